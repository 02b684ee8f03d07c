// What choices are worth in a game of sides: playouts on hands that the others may hold.
#pragma once

#include "halving.hpp"
#include "side_deal.hpp"
#include "weighing.hpp"

#include <span>
#include <vector>

namespace rummykit {

struct SideSettings {
    double sure = 1.0; // standard errors by which a choice must be better than the first
    int turns = 100;   // after which a playout ends without a winner, for each seat
    int tries = 3;     // how often a card that a seat would have laid is exchanged for another one
};

// What a seat sees of the hands of others.
struct SideSeen {
    int seat = 0;
    std::vector<int> counts;          // of the cards of each hand
    std::vector<SideCards> known;     // what each is known to hold
    std::vector<int> seconds;         // cards of each second hand
    std::vector<std::uint8_t> unseen; // kinds of the cards that are in the stock or hidden in hands
    int stock = 0;
};

// Which of some deals is best for the seat, and what each is worth; they are as choices of it leave the deal, the first
// as the choice from which it departs only where another is better for sure. Hidden hands and stocks are empty.
Halved search(const std::vector<SideDeal>& choices, const SideSeen& seen, const Limit& limit, Random& random,
              const SideSettings& settings);

// What some of these deals lead to, all on the same imagined hands.
Weighed weigh(const std::vector<SideDeal>& choices, const SideSeen& seen, std::span<const int> numbers, int deals,
              Random& random, const SideSettings& settings);

} // namespace rummykit
