#include "lives_solver.hpp"

#include <algorithm>
#include <stdexcept>
#include <tuple>

namespace rummykit {

namespace {

thread_local MeldSearch lives_search;
thread_local MeldQuestion lives_question;

// Every run; beyond the least length only natural cards stand at the ends of those that have wild cards.
std::vector<RunLine> all_lines(const Runs& runs) {
    std::vector<RunLine> lines = lines_of_runs(runs, runs.max_length);
    for (RunLine& line : lines)
        if (line.length > runs.min_length) line.ends = bit_of(line.place[0]) | bit_of(line.place[line.length - 1]);
    return lines;
}

} // namespace

MeldRules lives_rules(const Shapes& shapes, const std::array<int, kFaces>& values) {
    if (!shapes.groups || !shapes.runs || !shapes.groups->distinct_suits)
        throw std::invalid_argument("the two lives are reckoned for runs, and for sets of different suits");
    MeldRules rules;
    rules.shapes = shapes;
    rules.wild_for_nothing = true;
    std::ranges::copy(values, rules.weights.begin());
    return rules;
}

LivesGroup lives_group(const MeldShapes& shapes, const MeldPattern& pattern) {
    LivesGroup group{pattern.natural.faces(), pattern.wild, {}};
    if (pattern.line >= 0) {
        const RunLine& line = shapes.lines_of(pattern.first)[static_cast<std::size_t>(pattern.line)];
        group.places.assign(line.place.begin(), line.place.begin() + line.length);
    }
    return group;
}

// What is left for other groups: natural cards, and wild ones, some of which might lie in their own place.
struct LivesSolver::Rest {
    Cards natural;
    int wild = 0;
    FaceBits as_itself = 0;
};

LivesSolver::LivesSolver(const Shapes& shapes, const std::array<int, kFaces>& values)
    : shapes_(lives_rules(shapes, values)), lines_(all_lines(*shapes.runs)) {}

int LivesSolver::value(const Cards& cards, int wild_rank) const {
    int sum = 0;
    for (FaceBits faces = cards.faces() & ~faces_of_rank(wild_rank); faces; faces &= faces - 1) {
        const int face = std::countr_zero(faces);
        sum += cards.count(face) * static_cast<int>(shapes_.rules().weights[face]);
    }
    return sum;
}

LivesSolver::Rest LivesSolver::after(const WildHand& hand, int wild_rank, FaceBits taken) const {
    Rest rest{hand.cards, hand.jokers, 0};
    rest.natural.take(taken);
    rest.as_itself = rest.natural.faces() & faces_of_rank(wild_rank);
    for (FaceBits faces = rest.as_itself; faces; faces &= faces - 1) {
        const int face = std::countr_zero(faces);
        rest.wild += rest.natural.count(face);
        rest.natural.clear(face);
    }
    return rest;
}

// The short runs without a wild card, the dearest first.
std::vector<LivesGroup> LivesSolver::firsts(const WildHand& hand, int wild_rank) const {
    const FaceBits held = hand.cards.faces();
    const int longest = 2 * shapes_.rules().shapes.runs->min_length - 1;
    std::vector<std::pair<int, LivesGroup>> found;
    for (const RunLine& line : lines_) {
        if (line.length > longest || line.faces & ~held) continue;
        Cards cards;
        cards.add(line.faces);
        found.emplace_back(value(cards, wild_rank),
                           LivesGroup{line.faces, 0, {line.place.begin(), line.place.begin() + line.length}});
    }
    std::ranges::sort(found, [](const auto& a, const auto& b) {
        return std::tie(b.first, b.second.places) < std::tie(a.first, a.second.places);
    });
    std::vector<LivesGroup> groups;
    for (auto& each : found)
        groups.push_back(std::move(each.second));
    return groups;
}

// The sequences that can be the second life, those with few wild cards first, then the dearest.
std::vector<LivesGroup> LivesSolver::seconds(const Rest& rest) const {
    const FaceBits held = rest.natural.faces();
    const int least = shapes_.rules().shapes.runs->min_length;
    std::vector<std::tuple<int, int, LivesGroup>> found;
    for (const RunLine& line : lines_) {
        if (line.length >= 2 * least) break;
        const FaceBits natural = line.faces & held;
        const int wild = line.length - std::popcount(natural);
        if (!natural || wild > rest.wild || line.ends & ~held) continue;
        const auto same =
            std::ranges::find_if(found, [&](const auto& each) { return std::get<2>(each).natural == natural; });
        if (same != found.end()) continue; // a shorter line does with fewer wild cards
        Cards cards;
        cards.add(natural);
        found.emplace_back(wild, -value(cards, 0),
                           LivesGroup{natural, wild, {line.place.begin(), line.place.begin() + line.length}});
    }
    if (rest.wild >= least && rest.as_itself) {
        const int own = std::countr_zero(rest.as_itself);
        const auto line = std::ranges::find_if(lines_, [&](const RunLine& each) { return each.faces >> own & 1; });
        found.emplace_back(least, 0, LivesGroup{0, least, {line->place.begin(), line->place.begin() + line->length}});
    }
    std::ranges::stable_sort(found, [](const auto& a, const auto& b) {
        return std::tie(std::get<0>(a), std::get<1>(a)) < std::tie(std::get<0>(b), std::get<1>(b));
    });
    std::vector<LivesGroup> groups;
    for (auto& each : found)
        groups.push_back(std::move(std::get<2>(each)));
    return groups;
}

// The dearest pure sequence of any length as the only life.
void LivesSolver::longest_first(const WildHand& hand, int wild_rank, LivesAnswer& answer) const {
    const FaceBits held = hand.cards.faces();
    int most = -1;
    const RunLine* first = nullptr;
    for (const RunLine& line : lines_) {
        if (line.faces & ~held) continue;
        Cards cards;
        cards.add(line.faces);
        const int worth = value(cards, wild_rank);
        if (worth > most) {
            most = worth;
            first = &line;
        }
    }
    const int points = value(hand.cards, wild_rank) - most;
    if (answer.lives == Lives::both && answer.points <= points) return;
    answer = {Lives::first, points, {{first->faces, 0, {first->place.begin(), first->place.begin() + first->length}}}};
}

LivesAnswer LivesSolver::solve(const WildHand& hand, int wild_rank, bool want_groups) const {
    const int total = value(hand.cards, wild_rank);
    LivesAnswer answer{Lives::none, total, {}};
    const std::vector<LivesGroup> pure = firsts(hand, wild_rank);
    if (pure.empty()) return answer;
    const Rest everything = after(hand, wild_rank, 0);
    lives_question.natural = everything.natural;
    lives_question.wild.assign(static_cast<std::size_t>(everything.wild), kJokerFace);
    lives_question.wild_weights.assign(static_cast<std::size_t>(everything.wild), 0);
    lives_search.start(shapes_, lives_question);
    int least = INT32_MAX / 2;
    const LivesGroup* best_first = nullptr;
    LivesGroup best_second;
    Cards best_rest;
    int best_wild = 0;
    for (const LivesGroup& first : pure) {
        const Rest rest = after(hand, wild_rank, first.natural);
        for (const LivesGroup& second : seconds(rest)) {
            Cards natural = rest.natural;
            natural.take(second.natural);
            const auto left = static_cast<int>(lives_search.least_of(natural, rest.wild - second.wild, least));
            if (left >= least) continue;
            least = left;
            best_first = &first;
            best_second = second;
            best_rest = natural;
            best_wild = rest.wild - second.wild;
            if (least == 0) break;
        }
        if (least == 0) break;
    }
    if (best_first) {
        answer = {Lives::both, least, {*best_first, best_second}};
        if (want_groups) {
            std::vector<MeldPattern> patterns;
            lives_search.append_patterns(best_rest, best_wild, patterns);
            for (const MeldPattern& pattern : patterns)
                answer.groups.push_back(lives_group(shapes_, pattern));
        }
    }
    if (answer.lives == Lives::none || answer.points > 0) longest_first(hand, wild_rank, answer);
    return answer;
}

int LivesSolver::loose(const WildHand& hand, int wild_rank) const {
    const Rest rest = after(hand, wild_rank, 0);
    lives_question.natural = rest.natural;
    lives_question.wild.assign(static_cast<std::size_t>(rest.wild), kJokerFace);
    lives_question.wild_weights.assign(static_cast<std::size_t>(rest.wild), 0);
    lives_search.start(shapes_, lives_question);
    return static_cast<int>(lives_search.least());
}

} // namespace rummykit
