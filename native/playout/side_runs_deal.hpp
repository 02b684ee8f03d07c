// A deal of a game of sides with groups and runs, as quick players go on with it. Every step that they take is legal,
// and the end counts as the sheet says; they do not take all that are legal.
#pragma once

#include "random.hpp"
#include "side_deal.hpp"
#include "side_runs_sheet.hpp"

#include <vector>

namespace rummykit {

enum class SideRunStepKind : std::uint8_t { stock, pile, pass, meld, lay_off, discard };

struct SideRunStep {
    SideRunStepKind kind;
    int place = -1; // the meld to which a card is added
    std::vector<int> cards{};
};

inline constexpr int kMostInMeld = 26;

// Cards that are laid as a new meld.
struct NewSideMeld {
    bool run = false;
    std::array<std::int8_t, kMostInMeld> cards{};
    int size = 0;
    int wilds = 0; // that stand for others

    void add(int face) {
        if (size < kMostInMeld) cards[ix(size++)] = static_cast<std::int8_t>(face);
    }
};

struct SideRunDeal {
    using Words = SideRunWords;
    using Cards = SideRunCards;
    using Step = SideRunStep;
    static constexpr int kMostSeats = kMostSideSeats;
    static constexpr int kMostCards = kMostRunCards;

    const SideRunWords* words = nullptr;
    std::vector<SideRunStep>* steps = nullptr; // where steps are noted, if somebody wants them
    int turn = 0, winner = -1, turns = 0;
    SideAt at = SideAt::draw;
    int bound = -1; // the card that was the whole discard pile, and is not discarded in this turn
    bool added = false, laid_now = false, at_once = false;
    std::array<SideRunCards, kMostSideSeats> hands{}, seconds{};
    std::array<bool, kMostSideSeats> laid_before{};
    std::array<SideRunMeld, kMostRunMelds> table{};
    int melds = 0;
    std::array<SideBooks, kMostSideSeats> books{}; // by side
    std::array<std::uint8_t, kMostRunCards> stock{}, pile{};
    int stock_size = 0, pile_size = 0;
    int seen = 0; // cards on the table and in the pile

    SideRunCards& hand() { return hands[ix(turn)]; }
    const SideRunCards& hand() const { return hands[ix(turn)]; }
    int side() const { return words->side(turn); }
    bool is_wild(int face) const { return words->wild[ix(face)]; }
    bool is_mine(const SideRunMeld& meld) const { return words->side(meld.owner) == side(); }
    bool has_second(int seat) const { return seconds[ix(words->second_owner(seat))].size > 0; }
    bool has_books() const;
    bool is_bound(int face) const { return face == bound && hand().count(face) == 1; }

    void add_meld(const SideRunMeld& meld);
    void put(int face);
    // The meld that cards are when they are laid; false where they are none, or may not be laid beside the others.
    bool is_new(const NewSideMeld& cards, SideRunMeld& meld) const;
    bool extends(const SideRunMeld& meld, int face) const;
    bool fits(int of_side, int face) const; // whether a card extends a meld of a side
    bool may_end(int face) const { return !is_bound(face) && (words->last_wild || !is_wild(face)); }
    bool may_stay() const; // whether the turn can end with the hand as it is after something was laid
    bool may_discard(int face) const;

    void draw_stock();
    void take_pile();
    bool lay(const NewSideMeld& cards); // false, and nothing is changed, where it is not legal
    bool lay_off(int place, int face);
    void discard(int face);
    void pass();
    void pick_up();
    void end_turn();
    void go_out();
    void play_on(int turns); // with quick players, for this many turns at most

    std::array<int, kMostSideSeats> points() const; // what every seat scores

    static int kinds_of(const SideRunWords&) { return kRunFaces; }
    int cards_seen() const { return seen; }

    // What imagined deals ask.
    bool is_bonus(int) const { return false; }
    bool would_be_laid(int seat, int face) const { return !is_wild(face) && fits(words->side(seat), face); }

  private:
    void note(SideRunStep step) {
        if (steps) steps->push_back(std::move(step));
    }
    void count_book(const SideRunMeld& meld, int by);
    void after_laying();
    void pass_turn();
};

} // namespace rummykit
