#include "observation.hpp"

namespace rummykit {

namespace {

bool by_seat(CardPlane plane) {
    return plane >= CardPlane::known;
}

int width_of(CardScalar scalar, const CardEncoding& encoding, int seats) {
    switch (scalar) {
    case CardScalar::phase:
        return encoding.phases;
    case CardScalar::step:
        return encoding.steps;
    case CardScalar::scheduled:
        return encoding.schedule;
    case CardScalar::stock:
    case CardScalar::pile:
    case CardScalar::turn_number:
    case CardScalar::plays:
    case CardScalar::turns_left:
    case CardScalar::opened_now:
        return 1;
    case CardScalar::knock_limit:
    case CardScalar::deadwood:
    case CardScalar::upcard_offers:
        return 2;
    default:
        return seats;
    }
}

} // namespace

int encoded_size(const CardEncoding& encoding, int seats) {
    int size = encoding.melds * meld_size(encoding, seats);
    for (const CardPlane plane : encoding.planes)
        size += kColumns * (by_seat(plane) ? seats : 1);
    for (const CardScalar scalar : encoding.scalars)
        size += width_of(scalar, encoding, seats);
    return size;
}

} // namespace rummykit
