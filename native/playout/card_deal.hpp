// One deal of a one-pack card game as plain data, copied with a copy of its bytes, and the rules that move it on.
// It does what rummykit.play does for the same sheet; tests/playout walks both in lockstep. card_legal.cpp lists the
// actions of a seat, card_deal.cpp carries them out.
#pragma once

#include "card_sheet.hpp"
#include "chance.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace rummykit {

// What a seat can do. An action is one number: kind, number of a meld on the table, face, meld of the pack.
enum class Act : std::uint8_t {
    draw_stock,
    draw_top,
    draw_face,
    pass,
    meld,
    borrow, // lay a meld with cards of melds on the table
    lay_off,
    go_out,      // without a discard
    go_out_with, // with one
    knock,
    call,
    discard,
    call_end,
    fight,
    show_dealt,
    claim,
    force,
    lay_on, // lay off several cards, some of them perhaps from other melds on the table
    open,   // a first meld, where it is bound
    show,   // melds in the last turn; face and meld say which of all choices
};

struct Action {
    std::uint32_t bits = 0;

    static Action of(Act act, int number = 0, int face = 0, int meld = 0) {
        return {static_cast<std::uint32_t>(act) << 24 | static_cast<std::uint32_t>(number) << 16 |
                static_cast<std::uint32_t>(face) << 10 | static_cast<std::uint32_t>(meld)};
    }
    Act act() const { return static_cast<Act>(bits >> 24); }
    int number() const { return static_cast<int>(bits >> 16 & 255); }
    int face() const { return static_cast<int>(bits >> 10 & 63); }
    int meld() const { return static_cast<int>(bits & 1023); }
};

enum class Happened : std::uint8_t {
    passed,
    drew_stock,
    drew_discard,
    stock_turned,
    melded,
    borrowed,
    laid_off,
    went_out,
    shown,
    knocked,
    called,
    discarded,
    ended,
    end_called,
    fought,
    turned,
    claimed,
    forced,
    careless,
};

// What makes a discard careless.
enum class Careless : std::uint8_t { could_be_laid_off, completes_meld, lets_go_out };

// One event. `meld` is the meld of the pack that was laid, or that a meld on the table has become.
struct CardEvent {
    Happened what;
    int seat = 0, number = 0, face = 0, meld = 0;
};

enum class Ended : std::uint8_t { on, went_out, knocked, blocked, deal_void, called, dealt, exhausted, turns_over };
enum class At : std::uint8_t { draw, play, discard, call, lay_off, answer, dealt, claim, force };

// A discard that a seat took for a meld kept in the hand, and who had thrown it.
struct TakenCard {
    std::int8_t seat, from;
    std::uint8_t face;
};

// The melds on the table, each as its number among those of the pack.
using LaidMelds = std::array<std::int16_t, kMostMelds>;

struct CardDeal {
    using Sheet = CardSheet;
    using Move = Action;

    const CardSheet* sheet;
    std::array<FaceSet, kMostSeats> hands, known, thrown, refused;
    std::array<FaceSet, kMostSeats> counted;      // the cards on the table that each seat has laid
    FaceSet out;                                  // what the winner has laid all at once
    FaceSet taken_pile;                           // taken down to a card in this turn, where that is laid at once
    std::array<std::uint8_t, kFaces> stock, pile; // the next card and the top last
    std::array<std::int8_t, kFaces> thrown_by;    // of each card of the pile; -1 for the first upcard
    LaidMelds table, original;                    // as they are, and as they were first laid
    std::array<std::int8_t, kMostMelds> owner;
    std::array<std::int8_t, kMostSeats> asked;     // the seats yet to be asked
    std::array<std::uint8_t, kMostCardsHeld> sent; // what was laid off after a knock, in order
    std::array<TakenCard, kMostMelds> kept;        // in order; each has a meld of its own
    std::array<std::uint8_t, kMostSeats> turns;    // that each seat has ended, where they are counted
    std::array<std::uint8_t, kMostSeats> careless; // discards that count against each seat
    std::array<std::int32_t, kMostSeats> first_laid, draws, laid_on;
    std::int32_t turn_number, plays, idle, turnovers, limit;
    std::int8_t stock_size, pile_size, melds, to_ask, cards_sent;
    std::int8_t turn, starter, taken, knocker, upcard, offers, resume, sender, winner, must_play, closer, claimant;
    std::int8_t last, top_thrown_by; // the last card, face down, and who discarded the top one of `taken_pile`; -1
    std::int8_t cards_kept;
    std::int16_t claimed;                 // the meld of a claim that waits for the answers of others
    std::uint8_t opened, fighters, shown; // a bit for each seat
    At at;
    Ended ended;
    bool concealed, by_discard;
    bool opened_now; // the seat to act has laid its first meld in this turn

    // Deals the cards of a shuffled pack.
    void begin(const CardSheet& of, std::span<const std::uint8_t> cards, int first);

    bool over() const { return ended != Ended::on; }
    int seats() const { return sheet->words.seats; }
    int top() const { return pile[pile_size - 1]; }
    int after(int seat) const { return seat + 1 == seats() ? 0 : seat + 1; }
    int before(int seat) const { return (seat ? seat : seats()) - 1; }
    FaceSet piled() const;

    // Appends what the seat to act may do, in the order of Deal.legal_actions.
    void legal(std::vector<Action>& found) const;

    // Carries out a legal action; what happened is appended to `log`, if there is one.
    void play(Action action, const Chance& chance, std::vector<CardEvent>* log = nullptr);

    // What each seat scores for the deal that is over.
    std::array<int, kMostSeats> points() const;

    // The same if a seat has so much deadwood left; -1 for what it holds.
    std::array<int, kMostSeats> points_with(int seat, int deadwood) const;

    // What a card counts, which may be the first upcard of the deal.
    int worth_of(int face) const { return face == upcard ? sheet->upcards[face] : sheet->values[face]; }
    // What it costs in a hand that is weighed.
    int price_of(int face) const { return sheet->prices[face] + worth_of(face) - sheet->values[face]; }
    // A meld of the table that is to become `now`, without what others than the seat to act have laid off on it.
    int without_lay_offs_of_others(int number, int now) const {
        const FaceSet laid_now = sheet->melds.mask(now) & ~sheet->melds.mask(table[number]);
        const FaceSet own = sheet->melds.mask(now) & ~sheet->melds.mask(original[number]) & (counted[turn] | laid_now);
        return own ? sheet->melds.longer(original[number], own) : original[number];
    }
    // The cards that the seat to act may lay off on a meld of the table, one at a time.
    FaceSet fits(int number) const {
        const FaceSet now = sheet->melds.extensions(table[number]);
        if (sheet->words.extends_lay_offs) return now;
        return now & sheet->melds.extensions(without_lay_offs_of_others(number, table[number]));
    }
    // How many reasons make the discard of a card careless: it could be laid off, it completes a meld of the pile.
    std::array<bool, 2> careless_of(int face) const;
    // The cards that a seat has taken for melds kept in the hand.
    FaceSet kept_by(int seat) const;
    // Whether the seat to act has its last turn.
    bool is_last_turn() const { return sheet->words.turns_each && turns[turn] + 1 == sheet->words.turns_each; }
    // Whether the seat to act may end its turn only by going out.
    bool must_go_out() const;

    // Whether the seat may knock: its best discard leaves little enough deadwood.
    bool reaches_limit() const;

    // Whether the seat that is to draw may take nothing but the last discard.
    bool last_is_offered() const;
    // Whether a seat that takes the top of the pile may knock, or meld everything.
    bool lets_knock(int seat) const;
    // Whether there is no stock, and none to be made.
    bool stock_used_up() const;
    bool has_meld(int seat) const;
    // Asks in turn every seat after `from` that may hold the cards for a claim, as far as everybody knows.
    void ask_claims(int from);

  private:
    FaceSet bound() const {
        const FaceSet card = taken < 0 ? 0 : FaceSet{1} << taken;
        return !plays && hands[turn] == card ? 0 : card; // a lone card may go
    }
    int held() const { return std::popcount(hands[turn]); }
    bool was_taken_last() const { return taken >= 0 && last_is_offered(); }
    bool may_call_on(int seat, int number) const;
    bool may_lay_off_on(int number) const;
    // The card that must be in what is laid next; -1 for none.
    int required() const {
        const CardWords& words = sheet->words;
        const bool in_turn = words.down_to && words.taken_goes != TakenGoes::new_meld;
        return in_turn || (words.hand_melds && taken < 0) ? -1 : must_play;
    }
    bool keeps_required(FaceSet hand) const { return required() >= 0 && hand & one(required()); }
    bool fits_own(int number) const {
        return owner[number] == (resume < 0 ? turn : resume) && sheet->melds.extensions(table[number]) & one(top());
    }
    bool may_claim(int seat, int meld) const;
    bool stuck(FaceSet hand) const;
    bool leaves_a_way(FaceSet hand, const LaidMelds& after, int added) const;
    bool lend(FaceSet cards, LaidMelds& after) const;
    bool can_be_called(int seat) const;
    int laid_points(int seat) const;
    bool top_serves() const;
    bool faced_top_serves() const;
    bool is_free_top(int place) const;
    bool serves_in_turn(int place) const;
    bool serves_new_meld(int place) const;
    bool owes_taken_card() const;
    bool lays_all_but_one(FaceSet hand, const LaidMelds& after, int added) const;
    void note_careless(int face, std::vector<CardEvent>* log);
    bool is_near(int face, FaceSet hand, const LaidMelds& lying, int count, int added) const;
    bool reaches(int meld, int face, FaceSet hand, int most) const;
    std::array<int, kMostSeats> points_of_cards_laid() const;
    std::array<int, kMostSeats> hand_payments() const;
    void take_down_to(int place, std::vector<CardEvent>* log);
    void has_laid(std::vector<CardEvent>* log);
    bool may_call_end() const;
    bool may_fight() const;
    std::array<int, kMostSeats> stakes(const std::array<int, kMostSeats>& held) const;
    std::uint8_t paid_seats(const std::array<int, kMostSeats>& held) const;
    std::uint8_t lowest_of(const std::array<int, kMostSeats>& held, std::uint8_t seats) const;

    void legal_draws(std::vector<Action>& found) const;
    void legal_lays(std::vector<Action>& found) const;
    void legal_claims(std::vector<Action>& found) const;
    void legal_growths(std::vector<Action>& found) const;
    void legal_with_others(int number, std::vector<Action>& found) const;
    void legal_melds(std::vector<Action>& found, Act as = Act::meld) const;
    void legal_openings(std::vector<Action>& found) const;
    void legal_borrowing(std::vector<Action>& found) const;
    void legal_lay_offs(std::vector<Action>& found) const;
    void legal_out(std::vector<Action>& found) const;
    void legal_out_apart(std::vector<Action>& found) const;
    void legal_shows(std::vector<Action>& found) const;
    template <typename Seen>
    void each_showing(Seen&& seen) const;
    void show_melds(int choice, std::vector<CardEvent>* log);
    bool may_go(int face) const;
    bool ends_turns();
    bool has_sent(int seat) const;
    std::array<int, kMostSeats> rank_payments() const;
    void legal_discards(std::vector<Action>& found) const;

    void draw(const Chance& chance, std::vector<CardEvent>* log);
    void take(int face, std::vector<CardEvent>* log);
    void let_pass(const Chance& chance, std::vector<CardEvent>* log);
    void lay(int meld, std::vector<CardEvent>* log);
    void lay_off(int number, int face, std::vector<CardEvent>* log);
    void discard(int face, std::vector<CardEvent>* log);
    void turn_over(const Chance& chance, std::vector<CardEvent>* log);
    bool open_calls();
    bool open_claims();
    bool open_forcing();
    void claim(int meld, std::vector<CardEvent>* log);
    void go_on_after_claims(std::vector<CardEvent>* log);
    void take_claimed(int seat, int meld, std::vector<CardEvent>* log);
    void force(int number, std::vector<CardEvent>* log);
    FaceSet borrow(FaceSet cards, std::vector<CardEvent>* log);
    void lay_on(int number, int longer, std::vector<CardEvent>* log);
    void show(std::vector<CardEvent>* log);
    bool ask_next();
    void ask_lay_offs(std::vector<CardEvent>* log);
    void call_end(std::vector<CardEvent>* log);
    void answer(bool fights, std::vector<CardEvent>* log);
    void show_if_dealt();
    void add_meld(int meld);
    void next_turn();
    void end(Ended how, int who, std::vector<CardEvent>* log);
};

// The melds a knocker shows: of those with the least deadwood the ones that the fewest points of unseen cards fit, then
// the fewest.
std::vector<int> shown_melds(const CardSheet& sheet, FaceSet hand, FaceSet seen);

// The least deadwood a hand can have after laying off on melds of the pack.
int least_after_lay_offs(const CardSheet& sheet, FaceSet hand, std::span<const std::int16_t> melds);

// The cards of the pack in the documented order of a seed, or in a random one.
std::vector<std::uint8_t> shuffled_cards(const CardSheet& sheet, const Chance& chance);
// Every deal of a match is of the same sheet.
inline int place_in_schedule(const CardSheet&) {
    return 0;
}

} // namespace rummykit
