// Good melds where the search gives up.
#include "meld_search.hpp"

#include <algorithm>
#include <utility>

namespace rummykit {

// Position after position, the best of each generation by what they have left over and must leave over at least.
Loss MeldSearch::beam(std::size_t width, std::vector<LaidMeld>* melds) {
    struct Choice {
        Node node;
        Loss lost = 0, hope = 0;
        std::int32_t parent = -1;
        MeldPattern pattern{}; // of size 0 where a card stays over
    };
    std::vector<Choice> kept(1);
    kept[0].node = {question_->natural, static_cast<int>(question_->wild.size()), 0, 0};
    std::vector<Choice> next;
    std::vector<MeldPattern> patterns;
    std::size_t first = 0; // of the generation
    Loss least = kImpossible;
    std::int32_t best = -1;
    while (first < kept.size()) {
        const std::size_t end = kept.size();
        next.clear();
        for (std::size_t at = first; at < end; ++at) {
            const Choice from = kept[at];
            if (from.node.left.faces() == 0) {
                const Loss lost = from.lost + wild_left(from.node);
                if (lost < least) {
                    least = lost;
                    best = static_cast<std::int32_t>(at);
                }
                continue;
            }
            const auto arrive = [&](const Node& node, Loss lost, const MeldPattern& pattern) {
                Choice choice{node, lost, lost + bound(node), static_cast<std::int32_t>(at), pattern};
                choice.node.room = std::min(choice.node.room, choice.node.wild);
                if (choice.hope < least) next.push_back(choice);
            };
            const int face = lowest_face(from.node.left);
            patterns_with(from.node, face, patterns);
            for (const MeldPattern& pattern : patterns)
                arrive(after(from.node, pattern), from.lost, pattern);
            const Loss over = left_over(from.node, face);
            if (over < kImpossible) {
                Node rest = from.node;
                rest.left.clear(face);
                arrive(rest, from.lost + over, MeldPattern{});
            }
        }
        first = end;
        std::ranges::stable_sort(next, {},
                                 [](const Choice& choice) { return std::pair(choice.hope, choice.node.left.size()); });
        for (const Choice& choice : next) {
            if (kept.size() - first >= width) break;
            const auto key = key_of(choice.node);
            const auto same = [&](const Choice& other) { return key_of(other.node) == key; };
            if (std::none_of(kept.begin() + static_cast<std::ptrdiff_t>(first), kept.end(), same))
                kept.push_back(choice);
        }
    }
    if (best < 0 || least >= kImpossible) return kImpossible;
    if (melds) {
        std::vector<MeldPattern> found;
        for (std::int32_t at = best; at >= 0; at = kept[static_cast<std::size_t>(at)].parent)
            if (kept[static_cast<std::size_t>(at)].pattern.size)
                found.push_back(kept[static_cast<std::size_t>(at)].pattern);
        std::ranges::reverse(found);
        lay(found, *melds);
    }
    return least;
}

} // namespace rummykit
