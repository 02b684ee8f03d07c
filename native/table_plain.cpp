#include "table_plain.hpp"

#include "table_groups.hpp"

#include <algorithm>
#include <bit>

namespace rummykit {

namespace {

constexpr int kPlainWidth = 2;  // nodes looked at before each number in the first pass
constexpr int kPlainWider = 2;  // times as many in each pass after it
constexpr int kMostPlain = 150; // nodes; nine questions in ten need fewer

constexpr std::uint8_t kNowhere = 255;

// The state after a number by the state before it, the tiles of the number in runs, and the tiles of the next number.
struct Ways {
    std::array<std::array<std::array<std::uint8_t, kCopies + 1>, kCopies + 1>, 10> to{};

    constexpr Ways() {
        std::array<std::array<int, 3>, 10> open{};
        std::array<std::array<std::array<std::uint8_t, 3>, 3>, 3> index{};
        int next = 0;
        for (int sum = 0; sum <= kCopies; ++sum)
            for (int one = 0; one <= sum; ++one)
                for (int two = 0; one + two <= sum; ++two) {
                    index[one][two][sum - one - two] = static_cast<std::uint8_t>(next);
                    open[next++] = {one, two, sum - one - two};
                }
        for (int state = 0; state < 10; ++state)
            for (int used = 0; used <= kCopies; ++used)
                for (int room = 0; room <= kCopies; ++room) {
                    const auto [one, two, three] = open[state];
                    const int longer = std::min(three, used - one - two);
                    const int begun = used - one - two - longer;
                    const bool fits = longer >= 0 && begun + one <= room;
                    const int complete = fits ? std::min(two + longer, room - begun - one) : 0;
                    to[state][used][room] = fits ? index[begun][one][complete] : kNowhere;
                }
    }
};

constexpr Ways kWays;

} // namespace

// The ways of each colour alone, and what it can bring at most; false where a colour cannot hold its tiles.
// The state after a number, of whose tiles so many are used in runs that go on; aces wait until they lie `above` kings.
// kNowhere where that leads nowhere.
int PlainTable::after(int colour, int number, int state, int used, int above) const {
    const bool last = number + 1 == kNumbers;
    const int room = last ? above : all_[colour][number + 1];
    const std::uint8_t to = kWays.to[state % kOpen][used][room];
    if (to == kNowhere) return kNowhere;
    return last ? kWays.to[to][above][0] : to + kOpen * above;
}

bool PlainTable::prepare(const TileCounts& must, const TileCounts& may, const NumberWeights& weights, bool high_ace) {
    weights_ = weights;
    std::array<std::array<std::uint8_t, kNumbers>, kColours> grouped; // at most
    for (int v = 0; v < kNumbers; ++v) {
        int some = 0, sum = 0, lying = 0;
        for (int c = 0; c < kColours; ++c) {
            const int face = c * kNumbers + v;
            must_[c][v] = must[face];
            all_[c][v] = static_cast<std::uint8_t>(must[face] + may[face]);
            some += all_[c][v] > 0;
            sum += all_[c][v];
            lying += must[face];
        }
        lost_[v] = weights[v] * lying;
        for (int c = 0; c < kColours; ++c) {
            const int own = all_[c][v];
            grouped[c][v] = static_cast<std::uint8_t>(own == 2 && sum >= 6 ? 2 : own && some > 2 ? 1 : 0);
        }
    }
    for (int c = 0; c < kColours; ++c) {
        std::array<std::uint32_t, kNumbers + 1> reached{1};
        // Every way to go on from a state: tiles in runs that go on, and aces that wait for a king or lie above one.
        const auto every_way = [&](int v, int state, auto&& take) {
            const int all = all_[c][v], least = std::max(0, must_[c][v] - grouped[c][v]);
            const int waiting = state / kOpen, most = v == 0 && high_ace ? all : waiting;
            for (int above = waiting; above <= most; ++above) {
                const int own = v == 0 ? above : 0;
                for (int used = std::max(0, least - own); used + own <= all; ++used)
                    if (const int to = after(c, v, state, used, above); to != kNowhere) take(used + own, to);
            }
        };
        for (int v = 0; v < kNumbers; ++v)
            for (std::uint32_t left = reached[v]; left; left &= left - 1)
                every_way(v, std::countr_zero(left), [&](int, int to) { reached[v + 1] |= 1u << to; });
        most_[c][kNumbers].fill(kNever);
        most_[c][kNumbers][0] = 0;
        for (int v = kNumbers; v-- > 0;) {
            const int all = all_[c][v], lies = must_[c][v];
            for (std::uint32_t left = reached[v]; left; left &= left - 1) {
                const int state = std::countr_zero(left);
                Steps& steps = steps_[c][v][state];
                steps.count = 0;
                std::int32_t best = kNever;
                every_way(v, state, [&](int used, int to) {
                    if (most_[c][v + 1][to] == kNever) return;
                    const int rest = all - used, in_sets = used + std::min<int>(rest, grouped[c][v]);
                    const std::int32_t most = weights[v] * (in_sets - lies) + most_[c][v + 1][to];
                    best = std::max(best, most);
                    int at = steps.count++;
                    for (; at > 0 && steps.all[at - 1].most < most; --at)
                        steps.all[at] = steps.all[at - 1];
                    steps.all[at] = {most, static_cast<std::uint8_t>(used), static_cast<std::uint8_t>(to),
                                     static_cast<std::uint8_t>(rest),
                                     static_cast<std::uint8_t>(std::max(0, lies - used))};
                });
                most_[c][v][state] = best;
            }
        }
        if (most_[c][0][0] == kNever) return false;
    }
    return true;
}

std::int32_t PlainTable::ahead(int number, unsigned key) const {
    std::int32_t sum = 0;
    for (int c = 0; c < kColours; ++c)
        sum += most_[c][number][key >> kBits * c & 31];
    return sum;
}

void PlainTable::arrive(int number, const Node& node) {
    Layer& layer = layers_[number];
    if (number == kNumbers) {
        best_ = node.score;
        best_node_ = static_cast<int>(layer.nodes.size());
        layer.nodes.push_back(node);
        return;
    }
    unsigned at = (node.key * 0x9E3779B1u) >> 22;
    for (;; at = (at + 1) % kSlots) {
        Slot& slot = layer.slots[at];
        if (slot.question != question_) {
            if (layer.nodes.size() >= kSlots / 2) {
                full_ = true;
                return;
            }
            slot = {question_, node.key, static_cast<std::int16_t>(layer.nodes.size())};
            layer.nodes.push_back(node);
            ++layer.open;
            return;
        }
        if (slot.key != node.key) continue;
        Node& known = layer.nodes[slot.node];
        if (node.score > known.score) {
            layer.open += !known.open;
            known = node;
        }
        return;
    }
}

void PlainTable::expand(int number, int at) {
    const TileGroups<CommonPack>& table = tile_groups<CommonPack>();
    const Node from = layers_[number].nodes[at];
    std::array<const Steps*, kColours> steps;
    std::array<std::int32_t, kColours + 1> others; // what the colours from this one on bring at most
    others[kColours] = from.score;
    for (int c = kColours; c-- > 0;) {
        const int state = from.key >> kBits * c & 31;
        steps[c] = &steps_[c][number][state];
        others[c] = others[c + 1] + most_[c][number][state];
    }
    const std::int32_t weight = weights_[number], base = from.score - lost_[number];
    const auto choose = [&]<int c>(auto&& self, std::int32_t most, int used, int rest, int need, unsigned key,
                                   unsigned choice) -> void {
        if constexpr (c == kColours) {
            const std::uint8_t grouped = table.most[0][need][rest];
            if (grouped == kNoGroups) return;
            const std::int32_t score = base + weight * (used + table.total[grouped]);
            const std::int32_t bound = score + ahead(number + 1, key);
            if (bound <= best_) return;
            arrive(number + 1, {score, bound, key, static_cast<std::int16_t>(at), static_cast<std::uint8_t>(choice),
                                grouped, true});
        } else {
            for (int i = 0; i < steps[c]->count; ++i) {
                const Step& step = steps[c]->all[i];
                if (most + step.most + others[c + 1] - from.score <= best_) break;
                self.template operator()<c + 1>(self, most + step.most, used + step.used, rest + step.rest * kPlace[c],
                                                need + step.need * kPlace[c], key | unsigned{step.to} << kBits * c,
                                                choice | unsigned{step.used} << 2 * c);
            }
        }
    };
    choose.template operator()<0>(choose, from.score, 0, 0, 0, 0, 0);
}

bool PlainTable::solve(const TileCounts& must, const TileCounts& may, const NumberWeights& weights, std::int32_t beat,
                       bool high_ace) {
    best_ = beat;
    best_node_ = -1;
    if (!prepare(must, may, weights, high_ace)) return false;
    const std::int32_t most = ahead(0, 0);
    if (most <= beat) return false;
    ++question_;
    full_ = false;
    for (Layer& layer : layers_) {
        layer.nodes.clear();
        layer.open = 0;
    }
    arrive(0, {0, most, 0, -1, 0, 0, true});
    int looked = 0;
    std::size_t width = kPlainWidth;
    for (bool more = true; more; width *= kPlainWider) {
        more = false;
        for (int number = 0; number < kNumbers; ++number) {
            Layer& layer = layers_[number];
            for (std::size_t expanded = 0; layer.open > 0; ++expanded) {
                int best = -1;
                for (int at = 0; at < static_cast<int>(layer.nodes.size()); ++at) {
                    const Node& node = layer.nodes[at];
                    if (!node.open) continue;
                    if (best < 0 || node.bound > layer.nodes[best].bound ||
                        (node.bound == layer.nodes[best].bound && node.score > layer.nodes[best].score))
                        best = at;
                }
                if (layer.nodes[best].bound <= best_) {
                    for (Node& node : layer.nodes)
                        node.open = false;
                    layer.open = 0;
                    break;
                }
                if (expanded == width) {
                    more = true;
                    break;
                }
                layer.nodes[best].open = false;
                --layer.open;
                expand(number, best);
                if (++looked == kMostPlain || full_) return count_played();
            }
        }
    }
    return count_played();
}

bool PlainTable::count_played() {
    if (best_node_ < 0) return false;
    const TileGroups<CommonPack>& table = tile_groups<CommonPack>();
    for (int number = kNumbers, at = best_node_; number-- > 0;) {
        const Node& node = layers_[number + 1].nodes[at];
        for (int c = 0; c < kColours; ++c)
            played_[c * kNumbers + number] =
                static_cast<std::uint8_t>((node.used >> 2 * c & 3) + table.digits[node.grouped][c] - must_[c][number]);
        at = node.parent;
    }
    return true;
}

} // namespace rummykit
