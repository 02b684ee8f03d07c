#include "special_module.hpp"

#include "tile_binding.hpp"

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
        set_words(words_, players, hand, minimum, drawn_on_pass, pack, values);
        words_.leading = leading;
        words_.adjacent = adjacent;
        if (!value.empty()) value_ = TileValue(value);
    }

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

    // Whether the jokers of one table may have come to lie as they do on another.
    bool jokers_may_move(const std::vector<GivenSet>& before, const std::vector<GivenSet>& after) const {
        SpecialDeal deal, later;
        lay(deal, before, {});
        lay(later, after, {});
        if (!later.table.count || !std::ranges::equal(deal.loose, later.loose, std::ranges::less_equal()))
            throw std::invalid_argument("a tile of the table is missing");
        return FreedJokers().allowed(deal.table, later.table);
    }

    // The best turn that a search finds, as `greedy` has it, or None to pass; then what every candidate came to.
    auto search(const std::vector<GivenSet>& table, const Faces& rack, const std::vector<int>& held,
                const std::vector<bool>& opened, const std::vector<bool>& acted, int stock, int seat, int playouts,
                int milliseconds, std::uint64_t seed, int plies, int candidates, double point) const {
        const TileBudget budget{{playouts, milliseconds / 1000.0}, plies, candidates, point};
        const SpecialSight sight = sight_of(table, SeenTiles{rack, held, opened, acted, stock, seat});
        return searched_turn<SpecialSearch>(
            words_, value_, sight, budget, seed,
            [&](const SpecialCandidate& chosen, const SpecialDeal& deal) { return *turn(deal, chosen.move); });
    }

    // What turns lead to, as `weighed_turns` has it.
    nb::bytes weigh(const std::vector<GivenTurn>& turns, const std::vector<GivenSet>& table, const Faces& rack,
                    const std::vector<int>& held, const std::vector<bool>& opened, const std::vector<bool>& acted,
                    int stock, int seat, int deals, int plies, std::uint64_t seed) const {
        const SpecialSight sight = sight_of(table, SeenTiles{rack, held, opened, acted, stock, seat});
        return weighed_turns<SpecialSearch, SpecialCandidate>(
            words_, value_, sight, table, turns, deals, plies, seed,
            [&](SpecialMove& move, const std::vector<GivenSet>& sets) {
                SpecialDeal deal;
                lay(deal, sets, {});
                move.table = deal.table;
                return deal.loose;
            });
    }

    // What a known deal comes to, as `played_out` has it.
    std::vector<SeatOutcomes> played_out(const std::vector<GivenSet>& table, const std::vector<Faces>& racks,
                                         const std::vector<bool>& opened, int turn, int idle,
                                         const std::vector<Faces>& stocks) const {
        SpecialPlayer player(words_);
        return rummykit::played_out<SpecialDeal>(
            words_, KnownDeal{racks, opened, turn, idle, stocks},
            [&](SpecialDeal& deal) {
                lay(deal, table, {});
                return total(deal.loose);
            },
            [&](SpecialDeal& deal) {
                play_out(deal, player);
                return outcomes(deal, words_);
            });
    }

    // Deals of greedy alone; returns how many turns they took.
    long greedy_deals(int deals, std::uint64_t seed) const {
        return greedy_turns<SpecialPlayer>(
            words_, deals, seed, [&](Random& chance) { return SpecialDeal{dealt(words_, hand_, chance), {}}; });
    }

    // Positions to learn from, one row after the other, a row for each seat, of 26 numbers.
    nb::bytes samples(int deals, std::uint64_t seed, int threads) const {
        return learnt_rows(deals, seed, threads, [&](std::uint64_t each, std::vector<float>& rows) {
            learn_from(words_, hand_, each, rows);
        });
    }

    // The search in every seat of each deal in turn, against greedy: for each deal the share of deals won, its points,
    // the turns searched, and their milliseconds, in all and at most.
    auto against_greedy(int deals, std::uint64_t seed, int threads, int playouts, int milliseconds, int plies,
                        int candidates, double point) const {
        const TileBudget budget{{playouts, milliseconds / 1000.0}, plies, candidates, point};
        return matched_deals(words_, hand_, value_, budget, deals, seed, threads);
    }

  private:
    SpecialSight sight_of(const std::vector<GivenSet>& table, const SeenTiles& seen) const {
        return rummykit::sight_of<SpecialSight>(words_, seen, [&](SpecialDeal& deal) {
            lay(deal, table, seen.rack);
            return total(deal.loose);
        });
    }

    void lay(SpecialDeal& deal, const std::vector<GivenSet>& table, const Faces& rack) const {
        if (!of_pack(words_, table, rack)) throw std::invalid_argument("the tiles that are seen are not of the pack");
        for (const auto& [faces, kind] : table) {
            if (faces.size() < 3) throw std::invalid_argument("a set has three tiles at least");
            std::vector<std::uint8_t> set;
            for (const int face : faces)
                set.push_back(static_cast<std::uint8_t>(face_of(face)));
            deal.table.add(set);
            for (const std::uint8_t face : set)
                ++deal.loose[face];
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
        .def("jokers_may_move", &SpecialPlayouts::jokers_may_move, nb::arg("before"), nb::arg("after"))
        .def("search", &SpecialPlayouts::search, nb::kw_only(), nb::arg("table"), nb::arg("rack"), nb::arg("held"),
             nb::arg("opened"), nb::arg("acted"), nb::arg("stock"), nb::arg("seat"), nb::arg("playouts") = 0,
             nb::arg("milliseconds") = 0, nb::arg("seed") = 0, nb::arg("plies") = kSpecialPlies,
             nb::arg("candidates") = 16, nb::arg("point") = 0.001)
        .def("weigh", &SpecialPlayouts::weigh, nb::arg("turns"), nb::kw_only(), nb::arg("table"), nb::arg("rack"),
             nb::arg("held"), nb::arg("opened"), nb::arg("acted"), nb::arg("stock"), nb::arg("seat"), nb::arg("deals"),
             nb::arg("plies") = kSpecialPlies, nb::arg("seed") = 0)
        .def("played_out", &SpecialPlayouts::played_out, nb::kw_only(), nb::arg("table"), nb::arg("racks"),
             nb::arg("opened"), nb::arg("turn"), nb::arg("idle"), nb::arg("stocks"))
        .def("greedy_deals", &SpecialPlayouts::greedy_deals, nb::arg("deals"), nb::arg("seed"))
        .def("samples", &SpecialPlayouts::samples, nb::arg("deals"), nb::arg("seed"), nb::arg("threads") = 1)
        .def("against_greedy", &SpecialPlayouts::against_greedy, nb::arg("deals"), nb::arg("seed"),
             nb::arg("threads") = 1, nb::arg("playouts") = 0, nb::arg("milliseconds") = 0,
             nb::arg("plies") = kSpecialPlies, nb::arg("candidates") = 16, nb::arg("point") = 0.001);
}

} // namespace rummykit
