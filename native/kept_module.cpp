#include "kept_module.hpp"

namespace nb = nanobind;

namespace rummykit {

namespace {

// A length and an item are asked for at every decision of a deal, mostly with nothing to be done.
struct Kept {
    nb::object owner, items, version;

    explicit Kept(nb::object of) : owner(std::move(of)) {}
};

PyObject* version_of(PyObject* owner) {
    static PyObject* const name = PyUnicode_InternFromString("version");
    return PyObject_GetAttr(owner, name);
}

// The list as it is now, lent; null with an error of Python.
PyObject* fresh(PyObject* self) {
    static PyObject* const name = PyUnicode_InternFromString("write");
    Kept& kept = *nb::inst_ptr<Kept>(self);
    nb::object now = nb::steal(version_of(kept.owner.ptr()));
    if (!now.is_valid()) return nullptr;
    if (kept.items.is_valid()) {
        const int same = PyObject_RichCompareBool(now.ptr(), kept.version.ptr(), Py_EQ);
        if (same < 0) return nullptr;
        if (same != 0) return kept.items.ptr();
    }
    nb::object items = nb::steal(PyObject_CallMethodObjArgs(self, name, nullptr));
    if (!items.is_valid()) return nullptr;
    kept.items = std::move(items);
    kept.version = std::move(now);
    return kept.items.ptr();
}

Py_ssize_t length(PyObject* self) {
    PyObject* items = fresh(self);
    return items == nullptr ? -1 : PyObject_Size(items);
}

PyObject* item(PyObject* self, PyObject* place) {
    PyObject* items = fresh(self);
    if (items == nullptr) return nullptr;
    const nb::object held = nb::borrow(items); // the __index__ of a place may change the owner
    return PyObject_GetItem(items, place);
}

int traverse(PyObject* self, visitproc visit, void* arg) {
    Py_VISIT(Py_TYPE(self));
    if (!nb::inst_ready(self)) return 0;
    const Kept& kept = *nb::inst_ptr<Kept>(self);
    Py_VISIT(kept.owner.ptr());
    Py_VISIT(kept.items.ptr());
    return 0;
}

int clear(PyObject* self) {
    Kept& kept = *nb::inst_ptr<Kept>(self);
    kept.owner.reset();
    kept.items.reset();
    return 0;
}

PyType_Slot slots[] = {
    {Py_sq_length, reinterpret_cast<void*>(length)},  {Py_mp_length, reinterpret_cast<void*>(length)},
    {Py_mp_subscript, reinterpret_cast<void*>(item)}, {Py_tp_traverse, reinterpret_cast<void*>(traverse)},
    {Py_tp_clear, reinterpret_cast<void*>(clear)},    {0, nullptr},
};

} // namespace

void bind_kept(nb::module_& m) {
    nb::class_<Kept>(m, "Kept", nb::is_generic(), nb::type_slots(slots),
                     "A sequence that its `write` lists when it is asked for, and that is kept until the `version` of "
                     "its owner changes.")
        .def(nb::init<nb::object>(), nb::arg("owner"))
        .def_prop_ro(
            "fresh",
            [](const Kept& kept) -> nb::object {
                if (!kept.items.is_valid()) return nb::none();
                const auto now = nb::steal(version_of(kept.owner.ptr()));
                if (!now.is_valid()) throw nb::python_error();
                return now.equal(kept.version) ? kept.items : nb::none();
            },
            "The list if it was written and nothing has changed since, else None.");
}

} // namespace rummykit
