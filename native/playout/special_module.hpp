#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_special_tiles(nanobind::module_& module);

} // namespace rummykit
