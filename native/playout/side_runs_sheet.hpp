// The rules of a game of sides whose melds are groups and runs with one wild card at most, as the kernel knows them.
// Cards are faces: 13 of each suit from the ace on, then the joker.
#pragma once

#include "side_sheet.hpp"

namespace rummykit {

inline constexpr int kRunFaces = 53;
inline constexpr int kMostRunCards = 120;
inline constexpr int kMostRunMelds = 40; // of three cards at least
inline constexpr int kHighAce = 14;      // the place of an ace above the king

constexpr int number_of_face(int face) {
    return face % 13 + 1;
}
constexpr int face_of(int number, int suit) {
    return suit * 13 + (number == kHighAce ? 1 : number) - 1;
}

struct SideRunWords : SideTerms {
    std::array<bool, kRunFaces> wild{};
    std::array<std::int8_t, 6> wild_faces{}; // the cheaper first
    int wild_count = 0;
    std::array<int, kRunFaces> points{};
    int wild_rank = 0;                  // of which a card is natural in its own place in a run; 0 for none
    int group_least = 3;                // Groups
    int run_least = 3, run_most = 13;   // Runs
    int lowest = 1, highest = kHighAce; // the places of a run
    int least_naturals = 1;             // Wilds
    bool one_per_rank = false;          // Play
};

struct SideRunCards {
    std::array<std::uint8_t, kRunFaces> counts{};
    int size = 0;

    int count(int face) const { return counts[ix(face)]; }
    void add(int face) {
        ++counts[ix(face)];
        ++size;
    }
    void remove(int face) {
        --counts[ix(face)];
        --size;
    }
    int points(const SideRunWords& words) const {
        int sum = 0;
        for (int face = 0; face < kRunFaces; ++face)
            sum += count(face) * words.points[ix(face)];
        return sum;
    }
};

// A meld on the table as the cards that it has, and as they lie: a run is laid with as few wild cards as it can be.
struct SideRunMeld {
    bool run = false;
    std::int8_t which = 0; // the rank of a group, the suit of a run
    std::int8_t owner = 0;
    std::uint8_t naturals = 0; // cards that are never wild
    std::uint8_t aces = 0;
    std::uint16_t numbers = 0; // of a run, without its aces and its wild cards
    std::array<std::int8_t, 3> wild{-1, -1, -1};
    std::uint8_t wilds = 0;
    std::int8_t low = 0, high = 0, at = 0; // places of a run; `at` of the card that stands for another one, 0 for none
    std::uint8_t standing = 0;             // wild cards that stand for others
    std::int16_t points = 0;

    int size() const { return naturals + wilds; }
    // Whether there may be room for a card; where there is none for sure, the meld need not be tried.
    bool may_take(const SideRunWords& words, int face) const {
        if (words.wild[ix(face)]) return standing == 0 || run;
        return run ? face / 13 == which && !(numbers >> number_of_face(face) & 1) : number_of_face(face) == which;
    }
    // Adds a card; false where the meld has no room for such a card, or is none yet and none with it.
    bool put(const SideRunWords& words, int face);
    // Sees how the cards lie; false where they are no meld.
    bool read(const SideRunWords& words);
    // Whether its book is one with a single wild card and enough natural cards together.
    bool semi(const SideRunWords& words) const;
    int bonus(const SideRunWords& words) const;

  private:
    bool read_run(const SideRunWords& words);
    bool placed(const SideRunWords& words, std::uint16_t numbers, int natural, int wild);
    bool lie(const SideRunWords& words, std::uint16_t places, int wild);
};

} // namespace rummykit
