"""What a page needs of a rule sheet to solve its tables and hands, and to referee its tables, without the server."""

from __future__ import annotations

from rummykit.rules import REFUSALS, Option, OptionValue, Rules
from rummykit.rules.copies import most_copies
from rummykit.rules.families import GameFamily
from rummykit.server.wire.http_messages import KeptSheet
from rummykit.solve.best_hand import contracts_of

_READ = ("groups", "runs", "opening", "joker_sets", "special_jokers")
"""The parts of a sheet whose fields are kept."""
_BEARING = (*_READ, "pack", "more_packs", "values", "wilds", "lives", "books", "turn.GoOut", "deal.cuts", "schedule")
"""What bears on the answers: a house rule that sets anything of this must be known, or only the server answers."""


def kept_sheet(rules: Rules) -> KeptSheet | None:
    """What a page can answer from; None for a game about which only the server knows."""
    if not (rules.family is GameFamily.TILE_TABLE or _is_plain_hand(rules)):
        return None
    most = sorted(most_copies(rules).items())
    fields = _fields(rules)
    return KeptSheet(
        family="tiles" if rules.pack.family == "tiles" else "cards",
        fields=fields,
        options={option.name: _path(option, fields) for option in rules.offers if _bears(option)},
        faces=tuple([face for face, _ in most]),
        copies=tuple([copies for _, copies in most]),
        values=tuple([rules.values.of(face) for face, _ in most]),
        first_meld=rules.opening is not None,
    )


def refusal_sections() -> dict[str, str]:
    """The section of the rules that each refusal rests on."""
    return {code: wording.rule for code, wording in REFUSALS.items()}


def _is_plain_hand(rules: Rules) -> bool:
    """Whether a hand of one pack is arranged by groups and runs alone."""
    if rules.family is not GameFamily.CARDS or rules.schedule or rules.wilds is not None or contracts_of(rules):
        return False
    if max(most_copies(rules).values()) > 1 or rules.pack.jokers:
        return False
    short = any(shape is not None and shape.short_rank is not None for shape in (rules.groups, rules.runs))
    return not short and not (rules.runs is not None and rules.runs.across)


def _fields(rules: Rules) -> dict[str, OptionValue]:
    fields: dict[str, OptionValue] = {}
    for part in _READ:
        value = getattr(rules, part)
        for name in () if value is None else value.__struct_fields__:
            field = getattr(value, name)
            if field is None or isinstance(field, (bool, int, str)):
                fields[f"{part}.{name}"] = field
    return fields


def _paths(option: Option) -> list[str]:
    return [option.path] if option.path else [path for _, fields in option.sets for path, _ in fields]


def _bears(option: Option) -> bool:
    return any(path == part or path.startswith(f"{part}.") for path in _paths(option) for part in _BEARING)


def _path(option: Option, fields: dict[str, OptionValue]) -> str | None:
    """The one kept field that takes the value of the option; None where it is not as simple as that."""
    return option.path if option.path in fields and not option.plus else None
