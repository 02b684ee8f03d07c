#include "side_first_meld.hpp"

namespace rummykit {

namespace {

constexpr int kMostWildsLaid = 5;

// All natural cards of a kind go together, and wild cards are shared out among the kinds.
class FirstMeld {
  public:
    FirstMeld(const SideWords& words, const SideCards& hand, int except, int wanted)
        : words_(words), hand_(hand), except_(except), wanted_(wanted) {
        for (std::size_t of = 0; of < 2; ++of) {
            held_[of] = hand.count(words.wild[of]);
            worth_[of] = words.wild[of] < 0 ? 0 : words.kind(words.wild[of]).points;
        }
    }

    bool find(SideParts& parts) {
        const int most = std::min(kMostWildsLaid, held_[0] + held_[1]);
        for (wilds_ = 0; wilds_ <= most; ++wilds_) {
            fewest_ = 1 << 20;
            choose(0, wilds_, 0, 0);
            if (fewest_ < 1 << 20) break;
        }
        if (wilds_ > most) return false;
        int dear = dear_;
        for (SidePart part : best_) {
            const int high = std::min<int>(dear, part.wild[0]);
            dear -= high;
            part.wild = {static_cast<std::uint8_t>(part.wild[0] - high), static_cast<std::uint8_t>(high)};
            parts.add(part);
        }
        return true;
    }

  private:
    void choose(int kind, int wilds, int value, int cards) {
        if (cards >= fewest_) return;
        if (wilds == 0 && !chosen_.empty()) {
            const int dear = dear_ones(value);
            if (dear >= 0) {
                fewest_ = cards;
                best_ = chosen_;
                dear_ = dear;
                return;
            }
        }
        for (; kind < words_.kind_count; ++kind) {
            if (kind == except_ || words_.kind(kind).role != SideRole::plain) continue;
            const int naturals = std::min(hand_.count(kind), words_.group_most);
            if (naturals == 0) continue;
            for (int few = 0; few <= wilds; ++few) {
                if (!words_.may_have(naturals, few)) continue;
                chosen_.add({static_cast<std::int8_t>(kind),
                             -1,
                             static_cast<std::uint8_t>(naturals),
                             {static_cast<std::uint8_t>(few), 0}});
                choose(kind + 1, wilds - few, value + naturals * words_.kind(kind).points, cards + naturals);
                --chosen_.count;
            }
        }
    }

    // How many of the wild cards must be dear ones for enough points; -1 where no number does.
    int dear_ones(int value) const {
        for (int dear = std::max(0, wilds_ - held_[0]); dear <= std::min(wilds_, held_[1]); ++dear)
            if (value + dear * worth_[1] + (wilds_ - dear) * worth_[0] >= wanted_) return dear;
        return -1;
    }

    const SideWords& words_;
    const SideCards& hand_;
    int except_, wanted_, wilds_ = 0, fewest_ = 0, dear_ = 0;
    std::array<int, 2> held_{}, worth_{};
    SideParts chosen_, best_;
};

} // namespace

bool first_meld(const SideWords& words, const SideCards& hand, int except, int wanted, SideParts& parts) {
    return FirstMeld(words, hand, except, wanted).find(parts);
}

} // namespace rummykit
