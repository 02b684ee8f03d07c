// Memory that Python lends to be written.
#pragma once

#include <nanobind/nanobind.h>

#include <cstddef>
#include <stdexcept>
#include <string>

namespace rummykit {

class LentBytes {
  public:
    // Throws std::invalid_argument for memory of another size.
    LentBytes(nanobind::handle given, std::size_t bytes) {
        if (PyObject_GetBuffer(given.ptr(), &view_, PyBUF_WRITABLE)) throw nanobind::python_error();
        if (static_cast<std::size_t>(view_.len) != bytes) {
            const std::string message =
                "a buffer of " + std::to_string(bytes) + " bytes is needed, not of " + std::to_string(view_.len);
            PyBuffer_Release(&view_);
            throw std::invalid_argument(message);
        }
    }
    LentBytes(const LentBytes&) = delete;
    LentBytes& operator=(const LentBytes&) = delete;
    ~LentBytes() { PyBuffer_Release(&view_); }

    template <typename T>
    T* as() const {
        return static_cast<T*>(view_.buf);
    }

  private:
    Py_buffer view_;
};

} // namespace rummykit
