#include "tile_player.hpp"

#include "tile_sets.hpp"

#include <algorithm>

namespace rummykit {

TilePlayer::TilePlayer(const TileWords& words, bool lays) : words_(words), lays_(lays) {
    for (int face = 0; face < kTileFaces; ++face)
        usual_[face] = kATile + words.values[face];
    for (int face = 0; face < kTiles; ++face) {
        number_weights_[face % kNumbers] = usual_[face];
        even_ &= usual_[face] == usual_[face % kNumbers];
    }
    kept_ = usual_;
    kept_[kTileJoker] = kKeptJoker;
}

// Whether a tile could lie in a set of other tiles that are there and jokers; often yes where it cannot.
bool TilePlayer::may_lie(const TileTurn& turn, int face) const {
    std::array<unsigned, kColours> there{};
    int jokers = turn.rack[kTileJoker];
    for (int each = 0; each < kTiles; ++each)
        if (turn.rack[each] || (turn.opened && turn.loose[each])) there[each / kNumbers] |= 1u << each % kNumbers;
    if (turn.opened) {
        jokers += turn.loose[kTileJoker];
        for (const LaidSet& set : turn.bound) {
            for (int at = 0; at < set.size; ++at)
                jokers += set.faces[at] >= kTileJoker;
            if (set.run) {
                const RunPlace run = place_of(set);
                there[run.colour] |= (2u << run.high) - (1u << run.low);
                continue;
            }
            for (unsigned& numbers : there)
                numbers |= 1u << group_of(set).number;
        }
    }
    if (jokers > 1) return true;
    const int colour = face / kNumbers, number = face % kNumbers;
    int group = jokers;
    for (int other = 0; other < kColours; ++other)
        group += other != colour && there[other] >> number & 1;
    const auto in_run = [&](int place) {
        const unsigned near = there[colour] << 2 >> place; // two below, one below, itself, one above, two above
        if (jokers) return (near & 0b11011) != 0;
        return (near & 0b00011) == 0b00011 || (near & 0b01010) == 0b01010 || (near & 0b11000) == 0b11000;
    };
    if (words_.high_ace) there[colour] |= (there[colour] & 1) << kNumbers | (there[colour] >> kNumbers & 1);
    return group > 1 || in_run(number) || (words_.high_ace && number == 0 && in_run(kNumbers));
}

bool TilePlayer::greedy(const TileTurn& turn, TileMove& move, int newest) {
    first_.clear();
    if (newest != kNoTile && !may_lie(turn, newest)) return false;
    if (words_.joker_sets == JokerSetWord::kRackSet && !turn.bound.empty()) newest = kNoTile;
    const int held = total(turn.rack);
    const bool joker = turn.rack[kTileJoker] > 0;
    if (turn.opened) {
        if (joker && !special_jokers_in(turn.rack) && best(turn, usual_, move, score_of(turn.rack, usual_) - 1, newest))
            return true;
        return best(turn, kept_, move, 0, newest);
    }
    if (!first_meld(turn, usual_, move, newest)) return false;
    if (joker && move.tiles < held) {
        if (!first_meld(turn, kept_, move, newest)) return false;
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

bool TilePlayer::all_out(const TileTurn& turn, TileMove& move) {
    first_.clear();
    if (turn.opened) return best(turn, usual_, move, score_of(turn.rack, usual_) - 1);
    return first_meld(turn, usual_, move) && move.tiles == total(turn.rack);
}

// Plays without this tile of the rack no longer count.
void TilePlayer::need(Plan& plan, int face) {
    if (plan.needed[face]) return;
    --plan.may[face];
    ++plan.must[face];
    ++plan.needed[face];
}

bool TilePlayer::first_meld(const TileTurn& turn, const TileWeights& weights, TileMove& move, int newest) {
    Plan plan;
    plan.may = regular(turn.rack);
    if (newest != kNoTile && !words_.first_run) need(plan, newest);
    first_.clear();
    best_ = kAny;
    problem_.minimum = std::max(0, words_.minimum);
    const bool found = words_.first_run ? attempt_with_run(turn, plan, weights, newest) : attempt(turn, plan, weights);
    problem_.minimum = 0;
    if (!found || total(played_) == 0) return false;
    settle(turn, move);
    for (int face = 0; face < kPoolFaces; ++face)
        move.loose[face] = static_cast<std::uint8_t>(move.loose[face] + turn.loose[face]);
    for (const LaidSet& set : turn.bound)
        move.bound[move.bound_count++] = set;
    return true;
}

bool TilePlayer::best(const TileTurn& turn, const TileWeights& weights, TileMove& move, int beat, int newest) {
    plans_.clear();
    best_ = beat;
    add_plan(turn, {});
    if (newest != kNoTile) need(plans_[0], newest);
    bool found = attempt(turn, plans_[0], weights);
    if (!turn.bound.empty()) {
        if (words_.joker_sets == JokerSetWord::kDeclared)
            list_splits(turn);
        else if (words_.joker_sets == JokerSetWord::kAnother || words_.joker_sets == JokerSetWord::kRackSet)
            list_exchanges(turn);
        for (std::size_t at = 1; at < plans_.size(); ++at) {
            if (newest != kNoTile) need(plans_[at], newest);
            found |= attempt(turn, plans_[at], weights);
        }
    }
    if (!found) return false;
    settle(turn, move);
    for (int face = 0; loose_ && face < kPoolFaces; ++face)
        move.loose[face] = static_cast<std::uint8_t>(move.loose[face] + turn.loose[face]);
    return true;
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
    problem_.high_ace = words_.high_ace;
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
bool TilePlayer::attempt(const TileTurn& turn, const Plan& plan, const TileWeights& weights, bool barred) {
    pose(plan, barred);
    const int sure = score_of(plan.needed, weights);
    problem_.beat = best_ == kAny ? kAny : best_ - sure;
    const bool loose = !lays_ && !plan.kept_count && !plan.freed_count && !plan.split_count && !plan.laid &&
                       (words_.joker_sets == JokerSetWord::kFree || plan.must[kTileJoker] + plan.may[kTileJoker] == 0);
    if (loose && even_ && !problem_.minimum && (&weights == &usual_ || &weights == &kept_) && !plan.must[kTileJoker] &&
        !plan.may[kTileJoker]) {
        const bool found = plain_.solve(plan.must, plan.may, number_weights_, problem_.beat, words_.high_ace);
        if (found) found_loose(plan, plain_.played(), plain_.score() + sure);
        return found;
    }
    const TablePlay& play = search_.solve(problem_, weights, !loose);
    if (!play.found) return false;
    if (loose) {
        found_loose(plan, play.played, play.score + sure);
        return true;
    }
    if (!lay(plan, play)) return false;
    if (words_.joker_sets == JokerSetWord::kDeclared) declare(plan);
    if (plan.split_count && !jokers_stay(turn)) return false;
    if (plan.freed_count) {
        cut_off(plan);
        if (!allowed(plan, play)) {
            if (words_.joker_sets == JokerSetWord::kRackSet)
                return plan.freed_count == 1 && !plan.laid && attempt_rack_sets(turn, plan, weights);
            return !barred && attempt(turn, plan, weights, true);
        }
    }
    best_ = play.score + sure;
    loose_ = false;
    played_ = plan.needed;
    for (int face = 0; face < kTileFaces; ++face)
        played_[face] = static_cast<std::uint8_t>(played_[face] + play.played[face]);
    table_ = laid_;
    return true;
}

void TilePlayer::found_loose(const Plan& plan, const TileCounts& played, int score) {
    best_ = score;
    played_ = plan.needed;
    for (int face = 0; face < kTileFaces; ++face)
        played_[face] = static_cast<std::uint8_t>(played_[face] + played[face]);
    loose_ = true;
}

// False where a kept run would get fourteen cards, from the ace to the ace.
bool TilePlayer::lay(const Plan& plan, const TablePlay& play) {
    laid_.assign(plan.kept.begin(), plan.kept.begin() + plan.kept_count);
    if (plan.laid) laid_.push_back(*plan.laid);
    for (const TileSet& set : play.sets) {
        LaidSet laid;
        const bool apart = words_.high_ace && set.size >= kLeastCut; // so much lies as well by itself
        if (set.kept >= 0 && !apart) {
            LaidSet& kept = laid_[kept_places_[set.kept]];
            if (kept.size + set.size > kNumbers) return false;
            laid.run = kept.run;
            laid.colours = kept.colours;
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
    return true;
}

void TilePlayer::settle(const TileTurn& turn, TileMove& move) const {
    move.played = played_;
    move.tiles = total(played_);
    move.loose = {};
    move.bound_count = 0;
    if (loose_) {
        move.loose = played_;
        return;
    }
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
