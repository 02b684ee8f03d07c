// The groups of one number: which tiles, up to two of each colour, form groups without rest.
#pragma once

#include "table_problem.hpp"

#include <array>
#include <cstdint>

namespace rummykit {

inline constexpr int kColourCounts = 81; // 0 to 2 of each colour, as a number to the base 3
inline constexpr std::array<int, kColours> kPlace = {1, 3, 9, 27};
inline constexpr std::uint8_t kNoGroups = 255;

struct TileGroups {
    std::array<std::array<std::uint8_t, kColours>, kColourCounts> digits;
    std::array<std::uint8_t, kColourCounts> total;
    // The number of groups that these tiles and exactly this many jokers form; kNoGroups if they cannot.
    std::array<std::array<std::uint8_t, kColourCounts>, kMaxJokers + 1> groups;
    // The most tiles in groups with exactly this many jokers, of `rest` and all of `need`: [jokers][need][rest].
    std::array<std::array<std::array<std::uint8_t, kColourCounts>, kColourCounts>, kMaxJokers + 1> most;

    TileGroups();
};

const TileGroups& tile_groups();

} // namespace rummykit
