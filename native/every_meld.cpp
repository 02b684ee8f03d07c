#include "every_meld.hpp"

#include <algorithm>

namespace rummykit {

MeldBook::MeldBook(const Shapes& shapes, const WildLimits& limits, const std::array<int, kFaces>& points, int low_ace)
    : shapes_(shapes), limits_(limits), points_(points), dearest_(std::ranges::max(points)) {
    if (!shapes.runs) return;
    for (const RunLine& line : lines_of_runs(*shapes.runs, shapes.runs->max_length)) {
        ValuedLine valued{line, 0};
        for (int i = 0; i < line.length; ++i)
            valued.points += points_[line.place[i]];
        if (line.place[0] % kRanks == 0) valued.points += low_ace - points_[line.place[0]];
        for (int i = 0; i < line.length; ++i)
            lines_[line.place[i]].push_back(valued);
    }
}

// Of melds of the same cards the one that counts most is kept.
void MeldBook::keep(const WholeMeld& meld, std::vector<WholeMeld>& found) const {
    const auto same = std::ranges::find_if(
        found, [&](const WholeMeld& each) { return each.size == meld.size && each.natural == meld.natural; });
    if (same == found.end())
        found.push_back(meld);
    else if (same->points < meld.points)
        *same = meld;
}

void MeldBook::melds_with(const Cards& left, int wild, int face, int most, std::vector<WholeMeld>& found) const {
    found.clear();
    const FaceBits held = left.faces();
    for (const ValuedLine& valued : lines_[face]) {
        const RunLine& line = valued.line;
        const FaceBits there = line.faces & held;
        const int spare = wild - (line.length - std::popcount(there));
        if (spare < 0 || line.length > most) continue;
        const FaceBits choice = there & ~bit_of(face);
        for (FaceBits kept = choice;; kept = (kept - 1) & choice) {
            WholeMeld meld;
            meld.natural.plane[0] = kept | bit_of(face);
            meld.wild = line.length - std::popcount(meld.natural.plane[0]);
            meld.size = line.length;
            meld.points = valued.points;
            meld.line = &line;
            if (meld.wild <= wild && limits_.allow(meld.size - meld.wild, meld.wild)) keep(meld, found);
            if (kept == 0) break;
        }
    }
    if (!shapes_.groups) return;
    const int own = face / kRanks, rank = face % kRanks;
    std::array<int, kSuits> here, taken{};
    for (int suit = 0; suit < kSuits; ++suit) {
        here[suit] = left.count(face_of(suit, rank));
        if (shapes_.groups->distinct_suits) here[suit] = std::min(here[suit], 1);
    }
    taken[own] = 1;
    while (true) {
        WholeMeld meld;
        for (int suit = 0; suit < kSuits; ++suit)
            for (int copy = 0; copy < taken[suit]; ++copy)
                meld.natural.add(bit_of(face_of(suit, rank)));
        const int naturals = meld.natural.size();
        const int largest = std::min({shapes_.groups->max_size, naturals + wild, most});
        for (meld.size = std::max(naturals, shapes_.groups->min_size); meld.size <= largest; ++meld.size) {
            meld.wild = meld.size - naturals;
            meld.points = meld.size * points_[face];
            if (limits_.allow(naturals, meld.wild)) keep(meld, found);
        }
        int suit = 0;
        while (suit < kSuits && taken[suit] == here[suit]) {
            taken[suit] = suit == own ? 1 : 0;
            ++suit;
        }
        if (suit == kSuits) return;
        ++taken[suit];
    }
}

std::size_t PositionHash::operator()(const Position& position) const {
    std::uint64_t mixed = 0;
    const auto mix = [&](std::uint64_t part) {
        mixed = (mixed ^ part) * 0x9E3779B97F4A7C15u;
        mixed ^= mixed >> 29;
    };
    for (int i = 0; i < 3; ++i) {
        mix(position.left.plane[i]);
        mix(position.last.plane[i]);
    }
    mix(static_cast<std::uint64_t>(position.wild) | static_cast<std::uint64_t>(position.last_size) << 8 |
        static_cast<std::uint64_t>(position.spare) << 16 | static_cast<std::uint64_t>(position.wants_run) << 63);
    return static_cast<std::size_t>(mixed);
}

LaidMeld laid(const WholeMeld& meld) {
    LaidMeld cards;
    if (meld.line) {
        for (int i = 0; i < meld.line->length; ++i) {
            const std::uint8_t face = meld.line->place[i];
            if (meld.natural.plane[0] & bit_of(face))
                cards.push_back({face});
            else
                cards.push_back({kJokerFace, static_cast<std::int8_t>(face), true});
        }
        return cards;
    }
    for (int face = 0; face < kFaces; ++face)
        for (int copy = meld.natural.count(face); copy > 0; --copy)
            cards.push_back({static_cast<std::uint8_t>(face)});
    for (int i = 0; i < meld.wild; ++i)
        cards.push_back({kJokerFace, -1, true});
    return cards;
}

} // namespace rummykit
