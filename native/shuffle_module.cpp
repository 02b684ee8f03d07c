#include "shuffle_module.hpp"

#include "shuffle.hpp"

#include <nanobind/stl/optional.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <stdexcept>

namespace nb = nanobind;

namespace rummykit {

namespace {

nb::object shuffled(nb::handle items, nb::bytes message, std::optional<std::uint32_t> last) {
    // A tuple keeps still, and what lies in it is lent.
    const auto given = nb::steal(PySequence_Tuple(items.ptr()));
    if (!given.is_valid()) throw nb::python_error();
    const auto size = static_cast<std::uint64_t>(PyTuple_Size(given.ptr()));
    if (size > std::numeric_limits<std::uint32_t>::max())
        throw std::invalid_argument("a shuffle is of less than 2**32 things");
    const auto all = static_cast<std::uint32_t>(size), wanted = std::min(last.value_or(all), all);
    const auto places =
        shuffled_places({reinterpret_cast<const std::uint8_t*>(message.c_str()), message.size()}, all, wanted);
    const auto order = nb::steal(PyList_New(static_cast<Py_ssize_t>(wanted)));
    if (!order.is_valid()) throw nb::python_error();
    Py_ssize_t at = 0;
    for (const std::uint32_t place : places)
        PyList_SetItem(order.ptr(), at++, Py_NewRef(PyTuple_GetItem(given.ptr(), static_cast<Py_ssize_t>(place))));
    return order;
}

} // namespace

void bind_shuffle(nb::module_& m) {
    m.def("shuffled", &shuffled, nb::arg("items"), nb::arg("message"), nb::arg("last") = nb::none(),
          "The items in the order that the stream keyed with the hash of the message gives, or so many of the last of "
          "them: steps 3 to 5 of docs/shuffle.md.");
}

} // namespace rummykit
