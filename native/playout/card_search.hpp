// What to do in a game with a knock: a look one draw ahead, and playouts on hands that the others may have.
#pragma once

#include "card_policy.hpp"
#include "card_reading.hpp"
#include "halving.hpp"
#include "weighing.hpp"

#include <string>
#include <vector>

namespace rummykit {

// Weights of the look-ahead, in points, found by random search over many deals of gin.
struct LookAhead {
    double ahead = 0.93;   // of the deadwood after the next draw, the rest being the deadwood now
    double an_out = 1.29;  // for a card to come that makes a meld with two loose cards, of four
    double feeding = 4.9;  // for a discard that the next seat melds
    double taking = -0.36; // what a discard must be better than a card of the stock
    double late = 0.87;    // how much less cards to come are worth with an empty stock than in the beginning
};

// Weights of what others do, in logarithms of how likely it is.
struct Habits {
    double refused = 2.5;     // a card refused or discarded that would lie in a meld of the hand
    double fades = 0.85;      // how much of that is left a turn later
    double beside = 0.5;      // a card of the hand that makes a pair with a card refused or discarded
    double dearer = 0.12;     // a point by which a loose card is dearer than the last discard
    double could_knock = 3.0; // a hand that would have knocked
    double deadwood = 0.03;   // a point of deadwood, for each turn up to six
};

struct SearchSettings {
    LookAhead look;
    Habits habits;
    CardPolicy policy;
    double prior = 1;   // points of the look-ahead count so much beside those of the playouts
    double a_win = 20;  // points that winning a deal counts beside those scored
    int candidates = 5; // discards that are tried
    int steps = 12;     // exchanges of cards between one hand that may be and the next
    Reading reading;
    double plain_before = 0;     // what earlier deals say of the plainness of the other of two
    double sure_to_be_plain = 3; // from here on it is played against as a plain player
};

struct SearchFound {
    Action action;
    std::vector<Action> candidates;
    std::vector<Judged> judged;
    std::vector<double> prior;
};

// The action of the seat to act of `seen`, a deal in which the hands of others hold what they are known to hold, and
// whose stock has the right number of any cards; `counts` are the cards each seat holds. Where one of two knocks, it is
// that of the plan (card_plan.hpp), or of playouts against a plain player where the other seems to be one; elsewhere,
// with no playouts and no seconds, that of the look-ahead.
SearchFound search(const CardDeal& seen, std::span<const int> counts, const Limit& limit, Random& random,
                   const SearchSettings& settings);

// Plays the deal on to its end with the search for every seat; returns what each seat scores.
std::array<int, kMostSeats> searched_out(CardDeal& deal, const Limit& limit, Random& random,
                                         const SearchSettings& settings);

// What each of these actions leads to, on so many common deals. The seat plays on in two ways: it knocks when it may,
// or waits. In every second deal, the first included, the others knock when they may; in the rest they wait.
Weighed weigh(const CardDeal& seen, std::span<const int> counts, std::span<const Action> actions, int deals,
              Random& random, const SearchSettings& settings);

// The same, in one way, where every seat plays on by the search with so many playouts a decision. Much slower.
Weighed weigh_by_search(const CardDeal& seen, std::span<const int> counts, std::span<const Action> actions, int deals,
                        std::int64_t playouts, Random& random, const SearchSettings& settings);

} // namespace rummykit
