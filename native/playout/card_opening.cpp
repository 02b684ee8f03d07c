// A first meld that needs a card of the discard pile unless its player goes out, and discards that are careless.
#include "card_deal.hpp"

namespace rummykit {

namespace {

// Ways to lay off cards of a hand on melds as they lie, until the rest is melds and one card.
struct WayOut {
    const CardSheet& sheet;
    std::vector<std::int16_t> lying, beside; // beside what of it one may lay off, empty where that is all

    FaceSet fits(std::size_t number) const {
        const FaceSet now = sheet.melds.extensions(lying[number]);
        return beside.empty() ? now : now & sheet.melds.extensions(beside[number]);
    }

    bool melds_all_but_one(FaceSet hand) const {
        if (const FaceSet lone = hand & ~sheet.meldable(hand)) {
            return std::popcount(lone) == 1 && sheet.all_melded(hand & ~lone);
        }
        for (FaceSet rest = hand; rest; rest &= rest - 1)
            if (sheet.all_melded(hand & ~(rest & -rest))) return true;
        return false;
    }

    bool follow(FaceSet hand, std::size_t first) {
        if (std::popcount(hand) <= 1) return hand != 0;
        if (melds_all_but_one(hand)) return true;
        for (std::size_t number = first; number < lying.size(); ++number) {
            const std::int16_t before = lying[number], own = beside.empty() ? before : beside[number];
            for (FaceSet fit = fits(number) & hand; fit; fit &= fit - 1) {
                const FaceSet card = fit & -fit;
                lying[number] = static_cast<std::int16_t>(sheet.melds.longer(before, card));
                if (!beside.empty()) beside[number] = static_cast<std::int16_t>(sheet.melds.longer(own, card));
                if (follow(hand & ~card, number)) return true; // what goes to melds before it has gone there already
                lying[number] = before;
                if (!beside.empty()) beside[number] = own;
            }
        }
        return false;
    }

    // The cards of a hand that could go to a meld, one after another.
    FaceSet reached(int meld, FaceSet hand) const {
        FaceSet found = 0;
        for (FaceSet fit = sheet.melds.extensions(meld) & hand; fit; fit &= fit - 1) {
            const FaceSet card = fit & -fit;
            found |= card | reached(sheet.melds.longer(meld, card), hand & ~card);
        }
        return found;
    }

    // Whether so many cards cannot be placed at all that no way needs to be sought.
    bool is_hopeless(FaceSet hand) const {
        FaceSet placed = sheet.meldable(hand);
        for (const std::int16_t meld : lying)
            if (std::popcount(hand & ~placed) > 1) placed |= reached(meld, hand);
        return std::popcount(hand & ~placed) > 1;
    }
};

} // namespace

// Whether the seat to act had no first meld when its turn began, and has taken no card of the pile for one.
bool CardDeal::owes_taken_card() const {
    return sheet->words.opens && !taken_pile && (opened_now || !(opened >> turn & 1));
}

bool CardDeal::must_go_out() const {
    return sheet->words.opens_going_out && held() > 1 && (opened_now || plays > 0) && owes_taken_card();
}

// Whether a hand can be laid in this turn but for one card, where the melds lie as `after` says and `added` is new.
bool CardDeal::lays_all_but_one(FaceSet hand, const LaidMelds& after, int added) const {
    WayOut way{*sheet, {after.begin(), after.begin() + melds}, {}};
    if (!sheet->words.extends_lay_offs)
        for (int number = 0; number < melds; ++number)
            way.beside.push_back(static_cast<std::int16_t>(without_lay_offs_of_others(number, after[number])));
    if (added != kNoMeld) {
        way.lying.push_back(static_cast<std::int16_t>(added));
        if (!sheet->words.extends_lay_offs) way.beside.push_back(way.lying.back());
    }
    return !way.is_hopeless(hand) && way.follow(hand, 0);
}

// First melds, and where all but one card goes in this turn what is laid off before one.
void CardDeal::legal_openings(std::vector<Action>& found) const {
    if (must_play < 0 && !sheet->words.opens_going_out) return;
    legal_melds(found, Act::open);
    legal_lay_offs(found);
}

std::array<bool, 2> CardDeal::careless_of(int face) const {
    bool could_be_laid_off = false;
    for (int number = 0; number < melds; ++number)
        could_be_laid_off |= fits(number) >> face & 1;
    return {could_be_laid_off, static_cast<bool>(sheet->meldable(piled() | one(face)) >> face & 1)};
}

// What a discard counts against its seat; the last card of a hand counts against the one that fed it.
void CardDeal::note_careless(int face, std::vector<CardEvent>* log) {
    const auto note = [&](int seat, Careless why) {
        ++careless[seat];
        if (log) log->push_back({Happened::careless, seat, static_cast<int>(why)});
    };
    if (!hands[turn]) {
        if (top_thrown_by >= 0 && top_thrown_by != turn) note(top_thrown_by, Careless::lets_go_out);
        return;
    }
    const auto [could_be_laid_off, completes_meld] = careless_of(face);
    if (could_be_laid_off) note(turn, Careless::could_be_laid_off);
    if (completes_meld) note(turn, Careless::completes_meld);
}

} // namespace rummykit
