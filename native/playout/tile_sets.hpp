// Sets of tiles and pools of them, as the joker rules ask for them.
#pragma once

#include "table_problem.hpp"
#include "tile_deal.hpp"

#include <algorithm>

namespace rummykit {

inline constexpr int kATile = 1000;      // beside its value
inline constexpr int kKeptJoker = -1900; // so that a joker must bring two tiles more
inline constexpr int kNear = 2;          // a joker this many numbers beyond a run cannot be cut off from it
inline constexpr int kLeastCut = 3;
inline constexpr int kLongestRackSet = 5;

inline TileCounts regular(const TilePool& pool) {
    TileCounts counts;
    std::copy_n(pool.begin(), kTileFaces, counts.begin());
    return counts;
}

inline int score_of(const TilePool& tiles, const TileWeights& weights) {
    int sum = 0;
    for (int face = 0; face < kTileFaces; ++face)
        sum += tiles[face] * weights[face];
    return sum;
}

inline TilePool counted(const LaidSet& set) {
    TilePool pool{};
    for (int at = 0; at < set.size; ++at)
        ++pool[set.faces[at]];
    return pool;
}

inline bool within(const TilePool& part, const TilePool& whole) {
    for (int face = 0; face < kPoolFaces; ++face)
        if (part[face] > whole[face]) return false;
    return true;
}

inline int jokers_in(const LaidSet& set) {
    return static_cast<int>(std::count(set.faces.begin(), set.faces.begin() + set.size, kTileJoker));
}

inline bool special_jokers_in(const TilePool& pool) {
    return std::any_of(pool.begin() + kTileFaces, pool.end(), [](int count) { return count > 0; });
}

inline bool special(const LaidSet& set) {
    return std::any_of(set.faces.begin(), set.faces.begin() + set.size, [](int face) { return face > kTileJoker; });
}

inline LaidSet part_of(const LaidSet& set, int first, int last) {
    LaidSet part;
    part.run = set.run;
    for (int at = first; at < last; ++at)
        part.add(set.faces[at]);
    return part;
}

} // namespace rummykit
