#include "card_reading.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr int kBothAsked = 2; // offers of the first upcard that are open before anybody has answered

// What the other did with the first upcard. It lies below everything as long as nobody has taken it; whoever did was
// the first to draw.
double of_upcard(const CardDeal& seen, int other, const Reading& reading) {
    if (!seen.pile_size || seen.offers == kBothAsked) return 0;
    if (seen.thrown_by[0] < 0) return reading.passed;
    if (seen.draws[other] > seen.draws[seen.turn] - (seen.at != At::draw)) return reading.took;
    return seen.starter == other ? reading.passed : 0;
}

} // namespace

double plainness(const CardDeal& seen, const Reading& reading) {
    const int other = seen.after(seen.turn);
    double found = of_upcard(seen, other, reading);
    int cheapest = -1;
    for (int at = 0; at < seen.pile_size; ++at) {
        if (seen.thrown_by[at] != other) continue;
        const int value = seen.sheet->values[seen.pile[at]];
        if (cheapest < 0)
            found += value == seen.sheet->dearest ? reading.first : reading.cheaper;
        else if (value >= cheapest)
            found += value == cheapest ? reading.same : reading.dearer;
        cheapest = cheapest < 0 ? value : std::min(cheapest, value);
    }
    return found;
}

} // namespace rummykit
