// Many deals of one sheet at once: a choice for each, then the next decision of each.
#pragma once

#include "card_deal.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rummykit {

class CardPool {
  public:
    // Deal number n is shuffled as Deal(seed=…, number=n) is, or `quick`: by cheap chance; it is begun by seat n modulo
    // the seats.
    CardPool(const CardSheet& sheet, int size, std::string seed, bool quick, int threads);
    CardPool(const CardPool&) = delete; // the streams of chance lie still

    int size() const { return static_cast<int>(slots_.size()); }
    int seats() const { return sheet_.words.seats; }
    const CardDeal& deal(int slot) const { return slots_[slot].deal; }
    const std::vector<Action>& legal(int slot) const { return slots_[slot].legal; }
    std::uint32_t number(int slot) const { return slots_[slot].number; }

    // Plays for each deal the legal action of this number. Deals that are over score, one number for each seat, and
    // are dealt anew. Throws std::invalid_argument, with nothing played, for a number that is none.
    template <typename Choice>
    void step(const Choice* choices, std::uint8_t* ended, std::int32_t* points);

    // Goes on in a slot with another deal of the sheet; cards that are shuffled anew are so as in the deal it replaces.
    void set(int slot, const CardDeal& deal);

    // Where all deals stand, for a pool of the same sheet, size and seed of this build; shuffles by cheap chance go on
    // as they would have there.
    std::string state() const;
    // Goes on from there; throws std::invalid_argument for the state of other deals.
    void restore(std::string_view state);

    // For each deal: how many actions are legal, and whose turn it is.
    void tell(std::int32_t* counts, std::uint8_t* turns) const;

    static int words_seen(int seats) { return 5 + 4 * seats + 2; }
    // What the seat to act sees, words_seen() of them for each deal; docs/playout.md lists them.
    void observe(std::uint64_t* seen) const;

  private:
    struct Slot {
        CardDeal deal;
        std::vector<Action> legal;
        std::uint32_t number;
        Random random{0};
    };

    void begin(Slot& slot);
    Chance chance(Slot& slot);

    const CardSheet& sheet_;
    std::vector<Slot> slots_;
    std::string seed_;
    bool quick_;
    int threads_;
};

// What the seat to act sees of a deal.
void observe(const CardDeal& deal, std::uint64_t* seen);

} // namespace rummykit
