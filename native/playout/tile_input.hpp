// Tiles as Python hands them over: the faces of rummykit.cards.
#pragma once

#include "tile_deal.hpp"

#include <span>
#include <stdexcept>
#include <vector>

namespace rummykit {

inline constexpr int kFirstFace = 64; // of the tiles in rummykit.cards

using Faces = std::vector<int>;

inline int face_of(int given) {
    if (given < kFirstFace || given >= kFirstFace + kPoolFaces)
        throw std::invalid_argument("a tile is a face from 64 to 115, a joker 116 to 119");
    return given - kFirstFace;
}

inline TilePool pool_of(const Faces& faces) {
    TilePool pool{};
    for (const int face : faces)
        ++pool[face_of(face)];
    return pool;
}

inline Faces faces_of(const TilePool& pool) {
    Faces faces;
    for (int face = 0; face < kPoolFaces; ++face)
        faces.insert(faces.end(), pool[face], face + kFirstFace);
    return faces;
}

} // namespace rummykit
