#include "rummy_policy.hpp"

#include "card_policy.hpp"

#include <algorithm>

namespace rummykit {

FaceSet loose_cards(const CardSheet& sheet, FaceSet hand) {
    const FaceSet meldable = sheet.meldable(hand);
    if (!meldable) return hand;
    int left = sheet.deadwood(hand);
    if (left == sheet.price(hand & ~meldable)) return hand & ~meldable;
    FaceSet rest = meldable, loose = hand & ~meldable;
    left -= sheet.price(loose);
    for (bool found = true; found && sheet.price(rest) != left;) {
        found = false;
        sheet.melds.within(rest, [&](int meld) {
            const FaceSet mask = sheet.melds.mask(meld);
            if (found || sheet.deadwood(rest & ~mask) != left) return;
            rest &= ~mask;
            found = true;
        });
    }
    return loose | rest;
}

FaceSet fits_table(const CardDeal& deal, int seat) {
    const LaysOff how = deal.sheet->words.lay_off;
    if (!deal.sheet->words.plays || how == LaysOff::none) return 0;
    FaceSet fits = 0;
    for (int number = 0; number < deal.melds; ++number)
        if (how == LaysOff::any || deal.owner[number] == seat ||
            (how == LaysOff::own_meld_first && deal.opened >> seat & 1))
            fits |= deal.fits(number);
    return fits;
}

FaceSet open_cards(const CardDeal& deal) {
    FaceSet open = deal.piled();
    for (int number = 0; number < deal.melds; ++number)
        open |= deal.sheet->melds.mask(deal.table[number]);
    for (int seat = 0; seat < deal.seats(); ++seat)
        if (seat != deal.turn) open |= deal.known[seat];
    return open;
}

int fewest_held(const CardDeal& deal) {
    int fewest = kFaces;
    for (int seat = 0; seat < deal.seats(); ++seat)
        if (seat != deal.turn) fewest = std::min(fewest, std::popcount(deal.hands[seat]));
    return fewest;
}

namespace {

constexpr int kEndless = 4 * kFaces; // turns after which nobody takes what another has thrown, for ever

bool lays_meld(Action action) {
    return action.act() == Act::meld || action.act() == Act::open;
}

// What of a card's points melds with the hand, or lays off; less than nothing where it does not help.
int gain_of(const CardDeal& deal, int face, FaceSet fits) {
    const CardSheet& sheet = *deal.sheet;
    const FaceSet hand = deal.hands[deal.turn], with = hand | one(face);
    const bool fitting = fits >> face & 1;
    if (!(sheet.meldable(with) >> face & 1)) return fitting ? 0 : -1;
    const int now = sheet.deadwood(hand), then = sheet.deadwood(with);
    int gain = now + sheet.prices[face] - then;
    const bool closes = sheet.words.plays ? sheet.words.may_go_out : sheet.words.goes_out != GoesOut::with_discard;
    if (then == 0 && !closes) {
        gain = -1;
        for (FaceSet rest = hand; rest; rest &= rest - 1) {
            const FaceSet left = with & ~(rest & -rest);
            gain = std::max(gain, sheet.price(left) - sheet.deadwood(left) - (sheet.price(hand) - now));
        }
    }
    return gain > 0 ? gain : fitting ? 0 : -1;
}

} // namespace

double RummyPolicy::spare(const CardDeal& deal, FaceSet hand, int face, FaceSet gone) const {
    const CardSheet& sheet = *deal.sheet;
    const int after = deal.after(deal.turn);
    const FaceSet next = deal.known[after] & deal.hands[after];
    const bool counts_laid = sheet.words.scoring == CardScoring::cards_laid && fewest_held(deal) > about_to_go_out;
    double worth = (counts_laid ? -a_point_laid : 1.01) * deal.price_of(face);
    if (sheet.words.careless) {
        const auto [could_be_laid_off, completes_meld] = deal.careless_of(face);
        worth -= sheet.words.careless * (could_be_laid_off + completes_meld);
    }
    if (sheet.meldable(hand) >> face & 1) {
        const int melded = sheet.deadwood(hand & ~one(face)) - sheet.deadwood(hand) + sheet.prices[face];
        if (melded > 0) worth -= breaking + melded;
    }
    worth -= an_out * std::min(deal.seats() - 1, 3) * std::popcount(outs(hand, face) & ~gone);
    if (next && sheet.meldable(next | one(face)) >> face & 1) worth -= feeding;
    return worth;
}

Action RummyPolicy::draw(const CardDeal& deal, const std::vector<Action>& legal) const {
    const FaceSet fits = fits_table(deal, deal.turn), hand = deal.hands[deal.turn];
    Action best{}, otherwise = legal[legal.front().act() == Act::call_end];
    int most = -1;
    for (const Action action : legal) {
        if (action.act() == Act::draw_stock || (action.act() == Act::pass && otherwise.act() != Act::draw_stock))
            otherwise = action;
        if (action.act() != Act::draw_top && action.act() != Act::draw_face) continue;
        const int gain = gain_of(deal, action.act() == Act::draw_top ? deal.top() : action.face(), fits);
        if (gain > most) {
            most = gain;
            best = action;
        }
    }
    if (most >= 0) return best;
    const auto takes = std::ranges::find(legal, Act::draw_top, &Action::act);
    if (takes == legal.end() || otherwise.act() == Act::draw_top) return otherwise;
    const FaceSet with = hand | one(deal.top()), gone = open_cards(deal);
    double worst = -1e9;
    for (FaceSet rest = hand; rest; rest &= rest - 1)
        worst = std::max(worst, spare(deal, with, std::countr_zero(rest), gone));
    return worst - spare(deal, with, deal.top(), gone) > taking ? *takes : otherwise;
}

// How far down the pile is taken: as far as more points are laid with the cards than they cost in the hand.
Action RummyPolicy::draw_down_to(const CardDeal& deal, const std::vector<Action>& legal) const {
    const CardSheet& sheet = *deal.sheet;
    const FaceSet hand = deal.hands[deal.turn], fits = fits_table(deal, deal.turn);
    const bool late = fewest_held(deal) <= about_to_go_out;
    const FaceSet head = deal.upcard < 0 ? 0 : one(deal.upcard);
    const auto worth = [&](FaceSet cards) {
        const double loose = sheet.deadwood(cards & ~fits);
        const int more = cards & head ? deal.price_of(deal.upcard) - sheet.prices[deal.upcard] : 0;
        return sheet.price(cards) + more - loose - (late ? loose : 0);
    };
    const bool bound = sheet.words.opens && !(deal.opened >> deal.turn & 1); // nothing is laid without the pile
    const double now = bound ? -an_opening : worth(hand);
    const bool has_stock = legal.front().act() == Act::draw_stock;
    const bool endless = deal.turn_number > kEndless;
    Action best = has_stock ? legal.front() : legal.back();
    double most = has_stock ? a_stock_card : -1e9;
    for (const Action action : legal) {
        if (action.act() != Act::draw_face || (endless && has_stock)) continue;
        if (bound && sheet.words.top_free && action.face() == deal.top()) continue; // that opens nothing
        FaceSet with = hand;
        for (int place = deal.pile_size; place-- > 0;) {
            with |= one(deal.pile[place]);
            if (deal.pile[place] == action.face()) break;
        }
        if (const double gain = worth(with) - now; gain > most) {
            most = gain;
            best = action;
        }
    }
    return best;
}

// The claim that leaves the fewest cards in no meld, if it leaves fewer than there are now.
Action RummyPolicy::claim(const CardDeal& deal, const std::vector<Action>& legal) const {
    const FaceSet hand = deal.hands[deal.turn];
    int fewest = std::popcount(loose_cards(*deal.sheet, hand));
    Action best = legal.back();
    for (const Action action : legal) {
        if (action.act() != Act::claim) continue;
        const int left = std::popcount(loose_cards(*deal.sheet, hand & ~deal.sheet->melds.mask(action.meld())));
        if (left < fewest) {
            fewest = left;
            best = action;
        }
    }
    return best;
}

// A declined card is forced on its owner, who must discard another, unless that leaves hardly a hand or the card is of
// use to the seat itself.
Action RummyPolicy::force(const CardDeal& deal, const std::vector<Action>& legal) const {
    const bool few = std::popcount(deal.hands[deal.resume]) <= few_to_force;
    return few || gain_of(deal, deal.top(), 0) > 0 ? legal.back() : legal.front();
}

// What is laid where a card is turned up: what leaves the fewest cards that are in no meld and fit none on the table.
Action RummyPolicy::lay_faced(const CardDeal& deal, const std::vector<Action>& legal) const {
    const CardSheet& sheet = *deal.sheet;
    const FaceSet hand = deal.hands[deal.turn], own = fits_table(deal, deal.turn);
    const auto left = [&](FaceSet kept, FaceSet fits) { return std::popcount(loose_cards(sheet, kept) & ~fits); };
    const bool owes = deal.must_play >= 0;
    int fewest = owes ? kFaces : left(hand, own);
    Action best = legal.back();
    for (const Action action : legal) {
        FaceSet laid = 0, fits = own;
        switch (action.act()) {
        case Act::lay_off:
            laid = one(action.face());
            fits |= sheet.melds.extensions(sheet.melds.longer(deal.table[action.number()], laid));
            break;
        case Act::meld:
        case Act::borrow:
        case Act::lay_on:
            laid = sheet.melds.mask(action.meld());
            fits |= sheet.melds.extensions(action.meld());
            break;
        default:
            continue;
        }
        if (owes && deal.taken < 0 && !(laid >> deal.must_play & 1)) continue; // the card would be lost
        if (const int loose = left(hand & ~laid, fits); loose < fewest || (!owes && loose == fewest)) {
            fewest = loose;
            best = action;
        }
    }
    return best;
}

Action RummyPolicy::choose(const CardDeal& deal, const std::vector<Action>& legal) const {
    if (deal.at == At::call || legal.size() == 1) return legal.front();
    if (deal.at == At::answer) return ends.fights(deal) ? legal.front() : legal.back();
    if (deal.at == At::claim) return claim(deal, legal);
    if (deal.at == At::force) return force(deal, legal);
    if (deal.at == At::draw && deal.sheet->words.faced)
        return legal.size() > 1 && legal[1].act() == Act::draw_top ? legal[1] : legal.front();
    if (deal.at == At::play && deal.sheet->words.faced)
        if (const Action laid = lay_faced(deal, legal); laid.act() != Act::discard) return laid;
    if (deal.at == At::draw && deal.sheet->words.down_to) return draw_down_to(deal, legal);
    if (deal.at == At::draw)
        return legal.front().act() == Act::call_end && ends.calls(deal) ? legal.front() : draw(deal, legal);
    const CardSheet& sheet = *deal.sheet;
    const FaceSet hand = deal.hands[deal.turn];
    bool lays = false;
    for (const Action action : legal) {
        if (action.act() == Act::go_out || action.act() == Act::go_out_with) return action;
        lays |= lays_meld(action) || action.act() == Act::lay_off;
    }
    if (lays) {
        const FaceSet loose = loose_cards(sheet, hand);
        const bool compared = sheet.words.scoring == CardScoring::stakes ||
                              sheet.words.scoring == CardScoring::cards_laid; // melds in the hand win nothing
        const bool keeps = !compared && sheet.words.lay_off == LaysOff::any &&
                           std::popcount(loose & ~fits_table(deal, deal.turn)) > 1 &&
                           fewest_held(deal) > about_to_go_out;
        const int now = sheet.deadwood(hand);
        Action meld{}, off{};
        int largest = 0, dearest = -1;
        for (const Action action : legal) {
            if (lays_meld(action) && !keeps) {
                const FaceSet mask = sheet.melds.mask(action.meld());
                const int size = std::popcount(mask) + (sheet.deadwood(hand & ~mask) == now ? kFaces : 0);
                if (size > largest) {
                    largest = size;
                    meld = action;
                }
            } else if (action.act() == Act::lay_off && (!keeps || loose >> action.face() & 1)) {
                if (deal.price_of(action.face()) > dearest) {
                    dearest = deal.price_of(action.face());
                    off = action;
                }
            }
        }
        if (largest > 0) return meld;
        if (dearest >= 0) return off;
    }
    const FaceSet gone = open_cards(deal);
    Action best = legal.back();
    double most = -1e9;
    for (const Action action : legal) {
        if (action.act() != Act::discard) continue;
        if (const double worth = spare(deal, hand, action.face(), gone); worth > most) {
            most = worth;
            best = action;
        }
    }
    return best;
}

std::array<int, kMostSeats> RummyPolicy::play_on(CardDeal& deal, Random& random) const {
    const Chance chance{&random, nullptr, 0};
    std::vector<Action> legal;
    legal.reserve(64);
    while (!deal.over()) {
        legal.clear();
        deal.legal(legal);
        deal.play(choose(deal, legal), chance);
    }
    return deal.points();
}

} // namespace rummykit
