"""How many may play: a game for one number of players is "for 4 players", wherever a wrong number is refused."""

from __future__ import annotations

import re

import pytest

from rummykit import Deal, games
from rummykit.cli import main
from rummykit.rules.players import in_words, wrong_number
from rummykit.server.refusals import refused_seats


@pytest.mark.parametrize("game", games.SHEETS)
def test_a_wrong_number_of_players_is_refused_in_words(game: str) -> None:
    sheet = games.get(game)
    fewest, most = sheet.players
    many = f"{fewest}" if fewest == most else f"{fewest} to {most}"
    for players in (fewest - 1, most + 1):
        with pytest.raises(ValueError, match=f"{re.escape(sheet.names.en)} is for {many} players, not {players}"):
            Deal(sheet, players, 1)
        assert wrong_number(sheet, players) is not None
    assert wrong_number(sheet, fewest) is wrong_number(sheet, most) is None
    dashed = many.replace(" to ", "–")
    assert refused_seats(fewest, most).text == f"This game is for {dashed} players, and one of them must be a person."


def test_the_list_of_games_says_one_number_once(capsys: pytest.CaptureFixture[str]) -> None:
    main(["games"])
    printed = capsys.readouterr().out
    for sheet in games.SHEETS.values():
        assert f"{sheet.names.en} ({in_words(sheet.players)} players)" in printed
    assert not re.search(r"\b(\d+) to \1\b", printed)
