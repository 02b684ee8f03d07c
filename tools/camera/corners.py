"""Corners of tiles: where they lie, turned and in perspective, and how much of a tile is seen."""

import math

import numpy as np
import numpy.typing as npt

SIZE = 384
OVER = 1.5  # scenes are drawn larger, so that edges are smooth
LARGE = round(SIZE * OVER)

Points = npt.NDArray[np.float64]


def box(x: float, y: float, width: float, height: float, turn: float) -> Points:
    """The corners of a rectangle around a middle, from the upper left one on."""
    corners = np.array([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]) * (width, height)
    cos, sin = math.cos(turn), math.sin(turn)
    turned: Points = corners @ np.array([[cos, sin], [-sin, cos]]) + (x, y)
    return turned


def spun(points: Points, turn: float, middle: float) -> Points:
    """Points turned about the middle of a square picture."""
    cos, sin = math.cos(turn), math.sin(turn)
    turned: Points = (points - middle) @ np.array([[cos, sin], [-sin, cos]]) + middle
    return turned


def through(view: Points, points: Points) -> Points:
    """Points as a perspective shows them."""
    lifted = np.c_[points, np.ones(len(points))] @ view.T
    seen: Points = lifted[:, :2] / lifted[:, 2:]
    return seen


def coefficients(target: Points, source: Points) -> list[float]:
    """What PIL calls the perspective that takes points of the target to the source."""
    rows = []
    for (x, y), (u, v) in zip(target, source, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
    return [float(part) for part in np.linalg.solve(np.array(rows), source.reshape(-1))]


def visible(corners: Points, owner: npt.NDArray[np.int32], number: int) -> float:
    """The share of a tile that lies in the picture and below nothing."""
    steps = np.linspace(0.04, 0.96, 7)
    across, down = np.meshgrid(steps, steps)
    across, down = across.reshape(-1, 1), down.reshape(-1, 1)
    top = corners[0] * (1 - across) + corners[1] * across
    bottom = corners[3] * (1 - across) + corners[2] * across
    points = np.round(top * (1 - down) + bottom * down).astype(int)
    inside = ((points >= 0) & (points < LARGE)).all(1)
    points = np.clip(points, 0, LARGE - 1)
    return float((inside & (owner[points[:, 1], points[:, 0]] == number)).mean())
