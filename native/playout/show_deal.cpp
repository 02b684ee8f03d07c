#include "show_deal.hpp"

#include <algorithm>
#include <bit>

namespace rummykit {

namespace {

template <typename Seen>
void each_face(FaceSet faces, Seen&& seen) {
    for (; faces; faces &= faces - 1)
        seen(std::countr_zero(faces));
}

} // namespace

ShowTable::ShowTable(const ShowSheet& sheet, const Shapes& shapes)
    : sheet_(sheet), shapes_(shapes), pack_(shapes, weights_of(sheet.values)) {
    for (int face = 0; face < kFaces; ++face) {
        const int suit = face / kRanks, rank = face % kRanks;
        if (shapes.groups)
            for (int other = 0; other < kSuits; ++other)
                if (other != suit) mates_[face] |= one(face_of(other, rank));
        if (!shapes.runs) continue;
        for (const int step : {-2, -1, 1, 2}) {
            if (rank + step < 0 || rank + step >= kRanks) continue;
            (step == 1 || step == -1 ? beside_ : apart_)[face] |= one(face_of(suit, rank + step));
        }
    }
}

std::optional<Score> ShowTable::left(FaceSet hand, FaceSet kept) const {
    if (!kept) return pack_.left(hand);
    const int face = std::countr_zero(kept);
    std::optional<Score> least;
    each_meld_with(hand, face, kept & ~one(face), [&](FaceSet cards) {
        const auto rest = left(hand & ~cards, kept & ~one(face));
        if (rest && (!least || *rest < *least)) least = rest;
        return false;
    });
    return least;
}

bool ShowTable::melds_with(FaceSet hand, int face) const {
    return each_meld_with(hand | one(face), face, 0, [](FaceSet) { return true; });
}

int ShowTable::promise(FaceSet hand, int face) const {
    return 4 * std::popcount(hand & (mates_[face] | beside_[face])) + 2 * std::popcount(hand & apart_[face]);
}

int ShowTable::spare(const ShowState& state) const {
    const FaceSet hand = state.hand[state.turn], kept = state.kept[state.turn];
    const Score all = *left(hand, kept);
    const bool last = state.turns[state.turn] + 1 == sheet_.turns_each;
    int best = kNobody, most = 0;
    each_face(hand & ~kept, [&](int face) {
        const auto rest = left(hand & ~one(face), kept);
        const Score weight = sheet_.values[face] * kPoint + 1;
        if (!rest || *rest != all - weight) return;
        const int worth = sheet_.values[face] - (last ? 0 : promise(hand, face));
        if (best == kNobody || worth >= most) best = face, most = worth;
    });
    return best;
}

bool ShowTable::wants(const ShowState& state) const {
    if (state.upcard == kNobody) return false;
    const FaceSet hand = state.hand[state.turn], kept = state.kept[state.turn];
    if (!melds_with(hand, state.upcard)) return false;
    const auto with = left(hand | one(state.upcard), kept | one(state.upcard));
    return with && *with <= *left(hand, kept);
}

int ShowTable::dearest(FaceSet faces) const {
    int best = kNobody;
    each_face(faces, [&](int face) {
        if (best == kNobody || sheet_.values[face] >= sheet_.values[best]) best = face;
    });
    return best;
}

void ShowTable::note(ShowState& state, ShowStep::Kind kind, FaceSet cards, int place) {
    if (state.steps) state.steps->push_back({kind, cards, place});
}

void ShowTable::take(ShowState& state) const {
    note(state, ShowStep::took, one(state.upcard));
    const int before = (state.turn + sheet_.seats - 1) % sheet_.seats;
    state.hand[state.turn] |= one(state.upcard);
    state.kept[state.turn] |= one(state.upcard);
    state.gone &= ~one(state.upcard);
    ++state.fed[state.turn][before];
    if (state.turns[state.turn] + 1 == sheet_.turns_each)
        state.took_last |= static_cast<std::uint8_t>(1u << state.turn);
    state.upcard = kNobody;
}

void ShowTable::draw(ShowState& state) {
    const FaceSet card = one(state.stock[--state.stocked]);
    note(state, ShowStep::drew, card);
    state.hand[state.turn] |= card;
}

void ShowTable::discard(ShowState& state, int face) const {
    note(state, ShowStep::discarded, one(face));
    state.hand[state.turn] &= ~one(face);
    state.gone |= one(face);
    state.upcard = face;
    ++state.turns[state.turn];
    state.turn = (state.turn + 1) % sheet_.seats;
}

FaceSet ShowTable::fits(const ShownMeld& meld) const {
    const int face = std::countr_zero(meld.cards);
    if (!meld.run) return std::popcount(meld.cards) < shapes_.groups->max_size ? mates_[face] & ~meld.cards : 0;
    if (std::popcount(meld.cards) >= shapes_.runs->max_length) return 0;
    const int last = std::bit_width(meld.cards) - 1;
    FaceSet ends = 0;
    if (face % kRanks > 0) ends |= one(face - 1);
    if (last % kRanks < kRanks - 1) ends |= one(last + 1);
    return ends;
}

// Lays the melds that leave least: first one for each kept card, then the best of the rest.
void ShowTable::lay(ShowState& state, FaceSet hand, FaceSet kept) const {
    const auto put = [&](FaceSet cards) {
        const int face = std::countr_zero(cards);
        state.table[state.melds++] = {cards, state.turn, (cards & mates_[face]) == 0};
        state.hand[state.turn] &= ~cards;
        note(state, ShowStep::showed, cards);
    };
    while (kept) {
        const int face = std::countr_zero(kept);
        FaceSet best = 0;
        std::optional<Score> least;
        each_meld_with(hand, face, kept & ~one(face), [&](FaceSet cards) {
            const auto rest = left(hand & ~cards, kept & ~one(face));
            if (rest && (!least || *rest < *least)) least = rest, best = cards;
            return false;
        });
        put(best);
        hand &= ~best;
        kept &= ~one(face);
    }
    const auto found = pack_.best(hand);
    for (const Meld& meld : found->melds) {
        FaceSet cards = 0;
        for (const auto face : meld)
            cards |= one(face);
        put(cards);
    }
}

void ShowTable::show(ShowState& state) const {
    const int seat = state.turn, before = state.melds;
    lay(state, state.hand[seat], state.kept[seat]);
    state.kept[seat] = 0;
    if (!sheet_.sends || (state.melds == before && !sheet_.sends_without_meld)) return;
    for (bool sent = true; sent && std::popcount(state.hand[seat]) > 1;) {
        sent = false;
        FaceSet sendable = 0;
        for (int number = 0; number < state.melds; ++number)
            if (state.table[number].owner != seat) sendable |= fits(state.table[number]) & state.hand[seat];
        if (!sendable) break;
        const int face = dearest(sendable);
        for (int number = 0; number < state.melds && !sent; ++number) {
            if (state.table[number].owner == seat || !(fits(state.table[number]) >> face & 1)) continue;
            note(state, ShowStep::sent, one(face), number);
            state.table[number].cards |= one(face);
            state.hand[seat] &= ~one(face);
            sent = true;
        }
    }
}

bool ShowTable::over(const ShowState& state) const {
    return state.turns[state.turn] >= sheet_.turns_each;
}

Chips ShowTable::play_out(ShowState& state) const {
    while (!over(state)) {
        const int seat = state.turn;
        if (std::popcount(state.hand[seat]) <= sheet_.dealt) {
            if (wants(state)) {
                take(state);
            } else {
                if (!state.stocked) break;
                draw(state);
            }
        }
        const bool last = state.turns[seat] + 1 == sheet_.turns_each;
        const FaceSet hand = state.hand[seat], kept = state.kept[seat];
        const Score rest = *left(hand, kept);
        if ((rest & (kPoint - 1)) <= 1) {
            const int spared = rest & (kPoint - 1);
            note(state, ShowStep::went_out, hand);
            return out(state, std::popcount(hand) - spared);
        }
        if (last) {
            show(state);
            discard(state, dearest(state.hand[seat]));
        } else {
            discard(state, spare(state));
        }
    }
    return settle(state);
}

void ShowTable::chips_for_taken(const ShowState& state, Chips& chips) const {
    for (int taker = 0; taker < sheet_.seats; ++taker)
        for (int seat = 0; seat < sheet_.seats; ++seat) {
            const int cards = state.fed[taker][seat];
            int paid = sheet_.taken_chip * (sheet_.taken_rises ? cards * (cards + 1) / 2 : cards);
            if (cards > 0 && sheet_.last_taken >= 0 && state.took_last >> taker & 1)
                paid += sheet_.last_taken - sheet_.taken_chip * (sheet_.taken_rises ? cards : 1);
            chips[taker] += paid;
            chips[seat] -= paid;
        }
}

Chips ShowTable::out(const ShowState& state, int melded) const {
    Chips chips{};
    const int winner = state.turn, each = sheet_.went_out * (melded > sheet_.dealt ? 2 : 1);
    int feeder = kNobody;
    if (sheet_.three_taken_pays_all)
        for (int seat = 0; seat < sheet_.seats; ++seat)
            if (state.fed[winner][seat] >= 3) feeder = seat;
    for (int seat = 0; seat < sheet_.seats; ++seat)
        if (seat != winner) chips[feeder == kNobody ? seat : feeder] -= each;
    chips[winner] = each * (sheet_.seats - 1);
    chips_for_taken(state, chips);
    return chips;
}

Chips ShowTable::settle(const ShowState& state) const {
    std::array<int, kShowSeats> order{}, trash{};
    std::array<bool, kShowSeats> melded{};
    for (int number = 0; number < state.melds; ++number)
        melded[state.table[number].owner] = true;
    for (int place = 0; place < sheet_.seats; ++place) {
        const int seat = (state.starter + place) % sheet_.seats;
        order[place] = seat;
        each_face(state.hand[seat], [&](int face) { trash[seat] += sheet_.values[face]; });
    }
    std::stable_sort(order.begin(), order.begin() + sheet_.seats, [&](int one, int other) {
        return melded[one] != melded[other] ? melded[one] : trash[one] < trash[other];
    });
    Chips chips{};
    for (int place = 1; place < sheet_.seats; ++place) {
        const int pays = melded[order[place]] ? sheet_.ranks[place - 1] : sheet_.without_meld;
        chips[order[place]] -= pays;
        chips[order[0]] += pays;
    }
    chips_for_taken(state, chips);
    return chips;
}

} // namespace rummykit
