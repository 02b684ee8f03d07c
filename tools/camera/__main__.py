"""Everything that makes the reader of photos, one step after the other: python -m tools.camera (`make camera`).

Draws the scenes, of tiles or of cards, trains both networks, and stores their weights in the package. What is there
already in the folder that it works in is kept, so a run that was stopped goes on.
"""

import argparse
import platform
import subprocess
from pathlib import Path

import numpy as np
import torch

from rummykit.camera import Pieces
from tools.camera.draw import MAKERS, draw
from tools.camera.export import export
from tools.camera.train import Course, train

ROOT = Path(__file__).parents[2]
WEIGHTS = ROOT / "src/rummykit/camera/weights"
FONTS = Path(__file__).with_name("fonts") / "node_modules"
SCENES: dict[Pieces, int] = {"tiles": 6000, "cards": 2400}
COURSES: dict[Pieces, dict[str, Course]] = {
    "tiles": {"finder": Course(6000, 4000, 2e-3), "reader": Course(6000, 4000, 3e-3)},
    "cards": {"finder": Course(2400, 2000, 2e-3, side=192), "reader": Course(2400, 1100, 2e-3)},
}
"""The networks for cards go on from those for tiles."""
LEAST_STEPS = 20
"""The rate rises and falls within so many steps at least."""


def main() -> None:
    """Makes what is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "build/camera", help="where to work (%(default)s)")
    parser.add_argument("--cards", action="store_true", help="playing cards in place of tiles (ARGS=--cards)")
    parser.add_argument(
        "--try-out", type=int, metavar="N", help="a run of 1/N of the length whose weights stay in the folder"
    )
    asked = parser.parse_args()
    share = asked.try_out or 1
    pieces: Pieces = "cards" if asked.cards else "tiles"
    folder = asked.folder / (f"{pieces}-{share}" if asked.try_out else pieces)
    to = folder / "weights" if asked.try_out else WEIGHTS
    to.mkdir(parents=True, exist_ok=True)
    scenes = folder / "scenes"
    draw(SCENES[pieces] // share, FONTS, scenes, MAKERS[pieces])
    commit = subprocess.run(
        ["git", "-C", ROOT, "rev-parse", "--short=12", "HEAD"], capture_output=True, text=True, check=True
    )
    note = (
        f"make camera{' ARGS=--cards' if asked.cards else ''}, commit {commit.stdout.strip()}, "
        f"Python {platform.python_version()}, torch {torch.__version__}, numpy {np.__version__}, CC0"
    )
    for name, course in COURSES[pieces].items():
        weights = folder / f"{name}.pt"
        if not weights.exists():
            course = course._replace(steps=max(course.steps // share, LEAST_STEPS))
            train(name, scenes, weights, course, start=WEIGHTS / f"{name}.onnx" if pieces == "cards" else None)
        export(name, weights, to / f"{name if pieces == 'tiles' else f'cards-{name}'}.onnx", note)


if __name__ == "__main__":
    main()
