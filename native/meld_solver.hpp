// Questions about whole hands, in terms of the search: which cards of the wild rank stand for others, and what is best.
#pragma once

#include "meld_search.hpp"

#include <span>

namespace rummykit {

// A hand of at most kMaxHeld cards, no more than kMaxCopies of one face and kMaxWild printed jokers.
struct WildHand {
    Cards cards;
    int jokers = 0;
    int size = 0;

    // Adds a face from 0 to 52; raises std::invalid_argument beyond the limits.
    void add(unsigned face);
};

// What is asked beside the hand.
struct Demands {
    FaceBits wild = 0;     // faces that are wild beside jokers
    std::vector<int> must; // faces that must be melded, with repetitions
    FaceBits apart = 0;    // never two of these in one meld
};

struct WildAnswer {
    bool possible = false;
    bool proven = true;     // otherwise it took too long: what was found is good, and perhaps not the best
    std::int64_t value = 0; // of the melded cards
    std::int64_t left = 0;  // of the others
    std::vector<LaidMeld> melds;
};

// Positions that one hand may take. The hardest hands that are known take a tenth of them.
inline constexpr std::int64_t kMostLooked = 3'000'000;

// Constant after it is built: safe to share by threads.
class MeldSolver {
  public:
    MeldSolver(const MeldRules& rules, Loss joker_weight) : shapes_(rules), joker_weight_(joker_weight) {}

    // The best melds; with contracts, melds of everything under one of them or nothing. After `effort` positions good
    // ones do.
    WildAnswer best(const WildHand& hand, const Demands& demands, bool want_melds,
                    std::int64_t effort = kMostLooked) const;

    // Whether melds leave no more than `most` over, contracts apart. This and `whole` raise std::invalid_argument for a
    // hand that takes too long.
    bool leaves(const WildHand& hand, const Demands& demands, std::int64_t most) const;

    // Whether the whole hand can be melded.
    WildAnswer whole(const WildHand& hand, const Demands& demands, bool want_melds) const;

    const MeldRules& rules() const { return shapes_.rules(); }

  private:
    template <typename Ask>
    void each_question(const WildHand& hand, const Demands& demands, Ask&& ask) const;

    MeldShapes shapes_;
    Loss joker_weight_;
};

} // namespace rummykit
