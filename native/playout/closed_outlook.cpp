#include "closed_outlook.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>

namespace rummykit {

namespace {

constexpr int kLayers = 3; // copies of a card that are told apart
constexpr unsigned kSuitRanks = (1u << kRanks) - 1;
constexpr int kFirstLife = 1200, kSecondLife = 600; // what a life costs that is not there
constexpr int kNeighbours = 8, kGap = 6, kSameRank = 4;

// The natural cards by suit, a mask of ranks for each copy.
struct Layers {
    std::array<std::array<unsigned, kSuits>, kLayers> of{};

    Layers(const Cards& hand, FaceBits without) {
        const FaceBits once = hand.faces(), twice = hand.plane[1] | hand.plane[2],
                       thrice = (hand.plane[0] & hand.plane[1]) | hand.plane[2];
        const std::array<FaceBits, kLayers> copies{once, twice, thrice};
        for (std::size_t layer = 0; layer < kLayers; ++layer)
            for (std::size_t suit = 0; suit < kSuits; ++suit)
                of[layer][suit] = static_cast<unsigned>((copies[layer] & ~without) >> suit * kRanks) & kSuitRanks;
    }

    // Takes one copy of each of these ranks, the last one first.
    void take(std::size_t suit, unsigned ranks) {
        unsigned& one = of[0][suit];
        unsigned& two = of[1][suit];
        unsigned& three = of[2][suit];
        const unsigned of_two = ranks & ~three, of_one = of_two & ~two;
        three &= ~ranks;
        two &= ~of_two;
        one &= ~of_one;
    }

    FaceBits faces(std::size_t layer) const {
        FaceBits all = 0;
        for (std::size_t suit = 0; suit < kSuits; ++suit)
            all |= FaceBits{of[layer][suit]} << suit * kRanks;
        return all;
    }

    int size() const {
        int cards = 0;
        for (const auto& layer : of)
            for (const unsigned suit : layer)
                cards += std::popcount(suit);
        return cards;
    }
};

// The steps of an outlook for one hand.
struct Arranging {
    const OutlookShape& shape;
    Layers left;
    int wild;
    int pures = 0, runs = 0, longest = 0;

    // The ranks of a suit as places from the ace below the two to the ace above the king.
    unsigned places(std::size_t suit) const {
        const unsigned ranks = left.of[0][suit];
        const unsigned high = shape.high_ace ? (ranks & 1) << kRanks : 0;
        return (shape.low_ace ? ranks : ranks & ~1u) | high;
    }

    static unsigned ranks_of(unsigned places) { return (places & kSuitRanks) | places >> kRanks; }

    // Takes the natural run that begins lowest, whole; whether there is one.
    bool take_run(std::size_t suit) {
        const unsigned held = places(suit);
        unsigned starts = held;
        for (int step = 1; step < shape.shortest; ++step)
            starts &= held >> step;
        if (!starts) return false;
        const int from = std::countr_zero(starts);
        const int length = std::min(std::countr_one(held >> from), kRanks);
        left.take(suit, ranks_of(((1u << length) - 1) << from));
        ++pures;
        longest = std::max(longest, length);
        // A run long enough for two is two.
        runs += length >= 2 * shape.shortest ? 2 : 1;
        pures += shape.pures > 1 && length >= 2 * shape.shortest;
        return true;
    }

    void take_runs() {
        for (std::size_t suit = 0; suit < kSuits; ++suit)
            while (take_run(suit)) {
            }
    }

    // The ranks of which two, or three, suits are there.
    unsigned of_two_suits() const {
        const auto& [spades, hearts, diamonds, clubs] = left.of[0];
        return (spades & hearts) | ((spades | hearts) & diamonds) | ((spades | hearts | diamonds) & clubs);
    }
    unsigned of_three_suits() const {
        const auto& [spades, hearts, diamonds, clubs] = left.of[0];
        return (spades & hearts & (diamonds | clubs)) | ((spades | hearts) & diamonds & clubs);
    }
    unsigned twice_there() const { return left.of[1][0] | left.of[1][1] | left.of[1][2] | left.of[1][3]; }

    int copies_of(unsigned bit) const {
        int cards = 0;
        for (const auto& layer : left.of)
            for (const unsigned suit : layer)
                cards += (suit & bit) != 0;
        return cards;
    }

    void take_groups() {
        if (!shape.groups) return;
        if (shape.twins) return take_groups_of_twins();
        while (const unsigned ranks = of_three_suits())
            for (std::size_t suit = 0; suit < kSuits; ++suit)
                left.take(suit, ranks & left.of[0][suit]);
    }

    void take_groups_of_twins() {
        for (unsigned ranks = of_two_suits() | twice_there(); ranks; ranks &= ranks - 1) {
            const unsigned bit = ranks & (~ranks + 1);
            if (copies_of(bit) < 3) continue;
            for (std::size_t suit = 0; suit < kSuits; ++suit)
                while (left.of[0][suit] & bit)
                    left.take(suit, bit);
        }
    }

    void take_triples() {
        for (std::size_t suit = 0; suit < kSuits; ++suit)
            for (unsigned three = left.of[2][suit]; three; three &= three - 1) {
                const unsigned bit = three & (~three + 1);
                for (int copy = 0; copy < kLayers; ++copy)
                    left.take(suit, bit);
                ++pures;
            }
    }

    // Takes two natural cards that a wild one makes a run.
    bool take_part_of_run() {
        if (shape.shortest > 3 || wild < shape.shortest - 2) return false;
        for (const int gap : {1, 2})
            for (std::size_t suit = 0; suit < kSuits; ++suit) {
                const unsigned held = places(suit), starts = held & held >> gap;
                if (!starts) continue;
                const unsigned from = starts & (~starts + 1);
                left.take(suit, ranks_of(from | from << gap));
                --wild;
                ++runs;
                return true;
            }
        return false;
    }

    bool take_part_of_group() {
        if (!shape.groups || !wild) return false;
        const unsigned ranks = of_two_suits() | (shape.twins ? twice_there() : 0), bit = ranks & (~ranks + 1);
        if (!ranks) return false;
        int taken = 0;
        for (std::size_t suit = 0; suit < kSuits && taken < 2; ++suit)
            do {
                if (!(left.of[0][suit] & bit)) break;
                left.take(suit, bit);
                ++taken;
            } while (shape.twins && taken < 2);
        --wild;
        return true;
    }

    bool needs_run() const { return shape.second && runs < 2; }

    // Wild cards go with two natural ones, and two of them with one.
    int fill() {
        const bool has_pure = pures >= std::min(shape.pures, 1);
        while (wild && ((needs_run() && take_part_of_run()) || take_part_of_group() || take_part_of_run())) {
        }
        // Wild cards make two runs of one that is nearly long enough.
        const int missing = 2 * shape.shortest - longest;
        if (needs_run() && longest > shape.shortest && missing <= wild) {
            wild -= missing;
            ++runs;
        }
        const int loose = left.size(), alone = has_pure ? std::min(loose, wild / 2) : 0;
        wild -= 2 * alone;
        if (alone) ++runs;
        return loose - alone;
    }

    // Sixteen bits for each suit, so that a question about all of them is one.
    int nearness() const {
        std::uint64_t rows = 0, once = 0, twice = 0;
        for (std::size_t suit = 0; suit < kSuits; ++suit) {
            rows |= std::uint64_t{places(suit)} << 16 * suit;
            once |= std::uint64_t{left.of[0][suit]} << 16 * suit;
            twice |= std::uint64_t{left.of[1][suit]} << 16 * suit;
        }
        int near = kNeighbours * std::popcount(rows & rows >> 1) + kGap * std::popcount(rows & rows >> 2);
        if (shape.groups)
            near += kSameRank * (std::popcount(once & std::rotr(once, 16)) + std::popcount(once & once >> 32));
        if (shape.twins) near += kSameRank * std::popcount(twice);
        return near;
    }

    int lives() const {
        if (!shape.pures) return 0;
        if (shape.second) return pures ? (runs < 2 ? kSecondLife : 0) : kFirstLife + kSecondLife;
        return kFirstLife * std::max(0, shape.pures - pures);
    }
};

// Runs are taken first, or groups once the pure sequences that are wanted are there.
Outlook arranged(const OutlookShape& shape, const Layers& all, int wild, bool groups_first) {
    Arranging each{shape, all, wild};
    const int near_all = shape.pures ? each.nearness() : 0;
    const auto apart = [](const Layers& cards) { return std::pair(cards.faces(0), cards.faces(1)); };
    if (shape.triples) each.take_triples();
    if (groups_first) {
        for (std::size_t suit = 0; suit < kSuits && each.pures < shape.pures; ++suit)
            each.take_run(suit);
        each.take_groups();
    }
    each.take_runs();
    if (!groups_first) each.take_groups();
    const int near = each.nearness();
    const auto loners = apart(each.left);
    const int loose = each.fill(), lives = each.lives();
    const auto [faces, twins] = lives ? apart(all) : loners;
    return {kLooseCard * loose + lives - (lives ? near_all : near), loose, each.left.faces(0), faces, twins};
}

int pairs_of(const OutlookShape& shape, const Cards& hand) {
    if (!shape.wild_pairs) return dublees_of(hand);
    Cards natural = hand;
    natural.clear(kJokerFace);
    return dublees_of(natural) + jokers_of(hand);
}

// How far a hand is from as many pairs as are wanted.
int cost_in_pairs(const OutlookShape& shape, const Cards& hand) {
    return kLooseCard * 2 * std::max(0, shape.dublees - pairs_of(shape, hand));
}

} // namespace

OutlookShape::OutlookShape(const ClosedSheet& sheet)
    : groups(sheet.shapes.groups.has_value()), twins(groups && !sheet.shapes.groups->distinct_suits),
      pures(sheet.words.declares ? std::max(1, sheet.words.pures) : 0),
      second(sheet.words.declares && !sheet.words.pures), triples(sheet.words.pures > 0),
      dublees(sheet.words.pairs ? sheet.words.pairs : sheet.words.dublees), wild_pairs(sheet.words.pairs > 0),
      always_wild(sheet.words.always_wild) {
    if (!sheet.shapes.runs) return;
    shortest = sheet.shapes.runs->min_length;
    low_ace = sheet.shapes.runs->ace != Ace::high;
    high_ace = sheet.shapes.runs->ace != Ace::low;
}

int nearness_of(const OutlookShape& shape, int face, FaceBits near, FaceBits twins) {
    const int suit = face / kRanks, rank = face % kRanks;
    const unsigned ranks = static_cast<unsigned>(near >> suit * kRanks) & kSuitRanks;
    // Two places of it from the ace below the two to the ace above the king.
    const unsigned row = (shape.low_ace ? ranks : ranks & ~1u) | (shape.high_ace ? (ranks & 1) << kRanks : 0);
    const auto beside = [&](int place) {
        const unsigned wide = row << 2; // so that no place is below 0
        return kNeighbours * static_cast<int>((wide >> (place + 1) & 1) + (wide >> (place + 3) & 1)) +
               kGap * static_cast<int>((wide >> place & 1) + (wide >> (place + 4) & 1));
    };
    int found = rank || shape.low_ace ? beside(rank) : 0;
    if (!rank && shape.high_ace) found += beside(kRanks);
    if (!shape.groups) return found;
    for (int other = 0; other < kSuits; ++other)
        found += other != suit && near >> face_of(other, rank) & 1 ? kSameRank : 0;
    return found + (shape.twins && twins >> face & 1 ? kSameRank : 0);
}

Outlook outlook(const OutlookShape& shape, const Cards& hand, FaceBits wild) {
    const Layers all(hand, wild | bit_of(kJokerFace));
    const int wild_cards = hand.size() - all.size();
    Outlook best = arranged(shape, all, wild_cards, false);
    const auto keep = [&](const Outlook& other) {
        if (other.cost < best.cost) best = other;
    };
    const Arranging whole{shape, all, 0};
    if (shape.groups && (shape.twins || whole.of_three_suits())) keep(arranged(shape, all, wild_cards, true));
    // Cards of a wild rank may be natural in their own place, of which a pure sequence may need one.
    if (shape.pures && best.cost >= kFirstLife && hand.faces() & wild) {
        const Layers natural(hand, bit_of(kJokerFace));
        keep(arranged(shape, natural, hand.size() - natural.size(), false));
    }
    if (shape.dublees)
        keep({.cost = cost_in_pairs(shape, hand),
              .loose = 2 * std::max(0, shape.dublees - pairs_of(shape, hand)),
              .melds = false});
    return best;
}

} // namespace rummykit
