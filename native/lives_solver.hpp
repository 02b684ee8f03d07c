// The two lives of Indian Rummy: the fewest points that a hand counts, and groups that leave no more.
#pragma once

#include "meld_solver.hpp"

namespace rummykit {

// A group of the answer: its natural cards, how many wild ones go with them, and its places (none for a set).
struct LivesGroup {
    FaceBits natural = 0;
    int wild = 0;
    std::vector<std::uint8_t> places;
};

// The rules for cards outside the lives: wild cards count nothing. Raises std::invalid_argument for groups with twins.
MeldRules lives_rules(const Shapes& shapes, const std::array<int, kFaces>& values);
LivesGroup lives_group(const MeldShapes& shapes, const MeldPattern& pattern);

enum class Lives : std::uint8_t { none, first, both };

struct LivesAnswer {
    Lives lives = Lives::none;
    int points = 0;                 // not capped
    std::vector<LivesGroup> groups; // the first life, the second, and the others that it takes
};

// With both lives only cards in no group count, with the first alone every card outside it, without it all cards; wild
// cards count nothing. A hand has at most two copies of a card. Constant after it is built.
class LivesSolver {
  public:
    // Raises std::invalid_argument for groups with twins.
    LivesSolver(const Shapes& shapes, const std::array<int, kFaces>& values);

    LivesAnswer solve(const WildHand& hand, int wild_rank, bool want_groups) const;

    // The value of the cards that fit into no group, where no lives are asked for.
    int loose(const WildHand& hand, int wild_rank) const;

  private:
    struct Rest;
    int value(const Cards& cards, int wild_rank) const;
    void longest_first(const WildHand& hand, int wild_rank, LivesAnswer& answer) const;
    std::vector<LivesGroup> firsts(const WildHand& hand, int wild_rank) const;
    std::vector<LivesGroup> seconds(const Rest& rest) const;
    Rest after(const WildHand& hand, int wild_rank, FaceBits taken) const;

    MeldShapes shapes_;
    std::vector<RunLine> lines_; // of every length, of all suits
};

} // namespace rummykit
