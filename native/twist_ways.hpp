// A table with special jokers once some set lies for good, and whether the rules can still allow it.
#pragma once

#include "twist_problem.hpp"
#include "twist_sets.hpp"

#include <optional>
#include <vector>

namespace rummykit {

// A set of the table and one of its jokers: if the set comes apart, no other joker may lie where that one lay.
struct JokerPlace {
    TwistCounts set{};
    int joker = 0;
};

// What is left of a problem once a set lies, and what of the rack is in it. Nothing where another joker would lie for
// good in the place of one that has left, because the set there can no longer be made.
struct Remaining {
    TwistProblem problem;
    TwistCounts own{};
};
std::optional<Remaining> remaining(const TwistProblem& problem, const TwistWay& way,
                                   const std::vector<JokerPlace>& places);

} // namespace rummykit
