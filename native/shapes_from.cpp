#include "shapes_from.hpp"

#include <algorithm>
#include <stdexcept>

namespace rummykit {

namespace {

Ace ace_named(const std::string& name) {
    if (name == "low") return Ace::low;
    if (name == "high") return Ace::high;
    if (name == "both") return Ace::both;
    if (name == "corner") return Ace::corner;
    throw std::invalid_argument("an ace stands 'low', 'high', 'both' or 'corner'");
}

} // namespace

Shapes shapes_from(const std::optional<GroupNumbers>& groups, const std::optional<RunNumbers>& runs, int most_cards) {
    Shapes shapes;
    if (groups) {
        const auto [least, most, distinct] = *groups;
        if (least < 2 || (most && *most < least)) throw std::invalid_argument("a group has 2 cards or more");
        const int largest = distinct ? kSuits : most_cards;
        if (least <= largest) shapes.groups = Groups{least, std::min(most.value_or(largest), largest), distinct};
    }
    if (runs) {
        const auto& [least, most, ace] = *runs;
        if (least < 2 || most < least) throw std::invalid_argument("a run has 2 cards or more");
        shapes.runs = Runs{least, most, ace_named(ace)};
        const int longest = shapes.runs->ace == Ace::both ? kRanks + 1 : kRanks;
        if (most > longest) throw std::invalid_argument("a run has no more cards than there are places");
    }
    return shapes;
}

WildLimits limits_from(const std::vector<int>& beside) {
    if (beside.empty()) throw std::invalid_argument("the most wild cards are said from no natural card on");
    WildLimits limits;
    for (std::size_t naturals = 0; naturals < limits.beside.size(); ++naturals) {
        const int most = beside[std::min(naturals, beside.size() - 1)];
        if (most < 0 || (naturals && std::min(most, kMaxWild) < limits.beside[naturals - 1]))
            throw std::invalid_argument("more natural cards never allow fewer wild ones");
        limits.beside[naturals] = static_cast<std::uint8_t>(std::min(most, kMaxWild));
    }
    return limits;
}

} // namespace rummykit
