"""From the first form of sheets to the second: fields with other names, and without those that others say already.

Sheets without a form, written by people, pass through it too: for one release they may use the old words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rummykit.sheets.plain import Plain

RENAMED: Mapping[str, Mapping[str, str]] = {
    "opening": {
        "taken": "needs_taken_card",
        "exact": "exact_sizes",
        "distinct": "distinct_melds",
        "rising": "must_beat_last",
        "unless_out": "waived_when_going_out",
    },
    "stock": {"undrawn": "empty_at"},
    "joker_sets": {"manipulable": "may_be_rearranged", "splits": "may_be_split"},
    "second_hand": {"untaken": "penalty_if_not_taken"},
    "turn.Play": {"onto_laid_off": "extends_lay_offs"},
    "turn.CallEnd": {"kept_from_by": "blocked_by_lay_off_of"},
    "match.FixedGames": {"start": "starting_points"},
    "match.Countdown": {"start": "starting_points"},
}
"""The fields that have another name, by the place of their word: "opening", "turn.Play", "match.Countdown"; "" is the
sheet itself."""
GONE: Mapping[str, tuple[str, ...]] = {"match.FixedGames": ("best",)}
"""The fields that others say already: which total wins follows from the scoring."""
OPENED = ("BuyWindow", "CallWindow", "ClaimWindow", "ForceWindow", "ShowDealt", "ShowIndicator")
"""The steps that had a field `open`: without one, a step that a house rule takes away is not in the turn."""
TAKEN: Mapping[str, tuple[str, str, bool]] = {
    "none": ("none", "hand", False),
    "top": ("top", "hand", False),
    "top_into_first_meld": ("top", "first_meld", False),
    "any": ("any", "hand", False),
    "top_and_second": ("top_and_second", "hand", False),
    "top_into_meld": ("top", "kept_meld", False),
    "top_until_first_meld": ("top", "hand", True),
    "top_to_be_used": ("top", "table", False),
    "top_into_new_meld": ("top", "new_meld", False),
    "top_to_lay": ("top", "table", False),
    "down_to_used": ("down_to_card", "table", False),
    "down_to_melded": ("down_to_card", "new_meld", False),
    "whole": ("whole", "hand", False),
}
"""What `Draw.discard_pile` said in one word: how deep the pile is taken, where the card goes, whether it is closed."""
OF_PILE = ("discard_pile", "card_goes", "closed_after_first_meld")


def second_form(plain: Plain) -> Plain:
    """A sheet of the first form in the second; one that is in the second already stays as it is."""
    return _set_what_differs(
        in_every_word(
            _without_what_follows(_without_open(plain)),
            lambda place, fields: _pile_taken(place, _renamed(place, fields)),
        )
    )


def _pile_taken(place: str, fields: Plain) -> Plain:
    """What is taken of the discard pile in three fields, where it is said in one word."""
    word = fields.get("discard_pile")
    if place != "turn.Draw" or not isinstance(word, str) or word not in TAKEN or fields.keys() & set(OF_PILE[1:]):
        return fields
    return fields | dict(zip(OF_PILE, TAKEN[word], strict=True))


def _set_what_differs(plain: Plain) -> Plain:
    """A sheet whose options set of the pile only what differs, from choice to choice or from the sheet."""
    turn, offers = plain.get("turn"), plain.get("offers")
    if not isinstance(turn, list | tuple) or not isinstance(offers, list | tuple):
        return plain
    draw = next((step for step in turn if isinstance(step, Mapping) and step.get("step") == "Draw"), {})
    same = {f"turn.Draw.{name}": draw[name] for name in OF_PILE if name in draw}

    def trimmed(option: Any) -> Any:
        sets = option.get("sets") if isinstance(option, Mapping) else None
        if not isinstance(sets, list | tuple) or not all(map(_is_choice, sets)):
            return option
        each = [dict(choice["fields"]) for choice in sets]
        stays = {path for path, value in same.items() if all(fields.get(path) == value for fields in each)}
        kept = [{path: value for path, value in fields.items() if path not in stays} for fields in each]
        return {**option, "sets": [{**choice, "fields": fields} for choice, fields in zip(sets, kept, strict=True)]}

    return plain | {"offers": [trimmed(option) for option in offers]}


def _renamed(place: str, fields: Plain) -> Plain:
    names, gone = RENAMED.get(place, {}), GONE.get(place, ())
    fields = {name: value for name, value in fields.items() if name not in gone}
    return {name if names.get(name, name) in fields else names[name]: value for name, value in fields.items()}


def _without_open(plain: Plain) -> Plain:
    """A sheet without the steps that are not open; an option that opened one adds it, as it stands in the turn."""
    turn = plain.get("turn")
    steps = turn if isinstance(turn, list | tuple) else ()
    told = {step["step"]: step for step in steps if isinstance(step, Mapping) and step.get("step") in OPENED}
    whole = {f"turn.{name}": told.get(name, {"step": name}) for name in OPENED}

    def changed(fields: Plain) -> Plain:
        found: Plain = {}
        for path, value in fields.items():
            place, _, name = path.rpartition(".")
            if name == "open" and place in whole:
                found[place] = _opened({**whole[place], "open": value})
            else:
                found[path] = _opened(value)
        return found

    if steps:
        plain = plain | {"turn": [step for each in steps if (step := _opened(each)) is not None]}
    return in_options(plain, changed)


def _opened(step: Any) -> Any:
    """A step that is open, without saying so; None for one that is not; any other value as it is."""
    if not isinstance(step, Mapping) or step.get("step") not in OPENED:
        return step
    return None if step.get("open") is False else {name: value for name, value in step.items() if name != "open"}


def _without_what_follows(plain: Plain) -> Plain:
    """A sheet without the fields that say what others say; one that contradicts them stays, and is a fault there."""
    dealt, is_whole = plain.get("deal"), "like" not in plain
    extra = dealt.get("starter_extra", None if not is_whole else 0) if isinstance(dealt, Mapping) else None
    has_books = plain.get("books") not in (None, "none") or not is_whole

    def follows(place: str, name: str, value: Any) -> bool:
        if (place, name) == ("turn.Draw", "first_turn"):
            return extra is None or value is (extra == 0)
        return (place, name, value) == ("turn.Play", "lay_off", "side") and has_books

    def changed(place: str, fields: Plain) -> Plain:
        return {name: value for name, value in fields.items() if not follows(place, name, value)}

    return in_every_word(plain, changed)


# --- the words of a sheet, and what options set of them


def in_every_word(plain: Plain, change: Callable[[str, Plain], Plain]) -> Plain:
    """A sheet with a change made to the fields of every word, which is told its place and its fields by their names.

    Of options it is told what they set, field by field.
    """
    kinds = {place: part["kind"] for place, part in plain.items() if isinstance(part, Mapping) and "kind" in part}

    def changed(place: str, value: Any) -> Any:
        if place == "turn" and isinstance(value, list | tuple):
            return [changed(f"turn.{step.get('step')}", step) if isinstance(step, Mapping) else step for step in value]
        if not isinstance(value, Mapping):
            return value
        kind = value.get("kind")
        return change(f"{place}.{kind}" if kind is not None else place, dict(value))

    def of_option(fields: Plain) -> Plain:
        found: Plain = {}
        for path, value in fields.items():
            place, dot, name = path.rpartition(".")
            word = f"{place}.{kinds[place]}" if place in kinds else place
            news = {f"{place}{dot}{each}": new for each, new in change(word, {name: changed(path, value)}).items()}
            found |= {each: new for each, new in news.items() if each == path or each not in fields}
        return found

    return in_options({name: changed(name, value) for name, value in change("", plain).items()}, of_option)


def in_options(plain: Plain, change: Callable[[Plain], Plain]) -> Plain:
    """A sheet with a change made to what its options set, fields by their paths; one that sets nothing is left out."""
    offers = plain.get("offers")
    if not isinstance(offers, list | tuple):
        return plain
    found = (_option(each, change) if isinstance(each, Mapping) else each for each in offers)
    return plain | {"offers": [each for each in found if each is not None]}


def _option(option: Mapping[str, Any], change: Callable[[Plain], Plain]) -> Plain | None:
    path, sets, choices = option.get("path"), option.get("sets"), option.get("choices")
    if isinstance(path, str):
        values = choices if isinstance(choices, list | tuple) and choices else [option.get("low")]
        changed = [change({path: value}) for value in values]
        if not any(changed):
            return None
        if all(list(fields.values()) == [value] for fields, value in zip(changed, values, strict=True)):
            return {**option, "path": next(iter(changed[0]))}
        sets = [{"choice": value, "fields": fields} for value, fields in zip(values, changed, strict=True)]
        return {name: value for name, value in option.items() if name != "path"} | {"sets": sets}
    if not isinstance(sets, list | tuple):
        return dict(option)
    return {**option, "sets": [_choice(each, change) for each in sets]}


def _is_choice(choice: Any) -> bool:
    return isinstance(choice, Mapping) and isinstance(choice.get("fields"), Mapping)


def _choice(choice: Any, change: Callable[[Plain], Plain]) -> Any:
    if not _is_choice(choice):
        return choice
    return {**choice, "fields": change({str(path): value for path, value in choice["fields"].items()})}
