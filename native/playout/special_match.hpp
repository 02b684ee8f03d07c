// Whole deals with special jokers: greedy alone, positions to learn from, and the search against greedy.
#pragma once

#include "special_search.hpp"
#include "tile_match.hpp"

#include <cstdint>
#include <vector>

namespace rummykit {

// One deal for every seat of the search, with the same tiles; all others are greedy.
TileMatchDeal searched_deal(const SpecialWords& words, int hand, const TileValue& value, const TileBudget& budget,
                            std::uint64_t seed);

// Greedy in all seats; returns the number of turns.
int greedy_deal(SpecialDeal& deal, SpecialPlayer& player);

// Positions of greedy deals: the features of every seat, then whether it won and its points.
void learn_from(const SpecialWords& words, int hand, std::uint64_t seed, std::vector<float>& rows);

} // namespace rummykit
