// What a position in mid-deal is worth to each seat, learnt from finished deals.
#pragma once

#include "tile_deal.hpp"

#include <array>
#include <span>
#include <vector>

namespace rummykit {

inline constexpr int kTileFeatures = 24;

using TileFeatures = std::array<float, kTileFeatures>;

// What the value asks of a seat; all racks are known.
TileFeatures features_of(const TileDeal& deal, int seat, const TileWords& words);

// One hidden layer for each seat, with the same weights for all: what comes out is the logarithm of its chances up to a
// constant, and its points in hundreds.
class TileValue {
  public:
    TileValue() = default;
    // Of every hidden unit its bias and a weight for each feature; then for chances and for points a bias and a weight
    // for each unit. Raises std::invalid_argument for another number of weights.
    explicit TileValue(std::span<const float> weights);

    bool learnt() const { return units_ > 0; }
    // What each seat may expect.
    std::array<SeatOutcome, kMostRacks> operator()(const TileDeal& deal, const TileWords& words) const;

  private:
    int units_ = 0;
    std::vector<float> weights_;
};

} // namespace rummykit
