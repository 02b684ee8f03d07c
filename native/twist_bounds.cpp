#include "twist_bounds.hpp"

#include <algorithm>

namespace rummykit {

namespace {

struct Open {
    std::int8_t one, two, three;
};

struct States {
    std::array<Open, kGoingOnStates> open{};
    std::array<std::array<std::array<std::uint8_t, kMaxGoingOn + 1>, kMaxGoingOn + 1>, kMaxGoingOn + 1> index{};
    std::array<int, kMaxGoingOn + 2> first{}; // the first state with this many runs; fewer threes come first

    constexpr States() {
        int next = 0;
        for (int sum = 0; sum <= kMaxGoingOn; ++sum) {
            first[sum] = next;
            for (int three = 0; three <= sum; ++three)
                for (int one = 0; one + three <= sum; ++one) {
                    const int two = sum - one - three;
                    index[one][two][three] = static_cast<std::uint8_t>(next);
                    open[next++] = {static_cast<std::int8_t>(one), static_cast<std::int8_t>(two),
                                    static_cast<std::int8_t>(three)};
                }
        }
        first[kMaxGoingOn + 1] = next;
    }
};

constexpr States kStates;

// What jokers are worth, in tiles of the rack. Any prices are right; with these few nodes are looked at.
constexpr std::array<int, kJokerKinds> kWorth = {3, 4, 3, 2};

constexpr std::int32_t kDear = -kNever;

// What a tile weighs where there is no rack: enough to be divided.
constexpr std::int64_t kNoRack = 1200;

} // namespace

std::int32_t TwistBounds::at(int colour, int number, int one, int two, int three, int mirrors) const {
    const int room = room_[colour][number] - one - two;
    if (room < 0) return kNever;
    return most_[colour][number][kStates.index[one][two][std::min(three, room)]][mirrors];
}

// Every step of the runs of a colour at a number: state, mirrors that go on, cells that are filled, state after it.
template <class Visit>
void TwistBounds::steps(int c, int v, Visit visit) const {
    const int next_room = room_[c][v + 1], most = (*tiles_)[c][v].all + jokers_[kRegular] + jokers_[kDouble];
    const int end = kStates.first[room_[c][v] + 1];
    for (int state = 0; state < end; ++state) {
        const Open open = kStates.open[state];
        for (int going = 0; going <= jokers_[kMirror]; ++going)
            for (int more = 0, cells = open.one + open.two + 2 * going; cells <= most; ++more, ++cells) {
                const int longer = std::min<int>(open.three, more);
                const int one = more - longer, left = next_room - one - open.one;
                if (left < 0) break;
                visit(state, going, cells, kStates.index[one][open.one][std::min(open.two + longer, left)]);
            }
    }
}

// The most that a number of cells of one number can earn for their colour.
TwistBounds::Cells TwistBounds::cells(int c, int v) const {
    Cells best;
    best.fill(kNever);
    for (int tiles = 0; tiles <= (*tiles_)[c][v].all; ++tiles)
        for (int wild = 0; here_[c][v][tiles] != kNever && wild <= jokers_[kRegular] + jokers_[kDouble]; ++wild)
            best[tiles + wild] = std::max(best[tiles + wild], here_[c][v][tiles] - wild * cell_);
    return best;
}

// The most before a number by the mirrors that go on, those that begin there paid.
TwistBounds::Values TwistBounds::going(int c, int v) const {
    Values most;
    for (int state = 0; state < kStates.first[room_[c][v] + 1]; ++state) {
        const auto& from = before_[c][v][state];
        most[state].fill(kNever);
        for (int open = 0; open <= jokers_[kMirror]; ++open)
            for (int going = 0; from[open] != kNever && going <= jokers_[kMirror]; ++going)
                most[state][going] = std::max(most[state][going], from[open] - std::max(0, going - open) * mirror_);
    }
    return most;
}

// Runs that leave a colour before a number, and those that come from other colours or begin with jokers, each with its
// price. First all that leave, then all that come; the other way round where it is not gone `onward`.
template <class Move>
void TwistBounds::moves(int c, int v, bool onward, Move move) const {
    const int room = room_[c][v], end = kStates.first[room + 1];
    const auto come = [&](int state, int one, int two, int three, std::int32_t price) {
        const Open open = kStates.open[state];
        const int left = room - open.one - one - open.two - two;
        if (left < 0 || price < 0) return;
        const int other = kStates.index[open.one + one][open.two + two][std::min(open.three + three, left)];
        if (other != state) move(state, other, price);
    };
    const auto all_come = [&](int state) {
        come(state, 1, 0, 0, before_one_);
        come(state, 0, 1, 0, before_two_);
        come(state, 0, 0, 1, half_);
    };
    const auto leave = [&](int state) {
        const Open open = kStates.open[state];
        if (half_ >= 0 && open.one) move(state, kStates.index[open.one - 1][open.two][open.three], half_);
        if (half_ >= 0 && open.two) move(state, kStates.index[open.one][open.two - 1][open.three], half_);
    };
    if (onward) {
        for (int state = end; state-- > 0;)
            leave(state);
        for (int sum = 0; sum <= room; ++sum)
            for (int state = kStates.first[sum]; state < kStates.first[sum + 1]; ++state)
                all_come(state);
    } else {
        for (int sum = room; sum >= 0; --sum)
            for (int state = kStates.first[sum]; state < kStates.first[sum + 1]; ++state)
                all_come(state);
        for (int state = 0; state < end; ++state)
            leave(state);
    }
}

// Every state before a number, and the one in which the runs that lie for good are open as well; few runs come first.
template <class Move>
void TwistBounds::begun(int c, int v, Move move) const {
    if (!begun_[c][v]) return;
    for (int state = 0; state < kStates.first[room_[c][v] + 1]; ++state) {
        const Open open = kStates.open[state];
        const int three = std::min(open.three + begun_[c][v], room_[c][v] - open.one - open.two);
        move(state, int{kStates.index[open.one][open.two][three]});
    }
}

// What the tiles of a number bring to their colour, by how many are in runs.
void TwistBounds::weigh(int c, int v) {
    const TwistTiles& tiles = (*tiles_)[c][v];
    for (int in_runs = 0; in_runs <= tiles.all; ++in_runs) {
        std::int32_t best = kNever;
        for (int grouped = std::max(0, tiles.must - in_runs); grouped + in_runs <= tiles.all; ++grouped)
            if (cost_[c][v][grouped] != kDear) best = std::max(best, tiles.weight * grouped - cost_[c][v][grouped]);
        here_[c][v][in_runs] = best == kNever ? kNever : best + tiles.weight * (in_runs - tiles.must);
    }
}

void TwistBounds::backward(int c, int v) {
    const auto& after = most_[c][v + 1];
    auto& most = most_[c][v];
    const Cells filled = cells(c, v);
    const int mirrors = jokers_[kMirror], end = kStates.first[room_[c][v] + 1];
    std::fill(most.begin(), most.begin() + end, Values::value_type{kNever, kNever, kNever});
    steps(c, v, [&](int state, int going, int count, int next) {
        const std::int32_t rest = after[next][going], here = filled[count];
        if (here != kNever && rest != kNever) most[state][going] = std::max(most[state][going], here + rest);
    });
    for (int state = 0; mirrors && state < end; ++state) {
        const auto by_going = most[state];
        for (int open = 0; open <= mirrors; ++open)
            for (int going = 0; going <= mirrors; ++going)
                if (by_going[going] != kNever)
                    most[state][open] =
                        std::max(most[state][open], by_going[going] - std::max(0, going - open) * mirror_);
    }
    begun(c, v, [&](int state, int more) {
        for (int m = 0; m <= mirrors; ++m)
            most[state][m] = std::max(most[state][m], most[more][m]);
    });
    moves(c, v, false, [&](int state, int other, std::int32_t price) {
        for (int m = 0; m <= mirrors; ++m)
            if (most[other][m] != kNever) most[state][m] = std::max(most[state][m], most[other][m] - price);
    });
}

void TwistBounds::forward(int c, int v) {
    auto& most = before_[c][v];
    const int mirrors = jokers_[kMirror], end = kStates.first[room_[c][v] + 1];
    std::fill(most.begin(), most.begin() + end, Values::value_type{kNever, kNever, kNever});
    if (v == 0) {
        most[0][0] = 0;
    } else {
        const Cells filled = cells(c, v - 1);
        const Values from = going(c, v - 1);
        steps(c, v - 1, [&](int state, int going, int count, int next) {
            const std::int32_t rest = from[state][going], here = filled[count];
            if (here != kNever && rest != kNever) most[next][going] = std::max(most[next][going], here + rest);
        });
    }
    moves(c, v, true, [&](int state, int other, std::int32_t price) {
        for (int m = 0; m <= mirrors; ++m)
            if (most[state][m] != kNever) most[other][m] = std::max(most[other][m], most[state][m] - price);
    });
    const Values alone = begun_[c][v] ? most : Values{};
    begun(c, v, [&](int state, int more) {
        for (int m = 0; m <= mirrors; ++m)
            most[more][m] = std::max(most[more][m], alone[state][m]);
    });
}

// Deals what the groups of a number bring to its colours so that every colour is bounded alike: what the best of all
// together brings with this many of its tiles in groups, a quarter each.
void TwistBounds::balance(int v) {
    const TileGroups<CommonPack>& table = tile_groups<CommonPack>();
    std::array<std::array<std::int64_t, kCopies + 1>, kColours> alone, together;
    for (int c = 0; c < kColours; ++c) {
        const TwistTiles& tiles = (*tiles_)[c][v];
        Cells most; // by cells that are filled
        most.fill(kNever);
        const auto from = going(c, v);
        const auto& after = most_[c][v + 1];
        steps(c, v, [&](int state, int going, int count, int next) {
            if (from[state][going] != kNever && after[next][going] != kNever)
                most[count] = std::max(most[count], from[state][going] + after[next][going]);
        });
        std::array<std::int32_t, kCopies + 1> in_runs_most;
        in_runs_most.fill(kNever);
        for (int in_runs = 0; in_runs <= tiles.all; ++in_runs)
            for (int wild = 0; wild <= jokers_[kRegular] + jokers_[kDouble]; ++wild)
                if (most[in_runs + wild] != kNever)
                    in_runs_most[in_runs] = std::max(in_runs_most[in_runs], most[in_runs + wild] - wild * cell_);
        alone[c].fill(kNever);
        together[c].fill(kNever);
        for (int grouped = 0; grouped <= tiles.all; ++grouped)
            for (int in_runs = std::max(0, tiles.must - grouped); in_runs + grouped <= tiles.all; ++in_runs)
                if (in_runs_most[in_runs] != kNever)
                    alone[c][grouped] = std::max<std::int64_t>(
                        alone[c][grouped], in_runs_most[in_runs] + tiles.weight * (in_runs + grouped - tiles.must));
    }
    for (int code = 0; code < kColourCounts; ++code) {
        if (needed_[v][code] == kDear) continue;
        std::int64_t sum = -needed_[v][code];
        bool there = true;
        for (int c = 0; c < kColours; ++c) {
            there &= alone[c][table.digits[code][c]] != kNever;
            sum += alone[c][table.digits[code][c]];
        }
        for (int c = 0; there && c < kColours; ++c)
            together[c][table.digits[code][c]] = std::max(together[c][table.digits[code][c]], sum);
    }
    for (int c = 0; c < kColours; ++c)
        for (int grouped = 0; grouped <= kCopies; ++grouped)
            cost_[c][v][grouped] = together[c][grouped] == kNever
                                       ? kDear
                                       : static_cast<std::int32_t>(alone[c][grouped] - together[c][grouped] / kColours);
}

void TwistBounds::sharpen() {
    if (!needs_known_) need();
    const TileGroups<CommonPack>& table = tile_groups<CommonPack>();
    for (int c = 0; c < kColours; ++c)
        for (int v = 0; v < kNumbers; ++v)
            forward(c, v);
    for (int v = kNumbers; v-- > 0;) {
        balance(v);
        for (int c = 0; c < kColours; ++c) {
            weigh(c, v);
            backward(c, v);
        }
    }
    for (int v = kNumbers; v-- > 0;) {
        std::int64_t best = kNever; // where nothing fits, nothing can be laid
        for (int code = 0; code < kColourCounts; ++code) {
            if (needed_[v][code] == kDear) continue;
            std::int64_t sum = -needed_[v][code];
            bool there = true;
            for (int c = 0; c < kColours; ++c) {
                there &= cost_[c][v][table.digits[code][c]] != kDear;
                sum += cost_[c][v][table.digits[code][c]];
            }
            if (there) best = std::max(best, sum);
        }
        groups_[v] = static_cast<std::int32_t>(std::max<std::int64_t>(kNever, best + groups_[v + 1]));
    }
}

void TwistBounds::price() {
    const auto of = [&](int kind) { return prices_[kind]; };
    cell_ = std::min(jokers_[kRegular] ? of(kRegular) : kDear, jokers_[kDouble] ? of(kDouble) / 2 : kDear);
    half_ = jokers_[kColour] ? of(kColour) / 2 : -1;
    mirror_ = jokers_[kColour] == 2 ? std::min(of(kMirror), of(kColour)) : of(kMirror);
    std::int32_t cheapest = kDear, second = kDear;
    for (const int kind : {kRegular, kDouble, kColour})
        for (int copy = 0; copy < jokers_[kind]; ++copy) {
            second = std::min(second, std::max(cheapest, of(kind)));
            cheapest = std::min(cheapest, of(kind));
        }
    before_one_ = cheapest != kDear ? cheapest : -1;
    before_two_ = second != kDear ? cheapest + second : -1;
    const TwistGroups& groups = twist_groups();
    for (int v = kNumbers; v-- > 0;) {
        int there = 0;
        for (int c = 0; c < kColours; ++c)
            there += (*tiles_)[c][v].all * kPlace[c];
        for (int c = 0; c < kColours; ++c) {
            const TwistTiles& tiles = (*tiles_)[c][v];
            std::array<std::int32_t, kCopies + 1> cost{};
            for (int grouped = 1; grouped <= tiles.all; ++grouped) {
                cost[grouped] = kDear;
                for (const auto& share : groups.shares[there][c][grouped])
                    if (share.regular <= jokers_[kRegular] && share.doubles <= jokers_[kDouble] &&
                        share.mirrors <= jokers_[kMirror])
                        cost[grouped] =
                            std::min(cost[grouped], (share.regular * of(kRegular) + share.doubles * of(kDouble) +
                                                     share.mirrors * of(kMirror)) /
                                                        share.colours);
            }
            cost_[c][v] = cost;
            weigh(c, v);
            backward(c, v);
        }
    }
    groups_.fill(0);
    needs_known_ = false;
}

// What the jokers of the groups of each number cost, by the tiles in them.
void TwistBounds::need() {
    const auto of = [&](int kind) { return prices_[kind]; };
    const TwistGroups& groups = twist_groups();
    for (int v = kNumbers; v-- > 0;) {
        needed_[v].fill(kDear);
        for (int code = 0; code < kColourCounts; ++code) {
            bool fits = true;
            for (int c = 0; c < kColours; ++c)
                fits &= tile_groups<CommonPack>().digits[code][c] <= (*tiles_)[c][v].all;
            if (!fits) continue;
            for (int mirrors = 0; mirrors <= jokers_[kMirror]; ++mirrors)
                for (int doubles = 0; doubles <= jokers_[kDouble]; ++doubles)
                    for (int regular = 0; regular <= jokers_[kRegular]; ++regular)
                        if (groups.whole[group_jokers(regular, doubles, mirrors)][code])
                            needed_[v][code] =
                                std::min(needed_[v][code],
                                         regular * of(kRegular) + doubles * of(kDouble) + mirrors * of(kMirror));
        }
    }
    needs_known_ = true;
}

void TwistBounds::build(const TwistGrid& tiles, const JokerCounts& jokers, const BegunRuns& begun) {
    tiles_ = &tiles;
    jokers_ = jokers;
    begun_ = begun;
    const int wild = jokers[kRegular] + jokers[kDouble] + jokers[kColour];
    std::int64_t weight = 0, count = 0;
    for (int c = 0; c < kColours; ++c) {
        for (int v = 0; v < kNumbers; ++v) {
            const int held = tiles[c][v].all - tiles[c][v].must;
            weight += std::int64_t{tiles[c][v].weight} * held;
            count += held;
            room_[c][v] = tiles[c][v].all + wild;
        }
        room_[c][kNumbers] = 0;
        most_[c][kNumbers][0].fill(0);
    }
    const std::int64_t tile = count ? weight / count : kNoRack;
    for (int kind = 0; kind < kJokerKinds; ++kind)
        prices_[kind] = jokers[kind] ? static_cast<std::int32_t>(kWorth[kind] * tile) : 0;
    price();
}

} // namespace rummykit
