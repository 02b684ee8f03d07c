// Every meld that a card can lie in, each as the cards it takes from the hand, and what it counts on the table.
#pragma once

#include "meld_search.hpp"

#include <array>
#include <unordered_map>
#include <vector>

namespace rummykit {

// A meld by the cards it takes; of all ways to lay these cards the one that counts most.
struct WholeMeld {
    Cards natural;
    int wild = 0;
    int size = 0;
    int points = 0;
    const RunLine* line = nullptr; // null for a group
};

class MeldBook {
  public:
    // `low_ace` is what an ace below the two counts in a run.
    MeldBook(const Shapes& shapes, const WildLimits& limits, const std::array<int, kFaces>& points, int low_ace);

    // The melds of at most `most` cards that have `face` as a natural card, from what is left.
    void melds_with(const Cards& left, int wild, int face, int most, std::vector<WholeMeld>& found) const;

    // The most that a card can count.
    int dearest() const { return dearest_; }
    int points(int face) const { return points_[static_cast<std::size_t>(face)]; }
    const Shapes& shapes() const { return shapes_; }

  private:
    struct ValuedLine {
        RunLine line;
        int points = 0;
    };
    void keep(const WholeMeld& meld, std::vector<WholeMeld>& found) const;

    Shapes shapes_;
    WildLimits limits_;
    std::array<int, kFaces> points_;
    int dearest_ = 0;
    std::array<std::vector<ValuedLine>, kFaces> lines_;
};

// Where a search stands: what is left of the hand, and what else its answer depends on.
struct Position {
    Cards left;
    int wild = 0;
    int spare = 0;
    Cards last{}; // the meld laid before, where twins make it matter
    int last_size = 0;
    bool wants_run = false; // whether a run without wild cards must still be laid
    bool operator==(const Position&) const = default;
};

struct PositionHash {
    std::size_t operator()(const Position& position) const;
};

// A meld as it is laid, with jokers for its wild cards.
LaidMeld laid(const WholeMeld& meld);

} // namespace rummykit
