"""What it costs to seal and open a letter between servers, by its length."""

from __future__ import annotations

import secrets
from time import process_time

from bench.table import show
from rummykit.server.fleet.bus.letter import Letter
from rummykit.server.fleet.bus.sealing import Seal

LENGTHS = (200, 2_000, 20_000)
"""Bytes: a move, a view of a table, a page of history."""
LETTERS = 20_000


def main() -> None:
    """Measure and show."""
    rows = []
    for length in LENGTHS:
        key = [secrets.token_hex(32)]
        sender, receiver = Seal(key, 30.0), Seal(key, 30.0)
        message = secrets.token_bytes(length)
        letters = [Letter("receiver", "sender", number, message) for number in range(1, LETTERS + 1)]
        began = process_time()
        sealed = [sender.seal(letter) for letter in letters]
        between = process_time()
        for letter in sealed:
            receiver.open(letter)
        ended = process_time()
        more = len(sealed[0].message) - length
        costs = (f"{1e6 * spent / LETTERS:.1f}" for spent in (between - began, ended - between))
        rows.append([f"{length:,}", f"{more}", *costs])
    show("Sealed letters between servers", ["bytes", "more bytes", "µs to seal", "µs to open"], rows)


if __name__ == "__main__":
    main()
