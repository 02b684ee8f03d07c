// The exact best arrangement of a multiset of cards, swept rank by rank.
#pragma once

#include "shapes.hpp"
#include "track.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace rummykit {

using Counts = std::array<std::uint8_t, kFaces>;

// One line of ranks to sweep. Where the ace has two places, each suit's aces are dealt to them beforehand.
struct Line {
    int positions = 0;
    std::array<int, kPositions> rank{};
    std::array<std::array<int, kPositions>, kSuits> cards{}; // by suit and position
    int all_in_runs = -1;                                    // the position whose cards must all go into runs, if any
};

// The joint search over the four suits' tracks: the groups of a rank are what ties the suits together. Keeps its
// memory from call to call; one per thread.
class Sweep {
  public:
    // The best score of the line, or -1 if it cannot be played as it demands.
    Score run(const Shapes& shapes, const Weights& weights, const Line& line);

    // The melds of the last `run`, whose result was not -1.
    void append_melds(const Shapes& shapes, const Weights& weights, const Line& line, std::vector<Meld>& melds) const;

  private:
    // The best groups among the cards of one position that do not go into runs, for every such rest.
    struct GroupTable {
        std::array<int, kSuits> stride{};
        std::vector<Score> best;
        void build(const Shapes& shapes, const Weights& weights, const Line& line, int position);
        bool any() const { return !best.empty(); }
        int at(const std::array<int, kSuits>& rest) const {
            return rest[0] * stride[0] + rest[1] * stride[1] + rest[2] * stride[2] + rest[3] * stride[3];
        }
    };

    using Path = std::array<Track::Step, kSuits>; // a step of each suit
    template <typename Seen>
    void each_step(const Weights& weights, const Line& line, int position, int state, Seen&& seen) const;
    void append_groups(const Shapes& shapes, const Weights& weights, const Line& line, int position,
                       std::array<int, kSuits> rest, std::vector<Meld>& melds) const;

    std::array<Track, kSuits> tracks_;
    std::array<GroupTable, kPositions> groups_;
    std::array<std::vector<Score>, kPositions + 1> best_; // by joint state before each position; -1: not reached
};

} // namespace rummykit
