#include "laid_module.hpp"

#include "judged_choices.hpp"
#include "laid_search.hpp"
#include "shapes_from.hpp"

#include <algorithm>

namespace rummykit {

namespace {

LaidHand hand_of(const CardNumbers& faces) {
    LaidHand hand;
    for (const int face : faces) {
        if (face < 0 || face > kPrintedJoker || (face < kPrintedJoker && hand.count(face) == kMostCopies))
            no_deal("this is no hand");
        hand.add(face);
    }
    return hand;
}

// A sheet's words as numbers, its slots as pairs of whether a meld is a run and its size.
LaidWords words_of(const WordNumbers& said, const std::vector<int>& held, const std::vector<int>& melded,
                   const std::vector<int>& beside, const std::vector<std::pair<bool, int>>& slots) {
    LaidWords words;
    LaidShapes& shapes = words.shapes;
    const auto told = [&](const char* name) {
        const auto found = said.find(name);
        if (found == said.end()) no_deal("a word of the sheet is missing");
        return found->second;
    };
    const auto is = [&](const char* name) { return told(name) != 0; };
    words.seats = told("seats");
    shapes.groups = is("groups");
    shapes.distinct = is("distinct");
    shapes.group_least = told("group_least");
    shapes.group_most = told("group_most");
    shapes.runs = is("runs");
    shapes.low_ace = is("low_ace");
    shapes.high_ace = is("high_ace");
    shapes.corner = is("corner");
    shapes.run_least = told("run_least");
    shapes.run_most = told("run_most");
    shapes.declared = is("declared");
    shapes.limits = limits_from(beside);
    shapes.ace_below = static_cast<std::int16_t>(told("ace_below"));
    words.opens = is("opens");
    words.minimum = told("minimum");
    words.after_rounds = told("after_rounds");
    words.natural_run = is("natural_run");
    words.contract.whole_hand = is("whole_hand");
    words.contract.distinct = is("distinct_melds");
    words.upcard = static_cast<UpcardGoes>(told("upcard"));
    words.closed_after_first_meld = is("closed_after_first_meld");
    words.joker = static_cast<JokerGoes>(told("joker"));
    words.swap_before_melding = is("swap_before_melding");
    words.swap_after_own = is("swap_after_own");
    words.swap_in_groups = is("swap_in_groups");
    words.more_melds = is("more_melds");
    words.lay_off_at_once = is("lay_off_at_once");
    words.may_go_out = is("may_go_out");
    words.return_upcard = is("return_upcard");
    words.refuses_fitting = is("refuses_fitting");
    words.buys = is("buys");
    words.buys_after_first_meld = is("buys_after_first_meld");
    words.buys_per_deal = told("buys_per_deal");
    words.buy_penalty = told("buy_penalty");
    words.buy_points = told("buy_points");
    words.shuffles = is("shuffles");
    words.keeps_top = is("keeps_top");
    words.times = told("times");
    words.to_winner = is("to_winner");
    words.concealed_double = is("concealed_double");
    words.unopened = told("unopened");
    words.out_bonus = told("out_bonus");
    words.concealed_bonus = told("concealed_bonus");
    words.natural_bonus = told("natural_bonus");
    if (words.seats < 2 || words.seats > kMostLaidSeats || held.size() != kPrintedJoker + 1 ||
        melded.size() != kPrintedJoker + 1 || slots.size() > kMostSlots || shapes.run_least < 3 ||
        shapes.run_most > kRanks || shapes.group_least < 3 || shapes.group_most < shapes.group_least ||
        words.buy_penalty < 0)
        no_deal("the kernel does not play such a sheet");
    for (std::size_t face = 0; face <= kPrintedJoker; ++face) {
        shapes.held[face] = static_cast<std::int16_t>(held[face]);
        shapes.melded[face] = static_cast<std::int16_t>(melded[face]);
    }
    for (const auto& [run, size] : slots) {
        if (size < 3 || size > (run ? shapes.run_most : shapes.group_most)) no_deal("there is no such meld");
        words.contract.slots[static_cast<std::size_t>(words.contract.count++)] = {run, size};
    }
    return words;
}

// A meld as its numbers: of a run owner, 1, suit, first rank, length, places of jokers; of a group owner, 0, rank,
// cards of each suit, suits for which jokers stand, other jokers.
LaidMeld meld_of(const std::vector<int>& seen, const LaidWords& words) {
    LaidMeld meld;
    const auto byte = [&](std::size_t at) { return static_cast<std::uint8_t>(seen[at]); };
    if (std::ranges::any_of(seen, [](int number) { return number < 0; })) no_deal("this is no meld");
    if (seen.size() == 6 && seen[1] == 1) {
        if (seen[2] > 3 || seen[3] >= kRanks || seen[4] < 3 || seen[4] > kRanks || seen[5] >= 1 << seen[4])
            no_deal("this is no run");
        meld.run = true;
        meld.suit = byte(2);
        meld.start = byte(3);
        meld.length = byte(4);
        meld.wild = static_cast<std::uint16_t>(seen[5]);
    } else if (seen.size() == 9 && seen[1] == 0) {
        if (seen[2] >= kRanks || seen[7] > 15 || seen[8] > kMaxWild) no_deal("this is no group");
        meld.rank = byte(2);
        for (std::size_t suit = 0; suit < 4; ++suit) {
            if (seen[3 + suit] > kMostCopies) no_deal("this is no group");
            meld.suits[suit] = byte(3 + suit);
        }
        meld.settled = byte(7);
        meld.open = byte(8);
    } else {
        no_deal("this is no meld");
    }
    if (seen[0] >= words.seats) no_deal("there is no such seat");
    meld.owner = byte(0);
    return meld;
}

// The state of a deal beside its hands and the stock.
using Numbers = WordNumbers;

LaidDeal deal_of(const LaidWords& words, const Numbers& said, const CardNumbers& hand,
                 const std::vector<std::vector<int>>& table, const std::vector<bool>& opened,
                 const std::vector<int>& first_laid, const std::vector<int>& bought, const CardNumbers& pile,
                 const std::vector<int>& thrown_by) {
    LaidDeal deal;
    const auto seats = static_cast<std::size_t>(words.seats);
    const auto told = [&](const char* name, int least, int most) {
        const auto found = said.find(name);
        if (found == said.end() || found->second < least || found->second > most) no_deal("this is no deal");
        return found->second;
    };
    if (opened.size() != seats || first_laid.size() != seats || bought.size() != seats ||
        pile.size() != thrown_by.size() || pile.size() >= kMostLaidCards || table.size() > kMostLaidMelds)
        no_deal("this is no deal of this sheet");
    deal.words = &words;
    deal.turn = told("turn", 0, words.seats - 1);
    deal.resume = told("resume", -1, words.seats - 1);
    deal.at = static_cast<LaidAt>(told("at", 0, static_cast<int>(LaidAt::asked)));
    if (deal.at >= LaidAt::buys && (deal.resume < 0 || pile.empty())) no_deal("nobody can buy here");
    deal.opened_now = told("opened_now", 0, 1) != 0;
    deal.plays = told("plays", 0, 1000);
    deal.taken = told("taken", -1, kPrintedJoker);
    deal.must = told("must", -1, kPrintedJoker);
    deal.turnovers = told("turnovers", 0, 1000);
    deal.turn_number = told("turn_number", 0, 1 << 20);
    deal.hands[static_cast<std::size_t>(told("seat", 0, words.seats - 1))] = hand_of(hand);
    for (const auto& meld : table)
        deal.table[static_cast<std::size_t>(deal.melds++)] = meld_of(meld, words);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        deal.opened[seat] = opened[seat];
        deal.first_laid[seat] = first_laid[seat];
        deal.bought[seat] = bought[seat];
    }
    for (std::size_t at = 0; at < pile.size(); ++at) {
        if (pile[at] < 0 || pile[at] > kPrintedJoker || thrown_by[at] < -1 || thrown_by[at] >= words.seats)
            no_deal("this is no pile");
        deal.pile[at] = static_cast<std::uint8_t>(pile[at]);
        deal.thrown_by[at] = static_cast<std::int8_t>(thrown_by[at]);
    }
    deal.pile_size = static_cast<int>(pile.size());
    if (deal.at == LaidAt::over) deal.winner = deal.turn;
    return deal;
}

std::vector<int> numbers_of(const LaidMeld& meld) {
    if (meld.run) return {meld.owner, 1, meld.suit, meld.start, meld.length, meld.wild};
    return {meld.owner,   0,        meld.rank, meld.suits[0], meld.suits[1], meld.suits[2], meld.suits[3],
            meld.settled, meld.open};
}

// A deal as one seat sees it, after each of its choices.
class LaidChoices : public JudgedChoices<LaidDeal, LaidSeen, LaidSettings> {
  public:
    LaidChoices(const LaidWords& words, int seat, std::vector<int> counts, const std::vector<CardNumbers>& known,
                std::vector<int> draws, const CardNumbers& unseen, int stock,
                const std::vector<const LaidDeal*>& choices)
        : JudgedChoices({seat, std::move(counts), {}, std::move(draws), {}, stock}) {
        const auto seats = static_cast<std::size_t>(words.seats);
        if (seat < 0 || seat >= words.seats || seen_.counts.size() != seats || known.size() != seats ||
            seen_.draws.size() != seats || stock < 0 || choices.empty())
            no_deal("this is no deal of this sheet");
        std::size_t cards = unseen.size();
        for (const CardNumbers& faces : known) {
            seen_.known.push_back(hand_of(faces));
            cards += faces.size();
        }
        for (const int face : unseen) {
            if (face < 0 || face > kPrintedJoker) no_deal("there is no such card");
            seen_.unseen.push_back(static_cast<std::uint8_t>(face));
        }
        for (const LaidDeal* choice : choices) {
            if (choice->words != &words) no_deal("this is a deal of another sheet");
            int there = static_cast<int>(cards) + choice->pile_size;
            std::array<int, kPrintedJoker + 1> copies{};
            const auto lies = [&](int face) { ++copies[static_cast<std::size_t>(face)]; };
            for (const LaidHand& hand : choice->hands) {
                hand.each(lies);
                there += hand.size;
            }
            for (const LaidHand& hand : seen_.known)
                hand.each(lies);
            for (const std::uint8_t face : seen_.unseen)
                lies(face);
            for (int at = 0; at < choice->pile_size; ++at)
                lies(choice->pile[static_cast<std::size_t>(at)]);
            const auto most = std::max_element(copies.begin(), copies.begin() + kPrintedJoker);
            if (there >= kMostLaidCards || *most > kMostCopies) no_deal("there are more cards than in the packs");
            choices_.push_back(*choice);
        }
    }

    // Whether quick players can go on from each choice.
    std::vector<bool> known() const {
        std::vector<bool> found;
        for (const LaidDeal& deal : choices_)
            found.push_back(deal.turn != seen_.seat || deal.lays_what_it_must());
        return found;
    }

    // How the deal ends after a choice with these hands and this stock, the next card last: points of all seats, the
    // winner, and the steps that quick players took.
    nb::tuple played_out(int number, const std::vector<CardNumbers>& hands, const CardNumbers& stock,
                         std::uint64_t seed) const {
        LaidDeal deal = choices_.at(static_cast<std::size_t>(number));
        if (hands.size() != static_cast<std::size_t>(deal.words->seats) || stock.size() >= kMostLaidCards)
            no_deal("every seat has a hand");
        for (std::size_t seat = 0; seat < hands.size(); ++seat)
            deal.hands[seat] = hand_of(hands[seat]);
        for (const int face : stock)
            deal.stock[static_cast<std::size_t>(deal.stock_size++)] = static_cast<std::uint8_t>(face);
        std::vector<LaidStep> steps;
        deal.steps = &steps;
        Random random(seed);
        const LaidSettings settings;
        deal.play_on(settings.own, settings.others, 0, random, settings.turns * deal.words->seats);
        const auto scored = deal.points();
        nb::list told;
        for (const LaidStep& step : steps) {
            nb::list melds;
            for (const LaidMeld& meld : step.melds)
                melds.append(numbers_of(meld));
            told.append(nb::make_tuple(static_cast<int>(step.kind), step.face, step.stands, step.meld, melds,
                                       std::vector<int>(step.stock.begin(), step.stock.end())));
        }
        return nb::make_tuple(std::vector<int>(scored.begin(), scored.begin() + deal.words->seats), deal.winner, told);
    }
};

} // namespace

void bind_laid(nb::module_& m) {
    nb::class_<LaidWords>(m, "LaidSheet", "The words of a game of several packs whose melds are laid on the table.")
        .def(nb::new_(&words_of), nb::arg("words"), nb::arg("held"), nb::arg("melded"), nb::arg("beside"),
             nb::arg("slots"));
    nb::class_<LaidDeal>(m, "LaidDeal", "A deal of such a game as one seat sees it.")
        .def(nb::new_(&deal_of), nb::arg("sheet"), nb::kw_only(), nb::arg("numbers"), nb::arg("hand"), nb::arg("table"),
             nb::arg("opened"), nb::arg("first_laid"), nb::arg("bought"), nb::arg("pile"), nb::arg("thrown_by"),
             nb::keep_alive<0, 2>());
    nb::class_<LaidChoices> choices(m, "LaidChoices", "A deal of such a game after each choice of a seat.");
    choices
        .def(nb::init<const LaidWords&, int, std::vector<int>, const std::vector<CardNumbers>&, std::vector<int>,
                      const CardNumbers&, int, const std::vector<const LaidDeal*>&>(),
             nb::arg("sheet"), nb::kw_only(), nb::arg("seat"), nb::arg("counts"), nb::arg("known"), nb::arg("draws"),
             nb::arg("unseen"), nb::arg("stock"), nb::arg("choices"), nb::keep_alive<1, 2>())
        .def("known", &LaidChoices::known)
        .def("played_out", &LaidChoices::played_out, nb::arg("choice"), nb::arg("hands"), nb::arg("stock"),
             nb::arg("seed"));
    bind_judged(choices);
}

} // namespace rummykit
