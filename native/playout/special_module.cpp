#include "special_module.hpp"

#include "parallel.hpp"
#include "special_match.hpp"
#include "tile_input.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

namespace nb = nanobind;

namespace rummykit {

namespace {

using GivenSet = std::tuple<Faces, std::string>;

std::vector<Faces> sets_of(const SpecialTable& table, int first = 0) {
    std::vector<Faces> sets;
    for (int at = first; at < table.count; ++at) {
        Faces& faces = sets.emplace_back();
        for (const std::uint8_t face : table.at(at))
            faces.push_back(face + kFirstFace);
    }
    return sets;
}

// The words of a sheet with special jokers, and whole deals and searches under them.
class SpecialPlayouts {
  public:
    SpecialPlayouts(int players, int hand, int minimum, int drawn_on_pass, bool leading, bool adjacent,
                    const Faces& pack, const std::vector<int>& values, const std::vector<float>& value)
        : hand_(hand) {
        if (players < 2 || players > kMostSeats) throw std::invalid_argument("2 to 4 seats play");
        if (values.size() != kPoolFaces) throw std::invalid_argument("each of the 56 faces has a value");
        words_.players = players;
        words_.minimum = minimum;
        words_.drawn_on_pass = drawn_on_pass;
        words_.leading = leading;
        words_.adjacent = adjacent;
        words_.pack = pool_of(pack);
        for (const int count : words_.pack)
            if (count > kCopies) throw std::invalid_argument("a pack holds two of each tile at most");
        if (total(words_.pack) < players * hand) throw std::invalid_argument("a pack holds the tiles of all racks");
        std::ranges::copy(values, words_.values.begin());
        if (!value.empty()) value_ = TileValue(value);
    }

    using Turn = std::optional<std::tuple<Faces, std::vector<Faces>, std::vector<Faces>>>;

    // Greedy's turn, looked for as in playouts or thoroughly: the tiles, the sets afterwards, after a first meld only
    // its own, and no others.
    Turn greedy(const std::vector<GivenSet>& table, const Faces& rack, bool opened, bool quick) const {
        SpecialDeal deal;
        lay(deal, table, rack);
        deal.racks[0] = pool_of(rack);
        deal.opened[0] = opened;
        SpecialPlayer player(words_);
        SpecialMove move;
        {
            nb::gil_scoped_release release;
            if (!player.greedy(turn_of(deal), move, quick ? kQuick : kThorough)) return std::nullopt;
        }
        return turn(deal, move);
    }

    // The best turn that a search finds, as `greedy` has it, or None to pass; then what every candidate came to.
    auto search(const std::vector<GivenSet>& table, const Faces& rack, const std::vector<int>& held,
                const std::vector<bool>& opened, const std::vector<bool>& acted, int stock, int seat, int playouts,
                int milliseconds, std::uint64_t seed, int plies, int candidates, double point) const {
        const auto players = static_cast<std::size_t>(words_.players);
        if (held.size() != players || opened.size() != players || acted.size() != players || seat < 0 ||
            seat >= words_.players)
            throw std::invalid_argument("every seat has its tiles, and one of them is to act");
        if ((playouts < 1) == (milliseconds < 1))
            throw std::invalid_argument("a search has playouts or milliseconds, one of the two");
        SpecialSight sight;
        SpecialDeal& deal = sight.deal;
        deal.players = words_.players;
        deal.turn = seat;
        deal.stock_size = stock;
        lay(deal, table, rack);
        deal.racks[seat] = pool_of(rack);
        int tiles = stock + total(deal.loose);
        for (std::size_t each = 0; each < players; ++each) {
            deal.held[each] = static_cast<std::uint8_t>(held[each]);
            deal.opened[each] = opened[each];
            sight.acted[each] = acted[each];
            tiles += held[each];
        }
        if (stock < 0 || tiles != total(words_.pack) || total(deal.racks[seat]) != held[seat])
            throw std::invalid_argument("the tiles on the table, on the racks and in the pool are not the pack");
        const TileBudget budget{{playouts, milliseconds / 1000.0}, plies, candidates, point};
        SpecialSearch search(words_, value_);
        const SpecialCandidate* chosen;
        {
            nb::gil_scoped_release release;
            chosen = &search.solve(sight, budget, seed);
        }
        std::vector<std::tuple<Faces, std::int64_t, double>> weighed;
        for (const SpecialCandidate& each : search.candidates())
            weighed.emplace_back(faces_of(each.move.played), each.judged.playouts, each.judged.mean());
        return std::tuple(chosen->passes ? Turn() : turn(deal, chosen->move), weighed);
    }

    // Deals of greedy alone; returns how many turns they took.
    long greedy_deals(int deals, std::uint64_t seed) const {
        nb::gil_scoped_release release;
        SpecialPlayer player(words_);
        Random chance(seed);
        long turns = 0;
        for (int each = 0; each < deals; ++each) {
            SpecialDeal deal{dealt(words_, hand_, chance), {}};
            turns += greedy_deal(deal, player);
        }
        return turns;
    }

    // Positions to learn from, one row after the other, a row for each seat, of 26 numbers.
    nb::bytes samples(int deals, std::uint64_t seed, int threads) const {
        std::vector<std::vector<float>> rows(static_cast<std::size_t>(deals));
        {
            nb::gil_scoped_release release;
            share_out(rows.size(), 1, static_cast<std::size_t>(threads), [&](std::size_t first, std::size_t last) {
                for (std::size_t at = first; at < last; ++at)
                    learn_from(words_, hand_, Random(seed + at).next(), rows[at]);
            });
        }
        std::vector<float> all;
        for (const auto& each : rows)
            all.insert(all.end(), each.begin(), each.end());
        return nb::bytes(all.data(), all.size() * sizeof(float));
    }

    // The search in every seat of each deal in turn, against greedy: for each deal the share of deals won, its points,
    // the turns searched, and their milliseconds, in all and at most.
    auto against_greedy(int deals, std::uint64_t seed, int threads, int playouts, int milliseconds, int plies,
                        int candidates, double point) const {
        std::vector<std::tuple<double, double, int, double, double>> all(static_cast<std::size_t>(deals));
        nb::gil_scoped_release release;
        const TileBudget budget{{playouts, milliseconds / 1000.0}, plies, candidates, point};
        share_out(all.size(), 1, static_cast<std::size_t>(threads), [&](std::size_t first, std::size_t last) {
            for (std::size_t at = first; at < last; ++at) {
                const TileMatchDeal deal = searched_deal(words_, hand_, value_, budget, Random(seed + at).next());
                const double seats = words_.players;
                all[at] = {deal.won / seats, deal.points / seats, deal.searches, deal.took, deal.slowest};
            }
        });
        return all;
    }

  private:
    void lay(SpecialDeal& deal, const std::vector<GivenSet>& table, const Faces& rack) const {
        TilePool seen = pool_of(rack);
        for (const auto& [faces, kind] : table)
            for (const int face : faces) {
                ++seen[face_of(face)];
                ++deal.loose[face_of(face)];
            }
        if (!std::equal(seen.begin(), seen.end(), words_.pack.begin(), std::less_equal<>()))
            throw std::invalid_argument("the tiles that are seen are not of the pack");
        for (const auto& [faces, kind] : table) {
            if (faces.size() < 3) throw std::invalid_argument("a set has three tiles at least");
            std::vector<std::uint8_t> set;
            for (const int face : faces)
                set.push_back(static_cast<std::uint8_t>(face_of(face)));
            deal.table.add(set);
        }
    }

    static Turn turn(const SpecialDeal& deal, const SpecialMove& move) {
        const bool opened = deal.opened[deal.turn];
        return std::tuple(faces_of(move.played), sets_of(move.table, opened ? 0 : deal.table.count),
                          std::vector<Faces>());
    }

    SpecialWords words_;
    TileValue value_;
    int hand_;
};

} // namespace

void bind_special_tiles(nb::module_& module) {
    nb::class_<SpecialPlayouts>(module, "SpecialPlayouts")
        .def(nb::init<int, int, int, int, bool, bool, const Faces&, const std::vector<int>&,
                      const std::vector<float>&>(),
             nb::kw_only(), nb::arg("players"), nb::arg("hand"), nb::arg("minimum"), nb::arg("drawn_on_pass"),
             nb::arg("leading"), nb::arg("adjacent"), nb::arg("pack"), nb::arg("values"),
             nb::arg("value") = std::vector<float>())
        .def("greedy", &SpecialPlayouts::greedy, nb::arg("table"), nb::arg("rack"), nb::arg("opened"),
             nb::arg("quick") = false)
        .def("search", &SpecialPlayouts::search, nb::kw_only(), nb::arg("table"), nb::arg("rack"), nb::arg("held"),
             nb::arg("opened"), nb::arg("acted"), nb::arg("stock"), nb::arg("seat"), nb::arg("playouts") = 0,
             nb::arg("milliseconds") = 0, nb::arg("seed") = 0, nb::arg("plies") = kSpecialPlies,
             nb::arg("candidates") = 16, nb::arg("point") = 0.001)
        .def("greedy_deals", &SpecialPlayouts::greedy_deals, nb::arg("deals"), nb::arg("seed"))
        .def("samples", &SpecialPlayouts::samples, nb::arg("deals"), nb::arg("seed"), nb::arg("threads") = 1)
        .def("against_greedy", &SpecialPlayouts::against_greedy, nb::arg("deals"), nb::arg("seed"),
             nb::arg("threads") = 1, nb::arg("playouts") = 0, nb::arg("milliseconds") = 0,
             nb::arg("plies") = kSpecialPlies, nb::arg("candidates") = 16, nb::arg("point") = 0.001);
}

} // namespace rummykit
