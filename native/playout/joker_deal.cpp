#include "joker_deal.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr FaceSet kRank = one(0) | one(13) | one(26) | one(39); // the aces
constexpr int kOneAway = 4, kTwoAway = 2;                       // what a partner counts

} // namespace

double spare(const JokerValues& values, const JokerPolicy& policy, const JokerHand& hand, int face) {
    const int suit = face / kRanks, rank = face % kRanks;
    int near = std::min(hand.jokers, 2);
    const FaceSet group = (kRank << rank) & ~one(face);
    near += kOneAway * (std::popcount(hand.once & group) + std::popcount(hand.twice & group));
    for (const int away : {-2, -1, 1, 2}) {
        const int other = rank == 0 && away < 0 ? kRanks + away : rank + away;
        if (other < 0 || other > kRanks) continue;
        const int partner = suit * kRanks + other % kRanks;
        near += (away * away == 1 ? kOneAway : kTwoAway) * (int(hand.has(partner)) + int(hand.twice >> partner & 1));
    }
    return policy.dear * values.of[face] - policy.near * near;
}

FaceSet JokerDeal::fits() const {
    FaceSet found = 0;
    for (int number = 0; number < melds; ++number)
        found |= table[number].fits();
    return found;
}

FaceSet JokerDeal::frees() const {
    FaceSet found = 0;
    for (int number = 0; number < melds; ++number)
        if (table[number].jokers()) found |= table[number].frees();
    return found;
}

bool JokerDeal::over() {
    if (hands[turn].size() > 0) return false;
    winner = turn;
    at = JokerAt::over;
    return true;
}

// --- the draw

bool JokerDeal::takes(int face) const {
    const JokerHand& hand = hands[turn];
    if (face == kJoker) return opened[turn] || !words->first_meld_only;
    const bool fitting = opened[turn] && fits() >> face & 1;
    if (fitting) return true;
    JokerHand with = hand;
    with.add(face);
    if (hand.has(face) || (!hand.jokers && !(in_melds(with.once) >> face & 1))) return false;
    const JokerMelds then = arrange(words->values, with);
    const bool melded = then.loose.size() <= hand.size() && !(then.loose.has(face));
    if (!melded) return false;
    if (!opened[turn] && words->first_meld_only) return then.points >= words->minimum;
    return then.points > arrange(words->values, hand).points;
}

bool JokerDeal::draw_stock(Random& random) {
    if (stock_size == 0) {
        if (pile_size == 0 || turnovers >= words->times) return false;
        ++turnovers;
        std::reverse_copy(pile.begin(), pile.begin() + pile_size, stock.begin());
        stock_size = pile_size;
        pile_size = 0;
        if (words->shuffles) random.shuffle_front(stock, stock_size, stock_size);
    }
    hands[turn].add(stock[--stock_size]);
    return true;
}

void JokerDeal::draw(Random& random) {
    if (at == JokerAt::draw && pile_size > 0 && takes(pile[pile_size - 1]))
        hands[turn].add(pile[--pile_size]);
    else if (!draw_stock(random)) {
        at = JokerAt::over;
        return;
    }
    at = JokerAt::play;
}

// --- the turn

void JokerDeal::free_jokers() {
    if (!words->frees || (words->frees_after_own && !opened[turn])) return;
    JokerHand& hand = hands[turn];
    for (int number = 0; number < melds; ++number) {
        LaidMeld& meld = table[number];
        if (!meld.jokers()) continue;
        const FaceSet cards = meld.frees() & hand.once;
        if (!cards) continue;
        const int face = std::countr_zero(cards);
        hand.remove(face);
        meld.free_joker(face);
        ++hand.jokers;
        if (!words->freed_is_laid) continue;
        const JokerMelds best = arrange(words->values, hand);
        if (best.loose.jokers < hand.jokers) continue; // it lies in a new meld at once
        const auto room = std::find_if(table.begin(), table.begin() + melds,
                                       [&](const LaidMeld& each) { return each.takes_joker(words->values.limits); });
        if (room == table.begin() + melds) continue;
        room->lay_joker();
        --hand.jokers;
    }
}

void JokerDeal::lay_melds(const JokerMelds& best) {
    JokerHand& hand = hands[turn];
    const int least = words->may_go_out ? 0 : 1;
    for (int number = 0; number < best.count; ++number) {
        LaidMeld meld = best.melds[number];
        if (hand.size() - meld.size() < least) { // a card is left to be discarded
            if (meld.size() <= 3) continue;
            const int place = std::bit_width(meld.natural) - 1;
            if (meld.wild >> place) continue;
            meld.natural &= static_cast<std::uint16_t>(~(1 << place));
        }
        for (std::uint32_t places = meld.natural; places; places &= places - 1)
            hand.remove(meld.face(std::countr_zero(places)));
        hand.jokers -= meld.jokers();
        lay(meld);
    }
}

bool JokerDeal::lay_off(int face) {
    for (int number = 0; number < melds; ++number)
        if (face == kJoker ? table[number].takes_joker(words->values.limits) : table[number].fits() >> face & 1) {
            face == kJoker ? table[number].lay_joker() : table[number].lay_off(face);
            hands[turn].remove(face);
            return true;
        }
    return false;
}

void JokerDeal::lay_off() {
    JokerHand& hand = hands[turn];
    const int least = words->may_go_out ? 0 : 1;
    for (FaceSet some; hand.size() > least && (some = fits() & hand.once);) {
        int dearest = std::countr_zero(some);
        for (FaceSet rest = some; rest; rest &= rest - 1)
            if (const int face = std::countr_zero(rest); words->values.of[face] > words->values.of[dearest])
                dearest = face;
        lay_off(dearest);
    }
    const int natural = hand.size() - hand.jokers;
    if (natural <= 1) // jokers go with the last cards
        while (hand.jokers && hand.size() > 1 && lay_off(kJoker)) {
        }
}

void JokerDeal::discard(const JokerPolicy& policy) {
    JokerHand& hand = hands[turn];
    int going = kJoker;
    const int natural = hand.size() - hand.jokers;
    if (natural > 0) {
        JokerHand loose = arrange(words->values, hand).loose;
        FaceSet some = loose.once ? loose.once : hand.once;
        const int next = after(turn);
        const FaceSet fed = policy.feeding > 0 && opened[next] ? fits() : 0;
        double most = -1e9;
        for (; some; some &= some - 1) {
            const int face = std::countr_zero(some);
            const double worth = spare(words->values, policy, hand, face) - (fed >> face & 1 ? policy.feeding : 0.0);
            if (worth >= most) {
                most = worth;
                going = face;
            }
        }
    }
    hand.remove(going);
    pile[pile_size++] = static_cast<std::uint8_t>(going);
    if (over()) return;
    turn = after(turn);
    at = JokerAt::draw;
}

void JokerDeal::play(const JokerPolicy& policy) {
    free_jokers();
    JokerHand& hand = hands[turn];
    if (!opened[turn]) {
        JokerHand sparing = hand; // as few jokers as it takes
        for (sparing.jokers = 0; sparing.jokers <= hand.jokers; ++sparing.jokers) {
            const JokerMelds best = arrange(words->values, sparing);
            if (best.points < words->minimum || !best.count) continue;
            lay_melds(best);
            opened[turn] = true;
            break;
        }
    }
    if (opened[turn]) {
        const int before = hand.jokers, least = words->may_go_out ? 0 : 1;
        lay_melds(arrange(words->values, hand));
        for (owed -= before - hand.jokers; owed > 0 && hand.size() > least && lay_off(kJoker);)
            --owed;
        owed = 0;
        if (hand.size() > 0) lay_off();
    }
    if (!over()) discard(policy);
}

void JokerDeal::play_on(const JokerPolicy& own, const JokerPolicy& others, int seat, Random& random, int turns) {
    for (; at != JokerAt::over && turns > 0; --turns) {
        if (at != JokerAt::play) draw(random);
        if (at == JokerAt::play) play(turn == seat ? own : others);
    }
}

double JokerDeal::ahead(int seat) const {
    const bool nobody = words->to_winner && winner < 0;
    if (nobody || (winner < 0 && stock_size == 0)) return 0;
    double own = 0, others = 0;
    for (int each = 0; each < words->seats; ++each) {
        const int points = hands[each].points(words->values);
        if (words->to_winner)
            (winner == seat ? own : others) += points;
        else
            (each == seat ? own : others) -= points;
    }
    return own - others / (words->seats - 1);
}

} // namespace rummykit
