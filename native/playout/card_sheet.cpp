#include "card_sheet.hpp"

#include <algorithm>
#include <stdexcept>

namespace rummykit {

namespace {

constexpr int kRankSetCount = 1 << kRanks;

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
        if (number < groups_) {
            const auto [rank, suits] = suits_of(mask);
            group_[rank][suits] = static_cast<std::int16_t>(number);
            const int size = std::popcount(suits);
            fewest_in_group_ = fewest_in_group_ ? std::min(fewest_in_group_, size) : size;
        } else if (number < first_run_ + runs_a_suit_) {
            run_of_ranks_[ranks_of(mask).second] = static_cast<std::int16_t>(number - first_run_);
        }
    }
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
            if (with_mask(masks_[meld] | (others & -others), is_group(meld)) != kNoMeld) fits |= others & -others;
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

CardSheet::CardSheet(const CardWords& given, const Shapes& shapes, const std::array<int, kFaces>& of_face,
                     std::vector<Meld> all_melds, int groups)
    : words(given), melds(std::move(all_melds), groups), values(of_face), dearest(*std::ranges::max_element(of_face)),
      points_(shapes, weights_of(of_face)) {
    if (words.seats < 2 || words.seats > kMostSeats || words.hand < 1 || words.hand >= kMostCardsHeld ||
        words.seats * words.hand + words.upcard > kFaces)
        throw std::invalid_argument("so many hands of so many cards are not dealt here");
}

} // namespace rummykit
