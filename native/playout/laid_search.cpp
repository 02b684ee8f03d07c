#include "laid_search.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr int kHandTries = 4; // hands that are dealt to a seat until it had nothing to lay

// The hands of others and the stock of an imagined deal.
struct LaidHidden {
    std::array<LaidHand, kMostLaidSeats> hands{};
    std::array<std::uint8_t, kMostLaidCards> stock{};
    int stock_size = 0;
};

// Hands that the others may have, and the stock.
class OtherLaidHands {
  public:
    OtherLaidHands(const LaidDeal& usual, const LaidSeen& seen, const LaidSettings& settings, Random& random)
        : usual_(usual), seen_(seen), settings_(settings), random_(random), cards_(seen.unseen), fits_(usual.fits()) {}

    LaidHidden deal() {
        LaidHidden dealt;
        const int count = static_cast<int>(cards_.size());
        random_.shuffle_front(cards_, count, count);
        int hidden = 0, used = 0;
        for (int seat = 0; seat < usual_.words->seats; ++seat)
            if (seat != seen_.seat) hidden += hidden_of(seat);
        const int more = std::max(0, count - hidden);
        for (int each = 1; each < usual_.words->seats; ++each) {
            const int seat = (seen_.seat + each) % usual_.words->seats;
            const int some = std::min(hidden_of(seat), count - used);
            const int draws = seen_.draws[static_cast<std::size_t>(seat)];
            dealt.hands[static_cast<std::size_t>(seat)] =
                given(seat, used, some, std::min({more, settings_.improved, draws, count - used - some}));
            used += some;
        }
        dealt.stock_size = std::min(seen_.stock, count - used);
        std::copy_n(cards_.begin() + used, dealt.stock_size, dealt.stock.begin());
        return dealt;
    }

  private:
    int hidden_of(int seat) const {
        const auto place = static_cast<std::size_t>(seat);
        return std::max(0, seen_.counts[place] - seen_.known[place].size);
    }

    void exchange(int at, int end) {
        std::swap(cards_[static_cast<std::size_t>(at)],
                  cards_[static_cast<std::size_t>(
                      at + static_cast<int>(random_.below(static_cast<std::uint32_t>(end - at))))]);
    }

    // A seat's hand: `count` of the cards from `first` on and `more`, of which the worst went back.
    LaidHand given(int seat, int first, int count, int more) {
        const int end = static_cast<int>(cards_.size()), all = first + count + more;
        LaidHand hand;
        for (int tries = 1;; ++tries) {
            for (int at = tries > 1 ? first : all; at < all; ++at)
                exchange(at, end);
            hand = seen_.known[static_cast<std::size_t>(seat)];
            for (int at = first; at < all; ++at)
                hand.add(cards_[static_cast<std::size_t>(at)]);
            for (int last = count + more; last > count; --last) {
                const int worst = worst_of(hand, first, last);
                hand.remove(cards_[static_cast<std::size_t>(worst)]);
                std::swap(cards_[static_cast<std::size_t>(worst)], cards_[static_cast<std::size_t>(first + last - 1)]);
            }
            if (tries >= kHandTries || !could_lay(hand, seat)) break;
        }
        for (int at = first + count; at < all; ++at) // what went back is anywhere in the rest
            exchange(at, end);
        return hand;
    }

    int worst_of(const LaidHand& hand, int first, int count) const {
        const LaidWords& words = *usual_.words;
        const FaceSet loose = arrange(words.shapes, hand, {}).loose.once();
        double most = -1e9;
        int worst = first;
        for (int at = first; at < first + count; ++at) {
            const int face = cards_[static_cast<std::size_t>(at)];
            if (face == kPrintedJoker) continue;
            const double worth = spare(words.shapes, settings_.others, hand, face) - (loose >> face & 1 ? 0.0 : 1000.0);
            if (worth > most) {
                most = worth;
                worst = at;
            }
        }
        return worst;
    }

    // Whether the seat would have laid some of these cards before.
    bool could_lay(const LaidHand& hand, int seat) const {
        const LaidWords& words = *usual_.words;
        const auto place = static_cast<std::size_t>(seat);
        if (seen_.draws[place] == 0) return false;
        const bool may_open = usual_.turn_number > (words.after_rounds + 1) * words.seats;
        const bool opened = usual_.opened[place] || !words.opens;
        if (!opened && words.contract.count) return may_open && laid(words.shapes, words.contract, hand).count > 0;
        if (!opened) return may_open && arrange(words.shapes, hand, {-1, false, 0, true}).worth >= words.minimum;
        return (hand.once() & fits_) || (words.more_melds && arrange(words.shapes, hand, {}).count > 0);
    }

    const LaidDeal& usual_;
    const LaidSeen& seen_;
    const LaidSettings& settings_;
    Random& random_;
    std::vector<std::uint8_t> cards_;
    FaceSet fits_;
};

LaidDeal ended(const LaidDeal& choice, const LaidHidden& hidden, const LaidSeen& seen, const LaidSettings& settings,
               Random& random) {
    LaidDeal deal = choice;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(deal.words->seats); ++seat)
        if (static_cast<int>(seat) != seen.seat) deal.hands[seat] = hidden.hands[seat];
    deal.stock_size = hidden.stock_size;
    std::copy_n(hidden.stock.begin(), hidden.stock_size, deal.stock.begin());
    deal.play_on(settings.own, settings.others, seen.seat, random, settings.turns * deal.words->seats);
    return deal;
}

} // namespace

Outcome outcome_of(const LaidDeal& deal, int seat) {
    const auto points = deal.points();
    const int seats = deal.words->seats;
    int others = 0;
    for (int each = 0; each < seats; ++each)
        if (each != seat) others += points[static_cast<std::size_t>(each)];
    const float won = deal.winner < 0 ? 1.0f / static_cast<float>(seats) : deal.winner == seat ? 1.0f : 0.0f;
    return {won, static_cast<float>(points[static_cast<std::size_t>(seat)]) -
                     static_cast<float>(others) / static_cast<float>(seats - 1)};
}

Halved search(const std::vector<LaidDeal>& choices, const LaidSeen& seen, const Limit& limit, Random& random,
              const LaidSettings& settings) {
    OtherLaidHands hands(choices.front(), seen, settings, random);
    const auto value = [&](const LaidHidden& hidden, int choice) {
        const LaidDeal deal = ended(choices[static_cast<std::size_t>(choice)], hidden, seen, settings, random);
        return static_cast<double>(outcome_of(deal, seen.seat).ahead);
    };
    return depart(static_cast<int>(choices.size()), limit, settings.sure, [&] { return hands.deal(); }, value);
}

Weighed weigh(const std::vector<LaidDeal>& choices, const LaidSeen& seen, std::span<const int> numbers, int deals,
              Random& random, const LaidSettings& settings) {
    OtherLaidHands hands(choices.front(), seen, settings, random);
    return weigh_all(
        static_cast<int>(numbers.size()), 1, deals, random, [&] { return hands.deal(); },
        [&](const LaidHidden& hidden, int choice, int, Random& luck) {
            const int number = numbers[static_cast<std::size_t>(choice)];
            const LaidDeal& left = choices[static_cast<std::size_t>(number)];
            return outcome_of(ended(left, hidden, seen, settings, luck), seen.seat);
        });
}

} // namespace rummykit
