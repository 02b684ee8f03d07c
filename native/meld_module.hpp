// The Python face of the search for hands with wild cards, contracts and demands.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_melds(nanobind::module_& m);

} // namespace rummykit
