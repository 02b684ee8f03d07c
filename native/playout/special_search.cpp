#include "special_search.hpp"

#include "tile_imagined.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr int kSpecialTries = 4; // at a rack that the seat would not have kept

} // namespace

bool SpecialSearch::add(const SpecialMove* move) {
    const TilePool nothing{};
    const TilePool& played = move ? move->played : nothing;
    if (std::ranges::any_of(candidates_, [&](const SpecialCandidate& each) { return each.move.played == played; }))
        return false;
    SpecialCandidate& candidate = candidates_.emplace_back();
    candidate.passes = move == nullptr;
    if (move) candidate.move = *move;
    return true;
}

// The best play by these weights, some tiles kept on the rack.
void SpecialSearch::weigh(const SpecialTurn& turn, const TilePool& back, const TwistWeights& weights) {
    TilePool rack = turn.rack;
    for (int face = 0; face < kPoolFaces; ++face)
        rack[face] = static_cast<std::uint8_t>(rack[face] - std::min(rack[face], back[face]));
    const SpecialTurn less{turn.table, rack, turn.opened};
    SpecialMove move;
    if (turn.opened ? player_.best(less, weights, move, kFair) : player_.first_meld(less, weights, move, kFair))
        add(&move);
}

void SpecialSearch::list_candidates(const SpecialSight& sight, const TileBudget& budget, Random& chance) {
    candidates_.clear();
    const SpecialTurn turn = turn_of(sight.deal);
    const int held = total(turn.rack);
    const auto most = static_cast<std::size_t>(budget.candidates);
    SpecialMove move;
    const bool plays = player_.greedy(turn, move, kThorough);
    add(plays ? &move : nullptr);
    if (plays && move.tiles == held) return;
    const bool any = turn.opened ? player_.best(turn, player_.usual(), move, kThorough)
                                 : player_.first_meld(turn, player_.usual(), move, kThorough);
    if (!any) return;
    const SpecialMove full = move;
    if (full.tiles == held) candidates_.clear();
    add(&full);
    if (full.tiles == held) return;
    add(nullptr);
    TilePool jokers{};
    std::copy(turn.rack.begin() + kTiles, turn.rack.end(), jokers.begin() + kTiles);
    if (total(jokers)) weigh(turn, jokers, player_.usual());
    vary<TwistWeights>(
        turn.rack, full.played, most, chance, [&] { return candidates_.size() < most && !late(); },
        [&](const TilePool& back, int face) { weigh(turn, back, face < kTiles ? player_.kept() : player_.usual()); },
        [&](const TwistWeights& weights) { weigh(turn, {}, weights); });
}

void SpecialSearch::look_at_others(const SpecialSight& sight) {
    const SpecialDeal& deal = sight.deal;
    unseen_ = player_.words().pack;
    for (int face = 0; face < kPoolFaces; ++face)
        unseen_[face] = static_cast<std::uint8_t>(unseen_[face] - deal.loose[face] - deal.racks[deal.turn][face]);
    const int before = (deal.turn + deal.players - 1) % deal.players;
    alone_.fill(false);
    if (sight.acted[before] && deal.opened[before]) alone_ = player_.alone(deal.table, kQuick);
}

TilePool SpecialSearch::take_rack_of(const SpecialSight& sight, int seat, std::vector<std::uint8_t>& pool,
                                     Random& chance) {
    const SpecialDeal& now = sight.deal;
    const auto [asks, alone] = no_play(sight, seat);
    const auto held = static_cast<std::size_t>(now.held[seat]);
    const std::size_t old = asks ? held - std::min<std::size_t>(held, player_.words().drawn_on_pass) : 0;
    SpecialMove move;
    const auto plays = [&](const TilePool& tiles, TilePool& best) {
        if (late()) return false;
        const SpecialTurn turn{now.table, tiles, now.opened[seat]};
        const bool found =
            alone ? player_.best(turn, player_.kept(), move, kQuick) : player_.greedy(turn, move, kQuick);
        best = move.played;
        return found;
    };
    const auto fits = [&](int face) { return !alone || face >= kTiles || !alone_[face]; };
    return take_rack(pool, held, old, asks ? kSpecialTries : 0, chance, fits, plays).tiles;
}

SpecialDeal SpecialSearch::imagined(const SpecialSight& sight, Random& chance) {
    return imagined_deal(sight.deal, unseen_, chance, [&](int seat, std::vector<std::uint8_t>& pool) {
        return take_rack_of(sight, seat, pool, chance);
    });
}

SeatOutcome SpecialSearch::playout(const SpecialDeal& imagined, const SpecialCandidate& candidate, int plies) {
    const SpecialWords& words = player_.words();
    const int seat = imagined.turn;
    SpecialDeal deal = imagined;
    if (candidate.passes)
        deal.pass(words);
    else
        play(deal, candidate.move);
    SpecialMove move;
    for (int ply = 0; deal.over == TileDeal::kOn && (ply < plies || !value_.learnt()) && !late(); ++ply) {
        if (player_.greedy(turn_of(deal), move, kQuick))
            play(deal, move);
        else
            deal.pass(words);
    }
    return deal.over == TileDeal::kOn && value_.learnt() ? value_(deal, words)[seat] : outcomes(deal, words)[seat];
}

const SpecialCandidate& SpecialSearch::solve(const SpecialSight& sight, const TileBudget& budget, std::uint64_t seed) {
    const Clock::time_point start = Clock::now();
    timed_ = budget.limit.seconds > 0;
    ends_ = start + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(budget.limit.seconds));
    Random chance(seed);
    list_candidates(sight, budget, chance);
    if (candidates_.size() < 2) return candidates_.front();
    look_at_others(sight);
    Limit limit = budget.limit;
    if (timed_) {
        const std::chrono::duration<double> used = Clock::now() - start;
        limit.seconds = std::max(limit.seconds - used.count(), 1e-6);
    }
    const Halved halved = halve(
        static_cast<int>(candidates_.size()), limit, [&] { return imagined(sight, chance); },
        [&](const SpecialDeal& deal, int choice) {
            const SeatOutcome own = playout(deal, candidates_[choice], budget.plies);
            return own.won + budget.point * own.points;
        });
    for (std::size_t at = 0; at < candidates_.size(); ++at)
        candidates_[at].judged = halved.judged[at];
    return candidates_[halved.best];
}

Weighed SpecialSearch::weigh(const SpecialSight& sight, std::span<const SpecialCandidate> turns, int deals, int plies,
                             std::uint64_t seed) {
    timed_ = false;
    Random chance(seed);
    look_at_others(sight);
    return weigh_all(
        static_cast<int>(turns.size()), 1, deals, chance, [&] { return imagined(sight, chance); },
        [&](const SpecialDeal& deal, int choice, int, Random&) {
            return outcome_of(playout(deal, turns[choice], plies), deal.players);
        });
}

} // namespace rummykit
