// A table of tiles with all four kinds of jokers as plain numbers.
#pragma once

#include "table_problem.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace rummykit {

// In the order of their faces, which follow the tiles.
enum JokerKind { kRegular, kDouble, kColour, kMirror, kJokerKinds };
inline constexpr int kTwistFaces = kTiles + kJokerKinds;
inline constexpr int kMaxTwistTiles = kTiles * kCopies + kJokerKinds * kMaxJokers;

using TwistCounts = std::array<std::uint8_t, kTwistFaces>;
using TwistWeights = std::array<std::int32_t, kTwistFaces>;
using JokerCounts = std::array<std::uint8_t, kJokerKinds>;

inline std::uint8_t byte(int number) {
    return static_cast<std::uint8_t>(number);
}

using TwistSet = std::vector<std::uint8_t>;

// The first tiles of a run that lie for good: three or more, the last no change of colour. At `number` of `colour`,
// both from 0, it may go on.
struct BegunRun {
    TwistSet tiles;
    std::uint8_t colour = 0, number = 0;
};

struct TwistProblem {
    TwistCounts must{};    // lies on the table, and lies there afterwards
    TwistCounts may{};     // the rack
    int minimum = 0;       // what all sets together are worth at least
    int beat = kAny;       // plays that score no more than this are of no use
    int steps = 0;         // before the best play so far has to do, 0 where it must be proven
    int node_steps = 0;    // of these, that one node may take
    bool leading = true;   // a run may begin with a change of colour
    bool adjacent = false; // two changes of colour may stand side by side
    std::vector<BegunRun> begun;
};

struct TwistPlay {
    bool found = false; // otherwise nothing beats what is to be beaten, and the rest is empty
    int score = 0;
    TwistCounts played{};
    std::vector<TwistSet> sets; // as they are laid
};

} // namespace rummykit
