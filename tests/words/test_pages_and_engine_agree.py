"""What a rule page says of a contested point is what the engine does, in every language."""

from __future__ import annotations

from functools import reduce
from itertools import count
from operator import or_

import pytest

from rummykit import Match, games
from rummykit.cards import Faces, parse, parse_face
from rummykit.match.formats import format_of
from rummykit.play.actions import Discard, Draw, GoOut, LayOff, Meld, Open, Pass, TakePile
from rummykit.play.actions import Swap as SwapCard
from rummykit.play.deal import Deal
from rummykit.play.melds import card_melds
from rummykit.play.result import Result
from rummykit.play.view import TableMeld
from rummykit.referee import ask
from rummykit.rules import IllegalAction, OptionValue, Play, RankPayments, Rules, Swap
from rummykit.rules.fields import with_fields
from rummykit.vocabulary.scorings.rank_payments.price import rank_payments
from rummykit.words import LANGUAGES, examples, rule_page, silent_choices
from rummykit.words.languages import language_for
from rummykit.words.voice import Voice, voice_of
from tests.indian.playing import declare
from tests.indian.playing import table as indian_table
from tests.properties.playing import varied
from tests.words.sheets import shipped


def said(sheet: Rules, anchor: str, language: str) -> str:
    page = rule_page(sheet, language)
    return "\n".join(text for section in page.sections if section.anchor == anchor for text in section.paragraphs)


def sentence(name: str, language: str) -> str:
    return language_for(language).sentences[name]


# --- Rummikub Twist


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["rummikub", "rummikub_classic", "rummikub_twist"])
def test_a_page_of_tiles_says_which_tile_frees_a_joker_with_an_example_that_is_legal(game: str, language: str) -> None:
    rules = games.get(game)
    text = said(rules, "jokers.exchange", language)
    source = "rack" if game == "rummikub_classic" else "any"
    assert sentence(f"exchange.replacement.{source}", language) in text
    voice = Voice(language_for(language), rules.pack.family)
    group = examples.joker_group(rules)
    assert group is not None
    for faces in (group[0], parse("r4 J r6"), parse("b8 k8 J")):
        assert voice.faces(faces) in text
    assert all(voice.face(each) in text for each in (*group[1], *parse("r5")))
    turn = {"opened": True, "rack": ["r5", "b8", "k8"]}
    tables = {"table": [["r4", "J", "r6"]], "table_after": [["r4", "r5", "r6"], ["b8", "k8", "J"]]}
    assert ask({"game": game, "ask": "turn", "input": turn | tables})["legal"]


def test_the_order_in_a_mirrored_group_is_free_in_german_too() -> None:
    text = said(games.get("rummikub_twist"), "jokers.mirror", "de")
    assert "keine Rolle" in text
    assert "gleich." not in text


@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("en", "a joker of any kind, including the mirror joker, 30"),
        ("de", "jeder Joker, auch der Spiegeljoker, 30"),
        ("ja", "どの種類のジョーカーも、ミラージョーカーも30点"),
        ("vi", "joker loại nào cũng 30, kể cả joker gương"),
        ("tr", "ayna joker dahil her tür joker 30"),
        ("it", "un jolly di qualsiasi tipo, anche il jolly specchio, 30"),
        ("es", "un comodín de cualquier clase, también el espejo, 30"),
        ("zh-Hans", "每张百搭牌（不论哪一种，镜像百搭牌也是）30分"),
        ("zh-Hant", "每張百搭牌（不論哪一種，鏡像百搭牌也是）30 分"),
    ],
)
def test_every_joker_on_the_rack_counts_thirty_the_mirror_too(language: str, wanted: str) -> None:
    twist = games.get("rummikub_twist")
    assert {twist.values.of(parse_face(joker)) for joker in ("J", "DJ", "CJ", "MJ")} == {30}
    assert wanted in said(twist, "scoring", language)
    assert wanted not in said(games.get("rummikub"), "scoring", language)


# --- a taken upcard that would be left alone


def left_with_a_taken_upcard(game: str, table: str, *, opened: bool, **options: OptionValue) -> bool:
    """Whether a meld may leave the upcard just taken as the last card, where it fits on the table."""
    sheet = games.get(game, **options)
    lay = [TableMeld(parse(table), card_melds(sheet).kind(parse(table)), 1)]
    deal = Deal.position(
        sheet,
        hands_held=[parse("QH KH AH"), parse("2C 3C")],
        table=lay,
        opened=[opened, True],
        stock=parse("9C 9D"),
        pile=parse("7S"),
    )
    deal.play(Draw("discard"))
    return deal.can(Meld(parse("QH KH AH")))


@pytest.mark.parametrize(
    ("game", "options", "may"),
    [
        ("german_rummy", {}, False),
        ("caloochi", {}, True),
        ("caloochi", {"must_discard": True}, False),
        ("round_the_corner_rummy", {}, True),
        ("round_the_corner_rummy", {"must_discard": True}, False),
        ("round_the_corner_rummy", {"one_meld_per_turn": True}, False),
    ],
)
def test_the_page_allows_laying_off_the_taken_card_where_the_engine_does(
    game: str, options: dict[str, OptionValue], may: bool
) -> None:
    assert left_with_a_taken_upcard(game, "4S 5S 6S", opened=True, **options) is may
    for language in LANGUAGES:
        text = said(games.get(game, **options), "turn.discard", language)
        assert (sentence("discard.not_left", language) in text) is may
        assert (sentence("discard.not_left_no_lay_off", language) in text) is not may


# --- Indian Rummy


def test_after_a_wrong_show_the_next_player_may_take_the_card_on_the_finish_slot() -> None:
    deal = indian_table(
        "5H 6H 7H 9S TS JS 4C 4D 4S KD KS QC 8D", "2C 9H JD 3S 6C TD QH 4H 8C KC 5C 7D 3D", "AC AD", stock="AS AH 8S"
    )
    deal.play(Draw("stock"))
    deal.play(declare(("5H 6H 7H", "9S TS JS", "4C 4D 4S", "KD KS QC AS"), "8D"))
    assert deal.turn == 1
    deal.play(Draw("discard"))
    assert deal._state.taken == parse_face("8D")
    for language in LANGUAGES:
        sheet = deal.rules
        assert sentence("declare.finish_card", language) in said(sheet, "turn.declare", language)
        assert sentence("silent.wrong_plays_on", language) in "\n".join(silent_choices(sheet, language).paragraphs)


# --- Nowrang


def test_the_starter_of_nowrang_may_go_out_on_the_opening_discard() -> None:
    nowrang = games.get("nowrang")
    deal = Deal.position(
        nowrang,
        hands_held=[parse("2S 3S 4S 5S 7H 8H 9H TD JD QD KC"), parse("2C 4C 6C 8C TC QC 2D 4D 6D 8D")],
        stock=parse("9C 9D"),
        phase="play",
    )
    deal.play(GoOut((parse("2S 3S 4S 5S"), parse("7H 8H 9H"), parse("TD JD QD")), parse_face("KC")))
    assert deal.result is not None
    assert deal.result.winner == 0
    for language in LANGUAGES:
        assert sentence("go_out.first_turn", language) in said(nowrang, "end", language)
        assert sentence("go_out.first_turn", language) not in said(games.get("queen_city_rum"), "end", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_run_of_four_of_nowrang_is_called_by_its_name(language: str) -> None:
    assert "garwanj" in said(games.get("nowrang"), "end", language)
    assert "garwanj" not in said(games.get("continental_rum"), "end", language)


# --- Queen City Rum


def test_the_page_of_queen_city_shows_the_printed_example() -> None:
    text = said(games.get("queen_city_rum"), "scoring", "en")
    assert "(6♠ 6♥ 6♦ 6♣) + (9♥ 10♥ J♥) is worth 53. With 4 opponents that makes +212." in text


# --- Phỏm


def test_when_everybody_is_mom_the_best_of_them_takes_four_from_each() -> None:
    phom = games.get("phom")
    result = Result(
        kind="turns_over", winner=None, hands=((), (), (), ()), first=0, order=(0, 1, 2, 3), turns=16, melds=()
    )
    assert isinstance(phom.scoring, RankPayments)
    assert rank_payments((30, 12, 25, 40), result, phom.scoring, 9)[0] == (-4, 12, -4, -4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_phom_names_mom_and_u_and_says_what_happens_when_everybody_is_mom(language: str) -> None:
    text = said(games.get("phom"), "scoring", language)
    assert "móm" in text or "モム" in text
    assert "ù" in text
    assert sentence("ranks.all_mom", language).format(points=4) in text


def judged(sheet: Rules, melds: tuple[Faces, ...]) -> str:
    """What a hand of these melds and two cards more is told when it lays them as a first meld; "" if it may."""
    hand = [face for meld in melds for face in meld]
    fits = reduce(or_, map(card_melds(sheet).extensions, melds))
    spare = [face for face in parse("2C 5D 8S JC QS 3H") if not fits >> face & 1 and face not in hand]
    deal = Deal.position(
        sheet,
        hands_held=[[*hand, *spare], parse("2D 3C")],
        stock=[hand[0]] * 4,
        pile=[hand[1]],
        phase="play",
        turn_number=9,
    )
    try:
        deal.check(Open(melds))
    except IllegalAction as refused:
        return refused.code
    return ""


WITH_FIRST_MELD = [
    id
    for id, sheet in games.SHEETS.items()
    if sheet.opening and sheet.opening.minimum and sheet.step(Play) and sheet.pack.family == "cards"
]


@pytest.mark.parametrize("game", [id for id in WITH_FIRST_MELD if not games.get(id).has_side_melds])
def test_the_first_melds_on_the_page_are_what_it_says_they_are(game: str) -> None:
    """With every house rule on its own, and many together."""
    for sheet in {games.get(game), *varied(game)}:
        minimum = 0 if sheet.opening is None else sheet.opening.minimum
        enough, too_low = examples.enough(sheet, minimum), examples.not_enough(sheet, minimum)
        if minimum and enough is not None:
            assert judged(sheet, enough.melds) == "", enough
        if minimum and too_low is not None:
            assert judged(sheet, too_low.melds) == "opening_too_low", too_low


@pytest.mark.parametrize(
    "game",
    [id for id, sheet in games.SHEETS.items() if sheet.step(Play) and sheet.runs and sheet.pack.family == "cards"],
)
def test_what_the_page_says_fits_a_run_is_all_that_fits_it(game: str) -> None:
    for sheet in {games.get(game), *varied(game)}:
        if sheet.runs is None or sheet.has_side_melds or (not sheet.pack.is_whole and not sheet.pack.left_out):
            continue
        run = examples.run(sheet, 10, sheet.runs.min_length, 3)
        fits = card_melds(sheet).extensions(run)
        wild = 0 if sheet.wilds is None else sheet.wilds.rank or 0
        cards = {face for face in range(52) if fits >> face & 1 and face % 13 + 1 != wild}
        assert set(examples.neighbours(sheet, run)) == cards, run


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_contracts_do_not_contradict_themselves(language: str) -> None:
    """Once the contract lies nothing is melded, the last contract alone goes out, and a joker is only laid off."""
    for game in ("contract_rummy", "liverpool_rummy", "shanghai_rummy", "carioca"):
        sheet = games.get(game)
        play = sheet.step(Play)
        assert play is not None
        once = "play.once" if play.lay_off_at_once else "play.once_later"
        assert sentence(once, language) in said(sheet, "turn.play", language)
        assert sentence("play.any_order", language) not in said(sheet, "turn.play", language)
        whole = any(terms.contract is not None and terms.contract.whole_hand for terms in sheet.schedule)
        assert (sentence("end.whole_hand", language) in said(sheet, "end", language)) == whole
    exchange = said(games.get("contract_rummy"), "jokers.exchange", language)
    assert sentence("swap.table_lay_off", language) in exchange
    liverpool = said(games.get("liverpool_rummy"), "exhausted", language)
    assert sentence("exhausted.upcard_before_first_meld", language) in liverpool


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clock_lays_what_is_owed_and_draws_the_second_card(language: str) -> None:
    owed = {
        "time.owed": ("kalooki_40",),
        "time.owed_card": ("caloochi", "rummy_500", "thai_dummy"),
        "time.owed_card.tiles": ("okey_101",),
        "time.owed_joker": ("german_rummy",),
        "": ("standard_rummy",),
    }
    for kind, named in owed.items():
        for game in named:
            at_zero = said(games.get(game), "time", language)
            assert [each for each in owed if each and sentence(each, language) in at_zero] == [kind] * bool(kind), game
    assert sentence("time.drawn_card_of_two", language) in said(games.get("boathouse_rum"), "time", language)
    assert sentence("swap.any_time", language) in said(games.get("german_rummy"), "jokers.exchange", language)


def test_the_clock_of_boathouse_discards_the_card_of_the_stock_though_the_upcard_was_taken() -> None:
    sheet = games.get("boathouse_rum")
    deal = Deal.position(
        sheet,
        hands_held=[parse("2S 4S 6H 8D TC QH 7H KD"), parse("3D")],
        stock=parse("8C 9C AC"),
        pile=parse("5D KS"),
        phase="draw",
    )
    deal.play(Draw("discard"))
    deal.play("timeout")
    assert deal._state.pile[-1] == parse_face("8C")


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_are_won_and_jokers_alone_make_a_tunnela(language: str) -> None:
    columns = said(games.get("gin_rummy", hollywood=True), "match", language)
    assert sentence("match.first_to_column", language).rsplit("}", 1)[1] in columns
    jokers = said(games.get("indian_rummy_21"), "jokers", language)
    assert sentence("jokers.natural_or_tunnela", language).rsplit("}", 1)[-1] in jokers


def test_a_house_rule_without_effect_is_not_listed() -> None:
    for game in games.SHEETS:
        for option in games.get(game).offers:
            for name, value in option.idle:
                if name in games.get(game).options():
                    sheet = games.get(game, **{name: value})
                    assert f"({option.name}" not in said(sheet, "options", "en"), option.name


def test_a_house_rule_of_another_kind_of_match_is_not_listed() -> None:
    for each in shipped():
        text = said(each.rules, "options", "en")
        for option in each.rules.offers:
            if option.name not in each.rules.options():
                assert f"({option.name}" not in text, each.name
    assert "(target_score" not in said(games.get("thai_dummy", num_hands=1), "options", "en")
    assert "(target_score" in said(games.get("thai_dummy"), "options", "en")


def test_what_a_house_rule_has_settled_is_no_longer_left_to_the_players() -> None:
    settled = 0
    for each in shipped():
        house = dict(each.rules.house)
        paths = {
            path
            for option in each.rules.offers
            if option.name in house
            for path, _ in option.fields(house[option.name])
        }
        if not paths.isdisjoint(("match", "match.games")):
            settled += 1
            assert "silent.games" not in each.sentences, each.name
            assert "silent.as_many_as_players" not in each.sentences, each.name
    assert settled
    assert any("silent.games" in each.sentences for each in shipped())


# --- stakes


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_others_below_who_drops_are_paid_each_where_the_page_says_so(language: str) -> None:
    for game in ("tonk", "tong_its"):
        for ties in ("all", "nearest"):
            sheet = with_fields(games.get(game), {"offers": (), "scoring.ties": ties})
            called = next(
                text for text in said(sheet, "scoring", language).split("\n") if part_of(game, language) in text
            )
            assert (sentence("stakes.ties.called", language) in called) == (ties == "all")
    hands = {"A": ["9H"], "B": ["4D"], "C": ["4C"], "D": ["KD", "TS"]}
    answer = ask({"game": "tonk", "ask": "settle", "input": {"ended_by": "drop", "player": "A", "hands": hands}})
    assert answer["payments"] == {"A": -4, "B": 3, "C": 3, "D": -2}


def part_of(game: str, language: str) -> str:
    """The beginning of what a page says of a called end."""
    return sentence("stakes.dropped" if game == "tonk" else "stakes.fought", language).split("{")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_ended_a_deal_is_called_as_the_step_calls_it(language: str) -> None:
    tonk = games.get("tonk")
    called = with_fields(tonk, {"offers": (), "turn.CallEnd.called": "draw"})
    for sheet, name, other in ((tonk, "dropped", "called"), (called, "called", "dropped")):
        text = said(sheet, "scoring", language)
        assert sentence(f"stakes.{name}", language).split("{")[0] in text
        assert sentence(f"stakes.{other}", language).split("{")[0] not in text


# --- exchanging jokers


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exchange_at_any_time_is_no_step_before_laying(language: str) -> None:
    for game, sheet in games.SHEETS.items():
        swap = sheet.step(Swap)
        if swap is not None:
            family = ".tiles" if sheet.pack.family == "tiles" else ""
            turn = said(sheet, "turn", language)
            assert (sentence(f"part.Play.swap{family}", language) in turn) != swap.before_melding, game
            assert (sentence("part.Swap", language) in turn) == swap.before_melding, game


def test_a_joker_is_exchanged_after_laying_where_no_page_says_that_it_comes_first() -> None:
    """The page of Scala 40 says so, that of Caloochi that it is done before anything is laid."""
    for game in ("scala_40", "caloochi"):
        sheet = games.get(game)
        meld = card_melds(sheet).read(parse("6C JK 8C"))
        assert meld is not None
        deal = Deal.position(
            sheet,
            hands_held=[parse("2S 3S 4S 7C 9D"), parse("2C 3C")],
            table=[TableMeld(meld, "run", 1)],
            opened=[True, True],
            stock=parse("9C 9D"),
            phase="play",
        )
        deal.play(Meld(parse("2S 3S 4S")))
        assert deal.can(SwapCard(0, parse_face("7C"))) == (game == "scala_40")


# --- games of sides


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_a_player_without_a_second_hand_keeps_a_card_for_want_of_books(language: str) -> None:
    """See `tests/engine/test_second_hands.py`: with the last card the pozzetto or the foot is picked up."""
    for game, sheet in games.SHEETS.items():
        if sheet.books is not None:
            text = said(sheet, "books", language)
            assert (sentence("books.keep", language) in text) == (sheet.second_hand is None), game
            if sheet.second_hand is not None:
                assert voice_of(sheet, language_for(language)).say("books.keep.second") in text, game


@pytest.mark.parametrize(("game", "own_group"), [("canasta", True), ("hand_and_foot", False)])
def test_the_pile_goes_onto_a_group_of_the_side_only_where_the_page_says_so(game: str, own_group: bool) -> None:
    sheet = games.get(game).for_deal(0)
    deal = Deal.position(
        sheet,
        hands_held=[parse("KS QH QD 8C"), parse("8S 8C"), parse("TS TC"), parse("JS JC")],
        table=[TableMeld(parse("KH KD KC"), "group", 0)],
        stock=parse("4D 6D"),
        pile=parse("9S KS"),
        opened=[True, False, True, False],
    )
    assert deal.can(TakePile(())) == own_group
    for language in LANGUAGES:
        text = said(sheet, "turn.take_pile", language)
        assert (sentence("take_pile.free", language) in text) == own_group
        assert (sentence("take_pile.always_pair", language) in text) != own_group
    english = said(sheet, "turn.take_pile", "en").split("\n")[0]
    assert "group" not in english, "the first paragraph leaves to the others what the top card is melded with"


# --- Conquian


def turned_up(card: str, hand: str, *, hand_melds: bool, pile: str = "") -> Deal:
    """Seat 0 has turned a card up, or taken it from the pile."""
    deal = Deal.position(
        games.get("conquian", hand_melds=hand_melds),
        hands_held=[parse(hand), parse("KS QC")],
        table=[TableMeld(parse("4H 5H 6H"), "run", 0)],
        stock=parse(f"{card} JD"),
        pile=parse(pile),
    )
    deal.play(Draw("discard" if pile else "stock"))
    return deal


@pytest.mark.parametrize("hand_melds", [False, True])
def test_the_page_allows_melds_of_the_hand_where_the_engine_does(hand_melds: bool) -> None:
    twos, threes = Meld(parse("2S 2D 2C")), Meld(parse("3S 3D 3C"))
    before = turned_up("KH", "2S 2D 2C 3S 3D 3C QH", hand_melds=hand_melds)
    after = turned_up("7H", "2S 2D 2C 3S 3D 3C QH", hand_melds=hand_melds)
    after.play(LayOff(0, parse("7H")))
    for deal in (before, after):
        assert deal.can(twos) is hand_melds
        if hand_melds:
            deal.play(twos)
            deal.play(threes)
    assert not turned_up("KH", "2S 2D 2C QH", hand_melds=hand_melds, pile="7H").can(twos)
    for language in LANGUAGES:
        sheet = games.get("conquian", hand_melds=hand_melds)
        text = said(sheet, "turn.play", language)
        assert (sentence("play.faced_and_hand", language) in text) is hand_melds
        assert (sentence("play.faced_first", language) in text) is not hand_melds
        assert (sentence("draw.hand_melds", language) in said(sheet, "turn.draw", language)) is hand_melds


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_draws_carry_points_a_match_is_won_by_points(language: str) -> None:
    """The engine counts the points, as `tests/engine/test_carried.py` has it: one win after two draws is three."""
    for carries in (False, True):
        sheet = games.get("conquian", draw_carries=carries, wins_needed=5)
        text, voice = said(sheet, "match", language), voice_of(sheet, language_for(language))
        assert text == (voice.say("match.first_to", target=5) if carries else voice.say("match.wins", n=5))
        codes = {fact.code for fact in format_of(sheet).aims(sheet, sheet.match, 1, 2)}
        assert codes == {"target" if carries else "wins"}


# --- Phỏm


def test_a_player_without_a_meld_ranks_behind_one_with_more_points_left() -> None:
    """What the page says at its head, and `rank_payments` pays."""
    phom = games.get("phom")
    result = Result(
        kind="turns_over",
        winner=None,
        hands=((), (), (), ()),
        first=0,
        order=(0, 1, 2, 3),
        turns=16,
        melds=((1, parse("4S 5S 6S")),),
    )
    assert isinstance(phom.scoring, RankPayments)
    assert rank_payments((3, 40, 5, 7), result, phom.scoring, 9)[1] == (1,)
    assert "players without a meld rank behind all the others" in said(phom, "aim", "en")
    for language in LANGUAGES:
        assert sentence("aim.trash", language) in said(phom, "aim", language)


def blocked(sheet: Rules, players: int, seed: int) -> Match:
    """A match after a deal in which everybody drew until the stock was gone and nobody laid a card."""
    match = Match(sheet, players, seed=seed)
    while match.deal.result is None:
        actions = match.deal.legal_actions()
        found = [each for each in actions if each == Draw("stock") or isinstance(each, Pass)]
        match.play(found[0] if found else next(each for each in actions if isinstance(each, Discard)))
    return match


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_shared_win_the_next_player_deals_where_the_winner_would(language: str) -> None:
    sheet = games.get("block_rummy")
    match = blocked(sheet, 2, seed=24)
    dealer = match.deal.dealer
    assert dealer is not None
    assert len(match.rows[-1].winners) == 2
    match.next_deal()
    assert match.deal.dealer == 1 - dealer
    told = voice_of(sheet, language_for(language)).say("start.nobody_alone")
    assert told in said(sheet, "start", language)
    for game in ("standard_rummy", "knock_rummy", "continental_rum", "gin_rummy"):  # one player wins a deal, or none
        other = games.get(game)
        assert voice_of(other, language_for(language)).say("start.nobody_alone") not in said(other, "start", language)


def test_after_a_shared_win_the_same_player_goes_first_where_the_winner_would() -> None:
    start = {"start.draw": "highest_card_starts", "start.later": "winner_starts"}
    sheet = with_fields(games.get("block_rummy"), start)
    match = next(match for seed in count() if len((match := blocked(sheet, 2, seed)).rows[-1].winners) == 2)
    starter = match.deal.starter
    match.next_deal()
    assert match.deal.starter == starter
    assert voice_of(sheet, language_for("en")).say("start.nobody_alone_starts") in said(sheet, "start", "en")
    assert voice_of(sheet, language_for("en")).say("start.nobody_alone") not in said(sheet, "start", "en")
