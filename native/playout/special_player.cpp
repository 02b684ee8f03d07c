#include "special_player.hpp"

#include "tile_sets.hpp"

#include <algorithm>
#include <bit>

namespace rummykit {

namespace {

constexpr int kMaxScore = 1 << 30;

TileWords plain_words(const SpecialWords& words) {
    TileWords plain = words;
    plain.joker_sets = JokerSetWord::kStays;
    return plain;
}

TileWeights plain_weights(const TwistWeights& weights) {
    TileWeights plain;
    std::copy_n(weights.begin(), kTileFaces, plain.begin());
    return plain;
}

// The set where it has regular jokers alone and its kind is beyond doubt, so that tiles may be added to it.
bool open_set(std::span<const std::uint8_t> faces, LaidSet& set) {
    if (faces.size() > kNumbers) return false;
    set = {};
    int naturals = 0;
    for (const std::uint8_t face : faces) {
        if (face > kTileJoker) return false;
        naturals += face < kTileJoker;
        set.add(face);
    }
    set.run = reads_as_run(set);
    return naturals > 1;
}

} // namespace

void play(SpecialDeal& deal, const SpecialMove& move) {
    for (int face = 0; face < kPoolFaces; ++face)
        deal.loose[face] = static_cast<std::uint8_t>(deal.loose[face] + move.played[face]);
    deal.table = move.table;
    deal.laid(move.played, move.tiles);
}

SpecialPlayer::SpecialPlayer(const SpecialWords& words) : words_(words), plain_(plain_words(words)) {
    for (int face = 0; face < kPoolFaces; ++face) {
        usual_[face] = kATile + words.values[face];
        kept_[face] = face < kTiles ? usual_[face] : kKeptJoker;
    }
    problem_.leading = words.leading;
    problem_.adjacent = words.adjacent;
}

int SpecialPlayer::score_of(const TilePool& tiles, const TwistWeights& weights) const {
    int sum = 0;
    for (int face = 0; face < kPoolFaces; ++face)
        sum += tiles[face] * weights[face];
    return sum;
}

bool SpecialPlayer::greedy(const SpecialTurn& turn, SpecialMove& move, const SpecialEffort& effort) {
    int jokers = 0;
    for (int face = kTiles; face < kPoolFaces; ++face)
        jokers += turn.rack[face];
    if (turn.opened) {
        if (jokers && best(turn, usual_, move, effort, score_of(turn.rack, usual_) - 1)) return true;
        return best(turn, kept_, move, effort);
    }
    const int held = total(turn.rack);
    if (!first_meld(turn, usual_, move, effort)) return false;
    if (!jokers || move.tiles == held) return true;
    if (!first_meld(turn, kept_, move, effort)) return false;
    int laid = 0;
    for (int face = kTiles; face < kPoolFaces; ++face)
        laid += move.played[face];
    return move.tiles - laid >= 2 * laid;
}

bool SpecialPlayer::first_meld(const SpecialTurn& turn, const TwistWeights& weights, SpecialMove& move,
                               const SpecialEffort& effort) {
    problem_.must.fill(0);
    problem_.may = turn.rack;
    problem_.minimum = std::max(0, words_.minimum);
    problem_.beat = kAny;
    problem_.steps = effort.steps;
    problem_.node_steps = effort.node_steps;
    const TwistPlay& play = search_.solve(problem_, weights);
    problem_.minimum = 0;
    if (!play.found) return false;
    move.played = play.played;
    move.tiles = total(move.played);
    if (!move.tiles) return false;
    move.table = turn.table;
    for (const TwistSet& set : play.sets)
        move.table.add(set);
    return true;
}

// The best play while sets with special jokers lie as they do and no special joker of the rack is laid.
bool SpecialPlayer::still(const SpecialTurn& turn, const TwistWeights& weights, SpecialMove& move, int beat) {
    TilePool loose{};
    std::array<LaidSet, kMostJokers> open;
    int count = 0;
    move.table = {};
    for (int at = 0; at < turn.table.count; ++at) {
        const std::span<const std::uint8_t> faces = turn.table.at(at);
        if (!has_joker(FaceBits(faces)))
            for (const std::uint8_t face : faces)
                ++loose[face];
        else if (open_set(faces, open[static_cast<std::size_t>(count)]))
            ++count;
        else
            move.table.add(faces);
    }
    const TileTurn plain{loose, std::span(open).first(static_cast<std::size_t>(count)), turn.rack, true};
    TileMove found;
    if (!plain_.best(plain, plain_weights(weights), found, beat)) return false;
    move.played = found.played;
    move.tiles = found.tiles;
    for (const LaidSet& set : plain_.table())
        move.table.add({set.faces.data(), set.size});
    score_ = score_of(move.played, weights);
    return true;
}

// The best play that leaves the kept sets as they lie, if it is found, scores more than `beat` and is allowed.
bool SpecialPlayer::attempt(const SpecialTurn& turn, const TwistWeights& weights, SpecialMove& move,
                            const SpecialEffort& effort, int beat, Sets kept) {
    problem_.must.fill(0);
    for (int at = 0; at < turn.table.count; ++at)
        if (!(kept >> at & 1))
            for (const std::uint8_t face : turn.table.at(at))
                ++problem_.must[face];
    problem_.may = turn.rack;
    problem_.beat = beat;
    problem_.steps = effort.steps;
    problem_.node_steps = effort.node_steps;
    const TwistPlay& play = search_.solve(problem_, weights);
    found_ = play.found;
    if (!found_) return false;
    score_ = play.score;
    SpecialTable after;
    for (int at = 0; at < turn.table.count; ++at)
        if (kept >> at & 1) after.add(turn.table.at(at));
    for (const TwistSet& set : play.sets)
        after.add(set);
    if (!freed_.allowed(turn.table, after)) {
        // Sets to which jokers were added are left alone.
        const Sets longer = effort.every_way ? lengthened(turn.table, after) & ~kept : 0;
        return longer && attempt(turn, weights, move, effort, beat, kept | longer);
    }
    move.played = play.played;
    move.tiles = total(move.played);
    move.table = after;
    return true;
}

// The sets that lie afterwards in longer ones with jokers.
SpecialPlayer::Sets SpecialPlayer::lengthened(const SpecialTable& before, const SpecialTable& after) const {
    Sets longer = 0;
    for (int now = 0; now < after.count; ++now) {
        const FaceBits set(after.at(now));
        for (int at = 0; has_joker(set) && at < before.count; ++at)
            if (before.at(at).size() < after.at(now).size() && FaceBits(before.at(at)).within(set))
                longer |= Sets{1} << at;
    }
    return longer;
}

bool SpecialPlayer::best(const SpecialTurn& turn, const TwistWeights& weights, SpecialMove& move,
                         const SpecialEffort& effort, int beat) {
    bool found = still(turn, weights, move, beat);
    if (found) beat = score_;
    Sets jokers = 0;
    bool special = special_jokers_in(turn.rack);
    for (int at = 0; at < turn.table.count; ++at)
        if (has_joker(FaceBits(turn.table.at(at)))) jokers |= Sets{1} << at;
    if (!jokers && !special) return found;
    int goal = kMaxScore; // nothing can be better
    const auto leave = [&](Sets kept) {
        if (beat >= goal || !attempt(turn, weights, move, effort, beat, kept)) return;
        found = true;
        beat = score_;
    };
    if (std::popcount(jokers) <= effort.free_sets) {
        leave(0);
        if (!search_.cut_short()) {
            if (!found_ || beat == score_) return found;
            goal = score_;
        }
        if (jokers) leave(jokers);
    } else if (special) {
        leave(jokers);
    }
    for (int at = 0; at < turn.table.count; ++at)
        if (jokers >> at & 1) leave(jokers & ~(Sets{1} << at));
    for (int at = 0; effort.every_way && at < turn.table.count; ++at)
        if (jokers >> at & 1) leave(Sets{1} << at);
    return found;
}

std::array<bool, kTiles> SpecialPlayer::alone(const SpecialTable& table, const SpecialEffort& effort) {
    std::array<bool, kTiles> fits{};
    SpecialMove move;
    TilePool lying{};
    for (int at = 0; at < table.begin(table.count); ++at)
        ++lying[table.faces[static_cast<std::size_t>(at)]];
    for (int face = 0; face < kTiles; ++face) {
        if (lying[face] >= kCopies) continue;
        TilePool rack{};
        rack[face] = 1;
        fits[face] = best({table, rack, true}, usual_, move, effort);
    }
    return fits;
}

} // namespace rummykit
