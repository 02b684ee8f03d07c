// The sets of a table with special jokers, laid number by number.
#pragma once

#include "twist_layer.hpp"
#include "twist_problem.hpp"

#include <array>
#include <vector>

namespace rummykit {

class TwistLayout {
  public:
    explicit TwistLayout(const TwistProblem& problem) : problem_(problem) {}

    // What happens at the next number, `mirrors` in the order in which they are open.
    void lay(int number, const std::array<TwistMirror, kMaxJokers>& mirrors, const TwistLayer& layer);
    // All sets; nothing is laid afterwards.
    std::vector<TwistSet> finish();

  private:
    struct Run {
        TwistSet tiles;
        int colour;
        bool covered = false; // a double joker stands for the next number too
        bool settled = false; // this number is done with
    };
    struct Pair {
        TwistSet left, right;
        TwistMirror state;
        bool left_covered = false, right_covered = false, settled = false;
    };

    void lay_mirrors(int number, const std::array<TwistMirror, kMaxJokers>& mirrors, const TwistLayer& layer);
    void grow(Pair& pair, int number, const TwistLayer::MirrorStep& step);
    void lay_runs(int number, int colour, const TwistLayer& layer);
    void lay_groups(int number, const TwistLayer& layer);
    // An open run of a colour that this number has not touched, with 1, 2, or 3 or more tiles.
    Run* find(int colour, std::size_t tiles, bool to_change = false);
    void close(const Pair& pair);

    const TwistProblem& problem_;
    std::vector<Run> runs_;
    std::vector<Pair> pairs_;
    std::vector<TwistSet> sets_;
};

} // namespace rummykit
