// What tiles in groups cost each colour of a table, so that the bounds of all colours together come down.
#pragma once

#include "table_groups.hpp"
#include "table_problem.hpp"
#include "table_track.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace rummykit {

// The groups of a number belong to no colour alone. Each colour pays for its tiles in them, and the groups bring in
// what was paid for tiles that can lie there together. Whatever the prices are, the most that the colours and the
// groups bring in is an upper bound. With good prices hardly any colour gains by tiles in groups that the others are
// not in.
template <class Pack>
class TablePrices {
  public:
    using Track = TileTrack<Pack>;
    using Tracks = std::array<Track, kColours>;

    void clear() { groups_ = {}; } // nothing costs anything
    // Prices for tracks that were just built for this problem; a track that uses a joker pays `joker`.
    void begin(const Tracks& tracks, const TableProblem& problem, std::int32_t joker);
    // Makes the prices better, this many times, and tells the tracks.
    void sharpen(Tracks& tracks, int times);

    // What the groups of the numbers from this one on can bring in at most, by the half jokers that no colour pays for.
    const typename Track::Bounds& groups(int number) const { return groups_[number]; }

  private:
    using Groups = TileGroups<Pack>;
    using GroupPrices = rummykit::GroupPrices<Pack>;
    static constexpr int kCopies = Pack::kCopies;

    // Tiles of one number that can lie in groups together, a digit for each colour, and the jokers that takes at least.
    struct Piece {
        std::uint8_t code, jokers;
    };
    using Most = std::array<std::int32_t, Track::kTrackStates>;

    void list_pieces(const TableProblem& problem, int number);
    void weigh(const Track& track, int colour, int number);
    void backward(const Track& track, int colour, int number);
    void forward(const Track& track, int colour, int number);
    void balance(const Tracks& tracks, int number);
    void tell(Tracks& tracks);

    int jokers_ = 0;
    std::int32_t joker_ = 0, dearest_ = 0;
    std::array<std::vector<Piece>, kNumbers> pieces_;
    std::array<std::array<GroupPrices, kNumbers>, kColours> costs_; // with half jokers at `joker_` a pair
    std::array<std::array<std::array<std::int32_t, kCopies + 1>, kNumbers>, kColours> here_; // by tiles in runs
    std::array<std::array<Most, kNumbers + 1>, kColours> before_;                            // of the numbers before
    std::array<std::array<Most, kNumbers + 1>, kColours> after_;                             // from a number on
    std::array<typename Track::Bounds, kNumbers + 1> groups_{};
};

} // namespace rummykit
