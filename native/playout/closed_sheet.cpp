#include "closed_sheet.hpp"

#include <algorithm>
#include <stdexcept>

namespace rummykit {

namespace {

// Rules in which the cards have these values, a joker too.
MeldSolver solver_of(const Shapes& shapes, const WildLimits& limits, const std::array<int, kFaces>& values, int joker,
                     std::vector<std::vector<int>> contracts = {}) {
    MeldRules rules;
    rules.shapes = shapes;
    rules.limits = limits;
    for (std::size_t face = 0; face < kFaces; ++face)
        rules.weights[face] = Loss{values[face]} * kCardPoint + 1;
    rules.contracts = std::move(contracts);
    return MeldSolver(rules, Loss{joker} * kCardPoint + 1);
}

} // namespace

ClosedSheet::ClosedSheet(const ClosedWords& said, const Shapes& of, const WildLimits& limits,
                         const std::array<int, kClosedFaces>& worth, std::vector<std::uint8_t> cards,
                         std::vector<std::vector<int>> contracts)
    : words(said), shapes(of), values(worth), pack(std::move(cards)) {
    if (words.seats < 2 || words.seats > kMostClosedSeats || pack.size() > kMostClosedCards || words.hand < 3 ||
        words.seats * words.hand + 2 > static_cast<int>(pack.size()))
        throw std::invalid_argument("this is no sheet of closed hands");
    for (const std::uint8_t face : pack)
        ++counts[face];
    std::array<int, kFaces> natural, one;
    std::copy_n(values.begin(), kFaces, natural.begin());
    one.fill(1);
    if (shapes.runs) lines = lines_of_runs(*shapes.runs, shapes.runs->max_length);
    if (words.declares) {
        if (words.pures)
            pures.emplace(shapes, natural, words.pures);
        else
            lives.emplace(shapes, natural);
        return;
    }
    whole = solver_of(shapes, limits, one, 1, std::move(contracts));
    plain = solver_of(shapes, limits, one, 1);
    if (words.scoring != ClosedScoring::hands_against_losers) return;
    counted.push_back(solver_of(shapes, limits, natural, values[kJokerFace]));
    if (words.always_wild)
        counted.push_back(solver_of(shapes, limits, natural, values[static_cast<std::size_t>(words.wild_rank - 1)]));
}

} // namespace rummykit
