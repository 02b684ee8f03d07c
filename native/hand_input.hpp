// Hands as Python hands them over: one integer in layers of 64 bits, or any iterable of faces.
#pragma once

#include "hand_solver.hpp"

#include <Python.h>

namespace rummykit {

// Raises std::invalid_argument for what is no hand of at most kMaxCards cards, nb::python_error for what is no
// hand at all.
Hand hand_from_python(PyObject* given);

// A hand of `size` faces that lie side by side; raises as above.
Hand hand_from_bytes(const std::uint8_t* faces, std::size_t size);

} // namespace rummykit
