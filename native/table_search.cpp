#include "table_search.hpp"

#include "heap.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace rummykit {

namespace {

constexpr int kFirstWidth = 2; // nodes looked at before each number in the first pass
constexpr int kWider = 2;      // times as many in each pass after it

// Better prices are made once so many nodes have been looked at, and again whenever they have become so many times
// more.
constexpr int kCheap = 75, kDearer = 5;
constexpr int kFirstTimes = 3, kLaterTimes = 4; // that prices are made better
// A joker is taken to be worth one tile of the rack, until the third time other worths are tried, in halves of a tile.
constexpr int kTrials = 2, kTrialTimes = 8, kMostWorth = 5;
constexpr int kMostNodes = 1'000'000; // looked at for one question

template <class Pack>
void check(const TableProblem& problem, const TileWeights& weights) {
    if (!holds(problem, Pack::kCopies, Pack::kMaxJokers))
        throw std::invalid_argument("more tiles or jokers than a pack holds");
    if (problem.high_ace && !OpenStates<Pack>::kHighAces)
        throw std::invalid_argument("an ace stands above the king only in a pack of two of each");
    for (int face = 0; face < kTileFaces; ++face)
        if (std::abs(weights[face]) > kMaxTileWeight || (weights[face] < 0 && face != kTileJoker))
            throw std::invalid_argument("a tile counts 0 to " + std::to_string(kMaxTileWeight));
    if (problem.minimum < 0 || problem.minimum > kMaxMinimum)
        throw std::invalid_argument("a first meld is worth 0 to " + std::to_string(kMaxMinimum));
}

// What tiles of one colour in groups cost in half jokers at least, given how many tiles of a number there are. Each of
// their groups needs two more; those who can be short of the same jokers share the cost of each more group.
template <class Pack>
HalvesInGroups<Pack> cost_in_groups(const std::array<int, kColours>& all, int colour) {
    constexpr int too_dear = kMaxHalves<Pack> + 1;
    HalvesInGroups<Pack> halves;
    halves.fill(too_dear);
    halves[0] = 0;
    int before = 0; // jokers
    for (int groups = 1; groups <= all[colour]; ++groups) {
        int others = 0, sharing = 0;
        for (int c = 0; c < kColours; ++c) {
            if (c != colour) others += std::min(all[c], groups);
            sharing += all[c] >= groups;
        }
        const int jokers = std::max(0, 2 * groups - others);
        halves[groups] = std::min(halves[groups - 1] + 2 * (jokers - before) / sharing, too_dear);
        before = jokers;
    }
    return halves;
}

} // namespace

bool holds(const TableProblem& problem, int copies, int jokers) {
    int ends = 0; // runs up to an ace above the king, which have their king of the pack's, and none goes on
    std::array<int, kColours> to_ace{};
    for (const KeptRun& run : problem.kept_runs)
        if (run.high == kNumbers) {
            ++ends;
            if (++to_ace[run.colour] > copies) return false;
        }
    int most = 0;
    for (int face = 0; face < kTiles; ++face)
        most = std::max(most, problem.must[face] + problem.may[face]);
    const int kept = static_cast<int>(problem.kept_runs.size() + problem.kept_groups.size()) - ends;
    return most <= copies && kept + problem.must[kTileJoker] + problem.may[kTileJoker] <= jokers;
}

template <class Pack>
void TableSearch<Pack>::prepare(const TableProblem& problem, const TileWeights& weights) {
    check<Pack>(problem, weights);
    problem_ = &problem;
    must_jokers_ = problem.must[kTileJoker];
    jokers_ = must_jokers_ + problem.may[kTileJoker];
    joker_weight_ = weights[kTileJoker];
    minimum_ = problem.minimum;
    best_ = problem.beat;
    best_node_ = -1;
    std::array<std::array<TrackTiles<Pack>, kNumbers>, kColours> tiles{};
    rack_jokers_ = std::max(joker_weight_, 0) * (jokers_ - must_jokers_);
    int points = 0;
    std::int32_t rack = rack_jokers_;
    for (int v = kNumbers; v-- > 0;) {
        Layer& layer = layers_[v];
        layer.lost = 0;
        layer.even = true;
        layer.kept.clear();
        int even_weight = -1;
        for (int c = 0; c < kColours; ++c) {
            const int face = c * kNumbers + v;
            const int all = problem.must[face] + problem.may[face];
            layer.must[c] = problem.must[face];
            layer.all[c] = all;
            layer.weight[c] = weights[face];
            layer.lost += weights[face] * problem.must[face];
            if (problem.may[face]) {
                if (even_weight >= 0 && weights[face] != even_weight) layer.even = false;
                even_weight = weights[face];
            }
            points += all * (v + 1);
            rack += weights[face] * problem.may[face];
        }
        layer.rack = rack;
        layer.most_points = points;
        for (int c = 0; c < kColours; ++c) {
            tiles[c][v].halves = cost_in_groups<Pack>(layer.all, c);
            tiles[c][v].must = layer.must[c];
            tiles[c][v].all = layer.all[c];
            tiles[c][v].weight = layer.weight[c];
            tiles[c][v].barred = problem.bars.runs[static_cast<std::size_t>(c * kNumbers + v)];
        }
    }
    for (std::size_t i = 0; i < problem.kept_groups.size(); ++i) {
        const KeptGroup& kept = problem.kept_groups[i];
        layers_[kept.number].kept.push_back(static_cast<int>(i));
        if (kept.size >= kColours) continue;
        for (int c = 0; c < kColours; ++c)
            if (!(kept.colours >> c & 1)) {
                auto& halves = tiles[c][kept.number].halves; // one tile lengthens the kept group
                std::shift_right(halves.begin(), halves.end(), 1);
            }
    }
    for (const KeptRun& kept : problem.kept_runs) {
        ++tiles[kept.colour][kept.low].starting;
        if (kept.high + 1 < kNumbers) ++tiles[kept.colour][kept.high + 1].ended;
    }
    std::array<AcesAbove, kColours> aces{};
    for (AcesAbove& each : aces)
        each.may = problem.high_ace;
    // A run from the two on to the king has thirteen with its ace, which lies below.
    for (const KeptRun& kept : problem.kept_runs)
        aces[kept.colour].ended += problem.high_ace && kept.high + 1 == kNumbers && kept.low > 1;
    // A tile takes the place of a joker, which goes to another place of the run or to where the tile was. That might be
    // the last of a group with two jokers, and three jokers may find no place in a kept run, or be worth less.
    const bool bound = problem.bars.any() || (jokers_ > 2 && (minimum_ > 0 || !problem.kept_runs.empty()));
    for (int c = 0; c < kColours; ++c)
        tracks_[c].build(tiles[c], jokers_, bound, aces[c]);
}

// An upper bound on what the numbers from this one on can add, jokers counted as far as they go beyond the table's;
// kNever where that is not enough beside this score.
template <class Pack>
std::int32_t TableSearch<Pack>::ahead(int number, const States& states, int jokers, std::int32_t score) const {
    const std::int32_t enough = std::max(best_ - score, kNever / 2);
    if (number == kNumbers) { // an unused joker counts nothing
        const std::int32_t counted = joker_weight_ * (jokers - must_jokers_);
        return jokers >= must_jokers_ && counted > enough ? counted : kNever;
    }
    const std::int32_t rack = layers_[number].rack;
    if (rack <= enough) return kNever;
    // Most are refused even if every colour had all the jokers.
    const int left = 2 * (jokers_ - jokers);
    typename Track::Bounds most = prices_.groups(number); // with at most this many half jokers more
    std::int64_t loose = std::int64_t{rack_jokers_} + most[left];
    for (int c = 0; c < kColours; ++c)
        loose += tracks_[c].bounds(number, states[c])[left];
    if (loose <= enough) return kNever;
    if (left == 0) return static_cast<std::int32_t>(std::min<std::int64_t>(loose, rack));
    for (int c = 0; c < kColours; ++c) {
        const typename Track::Bounds& bounds = tracks_[c].bounds(number, states[c]);
        for (int all = left; all >= 0; --all) {
            std::int32_t best = kNever;
            for (int here = 0; here <= all; ++here)
                if (bounds[here] != kNever) best = std::max(best, most[all - here] + bounds[here]);
            most[all] = best;
        }
    }
    std::int32_t best = kNever;
    for (int used = std::max(jokers, must_jokers_); used <= jokers_; ++used)
        best = std::max(best, most[2 * (used - jokers)] + joker_weight_ * (used - must_jokers_));
    return best > enough ? std::min(best, rack) : kNever;
}

template <class Pack>
void TableSearch<Pack>::arrive(int number, int parent, const Choice& choice, const States& states, int jokers,
                               int points, std::int32_t score) {
    const std::int32_t rest = ahead(number, states, jokers, score);
    if (rest == kNever) return;
    if (minimum_) {
        const int to_come = number < kNumbers ? layers_[number].most_points + (jokers_ - jokers) * kNumbers : 0;
        if (points + to_come < minimum_) return;
        points = std::min(points, minimum_);
    }
    Pool& pool = pools_[number];
    const int at = pool.nodes.made(key(states, jokers, points));
    Node& node = pool.nodes.entries[at];
    if (score <= node.score) return;
    node = {node.key, score, score + rest, parent, choice, true};
    if (number == kNumbers) {
        if (points < minimum_) return;
        best_ = node.bound;
        best_node_ = at;
    } else {
        heap::push(pool.waiting, Waiting{node.bound, score, at});
    }
}

// The groups of a number once every colour has its step, one kept group after the other and then new ones.
template <class Pack>
void TableSearch<Pack>::group(int number, int node, Choice choice, const States& states, int rest, int need, int jokers,
                              int points, std::int32_t score, std::size_t kept) {
    const Layer& layer = layers_[number];
    const Groups& table = tile_groups<Pack>();
    const int spare = problem_->bars.groups[static_cast<std::size_t>(number)] ? 0 : jokers_ - jokers;
    if (kept < layer.kept.size()) {
        const KeptGroup& set = problem_->kept_groups[layer.kept[kept]];
        choice.added[kept] = 0;
        group(number, node, choice, states, rest, need, jokers, points, score, kept + 1);
        if (set.size >= kColours) return;
        if (spare) {
            choice.added[kept] = Choice::kJokerAdded;
            group(number, node, choice, states, rest, need, jokers + 1, points + number + 1, score, kept + 1);
        }
        for (int c = 0; c < kColours; ++c) {
            if ((set.colours >> c & 1) || !table.digits[rest][c]) continue;
            choice.added[kept] = static_cast<std::uint8_t>(1 + c);
            group(number, node, choice, states, rest - Groups::kPlace[c],
                  table.digits[need][c] ? need - Groups::kPlace[c] : need, jokers, points + number + 1,
                  score + layer.weight[c], kept + 1);
        }
        return;
    }
    for (int used = 0; used <= spare; ++used) {
        const typename Groups::Code most = table.most[used][need][rest];
        if (most == Groups::kNoGroups) continue;
        choice.group_jokers = static_cast<std::uint8_t>(used);
        const auto take = [&](int grouped) {
            choice.grouped = static_cast<std::uint8_t>(grouped);
            std::int32_t gain = 0;
            for (int c = 0; c < kColours; ++c)
                gain += table.digits[grouped][c] * layer.weight[c];
            arrive(number + 1, node, choice, states, jokers + used,
                   points + (table.total[grouped] + used) * (number + 1), score + gain);
        };
        if (layer.even) {
            take(most);
            continue;
        }
        const auto& low = table.digits[need];
        const auto& high = table.digits[rest];
        for (int code = 0; code < Groups::kColourCounts; ++code) {
            if (table.groups[used][code] == Groups::kNoGroups) continue;
            bool fits = true;
            for (int c = 0; c < kColours; ++c)
                fits &= low[c] <= table.digits[code][c] && table.digits[code][c] <= high[c];
            if (fits) take(code);
        }
    }
}

// Whether a node from which as much can follow has no lower score.
template <class Pack>
bool TableSearch<Pack>::outdone(int number, const Node& node) const {
    for (int c = 0; c < kColours; ++c) {
        const std::uint64_t state = node.key >> 8 * c & 0xff;
        const BetterStates& better = better_states<Pack>(static_cast<int>(state));
        for (int i = 0; i < better.count; ++i) {
            const std::uint64_t key = node.key + (std::uint64_t{better.states[i]} << 8 * c) - (state << 8 * c);
            if (pools_[number].score(key) >= node.score) return true;
        }
    }
    return false;
}

template <class Pack>
void TableSearch<Pack>::expand(int number, int from) {
    const Node node = pools_[number].nodes.entries[from];
    const Layer& layer = layers_[number];
    const int jokers = jokers_of(node.key);
    const int points = static_cast<int>(node.key >> 40);
    const int spare = jokers_ - jokers;

    const States from_states = states_of(node.key);
    std::array<std::span<const typename Track::Step>, kColours> steps;
    std::array<const typename Track::Bounds*, kColours> ahead;
    // What this colour and those after it can bring together, and the groups, by the half jokers they have.
    std::array<typename Track::Bounds, kColours + 1> others;
    others[kColours] = prices_.groups(number);
    for (int c = kColours; c-- > 0;) {
        const int state = from_states[c];
        steps[c] = tracks_[c].steps(number, state);
        ahead[c] = tracks_[c].ahead(number, state);
        const typename Track::Bounds& bounds = tracks_[c].bounds(number, state);
        for (int all = 0; all <= 2 * spare; ++all) {
            others[c][all] = kNever;
            for (int here = 0; here <= all; ++here)
                if (bounds[here] != kNever)
                    others[c][all] = std::max(others[c][all], bounds[here] + others[c + 1][all - here]);
        }
    }
    Choice choice{};
    States states;
    const auto choose = [&](auto&& self, int c, std::int32_t most, std::int32_t score, int used, int placed, int rest,
                            int need) -> void {
        if (c == kColours)
            return group(number, from, choice, states, rest, need, jokers + used, points + placed * (number + 1), score,
                         0);
        for (std::size_t i = 0; i < steps[c].size(); ++i) {
            const std::int32_t here = ahead[c][i][2 * (spare - used)];
            if (here < kNever / 2 || most + here + others[c + 1][2 * (spare - used)] <= best_) continue;
            const typename Track::Step& step = steps[c][i];
            states[c] = step.to;
            choice.step[c] = static_cast<std::uint8_t>(i);
            self(self, c + 1, most + here, score + step.in_runs * layer.weight[c], used + step.jokers,
                 placed + step.tiles, rest + step.rest * Groups::kPlace[c], need + step.need * Groups::kPlace[c]);
        }
    };
    choose(choose, 0, node.score + rack_jokers_, node.score - layer.lost, 0, 0, 0, 0);
}

// Lowers the bounds of all nodes by better prices.
template <class Pack>
void TableSearch<Pack>::sharpen() {
    int count = 0;
    for (const Layer& layer : layers_)
        for (int c = 0; c < kColours; ++c)
            count += layer.all[c] - layer.must[c];
    const std::int32_t half = (layers_[0].rack - rack_jokers_) / std::max(2 * count, 1); // of what a tile counts
    const auto begin = [&](int halves, int times) {
        prices_.begin(tracks_, *problem_, halves * half + std::max(0, -joker_weight_));
        prices_.sharpen(tracks_, times);
    };
    switch (sharpened_++) {
    case 0:
        begin(2, kFirstTimes);
        break;
    case kTrials: {
        std::int32_t least = 0;
        int best = 0;
        for (int halves = kMostWorth; halves > 0; --halves) {
            begin(halves, kTrialTimes);
            const std::int32_t most = ahead(0, {}, 0, 0);
            if (best && most >= least) continue;
            least = most;
            best = halves;
        }
        begin(best, kTrialTimes);
        break;
    }
    default:
        prices_.sharpen(tracks_, kLaterTimes);
    }
    sharpen_at_ = looked_ * kDearer;
    for (int number = 0; number < kNumbers; ++number) {
        Pool& pool = pools_[number];
        pool.waiting.clear();
        for (std::size_t i = 0; i < pool.nodes.entries.size(); ++i) {
            Node& node = pool.nodes.entries[i];
            if (!node.open) continue;
            const std::int32_t rest = ahead(number, states_of(node.key), jokers_of(node.key), node.score);
            if (rest == kNever) continue;
            node.bound = node.score + rest;
            pool.waiting.push_back({node.bound, node.score, static_cast<std::int32_t>(i)});
        }
        heap::make(pool.waiting);
    }
}

template <class Pack>
const TablePlay& TableSearch<Pack>::solve(const TableProblem& problem, const TileWeights& weights, bool lay) {
    prepare(problem, weights);
    for (Pool& pool : pools_)
        pool.clear();
    play_.found = false;
    play_.score = 0;
    play_.sets.clear();
    play_.played.fill(0);
    prices_.clear();
    looked_ = 0;
    sharpen_at_ = kCheap;
    sharpened_ = 0;
    arrive(0, -1, {}, {}, 0, 0, 0);
    std::size_t width = kFirstWidth;
    for (bool more = true; more; width *= kWider) {
        more = false;
        for (int number = 0; number < kNumbers; ++number) {
            if (looked_ >= sharpen_at_) sharpen();
            Pool& pool = pools_[number];
            std::size_t looked = 0;
            while (!pool.waiting.empty()) {
                const Waiting next = pool.waiting.front();
                if (next.bound <= best_) {
                    pool.waiting.clear();
                    break;
                }
                if (looked == width) {
                    more = true;
                    break;
                }
                heap::pop(pool.waiting);
                Node& node = pool.nodes.entries[next.node];
                if (!node.open || node.bound != next.bound) continue;
                node.open = false;
                if (outdone(number, node)) continue;
                if (looked_ == kMostNodes) throw std::invalid_argument("more positions than can be looked at");
                ++looked;
                ++looked_;
                expand(number, next.node);
            }
        }
    }
    if (best_node_ >= 0) {
        play_.found = true;
        play_.score = best_;
        lay ? rebuild(best_node_) : count_played(best_node_);
    }
    return play_;
}

template class TableSearch<CommonPack>;
template class TableSearch<LargePack>;

} // namespace rummykit
