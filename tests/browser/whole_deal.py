"""One whole deal: a game, a way to play it, a size of the window and a number of seats, to the score sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import expect

from rummykit import games
from rummykit.match import Match
from rummykit.rules.option import written
from tests.browser.acting import Player
from tests.browser.guest import DESK, FLAT, PHONE, SMALL, Chair, Size, Window
from tests.browser.record import Record
from tests.browser.short_deals import Options, found_deal
from tests.browser.staging import Scene, played_to, sit, write_table
from tests.browser.watch import Watch
from tests.browser.ways import Finger, Keys, Mouse, Way
from tests.examples import FUZZ

WAYS: dict[str, type[Way]] = {"mouse": Mouse, "touch": Finger, "keys": Keys}
TILES = tuple(id for id, sheet in games.SHEETS.items() if sheet.pack.family == "tiles")
SIX = ("rummikub", "standard_rummy", "indian_rummy_points", "phom", "continental_rum", "knock_rummy")
PARTNERS = tuple(
    id
    for id, sheet in games.SHEETS.items()
    if sheet.sides is not None and 4 in sheet.sides.partners and sheet.sitting_out is None
)
MANY = 12
MOST_BEFORE = 5000
"""So many actions may come before a later deal."""


@dataclass(frozen=True)
class Case:
    """What is played, how and where: a deal of a match, whose house rules may be chosen."""

    game: str
    way: str
    size: Size
    seats: int
    options: Options = ()
    deal: int = 1

    @property
    def motion(self) -> Literal["reduce", "no-preference"]:
        """In a quarter of the deals pieces fly; in the whole matrix that is so in some deals of every game."""
        turn = TURNS.index((self.way, self.size)) if (self.way, self.size) in TURNS else 0
        return "reduce" if (tuple(games.SHEETS).index(self.game) // len(TURNS) + turn) % 4 else "no-preference"

    def __str__(self) -> str:
        width, height = self.size
        house = "".join(f"-{name}={written(value).replace('/', '_')}" for name, value in self.options)
        return f"{self.game}-{self.way}-{width}x{height}-{self.seats}{house}{f'-{self.deal}' * (self.deal > 1)}"

    def begun(self, match: Match) -> bool:
        """Whether the deal has come that is to be played."""
        return len(match.rows) == self.deal - 1 and not match.between_deals


def seats_of(game: str, wanted: int | None = None) -> int:
    """So many that the deal is short: at tiles, and under a long contract, three go out sooner than two."""
    few = 3 if game in (*TILES, "continental_rum") else 2
    least, most = games.SHEETS[game].players
    return max(least, min(wanted or few, most))


def every() -> Iterator[Case]:
    """The whole matrix: all games in all ways on a phone and on a desk, and six on small screens and among many."""
    for way, size in TURNS:
        yield from (Case(game, way, size, seats_of(game)) for game in games.SHEETS)
    for way in ("touch", "keys", "mouse"):
        for game in PARTNERS:
            yield Case(game, way, PHONE if way == "touch" else DESK, 4)
        for game in SIX:
            yield Case(game, way, SMALL, seats_of(game))
            yield Case(game, way, FLAT, seats_of(game))
            yield Case(game, way, PHONE if way == "touch" else DESK, seats_of(game, MANY))


TURNS = (("touch", PHONE), ("keys", DESK), ("mouse", DESK), ("keys", PHONE), ("mouse", PHONE), ("touch", DESK))
SPECIAL = {
    "standard_rummy": Case("standard_rummy", "touch", SMALL, seats_of("standard_rummy")),
    "indian_rummy_points": Case("indian_rummy_points", "mouse", SMALL, seats_of("indian_rummy_points")),
    "phom": Case("phom", "touch", FLAT, seats_of("phom")),
    "rummikub": Case("rummikub", "keys", FLAT, seats_of("rummikub")),
    "continental_rum": Case("continental_rum", "touch", PHONE, seats_of("continental_rum", MANY)),
}
"""Games that are played on small screens, and one among many."""


ALIKE = {
    "rummikub": ("rummikub_classic",),
    "machiavelli": ("vatikan",),
    "indian_rummy_points": ("indian_rummy_deals", "indian_rummy_pool101", "indian_rummy_pool201"),
    "standard_rummy": ("round_the_corner_rummy", "double_rum"),
    "queen_city_rum": ("rummy_complete", "boathouse_rum", "nowrang"),
    "rummy_500": ("slowdown_rummy",),
    "kalooki_40": ("caloochi", "scala_40", "remi_51"),
    "liverpool_rummy": ("contract_rummy",),
}
"""By game: others in which the same kinds of actions are listed, and are done by the same controls."""

PLAYED = tuple(game for game in games.SHEETS if FUZZ or all(game not in others for others in ALIKE.values()))
"""Games that every run plays on the page; `make fuzz` plays all."""

WHOLE = {
    *(game for at, game in enumerate(games.SHEETS) if game in PLAYED and (FUZZ or at // len(TURNS) % 2)),
    *(*SPECIAL, "gin_rummy", "liverpool_rummy"),  # to knock and to buy
}
"""Games of which every run plays a whole deal; `test_any_action.py` plays some turns of the others."""


def selected() -> Iterator[Case]:
    """Of the matrix so much that every game is played once, and every way and every size with several games."""
    for at, game in enumerate(games.SHEETS):
        way, size = TURNS[at % len(TURNS)]
        yield SPECIAL.get(game, Case(game, way, size, 4 if game in PARTNERS else seats_of(game)))


def play(case: Case, chair: Chair, db: Path, picture: Path | None = None) -> str:
    """Play it and return its record; whatever is wrong is raised, and `picture` shows it."""
    way = WAYS[case.way]
    window = chair(size=case.size, touch=way.touch, reduced_motion=case.motion)
    with closing(Watch(window, case.size, picture)) as watch:
        try:
            return play_in(window, way(window), case, db, watch)
        except Exception:
            if picture is not None and not watch.faults:
                window.page.screenshot(path=picture)
            raise


def play_in(window: Window, way: Way, case: Case, db: Path, watch: Watch) -> str:
    """Play it in a window, and return its record."""
    scene = Scene(game=case.game, moment=case.begun, options=dict(case.options), players=case.seats)
    if case.deal > 1:
        seed, done, _ = played_to(scene, most=MOST_BEFORE)
    else:
        seed, done = found_deal(case.game, case.seats, case.options).seed, []
    sit(window, *write_table(db, scene, seed, done))
    record = Record.of(window, db)
    sight = Player(window, way, record, watch.look).play_deal()
    watch.look(sight, record.deal())
    expect_counted(window, record)
    text = record.text()
    if sight.ended == "deal":
        way.go_on()
        window.wait(lambda now: now.ended is None and now.state == "playing")
    assert not watch.faults, "\n".join(watch.faults)
    return text


def expect_counted(window: Window, record: Record) -> None:
    """The score sheet has the deal as the server counted it, and the totals."""
    match = record.read().match
    assert match is not None
    assert match.rows
    sheet, table = match.sheet, window.page.locator("[data-end] table:not([data-reckoned])")
    expect(table).to_be_visible()
    rows = table.locator("tbody tr:not(.start)")
    expect(rows).to_have_count(len(sheet.rows))
    last = sheet.rows[-1]
    told = rows.last.locator("td").all_inner_texts()
    columns = [side[0] for side in sheet.sides] or list(range(len(last.points)))
    counted = ["–" if last.kind == "void" else str(last.points[seat]) for seat in columns]
    assert [plain(text) for text in told] == counted, (told, last)
    if not sheet.columns:
        totals = table.locator("tr.total:not([data-games-won]) td").all_inner_texts()
        assert [plain(text) for text in totals] == [str(sheet.totals[seat]) for seat in columns], (totals, sheet)


def plain(text: str) -> str:
    """A number of the sheet without the sign of what is won."""
    return re.sub(r"^\+", "", text.strip().replace("−", "-"))
