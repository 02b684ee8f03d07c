#include "card_numbers.hpp"

#include <algorithm>

namespace rummykit {

namespace {

// Where a card goes that is laid off on a meld of the table.
int place_of(const CardDeal& deal, int number, int face) {
    const MeldTable& melds = deal.sheet->melds;
    const int meld = deal.table[number];
    if (melds.is_group(meld) && melds.faces(meld).size() > 1) return 0;
    const int longer = melds.longer(meld, one(face)); // none where the card fits only beside others
    return longer != kNoMeld && melds.faces(longer).front() == face ? 1 : 2;
}

int from(int first, int offset) {
    return first < 0 ? first : first + offset;
}

} // namespace

int number_of(const CardDeal& deal, Action action, const FlatNumbers& numbers) {
    switch (action.act()) {
    case Act::draw_stock:
        return numbers.draw_stock;
    case Act::draw_top:
        return numbers.draw_top;
    case Act::draw_face:
        return from(numbers.draw_face, action.face());
    case Act::pass:
        return numbers.pass;
    case Act::meld:
    case Act::borrow:
    case Act::open:
        return from(numbers.meld, action.meld());
    case Act::lay_off:
    case Act::lay_on:
        return from(numbers.lay_off,
                    FlatNumbers::kPlaces * action.face() + place_of(deal, action.number(), action.face()));
    case Act::go_out:
        return numbers.go_out;
    case Act::go_out_with:
        return from(numbers.go_out, 1 + action.face());
    case Act::knock:
        return numbers.knock;
    case Act::call:
        return from(numbers.call, place_of(deal, action.number(), deal.top()));
    case Act::discard:
        return from(numbers.discard, action.face());
    case Act::call_end:
        return numbers.call_end;
    case Act::fight:
        return numbers.fight;
    case Act::show_dealt:
        return numbers.show_dealt;
    case Act::claim: {
        const FaceSet cards = deal.sheet->melds.mask(action.meld()) & ~one(deal.top());
        const auto& all = deal.sheet->claimed_with;
        return from(numbers.claim, static_cast<int>(std::ranges::lower_bound(all, cards) - all.begin()));
    }
    case Act::show: {
        const int choice = action.face() << 10 | action.meld();
        return choice < FlatNumbers::kShowings ? from(numbers.show, choice) : -1;
    }
    case Act::force:
        return from(numbers.force, place_of(deal, action.number(), deal.top()));
    }
    return -1;
}

// --- as candidates

bool lays_melds(Action action) {
    return action.act() == Act::meld || action.act() == Act::borrow || action.act() == Act::open;
}

Candidate candidate(const CardDeal& deal, Action action) {
    Candidate found{static_cast<int>(action.act())};
    FaceSet &leaving = found.leaving.plane[0], &coming = found.coming.plane[0];
    switch (action.act()) {
    case Act::draw_top:
        coming = one(deal.top());
        break;
    case Act::draw_face:
        coming = one(action.face());
        if (deal.sheet->words.down_to)
            for (int place = deal.pile_size; deal.pile[--place] != action.face();)
                coming |= one(deal.pile[place]);
        break;
    case Act::meld:
    case Act::borrow:
    case Act::open:
        leaving = deal.sheet->melds.mask(action.meld()) & deal.hands[deal.turn];
        found.melds = 1;
        break;
    case Act::lay_off:
        leaving = one(action.face());
        found.own_meld = deal.owner[action.number()] == deal.turn;
        found.meld_size = std::popcount(deal.sheet->melds.mask(deal.table[action.number()]));
        break;
    case Act::discard:
        leaving = one(action.face());
        found.discards = true;
        break;
    default:
        break;
    }
    return found;
}

} // namespace rummykit
