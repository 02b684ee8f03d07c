#include "card_vector.hpp"

namespace rummykit {

void deal_anew(CardDeal& deal, Random& random) {
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

} // namespace rummykit
