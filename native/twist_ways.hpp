// A table with special jokers once some set lies for good.
#pragma once

#include "twist_problem.hpp"
#include "twist_sets.hpp"

namespace rummykit {

// What is left of a problem once a set lies, and what of the rack is in it.
struct Remaining {
    TwistProblem problem;
    TwistCounts own{};
};
Remaining remaining(const TwistProblem& problem, const TwistWay& way);

} // namespace rummykit
