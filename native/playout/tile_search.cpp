#include "tile_search.hpp"

#include <algorithm>
#include <chrono>

namespace rummykit {

namespace {

constexpr std::uint32_t kPlayed = 65; // of a hundred turns of an opened seat that plays greedily
constexpr int kTries = 8;             // at a rack that the seat would not have kept

// Between two, each candidate is tried in two ways: greedy from then on, or so many turns in which the seat plays only
// what goes out. Who holds tiles back gives the other nothing to build on, and a large rack goes out at once. Among
// more seats the others build on each other's tiles.
constexpr int kWaits = 4;

void take(TilePool& pool, const TilePool& part) {
    for (int face = 0; face < kPoolFaces; ++face)
        pool[face] = static_cast<std::uint8_t>(pool[face] - part[face]);
}

void shuffle(std::vector<std::uint8_t>& tiles, Random& chance) {
    const auto count = static_cast<int>(tiles.size());
    chance.shuffle_front(tiles, count, count);
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
    const bool plays = known ? rack.newest != TilePlayer::kNoTile && player_.greedy(turn_of(deal), move_, rack.newest)
                             : player_.greedy(turn_of(deal), move_);
    rack.newest = TilePlayer::kNoTile;
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
    std::vector<std::uint8_t> tiles;
    for (int face = 0; face < kPoolFaces; ++face) {
        if (!full.played[face]) continue;
        TilePool kept{};
        kept[face] = static_cast<std::uint8_t>(turn.rack[face] - full.played[face] + 1);
        if (candidates_.size() < most) hold_back(turn, kept, player_.kept());
        tiles.insert(tiles.end(), full.played[face], static_cast<std::uint8_t>(face));
    }
    for (std::size_t tries = 0; tries < most && candidates_.size() < most && tiles.size() > 1; ++tries) {
        shuffle(tiles, chance);
        const std::uint32_t back = 1 + chance.below(static_cast<std::uint32_t>(tiles.size()));
        TilePool kept{};
        for (std::uint32_t at = 0; at < back; ++at) {
            const int face = tiles[at];
            if (!kept[face]) kept[face] = static_cast<std::uint8_t>(turn.rack[face] - full.played[face]);
            ++kept[face];
        }
        hold_back(turn, kept, player_.kept());
        TileWeights weights;
        for (auto& weight : weights)
            weight = 1 + static_cast<int>(chance.below(1000));
        if (candidates_.size() < most) hold_back(turn, {}, weights);
    }
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

// Takes a rack out of the shuffled pool. Of what the seat held before it last drew, nothing could be played: a first
// meld at any time, other plays where the table is still as it left it. What could be is dealt again.
void TileSearch::deal_rack(const TileSight& sight, TileDeal& deal, int seat, std::vector<std::uint8_t>& pool,
                           Random& chance) {
    const TileDeal& now = sight.deal;
    const bool before = (seat + 1) % now.players == now.turn;
    const bool asks = sight.acted[seat] && (before || !now.opened[seat]);
    const bool alone = asks && now.opened[seat];
    const auto held = static_cast<std::size_t>(now.held[seat]);
    const auto drawn = static_cast<std::size_t>(player_.words().drawn_on_pass);
    const bool played = asks && now.opened[seat] && (held <= drawn || chance.below(100) < kPlayed);
    const std::size_t old = !asks ? 0 : played ? held : held - std::min(held, drawn);
    const auto fits = [&](int face) { return !alone || face >= kTiles || !alone_[face]; };
    // The rack is the front of the pool, what was drawn last behind the rest.
    std::size_t found = 0;
    for (std::size_t at = 0; at < pool.size() && found < old; ++at)
        if (fits(pool[at])) std::swap(pool[found++], pool[at]);
    TilePool rack{};
    for (std::size_t at = 0; at < old; ++at)
        ++rack[pool[at]];
    TileMove move;
    TilePlayer& player = walk_.player();
    for (int tries = 0; asks && tries < kTries; ++tries) {
        const TileTurn turn{now.loose, turn_of(now).bound, rack, now.opened[seat]};
        const bool plays = now.opened[seat] ? player.best(turn, player.kept(), move) : player.greedy(turn, move);
        if (!plays) {
            const int newest = old < held ? pool[old] : TilePlayer::kNoTile;
            stuck_[seat] = {held <= old + 1 && newest < kTiles && !rack[kTileJoker], 0, newest};
            break;
        }
        for (std::size_t at = 0; at < old; ++at) {
            if (!move.played[pool[at]]) continue;
            --move.played[pool[at]];
            const std::size_t other = held + chance.below(static_cast<std::uint32_t>(pool.size() - held + 1));
            if (other >= pool.size() || !fits(pool[other])) continue;
            --rack[pool[at]];
            std::swap(pool[at], pool[other]);
            ++rack[pool[at]];
        }
    }
    for (std::size_t at = old; at < held; ++at)
        ++rack[pool[at]];
    deal.racks[seat] = rack;
    pool.erase(pool.begin(), pool.begin() + static_cast<std::ptrdiff_t>(held));
}

TileDeal TileSearch::imagined(const TileSight& sight, Random& chance) {
    TileDeal deal = sight.deal;
    stuck_ = {};
    std::vector<std::uint8_t> pool;
    for (int face = 0; face < kPoolFaces; ++face)
        pool.insert(pool.end(), unseen_[face], static_cast<std::uint8_t>(face));
    shuffle(pool, chance);
    for (int step = 1; step < deal.players; ++step) {
        deal_rack(sight, deal, (deal.turn + deal.players - step) % deal.players, pool, chance);
        shuffle(pool, chance);
    }
    std::copy(pool.begin(), pool.end(), deal.stock.begin());
    return deal;
}

double TileSearch::playout(const TileDeal& imagined, const TileCandidate& candidate, int waits,
                           const TileBudget& budget) {
    const TileWords& words = player_.words();
    const int seat = imagined.turn;
    TileDeal deal = imagined;
    if (candidate.passes)
        deal.pass(words);
    else
        play(deal, candidate.move);
    walk_.begin(stuck_, !candidate.passes);
    for (int ply = 0; deal.over == TileDeal::kOn && (ply < budget.plies || !value_.learnt()); ++ply) {
        const bool waiting = deal.turn == seat && waits-- > 0;
        waiting ? walk_.wait(deal) : walk_.step(deal);
    }
    const SeatOutcome own = deal.over == TileDeal::kOn ? value_(deal, words)[seat] : outcomes(deal, words)[seat];
    return own.won + budget.point * own.points;
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
    const int ways = sight.deal.players == 2 ? 2 : 1;
    const Halved halved = halve(
        static_cast<int>(candidates_.size()) * ways, limit, [&] { return imagined(sight, chance); },
        [&](const TileDeal& deal, int choice) {
            return playout(deal, candidates_[choice / ways], choice % ways * kWaits, budget);
        });
    for (std::size_t at = 0; at < halved.judged.size(); ++at) {
        Judged& judged = candidates_[at / ways].judged;
        if (halved.judged[at].playouts > judged.playouts) judged = halved.judged[at];
    }
    return candidates_[halved.best / ways];
}

} // namespace rummykit
