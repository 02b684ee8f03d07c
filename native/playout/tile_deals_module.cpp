#include "tile_deals_module.hpp"

#include "borrowed_bytes.hpp"
#include "lent_bytes.hpp"
#include "others_binding.hpp"
#include "tile_binding.hpp"
#include "tile_deals.hpp"

#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <string>
#include <tuple>

namespace nb = nanobind;

namespace rummykit {

namespace {

void make(TileDeals* made, int players, int hand, int minimum, int drawn_on_pass, const Faces& pack,
          const std::vector<int>& values, int size, const nb::bytes& seed, int threads, const std::string& scoring,
          bool cards, bool high_ace) {
    if (players < 2 || players > kMostRacks) throw std::invalid_argument("2 to 5 seats play");
    if (hand < 1) throw std::invalid_argument("every seat has tiles");
    if (values.size() != kPoolFaces) throw std::invalid_argument("each of the 56 faces has a value");
    TileWords words;
    words.players = players;
    words.minimum = minimum;
    words.drawn_on_pass = drawn_on_pass;
    words.scoring = scoring_of(scoring);
    words.cards = cards;
    words.high_ace = high_ace;
    std::copy(values.begin(), values.end(), words.values.begin());
    std::vector<std::uint8_t> tiles;
    for (const int face : pack) {
        tiles.push_back(static_cast<std::uint8_t>(face_of(face)));
        if (tiles.back() > kTileJoker) throw std::invalid_argument("a plain pack has no special jokers");
        if (++words.pack[tiles.back()] > kCopies) throw std::invalid_argument("a pack holds two of each tile at most");
    }
    new (made) TileDeals(words, hand, std::move(tiles), size, std::string(seed.c_str(), seed.size()), threads);
}

void step(TileDeals& deals, nb::handle choices, nb::handle ended, nb::handle points, nb::handle counts,
          nb::handle turns) {
    const auto size = static_cast<std::size_t>(deals.size());
    const BorrowedBytes given(choices);
    const LentBytes over(ended, size), scored(points, size * deals.seats() * sizeof(std::int32_t)),
        how_many(counts, size * sizeof(std::int32_t)), whose(turns, size);
    if (given.size() != size * 4 && given.size() != size * 8)
        throw std::invalid_argument("a choice for each deal is needed, in 32 or 64 bits");
    const nb::gil_scoped_release others_go_on;
    if (given.size() == size * 4)
        deals.step(reinterpret_cast<const std::int32_t*>(given.data()), over.as<std::uint8_t>(),
                   scored.as<std::int32_t>());
    else
        deals.step(reinterpret_cast<const std::int64_t*>(given.data()), over.as<std::uint8_t>(),
                   scored.as<std::int32_t>());
    deals.tell(how_many.as<std::int32_t>(), whose.as<std::uint8_t>());
}

void tell(const TileDeals& deals, nb::handle counts, nb::handle turns) {
    const auto size = static_cast<std::size_t>(deals.size());
    const LentBytes how_many(counts, size * sizeof(std::int32_t)), whose(turns, size);
    deals.tell(how_many.as<std::int32_t>(), whose.as<std::uint8_t>());
}

void observe(const TileDeals& deals, int sets, nb::handle observation) {
    if (sets < 0) throw std::invalid_argument("there are no sets or more");
    const LentBytes seen(observation,
                         static_cast<std::size_t>(deals.size()) * encoded_size(deals.seats(), sets) * sizeof(float));
    const nb::gil_scoped_release others_go_on;
    deals.observe(sets, seen.as<float>());
}

void describe(const TileDeals& deals, int most, nb::handle rows, nb::handle mask) {
    if (most < 1) throw std::invalid_argument("at least one action is described");
    const auto actions = static_cast<std::size_t>(deals.size()) * static_cast<std::size_t>(most);
    const LentBytes described(rows, actions * kListedSize * sizeof(float)), allowed(mask, actions);
    const nb::gil_scoped_release others_go_on;
    deals.describe(most, described.as<float>(), allowed.as<std::int8_t>());
}

void take_alike(TileDeals& deals, const TileDeals& from, nb::handle slots, nb::handle seeds) {
    const std::size_t bytes = static_cast<std::size_t>(deals.size()) * sizeof(std::int64_t);
    const BorrowedBytes chosen(slots), drawn(seeds);
    if (chosen.size() != bytes || drawn.size() != bytes)
        throw std::invalid_argument("a slot and a seed for each deal are needed, in 64 bits");
    const nb::gil_scoped_release others_go_on;
    deals.take_alike(from, reinterpret_cast<const std::int64_t*>(chosen.data()),
                     reinterpret_cast<const std::int64_t*>(drawn.data()));
}

int at(const TileDeals& deals, int slot) {
    if (slot < 0 || slot >= deals.size()) throw nb::index_error("there is no such deal");
    return slot;
}

} // namespace

void bind_tile_deals(nb::module_& m) {
    nb::class_<TileDeals>(m, "TileDeals", "Many deals of tiles at once.")
        .def("__init__", &make, nb::kw_only(), nb::arg("players"), nb::arg("hand"), nb::arg("minimum"),
             nb::arg("drawn_on_pass"), nb::arg("pack"), nb::arg("values"), nb::arg("size"), nb::arg("seed"),
             nb::arg("threads"), nb::arg("scoring") = "penalties", nb::arg("cards") = false,
             nb::arg("high_ace") = false)
        .def("step", &step, nb::arg("choices"), nb::arg("ended"), nb::arg("points"), nb::arg("counts"),
             nb::arg("turns"))
        .def("let_others_play", &let_others_play_in_vector<TileDeals>, nb::arg("seats"), nb::arg("seeds"),
             nb::arg("ended"), nb::arg("points"))
        .def("tell", &tell, nb::arg("counts"), nb::arg("turns"))
        .def("observe", &observe, nb::arg("sets"), nb::arg("observation"))
        .def("describe", &describe, nb::arg("most"), nb::arg("rows"), nb::arg("mask"))
        .def("take_alike", &take_alike, nb::arg("source"), nb::arg("slots"), nb::arg("seeds"))
        .def(
            "begin",
            [](TileDeals& deals, int slot, std::uint32_t number, int starter) {
                if (starter < 0 || starter >= deals.seats()) throw std::invalid_argument("there is no such seat");
                deals.begin(at(deals, slot), number, starter);
            },
            nb::arg("slot"), nb::arg("number"), nb::arg("starter"))
        .def("state",
             [](const TileDeals& deals) {
                 const std::string state = deals.state();
                 return nb::bytes(state.data(), state.size());
             })
        .def(
            "restore", [](TileDeals& deals, const nb::bytes& state) { deals.restore({state.c_str(), state.size()}); },
            nb::arg("state"))
        .def(
            "number", [](const TileDeals& deals, int slot) { return deals.number(at(deals, slot)); }, nb::arg("slot"))
        .def(
            "actions",
            [](const TileDeals& deals, int slot) {
                std::vector<std::tuple<int, std::vector<Faces>>> all;
                for (const TileStep& step : deals.deal(at(deals, slot)).actions())
                    all.emplace_back(step.place, sets_of(step.sets));
                return all;
            },
            nb::arg("slot"))
        .def(
            "table", [](const TileDeals& deals, int slot) { return sets_of(deals.deal(at(deals, slot)).table()); },
            nb::arg("slot"))
        .def(
            "rack",
            [](const TileDeals& deals, int slot) {
                const TileDeal& deal = deals.deal(at(deals, slot)).deal();
                return faces_of(deal.racks[deal.turn]);
            },
            nb::arg("slot"));
}

} // namespace rummykit
