#include "first_meld.hpp"

#include <algorithm>
#include <stdexcept>

namespace rummykit {

namespace {

constexpr std::size_t kMostPositions = 2'000'000;

thread_local MeldSearch first_meld_search;
thread_local MeldQuestion first_meld_question;

MeldRules one_each(MeldRules rules) {
    rules.weights.fill(1);
    return rules;
}

template <typename Known>
void check_effort(const Known& known) {
    if (known.size() > kMostPositions) throw std::invalid_argument("this hand has too many melds to be worked out");
}

// Whether the minimum can be reached, from every position and for every number of cards to spare: cards that may still
// be laid, or cards that may stay over.
class Reach {
  public:
    Reach(const MeldBook& book, const WildHand& hand, bool most_cards, const std::vector<int>& must)
        : book_(book), hand_(hand), most_cards_(most_cards) {
        for (const int face : must) {
            if (face == kJokerFace)
                ++must_wild_;
            else
                ++must_[static_cast<std::size_t>(face)];
        }
    }

    bool reach(const Position& at, int need) {
        const FaceBits held = at.left.faces();
        if (!most_cards_ && need <= 0 && demands_met(at)) return true;
        if (!held) return need <= 0 && demands_met(at) && (!most_cards_ || at.wild <= at.spare);
        if (need > most_points(at)) return false;
        if (most_cards_ && first_meld_search.least_of(at.left, at.wild, at.spare + 1) > at.spare) return false;
        const auto [entry, fresh] = known_.try_emplace(at, Range{});
        if (!fresh && (need <= entry->second.sure || need > entry->second.most)) return need <= entry->second.sure;
        check_effort(known_);
        const bool found = any_way(at, need, [](const WholeMeld&, const Position&, int) {});
        Range& range = known_[at];
        if (found)
            range.sure = std::max(range.sure, need);
        else
            range.most = std::min(range.most, need - 1);
        return found;
    }

    // The melds of one way.
    std::vector<WholeMeld> trace(Position at, int need) {
        std::vector<WholeMeld> melds;
        while (at.left.faces() && (most_cards_ || need > 0 || !demands_met(at))) {
            any_way(at, need, [&](const WholeMeld& meld, const Position& next, int still) {
                if (meld.size) melds.push_back(meld);
                at = next;
                need = still;
            });
        }
        return melds;
    }

  private:
    struct Range {
        int sure = INT32_MIN; // this need can be met
        int most = INT32_MAX; // more cannot
    };

    bool demands_met(const Position& at) const {
        if (at.wants_run || hand_.jokers - at.wild < must_wild_) return false;
        for (FaceBits faces = at.left.faces(); faces; faces &= faces - 1)
            if (!may_stay(at, std::countr_zero(faces))) return false;
        return true;
    }

    bool may_stay(const Position& at, int face) const {
        return at.left.count(face) + must_[static_cast<std::size_t>(face)] <= hand_.cards.count(face);
    }

    // No way from here counts more.
    int most_points(const Position& at) const {
        std::array<int, kMaxHeld> points;
        int cards = 0;
        for (FaceBits faces = at.left.faces(); faces; faces &= faces - 1) {
            const int face = std::countr_zero(faces);
            for (int copy = at.left.count(face); copy > 0; --copy)
                points[cards++] = book_.points(face);
        }
        for (int i = 0; i < at.wild; ++i)
            points[cards++] = book_.dearest();
        std::sort(points.begin(), points.begin() + cards, std::greater{});
        int sum = 0;
        for (int i = 0; i < (most_cards_ ? cards : std::min(cards, at.spare)); ++i)
            sum += points[i];
        return sum;
    }

    // Tries the melds of the lowest card, then to leave it over; tells of the first that works.
    template <typename Tell>
    bool any_way(const Position& at, int need, Tell&& tell) {
        const int face = lowest_face(at.left);
        std::vector<WholeMeld> melds;
        book_.melds_with(at.left, at.wild, face, most_cards_ ? kMaxHeld : at.spare, melds);
        std::ranges::sort(melds, std::ranges::greater{}, &WholeMeld::points);
        for (const WholeMeld& meld : melds) {
            Position next{at.left.without(meld.natural), at.wild - meld.wild,
                          most_cards_ ? at.spare : at.spare - meld.size};
            next.wants_run = at.wants_run && !(meld.line && meld.wild == 0);
            if (reach(next, need - meld.points)) {
                tell(meld, next, need - meld.points);
                return true;
            }
        }
        const int copies = at.left.count(face);
        if (!may_stay(at, face) || (most_cards_ && copies > at.spare)) return false;
        Position next{at.left, at.wild, most_cards_ ? at.spare - copies : at.spare};
        next.left.clear(face);
        next.wants_run = at.wants_run;
        if (!reach(next, need)) return false;
        tell(WholeMeld{}, next, need);
        return true;
    }

    const MeldBook& book_;
    const WildHand& hand_;
    bool most_cards_;
    std::array<int, kFaces> must_{};
    int must_wild_ = 0;
    std::unordered_map<Position, Range, PositionHash> known_;
};

// How many sets of melds leave exactly so much over, which is the least.
class Optima {
  public:
    Optima(const MeldBook& book, const Losses& weights) : book_(book), weights_(weights) {}

    std::uint64_t ways(const Position& at) {
        if (!at.left.faces()) return first_meld_search.least_of(at.left, at.wild, MeldSearch::kImpossible) == at.spare;
        if (first_meld_search.least_of(at.left, at.wild, at.spare + 1) != at.spare) return 0;
        if (const auto known = known_.find(at); known != known_.end()) return known->second;
        check_effort(known_);
        const int face = lowest_face(at.left);
        std::vector<WholeMeld> melds;
        book_.melds_with(at.left, at.wild, face, kMaxHeld, melds);
        std::uint64_t sum = 0;
        for (const WholeMeld& meld : melds) {
            if (after(at, meld)) continue;
            Position next{at.left.without(meld.natural), at.wild - meld.wild, at.spare};
            if (next.left.count(face)) { // twins: melds of the same card are laid in one order only
                next.last = meld.natural;
                next.last_size = meld.size;
            }
            sum += ways(next);
        }
        Position next{at.left, at.wild, at.spare - at.left.count(face) * static_cast<int>(weights_[face])};
        next.left.clear(face);
        if (next.spare >= 0) sum += ways(next);
        known_[at] = sum;
        return sum;
    }

  private:
    static bool after(const Position& at, const WholeMeld& meld) {
        if (!at.last_size) return false;
        return at.last.plane != meld.natural.plane ? at.last.plane < meld.natural.plane : at.last_size < meld.size;
    }

    const MeldBook& book_;
    const Losses& weights_;
    std::unordered_map<Position, std::uint64_t, PositionHash> known_;
};

void start(const MeldShapes& shapes, const WildHand& hand, Loss joker) {
    first_meld_question.natural = hand.cards;
    first_meld_question.wild.assign(static_cast<std::size_t>(hand.jokers), kJokerFace);
    first_meld_question.wild_weights.assign(static_cast<std::size_t>(hand.jokers), joker);
    first_meld_search.start(shapes, first_meld_question);
}

} // namespace

FirstMeldSolver::FirstMeldSolver(const MeldRules& rules, const std::array<int, kFaces>& points, int low_ace, Loss joker)
    : book_(rules.shapes, rules.limits, points, low_ace), one_each_(one_each(rules)), valued_(rules), joker_(joker) {}

FirstMeld FirstMeldSolver::lay(const WildHand& hand, int minimum, bool most_cards, const std::vector<int>& must,
                               bool natural_run) const {
    FirstMeld found;
    if (minimum <= 0) minimum = 1; // a first meld has a meld
    Reach search(book_, hand, most_cards, must);
    start(one_each_, hand, 1);
    int spare = most_cards ? static_cast<int>(first_meld_search.least()) : 0;
    for (; spare <= hand.size && !found.possible; ++spare) {
        Position root{hand.cards, hand.jokers, spare};
        root.wants_run = natural_run;
        if (!search.reach(root, minimum)) continue;
        found.possible = true;
        for (const WholeMeld& meld : search.trace(root, minimum)) {
            found.points += meld.points;
            found.melds.push_back(laid(meld));
        }
    }
    return found;
}

std::uint64_t FirstMeldSolver::optima(const WildHand& hand) const {
    start(valued_, hand, joker_);
    const auto least = static_cast<int>(first_meld_search.least());
    return Optima(book_, valued_.rules().weights).ways({hand.cards, hand.jokers, least});
}

} // namespace rummykit
