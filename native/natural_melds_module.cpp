#include "natural_melds_module.hpp"

#include "single_pack.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace nb = nanobind;

namespace rummykit {

namespace {

// Asked for at every decision, mostly of hands without a meld: a meld is looked for only where a smallest one of its
// cards lies in the hand.
class NaturalMelds {
  public:
    explicit NaturalMelds(const std::vector<std::pair<FaceSet, nb::object>>& melds) {
        for (const auto& [cards, meld] : melds) {
            cards_.push_back(cards);
            melds_.push_back(meld);
        }
        const auto contains = [&](std::size_t large, std::size_t small) { return !(cards_[small] & ~cards_[large]); };
        std::vector<std::size_t> by_size(cards_.size());
        for (std::size_t at = 0; at < by_size.size(); ++at)
            by_size[at] = at;
        std::ranges::stable_sort(by_size, {}, [&](std::size_t at) { return std::popcount(cards_[at]); });
        for (const std::size_t at : by_size) {
            const auto smallest =
                std::ranges::find_if(smallest_, [&](const Smallest& each) { return contains(at, each.in_it.front()); });
            if (smallest == smallest_.end())
                smallest_.push_back({cards_[at], {at}});
            else
                smallest->in_it.push_back(at);
        }
    }

    // The melds that lie in the first layer of a hand, in the order in which they were given.
    nb::object within(nb::int_ hand) const {
        std::vector<std::uint64_t> found((cards_.size() + 63) / 64);
        std::size_t count = 0;
        each_within(first_layer(hand), [&](std::size_t at) {
            found[at / 64] |= std::uint64_t{1} << at % 64;
            ++count;
        });
        auto listed = nb::steal(PyList_New(static_cast<Py_ssize_t>(count)));
        if (!listed.is_valid()) throw nb::python_error();
        Py_ssize_t place = 0;
        for (std::size_t word = 0; count && word < found.size(); ++word)
            for (std::uint64_t left = found[word]; left != 0; left &= left - 1)
                PyList_SetItem(listed.ptr(), place++, Py_NewRef(melds_[word * 64 + std::countr_zero(left)].ptr()));
        return listed;
    }

    // The cards of all these melds.
    FaceSet covered(nb::int_ hand) const {
        FaceSet found = 0;
        each_within(first_layer(hand), [&](std::size_t at) { found |= cards_[at]; });
        return found;
    }

  private:
    struct Smallest {
        FaceSet cards;
        std::vector<std::size_t> in_it; // itself and the melds that contain it and no earlier one
    };

    static FaceSet first_layer(const nb::int_& hand) { return PyLong_AsUnsignedLongLongMask(hand.ptr()); }

    template <typename Seen>
    void each_within(FaceSet hand, Seen&& seen) const {
        for (const Smallest& smallest : smallest_) {
            if (smallest.cards & ~hand) continue;
            for (const std::size_t at : smallest.in_it)
                if (!(cards_[at] & ~hand)) seen(at);
        }
    }

    std::vector<FaceSet> cards_;
    std::vector<nb::object> melds_;
    std::vector<Smallest> smallest_;
};

} // namespace

void bind_natural_melds(nb::module_& m) {
    nb::class_<NaturalMelds>(m, "NaturalMelds", nb::is_generic(), "Melds of natural cards, looked for in hands.")
        .def(nb::init<const std::vector<std::pair<FaceSet, nb::object>>&>(), nb::arg("melds"))
        .def("within", &NaturalMelds::within, nb::arg("hand"),
             "The melds that lie in the first layer of a hand, in the order in which they were given.")
        .def("covered", &NaturalMelds::covered, nb::arg("hand"), "The cards of all these melds, as bits.");
}

} // namespace rummykit
