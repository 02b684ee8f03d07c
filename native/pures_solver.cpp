#include "pures_solver.hpp"

#include <algorithm>
#include <stdexcept>

namespace rummykit {

namespace {

constexpr int kTriple = 3;
constexpr int kMostTried = 500'000; // of pure sequences for one hand

thread_local MeldSearch pures_search;
thread_local MeldQuestion pures_question;

bool holds(const Cards& left, const Cards& cards) {
    for (FaceBits faces = cards.faces(); faces; faces &= faces - 1)
        if (left.count(std::countr_zero(faces)) < cards.count(std::countr_zero(faces))) return false;
    return true;
}

} // namespace

PuresSolver::PuresSolver(const Shapes& shapes, const std::array<int, kFaces>& values, int wanted)
    : wanted_(wanted), shapes_(lives_rules(shapes, values)), lines_(lines_of_runs(*shapes.runs, kMaxMeldSize)) {
    if (wanted < 1 || wanted > kTriple) throw std::invalid_argument("one to three pure sequences are wanted");
}

int PuresSolver::value(const Cards& cards, FaceBits wild) const {
    int sum = 0;
    for (FaceBits faces = cards.faces() & ~wild; faces; faces &= faces - 1) {
        const int face = std::countr_zero(faces);
        sum += cards.count(face) * static_cast<int>(shapes_.rules().weights[static_cast<std::size_t>(face)]);
    }
    return sum;
}

struct PuresSolver::Pure {
    Cards cards;
    int jokers = 0;
    int points = 0;
    bool triple = false;
    std::vector<std::uint8_t> faces;
};

// The choices of disjoint pure sequences: any number of triples, then runs.
struct PuresSolver::Choices {
    const PuresSolver& solver;
    FaceBits wild;
    std::vector<Pure> pures; // triples first
    std::vector<std::size_t> chosen, best;
    int tried = 0;
    bool proven = true;

    // Calls `judge(left, jokers)` for every choice of at least `least` and, beyond triples, at most `most`.
    template <typename Judge>
    void each(const Cards& left, int jokers, std::size_t from, int least, int most, Judge&& judge) {
        if (!proven) return;
        if (++tried > kMostTried) {
            proven = false;
            return;
        }
        if (static_cast<int>(chosen.size()) >= least) judge(left, jokers);
        for (std::size_t i = from; i < pures.size(); ++i) {
            const Pure& pure = pures[i];
            if (!pure.triple && static_cast<int>(chosen.size()) >= most) return;
            if (pure.jokers > jokers || !holds(left, pure.cards)) continue;
            chosen.push_back(i);
            each(left.without(pure.cards), jokers - pure.jokers, i, least, most, judge);
            chosen.pop_back();
        }
    }

    void find(const WildHand& hand, int longest) {
        pures.clear();
        const FaceBits held = hand.cards.faces();
        for (FaceBits faces = held; faces; faces &= faces - 1) {
            const int face = std::countr_zero(faces);
            if (hand.cards.count(face) < kTriple) continue;
            Pure pure;
            for (int copy = 0; copy < kTriple; ++copy)
                pure.cards.add(bit_of(face));
            pure.triple = true;
            pure.faces.assign(kTriple, static_cast<std::uint8_t>(face));
            pures.push_back(std::move(pure));
        }
        if (hand.jokers >= kTriple) {
            Pure pure;
            pure.jokers = kTriple;
            pure.triple = true;
            pure.faces.assign(kTriple, static_cast<std::uint8_t>(kJokerFace));
            pures.push_back(std::move(pure));
        }
        const std::size_t triples = pures.size();
        for (const RunLine& line : solver.lines_) {
            if (line.length > longest || line.faces & ~held) continue;
            Pure pure;
            pure.cards.add(line.faces);
            pure.points = solver.value(pure.cards, wild);
            pure.faces.assign(line.place.begin(), line.place.begin() + line.length);
            pures.push_back(std::move(pure));
        }
        std::stable_sort(pures.begin() + static_cast<std::ptrdiff_t>(triples), pures.end(),
                         [](const Pure& a, const Pure& b) { return a.points > b.points; });
    }
};

PuresAnswer PuresSolver::solve(const WildHand& hand, FaceBits wild, bool want_groups) const {
    PuresAnswer answer;
    Choices choices{*this, wild, {}, {}, {}};
    // Enough pure ones: what is left lies in any groups, its wild cards where they help.
    const auto parted = [&](const Cards& left, int jokers) {
        std::pair<Cards, int> rest{left, jokers};
        for (FaceBits faces = left.faces() & wild; faces; faces &= faces - 1) {
            rest.second += left.count(std::countr_zero(faces));
            rest.first.clear(std::countr_zero(faces));
        }
        return rest;
    };
    const auto [natural, most_wild] = parted(hand.cards, hand.jokers);
    if (most_wild > kMaxWild) throw std::invalid_argument("a hand has fewer wild cards");
    pures_question = {};
    pures_question.natural = natural;
    pures_question.wild.assign(static_cast<std::size_t>(most_wild), kJokerFace);
    pures_question.wild_weights.assign(static_cast<std::size_t>(most_wild), 0);
    pures_search.start(shapes_, pures_question);
    Loss least = MeldSearch::kImpossible;
    std::pair<Cards, int> rest;
    choices.find(hand, 2 * shapes_.rules().shapes.runs->min_length - 1);
    choices.each(hand.cards, hand.jokers, 0, wanted_, wanted_, [&](const Cards& left, int jokers) {
        if (least == 0) return;
        const auto here = parted(left, jokers);
        const Loss found = pures_search.least_of(here.first, here.second, least);
        if (found >= least) return;
        least = found;
        rest = here;
        choices.best = choices.chosen;
    });
    answer.proven = choices.proven || least == 0;
    if (least < MeldSearch::kImpossible) {
        answer.points = static_cast<int>(least);
        if (want_groups) {
            std::vector<MeldPattern> patterns;
            pures_search.append_patterns(rest.first, rest.second, patterns);
            for (const MeldPattern& pattern : patterns)
                answer.groups.push_back(lives_group(shapes_, pattern));
        }
    } else {
        int most = -1;
        choices.find(hand, kMaxMeldSize);
        choices.tried = 0;
        choices.each(hand.cards, hand.jokers, 0, 0, wanted_ - 1, [&](const Cards& left, int) {
            const int covered = value(hand.cards, wild) - value(left, wild);
            if (covered <= most) return;
            most = covered;
            choices.best = choices.chosen;
        });
        answer.proven = choices.proven;
        answer.points = value(hand.cards, wild) - most;
    }
    answer.pures = static_cast<int>(choices.best.size());
    for (const std::size_t i : choices.best)
        answer.pure.push_back(choices.pures[i].faces);
    return answer;
}

} // namespace rummykit
