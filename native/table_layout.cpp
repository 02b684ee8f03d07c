// The play that a search has found: the path to its last node, as sets or as a count of tiles.
#include "table_search.hpp"

#include <algorithm>

namespace rummykit {

namespace {

// Lays the runs of one colour tile by tile, from the low numbers on.
template <class Pack>
class RunsOfColour {
  public:
    RunsOfColour(std::vector<TileSet>& sets, const std::vector<KeptRun>& kept, int colour)
        : sets_(sets), kept_(kept), colour_(colour) {}

    void lay(int number, const typename TileTrack<Pack>::Step& step) {
        open_kept(number);
        join_kept(number, step.taken_one, step.taken_two);
        put_bare_last();
        int going_on = go_on(step.tiles);
        while (count_ < step.tiles)
            open_[count_++] = {{}, 0};
        if (OpenStates<Pack>::kMostBare > 0) going_on = count_;
        put_bare_last();
        int jokers = step.jokers;
        for (int i = 0; i < count_; ++i) { // jokers go to runs that go on
            const bool joker = jokers > 0 && (i < going_on || count_ - i <= jokers);
            jokers -= joker;
            open_[i].set.add(joker ? kTileJoker : colour_ * kNumbers + number);
            open_[i].length = std::min(open_[i].length + 1, kLong);
        }
    }

    // With so many aces that wait for a king.
    void finish(int aces) {
        if (aces) open_kept(kNumbers);
        add_aces(aces, true);
        add_aces(aces, false);
        while (count_)
            close(count_ - 1);
    }

  private:
    static constexpr int kLong = 3; // a run that need not go on

    struct Open {
        TileSet set;
        int length; // a kept run counts as three

        // How many jokers it has if it has nothing else, -1 otherwise.
        int bare_tiles() const {
            const auto end = set.faces.begin() + set.size;
            return set.kept < 0 && std::count(set.faces.begin(), end, kTileJoker) == set.size ? set.size : -1;
        }
    };

    // Kept runs that end below a number may go on.
    void open_kept(int number) {
        for (std::size_t i = 0; i < kept_.size(); ++i)
            if (kept_[i].colour == colour_ && kept_[i].high + 1 == number && (number < kNumbers || kept_[i].low > 1)) {
                open_[count_] = {{}, kLong};
                open_[count_++].set.kept = static_cast<int>(i);
            }
    }

    // Runs of one and of two tiles lengthen kept runs that begin at a number, as many as the step takes.
    void join_kept(int number, int ones, int twos) {
        for (std::size_t i = 0; i < kept_.size() && ones + twos > 0; ++i)
            if (kept_[i].colour == colour_ && kept_[i].low == number) {
                join(twos ? 2 : 1, static_cast<int>(i));
                --(twos ? twos : ones);
            }
    }

    // A run of jokers first, which must be taken in or find a tile.
    void join(int length, int kept) {
        int at = -1;
        for (int i = 0; i < count_; ++i)
            if (open_[i].length == length && open_[i].set.kept < 0 &&
                (at < 0 || (OpenStates<Pack>::kMostBare > 0 && open_[i].bare_tiles() > open_[at].bare_tiles())))
                at = i;
        if (at < 0) return;
        open_[at].set.kept = kept;
        open_[at].set.before = true;
        close(at);
    }

    // Runs that are made of jokers alone, the longest of them last: they go on and take tiles first.
    void put_bare_last() {
        if constexpr (OpenStates<Pack>::kMostBare > 0)
            std::stable_sort(open_.begin(), open_.begin() + count_,
                             [](const Open& a, const Open& b) { return a.bare_tiles() < b.bare_tiles(); });
    }

    // Short runs must go on, and as many others as there are tiles for; returns how many do.
    int go_on(int tiles) {
        int incomplete = 0;
        for (int i = 0; i < count_; ++i)
            incomplete += open_[i].length < kLong;
        int longer = std::max(0, tiles - incomplete);
        for (int i = count_; i-- > 0;)
            if (open_[i].length >= kLong && longer-- <= 0) close(i);
        return count_;
    }

    void add_aces(int& aces, bool short_runs) {
        for (int i = 0; i < count_ && aces > 0; ++i) {
            if ((open_[i].length < kLong) != short_runs) continue;
            if (open_[i].set.size == kNumbers) open_[i].set = split(open_[i].set);
            open_[i].set.add(colour_ * kNumbers);
            open_[i].length = kNumbers; // it takes no second one
            --aces;
        }
    }

    // Of all thirteen the first three become a run of their own; returns the rest, to which an ace may be added.
    TileSet split(const TileSet& all) {
        TileSet first, rest;
        for (int at = 0; at < all.size; ++at)
            (at < kLong ? first : rest).add(all.faces[at]);
        sets_.push_back(first);
        return rest;
    }

    void close(int i) {
        if (open_[i].set.size) sets_.push_back(open_[i].set);
        open_[i] = open_[--count_];
    }

    std::vector<TileSet>& sets_;
    const std::vector<KeptRun>& kept_;
    int colour_;
    std::array<Open, 2 * OpenStates<Pack>::kMaxParallel> open_;
    int count_ = 0;
};

} // namespace

template <class Pack>
void TableSearch<Pack>::add_groups(int number, const Choice& choice) {
    const Groups& table = tile_groups<Pack>();
    const int count = table.groups[choice.group_jokers][choice.grouped];
    const std::size_t first = play_.sets.size();
    play_.sets.resize(first + static_cast<std::size_t>(count));
    int next = 0;
    const auto deal = [&](int face) {
        play_.sets[first + static_cast<std::size_t>(next)].add(face);
        next = (next + 1) % count;
    };
    for (int c = 0; c < kColours; ++c)
        for (int copy = 0; copy < table.digits[choice.grouped][c]; ++copy)
            deal(c * kNumbers + number);
    for (int j = 0; j < choice.group_jokers; ++j)
        deal(kTileJoker);
    const std::size_t runs = problem_->kept_runs.size();
    for (std::size_t i = 0; i < layers_[number].kept.size(); ++i) {
        if (!choice.added[i]) continue;
        TileSet& set = play_.sets.emplace_back();
        set.kept = static_cast<int>(runs) + layers_[number].kept[i];
        set.add(choice.added[i] == Choice::kJokerAdded ? kTileJoker : (choice.added[i] - 1) * kNumbers + number);
    }
}

// Follows the path to the last node, and counts its tiles.
template <class Pack>
void TableSearch<Pack>::count_played(int last) {
    const Groups& table = tile_groups<Pack>();
    int jokers = 0;
    for (int v = kNumbers, at = last; v-- > 0;) {
        const Node& node = pools_[v + 1].nodes.entries[at];
        const Choice& choice = node.choice;
        at = node.parent;
        const States states = states_of(pools_[v].nodes.entries[at].key);
        for (int c = 0; c < kColours; ++c) {
            const typename Track::Step& step = tracks_[c].steps(v, states[c])[choice.step[c]];
            play_.played[c * kNumbers + v] =
                static_cast<std::uint8_t>(step.in_runs + table.digits[choice.grouped][c] - layers_[v].must[c]);
            jokers += step.jokers;
        }
        jokers += choice.group_jokers;
        for (std::size_t i = 0; i < layers_[v].kept.size(); ++i) {
            if (!choice.added[i]) continue;
            if (choice.added[i] == Choice::kJokerAdded)
                ++jokers;
            else
                ++play_.played[(choice.added[i] - 1) * kNumbers + v];
        }
    }
    play_.played[kTileJoker] = static_cast<std::uint8_t>(jokers - must_jokers_);
}

// Follows the path to the last node, and lays its sets.
template <class Pack>
void TableSearch<Pack>::rebuild(int last) {
    std::array<int, kNumbers> path;
    std::array<const Choice*, kNumbers> choices;
    for (int v = kNumbers, at = last; v-- > 0;) {
        const Node& node = pools_[v + 1].nodes.entries[at];
        choices[v] = &node.choice;
        at = path[v] = node.parent;
    }
    for (int c = 0; c < kColours; ++c) {
        RunsOfColour<Pack> runs(play_.sets, problem_->kept_runs, c);
        int aces = 0; // that wait for a king
        for (int v = 0; v < kNumbers; ++v) {
            const int state = states_of(pools_[v].nodes.entries[path[v]].key)[c];
            runs.lay(v, tracks_[c].steps(v, state)[choices[v]->step[c]]);
            aces = state / Track::kOpenStates;
        }
        runs.finish(aces);
    }
    for (int v = 0; v < kNumbers; ++v)
        add_groups(v, *choices[v]);
    for (const TileSet& set : play_.sets)
        for (int i = 0; i < set.size; ++i)
            ++play_.played[set.faces[i]];
    for (int face = 0; face < kTileFaces; ++face)
        play_.played[face] = static_cast<std::uint8_t>(play_.played[face] - problem_->must[face]);
}

template void TableSearch<CommonPack>::add_groups(int, const Choice&);
template void TableSearch<LargePack>::add_groups(int, const Choice&);
template void TableSearch<CommonPack>::count_played(int);
template void TableSearch<LargePack>::count_played(int);
template void TableSearch<CommonPack>::rebuild(int);
template void TableSearch<LargePack>::rebuild(int);

} // namespace rummykit
