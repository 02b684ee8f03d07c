// Actions of a one-pack card game as numbers of the flat action space, which rummykit.lab.flat lists, and as
// candidates.
#pragma once

#include "candidates.hpp"
#include "card_deal.hpp"

namespace rummykit {

// The first number of each kind of action, -1 where the space has none.
struct FlatNumbers {
    static constexpr int kShowings = 32;
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
    int show;  // one for each of the first choices of melds
    int count; // of the space

    int size() const { return count; }
};

// The number of a legal action; -1 for one that has none.
int number_of(const CardDeal& deal, Action action, const FlatNumbers& numbers);

// Calls `each(place, number)` for the listed actions that have a number, until it returns true.
template <typename Each>
void each_number(const CardDeal& deal, const std::vector<Action>& legal, const FlatNumbers& numbers, Each&& each) {
    for (std::size_t place = 0; place < legal.size(); ++place)
        if (const int number = number_of(deal, legal[place], numbers); number >= 0)
            if (each(static_cast<int>(place), number)) return;
}

// The same actions as candidates. What goes out at once is not for them: only Python knows in how many melds.
bool lays_melds(Action action);
Candidate candidate(const CardDeal& deal, Action action);
inline int held_by_turn(const CardDeal& deal) {
    return std::popcount(deal.hands[deal.turn]);
}

} // namespace rummykit
