#include "card_encoder.hpp"

#include <algorithm>

namespace rummykit {

namespace {

// What a knock would leave now: after a draw, with the discard that leaves the least.
int deadwood_of(const CardDeal& deal) {
    const FaceSet hand = deal.hands[deal.turn];
    if (deal.at != At::play && deal.at != At::discard) return deal.sheet->deadwood(hand);
    int least = 1 << 20;
    for (FaceSet rest = deal.taken < 0 ? hand : hand & ~one(deal.taken); rest; rest &= rest - 1)
        least = std::min(least, deal.sheet->deadwood(hand & ~(rest & -rest)));
    return least;
}

class CardWriter : public ObservationWriter<CardDeal> {
  public:
    CardWriter(const CardDeal& deal, const CardEncoding& encoding, float* into)
        : ObservationWriter(deal, encoding, static_cast<int>(deal.sheet->pack.size()), into) {
        for (int number = 0; number < deal.melds; ++number) {
            const FaceSet mask = deal.sheet->melds.mask(deal.table[number]);
            laid_[deal.owner[number]] |= mask;
            on_table_ |= mask;
        }
        if (deal.at == At::lay_off) open_hand_ = deal.hands[deal.knocker];
    }

    void plane(CardPlane plane) {
        switch (plane) {
        case CardPlane::hand:
            return row(deal_.hands[deal_.turn]);
        case CardPlane::top:
            return row(deal_.pile_size ? one(deal_.top()) : 0);
        case CardPlane::pile:
            return row(deal_.piled());
        case CardPlane::unseen:
            return row(unseen());
        case CardPlane::taken:
            return row(deal_.taken < 0 ? 0 : one(deal_.taken));
        case CardPlane::must_play:
            return row(deal_.must_play < 0 ? 0 : one(deal_.must_play));
        case CardPlane::upcard:
            return row(deal_.upcard < 0 ? 0 : one(deal_.upcard));
        case CardPlane::open_hand:
            return row(open_hand_);
        case CardPlane::taken_pile:
            return row(deal_.taken_pile);
        case CardPlane::depth:
            for (int at = 0; at < deal_.pile_size; ++at)
                into_[deal_.pile[at]] = static_cast<float>(deal_.pile_size - at);
            into_ += kColumns;
            return;
        case CardPlane::known:
            return clockwise([&](int seat) { row(deal_.known[seat] & ~on_table_); });
        case CardPlane::laid:
            return clockwise([&](int seat) { row(laid_[seat]); });
        case CardPlane::discarded: {
            std::array<FaceSet, kMostSeats> thrown{};
            for (int at = 0; at < deal_.pile_size; ++at)
                if (deal_.thrown_by[at] >= 0) thrown[deal_.thrown_by[at]] |= one(deal_.pile[at]);
            return clockwise([&](int seat) { row(thrown[seat]); });
        }
        case CardPlane::counted:
            return clockwise([&](int seat) { row(deal_.counted[seat]); });
        case CardPlane::kept:
            return clockwise([&](int seat) { row(deal_.kept_by(seat)); });
        default: // the sheets that have the others are not for this kernel
            return;
        }
    }

    void table() {
        const int width = kColumns + kKinds + deal_.seats() + 1;
        for (int number = 0; number < std::min<int>(deal_.melds, encoding_.melds); ++number) {
            float* meld = into_ + number * width;
            count(deal_.sheet->melds.mask(deal_.table[number]), meld);
            if (std::popcount(deal_.sheet->melds.mask(deal_.table[number])) > 1) // a single card is of no kind yet
                meld[kColumns + (deal_.sheet->melds.is_group(deal_.table[number]) ? 0 : 1)] = 1;
            meld[kColumns + kKinds + place_of(deal_.owner[number])] = 1;
        }
        into_ += encoding_.melds * width;
    }

    void scalar(CardScalar scalar) {
        switch (scalar) {
        case CardScalar::phase:
            return one_of(reached().first, encoding_.phases);
        case CardScalar::step:
            return one_of(reached().second, encoding_.steps);
        case CardScalar::plays:
            return number(deal_.plays / kPlays);
        case CardScalar::knock_limit:
            return if_any(deal_.limit != kNoLimit, deal_.limit / kPoints);
        case CardScalar::deadwood:
            return if_any(true, deadwood_of(deal_) / kPoints);
        case CardScalar::upcard_offers:
            return if_any(deal_.offers >= 0, static_cast<double>(deal_.offers) / deal_.seats());
        case CardScalar::cards:
            return clockwise([&](int seat) { number(std::popcount(deal_.hands[seat]) / kCards); });
        case CardScalar::opened:
            return clockwise([&](int seat) { number(deal_.opened >> seat & 1); });
        case CardScalar::shown:
            return clockwise([&](int seat) {
                number(deal_.shown >> seat & 1 || (deal_.at == At::lay_off && seat == deal_.knocker));
            });
        case CardScalar::turns_left: {
            const double each = deal_.sheet->words.turns_each;
            return number(each ? (each - deal_.turns[deal_.turn]) / each : 0);
        }
        case CardScalar::knocker:
            return clockwise([&](int seat) { number(seat == deal_.knocker); });
        case CardScalar::closer:
            return clockwise([&](int seat) { number(seat == deal_.closer); });
        case CardScalar::fighters:
            return clockwise([&](int seat) { number(deal_.fighters >> seat & 1); });
        case CardScalar::laid_on:
            return clockwise([&](int seat) { number(freshness(deal_.laid_on[seat])); });
        case CardScalar::resume:
            return clockwise([&](int seat) { number(seat == deal_.resume); });
        case CardScalar::claimant:
            return clockwise([&](int seat) { number(seat == deal_.claimant); });
        case CardScalar::careless:
            return clockwise([&](int seat) { number(deal_.careless[seat] / kPlays); });
        default:
            return usual(scalar);
        }
    }

  private:
    std::pair<int, int> reached() const {
        const bool knocked = deal_.at == At::discard && deal_.knocker >= 0;
        return encoding_.places[knocked ? kTurnPlaces - 1 : static_cast<std::size_t>(deal_.at)];
    }

    // How lately cards were laid on a meld of a seat, last in this turn.
    double freshness(int last) const {
        return last ? std::max(0.0, 1 - static_cast<double>(deal_.turn_number - last) / (deal_.seats() + 1)) : 0.0;
    }

    FaceSet unseen() const {
        FaceSet open = deal_.hands[deal_.turn] | deal_.piled() | on_table_ | open_hand_;
        for (int seat = 0; seat < deal_.seats(); ++seat)
            if (seat != deal_.turn) open |= deal_.known[seat];
        return deal_.sheet->all & ~open;
    }

    std::array<FaceSet, kMostSeats> laid_{};
    FaceSet on_table_ = 0, open_hand_ = 0;
};

} // namespace

void encode(const CardDeal& deal, const CardEncoding& encoding, float* into) {
    write_observation<CardWriter>(deal, encoding, into);
}

} // namespace rummykit
