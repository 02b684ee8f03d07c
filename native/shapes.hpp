// What a meld may be: plain numbers for groups and runs, and the arithmetic that follows from them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace rummykit {

inline constexpr int kSuits = 4;
inline constexpr int kRanks = 13;
inline constexpr int kFaces = kSuits * kRanks;

// A hand of at most 25 cards leaves some rank with at most one card, which is where the sweep of a
// round-the-corner game is cut open; it also keeps 32 scores of one card apart (see kPoint).
inline constexpr int kMaxCards = 25;
inline constexpr int kMaxValue = 1'000'000;

// A score counts points first and cards second: `kPoint` for each point of face value, 1 for each card.
using Score = std::int32_t;
inline constexpr Score kPoint = 32;
static_assert(kMaxCards < kPoint && std::int64_t{kMaxCards} * (std::int64_t{kMaxValue} * kPoint + 1) < INT32_MAX);

enum class Ace : std::uint8_t { low, high, both, corner };

struct Groups {
    int min_size;
    int max_size; // the cards of a hand where there is no upper size
    bool distinct_suits;

    // The fewest groups that `total` cards of one rank, at most `twins` of one suit, form without rest; 0 if none.
    // Dealing the cards suit by suit round k groups keeps twins apart and the sizes within one of each other, so
    // the sizes are the only condition.
    int fewest(int total, int twins) const {
        for (int k = distinct_suits && twins > 1 ? twins : 1; k * min_size <= total; ++k)
            if (total <= k * max_size) return k;
        return 0;
    }
};

struct Runs {
    int min_length;
    int max_length;
    Ace ace;

    // Every longer run can be cut into legal runs, so that a length need not be remembered past `min_length`.
    bool divisible() const { return max_length >= 2 * min_length - 1; }

    // The longest run that cannot be replaced by shorter ones.
    int longest_needed() const { return divisible() ? 2 * min_length - 1 : max_length; }
};

struct Shapes {
    std::optional<Groups> groups;
    std::optional<Runs> runs;
};

// The score of one card of each face.
using Weights = std::array<Score, kFaces>;

// The score of each face that is worth this many points.
inline Weights weights_of(const std::array<int, kFaces>& values) {
    Weights weights;
    for (int face = 0; face < kFaces; ++face)
        weights[face] = values[face] * kPoint + 1;
    return weights;
}

inline constexpr int face_of(int suit, int rank) {
    return suit * kRanks + rank;
}

using Meld = std::vector<std::uint8_t>;

struct Arrangement {
    Score score = 0; // of the melded cards
    std::vector<Meld> melds;
};

} // namespace rummykit
