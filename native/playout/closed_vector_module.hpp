// The Python face of many deals of a game with closed hands.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_closed_vector(nanobind::module_& m);

} // namespace rummykit
