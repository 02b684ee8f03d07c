// How a seat plays on in a playout of a game with a knock: fast, and sensible enough for the end to mean something.
#pragma once

#include "card_deal.hpp"

namespace rummykit {

// The cards that make a meld of three with `face` and one other card of the hand.
FaceSet outs(FaceSet hand, int face);

// The discard that leaves the least deadwood, of equals the dearest; and that deadwood.
struct BestDiscard {
    int face;
    int deadwood;
};
BestDiscard best_discard(const CardSheet& sheet, FaceSet hand, FaceSet barred);

struct CardPolicy {
    double an_out = 1.0;  // points that a card to come is worth which makes a meld
    double feeding = 5.0; // points that a discard costs which makes a meld with cards the next seat is known to hold
    int knocks_at = 30;   // deadwood with which it knocks where there is no limit, and one more for each turn
    int waits_for = 5;    // deadwood with which a patient seat knocks where there is no limit; elsewhere none
    unsigned patient = 0; // the seats that wait with a knock, as bits
    int plain = -1;       // the seat that always discards what leaves it the least deadwood

    // Plays the deal on to its end; returns what each seat scores.
    std::array<int, kMostSeats> play_on(CardDeal& deal, Random& random) const;

    bool takes_top(const CardDeal& deal) const;
    int discard(const CardDeal& deal) const;
    bool knocks(const CardDeal& deal, int deadwood) const;
};

// What each seat scores if the seat to act knocks and discards `face`; the other lays off where the sheet says so.
std::array<int, kMostSeats> knocked_points(const CardDeal& deal, int face);

} // namespace rummykit
