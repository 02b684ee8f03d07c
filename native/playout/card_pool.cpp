#include "card_pool.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace rummykit {

void CardPool::observe(std::uint64_t* seen) const {
    const auto words = static_cast<std::size_t>(words_seen(seats()));
    each([&](std::size_t slot) { rummykit::observe(deal(static_cast<int>(slot)), seen + slot * words); });
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
