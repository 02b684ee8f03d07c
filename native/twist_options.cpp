// How the runs of one colour go on at a number, listed once for all nodes at which that is the same.
#include "twist_search.hpp"

#include <algorithm>

namespace rummykit {

// The ways of a colour to go on, the best first; made once for all nodes for which they are the same.
TwistSearch::Range TwistSearch::options(const Step& step, int c) {
    const State& from = step.from;
    const bool fresh = from.fresh && (from.fresh - 1) / 3 == c;
    std::uint64_t key = static_cast<std::uint64_t>(number_) << 2 | static_cast<std::uint64_t>(c);
    for (const int part : {int{from.one[c]}, int{from.two[c]}, int{from.three[c]}, int{from.covered_two[c]},
                           int{from.covered_three[c]}, step.rest[c], int{step.left[kRegular]}, int{step.left[kDouble]},
                           int{step.left[kColour]}, fresh ? 1 + (from.fresh - 1) % 3 : 0})
        key = key << 4 | static_cast<std::uint64_t>(part);
    Range& range = listed_.entries[listed_.made(key)];
    if (range.listed) return range;
    range.listed = true;
    range.from = static_cast<std::uint32_t>(options_.size());
    list(step, c);
    range.to = static_cast<std::uint32_t>(options_.size());
    std::sort(options_.begin() + range.from, options_.end(),
              [](const Option& a, const Option& b) { return a.bound > b.bound; });
    return range;
}

void TwistSearch::list(const Step& step, int c) {
    const State& from = step.from;
    const std::array<int, 3> open{from.one[c], from.two[c], from.three[c]};
    const int all = step.rest[c];
    const bool last = number_ + 1 == kNumbers;
    const JokerCounts& left = step.left;
    const auto free_to_change = [&](int tiles) { return open[tiles] - (from.fresh == 1 + 3 * c + tiles); };
    const int most_doubles = last ? 0 : left[kDouble];
    for (int d = 0; d <= std::min(most_doubles, open[0]); ++d)
        for (int e = 0; d + e <= most_doubles && e <= open[1]; ++e)
            for (int f = 0; d + e + f <= most_doubles && f <= open[2]; ++f)
                for (int x = 0; x <= left[kColour] && d + x <= open[0] && x <= free_to_change(0) && !(x && last); ++x)
                    for (int y = 0; x + y <= left[kColour] && e + y <= open[1] && y <= free_to_change(1); ++y)
                        for (int z = 0; x + y + z <= left[kColour] && f + z <= open[2] && z <= free_to_change(2); ++z) {
                            const int must_go_on = open[0] - d - x + open[1] - e - y;
                            const int may_go_on = open[2] - f - z;
                            if (must_go_on > all + left[kRegular]) continue;
                            Option option;
                            option.step.doubled = {byte(d), byte(e), byte(f)};
                            option.step.changed = {byte(x), byte(y), byte(z)};
                            option.used = {0, byte(d + e + f), byte(x + y + z), 0};
                            option.covered_two = byte(d);
                            option.covered_three = byte(e + f);
                            option.points = (d + e + f) * (2 * number_ + 3) + (x + y + z) * (number_ + 1);
                            for (int regular = 0; regular <= left[kRegular]; ++regular)
                                for (int longer = 0; longer <= may_go_on; ++longer) {
                                    const int naturals = must_go_on + longer - regular;
                                    if (naturals < 0 || naturals > all) continue;
                                    option.used[kRegular] = option.step.regular = byte(regular);
                                    option.step.longer = byte(longer);
                                    // A run that ends where another begins is one longer run.
                                    const int most_plain = longer == may_go_on ? all - naturals : 0;
                                    for (int plain = 0; plain <= most_plain; ++plain) {
                                        option.step.plain = byte(plain);
                                        option.step.tiles = byte(naturals + plain);
                                        begin(step, c, option, all - naturals - plain, 0);
                                    }
                                }
                        }
}

// Runs that begin with jokers before their first tile, of each kind in order; `naturals` tiles are there for them.
void TwistSearch::begin(const Step& step, int c, Option option, int naturals, std::size_t type) {
    add_option(step, c, option);
    if (!naturals) return;
    for (std::size_t i = type; i < before_.size(); ++i) {
        const JokerCounts& before = before_[i];
        const int cells = before[kRegular] + 2 * before[kDouble] + before[kColour];
        if (cells > number_) continue;
        Option more = option;
        bool enough = true;
        for (int kind = 0; kind < kJokerKinds; ++kind) {
            more.used[kind] = byte(option.used[kind] + before[kind]);
            enough &= more.used[kind] <= step.left[kind];
        }
        if (!enough) continue;
        more.step.before[more.step.count++] = before;
        ++more.step.tiles;
        more.points += cells * (number_ + 1) - cells * (cells + 1) / 2;
        begin(step, c, more, naturals - 1, i);
    }
}

// Takes the option into the list, once all runs are settled, unless it leads nowhere.
void TwistSearch::add_option(const Step& step, int c, Option& option) {
    const ColourStep& act = option.step;
    const State& from = step.from;
    // A tile that lies elsewhere could take the place of a joker in a run, and the joker an end that is not laid yet.
    if (act.regular && act.tiles < step.rest[c] && problem_->begun.empty()) return;
    const int used = act.tiles + tiles_[c][number_].all - step.rest[c];
    option.here = bounds_.here(c, number_, used);
    if (option.here == kNever) return;
    int early = 0, complete = 0;
    for (int i = 0; i < act.count; ++i) {
        const JokerCounts& before = act.before[i];
        const int jokers = before[kRegular] + before[kDouble] + before[kColour];
        (jokers == 1 ? early : complete) += 1;
    }
    option.one = act.plain;
    option.two = byte(from.one[c] - act.doubled[0] - act.changed[0] + from.covered_two[c] + early);
    option.three = byte(from.two[c] - act.doubled[1] - act.changed[1] + act.longer + from.covered_three[c] + complete);
    option.paid = 0;
    for (const int kind : {kRegular, kDouble, kColour})
        option.paid += bounds_.price(kind) * option.used[kind];
    // A run that changes its colour here pays half of it, one that begins so all.
    for (const int changed : act.changed)
        option.paid -= (bounds_.price(kColour) - bounds_.price(kColour) / 2) * changed;
    State to;
    to.one[c] = option.one;
    to.two[c] = option.two;
    to.three[c] = option.three;
    to.covered_two[c] = option.covered_two;
    to.covered_three[c] = option.covered_three;
    option.ahead = colour_bound(number_ + 1, to, c);
    if (option.ahead == kNever) return;
    option.bound = std::int64_t{option.here} + option.ahead - option.paid;
    Option& taken = options_.emplace_back(option);
    taken.points += (act.tiles + act.regular) * (number_ + 1);
}

} // namespace rummykit
