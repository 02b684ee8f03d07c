"""The JSON Schema of rule sheets, made from the vocabulary; editors complete and check TOML and JSON by it."""

from __future__ import annotations

from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

from msgspec import Meta

from rummykit.cards import COLOUR_JOKER, DOUBLE_JOKER, FALSE_JOKER, JOKER, MIRROR_JOKER, NAMES, PRINTED_JOKER
from rummykit.checked import Checked, defaults_of, fields_of
from rummykit.rules import Option, Rules
from rummykit.rules.options import KNOWN
from rummykit.sheets.forms import JOKERS, by_players, kinds_of, structs_of, tag_of, tuple_of
from rummykit.sheets.plain import FORMAT, Plain, to_value

_SCALARS: dict[Any, Plain] = {bool: {"type": "boolean"}, int: {"type": "integer"}, str: {"type": "string"}}
_NONE: Plain = {"enum": ["none", None]}
_NUMBERS = "^[0-9]{1,2}(-[0-9]{1,2})?$"


def schema() -> Plain:
    """The schema of a sheet as `from_plain` reads it, after draft 2020-12."""
    definitions: dict[str, Plain] = {}
    properties = _properties(Rules, definitions)
    names = properties["names"] = {"anyOf": [{"type": "string", "minLength": 1}, properties["names"]]}
    names["description"] = "What the game is called: in English, or in each language."
    needed = [name for name in properties if name not in defaults_of(Rules)]
    own: Plain = {
        "format": {"type": "integer", "minimum": 1, "maximum": FORMAT},
        "like": {"type": "string", "description": "The game this sheet is based on; the rest is as there."},
        "offers": {"type": "array", "items": _option(definitions), "description": "The house rules to choose from."},
        "house": {"type": "object", "description": "House rules in force, by name."},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A rule sheet of RummyKit",
        "type": "object",
        "properties": own | properties,
        "additionalProperties": False,
        "anyOf": [{"required": needed}, {"required": ["like", "id", "names"]}],
        "$defs": dict(sorted(definitions.items())),
    }


def _properties(kind: type[Checked], definitions: dict[str, Plain]) -> Plain:
    usual = defaults_of(kind)
    found: Plain = {}
    for name, annotation in fields_of(kind).items():
        if name == "offers":
            continue
        found[name] = dict(_of(annotation, definitions))
        if name in usual and usual[name] is not None:
            found[name]["default"] = to_value(usual[name], annotation, brief=True)
    return found


def _of(annotation: Any, definitions: dict[str, Plain]) -> Plain:
    """The schema of a field."""
    if annotation == JOKERS:
        names = [NAMES[face] for face in (PRINTED_JOKER, JOKER, DOUBLE_JOKER, COLOUR_JOKER, MIRROR_JOKER, FALSE_JOKER)]
        return {"type": "object", "propertyNames": {"enum": names}, "additionalProperties": {"type": "integer"}}
    kinds = kinds_of(annotation)
    if len(kinds) > 1:
        return {"anyOf": [_of(kind, definitions) for kind in kinds]}
    if get_origin(annotation) is Annotated:
        kind, *bounds = get_args(annotation)
        return _of(kind, definitions) | _bounds([each for each in bounds if isinstance(each, Meta)])
    if annotation is NoneType:
        return _NONE
    if get_origin(annotation) is Literal:
        return {"enum": list(get_args(annotation))}
    if structs_of(annotation):
        return _reference(annotation, definitions)
    return _row(annotation, definitions) if tuple_of(annotation) is not None else _SCALARS.get(annotation, {})


def _row(annotation: Any, definitions: dict[str, Plain]) -> Plain:
    each = by_players(annotation)
    if each is not None:
        return {
            "type": "object",
            "patternProperties": {_NUMBERS: _of(each, definitions)},
            "additionalProperties": False,
        }
    parts = get_args(annotation)
    if parts[-1] is Ellipsis:
        return {"type": "array", "items": _of(parts[0], definitions)}
    return {
        "type": "array",
        "prefixItems": [_of(part, definitions) for part in parts],
        "minItems": len(parts),
        "maxItems": len(parts),
    }


def _bounds(bounds: list[Meta]) -> Plain:
    found: Plain = {}
    for bound in bounds:
        named = {"minimum": bound.ge, "maximum": bound.le, "pattern": bound.pattern, "description": bound.description}
        found |= {name: value for name, value in named.items() if value is not None}
    return found


def _reference(kind: type[Checked], definitions: dict[str, Plain]) -> Plain:
    name = kind.__name__
    if name not in definitions:
        definitions[name] = {}  # a value may be part of itself
        tag = tag_of(kind)
        own: Plain = {} if tag is None else {tag[0]: {"const": tag[1]}}
        definitions[name] = {
            "type": "object",
            "description": " ".join((kind.__doc__ or "").split("\n\n")[0].split()),
            "properties": own | _properties(kind, definitions),
            "additionalProperties": False,
        }
    return {"$ref": f"#/$defs/{name}"}


def _option(definitions: dict[str, Plain]) -> Plain:
    """An option: the name of a known one, or a table."""
    values: Plain = {"type": ["boolean", "integer", "string", "null"]}
    texts: Plain = {"type": "array", "items": {"type": "string"}}
    told = _properties(Option, definitions)
    definitions["Option"] = {
        "type": "object",
        "description": "A house rule: the name of a known one with any changes, or one of your own.",
        "properties": told
        | {
            "choices": {"type": "array", "items": values},
            "idle": {"type": "object", "additionalProperties": values},
            "instead_of": texts,
            "sets": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {"choice": values, "fields": {"type": "object"}},
                    "required": ["choice", "fields"],
                    "additionalProperties": False,
                },
            },
        },
        "required": ["name"],
        "additionalProperties": False,
    }
    return {"anyOf": [{"enum": sorted(KNOWN)}, {"$ref": "#/$defs/Option"}]}
