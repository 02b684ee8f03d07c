// The sets of a table with special jokers, and whether its jokers may have come to lie as they do.
#pragma once

#include "joker_meanings.hpp"
#include "tile_deal.hpp"
#include "twist_problem.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rummykit {

// A few tiles, no face more than twice: a bit for each face of which there is one, and for each of which there are two.
struct FaceBits {
    std::uint64_t once = 0, twice = 0;

    FaceBits() = default;
    explicit FaceBits(std::span<const std::uint8_t> faces);

    int count(int face) const { return static_cast<int>((once >> face & 1) + (twice >> face & 1)); }
    bool within(const FaceBits& whole) const { return !(once & ~whole.once) && !(twice & ~whole.twice); }
    void add(int face) {
        twice |= once & std::uint64_t{1} << face;
        once |= std::uint64_t{1} << face;
    }
    void remove(int face) {
        const std::uint64_t bit = std::uint64_t{1} << face;
        if (twice & bit)
            twice &= ~bit;
        else
            once &= ~bit;
    }
    bool operator==(const FaceBits&) const = default;
};

inline constexpr std::uint64_t kJokerBits = std::uint64_t{15} << kTiles;

inline bool has_joker(const FaceBits& set) {
    return (set.once & kJokerBits) != 0;
}

// The sets as they lie, one behind the other.
struct SpecialTable {
    std::array<std::uint8_t, kMostPool> faces{};
    std::array<std::uint8_t, kMostPool / 3 + 1> ends{};
    std::uint8_t count = 0;

    int begin(int set) const { return set ? ends[static_cast<std::size_t>(set - 1)] : 0; }
    std::span<const std::uint8_t> at(int set) const {
        return {faces.data() + begin(set), faces.data() + ends[static_cast<std::size_t>(set)]};
    }
    void add(std::span<const std::uint8_t> set);
};

// Whether the jokers of a table may lie as they do afterwards, as `tiles/freed_jokers.py` says: those that were freed
// in new sets, and none in the place of one that left its set. Keeps its memory from call to call.
class FreedJokers {
  public:
    bool allowed(const SpecialTable& before, const SpecialTable& after);

  private:
    using Numbers = std::uint64_t; // of sets or of jokers, a bit each

    bool all_new() const;
    int room(int set, int face) const;
    bool at_home(const PlacedJoker& joker) const;
    bool none_replaced(std::size_t joker);
    bool stands_alone(int set);
    bool stayed(std::size_t now) const;
    bool rightly(int set, const std::uint8_t* face, const std::uint8_t* end, Numbers lying);
    bool exchanged(std::size_t joker);

    std::vector<FaceBits> before_, after_;
    std::vector<PlacedJoker> was_, now_;
    std::vector<int> home_, origin_;          // of a joker before, which it is afterwards; and the other way; -1: none
    Numbers own_ = 0;                         // jokers afterwards that are those of a set
    std::vector<std::size_t> strangers_;      // jokers afterwards that could lie in the place of one of these
    std::vector<std::size_t> wanting_;        // jokers before in whose place another lies
    std::array<std::uint8_t, kTiles> beside_; // tiles beside those of the set
};

} // namespace rummykit
