// The Python face of one-pack card games.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_cards(nanobind::module_& m);

} // namespace rummykit
