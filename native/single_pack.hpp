// Hands without twins: choose the groups of each rank, and the runs of each suit are a look-up.
#pragma once

#include "run_table.hpp"
#include "shapes.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace rummykit {

using FaceSet = std::uint64_t; // bit f: face f is there
inline constexpr FaceSet kAllFaces = (FaceSet{1} << kFaces) - 1;
inline constexpr FaceSet kOneRank = 1 | FaceSet{1} << kRanks | FaceSet{1} << 2 * kRanks | FaceSet{1} << 3 * kRanks;

constexpr FaceSet one(int face) {
    return FaceSet{1} << face;
}

class SinglePack {
  public:
    SinglePack(const Shapes& shapes, const Weights& weights);
    SinglePack(SinglePack&&) = default; // a copy would look things up in the tables of the original

    // The score of the cards that the best arrangement of `hand` leaves over; nothing if there are too many choices
    // of groups to try each of them.
    std::optional<Score> left(FaceSet hand) const;

    // The best arrangement, or nothing as above.
    std::optional<Arrangement> best(FaceSet hand) const;

  private:
    using Suits = std::array<RankSet, kSuits>;
    using SuitSet = std::uint8_t;

    using Options = std::vector<SuitSet>;
    using Choice = std::array<SuitSet, kRanks>; // the suits grouped of each rank

    // Where groups are possible: their ranks, and for each of them what to try.
    struct Choices {
        int ranks = 0;
        std::array<int, kRanks> rank;
        std::array<const Options*, kRanks> options;
        long count = 1;
    };

    static Suits by_suit(FaceSet hand);
    RankSet ranks_with_a_group(const Suits& held) const;
    Choices choices(const Suits& held, RankSet ranks) const;
    Score runs_left(const Suits& held) const;
    template <typename Seen>
    void choose(const Choices& choices, int at, const Suits& held, Choice& choice, Seen&& seen) const;

    Shapes shapes_;
    Weights weights_;
    std::vector<RunTable> tables_; // one for all suits where values do not differ by suit
    std::array<const RunTable*, kSuits> table_;
    // By the suits held of a rank and those among them in no run: the suits worth grouping.
    std::array<std::array<Options, 16>, 16> options_;
};

} // namespace rummykit
