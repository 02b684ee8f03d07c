#include "card_vector.hpp"

#include "parallel.hpp"

#include <algorithm>
#include <stdexcept>

namespace rummykit {

namespace {

constexpr std::size_t kChoicesAtATime = 16;

// The deal with other cards in the stock and in the hands of others, but for those that they are known to hold or that
// a knocker shows.
void deal_anew(CardDeal& deal, Random& random) {
    if (deal.over()) return;
    FaceSet on_table = 0, loose = 0;
    for (int number = 0; number < deal.melds; ++number)
        on_table |= deal.sheet->melds.mask(deal.table[number]);
    std::array<int, kMostSeats> missing{};
    for (int at = 0; at < deal.stock_size; ++at)
        loose |= one(deal.stock[at]);
    for (int seat = 0; seat < deal.seats(); ++seat) {
        if (seat == deal.turn) continue;
        const bool lies_open = seat == deal.knocker && deal.at == At::lay_off;
        const FaceSet stays = lies_open ? deal.hands[seat] : deal.known[seat] & ~on_table,
                      goes = deal.hands[seat] & ~stays;
        missing[seat] = std::popcount(goes);
        loose |= goes;
        deal.hands[seat] &= stays;
    }
    std::array<std::uint8_t, kFaces> cards;
    int left = 0;
    for (; loose; loose &= loose - 1)
        cards[left++] = static_cast<std::uint8_t>(std::countr_zero(loose));
    random.shuffle_front(cards, left, left);
    for (int seat = 0; seat < deal.seats(); ++seat)
        for (; missing[seat]; --missing[seat])
            deal.hands[seat] |= one(cards[--left]);
    std::copy_n(cards.begin(), left, deal.stock.begin());
}

} // namespace

CardVector::CardVector(const CardSheet& sheet, int size, std::string seed, int threads, const FlatNumbers& numbers,
                       CardEncoding encoding)
    : pool_(sheet, size, std::move(seed), false, threads), threads_(threads), numbers_(numbers),
      encoding_(std::move(encoding)), observed_(encoded_size(encoding_, sheet.words.seats)),
      choices_(static_cast<std::size_t>(size)) {}

int CardVector::chosen(int slot, std::int64_t number) const {
    const std::vector<Action>& legal = pool_.legal(slot);
    const CardDeal& deal = pool_.deal(slot);
    const auto found = std::ranges::find_if(
        legal, [&](Action action) { return number >= 0 && number_of(deal, action, numbers_) == number; });
    if (found == legal.end())
        throw std::invalid_argument("It takes " + std::to_string(size()) + " numbers that the masks allow.");
    return static_cast<int>(found - legal.begin());
}

void CardVector::step(const std::int64_t* numbers, std::uint8_t* ended, std::int32_t* points) {
    share_out(choices_.size(), kChoicesAtATime, static_cast<std::size_t>(threads_),
              [&](std::size_t first, std::size_t last) {
                  for (std::size_t slot = first; slot < last; ++slot)
                      choices_[slot] = chosen(static_cast<int>(slot), numbers[slot]);
              });
    pool_.step(choices_.data(), ended, points);
}

void CardVector::show(float* seen, std::int8_t* mask, std::int64_t* seats) const {
    share_out(choices_.size(), kChoicesAtATime, static_cast<std::size_t>(threads_),
              [&](std::size_t first, std::size_t last) {
                  for (std::size_t slot = first; slot < last; ++slot) {
                      const CardDeal& deal = pool_.deal(static_cast<int>(slot));
                      seats[slot] = deal.turn;
                      std::int8_t* allowed = mask + slot * static_cast<std::size_t>(numbers_.size);
                      std::fill_n(allowed, numbers_.size, std::int8_t{0});
                      for (const Action action : pool_.legal(static_cast<int>(slot)))
                          if (const int number = number_of(deal, action, numbers_); number >= 0) allowed[number] = 1;
                      if (seen) encode(deal, encoding_, seen + slot * static_cast<std::size_t>(observed_));
                  }
              });
}

void CardVector::take_alike(const CardVector& from, const std::int64_t* slots, const std::int64_t* seeds) {
    if (from.seats() != seats()) throw std::invalid_argument("The deals are for another number of players.");
    for (int slot = 0; slot < size(); ++slot)
        if (slots[slot] < 0 || slots[slot] >= from.size()) throw std::invalid_argument("There is no such deal.");
    std::vector<CardDeal> deals; // all of them first: `from` may be this one
    for (int slot = 0; slot < size(); ++slot) {
        deals.push_back(from.pool_.deal(static_cast<int>(slots[slot])));
        Random random(static_cast<std::uint64_t>(seeds[slot]));
        deal_anew(deals.back(), random);
    }
    for (int slot = 0; slot < size(); ++slot)
        pool_.set(slot, deals[static_cast<std::size_t>(slot)]);
}

} // namespace rummykit
