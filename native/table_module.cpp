#include "table_module.hpp"

#include "any_table_search.hpp"
#include "borrowed_bytes.hpp"
#include "parallel.hpp"

#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <span>
#include <stdexcept>
#include <vector>

namespace nb = nanobind;

namespace rummykit {

namespace {

thread_local AnyTableSearch table_search;

// Tiles as they come from Python, counted.
struct Counted {
    TileCounts counts{};
    int total = 0;

    int add(PyObject* item) {
        const Py_ssize_t face = PyNumber_AsSsize_t(item, nullptr);
        if (face == -1 && PyErr_Occurred()) throw nb::python_error();
        if (face < kFirstFace || face > kFirstFace + kTileJoker)
            throw std::invalid_argument("a tile is a face from 64 to 115, a joker 116");
        if (++total > kMaxTiles) throw std::invalid_argument("more tiles than a pack holds");
        ++counts[static_cast<std::size_t>(face - kFirstFace)];
        return static_cast<int>(face - kFirstFace);
    }
};

// A tuple keeps still, whatever the __index__ of what it holds may do.
nb::object still(nb::handle given) {
    auto tuple = nb::steal(PySequence_Tuple(given.ptr()));
    if (!tuple.is_valid()) throw nb::python_error();
    return tuple;
}

void count_all(nb::handle given, Counted& counted) {
    const nb::object items = still(given);
    for (Py_ssize_t i = 0; i < NB_TUPLE_GET_SIZE(items.ptr()); ++i)
        counted.add(NB_TUPLE_GET_ITEM(items.ptr(), i));
}

struct GivenSet {
    std::array<std::uint8_t, kNumbers> faces{};
    int size = 0;
    bool operator==(const GivenSet& other) const = default;

    // Whether it is a set as it lies; the order counts only where there are jokers.
    bool legal() const {
        if (size < 3) return false;
        const auto tiles = std::span(faces).first(static_cast<std::size_t>(size));
        const auto natural = std::ranges::find_if(tiles, [](int face) { return face != kTileJoker; });
        if (natural == tiles.end()) return false;
        return group(tiles, *natural) || run(tiles);
    }

  private:
    bool group(std::span<const std::uint8_t> tiles, int natural) const {
        unsigned seen = 0;
        if (size > kColours) return false;
        for (const int face : tiles) {
            if (face == kTileJoker) continue;
            if (face % kNumbers != natural % kNumbers || (seen >> face / kNumbers & 1)) return false;
            seen |= 1u << face / kNumbers;
        }
        return true;
    }
    bool run(std::span<const std::uint8_t> tiles) const {
        auto sorted = faces;
        const bool jokers = std::ranges::find(tiles, kTileJoker) != tiles.end();
        if (!jokers) std::sort(sorted.begin(), sorted.begin() + size);
        int first = -1;
        for (int i = 0; i < size; ++i) {
            if (sorted[i] == kTileJoker) continue;
            const int start = sorted[i] - i;
            if (first < 0) first = start;
            if (start != first || sorted[i] % kNumbers < i || sorted[i] % kNumbers + size - 1 - i >= kNumbers)
                return false;
        }
        return true;
    }
};

// A set without regard to the order, to find it again.
GivenSet unordered(const GivenSet& set) {
    GivenSet sorted = set;
    std::sort(sorted.faces.begin(), sorted.faces.begin() + sorted.size);
    return sorted;
}

nb::object face_tuple(std::span<const std::uint8_t> faces) {
    auto tuple = nb::steal(PyTuple_New(static_cast<Py_ssize_t>(faces.size())));
    if (!tuple.is_valid()) throw nb::python_error();
    for (std::size_t i = 0; i < faces.size(); ++i)
        NB_TUPLE_SET_ITEM(tuple.ptr(), static_cast<Py_ssize_t>(i), PyLong_FromLong(faces[i] + kFirstFace));
    return tuple;
}

nb::object played_tuple(const TileCounts& played) {
    std::array<std::uint8_t, kMaxTiles> faces;
    std::size_t size = 0;
    for (int face = 0; face < kTileFaces; ++face)
        for (int copy = 0; copy < played[face]; ++copy)
            faces[size++] = static_cast<std::uint8_t>(face);
    return face_tuple(std::span(faces).first(size));
}

// The best plays of tiles that count the same.
class TableSolver {
  public:
    TableSolver(const std::vector<int>& weights, int copies, int jokers) : copies_(copies), jokers_(jokers) {
        if (weights.size() != kTileFaces) throw std::invalid_argument("there is one weight for each of the 53 faces");
        if (copies < 1 || copies > LargePack::kCopies || jokers < 0 || jokers > LargePack::kMaxJokers)
            throw std::invalid_argument("a pack has up to three of each tile and four jokers");
        std::ranges::copy(weights, weights_.begin());
        const TableProblem nothing;
        TableSearch<CommonPack>().solve(nothing, weights_); // refuses weights over the limits
    }

    // (score, tiles played, sets afterwards) or None where nothing beats leaving the table as it is.
    nb::object play(nb::handle table, nb::handle rack) const {
        Counted lying, held;
        const nb::object sets = still(table);
        const Py_ssize_t count = NB_TUPLE_GET_SIZE(sets.ptr());
        std::vector<GivenSet> before;
        before.reserve(static_cast<std::size_t>(std::min<Py_ssize_t>(count, kMaxTiles)));
        for (Py_ssize_t i = 0; i < count; ++i) {
            const nb::object tiles = still(NB_TUPLE_GET_ITEM(sets.ptr(), i));
            const Py_ssize_t size = NB_TUPLE_GET_SIZE(tiles.ptr());
            if (size > kNumbers) throw std::invalid_argument("a set on the table is not legal");
            GivenSet set;
            set.size = static_cast<int>(size);
            for (int k = 0; k < set.size; ++k)
                set.faces[k] = static_cast<std::uint8_t>(lying.add(NB_TUPLE_GET_ITEM(tiles.ptr(), k)));
            if (!set.legal()) throw std::invalid_argument("a set on the table is not legal");
            before.push_back(unordered(set));
        }
        count_all(rack, held);
        TableProblem& problem = cleared(); // from here on no code of Python runs
        problem.must = lying.counts;
        problem.may = held.counts;
        problem.beat = 0;
        const TablePlay& found = search(problem);
        if (!found.found) return nb::none();
        return nb::make_tuple(found.score, played_tuple(found.played), after(sets, before, found));
    }

    // (score, tiles played, sets afterwards) for tiles that lie in no particular sets, or None if there is no way.
    // Of a kept run (colour, low, high; 14 for an ace above the king) and a kept group (number, colours, size) the
    // tiles are not among `must`, and the answer lists what lengthens them: (kept set, whether at the low end, tiles).
    // No joker lies in a run where a tile of `barred_runs` belongs, or in a group of one of `barred_groups`. With a
    // `high_ace` number 1 may stand above 13 as well, at the end of a run.
    nb::object solve(nb::handle must, nb::handle may, const std::vector<std::tuple<int, int, int>>& kept_runs,
                     const std::vector<std::tuple<int, int, int>>& kept_groups, const std::vector<int>& barred_runs,
                     const std::vector<int>& barred_groups, bool high_ace, int minimum, int beat) const {
        Counted lying, held;
        count_all(must, lying);
        count_all(may, held);
        TableProblem& problem = cleared();
        problem.must = lying.counts;
        problem.may = held.counts;
        problem.high_ace = high_ace;
        problem.minimum = minimum;
        problem.beat = std::max(beat, kAny);
        const auto to_ace = static_cast<std::size_t>(
            std::ranges::count_if(kept_runs, [](const auto& run) { return std::get<2>(run) == kNumbers + 1; }));
        if (kept_runs.size() - to_ace + kept_groups.size() > static_cast<std::size_t>(jokers_))
            throw std::invalid_argument("more kept sets than jokers in a pack");
        for (const auto& [colour, low, high] : kept_runs) {
            if (colour < 0 || colour >= kColours || low < 1 || high - low < 2 || high > kNumbers + 1)
                throw std::invalid_argument("a kept run is a colour and its lowest and highest number");
            problem.kept_runs.push_back({colour, low - 1, high - 1});
        }
        for (const auto& [number, colours, size] : kept_groups) {
            if (number < 1 || number > kNumbers || colours < 1 || colours > 15 || size < 3 || size > kColours)
                throw std::invalid_argument("a kept group is a number, its colours and how many tiles it has");
            problem.kept_groups.push_back({number - 1, static_cast<unsigned>(colours), size});
        }
        for (const int face : barred_runs) {
            if (face < kFirstFace || face >= kFirstFace + kTiles)
                throw std::invalid_argument("jokers are barred from the places of tiles");
            problem.bars.runs.set(static_cast<std::size_t>(face - kFirstFace));
        }
        for (const int number : barred_groups) {
            if (number < 1 || number > kNumbers)
                throw std::invalid_argument("jokers are barred from groups of a number");
            problem.bars.groups.set(static_cast<std::size_t>(number - 1));
        }
        const TablePlay& found = search(problem);
        if (!found.found) return nb::none();
        nb::list sets, longer;
        for (const TileSet& set : found.sets) {
            const auto faces = face_tuple(std::span(set.faces).first(static_cast<std::size_t>(set.size)));
            if (set.kept < 0)
                sets.append(faces);
            else
                longer.append(nb::make_tuple(set.kept, set.before, faces));
        }
        return nb::make_tuple(found.score, played_tuple(found.played), sets, longer);
    }

    // The scores and tiles played of many problems, each 53 counts of the table and of the rack; -1 and nothing where
    // there is no way. With several threads they share the work.
    nb::tuple solve_many(nb::handle tables, nb::handle racks, unsigned threads) const {
        const BorrowedBytes must(tables), may(racks);
        if (must.size() % kTileFaces || must.size() != may.size())
            throw std::invalid_argument("tables and racks are rows of 53 counts, as many of one as of the other");
        const std::size_t count = must.size() / kTileFaces;
        std::vector<std::int32_t> scores(count);
        std::vector<std::uint8_t> played(count * kTileFaces);
        {
            nb::gil_scoped_release others_may_run;
            // One at a time, for a table can take a thousand times as long as the next.
            share_out(
                count, 1, std::min<std::size_t>(threads, count / 16 + 1), [&](std::size_t first, std::size_t last) {
                    TableProblem problem;
                    for (std::size_t i = first; i < last; ++i) {
                        std::copy_n(must.data() + i * kTileFaces, kTileFaces, problem.must.begin());
                        std::copy_n(may.data() + i * kTileFaces, kTileFaces, problem.may.begin());
                        check(problem);
                        const TablePlay& found = table_search.solve(problem, weights_);
                        scores[i] = found.found ? found.score : -1;
                        std::ranges::copy(found.played, played.begin() + static_cast<std::ptrdiff_t>(i * kTileFaces));
                    }
                });
        }
        const nb::bytes raw(reinterpret_cast<const char*>(scores.data()), scores.size() * sizeof(std::int32_t));
        const auto view = nb::steal(PyMemoryView_FromObject(raw.ptr()));
        if (!view.is_valid()) throw nb::python_error();
        return nb::make_tuple(view.attr("cast")("i"), nb::bytes(played.data(), played.size()));
    }

  private:
    static TableProblem& cleared() {
        thread_local TableProblem problem;
        problem.kept_runs.clear();
        problem.kept_groups.clear();
        problem.bars = {};
        problem.high_ace = false;
        problem.minimum = 0;
        problem.beat = kAny;
        return problem;
    }

    void check(const TableProblem& problem) const {
        if (!holds(problem, copies_, jokers_)) throw std::invalid_argument("more tiles or jokers than a pack holds");
    }

    const TablePlay& search(const TableProblem& problem) const {
        check(problem);
        nb::gil_scoped_release others_may_run;
        return table_search.solve(problem, weights_);
    }

    // The sets that lie as they did come first, as they were and in their order.
    static nb::object after(nb::handle sets, const std::vector<GivenSet>& before, const TablePlay& found) {
        thread_local std::vector<GivenSet> made;
        made.clear();
        for (const TileSet& set : found.sets) {
            GivenSet same;
            same.size = set.size;
            same.faces = set.faces;
            made.push_back(unordered(same));
        }
        std::vector<bool> old(made.size());
        nb::list result;
        for (std::size_t i = 0; i < before.size(); ++i)
            for (std::size_t k = 0; k < made.size(); ++k)
                if (!old[k] && made[k] == before[i]) {
                    old[k] = true;
                    result.append(nb::handle(NB_TUPLE_GET_ITEM(sets.ptr(), static_cast<Py_ssize_t>(i))));
                    break;
                }
        for (std::size_t k = 0; k < made.size(); ++k)
            if (!old[k])
                result.append(
                    face_tuple(std::span(found.sets[k].faces).first(static_cast<std::size_t>(found.sets[k].size))));
        return result;
    }

    int copies_, jokers_;
    TileWeights weights_;
};

} // namespace

void bind_tables(nb::module_& m) {
    m.attr("MAX_TILES") = kMaxTiles;
    m.attr("MAX_TILE_WEIGHT") = kMaxTileWeight;
    m.attr("MAX_MINIMUM") = kMaxMinimum;
    nb::class_<TableSolver>(m, "TableSolver", "The best play at a table of tiles, each of which counts what it weighs.")
        .def(nb::init<const std::vector<int>&, int, int>(), nb::arg("weights"), nb::arg("copies") = kCopies,
             nb::arg("jokers") = kMaxJokers)
        .def("play", &TableSolver::play, nb::arg("table"), nb::arg("rack"),
             "The best play on the sets of a table: score, tiles played, sets afterwards; None if there is none.")
        .def("solve", &TableSolver::solve, nb::arg("must"), nb::arg("may"), nb::kw_only(),
             nb::arg("kept_runs") = nb::make_tuple(), nb::arg("kept_groups") = nb::make_tuple(),
             nb::arg("barred_runs") = nb::make_tuple(), nb::arg("barred_groups") = nb::make_tuple(),
             nb::arg("high_ace") = false, nb::arg("minimum") = 0, nb::arg("beat") = kAny,
             "The best way to lay all of `must` and some of `may`: score, tiles played, sets, and what lengthens the "
             "kept sets; None if there is none that scores more than `beat`.")
        .def("solve_many", &TableSolver::solve_many, nb::arg("tables"), nb::arg("racks"), nb::kw_only(),
             nb::arg("threads") = 1, "Scores and tiles played of many problems; other threads may run.");
}

} // namespace rummykit
