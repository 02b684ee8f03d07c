// A discard pile that is taken down to a card, which is then laid in the same turn, perhaps after others.
#include "card_deal.hpp"

namespace rummykit {

bool CardDeal::is_free_top(int place) const {
    return sheet->words.top_free && place == pile_size - 1 && hands[turn];
}

// Whether the card at a place of the pile could be laid with all above it in the hand.
bool CardDeal::serves_in_turn(int place) const {
    FaceSet hand = hands[turn];
    for (int i = place; i < pile_size; ++i)
        hand |= one(pile[i]);
    return is_near(pile[place], hand, table, melds, kNoMeld);
}

// Whether a hand can lay a card, in a new meld or on one of `count` that lie there or on the one just `added`, perhaps
// after other cards.
bool CardDeal::is_near(int face, FaceSet hand, const LaidMelds& lying, int count, int added) const {
    const CardWords& words = sheet->words;
    const int most = std::popcount(hand) - !words.may_go_out;
    if (sheet->meldable(hand) & one(face)) {
        bool melds_it = false;
        sheet->melds.within(hand, [&](int meld) {
            const FaceSet mask = sheet->melds.mask(meld);
            melds_it |= mask & one(face) && std::popcount(mask) <= most;
        });
        if (melds_it) return true;
    }
    if (words.lay_off == LaysOff::none) return false;
    for (int number = 0; number < count; ++number)
        if (reaches(lying[number], face, hand, most)) return true;
    return added != kNoMeld && reaches(added, face, hand, most);
}

// Whether a card can be laid off on a meld, perhaps after others of the hand; `most` cards may be laid.
bool CardDeal::reaches(int meld, int face, FaceSet hand, int most) const {
    const FaceSet fits = sheet->melds.extensions(meld);
    if (most < 1 || fits & one(face)) return most > 0;
    const bool group = sheet->melds.is_group(meld);
    if (most == 1 || group) return false;
    for (FaceSet rest = fits & hand; rest; rest &= rest - 1) {
        const FaceSet card = rest & -rest;
        if (reaches(sheet->melds.longer(meld, card), face, hand & ~card, most - 1)) return true;
    }
    return false;
}

// What each seat has laid, less what it holds.
std::array<int, kMostSeats> CardDeal::points_of_cards_laid() const {
    const CardWords& words = sheet->words;
    std::array<int, kMostSeats> points{};
    for (int seat = 0; seat < seats(); ++seat) {
        int laid = sheet->points(counted[seat]);
        for (int number = 0; number < melds; ++number) {
            const Meld& faces = sheet->melds.faces(table[number]);
            const bool low = !sheet->melds.is_group(table[number]) && faces[0] % kRanks == 0 && faces[1] % kRanks == 1;
            if (low && words.low_ace >= 0 && counted[seat] & one(faces[0]))
                laid += words.low_ace - sheet->values[faces[0]];
        }
        const int lost = sheet->points(hands[seat]) * (counted[seat] ? 1 : words.unlaid_times);
        if (ended == Ended::went_out && seat == winner) {
            const FaceSet suit = ((FaceSet{1} << kRanks) - 1)
                                 << (counted[seat] ? std::countr_zero(counted[seat]) / kRanks * kRanks : 0);
            const bool one_suit = counted[seat] && !(counted[seat] & ~suit);
            laid = (laid + words.out) * (concealed ? words.concealed_times : 1) * (one_suit ? words.one_suit_times : 1);
        }
        points[seat] = laid - lost;
    }
    return points;
}

} // namespace rummykit
