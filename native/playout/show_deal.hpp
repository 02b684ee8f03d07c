// A deal in which every seat has the same number of turns and shows its melds in the last: the rest of it, played out.
#pragma once

#include "../single_pack.hpp"
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace rummykit {

inline constexpr int kShowSeats = 4;
inline constexpr int kNobody = -1;

// What a rule sheet says of such a deal. A rank is a number from 0, an ace low.
struct ShowSheet {
    int seats;
    int turns_each;
    bool sends;                          // cards may be sent to melds that others have shown
    bool sends_without_meld;             // also by those who showed none
    std::array<int, kShowSeats> ranks{}; // what the second, third … pays
    int without_meld;
    int went_out;
    int taken_chip;
    bool taken_rises;
    int last_taken; // for a card taken in the last turn, -1: as for the others
    bool three_taken_pays_all;
    int dealt; // cards of a hand
    std::array<int, kFaces> values;
};

// A meld on the table: its cards, and the faces that may be added.
struct ShownMeld {
    FaceSet cards;
    int owner;
    bool run;
};

// One thing that a seat did in a playout: `cards` are what it drew, laid, sent or discarded, `place` the meld it sent
// to.
struct ShowStep {
    enum Kind { drew, took, went_out, showed, sent, discarded } kind;
    FaceSet cards;
    int place = 0;
};

struct ShowState {
    std::array<FaceSet, kShowSeats> hand{};
    std::array<FaceSet, kShowSeats> kept{};                             // taken cards, each for a meld of its own
    std::array<std::array<std::uint8_t, kShowSeats>, kShowSeats> fed{}; // by taker and discarder
    std::array<std::uint8_t, kShowSeats> turns{};                       // that each seat has ended
    std::array<ShownMeld, 3 * kShowSeats> table{};
    std::uint8_t took_last = 0; // the seats that took a card in their last turn
    int melds = 0;
    std::array<std::uint8_t, kFaces> stock{}; // the next card last
    int stocked = 0;
    FaceSet gone = 0; // every discard that lies
    int turn = 0;
    int upcard = kNobody;
    int starter = 0;
    std::vector<ShowStep>* steps = nullptr; // notes what is done, for tests
};

// What the seats get, adding up to nothing.
using Chips = std::array<int, kShowSeats>;

// How the seats play in playouts; a hand has at most one card more than was dealt.
class ShowTable {
  public:
    ShowTable(const ShowSheet& sheet, const Shapes& shapes);

    const ShowSheet& sheet() const { return sheet_; }

    // The score of the cards left over where every kept card lies in a meld of its own; nothing where it cannot.
    std::optional<Score> left(FaceSet hand, FaceSet kept) const;

    // Calls `seen(cards)` for every meld of the hand that holds `face` and none of `barred`, until one says true.
    template <typename Seen>
    bool each_meld_with(FaceSet hand, int face, FaceSet barred, Seen&& seen) const;

    // Whether `face` would be in a meld with cards of the hand.
    bool melds_with(FaceSet hand, int face) const;

    // How much the other cards of a hand promise for a face: partners of its rank, beside it, one apart.
    int promise(FaceSet hand, int face) const;

    // The card to discard: one that the best arrangement does not need, dear and of little promise; kNobody if every
    // card is in a meld.
    int spare(const ShowState& state) const;

    // The card that counts most; kNobody where there is none.
    int dearest(FaceSet faces) const;

    // The seat to act takes the upcard, or draws.
    void take(ShowState& state) const;
    static void draw(ShowState& state);

    // The seat to act discards, and the turn goes on.
    void discard(ShowState& state, int face) const;

    // In the last turn: the melds that leave least are shown, and cards are sent.
    void show(ShowState& state) const;

    // From the beginning of a turn, or after its draw, to the end of the deal.
    Chips play_out(ShowState& state) const;

    // What the seats get where the seat to act has melded every card, or all but one.
    Chips out(const ShowState& state, int melded) const;

  private:
    bool wants(const ShowState& state) const;
    static void note(ShowState& state, ShowStep::Kind kind, FaceSet cards, int place = 0);
    bool over(const ShowState& state) const;
    Chips settle(const ShowState& state) const;
    FaceSet fits(const ShownMeld& meld) const;
    void lay(ShowState& state, FaceSet hand, FaceSet kept) const;
    void chips_for_taken(const ShowState& state, Chips& chips) const;

    ShowSheet sheet_;
    Shapes shapes_;
    SinglePack pack_;
    std::array<FaceSet, kFaces> mates_{};  // of the same rank
    std::array<FaceSet, kFaces> beside_{}; // next in the suit
    std::array<FaceSet, kFaces> apart_{};  // one apart in the suit
};

template <typename Seen>
bool ShowTable::each_meld_with(FaceSet hand, int face, FaceSet barred, Seen&& seen) const {
    const FaceSet free = hand & ~barred & ~one(face);
    if (shapes_.groups) {
        const FaceSet mates = mates_[face] & free;
        for (FaceSet some = mates; some; some = (some - 1) & mates) {
            const int size = std::popcount(some) + 1;
            if (size >= shapes_.groups->min_size && size <= shapes_.groups->max_size && seen(some | one(face)))
                return true;
        }
    }
    if (shapes_.runs) {
        const int suit = face / kRanks, rank = face % kRanks;
        const auto holds = [&](int at) { return at == rank || (free >> face_of(suit, at) & 1); };
        for (int first = rank; first >= 0 && holds(first); --first) {
            FaceSet cards = 0;
            for (int last = first; last < kRanks && holds(last); ++last) {
                cards |= one(face_of(suit, last));
                const int length = last - first + 1;
                if (last >= rank && length >= shapes_.runs->min_length && length <= shapes_.runs->max_length &&
                    seen(cards))
                    return true;
            }
        }
    }
    return false;
}

} // namespace rummykit
