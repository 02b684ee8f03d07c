#include "meld_solver.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace rummykit {

namespace {

thread_local MeldSearch shared_search;

} // namespace

void WildHand::add(unsigned face) {
    if (face > kJokerFace) throw std::invalid_argument("a card is a face from 0 to 51, a joker 52");
    if (++size > kMaxCards) throw std::invalid_argument("a hand has at most " + std::to_string(kMaxCards) + " cards");
    if (face == kJokerFace) {
        ++jokers;
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
    const Weights& weights = shapes_.rules().weights;
    std::array<int, kSuits> held{}, natural{};
    if (demands.wild_rank)
        for (int suit = 0; suit < kSuits; ++suit)
            held[suit] = natural[suit] = hand.cards.count(face_of(suit, demands.wild_rank - 1));
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
        for (int suit = 0; suit < kSuits && demands.wild_rank; ++suit) {
            const int face = face_of(suit, demands.wild_rank - 1);
            for (int copy = natural[suit]; copy < held[suit]; ++copy) {
                question.natural.take(bit_of(face));
                question.wild.push_back(static_cast<std::uint8_t>(face));
            }
        }
        question.wild.insert(question.wild.end(), static_cast<std::size_t>(hand.jokers), kJokerFace);
        const auto weight = [&](std::uint8_t face) { return face == kJokerFace ? joker_weight_ : weights[face]; };
        std::ranges::stable_sort(question.wild, std::ranges::greater{}, weight);
        question.wild_weights.clear();
        for (const std::uint8_t face : question.wild)
            question.wild_weights.push_back(weight(face));
        if (ask(question)) return;
        int suit = 0;
        while (suit < kSuits && natural[suit] == 0) {
            natural[suit] = held[suit];
            ++suit;
        }
        if (suit == kSuits) return;
        --natural[suit];
    }
}

WildAnswer MeldSolver::best(const WildHand& hand, const Demands& demands, bool want_melds) const {
    if (!rules().contracts.empty()) return whole(hand, demands, want_melds);
    WildAnswer answer;
    Score least = MeldSearch::kImpossible;
    each_question(hand, demands, [&](const MeldQuestion& question) {
        shared_search.start(shapes_, question);
        const Score found = shared_search.least(least);
        if (found < least) {
            least = found;
            answer.possible = true;
            answer.melds.clear();
            if (want_melds) shared_search.append_melds(answer.melds);
        }
        return least == 0;
    });
    if (answer.possible) {
        std::int64_t all = std::int64_t{joker_weight_} * hand.jokers;
        for (int face = 0; face < kFaces; ++face)
            all += std::int64_t{rules().weights[face]} * hand.cards.count(face);
        answer.left = least / kPoint;
        answer.value = all / kPoint - answer.left;
    }
    return answer;
}

bool MeldSolver::leaves(const WildHand& hand, const Demands& demands, std::int64_t most) const {
    const Score limit =
        most < MeldSearch::kImpossible / kPoint - 1 ? (static_cast<Score>(most) + 1) * kPoint : MeldSearch::kImpossible;
    bool found = false;
    each_question(hand, demands, [&](const MeldQuestion& question) {
        shared_search.start(shapes_, question);
        return found = shared_search.least(limit) < limit;
    });
    return found;
}

WildAnswer MeldSolver::whole(const WildHand& hand, const Demands& demands, bool want_melds) const {
    WildAnswer answer;
    each_question(hand, demands, [&](const MeldQuestion& question) {
        shared_search.start(shapes_, question);
        if (!rules().contracts.empty()) {
            answer.possible = shared_search.covers(want_melds ? &answer.melds : nullptr);
        } else {
            answer.possible = shared_search.least(1) == 0;
            if (answer.possible && want_melds) shared_search.append_melds(answer.melds);
        }
        return answer.possible;
    });
    return answer;
}

} // namespace rummykit
