// Whole hands in melds, under contracts or not, and what is left of hands in melds.
#include "closed_sheet.hpp"

#include <algorithm>
#include <stdexcept>

namespace rummykit {

namespace {

// A hand as the solvers take it, and which of its cards may be wild: those that always are become jokers.
std::pair<WildHand, Demands> as_asked(const ClosedSheet& sheet, const Cards& hand) {
    const FaceBits ranked = faces_of_rank(sheet.words.wild_rank);
    WildHand held = as_wild_hand(hand);
    Demands demands;
    if (!sheet.words.always_wild) {
        demands.wild = ranked;
        return {held, demands};
    }
    for (FaceBits faces = hand.faces() & ranked; faces; faces &= faces - 1) {
        held.jokers += held.cards.count(std::countr_zero(faces));
        held.cards.clear(std::countr_zero(faces));
    }
    return {held, demands};
}

WildAnswer laid_whole(const ClosedSheet& sheet, const Cards& hand, bool want_melds) {
    const auto [held, demands] = as_asked(sheet, hand);
    return sheet.whole->whole(held, demands, want_melds);
}

// Whether no more than this many cards are in no meld, contracts apart; hands that take too long are hopeless.
bool covered(const ClosedSheet& sheet, const Cards& hand, int most) {
    const auto [held, demands] = as_asked(sheet, hand);
    try {
        return sheet.plain->leaves(held, demands, most);
    } catch (const std::invalid_argument&) {
        return false;
    }
}

int suit_of(const ClosedSheet& sheet, const LaidMeld& meld) {
    int least = kJokerFace;
    for (const LaidCard& card : meld) {
        const int meant = card.face == kJokerFace ? card.stands : card.face;
        if (meant >= 0 && meant % kRanks + 1 != sheet.words.wild_rank) return meant / kRanks;
        if (meant >= 0) least = std::min(least, meant);
    }
    return least / kRanks;
}

// The points outside melds where wild cards count otherwise than jokers: the cheapest of them stay over, so many that
// the rest, all melded, leave least.
int points_outside_unlike(const ClosedSheet& sheet, const Cards& hand) {
    auto [held, demands] = as_asked(sheet, hand);
    const int joker = sheet.values[kJokerFace];
    const int own = sheet.values[static_cast<std::size_t>(sheet.words.wild_rank - 1)];
    const int printed = jokers_of(hand), all = held.jokers;
    const bool alike = printed == 0 || printed == all || own == joker;
    const MeldSolver& solver = sheet.counted[printed == all || (printed && joker > own) ? 0 : 1];
    if (alike) return static_cast<int>(solver.best(held, demands, false).left);
    const int cheap = std::min(own, joker), dear = std::max(own, joker),
              cheap_ones = own < joker ? all - printed : printed;
    int best = -1;
    for (int aside = 0; aside <= all; ++aside) {
        held.jokers = all - aside;
        held.size = hand.size() - aside;
        demands.must.assign(static_cast<std::size_t>(held.jokers), kJokerFace);
        const WildAnswer answer = solver.best(held, demands, false);
        if (!answer.possible) continue;
        const int left = static_cast<int>(answer.left) + cheap * std::min(aside, cheap_ones) +
                         dear * std::max(0, aside - cheap_ones);
        if (best < 0 || left < best) best = left;
    }
    return best;
}

} // namespace

bool lies_whole(const ClosedSheet& sheet, const Cards& hand) {
    return covered(sheet, hand, 0) && laid_whole(sheet, hand, false).possible;
}

int melds_of_whole(const ClosedSheet& sheet, const Cards& hand) {
    const WildAnswer answer = laid_whole(sheet, hand, true);
    return answer.possible ? static_cast<int>(answer.melds.size()) : sheet.words.pairs;
}

bool lies_in_pairs(const ClosedSheet& sheet, const Cards& hand) {
    if (!sheet.words.pairs || hand.size() != 2 * sheet.words.pairs) return false;
    const int wild = jokers_of(hand), odd = std::popcount(hand.plane[0] & ~bit_of(kJokerFace));
    return odd <= wild;
}

FaceBits whole_outs(const ClosedSheet& sheet, const Cards& hand) {
    FaceBits outs = 0;
    const bool in_melds = covered(sheet, hand, 1);
    if (!in_melds && !sheet.words.pairs) return outs;
    for (FaceBits faces = hand.faces(); faces; faces &= faces - 1) {
        Cards rest = hand;
        rest.take(faces & (~faces + 1));
        if ((in_melds && laid_whole(sheet, rest, false).possible) || lies_in_pairs(sheet, rest))
            outs |= faces & (~faces + 1);
    }
    return outs;
}

int points_outside(const ClosedSheet& sheet, const Cards& hand) {
    if (!hand.size()) return 0;
    if (sheet.words.always_wild) return points_outside_unlike(sheet, hand);
    const auto [held, demands] = as_asked(sheet, hand);
    return static_cast<int>(sheet.counted[0].best(held, demands, false).left);
}

int payment_for(const ClosedSheet& sheet, const Cards& laid, int draws) {
    const ClosedWords& words = sheet.words;
    const WildAnswer answer = laid_whole(sheet, laid, true);
    const int jokers = jokers_of(laid);
    int wild = 0, suit = -1;
    bool one_suit = true;
    for (const LaidMeld& meld : answer.melds) {
        for (const LaidCard& card : meld)
            wild += card.wild && card.face != kJokerFace;
        const int here = suit_of(sheet, meld);
        one_suit = one_suit && (suit < 0 || suit == here);
        suit = here;
    }
    int each = words.base + words.each_joker * jokers + words.each_wild * wild;
    if (words.bonuses) {
        each += draws == 0 ? words.undrawn_bonus : draws == 1 ? words.one_draw : 0;
        each += !jokers && !wild ? words.no_wild : 0;
        each += one_suit ? words.one_suit : 0;
    }
    return each;
}

} // namespace rummykit
