// A discard pile that is taken down to a card, which is then laid in the same turn, perhaps after others.
#include "card_deal.hpp"

namespace rummykit {

namespace {

// The cards that may lie in a meld with a card.
FaceSet near_to(int face) {
    return kOneRank << face % kRanks | FaceSet{kRankSets - 1} << face / kRanks * kRanks;
}

} // namespace

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

// Whether the card at a place of the pile makes a new meld with all above it and one card of the hand at least.
bool CardDeal::serves_new_meld(int place) const {
    FaceSet pile_taken = 0;
    for (int i = place; i < pile_size; ++i)
        pile_taken |= one(pile[i]);
    const FaceSet all = hands[turn] | pile_taken, card = one(pile[place]);
    const int most = std::popcount(all) - !sheet->words.may_go_out;
    const FaceSet near = all & near_to(pile[place]);
    bool serves = false;
    if (sheet->meldable(near) & card)
        sheet->melds.within(near, [&](int meld) {
            const FaceSet mask = sheet->melds.mask(meld);
            serves |= mask & card && mask & ~pile_taken && std::popcount(mask) <= most;
        });
    return serves;
}

// What each seat has laid, less what it holds and what its careless discards cost.
std::array<int, kMostSeats> CardDeal::points_of_cards_laid() const {
    const CardWords& words = sheet->words;
    const auto worth = [&](FaceSet cards) {
        const bool head = upcard >= 0 && cards & one(upcard);
        return sheet->points(cards) + (head ? sheet->upcards[upcard] - sheet->values[upcard] : 0);
    };
    std::array<int, kMostSeats> points{};
    for (int seat = 0; seat < seats(); ++seat) {
        int laid = worth(counted[seat]);
        for (int number = 0; number < melds; ++number) {
            const Meld& faces = sheet->melds.faces(table[number]);
            const bool low = !sheet->melds.is_group(table[number]) && faces[0] % kRanks == 0 && faces[1] % kRanks == 1;
            if (low && words.low_ace >= 0 && counted[seat] & one(faces[0])) laid += words.low_ace - worth_of(faces[0]);
        }
        const int lost =
            worth(hands[seat]) * (counted[seat] ? 1 : words.unlaid_times) + careless[seat] * words.careless;
        if (ended == Ended::went_out && seat == winner) {
            const FaceSet gone = counted[seat] | (last < 0 ? 0 : one(last));
            const FaceSet suit = gone ? ((FaceSet{1} << kRanks) - 1) << std::countr_zero(gone) / kRanks * kRanks : 0;
            const bool one_suit = gone && !(gone & ~suit);
            laid = (laid + words.out) * (concealed ? words.concealed_times : 1) * (one_suit ? words.one_suit_times : 1);
        }
        points[seat] = laid - lost;
    }
    return points;
}

} // namespace rummykit
