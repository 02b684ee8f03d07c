#include "sweep.hpp"

#include <algorithm>
#include <span>

namespace rummykit {

void Sweep::GroupTable::build(const Shapes& shapes, const Weights& weights, const Line& line, int position) {
    best.clear();
    if (!shapes.groups || position == line.all_in_runs) return;
    std::array<int, kSuits> held, weight;
    int total = 0, entries = 1;
    for (int suit = 0; suit < kSuits; ++suit) {
        held[suit] = line.cards[suit][position];
        weight[suit] = weights[face_of(suit, line.rank[position])];
        stride[suit] = entries;
        entries *= held[suit] + 1;
        total += held[suit];
    }
    if (total < shapes.groups->min_size) return;
    best.resize(static_cast<std::size_t>(entries));
    std::array<int, kSuits> rest{};
    for (int entry = 0; entry < entries; ++entry) {
        int cards = 0, twins = 0;
        Score all = 0, most = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            rest[suit] = entry / stride[suit] % (held[suit] + 1);
            cards += rest[suit];
            twins = std::max(twins, rest[suit]);
            all += rest[suit] * weight[suit];
            if (rest[suit]) most = std::max(most, best[entry - stride[suit]]);
        }
        best[entry] = cards && shapes.groups->fewest(cards, twins) ? all : most;
    }
}

// Calls `seen(path, score gained, joint state reached)` for every step from a joint state.
template <typename Seen>
void Sweep::each_step(const Weights& weights, const Line& line, int position, int state, Seen&& seen) const {
    std::array<std::span<const Track::Step>, kSuits> steps;
    std::array<int, kSuits> stride;
    for (int suit = 0, size = 1; suit < kSuits; ++suit) {
        const int states = tracks_[suit].states(position);
        steps[suit] = tracks_[suit].steps(position, state % states);
        state /= states;
        stride[suit] = size;
        size *= tracks_[suit].states(position + 1);
    }
    const GroupTable& groups = groups_[position];
    const int rank = line.rank[position];
    Path path;
    const auto of_suit = [&](auto&& self, int suit, Score gain, int to, int rest) -> void {
        if (suit == kSuits) {
            seen(path, gain + (groups.any() ? groups.best[rest] : 0), to);
            return;
        }
        for (const Track::Step& step : steps[suit]) {
            path[suit] = step;
            self(self, suit + 1, gain + step.used * weights[face_of(suit, rank)], to + step.to * stride[suit],
                 rest + (line.cards[suit][position] - step.used) * groups.stride[suit]);
        }
    };
    of_suit(of_suit, 0, 0, 0, 0);
}

Score Sweep::run(const Shapes& shapes, const Weights& weights, const Line& line) {
    for (int suit = 0; suit < kSuits; ++suit) {
        const auto most = std::span(line.cards[suit]).first(line.positions);
        std::array<int, kPositions> least{};
        if (line.all_in_runs >= 0) least[line.all_in_runs] = line.cards[suit][line.all_in_runs];
        if (shapes.runs)
            tracks_[suit].build(*shapes.runs, least, most);
        else
            tracks_[suit].build_empty(line.positions);
    }
    best_[0].assign(1, 0);
    for (int p = 0; p < line.positions; ++p) {
        groups_[p].build(shapes, weights, line, p);
        std::size_t size = 1;
        for (const Track& track : tracks_)
            size *= static_cast<std::size_t>(track.states(p + 1));
        best_[p + 1].assign(size, -1);
        for (int state = 0; state < static_cast<int>(best_[p].size()); ++state) {
            const Score so_far = best_[p][state];
            if (so_far < 0) continue;
            each_step(weights, line, p, state, [&](const Path&, Score gain, int to) {
                best_[p + 1][to] = std::max(best_[p + 1][to], so_far + gain);
            });
        }
    }
    return best_[line.positions].empty() ? -1 : best_[line.positions][0];
}

void Sweep::append_melds(const Shapes& shapes, const Weights& weights, const Line& line,
                         std::vector<Meld>& melds) const {
    // Back along the first best path, then forward along each suit.
    std::array<Path, kPositions> taken;
    int reached = 0;
    for (int p = line.positions; p-- > 0;) {
        const Score target = best_[p + 1][reached];
        bool found = false;
        int before = 0;
        for (int state = 0; !found; ++state) {
            if (best_[p][state] < 0) continue;
            each_step(weights, line, p, state, [&](const Path& path, Score gain, int to) {
                if (found || to != reached || best_[p][state] + gain != target) return;
                found = true;
                before = state;
                taken[p] = path;
            });
        }
        reached = before;
    }
    for (int p = 0; p < line.positions; ++p) {
        if (!groups_[p].any()) continue;
        std::array<int, kSuits> rest;
        for (int suit = 0; suit < kSuits; ++suit)
            rest[suit] = line.cards[suit][p] - taken[p][suit].used;
        append_groups(shapes, weights, line, p, rest, melds);
    }
    if (!shapes.runs) return;
    const int shortest = shapes.runs->min_length, longest = shapes.runs->max_length;
    for (int suit = 0; suit < kSuits; ++suit) {
        std::array<Track::Step, kPositions> path;
        for (int p = 0; p < line.positions; ++p)
            path[p] = taken[p][suit];
        std::vector<std::vector<int>> runs;
        tracks_[suit].replay(*shapes.runs, std::span(path).first(line.positions), runs);
        for (const auto& run : runs) {
            // A run longer than the game allows is cut into legal ones.
            for (int from = 0, length = static_cast<int>(run.size()); length > 0;) {
                int piece = std::min(length, longest);
                if (piece < length) piece = std::min(piece, length - shortest);
                Meld meld;
                for (int i = from; i < from + piece; ++i)
                    meld.push_back(static_cast<std::uint8_t>(face_of(suit, line.rank[run[i]])));
                melds.push_back(std::move(meld));
                from += piece;
                length -= piece;
            }
        }
    }
}

void Sweep::append_groups(const Shapes& shapes, const Weights& weights, const Line& line, int position,
                          std::array<int, kSuits> rest, std::vector<Meld>& melds) const {
    const GroupTable& table = groups_[position];
    const int rank = line.rank[position];
    // Take single cards away, the score unchanged, until what is left groups without rest.
    const auto score = [&] {
        Score sum = 0;
        for (int suit = 0; suit < kSuits; ++suit)
            sum += rest[suit] * weights[face_of(suit, rank)];
        return sum;
    };
    const Score best = table.best[table.at(rest)];
    while (score() != best) {
        for (int suit = 0; suit < kSuits; ++suit) {
            if (!rest[suit]) continue;
            --rest[suit];
            if (table.best[table.at(rest)] == best) break;
            ++rest[suit];
        }
    }
    const int count =
        shapes.groups->fewest(rest[0] + rest[1] + rest[2] + rest[3], *std::max_element(rest.begin(), rest.end()));
    if (count == 0) return;
    const std::size_t first = melds.size();
    melds.resize(first + static_cast<std::size_t>(count));
    int dealt = 0;
    for (int suit = 0; suit < kSuits; ++suit)
        for (; rest[suit] > 0; --rest[suit])
            melds[first + dealt++ % count].push_back(static_cast<std::uint8_t>(face_of(suit, rank)));
}

} // namespace rummykit
