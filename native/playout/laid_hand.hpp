// Hands of several packs with jokers, and the melds that they can lay: groups of one rank, and runs of a suit.
#pragma once

#include "single_pack.hpp"
#include "wild_limits.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace rummykit {

inline constexpr int kPrintedJoker = 52; // as a face
inline constexpr int kMostCopies = 4;
inline constexpr int kMostNewMelds = 8;

// What melds are, and what cards count.
struct LaidShapes {
    bool groups = true, distinct = true; // whether a group has different suits
    int group_least = 3, group_most = 4;
    bool runs = true, low_ace = true, high_ace = true, corner = false; // corner: from the king past the ace
    int run_least = 3, run_most = 13;
    bool declared = false; // whether a joker in a group of three stands for one suit
    WildLimits limits;     // how many jokers a meld may have
    std::array<std::int16_t, kPrintedJoker + 1> held{}, melded{}; // points of each face in a hand, and in a first meld
    std::int16_t ace_below = 0;                                   // in a first meld, of an ace below the two

    // The longest run that begins with a rank, 0 … 12 with the ace lowest.
    int reach(int rank) const {
        if (corner) return run_most;
        if (rank == 0 && !low_ace) return 0;
        return std::min(run_most, kRanks + (high_ace ? 1 : 0) - rank);
    }
};

// A multiset of cards; faces are suit * 13 + rank, the ace 0. Bit f of `copies[k]`: more than k cards of face f.
struct LaidHand {
    std::array<FaceSet, kMostCopies> copies{};
    int jokers = 0, size = 0;

    FaceSet once() const { return copies[0]; }
    bool has(int face) const { return face == kPrintedJoker ? jokers > 0 : copies[0] >> face & 1; }
    int count(int face) const {
        if (face == kPrintedJoker) return jokers;
        int found = 0;
        for (const FaceSet plane : copies)
            found += static_cast<int>(plane >> face & 1);
        return found;
    }
    void add(int face) {
        ++size;
        if (face == kPrintedJoker) {
            ++jokers;
            return;
        }
        FaceSet carried = one(face);
        for (FaceSet& plane : copies) {
            const FaceSet there = plane & carried;
            plane |= carried;
            carried = there;
        }
    }
    void remove(int face) {
        --size;
        if (face == kPrintedJoker) {
            --jokers;
            return;
        }
        int last = kMostCopies - 1;
        while (!(copies[last] >> face & 1))
            --last;
        copies[last] &= ~one(face);
    }
    int naturals() const { return size - jokers; }
    int points(const LaidShapes& shapes) const;
    // Calls `seen(face)` for every natural card, twins one after the other.
    template <class Seen>
    void each(Seen&& seen) const {
        for (FaceSet rest = copies[0]; rest; rest &= rest - 1)
            for (int face = std::countr_zero(rest), left = count(face); left; --left)
                seen(face);
    }
};

// A meld on the table.
struct LaidMeld {
    bool run = false;
    std::uint8_t owner = 0;
    std::uint8_t suit = 0, start = 0, length = 0; // of a run, which begins with the rank `start`
    std::uint16_t wild = 0;                       // places of a run for which jokers stand, 0 … length - 1
    std::uint8_t rank = 0;                        // of a group
    std::array<std::uint8_t, 4> suits{};          // natural cards of each suit of a group
    std::uint8_t settled = 0;                     // suits of a group for which jokers stand
    std::uint8_t open = 0;                        // jokers of a group that stand for no suit yet

    int jokers() const { return run ? std::popcount(wild) : std::popcount(settled) + open; }
    int size() const { return run ? length : suits[0] + suits[1] + suits[2] + suits[3] + jokers(); }
    int naturals() const { return size() - jokers(); }
    // The face of a place of a run.
    int face(int place) const { return suit * kRanks + (start + place) % kRanks; }
    int group_face(int of_suit) const { return of_suit * kRanks + rank; }

    // Natural cards that can be laid off, and those for which a joker is exchanged.
    FaceSet fits(const LaidShapes& shapes) const;
    FaceSet frees(const LaidShapes& shapes, bool groups) const;
    bool takes_joker(const LaidShapes& shapes) const;
    // Whether a run has a place before its first card, and after its last.
    bool room_below(const LaidShapes& shapes) const;
    bool room_above(const LaidShapes& shapes) const;

    void lay_off(const LaidShapes& shapes, int face);
    // Returns the face for which the joker stands, -1 for none.
    int lay_joker(const LaidShapes& shapes);
    void free_joker(const LaidShapes& shapes, int face);
    // Jokers of a group say what they stand for as soon as they must.
    void settle(const LaidShapes& shapes);

    // What it counts in a first meld.
    int worth(const LaidShapes& shapes) const;
    // Calls `seen(face)` for every natural card.
    template <class Seen>
    void each(Seen&& seen) const {
        if (run) {
            for (int place = 0; place < length; ++place)
                if (!(wild >> place & 1)) seen(face(place));
            return;
        }
        for (int of = 0; of < 4; ++of)
            for (int left = suits[of]; left; --left)
                seen(group_face(of));
    }
};

// Takes the cards of a meld out of a hand.
void take(LaidHand& hand, const LaidMeld& meld);

// Melds found in a hand.
struct NewMelds {
    std::array<LaidMeld, kMostNewMelds> melds;
    int count = 0;
    int points = 0; // what they were wanted for
    int worth = 0;  // what they count in a first meld
    LaidHand loose; // the cards in none of them
};

// What new melds must have besides.
struct Wanted {
    int must = -1;            // a face that is in one of them
    bool natural_run = false; // a run without jokers among them
    int kept = 0;             // cards that stay in the hand at least
    bool first = false;       // what they count in a first meld is to be the most, not what they count in the hand
};

// The melds that count most: of the natural cards in every way, with jokers beside the best pairs that are left. None
// if it found none that have what is wanted.
NewMelds arrange(const LaidShapes& shapes, const LaidHand& hand, const Wanted& wanted);

// The faces that make a meld with others of the hand, without jokers.
FaceSet in_melds(const LaidShapes& shapes, const LaidHand& hand);

} // namespace rummykit
