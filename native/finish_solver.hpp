// How far a hand is from lying whole in melds: the fewest wild cards more with which this many of its cards would.
#pragma once

#include "meld_solver.hpp"
#include "shapes.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace rummykit {

// Groups are of different suits. Any number of wild cards may lie in a meld. Constant after it is built.
class FinishSolver {
  public:
    // Raises std::invalid_argument for groups with twins, or without groups and runs.
    explicit FinishSolver(const Shapes& shapes);

    // The fewest wild cards that must join the hand so that exactly `size` cards of it lie in melds, the others being
    // left out; `size` itself at most. Raises std::invalid_argument where no melds have this many cards.
    int away(const WildHand& hand, int size) const;

  private:
    using Counts = std::array<std::uint8_t, kFaces>;
    struct Pattern {
        std::uint8_t size = 0;
        std::array<std::uint8_t, kRanks + 1> places{}; // of a run its places, of a group all faces of its rank
        std::uint8_t faces = 0;                        // how many of `places` there are
    };
    struct Choice {
        const Pattern* pattern;
        int most; // the natural cards that the whole hand has for it
    };
    struct Search;
    std::vector<std::vector<Pattern>> of_size_; // patterns by the size of the meld
    std::vector<int> sizes_;                    // those there are, the largest first
};

} // namespace rummykit
