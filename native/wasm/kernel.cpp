// The face of the kernel for browsers: arrays of plain integers in, arrays of plain integers out, in one buffer.
//
// A page writes a question into the buffer and reads the answer from it. It is compiled without exceptions: what the
// kernel refuses ends the instance, and the page makes a new one.
#include "any_table_search.hpp"
#include "hand_solver.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

using namespace rummykit;

namespace {

constexpr int kRoom = 1024; // a table of all tiles in sets of three takes 300 integers
constexpr int kNothing = -1;

std::int32_t buffer[kRoom];

// Reads or writes one integer after the other.
struct Cursor {
    int at = 0;

    int next() { return buffer[at++]; }
    void put(int value) { buffer[at++] = value; }
};

} // namespace

extern "C" {

// What a throw is compiled to: the instance ends. Nothing has to be cleared up when a thread ends, since none does.
void* __cxa_allocate_exception(std::size_t) noexcept {
    __builtin_trap();
}
void __cxa_throw(void*, void*, void (*)(void*)) {
    __builtin_trap();
}
int __cxa_thread_atexit(void (*)(void*), void*, void*) noexcept {
    return 0;
}

// Where questions and answers stand.
std::int32_t* kernel_buffer() {
    return buffer;
}

// The best way to lay all tiles that must lie and some of those that may. The question: 53 weights, 53 counts that must
// lie, 53 that may, whether the ace is high too, the minimum, what is to be beaten; the number of kept runs and of each
// its colour, lowest and highest number from 0; the number of kept groups and of each its number from 0, colours and
// size. The answer: the score, 53 counts played, the number of sets, and of each the kept set that it lengthens or -1,
// whether at its low end, its size and its faces from 0. Returns the length of the answer, or -1 where there is no way.
std::int32_t kernel_table() {
    static AnyTableSearch search;
    TableProblem problem;
    TileWeights weights;
    Cursor in;
    for (auto& weight : weights)
        weight = in.next();
    for (auto& count : problem.must)
        count = static_cast<std::uint8_t>(in.next());
    for (auto& count : problem.may)
        count = static_cast<std::uint8_t>(in.next());
    problem.high_ace = in.next() != 0;
    problem.minimum = in.next();
    problem.beat = in.next();
    for (int runs = in.next(); runs > 0; --runs) {
        const int colour = in.next(), low = in.next(), high = in.next();
        problem.kept_runs.push_back({colour, low, high});
    }
    for (int groups = in.next(); groups > 0; --groups) {
        const int number = in.next(), colours = in.next(), size = in.next();
        problem.kept_groups.push_back({number, static_cast<unsigned>(colours), size});
    }
    const TablePlay& found = search.solve(problem, weights);
    if (!found.found) return kNothing;
    Cursor out;
    out.put(found.score);
    for (const int count : found.played)
        out.put(count);
    out.put(static_cast<int>(found.sets.size()));
    for (const TileSet& set : found.sets) {
        out.put(set.kept);
        out.put(set.before);
        out.put(set.size);
        for (int k = 0; k < set.size; ++k)
            out.put(set.faces[static_cast<std::size_t>(k)]);
    }
    return out.at;
}

// The most value of a hand in disjoint melds. The question: the fewest and most cards of a group, 0 for no groups, and
// whether its suits differ; the fewest and most cards of a run, 0 for no runs, and where the ace stands (low, high,
// both, corner from 0); 52 values, the number of cards and the cards. The answer: the value, the number of melds, and
// of each its size and its cards. Returns the length of the answer.
std::int32_t kernel_hand() {
    Cursor in;
    Shapes shapes;
    const int least = in.next(), most = in.next(), distinct = in.next();
    if (least > 0) shapes.groups = Groups{least, most, distinct != 0};
    const int shortest = in.next(), longest = in.next(), ace = in.next();
    if (shortest > 0) shapes.runs = Runs{shortest, longest, static_cast<Ace>(ace)};
    std::array<int, kFaces> values;
    for (int& value : values)
        value = in.next();
    Hand hand;
    for (int cards = in.next(); cards > 0; --cards)
        hand.add(static_cast<unsigned>(in.next()));
    const Arrangement found = HandSolver(shapes, values).best(hand);
    Cursor out;
    out.put(found.score / kPoint);
    out.put(static_cast<int>(found.melds.size()));
    for (const Meld& meld : found.melds) {
        out.put(static_cast<int>(meld.size()));
        for (const int face : meld)
            out.put(face);
    }
    return out.at;
}
}
