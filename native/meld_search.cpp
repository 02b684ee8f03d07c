#include "meld_search.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr std::size_t kFirstTable = 1 << 10;
constexpr std::size_t kLargestTable = 1 << 21;

int sizes_left(unsigned sizes, int number) {
    return static_cast<int>(sizes >> 3 * number & 7);
}

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
    depth_ = 0;
    if (stack_.empty()) stack_.resize(kMaxCards + 2);
    const int wild = static_cast<int>(question.wild.size());
    wild_loss_.fill(0);
    for (int left = 1; left <= wild; ++left)
        wild_loss_[left] = wild_loss_[left - 1] + question.wild_weights[static_cast<std::size_t>(wild - left)];
}

Score MeldSearch::least(Score limit) {
    return solve({question_->natural, static_cast<int>(question_->wild.size()), 0, 0}, limit);
}

Score MeldSearch::least_of(const Cards& natural, int wild, Score limit) {
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

void MeldSearch::remember(const std::array<std::uint64_t, 3>& key, Score bound, bool exact) {
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

Score MeldSearch::wild_left(const Node& node) const {
    const int left = std::max(0, node.wild - node.room);
    if (static_cast<int>(question_->wild.size()) - left < question_->must_wild) return kImpossible;
    return wild_loss_[left];
}

// The weight that stays over if no further copy of a face is melded.
Score MeldSearch::left_over(const Node& node, int face) const {
    const int copies = node.left.count(face);
    if (copies + question_->must[face] > question_->natural.count(face)) return kImpossible;
    return copies * shapes_->rules().weights[face];
}

// What must stay over at least: cards pay for the wild cards of the cheapest meld they could be in, each its share.
Score MeldSearch::bound(const Node& node) const {
    struct Dear {
        std::int64_t weight;
        std::int64_t share;
        int copies;
        bool operator<(const Dear& other) const { return weight * other.share < other.weight * share; }
    };
    const Weights& weights = shapes_->rules().weights;
    const bool distinct = shapes_->rules().shapes.groups && shapes_->rules().shapes.groups->distinct_suits;
    std::array<unsigned, kSuits> held;
    for (int suit = 0; suit < kSuits; ++suit)
        held[suit] = node.left.suit(suit);
    std::array<Dear, kFaces> dear;
    int dears = 0;
    std::int64_t needed = 0;
    const std::int64_t budget = std::int64_t{node.wild} * MeldShapes::kWhole;
    Score lost = 0;
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
                lost += static_cast<Score>(dear[i].weight * dear[i].copies);
            else
                lost += static_cast<Score>(dear[i].weight * excess / dear[i].share);
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

Score MeldSearch::solve(const Node& given, Score limit) {
    Node node = given;
    node.room = std::min(node.room, node.wild);
    if (node.left.faces() == 0) return wild_left(node);
    const auto key = key_of(node);
    if (const Entry& found = entry(key); found.stamp == stamp_ && (found.exact || found.bound >= limit))
        return found.bound;
    ++looked_at_;
    const Score at_least = bound(node);
    if (at_least >= limit) {
        remember(key, at_least, false);
        return at_least;
    }
    const int face = lowest_face(node.left);
    std::vector<MeldPattern>& patterns = stack_[depth_++];
    patterns_with(node, face, patterns);
    Score best = limit, otherwise = kImpossible;
    for (const MeldPattern& pattern : patterns) {
        const Score found = solve(after(node, pattern), best);
        otherwise = std::min(otherwise, found);
        best = std::min(best, found);
        if (best <= at_least) break;
    }
    if (best > at_least) {
        const Score over = left_over(node, face);
        if (over < best) {
            Node rest = node;
            rest.left.clear(face);
            const Score found = over + solve(rest, best - over);
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

// Whether everything left lies in the melds that the contract still wants.
bool MeldSearch::complete(const Node& node) {
    if (node.left.faces() == 0) return node.sizes == 0 && node.wild == 0;
    const auto key = key_of(node);
    if (const Entry& found = entry(key); found.stamp == stamp_) return found.bound == 0;
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

// --- the melds of a card

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

void MeldSearch::runs_with(const Node& node, int face, std::vector<MeldPattern>& found) const {
    const MeldRules& rules = shapes_->rules();
    const bool contract = !rules.contracts.empty();
    const bool natural_first = rules.wild_for_nothing && !contract && !rules.balanced;
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
                const auto divisible = [&] { // into two runs, each of which is balanced
                    int balance = 0;
                    for (int i = 0; i + least <= line.length; ++i) {
                        if (i >= least && balance >= 0 && naturals - wild >= balance) return true;
                        balance += natural & bit_of(line.place[i]) ? 1 : -1;
                    }
                    return false;
                };
                const auto same = [&](const MeldPattern& other) {
                    return other.natural.plane[0] == natural && other.size == line.length;
                };
                if (std::popcount(natural & question_->apart) <= 1 && !(rules.balanced && wild > naturals) &&
                    !(rules.balanced && !contract && line.length >= 2 * least && divisible()) &&
                    std::ranges::none_of(found, same)) {
                    MeldPattern pattern;
                    pattern.natural.plane[0] = natural;
                    pattern.wild = static_cast<std::uint8_t>(wild);
                    pattern.size = static_cast<std::uint8_t>(line.length);
                    const int room = std::min(rules.shapes.runs->max_length, kRanks) - line.length;
                    pattern.room = static_cast<std::uint8_t>(rules.balanced ? std::min(room, naturals - wild) : room);
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
    const bool natural_first = rules.wild_for_nothing && !contract && !rules.balanced;
    const int own = face / kRanks, rank = face % kRanks;
    // A group of this many natural cards or more is two groups.
    const int whole = 2 * groups.min_size;
    const int most_naturals = contract || groups.max_size < whole - 1 ? groups.max_size : whole - 1;
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
                if (rules.balanced && wild > naturals) continue;
                if (natural_first && wild > 0 && naturals < reach) continue;
                if (std::popcount(faces & question_->apart) > 1) continue;
                pattern.wild = static_cast<std::uint8_t>(wild);
                pattern.size = static_cast<std::uint8_t>(size);
                const int room = groups.max_size - size;
                pattern.room = static_cast<std::uint8_t>(rules.balanced ? std::min(room, naturals - wild) : room);
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

// --- the melds of an answer

void MeldSearch::trace(Node node, std::vector<MeldPattern>& found) {
    std::vector<MeldPattern> patterns;
    while (node.left.faces()) {
        const Score target = solve(node, kImpossible);
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
        if (wanted != cards || !complete(node)) continue;
        if (!melds) return true;
        std::vector<MeldPattern> patterns, found;
        while (node.left.faces()) {
            patterns_with(node, lowest_face(node.left), patterns);
            found.push_back(*std::ranges::find_if(
                patterns, [&](const MeldPattern& pattern) { return complete(after(node, pattern)); }));
            node = after(node, found.back());
        }
        lay(found, *melds);
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

void MeldSearch::lay(const std::vector<MeldPattern>& patterns, std::vector<LaidMeld>& melds) const {
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
    if (!shapes_->rules().contracts.empty() || shapes_->rules().wild_for_nothing) return;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        LaidMeld& meld = melds[melds.size() - patterns.size() + i];
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
