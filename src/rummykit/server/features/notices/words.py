"""What a notice says, in the languages of the page. It names the game and people, and nothing of the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rummykit.server.features.notices.turns import DueTurn
from rummykit.words.languages import language_for, notices


class NoticeText(NamedTuple):
    """A notice in words."""

    title: str
    body: str


def known_language(asked: str) -> str:
    """The language of notices for somebody who asks for one, such as "de" or "de-AT"; English where there is none."""
    return language_for(asked).tag


def game_called(names: Mapping[str, str], language: str) -> str:
    """The name of a game in a language, or else in English."""
    return names.get(language) or names.get("en") or next(iter(names.values()), "")


def your_turn(turn: DueTurn, language: str) -> NoticeText:
    """It is somebody's turn."""
    said = notices(language)
    lines = [said["played"].format(player=turn.player)] if turn.player else []
    if len(turn.others) > 1 or not turn.player:
        lines.append(said["together"].format(others=said["comma"].join(turn.others)))
    return NoticeText(said["title"].format(game=game_called(turn.game, language)), " ".join(lines))


def friend_asks(name: str, game: Mapping[str, str], language: str) -> NoticeText:
    """A friend asks somebody to a table."""
    said = notices(language)
    return NoticeText(said["friend"].format(name=name), game_called(game, language))


def club_date(club: str, time: str, language: str) -> NoticeText:
    """A club meets at a time."""
    said = notices(language)
    return NoticeText(said["club"].format(club=club), said["club-when"].format(time=time))
