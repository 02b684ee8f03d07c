// The Python face of the solver of tables.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_tables(nanobind::module_& m);

} // namespace rummykit
