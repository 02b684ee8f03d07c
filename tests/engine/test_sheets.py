"""Rule sheets: found by any name, changed by options, refused with a sentence when they make no sense."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rummykit import Deal, games
from rummykit.rules import RulesError


@pytest.mark.parametrize(
    ("name", "game"),
    [
        ("rummikub", "rummikub"),
        ("Rummikub", "rummikub"),
        ("拉密", "rummikub"),
        ("蘭米數字牌遊戲", "rummikub_classic"),
        ("ラミー", "standard_rummy"),
        ("Standard Rummy", "standard_rummy"),
        ("kaluki", "caloochi"),
        ("Rommé", "german_rummy"),
        ("Tá lả", "phom"),
        ("indian rummy", "indian_rummy_points"),
        ("ルミキューブ", "rummikub"),
        ("루미큐브", "rummikub"),
        ("ramino", "standard_rummy"),
        ("라미", "standard_rummy"),
        ("burako", "burraco"),
        ("remik", "remi_51"),
        ("Kaluki-40", "kalooki_40"),
        ("yüzbir", "okey_101"),
        ("žolíky", "german_rummy"),
        ("канаста", "canasta"),
        ("加納斯塔", "canasta"),
        ("卡納斯塔", "canasta"),
        ("Hand & Foot", "hand_and_foot"),
        ("रमी", "indian_rummy_points"),
        ("mexe-mexe", "machiavelli"),
        ("gin rami", "gin_rummy"),
        ("敲擊拉米", "knock_rummy"),
    ],
)
def test_games_are_found_by_id_name_and_alias(name: str, game: str) -> None:
    assert games.get(name).id == game


def test_an_unknown_game_is_told_with_those_there_are() -> None:
    with pytest.raises(games.UnknownGame, match="standard_rummy"):
        games.get("poker")


@pytest.mark.parametrize("game", games.SHEETS)
def test_every_option_can_take_every_value(game: str) -> None:
    sheet = games.get(game)
    for option in sheet.offers:
        for value in option.choices or (option.low, option.high):
            try:
                changed = sheet.with_options(**{option.name: value})
            except RulesError:
                continue
            assert option.get(changed) == value
            assert changed.with_options(**{option.name: option.get(sheet)}).options() == sheet.options()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("rummikub", {"speed": 3}),
        ("rummikub", {"first_meld": "thirty"}),
        ("rummikub", {"num_games": 0}),
        ("rummikub", {"joker_sets_manipulable": 1}),
        ("rummikub", {"joker_sets_manipulable": True, "joker_needs_two_rack_tiles": True}),
        ("rummikub_classic", {"redraw_seats_each_game": True}),
        ("standard_rummy", {"single_hand": True, "target_score": 200}),
    ],
)
def test_senseless_options_are_refused_with_a_sentence(game: str, options: dict[str, int | str]) -> None:
    with pytest.raises(RulesError) as refusal:
        games.get(game, **options)
    assert str(refusal.value)[0].isalpha()
    assert str(refusal.value).endswith(".")


def test_a_sheet_that_makes_no_sense_cannot_be_built() -> None:
    sheet = games.get("standard_rummy")
    for wrong in ({"groups": None, "runs": None}, {"turn": ()}, {"players": (1, 2)}):
        with pytest.raises(RulesError):
            replace(sheet, **wrong)


HANDS = {
    "standard_rummy": {2: 10, 3: 7, 4: 7, 5: 6, 6: 6},
    "knock_rummy": {2: 10, 3: 7, 4: 7, 5: 6},
    "rummikub": {2: 14, 3: 14, 4: 14},
    "caloochi": {2: 15, 4: 15},
    "continental_rum": {2: 15, 12: 15},
    "german_rummy": {2: 13, 6: 13},
}


@pytest.mark.parametrize(
    ("game", "players", "size"), [(g, n, s) for g, table in HANDS.items() for n, s in table.items()]
)
def test_hands_are_as_large_as_the_sheet_says(game: str, players: int, size: int) -> None:
    deal = Deal(games.get(game), players, seed=1)
    assert deal.view(None).counts == (size,) * players
    assert len(deal._state.stock) == len(deal.rules.pack_for(players)) - size * players - deal.rules.deal.upcard


@pytest.mark.parametrize("players", [1, 7])
def test_the_number_of_players_is_checked(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 6 players"):
        Deal(games.get("standard_rummy"), players)
