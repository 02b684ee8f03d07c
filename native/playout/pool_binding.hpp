// What pools of deals of every kind do for Python.
#pragma once

#include "borrowed_bytes.hpp"
#include "deal_pool.hpp"
#include "lent_bytes.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace rummykit {

template <typename Pool>
class BoundPool {
  public:
    BoundPool(const std::vector<const typename Pool::Sheet*>& sheets, int size, const nanobind::bytes& seed, bool quick,
              int threads)
        : pool_(sheets, size, std::string(seed.c_str(), seed.size()), quick, threads) {}

    void step(nanobind::handle choices, nanobind::handle ended, nanobind::handle points, nanobind::handle counts,
              nanobind::handle turns) {
        const auto size = static_cast<std::size_t>(pool_.size()), seats = static_cast<std::size_t>(pool_.seats());
        const BorrowedBytes given(choices);
        const LentBytes over(ended, size), scored(points, size * seats * sizeof(std::int32_t)),
            how_many(counts, size * sizeof(std::int32_t)), whose(turns, size);
        const bool narrow = given.size() == size * sizeof(std::int32_t);
        if (!narrow && given.size() != size * sizeof(std::int64_t))
            throw std::invalid_argument("a choice for each deal is needed, in 32 or 64 bits");
        const nanobind::gil_scoped_release others_go_on;
        const auto play = [&](auto* numbers) {
            pool_.step(numbers, over.as<std::uint8_t>(), scored.as<std::int32_t>());
        };
        narrow ? play(reinterpret_cast<const std::int32_t*>(given.data()))
               : play(reinterpret_cast<const std::int64_t*>(given.data()));
        pool_.tell(how_many.as<std::int32_t>(), whose.as<std::uint8_t>());
    }

    void tell(nanobind::handle counts, nanobind::handle turns) const {
        const auto size = static_cast<std::size_t>(pool_.size());
        const LentBytes how_many(counts, size * sizeof(std::int32_t)), whose(turns, size);
        pool_.tell(how_many.as<std::int32_t>(), whose.as<std::uint8_t>());
    }

    std::uint32_t number(int slot) const { return pool_.number(at(slot)); }

  protected:
    int at(int slot) const {
        if (slot < 0 || slot >= pool_.size()) throw nanobind::index_error("there is no such deal");
        return slot;
    }

    Pool pool_;
};

// Binds a `BoundPool`, which also has `legal` and `hand` of a slot.
template <typename Bound, typename Sheet>
nanobind::class_<Bound> bind_pool(nanobind::module_& m, const char* name, const char* doc) {
    namespace nb = nanobind;
    return nb::class_<Bound>(m, name, doc)
        .def(nb::init<const std::vector<const Sheet*>&, int, const nb::bytes&, bool, int>(), nb::arg("sheets"),
             nb::arg("size"), nb::arg("seed"), nb::arg("quick"), nb::arg("threads"), nb::keep_alive<1, 2>())
        .def("step", &Bound::step, nb::arg("choices"), nb::arg("ended"), nb::arg("points"), nb::arg("counts"),
             nb::arg("turns"))
        .def("tell", &Bound::tell, nb::arg("counts"), nb::arg("turns"))
        .def("number", &Bound::number, nb::arg("slot"))
        .def("legal", &Bound::legal, nb::arg("slot"))
        .def("hand", &Bound::hand, nb::arg("slot"));
}

} // namespace rummykit
