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

// --- from one number to the next

void TwistSearch::expand(int number, int node) {
    stopped_ = false;
    node_end_ = problem_->steps && !goal_ ? std::min(steps_ + problem_->node_steps, problem_->steps) : 0;
    const Node& at = pools_[number].nodes.entries[node];
    number_ = number;
    parent_ = node;
    Step step;
    step.from = State::of(at.key);
    step.score = at.score - lost_[number];
    step.to.points = step.from.points;
    step.to.covered_two = {};
    step.bound = at.score + bounds_.groups(number);
    for (int kind = 0; kind < kJokerKinds; ++kind) {
        step.left[kind] = byte(jokers_[kind] - step.from.used[kind]);
        step.bound += by_jokers_[kind][step.from.used[kind]];
    }
    for (int c = 0; c < kColours; ++c) {
        step.rest[c] = tiles_[c][number].all;
        step.before[c] = colour_bound(number, step.from, c);
        step.bound += step.before[c];
        step.from.three[c] = byte(std::min(step.from.three[c] + begun_[c][number], kMaxGoingOn));
    }
    mirror(step, 0);
}

// What the open mirrors do, one after the other; then new ones begin, then the colours have their runs.
void TwistSearch::mirror(Step& step, int place) {
    if (stopped_) return;
    if (place == kMaxJokers) return start(step, 0);
    const Mirror open = step.from.mirrors[place];
    MirrorStep& act = step.layer.mirrors[place];
    act = {};
    if (!open.there) return mirror(step, place + 1);
    if (open.natural && !open.pending) mirror(step, place + 1);
    fill(step, open, act, place, false);
    act = {};
}

// Every way in which a mirror takes this number on both sides, or changes its colour there.
void TwistSearch::fill(Step& step, const Mirror& open, MirrorStep& act, int place, bool begins) {
    const int c = open.colour;
    const auto go_on = [&] { begins ? start(step, c) : mirror(step, place + 1); };
    const auto put = [&](const Mirror& next) {
        for (Mirror& free : step.to.mirrors)
            if (!free.there) {
                free = next;
                go_on();
                free = {};
                return;
            }
    };
    act.act = MirrorStep::Act::grows;
    act.colour = open.colour;
    const auto sides = [&](Cell left, Cell right) {
        int naturals = 0, regular = 0, doubles = 0;
        for (const Cell cell : {left, right}) {
            naturals += cell == Cell::natural;
            regular += cell == Cell::regular;
            doubles += cell == Cell::doubled;
        }
        if (naturals > step.rest[c] || regular > step.left[kRegular] || doubles > step.left[kDouble]) return;
        if (doubles && number_ + 1 == kNumbers) return;
        act.left = left;
        act.right = right;
        step.rest[c] -= naturals;
        step.left[kRegular] = byte(step.left[kRegular] - regular);
        step.left[kDouble] = byte(step.left[kDouble] - doubles);
        const int points = (naturals + regular + doubles) * (number_ + 1) + doubles * (number_ + 2);
        step.to.points += points;
        put({open.colour, byte(open.natural || naturals), byte(doubles), true});
        step.to.points -= points;
        step.rest[c] += naturals;
        step.left[kRegular] = byte(step.left[kRegular] + regular);
        step.left[kDouble] = byte(step.left[kDouble] + doubles);
    };
    constexpr std::array cells = {Cell::natural, Cell::regular, Cell::doubled};
    if (open.pending == 2) {
        sides(Cell::none, Cell::none);
    } else if (open.pending == 1) {
        for (const Cell cell : cells)
            sides(cell, Cell::none);
    } else {
        for (std::size_t a = 0; a < cells.size(); ++a)
            for (std::size_t b = a; b < cells.size(); ++b)
                sides(cells[a], cells[b]);
    }
    if (open.pending || step.left[kColour] < 2 || (begins && !problem_->leading)) return;
    act = {};
    act.act = MirrorStep::Act::changes;
    step.left[kColour] = byte(step.left[kColour] - 2);
    step.to.points += 2 * (number_ + 1);
    act.last = true;
    act.colour = open.colour;
    if (open.natural) go_on();
    act.last = false;
    for (int to = 0; to < kColours; ++to)
        if (to != c && number_ + 1 < kNumbers) {
            act.colour = byte(to);
            put({byte(to), open.natural, 0, true});
        }
    step.to.points -= 2 * (number_ + 1);
    step.left[kColour] = byte(step.left[kColour] + 2);
}

// New mirrors, in the order of their colours.
void TwistSearch::start(Step& step, int first) {
    if (stopped_) return;
    // Where mirrors lie is bounded worst, so those colours come first.
    step.mirrored.fill(false);
    for (int place = 0; place < kMaxJokers; ++place) {
        if (step.from.mirrors[place].there) step.mirrored[step.from.mirrors[place].colour] = true;
        if (step.to.mirrors[place].there) step.mirrored[step.to.mirrors[place].colour] = true;
        if (place < step.layer.starts) step.mirrored[step.layer.started[place].colour] = true;
    }
    std::size_t next = 0;
    for (const bool mirrored : {true, false})
        for (int c = 0; c < kColours; ++c)
            if (step.mirrored[c] == mirrored) step.order[next++] = byte(c);
    colour(step, 0);
    if (!step.left[kMirror] || step.layer.starts == kMaxJokers) return;
    MirrorStep& act = step.layer.started[step.layer.starts];
    step.left[kMirror] = byte(step.left[kMirror] - 1);
    ++step.layer.starts;
    for (int c = first; c < kColours; ++c) {
        act = {};
        fill(step, {byte(c), 0, 0, true}, act, 0, true);
    }
    --step.layer.starts;
    act = {};
    step.left[kMirror] = byte(step.left[kMirror] + 1);
}

// The runs of one colour after the other.
void TwistSearch::colour(Step& step, int done) {
    if (stopped_) return;
    if (done == kColours) return change(step, 0);
    const int c = step.order[done];
    State& to = step.to;
    const bool mirrored = step.mirrored[c];
    step.known[c] = !mirrored;
    const int taken = tiles_[c][number_].all - step.rest[c]; // by mirrors
    const Range range = options(step, c);
    const JokerCounts left = step.left;
    const int changes = step.layer.changes, points = to.points;
    const std::int32_t score = step.score;
    const std::int64_t bound = step.bound;
    for (std::size_t i = range.from; i < range.to; ++i) {
        if (node_end_ && ++steps_ >= node_end_) stopped_ = cut_short_ = true;
        if (stopped_) return;
        const Option& option = options_[i]; // not to be used where others may have been listed since
        step.bound = bound + (mirrored ? mirrored_bound(step, c, option) : option.bound) - step.before[c];
        if (hopeless(step)) {
            if (mirrored) continue;
            break;
        }
        for (int kind = 0; kind < kJokerKinds; ++kind)
            step.left[kind] = byte(left[kind] - option.used[kind]);
        if (option.one + option.two > room(step, c)) continue;
        step.after[c] = option.ahead;
        const ColourStep& act = step.layer.colours[c] = option.step;
        int place = changes;
        for (int tiles = 0; tiles < 3; ++tiles)
            for (int k = 0; k < act.changed[tiles]; ++k)
                step.layer.change[place++] = {byte(c), byte(std::min(3, tiles + 2)), 0};
        step.layer.changes = byte(place);
        to.one[c] = option.one;
        to.two[c] = option.two;
        to.three[c] = option.three;
        to.covered_two[c] = option.covered_two;
        to.covered_three[c] = option.covered_three;
        to.points = points + option.points;
        step.score = score + (act.tiles + taken) * tiles_[c][number_].weight;
        colour(step, done + 1);
        if (stopped_) return;
    }
    step.left = left;
    step.layer.changes = byte(changes);
    step.layer.colours[c] = {};
    to.one[c] = to.two[c] = to.three[c] = to.covered_two[c] = to.covered_three[c] = 0;
    to.points = points;
    step.score = score;
    step.bound = bound;
}

// The bound of an option of a colour in which mirrors lie or come to lie.
std::int64_t TwistSearch::mirrored_bound(const Step& step, int c, const Option& option) const {
    std::int64_t paid = option.paid;
    State settled = step.to;
    settled.one[c] = option.one;
    settled.two[c] = option.two;
    settled.three[c] = option.three;
    settled.covered_two[c] = option.covered_two;
    settled.covered_three[c] = option.covered_three;
    const auto pay = [&](const MirrorStep& each, int colour, bool begins) {
        if (colour == c && each.act == MirrorStep::Act::changes && !begins) paid += bounds_.price(kColour);
        if (colour == c && each.act == MirrorStep::Act::grows) {
            if (begins) paid += bounds_.price(kMirror);
            for (const Cell cell : {each.left, each.right})
                paid += cell == Cell::regular   ? bounds_.price(kRegular)
                        : cell == Cell::doubled ? bounds_.price(kDouble)
                                                : 0;
        }
        // Mirrors that came here by a change of colour are yet to be paid for.
        if (each.act != MirrorStep::Act::changes || each.last || each.colour != c) return;
        for (Mirror& one : settled.mirrors)
            if (one.there && one.colour == c && !one.pending) {
                one.there = false;
                return;
            }
    };
    for (int place = 0; place < kMaxJokers; ++place) {
        if (step.from.mirrors[place].there) pay(step.layer.mirrors[place], step.from.mirrors[place].colour, false);
        if (place < step.layer.starts) pay(step.layer.started[place], step.layer.started[place].colour, true);
    }
    const std::int32_t ahead = colour_bound(number_ + 1, settled, c);
    return ahead == kNever ? 4 * std::int64_t{kNever} : option.here + ahead - paid;
}

// The ways of a colour to go on, the best first; made once for all nodes for which they are the same.
TwistSearch::Range TwistSearch::options(const Step& step, int c) {
    const State& from = step.from;
    const bool fresh = from.fresh && (from.fresh - 1) / 3 == c;
    std::uint64_t key = static_cast<std::uint64_t>(number_) << 2 | static_cast<std::uint64_t>(c);
    for (const int part : {int{from.one[c]}, int{from.two[c]}, int{from.three[c]}, int{from.covered_two[c]},
                           int{from.covered_three[c]}, step.rest[c], int{step.left[kRegular]}, int{step.left[kDouble]},
                           int{step.left[kColour]}, fresh ? 1 + (from.fresh - 1) % 3 : 0})
        key = key << 4 | static_cast<std::uint64_t>(part);
    Range& range = listed_.entries[listed_.made(key)];
    if (range.listed) return range;
    range.listed = true;
    range.from = static_cast<std::uint32_t>(options_.size());
    list(step, c);
    range.to = static_cast<std::uint32_t>(options_.size());
    std::sort(options_.begin() + range.from, options_.end(),
              [](const Option& a, const Option& b) { return a.bound > b.bound; });
    return range;
}

void TwistSearch::list(const Step& step, int c) {
    const State& from = step.from;
    const std::array<int, 3> open{from.one[c], from.two[c], from.three[c]};
    const int all = step.rest[c];
    const bool last = number_ + 1 == kNumbers;
    const JokerCounts& left = step.left;
    const auto free_to_change = [&](int tiles) { return open[tiles] - (from.fresh == 1 + 3 * c + tiles); };
    const int most_doubles = last ? 0 : left[kDouble];
    for (int d = 0; d <= std::min(most_doubles, open[0]); ++d)
        for (int e = 0; d + e <= most_doubles && e <= open[1]; ++e)
            for (int f = 0; d + e + f <= most_doubles && f <= open[2]; ++f)
                for (int x = 0; x <= left[kColour] && d + x <= open[0] && x <= free_to_change(0) && !(x && last); ++x)
                    for (int y = 0; x + y <= left[kColour] && e + y <= open[1] && y <= free_to_change(1); ++y)
                        for (int z = 0; x + y + z <= left[kColour] && f + z <= open[2] && z <= free_to_change(2); ++z) {
                            const int must_go_on = open[0] - d - x + open[1] - e - y;
                            const int may_go_on = open[2] - f - z;
                            if (must_go_on > all + left[kRegular]) continue;
                            Option option;
                            option.step.doubled = {byte(d), byte(e), byte(f)};
                            option.step.changed = {byte(x), byte(y), byte(z)};
                            option.used = {0, byte(d + e + f), byte(x + y + z), 0};
                            option.covered_two = byte(d);
                            option.covered_three = byte(e + f);
                            option.points = (d + e + f) * (2 * number_ + 3) + (x + y + z) * (number_ + 1);
                            for (int regular = 0; regular <= left[kRegular]; ++regular)
                                for (int longer = 0; longer <= may_go_on; ++longer) {
                                    const int naturals = must_go_on + longer - regular;
                                    if (naturals < 0 || naturals > all) continue;
                                    option.used[kRegular] = option.step.regular = byte(regular);
                                    option.step.longer = byte(longer);
                                    // A run that ends where another begins is one longer run.
                                    const int most_plain = longer == may_go_on ? all - naturals : 0;
                                    for (int plain = 0; plain <= most_plain; ++plain) {
                                        option.step.plain = byte(plain);
                                        option.step.tiles = byte(naturals + plain);
                                        begin(step, c, option, all - naturals - plain, 0);
                                    }
                                }
                        }
}

// Runs that begin with jokers before their first tile, of each kind in order; `naturals` tiles are there for them.
void TwistSearch::begin(const Step& step, int c, Option option, int naturals, std::size_t type) {
    add_option(step, c, option);
    if (!naturals) return;
    for (std::size_t i = type; i < before_.size(); ++i) {
        const JokerCounts& before = before_[i];
        const int cells = before[kRegular] + 2 * before[kDouble] + before[kColour];
        if (cells > number_) continue;
        Option more = option;
        bool enough = true;
        for (int kind = 0; kind < kJokerKinds; ++kind) {
            more.used[kind] = byte(option.used[kind] + before[kind]);
            enough &= more.used[kind] <= step.left[kind];
        }
        if (!enough) continue;
        more.step.before[more.step.count++] = before;
        ++more.step.tiles;
        more.points += cells * (number_ + 1) - cells * (cells + 1) / 2;
        begin(step, c, more, naturals - 1, i);
    }
}

// Takes the option into the list, once all runs are settled, unless it leads nowhere.
void TwistSearch::add_option(const Step& step, int c, Option& option) {
    const ColourStep& act = option.step;
    const State& from = step.from;
    // A tile that lies elsewhere could take the place of a joker in a run, and the joker an end that is not laid yet.
    if (act.regular && act.tiles < step.rest[c] && problem_->begun.empty()) return;
    const int used = act.tiles + tiles_[c][number_].all - step.rest[c];
    option.here = bounds_.here(c, number_, used);
    if (option.here == kNever) return;
    int early = 0, complete = 0;
    for (int i = 0; i < act.count; ++i) {
        const JokerCounts& before = act.before[i];
        const int jokers = before[kRegular] + before[kDouble] + before[kColour];
        (jokers == 1 ? early : complete) += 1;
    }
    option.one = act.plain;
    option.two = byte(from.one[c] - act.doubled[0] - act.changed[0] + from.covered_two[c] + early);
    option.three = byte(from.two[c] - act.doubled[1] - act.changed[1] + act.longer + from.covered_three[c] + complete);
    option.paid = 0;
    for (const int kind : {kRegular, kDouble, kColour})
        option.paid += bounds_.price(kind) * option.used[kind];
    // A run that changes its colour here pays half of it, one that begins so all.
    for (const int changed : act.changed)
        option.paid -= (bounds_.price(kColour) - bounds_.price(kColour) / 2) * changed;
    State to;
    to.one[c] = option.one;
    to.two[c] = option.two;
    to.three[c] = option.three;
    to.covered_two[c] = option.covered_two;
    to.covered_three[c] = option.covered_three;
    option.ahead = colour_bound(number_ + 1, to, c);
    if (option.ahead == kNever) return;
    option.bound = std::int64_t{option.here} + option.ahead - option.paid;
    Option& taken = options_.emplace_back(option);
    taken.points += (act.tiles + act.regular) * (number_ + 1);
}

// How many runs of a colour that must go on can do so at the next number.
int TwistSearch::room(const Step& step, int c) const {
    if (number_ + 1 == kNumbers) return 0;
    return tiles_[c][number_ + 1].all + step.left[kRegular] + step.left[kDouble] + step.left[kColour];
}

// Where the runs that change their colour here go on, if they do.
void TwistSearch::change(Step& step, int place) {
    if (stopped_) return;
    if (place == step.layer.changes) return group(step);
    Change& each = step.layer.change[place];
    State& to = step.to;
    const std::uint8_t fresh = to.fresh;
    if (each.tiles == 3) {
        each.to = kColours;
        change(step, place + 1);
    }
    if (number_ + 1 == kNumbers) return;
    for (int c = 0; c < kColours; ++c) {
        if (c == each.from) continue;
        if (each.tiles < 3 && to.one[c] + to.two[c] == room(step, c)) continue;
        each.to = byte(c);
        auto& runs = each.tiles == 3 ? to.three[c] : to.two[c];
        const bool known = std::exchange(step.known[c], false);
        ++runs;
        if (step.left[kColour] && !problem_->adjacent) to.fresh = byte(1 + 3 * c + each.tiles - 1);
        change(step, place + 1);
        to.fresh = fresh;
        --runs;
        step.known[c] = known;
    }
}

void TwistSearch::group(Step& step) {
    const TwistGroups& groups = twist_groups();
    const TileGroups& table = tile_groups();
    int rest = 0, need = 0;
    const JokerCounts left = step.left;
    const std::int32_t score = step.score;
    const int points = step.to.points;
    std::int64_t most = score + bounds_.groups(number_ + 1); // without what groups bring
    std::int64_t loose = 0;                                  // which is no more than this
    for (int c = 0; c < kColours; ++c) {
        if (step.to.one[c] + step.to.two[c] > room(step, c)) return;
        const std::int32_t after = step.known[c] ? step.after[c] : colour_bound(number_ + 1, step.to, c);
        if (after == kNever) return;
        most += after;
        const TwistTiles& tiles = tiles_[c][number_];
        const int ungrouped = step.rest[c] - step.layer.colours[c].tiles;
        loose += std::int64_t{ungrouped} * tiles.weight;
        rest += ungrouped * kPlace[c];
        need += std::max(0, ungrouped - (tiles.all - tiles.must)) * kPlace[c];
    }
    for (int kind = 0; kind < kJokerKinds; ++kind)
        most += by_jokers_[kind][jokers_[kind] - left[kind]];
    for (int mirrors = 0; mirrors <= left[kMirror]; ++mirrors)
        for (int doubles = 0; doubles <= left[kDouble]; ++doubles)
            for (int regular = 0; regular <= left[kRegular]; ++regular) {
                const std::int64_t paid = std::int64_t{bounds_.price(kRegular)} * regular +
                                          std::int64_t{bounds_.price(kDouble)} * doubles +
                                          std::int64_t{bounds_.price(kMirror)} * mirrors;
                if (most + loose - paid <= best_) break;
                const int jokers = group_jokers(regular, doubles, mirrors);
                const std::uint8_t largest = groups.most[need][rest][jokers];
                if (largest == kNoGroups) continue;
                step.left[kRegular] = byte(left[kRegular] - regular);
                step.left[kDouble] = byte(left[kDouble] - doubles);
                step.left[kMirror] = byte(left[kMirror] - mirrors);
                step.layer.group_jokers = byte(jokers);
                const auto take = [&](int grouped) {
                    std::int32_t weight = 0;
                    for (int c = 0; c < kColours; ++c)
                        weight += table.digits[grouped][c] * tiles_[c][number_].weight;
                    if (most + weight - paid <= best_) return;
                    step.layer.grouped = byte(grouped);
                    step.score = score + weight;
                    step.to.points = points + (table.total[grouped] + regular + 2 * doubles) * (number_ + 1);
                    arrive(step);
                };
                if (even_[number_]) {
                    take(largest);
                    continue;
                }
                for (int code = 0; code < kColourCounts; ++code) {
                    if (!groups.whole[jokers][code]) continue;
                    bool fits = true;
                    for (int c = 0; c < kColours; ++c)
                        fits &= table.digits[need][c] <= table.digits[code][c] &&
                                table.digits[code][c] <= table.digits[rest][c];
                    if (fits) take(code);
                }
            }
    step.left = left;
    step.score = score;
    step.to.points = points;
}

void TwistSearch::arrive(const Step& step) {
    if (stopped_) return;
    const int number = number_ + 1;
    State state = step.to;
    for (int kind = 0; kind < kJokerKinds; ++kind)
        state.used[kind] = byte(jokers_[kind] - step.left[kind]);
    const bool end = number == kNumbers;
    if (end) {
        for (const Mirror& each : state.mirrors)
            if (each.there && (!each.natural || each.pending)) return;
        state.mirrors = {};
        state.fresh = 0;
    }
    const int wild = step.left[kRegular] + step.left[kDouble] + step.left[kColour];
    for (int c = 0; c < kColours; ++c) {
        const int room = (end ? 0 : tiles_[c][number].all + wild) - state.one[c] - state.two[c];
        if (room < 0 || (end && state.covered_two[c] + state.covered_three[c])) return;
        if (state.three[c] <= room) continue;
        state.three[c] = byte(room);
        if (state.fresh == 3 + 3 * c) state.fresh = 0;
    }
    if (!step.left[kColour]) state.fresh = 0;
    if (state.mirrors[0].code() < state.mirrors[1].code()) std::swap(state.mirrors[0], state.mirrors[1]);
    if (problem_->minimum) {
        const int by_jokers = kNumbers * (step.left[kRegular] + 2 * step.left[kDouble] + step.left[kColour]);
        if (state.points + (end ? 0 : most_points_[number] + by_jokers) < problem_->minimum) return;
        state.points = std::min(state.points, problem_->minimum);
    } else {
        state.points = 0;
    }
    std::int32_t score = step.score;
    Ahead most{};
    if (end) {
        for (int kind = 0; kind < kJokerKinds; ++kind) {
            if (state.used[kind] < must_jokers_[kind]) return;
            score += joker_weight_[kind] * (state.used[kind] - must_jokers_[kind]);
        }
    } else {
        most = ahead(number, state);
    }
    if (goal_) {
        if (state.key() == goal_->key && score >= goal_->score) {
            reached_ = stopped_ = true;
            goal_->score = score;
            taken_ = step.layer;
        }
        return;
    }
    if (score + most.most <= best_) return;
    Pool& pool = pools_[number];
    const int at = pool.nodes.made(state.key());
    Node& node = pool.nodes.entries[at];
    if (score <= node.score) return;
    node = {node.key, score, static_cast<std::int32_t>(score + most.most), parent_, true};
    if (end) {
        best_ = score;
        best_node_ = at;
        return;
    }
    pool.waiting.push_back({2 * std::int64_t{score} + most.promise, node.bound, score, at});
    std::push_heap(pool.waiting.begin(), pool.waiting.end());
}

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
