// What becomes of jokers that are exchanged: every way to do it, and whether they then lie where the sheet wants them.
#include "tile_player.hpp"
#include "tile_sets.hpp"

#include <algorithm>

namespace rummykit {

// Every way to exchange one joker, and every way to exchange two.
void TilePlayer::list_exchanges(const TileTurn& turn) {
    std::vector<Exchange> one;
    for (int set = 0; set < static_cast<int>(turn.bound.size()); ++set) {
        const LaidSet& bound = turn.bound[set];
        if (special(bound)) continue;
        const auto offer = [&](int face) {
            const int lying = words_.joker_sets == JokerSetWord::kAnother ? turn.loose[face] : 0;
            if (lying + turn.rack[face] > 0) one.push_back({set, face});
        };
        if (bound.run) {
            const RunPlace at = place_of(bound);
            for (int i = 0; i < bound.size; ++i)
                if (bound.faces[i] == kTileJoker) offer(at.colour * kNumbers + at.low + i);
        } else {
            const KeptGroup group = group_of(bound);
            for (int colour = 0; colour < kColours; ++colour)
                if (!(group.colours >> colour & 1)) offer(colour * kNumbers + group.number);
        }
    }
    for (const Exchange& each : one)
        add_plan(turn, std::span(&each, 1));
    for (std::size_t i = 0; i < one.size(); ++i)
        for (std::size_t j = 0; j < one.size(); ++j) {
            if (i == j) continue;
            const std::array both{one[i], one[j]};
            // In one set the order makes no difference, and each tile is there once.
            if (both[0].set == both[1].set && i > j) continue;
            if (both[0].set == both[1].set && jokers_in(turn.bound[both[0].set]) < 2) continue;
            add_plan(turn, both);
        }
}

// The exchanges happen in this order: a set without its last joker is loose.
void TilePlayer::add_plan(const TileTurn& turn, std::span<const Exchange> exchanges) {
    Plan plan;
    TilePool loose = turn.loose, rack = turn.rack;
    std::array<LaidSet, kMostJokers> sets;
    std::copy(turn.bound.begin(), turn.bound.end(), sets.begin());
    for (const Exchange& each : exchanges) {
        LaidSet& set = sets[each.set];
        if (loose[each.face] && words_.joker_sets == JokerSetWord::kAnother) {
            --loose[each.face];
        } else if (rack[each.face]) {
            --rack[each.face];
            ++plan.needed[each.face];
            ++plan.exchanged[each.face];
        } else {
            return;
        }
        int at = 0;
        const int place = set.run ? each.face % kNumbers - place_of(set).low : -1;
        while (set.faces[at] != kTileJoker || (set.run && at != place))
            ++at;
        set.faces[at] = static_cast<std::uint8_t>(each.face);
        ++loose[kTileJoker];
        if (!set.has_joker())
            for (int i = 0; i < set.size; ++i)
                ++loose[set.faces[i]];
    }
    std::array<int, kMostJokers> kept_at{};
    for (std::size_t set = 0; set < turn.bound.size(); ++set) {
        kept_at[set] = sets[set].has_joker() ? plan.kept_count : -1;
        if (kept_at[set] >= 0) plan.kept[plan.kept_count++] = sets[set];
    }
    for (const Exchange& each : exchanges)
        plan.freed[plan.freed_count++] = {sets[each.set], kept_at[each.set]};
    plan.must = regular(loose);
    plan.may = regular(rack);
    plans_.push_back(plan);
}

// Every new set of the freed joker and tiles of the rack, up to five: a longer run can be cut.
bool TilePlayer::attempt_rack_sets(const TileTurn& turn, const Plan& plan, const TileWeights& weights) {
    bool found = false;
    for (int colour = 0; colour < kColours; ++colour)
        for (int low = 0; low + kLeastCut <= kNumbers; ++low)
            for (int size = kLeastCut; size <= kLongestRackSet && low + size <= kNumbers; ++size)
                for (int joker = 0; joker < size; ++joker) {
                    LaidSet set;
                    set.run = true;
                    for (int at = 0; at < size; ++at)
                        set.add(at == joker ? kTileJoker : colour * kNumbers + low + at);
                    found |= attempt_rack_set(turn, plan, set, weights);
                }
    for (int number = 0; number < kNumbers; ++number)
        for (unsigned colours = 1; colours < 1u << kColours; ++colours) {
            LaidSet set;
            for (int colour = 0; colour < kColours; ++colour)
                if (colours >> colour & 1) set.add(colour * kNumbers + number);
            if (set.size != 2 && set.size != 3) continue;
            set.add(kTileJoker);
            found |= attempt_rack_set(turn, plan, set, weights);
        }
    return found;
}

bool TilePlayer::attempt_rack_set(const TileTurn& turn, const Plan& plan, const LaidSet& set,
                                  const TileWeights& weights) {
    for (int at = 0; at < set.size; ++at)
        if (set.faces[at] != kTileJoker && !plan.may[set.faces[at]]) return false;
    Plan closer = plan;
    closer.laid = set;
    for (int at = 0; at < set.size; ++at) {
        const int face = set.faces[at];
        if (face == kTileJoker) {
            --closer.must[face];
        } else {
            --closer.may[face];
            ++closer.needed[face];
        }
    }
    return attempt(turn, closer, weights);
}

// Runs are cut where a part with a joker lies wholly beyond the run that the joker left, or beyond a kept one.
void TilePlayer::cut_off(const Plan& plan) {
    const auto cut = [&](std::size_t place, const RunPlace& inner) {
        const LaidSet set = laid_[place];
        if (!set.run || set.size < 2 * kLeastCut || special(set)) return;
        const RunPlace outer = place_of(set);
        if (outer.colour != inner.colour || outer.low > inner.low || outer.high < inner.high) return;
        int first = 0, last = set.size;
        const LaidSet below = part_of(set, 0, inner.low - outer.low);
        const LaidSet above = part_of(set, inner.high + 1 - outer.low, set.size);
        if (below.size >= kLeastCut && below.has_joker()) {
            first = below.size;
            laid_.push_back(below);
        }
        if (above.size >= kLeastCut && above.has_joker()) {
            last = inner.high + 1 - outer.low;
            laid_.push_back(above);
        }
        laid_[place] = part_of(set, first, last);
    };
    for (int at = 0; at < plan.kept_count; ++at)
        if (plan.kept[at].run && !special(plan.kept[at])) cut(static_cast<std::size_t>(at), place_of(plan.kept[at]));
    for (int freed = 0; freed < plan.freed_count; ++freed)
        if (plan.freed[freed].left.run)
            for (auto at = static_cast<std::size_t>(plan.kept_count); at < laid_.size(); ++at)
                cut(at, place_of(plan.freed[freed].left));
}

bool TilePlayer::allowed(const Plan& plan, const TablePlay& play) const {
    return words_.joker_sets == JokerSetWord::kRackSet ? in_rack_set(plan, play) : in_another_set(plan);
}

// Whether as many jokers as were freed lie in new sets of jokers and rack tiles alone.
bool TilePlayer::in_rack_set(const Plan& plan, const TablePlay& play) const {
    TilePool own = plan.needed;
    for (int face = 0; face < kTileFaces; ++face)
        own[face] = static_cast<std::uint8_t>(own[face] + play.played[face] - plan.exchanged[face]);
    int placed = 0;
    for (auto at = static_cast<std::size_t>(plan.kept_count); at < laid_.size() && placed < plan.freed_count; ++at) {
        const int jokers = jokers_in(laid_[at]);
        TilePool tiles = counted(laid_[at]);
        tiles[kTileJoker] = 0;
        if (!jokers || !within(tiles, own)) continue;
        for (int face = 0; face < kTileFaces; ++face)
            own[face] = static_cast<std::uint8_t>(own[face] - tiles[face]);
        placed += jokers;
    }
    return placed >= plan.freed_count;
}

// Whether every freed joker lies in another set than it left.
bool TilePlayer::in_another_set(const Plan& plan) const {
    std::vector<int> slots;
    for (int at = 0; at < static_cast<int>(laid_.size()); ++at) {
        const int before = at < plan.kept_count ? jokers_in(plan.kept[at]) : 0;
        slots.insert(slots.end(), static_cast<std::size_t>(std::max(0, jokers_in(laid_[at]) - before)), at);
    }
    const auto another = [&](const Freed& freed, int place) {
        if (freed.kept >= 0) return freed.kept != place;
        const TilePool stayed = counted(freed.left);
        if (!within(stayed, counted(laid_[place]))) return true;
        TilePool elsewhere{};
        for (int at = 0; at < static_cast<int>(laid_.size()); ++at) {
            if (at == place) continue;
            const TilePool here = counted(laid_[at]);
            const TilePool kept = at < plan.kept_count ? counted(plan.kept[at]) : TilePool{};
            for (int face = 0; face < kPoolFaces; ++face)
                elsewhere[face] = static_cast<std::uint8_t>(elsewhere[face] + here[face] - kept[face]);
        }
        return within(stayed, elsewhere);
    };
    if (plan.freed_count == 1)
        return std::any_of(slots.begin(), slots.end(), [&](int place) { return another(plan.freed[0], place); });
    for (std::size_t i = 0; i < slots.size(); ++i)
        for (std::size_t j = 0; j < slots.size(); ++j)
            if (i != j && another(plan.freed[0], slots[i]) && another(plan.freed[1], slots[j])) return true;
    return false;
}

} // namespace rummykit
