#include "closed_search.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr int kMostImproved = 5; // cards that a hand has exchanged for better ones, at most

} // namespace

// Gives a seat its hidden cards from `used` on and some more, of which the worst go back to the others.
int ClosedHands::give(ClosedDeal& dealt, int seat, int used, int spare) {
    const auto at = static_cast<std::size_t>(seat);
    Cards& hand = dealt.hands[at];
    const int hidden = std::min(seen_.counts[at] - hand.size(), static_cast<int>(cards_.size()) - used);
    if (!dealt.is_in(seat) || hidden <= 0) {
        for (int card = 0; card < hidden; ++card)
            hand.add(bit_of(cards_[static_cast<std::size_t>(used + card)]));
        return used + std::max(0, hidden);
    }
    const int more = std::min({spare, kMostImproved, static_cast<int>(dealt.draws[at])});
    for (int card = 0; card < hidden + more; ++card)
        hand.add(bit_of(cards_[static_cast<std::size_t>(used + card)]));
    const Cards& stays = seen_.deal.hands[at];
    for (int last = used + hidden + more - 1; last >= used + hidden; --last) {
        int worst = policy_.discard(dealt, hand, -1);
        const auto given = cards_.begin() + used, end = cards_.begin() + last + 1;
        auto place = std::find(given, end, worst);
        if (place == end || hand.count(worst) <= stays.count(worst)) {
            place = end - 1;
            worst = *place;
        }
        hand.take(bit_of(worst));
        std::swap(*place, *(end - 1));
    }
    // What went back is anywhere in the rest.
    const int count = static_cast<int>(cards_.size());
    for (int card = used + hidden; card < used + hidden + more; ++card)
        std::swap(cards_[static_cast<std::size_t>(card)],
                  cards_[static_cast<std::size_t>(card) + random_.below(static_cast<std::uint32_t>(count - card))]);
    return used + hidden;
}

ClosedDeal ClosedHands::deal() {
    ClosedDeal dealt = seen_.deal;
    const int count = static_cast<int>(cards_.size()), seats = dealt.seats();
    random_.shuffle_front(cards_, count, count);
    int hidden = 0, used = 0;
    for (int seat = 0; seat < seats; ++seat)
        hidden += std::max(0, seen_.counts[static_cast<std::size_t>(seat)] -
                                  dealt.hands[static_cast<std::size_t>(seat)].size());
    const int spare = std::max(0, count - hidden);
    for (int each = 1; each < seats; ++each)
        used = give(dealt, (dealt.turn + each) % seats, used, spare);
    dealt.stock_size = static_cast<std::int16_t>(std::min<int>(dealt.stock_size, count - used));
    std::copy_n(cards_.begin() + used, dealt.stock_size, dealt.stock.begin());
    return dealt;
}

Outcome closed_outcome(const ClosedDeal& deal, const std::array<int, kMostClosedSeats>& gains, int seat) {
    int sum = 0;
    for (int each = 0; each < deal.seats(); ++each)
        sum += gains[static_cast<std::size_t>(each)];
    const int own = gains[static_cast<std::size_t>(seat)];
    const float others = static_cast<float>(sum - own) / static_cast<float>(deal.seats() - 1);
    const float won = deal.winner < 0 ? 1.0f / static_cast<float>(deal.seats()) : deal.winner == seat ? 1.0f : 0.0f;
    return {won, static_cast<float>(own) - others};
}

Weighed weigh(const ClosedView& seen, const std::vector<ClosedAction>& choices, int deals, Random& random) {
    const ClosedPolicy policy(*seen.deal.sheet);
    ClosedHands hands(seen, policy, random);
    const int seat = seen.deal.turn;
    return weigh_all(
        static_cast<int>(choices.size()), 1, deals, random, [&] { return hands.deal(); },
        [&](const ClosedDeal& dealt, int choice, int, Random& luck) {
            ClosedDeal deal = dealt;
            const Chance chance{&luck, nullptr, 0};
            deal.play(choices[static_cast<std::size_t>(choice)], chance);
            return closed_outcome(deal, policy.play_on(deal, luck), seat);
        });
}

} // namespace rummykit
