#include "special_table.hpp"

#include <algorithm>

namespace rummykit {

FaceBits::FaceBits(std::span<const std::uint8_t> faces) {
    for (const std::uint8_t face : faces)
        add(face);
}

void SpecialTable::add(std::span<const std::uint8_t> set) {
    std::ranges::copy(set, faces.begin() + begin(count));
    ends[count] = static_cast<std::uint8_t>(begin(count) + static_cast<int>(set.size()));
    ++count;
}

namespace {

// Whether a tile with a number of one set lies in another.
bool share(const FaceBits& one, const FaceBits& other) {
    return (one.once & other.once & ~kJokerBits) != 0;
}

} // namespace

bool FreedJokers::allowed(const SpecialTable& before, const SpecialTable& after) {
    before_.clear();
    after_.clear();
    was_.clear();
    now_.clear();
    for (int set = 0; set < before.count; ++set) {
        before_.emplace_back(before.at(set));
        if (has_joker(before_.back())) place_jokers(before.at(set), set, was_);
    }
    if (was_.empty()) return true;
    for (int set = 0; set < after.count; ++set) {
        after_.emplace_back(after.at(set));
        if (has_joker(after_.back())) place_jokers(after.at(set), set, now_);
    }
    home_.assign(was_.size(), -1);
    origin_.assign(now_.size(), -1);
    return none_replaced(0) && all_new();
}

bool FreedJokers::all_new() const {
    for (int face = kTiles; face < kPoolFaces; ++face) {
        int came = 0, fits = 0;
        for (const FaceBits& cards : before_)
            came += cards.count(face);
        if (!came) continue;
        for (int set = 0; set < static_cast<int>(after_.size()); ++set)
            if (after_[static_cast<std::size_t>(set)].count(face)) fits += room(set, face);
        if (fits < came) return false;
    }
    return true;
}

// How many of these jokers in a set may have come from the table: all in a new one; in one that holds all of an earlier
// set as many as lay there, or as still lie in their place beside tiles of their own set.
int FreedJokers::room(int set, int face) const {
    const FaceBits& now = after_[static_cast<std::size_t>(set)];
    bool longer = false;
    int lay = 0, home = 0;
    for (const FaceBits& cards : before_)
        if (cards.within(now)) {
            longer = true;
            lay = std::max(lay, cards.count(face));
        }
    if (!longer) return now.count(face);
    for (const PlacedJoker& joker : now_)
        home += joker.set == set && joker.face == face && at_home(joker);
    return std::max(lay, home);
}

bool FreedJokers::at_home(const PlacedJoker& joker) const {
    return std::ranges::any_of(was_, [&](const PlacedJoker& was) {
        return was.face == joker.face && was.means_the_same(joker) && share(before_[was.set], after_[joker.set]);
    });
}

// Whether equal jokers, from this one before on, can be told apart so that none lies in the place of another.
bool FreedJokers::none_replaced(std::size_t joker) {
    if (joker == was_.size()) {
        for (int set = 0; set < static_cast<int>(before_.size()); ++set)
            if (has_joker(before_[static_cast<std::size_t>(set)]) && !stands_alone(set)) return false;
        return true;
    }
    for (std::size_t now = 0; now < now_.size(); ++now) {
        if (now_[now].face != was_[joker].face || origin_[now] >= 0) continue;
        home_[joker] = static_cast<int>(now);
        origin_[now] = static_cast<int>(joker);
        if (none_replaced(joker + 1)) return true;
        origin_[now] = -1;
    }
    return false;
}

bool FreedJokers::stands_alone(int set) {
    own_ = 0;
    strangers_.clear();
    for (std::size_t joker = 0; joker < was_.size(); ++joker)
        if (was_[joker].set == set) own_ |= Numbers{1} << home_[joker];
    for (std::size_t now = 0; now < now_.size(); ++now) {
        if (own_ >> now & 1 || !share(before_[static_cast<std::size_t>(set)], after_[now_[now].set]) || stayed(now))
            continue;
        if (std::ranges::any_of(
                was_, [&](const PlacedJoker& was) { return was.set == set && was.means_the_same(now_[now]); }))
            strangers_.push_back(now);
    }
    if (strangers_.empty()) return true;
    std::array<std::uint8_t, kTiles> tiles;
    std::uint8_t* end = tiles.data();
    for (int face = 0; face < kTiles; ++face)
        if (before_[static_cast<std::size_t>(set)].count(face)) *end++ = static_cast<std::uint8_t>(face);
    return rightly(set, tiles.data(), end, 0);
}

// Whether a joker still stands for the same, in a set that was at most lengthened.
bool FreedJokers::stayed(std::size_t now) const {
    if (origin_[now] < 0) return false;
    const PlacedJoker& was = was_[static_cast<std::size_t>(origin_[now])];
    return was.means_the_same(now_[now]) && before_[was.set].within(after_[now_[now].set]);
}

// Whether the tiles of a set, from this one on, can be told from equal ones so that its jokers were not replaced, or
// by tiles; `lying` are the sets that hold the tiles before.
bool FreedJokers::rightly(int set, const std::uint8_t* face, const std::uint8_t* end, Numbers lying) {
    const FaceBits& cards = before_[static_cast<std::size_t>(set)];
    if (face != end) {
        const bool both = cards.count(*face) == kCopies;
        for (std::size_t at = 0; at < after_.size(); ++at) {
            if (!after_[at].count(*face)) continue;
            if (both)
                lying |= Numbers{1} << at;
            else if (rightly(set, face + 1, end, lying | Numbers{1} << at))
                return true;
        }
        return both && rightly(set, face + 1, end, lying);
    }
    wanting_.clear();
    for (std::size_t joker = 0; joker < was_.size(); ++joker) {
        const PlacedJoker& was = was_[joker];
        if (was.set != set || lying >> now_[static_cast<std::size_t>(home_[joker])].set & 1) continue;
        if (std::ranges::any_of(strangers_, [&](std::size_t now) {
                return (lying >> now_[now].set & 1) && was.means_the_same(now_[now]);
            }))
            wanting_.push_back(joker);
    }
    if (wanting_.empty()) return true;
    for (int tile = 0; tile < kTiles; ++tile) {
        int count = -cards.count(tile);
        for (std::size_t at = 0; at < after_.size(); ++at)
            if (lying >> at & 1) count += after_[at].count(tile);
        beside_[static_cast<std::size_t>(tile)] = static_cast<std::uint8_t>(count);
    }
    return exchanged(0);
}

// Whether tiles that lie beside the set replaced each of the jokers, from this one on, each tile one.
bool FreedJokers::exchanged(std::size_t joker) {
    if (joker == wanting_.size()) return true;
    const PlacedJoker& was = was_[wanting_[joker]];
    const bool two = was.face == kTiles + kDouble;
    const auto possible = [&](int tile) {
        return (was.meant() >> tile & 1) && beside_[static_cast<std::size_t>(tile)] > 0;
    };
    const auto taken = [&](int tile, auto&& then) {
        --beside_[static_cast<std::size_t>(tile)];
        const bool found = then();
        ++beside_[static_cast<std::size_t>(tile)];
        return found;
    };
    for (int one = 0; one < kTiles; ++one) {
        if (!possible(one)) continue;
        const bool found = taken(one, [&] {
            if (!two) return exchanged(joker + 1);
            for (int other = one + 1; other < kTiles; ++other)
                if (possible(other) && taken(other, [&] { return exchanged(joker + 1); })) return true;
            return false;
        });
        if (found) return true;
    }
    return false;
}

} // namespace rummykit
