#include "closed_pool.hpp"

#include "parallel.hpp"
#include "sha256.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace rummykit {

namespace {

constexpr std::size_t kClosedAtATime = 64;

} // namespace

ClosedPool::ClosedPool(std::vector<const ClosedSheet*> sheets, int size, std::string seed, bool quick, int threads)
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

Chance ClosedPool::chance(Slot& slot) {
    return quick_ ? Chance{&slot.random, nullptr, 0} : Chance{nullptr, &seed_, slot.number};
}

void ClosedPool::begin(Slot& slot) {
    const ClosedSheet& sheet = *sheets_[slot.number % sheets_.size()];
    slot.deal.begin(sheet, shuffled_cards(sheet, chance(slot)),
                    static_cast<int>(slot.number % static_cast<std::uint32_t>(seats())));
    slot.legal.clear();
    slot.deal.legal(slot.legal);
}

template <typename Choice>
void ClosedPool::step(const Choice* choices, std::uint8_t* ended, std::int32_t* points) {
    for (std::size_t i = 0; i < slots_.size(); ++i)
        if (choices[i] < 0 || static_cast<std::uint64_t>(choices[i]) >= slots_[i].legal.size())
            throw std::invalid_argument("deal " + std::to_string(i) + " has " + std::to_string(slots_[i].legal.size()) +
                                        " legal actions, counted from 0");
    share_out(slots_.size(), kClosedAtATime, static_cast<std::size_t>(threads_),
              [&](std::size_t first, std::size_t last) {
                  for (std::size_t i = first; i < last; ++i) {
                      Slot& slot = slots_[i];
                      std::int32_t* scored = points + i * static_cast<std::size_t>(seats());
                      slot.deal.play(slot.legal[static_cast<std::size_t>(choices[i])], chance(slot));
                      ended[i] = slot.deal.over();
                      std::fill_n(scored, seats(), 0);
                      if (ended[i]) {
                          const auto made = slot.deal.points();
                          std::copy_n(made.begin(), seats(), scored);
                          slot.number += static_cast<std::uint32_t>(size());
                          begin(slot);
                      } else {
                          slot.legal.clear();
                          slot.deal.legal(slot.legal);
                      }
                  }
              });
}

template void ClosedPool::step(const std::int32_t*, std::uint8_t*, std::int32_t*);
template void ClosedPool::step(const std::int64_t*, std::uint8_t*, std::int32_t*);

void ClosedPool::tell(std::int32_t* counts, std::uint8_t* turns) const {
    for (std::size_t i = 0; i < slots_.size(); ++i) {
        counts[i] = static_cast<std::int32_t>(slots_[i].legal.size());
        turns[i] = static_cast<std::uint8_t>(slots_[i].deal.turn);
    }
}

} // namespace rummykit
