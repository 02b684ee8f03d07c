// Many deals of one sheet, played by numbers of the flat action space and seen as observations.
#pragma once

#include "card_encoder.hpp"
#include "card_numbers.hpp"
#include "card_pool.hpp"

namespace rummykit {

class CardVector {
  public:
    // The deals are those of a CardPool.
    CardVector(const CardSheet& sheet, int size, std::string seed, int threads, const FlatNumbers& numbers,
               CardEncoding encoding);

    int size() const { return pool_.size(); }
    int seats() const { return pool_.seats(); }
    int numbers() const { return numbers_.size; }
    int observed() const { return observed_; }

    // Plays in each deal what a number stands for; the rest is as CardPool::step says. Throws std::invalid_argument,
    // with nothing played, for a number that may not be chosen.
    void step(const std::int64_t* numbers, std::uint8_t* ended, std::int32_t* points);

    // For each deal: what the seat to act sees (unless null), the numbers that it may choose, and which seat it is.
    void show(float* seen, std::int8_t* mask, std::int64_t* seats) const;

    // Every deal becomes a copy of one of `from`, by its number there. What its seat to act cannot see is dealt anew:
    // equal sources and seeds are equal deals.
    void take_alike(const CardVector& from, const std::int64_t* slots, const std::int64_t* seeds);

    // As CardPool has them.
    std::string state() const { return pool_.state(); }
    void restore(std::string_view state) { pool_.restore(state); }

  private:
    int chosen(int slot, std::int64_t number) const;

    CardPool pool_;
    int threads_;
    FlatNumbers numbers_;
    CardEncoding encoding_;
    int observed_;
    std::vector<std::int32_t> choices_;
};

} // namespace rummykit
