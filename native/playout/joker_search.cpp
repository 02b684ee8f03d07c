#include "joker_search.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr int kHandTries = 4; // hands that are dealt to a seat until it had nothing to lay

// Hands that the others may have, and the stock.
class OtherJokerHands {
  public:
    OtherJokerHands(const JokerDeal& usual, const JokerSeen& seen, const JokerSettings& settings, Random& random)
        : usual_(usual), seen_(seen), settings_(settings), random_(random), cards_(seen.unseen), fits_(usual.fits()) {}

    JokerDeal deal() {
        JokerDeal dealt = usual_;
        const int count = static_cast<int>(cards_.size());
        random_.shuffle_front(cards_, count, count);
        int hidden = 0, used = 0;
        for (int seat = 0; seat < usual_.words->seats; ++seat)
            if (seat != seen_.seat) hidden += hidden_of(seat);
        const int spare = std::max(0, count - hidden);
        for (int each = 1; each < usual_.words->seats; ++each) {
            const int seat = (seen_.seat + each) % usual_.words->seats;
            const int some = std::min(hidden_of(seat), count - used);
            give(dealt, seat, used, some, std::min({spare, settings_.improved, seen_.draws[seat]}));
            used += some;
        }
        dealt.stock_size = std::min(seen_.stock, count - used);
        std::copy_n(cards_.begin() + used, dealt.stock_size, dealt.stock.begin());
        return dealt;
    }

  private:
    int hidden_of(int seat) const { return std::max(0, seen_.counts[seat] - seen_.known[seat].size()); }

    // Gives a seat `count` of the cards from `first` on and `more`, of which the worst go back.
    void give(JokerDeal& dealt, int seat, int first, int count, int more) {
        const JokerWords& words = *usual_.words;
        const int size = static_cast<int>(cards_.size());
        more = std::min(more, size - first - count);
        const auto shuffle_from = [&](int from) {
            for (int at = from; at < first + count + more; ++at)
                std::swap(cards_[at],
                          cards_[at + static_cast<int>(random_.below(static_cast<std::uint32_t>(size - at)))]);
        };
        for (int tries = 1;; ++tries) {
            if (tries > 1) shuffle_from(first);
            JokerHand hand = seen_.known[seat];
            for (int at = first; at < first + count + more; ++at)
                hand.add(cards_[at]);
            for (int last = count + more; last > count; --last) {
                double most = -1e9;
                int worst = first;
                const JokerHand loose = arrange(words.values, hand).loose;
                for (int at = first; at < first + last; ++at) {
                    const int face = cards_[at];
                    if (face == kJoker) continue;
                    const double worth =
                        spare(words.values, settings_.others, hand, face) - (loose.has(face) ? 0 : 1000);
                    if (worth > most) {
                        most = worth;
                        worst = at;
                    }
                }
                hand.remove(cards_[worst]);
                std::swap(cards_[worst], cards_[first + last - 1]);
            }
            dealt.hands[seat] = hand;
            if (tries >= kHandTries || !could_lay(hand, seat)) break;
        }
        for (int at = first + count; at < first + count + more; ++at) // what went back is anywhere in the rest
            std::swap(cards_[at], cards_[at + static_cast<int>(random_.below(static_cast<std::uint32_t>(size - at)))]);
    }

    // Whether the seat would have laid some of these cards before.
    bool could_lay(const JokerHand& hand, int seat) const {
        const JokerMelds best = arrange(usual_.words->values, hand);
        if (!usual_.opened[seat]) return seen_.draws[seat] > 0 && best.points >= usual_.words->minimum;
        return best.count > 0 || (hand.once & fits_);
    }

    const JokerDeal& usual_;
    const JokerSeen& seen_;
    const JokerSettings& settings_;
    Random& random_;
    std::vector<std::uint8_t> cards_;
    FaceSet fits_;
};

} // namespace

Halved search(const std::vector<JokerDeal>& choices, const JokerSeen& seen, const Limit& limit, Random& random,
              const JokerSettings& settings) {
    OtherJokerHands hands(choices.front(), seen, settings, random);
    const auto value = [&](const JokerDeal& dealt, int choice) {
        JokerDeal deal = choices[choice];
        for (int seat = 0; seat < deal.words->seats; ++seat)
            if (seat != seen.seat) deal.hands[seat] = dealt.hands[seat];
        deal.stock = dealt.stock;
        deal.stock_size = dealt.stock_size;
        deal.play_on(settings.own, settings.others, seen.seat, random, settings.turns);
        return deal.ahead(seen.seat);
    };
    return depart(static_cast<int>(choices.size()), limit, settings.sure, [&] { return hands.deal(); }, value);
}

} // namespace rummykit
