// The draw, and the window in which others buy the discard.
#include "packs_deal.hpp"

#include <algorithm>

namespace rummykit {

void PacksDeal::list_draws(PacksListing& into) const {
    const bool stock_is_there = stock_size || pile_size > (words().keeps_top ? 1 : 0);
    const bool pile_is_there = pile_size && may_take();
    if (stock_is_there || (pile_size && !pile_is_there)) into.add({PacksAct::draw_stock});
    if (pile_is_there) into.add({PacksAct::draw_top});
}

bool PacksDeal::may_take() const {
    if (words().closed_after_first_meld && own_meld() && !used_up()) return false;
    if (words().upcard == UpcardGoes::hand || (words().upcard == UpcardGoes::first_meld && own_meld())) return true;
    LaidHand with = hand();
    with.add(top());
    if (!first_is_due()) return may_lay_at_once(with, top());
    std::vector<LaidFaces> there = melds_there();
    return !too_early() && within_reach(with, top(), there);
}

// Whether a hand can lay a card before any other, in a new meld or on one of the table.
bool PacksDeal::may_lay_at_once(const LaidHand& with, int face) const {
    const int most = with.size - words().least_kept();
    if (most >= 1 && all_extend() >> face & 1) return true;
    std::vector<HeldMeld> found;
    sheet->melds.within(with, found);
    return std::ranges::any_of(
        found, [&](const HeldMeld& meld) { return meld.held.has(face) && meld.reading.cards.size <= most; });
}

// Whether a hand has a first meld with a card in it that leaves what must be kept.
bool PacksDeal::first_meld_with(const LaidHand& held, int face) const {
    bool has = false;
    each_first_meld(*sheet, held, face, [&](std::span<const LaidFaces> laid) {
        int cards = 0;
        for (const LaidFaces& meld : laid)
            cards += meld.size;
        has = cards <= held.size - words().least_kept();
        return !has;
    });
    return has || !whole_hand(held, face).empty();
}

// The same, or could have one after jokers on the table are exchanged.
bool PacksDeal::within_reach(const LaidHand& held, int face, std::vector<LaidFaces>& there) const {
    if (!held.has(face)) return false;
    if (first_meld_with(held, face)) return true;
    if (words().joker != JokerGoes::hand || words().swap_after_own) return false;
    for (LaidFaces& meld : there) {
        const LaidFaces before = meld;
        bool reached = false;
        each_swap(*sheet, before, sheet->melds.freeing(before), held, [&](std::span<const std::uint8_t> cards) {
            const auto without =
                cards.size() == 1 ? sheet->melds.freed(before, cards[0]) : sheet->melds.freed_by_both(before, cards);
            if (reached || !without) return;
            LaidHand left = held;
            for (const int card : cards)
                left.remove(card);
            left.add(kPrintedJoker);
            meld = *without;
            reached = within_reach(left, face, there);
            meld = before;
        });
        if (reached) return true;
    }
    return false;
}

void PacksDeal::takes(int seat, int card) {
    hands[static_cast<std::size_t>(seat)].add(card);
    known[static_cast<std::size_t>(seat)].add(card);
    ++draws[static_cast<std::size_t>(seat)];
}

void PacksDeal::take_top() {
    if (used_up() && ++idle > words().times * words().seats) {
        at = PacksAt::over;
        return;
    }
    const int card = pile[static_cast<std::size_t>(--pile_size)];
    takes(turn, card);
    taken = card;
    const bool into_first = words().upcard == UpcardGoes::first_meld && !own_meld();
    if (into_first || words().upcard == UpcardGoes::table) must = card;
    at = PacksAt::play;
}

void PacksDeal::renew_stock(const Chance& chance) {
    const int stays = words().keeps_top ? 1 : 0;
    ++turnovers;
    stock_size = pile_size - stays;
    std::reverse_copy(pile.begin(), pile.begin() + stock_size, stock.begin());
    if (stays) {
        pile[0] = pile[static_cast<std::size_t>(pile_size - 1)];
        thrown_by[0] = thrown_by[static_cast<std::size_t>(pile_size - 1)];
    }
    pile_size = stays;
    if (!words().shuffles) return;
    std::sort(stock.begin(), stock.begin() + stock_size);
    chance.shuffle({stock.data(), static_cast<std::size_t>(stock_size)}, " turnover ", turnovers);
}

void PacksDeal::draw_stock(const Chance& chance) {
    if (!stock_size) {
        if (turnovers >= words().times || used_up()) {
            at = PacksAt::over;
            return;
        }
        renew_stock(chance);
    }
    hand().add(stock[static_cast<std::size_t>(--stock_size)]);
    ++draws[static_cast<std::size_t>(turn)];
    at = PacksAt::play;
}

// --- buying

bool PacksDeal::may_buy(int seat) const {
    const auto place = static_cast<std::size_t>(seat);
    if (thrown_by[static_cast<std::size_t>(pile_size - 1)] == seat) return false;
    if (opened[place] && !words().buys_after_first_meld) return false;
    return words().buys_per_deal < 0 || bought[place] < words().buys_per_deal;
}

// Asks the first of the seats that may buy before the seat in turn draws; returns whether there is one.
bool PacksDeal::ask_buyers() {
    if (!words().buys || !pile_size || stock_size <= words().buy_penalty) return false;
    for (int seat = after(turn); seat != turn; seat = after(seat))
        if (may_buy(seat)) asked = static_cast<std::uint8_t>(asked | 1u << seat);
    resume = turn; // until the turn is over, where nobody is asked
    if (!ask_next()) return false;
    at = PacksAt::asked;
    return true;
}

bool PacksDeal::ask_next() {
    for (int seat = after(turn); asked && seat != resume; seat = after(seat)) {
        if (!(asked >> seat & 1)) continue;
        asked = static_cast<std::uint8_t>(asked & ~(1u << seat));
        turn = static_cast<std::int8_t>(seat);
        return true;
    }
    return false;
}

void PacksDeal::buy() {
    takes(turn, pile[static_cast<std::size_t>(--pile_size)]);
    for (int more = words().buy_penalty; more && stock_size; --more)
        hand().add(stock[static_cast<std::size_t>(--stock_size)]);
    ++bought[static_cast<std::size_t>(turn)];
}

} // namespace rummykit
