// What happens at one number of a table with special jokers.
#pragma once

#include "twist_problem.hpp"

#include <array>
#include <cstdint>

namespace rummykit {

// An open mirror set: a run of pairs. `pending` are sides on which a double joker covers the next number too.
struct TwistMirror {
    std::uint8_t colour = 0, natural = 0, pending = 0;
    bool there = false;
    std::uint32_t code() const {
        return there ? 1u | colour << 1 | static_cast<std::uint32_t>(natural) << 3 |
                           static_cast<std::uint32_t>(pending) << 4
                     : 0u;
    }
    static TwistMirror of(std::uint32_t code) {
        return {static_cast<std::uint8_t>(code >> 1 & 3), static_cast<std::uint8_t>(code >> 3 & 1),
                static_cast<std::uint8_t>(code >> 4 & 3), (code & 1) != 0};
    }
};

struct TwistLayer {
    enum class Cell : std::uint8_t { none, natural, regular, doubled };
    // What an open or new mirror does at a number.
    struct MirrorStep {
        enum class Act : std::uint8_t { ends, grows, changes } act = Act::ends;
        std::uint8_t colour = 0; // where it begins, or what it changes to
        Cell left = Cell::none, right = Cell::none;
        bool last = false; // a change of colour after which nothing follows
    };
    struct ColourStep {
        std::array<std::uint8_t, 3> doubled{}, changed{}; // of the runs with 1, 2, 3 or more tiles
        std::uint8_t tiles = 0, regular = 0, longer = 0;  // tiles and jokers in runs, and complete runs that go on
        std::uint8_t plain = 0, count = 0;                // runs that begin with a tile, and with jokers before it
        std::array<JokerCounts, kCopies> before{};
    };
    struct Change {
        std::uint8_t from = 0, tiles = 0, to = 0; // `tiles` with the joker; `to` kColours where the run ends
    };

    std::array<MirrorStep, kMaxJokers> mirrors{}, started{};
    std::uint8_t starts = 0, changes = 0;
    std::array<ColourStep, kColours> colours{};
    std::array<Change, kMaxJokers> change{};
    std::uint8_t grouped = 0, group_jokers = 0;
};

} // namespace rummykit
