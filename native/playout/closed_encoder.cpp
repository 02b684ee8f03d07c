#include "closed_encoder.hpp"

#include <algorithm>

namespace rummykit {

namespace {

std::size_t as_index(int number) {
    return static_cast<std::size_t>(number);
}

// Of the discards that a seat took those that no copy of which lies on the table.
Cards surely_held(const ClosedDeal& deal, int seat) {
    Cards held;
    const Cards& known = deal.known[as_index(seat)];
    for (FaceBits faces = known.faces(); faces; faces &= faces - 1) {
        const int face = std::countr_zero(faces);
        for (int copy = deal.laid.count(face); copy < known.count(face); ++copy)
            held.add(bit_of(face));
    }
    return held;
}

class ClosedWriter : public ObservationWriter<ClosedDeal> {
  public:
    ClosedWriter(const ClosedDeal& deal, const CardEncoding& encoding, float* into)
        : ObservationWriter(deal, encoding, static_cast<int>(deal.sheet->pack.size()), into) {}

    void plane(CardPlane plane) {
        switch (plane) {
        case CardPlane::hand:
            return row(deal_.as_told(deal_.hand()));
        case CardPlane::top:
            return row(deal_.pile_size ? bit_of(deal_.as_told(deal_.top())) : 0);
        case CardPlane::pile:
            for (int at = 0; at < deal_.pile_size; ++at)
                ++into_[deal_.as_told(deal_.pile[as_index(at)])];
            into_ += kColumns;
            return;
        case CardPlane::unseen:
            return unseen();
        case CardPlane::taken:
            return row(deal_.taken < 0 ? 0 : bit_of(deal_.as_told(deal_.taken)));
        case CardPlane::must_play:
            return row(FaceBits{0});
        case CardPlane::wilds:
            return row(wilds());
        case CardPlane::indicator:
            return row(deal_.indicator < 0 ? 0 : bit_of(deal_.indicator));
        case CardPlane::known:
            return clockwise([&](int seat) { row(deal_.as_told(surely_held(deal_, seat))); });
        case CardPlane::laid:
            return clockwise([&](int seat) { row(seat == deal_.finisher ? deal_.as_told(deal_.laid) : Cards{}); });
        case CardPlane::discarded:
            for (int at = 0; at < deal_.pile_size; ++at)
                if (const int seat = deal_.thrown_by[as_index(at)]; seat >= 0)
                    ++into_[place_of(seat) * kColumns + deal_.as_told(deal_.pile[as_index(at)])];
            into_ += deal_.seats() * kColumns;
            return;
        default: // the sheets that have the others are not for this kernel
            return;
        }
    }

    void table() {} // melds lie when the deal is over, or their cards are all that is told

    void scalar(CardScalar scalar) {
        switch (scalar) {
        case CardScalar::phase:
            return one_of(reached().first, encoding_.phases);
        case CardScalar::step:
            return one_of(reached().second, encoding_.steps);
        case CardScalar::scheduled:
            return one_of(deal_.sheet->words.scheduled, encoding_.schedule);
        case CardScalar::cards:
            return clockwise([&](int seat) { number(deal_.hands[as_index(seat)].size() / kCards); });
        case CardScalar::finisher:
            return clockwise([&](int seat) { number(seat == deal_.finisher); });
        case CardScalar::out:
            return clockwise([&](int seat) { number(!deal_.is_in(seat)); });
        case CardScalar::shower:
            return clockwise([&](int seat) { number(seat == deal_.shower); });
        default:
            return usual(scalar);
        }
    }

  private:
    std::pair<int, int> reached() const {
        const bool shown =
            deal_.at == ClosedAt::play && deal_.shower == deal_.turn && deal_.turn_number <= deal_.seats();
        return encoding_.places[shown ? kClosedPlaces - 1 : static_cast<std::size_t>(deal_.at)];
    }

    void unseen() {
        const auto& pack = deal_.sheet->counts;
        for (std::size_t face = 0; face < pack.size(); ++face)
            into_[face] = pack[face];
        const auto take = [&](const Cards& cards) {
            const Cards told = deal_.as_told(cards);
            for (FaceBits faces = told.faces(); faces; faces &= faces - 1)
                into_[std::countr_zero(faces)] -= static_cast<float>(told.count(std::countr_zero(faces)));
        };
        take(deal_.hand());
        take(deal_.laid);
        for (int seat = 0; seat < deal_.seats(); ++seat)
            if (seat != deal_.turn) take(surely_held(deal_, seat));
        for (int at = 0; at < deal_.pile_size; ++at)
            --into_[deal_.as_told(deal_.pile[as_index(at)])];
        if (deal_.indicator >= 0) --into_[deal_.indicator];
        into_ += kColumns;
    }

    FaceBits wilds() const {
        if (deal_.swapped >= 0) return bit_of(deal_.swapped);
        return deal_.wild.faces | (deal_.sheet->counts[kJokerFace] ? bit_of(kJokerFace) : 0);
    }
};

} // namespace

void encode(const ClosedDeal& deal, const CardEncoding& encoding, float* into) {
    write_observation<ClosedWriter>(deal, encoding, into);
}

// --- candidates

bool lays_melds(ClosedAction action) {
    return action.act() == ClosedAct::declare || action.act() == ClosedAct::go_out ||
           action.act() == ClosedAct::go_out_with;
}

Candidate candidate(const ClosedDeal& deal, ClosedAction action) {
    Candidate found{static_cast<int>(action.act())};
    const FaceBits face = bit_of(action.face());
    Cards rest = deal.hand();
    switch (action.act()) {
    case ClosedAct::draw_top:
        found.coming.add(bit_of(deal.as_told(deal.top())));
        break;
    case ClosedAct::discard:
        found.leaving.add(bit_of(deal.as_told(action.face())));
        break;
    case ClosedAct::declare: {
        rest.take(face);
        const Shown shown = shown_groups(*deal.sheet, rest, deal.wild);
        found.melds = shown.groups;
        found.leaving = shown.cards;
        found.leaving.add(face);
        break;
    }
    case ClosedAct::go_out:
    case ClosedAct::go_out_with:
        found.leaving = deal.as_told(rest);
        if (action.act() == ClosedAct::go_out_with) rest.take(face);
        found.melds = melds_of_whole(*deal.sheet, rest);
        break;
    default:
        break;
    }
    found.discards = action.act() == ClosedAct::discard || action.act() == ClosedAct::declare ||
                     action.act() == ClosedAct::go_out_with;
    if (deal.sheet->words.indicates != Indicates::next) found.jokers = jokers_of(found.leaving);
    return found;
}

// --- deals that look alike

void deal_anew(ClosedDeal& deal, Random& random) {
    std::vector<std::uint8_t> loose(deal.stock.begin(), deal.stock.begin() + deal.stock_size);
    std::array<int, kMostClosedSeats> missing{};
    for (int seat = 0; seat < deal.seats(); ++seat) {
        if (seat == deal.turn) continue;
        Cards& hand = deal.hands[as_index(seat)];
        const Cards stays = surely_held(deal, seat), goes = hand.without(stays);
        missing[as_index(seat)] = goes.size();
        for (FaceBits faces = goes.faces(); faces; faces &= faces - 1)
            loose.insert(loose.end(), as_index(goes.count(std::countr_zero(faces))),
                         static_cast<std::uint8_t>(std::countr_zero(faces)));
        hand = stays;
    }
    std::ranges::sort(loose); // equal sources are equal deals, however the stock lay
    random.shuffle_front(loose, static_cast<int>(loose.size()), static_cast<int>(loose.size()));
    for (int seat = 0; seat < deal.seats(); ++seat)
        for (; missing[as_index(seat)]; --missing[as_index(seat)]) {
            deal.hands[as_index(seat)].add(bit_of(loose.back()));
            loose.pop_back();
        }
    std::ranges::copy(loose, deal.stock.begin());
}

} // namespace rummykit
