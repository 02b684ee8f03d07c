// The best arrangement of one hand without wild cards: which way to solve it, and where the ace stands.
#pragma once

#include "shapes.hpp"
#include "single_pack.hpp"
#include "sweep.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rummykit {

// A multiset of at most kMaxCards faces.
struct Hand {
    FaceSet faces = 0;
    std::array<std::uint8_t, kMaxCards> twins{}; // the second copies and on, one entry each
    int twin_count = 0;

    // Adds a card; the hand must have room.
    void add(unsigned face) {
        const FaceSet bit = FaceSet{1} << face;
        if (faces & bit) twins[twin_count++] = static_cast<std::uint8_t>(face);
        faces |= bit;
    }
};

// Everything that can be worked out before a hand is known. Constant after it is built: safe to share by threads.
class HandSolver {
  public:
    HandSolver(const Shapes& shapes, const std::array<int, kFaces>& values);

    // The value of the cards that the best arrangement leaves over.
    int deadwood(const Hand& hand) const;

    // The same when one card has gone, the one that leaves the least.
    int deadwood_after_discard(const Hand& hand) const;

    // The most value in disjoint melds; among equals the most cards.
    Arrangement best(const Hand& hand) const;

  private:
    template <typename Seen>
    void each_line(const Counts& counts, Seen&& seen) const;
    Score sweep(const Counts& counts, Arrangement* found) const;
    Score total(const Hand& hand) const;

    Shapes shapes_;
    Weights weights_;
    SinglePack single_pack_;
};

} // namespace rummykit
