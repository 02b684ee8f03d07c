// A table of tiles and a rack as plain numbers: what must lie in sets afterwards, what may, and what that is worth.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <vector>

namespace rummykit {

inline constexpr int kColours = 4;
inline constexpr int kNumbers = 13;
inline constexpr int kTiles = kColours * kNumbers; // a tile is colour * 13 + number - 1
inline constexpr int kTileJoker = kTiles;          // the face after the tiles
inline constexpr int kTileFaces = kTiles + 1;
inline constexpr int kFirstFace = 64; // of the tiles in rummykit.cards, where jokers follow the tiles too

// What a pack holds of each at most. The search is made for each pack of its own, so that the common one does not pay
// for the large one.
struct CommonPack {
    static constexpr int kCopies = 2;
    static constexpr int kMaxJokers = 2;
};
// For five and six people.
struct LargePack {
    static constexpr int kCopies = 3;
    static constexpr int kMaxJokers = 4;
};

inline constexpr int kCopies = CommonPack::kCopies;
inline constexpr int kMaxJokers = CommonPack::kMaxJokers;
inline constexpr int kMaxTiles = kTiles * LargePack::kCopies + LargePack::kMaxJokers;

inline constexpr int kMaxTileWeight = 1'000'000;
inline constexpr int kMaxMinimum = 1023; // more than all tiles of a pack are worth in sets

// Less than any play scores.
inline constexpr int kAny = -200'000'000;

// Less than any score, and four times as much still fits.
inline constexpr std::int32_t kNever = -500'000'000;

// How many there are of each face.
using TileCounts = std::array<std::uint8_t, kTileFaces>;

// What one played tile of each face counts; only a joker may count less than nothing.
using TileWeights = std::array<std::int32_t, kTileFaces>;

// A set that stays, and may be lengthened; its own tiles are not counted in the problem.
struct KeptRun {
    int colour, low, high; // numbers 0 to 12, at the high end 13 for an ace above the king
};
struct KeptGroup {
    int number;
    unsigned colours; // of its number tiles, a bit each
    int size;
};

// Where no joker may lie: in the place of which tiles of a run, and in the groups of which numbers.
struct JokerBars {
    std::bitset<kTiles> runs;
    std::bitset<kNumbers> groups;
    bool any() const { return runs.any() || groups.any(); }
};

struct TableProblem {
    TileCounts must{}; // lies on the table, and lies there afterwards
    TileCounts may{};  // the rack
    std::vector<KeptRun> kept_runs;
    std::vector<KeptGroup> kept_groups;
    JokerBars bars;
    bool high_ace = false; // whether number 1 stands above 13 too, at the end of a run
    int minimum = 0;       // what all sets together are worth at least, a joker as what it stands for
    int beat = kAny;       // plays that score no more than this are of no use
};

// One set from low to high; the jokers of a group come last.
struct TileSet {
    std::array<std::uint8_t, kNumbers> faces{};
    int size = 0;
    int kept = -1;       // the kept set it lengthens: runs first, then groups
    bool before = false; // at the low end of a kept run

    void add(int face) { faces[size++] = static_cast<std::uint8_t>(face); }
};

struct TablePlay {
    bool found = false; // otherwise nothing beats what is to be beaten, and the rest is empty
    int score = 0;
    TileCounts played{};
    std::vector<TileSet> sets; // of a kept set only the tiles that lengthen it
};

} // namespace rummykit
