// The course of a deal: draws, purchases, discards and the end.
#include "laid_deal.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr int kAboutToGoOut = 3; // cards of another hand with which a larger hand of one's own is a loss
constexpr int kLargest = 25;     // cards with which nobody buys any more
constexpr int kWorthOfNearer = 10;

} // namespace

FaceSet LaidDeal::fits() const {
    FaceSet found = 0;
    for (int number = 0; number < melds; ++number)
        found |= table[static_cast<std::size_t>(number)].fits(words->shapes);
    return found;
}

bool LaidDeal::takes_joker() const {
    return std::any_of(table.begin(), table.begin() + melds,
                       [&](const LaidMeld& meld) { return meld.takes_joker(words->shapes); });
}

void LaidDeal::play_on(const LaidPolicy& own, const LaidPolicy& others, int seat, Random& random, int turns) {
    for (; at != LaidAt::over && turns > 0; --turns) {
        if (at == LaidAt::buys) {
            buy(turn);
            turn = resume;
            draw_stock(random);
        } else if (at == LaidAt::declines) {
            note({StepKind::decline});
            const int next = after(turn);
            turn = resume;
            offer(next, random);
        } else if (at == LaidAt::asked) {
            const int asked = turn;
            turn = resume;
            offer(asked, random);
        } else if (at == LaidAt::stock) {
            ask_for_stock(random);
        } else if (at == LaidAt::draw) {
            draw(random);
        }
        if (at == LaidAt::play) play(turn == seat ? own : others);
    }
}

std::array<int, kMostLaidSeats> LaidDeal::points() const {
    std::array<int, kMostLaidSeats> found{};
    if (winner < 0) return found;
    const int first = first_laid[static_cast<std::size_t>(winner)];
    const bool concealed = first == 0 || first == turn_number;
    const int factor = concealed && words->concealed_double ? 2 : 1;
    int bonus = words->out_bonus;
    if (concealed) {
        const bool jokers = std::any_of(table.begin(), table.begin() + melds,
                                        [&](const LaidMeld& meld) { return meld.owner == winner && meld.jokers(); });
        bonus += jokers || !words->natural_bonus ? words->concealed_bonus : words->natural_bonus;
    }
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(words->seats); ++seat) {
        const int held = hands[seat].points(words->shapes);
        if (words->to_winner) {
            found[static_cast<std::size_t>(winner)] += factor * held;
            continue;
        }
        const bool won = static_cast<int>(seat) == winner;
        found[seat] = won ? bonus : -factor * (words->unopened < 0 || opened[seat] ? held : words->unopened);
        found[seat] -= words->buy_points * bought[seat];
    }
    return found;
}

// --- the draw

bool LaidDeal::may_take() const {
    if (!pile_size) return false;
    if (words->closed_after_first_meld && has_own_meld() && !used_up()) return false;
    const int top = pile[static_cast<std::size_t>(pile_size - 1)];
    if (words->upcard == UpcardGoes::hand) return true;
    if (words->upcard == UpcardGoes::first_meld && has_opened()) return true;
    if (top != kPrintedJoker && !hand().jokers && !(has_opened() && fits() >> top & 1)) {
        LaidHand with = hand();
        with.add(top);
        if (!(in_melds(words->shapes, with) >> top & 1)) return false;
    }
    LaidDeal with = *this;
    with.steps = nullptr;
    with.take_upcard();
    return with.must < 0 || with.lay_required();
}

bool LaidDeal::takes(int face) const {
    const LaidShapes& shapes = words->shapes;
    const LaidHand& held = hand();
    if (words->upcard == UpcardGoes::table) return true;
    if (words->upcard == UpcardGoes::first_meld && !has_opened()) return true;
    if (face == kPrintedJoker) return true;
    LaidHand with = held;
    with.add(face);
    if (!has_opened() && words->contract.count)
        return nearest(shapes, words->contract, with, held.size + 1).missing <
               nearest(shapes, words->contract, held, held.size + 1).missing;
    if (has_opened() && fits() >> face & 1) return true;
    if (has_opened() && !words->more_melds) return false;
    if (!held.jokers && !(in_melds(shapes, with) >> face & 1)) return false;
    const NewMelds then = arrange(shapes, with, {});
    if (then.loose.count(face) > held.count(face) || then.loose.size > held.size) return false;
    return then.points > arrange(shapes, held, {}).points;
}

void LaidDeal::take_upcard() {
    const int face = pile[static_cast<std::size_t>(--pile_size)];
    hand().add(face);
    if (words->upcard == UpcardGoes::table || (words->upcard == UpcardGoes::first_meld && !has_opened())) must = face;
    if (must >= 0 || !words->return_upcard) taken = face;
    at = LaidAt::play;
    note({StepKind::upcard, face});
}

void LaidDeal::draw(Random& random) {
    const bool last = used_up();
    if (!may_take() || !(last || takes(pile[static_cast<std::size_t>(pile_size - 1)]))) return ask_for_stock(random);
    if (last && ++idle > words->times * words->seats) {
        note({StepKind::upcard});
        at = LaidAt::over;
        return;
    }
    take_upcard();
}

void LaidDeal::ask_for_stock(Random& random) {
    note({StepKind::stock});
    offer(after(turn), random);
}

// Asks the seats from one on whether they buy the upcard; then the seat in turn draws.
void LaidDeal::offer(int first, Random& random) {
    if (words->buys && pile_size && stock_size > words->buy_penalty)
        for (int seat = first; seat != turn; seat = after(seat)) {
            if (!may_buy(seat)) continue;
            if (buys(seat)) {
                buy(seat);
                break;
            }
            note({StepKind::decline});
        }
    draw_stock(random);
}

bool LaidDeal::may_buy(int seat) const {
    const auto place = static_cast<std::size_t>(seat);
    if (thrown_by[static_cast<std::size_t>(pile_size - 1)] == seat) return false;
    if (opened[place] && !words->buys_after_first_meld) return false;
    return words->buys_per_deal < 0 || bought[place] < words->buys_per_deal;
}

bool LaidDeal::buys(int seat) const {
    const LaidContract& contract = words->contract;
    const auto place = static_cast<std::size_t>(seat);
    const LaidHand& held = hands[place];
    if (opened[place] || !contract.count || contract.whole_hand || held.size + words->buy_penalty >= kLargest)
        return false;
    for (int other = 0; other < words->seats; ++other)
        if (other != seat && hands[static_cast<std::size_t>(other)].size <= kAboutToGoOut) return false;
    LaidHand with = held;
    with.add(pile[static_cast<std::size_t>(pile_size - 1)]);
    const auto lacks = [&](const LaidHand& each) {
        return std::max(0, nearest(words->shapes, contract, each, each.size + 1).missing - each.jokers);
    };
    return (lacks(held) - lacks(with)) * kWorthOfNearer > words->buy_points;
}

void LaidDeal::buy(int seat) {
    LaidHand& held = hands[static_cast<std::size_t>(seat)];
    held.add(pile[static_cast<std::size_t>(--pile_size)]);
    for (int more = words->buy_penalty; more && stock_size; --more)
        held.add(stock[static_cast<std::size_t>(--stock_size)]);
    ++bought[static_cast<std::size_t>(seat)];
    note({StepKind::buy});
}

void LaidDeal::draw_stock(Random& random) {
    resume = -1;
    if (stock_size == 0) {
        if (turnovers >= words->times || used_up()) {
            at = LaidAt::over;
            return;
        }
        ++turnovers;
        const int stays = words->keeps_top ? 1 : 0;
        stock_size = pile_size - stays;
        std::reverse_copy(pile.begin(), pile.begin() + stock_size, stock.begin());
        if (stays) {
            pile[0] = pile[static_cast<std::size_t>(pile_size - 1)];
            thrown_by[0] = thrown_by[static_cast<std::size_t>(pile_size - 1)];
        }
        pile_size = stays;
        if (words->shuffles) random.shuffle_front(stock, stock_size, stock_size);
        if (steps) note({StepKind::renew, -1, -1, -1, {}, {stock.begin(), stock.begin() + stock_size}});
    }
    const int face = stock[static_cast<std::size_t>(--stock_size)];
    hand().add(face);
    at = LaidAt::play;
}

// --- the discard

void LaidDeal::pass_turn() {
    turn = after(turn);
    ++turn_number;
    at = LaidAt::draw;
    opened_now = false;
    plays = 0;
    taken = must = -1;
}

bool LaidDeal::out() {
    if (hand().size > 0) return false;
    winner = turn;
    at = LaidAt::over;
    return true;
}

// The natural cards that may be discarded, and whether a joker may.
FaceSet LaidDeal::discards(bool& joker) const {
    const LaidHand& held = hand();
    FaceSet may = held.once();
    joker = held.jokers > 0;
    const bool twin = taken >= 0 && held.count(taken) > 1;
    const bool bound = taken >= 0 && !words->return_upcard && !twin && !(plays == 0 && held.size == 1);
    if (bound && taken == kPrintedJoker) joker = false;
    if (bound && taken != kPrintedJoker) may &= ~one(taken);
    if (!words->refuses_fitting || held.size == 1) return may;
    const FaceSet fitting = fits();
    const bool joker_fits = takes_joker();
    if ((may & ~fitting) || (joker && !joker_fits)) {
        may &= ~fitting;
        joker = joker && !joker_fits;
    }
    return may;
}

void LaidDeal::discard(const LaidPolicy& policy) {
    bool joker = false;
    const FaceSet may = discards(joker);
    if (!may && !joker) { // nothing that may go
        at = LaidAt::over;
        return;
    }
    const int face = may ? to_discard(policy, may) : kPrintedJoker;
    hand().remove(face);
    pile[static_cast<std::size_t>(pile_size)] = static_cast<std::uint8_t>(face);
    thrown_by[static_cast<std::size_t>(pile_size++)] = static_cast<std::int8_t>(turn);
    note({StepKind::discard, face});
    if (!out()) pass_turn();
}

double spare(const LaidShapes& shapes, const LaidPolicy& policy, const LaidHand& hand, int face) {
    constexpr int kOneAway = 4, kTwoAway = 2; // what a partner counts
    const int suit = face / kRanks, rank = face % kRanks;
    int near = std::min(hand.jokers, 2);
    for (int of = 0; of < 4; ++of) {
        const int held = hand.count(of * kRanks + rank);
        if (of != suit)
            near += kOneAway * held;
        else if (!shapes.distinct)
            near += kOneAway * (held - 1);
    }
    for (const int away : {-2, -1, 1, 2}) {
        int other = rank + away; // the ace is beside the two and the king
        if (other < 0 && (shapes.corner || rank == 0)) other += kRanks;
        if (other < 0 || (other > kRanks && !shapes.corner)) continue;
        near += (away * away == 1 ? kOneAway : kTwoAway) * hand.count(suit * kRanks + other % kRanks);
    }
    return policy.dear * shapes.held[static_cast<std::size_t>(face)] - policy.near * near;
}

int LaidDeal::to_discard(const LaidPolicy& policy, FaceSet may) const {
    const LaidHand& held = hand();
    FaceSet wanted = may;
    if (!has_opened() && words->contract.count)
        wanted = nearest(words->shapes, words->contract, held, held.size).loose.once();
    else if (has_opened() && !words->more_melds)
        wanted = ~fits();
    else
        wanted = arrange(words->shapes, held, {}).loose.once();
    FaceSet some = may & wanted;
    if (!some) some = may;
    int going = std::countr_zero(some);
    double most = -1e9;
    for (FaceSet rest = some; rest; rest &= rest - 1) {
        const int face = std::countr_zero(rest);
        const double worth = spare(words->shapes, policy, held, face);
        if (worth >= most) {
            most = worth;
            going = face;
        }
    }
    return going;
}

} // namespace rummykit
