#include "table_prices.hpp"

#include <algorithm>

namespace rummykit {

template <class Pack>
void TablePrices<Pack>::list_pieces(const TableProblem& problem, int v) {
    const Groups& table = tile_groups<Pack>();
    const int jokers = problem.bars.groups[static_cast<std::size_t>(v)] ? 0 : jokers_;
    std::array<std::uint8_t, Groups::kColourCounts> fewest;
    for (int code = 0; code < Groups::kColourCounts; ++code) {
        fewest[code] = Pack::kMaxJokers + 1;
        for (int j = jokers; j >= 0; --j)
            if (table.groups[j][code] != Groups::kNoGroups) fewest[code] = static_cast<std::uint8_t>(j);
    }
    for (const KeptGroup& kept : problem.kept_groups) {
        if (kept.number != v || kept.size >= kColours) continue;
        for (int code = Groups::kColourCounts; code-- > 0;)
            for (int c = 0; c < kColours; ++c)
                if (!(kept.colours >> c & 1) && table.digits[code][c])
                    fewest[code] = std::min(fewest[code], fewest[code - Groups::kPlace[c]]);
    }
    pieces_[v].clear();
    for (int code = 0; code < Groups::kColourCounts; ++code) {
        bool there = fewest[code] <= jokers_;
        for (int c = 0; c < kColours; ++c)
            there &= table.digits[code][c] <= problem.must[c * kNumbers + v] + problem.may[c * kNumbers + v];
        if (there) pieces_[v].push_back({static_cast<std::uint8_t>(code), fewest[code]});
    }
}

// What the tiles of a number bring to their colour, by how many are in runs.
template <class Pack>
void TablePrices<Pack>::weigh(const Track& track, int c, int v) {
    const TrackTiles<Pack>& tiles = track.tiles(v);
    for (int in_runs = 0; in_runs <= tiles.all; ++in_runs) {
        std::int32_t best = kNever;
        for (int grouped = std::max(0, tiles.must - in_runs); grouped + in_runs <= tiles.all; ++grouped)
            if (costs_[c][v][grouped] != kDear)
                best = std::max(best, tiles.weight * (in_runs + grouped - tiles.must) - costs_[c][v][grouped]);
        here_[c][v][in_runs] = best;
    }
}

template <class Pack>
void TablePrices<Pack>::backward(const Track& track, int c, int v) {
    const Most& after = after_[c][v + 1];
    track.reached(v).each([&](int state) {
        std::int32_t best = kNever;
        for (const typename Track::Step& step : track.steps(v, state)) {
            const std::int32_t rest = after[step.to], here = here_[c][v][step.in_runs];
            if (here != kNever && rest != kNever) best = std::max(best, here - step.jokers * joker_ + rest);
        }
        after_[c][v][state] = best;
    });
}

template <class Pack>
void TablePrices<Pack>::forward(const Track& track, int c, int v) {
    Most& to = before_[c][v + 1];
    to.fill(kNever);
    track.reached(v).each([&](int state) {
        const std::int32_t before = before_[c][v][state];
        if (before == kNever) return;
        for (const typename Track::Step& step : track.steps(v, state)) {
            const std::int32_t here = here_[c][v][step.in_runs];
            if (here != kNever) to[step.to] = std::max(to[step.to], before + here - step.jokers * joker_);
        }
    });
}

// Deals what the groups of a number bring to its colours so that every colour is bounded alike: what the best of all
// together brings with this many of its tiles in groups, a quarter each.
template <class Pack>
void TablePrices<Pack>::balance(const Tracks& tracks, int v) {
    const Groups& table = tile_groups<Pack>();
    std::array<std::array<std::int64_t, kCopies + 1>, kColours> alone, together;
    for (int c = 0; c < kColours; ++c) {
        const TrackTiles<Pack>& tiles = tracks[c].tiles(v);
        const Most& after = after_[c][v + 1];
        std::array<std::int32_t, kCopies + 1> by_runs;
        by_runs.fill(kNever);
        tracks[c].reached(v).each([&](int state) {
            const std::int32_t before = before_[c][v][state];
            if (before == kNever) return;
            for (const typename Track::Step& step : tracks[c].steps(v, state)) {
                std::int32_t& most = by_runs[step.in_runs];
                if (after[step.to] != kNever) most = std::max(most, before - step.jokers * joker_ + after[step.to]);
            }
        });
        alone[c].fill(kNever);
        together[c].fill(kNever);
        for (int grouped = 0; grouped <= tiles.all; ++grouped)
            for (int in_runs = std::max(0, tiles.must - grouped); in_runs + grouped <= tiles.all; ++in_runs)
                if (by_runs[in_runs] != kNever)
                    alone[c][grouped] = std::max<std::int64_t>(
                        alone[c][grouped], by_runs[in_runs] + tiles.weight * (in_runs + grouped - tiles.must));
    }
    for (const Piece& piece : pieces_[v]) {
        const auto& digits = table.digits[piece.code];
        std::int64_t sum = -std::int64_t{piece.jokers} * joker_;
        bool there = true;
        for (int c = 0; c < kColours; ++c) {
            there &= alone[c][digits[c]] != kNever;
            sum += alone[c][digits[c]];
        }
        for (int c = 0; there && c < kColours; ++c)
            together[c][digits[c]] = std::max(together[c][digits[c]], sum);
    }
    for (int c = 0; c < kColours; ++c) {
        std::int64_t first = kNever; // prices count beside each other only
        for (int grouped = 0; grouped <= kCopies; ++grouped) {
            costs_[c][v][grouped] = kDear;
            if (together[c][grouped] == kNever) continue;
            const std::int64_t cost = alone[c][grouped] - together[c][grouped] / kColours;
            if (first == kNever) first = cost;
            costs_[c][v][grouped] =
                static_cast<std::int32_t>(std::clamp<std::int64_t>(cost - first, -dearest_, dearest_));
        }
    }
}

template <class Pack>
void TablePrices<Pack>::begin(const Tracks& tracks, const TableProblem& problem, std::int32_t joker) {
    jokers_ = problem.must[kTileJoker] + problem.may[kTileJoker];
    joker_ = joker;
    dearest_ = 0;
    for (int v = 0; v < kNumbers; ++v)
        list_pieces(problem, v);
    for (int c = 0; c < kColours; ++c) {
        before_[c][0][0] = 0;
        after_[c][kNumbers][0] = 0;
        for (int v = kNumbers; v-- > 0;) {
            const TrackTiles<Pack>& tiles = tracks[c].tiles(v);
            dearest_ = std::max(dearest_, 8 * tiles.weight);
            for (int grouped = 0; grouped <= kCopies; ++grouped)
                costs_[c][v][grouped] = tiles.halves[grouped] > 2 * jokers_ ? kDear : tiles.halves[grouped] * joker / 2;
            weigh(tracks[c], c, v);
            backward(tracks[c], c, v);
        }
    }
}

template <class Pack>
void TablePrices<Pack>::sharpen(Tracks& tracks, int times) {
    while (times-- > 0) {
        for (int c = 0; c < kColours; ++c)
            for (int v = 0; v + 1 < kNumbers; ++v)
                forward(tracks[c], c, v);
        for (int v = kNumbers; v-- > 0;) {
            balance(tracks, v);
            for (int c = 0; c < kColours; ++c) {
                weigh(tracks[c], c, v);
                backward(tracks[c], c, v);
            }
        }
    }
    tell(tracks);
}

// The tracks count the half jokers of tiles in groups themselves, so that is no part of what they are told.
template <class Pack>
void TablePrices<Pack>::tell(Tracks& tracks) {
    const Groups& table = tile_groups<Pack>();
    const int most = 2 * jokers_;
    auto prices = costs_;
    for (int c = 0; c < kColours; ++c) {
        for (int v = 0; v < kNumbers; ++v)
            for (int grouped = 0; grouped <= kCopies; ++grouped)
                if (prices[c][v][grouped] != kDear)
                    prices[c][v][grouped] -= tracks[c].tiles(v).halves[grouped] * joker_ / 2;
        tracks[c].price(prices[c]);
    }
    groups_[kNumbers].fill(0);
    for (int v = kNumbers; v-- > 0;) {
        typename Track::Bounds here;
        here.fill(kNever);
        for (const Piece& piece : pieces_[v]) {
            const auto& digits = table.digits[piece.code];
            std::int32_t sum = 0;
            int halves = 2 * piece.jokers;
            bool there = true;
            for (int c = 0; c < kColours; ++c) {
                there &= prices[c][v][digits[c]] != kDear;
                sum += prices[c][v][digits[c]];
                halves -= tracks[c].tiles(v).halves[digits[c]];
            }
            halves = std::max(halves, 0);
            if (there) here[halves] = std::max(here[halves], sum);
        }
        const typename Track::Bounds& after = groups_[v + 1];
        typename Track::Bounds& groups = groups_[v];
        groups.fill(kNever);
        for (int own = 0; own <= most; ++own)
            for (int all = own; all <= most; ++all)
                if (here[own] != kNever && after[all - own] != kNever)
                    groups[all] = std::max(groups[all], here[own] + after[all - own]);
    }
}

template class TablePrices<CommonPack>;
template class TablePrices<LargePack>;

} // namespace rummykit
