#include "meld_solver.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace rummykit {

namespace {

thread_local MeldSearch meld_search;

constexpr std::size_t kWidth = 1000; // of the beam where the search gives up

[[noreturn]] void refuse_wild() {
    throw std::invalid_argument("a hand has at most " + std::to_string(kMaxWild) + " wild cards");
}

[[noreturn]] void refuse_effort() {
    throw std::invalid_argument("this hand has too many melds to be worked out");
}

} // namespace

void WildHand::add(unsigned face) {
    if (face > kJokerFace) throw std::invalid_argument("a card is a face from 0 to 51, a joker 52");
    if (++size > kMaxHeld) throw std::invalid_argument("a hand has at most " + std::to_string(kMaxHeld) + " cards");
    if (face == kJokerFace) {
        if (++jokers > kMaxWild) refuse_wild();
    } else {
        if (cards.count(static_cast<int>(face)) == kMaxCopies)
            throw std::invalid_argument("a hand has at most " + std::to_string(kMaxCopies) + " copies of a card");
        cards.add(bit_of(static_cast<int>(face)));
    }
}

// Calls `ask(question)` for every choice of the cards of the wild rank that stand for others, none of them first, until
// it returns true.
template <typename Ask>
void MeldSolver::each_question(const WildHand& hand, const Demands& demands, Ask&& ask) const {
    const Losses& weights = shapes_.rules().weights;
    std::vector<int> faces, held, natural;
    int most_wild = hand.jokers;
    for (FaceBits left = demands.wild & hand.cards.faces(); left; left &= left - 1) {
        faces.push_back(std::countr_zero(left));
        held.push_back(hand.cards.count(faces.back()));
        most_wild += held.back();
    }
    if (most_wild > kMaxWild) refuse_wild();
    natural = held;
    MeldQuestion question;
    question.apart = demands.apart;
    for (const int face : demands.must) {
        if (face == kJokerFace)
            ++question.must_wild;
        else
            ++question.must[static_cast<std::size_t>(face)];
    }
    while (true) {
        question.natural = hand.cards;
        question.wild.clear();
        for (std::size_t i = 0; i < faces.size(); ++i) {
            for (int copy = natural[i]; copy < held[i]; ++copy) {
                question.natural.take(bit_of(faces[i]));
                question.wild.push_back(static_cast<std::uint8_t>(faces[i]));
            }
        }
        question.wild.insert(question.wild.end(), static_cast<std::size_t>(hand.jokers), kJokerFace);
        const auto weight = [&](std::uint8_t face) { return face == kJokerFace ? joker_weight_ : weights[face]; };
        std::ranges::stable_sort(question.wild, std::ranges::greater{}, weight);
        question.wild_weights.clear();
        for (const std::uint8_t face : question.wild)
            question.wild_weights.push_back(weight(face));
        if (ask(question)) return;
        std::size_t i = 0;
        while (i < faces.size() && natural[i] == 0) {
            natural[i] = held[i];
            ++i;
        }
        if (i == faces.size()) return;
        --natural[i];
    }
}

WildAnswer MeldSolver::best(const WildHand& hand, const Demands& demands, bool want_melds, std::int64_t effort) const {
    if (!rules().contracts.empty()) return whole(hand, demands, want_melds);
    WildAnswer answer;
    Loss least = MeldSearch::kImpossible;
    std::vector<LaidMeld> melds;
    const auto shine = [&] {
        melds.clear();
        const Loss found = meld_search.beam(kWidth, want_melds ? &melds : nullptr);
        if (found >= least) return;
        least = found;
        answer.possible = true;
        answer.melds.swap(melds);
    };
    std::int64_t budget = effort;
    each_question(hand, demands, [&](const MeldQuestion& question) {
        meld_search.start(shapes_, question);
        meld_search.look_at_most(std::max<std::int64_t>(budget, 0));
        const Loss found = meld_search.least(least);
        budget -= meld_search.looked_at();
        if (meld_search.exhausted()) {
            if (answer.proven) shine();
            answer.proven = false;
        } else if (found < least) {
            least = found;
            answer.possible = true;
            answer.melds.clear();
            if (want_melds) meld_search.append_melds(answer.melds);
        }
        return least == 0;
    });
    if (least == 0) answer.proven = true;
    if (answer.possible) {
        std::int64_t all = std::int64_t{joker_weight_} * hand.jokers;
        for (int face = 0; face < kFaces; ++face)
            all += std::int64_t{rules().weights[face]} * hand.cards.count(face);
        answer.left = least / kCardPoint;
        answer.value = all / kCardPoint - answer.left;
    }
    return answer;
}

bool MeldSolver::leaves(const WildHand& hand, const Demands& demands, std::int64_t most) const {
    const Loss limit = most < MeldSearch::kImpossible / kCardPoint - 1 ? (static_cast<Loss>(most) + 1) * kCardPoint
                                                                       : MeldSearch::kImpossible;
    bool found = false, exhausted = false;
    std::int64_t budget = kMostLooked;
    each_question(hand, demands, [&](const MeldQuestion& question) {
        meld_search.start(shapes_, question);
        meld_search.look_at_most(std::max<std::int64_t>(budget, 0));
        found = meld_search.least(limit) < limit;
        budget -= meld_search.looked_at();
        exhausted = exhausted || (!found && meld_search.exhausted());
        return found;
    });
    if (!found && exhausted) refuse_effort();
    return found;
}

WildAnswer MeldSolver::whole(const WildHand& hand, const Demands& demands, bool want_melds) const {
    WildAnswer answer;
    bool exhausted = false;
    std::int64_t budget = kMostLooked;
    each_question(hand, demands, [&](const MeldQuestion& question) {
        meld_search.start(shapes_, question);
        meld_search.look_at_most(std::max<std::int64_t>(budget, 0));
        if (!rules().contracts.empty()) {
            answer.possible = meld_search.covers(want_melds ? &answer.melds : nullptr);
        } else {
            answer.possible = meld_search.least(1) == 0 && !meld_search.exhausted();
            if (answer.possible && want_melds) meld_search.append_melds(answer.melds);
        }
        budget -= meld_search.looked_at();
        exhausted = exhausted || meld_search.exhausted();
        return answer.possible;
    });
    if (!answer.possible && exhausted) refuse_effort();
    return answer;
}

} // namespace rummykit
