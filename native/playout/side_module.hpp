// The bindings of games of sides whose melds are groups.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_sides(nanobind::module_& m);

} // namespace rummykit
