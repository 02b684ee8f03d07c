// Deals that a player ends before drawing, or with the hand as it was dealt, and what such ends are paid.
#include "card_deal.hpp"

namespace rummykit {

bool CardDeal::has_meld(int seat) const {
    return std::find(owner.begin(), owner.begin() + melds, seat) != owner.begin() + melds;
}

void CardDeal::show_if_dealt() {
    for (int place = 0, seat = starter; place < seats(); ++place, seat = after(seat))
        if (sheet->shows(sheet->points(hands[seat]))) {
            turn = static_cast<std::int8_t>(seat);
            at = At::dealt;
            return;
        }
}

bool CardDeal::may_call_end() const {
    const CardWords& words = sheet->words;
    if (words.call_needs_meld && !has_meld(turn)) return false;
    return words.call_blocked == Blocks::nobody || !laid_on[turn] || turn_number - laid_on[turn] > seats();
}

bool CardDeal::may_fight() const {
    if (has_meld(turn)) return true;
    const FaceSet hand = hands[turn];
    return sheet->words.fights_with_four && hand & hand >> kRanks & hand >> 2 * kRanks & hand >> 3 * kRanks;
}

// The seat to act ends the deal; where that may be answered, the others are asked in turn.
void CardDeal::call_end(std::vector<CardEvent>* log) {
    if (log) log->push_back({Happened::end_called, turn});
    closer = turn;
    to_ask = 0;
    if (sheet->words.fights)
        for (int seat = after(turn); seat != turn; seat = after(seat))
            if (sheet->words.fights_with_four || has_meld(seat)) asked[to_ask++] = static_cast<std::int8_t>(seat);
    if (resume < 0) resume = turn;
    if (!ask_next()) return end(Ended::called, -1, log);
    at = At::answer;
}

void CardDeal::answer(bool fights, std::vector<CardEvent>* log) {
    if (fights) {
        if (log) log->push_back({Happened::fought, turn});
        fighters |= static_cast<std::uint8_t>(1u << turn);
    }
    if (!ask_next()) end(Ended::called, -1, log);
}

// --- what is paid

// Those of these seats with the least; of equals all, or the nearest in turn from the one that closed the deal on.
std::uint8_t CardDeal::lowest_of(const std::array<int, kMostSeats>& held, std::uint8_t among) const {
    int least = INT32_MAX;
    std::uint8_t best = 0;
    for (int place = 0, seat = closer < 0 ? starter : closer; place < seats(); ++place, seat = after(seat)) {
        if (!(among >> seat & 1) || held[seat] > least) continue;
        if (held[seat] < least) best = 0;
        if (!best || !sheet->words.ties_nearest) best |= static_cast<std::uint8_t>(1u << seat);
        least = held[seat];
    }
    return best;
}

// The seats that the others pay.
std::uint8_t CardDeal::paid_seats(const std::array<int, kMostSeats>& held) const {
    const CardWords& words = sheet->words;
    std::uint8_t with_melds = 0, others = 0, shown = 0, highest = 0;
    int most = -1;
    bool caught = false;
    for (int seat = 0; seat < seats(); ++seat) {
        const auto bit = static_cast<std::uint8_t>(1u << seat);
        if (has_meld(seat)) with_melds |= bit;
        if (seat != closer && (!words.fights || fighters & bit)) others |= bit;
        caught |= others & bit && ended == Ended::called && held[seat] <= held[closer];
        if (!sheet->shows(held[seat])) continue;
        shown |= bit;
        highest = held[seat] > most ? bit : held[seat] == most ? highest | bit : highest;
        most = std::max(most, held[seat]);
    }
    switch (ended) {
    case Ended::went_out:
        return static_cast<std::uint8_t>(1u << winner);
    case Ended::dealt:
        if (std::popcount(shown) == 1) return shown;
        return words.highest_dealt_wins && std::popcount(highest) == 1 ? highest : 0;
    case Ended::called:
        return caught ? lowest_of(held, others) : static_cast<std::uint8_t>(1u << closer);
    default:
        return lowest_of(held, words.bare_loses && with_melds ? with_melds : 0xff);
    }
}

// What each seat gets or pays, in stakes.
std::array<int, kMostSeats> CardDeal::stakes(const std::array<int, kMostSeats>& held) const {
    const CardWords& words = sheet->words;
    const std::uint8_t winners = paid_seats(held);
    std::array<int, kMostSeats> points{};
    for (int seat = 0; seat < seats(); ++seat) {
        if (winners >> seat & 1) continue;
        const bool in_vain = seat == closer || fighters >> seat & 1;
        int each = ended == Ended::dealt      ? words.pays_dealt
                   : ended == Ended::went_out ? (by_discard ? words.pays_discard : words.pays_out)
                   : ended == Ended::called   ? (in_vain ? words.pays_beaten : words.pays_called)
                                              : words.pays_stock;
        if (ended != Ended::dealt && !has_meld(seat)) each += words.pays_bare;
        for (int winner_seat = 0; winner_seat < seats(); ++winner_seat)
            if (winners >> winner_seat & 1) {
                points[seat] -= each;
                points[winner_seat] += each;
            }
    }
    return points;
}

} // namespace rummykit
