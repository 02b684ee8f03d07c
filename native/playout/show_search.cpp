#include "show_search.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace rummykit {

namespace {

constexpr int kMostPairs = 6;   // of three cards with one that is given: three groups, three runs
constexpr int kLikelyTries = 8; // hands dealt to a seat until one is likely enough
constexpr double kPromiseThrown =
    0.08;                       // a hand is that much less likely for each point of promise it had for a discard
constexpr double kTrash = 0.02; // and for each point that is left once melds are shown

} // namespace

// How likely a hand is, between 0 and 1, from what its seat threw away and let lie.
double ShowSearch::likely(const ShowSight& sight, int seat, FaceSet hand) const {
    const ShowSheet& sheet = table_.sheet();
    if (sight.has_shown[seat]) return std::exp(-kTrash * *table_.left(hand, 0) / kPoint);
    // A card of the hand was there before this many draws with this chance.
    const auto there = [&](int since) { return std::max(0.0, 1 - since / static_cast<double>(sheet.dealt)); };
    double chance = 1;
    for (const SeenDiscard& each : sight.refused)
        if (each.seat == seat && table_.melds_with(hand, each.face))
            chance *= 1 - there(each.since) * there(each.since);
    double promise = 0;
    for (const SeenDiscard& each : sight.thrown)
        if (each.seat == seat) promise += table_.promise(hand, each.face) * there(each.since);
    return chance * std::exp(-kPromiseThrown * promise);
}

// Deals each taken card of a seat two others to make a meld with; a card for which there are none is as any other.
void ShowSearch::deal_partners(ShowState& state, int seat, FaceSet& unseen, Random& chance) const {
    for (FaceSet kept = state.kept[seat]; kept; kept &= kept - 1) {
        const int face = std::countr_zero(kept);
        std::array<FaceSet, kMostPairs> pairs;
        int count = 0;
        table_.each_meld_with(unseen | one(face), face, 0, [&](FaceSet cards) {
            if (std::popcount(cards) == 3) pairs[count++] = cards & ~one(face);
            return count == kMostPairs;
        });
        if (!count) {
            state.kept[seat] &= ~one(face);
            continue;
        }
        const FaceSet pair = pairs[chance.below(static_cast<std::uint32_t>(count))];
        state.hand[seat] |= pair;
        unseen &= ~pair;
    }
}

// Deals the cards that are not seen to the others and to the stock.
ShowState ShowSearch::deal(const ShowSight& sight, Random& chance) const {
    ShowState state = sight.known;
    FaceSet unseen = sight.unseen;
    const int seats = table_.sheet().seats;
    for (int seat = 0; seat < seats; ++seat)
        if (seat != sight.seat) deal_partners(state, seat, unseen, chance);
    std::array<std::uint8_t, kFaces> pool;
    int count = 0;
    for (FaceSet faces = unseen; faces; faces &= faces - 1)
        pool[count++] = static_cast<std::uint8_t>(std::countr_zero(faces));
    std::uint8_t* left = pool.data();
    for (int seat = 0; seat < seats; ++seat) {
        if (seat == sight.seat) continue;
        const FaceSet has = state.hand[seat];
        const int wanted = sight.hidden[seat] - std::popcount(has & ~sight.known.hand[seat]);
        // Of several hands one is chosen, each with a chance in proportion to how likely it is.
        double sum = 0;
        FaceSet chosen = 0;
        for (int tried = 0; wanted > 0 && tried < kLikelyTries; ++tried) {
            chance.shuffle_front(left, count, wanted);
            FaceSet hand = has;
            for (int at = 0; at < wanted; ++at)
                hand |= one(left[at]);
            const double weight = likely(sight, seat, hand & ~state.kept[seat]);
            sum += weight;
            if (tried == 0 || chance.unit() * sum < weight) chosen = hand;
        }
        if (wanted > 0) {
            // What is not in the hand goes on.
            std::partition(left, left + count, [&](std::uint8_t face) { return chosen >> face & 1; });
            state.hand[seat] = chosen;
        }
        left += wanted;
        count -= wanted;
    }
    chance.shuffle_front(left, count, count);
    state.stocked = std::min(count, state.stocked);
    std::copy_n(left, state.stocked, state.stock.begin());
    return state;
}

Halved ShowSearch::best(const ShowSight& sight, std::span<const int> choices, bool discards, const Limit& limit,
                        std::uint64_t seed) const {
    Random chance(seed);
    return halve(
        static_cast<int>(choices.size()), limit, [&] { return deal(sight, chance); },
        [&](const ShowState& dealt, int choice) {
            ShowState state = dealt;
            if (discards)
                table_.discard(state, choices[choice]);
            else if (choices[choice] == kNobody)
                ShowTable::draw(state);
            else
                table_.take(state);
            return static_cast<double>(table_.play_out(state)[sight.seat]);
        });
}

} // namespace rummykit
