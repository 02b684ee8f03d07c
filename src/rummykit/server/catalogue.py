"""The games a server offers, as the home page lists them, their rules in words, and all of it to be kept by a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from rummykit import games, words
from rummykit.match.paper import keep
from rummykit.rules import Option, OptionValue, Rules, RulesError
from rummykit.rules.shelves import shelf_of
from rummykit.server.counted_by_page import counted_by_page
from rummykit.server.kept_sheets import kept_sheet, refusal_sections
from rummykit.server.pictures import picture_of
from rummykit.server.refusals import TableRefusal, refused_options
from rummykit.server.wire.http_messages import GameInfo, KeptPages, OptionInfo
from rummykit.solve.best_of_family import BEST
from rummykit.words.languages import sentence
from rummykit.words.page import RulePage

LANGUAGES = tuple(words.LANGUAGES)
"""The tags of the languages that everything is sent in."""
OWN_GAME = {tag: sentence(language, "own.game") for tag, language in words.LANGUAGES.items()}
"""What a game of one's own is called where its sheet is not at hand."""
_OWN_RULES = {tag: sentence(language, "own.rules") for tag, language in words.LANGUAGES.items()}
"""What a game of one's own is called, which may have been given the name of one of the house."""


def names_of(rules: Rules) -> dict[str, str]:
    """A game's names by language tag; those of a game of one's own say that it is one."""
    own = rules.id.startswith(games.OWN)
    return {
        tag: _OWN_RULES[tag].format(name=rules.names.get(tag)) if own else rules.names.get(tag) for tag in LANGUAGES
    }


def names_by_id(game: str) -> dict[str, str]:
    """The names of a game; for one that this server no longer offers, its id in every language."""
    sheet = games.SHEETS.get(game)
    if sheet is None and game.startswith(games.OWN):
        return dict(OWN_GAME)
    return dict.fromkeys(LANGUAGES, game) if sheet is None else names_of(sheet)


def all_games(languages: Sequence[str] = LANGUAGES) -> tuple[GameInfo, ...]:
    """Every game, in the order of the sheets, with the texts of its house rules in these languages."""
    return tuple(_game(rules, languages) for rules in games.SHEETS.values())


def _game(rules: Rules, languages: Sequence[str]) -> GameInfo:
    return GameInfo(
        id=rules.id,
        names=names_of(rules),
        family=rules.pack.family,
        players=rules.players,
        usual_players=_usual_players(rules),
        minutes=rules.minutes,
        turn_seconds=rules.turn_seconds,
        options=tuple(_option(rules, option, languages) for option in rules.offers),
        shelf=shelf_of(rules),
        differs=_differs(rules, languages),
        known_as=rules.aliases,
        akin=rules.akin,
        picture=picture_of(rules),
        best=BEST.of(rules),
    )


def _differs(rules: Rules, languages: Sequence[str]) -> dict[str, str]:
    """What tells a game from the first of its family, in these languages; nothing of other games."""
    name = f"game.{rules.id}"
    if name not in words.LANGUAGES["en"].sentences:
        return {}
    return {tag: sentence(words.LANGUAGES[tag], name) for tag in languages}


def _usual_players(rules: Rules) -> int:
    fewest, most = rules.players
    return max(fewest, min(rules.usual_players or 3, most))


def own_game(rules: Rules) -> GameInfo:
    """A game of one's own, as the page makes tables of it."""
    return _game(rules, LANGUAGES)


def _option(rules: Rules, option: Option, languages: Sequence[str]) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        text={tag: words.option_text(option, tag) for tag in languages},
        default=option.get(rules),
        choices=option.choices,
        choice_texts={
            tag: tuple(words.choice_text(option, value, tag) for value in option.choices) for tag in languages
        },
        low=option.low,
        high=option.high,
    )


def sheet(game: str, asked: Mapping[str, str]) -> Rules:
    """The sheet of a game with the house rules asked for, as an address has them; raises `TableRefusal`."""
    try:
        rules = games.get(game)
        usual = rules.options()
        chosen = {name: _value(rules, name, text) for name, text in asked.items()}
        unusual = {name: value for name, value in chosen.items() if name not in usual or value != usual[name]}
        return rules.with_recorded(**unusual)
    except games.UnknownGame:
        raise TableRefusal("unknown_game") from None
    except RulesError as error:
        raise refused_options(error) from None


def sheet_with(game: str, options: Mapping[str, OptionValue]) -> Rules:
    """The sheet of a game with the house rules of a message; raises `TableRefusal`."""
    try:
        return games.get(game, **options)
    except games.UnknownGame:
        raise TableRefusal("unknown_game") from None
    except RulesError as error:
        raise refused_options(error) from None


def rule_page(game: str, language: str, asked: Mapping[str, str]) -> RulePage:
    """The rules of a game with the house rules asked for; raises `TableRefusal`."""
    return words.rule_page(sheet(game, asked), language)


def kept_pages(language: str) -> KeptPages:
    """What a page shows of every game while there is no server: by the sheets, without house rules."""
    sheets = games.SHEETS
    return KeptPages(
        rules={game: words.rule_page(rules, language) for game, rules in sheets.items()},
        papers={
            game: {str(players): keep(rules, players, ()) for players in range(rules.players[0], rules.players[1] + 1)}
            for game, rules in sheets.items()
        },
        counted={game: counted for game, rules in sheets.items() if (counted := counted_by_page(rules)) is not None},
        sheets={game: kept for game, rules in sheets.items() if (kept := kept_sheet(rules)) is not None},
        sections=refusal_sections(),
    )


def _value(rules: Rules, name: str, text: str) -> OptionValue:
    """An option's value from an address; text that fits no choice is left for the sheet to refuse."""
    option = next((each for each in rules.offers if each.name == name), None)
    choices = option.choices if option is not None else ()
    for choice in choices:
        if text == msgspec.json.encode(choice).decode().strip('"'):
            return choice
    return int(text) if not choices and text.isdecimal() and len(text) < 10 else text
