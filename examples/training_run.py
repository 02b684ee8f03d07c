"""What the trainers beside this file share: their options, checkpoints that a run resumes from, TensorBoard curves.

A checkpoint is a pickle of the whole trainer: load only files that you trust, with the build of RummyKit that wrote
them. A run that was stopped and resumed learns exactly what an unbroken one does.
"""

from __future__ import annotations

import argparse
import os
import pickle
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from time import process_time
from typing import Any, Protocol, TypeVar


class Trainer(Protocol):
    """A network that learns; it can be pickled.

    `game` is what it plays, `done` how many rounds it has learnt for, and `seconds` of processor time they took.
    """

    game: str
    done: int
    seconds: float

    def round(self) -> dict[str, float]:
        """Learn for one round; returns what is worth a curve, by name."""

    def against_random(self, deals: int = 1000, seed: int = 1) -> tuple[float, float]:
        """Points a deal more than random play has, and half of the 95 % interval."""


Learner = TypeVar("Learner", bound=Trainer)


def options(about: str | None, rounds: int) -> argparse.ArgumentParser:
    """The options of a trainer."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="knock_rummy")
    parser.add_argument("--rounds", type=int, default=rounds, help="rounds in all, those of a resumed run included")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--checkpoint", type=Path, metavar="FILE", help="store the run here, every --tell rounds")
    parser.add_argument("--resume", action="store_true", help="continue the run in --checkpoint")
    parser.add_argument("--tensorboard", type=Path, metavar="DIR", help="write curves for TensorBoard (tensorboardX)")
    parser.add_argument("--tell", type=int, default=10, metavar="ROUNDS", help="how often to measure (%(default)s)")
    return parser


def run(parser: argparse.ArgumentParser, begin: Callable[[str, int], Learner]) -> Learner:
    """Do what the options ask, and print how the network does against random play in the end."""
    asked = parser.parse_args()
    if asked.tell < 1:
        parser.error("--tell takes a round or more.")
    earlier = asked.checkpoint is not None and asked.checkpoint.exists()
    if asked.resume and not earlier:
        parser.error("--resume needs the --checkpoint FILE of an earlier run.")
    if earlier and not asked.resume:
        parser.error(f"{asked.checkpoint} has an earlier run: continue it with --resume, or name another file.")
    trainer: Learner = pickle.loads(asked.checkpoint.read_bytes()) if asked.resume else begin(asked.game, asked.seed)
    if trainer.game != asked.game:
        parser.error(f"{asked.checkpoint} is a run of {trainer.game}, not of {asked.game}.")
    try:
        train(trainer, asked.rounds, asked.tell, asked.checkpoint, asked.tensorboard)
    except KeyboardInterrupt:
        raise SystemExit(_stopped(trainer, asked.checkpoint)) from None
    except ModuleNotFoundError as error:
        parser.error(f"--tensorboard needs {error.name}: pip install tensorboardX")
    points, half = trainer.against_random()
    print(f"{trainer.game}: {points:+.2f} ± {half:.2f} points a deal against random, 1000 deals; ", end="")
    print(f"{trainer.seconds:.0f} s of processor time for {trainer.done} rounds")
    return trainer


def train(
    trainer: Trainer, rounds: int, tell: int = 10, checkpoint: Path | None = None, tensorboard: Path | None = None
) -> None:
    """Learn until `rounds` are done; every `tell` rounds and in the end, print how it goes and store the run."""
    with ExitStack() as stack:
        curves = stack.enter_context(closing(_curves(tensorboard, trainer.done))) if tensorboard else None
        while trainer.done < rounds:
            begun = process_time()
            curve = trainer.round()
            trainer.done += 1
            trainer.seconds += process_time() - begun
            if trainer.done % tell == 0 or trainer.done == rounds:
                points, half = trainer.against_random(200, seed=0)
                curve |= {"against_random/points_a_deal": points, "against_random/half_interval": half}
                print(f"round {trainer.done}: against random {points:+.1f} ± {half:.1f} points a deal", flush=True)
                if checkpoint:
                    save(trainer, checkpoint)
            if curves:
                for name, value in curve.items():
                    curves.add_scalar(name, value, trainer.done)


def save(trainer: Trainer, checkpoint: Path) -> None:
    """Store a run; the file has the run before or this one, never half of it."""
    unfinished = checkpoint.with_suffix(".unfinished")
    unfinished.write_bytes(pickle.dumps(trainer))
    os.replace(unfinished, checkpoint)


def _stopped(trainer: Trainer, checkpoint: Path | None) -> str:
    """What Ctrl+C leaves."""
    if checkpoint is None or not checkpoint.exists():
        return f"\nStopped after {trainer.done} rounds. Nothing was stored."
    return f"\nStopped after {trainer.done} rounds; --resume goes on from the last that {checkpoint} has."


def _curves(folder: Path, done: int) -> Any:
    """Writes curves; of a run that is resumed after this round, TensorBoard leaves out what it wrote of later ones."""
    from tensorboardX import SummaryWriter

    return SummaryWriter(str(folder), purge_step=done + 1 if done else None)
