#include "card_vector_module.hpp"

#include "borrowed_bytes.hpp"
#include "card_vector.hpp"
#include "lent_bytes.hpp"

#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>

namespace nb = nanobind;

namespace rummykit {

namespace {

FlatNumbers flat_numbers(const nb::dict& first) {
    const auto number = [&](const char* name) { return first.contains(name) ? nb::cast<int>(first[name]) : -1; };
    return {number("draw_stock"), number("draw_top"), number("pass"),     number("knock"),
            number("draw_face"),  number("discard"),  number("meld"),     number("lay_off"),
            number("call"),       number("go_out"),   number("call_end"), number("fight"),
            number("show_dealt"), number("claim"),    number("force"),    number("size")};
}

template <typename Word>
std::vector<Word> words(const std::vector<int>& numbers, Word last) {
    std::vector<Word> found;
    for (const int number : numbers) {
        if (number < 0 || number > static_cast<int>(last)) throw std::invalid_argument("there is no such word");
        found.push_back(static_cast<Word>(number));
    }
    return found;
}

CardEncoding encoding_from(const std::vector<int>& planes, const std::vector<int>& scalars, int melds, int steps,
                           int phases, const std::vector<std::pair<int, int>>& places) {
    CardEncoding encoding{
        words(planes, CardPlane::discarded), words(scalars, CardScalar::claimant), melds, steps, phases, {}};
    if (places.size() != kTurnPlaces) throw std::invalid_argument("there are ten places in a turn");
    for (const auto& [phase, step] : places)
        if (phase < 0 || phase >= phases || step < 0 || step >= steps)
            throw std::invalid_argument("there is no such step");
    std::ranges::copy(places, encoding.places.begin());
    return encoding;
}

// 64-bit integers that Python lends, one for each deal.
const std::int64_t* integers(const BorrowedBytes& given, const CardVector& vector) {
    if (given.size() != static_cast<std::size_t>(vector.size()) * sizeof(std::int64_t))
        throw std::invalid_argument("It takes " + std::to_string(vector.size()) + " numbers of 64 bits.");
    return reinterpret_cast<const std::int64_t*>(given.data());
}

void step(CardVector& vector, nb::handle numbers, nb::handle ended, nb::handle points) {
    const auto size = static_cast<std::size_t>(vector.size());
    const BorrowedBytes given(numbers);
    const LentBytes over(ended, size), scored(points, size * vector.seats() * sizeof(std::int32_t));
    const std::int64_t* chosen = integers(given, vector);
    const nb::gil_scoped_release others_go_on;
    vector.step(chosen, over.as<std::uint8_t>(), scored.as<std::int32_t>());
}

void show(const CardVector& vector, nb::handle observation, nb::handle mask, nb::handle seats, bool observes) {
    const auto size = static_cast<std::size_t>(vector.size());
    const LentBytes seen(observation, observes ? size * vector.observed() * sizeof(float) : 0),
        allowed(mask, size * vector.numbers()), turns(seats, size * sizeof(std::int64_t));
    const nb::gil_scoped_release others_go_on;
    vector.show(observes ? seen.as<float>() : nullptr, allowed.as<std::int8_t>(), turns.as<std::int64_t>());
}

void take_alike(CardVector& vector, const CardVector& from, nb::handle slots, nb::handle seeds) {
    const BorrowedBytes chosen(slots), drawn(seeds);
    vector.take_alike(from, integers(chosen, vector), integers(drawn, vector));
}

} // namespace

void bind_card_vector(nb::module_& m) {
    nb::class_<CardVector>(m, "CardVector", "Many deals at once, by flat numbers and with observations.")
        .def(
            "__init__",
            [](CardVector* made, const CardSheet& sheet, int size, const nb::bytes& seed, int threads,
               const nb::dict& numbers, const std::vector<int>& planes, const std::vector<int>& scalars, int melds,
               int steps, int phases, const std::vector<std::pair<int, int>>& places) {
                new (made)
                    CardVector(sheet, size, std::string(seed.c_str(), seed.size()), threads, flat_numbers(numbers),
                               encoding_from(planes, scalars, melds, steps, phases, places));
            },
            nb::kw_only(), nb::arg("sheet"), nb::arg("size"), nb::arg("seed"), nb::arg("threads"), nb::arg("numbers"),
            nb::arg("planes"), nb::arg("scalars"), nb::arg("melds"), nb::arg("steps"), nb::arg("phases"),
            nb::arg("places"), nb::keep_alive<1, 2>())
        .def_prop_ro("observed", &CardVector::observed)
        .def("step", &step, nb::arg("numbers"), nb::arg("ended"), nb::arg("points"))
        .def("show", &show, nb::arg("observation"), nb::arg("mask"), nb::arg("seats"), nb::arg("observes"))
        .def("take_alike", &take_alike, nb::arg("source"), nb::arg("slots"), nb::arg("seeds"))
        .def("state",
             [](const CardVector& vector) {
                 const std::string state = vector.state();
                 return nb::bytes(state.data(), state.size());
             })
        .def(
            "restore",
            [](CardVector& vector, const nb::bytes& state) { vector.restore({state.c_str(), state.size()}); },
            nb::arg("state"));
}

} // namespace rummykit
