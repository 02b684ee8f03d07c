// The bindings of the search in games of two packs with jokers.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_jokers(nanobind::module_& m);

} // namespace rummykit
