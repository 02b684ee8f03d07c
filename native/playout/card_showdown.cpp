// What hands are worth when a deal is over, and what is laid off after a knock.
#include "card_deal.hpp"

#include <algorithm>
#include <utility>

namespace rummykit {

namespace {

struct Shown {
    const CardSheet& sheet;
    std::vector<int> among; // melds within the hand
    int worth;              // points that the best melds take
    std::vector<int> chosen;
    std::vector<std::vector<int>> best;

    void choose(std::size_t first, FaceSet used, int points) {
        if (points == worth) best.push_back(chosen);
        for (std::size_t i = first; i < among.size(); ++i) {
            const FaceSet mask = sheet.melds.mask(among[i]);
            if (mask & used) continue;
            chosen.push_back(among[i]);
            choose(i + 1, used | mask, points + sheet.points(mask));
            chosen.pop_back();
        }
    }
};

struct Ways {
    const CardSheet& sheet;
    int least;

    void follow(FaceSet hand, std::vector<std::int16_t>& melds, std::size_t first) {
        least = std::min(least, sheet.deadwood(hand));
        for (std::size_t number = first; number < melds.size(); ++number) {
            const std::int16_t before = melds[number];
            for (FaceSet fits = sheet.melds.extensions(before) & hand; fits; fits &= fits - 1) {
                const FaceSet card = fits & -fits;
                melds[number] = static_cast<std::int16_t>(sheet.melds.longer(before, card));
                follow(hand & ~card, melds, number); // what goes to melds before it has gone there already
                melds[number] = before;
            }
        }
    }
};

} // namespace

std::vector<int> shown_melds(const CardSheet& sheet, FaceSet hand, FaceSet seen) {
    const int least = sheet.deadwood(hand);
    Shown shown{sheet, {}, sheet.points(hand) - least, {}, {}};
    sheet.melds.within(hand, [&](int meld) { shown.among.push_back(meld); });
    shown.choose(0, 0, 0);
    const auto openings = [&](const std::vector<int>& melds) {
        FaceSet fits = 0;
        for (const int meld : melds)
            fits |= sheet.melds.extensions(meld);
        return least ? sheet.points(fits & ~(hand | seen)) : 0;
    };
    return *std::ranges::min_element(shown.best, {},
                                     [&](const auto& melds) { return std::pair(openings(melds), melds.size()); });
}

int least_after_lay_offs(const CardSheet& sheet, FaceSet hand, std::span<const std::int16_t> melds) {
    std::vector<std::int16_t> lie(melds.begin(), melds.end());
    Ways ways{sheet, sheet.deadwood(hand)};
    ways.follow(hand, lie, 0);
    return ways.least;
}

// The points of the melds that a seat has on the table or has laid at once.
int CardDeal::laid_points(int seat) const {
    int sum = seat == winner ? sheet->points(out) : 0;
    for (int number = 0; number < melds; ++number)
        if (owner[number] == seat) sum += sheet->points(sheet->melds.mask(table[number]));
    return sum;
}

// What every loser pays for the own hand, which certain cards multiply.
std::array<int, kMostSeats> CardDeal::hand_payments() const {
    const CardWords& words = sheet->words;
    std::array<int, kMostSeats> points{};
    for (int seat = 0; seat < seats(); ++seat) {
        if (seat == winner) continue;
        int paid = sheet->points(hands[seat]);
        for (FaceSet rest = hands[seat]; rest; rest &= rest - 1)
            paid *= sheet->factors[std::countr_zero(rest)];
        paid *= (words.concealed_double && concealed ? 2 : 1) * (words.unmelded_double && !has_meld(seat) ? 2 : 1);
        points[seat] = -paid;
        points[winner] += paid;
    }
    return points;
}

std::array<int, kMostSeats> CardDeal::points() const {
    return points_with(-1, -1);
}

std::array<int, kMostSeats> CardDeal::points_with(int known, int left) const {
    std::array<int, kMostSeats> points{}, held{};
    if (ended == Ended::deal_void || !over()) return points;
    const CardWords& words = sheet->words;
    if (words.scoring == CardScoring::winners_melds)
        return points[winner] = laid_points(winner) * (seats() - 1), points;
    if (words.scoring == CardScoring::cards_laid) return points_of_cards_laid();
    if (words.scoring == CardScoring::deal_won) {
        if (winner >= 0) points[winner] = 1;
        return points;
    }
    if (words.scoring == CardScoring::hand_payments) return hand_payments();
    if (words.scoring == CardScoring::rank_payments) return rank_payments();
    const bool counts_hands = words.scoring == CardScoring::hands_to_winner || words.scoring == CardScoring::stakes;
    const bool all = counts_hands && !words.unmatched;
    int sum = 0, lowest = INT32_MAX;
    for (int seat = 0; seat < seats(); ++seat) {
        held[seat] = seat == known ? left : all ? sheet->points(hands[seat]) : sheet->deadwood(hands[seat]);
        sum += held[seat];
        lowest = std::min(lowest, held[seat]);
    }
    if (words.scoring == CardScoring::stakes) return stakes(held);
    if (words.scoring == CardScoring::gin) {
        const int own = held[winner], theirs = held[1 - winner];
        const bool undercut = ended == Ended::knocked && own > 0 && own >= theirs;
        const int bonus = ended == Ended::went_out ? words.big_gin
                          : own == 0               ? words.no_deadwood
                          : undercut               ? words.undercut
                                                   : 0;
        const bool doubled = words.spades_double && upcard >= 0 && upcard < kRanks;
        points[undercut ? 1 - winner : winner] = (std::abs(theirs - own) + bonus) * (doubled ? 2 : 1);
        return points;
    }
    if (words.scoring == CardScoring::hands_to_winner && ended != Ended::blocked) {
        points[winner] = (sum - held[winner]) * (words.concealed_double && concealed ? 2 : 1);
        return points;
    }
    const bool compared = words.scoring == CardScoring::showdown;
    const int own = compared ? held[winner] : -1;
    const auto others = std::count(held.begin(), held.begin() + seats(), lowest) - (own == lowest);
    const bool knocker_wins = compared && own == lowest && (own == 0 || !others);
    int pot = sum - lowest * seats(), winners = knocker_wins ? 1 : static_cast<int>(others);
    if (compared && lowest == 0) pot += words.no_deadwood * (seats() - winners);
    if (compared && own > lowest) {
        pot += words.undercut;
        points[winner] = -words.undercut;
    }
    for (int seat = 0; seat < seats(); ++seat) {
        const bool wins = knocker_wins ? seat == winner : held[seat] == lowest && !(compared && seat == winner);
        if (wins) points[seat] = pot / winners;
    }
    return points;
}

} // namespace rummykit
