// How far a closed hand is from going down, reckoned quickly: melds are taken one after the other, never tried again.
#pragma once

#include "closed_sheet.hpp"

#include <array>
#include <cstdint>

namespace rummykit {

// What of a sheet the outlook depends on.
struct OutlookShape {
    explicit OutlookShape(const ClosedSheet& sheet);

    bool groups = false, twins = false, low_ace = true, high_ace = false;
    int shortest = 3;
    int pures = 0; // pure sequences that are wanted: one of the two lives
    bool second = false, triples = false;
    int dublees = 0;
    bool wild_pairs = false; // a wild card makes a pair with any
    bool always_wild = false;
};

// What a hand looks like: a card outside melds costs kLooseCard, and less the nearer it is to others.
struct Outlook {
    int cost = 0;
    int loose = 0;      // natural cards outside melds
    FaceBits spare = 0; // their faces
    FaceBits near = 0;  // the faces to which they are near: all natural ones where pure sequences are missing
    FaceBits twins = 0; // those of `near` that are there twice
    bool melds = true;  // reckoned in melds, not in pairs
};

inline constexpr int kLooseCard = 100;

Outlook outlook(const OutlookShape& shape, const Cards& hand, FaceBits wild);

// How near a card is to others of these faces.
int nearness_of(const OutlookShape& shape, int face, FaceBits near, FaceBits twins);

} // namespace rummykit
