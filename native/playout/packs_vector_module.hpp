// What binds deals of several packs to Python.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_packs_vector(nanobind::module_& m);

} // namespace rummykit
