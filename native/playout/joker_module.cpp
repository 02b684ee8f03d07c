#include "joker_module.hpp"

#include "joker_search.hpp"
#include "shapes_from.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <tuple>
#include <utility>

namespace nb = nanobind;

namespace rummykit {

namespace {

using Faces = std::vector<int>;
using MeldSeen = std::tuple<bool, int, int, int, int>; // the fields of a LaidMeld
using ChoiceSeen = std::tuple<int, int, int, Faces, std::vector<MeldSeen>, std::vector<bool>, Faces>;

[[noreturn]] void refuse() {
    throw std::invalid_argument("this is no deal of this sheet");
}

JokerHand hand_of(const Faces& faces) {
    JokerHand hand;
    for (const int face : faces) {
        if (face < 0 || face > kJoker || (face < kJoker && hand.twice >> face & 1)) refuse();
        hand.add(face);
    }
    return hand;
}

// A deal as a choice leaves it: whose turn it is, how far that is, the jokers that must be laid again in it, the hand
// of the seat that chooses, the melds on the table, who has laid a first meld, and the discard pile.
JokerDeal deal_of(const JokerWords& words, int seat, const ChoiceSeen& seen) {
    const auto& [turn, at, owed, hand, table, opened, pile] = seen;
    if (turn < 0 || turn >= words.seats || at < 0 || at > static_cast<int>(JokerAt::over) ||
        static_cast<int>(opened.size()) != words.seats || pile.size() > kMostJokerCards || table.size() > kMostOnTable)
        refuse();
    JokerDeal deal;
    deal.words = &words;
    deal.turn = turn;
    deal.at = static_cast<JokerAt>(at);
    deal.owed = owed;
    deal.hands[seat] = hand_of(hand);
    for (const auto& [run, place, natural, wild, open] : table) {
        if (place < 0 || place > 12 || natural < 0 || wild < 0 || open < 0 ||
            (natural | wild) >= (run ? 1 << 14 : 16) || !(natural | wild) || open > 3 || (run && (open || place > 3)))
            refuse();
        deal.lay({run, static_cast<std::uint8_t>(place), static_cast<std::uint16_t>(natural),
                  static_cast<std::uint16_t>(wild), static_cast<std::uint8_t>(open)});
    }
    for (int each = 0; each < words.seats; ++each)
        deal.opened[each] = opened[each];
    for (const int face : pile) {
        if (face < 0 || face > kJoker) refuse();
        deal.pile[deal.pile_size++] = static_cast<std::uint8_t>(face);
    }
    if (deal.at == JokerAt::over) deal.winner = turn;
    return deal;
}

std::pair<int, std::vector<std::pair<double, std::int64_t>>>
search_jokers(const std::vector<int>& values, int low_ace, const std::vector<int>& beside, int minimum,
              bool first_meld_only, bool frees, bool freed_is_laid, bool frees_after_own, bool may_go_out,
              bool to_winner, int times, bool shuffles, int seat, const std::vector<int>& counts,
              const std::vector<Faces>& known, const std::vector<int>& draws, const Faces& unseen, int stock,
              const std::vector<ChoiceSeen>& choices, std::int64_t playouts, double seconds, std::uint64_t seed) {
    const int seats = static_cast<int>(counts.size());
    if (values.size() != kJoker + 1 || seats < 2 || seats > kMostJokerSeats || seat < 0 || seat >= seats ||
        known.size() != counts.size() || draws.size() != counts.size() || unseen.size() > kMostJokerCards ||
        stock < 0 || choices.empty())
        refuse();
    JokerWords words;
    words.seats = seats;
    for (std::size_t face = 0; face < values.size(); ++face)
        words.values.of[face] = static_cast<std::int16_t>(values[face]);
    words.values.low_ace = static_cast<std::int16_t>(low_ace);
    words.values.limits = limits_from(beside);
    words.minimum = minimum;
    words.first_meld_only = first_meld_only;
    words.frees = frees;
    words.freed_is_laid = freed_is_laid;
    words.frees_after_own = frees_after_own;
    words.may_go_out = may_go_out;
    words.to_winner = to_winner;
    words.times = times;
    words.shuffles = shuffles;
    JokerSeen seen{seat, counts, {}, draws, {}, stock};
    for (const Faces& faces : known)
        seen.known.push_back(hand_of(faces));
    for (const int face : unseen) {
        if (face < 0 || face > kJoker) refuse();
        seen.unseen.push_back(static_cast<std::uint8_t>(face));
    }
    std::vector<JokerDeal> deals;
    for (const ChoiceSeen& choice : choices) {
        deals.push_back(deal_of(words, seat, choice));
        int cards = static_cast<int>(unseen.size()) + deals.back().pile_size + deals.back().hands[seat].size();
        for (const JokerHand& hand : seen.known)
            cards += hand.size();
        if (cards > kMostJokerCards) refuse();
    }
    Random random(seed);
    Halved found;
    {
        const nb::gil_scoped_release others_go_on;
        found = search(deals, seen, Limit{playouts, seconds}, random, JokerSettings{});
    }
    std::vector<std::pair<double, std::int64_t>> judged;
    for (const Judged& each : found.judged)
        judged.emplace_back(each.mean(), each.playouts);
    return {found.best, judged};
}

} // namespace

void bind_jokers(nb::module_& m) {
    m.def("search_jokers", &search_jokers, nb::kw_only(), nb::arg("values"), nb::arg("low_ace"), nb::arg("beside"),
          nb::arg("minimum"), nb::arg("first_meld_only"), nb::arg("frees"), nb::arg("freed_is_laid"),
          nb::arg("frees_after_own"), nb::arg("may_go_out"), nb::arg("to_winner"), nb::arg("times"),
          nb::arg("shuffles"), nb::arg("seat"), nb::arg("counts"), nb::arg("known"), nb::arg("draws"),
          nb::arg("unseen"), nb::arg("stock"), nb::arg("choices"), nb::arg("playouts"), nb::arg("seconds"),
          nb::arg("seed"),
          "The number of the best choice where first melds with jokers are laid, and what playouts say of each.");
}

} // namespace rummykit
