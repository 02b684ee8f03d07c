#include "closed_module.hpp"

#include "borrowed_bytes.hpp"
#include "closed_search.hpp"
#include "pool_binding.hpp"
#include "shapes_from.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>

namespace nb = nanobind;

namespace rummykit {

namespace {

using FaceList = std::vector<int>;

// --- sheets

ClosedWords closed_words(const nb::dict& given) {
    ClosedWords words;
    std::size_t known = 0;
    const auto read = [&](const char* name, auto& into) {
        if (!given.contains(name)) return;
        into = static_cast<std::remove_reference_t<decltype(into)>>(nb::cast<int>(given[name]));
        ++known;
    };
    read("seats", words.seats);
    read("hand", words.hand);
    read("scheduled", words.scheduled);
    read("upcard", words.upcard);
    read("joker_put_back", words.joker_put_back);
    read("starter_extra", words.starter_extra);
    read("own_piles", words.own_piles);
    read("shows_indicator", words.shows_indicator);
    read("pairs", words.pairs);
    read("plain", words.plain);
    read("wild_last", words.wild_last);
    read("in_pairs", words.in_pairs);
    read("in_pairs_wild_last", words.in_pairs_wild_last);
    read("indicator_shown", words.indicator_shown);
    read("indicates", words.indicates);
    read("wild_upcard", words.wild_upcard);
    read("drops", words.drops);
    read("declares", words.declares);
    read("goes_out", words.goes_out);
    read("undrawn", words.undrawn);
    read("last_turns", words.last_turns);
    read("return_upcard", words.return_upcard);
    read("when_empty", words.when_empty);
    read("times", words.times);
    read("keep_top", words.keep_top);
    read("wild_rank", words.wild_rank);
    read("always_wild", words.always_wild);
    read("scoring", words.scoring);
    read("cap", words.cap);
    read("first_drop", words.first_drop);
    read("middle_drop", words.middle_drop);
    read("to_winner", words.to_winner);
    read("pures", words.pures);
    read("tunnelas", words.tunnelas);
    read("dublees", words.dublees);
    read("jokers", words.jokers);
    read("value_cards", words.value_cards);
    read("consolation", words.consolation);
    read("base", words.base);
    read("each_joker", words.each_joker);
    read("each_wild", words.each_wild);
    read("bonuses", words.bonuses);
    read("undrawn_bonus", words.undrawn_bonus);
    read("one_draw", words.one_draw);
    read("no_wild", words.no_wild);
    read("one_suit", words.one_suit);
    if (known != given.size()) throw std::invalid_argument("a word is not known");
    return words;
}

void make_closed_sheet(ClosedSheet* made, const nb::dict& words, const std::optional<GroupNumbers>& groups,
                       const std::optional<RunNumbers>& runs, const std::vector<int>& beside, const FaceList& values,
                       const std::vector<std::uint8_t>& pack, const std::vector<std::vector<int>>& contracts) {
    if (values.size() != kClosedFaces) throw std::invalid_argument("there is one value for each of 53 faces");
    for (const std::uint8_t face : pack)
        if (face > kJokerFace) throw std::invalid_argument("a card is a face from 0 to 52");
    std::array<int, kClosedFaces> of_face;
    std::copy(values.begin(), values.end(), of_face.begin());
    new (made)
        ClosedSheet(closed_words(words), shapes_from(groups, runs), limits_from(beside), of_face, pack, contracts);
}

Cards cards_from(const FaceList& faces) {
    Cards cards;
    for (const int face : faces) {
        if (face < 0 || face > kJokerFace || cards.count(face) == kMaxCopies)
            throw std::invalid_argument("a card is a face from 0 to 52, and there are not so many of it");
        cards.add(bit_of(face));
    }
    return cards;
}

FaceList faces_of(const Cards& cards) {
    FaceList found;
    for (int face = 0; face <= kJokerFace; ++face)
        found.insert(found.end(), static_cast<std::size_t>(cards.count(face)), face);
    return found;
}

// An action with its card as everybody names it, and back.
int told(const ClosedDeal& deal, ClosedAction action) {
    return ClosedAction::of(action.act(), deal.as_told(action.face())).bits;
}

// Acts without a card have the number of the first.
int number_of(const ClosedDeal& deal, ClosedAction action) {
    const bool has_card = action.act() == ClosedAct::declare || action.act() == ClosedAct::go_out_with ||
                          action.act() == ClosedAct::discard;
    return has_card ? told(deal, action) : action.bits;
}

std::vector<int> numbers_of(const ClosedDeal& deal, const std::vector<ClosedAction>& actions) {
    std::vector<int> numbers;
    for (const ClosedAction action : actions)
        numbers.push_back(number_of(deal, action));
    return numbers;
}

std::vector<int> legal_numbers(const ClosedDeal& deal) {
    std::vector<ClosedAction> actions;
    deal.legal(actions);
    return numbers_of(deal, actions);
}

ClosedAction legal_action(const ClosedDeal& deal, const std::vector<int>& legal, int number) {
    if (std::ranges::find(legal, number) == legal.end()) throw std::invalid_argument("an action is not legal here");
    return {static_cast<std::uint16_t>(number_of(deal, {static_cast<std::uint16_t>(number)}))};
}

// --- one deal

class OneClosedDeal {
  public:
    OneClosedDeal(const ClosedSheet& sheet, const nb::bytes& seed, std::uint32_t number, int starter)
        : seed_(seed.c_str(), seed.size()), number_(number) {
        if (starter < 0 || starter >= sheet.words.seats) throw std::invalid_argument("there is no such seat");
        deal_.begin(sheet, shuffled_cards(sheet, chance()), starter);
    }

    std::vector<int> legal() const { return legal_numbers(deal_); }

    nb::list play(int number) {
        std::vector<ClosedHappened> log;
        deal_.play(legal_action(deal_, legal(), number), chance(), &log);
        nb::list told;
        for (const ClosedHappened& event : log)
            told.append(
                nb::make_tuple(static_cast<int>(event.what), event.seat, event.number,
                               event.what == ClosedEvent::stock_turned ? event.face : deal_.as_told(event.face)));
        return told;
    }

    FaceList points() const {
        const auto points = deal_.points();
        return {points.begin(), points.begin() + deal_.seats()};
    }

    std::vector<FaceList> hands() const {
        std::vector<FaceList> found;
        for (int seat = 0; seat < deal_.seats(); ++seat)
            found.push_back(faces_of(deal_.as_told(deal_.hands[static_cast<std::size_t>(seat)])));
        return found;
    }

    // What ended it, who won, the turn, the cards the winner drew, by seat why it is out.
    nb::tuple ending() const {
        nb::list out;
        for (int seat = 0; seat < deal_.seats(); ++seat)
            out.append(static_cast<int>(deal_.out[static_cast<std::size_t>(seat)]));
        const int who = deal_.winner;
        return nb::make_tuple(static_cast<int>(deal_.ended), who, deal_.turn_number,
                              who < 0 ? 0 : deal_.draws[static_cast<std::size_t>(who)], out,
                              static_cast<int>(deal_.shower), deal_.last < 0 ? -1 : deal_.as_told(deal_.last));
    }

    // What the quick player of playouts would do.
    int quick() const { return number_of(deal_, ClosedPolicy(*deal_.sheet).choose(deal_)); }

    int turn() const { return deal_.turn; }
    int indicator() const { return deal_.indicator; }
    bool over() const { return deal_.over(); }

  private:
    Chance chance() const { return {nullptr, &seed_, number_}; }

    ClosedDeal deal_{};
    std::string seed_;
    std::uint32_t number_;
};

// --- many deals

class ManyClosed : public BoundPool<DealPool<ClosedDeal>> {
  public:
    using BoundPool::BoundPool;

    std::vector<int> legal(int slot) const { return numbers_of(pool_.deal(at(slot)), pool_.legal(slot)); }
    FaceList hand(int slot) const { return faces_of(pool_.deal(at(slot)).as_told(pool_.deal(slot).hand())); }
    int indicator(int slot) const { return pool_.deal(at(slot)).indicator; }
};

// --- what a seat sees

class SeenClosed {
  public:
    // Seats are counted in the order of their turns; `out_costs` is by seat what one pays that is out of the deal, -1
    // for one that is not.
    SeenClosed(const ClosedSheet& sheet, int turn, int starter, bool drawn, const FaceList& hand,
               std::vector<int> counts, const std::vector<FaceList>& known, const FaceList& pile,
               const std::vector<int>& draws, const std::vector<int>& out_costs, int indicator, int stock, int taken,
               int finisher, int shower, const FaceList& laid, int turn_number, int turnovers) {
        const auto seats = static_cast<std::size_t>(sheet.words.seats);
        const auto seat = [&](int number) { return number >= 0 && number < sheet.words.seats; };
        if (counts.size() != seats || known.size() != seats || draws.size() != seats || out_costs.size() != seats ||
            !seat(turn) || !seat(starter) || finisher >= sheet.words.seats || shower >= sheet.words.seats ||
            pile.size() > kMostClosedCards || taken > kJokerFace || indicator > kJokerFace || stock < 0)
            throw std::invalid_argument("this is no deal of this sheet");
        ClosedDeal& deal = seen_.deal;
        deal = {};
        deal.sheet = &sheet;
        deal.turn = static_cast<std::int8_t>(turn);
        deal.starter = static_cast<std::int8_t>(starter);
        deal.taken = static_cast<std::int8_t>(taken);
        deal.finisher = static_cast<std::int8_t>(finisher);
        deal.winner = -1;
        deal.shower = static_cast<std::int8_t>(shower);
        deal.last = -1;
        deal.indicator = deal.cut = deal.swapped = -1;
        deal.at = drawn ? ClosedAt::play : ClosedAt::draw;
        deal.turn_number = turn_number;
        deal.turnovers = turnovers;
        deal.wild = {sheet.words.wild_rank, faces_of_rank(sheet.words.wild_rank)};
        if (indicator >= 0) deal.make_wild(indicator);
        deal.laid = deal.as_told(cards_from(laid));
        FaceList open = pile;
        open.insert(open.end(), laid.begin(), laid.end());
        if (indicator >= 0) open.push_back(indicator);
        for (std::size_t at = 0; at < seats; ++at) {
            const FaceList& held = static_cast<int>(at) == turn ? hand : known[at];
            open.insert(open.end(), held.begin(), held.end());
            deal.hands[at] = deal.as_told(cards_from(held));
            deal.known[at] = deal.as_told(cards_from(known[at]));
            deal.draws[at] = static_cast<std::int16_t>(draws[at]);
            if (out_costs[at] < 0) continue;
            deal.out[at] = ClosedOut::fixed;
            deal.out_costs[at] = static_cast<std::int16_t>(out_costs[at]);
        }
        for (const int face : pile) {
            deal.pile[static_cast<std::size_t>(deal.pile_size)] = static_cast<std::uint8_t>(deal.as_told(face));
            deal.thrown_by[static_cast<std::size_t>(deal.pile_size++)] = -1;
        }
        seen_.counts = std::move(counts);
        std::ranges::sort(open);
        std::ranges::set_difference(sheet.pack, open, std::back_inserter(seen_.unseen));
        if (seen_.unseen.size() + open.size() != sheet.pack.size())
            throw std::invalid_argument("a card is there too often");
        for (std::uint8_t& face : seen_.unseen)
            face = static_cast<std::uint8_t>(deal.as_told(face));
        int hidden = 0;
        for (std::size_t at = 0; at < seats; ++at)
            hidden += std::max(0, seen_.counts[at] - deal.hands[at].size());
        if (hidden + stock > static_cast<int>(seen_.unseen.size()))
            throw std::invalid_argument("there are more cards than the pack has");
        deal.stock_size = static_cast<std::int16_t>(stock);
    }

    std::vector<int> legal() const { return legal_numbers(seen_.deal); }
    int quick() const { return number_of(seen_.deal, ClosedPolicy(*seen_.deal.sheet).choose(seen_.deal)); }

    // The same as `legal`, what looks best first.
    std::vector<int> ranked() const {
        return numbers_of(seen_.deal, ClosedPolicy(*seen_.deal.sheet).ranked(seen_.deal));
    }

    // What each of these actions leads to, as pairs of 32-bit floats: of each deal, of each action.
    nb::bytes weigh(const std::vector<int>& numbers, int deals, std::uint64_t seed) const {
        const std::vector<int> may = legal();
        std::vector<ClosedAction> choices;
        for (const int number : numbers)
            choices.push_back(legal_action(seen_.deal, may, number));
        if (deals < 0) throw std::invalid_argument("there are no deals, or more");
        Random random(seed);
        Weighed all;
        {
            const nb::gil_scoped_release others_go_on;
            all = rummykit::weigh(seen_, choices, deals, random);
        }
        return nb::bytes(all.data(), all.size() * sizeof(Outcome));
    }

    // How the deal ends with these hands, for each of these orders of the stock, its next card last: pairs of 32-bit
    // floats, of each order, of each seat.
    nb::bytes played_out(const std::vector<FaceList>& hands, const std::vector<std::vector<std::uint8_t>>& stocks,
                         std::uint64_t seed) const {
        if (hands.size() != static_cast<std::size_t>(seen_.deal.seats()))
            throw std::invalid_argument("every seat has a hand");
        ClosedDeal known = seen_.deal;
        for (std::size_t seat = 0; seat < hands.size(); ++seat)
            known.hands[seat] = known.as_told(cards_from(hands[seat]));
        const ClosedPolicy policy(*known.sheet);
        Random random(seed);
        Weighed all;
        for (const auto& stock : stocks) {
            if (stock.size() > kMostClosedCards || (!stock.empty() && std::ranges::max(stock) > kJokerFace))
                throw std::invalid_argument("the stock is of the pack");
            ClosedDeal deal = known;
            std::ranges::transform(stock, deal.stock.begin(),
                                   [&](std::uint8_t face) { return static_cast<std::uint8_t>(deal.as_told(face)); });
            deal.stock_size = static_cast<std::int16_t>(stock.size());
            const nb::gil_scoped_release others_go_on;
            const auto gains = policy.play_on(deal, random);
            for (int seat = 0; seat < deal.seats(); ++seat)
                all.push_back(closed_outcome(deal, gains, seat));
        }
        return nb::bytes(all.data(), all.size() * sizeof(Outcome));
    }

  private:
    ClosedView seen_{};
};

} // namespace

void bind_closed(nb::module_& m) {
    nb::class_<ClosedSheet>(m, "ClosedSheet", "What a sheet of a game with closed hands says, as numbers.")
        .def("__init__", &make_closed_sheet, nb::kw_only(), nb::arg("words"), nb::arg("groups").none(),
             nb::arg("runs").none(), nb::arg("beside"), nb::arg("values"), nb::arg("pack"), nb::arg("contracts"));
    nb::class_<OneClosedDeal>(m, "ClosedDeal", "One deal with closed hands, step by step.")
        .def(nb::init<const ClosedSheet&, const nb::bytes&, std::uint32_t, int>(), nb::arg("sheet"), nb::arg("seed"),
             nb::arg("number"), nb::arg("starter"), nb::keep_alive<1, 2>())
        .def("legal", &OneClosedDeal::legal)
        .def("play", &OneClosedDeal::play, nb::arg("action"))
        .def("points", &OneClosedDeal::points)
        .def("hands", &OneClosedDeal::hands)
        .def("ending", &OneClosedDeal::ending)
        .def("quick", &OneClosedDeal::quick)
        .def_prop_ro("turn", &OneClosedDeal::turn)
        .def_prop_ro("indicator", &OneClosedDeal::indicator)
        .def_prop_ro("over", &OneClosedDeal::over);
    bind_pool<ManyClosed, ClosedSheet>(m, "ClosedPool", "Many deals with closed hands at once.")
        .def("indicator", &ManyClosed::indicator, nb::arg("slot"));
    nb::class_<SeenClosed>(m, "SeenClosed", "A deal with closed hands as one seat sees it.")
        .def(nb::init<const ClosedSheet&, int, int, bool, const FaceList&, std::vector<int>,
                      const std::vector<FaceList>&, const FaceList&, const std::vector<int>&, const std::vector<int>&,
                      int, int, int, int, int, const FaceList&, int, int>(),
             nb::arg("sheet"), nb::kw_only(), nb::arg("turn"), nb::arg("starter"), nb::arg("drawn"), nb::arg("hand"),
             nb::arg("counts"), nb::arg("known"), nb::arg("pile"), nb::arg("draws"), nb::arg("out_costs"),
             nb::arg("indicator"), nb::arg("stock"), nb::arg("taken"), nb::arg("finisher"), nb::arg("shower"),
             nb::arg("laid"), nb::arg("turn_number"), nb::arg("turnovers"), nb::keep_alive<1, 2>())
        .def("legal", &SeenClosed::legal)
        .def("quick", &SeenClosed::quick)
        .def("ranked", &SeenClosed::ranked)
        .def("weigh", &SeenClosed::weigh, nb::arg("actions"), nb::arg("deals"), nb::arg("seed"))
        .def("played_out", &SeenClosed::played_out, nb::arg("hands"), nb::arg("stocks"), nb::arg("seed"));
}

} // namespace rummykit
