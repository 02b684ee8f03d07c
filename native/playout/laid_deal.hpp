// A deal of a game of several packs whose melds are laid on the table, as quick players go on with it. Every step that
// they take is legal, and the end counts as the sheet says; they do not take all that are legal.
#pragma once

#include "laid_contract.hpp"
#include "laid_hand.hpp"
#include "random.hpp"

#include <array>
#include <vector>

namespace rummykit {

inline constexpr int kMostLaidSeats = 8;
inline constexpr int kMostLaidCards = 224;
inline constexpr int kMostLaidMelds = 56;

enum class UpcardGoes : std::uint8_t { hand, first_meld, table };
enum class JokerGoes : std::uint8_t { nowhere, hand, table, hand_after_first_meld };

struct LaidWords {
    int seats = 2;
    LaidShapes shapes;
    bool opens = false; // Opening: whether a first meld is due
    int minimum = 0, after_rounds = 0;
    bool natural_run = false;
    LaidContract contract;
    UpcardGoes upcard = UpcardGoes::hand;
    bool closed_after_first_meld = false;
    JokerGoes joker = JokerGoes::nowhere; // Swap
    bool swap_before_melding = false, swap_after_own = false, swap_in_groups = true;
    bool more_melds = true, lay_off_at_once = true, may_go_out = true; // Play
    bool return_upcard = false, refuses_fitting = false;               // Discard
    bool buys = false, buys_after_first_meld = false;                  // BuyWindow
    int buys_per_deal = 0, buy_penalty = 0, buy_points = 0;
    bool shuffles = false, keeps_top = false; // Stock
    int times = 3;
    bool to_winner = true; // HandsToWinner, else HandsAgainstLosers
    bool concealed_double = false;
    int unopened = -1, out_bonus = 0, concealed_bonus = 0, natural_bonus = 0;

    int least_kept() const { return may_go_out ? 0 : 1; }
};

// How far a turn is. `stock`: a draw that is to be from the stock; `buys`, `declines`: what a seat
// does that may buy; `asked`: it is to say.
enum class LaidAt : std::uint8_t { draw, stock, play, over, buys, declines, asked };

enum class StepKind : std::uint8_t { stock, upcard, renew, buy, decline, open, meld, lay_off, swap, discard };

// One step of quick players: a face, the number of a meld on the table, new melds, the stock as it was renewed.
struct LaidStep {
    StepKind kind;
    int face = -1, stands = -1, meld = -1;
    std::vector<LaidMeld> melds{};
    std::vector<std::uint8_t> stock{};
};

// How a seat plays on.
struct LaidPolicy {
    double dear = 1.0; // what a point counts in a discard
    double near = 1.0; // what a partner counts that is one card away from a meld
};

struct LaidDeal {
    const LaidWords* words = nullptr;
    std::vector<LaidStep>* steps = nullptr; // where steps are noted, if somebody wants them
    int turn = 0, resume = -1;              // `resume`: the seat that is to draw when nobody buys any more
    LaidAt at = LaidAt::draw;
    std::array<LaidHand, kMostLaidSeats> hands{};
    std::array<bool, kMostLaidSeats> opened{};
    std::array<int, kMostLaidSeats> first_laid{}, bought{}; // the turn of a first meld, 0 for none
    bool opened_now = false;
    int plays = 0, taken = -1, must = -1; // laid in this turn; the upcard just taken; what must be laid
    std::array<LaidMeld, kMostLaidMelds> table{};
    int melds = 0;
    std::array<std::uint8_t, kMostLaidCards> stock{}, pile{}; // the top last
    std::array<std::int8_t, kMostLaidCards> thrown_by{};      // who discarded each card of the pile, -1 for nobody
    int stock_size = 0, pile_size = 0, turnovers = 0, idle = 0, turn_number = 1;
    int winner = -1;

    int after(int seat) const { return seat + 1 == words->seats ? 0 : seat + 1; }
    FaceSet fits() const;
    bool takes_joker() const;

    // Plays the deal on to its end, or for this many turns; one seat plays in its own way.
    void play_on(const LaidPolicy& own, const LaidPolicy& others, int seat, Random& random, int turns);

    // Whether a card that must be laid is laid by quick players.
    bool lays_what_it_must() const;

    // The first meld of the seat in turn, none if it has none.
    NewMelds first_meld(int must) const;

    // What every seat scores, many points being good; nothing for a deal without a winner.
    std::array<int, kMostLaidSeats> points() const;

  private:
    LaidHand& hand() { return hands[static_cast<std::size_t>(turn)]; }
    const LaidHand& hand() const { return hands[static_cast<std::size_t>(turn)]; }
    bool has_own_meld() const { return opened[static_cast<std::size_t>(turn)]; }
    bool has_opened() const { return !words->opens || has_own_meld(); }
    void note(LaidStep step) {
        if (steps) steps->push_back(std::move(step));
    }
    bool used_up() const { return stock_size == 0 && pile_size <= (words->keeps_top ? 1 : 0); }

    void draw(Random& random);
    bool may_take() const;
    bool takes(int face) const;
    void take_upcard();
    void draw_stock(Random& random);
    void ask_for_stock(Random& random);
    void offer(int first, Random& random);
    bool may_buy(int seat) const;
    bool buys(int seat) const;
    void buy(int seat);

    void play(const LaidPolicy& policy);
    bool lay_required();
    bool lay_new_with(int face);
    void laid_required(int face);
    bool may_leave(const LaidHand& left, bool lays_taken) const;
    bool may_lay_off() const { return words->lay_off_at_once || !opened_now; }
    void has_laid();
    void open(const NewMelds& found);
    void lay(const LaidMeld& meld);
    void lay_melds();
    bool lay_off(int face);
    void lay_off_all();
    void free_jokers();
    bool free_joker(int number, int face);
    void discard(const LaidPolicy& policy);
    int to_discard(const LaidPolicy& policy, FaceSet may) const;
    FaceSet discards(bool& joker) const;
    void pass_turn();
    bool out();
};

// How gladly a card of the hand goes.
double spare(const LaidShapes& shapes, const LaidPolicy& policy, const LaidHand& hand, int face);

} // namespace rummykit
