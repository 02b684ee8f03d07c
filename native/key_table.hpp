// A hash table of entries that each have a `key`, kept one behind the other as they came, for one question after
// another: its memory stays when it is cleared.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace rummykit {

inline std::size_t hashed(std::uint64_t key) {
    return key * 0x9E3779B97F4A7C15u >> 32;
}

// `Entry` has a member `key`, for which there is a function `hashed`, and may be made of nothing. A cleared table has
// `kFew` slots, a power of two.
template <class Entry, std::size_t kFew = 64>
class KeyTable {
  public:
    using Key = decltype(Entry::key);
    static constexpr int kNone = -1;

    std::vector<Entry> entries;

    void clear() {
        entries.clear();
        fill(kFew);
    }

    // The place of the entry with this key, kNone if there is none.
    int at(const Key& key) const { return slots_[slot(key)]; }

    // The place of the entry with this key, which is new if there was none.
    int made(const Key& key) {
        const std::size_t slot = this->slot(key);
        if (slots_[slot] != kNone) return slots_[slot];
        const int place = slots_[slot] = static_cast<int>(entries.size());
        entries.emplace_back().key = key;
        if (2 * entries.size() > mask_) {
            fill(4 * (mask_ + 1));
            for (int each = 0; each <= place; ++each)
                slots_[this->slot(entries[each].key)] = each;
        }
        return place;
    }

  private:
    std::vector<std::int32_t> slots_;
    std::size_t mask_ = 0;

    // Where the key is or would be.
    std::size_t slot(const Key& key) const {
        std::size_t slot = hashed(key) & mask_;
        while (slots_[slot] != kNone && !(entries[slots_[slot]].key == key))
            slot = (slot + 1) & mask_;
        return slot;
    }

    void fill(std::size_t size) {
        if (slots_.size() < size) slots_.resize(size);
        mask_ = size - 1;
        std::fill(slots_.begin(), slots_.begin() + static_cast<std::ptrdiff_t>(size), kNone);
    }
};

} // namespace rummykit
