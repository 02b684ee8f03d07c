// Actions as rows of features, which rummykit.lab.candidates describes: the number of an action is its row.
#pragma once

#include "cards.hpp"
#include "observation.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace rummykit {

inline constexpr int kCandidateRows = 256;
inline constexpr int kCandidateNumbers = 8;

// By the number of a kind of action its place among the verbs of the sheet, of which there are so many.
struct Candidates {
    std::vector<int> places;
    int verbs = 0;

    int size() const { return kCandidateRows; }
    int width() const { return verbs + 2 * kColumns + kCandidateNumbers; }
};

// What an action does: the cards that leave the hand and the known ones that come to it, how many melds it lays, and
// the size of the meld that it adds to, 0 for none.
struct Candidate {
    int kind = 0;
    Cards leaving{}, coming{};
    int melds = 0, meld_size = 0, jokers = 0;
    bool own_meld = false, discards = false;
};

// Calls `each(place, row)` for the listed actions that have a row, until it returns true. Where there are more than
// rows, actions that lay several cards give way, the last first.
template <typename Deal, typename Each>
void each_number(const Deal&, const std::vector<typename Deal::Move>& legal, const Candidates&, Each&& each) {
    int room = kCandidateRows, row = 0;
    if (legal.size() > kCandidateRows)
        room = std::max(0, kCandidateRows - static_cast<int>(std::ranges::count_if(
                                                legal, [](typename Deal::Move move) { return !lays_melds(move); })));
    for (std::size_t place = 0; place < legal.size() && row < kCandidateRows; ++place) {
        if (lays_melds(legal[place]) && room-- <= 0) continue;
        if (each(static_cast<int>(place), row++)) return;
    }
}

// Writes a row; `held` cards are in the hand, and faces have these points.
template <std::size_t Faces>
void write_candidate(const Candidate& found, const Candidates& candidates, int held,
                     const std::array<int, Faces>& points, float* row) {
    row[candidates.places[static_cast<std::size_t>(found.kind)]] = 1;
    float* columns = row + candidates.verbs;
    int leaving = 0, worth = 0;
    for (FaceBits faces = found.leaving.faces(); faces; faces &= faces - 1) {
        const int face = std::countr_zero(faces), count = found.leaving.count(face);
        columns[face] = static_cast<float>(count);
        leaving += count;
        worth += count * points[static_cast<std::size_t>(face)];
    }
    columns += kColumns;
    for (FaceBits faces = found.coming.faces(); faces; faces &= faces - 1)
        columns[std::countr_zero(faces)] = static_cast<float>(found.coming.count(std::countr_zero(faces)));
    const std::array<double, kCandidateNumbers> numbers{leaving / 10.0,          worth / 50.0,
                                                        found.melds / 4.0,       found.jokers / 2.0,
                                                        (held - leaving) / 20.0, found.own_meld ? 1.0 : 0.0,
                                                        found.meld_size / 10.0,  found.discards ? 1.0 : 0.0};
    std::ranges::transform(numbers, columns + kColumns, [](double number) { return static_cast<float>(number); });
}

// Clears the rows that were written before: each has a verb, and they are the first ones.
inline void clear_candidates(const Candidates& candidates, float* rows) {
    for (int at = 0; at < kCandidateRows; ++at, rows += candidates.width()) {
        if (std::all_of(rows, rows + candidates.verbs, [](float number) { return number == 0; })) return;
        std::fill_n(rows, candidates.width(), 0.0f);
    }
}

} // namespace rummykit
