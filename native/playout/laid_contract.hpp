// The contract of a first meld: how near a hand is to it, and the melds with which it can be laid.
#pragma once

#include "laid_hand.hpp"

namespace rummykit {

inline constexpr int kMostSlots = 6;

struct ContractSlot {
    bool run = false;
    int size = 3;
};

struct LaidContract {
    std::array<ContractSlot, kMostSlots> slots{}; // runs first
    int count = 0;
    bool whole_hand = false;
    bool distinct = false; // whether runs may not fit together; groups of one rank are never tried

    int cards() const {
        int sum = 0;
        for (int slot = 0; slot < count; ++slot)
            sum += slots[static_cast<std::size_t>(slot)].size;
        return sum;
    }
};

// The way to a contract on which the fewest cards are missing.
struct ContractPlan {
    int missing = 99; // cards that it still needs, jokers of the hand among them
    LaidHand loose;   // natural cards that it does not use
};

ContractPlan nearest(const LaidShapes& shapes, const LaidContract& contract, const LaidHand& hand, int most);

// The melds of a contract that a hand can lay now, none if it cannot.
NewMelds laid(const LaidShapes& shapes, const LaidContract& contract, const LaidHand& hand);

} // namespace rummykit
