#include "shuffle.hpp"

#include "sha256.hpp"

#include <algorithm>
#include <numeric>

namespace rummykit {

namespace {

// The random numbers of step 3 and 4: block i is the hash of the key and i, most significant byte first.
class Stream {
  public:
    explicit Stream(std::span<const std::uint8_t> message) {
        const Digest key = sha256(message);
        for (std::size_t i = 0; i < 4 * key.size(); ++i)
            hashed_[i] = static_cast<std::uint8_t>(key[i / 4] >> (24 - i % 4 * 8));
    }

    std::uint32_t below(std::uint32_t n) {
        const std::uint64_t all = std::uint64_t{1} << 32, limit = all - all % n;
        std::uint32_t x = next();
        while (x >= limit)
            x = next();
        return x % n;
    }

  private:
    std::uint32_t next() {
        if (at_ == block_.size()) {
            for (std::size_t i = 0; i < 8; ++i)
                hashed_[kKey + i] = static_cast<std::uint8_t>(number_ >> (56 - 8 * i));
            ++number_;
            block_ = sha256(hashed_);
            at_ = 0;
        }
        return block_[at_++];
    }

    static constexpr std::size_t kKey = 32;
    std::array<std::uint8_t, kKey + 8> hashed_{}; // the key, and the number of the block
    std::uint64_t number_ = 0;
    Digest block_{};
    std::size_t at_ = block_.size();
};

} // namespace

std::vector<std::uint32_t> shuffled_places(std::span<const std::uint8_t> message, std::uint32_t size,
                                           std::uint32_t wanted) {
    std::vector<std::uint32_t> places(size);
    std::iota(places.begin(), places.end(), 0);
    Stream numbers(message);
    for (std::uint32_t n = size; n > 1 && size - n < wanted; --n)
        std::swap(places[n - 1], places[numbers.below(n)]);
    places.erase(places.begin(), places.end() - wanted);
    return places;
}

} // namespace rummykit
