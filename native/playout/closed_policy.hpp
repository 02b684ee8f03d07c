// A quick player of closed hands, for playouts.
#pragma once

#include "closed_deal.hpp"
#include "closed_outlook.hpp"

#include <array>
#include <vector>

namespace rummykit {

class ClosedPolicy {
  public:
    explicit ClosedPolicy(const ClosedSheet& sheet) : shape_(sheet) {}

    // What the seat to act does.
    ClosedAction choose(const ClosedDeal& deal) const;

    // What it may do, what looks best first.
    std::vector<ClosedAction> ranked(const ClosedDeal& deal) const;

    // The card of a hand that helps least, of those that may go; the outlook without it goes to `after`.
    int discard(const ClosedDeal& deal, const Cards& hand, int stays, Outlook* after = nullptr) const;

    // Plays the deal to its end; returns what everybody gains.
    std::array<int, kMostClosedSeats> play_on(ClosedDeal& deal, Random& random) const;

  private:
    int any_discard(const ClosedDeal& deal, const Cards& hand, int stays, Outlook* after) const;
    bool drops(const ClosedDeal& deal) const;
    bool takes(const ClosedDeal& deal) const;
    ClosedAction draw(const ClosedDeal& deal) const;

    OutlookShape shape_;
};

} // namespace rummykit
