#include "card_plan.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace rummykit {

namespace {

constexpr int kMostDraws = 8;

// The cards outside the melds of the best arrangement.
FaceSet loose_of(const CardSheet& sheet, FaceSet hand) {
    const FaceSet never = hand & ~sheet.meldable(hand);
    if (never == hand || sheet.points(never) == sheet.deadwood(hand)) return never;
    const auto best = sheet.best(hand);
    if (!best) return never;
    FaceSet loose = hand;
    for (const Meld& meld : best->melds)
        for (const auto face : meld)
            loose &= ~one(face);
    return loose;
}

int dearest_of(const CardSheet& sheet, FaceSet cards) {
    int dearest = -1;
    for (; cards; cards &= cards - 1)
        if (const int face = std::countr_zero(cards); dearest < 0 || sheet.values[face] > sheet.values[dearest])
            dearest = face;
    return dearest;
}

// The hand after `spare` discards: the dearest cards outside its melds.
FaceSet kept(const CardSheet& sheet, FaceSet hand, int spare) {
    for (FaceSet loose = loose_of(sheet, hand); spare > 0 && loose; --spare) {
        const FaceSet gone = one(dearest_of(sheet, loose));
        loose &= ~gone;
        hand &= ~gone;
    }
    return hand;
}

// One way the deal may go on for the seat: this many more draws, the cards they bring, and one card more.
struct Way {
    FaceSet drawn = 0, next = 0;
    int draws = 0;
};

class Plan {
  public:
    Plan(const CardDeal& seen, std::span<const int> counts, const Limit& limit, Random& random,
         const PlanWeights& weights)
        : seen_(seen), sheet_(*seen.sheet), weights_(weights), limit_(limit), random_(random),
          other_(seen.after(seen.turn)), held_(counts[other_]), known_(seen.hands[other_]) {
        live_ = seen.sheet->all & ~seen.hands[seen.turn] & ~known_ & ~seen.piled();
        for (FaceSet rest = live_; rest; rest &= rest - 1)
            cards_[count_++] = static_cast<std::uint8_t>(std::countr_zero(rest));
        draws_ = std::max(weights.fewest, weights.draws - seen.draws[seen.turn]);
    }

    SearchFound draw(Action take, Action refuse) {
        const FaceSet hand = seen_.hands[seen_.turn], with = hand | one(seen_.top());
        const bool instead = refuse.act() == Act::draw_stock;
        return judge({take, refuse}, {0, 0}, [&](const Way& way, int choice) {
            if (choice == 0) return worth(with | way.drawn, way.draws + 1);
            return worth(hand | way.drawn | (instead ? way.next : 0), way.draws + instead);
        });
    }

    SearchFound discard(const std::vector<Action>& actions) {
        const FaceSet hand = seen_.hands[seen_.turn];
        std::vector<double> prior;
        for (const Action action : actions)
            prior.push_back(-weights_.feeding * melds_of_other(action.face()));
        return judge(actions, prior, [&](const Way& way, int choice) {
            return worth((hand & ~one(actions[choice].face())) | way.drawn, way.draws);
        });
    }

    // What a knock with this discard wins on average over the hands that the other may hold; `deal` is that seen, or
    // what it is after a draw.
    double knock(const CardDeal& deal, int face) {
        CardDeal shown = deal;
        const int drawn = std::min(kMostDraws, seen_.draws[other_]);
        const int hidden = std::clamp(held_ + drawn - std::popcount(known_), 0, count_);
        const int spare = std::max(0, hidden + std::popcount(known_) - held_);
        double gained = 0;
        int hands = 0;
        repeat(1, weights_.most_hands, [&] {
            random_.shuffle_front(cards_, count_, hidden);
            FaceSet hand = known_;
            for (int at = 0; at < hidden; ++at)
                hand |= one(cards_[at]);
            shown.hands[other_] = kept(sheet_, hand, spare);
            const auto points = knocked_points(shown, face);
            gained += points[deal.turn] - points[other_];
            ++hands;
        });
        return gained / hands;
    }

    double asked() const { return weights_.patience - weights_.a_draw * seen_.draws[seen_.turn]; }

  private:
    using Clock = std::chrono::steady_clock;

    // Does something once for each way on that the limit allows, at least once.
    template <typename Once>
    void repeat(int choices, int most, Once&& once) const {
        const Clock::time_point begun = Clock::now();
        const bool timed = limit_.seconds > 0;
        const auto wanted = timed ? most : std::min<std::int64_t>(most, limit_.playouts / choices);
        for (std::int64_t done = 0; done == 0 || done < wanted; ++done) {
            if (timed && done && std::chrono::duration<double>(Clock::now() - begun).count() >= limit_.seconds) return;
            once();
        }
    }

    // The action that is worth most on average over the same ways on.
    template <typename Worth>
    SearchFound judge(const std::vector<Action>& actions, const std::vector<double>& prior, Worth&& worth_in) {
        const int choices = static_cast<int>(actions.size());
        SearchFound found{{}, actions, std::vector<Judged>(actions.size()), prior};
        repeat(choices, weights_.most_ways, [&] {
            const Way way = next_way();
            for (int choice = 0; choice < choices; ++choice) {
                found.judged[choice].sum += worth_in(way, choice);
                ++found.judged[choice].playouts;
            }
        });
        int best = 0;
        for (int choice = 1; choice < choices; ++choice)
            if (found.judged[choice].mean() + prior[choice] > found.judged[best].mean() + prior[best]) best = choice;
        found.action = actions[best];
        return found;
    }

    Way next_way() {
        Way way;
        while (way.draws < std::min(kMostDraws, count_ - 1) && random_.unit() < draws_ / (1 + draws_))
            ++way.draws;
        random_.shuffle_front(cards_, count_, std::min(count_, way.draws + 1));
        for (int at = 0; at < way.draws; ++at)
            way.drawn |= one(cards_[at]);
        if (way.draws < count_) way.next = one(cards_[way.draws]);
        return way;
    }

    // What a hand is worth after `spare` discards: gin earns its bonus, and a knock is better with less deadwood.
    double worth(FaceSet hand, int spare) const {
        std::array<int, kFaces> prices;
        int count = 0, left = 0;
        for (FaceSet loose = loose_of(sheet_, hand); loose; loose &= loose - 1)
            prices[count++] = sheet_.values[std::countr_zero(loose)];
        std::sort(prices.begin(), prices.begin() + count);
        for (int at = 0; at < count - spare; ++at)
            left += prices[at];
        const double bonus = left == 0 ? sheet_.words.no_deadwood + weights_.gin : 0;
        return bonus - left + weights_.below * std::max(0, seen_.limit - left);
    }

    // How many melds the other may make with a card, from the chance with which it holds each of the others.
    double melds_of_other(int face) const {
        const double share = std::max(0, held_ - std::popcount(known_)) / static_cast<double>(std::max(1, count_));
        const int suit = face / kRanks, rank = face % kRanks;
        const auto holds = [&](int of_suit, int at) {
            if (at < 0 || at >= kRanks) return 0.0;
            const FaceSet card = one(face_of(of_suit, at));
            return known_ & card ? 1.0 : live_ & card ? share : 0.0;
        };
        double found = 0;
        for (int first = 0; first < kSuits; ++first)
            for (int second = first + 1; second < kSuits; ++second)
                if (first != suit && second != suit) found += holds(first, rank) * holds(second, rank);
        for (const auto& [low, high] : {std::pair{-2, -1}, std::pair{-1, 1}, std::pair{1, 2}})
            found += holds(suit, rank + low) * holds(suit, rank + high);
        return found;
    }

    const CardDeal& seen_;
    const CardSheet& sheet_;
    const PlanWeights& weights_;
    const Limit& limit_;
    Random& random_;
    int other_, held_, count_ = 0;
    FaceSet known_, live_ = 0;
    std::array<std::uint8_t, kFaces> cards_; // those not seen
    double draws_;
};

SearchFound only(Action action) {
    return {action, {action}, {}, {0}};
}

// The last discard may only be taken to knock, and a deal without a winner is worth nothing.
bool last_pays(Plan& plan, const CardDeal& seen, Random& random) {
    CardDeal with = seen;
    with.play(Action::of(Act::draw_top), Chance{&random, nullptr, 0});
    return plan.knock(with, best_discard(*seen.sheet, with.hands[seen.turn], one(with.taken)).face) > 0;
}

} // namespace

SearchFound plan(const CardDeal& seen, std::span<const int> counts, const Limit& limit, Random& random,
                 const PlanWeights& weights) {
    std::vector<Action> legal, discards;
    seen.legal(legal);
    if (legal.size() == 1) return only(legal.front());
    Plan plan(seen, counts, limit, random, weights);
    if (seen.at == At::draw) {
        const auto takes = std::ranges::find(legal, Act::draw_top, &Action::act);
        const Action take = *takes, refuse = takes == legal.begin() ? legal[1] : legal[0];
        if (seen.offers < 0 && seen.last_is_offered()) return only(last_pays(plan, seen, random) ? take : refuse);
        return plan.draw(take, refuse);
    }
    bool may_knock = false;
    for (const Action action : legal) {
        if (action.act() == Act::go_out || action.act() == Act::go_out_with) return only(action);
        may_knock |= action.act() == Act::knock;
        if (action.act() == Act::discard) discards.push_back(action);
    }
    if (may_knock) {
        const BestDiscard best = best_discard(*seen.sheet, seen.hands[seen.turn], seen.taken < 0 ? 0 : one(seen.taken));
        if (discards.empty() || best.deadwood == 0 || plan.knock(seen, best.face) >= plan.asked())
            return only(Action::of(Act::knock, 0, best.face));
    }
    return plan.discard(discards);
}

} // namespace rummykit
