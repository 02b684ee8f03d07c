// A game of any number of players in extensive form, level by level, and what a strategy is worth in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace rummykit {

inline constexpr std::int8_t kChance = -1;
inline constexpr std::int8_t kTerminal = -2;

// The nodes in preorder, one entry each: the parent (-1 for the root), the player to act (from 0; kChance, kTerminal),
// the information set of a decision (-1 elsewhere), and the chance of the branch that leads here (read below chance
// nodes). Payoffs have an entry for every node and player: what the first gains where the game ends, then the next.
struct TreeNodes {
    std::vector<std::int32_t> parents;
    std::vector<std::int8_t> players;
    std::vector<std::int32_t> infosets;
    std::vector<double> chances;
    std::vector<double> payoffs;
};

// The nodes of one level lie together, and so do the children of a node: every question is a sweep over arrays.
// A strategy has one probability for each slot, which is an action in an information set.
class GameTree {
  public:
    // Throws std::invalid_argument for nodes that are no tree, and for information sets that differ in player, actions
    // or depth.
    explicit GameTree(const TreeNodes& nodes);

    std::size_t size() const { return parent_.size(); }
    int players() const { return static_cast<int>(payoff_.size() / size()); }
    std::size_t infosets() const { return owner_.size(); }
    std::size_t slots() const { return offset_.back(); }
    const std::vector<std::int32_t>& offsets() const { return offset_; }
    std::vector<double> uniform() const;

    // What each player gains on average if all play by `strategy`.
    std::vector<double> values(const std::vector<double>& strategy) const;
    // What `player` gains with the best answer to `strategy`, which all others play. Given `answer`, its decisions are
    // also put there, and the slots of the others are left alone.
    double best_response(const std::vector<double>& strategy, int player, std::vector<double>* answer = nullptr) const;
    // What each player gains if it alone changes to its best answer.
    std::vector<double> gains(const std::vector<double>& strategy) const;
    // How likely each information set is if all play by `strategy`; actions that it never chooses count `slip` each.
    std::vector<double> reach(const std::vector<double>& strategy, double slip) const;

  private:
    friend class CfrPlus;

    void arrange(const TreeNodes& nodes);
    void name_slots();
    // The probability of the branch into a node, 1 below decisions of `player`.
    double others(const std::vector<double>& strategy, std::size_t node, int player) const {
        const auto above = player_[parent_[node]];
        return above == player ? 1.0 : above == kChance ? chance_[node] : strategy[slot_[node]];
    }

    std::vector<std::int32_t> parent_, first_, infoset_, slot_;
    std::vector<std::int8_t> player_;
    std::vector<double> chance_, payoff_; // payoffs player by player
    std::vector<std::int32_t> level_;     // where each level begins, and the end
    std::vector<std::int32_t> offset_;    // the first slot of each information set, and the end
    std::vector<std::int8_t> owner_;      // the player of each information set
};

} // namespace rummykit
