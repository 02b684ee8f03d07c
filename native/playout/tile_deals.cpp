#include "tile_deals.hpp"

#include "chance.hpp"
#include "plain_bytes.hpp"

#include <algorithm>
#include <stdexcept>

namespace rummykit {

TileDeals::TileDeals(const TileWords& words, int hand, std::vector<std::uint8_t> pack, int size, std::string seed,
                     int threads)
    : words_(words), hand_(hand), pack_(std::move(pack)), seed_(std::move(seed)), threads_(threads) {
    if (size < 1 || threads < 1) throw std::invalid_argument("a pool has one deal or more, and one thread or more");
    if (pack_.size() > static_cast<std::size_t>(kMostPool) ||
        pack_.size() < static_cast<std::size_t>(hand * words.players))
        throw std::invalid_argument("the pack is too large, or too small to be dealt");
    slots_.reserve(static_cast<std::size_t>(size));
    for (int slot = 0; slot < size; ++slot)
        slots_.push_back(begun(static_cast<std::uint32_t>(slot)));
}

TileDeals::Slot TileDeals::begun(std::uint32_t number, int starter) const {
    std::vector<std::uint8_t> tiles = pack_;
    Chance{nullptr, &seed_, number}.shuffle(tiles, "", 0);
    TileDeal deal;
    deal.players = seats();
    deal.turn = starter;
    const int given = hand_ * seats();
    for (int at = 0; at < given; ++at)
        ++deal.racks[(deal.turn + at) % seats()][tiles[at]];
    for (int seat = 0; seat < seats(); ++seat) {
        deal.held[seat] = static_cast<std::uint8_t>(hand_);
        deal.opened[seat] = words_.minimum < 0;
    }
    for (int at = static_cast<int>(tiles.size()); at-- > given;)
        deal.stock[deal.stock_size++] = tiles[at];
    Slot slot{TileSteps(words_, deal), number, starter, 0, 1, 0};
    slot.count = slot.steps.count();
    return slot;
}

// Winners share what is won: of penalties odd points go to the first of them in turn, else any remainder is lost.
void TileDeals::score(const Slot& slot, std::int32_t* points) const {
    const TileDeal& deal = slot.steps.deal();
    const bool out = deal.over >= 0, penalties = words_.scoring == RackScoring::kPenalties;
    int lowest = 1 << 20;
    for (int seat = 0; seat < seats(); ++seat)
        lowest = std::min(lowest, worth(deal.racks[seat], words_));
    const int spared = out || words_.scoring == RackScoring::kHands ? 0 : lowest;
    std::array<int, kMostRacks> winners{};
    int won = 0, paid = 0;
    for (int place = 0; place < seats(); ++place) {
        const int seat = (slot.starter + place) % seats(), left = worth(deal.racks[seat], words_);
        if (out ? seat == deal.over : left == lowest) {
            winners[won++] = seat;
        } else {
            paid += left - spared;
            points[seat] = penalties ? spared - left : 0;
        }
    }
    if (words_.scoring == RackScoring::kDealWon) paid = won;
    for (int place = 0; place < won; ++place)
        points[winners[place]] = paid / won + (penalties && place < paid % won);
}

template <typename Choice>
void TileDeals::step(const Choice* choices, std::uint8_t* ended, std::int32_t* points) {
    for (int i = 0; i < size(); ++i)
        if (choices[i] != kDealWaits && (choices[i] < 0 || choices[i] >= slots_[i].count))
            throw std::invalid_argument("deal " + std::to_string(i) + " has " + std::to_string(slots_[i].count) +
                                        " legal actions, counted from 0");
    each([&](std::size_t i) {
        ended[i] = choices[i] != kDealWaits &&
                   play(i, static_cast<std::size_t>(choices[i]), points + i * static_cast<std::size_t>(seats()));
    });
}

template void TileDeals::step(const std::int32_t*, std::uint8_t*, std::int32_t*);
template void TileDeals::step(const std::int64_t*, std::uint8_t*, std::int32_t*);

bool TileDeals::play(std::size_t at, std::size_t choice, std::int32_t* scored) {
    Slot& slot = slots_[at];
    const TileStep step = slot.steps.action(static_cast<int>(choice));
    if (!step.passes()) slot.laid |= 1u << slot.steps.deal().turn;
    slot.steps.play(step);
    ++slot.turn_number;
    if (slot.steps.deal().over == TileDeal::kOn) {
        std::fill_n(scored, seats(), 0);
        slot.count = slot.steps.count();
        return false;
    }
    score(slot, scored);
    slot = begun(slot.number + static_cast<std::uint32_t>(size()));
    return true;
}

std::string TileDeals::state() const {
    std::string all;
    append_bytes(all, size());
    for (const Slot& slot : slots_) {
        append_bytes(all, slot.number);
        append_bytes(all, slot.starter);
        append_bytes(all, slot.turn_number);
        append_bytes(all, slot.laid);
        append_bytes(all, slot.steps.deal());
        append_bytes(all, slot.steps.table().size());
        for (const LaidSet& set : slot.steps.table())
            append_bytes(all, set);
    }
    return all;
}

void TileDeals::restore(std::string_view state) {
    int deals = 0;
    take_bytes(state, deals);
    if (deals != size()) throw std::invalid_argument("That is the state of other deals.");
    std::vector<Slot> taken; // all of them first: an invalid state changes nothing
    for (int i = 0; i < deals; ++i) {
        Slot slot = slots_[i];
        TileDeal deal;
        std::size_t sets = 0;
        take_bytes(state, slot.number);
        take_bytes(state, slot.starter);
        take_bytes(state, slot.turn_number);
        take_bytes(state, slot.laid);
        take_bytes(state, deal);
        take_bytes(state, sets);
        std::vector<LaidSet> table;
        for (std::size_t set = 0; set < sets; ++set)
            take_bytes(state, table.emplace_back());
        slot.steps = TileSteps(words_, deal, std::move(table));
        slot.count = slot.steps.count();
        taken.push_back(std::move(slot));
    }
    if (!state.empty()) throw std::invalid_argument("That is the state of other deals.");
    slots_ = std::move(taken);
}

void TileDeals::tell(std::int32_t* counts, std::uint8_t* turns) const {
    for (int i = 0; i < size(); ++i) {
        counts[i] = slots_[i].count;
        turns[i] = static_cast<std::uint8_t>(slots_[i].steps.deal().turn);
    }
}

void TileDeals::observe(int sets, float* seen) const {
    const auto width = static_cast<std::size_t>(encoded_size(seats(), sets));
    each([&](std::size_t i) {
        const Slot& slot = slots_[i];
        encode(slot.steps, words_, sets, slot.turn_number, slot.starter, slot.laid, seen + i * width);
    });
}

void TileDeals::describe(int most, float* rows, std::int8_t* mask) const {
    const auto width = static_cast<std::size_t>(most);
    each([&](std::size_t i) {
        const int told = describe_actions(slots_[i].steps, words_, most, rows + i * width * kListedSize);
        std::fill_n(mask + i * width, most, std::int8_t{0});
        std::fill_n(mask + i * width, told, std::int8_t{1});
    });
}

void TileDeals::take_alike(const TileDeals& from, const std::int64_t* slots, const std::int64_t* seeds) {
    if (from.seats() != seats()) throw std::invalid_argument("The deals are for another number of players.");
    std::vector<Slot> taken; // all of them first: `from` may be this one
    for (int slot = 0; slot < size(); ++slot) {
        if (slots[slot] < 0 || slots[slot] >= from.size()) throw std::invalid_argument("There is no such deal.");
        taken.push_back(from.slots_[slots[slot]]);
        taken.back().number = slots_[slot].number;
        Random random(static_cast<std::uint64_t>(seeds[slot]));
        taken.back().steps.deal_anew(random);
    }
    slots_ = std::move(taken);
}

} // namespace rummykit
