"""What the workshop is asked: a draft told in words, and the sheet in a file."""

from __future__ import annotations

from rummykit.server import catalogue
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.workshop_messages import DraftAsked, DraftTold, SheetFile, SheetRead
from rummykit.sheets import SheetError
from rummykit.workshop import draft, placed
from rummykit.workshop.draft import from_file


def told(asked: DraftAsked) -> DraftTold:
    """What a draft says, and everything that is wrong with it; raises `TableRefusal`."""
    try:
        found = draft(asked.sheet, asked.base, asked.lang)
    except LookupError:
        raise TableRefusal("unknown_game") from None
    game = None if found.rules is None else catalogue.own_game(found.rules)
    return DraftTold(page=found.page, game=game, faults=found.faults, differs=found.differs)


def read(file: SheetFile) -> SheetRead:
    """The sheet in a file, or everything that is wrong with it."""
    try:
        return SheetRead(sheet=from_file(file.text), faults=())
    except SheetError as error:
        return SheetRead(sheet=None, faults=tuple(placed(each, None, file.lang) for each in error.faults))
