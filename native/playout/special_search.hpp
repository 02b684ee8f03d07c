// The best turn at a table with special jokers by playouts, as `tile_search` has it for plain ones.
#pragma once

#include "special_player.hpp"
#include "tile_search.hpp"

#include <chrono>

namespace rummykit {

// What one seat knows: in `deal` the racks of the others are empty and the stock is only counted.
struct SpecialSight {
    SpecialDeal deal;
    std::array<bool, kMostRacks> acted{}; // which seats have had a turn
};

struct SpecialCandidate {
    bool passes = true;
    SpecialMove move;
    Judged judged;
};

inline constexpr int kSpecialPlies = 2; // turns that are played before a playout is valued

class SpecialSearch {
  public:
    SpecialSearch(const SpecialWords& words, const TileValue& value) : player_(words), value_(value) {}

    // The best turn of the seat to act. It stays until the next call. Where the budget has milliseconds, playouts that
    // would go on beyond them are valued as they stand.
    const SpecialCandidate& solve(const SpecialSight& sight, const TileBudget& budget, std::uint64_t seed);

    // All that were weighed; greedy's turn comes first.
    const std::vector<SpecialCandidate>& candidates() const { return candidates_; }

    // What each of these turns leads to, on so many common deals: `plies` turns, then the learnt value.
    Weighed weigh(const SpecialSight& sight, std::span<const SpecialCandidate> turns, int deals, int plies,
                  std::uint64_t seed);

    // The racks of the others as they may be, and the stock in some order.
    SpecialDeal imagined(const SpecialSight& sight, Random& chance);

  private:
    using Clock = std::chrono::steady_clock;

    bool late() const { return timed_ && Clock::now() >= ends_; }
    bool add(const SpecialMove* move);
    void weigh(const SpecialTurn& turn, const TilePool& back, const TwistWeights& weights);
    void list_candidates(const SpecialSight& sight, const TileBudget& budget, Random& chance);
    void look_at_others(const SpecialSight& sight);
    TilePool take_rack_of(const SpecialSight& sight, int seat, std::vector<std::uint8_t>& pool, Random& chance);
    SeatOutcome playout(const SpecialDeal& imagined, const SpecialCandidate& candidate, int plies);

    SpecialPlayer player_;
    TileValue value_;
    std::vector<SpecialCandidate> candidates_;
    TilePool unseen_{};
    std::array<bool, kTiles> alone_{}; // tiles that the seat before would have played
    bool timed_ = false;
    Clock::time_point ends_;
};

} // namespace rummykit
