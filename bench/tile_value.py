"""A small net, the same for every seat, fitted to how deals of tiles ended: what positions are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

FEATURES = 24


def fit(rows: bytes, players: int, units: int = 24, epochs: int = 12, seed: int = 0) -> tuple[list[float], float]:
    """The weights as the kernel takes them, and the log loss of the chances on the last tenth of the rows.

    `rows` are what `TilePlayouts.samples` returns for so many seats.
    """
    import numpy as np

    every = np.frombuffer(rows, np.float32).reshape(-1, players, FEATURES + 2)
    held_out = len(every) // 10
    known, unknown = every[:-held_out], every[-held_out:]
    chance = np.random.default_rng(seed)
    net = _start(chance, units)
    first, second = [np.zeros_like(part) for part in net], [np.zeros_like(part) for part in net]
    step, size = 0, 512
    batches = max(1, len(known) // size)
    for epoch in range(epochs):
        order = chance.permutation(len(known))
        rate = 3e-3 * (1 - epoch / epochs) + 1e-4
        for at in range(batches):
            step += 1
            slopes = _slopes(net, known[order[at * size : (at + 1) * size]])
            for part, slope, mean, square in zip(net, slopes, first, second, strict=True):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                part -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    chances = _forward(net, unknown)[1]
    loss = -float(np.mean(np.sum(unknown[:, :, -2] * np.log(chances + 1e-9), axis=1)))
    hidden, bias, heads, head_bias = net
    flat = [*np.column_stack((bias, hidden.T)).ravel()]
    for head in range(2):
        flat += [head_bias[head], *heads[:, head]]
    return [round(float(weight), 5) for weight in flat], loss


def _start(chance: np.random.Generator, units: int) -> list[Any]:
    import numpy as np

    hidden = chance.normal(0, (2 / FEATURES) ** 0.5, (FEATURES, units))
    heads = chance.normal(0, (1 / units) ** 0.5, (units, 2))
    return [hidden, np.zeros(units), heads, np.zeros(2)]


def _forward(net: list[Any], rows: Any) -> tuple[Any, Any, Any]:
    """What the hidden units say of each seat, the chances of the seats, and their points in hundreds."""
    import numpy as np

    hidden, bias, heads, head_bias = net
    active = np.maximum(rows[:, :, :FEATURES] @ hidden + bias, 0)
    said = active @ heads + head_bias
    odds = np.exp(said[:, :, 0] - said[:, :, 0].max(axis=1, keepdims=True))
    return active, odds / odds.sum(axis=1, keepdims=True), said[:, :, 1]


def _slopes(net: list[Any], rows: Any) -> list[Any]:
    """The slope of the loss for every part of the net: log loss of the chances, squared error of the points."""
    import numpy as np

    active, chances, hundreds = _forward(net, rows)
    size = len(rows)
    wrong = np.stack(((chances - rows[:, :, -2]) / size, 0.5 * (hundreds - rows[:, :, -1] / 100) / size), axis=2)
    back = (wrong @ net[2].T) * (active > 0)
    flat, units = rows[:, :, :FEATURES].reshape(-1, FEATURES), active.shape[2]
    return [
        flat.T @ back.reshape(-1, units) + 1e-5 * net[0],
        back.sum(axis=(0, 1)),
        active.reshape(-1, units).T @ wrong.reshape(-1, 2),
        wrong.sum(axis=(0, 1)),
    ]
