// The discard pile becomes the stock when that is used up.
#pragma once

#include "chance.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

namespace rummykit {

// Turns the pile of a deal over, or shuffles it anew, except for its top if that stays. Returns how many cards the
// stock then has.
template <typename Deal>
int renew_stock(Deal& deal, bool keeps_top, bool shuffles, const Chance& chance) {
    ++deal.turnovers;
    const int renewed = deal.pile_size - keeps_top;
    const auto count = static_cast<std::size_t>(renewed);
    std::copy_n(deal.pile.begin(), count, deal.stock.begin());
    deal.stock_size = static_cast<decltype(deal.stock_size)>(renewed);
    const std::span<std::uint8_t> cards(deal.stock.data(), count);
    if (shuffles) {
        std::ranges::sort(cards);
        chance.shuffle(cards, " turnover ", deal.turnovers);
    } else {
        std::ranges::reverse(cards);
    }
    if (keeps_top) {
        deal.pile[0] = deal.pile[count];
        deal.thrown_by[0] = deal.thrown_by[count];
    }
    deal.pile_size = static_cast<decltype(deal.pile_size)>(keeps_top);
    return renewed;
}

} // namespace rummykit
