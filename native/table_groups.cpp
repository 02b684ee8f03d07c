#include "table_groups.hpp"

#include <algorithm>

namespace rummykit {

namespace {

// Dealing tiles, then jokers, colour by colour round k groups keeps twins apart and the sizes within one of each
// other, so the sizes and the twins are the only conditions; there are never so few tiles that a group has none. Less
// than 0 if there is no way.
int groups_of(int tiles, int twins, int jokers) {
    const int size = tiles + jokers;
    if (tiles == 0) return jokers == 0 ? 0 : -1;
    for (int k = std::max(twins, 1); 3 * k <= size; ++k)
        if (size <= kColours * k) return k;
    return -1;
}

} // namespace

template <class Pack>
TileGroups<Pack>::TileGroups() {
    for (int code = 0; code < kColourCounts; ++code) {
        int sum = 0, twins = 0;
        for (int c = 0; c < kColours; ++c) {
            const int digit = code / kPlace[c] % kBase;
            digits[code][c] = static_cast<std::uint8_t>(digit);
            sum += digit;
            twins = std::max(twins, digit);
        }
        total[code] = static_cast<std::uint8_t>(sum);
        for (int j = 0; j <= Pack::kMaxJokers; ++j)
            groups[j][code] = static_cast<Code>(groups_of(sum, twins, j));
    }
    const auto within = [&](int small, int large) {
        for (int c = 0; c < kColours; ++c)
            if (digits[small][c] > digits[large][c]) return false;
        return true;
    };
    for (int j = 0; j <= Pack::kMaxJokers; ++j) {
        for (auto& row : most[j])
            row.fill(kNoGroups);
        for (int used = 0; used < kColourCounts; ++used) {
            if (groups[j][used] == kNoGroups) continue;
            for (int rest = 0; rest < kColourCounts; ++rest) {
                if (!within(used, rest)) continue;
                for (int need = 0; need < kColourCounts; ++need) {
                    if (!within(need, used)) continue;
                    auto& best = most[j][need][rest];
                    if (best == kNoGroups || total[used] > total[best]) best = static_cast<Code>(used);
                }
            }
        }
    }
}

template <class Pack>
const TileGroups<Pack>& tile_groups() {
    static const TileGroups<Pack> groups;
    return groups;
}

template const TileGroups<CommonPack>& tile_groups();
template const TileGroups<LargePack>& tile_groups();

} // namespace rummykit
