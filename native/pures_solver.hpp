// Hands of several packs that want this many pure sequences: the fewest points that they count.
#pragma once

#include "lives_solver.hpp"

namespace rummykit {

struct PuresAnswer {
    int pures = 0;                               // pure sequences of the answer, at most as many as are wanted and more
    int points = 0;                              // not capped
    bool proven = true;                          // otherwise it took too long, and there may be fewer points
    std::vector<std::vector<std::uint8_t>> pure; // their cards, a joker kJokerFace
    std::vector<LivesGroup> groups;              // the others, where there are enough pure ones
};

// A pure sequence is a run without a wild card but in its own place, or three of one card, jokers too. With as many as
// are wanted only cards in no group count, with fewer every card outside the pure ones; wild cards count nothing.
// Constant after it is built.
class PuresSolver {
  public:
    // Raises std::invalid_argument for groups with twins.
    PuresSolver(const Shapes& shapes, const std::array<int, kFaces>& values, int wanted);

    PuresAnswer solve(const WildHand& hand, FaceBits wild, bool want_groups) const;

  private:
    struct Pure;
    struct Choices;
    int value(const Cards& cards, FaceBits wild) const;
    int wanted_;
    MeldShapes shapes_;
    std::vector<RunLine> lines_; // of every length, of all suits
};

} // namespace rummykit
