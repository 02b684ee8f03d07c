// Hands that can be laid at once but for one card, and how.
#pragma once

#include "shapes.hpp"
#include "wild_limits.hpp"

#include <cstdint>
#include <memory>
#include <vector>

namespace rummykit {

inline constexpr int kMostOfWholeHand = 63; // cards of a larger hand are not tried

struct HandSolvers;

// Constant after it is built: safe to share by threads.
class WholeHand {
  public:
    using Melds = std::vector<std::vector<std::uint8_t>>; // cards as they are held

    WholeHand(const Shapes& shapes, const WildLimits& limits);

    // Melds of all cards of a hand, ascending, or of all but one; none where more are left over.
    Melds all(const std::vector<std::uint8_t>& hand) const;
    // Melds of all cards but one at least, with a card in one of them; none where there are none.
    Melds all_with(const std::vector<std::uint8_t>& hand, int must) const;

  private:
    std::shared_ptr<const HandSolvers> solvers_;
};

} // namespace rummykit
