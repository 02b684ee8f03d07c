#include "card_policy.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr FaceSet kOneSuit = kRankSets - 1;

// Turns after which nobody waits with a knock any more: two who wait must come to an end.
constexpr int kPatience = 150;

} // namespace

FaceSet outs(FaceSet hand, int face) {
    const int suit = face / kRanks, rank = face % kRanks;
    const FaceSet others = hand & ~one(face);
    FaceSet found = others & kOneRank << rank ? kOneRank << rank : 0;
    const FaceSet held = others >> suit * kRanks & kOneSuit;
    const auto has = [&](int at) { return at >= 0 && at < kRanks && (held >> at & 1); };
    FaceSet run = 0;
    const auto add = [&](int at) { run |= at >= 0 && at < kRanks ? FaceSet{1} << at : 0; };
    if (has(rank + 1)) add(rank + 2), add(rank - 1);
    if (has(rank - 1)) add(rank - 2), add(rank + 1);
    if (has(rank + 2)) add(rank + 1);
    if (has(rank - 2)) add(rank - 1);
    return (found | run << suit * kRanks) & ~hand;
}

BestDiscard best_discard(const CardSheet& sheet, FaceSet hand, FaceSet barred) {
    BestDiscard best{-1, INT32_MAX};
    const FaceSet meldable = sheet.meldable(hand);
    const int now = sheet.deadwood(hand);
    for (FaceSet rest = hand & ~barred; rest; rest &= rest - 1) {
        const int face = std::countr_zero(rest);
        const int left = meldable >> face & 1 ? sheet.deadwood(hand & ~one(face)) : now - sheet.values[face];
        if (left < best.deadwood || (left == best.deadwood && sheet.values[face] > sheet.values[best.face]))
            best = {face, left};
    }
    return best;
}

bool CardPolicy::takes_top(const CardDeal& deal) const {
    const CardSheet& sheet = *deal.sheet;
    const FaceSet hand = deal.hands[deal.turn], with = hand | one(deal.top());
    const int now = sheet.deadwood(hand);
    if (sheet.meldable(with) & one(deal.top()) && sheet.deadwood(with) <= now) return true;
    if (deal.limit == kNoLimit || now + sheet.values[deal.top()] - sheet.dearest > deal.limit) return false;
    return knocks(deal, best_discard(sheet, with, one(deal.top())).deadwood);
}

int CardPolicy::discard(const CardDeal& deal) const {
    const CardSheet& sheet = *deal.sheet;
    const int seat = deal.turn, next = deal.after(seat);
    const FaceSet hand = deal.hands[seat], meldable = sheet.meldable(hand);
    if (seat == plain) return best_discard(sheet, hand, deal.taken < 0 ? 0 : one(deal.taken)).face;
    FaceSet gone = deal.known[next];
    for (int other = 0; other < deal.seats(); ++other)
        gone |= deal.thrown[other];
    const int now = sheet.deadwood(hand);
    const bool disjoint = now == sheet.points(hand & ~meldable);
    FaceSet choice = hand & ~(deal.taken < 0 ? 0 : one(deal.taken));
    if (disjoint && choice & ~meldable) choice &= ~meldable;
    double most = -1e9;
    int best = -1;
    for (; choice; choice &= choice - 1) {
        const int face = std::countr_zero(choice);
        const int saved = meldable >> face & 1 ? now - sheet.deadwood(hand & ~one(face)) : sheet.values[face];
        double worth = saved - an_out * std::popcount(outs(hand, face) & ~gone) + 0.01 * sheet.values[face];
        if (deal.known[next] && sheet.meldable(deal.known[next] | one(face)) >> face & 1) worth -= feeding;
        if (worth > most) {
            most = worth;
            best = face;
        }
    }
    return best;
}

bool CardPolicy::knocks(const CardDeal& deal, int deadwood) const {
    if (patient >> deal.turn & 1 && deal.turn_number < kPatience)
        return deadwood <= (deal.limit == kNoLimit ? waits_for : 0);
    if (deal.limit != kNoLimit) return deadwood <= deal.limit;
    return deadwood <= knocks_at + deal.turn_number / deal.seats();
}

std::array<int, kMostSeats> knocked_points(const CardDeal& deal, int face) {
    CardDeal after = deal;
    const CardSheet& sheet = *deal.sheet;
    const int seat = deal.turn;
    after.hands[seat] &= ~one(face);
    after.ended = Ended::knocked;
    after.winner = static_cast<std::int8_t>(seat);
    if (!sheet.words.lay_off_window || !sheet.deadwood(after.hands[seat])) return after.points();
    const int other = deal.after(seat);
    std::array<std::int16_t, kMostMelds> shown;
    int count = 0;
    FaceSet fits = 0, melded = 0;
    const auto best = sheet.best(after.hands[seat]);
    for (const Meld& meld : best->melds) {
        FaceSet mask = 0;
        for (const auto card : meld)
            mask |= one(card);
        const bool group = meld[0] % kRanks == meld[1] % kRanks;
        shown[count] = static_cast<std::int16_t>(sheet.melds.with_mask(mask, group));
        melded |= mask;
        fits |= sheet.melds.extensions(shown[count++]);
    }
    after.hands[seat] &= ~melded;
    if (!(fits & after.hands[other])) return after.points();
    return after.points_with(other,
                             least_after_lay_offs(sheet, after.hands[other], {shown.data(), std::size_t(count)}));
}

std::array<int, kMostSeats> CardPolicy::play_on(CardDeal& deal, Random& random) const {
    const Chance chance{&random, nullptr, 0};
    const CardSheet& sheet = *deal.sheet;
    while (!deal.over()) {
        if (deal.at == At::draw) {
            if (deal.offers == 0) {
                deal.play(Action::of(Act::draw_stock), chance);
            } else if (deal.offers > 0) {
                deal.play(Action::of(takes_top(deal) ? Act::draw_top : Act::pass), chance);
            } else if (deal.last_is_offered()) {
                const bool takes = sheet.words.last_discard_playable && deal.pile_size && deal.lets_knock(deal.turn);
                deal.play(Action::of(takes ? Act::draw_top : Act::pass), chance);
            } else {
                const bool takes = deal.pile_size && (deal.stock_used_up() || takes_top(deal));
                deal.play(Action::of(takes ? Act::draw_top : Act::draw_stock), chance);
            }
            continue;
        }
        const FaceSet hand = deal.hands[deal.turn], barred = deal.taken < 0 ? 0 : one(deal.taken);
        const int now = sheet.deadwood(hand);
        if (now == 0 && sheet.words.goes_out != GoesOut::no) {
            deal.play(Action::of(Act::go_out), chance);
            continue;
        }
        const int most = deal.limit == kNoLimit ? knocks_at + deal.turn_number / deal.seats() : deal.limit;
        if (now - sheet.dearest <= most) {
            const BestDiscard best = best_discard(sheet, hand, barred);
            if (knocks(deal, best.deadwood)) return knocked_points(deal, best.face);
        }
        deal.play(Action::of(Act::discard, 0, discard(deal)), chance);
    }
    return deal.points();
}

} // namespace rummykit
