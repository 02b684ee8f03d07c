// When a seat calls the end of a deal in a playout, and whether it fights a call: by what it can know of other hands.
#pragma once

#include "card_deal.hpp"

namespace rummykit {

struct EndPolicy {
    double thrift = 0.97;       // what a card in a hand is worth after each round, of what it was worth before
    double in_melds = 0.6;      // of a large hand whose melds are free, the part that counts
    double among_several = 0.9; // the lowest of several hands is lower than the average of each
    double margin = 0.75;       // the part of the lowest that others may have below which a hand is compared

    bool calls(const CardDeal& deal) const;
    bool fights(const CardDeal& deal) const;

  private:
    double lowest(const CardDeal& deal, std::uint8_t seats) const;
};

} // namespace rummykit
