// What the searches at tables of tiles have in common, with special jokers and without: which tiles are kept back, and
// the racks that others may hold.
#pragma once

#include "tile_deal.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace rummykit {

inline void shuffle(std::vector<std::uint8_t>& tiles, Random& chance) {
    const auto count = static_cast<int>(tiles.size());
    chance.shuffle_front(tiles, count, count);
}

// Other plays than the full one, while `room()` is left: `without(back, face)` keeps tiles of it back, one of each face
// in turn and then several at random, where `face` is none; `by(weights)` plays by weights at random.
template <class Weights, class Room, class Without, class By>
void vary(const TilePool& rack, const TilePool& full, std::size_t tries, Random& chance, Room&& room, Without&& without,
          By&& by) {
    std::vector<std::uint8_t> tiles;
    for (int face = 0; face < kPoolFaces; ++face) {
        if (!full[face]) continue;
        TilePool back{};
        back[face] = static_cast<std::uint8_t>(rack[face] - full[face] + 1);
        if (room()) without(back, face);
        tiles.insert(tiles.end(), full[face], static_cast<std::uint8_t>(face));
    }
    for (std::size_t tried = 0; tried < tries && tiles.size() > 1 && room(); ++tried) {
        shuffle(tiles, chance);
        const std::uint32_t count = 1 + chance.below(static_cast<std::uint32_t>(tiles.size()));
        TilePool back{};
        for (std::uint32_t at = 0; at < count; ++at) {
            const int face = tiles[at];
            if (!back[face]) back[face] = static_cast<std::uint8_t>(rack[face] - full[face]);
            ++back[face];
        }
        without(back, kNoTile);
        Weights weights;
        for (auto& weight : weights)
            weight = 1 + static_cast<int>(chance.below(1000));
        if (room()) by(weights);
    }
}

// Whether a seat is known to have had no play before it last drew, and if so, whether even a tile alone would have been
// one: a first meld at any time, other plays where the table is still as it left it.
struct NoPlay {
    bool asks = false, alone = false;
};

template <class Sight>
NoPlay no_play(const Sight& sight, int seat) {
    const auto& now = sight.deal;
    const bool before = (seat + 1) % now.players == now.turn;
    const bool asks = sight.acted[seat] && (before || !now.opened[seat]);
    return {asks, asks && now.opened[seat]};
}

struct ImaginedRack {
    TilePool tiles{}, before{}; // all, and those before the seat last drew
    int newest = kNoTile;       // the first of those drawn
    bool stuck = false;         // whether nothing of `before` could be played
};

// Takes a rack out of the shuffled pool, `old` tiles of which `plays(rack, played)` finds nothing to play. What could
// be played is dealt again, this many times at most; `fits(face)` says which tiles may be among the old ones at all.
template <class Fits, class Plays>
ImaginedRack take_rack(std::vector<std::uint8_t>& pool, std::size_t held, std::size_t old, int tries, Random& chance,
                       Fits&& fits, Plays&& plays) {
    // The rack is the front of the pool, what was drawn last behind the rest.
    std::size_t found = 0;
    for (std::size_t at = 0; at < pool.size() && found < old; ++at)
        if (fits(pool[at])) std::swap(pool[found++], pool[at]);
    ImaginedRack rack;
    for (std::size_t at = 0; at < old; ++at)
        ++rack.before[pool[at]];
    for (int tried = 0; tried < tries; ++tried) {
        TilePool played;
        rack.stuck = !plays(rack.before, played);
        if (rack.stuck) break;
        for (std::size_t at = 0; at < old; ++at) {
            if (!played[pool[at]]) continue;
            --played[pool[at]];
            const std::size_t other = held + chance.below(static_cast<std::uint32_t>(pool.size() - held + 1));
            if (other >= pool.size() || !fits(pool[other])) continue;
            --rack.before[pool[at]];
            std::swap(pool[at], pool[other]);
            ++rack.before[pool[at]];
        }
    }
    rack.tiles = rack.before;
    for (std::size_t at = old; at < held; ++at)
        ++rack.tiles[pool[at]];
    if (old < held) rack.newest = pool[old];
    pool.erase(pool.begin(), pool.begin() + static_cast<std::ptrdiff_t>(held));
    return rack;
}

// The racks of the others as they may be, taken by `take(seat, pool)`, and the stock in some order.
template <class Deal, class Take>
Deal imagined_deal(const Deal& seen, const TilePool& unseen, Random& chance, Take&& take) {
    Deal deal = seen;
    std::vector<std::uint8_t> pool;
    for (int face = 0; face < kPoolFaces; ++face)
        pool.insert(pool.end(), unseen[face], static_cast<std::uint8_t>(face));
    shuffle(pool, chance);
    for (int step = 1; step < deal.players; ++step) {
        const int seat = (deal.turn + deal.players - step) % deal.players;
        deal.racks[seat] = take(seat, pool);
        shuffle(pool, chance);
    }
    std::copy(pool.begin(), pool.end(), deal.stock.begin());
    return deal;
}

} // namespace rummykit
