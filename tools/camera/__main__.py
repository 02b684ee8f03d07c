"""Everything that makes the reader of photos, one step after the other: python -m tools.camera (`make camera`).

Draws the scenes, trains both networks, and stores their weights in the package. What is there already in the folder
that it works in is kept, so a run that was stopped goes on.
"""

import argparse
import platform
import subprocess
from pathlib import Path

import numpy as np
import torch

from tools.camera.draw import IN_A_FILE, draw
from tools.camera.export import export
from tools.camera.train import Course, train

ROOT = Path(__file__).parents[2]
WEIGHTS = ROOT / "src/rummykit/camera/weights"
FONTS = Path(__file__).with_name("fonts") / "node_modules"
SCENES = 6000
COURSES = {"finder": Course(SCENES, 4000, 2e-3), "reader": Course(SCENES, 4000, 3e-3)}


def main() -> None:
    """Makes what is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, default=ROOT / "build/camera", help="where to work (%(default)s)")
    asked = parser.parse_args()
    scenes = asked.folder / "scenes"
    scenes.mkdir(parents=True, exist_ok=True)
    for seed in range(-(-SCENES // IN_A_FILE)):
        draw(seed, FONTS, scenes / f"{seed:04}.npz")
    commit = subprocess.run(
        ["git", "-C", ROOT, "rev-parse", "--short=12", "HEAD"], capture_output=True, text=True, check=True
    )
    note = (
        f"make camera, commit {commit.stdout.strip()}, Python {platform.python_version()}, "
        f"torch {torch.__version__}, numpy {np.__version__}, CC0"
    )
    WEIGHTS.mkdir(exist_ok=True)
    for name, course in COURSES.items():
        weights = asked.folder / f"{name}.pt"
        if not weights.exists():
            train(name, scenes, weights, course)
        export(name, weights, WEIGHTS / f"{name}.onnx", note)


if __name__ == "__main__":
    main()
