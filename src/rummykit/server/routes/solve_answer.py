"""The answer to `POST /api/solve`: the best play of a table of tiles or a hand of cards, told step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rummykit import hands, solve
from rummykit.cards import NAMES, PRINTED_JOKER, STANDING_FOR, Face, show
from rummykit.melds.cut_joker import cut_by
from rummykit.play.actions import Faces
from rummykit.play.course import course_of
from rummykit.play.melds import lives_in
from rummykit.referee.meld import read_meld
from rummykit.rules import IllegalAction, Rules
from rummykit.server.catalogue import sheet_with
from rummykit.server.refusals import TableRefusal
from rummykit.server.wire.http_messages import SolveAsked, Solved, SolvedPart, SolvedSet, SolvedStep
from rummykit.solve.best_hand import contracts_of


def solved(asked: SolveAsked) -> Solved:
    """The best play; raises `TableRefusal` that names what is wrong, or says that it is not solved."""
    rules = sheet_with(asked.game, asked.options)
    _check_pieces(rules, asked)
    return _table(rules, asked) if rules.rearranges else _hand(rules, asked)


def _check_pieces(rules: Rules, asked: SolveAsked) -> None:
    """Nothing that is in no pack, and of nothing more than the largest pack holds."""
    most: Counter[Face] = Counter()
    for pack in (rules.pack, *(pack for _, pack in rules.more_packs)):
        most |= Counter(pack.faces())
    there = Counter([*asked.pieces, *(face for cards in asked.table for face in cards)])
    for face, count in sorted(there.items()):
        if face not in NAMES:
            raise TableRefusal("unreadable")
        if count > most[face]:
            raise TableRefusal("too_many_copies", tile=show((face,)), count=count, most=most[face])


# --- a table of tiles


def _table(rules: Rules, asked: SolveAsked) -> Solved:
    before = [_read(rules, number, cards) for number, cards in enumerate(asked.table)]
    table = [each.cards for each in before]
    try:
        after, opening = _best(rules, asked, table)
    except ValueError as error:
        raise TableRefusal("not_solved", reason=str(error)) from None
    there = Counter(face for cards in after for face in cards)
    played = there - Counter(face for cards in table for face in cards)
    minimum = None if asked.opened or rules.opening is None else rules.opening.minimum
    return Solved(
        before=tuple(before),
        steps=_steps(rules, table, after),
        played=tuple(sorted(played.elements())),
        left=tuple(sorted((Counter(asked.pieces) - played).elements())),
        value=sum(rules.values.of(face) for face in played.elements()),
        opening=opening,
        minimum=minimum,
        deadwood=None,
        status=None,
        discard=None,
    )


def _read(rules: Rules, number: int, cards: Faces) -> SolvedSet:
    """A set of the table as it is laid."""
    found = read_meld(rules, cards)
    if isinstance(found, IllegalAction):
        params = {name: value for name, value in found.params.items() if name not in ("number", "flaw", "reason")}
        raise TableRefusal("bad_set", number=number + 1, flaw=found.code, reason=found.text, **params)
    kind = found.kinds[0]
    return SolvedSet(cards=found.cards, kind=kind, stands=course_of(rules).standing.of(found.cards, kind, 0))


def _best(rules: Rules, asked: SolveAsked, table: Sequence[Faces]) -> tuple[tuple[Faces, ...], int | None]:
    """Every set afterwards, and what the first meld counts where it is still owed."""
    if asked.opened or rules.opening is None:
        return solve.table(rules, table, asked.pieces, asked.objective, calm=True).table_after, None
    first = solve.first_meld_of_rack(rules, asked.pieces, asked.objective)
    if first is None:
        return tuple(table), None
    laid = first.table_after
    worth = sum(0 if isinstance(read, IllegalAction) else read.value for read in (read_meld(rules, c) for c in laid))
    after = (*table, *laid)
    if rules.opening.then_manipulate:
        left = hands.faces(hands.take(hands.of(asked.pieces), first.played), "tiles")
        after = solve.table(rules, after, left, asked.objective, calm=True).table_after
    return after, worth


def _steps(rules: Rules, table: Sequence[Faces], after: Sequence[Faces]) -> tuple[SolvedStep, ...]:
    """Set by set, the tiles of each from sets of the table by their number; what is taken apart is used up at once."""
    left = [Counter(cards) for cards in table]

    def part(tiles: Faces, source: Faces | None) -> SolvedPart:
        if source is None:
            return SolvedPart(cards=tiles, source=None)
        place = next(at for at, cards in enumerate(table) if cards == source and Counter(tiles) <= left[at])
        left[place] -= Counter(tiles)
        return SolvedPart(cards=tiles, source=place)

    steps = [
        SolvedStep(made=_read(rules, number, step.made), parts=tuple(part(*each) for each in step.parts))
        for number, step in enumerate(solve.steps(table, after))
    ]
    return tuple(sorted(steps, key=lambda step: min(_sources(step), default=len(table))))


def _sources(step: SolvedStep) -> list[int]:
    return [part.source for part in step.parts if part.source is not None]


# --- a hand of cards


def _hand(rules: Rules, asked: SolveAsked) -> Solved:
    if asked.table:
        raise TableRefusal("not_solved", reason=f"{rules.names.en} has no table that is rearranged.")
    wild = None if rules.lives is None else asked.wild
    if rules.deal.cuts and asked.wild < STANDING_FOR:
        wild = cut_by(PRINTED_JOKER)
    try:
        play, status = _arranged(rules, asked, wild)
    except ValueError as error:
        raise TableRefusal("not_solved", reason=str(error)) from None
    if play is None:
        raise TableRefusal("not_solved", reason="There is no card to discard.")
    steps = [_meld(rules, cards, wild) for cards in play.melds]
    left = Counter(asked.pieces) - Counter(face for step in steps for face in step.parts[0].cards)
    points = play.deadwood if rules.lives is None else rules.lives.cap
    return Solved(
        before=(),
        steps=tuple(steps),
        played=tuple(sorted((Counter(asked.pieces) - left).elements())),
        left=tuple(sorted(left.elements())),
        value=play.value,
        opening=None,
        minimum=None,
        deadwood=min(play.deadwood, points),
        status=status,
        discard=play.discard,
    )


def _arranged(rules: Rules, asked: SolveAsked, wild: int | None) -> tuple[solve.HandPlay | None, str | None]:
    """The whole hand under a contract if it can go down so, else the least deadwood; and what is to be said of it."""
    if contracts_of(rules):
        whole = solve.whole_hand(rules, asked.pieces, discard=asked.discard)
        if whole is not None:
            return whole, "contract"
    play = solve.hand(rules, asked.pieces, wild=wild, discard=asked.discard)
    return play, None if play is None else play.status


def _meld(rules: Rules, laid: Faces, wild: int | None) -> SolvedStep:
    """A meld made from the hand, where its jokers stand for nothing yet."""
    held = tuple([PRINTED_JOKER if face >= STANDING_FOR else face for face in laid])
    if wild is not None:
        life = lives_in(rules, wild).kind(held)
        stands = course_of(rules).standing.of(laid, "run" if life in ("pure", "impure") else "group", wild)
        made = SolvedSet(cards=laid, kind=str(life), stands=stands)
    else:
        made = _read(rules, 0, held)
    return SolvedStep(made=made, parts=(SolvedPart(cards=held, source=None),))
