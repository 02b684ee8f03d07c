// What the seat to act may do in a one-pack card game.
#include "card_deal.hpp"

namespace rummykit {

void CardDeal::legal(std::vector<Action>& found) const {
    if (over()) return;
    const CardWords& words = sheet->words;
    switch (at) {
    case At::draw:
        return legal_draws(found);
    case At::play:
        if (words.plays && !(words.one_a_turn && plays)) legal_lays(found);
        if (words.goes_out != GoesOut::no) legal_out(found);
        if (words.shows) legal_shows(found);
        if (words.knocks && reaches_limit()) found.push_back(Action::of(Act::knock));
        return legal_discards(found);
    case At::discard:
        return legal_discards(found);
    case At::call:
        for (int number = 0; number < melds; ++number)
            if (may_call_on(turn, number) && sheet->melds.extensions(table[number]) & one(top()))
                found.push_back(Action::of(Act::call, number));
        return found.push_back(Action::of(Act::pass));
    case At::lay_off:
        for (int number = 0; number < melds; ++number)
            for (FaceSet fits = sheet->melds.extensions(table[number]) & hands[turn]; fits; fits &= fits - 1)
                found.push_back(Action::of(Act::lay_off, number, std::countr_zero(fits)));
        return found.push_back(Action::of(Act::pass));
    case At::answer:
        if (may_fight()) found.push_back(Action::of(Act::fight));
        return found.push_back(Action::of(Act::pass));
    case At::dealt:
        return found.push_back(Action::of(Act::show_dealt));
    case At::claim:
        legal_claims(found);
        return found.push_back(Action::of(Act::pass));
    case At::force:
        for (int number = 0; number < melds; ++number)
            if (fits_own(number)) found.push_back(Action::of(Act::force, number));
        return found.push_back(Action::of(Act::pass));
    }
}

void CardDeal::legal_lays(std::vector<Action>& found) const {
    const CardWords& words = sheet->words;
    const bool borrowed_alone = words.faced && !words.hand_melds && must_play < 0;
    if (words.opens && !(opened >> turn & 1)) return legal_openings(found);
    if (!borrowed_alone) legal_melds(found);
    if (words.borrowing != Borrows::none) legal_borrowing(found);
    if (words.borrowing != Borrows::none && words.faced) legal_growths(found);
    if (words.lay_off != LaysOff::none) legal_lay_offs(found);
}

bool CardDeal::last_is_offered() const {
    return sheet->words.when_empty == WhenEmpty::deal_void && stock_size <= sheet->words.undrawn;
}

bool CardDeal::lets_knock(int seat) const {
    if (limit == kNoLimit) return true;
    const FaceSet hand = hands[seat] | one(top());
    for (FaceSet rest = hands[seat]; rest; rest &= rest - 1)
        if (sheet->deadwood(hand & ~(rest & -rest)) <= limit) return true;
    return sheet->words.goes_out != GoesOut::no && sheet->deadwood(hand) == 0;
}

bool CardDeal::stock_used_up() const {
    const WhenEmpty when = sheet->words.when_empty;
    const bool renews = when != WhenEmpty::block && when != WhenEmpty::lowest_wins;
    return !stock_size && (!renews || pile_size <= sheet->words.keep_top);
}

void CardDeal::legal_draws(std::vector<Action>& found) const {
    const CardWords& words = sheet->words;
    const Action from_stock = Action::of(Act::draw_stock), from_pile = Action::of(Act::draw_top),
                 refuse = Action::of(Act::pass);
    if (offers == 0) return found.push_back(from_stock);
    if (offers > 0 || last_is_offered()) {
        if (offers > 0 || (words.last_discard_playable && pile_size && lets_knock(turn))) found.push_back(from_pile);
        return found.push_back(refuse);
    }
    if (words.calls_end && may_call_end()) found.push_back(Action::of(Act::call_end));
    if (!stock_used_up()) found.push_back(from_stock);
    if (words.no_discard) {
        const bool renews = words.when_empty == WhenEmpty::flip || words.when_empty == WhenEmpty::shuffle;
        if (stock_used_up() && renews) found.push_back(from_stock); // and the deal is void
    } else if (words.down_to) {
        for (int place = 0; place < pile_size; ++place)
            if (is_free_top(place) ||
                (words.taken_goes == TakenGoes::new_meld ? serves_new_meld(place) : serves_in_turn(place)))
                found.push_back(Action::of(Act::draw_face, 0, pile[place]));
    } else if (words.any_discard) {
        for (int i = 0; i < pile_size; ++i)
            found.push_back(Action::of(Act::draw_face, 0, pile[i]));
    } else if (pile_size && top_serves()) {
        found.push_back(from_pile);
    } else if (pile_size && stock_used_up() && words.when_empty != WhenEmpty::block) {
        found.push_back(from_stock); // and the deal is void
    }
    if (words.when_empty == WhenEmpty::block && !stock_size) found.push_back(refuse);
}

// Whether the top of the pile may be taken for what the sheet lets it be taken for.
bool CardDeal::top_serves() const {
    const CardWords& words = sheet->words;
    if (words.faced) return faced_top_serves();
    if (words.taken_goes == TakenGoes::hand) return true;
    const FaceSet card = one(top()), hand = hands[turn] | card;
    if (words.taken_goes == TakenGoes::kept_meld) return sheet->keeps_apart(hand, kept_by(turn) | card);
    const int most = std::popcount(hand) - !words.may_go_out;
    bool serves = false;
    if (sheet->meldable(hand) & card)
        sheet->melds.within(hand, [&](int meld) {
            const FaceSet mask = sheet->melds.mask(meld);
            serves |=
                mask & card && (mask != card || words.taken_goes == TakenGoes::table) && std::popcount(mask) <= most;
        });
    if (serves || words.taken_goes == TakenGoes::new_meld || words.lay_off == LaysOff::none || !most) return serves;
    for (int number = 0; number < melds; ++number)
        if (sheet->melds.extensions(table[number]) & card) return true;
    return false;
}

bool CardDeal::stuck(FaceSet hand) const {
    return taken >= 0 && !sheet->words.return_upcard && hand == bound();
}

// Whether the turn can end after something was laid: `hand` is left, the melds lie as `after` says, and `added` is new.
bool CardDeal::leaves_a_way(FaceSet hand, const LaidMelds& after, int added) const {
    const CardWords& words = sheet->words;
    if (owes_taken_card() && !(words.opens_going_out && lays_all_but_one(hand, after, added))) return false;
    if (!hand) return words.may_go_out;
    if (words.down_to && words.taken_goes != TakenGoes::new_meld && must_play >= 0 && hand & one(must_play) &&
        !is_near(must_play, hand, after, melds, added))
        return false;
    if (!stuck(hand)) return true;
    if (words.lay_off == LaysOff::none || words.one_a_turn || words.faced || !words.may_go_out) return false;
    if (added != kNoMeld && sheet->melds.extensions(added) & hand) return true;
    for (int number = 0; number < melds; ++number)
        if (sheet->melds.extensions(after[number]) & hand &
            (words.extends_lay_offs ? kAllFaces
                                    : sheet->melds.extensions(without_lay_offs_of_others(number, after[number]))))
            return true;
    return false;
}

void CardDeal::legal_melds(std::vector<Action>& found, Act as) const {
    const FaceSet hand = hands[turn];
    const FaceSet must = required() < 0 ? 0 : one(required());
    const bool to_hand = sheet->words.taken_goes == TakenGoes::new_meld; // it goes to cards of the hand
    const FaceSet alone = !to_hand ? 0 : sheet->words.down_to ? taken_pile : must;
    sheet->melds.within(hand, [&](int meld) {
        if (must && !(sheet->melds.mask(meld) & ~alone)) return;
        if ((sheet->melds.mask(meld) & must) == must && leaves_a_way(hand & ~sheet->melds.mask(meld), table, meld))
            found.push_back(Action::of(as, 0, 0, meld));
    });
}

// Takes `cards` from the melds on the table, as far as they lie there; false if one of them may not lend its part.
bool CardDeal::lend(FaceSet cards, LaidMelds& after) const {
    after = table;
    for (int number = 0; number < melds; ++number) {
        const FaceSet mask = sheet->melds.mask(table[number]);
        if (!(mask & cards)) continue;
        if (sheet->words.borrowing == Borrows::own && owner[number] != turn) return false;
        const int shorter = sheet->melds.shorter(table[number], cards);
        if (shorter == kNoMeld) return false;
        after[number] = static_cast<std::int16_t>(shorter);
    }
    return true;
}

void CardDeal::legal_borrowing(std::vector<Action>& found) const {
    const FaceSet hand = hands[turn];
    FaceSet all = hand;
    for (int number = 0; number < melds; ++number)
        all |= sheet->melds.mask(table[number]);
    sheet->melds.within(all, [&](int meld) {
        const FaceSet mask = sheet->melds.mask(meld);
        LaidMelds after;
        if (mask & hand && mask & ~hand && !keeps_required(hand & ~mask) && lend(mask & ~hand, after) &&
            leaves_a_way(hand & ~mask, after, meld))
            found.push_back(Action::of(Act::borrow, 0, 0, meld));
    });
}

bool CardDeal::may_call_on(int seat, int number) const {
    return sheet->words.lay_off != LaysOff::own_meld_first || opened >> seat & 1 || owner[number] == seat;
}

bool CardDeal::may_lay_off_on(int number) const {
    return may_call_on(turn, number) && (sheet->words.lay_off != LaysOff::own || owner[number] == turn);
}

void CardDeal::legal_lay_offs(std::vector<Action>& found) const {
    const FaceSet hand = hands[turn], free = required() < 0 ? hand : one(required());
    if (must_play >= 0 && sheet->words.taken_goes == TakenGoes::new_meld) return;
    for (int number = 0; number < melds; ++number) {
        if (!may_lay_off_on(number)) continue;
        for (FaceSet fit = fits(number) & free; fit; fit &= fit - 1) {
            const FaceSet card = fit & -fit;
            LaidMelds after = table;
            after[number] = static_cast<std::int16_t>(sheet->melds.longer(table[number], card));
            if (leaves_a_way(hand & ~card, after, kNoMeld))
                found.push_back(Action::of(Act::lay_off, number, std::countr_zero(card)));
        }
        if (sheet->words.faced && required() >= 0) legal_with_others(number, found);
    }
}

void CardDeal::legal_out(std::vector<Action>& found) const {
    if (sheet->words.taken_goes == TakenGoes::kept_meld) return legal_out_apart(found);
    const GoesOut how = sheet->words.goes_out;
    const FaceSet hand = hands[turn];
    if (how != GoesOut::with_discard && sheet->goes_out(hand)) found.push_back(Action::of(Act::go_out));
    if (how == GoesOut::without_discard) return;
    for (FaceSet rest = hand & ~bound(); rest; rest &= rest - 1)
        if (sheet->goes_out(hand & ~(rest & -rest)))
            found.push_back(Action::of(Act::go_out_with, 0, std::countr_zero(rest)));
}

bool CardDeal::reaches_limit() const {
    if (limit == kNoLimit) return true;
    const FaceSet hand = hands[turn];
    if (sheet->deadwood(hand) - sheet->dearest > limit) return false;
    for (FaceSet rest = hand & ~bound(); rest; rest &= rest - 1)
        if (sheet->deadwood(hand & ~(rest & -rest)) <= limit) return true;
    return false;
}

void CardDeal::legal_discards(std::vector<Action>& found) const {
    if (sheet->words.faced && must_play >= 0 && taken < 0)
        return found.push_back(Action::of(Act::discard, 0, must_play)); // it is let pass
    if (sheet->words.shows && is_last_turn() && !(shown >> turn & 1)) return;
    if (must_play >= 0 || must_go_out() || (knocker < 0 && was_taken_last())) return;
    const FaceSet hand = hands[turn];
    FaceSet cards = sheet->words.return_upcard ? hand : hand & ~bound();
    const bool limited = knocker >= 0 && limit != kNoLimit;
    for (; cards; cards &= cards - 1)
        if (may_go(std::countr_zero(cards)) && (!limited || sheet->deadwood(hand & ~(cards & -cards)) <= limit))
            found.push_back(Action::of(Act::discard, 0, std::countr_zero(cards)));
}

} // namespace rummykit
