#include "packs_encoder.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr double kTurns = 50;

int column(int card) {
    return card >= kStandsFor ? kPrintedJoker : card;
}

void count(float* row, const LaidHand& hand) {
    hand.each([&](int face) { ++row[face]; });
    row[kPrintedJoker] += static_cast<float>(hand.jokers);
}

class Encoding {
  public:
    Encoding(const PacksDeal& deal, const PacksEncoding& encoding, int scheduled, float* seen)
        : deal_(deal), encoding_(encoding), scheduled_(scheduled), seats_(deal.sheet->words.seats), at_(seen) {
        for (int seat = 0; seat < seats_; ++seat)
            if (deal.known[static_cast<std::size_t>(seat)].size)
                sure_[static_cast<std::size_t>(seat)] = deal.surely_held(seat);
    }

    void write() {
        std::fill_n(at_, encoded_size(encoding_, seats_), 0.0f);
        for (const PacksPlane plane : encoding_.planes)
            write(plane);
        const int width = 2 * kColumns + kKinds + seats_ + 1;
        for (int number = 0; number < std::min(deal_.melds, encoding_.melds); ++number)
            write(deal_.table[static_cast<std::size_t>(number)], at_ + number * width, width);
        at_ += encoding_.melds * width;
        for (const PacksScalar scalar : encoding_.scalars)
            write(scalar);
    }

  private:
    int place_of(int seat) const { return (seat - deal_.turn + seats_) % seats_; }

    void each_seat(auto&& seen) const {
        for (int place = 0, seat = deal_.turn; place < seats_; ++place, seat = deal_.after(seat))
            seen(static_cast<std::size_t>(seat), at_ + place * kColumns);
    }

    void write(PacksPlane plane) {
        int rows = 1;
        switch (plane) {
        case PacksPlane::hand:
            count(at_, deal_.hands[static_cast<std::size_t>(deal_.turn)]);
            break;
        case PacksPlane::top:
            if (deal_.pile_size) ++at_[deal_.top()];
            break;
        case PacksPlane::pile:
            for (int at = 0; at < deal_.pile_size; ++at)
                ++at_[deal_.pile[static_cast<std::size_t>(at)]];
            break;
        case PacksPlane::unseen:
            write_unseen();
            break;
        case PacksPlane::taken:
            if (deal_.taken >= 0) ++at_[deal_.taken];
            break;
        case PacksPlane::must_play:
            if (deal_.must >= 0) ++at_[deal_.must];
            break;
        case PacksPlane::wilds:
            if (encoding_.jokers) ++at_[kPrintedJoker];
            break;
        case PacksPlane::known:
            each_seat([&](std::size_t seat, float* row) { count(row, sure_[seat]); });
            rows = seats_;
            break;
        case PacksPlane::laid:
            for (const TableMeld& meld : deal_.lying())
                for (const int card : meld.cards)
                    ++at_[place_of(meld.owner) * kColumns + column(card)];
            rows = seats_;
            break;
        case PacksPlane::discarded:
            for (int at = 0; at < deal_.pile_size; ++at)
                if (const int by = deal_.thrown_by[static_cast<std::size_t>(at)]; by >= 0)
                    ++at_[place_of(by) * kColumns + deal_.pile[static_cast<std::size_t>(at)]];
            rows = seats_;
            break;
        }
        at_ += rows * kColumns;
    }

    // What is in the stock or in other hands, but for what they surely hold.
    void write_unseen() {
        for (int at = 0; at < deal_.stock_size; ++at)
            ++at_[deal_.stock[static_cast<std::size_t>(at)]];
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats_); ++seat) {
            if (static_cast<int>(seat) == deal_.turn) continue;
            count(at_, deal_.hands[seat]);
            sure_[seat].each([&](int face) { --at_[face]; });
            at_[kPrintedJoker] -= static_cast<float>(sure_[seat].jokers);
        }
    }

    void write(const TableMeld& meld, float* row, int width) const {
        const bool jokers = meld.cards.jokers() > 0;
        for (const int card : meld.cards) {
            ++row[column(card)];
            if (jokers) ++row[kColumns + meant(card)];
        }
        float* const after = row + 2 * kColumns;
        after[meld.run ? 1 : 0] = 1;
        after[kKinds + place_of(meld.owner)] = 1;
        row[width - 1] = meld.moved.size;
    }

    void add(double number) { *at_++ = static_cast<float>(number); }

    void add_one_of(int many, int which) {
        if (which >= 0 && which < many) at_[which] = 1;
        at_ += many;
    }

    void add_each(auto&& number) {
        for (int place = 0, seat = deal_.turn; place < seats_; ++place, seat = deal_.after(seat))
            add(number(static_cast<std::size_t>(seat)));
    }

    void write(PacksScalar scalar) {
        const auto [phase, step] = encoding_.places[static_cast<std::size_t>(deal_.at)];
        const double pack = static_cast<double>(deal_.sheet->pack.size());
        switch (scalar) {
        case PacksScalar::phase:
            return add_one_of(encoding_.phases, phase);
        case PacksScalar::step:
            return add_one_of(encoding_.steps, step);
        case PacksScalar::stock:
            return add(deal_.stock_size / pack);
        case PacksScalar::pile:
            return add(deal_.pile_size / pack);
        case PacksScalar::turn_number:
            return add(deal_.turn_number / kTurns);
        case PacksScalar::plays:
            return add(deal_.plays / 4.0);
        case PacksScalar::upcard_offers:
            at_ += 2;
            return;
        case PacksScalar::cards:
            return add_each([&](std::size_t seat) { return deal_.hands[seat].size / 20.0; });
        case PacksScalar::draws:
            return add_each([&](std::size_t seat) { return deal_.draws[seat] / kTurns; });
        case PacksScalar::opened:
            return add_each([&](std::size_t seat) { return deal_.opened[seat] ? 1.0 : 0.0; });
        case PacksScalar::bought:
            return add_each([&](std::size_t seat) { return deal_.bought[seat] / 4.0; });
        case PacksScalar::shown:
        case PacksScalar::dealer:
            at_ += seats_;
            return;
        case PacksScalar::to_act:
            return add_one_of(seats_, 0);
        case PacksScalar::starter:
            return add_one_of(seats_, place_of(deal_.starter));
        case PacksScalar::resume:
            return add_one_of(seats_, deal_.resume < 0 ? -1 : place_of(deal_.resume));
        case PacksScalar::scheduled:
            return add_one_of(encoding_.schedule, scheduled_);
        case PacksScalar::opened_now:
            return add(deal_.opened_now ? 1.0 : 0.0);
        }
    }

    const PacksDeal& deal_;
    const PacksEncoding& encoding_;
    int scheduled_, seats_;
    float* at_;
    std::array<LaidHand, kMostLaidSeats> sure_{};
};

} // namespace

int encoded_size(const PacksEncoding& encoding, int seats) {
    int size = encoding.melds * (2 * kColumns + kKinds + seats + 1);
    for (const PacksPlane plane : encoding.planes)
        size += kColumns * (plane >= PacksPlane::known ? seats : 1);
    for (const PacksScalar scalar : encoding.scalars) {
        switch (scalar) {
        case PacksScalar::phase:
            size += encoding.phases;
            break;
        case PacksScalar::step:
            size += encoding.steps;
            break;
        case PacksScalar::scheduled:
            size += encoding.schedule;
            break;
        case PacksScalar::upcard_offers:
            size += 2;
            break;
        case PacksScalar::stock:
        case PacksScalar::pile:
        case PacksScalar::turn_number:
        case PacksScalar::plays:
        case PacksScalar::opened_now:
            ++size;
            break;
        default:
            size += seats;
        }
    }
    return size;
}

void encode(const PacksDeal& deal, const PacksEncoding& encoding, int scheduled, float* seen) {
    Encoding(deal, encoding, scheduled, seen).write();
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
    count(goes, cards);
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
