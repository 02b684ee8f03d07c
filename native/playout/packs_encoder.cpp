#include "packs_encoder.hpp"

#include <algorithm>

namespace rummykit {

namespace {

int column(int card) {
    return card >= kStandsFor ? kPrintedJoker : card;
}

void add_cards(float* row, const LaidHand& hand) {
    hand.each([&](int face) { ++row[face]; });
    row[kPrintedJoker] += static_cast<float>(hand.jokers);
}

class PacksWriter : public ObservationWriter<PacksDeal> {
  public:
    PacksWriter(const PacksDeal& deal, const CardEncoding& encoding, float* into, int scheduled)
        : ObservationWriter(deal, encoding, static_cast<int>(deal.sheet->pack.size()), into), scheduled_(scheduled) {
        for (int seat = 0; seat < deal.seats(); ++seat)
            if (deal.known[at(seat)].size) sure_[at(seat)] = deal.surely_held(seat);
    }

    void plane(CardPlane plane) {
        switch (plane) {
        case CardPlane::hand:
            return row(deal_.hands[at(deal_.turn)]);
        case CardPlane::top:
            return row(deal_.pile_size ? deal_.top() : -1);
        case CardPlane::pile:
            for (int place = 0; place < deal_.pile_size; ++place)
                ++into_[deal_.pile[at(place)]];
            into_ += kColumns;
            return;
        case CardPlane::unseen:
            return unseen();
        case CardPlane::taken:
            return row(deal_.taken);
        case CardPlane::must_play:
            return row(deal_.must);
        case CardPlane::wilds:
            return row(deal_.sheet->jokers ? kPrintedJoker : -1);
        case CardPlane::known:
            return clockwise([&](int seat) { row(sure_[at(seat)]); });
        case CardPlane::laid:
            for (const TableMeld& meld : deal_.lying())
                for (const int card : meld.cards)
                    ++into_[place_of(meld.owner) * kColumns + column(card)];
            into_ += deal_.seats() * kColumns;
            return;
        case CardPlane::discarded:
            for (int place = 0; place < deal_.pile_size; ++place)
                if (const int by = deal_.thrown_by[at(place)]; by >= 0)
                    ++into_[place_of(by) * kColumns + deal_.pile[at(place)]];
            into_ += deal_.seats() * kColumns;
            return;
        default: // the sheets that have the others are not for this kernel
            return;
        }
    }

    void table() {
        const int width = meld_size(encoding_, deal_.seats());
        for (int place = 0; place < std::min(deal_.melds, encoding_.melds); ++place)
            meld(deal_.table[at(place)], into_ + place * width, width);
        into_ += encoding_.melds * width;
    }

    void scalar(CardScalar scalar) {
        const auto [phase, step] = encoding_.places[static_cast<std::size_t>(deal_.at)];
        switch (scalar) {
        case CardScalar::phase:
            return one_of(phase, encoding_.phases);
        case CardScalar::step:
            return one_of(step, encoding_.steps);
        case CardScalar::scheduled:
            return one_of(scheduled_, encoding_.schedule);
        case CardScalar::plays:
            return number(deal_.plays / kPlays);
        case CardScalar::cards:
            return clockwise([&](int seat) { number(deal_.hands[at(seat)].size / kCards); });
        case CardScalar::opened:
            return clockwise([&](int seat) { number(deal_.opened[at(seat)]); });
        case CardScalar::bought:
            return clockwise([&](int seat) { number(deal_.bought[at(seat)] / kPlays); });
        case CardScalar::resume:
            return clockwise([&](int seat) { number(seat == deal_.resume); });
        case CardScalar::opened_now:
            return number(deal_.opened_now);
        default:
            return usual(scalar);
        }
    }

  private:
    static std::size_t at(int place) { return static_cast<std::size_t>(place); }

    void row(int face) {
        if (face >= 0) ++into_[face];
        into_ += kColumns;
    }

    void row(const LaidHand& hand) {
        add_cards(into_, hand);
        into_ += kColumns;
    }

    // What is in the stock or in other hands, but for what they surely hold.
    void unseen() {
        for (int place = 0; place < deal_.stock_size; ++place)
            ++into_[deal_.stock[at(place)]];
        for (int seat = 0; seat < deal_.seats(); ++seat) {
            if (seat == deal_.turn) continue;
            add_cards(into_, deal_.hands[at(seat)]);
            sure_[at(seat)].each([&](int face) { --into_[face]; });
            into_[kPrintedJoker] -= static_cast<float>(sure_[at(seat)].jokers);
        }
        into_ += kColumns;
    }

    void meld(const TableMeld& meld, float* row, int width) const {
        const bool jokers = encoding_.stands && meld.cards.jokers() > 0;
        for (const int card : meld.cards) {
            ++row[column(card)];
            if (jokers) ++row[kColumns + meant(card)];
        }
        float* const after = row + kColumns * (encoding_.stands ? 2 : 1);
        after[meld.run ? 1 : 0] = 1;
        after[kKinds + place_of(meld.owner)] = 1;
        row[width - 1] = meld.moved.size;
    }

    int scheduled_;
    std::array<LaidHand, kMostLaidSeats> sure_{};
};

} // namespace

void encode(const PacksDeal& deal, const CardEncoding& encoding, int scheduled, float* seen) {
    write_observation<PacksWriter>(deal, encoding, seen, scheduled);
}

// --- candidates

namespace {

// The cards that leave the hand.
LaidHand leaving(const PacksAction& action, std::span<const LaidFaces> laid) {
    LaidHand cards;
    for (const LaidFaces& meld : laid)
        for (const int card : meld)
            cards.add(held_as(card));
    if (action.act >= PacksAct::lay_off || action.act == PacksAct::swap) cards.add(held_as(action.card));
    if (action.act == PacksAct::swap && action.other >= 0) cards.add(action.other);
    return cards;
}

bool lays(PacksAct act) {
    return act == PacksAct::meld || act == PacksAct::open;
}

} // namespace

void describe(const PacksDeal& deal, const PacksAction& action, std::span<const LaidFaces> listed,
              const Candidates& candidates, float* row) {
    const auto laid = listed.subspan(action.first, action.count);
    const LaidHand cards = leaving(action, laid);
    row[candidates.places[static_cast<std::size_t>(action.act)]] = 1;
    float* const goes = row + candidates.verbs;
    add_cards(goes, cards);
    float* const comes = goes + kColumns;
    if (action.act == PacksAct::swap) ++comes[kPrintedJoker];
    if (action.act == PacksAct::draw_top || action.act == PacksAct::buy) ++comes[deal.top()];
    const TableMeld* target = action.meld < 0 ? nullptr : &deal.table[static_cast<std::size_t>(action.meld)];
    const int held = deal.hands[static_cast<std::size_t>(deal.turn)].size;
    const std::array<double, kCandidateNumbers> numbers{
        cards.size / 10.0,
        cards.points(deal.sheet->words.shapes) / 50.0,
        static_cast<double>(laid.size()) / 4,
        cards.jokers / 2.0,
        (held - cards.size) / 20.0,
        target && target->owner == deal.turn ? 1.0 : 0.0,
        target ? target->cards.size / 10.0 : 0.0,
        action.act == PacksAct::discard ? 1.0 : 0.0,
    };
    std::ranges::transform(numbers, comes + kColumns, [](double number) { return static_cast<float>(number); });
}

void kept_rows(const PacksListing& listing, std::size_t most, std::vector<std::uint32_t>& kept) {
    kept.clear();
    const auto& actions = listing.actions;
    std::size_t room = actions.size();
    if (actions.size() > most) {
        const auto simple = static_cast<std::size_t>(
            std::ranges::count_if(actions, [](const PacksAction& action) { return !lays(action.act); }));
        room = simple < most ? most - simple : 0;
    }
    for (std::uint32_t number = 0; number < actions.size() && kept.size() < most; ++number) {
        if (lays(actions[number].act)) {
            if (!room) continue;
            --room;
        }
        kept.push_back(number);
    }
}

} // namespace rummykit
