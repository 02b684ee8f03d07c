// A deal of tiles as playouts see it: loose tiles as a multiset, and the sets whose jokers bind them as they lie.
#pragma once

#include "table_problem.hpp"
#include "weighing.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace rummykit {

inline constexpr int kPoolFaces = 56; // the tiles, then the regular, double, colour and mirror joker
inline constexpr int kMostRacks = 5;
inline constexpr int kMostJokers = 8;
inline constexpr int kMostPool = kTiles * kCopies + kMostJokers;
inline constexpr int kNoTile = -1;

// How many there are of each face, special jokers too.
using TilePool = std::array<std::uint8_t, kPoolFaces>;

inline int total(const TilePool& pool) {
    int sum = 0;
    for (const int count : pool)
        sum += count;
    return sum;
}

// What becomes of a set with jokers.
enum class JokerSetWord : std::uint8_t {
    kFree,     // anything: its tiles are loose
    kAnother,  // it may be added to, or its joker exchanged for a tile from any place and laid in another set
    kRackSet,  // the same for a tile from the rack, and the joker is laid in a new set with tiles of the rack alone
    kStays,    // it may only be added to
    kDeclared, // of cards: its joker stands for one card, and stays with a card of the set or is replaced there
};

// What a deal is worth.
enum class RackScoring : std::uint8_t {
    kPenalties,   // losers pay what is on their racks, or what exceeds the lowest of them, to the winner
    kDealWon,     // one point for the winner
    kHands,       // the winner scores what all others hold
    kDifferences, // the same, and the lowest of all only what exceeds its own, if nobody went out
};

// The words of a sheet that a playout asks for.
struct TileWords {
    int players = 2;
    int minimum = 30;             // of a first meld; -1 where there is none
    bool then_manipulate = false; // whether the turn goes on after a first meld
    int drawn_on_pass = 1;
    JokerSetWord joker_sets = JokerSetWord::kFree;
    RackScoring scoring = RackScoring::kPenalties;
    bool cards = false;       // sets are listed as those of playing cards are
    bool high_ace = false;    // the ace stands above the king as well
    bool first_run = false;   // a first meld has a run,
    bool natural_run = false; // and that has no joker
    TilePool pack{};
    std::array<int, kPoolFaces> values{}; // of tiles left on a rack
};

// A set as it lies, from low to high, or a group with its jokers last.
struct LaidSet {
    std::array<std::uint8_t, kNumbers> faces{};
    std::uint8_t size = 0;
    std::uint8_t colours = 0; // a bit each, of a group whose jokers stand for cards; otherwise none
    bool run = false;

    bool has_joker() const;
    void add(int face) { faces[size++] = static_cast<std::uint8_t>(face); }
};

// Of one set that lies and has no special joker: the kind that its best reading has, a group where two are worth the
// same. Sets without jokers may be in any order.
bool reads_as_run(const LaidSet& set);

// The lowest number of a run (0 to 12), the highest (13 for an ace above the king), and its colour.
struct RunPlace {
    int colour, low, high;
};
RunPlace place_of(const LaidSet& run);
KeptGroup group_of(const LaidSet& group);
// The cards of a set in which each joker stands for one, jokers as what they stand for.
std::array<std::uint8_t, kNumbers> meant(const LaidSet& set);

struct TileDeal {
    static constexpr int kOn = -1, kExhausted = -2;

    TilePool loose{};
    std::array<LaidSet, kMostJokers> bound; // the sets with jokers, where these bind them
    int bound_count = 0;
    std::array<TilePool, kMostRacks> racks{};
    std::array<std::uint8_t, kMostRacks> held{};
    std::array<bool, kMostRacks> opened{};
    std::array<std::uint8_t, kMostPool> stock; // the next tile last
    int stock_size = 0;
    int players = 2;
    int turn = 0;
    int idle = 0;
    int over = kOn; // the seat that went out, or one of the above

    void next_turn() { turn = turn + 1 == players ? 0 : turn + 1; }
    void pass(const TileWords& words);
    // The seat to act has laid these tiles: they leave its rack, and its turn or the deal is over.
    void laid(const TilePool& played, int tiles);
};

// Tiles from a rack, and what the table is afterwards.
struct TileMove {
    TilePool played{};
    int tiles = 0;
    TilePool loose{};
    std::array<LaidSet, kMostJokers> bound;
    int bound_count = 0;
};

void play(TileDeal& deal, const TileMove& move);

// A new deal in which every seat holds `hand` tiles.
TileDeal dealt(const TileWords& words, int hand, Random& chance);

// The share of the win, and the points beyond the mean of all seats.
struct SeatOutcome {
    double won = 0, points = 0;
};
// What each seat has at the end of a deal; those who tie share.
std::array<SeatOutcome, kMostRacks> outcomes(const TileDeal& deal, const TileWords& words);

// The same, the points as those ahead of the mean of the others.
inline Outcome outcome_of(const SeatOutcome& own, int players) {
    return {static_cast<float>(own.won), static_cast<float>(own.points * players / (players - 1))};
}

int worth(const TilePool& pool, const TileWords& words);

} // namespace rummykit
