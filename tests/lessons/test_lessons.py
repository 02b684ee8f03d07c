"""Lessons teach what the rules say: every answer is judged by the engine, and checked here by other means."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from rummykit import games, lessons
from rummykit.analysis.sources import source_of
from rummykit.cards import NAMES, colour_of, is_joker, number_of, parse
from rummykit.lessons import CountPoints, Do, Judged, Pick
from rummykit.lessons.choices import chosen
from rummykit.lessons.lesson import Advice, ChanceOf, Reason
from rummykit.lessons.measured import measured
from rummykit.lessons.play_well import well_played
from rummykit.lessons.tasks import legal_meld
from rummykit.lessons.worth import counted
from rummykit.match import score
from rummykit.play.actions import Discard, Draw
from rummykit.rules import IllegalAction, LayOffWindow, Rules, Show
from rummykit.words import LANGUAGES, rule_page, section_of
from rummykit.words.languages import FALLBACK as ENGLISH
from tests.examples import some_games
from tests.indian import naive as naive_lives
from tests.rules import naive_melds
from tests.words.saying import noted_sentences
from tests.words.sheets import SHORT

GAMES = tuple(games.SHEETS)
VARIED = (
    *("tonk", "indian_rummy_pool101", "knock_rummy", "remi_51", "phom", "rummikub_twist", "nowrang"),
    *("indian_rummy_21", "okey_101", "canasta"),
)
"""Games whose lessons use every sentence between them, with those of `gin_rummy` and `okey`."""
INDIAN = tuple(game for game, rules in games.SHEETS.items() if rules.lives is not None and rules.lives.pures is None)


def give_every_reason(game: str) -> None:
    """Ask for each kind of decision, and give each reason, in the words of a game."""
    rules = games.get(game)
    step = steps(game, Do)[0]
    assert isinstance(step.task, Do)
    best, other = list(rules.pack.faces())[:2]
    numbers = dict.fromkeys(("few", "many", "unseen", "left", "mine", "theirs"), 7)
    for reason in get_args(Reason):
        advice = Advice(
            choice="discard",
            reason=reason,
            chances=(ChanceOf(Discard(best), 60), ChanceOf(Discard(other), 40)),
            counted=numbers,
        )
        lessons.question(rules, replace(step, task=replace(step.task, advice=advice)), "en")
        lessons.why(rules, advice, "en")


def steps(game: str, kind: type) -> list[lessons.LessonStep]:
    return [step for step in lessons.lesson(games.get(game)).steps if isinstance(step.task, kind)]


@some_games(3, 1)
def test_a_lesson_of_every_game(game: str) -> None:
    """What is true of all lessons; in one test for each game, as making a lesson takes a second."""
    rules = games.get(game)
    lesson = lessons.lesson(rules)
    advised = [step for step in lesson.steps if step.id.startswith("well.")]
    assert 8 <= len(lesson.steps) - len(advised) <= 13
    assert len({step.id for step in lesson.steps}) == len(lesson.steps)
    assert {type(step.task) for step in lesson.steps} == {Pick, CountPoints, Do}
    is_in_the_order_of_a_turn(rules, lesson)
    for step in lesson.steps:
        match step.task:
            case Do():
                can_be_done_and_not_by_everything(rules, step.task)
            case CountPoints():
                points_are_those_of_the_score(rules, step.task)
            case Pick() if game in naive_melds.GAMES and step.id != "pick.contract":
                # In a contract all melds are legal, and their sizes are asked.
                found = found_slowly(naive_melds.GAMES[game], step.task, first_meld=step.id == "pick.first_meld")
                assert step.task.right == found, step.id
    for language in LANGUAGES:
        is_asked(rules, lesson, language)


def is_in_the_order_of_a_turn(rules: Rules, lesson: lessons.Lesson) -> None:
    """The aim, the deal and a turn are read first; then melds, a draw, what is played, the end, and points."""
    assert [step.before for step in lesson.steps] == [("aim", "deal", "turn"), *((),) * (len(lesson.steps) - 1)]
    names = [step.id for step in lesson.steps]
    kinds = [name.split(".")[0] for name in names]
    assert kinds == sorted(kinds, key=("pick", "do", "count", "well").index)
    done = [step.task for step in lesson.steps if isinstance(step.task, Do)]
    assert (done[0].way == Draw("stock")) != rules.rearranges
    if "do.lay_off" in names and rules.step(LayOffWindow) is not None:
        assert names.index("do.knock") < names.index("do.lay_off")
    if "do.lay_off" in names and rules.step(Show) is not None:
        assert names.index("do.show") < names.index("do.lay_off")


def can_be_done_and_not_by_everything(rules: Rules, task: Do) -> None:
    deal = task.position.deal(rules)
    assert lessons.do(rules, task, task.way).right
    assert lessons.do(rules, task, str(task.way)).right
    if task.goal in ("take_discard", "best_discard", "knock", "lay_off", "rearrange"):
        others = [action for action in deal.legal_actions() if action != task.way]
        assert not all(lessons.do(rules, task, action).right for action in others)


def points_are_those_of_the_score(rules: Rules, task: CountPoints) -> None:
    assert len({*task.choices}) == len(task.choices) >= 3
    assert lessons.count(task, task.right).right
    assert not lessons.count(task, (task.right + 1) % len(task.choices)).right
    if task.result is not None:
        assert task.choices[task.right] == score(rules, task.result).points[task.seat]


def found_slowly(sheet: naive_melds.CardGame, task: Pick, *, first_meld: bool) -> tuple[int, ...]:
    """The right choices by the slow and obvious way."""
    found = []
    for number, melds in enumerate(task.choices):
        worth = [naive_melds.card_melds(sheet, tuple(NAMES[face] for face in meld)) for meld in melds]
        enough = sum(max(each.values(), default=0) for each in worth) >= sheet.minimum
        if sheet.natural_run:
            enough &= any(
                "run" in each and not any(map(is_joker, meld)) for each, meld in zip(worth, melds, strict=True)
            )
        if all(worth) and (enough or not first_meld):
            found.append(number)
    return tuple(found)


def is_asked(rules: Rules, lesson: lessons.Lesson, language: str) -> None:
    page = rule_page(rules, language)
    for step in lesson.steps:
        asked = lessons.question(rules, step, language)
        if isinstance(step.task, Do) and step.task.advice is not None:
            said = lessons.why(rules, step.task.advice, language)
            assert "{" not in said
            assert language == "en" or said != lessons.why(rules, step.task.advice, "en")
        assert asked
        assert "{" not in asked
        assert language == "en" or asked != lessons.question(rules, step, "en")
        assert section_of(page, step.rule).paragraphs


@pytest.mark.parametrize("game", ["rummikub", "rummikub_classic", "rummikub_twist"], scope="module")
def test_the_right_sets_of_tiles_are_those_that_the_slow_and_obvious_way_finds(game: str) -> None:
    for step in steps(game, Pick):
        assert isinstance(step.task, Pick)
        found = []
        for number, melds in enumerate(step.task.choices):
            worth = [
                naive_melds.tile_melds(tuple(NAMES[face] for face in meld), game.endswith("twist")) for meld in melds
            ]
            enough = sum(max(each.values(), default=0) for each in worth) >= 30
            if all(worth) and (enough or step.id != "pick.first_meld"):
                found.append(number)
        assert step.task.right == tuple(found), step.id


def pick_of(game: str, step: str) -> Pick:
    (task,) = (each.task for each in lessons.lesson(games.get(game)).steps if each.id == step)
    assert isinstance(task, Pick)
    return task


def plainly(meld: tuple[int, ...]) -> list[naive_lives.Card]:
    """Cards as the slow and obvious reckoning of the two lives has them."""
    return [None if is_joker(face) else (number_of(face), colour_of(face)) for face in meld]


@pytest.mark.parametrize("game", INDIAN, scope="module")
def test_first_lives_and_declarations_are_those_that_the_slow_and_obvious_way_finds(game: str) -> None:
    first = pick_of(game, "pick.first_life")
    kinds = [naive_lives.kinds(plainly(meld), 0) for (meld,) in first.choices]
    assert first.right == tuple(number for number, each in enumerate(kinds) if "pure" in each)
    whole = pick_of(game, "pick.declaration")
    for number, melds in enumerate(whole.choices):
        assert sum(map(len, melds)) == 13
        found = [naive_lives.kinds(plainly(meld), 0) for meld in melds]
        assert all(found)
        runs = [each for each in found if each & {"pure", "impure"}]
        assert (number in whole.right) == (len(runs) >= 2 and any("pure" in each for each in runs))
    rules = games.get(game)
    wrong = {number for number in range(len(whole.choices)) if number not in whole.right}
    why = {number: lessons.why_not(rules, "pick.declaration", whole, number) for number in range(len(whole.choices))}
    assert {each.code for each in why.values() if each is not None} == {"no_first_life", "no_second_life"}
    assert {number for number, each in why.items() if each is not None} == wrong


@pytest.mark.parametrize("game", INDIAN, scope="module")
def test_with_one_life_cards_in_melds_count_too(game: str) -> None:
    rules = games.get(game)
    (task,) = (step.task for step in steps(game, CountPoints) if step.id == "count.one_life")
    assert isinstance(task, CountPoints)
    assert task.wild not in {number_of(face) for face in task.faces}
    assert task.choices[task.right] == naive_lives.fewest_points(plainly(task.faces), task.wild)[0]
    worth = counted(rules, task)
    assert sum(points for _, points in worth.pieces) == task.choices[task.right]
    assert len(worth.melds) == 1


@pytest.mark.parametrize(
    ("game", "step", "kind"),
    [
        ("block_rummy", "count.deal.blocked", "blocked"),
        ("gin_rummy", "count.deal.undercut", "knocked"),
        ("knock_rummy", "count.deal.undercut", "knocked"),
        *((game, "count.deal.last_left", "last_left") for game in INDIAN),
    ],
)
def test_deals_that_end_otherwise_are_counted_too(game: str, step: str, kind: str) -> None:
    (task,) = (each.task for each in steps(game, CountPoints) if each.id == step)
    assert isinstance(task, CountPoints)
    assert task.result is not None
    assert task.result.kind == kind
    if step.endswith("undercut"):
        assert task.result.winner not in score(games.get(game), task.result).winners


@pytest.mark.parametrize(
    ("game", "sizes"), [("continental_rum", {(5, 4, 3, 3), (4, 4, 4, 3)}), ("nowrang", {(4, 3, 3)})]
)
def test_whole_hands_go_out_by_the_sizes_of_their_melds(game: str, sizes: set[tuple[int, ...]]) -> None:
    rules, task = games.get(game), pick_of(game, "pick.contract")
    assert {tuple(map(len, task.choices[number])) for number in task.right} == sizes
    for number, melds in enumerate(task.choices):
        assert all(legal_meld(rules, meld).fields["valid"] for meld in melds)
        why = lessons.why_not(rules, "pick.contract", task, number)
        assert (None if why is None else why.code) == (None if number in task.right else "not_the_contract")


def test_pure_runs_are_runs_without_jokers_and_three_of_one_card() -> None:
    rules, task = games.get("indian_rummy_21"), pick_of("indian_rummy_21", "pick.pure")
    for number, (meld,) in enumerate(task.choices):
        equal = len({*meld}) == 1
        follows = [*meld] == [*range(meld[0], meld[0] + len(meld))] and not any(map(is_joker, meld))
        assert (number in task.right) == (equal or follows)
        why = lessons.why_not(rules, "pick.pure", task, number)
        assert (why is None) == (number in task.right)


def test_a_hand_of_21_is_declared_with_three_pure_runs_or_eight_dublees() -> None:
    rules, task = games.get("indian_rummy_21"), pick_of("indian_rummy_21", "pick.show")
    for number, melds in enumerate(task.choices):
        assert sum(map(len, melds)) == 21
        dublees = sum(len(meld) == 2 and len({*meld}) == 1 for meld in melds)
        pures = sum(
            len(meld) == 3 and not any(map(is_joker, meld)) and len({colour_of(face) for face in meld}) == 1
            for meld in melds
        )
        assert (number in task.right) == (dublees >= 8 or pures >= 3)
        why = lessons.why_not(rules, "pick.show", task, number)
        assert (None if why is None else why.code) == (None if number in task.right else "too_few_pures")
    assert any(len(melds) > 7 for melds in task.choices)


def test_a_first_meld_at_101_is_worth_as_much_or_has_five_pairs() -> None:
    rules, task = games.get("okey_101"), pick_of("okey_101", "pick.first_meld")
    in_pairs = [melds for melds in task.choices if len(melds[0]) == 2]
    assert sorted(map(len, in_pairs)) == [4, 5]
    for number, melds in enumerate(task.choices):
        pairs = all(len(meld) == 2 and len({*meld}) == 1 for meld in melds)
        enough = len(melds) >= 5 if pairs else sum(number_of(face) for meld in melds for face in meld) >= 101
        assert (number in task.right) == enough
        why = lessons.why_not(rules, "pick.first_meld", task, number)
        wanted = "opening_too_few_pairs" if pairs else "opening_too_low"
        assert (None if why is None else why.code) == (None if enough else wanted)


def test_a_wrong_choice_is_named_with_the_reason() -> None:
    rules = games.get("standard_rummy")
    (runs,) = (step for step in lessons.lesson(rules).steps if step.id == "pick.run")
    assert isinstance(runs.task, Pick)
    wrong = next(number for number in range(len(runs.task.choices)) if number not in runs.task.right)
    judged = lessons.pick(runs.task, [*runs.task.right, wrong])
    assert (judged.right, judged.wrong) == (False, (wrong,))
    refusal = lessons.why_not(rules, runs.id, runs.task, wrong)
    assert refusal is not None
    assert refusal.text
    assert all(lessons.why_not(rules, runs.id, runs.task, number) is None for number in runs.task.right)


def test_a_discard_that_keeps_less_is_told_how_near_it_is() -> None:
    rules = games.get("gin_rummy")
    (step,) = (step for step in lessons.lesson(rules).steps if step.id == "do.best_discard")
    assert isinstance(step.task, Do)
    deal = step.task.position.deal(rules)
    others = [action for action in deal.legal_actions() if action != step.task.way]
    judged = [lessons.do(rules, step.task, action) for action in others if str(action).startswith("discard")]
    assert judged
    for each in judged:
        assert not each.right
        assert each.left is not None
        assert each.least is not None
        assert each.left > each.least


def test_an_action_that_is_not_legal_is_refused_with_the_rule() -> None:
    rules = games.get("gin_rummy")
    (step,) = (step for step in lessons.lesson(rules).steps if step.id == "do.take_discard")
    assert isinstance(step.task, Do)
    refusal = lessons.do(rules, step.task, "knock").refusal
    assert isinstance(refusal, IllegalAction)
    assert lessons.said_of(rules, lessons.do(rules, step.task, "knock"), "en") == refusal.text


@pytest.mark.parametrize("game", ["okey", "nowrang", "conquian", "continental_rum"])
def test_where_no_piece_counts_nobody_is_asked_what_pieces_count(game: str) -> None:
    assert "count.pieces" not in [step.id for step in lessons.lesson(games.get(game)).steps]
    assert "count.pieces" in [step.id for step in lessons.lesson(games.get("gin_rummy")).steps]


def test_house_rules_in_force_are_taught() -> None:
    for game, option, step_id in (
        ("caloochi", {"first_meld": 40}, "pick.first_meld"),
        ("standard_rummy", {"ace": "corner"}, "pick.run"),
    ):
        offered = {each.name for each in games.get(game).offers}
        if not offered >= {*option}:
            continue
        usual, house = games.get(game), games.get(game, **option)
        one, other = ({step.id: step for step in lessons.lesson(rules).steps} for rules in (usual, house))
        assert one[step_id] != other[step_id]
        assert lessons.question(house, other[step_id], "en")


def test_somebody_who_knows_a_game_is_taught_only_what_differs() -> None:
    rules = games.get("caloochi")
    new = lessons.new_in(rules, games.get("standard_rummy"))
    assert {"pick.first_meld", "do.swap"} <= {step.id for step in new.steps}
    assert "pick.group" not in {step.id for step in lessons.new_in(rules, games.get("german_rummy")).steps}
    assert lessons.new_in(rules, rules).steps == ()


@pytest.mark.parametrize("rules", SHORT, ids=lambda rules: f"{rules.id} {rules.pack.suits} {rules.pack.ranks}")
def test_a_short_pack_is_taught_with_its_own_cards(rules: Rules) -> None:
    pack = {*rules.pack_for(rules.players[0]).faces()}
    for step in lessons.lesson(rules).steps:
        if isinstance(step.task, Pick):
            assert {face for melds in step.task.choices for meld in melds for face in meld} <= pack
        if isinstance(step.task, CountPoints):
            assert {*step.task.faces} <= pack


def advised() -> dict[str, list[Do]]:
    """The tasks about playing well of every game that has some."""
    return {game: list(found) for game in GAMES if (found := well_played(games.get(game)))}


def test_playing_well_is_asked_for_other_reasons_each_time_and_one_choice_wins_more_often() -> None:
    for game, tasks in advised().items():
        rules = games.get(game)
        assert len({task.advice.reason for task in tasks if task.advice}) == len(tasks) <= 3
        for task in tasks:
            assert task.advice is not None
            best, *others = task.advice.chances
            assert best.percent >= max(each.percent for each in others) + 4, game
            assert lessons.do(rules, task, task.way).right
            wrong = lessons.do(rules, task, others[0].action)
            assert (wrong.right, wrong.percent, wrong.best) == (False, others[0].percent, best.percent)
            assert lessons.said_of(rules, wrong, "en")


def test_other_deals_bear_the_advice_out() -> None:
    """One game of each kind of kernel, on deals that were not used to find it."""
    for game in ("gin_rummy", "standard_rummy"):
        rules = games.get(game)
        for task in well_played(rules):
            assert task.advice is not None
            found = measured(source_of(task.position.deal(rules)), task.advice.choice, 1 << 43, 500)
            assert found is not None
            assert chosen(task.advice.choice, found.choices[0].action) == chosen(task.advice.choice, task.way), game


def test_house_rules_may_make_another_play_the_best() -> None:
    assert well_played(games.get("gin_rummy"))
    assert not well_played(games.get("gin_rummy", knock_limit=5))


def test_a_lesson_is_the_same_every_time_and_survives_json() -> None:
    rules = games.get("phom")
    lesson = lessons.lesson(rules)
    lessons.lesson.cache_clear()
    assert lessons.lesson(rules) == lesson
    assert msgspec.json.decode(msgspec.json.encode(lesson), type=lessons.Lesson) == lesson


def test_a_meld_is_judged_with_another_wild_rank_than_its_own() -> None:
    rules = games.get("indian_rummy_points")
    assert legal_meld(rules, parse("2S 3S 4S")).fields["valid"]
    assert not legal_meld(rules, parse("2S 3S 3S")).fields["valid"]


def test_every_sentence_of_lessons_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    said = noted_sentences(monkeypatch)
    rules = games.get("gin_rummy")
    for judged in (
        Judged(right=True),
        Judged(right=False),
        Judged(right=False, wrong=(1,)),
        Judged(right=False, left=9, least=4),
        Judged(right=False, percent=40, best=60),
    ):
        assert lessons.said_of(rules, judged, "en")
    for game in ("gin_rummy", "okey"):
        give_every_reason(game)
    wanted = {name for name in ENGLISH.sentences if name.startswith("lesson.")}
    for rules in (games.get("standard_rummy", call_rummy=True), *map(games.get, (*VARIED, *GAMES))):
        for step in lessons.lesson(rules).steps:
            lessons.question(rules, step, "en")
        if wanted <= said.keys():
            return
    assert wanted <= said.keys()
