// The most tiles in one turn at a table with special jokers: what greedy plays, as far as a number of nodes shows it.
#pragma once

#include "special_table.hpp"
#include "tile_player.hpp"
#include "twist_search.hpp"

namespace rummykit {

struct SpecialWords : TileWords {
    bool leading = true;   // a run may begin with a change of colour
    bool adjacent = false; // two changes of colour may stand side by side
};

// All tiles of the table are in `loose`, too.
struct SpecialDeal : TileDeal {
    SpecialTable table;
};

struct SpecialTurn {
    const SpecialTable& table;
    const TilePool& rack;
    bool opened;
};

inline SpecialTurn turn_of(const SpecialDeal& deal) {
    return {deal.table, deal.racks[deal.turn], deal.opened[deal.turn]};
}

// Tiles from a rack, and all sets afterwards.
struct SpecialMove {
    TilePool played{};
    int tiles = 0;
    SpecialTable table;
};

void play(SpecialDeal& deal, const SpecialMove& move);

// How hard a play is looked for: the steps of one question and of one of its nodes; how many sets with jokers may come
// apart in one question, where there are more only one at a time; and whether, where the rules do not allow the best
// play, each of them is also left alone by itself.
struct SpecialEffort {
    int steps = 0, node_steps = 0;
    int free_sets = 1;
    bool every_way = false;
};
inline constexpr SpecialEffort kQuick{1000, 300, 1, false};
inline constexpr SpecialEffort kFair{5000, 1000, 8, false};
inline constexpr SpecialEffort kThorough{50'000, 5'000, 8, true};

// Keeps its memory from call to call; one per thread. All plays are legal; they are the best that the effort shows.
class SpecialPlayer {
  public:
    explicit SpecialPlayer(const SpecialWords& words);

    // Greedy's turn; false where it passes.
    bool greedy(const SpecialTurn& turn, SpecialMove& move, const SpecialEffort& effort);

    // A good play of an opened seat by these weights; false where none was found that scores more than `beat`.
    bool best(const SpecialTurn& turn, const TwistWeights& weights, SpecialMove& move, const SpecialEffort& effort,
              int beat = 0);

    // A good first meld by these weights; false where none was found.
    bool first_meld(const SpecialTurn& turn, const TwistWeights& weights, SpecialMove& move,
                    const SpecialEffort& effort);

    // The tiles of which one alone can be added to the table, as far as the effort shows.
    std::array<bool, kTiles> alone(const SpecialTable& table, const SpecialEffort& effort);

    const TwistWeights& usual() const { return usual_; } // most tiles, then most value
    const TwistWeights& kept() const { return kept_; }   // the same, and a joker only for two tiles more
    const SpecialWords& words() const { return words_; }

  private:
    using Sets = std::uint64_t; // a bit each

    int score_of(const TilePool& tiles, const TwistWeights& weights) const;
    bool still(const SpecialTurn& turn, const TwistWeights& weights, SpecialMove& move, int beat);
    bool attempt(const SpecialTurn& turn, const TwistWeights& weights, SpecialMove& move, const SpecialEffort& effort,
                 int beat, Sets kept);
    Sets lengthened(const SpecialTable& before, const SpecialTable& after) const;

    SpecialWords words_;
    TwistWeights usual_{}, kept_{};
    TilePlayer plain_;
    TwistSearch search_;
    TwistProblem problem_;
    FreedJokers freed_;
    int score_ = 0;      // of the last attempt, whether it was allowed or not
    bool found_ = false; // whether it found a play
};

} // namespace rummykit
