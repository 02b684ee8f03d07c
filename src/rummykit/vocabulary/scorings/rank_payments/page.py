"""What the others pay the winner by their rank, or after a hand that went out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rummykit.rules import Rules
from rummykit.vocabulary.scorings.rank_payments import RankPayments
from rummykit.words.scoring import ScoringWords, card_values
from rummykit.words.scoring_examples import left_with, points_of
from rummykit.words.voice import Voice


def _paragraphs(voice: Voice, rules: Rules, scoring: RankPayments) -> Iterator[str]:
    """What the others pay the winner by their rank, or after a hand that went out."""
    players = min(4, rules.players[1])
    trash = [5, 12, 9, 3][:players]
    points = ranked(trash, [players - 1], scoring)
    ranks = voice.language.comma.join(
        voice.say("ranks.rank", rank=rank, points=pay) for rank, pay in enumerate(scoring.ranks[: players - 1], 2)
    )
    yield voice.say("ranks.values", items=card_values(voice, rules))
    yield voice.join(voice.say("ranks.order", ranks=ranks), voice.say("ranks.mom", points=scoring.without_meld))
    yield voice.say("ranks.all_mom", points=scoring.without_meld)
    yield voice.say(
        "ranks.example",
        held=left_with(voice, trash),
        mom=voice.language.seats[players - 1],
        points=points_of(voice, points),
    )
    yield voice.join(
        voice.say("ranks.out", points=scoring.went_out, twice=2 * scoring.went_out),
        voice.say("ranks.pays_all") if scoring.three_taken_pays_all else "",
    )
    chip, last = scoring.taken_chip, scoring.last_taken
    yield voice.join(
        voice.say("ranks.chip", points=chip) if chip else "",
        voice.say("ranks.chip_rises", second=scoring.chip(2, last=False), third=scoring.chip(3, last=False))
        if scoring.taken_rises
        else "",
        voice.say("ranks.last_taken", points=last) if last is not None else "",
    )


def ranked(trash: Sequence[int], without_meld: Sequence[int], rules: RankPayments) -> list[int]:
    """Points when nobody went out, seats in the order in which they showed."""
    order = sorted(range(len(trash)), key=lambda seat: (seat in without_meld, trash[seat]))
    pays = dict(zip(order[1:], rules.ranks, strict=False)) | {
        seat: rules.without_meld for seat in without_meld if seat != order[0]
    }
    points = [-pays.get(seat, 0) for seat in range(len(trash))]
    points[order[0]] = sum(pays.values())
    return points


SENTENCES: ScoringWords[RankPayments] = ScoringWords(paragraphs=_paragraphs)
