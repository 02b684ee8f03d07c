// One-pack card games side by side for the laboratory.
#pragma once

#include "card_encoder.hpp"
#include "card_numbers.hpp"
#include "deal_vector.hpp"

namespace rummykit {

// The deal with other cards in the stock and in the hands of others, but for those that they are known to hold or that
// a knocker shows.
void deal_anew(CardDeal& deal, Random& random);

using CardVector = DealVector<CardDeal, FlatNumbers>;
using CardRowVector = DealVector<CardDeal, Candidates>;

} // namespace rummykit
