// A good play at a table without jokers, quickly: for playouts.
#pragma once

#include "table_problem.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace rummykit {

// Keeps its memory from call to call; one per thread.
class PlainTable {
  public:
    // What a tile of each number counts, the same in every colour, above 0.
    using NumberWeights = std::array<std::int32_t, kNumbers>;

    // Plays `may` on `must`, neither of which has a joker; false where nothing that beats `beat` is found. It is the
    // best play but for the few tables where that would take long. With a `high_ace` number 1 may stand above 13 too.
    bool solve(const TileCounts& must, const TileCounts& may, const NumberWeights& weights, std::int32_t beat,
               bool high_ace = false);

    const TileCounts& played() const { return played_; }
    std::int32_t score() const { return best_; }

  private:
    static constexpr int kOpen = 10;                      // (n1, n2, n3) with a sum of at most two: see `OpenTiles`
    static constexpr int kStates = kOpen * (kCopies + 1); // and so many aces that will lie above a king
    static constexpr int kMostSteps = 6;
    static constexpr int kBits = 5; // of a state
    static constexpr int kSlots = 1024;

    // A way of one colour to go on at a number.
    struct Step {
        std::int32_t most;                 // from here on, this number's groups among it
        std::uint8_t used, to, rest, need; // `used` in runs
    };
    struct Steps {
        std::array<Step, kMostSteps> all;
        int count = 0;
    };
    struct Node {
        std::int32_t score, bound;
        std::uint32_t key; // the state of each colour
        std::int16_t parent;
        std::uint8_t used; // tiles in runs of each colour, two bits each
        std::uint8_t grouped;
        bool open;
    };
    struct Slot {
        std::uint32_t question = 0;
        std::uint32_t key = 0;
        std::int16_t node = 0;
    };
    struct Layer {
        std::vector<Node> nodes;
        std::array<Slot, kSlots> slots;
        int open = 0;
    };

    bool prepare(const TileCounts& must, const TileCounts& may, const NumberWeights& weights, bool high_ace);
    int after(int colour, int number, int state, int used, int above) const;
    void expand(int number, int at);
    void arrive(int number, const Node& node);
    bool count_played();
    std::int32_t ahead(int number, unsigned key) const;

    std::array<std::array<std::uint8_t, kNumbers>, kColours> must_, all_;
    std::array<std::array<std::array<Steps, kStates>, kNumbers>, kColours> steps_;
    std::array<std::array<std::array<std::int32_t, kStates>, kNumbers + 1>, kColours> most_;
    std::array<std::int32_t, kNumbers> lost_{};
    NumberWeights weights_{};
    std::array<Layer, kNumbers + 1> layers_;
    std::uint32_t question_ = 0;
    std::int32_t best_ = 0;
    int best_node_ = -1;
    bool full_ = false;
    TileCounts played_{};
};

} // namespace rummykit
