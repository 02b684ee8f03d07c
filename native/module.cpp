// The Python face of the kernel: the module rummykit._native.
#include "borrowed_bytes.hpp"
#include "hand_input.hpp"
#include "hand_solver.hpp"
#include "hands_module.hpp"
#include "kept_module.hpp"
#include "meld_module.hpp"
#include "natural_melds_module.hpp"
#include "parallel.hpp"
#include "shapes_from.hpp"
#include "shuffle_module.hpp"
#include "table_module.hpp"
#include "twist_module.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

namespace nb = nanobind;
using namespace rummykit;

namespace {

HandSolver make_hand_solver(const std::optional<GroupNumbers>& groups, const std::optional<RunNumbers>& runs,
                            const std::vector<int>& values) {
    const Shapes shapes = shapes_from(groups, runs);
    if (values.size() != kFaces) throw std::invalid_argument("there is one value for each of the 52 faces");
    std::array<int, kFaces> of_face;
    for (int face = 0; face < kFaces; ++face) {
        if (values[face] < 0 || values[face] > kMaxValue)
            throw std::invalid_argument("a card is worth 0 to " + std::to_string(kMaxValue));
        of_face[face] = values[face];
    }
    return HandSolver(shapes, of_face);
}

nb::tuple best_melds(const HandSolver& solver, nb::handle given) {
    const Arrangement found = solver.best(hand_from_python(given.ptr()));
    nb::list melds;
    for (const Meld& meld : found.melds) {
        nb::list faces;
        for (const auto face : meld)
            faces.append(static_cast<int>(face));
        melds.append(std::move(faces));
    }
    return nb::make_tuple(found.score / kPoint, std::move(melds));
}

int least(const HandSolver& solver, const Hand& hand, bool discard) {
    return discard ? solver.deadwood_after_discard(hand) : solver.deadwood(hand);
}

int deadwood(const HandSolver& solver, nb::handle given, bool discard) {
    return least(solver, hand_from_python(given.ptr()), discard);
}

nb::object deadwoods_of_hands(const HandSolver& solver, nb::handle faces, std::size_t hand_size, bool discard,
                              unsigned threads) {
    const BorrowedBytes hands(faces);
    if (hand_size == 0 || hands.size() % hand_size) throw std::invalid_argument("the hands are not all of one size");
    std::vector<int> left(hands.size() / hand_size);
    {
        nb::gil_scoped_release others_may_run;
        share_out(left.size(), kHandsAtATime, threads, [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i)
                left[i] = least(solver, hand_from_bytes(hands.data() + i * hand_size, hand_size), discard);
        });
    }
    const nb::bytes raw(reinterpret_cast<const char*>(left.data()), left.size() * sizeof(int));
    const auto view = nb::steal(PyMemoryView_FromObject(raw.ptr()));
    if (!view.is_valid()) throw nb::python_error();
    return view.attr("cast")("i");
}

} // namespace

NB_MODULE(_native, m) {
    nb::set_leak_warnings(false); // who embeds Python, as OpenSpiel does, may end without freeing anything
    m.doc() =
        "The exact solvers behind rummykit.melds and rummykit.tiles, the shuffle, and what hands hold: plain values "
        "in and out.";
    m.attr("MAX_CARDS") = kMaxCards;
    m.attr("MAX_VALUE") = kMaxValue;
    nb::class_<HandSolver>(m, "HandSolver", "The best arrangement of hands without wild cards under one set of rules.")
        .def(nb::new_(&make_hand_solver), nb::kw_only(), nb::arg("groups").none(), nb::arg("runs").none(),
             nb::arg("values"))
        .def("best", &best_melds, nb::arg("hand"),
             "The most value in disjoint melds, and the melds; among equals the most cards are melded.")
        .def("deadwood", &deadwood, nb::arg("hand"), nb::kw_only(), nb::arg("discard") = false,
             "The value of the cards that the best arrangement leaves over; with `discard` one card goes first.")
        .def("deadwoods", &deadwoods_of_hands, nb::arg("faces"), nb::arg("hand_size"), nb::kw_only(),
             nb::arg("discard") = false, nb::arg("threads") = 1,
             "The deadwood of many hands of one size, whose faces lie side by side; other threads may run.");
    bind_shuffle(m);
    bind_hands(m);
    bind_kept(m);
    bind_natural_melds(m);
    bind_melds(m);
    bind_tables(m);
    bind_twist(m);
}
