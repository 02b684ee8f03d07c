#include "card_hands.hpp"

#include <algorithm>
#include <cmath>

namespace rummykit {

namespace {

constexpr int kFirstSteps = 200;

// The cards of the same rank, and those next to it in its suit.
FaceSet beside(int face) {
    const int rank = face % kRanks;
    FaceSet found = kOneRank << rank;
    if (rank > 0) found |= one(face - 1);
    if (rank + 1 < kRanks) found |= one(face + 1);
    return found & ~one(face);
}

} // namespace

HiddenHands::HiddenHands(const CardDeal& seen, std::span<const int> counts, const Habits& habits, int steps,
                         Random& random)
    : seen_(seen), habits_(habits), steps_(steps), random_(random) {
    unseen_ = seen.sheet->all & ~seen.hands[seen.turn] & ~seen.piled();
    for (int seat = 0; seat < seen.seats(); ++seat)
        if (seat != seen.turn) unseen_ &= ~seen.hands[seat];
    for (FaceSet rest = unseen_; rest; rest &= rest - 1)
        cards_[count_++] = static_cast<std::uint8_t>(std::countr_zero(rest));
    random_.shuffle_front(cards_, count_, count_);
    for (int seat = seen.after(seen.turn); seat != seen.turn; seat = seen.after(seat)) {
        const FaceSet known = seen.hands[seat];
        const int hidden = std::max(0, std::min(counts[seat] - std::popcount(known), count_ - held_));
        others_.push_back({seat, held_, hidden, 0, -1, known, {}, 0});
        held_ += hidden;
    }
    read_clues(seen);
    for (Other& other : others_)
        other.likely = likelihood(other, hand_of(other));
    for (int i = 0; i < kFirstSteps; ++i)
        exchange();
}

// Each card of the pile was discarded by one seat, and refused by the one after it unless it still may take it.
void HiddenHands::read_clues(const CardDeal& seen) {
    for (Other& other : others_) {
        double weight = 1;
        for (int i = seen.pile_size; i-- > 0;) {
            const int by = seen.thrown_by[i];
            const bool threw = by == other.seat;
            const bool top = i + 1 == seen.pile_size;
            const bool refused = !top && (by < 0 || seen.after(by) == other.seat);
            if (threw) {
                ++other.turns;
                if (other.last_thrown < 0) other.last_thrown = seen.pile[i];
            }
            if (!threw && !refused) continue;
            other.clues.push_back({seen.pile[i], weight});
            if (threw) weight *= habits_.fades;
        }
    }
}

FaceSet HiddenHands::hand_of(const Other& other) const {
    FaceSet hand = other.known;
    for (int i = other.first; i < other.first + other.count; ++i)
        hand |= one(cards_[i]);
    return hand;
}

double HiddenHands::likelihood(const Other& other, FaceSet hand) const {
    const CardSheet& sheet = *seen_.sheet;
    double sum = 0;
    for (const Clue& clue : other.clues) {
        if (sheet.meldable(hand | one(clue.face)) >> clue.face & 1) sum -= habits_.refused * clue.weight;
        sum -= habits_.beside * clue.weight * std::popcount(beside(clue.face) & hand);
    }
    const int deadwood = sheet.deadwood(hand);
    sum -= habits_.deadwood * deadwood * std::min(other.turns, 6);
    if (other.last_thrown >= 0) {
        const int last = sheet.values[other.last_thrown];
        for (FaceSet loose = hand & ~sheet.meldable(hand) & ~other.known; loose; loose &= loose - 1)
            sum -= habits_.dearer * std::max(0, sheet.values[std::countr_zero(loose)] - last);
    }
    if (other.turns && seen_.limit != kNoLimit && deadwood <= seen_.limit) sum -= habits_.could_knock;
    return sum;
}

// One step of Metropolis: a hidden card of one hand is exchanged for any other unseen card, if that is likely enough.
void HiddenHands::exchange() {
    if (!held_ || held_ == count_) return;
    const int from = static_cast<int>(random_.below(static_cast<std::uint32_t>(held_)));
    const int to = static_cast<int>(random_.below(static_cast<std::uint32_t>(count_)));
    const auto holds = [](const Other& other, int at) { return at >= other.first && at < other.first + other.count; };
    std::swap(cards_[from], cards_[to]);
    double change = 0;
    std::array<double, kMostSeats> likely{};
    for (std::size_t i = 0; i < others_.size(); ++i) {
        likely[i] = others_[i].likely;
        if (!holds(others_[i], from) && !holds(others_[i], to)) continue;
        likely[i] = likelihood(others_[i], hand_of(others_[i]));
        change += likely[i] - others_[i].likely;
    }
    if (change < 0 && random_.unit() >= std::exp(change)) return std::swap(cards_[from], cards_[to]);
    for (std::size_t i = 0; i < others_.size(); ++i)
        others_[i].likely = likely[i];
}

CardDeal HiddenHands::deal() {
    for (int i = 0; i < steps_; ++i)
        exchange();
    CardDeal dealt = seen_;
    for (const Other& other : others_)
        dealt.hands[other.seat] = hand_of(other);
    std::array<std::uint8_t, kFaces> rest;
    const int left = count_ - held_;
    std::copy_n(cards_.begin() + held_, left, rest.begin());
    const int stock = std::min<int>(seen_.stock_size, left);
    random_.shuffle_front(rest, left, stock);
    std::copy_n(rest.begin(), stock, dealt.stock.begin());
    dealt.stock_size = static_cast<std::int8_t>(stock);
    return dealt;
}

} // namespace rummykit
