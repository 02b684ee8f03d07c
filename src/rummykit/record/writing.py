"""Writing a record as text."""

from __future__ import annotations

import msgspec

from rummykit.cards import show
from rummykit.play.notation import write_action
from rummykit.record.values import Known, Record, check_record
from rummykit.rules.option import written
from rummykit.sheets import NOT_STORED

FIRST_LINE = "RummyKit record 1"


def write(record: Record) -> str:
    """The record as text; equal records give equal text."""
    check_record(record)
    lines = [FIRST_LINE, f"moves {sum(len(deal.moves) for deal in record.deals)}", f"game {record.game}"]
    lines += [f"option {name} {written(value)}" for name, value in sorted(record.options.items())]
    if record.sheet != NOT_STORED:
        lines.append(f"sheet {bytes(record.sheet).decode()}")
    lines.append("seats " + " / ".join(" ".join(name.replace("/", " ").split()) for name in record.seats))
    if names_in(lines[-1].removeprefix("seats ")) != record.seats:
        lines.append(f"names {msgspec.json.encode(record.seats).decode()}")
    if record.bots:
        lines.append("bots " + " ".join(map(str, record.bots)))
    lines += [f"then {each.seat} {each.deal} {each.move} {each.name}" for each in record.successors]
    if record.dealer is not None:
        lines.append(f"dealer {record.dealer}")
    if record.commitment is not None:
        lines.append(f"commitment {record.commitment}")
    if record.seed is not None:
        lines.append(f"seed {record.seed.hex()}")
    if record.fair != 1:
        lines.append(f"fair {record.fair}")
    lines += [f"promised {seat} {promise.hex()}" for seat, promise in record.promises]
    for number, deal in enumerate(record.deals):
        lines += ["", f"deal {number + 1}"]
        lines += [f"out {' '.join(map(str, deal.stays_out))}"] if deal.stays_out else []
        lines += [f"commitment {deal.commitment}"] if deal.commitment is not None else []
        lines += [f"seed {deal.seed.hex()}"] if deal.seed is not None else []
        lines += [f"chance {seat} {added.hex()}" for seat, added in deal.additions]
        if deal.known is not None:
            lines += _written_cards(deal.known)
        for move in deal.moves:
            drew = f" > {show(move.drew)}" if move.drew else ""
            lines.append(f"{move.seat} {write_action(move.action)}{drew}")
    return "\n".join([*lines, "", "end"]) + "\n"


def names_in(text: str) -> tuple[str, ...]:
    """The names that stand between strokes."""
    return tuple(name.strip() for name in text.split("/"))


def _written_cards(known: Known) -> list[str]:
    lines = [f"starter {known.starter}"]
    lines += [f"hand {seat} {show(cards)}" for seat, cards in enumerate(known.hands) if cards]
    lines += [f"upcard {show(known.upcard)}"] if known.upcard else []
    return lines + ([f"stock {show(known.stock)}"] if known.stock else [])
