// The observation `cards-v1`, as rummykit.lab.encode makes it from a view: what all card games share.
#pragma once

#include "cards.hpp"
#include "shapes.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace rummykit {

// The names of rummykit.lab.planes; those from `known` on have a row for each seat.
enum class CardPlane : std::uint8_t {
    hand,
    top,
    pile,
    unseen,
    taken,
    must_play,
    upcard,
    open_hand,
    wilds,
    indicator,
    taken_pile,
    depth,
    known,
    laid,
    discarded,
    counted,
    kept,
};

// The names of rummykit.lab.scalars.
enum class CardScalar : std::uint8_t {
    phase,
    step,
    stock,
    pile,
    turn_number,
    plays,
    knock_limit,
    deadwood,
    upcard_offers,
    scheduled,
    cards,
    draws,
    opened,
    shown,
    to_act,
    starter,
    dealer,
    knocker,
    closer,
    fighters,
    laid_on,
    misses,
    out,
    finisher,
    shower,
    resume,
    claimant,
    careless,
    turns_left,
    opened_now,
    bought,
};

struct CardEncoding {
    std::vector<CardPlane> planes;
    std::vector<CardScalar> scalars;
    int melds = 0;                           // rows of the table
    int steps = 0, phases = 0, schedule = 0; // numbers of the scalars `step`, `phase` and `scheduled`
    std::vector<std::pair<int, int>> places; // the phase and the step of each place that a turn of the deals reaches
    bool stands = false;                     // whether melds say what their jokers stand for
};

inline constexpr int kColumns = kFaces + 2; // the faces, the printed joker, and one that stays empty
inline constexpr int kKinds = 4;            // of melds

// The numbers of a meld: its cards, what they stand for, its kind, its owner, and how many of its jokers have moved.
inline int meld_size(const CardEncoding& encoding, int seats) {
    return kColumns * (encoding.stands ? 2 : 1) + kKinds + seats + 1;
}

// How many numbers an observation has for this many seats.
int encoded_size(const CardEncoding& encoding, int seats);

// Writes the parts of an observation one after another, in memory that is all zeros; `cards` of the pack.
template <typename Deal>
class ObservationWriter {
  public:
    ObservationWriter(const Deal& deal, const CardEncoding& encoding, int cards, float* into)
        : deal_(deal), encoding_(encoding), pack_(cards), into_(into) {}

  protected:
    static constexpr double kTurns = 50, kPoints = 50, kCards = 20, kPlays = 4;

    static void count(FaceBits faces, float* row) {
        for (; faces; faces &= faces - 1)
            ++row[std::countr_zero(faces)];
    }

    void row(FaceBits faces) {
        count(faces, into_);
        into_ += kColumns;
    }

    void row(const Cards& cards) {
        for (FaceBits faces = cards.faces(); faces; faces &= faces - 1)
            into_[std::countr_zero(faces)] = static_cast<float>(cards.count(std::countr_zero(faces)));
        into_ += kColumns;
    }

    void number(double value) {
        static constexpr double kLowest = -1, kHighest = 255;
        *into_++ = static_cast<float>(std::clamp(value, kLowest, kHighest));
    }

    void one_of(int place, int width) {
        into_[place] = 1;
        into_ += width;
    }

    void if_any(bool is, double value) {
        number(is);
        number(is ? value : 0);
    }

    template <typename Each>
    void clockwise(Each&& each) const {
        for (int place = 0, seat = deal_.turn; place < deal_.seats(); ++place, seat = deal_.after(seat))
            each(seat);
    }

    int place_of(int seat) const { return (seat - deal_.turn + deal_.seats()) % deal_.seats(); }

    // What every kind of deal has; zeros for what none of them has but by a word that it does not know.
    void usual(CardScalar scalar) {
        switch (scalar) {
        case CardScalar::stock:
            return number(static_cast<double>(deal_.stock_size) / pack_);
        case CardScalar::pile:
            return number(static_cast<double>(deal_.pile_size) / pack_);
        case CardScalar::turn_number:
            return number(deal_.turn_number / kTurns);
        case CardScalar::draws:
            return clockwise([&](int seat) { number(deal_.draws[static_cast<std::size_t>(seat)] / kTurns); });
        case CardScalar::to_act:
            return clockwise([&](int seat) { number(seat == deal_.turn); });
        case CardScalar::starter:
            return clockwise([&](int seat) { number(seat == deal_.starter); });
        case CardScalar::plays:
            return number(0);
        case CardScalar::upcard_offers:
            return if_any(false, 0);
        default:
            return clockwise([&](int) { number(0); });
        }
    }

    const Deal& deal_;
    const CardEncoding& encoding_;
    int pack_;
    float* into_;
};

// Writes what the seat to act sees with the writer of a kind of deal.
template <typename Writer, typename Deal, typename... More>
void write_observation(const Deal& deal, const CardEncoding& encoding, float* into, const More&... more) {
    std::fill_n(into, encoded_size(encoding, deal.seats()), 0.0f);
    Writer writer(deal, encoding, into, more...);
    for (const CardPlane plane : encoding.planes)
        writer.plane(plane);
    writer.table();
    for (const CardScalar scalar : encoding.scalars)
        writer.scalar(scalar);
}

} // namespace rummykit
