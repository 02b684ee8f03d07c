#include "cfr.hpp"

#include <algorithm>
#include <numeric>

namespace rummykit {

CfrPlus::CfrPlus(const GameTree& tree)
    : tree_(tree), strategy_(tree.uniform()), regret_(tree.slots()), sum_(tree.slots()), own_(tree.size()),
      others_(tree.size()), value_(tree.size()) {}

void CfrPlus::run(int iterations) {
    for (int each = 0; each < iterations; ++each) {
        ++iterations_;
        for (int player = 0; player < tree_.players(); ++player)
            update(player);
    }
}

void CfrPlus::update(int player) {
    sweep_down(player);
    sweep_up(player);
    match_regrets(player);
}

// How likely every node is, by what the player does and by all the rest; and what the player does is averaged.
void CfrPlus::sweep_down(int player) {
    const auto& tree = tree_;
    own_[0] = others_[0] = 1;
    for (std::size_t node = 1; node < tree.size(); ++node) {
        const auto above = tree.parent_[node];
        const auto who = tree.player_[above];
        own_[node] = own_[above];
        others_[node] = others_[above];
        if (who == player)
            own_[node] *= strategy_[tree.slot_[node]];
        else
            others_[node] *= who == kChance ? tree.chance_[node] : strategy_[tree.slot_[node]];
    }
}

// What every node is worth to the player, from the end; in its decisions regrets follow.
void CfrPlus::sweep_up(int player) {
    const auto& tree = tree_;
    const auto* payoff = tree.payoff_.data() + player * tree.size();
    for (std::size_t node = tree.size(); node-- > 0;) {
        const auto who = tree.player_[node];
        if (who == kTerminal) {
            value_[node] = payoff[node];
            continue;
        }
        const auto from = tree.first_[node], to = tree.first_[node + 1];
        double worth = 0;
        if (who == kChance) {
            for (auto child = from; child < to; ++child)
                worth += tree.chance_[child] * value_[child];
        } else {
            const auto slot = tree.slot_[from];
            for (auto child = from; child < to; ++child)
                worth += strategy_[slot + child - from] * value_[child];
            if (who == player) {
                const double weight = iterations_ * own_[node];
                for (auto child = from; child < to; ++child) {
                    regret_[slot + child - from] += others_[node] * (value_[child] - worth);
                    sum_[slot + child - from] += weight * strategy_[slot + child - from];
                }
            }
        }
        value_[node] = worth;
    }
}

void CfrPlus::match_regrets(int player) {
    for (std::size_t set = 0; set < tree_.infosets(); ++set) {
        if (tree_.owner_[set] != player) continue;
        const auto from = tree_.offset_[set], to = tree_.offset_[set + 1];
        double sum = 0;
        for (auto slot = from; slot < to; ++slot)
            sum += regret_[slot] = std::max(0.0, regret_[slot]);
        for (auto slot = from; slot < to; ++slot)
            strategy_[slot] = sum > 0 ? regret_[slot] / sum : 1.0 / (to - from);
    }
}

std::vector<double> CfrPlus::average() const {
    auto found = tree_.uniform();
    for (std::size_t set = 0; set < tree_.infosets(); ++set) {
        const auto from = sum_.begin() + tree_.offset_[set], to = sum_.begin() + tree_.offset_[set + 1];
        const double sum = std::accumulate(from, to, 0.0);
        if (sum <= 0) continue;
        std::transform(from, to, found.begin() + tree_.offset_[set], [sum](double each) { return each / sum; });
    }
    return found;
}

} // namespace rummykit
