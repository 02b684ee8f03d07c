// Plain values as bytes, one after another, and back: for states that the same build reads again.
#pragma once

#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>

namespace rummykit {

template <typename Plain>
void append_bytes(std::string& all, const Plain& value) {
    static_assert(std::is_trivially_copyable_v<Plain>);
    all.append(reinterpret_cast<const char*>(&value), sizeof value);
}

// Takes a value from the front; throws std::invalid_argument where too few bytes are left.
template <typename Plain>
void take_bytes(std::string_view& left, Plain& value) {
    static_assert(std::is_trivially_copyable_v<Plain>);
    if (left.size() < sizeof value) throw std::invalid_argument("That is the state of other deals.");
    std::memcpy(&value, left.data(), sizeof value);
    left.remove_prefix(sizeof value);
}

} // namespace rummykit
