// The exact search for hands with wild cards, contracts, and cards that must be melded or kept apart.
#pragma once

#include "cards.hpp"
#include "shapes.hpp"
#include "wild_limits.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rummykit {

inline constexpr int kJokerFace = kFaces; // a printed joker, after the 52 faces
inline constexpr int kMaxSizes = 4;       // different sizes of melds in contracts
inline constexpr int kMaxHeld = 63;       // cards of a hand

// What stays over: points first and cards second, `kCardPoint` for each point of face value, 1 for each card.
using Loss = std::int64_t;
inline constexpr Loss kCardPoint = 64;
static_assert(kMaxHeld < kCardPoint);
using Losses = std::array<Loss, kFaces>;

// What never changes from hand to hand.
struct MeldRules {
    Shapes shapes;
    WildLimits limits;
    bool wild_for_nothing = false;             // wild cards count nothing, melded or not
    Losses weights{};                          // of the 52 faces
    std::vector<std::vector<int>> contracts{}; // the sizes of the melds, if the whole hand must lie so
};

// A line of places that a run may fill, lowest first; no face twice.
struct RunLine {
    FaceBits faces = 0;
    int length = 0;
    std::array<std::uint8_t, kMaxMeldSize> place{};
    FaceBits ends = 0; // the places that must be natural for the run to be of use
};

// Every line of at most `most` places, the short ones first.
std::vector<RunLine> lines_of_runs(const Runs& runs, int most);

// A meld: its natural cards, and where wild ones stand.
struct MeldPattern {
    Cards natural;
    std::uint8_t wild = 0;
    std::uint8_t size = 0;
    std::uint8_t room = 0;  // further wild cards that could join it
    std::uint8_t first = 0; // a natural card of it
    std::int16_t line = -1; // of that card; -1 for a group
    Loss weight = 0;        // of the natural cards
};

// Lines, groups and bounds that follow from the rules; constant after it is built.
class MeldShapes {
  public:
    explicit MeldShapes(const MeldRules& rules);

    const MeldRules& rules() const { return rules_; }
    const std::vector<RunLine>& lines_of(int face) const { return lines_[face]; }

    // How many wild cards, in parts of kWhole, a card needs at least for its share of a meld; kNever if it has none.
    static constexpr std::int32_t kWhole = 360360;
    static constexpr std::int32_t kNever = kWhole * 64;
    std::int32_t run_share(unsigned suit_ranks, int rank) const { return run_share_[suit_ranks * kRanks + rank]; }
    std::int32_t group_share(int naturals) const { return group_share_[std::min(naturals, kMaxHeld)]; }

    // Natural cards of a group beyond which it is no worse as two groups.
    int most_naturals() const { return most_naturals_; }

    // The most wild cards of a number of them that make melds of their own without rest, beside `room` in other melds.
    int wild_apart(int wild, int room) const;

    // A meld of wild cards alone in which `wild` of them begin to lie without rest, 0 if there is none.
    int wild_meld(int wild) const { return wild_meld_[wild]; }

    // The number of a size among the sizes of contracts, -1 if no contract has it.
    int size_number(int size) const { return size_number_[size]; }

  private:
    void build_lines();
    void build_shares();
    void build_groups();
    void build_wild_melds();

    MeldRules rules_;
    int most_naturals_ = 0;
    std::array<std::uint8_t, kMaxWild + 1> wild_meld_{};
    std::array<std::vector<RunLine>, kFaces> lines_;
    std::vector<std::int32_t> run_share_;
    std::array<std::int32_t, kMaxHeld + 1> group_share_{};
    std::array<int, kMaxMeldSize + 1> size_number_{};
};

// One question about a hand.
struct MeldQuestion {
    Cards natural;
    std::vector<std::uint8_t> wild;          // the faces of the wild cards, those that count most first
    std::vector<Loss> wild_weights;          // what they count
    std::array<std::uint8_t, kFaces> must{}; // how many copies must be melded
    int must_wild = 0;                       // how many wild cards must be melded
    FaceBits apart = 0;                      // never two of these in one meld
};

// A meld as it is laid: faces, wild ones told by their face and the face they stand for (-1 in a group).
struct LaidCard {
    std::uint8_t face;
    std::int8_t stands = -1;
    bool wild = false;
};
using LaidMeld = std::vector<LaidCard>;

// How many melds of a size, by its number, a contract still wants.
inline int sizes_left(unsigned sizes, int number) {
    return static_cast<int>(sizes >> 3 * number & 7);
}

// Memoised search, card by card from the lowest rank: each is left over or lies in one of the melds it can lie in.
// Keeps its memory from call to call; one per thread.
class MeldSearch {
  public:
    static constexpr Loss kImpossible = Loss{1} << 50;

    // A new hand under these rules.
    void start(const MeldShapes& shapes, const MeldQuestion& question);

    // The least weight that must stay over if that is less than `limit`, else something not less than `limit`. After
    // `most` positions it gives up: then `exhausted` is true and the answer means nothing.
    Loss least(Loss limit = kImpossible);

    // The same of fewer cards and wild cards than the question has.
    Loss least_of(const Cards& natural, int wild, Loss limit);

    // The melds that leave `least` over, which must be possible.
    void append_melds(std::vector<LaidMeld>& melds);

    // The patterns that leave no more than can be, of fewer cards than the question has.
    void append_patterns(const Cards& natural, int wild, std::vector<MeldPattern>& found);

    // Whether the whole hand lies under one of the contracts, and how.
    bool covers(std::vector<LaidMeld>* melds);

    // The melds of a good play, found by keeping the best `width` positions after each choice; what it leaves over,
    // kImpossible if none is found.
    Loss beam(std::size_t width, std::vector<LaidMeld>* melds);

    // From now on no more than this many positions are looked at.
    void look_at_most(std::int64_t most) { most_looked_ = looked_at_ + most; }
    bool exhausted() const { return exhausted_; }

    // Positions looked at since `start`.
    std::int64_t looked_at() const { return looked_at_; }

  private:
    struct Node {
        Cards left;
        int wild = 0;
        int room = 0;       // wild cards that could still join the melds so far
        unsigned sizes = 0; // the contract's melds to come, three bits for each size
    };
    struct Entry {
        std::array<std::uint64_t, 3> key{};
        Loss bound = 0;
        std::uint32_t stamp = 0;
        bool exact = false;
    };

    Loss solve(const Node& node, Loss limit);
    bool complete(const Node& node);
    Loss bound(const Node& node) const;
    void patterns_with(const Node& node, int face, std::vector<MeldPattern>& found) const;
    void runs_with(const Node& node, int face, std::vector<MeldPattern>& found) const;
    void groups_with(const Node& node, int face, std::vector<MeldPattern>& found) const;
    bool fits(int size, unsigned sizes) const;
    Node after(const Node& node, const MeldPattern& pattern) const;
    Loss left_over(const Node& node, int face) const;
    Loss wild_left(const Node& node) const;
    bool divides(const RunLine& line, FaceBits natural, int further) const;
    bool completes(const Node& node) const;
    void lay(const std::vector<MeldPattern>& patterns, std::vector<LaidMeld>& melds, unsigned sizes = 0) const;
    void trace(Node node, std::vector<MeldPattern>& found);

    static std::array<std::uint64_t, 3> key_of(const Node& node);
    Entry& entry(const std::array<std::uint64_t, 3>& key);
    void remember(const std::array<std::uint64_t, 3>& key, Loss bound, bool exact);
    void grow();

    const MeldShapes* shapes_ = nullptr;
    const MeldQuestion* question_ = nullptr;
    std::array<Loss, kMaxHeld + 1> wild_loss_{}; // by the number of wild cards left over
    std::vector<Entry> table_;
    std::size_t filled_ = 0;
    std::uint32_t stamp_ = 0;
    std::int64_t looked_at_ = 0, most_looked_ = 0;
    bool exhausted_ = false;
    std::vector<std::vector<MeldPattern>> stack_; // the patterns at each depth
    std::size_t depth_ = 0;
};

} // namespace rummykit
