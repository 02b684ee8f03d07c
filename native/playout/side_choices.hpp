// The face for Python of choices in games of sides, which all such games share.
#pragma once

#include "judged_choices.hpp"
#include "side_search.hpp"
#include "side_sheet.hpp"

namespace rummykit {

// A number that Python has said, within bounds.
inline int told(const WordNumbers& said, const char* name, int least, int most) {
    const auto found = said.find(name);
    if (found == said.end() || found->second < least || found->second > most) no_deal("this is no deal of this sheet");
    return found->second;
}

inline constexpr int kMostTold = 1 << 20;

// What games of sides have in common, as numbers.
inline SideTerms side_terms(const WordNumbers& said) {
    SideTerms terms;
    const auto number = [&](const char* name, int least = 0, int most = kMostTold) {
        return told(said, name, least, most);
    };
    const auto is = [&](const char* name) { return number(name, 0, 1) != 0; };
    terms.seats = number("seats", 2, kMostSideSeats);
    terms.side_count = number("sides", 2, kMostSideSeats);
    terms.last_wild = is("last_wild");
    terms.drawn = number("drawn", 1);
    terms.empty_at = number("empty_at");
    terms.book = number("book", 4);
    terms.natural = number("natural");
    terms.mixed = number("mixed");
    terms.semi = number("semi", -1);
    terms.books_needed = number("books_needed", 0, 7);
    terms.natural_needed = number("natural_needed", 0, 7);
    terms.mixed_needed = number("mixed_needed", 0, 7);
    terms.second_cards = number("second_cards");
    terms.second_penalty = number("second_penalty", -1);
    terms.second_of_side = is("second_of_side");
    terms.going_out = number("going_out");
    terms.concealed = number("concealed");
    if (terms.seats % terms.side_count) no_deal("the kernel does not play such a sheet");
    return terms;
}

// Cards by their numbers, of which there are so many.
template <class Cards>
Cards cards_of(const CardNumbers& numbers, int most, int most_cards) {
    Cards cards;
    for (const int number : numbers) {
        if (number < 0 || number >= most || cards.size == most_cards) no_deal("there is no such card");
        cards.add(number);
    }
    return cards;
}

// A deal as one seat sees it, after each of its choices. `Deal::kinds_of(words)` is how many kinds of cards there are,
// and `said(step)` a step as Python has it.
template <class Deal>
class ChoicesOfSides : public JudgedChoices<Deal, SideSeen<Deal>, SideSettings> {
    using Judging = JudgedChoices<Deal, SideSeen<Deal>, SideSettings>;
    using Judging::choices_;
    using Judging::seen_;

  public:
    using Words = typename Deal::Words;
    using Cards = typename Deal::Cards;

    ChoicesOfSides(const Words& words, int seat, std::vector<int> counts, const std::vector<CardNumbers>& known,
                   std::vector<int> seconds, const CardNumbers& unseen, int stock,
                   const std::vector<const Deal*>& choices)
        : Judging({seat, std::move(counts), {}, std::move(seconds), {}, stock}) {
        const auto seats = static_cast<std::size_t>(words.seats);
        if (seat < 0 || seat >= words.seats || seen_.counts.size() != seats || known.size() != seats ||
            seen_.seconds.size() != seats || stock < 0 || choices.empty())
            no_deal("this is no deal of this sheet");
        const int kinds = Deal::kinds_of(words);
        int hidden = static_cast<int>(unseen.size());
        for (const CardNumbers& numbers : known) {
            seen_.known.push_back(cards_of<Cards>(numbers, kinds, Deal::kMostCards));
            hidden += seen_.known.back().size;
        }
        for (const int card : unseen) {
            if (card < 0 || card >= kinds) no_deal("there is no such card");
            seen_.unseen.push_back(static_cast<std::uint8_t>(card));
        }
        for (const Deal* choice : choices) {
            if (choice->words != &words) no_deal("this is a deal of another sheet");
            if (hidden + choice->hands[static_cast<std::size_t>(seat)].size + choice->cards_seen() > Deal::kMostCards)
                no_deal("there are more cards than in the packs");
            choices_.push_back(*choice);
        }
    }

    // How the deal ends after a choice with these hands, second hands and this stock, the next card last: points of all
    // seats, the winner, and the steps that quick players took.
    nb::tuple played_out(int number, const std::vector<CardNumbers>& hands, const std::vector<CardNumbers>& seconds,
                         const CardNumbers& stock) const {
        Deal deal = choices_.at(static_cast<std::size_t>(number));
        const Words& words = *deal.words;
        const int kinds = Deal::kinds_of(words);
        if (hands.size() != static_cast<std::size_t>(words.seats) || seconds.size() != hands.size() ||
            stock.size() > Deal::kMostCards)
            no_deal("every seat has a hand");
        for (std::size_t seat = 0; seat < hands.size(); ++seat) {
            deal.hands[seat] = cards_of<Cards>(hands[seat], kinds, Deal::kMostCards);
            deal.seconds[seat] = cards_of<Cards>(seconds[seat], kinds, Deal::kMostCards);
        }
        for (const int card : stock) {
            if (card < 0 || card >= kinds) no_deal("there is no such card");
            deal.stock[static_cast<std::size_t>(deal.stock_size++)] = static_cast<std::uint8_t>(card);
        }
        std::vector<typename Deal::Step> steps;
        deal.steps = &steps;
        deal.play_on(SideSettings{}.turns * words.seats);
        const auto scored = deal.points();
        nb::list told_steps;
        for (const auto& step : steps)
            told_steps.append(said(step));
        return nb::make_tuple(std::vector<int>(scored.begin(), scored.begin() + words.seats), deal.winner, told_steps);
    }
};

template <class Deal>
void bind_choices(nb::module_& m, const char* name, const char* doc) {
    using Choices = ChoicesOfSides<Deal>;
    nb::class_<Choices> choices(m, name, doc);
    choices
        .def(nb::init<const typename Deal::Words&, int, std::vector<int>, const std::vector<CardNumbers>&,
                      std::vector<int>, const CardNumbers&, int, const std::vector<const Deal*>&>(),
             nb::arg("sheet"), nb::kw_only(), nb::arg("seat"), nb::arg("counts"), nb::arg("known"), nb::arg("seconds"),
             nb::arg("unseen"), nb::arg("stock"), nb::arg("choices"), nb::keep_alive<1, 2>())
        .def("played_out", &Choices::played_out, nb::arg("choice"), nb::arg("hands"), nb::arg("seconds"),
             nb::arg("stock"));
    bind_judged(choices);
}

} // namespace rummykit
