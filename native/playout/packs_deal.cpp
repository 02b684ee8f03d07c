// The course of a deal: how it begins, what actions do, what it scores.
#include "packs_deal.hpp"

#include <algorithm>

namespace rummykit {

void PacksDeal::begin(const PacksSheet& of, const std::vector<std::uint8_t>& cards, int first) {
    *this = PacksDeal{};
    sheet = &of;
    starter = turn = static_cast<std::int8_t>(first);
    const int seats = words().seats;
    std::size_t dealt = 0;
    for (int round = 0; round < of.hand; ++round)
        for (int place = 0; place < seats; ++place)
            hands[static_cast<std::size_t>((first + place) % seats)].add(cards[dealt++]);
    for (int extra = of.starter_extra; extra; --extra)
        hands[static_cast<std::size_t>(first)].add(cards[dealt++]);
    if (of.starter_extra) at = PacksAt::play;
    for (std::size_t i = cards.size(); i-- > dealt;)
        stock[static_cast<std::size_t>(stock_size++)] = cards[i];
    if (!of.upcard) return;
    const auto end = stock.begin() + stock_size;
    while (of.joker_put_back && end[-1] == kPrintedJoker)
        std::rotate(stock.begin(), end - 1, end);
    thrown_by[0] = -1;
    pile[0] = stock[static_cast<std::size_t>(--stock_size)];
    pile_size = 1;
}

void PacksDeal::play(const PacksAction& action, std::span<const LaidFaces> listed, const Chance& chance) {
    switch (action.act) {
    case PacksAct::draw_stock:
        if (!ask_buyers()) draw_stock(chance);
        return;
    case PacksAct::draw_top:
        return take_top();
    case PacksAct::buy:
    case PacksAct::decline:
        if (action.act == PacksAct::buy)
            buy();
        else if (ask_next())
            return;
        turn = resume;
        resume = -1;
        asked = 0;
        return draw_stock(chance);
    case PacksAct::swap:
        return swap(action);
    case PacksAct::meld:
    case PacksAct::open:
        return lay_new(listed.subspan(action.first, action.count));
    case PacksAct::lay_off:
        return lay_off(action.meld, action.card);
    case PacksAct::discard:
        return discard(action.card);
    }
}

// --- laying

void PacksDeal::set(TableMeld& meld, const LaidFaces& cards) {
    const PacksMelds& melds_of = sheet->melds;
    meld.cards = cards;
    meld.extends = meld.fits = melds_of.extensions(cards);
    meld.frees = words().joker == JokerGoes::nowhere ? 0 : melds_of.freeing(cards);
    if (sheet->joker_moves == JokerMoves::never || !meld.run) return;
    melds_of.joker_moved(cards, meld.moved, [&](int left, int, const LaidFaces& run) {
        const FaceSet may = sheet->joker_moves == JokerMoves::into_its_place ? one(left) : one(kPrintedJoker) - 1;
        meld.fits |= melds_of.extensions(run) & may;
    });
}

void PacksDeal::lay(const LaidFaces& cards) {
    const auto found = sheet->melds.read(cards);
    TableMeld& meld = table[static_cast<std::size_t>(melds++)];
    meld = {};
    meld.run = found && found->run;
    meld.owner = turn;
    take(hand(), held_of(cards));
    set(meld, found ? found->cards : cards);
}

void PacksDeal::lay_new(std::span<const LaidFaces> laid) {
    const int held = must < 0 ? 0 : hand().count(must);
    int worth = 0;
    for (const LaidFaces& cards : laid) {
        if (sheet->whole && !own_meld()) worth += sheet->melds.read(cards)->value;
        lay(cards);
    }
    if (worth && worth < words().minimum) first_points = worth;
    if (!own_meld()) opened[static_cast<std::size_t>(turn)] = opened_now = true;
    has_laid(must >= 0 && hand().count(must) == held);
}

void PacksDeal::lay_off(int number, int card) {
    const int held = must < 0 ? 0 : hand().count(must);
    TableMeld& meld = table[static_cast<std::size_t>(number)];
    auto longer = sheet->melds.extended(meld.cards, card);
    if (!longer) {
        int moved_to = -1;
        sheet->melds.joker_moved(meld.cards, meld.moved, [&](int left, int moved, const LaidFaces& run) {
            if (longer || (sheet->joker_moves == JokerMoves::into_its_place && left != card)) return;
            longer = sheet->melds.extended(run, card);
            if (longer) moved_to = moved;
        });
        meld.moved.add(moved_to);
    }
    hand().remove(held_as(card));
    if (longer) set(meld, *longer);
    has_laid(must >= 0 && hand().count(must) == held);
}

// Something was laid; unless the seat still owes it, no card must be laid any more.
void PacksDeal::has_laid(bool owes) {
    int& first = first_laid[static_cast<std::size_t>(turn)];
    if (!first) first = turn_number;
    ++plays;
    if (!owes) {
        if (taken >= 0 && taken == must && hand().size == 1 && hand().has(taken)) taken = -1;
        must = -1;
    }
    out();
}

void PacksDeal::swap(const PacksAction& action) {
    const std::array<std::uint8_t, 2> cards{action.card, static_cast<std::uint8_t>(std::max<int>(action.other, 0))};
    exchange(action.meld, {cards.data(), action.other < 0 ? 1u : 2u});
}

// Cards go into a meld in exchange for its joker, which may have to be laid at once.
void PacksDeal::exchange(int number, std::span<const std::uint8_t> cards) {
    const bool owed = joker_goes_to_table();
    TableMeld& meld = table[static_cast<std::size_t>(number)];
    const auto without =
        cards.size() == 1 ? sheet->melds.freed(meld.cards, cards[0]) : sheet->melds.freed_by_both(meld.cards, cards);
    for (const int card : cards)
        hand().remove(card);
    hand().add(kPrintedJoker);
    if (without) set(meld, *without);
    if (taken == kPrintedJoker && !owed) taken = -1;
    for (int seat = 0; seat < words().seats; ++seat)
        if (seat != turn && known[static_cast<std::size_t>(seat)].jokers)
            known[static_cast<std::size_t>(seat)].remove(kPrintedJoker);
    int& first = first_laid[static_cast<std::size_t>(turn)];
    if (!first) first = turn_number;
    if (owed) must = kPrintedJoker;
}

// --- the end of a turn

bool PacksDeal::out() {
    if (hand().size) return false;
    winner = turn;
    at = PacksAt::over;
    return true;
}

void PacksDeal::discard(int card) {
    hand().remove(card);
    pile[static_cast<std::size_t>(pile_size)] = static_cast<std::uint8_t>(card);
    thrown_by[static_cast<std::size_t>(pile_size++)] = turn;
    LaidHand& sure = known[static_cast<std::size_t>(turn)];
    if (sure.has(card)) sure.remove(card);
    if (!out()) pass_turn();
}

void PacksDeal::pass_turn() {
    turn = static_cast<std::int8_t>(after(turn));
    ++turn_number;
    at = PacksAt::draw;
    opened_now = false;
    plays = 0;
    taken = must = resume = -1;
}

LaidHand PacksDeal::surely_held(int seat) const {
    LaidHand held = known[static_cast<std::size_t>(seat)];
    if (!held.size) return held;
    for (const TableMeld& meld : lying())
        for (const int card : meld.cards)
            if (held.has(held_as(card))) held.remove(held_as(card));
    return held;
}

std::array<int, kMostLaidSeats> PacksDeal::points() const {
    std::array<int, kMostLaidSeats> found{};
    if (winner < 0) return found;
    const int first = first_laid[static_cast<std::size_t>(winner)];
    const bool concealed = first == 0 || first == turn_number;
    const bool jokers = std::ranges::any_of(
        lying(), [&](const TableMeld& meld) { return meld.owner == winner && meld.cards.jokers(); });
    const int factor = concealed && words().concealed_double ? 2 : 1;
    int bonus = words().out_bonus;
    if (concealed) bonus += jokers || !words().natural_bonus ? words().concealed_bonus : words().natural_bonus;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(words().seats); ++seat) {
        const int held = hands[seat].points(words().shapes);
        if (words().to_winner) {
            found[static_cast<std::size_t>(winner)] += factor * held;
            continue;
        }
        const bool won = static_cast<int>(seat) == winner;
        found[seat] = won ? -bonus : factor * (words().unopened < 0 || opened[seat] ? held : words().unopened);
        found[seat] += words().buy_points * bought[seat];
    }
    return found;
}

} // namespace rummykit
