// First melds: disjoint melds of a hand that together count a minimum, with as few or as many cards as can be.
#pragma once

#include "every_meld.hpp"
#include "meld_solver.hpp"

namespace rummykit {

struct FirstMeld {
    bool possible = false;
    int points = 0;
    std::vector<LaidMeld> melds;
};

// Jokers count what they stand for. Constant after it is built: safe to share by threads.
class FirstMeldSolver {
  public:
    // The weights of `rules` and `joker` are what cards count in the hand, `points` what they count on the table, an
    // ace below the two `low_ace`.
    FirstMeldSolver(const MeldRules& rules, const std::array<int, kFaces>& points, int low_ace, Loss joker);

    // With as few cards as reach the minimum, or as many; `must` are faces that must be laid, with repetitions, and
    // with a `natural_run` one of the melds is a run without wild cards. Raises std::invalid_argument for a hand that
    // takes too long.
    FirstMeld lay(const WildHand& hand, int minimum, bool most_cards, const std::vector<int>& must,
                  bool natural_run) const;

    // How many sets of melds leave the least over in the hand; jokers are alike. Raises as `lay` does.
    std::uint64_t optima(const WildHand& hand) const;

  private:
    MeldBook book_;
    MeldShapes one_each_; // every card counts one
    MeldShapes valued_;   // cards count what they do in the hand
    Loss joker_;
};

} // namespace rummykit
