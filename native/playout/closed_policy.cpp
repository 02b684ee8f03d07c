#include "closed_policy.hpp"

#include <algorithm>
#include <climits>
#include <utility>

namespace rummykit {

namespace {

constexpr int kHopeless = 85;     // points of a hand without a pure sequence or a wild card that is dropped
constexpr int kFewWild = 1;       // wild cards of a hand without a pure sequence that is dropped where three are wanted
constexpr int kHelps = 50;        // by which a card of the pile must help
constexpr int kLooks = 2;         // cards outside melds with which it is looked whether the hand goes down
constexpr int kMissing = 1000;    // what a hand costs at least that lacks a pure sequence
constexpr int kLifeMissing = 400; // and one without its second life
constexpr int kLongest = 2000;    // actions of a playout

} // namespace

int ClosedPolicy::discard(const ClosedDeal& deal, const Cards& hand, int stays, Outlook* after) const {
    const Outlook all = outlook(shape_, hand, deal.wild.faces);
    const FaceBits may = all.spare & ~(stays < 0 ? 0 : bit_of(stays));
    if (!all.melds || !may) return any_discard(deal, hand, stays, after);
    int best = -1, least = INT_MAX;
    for (FaceBits faces = may; faces; faces &= faces - 1) {
        const int face = std::countr_zero(faces);
        const int near = nearness_of(shape_, face, all.near, all.twins);
        const int cost = near - deal.sheet->values[static_cast<std::size_t>(face)];
        if (cost >= least) continue;
        least = cost;
        best = face;
        if (after) *after = {all.cost - kLooseCard + near, all.loose - 1};
    }
    return best;
}

// The same where no card is loose: every card is tried.
int ClosedPolicy::any_discard(const ClosedDeal& deal, const Cards& hand, int stays, Outlook* after) const {
    int best = -1, least = INT_MAX;
    for (const bool wild : {false, true}) {
        for (FaceBits faces = hand.faces(); faces; faces &= faces - 1) {
            const int face = std::countr_zero(faces);
            if (face == stays || deal.is_wild(face) != wild) continue;
            Cards rest = hand;
            rest.take(bit_of(face));
            const Outlook left = outlook(shape_, rest, deal.wild.faces);
            const int cost = left.cost - deal.sheet->values[static_cast<std::size_t>(face)];
            if (cost >= least) continue;
            least = cost;
            best = face;
            if (after) *after = left;
        }
        if (best >= 0) break; // a wild card goes only where there is no other
    }
    return best;
}

// A hand without hope, before its first draw.
bool ClosedPolicy::drops(const ClosedDeal& deal) const {
    const ClosedWords& words = deal.sheet->words;
    if (!words.drops || deal.draws[static_cast<std::size_t>(deal.turn)]) return false;
    int wild = 0, points = 0;
    for (FaceBits faces = deal.hand().faces(); faces; faces &= faces - 1) {
        const int face = std::countr_zero(faces), count = deal.hand().count(face);
        if (deal.is_wild(face))
            wild += count;
        else
            points += count * deal.sheet->values[static_cast<std::size_t>(face)];
    }
    if (wild > (words.pures ? kFewWild : 0)) return false;
    if (!words.pures && points < kHopeless) return false;
    const Outlook seen = outlook(shape_, deal.hand(), deal.wild.faces);
    return seen.cost >= kLooseCard * seen.loose + kMissing * std::max(1, words.pures);
}

bool ClosedPolicy::takes(const ClosedDeal& deal) const {
    if (!deal.may_take()) return false;
    if (!deal.may_draw()) return true;
    const int top = deal.top();
    Cards more = deal.hand();
    const bool in_pairs = shape_.triples || shape_.dublees;
    if (!deal.is_wild(top) && !(in_pairs && more.count(top)) &&
        !nearness_of(shape_, top, more.faces(), shape_.twins ? more.faces() : 0))
        return false;
    more.add(bit_of(top));
    const bool twin = more.count(top) > 1;
    Outlook with;
    discard(deal, more, twin ? -1 : top, &with);
    return with.cost <= outlook(shape_, deal.hand(), deal.wild.faces).cost - kHelps;
}

ClosedAction ClosedPolicy::draw(const ClosedDeal& deal) const {
    if (drops(deal)) return ClosedAction::of(ClosedAct::drop);
    if (deal.sheet->words.undrawn && !deal.draws[static_cast<std::size_t>(deal.turn)] && deal.finisher < 0 &&
        outlook(shape_, deal.hand(), deal.wild.faces).loose < kLooks && lies_whole(*deal.sheet, deal.hand()))
        return ClosedAction::of(ClosedAct::go_out);
    return ClosedAction::of(takes(deal) ? ClosedAct::draw_top : ClosedAct::draw_stock);
}

ClosedAction ClosedPolicy::choose(const ClosedDeal& deal) const {
    if (deal.at == ClosedAt::draw) return draw(deal);
    if (deal.may_show()) return ClosedAction::of(ClosedAct::show_indicator);
    const int stays = deal.bound();
    Outlook after;
    const int face = discard(deal, deal.hand(), stays, &after);
    const ClosedWords& words = deal.sheet->words;
    if (after.loose > kLooks || (words.declares && after.cost >= (words.pures ? kMissing : kLifeMissing)))
        return ClosedAction::of(ClosedAct::discard, face);
    if (words.declares && shows_without(*deal.sheet, deal.hand(), deal.wild, face))
        return ClosedAction::of(ClosedAct::declare, face);
    const FaceBits outs = deal.outs() & ~(stays < 0 ? 0 : bit_of(stays));
    if (outs) {
        const auto act = words.declares ? ClosedAct::declare : ClosedAct::go_out_with;
        if (words.pairs && outs >> kJokerFace & 1) return ClosedAction::of(act, kJokerFace); // the wild tile last
        return ClosedAction::of(act, outs >> face & 1 ? face : std::countr_zero(outs));
    }
    return ClosedAction::of(ClosedAct::discard, face);
}

std::vector<ClosedAction> ClosedPolicy::ranked(const ClosedDeal& deal) const {
    std::vector<ClosedAction> actions;
    deal.legal(actions);
    const ClosedAction first = choose(deal);
    const auto cost = [&](ClosedAction action) {
        if (action == first) return INT_MIN;
        if (action.act() != ClosedAct::discard) return action.act() == ClosedAct::go_out_with ? INT_MIN + 1 : 0;
        Cards rest = deal.hand();
        rest.take(bit_of(action.face()));
        return outlook(shape_, rest, deal.wild.faces).cost -
               deal.sheet->values[static_cast<std::size_t>(action.face())];
    };
    std::vector<std::pair<int, ClosedAction>> priced;
    for (const ClosedAction action : actions)
        priced.emplace_back(cost(action), action);
    std::ranges::stable_sort(priced, std::ranges::less{}, [](const auto& each) { return each.first; });
    std::ranges::transform(priced, actions.begin(), [](const auto& each) { return each.second; });
    return actions;
}

std::array<int, kMostClosedSeats> ClosedPolicy::play_on(ClosedDeal& deal, Random& random) const {
    const Chance chance{&random, nullptr, 0};
    for (int actions = 0; !deal.over() && actions < kLongest; ++actions)
        deal.play(choose(deal), chance);
    return deal.over() ? deal.gains() : std::array<int, kMostClosedSeats>{};
}

} // namespace rummykit
