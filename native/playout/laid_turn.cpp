// What a seat lays in its turn: first melds, more melds, cards laid off, jokers exchanged.
#include "laid_deal.hpp"

#include <algorithm>

namespace rummykit {

NewMelds LaidDeal::first_meld(int must) const {
    const LaidHand& held = hand();
    NewMelds none;
    none.loose = held;
    if (turn_number <= words->after_rounds * words->seats) return none;
    if (words->contract.count) {
        const NewMelds found = laid(words->shapes, words->contract, held);
        return must < 0 || found.loose.count(must) < held.count(must) ? found : none;
    }
    LaidHand sparing = held; // as few jokers as it takes
    const int natural = held.size - held.jokers;
    for (int jokers = must == kPrintedJoker ? 1 : 0; jokers <= held.jokers; ++jokers) {
        sparing.jokers = jokers;
        sparing.size = natural + jokers;
        const int more = held.jokers - jokers;
        NewMelds best =
            arrange(words->shapes, sparing, {must, words->natural_run, std::max(0, words->least_kept() - more), true});
        if (!best.count || best.worth < words->minimum) continue;
        best.loose.jokers += more;
        best.loose.size += more;
        return best;
    }
    return none;
}

bool LaidDeal::lays_what_it_must() const {
    if (must < 0) return true;
    LaidDeal tried = *this;
    tried.steps = nullptr;
    return tried.lay_required();
}

// Whether a hand may be left so: a card for the discard, which is not the upcard just taken.
bool LaidDeal::may_leave(const LaidHand& left, bool lays_taken) const {
    if (left.size < words->least_kept()) return false;
    if (taken < 0 || words->return_upcard || left.size != 1 || !left.has(taken)) return true;
    return lays_taken && must == taken;
}

void LaidDeal::has_laid() {
    int& first = first_laid[static_cast<std::size_t>(turn)];
    if (!first) first = turn_number;
    ++plays;
    out();
}

void LaidDeal::lay(const LaidMeld& meld) {
    take(hand(), meld);
    LaidMeld& lying = table[static_cast<std::size_t>(melds++)];
    lying = meld;
    lying.owner = static_cast<std::uint8_t>(turn);
    bool& own = opened[static_cast<std::size_t>(turn)];
    opened_now |= !own;
    own = true;
}

void LaidDeal::open(const NewMelds& found) {
    if (steps) note({StepKind::open, -1, -1, -1, {found.melds.begin(), found.melds.begin() + found.count}, {}});
    for (int number = 0; number < found.count; ++number)
        lay(found.melds[static_cast<std::size_t>(number)]);
    if (must >= 0) laid_required(must);
    has_laid();
}

// Lays the card that must be laid before any other; returns whether it could.
bool LaidDeal::lay_required() {
    if (!has_opened()) {
        const NewMelds found = first_meld(must);
        if (!found.count || melds + found.count > kMostLaidMelds || !may_leave(found.loose, true)) return false;
        open(found);
        return true;
    }
    if (must == kPrintedJoker && lay_new_with(must)) return true;
    LaidHand left = hand();
    left.remove(must);
    if (may_lay_off() && may_leave(left, true) && lay_off(must)) return true;
    return must != kPrintedJoker && lay_new_with(must);
}

// Lays a new meld with a card that must be laid; returns whether it could.
bool LaidDeal::lay_new_with(int face) {
    if (!words->more_melds) return false;
    const NewMelds found = arrange(words->shapes, hand(), {face, false, words->least_kept(), false});
    for (int number = 0; number < found.count; ++number) {
        const LaidMeld& meld = found.melds[static_cast<std::size_t>(number)];
        bool has = face == kPrintedJoker && meld.jokers();
        meld.each([&](int each) { has |= each == face; });
        if (!has || melds == kMostLaidMelds) continue;
        LaidHand left = hand();
        take(left, meld);
        if (!may_leave(left, true)) return false;
        note({StepKind::meld, -1, -1, -1, {meld}, {}});
        lay(meld);
        laid_required(face);
        has_laid();
        return true;
    }
    return false;
}

// A card that had to be laid lies; its twin may be the last card then, and go.
void LaidDeal::laid_required(int face) {
    if (must != face) return;
    if (taken == must && hand().size == 1 && hand().has(taken)) taken = -1;
    must = -1;
}

bool LaidDeal::lay_off(int face) {
    const LaidShapes& shapes = words->shapes;
    for (int number = 0; number < melds; ++number) {
        LaidMeld& meld = table[static_cast<std::size_t>(number)];
        if (face == kPrintedJoker ? !meld.takes_joker(shapes) : !(meld.fits(shapes) >> face & 1)) continue;
        int stands = -1;
        if (face == kPrintedJoker)
            stands = meld.lay_joker(shapes);
        else
            meld.lay_off(shapes, face);
        hand().remove(face);
        note({StepKind::lay_off, face, stands, number});
        laid_required(face);
        has_laid();
        return true;
    }
    return false;
}

void LaidDeal::lay_off_all() {
    const auto may_go = [&](int face) {
        LaidHand left = hand();
        left.remove(face);
        return may_leave(left, false);
    };
    while (at != LaidAt::over) {
        int dearest = -1;
        for (FaceSet rest = fits() & hand().once(); rest; rest &= rest - 1) {
            const int face = std::countr_zero(rest);
            const bool dearer = dearest < 0 || words->shapes.held[static_cast<std::size_t>(face)] >
                                                   words->shapes.held[static_cast<std::size_t>(dearest)];
            if (dearer && may_go(face)) dearest = face;
        }
        if (dearest < 0) break;
        lay_off(dearest);
    }
    while (at != LaidAt::over && hand().jokers && hand().naturals() <= 1 &&
           may_go(kPrintedJoker)) // with the last cards
        if (!lay_off(kPrintedJoker)) break;
}

void LaidDeal::lay_melds() {
    const NewMelds found = arrange(words->shapes, hand(), {-1, false, words->least_kept(), false});
    for (int number = 0; number < found.count && melds < kMostLaidMelds; ++number) {
        const LaidMeld& meld = found.melds[static_cast<std::size_t>(number)];
        LaidHand left = hand();
        take(left, meld);
        if (!may_leave(left, false)) continue;
        note({StepKind::meld, -1, -1, -1, {meld}, {}});
        lay(meld);
        has_laid();
    }
}

// Exchanges a joker; one that is owed to the table must be laid at once, or it stays where it is.
bool LaidDeal::free_joker(int number, int face) {
    const bool owed =
        words->joker == JokerGoes::table || (words->joker == JokerGoes::hand_after_first_meld && !has_opened());
    if (owed && !has_opened()) return false;
    LaidHand left = hand();
    left.remove(face);
    left.add(kPrintedJoker);
    if (taken >= 0 && left.size == 1 && left.has(taken)) return false;
    const auto exchange = [&](LaidDeal& deal) {
        if (deal.taken == kPrintedJoker && !owed) deal.taken = -1;
        deal.hand() = left;
        deal.table[static_cast<std::size_t>(number)].free_joker(words->shapes, face);
        int& first = deal.first_laid[static_cast<std::size_t>(turn)];
        if (!first) first = turn_number;
        deal.note({StepKind::swap, face, -1, number});
        if (owed) deal.must = kPrintedJoker;
    };
    if (owed) {
        LaidDeal tried = *this;
        tried.steps = nullptr;
        exchange(tried);
        if (!tried.lay_required()) return false;
    }
    exchange(*this);
    return !owed || lay_required();
}

void LaidDeal::free_jokers() {
    if (words->joker == JokerGoes::nowhere || (words->swap_after_own && !has_own_meld())) return;
    for (int number = 0; number < melds && at != LaidAt::over; ++number) {
        if (words->swap_before_melding && plays) return;
        const LaidMeld& meld = table[static_cast<std::size_t>(number)];
        if (!meld.jokers()) continue;
        const FaceSet cards = meld.frees(words->shapes, words->swap_in_groups) & hand().once();
        if (cards) free_joker(number, std::countr_zero(cards));
    }
}

void LaidDeal::play(const LaidPolicy& policy) {
    if (must >= 0 && !lay_required()) must = -1;
    if (at != LaidAt::over) free_jokers();
    if (at != LaidAt::over && !has_opened()) {
        const NewMelds found = first_meld(-1);
        if (found.count && melds + found.count <= kMostLaidMelds && may_leave(found.loose, false)) {
            open(found);
            if (at != LaidAt::over) free_jokers();
        }
    }
    if (at != LaidAt::over && has_opened()) {
        if (words->more_melds) lay_melds();
        if (at != LaidAt::over && may_lay_off()) lay_off_all();
    }
    if (at != LaidAt::over) discard(policy);
}

} // namespace rummykit
