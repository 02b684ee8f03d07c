#include "side_runs_deal.hpp"

namespace rummykit {

void SideRunDeal::count_book(const SideRunMeld& meld, int by) {
    SideBooks& mine = books[ix(words->side(meld.owner))];
    if (meld.size() >= words->book) (meld.standing ? mine.mixed : mine.natural) += by;
}

bool SideRunDeal::has_books() const {
    const SideBooks& mine = books[ix(side())];
    return mine.natural + mine.mixed >= words->books_needed && mine.natural >= words->natural_needed &&
           mine.mixed >= words->mixed_needed;
}

void SideRunDeal::add_meld(const SideRunMeld& meld) {
    table[ix(melds++)] = meld;
    count_book(meld, 1);
    seen += meld.size();
}

void SideRunDeal::put(int face) {
    pile[ix(pile_size++)] = static_cast<std::uint8_t>(face);
    ++seen;
}

// --- what may be laid and left

bool SideRunDeal::is_new(const NewSideMeld& cards, SideRunMeld& meld) const {
    meld = {};
    meld.run = cards.run;
    meld.owner = static_cast<std::int8_t>(turn);
    const int first = cards.cards[0]; // a natural card
    meld.which = static_cast<std::int8_t>(cards.run ? first / 13 : number_of_face(first));
    for (int place = 0; place < cards.size; ++place)
        if (!meld.put(*words, cards.cards[ix(place)])) return false;
    if (!meld.read(*words) || melds == kMostRunMelds) return false;
    if (cards.run || !words->one_per_rank) return true;
    for (int place = 0; place < melds; ++place)
        if (const SideRunMeld& other = table[ix(place)]; !other.run && other.which == meld.which && is_mine(other))
            return false;
    return true;
}

bool SideRunDeal::extends(const SideRunMeld& meld, int face) const {
    if (!meld.may_take(*words, face)) return false;
    SideRunMeld longer = meld;
    return longer.put(*words, face) && longer.read(*words);
}

bool SideRunDeal::fits(int of_side, int face) const {
    for (int place = 0; place < melds; ++place)
        if (words->side(table[ix(place)].owner) == of_side && extends(table[ix(place)], face)) return true;
    return false;
}

bool SideRunDeal::may_stay() const {
    const int left = hand().size;
    if (left >= 2) return true;
    int only = 0;
    while (left && !hand().count(only))
        ++only;
    if (has_second(turn)) return left == 0 || !is_bound(only) || fits(side(), only);
    return left == 1 && has_books() && may_end(only);
}

bool SideRunDeal::may_discard(int face) const {
    if (is_bound(face)) return false;
    return hand().size > 1 || has_second(turn) || (has_books() && may_end(face));
}

// --- steps

void SideRunDeal::draw_stock() {
    note({SideRunStepKind::stock});
    for (int drawn = std::min(words->drawn, stock_size); drawn; --drawn)
        hand().add(stock[ix(--stock_size)]);
    at = SideAt::play;
}

void SideRunDeal::take_pile() {
    note({SideRunStepKind::pile});
    if (pile_size == 1) bound = pile[0];
    seen -= pile_size;
    while (pile_size)
        hand().add(pile[ix(--pile_size)]);
    at = SideAt::play;
}

bool SideRunDeal::lay(const NewSideMeld& cards) {
    SideRunMeld meld;
    if (!is_new(cards, meld)) return false;
    const SideRunCards before = hand();
    for (int place = 0; place < cards.size; ++place)
        hand().remove(cards.cards[ix(place)]);
    add_meld(meld);
    if (!may_stay()) {
        hand() = before;
        --melds;
        seen -= meld.size();
        count_book(meld, -1);
        return false;
    }
    note({SideRunStepKind::meld, -1, {cards.cards.begin(), cards.cards.begin() + cards.size}});
    after_laying();
    return true;
}

bool SideRunDeal::lay_off(int place, int face) {
    SideRunMeld& meld = table[ix(place)];
    const SideRunMeld before = meld;
    if (!meld.put(*words, face) || !meld.read(*words)) {
        meld = before;
        return false;
    }
    hand().remove(face);
    ++seen;
    count_book(before, -1);
    count_book(meld, 1);
    if (!may_stay()) {
        count_book(meld, -1);
        count_book(before, 1);
        --seen;
        hand().add(face);
        meld = before;
        return false;
    }
    note({SideRunStepKind::lay_off, place, {face}});
    added = added || meld.owner != turn;
    after_laying();
    return true;
}

void SideRunDeal::after_laying() {
    laid_now = true;
    if (hand().size == 0) pick_up(); // nobody goes out without a discard
}

void SideRunDeal::discard(int face) {
    note({SideRunStepKind::discard, -1, {face}});
    hand().remove(face);
    put(face);
    if (hand().size == 0) {
        if (!has_second(turn)) return go_out();
        pick_up();
    }
    end_turn();
}

void SideRunDeal::pass() {
    note({SideRunStepKind::pass});
    at = SideAt::over;
}

void SideRunDeal::pick_up() {
    SideRunCards& second = seconds[ix(words->second_owner(turn))];
    hand() = second;
    second = {};
}

void SideRunDeal::end_turn() {
    if (stock_size <= words->empty_at)
        at = SideAt::over;
    else
        pass_turn();
}

void SideRunDeal::pass_turn() {
    laid_before[ix(turn)] = laid_before[ix(turn)] || laid_now;
    laid_now = added = false;
    bound = -1;
    turn = words->after(turn);
    ++turns;
    at = SideAt::draw;
}

void SideRunDeal::go_out() {
    winner = turn;
    at_once = !laid_before[ix(turn)] && !added;
    at = SideAt::over;
}

// --- the end

std::array<int, kMostSideSeats> SideRunDeal::points() const {
    std::array<int, kMostSideSeats> of_side{}, found{};
    bool with_book = false;
    for (int place = 0; place < melds; ++place) {
        const SideRunMeld& meld = table[ix(place)];
        of_side[ix(words->side(meld.owner))] += meld.points + meld.bonus(*words);
        with_book = with_book || (meld.owner == winner && meld.size() >= words->book);
    }
    for (int seat = 0; seat < words->seats; ++seat) {
        const auto mine = ix(words->side(seat));
        of_side[mine] -= hands[ix(seat)].points(*words);
        if (const SideRunCards& second = seconds[ix(seat)]; second.size)
            of_side[mine] -= words->second_penalty >= 0 ? words->second_penalty : second.points(*words);
    }
    if (winner >= 0) of_side[ix(words->side(winner))] += at_once && with_book ? words->concealed : words->going_out;
    for (int seat = 0; seat < words->seats; ++seat)
        found[ix(seat)] = of_side[ix(words->side(seat))];
    return found;
}

} // namespace rummykit
