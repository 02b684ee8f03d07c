// What vectors in which chance plays for the other seats do for Python.
#pragma once

#include "borrowed_bytes.hpp"
#include "lent_bytes.hpp"
#include "others_play.hpp"

#include <nanobind/nanobind.h>

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace rummykit {

// 64-bit integers that Python lends, one for each deal.
template <typename Vector>
const std::int64_t* integers(const BorrowedBytes& given, const Vector& vector) {
    if (given.size() != static_cast<std::size_t>(vector.size()) * sizeof(std::int64_t))
        throw std::invalid_argument("It takes " + std::to_string(vector.size()) + " numbers of 64 bits.");
    return reinterpret_cast<const std::int64_t*>(given.data());
}

template <typename Vector>
void let_others_play_in_vector(Vector& vector, nanobind::handle seats, nanobind::handle seeds, nanobind::handle ended,
                               nanobind::handle points) {
    const auto size = static_cast<std::size_t>(vector.size());
    const BorrowedBytes given(seats);
    const LentBytes chance(seeds, size * sizeof(std::int64_t)), over(ended, size),
        scored(points, size * vector.seats() * sizeof(std::int32_t));
    const std::int64_t* own = integers(given, vector);
    if (std::any_of(own, own + size, [&](std::int64_t seat) { return seat < -1 || seat >= vector.seats(); }))
        throw std::invalid_argument("there is no such seat");
    const nanobind::gil_scoped_release others_go_on;
    let_others_play(vector, own, chance.as<std::int64_t>(), over.as<std::uint8_t>(), scored.as<std::int32_t>());
}

} // namespace rummykit
