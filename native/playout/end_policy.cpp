#include "end_policy.hpp"

#include "rummy_policy.hpp"

#include <algorithm>
#include <cmath>

namespace rummykit {

namespace {

int count_of(const CardDeal& deal) {
    const FaceSet hand = deal.hands[deal.turn];
    return deal.sheet->words.unmatched ? deal.sheet->deadwood(hand) : deal.sheet->points(hand);
}

} // namespace

// The lowest count that is to be expected of these hands.
double EndPolicy::lowest(const CardDeal& deal, std::uint8_t seats) const {
    const FaceSet hidden = deal.sheet->all & ~(open_cards(deal) | deal.hands[deal.turn]);
    const double rounds = static_cast<double>(deal.turn_number) / deal.seats();
    const double each = deal.sheet->points(hidden) / std::max(1.0, static_cast<double>(std::popcount(hidden))) *
                        std::pow(thrift, rounds);
    double least = 1e9;
    for (int seat = 0; seat < deal.seats(); ++seat) {
        if (!(seats >> seat & 1)) continue;
        const int cards = std::popcount(deal.hands[seat]);
        least = std::min(least, each * cards * (deal.sheet->words.unmatched && cards > 3 ? in_melds : 1.0));
    }
    return std::popcount(seats) == 1 ? least : least * among_several;
}

bool EndPolicy::calls(const CardDeal& deal) const {
    std::uint8_t others = 0;
    for (int seat = 0; seat < deal.seats(); ++seat)
        if (seat != deal.turn && (!deal.sheet->words.fights || deal.has_meld(seat)))
            others |= static_cast<std::uint8_t>(1u << seat);
    return !others || count_of(deal) < lowest(deal, others) * margin;
}

bool EndPolicy::fights(const CardDeal& deal) const {
    const auto rivals = static_cast<std::uint8_t>(deal.fighters | 1u << deal.closer);
    return count_of(deal) <= lowest(deal, rivals) * margin;
}

} // namespace rummykit
