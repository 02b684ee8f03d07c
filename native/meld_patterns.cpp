// The melds that a card can be in, as the search tries them.
#include "meld_search.hpp"

#include <algorithm>

namespace rummykit {

bool MeldSearch::fits(int size, unsigned sizes) const {
    const int number = size <= kMaxMeldSize ? shapes_->size_number(size) : -1;
    return number >= 0 && sizes_left(sizes, number) > 0;
}

void MeldSearch::patterns_with(const Node& node, int face, std::vector<MeldPattern>& found) const {
    found.clear();
    if (shapes_->rules().shapes.runs) runs_with(node, face, found);
    if (shapes_->rules().shapes.groups) groups_with(node, face, found);
    const bool contract = !shapes_->rules().contracts.empty();
    std::ranges::stable_sort(found, [&](const MeldPattern& a, const MeldPattern& b) {
        if (a.wild != b.wild) return a.wild < b.wild;
        return contract ? a.size < b.size : a.weight > b.weight;
    });
}

namespace {

// How many further wild cards a run has room for.
int run_room(const MeldRules& rules, int length, int naturals, int wild) {
    return std::min(std::min(rules.shapes.runs->max_length, kRanks) - length, rules.limits(naturals) - wild);
}

} // namespace

// Whether a run is two runs that have room for no fewer of this many `further` wild cards.
bool MeldSearch::divides(const RunLine& line, FaceBits natural, int further) const {
    const MeldRules& rules = shapes_->rules();
    const int least = rules.shapes.runs->min_length, all = std::popcount(natural);
    const int room = std::min(run_room(rules, line.length, all, line.length - all), further);
    int naturals = 0;
    for (int cut = 1; cut + least <= line.length; ++cut) {
        if (natural & bit_of(line.place[cut - 1])) ++naturals;
        if (cut < least) continue;
        const int rest = all - naturals, wild = cut - naturals, wild_rest = line.length - cut - rest;
        if (!naturals || !rest || !rules.limits.allow(naturals, wild) || !rules.limits.allow(rest, wild_rest)) continue;
        if (run_room(rules, cut, naturals, wild) + run_room(rules, line.length - cut, rest, wild_rest) >= room)
            return true;
    }
    return false;
}

void MeldSearch::runs_with(const Node& node, int face, std::vector<MeldPattern>& found) const {
    const MeldRules& rules = shapes_->rules();
    const bool contract = !rules.contracts.empty();
    const bool natural_first = rules.wild_for_nothing && !contract && rules.limits.unlimited();
    const bool uneven = !contract && !rules.limits.even();
    const FaceBits held = node.left.faces();
    const int least = rules.shapes.runs->min_length;
    const auto& lines = shapes_->lines_of(face);
    for (std::size_t number = 0; number < lines.size(); ++number) {
        const RunLine& line = lines[number];
        if (line.ends & ~held || (contract && !fits(line.length, node.sizes))) continue;
        const FaceBits there = line.faces & held;
        const int spare =
            node.wild - (line.length - std::popcount(there)); // wild cards for places that could be natural
        if (spare < 0) continue;
        const FaceBits choice = there & ~(line.ends | bit_of(face));
        for (FaceBits kept = choice;; kept = (kept - 1) & choice) {
            if (std::popcount(choice ^ kept) <= spare) {
                const FaceBits natural = there & ~(choice ^ kept);
                const int naturals = std::popcount(natural);
                const int wild = line.length - naturals;
                const auto same = [&](const MeldPattern& other) {
                    return other.natural.plane[0] == natural && other.size == line.length;
                };
                if (std::popcount(natural & question_->apart) <= 1 && rules.limits.allow(naturals, wild) &&
                    !(uneven && line.length >= 2 * least && divides(line, natural, node.wild - wild)) &&
                    std::ranges::none_of(found, same)) {
                    MeldPattern pattern;
                    pattern.natural.plane[0] = natural;
                    pattern.wild = static_cast<std::uint8_t>(wild);
                    pattern.size = static_cast<std::uint8_t>(line.length);
                    pattern.room = static_cast<std::uint8_t>(run_room(rules, line.length, naturals, wild));
                    pattern.first = static_cast<std::uint8_t>(face);
                    pattern.line = static_cast<std::int16_t>(number);
                    for (FaceBits rest = natural; rest; rest &= rest - 1)
                        pattern.weight += rules.weights[std::countr_zero(rest)];
                    found.push_back(pattern);
                }
            }
            if (kept == 0 || natural_first) break;
        }
    }
}

void MeldSearch::groups_with(const Node& node, int face, std::vector<MeldPattern>& found) const {
    const MeldRules& rules = shapes_->rules();
    const Groups& groups = *rules.shapes.groups;
    const bool contract = !rules.contracts.empty();
    const bool natural_first = rules.wild_for_nothing && !contract && rules.limits.unlimited();
    const int own = face / kRanks, rank = face % kRanks;
    // Without wild cards a large group is always two.
    const int most_naturals =
        contract || node.wild ? shapes_->most_naturals() : std::min(groups.max_size, 2 * groups.min_size - 1);
    std::array<int, kSuits> held, taken{};
    int reach = 0; // natural cards that a group could have
    for (int suit = 0; suit < kSuits; ++suit) {
        held[suit] = node.left.count(face_of(suit, rank));
        if (groups.distinct_suits) held[suit] = std::min(held[suit], 1);
        reach += held[suit];
    }
    taken[own] = 1;
    while (true) {
        const int naturals = taken[0] + taken[1] + taken[2] + taken[3];
        if (naturals <= most_naturals) {
            MeldPattern pattern;
            pattern.first = static_cast<std::uint8_t>(face);
            FaceBits faces = 0;
            for (int suit = 0; suit < kSuits; ++suit) {
                const int each = face_of(suit, rank);
                for (int copy = 0; copy < taken[suit]; ++copy)
                    pattern.natural.add(bit_of(each));
                if (taken[suit]) faces |= bit_of(each);
                pattern.weight += taken[suit] * rules.weights[each];
            }
            const int first = std::max(naturals, groups.min_size);
            const int last = contract ? std::min({groups.max_size, kMaxMeldSize, naturals + node.wild}) : first;
            for (int size = first; size <= last; ++size) {
                const int wild = size - naturals;
                if (wild > node.wild || (contract && !fits(size, node.sizes))) continue;
                if (!rules.limits.allow(naturals, wild)) continue;
                if (natural_first && wild > 0 && naturals < reach) continue;
                if (std::popcount(faces & question_->apart) > 1) continue;
                pattern.wild = static_cast<std::uint8_t>(wild);
                pattern.size = static_cast<std::uint8_t>(size);
                pattern.room =
                    static_cast<std::uint8_t>(std::min(groups.max_size - size, rules.limits(naturals) - wild));
                found.push_back(pattern);
            }
        }
        int suit = 0;
        while (suit < kSuits && taken[suit] == held[suit]) {
            taken[suit] = suit == own ? 1 : 0;
            ++suit;
        }
        if (suit == kSuits) return;
        ++taken[suit];
    }
}

} // namespace rummykit
