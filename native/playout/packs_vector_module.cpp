#include "packs_vector_module.hpp"

#include "borrowed_bytes.hpp"
#include "lent_bytes.hpp"
#include "packs_vector.hpp"

#include <nanobind/stl/map.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <map>
#include <stdexcept>
#include <string>

namespace nb = nanobind;

namespace rummykit {

namespace {

using Words = std::map<std::string, int>;

int told(const Words& words, const char* name, int least, int most) {
    const auto found = words.find(name);
    if (found == words.end() || found->second < least || found->second > most)
        throw std::invalid_argument(std::string("the kernel does not play such a sheet: ") + name);
    return found->second;
}

PacksSheet sheet_of(const LaidWords& laid, const Words& words, const std::vector<int>& pack,
                    const std::vector<std::pair<int, int>>& lines) {
    PacksSheet sheet;
    sheet.words = laid;
    std::vector<RankLine> runs;
    for (const auto& [start, length] : lines) {
        if (start < 0 || start >= kRanks || length < 1 || length > kRanks)
            throw std::invalid_argument("there is no such run");
        runs.push_back({start, length});
    }
    sheet.melds = PacksMelds(laid.shapes, std::move(runs));
    for (const int face : pack) {
        if (face < 0 || face > kPrintedJoker) throw std::invalid_argument("there is no such card");
        sheet.pack.push_back(static_cast<std::uint8_t>(face));
    }
    const auto cards = static_cast<int>(pack.size());
    sheet.hand = told(words, "hand", 1, cards);
    sheet.starter_extra = told(words, "starter_extra", 0, 1);
    if (cards >= kMostLaidCards || sheet.hand * laid.seats + sheet.starter_extra + 1 >= cards)
        throw std::invalid_argument("there are not enough cards, or too many");
    sheet.upcard = told(words, "upcard", 0, 1) != 0;
    sheet.joker_put_back = told(words, "joker_put_back", 0, 1) != 0;
    sheet.joker_moves = static_cast<JokerMoves>(told(words, "joker_moves", 0, 2));
    sheet.group_swap = static_cast<GroupSwap>(told(words, "group_swap", 0, 2));
    return sheet;
}

template <typename Word>
std::vector<Word> words_of(const std::vector<int>& numbers, Word last) {
    std::vector<Word> found;
    for (const int number : numbers) {
        if (number < 0 || number > static_cast<int>(last)) throw std::invalid_argument("there is no such word");
        found.push_back(static_cast<Word>(number));
    }
    return found;
}

PacksEncoding encoding_of(const Words& words, const std::vector<int>& planes, const std::vector<int>& scalars,
                          const std::vector<std::pair<int, int>>& places, const std::vector<int>& verbs) {
    PacksEncoding encoding;
    encoding.planes = words_of(planes, PacksPlane::discarded);
    encoding.scalars = words_of(scalars, PacksScalar::resume);
    encoding.melds = told(words, "melds", 0, 1000);
    encoding.steps = told(words, "steps", 1, 100);
    encoding.phases = told(words, "phases", 1, 100);
    encoding.schedule = told(words, "schedule", 0, 1000);
    encoding.jokers = told(words, "jokers", 0, 1) != 0;
    encoding.verb_count = told(words, "verbs", 1, 1000);
    encoding.verbs = verbs;
    if (places.size() != kPacksPlaces || verbs.size() != static_cast<std::size_t>(PacksAct::discard) + 1 ||
        std::ranges::any_of(verbs, [&](int verb) { return verb < 0 || verb >= encoding.verb_count; }))
        throw std::invalid_argument("there are other places and verbs");
    std::ranges::copy(places, encoding.places.begin());
    return encoding;
}

// 64-bit integers that Python lends, one for each deal.
const std::int64_t* integers(const BorrowedBytes& given, const PacksVector& vector) {
    if (given.size() != static_cast<std::size_t>(vector.size()) * sizeof(std::int64_t))
        throw std::invalid_argument("It takes " + std::to_string(vector.size()) + " numbers of 64 bits.");
    return reinterpret_cast<const std::int64_t*>(given.data());
}

void step(PacksVector& vector, nb::handle numbers, nb::handle ended, nb::handle points) {
    const auto size = static_cast<std::size_t>(vector.size()), seats = static_cast<std::size_t>(vector.seats());
    const BorrowedBytes given(numbers);
    const LentBytes over(ended, size), scored(points, size * seats * sizeof(std::int32_t));
    const std::int64_t* chosen = integers(given, vector);
    const nb::gil_scoped_release others_go_on;
    vector.step(chosen, over.as<std::uint8_t>(), scored.as<std::int32_t>());
}

void show(PacksVector& vector, nb::handle observation, nb::handle candidates, nb::handle mask, nb::handle seats,
          bool observes) {
    const auto size = static_cast<std::size_t>(vector.size()), rows = size * static_cast<std::size_t>(vector.rows());
    const LentBytes seen(observation,
                         observes ? size * static_cast<std::size_t>(vector.observed()) * sizeof(float) : 0),
        described(candidates, rows * static_cast<std::size_t>(vector.row_size()) * sizeof(float)), allowed(mask, rows),
        turns(seats, size * sizeof(std::int64_t));
    const nb::gil_scoped_release others_go_on;
    vector.show(observes ? seen.as<float>() : nullptr, described.as<float>(), allowed.as<std::int8_t>(),
                turns.as<std::int64_t>());
}

void take_alike(PacksVector& vector, const PacksVector& from, nb::handle slots, nb::handle seeds) {
    const BorrowedBytes chosen(slots), drawn(seeds);
    vector.take_alike(from, integers(chosen, vector), integers(drawn, vector));
}

PacksVector* vector_of(const std::vector<const PacksSheet*>& given, int size, const nb::bytes& seed, int threads,
                       int rows, const Words& words, const std::vector<int>& planes, const std::vector<int>& scalars,
                       const std::vector<std::pair<int, int>>& places, const std::vector<int>& verbs) {
    std::vector<PacksSheet> sheets;
    for (const PacksSheet* sheet : given)
        sheets.push_back(*sheet);
    if (sheets.empty() || size < 1 || threads < 1 || rows < 1)
        throw std::invalid_argument("a vector has one sheet, deal, thread and row or more");
    return new PacksVector(std::move(sheets), size, std::string(seed.c_str(), seed.size()), threads, rows,
                           encoding_of(words, planes, scalars, places, verbs));
}

} // namespace

void bind_packs_vector(nb::module_& m) {
    nb::class_<PacksSheet>(m, "PacksSheet", "A game of several packs whose melds are laid on the table, in full.")
        .def(nb::new_([](const LaidWords& laid, const Words& words, const std::vector<int>& pack,
                         const std::vector<std::pair<int, int>>& lines) {
                 return new PacksSheet(sheet_of(laid, words, pack, lines));
             }),
             nb::arg("laid"), nb::arg("words"), nb::arg("pack"), nb::arg("lines"));
    nb::class_<PacksVector>(m, "PacksVector", "Many deals at once, by listed actions and with observations.")
        .def(nb::new_(&vector_of), nb::kw_only(), nb::arg("sheets"), nb::arg("size"), nb::arg("seed"),
             nb::arg("threads"), nb::arg("rows"), nb::arg("words"), nb::arg("planes"), nb::arg("scalars"),
             nb::arg("places"), nb::arg("verbs"))
        .def_prop_ro("observed", &PacksVector::observed)
        .def_prop_ro("row_size", &PacksVector::row_size)
        .def("step", &step, nb::arg("numbers"), nb::arg("ended"), nb::arg("points"))
        .def("show", &show, nb::arg("observation"), nb::arg("candidates"), nb::arg("mask"), nb::arg("seats"),
             nb::arg("observes"))
        .def("take_alike", &take_alike, nb::arg("source"), nb::arg("slots"), nb::arg("seeds"))
        .def("state",
             [](const PacksVector& vector) {
                 const std::string state = vector.state();
                 return nb::bytes(state.data(), state.size());
             })
        .def(
            "restore",
            [](PacksVector& vector, const nb::bytes& state) { vector.restore({state.c_str(), state.size()}); },
            nb::arg("state"));
}

} // namespace rummykit
