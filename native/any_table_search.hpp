// The best play at a table of any pack, found by the search for the smallest pack that has all its tiles.
#pragma once

#include "table_search.hpp"

#include <memory>

namespace rummykit {

// Keeps its memory from call to call; one per thread.
class AnyTableSearch {
  public:
    // As `TableSearch::solve`.
    const TablePlay& solve(const TableProblem& problem, const TileWeights& weights) {
        if (holds(problem, kCopies, kMaxJokers)) return common_.solve(problem, weights);
        if (!large_) large_ = std::make_unique<TableSearch<LargePack>>();
        return large_->solve(problem, weights);
    }

  private:
    TableSearch<CommonPack> common_;
    std::unique_ptr<TableSearch<LargePack>> large_; // which few need
};

} // namespace rummykit
