#include "twist_sets.hpp"

#include "key_table.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr int kRegularJoker = kTiles + kRegular, kDoubleJoker = kTiles + kDouble, kChange = kTiles + kColour,
              kMirrorJoker = kTiles + kMirror;
constexpr int kSpares = (kMaxJokers + 1) * (kMaxJokers + 1) * (kMaxJokers + 1);

// The tile of a number from 1.
constexpr int tile_at(int number, int colour) {
    return colour * kNumbers + number - 1;
}

TileRow with(TileRow row, int face, int times = 1) {
    while (times-- > 0)
        row.add(face);
    return row;
}

TileRow sorted(TileRow row) {
    std::sort(row.faces.begin(), row.faces.begin() + row.size);
    return row;
}

std::array<int, 3> without(const std::array<int, 3>& spare, const TileRow& row) {
    return {spare[0] - row.count(kRegularJoker), spare[1] - row.count(kDoubleJoker), spare[2] - row.count(kChange)};
}

int all_of(const std::array<int, 3>& spare) {
    return spare[0] + spare[1] + spare[2];
}

// Some tiles, and how a run goes on that they are: 0 if they are none.
struct RowKey {
    TileRow row;
    int goes_on = 0;
    bool operator==(const RowKey&) const = default;
    friend std::size_t hashed(const RowKey& key) {
        std::uint64_t sum = static_cast<std::uint64_t>(key.goes_on);
        for (const std::uint8_t face : key.row)
            sum = (sum ^ face) * 0x9E3779B97F4A7C15u;
        return sum >> 32;
    }
};
struct Seen {
    RowKey key;
    std::size_t place = 0;
};

// Of equal rows the first.
void keep_first(std::vector<TileRow>& rows) {
    KeyTable<Seen, 256> seen;
    seen.clear();
    std::erase_if(rows, [&](const TileRow& row) {
        const std::size_t known = seen.entries.size();
        seen.made({row, 0});
        return seen.entries.size() == known;
    });
}

// The halves round the mirror, a tile facing the same tile or a joker.
TileRow mirrored_group(const TileRow& left, const TileRow& right) {
    const auto both = [&](int face) { return face < kTiles && right.count(face) && left.count(face); };
    TileRow set, mirrored;
    for (const int face : left)
        if (both(face)) {
            set.add(face);
            mirrored.add(face);
        }
    for (const int face : left)
        if (face < kTiles && !both(face)) set.add(face);
    for (const int face : left)
        if (face >= kTiles) set.add(face);
    for (const int face : right)
        if (face >= kTiles) mirrored.add(face);
    for (const int face : right)
        if (face < kTiles && !both(face)) mirrored.add(face);
    set.add(kMirrorJoker);
    for (std::size_t i = mirrored.size; i-- > 0;)
        set.add(mirrored.faces[i]);
    return set;
}

} // namespace

int TileRow::count(int face) const {
    return static_cast<int>(std::count(begin(), end(), face));
}

bool TileRow::natural() const {
    return std::any_of(begin(), end(), [](int face) { return face < kTiles; });
}

TwistSets::TwistSets(const TwistCounts& pool, bool leading, bool adjacent, int longest)
    : pool_(pool), leading_(leading), adjacent_(adjacent), longest_(std::min(longest, kNumbers)),
      spare_{pool[kRegularJoker], pool[kDoubleJoker], pool[kChange]} {}

std::vector<TileRow> TwistSets::all(int jokers) {
    const int most = std::min(jokers, all_of(spare_));
    std::vector<Spare> spares;
    for (int regular = 0; regular <= spare_[0]; ++regular)
        for (int doubles = 0; doubles <= spare_[1]; ++doubles)
            for (int changes = 0; changes <= spare_[2]; ++changes)
                if (regular + doubles + changes == most) spares.push_back({regular, doubles, changes});
    Rows found;
    for (const Spare& spare : spares)
        for (int number = 1; (spare[1] || spare[2]) && number <= kNumbers; ++number)
            for (int c = 0; c < kColours; ++c)
                for (const TileRow& run : ending(number, c, spare))
                    if (run.size >= 3 && run.natural() && *std::max_element(run.begin(), run.end()) > kRegularJoker)
                        found.push_back(run);
    Rows others;
    for (int number = 1; spare_[1] && number <= kNumbers; ++number)
        groups(number, others);
    for (int number = 1; number <= kNumbers; ++number)
        mirrored_groups(number, others);
    for (int c = 0; c < kColours; ++c)
        for (const Spare& spare : spares)
            mirrored_runs(c, spare, others);
    // Of those with the same tiles the last, where the first was.
    KeyTable<Seen, 256> tiles;
    tiles.clear();
    for (std::size_t i = 0; i < others.size(); ++i)
        tiles.entries[static_cast<std::size_t>(tiles.made({sorted(others[i]), 0}))].place = i;
    for (const Seen& each : tiles.entries) {
        const TileRow& set = others[each.place];
        const auto special = std::count_if(set.begin(), set.end(), [](int face) { return face >= kTiles; });
        if (set.size >= 3 && *std::max_element(set.begin(), set.end()) > kRegularJoker &&
            special - set.count(kMirrorJoker) <= most)
            found.push_back(set);
    }
    keep_first(found);
    return found;
}

std::vector<TwistWay> TwistSets::holding(int wanted) {
    const bool joker = wanted >= kTiles, mirror = wanted == kMirrorJoker;
    const int first = joker ? 1 : wanted % kNumbers + 1, last = joker ? kNumbers : first;
    const int low = joker ? 0 : wanted / kNumbers, high = joker ? kColours - 1 : low;
    Rows sets;
    for (int number = first; !mirror && number <= last; ++number)
        groups(number, sets);
    for (int number = first; number <= last; ++number)
        mirrored_groups(number, sets);
    const bool any = spare_[2] > 1; // a mirrored run may have come to its colour
    for (int c = any ? 0 : low; c <= (any ? kColours - 1 : high); ++c)
        mirrored_runs(c, spare_, sets);
    std::vector<TwistWay> found;
    for (const TileRow& set : sets)
        found.push_back({set, std::nullopt});
    for (int number = first; !mirror && number <= last; ++number)
        for (int c = low; c <= high; ++c)
            runs_until(wanted, number, c, found);
    std::erase_if(found, [&](const TwistWay& way) { return way.tiles.size < 3 || !way.tiles.count(wanted); });
    return once(std::move(found));
}

std::vector<TwistWay> TwistSets::onward(const PartialRun& run, int wanted) const {
    const std::size_t done = run.tiles.size;
    std::vector<TwistWay> found;
    std::vector<Longer> waiting{{run, spare_}};
    while (!waiting.empty()) {
        const auto [on, spare] = waiting.back();
        waiting.pop_back();
        const bool changed = on.tiles.back() == kChange;
        const auto* const fresh = on.tiles.begin() + done;
        if (fresh != on.tiles.end() && (wanted < 0 || std::find(fresh, on.tiles.end(), wanted) != on.tiles.end())) {
            found.push_back(
                {on.tiles, !changed && on.number <= kNumbers ? std::optional<PartialRun>(on) : std::nullopt});
            if (!changed) continue;
        } else if (wanted >= 0 && wanted < kTiles && !could_come(on, wanted, spare)) {
            continue;
        }
        const auto more = longer(on, spare);
        waiting.insert(waiting.end(), more.begin(), more.end());
    }
    return once(std::move(found));
}

// Of what can become the same sets, one.
std::vector<TwistWay> TwistSets::once(std::vector<TwistWay> found) const {
    KeyTable<Seen, 256> seen;
    seen.clear();
    std::erase_if(found, [&](const TwistWay& way) {
        int goes_on = 0;
        if (way.run) {
            bool ahead = false;
            for (int number = way.run->number; number <= kNumbers; ++number)
                ahead |= there(tile_at(number, way.run->colour));
            goes_on = 8 * way.run->number + (ahead ? 1 + way.run->colour : 0);
        }
        const std::size_t known = seen.entries.size();
        seen.made({sorted(way.tiles), goes_on});
        return seen.entries.size() == known;
    });
    return found;
}

// --- runs, from low to high

// Whether a change of colour, perhaps of more than one joker, may begin after these tiles.
bool TwistSets::may_begin(const TileRow& before) const {
    return before.size ? before.back() != kChange : leading_;
}

// Whether the colour may change after these tiles.
bool TwistSets::may_change(const TileRow& before) const {
    if (before.size && before.back() == kChange) return adjacent_;
    return before.size || leading_;
}

// What of a run may lie up to this number where a cell of this colour follows; nothing, too.
const TwistSets::Rows& TwistSets::ending(int number, int colour, const Spare& spare) {
    if (endings_.empty()) endings_.resize(static_cast<std::size_t>((kNumbers + 1) * kColours * kSpares));
    const int place = ((number * kColours + colour) * 3 + spare[0]) * 9 + spare[1] * 3 + spare[2];
    auto& known = endings_[static_cast<std::size_t>(place)];
    if (known) return *known;
    Rows found(1);
    const auto [regular, doubles, change] = spare;
    const auto follow = [&](const Rows& before, int face) {
        for (const TileRow& row : before)
            if (row.size < longest_) found.push_back(with(row, face));
    };
    if (number >= 1) {
        if (there(tile_at(number, colour))) follow(ending(number - 1, colour, spare), tile_at(number, colour));
        if (regular) follow(ending(number - 1, colour, {regular - 1, doubles, change}), kRegularJoker);
        if (doubles && number >= 2) follow(ending(number - 2, colour, {regular, doubles - 1, change}), kDoubleJoker);
        for (int changes = 1; changes <= std::min({change, number, adjacent_ ? kMaxJokers : 1}); ++changes)
            for (int other = 0; other < kColours; ++other) {
                if (other == colour) continue;
                for (const TileRow& row : ending(number - changes, other, {regular, doubles, change - changes}))
                    if (row.size + changes <= longest_ && may_begin(row)) found.push_back(with(row, kChange, changes));
            }
        if (change) keep_first(found); // what was before it may have had any colour
    }
    return known.emplace(std::move(found));
}

// The runs whose last tile is this one, and where that is too little to be a set, made longer.
void TwistSets::runs_until(int wanted, int number, int colour, std::vector<TwistWay>& found) {
    const int width = wanted == kDoubleJoker ? 2 : 1;
    Spare others = spare_;
    if (wanted >= kTiles) others[static_cast<std::size_t>(wanted - kTiles)] = 0;
    if (!there(wanted) || number + width > kNumbers + 1) return;
    for (const TileRow& before : ending(number - 1, colour, others)) {
        if (wanted == kChange && !may_change(before)) continue;
        const PartialRun run{with(before, wanted), number + width, colour};
        complete(run, without(spare_, run.tiles), found);
    }
}

// The run with as few tiles more as make it a set; one that ends in a change of colour also goes on.
void TwistSets::complete(const PartialRun& run, const Spare& spare, std::vector<TwistWay>& found) const {
    if (run.tiles.size >= 3 && run.tiles.natural()) {
        const bool changed = run.tiles.back() == kChange;
        found.push_back(
            {run.tiles, !changed && run.number <= kNumbers ? std::optional<PartialRun>(run) : std::nullopt});
        if (!changed) return;
    }
    for (const auto& [more, left] : longer(run, spare))
        complete(more, left, found);
}

// The run with one tile more, and the jokers left then.
std::vector<TwistSets::Longer> TwistSets::longer(const PartialRun& run, const Spare& spare) const {
    std::vector<Longer> found;
    const auto [regular, doubles, change] = spare;
    const int number = run.number;
    if (number > kNumbers) return found;
    const bool changed = run.tiles.back() == kChange;
    for (int here = 0; here < kColours; ++here) {
        if (changed == (here == run.colour)) continue;
        if (const int face = tile_at(number, here); there(face))
            found.push_back({{with(run.tiles, face), number + 1, here}, spare});
        if (regular)
            found.push_back({{with(run.tiles, kRegularJoker), number + 1, here}, {regular - 1, doubles, change}});
        if (doubles && number < kNumbers)
            found.push_back({{with(run.tiles, kDoubleJoker), number + 2, here}, {regular, doubles - 1, change}});
    }
    if (change && may_change(run.tiles))
        found.push_back({{with(run.tiles, kChange), number + 1, run.colour}, {regular, doubles, change - 1}});
    return found;
}

// Whether a tile could yet come into the run.
bool TwistSets::could_come(const PartialRun& run, int wanted, const Spare& spare) const {
    if (run.number > wanted % kNumbers + 1) return false;
    return spare[2] || run.tiles.back() == kChange || run.colour == wanted / kNumbers;
}

// --- groups

void TwistSets::groups(int number, Rows& found) const {
    for (const int members : {3, 4})
        for (const TileRow& part : parts(number, members))
            if (part.natural()) found.push_back(part);
}

// The parts of groups with this many members, their tiles first; there may be none.
TwistSets::Rows TwistSets::parts(int number, int members) const {
    TileRow faces;
    for (int c = 0; c < kColours; ++c)
        if (there(tile_at(number, c))) faces.add(tile_at(number, c));
    Rows found;
    const auto put = [&](const TileRow& naturals) {
        const int missing = members - naturals.size;
        for (int doubles = 0; doubles <= std::min(spare_[1], missing / 2); ++doubles)
            if (const int regular = missing - 2 * doubles; regular <= spare_[0])
                found.push_back(with(with(naturals, kRegularJoker, regular), kDoubleJoker, doubles));
    };
    // Every choice of this many, ascending.
    const auto choose = [&](const auto& self, const TileRow& chosen, std::size_t from, int missing) -> void {
        if (!missing) return put(chosen);
        for (std::size_t i = from; i < faces.size; ++i)
            self(self, with(chosen, faces.faces[i]), i + 1, missing - 1);
    };
    for (int count = 0; count <= std::min<int>(faces.size, members); ++count)
        choose(choose, {}, 0, count);
    return found;
}

// --- mirrored sets

void TwistSets::mirrored_groups(int number, Rows& found) const {
    if (!there(kMirrorJoker)) return;
    int cells = spare_[0] + 2 * spare_[1];
    for (int c = 0; c < kColours; ++c)
        cells += pool_[static_cast<std::size_t>(tile_at(number, c))];
    for (int members = 2; members <= std::min(kColours, cells / 2); ++members) {
        const Rows halves = parts(number, members);
        for (const TileRow& left : halves)
            for (const TileRow& right : halves) {
                TileRow together;
                bool enough = true;
                for (const TileRow& half : {left, right})
                    for (const int face : half) {
                        const int needed = left.count(face) + right.count(face);
                        enough &= needed <= pool_[static_cast<std::size_t>(face)];
                        if (face < kTiles && !together.count(face)) together.add(face);
                    }
                if (enough && together.size && together.size <= members) found.push_back(mirrored_group(left, right));
            }
    }
}

// Those that begin in a colour or with a change to it.
void TwistSets::mirrored_runs(int colour, const Spare& spare, Rows& found) const {
    if (!there(kMirrorJoker)) return;
    std::vector<Halves> waiting;
    for (int number = 1; number <= kNumbers; ++number)
        if (pool_[static_cast<std::size_t>(tile_at(number, colour))] + spare[0] + spare[1] >= 2)
            waiting.push_back({{}, {}, number, colour, spare});
    if (leading_ && spare[2] > 1) {
        const TileRow change = with({}, kChange);
        int other = 0;
        for (int k = 0; k < 2; ++k, ++other) {
            if (other == colour) ++other;
            for (int number = 1; number <= kNumbers; ++number)
                waiting.push_back({change, change, number + 1, other, {spare[0], spare[1], spare[2] - 2}});
        }
    }
    while (!waiting.empty()) {
        const Halves halves = waiting.back();
        waiting.pop_back();
        nearer(halves, waiting);
        if (halves.left_covered || halves.right_covered || !(halves.left.natural() || halves.right.natural())) continue;
        TileRow set = with(halves.left, kMirrorJoker);
        for (std::size_t i = halves.right.size; i-- > 0;)
            set.add(halves.right.faces[i]);
        found.push_back(set);
    }
}

// Both halves with one cell more.
void TwistSets::nearer(const Halves& halves, std::vector<Halves>& found) const {
    const auto& [left, right, number, colour, spare, left_covered, right_covered] = halves;
    if (number > kNumbers) return;
    const bool changed = left.size && left.back() == kChange;
    constexpr int kNothing = -1;
    for (int here = 0; here < kColours; ++here) {
        if (changed == (here == colour)) continue;
        const int face = tile_at(number, here), copies = pool_[static_cast<std::size_t>(face)];
        if (copies + spare[0] + spare[1] + left_covered + right_covered < 2) continue;
        std::vector<int> cells;
        if (copies) cells.push_back(face);
        if (spare[0]) cells.push_back(kRegularJoker);
        if (spare[1] && number < kNumbers) cells.push_back(kDoubleJoker);
        const std::vector<int> none{kNothing};
        for (const int one : left_covered ? none : cells)
            for (const int other : right_covered ? none : cells) {
                TileRow on_left = left, on_right = right;
                if (one != kNothing) on_left.add(one);
                if (other != kNothing) on_right.add(other);
                Spare rest = spare;
                for (const int cell : {one, other})
                    if (cell >= kTiles) --rest[static_cast<std::size_t>(cell - kTiles)];
                if (std::ranges::min(rest) < 0 || (one == face && other == face && copies < 2)) continue;
                const bool both = one == kDoubleJoker && other == kDoubleJoker;
                found.push_back({on_left, on_right, number + (both ? 2 : 1), here, rest, one == kDoubleJoker && !both,
                                 other == kDoubleJoker && !both});
            }
    }
    if (spare[2] > 1 && left.size && !left_covered && !right_covered && may_change(left))
        found.push_back(
            {with(left, kChange), with(right, kChange), number + 1, colour, {spare[0], spare[1], spare[2] - 2}});
}

} // namespace rummykit
