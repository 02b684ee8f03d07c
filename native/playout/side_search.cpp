#include "side_search.hpp"

namespace rummykit {

namespace {

// What is hidden of an imagined deal.
struct SideHidden {
    std::array<SideCards, kMostSideSeats> hands{}, seconds{};
    std::array<std::uint8_t, kMostSideCards> stock{};
    int stock_size = 0;
};

// Hands that the others may have, second hands and the stock.
class OtherSideHands {
  public:
    OtherSideHands(const SideDeal& usual, const SideSeen& seen, const SideSettings& settings, Random& random)
        : usual_(usual), seen_(seen), settings_(settings), random_(random) {
        for (const std::uint8_t kind : seen.unseen)
            (words().kind(kind).role == SideRole::bonus ? bonus_ : held_).push_back(kind);
    }

    SideHidden deal() {
        SideHidden dealt;
        const int count = static_cast<int>(held_.size());
        random_.shuffle_front(held_, count, count);
        int used = 0;
        for (int seat = 0; seat < words().seats; ++seat) {
            if (seat == seen_.seat) continue;
            SideCards& hand = dealt.hands[ix(seat)] = seen_.known[ix(seat)];
            for (int left = seen_.counts[ix(seat)] - hand.size; left > 0 && used < count; --left) {
                for (int tries = settings_.tries; tries && would_be_laid(seat, held_[ix(used)]); --tries)
                    std::swap(held_[ix(used)], held_[ix(used + below(count - used))]);
                hand.add(held_[ix(used++)]);
            }
        }
        rest_.assign(held_.begin() + used, held_.end());
        rest_.insert(rest_.end(), bonus_.begin(), bonus_.end());
        const int rest = static_cast<int>(rest_.size());
        random_.shuffle_front(rest_, rest, rest);
        int next = 0;
        for (int seat = 0; seat < words().seats; ++seat)
            for (int left = seen_.seconds[ix(seat)]; left > 0 && next < rest; --left)
                dealt.seconds[ix(seat)].add(rest_[ix(next++)]);
        dealt.stock_size = std::min(seen_.stock, rest - next);
        std::copy_n(rest_.begin() + next, dealt.stock_size, dealt.stock.begin());
        return dealt;
    }

  private:
    const SideWords& words() const { return *usual_.words; }
    int below(int count) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(count))); }

    bool would_be_laid(int seat, int kind) const {
        return words().kind(kind).lays() && usual_.own(words().side(seat), kind) >= 0;
    }

    const SideDeal& usual_;
    const SideSeen& seen_;
    const SideSettings& settings_;
    Random& random_;
    std::vector<std::uint8_t> held_, bonus_, rest_;
};

std::array<int, kMostSideSeats> ended(const SideDeal& choice, const SideHidden& hidden, const SideSeen& seen,
                                      const SideSettings& settings) {
    SideDeal deal = choice;
    for (int seat = 0; seat < deal.words->seats; ++seat) {
        if (seat != seen.seat) deal.hands[ix(seat)] = hidden.hands[ix(seat)];
        deal.seconds[ix(seat)] = hidden.seconds[ix(seat)];
    }
    deal.stock_size = hidden.stock_size;
    std::copy_n(hidden.stock.begin(), hidden.stock_size, deal.stock.begin());
    play_on(deal, settings.turns * deal.words->seats);
    return deal.points();
}

} // namespace

Halved search(const std::vector<SideDeal>& choices, const SideSeen& seen, const Limit& limit, Random& random,
              const SideSettings& settings) {
    OtherSideHands hands(choices.front(), seen, settings, random);
    const int seats = choices.front().words->seats;
    const auto value = [&](const SideHidden& hidden, int choice) {
        const auto points = ended(choices[ix(choice)], hidden, seen, settings);
        return static_cast<double>(outcome_of(points, seen.seat, seats).ahead);
    };
    return depart(static_cast<int>(choices.size()), limit, settings.sure, [&] { return hands.deal(); }, value);
}

Weighed weigh(const std::vector<SideDeal>& choices, const SideSeen& seen, std::span<const int> numbers, int deals,
              Random& random, const SideSettings& settings) {
    OtherSideHands hands(choices.front(), seen, settings, random);
    const int seats = choices.front().words->seats;
    return weigh_all(
        static_cast<int>(numbers.size()), 1, deals, random, [&] { return hands.deal(); },
        [&](const SideHidden& hidden, int choice, int, Random&) {
            return outcome_of(ended(choices[ix(numbers[ix(choice)])], hidden, seen, settings), seen.seat, seats);
        });
}

} // namespace rummykit
