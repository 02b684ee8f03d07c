// The observation `tiles-v1` of a deal of tiles, as rummykit.lab.encode makes it from a view.
#pragma once

#include "tile_steps.hpp"

#include <cstdint>

namespace rummykit {

// How many numbers an observation has for a number of seats and of sets on the table.
int encoded_size(int seats, int sets);

// Writes what the seat to act sees of a deal that is on, with at most `sets` sets. `laid` has a bit for each seat that
// has laid anything.
void encode(const TileSteps& steps, const TileWords& words, int sets, int turn_number, int starter, unsigned laid,
            float* into);

// How many numbers describe one listed action: the tiles that leave the rack by face, and eight numbers.
inline constexpr int kListedSize = kPoolFaces + 8;

// Describes the actions of a deal that is on, as rummykit.lab.listed_tiles does: `most` rows, of which those without an
// action are zeros. Returns the number of actions described.
int describe_actions(const TileSteps& steps, const TileWords& words, int most, float* into);

} // namespace rummykit
