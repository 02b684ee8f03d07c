// Jokers of playing cards, each of which stands for one card: it stays with a card of its set or is replaced there.
#include "tile_player.hpp"
#include "tile_sets.hpp"

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>

namespace rummykit {

namespace {

constexpr int kStandsFor = kPoolFaces; // and the card: a joker among cards

// The cards of a set, jokers as what they stand for.
std::vector<int> declared_faces(const LaidSet& set) {
    std::vector<int> faces;
    if (set.run) {
        const RunPlace run = place_of(set);
        for (int at = 0; at < set.size; ++at)
            faces.push_back(set.faces[at] == kTileJoker ? kStandsFor + run.colour * kNumbers + (run.low + at) % kNumbers
                                                        : set.faces[at]);
        return faces;
    }
    const KeptGroup group = group_of(set);
    unsigned open = group.colours;
    for (int at = 0; at < set.size; ++at)
        if (set.faces[at] != kTileJoker) open &= ~(1u << set.faces[at] / kNumbers);
    for (int at = 0; at < set.size; ++at) {
        const int face = set.faces[at];
        if (face != kTileJoker) {
            faces.push_back(face);
        } else {
            faces.push_back(kStandsFor + std::countr_zero(open) * kNumbers + group.number);
            open &= open - 1;
        }
    }
    return faces;
}

struct LyingJoker {
    int face; // kStandsFor and its card
    std::vector<int> company;
};

} // namespace

std::array<std::uint8_t, kNumbers> meant(const LaidSet& set) {
    std::array<std::uint8_t, kNumbers> cards{};
    const std::vector<int> faces = declared_faces(set);
    std::transform(faces.begin(), faces.end(), cards.begin(),
                   [](int face) { return static_cast<std::uint8_t>(face % kStandsFor); });
    return cards;
}

// What may be done with the sets that have jokers: each stays, or its cards lie anew, and if that is not allowed, only
// with the cards for which its jokers stand from the rack beside them.
void TilePlayer::list_splits(const TileTurn& turn) {
    for (unsigned chosen = 1; chosen < 1u << turn.bound.size(); ++chosen)
        for (const bool replaced : {false, true}) {
            Plan plan;
            TilePool loose = turn.loose, rack = turn.rack;
            bool there = true;
            for (std::size_t at = 0; at < turn.bound.size(); ++at) {
                const LaidSet& set = turn.bound[at];
                if (!(chosen >> at & 1)) {
                    plan.kept[plan.kept_count++] = set;
                    continue;
                }
                plan.split[plan.split_count++] = set;
                for (const int face : declared_faces(set)) {
                    const int card = face % kStandsFor;
                    ++loose[face < kStandsFor ? card : kTileJoker];
                    if (!replaced || face < kStandsFor) continue;
                    there &= rack[card] > 0;
                    if (!there) break;
                    --rack[card];
                    ++loose[card];
                    ++plan.needed[card];
                }
            }
            if (!there) continue;
            plan.must = regular(loose);
            plan.may = regular(rack);
            plans_.push_back(plan);
        }
}

// Jokers of groups that were just laid stand for what they stood for before, where that is open, else for any colour.
void TilePlayer::declare(const Plan& plan) {
    for (LaidSet& set : laid_) {
        if (set.run || !set.has_joker()) continue;
        const int number = group_of(set).number;
        unsigned colours = group_of(set).colours;
        const auto take = [&](int colour) {
            if (std::popcount(colours) < set.size) colours |= 1u << colour;
        };
        for (int at = 0; at < plan.split_count; ++at)
            for (const int face : declared_faces(plan.split[at]))
                if (face >= kStandsFor && face % kStandsFor % kNumbers == number) take(face % kStandsFor / kNumbers);
        for (int colour = 0; colour < kColours; ++colour)
            take(colour);
        set.colours = static_cast<std::uint8_t>(colours);
    }
}

// Whether every joker that lay there has a place of its own, as itself or as its card, beside a card of its set.
bool TilePlayer::jokers_stay(const TileTurn& turn) const {
    std::vector<LyingJoker> lying;
    for (const LaidSet& set : turn.bound) {
        const std::vector<int> faces = declared_faces(set);
        for (const int joker : faces) {
            if (joker < kStandsFor) continue;
            LyingJoker& placed = lying.emplace_back(LyingJoker{joker, {}});
            std::ranges::copy_if(faces, std::back_inserter(placed.company), [&](int face) { return face != joker; });
        }
    }
    // The places of each, as numbers of a set and a card in it.
    std::vector<std::vector<std::pair<std::size_t, int>>> places(lying.size());
    for (std::size_t at = 0; at < laid_.size(); ++at) {
        const std::vector<int> faces = declared_faces(laid_[at]);
        for (std::size_t each = 0; each < lying.size(); ++each)
            for (const int face : {lying[each].face, lying[each].face - kStandsFor}) {
                if (std::ranges::find(faces, face) == faces.end()) continue;
                const bool beside = std::ranges::any_of(faces, [&](int other) {
                    return other != face && std::ranges::find(lying[each].company, other) != lying[each].company.end();
                });
                if (beside) places[each].emplace_back(at, face);
            }
    }
    if (lying.size() == 1) return !places[0].empty();
    return std::ranges::any_of(places[0], [&](const auto& one) {
        return std::ranges::any_of(places[1], [&](const auto& other) { return other != one; });
    });
}

// First melds that have a run: each run of the rack, and the best beside it. Longer ones can be cut.
bool TilePlayer::attempt_with_run(const TileTurn& turn, const Plan& plan, const TileWeights& weights, int newest) {
    bool found = false;
    const int last = words_.high_ace ? kNumbers + 1 : kNumbers;
    const int jokers = words_.natural_run ? 0 : plan.may[kTileJoker];
    for (int colour = 0; colour < kColours; ++colour)
        for (int low = 0; low + kLeastCut <= last; ++low)
            for (int size = kLeastCut, missing = 0; size <= kLongestRackSet && low + size <= last; ++size) {
                Plan with = plan;
                with.laid.emplace();
                with.laid->run = true;
                missing = 0;
                for (int place = low; place < low + size; ++place) {
                    const int card = colour * kNumbers + place % kNumbers;
                    const int face = with.may[card] ? card : kTileJoker;
                    missing += face == kTileJoker;
                    if (missing > jokers) break;
                    with.laid->add(face);
                    --with.may[face];
                    ++with.needed[face];
                }
                if (missing > jokers) break;
                if (missing == size) continue;
                if (newest != kNoTile && !with.needed[newest]) need(with, newest);
                found |= attempt(turn, with, weights);
            }
    return found;
}

} // namespace rummykit
