// The melds of natural cards, each with a copy at most of a face, that lie in a hand.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_natural_melds(nanobind::module_& m);

} // namespace rummykit
