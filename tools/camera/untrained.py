"""What reads tiles without training: bright outlines, and an OCR package: python -m tools.camera.untrained PHOTO …

Prints what `rummykit scan --json` does, to be measured in the same way. Needs `pip install
rapidocr-onnxruntime==1.4.4`, whose wheel holds its networks (PaddleOCR's), and which nothing else here uses.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import numpy.typing as npt
from rapidocr_onnxruntime import RapidOCR

HIGH, WIDE = 144, 102
LEAST, MOST = 0.0008, 0.2
"""Shares of the photo that a tile may fill."""
HUES = {"r": (170, 188), "o": (8, 32), "b": (90, 135)}

Pixels = npt.NDArray[np.uint8]
Points = npt.NDArray[np.float32]


def outlines(photo: Pixels) -> list[Points]:
    """Four corners of each tile; what is brighter or paler than what is around, and long, is cut into several."""
    hsv = cv2.cvtColor(cv2.GaussianBlur(photo, (3, 3), 0), cv2.COLOR_BGR2HSV).astype(int)
    found: list[Points] = []
    for seen in (hsv[..., 2] * (255 - hsv[..., 1]) // 255, hsv[..., 2]):
        for level in range(100, 250, 12):
            mask = (seen > level).astype(np.uint8)
            for contour in cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)[0]:
                tiles = cut(contour, seen.size)
                middles = [tile.mean(0) for tile in found]
                near = 0.5 * float(np.linalg.norm(tiles[0][1] - tiles[0][0])) if tiles else 0.0
                if not any(np.linalg.norm(tile.mean(0) - middle) < near for tile in tiles for middle in middles):
                    found += tiles
    return found


def cut(contour: npt.NDArray[np.int32], size: int) -> list[Points]:
    """The tiles inside an outline, none if it is no rectangle of fitting sides."""
    corners = cv2.boxPoints(cv2.minAreaRect(contour)).astype(np.float32)
    first, second = corners[1] - corners[0], corners[2] - corners[1]
    if first[0] * second[1] < first[1] * second[0]:
        corners = corners[::-1].copy()  # clockwise
    if not tall(corners):
        corners = np.roll(corners, -1, 0)
    long, short = (float(np.linalg.norm(corners[place + 1] - corners[place])) for place in (0, 1))
    if short < 10 or cv2.contourArea(contour) < 0.85 * short * long:
        return []
    tiles = 1 if long < 1.75 * short else round(long / short * HIGH / WIDE)
    if not LEAST < short * long / tiles / size < MOST or tiles > 13:
        return []
    if tiles == 1:
        return [corners]
    # A tile of a row is as high as the row is wide.
    steps = np.linspace(0, 1, tiles + 1)[:, None]
    left, right = (corners[a] + (corners[b] - corners[a]) * steps for a, b in ((0, 1), (3, 2)))
    return [np.array([left[n + 1], right[n + 1], right[n], left[n]], np.float32) for n in range(tiles)]


def number_of(reader: Any, tile: Pixels) -> tuple[float, str]:
    """How sure the package is of a number on an upright tile, and the number."""
    told, _ = reader(tile[8 : round(HIGH * 0.6), 10:-10], use_det=False, use_cls=False)
    text, sure = (str(told[0][0]), float(told[0][1])) if told else ("", 0.0)
    match = re.fullmatch(r"1[0-3]|[1-9]", text.strip())
    return (sure, match[0]) if match else (0.0, "")


def colour_of(tile: Pixels) -> str:
    """The colour of the print: of what differs most from the face."""
    inner = tile[8 : HIGH * 2 // 3, 10:-10].reshape(-1, 3)
    away = np.abs(inner.astype(int) - np.median(inner, 0)).sum(1)
    ink = inner[away >= np.quantile(away, 0.92)][None]
    hue, saturation, value = np.median(cv2.cvtColor(ink, cv2.COLOR_BGR2HSV)[0], 0)
    if saturation < 90 or value < 100:
        return "k"
    hue = hue + 180 if hue < 8 else hue
    return next((colour for colour, (low, high) in HUES.items() if low <= hue < high), "k")


def main() -> None:
    """Reads photos."""
    reader = RapidOCR(text_score=0.0)
    for path in map(Path, sys.argv[1:]):
        photo = cv2.imread(str(path))
        pieces = []
        for corners in outlines(photo):
            best = -1.0, "", "k"
            for turn in (0, 2):
                source = np.roll(corners if tall(corners) else np.roll(corners, -1, 0), turn, 0)
                target = np.array([(0, HIGH), (0, 0), (WIDE, 0), (WIDE, HIGH)], np.float32)
                tile = cv2.warpPerspective(photo, cv2.getPerspectiveTransform(source, target), (WIDE, HIGH))
                sure, number = number_of(reader, tile)
                if sure > best[0]:
                    best = sure, number, colour_of(tile)
            _, number, colour = best
            centre = (corners.mean(0) / photo.shape[1::-1]).tolist()
            pieces.append({"piece": colour + number if number else "J", "centre": centre})
        print(json.dumps({"photo": path.name, "pieces": pieces}))


def tall(corners: Points) -> bool:
    """Whether the first side is the longer one."""
    return bool(np.linalg.norm(corners[1] - corners[0]) > np.linalg.norm(corners[2] - corners[1]))


if __name__ == "__main__":
    main()
