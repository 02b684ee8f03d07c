"""The page of a game says what its sheet says."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise, permutations

import pytest

from rummykit import games, match
from rummykit.cards import COLOUR_JOKER, DOUBLE_JOKER, JOKER, MIRROR_JOKER, Face, colour_of, is_joker, number_of, parse
from rummykit.play.result import Result
from rummykit.rules import REFUSALS, Draw, LayOffWindow, Option, OptionValue, Play, RankPayments, Rules, Showdown
from rummykit.rules.fields import with_fields
from rummykit.vocabulary.scorings.hands_against_losers import HandsAgainstLosers
from rummykit.vocabulary.scorings.hands_to_winner.page import blocked
from rummykit.vocabulary.scorings.hands_to_winner.price import lowest_takes
from rummykit.vocabulary.scorings.lives_penalty import LivesPenalty
from rummykit.vocabulary.scorings.rack_penalties.page import differences
from rummykit.vocabulary.scorings.rank_payments.page import ranked
from rummykit.vocabulary.scorings.rank_payments.price import rank_payments
from rummykit.vocabulary.scorings.showdown.page import knocked
from rummykit.vocabulary.scorings.showdown.price import showdown
from rummykit.words import LANGUAGES, RulePage, rule_page, section_of, silent_choices
from rummykit.words.house import option_text
from rummykit.words.voice import signed
from tests.examples import FUZZ
from tests.words.sheets import MADE_UP, shipped, telling, told

GAMES = list(games.SHEETS)


def text_of(page: RulePage, *anchors: str) -> str:
    return "\n".join(
        paragraph
        for section in page.sections
        if not anchors or section.anchor in anchors
        for paragraph in section.paragraphs
    )


def said(game: str, anchor: str, language: str = "en", **options: OptionValue) -> str:
    sheet = games.get(game, **options)
    return text_of(rule_page(sheet, language), anchor)


# --- the page as a whole

OF_SIDES = ("sides", "sitting_out", "books", "clean_books", "second_hand", "bonus_cards")
"""The sections about partners, of which a game has some."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sheet_can_be_said(language: str) -> None:
    for name, rules, page, silent, _ in told() if language == "en" else telling(told()):
        if language != "en":
            page, silent = rule_page(rules, language), silent_choices(rules, language)
        for section in (*page.sections, silent):
            assert section.heading
            assert section.paragraphs, (name, section.anchor)
            for paragraph in (section.heading, *section.paragraphs):
                assert not any(odd in paragraph for odd in ("{", "None", "  ")), (name, paragraph)


def test_every_anchor_is_there_once_and_below_its_parent() -> None:
    for name, _, page, _, _ in told():
        anchors = [section.anchor for section in page.sections]
        assert len(anchors) == len(set(anchors)), name
        for place, anchor in enumerate(anchors):
            parent = anchor.rpartition(".")[0]
            assert not parent or parent in anchors[:place], (name, anchor)


@pytest.mark.parametrize("game", GAMES)
def test_the_sections_come_in_the_order_of_a_game(game: str) -> None:
    top = [section.anchor for section in rule_page(games.get(game), "en").sections if section.level == 1]
    order = "aim pack deal start sides sitting_out melds jokers books clean_books second_hand bonus_cards opening turn "
    order += "table time end exhausted scoring match options"
    assert top == [each for each in order.split() if each in top or each not in OF_SIDES]


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_finds_the_rule_it_rests_on(game: str) -> None:
    page = rule_page(games.get(game), "en")
    for code, refusal in REFUSALS.items():
        section = section_of(page, f"{game}/{refusal.rule}")
        assert refusal.rule == section.anchor or refusal.rule.startswith(f"{section.anchor}."), code


def test_a_rule_of_no_section_is_refused() -> None:
    with pytest.raises(LookupError, match="'rummikub/nowhere'"):
        section_of(rule_page(games.get("rummikub"), "en"), "rummikub/nowhere")


def earlier(game: str) -> set[tuple[str, OptionValue]]:
    """The house rules that the games before this one have, too."""
    before = [games.get(each) for each in GAMES[: GAMES.index(game)]]
    options = [option for sheet in before for option in sheet.offers]
    return {(option.name, value) for option in options for value in option.choices or (option.low, option.high)}


def text_but_options(page: RulePage) -> str:
    """All that a page says besides the list of its house rules."""
    return text_of(page, *(section.anchor for section in page.sections if section.anchor != "options"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_house_rule_changes_the_text(game: str, language: str) -> None:
    """Not only its own line among the house rules: some rule reads otherwise too, in English in every game."""
    plain = games.get(game)
    page = rule_page(plain, language)
    left_out = {*plain.options().items()}
    if language != "en" and not FUZZ:
        left_out |= earlier(game)
    for each in shipped():
        if each.rules.id == game and not left_out.issuperset(each.rules.house):
            changed = each.page if language == "en" else rule_page(each.rules, language)
            assert text_but_options(changed) != text_but_options(page), each.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_is_the_name_of_the_game(language: str) -> None:
    sheet = games.get("rummikub")
    page = rule_page(sheet, language)
    assert (page.title, page.language, page.game) == (sheet.names.get(language), language, "rummikub")


# --- examples


def legal(rules: Rules, meld: Sequence[Face]) -> bool:
    """A deliberately simple judgement: try every face for every joker."""
    special = next((face for face in meld if face in (DOUBLE_JOKER, COLOUR_JOKER, MIRROR_JOKER)), None)
    if special is not None:
        place = meld.index(special)
        left, right = tuple(meld[:place]), tuple(meld[place + 1 :])
        if special == MIRROR_JOKER:
            return left == right[::-1] and any(legal(rules, (*left, *more)) for more in _more(rules))
        if special == DOUBLE_JOKER:
            pairs = [pair for more in _more(rules) for pair in pairwise(more)]
            return len(meld) >= 3 and any(legal(rules, (*left, *pair, *right)) for pair in pairs)
        recoloured = tuple(64 + colour_of(left[0]) * 13 + number_of(face) - 1 for face in right)
        return colour_of(left[-1]) != colour_of(right[0]) and legal(rules, (*left, JOKER, *recoloured))
    if rules.lives is not None and rules.lives.pures is not None and len(meld) == 3 == list(meld).count(meld[0]):
        return True  # a tunnela
    jokers = [place for place, face in enumerate(meld) if is_joker(face)]
    if len(jokers) == len(meld):
        return False
    if jokers:
        place = jokers[0]
        some = next(face for face in meld if not is_joker(face))
        family = range(64, 116) if some >= 64 else range(52)
        return any(legal(rules, (*meld[:place], face, *meld[place + 1 :])) for face in family)
    gone = rules.pack.left_out
    numbers = [number_of(face) - sum(rank < number_of(face) for rank in gone) for face in meld]
    suits = [colour_of(face) for face in meld]
    short_groups, short_runs = (None if shape is None else shape.short_rank for shape in (rules.groups, rules.runs))
    if len(meld) < 3 and len(set(numbers)) == 1 and numbers[0] == short_groups:
        return len(set(suits)) == len(suits)
    if len(meld) == 2 and short_runs in numbers and len(set(suits)) == 1:
        return abs(numbers[0] - numbers[1]) == 1
    if max(Counter(meld).values()) > rules.pack.copies:
        return False
    if rules.groups is not None and len(set(numbers)) == 1:
        return (
            len(meld) >= rules.groups.min_size
            and (rules.groups.max_size is None or len(meld) <= rules.groups.max_size)
            and (not rules.groups.distinct_suits or len(set(suits)) == len(suits))
        )
    if rules.runs is None or len(set(suits)) > 1 or not rules.runs.min_length <= len(meld) <= rules.runs.max_length:
        return False
    steps = all((after - before) % 13 == 1 for before, after in pairwise(numbers))
    after_king = any(before == 13 for before in numbers[:-1])
    ace_last = numbers[-1] == 1
    ace_first = numbers[0] == 1
    if rules.runs.ace == "corner":
        return steps
    if after_king and not (ace_last and rules.runs.ace in ("high", "both")):
        return False
    return steps and not (ace_first and rules.runs.ace == "high")


def _more(rules: Rules) -> Iterator[tuple[Face, ...]]:
    """Runs and groups of tiles without jokers, and nothing."""
    yield ()
    for colour in range(4):
        for first in range(1, 14):
            for last in range(first, 14):
                yield tuple(64 + colour * 13 + number - 1 for number in range(first, last + 1))
    for number in range(13):
        for colours in permutations(range(4), 2):
            yield tuple(64 + colour * 13 + number for colour in colours)


def test_every_example_is_a_legal_meld() -> None:
    for name, rules, page, _, _ in told():
        for section in page.sections:
            if rules.tiles_in_hand and section.anchor == "jokers":
                continue  # which tile is wild there the indicator says
            for meld in section.examples:
                assert legal(rules, meld), (name, section.anchor, meld)


def test_groups_and_runs_are_shown() -> None:
    page = rule_page(games.get("rummikub"), "en")
    assert parse("r7 b7 k7") in section_of(page, "melds.group").examples
    assert parse("r4 r5 r6") in section_of(page, "melds.run").examples
    assert parse("J r9 r10") in section_of(page, "jokers").examples


def test_twins_are_shown_only_where_they_can_be() -> None:
    assert "blue 8 · blue 8 · black 8" in said("rummikub", "melds.group")
    assert "Not a group" not in said("standard_rummy", "melds.group")


# --- single rules


def test_the_pool_is_counted() -> None:
    assert "78 tiles with 2 players; 64 tiles with 3 players; 50 tiles with 4 players" in said("rummikub", "deal")


def test_hands_depend_on_the_players() -> None:
    text = said("standard_rummy", "deal")
    assert "With 2 players, each is dealt 10 cards. With 3 or 4 players, each is dealt 7 cards." in text
    assert "31 cards with 2 players" in text


def test_the_ace_stands_where_the_sheet_says() -> None:
    assert "Not a run: Q♠ K♠ A♠." in said("standard_rummy", "melds.run")
    assert "Not a run: red 12 · red 13 · red 1." in said("rummikub", "melds.run")
    assert "a run cannot go round the corner. Not a run: K♠ A♠ 2♠." in text_of(rule_page(MADE_UP, "en"), "melds.run")


def test_the_first_meld_is_shown_by_numbers() -> None:
    text = said("rummikub", "opening")
    assert "at least 30 points" in text
    assert "joker · red 9 · red 10 is worth 27, but red 9 · red 10 · joker is worth 30" in text
    assert "Enough: red 10 · blue 10 · black 10 = 30." in text
    assert "= 29." in text


@pytest.mark.parametrize("minimum", range(101))
def test_the_numbers_follow_the_minimum(minimum: int) -> None:
    text = said("rummikub", "opening", first_meld=minimum)
    enough = [int(part.split(".")[0]) for part in text.split("Enough: ")[-1].split(" = ")[1:2]]
    assert all(value >= minimum for value in enough)
    short = [int(part.split(".")[0]) for part in text.split("Not enough: ")[1:] for part in part.split(" = ")[1:2]]
    assert all(value < minimum for value in short)
    assert len(enough) == (minimum > 0)


def test_the_table_may_be_touched_after_the_first_meld_only_where_it_may() -> None:
    allowed = "you may add to all the sets on the table and rearrange them, even in the same turn"
    assert allowed in said("rummikub_classic", "opening")
    assert "touch nothing else" in said("rummikub", "opening")
    assert allowed in said("rummikub", "opening", manipulate_in_opening_turn=True)


def test_joker_sets_follow_the_sheet() -> None:
    assert "must come from your own rack" in said("rummikub_classic", "jokers.exchange")
    assert "from another set on the table" in said("rummikub", "jokers.exchange")
    assert "at least two tiles" in said("rummikub", "jokers.exchange", joker_needs_two_rack_tiles=True)
    assert "split and rearrange a set with a joker like any other" in said(
        "rummikub", "jokers.sets", joker_sets_manipulable=True
    )


def test_the_clock_follows_the_sheet() -> None:
    assert "60 seconds" in said("rummikub_classic", "time")
    assert "the player draws 3 tiles" in said("rummikub_classic", "time")
    assert "120 seconds" in said("rummikub", "time")
    assert "the player draws 1 tile" in said("rummikub", "time")
    assert "no time limit" in said("standard_rummy", "time")
    assert "every loose tile" in said("rummikub_classic", "time", timeout_loose_tiles="to_rack")


def test_the_discard_pile_is_turned_over_or_shuffled() -> None:
    assert "without shuffling" in said("standard_rummy", "exhausted")
    assert "is shuffled to form a new stock" in said("standard_rummy", "exhausted", recycle="shuffle")
    assert "at most 3 times" in said("standard_rummy", "exhausted")


def test_the_scoring_is_worked_out_from_the_sheet() -> None:
    assert "A +66, B −30, C −32, D −4" in said("rummikub", "scoring")
    assert "A +53, B 0, C 0" in said("standard_rummy", "scoring")


def test_an_exhausted_pool_is_worked_out() -> None:
    text = said("rummikub", "scoring")
    assert "A −3, B −18, C +44, D −23" in text
    assert "A +7, B +6, C −13" in text


@pytest.mark.parametrize("totals", [(10, 25, 7, 30), (7, 7, 20), (5, 5, 5), (1, 2), (3, 3, 3, 10)])
def test_the_arithmetic_is_that_of_the_score(totals: tuple[int, ...]) -> None:
    """Racks of so many ones stand for the totals, priced by the engine."""
    held = tuple(parse(" ".join(["r1"] * total)) for total in totals)
    order = tuple(range(len(totals)))
    result = Result(kind="exhausted", winner=None, hands=held, first=0, order=order, turns=9)
    assert tuple(differences(totals)) == match.score(games.get("rummikub"), result).points


@pytest.mark.parametrize("held", [(5, 12, 5, 15), (3, 9), (4, 4, 4), (10, 2, 7)])
def test_a_blocked_deal_is_worked_out_as_in_the_score(held: tuple[int, ...]) -> None:
    assert tuple(blocked(held)) == lowest_takes(held)[0]
    assert tuple(blocked(held, whole=True)) == lowest_takes(held, whole=True)[0]


@pytest.mark.parametrize("held", [(9, 20, 15), (15, 20, 15), (15, 20, 9), (0, 20, 15), (0, 0, 15), (15, 9, 9), (4, 4)])
def test_a_knock_is_worked_out_as_in_the_score(held: tuple[int, ...]) -> None:
    scoring = games.get("knock_rummy").scoring
    assert isinstance(scoring, Showdown)
    assert tuple(knocked(held, scoring)) == showdown(held, 0, scoring)[0]


@pytest.mark.parametrize("without_meld", [(), (3,), (0,), (1, 2), (0, 1, 2, 3)])
@pytest.mark.parametrize("trash", [(5, 12, 9, 3), (5, 5, 5, 5), (30, 2, 2, 8)])
def test_ranks_are_worked_out_as_in_the_score(trash: tuple[int, ...], without_meld: tuple[int, ...]) -> None:
    sheet = games.get("phom")
    assert isinstance(sheet.scoring, RankPayments)
    result = Result(
        kind="exhausted",
        winner=None,
        hands=((), (), (), ()),
        first=0,
        order=(0, 1, 2, 3),
        turns=16,
        melds=tuple((seat, (0, 1, 2)) for seat in range(4) if seat not in without_meld),
    )
    assert tuple(ranked(trash, without_meld, sheet.scoring)) == rank_payments(trash, result, sheet.scoring, 9)[0]


def test_the_two_lives_are_worked_out() -> None:
    text = said("indian_rummy_points", "scoring")
    assert "K♦ K♠ Q♣ 8♦, which is 38." in text
    assert "A♣, which is 79." in text
    assert "which adds up to 99 but counts only 80." in text
    for game in (game for game in GAMES if isinstance(games.get(game).scoring, LivesPenalty)):
        for option in (option for option in games.get(game).offers if option.name == "cap"):
            for cap in option.choices:
                text = said(game, "scoring", cap=cap)
                assert ("counts only" in text) == ("Without the first life" in text and cap == 80)


def test_the_winner_of_an_example_has_the_points_for_going_out() -> None:
    seen = set()
    for each in shipped():
        scoring = each.rules.scoring
        if isinstance(scoring, HandsAgainstLosers):
            seen.add(scoring.out_bonus)
            winner = signed(-scoring.out_bonus)
            assert f"The points: A {winner}, " in text_of(each.page, "scoring"), each.name
    assert len(seen) > 1


def test_the_end_of_a_match_in_boxes_is_shown_where_it_can_come_about() -> None:
    for target in range(1, 10):
        text = said("gin_rummy", "match", target_score=target)
        assert ("3 boxes" in text) == (target >= 3)  # three deals won, and nobody there after two
        assert f"B has {target} point" not in text


def test_a_minimum_is_waived_only_where_there_is_one() -> None:
    waived = [each for each in shipped() if "opening.unless_out" in each.sentences]
    assert all(each.rules.opening is not None and each.rules.opening.minimum for each in waived)
    assert {each.rules.id for each in waived} == {"scala_40"}


def test_a_joker_is_freed_on_a_table_of_all_and_exchanged_elsewhere() -> None:
    for each in shipped():
        for section in each.page.sections:
            if section.anchor == "jokers.exchange":
                rules = each.rules
                what = "an okey" if rules.tiles_in_hand else "a joker"
                how = "Exchanging" if rules.joker_sets is None and not rules.tiles_in_hand else "Freeing"
                assert section.heading == f"{how} {what}", each.name
                assert how == "Exchanging" or rules.tiles_in_hand or "free" in "".join(section.paragraphs), each.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_rule_has_no_second_colon(language: str) -> None:
    for game in GAMES:
        for option in games.get(game).offers:
            text = re.sub(r"[(（][^)）]*[)）]", "", option_text(option, language))
            assert not re.search("[:：]", text), (game, option.name)


def test_a_house_rule_says_which_jokers_it_counts_and_what_a_deal_is_called() -> None:
    for game in GAMES:
        rules = games.get(game)
        packs = {pack.copies for _, pack in rules.more_packs} | {rules.pack.copies}
        for option in rules.offers:
            if option.name in ("jokers", "jokers_per_pack"):
                assert ("the pack" in option.text) == (packs == {1}), game
            if option.name == "num_hands":
                assert option.text.startswith("Games" if rules.pack.family == "tiles" else "Deals"), game


def test_a_house_rule_speaks_of_a_dealer_and_of_deals_to_win_only_where_that_is_so() -> None:
    for game in GAMES:
        rules = games.get(game)
        names = {option.name for option in rules.offers}
        for option in rules.offers:
            if option.name == "starter_side":
                assert ("dealer" in option.text) == rules.start.has_dealer, game
            if option.name == "wins_needed":
                assert option.text.startswith("Points" if "draw_carries" in names else "Deals"), game


def test_money_is_worked_out_to_the_cent() -> None:
    text = said("indian_rummy_points", "match", point_value="0.50", rake_rate="0.10")
    assert "bring in 131.50; the winner receives 118.35." in text
    assert "6 players pay 600.00; the winner receives 540.00." in said(
        "indian_rummy_pool101", "match", rake_rate="0.10"
    )
    assert "160 with 2 players" in said("indian_rummy_deals", "match")
    for language in ("de", "vi", "tr", "it", "es"):
        assert "600,00" in said("indian_rummy_pool101", "match", language)


@pytest.mark.parametrize(
    ("choices", "written"),
    [
        ((10, 20, 25), "10, 20, 25"),
        ((10, 11, 12), "10 to 12"),
        ((10, 11), "10, 11"),
    ],
)
def test_choices_that_do_not_follow_one_another_are_all_named(choices: tuple[int, ...], written: str) -> None:
    undercut = Option(name="undercut_bonus", text="More for an undercut", path="scoring.undercut", choices=choices)
    sheet = with_fields(games.get("knock_rummy"), {"offers": (undercut,)})
    assert f"(undercut_bonus: {written})" in section_of(rule_page(sheet, "en"), "options").paragraphs[0]


def test_the_options_in_force_are_listed_with_their_values() -> None:
    assert "Minimum for the first meld: 30. (first_meld: 0 to 100)" in said("rummikub", "options")
    text = said("rummikub", "options", first_meld=40)
    assert "Minimum for the first meld: 40. (first_meld: 0 to 100) A house rule of this table." in text


@pytest.mark.parametrize("game", GAMES)
def test_the_turn_has_a_section_for_each_step(game: str) -> None:
    sheet = games.get(game)
    anchors = {section.anchor for section in rule_page(sheet, "en").sections}
    assert {"turn.draw", "turn.play"} <= anchors
    assert ("turn.discard" in anchors) == any(isinstance(step, Draw) for step in sheet.turn)
    assert ("turn.lay_off" in anchors) == any(isinstance(step, Play | LayOffWindow) for step in sheet.turn)


# --- the terms of the printed sheets


@pytest.mark.parametrize(
    ("game", "language", "wanted"),
    [
        ("rummikub_classic", "zh-Hant", "群組 順組 百搭牌 備用牌 牌架 破冰"),
        ("rummikub", "zh-Hans", "群组 顺组 百搭牌 牌库 牌架 破冰"),
        ("rummikub", "ja", "グループ ラン ジョーカー プール ラック"),
        ("standard_rummy", "ja", "山札 捨て札 メルド レイオフ"),
    ],
)
def test_the_terms_are_those_of_the_printed_sheets(game: str, language: str, wanted: str) -> None:
    page = rule_page(games.get(game), language)
    text = text_of(page) + "".join(section.heading for section in page.sections)
    for word in wanted.split():
        assert word in text
