#include "chance.hpp"

#include "shuffle.hpp"

#include <algorithm>

namespace rummykit {

void Chance::shuffle(std::span<std::uint8_t> cards, const char* label, int turnover) const {
    const auto count = static_cast<std::uint32_t>(cards.size());
    if (random) {
        for (std::uint32_t n = count; n > 1; --n)
            std::swap(cards[n - 1], cards[random->below(n)]);
        return;
    }
    std::string message = std::string("rummykit shuffle 1") + '\0' + "deal " + std::to_string(number) + label;
    if (turnover) message += std::to_string(turnover);
    message += '\0' + *seed;
    const auto places =
        shuffled_places({reinterpret_cast<const std::uint8_t*>(message.data()), message.size()}, count, count);
    const std::vector<std::uint8_t> before(cards.begin(), cards.end());
    for (std::uint32_t i = 0; i < count; ++i)
        cards[i] = before[places[i]];
}

} // namespace rummykit
