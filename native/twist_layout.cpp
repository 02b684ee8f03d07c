#include "twist_layout.hpp"

#include "twist_groups.hpp"

#include <algorithm>
#include <stdexcept>

namespace rummykit {

namespace {

constexpr std::uint8_t face_of(int kind) {
    return static_cast<std::uint8_t>(kTiles + kind);
}

constexpr std::uint8_t tile(int colour, int number) {
    return static_cast<std::uint8_t>(colour * kNumbers + number);
}

} // namespace

void TwistLayout::close(const Pair& pair) {
    TwistSet set = pair.left;
    set.push_back(face_of(kMirror));
    set.insert(set.end(), pair.right.rbegin(), pair.right.rend());
    sets_.push_back(std::move(set));
}

void TwistLayout::grow(Pair& pair, int number, const TwistLayer::MirrorStep& step) {
    using Cell = TwistLayer::Cell;
    const auto put = [&](TwistSet& side, bool& covered, Cell cell) {
        covered = cell == Cell::doubled;
        if (cell == Cell::none) return;
        side.push_back(cell == Cell::natural ? tile(pair.state.colour, number)
                                             : face_of(cell == Cell::doubled ? kDouble : kRegular));
        pair.state.natural |= cell == Cell::natural;
    };
    // Where one side is covered, what there is goes to the other.
    const Cell left = pair.left_covered ? Cell::none : step.left;
    const Cell right = pair.right_covered ? Cell::none : pair.left_covered ? step.left : step.right;
    put(pair.left, pair.left_covered, left);
    put(pair.right, pair.right_covered, right);
    pair.state.pending = static_cast<std::uint8_t>(pair.left_covered + pair.right_covered);
}

void TwistLayout::lay_mirrors(int number, const std::array<TwistMirror, kMaxJokers>& mirrors, const TwistLayer& layer) {
    using Act = TwistLayer::MirrorStep::Act;
    for (Pair& pair : pairs_)
        pair.settled = false;
    const auto apply = [&](Pair& pair, const TwistLayer::MirrorStep& step) {
        pair.settled = true;
        if (step.act == Act::grows) return grow(pair, number, step);
        pair.left.push_back(face_of(kColour));
        pair.right.push_back(face_of(kColour));
        pair.state.colour = step.colour;
    };
    const auto ends = [](const TwistLayer::MirrorStep& step) {
        return step.act == Act::ends || (step.act == Act::changes && step.last);
    };
    for (std::size_t place = 0; place < mirrors.size(); ++place) {
        if (!mirrors[place].there) continue;
        const auto pair = std::ranges::find_if(
            pairs_, [&](const Pair& each) { return !each.settled && each.state.code() == mirrors[place].code(); });
        if (pair == pairs_.end()) throw std::logic_error("a mirror is lost");
        const auto& step = layer.mirrors[place];
        if (step.act != Act::ends) apply(*pair, step);
        if (!ends(step)) continue;
        close(*pair);
        pairs_.erase(pair);
    }
    for (int i = 0; i < layer.starts; ++i) {
        Pair& pair = pairs_.emplace_back();
        pair.state = {layer.started[i].colour, 0, 0, true};
        apply(pair, layer.started[i]);
    }
}

TwistLayout::Run* TwistLayout::find(int colour, std::size_t tiles, bool to_change) {
    for (Run& run : runs_) {
        if (run.colour != colour || run.settled || std::min<std::size_t>(run.tiles.size(), 3) != tiles) continue;
        if (to_change && !problem_.adjacent && run.tiles.back() == face_of(kColour)) continue;
        return &run;
    }
    return nullptr;
}

void TwistLayout::lay_runs(int number, int colour, const TwistLayer& layer) {
    const TwistLayer::ColourStep& step = layer.colours[colour];
    const auto found = [&](std::size_t tiles, bool to_change = false) -> Run& {
        Run* run = find(colour, tiles, to_change);
        if (!run) throw std::logic_error("a run is lost");
        run->settled = true;
        return *run;
    };
    for (Run& run : runs_)
        if (run.colour == colour && run.covered && !run.settled) {
            run.covered = false;
            run.settled = true;
        }
    int place = 0;
    for (std::size_t tiles = 1; tiles <= 3; ++tiles)
        for (int i = 0; i < step.changed[tiles - 1]; ++i) {
            while (layer.change[place].from != colour)
                ++place;
            Run& run = found(tiles, true);
            run.tiles.push_back(face_of(kColour));
            run.colour = layer.change[place++].to;
        }
    for (std::size_t tiles = 1; tiles <= 3; ++tiles)
        for (int i = 0; i < step.doubled[tiles - 1]; ++i) {
            Run& run = found(tiles);
            run.tiles.push_back(face_of(kDouble));
            run.covered = true;
        }
    int regular = step.regular;
    const auto go_on = [&](Run& run) {
        run.tiles.push_back(regular > 0 ? face_of(kRegular) : tile(colour, number));
        --regular;
    };
    for (int i = 0; i < step.longer; ++i)
        go_on(found(3));
    for (const std::size_t tiles : {2, 1})
        while (find(colour, tiles))
            go_on(found(tiles));
    while (Run* run = find(colour, 3)) { // it ends
        sets_.push_back(run->tiles);
        runs_.erase(runs_.begin() + (run - runs_.data()));
    }
    for (int i = 0; i < step.plain; ++i)
        runs_.push_back({{tile(colour, number)}, colour, false, true});
    for (int i = 0; i < step.count; ++i) {
        JokerCounts left = step.before[i];
        Run run{{}, colour, false, true};
        // Other jokers between the changes of colour, and before the first, where they must.
        const auto other = [&] {
            for (const int kind : {kRegular, kDouble})
                if (left[kind]) {
                    --left[kind];
                    run.tiles.push_back(face_of(kind));
                    return;
                }
        };
        for (bool first = true; left[kColour]; first = false) {
            if (first ? !problem_.leading : !problem_.adjacent) other();
            run.tiles.push_back(face_of(kColour));
            --left[kColour];
        }
        while (left[kRegular] + left[kDouble])
            other();
        run.tiles.push_back(tile(colour, number));
        runs_.push_back(std::move(run));
    }
}

void TwistLayout::lay_groups(int number, const TwistLayer& layer) {
    const TwistGroups& groups = twist_groups();
    int code = layer.grouped, jokers = layer.group_jokers;
    while (code) {
        const GroupPiece& piece = groups.pieces[static_cast<std::size_t>(groups.last[jokers][code])];
        TwistSet set, mirrored;
        const auto naturals = [&](TwistSet& side, int colours) {
            for (int c = 0; c < kColours; ++c)
                if (colours >> c & 1) side.push_back(tile(c, number));
        };
        const auto fill = [&](TwistSet& side, int regular, int doubles) {
            side.insert(side.end(), static_cast<std::size_t>(regular), face_of(kRegular));
            side.insert(side.end(), static_cast<std::size_t>(doubles), face_of(kDouble));
        };
        const int both = piece.left & piece.right;
        naturals(set, both);
        naturals(set, piece.left & ~both);
        fill(set, piece.left_regular, piece.left_double);
        if (piece.mirror) {
            // Jokers on one side face tiles and jokers on the other.
            naturals(mirrored, both);
            fill(mirrored, piece.right_regular, piece.right_double);
            naturals(mirrored, piece.right & ~both);
            set.push_back(face_of(kMirror));
            set.insert(set.end(), mirrored.rbegin(), mirrored.rend());
        }
        sets_.push_back(std::move(set));
        code -= piece.code;
        jokers -= piece.jokers;
    }
}

void TwistLayout::lay(int number, const std::array<TwistMirror, kMaxJokers>& mirrors, const TwistLayer& layer) {
    for (Run& run : runs_)
        run.settled = false;
    for (const BegunRun& run : problem_.begun)
        if (run.number == number) runs_.push_back({run.tiles, run.colour});
    lay_mirrors(number, mirrors, layer);
    for (int c = 0; c < kColours; ++c)
        lay_runs(number, c, layer);
    // A run that ends with a change of colour has none that it could go on in.
    for (std::size_t i = runs_.size(); i-- > 0;)
        if (runs_[i].colour == kColours) {
            sets_.push_back(std::move(runs_[i].tiles));
            runs_.erase(runs_.begin() + static_cast<std::ptrdiff_t>(i));
        }
    lay_groups(number, layer);
}

std::vector<TwistSet> TwistLayout::finish() {
    for (const Pair& pair : pairs_)
        close(pair);
    for (Run& run : runs_)
        sets_.push_back(std::move(run.tiles));
    return std::move(sets_);
}

} // namespace rummykit
