// Many deals side by side for the laboratory, played by the numbers of an action space and seen as observations.
#pragma once

#include "candidates.hpp"
#include "deal_pool.hpp"
#include "observation.hpp"
#include "others_play.hpp"

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace rummykit {

// For a kind of deal encode() writes what its seat to act sees, deal_anew() deals again what that seat cannot see, and
// each_number() lists the numbers of its legal actions; where these are candidates, candidate() says what one does.
template <typename Deal, typename Numbering>
class DealVector {
  public:
    static constexpr bool kHasRows = std::is_same_v<Numbering, Candidates>;
    using Sheet = typename Deal::Sheet;

    // The deals are those of a DealPool.
    DealVector(std::vector<const Sheet*> sheets, int size, std::string seed, int threads, Numbering numbering,
               CardEncoding encoding)
        : pool_(std::move(sheets), size, std::move(seed), false, threads), numbering_(std::move(numbering)),
          encoding_(std::move(encoding)), observed_(encoded_size(encoding_, pool_.seats())),
          choices_(static_cast<std::size_t>(size)) {}

    int size() const { return pool_.size(); }
    int seats() const { return pool_.seats(); }
    int numbers() const { return numbering_.size(); }
    int observed() const { return observed_; }
    // The numbers that describe all choices of a deal.
    int described() const {
        if constexpr (kHasRows) return kCandidateRows * numbering_.width();
        return 0;
    }

    // Plays in each deal what a number stands for, unless it is kDealWaits; the rest is as DealPool::step says. Throws
    // std::invalid_argument, with nothing played, for a number that may not be chosen.
    void step(const std::int64_t* numbers, std::uint8_t* ended, std::int32_t* points) {
        each([&](std::size_t slot) {
            choices_[slot] = numbers[slot] == kDealWaits ? -1 : chosen(static_cast<int>(slot), numbers[slot]);
        });
        each([&](std::size_t slot) {
            ended[slot] = choices_[slot] >= 0 && play(slot, static_cast<std::size_t>(choices_[slot]),
                                                      points + slot * static_cast<std::size_t>(seats()));
        });
    }

    // What let_others_play() asks for.
    template <typename Does>
    void each(Does&& does) const {
        pool_.each(does);
    }
    int turn(std::size_t slot) const { return pool_.deal(static_cast<int>(slot)).turn; }
    std::size_t choices(std::size_t slot) const { return pool_.legal(static_cast<int>(slot)).size(); }
    bool play(std::size_t slot, std::size_t choice, std::int32_t* scored) { return pool_.play(slot, choice, scored); }

    // For each deal: what the seat to act sees (unless null), the numbers that it may choose, their rows, and which
    // seat it is. The rows that are there are those of an earlier call, or zeros.
    void show(float* seen, float* rows, std::int8_t* mask, std::int64_t* seats) const {
        pool_.each([&](std::size_t slot) {
            const Deal& deal = pool_.deal(static_cast<int>(slot));
            const auto& legal = pool_.legal(static_cast<int>(slot));
            seats[slot] = deal.turn;
            std::int8_t* allowed = mask + slot * static_cast<std::size_t>(numbers());
            float* described_here = rows + slot * static_cast<std::size_t>(described());
            std::fill_n(allowed, numbers(), std::int8_t{0});
            if constexpr (kHasRows) clear_candidates(numbering_, described_here);
            each_number(deal, legal, numbering_, [&](int place, int number) {
                allowed[number] = 1;
                if constexpr (kHasRows)
                    write_candidate(candidate(deal, legal[static_cast<std::size_t>(place)]), numbering_,
                                    held_by_turn(deal), deal.sheet->values,
                                    described_here + number * numbering_.width());
                return false;
            });
            if (seen) encode(deal, encoding_, seen + slot * static_cast<std::size_t>(observed_));
        });
    }

    // Every deal becomes a copy of one of `from`, by its number there. What its seat to act cannot see is dealt anew:
    // equal sources and seeds are equal deals.
    void take_alike(const DealVector& from, const std::int64_t* slots, const std::int64_t* seeds) {
        if (from.seats() != seats()) throw std::invalid_argument("The deals are for another number of players.");
        for (int slot = 0; slot < size(); ++slot)
            if (slots[slot] < 0 || slots[slot] >= from.size()) throw std::invalid_argument("There is no such deal.");
        std::vector<Deal> deals; // all of them first: `from` may be this one
        for (int slot = 0; slot < size(); ++slot) {
            deals.push_back(from.pool_.deal(static_cast<int>(slots[slot])));
            Random random(static_cast<std::uint64_t>(seeds[slot]));
            if (!deals.back().over()) deal_anew(deals.back(), random);
        }
        for (int slot = 0; slot < size(); ++slot)
            pool_.set(slot, deals[static_cast<std::size_t>(slot)]);
    }

    // Goes on in a slot with the beginning of the deal of this number, of this place in the schedule, by this seat.
    void begin(int slot, std::uint32_t number, std::uint32_t scheduled, int starter) {
        pool_.begin(slot, number, scheduled, starter);
    }

    // The number of each legal action of a deal, in the engine's order; -1 for one that has none.
    std::vector<int> listed(int slot) const {
        std::vector<int> found(pool_.legal(slot).size(), -1);
        each_number(pool_.deal(slot), pool_.legal(slot), numbering_, [&](int place, int number) {
            found[static_cast<std::size_t>(place)] = number;
            return false;
        });
        return found;
    }

    // As DealPool has them.
    std::string state() const { return pool_.state(); }
    void restore(std::string_view state) { pool_.restore(state); }

  private:
    int chosen(int slot, std::int64_t wanted) const {
        int found = -1;
        each_number(pool_.deal(slot), pool_.legal(slot), numbering_, [&](int place, int number) {
            if (number == wanted) found = place;
            return number == wanted;
        });
        if (found < 0)
            throw std::invalid_argument("It takes " + std::to_string(size()) + " numbers that the masks allow.");
        return found;
    }

    DealPool<Deal> pool_;
    Numbering numbering_;
    CardEncoding encoding_;
    int observed_;
    std::vector<std::int32_t> choices_;
};

} // namespace rummykit
