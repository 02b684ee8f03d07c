#include "meld_search.hpp"

#include <algorithm>

namespace rummykit {

MeldShapes::MeldShapes(const MeldRules& rules) : rules_(rules) {
    size_number_.fill(-1);
    int sizes = 0;
    for (const auto& contract : rules_.contracts)
        for (const int size : contract)
            if (size_number_[size] < 0) size_number_[size] = sizes++;
    build_lines();
    build_shares();
    build_groups();
    build_wild_melds();
}

std::vector<RunLine> lines_of_runs(const Runs& runs, int most) {
    std::vector<RunLine> lines;
    for (int length = runs.min_length; length <= std::min(most, kRanks); ++length) {
        for (int start = 0; start < kRanks; ++start) {
            const int last = start + length - 1; // beyond the king where a run passes or ends with the ace
            if (last >= kRanks && runs.ace == Ace::low) continue;
            if (start == 0 && runs.ace == Ace::high) continue;
            if (last > kRanks && runs.ace != Ace::corner) continue;
            if (length == kRanks && start > 0 && runs.ace != Ace::high) continue; // the whole suit, once
            for (int suit = 0; suit < kSuits; ++suit) {
                RunLine& line = lines.emplace_back();
                line.length = length;
                for (int i = 0; i < length; ++i) {
                    line.place[i] = static_cast<std::uint8_t>(face_of(suit, (start + i) % kRanks));
                    line.faces |= bit_of(line.place[i]);
                }
            }
        }
    }
    return lines;
}

void MeldShapes::build_lines() {
    if (!rules_.shapes.runs) return;
    const Runs& runs = *rules_.shapes.runs;
    const bool contract = !rules_.contracts.empty();
    for (RunLine& line :
         lines_of_runs(runs, contract || !rules_.limits.even() ? runs.max_length : runs.longest_needed())) {
        if (contract && size_number_[line.length] < 0) continue;
        // Wild cards at an end beyond the least length join later, in any run that has room for them.
        if (!contract && line.length > runs.min_length)
            line.ends = bit_of(line.place[0]) | bit_of(line.place[line.length - 1]);
        for (int i = 0; i < line.length; ++i)
            lines_[line.place[i]].push_back(line);
    }
}

void MeldShapes::build_shares() {
    run_share_.assign(std::size_t{1 << kRanks} * kRanks, kNever);
    for (int rank = 0; rank < kRanks; ++rank) {
        for (const RunLine& line : lines_[rank]) {
            for (unsigned held = 0; held < 1u << kRanks; ++held) {
                if (!(held >> rank & 1)) continue;
                const int naturals = std::popcount(line.faces & held);
                const int wild = line.length - naturals;
                if (!rules_.limits.allow(naturals, wild)) continue;
                std::int32_t& share = run_share_[held * kRanks + static_cast<unsigned>(rank)];
                share = std::min(share, kWhole / naturals * wild);
            }
        }
    }
    group_share_.fill(kNever);
    if (!rules_.shapes.groups) return;
    const Groups& groups = *rules_.shapes.groups;
    for (int held = 1; held <= kMaxHeld; ++held) {
        for (int naturals = 1; naturals <= std::min({held, groups.max_size, kMaxMeldSize}); ++naturals) {
            for (int size = std::max(naturals, groups.min_size); size <= std::min(groups.max_size, kMaxHeld); ++size) {
                if (!rules_.contracts.empty() && (size > kMaxMeldSize || size_number_[size] < 0)) continue;
                const int wild = size - naturals;
                if (!rules_.limits.allow(naturals, wild)) continue;
                group_share_[held] = std::min(group_share_[held], kWhole / naturals * wild);
            }
        }
    }
}

// A group of twice the least size is two groups, if those have room for no fewer wild cards.
void MeldShapes::build_groups() {
    if (!rules_.shapes.groups) return;
    const Groups& groups = *rules_.shapes.groups;
    const auto room = [&](int naturals) { return std::min(groups.max_size - naturals, rules_.limits(naturals)); };
    const auto divides = [&](int naturals) {
        for (int part = groups.min_size; part + groups.min_size <= naturals; ++part)
            if (room(part) + room(naturals - part) >= room(naturals)) return true;
        return false;
    };
    most_naturals_ = groups.max_size;
    if (!rules_.contracts.empty()) return;
    while (most_naturals_ > groups.min_size && divides(most_naturals_))
        --most_naturals_;
}

void MeldShapes::build_wild_melds() {
    const Shapes& shapes = rules_.shapes;
    for (int wild = 1; wild <= kMaxWild; ++wild) {
        for (int size = 2; size <= std::min<int>(wild, rules_.limits.beside[0]); ++size) {
            const bool group = shapes.groups && size >= shapes.groups->min_size && size <= shapes.groups->max_size;
            const bool run =
                shapes.runs && size >= shapes.runs->min_length && size <= std::min(shapes.runs->max_length, kRanks);
            if ((group || run) && (size == wild || wild_meld_[wild - size]))
                wild_meld_[wild] = static_cast<std::uint8_t>(size);
        }
    }
}

int MeldShapes::wild_apart(int wild, int room) const {
    int best = 0;
    for (int apart = 1; apart <= wild && std::min(wild, best + room) < wild; ++apart)
        if (wild_meld_[apart]) best = apart;
    return best;
}

} // namespace rummykit
