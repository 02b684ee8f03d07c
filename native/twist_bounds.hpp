// What each colour of a table with special jokers can bring at most, where every joker has a price.
#pragma once

#include "twist_groups.hpp"
#include "twist_problem.hpp"

#include <array>
#include <cstdint>

namespace rummykit {

// One number of one colour.
struct TwistTiles {
    int must = 0, all = 0; // all = must and may
    int weight = 0;
};
// How many runs that lie for good may go on at a number of a colour.
using BegunRuns = std::array<std::array<std::uint8_t, kNumbers>, kColours>;
using TwistGrid = std::array<std::array<TwistTiles, kNumbers>, kColours>;

inline constexpr int kMaxGoingOn = kCopies + 3 * kMaxJokers; // runs of one colour that one number can carry on
inline constexpr int kGoingOnStates = 165;                   // (n1, n2, n3) with a sum of at most that

// A colour alone, with groups as cheap as they can be and jokers without end, each for its price; whatever the prices
// are, the bounds and the price of all jokers together are an upper bound. Two halves of a change of colour are paid
// by the colours on both sides. Cells of a double joker are counted one by one.
class TwistBounds {
  public:
    void build(const TwistGrid& tiles, const JokerCounts& jokers, const BegunRuns& begun);
    // Deals the gain of groups anew to their colours, so that the bounds of all together come down.
    void sharpen();

    // The most that the numbers from this one on can add; open runs of 1, 2, and 3 or more tiles, and open mirrors.
    std::int32_t at(int colour, int number, int one, int two, int three, int mirrors) const;

    // The weight of this many tiles of a number in runs, and of the best that groups can do with the rest.
    std::int32_t here(int colour, int number, int in_runs) const { return here_[colour][number][in_runs]; }

    // The most that groups of the numbers from this one on can add beyond what the colours count for them.
    std::int32_t groups(int number) const { return groups_[number]; }

    std::int32_t price(int kind) const { return prices_[kind]; }
    std::int32_t cell() const { return cell_; } // of what stands for one tile

  private:
    using Values = std::array<std::array<std::int32_t, kMaxJokers + 1>, kGoingOnStates>;

    // By how many cells of a number are filled with tiles and jokers.
    using Cells = std::array<std::int32_t, kCopies + 2 * kMaxJokers + 1>;

    Cells cells(int colour, int number) const;
    Values going(int colour, int number) const;
    template <class Visit>
    void steps(int colour, int number, Visit visit) const;
    template <class Move>
    void moves(int number, int colour, bool onward, Move move) const;
    void price();
    void need();
    void weigh(int colour, int number);
    void backward(int colour, int number);
    void forward(int colour, int number);
    template <class Move>
    void begun(int colour, int number, Move move) const;
    void balance(int number);

    const TwistGrid* tiles_ = nullptr;
    JokerCounts jokers_{};
    BegunRuns begun_{};
    std::array<std::int32_t, kJokerKinds> prices_{};
    std::int32_t cell_ = 0, half_ = 0, before_one_ = 0, before_two_ = 0, mirror_ = 0;
    std::array<std::array<int, kNumbers + 1>, kColours> room_{}; // runs that a number can carry on
    std::array<std::array<std::array<std::int32_t, kCopies + 1>, kNumbers>, kColours> here_{};
    std::array<std::array<Values, kNumbers + 1>, kColours> most_{}; // from a number on
    std::array<std::array<Values, kNumbers>, kColours> before_{};   // of the numbers before
    // What the colour pays for tiles in groups; at least so much all colours pay together, less what they get back.
    std::array<std::array<std::array<std::int32_t, kCopies + 1>, kNumbers>, kColours> cost_{};
    std::array<std::array<std::int32_t, kColourCounts>, kNumbers> needed_{}; // the price of jokers in groups of tiles
    bool needs_known_ = false;
    std::array<std::int32_t, kNumbers + 1> groups_{};
};

} // namespace rummykit
