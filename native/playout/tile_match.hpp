// Whole deals of tiles, with special jokers and without: greedy alone, positions to learn from, and the search against
// greedy.
#pragma once

#include "special_search.hpp"

#include <cstdint>
#include <vector>

namespace rummykit {

struct TileMatchDeal {
    double won = 0, points = 0;   // of the search, over all seats that it had in turn
    int searches = 0;             // turns in which it had a choice
    double slowest = 0, took = 0; // milliseconds of these turns
};

// One deal for every seat of the search, with the same tiles; all others are greedy.
TileMatchDeal searched_deal(const TileWords& words, int hand, const TileValue& value, const TileBudget& budget,
                            std::uint64_t seed);
TileMatchDeal searched_deal(const SpecialWords& words, int hand, const TileValue& value, const TileBudget& budget,
                            std::uint64_t seed);

// Greedy in all seats; returns the number of turns.
int greedy_deal(TileDeal& deal, TilePlayer& player);
int greedy_deal(SpecialDeal& deal, SpecialPlayer& player);

// The same as playouts play it: quicker, and hardly ever another turn.
void play_out(TileDeal& deal, GreedyWalk& walk);
void play_out(SpecialDeal& deal, SpecialPlayer& player);

// The search in every seat for so many turns, then the learnt value; what each seat may expect. `hand` are the tiles
// dealt to a rack: a seat that still has them all, and no more, has had no turn.
std::array<SeatOutcome, kMostRacks> searched_on(TileDeal& deal, TileSearch& search, const TileBudget& budget, int turns,
                                                int hand, Random& chance);

// A deal by the greedy of playouts, `other` beside it: all turns, those in which it played fewer tiles than the other
// would have, and those in which it played more.
struct WalkedDeal {
    int turns = 0, fewer = 0, more = 0;
};
WalkedDeal walked_deal(TileDeal& deal, GreedyWalk& walk, TilePlayer& other);

// Positions of deals that play themselves out: the features of every seat, then whether it won and its points.
// With a budget some turns are searched; with special jokers all are those of playouts.
void learn_from(const TileWords& words, int hand, const TileValue& value, const TileBudget& budget, double share,
                std::uint64_t seed, std::vector<float>& rows);
void learn_from(const SpecialWords& words, int hand, std::uint64_t seed, std::vector<float>& rows);

} // namespace rummykit
