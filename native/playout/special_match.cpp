#include "special_match.hpp"

#include <algorithm>
#include <chrono>

namespace rummykit {

namespace {

constexpr int kSampledEvery = 5; // turns: neighbouring positions are much alike

SpecialSight sight_of(const SpecialDeal& deal, const std::array<bool, kMostSeats>& acted) {
    SpecialSight sight{deal, acted};
    for (int seat = 0; seat < deal.players; ++seat)
        if (seat != deal.turn) sight.deal.racks[seat] = {};
    return sight;
}

void act_greedily(SpecialDeal& deal, SpecialPlayer& player, const SpecialEffort& effort) {
    SpecialMove move;
    if (player.greedy(turn_of(deal), move, effort))
        play(deal, move);
    else
        deal.pass(player.words());
}

} // namespace

int greedy_deal(SpecialDeal& deal, SpecialPlayer& player) {
    int turns = 0;
    for (; deal.over == TileDeal::kOn; ++turns)
        act_greedily(deal, player, kThorough);
    return turns;
}

TileMatchDeal searched_deal(const SpecialWords& words, int hand, const TileValue& value, const TileBudget& budget,
                            std::uint64_t seed) {
    SpecialPlayer player(words);
    SpecialSearch search(words, value);
    TileMatchDeal all;
    for (int seat = 0; seat < words.players; ++seat) {
        Random chance(seed);
        SpecialDeal deal{dealt(words, hand, chance), {}};
        std::array<bool, kMostSeats> acted{};
        while (deal.over == TileDeal::kOn) {
            const int turn = deal.turn;
            if (turn == seat) {
                const auto start = std::chrono::steady_clock::now();
                const SpecialCandidate& chosen = search.solve(sight_of(deal, acted), budget, chance.next());
                const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
                if (search.candidates().size() > 1) {
                    ++all.searches;
                    all.took += took.count();
                    all.slowest = std::max(all.slowest, took.count());
                }
                if (chosen.passes)
                    deal.pass(words);
                else
                    play(deal, chosen.move);
            } else {
                act_greedily(deal, player, kThorough);
            }
            acted[turn] = true;
        }
        const SeatOutcome own = outcomes(deal, words)[seat];
        all.won += own.won;
        all.points += own.points;
    }
    return all;
}

void learn_from(const SpecialWords& words, int hand, std::uint64_t seed, std::vector<float>& rows) {
    SpecialPlayer player(words);
    Random chance(seed);
    SpecialDeal deal{dealt(words, hand, chance), {}};
    std::vector<TileFeatures> seen;
    for (int turn = 1; deal.over == TileDeal::kOn; ++turn) {
        if (turn % kSampledEvery == 0)
            for (int seat = 0; seat < deal.players; ++seat)
                seen.push_back(features_of(deal, seat, words));
        act_greedily(deal, player, kQuick);
    }
    const auto ended = outcomes(deal, words);
    for (std::size_t at = 0; at < seen.size(); ++at) {
        const SeatOutcome& own = ended[at % static_cast<std::size_t>(deal.players)];
        rows.insert(rows.end(), seen[at].begin(), seen[at].end());
        rows.push_back(static_cast<float>(own.won));
        rows.push_back(static_cast<float>(own.points));
    }
}

} // namespace rummykit
