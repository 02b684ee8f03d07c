#include "twist_module.hpp"

#include "twist_search.hpp"

#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <stdexcept>
#include <tuple>
#include <vector>

namespace nb = nanobind;

namespace rummykit {

namespace {

constexpr int kFirstFace = 64; // of the tiles in rummykit.cards; the jokers follow the 52 tiles

thread_local TwistSearch shared_search;

TwistCounts counted(nb::handle given) {
    // A tuple keeps still, whatever the __index__ of what it holds may do.
    const auto items = nb::steal(PySequence_Tuple(given.ptr()));
    if (!items.is_valid()) throw nb::python_error();
    if (NB_TUPLE_GET_SIZE(items.ptr()) > kMaxTwistTiles) throw std::invalid_argument("more tiles than a pack holds");
    TwistCounts counts{};
    for (Py_ssize_t i = 0; i < NB_TUPLE_GET_SIZE(items.ptr()); ++i) {
        const Py_ssize_t face = PyNumber_AsSsize_t(NB_TUPLE_GET_ITEM(items.ptr(), i), nullptr);
        if (face == -1 && PyErr_Occurred()) throw nb::python_error();
        if (face < kFirstFace || face >= kFirstFace + kTwistFaces)
            throw std::invalid_argument("a tile is a face from 64 to 115, a joker 116 to 119");
        ++counts[static_cast<std::size_t>(face - kFirstFace)];
    }
    return counts;
}

// The tiles of a run that has begun, and the colour from 0 and the number in which it may go on.
using Begun = std::tuple<std::vector<int>, int, int>;

std::uint8_t to_byte(int number) {
    if (number < 0 || number > 255) throw std::invalid_argument("no colour or number of a tile");
    return static_cast<std::uint8_t>(number);
}

TwistSet tiles(const std::vector<int>& faces) {
    TwistSet set;
    for (const int face : faces) {
        if (face < kFirstFace || face >= kFirstFace + kTwistFaces)
            throw std::invalid_argument("a tile is a face from 64 to 115, a joker 116 to 119");
        set.push_back(static_cast<std::uint8_t>(face - kFirstFace));
    }
    return set;
}

template <class Faces>
nb::object face_tuple(const Faces& faces) {
    auto tuple = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(faces.size())));
    if (!tuple.is_valid()) throw nb::python_error();
    Py_ssize_t place = 0;
    for (const int face : faces)
        NB_TUPLE_SET_ITEM(tuple.ptr(), place++, PyLong_FromLong(face + kFirstFace));
    return tuple;
}

// The best plays with special jokers, of tiles that count the same.
class TwistSolver {
  public:
    TwistSolver(const std::vector<int>& weights, bool leading, bool adjacent) {
        if (weights.size() != kTwistFaces) throw std::invalid_argument("there is one weight for each of the 56 faces");
        std::ranges::copy(weights, weights_.begin());
        shape_.leading = leading;
        shape_.adjacent = adjacent;
        TwistSearch().solve(shape_, weights_); // refuses weights over the limits
    }

    // (score, tiles played, sets) or None if no way scores more than `beat`.
    nb::object solve(nb::handle must, nb::handle may, int minimum, int beat, const std::vector<Begun>& begun) const {
        TwistProblem problem = shape_;
        problem.must = counted(must);
        problem.may = counted(may);
        problem.minimum = minimum;
        problem.beat = std::max(beat, kAny);
        for (const auto& [faces, colour, number] : begun)
            problem.begun.push_back({tiles(faces), to_byte(colour), to_byte(number - 1)});
        const TwistPlay* found = nullptr;
        {
            nb::gil_scoped_release others_may_run;
            found = &shared_search.solve(problem, weights_);
        }
        if (!found->found) return nb::none();
        std::vector<int> played;
        for (int face = 0; face < kTwistFaces; ++face)
            played.insert(played.end(), found->played[face], face);
        nb::list sets;
        for (const TwistSet& set : found->sets)
            sets.append(face_tuple(set));
        return nb::make_tuple(found->score, face_tuple(played), sets);
    }

  private:
    TwistProblem shape_;
    TwistWeights weights_;
};

} // namespace

void bind_twist(nb::module_& m) {
    nb::class_<TwistSolver>(m, "TwistSolver",
                            "The best play with special jokers, where every joker may be moved like any other tile.")
        .def(nb::init<const std::vector<int>&, bool, bool>(), nb::arg("weights"), nb::kw_only(),
             nb::arg("leading") = true, nb::arg("adjacent") = false)
        .def("solve", &TwistSolver::solve, nb::arg("must"), nb::arg("may"), nb::kw_only(), nb::arg("minimum") = 0,
             nb::arg("beat") = kAny, nb::arg("begun") = nb::make_tuple(),
             "The best way to lay all of `must` and some of `may`: score, tiles played, sets; None if there is none "
             "that scores more than `beat`. In `begun` are runs that lie but may be made longer at their end: their "
             "tiles, at least three, and the colour and number with which they would go on.");
}

} // namespace rummykit
