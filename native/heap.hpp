// A heap whose order of equals is the same everywhere: the standard leaves it open, and with it which of equally good
// plays is found.
#pragma once

#include <cstddef>
#include <vector>

namespace rummykit {

namespace heap {

// Moves `value` up from a hole, no higher than `top`.
template <typename T>
void rise(std::vector<T>& heap, std::size_t hole, std::size_t top, T value) {
    while (hole > top && heap[(hole - 1) / 2] < value) {
        heap[hole] = heap[(hole - 1) / 2];
        hole = (hole - 1) / 2;
    }
    heap[hole] = value;
}

// Moves the hole down to the end, the larger child up, and `value` from there to its place.
template <typename T>
void sink(std::vector<T>& heap, std::size_t hole, std::size_t size, T value) {
    const std::size_t top = hole;
    std::size_t child = 2 * hole + 2;
    for (; child < size; child = 2 * hole + 2) {
        if (heap[child] < heap[child - 1]) --child;
        heap[hole] = heap[child];
        hole = child;
    }
    if (child == size) {
        heap[hole] = heap[child - 1];
        hole = child - 1;
    }
    rise(heap, hole, top, value);
}

template <typename T>
void push(std::vector<T>& heap, T value) {
    heap.push_back(value);
    rise(heap, heap.size() - 1, 0, value);
}

// Takes the largest out, which is the first.
template <typename T>
void pop(std::vector<T>& heap) {
    const T last = heap.back();
    heap.pop_back();
    if (!heap.empty()) sink(heap, 0, heap.size(), last);
}

// Makes a heap of what is in any order.
template <typename T>
void make(std::vector<T>& heap) {
    for (std::size_t at = heap.size() / 2; at-- > 0;)
        sink(heap, at, heap.size(), T(heap[at]));
}

} // namespace heap

} // namespace rummykit
