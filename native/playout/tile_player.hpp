// The most tiles in one turn, under the sheet's words on joker sets: what greedy plays.
#pragma once

#include "table_plain.hpp"
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
    // One that does not lay tells no sets, and is faster.
    explicit TilePlayer(const TileWords& words, bool lays = true);

    // Greedy's turn; false where it passes. Where the rest of the rack has no play, `newest` is the tile that came to
    // it, no joker: every play has it.
    bool greedy(const TileTurn& turn, TileMove& move, int newest = kNoTile);

    // A turn that plays the whole rack; false where there is none.
    bool all_out(const TileTurn& turn, TileMove& move);

    // The best play of an opened seat by these weights; false where nothing scores more than `beat`.
    bool best(const TileTurn& turn, const TileWeights& weights, TileMove& move, int beat = 0, int newest = kNoTile);

    // The best first meld by these weights; false where none reaches the minimum.
    bool first_meld(const TileTurn& turn, const TileWeights& weights, TileMove& move, int newest = kNoTile);

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
        std::array<LaidSet, kMaxJokers> split; // whose jokers stand for cards, and may stay with any card of it
        int split_count = 0;
    };

    static void need(Plan& plan, int face);
    bool may_lie(const TileTurn& turn, int face) const;
    bool attempt(const TileTurn& turn, const Plan& plan, const TileWeights& weights, bool barred = false);
    void pose(const Plan& plan, bool barred);
    void list_exchanges(const TileTurn& turn);
    void add_plan(const TileTurn& turn, std::span<const Exchange> exchanges);
    void found_loose(const Plan& plan, const TileCounts& played, int score);
    bool lay(const Plan& plan, const TablePlay& play);
    void cut_off(const Plan& plan);
    bool allowed(const Plan& plan, const TablePlay& play) const;
    bool in_another_set(const Plan& plan) const;
    bool in_rack_set(const Plan& plan, const TablePlay& play) const;
    void list_splits(const TileTurn& turn);
    void declare(const Plan& plan);
    bool jokers_stay(const TileTurn& turn) const;
    bool attempt_with_run(const TileTurn& turn, const Plan& plan, const TileWeights& weights, int newest);
    bool attempt_rack_sets(const TileTurn& turn, const Plan& plan, const TileWeights& weights);
    bool attempt_rack_set(const TileTurn& turn, const Plan& plan, const LaidSet& set, const TileWeights& weights);
    void settle(const TileTurn& turn, TileMove& move) const;

    TileWords words_;
    TileWeights usual_{}, kept_{};
    TableSearch<CommonPack> search_;
    PlainTable plain_;
    PlainTable::NumberWeights number_weights_{};
    bool even_ = true; // tiles of a number count the same in every colour
    TableProblem problem_;
    std::vector<Plan> plans_;
    std::vector<int> kept_places_;
    std::vector<LaidSet> laid_;  // by the last attempt: first the kept sets, in the order of the plan
    std::vector<LaidSet> table_; // by the best play so far
    std::vector<LaidSet> first_; // the sets of a first meld after which the turn went on
    TilePool played_{};
    int best_ = 0;
    bool lays_;
    bool loose_ = false; // the best play so far is known by its tiles alone, all of them loose
};

} // namespace rummykit
