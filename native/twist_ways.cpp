#include "twist_ways.hpp"

#include <stdexcept>

namespace rummykit {

Remaining remaining(const TwistProblem& problem, const TwistWay& way) {
    Remaining found{problem, {}};
    TwistProblem& next = found.problem;
    std::size_t lay = 0;
    if (way.longer >= 0) {
        const auto run = next.begun.begin() + way.longer;
        lay = run->tiles.size();
        next.begun.erase(run);
    }
    for (const std::uint8_t* face = way.tiles.begin() + lay; face < way.tiles.end(); ++face) {
        if (next.must[*face]) {
            --next.must[*face];
        } else {
            if (!next.may[*face]) throw std::invalid_argument("a tile of the set is not there");
            --next.may[*face];
            ++found.own[*face];
        }
    }
    if (way.run)
        next.begun.push_back({TwistSet(way.tiles.begin(), way.tiles.end()), static_cast<std::uint8_t>(way.run->colour),
                              static_cast<std::uint8_t>(way.run->number - 1)});
    return found;
}

} // namespace rummykit
