#include "side_deal.hpp"

#include <bitset>

namespace rummykit {

namespace {

constexpr int kMostBooks = 7, kMostWilds = 31;

using Positions = std::bitset<ix((kMostSideKinds + 2) * (kMostWilds + 1) * 512)>;

// The search for a way out: the cards of each kind are laid by themselves but for the wild cards, which are shared out
// kind after kind. Positions from which no way leads are remembered.
class WayOut {
  public:
    WayOut(const SideDeal& deal) : deal_(deal), words_(*deal.words), side_(deal.side()) {}

    bool find(SideWay& way) {
        if (deal_.has_second(deal_.turn) || deal_.hand().wilds(words_) > kMostWilds) return false;
        held_ = deal_.hand();
        closed_ = {};
        for (int place = 0; place < deal_.groups; ++place) {
            const SideGroup& meld = deal_.group(place);
            if (words_.side(meld.owner) == side_ && meld.size() >= words_.group_most)
                closed_.count(words_, meld.naturals, meld.wilds(), 1);
        }
        if (!may_have_enough()) return false;
        int stuck = 0, must_go = -1;
        for (int kind = 0; kind < words_.kind_count; ++kind) {
            if (!held_.count(kind)) continue;
            const SideRole role = words_.kind(kind).role;
            if (role == SideRole::barred) {
                stuck += held_.count(kind);
                must_go = kind;
            } else if (words_.kind(kind).lays() && !can_be_laid(kind)) {
                ++stuck;
                must_go = kind;
            }
        }
        if (stuck > 1) return false;
        if (words_.may_go_out && must_go < 0 && laid(way, -1)) return true;
        for (int kind = 0; kind < words_.kind_count && !deal_.no_discard; ++kind)
            if (held_.count(kind) && (must_go < 0 || kind == must_go) && words_.kind(kind).role != SideRole::bonus &&
                deal_.may_end(kind) && laid(way, kind))
                return true;
        return false;
    }

  private:
    const SideGroup* lying(int kind) const {
        const int place = deal_.own(side_, kind);
        return place < 0 ? nullptr : &deal_.group(place);
    }

    // Whether there would be enough books if the wild cards of the hand went to every kind.
    bool may_have_enough() const {
        const int wild = held_.wilds(words_);
        int most = closed_.natural + closed_.mixed + closed_.wild;
        for (int kind = -1; kind < words_.kind_count; ++kind) {
            if (kind >= 0 ? !words_.kind(kind).lays() : false) continue;
            const SideGroup* there = lying(kind);
            most += ((kind < 0 ? 0 : held_.count(kind)) + wild + (there ? there->size() : 0)) / words_.book;
        }
        return most >= std::max(words_.books_needed, words_.natural_needed + words_.mixed_needed);
    }

    bool can_be_laid(int kind) {
        const bool plain = words_.kind(kind).role == SideRole::last;
        const int wild = plain ? 0 : held_.wilds(words_), own = held_.count(kind);
        const SideGroup* there = lying(kind);
        asks_ = true;
        const bool found = there ? grown(kind, *there, own, wild) : fresh(kind, own, wild, closed_, 0);
        asks_ = false;
        parts_.count = 0;
        return found;
    }

    bool laid(SideWay& way, int discard) {
        cards_ = held_;
        if (discard >= 0) cards_.remove(discard);
        if (cards_.size == 0) return false;
        wilds_ = cards_.wilds(words_);
        unopened_ = !deal_.has_opened();
        value_ = cards_.points(words_);
        dead().reset();
        parts_.count = 0;
        if (!from(-1, 0, closed_)) return false;
        way.discard = discard;
        way.parts = {};
        std::array<int, 2> left{cards_.count(words_.wild[0]), cards_.count(words_.wild[1])};
        for (const bool last : {false, true})
            for (SidePart part : parts_) {
                if ((part.kind >= 0 && part.place < 0 && words_.kind(part.kind).role == SideRole::last) != last)
                    continue;
                for (int count = part.wild[0]; count; --count) {
                    const std::size_t of = left[1] > 0 ? 1 : 0;
                    if (of) {
                        --part.wild[0];
                        ++part.wild[1];
                    }
                    --left[of];
                }
                way.parts.add(part);
            }
        return true;
    }

    // The kinds from this one on; -1 are groups of wild cards alone.
    bool from(int kind, int used, SideBooks books) {
        if (kind == words_.kind_count) return used == wilds_ && books.enough(words_) && opens(books);
        if (kind < 0 && !words_.alone) return from(0, used, books);
        if (kind >= 0 && !words_.kind(kind).lays()) return from(kind + 1, used, books);
        const int own = kind < 0 ? 0 : cards_.count(kind);
        const SideGroup* there = lying(kind);
        if (kind >= 0 && !own && !there) return from(kind + 1, used, books);
        const auto key = ix((((kind + 1) * (kMostWilds + 1) + used) * 8 + std::min(books.natural, kMostBooks)) * 64 +
                            std::min(books.mixed, kMostBooks) * 8 + std::min(books.wild, kMostBooks));
        if (dead()[key]) return false;
        const bool plain = kind >= 0 && words_.kind(kind).role == SideRole::last;
        const int wild = plain ? 0 : wilds_ - used;
        if (there ? grown(kind, *there, own, wild, used, books) : fresh(kind, own, wild, books, used)) return true;
        dead()[key] = true;
        return false;
    }

    bool opens(const SideBooks& books) const {
        if (!unopened_) return true;
        const bool book = books.natural + books.mixed + books.wild > 0;
        return value_ >= deal_.minimum[ix(deal_.turn)] || (words_.waived && book);
    }

    bool go_on(int kind, int used, const SideBooks& books) { return asks_ || from(kind + 1, used, books); }

    bool grown(int kind, const SideGroup& there, int own, int wild, int used = 0, SideBooks books = {}) {
        if (parts_.count == kMostParts) return false;
        SideBooks as_it_is = books;
        as_it_is.count(words_, there.naturals, there.wilds(), 1);
        if (own == 0 && go_on(kind, used, as_it_is)) return true;
        for (int naturals = own; naturals >= 0; --naturals)
            for (int few = 0; few <= wild; ++few) {
                if (naturals + few == 0 || !words_.may_have(there.naturals + naturals, there.wilds() + few)) continue;
                const bool full = there.size() + naturals + few == words_.group_most;
                if (!full && naturals != own) continue;
                SideBooks then = books;
                then.count(words_, there.naturals + naturals, there.wilds() + few, 1);
                const int before = parts_.count;
                parts_.add(part(kind, deal_.own(side_, kind), naturals, few));
                if (full ? fresh(kind, own - naturals, wild - few, then, used + few) : go_on(kind, used + few, then))
                    return true;
                parts_.count = before;
            }
        return false;
    }

    bool fresh(int kind, int own, int wild, const SideBooks& books, int used) {
        if (parts_.count == kMostParts) return false;
        if (own == 0 && go_on(kind, used, books)) return true;
        for (int naturals = own; naturals >= (kind < 0 ? 0 : 1); --naturals)
            for (int few = 0; few <= wild; ++few) {
                if (!words_.may_have(naturals, few)) continue;
                const bool full = naturals + few == words_.group_most;
                if (!full && naturals != own) continue;
                SideBooks then = books;
                then.count(words_, naturals, few, 1);
                const int before = parts_.count;
                parts_.add(part(kind, -1, naturals, few));
                if (full ? fresh(kind, own - naturals, wild - few, then, used + few) : go_on(kind, used + few, then))
                    return true;
                parts_.count = before;
            }
        return false;
    }

    // Which wild cards go where is said at the end; until then all are counted as of the first kind.
    static SidePart part(int kind, int place, int naturals, int few) {
        return {static_cast<std::int8_t>(kind),
                static_cast<std::int8_t>(place),
                static_cast<std::uint8_t>(naturals),
                {static_cast<std::uint8_t>(few), 0}};
    }

    // The positions from which no way leads; one for each thread, as it is large.
    static Positions& dead() {
        thread_local Positions positions;
        return positions;
    }

    const SideDeal& deal_;
    const SideWords& words_;
    int side_;
    SideCards held_, cards_;
    SideBooks closed_;
    SideParts parts_;
    int wilds_ = 0, value_ = 0;
    bool unopened_ = false, asks_ = false;
};

} // namespace

bool way_out(const SideDeal& deal, SideWay& way) {
    return WayOut(deal).find(way);
}

} // namespace rummykit
