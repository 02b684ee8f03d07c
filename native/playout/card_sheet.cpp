#include "card_sheet.hpp"

#include <algorithm>
#include <stdexcept>
#include <unordered_map>

namespace rummykit {

namespace {

constexpr int kRankSetCount = 1 << kRanks;
constexpr int kMostTried = 128; // melds within a hand of fifteen cards

FaceSet mask_of(const Meld& meld) {
    FaceSet mask = 0;
    for (const auto face : meld)
        mask |= FaceSet{1} << face;
    return mask;
}

// The ranks of cards of one suit, and that suit.
std::pair<int, FaceSet> ranks_of(FaceSet mask) {
    const int suit = std::countr_zero(mask) / kRanks;
    return {suit, mask >> suit * kRanks};
}

// The suits of cards of one rank, and that rank.
std::pair<int, unsigned> suits_of(FaceSet mask) {
    unsigned suits = 0;
    for (FaceSet rest = mask; rest; rest &= rest - 1)
        suits |= 1u << std::countr_zero(rest) / kRanks;
    return {std::countr_zero(mask) % kRanks, suits};
}

} // namespace

MeldTable::MeldTable(std::vector<Meld> melds, int groups)
    : faces_(std::move(melds)), groups_(groups), first_run_(groups),
      runs_a_suit_((static_cast<int>(faces_.size()) - groups) / kSuits), starts_(kRankSetCount + 1),
      runnable_(kRankSetCount), run_of_ranks_(kRankSetCount, kNoMeld) {
    if (groups < 0 || first_run_ + runs_a_suit_ * kSuits != static_cast<int>(faces_.size()))
        throw std::invalid_argument("every suit has the same runs");
    for (auto& of_rank : group_)
        of_rank.fill(kNoMeld);
    for (const Meld& meld : faces_) {
        const FaceSet mask = mask_of(meld);
        const int number = static_cast<int>(masks_.size());
        masks_.push_back(mask);
        has_short_ |= meld.size() < 3;
        if (number < groups_) {
            const auto [rank, suits] = suits_of(mask);
            group_[rank][suits] = static_cast<std::int16_t>(number);
            if (std::popcount(suits) == 1) singles_ |= mask;
        } else if (number < first_run_ + runs_a_suit_) {
            run_of_ranks_[ranks_of(mask).second] = static_cast<std::int16_t>(number - first_run_);
        }
    }
    for (int number = 0; number < groups_; ++number)
        if (const int size = std::popcount(masks_[number]); !(masks_[number] & singles_))
            fewest_in_group_ = fewest_in_group_ ? std::min(fewest_in_group_, size) : size;
    for (std::uint32_t ranks = 0; ranks < kRankSetCount; ++ranks) {
        starts_[ranks] = static_cast<std::uint32_t>(runs_.size());
        for (int run = 0; run < runs_a_suit_; ++run)
            if (const FaceSet mask = masks_[first_run_ + run]; (mask & ranks) == mask) {
                runs_.push_back(static_cast<std::uint16_t>(run));
                runnable_[ranks] |= static_cast<std::uint16_t>(mask);
            }
    }
    starts_[kRankSetCount] = static_cast<std::uint32_t>(runs_.size());
    for (int meld = 0; meld < size(); ++meld) {
        FaceSet fits = 0;
        for (FaceSet others = kAllFaces & ~masks_[meld]; others; others &= others - 1)
            if (longer(meld, others & -others) != kNoMeld) fits |= others & -others;
        extensions_.push_back(fits);
    }
}

int MeldTable::with_mask(FaceSet mask, bool group) const {
    if (group) {
        const auto [rank, suits] = suits_of(mask);
        for (FaceSet rest = mask; rest; rest &= rest - 1)
            if (std::countr_zero(rest) % kRanks != rank) return kNoMeld;
        return group_[rank][suits];
    }
    const auto [suit, ranks] = ranks_of(mask);
    if (ranks >= kRankSetCount || run_of_ranks_[ranks] == kNoMeld) return kNoMeld;
    return first_run_ + suit * runs_a_suit_ + run_of_ranks_[ranks];
}

int MeldTable::longer(int meld, FaceSet cards) const {
    const FaceSet mask = masks_[meld] | cards;
    const int found = with_mask(mask, is_group(meld));
    return found == kNoMeld && std::popcount(masks_[meld]) == 1 ? with_mask(mask, false) : found;
}

int MeldTable::shorter(int meld, FaceSet cards) const {
    const FaceSet mask = masks_[meld] & ~cards;
    return std::popcount(mask) < 2 ? kNoMeld : with_mask(mask, is_group(meld));
}

CardSheet::CardSheet(const CardWords& given, const Shapes& shapes, const std::array<int, kFaces>& of_face,
                     const std::array<int, kFaces>& price_of_face, std::vector<Meld> all_melds, int groups,
                     std::vector<Contract> contracts, std::vector<int> shown_counts, std::vector<std::uint8_t> cards,
                     const std::array<int, kFaces>& factor_of_face, const std::array<int, kFaces>& upcard_of_face)
    : words(given), melds(std::move(all_melds), groups), values(of_face), prices(price_of_face),
      factors(factor_of_face), upcards(upcard_of_face), pack(std::move(cards)), all(mask_of(pack)),
      dearest(*std::ranges::max_element(prices)), searches_(melds.has_short() || all != kAllFaces),
      solver_(shapes, weights_of(prices)), contracts_(std::move(contracts)), shown_counts_(std::move(shown_counts)) {
    const int most = words.hand + words.starter_extra;
    if (words.seats < 2 || words.seats > kMostSeats || words.hand < 1 || words.starter_extra < 0 ||
        words.starter_extra > 1 || most > kMostCardsHeld || words.hand == kMostCardsHeld ||
        words.seats * words.hand + words.starter_extra + words.upcard > std::popcount(all) ||
        std::popcount(all) != static_cast<int>(pack.size()))
        throw std::invalid_argument("so many hands of so many cards are not dealt here");
    if (words.claims) list_claims();
}

// A claim takes one or two cards of the hand, those of the fewest and lowest cards first.
void CardSheet::list_claims() {
    const auto others = [&](int meld, int face) {
        Meld rest = melds.faces(meld);
        std::erase(rest, face);
        std::ranges::sort(rest);
        return std::pair(rest.size(), rest);
    };
    for (int meld = 0; meld < melds.size(); ++meld) {
        const int size = std::popcount(melds.mask(meld));
        if (size != 3 && !(size == 2 && words.short_claims)) continue;
        for (const std::uint8_t face : melds.faces(meld)) {
            claims[face].push_back(static_cast<std::int16_t>(meld));
            claimed_with.push_back(melds.mask(meld) & ~one(face));
        }
    }
    for (int face = 0; face < kFaces; ++face)
        std::ranges::sort(claims[face], {}, [&](int meld) { return others(meld, face); });
    std::ranges::sort(claimed_with);
    const auto [twins, end] = std::ranges::unique(claimed_with);
    claimed_with.erase(twins, end);
}

// What is left over of a small hand, by trying every choice of melds: each has the lowest card not yet settled.
CardSheet::Left CardSheet::searched_left(FaceSet hand) const {
    std::array<FaceSet, kMostTried> among;
    int count = 0;
    const FaceSet meldable = melds.within_any(hand), lone = hand & ~meldable;
    melds.within(meldable, [&](int meld) {
        if (count < kMostTried) among[count++] = melds.mask(meld);
    });
    Left best{INT32_MAX, 0};
    const auto settle = [&](auto&& self, FaceSet rest, Left left) -> void {
        if (best < left) return;
        if (!rest) {
            best = left;
            return;
        }
        const FaceSet card = rest & -rest;
        for (int i = 0; i < count; ++i)
            if (among[i] & card && !(among[i] & ~rest)) self(self, rest & ~among[i], left);
        self(self, rest & ~card, {left.price + prices[std::countr_zero(card)], left.cards + 1});
    };
    settle(settle, meldable, {price(lone), std::popcount(lone)});
    return best;
}

// Cards of a large hand are settled one by one until the solver can take the rest: a card in no meld is left over, and
// of the others the one in the fewest melds goes into one of them or is left over.
CardSheet::Left CardSheet::large_left(FaceSet hand) const {
    std::unordered_map<FaceSet, Left> known;
    const auto least = [&](auto&& self, FaceSet rest) -> Left {
        if (std::popcount(rest) <= kMaxCards)
            if (const auto left = solver_.left(rest)) return {*left / kPoint, *left % kPoint};
        if (const auto found = known.find(rest); found != known.end()) return found->second;
        const FaceSet lone = rest & ~meldable(rest);
        Left best{price(lone), std::popcount(lone)};
        if (lone) {
            const Left other = self(self, rest & ~lone);
            best = {best.price + other.price, best.cards + other.cards};
        } else {
            std::array<std::vector<int>, kFaces> around;
            melds.within(rest, [&](int meld) {
                for (FaceSet cards = melds.mask(meld); cards; cards &= cards - 1)
                    around[std::countr_zero(cards)].push_back(meld);
            });
            int face = std::countr_zero(rest);
            for (FaceSet cards = rest; cards; cards &= cards - 1)
                if (around[std::countr_zero(cards)].size() < around[face].size()) face = std::countr_zero(cards);
            best = self(self, rest & ~one(face));
            best = {best.price + prices[face], best.cards + 1};
            for (const int meld : around[face])
                if (best.cards) best = std::min(best, self(self, rest & ~melds.mask(meld)));
        }
        return known[rest] = best;
    };
    return least(least, hand);
}

bool CardSheet::meets_contract(FaceSet hand) const {
    for (Contract sizes : contracts_)
        if (lies_in(hand, sizes)) return true;
    return false;
}

// Whether a hand is melds of these sizes and nothing else.
bool CardSheet::lies_in(FaceSet hand, Contract& sizes) const {
    if (!hand) return sizes.empty();
    bool found = false;
    melds.within(hand, [&](int meld) {
        const FaceSet mask = melds.mask(meld);
        if (found || !(mask & hand & -hand)) return; // the lowest card goes first
        const auto size = std::ranges::find(sizes, std::popcount(mask));
        if (size == sizes.end()) return;
        Contract others = sizes;
        others.erase(others.begin() + (size - sizes.begin()));
        found = lies_in(hand & ~mask, others);
    });
    return found;
}

} // namespace rummykit
