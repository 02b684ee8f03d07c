#include "card_search.hpp"

#include "card_hands.hpp"
#include "card_plan.hpp"

#include <algorithm>

namespace rummykit {

namespace {

// The look-ahead: what a hand is worth with one more draw, what a discard risks, whether the upcard is worth more than
// a card unseen. Costs are in points; less is better.
class Look {
  public:
    Look(const CardDeal& seen, FaceSet live, int stock, const LookAhead& weights)
        : sheet_(*seen.sheet), seen_(seen), live_(live), weights_(weights) {
        const double whole = std::max(1, kFaces - seen.seats() * sheet_.words.hand - 1);
        fresh_ = 1 - weights.late * (1 - stock / whole);
        const int hidden = std::popcount(live_);
        share_ = static_cast<double>(hidden - stock) / std::max(1, hidden);
    }

    // What is left after the next draw and the best discard, on average over all live cards.
    double after_a_draw(FaceSet hand) const {
        double sum = 0;
        for (FaceSet rest = live_; rest; rest &= rest - 1)
            sum += best_discard(sheet_, hand | (rest & -rest), 0).deadwood;
        return live_ ? sum / std::popcount(live_) : sheet_.deadwood(hand);
    }

    double cards_to_come(FaceSet hand) const {
        const auto best = sheet_.best(hand);
        FaceSet loose = hand;
        for (const Meld& meld : best->melds)
            for (const auto face : meld)
                loose &= ~one(face);
        double found = 0;
        for (; loose; loose &= loose - 1)
            found += std::popcount(outs(hand, std::countr_zero(loose)) & live_);
        return weights_.an_out * fresh_ * found / 4;
    }

    double cost(FaceSet hand) const {
        return (1 - weights_.ahead) * sheet_.deadwood(hand) + weights_.ahead * after_a_draw(hand) - cards_to_come(hand);
    }

    // How likely the next seat makes a meld with a card.
    double danger(int face) const {
        const int suit = face / kRanks, rank = face % kRanks;
        const FaceSet known = seen_.hands[seen_.after(seen_.turn)];
        const auto held = [&](int card) { return known & one(card) ? 1.0 : live_ & one(card) ? share_ : 0.0; };
        std::array<double, 3> of_rank;
        int count = 0;
        for (int other = 0; other < kSuits; ++other)
            if (other != suit) of_rank[count++] = held(face_of(other, rank));
        double risk = of_rank[0] * of_rank[1] + of_rank[1] * of_rank[2] + of_rank[0] * of_rank[2];
        for (int low = std::max(0, rank - 2); low <= rank && low + 2 < kRanks; ++low) {
            double all = 1;
            for (int at = low; at < low + 3; ++at)
                if (at != rank) all *= held(face_of(suit, at));
            risk += all;
        }
        return std::min(1.0, risk);
    }

    double of_discard(int face) const {
        return cost(seen_.hands[seen_.turn] & ~one(face)) + weights_.feeding * danger(face);
    }

    // How much better the upcard is than a card of the stock, which is what a card unseen is.
    double gain_of_top() const {
        const FaceSet hand = seen_.hands[seen_.turn], top = one(seen_.top());
        const auto left = [&](FaceSet with, FaceSet barred) {
            const BestDiscard best = best_discard(sheet_, with, barred);
            return best.deadwood - cards_to_come(with & ~one(best.face));
        };
        double sum = 0;
        for (FaceSet rest = live_; rest; rest &= rest - 1)
            sum += left(hand | (rest & -rest), 0);
        const double unseen = live_ ? sum / std::popcount(live_) : sheet_.deadwood(hand);
        return unseen - left(hand | top, top) - weights_.taking;
    }

  private:
    const CardSheet& sheet_;
    const CardDeal& seen_;
    FaceSet live_;
    const LookAhead& weights_;
    double fresh_, share_;
};

double worth(const std::array<int, kMostSeats>& points, int seat, int seats, double a_win) {
    int others = 0;
    for (int other = 0; other < seats; ++other)
        if (other != seat) others += points[other];
    const double gain = points[seat] - static_cast<double>(others) / (seats - 1);
    return gain + (gain > 0 ? a_win : gain < 0 ? -a_win : 0);
}

struct Choices {
    std::vector<Action> actions;
    std::vector<double> prior; // points, as the look-ahead sees them; higher is better
};

Choices draws(const CardDeal& seen, const std::vector<Action>& legal, const Look& look) {
    Choices choices;
    for (const Action action : legal)
        if (action.act() == Act::draw_top || action.act() == Act::draw_stock || action.act() == Act::pass)
            choices.actions.push_back(action);
    const bool sure =
        seen.pile_size && seen.limit != kNoLimit &&
        best_discard(*seen.sheet, seen.hands[seen.turn] | one(seen.top()), one(seen.top())).deadwood <= seen.limit;
    for (const Action action : choices.actions)
        choices.prior.push_back(action.act() == Act::draw_top ? (sure ? 1000 : look.gain_of_top()) : 0);
    return choices;
}

Choices turns(const CardDeal& seen, const std::vector<Action>& legal, const Look& look,
              const SearchSettings& settings) {
    Choices choices;
    const CardSheet& sheet = *seen.sheet;
    const FaceSet hand = seen.hands[seen.turn];
    const int now = sheet.deadwood(hand);
    std::vector<std::pair<int, Action>> discards;
    bool may_knock = false;
    for (const Action action : legal) {
        if (action.act() == Act::go_out || action.act() == Act::go_out_with) return {{action}, {0}};
        may_knock |= action.act() == Act::knock;
        if (action.act() == Act::discard) {
            const int face = action.face();
            discards.emplace_back((sheet.deadwood(hand & ~one(face)) - now) * 16 - sheet.values[face], action);
        }
    }
    std::ranges::stable_sort(discards, {}, &std::pair<int, Action>::first);
    if (discards.size() > static_cast<std::size_t>(settings.candidates)) discards.resize(settings.candidates);
    for (const auto& [order, action] : discards) {
        choices.actions.push_back(action);
        choices.prior.push_back(-look.of_discard(action.face()));
    }
    if (may_knock) {
        const BestDiscard best = best_discard(sheet, hand, seen.taken < 0 ? 0 : one(seen.taken));
        choices.actions.push_back(Action::of(Act::knock, 0, best.face));
        const bool knocks = discards.empty() || settings.policy.knocks(seen, best.deadwood);
        const double most = discards.empty() ? 0 : *std::ranges::max_element(choices.prior);
        choices.prior.push_back(most + (knocks ? 1 : -1));
        if (best.deadwood == 0) return {{choices.actions.back()}, {0}};
    }
    return choices;
}

SearchFound by_playouts(const CardDeal& seen, std::span<const int> counts, const Limit& limit, Random& random,
                        const SearchSettings& settings) {
    std::vector<Action> legal;
    seen.legal(legal);
    HiddenHands hidden(seen, counts, settings.habits, settings.steps, random);
    const Look look(seen, hidden.unseen(), seen.stock_size, settings.look);
    Choices choices = seen.at == At::draw ? draws(seen, legal, look) : turns(seen, legal, look, settings);
    SearchFound found{{}, choices.actions, {}, choices.prior};
    if (choices.actions.empty()) return found;
    const double most = *std::ranges::max_element(choices.prior);
    const auto by_prior = std::ranges::max_element(choices.prior) - choices.prior.begin();
    found.action = choices.actions[by_prior];
    if (choices.actions.size() == 1 || (limit.playouts == 0 && limit.seconds == 0) || choices.prior[by_prior] >= 500)
        return found;
    const Chance chance{&random, nullptr, 0};
    const int seat = seen.turn;
    const auto value = [&](const CardDeal& dealt, int choice) {
        const Action action = choices.actions[choice];
        const double prior = settings.prior * (choices.prior[choice] - most);
        if (action.act() == Act::knock)
            return prior + worth(knocked_points(dealt, action.face()), seat, seen.seats(), settings.a_win);
        CardDeal deal = dealt;
        deal.play(action, chance);
        return prior + worth(settings.policy.play_on(deal, random), seat, seen.seats(), settings.a_win);
    };
    const Halved halved = halve(static_cast<int>(choices.actions.size()), limit, [&] { return hidden.deal(); }, value);
    found.judged = halved.judged;
    found.action = choices.actions[halved.best];
    return found;
}

// What the seat to act discards with a knock.
int best_to_drop(const CardDeal& seen) {
    return best_discard(*seen.sheet, seen.hands[seen.turn], seen.taken < 0 ? 0 : one(seen.taken)).face;
}

} // namespace

SearchFound search(const CardDeal& seen, std::span<const int> counts, const Limit& limit, Random& random,
                   const SearchSettings& settings) {
    if (seen.sheet->words.scoring != CardScoring::gin) return by_playouts(seen, counts, limit, random, settings);
    if (settings.plain_before + plainness(seen, settings.reading) < settings.sure_to_be_plain)
        return plan(seen, counts, limit, random, {});
    SearchSettings against = settings;
    against.policy.plain = seen.after(seen.turn);
    return by_playouts(seen, counts, limit, random, against);
}

std::array<int, kMostSeats> searched_out(CardDeal& deal, const Limit& limit, Random& random,
                                         const SearchSettings& settings) {
    std::vector<int> counts(deal.seats());
    while (!deal.over()) {
        CardDeal seen = deal;
        for (int seat = 0; seat < deal.seats(); ++seat) {
            counts[seat] = std::popcount(deal.hands[seat]);
            if (seat != deal.turn) seen.hands[seat] = deal.known[seat];
        }
        const Action action = search(seen, counts, limit, random, settings).action;
        if (action.act() == Act::knock) return knocked_points(deal, action.face());
        deal.play(action, Chance{&random, nullptr, 0});
    }
    return deal.points();
}

Weighed weigh_by_search(const CardDeal& seen, std::span<const int> counts, std::span<const Action> actions, int deals,
                        std::int64_t playouts, Random& random, const SearchSettings& settings) {
    HiddenHands hidden(seen, counts, settings.habits, settings.steps, random);
    return weigh_all(
        static_cast<int>(actions.size()), 1, deals, random, [&] { return hidden.deal(); },
        [&](CardDeal deal, int choice, int, Random& luck) {
            const Action action = actions[choice];
            const int seat = deal.turn, seats = deal.seats();
            if (action.act() == Act::knock) return outcome_of(knocked_points(deal, best_to_drop(seen)), seat, seats);
            deal.play(action, Chance{&luck, nullptr, 0});
            return outcome_of(searched_out(deal, {playouts, 0}, luck, settings), seat, seats);
        });
}

Weighed weigh(const CardDeal& seen, std::span<const int> counts, std::span<const Action> actions, int deals,
              Random& random, const SearchSettings& settings) {
    HiddenHands hidden(seen, counts, settings.habits, settings.steps, random);
    const unsigned own = 1u << seen.turn, all = (1u << seen.seats()) - 1;
    bool others_wait = true;
    return weigh_all(
        static_cast<int>(actions.size()), 2, deals, random,
        [&] {
            others_wait = !others_wait;
            return hidden.deal();
        },
        [&](CardDeal deal, int choice, int way, Random& luck) {
            const Action action = actions[choice];
            const int seat = deal.turn, seats = deal.seats();
            CardPolicy policy = settings.policy;
            policy.patient = (way ? own : 0) | (others_wait ? all & ~own : 0);
            if (action.act() == Act::knock) return outcome_of(knocked_points(deal, best_to_drop(seen)), seat, seats);
            deal.play(action, Chance{&luck, nullptr, 0});
            return outcome_of(deal.over() ? deal.points() : policy.play_on(deal, luck), seat, seats);
        });
}

} // namespace rummykit
