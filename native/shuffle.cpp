#include "shuffle.hpp"

#include "sha256.hpp"

#include <nanobind/stl/optional.h>

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>
#include <stdexcept>

namespace nb = nanobind;

namespace rummykit {

namespace {

// The random numbers of step 3 and 4: block i is the hash of the key and i, most significant byte first.
class Stream {
  public:
    explicit Stream(std::span<const std::uint8_t> message) {
        const Digest key = sha256(message);
        for (std::size_t i = 0; i < 4 * key.size(); ++i)
            hashed_[i] = static_cast<std::uint8_t>(key[i / 4] >> (24 - i % 4 * 8));
    }

    std::uint32_t below(std::uint32_t n) {
        const std::uint64_t all = std::uint64_t{1} << 32, limit = all - all % n;
        std::uint32_t x = next();
        while (x >= limit)
            x = next();
        return x % n;
    }

  private:
    std::uint32_t next() {
        if (at_ == block_.size()) {
            for (std::size_t i = 0; i < 8; ++i)
                hashed_[kKey + i] = static_cast<std::uint8_t>(number_ >> (56 - 8 * i));
            ++number_;
            block_ = sha256(hashed_);
            at_ = 0;
        }
        return block_[at_++];
    }

    static constexpr std::size_t kKey = 32;
    std::array<std::uint8_t, kKey + 8> hashed_{}; // the key, and the number of the block
    std::uint64_t number_ = 0;
    Digest block_{};
    std::size_t at_ = block_.size();
};

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

std::vector<std::uint32_t> shuffled_places(std::span<const std::uint8_t> message, std::uint32_t size,
                                           std::uint32_t wanted) {
    std::vector<std::uint32_t> places(size);
    std::iota(places.begin(), places.end(), 0);
    Stream numbers(message);
    for (std::uint32_t n = size; n > 1 && size - n < wanted; --n)
        std::swap(places[n - 1], places[numbers.below(n)]);
    places.erase(places.begin(), places.end() - wanted);
    return places;
}

void bind_shuffle(nb::module_& m) {
    m.def("shuffled", &shuffled, nb::arg("items"), nb::arg("message"), nb::arg("last") = nb::none(),
          "The items in the order that the stream keyed with the hash of the message gives, or so many of the last of "
          "them: steps 3 to 5 of docs/shuffle.md.");
}

} // namespace rummykit
