#include "hand_solver.hpp"

#include <algorithm>
#include <bit>

namespace rummykit {

namespace {

Counts counts_of(const Hand& hand) {
    Counts counts{};
    for (int face = 0; face < kFaces; ++face)
        counts[face] = static_cast<std::uint8_t>(hand.faces >> face & 1);
    for (int i = 0; i < hand.twin_count; ++i)
        ++counts[hand.twins[i]];
    return counts;
}

// All thirteen ranks in order, from rank index `first` round the corner.
Line line_from(int first, const Counts& counts) {
    Line line;
    line.positions = kRanks;
    for (int p = 0; p < kRanks; ++p) {
        line.rank[p] = (first + p) % kRanks;
        for (int suit = 0; suit < kSuits; ++suit)
            line.cards[suit][p] = counts[face_of(suit, line.rank[p])];
    }
    return line;
}

int cards_of_rank(const Counts& counts, int rank) {
    int cards = 0;
    for (int suit = 0; suit < kSuits; ++suit)
        cards += counts[face_of(suit, rank)];
    return cards;
}

thread_local Sweep shared_sweep;

} // namespace

HandSolver::HandSolver(const Shapes& shapes, const std::array<int, kFaces>& values)
    : shapes_(shapes), weights_(weights_of(values)), single_pack_(shapes, weights_) {}

int HandSolver::deadwood(const Hand& hand) const {
    if (hand.twin_count == 0)
        if (const auto left = single_pack_.left(hand.faces)) return *left / kPoint;
    return (total(hand) - sweep(counts_of(hand), nullptr)) / kPoint;
}

int HandSolver::deadwood_after_discard(const Hand& hand) const {
    int best = INT32_MAX;
    for (FaceSet faces = hand.faces; faces; faces &= faces - 1) {
        Hand rest = hand;
        const auto end = rest.twins.begin() + rest.twin_count;
        const auto twin = std::find(rest.twins.begin(), end, std::countr_zero(faces));
        if (twin == end)
            rest.faces ^= faces & -faces;
        else
            *twin = rest.twins[--rest.twin_count];
        best = std::min(best, deadwood(rest));
    }
    return hand.faces ? best : 0;
}

Arrangement HandSolver::best(const Hand& hand) const {
    if (hand.twin_count == 0)
        if (auto found = single_pack_.best(hand.faces)) return *std::move(found);
    Arrangement found;
    found.score = sweep(counts_of(hand), &found);
    return found;
}

Score HandSolver::total(const Hand& hand) const {
    Score sum = 0;
    for (FaceSet rest = hand.faces; rest; rest &= rest - 1)
        sum += weights_[std::countr_zero(rest)];
    for (int i = 0; i < hand.twin_count; ++i)
        sum += weights_[hand.twins[i]];
    return sum;
}

// Calls `seen(line, run)` for lines that together cover every arrangement; `run` is a meld already taken out.
template <typename Seen>
void HandSolver::each_line(const Counts& counts, Seen&& seen) const {
    const Meld none;
    if (!shapes_.runs || shapes_.runs->ace == Ace::low) return seen(line_from(0, counts), none);
    const Runs& runs = *shapes_.runs;
    if (runs.ace == Ace::high) return seen(line_from(1, counts), none);

    if (runs.ace == Ace::corner) {
        // Cut the circle before a rank with at most one card; a run across the cut holds that card and the one
        // before it.
        int cut = 0;
        for (int rank = 1; rank < kRanks; ++rank)
            if (cards_of_rank(counts, rank) < cards_of_rank(counts, cut)) cut = rank;
        seen(line_from(cut, counts), none);
        for (int suit = 0; suit < kSuits; ++suit) {
            if (!counts[face_of(suit, cut)]) continue;
            for (int before = 1; before < std::min(runs.longest_needed(), kRanks); ++before) {
                Counts rest = counts;
                Meld run;
                for (int i = 0; i < std::min(runs.longest_needed(), kRanks); ++i) {
                    const int face = face_of(suit, (cut + kRanks - before + i) % kRanks);
                    if (!rest[face]) break;
                    --rest[face];
                    run.push_back(static_cast<std::uint8_t>(face));
                    if (i >= before && i + 1 >= runs.min_length) seen(line_from(cut, rest), run);
                }
            }
        }
        return;
    }

    // The ace has two places. Deal each suit's aces to them in every way that could matter.
    const auto room = [&](int suit, int from, int step) { // aces that runs at this end could hold
        int most = counts[face_of(suit, 0)];
        for (int i = 0; i + 1 < runs.min_length; ++i)
            most = std::min<int>(most, counts[face_of(suit, from + i * step)]);
        return most;
    };
    std::array<int, kSuits> low_room{};
    bool low = false, high = false;
    for (int suit = 0; suit < kSuits; ++suit) {
        low_room[suit] = room(suit, 1, 1);
        low |= low_room[suit] > 0;
        high |= room(suit, kRanks - 1, -1) > 0;
    }
    if (!low || !high) return seen(line_from(low ? 0 : 1, counts), none);
    std::array<int, kSuits> dealt{};
    while (true) {
        Line line = line_from(0, counts);
        line.rank[line.positions++] = 0;
        line.all_in_runs = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            line.cards[suit][0] = dealt[suit];
            line.cards[suit][kRanks] = counts[face_of(suit, 0)] - dealt[suit];
        }
        seen(line, none);
        int suit = 0;
        while (suit < kSuits && dealt[suit] == low_room[suit])
            dealt[suit++] = 0;
        if (suit == kSuits) return;
        ++dealt[suit];
    }
}

// The best score over all lines; its melds too if wanted.
Score HandSolver::sweep(const Counts& counts, Arrangement* found) const {
    Score best = -1;
    each_line(counts, [&](const Line& line, const Meld& run) {
        Score score = shared_sweep.run(shapes_, weights_, line);
        if (score < 0) return;
        for (const auto face : run)
            score += weights_[face];
        if (score <= best) return;
        best = score;
        if (!found) return;
        found->melds.clear();
        shared_sweep.append_melds(shapes_, weights_, line, found->melds);
        if (!run.empty()) found->melds.push_back(run);
    });
    return best;
}

} // namespace rummykit
