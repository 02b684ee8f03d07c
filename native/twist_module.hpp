// The Python face of the solver of tables with special jokers.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_twist(nanobind::module_& m);

} // namespace rummykit
