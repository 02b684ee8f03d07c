#include "laid_contract.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr int kWidth = 6; // fullest melds tried for each slot
constexpr int kLeastNatural = 2;

// The natural cards that a hand has of one meld.
struct Part {
    LaidMeld meld; // with jokers in all other places
    int held = 0;
};

class Filler {
  public:
    Filler(const LaidShapes& shapes, const LaidContract& contract, int jokers, bool strict)
        : shapes_(shapes), contract_(contract), jokers_(jokers), strict_(strict) {}

    ContractPlan plan;
    std::array<LaidMeld, kMostSlots> melds;

    // Every way to make the slots larger by so many cards in all; the first that can be laid ends the search if it is
    // strict.
    void fill(const LaidHand& natural, int more) {
        std::array<int, kMostSlots> sizes{};
        share(natural, sizes, 0, more);
    }

  private:
    void share(const LaidHand& natural, std::array<int, kMostSlots>& sizes, int slot, int more) {
        if (slot == contract_.count) {
            if (more == 0) {
                sizes_ = sizes;
                look(natural, 0, 0, 0);
            }
            return;
        }
        const ContractSlot& wanted = contract_.slots[static_cast<std::size_t>(slot)];
        for (int extra = slot + 1 == contract_.count ? more : 0; extra <= more; ++extra) {
            if (wanted.size + extra > (wanted.run ? shapes_.run_most : shapes_.group_most)) break;
            sizes[static_cast<std::size_t>(slot)] = wanted.size + extra;
            share(natural, sizes, slot + 1, more - extra);
        }
    }

    void look(const LaidHand& hand, int slot, int missing, std::uint32_t ranks) {
        if (missing >= plan.missing) return;
        if (slot == contract_.count) {
            if (strict_ && contract_.distinct && joins()) return;
            plan.missing = missing;
            plan.loose = hand;
            melds = chosen_;
            return;
        }
        const int size = sizes_[static_cast<std::size_t>(slot)];
        std::array<Part, kWidth + 1> parts;
        const int count = contract_.slots[static_cast<std::size_t>(slot)].run ? runs(hand, size, parts)
                                                                              : groups(hand, size, ranks, parts);
        for (int number = 0; number < count; ++number) {
            const Part& part = parts[static_cast<std::size_t>(number)];
            const int lacks = missing + size - part.held;
            if (lacks >= plan.missing || (strict_ && lacks > jokers_)) break;
            if (strict_ && (part.held < kLeastNatural || !shapes_.limits.allow(part.held, size - part.held))) continue;
            LaidHand left = hand;
            part.meld.each([&](int face) { left.remove(face); });
            chosen_[static_cast<std::size_t>(slot)] = part.meld;
            look(left, slot + 1, lacks, part.meld.run || !part.held ? ranks : ranks | 1u << part.meld.rank);
        }
    }

    static void keep(std::array<Part, kWidth + 1>& parts, int& count, const Part& part) {
        int at = count;
        while (at > 0 && parts[static_cast<std::size_t>(at - 1)].held < part.held)
            --at;
        if (at >= kWidth) return;
        count = std::min(count + 1, kWidth);
        for (int last = count - 1; last > at; --last)
            parts[static_cast<std::size_t>(last)] = parts[static_cast<std::size_t>(last - 1)];
        parts[static_cast<std::size_t>(at)] = part;
    }

    int runs(const LaidHand& hand, int size, std::array<Part, kWidth + 1>& parts) const {
        int count = 0;
        Part part;
        part.meld.run = true;
        part.meld.length = static_cast<std::uint8_t>(size);
        for (int suit = 0; suit < 4; ++suit) {
            const auto ranks = static_cast<std::uint32_t>(hand.once() >> suit * kRanks) & 0x1FFFu;
            if (!ranks) continue;
            const std::uint32_t line = ranks | ranks << kRanks;
            for (int start = 0; start < kRanks; ++start) {
                if (shapes_.reach(start) < size) continue;
                const std::uint32_t held = line >> start & ((1u << size) - 1);
                if (!held) continue;
                part.held = std::popcount(held);
                part.meld.suit = static_cast<std::uint8_t>(suit);
                part.meld.start = static_cast<std::uint8_t>(start);
                part.meld.wild = static_cast<std::uint16_t>(~held & ((1u << size) - 1));
                keep(parts, count, part);
            }
        }
        return with_none(parts, count, size, true);
    }

    int groups(const LaidHand& hand, int size, std::uint32_t ranks, std::array<Part, kWidth + 1>& parts) const {
        int count = 0;
        for (int rank = 0; rank < kRanks; ++rank) {
            if (ranks >> rank & 1) continue;
            Part part;
            part.meld.rank = static_cast<std::uint8_t>(rank);
            for (int of = 0; of < 4 && part.held < size; ++of) {
                int some = std::min(hand.count(part.meld.group_face(of)), size - part.held);
                if (shapes_.distinct) some = std::min(some, 1);
                part.meld.suits[static_cast<std::size_t>(of)] = static_cast<std::uint8_t>(some);
                part.held += some;
            }
            if (!part.held) continue;
            part.meld.open = static_cast<std::uint8_t>(size - part.held);
            part.meld.settle(shapes_);
            keep(parts, count, part);
        }
        return with_none(parts, count, size, false);
    }

    static int with_none(std::array<Part, kWidth + 1>& parts, int count, int size, bool run) {
        Part none;
        none.meld.run = run;
        none.meld.length = static_cast<std::uint8_t>(run ? size : 0);
        none.meld.wild = static_cast<std::uint16_t>(run ? (1u << size) - 1 : 0);
        parts[static_cast<std::size_t>(count)] = none;
        return count + 1;
    }

    // Whether two of the runs would make one.
    bool joins() const {
        for (int one = 0; one < contract_.count; ++one)
            for (int other = 0; other < contract_.count; ++other) {
                const LaidMeld &before = chosen_[static_cast<std::size_t>(one)],
                               &behind = chosen_[static_cast<std::size_t>(other)];
                if (one != other && before.run && behind.run && before.suit == behind.suit &&
                    (before.start + before.length) % kRanks == behind.start)
                    return true;
            }
        return false;
    }

    const LaidShapes& shapes_;
    const LaidContract& contract_;
    const int jokers_;
    const bool strict_;
    std::array<int, kMostSlots> sizes_{};
    std::array<LaidMeld, kMostSlots> chosen_;
};

LaidHand without_jokers(const LaidHand& hand) {
    LaidHand natural = hand;
    natural.size -= natural.jokers;
    natural.jokers = 0;
    return natural;
}

} // namespace

ContractPlan nearest(const LaidShapes& shapes, const LaidContract& contract, const LaidHand& hand, int most) {
    Filler filler(shapes, contract, hand.jokers, false);
    filler.fill(without_jokers(hand), contract.whole_hand ? std::max(0, most - contract.cards()) : 0);
    return filler.plan;
}

NewMelds laid(const LaidShapes& shapes, const LaidContract& contract, const LaidHand& hand) {
    NewMelds found;
    found.loose = hand;
    const int more = contract.whole_hand ? hand.size - contract.cards() : 0;
    if (hand.size < contract.cards() || more < 0) return found;
    Filler filler(shapes, contract, hand.jokers, true);
    filler.fill(without_jokers(hand), more);
    if (filler.plan.missing > hand.jokers) return found;
    LaidHand loose = hand;
    for (int slot = 0; slot < contract.count; ++slot) {
        found.melds[static_cast<std::size_t>(slot)] = filler.melds[static_cast<std::size_t>(slot)];
        take(loose, found.melds[static_cast<std::size_t>(slot)]);
    }
    if (contract.whole_hand && loose.size) return found;
    found.count = contract.count;
    found.loose = loose;
    return found;
}

} // namespace rummykit
