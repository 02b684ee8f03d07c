// Hands of two packs with jokers, and how they fall into melds: groups of three or four suits, runs of three or more
// with the ace low or high.
#pragma once

#include "single_pack.hpp"
#include "wild_limits.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace rummykit {

inline constexpr int kJoker = 52; // a printed joker, as a face
inline constexpr int kMostLaid = 8;

// What counts in a game of two packs with jokers.
struct JokerValues {
    std::array<std::int16_t, kJoker + 1> of; // of each face in a hand, and of a joker
    std::int16_t low_ace = 0;                // of an ace below the two in a first meld
    WildLimits limits;                       // how many jokers a meld may have
};

// A multiset of cards, at most two of each face; faces are suit * 13 + rank, the ace 0.
struct JokerHand {
    FaceSet once = 0, twice = 0; // at least one, two
    int jokers = 0;

    int size() const { return std::popcount(once) + std::popcount(twice) + jokers; }
    bool has(int face) const { return once >> face & 1; }
    void add(int face) {
        if (face == kJoker) {
            ++jokers;
            return;
        }
        twice |= once & one(face);
        once |= one(face);
    }
    void remove(int face) {
        if (face == kJoker) {
            --jokers;
            return;
        }
        (twice >> face & 1 ? twice : once) &= ~one(face);
    }
    int points(const JokerValues& values) const {
        int sum = jokers * values.of[kJoker];
        for (FaceSet rest = once; rest; rest &= rest - 1)
            sum += values.of[std::countr_zero(rest)];
        for (FaceSet rest = twice; rest; rest &= rest - 1)
            sum += values.of[std::countr_zero(rest)];
        return sum;
    }
};

// A meld on the table. The places of a run are the ranks 0 (a low ace) to 13 (a high one), those of a group the suits.
struct LaidMeld {
    bool run = false;
    std::uint8_t at = 0;       // the suit of the run, the rank of the group
    std::uint16_t natural = 0; // places with natural cards
    std::uint16_t wild = 0;    // places for which jokers stand
    std::uint8_t open = 0;     // jokers of a group that stand for no suit yet

    int size() const { return std::popcount(natural) + std::popcount(wild) + open; }
    int jokers() const { return std::popcount(wild) + open; }
    int face(int place) const { return run ? at * 13 + place % 13 : place * 13 + at; }

    // Natural cards that may be laid off, and those for which a joker may be exchanged.
    FaceSet fits() const;
    FaceSet frees() const;
    bool takes_joker(const WildLimits& limits) const;
    void lay_off(int face);
    void lay_joker();
    void free_joker(int face);
};

// The best melds found in a hand.
struct JokerMelds {
    std::array<LaidMeld, kMostLaid> melds;
    int count = 0;
    int points = 0;  // what they count in a first meld
    JokerHand loose; // the cards in none of them
};

// The melds that count most: of the natural cards in every way, with jokers beside the best pairs that are left.
JokerMelds arrange(const JokerValues& values, const JokerHand& hand);

// The faces that make a meld with others of the hand, without jokers.
FaceSet in_melds(FaceSet hand);

} // namespace rummykit
