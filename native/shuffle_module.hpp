// The Python face of the shuffle.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_shuffle(nanobind::module_& m);

} // namespace rummykit
