#include "tile_deal.hpp"

#include <algorithm>

namespace rummykit {

bool LaidSet::has_joker() const {
    return std::any_of(faces.begin(), faces.begin() + size, [](int face) { return face >= kTileJoker; });
}

RunPlace place_of(const LaidSet& run) {
    int at = 0;
    while (run.faces[at] >= kTileJoker)
        ++at;
    int low = run.faces[at] % kNumbers - at;
    if (low < 0) low += kNumbers; // an ace above its king
    return {run.faces[at] / kNumbers, low, low + run.size - 1};
}

KeptGroup group_of(const LaidSet& group) {
    KeptGroup kept{-1, 0, group.size};
    for (int at = 0; at < group.size; ++at) {
        if (group.faces[at] >= kTileJoker) continue;
        kept.number = group.faces[at] % kNumbers;
        kept.colours |= 1u << group.faces[at] / kNumbers;
    }
    kept.colours |= group.colours;
    return kept;
}

bool reads_as_run(const LaidSet& set) {
    int naturals = 0, first = -1;
    for (int at = 0; at < set.size; ++at) {
        if (set.faces[at] >= kTileJoker) continue;
        if (naturals++ == 0)
            first = set.faces[at];
        else
            return set.faces[at] / kNumbers == first / kNumbers;
    }
    // One tile and two jokers: as a group they are worth three of the tile.
    const RunPlace run = place_of(set);
    const bool fits = set.size <= kNumbers && run.high < kNumbers;
    return fits && (set.size > kColours || (run.low + run.high) * set.size > 2 * (first % kNumbers) * set.size);
}

void TileDeal::pass(const TileWords& words) {
    const int drawn = std::min(words.drawn_on_pass, stock_size);
    for (int each = 0; each < drawn; ++each)
        ++racks[turn][stock[--stock_size]];
    held[turn] = static_cast<std::uint8_t>(held[turn] + drawn);
    if (drawn)
        idle = 0;
    else if (++idle >= players) {
        over = kExhausted;
        return;
    }
    next_turn();
}

void TileDeal::laid(const TilePool& played, int tiles) {
    TilePool& rack = racks[turn];
    for (int face = 0; face < kPoolFaces; ++face)
        rack[face] = static_cast<std::uint8_t>(rack[face] - played[face]);
    held[turn] = static_cast<std::uint8_t>(held[turn] - tiles);
    opened[turn] = true;
    idle = 0;
    if (held[turn] == 0)
        over = turn;
    else
        next_turn();
}

void play(TileDeal& deal, const TileMove& move) {
    deal.loose = move.loose;
    deal.bound_count = move.bound_count;
    std::copy_n(move.bound.begin(), move.bound_count, deal.bound.begin());
    deal.laid(move.played, move.tiles);
}

TileDeal dealt(const TileWords& words, int hand, Random& chance) {
    TileDeal deal;
    deal.players = words.players;
    for (int face = 0; face < kPoolFaces; ++face)
        for (int copy = 0; copy < words.pack[face]; ++copy)
            deal.stock[deal.stock_size++] = static_cast<std::uint8_t>(face);
    chance.shuffle_front(deal.stock, deal.stock_size, deal.stock_size);
    for (int seat = 0; seat < words.players; ++seat) {
        for (int each = 0; each < hand; ++each)
            ++deal.racks[seat][deal.stock[--deal.stock_size]];
        deal.held[seat] = static_cast<std::uint8_t>(hand);
        deal.opened[seat] = words.minimum < 0;
    }
    return deal;
}

int worth(const TilePool& pool, const TileWords& words) {
    int sum = 0;
    for (int face = 0; face < kPoolFaces; ++face)
        sum += pool[face] * words.values[face];
    return sum;
}

std::array<SeatOutcome, kMostRacks> outcomes(const TileDeal& deal, const TileWords& words) {
    std::array<SeatOutcome, kMostRacks> all{};
    std::array<int, kMostRacks> left{};
    int lowest = 1 << 20, sum = 0;
    for (int seat = 0; seat < deal.players; ++seat) {
        left[seat] = worth(deal.racks[seat], words);
        lowest = std::min(lowest, left[seat]);
    }
    const bool out = deal.over >= 0;
    int winners = 0;
    for (int seat = 0; seat < deal.players; ++seat) {
        const bool wins = out ? seat == deal.over : left[seat] == lowest;
        winners += wins;
        all[seat].won = wins;
        all[seat].points = wins || words.scoring != RackScoring::kPenalties ? 0 : (out ? 0 : lowest) - left[seat];
        if (!wins) sum += left[seat] - (out || words.scoring == RackScoring::kHands ? 0 : lowest);
    }
    if (words.scoring == RackScoring::kDealWon) sum = winners;
    double mean = 0;
    for (int seat = 0; seat < deal.players; ++seat) {
        if (all[seat].won > 0) {
            all[seat].won = 1.0 / winners;
            all[seat].points = static_cast<double>(sum) / winners;
        }
        mean += all[seat].points / deal.players;
    }
    for (int seat = 0; seat < deal.players; ++seat)
        all[seat].points -= mean;
    return all;
}

} // namespace rummykit
