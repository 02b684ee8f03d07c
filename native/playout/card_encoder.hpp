// The observation of a one-pack card game.
#pragma once

#include "card_deal.hpp"
#include "observation.hpp"

namespace rummykit {

// Places of a turn: those of At, and after them a discard after a knock.
inline constexpr int kTurnPlaces = 10;

// Writes what the seat to act sees of a deal that is on.
void encode(const CardDeal& deal, const CardEncoding& encoding, float* into);

} // namespace rummykit
