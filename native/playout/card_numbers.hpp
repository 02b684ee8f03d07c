// Actions of a one-pack card game as numbers of the flat action space, which rummykit.lab.flat lists.
#pragma once

#include "card_deal.hpp"

namespace rummykit {

// The first number of each kind of action, -1 where the space has none.
struct FlatNumbers {
    static constexpr int kPlaces = 3; // of a lay-off: a group, the low end of a run, its high end

    int draw_stock, draw_top, pass, knock;
    int draw_face, discard; // a number for each face
    int meld;               // one for each meld of the pack
    int lay_off;            // one for each face and place
    int call;               // one for each place
    int go_out;             // without a discard, then one for each face
    int call_end, fight, show_dealt;
    int claim; // one for each choice of cards of the hand
    int force; // one for each place
    int size;  // of the space
};

// The number of a legal action; -1 for one that has none.
int number_of(const CardDeal& deal, Action action, const FlatNumbers& numbers);

} // namespace rummykit
