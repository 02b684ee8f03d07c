// How a seat plays on in a playout of a game in which melds are laid on the table, or whole hands are.
#pragma once

#include "end_policy.hpp"

#include <vector>

namespace rummykit {

struct RummyPolicy {
    double an_out = 3.3;     // points, for each of up to three others, that a card to come is worth which makes a meld
    double breaking = 24;    // points that it costs to take a card out of a meld
    double feeding = 2;      // points that a discard costs which makes a meld with cards the next seat is known to hold
    double taking = 12;      // points by which another card goes more gladly, for an upcard to be taken into no meld
    int about_to_go_out = 3; // melds stay in the hand while every other seat holds more cards
    int few_to_force = 2;    // a declined card is not forced on a seat with so few cards
    double a_stock_card = 4; // points that a card of the stock brings, which cards of the pile must exceed
    double an_opening = 10;  // points that a first meld is worth beside its cards, where it needs one of the pile
    double a_point_laid = 0.5; // what a point of a loose card is worth, for a point kept, where cards count when laid
    EndPolicy ends;

    // What the seat to act does; `legal` is what it may do.
    Action choose(const CardDeal& deal, const std::vector<Action>& legal) const;

    // Plays the deal on to its end; returns what each seat scores.
    std::array<int, kMostSeats> play_on(CardDeal& deal, Random& random) const;

    // How gladly a card of the hand goes: the points it counts, less what it promises; no card `gone` will come.
    double spare(const CardDeal& deal, FaceSet hand, int face, FaceSet gone) const;

  private:
    Action draw(const CardDeal& deal, const std::vector<Action>& legal) const;
    Action claim(const CardDeal& deal, const std::vector<Action>& legal) const;
    Action force(const CardDeal& deal, const std::vector<Action>& legal) const;
    Action lay_faced(const CardDeal& deal, const std::vector<Action>& legal) const;
    Action draw_down_to(const CardDeal& deal, const std::vector<Action>& legal) const;
};

// The cards of the hand in no meld of a best arrangement.
FaceSet loose_cards(const CardSheet& sheet, FaceSet hand);

// The cards that a seat may lay off on the table.
FaceSet fits_table(const CardDeal& deal, int seat);

// The cards that lie open or that a seat is known to hold.
FaceSet open_cards(const CardDeal& deal);

// Cards in the smallest hand of the others.
int fewest_held(const CardDeal& deal);

} // namespace rummykit
