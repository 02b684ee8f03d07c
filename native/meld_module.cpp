#include "meld_module.hpp"

#include "borrowed_bytes.hpp"
#include "finish_solver.hpp"
#include "first_meld.hpp"
#include "lives_solver.hpp"
#include "meld_solver.hpp"
#include "parallel.hpp"
#include "pures_solver.hpp"
#include "shapes_from.hpp"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <stdexcept>

namespace nb = nanobind;

namespace rummykit {

namespace {

constexpr int kStandingFor = 128; // added to the face a joker stands for

MeldSolver make_solver(const std::optional<GroupNumbers>& groups, const std::optional<RunNumbers>& runs,
                       const std::vector<int>& values, const std::optional<std::vector<int>>& beside,
                       const std::vector<std::vector<int>>& contracts) {
    MeldRules rules;
    rules.shapes = shapes_from(groups, runs, kMaxHeld);
    if (beside) rules.limits = limits_from(*beside);
    rules.contracts = contracts;
    if (values.size() != kFaces + 1) throw std::invalid_argument("there is one value for each of 52 faces and a joker");
    Loss joker = 0;
    for (int face = 0; face <= kFaces; ++face) {
        const int value = values[static_cast<std::size_t>(face)];
        if (value < 0 || value > kMaxValue)
            throw std::invalid_argument("a card is worth 0 to " + std::to_string(kMaxValue));
        (face == kJokerFace ? joker : rules.weights[face]) = value * kCardPoint + 1;
    }
    std::vector<int> sizes;
    for (const auto& contract : contracts) {
        if (contract.empty() || contract.size() > 7) throw std::invalid_argument("a contract has 1 to 7 melds");
        for (const int size : contract) {
            if (size < 2 || size > kMaxMeldSize) throw std::invalid_argument("a meld of a contract has 2 to 13 cards");
            if (std::ranges::find(sizes, size) == sizes.end()) sizes.push_back(size);
        }
    }
    if (sizes.size() > kMaxSizes) throw std::invalid_argument("contracts have at most 4 different sizes");
    return MeldSolver(rules, joker);
}

// A tuple keeps still, whatever the __index__ of what it holds may do.
std::vector<int> faces_from(nb::handle given, std::size_t most) {
    const auto tuple = nb::steal(PySequence_Tuple(given.ptr()));
    if (!tuple.is_valid()) throw nb::python_error();
    const auto size = static_cast<std::size_t>(NB_TUPLE_GET_SIZE(tuple.ptr()));
    if (size > most) throw std::invalid_argument("a hand has at most " + std::to_string(most) + " cards");
    std::vector<int> faces;
    for (std::size_t i = 0; i < size; ++i) {
        const Py_ssize_t face = PyNumber_AsSsize_t(NB_TUPLE_GET_ITEM(tuple.ptr(), static_cast<Py_ssize_t>(i)), nullptr);
        if (face == -1 && PyErr_Occurred()) throw nb::python_error();
        if (face < 0 || face > kJokerFace) throw std::invalid_argument("a card is a face from 0 to 51, a joker 52");
        faces.push_back(static_cast<int>(face));
    }
    return faces;
}

// A hand as one integer, in layers of 64 bits; jokers and all.
WildHand hand_from_layers(nb::handle given) {
    WildHand hand;
    const auto add_byte = [&hand](std::size_t place, unsigned byte) {
        for (; byte; byte &= byte - 1)
            hand.add(static_cast<unsigned>(place * 8) + static_cast<unsigned>(std::countr_zero(byte)));
    };
    constexpr std::size_t layer = sizeof(FaceBits), most = kMaxHeld * layer;
    const unsigned long long single = PyLong_AsUnsignedLongLong(given.ptr());
    if (single != static_cast<unsigned long long>(-1) || !PyErr_Occurred()) {
        for (std::size_t place = 0; place < layer; ++place)
            add_byte(place, static_cast<unsigned>(single >> 8 * place & 0xff));
        return hand;
    }
    PyErr_Clear();
    const auto bits = nb::steal(PyObject_CallMethod(given.ptr(), "bit_length", nullptr));
    if (!bits.is_valid()) throw nb::python_error();
    const std::size_t bytes = (PyLong_AsSize_t(bits.ptr()) + 7) / 8;
    if (PyErr_Occurred() || bytes > most) {
        PyErr_Clear();
        throw std::invalid_argument("a hand has at most " + std::to_string(kMaxHeld) + " cards");
    }
    const auto text =
        nb::steal(PyObject_CallMethod(given.ptr(), "to_bytes", "ns", static_cast<Py_ssize_t>(bytes), "little"));
    if (!text.is_valid()) { // negative
        PyErr_Clear();
        throw std::invalid_argument("a hand is no negative number");
    }
    for (std::size_t at = 0; at < bytes; ++at)
        add_byte(at % layer, static_cast<unsigned char>(PyBytes_AsString(text.ptr())[at]));
    return hand;
}

WildHand hand_from(nb::handle given) {
    if (PyLong_Check(given.ptr())) return hand_from_layers(given);
    WildHand hand;
    for (const int face : faces_from(given, kMaxHeld))
        hand.add(static_cast<unsigned>(face));
    return hand;
}

int checked_rank(int wild_rank) {
    if (wild_rank < 0 || wild_rank > kRanks) throw std::invalid_argument("a rank is 1 to 13, 0 for none");
    return wild_rank;
}

Demands demands_from(const WildHand& hand, int wild_rank, nb::handle must, nb::handle apart) {
    Demands demands;
    demands.wild = faces_of_rank(checked_rank(wild_rank));
    const auto held = [&](int face) { return face == kJokerFace ? hand.jokers : hand.cards.count(face); };
    const auto demand = [&](int face) {
        if (std::ranges::count(demands.must, face) == held(face))
            throw std::invalid_argument("a card that must be melded is not in the hand");
        if (wild_rank && (face == kJokerFace || face % kRanks == wild_rank - 1))
            throw std::invalid_argument("a card that must be melded may not be wild where a rank is wild");
        demands.must.push_back(face);
    };
    for (const int face : faces_from(must, kMaxHeld))
        demand(face);
    for (const int face : faces_from(apart, kMaxHeld)) {
        if (face == kJokerFace || held(face) != 1) throw std::invalid_argument("a card that lies apart is held once");
        if (std::ranges::count(demands.must, face) == 0) demand(face);
        demands.apart |= bit_of(face);
    }
    return demands;
}

nb::list melds_list(const std::vector<LaidMeld>& melds) {
    nb::list laid;
    for (const LaidMeld& meld : melds) {
        nb::list faces;
        for (const LaidCard& card : meld)
            faces.append(card.face == kJokerFace && card.stands >= 0 ? kStandingFor + card.stands : int{card.face});
        laid.append(std::move(faces));
    }
    return laid;
}

// (value melded, value left, melds, whether proven) or None where the demands cannot be met.
nb::object best(const MeldSolver& solver, nb::handle given, int wild_rank, nb::handle must, nb::handle apart,
                std::int64_t effort) {
    const WildHand hand = hand_from(given);
    const Demands demands = demands_from(hand, wild_rank, must, apart);
    WildAnswer answer;
    {
        nb::gil_scoped_release others_may_run;
        answer = solver.best(hand, demands, true, effort);
    }
    if (!answer.possible) {
        if (!answer.proven) throw std::invalid_argument("this hand has too many melds to be worked out");
        return nb::none();
    }
    return nb::make_tuple(answer.value, answer.left, melds_list(answer.melds), answer.proven);
}

bool leaves(const MeldSolver& solver, nb::handle given, std::int64_t most, int wild_rank, nb::handle apart) {
    if (!solver.rules().contracts.empty()) throw std::invalid_argument("under a contract nothing is left over");
    if (most < 0) throw std::invalid_argument("nothing is the least that can be left over");
    const WildHand hand = hand_from(given);
    const Demands demands = demands_from(hand, wild_rank, nb::make_tuple(), apart);
    nb::gil_scoped_release others_may_run;
    return solver.leaves(hand, demands, most);
}

nb::object whole(const MeldSolver& solver, nb::handle given, int wild_rank, nb::handle must, nb::handle apart) {
    const WildHand hand = hand_from(given);
    const Demands demands = demands_from(hand, wild_rank, must, apart);
    const WildAnswer answer = solver.whole(hand, demands, true);
    if (!answer.possible) return nb::none();
    return melds_list(answer.melds);
}

nb::object as_view(const std::vector<int>& numbers) {
    const nb::bytes raw(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(int));
    const auto view = nb::steal(PyMemoryView_FromObject(raw.ptr()));
    if (!view.is_valid()) throw nb::python_error();
    return view.attr("cast")("i");
}

// Calls `ask(hand, wild rank)` for every hand of `faces`; there is one wild rank for each, or one for all.
template <typename Ask>
nb::object for_each_hand(nb::handle faces, std::size_t hand_size, nb::handle wild_ranks, bool discard, unsigned threads,
                         Ask&& ask) {
    const BorrowedBytes hands(faces), ranks(wild_ranks);
    if (hand_size == 0 || hands.size() % hand_size) throw std::invalid_argument("the hands are not all of one size");
    std::vector<int> answers(hands.size() / hand_size);
    if (ranks.size() != 1 && ranks.size() != answers.size())
        throw std::invalid_argument("there is one wild rank for each hand, or one for all");
    {
        nb::gil_scoped_release others_may_run;
        share_out(answers.size(), kHandsAtATime, threads, [&](std::size_t first, std::size_t last) {
            for (std::size_t i = first; i < last; ++i) {
                const std::uint8_t* cards = hands.data() + i * hand_size;
                const int wild_rank = checked_rank(ranks.data()[ranks.size() == 1 ? 0 : i]);
                int best = -1;
                // Without each card that is another one than before, or with all of them.
                for (std::size_t gone = discard ? 0 : hand_size; gone < hand_size + !discard; ++gone) {
                    if (gone < hand_size && std::find(cards, cards + gone, cards[gone]) != cards + gone) continue;
                    WildHand hand;
                    for (std::size_t k = 0; k < hand_size; ++k)
                        if (k != gone) hand.add(cards[k]);
                    const int found = ask(hand, wild_rank);
                    if (best < 0 || found < best) best = found;
                }
                answers[i] = best;
            }
        });
    }
    return as_view(answers);
}

nb::object deadwoods(const MeldSolver& solver, nb::handle faces, std::size_t hand_size, nb::handle wild_ranks,
                     bool discard, unsigned threads) {
    if (!solver.rules().contracts.empty()) throw std::invalid_argument("under a contract there is no deadwood");
    return for_each_hand(faces, hand_size, wild_ranks, discard, threads, [&](const WildHand& hand, int wild_rank) {
        Demands demands;
        demands.wild = faces_of_rank(wild_rank);
        const WildAnswer answer = solver.best(hand, demands, false);
        if (!answer.proven) throw std::invalid_argument("a hand has too many melds to be worked out");
        return static_cast<int>(answer.left);
    });
}

std::array<int, kFaces> of_faces(const std::vector<int>& values, int most) {
    if (values.size() != kFaces) throw std::invalid_argument("there is one value for each of the 52 faces");
    std::array<int, kFaces> of_face;
    for (std::size_t face = 0; face < kFaces; ++face) {
        if (values[face] < 0 || values[face] > most)
            throw std::invalid_argument("a card is worth 0 to " + std::to_string(most));
        of_face[face] = values[face];
    }
    return of_face;
}

// --- two lives

LivesSolver make_lives(const GroupNumbers& groups, const RunNumbers& runs, const std::vector<int>& values) {
    return LivesSolver(shapes_from(groups, runs), of_faces(values, kMaxValue));
}

const WildHand& of_two_packs(const WildHand& hand) {
    if (hand.cards.plane[2] || (hand.cards.plane[0] & hand.cards.plane[1]))
        throw std::invalid_argument("the two lives are reckoned for two packs");
    return hand;
}

int points(const LivesSolver& solver, nb::handle given, int wild_rank) {
    return solver.solve(of_two_packs(hand_from(given)), checked_rank(wild_rank), false).points;
}

int loose(const LivesSolver& solver, nb::handle given, int wild_rank) {
    return solver.loose(of_two_packs(hand_from(given)), checked_rank(wild_rank));
}

// A group is its natural cards, how many wild ones go with them, and its places.
nb::list groups_list(const std::vector<LivesGroup>& found) {
    nb::list groups;
    for (const LivesGroup& group : found) {
        nb::list natural, places;
        for (FaceBits faces = group.natural; faces; faces &= faces - 1)
            natural.append(std::countr_zero(faces));
        for (const std::uint8_t face : group.places)
            places.append(int{face});
        groups.append(nb::make_tuple(nb::tuple(natural), group.wild, nb::tuple(places)));
    }
    return groups;
}

// (lives, points, groups).
nb::tuple lives_best(const LivesSolver& solver, nb::handle given, int wild_rank) {
    const LivesAnswer answer = solver.solve(of_two_packs(hand_from(given)), checked_rank(wild_rank), true);
    return nb::make_tuple(static_cast<int>(answer.lives), answer.points, groups_list(answer.groups));
}

nb::object penalties(const LivesSolver& solver, nb::handle faces, std::size_t hand_size, nb::handle wild_ranks,
                     bool discard, unsigned threads) {
    return for_each_hand(faces, hand_size, wild_ranks, discard, threads, [&](const WildHand& hand, int wild_rank) {
        return solver.solve(of_two_packs(hand), wild_rank, false).points;
    });
}

// --- pure sequences

PuresSolver make_pures(const GroupNumbers& groups, const RunNumbers& runs, const std::vector<int>& values, int wanted) {
    return PuresSolver(shapes_from(groups, runs), of_faces(values, kMaxValue), wanted);
}

// (points, pure sequences, other groups as in the two lives, whether proven); `wild` are faces.
nb::tuple pures_best(const PuresSolver& solver, nb::handle given, nb::handle wild) {
    const WildHand hand = hand_from(given);
    FaceBits faces = 0;
    for (const int face : faces_from(wild, kFaces)) {
        if (face == kJokerFace) throw std::invalid_argument("jokers are wild unsaid");
        faces |= bit_of(face);
    }
    PuresAnswer answer;
    {
        nb::gil_scoped_release others_may_run;
        answer = solver.solve(hand, faces, true);
    }
    nb::list pure;
    for (const auto& each : answer.pure) {
        nb::list cards;
        for (const std::uint8_t face : each)
            cards.append(int{face});
        pure.append(nb::tuple(cards));
    }
    return nb::make_tuple(answer.points, pure, groups_list(answer.groups), answer.proven);
}

// --- how far a hand is from lying whole

FinishSolver make_finish(const std::optional<GroupNumbers>& groups, const std::optional<RunNumbers>& runs) {
    return FinishSolver(shapes_from(groups, runs));
}

int away(const FinishSolver& solver, nb::handle given, int size) {
    return solver.away(hand_from(given), size);
}

// --- first melds, and how many ways are best

FirstMeldSolver make_first(const std::optional<GroupNumbers>& groups, const std::optional<RunNumbers>& runs,
                           const std::vector<int>& points, int low_ace, const std::vector<int>& values,
                           const std::optional<std::vector<int>>& beside) {
    if (low_ace < 0 || low_ace > kMaxValue) throw std::invalid_argument("an ace is worth something");
    if (values.size() != kFaces + 1 || values.back() < 0 || values.back() > kMaxValue)
        throw std::invalid_argument("there is one value for each of 52 faces and a joker");
    MeldRules rules;
    rules.shapes = shapes_from(groups, runs, kMaxHeld);
    if (beside) rules.limits = limits_from(*beside);
    if (rules.limits.beside[0] > 1) throw std::invalid_argument("a first meld has a natural card");
    std::ranges::copy(of_faces({values.begin(), values.end() - 1}, kMaxValue), rules.weights.begin());
    return FirstMeldSolver(rules, of_faces(points, kMaxValue), low_ace, values.back());
}

// (points, melds) or None where the minimum cannot be reached.
nb::object lay(const FirstMeldSolver& solver, nb::handle given, int minimum, bool most_cards, nb::handle must,
               bool natural_run) {
    const WildHand hand = hand_from(given);
    const Demands demands = demands_from(hand, 0, must, nb::make_tuple());
    FirstMeld found;
    {
        nb::gil_scoped_release others_may_run;
        found = solver.lay(hand, minimum, most_cards, demands.must, natural_run);
    }
    if (!found.possible) return nb::none();
    return nb::make_tuple(found.points, melds_list(found.melds));
}

std::uint64_t optima(const FirstMeldSolver& solver, nb::handle given) {
    const WildHand hand = hand_from(given);
    nb::gil_scoped_release others_may_run;
    return solver.optima(hand);
}

} // namespace

void bind_melds(nb::module_& m) {
    m.attr("MAX_COPIES") = kMaxCopies;
    m.attr("MAX_HELD") = kMaxHeld;
    m.attr("MAX_WILD") = kMaxWild;
    nb::class_<MeldSolver>(m, "MeldSolver", "The best melds of hands with wild cards, contracts and demands.")
        .def(nb::new_(&make_solver), nb::kw_only(), nb::arg("groups").none(), nb::arg("runs").none(), nb::arg("values"),
             nb::arg("beside") = nb::none(), nb::arg("contracts") = nb::list())
        .def("best", &best, nb::arg("hand"), nb::kw_only(), nb::arg("wild_rank") = 0,
             nb::arg("must") = nb::make_tuple(), nb::arg("apart") = nb::make_tuple(), nb::arg("effort") = kMostLooked,
             "Value melded, value left over, and melds that leave the least; None if the demands cannot be met.")
        .def("leaves", &leaves, nb::arg("hand"), nb::arg("most"), nb::kw_only(), nb::arg("wild_rank") = 0,
             nb::arg("apart") = nb::make_tuple(), "Whether there are melds that leave no more than `most` over.")
        .def("whole", &whole, nb::arg("hand"), nb::kw_only(), nb::arg("wild_rank") = 0,
             nb::arg("must") = nb::make_tuple(), nb::arg("apart") = nb::make_tuple(),
             "Melds that leave nothing over, under one of the contracts if there are any; None if there are none.")
        .def("deadwoods", &deadwoods, nb::arg("faces"), nb::arg("hand_size"), nb::kw_only(), nb::arg("wild_ranks"),
             nb::arg("discard") = false, nb::arg("threads") = 1,
             "The value that many hands of one size leave over, whose faces lie side by side; other threads may run.");
    nb::class_<FirstMeldSolver>(m, "FirstMeldSolver", "First melds that reach a minimum; a joker counts its place.")
        .def(nb::new_(&make_first), nb::kw_only(), nb::arg("groups").none(), nb::arg("runs").none(), nb::arg("points"),
             nb::arg("low_ace"), nb::arg("values"), nb::arg("beside") = nb::none())
        .def("lay", &lay, nb::arg("hand"), nb::arg("minimum"), nb::kw_only(), nb::arg("most_cards") = false,
             nb::arg("must") = nb::make_tuple(), nb::arg("natural_run") = false,
             "Points and melds that reach the minimum with the fewest cards, or with the most; None if none do.")
        .def("optima", &optima, nb::arg("hand"), "How many sets of melds leave the least over in the hand.");
    nb::class_<PuresSolver>(m, "PuresSolver", "Hands that want so many pure sequences: what they count at their best.")
        .def(nb::new_(&make_pures), nb::kw_only(), nb::arg("groups"), nb::arg("runs"), nb::arg("values"),
             nb::arg("wanted"))
        .def("best", &pures_best, nb::arg("hand"), nb::kw_only(), nb::arg("wild") = nb::make_tuple(),
             "The fewest points, the pure sequences, the other groups, and whether that is proven.");
    nb::class_<FinishSolver>(m, "FinishSolver", "How far hands are from lying whole in melds.")
        .def(nb::new_(&make_finish), nb::kw_only(), nb::arg("groups").none(), nb::arg("runs").none())
        .def("away", &away, nb::arg("hand"), nb::arg("size"),
             "The fewest wild cards more with which exactly so many cards of a hand would lie in melds.");
    nb::class_<LivesSolver>(m, "LivesSolver", "The two lives of hands: what they count at their best.")
        .def(nb::new_(&make_lives), nb::kw_only(), nb::arg("groups"), nb::arg("runs"), nb::arg("values"))
        .def("points", &points, nb::arg("hand"), nb::arg("wild_rank"), "What a hand counts, not capped.")
        .def("loose", &loose, nb::arg("hand"), nb::arg("wild_rank"),
             "The value of the cards that fit into no group, where no lives are asked for.")
        .def("best", &lives_best, nb::arg("hand"), nb::arg("wild_rank"),
             "How many lives (0, 1, 2), the points, and groups that leave no more.")
        .def("penalties", &penalties, nb::arg("faces"), nb::arg("hand_size"), nb::kw_only(), nb::arg("wild_ranks"),
             nb::arg("discard") = false, nb::arg("threads") = 1,
             "The points of many hands of one size; other threads may run.");
}

} // namespace rummykit
