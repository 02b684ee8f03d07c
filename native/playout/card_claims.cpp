// Discards that others claim for a meld: a group goes before a run, and the claimer has the next turn.
#include "card_deal.hpp"

namespace rummykit {

bool CardDeal::may_claim(int seat, int meld) const {
    const int held = std::popcount(hands[seat]), needed = std::popcount(sheet->melds.mask(meld)) - 1;
    return needed + !sheet->words.may_go_out <= held && (sheet->melds.is_group(meld) || seat == after(resume));
}

void CardDeal::legal_claims(std::vector<Action>& found) const {
    for (const int meld : sheet->claims[top()])
        if (!(sheet->melds.mask(meld) & ~hands[turn] & ~one(top())) && may_claim(turn, meld))
            found.push_back(Action::of(Act::claim, 0, top(), meld));
}

bool CardDeal::open_claims() {
    if (!sheet->words.claims_at_once && turn_number < seats()) return false;
    if (resume < 0) resume = turn;
    ask_claims(turn);
    at = At::claim;
    return ask_next();
}

void CardDeal::ask_claims(int from) {
    FaceSet open = piled();
    for (int number = 0; number < melds; ++number)
        open |= sheet->melds.mask(table[number]);
    to_ask = 0;
    for (int seat = after(from); seat != resume; seat = after(seat))
        for (const int meld : sheet->claims[top()])
            if (!(sheet->melds.mask(meld) & open & ~one(top())) && may_claim(seat, meld)) {
                asked[to_ask++] = static_cast<std::int8_t>(seat);
                break;
            }
}

void CardDeal::claim(int meld, std::vector<CardEvent>* log) {
    const bool group = sheet->melds.is_group(meld);
    if (log) log->push_back({Happened::claimed, turn, !group, top()});
    if (group) return take_claimed(turn, meld, log);
    claimant = turn;
    claimed = static_cast<std::int16_t>(meld);
    go_on_after_claims(log);
}

void CardDeal::go_on_after_claims(std::vector<CardEvent>* log) {
    if (ask_next()) return;
    claimant < 0 ? next_turn() : take_claimed(claimant, claimed, log);
}

// A seat lays the top discard and cards of its hand, and has the turn.
void CardDeal::take_claimed(int seat, int meld, std::vector<CardEvent>* log) {
    resume = static_cast<std::int8_t>(seat);
    next_turn();
    turn = static_cast<std::int8_t>(seat);
    to_ask = 0;
    hands[seat] |= one(pile[--pile_size]);
    at = sheet->words.plays_after_claim ? At::play : At::discard;
    lay(meld, log);
}

} // namespace rummykit
