// Which of several choices is best, by playouts: sequential halving on common deals.
#pragma once

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <vector>

namespace rummykit {

// This many playouts at most, or so much wall time; the one that is not given is 0.
struct Limit {
    std::int64_t playouts = 0;
    double seconds = 0;
};

// What playouts say of one choice.
struct Judged {
    double sum = 0;
    std::int64_t playouts = 0;

    double mean() const { return playouts ? sum / static_cast<double>(playouts) : 0; }
};

struct Halved {
    int best = 0;
    std::vector<Judged> judged; // one for each choice
};

// Halves `choices` round by round until one is left; the better half goes on, and equals go on in the order they were
// given. `deal()` makes a deal that may be, and `value(deal, choice)` plays it on. All choices left are tried on the
// same deals. Each round gets the same share of the limit, and every choice at least one playout.
template <typename Deal, typename Value>
Halved halve(int choices, const Limit& limit, Deal&& deal, Value&& value) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begun = Clock::now();
    Halved found{0, std::vector<Judged>(choices)};
    std::vector<double> values;
    std::vector<int> left(choices);
    for (int choice = 0; choice < choices; ++choice)
        left[choice] = choice;
    const int rounds = std::bit_width(static_cast<unsigned>(choices - 1));
    for (int round = 0; round < rounds && left.size() > 1; ++round) {
        const std::int64_t wanted = limit.playouts / rounds / static_cast<std::int64_t>(left.size());
        const std::chrono::duration<double> ends(limit.seconds * (round + 1) / rounds);
        for (std::int64_t tried = 0;; ++tried) {
            const auto late = [&] { return tried > 0 && limit.seconds > 0 && Clock::now() - begun >= ends; };
            if (late() || (tried > 0 && limit.seconds <= 0 && tried >= wanted)) break;
            const auto dealt = deal();
            values.clear();
            while (values.size() < left.size() && !late())
                values.push_back(value(dealt, left[values.size()]));
            if (values.size() < left.size()) break; // all or none: means are compared on the same deals
            for (std::size_t at = 0; at < left.size(); ++at) {
                found.judged[left[at]].sum += values[at];
                ++found.judged[left[at]].playouts;
            }
        }
        std::stable_sort(left.begin(), left.end(),
                         [&](int one, int other) { return found.judged[one].mean() > found.judged[other].mean(); });
        left.resize((left.size() + 1) / 2);
    }
    found.best = left.front();
    return found;
}

inline constexpr int kBatch = 8;   // playouts of a choice between two looks at the clock
inline constexpr int kFewest = 16; // playouts of a choice before it is trusted

// The same with one choice that is there throughout, the first: another is the best only where it is better, on the
// same deals, by more than `sure` standard errors.
template <typename Deal, typename Value>
Halved depart(int choices, const Limit& limit, double sure, Deal&& deal, Value&& value) {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point begun = Clock::now();
    Halved found{0, std::vector<Judged>(choices)};
    if (choices < 2) return found;
    std::vector<int> left(choices - 1);
    for (int i = 0; i + 1 < choices; ++i)
        left[i] = i + 1;
    std::vector<double> ahead(choices), squares(choices); // of the first choice, on the same deals
    const int rounds = std::bit_width(static_cast<unsigned>(choices - 1));
    for (int round = 0; round < rounds; ++round) {
        const std::int64_t wanted = limit.playouts / rounds / static_cast<std::int64_t>(left.size() + 1);
        const std::chrono::duration<double> ends(limit.seconds * (round + 1) / rounds);
        for (std::int64_t tried = 0;; ++tried) {
            if (limit.seconds > 0 ? tried > 0 && tried % kBatch == 0 && Clock::now() - begun >= ends
                                  : tried > 0 && tried >= wanted)
                break;
            const auto dealt = deal();
            const double usual = value(dealt, 0);
            found.judged[0].sum += usual;
            ++found.judged[0].playouts;
            for (const int choice : left) {
                const double worth = value(dealt, choice);
                found.judged[choice].sum += worth;
                ++found.judged[choice].playouts;
                ahead[choice] += worth - usual;
                squares[choice] += (worth - usual) * (worth - usual);
            }
        }
        std::ranges::stable_sort(left, std::ranges::greater{}, [&](int choice) { return ahead[choice]; });
        left.resize(round + 1 < rounds ? (left.size() + 1) / 2 : 1);
    }
    const int best = left.front();
    const double tried = static_cast<double>(found.judged[best].playouts), mean = ahead[best] / tried;
    const double error = std::sqrt(std::max(0.0, squares[best] / tried - mean * mean) / tried);
    if (tried >= kFewest && mean > sure * error) found.best = best;
    return found;
}

} // namespace rummykit
