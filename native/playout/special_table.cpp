#include "special_table.hpp"

#include <algorithm>

namespace rummykit {

FaceBits::FaceBits(std::span<const std::uint8_t> faces) {
    for (const std::uint8_t face : faces)
        add(face);
}

FaceBits rest_of(const FaceBits& all, const FaceBits& part) {
    FaceBits rest;
    rest.twice = all.twice & ~part.once;
    rest.once = (all.once & ~part.once) | (all.twice & ~part.twice);
    return rest;
}

FaceBits bits_of(const TilePool& pool) {
    FaceBits bits;
    for (int face = 0; face < kPoolFaces; ++face)
        for (int each = 0; each < pool[face]; ++each)
            bits.add(face);
    return bits;
}

void SpecialTable::add(std::span<const std::uint8_t> set) {
    std::ranges::copy(set, faces.begin() + begin(count));
    ends[count] = static_cast<std::uint8_t>(begin(count) + static_cast<int>(set.size()));
    ++count;
}

bool FreedJokers::allowed(const SpecialTable& before, const SpecialTable& after, const TilePool& played) {
    before_.clear();
    after_.clear();
    bool any = false;
    for (int set = 0; set < before.count; ++set) {
        before_.emplace_back(before.at(set));
        any |= has_joker(before_.back());
    }
    if (!any) return true;
    for (int set = 0; set < after.count; ++set)
        after_.emplace_back(after.at(set));
    return !replaced() && all_new(bits_of(played));
}

bool FreedJokers::replaced() const {
    for (const FaceBits& cards : before_) {
        if (!has_joker(cards) || std::ranges::any_of(after_, [&](const FaceBits& now) { return cards.within(now); }))
            continue;
        for (int joker = kTiles; joker < kPoolFaces; ++joker) {
            if (!cards.count(joker)) continue;
            FaceBits rest = cards;
            rest.remove(joker);
            for (int other = kTiles; other < kPoolFaces; ++other) {
                if (other == joker) continue;
                FaceBits with = rest;
                if (with.count(other) == kCopies) continue;
                with.add(other);
                for (const FaceBits& now : after_)
                    if (with.within(now) && now.count(joker) <= rest.count(joker)) return true;
            }
        }
    }
    return false;
}

bool FreedJokers::all_new(const FaceBits& played) const {
    for (int joker = kTiles; joker < kPoolFaces; ++joker) {
        int came = 0, fits = 0;
        for (const FaceBits& cards : before_)
            came += cards.count(joker);
        if (!came) continue;
        for (const FaceBits& now : after_)
            if (now.count(joker)) fits += room(now, played, joker);
        if (fits < came) return false;
    }
    return true;
}

// How many of these jokers in a set may have come from the table: all in a new one, in one that was merely made longer
// with jokers and tiles of the rack as many as lay there.
int FreedJokers::room(const FaceBits& set, const FaceBits& played, int joker) const {
    bool longer = false;
    int lay = 0;
    for (const FaceBits& cards : before_) {
        if (!cards.within(set)) continue;
        lay = std::max(lay, cards.count(joker));
        FaceBits added = rest_of(set, cards);
        added.once &= ~kJokerBits;
        added.twice &= ~kJokerBits;
        longer |= added.within(played);
    }
    return longer ? lay : set.count(joker);
}

} // namespace rummykit
