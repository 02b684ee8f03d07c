#include "twist_search.hpp"

#include "twist_layout.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

namespace rummykit {

namespace {

constexpr int kMostNodes = 1'000'000;  // looked at for one question
constexpr std::size_t kFirstWidth = 1; // nodes looked at before each number in the first pass
constexpr int kPatience = 100;         // nodes looked at before bounds are made sharper, and again after twice as many
constexpr std::size_t kWider = 2;      // times as many in each pass after it

void check(const TwistProblem& problem, const TwistWeights& weights) {
    for (int face = 0; face < kTwistFaces; ++face) {
        if (problem.must[face] + problem.may[face] > kCopies)
            throw std::invalid_argument("more tiles than a pack holds");
        if (std::abs(weights[face]) > kMaxTileWeight || (weights[face] < 0 && face < kTiles))
            throw std::invalid_argument("a tile counts 0 to " + std::to_string(kMaxTileWeight));
    }
    for (const BegunRun& run : problem.begun)
        if (run.tiles.size() < 3 || run.colour >= kColours || run.number >= kNumbers)
            throw std::invalid_argument("a run that has begun holds three tiles and goes on at some number");
    if (problem.begun.size() > kMaxTwistTiles / 3) throw std::invalid_argument("more tiles than a pack holds");
    if (problem.minimum < 0 || problem.minimum > kMaxMinimum)
        throw std::invalid_argument("a first meld is worth 0 to " + std::to_string(kMaxMinimum));
}

} // namespace

// --- states

TwistSearch::Key TwistSearch::State::key() const {
    Key key;
    for (int c = kColours; c-- > 0;)
        key.runs = key.runs << 16 | one[c] | std::uint64_t{two[c]} << 4 | std::uint64_t{three[c]} << 8 |
                   std::uint64_t{covered_two[c]} << 12 | std::uint64_t{covered_three[c]} << 14;
    key.rest = std::uint64_t{mirrors[0].code()} | std::uint64_t{mirrors[1].code()} << 6 | std::uint64_t{fresh} << 20 |
               static_cast<std::uint64_t>(points) << 24;
    for (int kind = 0; kind < kJokerKinds; ++kind)
        key.rest |= std::uint64_t{used[kind]} << (12 + 2 * kind);
    return key;
}

TwistSearch::State TwistSearch::State::of(const Key& key) {
    State state;
    for (int c = 0; c < kColours; ++c) {
        const std::uint64_t runs = key.runs >> 16 * c;
        state.one[c] = runs & 15;
        state.two[c] = runs >> 4 & 15;
        state.three[c] = runs >> 8 & 15;
        state.covered_two[c] = runs >> 12 & 3;
        state.covered_three[c] = runs >> 14 & 3;
    }
    for (int place = 0; place < kMaxJokers; ++place)
        state.mirrors[place] = Mirror::of(static_cast<std::uint32_t>(key.rest >> 6 * place & 63));
    for (int kind = 0; kind < kJokerKinds; ++kind)
        state.used[kind] = key.rest >> (12 + 2 * kind) & 3;
    state.fresh = key.rest >> 20 & 15;
    state.points = static_cast<int>(key.rest >> 24);
    return state;
}

// --- bounds

std::int32_t TwistSearch::colour_bound(int number, const State& state, int c) const {
    int mirrors = 0, covered = state.covered_two[c] + state.covered_three[c];
    for (const Mirror& each : state.mirrors)
        if (each.there && each.colour == c) {
            ++mirrors;
            covered += each.pending;
        }
    const std::int32_t most = bounds_.at(c, number, state.one[c] + state.covered_two[c],
                                         state.two[c] + state.covered_three[c], state.three[c], mirrors);
    return most == kNever ? kNever : most + covered * bounds_.cell();
}

// The most that the numbers from this one on can add, and what they promise at these prices.
TwistSearch::Ahead TwistSearch::ahead(int number, const State& state) const {
    std::int64_t colours = bounds_.groups(number), jokers = 0, weight = 0;
    for (int c = 0; c < kColours; ++c) {
        const std::int32_t here = colour_bound(number, state, c);
        if (here == kNever) return {kNever, kNever};
        colours += here;
    }
    for (int kind = 0; kind < kJokerKinds; ++kind) {
        jokers += by_jokers_[kind][state.used[kind]];
        weight += joker_weighs_[kind][state.used[kind]];
    }
    // No more than the rack holds; jokers that are left promise nothing.
    const std::int64_t most = std::min(racks_[number] + weight, colours + jokers);
    return {most, most + colours};
}

void TwistSearch::prepare(const TwistProblem& problem, const TwistWeights& weights) {
    problem_ = &problem;
    best_node_ = -1;
    goal_ = nullptr;
    reached_ = false;
    patience_ = kPatience;
    looked_ = 0;
    steps_ = 0;
    cut_short_ = false;
    int points = 0;
    for (int kind = 0; kind < kJokerKinds; ++kind) {
        must_jokers_[kind] = problem.must[kTiles + kind];
        jokers_[kind] = byte(must_jokers_[kind] + problem.may[kTiles + kind]);
        joker_weight_[kind] = weights[kTiles + kind];
    }
    most_points_[kNumbers] = 0;
    for (int v = kNumbers; v-- > 0;) {
        lost_[v] = 0;
        racks_[v] = v + 1 < kNumbers ? racks_[v + 1] : 0;
        even_[v] = true;
        int even_weight = -1;
        for (int c = 0; c < kColours; ++c) {
            const int face = c * kNumbers + v;
            TwistTiles& tiles = tiles_[c][v];
            tiles = {problem.must[face], problem.must[face] + problem.may[face], weights[face]};
            lost_[v] += tiles.weight * tiles.must;
            points += tiles.all * (v + 1);
            racks_[v] += weights[face] * problem.may[face];
            if (!problem.may[face]) continue;
            if (even_weight >= 0 && tiles.weight != even_weight) even_[v] = false;
            even_weight = tiles.weight;
        }
        most_points_[v] = points;
    }
    before_.clear();
    for (int regular = 0; regular <= jokers_[kRegular]; ++regular)
        for (int doubles = 0; doubles <= jokers_[kDouble]; ++doubles)
            for (int changes = 0; changes <= jokers_[kColour]; ++changes) {
                // Where changes may not stand side by side or first, other jokers stand between or before them.
                const int apart =
                    (problem.leading ? 0 : changes > 0) + (problem.adjacent ? 0 : std::max(0, changes - 1));
                const int cells = regular + 2 * doubles + changes;
                if (cells > 0 && cells < kNumbers && regular + doubles >= apart)
                    before_.push_back({byte(regular), byte(doubles), byte(changes), 0});
            }
    begun_ = {};
    for (const BegunRun& run : problem.begun)
        ++begun_[run.colour][run.number];
    bounds_.build(tiles_, jokers_, begun_);
    for (int kind = 0; kind < kJokerKinds; ++kind)
        for (int used = 0; used <= jokers_[kind]; ++used) {
            // All that are left are sold, or as few as must be used.
            const int must = must_jokers_[kind], least = std::max(used, must), all = jokers_[kind];
            const std::int64_t weight = joker_weight_[kind], price = bounds_.price(kind);
            joker_weighs_[kind][used] = weight * ((weight > 0 ? all : least) - must);
            by_jokers_[kind][used] = std::max(price * (all - used) + weight * (all - must),
                                              price * (least - used) + weight * (least - must));
        }
    options_.clear();
    listed_.clear();
}

// Whether a node from which as much can follow has no lower score: one more complete run is open, or a run is longer.
bool TwistSearch::outdone(int number, const Node& node) const {
    const State state = State::of(node.key);
    if (state.fresh) return false;
    const auto has = [&](int c, int one, int two, int three) {
        const std::int64_t more = one + two * 16 + three * 256;
        const Key key{node.key.runs + (static_cast<std::uint64_t>(more) << 16 * c), node.key.rest};
        return pools_[number].score(key) >= node.score;
    };
    for (int c = 0; c < kColours; ++c) {
        if (has(c, 0, 0, 1)) return true;
        if (state.one[c] && (has(c, -1, 1, 0) || has(c, -1, 0, 1))) return true;
        if (state.two[c] && has(c, 0, -1, 1)) return true;
    }
    return false;
}

// --- the search

// Most often a whole rack can go out, or all but a few tiles. So that is asked first: with all tiles on the table, then
// for plays that leave ever more behind. Each question is soon answered, for little can be missed in it.
const TwistPlay& TwistSearch::solve(const TwistProblem& problem, const TwistWeights& weights) {
    check(problem, weights);
    cut_short_ = false;
    play_.found = false;
    play_.score = 0;
    play_.sets.clear();
    play_.played.fill(0);
    std::int64_t all = 0, dearest = 1, cheapest = kMaxTileWeight;
    bool willing = true; // nothing on the rack is better kept
    for (int face = 0; face < kTwistFaces; ++face) {
        if (!problem.may[face]) continue;
        all += std::int64_t{std::max(weights[face], 0)} * problem.may[face];
        dearest = std::max<std::int64_t>(dearest, weights[face]);
        cheapest = std::min<std::int64_t>(cheapest, weights[face]);
        willing &= weights[face] >= 0;
    }
    if (all <= problem.beat) return play_;
    const bool only_all = willing && problem.beat >= all - cheapest;
    // Who knows a play already is mostly told that there is none better; who has few steps wants some play first.
    willing &= only_all || (problem.beat <= 0 && !problem.steps);
    if (willing) {
        whole_ = problem;
        for (int face = 0; face < kTwistFaces; ++face)
            whole_.must[face] = byte(whole_.must[face] + whole_.may[face]);
        whole_.may.fill(0);
        whole_.beat = -1;
        prepare(whole_, weights);
        search(-1);
        if (best_node_ >= 0) {
            rebuild(best_node_);
            finish(problem, static_cast<int>(all));
            return play_;
        }
        if (only_all) return play_;
    }
    prepare(problem, weights);
    std::int64_t left = dearest;
    for (bool more = true; more && best_node_ < 0; left *= 2) {
        const std::int64_t beat = willing ? all - left - 1 : kAny;
        more = beat > problem.beat;
        search(more ? static_cast<std::int32_t>(beat) : problem.beat);
    }
    if (best_node_ < 0) return play_;
    finish(problem, rebuild(best_node_));
    return play_;
}

void TwistSearch::finish(const TwistProblem& problem, int score) {
    play_.found = true;
    play_.score = score;
    for (const TwistSet& set : play_.sets)
        for (const std::uint8_t face : set)
            ++play_.played[face];
    for (const BegunRun& run : problem.begun)
        for (const std::uint8_t face : run.tiles)
            --play_.played[face];
    for (int face = 0; face < kTwistFaces; ++face)
        play_.played[face] = byte(play_.played[face] - problem.must[face]);
}

// Looks for the best play that scores more than `beat`.
void TwistSearch::search(std::int32_t beat) {
    best_ = beat;
    best_node_ = -1;
    for (Pool& pool : pools_)
        pool.clear();
    const std::int64_t most = ahead(0, {}).most;
    if (most <= best_) return;
    pools_[0].nodes.entries.push_back({State{}.key(), 0, static_cast<std::int32_t>(most), -1, true});
    pools_[0].waiting.push_back({0, static_cast<std::int32_t>(most), 0, 0});
    std::size_t width = kFirstWidth;
    for (bool more = true; more; width *= kWider) {
        more = false;
        for (int number = 0; number < kNumbers; ++number) {
            Pool& pool = pools_[number];
            std::size_t looked = 0;
            while (!pool.waiting.empty()) {
                if (looked == width) {
                    more = true;
                    break;
                }
                const Waiting next = pool.waiting.front();
                std::pop_heap(pool.waiting.begin(), pool.waiting.end());
                pool.waiting.pop_back();
                Node& node = pool.nodes.entries[next.node];
                if (!node.open || node.score != next.score || next.bound <= best_) continue;
                node.open = false;
                if (outdone(number, node)) continue;
                ++looked;
                expand(number, next.node);
                if (problem_->steps && steps_ >= problem_->steps) return;
                if (++looked_ == patience_) sharpen();
                if (looked_ == kMostNodes) throw std::invalid_argument("more positions than can be looked at");
            }
        }
    }
}

// Better bounds, for all that waits.
void TwistSearch::sharpen() {
    patience_ *= 2;
    bounds_.sharpen();
    options_.clear();
    listed_.clear();
    for (int number = 0; number < kNumbers; ++number) {
        Pool& pool = pools_[number];
        std::erase_if(pool.waiting, [&](Waiting& each) {
            Node& node = pool.nodes.entries[each.node];
            if (!node.open || node.score != each.score) return true;
            const Ahead most = ahead(number, State::of(node.key));
            node.bound = each.bound = static_cast<std::int32_t>(each.score + most.most);
            each.promise = 2 * std::int64_t{each.score} + most.promise;
            return each.bound <= best_;
        });
        std::make_heap(pool.waiting.begin(), pool.waiting.end());
    }
}

// Follows the path to the last node once more, and lays the sets as it went; returns the score. Where the search was
// cut short, a node on the way may have got a better score since.
int TwistSearch::rebuild(int last) {
    std::array<int, kNumbers + 1> path;
    path[kNumbers] = last;
    for (int v = kNumbers; v-- > 0;)
        path[v] = pools_[v + 1].nodes.entries[path[v + 1]].parent;
    --best_; // what cannot come to it is not on the way
    TwistLayout layout(*problem_);
    for (int v = 0; v < kNumbers; ++v) {
        Node goal = pools_[v + 1].nodes.entries[path[v + 1]];
        goal_ = &goal;
        reached_ = false;
        expand(v, path[v]);
        if (!reached_) throw std::logic_error("the path of a play is lost");
        pools_[v + 1].nodes.entries[path[v + 1]].score = goal.score;
        layout.lay(v, State::of(pools_[v].nodes.entries[path[v]].key).mirrors, taken_);
    }
    goal_ = nullptr;
    reached_ = false;
    play_.sets = layout.finish();
    return pools_[kNumbers].nodes.entries[last].score;
}

} // namespace rummykit
