#include "side_module.hpp"

#include "side_choices.hpp"
#include "side_deal.hpp"

namespace rummykit {

// A step as Python has it.
static nb::tuple said(const SideStep& step) {
    nb::list parts;
    for (const SidePart& part : step.parts)
        parts.append(nb::make_tuple(static_cast<int>(part.kind), static_cast<int>(part.place),
                                    static_cast<int>(part.naturals), static_cast<int>(part.wild[0]),
                                    static_cast<int>(part.wild[1])));
    return nb::make_tuple(static_cast<int>(step.kind), step.face, parts);
}

namespace {

// A sheet's words as numbers; of each kind of cards its role, whether it blocks the pile, its points and its number.
SideWords side_words(const WordNumbers& said, const std::vector<std::tuple<int, bool, int, int>>& kinds,
                     const std::pair<int, int>& wild, const std::vector<int>& beside, const std::vector<int>& bonus) {
    SideWords words;
    static_cast<SideTerms&>(words) = side_terms(said);
    const auto number = [&](const char* name, int least = 0, int most = kMostTold) {
        return told(said, name, least, most);
    };
    const auto is = [&](const char* name) { return number(name, 0, 1) != 0; };
    words.group_least = number("group_least", 3, 31);
    words.group_most = number("group_most", words.group_least, 31);
    words.alone = is("alone");
    words.opens = is("opens");
    words.waived = is("waived");
    words.may_go_out = is("may_go_out");
    words.needs_yes = is("needs_yes");
    words.always_frozen = is("always_frozen");
    words.most_taken = number("most_taken");
    words.wild_book = number("wild_book", -1);
    const int count = static_cast<int>(kinds.size());
    if (count > kMostSideKinds || beside.size() > kMostBeside || bonus.size() > kMostBonus || wild.first >= count ||
        wild.second >= count || wild.first < 0)
        no_deal("the kernel does not play such a sheet");
    for (const auto& [role, blocks, points, cards] : kinds) {
        if (role < 0 || role > static_cast<int>(SideRole::bonus) || cards < 0) no_deal("there is no such card");
        words.kinds[ix(words.kind_count++)] = {static_cast<SideRole>(role), blocks, points, cards};
    }
    words.wild = {wild.first, std::max(-1, wild.second)};
    for (std::size_t naturals = 0; naturals < beside.size(); ++naturals)
        words.beside[naturals] = static_cast<std::uint8_t>(beside[naturals]);
    std::copy(bonus.begin(), bonus.end(), words.bonus.begin());
    return words;
}

// A deal as one seat sees it; a group is its kind, natural cards, wild cards of both kinds, and the seat that laid it.
SideDeal side_deal(const SideWords& words, const WordNumbers& numbers, const CardNumbers& hand,
                   const std::vector<std::vector<int>>& table, const std::vector<bool>& opened,
                   const std::vector<bool>& laid_before, const std::vector<int>& minimum, const std::vector<int>& bonus,
                   const CardNumbers& pile, const std::vector<int>& thrown_by) {
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
    deal.hands[ix(told(numbers, "seat", 0, words.seats - 1))] =
        cards_of<SideCards>(hand, words.kind_count, kMostSideCards);
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

} // namespace

void bind_sides(nb::module_& m) {
    nb::class_<SideWords>(m, "SideSheet", "The words of a game of sides whose melds are groups.")
        .def(nb::new_(&side_words), nb::arg("words"), nb::arg("kinds"), nb::arg("wild"), nb::arg("beside"),
             nb::arg("bonus"));
    nb::class_<SideDeal>(m, "SideDeal", "A deal of such a game as one seat sees it.")
        .def(nb::new_(&side_deal), nb::arg("sheet"), nb::kw_only(), nb::arg("numbers"), nb::arg("hand"),
             nb::arg("table"), nb::arg("opened"), nb::arg("laid_before"), nb::arg("minimum"), nb::arg("bonus"),
             nb::arg("pile"), nb::arg("thrown_by"), nb::keep_alive<0, 2>());
    bind_choices<SideDeal>(m, "SideChoices", "A deal of such a game after each choice of a seat.");
}

} // namespace rummykit
