#include "tile_module.hpp"

#include "tile_binding.hpp"
#include "tile_steps.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

namespace nb = nanobind;

namespace rummykit {

namespace {

// The words of a sheet, and whole deals and searches under them.
class TilePlayouts {
  public:
    TilePlayouts(int players, int hand, int minimum, bool then_manipulate, int drawn_on_pass,
                 const std::string& joker_sets, const Faces& pack, const std::vector<int>& values,
                 const std::vector<float>& value, const std::string& scoring, bool cards, bool high_ace, bool first_run,
                 bool natural_run)
        : hand_(hand) {
        set_words(words_, players, hand, minimum, drawn_on_pass, pack, values);
        words_.then_manipulate = then_manipulate;
        words_.joker_sets = joker_sets == "free"       ? JokerSetWord::kFree
                            : joker_sets == "another"  ? JokerSetWord::kAnother
                            : joker_sets == "rack_set" ? JokerSetWord::kRackSet
                            : joker_sets == "declared" ? JokerSetWord::kDeclared
                                                       : JokerSetWord::kStays;
        words_.scoring = scoring_of(scoring);
        words_.cards = cards;
        words_.high_ace = high_ace;
        words_.first_run = first_run;
        words_.natural_run = natural_run;
        if (!value.empty()) value_ = TileValue(value);
    }

    // Greedy's turn: the tiles, the sets afterwards, after a first meld that ended the turn only its own, and the sets
    // of a first meld after which it went on.
    Turn greedy(const std::vector<GivenSet>& table, const Faces& rack, bool opened) const {
        TileDeal deal;
        lay(deal, table);
        deal.racks[0] = pool_of(rack);
        deal.opened[0] = opened;
        TilePlayer player(words_);
        TileMove move;
        {
            nb::gil_scoped_release release;
            if (!player.greedy(turn_of(deal), move)) return std::nullopt;
        }
        return std::tuple(faces_of(move.played), sets_of(player.table(), declared()),
                          sets_of(player.first(), declared()));
    }

    // The best turn that a search finds, as `greedy` has it, or None to pass; then what every candidate came to.
    auto search(const std::vector<GivenSet>& table, const Faces& rack, const std::vector<int>& held,
                const std::vector<bool>& opened, const std::vector<bool>& acted, int stock, int seat, int playouts,
                int milliseconds, std::uint64_t seed, int plies, int candidates, double point, int most_held) const {
        const TileBudget budget{{playouts, milliseconds / 1000.0}, plies, candidates, point, most_held};
        const TileSight sight = sight_of(table, SeenTiles{rack, held, opened, acted, stock, seat});
        return searched_turn<TileSearch>(
            words_, value_, sight, budget, seed, [this](const TileCandidate& chosen, const TileDeal&) {
                return std::tuple(faces_of(chosen.move.played), sets_of(chosen.table, declared()),
                                  sets_of(chosen.first, declared()));
            });
    }

    // What turns lead to, as `weighed_turns` has it.
    nb::bytes weigh(const std::vector<GivenTurn>& turns, const std::vector<GivenSet>& table, const Faces& rack,
                    const std::vector<int>& held, const std::vector<bool>& opened, const std::vector<bool>& acted,
                    int stock, int seat, int deals, int plies, std::uint64_t seed) const {
        const TileSight sight = sight_of(table, SeenTiles{rack, held, opened, acted, stock, seat});
        return weighed_turns<TileSearch, TileCandidate>(
            words_, value_, sight, table, turns, deals, plies, seed,
            [&](TileMove& move, const std::vector<GivenSet>& sets) {
                TileDeal deal;
                lay(deal, sets);
                move.loose = deal.loose;
                move.bound_count = deal.bound_count;
                std::copy_n(deal.bound.begin(), deal.bound_count, move.bound.begin());
                TilePool all = deal.loose;
                for (int at = 0; at < deal.bound_count; ++at)
                    for (int place = 0; place < deal.bound[at].size; ++place)
                        ++all[deal.bound[at].faces[place]];
                return all;
            });
    }

    // What a known deal comes to, as `played_out` has it, by greedy to its end.
    std::vector<SeatOutcomes> played_out(const std::vector<GivenSet>& table, const std::vector<Faces>& racks,
                                         const std::vector<bool>& opened, int turn, int idle,
                                         const std::vector<Faces>& stocks) const {
        GreedyWalk walk(words_);
        return rummykit::played_out<TileDeal>(
            words_, KnownDeal{racks, opened, turn, idle, stocks}, [&](TileDeal& deal) { return laid(deal, table); },
            [&](TileDeal& deal) {
                play_out(deal, walk);
                return outcomes(deal, words_);
            });
    }

    // The same by the search with so many playouts, for so many turns, and then the learnt value.
    std::vector<SeatOutcomes> searched_on(const std::vector<GivenSet>& table, const std::vector<Faces>& racks,
                                          const std::vector<bool>& opened, int turn, int idle,
                                          const std::vector<Faces>& stocks, int playouts, int turns,
                                          std::uint64_t seed) const {
        TileSearch search(words_, value_);
        Random chance(seed);
        const TileBudget budget{.limit = {.playouts = playouts}};
        return rummykit::played_out<TileDeal>(
            words_, KnownDeal{racks, opened, turn, idle, stocks}, [&](TileDeal& deal) { return laid(deal, table); },
            [&](TileDeal& deal) { return rummykit::searched_on(deal, search, budget, turns, hand_, chance); });
    }

    // A deal step by step, from the racks in turn order and the stock, its next tile last.
    TileSteps steps(const std::vector<Faces>& racks, const Faces& stock, int turn) const {
        if (racks.size() != static_cast<std::size_t>(words_.players) || turn < 0 || turn >= words_.players)
            throw std::invalid_argument("every seat has a rack, and one of them is to act");
        TilePool all = pool_of(stock);
        TileDeal deal;
        deal.players = words_.players;
        deal.turn = turn;
        for (std::size_t seat = 0; seat < racks.size(); ++seat) {
            deal.racks[seat] = pool_of(racks[seat]);
            deal.held[seat] = static_cast<std::uint8_t>(racks[seat].size());
            deal.opened[seat] = words_.minimum < 0;
            for (int face = 0; face < kPoolFaces; ++face)
                all[face] = static_cast<std::uint8_t>(all[face] + deal.racks[seat][face]);
        }
        if (all != words_.pack) throw std::invalid_argument("the racks and the stock are not the pack");
        for (const int face : stock)
            deal.stock[deal.stock_size++] = static_cast<std::uint8_t>(face_of(face));
        return TileSteps(words_, deal);
    }

    // Deals in which every legal action is as likely as any other; returns how many actions they took.
    long random_deals(int deals, std::uint64_t seed) const {
        nb::gil_scoped_release release;
        Random chance(seed);
        long actions = 0;
        for (int each = 0; each < deals; ++each) {
            TileSteps steps(words_, dealt(words_, hand_, chance));
            for (int count = steps.count(); count > 0; count = steps.count(), ++actions)
                steps.play(steps.action(static_cast<int>(chance.below(static_cast<std::uint32_t>(count)))));
        }
        return actions;
    }

    // Deals of greedy alone; returns how many turns they took.
    long greedy_deals(int deals, std::uint64_t seed) const {
        return greedy_turns<TilePlayer>(words_, deals, seed,
                                        [&](Random& chance) { return dealt(words_, hand_, chance); });
    }

    // The same by the greedy of playouts: the turns, those in which it played fewer tiles than greedy, and more.
    std::tuple<int, int, int> walked_deals(int deals, std::uint64_t seed) const {
        nb::gil_scoped_release release;
        TilePlayer player(words_);
        GreedyWalk walk(words_);
        Random chance(seed);
        WalkedDeal all;
        for (int each = 0; each < deals; ++each) {
            TileDeal deal = dealt(words_, hand_, chance);
            const WalkedDeal one = walked_deal(deal, walk, player);
            all.turns += one.turns;
            all.fewer += one.fewer;
            all.more += one.more;
        }
        return {all.turns, all.fewer, all.more};
    }

    // Positions to learn from, one row after the other, a row for each seat, of 26 numbers.
    nb::bytes samples(int deals, std::uint64_t seed, int threads, int playouts, double share) const {
        const TileBudget budget{.limit = {.playouts = playouts}};
        return learnt_rows(deals, seed, threads, [&](std::uint64_t each, std::vector<float>& rows) {
            learn_from(words_, hand_, value_, budget, share, each, rows);
        });
    }

    // The search in every seat of each deal in turn, against greedy: for each deal the share of deals won, its points,
    // the turns searched, and their milliseconds, in all and at most.
    auto against_greedy(int deals, std::uint64_t seed, int threads, int playouts, int milliseconds, int plies,
                        int candidates, double point, int most_held) const {
        const TileBudget budget{{playouts, milliseconds / 1000.0}, plies, candidates, point, most_held};
        return matched_deals(words_, hand_, value_, budget, deals, seed, threads);
    }

  private:
    bool declared() const { return words_.joker_sets == JokerSetWord::kDeclared; }

    TileSight sight_of(const std::vector<GivenSet>& table, const SeenTiles& seen) const {
        if (!of_pack(words_, table, seen.rack))
            throw std::invalid_argument("the tiles that are seen are not of the pack");
        return rummykit::sight_of<TileSight>(words_, seen, [&](TileDeal& deal) { return laid(deal, table); });
    }

    // Lays a table; returns how many tiles it has.
    int laid(TileDeal& deal, const std::vector<GivenSet>& table) const {
        lay(deal, table);
        int tiles = total(deal.loose);
        for (int at = 0; at < deal.bound_count; ++at)
            tiles += deal.bound[at].size;
        return tiles;
    }

    void lay(TileDeal& deal, const std::vector<GivenSet>& table) const {
        for (const auto& [faces, kind] : table) {
            if (faces.size() > kNumbers) throw std::invalid_argument("a set has thirteen tiles at most");
            LaidSet set;
            for (const int face : faces)
                set.add(face_of(face));
            set.run = kind == "run";
            if (declared() && !set.run)
                for (const int face : faces)
                    if (face != kTileJoker)
                        set.colours |= static_cast<std::uint8_t>(1u << face % kStandingFor / kNumbers);
            if (words_.joker_sets != JokerSetWord::kFree && set.has_joker()) {
                if (deal.bound_count == kMostJokers) throw std::invalid_argument("more jokers than a pack holds");
                deal.bound[deal.bound_count++] = set;
                continue;
            }
            for (int at = 0; at < set.size; ++at)
                ++deal.loose[set.faces[at]];
        }
    }

    TileWords words_;
    TileValue value_;
    int hand_;
};

// A legal action as Python has it: the place of the set that gets longer, -1 for new sets, and the sets; none to pass.
std::tuple<int, std::vector<Faces>> told(const TileStep& step) {
    return {step.place, sets_of(step.sets)};
}

std::tuple<Faces, Faces, int> played(TileSteps& steps, int number) {
    if (number < 0 || number >= steps.count()) throw std::out_of_range("there is no action of this number");
    const TileStepped done = steps.play(steps.action(number));
    Faces laid(done.played.begin(), done.played.end()), drawn(done.drawn.begin(), done.drawn.end());
    for (int& face : laid)
        face += kFirstFace;
    for (int& face : drawn)
        face += kFirstFace;
    return {laid, drawn, done.opening};
}

void bind_steps(nb::module_& module) {
    nb::class_<TileSteps>(module, "TileSteps")
        .def("count", &TileSteps::count)
        .def("action", [](const TileSteps& steps, int number) { return told(steps.action(number)); })
        .def("actions",
             [](const TileSteps& steps) {
                 std::vector<std::tuple<int, std::vector<Faces>>> all;
                 for (const TileStep& step : steps.actions())
                     all.push_back(told(step));
                 return all;
             })
        .def("play", &played, nb::arg("number"))
        .def("table",
             [](const TileSteps& steps) {
                 std::vector<GivenSet> table;
                 const std::vector<Faces> sets = sets_of(steps.table());
                 for (std::size_t at = 0; at < sets.size(); ++at)
                     table.emplace_back(sets[at], steps.table()[at].run ? "run" : "group");
                 return table;
             })
        .def("rack", [](const TileSteps& steps, int seat) { return faces_of(steps.deal().racks.at(seat)); })
        .def_prop_ro("turn", [](const TileSteps& steps) { return steps.deal().turn; })
        .def_prop_ro("winner", [](const TileSteps& steps) { return std::max(steps.deal().over, -1); })
        .def_prop_ro("over", [](const TileSteps& steps) { return steps.deal().over != TileDeal::kOn; });
}

} // namespace

void bind_tiles(nb::module_& module) {
    bind_steps(module);
    nb::class_<TilePlayouts>(module, "TilePlayouts")
        .def(nb::init<int, int, int, bool, int, const std::string&, const Faces&, const std::vector<int>&,
                      const std::vector<float>&, const std::string&, bool, bool, bool, bool>(),
             nb::kw_only(), nb::arg("players"), nb::arg("hand"), nb::arg("minimum"), nb::arg("then_manipulate"),
             nb::arg("drawn_on_pass"), nb::arg("joker_sets"), nb::arg("pack"), nb::arg("values"),
             nb::arg("value") = std::vector<float>(), nb::arg("scoring") = "penalties", nb::arg("cards") = false,
             nb::arg("high_ace") = false, nb::arg("first_run") = false, nb::arg("natural_run") = false)
        .def("greedy", &TilePlayouts::greedy, nb::arg("table"), nb::arg("rack"), nb::arg("opened"))
        .def("search", &TilePlayouts::search, nb::kw_only(), nb::arg("table"), nb::arg("rack"), nb::arg("held"),
             nb::arg("opened"), nb::arg("acted"), nb::arg("stock"), nb::arg("seat"), nb::arg("playouts") = 0,
             nb::arg("milliseconds") = 0, nb::arg("seed") = 0, nb::arg("plies") = 10, nb::arg("candidates") = 16,
             nb::arg("point") = 0.001, nb::arg("most_held") = TileBudget{}.most_held)
        .def("weigh", &TilePlayouts::weigh, nb::arg("turns"), nb::kw_only(), nb::arg("table"), nb::arg("rack"),
             nb::arg("held"), nb::arg("opened"), nb::arg("acted"), nb::arg("stock"), nb::arg("seat"), nb::arg("deals"),
             nb::arg("plies") = 10, nb::arg("seed") = 0)
        .def("played_out", &TilePlayouts::played_out, nb::kw_only(), nb::arg("table"), nb::arg("racks"),
             nb::arg("opened"), nb::arg("turn"), nb::arg("idle"), nb::arg("stocks"))
        .def("searched_on", &TilePlayouts::searched_on, nb::kw_only(), nb::arg("table"), nb::arg("racks"),
             nb::arg("opened"), nb::arg("turn"), nb::arg("idle"), nb::arg("stocks"), nb::arg("playouts"),
             nb::arg("turns"), nb::arg("seed"))
        .def("steps", &TilePlayouts::steps, nb::arg("racks"), nb::arg("stock"), nb::arg("turn"))
        .def("random_deals", &TilePlayouts::random_deals, nb::arg("deals"), nb::arg("seed"))
        .def("greedy_deals", &TilePlayouts::greedy_deals, nb::arg("deals"), nb::arg("seed"))
        .def("walked_deals", &TilePlayouts::walked_deals, nb::arg("deals"), nb::arg("seed"))
        .def("samples", &TilePlayouts::samples, nb::arg("deals"), nb::arg("seed"), nb::arg("threads") = 1,
             nb::arg("playouts") = 0, nb::arg("share") = 0.0)
        .def("against_greedy", &TilePlayouts::against_greedy, nb::arg("deals"), nb::arg("seed"), nb::arg("threads") = 1,
             nb::arg("playouts") = 0, nb::arg("milliseconds") = 0, nb::arg("plies") = 10, nb::arg("candidates") = 16,
             nb::arg("point") = 0.001, nb::arg("most_held") = TileBudget{}.most_held);
}

} // namespace rummykit
