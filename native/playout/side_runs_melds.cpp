#include "side_runs_sheet.hpp"

#include <bit>

namespace rummykit {

namespace {

constexpr std::uint16_t place_bit(int place) {
    return static_cast<std::uint16_t>(1 << place);
}

} // namespace

bool SideRunMeld::put(const SideRunWords& words, int face) {
    points = static_cast<std::int16_t>(points + words.points[ix(face)]);
    if (words.wild[ix(face)]) {
        if (wilds == wild.size()) return false;
        wild[wilds++] = static_cast<std::int8_t>(face);
        return true;
    }
    const int number = number_of_face(face);
    ++naturals;
    if (!run) return number == which;
    if (face / 13 != which) return false;
    if (number == 1) return ++aces <= 2;
    if (numbers & place_bit(number)) return false;
    numbers |= place_bit(number);
    return true;
}

bool SideRunMeld::read(const SideRunWords& words) {
    if (run) return read_run(words);
    standing = wilds;
    return size() >= words.group_least && naturals >= words.least_naturals && wilds <= 1;
}

// A card of the wild rank is natural in its own place wherever the cards can be laid so.
bool SideRunMeld::read_run(const SideRunWords& words) {
    if (size() < words.run_least || size() > words.run_most || naturals == 0) return false;
    const int own = words.wild_rank ? face_of(words.wild_rank, which) : -1;
    if (own >= 0 && std::ranges::find(wild, own) != wild.end() &&
        placed(words, numbers | place_bit(words.wild_rank), naturals + 1, wilds - 1))
        return true;
    return placed(words, numbers, naturals, wilds);
}

bool SideRunMeld::placed(const SideRunWords& words, std::uint16_t given, int natural, int stand) {
    if (natural < words.least_naturals || stand > 1) return false;
    if (aces == 0) return lie(words, given, stand);
    const bool may_be_low = words.lowest == 1, may_be_high = words.highest == kHighAce;
    if (aces == 2) return may_be_low && may_be_high && lie(words, given | place_bit(1) | place_bit(kHighAce), stand);
    return (may_be_low && lie(words, given | place_bit(1), stand)) ||
           (may_be_high && lie(words, given | place_bit(kHighAce), stand));
}

// Natural cards in these places; a wild card fills a gap or goes on at an end, the high one first.
bool SideRunMeld::lie(const SideRunWords& words, std::uint16_t places, int stand) {
    int from = std::countr_zero(places), to = std::bit_width(places) - 1;
    const int free = stand - (to - from + 1 - std::popcount(places));
    if (free < 0) return false;
    int up = std::min(free, words.highest - to);
    if (from == 1 && words.run_most <= 13) up = std::min(up, 13 - to);
    from -= free - up;
    to += up;
    if (from < words.lowest) return false;
    low = static_cast<std::int8_t>(from);
    high = static_cast<std::int8_t>(to);
    standing = static_cast<std::uint8_t>(stand);
    at = 0;
    for (int place = from; stand && place <= to; ++place)
        if (!(places & place_bit(place))) at = static_cast<std::int8_t>(place);
    return true;
}

bool SideRunMeld::semi(const SideRunWords& words) const {
    if (standing != 1 || size() <= words.book) return false;
    return !run || std::max(at - low, high - at) >= words.book;
}

int SideRunMeld::bonus(const SideRunWords& words) const {
    if (size() < words.book) return 0;
    if (standing == 0) return words.natural;
    return words.semi >= 0 && semi(words) ? words.semi : words.mixed;
}

} // namespace rummykit
