// What a sheet of a one-pack card game says, as numbers; rummykit.playout.cards reads the words.
#pragma once

#include "single_pack.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rummykit {

inline constexpr int kMostSeats = 6;
inline constexpr int kMostMelds = 20;     // 52 cards in threes, but for four single ones
inline constexpr int kMostCardsHeld = 15; // with the card drawn; SinglePack answers for all hands of this many cards
inline constexpr int kNoMeld = -1;
inline constexpr int kNoLimit = -1;

enum class WhenEmpty : std::uint8_t { flip, shuffle, block, deal_void, lowest_wins };
enum class TakenGoes : std::uint8_t { hand, table, new_meld, kept_meld };
enum class LaysOff : std::uint8_t { none, any, own_meld_first, own };
enum class Borrows : std::uint8_t { none, own, any };
enum class GoesOut : std::uint8_t { no, without_discard, either_way, with_discard };
enum class CardScoring : std::uint8_t {
    showdown,
    gin,
    hands_to_winner,
    winners_melds,
    deal_won,
    stakes,
    cards_laid,
    hand_payments,
    rank_payments
};
enum class Blocks : std::uint8_t { nobody, others, anybody };

// The words of a sheet; the comments name the fields of rummykit.rules that they stand for.
struct CardWords {
    int seats = 2;
    int hand = 10;
    int starter_extra = 0;
    bool upcard = true;
    bool any_discard = false;               // Draw.discard_pile = "any", else "top"
    bool no_discard = false;                // or "none"
    bool draws_two = false;                 // or "top_and_second"
    bool upcard_offered = false;            // Draw.upcard_offered
    TakenGoes taken_goes = TakenGoes::hand; // Draw.card_goes
    WhenEmpty when_empty = WhenEmpty::flip;
    int times = 3;
    bool keep_top = false;
    int undrawn = 0;
    bool last_discard_playable = false;
    bool down_to =
        false; // Draw.discard_pile = "down_to_card": the first card is laid in the turn, perhaps after others
    bool top_free = false;        // Draw.top_card_free
    bool opens = false;           // Opening.needs_taken_card
    bool opens_going_out = false; // Opening.waived_when_going_out
    bool faced = false;           // Draw.faced, and Play.per_turn
    bool hand_melds = false;      // Draw.hand_melds
    bool plays = false;           // Play
    bool floats = false;
    LaysOff lay_off = LaysOff::any;
    bool extends_lay_offs = true; // Play.extends_lay_offs
    bool one_a_turn = false;
    Borrows borrowing = Borrows::none;
    bool may_go_out = true;
    bool calls = false;             // CallWindow.open
    bool claims = false;            // ClaimWindow
    bool claims_at_once = false;    // ClaimWindow.first_round
    bool short_claims = false;      // ClaimWindow.short
    bool plays_after_claim = true;  // ClaimWindow.play_after
    bool forces = false;            // ForceWindow
    GoesOut goes_out = GoesOut::no; // GoOut.discard
    bool knocks = false;            // Knock
    int knock_limit = kNoLimit;     // Knock.limit, 0 for gin_only
    bool limit_by_upcard = false;   // Knock.by_upcard without gin_only
    bool ace_is_one = false;        // Knock.ace
    bool keeps_upcard = false;      // Knock.by_upcard, CardsLaid.upcard: a result says what the upcard was
    bool return_upcard = false;     // Discard.return_upcard
    bool discards_out = true;       // Discard.goes_out
    bool last_face_down = false;    // Discard.last_face_down
    bool notes_careless = false;    // Discard.careless
    bool lay_off_window = false;    // LayOffWindow
    bool calls_end = false;         // CallEnd
    bool call_needs_meld = false;
    Blocks call_blocked = Blocks::nobody; // CallEnd.blocked_by_lay_off_of
    bool fights = false;                  // FightWindow
    bool fights_with_four = false;
    CardScoring scoring = CardScoring::showdown;
    bool unmatched = false;        // HandsToWinner.count
    bool concealed_double = false; // HandsToWinner.concealed_double, HandPayments.concealed_double
    bool unmelded_double = false;  // HandPayments.unmelded_double
    int no_deadwood = 0;           // Showdown.no_deadwood, GinShowdown.gin
    int undercut = 0;
    int big_gin = 0;
    bool spades_double = false;
    int pays_dealt = 0, pays_out = 0, pays_discard = 0, pays_stock = 0, pays_called = 0, pays_beaten = 0, pays_bare = 0;
    bool highest_dealt_wins = false, bare_loses = false, ties_nearest = false;            // StakePayments
    int low_ace = -1, out = 0, concealed_times = 1, one_suit_times = 1, unlaid_times = 1; // CardsLaid; -1 as usual
    int careless = 0;
    int turns_each = 0; // Rules.turns_each; 0 for no limit
    bool shows = false; // Show
    bool sends = false, sends_without_meld = false;
    std::array<int, kMostSeats> ranks{}; // RankPayments: what the second seat pays, and so on
    int without_meld = 0, went_out = 0, taken_chip = 0;
    bool three_taken_pays_all = false;
};

// Every meld of the pack by its number, in the order in which rummykit.melds.pack lists them: groups, then runs.
class MeldTable {
  public:
    // The faces of every meld in order; the first `groups` of them are groups.
    MeldTable(std::vector<Meld> melds, int groups);

    int size() const { return static_cast<int>(masks_.size()); }
    FaceSet mask(int meld) const { return masks_[meld]; }
    const Meld& faces(int meld) const { return faces_[meld]; }
    bool is_group(int meld) const { return meld < groups_; }
    FaceSet extensions(int meld) const { return extensions_[meld]; }

    // The meld of the same kind with these cards; kNoMeld if there is none.
    int with_mask(FaceSet mask, bool group) const;
    // The meld that a meld becomes with these cards; a single card may become a group or a run.
    int longer(int meld, FaceSet cards) const;
    // The meld that is left without these cards, of the same kind.
    int shorter(int meld, FaceSet cards) const;
    // Whether some melds have fewer than three cards.
    bool has_short() const { return has_short_; }

    // The cards of a hand that lie in any meld within it.
    FaceSet within_any(FaceSet hand) const {
        FaceSet found = 0;
        const FaceSet one_suit = kRankSets - 1;
        for (int suit = 0; suit < kSuits; ++suit)
            found |= FaceSet{runnable_[hand >> suit * kRanks & one_suit]} << suit * kRanks;
        const FaceSet a = hand & one_suit, b = hand >> kRanks & one_suit, c = hand >> 2 * kRanks & one_suit,
                      d = hand >> 3 * kRanks & one_suit;
        const FaceSet ranks = fewest_in_group_ == 3   ? (a & b & (c | d)) | (c & d & (a | b))
                              : fewest_in_group_ == 4 ? a & b & c & d
                                                      : 0;
        return found | (hand & (ranks | ranks << kRanks | ranks << 2 * kRanks | ranks << 3 * kRanks | singles_));
    }

    // Calls `seen(meld)` for every meld within a hand: runs suit by suit, then groups by rank; by their numbers where
    // some have fewer than three cards.
    template <typename Seen>
    void within(FaceSet hand, Seen&& seen) const {
        if (has_short()) return within_in_order(hand, seen);
        for (int suit = 0; suit < kSuits; ++suit) {
            const auto part = hand >> suit * kRanks & (kRankSets - 1);
            for (const std::uint16_t run : runs_in(static_cast<std::uint32_t>(part)))
                seen(first_run_ + suit * runs_a_suit_ + run);
        }
        const FaceSet one_suit = kRankSets - 1;
        const FaceSet a = hand & one_suit, b = hand >> kRanks & one_suit, c = hand >> 2 * kRanks & one_suit,
                      d = hand >> 3 * kRanks & one_suit;
        for (FaceSet ranks = (a & b & (c | d)) | (c & d & (a | b)); ranks; ranks &= ranks - 1) {
            const int rank = std::countr_zero(ranks);
            unsigned suits = 0;
            for (int suit = 0; suit < kSuits; ++suit)
                suits |= static_cast<unsigned>(hand >> face_of(suit, rank) & 1) << suit;
            if (const int meld = group_[rank][suits]; meld != kNoMeld) seen(meld);
            if (suits != 15) continue;
            for (int suit = 0; suit < kSuits; ++suit)
                if (const int meld = group_[rank][15u & ~(1u << suit)]; meld != kNoMeld) seen(meld);
        }
    }

  private:
    template <typename Seen>
    void within_in_order(FaceSet hand, Seen&& seen) const {
        const FaceSet one_suit = kRankSets - 1;
        const FaceSet a = hand & one_suit, b = hand >> kRanks & one_suit, c = hand >> 2 * kRanks & one_suit,
                      d = hand >> 3 * kRanks & one_suit;
        const FaceSet grouped = (a & b & (c | d)) | (c & d & (a | b)) | (singles_ & one_suit & (a | b | c | d));
        for (FaceSet ranks = grouped; ranks; ranks &= ranks - 1) {
            const int rank = std::countr_zero(ranks);
            unsigned suits = 0;
            for (int suit = 0; suit < kSuits; ++suit)
                suits |= static_cast<unsigned>(hand >> face_of(suit, rank) & 1) << suit;
            for (unsigned some = 1; some < 16; ++some)
                if (!(some & ~suits) && group_[rank][some] != kNoMeld) seen(group_[rank][some]);
        }
        for (int suit = 0; suit < kSuits; ++suit)
            for (const std::uint16_t run : runs_in(static_cast<std::uint32_t>(hand >> suit * kRanks & one_suit)))
                seen(first_run_ + suit * runs_a_suit_ + run);
    }

    std::span<const std::uint16_t> runs_in(std::uint32_t ranks) const {
        return {runs_.data() + starts_[ranks], runs_.data() + starts_[ranks + 1]};
    }

    std::vector<Meld> faces_;
    std::vector<FaceSet> masks_, extensions_;
    int groups_, first_run_, runs_a_suit_;
    std::array<std::array<std::int16_t, 16>, kRanks> group_;
    std::vector<std::uint32_t> starts_;
    std::vector<std::uint16_t> runs_;
    int fewest_in_group_ = 0;                // 0 where there are no groups
    bool has_short_ = false;                 // some melds have fewer than three cards
    FaceSet singles_ = 0;                    // the cards that are melds by themselves
    std::vector<std::uint16_t> runnable_;    // by ranks held of a suit, those in any run
    std::vector<std::int16_t> run_of_ranks_; // by the ranks it has, within its suit
};

// The sizes of melds, the largest first.
using Contract = std::vector<int>;

class CardSheet {
  public:
    // Cards outside melds have `prices`: their values, where those decide anything. `pack` are the cards in the order
    // from which they are shuffled, `factors` are what each multiplies a hand by, and `upcards` what each counts as the
    // first upcard.
    CardSheet(const CardWords& words, const Shapes& shapes, const std::array<int, kFaces>& values,
              const std::array<int, kFaces>& prices, std::vector<Meld> melds, int groups,
              std::vector<Contract> contracts, std::vector<int> shown_counts, std::vector<std::uint8_t> pack,
              const std::array<int, kFaces>& factors, const std::array<int, kFaces>& upcards);

    CardWords words;
    MeldTable melds;
    std::array<int, kFaces> values, prices, factors, upcards;
    std::vector<std::uint8_t> pack;
    FaceSet all;                                          // the cards of the pack
    int dearest;                                          // the highest price of a card
    std::array<std::vector<std::int16_t>, kFaces> claims; // the melds that claims of a discard make, as they are listed
    std::vector<FaceSet> claimed_with; // the cards of hands with which a discard may be claimed, ascending

    // The prices of the cards that the best melds leave over.
    int deadwood(FaceSet hand) const {
        if (searches_) return searched_left(hand).price;
        return is_large(hand) ? large_left(hand).price : *solver_.left(hand) / kPoint;
    }
    bool all_melded(FaceSet hand) const {
        if (searches_) return !searched_left(hand).cards;
        return is_large(hand) ? !large_left(hand).cards : *solver_.left(hand) == 0;
    }
    // Whether the whole hand may go down at once: in melds, of the sizes of a contract where there is any.
    bool goes_out(FaceSet hand) const { return all_melded(hand) && (contracts_.empty() || meets_contract(hand)); }
    // Whether a hand has melds that hold one each of the cards `kept`.
    bool keeps_apart(FaceSet hand, FaceSet kept) const;
    // Whether it is all melds, none of them with two of the cards `kept`.
    bool all_melded_apart(FaceSet hand, FaceSet kept) const;
    // Whether hands grow in play.
    bool grows() const { return words.draws_two || words.down_to; }
    int points(FaceSet hand) const { return sum_of(values, hand); }
    int price(FaceSet hand) const { return sum_of(prices, hand); }
    // The cards that lie in any meld of the hand.
    FaceSet meldable(FaceSet hand) const { return melds.within_any(hand); }
    std::optional<Arrangement> best(FaceSet hand) const { return solver_.best(hand); }
    // Whether a hand of so many points is shown as it was dealt.
    bool shows(int points) const { return std::ranges::find(shown_counts_, points) != shown_counts_.end(); }

  private:
    struct Left {
        int price, cards;
        auto operator<=>(const Left&) const = default;
    };

    static int sum_of(const std::array<int, kFaces>& of_face, FaceSet hand) {
        int sum = 0;
        for (; hand; hand &= hand - 1)
            sum += of_face[std::countr_zero(hand)];
        return sum;
    }
    // Whether a hand has grown beyond what the solver surely answers for.
    bool is_large(FaceSet hand) const { return grows() && std::popcount(hand) > kMostCardsHeld; }
    Left large_left(FaceSet hand) const;
    Left searched_left(FaceSet hand) const;
    void list_claims();
    bool meets_contract(FaceSet hand) const;
    bool lies_in(FaceSet hand, Contract& sizes) const;

    bool searches_;     // the melds are not those of the solver
    SinglePack solver_; // a card without a price still scores, so nothing left means that all is melded
    std::vector<Contract> contracts_;
    std::vector<int> shown_counts_; // ShowDealt.counts
};

} // namespace rummykit
