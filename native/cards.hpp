// A multiset of cards as bits: equal multisets are equal numbers, and a meld is taken out of one in a few steps.
#pragma once

#include "shapes.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace rummykit {

inline constexpr int kMaxCopies = 7;

using FaceBits = std::uint64_t;

inline constexpr FaceBits kSuitBits = (FaceBits{1} << kRanks) - 1;

inline constexpr FaceBits bit_of(int face) {
    return FaceBits{1} << face;
}

// How many of each of the 52 faces, at most kMaxCopies: the number of a face is written in binary down the planes.
struct Cards {
    std::array<FaceBits, 3> plane{};

    bool operator==(const Cards&) const = default;

    // Every face that is there at all.
    FaceBits faces() const { return plane[0] | plane[1] | plane[2]; }

    int count(int face) const {
        return static_cast<int>((plane[0] >> face & 1) | (plane[1] >> face & 1) << 1 | (plane[2] >> face & 1) << 2);
    }

    int size() const { return std::popcount(plane[0]) + 2 * std::popcount(plane[1]) + 4 * std::popcount(plane[2]); }

    // One more of each; no face may come to more than kMaxCopies.
    void add(FaceBits faces) {
        for (FaceBits& bits : plane) {
            const FaceBits carry = bits & faces;
            bits ^= faces;
            faces = carry;
        }
    }

    // One less of each; all must be there.
    void take(FaceBits faces) {
        for (FaceBits& bits : plane) {
            bits ^= faces;
            faces &= bits;
        }
    }

    // Without the cards of `other`, all of which must be there.
    Cards without(const Cards& other) const {
        Cards rest;
        FaceBits borrow = 0;
        for (int i = 0; i < 3; ++i) {
            const FaceBits a = plane[i], b = other.plane[i];
            rest.plane[i] = a ^ b ^ borrow;
            borrow = (~a & (b | borrow)) | (b & borrow);
        }
        return rest;
    }

    // No copy of a face.
    void clear(int face) {
        for (FaceBits& bits : plane)
            bits &= ~bit_of(face);
    }

    // The ranks held of a suit, a bit each.
    unsigned suit(int suit) const { return static_cast<unsigned>(faces() >> suit * kRanks & kSuitBits); }
};

// The faces of a rank from 1, none of rank 0.
inline FaceBits faces_of_rank(int rank) {
    FaceBits faces = 0;
    for (int suit = 0; suit < kSuits && rank; ++suit)
        faces |= bit_of(face_of(suit, rank - 1));
    return faces;
}

// The face from which a search goes on: of the lowest rank, then of the first suit. There must be a card.
inline int lowest_face(const Cards& left) {
    unsigned ranks = 0;
    for (int suit = 0; suit < kSuits; ++suit)
        ranks |= left.suit(suit);
    const int rank = std::countr_zero(ranks);
    int suit = 0;
    while (!(left.suit(suit) >> rank & 1))
        ++suit;
    return face_of(suit, rank);
}

} // namespace rummykit
