"""Draws the pictures to train with: python -m tools.camera.draw FONTS FOLDER --scenes 12000.

Each file of the folder keeps the scenes of one seed: JPEG after JPEG, and a table of the tiles.
"""

import argparse
from pathlib import Path

import numpy as np

from rummykit.camera import Pieces
from tools.camera.cards import CardMaker
from tools.camera.exposures import as_jpeg
from tools.camera.scenes import Maker

IN_A_FILE = 240
MAKERS: dict[Pieces, type[Maker]] = {"tiles": Maker, "cards": CardMaker}


def draw(scenes: int, fonts: Path, folder: Path, kind: type[Maker], first: int = 0) -> None:
    """So many scenes in files of a folder, the first of which has the seed `first`; what is there is left alone."""
    folder.mkdir(parents=True, exist_ok=True)
    for seed, begun in enumerate(range(0, scenes, IN_A_FILE), first):
        to = folder / f"{seed:04}.npz"
        if not to.exists():
            _file(seed, min(IN_A_FILE, scenes - begun), fonts, to, kind)


def _file(seed: int, scenes: int, fonts: Path, to: Path, kind: type[Maker]) -> None:
    maker = kind(seed, fonts, grounds=20)
    pictures, rows = [], []
    for number in range(scenes):
        scene = maker.scene()
        pictures.append(np.frombuffer(as_jpeg(scene.picture, maker.rng.randint(55, 95)), np.uint8))
        rows += [
            [number, each.piece.number, each.piece.colour, each.counts, *each.corners.reshape(-1)]
            for each in scene.tiles
        ]
    lengths = np.array([len(picture) for picture in pictures])
    with to.with_suffix(".part").open("wb") as file:
        np.savez(
            file,
            jpegs=np.concatenate(pictures),
            ends=np.cumsum(lengths),
            tiles=np.array(rows, np.float32).reshape(-1, 12),
        )
    to.with_suffix(".part").rename(to)


def main() -> None:
    """Draws as many scenes as asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("fonts", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scenes", type=int, default=12000)
    parser.add_argument("--cards", action="store_true", help="playing cards in place of tiles")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first file")
    asked = parser.parse_args()
    draw(asked.scenes, asked.fonts, asked.folder, MAKERS["cards" if asked.cards else "tiles"], asked.first)


if __name__ == "__main__":
    main()
