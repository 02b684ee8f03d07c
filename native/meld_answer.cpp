// The melds of an answer, traced through what the search remembers, and laid card by card.
#include "meld_search.hpp"

#include <algorithm>

namespace rummykit {

void MeldSearch::trace(Node node, std::vector<MeldPattern>& found) {
    most_looked_ = INT64_MAX;
    std::vector<MeldPattern> patterns;
    while (node.left.faces()) {
        const Loss target = solve(node, kImpossible);
        const int face = lowest_face(node.left);
        patterns_with(node, face, patterns);
        const auto best = std::ranges::find_if(
            patterns, [&](const MeldPattern& pattern) { return solve(after(node, pattern), target + 1) == target; });
        if (best == patterns.end()) {
            node.left.clear(face);
        } else {
            found.push_back(*best);
            node = after(node, *best);
        }
    }
}

void MeldSearch::append_patterns(const Cards& natural, int wild, std::vector<MeldPattern>& found) {
    trace({natural, wild, 0, 0}, found);
}

void MeldSearch::append_melds(std::vector<LaidMeld>& melds) {
    std::vector<MeldPattern> patterns;
    trace({question_->natural, static_cast<int>(question_->wild.size()), 0, 0}, patterns);
    lay(patterns, melds);
}

bool MeldSearch::covers(std::vector<LaidMeld>* melds) {
    const int cards = question_->natural.size() + static_cast<int>(question_->wild.size());
    for (const auto& contract : shapes_->rules().contracts) {
        Node node{question_->natural, static_cast<int>(question_->wild.size()), 0, 0};
        int wanted = 0;
        for (const int size : contract) {
            node.sizes += 1u << 3 * shapes_->size_number(size);
            wanted += size;
        }
        if (wanted != cards || !complete(node) || exhausted_) continue;
        if (!melds) return true;
        most_looked_ = INT64_MAX;
        std::vector<MeldPattern> patterns, found;
        while (node.left.faces()) {
            patterns_with(node, lowest_face(node.left), patterns);
            found.push_back(*std::ranges::find_if(
                patterns, [&](const MeldPattern& pattern) { return complete(after(node, pattern)); }));
            node = after(node, found.back());
        }
        lay(found, *melds, node.sizes);
        return true;
    }
    return false;
}

namespace {

// The faces next to the ends of a run, -1 where the suit ends.
struct Beyond {
    int high = -1;
    int low = -1;

    Beyond(const LaidMeld& run, Ace ace) {
        const auto place = [](const LaidCard& card) { return card.wild ? card.stands : card.face; };
        const int suit = place(run[0]) / kRanks;
        const int first = place(run.front()) % kRanks, last = place(run.back()) % kRanks;
        if (last == kRanks - 1 ? ace != Ace::low : last > 0 || ace == Ace::corner)
            high = face_of(suit, (last + 1) % kRanks);
        if (first == 1 ? ace != Ace::high : first > 1 || ace == Ace::corner)
            low = face_of(suit, (first + kRanks - 1) % kRanks);
        for (const LaidCard& card : run) {
            if (place(card) == high) high = -1;
            if (place(card) == low) low = -1;
        }
    }
};

} // namespace

// `sizes` are the melds of a contract that are left to wild cards alone.
void MeldSearch::lay(const std::vector<MeldPattern>& patterns, std::vector<LaidMeld>& melds, unsigned sizes) const {
    std::size_t used = 0;
    const auto wild = [&](int stands) {
        return LaidCard{question_->wild[used++], static_cast<std::int8_t>(stands), true};
    };
    for (const MeldPattern& pattern : patterns) {
        LaidMeld& meld = melds.emplace_back();
        if (pattern.line >= 0) {
            const RunLine& line = shapes_->lines_of(pattern.first)[static_cast<std::size_t>(pattern.line)];
            for (int i = 0; i < line.length; ++i) {
                const std::uint8_t face = line.place[i];
                meld.push_back(pattern.natural.plane[0] & bit_of(face) ? LaidCard{face} : wild(face));
            }
            continue;
        }
        for (int face = 0; face < kFaces; ++face)
            for (int copy = pattern.natural.count(face); copy > 0; --copy)
                meld.push_back({static_cast<std::uint8_t>(face)});
        for (int i = 0; i < pattern.wild; ++i)
            meld.push_back(wild(-1));
    }
    const auto lay_wild = [&](int size) {
        LaidMeld& meld = melds.emplace_back();
        for (int i = 0; i < size; ++i)
            meld.push_back(wild(-1));
    };
    for (int size = 2; size <= kMaxMeldSize; ++size)
        for (int left = shapes_->size_number(size) < 0 ? 0 : sizes_left(sizes, shapes_->size_number(size)); left > 0;
             --left)
            lay_wild(size);
    if (!shapes_->rules().contracts.empty() || shapes_->rules().wild_for_nothing) return;
    const std::size_t first = melds.size() - patterns.size();
    int room = 0;
    for (const MeldPattern& pattern : patterns)
        room += pattern.room;
    const int left = static_cast<int>(question_->wild.size() - used);
    for (int apart = room < left ? shapes_->wild_apart(left, room) : 0; apart > 0;) {
        const int size = shapes_->wild_meld(apart);
        lay_wild(size);
        apart -= size;
    }
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        LaidMeld& meld = melds[first + i];
        for (int room = patterns[i].room; room > 0 && used < question_->wild.size(); --room) {
            if (patterns[i].line < 0) {
                meld.push_back(wild(-1));
                continue;
            }
            const Beyond beyond(meld, shapes_->rules().shapes.runs->ace);
            if (beyond.high >= 0)
                meld.push_back(wild(beyond.high));
            else
                meld.insert(meld.begin(), wild(beyond.low));
        }
    }
}

} // namespace rummykit
