#include "twist_groups.hpp"

#include <algorithm>
#include <bit>
#include <set>
#include <tuple>

namespace rummykit {

namespace {

bool within(int small, int large) {
    const auto& digits = tile_groups<CommonPack>().digits;
    for (int c = 0; c < kColours; ++c)
        if (digits[small][c] > digits[large][c]) return false;
    return true;
}

int code_of(unsigned colours) {
    int code = 0;
    for (int c = 0; c < kColours; ++c)
        if (colours >> c & 1) code += kPlace[c];
    return code;
}

std::vector<GroupPiece> every_piece() {
    std::vector<GroupPiece> found;
    for (unsigned colours = 1; colours < 16; ++colours)
        for (int j = 0; j <= kMaxJokers; ++j)
            for (int d = 0; d <= kMaxJokers; ++d) {
                const int natural = std::popcount(colours);
                if (natural + j + d < 3 || natural + j + 2 * d > kColours) continue;
                GroupPiece piece;
                piece.left = byte(static_cast<int>(colours));
                piece.left_regular = byte(j);
                piece.left_double = byte(d);
                piece.code = byte(code_of(colours));
                piece.jokers = byte(group_jokers(j, d, 0));
                found.push_back(piece);
            }
    // A mirror between halves of one tile is a run as well, and taken for one.
    std::set<std::pair<int, int>> seen;
    for (int size = 2; size <= kColours; ++size)
        for (unsigned left = 0; left < 16; ++left)
            for (unsigned right = left; right < 16; ++right) {
                const int lacking = size - std::popcount(left), short_of = size - std::popcount(right);
                if (right == 0 || std::popcount(left | right) > size) continue;
                for (int a = 0; 2 * a <= lacking; ++a)
                    for (int b = 0; 2 * b <= short_of; ++b) {
                        const int j = lacking - 2 * a + short_of - 2 * b;
                        if (j > kMaxJokers || a + b > kMaxJokers) continue;
                        GroupPiece piece;
                        piece.left = byte(static_cast<int>(left));
                        piece.right = byte(static_cast<int>(right));
                        piece.left_regular = byte(lacking - 2 * a);
                        piece.left_double = byte(a);
                        piece.right_regular = byte(short_of - 2 * b);
                        piece.right_double = byte(b);
                        piece.mirror = true;
                        piece.code = byte(code_of(left) + code_of(right));
                        piece.jokers = byte(group_jokers(j, a + b, 1));
                        if (seen.insert({piece.code, piece.jokers}).second) found.push_back(piece);
                    }
            }
    return found;
}

} // namespace

TwistGroups::TwistGroups() : pieces(every_piece()) {
    const TileGroups<CommonPack>& table = tile_groups<CommonPack>();
    for (int jokers = 0; jokers < kGroupJokers; ++jokers) {
        last[jokers].fill(-1);
        whole[jokers].fill(false);
    }
    for (auto& rows : most)
        for (auto& row : rows)
            row.fill(kNoGroups);
    whole[0][0] = true;
    const auto adds = [](int a, int b) { // without a digit above 2
        for (int place = 1; place <= 9; place *= 3)
            if (a / place % 3 + b / place % 3 > 2) return false;
        return true;
    };
    // Every piece has a tile, so the code of a whole is larger than that of what it is made of.
    for (int code = 0; code < kColourCounts; ++code)
        for (int jokers = 0; jokers < kGroupJokers; ++jokers) {
            if (!whole[jokers][code]) continue;
            for (std::size_t i = 0; i < pieces.size(); ++i) {
                const GroupPiece& piece = pieces[i];
                bool fits = adds(jokers, piece.jokers);
                for (int c = 0; c < kColours; ++c)
                    fits &= table.digits[code][c] + table.digits[piece.code][c] <= kCopies;
                if (!fits || whole[jokers + piece.jokers][code + piece.code]) continue;
                whole[jokers + piece.jokers][code + piece.code] = true;
                last[jokers + piece.jokers][code + piece.code] = static_cast<std::int16_t>(i);
            }
        }
    for (int jokers = 0; jokers < kGroupJokers; ++jokers)
        for (int used = 0; used < kColourCounts; ++used) {
            if (!whole[jokers][used]) continue;
            for (int rest = used; rest < kColourCounts; ++rest) {
                if (!within(used, rest)) continue;
                for (int need = 0; need <= used; ++need) {
                    if (!within(need, used)) continue;
                    auto& best = most[need][rest][jokers];
                    if (best == kNoGroups || table.total[used] > table.total[best]) best = byte(used);
                }
            }
        }
    for (int there = 0; there < kColourCounts; ++there)
        for (int used = 1; used <= there; ++used) {
            if (!within(used, there)) continue;
            int colours = 0;
            for (int c = 0; c < kColours; ++c)
                colours += table.digits[used][c] > 0;
            for (int jokers = 0; jokers < kGroupJokers; ++jokers) {
                if (!whole[jokers][used]) continue;
                const Share share{byte(jokers % 3), byte(jokers / 3 % 3), byte(jokers / 9), byte(colours)};
                // Whether `a` is never dearer than `b`, whatever the jokers cost.
                const auto cheaper = [](const Share& a, const Share& b) {
                    return a.regular * b.colours <= b.regular * a.colours &&
                           a.doubles * b.colours <= b.doubles * a.colours &&
                           a.mirrors * b.colours <= b.mirrors * a.colours;
                };
                for (int c = 0; c < kColours; ++c) {
                    const int count = table.digits[used][c];
                    if (!count) continue;
                    auto& known = shares[there][c][count];
                    if (std::ranges::any_of(known, [&](const Share& a) { return cheaper(a, share); })) continue;
                    std::erase_if(known, [&](const Share& a) { return cheaper(share, a); });
                    known.push_back(share);
                }
            }
        }
}

const TwistGroups& twist_groups() {
    static const TwistGroups table;
    return table;
}

} // namespace rummykit
