// What the seat in turn may do, in the engine's order.
#include "packs_deal.hpp"

#include <algorithm>

namespace rummykit {

void PacksDeal::legal(PacksListing& into) const {
    into.clear();
    switch (at) {
    case PacksAt::draw:
        return list_draws(into);
    case PacksAt::asked:
        into.add({PacksAct::buy});
        return into.add({PacksAct::decline});
    case PacksAt::play:
        list_swaps(into);
        list_lays(into);
        return list_discards(into);
    case PacksAt::over:
        return;
    }
}

FaceSet PacksDeal::all_extend() const {
    FaceSet found = 0;
    for (const TableMeld& meld : lying())
        found |= meld.extends;
    return found;
}

// --- jokers exchanged

bool PacksDeal::joker_goes_to_table() const {
    return words().joker == JokerGoes::table || (words().joker == JokerGoes::hand_after_first_meld && !own_meld());
}

void PacksDeal::list_swaps(PacksListing& into) const {
    if (words().joker == JokerGoes::nowhere || (words().swap_before_melding && plays) ||
        (words().swap_after_own && !own_meld()) || (must >= 0 && joker_goes_to_table()))
        return;
    for (int number = 0; number < melds; ++number) {
        const TableMeld& meld = table[static_cast<std::size_t>(number)];
        if (!meld.cards.jokers()) continue;
        each_swap(*sheet, meld.cards, meld.frees, hand(), [&](std::span<const std::uint8_t> cards) {
            if (!may_swap(number, cards)) return;
            const auto other = static_cast<std::int16_t>(cards.size() > 1 ? cards[1] : -1);
            into.add({PacksAct::swap, cards[0], other, static_cast<std::int16_t>(number)});
        });
    }
}

bool PacksDeal::may_swap(int number, std::span<const std::uint8_t> cards) const {
    PacksDeal after_it = *this;
    after_it.exchange(number, cards);
    const LaidHand& left = after_it.hand();
    if (must >= 0) {
        std::vector<LaidFaces> there = after_it.melds_there();
        if (!within_reach(left, must, there)) return false;
    }
    if (!words().may_go_out && !words().return_upcard && taken >= 0 && left.size == 1 && left.has(taken)) return false;
    if (must_go_out() && !goes_out(left, after_it.melds_there())) return false;
    if (!joker_goes_to_table()) return true;
    PacksListing lays;
    after_it.list_lays(lays);
    return !lays.actions.empty();
}

// --- new melds and cards laid off

void PacksDeal::list_lays(PacksListing& into) const {
    if (too_early()) return;
    if (first_is_due()) return list_first_melds(into);
    if (words().more_melds) list_new_melds(into, must);
    if (words().lay_off_at_once || !opened_now) list_lay_offs(into, must);
}

void PacksDeal::list_first_melds(PacksListing& into) const {
    each_first_meld(*sheet, hand(), must, [&](std::span<const LaidFaces> laid) {
        if (may_leave_after(laid)) into.add(PacksAct::open, laid);
        return !into.full();
    });
    if (!sheet->whole) return;
    const std::vector<LaidFaces> laid = whole_hand(hand(), must);
    int worth = 0;
    for (const LaidFaces& meld : laid)
        worth += sheet->melds.read(meld)->value;
    if (!laid.empty() && worth < words().minimum && may_leave_after(laid)) into.add(PacksAct::open, laid);
}

void PacksDeal::list_new_melds(PacksListing& into, int required) const {
    std::vector<HeldMeld> found;
    sheet->melds.within(hand(), found);
    for (const HeldMeld& meld : found) {
        if (required >= 0 && !meld.held.has(required)) continue;
        const std::span<const LaidFaces> laid{&meld.reading.cards, 1};
        if (may_leave_after(laid)) into.add(PacksAct::meld, laid);
    }
}

void PacksDeal::list_lay_offs(PacksListing& into, int required) const {
    FaceSet held = hand().once() | (hand().jokers ? one(kPrintedJoker) : 0);
    if (required >= 0) held &= one(required);
    for (int number = 0; number < melds; ++number) {
        const TableMeld& meld = table[static_cast<std::size_t>(number)];
        for (FaceSet rest = meld.fits & held; rest; rest &= rest - 1) {
            const int face = std::countr_zero(rest);
            bool fits = false;
            const auto add = [&](int card, const LaidFaces&) {
                fits = true;
                if (may_leave_off(number, card))
                    into.add(
                        {PacksAct::lay_off, static_cast<std::uint8_t>(card), -1, static_cast<std::int16_t>(number)});
            };
            sheet->melds.lengthened(meld.cards, face, add);
            if (!fits) add(face, meld.cards); // after an end joker is moved
        }
    }
}

// --- what must stay in the hand

// Whether only the upcard just taken is left, which may not be discarded.
bool PacksDeal::leaves_taken(const LaidHand& left) const {
    return taken >= 0 && !words().return_upcard && left.size == 1 && left.has(taken);
}

bool PacksDeal::may_leave_after(std::span<const LaidFaces> laid) const {
    if (must_go_out()) {
        PacksDeal after_it = *this;
        after_it.lay_new(laid);
        if (!goes_out_after(after_it)) return false;
    }
    LaidHand left = hand();
    for (const LaidFaces& cards : laid)
        take(left, held_of(cards));
    if (!left.size) return words().may_go_out;
    if (!leaves_taken(left) || (must == taken && left.count(must) < hand().count(must))) return true;
    if (!words().may_go_out) return false;
    FaceSet fits = 0;
    for (const TableMeld& meld : lying())
        fits |= meld.fits;
    for (const LaidFaces& cards : laid)
        fits |= sheet->melds.extensions(cards);
    return fits >> taken & 1;
}

bool PacksDeal::may_leave_off(int number, int card) const {
    if (must_go_out()) {
        PacksDeal after_it = *this;
        after_it.lay_off(number, card);
        if (!goes_out_after(after_it)) return false;
    }
    LaidHand left = hand();
    left.remove(held_as(card));
    if (!left.size) return words().may_go_out;
    if (!leaves_taken(left) || (must == taken && held_as(card) == must)) return true;
    if (!words().may_go_out) return false;
    PacksDeal after_it = *this;
    after_it.lay_off(number, card);
    return std::ranges::any_of(after_it.lying(), [&](const TableMeld& meld) { return meld.fits >> taken & 1; });
}

// --- discards

// The card that may not be discarded, -1 for none.
int PacksDeal::bound() const {
    if (taken < 0 || hand().count(taken) > 1 || (!plays && hand().size == 1 && hand().has(taken))) return -1;
    return taken;
}

void PacksDeal::list_discards(PacksListing& into) const {
    const int stays = words().return_upcard ? -1 : bound();
    if (must >= 0 || must_go_out() || (stays >= 0 && hand().size == 1 && hand().has(stays))) return;
    const FaceSet held = hand().once() | (hand().jokers ? one(kPrintedJoker) : 0);
    FaceSet may = stays < 0 ? held : held & ~one(stays);
    if (words().refuses_fitting && hand().size > 1)
        if (const FaceSet fitting = all_extend(); may & ~fitting) may &= ~fitting;
    for (; may; may &= may - 1)
        into.add({PacksAct::discard, static_cast<std::uint8_t>(std::countr_zero(may))});
}

// --- ways to free a joker

void each_swap(const PacksSheet& sheet, const LaidFaces& meld, FaceSet frees, const LaidHand& hand,
               const std::function<void(std::span<const std::uint8_t>)>& seen) {
    const int jokers = meld.jokers();
    const bool bound = sheet.group_swap != GroupSwap::one_card && jokers && !sheet.melds.is_run(meld);
    if (sheet.group_swap == GroupSwap::both_suits) {
        const LaidFaces both = sheet.melds.missing_suits(meld);
        if (both.size && holds(hand, held_of(both))) seen({both.begin(), both.size});
    }
    if (bound && (sheet.group_swap == GroupSwap::nothing || meld.size > 3 || jokers == 1)) return;
    for (FaceSet rest = frees & hand.once(); rest; rest &= rest - 1) {
        const auto face = static_cast<std::uint8_t>(std::countr_zero(rest));
        seen({&face, 1});
    }
}

} // namespace rummykit
