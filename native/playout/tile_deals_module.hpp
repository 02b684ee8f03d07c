// The Python face of many deals of tiles.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_tile_deals(nanobind::module_& m);

} // namespace rummykit
