#include "tile_player.hpp"

#include "tile_sets.hpp"

#include <algorithm>

namespace rummykit {

TilePlayer::TilePlayer(const TileWords& words) : words_(words) {
    for (int face = 0; face < kTileFaces; ++face)
        usual_[face] = kATile + words.values[face];
    kept_ = usual_;
    kept_[kTileJoker] = kKeptJoker;
}

bool TilePlayer::greedy(const TileTurn& turn, TileMove& move) {
    first_.clear();
    const int held = total(turn.rack);
    const bool joker = turn.rack[kTileJoker] > 0;
    if (turn.opened) {
        if (joker && !special_jokers_in(turn.rack) && best(turn, usual_, move, score_of(turn.rack, usual_) - 1))
            return true;
        return best(turn, kept_, move);
    }
    if (!first_meld(turn, usual_, move)) return false;
    if (joker && move.tiles < held) {
        if (!first_meld(turn, kept_, move)) return false;
        const int jokers = move.played[kTileJoker];
        if (move.tiles - jokers < 2 * jokers) return false;
    }
    if (!words_.then_manipulate || move.tiles == held) return true;
    TileMove more;
    TilePool left = turn.rack;
    for (int face = 0; face < kPoolFaces; ++face)
        left[face] = static_cast<std::uint8_t>(left[face] - move.played[face]);
    const std::vector<LaidSet> laid = table_;
    const TileTurn rest{move.loose, std::span(move.bound).first(static_cast<std::size_t>(move.bound_count)), left,
                        true};
    if (greedy(rest, more)) {
        for (int face = 0; face < kPoolFaces; ++face)
            more.played[face] = static_cast<std::uint8_t>(more.played[face] + move.played[face]);
        more.tiles += move.tiles;
        move = more;
        first_ = laid;
    } else {
        table_ = laid;
    }
    return true;
}

bool TilePlayer::first_meld(const TileTurn& turn, const TileWeights& weights, TileMove& move) {
    Plan plan;
    plan.may = regular(turn.rack);
    first_.clear();
    best_ = kAny;
    problem_.minimum = std::max(0, words_.minimum);
    const bool found = attempt(plan, weights);
    problem_.minimum = 0;
    if (!found || total(played_) == 0) return false;
    settle(turn, move);
    for (int face = 0; face < kPoolFaces; ++face)
        move.loose[face] = static_cast<std::uint8_t>(move.loose[face] + turn.loose[face]);
    for (const LaidSet& set : turn.bound)
        move.bound[move.bound_count++] = set;
    return true;
}

bool TilePlayer::best(const TileTurn& turn, const TileWeights& weights, TileMove& move, int beat) {
    plans_.clear();
    best_ = beat;
    add_plan(turn, {});
    bool found = attempt(plans_[0], weights);
    const bool exchanges = words_.joker_sets == JokerSetWord::kAnother || words_.joker_sets == JokerSetWord::kRackSet;
    if (exchanges && !turn.bound.empty()) {
        list_exchanges(turn);
        for (std::size_t at = 1; at < plans_.size(); ++at)
            found |= attempt(plans_[at], weights);
    }
    if (found) settle(turn, move);
    return found;
}

std::array<bool, kTiles> TilePlayer::alone(const TilePool& loose, std::span<const LaidSet> bound) {
    std::array<bool, kTiles> fits{};
    TileMove move;
    TilePool lying = loose;
    for (const LaidSet& set : bound)
        for (int at = 0; at < set.size; ++at)
            ++lying[set.faces[at]];
    for (int face = 0; face < kTiles; ++face) {
        if (lying[face] >= kCopies) continue;
        TilePool rack{};
        rack[face] = 1;
        fits[face] = best({loose, bound, rack, true}, usual_, move);
    }
    return fits;
}

// The plan as a question to the kernel; if asked, no joker may lie where it could merely lengthen a bound set.
void TilePlayer::pose(const Plan& plan, bool barred) {
    problem_.must = plan.must;
    problem_.may = plan.may;
    problem_.kept_runs.clear();
    problem_.kept_groups.clear();
    problem_.bars = {};
    kept_places_.clear();
    const auto bar_near = [&](const LaidSet& set) {
        if (!set.run) {
            if (set.size < kColours) problem_.bars.groups.set(static_cast<std::size_t>(group_of(set).number));
            return;
        }
        const RunPlace run = place_of(set);
        for (int step = 1; step <= kNear; ++step) {
            const int first = run.colour * kNumbers;
            if (run.low - step >= 0) problem_.bars.runs.set(static_cast<std::size_t>(first + run.low - step));
            if (run.high + step < kNumbers) problem_.bars.runs.set(static_cast<std::size_t>(first + run.high + step));
        }
    };
    for (const bool run : {true, false})
        for (int at = 0; at < plan.kept_count; ++at) {
            const LaidSet& set = plan.kept[at];
            if (set.run != run || special(set)) continue;
            const RunPlace place = place_of(set);
            if (run)
                problem_.kept_runs.push_back({place.colour, place.low, place.high});
            else
                problem_.kept_groups.push_back(group_of(set));
            kept_places_.push_back(at);
            if (barred) bar_near(set);
        }
    for (int at = 0; barred && at < plan.freed_count; ++at)
        bar_near(plan.freed[at].left);
}

// Whether the plan has a play that is allowed and scores more than the best so far, which it then is.
bool TilePlayer::attempt(const Plan& plan, const TileWeights& weights, bool barred) {
    pose(plan, barred);
    const int sure = score_of(plan.needed, weights);
    problem_.beat = best_ == kAny ? kAny : best_ - sure;
    const TablePlay& play = search_.solve(problem_, weights);
    if (!play.found) return false;
    lay(plan, play);
    if (plan.freed_count) {
        cut_off(plan);
        if (!allowed(plan, play)) {
            if (words_.joker_sets == JokerSetWord::kRackSet)
                return plan.freed_count == 1 && !plan.laid && attempt_rack_sets(plan, weights);
            return !barred && attempt(plan, weights, true);
        }
    }
    best_ = play.score + sure;
    played_ = plan.needed;
    for (int face = 0; face < kTileFaces; ++face)
        played_[face] = static_cast<std::uint8_t>(played_[face] + play.played[face]);
    table_ = laid_;
    return true;
}

void TilePlayer::lay(const Plan& plan, const TablePlay& play) {
    laid_.assign(plan.kept.begin(), plan.kept.begin() + plan.kept_count);
    if (plan.laid) laid_.push_back(*plan.laid);
    for (const TileSet& set : play.sets) {
        LaidSet laid;
        if (set.kept >= 0) {
            LaidSet& kept = laid_[kept_places_[set.kept]];
            laid.run = kept.run;
            if (!set.before)
                for (int at = 0; at < kept.size; ++at)
                    laid.add(kept.faces[at]);
            for (int at = 0; at < set.size; ++at)
                laid.add(set.faces[at]);
            if (set.before)
                for (int at = 0; at < kept.size; ++at)
                    laid.add(kept.faces[at]);
            kept = laid;
            continue;
        }
        for (int at = 0; at < set.size; ++at)
            laid.add(set.faces[at]);
        laid.run = reads_as_run(laid);
        laid_.push_back(laid);
    }
}

void TilePlayer::settle(const TileTurn& turn, TileMove& move) const {
    move.played = played_;
    move.tiles = total(played_);
    move.loose = {};
    move.bound_count = 0;
    for (const LaidSet& set : table_) {
        if (words_.joker_sets != JokerSetWord::kFree && set.has_joker()) {
            const bool lay = std::any_of(turn.bound.begin(), turn.bound.end(), [&](const LaidSet& before) {
                return before.size == set.size && before.faces == set.faces && before.run == set.run;
            });
            LaidSet& bound = move.bound[move.bound_count++];
            bound = set;
            if (!lay) bound.run = reads_as_run(set);
            continue;
        }
        for (int at = 0; at < set.size; ++at)
            ++move.loose[set.faces[at]];
    }
}

} // namespace rummykit
