// What a sheet says of a game in which hands stay closed until one is laid whole, as numbers.
#pragma once

#include "lives_solver.hpp"
#include "meld_solver.hpp"
#include "pures_solver.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace rummykit {

inline constexpr int kMostClosedSeats = 12;
inline constexpr int kMostClosedCards = 224; // four packs with their jokers
inline constexpr int kClosedFaces = kFaces + 1;

enum class Indicates : std::uint8_t { nothing, rank, cut, next }; // `next`: one tile, of games of tiles
enum class TakesWild : std::uint8_t { allowed, refused, first_allowed };
enum class LaidWith : std::uint8_t { not_at_all, no_discard, any, discard }; // GoOut.discard
enum class Renews : std::uint8_t { flip, shuffle, ends };
enum class ClosedScoring : std::uint8_t { lives, payments, hands_against_losers, points_lost };
enum class ValueCards : std::uint8_t { none, table, twenty };

// The words by their names in rummykit.playout.closed_sheets.
struct ClosedWords {
    int seats = 2, hand = 13;
    int scheduled = 0; // the number of the deal in its match, where deals differ
    bool upcard = true, joker_put_back = false, starter_extra = false;
    Indicates indicates = Indicates::nothing;
    TakesWild wild_upcard = TakesWild::allowed;
    bool drops = false, declares = false;
    LaidWith goes_out = LaidWith::not_at_all;
    bool undrawn = false;    // a whole hand may also be laid before the first draw, without a discard
    bool last_turns = false; // the others draw and discard once more
    bool return_upcard = false, own_piles = false;
    bool shows_indicator = false;
    int pairs = 0; // of which a whole hand may consist instead, 0 for none
    Renews when_empty = Renews::shuffle;
    int times = 3;
    bool keep_top = false;
    int wild_rank = 0;        // of the sheet
    bool always_wild = false; // cards of that rank are never natural
    ClosedScoring scoring = ClosedScoring::lives;
    int cap = 80, first_drop = 20, middle_drop = 40;
    bool to_winner = false;
    int pures = 0, tunnelas = 0, dublees = 0, jokers = 0; // what is wanted; no pures: the two lives
    ValueCards value_cards = ValueCards::none;
    int consolation = -1;                        // for six dublees where others are shown; -1: none
    int base = 1, each_joker = 2, each_wild = 1; // Payments
    bool bonuses = false;
    int plain = 2, wild_last = 4, in_pairs = 4, in_pairs_wild_last = 8, indicator_shown = 1; // PointsLost
    int undrawn_bonus = 0, one_draw = 0, no_wild = 0, one_suit = 0;
};

// A sheet for a number of seats; constant after it is built.
class ClosedSheet {
  public:
    // Raises std::invalid_argument for shapes that the solvers refuse.
    ClosedSheet(const ClosedWords& words, const Shapes& shapes, const WildLimits& limits,
                const std::array<int, kClosedFaces>& values, std::vector<std::uint8_t> pack,
                std::vector<std::vector<int>> contracts);

    ClosedWords words;
    Shapes shapes;
    std::array<int, kClosedFaces> values;
    std::vector<std::uint8_t> pack;         // ascending
    std::array<int, kClosedFaces> counts{}; // of each face in the pack
    std::vector<RunLine> lines;             // every run
    int dearest = 0;                        // of the natural cards
    std::optional<LivesSolver> lives;
    std::optional<PuresSolver> pures;
    std::optional<MeldSolver> whole, plain; // under the contracts, and without them; every card counts one
    std::vector<MeldSolver> counted;        // for the points outside melds: a wild card counts as a joker, as its rank
};

// What is wild in a deal.
struct WildFaces {
    int rank = 0;
    FaceBits faces = 0; // printed jokers aside
};

// A hand of faces 0 to 52 as the solvers take it.
WildHand as_wild_hand(const Cards& hand);
inline int jokers_of(const Cards& hand) {
    return hand.count(kJokerFace);
}

// What makes a hand go down whatever else it holds.
enum class FreeShow : std::uint8_t { none, tunnelas, jokers, dublees };

// --- questions about closed hands, all exact

// What a hand counts where lives or pure sequences are wanted, not capped; or what its cards outside melds do.
int show_points(const ClosedSheet& sheet, const Cards& hand, const WildFaces& wild);
int points_outside(const ClosedSheet& sheet, const Cards& hand);

FreeShow free_show(const ClosedSheet& sheet, const Cards& hand, const WildFaces& wild);

// How many groups a hand that is a good show is laid in, 0 for any other, and the cards in them.
struct Shown {
    int groups = 0;
    Cards cards;
};
Shown shown_groups(const ClosedSheet& sheet, const Cards& hand, const WildFaces& wild);
int dublees_of(const Cards& hand);

// The cards without which the hand may be declared, or laid whole.
FaceBits show_outs(const ClosedSheet& sheet, const Cards& hand, const WildFaces& wild);
FaceBits whole_outs(const ClosedSheet& sheet, const Cards& hand);
bool shows_without(const ClosedSheet& sheet, const Cards& hand, const WildFaces& wild, int face);

// Whether the hand consists of so many pairs; the wild tile makes one with any.
bool lies_in_pairs(const ClosedSheet& sheet, const Cards& hand);

// Whether all cards of the hand may be laid as they are.
bool lies_whole(const ClosedSheet& sheet, const Cards& hand);

// In how many melds, or else pairs, a whole hand is laid that may be.
int melds_of_whole(const ClosedSheet& sheet, const Cards& hand);

// What each loser pays for a hand that is laid whole after so many draws (Payments).
int payment_for(const ClosedSheet& sheet, const Cards& laid, int draws);

// What the value cards among these bring of each other seat.
int worth_of_value_cards(const ClosedSheet& sheet, const Cards& cards, int cut);

} // namespace rummykit
