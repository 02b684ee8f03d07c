#include "twist_ways.hpp"

#include <stdexcept>

namespace rummykit {

namespace {

void add(TwistCounts& counts, const TwistSet& tiles) {
    for (const std::uint8_t face : tiles)
        ++counts[face];
}

bool within(const TwistCounts& small, const TwistCounts& large) {
    for (int face = 0; face < kTwistFaces; ++face)
        if (small[face] > large[face]) return false;
    return true;
}

// Whether another joker lies for good where the joker lay: the rest of the set is there with it, the joker is not and
// cannot come, and the tiles that are left do not make the set elsewhere.
bool replaced(const JokerPlace& place, const TwistWay& way, const TwistCounts& lies, const TwistCounts& left,
              const TwistCounts& loose) {
    TwistCounts rest = place.set;
    --rest[place.joker];
    if (lies[place.joker] > rest[place.joker] || !within(rest, lies)) return false;
    if (way.run && left[place.joker]) return false;
    bool other = false;
    for (int joker = kTiles; joker < kTwistFaces; ++joker)
        other |= joker != place.joker && lies[joker] > rest[joker];
    return other && !within(place.set, loose);
}

} // namespace

std::optional<Remaining> remaining(const TwistProblem& problem, const TwistWay& way,
                                   const std::vector<JokerPlace>& places) {
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
    if (!places.empty()) {
        TwistCounts lies{}, left{};
        for (const std::uint8_t face : way.tiles)
            ++lies[face];
        for (int face = 0; face < kTwistFaces; ++face)
            left[face] = static_cast<std::uint8_t>(next.must[face] + next.may[face]);
        TwistCounts loose = left; // with the runs that may take in more
        for (const BegunRun& run : next.begun)
            add(loose, run.tiles);
        for (const JokerPlace& place : places)
            if (replaced(place, way, lies, left, loose)) return std::nullopt;
    }
    if (way.run)
        next.begun.push_back({TwistSet(way.tiles.begin(), way.tiles.end()), static_cast<std::uint8_t>(way.run->colour),
                              static_cast<std::uint8_t>(way.run->number - 1)});
    return found;
}

} // namespace rummykit
