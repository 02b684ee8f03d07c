// The sets of a table with special jokers, and whether its jokers may have come to lie as they do.
#pragma once

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

// What is in `all` beyond `part`, which is within it.
FaceBits rest_of(const FaceBits& all, const FaceBits& part);

FaceBits bits_of(const TilePool& pool);

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
// in new sets, and none of another kind in the place of one that left its set.
class FreedJokers {
  public:
    bool allowed(const SpecialTable& before, const SpecialTable& after, const TilePool& played);

  private:
    bool replaced() const;
    bool all_new(const FaceBits& played) const;
    int room(const FaceBits& set, const FaceBits& played, int joker) const;

    std::vector<FaceBits> before_, after_;
};

} // namespace rummykit
