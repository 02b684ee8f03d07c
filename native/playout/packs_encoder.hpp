// Deals of several packs as `cards-v1` shows them, and legal actions as rows of `candidates`.
#pragma once

#include "candidates.hpp"
#include "packs_deal.hpp"

#include <array>
#include <vector>

namespace rummykit {

inline constexpr int kPacksPlaces = 3; // draw, play, asked

// The numbers of src/rummykit/lab/packs_vector.py.
enum class PacksPlane { hand, top, pile, unseen, taken, must_play, wilds, known, laid, discarded };
enum class PacksScalar {
    phase,
    step,
    stock,
    pile,
    turn_number,
    plays,
    upcard_offers,
    cards,
    draws,
    opened,
    shown,
    to_act,
    starter,
    dealer,
    scheduled,
    opened_now,
    bought,
    resume,
};

struct PacksEncoding {
    std::vector<PacksPlane> planes;
    std::vector<PacksScalar> scalars;
    int melds = 0, steps = 0, phases = 0, schedule = 0;
    std::array<std::pair<int, int>, kPacksPlaces> places{}; // the phase and the step of each PacksAt
    bool jokers = false;                                    // whether the pack has any, which are wild
};

int encoded_size(const PacksEncoding& encoding, int seats);

// What the seat to act sees; `scheduled` is the deal of the schedule.
void encode(const PacksDeal& deal, const PacksEncoding& encoding, int scheduled, float* seen);

// Describes an action in a row of zeros.
void describe(const PacksDeal& deal, const PacksAction& action, std::span<const LaidFaces> listed,
              const Candidates& candidates, float* row);

// The numbers of the actions that have rows: at most so many, of which those that lay several cards give way.
void kept_rows(const PacksListing& listing, std::size_t most, std::vector<std::uint32_t>& kept);

} // namespace rummykit
