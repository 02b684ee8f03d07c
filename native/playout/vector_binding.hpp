// What vectors of deals of every kind do for Python.
#pragma once

#include "borrowed_bytes.hpp"
#include "deal_vector.hpp"
#include "lent_bytes.hpp"
#include "others_binding.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace rummykit {

template <typename Word>
std::vector<Word> numbered_words(const std::vector<int>& numbers, Word last) {
    std::vector<Word> found;
    for (const int number : numbers) {
        if (number < 0 || number > static_cast<int>(last)) throw std::invalid_argument("there is no such word");
        found.push_back(static_cast<Word>(number));
    }
    return found;
}

// By the names of rummykit.lab.kernel_encoding, with this many places of a turn.
inline CardEncoding encoding_from(const nanobind::dict& given, std::size_t places) {
    CardEncoding encoding{numbered_words(nanobind::cast<std::vector<int>>(given["planes"]), CardPlane::kept),
                          numbered_words(nanobind::cast<std::vector<int>>(given["scalars"]), CardScalar::bought),
                          nanobind::cast<int>(given["melds"]),
                          nanobind::cast<int>(given["steps"]),
                          nanobind::cast<int>(given["phases"]),
                          nanobind::cast<int>(given["schedule"]),
                          nanobind::cast<std::vector<std::pair<int, int>>>(given["places"]),
                          nanobind::cast<bool>(given["stands"])};
    if (encoding.places.size() != places) throw std::invalid_argument("a turn has other places");
    for (const auto& [phase, step] : encoding.places)
        if (phase < 0 || phase >= encoding.phases || step < 0 || step >= encoding.steps)
            throw std::invalid_argument("there is no such step");
    return encoding;
}

inline Candidates candidates_from(const std::vector<int>& places, int verbs) {
    for (const int place : places)
        if (place < 0 || place >= verbs) throw std::invalid_argument("there is no such verb");
    return {places, verbs};
}

template <typename Vector>
void step_vector(Vector& vector, nanobind::handle numbers, nanobind::handle ended, nanobind::handle points) {
    const auto size = static_cast<std::size_t>(vector.size());
    const BorrowedBytes given(numbers);
    const LentBytes over(ended, size), scored(points, size * vector.seats() * sizeof(std::int32_t));
    const std::int64_t* chosen = integers(given, vector);
    const nanobind::gil_scoped_release others_go_on;
    vector.step(chosen, over.as<std::uint8_t>(), scored.as<std::int32_t>());
}

template <typename Vector>
void show_vector(const Vector& vector, nanobind::handle observation, nanobind::handle rows, nanobind::handle mask,
                 nanobind::handle seats, bool observes) {
    const auto size = static_cast<std::size_t>(vector.size());
    const LentBytes seen(observation, observes ? size * vector.observed() * sizeof(float) : 0),
        described(rows, size * vector.described() * sizeof(float)), allowed(mask, size * vector.numbers()),
        turns(seats, size * sizeof(std::int64_t));
    const nanobind::gil_scoped_release others_go_on;
    vector.show(observes ? seen.as<float>() : nullptr, described.as<float>(), allowed.as<std::int8_t>(),
                turns.as<std::int64_t>());
}

template <typename Vector>
void take_alike_vector(Vector& vector, const Vector& from, nanobind::handle slots, nanobind::handle seeds) {
    const BorrowedBytes chosen(slots), drawn(seeds);
    vector.take_alike(from, integers(chosen, vector), integers(drawn, vector));
}

template <typename Vector>
int slot_of(const Vector& vector, int slot) {
    if (slot < 0 || slot >= vector.size()) throw nanobind::index_error("there is no such deal");
    return slot;
}

template <typename Vector>
void begin_in_vector(Vector& vector, int slot, std::uint32_t number, std::uint32_t scheduled, int starter) {
    if (starter < 0 || starter >= vector.seats()) throw std::invalid_argument("there is no such seat");
    vector.begin(slot_of(vector, slot), number, scheduled, starter);
}

// Binds what vectors of all kinds have.
template <typename Vector>
nanobind::class_<Vector> bind_vector(nanobind::module_& m, const char* name, const char* doc) {
    return nanobind::class_<Vector>(m, name, doc)
        .def_prop_ro("observed", &Vector::observed)
        .def("step", &step_vector<Vector>, nanobind::arg("numbers"), nanobind::arg("ended"), nanobind::arg("points"))
        .def("let_others_play", &let_others_play_in_vector<Vector>, nanobind::arg("seats"), nanobind::arg("seeds"),
             nanobind::arg("ended"), nanobind::arg("points"))
        .def("show", &show_vector<Vector>, nanobind::arg("observation"), nanobind::arg("rows"), nanobind::arg("mask"),
             nanobind::arg("seats"), nanobind::arg("observes"))
        .def("take_alike", &take_alike_vector<Vector>, nanobind::arg("source"), nanobind::arg("slots"),
             nanobind::arg("seeds"))
        .def("begin", &begin_in_vector<Vector>, nanobind::arg("slot"), nanobind::arg("number"),
             nanobind::arg("scheduled"), nanobind::arg("starter"))
        .def(
            "listed", [](const Vector& vector, int slot) { return vector.listed(slot_of(vector, slot)); },
            nanobind::arg("slot"))
        .def("state",
             [](const Vector& vector) {
                 const std::string state = vector.state();
                 return nanobind::bytes(state.data(), state.size());
             })
        .def(
            "restore",
            [](Vector& vector, const nanobind::bytes& state) { vector.restore({state.c_str(), state.size()}); },
            nanobind::arg("state"));
}

template <typename Vector>
void bind_rows(nanobind::module_& m, const char* name, const char* doc, std::size_t places) {
    bind_vector<Vector>(m, name, doc)
        .def(
            "__init__",
            [places](Vector* made, const std::vector<const typename Vector::Sheet*>& sheets, int size,
                     const nanobind::bytes& seed, int threads, const std::vector<int>& verbs, int verb_count,
                     const nanobind::dict& encoding) {
                new (made) Vector(sheets, size, std::string(seed.c_str(), seed.size()), threads,
                                  candidates_from(verbs, verb_count), encoding_from(encoding, places));
            },
            nanobind::kw_only(), nanobind::arg("sheets"), nanobind::arg("size"), nanobind::arg("seed"),
            nanobind::arg("threads"), nanobind::arg("verbs"), nanobind::arg("verb_count"), nanobind::arg("encoding"),
            nanobind::keep_alive<1, 2>());
}

} // namespace rummykit
