"""Drawn photos of playing cards: fans of a hand, melds on a table, single cards, piles, and close-ups.

What is found on them is the index of a card, the rank above the suit in its corner.
"""

import math
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from tools.camera.corners import LARGE, OVER, Points, box, spun, through, visible
from tools.camera.exposures import frame, lit, taken
from tools.camera.makes import Piece
from tools.camera.packs import TALL, DrawnPack
from tools.camera.scenes import Lying, Maker, Scene, Seen

SURELY, HARDLY = 0.9, 0.15


class CardMaker(Maker):
    """Draws scenes one after another; the same seed gives the same ones."""

    def __init__(self, seed: int, fonts: Path, grounds: int = 24, makes: int = 40) -> None:
        super().__init__(seed, fonts, grounds)
        self.packs = [DrawnPack(self.rng.randrange(1 << 40), fonts) for _ in range(makes)]

    def scene(self) -> Scene:
        """The next scene."""
        rng = self.rng
        pack = rng.choice(self.packs)
        picture = self._ground()
        kind = rng.choices(("fan", "melds", "scattered", "near", "none"), (28, 30, 24, 12, 6))[0]
        index = math.exp(rng.uniform(math.log(13), math.log(60))) * OVER
        if kind == "near":
            index = math.exp(rng.uniform(math.log(50), math.log(130))) * OVER
        tall = min(index * TALL / pack.index_tall, LARGE * (2.5 if kind == "near" else 1.1))
        view = self._view(steep=kind == "fan")
        self._clutter(picture)
        owners = Image.new("I", picture.size)  # which card each point shows, from 1 on
        placed = self._cards(picture, owners, self._laid(kind, tall, tall * pack.wide / TALL), view, pack)
        if rng.random() < (0.5 if kind == "fan" else 0.12):
            self._hand(picture, owners)
        picture = lit(picture, rng)
        if rng.random() < 0.15:
            frame(picture, owners, rng)
        owner = np.asarray(owners)
        indices = [
            Seen(corners / OVER, piece, shown > SURELY)
            for number, (piece, boxes) in enumerate(placed, 1)
            if piece is not None
            for corners in boxes
            for shown in (visible(corners, owner, number),)
            if shown > HARDLY
        ]
        return Scene(taken(picture, rng, self.noise), indices)

    def _laid(self, kind: str, tall: float, wide: float) -> list[Lying]:
        """The cards of a scene, the lowest first."""
        rng = self.rng
        plan: list[Lying] = []
        if kind == "none":
            return plan
        turn = rng.choice((0.0, math.pi / 2, math.pi, -math.pi / 2)) + rng.gauss(0, 0.12)
        if rng.random() < 0.4:
            turn = rng.uniform(-math.pi, math.pi)
        room = min(14, max(1, round((LARGE / tall) ** 2 * 1.5)))
        groups = {"fan": rng.choice((1, 1, 2)), "near": rng.randint(1, 2), "melds": rng.randint(1, 6)}
        for _ in range(groups.get(kind, rng.randint(1, room))):
            x, y = (rng.uniform(0.05, 0.95) * LARGE for _ in range(2))
            if kind in {"fan", "near"}:
                x, y = (LARGE / 2 + rng.gauss(0, 0.16) * LARGE for _ in range(2))
            angle = rng.uniform(-math.pi, math.pi) if kind == "scattered" else turn + rng.gauss(0, 0.1)
            if kind == "fan" or (kind == "near" and rng.random() < 0.6):
                group = self._fan(tall, wide)
            elif kind == "melds":
                group = self._row(tall, wide)
            else:
                group = [Lying(0, 0, 0, tall, self._card())]
            middle_x, middle_y = (float(np.mean([part[axis] for part in group])) for axis in (0, 1))
            for each in group:
                at = spun(np.array([[each.x - middle_x, each.y - middle_y]]), angle, 0.0)[0]
                plan.append(each._replace(x=x + float(at[0]), y=y + float(at[1]), turn=each.turn + angle))
        return plan

    def _card(self) -> Piece | None:
        return None if self.rng.random() < 0.04 else self._piece()

    def _several(self, most: int) -> list[Piece | None]:
        rng = self.rng
        if rng.random() < 0.5:
            return list(self._set(min(most, 8)))
        return [self._card() for _ in range(rng.randint(2, most))]

    def _fan(self, tall: float, wide: float) -> list[Lying]:
        """Cards about a point below them, the right ones above the left ones, or the other way."""
        rng = self.rng
        cards = self._several(13)
        far, step = tall * rng.uniform(0.8, 2.5), wide * rng.uniform(0.16, 0.5) / tall
        if rng.random() < 0.15:
            step = -step
        first = -step * (len(cards) - 1) / 2
        fan = []
        for place, card in enumerate(cards):
            turn = first + step * place + rng.gauss(0, 0.015)
            reach = far + rng.gauss(0, 0.015) * tall
            fan.append(Lying(math.sin(turn) * reach, -math.cos(turn) * reach, turn, tall, card))
        return fan

    def _row(self, tall: float, wide: float) -> list[Lying]:
        """A meld, its cards shifted to the right or downward, each above the one before."""
        rng = self.rng
        cards = self._several(6)
        right, down = wide * rng.uniform(0.18, 1.1), tall * rng.gauss(0, 0.015)
        if rng.random() < 0.25:
            right, down = wide * rng.gauss(0, 0.03), tall * rng.uniform(0.2, 0.4)
        return [
            Lying(
                place * right + rng.gauss(0, 0.015) * wide,
                place * down + rng.gauss(0, 0.015) * tall,
                rng.gauss(0, 0.03),
                tall,
                card,
            )
            for place, card in enumerate(cards)
        ]

    def _cards(
        self, picture: Image.Image, owners: Image.Image, plan: list[Lying], view: Points, pack: DrawnPack
    ) -> list[tuple[Piece | None, list[Points]]]:
        """Draws the cards, and says what each is and where its indices lie."""
        rng = self.rng
        claim = ImageDraw.Draw(owners)
        shade = (rng.gauss(0, 3), rng.gauss(2, 3))
        soft, strength = rng.uniform(1, 5), rng.uniform(0.15, 0.6)
        placed: list[tuple[Piece | None, list[Points]]] = []
        for each in plan:
            flat = box(each.x, each.y, each.height * pack.wide / TALL, each.height, each.turn)
            corners = through(view, flat)
            low, high = corners.min(0), corners.max(0)
            if (high < 0).any() or (low > LARGE).any() or (high - low).min() < 16 or (high - low).max() > 4 * LARGE:
                continue
            self._shadow(picture, corners + shade, soft, strength)
            self._paste(picture, pack.face(each.piece), corners, rng.uniform(0.93, 1.02))
            placed.append((each.piece, [through(view, _on(flat, index)) for index in pack.indices()]))
            claim.polygon([tuple(point) for point in corners], fill=len(placed))
        return placed

    def _shadow(self, picture: Image.Image, corners: Points, soft: float, strength: float) -> None:
        low = np.floor(np.maximum(corners.min(0) - 3 * soft, 0)).astype(int)
        high = np.ceil(np.minimum(corners.max(0) + 3 * soft, LARGE)).astype(int)
        if (high <= low).any():
            return
        area = int(low[0]), int(low[1]), int(high[0]), int(high[1])
        mask = Image.new("L", (area[2] - area[0], area[3] - area[1]))
        ImageDraw.Draw(mask).polygon([tuple(point) for point in corners - low], fill=round(255 * strength))
        below = picture.crop(area)
        below.paste((0, 0, 0), (0, 0), mask.filter(ImageFilter.GaussianBlur(soft)))
        picture.paste(below, area[:2])


def _on(card: Points, shares: Points) -> Points:
    """Points of a card that lies flat, given as shares of its width and height."""
    points: Points = card[0] + shares[:, :1] * (card[1] - card[0]) + shares[:, 1:] * (card[3] - card[0])
    return points
