// A deal of two packs with jokers, with a first meld that must count so much, as a quick player goes on with it. It
// keeps to the sheet but for trifles: which card was taken from the pile is forgotten, and jokers in groups stand for
// any suit.
#pragma once

#include "joker_hand.hpp"
#include "random.hpp"

#include <array>

namespace rummykit {

inline constexpr int kMostJokerSeats = 6;
inline constexpr int kMostJokerCards = 112;
inline constexpr int kMostOnTable = 37;

struct JokerWords {
    int seats = 2;
    JokerValues values;
    int minimum = 0;              // Opening.minimum
    bool first_meld_only = false; // Draw.card_goes = "first_meld"
    bool frees = false;           // Swap
    bool freed_is_laid = false;   // Swap.joker_goes = "table"
    bool frees_after_own = false; // Swap.needs_own_meld
    bool may_go_out = true;       // Play.may_go_out
    bool to_winner = true;        // HandsToWinner, else HandsAgainstLosers
    int times = 3;                // Stock.times
    bool shuffles = false;        // Stock.when_empty = "shuffle"
};

enum class JokerAt : std::uint8_t { draw, stock, play, over }; // `stock`: a draw that is to be from the stock

// How a seat plays on.
struct JokerPolicy {
    double dear = 1.0;    // what a point counts in a discard
    double near = 1.0;    // what a partner counts that is one card away from a meld
    double feeding = 0.0; // what it costs to discard a card that the next seat can lay off
};

struct JokerDeal {
    const JokerWords* words = nullptr;
    int turn = 0;
    JokerAt at = JokerAt::draw;
    std::array<JokerHand, kMostJokerSeats> hands{};
    std::array<bool, kMostJokerSeats> opened{};
    std::array<LaidMeld, kMostOnTable> table{};
    int melds = 0;
    std::array<std::uint8_t, kMostJokerCards> stock{}, pile{}; // the top last
    int stock_size = 0, pile_size = 0, turnovers = 0;
    int owed = 0; // jokers taken from the table that must be laid again in this turn
    int winner = -1;

    int after(int seat) const { return seat + 1 == words->seats ? 0 : seat + 1; }
    void lay(const LaidMeld& meld) {
        if (melds < kMostOnTable) table[melds++] = meld;
    }
    FaceSet fits() const;
    FaceSet frees() const;

    // Plays the deal on to its end, or for this many turns; one seat plays in its own way.
    void play_on(const JokerPolicy& own, const JokerPolicy& others, int seat, Random& random, int turns);

    // What a seat is ahead of the others on average; an unfinished deal counts as if nobody had won.
    double ahead(int seat) const;

  private:
    void draw(Random& random);
    bool takes(int face) const;
    bool draw_stock(Random& random);
    void free_jokers();
    void play(const JokerPolicy& policy);
    void lay_melds(const JokerMelds& best);
    void lay_off();
    bool lay_off(int face);
    void discard(const JokerPolicy& policy);
    bool over();
};

// How gladly a card of the hand goes.
double spare(const JokerValues& values, const JokerPolicy& policy, const JokerHand& hand, int face);

} // namespace rummykit
