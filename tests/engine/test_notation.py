"""Actions as they are written, read and typed."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from rummykit import Deal, IllegalAction, Match, games
from rummykit.cards import NAMES, NotationError, parse, parse_face
from rummykit.play.actions import Action, Discard, Draw, Meld, Rearrange, Timeout
from rummykit.play.notation import FORMS, read_action, write_action
from rummykit.play.view import TableMeld
from tests.examples import examples, seeds
from tests.properties import garbage
from tests.properties.playing import every_game
from tests.properties.walk import moments

WRITTEN = [
    "draw stock",
    "draw discard",
    "draw discard 7H",
    "draw discard 7H under 3",
    "meld 4H 5H 6H",
    "meld 4H 5H 6H from 2 6H",
    "meld 4H 5H 6H from 2 6H from 0 4H",
    "open KH KD KC / 7S 7H 7D",
    "swap 0 8H",
    "swap 0 8H 8S",
    "lay_off 3 JK=7H",
    "lay_off 1 2C 3C from 0 3C",
    "go_out 4H 5H 6H / 9S 9D 9C",
    "go_out 4H 5H 6H / 9S 9D 9C discard KC",
    "declare 4H 5H 6H / 9S 9D JK finish KC",
    "show_melds",
    "show_melds 4H 5H 6H",
    "drop",
    "leave",
    "knock",
    "buy",
    "call_end",
    "claim 9S 9H",
    "show_indicator",
    "declare_pairs",
    "fight",
    "force 2",
    "show_dealt",
    "call 2",
    "buy",
    "take_pile",
    "take_pile KS KH",
    "take_pile KS 2C with AS AH AD / 4S 4H JK",
    "ask",
    "answer yes",
    "answer no",
    "discard JK",
    "pass_on KC",
    "pass",
    "rearrange r1 r2 r3 / b7 J J opening r1 r2 r3 kinds 1=group",
    "rearrange r1 DJ r4 / b7 MJ b7 / k1 CJ o3 kinds 0=run 1=mirror_group",
    "timeout",
    "timeout rearrange r1 r2 r3",
]


@pytest.mark.parametrize("text", WRITTEN)
def test_actions_are_written_and_read(text: str) -> None:
    assert write_action(read_action(text)) == str(read_action(text)) == text


def test_every_kind_of_action_has_a_form_and_is_read() -> None:
    assert set(FORMS) == {type(read_action(text)) for text in WRITTEN} == set(garbage.ACTIONS)


@pytest.mark.slow
@every_game
def test_every_legal_action_is_read_as_it_was_written(game: str) -> None:
    written: set[str] = set()
    for seed in seeds(2):
        for deal in moments(game, seed, every=3):
            for action in deal.legal_actions():
                text = write_action(action)
                if text in written:
                    continue
                written.add(text)
                assert read_action(text) == action
                assert text == " ".join(text.split())
                assert read_action(text.upper()) == read_action(text.lower()) == action


@examples(200)
@given(garbage.actions)
def test_what_no_rule_allows_is_written_and_read_as_its_kind_or_refused(action: Action) -> None:
    text = write_action(action)
    try:
        read: object = read_action(text)
    except NotationError:  # a meld without cards, a number below 0
        return
    assert type(read) is type(action)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("DRAW Discard 7h", "draw discard 7H"),
        ("meld 4h,5h, 6H", "meld 4H 5H 6H"),
        ("  meld   10h J♥ q♥ K♥️ ", "meld TH JH QH KH"),
        ("lay off 2 jk=10d", "lay_off 2 JK=TD"),
        ("Lay-Off 2 JK=7♦", "lay_off 2 JK=7D"),
        ("go out 4H 5H 6H/9S 9D 9C Discard kc", "go_out 4H 5H 6H / 9S 9D 9C discard KC"),
        ("show melds", "show_melds"),
        ("show melds 4h 5h 6h / ", "show_melds 4H 5H 6H"),
        ("rearrange R1 r2 R10 / B7 j dj KINDS 1=GROUP", "rearrange r1 r2 r10 / b7 J DJ kinds 1=group"),
        ("PASS", "pass"),
    ],
)
def test_what_is_typed_may_be_written_otherwise(typed: str, meant: str) -> None:
    assert write_action(read_action(typed)) == meant


def test_every_name_of_a_card_is_one_in_any_case() -> None:
    for name in NAMES.values():
        assert parse_face(name.lower()) == parse_face(name.upper()) == parse_face(name)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "'' is not an action"),
        ("jump", "'jump' is not an action"),
        ("draw", "from where is missing; expected 'draw stock | discard"),
        ("draw hand", "there is no drawing from 'hand'"),
        ("draw discard 7H 8H", "more than one card"),
        ("discard", "a card is missing; expected 'discard CARD'"),
        ("discard XX", "k13 and J; expected 'discard CARD'"),
        ("discard 11H", "'11H' is not a card"),
        ("meld", "cards are missing"),
        ("meld 4H 5H 6H from", "the number of a meld is missing"),
        ("open", "cards are missing"),
        ("lay_off x 7H", "'x' is not the number of a meld; expected 'lay_off MELD CARDS [from MELD CARD]'"),
        ("lay_off ² 7H", "'²' is not the number of a meld"),
        ("lay_off 7H 2", "'7H' is not the number of a meld"),
        ("swap 2", "a card is missing"),
        ("call 1 2", "more than the number of a meld"),
        ("declare 4H 5H 6H", "a card is missing"),
        ("rearrange r1 r2 r3 kinds 1=heap", "'1=heap' declares no kind"),
        ("timeout pass", "a table"),
        ("pass 7H", "nothing follows"),
    ],
)
def test_what_is_no_action_is_refused_with_what_was_expected(text: str, why: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_action(text)
    assert why in str(refused.value)


# --- a deal that one can type


def test_a_deal_takes_what_is_typed() -> None:
    deal = Deal.position(
        games.get("standard_rummy"),
        hands_held=[parse("4H 5H 6H 9C KC"), parse("AS")],
        table=[TableMeld(parse("9S 9H 9D"), "group", 1)],
        stock=parse("2D 3D"),
        opened=[True, True],
        phase="play",
    )
    assert deal.can("meld 4h 5h 6h")
    deal.check("meld 4H, 5H, 6H")
    assert deal.judge("meld 4H 5H 6H") == deal.judge(Meld(parse("4H 5H 6H")))
    deal.play("meld 4H 5H 6H")
    deal.play("lay off 0 9C")
    assert [meld.cards for meld in deal._state.table] == [parse("9S 9H 9D 9C"), parse("4H 5H 6H")]
    assert not deal.can("discard AS")
    with pytest.raises(IllegalAction) as refused:
        deal.play("discard AS")
    assert refused.value.code == "not_in_hand"


@pytest.mark.parametrize("ask", ["check", "play", "judge", "read"])
def test_what_is_no_action_names_what_can_be_written_now(ask: str) -> None:
    deal = Deal(games.get("standard_rummy"), 2, 7)
    with pytest.raises(
        NotationError,
        match=r"'jump' is not an action; expected 'draw stock \| discard \[CARD\] \[under COUNT\]', 'pass'$",
    ):
        getattr(deal, ask)("jump")
    assert deal.played == 0


@every_game
def test_a_deal_that_is_typed_goes_as_one_that_is_played(game: str) -> None:
    chance = Random(1)
    played = Match(games.get(game), games.get(game).players[0], 1)
    typed = Match(games.get(game), games.get(game).players[0], 1)
    while played.deal.result is None:
        action = chance.choice(played.deal.legal_actions())
        assert repr(action).startswith(type(action).__name__)
        assert typed.play(str(action)) == played.play(action)
    assert typed.totals == played.totals


def test_legal_actions_are_printed_in_the_notation() -> None:
    deal = Deal(games.get("standard_rummy"), 2, 7)
    assert repr(deal.legal_actions()) == "<LegalActions: draw stock, draw discard>"
    assert [str(action) for action in (Draw("discard", 6), Discard(52), Timeout(Rearrange(((64,),))))] == [
        "draw discard 7S",
        "discard JK",
        "timeout rearrange r1",
    ]
