// Work shared out to threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace rummykit {

inline constexpr unsigned kMaxThreads = 256;

// Calls `work(first, last)` for parts of 0 … count - 1, on at most so many threads, until all is done. The first
// exception is thrown on.
template <typename Work>
void share_out(std::size_t count, unsigned threads, Work&& work) {
    constexpr std::size_t part = 256;
    std::atomic<std::size_t> next = 0;
    std::exception_ptr failed;
    std::mutex failing;
    const auto help = [&] {
        try {
            for (std::size_t first; (first = next.fetch_add(part)) < count;)
                work(first, std::min(first + part, count));
        } catch (...) {
            next = count;
            const std::lock_guard lock(failing);
            failed = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        const std::size_t wanted = std::min<std::size_t>(std::min(threads, kMaxThreads), count / part + 1);
        for (std::size_t i = 1; i < wanted; ++i)
            others.emplace_back(help);
        help();
    }
    if (failed) std::rethrow_exception(failed);
}

} // namespace rummykit
