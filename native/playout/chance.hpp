// Where the order of cards comes from.
#pragma once

#include "random.hpp"

#include <cstdint>
#include <span>
#include <string>

namespace rummykit {

// The documented shuffle of a seed, or cheap chance.
struct Chance {
    Random* random = nullptr;
    const std::string* seed = nullptr; // the bytes of a seed
    std::uint32_t number = 0;          // of the deal

    // Orders cards as shuffled(cards, seed, "deal N" + label), or anyhow.
    void shuffle(std::span<std::uint8_t> cards, const char* label, int turnover) const;
};

} // namespace rummykit
