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

inline constexpr std::size_t kMaxThreads = 256;
inline constexpr std::size_t kHandsAtATime = 256; // a hand takes less than taking turns

// Threads that are waited for at the end of their scope, as std::jthread is, which the libc++ of Xcode, Android and
// many a clang does not have.
class JoinedThreads {
  public:
    JoinedThreads() = default;
    JoinedThreads(const JoinedThreads&) = delete;
    JoinedThreads& operator=(const JoinedThreads&) = delete;
    ~JoinedThreads() {
        for (std::thread& thread : threads_)
            thread.join();
    }

    template <typename Work>
    void start(const Work& work) {
        threads_.emplace_back(work);
    }

  private:
    std::vector<std::thread> threads_;
};

// Calls `work(first, last)` for parts of 0 … count - 1, `part` of them each, on at most `threads` threads, until all is
// done. The first exception is thrown on.
template <typename Work>
void share_out(std::size_t count, std::size_t part, std::size_t threads, Work&& work) {
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
        JoinedThreads others;
        const std::size_t wanted = std::min({threads, kMaxThreads, count / part + 1});
        for (std::size_t i = 1; i < wanted; ++i)
            others.start(help);
        help();
    }
    if (failed) std::rethrow_exception(failed);
}

} // namespace rummykit
