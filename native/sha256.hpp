// SHA-256 (FIPS 180-4) of short messages.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace rummykit {

using Digest = std::array<std::uint32_t, 8>; // the words of the hash, each most significant byte first

Digest sha256(std::span<const std::uint8_t> message);

} // namespace rummykit
