#include "rummy_search.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr int kRivalTries = 4; // hands that are dealt to a seat until it could not have gone out

// Hands that the others may have: known cards, and others of which the worst have been exchanged.
class OtherHands {
  public:
    OtherHands(const CardDeal& seen, std::span<const int> counts, const RummySettings& settings, Random& random)
        : seen_(seen), counts_(counts), settings_(settings), random_(random) {
        open_ = open_cards(seen) | seen.hands[seen.turn];
        for (FaceSet rest = seen.sheet->all & ~open_; rest; rest &= rest - 1)
            cards_[count_++] = static_cast<std::uint8_t>(std::countr_zero(rest));
    }

    // The deal with hands that may be, and a stock.
    CardDeal deal() {
        CardDeal dealt = seen_;
        random_.shuffle_front(cards_, count_, count_);
        int hidden = 0;
        for (int seat = 0; seat < seen_.seats(); ++seat)
            if (seat != seen_.turn) hidden += hidden_of(seat);
        int used = 0, spare = std::max(0, count_ - hidden);
        const auto shuffle_rest = [&] {
            const std::span<std::uint8_t> rest(cards_.data() + used, static_cast<std::size_t>(count_ - used));
            random_.shuffle_front(rest, count_ - used, count_ - used);
        };
        for (int seat = seen_.after(seen_.turn); seat != seen_.turn; seat = seen_.after(seat)) {
            const int more = std::min({spare, settings_.improved, seen_.turn_number / seen_.seats()});
            used += give(dealt, seat, used, std::min(hidden_of(seat), count_ - used), more);
            shuffle_rest();
        }
        const int stock = std::min<int>(seen_.stock_size, count_ - used);
        std::copy_n(cards_.begin() + used, stock, dealt.stock.begin());
        dealt.stock_size = static_cast<std::int8_t>(stock);
        if (dealt.at == At::claim) dealt.ask_claims(dealt.turn);
        return dealt;
    }

  private:
    int hidden_of(int seat) const { return std::max(0, counts_[seat] - std::popcount(seen_.known[seat])); }

    // Gives a seat `count` of the cards from `first` on and `more`, of which the worst go back; returns how many it
    // has.
    int give(CardDeal& dealt, int seat, int first, int count, int more) {
        const CardSheet& sheet = *seen_.sheet;
        more = std::min(more, count_ - first - count);
        const FaceSet fits = fits_table(seen_, seat);
        for (int tries = 0;; ++tries) {
            if (tries > 0) // other cards
                for (int at = first; at < first + count + more; ++at)
                    std::swap(cards_[at],
                              cards_[at + static_cast<int>(random_.below(static_cast<std::uint32_t>(count_ - at)))]);
            FaceSet hidden = 0;
            for (int at = first; at < first + count + more; ++at)
                hidden |= one(cards_[at]);
            const FaceSet known = seen_.known[seat];
            dealt.turn = static_cast<std::int8_t>(seat);
            for (int i = 0; i < more; ++i) {
                const FaceSet hand = hidden | known;
                int worst = -1;
                double most = -1e9;
                for (FaceSet rest = hidden; rest; rest &= rest - 1) {
                    const int face = std::countr_zero(rest);
                    const double worth =
                        settings_.policy.spare(dealt, hand, face, open_) + (fits >> face & 1 ? 100 : 0);
                    if (worth > most) {
                        most = worth;
                        worst = face;
                    }
                }
                hidden &= ~one(worst);
            }
            dealt.turn = seen_.turn;
            dealt.hands[seat] = hidden | known;
            if (tries + 1 < kRivalTries && std::popcount(loose_cards(sheet, hidden | known) & ~fits) <= 1) continue;
            std::stable_partition(cards_.begin() + first, cards_.begin() + first + count + more,
                                  [&](int face) { return hidden >> face & 1; });
            return count;
        }
    }

    const CardDeal& seen_;
    std::span<const int> counts_;
    const RummySettings& settings_;
    Random& random_;
    FaceSet open_ = 0;
    std::array<std::uint8_t, kFaces> cards_;
    int count_ = 0;
};

// The policy's choice first, then the others worth a try, those it likes best first.
std::vector<Action> candidates(const CardDeal& seen, const std::vector<Action>& legal, const RummySettings& settings) {
    const RummyPolicy& policy = settings.policy;
    const CardSheet& sheet = *seen.sheet;
    const Action first = policy.choose(seen, legal);
    std::vector<Action> found{first};
    if (first.act() == Act::go_out || first.act() == Act::go_out_with) return found;
    const FaceSet hand = seen.hands[seen.turn], gone = open_cards(seen);
    std::vector<std::pair<double, Action>> discards, lays;
    for (const Action action : legal) {
        if (action.bits == first.bits) continue;
        switch (action.act()) {
        case Act::discard:
            discards.emplace_back(-policy.spare(seen, hand, action.face(), gone), action);
            break;
        case Act::draw_face:
            discards.emplace_back(policy.spare(seen, hand | one(action.face()), action.face(), gone), action);
            break;
        case Act::meld:
        case Act::open:
        case Act::borrow:
        case Act::lay_on:
            lays.emplace_back(-std::popcount(sheet.melds.mask(action.meld())), action);
            break;
        case Act::lay_off:
            lays.emplace_back(-seen.price_of(action.face()), action);
            break;
        default:
            found.push_back(action);
        }
    }
    const auto add = [&](auto& some, int most) {
        std::ranges::stable_sort(some, {}, [](const auto& each) { return each.first; });
        for (std::size_t i = 0; i < some.size() && static_cast<int>(i) < most; ++i)
            found.push_back(some[i].second);
    };
    add(lays, settings.lays);
    add(discards, settings.discards);
    return found;
}

} // namespace

RummyFound search(const CardDeal& seen, std::span<const int> counts, const Limit& limit, Random& random,
                  const RummySettings& settings) {
    std::vector<Action> legal;
    seen.legal(legal);
    if (legal.empty()) return {};
    OtherHands hands(seen, counts, settings, random);
    RummyFound found{{}, candidates(hands.deal(), legal, settings), {}};
    found.action = found.candidates.front();
    const int choices = static_cast<int>(found.candidates.size());
    if (choices == 1 || (limit.playouts == 0 && limit.seconds == 0)) return found;

    const Chance chance{&random, nullptr, 0};
    const int seat = seen.turn, seats = seen.seats();
    const auto value = [&](const CardDeal& dealt, int choice) {
        CardDeal deal = dealt;
        deal.play(found.candidates[choice], chance);
        const auto points = settings.policy.play_on(deal, random);
        int others = 0;
        for (int other = 0; other < seats; ++other)
            if (other != seat) others += points[other];
        return points[seat] - static_cast<double>(others) / (seats - 1);
    };
    const Halved halved = depart(choices, limit, settings.sure, [&] { return hands.deal(); }, value);
    found.judged = halved.judged;
    found.action = found.candidates[halved.best];
    return found;
}

Weighed weigh(const CardDeal& seen, std::span<const int> counts, std::span<const Action> actions, int deals,
              Random& random, const RummySettings& settings) {
    OtherHands hands(seen, counts, settings, random);
    return weigh_all(
        static_cast<int>(actions.size()), 1, deals, random, [&] { return hands.deal(); },
        [&](CardDeal deal, int choice, int, Random& luck) {
            const int seat = deal.turn;
            deal.play(actions[choice], Chance{&luck, nullptr, 0});
            const auto points = deal.over() ? deal.points() : settings.policy.play_on(deal, luck);
            return outcome_of(points, seat, deal.seats());
        });
}

} // namespace rummykit
