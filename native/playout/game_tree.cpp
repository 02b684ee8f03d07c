#include "game_tree.hpp"

#include <algorithm>
#include <stdexcept>

namespace rummykit {

GameTree::GameTree(const TreeNodes& nodes) {
    const std::size_t count = nodes.parents.size();
    if (count == 0 || nodes.players.size() != count || nodes.infosets.size() != count ||
        nodes.chances.size() != count || nodes.payoffs.empty() || nodes.payoffs.size() % count)
        throw std::invalid_argument("a tree needs a root, and as many entries in each array as nodes");
    arrange(nodes);
    name_slots();
}

// A stable sort by depth: children of one node stay side by side, in the order of their parents.
void GameTree::arrange(const TreeNodes& nodes) {
    const auto count = static_cast<std::int32_t>(nodes.parents.size());
    std::vector<std::int32_t> depth(count, 0), children(count, 0);
    std::int32_t deepest = 0;
    for (std::int32_t node = 0; node < count; ++node) {
        const auto parent = nodes.parents[node];
        if (node == 0 ? parent != -1 : parent < 0 || parent >= node)
            throw std::invalid_argument("a parent comes before its children, and only the first node has none");
        if (node == 0) continue;
        depth[node] = depth[parent] + 1;
        deepest = std::max(deepest, depth[node]);
        ++children[parent];
    }
    level_.assign(deepest + 2, 0);
    for (const auto each : depth)
        ++level_[each + 1];
    for (std::size_t each = 1; each < level_.size(); ++each)
        level_[each] += level_[each - 1];
    auto next = level_;
    std::vector<std::int32_t> place(count);
    for (std::int32_t node = 0; node < count; ++node)
        place[node] = next[depth[node]]++;

    parent_.resize(count), infoset_.resize(count), player_.resize(count), chance_.resize(count);
    payoff_.resize(nodes.payoffs.size());
    first_.assign(count + 1, 0);
    for (std::int32_t node = 0; node < count; ++node) {
        const auto at = place[node];
        parent_[at] = node == 0 ? -1 : place[nodes.parents[node]];
        infoset_[at] = nodes.infosets[node];
        player_[at] = nodes.players[node];
        chance_[at] = nodes.chances[node];
        for (std::size_t each = 0; each < payoff_.size(); each += count)
            payoff_[each + at] = nodes.payoffs[each + node];
        first_[at] = children[node];
    }
    std::int32_t begin = 1;
    for (std::int32_t at = 0; at < count; ++at) {
        const auto has = first_[at];
        first_[at] = begin;
        begin += has;
    }
    first_[count] = begin;
    for (std::int32_t at = 1; at < count; ++at)
        if (at < first_[parent_[at]] || at >= first_[parent_[at] + 1])
            throw std::invalid_argument("nodes are not in preorder");
}

void GameTree::name_slots() {
    const auto count = static_cast<std::int32_t>(size());
    const auto sets = 1 + *std::max_element(infoset_.begin(), infoset_.end());
    std::vector<std::int32_t> actions(sets, 0), depth(sets, -1);
    owner_.assign(sets, kTerminal);
    for (std::size_t level = 0; level + 1 < level_.size(); ++level) {
        for (auto node = level_[level]; node < level_[level + 1]; ++node) {
            const auto set = infoset_[node], has = first_[node + 1] - first_[node];
            const auto player = player_[node];
            if (player < kTerminal || player >= players())
                throw std::invalid_argument("a player has payoffs, or is chance or terminal");
            if ((player == kTerminal) != (has == 0) || (player >= 0) != (set >= 0))
                throw std::invalid_argument("decisions have an information set, and only terminal nodes no children");
            if (set < 0) continue;
            const auto deep = static_cast<std::int32_t>(level);
            if (depth[set] < 0) {
                depth[set] = deep;
                actions[set] = has;
                owner_[set] = player;
            } else if (depth[set] != deep || actions[set] != has || owner_[set] != player) {
                throw std::invalid_argument("the nodes of an information set have one player, depth and actions");
            }
        }
    }
    if (std::find(owner_.begin(), owner_.end(), kTerminal) != owner_.end())
        throw std::invalid_argument("an information set has no nodes");
    offset_.assign(1, 0);
    for (const auto each : actions)
        offset_.push_back(offset_.back() + each);
    slot_.assign(count, -1);
    for (std::int32_t node = 1; node < count; ++node) {
        const auto above = parent_[node];
        if (infoset_[above] >= 0) slot_[node] = offset_[infoset_[above]] + node - first_[above];
    }
}

std::vector<double> GameTree::uniform() const {
    std::vector<double> strategy(slots());
    for (std::size_t set = 0; set < infosets(); ++set)
        std::fill(strategy.begin() + offset_[set], strategy.begin() + offset_[set + 1],
                  1.0 / (offset_[set + 1] - offset_[set]));
    return strategy;
}

std::vector<double> GameTree::values(const std::vector<double>& strategy) const {
    std::vector<double> reached(size()), sums(players());
    reached[0] = 1;
    for (std::size_t node = 0; node < size(); ++node) {
        if (node) reached[node] = reached[parent_[node]] * others(strategy, node, kTerminal);
        if (player_[node] != kTerminal) continue;
        for (std::size_t player = 0; player < sums.size(); ++player)
            sums[player] += reached[node] * payoff_[player * size() + node];
    }
    return sums;
}

std::vector<double> GameTree::gains(const std::vector<double>& strategy) const {
    auto found = values(strategy);
    for (int player = 0; player < players(); ++player)
        found[player] = best_response(strategy, player) - found[player];
    return found;
}

double GameTree::best_response(const std::vector<double>& strategy, int player, std::vector<double>* answer) const {
    std::vector<double> reached(size()), value(size()), gain(slots());
    const auto* payoff = payoff_.data() + player * size();
    reached[0] = 1;
    for (std::size_t node = 1; node < size(); ++node)
        reached[node] = reached[parent_[node]] * others(strategy, node, player);
    for (std::size_t level = level_.size() - 1; level-- > 0;) {
        for (auto node = level_[level]; node < level_[level + 1]; ++node) {
            if (player_[node] == kTerminal) {
                value[node] = payoff[node];
                continue;
            }
            const bool own = player_[node] == player;
            for (auto child = first_[node]; child < first_[node + 1]; ++child) {
                if (own)
                    gain[slot_[child]] += reached[node] * value[child];
                else
                    value[node] += others(strategy, child, player) * value[child];
            }
        }
        for (auto node = level_[level]; node < level_[level + 1]; ++node) {
            if (player_[node] != player) continue;
            const auto set = infoset_[node];
            const auto from = gain.begin() + offset_[set], to = gain.begin() + offset_[set + 1];
            const auto best = std::max_element(from, to) - from;
            value[node] = value[first_[node] + best];
            if (!answer) continue;
            std::fill(answer->begin() + offset_[set], answer->begin() + offset_[set + 1], 0.0);
            (*answer)[offset_[set] + best] = 1;
        }
    }
    return value[0];
}

std::vector<double> GameTree::reach(const std::vector<double>& strategy, double slip) const {
    std::vector<double> found(infosets()), at(size());
    at[0] = 1;
    for (std::size_t node = 0; node < size(); ++node) {
        if (node) at[node] = at[parent_[node]] * std::max(slip, others(strategy, node, kTerminal));
        if (infoset_[node] >= 0) found[infoset_[node]] += at[node];
    }
    return found;
}

} // namespace rummykit
