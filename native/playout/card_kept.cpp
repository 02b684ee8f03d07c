// Melds kept in the hand with one card each that was taken from others, and shown in the last turn.
#include "card_deal.hpp"

#include <algorithm>

namespace rummykit {

bool CardSheet::keeps_apart(FaceSet hand, FaceSet kept) const {
    if (!kept) return true;
    if (kept & ~hand) return false;
    const FaceSet card = kept & -kept;
    bool found = false;
    melds.within(hand, [&](int meld) {
        const FaceSet mask = melds.mask(meld);
        found = found || ((mask & kept) == card && keeps_apart(hand & ~mask, kept & ~card));
    });
    return found;
}

bool CardSheet::all_melded_apart(FaceSet hand, FaceSet kept) const {
    if (!hand) return true;
    if (hand & ~meldable(hand)) return false;
    const FaceSet card = hand & -hand;
    bool found = false;
    melds.within(hand, [&](int meld) {
        const FaceSet mask = melds.mask(meld);
        found = found || (mask & card && std::popcount(mask & kept) <= 1 && all_melded_apart(hand & ~mask, kept));
    });
    return found;
}

FaceSet CardDeal::kept_by(int seat) const {
    FaceSet found = 0;
    for (int i = 0; i < cards_kept; ++i)
        if (kept[i].seat == seat) found |= one(kept[i].face);
    return found;
}

// Whether a card may be discarded as far as those kept still have a meld each without it.
bool CardDeal::may_go(int face) const {
    if (sheet->words.taken_goes != TakenGoes::kept_meld || shown >> turn & 1) return true;
    return sheet->keeps_apart(hands[turn] & ~one(face), kept_by(turn));
}

void CardDeal::legal_out_apart(std::vector<Action>& found) const {
    const GoesOut how = sheet->words.goes_out;
    const FaceSet hand = hands[turn], apart = kept_by(turn);
    if (apart & ~hand || std::popcount(hand & ~sheet->meldable(hand)) > 1) return;
    if (how != GoesOut::with_discard && sheet->all_melded_apart(hand, apart)) found.push_back(Action::of(Act::go_out));
    if (how == GoesOut::without_discard) return;
    for (FaceSet rest = hand & ~apart & ~bound(); rest; rest &= rest - 1)
        if (sheet->all_melded_apart(hand & ~(rest & -rest), apart))
            found.push_back(Action::of(Act::go_out_with, 0, std::countr_zero(rest)));
}

// Calls `seen(melds)` for every choice of melds of the hand that keeps the cards taken apart and leaves one card, until
// it returns true.
template <typename Seen>
void CardDeal::each_showing(Seen&& seen) const {
    const FaceSet hand = hands[turn], apart = kept_by(turn);
    const int most = held() - 1;
    std::vector<int> among, chosen;
    sheet->melds.within(hand, [&](int meld) {
        if (std::popcount(sheet->melds.mask(meld) & apart) <= 1) among.push_back(meld);
    });
    const auto choose = [&](auto&& self, std::size_t first, FaceSet used) -> bool {
        if (!(apart & ~used) && seen(chosen)) return true;
        for (std::size_t at = first; at < among.size(); ++at) {
            const FaceSet mask = sheet->melds.mask(among[at]);
            if (mask & used || std::popcount(mask | used) > most) continue;
            chosen.push_back(among[at]);
            if (self(self, at + 1, used | mask)) return true;
            chosen.pop_back();
        }
        return false;
    };
    choose(choose, 0, 0);
}

// In the last turn: melds to be shown once, and then cards to be sent to those of others.
void CardDeal::legal_shows(std::vector<Action>& found) const {
    if (!is_last_turn()) return;
    if (!(shown >> turn & 1)) {
        int choice = 0;
        each_showing([&](const std::vector<int>&) {
            found.push_back(Action::of(Act::show, 0, choice >> 10, choice & 1023));
            ++choice;
            return false;
        });
    } else if (sheet->words.sends && (sheet->words.sends_without_meld || has_meld(turn)) && held() > 1) {
        for (int number = 0; number < melds; ++number) {
            if (owner[number] == turn) continue;
            for (FaceSet fit = fits(number) & hands[turn]; fit; fit &= fit - 1)
                found.push_back(Action::of(Act::lay_off, number, std::countr_zero(fit)));
        }
    }
}

void CardDeal::show_melds(int choice, std::vector<CardEvent>* log) {
    std::vector<int> showing;
    each_showing([&](const std::vector<int>& chosen) {
        showing = chosen;
        return choice-- == 0;
    });
    if (log) log->push_back({Happened::shown, turn, melds});
    for (const int meld : showing)
        add_meld(meld);
    shown |= static_cast<std::uint8_t>(1u << turn);
}

// The seat to act has ended a turn; whether every seat has had all of its turns.
bool CardDeal::ends_turns() {
    ++turns[turn];
    return *std::min_element(turns.begin(), turns.begin() + seats()) >= sheet->words.turns_each;
}

// Whether a seat that has shown its melds has sent cards: those melds are no whole hand.
bool CardDeal::has_sent(int seat) const {
    if (!(shown >> seat & 1)) return false;
    int melded = 0;
    for (int number = 0; number < melds; ++number)
        if (owner[number] == seat) melded += std::popcount(sheet->melds.mask(table[number]));
    return melded < sheet->words.hand;
}

// What each seat is paid: by rank, those without a meld last, or for a whole hand that was melded early.
std::array<int, kMostSeats> CardDeal::rank_payments() const {
    const CardWords& words = sheet->words;
    std::array<int, kMostSeats> pays{}, points{};
    int best = winner;
    if (ended == Ended::went_out) {
        int melded = std::popcount(out), fed_by = -1;
        for (int number = 0; number < melds; ++number)
            if (owner[number] == winner) melded += std::popcount(sheet->melds.mask(table[number]));
        std::array<int, kMostSeats> fed{};
        for (int i = 0; i < cards_kept; ++i)
            if (kept[i].seat == winner && ++fed[kept[i].from] == 3 && fed_by < 0) fed_by = kept[i].from;
        const int each = words.went_out * (melded > words.hand ? 2 : 1);
        for (int seat = 0; seat < seats(); ++seat)
            if (seat != winner) pays[seat] = each;
        if (words.three_taken_pays_all && fed_by >= 0) {
            pays.fill(0);
            pays[fed_by] = each * (seats() - 1);
        }
    } else {
        std::vector<int> ranked;
        for (int place = 0, seat = starter; place < seats(); ++place, seat = after(seat))
            ranked.push_back(seat);
        std::ranges::stable_sort(ranked, {},
                                 [&](int seat) { return std::pair(!has_meld(seat), sheet->points(hands[seat])); });
        best = ranked.front();
        for (int place = 1; place < seats(); ++place)
            pays[ranked[place]] = has_meld(ranked[place]) ? words.ranks[place - 1] : words.without_meld;
    }
    for (int seat = 0; seat < seats(); ++seat) {
        points[seat] -= pays[seat];
        points[best] += pays[seat];
    }
    for (int i = 0; i < cards_kept; ++i) {
        points[kept[i].seat] += words.taken_chip;
        points[kept[i].from] -= words.taken_chip;
    }
    return points;
}

} // namespace rummykit
