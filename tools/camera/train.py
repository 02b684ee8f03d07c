"""Trains a network: python -m tools.camera.train finder FOLDER WEIGHTS --steps 6000."""

import argparse
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import Queue
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from tools.camera.export import unfused
from tools.camera.lessons import Scenes, finding, reading
from tools.camera.nets import Finder, Reader

BATCH = {"finder": 8, "reader": 160}


class Course(NamedTuple):
    """On how many scenes a network is trained, in how many steps, and at which greatest rate.

    `side`: the finder sees parts of the scenes, so many pixels wide and high; 0 for whole scenes.
    """

    scenes: int
    steps: int
    rate: float
    side: int = 0


def finding_loss(said: Tensor, wanted: Tensor) -> Tensor:
    """Heat by a focal loss, the rest by distance where a piece has its middle."""
    heat, weight, inner = wanted[:, 0], wanted[:, 1], wanted[:, 8]
    logit = said[:, 0]
    hot = torch.sigmoid(logit)
    middle = (heat == 1).float()
    yes = -nn.functional.logsigmoid(logit) * (1 - hot) ** 2 * middle
    no = -nn.functional.logsigmoid(-logit) * hot**2 * (1 - heat) ** 4 * (1 - middle)
    count = middle.sum().clamp(min=1)
    away = (said[:, 1:7] - wanted[:, 2:8]).abs()
    scale = torch.tensor([0.5, 0.5, 1, 1, 1, 1]).view(1, 6, 1, 1)
    beside = (away * scale * inner[:, None]).sum() / inner.sum().clamp(min=1)
    total: Tensor = ((yes + no) * weight).sum() / count + beside
    return total


def reading_loss(said: Tensor, wanted: Tensor) -> Tensor:
    """Number and colour of what is upright, the kind of everything, and where pieces lie."""
    number, colour, kind = wanted[:, :3].long().T
    legible, piece = wanted[:, 3], wanted[:, 4]
    certain = (kind < 3).float()
    parts = zip(
        said[:, :21].split((14, 4, 3), 1),
        (number, colour, kind.clamp(max=2)),
        (legible, legible, certain),
        strict=True,
    )
    each = [
        nn.functional.cross_entropy(logits, answer, reduction="none", label_smoothing=0.01) * weight
        for logits, answer, weight in parts
    ]
    away = nn.functional.smooth_l1_loss(said[:, 21:], wanted[:, 5:], reduction="none", beta=0.05).sum(1) * piece
    return (torch.stack(each).sum(0) + away).mean()


def ahead(make: Callable[[], Any]) -> Iterator[Any]:
    """What `make` gives, the next one being made meanwhile."""
    waiting: Queue[Any] = Queue(2)

    def fill() -> None:
        while True:
            waiting.put(make())

    threading.Thread(target=fill, daemon=True).start()
    while True:
        yield waiting.get()


def _mostly_the_last(mean: Tensor, now: Tensor, steps: Tensor) -> Tensor:
    """A mean over the last tenth of the steps, at most some 300."""
    return mean + (now - mean) * max(1 / 300, 10 / (10 + int(steps)))


def train(name: str, folder: Path, to: Path, course: Course, *, start: Path | None = None, seed: int = 1) -> None:
    """Trains a network, from other weights on if there are some, and writes its weights, also on the way."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    scenes = Scenes(sorted(folder.glob("*.npz")), course.scenes)
    rng = np.random.default_rng(seed)
    net: nn.Module = Finder() if name == "finder" else Reader()
    if start and start.suffix == ".onnx":
        pictures = (
            finding(scenes, np.arange(min(16, len(scenes))), None)
            if name == "finder"
            else reading(scenes, rng, BATCH[name])
        )
        unfused(net, start, torch.from_numpy(pictures[0]))
    elif start:
        net.load_state_dict(torch.load(start))
    net = net.to(memory_format=torch.channels_last)
    slow = torch.optim.swa_utils.AveragedModel(net, avg_fn=_mostly_the_last, use_buffers=True)
    weights = torch.optim.AdamW(net.parameters(), lr=course.rate, weight_decay=0.02)
    rates = torch.optim.lr_scheduler.OneCycleLR(weights, course.rate, course.steps, pct_start=0.1)
    order: list[int] = []

    def lesson() -> tuple[Tensor, Tensor]:
        size = BATCH[name]
        if name == "reader":
            seen, wanted = reading(scenes, rng, size)
        else:
            while len(order) < size:
                order.extend(rng.permutation(len(scenes)).tolist())
            which, order[:size] = order[:size], []
            seen, wanted = finding(scenes, np.array(which), rng, course.side)
        return torch.from_numpy(seen).contiguous(memory_format=torch.channels_last), torch.from_numpy(wanted)

    loss_of = finding_loss if name == "finder" else reading_loss
    mean, began = 0.0, time.monotonic()
    for step, (seen, wanted) in enumerate(ahead(lesson), 1):
        with torch.autocast("cpu", torch.bfloat16):
            said = net(seen)
        loss = loss_of(said.float(), wanted)
        weights.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        weights.step()
        rates.step()
        slow.update_parameters(net)
        mean += (loss.item() - mean) / min(step, 100)
        if step % 100 == 0:
            print(
                f"{name}: {step} of {course.steps} steps, loss {mean:.4f}, {time.monotonic() - began:.0f} s", flush=True
            )
        if step % 500 == 0 and step < course.steps:
            torch.save(slow.module.state_dict(), to.with_suffix(".part"))
        if step == course.steps:
            torch.save(slow.module.state_dict(), to)
            return


def main() -> None:
    """Trains one network in one course."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("net", choices=("finder", "reader"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--scenes", type=int, default=6000)
    parser.add_argument("--steps", type=int, default=6000)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--side", type=int, default=0, help="show the finder parts of this width; 0 for whole scenes")
    parser.add_argument("--start", type=Path, help="weights to go on from, also a file of the package")
    asked = parser.parse_args()
    course = Course(asked.scenes, asked.steps, asked.rate, asked.side)
    train(asked.net, asked.folder, asked.weights, course, start=asked.start, seed=asked.seed)


if __name__ == "__main__":
    main()
