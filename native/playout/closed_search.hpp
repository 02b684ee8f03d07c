// What choices of a seat with a closed hand lead to, on hands that the others may hold.
#pragma once

#include "closed_policy.hpp"
#include "weighing.hpp"

#include <vector>

namespace rummykit {

// A deal as one seat sees it: the hands of others hold what they are known to hold, and the stock has the right number
// of any cards.
struct ClosedView {
    ClosedDeal deal;
    std::vector<int> counts; // of the cards of each hand
    std::vector<std::uint8_t> unseen;
};

// Deals that may be: hidden hands are better than chance by the cards that their players have exchanged.
class ClosedHands {
  public:
    ClosedHands(const ClosedView& seen, const ClosedPolicy& policy, Random& random)
        : seen_(seen), policy_(policy), random_(random), cards_(seen.unseen) {}

    ClosedDeal deal();

  private:
    int give(ClosedDeal& dealt, int seat, int used, int spare);

    const ClosedView& seen_;
    const ClosedPolicy& policy_;
    Random& random_;
    std::vector<std::uint8_t> cards_;
};

Weighed weigh(const ClosedView& seen, const std::vector<ClosedAction>& choices, int deals, Random& random);

// A seat's share of the win and its points ahead of the others, of a deal that is over.
Outcome closed_outcome(const ClosedDeal& deal, const std::array<int, kMostClosedSeats>& gains, int seat);

} // namespace rummykit
