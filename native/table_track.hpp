// The runs of one colour as an automaton over the numbers, with what each state can still bring at most.
#pragma once

#include "table_problem.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace rummykit {

// How many runs of 1, of 2 and of 3 or more tiles are open: the next number may join them, and must join those
// that are no set yet. A run of three that ends where another begins is one longer run, so as many as possible go
// on, and what follows from a state depends only on how many tiles of the next number go into runs.
struct OpenTiles {
    std::int8_t one, two, three;
    std::int8_t bare; // for how many numbers: see `OpenStates`
};

// How many states (n1, n2, n3) have a sum of at most this.
constexpr int open_states(int sum) {
    return (sum + 1) * (sum + 2) * (sum + 3) / 6;
}

// Where a pack has three jokers or more, a run must not be made of them alone. There are too few for that unless no
// tile of its colour but jokers is in any run at any of its numbers. A state tells for how many numbers this has been
// so since a run began: such a run is `bare`. Each of these numbers took a joker.
template <class Pack>
struct OpenStates {
    static constexpr int kMaxParallel = Pack::kCopies + Pack::kMaxJokers; // runs of one colour, open side by side
    static constexpr int kMostBare = Pack::kMaxJokers > 2 ? Pack::kMaxJokers : 0;
    static constexpr int most_open(int bare) { return bare ? Pack::kMaxJokers + 1 - bare : kMaxParallel; }
    static constexpr int kOpenStates = [] {
        int sum = 0;
        for (int bare = 0; bare <= kMostBare; ++bare)
            sum += open_states(most_open(bare));
        return sum;
    }();
    // And so many aces that will lie above a king, which is only asked of the common pack.
    static constexpr bool kHighAces = Pack::kCopies == CommonPack::kCopies;
    static constexpr int kTrackStates = kOpenStates * (kHighAces ? Pack::kCopies + 1 : 1);
    static_assert(kTrackStates < 256);
};

// A set of states.
template <class Pack>
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
    std::array<std::uint64_t, (OpenStates<Pack>::kTrackStates + 63) / 64> words_{};
};

// States from which whatever can follow this one can follow too: a run further on, or one more that may go on.
struct BetterStates {
    std::array<std::uint8_t, 4> states;
    int count;
};
template <class Pack>
const BetterStates& better_states(int state);

// Bounds count jokers by halves: where two tiles need a joker to be a group, each colour pays for half of it.
template <class Pack>
inline constexpr int kMaxHalves = 2 * Pack::kMaxJokers;

// The least cost of 0, 1, 2 … tiles in groups, in half jokers.
template <class Pack>
using HalvesInGroups = std::array<int, Pack::kCopies + 1>;

// One number of one colour.
template <class Pack>
struct TrackTiles {
    int must = 0, all = 0; // all = must and may
    HalvesInGroups<Pack> halves{};
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

// What 0, 1, 2 … tiles of a number in groups cost their colour.
template <class Pack>
using GroupPrices = std::array<std::int32_t, Pack::kCopies + 1>;
inline constexpr std::int32_t kDear = -kNever;

template <class Pack>
class TileTrack {
  public:
    static constexpr int kOpenStates = OpenStates<Pack>::kOpenStates, kTrackStates = OpenStates<Pack>::kTrackStates;

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
    void build(const std::array<TrackTiles<Pack>, kNumbers>& tiles, int jokers, bool bound, const AcesAbove& aces);

    std::span<const Step> steps(int number, int state) const {
        const auto& at = first_[number][state];
        return {steps_.data() + at.from, static_cast<std::size_t>(at.to - at.from)};
    }

    // Upper bounds for all numbers from this one on, by how many half jokers there are at most; kNever if there is no
    // way.
    using Bounds = std::array<std::int32_t, kMaxHalves<Pack> + 1>;
    const Bounds& bounds(int number, int state) const { return bounds_[number][state]; }

    // The same if one of the steps is taken, in the order of the steps.
    const Bounds* ahead(int number, int state) const { return ahead_.data() + first_[number][state].from; }

    const StateSet<Pack>& reached(int number) const { return reached_[number]; } // the states before it
    const TrackTiles<Pack>& tiles(int number) const { return tiles_[number]; }

    // Bounds where so many tiles of a number in groups cost this colour so much; what they cost may be less than
    // nothing, and is kDear where there is no way.
    void price(const std::array<GroupPrices<Pack>, kNumbers>& prices);

  private:
    struct Range {
        std::int32_t from = 0, to = 0;
    };
    template <int most, bool first>
    void look_back();
    template <bool first>
    void look_back() {
        [&]<int... jokers>(std::integer_sequence<int, jokers...>) {
            static_cast<void>(((jokers == jokers_ && (look_back<2 * jokers, first>(), true)) || ...));
        }(std::make_integer_sequence<int, Pack::kMaxJokers + 1>());
    }

    std::vector<Step> steps_;
    std::vector<Bounds> ahead_;
    std::array<std::array<Range, kTrackStates>, kNumbers> first_;
    std::array<std::array<Bounds, kTrackStates>, kNumbers + 1> bounds_;
    std::array<StateSet<Pack>, kNumbers + 1> reached_;
    std::array<TrackTiles<Pack>, kNumbers> tiles_;
    std::array<GroupPrices<Pack>, kNumbers> prices_;
    int jokers_ = 0;
};

} // namespace rummykit
