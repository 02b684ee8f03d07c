// The runs of one suit as an automaton: which runs are open before each position of a sweep, and what may follow.
#pragma once

#include "shapes.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rummykit {

inline constexpr int kPositions = kRanks + 1; // the ace may stand at both ends

// The lengths of the open runs, shortest first, four bits each: a run is open while the next card may still join
// it. Lengths stop counting where nothing depends on them any more. At most twelve runs are open at a time, as
// each holds a card of this position and those that are counted find one at the next.
using OpenRuns = std::uint64_t;

class Track {
  public:
    struct Step {
        int used;          // cards of this position that go into runs
        int to;            // the state before the next position
        OpenRuns extended; // the complete runs among those that go on; every incomplete one must
    };

    // `least` and `most` cards of each position may go into runs. The state before the first position and the one
    // after the last are number 0, nothing open.
    void build(const Runs& runs, std::span<const int> least, std::span<const int> most);

    // No runs at all.
    void build_empty(int positions);

    int states(int position) const { return static_cast<int>(layers_[position].open.size()); }
    std::span<const Step> steps(int position, int state) const {
        const Layer& layer = layers_[position];
        return std::span(layer.steps)
            .subspan(layer.first[state], static_cast<std::size_t>(layer.first[state + 1] - layer.first[state]));
    }

    // Appends the runs of one path, given its steps, as lists of positions.
    void replay(const Runs& runs, std::span<const Step> path, std::vector<std::vector<int>>& found) const;

  private:
    struct Layer {
        std::vector<OpenRuns> open;
        std::vector<Step> steps;
        std::vector<int> first; // of the steps of each state
        void clear() {
            open.clear();
            steps.clear();
            first.clear();
        }
        int index(OpenRuns runs);
    };
    std::array<Layer, kPositions + 1> layers_;
};

} // namespace rummykit
