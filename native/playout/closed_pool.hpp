// Many deals with closed hands at once: a choice for each, then the next decision of each.
#pragma once

#include "closed_deal.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace rummykit {

class ClosedPool {
  public:
    // Deal number n is of the sheet n modulo their number. It is shuffled as Deal(seed=…, number=n) is, or `quick`: by
    // cheap chance; it is begun by seat n modulo the seats. Throws std::invalid_argument for no deals or threads.
    ClosedPool(std::vector<const ClosedSheet*> sheets, int size, std::string seed, bool quick, int threads);
    ClosedPool(const ClosedPool&) = delete; // the streams of chance lie still

    int size() const { return static_cast<int>(slots_.size()); }
    int seats() const { return sheets_.front()->words.seats; }
    const ClosedDeal& deal(int slot) const { return slots_[static_cast<std::size_t>(slot)].deal; }
    const std::vector<ClosedAction>& legal(int slot) const { return slots_[static_cast<std::size_t>(slot)].legal; }
    std::uint32_t number(int slot) const { return slots_[static_cast<std::size_t>(slot)].number; }

    // Plays for each deal the legal action of this number. Deals that are over score, one number for each seat, and
    // are dealt anew. Throws std::invalid_argument, with nothing played, for a number that is none.
    template <typename Choice>
    void step(const Choice* choices, std::uint8_t* ended, std::int32_t* points);

    // For each deal: how many actions are legal, and whose turn it is.
    void tell(std::int32_t* counts, std::uint8_t* turns) const;

  private:
    struct Slot {
        ClosedDeal deal;
        std::vector<ClosedAction> legal;
        std::uint32_t number;
        Random random{0};
    };

    void begin(Slot& slot);
    Chance chance(Slot& slot);

    std::vector<const ClosedSheet*> sheets_;
    std::vector<Slot> slots_;
    std::string seed_;
    bool quick_;
    int threads_;
};

} // namespace rummykit
