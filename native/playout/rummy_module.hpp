// The Python face of the search for games in which melds are laid on the table, or whole hands are.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_rummy(nanobind::module_& m);

} // namespace rummykit
