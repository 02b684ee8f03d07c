// CFR+: counterfactual regret minimisation with regrets kept above zero, players in turn, and linear averaging.
#pragma once

#include "game_tree.hpp"

#include <vector>

namespace rummykit {

class CfrPlus {
  public:
    explicit CfrPlus(const GameTree& tree);

    void run(int iterations);
    int iterations() const { return iterations_; }
    // The average strategy, which approaches an equilibrium of a zero-sum game of two; with more players nothing is
    // promised. Uniform where no iteration has led.
    std::vector<double> average() const;

  private:
    void update(int player);
    void sweep_down(int player);
    void sweep_up(int player);
    void match_regrets(int player);

    const GameTree& tree_;
    int iterations_ = 0;
    std::vector<double> strategy_, regret_, sum_;
    std::vector<double> own_, others_, value_; // by node
};

} // namespace rummykit
