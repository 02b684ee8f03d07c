// A two-player zero-sum game in extensive form, level by level, and what a strategy is worth in it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace rummykit {

inline constexpr std::int8_t kChance = -1;
inline constexpr std::int8_t kTerminal = -2;

// The nodes in preorder, one entry each: the parent (-1 for the root), the player to act (0, 1, kChance, kTerminal),
// the information set of a decision (-1 elsewhere), the chance of the branch that leads here (read below chance nodes),
// and what the first player gains where the game ends.
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
    std::size_t infosets() const { return owner_.size(); }
    std::size_t slots() const { return offset_.back(); }
    const std::vector<std::int32_t>& offsets() const { return offset_; }
    std::vector<double> uniform() const;

    // What the first player gains on average if both play by `strategy`.
    double value(const std::vector<double>& strategy) const;
    // What `player` gains with the best answer to `strategy`, which the other plays.
    double best_response(const std::vector<double>& strategy, int player) const;
    double nash_conv(const std::vector<double>& strategy) const {
        return best_response(strategy, 0) + best_response(strategy, 1);
    }
    // How likely each information set is if both play by `strategy`; actions that it never chooses count `slip` each.
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
    std::vector<double> chance_, payoff_;
    std::vector<std::int32_t> level_;  // where each level begins, and the end
    std::vector<std::int32_t> offset_; // the first slot of each information set, and the end
    std::vector<std::int8_t> owner_;   // the player of each information set
};

} // namespace rummykit
