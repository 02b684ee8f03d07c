// A sequence that Python writes when it is asked for, and that is kept until its owner changes.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_kept(nanobind::module_& m);

} // namespace rummykit
