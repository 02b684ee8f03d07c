#include "run_table.hpp"

#include <algorithm>
#include <bit>

namespace rummykit {

RunTable::RunTable(const std::optional<Runs>& runs, std::span<const Score> weights) {
    if (runs) {
        const Ace ace = runs->ace;
        const int first = ace == Ace::high ? 1 : 0;
        const int last = ace == Ace::low ? kRanks - 1 : kRanks; // the ace once more, above the king
        for (int length = std::min(runs->max_length, kRanks); length >= runs->min_length; --length) {
            for (int start = first; start < kRanks; ++start) {
                if (ace != Ace::corner && start + length - 1 > last) break;
                if (length == kRanks && start > first) break; // the whole suit, which needs no second name
                Run run{0, static_cast<std::int8_t>(start), static_cast<std::int8_t>(length), 0};
                for (int i = 0; i < length; ++i) {
                    const int rank = (start + i) % kRanks;
                    run.ranks |= static_cast<RankSet>(1 << rank);
                    run.score += weights[rank];
                }
                for (int rank = 0; rank < kRanks; ++rank)
                    if (run.ranks >> rank & 1) through_[rank].push_back(run);
            }
        }
    }
    for (int set = 1; set < kRankSets; ++set) {
        const auto held = static_cast<RankSet>(set);
        const int lowest = std::countr_zero(held);
        const auto rest = static_cast<RankSet>(held & (held - 1));
        Score best = left_[rest] + weights[lowest];
        RankSet runnable = runnable_[rest];
        for (const Run& run : through_[lowest]) {
            if (run.ranks & ~held) continue;
            best = std::min(best, left_[held ^ run.ranks]);
            runnable |= run.ranks;
        }
        left_[held] = best;
        runnable_[held] = runnable;
    }
}

void RunTable::append_runs(RankSet held, int suit, std::vector<Meld>& melds) const {
    while (held) {
        const auto& runs = through_[std::countr_zero(held)];
        const auto run = std::find_if(runs.begin(), runs.end(), [&](const Run& r) {
            return !(r.ranks & ~held) && left_[held ^ r.ranks] == left_[held];
        });
        if (run == runs.end()) {
            held &= static_cast<RankSet>(held - 1);
            continue;
        }
        Meld meld;
        for (int i = 0; i < run->length; ++i)
            meld.push_back(static_cast<std::uint8_t>(face_of(suit, (run->start + i) % kRanks)));
        melds.push_back(std::move(meld));
        held ^= run->ranks;
    }
}

} // namespace rummykit
