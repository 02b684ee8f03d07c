#include "table_track.hpp"

#include <algorithm>

namespace rummykit {

namespace {

template <class Pack>
struct States {
    static constexpr int kMaxParallel = OpenStates<Pack>::kMaxParallel, kMostBare = OpenStates<Pack>::kMostBare;
    using Index =
        std::array<std::array<std::array<std::uint8_t, kMaxParallel + 1>, kMaxParallel + 1>, kMaxParallel + 1>;

    std::array<OpenTiles, OpenStates<Pack>::kOpenStates> open{};
    std::array<Index, kMostBare + 1> index{};

    // Few open runs come first, so that the states of easy problems lie side by side.
    constexpr States() {
        int next = 0;
        for (int bare = 0; bare <= kMostBare; ++bare)
            for (int sum = 0; sum <= OpenStates<Pack>::most_open(bare); ++sum)
                for (int one = 0; one <= sum; ++one)
                    for (int two = 0; one + two <= sum; ++two) {
                        const int three = sum - one - two;
                        index[bare][one][two][three] = static_cast<std::uint8_t>(next);
                        open[next++] = {static_cast<std::int8_t>(one), static_cast<std::int8_t>(two),
                                        static_cast<std::int8_t>(three), static_cast<std::int8_t>(bare)};
                    }
    }
};

template <class Pack>
constexpr States<Pack> kStates;

} // namespace

template <class Pack>
const BetterStates& better_states(int state) {
    static const auto all = [] {
        constexpr int kOpenStates = OpenStates<Pack>::kOpenStates, kTrackStates = OpenStates<Pack>::kTrackStates;
        std::array<BetterStates, kTrackStates> better{};
        for (int at = 0; at < kTrackStates; ++at) {
            const OpenTiles open = kStates<Pack>.open[at % kOpenStates];
            const auto add = [&](int one, int two, int three) {
                if (one >= 0 && two >= 0 && one + two + three <= OpenStates<Pack>::kMaxParallel)
                    better[at].states[better[at].count++] = static_cast<std::uint8_t>(
                        kStates<Pack>.index[0][one][two][three] + at / kOpenStates * kOpenStates);
            };
            if (open.bare) {
                add(open.one, open.two, open.three);
                continue;
            }
            add(open.one, open.two, open.three + 1);
            add(open.one - 1, open.two + 1, open.three);
            add(open.one - 1, open.two, open.three + 1);
            add(open.one, open.two - 1, open.three + 1);
        }
        return better;
    }();
    return all[state];
}

// The bounds of all steps and states, from the last number to the first. The first time steps that lead nowhere go.
template <class Pack>
template <int most, bool first>
void TileTrack<Pack>::look_back() {
    constexpr std::int32_t never = kNever / 2; // any less comes from kNever
    bounds_[kNumbers][0].fill(0);
    if (first) ahead_.resize(steps_.size());
    for (int v = kNumbers; v-- > 0;) {
        const TrackTiles<Pack>& here = tiles_[v];
        const GroupPrices<Pack>& prices = prices_[v];
        reached_[v].each([&](int state) {
            Bounds best;
            best.fill(kNever);
            Range& range = first_[v][state];
            std::int32_t kept = range.from;
            for (std::int32_t i = range.from; i < range.to; ++i) {
                const Step step = steps_[i];
                const Bounds& after = bounds_[v + 1][step.to];
                Bounds bounds;
                bounds.fill(kNever);
                for (int grouped = step.need; grouped <= step.rest; ++grouped) {
                    if (prices[grouped] == kDear) continue;
                    const std::int32_t gain = here.weight * (step.in_runs + grouped - here.must) - prices[grouped];
                    const int cost = 2 * step.jokers + here.halves[grouped];
                    const auto shifted = [&]<int by>() {
                        for (int halves = by; halves <= most; ++halves)
                            bounds[halves] = std::max(bounds[halves], gain + after[halves - by]);
                        return true;
                    };
                    // The loops are short, and quick where their length is known.
                    [&]<int... by>(std::integer_sequence<int, by...>) {
                        static_cast<void>(((cost == by && shifted.template operator()<by>()) || ...));
                    }(std::make_integer_sequence<int, most + 1>());
                }
                if (first && bounds[most] < never) continue;
                if (first) steps_[kept] = step;
                ahead_[kept++] = bounds;
                for (int halves = 0; halves <= most; ++halves)
                    best[halves] = std::max(best[halves], bounds[halves]);
            }
            range.to = kept;
            for (int halves = 0; halves <= most; ++halves)
                bounds_[v][state][halves] = best[halves] < never ? kNever : best[halves];
        });
    }
}

template <class Pack>
void TileTrack<Pack>::price(const std::array<GroupPrices<Pack>, kNumbers>& prices) {
    prices_ = prices;
    look_back<false>();
}

template <class Pack>
void TileTrack<Pack>::build(const std::array<TrackTiles<Pack>, kNumbers>& tiles, int jokers, bool bound_to_places,
                            const AcesAbove& aces) {
    steps_.clear();
    tiles_ = tiles;
    prices_ = {};
    jokers_ = jokers;
    reached_.fill({});
    reached_[0].add(0);
    for (int v = 0; v < kNumbers; ++v) {
        const TrackTiles<Pack>& here = tiles[v];
        const bool last = v + 1 == kNumbers;
        const int room = last ? 0 : tiles[v + 1].all + jokers;
        const int taking = last ? 0 : tiles[v + 1].starting;
        const int ended = last ? aces.ended : tiles[v + 1].ended;
        const int next = last ? 0 : tiles[v + 1].all + taking;
        // What can go on at the next number, and at the one after it with runs that are begun here; jokers must do the
        // rest.
        const int second = v + 2 < kNumbers ? tiles[v + 2].all + taking + tiles[v + 2].starting : taking;
        // One open run with `used` tiles of this number, and so many aces to lie `above` kings; false if it and all
        // with more tiles lead nowhere.
        const auto add = [&](const OpenTiles& open, int taken_one, int taken_two, int used, int above) {
            const int incomplete = open.one + open.two - taken_one - taken_two;
            const int own = v == 0 ? above : 0; // aces of this number that wait for a king
            const int fewest = std::max(0, used + own - here.all);
            const int most = here.barred ? 0 : bound_to_places ? std::min(used, jokers) : fewest;
            const int longer = std::min<int>(open.three, used - incomplete);
            const int one = used - incomplete - longer;
            const int two = open.one - taken_one, two_open = open.two - taken_two;
            if (last && (one > 0 || two > above)) return false;
            if (!last && one + two > room + taking) return false;
            const int at_end = v + 2 == kNumbers ? above : 0;
            if (!last && std::max(0, one + two - next) + std::max(0, one - second - at_end) > jokers) return false;
            const int short_ones = std::max(0, one + two - taking); // the others may be taken in and need no tile
            const int complete = open.two - taken_two + longer + ended;
            if (last && above > two + complete) return true;
            const int three = last ? 0 : std::min(complete, std::max(0, room - short_ones));
            if (!last && one + two + three > OpenStates<Pack>::kMaxParallel) return false;
            for (int placed = fewest; placed <= most; ++placed) {
                const int in_runs = used - placed + own;
                const int rest = here.all - in_runs;
                const int need = std::max(0, here.must - in_runs);
                if (here.halves[need] + 2 * placed > 2 * jokers) continue;
                int bare = 0;
                if constexpr (OpenStates<Pack>::kMostBare > 0) {
                    const int going_on = open.bare == 1 ? two : open.bare == 2 ? two_open : longer; // bare ones too
                    if (open.bare > 2 && going_on == 0) continue;
                    if (placed == used) bare = open.bare && going_on > 0 ? open.bare + 1 : one > 0;
                    if (bare > 2 && three == 0) continue;
                    if (bare && one + two + three > OpenStates<Pack>::most_open(bare)) continue;
                }
                const int to = last ? 0 : kStates<Pack>.index[bare][one][two][three] + kOpenStates * above;
                reached_[v + 1].add(to);
                const auto byte = [](int number) { return static_cast<std::uint8_t>(number); };
                steps_.push_back({byte(used), byte(placed), byte(to), byte(taken_one), byte(taken_two), byte(in_runs),
                                  byte(rest), byte(need)});
            }
            return true;
        };
        reached_[v].each([&](int state) {
            const OpenTiles open = kStates<Pack>.open[state % kOpenStates];
            const int waiting = state / kOpenStates, most = v == 0 && aces.may ? here.all : waiting;
            first_[v][state].from = static_cast<std::int32_t>(steps_.size());
            for (int above = waiting; above <= most; ++above)
                for (int one = 0; one <= std::min<int>(open.one, here.starting); ++one)
                    for (int two = 0; two <= std::min<int>(open.two, here.starting - one); ++two)
                        for (int used = open.one + open.two - one - two;
                             used <= here.all + jokers - (v == 0 ? above : 0); ++used)
                            if (!add(open, one, two, used, above)) break;
            first_[v][state].to = static_cast<std::int32_t>(steps_.size());
        });
    }
    look_back<true>();
}

template const BetterStates& better_states<CommonPack>(int);
template const BetterStates& better_states<LargePack>(int);
template class TileTrack<CommonPack>;
template class TileTrack<LargePack>;

} // namespace rummykit
