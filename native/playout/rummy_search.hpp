// What to do in a game in which melds are laid on the table, or whole hands are: playouts on hands the others may have.
#pragma once

#include "halving.hpp"
#include "rummy_policy.hpp"
#include "weighing.hpp"

#include <span>
#include <vector>

namespace rummykit {

struct RummySettings {
    RummyPolicy policy;
    int discards = 6;  // that are tried
    int lays = 6;      // melds and lay-offs that are tried
    int improved = 3;  // cards that others have exchanged for better ones, at most
    double sure = 1.0; // standard errors by which a choice must be better than that of the policy
};

struct RummyFound {
    Action action;
    std::vector<Action> candidates; // the first is the policy's
    std::vector<Judged> judged;
};

// The action of the seat to act of `seen`, a deal in which the hands of others hold what they are known to hold, and
// whose stock has the right number of any cards; `counts` are the cards each seat holds. With no playouts and no
// seconds it is that of the policy.
RummyFound search(const CardDeal& seen, std::span<const int> counts, const Limit& limit, Random& random,
                  const RummySettings& settings);

// What each of these actions leads to, on so many common deals.
Weighed weigh(const CardDeal& seen, std::span<const int> counts, std::span<const Action> actions, int deals,
              Random& random, const RummySettings& settings);

} // namespace rummykit
