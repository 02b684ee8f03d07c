// What to do where one of two knocks: hands are judged by what becomes of them over many ways the deal may go on.
#pragma once

#include "card_search.hpp"

namespace rummykit {

// Weights of the plan, in points unless stated otherwise; screened over thousands of deals of gin against players
// that knock at once and players that wait.
struct PlanWeights {
    double draws = 7;     // cards that a seat draws in a deal
    double fewest = 1.5;  // cards that it still draws, at least
    double feeding = 5;   // a discard that the other melds
    double gin = 25;      // gin, beside its bonus
    double below = 1.5;   // a point of deadwood below the limit of the knock
    double patience = 20; // what a knock wins on average, at least, before the first draw
    double a_draw = 0.75; // how much less that is after each draw
    int most_ways = 4000; // ways on that are looked at, however much time there is
    int most_hands = 200; // the same for hands of the other before a knock
};

// As `search`, for two seats with a knock. A playout is what one way on makes of one hand.
SearchFound plan(const CardDeal& seen, std::span<const int> counts, const Limit& limit, Random& random,
                 const PlanWeights& weights);

} // namespace rummykit
