#include "card_deal.hpp"

#include "renewed_stock.hpp"

#include <algorithm>

namespace rummykit {

namespace {

void note(std::vector<CardEvent>* log, CardEvent event) {
    if (log) log->push_back(event);
}

} // namespace

std::vector<std::uint8_t> shuffled_cards(const CardSheet& sheet, const Chance& chance) {
    std::vector<std::uint8_t> cards = sheet.pack;
    chance.shuffle(cards, "", 0);
    return cards;
}

// --- the beginning

void CardDeal::begin(const CardSheet& of, std::span<const std::uint8_t> cards, int first) {
    *this = CardDeal{};
    sheet = &of;
    starter = turn = static_cast<std::int8_t>(first);
    const CardWords& words = of.words;
    int dealt = 0;
    for (int round = 0; round < words.hand; ++round)
        for (int place = 0; place < words.seats; ++place)
            hands[(first + place) % words.seats] |= one(cards[dealt++]);
    if (words.starter_extra) {
        hands[first] |= one(cards[dealt++]);
        at = At::play;
    }
    taken = knocker = upcard = offers = resume = sender = winner = must_play = closer = claimant = -1;
    last = top_thrown_by = -1;
    limit = words.knock_limit;
    for (int i = static_cast<int>(cards.size()); i-- > dealt;)
        stock[stock_size++] = cards[i];
    if (words.upcard) {
        pile[pile_size] = stock[--stock_size];
        thrown_by[pile_size++] = -1;
    }
    if (words.upcard_offered) offers = static_cast<std::int8_t>(words.seats);
    if (words.keeps_upcard) upcard = static_cast<std::int8_t>(top());
    if (words.limit_by_upcard) {
        const int rank = top() % kRanks + 1;
        limit = rank > 1 ? std::min(rank, 10) : words.ace_is_one;
    }
    turn_number = 1;
    show_if_dealt();
}

FaceSet CardDeal::piled() const {
    FaceSet faces = 0;
    for (int i = 0; i < pile_size; ++i)
        faces |= one(pile[i]);
    return faces;
}

// --- what is done

void CardDeal::play(Action action, const Chance& chance, std::vector<CardEvent>* log) {
    const int seat = turn;
    switch (action.act()) {
    case Act::draw_stock:
        if (sheet->words.forces && open_forcing()) return;
        return draw(chance, log);
    case Act::draw_top:
        return take(top(), log);
    case Act::draw_face:
        if (const auto place = std::find(pile.begin(), pile.begin() + pile_size, action.face()) - pile.begin();
            sheet->words.down_to && !is_free_top(static_cast<int>(place)))
            return take_down_to(static_cast<int>(place), log);
        return take(action.face(), log);
    case Act::pass:
        return let_pass(chance, log);
    case Act::borrow: {
        hands[seat] |= borrow(sheet->melds.mask(action.meld()) & ~hands[seat], log);
        return lay(action.meld(), log);
    }
    case Act::meld:
    case Act::open:
        return lay(action.meld(), log);
    case Act::lay_off:
        return lay_off(action.number(), action.face(), log);
    case Act::go_out:
    case Act::go_out_with:
        note(log, {Happened::went_out, seat});
        if (action.act() == Act::go_out_with) {
            pile[pile_size] = static_cast<std::uint8_t>(action.face());
            thrown_by[pile_size++] = static_cast<std::int8_t>(seat);
            note(log, {Happened::discarded, seat, 0, action.face()});
        }
        out = hands[seat] & ~(action.act() == Act::go_out_with ? one(action.face()) : 0);
        hands[seat] = 0;
        return end(Ended::went_out, seat, log);
    case Act::knock:
        knocker = turn;
        at = At::discard;
        return note(log, {Happened::knocked, seat});
    case Act::call: {
        const int face = pile[--pile_size];
        const int longer = sheet->melds.longer(table[action.number()], one(face));
        table[action.number()] = static_cast<std::int16_t>(longer);
        counted[seat] |= one(face);
        first_laid[seat] = -1;
        to_ask = 0;
        taken = -1;
        at = At::discard;
        note(log, {Happened::called, seat, 0, face});
        return note(log, {Happened::laid_off, seat, action.number(), face, longer});
    }
    case Act::discard:
        return discard(action.face(), log);
    case Act::call_end:
        return call_end(log);
    case Act::fight:
        return answer(true, log);
    case Act::show_dealt:
        return end(Ended::dealt, -1, log);
    case Act::claim:
        return claim(action.meld(), log);
    case Act::force:
        return force(action.number(), log);
    case Act::show:
        return show_melds(action.face() << 10 | action.meld(), log);
    case Act::lay_on:
        return lay_on(action.number(), action.meld(), log);
    }
}

// Takes cards out of the melds on the table; returns them.
FaceSet CardDeal::borrow(FaceSet cards, std::vector<CardEvent>* log) {
    const LaidMelds before = table;
    lend(cards, table);
    for (int number = 0; number < melds; ++number)
        for (FaceSet rest = sheet->melds.mask(before[number]) & cards; rest; rest &= rest - 1)
            note(log, {Happened::borrowed, turn, number, std::countr_zero(rest), table[number]});
    return cards;
}

void CardDeal::draw(const Chance& chance, std::vector<CardEvent>* log) {
    offers = -1;
    const bool faces = sheet->words.faced && stock_size;
    if (!stock_size) {
        if (turnovers >= sheet->words.times || stock_used_up()) return end(Ended::deal_void, -1, log);
        turn_over(chance, log);
    }
    if (pile_size) refused[turn] |= one(top());
    const int face = stock[--stock_size];
    hands[turn] |= one(face);
    ++draws[turn];
    at = At::play;
    if (faces) {
        must_play = static_cast<std::int8_t>(face);
        known[turn] |= one(face);
    }
    note(log, {faces ? Happened::turned : Happened::drew_stock, turn, 0, face});
}

void CardDeal::turn_over(const Chance& chance, std::vector<CardEvent>* log) {
    const bool shuffles = sheet->words.when_empty == WhenEmpty::shuffle;
    const int renewed = renew_stock(*this, sheet->words.keep_top, shuffles, chance);
    note(log, {Happened::stock_turned, 0, shuffles, renewed});
}

void CardDeal::take(int face, std::vector<CardEvent>* log) {
    offers = -1;
    if (stock_used_up() && ++idle > sheet->words.times * seats())
        return end(sheet->words.when_empty == WhenEmpty::block ? Ended::blocked : Ended::deal_void, -1, log);
    const int place = static_cast<int>(std::find(pile.begin(), pile.begin() + pile_size, face) - pile.begin());
    for (int i = place; i + 1 < pile_size; ++i) {
        pile[i] = pile[i + 1];
        thrown_by[i] = thrown_by[i + 1];
    }
    --pile_size;
    hands[turn] |= one(face);
    known[turn] |= one(face);
    ++draws[turn];
    const bool takes_another = sheet->words.draws_two && taken < 0 && (stock_size || pile_size);
    const bool keeps = sheet->words.taken_goes == TakenGoes::kept_meld;
    if (keeps)
        kept[cards_kept++] = {turn, static_cast<std::int8_t>(before(turn)), static_cast<std::uint8_t>(face)};
    else if (taken < 0)
        taken = static_cast<std::int8_t>(face); // of two the first is not discarded
    if (!takes_another) at = At::play;
    if (sheet->words.faced || (sheet->words.taken_goes != TakenGoes::hand && !keeps && !sheet->words.down_to))
        must_play = taken;
    note(log, {Happened::drew_discard, turn, 0, face});
}

// Takes the card at a place of the pile and all above it; that card must be laid.
void CardDeal::take_down_to(int place, std::vector<CardEvent>* log) {
    must_play = static_cast<std::int8_t>(pile[place]);
    top_thrown_by = thrown_by[pile_size - 1];
    const int count = pile_size - place;
    for (int i = place; i < pile_size; ++i)
        taken_pile |= one(pile[i]);
    hands[turn] |= taken_pile;
    known[turn] |= taken_pile;
    pile_size = static_cast<std::int8_t>(place);
    ++draws[turn];
    at = At::play;
    note(log, {Happened::drew_discard, turn, count, must_play});
}

void CardDeal::let_pass(const Chance& chance, std::vector<CardEvent>* log) {
    note(log, {Happened::passed, turn});
    switch (at) {
    case At::call:
        if (!ask_next()) next_turn();
        return;
    case At::lay_off:
        return ask_lay_offs(log);
    case At::answer:
        return answer(false, log);
    case At::claim:
        return go_on_after_claims(log);
    case At::force:
        if (ask_next()) return;
        if (must_play >= 0) return next_turn();
        turn = resume;
        resume = -1;
        return draw(chance, log);
    default:
        if (pile_size) refused[turn] |= one(top());
        if (offers > 0) {
            --offers;
            return next_turn();
        }
        return end(sheet->words.when_empty == WhenEmpty::block ? Ended::blocked : Ended::deal_void, -1, log);
    }
}

void CardDeal::add_meld(int meld) {
    table[melds] = original[melds] = static_cast<std::int16_t>(meld);
    owner[melds++] = turn;
    counted[turn] |= sheet->melds.mask(meld);
    hands[turn] &= ~sheet->melds.mask(meld);
}

void CardDeal::lay(int meld, std::vector<CardEvent>* log) {
    note(log, {Happened::melded, turn, melds, 0, meld});
    add_meld(meld);
    const auto bit = static_cast<std::uint8_t>(1u << turn);
    opened_now |= !(opened & bit);
    opened |= bit;
    has_laid(log);
}

// A seat without a card has gone out, or floats.
void CardDeal::has_laid(std::vector<CardEvent>* log) {
    if (!first_laid[turn]) first_laid[turn] = turn_number;
    ++plays;
    if (must_play >= 0 && !(hands[turn] & one(must_play))) must_play = -1;
    if (!hands[turn]) sheet->words.floats ? next_turn() : end(Ended::went_out, turn, log);
}

void CardDeal::lay_off(int number, int face, std::vector<CardEvent>* log) {
    const int longer = sheet->melds.longer(table[number], one(face));
    table[number] = static_cast<std::int16_t>(longer);
    hands[turn] &= ~one(face);
    counted[turn] |= one(face);
    note(log, {Happened::laid_off, turn, number, face, longer});
    if (sheet->words.shows) return;
    if (at == At::lay_off) {
        sender = turn;
        sent[cards_sent++] = static_cast<std::uint8_t>(face);
        for (int other = 0; other < melds; ++other)
            if (sheet->melds.extensions(table[other]) & hands[turn]) return;
        return ask_lay_offs(log);
    }
    const Blocks blocks = sheet->words.call_blocked;
    if (blocks == Blocks::anybody || (blocks == Blocks::others && owner[number] != turn))
        laid_on[owner[number]] = turn_number;
    has_laid(log);
}

void CardDeal::discard(int face, std::vector<CardEvent>* log) {
    const int seat = turn;
    hands[seat] &= ~one(face);
    known[seat] &= ~one(face);
    thrown[seat] |= one(face);
    pile[pile_size] = static_cast<std::uint8_t>(face);
    thrown_by[pile_size++] = static_cast<std::int8_t>(seat);
    note(log, {Happened::discarded, seat, 0, face});
    if (sheet->words.notes_careless) note_careless(face, log);
    if (!hands[seat] && sheet->words.last_face_down) last = static_cast<std::int8_t>(face);
    if (!hands[seat] && sheet->words.discards_out && !has_sent(seat)) {
        by_discard = sheet->words.scoring == CardScoring::stakes;
        return end(Ended::went_out, seat, log);
    }
    if (sheet->words.when_empty == WhenEmpty::lowest_wins && !stock_size) {
        closer = static_cast<std::int8_t>(seat);
        return end(Ended::exhausted, -1, log);
    }
    if (knocker >= 0) return sheet->words.lay_off_window ? show(log) : end(Ended::knocked, knocker, log);
    if (last_is_offered() && !(sheet->words.last_discard_playable && lets_knock(after(seat))))
        return end(Ended::deal_void, -1, log);
    if (sheet->words.turns_each && ends_turns()) return end(Ended::turns_over, -1, log);
    if (sheet->words.calls && open_calls()) return;
    if (sheet->words.claims && open_claims()) return;
    if (must_play == face && open_forcing()) return;
    next_turn();
}

// --- windows

bool CardDeal::can_be_called(int seat) const {
    if (!hands[seat]) return false; // it floats
    for (int number = 0; number < melds; ++number)
        if (may_call_on(seat, number) && sheet->melds.extensions(table[number]) & one(top())) return true;
    return false;
}

bool CardDeal::open_calls() {
    bool fits = false;
    for (int number = 0; number < melds && !fits; ++number)
        fits = sheet->melds.extensions(table[number]) & one(top());
    if (!fits) return false;
    to_ask = 0;
    for (int seat = after(turn); seat != turn; seat = after(seat))
        if (can_be_called(seat)) asked[to_ask++] = static_cast<std::int8_t>(seat);
    if (resume < 0) resume = turn;
    at = At::call;
    return ask_next();
}

bool CardDeal::ask_next() {
    if (!to_ask) return false;
    turn = asked[0];
    std::copy(asked.begin() + 1, asked.begin() + to_ask, asked.begin());
    --to_ask;
    if (resume < 0) ++turn_number;
    return true;
}

// The knocker shows melds, and the others are asked what they lay off.
void CardDeal::show(std::vector<CardEvent>* log) {
    note(log, {Happened::shown, turn, melds});
    for (const int meld : shown_melds(*sheet, hands[turn], piled()))
        add_meld(meld);
    to_ask = 0;
    taken = -1;
    at = At::lay_off;
    if (hands[turn])
        for (int seat = after(turn); seat != turn; seat = after(seat))
            asked[to_ask++] = static_cast<std::int8_t>(seat);
    ask_lay_offs(log);
}

void CardDeal::ask_lay_offs(std::vector<CardEvent>* log) {
    while (ask_next())
        for (int number = 0; number < melds; ++number)
            if (sheet->melds.extensions(table[number]) & hands[turn]) return;
    end(Ended::knocked, knocker, log);
}

// --- the turn goes on

void CardDeal::next_turn() {
    turn = static_cast<std::int8_t>(after(resume < 0 ? turn : resume));
    ++turn_number;
    at = At::draw;
    plays = 0;
    taken = resume = must_play = claimant = top_thrown_by = -1;
    taken_pile = 0;
    opened_now = false;
}

void CardDeal::end(Ended how, int who, std::vector<CardEvent>* log) {
    ended = how;
    winner = static_cast<std::int8_t>(who);
    concealed = how == Ended::went_out && who == turn && (first_laid[who] == 0 || first_laid[who] == turn_number);
    note(log, {Happened::ended, who});
}

} // namespace rummykit
