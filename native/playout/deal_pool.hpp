// Many deals at once: a choice for each, then the next decision of each.
#pragma once

#include "chance.hpp"
#include "parallel.hpp"
#include "plain_bytes.hpp"
#include "sha256.hpp"

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rummykit {

// A kind of deal has a `Sheet` and a `Move`, is plain data, and says what is legal, who is to act and what it is worth;
// shuffled_cards() orders the pack of a sheet, and place_in_schedule() says which deal of a match a sheet is for.
template <typename Deal>
class DealPool {
  public:
    using Sheet = typename Deal::Sheet;
    using Move = typename Deal::Move;

    // Deal number n is of the sheet n modulo their number. It is shuffled as Deal(seed=…, number=n) is, or `quick`: by
    // cheap chance; it is begun by seat n modulo the seats. Throws std::invalid_argument for no deals or threads.
    DealPool(std::vector<const Sheet*> sheets, int size, std::string seed, bool quick, int threads)
        : sheets_(std::move(sheets)), seed_(std::move(seed)), quick_(quick), threads_(threads) {
        if (sheets_.empty() || size < 1 || threads < 1)
            throw std::invalid_argument("a pool has one deal or more, and one thread or more");
        slots_.resize(static_cast<std::size_t>(size));
        const Digest hash = sha256({reinterpret_cast<const std::uint8_t*>(seed_.data()), seed_.size()});
        const std::uint64_t base = std::uint64_t{hash[0]} << 32 | hash[1];
        for (std::size_t i = 0; i < slots_.size(); ++i) {
            slots_[i].number = static_cast<std::uint32_t>(i);
            slots_[i].random = Random(base + i);
            begin(slots_[i]);
        }
    }
    DealPool(const DealPool&) = delete; // the streams of chance lie still

    int size() const { return static_cast<int>(slots_.size()); }
    int threads() const { return threads_; }
    int seats() const { return sheets_.front()->words.seats; }
    const Deal& deal(int slot) const { return slots_[static_cast<std::size_t>(slot)].deal; }
    const std::vector<Move>& legal(int slot) const { return slots_[static_cast<std::size_t>(slot)].legal; }
    std::uint32_t number(int slot) const { return slots_[static_cast<std::size_t>(slot)].number; }

    // Plays for each deal the legal action of this number. Deals that are over score, one number for each seat, and
    // are dealt anew. Throws std::invalid_argument, with nothing played, for a number that is none.
    template <typename Choice>
    void step(const Choice* choices, std::uint8_t* ended, std::int32_t* points) {
        for (std::size_t i = 0; i < slots_.size(); ++i)
            if (choices[i] < 0 || static_cast<std::uint64_t>(choices[i]) >= slots_[i].legal.size())
                throw std::invalid_argument("deal " + std::to_string(i) + " has " +
                                            std::to_string(slots_[i].legal.size()) + " legal actions, counted from 0");
        each([&](std::size_t i) {
            ended[i] = play(i, static_cast<std::size_t>(choices[i]), points + i * static_cast<std::size_t>(seats()));
        });
    }

    // Plays a legal action of one deal, as step() does; returns whether the deal ended.
    bool play(std::size_t i, std::size_t choice, std::int32_t* scored) {
        Slot& slot = slots_[i];
        slot.deal.play(slot.legal[choice], chance(slot));
        if (!slot.deal.over()) {
            std::fill_n(scored, seats(), 0);
            list(slot);
            return false;
        }
        const auto made = slot.deal.points();
        std::copy_n(made.begin(), seats(), scored);
        slot.number += static_cast<std::uint32_t>(size());
        begin(slot);
        return true;
    }

    // Calls `does(slot)` for every slot, on all threads.
    template <typename Does>
    void each(Does&& does) const {
        share_out(slots_.size(), kAtATime, static_cast<std::size_t>(threads_),
                  [&](std::size_t first, std::size_t last) {
                      for (std::size_t i = first; i < last; ++i)
                          does(i);
                  });
    }

    // Goes on in a slot with the beginning of the deal of this number, of this place in the schedule, by this seat.
    void begin(int slot, std::uint32_t number, std::uint32_t scheduled, int starter) {
        Slot& into = slots_[static_cast<std::size_t>(slot)];
        into.number = number;
        begin(into, scheduled, starter);
    }

    // Goes on in a slot with another deal of the sheets; cards that are shuffled anew are so as in the deal it
    // replaces.
    void set(int slot, const Deal& deal) {
        Slot& into = slots_[static_cast<std::size_t>(slot)];
        into.deal = deal;
        into.deal.sheet = &sheet(static_cast<std::size_t>(place_in_schedule(*deal.sheet)));
        list(into);
    }

    // Where all deals stand, for a pool of the same sheets, size and seed of this build; shuffles by cheap chance go on
    // as they would have there.
    std::string state() const {
        std::string all;
        for (const Slot& slot : slots_) {
            Deal deal = slot.deal;
            deal.sheet = nullptr;
            append_bytes(all, slot.number);
            append_bytes(all, static_cast<std::uint32_t>(place_in_schedule(*slot.deal.sheet)));
            append_bytes(all, deal);
        }
        return all;
    }

    // Goes on from there; throws std::invalid_argument for the state of other deals.
    void restore(std::string_view state) {
        if (state.size() != slots_.size() * (2 * sizeof(std::uint32_t) + sizeof(Deal)))
            throw std::invalid_argument("That is the state of other deals.");
        for (int i = 0; i < size(); ++i) {
            std::uint32_t place;
            Deal deal;
            take_bytes(state, slots_[static_cast<std::size_t>(i)].number);
            take_bytes(state, place);
            take_bytes(state, deal);
            deal.sheet = &sheet(place);
            set(i, deal);
        }
    }

    // For each deal: how many actions are legal, and whose turn it is.
    void tell(std::int32_t* counts, std::uint8_t* turns) const {
        for (std::size_t i = 0; i < slots_.size(); ++i) {
            counts[i] = static_cast<std::int32_t>(slots_[i].legal.size());
            turns[i] = static_cast<std::uint8_t>(slots_[i].deal.turn);
        }
    }

  private:
    static constexpr std::size_t kAtATime = 16;

    struct Slot {
        Deal deal;
        std::vector<Move> legal;
        std::uint32_t number;
        Random random{0};
    };

    const Sheet& sheet(std::size_t number) const { return *sheets_[number % sheets_.size()]; }
    Chance chance(Slot& slot) {
        return quick_ ? Chance{&slot.random, nullptr, 0} : Chance{nullptr, &seed_, slot.number};
    }

    void begin(Slot& slot) {
        begin(slot, slot.number, static_cast<int>(slot.number % static_cast<std::uint32_t>(seats())));
    }

    void begin(Slot& slot, std::size_t scheduled, int starter) {
        const Sheet& of = sheet(scheduled);
        slot.deal.begin(of, shuffled_cards(of, chance(slot)), starter);
        list(slot);
    }

    void list(Slot& slot) {
        slot.legal.clear();
        slot.deal.legal(slot.legal);
    }

    std::vector<const Sheet*> sheets_;
    std::vector<Slot> slots_;
    std::string seed_;
    bool quick_;
    int threads_;
};

} // namespace rummykit
