"""What letters say, in the languages of the page: nothing that others could have written, and nothing of cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rummykit.server.features.notices.words import game_called
from rummykit.words.languages import notices


class Written(NamedTuple):
    """A letter in words."""

    subject: str
    text: str


def confirmation(link: str, language: str) -> Written:
    """Whether the address is that of who has given it."""
    said = notices(language)
    return Written(said["confirm"], f"{said['asked']}\n\n{link}\n\n{said['nothing']}\n")


def turn_letter(names: Mapping[str, str], table: str, stop: str, language: str) -> Written:
    """It is somebody's turn in the game of these names; `table` and `stop` are links."""
    said = notices(language)
    subject = said["title"].format(game=game_called(names, language))
    return Written(subject, f"{said['table']}\n{table}\n\n-- \n{said['stop']}\n{stop}\n")


def friend_letter(names: Mapping[str, str], table: str, stop: str, language: str) -> Written:
    """A friend asks somebody to a table for the game of these names; `table` and `stop` are links."""
    said = notices(language)
    text = f"{said['friend-table'].format(game=game_called(names, language))}\n{table}\n\n-- \n{said['stop']}\n{stop}\n"
    return Written(said["friend-mail"], text)


def club_letter(time: str, club: str, stop: str, language: str) -> Written:
    """A club meets at a time; `club` and `stop` are links."""
    said = notices(language)
    text = f"{said['club-when'].format(time=time)}\n{club}\n\n-- \n{said['stop']}\n{stop}\n"
    return Written(said["club-mail"], text)
