// What the jokers of a set with special jokers stand for, as it lies.
#pragma once

#include "twist_problem.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rummykit {

// A joker of a table: its face, its set, and the tiles, a bit each, that it can stand for in each of the best readings.
struct PlacedJoker {
    std::uint8_t face = 0, set = 0, readings = 0;
    std::array<std::uint64_t, 2> stands{};

    // Whether both stand for a tile in common, however their sets are read.
    bool means_the_same(const PlacedJoker& other) const;
    std::uint64_t meant() const { return stands[0] | stands[1]; }
};

// Adds the jokers of a legal set, in its order; a mirror stands for nothing.
void place_jokers(std::span<const std::uint8_t> set, int number, std::vector<PlacedJoker>& found);

} // namespace rummykit
