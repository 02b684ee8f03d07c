"""The two networks: one finds the pieces of a photo, the other reads each of them."""

import torch
from torch import Tensor, nn

STRIDE = 4


def layer(into: int, out: int, stride: int = 1, size: int = 3) -> nn.Sequential:
    """A convolution, normalised, cut off below 0."""
    return nn.Sequential(
        nn.Conv2d(into, out, size, stride, size // 2, bias=False), nn.BatchNorm2d(out), nn.ReLU(inplace=True)
    )


class Twice(nn.Module):
    """Two layers beside a way that skips them."""

    def __init__(self, wide: int) -> None:
        super().__init__()
        self.first = layer(wide, wide)
        self.second = nn.Sequential(nn.Conv2d(wide, wide, 3, 1, 1, bias=False), nn.BatchNorm2d(wide))

    def forward(self, seen: Tensor) -> Tensor:
        return torch.relu(seen + self.second(self.first(seen)))


class Finder(nn.Module):
    """For each 4 × 4 pixels: whether a piece has its middle there (logit), where in them, up, log height, log width."""

    def __init__(self) -> None:
        super().__init__()
        self.two = layer(3, 12, 2)
        self.four = nn.Sequential(layer(12, 24, 2), layer(24, 24))
        self.eight = nn.Sequential(layer(24, 40, 2), Twice(40))
        self.sixteen = nn.Sequential(layer(40, 64, 2), Twice(64))
        self.thirty_two = nn.Sequential(layer(64, 96, 2), Twice(96))
        self.sixty_four = nn.Sequential(layer(96, 96, 2), layer(96, 96))
        self.from_64 = layer(96, 96, size=1)
        self.from_32 = layer(96, 64, size=1)
        self.from_16 = layer(64, 40, size=1)
        self.from_8 = layer(40, 24, size=1)
        self.join_32, self.join_16, self.join_8 = layer(96, 96), layer(64, 64), layer(40, 40)
        self.join_4 = layer(24, 32)
        self.out = nn.Conv2d(32, 7, 1)
        nn.init.constant_(self.out.bias, 0.0)
        with torch.no_grad():
            self.out.bias[0] = -4.0

    def forward(self, photo: Tensor) -> Tensor:
        four = self.four(self.two(photo))
        eight = self.eight(four)
        sixteen = self.sixteen(eight)
        thirty_two = self.thirty_two(sixteen)
        far = self.from_64(self.sixty_four(thirty_two))
        thirty_two = self.join_32(thirty_two + twice_as_large(far))
        sixteen = self.join_16(sixteen + twice_as_large(self.from_32(thirty_two)))
        eight = self.join_8(eight + twice_as_large(self.from_16(sixteen)))
        four = self.join_4(four + twice_as_large(self.from_8(eight)))
        found: Tensor = self.out(four)
        return found


def twice_as_large(seen: Tensor) -> Tensor:
    """Each value four times."""
    return nn.functional.interpolate(seen, scale_factor=2.0, mode="nearest")


class Reader(nn.Module):
    """For a cut-out piece: logits of 14 numbers (0 is a joker), 4 colours, and upright, upside down or no piece.

    Six more say where it lies really, as `rummykit.camera.crops.moved` wants it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            *(layer(3, 24, 2), layer(24, 40)),
            *(layer(40, 64, 2), Twice(64)),
            *(layer(64, 104, 2), Twice(104), Twice(104)),
            layer(104, 128, 2),
        )
        self.out = nn.Linear(128 * 12, 27)
        self.drop = nn.Dropout(0.2)

    def forward(self, piece: Tensor) -> Tensor:
        said: Tensor = self.out(self.drop(self.body(piece).flatten(1)))
        return said
