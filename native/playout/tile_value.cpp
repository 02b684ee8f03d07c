#include "tile_value.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace rummykit {

namespace {

// How the tiles of a rack go together.
struct RackShape {
    int lonely = 0, twins = 0, links = 0, jokers = 0, near_table = 0;
};

RackShape shape_of(const TilePool& rack, const TilePool& loose) {
    RackShape shape;
    for (int face = 0; face < kTiles; ++face) {
        if (!rack[face]) continue;
        const int colour = face / kNumbers, number = face % kNumbers;
        int partners = 0, lying = 0, same = 0;
        for (int step = -2; step <= 2; ++step) {
            const int other = number + step;
            if (step == 0 || other < 0 || other >= kNumbers) continue;
            partners += rack[colour * kNumbers + other] > 0;
            lying += loose[colour * kNumbers + other] > 0;
        }
        for (int each = 0; each < kColours; ++each) {
            if (each == colour) continue;
            partners += rack[each * kNumbers + number] > 0;
            same += loose[each * kNumbers + number];
        }
        shape.lonely += partners == 0;
        shape.links += partners;
        shape.twins += rack[face] > 1;
        shape.near_table += rack[face] * (lying >= 3 || same >= 3);
    }
    for (int face = kTileJoker; face < kPoolFaces; ++face)
        shape.jokers += rack[face];
    return shape;
}

} // namespace

TileFeatures features_of(const TileDeal& deal, int seat, const TileWords& words) {
    int nearest = -1;
    for (int other = 0; other < deal.players; ++other)
        if (other != seat && (nearest < 0 || deal.held[other] < deal.held[nearest])) nearest = other;
    const auto held = static_cast<float>(deal.held[seat]), theirs = static_cast<float>(deal.held[nearest]);
    const auto opened = static_cast<float>(deal.opened[seat]), open = static_cast<float>(deal.opened[nearest]);
    const auto wait = static_cast<float>((seat - deal.turn + deal.players) % deal.players);
    const auto before = static_cast<float>((nearest - seat + deal.players) % deal.players);
    const RackShape shape = shape_of(deal.racks[seat], deal.loose);
    const auto points = static_cast<float>(worth(deal.racks[seat], words)) / 100;
    float others = 0;
    for (int other = 0; other < deal.players; ++other)
        if (other != seat) others += static_cast<float>(worth(deal.racks[other], words)) / 100;
    const float stock = static_cast<float>(deal.stock_size) / 50;
    return {held / 10,
            opened,
            opened * held / 10,
            3 / (held + 1),
            opened * 3 / (held + 1),
            wait,
            wait * 3 / (held + 1),
            static_cast<float>(shape.lonely) / 5,
            static_cast<float>(shape.twins) / 2,
            static_cast<float>(shape.links) / 20,
            static_cast<float>(shape.near_table) / 5,
            static_cast<float>(shape.jokers),
            points,
            others,
            stock,
            stock * points,
            theirs / 10,
            open,
            3 / (theirs + 1),
            open * 3 / (theirs + 1),
            before,
            static_cast<float>(total(deal.loose)) / 50,
            static_cast<float>(deal.bound_count),
            static_cast<float>(held < 3)};
}

TileValue::TileValue(std::span<const float> weights) : weights_(weights.begin(), weights.end()) {
    constexpr std::size_t each = 1 + kTileFeatures + 2;
    if (weights.size() < 2 || (weights.size() - 2) % each)
        throw std::invalid_argument("a value has 27 weights for every hidden unit and two more");
    units_ = static_cast<int>((weights.size() - 2) / each);
}

std::array<SeatOutcome, kMostRacks> TileValue::operator()(const TileDeal& deal, const TileWords& words) const {
    std::array<SeatOutcome, kMostRacks> all{};
    std::array<float, kMostRacks> chances{};
    const float* chance = weights_.data() + units_ * (kTileFeatures + 1);
    const float* points = chance + units_ + 1;
    for (int seat = 0; seat < deal.players; ++seat) {
        const TileFeatures features = features_of(deal, seat, words);
        float log_chance = chance[0], hundreds = points[0];
        const float* weight = weights_.data();
        for (int unit = 0; unit < units_; ++unit) {
            float sum = *weight++;
            for (const float feature : features)
                sum += feature * *weight++;
            const float active = std::max(sum, 0.0f);
            log_chance += active * chance[1 + unit];
            hundreds += active * points[1 + unit];
        }
        chances[seat] = log_chance;
        all[seat].points = 100 * static_cast<double>(hundreds);
    }
    const float most = *std::max_element(chances.begin(), chances.begin() + deal.players);
    double sum = 0;
    for (int seat = 0; seat < deal.players; ++seat)
        sum += all[seat].won = std::exp(static_cast<double>(chances[seat] - most));
    for (int seat = 0; seat < deal.players; ++seat)
        all[seat].won /= sum;
    return all;
}

} // namespace rummykit
