// What to do in a game of two packs with jokers and a first meld: playouts on hands the others may have.
#pragma once

#include "halving.hpp"
#include "joker_deal.hpp"

#include <span>
#include <vector>

namespace rummykit {

struct JokerSettings {
    JokerPolicy own, others; // how this seat plays on, and how the others do
    int improved = 3;        // cards that others have exchanged for better ones, at most
    double sure = 1.0;       // standard errors by which a choice must be better than the first
    int turns = 80;          // after which a playout ends
};

// What a seat sees of the hands of others.
struct JokerSeen {
    int seat = 0;
    std::vector<int> counts;          // of the cards of each hand
    std::vector<JokerHand> known;     // what each is known to hold
    std::vector<int> draws;           // cards each has drawn
    std::vector<std::uint8_t> unseen; // the cards that are in the stock or hidden in hands
    int stock = 0;
};

// Which of some deals is best for the seat, and what each is worth; they are as choices of it leave the deal, the first
// as the choice from which it departs only where another is better for sure. The hands of others and stocks are empty.
Halved search(const std::vector<JokerDeal>& choices, const JokerSeen& seen, const Limit& limit, Random& random,
              const JokerSettings& settings);

} // namespace rummykit
