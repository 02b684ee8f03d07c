// First melds: choices that reach the minimum, and ways to lay a contract.
#include "packs_deal.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr int kMostWays = 48;     // ways to lay a contract that are listed
constexpr int kMostTried = 20000; // choices of melds that are looked at for them

using Seen = std::function<bool(std::span<const LaidFaces>)>;
using Among = std::vector<const HeldMeld*>;

// Melds that together are worth enough, none needless.
class Reaching {
  public:
    explicit Reaching(const Seen& seen) : seen_(seen) {}

    std::vector<LaidFaces> chosen;

    // Choices that begin with one of the first melds; false once nothing more is wanted.
    bool look(const Among& among, std::size_t first, int wanted, const LaidHand& hand) {
        for (std::size_t number = 0; number < first; ++number) {
            const HeldMeld& meld = *among[number];
            chosen.push_back(meld.reading.cards);
            const bool more = meld.reading.value >= wanted ? seen_(chosen) : look_on(among, number, wanted, hand);
            chosen.pop_back();
            if (!more) return false;
        }
        return true;
    }

  private:
    bool look_on(const Among& among, std::size_t number, int wanted, const LaidHand& hand) {
        LaidHand left = hand;
        take(left, among[number]->held);
        Among fitting;
        for (std::size_t at = number; at < among.size(); ++at)
            if (holds(left, among[at]->held)) fitting.push_back(among[at]);
        return fitting.empty() || look(fitting, fitting.size(), wanted - among[number]->reading.value, left);
    }

    const Seen& seen_;
};

bool reach(const PacksSheet& sheet, const LaidHand& hand, int minimum, int must, const std::vector<LaidFaces>& before,
           const Seen& seen) {
    std::vector<HeldMeld> found;
    sheet.melds.within(hand, found);
    Among among;
    for (const HeldMeld& meld : found)
        among.push_back(&meld);
    std::size_t first = among.size();
    if (must >= 0) {
        const auto rest = std::stable_partition(among.begin(), among.end(),
                                                [&](const HeldMeld* meld) { return meld->held.has(must); });
        first = static_cast<std::size_t>(rest - among.begin());
    }
    Reaching reaching(seen);
    reaching.chosen = before;
    return reaching.look(among, first, minimum, hand);
}

// The same with a run without jokers, which comes first.
void reach_with_run(const PacksSheet& sheet, const LaidHand& hand, int must, const Seen& seen) {
    std::vector<HeldMeld> found;
    sheet.melds.within(hand, found);
    for (const HeldMeld& run : found) {
        if (!run.reading.run || run.reading.wild) continue;
        LaidHand left = hand;
        take(left, run.held);
        const int wanted = sheet.words.minimum - run.reading.value;
        const int owed = must >= 0 && run.held.has(must) ? -1 : must;
        if (wanted <= 0 && owed < 0) {
            if (!seen({&run.reading.cards, 1})) return;
        } else if (owed < 0 || left.has(owed)) {
            if (!reach(sheet, left, std::max(1, wanted), owed, {run.reading.cards}, seen)) return;
        }
    }
}

// The ways to lay a contract, as rummykit.play.steps.first_contract finds them.
class ContractWays {
  public:
    ContractWays(const PacksSheet& sheet, const LaidHand& hand, int must, const Seen& seen)
        : sheet_(sheet), contract_(sheet.words.contract), must_(must), seen_(seen) {
        if (hand.size < contract_.cards()) return;
        sheet.melds.within(hand, every_);
        std::ranges::stable_sort(every_, [](const HeldMeld& one, const HeldMeld& other) {
            const LaidReading &a = one.reading, &b = other.reading;
            return a.wild != b.wild ? a.wild < b.wild : a.value > b.value;
        });
        most_ = contract_.whole_hand ? contract_.count - 1 : contract_.count;
        fill(hand, 0, 0);
    }

  private:
    const ContractSlot& slot(int place) const { return contract_.slots[static_cast<std::size_t>(place)]; }

    bool has_slot(const HeldMeld& meld, const ContractSlot& wanted) const {
        const int size = meld.reading.cards.size;
        return meld.reading.run == wanted.run && (size == wanted.size || (contract_.whole_hand && size > wanted.size));
    }

    // Melds for the slots from `place` on, of like slots in the order of their melds; false to end the search.
    bool fill(const LaidHand& hand, int place, std::size_t first) {
        if (place == most_) return contract_.whole_hand ? with_the_rest(hand) : may_be_laid() ? tell() : true;
        const bool alike = place && slot(place - 1).run == slot(place).run && slot(place - 1).size == slot(place).size;
        for (std::size_t number = alike ? first : 0; number < every_.size(); ++number) {
            const HeldMeld& meld = every_[number];
            if (!has_slot(meld, slot(place))) continue;
            if (--tries_ < 0) return false;
            if (!holds(hand, meld.held)) continue;
            LaidHand left = hand;
            take(left, meld.held);
            chosen_.push_back(meld.reading.cards);
            const bool more = fill(left, place + 1, number);
            chosen_.pop_back();
            if (!more) return false;
        }
        return true;
    }

    // The last meld is what the others leave.
    bool with_the_rest(const LaidHand& hand) {
        LaidFaces rest;
        if (hand.size > kMostLaidFaces) return true;
        hand.each([&](int face) { rest.add(face); });
        for (int left = hand.jokers; left; --left)
            rest.add(kPrintedJoker);
        const ContractSlot& wanted = slot(contract_.count - 1);
        const auto last = sheet_.melds.read(rest);
        if (!last || last->run != wanted.run || last->cards.size < wanted.size) return true;
        chosen_.push_back(last->cards);
        const bool more = may_be_laid() ? tell() : true;
        chosen_.pop_back();
        return more;
    }

    // Whether groups are of different ranks, and no two runs would make one, where that is asked for.
    bool may_be_laid() const {
        if (!contract_.distinct) return true;
        for (std::size_t one = 0; one < chosen_.size(); ++one)
            for (std::size_t other = one + 1; other < chosen_.size(); ++other)
                if (slot(static_cast<int>(one)).run == slot(static_cast<int>(other)).run &&
                    alike(chosen_[one], chosen_[other], slot(static_cast<int>(one)).run))
                    return false;
        return true;
    }

    bool alike(const LaidFaces& one, const LaidFaces& other, bool runs) const {
        if (!runs) return rank_of(one.first()) == rank_of(other.first());
        if (one.size + other.size > kRanks) return false;
        LaidFaces both = one;
        for (const int card : other)
            both.add(card);
        return sheet_.melds.is_run(both);
    }

    bool tell() {
        const bool has = must_ < 0 || std::ranges::any_of(
                                          chosen_,
                                          [&](const LaidFaces& meld) {
                                              return std::any_of(meld.begin(), meld.end(),
                                                                 [&](int card) { return held_as(card) == must_; });
                                          });
        return !has || (seen_(chosen_) && --ways_ > 0);
    }

    const PacksSheet& sheet_;
    const LaidContract& contract_;
    int must_;
    const Seen& seen_;
    std::vector<HeldMeld> every_;
    std::vector<LaidFaces> chosen_;
    int most_ = 0, ways_ = kMostWays, tries_ = kMostTried;
};

} // namespace

void each_first_meld(const PacksSheet& sheet, const LaidHand& hand, int must, const Seen& seen) {
    if (sheet.words.contract.count)
        ContractWays(sheet, hand, must, seen);
    else if (sheet.words.natural_run)
        reach_with_run(sheet, hand, must, seen);
    else
        reach(sheet, hand, sheet.words.minimum, must, {}, seen);
}

} // namespace rummykit
