// What several choices lead to, each on the same imagined deals.
#pragma once

#include "random.hpp"

#include <utility>
#include <vector>

namespace rummykit {

// A seat's share of the win, and its points ahead of the mean of those who play against it.
struct Outcome {
    float won, ahead;
};

// Row by row: of each deal, of each choice, of each way to play on.
using Weighed = std::vector<Outcome>;

// The outcome of a deal that is over, from the points of all seats; those with the most points share the win. A side of
// so many `partners`, who have the same points, wins as one: each of them has the whole share of the side.
template <class Points>
Outcome outcome_of(const Points& points, int seat, int seats, int partners = 1) {
    auto most = points[0];
    decltype(most) sum = 0;
    for (int each = 0; each < seats; ++each) {
        most = points[each] > most ? points[each] : most;
        sum += points[each];
    }
    int winners = 0;
    for (int each = 0; each < seats; ++each)
        winners += points[each] == most;
    const float won = points[seat] == most ? static_cast<float>(partners) / static_cast<float>(winners) : 0.0f;
    const float others = static_cast<float>(sum - partners * points[seat]) / static_cast<float>(seats - partners);
    return {won, static_cast<float>(points[seat]) - others};
}

// `imagined()` makes a deal that may be; `ended(deal, choice, way, luck)` plays a choice and the rest of it. All
// choices have the same luck after the deal.
template <class Imagined, class Ended>
Weighed weigh_all(int choices, int ways, int deals, Random& random, Imagined&& imagined, Ended&& ended) {
    Weighed all;
    all.reserve(static_cast<std::size_t>(choices) * static_cast<std::size_t>(ways) * static_cast<std::size_t>(deals));
    for (int number = 0; number < deals; ++number) {
        const auto deal = imagined();
        const std::uint64_t seed = random.next();
        for (int choice = 0; choice < choices; ++choice)
            for (int way = 0; way < ways; ++way) {
                Random luck(seed);
                all.push_back(ended(deal, choice, way, luck));
            }
    }
    return all;
}

} // namespace rummykit
