// Many deals of tiles at once: a choice for each, then the next decision of each.
#pragma once

#include "others_play.hpp"
#include "parallel.hpp"
#include "tile_encoder.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rummykit {

class TileDeals {
  public:
    // Deal number n is shuffled as Deal(seed=…, number=n) is, from the faces of `pack` in this order, and begun by seat
    // n modulo the seats.
    TileDeals(const TileWords& words, int hand, std::vector<std::uint8_t> pack, int size, std::string seed,
              int threads);

    int size() const { return static_cast<int>(slots_.size()); }
    int seats() const { return words_.players; }
    const TileSteps& deal(int slot) const { return slots_[slot].steps; }
    std::uint32_t number(int slot) const { return slots_[slot].number; }

    // Plays for each deal the legal action of this number, unless it is kDealWaits. Deals that are over score, one
    // number for each seat, and are dealt anew. Throws std::invalid_argument, with nothing played, for a number that is
    // none.
    template <typename Choice>
    void step(const Choice* choices, std::uint8_t* ended, std::int32_t* points);

    // What let_others_play() asks for.
    template <typename Does>
    void each(Does&& does) const {
        share_out(slots_.size(), kAtATime, static_cast<std::size_t>(threads_),
                  [&](std::size_t first, std::size_t last) {
                      for (std::size_t slot = first; slot < last; ++slot)
                          does(slot);
                  });
    }
    int turn(std::size_t slot) const { return slots_[slot].steps.deal().turn; }
    std::size_t choices(std::size_t slot) const { return static_cast<std::size_t>(slots_[slot].count); }
    bool play(std::size_t slot, std::size_t choice, std::int32_t* scored);

    // For each deal: how many actions are legal, and whose turn it is.
    void tell(std::int32_t* counts, std::uint8_t* turns) const;

    // What the seats to act see, encoded_size() numbers for each deal.
    void observe(int sets, float* seen) const;

    // The first `most` legal actions of each deal: rows of kListedSize numbers, zeros where there is no action, and a
    // one for each that there is.
    void describe(int most, float* rows, std::int8_t* mask) const;

    // Goes on in each slot with a copy of the deal in this slot of `from`, in which what the seat to act cannot see is
    // dealt anew; equal seeds are equal deals, and the deal after it is that of the slot. Throws std::invalid_argument,
    // with nothing changed, for no such slot.
    void take_alike(const TileDeals& from, const std::int64_t* slots, const std::int64_t* seeds);

    // Goes on in a slot with the beginning of the deal of this number, by this seat.
    void begin(int slot, std::uint32_t number, int starter) { slots_[slot] = begun(number, starter); }

    // Where all deals stand, for deals of the same words, size and seed of this build.
    std::string state() const;
    // Goes on from there; throws std::invalid_argument for the state of other deals.
    void restore(std::string_view state);

  private:
    static constexpr std::size_t kAtATime = 16;

    struct Slot {
        TileSteps steps;
        std::uint32_t number;
        int starter, count, turn_number;
        unsigned laid; // a bit for each seat that has laid anything
    };

    Slot begun(std::uint32_t number) const {
        return begun(number, static_cast<int>(number % static_cast<std::uint32_t>(seats())));
    }
    Slot begun(std::uint32_t number, int starter) const;
    void score(const Slot& slot, std::int32_t* points) const;

    TileWords words_;
    int hand_;
    std::vector<std::uint8_t> pack_;
    std::string seed_;
    int threads_;
    std::vector<Slot> slots_;
};

} // namespace rummykit
