// The best draw or discard of a seat where melds are shown in the last turn, by playouts on deals that may be.
#pragma once

#include "halving.hpp"
#include "random.hpp"
#include "show_deal.hpp"

#include <array>
#include <span>
#include <vector>

namespace rummykit {

// A discard that lies, a seat that let it lie or threw it away, and how many turns that seat has had since.
struct SeenDiscard {
    int face;
    int seat;
    int since;
};

// What one seat knows: `known.hand` has its own hand and the taken cards of the others, which `known.kept` names.
struct ShowSight {
    ShowState known;
    int seat;
    std::array<int, kShowSeats> hidden{}; // cards of each hand that nobody else has seen
    std::array<bool, kShowSeats> has_shown{};
    FaceSet unseen = 0;
    std::vector<SeenDiscard> refused;
    std::vector<SeenDiscard> thrown;
};

class ShowSearch {
  public:
    ShowSearch(const ShowSheet& sheet, const Shapes& shapes) : table_(sheet, shapes) {}

    int seats() const { return table_.sheet().seats; }

    // The best of these choices: a face to discard where `discards`, else a face to take or kNobody to draw.
    Halved best(const ShowSight& sight, std::span<const int> choices, bool discards, const Limit& limit,
                std::uint64_t seed) const;

    // A deal of which everything is known, played to its end by the policy of the playouts: what was done, and the
    // chips.
    Chips play_out(ShowState state, std::vector<ShowStep>& steps) const {
        state.steps = &steps;
        return table_.play_out(state);
    }

  private:
    void deal_partners(ShowState& state, int seat, FaceSet& unseen, Random& chance) const;
    ShowState deal(const ShowSight& sight, Random& chance) const;
    double likely(const ShowSight& sight, int seat, FaceSet hand) const;

    ShowTable table_;
};

} // namespace rummykit
