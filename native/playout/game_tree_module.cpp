// The Python face of games in extensive form.
#include "game_tree_module.hpp"

#include "../borrowed_bytes.hpp"
#include "cfr.hpp"
#include "game_tree.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <cstring>
#include <stdexcept>
#include <utility>
#include <vector>

namespace nb = nanobind;

namespace rummykit {
namespace {

template <class T>
std::vector<T> numbers(nb::handle given) {
    const BorrowedBytes lent(given);
    if (lent.size() % sizeof(T)) throw std::invalid_argument("an array has numbers of another size");
    std::vector<T> found(lent.size() / sizeof(T));
    if (!found.empty()) std::memcpy(found.data(), lent.data(), lent.size());
    return found;
}

std::vector<double> strategy_of(const GameTree& tree, nb::handle given) {
    auto found = numbers<double>(given);
    if (found.size() != tree.slots()) throw std::invalid_argument("a strategy has one probability for each slot");
    return found;
}

void check_player(const GameTree& tree, int player) {
    if (player < 0 || player >= tree.players()) throw std::invalid_argument("there is no such player");
}

nb::bytes as_bytes(const std::vector<double>& values) {
    return nb::bytes(reinterpret_cast<const char*>(values.data()), values.size() * sizeof(double));
}

} // namespace

void bind_game_tree(nb::module_& module) {
    nb::class_<GameTree>(module, "GameTree")
        .def(
            "__init__",
            [](GameTree* self, nb::object parents, nb::object players, nb::object infosets, nb::object chances,
               nb::object payoffs) {
                new (self)
                    GameTree({numbers<std::int32_t>(parents), numbers<std::int8_t>(players),
                              numbers<std::int32_t>(infosets), numbers<double>(chances), numbers<double>(payoffs)});
            },
            nb::arg("parents"), nb::arg("players"), nb::arg("infosets"), nb::arg("chances"), nb::arg("payoffs"))
        .def_prop_ro("nodes", &GameTree::size)
        .def_prop_ro("infosets", &GameTree::infosets)
        .def_prop_ro("offsets", &GameTree::offsets)
        .def("uniform", [](const GameTree& tree) { return as_bytes(tree.uniform()); })
        .def_prop_ro("players", &GameTree::players)
        .def(
            "values",
            [](const GameTree& tree, nb::object strategy) {
                const auto given = strategy_of(tree, strategy);
                nb::gil_scoped_release released;
                return tree.values(given);
            },
            nb::arg("strategy"))
        .def(
            "best_response",
            [](const GameTree& tree, nb::object strategy, int player) {
                auto given = strategy_of(tree, strategy);
                check_player(tree, player);
                auto answer = given;
                double worth = 0;
                {
                    nb::gil_scoped_release released;
                    worth = tree.best_response(given, player, &answer);
                }
                return std::make_pair(worth, as_bytes(answer));
            },
            nb::arg("strategy"), nb::arg("player"))
        .def(
            "gains",
            [](const GameTree& tree, nb::object strategy) {
                const auto given = strategy_of(tree, strategy);
                nb::gil_scoped_release released;
                return tree.gains(given);
            },
            nb::arg("strategy"))
        .def(
            "reach",
            [](const GameTree& tree, nb::object strategy, double slip) {
                return as_bytes(tree.reach(strategy_of(tree, strategy), slip));
            },
            nb::arg("strategy"), nb::arg("slip") = 0.0);
    nb::class_<CfrPlus>(module, "CfrPlus")
        .def(nb::init<const GameTree&>(), nb::arg("tree"), nb::keep_alive<1, 2>())
        .def("run", &CfrPlus::run, nb::arg("iterations"), nb::call_guard<nb::gil_scoped_release>())
        .def_prop_ro("iterations", &CfrPlus::iterations)
        .def("average", [](const CfrPlus& solver) { return as_bytes(solver.average()); });
}

} // namespace rummykit
