// The Python face of a card game as one seat sees it, and of the searches that start there.
#pragma once

#include <nanobind/nanobind.h>

namespace rummykit {

void bind_seen_cards(nanobind::module_& m);

} // namespace rummykit
