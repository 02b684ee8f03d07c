#include "rummy_module.hpp"

#include "rummy_search.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <stdexcept>
#include <utility>

namespace nb = nanobind;

namespace rummykit {

namespace {

bool is_searched(const CardWords& words) {
    return (words.plays || words.goes_out != GoesOut::no) && !words.knocks && !words.upcard_offered &&
           words.scoring == CardScoring::hands_to_winner;
}

// What a seat sees of a deal, seats counted in the order of their turns; -1 for what there is not. The table has for
// each meld who laid it and its number in the pack, `laid` for each seat whether it has laid anything.
CardDeal deal_seen(const CardSheet& sheet, int turn, int starter, int at, FaceSet hand, const std::vector<int>& counts,
                   const std::vector<FaceSet>& known, const std::vector<std::uint8_t>& pile,
                   const std::vector<int>& thrown_by, const std::vector<std::pair<int, int>>& table,
                   const std::vector<bool>& opened, const std::vector<bool>& laid, int plays, int stock, int taken,
                   int turn_number, int turnovers) {
    const auto seats = static_cast<std::size_t>(sheet.words.seats);
    const auto seat = [&](int number) { return number >= 0 && number < sheet.words.seats; };
    if (counts.size() != seats || known.size() != seats || opened.size() != seats || laid.size() != seats ||
        pile.size() != thrown_by.size() || pile.size() > kFaces || table.size() > kMostMelds || stock < 0 ||
        stock > kFaces || !seat(turn) || !seat(starter) || at < 0 || at > static_cast<int>(At::play) || taken < -1 ||
        taken >= kFaces || std::popcount(hand) > kMostCardsHeld)
        throw std::invalid_argument("this is no deal of this sheet");
    CardDeal deal{};
    deal.sheet = &sheet;
    deal.turn = static_cast<std::int8_t>(turn);
    deal.starter = static_cast<std::int8_t>(starter);
    deal.at = static_cast<At>(at);
    deal.stock_size = static_cast<std::int8_t>(stock);
    deal.taken = static_cast<std::int8_t>(taken);
    deal.offers = deal.upcard = deal.knocker = deal.resume = deal.sender = deal.winner = -1;
    deal.limit = kNoLimit;
    deal.plays = plays;
    deal.turn_number = turn_number;
    deal.turnovers = turnovers;
    FaceSet open = hand;
    const auto lies = [&](FaceSet faces) {
        if (faces & open || faces & ~kAllFaces) throw std::invalid_argument("a card is there twice");
        open |= faces;
    };
    for (std::size_t i = 0; i < pile.size(); ++i) {
        if (pile[i] >= kFaces || thrown_by[i] >= sheet.words.seats)
            throw std::invalid_argument("this is no discard pile");
        lies(one(pile[i]));
        deal.pile[i] = pile[i];
        deal.thrown_by[i] = static_cast<std::int8_t>(thrown_by[i]);
        deal.thrown[thrown_by[i] < 0 ? starter : thrown_by[i]] |= one(pile[i]);
    }
    deal.pile_size = static_cast<std::int8_t>(pile.size());
    for (const auto& [owner, meld] : table) {
        if (!seat(owner) || meld < 0 || meld >= sheet.melds.size()) throw std::invalid_argument("this is no table");
        lies(sheet.melds.mask(meld));
        deal.table[deal.melds] = static_cast<std::int16_t>(meld);
        deal.owner[deal.melds++] = static_cast<std::int8_t>(owner);
    }
    for (std::size_t i = 0; i < seats; ++i) {
        if (static_cast<int>(i) != turn) lies(known[i]);
        deal.hands[i] = deal.known[i] = known[i];
        deal.opened |= static_cast<std::uint8_t>(opened[i] << i);
        deal.first_laid[i] = laid[i] ? -1 : 0;
    }
    deal.hands[turn] = hand;
    return deal;
}

nb::tuple search_rummy(const CardSheet& sheet, int turn, int starter, int at, FaceSet hand,
                       const std::vector<int>& counts, const std::vector<FaceSet>& known,
                       const std::vector<std::uint8_t>& pile, const std::vector<int>& thrown_by,
                       const std::vector<std::pair<int, int>>& table, const std::vector<bool>& opened,
                       const std::vector<bool>& laid, int plays, int stock, int taken, int turn_number, int turnovers,
                       std::int64_t playouts, double seconds, std::uint64_t seed) {
    if (!is_searched(sheet.words))
        throw std::invalid_argument("the search is for games in which hands are laid and the winner is paid for them");
    const CardDeal deal = deal_seen(sheet, turn, starter, at, hand, counts, known, pile, thrown_by, table, opened, laid,
                                    plays, stock, taken, turn_number, turnovers);
    Random random(seed);
    RummyFound found;
    {
        const nb::gil_scoped_release others_go_on;
        found = search(deal, counts, Limit{playouts, seconds}, random, RummySettings{});
    }
    nb::list judged;
    for (std::size_t i = 0; i < found.candidates.size(); ++i) {
        const Judged judgement = i < found.judged.size() ? found.judged[i] : Judged{};
        judged.append(nb::make_tuple(found.candidates[i].bits, judgement.mean(), judgement.playouts));
    }
    return nb::make_tuple(found.action.bits, judged);
}

} // namespace

void bind_rummy(nb::module_& m) {
    m.def("search_rummy", &search_rummy, nb::arg("sheet"), nb::kw_only(), nb::arg("turn"), nb::arg("starter"),
          nb::arg("at"), nb::arg("hand"), nb::arg("counts"), nb::arg("known"), nb::arg("pile"), nb::arg("thrown_by"),
          nb::arg("table"), nb::arg("opened"), nb::arg("laid"), nb::arg("plays"), nb::arg("stock"), nb::arg("taken"),
          nb::arg("turn_number"), nb::arg("turnovers"), nb::arg("playouts"), nb::arg("seconds"), nb::arg("seed"),
          "The action of the seat to act where melds or whole hands are laid, and what playouts say of each tried.");
}

} // namespace rummykit
