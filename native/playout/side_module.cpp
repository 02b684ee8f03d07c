#include "side_module.hpp"

#include "side_search.hpp"

#include <nanobind/stl/map.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <map>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>

namespace nb = nanobind;

namespace rummykit {

namespace {

using KindList = std::vector<int>;
using Numbers = std::map<std::string, int>;

[[noreturn]] void no_deal(const char* what) {
    throw std::invalid_argument(what);
}

int told(const Numbers& said, const char* name, int least, int most) {
    const auto found = said.find(name);
    if (found == said.end() || found->second < least || found->second > most) no_deal("this is no deal of this sheet");
    return found->second;
}

// A sheet's words as numbers; of each kind of cards its role, whether it blocks the pile, its points and its number.
SideWords side_words(const Numbers& said, const std::vector<std::tuple<int, bool, int, int>>& kinds,
                     const std::pair<int, int>& wild, const std::vector<int>& beside) {
    SideWords words;
    const auto number = [&](const char* name, int least = 0, int most = 1 << 20) {
        return told(said, name, least, most);
    };
    const auto is = [&](const char* name) { return number(name, 0, 1) != 0; };
    words.seats = number("seats", 2, kMostSideSeats);
    words.partners = is("partners");
    words.group_least = number("group_least", 3, 31);
    words.group_most = number("group_most", words.group_least, 31);
    words.alone = is("alone");
    words.opens = is("opens");
    words.waived = is("waived");
    words.may_go_out = is("may_go_out");
    words.last_wild = is("last_wild");
    words.needs_yes = is("needs_yes");
    words.always_frozen = is("always_frozen");
    words.most_taken = number("most_taken");
    words.drawn = number("drawn", 1);
    words.empty_at = number("empty_at");
    words.book = number("book", 4);
    words.natural = number("natural");
    words.mixed = number("mixed");
    words.semi = number("semi", -1);
    words.wild_book = number("wild_book", -1);
    words.books_needed = number("books_needed", 0, 7);
    words.natural_needed = number("natural_needed", 0, 7);
    words.mixed_needed = number("mixed_needed", 0, 7);
    words.second_cards = number("second_cards");
    words.second_penalty = number("second_penalty", -1);
    words.second_of_side = is("second_of_side");
    words.bonus_each = number("bonus_each");
    words.bonus_all = number("bonus_all", -1);
    words.bonus_cards = number("bonus_cards");
    words.going_out = number("going_out");
    words.concealed = number("concealed");
    const int count = static_cast<int>(kinds.size());
    if (count > kMostSideKinds || beside.size() > kMostBeside || wild.first >= count || wild.second >= count ||
        wild.first < 0 || (words.partners && words.seats % 2))
        no_deal("the kernel does not play such a sheet");
    for (const auto& [role, blocks, points, cards] : kinds) {
        if (role < 0 || role > static_cast<int>(SideRole::bonus) || cards < 0) no_deal("there is no such card");
        words.kinds[ix(words.kind_count++)] = {static_cast<SideRole>(role), blocks, points, cards};
    }
    words.wild = {wild.first, std::max(-1, wild.second)};
    for (std::size_t naturals = 0; naturals < beside.size(); ++naturals)
        words.beside[naturals] = static_cast<std::uint8_t>(beside[naturals]);
    return words;
}

SideCards cards_of(const KindList& kinds, const SideWords& words) {
    SideCards cards;
    for (const int kind : kinds) {
        if (kind < 0 || kind >= words.kind_count || cards.size == kMostSideCards) no_deal("there is no such card");
        cards.add(kind);
    }
    return cards;
}

// A deal as one seat sees it; a group is its kind, natural cards, wild cards of both kinds, and the seat that laid it.
SideDeal side_deal(const SideWords& words, const Numbers& numbers, const KindList& hand,
                   const std::vector<std::vector<int>>& table, const std::vector<bool>& opened,
                   const std::vector<bool>& laid_before, const std::vector<int>& minimum, const std::vector<int>& bonus,
                   const KindList& pile, const std::vector<int>& thrown_by) {
    SideDeal deal;
    const std::size_t seats = ix(words.seats);
    if (opened.size() != seats || laid_before.size() != seats || minimum.size() != seats || bonus.size() != seats ||
        thrown_by.size() != pile.size() || pile.size() > kMostSideCards || table.size() > kMostSideGroups)
        no_deal("this is no deal of this sheet");
    deal.words = &words;
    deal.begin();
    deal.turn = told(numbers, "turn", 0, words.seats - 1);
    deal.at = static_cast<SideAt>(told(numbers, "at", 0, static_cast<int>(SideAt::over)));
    deal.winner = told(numbers, "winner", -1, words.seats - 1);
    deal.at_once = told(numbers, "at_once", 0, 1) != 0;
    deal.answer = told(numbers, "answer", -1, 1);
    deal.no_discard = told(numbers, "no_discard", 0, 1) != 0;
    deal.added = told(numbers, "added", 0, 1) != 0;
    deal.laid_now = told(numbers, "laid_now", 0, 1) != 0;
    deal.hands[ix(told(numbers, "seat", 0, words.seats - 1))] = cards_of(hand, words);
    for (const auto& seen : table) {
        if (seen.size() != 5 || seen[0] < -1 || seen[0] >= words.kind_count || seen[4] < 0 || seen[4] >= words.seats)
            no_deal("this is no group");
        for (std::size_t of = 1; of < 4; ++of)
            if (seen[of] < 0 || seen[of] > 31) no_deal("this is no group");
        deal.add_group({static_cast<std::int8_t>(seen[0]),
                        static_cast<std::uint8_t>(seen[1]),
                        {static_cast<std::uint8_t>(seen[2]), static_cast<std::uint8_t>(seen[3])},
                        static_cast<std::int8_t>(seen[4])});
    }
    for (std::size_t seat = 0; seat < seats; ++seat) {
        deal.opened[seat] = opened[seat];
        deal.laid_before[seat] = laid_before[seat];
        deal.minimum[seat] = minimum[seat];
        deal.bonus[seat] = bonus[seat];
    }
    for (std::size_t at = 0; at < pile.size(); ++at) {
        if (pile[at] < 0 || pile[at] >= words.kind_count || thrown_by[at] < -1 || thrown_by[at] >= words.seats)
            no_deal("this is no pile");
        deal.put(pile[at], thrown_by[at]);
    }
    return deal;
}

// A deal as one seat sees it, after each of its choices.
class SideChoices {
  public:
    SideChoices(const SideWords& words, int seat, std::vector<int> counts, const std::vector<KindList>& known,
                std::vector<int> seconds, const KindList& unseen, int stock,
                const std::vector<const SideDeal*>& choices)
        : seen_{seat, std::move(counts), {}, std::move(seconds), {}, stock} {
        const std::size_t seats = ix(words.seats);
        if (seat < 0 || seat >= words.seats || seen_.counts.size() != seats || known.size() != seats ||
            seen_.seconds.size() != seats || stock < 0 || choices.empty())
            no_deal("this is no deal of this sheet");
        int hidden = static_cast<int>(unseen.size());
        for (const KindList& kinds : known) {
            seen_.known.push_back(cards_of(kinds, words));
            hidden += seen_.known.back().size;
        }
        for (const int kind : unseen) {
            if (kind < 0 || kind >= words.kind_count) no_deal("there is no such card");
            seen_.unseen.push_back(static_cast<std::uint8_t>(kind));
        }
        for (const SideDeal* choice : choices) {
            if (choice->words != &words) no_deal("this is a deal of another sheet");
            if (hidden + choice->hands[ix(seat)].size + choice->seen.size > kMostSideCards)
                no_deal("there are more cards than in the packs");
            choices_.push_back(*choice);
        }
    }

    std::pair<int, std::vector<std::pair<double, std::int64_t>>> search(std::int64_t playouts, double seconds,
                                                                        std::uint64_t seed) const {
        Random random(seed);
        Halved found;
        {
            const nb::gil_scoped_release others_go_on;
            found = rummykit::search(choices_, seen_, Limit{playouts, seconds}, random, SideSettings{});
        }
        std::vector<std::pair<double, std::int64_t>> judged;
        for (const Judged& each : found.judged)
            judged.emplace_back(each.mean(), each.playouts);
        return {found.best, judged};
    }

    // What some choices lead to, as pairs of 32-bit floats: of each deal, of each choice.
    nb::bytes weigh(const std::vector<int>& numbers, int deals, std::uint64_t seed) const {
        for (const int number : numbers)
            if (number < 0 || number >= static_cast<int>(choices_.size())) no_deal("there is no such choice");
        if (deals < 0) no_deal("there are no deals, or more");
        Random random(seed);
        Weighed all;
        {
            const nb::gil_scoped_release others_go_on;
            all = rummykit::weigh(choices_, seen_, numbers, deals, random, SideSettings{});
        }
        return nb::bytes(all.data(), all.size() * sizeof(Outcome));
    }

    // How the deal ends after a choice with these hands, second hands and this stock, the next card last: points of all
    // seats, the winner, and the steps that quick players took.
    nb::tuple played_out(int number, const std::vector<KindList>& hands, const std::vector<KindList>& seconds,
                         const KindList& stock) const {
        SideDeal deal = choices_.at(ix(number));
        const SideWords& words = *deal.words;
        if (hands.size() != ix(words.seats) || seconds.size() != hands.size() || stock.size() > kMostSideCards)
            no_deal("every seat has a hand");
        for (std::size_t seat = 0; seat < hands.size(); ++seat) {
            deal.hands[seat] = cards_of(hands[seat], words);
            deal.seconds[seat] = cards_of(seconds[seat], words);
        }
        for (const int kind : stock) {
            if (kind < 0 || kind >= words.kind_count) no_deal("there is no such card");
            deal.stock[ix(deal.stock_size++)] = static_cast<std::uint8_t>(kind);
        }
        std::vector<SideStep> steps;
        deal.steps = &steps;
        play_on(deal, SideSettings{}.turns * words.seats);
        const auto scored = deal.points();
        nb::list said;
        for (const SideStep& step : steps) {
            nb::list parts;
            for (const SidePart& part : step.parts)
                parts.append(nb::make_tuple(static_cast<int>(part.kind), static_cast<int>(part.place),
                                            static_cast<int>(part.naturals), static_cast<int>(part.wild[0]),
                                            static_cast<int>(part.wild[1])));
            said.append(nb::make_tuple(static_cast<int>(step.kind), step.face, parts));
        }
        return nb::make_tuple(std::vector<int>(scored.begin(), scored.begin() + words.seats), deal.winner, said);
    }

  private:
    SideSeen seen_;
    std::vector<SideDeal> choices_;
};

} // namespace

void bind_sides(nb::module_& m) {
    nb::class_<SideWords>(m, "SideSheet", "The words of a game of sides whose melds are groups.")
        .def(nb::new_(&side_words), nb::arg("words"), nb::arg("kinds"), nb::arg("wild"), nb::arg("beside"));
    nb::class_<SideDeal>(m, "SideDeal", "A deal of such a game as one seat sees it.")
        .def(nb::new_(&side_deal), nb::arg("sheet"), nb::kw_only(), nb::arg("numbers"), nb::arg("hand"),
             nb::arg("table"), nb::arg("opened"), nb::arg("laid_before"), nb::arg("minimum"), nb::arg("bonus"),
             nb::arg("pile"), nb::arg("thrown_by"), nb::keep_alive<0, 2>());
    nb::class_<SideChoices>(m, "SideChoices", "A deal of such a game after each choice of a seat.")
        .def(nb::init<const SideWords&, int, std::vector<int>, const std::vector<KindList>&, std::vector<int>,
                      const KindList&, int, const std::vector<const SideDeal*>&>(),
             nb::arg("sheet"), nb::kw_only(), nb::arg("seat"), nb::arg("counts"), nb::arg("known"), nb::arg("seconds"),
             nb::arg("unseen"), nb::arg("stock"), nb::arg("choices"), nb::keep_alive<1, 2>())
        .def("search", &SideChoices::search, nb::kw_only(), nb::arg("playouts"), nb::arg("seconds"), nb::arg("seed"))
        .def("weigh", &SideChoices::weigh, nb::arg("choices"), nb::arg("deals"), nb::arg("seed"))
        .def("played_out", &SideChoices::played_out, nb::arg("choice"), nb::arg("hands"), nb::arg("seconds"),
             nb::arg("stock"));
}

} // namespace rummykit
