// Cards that are turned up: laid at once, perhaps with others, or let pass and forced on the player by another.
#include "card_deal.hpp"

#include <algorithm>

namespace rummykit {

namespace {

// Cards in the order in which lists of them compare.
std::array<std::uint8_t, kFaces> in_order(FaceSet cards) {
    std::array<std::uint8_t, kFaces> found;
    found.fill(0);
    for (int count = 0; cards; cards &= cards - 1)
        found[count++] = static_cast<std::uint8_t>(1 + std::countr_zero(cards));
    return found;
}

} // namespace

// Whether a seat that takes the top of the pile could lay it.
bool CardDeal::faced_top_serves() const {
    const FaceSet card = one(top());
    FaceSet reach = hands[turn] | card;
    for (int number = 0; number < melds; ++number)
        reach |= sheet->melds.mask(table[number]);
    if (!(sheet->meldable(reach) & card)) return false;
    CardDeal tried = *this;
    --tried.pile_size;
    tried.hands[turn] |= card;
    tried.taken = tried.must_play = static_cast<std::int8_t>(top());
    thread_local std::vector<Action> found;
    found.clear();
    tried.legal_lays(found);
    return !found.empty();
}

// Cards of the hand that are laid off together with cards of other melds on the table.
void CardDeal::legal_growths(std::vector<Action>& found) const {
    const FaceSet hand = hands[turn];
    for (int number = 0; number < melds; ++number) {
        if (!may_lay_off_on(number)) continue;
        const FaceSet lying = sheet->melds.mask(table[number]);
        FaceSet among = hand | lying;
        for (int other = 0; other < melds; ++other)
            among |= sheet->melds.mask(table[other]);
        std::vector<int> longer;
        sheet->melds.within(among, [&](int meld) {
            const FaceSet mask = sheet->melds.mask(meld), added = mask & ~lying;
            if ((lying & ~mask) || sheet->melds.is_group(meld) != sheet->melds.is_group(table[number])) return;
            LaidMelds after;
            if (!(added & hand) || !(added & ~hand) || keeps_required(hand & ~added) || !lend(added & ~hand, after))
                return;
            after[number] = static_cast<std::int16_t>(meld);
            if (leaves_a_way(hand & ~added, after, kNoMeld)) longer.push_back(meld);
        });
        std::ranges::sort(longer, {}, [&](int meld) { return in_order(sheet->melds.mask(meld) & ~lying); });
        for (const int meld : longer)
            found.push_back(Action::of(Act::lay_on, number, std::countr_zero(sheet->melds.mask(meld) & ~lying), meld));
    }
}

// The card that must be laid, laid off with one or two others of the hand where it does not fit by itself.
void CardDeal::legal_with_others(int number, std::vector<Action>& found) const {
    const FaceSet hand = hands[turn], lying = sheet->melds.mask(table[number]), card = one(must_play);
    if (sheet->melds.extensions(table[number]) & card) return;
    for (int count = 1; count <= 2; ++count) {
        std::vector<int> longer;
        sheet->melds.within(hand | lying, [&](int meld) {
            const FaceSet added = sheet->melds.mask(meld) & ~lying;
            LaidMelds after = table;
            after[number] = static_cast<std::int16_t>(meld);
            if (!(lying & ~sheet->melds.mask(meld)) && added & card && std::popcount(added) == count + 1 &&
                sheet->melds.longer(table[number], added) == meld && leaves_a_way(hand & ~added, after, kNoMeld))
                longer.push_back(meld);
        });
        std::ranges::sort(longer, {}, [&](int meld) { return in_order(sheet->melds.mask(meld) & ~lying & ~card); });
        for (const int meld : longer)
            found.push_back(Action::of(Act::lay_on, number, must_play, meld));
    }
}

void CardDeal::lay_on(int number, int longer, std::vector<CardEvent>* log) {
    const FaceSet added = sheet->melds.mask(longer) & ~sheet->melds.mask(table[number]);
    borrow(added & ~hands[turn], log);
    const int first = must_play >= 0 && added & hands[turn] & one(must_play) && !(added & ~hands[turn])
                          ? must_play
                          : std::countr_zero(added);
    table[number] = static_cast<std::int16_t>(longer);
    counted[turn] |= added;
    hands[turn] &= ~added;
    if (log) log->push_back({Happened::laid_off, turn, number, first, longer});
    has_laid(log);
}

// A card is declined that fits a meld of the seat to act: the others are asked whether it goes there.
bool CardDeal::open_forcing() {
    if (!sheet->words.forces || !pile_size) return false;
    bool fits = false;
    for (int number = 0; number < melds; ++number)
        fits |= fits_own(number);
    if (!fits) return false;
    to_ask = 0;
    for (int seat = after(turn); seat != turn; seat = after(seat))
        asked[to_ask++] = static_cast<std::int8_t>(seat);
    resume = turn;
    at = At::force;
    return ask_next();
}

void CardDeal::force(int number, std::vector<CardEvent>* log) {
    const int face = pile[--pile_size], longer = sheet->melds.longer(table[number], one(face));
    if (log) log->push_back({Happened::forced, turn, 0, face});
    table[number] = static_cast<std::int16_t>(longer);
    turn = resume;
    counted[turn] |= one(face);
    to_ask = 0;
    plays = 1;
    taken = must_play = resume = -1;
    at = At::discard;
    if (log) log->push_back({Happened::laid_off, turn, number, face, longer});
    if (!hands[turn]) end(Ended::went_out, turn, log);
}

} // namespace rummykit
