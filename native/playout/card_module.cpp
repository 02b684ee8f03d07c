#include "card_module.hpp"

#include "borrowed_bytes.hpp"
#include "card_pool.hpp"
#include "lent_bytes.hpp"
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

// --- sheets

template <typename Word>
void read(const nb::dict& words, const char* name, Word& into) {
    if (words.contains(name)) into = static_cast<Word>(nb::cast<int>(words[name]));
}

CardWords words_from(const nb::dict& given) {
    CardWords words;
    read(given, "seats", words.seats);
    read(given, "hand", words.hand);
    read(given, "starter_extra", words.starter_extra);
    read(given, "upcard", words.upcard);
    read(given, "any_discard", words.any_discard);
    read(given, "draws_two", words.draws_two);
    read(given, "upcard_offered", words.upcard_offered);
    read(given, "when_empty", words.when_empty);
    read(given, "times", words.times);
    read(given, "keep_top", words.keep_top);
    read(given, "undrawn", words.undrawn);
    read(given, "last_discard_playable", words.last_discard_playable);
    read(given, "plays", words.plays);
    read(given, "lay_off", words.lay_off);
    read(given, "one_a_turn", words.one_a_turn);
    read(given, "borrowing", words.borrowing);
    read(given, "may_go_out", words.may_go_out);
    read(given, "calls", words.calls);
    read(given, "goes_out", words.goes_out);
    read(given, "knocks", words.knocks);
    read(given, "knock_limit", words.knock_limit);
    read(given, "limit_by_upcard", words.limit_by_upcard);
    read(given, "ace_is_one", words.ace_is_one);
    read(given, "keeps_upcard", words.keeps_upcard);
    read(given, "return_upcard", words.return_upcard);
    read(given, "lay_off_window", words.lay_off_window);
    read(given, "scoring", words.scoring);
    read(given, "unmatched", words.unmatched);
    read(given, "concealed_double", words.concealed_double);
    read(given, "no_deadwood", words.no_deadwood);
    read(given, "undercut", words.undercut);
    read(given, "big_gin", words.big_gin);
    read(given, "spades_double", words.spades_double);
    read(given, "taken_goes", words.taken_goes);
    read(given, "calls_end", words.calls_end);
    read(given, "call_needs_meld", words.call_needs_meld);
    read(given, "call_blocked", words.call_blocked);
    read(given, "fights", words.fights);
    read(given, "fights_with_four", words.fights_with_four);
    read(given, "pays_dealt", words.pays_dealt);
    read(given, "pays_out", words.pays_out);
    read(given, "pays_discard", words.pays_discard);
    read(given, "pays_stock", words.pays_stock);
    read(given, "pays_called", words.pays_called);
    read(given, "pays_beaten", words.pays_beaten);
    read(given, "pays_bare", words.pays_bare);
    read(given, "highest_dealt_wins", words.highest_dealt_wins);
    read(given, "bare_loses", words.bare_loses);
    read(given, "ties_nearest", words.ties_nearest);
    read(given, "down_to", words.down_to);
    read(given, "top_free", words.top_free);
    read(given, "opens", words.opens);
    read(given, "opens_going_out", words.opens_going_out);
    read(given, "extends_lay_offs", words.extends_lay_offs);
    read(given, "last_face_down", words.last_face_down);
    read(given, "notes_careless", words.notes_careless);
    read(given, "careless", words.careless);
    read(given, "turns_each", words.turns_each);
    read(given, "shows", words.shows);
    read(given, "sends", words.sends);
    read(given, "sends_without_meld", words.sends_without_meld);
    for (std::size_t place = 0; place < words.ranks.size(); ++place)
        read(given, ("rank_" + std::to_string(place)).c_str(), words.ranks[place]);
    read(given, "without_meld", words.without_meld);
    read(given, "went_out", words.went_out);
    read(given, "taken_chip", words.taken_chip);
    read(given, "three_taken_pays_all", words.three_taken_pays_all);
    read(given, "no_discard", words.no_discard);
    read(given, "faced", words.faced);
    read(given, "hand_melds", words.hand_melds);
    read(given, "claims", words.claims);
    read(given, "claims_at_once", words.claims_at_once);
    read(given, "short_claims", words.short_claims);
    read(given, "plays_after_claim", words.plays_after_claim);
    read(given, "forces", words.forces);
    read(given, "discards_out", words.discards_out);
    read(given, "unmelded_double", words.unmelded_double);
    read(given, "floats", words.floats);
    read(given, "low_ace", words.low_ace);
    read(given, "out", words.out);
    read(given, "concealed_times", words.concealed_times);
    read(given, "one_suit_times", words.one_suit_times);
    read(given, "unlaid_times", words.unlaid_times);
    return words;
}

std::array<int, kFaces> of_each_face(const std::vector<int>& given) {
    if (given.size() != kFaces) throw std::invalid_argument("there is one value for each of the 52 faces");
    std::array<int, kFaces> of_face;
    std::ranges::copy(given, of_face.begin());
    return of_face;
}

// --- one deal

// The melds on the table: who laid them, and their numbers among those of the pack.
nb::list lying(const CardDeal& deal) {
    nb::list found;
    for (int number = 0; number < deal.melds; ++number)
        found.append(nb::make_tuple(static_cast<int>(deal.owner[number]), static_cast<int>(deal.table[number])));
    return found;
}

// The discards taken for melds kept in the hand, in order: who took each, of whom, and its face.
nb::list kept(const CardDeal& deal) {
    nb::list found;
    for (int i = 0; i < deal.cards_kept; ++i)
        found.append(nb::make_tuple(static_cast<int>(deal.kept[i].seat), static_cast<int>(deal.kept[i].from),
                                    static_cast<int>(deal.kept[i].face)));
    return found;
}

class OneDeal {
  public:
    OneDeal(const CardSheet& sheet, const nb::bytes& seed, std::uint32_t number, int starter)
        : seed_(seed.c_str(), seed.size()), number_(number) {
        if (starter < 0 || starter >= sheet.words.seats) throw std::invalid_argument("there is no such seat");
        deal_.begin(sheet, shuffled_cards(sheet, chance()), starter);
        deal_.legal(legal_);
    }

    nb::list legal() const {
        nb::list found;
        for (const Action action : legal_)
            found.append(action.bits);
        return found;
    }

    nb::list play(std::uint32_t bits) {
        const auto same = [&](Action action) { return action.bits == bits; };
        if (std::none_of(legal_.begin(), legal_.end(), same)) throw std::invalid_argument("this is not legal now");
        std::vector<CardEvent> log;
        deal_.play(Action{bits}, chance(), &log);
        legal_.clear();
        deal_.legal(legal_);
        nb::list told;
        for (const CardEvent& event : log)
            told.append(nb::make_tuple(static_cast<int>(event.what), event.seat, event.number, event.face, event.meld));
        return told;
    }

    nb::list points() const {
        const auto points = deal_.points();
        nb::list found;
        for (int seat = 0; seat < deal_.seats(); ++seat)
            found.append(points[seat]);
        return found;
    }

    nb::list hands() const {
        nb::list found;
        for (int seat = 0; seat < deal_.seats(); ++seat)
            found.append(deal_.hands[seat]);
        return found;
    }

    nb::list table() const { return lying(deal_); }
    nb::list kept() const { return rummykit::kept(deal_); }

    nb::list pile() const {
        nb::list found;
        for (int i = 0; i < deal_.pile_size; ++i)
            found.append(static_cast<int>(deal_.pile[i]));
        return found;
    }

    // The cards on the table that each seat has laid.
    nb::list counted() const {
        nb::list found;
        for (int seat = 0; seat < deal_.seats(); ++seat)
            found.append(deal_.counted[seat]);
        return found;
    }

    nb::list sent() const {
        nb::list found;
        for (int i = 0; i < deal_.cards_sent; ++i)
            found.append(static_cast<int>(deal_.sent[i]));
        return found;
    }

    // The careless discards of each seat.
    nb::list careless() const {
        nb::list found;
        for (int seat = 0; seat < deal_.seats(); ++seat)
            found.append(static_cast<int>(deal_.careless[seat]));
        return found;
    }

    nb::tuple ending() const {
        const int who = deal_.winner;
        return nb::make_tuple(static_cast<int>(deal_.ended), who, static_cast<int>(deal_.starter), deal_.turn_number,
                              deal_.concealed, who < 0 ? 0 : deal_.draws[who], static_cast<int>(deal_.upcard),
                              static_cast<int>(deal_.sender), static_cast<int>(deal_.closer),
                              static_cast<int>(deal_.fighters), deal_.by_discard, static_cast<int>(deal_.last));
    }

    int turn() const { return deal_.turn; }
    bool over() const { return deal_.over(); }

  private:
    Chance chance() const { return {nullptr, &seed_, number_}; }

    CardDeal deal_;
    std::string seed_;
    std::uint32_t number_;
    std::vector<Action> legal_;
};

// --- many deals

class ManyCards : public BoundPool<CardPool> {
  public:
    using BoundPool::BoundPool;

    void observe(nb::handle seen) const {
        const LentBytes words(seen, static_cast<std::size_t>(pool_.size()) * CardPool::words_seen(pool_.seats()) *
                                        sizeof(std::uint64_t));
        const nb::gil_scoped_release others_go_on;
        pool_.observe(words.as<std::uint64_t>());
    }

    nb::list legal(int slot) const {
        nb::list found;
        for (const Action action : pool_.legal(at(slot)))
            found.append(action.bits);
        return found;
    }

    FaceSet hand(int slot) const { return pool_.deal(at(slot)).hands[pool_.deal(slot).turn]; }
    nb::list table(int slot) const { return lying(pool_.deal(at(slot))); }
    nb::list kept(int slot) const { return rummykit::kept(pool_.deal(at(slot))); }
    int turn(int slot) const { return pool_.deal(at(slot)).turn; }
};

} // namespace

void bind_cards(nb::module_& m) {
    nb::class_<CardSheet>(m, "CardSheet", "What a sheet of a one-pack card game says, as numbers.")
        .def(
            "__init__",
            [](CardSheet* made, const nb::dict& words, const std::optional<GroupNumbers>& groups,
               const std::optional<RunNumbers>& runs, const std::vector<int>& values, const std::vector<int>& prices,
               const std::vector<Meld>& melds, int group_count, const std::vector<Contract>& contracts,
               const std::vector<int>& shown_counts, const std::vector<std::uint8_t>& pack,
               const std::vector<int>& factors, const std::vector<int>& upcards) {
                new (made) CardSheet(words_from(words), shapes_from(groups, runs), of_each_face(values),
                                     of_each_face(prices), melds, group_count, contracts, shown_counts, pack,
                                     of_each_face(factors), of_each_face(upcards));
            },
            nb::arg("words"), nb::arg("groups").none(), nb::arg("runs").none(), nb::arg("values"), nb::arg("prices"),
            nb::arg("melds"), nb::arg("group_count"), nb::arg("contracts"), nb::arg("shown_counts"), nb::arg("pack"),
            nb::arg("factors"), nb::arg("upcards"));
    nb::class_<OneDeal>(m, "CardDeal", "One deal, step by step.")
        .def(nb::init<const CardSheet&, const nb::bytes&, std::uint32_t, int>(), nb::arg("sheet"), nb::arg("seed"),
             nb::arg("number"), nb::arg("starter"), nb::keep_alive<1, 2>())
        .def("legal", &OneDeal::legal)
        .def("play", &OneDeal::play, nb::arg("action"))
        .def("points", &OneDeal::points)
        .def("hands", &OneDeal::hands)
        .def("table", &OneDeal::table)
        .def("kept", &OneDeal::kept)
        .def("pile", &OneDeal::pile)
        .def("counted", &OneDeal::counted)
        .def("sent", &OneDeal::sent)
        .def("careless", &OneDeal::careless)
        .def("ending", &OneDeal::ending)
        .def_prop_ro("turn", &OneDeal::turn)
        .def_prop_ro("over", &OneDeal::over);
    bind_pool<ManyCards, CardSheet>(m, "CardPool", "Many deals at once.")
        .def("observe", &ManyCards::observe, nb::arg("seen"))
        .def("table", &ManyCards::table, nb::arg("slot"))
        .def("kept", &ManyCards::kept, nb::arg("slot"))
        .def("turn", &ManyCards::turn, nb::arg("slot"));
}

} // namespace rummykit
