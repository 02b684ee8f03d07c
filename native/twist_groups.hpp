// The groups of one number with regular, double and mirror jokers: which tiles form groups without rest.
#pragma once

#include "table_groups.hpp"
#include "twist_problem.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace rummykit {

// How many regular, double and mirror jokers, to the base 3.
inline constexpr int kGroupJokers = 27;
constexpr int group_jokers(int regular, int doubles, int mirrors) {
    return regular + 3 * doubles + 9 * mirrors;
}

// One group, or the two halves of a mirrored one; of the colours a bit each.
struct GroupPiece {
    std::uint8_t left = 0, right = 0; // colours; `right` only where there is a mirror
    std::uint8_t left_regular = 0, left_double = 0, right_regular = 0, right_double = 0;
    bool mirror = false;
    std::uint8_t code = 0;   // the tiles, to the base 3
    std::uint8_t jokers = 0; // to the base 3
};

struct TwistGroups {
    std::vector<GroupPiece> pieces;
    // A piece of the groups that these tiles and exactly these jokers form; -1 if they cannot, or if there are none.
    std::array<std::array<std::int16_t, kColourCounts>, kGroupJokers> last;
    std::array<std::array<bool, kColourCounts>, kGroupJokers> whole;
    // The most tiles in groups with exactly this many jokers, of `rest` and all of `need`: [need][rest][jokers].
    std::array<std::array<std::array<std::uint8_t, kGroupJokers>, kColourCounts>, kColourCounts> most;

    // What this many tiles of one colour in groups cost at least: jokers, and how many colours share them.
    struct Share {
        std::uint8_t regular, doubles, mirrors, colours;
    };
    // [tiles there are][colour][tiles in groups]
    std::array<std::array<std::array<std::vector<Share>, kCopies + 1>, kColours>, kColourCounts> shares;

    TwistGroups();
};

const TwistGroups& twist_groups();

} // namespace rummykit
