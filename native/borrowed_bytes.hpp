// Bytes that Python lends.
#pragma once

#include <nanobind/nanobind.h>

#include <cstddef>
#include <cstdint>

namespace rummykit {

// A view of the bytes of any object that lends them, side by side.
class BorrowedBytes {
  public:
    explicit BorrowedBytes(nanobind::handle given) {
        if (PyObject_GetBuffer(given.ptr(), &view_, PyBUF_SIMPLE)) throw nanobind::python_error();
    }
    BorrowedBytes(const BorrowedBytes&) = delete;
    BorrowedBytes& operator=(const BorrowedBytes&) = delete;
    ~BorrowedBytes() { PyBuffer_Release(&view_); }
    const std::uint8_t* data() const { return static_cast<const std::uint8_t*>(view_.buf); }
    std::size_t size() const { return static_cast<std::size_t>(view_.len); }

  private:
    Py_buffer view_;
};

} // namespace rummykit
