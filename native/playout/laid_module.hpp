// The bindings of games of several packs whose melds are laid on the table.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_laid(nanobind::module_& m);

} // namespace rummykit
