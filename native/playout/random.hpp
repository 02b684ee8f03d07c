// Chance for playouts: xoshiro256**, small and fast, the same on every machine. Not for deals that people play.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

namespace rummykit {

class Random {
  public:
    explicit Random(std::uint64_t seed) {
        for (std::uint64_t& word : state_) { // SplitMix64, so that seeds side by side have nothing in common
            seed += 0x9E3779B97F4A7C15;
            std::uint64_t mixed = seed;
            mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
            mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
            word = mixed ^ mixed >> 31;
        }
    }

    std::uint64_t next() {
        const std::uint64_t drawn = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return drawn;
    }

    // A number from 0 to below - 1; the bias is less than below / 2^32.
    std::uint32_t below(std::uint32_t below) { return static_cast<std::uint32_t>((next() >> 32) * below >> 32); }

    // A number from 0 to just under 1.
    double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }

    // Brings a random choice of `wanted` of these items to the front, in random order.
    template <typename Items>
    void shuffle_front(Items& items, int count, int wanted) {
        for (int at = 0; at < wanted; ++at)
            std::swap(items[at], items[at + static_cast<int>(below(static_cast<std::uint32_t>(count - at)))]);
    }

  private:
    std::array<std::uint64_t, 4> state_;
};

} // namespace rummykit
