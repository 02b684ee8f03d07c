// Many deals of several packs, played by listed actions and seen as observations.
#pragma once

#include "others_play.hpp"
#include "packs_encoder.hpp"
#include "parallel.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rummykit {

class PacksVector {
  public:
    // Deal number n is Deal(seed=…, number=n), begun by seat n modulo the seats, by the sheet of this number in the
    // schedule.
    PacksVector(std::vector<PacksSheet> sheets, int size, std::string seed, int threads, Candidates candidates,
                CardEncoding encoding);

    int size() const { return static_cast<int>(slots_.size()); }
    int seats() const { return sheets_.front().words.seats; }
    int numbers() const { return candidates_.size(); }
    // The numbers that describe all choices of a deal.
    int described() const { return kCandidateRows * candidates_.width(); }
    int observed() const { return observed_; }

    // Plays in each deal the action of this number, unless it is kDealWaits. Deals that are over score, one number for
    // each seat, and are dealt anew. Throws std::invalid_argument, with nothing played, for a number that is none.
    void step(const std::int64_t* numbers, std::uint8_t* ended, std::int32_t* points);

    // What let_others_play() asks for.
    template <typename Does>
    void each(Does&& does) const {
        share_out(slots_.size(), kAtATime, static_cast<std::size_t>(threads_),
                  [&](std::size_t first, std::size_t last) {
                      for (std::size_t slot = first; slot < last; ++slot)
                          does(slot);
                  });
    }
    int turn(std::size_t slot) const { return slots_[slot].deal.turn; }
    std::size_t choices(std::size_t slot) const { return slots_[slot].legal.actions.size(); }
    bool play(std::size_t slot, std::size_t choice, std::int32_t* scored);

    // For each deal what the seat to act sees (unless null), a row for each action, a one for each number that may be
    // chosen, and the seat. The rows that are there are those of an earlier call, or zeros.
    void show(float* seen, float* rows, std::int8_t* mask, std::int64_t* seats) const;

    // Goes on in each slot with a copy of the deal in this slot of `from`, in which what the seat to act cannot see is
    // dealt anew; equal seeds are equal deals. Throws std::invalid_argument for no such slot.
    void take_alike(const PacksVector& from, const std::int64_t* slots, const std::int64_t* seeds);

    // Goes on in a slot with the beginning of the deal of this number, of this place in the schedule, by this seat.
    void begin(int slot, std::uint32_t number, std::uint32_t scheduled, int starter);

    // The number of each legal action of a deal, in the engine's order; -1 for one that has none.
    std::vector<int> listed(int slot) const;

    // Where all deals stand, for a vector of the same sheets, size and seed of this build.
    std::string state() const;
    // Goes on from there; throws std::invalid_argument for the state of other deals.
    void restore(std::string_view state);

  private:
    static constexpr std::size_t kAtATime = 16;

    struct Slot {
        PacksDeal deal;
        PacksListing legal;
        std::vector<std::uint32_t> kept;
        std::uint32_t number = 0;
        std::uint32_t scheduled = 0; // the deal of the schedule that is played
    };

    void begin(Slot& slot);
    void begin(Slot& slot, std::uint32_t scheduled, int starter);
    void list(Slot& slot) const;
    void set(Slot& slot, const PacksDeal& deal, std::uint32_t scheduled) const;
    void show_rows(const Slot& slot, float* rows, std::int8_t* mask) const;

    std::vector<PacksSheet> sheets_;
    std::vector<Slot> slots_;
    std::string seed_;
    int threads_;
    Candidates candidates_;
    CardEncoding encoding_;
    int observed_;
};

} // namespace rummykit
