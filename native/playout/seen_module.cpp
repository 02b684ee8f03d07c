#include "seen_module.hpp"

#include "card_search.hpp"
#include "rummy_search.hpp"

#include <nanobind/stl/map.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <map>
#include <stdexcept>
#include <string>
#include <utility>

namespace nb = nanobind;

namespace rummykit {

namespace {

// A deal as one seat sees it, seats counted in the order of their turns; -1 for what there is not. The hands of others
// hold what they are known to hold, and the stock has the right number of any cards.
class SeenCards {
  public:
    // `facts` are the numbers of the position; -1 for what there is not. The table has for each meld who laid it and
    // its number in the pack, `original` its number as it was first laid, and `laid` for each seat whether it has laid
    // anything.
    SeenCards(const CardSheet& sheet, const std::map<std::string, int>& facts, FaceSet hand, std::vector<int> counts,
              const std::vector<FaceSet>& known, const std::vector<std::uint8_t>& pile,
              const std::vector<int>& thrown_by, const std::vector<std::pair<int, int>>& table,
              const std::vector<bool>& opened, const std::vector<bool>& laid, const std::vector<int>& draws,
              const std::vector<int>& laid_on, const std::vector<FaceSet>& counted, const std::vector<int>& asked,
              const std::vector<int>& original, FaceSet taken_pile, const std::vector<int>& careless)
        : counts_(std::move(counts)) {
        const auto seats = static_cast<std::size_t>(sheet.words.seats);
        const auto seat = [&](int number) { return number >= 0 && number < sheet.words.seats; };
        knocks_ = sheet.words.knocks && !sheet.words.plays;
        const bool lays = (sheet.words.plays || sheet.words.goes_out != GoesOut::no) && !sheet.words.knocks &&
                          !sheet.words.upcard_offered;
        if (!knocks_ && !lays)
            throw std::invalid_argument("the search is for games with a knock, and for those in which hands are laid");
        deal_.sheet = &sheet;
        read(facts);
        const bool asked_of = deal_.at == At::claim || deal_.at == At::force;
        const bool at_known = deal_.at == At::draw || deal_.at == At::play || deal_.at == At::discard ||
                              (deal_.at == At::answer && seat(deal_.closer)) ||
                              (asked_of && seat(deal_.resume) && !pile.empty());
        if (counts_.size() != seats || known.size() != seats || opened.size() != seats || laid.size() != seats ||
            draws.size() != seats || laid_on.size() != seats || counted.size() != seats || careless.size() != seats ||
            asked.size() >= seats || original.size() != table.size() || pile.size() != thrown_by.size() ||
            pile.size() > kFaces || table.size() > kMostMelds || !seat(deal_.turn) || !seat(deal_.starter) ||
            deal_.stock_size < 0 || deal_.stock_size > kFaces || !at_known ||
            (!sheet.grows() && std::popcount(hand) > kMostCardsHeld))
            throw std::invalid_argument("this is no deal of this sheet");
        deal_.knocker = deal_.sender = deal_.winner = deal_.claimant = deal_.last = deal_.top_thrown_by = -1;
        if (deal_.at == At::answer) deal_.resume = deal_.closer;
        for (const int other : asked) {
            if (!seat(other)) throw std::invalid_argument("there is no such seat");
            deal_.asked[deal_.to_ask++] = static_cast<std::int8_t>(other);
        }
        FaceSet open = hand;
        const auto lies = [&](FaceSet faces) {
            if (faces & open || faces & ~sheet.all) throw std::invalid_argument("a card is there twice");
            open |= faces;
        };
        for (std::size_t i = 0; i < pile.size(); ++i) {
            if (pile[i] >= kFaces || thrown_by[i] >= sheet.words.seats)
                throw std::invalid_argument("this is no discard pile");
            lies(one(pile[i]));
            deal_.pile[i] = pile[i];
            deal_.thrown_by[i] = static_cast<std::int8_t>(thrown_by[i]);
            deal_.thrown[thrown_by[i] < 0 ? deal_.starter : thrown_by[i]] |= one(pile[i]);
        }
        deal_.pile_size = static_cast<std::int8_t>(pile.size());
        const auto is_meld = [&](int meld) { return meld >= 0 && meld < sheet.melds.size(); };
        for (const auto& [owner, meld] : table) {
            if (!seat(owner) || !is_meld(meld) || !is_meld(original[deal_.melds]))
                throw std::invalid_argument("this is no table");
            lies(sheet.melds.mask(meld));
            deal_.table[deal_.melds] = static_cast<std::int16_t>(meld);
            deal_.original[deal_.melds] = static_cast<std::int16_t>(original[deal_.melds]);
            deal_.owner[deal_.melds++] = static_cast<std::int8_t>(owner);
        }
        for (std::size_t i = 0; i < seats; ++i) {
            if (static_cast<int>(i) != deal_.turn) lies(known[i]);
            deal_.hands[i] = deal_.known[i] = known[i];
            deal_.opened |= static_cast<std::uint8_t>(opened[i] << i);
            deal_.first_laid[i] = laid[i] ? -1 : 0;
            deal_.draws[i] = draws[i];
            deal_.laid_on[i] = laid_on[i];
            deal_.counted[i] = counted[i];
            deal_.careless[i] = static_cast<std::uint8_t>(careless[i]);
        }
        deal_.hands[deal_.turn] = hand;
        deal_.taken_pile = taken_pile;
        if (taken_pile && deal_.turn_number > 1)
            deal_.top_thrown_by = static_cast<std::int8_t>(deal_.before(deal_.turn));
        const bool opens_now = deal_.opened_now || !(deal_.opened >> deal_.turn & 1);
        if (sheet.words.opens && deal_.plays && opens_now) deal_.first_laid[deal_.turn] = deal_.turn_number;
    }

    // How much likelier the other of two plays plainly than ahead, as the pile tells it.
    double plainness() const { return rummykit::plainness(deal_, Reading{}); }

    // The action that the search for the sheet finds, and of all that it tried: the number, the mean, the playouts.
    nb::tuple search(std::int64_t playouts, double seconds, std::uint64_t seed, double plain_before) const {
        Random random(seed);
        const Limit limit{playouts, seconds};
        Action best;
        std::vector<Action> tried;
        std::vector<Judged> judged;
        const auto keep = [&](auto&& found) {
            best = found.action;
            tried = std::move(found.candidates);
            judged = std::move(found.judged);
        };
        {
            const nb::gil_scoped_release others_go_on;
            SearchSettings settings;
            settings.plain_before = plain_before;
            knocks_ ? keep(rummykit::search(deal_, counts_, limit, random, settings))
                    : keep(rummykit::search(deal_, counts_, limit, random, RummySettings{}));
        }
        judged.resize(tried.size());
        nb::list all;
        for (std::size_t i = 0; i < tried.size(); ++i)
            all.append(nb::make_tuple(tried[i].bits, judged[i].mean(), judged[i].playouts));
        return nb::make_tuple(best.bits, all);
    }

    std::vector<std::uint32_t> legal() const {
        std::vector<Action> actions;
        deal_.legal(actions);
        std::vector<std::uint32_t> numbers;
        for (const Action action : actions)
            numbers.push_back(action.bits);
        return numbers;
    }

    // What each of these actions leads to, as pairs of 32-bit floats: of each deal, of each action, of each way on.
    // Quick players play on, or in a game with a knock the search with so many playouts a decision, in one way.
    nb::bytes weigh(const std::vector<std::uint32_t>& numbers, int deals, std::uint64_t seed,
                    std::int64_t playouts) const {
        if (playouts) need_a_knock();
        const std::vector<std::uint32_t> may = legal();
        std::vector<Action> actions;
        for (const std::uint32_t number : numbers) {
            if (std::ranges::find(may, number) == may.end()) throw std::invalid_argument("an action is not legal here");
            actions.push_back({number});
        }
        if (deals < 0) throw std::invalid_argument("there are no deals, or more");
        Random random(seed);
        Weighed all;
        {
            const nb::gil_scoped_release others_go_on;
            all = playouts
                      ? rummykit::weigh_by_search(deal_, counts_, actions, deals, playouts, random, SearchSettings{})
                  : knocks_ ? rummykit::weigh(deal_, counts_, actions, deals, random, SearchSettings{})
                            : rummykit::weigh(deal_, counts_, actions, deals, random, RummySettings{});
        }
        return nb::bytes(all.data(), all.size() * sizeof(Outcome));
    }

    // How the deal ends with these hands, for each of these orders of the stock, its next card last: pairs of 32-bit
    // floats, of each order, of each seat. Quick players play on, or in a game with a knock the search with so many
    // playouts a decision.
    nb::bytes played_out(const std::vector<FaceSet>& hands, const std::vector<std::vector<std::uint8_t>>& stocks,
                         std::uint64_t seed, std::int64_t playouts) const {
        if (playouts) need_a_knock();
        std::vector<CardDeal> deals;
        for (const auto& stock : stocks)
            deals.push_back(known_deal(hands, stock));
        Random random(seed);
        Weighed all;
        {
            const nb::gil_scoped_release others_go_on;
            for (CardDeal& deal : deals) {
                const auto points = playouts  ? searched_out(deal, {playouts, 0}, random, SearchSettings{})
                                    : knocks_ ? CardPolicy{}.play_on(deal, random)
                                              : RummyPolicy{}.play_on(deal, random);
                for (int seat = 0; seat < deal.seats(); ++seat)
                    all.push_back(outcome_of(points, seat, deal.seats()));
            }
        }
        return nb::bytes(all.data(), all.size() * sizeof(Outcome));
    }

  private:
    void need_a_knock() const {
        if (!knocks_) throw std::invalid_argument("only a game with a knock is searched to its end");
    }

    void read(const std::map<std::string, int>& facts) {
        const auto fact = [&](const char* name) {
            const auto found = facts.find(name);
            if (found == facts.end()) throw std::invalid_argument(std::string("there is no ") + name);
            return found->second;
        };
        const auto small = [&](const char* name) {
            const int found = fact(name);
            if (found < -1 || found > kFaces)
                throw std::invalid_argument(std::string(name) + " is no number of that kind");
            return static_cast<std::int8_t>(found);
        };
        deal_.at = static_cast<At>(small("at"));
        deal_.turn = small("turn");
        deal_.starter = small("starter");
        deal_.stock_size = small("stock");
        deal_.taken = small("taken");
        deal_.must_play = small("must_play");
        deal_.offers = small("offers");
        deal_.upcard = small("upcard");
        deal_.closer = small("closer");
        deal_.resume = small("resume");
        deal_.fighters = static_cast<std::uint8_t>(fact("fighters"));
        deal_.limit = fact("limit");
        deal_.plays = fact("plays");
        deal_.turn_number = fact("turn_number");
        deal_.turnovers = fact("turnovers");
        deal_.opened_now = fact("opened_now") > 0;
    }

    CardDeal known_deal(const std::vector<FaceSet>& hands, const std::vector<std::uint8_t>& stock) const {
        CardDeal deal = deal_;
        if (hands.size() != static_cast<std::size_t>(deal.seats()) || stock.size() > kFaces)
            throw std::invalid_argument("every seat has a hand, and the stock is of the pack");
        FaceSet all = deal.piled();
        for (int at = 0; at < deal.melds; ++at)
            all |= deal.sheet->melds.mask(deal.table[at]);
        std::size_t cards = static_cast<std::size_t>(std::popcount(all)) + stock.size();
        for (std::size_t seat = 0; seat < hands.size(); ++seat) {
            deal.hands[seat] = hands[seat] & deal.sheet->all;
            all |= deal.hands[seat];
            cards += static_cast<std::size_t>(std::popcount(hands[seat]));
        }
        deal.stock_size = 0;
        for (const std::uint8_t face : stock) {
            all |= face < kFaces ? one(face) : 0;
            deal.stock[deal.stock_size++] = face;
        }
        if (static_cast<std::size_t>(std::popcount(all)) != cards || cards > kFaces)
            throw std::invalid_argument("a card is there twice");
        return deal;
    }

    CardDeal deal_{};
    std::vector<int> counts_;
    bool knocks_;
};

} // namespace

void bind_seen_cards(nb::module_& m) {
    nb::class_<SeenCards>(m, "SeenCards", "A one-pack card game as one seat sees it.")
        .def(nb::init<const CardSheet&, const std::map<std::string, int>&, FaceSet, std::vector<int>,
                      const std::vector<FaceSet>&, const std::vector<std::uint8_t>&, const std::vector<int>&,
                      const std::vector<std::pair<int, int>>&, const std::vector<bool>&, const std::vector<bool>&,
                      const std::vector<int>&, const std::vector<int>&, const std::vector<FaceSet>&,
                      const std::vector<int>&, const std::vector<int>&, FaceSet, const std::vector<int>&>(),
             nb::arg("sheet"), nb::arg("facts"), nb::kw_only(), nb::arg("hand"), nb::arg("counts"), nb::arg("known"),
             nb::arg("pile"), nb::arg("thrown_by"), nb::arg("table"), nb::arg("opened"), nb::arg("laid"),
             nb::arg("draws"), nb::arg("laid_on"), nb::arg("counted"), nb::arg("asked"), nb::arg("original"),
             nb::arg("taken_pile"), nb::arg("careless"), nb::keep_alive<1, 2>())
        .def("search", &SeenCards::search, nb::kw_only(), nb::arg("playouts"), nb::arg("seconds"), nb::arg("seed"),
             nb::arg("plain_before") = 0.0)
        .def("plainness", &SeenCards::plainness)
        .def("legal", &SeenCards::legal)
        .def("weigh", &SeenCards::weigh, nb::arg("actions"), nb::arg("deals"), nb::arg("seed"), nb::arg("playouts") = 0)
        .def("played_out", &SeenCards::played_out, nb::arg("hands"), nb::arg("stocks"), nb::arg("seed"),
             nb::arg("playouts") = 0);
}

} // namespace rummykit
