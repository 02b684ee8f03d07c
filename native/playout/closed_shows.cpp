// Whether a hand is a good show: with two lives or so many pure sequences, and every card in a group. What Python lays
// (melds/lives.py, melds/pures.py) is reckoned here by numbers of cards alone.
#include "closed_sheet.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr int kTunnela = 3;

// A group as it will lie: its natural cards, the wild ones with them, and the places of a run.
struct Lain {
    int natural = 0, wild = 0;
    std::vector<std::uint8_t> places;
};

// The first place of a run that has `more` places than this one, and the whole of it; nothing where the suit has none.
std::vector<std::uint8_t> longer(const ClosedSheet& sheet, const std::vector<std::uint8_t>& places, int more) {
    for (const RunLine& line : sheet.lines) {
        if (line.length != static_cast<int>(places.size()) + more) continue;
        for (int at = 0; at <= more; ++at)
            if (std::equal(places.begin(), places.end(), line.place.begin() + at))
                return {line.place.begin(), line.place.begin() + line.length};
    }
    return places;
}

int wild_among(const Cards& cards, FaceBits wild) {
    int count = jokers_of(cards);
    for (FaceBits faces = cards.faces() & wild; faces; faces &= faces - 1)
        count += cards.count(std::countr_zero(faces));
    return count;
}

// The wild cards that go into the groups.
int filled(const std::vector<Lain>& groups) {
    int wild = 0;
    for (const Lain& group : groups)
        wild += group.places.empty() ? group.wild : static_cast<int>(group.places.size()) - group.natural;
    return wild;
}

// How many groups there are with two lives, 0 where they are no good show.
int two_lives(const ClosedSheet& sheet, const Cards& hand, const WildFaces& wild) {
    const LivesAnswer best = sheet.lives->solve(as_wild_hand(hand), wild.rank, true);
    if (best.lives != Lives::both || best.points) return 0;
    Cards left = hand;
    std::vector<Lain> groups;
    for (std::size_t at = 0; at < best.groups.size(); ++at) {
        const LivesGroup& group = best.groups[at];
        left.take(group.natural);
        if (at) groups.push_back({std::popcount(group.natural), group.wild, group.places});
    }
    const int spare = wild_among(left, wild.faces);
    if (left.size() > spare) return 0;
    int more = spare;
    for (const Lain& group : groups)
        more -= group.wild;
    groups[0].places = longer(sheet, groups[0].places, more);
    return filled(groups) == spare ? static_cast<int>(best.groups.size()) : 0;
}

// --- pure sequences

// The groups of a hand with enough pure sequences, and the wild cards beside them.
struct Spare {
    const ClosedSheet& sheet;
    std::vector<std::vector<std::uint8_t>> pures;
    std::vector<Lain> groups;
    int spare = 0, more = 0;
    bool jokers_alone = false; // three of them are a group

    int size() const { return static_cast<int>(pures.size() + groups.size()) + jokers_alone; }

    int room(const Lain& group) const {
        const int size = group.natural + group.wild;
        return (group.places.empty() ? sheet.shapes.groups->max_size : sheet.shapes.runs->max_length) - size;
    }

    static bool is_run(const std::vector<std::uint8_t>& pure) { return pure.front() != pure.back(); }

    // A group of wild cards alone, one of them in its own place; three jokers where there is no such card.
    void lay_wild(FaceBits own) {
        if (!own) {
            spare -= kTunnela;
            more -= kTunnela;
            jokers_alone = true;
            return;
        }
        const int taken = std::min(more, sheet.shapes.runs->max_length);
        const auto face = static_cast<std::uint8_t>(std::countr_zero(own));
        groups.insert(groups.begin(), Lain{0, taken, longer(sheet, {face}, taken - 1)});
        more -= taken;
    }

    // Parts a group, so that wild cards for which there is no room lie with what comes of it.
    void make_room() {
        const int shortest = sheet.shapes.runs->min_length, fewest = sheet.shapes.groups->min_size;
        if (static_cast<int>(pures.size()) > sheet.words.pures)
            for (std::size_t at = 0; at < pures.size(); ++at)
                if (is_run(pures[at])) {
                    groups.push_back({static_cast<int>(pures[at].size()), 0, pures[at]});
                    pures.erase(pures.begin() + static_cast<std::ptrdiff_t>(at));
                    return;
                }
        for (auto& pure : pures) {
            const int over = static_cast<int>(pure.size()) - shortest;
            if (!is_run(pure) || !over || over + more < shortest) continue;
            const std::vector<std::uint8_t> natural(pure.begin() + shortest, pure.end());
            pure.resize(static_cast<std::size_t>(shortest));
            groups.push_back({over, shortest - over, longer(sheet, natural, shortest - over)});
            return;
        }
        for (std::size_t at = 0; at < groups.size(); ++at)
            if (groups[at].places.empty() && groups[at].natural > fewest && 1 + more >= fewest) {
                --groups[at].natural;
                groups.push_back({1, fewest - 1, {}});
                return;
            }
    }

    bool lies(int alone, FaceBits own) {
        const auto has_room = [&](const Lain& group) { return room(group) != 0; };
        if (more >= kTunnela)
            lay_wild(own);
        else if (more && !alone && std::ranges::none_of(groups, has_room))
            make_room();
        for (Lain& group : groups) {
            const int added = std::min(more, room(group));
            if (!group.places.empty() && added) group.places = longer(sheet, group.places, added);
            group.wild += added;
            more -= added;
        }
        return !alone && filled(groups) == spare;
    }
};

// How many groups there are with enough pure sequences, 0 where they are no good show.
int enough_pures(const ClosedSheet& sheet, const Cards& hand, const WildFaces& wild) {
    const PuresAnswer best = sheet.pures->solve(as_wild_hand(hand), wild.faces, true);
    if (best.points || best.pures < sheet.words.pures) return 0;
    Cards left = hand;
    Spare laid{sheet, best.pure, {}};
    for (const auto& pure : best.pure)
        for (const std::uint8_t face : pure)
            left.take(bit_of(face));
    laid.spare = wild_among(left, wild.faces);
    laid.more = laid.spare;
    int alone = left.size() - laid.spare;
    for (const LivesGroup& group : best.groups) {
        alone -= std::popcount(group.natural);
        laid.more -= group.wild;
        laid.groups.push_back({std::popcount(group.natural), group.wild, group.places});
    }
    return laid.lies(alone, left.faces() & wild.faces) ? laid.size() : 0;
}

// The first groups of so many equal cards, by face.
Cards of_a_kind(const Cards& hand, int many, int groups) {
    Cards found;
    for (int face = 0; face <= kJokerFace; ++face)
        for (int left = hand.count(face); groups && left >= many; left -= many, --groups)
            for (int copy = 0; copy < many; ++copy)
                found.add(bit_of(face));
    return found;
}

Cards wild_of(const Cards& hand, FaceBits wild) {
    const FaceBits faces = wild | bit_of(kJokerFace);
    return {{hand.plane[0] & faces, hand.plane[1] & faces, hand.plane[2] & faces}};
}

} // namespace

Shown shown_groups(const ClosedSheet& sheet, const Cards& hand, const WildFaces& wild) {
    switch (sheet.pures ? free_show(sheet, hand, wild) : FreeShow::none) {
    case FreeShow::tunnelas:
        return {sheet.words.tunnelas, of_a_kind(hand, kTunnela, sheet.words.tunnelas)};
    case FreeShow::jokers:
        return {1, wild_of(hand, wild.faces)};
    case FreeShow::dublees:
        return {sheet.words.dublees, of_a_kind(hand, 2, sheet.words.dublees)};
    case FreeShow::none:
        break;
    }
    return {sheet.pures ? enough_pures(sheet, hand, wild) : two_lives(sheet, hand, wild), hand};
}

WildHand as_wild_hand(const Cards& hand) {
    WildHand held;
    held.cards = hand;
    held.cards.clear(kJokerFace);
    held.jokers = jokers_of(hand);
    held.size = hand.size();
    return held;
}

int dublees_of(const Cards& hand) {
    int pairs = 0;
    for (FaceBits faces = hand.plane[1] | hand.plane[2]; faces; faces &= faces - 1)
        pairs += hand.count(std::countr_zero(faces)) / 2;
    return pairs;
}

FreeShow free_show(const ClosedSheet& sheet, const Cards& hand, const WildFaces& wild) {
    const ClosedWords& words = sheet.words;
    if (words.tunnelas) {
        int tunnelas = 0;
        for (FaceBits faces = hand.plane[1] | hand.plane[2]; faces; faces &= faces - 1)
            tunnelas += hand.count(std::countr_zero(faces)) / kTunnela;
        if (tunnelas >= words.tunnelas) return FreeShow::tunnelas;
    }
    if (words.jokers && wild_among(hand, wild.faces) >= words.jokers) return FreeShow::jokers;
    if (words.dublees && dublees_of(hand) >= words.dublees) return FreeShow::dublees;
    return FreeShow::none;
}

int show_points(const ClosedSheet& sheet, const Cards& hand, const WildFaces& wild) {
    if (sheet.pures) {
        if (free_show(sheet, hand, wild) != FreeShow::none) return 0;
        return sheet.pures->solve(as_wild_hand(hand), wild.faces, false).points;
    }
    return sheet.lives->solve(as_wild_hand(hand), wild.rank, false).points;
}

bool shows_without(const ClosedSheet& sheet, const Cards& hand, const WildFaces& wild, int face) {
    Cards rest = hand;
    rest.take(bit_of(face));
    return shown_groups(sheet, rest, wild).groups > 0;
}

FaceBits show_outs(const ClosedSheet& sheet, const Cards& hand, const WildFaces& wild) {
    // With the card put aside, the hand counts no more than that card.
    const int points = show_points(sheet, hand, wild);
    FaceBits outs = 0;
    for (FaceBits faces = hand.faces(); faces; faces &= faces - 1) {
        const int face = std::countr_zero(faces);
        const bool is_wild = face == kJokerFace || wild.faces >> face & 1;
        const int worth = is_wild ? 0 : sheet.values[static_cast<std::size_t>(face)];
        if (points <= worth && shows_without(sheet, hand, wild, face)) outs |= bit_of(face);
    }
    return outs;
}

int worth_of_value_cards(const ClosedSheet& sheet, const Cards& cards, int cut) {
    static constexpr std::array<int, 4> kMarriages{0, 100, 300, 500}, kOfOneKind{0, 10, 30, 50};
    static constexpr int kEach = 20;
    if (sheet.words.value_cards == ValueCards::none || cut < 0) return 0;
    const int suit = cut / kRanks, rank = cut % kRanks;
    const std::array<int, 3> kinds{cut, face_of(suit, (rank + 1) % kRanks),
                                   face_of(suit, (rank + kRanks - 1) % kRanks)};
    std::array<int, 3> held;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        held[kind] = std::min(cards.count(kinds[kind]), 3);
    if (sheet.words.value_cards == ValueCards::twenty) return kEach * (held[0] + held[1] + held[2]);
    const int marriages = std::ranges::min(held);
    int worth = kMarriages[static_cast<std::size_t>(marriages)];
    for (const int count : held)
        worth += kOfOneKind[static_cast<std::size_t>(count - marriages)];
    return worth;
}

} // namespace rummykit
