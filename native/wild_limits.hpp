// How many wild cards a meld may have, by how many natural ones it has.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

namespace rummykit {

inline constexpr int kMaxMeldSize = 13;
inline constexpr int kMaxWild = 31; // wild cards of a hand

// More natural cards never allow fewer wild ones. `beside[0]` is the most that a meld of wild cards alone may have.
struct WildLimits {
    std::array<std::uint8_t, kMaxMeldSize + 1> beside;

    // At least one natural card, and nothing more.
    WildLimits() {
        beside.fill(kMaxWild);
        beside[0] = 0;
    }

    int operator()(int naturals) const { return beside[static_cast<std::size_t>(std::min(naturals, kMaxMeldSize))]; }
    bool allow(int naturals, int wild) const { return wild <= (*this)(naturals); }

    // Whether one natural card allows as much as any number, so that a meld may be cut wherever both parts have one.
    bool even() const {
        return std::all_of(beside.begin() + 1, beside.end(), [&](int most) { return most == beside[1]; });
    }

    bool unlimited() const { return even() && beside[1] >= kMaxWild; }
};

} // namespace rummykit
