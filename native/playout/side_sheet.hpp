// The rules of a game of sides whose melds are groups, as the kernel knows them. Suits do not matter: cards that
// nothing tells apart are of one kind.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace rummykit {

inline constexpr int kMostSideSeats = 6;
inline constexpr int kMostSideKinds = 20;
inline constexpr int kMostSideCards = 380;
inline constexpr int kMostSideGroups = 126; // of three cards at least
inline constexpr int kMostBeside = 40;
inline constexpr int kMostBonus = 32;

constexpr std::size_t ix(int place) {
    return static_cast<std::size_t>(place);
}

// What a card is for: `last` ones are laid only in going out, `barred` ones never, `bonus` ones at once.
enum class SideRole : std::uint8_t { plain, last, wild, barred, bonus };

struct SideKind {
    SideRole role = SideRole::plain;
    bool blocks = false; // whether the discard pile is not taken while such a card is its top
    int points = 0;
    int count = 0; // in all packs

    bool freezes() const { return role == SideRole::wild || role == SideRole::bonus; }
    bool lays() const { return role == SideRole::plain || role == SideRole::last; }
};

// What games of sides have in common, whether their melds are groups or runs too.
struct SideTerms {
    int seats = 2;
    int side_count = 2;    // whose players sit so many seats apart
    bool last_wild = true; // Discard
    int drawn = 1, empty_at = 0;
    int book = 7, natural = 0, mixed = 0, semi = -1; // Books; -1: none of its own
    int books_needed = 1, natural_needed = 0, mixed_needed = 0;
    int second_cards = 0, second_penalty = -1; // SecondHand
    bool second_of_side = false;
    int going_out = 0, concealed = 0;

    int after(int seat) const { return seat + 1 == seats ? 0 : seat + 1; }
    int side(int seat) const { return seat % side_count; }
    int sides() const { return side_count; }
    // The seat with which a second hand lies that a seat may pick up.
    int second_owner(int seat) const { return second_of_side ? side(seat) : seat; }
};

struct SideWords : SideTerms {
    std::array<SideKind, kMostSideKinds> kinds{};
    int kind_count = 0;
    std::array<int, 2> wild{-1, -1}; // kinds of wild cards, the cheaper first
    int group_least = 3, group_most = 31;
    std::array<std::uint8_t, kMostBeside> beside{}; // the most wild cards beside so many natural ones
    bool alone = false;                             // whether wild cards alone are a group
    bool opens = false, waived = false;             // Opening
    bool may_go_out = true;                         // Play
    bool needs_yes = false;                         // AskPartner
    bool always_frozen = false;
    int most_taken = 0;                  // TakePile; 0: all of the pile
    int wild_book = -1;                  // Books; -1: none of its own
    std::array<int, kMostBonus> bonus{}; // what so many bonus cards of a side are worth

    const SideKind& kind(int which) const { return kinds[ix(which)]; }
    bool may_have(int naturals, int wilds) const {
        if (naturals + wilds < group_least || naturals + wilds > group_most) return false;
        return naturals ? wilds <= most_beside(naturals) : alone;
    }
    int most_beside(int naturals) const { return naturals < kMostBeside ? beside[ix(naturals)] : 0; }
};

// Cards by kind.
struct SideCards {
    std::array<std::uint8_t, kMostSideKinds> counts{};
    int size = 0;

    int count(int kind) const { return kind < 0 ? 0 : counts[ix(kind)]; }
    void add(int kind, int count = 1) {
        counts[ix(kind)] = static_cast<std::uint8_t>(counts[ix(kind)] + count);
        size += count;
    }
    void remove(int kind, int count = 1) {
        counts[ix(kind)] = static_cast<std::uint8_t>(counts[ix(kind)] - count);
        size -= count;
    }
    int points(const SideWords& words) const {
        int sum = 0;
        for (int kind = 0; kind < words.kind_count; ++kind)
            sum += count(kind) * words.kind(kind).points;
        return sum;
    }
    int wilds(const SideWords& words) const { return count(words.wild[0]) + count(words.wild[1]); }
};

// Natural cards of a kind, and wild ones of both; of wild cards alone the kind is -1.
struct SideGroup {
    std::int8_t kind = -1;
    std::uint8_t naturals = 0;
    std::array<std::uint8_t, 2> wild{};
    std::int8_t owner = 0; // a seat

    int wilds() const { return wild[0] + wild[1]; }
    int size() const { return naturals + wilds(); }
    int points(const SideWords& words) const {
        int sum = kind < 0 ? 0 : naturals * words.kind(kind).points;
        for (std::size_t of = 0; of < 2; ++of)
            if (wild[of]) sum += wild[of] * words.kind(words.wild[of]).points;
        return sum;
    }
};

// Books that a side has, by what they need to have: no wild card, some of both, wild cards alone.
struct SideBooks {
    int natural = 0, mixed = 0, wild = 0;

    void count(const SideWords& words, int naturals, int wilds, int by) {
        if (naturals + wilds < words.book) return;
        (wilds == 0 ? natural : naturals ? mixed : wild) += by;
    }
    bool enough(const SideWords& words) const {
        return natural + mixed + wild >= words.books_needed && natural >= words.natural_needed &&
               mixed >= words.mixed_needed;
    }
};

} // namespace rummykit
