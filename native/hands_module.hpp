// The Python face of hands: what a hand holds, out of a table.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_hands(nanobind::module_& m);

} // namespace rummykit
