// Many deals of a one-pack card game at once, and what their seats see in 64-bit words.
#pragma once

#include "card_deal.hpp"
#include "deal_pool.hpp"

#include <cstdint>

namespace rummykit {

class CardPool : public DealPool<CardDeal> {
  public:
    using DealPool::DealPool;

    static int words_seen(int seats) { return 5 + 4 * seats + 2; }
    // What the seat to act sees, words_seen() of them for each deal; docs/playout.md lists them.
    void observe(std::uint64_t* seen) const;
};

// What the seat to act sees of a deal.
void observe(const CardDeal& deal, std::uint64_t* seen);

} // namespace rummykit
