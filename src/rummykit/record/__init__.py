"""The text record of a game: pleasant to read, possible to write by hand, the same for every reader.

::

    RummyKit record 1
    moves 3
    game standard_rummy
    option target_score 200
    seats Ann / Bo
    bots 1
    fair 2
    promised 1 5e0d2f…

    deal 1
    commitment 8f14e4…
    seed 7465737421
    chance 1 c0ffee
    hand 0 7H 2D 9C
    0 draw stock > 5C
    0 discard KH
    1 draw discard

    end

The head names the game, its house rules (only those that differ from the usual) and the seats, and says in which of
them programs played. ``then 1 2 15 Bo`` says that from move 15 of deal 2 on the program Bo plays in seat 1, for
somebody who has left. A line ``sheet`` holds the rule sheet itself, as JSON, so that the record can be replayed even if
the game has changed since. Then follow the deals, one line for each action: the seat, and the action as
`rummykit.play.notation` writes it. Before the actions stand the SHA-256 of the deal's seed, the seed itself in
hexadecimal digits, and what seats added to it (`rummykit.fair`). Where seats promise their additions first, the head
has the scheme and the promises. A match that is dealt from one seed has that seed and its SHA-256 in the head.
``dealer 1`` in the head says who dealt first where nobody drew for it. ``out 2`` at the beginning of a deal says that
seat 2, which was out after the deal before and might have come in again, stayed out.

A record without a seed says what is known of the cards instead, with ``??`` for each unknown one: ``starter 1``, ``hand
0 7H ?? 2D``, ``upcard 5C``, ``stock 9D ??`` (next card first, all unknown if left out); and a draw may say what it
brought: ``0 draw stock > 7H``. Beside a seed, these lines are what players saw, for `rummykit.verify` to compare. Empty
lines and lines that begin with # are ignored. A record that says in its head how many moves it has is whole only if it
has so many and the last line, ``end``; one written by hand need not say it, and who takes moves out of a record takes
the line ``moves`` out, too. Names that a line ``seats`` cannot hold, such as those with a stroke, stand in a line
``names`` as JSON too.
"""

from rummykit.record.reading import RecordError, parse_record
from rummykit.record.replaying import Moment, replay
from rummykit.record.values import DealRecord, Known, Move, Record, Successor, from_json, record_of, to_json
from rummykit.record.writing import write

__all__ = [
    "DealRecord",
    "Known",
    "Moment",
    "Move",
    "Record",
    "RecordError",
    "Successor",
    "from_json",
    "parse_record",
    "record_of",
    "replay",
    "to_json",
    "write",
]
