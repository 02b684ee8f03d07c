#include "joker_meanings.hpp"

#include <algorithm>
#include <optional>

namespace rummykit {

namespace {

constexpr int kJoker = kTiles + kRegular, kTwo = kTiles + kDouble, kChange = kTiles + kColour,
              kMiddle = kTiles + kMirror;
constexpr unsigned kEveryColour = (1u << kColours) - 1;

// The tiles of a number from 1 in some colours.
std::uint64_t tiles_of(int number, unsigned colours) {
    std::uint64_t tiles = 0;
    for (int c = 0; c < kColours; ++c)
        if (colours >> c & 1) tiles |= std::uint64_t{1} << (c * kNumbers + number - 1);
    return tiles;
}

// A cell for every number that the tiles cover: a tile, any joker that stands for one as a regular one, or a change of
// colour.
std::vector<int> cells_of(std::span<const std::uint8_t> tiles) {
    std::vector<int> cells;
    for (const std::uint8_t face : tiles) {
        cells.push_back(face == kTwo ? kJoker : face);
        if (face == kTwo) cells.push_back(kJoker);
    }
    return cells;
}

// The number of a group with these cells; 0 if they make none.
int group_number(const std::vector<int>& cells) {
    int number = 0;
    for (const int cell : cells) {
        if (cell == kChange) return 0;
        if (cell >= kTiles) continue;
        if (number && number != cell % kNumbers + 1) return 0;
        number = cell % kNumbers + 1;
    }
    return number;
}

struct RunCells {
    int first = 0, sum = 0;
    std::vector<unsigned> colours; // that each cell can have, a bit each
};

// The cells as a run, if their numbers go up one by one.
std::optional<RunCells> run_cells(const std::vector<int>& cells) {
    RunCells run;
    const int size = static_cast<int>(cells.size());
    for (int at = 0; at < size; ++at) {
        const int cell = cells[static_cast<std::size_t>(at)];
        if (cell >= kTiles) continue;
        const int start = cell % kNumbers + 1 - at;
        if (run.first && run.first != start) return std::nullopt;
        if (start < 1) return std::nullopt;
        run.first = start;
    }
    if (!run.first || run.first + size - 1 > kNumbers) return std::nullopt;
    std::vector<unsigned> parts(1); // of the cells between changes of colour, 0 where it is open
    std::vector<std::size_t> part_of;
    bool changed = true;
    for (const int cell : cells) {
        if (cell == kChange && !changed) parts.push_back(0);
        changed = cell == kChange;
        part_of.push_back(parts.size() - 1);
        if (cell < kTiles) parts.back() = 1u << cell / kNumbers;
        run.sum += run.first + static_cast<int>(part_of.size()) - 1;
    }
    std::vector<unsigned> possible = parts;
    for (std::size_t part = 0; part < parts.size(); ++part)
        if (!parts[part]) {
            possible[part] = kEveryColour;
            if (part) possible[part] &= ~parts[part - 1];
            if (part + 1 < parts.size()) possible[part] &= ~parts[part + 1];
        }
    for (std::size_t at = 0; at < cells.size(); ++at)
        run.colours.push_back(cells[at] == kChange ? kEveryColour : possible[part_of[at]]);
    return run;
}

// Two halves cell by cell, if they agree.
std::optional<std::vector<int>> merged(const std::vector<int>& left, const std::vector<int>& right) {
    if (left.size() != right.size()) return std::nullopt;
    std::vector<int> both;
    for (std::size_t at = 0; at < left.size(); ++at) {
        const int a = left[at], b = right[at];
        if (a != b && (a == kChange || b == kChange || (a != kJoker && b != kJoker))) return std::nullopt;
        both.push_back(std::min(a, b));
    }
    return both;
}

// A side of a set: its tiles from the outside to the mirror, or all of them.
struct Side {
    std::vector<std::uint8_t> tiles;
    std::vector<int> cells;
};

void add_side(const Side& side, const std::optional<RunCells>& run, std::uint64_t grouped, int number,
              std::vector<PlacedJoker>& found) {
    int at = 0;
    for (const std::uint8_t face : side.tiles) {
        const int width = face == kTwo ? 2 : 1;
        if (face >= kTiles) {
            PlacedJoker joker{face, static_cast<std::uint8_t>(number), 0, {}};
            if (run) {
                std::uint64_t tiles = 0;
                for (int cell = at; cell < at + width; ++cell)
                    tiles |= tiles_of(run->first + cell, run->colours[static_cast<std::size_t>(cell)]);
                joker.stands[joker.readings++] = tiles;
            }
            if (grouped) joker.stands[joker.readings++] = grouped;
            found.push_back(joker);
        }
        at += width;
    }
}

} // namespace

bool PlacedJoker::means_the_same(const PlacedJoker& other) const {
    for (int mine = 0; mine < readings; ++mine)
        for (int its = 0; its < other.readings; ++its)
            if (!(stands[static_cast<std::size_t>(mine)] & other.stands[static_cast<std::size_t>(its)])) return false;
    return true;
}

void place_jokers(std::span<const std::uint8_t> set, int number, std::vector<PlacedJoker>& found) {
    const auto mirror = std::ranges::find(set, kMiddle);
    const bool mirrored = mirror != set.end();
    Side left{{set.begin(), mirror}, {}}, right;
    if (mirrored) right.tiles.assign(set.rbegin(), std::make_reverse_iterator(mirror + 1));
    left.cells = cells_of(left.tiles);
    right.cells = cells_of(right.tiles);
    std::vector<int> all = left.cells;
    all.insert(all.end(), right.cells.begin(), right.cells.end());
    const auto both = mirrored ? merged(left.cells, right.cells) : std::optional(left.cells);
    auto run = both ? run_cells(*both) : std::nullopt;
    int value = group_number(all);
    std::uint64_t grouped = 0;
    if (value && (mirrored || all.size() <= kColours)) {
        grouped = tiles_of(value, kEveryColour);
        for (const int cell : all)
            if (!mirrored && cell < kTiles) grouped &= ~(std::uint64_t{1} << cell);
        value *= static_cast<int>(left.cells.size()); // of one half
        if (run && run->sum > value) grouped = 0;
        if (run && run->sum < value) run.reset();
    }
    add_side(left, run, grouped, number, found);
    if (mirrored) found.push_back({kMiddle, static_cast<std::uint8_t>(number), 1, {}});
    add_side(right, run, grouped, number, found);
}

} // namespace rummykit
