#include "meld_search.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr std::size_t kFirstTable = 1 << 10;
constexpr std::size_t kLargestTable = 1 << 21;

std::size_t hash(const std::array<std::uint64_t, 3>& key) {
    std::uint64_t mixed = key[0] * 0x9E3779B97F4A7C15u;
    mixed ^= (key[1] + (mixed >> 29)) * 0xBF58476D1CE4E5B9u;
    mixed ^= (key[2] + (mixed >> 32)) * 0x94D049BB133111EBu;
    return static_cast<std::size_t>(mixed ^ mixed >> 31);
}

} // namespace

void MeldSearch::start(const MeldShapes& shapes, const MeldQuestion& question) {
    shapes_ = &shapes;
    question_ = &question;
    if (table_.empty()) table_.resize(kFirstTable);
    if (++stamp_ == 0) {
        std::ranges::fill(table_, Entry{});
        stamp_ = 1;
    }
    filled_ = 0;
    looked_at_ = 0;
    most_looked_ = INT64_MAX;
    exhausted_ = false;
    depth_ = 0;
    if (stack_.empty()) stack_.resize(kMaxHeld + 2);
    const int wild = static_cast<int>(question.wild.size());
    wild_loss_.fill(0);
    for (int left = 1; left <= wild; ++left)
        wild_loss_[left] = wild_loss_[left - 1] + question.wild_weights[static_cast<std::size_t>(wild - left)];
}

Loss MeldSearch::least(Loss limit) {
    return solve({question_->natural, static_cast<int>(question_->wild.size()), 0, 0}, limit);
}

Loss MeldSearch::least_of(const Cards& natural, int wild, Loss limit) {
    return solve({natural, wild, 0, 0}, limit);
}

// --- what is remembered

std::array<std::uint64_t, 3> MeldSearch::key_of(const Node& node) {
    return {node.left.plane[0] | static_cast<std::uint64_t>(node.wild) << 52 |
                static_cast<std::uint64_t>(node.room) << 57,
            node.left.plane[1] | static_cast<std::uint64_t>(node.sizes) << 52, node.left.plane[2]};
}

// The entry of a key, or the free one where it belongs.
MeldSearch::Entry& MeldSearch::entry(const std::array<std::uint64_t, 3>& key) {
    const std::size_t mask = table_.size() - 1;
    std::size_t at = hash(key) & mask;
    while (table_[at].stamp == stamp_ && table_[at].key != key)
        at = (at + 1) & mask;
    return table_[at];
}

void MeldSearch::remember(const std::array<std::uint64_t, 3>& key, Loss bound, bool exact) {
    Entry* at = &entry(key);
    if (at->stamp != stamp_) {
        if (2 * filled_ >= table_.size()) {
            if (table_.size() >= kLargestTable) return;
            grow();
            at = &entry(key);
        }
        ++filled_;
    }
    *at = {key, bound, stamp_, exact};
}

void MeldSearch::grow() {
    std::vector<Entry> before(2 * table_.size());
    before.swap(table_);
    for (const Entry& each : before)
        if (each.stamp == stamp_) entry(each.key) = each;
}

// --- the search

Loss MeldSearch::wild_left(const Node& node) const {
    int left = std::max(0, node.wild - node.room);
    if (left > 0) left = std::max(0, left - shapes_->wild_apart(node.wild, node.room));
    if (static_cast<int>(question_->wild.size()) - left < question_->must_wild) return kImpossible;
    return wild_loss_[left];
}

// The weight that stays over if no further copy of a face is melded.
Loss MeldSearch::left_over(const Node& node, int face) const {
    const int copies = node.left.count(face);
    if (copies + question_->must[face] > question_->natural.count(face)) return kImpossible;
    return copies * shapes_->rules().weights[face];
}

// What must stay over at least: cards pay for the wild cards of the cheapest meld they could be in, each its share.
Loss MeldSearch::bound(const Node& node) const {
    struct Dear {
        std::int64_t weight;
        std::int64_t share;
        int copies;
        bool operator<(const Dear& other) const { return weight * other.share < other.weight * share; }
    };
    const Losses& weights = shapes_->rules().weights;
    const bool distinct = shapes_->rules().shapes.groups && shapes_->rules().shapes.groups->distinct_suits;
    std::array<unsigned, kSuits> held;
    for (int suit = 0; suit < kSuits; ++suit)
        held[suit] = node.left.suit(suit);
    std::array<Dear, kFaces> dear;
    int dears = 0;
    std::int64_t needed = 0;
    const std::int64_t budget = std::int64_t{node.wild} * MeldShapes::kWhole;
    Loss lost = 0;
    for (unsigned ranks = held[0] | held[1] | held[2] | held[3]; ranks; ranks &= ranks - 1) {
        const int rank = std::countr_zero(ranks);
        int naturals = 0;
        for (int suit = 0; suit < kSuits; ++suit)
            if (held[suit] >> rank & 1) naturals += distinct ? 1 : node.left.count(face_of(suit, rank));
        const std::int32_t in_group = shapes_->group_share(naturals);
        if (in_group == 0) continue;
        for (int suit = 0; suit < kSuits; ++suit) {
            if (!(held[suit] >> rank & 1)) continue;
            const std::int32_t share = std::min(in_group, shapes_->run_share(held[suit], rank));
            if (share == 0) continue;
            const int face = face_of(suit, rank);
            const int copies = node.left.count(face);
            if (share > budget) {
                lost += copies * weights[face];
            } else {
                needed += std::int64_t{share} * copies;
                dear[dears++] = {weights[face], share, copies};
            }
        }
    }
    if (needed > budget) {
        std::sort(dear.begin(), dear.begin() + dears);
        std::int64_t excess = needed - budget;
        for (int i = 0; excess > 0; ++i) {
            const std::int64_t all = dear[i].share * dear[i].copies;
            if (excess >= all)
                lost += static_cast<Loss>(dear[i].weight * dear[i].copies);
            else
                lost += static_cast<Loss>(dear[i].weight * excess / dear[i].share);
            excess -= all;
        }
    }
    return lost;
}

MeldSearch::Node MeldSearch::after(const Node& node, const MeldPattern& pattern) const {
    Node next{node.left.without(pattern.natural), node.wild - pattern.wild, 0, node.sizes};
    if (shapes_->rules().contracts.empty()) {
        if (!shapes_->rules().wild_for_nothing) next.room = std::min(node.room + pattern.room, next.wild);
    } else {
        next.sizes -= 1u << 3 * shapes_->size_number(pattern.size);
    }
    return next;
}

Loss MeldSearch::solve(const Node& given, Loss limit) {
    Node node = given;
    node.room = std::min(node.room, node.wild);
    if (node.left.faces() == 0) return wild_left(node);
    const auto key = key_of(node);
    if (const Entry& found = entry(key); found.stamp == stamp_ && (found.exact || found.bound >= limit))
        return found.bound;
    if (exhausted_ || looked_at_ >= most_looked_) {
        exhausted_ = true;
        return limit;
    }
    ++looked_at_;
    const Loss at_least = bound(node);
    if (at_least >= limit) {
        remember(key, at_least, false);
        return at_least;
    }
    const int face = lowest_face(node.left);
    std::vector<MeldPattern>& patterns = stack_[depth_++];
    patterns_with(node, face, patterns);
    Loss best = limit, otherwise = kImpossible;
    for (const MeldPattern& pattern : patterns) {
        const Loss found = solve(after(node, pattern), best);
        otherwise = std::min(otherwise, found);
        best = std::min(best, found);
        if (best <= at_least) break;
    }
    if (best > at_least) {
        const Loss over = left_over(node, face);
        if (over < best) {
            Node rest = node;
            rest.left.clear(face);
            const Loss found = over + solve(rest, best - over);
            otherwise = std::min(otherwise, found);
            best = std::min(best, found);
        } else {
            otherwise = std::min(otherwise, over);
        }
    }
    --depth_;
    otherwise = std::min(otherwise, kImpossible);
    remember(key, otherwise, otherwise < limit);
    return otherwise;
}

// Whether the wild cards that are left make the melds that the contract still wants.
bool MeldSearch::completes(const Node& node) const {
    int wanted = 0;
    for (int size = 2; size <= kMaxMeldSize; ++size) {
        const int number = shapes_->size_number(size);
        const int melds = number < 0 ? 0 : sizes_left(node.sizes, number);
        if (melds && size > shapes_->rules().limits.beside[0]) return false;
        wanted += melds * size;
    }
    return wanted == node.wild;
}

// Whether everything left lies in the melds that the contract still wants.
bool MeldSearch::complete(const Node& node) {
    if (node.left.faces() == 0) return completes(node);
    const auto key = key_of(node);
    if (const Entry& found = entry(key); found.stamp == stamp_) return found.bound == 0;
    if (exhausted_ || looked_at_ >= most_looked_) {
        exhausted_ = true;
        return false;
    }
    ++looked_at_;
    bool done = false;
    if (bound(node) == 0) {
        std::vector<MeldPattern>& patterns = stack_[depth_++];
        patterns_with(node, lowest_face(node.left), patterns);
        for (const MeldPattern& pattern : patterns)
            if ((done = complete(after(node, pattern)))) break;
        --depth_;
    }
    remember(key, done ? 0 : 1, true);
    return done;
}

} // namespace rummykit
