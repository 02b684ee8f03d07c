// The bindings of games with closed hands.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_closed(nanobind::module_& m);

} // namespace rummykit
