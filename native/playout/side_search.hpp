// What choices are worth in games of sides: playouts on hands that the others may hold. A deal has `Words`, `Cards`,
// `kMostSeats`, `kMostCards`, its hands, second hands and stock, `play_on`, `points`, `is_bonus` and `would_be_laid`;
// cards are numbers.
#pragma once

#include "halving.hpp"
#include "random.hpp"
#include "weighing.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace rummykit {

struct SideSettings {
    double sure = 1.0; // standard errors by which a choice must be better than the first
    int turns = 100;   // after which a playout ends without a winner, for each seat
    int tries = 3;     // how often a card that a seat would have laid is exchanged for another one
};

// What a seat sees of the hands of others.
template <class Deal>
struct SideSeen {
    int seat = 0;
    std::vector<int> counts;                   // of the cards of each hand
    std::vector<typename Deal::Cards> known{}; // what each is known to hold
    std::vector<int> seconds;                  // cards of each second hand
    std::vector<std::uint8_t> unseen{};        // cards that are in the stock or hidden in hands
    int stock = 0;
};

// What is hidden of an imagined deal.
template <class Deal>
struct SideHidden {
    std::array<typename Deal::Cards, Deal::kMostSeats> hands{}, seconds{};
    std::array<std::uint8_t, Deal::kMostCards> stock{};
    int stock_size = 0;
};

// Hands that the others may have, second hands and the stock.
template <class Deal>
class OtherSideHands {
  public:
    OtherSideHands(const Deal& usual, const SideSeen<Deal>& seen, const SideSettings& settings, Random& random)
        : usual_(usual), seen_(seen), settings_(settings), random_(random) {
        for (const std::uint8_t card : seen.unseen)
            (usual.is_bonus(card) ? bonus_ : held_).push_back(card);
    }

    SideHidden<Deal> deal() {
        SideHidden<Deal> dealt;
        const std::size_t seats = seen_.counts.size();
        const int count = static_cast<int>(held_.size());
        random_.shuffle_front(held_, count, count);
        int used = 0;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            if (static_cast<int>(seat) == seen_.seat) continue;
            auto& hand = dealt.hands[seat] = seen_.known[seat];
            for (int left = seen_.counts[seat] - hand.size; left > 0 && used < count; --left) {
                for (int tries = settings_.tries; tries && would_be_laid(seat, used); --tries)
                    std::swap(held_[used], held_[used + below(count - used)]);
                hand.add(held_[used++]);
            }
        }
        rest_.assign(held_.begin() + used, held_.end());
        rest_.insert(rest_.end(), bonus_.begin(), bonus_.end());
        const int rest = static_cast<int>(rest_.size());
        random_.shuffle_front(rest_, rest, rest);
        int next = 0;
        for (std::size_t seat = 0; seat < seats; ++seat)
            for (int left = seen_.seconds[seat]; left > 0 && next < rest; --left)
                dealt.seconds[seat].add(rest_[next++]);
        dealt.stock_size = std::min(seen_.stock, rest - next);
        std::copy_n(rest_.begin() + next, dealt.stock_size, dealt.stock.begin());
        return dealt;
    }

  private:
    int below(int count) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(count))); }
    bool would_be_laid(std::size_t seat, int place) const {
        return usual_.would_be_laid(static_cast<int>(seat), held_[place]);
    }

    const Deal& usual_;
    const SideSeen<Deal>& seen_;
    const SideSettings& settings_;
    Random& random_;
    std::vector<std::uint8_t> held_, bonus_, rest_;
};

// How a choice ends on imagined hands: partners win together, and are ahead of the other sides.
template <class Deal>
Outcome ended_for(const Deal& choice, const SideHidden<Deal>& hidden, const SideSeen<Deal>& seen,
                  const SideSettings& settings) {
    Deal deal = choice;
    const int seats = deal.words->seats;
    for (int place = 0; place < seats; ++place) {
        const auto seat = static_cast<std::size_t>(place);
        if (place != seen.seat) deal.hands[seat] = hidden.hands[seat];
        deal.seconds[seat] = hidden.seconds[seat];
    }
    deal.stock_size = hidden.stock_size;
    std::copy_n(hidden.stock.begin(), hidden.stock_size, deal.stock.begin());
    deal.play_on(settings.turns * seats);
    return outcome_of(deal.points(), seen.seat, seats, seats / deal.words->sides());
}

// Which of some deals is best for the seat, and what each is worth; they are as choices of it leave the deal, the first
// as the choice from which it departs only where another is better for sure. Hidden hands and stocks are empty.
template <class Deal>
Halved search(const std::vector<Deal>& choices, const SideSeen<Deal>& seen, const Limit& limit, Random& random,
              const SideSettings& settings) {
    OtherSideHands<Deal> hands(choices.front(), seen, settings, random);
    const auto value = [&](const SideHidden<Deal>& hidden, int choice) {
        return static_cast<double>(ended_for(choices[static_cast<std::size_t>(choice)], hidden, seen, settings).ahead);
    };
    return depart(static_cast<int>(choices.size()), limit, settings.sure, [&] { return hands.deal(); }, value);
}

// What some of these deals lead to, all on the same imagined hands.
template <class Deal>
Weighed weigh(const std::vector<Deal>& choices, const SideSeen<Deal>& seen, std::span<const int> numbers, int deals,
              Random& random, const SideSettings& settings) {
    OtherSideHands<Deal> hands(choices.front(), seen, settings, random);
    return weigh_all(
        static_cast<int>(numbers.size()), 1, deals, random, [&] { return hands.deal(); },
        [&](const SideHidden<Deal>& hidden, int choice, int, Random&) {
            const int number = numbers[static_cast<std::size_t>(choice)];
            return ended_for(choices[static_cast<std::size_t>(number)], hidden, seen, settings);
        });
}

} // namespace rummykit
