// Melds of several packs with jokers as they are laid: every card in its order, every joker with what it stands for.
#pragma once

#include "laid_hand.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rummykit {

inline constexpr int kMostLaidFaces = 30;
inline constexpr int kStandsFor = 128; // added to the face that a joker stands for

inline int meant(int card) {
    return card >= kStandsFor ? card - kStandsFor : card;
}
inline bool is_joker(int card) {
    return card >= kPrintedJoker;
}
inline int held_as(int card) {
    return card >= kStandsFor ? kPrintedJoker : card;
}
inline int rank_of(int card) {
    return meant(card) % kRanks;
}
inline int suit_of(int card) {
    return meant(card) / kRanks;
}

// Cards in a row; a joker that stands for a face is that face and kStandsFor.
struct LaidFaces {
    std::array<std::uint8_t, kMostLaidFaces> cards{};
    std::uint8_t size = 0;

    int operator[](int at) const { return cards[static_cast<std::size_t>(at)]; }
    int first() const { return cards[0]; }
    int last() const { return cards[static_cast<std::size_t>(size - 1)]; }
    void add(int card) {
        if (size < kMostLaidFaces) cards[size++] = static_cast<std::uint8_t>(card);
    }
    void remove(int card); // one of them
    bool has(int card) const;
    int jokers() const;
    LaidFaces with(int card) const;
    LaidFaces from_hand() const; // jokers stand for nothing any more
    void sort();
    const std::uint8_t* begin() const { return cards.data(); }
    const std::uint8_t* end() const { return cards.data() + size; }
    friend bool operator==(const LaidFaces& one, const LaidFaces& other) {
        return std::equal(one.begin(), one.end(), other.begin(), other.end());
    }
};

// One way to read cards as a meld.
struct LaidReading {
    LaidFaces cards;
    bool run = false;
    int wild = 0, value = 0;
};

// A meld that a hand can lay, and its cards as they are held.
struct HeldMeld {
    LaidReading reading;
    LaidHand held;
};

// A run without a suit: its first rank and its length.
struct RankLine {
    int start, length;
};

// The cards of both hands, and whether one holds the other.
bool holds(const LaidHand& hand, const LaidHand& part);
LaidHand held_of(const LaidFaces& cards);
void take(LaidHand& hand, const LaidHand& part);

// What melds of a sheet are, as rummykit.melds.wild.WildMelds reads them.
class PacksMelds {
  public:
    PacksMelds() = default;
    // `lines` are the runs of a suit in the order in which they are tried.
    PacksMelds(const LaidShapes& shapes, std::vector<RankLine> lines) : shapes_(shapes), lines_(std::move(lines)) {}

    // These cards, in any order, as they are laid: with the fewest jokers, then for the most points.
    std::optional<LaidReading> read(LaidFaces cards) const;
    bool is_run(const LaidFaces& laid) const;
    // A meld as laid with cards laid off on it; it stays a run, or a group of its rank.
    std::optional<LaidFaces> extended(const LaidFaces& laid, std::span<const std::uint8_t> cards) const;
    std::optional<LaidFaces> extended(const LaidFaces& laid, int card) const;
    // A meld as laid without one of its cards, if that is a meld of the same kind.
    std::optional<LaidFaces> shortened(const LaidFaces& laid, int card) const;
    // Calls `seen(card, longer)` for the ways to lay a card off: a joker first where it goes by default, then at the
    // other end of a run.
    template <class Seen>
    void lengthened(const LaidFaces& laid, int face, Seen&& seen) const;
    // The faces that can be laid off on it one at a time, bit 52 for a joker.
    FaceSet extensions(const LaidFaces& laid) const;
    // Every meld that a hand can lay, in the engine's order; a joker only where the card itself is not held.
    void within(const LaidHand& hand, std::vector<HeldMeld>& found) const;

    // A meld with a face in place of a joker, or with both missing suits in place of the joker of a group of three.
    std::optional<LaidFaces> freed(const LaidFaces& laid, int face) const;
    std::optional<LaidFaces> freed_by_both(const LaidFaces& group, std::span<const std::uint8_t> both) const;
    FaceSet freeing(const LaidFaces& laid) const;
    // The cards of both suits that are missing in a group of three with one joker, none for other melds.
    LaidFaces missing_suits(const LaidFaces& group) const;

    // Calls `seen(left, moved, run)` for each way to move an end joker, except one that was moved to where it is.
    template <class Seen>
    void joker_moved(const LaidFaces& run, const LaidFaces& moved, Seen&& seen) const;

  private:
    std::optional<LaidReading> as_group(const LaidFaces& sorted) const;
    std::optional<LaidReading> as_run(const LaidFaces& sorted) const;
    std::optional<LaidReading> on_line(const LaidFaces& sorted, int suit, RankLine line) const;
    int worth(int suit, RankLine line) const;
    std::optional<LaidFaces> extended_as(const LaidFaces& laid, bool run, LaidFaces all) const;
    std::optional<LaidFaces> instead_of(const LaidFaces& group, int joker, std::span<const std::uint8_t> cards) const;
    bool unsettled(const LaidFaces& laid) const;
    FaceSet near(const LaidFaces& laid, bool run) const;
    void runs_within(const LaidHand& hand, int suit, std::vector<HeldMeld>& found) const;
    void groups_within(const LaidHand& hand, int rank, std::vector<HeldMeld>& found) const;
    std::optional<LaidReading> group_of(const LaidFaces& cards) const;

    LaidShapes shapes_;
    std::vector<RankLine> lines_;
};

template <class Seen>
void PacksMelds::lengthened(const LaidFaces& laid, int face, Seen&& seen) const {
    const auto usual = extended(laid, face);
    if (!usual) return;
    seen(face, *usual);
    if (face != kPrintedJoker || !is_run(*usual)) return;
    for (int rank = 0; rank < kRanks; ++rank) {
        const int joker = kStandsFor + suit_of(usual->last()) * kRanks + rank;
        const auto longer = extended(laid, joker);
        if (longer && !(*longer == *usual)) seen(joker, *longer);
    }
}

template <class Seen>
void PacksMelds::joker_moved(const LaidFaces& run, const LaidFaces& moved, Seen&& seen) const {
    for (const bool to_bottom : {true, false}) {
        const int end = to_bottom ? run.last() : run.first();
        if (end < kStandsFor || moved.has(end)) continue;
        LaidFaces others = run;
        others.remove(end);
        for (int rank = 0; rank < kRanks; ++rank) {
            const int joker = kStandsFor + suit_of(end) * kRanks + rank;
            const auto found = read(others.with(joker));
            if (found && found->run && joker == (to_bottom ? found->cards.first() : found->cards.last()))
                seen(meant(end), joker, found->cards);
        }
    }
}

} // namespace rummykit
