// The exact best play with double, colour-changing and mirror jokers: number by number, best bounds first.
#pragma once

#include "key_table.hpp"
#include "twist_bounds.hpp"
#include "twist_layer.hpp"
#include "twist_problem.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace rummykit {

// Keeps its memory from call to call; one per thread.
class TwistSearch {
  public:
    // Plays on `problem`; the answer stays until the next call. Raises std::invalid_argument for a problem over the
    // limits.
    const TwistPlay& solve(const TwistProblem& problem, const TwistWeights& weights);
    // Whether the last answer had to do because the steps were spent.
    bool cut_short() const { return cut_short_; }

  private:
    using Mirror = TwistMirror;
    using Layer = TwistLayer;
    using Mirrors = std::array<Mirror, kMaxJokers>;

    struct Key {
        std::uint64_t runs = 0, rest = 0;
        bool operator==(const Key& other) const = default;
        friend std::size_t hashed(const Key& key) { return hashed(key.runs ^ key.rest * 0xD6E8FEB86659FD93u); }
    };
    // Before one number: open runs of 1, 2, and 3 or more tiles, none of them without a number tile; those of 2 and 3
    // in which a double joker covers this number; open mirrors; jokers used; which run a change of colour has just
    // ended in (1 + 3 * colour + tiles - 1), if that matters; the worth of all sets, if that matters.
    struct State {
        std::array<std::uint8_t, kColours> one{}, two{}, three{}, covered_two{}, covered_three{};
        Mirrors mirrors{};
        JokerCounts used{};
        std::uint8_t fresh = 0;
        int points = 0;
        Key key() const;
        static State of(const Key& key);
    };

    using Cell = TwistLayer::Cell;
    using MirrorStep = TwistLayer::MirrorStep;
    using ColourStep = TwistLayer::ColourStep;
    using Change = TwistLayer::Change;

    struct Ahead {
        std::int64_t most = 0, promise = 0;
    };
    struct Node {
        Key key;
        std::int32_t score = kNever, bound = kNever;
        std::int32_t parent = -1;
        bool open = false;
    };
    struct Waiting {
        std::int64_t promise;
        std::int32_t bound, score, node;
        bool operator<(const Waiting& other) const { return promise < other.promise; }
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
        std::int32_t score(const Key& key) const {
            const int at = nodes.at(key);
            return at == nodes.kNone ? kNever : nodes.entries[at].score;
        }
    };

    // One way of a colour to go on at a number, its runs before and after without mirrors.
    struct Option {
        ColourStep step;
        std::uint8_t one = 0, two = 0, three = 0, covered_two = 0, covered_three = 0;
        JokerCounts used{};
        std::int32_t points = 0;
        std::int32_t paid = 0; // the prices of the jokers, of a change of colour half
        std::int32_t here = 0; // the weight of its tiles of this number at most
        // Where there are no mirrors: what follows at most, and the bound of both without what is paid.
        std::int32_t ahead = 0;
        std::int64_t bound = 0;
    };
    // By number, colour, open runs, tiles and jokers: which options those are; none before they are listed.
    struct Range {
        std::uint64_t key = 0;
        std::uint32_t from = 0, to = 0;
        bool listed = false;
    };

    // One node on its way to the next number.
    struct Step {
        State from, to;
        JokerCounts left{};
        std::array<int, kColours> rest{};           // tiles that no mirror has taken
        std::array<bool, kColours> mirrored{};      // whether mirrors lie there, or come to lie
        std::array<std::uint8_t, kColours> order{}; // of the colours
        std::array<std::int32_t, kColours> before{}, after{};
        std::array<bool, kColours> known{}; // whether `after` says what follows at most
        Layer layer;
        std::int32_t score = 0;
        std::int64_t bound = 0; // of colours done and to be done together
    };

    void prepare(const TwistProblem& problem, const TwistWeights& weights);
    Ahead ahead(int number, const State& state) const;
    std::int32_t colour_bound(int number, const State& state, int colour) const;
    bool hopeless(const Step& step) const { return step.bound <= best_; }
    bool outdone(int number, const Node& node) const;
    void expand(int number, int node);
    void mirror(Step& step, int place);
    void fill(Step& step, const Mirror& open, MirrorStep& act, int place, bool start);
    void start(Step& step, int colour);
    void colour(Step& step, int done);
    std::int64_t mirrored_bound(const Step& step, int c, const Option& option) const;
    Range options(const Step& step, int c);
    void list(const Step& step, int c);
    void begin(const Step& step, int c, Option option, int naturals, std::size_t type);
    void add_option(const Step& step, int c, Option& option);
    int room(const Step& step, int c) const;
    void change(Step& step, int place);
    void group(Step& step);
    void arrive(const Step& step);
    void search(std::int32_t beat);
    void sharpen();
    int rebuild(int last);
    void finish(const TwistProblem& problem, int score);

    TwistProblem whole_; // with the rack on the table
    const TwistProblem* problem_ = nullptr;
    JokerCounts jokers_{}, must_jokers_{};
    std::array<std::int32_t, kJokerKinds> joker_weight_{};
    // By kind and how many are used: what the jokers count at most, and that with the price of those that are left.
    std::array<std::array<std::int64_t, kMaxJokers + 1>, kJokerKinds> joker_weighs_{}, by_jokers_{};
    std::array<std::int32_t, kNumbers> racks_{};  // what the rack's tiles from this number on weigh together
    std::array<std::int32_t, kNumbers> lost_{};   // the weight of tiles that lie on the table already
    std::array<bool, kNumbers> even_{};           // rack tiles of a number weigh the same in every colour
    std::array<int, kNumbers + 1> most_points_{}; // all tiles from this number on could be worth
    std::vector<JokerCounts> before_;             // what may stand before the first tile of a run
    std::int32_t best_ = 0;
    int best_node_ = -1;
    int patience_ = 0, looked_ = 0;
    int number_ = 0, parent_ = -1;
    // While a path is followed again: the node to be reached.
    Node* goal_ = nullptr;
    bool reached_ = false;
    bool stopped_ = false; // nothing more of the node is looked at
    // Where steps are limited: those taken, and with how many the node has had its share.
    int steps_ = 0, node_end_ = 0;
    bool cut_short_ = false;
    Layer taken_;
    std::vector<Option> options_;
    KeyTable<Range, 256> listed_;
    TwistGrid tiles_{};
    BegunRuns begun_{};
    TwistBounds bounds_;
    std::array<Pool, kNumbers + 1> pools_;
    TwistPlay play_;
};

} // namespace rummykit
