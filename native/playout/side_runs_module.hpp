// The bindings of games of sides whose melds are groups and runs.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_side_runs(nanobind::module_& m);

} // namespace rummykit
