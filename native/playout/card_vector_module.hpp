// The Python face of many deals of a one-pack card game.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_card_vector(nanobind::module_& m);

} // namespace rummykit
