#include "joker_hand.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr int kMostLooks = 300; // ways to lay a hand that are looked at
constexpr std::uint32_t kSuit = (1u << kRanks) - 1;

std::uint32_t ranks_of(FaceSet hand, int suit) {
    return static_cast<std::uint32_t>(hand >> suit * kRanks) & kSuit;
}

// The ranks of a suit with the ace at both ends.
std::uint32_t both_ends(std::uint32_t ranks) {
    return ranks | (ranks & 1) << kRanks;
}

} // namespace

FaceSet LaidMeld::fits() const {
    if (!run) {
        if (size() >= 4) return 0;
        FaceSet found = 0;
        for (int suit = 0; suit < 4; ++suit)
            if (!((natural | wild) >> suit & 1)) found |= one(face(suit));
        return found;
    }
    const std::uint32_t places = natural | wild;
    if (std::popcount(places) >= kRanks) return 0;
    const int low = std::countr_zero(places), high = std::bit_width(places) - 1;
    return (low > 0 ? one(face(low - 1)) : 0) | (high < kRanks ? one(face(high + 1)) : 0);
}

FaceSet LaidMeld::frees() const {
    FaceSet found = 0;
    const std::uint32_t places = open ? 15u & ~natural : wild;
    for (std::uint32_t rest = places; rest; rest &= rest - 1)
        found |= one(face(std::countr_zero(rest)));
    return found;
}

bool LaidMeld::takes_joker(const WildLimits& limits) const {
    return size() < (run ? kRanks : 4) && limits.allow(std::popcount(natural), jokers() + 1);
}

void LaidMeld::lay_off(int card) {
    if (!run) {
        natural |= static_cast<std::uint16_t>(1 << card / kRanks);
        return;
    }
    const std::uint32_t places = natural | wild;
    const int low = std::countr_zero(places), high = std::bit_width(places) - 1;
    const bool below = low > 0 && face(low - 1) == card;
    natural |= static_cast<std::uint16_t>(1 << (below ? low - 1 : high + 1));
}

void LaidMeld::lay_joker() {
    if (!run) {
        ++open;
        return;
    }
    const std::uint32_t places = natural | wild;
    const int low = std::countr_zero(places), high = std::bit_width(places) - 1;
    wild |= static_cast<std::uint16_t>(1 << (high < kRanks ? high + 1 : low - 1));
}

void LaidMeld::free_joker(int card) {
    if (!run) {
        const auto suit = static_cast<std::uint16_t>(1 << card / kRanks);
        natural |= suit;
        if (wild & suit)
            wild &= static_cast<std::uint16_t>(~suit);
        else
            --open;
        return;
    }
    for (std::uint32_t rest = wild; rest; rest &= rest - 1) {
        const int place = std::countr_zero(rest);
        if (face(place) != card) continue;
        natural |= static_cast<std::uint16_t>(1 << place);
        wild &= static_cast<std::uint16_t>(~(1 << place));
        return;
    }
}

FaceSet in_melds(FaceSet hand) {
    std::array<std::uint32_t, 4> suits;
    for (int suit = 0; suit < 4; ++suit)
        suits[suit] = ranks_of(hand, suit);
    const auto [a, b, c, d] = suits;
    const std::uint32_t groups = (a & b & (c | d)) | (c & d & (a | b));
    FaceSet found = 0;
    for (int suit = 0; suit < 4; ++suit) {
        const std::uint32_t line = both_ends(suits[suit]), middle = line & line >> 1 & line << 1;
        std::uint32_t runs = middle | middle << 1 | middle >> 1;
        runs |= runs >> kRanks;
        found |= static_cast<FaceSet>(suits[suit] & (runs | groups) & kSuit) << suit * kRanks;
    }
    return found;
}

namespace {

// What a pair and a joker make, if it is worth more than `points`.
struct Completed {
    int points = 0;
    LaidMeld meld;
};

class Arranger {
  public:
    Arranger(const JokerValues& values, const JokerHand& hand) : values_(values), jokers_(hand.jokers) {
        look({hand.once, hand.twice, 0}, {}, 0, 0);
    }

    JokerMelds found;

  private:
    // The lowest card that may be melded goes into each meld in which it is the lowest, or stays over.
    void look(JokerHand rest, JokerHand over, int count, int points) {
        const FaceSet meldable = ++looks_ > kMostLooks || count == kMostLaid ? 0 : in_melds(rest.once);
        if (!meldable) return ends(rest, over, count, points);
        const int lowest = std::countr_zero(meldable), suit = lowest / kRanks, rank = lowest % kRanks;
        const std::uint32_t line = both_ends(ranks_of(rest.once, suit));
        const auto lay = [&](LaidMeld meld) {
            JokerHand without = rest;
            int worth = 0;
            for (std::uint32_t places = meld.natural; places; places &= places - 1) {
                const int place = std::countr_zero(places), face = meld.face(place);
                without.remove(face);
                worth += meld.run && place == 0 ? values_.low_ace : values_.of[face];
            }
            laid_[count] = meld;
            look(without, over, count + 1, points + worth);
        };
        for (int last = rank + 1; line >> last & 1; ++last)
            if (last - rank >= 2 && last - rank < kRanks)
                lay({true, static_cast<std::uint8_t>(suit), static_cast<std::uint16_t>((2u << last) - (1u << rank)), 0,
                     0});
        if (rank == 0)
            for (int first = kRanks - 1; first > 0 && line >> first & 1; --first)
                if (first <= kRanks - 2)
                    lay({true, static_cast<std::uint8_t>(suit),
                         static_cast<std::uint16_t>((2u << kRanks) - (1u << first)), 0, 0});
        std::uint32_t suits = 0;
        for (int other = suit; other < 4; ++other)
            suits |= static_cast<std::uint32_t>(rest.once >> (other * kRanks + rank) & 1) << other;
        for (std::uint32_t some = suits; some; some = (some - 1) & suits)
            if (some >> suit & 1 && std::popcount(some) >= 3)
                lay({false, static_cast<std::uint8_t>(rank), static_cast<std::uint16_t>(some), 0, 0});
        over.add(lowest);
        rest.remove(lowest);
        if (rest.has(lowest)) {
            over.add(lowest);
            rest.remove(lowest);
        }
        look(rest, over, count, points);
    }

    void ends(const JokerHand& rest, const JokerHand& over, int count, int points) {
        JokerHand loose = over;
        loose.once |= rest.once; // a face is in one of the two
        loose.twice |= rest.twice;
        loose.jokers = jokers_;
        while (loose.jokers > 0 && count < kMostLaid) {
            const Completed pair = best_pair(loose);
            if (!pair.points) break;
            laid_[count++] = pair.meld;
            points += pair.points;
            for (std::uint32_t places = pair.meld.natural; places; places &= places - 1)
                loose.remove(pair.meld.face(std::countr_zero(places)));
            --loose.jokers;
        }
        if (points > found.points || (points == found.points && found.count == 0 && found.points == 0)) {
            found.points = points;
            found.count = count;
            std::copy_n(laid_.begin(), count, found.melds.begin());
            found.loose = loose;
        }
    }

    Completed best_pair(const JokerHand& hand) const {
        Completed best;
        for (int suit = 0; suit < 4; ++suit) {
            const std::uint32_t line = both_ends(ranks_of(hand.once, suit));
            for (const int gap : {1, 2})
                for (std::uint32_t rest = line & line >> gap; rest; rest &= rest - 1) {
                    const int low = std::countr_zero(rest), high = low + gap;
                    const int joker = gap == 2 ? low + 1 : high < kRanks ? high + 1 : low - 1;
                    int points = 0;
                    for (const int place : {low, high, joker})
                        points += place == 0 ? values_.low_ace : values_.of[suit * kRanks + place % kRanks];
                    if (points > best.points)
                        best = {points,
                                {true, static_cast<std::uint8_t>(suit),
                                 static_cast<std::uint16_t>(1u << low | 1u << high),
                                 static_cast<std::uint16_t>(1u << joker), 0}};
                }
        }
        std::uint32_t seen = 0, pairs = 0;
        for (int suit = 0; suit < 4; ++suit) {
            pairs |= seen & ranks_of(hand.once, suit);
            seen |= ranks_of(hand.once, suit);
        }
        for (; pairs; pairs &= pairs - 1) {
            const int rank = std::countr_zero(pairs), points = 3 * values_.of[rank];
            if (points <= best.points) continue;
            std::uint16_t suits = 0;
            for (int suit = 0; suit < 4; ++suit)
                suits |= static_cast<std::uint16_t>((hand.once >> (suit * kRanks + rank) & 1) << suit);
            best = {points, {false, static_cast<std::uint8_t>(rank), suits, 0, 1}};
        }
        return best;
    }

    const JokerValues& values_;
    int jokers_, looks_ = 0;
    std::array<LaidMeld, kMostLaid + 1> laid_;
};

} // namespace

JokerMelds arrange(const JokerValues& values, const JokerHand& hand) {
    Arranger arranger(values, hand);
    return arranger.found;
}

} // namespace rummykit
