#include "tile_match.hpp"

#include <algorithm>
#include <chrono>

namespace rummykit {

namespace {

constexpr int kSampledEvery = 5; // turns: neighbouring positions are much alike

using Acted = std::array<bool, kMostRacks>;

TileDeal begun(const TileWords& words, int hand, Random& chance) {
    return dealt(words, hand, chance);
}

SpecialDeal begun(const SpecialWords& words, int hand, Random& chance) {
    return {dealt(words, hand, chance), {}};
}

// What the seat to act knows of a deal.
template <class Sight, class Deal>
Sight sight_of(const Deal& deal, const Acted& acted) {
    Sight sight{deal, acted};
    for (int seat = 0; seat < deal.players; ++seat)
        if (seat != deal.turn) sight.deal.racks[seat] = {};
    return sight;
}

template <class Deal, class Candidate>
void act(Deal& deal, const Candidate& chosen, const TileWords& words) {
    if (chosen.passes)
        deal.pass(words);
    else
        play(deal, chosen.move);
}

void act_greedily(TileDeal& deal, TilePlayer& player) {
    TileMove move;
    if (player.greedy(turn_of(deal), move))
        play(deal, move);
    else
        deal.pass(player.words());
}

void act_greedily(SpecialDeal& deal, SpecialPlayer& player, const SpecialEffort& effort = kThorough) {
    SpecialMove move;
    if (player.greedy(turn_of(deal), move, effort))
        play(deal, move);
    else
        deal.pass(player.words());
}

template <class Deal, class Player>
int greedy_turns(Deal& deal, Player& player) {
    int turns = 0;
    for (; deal.over == TileDeal::kOn; ++turns)
        act_greedily(deal, player);
    return turns;
}

template <class Sight, class Search, class Player, class Words>
TileMatchDeal searched(const Words& words, int hand, const TileValue& value, const TileBudget& budget,
                       std::uint64_t seed) {
    Player player(words);
    Search search(words, value);
    TileMatchDeal all;
    for (int seat = 0; seat < words.players; ++seat) {
        Random chance(seed);
        auto deal = begun(words, hand, chance);
        Acted acted{};
        while (deal.over == TileDeal::kOn) {
            const int turn = deal.turn;
            if (turn == seat) {
                const auto start = std::chrono::steady_clock::now();
                act(deal, search.solve(sight_of<Sight>(deal, acted), budget, chance.next()), words);
                const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
                if (search.candidates().size() > 1) {
                    ++all.searches;
                    all.took += took.count();
                    all.slowest = std::max(all.slowest, took.count());
                }
            } else {
                act_greedily(deal, player);
            }
            acted[turn] = true;
        }
        const SeatOutcome own = outcomes(deal, words)[seat];
        all.won += own.won;
        all.points += own.points;
    }
    return all;
}

// Plays the deal on by `act()`; a row for each seat of every position that is kept.
template <class Deal, class Act>
void learn(Deal& deal, const TileWords& words, std::vector<float>& rows, Act&& act) {
    std::vector<TileFeatures> seen;
    for (int turn = 1; deal.over == TileDeal::kOn; ++turn) {
        if (turn % kSampledEvery == 0)
            for (int seat = 0; seat < deal.players; ++seat)
                seen.push_back(features_of(deal, seat, words));
        act();
    }
    const auto ended = outcomes(deal, words);
    for (std::size_t at = 0; at < seen.size(); ++at) {
        const SeatOutcome& own = ended[at % static_cast<std::size_t>(deal.players)];
        rows.insert(rows.end(), seen[at].begin(), seen[at].end());
        rows.push_back(static_cast<float>(own.won));
        rows.push_back(static_cast<float>(own.points));
    }
}

} // namespace

int greedy_deal(TileDeal& deal, TilePlayer& player) {
    return greedy_turns(deal, player);
}

int greedy_deal(SpecialDeal& deal, SpecialPlayer& player) {
    return greedy_turns(deal, player);
}

void play_out(TileDeal& deal, GreedyWalk& walk) {
    walk.begin({}, false);
    while (deal.over == TileDeal::kOn)
        walk.step(deal);
}

void play_out(SpecialDeal& deal, SpecialPlayer& player) {
    while (deal.over == TileDeal::kOn)
        act_greedily(deal, player, kQuick);
}

std::array<SeatOutcome, kMostRacks> searched_on(TileDeal& deal, TileSearch& search, const TileBudget& budget, int turns,
                                                int hand, Random& chance) {
    Acted acted{};
    for (int seat = 0; seat < deal.players; ++seat)
        acted[seat] = deal.held[seat] != hand;
    for (; turns && deal.over == TileDeal::kOn; --turns) {
        const int seat = deal.turn;
        act(deal, search.solve(sight_of<TileSight>(deal, acted), budget, chance.next()), search.words());
        acted[seat] = true;
    }
    return search.expected(deal);
}

WalkedDeal walked_deal(TileDeal& deal, GreedyWalk& walk, TilePlayer& other) {
    WalkedDeal counted;
    TileMove move;
    walk.begin({}, false);
    for (; deal.over == TileDeal::kOn; ++counted.turns) {
        const int seat = deal.turn, before = total(deal.racks[seat]);
        const int most = other.greedy(turn_of(deal), move) ? move.tiles : 0;
        walk.step(deal);
        const int played = std::max(0, before - total(deal.racks[seat]));
        counted.fewer += played < most;
        counted.more += played > most;
    }
    return counted;
}

TileMatchDeal searched_deal(const TileWords& words, int hand, const TileValue& value, const TileBudget& budget,
                            std::uint64_t seed) {
    return searched<TileSight, TileSearch, TilePlayer>(words, hand, value, budget, seed);
}

TileMatchDeal searched_deal(const SpecialWords& words, int hand, const TileValue& value, const TileBudget& budget,
                            std::uint64_t seed) {
    return searched<SpecialSight, SpecialSearch, SpecialPlayer>(words, hand, value, budget, seed);
}

void learn_from(const TileWords& words, int hand, const TileValue& value, const TileBudget& budget, double share,
                std::uint64_t seed, std::vector<float>& rows) {
    TilePlayer player(words);
    TileSearch search(words, value);
    Random chance(seed);
    TileDeal deal = begun(words, hand, chance);
    Acted acted{};
    const auto searched = static_cast<std::uint32_t>(share * 1000);
    learn(deal, words, rows, [&] {
        const int seat = deal.turn;
        if (chance.below(1000) < searched)
            act(deal, search.solve(sight_of<TileSight>(deal, acted), budget, chance.next()), words);
        else
            act_greedily(deal, player);
        acted[seat] = true;
    });
}

void learn_from(const SpecialWords& words, int hand, std::uint64_t seed, std::vector<float>& rows) {
    SpecialPlayer player(words);
    Random chance(seed);
    SpecialDeal deal = begun(words, hand, chance);
    learn(deal, words, rows, [&] { act_greedily(deal, player, kQuick); });
}

} // namespace rummykit
