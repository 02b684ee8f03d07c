"""The text record of a game: pleasant to read, possible to write by hand, the same for every reader.

docs/record.md says what stands in it.
"""

from rummykit.record.reading import RecordError, load, parse_record
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
    "load",
    "parse_record",
    "record_of",
    "replay",
    "to_json",
    "write",
]
