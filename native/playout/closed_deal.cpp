#include "closed_deal.hpp"

#include "renewed_stock.hpp"

#include <algorithm>

namespace rummykit {

namespace {

constexpr int kConsoled = 6; // dublees of a hand that pays the consolation

void note(std::vector<ClosedHappened>* log, ClosedHappened event) {
    if (log) log->push_back(event);
}

template <typename Of>
auto& at_seat(Of& all, int seat) {
    return all[static_cast<std::size_t>(seat)];
}

} // namespace

std::vector<std::uint8_t> shuffled_cards(const ClosedSheet& sheet, const Chance& chance) {
    std::vector<std::uint8_t> cards = sheet.pack;
    chance.shuffle(cards, "", 0);
    return cards;
}

// --- the beginning

void ClosedDeal::begin(const ClosedSheet& of, const std::vector<std::uint8_t>& cards, int first) {
    *this = ClosedDeal{};
    sheet = &of;
    starter = turn = static_cast<std::int8_t>(first);
    taken = finisher = winner = shower = last = -1;
    cut = indicator = swapped = -1;
    turn_number = 1;
    const ClosedWords& words = of.words;
    std::size_t dealt = 0;
    for (int round = 0; round < words.hand; ++round)
        for (int place = 0; place < words.seats; ++place)
            at_seat(hands, (first + place) % words.seats).add(bit_of(cards[dealt++]));
    if (words.starter_extra) {
        at_seat(hands, first).add(bit_of(cards[dealt++]));
        at = ClosedAt::play;
    }
    for (std::size_t i = cards.size(); i-- > dealt;)
        stock[static_cast<std::size_t>(stock_size++)] = cards[i];
    const auto next = [&] { return stock[static_cast<std::size_t>(--stock_size)]; };
    if (words.upcard) {
        while (words.joker_put_back && stock[static_cast<std::size_t>(stock_size - 1)] == kJokerFace)
            std::rotate(stock.begin(), stock.begin() + stock_size - 1, stock.begin() + stock_size);
        thrown_by[0] = -1;
        pile[static_cast<std::size_t>(pile_size++)] = next();
    }
    wild = {words.wild_rank, faces_of_rank(words.wild_rank)};
    if (words.indicates == Indicates::nothing) return;
    const bool one_tile = words.indicates == Indicates::next;
    auto from = stock.begin(); // the other end
    while (one_tile && *from == kJokerFace)
        ++from;
    const int shown = *from;
    std::copy(from + 1, stock.begin() + stock_size, from);
    --stock_size;
    make_wild(shown);
    if (!one_tile) return;
    for (int seat = 0; seat < words.seats; ++seat)
        at_seat(hands, seat) = as_told(at_seat(hands, seat));
    for (int card = 0; card < stock_size; ++card)
        stock[static_cast<std::size_t>(card)] =
            static_cast<std::uint8_t>(as_told(stock[static_cast<std::size_t>(card)]));
}

void ClosedDeal::make_wild(int shown) {
    indicator = static_cast<std::int16_t>(shown);
    if (sheet->words.indicates == Indicates::rank) {
        wild.rank = shown == kJokerFace ? 1 : shown % kRanks + 1;
        wild.faces = faces_of_rank(wild.rank);
        return;
    }
    if (sheet->words.indicates == Indicates::next) {
        swapped = static_cast<std::int16_t>(shown % kRanks == kRanks - 1 ? shown - (kRanks - 1) : shown + 1);
        return;
    }
    const int face = shown == kJokerFace ? 0 : shown, suit = face / kRanks, rank = face % kRanks;
    cut = static_cast<std::int16_t>(face);
    wild.rank = rank + 1;
    wild.faces = faces_of_rank(wild.rank) | bit_of(face_of(suit, (rank + 1) % kRanks)) |
                 bit_of(face_of(suit, (rank + kRanks - 1) % kRanks));
}

Cards ClosedDeal::as_told(Cards cards) const {
    if (swapped < 0) return cards;
    const int jokers = cards.count(kJokerFace), tiles = cards.count(swapped);
    cards.clear(kJokerFace);
    cards.clear(swapped);
    for (int copy = 0; copy < jokers; ++copy)
        cards.add(bit_of(swapped));
    for (int copy = 0; copy < tiles; ++copy)
        cards.add(bit_of(kJokerFace));
    return cards;
}

// --- what is legal

// Faces as everybody names them.
FaceBits ClosedDeal::told_order(FaceBits faces) const {
    if (swapped < 0) return faces;
    const FaceBits both = bit_of(swapped) | bit_of(kJokerFace), held = faces & both;
    return held == 0 || held == both ? faces : faces ^ both;
}

bool ClosedDeal::may_show() const {
    return sheet->words.shows_indicator && shower < 0 && turn_number <= seats() && hand().count(indicator) > 0;
}

bool ClosedDeal::stock_used_up() const {
    return !stock_size && (sheet->words.when_empty == Renews::ends || pile_size <= sheet->words.keep_top);
}

bool ClosedDeal::may_take() const {
    if (!pile_size) return false;
    if (sheet->words.wild_upcard == TakesWild::allowed || !is_wild(top())) return true;
    const auto drawn = [](int count) { return count > 0; };
    return sheet->words.wild_upcard == TakesWild::first_allowed && std::ranges::none_of(draws, drawn);
}

bool ClosedDeal::may_draw() const {
    return !stock_used_up() || (pile_size && !may_take());
}

int ClosedDeal::bound() const {
    if (taken < 0) return -1;
    return hand().count(taken) > 1 || hand().size() == 1 ? -1 : taken;
}

FaceBits ClosedDeal::outs() const {
    if (sheet->words.declares) return show_outs(*sheet, hand(), wild);
    return finisher < 0 ? whole_outs(*sheet, hand()) : 0;
}

void ClosedDeal::legal(std::vector<ClosedAction>& found) const {
    const ClosedWords& words = sheet->words;
    if (over()) return;
    if (at == ClosedAt::draw) {
        if (words.undrawn && finisher < 0 && !draws[static_cast<std::size_t>(turn)] && lies_whole(*sheet, hand()))
            found.push_back(ClosedAction::of(ClosedAct::go_out));
        if (words.drops) found.push_back(ClosedAction::of(ClosedAct::drop));
        if (may_draw()) found.push_back(ClosedAction::of(ClosedAct::draw_stock));
        if (may_take()) found.push_back(ClosedAction::of(ClosedAct::draw_top));
        return;
    }
    const int stays = bound();
    if (may_show()) found.push_back(ClosedAction::of(ClosedAct::show_indicator));
    if (!words.declares && words.goes_out != LaidWith::discard && finisher < 0 && lies_whole(*sheet, hand()))
        found.push_back(ClosedAction::of(ClosedAct::go_out));
    if (words.declares || words.goes_out != LaidWith::no_discard)
        for (FaceBits faces = told_order(outs()); faces; faces &= faces - 1)
            if (const int face = as_told(std::countr_zero(faces)); face != stays)
                found.push_back(ClosedAction::of(words.declares ? ClosedAct::declare : ClosedAct::go_out_with, face));
    const bool free = words.return_upcard;
    for (FaceBits faces = told_order(hand().faces()); faces; faces &= faces - 1)
        if (const int face = as_told(std::countr_zero(faces)); free || face != stays)
            found.push_back(ClosedAction::of(ClosedAct::discard, face));
}

// --- what is done

void ClosedDeal::play(ClosedAction action, const Chance& chance, std::vector<ClosedHappened>* log) {
    switch (action.act()) {
    case ClosedAct::drop:
        return drop(log);
    case ClosedAct::draw_stock:
        return draw(chance, log);
    case ClosedAct::draw_top:
        return take(log);
    case ClosedAct::declare:
    case ClosedAct::go_out:
    case ClosedAct::go_out_with:
        return go_down(action, log);
    case ClosedAct::show_indicator:
        shower = turn;
        return note(log, {ClosedEvent::indicator_shown, turn, 0, indicator});
    case ClosedAct::discard:
        note(log, {ClosedEvent::discarded, turn, 0, action.face()});
        discard(action.face());
        if (sheet->words.when_empty == Renews::ends && !stock_size) return end(ClosedEnded::exhausted, -1, log);
        if (finisher >= 0 && after(turn) == finisher) return end(ClosedEnded::went_out, finisher, log);
        return next_turn();
    }
}

void ClosedDeal::draw(const Chance& chance, std::vector<ClosedHappened>* log) {
    if (!stock_size) {
        if (turnovers >= sheet->words.times || stock_used_up()) return nothing_left(log);
        turn_over(chance, log);
    }
    const int face = stock[static_cast<std::size_t>(--stock_size)];
    own().add(bit_of(face));
    ++at_seat(draws, turn);
    at = ClosedAt::play;
    note(log, {ClosedEvent::drew_stock, turn, 0, face});
}

void ClosedDeal::turn_over(const Chance& chance, std::vector<ClosedHappened>* log) {
    const bool shuffles = sheet->words.when_empty == Renews::shuffle;
    const int renewed = renew_stock(*this, sheet->words.keep_top, shuffles, chance);
    note(log, {ClosedEvent::stock_turned, 0, shuffles, renewed});
}

void ClosedDeal::take(std::vector<ClosedHappened>* log) {
    if (stock_used_up() && ++idle > sheet->words.times * seats()) return nothing_left(log);
    const int face = pile[static_cast<std::size_t>(--pile_size)];
    own().add(bit_of(face));
    at_seat(known, turn).add(bit_of(face));
    ++at_seat(draws, turn);
    if (!sheet->words.own_piles) taken = static_cast<std::int8_t>(face);
    at = ClosedAt::play;
    note(log, {ClosedEvent::drew_discard, turn, 0, face});
}

void ClosedDeal::nothing_left(std::vector<ClosedHappened>* log) {
    finisher < 0 ? end(ClosedEnded::deal_void, -1, log) : end(ClosedEnded::went_out, finisher, log);
}

void ClosedDeal::drop(std::vector<ClosedHappened>* log) {
    const bool middle = at_seat(draws, turn) > 0;
    at_seat(out, turn) = middle ? ClosedOut::middle_drop : ClosedOut::first_drop;
    at_seat(out_costs, turn) = static_cast<std::int16_t>(middle ? sheet->words.middle_drop : sheet->words.first_drop);
    note(log, {ClosedEvent::out_of_deal, turn, middle});
    int left = -1, many = 0;
    for (int seat = 0; seat < seats(); ++seat)
        if (is_in(seat)) {
            ++many;
            left = seat;
        }
    many == 1 ? end(ClosedEnded::last_left, left, log) : next_turn();
}

void ClosedDeal::discard(int face) {
    own().take(bit_of(face));
    Cards& taken_before = at_seat(known, turn);
    if (taken_before.faces() >> face & 1) taken_before.take(bit_of(face));
    pile[static_cast<std::size_t>(pile_size)] = static_cast<std::uint8_t>(face);
    thrown_by[static_cast<std::size_t>(pile_size++)] = turn;
}

void ClosedDeal::go_down(ClosedAction action, std::vector<ClosedHappened>* log) {
    const bool declares = action.act() == ClosedAct::declare;
    if (declares) note(log, {ClosedEvent::discarded, turn, 0, action.face()});
    if (action.act() != ClosedAct::go_out) discard(action.face());
    if (action.act() == ClosedAct::go_out_with) last = static_cast<std::int8_t>(action.face());
    note(log, {ClosedEvent::went_out, turn});
    if (action.act() == ClosedAct::go_out_with) note(log, {ClosedEvent::discarded, turn, 0, action.face()});
    laid = hand();
    own() = {};
    if (!sheet->words.last_turns) return end(ClosedEnded::went_out, turn, log);
    finisher = turn;
    next_turn();
}

void ClosedDeal::next_turn() {
    do
        turn = static_cast<std::int8_t>(after(turn));
    while (!is_in(turn));
    ++turn_number;
    at = ClosedAt::draw;
    taken = -1;
}

void ClosedDeal::end(ClosedEnded how, int who, std::vector<ClosedHappened>* log) {
    ended = how;
    winner = static_cast<std::int8_t>(who);
    note(log, {ClosedEvent::ended, who});
}

// --- what it is worth

std::array<int, kMostClosedSeats> ClosedDeal::points() const {
    std::array<int, kMostClosedSeats> points{};
    if (winner < 0 && ended != ClosedEnded::exhausted) return points;
    switch (sheet->words.scoring) {
    case ClosedScoring::lives:
        price_lives(points);
        price_values(points);
        break;
    case ClosedScoring::payments: {
        const int each = payment_for(*sheet, laid, at_seat(draws, winner));
        for (int seat = 0; seat < seats(); ++seat)
            at_seat(points, seat) = seat == winner ? each * (seats() - 1) : -each;
        break;
    }
    case ClosedScoring::points_lost:
        price_lost(points);
        break;
    case ClosedScoring::hands_against_losers:
        for (int seat = 0; seat < seats(); ++seat)
            if (seat != winner) at_seat(points, seat) = points_outside(*sheet, at_seat(hands, seat));
        break;
    }
    return points;
}

void ClosedDeal::price_lost(std::array<int, kMostClosedSeats>& points) const {
    const ClosedWords& words = sheet->words;
    int loss = 0;
    if (winner >= 0) {
        const bool wild_last = last == kJokerFace;
        loss = lies_whole(*sheet, laid) ? (wild_last ? words.wild_last : words.plain)
                                        : (wild_last ? words.in_pairs_wild_last : words.in_pairs);
    }
    for (int seat = 0; seat < seats(); ++seat) {
        if (seat != winner) at_seat(points, seat) -= loss;
        if (shower >= 0 && seat != shower) at_seat(points, seat) -= words.indicator_shown;
    }
}

void ClosedDeal::price_lives(std::array<int, kMostClosedSeats>& points) const {
    const ClosedWords& words = sheet->words;
    const bool in_dublees =
        ended == ClosedEnded::went_out && words.consolation >= 0 && free_show(*sheet, laid, wild) == FreeShow::dublees;
    int sum = 0;
    for (int seat = 0; seat < seats(); ++seat) {
        if (seat == winner) continue;
        const Cards& held = at_seat(hands, seat);
        const int count = !is_in(seat)                                  ? at_seat(out_costs, seat)
                          : in_dublees && dublees_of(held) >= kConsoled ? words.consolation
                                                                        : show_points(*sheet, held, wild);
        at_seat(points, seat) = std::min(words.cap, count);
        sum += at_seat(points, seat);
    }
    if (!words.to_winner) return;
    for (int& each : points)
        each = -each;
    at_seat(points, winner) = sum;
}

void ClosedDeal::price_values(std::array<int, kMostClosedSeats>& points) const {
    if (sheet->words.value_cards == ValueCards::none) return;
    std::array<int, kMostClosedSeats> worth{};
    int total = 0, playing = 0;
    for (int seat = 0; seat < seats(); ++seat) {
        if (!is_in(seat)) continue;
        const bool has_laid = seat == winner && ended == ClosedEnded::went_out;
        at_seat(worth, seat) = worth_of_value_cards(*sheet, has_laid ? laid : at_seat(hands, seat), cut);
        total += at_seat(worth, seat);
        ++playing;
    }
    for (int seat = 0; seat < seats(); ++seat)
        if (is_in(seat)) at_seat(points, seat) += at_seat(worth, seat) * (playing - 1) - (total - at_seat(worth, seat));
}

std::array<int, kMostClosedSeats> ClosedDeal::gains() const {
    std::array<int, kMostClosedSeats> gained = points();
    const ClosedWords& words = sheet->words;
    const bool low_wins = words.scoring == ClosedScoring::hands_against_losers ||
                          (words.scoring == ClosedScoring::lives && !words.to_winner);
    if (low_wins)
        for (int& each : gained)
            each = -each;
    return gained;
}

} // namespace rummykit
