// A deal of tiles step by step: every set in its place, and the legal actions in the order in which `play` lists them.
#pragma once

#include "tile_deal.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace rummykit {

// The tiles of a rack, a bit each: of which there is one, of which there are two; and its jokers.
struct RackBits {
    std::uint64_t once = 0, twice = 0;
    int jokers = 0;

    explicit RackBits(const TilePool& rack);
    bool has(int face) const { return face == kTileJoker ? jokers > 0 : once >> face & 1; }
};

// Passing, new sets from the rack, or one set of the table with one more tile.
struct TileStep {
    int place = -1; // of the set that gets longer
    std::vector<LaidSet> sets;
    bool passes() const { return sets.empty(); }
};

// What a step did.
struct TileStepped {
    std::vector<std::uint8_t> played, drawn;
    int opening = -1; // the worth of a first meld
};

class TileSteps {
  public:
    // A deal in which nothing has been laid yet; the next tile of the stock lies last.
    TileSteps(const TileWords& words, const TileDeal& dealt);
    // A deal in which these sets lie.
    TileSteps(const TileWords& words, const TileDeal& deal, std::vector<LaidSet> table);

    int count() const;
    TileStep action(int number) const;
    std::vector<TileStep> actions() const;
    TileStepped play(const TileStep& step);

    // Deals anew what the seat to act cannot see: the racks of the others and the stock.
    void deal_anew(Random& random);

    // Racks, stock, whose turn it is, and how it ended; `loose` and `bound` are not kept.
    const TileDeal& deal() const { return deal_; }
    const std::vector<LaidSet>& table() const { return table_; }

  private:
    std::vector<TileStep> steps_of_cards(const RackBits& rack) const;
    bool first_meld() const { return words_.minimum >= 0 && !deal_.opened[deal_.turn]; }

    TileWords words_;
    TileDeal deal_;
    std::vector<LaidSet> table_;
};

} // namespace rummykit
