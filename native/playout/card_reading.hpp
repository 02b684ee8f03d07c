// How the other of two players seems to play, by what lies in the discard pile.
#pragma once

#include "card_deal.hpp"

namespace rummykit {

// Logarithms of how much likelier a player does this who takes only what melds and discards its dearest loose card than
// one who plans ahead; counted over 150 deals of each.
struct Reading {
    double passed = 3.5;   // lets the first upcard lie
    double took = -1.8;    // takes it
    double first = 0.2;    // its first discard is of the dearest rank
    double cheaper = -1.9; // it is not
    double same = 0.7;     // a discard that counts as much as its cheapest before
    double dearer = -0.8;  // one that counts more
};

// How much likelier the other of two is a plain player than one who plans; 0 where nothing has been seen.
double plainness(const CardDeal& seen, const Reading& reading);

} // namespace rummykit
