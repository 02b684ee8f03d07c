#include "side_runs_module.hpp"

#include "side_choices.hpp"
#include "side_runs_deal.hpp"

namespace rummykit {

// A step as Python has it.
static nb::tuple said(const SideRunStep& step) {
    return nb::make_tuple(static_cast<int>(step.kind), step.place, step.cards);
}

namespace {

// A sheet's words as numbers; of each face whether it is wild, and its points.
SideRunWords side_run_words(const WordNumbers& said, const std::vector<bool>& wild, const std::vector<int>& points) {
    SideRunWords words;
    static_cast<SideTerms&>(words) = side_terms(said);
    words.wild_rank = told(said, "wild_rank", 0, 13);
    words.group_least = told(said, "group_least", 3, 13);
    words.run_least = told(said, "run_least", 3, 14);
    words.run_most = told(said, "run_most", words.run_least, 14);
    words.lowest = told(said, "lowest", 1, 2);
    words.highest = told(said, "highest", 13, kHighAce);
    words.least_naturals = told(said, "least_naturals", 1, 10);
    words.one_per_rank = told(said, "one_per_rank", 0, 1) != 0;
    if (wild.size() != kRunFaces || points.size() != kRunFaces || words.wild_rank == 1 ||
        std::ranges::count(wild, true) > 6)
        no_deal("the kernel does not play such a sheet");
    std::copy(wild.begin(), wild.end(), words.wild.begin());
    for (std::size_t face = 0; face < kRunFaces; ++face) {
        if (points[face] < 0 || points[face] > 500) no_deal("there is no such card");
        words.points[face] = points[face];
    }
    for (int face = 0; face < kRunFaces; ++face)
        if (words.wild[ix(face)]) words.wild_faces[ix(words.wild_count++)] = static_cast<std::int8_t>(face);
    std::ranges::stable_sort(words.wild_faces.begin(), words.wild_faces.begin() + words.wild_count, {},
                             [&](int face) { return words.points[ix(face)]; });
    return words;
}

// A deal as one seat sees it; a meld is whether it is a run, the seat that laid it, and its cards, a natural one first.
SideRunDeal side_run_deal(const SideRunWords& words, const WordNumbers& numbers, const CardNumbers& hand,
                          const std::vector<std::tuple<bool, int, CardNumbers>>& table,
                          const std::vector<bool>& laid_before, const CardNumbers& pile) {
    SideRunDeal deal;
    deal.words = &words;
    if (laid_before.size() != ix(words.seats) || pile.size() > kMostRunCards || table.size() > kMostRunMelds)
        no_deal("this is no deal of this sheet");
    for (const auto& [run, owner, cards] : table) {
        if (owner < 0 || owner >= words.seats || cards.size() > kMostInMeld || cards.empty())
            no_deal("this is no meld");
        NewSideMeld laid;
        laid.run = run;
        for (const int face : cards_of<SideRunCards>(cards, kRunFaces, kMostRunCards).size ? cards : CardNumbers{})
            laid.add(face);
        SideRunMeld meld;
        deal.turn = owner;
        if (!deal.is_new(laid, meld)) no_deal("this is no meld");
        deal.add_meld(meld);
    }
    deal.turn = told(numbers, "turn", 0, words.seats - 1);
    deal.at = static_cast<SideAt>(told(numbers, "at", 0, static_cast<int>(SideAt::over)));
    deal.winner = told(numbers, "winner", -1, words.seats - 1);
    deal.at_once = told(numbers, "at_once", 0, 1) != 0;
    deal.added = told(numbers, "added", 0, 1) != 0;
    deal.laid_now = told(numbers, "laid_now", 0, 1) != 0;
    deal.bound = told(numbers, "bound", -1, kRunFaces - 1);
    deal.hands[ix(told(numbers, "seat", 0, words.seats - 1))] = cards_of<SideRunCards>(hand, kRunFaces, kMostRunCards);
    std::copy(laid_before.begin(), laid_before.end(), deal.laid_before.begin());
    for (const int face : pile) {
        if (face < 0 || face >= kRunFaces || deal.seen == kMostRunCards) no_deal("this is no pile");
        deal.put(face);
    }
    return deal;
}

} // namespace

void bind_side_runs(nb::module_& m) {
    nb::class_<SideRunWords>(m, "SideRunSheet", "The words of a game of sides whose melds are groups and runs.")
        .def(nb::new_(&side_run_words), nb::arg("words"), nb::arg("wild"), nb::arg("points"));
    nb::class_<SideRunDeal>(m, "SideRunDeal", "A deal of such a game as one seat sees it.")
        .def(nb::new_(&side_run_deal), nb::arg("sheet"), nb::kw_only(), nb::arg("numbers"), nb::arg("hand"),
             nb::arg("table"), nb::arg("laid_before"), nb::arg("pile"), nb::keep_alive<0, 2>());
    bind_choices<SideRunDeal>(m, "SideRunChoices", "A deal of such a game after each choice of a seat.");
}

} // namespace rummykit
