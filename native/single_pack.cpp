#include "single_pack.hpp"

#include <algorithm>
#include <bit>

namespace rummykit {

namespace {

// Trying this many choices takes about as long as the sweep, whose time is bounded.
constexpr long kMostChoices = 512;

} // namespace

SinglePack::SinglePack(const Shapes& shapes, const Weights& weights) : shapes_(shapes), weights_(weights) {
    const auto of_suit = [&](int suit) { return std::span(weights_).subspan(suit * kRanks, kRanks); };
    tables_.reserve(kSuits);
    for (int suit = 0; suit < kSuits; ++suit) {
        const bool as_spades = std::ranges::equal(of_suit(suit), of_suit(0));
        if (suit == 0 || !as_spades) tables_.emplace_back(shapes_.runs, of_suit(suit));
        table_[suit] = as_spades ? &tables_.front() : &tables_.back();
    }
    const auto groupable = [&](unsigned suits) {
        return suits && shapes_.groups && shapes_.groups->fewest(std::popcount(suits), 1) > 0;
    };
    for (unsigned held = 0; held < 16; ++held) {
        for (unsigned idle = 0; idle < 16; ++idle) {
            // A choice is not worth a try if idle cards alone make a larger one of it: nothing else wants them.
            const auto outdone = [&](unsigned chosen) {
                for (unsigned more = 1; more < 16; ++more)
                    if (!(more & ~(held & idle)) && !(more & chosen) && groupable(chosen | more)) return true;
                return false;
            };
            for (unsigned chosen = 16; chosen-- > 0;)
                if (!(chosen & ~held) && (chosen == 0 || groupable(chosen)) && !outdone(chosen))
                    options_[held][idle].push_back(static_cast<SuitSet>(chosen));
        }
    }
}

SinglePack::Suits SinglePack::by_suit(FaceSet hand) {
    Suits held;
    for (int suit = 0; suit < kSuits; ++suit)
        held[suit] = static_cast<RankSet>(hand >> suit * kRanks & (kRankSets - 1));
    return held;
}

RankSet SinglePack::ranks_with_a_group(const Suits& held) const {
    if (!shapes_.groups) return 0;
    const unsigned a = held[0], b = held[1], c = held[2], d = held[3];
    switch (shapes_.groups->min_size) {
    case 2:
        return static_cast<RankSet>((a & b) | (c & d) | ((a | b) & (c | d)));
    case 3:
        return static_cast<RankSet>((a & b & (c | d)) | (c & d & (a | b)));
    case 4:
        return static_cast<RankSet>(a & b & c & d);
    default:
        return 0;
    }
}

inline Score SinglePack::runs_left(const Suits& held) const {
    return table_[0]->left(held[0]) + table_[1]->left(held[1]) + table_[2]->left(held[2]) + table_[3]->left(held[3]);
}

SinglePack::Choices SinglePack::choices(const Suits& held, RankSet ranks) const {
    Suits runnable;
    for (int suit = 0; suit < kSuits; ++suit)
        runnable[suit] = table_[suit]->runnable(held[suit]);
    Choices choices;
    for (; ranks; ranks &= static_cast<RankSet>(ranks - 1)) {
        const int rank = std::countr_zero(ranks);
        unsigned here = 0, idle = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            here |= (held[suit] >> rank & 1u) << suit;
            idle |= (~runnable[suit] >> rank & 1u) << suit;
        }
        const Options& options = options_[here][idle];
        choices.rank[choices.ranks] = rank;
        choices.options[choices.ranks++] = &options;
        choices.count *= static_cast<long>(options.size());
    }
    return choices;
}

// Calls `seen(rest, choice)` for every choice of groups.
template <typename Seen>
void SinglePack::choose(const Choices& choices, int at, const Suits& held, Choice& choice, Seen&& seen) const {
    if (at == choices.ranks) return seen(held, choice);
    const int rank = choices.rank[at];
    for (const SuitSet chosen : *choices.options[at]) {
        Suits rest = held;
        for (int suit = 0; suit < kSuits; ++suit)
            rest[suit] ^= static_cast<RankSet>((chosen >> suit & 1) << rank);
        choice[rank] = chosen;
        choose(choices, at + 1, rest, choice, seen);
    }
}

std::optional<Score> SinglePack::left(FaceSet hand) const {
    const Suits held = by_suit(hand);
    const RankSet ranks = ranks_with_a_group(held);
    if (!ranks) return runs_left(held);
    const Choices what = choices(held, ranks);
    if (what.count > kMostChoices) return std::nullopt;
    Choice choice;
    Score best = INT32_MAX;
    choose(what, 0, held, choice, [&](const Suits& rest, const Choice&) { best = std::min(best, runs_left(rest)); });
    return best;
}

std::optional<Arrangement> SinglePack::best(FaceSet hand) const {
    const Suits held = by_suit(hand);
    const Choices what = choices(held, ranks_with_a_group(held));
    if (what.count > kMostChoices) return std::nullopt;
    Choice choice{}, best_choice{};
    Suits best_rest = held;
    Score best = INT32_MAX;
    choose(what, 0, held, choice, [&](const Suits& rest, const Choice& now) {
        if (const Score left = runs_left(rest); left < best) {
            best = left;
            best_choice = now;
            best_rest = rest;
        }
    });

    Arrangement found;
    for (FaceSet rest = hand; rest; rest &= rest - 1)
        found.score += weights_[std::countr_zero(rest)];
    found.score -= best;
    for (int rank = 0; rank < kRanks; ++rank) {
        const SuitSet chosen = best_choice[rank];
        if (!chosen) continue;
        const int groups = shapes_.groups->fewest(std::popcount(chosen), 1);
        const std::size_t first = found.melds.size();
        found.melds.resize(first + groups);
        int dealt = 0;
        for (int suit = 0; suit < kSuits; ++suit)
            if (chosen >> suit & 1)
                found.melds[first + dealt++ % groups].push_back(static_cast<std::uint8_t>(face_of(suit, rank)));
    }
    for (int suit = 0; suit < kSuits; ++suit)
        table_[suit]->append_runs(best_rest[suit], suit, found.melds);
    return found;
}

} // namespace rummykit
