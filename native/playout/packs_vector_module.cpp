#include "packs_vector_module.hpp"

#include "packs_vector.hpp"
#include "shapes_from.hpp"
#include "vector_binding.hpp"

#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
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
                    const std::vector<std::pair<int, int>>& lines, const std::optional<GroupNumbers>& groups,
                    const std::optional<RunNumbers>& runs, bool waived) {
    PacksSheet sheet;
    sheet.words = laid;
    std::vector<RankLine> by_rank;
    for (const auto& [start, length] : lines) {
        if (start < 0 || start >= kRanks || length < 1 || length > kRanks)
            throw std::invalid_argument("there is no such run");
        by_rank.push_back({start, length});
    }
    sheet.melds = PacksMelds(laid.shapes, std::move(by_rank));
    for (const int face : pack) {
        if (face < 0 || face > kPrintedJoker) throw std::invalid_argument("there is no such card");
        sheet.pack.push_back(static_cast<std::uint8_t>(face));
        sheet.jokers |= face == kPrintedJoker;
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
    if (waived)
        sheet.whole = std::make_shared<WholeHand>(shapes_from(groups, runs, kMostOfWholeHand), laid.shapes.limits);
    return sheet;
}

void make(PacksVector* made, const std::vector<const PacksSheet*>& given, int size, const nb::bytes& seed, int threads,
          const nb::dict& encoding, const std::vector<int>& verbs, int verb_count) {
    std::vector<PacksSheet> sheets;
    for (const PacksSheet* sheet : given)
        sheets.push_back(*sheet);
    if (sheets.empty() || size < 1 || threads < 1 || verbs.size() != static_cast<std::size_t>(PacksAct::discard) + 1)
        throw std::invalid_argument("a vector has one sheet, deal and thread or more, and a verb for each action");
    new (made) PacksVector(std::move(sheets), size, std::string(seed.c_str(), seed.size()), threads,
                           candidates_from(verbs, verb_count), encoding_from(encoding, kPacksPlaces));
}

} // namespace

void bind_packs_vector(nb::module_& m) {
    nb::class_<PacksSheet>(m, "PacksSheet", "A game of several packs whose melds are laid on the table, in full.")
        .def(nb::new_([](const LaidWords& laid, const Words& words, const std::vector<int>& pack,
                         const std::vector<std::pair<int, int>>& lines, const std::optional<GroupNumbers>& groups,
                         const std::optional<RunNumbers>& runs, bool waived) {
                 return new PacksSheet(sheet_of(laid, words, pack, lines, groups, runs, waived));
             }),
             nb::arg("laid"), nb::arg("words"), nb::arg("pack"), nb::arg("lines"), nb::arg("groups").none(),
             nb::arg("runs").none(), nb::arg("waived"));
    bind_vector<PacksVector>(m, "PacksVector", "Many deals of several packs at once, by rows of candidates.")
        .def("__init__", &make, nb::kw_only(), nb::arg("sheets"), nb::arg("size"), nb::arg("seed"), nb::arg("threads"),
             nb::arg("encoding"), nb::arg("verbs"), nb::arg("verb_count"));
}

} // namespace rummykit
