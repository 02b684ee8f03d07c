#include "show_module.hpp"

#include "shapes_from.hpp"
#include "show_search.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>

namespace nb = nanobind;

namespace rummykit {

namespace {

void check(bool right, const char* otherwise) {
    if (!right) throw std::invalid_argument(otherwise);
}

ShowSearch make_search(const std::optional<GroupNumbers>& groups, const std::optional<RunNumbers>& runs,
                       const std::vector<int>& values, int seats, int turns_each, int dealt, bool sends,
                       bool sends_without_meld, const std::vector<int>& ranks, int without_meld, int went_out,
                       int taken_chip, bool taken_rises, int last_taken, bool three_taken_pays_all) {
    const Shapes shapes = shapes_from(groups, runs);
    check(values.size() == kFaces, "there is one value for each of the 52 faces");
    check(seats >= 2 && seats <= kShowSeats, "2 to 4 seats play");
    check(ranks.size() + 1 >= static_cast<std::size_t>(seats), "every seat but the first has a payment");
    check(dealt >= 1 && dealt + 1 <= kMaxCards / 2 && turns_each >= 1 && turns_each <= 8, "a hand or turns too large");
    // Every seat draws in each of its turns, but one in its first.
    check(seats * (dealt + turns_each) <= kFaces, "the pack is too small");
    ShowSheet sheet{.seats = seats,
                    .turns_each = turns_each,
                    .sends = sends,
                    .sends_without_meld = sends_without_meld,
                    .without_meld = without_meld,
                    .went_out = went_out,
                    .taken_chip = taken_chip,
                    .taken_rises = taken_rises,
                    .last_taken = last_taken,
                    .three_taken_pays_all = three_taken_pays_all,
                    .dealt = dealt,
                    .values = {}};
    for (int place = 0; place + 1 < seats; ++place)
        sheet.ranks[static_cast<std::size_t>(place)] = ranks[static_cast<std::size_t>(place)];
    for (int face = 0; face < kFaces; ++face) {
        const int value = values[static_cast<std::size_t>(face)];
        check(value >= 0 && value <= kMaxValue / kShowSeats, "a card is worth too much");
        sheet.values[static_cast<std::size_t>(face)] = value;
    }
    return ShowSearch(sheet, shapes);
}

FaceSet faces(const std::vector<int>& given) {
    FaceSet found = 0;
    for (const int face : given) {
        check(face >= 0 && face < kFaces && !(found & one(face)), "no such card");
        found |= one(face);
    }
    return found;
}

using Meld = std::tuple<int, std::vector<int>, bool>; // owner, cards, whether it is a run
using Discard = std::tuple<int, int, int>;            // face, seat, draws since

ShowSight sight_of(int seat, const std::vector<int>& hand, const std::vector<std::vector<int>>& kept,
                   const std::vector<int>& hidden, const std::vector<bool>& shown, const std::vector<int>& turns,
                   const std::vector<std::vector<int>>& fed, const std::vector<Meld>& melds,
                   const std::vector<int>& pile, int stocked, const std::vector<Discard>& refused,
                   const std::vector<Discard>& thrown) {
    const std::size_t seats = kept.size();
    check(seats >= 2 && seats <= kShowSeats && hidden.size() == seats && shown.size() == seats &&
              turns.size() == seats && fed.size() == seats && seat >= 0 && static_cast<std::size_t>(seat) < seats,
          "one entry a seat");
    ShowSight sight{
        .known = {}, .seat = seat, .hidden = {}, .has_shown = {}, .unseen = kAllFaces, .refused = {}, .thrown = {}};
    ShowState& known = sight.known;
    int needed = stocked;
    const auto see = [&](FaceSet cards) {
        check((sight.unseen & cards) == cards, "a card is in two places");
        sight.unseen &= ~cards;
    };
    for (std::size_t at = 0; at < seats; ++at) {
        check(fed[at].size() == seats && hidden[at] >= 0 && turns[at] >= 0, "one number a seat");
        known.kept[at] = faces(kept[at]);
        known.hand[at] = static_cast<int>(at) == seat ? faces(hand) : known.kept[at];
        check((known.kept[at] & ~known.hand[at]) == 0, "what is kept is in the hand");
        see(known.hand[at]);
        sight.hidden[at] = static_cast<int>(at) == seat ? 0 : hidden[at];
        needed += sight.hidden[at];
        sight.has_shown[at] = shown[at];
        known.turns[at] = static_cast<std::uint8_t>(turns[at]);
        for (std::size_t other = 0; other < seats; ++other)
            known.fed[at][other] = static_cast<std::uint8_t>(fed[at][other]);
    }
    for (const auto& [owner, cards, run] : melds) {
        check(static_cast<std::size_t>(known.melds) + 3 < known.table.size() && owner >= 0 &&
                  static_cast<std::size_t>(owner) < seats && !cards.empty(),
              "no such meld");
        known.table[static_cast<std::size_t>(known.melds++)] = {faces(cards), owner, run};
        see(faces(cards));
    }
    known.gone = faces(pile);
    see(known.gone);
    if (!pile.empty()) known.upcard = pile.back();
    check(stocked >= 0 && needed <= std::popcount(sight.unseen), "more cards are hidden than there are");
    known.turn = seat;
    known.stocked = stocked;
    for (const auto& [face, who, since] : refused)
        sight.refused.push_back({face, who, since});
    for (const auto& [face, who, since] : thrown)
        sight.thrown.push_back({face, who, since});
    return sight;
}

// The best choice, and for each the mean of its playouts and how many they were.
nb::tuple best(const ShowSearch& search, const std::vector<int>& choices, bool discards, std::int64_t playouts,
               double seconds, std::uint64_t seed, int seat, const std::vector<int>& hand,
               const std::vector<std::vector<int>>& kept, const std::vector<int>& hidden,
               const std::vector<bool>& shown, const std::vector<int>& turns, const std::vector<std::vector<int>>& fed,
               const std::vector<Meld>& melds, const std::vector<int>& pile, int stock,
               const std::vector<Discard>& refused, const std::vector<Discard>& thrown) {
    check(!choices.empty(), "there is nothing to choose from");
    check((playouts > 0) != (seconds > 0), "a limit is in playouts or in seconds");
    const ShowSight sight = sight_of(seat, hand, kept, hidden, shown, turns, fed, melds, pile, stock, refused, thrown);
    for (const int choice : choices) {
        check(discards ? choice >= 0 && choice < kFaces && (sight.known.hand[seat] >> choice & 1)
                       : choice == kNobody || choice == sight.known.upcard,
              "no such choice");
        check(discards || choice != kNobody || stock > 0, "there is no stock to draw from");
    }
    Halved found;
    {
        const nb::gil_scoped_release others_run;
        found = search.best(sight, choices, discards, {playouts, seconds}, seed);
    }
    std::vector<std::tuple<double, std::int64_t>> judged;
    for (const Judged& each : found.judged)
        judged.emplace_back(each.mean(), each.playouts);
    return nb::make_tuple(found.best, judged);
}

// What the seats do in a playout of a whole deal, as pairs of a word and cards with a place, and their chips.
nb::tuple play_out(const ShowSearch& search, const std::vector<std::vector<int>>& hands,
                   const std::vector<int>& stock) {
    constexpr std::array kWords{"drew", "took", "went_out", "showed", "sent", "discarded"};
    check(hands.size() == static_cast<std::size_t>(search.seats()), "one hand a seat");
    ShowState state;
    FaceSet seen = faces(stock);
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        state.hand[seat] = faces(hands[seat]);
        check(!(seen & state.hand[seat]), "a card is in two places");
        seen |= state.hand[seat];
    }
    for (auto card = stock.rbegin(); card != stock.rend(); ++card)
        state.stock[static_cast<std::size_t>(state.stocked++)] = static_cast<std::uint8_t>(*card);
    std::vector<ShowStep> steps;
    const Chips chips = search.play_out(state, steps);
    nb::list told;
    for (const ShowStep& step : steps) {
        nb::list cards;
        for (FaceSet left = step.cards; left; left &= left - 1)
            cards.append(std::countr_zero(left));
        told.append(nb::make_tuple(kWords[step.kind], std::move(cards), step.place));
    }
    return nb::make_tuple(told, std::vector<int>(chips.begin(), chips.begin() + search.seats()));
}

} // namespace

void bind_show(nb::module_& m) {
    nb::class_<ShowSearch>(m, "ShowSearch", "The best draw or discard where melds are shown in the last turn.")
        .def(nb::new_(&make_search), nb::kw_only(), nb::arg("groups").none(), nb::arg("runs").none(), nb::arg("values"),
             nb::arg("seats"), nb::arg("turns_each"), nb::arg("dealt"), nb::arg("sends"), nb::arg("sends_without_meld"),
             nb::arg("ranks"), nb::arg("without_meld"), nb::arg("went_out"), nb::arg("taken_chip"),
             nb::arg("taken_rises"), nb::arg("last_taken"), nb::arg("three_taken_pays_all"))
        .def("best", &best, nb::kw_only(), nb::arg("choices"), nb::arg("discards"), nb::arg("playouts"),
             nb::arg("seconds"), nb::arg("seed"), nb::arg("seat"), nb::arg("hand"), nb::arg("kept"), nb::arg("hidden"),
             nb::arg("shown"), nb::arg("turns"), nb::arg("fed"), nb::arg("melds"), nb::arg("pile"), nb::arg("stock"),
             nb::arg("refused"), nb::arg("thrown"),
             "The number of the best choice, and for each the mean chips of its playouts and how many they were.")
        .def("play_out", &play_out, nb::kw_only(), nb::arg("hands"), nb::arg("stock"),
             "A whole deal by the policy of the playouts, the next card of the stock first: what was done, and chips.");
}

} // namespace rummykit
