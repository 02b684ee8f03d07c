#include "side_first_meld.hpp"

namespace rummykit {

namespace {

constexpr int kKeeps = 4;        // cards that stay in the hand while the side cannot go out: they take the pile
constexpr int kLateStock = 10;   // with so few cards in the stock the deal may end soon
constexpr int kAboutToGoOut = 3; // somebody with so few cards may go out in the next turn
constexpr int kSmallHand = 6;    // with so few cards a player hurries to the second hand
constexpr int kWorthTaking = 3, kGoodBase = 4;
constexpr int kRich = 5; // a pile of so many cards is worth keeping from the others
constexpr int kCard = 8; // what a card in a hidden hand counts, about

// One seat's turn as a quick player plays it.
class SideTurn {
  public:
    explicit SideTurn(SideDeal& deal) : deal_(deal), words_(*deal.words), side_(deal.side()) {}

    void draw() {
        SideParts parts;
        const bool may_take = taking(parts), stock = deal_.stock_size > words_.empty_at;
        if (may_take && (!stock || pays_to_take(parts)))
            deal_.take(parts);
        else if (stock)
            deal_.draw_stock();
        else
            deal_.pass();
    }

    void play() {
        while (deal_.at == SideAt::play)
            if (!lays()) {
                end();
                return;
            }
    }

  private:
    const SideCards& hand() const { return deal_.hand(); }
    int wilds() const { return hand().wilds(words_); }

    // --- the draw

    // The cheapest way to take the pile, if there is one.
    bool taking(SideParts& parts) const {
        if (deal_.pile_size == 0 || (hand().size == 1 && deal_.pile_size == 1)) return false;
        const int top = deal_.pile[ix(deal_.pile_size - 1)], held = hand().count(top);
        if (words_.kind(top).blocks || words_.kind(top).role != SideRole::plain) return false;
        const int own = deal_.own(side_, top);
        SidePart part{static_cast<std::int8_t>(top), static_cast<std::int8_t>(own), 1, {}};
        if (own >= 0) {
            if (deal_.frozen()) part.naturals = 3;
            const SideGroup& there = deal_.group(own);
            if (held + 1 < part.naturals || !words_.may_have(there.naturals + part.naturals, there.wilds()))
                return false;
        } else if (held >= 2) {
            part.naturals = 3;
        } else if (held == 1 && !deal_.frozen() && wilds() && words_.may_have(2, 1)) {
            part.naturals = 2;
            part.wild[hand().count(words_.wild[0]) ? 0 : 1] = 1;
        } else {
            return false;
        }
        parts.add(part);
        const int wanted = deal_.minimum[ix(deal_.turn)] - 3 * words_.kind(top).points;
        if (!deal_.opened[ix(deal_.turn)] && wanted > 0) {
            SideCards left = hand();
            left.remove(top, 2);
            if (!first_meld(words_, left, top, wanted, parts)) return false;
        }
        return deal_.may_leave(parts, true);
    }

    bool pays_to_take(const SideParts& parts) const {
        if (words_.second_cards) {
            if (hurries()) return false;
            const int own = deal_.own(side_, parts.parts[0].kind);
            return deal_.pile_size >= kWorthTaking || (own >= 0 && deal_.group(own).size() >= kGoodBase);
        }
        double gain = -1.2 * words_.drawn;
        for (const SidePart& part : parts)
            gain -= 1.5 * part.wilds();
        const int from = words_.most_taken ? std::max(0, deal_.pile_size - words_.most_taken) : 0;
        SideCards with = hand();
        for (int place = from; place < deal_.pile_size; ++place)
            with.add(deal_.pile[ix(place)]);
        for (int place = from; place < deal_.pile_size; ++place)
            gain += use(with, deal_.pile[ix(place)]);
        return gain > 0;
    }

    // What a card of the pile is good for, with the cards that the hand has then.
    double use(const SideCards& with, int kind) const {
        if (words_.kind(kind).role == SideRole::wild) return 2.5;
        if (words_.kind(kind).lays() && deal_.own(side_, kind) >= 0) return 1.5;
        return with.count(kind) >= 3 ? 1.0 : 0.5;
    }

    // --- what is laid

    bool hurries() const {
        if (!words_.second_cards || !deal_.opened[ix(deal_.turn)]) return false;
        if (deal_.has_second(deal_.turn)) return hand().size <= kSmallHand;
        return deal_.own_books().enough(words_);
    }

    bool is_late() const {
        if (deal_.stock_size - words_.empty_at <= kLateStock) return true;
        for (int seat = 0; seat < words_.seats; ++seat)
            if (words_.side(seat) != side_ && !deal_.has_second(seat) && deal_.hands[ix(seat)].size <= kAboutToGoOut)
                return true;
        return false;
    }

    // Whether the end of the deal costs the others more than the partner.
    bool pays_to_go_out() const {
        int mine = 0, theirs = 0;
        for (int seat = 0; seat < words_.seats; ++seat) {
            const int cards = deal_.hands[ix(seat)].size + deal_.seconds[ix(seat)].size;
            if (words_.side(seat) != side_)
                theirs += kCard * cards;
            else if (seat != deal_.turn)
                mine += kCard * cards;
        }
        return words_.going_out + theirs / std::max(1, words_.sides() - 1) >= mine;
    }

    bool lays() {
        SideWay way;
        if (deal_.answer != 0 && !(words_.needs_yes && deal_.answer < 0 && hand().size < 2) && way_out(deal_, way) &&
            (deal_.answer == 1 || pays_to_go_out())) {
            go_out(way);
            return true;
        }
        if (!deal_.has_opened()) {
            SideParts parts;
            if (!first_meld(words_, hand(), -1, deal_.minimum[ix(deal_.turn)], parts) || !deal_.may_leave(parts, false))
                return false;
            deal_.lay(SideStepKind::open, parts);
            return true;
        }
        if (is_late() || hurries()) return lays_all();
        return adds() || (deal_.has_second(deal_.turn) ? lays_all() : hand().size > kKeeps && lays_new(kKeeps - 1));
    }

    void go_out(const SideWay& way) {
        if (words_.needs_yes && deal_.answer < 0) {
            deal_.note({SideStepKind::ask});
            deal_.answer = 1;
        }
        if (!deal_.has_opened()) {
            deal_.lay(SideStepKind::open, way.parts);
        } else {
            for (const SidePart& part : way.parts) {
                SideParts one;
                one.add(part);
                deal_.lay(part.place < 0 ? SideStepKind::meld : SideStepKind::lay_off, one);
            }
        }
        if (way.discard >= 0) deal_.discard(way.discard);
    }

    bool lay(const SidePart& part) {
        SideParts one;
        one.add(part);
        if (!deal_.may_leave(one, false)) return false;
        deal_.lay(part.place < 0 ? SideStepKind::meld : SideStepKind::lay_off, one);
        return true;
    }

    bool is_mine(int place) const { return words_.side(deal_.group(place).owner) == side_; }
    // Groups that are laid in going out stay without wild cards.
    bool takes_wild(int place, int few) const {
        const SideGroup& there = deal_.group(place);
        if (there.kind >= 0 && words_.kind(there.kind).role == SideRole::last) return false;
        return words_.may_have(there.naturals, there.wilds() + few);
    }

    // Natural cards for groups of the side.
    bool adds_naturals() {
        for (int kind = 0; kind < words_.kind_count; ++kind) {
            const int held = hand().count(kind), place = words_.kind(kind).lays() && held ? deal_.own(side_, kind) : -1;
            if (place < 0) continue;
            const SideGroup& there = deal_.group(place);
            for (int naturals = std::min(held, words_.group_most - there.size()); naturals > 0; --naturals)
                if (lay(part_of(kind, place, naturals))) return true;
        }
        return false;
    }

    // Natural cards, then the wild cards that complete a book, and not one that may stay pure.
    bool adds() {
        if (adds_naturals()) return true;
        for (int place = 0; place < deal_.groups && wilds(); ++place) {
            const SideGroup& there = deal_.group(place);
            const int missing = words_.book - there.size();
            if (!is_mine(place) || there.kind < 0 || missing <= 0 || missing > std::min(2, wilds())) continue;
            if (there.wilds() == 0 && missing == 1 && unseen(there.kind) >= 2) continue;
            if (takes_wild(place, missing) && lay(wild_part(place, missing))) return true;
        }
        return words_.alone && adds_wild_group();
    }

    bool adds_wild_group() {
        const int own = deal_.own(side_, -1);
        if (own >= 0 ? wilds() == 0 : wilds() < kGoodBase) return false;
        const int most = own >= 0 ? words_.group_most - deal_.group(own).size() : words_.group_most;
        return lay(wild_part(own, std::min(wilds(), most)));
    }

    // New groups of natural cards that leave so many cards.
    bool lays_new(int left) {
        for (int naturals = words_.group_most; naturals >= words_.group_least; --naturals)
            for (int kind = 0; kind < words_.kind_count; ++kind) {
                const int held = std::min(hand().count(kind), words_.group_most);
                if (held != naturals || words_.kind(kind).role != SideRole::plain || deal_.own(side_, kind) >= 0)
                    continue;
                if (hand().size - held >= left && words_.may_have(held, 0) && lay(part_of(kind, -1, held))) return true;
            }
        return false;
    }

    // Whatever can be laid: natural cards, books, pairs with a wild card, and wild cards where they do the least harm.
    bool lays_all() {
        if (adds_naturals() || lays_new(0)) return true;
        if (wilds() == 0) return false;
        for (int few = 1; few <= wilds(); ++few)
            for (int place = 0; place < deal_.groups; ++place)
                if (is_mine(place) && words_.book - deal_.group(place).size() == few && takes_wild(place, few) &&
                    lay(wild_part(place, few)))
                    return true;
        for (int kind = 0; kind < words_.kind_count; ++kind) {
            const int held = hand().count(kind);
            if (words_.kind(kind).role != SideRole::plain || deal_.own(side_, kind) >= 0 || held < 2 || held > 3)
                continue;
            if (!words_.may_have(held, 1)) continue;
            SidePart part = wild_part(-1, 1);
            part.kind = static_cast<std::int8_t>(kind);
            part.naturals = static_cast<std::uint8_t>(held);
            if (lay(part)) return true;
        }
        if (words_.alone && adds_wild_group()) return true;
        for (const bool pure : {false, true})
            for (int place = 0; place < deal_.groups; ++place) {
                const SideGroup& there = deal_.group(place);
                const bool clean = there.wilds() == 0 && there.size() >= words_.book - 1;
                if (is_mine(place) && there.kind >= 0 && (there.wilds() == 0) == pure && !clean &&
                    takes_wild(place, 1) && lay(wild_part(place, 1)))
                    return true;
            }
        return false;
    }

    static SidePart part_of(int kind, int place, int naturals) {
        return {
            static_cast<std::int8_t>(kind), static_cast<std::int8_t>(place), static_cast<std::uint8_t>(naturals), {}};
    }

    // So many wild cards of the hand, the cheapest first.
    SidePart wild_part(int place, int few) const {
        const int cheap = std::min(few, hand().count(words_.wild[0]));
        SidePart part{-1, static_cast<std::int8_t>(place), 0, {}};
        if (place >= 0) part.kind = deal_.group(place).kind;
        part.wild = {static_cast<std::uint8_t>(cheap), static_cast<std::uint8_t>(few - cheap)};
        return part;
    }

    // --- the end of the turn

    void end() {
        if (deal_.no_discard) return deal_.pass();
        if (hand().size == 1 && !deal_.may_discard_last()) return lay_last();
        int best = -1;
        double least = 1e9;
        for (int kind = 0; kind < words_.kind_count; ++kind)
            if (hand().count(kind) && words_.kind(kind).role != SideRole::bonus)
                if (const double cost = price(kind); cost < least) {
                    least = cost;
                    best = kind;
                }
        deal_.discard(best);
    }

    // The only card, with which the side goes out and which may not be discarded.
    void lay_last() {
        int only = 0;
        while (!hand().count(only))
            ++only;
        const bool wild = words_.kind(only).role == SideRole::wild;
        for (int place = 0; place < deal_.groups; ++place) {
            const SideGroup& there = deal_.group(place);
            if (!is_mine(place) || (!wild && there.kind != only)) continue;
            if (wild ? !takes_wild(place, 1) : !words_.may_have(there.naturals + 1, there.wilds())) continue;
            if (lay(wild ? wild_part(place, 1) : part_of(only, place, 1))) return;
        }
        deal_.pass(); // no step leaves such a hand
    }

    int unseen(int kind) const {
        return std::max(0, words_.kind(kind).count - deal_.seen.count(kind) - hand().count(kind));
    }

    // What discarding a card costs: what it may give the next player, and what the hand loses with it.
    double price(int kind) const {
        const SideKind& card = words_.kind(kind);
        const int pile = deal_.pile_size + 1;
        if (card.role == SideRole::wild) return 1000.0 + card.points;
        if (card.role == SideRole::last) return pile < kRich ? 0.4 : -1.0;
        if (card.role == SideRole::barred) return -1.0 - card.points / 1000.0;
        double danger = 0.25 * unseen(kind) * (thrown(kind) ? 0.5 : 1.0);
        for (int other = 0; other < words_.sides(); ++other)
            if (other != side_ && deal_.own(other, kind) >= 0) {
                danger = deal_.freezers || words_.always_frozen ? danger + 1.0 : 4.0;
                break;
            }
        const int alike = hand().count(kind);
        const double loss = (alike == 1 ? 0.0 : alike == 2 ? 2.5 : 3.0) + card.points / 20.0;
        return danger * std::min(pile, 12) / 3 + loss;
    }

    // Whether one of the others has lately thrown such a card away.
    bool thrown(int kind) const {
        for (int place = std::max(0, deal_.pile_size - 6); place < deal_.pile_size; ++place) {
            const int by = deal_.thrown_by[ix(place)];
            if (deal_.pile[ix(place)] == kind && by >= 0 && words_.side(by) != side_) return true;
        }
        return false;
    }

    SideDeal& deal_;
    const SideWords& words_;
    int side_;
};

} // namespace

void SideDeal::play_on(int most) {
    play_turns<SideTurn>(*this, most);
}

} // namespace rummykit
