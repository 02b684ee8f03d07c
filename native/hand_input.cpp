#include "hand_input.hpp"

#include <nanobind/nanobind.h>

#include <bit>
#include <stdexcept>
#include <string>

namespace nb = nanobind;

namespace rummykit {

namespace {

[[noreturn]] void refuse_size() {
    throw std::invalid_argument("a hand has at most " + std::to_string(kMaxCards) + " cards");
}

[[noreturn]] void refuse_face() {
    throw std::invalid_argument("a card is a face from 0 to 51; jokers are not taken here");
}

Hand from_faces(PyObject* given) {
    // A list could be changed by the __index__ of what it holds; a tuple keeps still.
    const auto tuple = nb::steal(PySequence_Tuple(given));
    if (!tuple.is_valid()) throw nb::python_error();
    const Py_ssize_t size = NB_TUPLE_GET_SIZE(tuple.ptr());
    if (size > kMaxCards) refuse_size();
    Hand hand;
    for (Py_ssize_t i = 0; i < size; ++i) {
        const Py_ssize_t face = PyNumber_AsSsize_t(NB_TUPLE_GET_ITEM(tuple.ptr(), i), nullptr);
        if (face == -1 && PyErr_Occurred()) throw nb::python_error();
        if (face < 0 || face >= kFaces) refuse_face();
        hand.add(static_cast<unsigned>(face));
    }
    return hand;
}

Hand from_layers(PyObject* given) {
    // Twenty-five layers are enough for any hand that is small enough.
    constexpr std::size_t layer = sizeof(FaceSet);
    unsigned char bytes[kMaxCards * layer];
    const auto bits = nb::steal(PyObject_CallMethod(given, "bit_length", nullptr));
    if (!bits.is_valid()) throw nb::python_error();
    if (PyLong_AsSize_t(bits.ptr()) > 8 * sizeof bytes) {
        PyErr_Clear();
        refuse_size();
    }
    const auto text =
        nb::steal(PyObject_CallMethod(given, "to_bytes", "ns", static_cast<Py_ssize_t>(sizeof bytes), "little"));
    if (!text.is_valid()) { // negative
        PyErr_Clear();
        refuse_face();
    }
    Hand hand;
    int size = 0;
    for (std::size_t at = 0; at < kMaxCards; ++at) {
        FaceSet set = 0;
        for (std::size_t i = layer; i-- > 0;)
            set = set << 8 | static_cast<unsigned char>(PyBytes_AsString(text.ptr())[at * layer + i]);
        if (set & ~kAllFaces) refuse_face();
        size += std::popcount(set);
        if (size > kMaxCards) refuse_size();
        for (; set; set &= set - 1)
            hand.add(static_cast<unsigned>(std::countr_zero(set)));
    }
    return hand;
}

} // namespace

Hand hand_from_python(PyObject* given) {
    if (PyLong_Check(given)) {
        const unsigned long long set = PyLong_AsUnsignedLongLong(given);
        if (set == static_cast<unsigned long long>(-1) && PyErr_Occurred()) {
            PyErr_Clear();
            return from_layers(given);
        }
        if (set & ~kAllFaces) refuse_face();
        if (std::popcount(set) > kMaxCards) refuse_size();
        Hand hand;
        hand.faces = set;
        return hand;
    }
    if (PyBytes_Check(given))
        return hand_from_bytes(reinterpret_cast<const std::uint8_t*>(PyBytes_AsString(given)),
                               static_cast<std::size_t>(PyBytes_Size(given)));
    const bool list = PyList_CheckExact(given);
    if (!list && !PyTuple_CheckExact(given)) return from_faces(given);
    const Py_ssize_t size = list ? NB_LIST_GET_SIZE(given) : NB_TUPLE_GET_SIZE(given);
    if (size > kMaxCards) refuse_size();
    Hand hand;
    for (Py_ssize_t i = 0; i < size; ++i) {
        PyObject* item = list ? NB_LIST_GET_ITEM(given, i) : NB_TUPLE_GET_ITEM(given, i);
        if (!PyLong_CheckExact(item)) return from_faces(given);
        const long face = PyLong_AsLong(item);
        if (face < 0 || face >= kFaces) {
            PyErr_Clear();
            refuse_face();
        }
        hand.add(static_cast<unsigned>(face));
    }
    return hand;
}

Hand hand_from_bytes(const std::uint8_t* faces, std::size_t size) {
    if (size > kMaxCards) refuse_size();
    Hand hand;
    for (std::size_t i = 0; i < size; ++i) {
        if (faces[i] >= kFaces) refuse_face();
        hand.add(faces[i]);
    }
    return hand;
}

} // namespace rummykit
