// The best turn at a table of tiles by playouts: candidates made by the solver, racks that the others may hold, and
// greedy play from there.
#pragma once

#include "halving.hpp"
#include "tile_player.hpp"
#include "tile_value.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace rummykit {

// What one seat knows: in `deal` the racks of the others are empty and the stock is only counted.
struct TileSight {
    TileDeal deal;
    std::array<bool, kMostRacks> acted{}; // which seats have had a turn
};

struct TileBudget {
    Limit limit;
    int plies = 10; // turns that are played before a playout is valued; all where nothing was learnt
    int candidates = 16;
    double point = 0.001; // what a point counts, where a win counts 1
    int most_held = 1000; // with so many tiles a seat waits no longer for more
};

struct TileCandidate {
    bool passes = true;
    TileMove move;
    std::vector<LaidSet> table, first; // as of `TilePlayer`
    Judged judged;
};

// A rack on which nothing can be played, but for one tile that came to it since.
struct StuckRack {
    bool stuck = false;
    int table = 0; // how often the table had changed
    int newest = kNoTile;
};
using StuckRacks = std::array<StuckRack, kMostRacks>;

// Greedy turns, one after another, without asking again what is known.
class GreedyWalk {
  public:
    explicit GreedyWalk(const TileWords& words) : player_(words, false) {}

    // At the next turn the table is as it was where these racks were stuck, unless it has changed.
    void begin(const StuckRacks& racks, bool changed);
    void step(TileDeal& deal);
    // The seat to act passes unless it can go out.
    void wait(TileDeal& deal);

    TilePlayer& player() { return player_; }

  private:
    TilePlayer player_;
    TileMove move_;
    StuckRacks racks_{};
    int table_ = 0;
};

class TileSearch {
  public:
    TileSearch(const TileWords& words, const TileValue& value) : player_(words), walk_(words), value_(value) {}

    // The best turn of the seat to act. It stays until the next call.
    const TileCandidate& solve(const TileSight& sight, const TileBudget& budget, std::uint64_t seed);

    const TileWords& words() const { return player_.words(); }

    // What each seat has, or may expect of a deal that is not over.
    std::array<SeatOutcome, kMostRacks> expected(const TileDeal& deal) const;

    // All that were weighed; greedy's turn comes first.
    const std::vector<TileCandidate>& candidates() const { return candidates_; }

    // What each of these turns leads to, on so many common deals: `plies` turns, then the learnt value.
    Weighed weigh(const TileSight& sight, std::span<const TileCandidate> turns, int deals, int plies,
                  std::uint64_t seed);

    // The racks of the others as they may be, and the stock in some order.
    TileDeal imagined(const TileSight& sight, Random& chance);

  private:
    void list_candidates(const TileSight& sight, const TileBudget& budget, Random& chance);
    bool add(const TileTurn& turn, const TileMove* move);
    void hold_back(const TileTurn& turn, const TilePool& kept, const TileWeights& weights);
    void look_at_others(const TileSight& sight);
    TilePool take_rack_of(const TileSight& sight, int seat, std::vector<std::uint8_t>& pool, Random& chance);
    SeatOutcome playout(const TileDeal& imagined, const TileCandidate& candidate, int waits, int plies);

    TilePlayer player_;
    GreedyWalk walk_;
    StuckRacks stuck_{}; // of the racks imagined last
    TileValue value_;
    std::vector<TileCandidate> candidates_;
    TilePool unseen_{};
    std::array<bool, kTiles> alone_{}; // tiles that the seat before would have played
};

} // namespace rummykit
