"""Tasks about pieces alone: which melds are legal, which are enough, and what something counts. The engine judges."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from rummykit import hands
from rummykit.cards import COLOUR_JOKER, DOUBLE_JOKER, MIRROR_JOKER, NAMES, PRINTED_JOKER, Face, Faces, number_of, parse
from rummykit.lessons.goals import deadwood
from rummykit.lessons.lesson import CountPoints, Pick, PlayedPosition
from rummykit.match import score
from rummykit.melds.cut_joker import cut_by, made_wild
from rummykit.melds.indicated import next_tile
from rummykit.play.actions import Melds
from rummykit.play.deal import Deal
from rummykit.play.result import Result
from rummykit.play.steps.go_out import not_the_contract
from rummykit.referee import Question, Verdict, judge_by
from rummykit.rules import GoOut, IllegalAction, Rules
from rummykit.words import examples
from rummykit.words.scoring import words_of

CHOICES_OF_POINTS = 4

LEFT = 4
"""How many cards are to be counted at the end of a deal, if a deal has ended so: one is no task, a dozen is work."""

SPECIAL: dict[Face, tuple[str, ...]] = {
    DOUBLE_JOKER: ("r5 DJ r8", "r5 DJ r7"),
    COLOUR_JOKER: ("r5 CJ b7", "r5 CJ r7"),
    MIRROR_JOKER: ("r3 r4 MJ r4 r3", "r3 r4 MJ r5 r6"),
}
"""For each special joker a set that shows what it does, and one that it cannot make."""


def legal_meld(rules: Rules, meld: Faces) -> Verdict:
    """What the referee says of a meld; where a deal picks what is wild, as if it were nothing that is in the meld."""
    asked = {"meld": named(meld)} | nothing_wild(rules, meld)
    return judge_by(rules, Question(game=rules.id, ask="meld", input=asked))


def nothing_wild(rules: Rules, pieces: Faces) -> dict[str, object]:
    """What a question says is wild, where a deal picks it: nothing that is among these pieces."""
    if rules.lives is not None:
        return {"wild": cut_card(pieces) if rules.deal.cuts else wild_rank(pieces)}
    return {"indicator": indicator(rules, pieces)} if rules.tiles_in_hand else {}


def wild_rank(meld: Faces) -> str:
    """The name of a rank that no card of the meld has."""
    names = {NAMES[face][0] for face in meld}
    return next(rank for rank in "23456789" if rank not in names)


def cut_card(meld: Faces) -> str:
    """The name of a card that makes no card of the meld wild if it is cut."""
    return NAMES[next(face for face in range(PRINTED_JOKER) if made_wild(cut_by(face)).isdisjoint(meld))]


def indicator(rules: Rules, tiles: Faces) -> str:
    """The name of an indicator that makes none of the tiles wild."""
    return NAMES[next(face for face in rules.pack.faces() if {face, next_tile(face)}.isdisjoint(tiles))]


def named(meld: Faces) -> list[str]:
    """The names by which the referee knows pieces."""
    return [NAMES[face] for face in meld]


def pick_groups(rules: Rules, chance: Random) -> Pick | None:
    """Which of these are groups: some that are, and some with twins, another number, or too few pieces."""
    shape = rules.groups
    if shape is None:
        return None
    least, size = shape.min_size, shape.max_size or shape.min_size + 1
    right = [examples.group(rules, 5, range(3, 3 - least, -1)), examples.group(rules, 10, range(min(4, size)))]
    wrong = [(*examples.group(rules, 9, range(least - 1)), examples.face(rules, 10, least - 1))]
    if rules.pack.copies > 1:
        wrong.append(examples.group(rules, 3, (2, *range(2, least - 1 + 2))))
    wrong.append(examples.group(rules, 11, range(least - 1)))
    return _melds(rules, chance, right, wrong)


def pick_runs(rules: Rules, chance: Random) -> Pick | None:
    """Which of these are runs: where the ace may stand, one suit, and no gap."""
    shape = rules.runs
    if shape is None:
        return None
    least, ranks = shape.min_length, rules.pack.ranks
    straight = examples.run(rules, 8, least, 1)
    mixed = (straight[0], examples.face(rules, number_of(straight[1]), 2), *straight[2:])
    gap = (*examples.run(rules, 5, least - 1, 3), examples.face(rules, 5 + least, 3))
    low, high = examples.run(rules, 1, least, 3), examples.run(rules, ranks + 1 - least, least, 0)
    over = (*high[1:], examples.face(rules, 1, 0))
    around = (*high[2:], examples.face(rules, 1, 0), *examples.run(rules, 2, 1, 0))
    return _melds(rules, chance, [straight, low], [over, around, mixed, gap])


def pick_jokers(rules: Rules, chance: Random) -> Pick | None:
    """Which of these melds with jokers are legal."""
    wild = examples.joker(rules)
    if wild is None:
        return None
    tried: list[Faces] = []
    if rules.runs is not None:
        run = examples.run(rules, 5, rules.runs.min_length, 1)
        tried += [
            (run[0], wild, *run[2:]),
            (run[0], *[wild] * (len(run) - 1)),
            (wild, *run[1:-1], examples.face(rules, 11, 1)),
        ]
    if rules.groups is not None:
        group = examples.group(rules, 8, range(rules.groups.min_size))
        tried += [(*group[:-1], wild), (group[0], *[wild] * (len(group) - 1))]
    return _melds(rules, chance, (), tried)


def pick_special_jokers(rules: Rules, chance: Random) -> Pick | None:
    """Which of these sets with jokers of special kinds are legal."""
    kinds = {face for face, count in rules.pack.jokers if count} & set(SPECIAL)
    return _melds(rules, chance, (), [parse(text) for kind in sorted(kinds) for text in SPECIAL[kind]])


def _melds(rules: Rules, chance: Random, right: Iterable[Faces], wrong: Iterable[Faces]) -> Pick | None:
    """A task of melds, as the referee judges them; None where all of them are legal, or none is."""
    there = {*rules.pack_for(rules.players[0]).faces()}
    choices: list[Melds] = [(meld,) for meld in dict.fromkeys((*right, *wrong)) if meld and there >= {*meld}]
    return pick(chance, choices, [bool(legal_meld(rules, meld).fields["valid"]) for (meld,) in choices])


def pick_first_melds(rules: Rules, chance: Random) -> Pick | None:
    """Which of these are enough for a first meld."""
    if rules.opening is None or not rules.opening.minimum:
        return None
    minimum = rules.opening.minimum
    found = [examples.enough(rules, minimum), examples.not_enough(rules, minimum)]
    found += [examples.enough(rules, minimum + 4), examples.not_enough(rules, minimum - 5)]
    choices = list(dict.fromkeys(priced.melds for priced in found if priced is not None))
    if rules.opening.pairs is not None:
        choices += [_pairs(rules, count) for count in (rules.opening.pairs, rules.opening.pairs - 1) if count]
    return pick(chance, choices, [bool(first_meld(rules, melds).fields["opens"]) for melds in choices])


def first_meld(rules: Rules, melds: Melds) -> Verdict:
    """What the referee says of melds, or of pairs, as a first meld."""
    asked: dict[str, object] = {"pairs" if len(melds[0]) == 2 else "melds": [named(meld) for meld in melds]}
    asked |= nothing_wild(rules, tuple(face for meld in melds for face in meld))
    return judge_by(rules, Question(game=rules.id, ask="opening", input=asked))


def _pairs(rules: Rules, count: int) -> Melds:
    """This many pairs of equal pieces, high and low, in one suit after the other."""
    return tuple((examples.face(rules, 11 - at, at),) * 2 for at in range(count))


def pick_contracts(rules: Rules, chance: Random) -> Pick | None:
    """Which of these whole hands of runs have the sizes with which one goes out."""
    contracts = going_out(rules)
    if not contracts or rules.runs is None:
        return None
    first, total = contracts[0], sum(contracts[0])
    merged = (*first[:-2], sum(first[-2:]))
    halves, thirds = ((total + 1) // 2, total // 2), ((total + 2) // 3, (total + 1) // 3, total // 3)
    sizes = dict.fromkeys(tuple(sorted(each, reverse=True)) for each in (*contracts[:2], halves, thirds, merged))
    choices = [_runs_of(rules, each) for each in sizes]
    return pick(chance, choices, [no_contract(rules, melds) is None for melds in choices])


def going_out(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """The sizes of melds with which one goes out after drawing; empty where any sizes do."""
    steps = [step for step in rules.turn if isinstance(step, GoOut) and not step.undrawn]
    return steps[0].contracts if steps else ()


def no_contract(rules: Rules, melds: Melds) -> IllegalAction | None:
    """Why one does not go out with melds of these sizes; None where one does."""
    return not_the_contract(rules.id, going_out(rules), melds)


def _runs_of(rules: Rules, sizes: Sequence[int]) -> Melds:
    """Runs of these sizes, in one suit after the other."""
    return tuple(examples.run(rules, 3 + at, size, at) for at, size in enumerate(sizes))


def pick(chance: Random, choices: list[Melds], legal: list[bool]) -> Pick | None:
    """A task of choices in an order by chance; None where all of them are right, or none is."""
    if len(set(legal)) < 2:
        return None
    order = list(range(len(choices)))
    chance.shuffle(order)
    right = [place for place, number in enumerate(order) if legal[number]]
    return Pick(choices=tuple(choices[number] for number in order), right=tuple(right))


def count_pieces(rules: Rules, chance: Random) -> CountPoints | None:
    """What these pieces count when they are left: the ace, a seven, the king, and a joker where there are any.

    None where the rules say of no piece what it counts, as when each loser pays the same.
    """
    wild = examples.joker(rules)
    pieces = [examples.face(rules, number, suit) for suit, number in enumerate((1, 7, min(13, rules.pack.ranks)))]
    there = {*rules.pack_for(rules.players[0]).faces()}
    faces = tuple(face for face in (pieces if wild is None else (*pieces, wild)) if face in there)
    right = sum(map(rules.values.of, faces))
    if not right or not words_of(rules).counts_cards:
        return None
    choices = among(chance, right, _near(right, rules, faces))
    return CountPoints(choices=choices, right=choices.index(right), faces=faces)


def _near(right: int, rules: Rules, faces: Faces) -> Iterator[int]:
    """What the pieces would count in other games."""
    plain = sum(min(10, number_of(face)) for face in faces[:3])
    yield from (plain, plain + 10, plain + 14, plain + 30, right + 10, right - 5, right + 15)


def count_hand(rules: Rules, chance: Random, positions: Iterable[PlayedPosition]) -> CountPoints | None:
    """What the cards of a hand count that are in no meld, where that is what is counted.

    Of the hands that have melds and other cards too, it is the one in which the latter count about a third.
    """
    if rules.scoring.count != "unmatched" or rules.pack.family == "tiles":
        return None
    found: list[tuple[int, int, int, int, Deal]] = []
    for deal in (position.deal(rules) for position in positions):
        held = hands.faces(deal._state.hands[deal.turn])
        left, whole = (
            deadwood(deal, deal._state.hands[deal.turn]),
            sum(worth_of(rules, face, deal._state.wild) for face in held),
        )
        if 0 < left < whole:
            found.append((abs(3 * left - whole), len(found), left, whole, deal))
    if not found:
        return None
    *_, right, whole, deal = min(found)
    faces = hands.faces(deal._state.hands[deal.turn])
    near = (whole, right + 10, right - rules.values.of(faces[0]), right + 7, right + 3)
    choices = among(chance, right, (each for each in near if each >= 0))
    return CountPoints(choices=choices, right=choices.index(right), faces=faces, unmatched=True, wild=deal._state.wild)


def worth_of(rules: Rules, face: Face, wild: int) -> int:
    """What a piece counts that is left over, in a deal where a rank may be wild; a wild card counts nothing."""
    turned = face in made_wild(wild)
    return 0 if turned else rules.values.of(face)


def count_deals(rules: Rules, chance: Random, ends: Iterable[Result]) -> Iterator[CountPoints]:
    """What deals were worth for a seat: of each kind of end, the one that leaves about `LEFT` cards to count."""
    plainest: dict[tuple[object, ...], Result] = {}
    for result in sorted(ends, key=lambda each: abs(sum(map(len, each.hands)) - LEFT)):
        winners = score(rules, result).winners
        out = any(each is not None for each in result.out)
        plainest.setdefault((result.kind, result.concealed, out, result.winner in winners), result)
    priced = [(result, score(rules, result).points) for result in plainest.values()]
    below = any(min(points) < 0 for _, points in priced)
    for result, points in priced:
        seat = max(result.order, key=lambda each: (abs(points[each]), points[each], -each))
        held = [sum(map(rules.values.of, hand)) for hand in result.hands]
        right = points[seat]
        near = (*points, -right, *held, right + 10, right - 10, right + 25, right + 5)
        choices = among(chance, right, (each for each in near if below or each >= 0))
        yield CountPoints(choices=choices, right=choices.index(right), result=result, seat=seat)


def among(chance: Random, right: int, near: Iterable[int]) -> tuple[int, ...]:
    """The right points among others that come near."""
    choices = [right, *[other for other in dict.fromkeys(near) if other != right][: CHOICES_OF_POINTS - 1]]
    chance.shuffle(choices)
    return tuple(choices)
