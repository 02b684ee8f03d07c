#include "twist_module.hpp"

#include "twist_search.hpp"
#include "twist_sets.hpp"
#include "twist_ways.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

namespace nb = nanobind;

namespace rummykit {

namespace {

thread_local TwistSearch twist_search;

std::uint8_t tile_of(Py_ssize_t face) {
    if (face < kFirstFace || face >= kFirstFace + kTwistFaces)
        throw std::invalid_argument("a tile is a face from 64 to 115, a joker 116 to 119");
    return static_cast<std::uint8_t>(face - kFirstFace);
}

TwistCounts counted(nb::handle given) {
    // A tuple keeps still, whatever the __index__ of what it holds may do.
    const auto items = nb::steal(PySequence_Tuple(given.ptr()));
    if (!items.is_valid()) throw nb::python_error();
    if (NB_TUPLE_GET_SIZE(items.ptr()) > kMaxTwistTiles) throw std::invalid_argument("more tiles than a pack holds");
    TwistCounts counts{};
    for (Py_ssize_t i = 0; i < NB_TUPLE_GET_SIZE(items.ptr()); ++i) {
        const Py_ssize_t face = PyNumber_AsSsize_t(NB_TUPLE_GET_ITEM(items.ptr(), i), nullptr);
        if (face == -1 && PyErr_Occurred()) throw nb::python_error();
        ++counts[tile_of(face)];
    }
    return counts;
}

// The tiles of a run that has begun, and the colour from 0 and the number in which it may go on.
using Begun = std::tuple<std::vector<int>, int, int>;

std::uint8_t to_byte(int number) {
    if (number < 0 || number > 255) throw std::invalid_argument("no colour or number of a tile");
    return static_cast<std::uint8_t>(number);
}

BegunRun run_of(const Begun& given) {
    const auto& [faces, colour, number] = given;
    BegunRun run{{}, to_byte(colour), to_byte(number - 1)};
    for (const int face : faces)
        run.tiles.push_back(tile_of(face));
    return run;
}

template <class Faces>
nb::object face_tuple(const Faces& faces) {
    auto tuple = nb::steal(PyTuple_New(std::ranges::distance(faces)));
    if (!tuple.is_valid()) throw nb::python_error();
    Py_ssize_t place = 0;
    for (const int face : faces)
        NB_TUPLE_SET_ITEM(tuple.ptr(), place++, PyLong_FromLong(face + kFirstFace));
    return tuple;
}

nb::object played_tuple(const TwistCounts& played) {
    std::vector<int> faces;
    for (int face = 0; face < kTwistFaces; ++face)
        faces.insert(faces.end(), played[face], face);
    return face_tuple(faces);
}

nb::list laid(const TwistPlay& play) {
    nb::list sets;
    for (const TwistSet& set : play.sets)
        sets.append(face_tuple(set));
    return sets;
}

// Ways to lay a set, one behind the other.
struct TwistWays {
    std::vector<TwistWay> ways;

    std::size_t size() const { return ways.size(); }

    // Its tiles, the number and the colour with which it may go on, and which run it is with more tiles.
    nb::tuple at(std::size_t place) const {
        if (place >= ways.size()) throw nb::index_error();
        const TwistWay& way = ways[place];
        const nb::object goes_on = way.run ? nb::object(nb::make_tuple(way.run->number, way.run->colour)) : nb::none();
        return nb::make_tuple(face_tuple(way.tiles), goes_on,
                              way.longer < 0 ? nb::none() : nb::object(nb::int_(way.longer)));
    }
};

// The sets of a pool, and the runs that lie and may be made longer from it.
class PoolSets {
  public:
    PoolSets(nb::handle pool, const std::vector<Begun>& begun, bool leading, bool adjacent, int longest)
        : sets_(few(counted(pool)), leading, adjacent, longest) {
        for (const Begun& each : begun) {
            const auto& [faces, colour, number] = each;
            const BegunRun run = run_of(each);
            if (run.tiles.empty() || run.tiles.size() > kNumbers || run.colour >= kColours || run.number > kNumbers)
                throw std::invalid_argument("a run has up to 13 tiles and goes on at some number");
            PartialRun& partial = begun_.emplace_back();
            for (const std::uint8_t face : run.tiles)
                partial.tiles.add(face);
            partial.number = number;
            partial.colour = colour;
        }
    }

    nb::list all(int jokers) {
        nb::list found;
        for (const TileRow& set : sets_.all(jokers))
            found.append(face_tuple(set));
        return found;
    }

    TwistWays holding(int face) { return {sets_.holding(tile_of(face))}; }

    TwistWays onward(std::size_t run, std::optional<int> face) const {
        if (run >= begun_.size()) throw nb::index_error();
        TwistWays found{sets_.onward(begun_[run], face ? tile_of(*face) : -1)};
        for (TwistWay& way : found.ways)
            way.longer = static_cast<int>(run);
        return found;
    }

    TwistWays placing(int face) {
        TwistWays found;
        for (std::size_t run = 0; run < begun_.size(); ++run)
            std::ranges::copy(onward(run, face).ways, std::back_inserter(found.ways));
        std::ranges::copy(holding(face).ways, std::back_inserter(found.ways));
        return found;
    }

  private:
    TwistSets sets_;
    std::vector<PartialRun> begun_;

    static TwistCounts few(const TwistCounts& pool) {
        if (std::ranges::max(pool) > kCopies) throw std::invalid_argument("more tiles than a pack holds");
        return pool;
    }
};

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
        TwistProblem problem = given(must, may, begun);
        problem.minimum = minimum;
        problem.beat = std::max(beat, kAny);
        const TwistPlay* found = nullptr;
        {
            nb::gil_scoped_release others_may_run;
            found = &twist_search.solve(problem, weights_);
        }
        if (!found->found) return nb::none();
        return nb::make_tuple(found->score, played_tuple(found->played), laid(*found));
    }

    // The first of the ways, from a place on, that scores more than `beat`: (its place, score, tiles played, sets
    // without its own) or None.
    nb::object first_better(nb::handle must, nb::handle may, const TwistWays& ways, std::size_t start, std::size_t end,
                            int beat, const std::vector<Begun>& begun) const {
        const TwistProblem problem = given(must, may, begun);
        for (const TwistWay& way : ways.ways)
            if (way.longer >= static_cast<int>(begun.size())) throw std::invalid_argument("there is no such run");
        std::optional<Remaining> left;
        const TwistPlay* found = nullptr;
        std::size_t place = start;
        int own = 0;
        {
            nb::gil_scoped_release others_may_run;
            for (end = std::min(end, ways.size()); place < end; ++place) {
                left = remaining(problem, ways.ways[place]);
                own = 0;
                for (int face = 0; face < kTwistFaces; ++face)
                    own += left->own[face] * weights_[face];
                left->problem.beat = std::max(beat - own, kAny);
                found = &twist_search.solve(left->problem, weights_);
                if (found->found) break;
            }
        }
        if (place >= end) return nb::none();
        TwistCounts played = found->played;
        for (int face = 0; face < kTwistFaces; ++face)
            played[face] = static_cast<std::uint8_t>(played[face] + left->own[face]);
        return nb::make_tuple(place, found->score + own, played_tuple(played), laid(*found));
    }

  private:
    TwistProblem shape_;
    TwistWeights weights_;

    TwistProblem given(nb::handle must, nb::handle may, const std::vector<Begun>& begun) const {
        TwistProblem problem = shape_;
        problem.must = counted(must);
        problem.may = counted(may);
        for (const Begun& run : begun)
            problem.begun.push_back(run_of(run));
        return problem;
    }
};

} // namespace

void bind_twist(nb::module_& m) {
    nb::class_<TwistWays>(m, "TwistWays",
                          "Ways to lay a set: its tiles, the number and colour with which a run may "
                          "yet go on, and which of the runs that lie it is with more tiles.")
        .def(nb::init<>(), "None.")
        .def("__len__", &TwistWays::size)
        .def("__getitem__", &TwistWays::at, nb::arg("place"));
    nb::class_<PoolSets>(m, "TwistSets",
                         "The sets with special jokers of the tiles of a pool. In `begun` are runs that lie and may be "
                         "made longer from it: their tiles, and the colour and number with which they would go on.")
        .def(nb::init<nb::handle, const std::vector<Begun>&, bool, bool, int>(), nb::arg("pool"),
             nb::arg("begun") = nb::make_tuple(), nb::kw_only(), nb::arg("leading") = true, nb::arg("adjacent") = false,
             nb::arg("longest") = kNumbers)
        .def("all", &PoolSets::all, nb::arg("jokers"),
             "Every run as it may lie, of no more than `longest` tiles; of groups and mirrored sets one order of the "
             "tiles. None has more jokers than these, mirrors aside.")
        .def("holding", &PoolSets::holding, nb::arg("face"),
             "Every set with this tile, in one order in which it is legal, of runs as much as is needed to hold it.")
        .def("onward", &PoolSets::onward, nb::arg("run"), nb::arg("face") = nb::none(),
             "Every way to make the run at this place longer, until the new part holds this tile, or any.")
        .def("placing", &PoolSets::placing, nb::arg("face"),
             "Every way to lay this tile: in a run that lies, or in a new set.");
    nb::class_<TwistSolver>(m, "TwistSolver",
                            "The best play with special jokers, where every joker may be moved like any other tile.")
        .def(nb::init<const std::vector<int>&, bool, bool>(), nb::arg("weights"), nb::kw_only(),
             nb::arg("leading") = true, nb::arg("adjacent") = false)
        .def("solve", &TwistSolver::solve, nb::arg("must"), nb::arg("may"), nb::kw_only(), nb::arg("minimum") = 0,
             nb::arg("beat") = kAny, nb::arg("begun") = nb::make_tuple(),
             "The best way to lay all of `must` and some of `may`: score, tiles played, sets; None if there is none "
             "that scores more than `beat`. In `begun` are runs that lie but may be made longer at their end: their "
             "tiles, at least three, and the colour and number with which they would go on.")
        .def("first_better", &TwistSolver::first_better, nb::arg("must"), nb::arg("may"), nb::arg("ways"),
             nb::kw_only(), nb::arg("start"), nb::arg("end"), nb::arg("beat"), nb::arg("begun") = nb::make_tuple(),
             "The first of the ways from `start` to `end` that leads to more than `beat`: its place, and score, tiles "
             "played and sets as from `solve`, the set of the way not among them; None if there is none.");
}

} // namespace rummykit
