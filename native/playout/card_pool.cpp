#include "card_pool.hpp"

#include "parallel.hpp"
#include "plain_bytes.hpp"
#include "sha256.hpp"

#include <algorithm>
#include <stdexcept>
#include <type_traits>

namespace rummykit {

namespace {

constexpr std::size_t kDealsAtATime = 64;

std::uint64_t number_of(const std::string& seed) {
    const Digest hash = sha256({reinterpret_cast<const std::uint8_t*>(seed.data()), seed.size()});
    return std::uint64_t{hash[0]} << 32 | hash[1];
}

} // namespace

CardPool::CardPool(const CardSheet& sheet, int size, std::string seed, bool quick, int threads)
    : sheet_(sheet), seed_(std::move(seed)), quick_(quick), threads_(threads) {
    if (size < 1 || threads < 1) throw std::invalid_argument("a pool has one deal or more, and one thread or more");
    slots_.resize(size);
    const std::uint64_t base = number_of(seed_);
    for (int i = 0; i < size; ++i) {
        slots_[i].number = static_cast<std::uint32_t>(i);
        slots_[i].random = Random(base + static_cast<std::uint64_t>(i));
        begin(slots_[i]);
    }
}

Chance CardPool::chance(Slot& slot) {
    return quick_ ? Chance{&slot.random, nullptr, 0} : Chance{nullptr, &seed_, slot.number};
}

void CardPool::begin(Slot& slot) {
    const auto cards = shuffled_pack(sheet_, chance(slot));
    slot.deal.begin(sheet_, cards, static_cast<int>(slot.number % static_cast<std::uint32_t>(seats())));
    slot.legal.clear();
    slot.deal.legal(slot.legal);
}

template <typename Choice>
void CardPool::step(const Choice* choices, std::uint8_t* ended, std::int32_t* points) {
    for (int i = 0; i < size(); ++i)
        if (choices[i] < 0 || static_cast<std::uint64_t>(choices[i]) >= slots_[i].legal.size())
            throw std::invalid_argument("deal " + std::to_string(i) + " has " + std::to_string(slots_[i].legal.size()) +
                                        " legal actions, counted from 0");
    share_out(slots_.size(), kDealsAtATime, static_cast<std::size_t>(threads_),
              [&](std::size_t first, std::size_t last) {
                  for (std::size_t i = first; i < last; ++i) {
                      Slot& slot = slots_[i];
                      std::int32_t* scored = points + i * static_cast<std::size_t>(seats());
                      slot.deal.play(slot.legal[static_cast<std::size_t>(choices[i])], chance(slot));
                      ended[i] = slot.deal.over();
                      if (ended[i]) {
                          std::copy_n(slot.deal.points().begin(), seats(), scored);
                          slot.number += static_cast<std::uint32_t>(size());
                          begin(slot);
                      } else {
                          std::fill_n(scored, seats(), 0);
                          slot.legal.clear();
                          slot.deal.legal(slot.legal);
                      }
                  }
              });
}

template void CardPool::step(const std::int32_t*, std::uint8_t*, std::int32_t*);
template void CardPool::step(const std::int64_t*, std::uint8_t*, std::int32_t*);

void CardPool::set(int slot, const CardDeal& deal) {
    Slot& into = slots_[slot];
    into.deal = deal;
    into.deal.sheet = &sheet_;
    into.legal.clear();
    into.deal.legal(into.legal);
}

std::string CardPool::state() const {
    static_assert(std::is_trivially_copyable_v<CardDeal>);
    std::string all;
    for (const Slot& slot : slots_) {
        CardDeal deal = slot.deal;
        deal.sheet = nullptr;
        append_bytes(all, slot.number);
        append_bytes(all, deal);
    }
    return all;
}

void CardPool::restore(std::string_view state) {
    if (state.size() != slots_.size() * (sizeof(std::uint32_t) + sizeof(CardDeal)))
        throw std::invalid_argument("That is the state of other deals.");
    for (int i = 0; i < size(); ++i) {
        take_bytes(state, slots_[i].number);
        CardDeal deal;
        take_bytes(state, deal);
        set(i, deal);
    }
}

void CardPool::tell(std::int32_t* counts, std::uint8_t* turns) const {
    for (int i = 0; i < size(); ++i) {
        counts[i] = static_cast<std::int32_t>(slots_[i].legal.size());
        turns[i] = static_cast<std::uint8_t>(slots_[i].deal.turn);
    }
}

void CardPool::observe(std::uint64_t* seen) const {
    const auto words = static_cast<std::size_t>(words_seen(seats()));
    share_out(slots_.size(), kDealsAtATime, static_cast<std::size_t>(threads_),
              [&](std::size_t first, std::size_t last) {
                  for (std::size_t i = first; i < last; ++i)
                      rummykit::observe(slots_[i].deal, seen + i * words);
              });
}

void observe(const CardDeal& deal, std::uint64_t* seen) {
    std::array<FaceSet, kMostSeats> laid{};
    FaceSet on_table = 0;
    for (int number = 0; number < deal.melds; ++number) {
        laid[deal.owner[number]] |= deal.sheet->melds.mask(deal.table[number]);
        on_table |= deal.sheet->melds.mask(deal.table[number]);
    }
    const FaceSet own = deal.hands[deal.turn], pile = deal.piled();
    FaceSet open = own | pile | on_table;
    for (int seat = 0; seat < deal.seats(); ++seat)
        open |= deal.known[seat];
    *seen++ = own;
    *seen++ = deal.pile_size ? FaceSet{1} << deal.top() : 0;
    *seen++ = pile;
    *seen++ = deal.sheet->all & ~open;
    *seen++ = deal.taken < 0 ? 0 : FaceSet{1} << deal.taken;
    std::uint64_t counts = 0;
    for (int place = 0, seat = deal.turn; place < deal.seats(); ++place, seat = deal.after(seat)) {
        *seen++ = deal.known[seat] & ~on_table;
        *seen++ = deal.thrown[seat];
        *seen++ = deal.refused[seat];
        *seen++ = laid[seat];
        counts |= static_cast<std::uint64_t>(std::popcount(deal.hands[seat])) << 8 * place;
    }
    const std::array<int, 8> numbers{static_cast<int>(deal.at),
                                     deal.stock_size,
                                     deal.turnovers,
                                     deal.offers + 1,
                                     deal.knocker < 0 ? 0
                                                      : 1 + (deal.knocker - deal.turn + deal.seats()) % deal.seats(),
                                     std::min(deal.limit + 1, 255),
                                     deal.opened >> deal.turn & 1,
                                     std::min(deal.turn_number, 255)};
    std::uint64_t packed = 0;
    for (int i = 0; i < 8; ++i)
        packed |= static_cast<std::uint64_t>(numbers[i]) << 8 * i;
    *seen++ = counts;
    *seen = packed;
}

} // namespace rummykit
