// First melds below the minimum, which are laid only in going out.
#include "packs_deal.hpp"

#include <algorithm>

namespace rummykit {

// Whether the seat has laid what it may lay only in going out, and holds more than one card.
bool PacksDeal::must_go_out() const {
    return sheet->whole && opened_now && first_points > 0 && first_points < words().minimum && hand().size > 1;
}

std::vector<LaidFaces> PacksDeal::melds_there() const {
    std::vector<LaidFaces> there;
    for (const TableMeld& meld : lying())
        there.push_back(meld.cards);
    return there;
}

bool PacksDeal::goes_out_after(const PacksDeal& after_it) const {
    const LaidHand& left = after_it.hands[static_cast<std::size_t>(turn)];
    return left.size <= 1 || (words().lay_off_at_once && goes_out(left, after_it.melds_there()));
}

// Whether all of a hand but one card can be laid off.
bool PacksDeal::goes_out(const LaidHand& left, std::vector<LaidFaces> there) const {
    if (left.size <= 1) return left.size == 1;
    for (LaidFaces& meld : there) {
        const LaidFaces before = meld;
        const FaceSet held = left.once() | (left.jokers ? one(kPrintedJoker) : 0);
        bool out_of_it = false;
        for (FaceSet rest = sheet->melds.extensions(before) & held; rest && !out_of_it; rest &= rest - 1) {
            const int face = std::countr_zero(rest);
            LaidHand less = left;
            less.remove(face);
            sheet->melds.lengthened(before, face, [&](int, const LaidFaces& longer) {
                meld = longer;
                out_of_it = out_of_it || goes_out(less, there);
                meld = before;
            });
        }
        if (out_of_it) return true;
    }
    return false;
}

// All cards of a hand in melds, or all but one, with a card that must be laid; none where more are left over.
std::vector<LaidFaces> PacksDeal::whole_hand(const LaidHand& held, int required) const {
    if (!sheet->whole) return {};
    std::vector<HeldMeld> found;
    sheet->melds.within(held, found);
    FaceSet melded = 0;
    for (const HeldMeld& meld : found)
        melded |= meld.held.once();
    std::vector<std::uint8_t> cards;
    int loose = 0;
    held.each([&](int face) {
        loose += !(melded >> face & 1);
        cards.push_back(static_cast<std::uint8_t>(face));
    });
    if (loose > 1) return {};
    cards.insert(cards.end(), static_cast<std::size_t>(held.jokers), kPrintedJoker);
    std::vector<LaidFaces> laid;
    int size = 0;
    for (const auto& meld : required < 0 ? sheet->whole->all(cards) : sheet->whole->all_with(cards, required)) {
        LaidFaces faces;
        for (const std::uint8_t face : meld)
            faces.add(face);
        const auto read = sheet->melds.read(faces);
        if (!read) return {};
        laid.push_back(read->cards);
        size += read->cards.size;
    }
    if (required < 0 || size < held.size) return laid;
    for (LaidFaces& meld : laid) // one stays for the discard
        for (const int card : meld)
            if (const auto shorter = sheet->melds.shortened(meld, card); card != required && shorter) {
                meld = *shorter;
                return laid;
            }
    return {};
}

} // namespace rummykit
