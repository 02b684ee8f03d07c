"""What the home page is told of the games: the family, the picture and the names of each."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from rummykit import games
from rummykit.cards import show
from rummykit.rules import RulesError
from rummykit.rules.shelves import SHELVES, shelf_of
from rummykit.server.catalogue import LANGUAGES, all_games
from rummykit.server.wire.http_messages import GameInfo
from tests.words.page_texts import messages

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


@every_game
def test_every_game_stands_on_a_shelf_that_has_a_name_in_every_language(game: GameInfo) -> None:
    assert game.shelf in SHELVES
    for language in LANGUAGES:
        assert messages(language)[f"home_shelf_{game.shelf}"]


@every_game
def test_every_game_has_a_picture_whose_signs_are_put_into_words(game: GameInfo) -> None:
    assert game.picture.melds
    assert 0 < game.picture.hand[0] <= game.picture.hand[1]
    assert game.picture.signs
    for language in LANGUAGES:
        for sign in game.picture.signs:
            for text in messages(language)[f"sign_{sign.code}"].values():
                assert all(f"{{{name}}}" in text for name in sign.params), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_told_from_the_others_in_a_line_of_its_own(language: str) -> None:
    lines = [game.differs[language] for game in all_games()]
    assert len(set(lines)) == len(lines)
    assert all(0 < len(line) <= 110 and not line.endswith((".", "。")) for line in lines)


def test_no_two_games_have_the_same_picture() -> None:
    assert max(Counter(tuple(map(show, game.picture.melds)) for game in all_games()).values()) == 1
    told = [
        (game.picture.signs, game.picture.frames, game.picture.hand) for game in all_games() if game.shelf == "indian"
    ]
    assert len(told) == len(set(map(repr, told))) == 5


@pytest.mark.parametrize(
    ("called", "meant"),
    [
        ("Points Rummy", "indian_rummy_points"),
        ("Pool Rummy 101", "indian_rummy_pool101"),
        ("Pool Rummy 201", "indian_rummy_pool201"),
        ("Deals Rummy", "indian_rummy_deals"),
        ("點數拉米", "indian_rummy_points"),
        ("定局拉米", "indian_rummy_deals"),
        ("ポイントラミー", "indian_rummy_points"),
        ("Kalooki", "caloochi"),
        ("Rommé", "german_rummy"),
        ("ROMME", "german_rummy"),
        ("İKİ DESTELİ REMİ", "double_rum"),
        ("Tıkanan Remi", "block_rummy"),
        ("TIKANAN REMI", "block_rummy"),
        ("sanghay remisi", "shanghai_rummy"),
        ("Ramino", "standard_rummy"),
        ("mano y pié", "hand_and_foot"),
    ],
)
def test_a_game_is_found_by_what_it_was_and_is_called(called: str, meant: str) -> None:
    assert games.get(called).id == meant


def test_a_game_has_its_names_for_itself() -> None:
    of_several = {"kalooki", "kaluki", "rami"}  # people call two games so
    called = Counter(name for game in all_games() for name in {each.casefold() for each in game.known_as})
    assert {name for name, times in called.items() if times > 1} == of_several


def test_another_game_that_is_akin_is_no_name_of_this_one() -> None:
    akin = {name: sheet.id for sheet in games.SHEETS.values() for name in sheet.akin}
    assert akin["rummy-o"] == "rummikub"
    for name in akin:
        with pytest.raises(games.UnknownGame):
            games.get(name)


def test_a_sheet_of_ones_own_may_name_its_shelf_and_otherwise_has_the_one_that_its_rules_make_of_it() -> None:
    text = 'like = "{like}"\nid = "mine"\nnames = "Mine"\n'
    for like, shelf in (("indian_rummy_points", "indian"), ("gin_rummy", "knock"), ("continental_rum", "contract")):
        assert shelf_of(games.loads(text.format(like=like))) == shelf
    assert shelf_of(games.loads(text.format(like="standard_rummy") + 'shelf = "asia"\n')) == "asia"
    assert games.loads(text.format(like="standard_rummy")).akin == ()
    with pytest.raises(RulesError, match="shelf"):
        games.loads(text.format(like="standard_rummy") + 'shelf = "attic"\n')
    with pytest.raises(RulesError, match="akin"):
        msgspec.structs.replace(games.get("rummy"), akin=(" ",))


@every_game
def test_a_game_is_begun_by_as_many_as_mostly_play_it(game: GameInfo) -> None:
    fewest, most = game.players
    assert fewest <= game.usual_players <= most
    sides = games.SHEETS[game.id].sides
    partners = sides is not None and bool(sides.partners)
    usual = {"okey": 4, "okey_101": 4, "conquian": 2, "gin_rummy": 2}.get(
        game.id, 4 if partners else max(fewest, min(3, most))
    )
    assert game.usual_players == usual
