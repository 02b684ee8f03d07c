#include "card_vector_module.hpp"

#include "card_vector.hpp"
#include "vector_binding.hpp"

namespace nb = nanobind;

namespace rummykit {

namespace {

FlatNumbers flat_numbers(const nb::dict& first) {
    const auto number = [&](const char* name) { return first.contains(name) ? nb::cast<int>(first[name]) : -1; };
    return {number("draw_stock"), number("draw_top"), number("pass"),       number("knock"), number("draw_face"),
            number("discard"),    number("meld"),     number("lay_off"),    number("call"),  number("go_out"),
            number("call_end"),   number("fight"),    number("show_dealt"), number("claim"), number("force"),
            number("show"),       number("size")};
}

} // namespace

void bind_card_vector(nb::module_& m) {
    bind_vector<CardVector>(m, "CardVector", "Many deals at once, by flat numbers and with observations.")
        .def(
            "__init__",
            [](CardVector* made, const std::vector<const CardSheet*>& sheets, int size, const nb::bytes& seed,
               int threads, const nb::dict& numbers, const nb::dict& encoding) {
                new (made) CardVector(sheets, size, std::string(seed.c_str(), seed.size()), threads,
                                      flat_numbers(numbers), encoding_from(encoding, kTurnPlaces));
            },
            nb::kw_only(), nb::arg("sheets"), nb::arg("size"), nb::arg("seed"), nb::arg("threads"), nb::arg("numbers"),
            nb::arg("encoding"), nb::keep_alive<1, 2>());
    bind_rows<CardRowVector>(m, "CardRowVector", "The same by rows of candidates.", kTurnPlaces);
}

} // namespace rummykit
