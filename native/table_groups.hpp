// The groups of one number: which tiles, up to two of each colour or three, form groups without rest.
#pragma once

#include "table_problem.hpp"

#include <array>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace rummykit {

template <class Pack>
struct TileGroups {
    static constexpr int kBase = Pack::kCopies + 1;
    static constexpr int kColourCounts = kBase * kBase * kBase * kBase; // of each colour a digit, to this base
    static constexpr std::array<int, kColours> kPlace = {1, kBase, kBase * kBase, kBase * kBase * kBase};
    using Code = std::conditional_t<(kColourCounts < 256), std::uint8_t, std::uint16_t>;
    static constexpr Code kNoGroups = std::numeric_limits<Code>::max();

    std::array<std::array<std::uint8_t, kColours>, kColourCounts> digits;
    std::array<std::uint8_t, kColourCounts> total;
    // The number of groups that these tiles and exactly this many jokers form; kNoGroups if they cannot.
    std::array<std::array<Code, kColourCounts>, Pack::kMaxJokers + 1> groups;
    // The most tiles in groups with exactly this many jokers, of `rest` and all of `need`: [jokers][need][rest].
    std::array<std::array<std::array<Code, kColourCounts>, kColourCounts>, Pack::kMaxJokers + 1> most;

    TileGroups();
};

template <class Pack>
const TileGroups<Pack>& tile_groups();

inline constexpr int kColourCounts = TileGroups<CommonPack>::kColourCounts;
inline constexpr std::array<int, kColours> kPlace = TileGroups<CommonPack>::kPlace;
inline constexpr std::uint8_t kNoGroups = TileGroups<CommonPack>::kNoGroups;

} // namespace rummykit
