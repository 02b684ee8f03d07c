"""What it costs to seal and open an envelope between servers, by its length."""

from __future__ import annotations

import secrets
from time import process_time

from bench.table import show
from rummykit.server.fleet.bus.envelope import Envelope
from rummykit.server.fleet.bus.sealing import Seal

LENGTHS = (200, 2_000, 20_000)
"""Bytes: a move, a view of a table, a page of history."""
ENVELOPES = 20_000


def main() -> None:
    """Measure and show."""
    rows = []
    for length in LENGTHS:
        key = [secrets.token_hex(32)]
        sender, receiver = Seal(key, 30.0), Seal(key, 30.0)
        message = secrets.token_bytes(length)
        envelopes = [Envelope("receiver", "sender", number, message) for number in range(1, ENVELOPES + 1)]
        began = process_time()
        sealed = [sender.seal(envelope) for envelope in envelopes]
        between = process_time()
        for envelope in sealed:
            receiver.open(envelope)
        ended = process_time()
        more = len(sealed[0].message) - length
        costs = (f"{1e6 * spent / ENVELOPES:.1f}" for spent in (between - began, ended - between))
        rows.append([f"{length:,}", f"{more}", *costs])
    show("Sealed envelopes between servers", ["bytes", "more bytes", "µs to seal", "µs to open"], rows)


if __name__ == "__main__":
    main()
