// A deal of a game of sides, as quick players go on with it. Every step that they take is legal, and the end counts as
// the sheet says; they do not take all that are legal.
#pragma once

#include "random.hpp"
#include "side_sheet.hpp"

#include <vector>

namespace rummykit {

// How far a turn is. `stock`: a draw that is to be from the stock; `picks`, `picks_after`: the hand is used up, and a
// second one is picked up, within the turn or at its end.
enum class SideAt : std::uint8_t { draw, stock, play, picks, picks_after, over };

enum class SideStepKind : std::uint8_t { stock, take, pass, open, meld, lay_off, ask, discard };

// Cards that are laid in one action: new groups and groups that grow, which `place` says by number (-1 for a new one).
struct SidePart {
    std::int8_t kind = -1;
    std::int8_t place = -1;
    std::uint8_t naturals = 0;
    std::array<std::uint8_t, 2> wild{};

    int wilds() const { return wild[0] + wild[1]; }
    int size() const { return naturals + wilds(); }
};

inline constexpr int kMostParts = 40;

struct SideParts {
    std::array<SidePart, kMostParts> parts{};
    int count = 0;

    void add(const SidePart& part) {
        if (count < kMostParts) parts[ix(count++)] = part;
    }
    const SidePart* begin() const { return parts.data(); }
    const SidePart* end() const { return parts.data() + count; }
    bool empty() const { return count == 0; }
};

struct SideStep {
    SideStepKind kind;
    int face = -1; // the kind of card that is discarded
    std::vector<SidePart> parts{};
};

struct SideDeal {
    using Words = SideWords;
    using Cards = SideCards;
    using Step = SideStep;
    static constexpr int kMostSeats = kMostSideSeats;
    static constexpr int kMostCards = kMostSideCards;

    const SideWords* words = nullptr;
    std::vector<SideStep>* steps = nullptr; // where steps are noted, if somebody wants them
    int turn = 0, winner = -1, turns = 0;
    SideAt at = SideAt::draw;
    int answer = -1; // what the partner has said of going out: -1 nothing
    bool no_discard = false, added = false, laid_now = false;
    bool at_once = false; // whether the winner had laid nothing in turns before
    std::array<SideCards, kMostSideSeats> hands{}, seconds{};
    std::array<bool, kMostSideSeats> opened{}, laid_before{};
    std::array<int, kMostSideSeats> minimum{}; // of a first meld
    std::array<int, kMostSideSeats> bonus{};   // bonus cards laid out, by seat
    std::array<SideGroup, kMostSideGroups> table{};
    int groups = 0;
    std::array<std::array<std::int8_t, kMostSideKinds + 1>, kMostSideSeats> open{}; // by side and kind, -1 for none
    std::array<SideBooks, kMostSideSeats> books{};                                  // by side
    std::array<std::uint8_t, kMostSideCards> stock{}, pile{};                       // the top last
    std::array<std::int8_t, kMostSideCards> thrown_by{};
    int stock_size = 0, pile_size = 0, freezers = 0;
    SideCards seen; // on the table and in the pile

    SideCards& hand() { return hands[ix(turn)]; }
    const SideCards& hand() const { return hands[ix(turn)]; }
    int side() const { return words->side(turn); }
    const SideBooks& own_books() const { return books[ix(side())]; }
    bool has_opened() const { return !words->opens || opened[ix(turn)]; }
    bool has_second(int seat) const { return seconds[ix(words->second_owner(seat))].size > 0; }
    // The group of a kind that a side has and that may grow; -1 for none.
    int own(int of_side, int kind) const { return open[ix(of_side)][ix(kind < 0 ? kMostSideKinds : kind)]; }
    const SideGroup& group(int place) const { return table[ix(place)]; }
    bool frozen() const { return words->always_frozen || !opened[ix(turn)] || freezers > 0; }

    void begin();                           // notes what groups and the pile say, once they are there
    void add_group(const SideGroup& group); // a group that lies there
    void put(int kind, int by);             // on the pile
    void note(SideStep step) {
        if (steps) steps->push_back(std::move(step));
    }

    // Whether an action with these parts leaves a hand with which the turn can end; `taken`: it takes the pile.
    bool may_leave(const SideParts& parts, bool taken) const;
    // Whether the only card of the hand may be discarded.
    bool may_discard_last() const;
    // Whether the turn may end, or has ended the deal, with the hand as it is after something was laid.
    bool may_stay(bool last) const;
    bool may_end(int kind) const { return words->last_wild || words->kind(kind).role != SideRole::wild; }
    bool grows_into(int kind, bool books_needed) const;

    void draw_stock();
    void take(const SideParts& parts); // the first part is laid with the top of the pile
    void lay(SideStepKind kind, const SideParts& parts);
    void lay_parts(const SideParts& parts);
    void discard(int kind);
    void pass();
    void pick_up();
    void lay_out_bonus(int seat, int last);
    void end_turn();
    void go_out();

    void play_on(int turns); // with quick players, for this many turns at most

    // What every seat scores.
    std::array<int, kMostSideSeats> points() const;

    static int kinds_of(const SideWords& sheet) { return sheet.kind_count; }
    int cards_seen() const { return seen.size; } // on the table and in the pile

    // What imagined deals ask.
    bool is_bonus(int kind) const { return words->kind(kind).role == SideRole::bonus; }
    bool would_be_laid(int seat, int kind) const {
        return words->kind(kind).lays() && own(words->side(seat), kind) >= 0;
    }
};

// The whole hand laid in one turn, but for a discard, with the books that the side needs; false where there is no way.
struct SideWay {
    SideParts parts;
    int discard = -1;
};
bool way_out(const SideDeal& deal, SideWay& way);

// Plays on for so many turns at most; `Turn(deal)` draws and plays as a quick player does.
template <class Turn, class Deal>
void play_turns(Deal& deal, int most) {
    const int until = deal.turns + most;
    while (deal.at != SideAt::over && deal.turns < until) {
        switch (deal.at) {
        case SideAt::draw:
            Turn(deal).draw();
            break;
        case SideAt::stock:
            deal.draw_stock();
            break;
        case SideAt::play:
            Turn(deal).play();
            break;
        case SideAt::picks:
            deal.at = SideAt::play;
            deal.pick_up();
            break;
        case SideAt::picks_after:
            deal.pick_up();
            deal.end_turn();
            break;
        case SideAt::over:
            break;
        }
    }
}

} // namespace rummykit
