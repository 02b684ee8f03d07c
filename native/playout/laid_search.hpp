// What choices are worth in a game whose melds are laid on the table: playouts on hands that the others may hold.
#pragma once

#include "halving.hpp"
#include "laid_deal.hpp"
#include "weighing.hpp"

#include <span>
#include <vector>

namespace rummykit {

struct LaidSettings {
    LaidPolicy own, others; // how this seat plays on, and how the others do
    int improved = 3;       // cards that others have exchanged for better ones, at most
    double sure = 1.0;      // standard errors by which a choice must be better than the first
    int turns = 80;         // after which a playout ends without a winner, for each seat
};

// What a seat sees of the hands of others.
struct LaidSeen {
    int seat = 0;
    std::vector<int> counts;          // of the cards of each hand
    std::vector<LaidHand> known;      // what each is known to hold
    std::vector<int> draws;           // cards each has drawn
    std::vector<std::uint8_t> unseen; // the cards that are in the stock or hidden in hands
    int stock = 0;
};

// Which of some deals is best for the seat, and what each is worth; they are as choices of it leave the deal, the first
// as the choice from which it departs only where another is better for sure. The hands of others and stocks are empty.
Halved search(const std::vector<LaidDeal>& choices, const LaidSeen& seen, const Limit& limit, Random& random,
              const LaidSettings& settings);

// What some of these deals lead to, all on the same imagined hands.
Weighed weigh(const std::vector<LaidDeal>& choices, const LaidSeen& seen, std::span<const int> numbers, int deals,
              Random& random, const LaidSettings& settings);

// A seat's share of the win, and its points ahead of the mean of the others.
Outcome outcome_of(const LaidDeal& deal, int seat);

} // namespace rummykit
