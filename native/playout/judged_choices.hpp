// The face for Python of what choices of a seat lead to, on hands that others may hold.
#pragma once

#include "halving.hpp"
#include "random.hpp"
#include "weighing.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace rummykit {

namespace nb = nanobind;

using CardNumbers = std::vector<int>;
using WordNumbers = std::map<std::string, int>;

[[noreturn]] inline void no_deal(const char* what) {
    throw std::invalid_argument(what);
}

// A deal as one seat sees it, after each of its choices. `search` and `weigh` are told what is seen of the others.
template <class Deal, class Seen, class Settings>
class JudgedChoices {
  public:
    std::pair<int, std::vector<std::pair<double, std::int64_t>>> best(std::int64_t playouts, double seconds,
                                                                      std::uint64_t seed) const {
        Random random(seed);
        Halved found;
        {
            const nb::gil_scoped_release others_go_on;
            found = search(choices_, seen_, Limit{playouts, seconds}, random, Settings{});
        }
        std::vector<std::pair<double, std::int64_t>> judged;
        for (const Judged& each : found.judged)
            judged.emplace_back(each.mean(), each.playouts);
        return {found.best, judged};
    }

    // What some choices lead to, as pairs of 32-bit floats: of each deal, of each choice.
    nb::bytes weighed(const std::vector<int>& numbers, int deals, std::uint64_t seed) const {
        for (const int number : numbers)
            if (number < 0 || number >= static_cast<int>(choices_.size())) no_deal("there is no such choice");
        if (deals < 0) no_deal("there are no deals, or more");
        Random random(seed);
        Weighed all;
        {
            const nb::gil_scoped_release others_go_on;
            all = weigh(choices_, seen_, numbers, deals, random, Settings{});
        }
        return nb::bytes(all.data(), all.size() * sizeof(Outcome));
    }

  protected:
    explicit JudgedChoices(Seen seen) : seen_(std::move(seen)) {}

    Seen seen_;
    std::vector<Deal> choices_;
};

template <class Choices>
void bind_judged(nb::class_<Choices>& choices) {
    choices.def("search", &Choices::best, nb::kw_only(), nb::arg("playouts"), nb::arg("seconds"), nb::arg("seed"))
        .def("weigh", &Choices::weighed, nb::arg("choices"), nb::arg("deals"), nb::arg("seed"));
}

} // namespace rummykit
