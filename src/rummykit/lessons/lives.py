"""Tasks about the two lives, and about pure runs in their place: which melds are pure, which hands are good
declarations, and what a hand with one life counts."""

from __future__ import annotations

from collections import Counter
from random import Random

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, Faces, number_of
from rummykit.lessons.lesson import CountPoints, Pick
from rummykit.lessons.tasks import among, pick
from rummykit.melds.shapes import Groups, Runs
from rummykit.play.actions import Melds
from rummykit.play.melds import lives_in
from rummykit.rules import IllegalAction, Rules
from rummykit.words import examples

RANKS_OF_GROUPS = (13, 12, 2, 1)
"""Of these are the groups that fill up a large hand."""

TRIES = 200
"""This many hands are dealt to find one with the first life alone: about every third is one."""


def _shapes(rules: Rules, *, pures: bool) -> tuple[Groups, Runs] | None:
    """The melds of a game with two lives, or of one with pure runs in their place; None for others."""
    if rules.lives is None or (rules.pures is not None) != pures or rules.groups is None or rules.runs is None:
        return None
    return rules.groups, rules.runs


def pick_first_lives(rules: Rules, chance: Random) -> Pick | None:
    """Which of these can be the first life: runs with and without a joker, and a group."""
    if (shapes := _shapes(rules, pures=False)) is None:
        return None
    groups, runs = shapes
    least = runs.min_length
    run = examples.run(rules, 4, least, 1)
    melds: list[Faces] = [
        run,
        examples.run(rules, 7, least + 1, 0),
        (*examples.run(rules, 9, least - 1, 2), PRINTED_JOKER),
        (run[0], PRINTED_JOKER, *run[2:], *examples.run(rules, 4 + least, 1, 1)),
        examples.group(rules, 12, range(groups.min_size)),
    ]
    choices: list[Melds] = [(meld,) for meld in dict.fromkeys(melds) if _are_there(rules, meld)]
    return pick(chance, choices, [not_pure(rules, meld) is None for (meld,) in choices])


def pick_pures(rules: Rules, chance: Random) -> Pick | None:
    """Which of these are pure runs: runs with and without a joker, three equal cards, and a group."""
    if (shapes := _shapes(rules, pures=True)) is None:
        return None
    groups, runs = shapes
    run = examples.run(rules, 4, runs.min_length, 1)
    melds: list[Faces] = [
        run,
        (examples.face(rules, 7, 2),) * 3,
        (run[0], PRINTED_JOKER, *run[2:]),
        examples.group(rules, 12, range(groups.min_size)),
    ]
    choices: list[Melds] = [(meld,) for meld in melds if _are_there(rules, meld)]
    return pick(chance, choices, [not_pure(rules, meld) is None for (meld,) in choices])


def not_pure(rules: Rules, meld: Faces) -> IllegalAction | None:
    """Why a meld is no first life, or no pure run; None where it is one."""
    lives = lives_in(rules, 0)
    flaw = None if lives.kind(meld) in ("pure", "tunnela") else lives.flaw((meld,), hands.of(meld))
    return None if flaw is None else IllegalAction(flaw.code, rules.id, **flaw.params)


def pick_declarations(rules: Rules, chance: Random) -> Pick | None:
    """Which of these whole hands are good declarations: with both lives, without the first, without the second."""
    if (shapes := _shapes(rules, pures=False)) is None:
        return None
    groups, runs = shapes
    least, size = runs.min_length, groups.min_size
    long = rules.deal.hand_for(rules.players[0]) - least - 2 * size
    if long < least:
        return None
    pure, other = examples.run(rules, 3, long, 1), examples.run(rules, 8, least, 2)
    impure, mended = (*other[:-1], PRINTED_JOKER), (pure[0], PRINTED_JOKER, *pure[2:])
    kings, fives, twos = (examples.group(rules, number, range(size)) for number in (13, 5, 2))
    choices: list[Melds] = [
        (pure, impure, kings, fives),
        (pure, other, (*kings[:-1], PRINTED_JOKER), twos),
        (mended, impure, fives, twos),
        (pure, kings, (*fives[:-1], PRINTED_JOKER), twos),
    ]
    choices = [melds for melds in choices if _are_there(rules, tuple(face for meld in melds for face in meld))]
    return pick(chance, choices, [no_declaration(rules, melds) is None for melds in choices])


def pick_shows(rules: Rules, chance: Random) -> Pick | None:
    """Which of these whole hands are good declarations: with pure runs enough, one too few, and this many pairs."""
    if rules.lives is None or rules.lives.pures is None:
        return None
    size, wanted, dublees = rules.deal.hand_for(rules.players[0]), rules.lives.pures, rules.lives.dublees
    more, left = divmod(size - 3 * (wanted + 1), 3)
    if not 0 <= left <= more <= len(RANKS_OF_GROUPS):
        return None
    numbers = enumerate(RANKS_OF_GROUPS[:more])
    groups = [examples.group(rules, number, range(4 if at < left else 3)) for at, number in numbers]
    runs = [examples.run(rules, 3 + at, 3, at) for at in range(wanted - 1)]
    tunnela, run = (examples.face(rules, 9, 2),) * 3, examples.run(rules, 5, 3, 3)
    mended = (run[0], PRINTED_JOKER, *run[2:])
    thirds: tuple[Faces, ...] = (tunnela, run, mended)
    choices: list[Melds] = [(*runs, third, mended, *groups) for third in thirds]
    if dublees and 2 * dublees < size:
        pairs = [(examples.face(rules, 13 - at, at),) * 2 for at in range(dublees)]
        rest = tuple(examples.face(rules, at + 1, at + 2) for at in range(size - 2 * dublees))
        choices += [(*pairs, rest)]
    choices = [melds for melds in choices if _are_there(rules, tuple(face for meld in melds for face in meld))]
    return pick(chance, choices, [no_declaration(rules, melds) is None for melds in choices])


def no_declaration(rules: Rules, melds: Melds) -> IllegalAction | None:
    """Why a whole hand in melds is no good declaration; None where it is one. No rank of the hand is wild."""
    flaw = lives_in(rules, 0).flaw(melds, hands.of(face for meld in melds for face in meld))
    return None if flaw is None else IllegalAction(flaw.code, rules.id, **flaw.params)


def _are_there(rules: Rules, faces: Faces) -> bool:
    """Whether the game has these cards, each as often."""
    return Counter(faces) <= Counter(rules.pack_for(rules.players[0]).faces())


def count_one_life(rules: Rules, chance: Random) -> CountPoints | None:
    """What a hand counts that has the first life alone: everything else, cards in melds too."""
    if rules.lives is None or rules.pures is not None or rules.runs is None:
        return None
    size = rules.deal.hand_for(rules.players[0])
    melds = (*examples.run(rules, 5, rules.runs.min_length, 1), *examples.group(rules, 4, (3, 2, 0)))
    others = Counter(face for face in rules.pack_for(rules.players[0]).faces() if face < PRINTED_JOKER)
    others -= Counter(melds)
    for _ in range(TRIES):
        faces = tuple(sorted((*melds, *chance.sample(sorted(others.elements()), size - len(melds)))))
        free = {*range(1, rules.pack.ranks + 1)} - {*map(number_of, faces)}
        wild = chance.choice(sorted(free)) if rules.deal.wild_indicator and free else 0
        lives, held = lives_in(rules, wild), hands.of(faces)
        right, loose = lives.best(held).points, lives.loose(held)
        if lives.best(held).status == "first_life_only" and loose < right <= rules.lives.cap:
            whole = sum(map(rules.values.of, faces))
            near = (loose, min(whole, rules.lives.cap), whole, right + 10, right - 5)
            choices = among(chance, right, near)
            return CountPoints(choices=choices, right=choices.index(right), faces=faces, unmatched=True, wild=wild)
    return None
