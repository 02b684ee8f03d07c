// The Python face of the search for deals in which melds are shown in the last turn.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_show(nanobind::module_& m);

} // namespace rummykit
