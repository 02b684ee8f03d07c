#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_game_tree(nanobind::module_& module);

} // namespace rummykit
