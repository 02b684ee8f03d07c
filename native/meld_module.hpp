// The Python face of the search for hands with wild cards, contracts and demands.
#pragma once

#include <nanobind/nanobind.h>

#include "shapes.hpp"

#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace rummykit {

using GroupNumbers = std::tuple<int, std::optional<int>, bool>;
using RunNumbers = std::tuple<int, int, std::string>;

// Raises std::invalid_argument for what are no shapes.
Shapes shapes_from(const std::optional<GroupNumbers>& groups, const std::optional<RunNumbers>& runs);

void bind_melds(nanobind::module_& m);

} // namespace rummykit
