// The most tiles in one turn, under the sheet's words on joker sets: what greedy plays.
#pragma once

#include "table_search.hpp"
#include "tile_deal.hpp"

#include <optional>
#include <span>
#include <vector>

namespace rummykit {

// What the seat to act has before it.
struct TileTurn {
    const TilePool& loose;
    std::span<const LaidSet> bound;
    const TilePool& rack;
    bool opened;
};

inline TileTurn turn_of(const TileDeal& deal) {
    return {deal.loose, std::span(deal.bound).first(static_cast<std::size_t>(deal.bound_count)), deal.racks[deal.turn],
            deal.opened[deal.turn]};
}

// Keeps its memory from call to call; one per thread.
class TilePlayer {
  public:
    explicit TilePlayer(const TileWords& words);

    // Greedy's turn; false where it passes.
    bool greedy(const TileTurn& turn, TileMove& move);

    // The best play of an opened seat by these weights; false where nothing scores more than `beat`.
    bool best(const TileTurn& turn, const TileWeights& weights, TileMove& move, int beat = 0);

    // The best first meld by these weights; false where none reaches the minimum.
    bool first_meld(const TileTurn& turn, const TileWeights& weights, TileMove& move);

    // The tiles of which one alone can be added to the table.
    std::array<bool, kTiles> alone(const TilePool& loose, std::span<const LaidSet> bound);

    // All sets on the table after the last of these turns that was true; after a first meld only its own.
    const std::vector<LaidSet>& table() const { return table_; }
    // The sets of the first meld, where greedy's turn went on after it.
    const std::vector<LaidSet>& first() const { return first_; }

    const TileWeights& usual() const { return usual_; } // most tiles, then most value
    const TileWeights& kept() const { return kept_; }   // the same, and a joker only for two tiles more
    const TileWords& words() const { return words_; }

  private:
    struct Exchange {
        int set, face;
    };
    // A joker that was exchanged: the set it left, and where that is kept, -1 if it has no joker any more.
    struct Freed {
        LaidSet left;
        int kept = -1;
    };
    // What becomes of every bound set.
    struct Plan {
        TileCounts must{}, may{};
        TilePool needed{};           // tiles of the rack that must be played
        TilePool exchanged{};        // those of them that take the places of jokers
        std::optional<LaidSet> laid; // a new set of a freed joker and tiles of the rack
        std::array<LaidSet, kMostJokers> kept;
        int kept_count = 0;
        std::array<Freed, kMaxJokers> freed;
        int freed_count = 0;
    };

    bool attempt(const Plan& plan, const TileWeights& weights, bool barred = false);
    void pose(const Plan& plan, bool barred);
    void list_exchanges(const TileTurn& turn);
    void add_plan(const TileTurn& turn, std::span<const Exchange> exchanges);
    void lay(const Plan& plan, const TablePlay& play);
    void cut_off(const Plan& plan);
    bool allowed(const Plan& plan, const TablePlay& play) const;
    bool in_another_set(const Plan& plan) const;
    bool in_rack_set(const Plan& plan, const TablePlay& play) const;
    bool attempt_rack_sets(const Plan& plan, const TileWeights& weights);
    bool attempt_rack_set(const Plan& plan, const LaidSet& set, const TileWeights& weights);
    void settle(const TileTurn& turn, TileMove& move) const;

    TileWords words_;
    TileWeights usual_{}, kept_{};
    TableSearch search_;
    TableProblem problem_;
    std::vector<Plan> plans_;
    std::vector<int> kept_places_;
    std::vector<LaidSet> laid_;  // by the last attempt: first the kept sets, in the order of the plan
    std::vector<LaidSet> table_; // by the best play so far
    std::vector<LaidSet> first_; // the sets of a first meld after which the turn went on
    TilePool played_{};
    int best_ = 0;
};

} // namespace rummykit
