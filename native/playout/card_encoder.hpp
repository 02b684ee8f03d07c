// The observation `cards-v1` of a one-pack card game, as rummykit.lab.encode makes it from a view.
#pragma once

#include "card_deal.hpp"

#include <array>
#include <utility>
#include <vector>

namespace rummykit {

// The names of rummykit.lab.planes; the last three have a row for each seat.
enum class CardPlane : std::uint8_t {
    hand,
    top,
    pile,
    unseen,
    taken,
    must_play,
    upcard,
    open_hand,
    known,
    laid,
    discarded,
};

// The names of rummykit.lab.scalars.
enum class CardScalar : std::uint8_t {
    phase,
    step,
    stock,
    pile,
    turn_number,
    plays,
    knock_limit,
    deadwood,
    upcard_offers,
    cards,
    draws,
    opened,
    shown,
    to_act,
    starter,
    dealer,
    knocker,
    closer,
    fighters,
    laid_on,
    resume,
    claimant,
};

inline constexpr int kTurnPlaces = 10;

struct CardEncoding {
    std::vector<CardPlane> planes;
    std::vector<CardScalar> scalars;
    int melds;         // rows of the table
    int steps, phases; // numbers of the scalars `step` and `phase`
    // What a deal has reached, by its number: those of At, and after them a discard after a knock.
    std::array<std::pair<int, int>, kTurnPlaces> places; // its phase, its step
};

// How many numbers an observation has for this many seats.
int encoded_size(const CardEncoding& encoding, int seats);

// Writes what the seat to act sees of a deal that is on.
void encode(const CardDeal& deal, const CardEncoding& encoding, float* into);

} // namespace rummykit
