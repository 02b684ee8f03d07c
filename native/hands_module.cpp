#include "hands_module.hpp"

#include <bit>
#include <cstdint>

namespace nb = nanobind;

namespace rummykit {

namespace {

// Asked for at every discard, so it is a bare function: one list is made and nothing else.
nb::object picked(nb::tuple things, nb::int_ hand) {
    auto places = static_cast<std::uint64_t>(PyLong_AsUnsignedLongLongMask(hand.ptr()));
    const std::size_t size = things.size();
    if (size < 64 && places >> size != 0) throw nb::index_error("a hand holds a place that the table does not have");
    auto found = nb::steal(PyList_New(std::popcount(places)));
    if (!found.is_valid()) throw nb::python_error();
    for (Py_ssize_t at = 0; places != 0; places &= places - 1) {
        PyObject* thing = PyTuple_GetItem(things.ptr(), std::countr_zero(places));
        PyList_SetItem(found.ptr(), at++, Py_NewRef(thing));
    }
    return found;
}

} // namespace

void bind_hands(nb::module_& m) {
    m.def("picked", &picked, nb::arg("things"), nb::arg("hand"),
          "The things at the places that the first layer of a hand holds, in order.");
}

} // namespace rummykit
