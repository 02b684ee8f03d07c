#include "whole_hand.hpp"

#include "first_meld.hpp"
#include "meld_solver.hpp"

#include <algorithm>

namespace rummykit {

static_assert(kMostOfWholeHand == kMaxHeld);

struct HandSolvers {
    MeldSolver best;
    FirstMeldSolver counting;
};

namespace {

MeldRules rules_of(const Shapes& shapes, const WildLimits& limits, Loss weight) {
    MeldRules rules;
    rules.shapes = shapes;
    rules.limits = limits;
    rules.weights.fill(weight);
    return rules;
}

std::array<int, kFaces> ones() {
    std::array<int, kFaces> points;
    points.fill(1);
    return points;
}

WildHand hand_of_faces(const std::vector<std::uint8_t>& faces) {
    WildHand hand;
    for (const std::uint8_t face : faces)
        hand.add(face);
    return hand;
}

WholeHand::Melds as_held(const std::vector<LaidMeld>& melds) {
    WholeHand::Melds found;
    for (const LaidMeld& meld : melds) {
        auto& cards = found.emplace_back();
        for (const LaidCard& card : meld)
            cards.push_back(card.face);
    }
    return found;
}

} // namespace

WholeHand::WholeHand(const Shapes& shapes, const WildLimits& limits)
    : solvers_(std::make_shared<HandSolvers>(
          HandSolvers{MeldSolver(rules_of(shapes, limits, kCardPoint + 1), kCardPoint + 1),
                      FirstMeldSolver(rules_of(shapes, limits, 1), ones(), 1, 1)})) {}

WholeHand::Melds WholeHand::all(const std::vector<std::uint8_t>& hand) const {
    if (hand.size() > kMostOfWholeHand) return {};
    const Melds found = as_held(solvers_->best.best(hand_of_faces(hand), {}, true).melds);
    std::size_t cards = 0;
    for (const auto& meld : found)
        cards += meld.size();
    return cards + 1 < hand.size() ? Melds{} : found;
}

WholeHand::Melds WholeHand::all_with(const std::vector<std::uint8_t>& hand, int must) const {
    if (hand.size() > kMostOfWholeHand) return {};
    const int least = std::max(1, static_cast<int>(hand.size()) - 1);
    return as_held(solvers_->counting.lay(hand_of_faces(hand), least, false, {must}, false).melds);
}

} // namespace rummykit
