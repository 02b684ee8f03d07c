#include "side_deal.hpp"

namespace rummykit {

void SideDeal::add_group(const SideGroup& group) {
    const int side_of = words->side(group.owner);
    const int place = groups++;
    table[ix(place)] = group;
    books[ix(side_of)].count(*words, group.naturals, group.wilds(), 1);
    if (group.size() < words->group_most)
        open[ix(side_of)][ix(group.kind < 0 ? kMostSideKinds : group.kind)] = static_cast<std::int8_t>(place);
    if (group.naturals) seen.add(group.kind, group.naturals);
    for (std::size_t of = 0; of < 2; ++of)
        if (group.wild[of]) seen.add(words->wild[of], group.wild[of]);
}

void SideDeal::begin() {
    for (auto& kinds : open)
        kinds.fill(-1);
}

void SideDeal::put(int kind, int by) {
    pile[ix(pile_size)] = static_cast<std::uint8_t>(kind);
    thrown_by[ix(pile_size++)] = static_cast<std::int8_t>(by);
    freezers += words->kind(kind).freezes();
    seen.add(kind);
}

// --- what may be left in the hand

bool SideDeal::grows_into(int kind, bool books_needed) const {
    const SideBooks& now = own_books();
    const auto fits = [&](const SideGroup& group, int naturals, int wilds) {
        if (!words->may_have(group.naturals + naturals, group.wilds() + wilds)) return false;
        if (!books_needed) return true;
        SideBooks then = now;
        then.count(*words, group.naturals, group.wilds(), -1);
        then.count(*words, group.naturals + naturals, group.wilds() + wilds, 1);
        return then.enough(*words);
    };
    const SideRole role = words->kind(kind).role;
    if (role == SideRole::wild) {
        for (int place = 0; place < groups; ++place)
            if (const SideGroup& mine = group(place);
                words->side(mine.owner) == side() &&
                !(mine.kind >= 0 && words->kind(mine.kind).role == SideRole::last) && fits(mine, 0, 1))
                return true;
        return false;
    }
    const int place = words->kind(kind).lays() ? own(side(), kind) : -1;
    return place >= 0 && fits(group(place), 1, 0);
}

bool SideDeal::may_stay(bool last) const {
    const int left = hand().size;
    if (left >= (no_discard ? 1 : 2) && !last) return true;
    if (has_second(turn)) return true;
    if (answer == 0 || (words->needs_yes && answer < 0)) return false;
    if (left == 0 && !words->may_go_out) return false;
    int only = 0;
    while (left && !hand().count(only))
        ++only;
    if (own_books().enough(*words)) {
        if (left == 0 || (last && words->may_go_out)) return true;
        return may_end(only) || (words->may_go_out && grows_into(only, false));
    }
    return left == 1 && words->may_go_out && grows_into(only, true);
}

bool SideDeal::may_discard_last() const {
    if (has_second(turn)) return true;
    if (answer == 0 || (words->needs_yes && answer < 0) || !own_books().enough(*words)) return false;
    int only = 0;
    while (!hand().count(only))
        ++only;
    return may_end(only);
}

bool SideDeal::may_leave(const SideParts& parts, bool taken) const {
    int left = hand().size + (taken ? 1 : 0); // the top of the pile is among the cards that are laid
    bool last = false;
    for (const SidePart& part : parts) {
        left -= part.size();
        last = last || (part.place < 0 && part.kind >= 0 && words->kind(part.kind).role == SideRole::last);
    }
    if (taken) {
        const int from = words->most_taken ? std::max(0, pile_size - words->most_taken) : 0;
        for (int place = from; place + 1 < pile_size; ++place)
            left += words->kind(pile[ix(place)]).role != SideRole::bonus;
    }
    if (last && (left > 1 || has_second(turn))) return false;
    if (left >= (no_discard ? 1 : 2) && !last) return true;
    SideDeal after = *this;
    after.steps = nullptr;
    if (taken) {
        const int from = words->most_taken ? std::max(0, pile_size - words->most_taken) : 0;
        for (int place = from; place < pile_size; ++place)
            if (words->kind(pile[ix(place)]).role != SideRole::bonus) after.hand().add(pile[ix(place)]);
    }
    after.lay_parts(parts);
    return after.may_stay(last);
}

// --- steps

void SideDeal::draw_stock() {
    note({SideStepKind::stock});
    int last = -1;
    for (int drawn = std::min(words->drawn, stock_size); drawn; --drawn) {
        last = stock[ix(--stock_size)];
        hand().add(last);
    }
    lay_out_bonus(turn, last);
    at = SideAt::play;
}

void SideDeal::lay_out_bonus(int seat, int last) {
    SideCards& held = hands[ix(seat)];
    for (;;) {
        int found = 0;
        for (int kind = 0; kind < words->kind_count; ++kind)
            if (words->kind(kind).role == SideRole::bonus && held.count(kind)) {
                found += held.count(kind);
                held.remove(kind, held.count(kind));
            }
        if (!found) return;
        bonus[ix(seat)] += found;
        for (int drawn = std::min(found, stock_size); drawn; --drawn) {
            last = stock[ix(--stock_size)];
            held.add(last);
        }
        const bool is_last = last >= 0 && words->kind(last).role == SideRole::bonus;
        if (stock_size == 0 && (is_last || held.size < 2)) no_discard = true;
    }
}

void SideDeal::lay_parts(const SideParts& parts) {
    const int mine = side();
    for (const SidePart& part : parts) {
        if (part.naturals) hand().remove(part.kind, part.naturals);
        for (std::size_t of = 0; of < 2; ++of)
            if (part.wild[of]) hand().remove(words->wild[of], part.wild[of]);
        if (part.place < 0) {
            add_group({part.kind, part.naturals, part.wild, static_cast<std::int8_t>(turn)});
            continue;
        }
        SideGroup& grown = table[ix(part.place)];
        books[ix(mine)].count(*words, grown.naturals, grown.wilds(), -1);
        grown.naturals = static_cast<std::uint8_t>(grown.naturals + part.naturals);
        for (std::size_t of = 0; of < 2; ++of)
            grown.wild[of] = static_cast<std::uint8_t>(grown.wild[of] + part.wild[of]);
        books[ix(mine)].count(*words, grown.naturals, grown.wilds(), 1);
        if (grown.size() >= words->group_most) open[ix(mine)][ix(grown.kind < 0 ? kMostSideKinds : grown.kind)] = -1;
        if (part.naturals) seen.add(part.kind, part.naturals);
        for (std::size_t of = 0; of < 2; ++of)
            if (part.wild[of]) seen.add(words->wild[of], part.wild[of]);
        added = added || grown.owner != turn;
    }
    laid_now = true;
    if (std::ranges::any_of(parts, [](const SidePart& part) { return part.place < 0; }))
        for (int seat = 0; seat < words->seats; ++seat)
            if (words->side(seat) == mine) opened[ix(seat)] = true;
}

void SideDeal::lay(SideStepKind kind, const SideParts& parts) {
    note({kind, -1, {parts.begin(), parts.end()}});
    lay_parts(parts);
    if (hand().size) return;
    if (has_second(turn))
        pick_up();
    else
        go_out();
}

void SideDeal::take(const SideParts& parts) {
    const int from = words->most_taken ? std::max(0, pile_size - words->most_taken) : 0;
    int found = 0;
    for (int place = from; place < pile_size; ++place) {
        const int kind = pile[ix(place)];
        const SideRole role = words->kind(kind).role;
        freezers -= words->kind(kind).freezes();
        seen.remove(kind);
        if (role == SideRole::bonus)
            ++found;
        else
            hand().add(kind);
    }
    pile_size = from;
    bonus[ix(turn)] += found;
    at = SideAt::play;
    lay(SideStepKind::take, parts);
}

void SideDeal::discard(int kind) {
    note({SideStepKind::discard, kind});
    hand().remove(kind);
    put(kind, turn);
    if (hand().size == 0) {
        if (!has_second(turn)) return go_out();
        pick_up();
    }
    end_turn();
}

void SideDeal::pass() {
    note({SideStepKind::pass});
    at = SideAt::over;
}

void SideDeal::pick_up() {
    SideCards& second = seconds[ix(words->second_owner(turn))];
    hand() = second;
    second = {};
    lay_out_bonus(turn, -1);
}

void SideDeal::end_turn() {
    laid_before[ix(turn)] = laid_before[ix(turn)] || laid_now;
    laid_now = added = no_discard = false;
    answer = -1;
    turn = words->after(turn);
    ++turns;
    at = SideAt::draw;
}

void SideDeal::go_out() {
    winner = turn;
    at_once = !laid_before[ix(turn)] && !added;
    at = SideAt::over;
}

// --- the end

std::array<int, kMostSideSeats> SideDeal::points() const {
    std::array<int, kMostSideSeats> of_side{}, cards{}, found{};
    std::array<bool, kMostSideSeats> melded{};
    bool with_book = false;
    for (int place = 0; place < groups; ++place) {
        const SideGroup& meld = group(place);
        const auto mine = ix(words->side(meld.owner));
        melded[mine] = true;
        of_side[mine] += meld.points(*words);
        if (meld.size() < words->book) continue;
        with_book = with_book || meld.owner == winner;
        const int wilds = meld.wilds();
        const bool semi = wilds == 1 && meld.size() > words->book && words->semi >= 0;
        if (!wilds)
            of_side[mine] += words->natural;
        else if (!meld.naturals && words->wild_book >= 0)
            of_side[mine] += words->wild_book;
        else
            of_side[mine] += semi && meld.naturals ? words->semi : words->mixed;
    }
    for (int seat = 0; seat < words->seats; ++seat) {
        const auto mine = ix(words->side(seat));
        of_side[mine] -= hands[ix(seat)].points(*words);
        if (seconds[ix(seat)].size)
            of_side[mine] -= words->second_penalty >= 0 ? words->second_penalty : seconds[ix(seat)].points(*words);
        cards[mine] += bonus[ix(seat)];
    }
    for (int side_of = 0; side_of < words->sides(); ++side_of) {
        const int worth = words->bonus[ix(std::min(cards[ix(side_of)], kMostBonus - 1))];
        of_side[ix(side_of)] += melded[ix(side_of)] ? worth : -worth;
    }
    if (winner >= 0) of_side[ix(words->side(winner))] += at_once && with_book ? words->concealed : words->going_out;
    for (int seat = 0; seat < words->seats; ++seat)
        found[ix(seat)] = of_side[ix(words->side(seat))];
    return found;
}

} // namespace rummykit
