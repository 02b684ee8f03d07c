#include "packs_vector.hpp"

#include "plain_bytes.hpp"

#include <algorithm>
#include <stdexcept>

namespace rummykit {

namespace {

// The deal with other cards in the stock and in the hands of others, but for those that they are known to hold.
void deal_anew(PacksDeal& deal, Random& random) {
    std::vector<std::uint8_t> loose(deal.stock.begin(), deal.stock.begin() + deal.stock_size);
    std::array<int, kMostLaidSeats> missing{};
    for (int seat = 0; seat < deal.sheet->words.seats; ++seat) {
        if (seat == deal.turn) continue;
        LaidHand& hand = deal.hands[static_cast<std::size_t>(seat)];
        const LaidHand stays = deal.surely_held(seat);
        take(hand, stays);
        missing[static_cast<std::size_t>(seat)] = hand.size;
        hand.each([&](int face) { loose.push_back(static_cast<std::uint8_t>(face)); });
        loose.insert(loose.end(), static_cast<std::size_t>(hand.jokers), kPrintedJoker);
        hand = stays;
    }
    random.shuffle_front(loose, static_cast<int>(loose.size()), static_cast<int>(loose.size()));
    for (std::size_t seat = 0; seat < missing.size(); ++seat)
        for (; missing[seat]; --missing[seat]) {
            deal.hands[seat].add(loose.back());
            loose.pop_back();
        }
    std::ranges::copy(loose, deal.stock.begin());
}

} // namespace

PacksVector::PacksVector(std::vector<PacksSheet> sheets, int size, std::string seed, int threads, Candidates candidates,
                         CardEncoding encoding)
    : sheets_(std::move(sheets)), slots_(static_cast<std::size_t>(size)), seed_(std::move(seed)), threads_(threads),
      candidates_(std::move(candidates)), encoding_(std::move(encoding)),
      observed_(encoded_size(encoding_, sheets_.front().words.seats)) {
    for (int slot = 0; slot < size; ++slot) {
        Slot& each = slots_[static_cast<std::size_t>(slot)];
        each.number = static_cast<std::uint32_t>(slot);
        begin(each);
    }
}

void PacksVector::begin(Slot& slot) {
    begin(slot, slot.number, static_cast<int>(slot.number % static_cast<std::uint32_t>(seats())));
}

void PacksVector::begin(int slot, std::uint32_t number, std::uint32_t scheduled, int starter) {
    Slot& into = slots_[static_cast<std::size_t>(slot)];
    into.number = number;
    begin(into, scheduled, starter);
}

void PacksVector::begin(Slot& slot, std::uint32_t scheduled, int starter) {
    slot.scheduled = scheduled % static_cast<std::uint32_t>(sheets_.size());
    const PacksSheet& sheet = sheets_[slot.scheduled];
    std::vector<std::uint8_t> cards = sheet.pack;
    Chance{nullptr, &seed_, slot.number}.shuffle(cards, "", 0);
    slot.deal.begin(sheet, cards, starter);
    list(slot);
}

std::vector<int> PacksVector::listed(int slot) const {
    const Slot& of = slots_[static_cast<std::size_t>(slot)];
    std::vector<int> found(of.legal.actions.size(), -1);
    for (std::size_t row = 0; row < of.kept.size(); ++row)
        found[of.kept[row]] = static_cast<int>(row);
    return found;
}

void PacksVector::list(Slot& slot) const {
    slot.deal.legal(slot.legal);
    kept_rows(slot.legal, kCandidateRows, slot.kept);
}

void PacksVector::step(const std::int64_t* numbers, std::uint8_t* ended, std::int32_t* points) {
    for (std::size_t slot = 0; slot < slots_.size(); ++slot)
        if (numbers[slot] != kDealWaits &&
            (numbers[slot] < 0 || static_cast<std::uint64_t>(numbers[slot]) >= slots_[slot].kept.size()))
            throw std::invalid_argument("It takes " + std::to_string(size()) + " numbers that the masks allow.");
    each([&](std::size_t slot) {
        ended[slot] =
            numbers[slot] != kDealWaits && play(slot, slots_[slot].kept[static_cast<std::size_t>(numbers[slot])],
                                                points + slot * static_cast<std::size_t>(seats()));
    });
}

bool PacksVector::play(std::size_t at, std::size_t choice, std::int32_t* scored) {
    Slot& slot = slots_[at];
    slot.deal.play(slot.legal.actions[choice], slot.legal.melds, Chance{nullptr, &seed_, slot.number});
    if (!slot.deal.over()) {
        std::fill_n(scored, seats(), 0);
        list(slot);
        return false;
    }
    std::copy_n(slot.deal.points().begin(), seats(), scored);
    slot.number += static_cast<std::uint32_t>(size());
    begin(slot);
    return true;
}

void PacksVector::show_rows(const Slot& slot, float* rows, std::int8_t* mask) const {
    clear_candidates(candidates_, rows);
    std::fill_n(mask, kCandidateRows, std::int8_t{0});
    std::fill_n(mask, slot.kept.size(), std::int8_t{1});
    for (const std::uint32_t number : slot.kept) {
        describe(slot.deal, slot.legal.actions[number], slot.legal.melds, candidates_, rows);
        rows += candidates_.width();
    }
}

void PacksVector::show(float* seen, float* rows, std::int8_t* mask, std::int64_t* seats) const {
    const auto many = static_cast<std::size_t>(described());
    each([&](std::size_t at) {
        const Slot& slot = slots_[at];
        seats[at] = slot.deal.turn;
        show_rows(slot, rows + at * many, mask + at * kCandidateRows);
        if (!seen) return;
        encode(slot.deal, encoding_, static_cast<int>(slot.scheduled), seen + at * static_cast<std::size_t>(observed_));
    });
}

void PacksVector::set(Slot& slot, const PacksDeal& deal, std::uint32_t scheduled) const {
    slot.deal = deal;
    slot.scheduled = scheduled % static_cast<std::uint32_t>(sheets_.size());
    slot.deal.sheet = &sheets_[slot.scheduled];
    list(slot);
}

void PacksVector::take_alike(const PacksVector& from, const std::int64_t* slots, const std::int64_t* seeds) {
    if (from.seats() != seats() || from.sheets_.size() != sheets_.size())
        throw std::invalid_argument("The deals are for another number of players.");
    for (int slot = 0; slot < size(); ++slot)
        if (slots[slot] < 0 || slots[slot] >= from.size()) throw std::invalid_argument("There is no such deal.");
    std::vector<std::pair<PacksDeal, std::uint32_t>> deals; // all of them first: `from` may be this one
    for (int slot = 0; slot < size(); ++slot) {
        const Slot& source = from.slots_[static_cast<std::size_t>(slots[slot])];
        deals.emplace_back(source.deal, source.scheduled);
        Random random(static_cast<std::uint64_t>(seeds[slot]));
        deal_anew(deals.back().first, random);
    }
    for (std::size_t slot = 0; slot < slots_.size(); ++slot)
        set(slots_[slot], deals[slot].first, deals[slot].second);
}

std::string PacksVector::state() const {
    std::string all;
    for (const Slot& slot : slots_) {
        PacksDeal deal = slot.deal;
        deal.sheet = nullptr;
        append_bytes(all, slot.number);
        append_bytes(all, slot.scheduled);
        append_bytes(all, deal);
    }
    return all;
}

void PacksVector::restore(std::string_view state) {
    if (state.size() != slots_.size() * (2 * sizeof(std::uint32_t) + sizeof(PacksDeal)))
        throw std::invalid_argument("That is the state of other deals.");
    for (Slot& slot : slots_) {
        std::uint32_t scheduled = 0;
        PacksDeal deal;
        take_bytes(state, slot.number);
        take_bytes(state, scheduled);
        take_bytes(state, deal);
        set(slot, deal, scheduled);
    }
}

} // namespace rummykit
