#include "shuffle.hpp"

#include "sha256.hpp"

#include <limits>
#include <numeric>
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

nb::object shuffled(nb::handle items, nb::bytes message) {
    // A tuple keeps still, and what lies in it is lent.
    const auto given = nb::steal(PySequence_Tuple(items.ptr()));
    if (!given.is_valid()) throw nb::python_error();
    const Py_ssize_t size = PyTuple_Size(given.ptr());
    if (static_cast<std::uint64_t>(size) > std::numeric_limits<std::uint32_t>::max())
        throw std::invalid_argument("a shuffle is of less than 2**32 things");
    const auto places = shuffled_places({reinterpret_cast<const std::uint8_t*>(message.c_str()), message.size()},
                                        static_cast<std::uint32_t>(size));
    const auto order = nb::steal(PyList_New(size));
    if (!order.is_valid()) throw nb::python_error();
    for (Py_ssize_t at = 0; at < size; ++at)
        PyList_SetItem(order.ptr(), at, Py_NewRef(PyTuple_GetItem(given.ptr(), places[static_cast<std::size_t>(at)])));
    return order;
}

} // namespace

std::vector<std::uint32_t> shuffled_places(std::span<const std::uint8_t> message, std::uint32_t size) {
    std::vector<std::uint32_t> places(size);
    std::iota(places.begin(), places.end(), 0);
    Stream numbers(message);
    for (std::uint32_t n = size; n > 1; --n)
        std::swap(places[n - 1], places[numbers.below(n)]);
    return places;
}

void bind_shuffle(nb::module_& m) {
    m.def("shuffled", &shuffled, nb::arg("items"), nb::arg("message"),
          "The items in the order that the stream keyed with the hash of the message gives: steps 3 to 5 of the page.");
}

} // namespace rummykit
