// One deal of a game with closed hands as plain data, and the rules that move it on. It does what rummykit.play does
// for the same sheet; tests/playout walks both in lockstep.
#pragma once

#include "chance.hpp"
#include "closed_sheet.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace rummykit {

enum class ClosedAct : std::uint8_t {
    drop,
    draw_stock,
    draw_top,
    declare,
    go_out,
    go_out_with,
    discard,
    show_indicator
};

// What a seat can do: an act, and the card that it puts aside or discards.
struct ClosedAction {
    std::uint16_t bits = 0;

    static ClosedAction of(ClosedAct act, int face = 0) {
        return {static_cast<std::uint16_t>(static_cast<int>(act) << 8 | face)};
    }
    ClosedAct act() const { return static_cast<ClosedAct>(bits >> 8); }
    int face() const { return bits & 255; }
    bool operator==(const ClosedAction&) const = default;
};

enum class ClosedEvent : std::uint8_t {
    out_of_deal,
    drew_stock,
    drew_discard,
    stock_turned,
    went_out,
    discarded,
    ended,
    indicator_shown,
};

struct ClosedHappened {
    ClosedEvent what;
    int seat = 0, number = 0, face = 0;
};

enum class ClosedAt : std::uint8_t { draw, play };
enum class ClosedEnded : std::uint8_t { on, went_out, last_left, deal_void, exhausted };
enum class ClosedOut : std::uint8_t { no, first_drop, middle_drop, fixed }; // `fixed`: before the position that is seen

struct ClosedDeal {
    using Sheet = ClosedSheet;
    using Move = ClosedAction;

    const ClosedSheet* sheet;
    std::array<Cards, kMostClosedSeats> hands, known;       // `known`: taken from the pile and not discarded again
    std::array<std::uint8_t, kMostClosedCards> stock, pile; // the next card and the top last
    std::array<std::int8_t, kMostClosedCards> thrown_by;    // of each card of the pile; -1 for the first upcard
    std::array<std::int16_t, kMostClosedSeats> draws;
    std::array<ClosedOut, kMostClosedSeats> out;
    std::array<std::int16_t, kMostClosedSeats> out_costs; // what a seat that is out pays
    WildFaces wild;
    std::int32_t turn_number, idle, turnovers;
    std::int16_t stock_size, pile_size, cut, indicator; // the cut card, -1 for none
    std::int16_t swapped;                               // the tile that is wild and stands as a joker, -1 for none
    std::int8_t turn, starter, taken, finisher, winner, shower, last;
    Cards laid; // what the seat that went out has laid
    ClosedAt at;
    ClosedEnded ended;

    // Deals the cards of the shuffled pack.
    void begin(const ClosedSheet& of, const std::vector<std::uint8_t>& cards, int first);

    // What this indicator makes wild.
    void make_wild(int shown);

    // Of tiles a joker is the wild one, and the false joker has its place; the same mapping goes both ways.
    int as_told(int face) const {
        return swapped < 0 || (face != swapped && face != kJokerFace) ? face : swapped + kJokerFace - face;
    }
    Cards as_told(Cards cards) const;
    bool may_show() const;

    bool over() const { return ended != ClosedEnded::on; }
    int seats() const { return sheet->words.seats; }
    int top() const { return pile[static_cast<std::size_t>(pile_size - 1)]; }
    int after(int seat) const { return seat + 1 == seats() ? 0 : seat + 1; }
    bool is_in(int seat) const { return out[static_cast<std::size_t>(seat)] == ClosedOut::no; }
    bool is_wild(int face) const { return face == kJokerFace || (wild.faces >> face & 1); }
    const Cards& hand() const { return hands[static_cast<std::size_t>(turn)]; }

    // Appends what the seat to act may do, in the order of Deal.legal_actions.
    void legal(std::vector<ClosedAction>& found) const;

    // Whether the seat to act may take the top card.
    bool may_take() const;
    bool may_draw() const;
    // The card that may not be discarded, -1 for none.
    int bound() const;
    // The cards without which the seat to act may go down.
    FaceBits outs() const;

    // Carries out a legal action; what happened is appended to `log`, if there is one.
    void play(ClosedAction action, const Chance& chance, std::vector<ClosedHappened>* log = nullptr);

    // What each seat scores for the deal that is over.
    std::array<int, kMostClosedSeats> points() const;

    // The same with many points being good.
    std::array<int, kMostClosedSeats> gains() const;

  private:
    FaceBits told_order(FaceBits faces) const;
    Cards& own() { return hands[static_cast<std::size_t>(turn)]; }
    bool stock_used_up() const;
    void draw(const Chance& chance, std::vector<ClosedHappened>* log);
    void take(std::vector<ClosedHappened>* log);
    void turn_over(const Chance& chance, std::vector<ClosedHappened>* log);
    void nothing_left(std::vector<ClosedHappened>* log);
    void drop(std::vector<ClosedHappened>* log);
    void discard(int face);
    void go_down(ClosedAction action, std::vector<ClosedHappened>* log);
    void next_turn();
    void end(ClosedEnded how, int who, std::vector<ClosedHappened>* log);
    void price_lives(std::array<int, kMostClosedSeats>& points) const;
    void price_lost(std::array<int, kMostClosedSeats>& points) const;
    void price_values(std::array<int, kMostClosedSeats>& points) const;
};

// The cards of a pack in the documented order of a seed, or in a random one.
std::vector<std::uint8_t> shuffled_cards(const ClosedSheet& sheet, const Chance& chance);

inline int place_in_schedule(const ClosedSheet& sheet) {
    return sheet.words.scheduled;
}

} // namespace rummykit
