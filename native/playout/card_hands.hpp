// Hands that the others may hold, as likely as what they refused and threw away makes them.
#pragma once

#include "card_search.hpp"

namespace rummykit {

class HiddenHands {
  public:
    HiddenHands(const CardDeal& seen, std::span<const int> counts, const Habits& habits, int steps, Random& random);

    // The deal with the next hands that may be, and a stock.
    CardDeal deal();

    FaceSet unseen() const { return unseen_; }

  private:
    struct Clue {
        int face;
        double weight;
    };
    // What is known of one of the others; its cards stand at first … first + count - 1 of the unseen cards.
    struct Other {
        int seat, first, count, turns, last_thrown;
        FaceSet known;
        std::vector<Clue> clues;
        double likely;
    };

    void read_clues(const CardDeal& seen);
    double likelihood(const Other& other, FaceSet hand) const;
    FaceSet hand_of(const Other& other) const;
    void exchange();

    const CardDeal& seen_;
    const Habits& habits_;
    int steps_;
    Random& random_;
    FaceSet unseen_ = 0;
    std::array<std::uint8_t, kFaces> cards_;
    int count_ = 0, held_ = 0;
    std::vector<Other> others_;
};

} // namespace rummykit
