#include "tile_steps.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace rummykit {

namespace {

constexpr int kLeast = 3; // tiles in a set
constexpr unsigned kOfColour = (1u << kNumbers) - 1;
constexpr unsigned kEveryColour = (1u << kColours) - 1;

LaidSet run_of(int colour, int low, int size, unsigned jokers) {
    LaidSet set;
    set.run = true;
    for (int at = 0; at < size; ++at)
        set.add(jokers >> at & 1 ? kTileJoker : colour * kNumbers + low + at);
    return set;
}

// The groups of a number from tiles in `colours` and jokers: fewer tiles first, then by colours, then by jokers.
template <typename Take>
void every_group(int number, unsigned colours, int jokers, Take&& take) {
    std::array<int, kColours> here;
    int size = 0;
    for (int colour = 0; colour < kColours; ++colour)
        if (colours >> colour & 1) here[size++] = colour;
    const auto lay = [&](std::initializer_list<int> chosen) {
        const auto naturals = static_cast<int>(chosen.size());
        for (int wild = std::max(0, kLeast - naturals); wild <= std::min(jokers, kColours - naturals); ++wild) {
            LaidSet set;
            for (const int at : chosen)
                set.add(here[at] * kNumbers + number);
            for (int each = 0; each < wild; ++each)
                set.add(kTileJoker);
            take(set);
        }
    };
    for (int a = 0; a < size; ++a)
        lay({a});
    for (int a = 0; a < size; ++a)
        for (int b = a + 1; b < size; ++b)
            lay({a, b});
    for (int a = 0; a < size; ++a)
        for (int b = a + 1; b < size; ++b)
            for (int c = b + 1; c < size; ++c)
                lay({a, b, c});
    if (size == kColours) lay({0, 1, 2, 3});
}

// The runs of a colour from its tiles and jokers: by their first number, then by length, then by the tiles that jokers
// replace. A tile before two jokers is listed as a group.
template <typename Take>
void every_run(unsigned numbers, int jokers, Take&& take) {
    for (int low = 0; low + kLeast <= kNumbers; ++low) {
        unsigned gaps = 0;
        for (int size = 1; low + size <= kNumbers; ++size) {
            if (!(numbers >> (low + size - 1) & 1)) gaps |= 1u << (size - 1);
            const int missing = std::popcount(gaps);
            if (missing > jokers) break;
            if (size < kLeast) continue;
            const int most = std::min(jokers - missing, size - missing - 1);
            if (most < 0) continue;
            const auto add = [&](unsigned wild) {
                if (size > kLeast || wild != 0b110) take(low, size, wild);
            };
            add(gaps);
            for (int i = 0; most > 0 && i < size; ++i)
                if (!(gaps >> i & 1)) add(gaps | 1u << i);
            for (int i = 0; most > 1 && i < size; ++i)
                for (int j = i + 1; j < size; ++j)
                    if (!((gaps >> i | gaps >> j) & 1)) add(gaps | 1u << i | 1u << j);
        }
    }
}

// How many runs some tiles of a colour make with jokers, and how many groups those of a number.
struct SetCounts {
    std::array<std::array<std::uint16_t, kOfColour + 1>, kMaxJokers + 1> runs;
    std::array<std::array<std::uint8_t, kEveryColour + 1>, kMaxJokers + 1> groups;

    SetCounts() {
        for (int jokers = 0; jokers <= kMaxJokers; ++jokers) {
            for (unsigned numbers = 0; numbers <= kOfColour; ++numbers) {
                int count = 0;
                every_run(numbers, jokers, [&](int, int, unsigned) { ++count; });
                runs[jokers][numbers] = static_cast<std::uint16_t>(count);
            }
            for (unsigned colours = 0; colours <= kEveryColour; ++colours) {
                int count = 0;
                every_group(0, colours, jokers, [&](const LaidSet&) { ++count; });
                groups[jokers][colours] = static_cast<std::uint8_t>(count);
            }
        }
    }
};

const SetCounts& set_counts() {
    static const SetCounts counts;
    return counts;
}

unsigned numbers_of(const RackBits& rack, int colour) {
    return static_cast<unsigned>(rack.once >> colour * kNumbers) & kOfColour;
}

unsigned colours_of(const RackBits& rack, int number) {
    unsigned colours = 0;
    for (int colour = 0; colour < kColours; ++colour)
        colours |= static_cast<unsigned>(rack.once >> (colour * kNumbers + number) & 1) << colour;
    return colours;
}

LaidSet run_to_ace(int colour, int low, int size) {
    LaidSet set;
    set.run = true;
    for (int at = 0; at < size; ++at)
        set.add(colour * kNumbers + (low + at) % kNumbers);
    return set;
}

int count_sets(const RackBits& rack) {
    const SetCounts& counts = set_counts();
    int count = 0;
    for (int number = 0; number < kNumbers; ++number)
        count += counts.groups[rack.jokers][colours_of(rack, number)];
    for (int colour = 0; colour < kColours; ++colour)
        count += counts.runs[rack.jokers][numbers_of(rack, colour)];
    return count;
}

// The sets of a rack: groups by number, then runs by colour.
std::vector<LaidSet> sets_of(const RackBits& rack) {
    std::vector<LaidSet> sets;
    for (int number = 0; number < kNumbers; ++number)
        every_group(number, colours_of(rack, number), rack.jokers, [&](const LaidSet& set) { sets.push_back(set); });
    for (int colour = 0; colour < kColours; ++colour)
        every_run(numbers_of(rack, colour), rack.jokers,
                  [&](int low, int size, unsigned wild) { sets.push_back(run_of(colour, low, size, wild)); });
    return sets;
}

LaidSet set_of(const RackBits& rack, int number) {
    const SetCounts& counts = set_counts();
    LaidSet found;
    for (int each = 0; each < kNumbers; ++each) {
        const unsigned colours = colours_of(rack, each);
        const int here = counts.groups[rack.jokers][colours];
        if (number < here) {
            every_group(each, colours, rack.jokers, [&](const LaidSet& set) {
                if (number-- == 0) found = set;
            });
            return found;
        }
        number -= here;
    }
    for (int colour = 0; colour < kColours; ++colour) {
        const unsigned numbers = numbers_of(rack, colour);
        const int here = counts.runs[rack.jokers][numbers];
        if (number < here) {
            every_run(numbers, rack.jokers, [&](int low, int size, unsigned wild) {
                if (number-- == 0) found = run_of(colour, low, size, wild);
            });
            return found;
        }
        number -= here;
    }
    return found;
}

// The sets of cards without jokers in a hand: runs by suit, the shortest first, then groups by rank.
template <typename Take>
void every_set_of_cards(const RackBits& rack, bool high_ace, Take&& take) {
    for (int colour = 0; colour < kColours; ++colour) {
        const unsigned low_ace = numbers_of(rack, colour);
        const unsigned numbers = high_ace ? low_ace | (low_ace & 1) << kNumbers : low_ace;
        for (int size = kLeast; size <= kNumbers; ++size) {
            const int last = high_ace && size < kNumbers ? kNumbers + 1 : kNumbers;
            for (int low = 0; low + size <= last; ++low) {
                const unsigned wanted = ((1u << size) - 1) << low;
                if ((numbers & wanted) == wanted) take(run_to_ace(colour, low, size));
            }
        }
    }
    for (int number = 0; number < kNumbers; ++number)
        for (unsigned chosen = 0; chosen <= kEveryColour; ++chosen) { // the first suit is the highest bit
            LaidSet set;
            for (int colour = 0; colour < kColours; ++colour)
                if (chosen >> (kColours - 1 - colour) & 1) set.add(colour * kNumbers + number);
            if (set.size < kLeast) continue;
            if (std::all_of(set.faces.begin(), set.faces.begin() + set.size, [&](int face) { return rack.has(face); }))
                take(set);
        }
}

// A set of cards with one more, by the card; a whole suit lies from the ace to the king.
template <typename Take>
void every_longer_of_cards(const LaidSet& set, const RackBits& rack, bool high_ace, Take&& take) {
    if (!set.run) {
        if (set.size >= kColours) return;
        const KeptGroup group = group_of(set);
        for (int colour = 0; colour < kColours; ++colour) {
            const int face = colour * kNumbers + group.number;
            if ((group.colours >> colour & 1) || !rack.has(face)) continue;
            LaidSet longer = set;
            longer.add(face);
            std::sort(longer.faces.begin(), longer.faces.begin() + longer.size);
            take(longer);
        }
        return;
    }
    const RunPlace run = place_of(set);
    const auto with = [&](int low, int place) {
        if (!rack.has(run.colour * kNumbers + place)) return;
        take(set.size + 1 == kNumbers ? run_to_ace(run.colour, 0, kNumbers)
                                      : run_to_ace(run.colour, low, set.size + 1));
    };
    if (set.size >= kNumbers) return;
    const bool to_ace = high_ace && run.high == kNumbers - 1 && run.low > 1;
    if (to_ace) with(run.low, 0);
    if (run.low > 0) with(run.low - 1, run.low - 1);
    if (run.high + 1 < kNumbers) with(run.low, run.high + 1);
}

// The worth of a set in its best reading.
int value_of(const LaidSet& set) {
    if (!reads_as_run(set)) return (group_of(set).number + 1) * set.size;
    const RunPlace run = place_of(set);
    return (run.low + run.high + 2) * set.size / 2;
}

// First melds: disjoint sets that together reach the minimum, none of them needless when it is laid.
template <typename Take>
class FirstMelds {
  public:
    FirstMelds(const RackBits& rack, int minimum, Take take) : minimum_(minimum), take_(take), sets_(sets_of(rack)) {
        for (const LaidSet& set : sets_) {
            Need need{0, 0, value_of(set)};
            for (int at = 0; at < set.size; ++at) {
                if (set.faces[at] == kTileJoker)
                    ++need.jokers;
                else
                    need.tiles |= std::uint64_t{1} << set.faces[at];
            }
            needs_.push_back(need);
        }
        extend(0, 0, rack);
    }

  private:
    struct Need {
        std::uint64_t tiles;
        int jokers, value;
    };

    void extend(std::size_t first, int value, const RackBits& left) {
        for (std::size_t at = first; at < sets_.size(); ++at) {
            const Need& need = needs_[at];
            if ((need.tiles & left.once) != need.tiles || need.jokers > left.jokers) continue;
            chosen_.push_back(static_cast<int>(at));
            if (value + need.value >= minimum_) {
                take_(sets_, chosen_);
            } else {
                RackBits rest = left;
                rest.once &= ~(need.tiles & ~left.twice);
                rest.twice &= ~need.tiles;
                rest.jokers -= need.jokers;
                extend(at, value + need.value, rest);
            }
            chosen_.pop_back();
        }
    }

    int minimum_;
    Take take_;
    std::vector<LaidSet> sets_;
    std::vector<Need> needs_;
    std::vector<int> chosen_;
};

// The set with one more tile of the rack: tiles ascending, then a joker, at the low end first.
template <typename Take>
void every_longer(const LaidSet& set, const RackBits& rack, Take&& take) {
    const auto with = [&](int face, bool in_front) {
        LaidSet longer;
        longer.run = set.run;
        if (in_front) longer.add(face);
        for (int at = 0; at < set.size; ++at)
            longer.add(set.faces[at]);
        if (!in_front) longer.add(face);
        take(longer);
    };
    if (!set.run) {
        if (set.size >= kColours) return;
        const KeptGroup group = group_of(set);
        for (int colour = 0; colour < kColours; ++colour) {
            const int face = colour * kNumbers + group.number;
            if (!(group.colours >> colour & 1) && rack.has(face)) with(face, false);
        }
        if (rack.jokers) with(kTileJoker, false);
        return;
    }
    const RunPlace run = place_of(set);
    const int first = run.colour * kNumbers;
    const bool below = run.low > 0, above = run.high + 1 < kNumbers;
    if (below && rack.has(first + run.low - 1)) with(first + run.low - 1, true);
    if (above && rack.has(first + run.high + 1)) with(first + run.high + 1, false);
    if (below && rack.jokers) with(kTileJoker, true);
    if (above && rack.jokers) with(kTileJoker, false);
}

} // namespace

RackBits::RackBits(const TilePool& rack) : jokers(rack[kTileJoker]) {
    for (int face = 0; face < kTiles; ++face) {
        once |= std::uint64_t{rack[face] > 0} << face;
        twice |= std::uint64_t{rack[face] > 1} << face;
    }
}

TileSteps::TileSteps(const TileWords& words, const TileDeal& dealt) : words_(words), deal_(dealt) {}

TileSteps::TileSteps(const TileWords& words, const TileDeal& deal, std::vector<LaidSet> table)
    : words_(words), deal_(deal), table_(std::move(table)) {}

int TileSteps::count() const {
    if (deal_.over != TileDeal::kOn) return 0;
    const RackBits rack(deal_.racks[deal_.turn]);
    int count = 1;
    if (first_meld()) {
        FirstMelds(rack, words_.minimum, [&](const auto&, const auto&) { ++count; });
        return count;
    }
    if (words_.cards) return count + static_cast<int>(steps_of_cards(rack).size());
    count += count_sets(rack);
    for (const LaidSet& set : table_)
        every_longer(set, rack, [&](const LaidSet&) { ++count; });
    return count;
}

TileStep TileSteps::action(int number) const {
    TileStep step;
    if (number-- == 0) return step;
    const RackBits rack(deal_.racks[deal_.turn]);
    if (first_meld()) {
        FirstMelds(rack, words_.minimum, [&](const std::vector<LaidSet>& sets, const std::vector<int>& chosen) {
            if (number-- != 0) return;
            for (const int at : chosen)
                step.sets.push_back(sets[at]);
        });
        return step;
    }
    if (words_.cards) return steps_of_cards(rack)[static_cast<std::size_t>(number)];
    const int sets = count_sets(rack);
    if (number < sets) {
        step.sets.push_back(set_of(rack, number));
        return step;
    }
    number -= sets;
    for (int place = 0; place < static_cast<int>(table_.size()) && number >= 0; ++place)
        every_longer(table_[place], rack, [&](const LaidSet& longer) {
            if (number-- == 0) step = {place, {longer}};
        });
    return step;
}

std::vector<TileStep> TileSteps::actions() const {
    std::vector<TileStep> steps;
    if (deal_.over != TileDeal::kOn) return steps;
    steps.emplace_back();
    const RackBits rack(deal_.racks[deal_.turn]);
    if (first_meld()) {
        FirstMelds(rack, words_.minimum, [&](const std::vector<LaidSet>& sets, const std::vector<int>& chosen) {
            TileStep& step = steps.emplace_back();
            for (const int at : chosen)
                step.sets.push_back(sets[at]);
        });
        return steps;
    }
    if (words_.cards) {
        const std::vector<TileStep> more = steps_of_cards(rack);
        steps.insert(steps.end(), more.begin(), more.end());
        return steps;
    }
    for (const LaidSet& set : sets_of(rack))
        steps.push_back({-1, {set}});
    for (int place = 0; place < static_cast<int>(table_.size()); ++place)
        every_longer(table_[place], rack, [&](const LaidSet& longer) { steps.push_back({place, {longer}}); });
    return steps;
}

// Cards laid after a first meld, as they are listed.
std::vector<TileStep> TileSteps::steps_of_cards(const RackBits& rack) const {
    std::vector<TileStep> steps;
    every_set_of_cards(rack, words_.high_ace, [&](const LaidSet& set) { steps.push_back({-1, {set}}); });
    for (int place = 0; place < static_cast<int>(table_.size()); ++place)
        every_longer_of_cards(table_[place], rack, words_.high_ace,
                              [&](const LaidSet& longer) { steps.push_back({place, {longer}}); });
    return steps;
}

TileStepped TileSteps::play(const TileStep& step) {
    TileStepped done;
    if (step.passes()) {
        for (int each = 0; each < std::min(words_.drawn_on_pass, deal_.stock_size); ++each)
            done.drawn.push_back(deal_.stock[deal_.stock_size - 1 - each]);
        deal_.pass(words_);
        return done;
    }
    TileMove move;
    if (first_meld()) done.opening = 0;
    for (LaidSet set : step.sets) {
        for (int at = 0; at < set.size; ++at)
            ++move.played[set.faces[at]];
        if (done.opening >= 0) done.opening += value_of(set);
        set.run = reads_as_run(set);
        if (step.place < 0) {
            table_.push_back(set);
            continue;
        }
        for (int at = 0; at < table_[step.place].size; ++at)
            --move.played[table_[step.place].faces[at]];
        table_[step.place] = set;
    }
    for (int face = 0; face < kPoolFaces; ++face)
        done.played.insert(done.played.end(), move.played[face], static_cast<std::uint8_t>(face));
    move.tiles = static_cast<int>(done.played.size());
    rummykit::play(deal_, move);
    return done;
}

void TileSteps::deal_anew(Random& random) {
    std::array<std::uint8_t, kMostPool> hidden;
    int count = deal_.stock_size;
    std::copy_n(deal_.stock.begin(), count, hidden.begin());
    for (int seat = 0; seat < deal_.players; ++seat) {
        if (seat == deal_.turn) continue;
        for (int face = 0; face < kPoolFaces; ++face)
            for (; deal_.racks[seat][face]; --deal_.racks[seat][face])
                hidden[count++] = static_cast<std::uint8_t>(face);
    }
    random.shuffle_front(hidden, count, count);
    for (int seat = 0; seat < deal_.players; ++seat)
        for (int held = seat == deal_.turn ? 0 : deal_.held[seat]; held > 0; --held)
            ++deal_.racks[seat][hidden[--count]];
    std::copy_n(hidden.begin(), count, deal_.stock.begin());
}

} // namespace rummykit
