// The runs of one colour as an automaton over the numbers, with what each state can still bring at most.
#pragma once

#include "table_problem.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace rummykit {

inline constexpr int kMaxParallel = kCopies + kMaxJokers;        // runs of one colour that are open side by side
inline constexpr int kOpenStates = 35;                           // (n1, n2, n3) with a sum of at most kMaxParallel
inline constexpr int kTrackStates = kOpenStates * (kCopies + 1); // and so many aces that will lie above a king

// How many runs of 1, of 2 and of 3 or more tiles are open: the next number may join them, and must join those
// that are no set yet. A run of three that ends where another begins is one longer run, so as many as possible go
// on, and what follows from a state depends only on how many tiles of the next number go into runs.
struct OpenTiles {
    std::int8_t one, two, three;
};

// A set of states.
class StateSet {
  public:
    void add(int state) { words_[state / 64] |= std::uint64_t{1} << state % 64; }
    template <typename Take>
    void each(Take&& take) const {
        for (int word = 0; word < static_cast<int>(words_.size()); ++word)
            for (std::uint64_t left = words_[word]; left; left &= left - 1)
                take(64 * word + std::countr_zero(left));
    }

  private:
    std::array<std::uint64_t, (kTrackStates + 63) / 64> words_{};
};

// States from which whatever can follow this one can follow too: a run further on, or one more that may go on.
struct BetterStates {
    std::array<std::uint8_t, 4> states;
    int count;
};
const BetterStates& better_states(int state);

// Bounds count jokers by halves: where two tiles need a joker to be a group, each colour pays for half of it.
inline constexpr int kMaxHalves = 2 * kMaxJokers;
inline constexpr int kTooDear = kMaxHalves + 1;

// One number of one colour.
struct TrackTiles {
    int must = 0, all = 0;                                      // all = must and may
    std::array<int, kCopies + 1> halves{0, kTooDear, kTooDear}; // of jokers: the least cost of tiles in groups
    int weight = 0;
    int starting = 0;    // kept runs that begin here and take in one open run each
    int ended = 0;       // kept runs that ended one number before, and may go on
    bool barred = false; // no joker may lie in a run here
};

// Whether aces may lie above the kings of a colour, and how many kept runs end with its king.
struct AcesAbove {
    bool may = false;
    int ended = 0;
};

// What 0, 1 and 2 tiles of a number in groups cost their colour.
using GroupPrices = std::array<std::int32_t, kCopies + 1>;
inline constexpr std::int32_t kDear = -kNever;

class TileTrack {
  public:
    struct Step {
        std::uint8_t tiles;      // that go into runs, jokers among them
        std::uint8_t jokers;     // unless some are barred, used only when every tile of this number is in a run
        std::uint8_t to;         // the state before the next number
        std::uint8_t taken_one;  // runs of one tile that are taken in by kept runs
        std::uint8_t taken_two;  // runs of two
        std::uint8_t in_runs;    // tiles - jokers, and the aces that will lie above a king
        std::uint8_t rest, need; // tiles left for groups, and how many of them must find one
    };

    // Before the first number the state is 0, nothing open, and so it is after the last. Where jokers are `bound` to
    // places a tile may not take the place of one that then lies elsewhere.
    void build(const std::array<TrackTiles, kNumbers>& tiles, int jokers, bool bound, const AcesAbove& aces);

    std::span<const Step> steps(int number, int state) const {
        const auto& at = first_[number][state];
        return {steps_.data() + at.from, static_cast<std::size_t>(at.to - at.from)};
    }

    // Upper bounds for all numbers from this one on, by how many half jokers there are at most; kNever if there is no
    // way.
    using Bounds = std::array<std::int32_t, kMaxHalves + 1>;
    const Bounds& bounds(int number, int state) const { return bounds_[number][state]; }

    // The same if one of the steps is taken, in the order of the steps.
    const Bounds* ahead(int number, int state) const { return ahead_.data() + first_[number][state].from; }

    const StateSet& reached(int number) const { return reached_[number]; } // the states before it
    const TrackTiles& tiles(int number) const { return tiles_[number]; }

    // Bounds where so many tiles of a number in groups cost this colour so much; what they cost may be less than
    // nothing, and is kDear where there is no way.
    void price(const std::array<GroupPrices, kNumbers>& prices);

  private:
    struct Range {
        std::int32_t from = 0, to = 0;
    };
    template <int most, bool first>
    void look_back();

    std::vector<Step> steps_;
    std::vector<Bounds> ahead_;
    std::array<std::array<Range, kTrackStates>, kNumbers> first_;
    std::array<std::array<Bounds, kTrackStates>, kNumbers + 1> bounds_;
    std::array<StateSet, kNumbers + 1> reached_;
    std::array<TrackTiles, kNumbers> tiles_;
    std::array<GroupPrices, kNumbers> prices_;
    int jokers_ = 0;
};

} // namespace rummykit
