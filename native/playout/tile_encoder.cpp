#include "tile_encoder.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr int kPlanes = 4; // rack, table, unseen, lengthening
constexpr int kKinds = 4, kPhases = 6, kSteps = 2;
constexpr int kColumnsOfSet = 2 * kPoolFaces + kKinds;
constexpr int kOpen = kTileJoker; // the column of a joker whose colour is open
constexpr double kTurns = 50, kTiles20 = 20;
constexpr double kTiles10 = 10, kPoints = 50, kSets = 4; // of one action
constexpr double kHighest = 255;

float told(double value) {
    return static_cast<float>(std::min(value, kHighest));
}

// Counts the tiles that lengthen a set by themselves, each once.
void count_lengthening(const LaidSet& set, bool jokers, float* counts) {
    bool room = false;
    if (set.run) {
        const RunPlace run = place_of(set);
        const int first = run.colour * kNumbers;
        if (run.low > 0) ++counts[first + run.low - 1];
        if (run.high + 1 < kNumbers) ++counts[first + run.high + 1];
        room = run.low > 0 || run.high + 1 < kNumbers;
    } else if (set.size < kColours) {
        const KeptGroup group = group_of(set);
        for (int colour = 0; colour < kColours; ++colour)
            if (!(group.colours >> colour & 1)) ++counts[colour * kNumbers + group.number];
        room = true;
    }
    if (room && jokers) ++counts[kTileJoker];
}

// Counts what the tiles of a set stand for, if one of them is a joker.
void count_standing(const LaidSet& set, float* counts) {
    if (!set.has_joker()) return;
    if (set.run) {
        const RunPlace run = place_of(set);
        for (int at = 0; at < set.size; ++at)
            ++counts[run.colour * kNumbers + run.low + at];
        return;
    }
    const KeptGroup group = group_of(set);
    int missing = -1, open = 0;
    for (int colour = 0; colour < kColours; ++colour) {
        if (group.colours >> colour & 1) {
            ++counts[colour * kNumbers + group.number];
        } else {
            missing = colour;
            ++open;
        }
    }
    const auto jokers = std::count(set.faces.begin(), set.faces.begin() + set.size, kTileJoker);
    counts[open == 1 ? missing * kNumbers + group.number : kOpen] += static_cast<float>(jokers);
}

// Writes one action; `left` are the tiles that the rack has before it.
void describe(const TileStep& step, const std::vector<LaidSet>& table, const TileWords& words, int left, float* row) {
    int tiles = 0, points = 0, longer = 0;
    for (const LaidSet& set : step.sets)
        for (int at = 0; at < set.size; ++at)
            ++row[set.faces[at]];
    if (step.place >= 0) {
        longer = step.sets.front().size;
        const LaidSet& before = table[static_cast<std::size_t>(step.place)];
        for (int at = 0; at < before.size; ++at)
            --row[before.faces[at]];
    }
    for (int face = 0; face < kPoolFaces; ++face) {
        tiles += static_cast<int>(row[face]);
        points += words.values[face] * static_cast<int>(row[face]);
    }
    float* numbers = row + kPoolFaces;
    numbers[0] = step.passes() ? 1 : 0;
    numbers[1] = tiles == left ? 1 : 0;
    numbers[2] = told(tiles / kTiles10);
    numbers[3] = told(points / kPoints);
    numbers[4] = told(row[kTileJoker] / 2.0);
    numbers[5] = told((left - tiles) / kTiles20);
    numbers[6] = told(step.place < 0 ? static_cast<double>(step.sets.size()) / kSets : 0);
    numbers[7] = told(static_cast<double>(longer) / kNumbers);
}

} // namespace

int encoded_size(int seats, int sets) {
    return kPlanes * kPoolFaces + sets * (kColumnsOfSet + seats + 1) + kPhases + kSteps + 2 + 6 * seats;
}

void encode(const TileSteps& steps, const TileWords& words, int sets, int turn_number, int starter, unsigned laid,
            float* into) {
    const TileDeal& deal = steps.deal();
    const int seats = deal.players;
    std::fill_n(into, encoded_size(seats, sets), 0.0f);

    float* rack = into;
    float* table = rack + kPoolFaces;
    float* unseen = table + kPoolFaces;
    float* lengthening = unseen + kPoolFaces;
    int pack = 0;
    for (const LaidSet& set : steps.table()) {
        for (int at = 0; at < set.size; ++at)
            ++table[set.faces[at]];
        count_lengthening(set, words.pack[kTileJoker] > 0, lengthening);
    }
    for (int face = 0; face < kPoolFaces; ++face) {
        rack[face] = deal.racks[deal.turn][face];
        unseen[face] = static_cast<float>(words.pack[face]) - rack[face] - table[face];
        pack += words.pack[face];
    }
    into += kPlanes * kPoolFaces;

    const int width = kColumnsOfSet + seats + 1;
    const int told_sets = std::min(sets, static_cast<int>(steps.table().size()));
    for (int number = 0; number < told_sets; ++number) {
        const LaidSet& set = steps.table()[number];
        float* row = into + number * width;
        for (int at = 0; at < set.size; ++at)
            ++row[set.faces[at]];
        count_standing(set, row + kPoolFaces);
        row[2 * kPoolFaces + (set.run ? 1 : 0)] = 1;
    }
    into += sets * width;

    into[0] = 1; // the phase `rearrange`
    into[kPhases] = 1;
    into += kPhases + kSteps;
    *into++ = told(static_cast<double>(deal.stock_size) / pack);
    *into++ = told(turn_number / kTurns);
    float* cards = into; // then cards drawn one by one, which no tiles are
    float* opened = into + 2 * seats;
    float* to_act = into + 3 * seats;
    float* began = into + 4 * seats; // then the dealer, which there is not
    for (int place = 0; place < seats; ++place) {
        const int seat = (deal.turn + place) % seats;
        cards[place] = told(deal.held[seat] / kTiles20);
        opened[place] = laid >> seat & 1 ? 1 : 0;
        to_act[place] = seat == deal.turn ? 1 : 0;
        began[place] = seat == starter ? 1 : 0;
    }
}

int describe_actions(const TileSteps& steps, const TileWords& words, int most, float* into) {
    const int left = steps.deal().held[steps.deal().turn];
    const std::vector<TileStep> actions = steps.actions();
    const int told_actions = std::min(most, static_cast<int>(actions.size()));
    std::fill_n(into, most * kListedSize, 0.0f);
    for (int at = 0; at < told_actions; ++at)
        describe(actions[at], steps.table(), words, left, into + at * kListedSize);
    return told_actions;
}

} // namespace rummykit
