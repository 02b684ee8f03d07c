#include "packs_melds.hpp"

#include <algorithm>

namespace rummykit {

void LaidFaces::remove(int card) {
    auto* const found = std::find(cards.data(), cards.data() + size, card);
    if (found == cards.data() + size) return;
    std::copy(found + 1, cards.data() + size, found);
    --size;
}

bool LaidFaces::has(int card) const {
    return std::find(begin(), end(), card) != end();
}

int LaidFaces::jokers() const {
    return static_cast<int>(std::count_if(begin(), end(), [](int card) { return is_joker(card); }));
}

LaidFaces LaidFaces::with(int card) const {
    LaidFaces more = *this;
    more.add(card);
    return more;
}

LaidFaces LaidFaces::from_hand() const {
    LaidFaces held = *this;
    for (int at = 0; at < size; ++at)
        held.cards[static_cast<std::size_t>(at)] =
            static_cast<std::uint8_t>(held_as(cards[static_cast<std::size_t>(at)]));
    return held;
}

void LaidFaces::sort() {
    std::sort(cards.begin(), cards.begin() + size);
}

bool holds(const LaidHand& hand, const LaidHand& part) {
    FaceSet lacks = 0;
    for (std::size_t copy = 0; copy < kMostCopies; ++copy)
        lacks |= part.copies[copy] & ~hand.copies[copy];
    return !lacks && part.jokers <= hand.jokers;
}

LaidHand held_of(const LaidFaces& cards) {
    LaidHand hand;
    for (const int card : cards)
        hand.add(held_as(card));
    return hand;
}

void take(LaidHand& hand, const LaidHand& part) {
    part.each([&](int face) { hand.remove(face); });
    hand.jokers -= part.jokers;
    hand.size -= part.jokers;
}

// --- reading

int PacksMelds::worth(int suit, RankLine line) const {
    int sum = line.start == 0 ? shapes_.ace_below - shapes_.melded[static_cast<std::size_t>(suit * kRanks)] : 0;
    for (int at = 0; at < line.length; ++at)
        sum += shapes_.melded[static_cast<std::size_t>(suit * kRanks + (line.start + at) % kRanks)];
    return sum;
}

std::optional<LaidReading> PacksMelds::as_group(const LaidFaces& sorted) const {
    const int size = sorted.size;
    if (!shapes_.groups || size < shapes_.group_least || size > shapes_.group_most || is_joker(sorted.first()))
        return {};
    const int rank = rank_of(sorted.first());
    std::uint32_t suits = 0;
    int unsaid = 0, wild = 0;
    for (const int card : sorted) {
        wild += is_joker(card);
        if (card == kPrintedJoker) {
            ++unsaid;
            continue;
        }
        if (rank_of(card) != rank) return {};
        const std::uint32_t suit = 1u << suit_of(card);
        if (shapes_.distinct && suits & suit) return {};
        suits |= suit;
    }
    if (!shapes_.limits.allow(size - wild, wild)) return {};
    LaidFaces jokers;
    int open = 0;
    const bool settled = shapes_.distinct && (size == 4 || shapes_.declared);
    if (shapes_.distinct && unsaid > 4 - std::popcount(suits)) return {};
    for (const int card : sorted) {
        if (!is_joker(card)) continue;
        if (card != kPrintedJoker || !settled) {
            jokers.add(card);
            continue;
        }
        while (suits >> open & 1)
            ++open;
        jokers.add(kStandsFor + open++ * kRanks + rank);
    }
    jokers.sort();
    LaidReading found{{}, false, wild, size * shapes_.melded[static_cast<std::size_t>(rank)]};
    for (const int card : sorted)
        if (!is_joker(card)) found.cards.add(card);
    for (int at = jokers.size; at--;)
        found.cards.add(jokers[at]);
    return found;
}

std::optional<LaidReading> PacksMelds::on_line(const LaidFaces& sorted, int suit, RankLine line) const {
    std::array<std::uint8_t, kRanks> laid;
    laid.fill(255);
    int fixed = 0, said = 0;
    for (const int card : sorted) {
        if (card == kPrintedJoker) continue;
        const int place = (rank_of(card) - line.start + kRanks) % kRanks;
        if (place >= line.length) return {};
        laid[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(card);
        ++fixed;
        said += is_joker(card);
    }
    const int wild = line.length - fixed + said;
    if (!shapes_.limits.allow(line.length - wild, wild)) return {};
    LaidReading found{{}, true, wild, worth(suit, line)};
    for (int place = 0; place < line.length; ++place) {
        const int card = laid[static_cast<std::size_t>(place)];
        found.cards.add(card != 255 ? card : kStandsFor + suit * kRanks + (line.start + place) % kRanks);
    }
    return found;
}

std::optional<LaidReading> PacksMelds::as_run(const LaidFaces& sorted) const {
    if (!shapes_.runs || sorted.size < shapes_.run_least || sorted.size > shapes_.run_most || is_joker(sorted.first()))
        return {};
    const int suit = suit_of(sorted.first());
    std::uint32_t ranks = 0;
    for (const int card : sorted) {
        if (card == kPrintedJoker) continue;
        const std::uint32_t rank = 1u << rank_of(card);
        if (suit_of(card) != suit || ranks & rank) return {};
        ranks |= rank;
    }
    std::optional<LaidReading> best;
    for (const RankLine line : lines_) {
        if (line.length != sorted.size) continue;
        auto found = on_line(sorted, suit, line);
        if (found && (!best || found->value > best->value)) best = found;
    }
    return best;
}

std::optional<LaidReading> PacksMelds::read(LaidFaces cards) const {
    if (!cards.size) return {};
    cards.sort();
    auto group = as_group(cards), run = as_run(cards);
    if (!group) return run;
    if (!run || group->wild < run->wild || (group->wild == run->wild && group->value >= run->value)) return group;
    return run;
}

bool PacksMelds::is_run(const LaidFaces& laid) const {
    const auto found = read(laid);
    return found && found->run;
}

// --- laying off

std::optional<LaidFaces> PacksMelds::extended_as(const LaidFaces& laid, bool run, LaidFaces all) const {
    all.sort();
    const auto found = run ? as_run(all) : as_group(all);
    if (!found || (!run && rank_of(found->cards.first()) != rank_of(laid.first()))) return {};
    return found->cards;
}

std::optional<LaidFaces> PacksMelds::extended(const LaidFaces& laid, std::span<const std::uint8_t> cards) const {
    LaidFaces all = laid;
    for (const int card : cards)
        all.add(card);
    return extended_as(laid, is_run(laid), all);
}

std::optional<LaidFaces> PacksMelds::extended(const LaidFaces& laid, int card) const {
    return extended_as(laid, is_run(laid), laid.with(card));
}

std::optional<LaidFaces> PacksMelds::shortened(const LaidFaces& laid, int card) const {
    LaidFaces left = laid;
    left.remove(card);
    left.sort();
    const auto found = is_run(laid) ? as_run(left) : as_group(left);
    if (!found) return {};
    return found->cards;
}

// The faces that may fit a meld.
FaceSet PacksMelds::near(const LaidFaces& laid, bool run) const {
    FaceSet found = 0;
    if (!run) {
        for (int suit = 0; suit < 4; ++suit)
            found |= one(suit * kRanks + rank_of(laid.first()));
        return found;
    }
    const int suit = suit_of(laid.first());
    return one(suit * kRanks + (rank_of(laid.first()) + kRanks - 1) % kRanks) |
           one(suit * kRanks + (rank_of(laid.last()) + 1) % kRanks);
}

FaceSet PacksMelds::extensions(const LaidFaces& laid) const {
    const bool run = is_run(laid);
    FaceSet found = 0;
    for (FaceSet rest = near(laid, run) | one(kPrintedJoker); rest; rest &= rest - 1)
        if (const int face = std::countr_zero(rest); extended_as(laid, run, laid.with(face))) found |= one(face);
    return found;
}

// --- jokers exchanged

bool PacksMelds::unsettled(const LaidFaces& laid) const {
    return laid.size == 3 && laid.jokers() == 2 && shapes_.groups && shapes_.distinct && !shapes_.declared &&
           !is_run(laid);
}

std::optional<LaidFaces> PacksMelds::instead_of(const LaidFaces& group, int joker,
                                                std::span<const std::uint8_t> cards) const {
    LaidFaces left = group;
    left.remove(joker);
    for (const int card : cards)
        left.add(card);
    const auto found = read(left);
    if (!found || found->run) return {};
    return found->cards;
}

std::optional<LaidFaces> PacksMelds::freed(const LaidFaces& laid, int face) const {
    const int said = kStandsFor + face;
    if (laid.has(said)) {
        LaidFaces left = laid;
        left.remove(said);
        const auto found = read(left.with(face));
        if (!found) return {};
        return found->cards;
    }
    const LaidFaces meld = unsettled(laid) ? laid.from_hand() : laid;
    const auto card = static_cast<std::uint8_t>(face);
    if (!meld.has(kPrintedJoker)) return {};
    return instead_of(meld, kPrintedJoker, {&card, 1});
}

std::optional<LaidFaces> PacksMelds::freed_by_both(const LaidFaces& group, std::span<const std::uint8_t> both) const {
    if (group.size != 3 || group.jokers() != 1 || both.size() != 2 || both[0] == both[1]) return {};
    const auto* const joker = std::find_if(group.begin(), group.end(), [](int card) { return is_joker(card); });
    return instead_of(group, *joker, both);
}

FaceSet PacksMelds::freeing(const LaidFaces& laid) const {
    FaceSet asked = 0, found = 0;
    for (const int card : laid)
        if (card >= kStandsFor) asked |= one(meant(card));
    if (laid.has(kPrintedJoker) || (asked && unsettled(laid)))
        for (int suit = 0; suit < 4; ++suit)
            asked |= one(suit * kRanks + rank_of(laid.first()));
    for (; asked; asked &= asked - 1)
        if (const int face = std::countr_zero(asked); freed(laid, face)) found |= one(face);
    return found;
}

LaidFaces PacksMelds::missing_suits(const LaidFaces& group) const {
    LaidFaces missing;
    if (group.size != 3 || group.jokers() != 1 || is_run(group)) return missing;
    for (int suit = 0; suit < 4; ++suit)
        if (const int face = suit * kRanks + rank_of(group.first()); !group.has(face)) missing.add(face);
    return freed_by_both(group, {missing.begin(), missing.size}) ? missing : LaidFaces{};
}

// --- the hand

void PacksMelds::runs_within(const LaidHand& hand, int suit, std::vector<HeldMeld>& found) const {
    const auto ranks = static_cast<std::uint32_t>(hand.once() >> suit * kRanks) & ((1u << kRanks) - 1);
    const int most = std::popcount(ranks) + hand.jokers;
    if (!ranks || most < shapes_.run_least) return;
    for (const RankLine line : lines_) {
        if (line.length > most) break;
        int missing = 0;
        for (int at = 0; at < line.length && missing <= hand.jokers; ++at)
            missing += !(ranks >> (line.start + at) % kRanks & 1);
        if (missing > hand.jokers || !shapes_.limits.allow(line.length - missing, missing)) continue;
        HeldMeld& meld = found.emplace_back();
        meld.reading = {{}, true, missing, worth(suit, line)};
        for (int at = 0; at < line.length; ++at) {
            const int rank = (line.start + at) % kRanks, face = suit * kRanks + rank;
            meld.reading.cards.add(ranks >> rank & 1 ? face : kStandsFor + face);
        }
        meld.held = held_of(meld.reading.cards);
    }
}

// Cards as a group; a joker says of which rank it is where they would be read as a run without that.
std::optional<LaidReading> PacksMelds::group_of(const LaidFaces& cards) const {
    const auto found = read(cards);
    if (!found || !found->run) return found;
    LaidFaces others = cards;
    others.remove(kPrintedJoker);
    for (int suit = 0; suit < 4; ++suit) {
        auto said = read(others.with(kStandsFor + suit * kRanks + rank_of(cards.first())));
        if (said && !said->run) return said;
    }
    return {};
}

void PacksMelds::groups_within(const LaidHand& hand, int rank, std::vector<HeldMeld>& found) const {
    std::array<int, 4> held{}, taken{};
    int all = 0;
    for (int suit = 0; suit < 4; ++suit) {
        held[suit] = hand.count(suit * kRanks + rank);
        if (shapes_.distinct) held[suit] = std::min(held[suit], 1);
        all += held[suit];
    }
    if (!all || all + hand.jokers < shapes_.group_least) return;
    for (;;) { // every choice, the last suit changing first
        LaidFaces natural;
        for (int suit = 0; suit < 4; ++suit)
            for (int left = taken[suit]; left; --left)
                natural.add(suit * kRanks + rank);
        const int most = std::min(hand.jokers, shapes_.group_most - natural.size);
        for (int wild = std::max(0, shapes_.group_least - natural.size); natural.size && wild <= most; ++wild) {
            if (!shapes_.limits.allow(natural.size, wild)) continue;
            LaidFaces cards = natural;
            for (int left = wild; left; --left)
                cards.add(kPrintedJoker);
            if (const auto meld = group_of(cards)) found.push_back({*meld, held_of(meld->cards)});
        }
        int suit = 3;
        while (suit >= 0 && taken[suit] == held[suit])
            taken[suit--] = 0;
        if (suit < 0) return;
        ++taken[suit];
    }
}

void PacksMelds::within(const LaidHand& hand, std::vector<HeldMeld>& found) const {
    found.clear();
    if (shapes_.runs)
        for (int suit = 0; suit < 4; ++suit)
            runs_within(hand, suit, found);
    if (shapes_.groups)
        for (int rank = 0; rank < kRanks; ++rank)
            groups_within(hand, rank, found);
}

} // namespace rummykit
