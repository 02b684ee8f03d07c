// The first meld of a side: groups that together are worth enough.
#pragma once

#include "side_deal.hpp"

namespace rummykit {

// Adds groups of a hand that are worth so much at least to the parts, with the fewest wild cards, then the fewest
// cards; none of kind `except`. Returns whether there are such groups.
bool first_meld(const SideWords& words, const SideCards& hand, int except, int wanted, SideParts& parts);

} // namespace rummykit
