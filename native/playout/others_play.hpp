// Vectors in which some deals wait while others go on, and in which chance plays for the other seats.
#pragma once

#include "random.hpp"

#include <cstddef>
#include <cstdint>
#include <limits>

namespace rummykit {

// In the place of a number: the deal waits.
inline constexpr std::int64_t kDealWaits = std::numeric_limits<std::int64_t>::min();

// In each deal plays any legal action, all as likely, until the seat in `seats` is to act or the deal has ended; one
// with -1 waits. Tells which have ended, and their points. `seeds` are the chance of each deal, and others afterwards.
// `Vector` has each(), seats(), turn(), choices() and play() of a slot.
template <typename Vector>
void let_others_play(Vector& vector, const std::int64_t* seats, std::int64_t* seeds, std::uint8_t* ended,
                     std::int32_t* points) {
    vector.each([&](std::size_t slot) {
        ended[slot] = 0;
        if (seats[slot] < 0) return;
        Random random(static_cast<std::uint64_t>(seeds[slot]));
        std::int32_t* scored = points + slot * static_cast<std::size_t>(vector.seats());
        while (!ended[slot] && vector.turn(slot) != seats[slot])
            ended[slot] = vector.play(slot, random.below(static_cast<std::uint32_t>(vector.choices(slot))), scored);
        seeds[slot] = static_cast<std::int64_t>(random.next());
    });
}

} // namespace rummykit
