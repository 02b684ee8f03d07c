#include "track.hpp"

#include <algorithm>

namespace rummykit {

namespace {

// A multiset of run lengths, as OpenRuns packs it.
struct Lengths {
    std::array<std::uint8_t, kMaxCards> of;
    int count = 0;

    explicit Lengths(OpenRuns packed = 0) {
        for (; packed; packed >>= 4)
            of[count++] = static_cast<std::uint8_t>(packed & 15);
    }
    void add(int length) { of[count++] = static_cast<std::uint8_t>(length); }
    OpenRuns packed() {
        std::sort(of.begin(), of.begin() + count);
        OpenRuns runs = 0;
        for (int i = count; i-- > 0;)
            runs = runs << 4 | of[i];
        return runs;
    }
};

// What the steps from one state have in common.
struct Ahead {
    const Runs& runs;
    std::span<const int> most; // cards at the next position, and on from there
    int cap;                   // the length at which counting stops
    bool greedy;               // extending as many complete runs as possible is never worse

    // The state after `grown` and `fresh` new runs; false if an incomplete run cannot be completed.
    bool close(const Lengths& grown, int fresh, OpenRuns& open) const {
        const int here = most.empty() ? 0 : most.front();
        Lengths now;
        int complete = 0;
        std::array<int, kPositions + 1> short_of{}; // by how many cards
        for (int i = 0; i < grown.count + fresh; ++i) {
            const int length = i < grown.count ? grown.of[i] : 1;
            if (length < runs.min_length) {
                now.add(length);
                ++short_of[runs.min_length - length];
            } else if (length < runs.max_length || greedy) {
                ++complete;
            }
        }
        int wanting = now.count;
        for (int i = 0; wanting > 0; ++i) {
            if (static_cast<std::size_t>(i) >= most.size() || most[i] < wanting) return false;
            wanting -= short_of[i + 1];
        }
        // Complete runs beyond the cards that can join them are closed.
        const int room = here - now.count;
        if (greedy) {
            for (int i = std::min(complete, room); i-- > 0;)
                now.add(cap);
        } else if (room > 0) {
            for (int i = 0; i < grown.count; ++i)
                if (grown.of[i] >= runs.min_length && grown.of[i] < runs.max_length) now.add(grown.of[i]);
        }
        open = now.packed();
        return true;
    }
};

} // namespace

int Track::Layer::index(OpenRuns runs) {
    const auto at = std::find(open.begin(), open.end(), runs);
    if (at == open.end()) {
        open.push_back(runs);
        return static_cast<int>(open.size()) - 1;
    }
    return static_cast<int>(at - open.begin());
}

void Track::build_empty(int positions) {
    for (int p = 0; p <= positions; ++p) {
        layers_[p].clear();
        layers_[p].open.push_back(0);
        layers_[p].steps.push_back({0, 0, 0});
        layers_[p].first = {0, 1};
    }
}

void Track::build(const Runs& runs, std::span<const int> least, std::span<const int> most) {
    const int positions = static_cast<int>(most.size());
    const bool greedy = runs.divisible();
    const int cap = greedy ? runs.min_length : runs.max_length;
    for (int p = 0; p <= positions; ++p)
        layers_[p].clear();
    layers_[0].open.push_back(0);
    for (int p = 0; p < positions; ++p) {
        Layer& layer = layers_[p];
        const Ahead ahead{runs, most.subspan(p + 1), cap, greedy};
        for (std::size_t state = 0; state < layer.open.size(); ++state) {
            layer.first.push_back(static_cast<int>(layer.steps.size()));
            const Lengths open(layer.open[state]);
            Lengths must; // the incomplete runs, one longer
            Lengths may;  // the complete ones, shortest first
            for (int i = 0; i < open.count; ++i) {
                if (open.of[i] < runs.min_length)
                    must.add(open.of[i] + 1);
                else
                    may.add(open.of[i]);
            }
            for (int used = std::max(least[p], must.count); used <= most[p]; ++used) {
                const int spare = used - must.count;
                // Every choice of complete runs to extend, or the one that is never worse.
                const auto extend = [&](auto&& self, int from, Lengths grown, Lengths extended) -> void {
                    const bool full = extended.count == spare || from == may.count;
                    if (!greedy || full) {
                        OpenRuns next;
                        if (ahead.close(grown, spare - extended.count, next)) {
                            const int to = layers_[p + 1].index(next);
                            layer.steps.push_back({used, to, extended.packed()});
                        }
                    }
                    if (full) return;
                    for (int i = from; i < may.count; ++i) {
                        if (i > from && may.of[i] == may.of[i - 1]) continue;
                        Lengths longer = grown, chosen = extended;
                        longer.add(std::min(may.of[i] + 1, cap));
                        chosen.add(may.of[i]);
                        self(self, i + 1, longer, chosen);
                        if (greedy) break;
                    }
                };
                extend(extend, 0, must, Lengths());
            }
        }
        layer.first.push_back(static_cast<int>(layer.steps.size()));
    }
}

void Track::replay(const Runs& runs, std::span<const Step> path, std::vector<std::vector<int>>& found) const {
    const int cap = runs.divisible() ? runs.min_length : runs.max_length;
    std::vector<std::vector<int>> open;
    for (int p = 0; p < static_cast<int>(path.size()); ++p) {
        int spare = path[p].used;
        OpenRuns extended = path[p].extended;
        std::vector<std::vector<int>> still;
        for (auto& run : open) {
            const int length = std::min(static_cast<int>(run.size()), cap);
            bool goes_on = length < runs.min_length;
            if (!goes_on && static_cast<int>(extended & 15) == length) {
                extended >>= 4;
                goes_on = true;
            }
            if (goes_on) {
                run.push_back(p);
                --spare;
            }
            (goes_on ? still : found).push_back(std::move(run));
        }
        for (; spare > 0; --spare)
            still.push_back({p});
        std::ranges::stable_sort(still, {}, &std::vector<int>::size);
        open = std::move(still);
    }
    std::ranges::move(open, std::back_inserter(found));
}

} // namespace rummykit
