#include "tile_search.hpp"

#include "tile_imagined.hpp"

#include <algorithm>
#include <chrono>

namespace rummykit {

namespace {

constexpr std::uint32_t kPlayed = 65; // of a hundred turns of an opened seat that plays greedily
constexpr int kRackTries = 8;         // at a rack that the seat would not have kept

// Between two, each candidate is tried in two ways: greedy from then on, or this many turns in which the seat plays
// only to go out. A player who holds tiles back gives the other nothing to build on, and a large rack goes out at once.
// Among more seats the others build on each other's tiles.
constexpr int kWaits = 4;

void take(TilePool& pool, const TilePool& part) {
    for (int face = 0; face < kPoolFaces; ++face)
        pool[face] = static_cast<std::uint8_t>(pool[face] - part[face]);
}

} // namespace

void GreedyWalk::begin(const StuckRacks& racks, bool changed) {
    racks_ = racks;
    table_ = changed;
}

void GreedyWalk::step(TileDeal& deal) {
    const int seat = deal.turn;
    const TileWords& words = player_.words();
    const bool opened = deal.opened[seat];
    StuckRack& rack = racks_[seat];
    const bool known = rack.stuck && (!opened || rack.table == table_);
    const bool plays = known ? rack.newest != kNoTile && player_.greedy(turn_of(deal), move_, rack.newest)
                             : player_.greedy(turn_of(deal), move_);
    rack.newest = kNoTile;
    if (plays) {
        play(deal, move_);
        rack.table = ++table_;
        // Another play on top of this one would have been played with it, unless jokers are bound by then.
        rack.stuck = opened && !deal.bound_count && !deal.racks[seat][kTileJoker];
        return;
    }
    rack.stuck = opened || !deal.racks[seat][kTileJoker];
    rack.table = table_;
    if (deal.stock_size) {
        rack.newest = deal.stock[deal.stock_size - 1];
        rack.stuck &= words.drawn_on_pass == 1 && rack.newest < kTiles;
    }
    deal.pass(words);
}

void GreedyWalk::wait(TileDeal& deal) {
    const int seat = deal.turn;
    racks_[seat] = {};
    if (player_.all_out(turn_of(deal), move_))
        play(deal, move_);
    else
        deal.pass(player_.words());
}

bool TileSearch::add(const TileTurn& turn, const TileMove* move) {
    const TilePool nothing{};
    const TilePool& played = move ? move->played : nothing;
    const bool known = std::any_of(candidates_.begin(), candidates_.end(),
                                   [&](const TileCandidate& each) { return each.move.played == played; });
    if (known) return false;
    TileCandidate candidate;
    candidate.passes = move == nullptr;
    if (move) {
        candidate.move = *move;
        candidate.table = player_.table();
        if (!turn.opened) candidate.first = player_.first();
    }
    candidates_.push_back(std::move(candidate));
    return true;
}

void TileSearch::hold_back(const TileTurn& turn, const TilePool& kept, const TileWeights& weights) {
    TilePool rack = turn.rack;
    for (int face = 0; face < kPoolFaces; ++face)
        rack[face] = static_cast<std::uint8_t>(rack[face] - std::min(rack[face], kept[face]));
    const TileTurn less{turn.loose, turn.bound, rack, turn.opened};
    TileMove move;
    if (turn.opened ? player_.best(less, weights, move) : player_.first_meld(less, weights, move)) add(turn, &move);
}

void TileSearch::list_candidates(const TileSight& sight, const TileBudget& budget, Random& chance) {
    candidates_.clear();
    const TileTurn turn = turn_of(sight.deal);
    const int held = total(turn.rack);
    const auto most = static_cast<std::size_t>(budget.candidates);
    TileMove move;
    const bool plays = player_.greedy(turn, move);
    add(turn, plays ? &move : nullptr);
    if (plays && move.tiles == held) return;
    const bool any =
        turn.opened ? player_.best(turn, player_.usual(), move) : player_.first_meld(turn, player_.usual(), move);
    if (!any) return;
    const TileMove full = move;
    add(turn, &full);
    if (full.tiles == held) {
        candidates_.erase(candidates_.begin(), candidates_.end() - 1);
        return;
    }
    add(turn, nullptr);
    vary<TileWeights>(
        turn.rack, full.played, most, chance, [&] { return candidates_.size() < most; },
        [&](const TilePool& back, int) { hold_back(turn, back, player_.kept()); },
        [&](const TileWeights& weights) { hold_back(turn, {}, weights); });
}

void TileSearch::look_at_others(const TileSight& sight) {
    const TileDeal& deal = sight.deal;
    unseen_ = player_.words().pack;
    take(unseen_, deal.loose);
    take(unseen_, deal.racks[deal.turn]);
    for (int at = 0; at < deal.bound_count; ++at)
        for (int place = 0; place < deal.bound[at].size; ++place)
            --unseen_[deal.bound[at].faces[place]];
    const int before = (deal.turn + deal.players - 1) % deal.players;
    alone_.fill(false);
    if (sight.acted[before] && deal.opened[before]) alone_ = player_.alone(deal.loose, turn_of(deal).bound);
}

TilePool TileSearch::take_rack_of(const TileSight& sight, int seat, std::vector<std::uint8_t>& pool, Random& chance) {
    const TileDeal& now = sight.deal;
    const auto [asks, alone] = no_play(sight, seat);
    const auto held = static_cast<std::size_t>(now.held[seat]);
    const auto drawn = static_cast<std::size_t>(player_.words().drawn_on_pass);
    const bool played = alone && (held <= drawn || chance.below(100) < kPlayed);
    const std::size_t old = !asks ? 0 : played ? held : held - std::min(held, drawn);
    TilePlayer& player = walk_.player();
    TileMove move;
    const ImaginedRack rack = take_rack(
        pool, held, old, asks ? kRackTries : 0, chance,
        [&](int face) { return !alone || face >= kTiles || !alone_[face]; },
        [&](const TilePool& tiles, TilePool& best) {
            const TileTurn turn{now.loose, turn_of(now).bound, tiles, now.opened[seat]};
            const bool plays = alone ? player.best(turn, player.kept(), move) : player.greedy(turn, move);
            best = move.played;
            return plays;
        });
    if (rack.stuck)
        stuck_[seat] = {held <= old + 1 && rack.newest < kTiles && !rack.before[kTileJoker], 0, rack.newest};
    return rack.tiles;
}

TileDeal TileSearch::imagined(const TileSight& sight, Random& chance) {
    stuck_ = {};
    return imagined_deal(sight.deal, unseen_, chance, [&](int seat, std::vector<std::uint8_t>& pool) {
        return take_rack_of(sight, seat, pool, chance);
    });
}

SeatOutcome TileSearch::playout(const TileDeal& imagined, const TileCandidate& candidate, int waits, int plies) {
    const TileWords& words = player_.words();
    const int seat = imagined.turn;
    TileDeal deal = imagined;
    if (candidate.passes)
        deal.pass(words);
    else
        play(deal, candidate.move);
    walk_.begin(stuck_, !candidate.passes);
    for (int ply = 0; deal.over == TileDeal::kOn && (ply < plies || !value_.learnt()); ++ply) {
        const bool waiting = deal.turn == seat && waits-- > 0;
        waiting ? walk_.wait(deal) : walk_.step(deal);
    }
    return expected(deal)[seat];
}

std::array<SeatOutcome, kMostRacks> TileSearch::expected(const TileDeal& deal) const {
    return deal.over == TileDeal::kOn ? value_(deal, words()) : outcomes(deal, words());
}

const TileCandidate& TileSearch::solve(const TileSight& sight, const TileBudget& budget, std::uint64_t seed) {
    const auto start = std::chrono::steady_clock::now();
    Random chance(seed);
    list_candidates(sight, budget, chance);
    if (candidates_.size() < 2) return candidates_.front();
    look_at_others(sight);
    Limit limit = budget.limit;
    if (limit.seconds > 0) {
        const std::chrono::duration<double> used = std::chrono::steady_clock::now() - start;
        limit.seconds = std::max(limit.seconds - used.count(), 1e-6);
    }
    const bool may_wait = sight.deal.players == 2 && total(turn_of(sight.deal).rack) < budget.most_held;
    const int ways = may_wait ? 2 : 1;
    const Halved halved = halve(
        static_cast<int>(candidates_.size()) * ways, limit, [&] { return imagined(sight, chance); },
        [&](const TileDeal& deal, int choice) {
            const SeatOutcome own = playout(deal, candidates_[choice / ways], choice % ways * kWaits, budget.plies);
            return own.won + budget.point * own.points;
        });
    for (std::size_t at = 0; at < halved.judged.size(); ++at) {
        Judged& judged = candidates_[at / ways].judged;
        if (halved.judged[at].playouts > judged.playouts) judged = halved.judged[at];
    }
    return candidates_[halved.best / ways];
}

Weighed TileSearch::weigh(const TileSight& sight, std::span<const TileCandidate> turns, int deals, int plies,
                          std::uint64_t seed) {
    Random chance(seed);
    look_at_others(sight);
    return weigh_all(
        static_cast<int>(turns.size()), 1, deals, chance, [&] { return imagined(sight, chance); },
        [&](const TileDeal& deal, int choice, int, Random&) {
            return outcome_of(playout(deal, turns[choice], 0, plies), deal.players);
        });
}

} // namespace rummykit
