// The observation of a game with closed hands, and its actions as candidates.
#pragma once

#include "candidates.hpp"
#include "closed_deal.hpp"
#include "deal_vector.hpp"

namespace rummykit {

// Places of a turn: those of ClosedAt, and after them a turn in which the indicator's twin has been shown.
inline constexpr int kClosedPlaces = 3;

// Writes what the seat to act sees of a deal that is on.
void encode(const ClosedDeal& deal, const CardEncoding& encoding, float* into);

bool lays_melds(ClosedAction action);
Candidate candidate(const ClosedDeal& deal, ClosedAction action);
inline int held_by_turn(const ClosedDeal& deal) {
    return deal.hand().size();
}

// The deal with other cards in the stock and in the hands of others, except those that they are known to hold.
void deal_anew(ClosedDeal& deal, Random& random);

using ClosedVector = DealVector<ClosedDeal, Candidates>;

} // namespace rummykit
