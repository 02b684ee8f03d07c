// The exact best play at a table of tiles: the four colours' tracks together, number by number, best bounds first.
#pragma once

#include "key_table.hpp"
#include "table_groups.hpp"
#include "table_prices.hpp"
#include "table_problem.hpp"
#include "table_track.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace rummykit {

// Whether a pack with so many of each has all tiles of a problem, and jokers for the kept sets too.
bool holds(const TableProblem& problem, int copies, int jokers);

// Keeps its memory from call to call; one per thread.
template <class Pack>
class TableSearch {
  public:
    // Plays on `problem`; the answer stays until the next call. Raises std::invalid_argument for a problem over the
    // limits. Without `lay` the sets are left out.
    const TablePlay& solve(const TableProblem& problem, const TileWeights& weights, bool lay = true);

  private:
    static constexpr int kCopies = Pack::kCopies, kMaxJokers = Pack::kMaxJokers;
    using Track = TileTrack<Pack>;
    using Groups = TileGroups<Pack>;

    // What the tiles of one number have in common.
    struct Layer {
        std::array<int, kColours> must, all, weight;
        int lost = 0;          // the weight of the tiles that count nothing, being on the table already
        bool even = true;      // rack tiles of this number weigh the same in every colour
        std::int32_t rack = 0; // what its tiles from this number on and its jokers count
        int most_points = 0;   // all tiles from this number on could be worth
        std::vector<int> kept; // numbers of the kept groups of this number
    };
    // The choice that led to a node: a step of each colour and the groups.
    struct Choice {
        static constexpr std::uint8_t kJokerAdded = 1 + kColours;

        std::array<std::uint8_t, kColours> step; // counted from the first of its state
        std::uint8_t grouped;                    // tiles in groups, a digit for each colour
        std::uint8_t group_jokers;
        std::array<std::uint8_t, kMaxJokers> added; // to each kept group: 0 nothing, 1 + colour, or kJokerAdded
    };
    struct Node {
        std::uint64_t key = 0;
        std::int32_t score = kNever, bound = kNever;
        std::int32_t parent = -1;
        Choice choice{};
        bool open = false;
    };
    struct Waiting {
        std::int32_t bound, score, node;
        // Among equal bounds the one that has more of it already comes first.
        bool operator<(const Waiting& other) const {
            return bound != other.bound ? bound < other.bound : score < other.score;
        }
    };
    // Before one number.
    struct Pool {
        KeyTable<Node> nodes;
        std::vector<Waiting> waiting; // a heap
        void clear() {
            nodes.clear();
            waiting.clear();
        }
        // The score of the node with this key, kNever if there is none.
        std::int32_t score(std::uint64_t key) const {
            const int at = nodes.at(key);
            return at == nodes.kNone ? kNever : nodes.entries[at].score;
        }
    };

    using States = std::array<std::uint8_t, kColours>; // of each colour
    static std::uint64_t key(const States& states, int jokers, int points) {
        return std::uint64_t{states[0]} | std::uint64_t{states[1]} << 8 | std::uint64_t{states[2]} << 16 |
               std::uint64_t{states[3]} << 24 | static_cast<std::uint64_t>(jokers) << 32 |
               static_cast<std::uint64_t>(points) << 40;
    }

    static States states_of(std::uint64_t key) {
        const auto of = [&](int colour) { return static_cast<std::uint8_t>(key >> 8 * colour); };
        return {of(0), of(1), of(2), of(3)};
    }
    static int jokers_of(std::uint64_t key) { return static_cast<int>(key >> 32 & 0xff); }

    void prepare(const TableProblem& problem, const TileWeights& weights);
    void sharpen();
    std::int32_t ahead(int number, const States& states, int jokers, std::int32_t score) const;
    bool outdone(int number, const Node& node) const;
    void expand(int number, int node);
    void group(int number, int node, Choice choice, const States& states, int rest, int need, int jokers, int points,
               std::int32_t score, std::size_t kept);
    void arrive(int number, int parent, const Choice& choice, const States& states, int jokers, int points,
                std::int32_t score);
    void count_played(int node);
    void rebuild(int node);
    void add_groups(int number, const Choice& choice);

    const TableProblem* problem_ = nullptr;
    int jokers_ = 0, must_jokers_ = 0, joker_weight_ = 0, minimum_ = 0;
    std::int32_t rack_jokers_ = 0; // what the jokers of the rack count, if more than nothing
    int looked_ = 0, sharpen_at_ = 0, sharpened_ = 0;
    std::int32_t best_ = 0; // the score to beat
    int best_node_ = -1;
    std::array<Layer, kNumbers> layers_;
    std::array<Track, kColours> tracks_;
    std::array<Pool, kNumbers + 1> pools_;
    TablePrices<Pack> prices_;
    TablePlay play_;
};

} // namespace rummykit
