// Every set with double, colour-changing or mirror jokers that some tiles make, and the sets with a certain tile.
#pragma once

#include "twist_problem.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace rummykit {

// A few tiles as they lie.
struct TileRow {
    static constexpr std::size_t kMost = 31; // both halves of a mirrored run and the mirror are fewer
    std::uint8_t size = 0;
    std::array<std::uint8_t, kMost> faces{};

    bool operator==(const TileRow&) const = default;
    const std::uint8_t* begin() const { return faces.data(); }
    const std::uint8_t* end() const { return faces.data() + size; }
    std::uint8_t back() const { return faces[size - 1u]; }
    void add(int face) { faces[size++] = static_cast<std::uint8_t>(face); }
    int count(int face) const;
    bool natural() const; // whether a tile with a number is among them
};

// A run as it lies: the number, from 1, and the colour of the next tile.
struct PartialRun {
    TileRow tiles;
    int number = 0, colour = 0;
};

// A set as it lies, and where it is a run that may yet be made longer, how that goes on.
struct TwistWay {
    TileRow tiles;
    std::optional<PartialRun> run;
    int longer = -1; // of the runs that lay, the one that it is with more tiles
};

// The sets of the tiles in a pool; runs may begin with a change of colour if `leading`, and two changes stand side by
// side if `adjacent`. What it found it remembers, so one answers for all tiles of a pool.
class TwistSets {
  public:
    TwistSets(const TwistCounts& pool, bool leading, bool adjacent, int longest = kNumbers);

    // Every run with a special joker as it may lie, of no more than `longest` tiles; of groups and mirrored sets one
    // order of the tiles. None of them has more jokers than `jokers`, mirrors aside.
    std::vector<TileRow> all(int jokers);
    // Every set with this tile, in one order in which it is legal, of runs as much as is needed to hold it.
    std::vector<TwistWay> holding(int wanted);
    // Every way to make a run longer, from tiles of the pool, until the new part holds this tile, or any if it is -1.
    std::vector<TwistWay> onward(const PartialRun& run, int wanted) const;

  private:
    using Rows = std::vector<TileRow>;
    // Jokers that a set may yet take: regular, double and colour-changing ones.
    using Spare = std::array<int, 3>;
    struct Longer {
        PartialRun run;
        Spare spare;
    };
    // The beginning of a mirrored run: both halves towards the mirror. On a side where a double joker covers the next
    // cell already nothing is added.
    struct Halves {
        TileRow left, right;
        int number, colour;
        Spare spare;
        bool left_covered = false, right_covered = false;
    };

    bool there(int face) const { return pool_[static_cast<std::size_t>(face)] > 0; }
    bool may_begin(const TileRow& before) const;
    bool may_change(const TileRow& before) const;
    std::vector<TwistWay> once(std::vector<TwistWay> found) const;
    const Rows& ending(int number, int colour, const Spare& spare);
    void runs_until(int wanted, int number, int colour, std::vector<TwistWay>& found);
    void complete(const PartialRun& run, const Spare& spare, std::vector<TwistWay>& found) const;
    std::vector<Longer> longer(const PartialRun& run, const Spare& spare) const;
    bool could_come(const PartialRun& run, int wanted, const Spare& spare) const;
    void groups(int number, Rows& found) const;
    Rows parts(int number, int members) const;
    void mirrored_groups(int number, Rows& found) const;
    void mirrored_runs(int colour, const Spare& spare, Rows& found) const;
    void nearer(const Halves& halves, std::vector<Halves>& found) const;

    TwistCounts pool_;
    bool leading_, adjacent_;
    int longest_;
    Spare spare_;
    std::vector<std::optional<Rows>> endings_; // by number, colour and spare jokers
};

} // namespace rummykit
