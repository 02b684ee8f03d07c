// What Python hands over and gets back of tables of tiles, with special jokers and without; tiles are the faces of
// rummykit.cards. Playing cards are taken as such, and given back as the tiles that stand for them.
#pragma once

#include "parallel.hpp"
#include "tile_match.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

namespace rummykit {

using Faces = std::vector<int>;
using GivenSet = std::tuple<Faces, std::string>; // and whether it is a "run" or a "group"
// The tiles of a turn, the sets afterwards, and those of a first meld after which it went on.
using Turn = std::optional<std::tuple<Faces, std::vector<Faces>, std::vector<Faces>>>;

inline constexpr int kStandingFor = 128; // a joker that stands for a card, whose face is this and the card

inline int face_of(int given) {
    if (given >= 0 && given <= kTileJoker) return given;
    if (given >= kStandingFor && given < kStandingFor + kTiles) return kTileJoker;
    if (given < kFirstFace || given >= kFirstFace + kPoolFaces)
        throw std::invalid_argument("a tile is a face from 64 to 115, a joker 116 to 119; a card 0 to 51, a joker 52");
    return given - kFirstFace;
}

inline TilePool pool_of(const Faces& faces) {
    TilePool pool{};
    for (const int face : faces)
        ++pool[face_of(face)];
    return pool;
}

inline Faces faces_of(const TilePool& pool) {
    Faces faces;
    for (int face = 0; face < kPoolFaces; ++face)
        faces.insert(faces.end(), pool[face], face + kFirstFace);
    return faces;
}

inline Faces faces_of(const LaidSet& set) {
    Faces faces;
    for (int at = 0; at < set.size; ++at)
        faces.push_back(set.faces[at] + kFirstFace);
    return faces;
}

// Where jokers are declared, each says which card it stands for.
inline std::vector<Faces> sets_of(const std::vector<LaidSet>& laid, bool declared = false) {
    std::vector<Faces> sets;
    for (const LaidSet& set : laid) {
        Faces& faces = sets.emplace_back(faces_of(set));
        if (!declared) continue;
        const auto cards = meant(set);
        for (int at = 0; at < set.size; ++at)
            if (set.faces[at] == kTileJoker) faces[at] = kFirstFace + kStandingFor + cards[at];
    }
    return sets;
}

inline RackScoring scoring_of(const std::string& word) {
    return word == "deal_won"      ? RackScoring::kDealWon
           : word == "hands"       ? RackScoring::kHands
           : word == "differences" ? RackScoring::kDifferences
                                   : RackScoring::kPenalties;
}

// The words that every sheet has; raises std::invalid_argument.
inline void set_words(TileWords& words, int players, int hand, int minimum, int drawn_on_pass, const Faces& pack,
                      const std::vector<int>& values) {
    if (players < 2 || players > kMostRacks) throw std::invalid_argument("2 to 5 seats play");
    if (values.size() != kPoolFaces) throw std::invalid_argument("each of the 56 faces has a value");
    words.players = players;
    words.minimum = minimum;
    words.drawn_on_pass = drawn_on_pass;
    words.pack = pool_of(pack);
    for (const int count : words.pack)
        if (count > kCopies) throw std::invalid_argument("a pack holds two of each tile at most");
    if (total(words.pack) < players * hand) throw std::invalid_argument("a pack holds the tiles of all racks");
    std::copy(values.begin(), values.end(), words.values.begin());
}

// Whether the tiles that are seen are no more than the pack holds.
inline bool of_pack(const TileWords& words, const std::vector<GivenSet>& table, const Faces& rack) {
    TilePool seen = pool_of(rack);
    for (const auto& [faces, kind] : table)
        for (const int face : faces)
            ++seen[face_of(face)];
    return std::equal(seen.begin(), seen.end(), words.pack.begin(), std::less_equal<>());
}

// What a seat sees of a deal but for its table: who holds how many tiles, who has laid and acted.
struct SeenTiles {
    const Faces& rack;
    const std::vector<int>& held;
    const std::vector<bool>&opened, &acted;
    int stock, seat;
};

// The deal as its seat sees it, on a table that `lay(deal)` lays and that has this many tiles then.
template <class Sight, class Words, class Lay>
Sight sight_of(const Words& words, const SeenTiles& seen, Lay&& lay) {
    const auto players = static_cast<std::size_t>(words.players);
    if (seen.held.size() != players || seen.opened.size() != players || seen.acted.size() != players || seen.seat < 0 ||
        seen.seat >= words.players)
        throw std::invalid_argument("every seat has its tiles, and one of them is to act");
    Sight sight;
    auto& deal = sight.deal;
    deal.players = words.players;
    deal.turn = seen.seat;
    deal.stock_size = seen.stock;
    int tiles = seen.stock + lay(deal);
    deal.racks[seen.seat] = pool_of(seen.rack);
    for (std::size_t each = 0; each < players; ++each) {
        deal.held[each] = static_cast<std::uint8_t>(seen.held[each]);
        deal.opened[each] = seen.opened[each];
        sight.acted[each] = seen.acted[each];
        tiles += seen.held[each];
    }
    if (seen.stock < 0 || tiles != total(words.pack) ||
        total(deal.racks[seen.seat]) != seen.held[static_cast<std::size_t>(seen.seat)])
        throw std::invalid_argument("the tiles on the table, on the racks and in the pool are not the pack");
    return sight;
}

// Searches within a budget; returns the turn, which `told(chosen, deal)` makes of a candidate that plays, and what
// every candidate came to.
template <class Search, class Sight, class Words, class Told>
auto searched_turn(const Words& words, const TileValue& value, const Sight& sight, const TileBudget& budget,
                   std::uint64_t seed, Told&& told) {
    if ((budget.limit.playouts < 1) == (budget.limit.seconds <= 0))
        throw std::invalid_argument("a search has playouts or milliseconds, one of the two");
    Search search(words, value);
    const auto& chosen = [&]() -> const auto& {
        const nanobind::gil_scoped_release others_go_on;
        return search.solve(sight, budget, seed);
    }();
    std::vector<std::tuple<Faces, std::int64_t, double>> weighed;
    for (const auto& each : search.candidates())
        weighed.emplace_back(faces_of(each.move.played), each.judged.playouts, each.judged.mean());
    return std::tuple(chosen.passes ? Turn() : Turn(told(chosen, sight.deal)), weighed);
}

// A turn by the table after it; none to pass.
using GivenTurn = std::optional<std::vector<GivenSet>>;

// What turns lead to, as pairs of 32-bit floats: of each deal, of each turn, of each way to play on. `become(move,
// table)` lays a table, sets what it is in the move, and returns all tiles that lie there.
template <class Search, class Candidate, class Words, class Sight, class Become>
nanobind::bytes weighed_turns(const Words& words, const TileValue& value, const Sight& sight,
                              const std::vector<GivenSet>& before, const std::vector<GivenTurn>& turns, int deals,
                              int plies, std::uint64_t seed, Become&& become) {
    if (deals < 0 || plies < 1) throw std::invalid_argument("there are no deals, or more, and a turn to play");
    Candidate unchanged;
    const TilePool lying = become(unchanged.move, before);
    std::vector<Candidate> choices;
    for (const GivenTurn& turn : turns) {
        Candidate& choice = choices.emplace_back();
        choice.passes = !turn;
        if (!turn) continue;
        const TilePool after = become(choice.move, *turn);
        for (int face = 0; face < kPoolFaces; ++face) {
            if (after[face] < lying[face] || after[face] - lying[face] > sight.deal.racks[sight.deal.turn][face])
                throw std::invalid_argument("a turn lays tiles of the rack, and leaves those that lie there");
            choice.move.played[face] = static_cast<std::uint8_t>(after[face] - lying[face]);
        }
        choice.move.tiles = total(choice.move.played);
    }
    Search search(words, value);
    Weighed all;
    {
        const nanobind::gil_scoped_release others_go_on;
        all = search.weigh(sight, choices, deals, plies, seed);
    }
    return nanobind::bytes(all.data(), all.size() * sizeof(Outcome));
}

// A deal in which every rack is known, but for its table: racks in turn order, who has laid, who is to act, and how
// many passed in a row where the pool is empty. The pool is tried in each of these orders, its next tile last.
struct KnownDeal {
    const std::vector<Faces>& racks;
    const std::vector<bool>& opened;
    int turn, idle;
    const std::vector<Faces>& stocks;
};
// By seat what a deal came to: its share of the win, and its points.
using SeatOutcomes = std::vector<std::tuple<double, double>>;

// What `play(deal)` makes of a deal, once for each order of the pool, on a table that `lay(deal)` lays and that has
// this many tiles then.
template <class Deal, class Words, class Lay, class Play>
std::vector<SeatOutcomes> played_out(const Words& words, const KnownDeal& known, Lay&& lay, Play&& play) {
    const auto players = static_cast<std::size_t>(words.players);
    if (known.racks.size() != players || known.opened.size() != players || known.turn < 0 ||
        known.turn >= words.players || known.idle < 0 || known.idle >= words.players)
        throw std::invalid_argument("every seat has its tiles, and one of them is to act");
    Deal begun;
    begun.players = words.players;
    begun.turn = known.turn;
    begun.idle = known.idle;
    int tiles = lay(begun);
    for (std::size_t seat = 0; seat < players; ++seat) {
        begun.racks[seat] = pool_of(known.racks[seat]);
        begun.held[seat] = static_cast<std::uint8_t>(known.racks[seat].size());
        begun.opened[seat] = known.opened[seat];
        tiles += static_cast<int>(known.racks[seat].size());
    }
    std::vector<Deal> deals;
    for (const Faces& stock : known.stocks) {
        if (tiles + static_cast<int>(stock.size()) != total(words.pack))
            throw std::invalid_argument("the tiles on the table, on the racks and in the pool are not the pack");
        Deal& deal = deals.emplace_back(begun);
        for (const int face : stock)
            deal.stock[deal.stock_size++] = static_cast<std::uint8_t>(face_of(face));
    }
    std::vector<SeatOutcomes> all;
    const nanobind::gil_scoped_release others_go_on;
    for (Deal& deal : deals) {
        const auto ended = play(deal);
        SeatOutcomes& seats = all.emplace_back();
        for (std::size_t seat = 0; seat < players; ++seat)
            seats.emplace_back(ended[seat].won, ended[seat].points);
    }
    return all;
}

// Deals of greedy alone; returns how many turns they took.
template <class Player, class Words, class Begin>
long greedy_turns(const Words& words, int deals, std::uint64_t seed, Begin&& begin) {
    const nanobind::gil_scoped_release others_go_on;
    Player player(words);
    Random chance(seed);
    long turns = 0;
    for (int each = 0; each < deals; ++each) {
        auto deal = begin(chance);
        turns += greedy_deal(deal, player);
    }
    return turns;
}

// Positions to learn from, one row after the other, a row for each seat, of 26 numbers: `learn(seed, rows)` plays a
// deal.
template <class Learn>
nanobind::bytes learnt_rows(int deals, std::uint64_t seed, int threads, Learn&& learn) {
    std::vector<std::vector<float>> rows(static_cast<std::size_t>(deals));
    {
        const nanobind::gil_scoped_release others_go_on;
        share_out(rows.size(), 1, static_cast<std::size_t>(threads), [&](std::size_t first, std::size_t last) {
            for (std::size_t at = first; at < last; ++at)
                learn(Random(seed + at).next(), rows[at]);
        });
    }
    std::vector<float> all;
    for (const auto& each : rows)
        all.insert(all.end(), each.begin(), each.end());
    return nanobind::bytes(all.data(), all.size() * sizeof(float));
}

// The search in every seat of each deal in turn, against greedy: for each deal the share of deals won, its points,
// the turns searched, and their milliseconds, in all and at most.
template <class Words>
auto matched_deals(const Words& words, int hand, const TileValue& value, const TileBudget& budget, int deals,
                   std::uint64_t seed, int threads) {
    std::vector<std::tuple<double, double, int, double, double>> all(static_cast<std::size_t>(deals));
    const nanobind::gil_scoped_release others_go_on;
    share_out(all.size(), 1, static_cast<std::size_t>(threads), [&](std::size_t first, std::size_t last) {
        for (std::size_t at = first; at < last; ++at) {
            const TileMatchDeal deal = searched_deal(words, hand, value, budget, Random(seed + at).next());
            const double seats = words.players;
            all[at] = {deal.won / seats, deal.points / seats, deal.searches, deal.took, deal.slowest};
        }
    });
    return all;
}

} // namespace rummykit
