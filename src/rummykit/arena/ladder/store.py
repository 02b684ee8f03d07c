"""The results of a ladder as JSON lines in a file: sheets and batches of deals, each written once it is played."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TypeAlias

import msgspec

from rummykit import games
from rummykit.arena.source import ProgramSource, sheet_hash
from rummykit.rules import Rules
from rummykit.sheets import to_stored

if sys.platform != "win32":
    import fcntl


class LadderFault(ValueError):
    """A file that is no ladder, or is damaged; the text says where."""


class LadderSheet(msgspec.Struct, frozen=True, kw_only=True, tag="sheet"):
    """A sheet that is played, before the first batch that plays it."""

    hash: str
    sheet: msgspec.Raw


class MoveTimes(msgspec.Struct, frozen=True):
    """How many decisions a player made, and their milliseconds: all together, and of the longest."""

    decisions: int
    total: float
    most: float

    def __add__(self, other: MoveTimes) -> MoveTimes:
        return MoveTimes(
            self.decisions + other.decisions, round(self.total + other.total, 3), max(self.most, other.most)
        )

    @property
    def mean(self) -> float:
        """Milliseconds a decision; 0 if there was none."""
        return self.total / self.decisions if self.decisions else 0.0


class BatchKey(msgspec.Struct, frozen=True, kw_only=True):
    """Which deals of which game between whom: the hash of the sheet, the seats, two players in order, and numbers."""

    sheet: str
    seats: int
    bots: tuple[str, str]
    seed: str
    first: int
    last: int


class LadderBatch(msgspec.Struct, frozen=True, kw_only=True, tag="lot"):
    """Deals that were played: for each the points of both players over all seatings, many being good, and their wins.

    `repeatable`: the same players do the same again. `times` are different every time.
    """

    key: BatchKey
    points: tuple[tuple[int, int], ...]
    won: tuple[tuple[int, int], ...]
    repeatable: bool
    times: tuple[MoveTimes, MoveTimes]
    program: ProgramSource

    def __post_init__(self) -> None:
        first, last = self.key.first, self.key.last
        if first < 0 or not 0 < last - first == len(self.points) == len(self.won):
            raise ValueError(f"it does not have the deals {first} to {last - 1}.")


LadderLine: TypeAlias = LadderSheet | LadderBatch

_decoder: msgspec.json.Decoder[LadderLine] = msgspec.json.Decoder(LadderLine)


class LadderStore:
    """A file of results, read when it is opened; what is added is on the disk before the next is played.

    A last line that was not finished, as when the machine stopped, is cut off when something is added. Several
    processes may add to a file: each reads what the others have added before it does, and locks the file meanwhile
    (not on Windows). Raises `LadderFault` for any other line that cannot be read, and `OSError`.
    """

    def __init__(self, file: str | os.PathLike[str]) -> None:
        self.file = Path(file)
        self.sheets: dict[str, Rules] = {}
        self.batches: dict[BatchKey, LadderBatch] = {}
        self._whole = self._read_lines = 0
        if self.file.exists():
            self._read(self.file.read_bytes())

    def add(self, rules: Rules, batch: LadderBatch) -> None:
        """Keep a batch, unless another process has, and its sheet if it is the first."""
        with self.file.open("ab+") as out:
            if sys.platform != "win32":
                fcntl.flock(out, fcntl.LOCK_EX)  # until it is closed
            out.seek(self._whole)
            self._read(out.read())
            if batch.key in self.batches:
                return
            lines: list[LadderLine] = [batch]
            if batch.key.sheet not in self.sheets:
                lines.insert(0, LadderSheet(hash=batch.key.sheet, sheet=to_stored(rules)))
            text = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
            out.truncate(self._whole)
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        self._read(text)

    def _read(self, text: bytes) -> None:
        """Know the next lines of the file, all but one that is not finished."""
        for line in text.split(b"\n")[:-1]:
            self._read_lines += 1
            try:
                self._know(_decoder.decode(line))
            except (msgspec.DecodeError, UnicodeError) as error:
                raise LadderFault(
                    f"{self.file}, line {self._read_lines}: this is no line of a ladder: {error}"
                ) from None
            self._whole += len(line) + 1

    def _know(self, line: LadderLine) -> None:
        if isinstance(line, LadderBatch):
            if line.key.sheet not in self.sheets:
                raise LadderFault(f"{self.file}: a batch names the sheet {line.key.sheet}, which is not there.")
            self.batches[line.key] = line
            return
        rules = games.from_stored(line.sheet) if sheet_hash(line.sheet) == line.hash else None
        if rules is None:
            raise LadderFault(f"{self.file}: the sheet {line.hash} is not the one that was played.")
        self.sheets[line.hash] = rules
