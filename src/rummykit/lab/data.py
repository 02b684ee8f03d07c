"""Data sets: deals between bots as parquet, a row for each decision, the same bytes wherever they are played."""

from __future__ import annotations

import io
import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from rummykit import games
from rummykit.arena.deal_batches import BotDecision, SeatedPlayers, decisions
from rummykit.arena.duplicate import Progress
from rummykit.arena.executors import RunsOn, run_on
from rummykit.arena.players import Bot, Player, player_of
from rummykit.arena.source import program_source, sheet_hash
from rummykit.lab.extra import lab_packages
from rummykit.match.score import score
from rummykit.play.deal import Deal
from rummykit.play.view import View
from rummykit.rules import IllegalAction, Rules
from rummykit.sheets import to_stored

if TYPE_CHECKING:
    import pyarrow as pa

FORMAT = 1
"""The version of the columns and of what stands beside them."""
DEALS_A_FILE = 256
SAME = ("sheet_hash", "players", "bots", "seed")
"""The facts that all files of a data set share, whichever program wrote them."""
KEY = b"rummykit"
"""The metadata of a file where `DataFacts` stand, as JSON."""


class DataFault(ValueError):
    """Files that are no data set, or in which something is not as it was played; the text says what."""


class DataFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What is true of a whole file: who played what, and by which program."""

    format: int
    version: str
    commit: str | None
    sheet: msgspec.Raw
    sheet_hash: str
    players: int
    bots: tuple[str, ...]
    seed: str
    first: int
    last: int
    few_are_good: bool
    """Whether the sheet writes points down against those who lose; in `points`, many are always good."""

    def rules(self) -> Rules:
        """The sheet that was played; raises `DataFault` where it is not the one that was hashed."""
        rules = games.from_stored(self.sheet)
        if rules is None or sheet_hash(self.sheet) != self.sheet_hash:
            raise DataFault("The sheet is not the one that was played.")
        return rules


@dataclass(frozen=True, slots=True, kw_only=True)
class _FileToPlay:
    """The deals of one file."""

    rules: Rules
    bots: tuple[Player, ...]
    facts: DataFacts
    with_legal_actions: bool


def write(
    rules: Rules,
    out: str | os.PathLike[str],
    bots: Sequence[Bot] = ("greedy", "random"),
    deals: int = 1000,
    *,
    players: int | None = None,
    seed: int | str = 0,
    with_legal_actions: bool = False,
    deals_a_file: int = DEALS_A_FILE,
    on: RunsOn = "processes",
    workers: int | None = None,
    progress: Progress | None = None,
) -> list[Path]:
    """Play deals and write ``part-00000.parquet`` and so on into the folder `out`; returns the files.

    Seat s of deal n is played by bot (s + n) modulo their number. Files that are there already and say that they have
    the same deals are kept, so that a run that was stopped goes on. Raises `ValueError` for what cannot be played, and
    for a folder with another data set, or with more files of this one.
    """
    folder = Path(out)
    seats = rules.players[0] if players is None else players
    taking_part = tuple(player_of(bot) for bot in bots)
    if not taking_part or deals < 1 or deals_a_file < 1:
        raise ValueError("It takes a bot, a deal, and a deal in each file, or more.")
    Deal(rules, seats)  # refuses a number of seats that the game is not for
    with lab_packages("A data set", "data"):
        import pyarrow.parquet  # noqa: F401  before anything is played
    folder.mkdir(parents=True, exist_ok=True)
    tasks = [
        _FileToPlay(
            rules=rules,
            bots=taking_part,
            facts=_facts(rules, taking_part, seats, str(seed), first, min(deals, first + deals_a_file)),
            with_legal_actions=with_legal_actions,
        )
        for first in range(0, deals, deals_a_file)
    ]
    files = [folder / f"part-{number:05}.parquet" for number in range(len(tasks))]
    _check_folder(folder, files, tasks[0].facts)
    missing = [number for number, task in enumerate(tasks) if not _is_there(files[number], task)]
    with closing(run_on(on, workers, _played_file, [tasks[number] for number in missing])) as played:
        for done, (number, content) in enumerate(zip(missing, played, strict=True), len(tasks) - len(missing) + 1):
            unfinished = files[number].with_suffix(".unfinished")
            unfinished.write_bytes(content)
            unfinished.replace(files[number])
            if progress is not None:
                progress(min(deals, done * deals_a_file), deals)
    return files


def facts_of(file: str | os.PathLike[str]) -> DataFacts:
    """What is true of a whole file; raises `DataFault` for one that is not of this format."""
    with lab_packages("A data set", "data"):
        import pyarrow as pa
        import pyarrow.parquet as pq
    try:
        metadata = pq.read_schema(file).metadata or {}
    except (OSError, pa.ArrowInvalid) as error:
        raise DataFault(f"{file}: {error}") from None
    try:
        facts = msgspec.json.decode(metadata[KEY], type=DataFacts)
    except (KeyError, msgspec.DecodeError):
        raise DataFault(f"{file}: this is no data set of RummyKit.") from None
    if facts.format != FORMAT:
        raise DataFault(f"{file}: this is written in format {facts.format}; this version reads format {FORMAT}.")
    return facts


def files_in(folder: str | os.PathLike[str]) -> list[Path]:
    """The files of a data set, by number; raises `DataFault` if there are none."""
    files = sorted(Path(folder).glob("part-*.parquet"))
    if not files:
        raise DataFault(f"{folder}: there is no part-00000.parquet here.")
    return files


def read(folder: str | os.PathLike[str]) -> pa.Table:
    """All rows of a data set."""
    with lab_packages("A data set", "data"):
        import pyarrow as pa
        import pyarrow.parquet as pq
    return pa.concat_tables([pq.read_table(file).replace_schema_metadata() for file in files_in(folder)])


def replay(folder: str | os.PathLike[str]) -> int:
    """Play every deal of a data set again by the actions in it; returns the number of decisions.

    Raises `DataFault` at the first view, action or points that differ from what the sheet says.
    """
    return sum(_replayed(file) for file in files_in(folder))


def _replayed(file: Path) -> int:
    facts = facts_of(file)
    import pyarrow.parquet as pq

    rules = facts.rules()
    by_deal: dict[int, list[dict[str, Any]]] = defaultdict(list)
    for row in pq.read_table(file).to_pylist():
        by_deal[row["deal"]].append(row)
    if sorted(by_deal) != list(range(facts.first, facts.last)):
        raise DataFault(f"{file}: it does not have the deals {facts.first} to {facts.last - 1}.")
    for number, rows in by_deal.items():
        deal = Deal(rules, facts.players, f"{facts.seed} {number}", scheduled=number, undoable=False)
        for row in rows:
            where = f"{file}: deal {number}, ply {row['ply']}"
            if deal.result is not None or deal.turn != row["seat"]:
                raise DataFault(f"{where}: it is not the turn of seat {row['seat']}.")
            if msgspec.msgpack.decode(row["view"], type=View) != deal.view(deal.turn):
                raise DataFault(f"{where}: the view is another.")
            try:
                deal.play(row["action"])
            except (IllegalAction, ValueError) as error:
                raise DataFault(f"{where}: {row['action']}: {error}") from None
        if deal.result is None or [(row["points"], row["won"]) for row in rows] != [
            _earned(deal)[row["seat"]] for row in rows
        ]:
            raise DataFault(f"{file}: deal {number} does not end as it says.")
    return sum(len(rows) for rows in by_deal.values())


def _facts(rules: Rules, bots: Sequence[Player], seats: int, seed: str, first: int, last: int) -> DataFacts:
    program = program_source()
    return DataFacts(
        format=FORMAT,
        version=program.version,
        commit=program.commit,
        sheet=to_stored(rules),
        sheet_hash=sheet_hash(rules),
        players=seats,
        bots=tuple(bot.name for bot in bots),
        seed=seed,
        first=first,
        last=last,
        few_are_good=rules.scoring.low_score_wins,
    )


def _check_folder(folder: Path, files: Sequence[Path], asked: DataFacts) -> None:
    """Raise `ValueError` where a file that can be read is of another data set, or is not one of `files`."""
    for file in sorted(folder.glob("part-*.parquet")):
        other = file not in files
        with suppress(DataFault):
            found = facts_of(file)
            other |= any(getattr(found, each) != getattr(asked, each) for each in SAME)
        if other:
            raise ValueError(f"{folder} has a data set of other deals; name another folder, or empty this one.")


def _is_there(file: Path, task: _FileToPlay) -> bool:
    """Whether a file has these deals, as this program plays them."""
    if not file.exists():
        return False
    try:
        return facts_of(file) == task.facts and _has_legal_actions(file) == task.with_legal_actions
    except DataFault:
        return False


def _has_legal_actions(file: Path) -> bool:
    import pyarrow.parquet as pq

    return "legal_actions" in pq.read_schema(file).names


def schema(facts: DataFacts, with_legal_actions: bool = False) -> pa.Schema:
    """The columns of a file, with its facts; `docs/data.md` says what they mean."""
    import pyarrow as pa

    word = pa.dictionary(pa.int8(), pa.string())
    columns = [
        ("deal", pa.int32()),
        ("seed", pa.string()),
        ("ply", pa.int32()),
        ("turn", pa.int32()),
        ("seat", pa.int8()),
        ("bot", word),
        ("phase", word),
        ("hand", pa.list_(pa.uint8())),
        ("stock", pa.int16()),
        ("view", pa.binary()),
        ("legal", pa.int32()),
        *([("legal_actions", pa.list_(pa.string()))] if with_legal_actions else []),
        ("kind", word),
        ("action", pa.string()),
        ("points", pa.int32()),
        ("won", pa.bool_()),
        ("ending", word),
    ]
    return pa.schema(columns, metadata={KEY: msgspec.json.encode(facts)})


def _played_file(task: _FileToPlay) -> bytes:
    """Play the deals of a file, and write it."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    columns = schema(task.facts, task.with_legal_actions)
    out = io.BytesIO()
    with ExitStack() as stack:
        seated = SeatedPlayers(task.bots, stack)
        rows = [row for number in range(task.facts.first, task.facts.last) for row in _rows(task, seated, number)]
        pq.write_table(pa.Table.from_pylist(rows, columns), out, compression="zstd")
    return out.getvalue()


def _rows(task: _FileToPlay, seated: SeatedPlayers, number: int) -> Iterator[dict[str, Any]]:
    seed, seats = f"{task.facts.seed} {number}", task.facts.players
    deal = Deal(task.rules, seats, seed, scheduled=number, undoable=False)
    order = [(seat + number) % len(task.bots) for seat in range(seats)]
    rows: list[dict[str, Any]] = [
        {"deal": number, "seed": seed, "ply": ply, "bot": task.bots[order[deal.turn]].name} | _decided(decision, task)
        for ply, decision in enumerate(decisions(deal, seated.by_seat(order), seed))
    ]
    earned = _earned(deal)
    assert deal.result is not None
    for row in rows:
        points, won = earned[row["seat"]]
        yield row | {"points": points, "won": won, "ending": deal.result.kind}


def _decided(decision: BotDecision, task: _FileToPlay) -> dict[str, Any]:
    legal = [str(action) for action in decision.deal.legal_actions()]
    view = decision.view
    return {
        "turn": view.turn_number,
        "seat": view.seat,
        "phase": view.phase,
        "hand": view.hand,
        "stock": view.stock,
        "view": msgspec.msgpack.encode(view),
        "legal": len(legal),
        "legal_actions": legal if task.with_legal_actions else None,
        "kind": str(decision.action.__struct_config__.tag),
        "action": str(decision.action),
    }


def _earned(deal: Deal) -> list[tuple[int, bool]]:
    """By seat its points, many being good, and whether it won."""
    assert deal.result is not None
    row = score(deal.rules, deal.result)
    sign = -1 if deal.rules.scoring.low_score_wins else 1
    return [(sign * points, seat in row.winners) for seat, points in enumerate(row.points)]
