#include "finish_solver.hpp"

#include "meld_search.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace rummykit {

FinishSolver::FinishSolver(const Shapes& shapes) {
    if (!shapes.groups && !shapes.runs) throw std::invalid_argument("there are neither groups nor runs");
    if (shapes.groups && !shapes.groups->distinct_suits)
        throw std::invalid_argument("groups are of different suits here");
    if (shapes.groups && shapes.groups->min_size < kSuits - 1)
        throw std::invalid_argument("a group has at least three cards here");
    of_size_.resize(kMaxMeldSize + 1);
    if (shapes.groups) {
        for (int size = shapes.groups->min_size; size <= std::min(shapes.groups->max_size, kSuits); ++size)
            for (int rank = 0; rank < kRanks; ++rank) {
                Pattern pattern{.size = static_cast<std::uint8_t>(size), .places = {}, .faces = kSuits};
                for (int suit = 0; suit < kSuits; ++suit)
                    pattern.places[static_cast<std::size_t>(suit)] = static_cast<std::uint8_t>(face_of(suit, rank));
                of_size_[static_cast<std::size_t>(size)].push_back(pattern);
            }
    }
    if (shapes.runs) {
        for (const RunLine& line : lines_of_runs(*shapes.runs, shapes.runs->longest_needed())) {
            Pattern pattern{.size = static_cast<std::uint8_t>(line.length), .places = {}, .faces = 0};
            for (int at = 0; at < line.length; ++at)
                pattern.places[pattern.faces++] = line.place[static_cast<std::size_t>(at)];
            of_size_[static_cast<std::size_t>(line.length)].push_back(pattern);
        }
    }
    for (int size = kMaxMeldSize; size > 0; --size)
        if (!of_size_[static_cast<std::size_t>(size)].empty()) sizes_.push_back(size);
}

// Melds of falling sizes, and of one size in the order of their choices; `best` natural cards so far.
struct FinishSolver::Search {
    const FinishSolver& solver;
    Counts left{};
    std::vector<std::vector<Choice>> choices; // by size, those with the most natural cards first
    std::vector<std::vector<int>> bound;      // [place in sizes][cards]: the most that melds of these sizes can hold
    int best = -1;

    // The most of `cards` that melds of the sizes from `place` on could hold if they did not share cards; -1: none fill
    // them.
    int most(std::size_t place, int cards) {
        if (cards == 0) return 0;
        if (place == solver.sizes_.size()) return -1;
        int& known = bound[place][static_cast<std::size_t>(cards)];
        if (known != -2) return known;
        const int size = solver.sizes_[place], one = choices[place].front().most;
        known = most(place + 1, cards);
        if (cards >= size) {
            const int rest = most(place, cards - size);
            if (rest >= 0) known = std::max(known, rest + one);
        }
        return known;
    }

    void lay(std::size_t place, std::size_t from, int cards, int held) {
        if (cards == 0) {
            best = std::max(best, held);
            return;
        }
        if (place == solver.sizes_.size()) return;
        const int size = solver.sizes_[place];
        const auto& here = choices[place];
        if (cards >= size && (cards == size || most(place, cards - size) >= 0)) {
            const int rest = most(place, cards - size);
            for (std::size_t at = from; at < here.size() && rest >= 0; ++at) {
                if (held + here[at].most + rest <= best) break;
                take(place, at, cards, held, rest);
            }
        }
        const int later = most(place + 1, cards);
        if (later >= 0 && held + later > best) lay(place + 1, 0, cards, held);
    }

    // Lays the natural cards that are left of one choice: of a group of fewer than all suits every way to have them.
    void take(std::size_t place, std::size_t at, int cards, int held, int rest) {
        const Pattern& pattern = *choices[place][at].pattern;
        std::array<std::uint8_t, kRanks + 1> there{};
        int count = 0;
        for (int i = 0; i < pattern.faces; ++i)
            if (left[pattern.places[static_cast<std::size_t>(i)]])
                there[static_cast<std::size_t>(count++)] = pattern.places[static_cast<std::size_t>(i)];
        const int spare = count - pattern.size; // a group of three of four suits leaves one of them
        for (int out = spare > 0 ? 0 : -1; out < (spare > 0 ? count : 0); ++out) {
            const int used = spare > 0 ? count - 1 : count;
            if (held + used + rest <= best) return;
            change(there, count, out, -1);
            lay(place, at, cards - pattern.size, held + used);
            change(there, count, out, 1);
        }
    }

    void change(const std::array<std::uint8_t, kRanks + 1>& faces, int count, int out, int by) {
        for (int i = 0; i < count; ++i)
            if (i != out) {
                auto& each = left[faces[static_cast<std::size_t>(i)]];
                each = static_cast<std::uint8_t>(each + by);
            }
    }
};

int FinishSolver::away(const WildHand& hand, int size) const {
    if (size < 1 || size > kMaxHeld)
        throw std::invalid_argument("a hand has 1 to " + std::to_string(kMaxHeld) + " cards");
    Search search{.solver = *this, .left = {}, .choices = {}, .bound = {}};
    for (int face = 0; face < kFaces; ++face)
        search.left[static_cast<std::size_t>(face)] = static_cast<std::uint8_t>(hand.cards.count(face));
    for (const int meld : sizes_) {
        auto& found = search.choices.emplace_back();
        for (const Pattern& pattern : of_size_[static_cast<std::size_t>(meld)]) {
            int held = 0;
            for (int i = 0; i < pattern.faces; ++i)
                held += search.left[pattern.places[static_cast<std::size_t>(i)]] > 0;
            found.push_back({&pattern, std::min(held, meld)});
        }
        std::ranges::stable_sort(found, [](const Choice& a, const Choice& b) { return a.most > b.most; });
        search.bound.emplace_back(static_cast<std::size_t>(size) + 1, -2);
    }
    if (search.most(0, size) < 0) throw std::invalid_argument("no melds have so many cards together");
    search.lay(0, 0, size, 0);
    return std::max(0, size - search.best - hand.jokers);
}

} // namespace rummykit
