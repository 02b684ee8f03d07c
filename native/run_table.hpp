// The best runs of one suit of a single pack, for each of its 8192 sets of ranks, looked up instead of sought.
#pragma once

#include "shapes.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rummykit {

using RankSet = std::uint16_t; // bit r: rank r + 1 is there
inline constexpr int kRankSets = 1 << kRanks;

class RunTable {
  public:
    // `weights`: the scores of the suit's thirteen cards, ace first.
    RunTable(const std::optional<Runs>& runs, std::span<const Score> weights);

    // The score of the cards that the best runs of `held` leave over.
    Score left(RankSet held) const { return left_[held]; }

    // The cards of `held` that lie in any run.
    RankSet runnable(RankSet held) const { return runnable_[held]; }

    // Appends the best runs of `held`, as faces of `suit` in the order of the run.
    void append_runs(RankSet held, int suit, std::vector<Meld>& melds) const;

  private:
    struct Run {
        RankSet ranks;
        std::int8_t start, length;
        Score score;
    };
    std::array<std::vector<Run>, kRanks> through_; // the runs that hold a rank, longest first
    std::array<Score, kRankSets> left_{};
    std::array<RankSet, kRankSets> runnable_{};
};

} // namespace rummykit
