"""What a notice says, in the languages of the page. It names the game and people, and nothing of the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rummykit.server.features.notices.turns import DueTurn


class _Words(NamedTuple):
    title: str
    played: str
    together: str
    comma: str


_WORDS: Mapping[str, _Words] = {
    "en": _Words("Your turn: {game}", "{player} has played.", "At the table: {others}", ", "),
    "de": _Words("Du bist am Zug: {game}", "{player} hat gespielt.", "Am Tisch: {others}", ", "),
    "ja": _Words("あなたの番です：{game}", "{player}さんがプレイしました。", "同じテーブルの人：{others}", "、"),
    "vi": _Words("Đến lượt bạn: {game}", "{player} đã đánh xong.", "Cùng bàn: {others}", ", "),
    "zh-Hans": _Words("轮到你了：{game}", "{player}已出牌。", "同桌：{others}", "、"),
    "zh-Hant": _Words("輪到你了：{game}", "{player}已出牌。", "同桌：{others}", "、"),
}
LANGUAGES = tuple(_WORDS)


class NoticeText(NamedTuple):
    """A notice in words."""

    title: str
    body: str


def known_language(asked: str) -> str:
    """The language of notices for somebody who asks for one, such as "de" or "de-AT"; English where there is none."""
    return next((each for each in (asked, asked.partition("-")[0]) if each in _WORDS), "en")


def game_called(names: Mapping[str, str], language: str) -> str:
    """The name of a game in a language, or else in English."""
    return names.get(language) or names.get("en") or next(iter(names.values()), "")


def your_turn(turn: DueTurn, language: str) -> NoticeText:
    """It is somebody's turn."""
    words = _WORDS[known_language(language)]
    lines = [words.played.format(player=turn.player)] if turn.player else []
    if len(turn.others) > 1 or not turn.player:
        lines.append(words.together.format(others=words.comma.join(turn.others)))
    return NoticeText(words.title.format(game=game_called(turn.game, language)), " ".join(lines))
