// Deals of several packs as `cards-v1` shows them, and legal actions as rows of `candidates`.
#pragma once

#include "candidates.hpp"
#include "observation.hpp"
#include "packs_deal.hpp"

#include <span>
#include <vector>

namespace rummykit {

inline constexpr int kPacksPlaces = 3; // draw, play, asked

// What the seat to act sees; `scheduled` is the deal of the schedule.
void encode(const PacksDeal& deal, const CardEncoding& encoding, int scheduled, float* seen);

// Describes an action in a row of zeros.
void describe(const PacksDeal& deal, const PacksAction& action, std::span<const LaidFaces> listed,
              const Candidates& candidates, float* row);

// The numbers of the actions that have rows: at most so many, of which those that lay several cards give way.
void kept_rows(const PacksListing& listing, std::size_t most, std::vector<std::uint32_t>& kept);

} // namespace rummykit
