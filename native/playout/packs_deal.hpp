// A deal of a game of several packs whose melds are laid on the table, exactly as the engine plays it: every legal
// action in the engine's order, every field that a seat sees.
#pragma once

#include "chance.hpp"
#include "laid_deal.hpp"
#include "packs_melds.hpp"
#include "whole_hand.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace rummykit {

inline constexpr int kMostTableMelds = 75;
inline constexpr std::size_t kMostListed = 20000; // actions of a position that are listed

enum class JokerMoves : std::uint8_t { never, freely, into_its_place };
enum class GroupSwap : std::uint8_t { nothing, one_card, both_suits };

// The sheet of one deal.
struct PacksSheet {
    LaidWords words;
    PacksMelds melds;
    std::vector<std::uint8_t> pack; // its cards before the shuffle
    bool jokers = false;            // whether there are any in the pack, which are wild
    int hand = 0, starter_extra = 0;
    bool upcard = false, joker_put_back = false;
    JokerMoves joker_moves = JokerMoves::never;
    GroupSwap group_swap = GroupSwap::one_card;
    std::shared_ptr<const WholeHand> whole; // where no minimum is asked for in going out
};

enum class PacksAct : std::uint8_t { draw_stock, draw_top, buy, decline, swap, meld, open, lay_off, discard };

// One action; new melds are `count` of those listed beside it, from `first` on.
struct PacksAction {
    PacksAct act;
    std::uint8_t card = 0; // as it is laid
    std::int16_t other = -1, meld = -1;
    std::uint32_t first = 0;
    std::uint8_t count = 0;
};

// Legal actions, and the melds that they lay.
struct PacksListing {
    std::vector<PacksAction> actions;
    std::vector<LaidFaces> melds;

    bool full() const { return actions.size() >= kMostListed; }
    void clear() {
        actions.clear();
        melds.clear();
    }
    void add(PacksAction action) {
        if (!full()) actions.push_back(action);
    }
    void add(PacksAct act, std::span<const LaidFaces> laid) {
        if (full()) return;
        actions.push_back(
            {act, 0, -1, -1, static_cast<std::uint32_t>(melds.size()), static_cast<std::uint8_t>(laid.size())});
        melds.insert(melds.end(), laid.begin(), laid.end());
    }
};

struct TableMeld {
    LaidFaces cards;
    bool run = false;
    std::int8_t owner = 0;
    LaidFaces moved;                          // what end jokers were moved to
    FaceSet extends = 0, fits = 0, frees = 0; // faces that lengthen it; the same with a joker moved; that free a joker
};

enum class PacksAt : std::uint8_t { draw, play, asked, over };

struct PacksDeal {
    const PacksSheet* sheet = nullptr;
    std::int8_t starter = 0, turn = 0, resume = -1, winner = -1;
    PacksAt at = PacksAt::draw;
    std::uint8_t asked = 0; // seats yet to be asked whether they buy
    std::array<LaidHand, kMostLaidSeats> hands{}, known{};
    std::array<bool, kMostLaidSeats> opened{};
    std::array<int, kMostLaidSeats> first_laid{}, bought{}, draws{};
    bool opened_now = false;
    int plays = 0, taken = -1, must = -1;
    int first_points = 0; // what the last first meld was worth that is below the minimum
    std::array<TableMeld, kMostTableMelds> table{};
    int melds = 0;
    std::array<std::uint8_t, kMostLaidCards> stock{}, pile{}; // the top last
    std::array<std::int8_t, kMostLaidCards> thrown_by{};
    int stock_size = 0, pile_size = 0, turnovers = 0, idle = 0, turn_number = 1;

    void begin(const PacksSheet& of, const std::vector<std::uint8_t>& cards, int first);
    void legal(PacksListing& into) const;
    void play(const PacksAction& action, std::span<const LaidFaces> listed, const Chance& chance);
    std::array<int, kMostLaidSeats> points() const;
    bool over() const { return at == PacksAt::over; }
    int top() const { return pile[static_cast<std::size_t>(pile_size - 1)]; }
    int seats() const { return sheet->words.seats; }
    int after(int seat) const { return seat + 1 == sheet->words.seats ? 0 : seat + 1; }
    std::span<const TableMeld> lying() const { return {table.data(), static_cast<std::size_t>(melds)}; }
    // Discards that a seat took and surely holds: no copy of them is on the table.
    LaidHand surely_held(int seat) const;

  private:
    const LaidWords& words() const { return sheet->words; }
    LaidHand& hand() { return hands[static_cast<std::size_t>(turn)]; }
    const LaidHand& hand() const { return hands[static_cast<std::size_t>(turn)]; }
    bool own_meld() const { return opened[static_cast<std::size_t>(turn)]; }
    bool first_is_due() const { return words().opens && !own_meld(); }
    bool too_early() const { return first_is_due() && turn_number <= words().after_rounds * words().seats; }
    bool used_up() const { return !stock_size && pile_size <= (words().keeps_top ? 1 : 0); }

    // packs_draw.cpp
    void list_draws(PacksListing& into) const;
    bool may_take() const;
    bool may_lay_at_once(const LaidHand& with, int face) const;
    bool within_reach(const LaidHand& held, int face, std::vector<LaidFaces>& table) const;
    bool first_meld_with(const LaidHand& held, int face) const;
    void draw_stock(const Chance& chance);
    void renew_stock(const Chance& chance);
    void take_top();
    bool may_buy(int seat) const;
    bool ask_buyers();
    bool ask_next();
    void buy();
    void takes(int seat, int card);

    // packs_legal.cpp
    void list_swaps(PacksListing& into) const;
    void list_lays(PacksListing& into) const;
    void list_first_melds(PacksListing& into) const;
    void list_new_melds(PacksListing& into, int required) const;
    void list_lay_offs(PacksListing& into, int required) const;
    void list_discards(PacksListing& into) const;
    bool leaves_taken(const LaidHand& left) const;
    bool may_leave_after(std::span<const LaidFaces> laid) const;
    bool may_leave_off(int number, int card) const;
    bool may_swap(int number, std::span<const std::uint8_t> cards) const;
    bool joker_goes_to_table() const;

    // packs_going_out.cpp
    bool must_go_out() const;
    bool goes_out(const LaidHand& left, std::vector<LaidFaces> there) const;
    bool goes_out_after(const PacksDeal& after_it) const;
    std::vector<LaidFaces> whole_hand(const LaidHand& held, int required) const;
    std::vector<LaidFaces> melds_there() const;

    int bound() const;
    FaceSet all_extend() const;

    void lay(const LaidFaces& cards);
    void set(TableMeld& meld, const LaidFaces& cards);
    void has_laid(bool owes);
    void lay_new(std::span<const LaidFaces> laid);
    void lay_off(int number, int card);
    void swap(const PacksAction& action);
    void exchange(int number, std::span<const std::uint8_t> cards);
    void discard(int card);
    void pass_turn();
    bool out();
};

// Calls `seen(melds)` for every first meld of a hand that is worth enough, or for every way to lay the contract that is
// listed, with a face in it if one must be; it ends where `seen` returns false.
void each_first_meld(const PacksSheet& sheet, const LaidHand& hand, int must,
                     const std::function<bool(std::span<const LaidFaces>)>& seen);

// Calls `seen(cards)` for the cards of a hand that free a joker of a meld, `frees` being those that do so alone: both
// missing suits, or one card.
void each_swap(const PacksSheet& sheet, const LaidFaces& meld, FaceSet frees, const LaidHand& hand,
               const std::function<void(std::span<const std::uint8_t>)>& seen);

} // namespace rummykit
