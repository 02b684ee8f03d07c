// From one number to the next: what mirrors, runs, changes of colour and groups do there.
#include "twist_search.hpp"

#include <algorithm>
#include <utility>

namespace rummykit {

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
    const TileGroups<CommonPack>& table = tile_groups<CommonPack>();
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

} // namespace rummykit
