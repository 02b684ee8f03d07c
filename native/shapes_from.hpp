// Melds as Python says them.
#pragma once

#include "shapes.hpp"
#include "wild_limits.hpp"

#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace rummykit {

using GroupNumbers = std::tuple<int, std::optional<int>, bool>;
using RunNumbers = std::tuple<int, int, std::string>;

// Raises std::invalid_argument for what are no shapes. `most` are the cards of a hand, and so of a group without limit.
Shapes shapes_from(const std::optional<GroupNumbers>& groups, const std::optional<RunNumbers>& runs,
                   int most = kMaxCards);

// The most wild cards beside 0, 1, 2, … natural ones; the last number goes for all that follow. Raises as above.
WildLimits limits_from(const std::vector<int>& beside);

} // namespace rummykit
