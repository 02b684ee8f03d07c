// The shuffle of docs/shuffle.md: a pure function of a seed and a label, the same in any language.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace rummykit {

// Which of the places 0 … size - 1 lies at each of the last `wanted` places afterwards, which are settled first; the
// key of the stream is the hash of `message`.
std::vector<std::uint32_t> shuffled_places(std::span<const std::uint8_t> message, std::uint32_t size,
                                           std::uint32_t wanted);

} // namespace rummykit
