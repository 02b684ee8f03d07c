#include "laid_hand.hpp"

#include <algorithm>

namespace rummykit {

int LaidHand::points(const LaidShapes& shapes) const {
    int sum = jokers * shapes.held[kPrintedJoker];
    for (const FaceSet plane : copies)
        for (FaceSet rest = plane; rest; rest &= rest - 1)
            sum += shapes.held[std::countr_zero(rest)];
    return sum;
}

bool LaidMeld::room_below(const LaidShapes& shapes) const {
    if (!run || length >= shapes.run_most) return false;
    if (shapes.corner) return true;
    return start > 1 || (start == 1 && shapes.low_ace);
}

bool LaidMeld::room_above(const LaidShapes& shapes) const {
    if (!run || length >= shapes.run_most) return false;
    return shapes.corner || start + length < kRanks + (shapes.high_ace ? 1 : 0);
}

FaceSet LaidMeld::fits(const LaidShapes& shapes) const {
    FaceSet found = 0;
    if (run) {
        if (room_below(shapes)) found |= one(suit * kRanks + (start + kRanks - 1) % kRanks);
        if (room_above(shapes)) found |= one(face(length));
        return found;
    }
    if (size() >= shapes.group_most) return 0;
    for (int of = 0; of < 4; ++of)
        if (!shapes.distinct || (!suits[of] && !(settled >> of & 1))) found |= one(group_face(of));
    return found;
}

FaceSet LaidMeld::frees(const LaidShapes& shapes, bool groups) const {
    FaceSet found = 0;
    if (run) {
        for (std::uint32_t rest = wild; rest; rest &= rest - 1)
            found |= one(face(std::countr_zero(rest)));
        return found;
    }
    if (!groups) return 0;
    for (int of = 0; of < 4; ++of)
        if (settled >> of & 1 || (open && (!shapes.distinct || !suits[of]))) found |= one(group_face(of));
    return found;
}

bool LaidMeld::takes_joker(const LaidShapes& shapes) const {
    if (!shapes.limits.allow(naturals(), jokers() + 1)) return false;
    return run ? room_above(shapes) || room_below(shapes) : size() < shapes.group_most;
}

void LaidMeld::lay_off(const LaidShapes& shapes, int card) {
    if (!run) {
        ++suits[static_cast<std::size_t>(card / kRanks)];
        settle(shapes);
        return;
    }
    const bool above = room_above(shapes) && face(length) == card;
    ++length;
    if (above) return;
    start = static_cast<std::uint8_t>((start + kRanks - 1) % kRanks);
    wild = static_cast<std::uint16_t>(wild << 1);
}

int LaidMeld::lay_joker(const LaidShapes& shapes) {
    if (!run) {
        ++open;
        settle(shapes);
        return -1;
    }
    if (room_above(shapes)) {
        wild |= static_cast<std::uint16_t>(1 << length);
        return face(length++);
    }
    lay_off(shapes, suit * kRanks + (start + kRanks - 1) % kRanks);
    wild |= 1;
    return face(0);
}

void LaidMeld::free_joker(const LaidShapes& shapes, int card) {
    if (run) {
        for (std::uint32_t rest = wild; rest; rest &= rest - 1)
            if (const int place = std::countr_zero(rest); face(place) == card) {
                wild &= static_cast<std::uint16_t>(~(1 << place));
                return;
            }
        return;
    }
    const int of = card / kRanks;
    ++suits[static_cast<std::size_t>(of)];
    if (settled >> of & 1)
        settled &= static_cast<std::uint8_t>(~(1 << of));
    else
        --open;
    settle(shapes);
}

void LaidMeld::settle(const LaidShapes& shapes) {
    if (!shapes.distinct || run || (size() < 4 && !shapes.declared)) return;
    for (int of = 0; of < 4 && open; ++of)
        if (!suits[of] && !(settled >> of & 1)) {
            settled |= static_cast<std::uint8_t>(1 << of);
            --open;
        }
}

int LaidMeld::worth(const LaidShapes& shapes) const {
    if (!run) return size() * shapes.melded[rank];
    int sum = 0;
    for (int place = 0; place < length; ++place)
        sum += shapes.melded[face(place)];
    return start == 0 ? sum + shapes.ace_below - shapes.melded[face(0)] : sum;
}

void take(LaidHand& hand, const LaidMeld& meld) {
    meld.each([&](int face) { hand.remove(face); });
    const int jokers = meld.jokers();
    hand.jokers -= jokers;
    hand.size -= jokers;
}

namespace {

constexpr int kMostLooks = 300; // ways to lay a hand that are looked at
constexpr std::uint32_t kSuit = (1u << kRanks) - 1;

std::uint32_t ranks_of(FaceSet hand, int suit) {
    return static_cast<std::uint32_t>(hand >> suit * kRanks) & kSuit;
}

// The ranks of a suit as a line on which every run is a row of bits: with the ace above the king, and round the corner.
std::uint32_t line_of(const LaidShapes& shapes, std::uint32_t ranks) {
    if (shapes.corner) return ranks | ranks << kRanks;
    return (shapes.low_ace ? ranks : ranks & ~1u) | (shapes.high_ace ? (ranks & 1) << kRanks : 0);
}

// Ranks with three cards or more that may be a group.
std::uint32_t grouped_ranks(const LaidShapes& shapes, const LaidHand& hand) {
    if (!shapes.groups) return 0;
    std::uint32_t once = 0, twice = 0, thrice = 0;
    for (const FaceSet plane : hand.copies) {
        for (int suit = 0; plane && suit < 4; ++suit) {
            const std::uint32_t ranks = ranks_of(plane, suit);
            thrice |= twice & ranks;
            twice |= once & ranks;
            once |= ranks;
        }
        if (shapes.distinct) break;
    }
    return thrice;
}

} // namespace

FaceSet in_melds(const LaidShapes& shapes, const LaidHand& hand) {
    const std::uint32_t groups = grouped_ranks(shapes, hand);
    FaceSet found = 0;
    for (int suit = 0; suit < 4; ++suit) {
        const std::uint32_t ranks = ranks_of(hand.once(), suit), line = shapes.runs ? line_of(shapes, ranks) : 0;
        std::uint32_t starts = line;
        for (int more = 1; more < shapes.run_least; ++more)
            starts &= line >> more;
        std::uint32_t runs = 0;
        for (int more = 0; starts && more < shapes.run_least; ++more)
            runs |= starts << more;
        runs |= runs >> kRanks;
        found |= static_cast<FaceSet>(ranks & (runs | groups) & kSuit) << suit * kRanks;
    }
    return found;
}

namespace {

class Arranger {
  public:
    Arranger(const LaidShapes& shapes, const LaidHand& hand, const Wanted& wanted)
        : shapes_(shapes), wanted_(wanted), values_(wanted.first ? shapes.melded : shapes.held) {
        look(hand, {}, 0);
    }

    NewMelds found;

  private:
    // The lowest card that may be melded goes into each meld that it can be in, or stays over.
    void look(const LaidHand& rest, const LaidHand& over, int count) {
        const FaceSet meldable = ++looks_ > kMostLooks || count == kMostNewMelds ? 0 : in_melds(shapes_, rest);
        if (!meldable) return ends(rest, over, count);
        const int lowest = std::countr_zero(meldable), suit = lowest / kRanks, rank = lowest % kRanks;
        const auto lay = [&](const LaidMeld& meld) {
            LaidHand without = rest;
            take(without, meld);
            laid_[static_cast<std::size_t>(count)] = meld;
            look(without, over, count + 1);
        };
        if (shapes_.runs) look_at_runs(rest, suit, rank, lay);
        if (shapes_.groups) look_at_groups(rest, suit, rank, lay);
        LaidHand less = rest, more = over;
        for (int left = rest.count(lowest); left; --left) {
            less.remove(lowest);
            more.add(lowest);
        }
        look(less, more, count);
    }

    // Runs through a card; longer ones are two.
    template <class Lay>
    void look_at_runs(const LaidHand& rest, int suit, int rank, Lay&& lay) const {
        const std::uint32_t ranks = ranks_of(rest.once(), suit);
        const int longest = std::min(shapes_.run_most, 2 * shapes_.run_least - 1);
        for (int back = 0; back < longest; ++back) {
            const int start = (rank - back + kRanks) % kRanks;
            if (!(ranks >> start & 1)) break;
            int length = 0;
            for (const int reach = std::min(shapes_.reach(start), longest);
                 length < reach && ranks >> (start + length) % kRanks & 1;) {
                ++length;
                if (length < shapes_.run_least || length <= back) continue;
                LaidMeld meld;
                meld.run = true;
                meld.suit = static_cast<std::uint8_t>(suit);
                meld.start = static_cast<std::uint8_t>(start);
                meld.length = static_cast<std::uint8_t>(length);
                lay(meld);
            }
        }
    }

    template <class Lay>
    void look_at_groups(const LaidHand& rest, int suit, int rank, Lay&& lay) const {
        std::array<int, 4> held{};
        int all = 0;
        for (int of = 0; of < 4; ++of) {
            held[of] = rest.count(of * kRanks + rank);
            if (shapes_.distinct) held[of] = std::min(held[of], 1);
            all += held[of];
        }
        if (all < shapes_.group_least) return;
        LaidMeld meld;
        meld.rank = static_cast<std::uint8_t>(rank);
        if (!shapes_.distinct) { // of so many alike, all or those that no run could use
            const int most = std::min(all, shapes_.group_most);
            for (int size = most; size >= std::max(shapes_.group_least, most - 2); --size) {
                meld.suits = {};
                meld.suits[suit] = 1;
                for (int left = size - 1, of = 0; left && of < 4; ++of) {
                    const int some = std::min(left, held[of] - meld.suits[of]);
                    meld.suits[of] = static_cast<std::uint8_t>(meld.suits[of] + some);
                    left -= some;
                }
                lay(meld);
            }
            return;
        }
        for (int some = 15; some; --some) {
            if (!(some >> suit & 1) || std::popcount(static_cast<unsigned>(some)) < shapes_.group_least) continue;
            bool all_held = true;
            for (int of = 0; of < 4; ++of) {
                meld.suits[of] = some >> of & 1;
                all_held &= meld.suits[of] <= held[of];
            }
            if (all_held) lay(meld);
        }
    }

    void ends(const LaidHand& rest, const LaidHand& over, int count) {
        LaidHand loose = over;
        for (std::size_t copy = 0; copy < kMostCopies; ++copy) // a face is in one of the two
            loose.copies[copy] |= rest.copies[copy];
        loose.jokers = rest.jokers;
        loose.size += rest.size;
        while (loose.jokers > 0 && count < kMostNewMelds) {
            const LaidMeld meld = with_joker(loose);
            if (!meld.size()) break;
            laid_[static_cast<std::size_t>(count++)] = meld;
            take(loose, meld);
        }
        if (loose.size < wanted_.kept && !shorten(loose, count)) return;
        int points = 0, worth = 0;
        bool natural_run = false;
        for (int number = 0; number < count; ++number) {
            const LaidMeld& meld = laid_[static_cast<std::size_t>(number)];
            worth += meld.worth(shapes_);
            if (!wanted_.first) {
                meld.each([&](int face) { points += values_[face]; });
                points += meld.jokers() * values_[kPrintedJoker];
            }
            natural_run |= meld.run && !meld.wild;
        }
        if (wanted_.first) points = worth;
        if (wanted_.natural_run && !natural_run) return;
        if (wanted_.must >= 0 && loose.count(wanted_.must) >= held_of(wanted_.must, loose, count)) return;
        if (!count || (found.count && points <= found.points)) return;
        found.points = points;
        found.worth = worth;
        found.count = count;
        std::copy_n(laid_.begin(), count, found.melds.begin());
        found.loose = loose;
    }

    // How many cards of a face there are in all.
    int held_of(int face, const LaidHand& loose, int count) const {
        int held = loose.count(face);
        for (int number = 0; number < count; ++number) {
            const LaidMeld& meld = laid_[static_cast<std::size_t>(number)];
            if (face == kPrintedJoker)
                held += meld.jokers();
            else
                meld.each([&](int each) { held += each == face; });
        }
        return held;
    }

    // Takes a card out of a meld that has more than it needs, so that one is kept.
    bool shorten(LaidHand& loose, int count) {
        if (loose.size + 1 < wanted_.kept) return false;
        for (int number = 0; number < count; ++number) {
            LaidMeld& meld = laid_[static_cast<std::size_t>(number)];
            if (meld.jokers() || meld.size() <= (meld.run ? shapes_.run_least : shapes_.group_least)) continue;
            int face = -1;
            meld.each([&](int each) { face = each; });
            if (face == wanted_.must) continue;
            if (meld.run)
                --meld.length;
            else
                --meld.suits[static_cast<std::size_t>(face / kRanks)];
            loose.add(face);
            return true;
        }
        return false;
    }

    // The best meld with one joker, empty if there is none.
    LaidMeld with_joker(const LaidHand& hand) const {
        LaidMeld best;
        int most = 0;
        const auto consider = [&](const LaidMeld& meld) {
            if (!shapes_.limits.allow(meld.naturals(), meld.jokers())) return;
            int points = meld.worth(shapes_);
            if (!wanted_.first) {
                points = 0;
                meld.each([&](int face) { points += values_[face]; });
            }
            if (points + 1 > most) {
                most = points + 1;
                best = meld;
            }
        };
        if (shapes_.runs)
            for (int suit = 0; suit < 4; ++suit)
                runs_with_joker(ranks_of(hand.once(), suit), suit, consider);
        if (shapes_.groups) groups_with_joker(hand, consider);
        return best;
    }

    template <class Consider>
    void runs_with_joker(std::uint32_t ranks, int suit, Consider&& consider) const {
        const int length = shapes_.run_least;
        if (std::popcount(ranks) < length - 1) return;
        LaidMeld meld;
        meld.run = true;
        meld.suit = static_cast<std::uint8_t>(suit);
        meld.length = static_cast<std::uint8_t>(length);
        for (int start = 0; start < kRanks; ++start) {
            if (shapes_.reach(start) < length) continue;
            std::uint32_t wild = 0;
            for (int place = 0; place < length; ++place)
                wild |= (~ranks >> (start + place) % kRanks & 1) << place;
            if (std::popcount(wild) != 1) continue;
            meld.start = static_cast<std::uint8_t>(start);
            meld.wild = static_cast<std::uint16_t>(wild);
            consider(meld);
        }
    }

    template <class Consider>
    void groups_with_joker(const LaidHand& hand, Consider&& consider) const {
        std::uint32_t once = 0, pairs = 0;
        for (const FaceSet plane : hand.copies) {
            for (int suit = 0; plane && suit < 4; ++suit) {
                pairs |= once & ranks_of(plane, suit);
                once |= ranks_of(plane, suit);
            }
            if (shapes_.distinct) break;
        }
        for (; pairs; pairs &= pairs - 1) {
            LaidMeld meld;
            meld.rank = static_cast<std::uint8_t>(std::countr_zero(pairs));
            for (int of = 0; of < 4; ++of) {
                const int held = hand.count(meld.group_face(of));
                meld.suits[of] = static_cast<std::uint8_t>(shapes_.distinct ? std::min(held, 1) : held);
            }
            if (meld.size() + 1 > shapes_.group_most || meld.size() + 1 < shapes_.group_least) continue;
            meld.open = 1;
            meld.settle(shapes_);
            consider(meld);
        }
    }

    const LaidShapes& shapes_;
    const Wanted& wanted_;
    const std::array<std::int16_t, kPrintedJoker + 1>& values_;
    int looks_ = 0;
    std::array<LaidMeld, kMostNewMelds + 1> laid_;
};

} // namespace

NewMelds arrange(const LaidShapes& shapes, const LaidHand& hand, const Wanted& wanted) {
    Arranger arranger(shapes, hand, wanted);
    if (!arranger.found.count) arranger.found.loose = hand;
    return arranger.found;
}

} // namespace rummykit
