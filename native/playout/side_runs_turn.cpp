#include "side_runs_deal.hpp"

#include <bit>

namespace rummykit {

namespace {

constexpr int kRunsWorthTaking = 4; // a pile of so many cards is worth more than what the stock may bring
constexpr int kRunsFew = 6;         // with so few cards in hand wild cards help to play it out
constexpr int kRunsLateStock = 10, kRunsAboutToGoOut = 3;

// One seat's turn as a quick player plays it, much as bots/side_runs.py does.
class SideRunTurn {
  public:
    explicit SideRunTurn(SideRunDeal& deal) : deal_(deal), words_(*deal.words), side_(deal.side()) {}

    void draw() {
        if (deal_.stock_size <= words_.empty_at)
            deal_.pass();
        else if (takes_pile())
            deal_.take_pile();
        else
            deal_.draw_stock();
    }

    void play() {
        goes_out_ = !deal_.has_second(deal_.turn) && hand().size <= kRunsFew && may_have_books() && goes_out();
        while (deal_.at == SideAt::play && lays()) {
        }
        if (deal_.at == SideAt::play) end();
    }

  private:
    const SideRunCards& hand() const { return deal_.hand(); }

    // --- the draw

    bool takes_pile() const {
        const int size = deal_.pile_size;
        if (size == 0) return false;
        SideRunCards with = hand();
        int uses = 0, wild = 0;
        for (int place = 0; place < size; ++place)
            with.add(deal_.pile[ix(place)]);
        for (int place = 0; place < size; ++place) {
            const int face = deal_.pile[ix(place)];
            wild += deal_.is_wild(face);
            uses += deal_.is_wild(face) || deal_.fits(side_, face) || makes_meld(with, face);
        }
        if (size == 1) return uses && lays_with_pile();
        return wild || size >= kRunsWorthTaking || uses * 2 >= size;
    }

    // Whether something is laid after taking the pile: else two players could pass a card to and fro for ever.
    bool lays_with_pile() const {
        SideRunDeal tried = deal_;
        tried.steps = nullptr;
        tried.take_pile();
        return SideRunTurn(tried).lays();
    }

    // Whether a card makes a natural meld with others of a hand that has it.
    bool makes_meld(const SideRunCards& held, int face) const {
        const int number = number_of_face(face), suit = face / 13;
        int alike = 0;
        for (int other = 0; other < 4; ++other)
            alike += held.count(face_of(number, other));
        if (alike >= words_.group_least) return true;
        int together = 1;
        for (int low = number - 1; low >= words_.lowest && held.count(face_of(low, suit)); --low)
            ++together;
        for (int high = number + 1; high <= words_.highest && held.count(face_of(high, suit)); ++high)
            ++together;
        return together >= words_.run_least;
    }

    // --- what is laid

    bool hurries() const {
        if (goes_out_) return true;
        const int wild = wilds_held();
        if (wild > std::max(1, hand().size - wild)) return true;
        if (deal_.has_second(deal_.turn) && hand().size <= kRunsFew) return true;
        if (deal_.stock_size <= kRunsLateStock) return true;
        for (int seat = 0; seat < words_.seats; ++seat)
            if (words_.side(seat) != side_ && !deal_.has_second(seat) &&
                deal_.hands[ix(seat)].size <= kRunsAboutToGoOut)
                return true;
        return false;
    }

    int wilds_held() const {
        int wild = 0;
        for (int which = 0; which < words_.wild_count; ++which)
            wild += hand().count(words_.wild_faces[ix(which)]);
        return wild;
    }

    // Whether the side has the books to go out, or may complete one with the hand.
    bool may_have_books() const {
        if (deal_.has_books()) return true;
        for (int place = 0; place < deal_.melds; ++place)
            if (const SideRunMeld& meld = deal_.table[ix(place)];
                deal_.is_mine(meld) && meld.size() < words_.book && meld.size() + hand().size > words_.book)
                return true;
        return false;
    }

    // Whether laying whatever can be laid leaves one card with which the seat goes out.
    bool goes_out() const {
        SideRunDeal tried = deal_;
        tried.steps = nullptr;
        SideRunTurn turn(tried);
        turn.goes_out_ = true;
        while (tried.hand().size > 1 && turn.lays()) {
        }
        if (tried.hand().size != 1 || !tried.has_books()) return false;
        int only = 0;
        while (!tried.hand().count(only))
            ++only;
        return tried.may_end(only);
    }

    bool lays() {
        sort_out();
        if (adds_naturals() || lays_naturals()) return true;
        const bool hurry = hurries();
        return adds_wild(hurry) || ((hurry || own_melds() < 2) && lays_mixed());
    }

    int own_melds() const {
        int count = 0;
        for (int place = 0; place < deal_.melds; ++place)
            count += deal_.is_mine(deal_.table[ix(place)]);
        return count;
    }

    // The places of melds of the side, those with the most cards first.
    template <class Lays>
    bool on_own(Lays&& lays) {
        std::array<int, kMostRunMelds> own{};
        int count = 0;
        for (int place = 0; place < deal_.melds; ++place) {
            if (!deal_.is_mine(deal_.table[ix(place)])) continue;
            int at = count++;
            for (; at > 0 && deal_.table[ix(own[ix(at - 1)])].size() < deal_.table[ix(place)].size(); --at)
                own[ix(at)] = own[ix(at - 1)];
            own[ix(at)] = place;
        }
        for (int which = 0; which < count; ++which)
            if (lays(own[ix(which)])) return true;
        return false;
    }

    bool adds_naturals() {
        return on_own([&](int place) {
            const SideRunMeld& meld = deal_.table[ix(place)];
            for (int at = 0; at < (meld.run ? 13 : 4); ++at) {
                const int face = meld.run ? meld.which * 13 + at : face_of(meld.which, at);
                if (hand().count(face) && !deal_.is_wild(face) && meld.may_take(words_, face) &&
                    deal_.lay_off(place, face))
                    return true;
            }
            return false;
        });
    }

    // A wild card where it is natural, completes a book, or helps to play the hand out.
    bool adds_wild(bool hurry) {
        return on_own([&](int place) {
            const SideRunMeld meld = deal_.table[ix(place)];
            for (int which = 0; which < words_.wild_count; ++which) {
                const int face = words_.wild_faces[ix(which)];
                if (!hand().count(face) || !meld.may_take(words_, face)) continue;
                SideRunMeld longer = meld;
                if (!longer.put(words_, face) || !longer.read(words_)) continue;
                const bool wanted = longer.standing == meld.standing || longer.size() == words_.book ||
                                    (hurry && (goes_out_ || meld.size() < words_.book));
                if (wanted && deal_.lay_off(place, face)) return true;
            }
            return false;
        });
    }

    bool lays_naturals() {
        for (int size = longest_; size >= std::min(words_.run_least, words_.group_least); --size) {
            for (int suit = 0; suit < 4; ++suit)
                for (int low = words_.lowest; low + size - 1 <= words_.highest; ++low)
                    if (lays_run(suit, low, low + size - 1, 0)) return true;
            for (int number = 1; number <= 13 && size >= words_.group_least; ++number)
                if (lays_group(number, size, -1)) return true;
        }
        return false;
    }

    bool lays_mixed() {
        if (!wilds_held()) return false;
        for (int size = 13; size >= std::min(words_.run_least, words_.group_least); --size) {
            for (int suit = 0; suit < 4; ++suit)
                for (int low = words_.lowest; low + size - 1 <= words_.highest; ++low)
                    if (lays_run(suit, low, low + size - 1, 1)) return true;
            for (int number = 1; number <= 13 && size >= words_.group_least; ++number)
                if (const int wild = cheapest_wild(hand()); wild >= 0 && lays_group(number, size - 1, wild))
                    return true;
        }
        return false;
    }

    // The cheapest wild card of some cards; -1 where there is none.
    int cheapest_wild(const SideRunCards& cards) const {
        for (int which = 0; which < words_.wild_count; ++which)
            if (cards.count(words_.wild_faces[ix(which)])) return words_.wild_faces[ix(which)];
        return -1;
    }

    // The places of runs that the hand fills, a bit each, by suit, and the cards of each rank.
    void sort_out() {
        for (std::size_t suit = 0; suit < 4; ++suit) {
            held_[suit] = 0;
            for (int place = words_.lowest; place <= words_.highest; ++place)
                if (hand().count(face_of(place, static_cast<int>(suit)))) held_[suit] |= 1u << place;
        }
        for (int number = 1; number <= 13; ++number) {
            of_rank_[ix(number)] = 0;
            for (int suit = 0; suit < 4; ++suit)
                of_rank_[ix(number)] += hand().count(face_of(number, suit));
        }
        longest_ = *std::ranges::max_element(of_rank_);
        for (unsigned suit : held_) {
            int length = 0;
            for (; suit; suit &= suit >> 1)
                ++length;
            longest_ = std::max(longest_, length);
        }
    }

    // A run of these places, of which so many are missing in the hand.
    bool lays_run(int suit, int low, int high, int missing) {
        const int size = high - low + 1;
        if (size < words_.run_least || size > words_.run_most) return false;
        if (std::popcount(held_[ix(suit)] >> low & ((1u << size) - 1)) != size - missing) return false;
        SideRunCards left = hand();
        NewSideMeld cards;
        cards.run = true;
        for (const bool wild : {false, true}) // a natural card first
            for (int place = low; place <= high; ++place) {
                const int face = face_of(place, suit);
                if (deal_.is_wild(face) != wild) continue;
                if (left.count(face)) {
                    left.remove(face);
                    cards.add(face);
                } else if (--missing < 0) {
                    return false;
                }
            }
        if (missing > 0 || cards.size == 0) return false;
        if (cards.size < size) {
            const int wild = cheapest_wild(left);
            if (wild < 0) return false;
            cards.add(wild);
        }
        return !deal_.is_wild(cards.cards[0]) && deal_.lay(cards);
    }

    // All natural cards of a rank, if they are so many, or so many of them, and a wild card with them.
    bool lays_group(int number, int naturals, int wild) {
        if (naturals < 1 || of_rank_[ix(number)] < naturals || deal_.is_wild(face_of(number, 0))) return false;
        NewSideMeld cards;
        for (int suit = 0; suit < 4; ++suit)
            for (int count = hand().count(face_of(number, suit)); count && cards.size < naturals; --count)
                cards.add(face_of(number, suit));
        if (cards.size < naturals) return false;
        if (wild >= 0) cards.add(wild);
        return deal_.lay(cards);
    }

    // --- the end of the turn

    void end() {
        int best = -1;
        double least = 1e9;
        for (int face = 0; face < kRunFaces; ++face)
            if (hand().count(face) && deal_.may_discard(face))
                if (const double cost = price(face); cost < least) {
                    least = cost;
                    best = face;
                }
        if (best < 0)
            deal_.at = SideAt::over; // no step leaves such a hand
        else
            deal_.discard(best);
    }

    // What discarding a card costs: what it gives the others, and what the hand loses with it.
    double price(int card) const {
        if (deal_.is_wild(card)) return 1000.0 + words_.points[ix(card)];
        double danger = 0;
        for (int other = 0; other < words_.sides(); ++other)
            if (danger == 0 && other != side_ && deal_.fits(other, card)) danger = 4;
        const int number = number_of_face(card), suit = card / 13;
        double mates = hand().count(card) > 1 ? 2 : 0;
        for (int other = 0; other < 4; ++other)
            if (other != suit) mates += 2.0 * hand().count(face_of(number, other));
        for (int near = std::max(1, number - 2); near <= std::min(13, number + 2); ++near)
            if (const int face = face_of(near, suit); near != number && !deal_.is_wild(face))
                mates += 1.5 * hand().count(face);
        return danger + mates - words_.points[ix(card)] / 20.0;
    }

    SideRunDeal& deal_;
    const SideRunWords& words_;
    int side_;
    bool goes_out_ = false;
    std::array<unsigned, 4> held_{};
    std::array<int, 14> of_rank_{};
    int longest_ = 0; // the cards of the longest natural meld of the hand, or more
};

} // namespace

void SideRunDeal::play_on(int most) {
    play_turns<SideRunTurn>(*this, most);
}

} // namespace rummykit
