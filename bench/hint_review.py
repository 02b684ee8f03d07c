"""Hints beside the review of the same matches: `python -m bench.hint_review [--matches N] [--seconds S] [game …]`.

Whole matches of greedy against steady bots are reviewed. Every decision whose verdict is decided is looked at again as
the hint button does. They contradict each other if the hint is what the review calls worse, or is not what it calls the
best.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from random import Random

from rummykit import games
from rummykit.analysis import Analyser
from rummykit.analysis.actions import is_same, plain
from rummykit.bots import choose
from rummykit.match import Match
from rummykit.record import Record
from rummykit.review import JudgedAction, review
from rummykit.review.record_turns import ReviewedMove, turns_of_record

GAMES = ("gin_rummy", "knock_rummy", "standard_rummy", "rummikub", "rummikub_classic")


def played(game: str, number: int) -> Record:
    """A match of a greedy bot against a steady one."""
    match, chance = Match(games.get(game), 2, f"hints {number}"), Random(number)
    while match.result is None:
        if match.between_deals:
            match.next_deal()
        deal = match.deal
        match.play(choose("steady" if deal.turn else "greedy", deal.rules, deal.view(deal.turn), chance))
    return match.record()


def stands(moment: ReviewedMove, judged: JudgedAction) -> str:
    """Whether the hint agrees with the verdict of a review, contradicts it, or the review decides nothing."""
    if judged.verdict in ("undecided", "timed_out", "forced"):
        return judged.verdict
    action = plain(moment.move.action)
    hint = Analyser(moment.deal, before=moment.before).hint()
    if is_same(hint, action):
        return "contradicts" if judged.verdict == "better" else "agrees"
    if judged.verdict == "best":
        return "contradicts"
    deeper = Analyser(moment.deal, (action, hint), moment.before)
    worse = deeper.settle(hint).of(hint).verdict == "better" and deeper.confirmed(hint) is not None
    return "contradicts" if worse else "agrees"


def main() -> None:
    """Prints a row for each game, and every contradiction."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--matches", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=15.0)
    asked = parser.parse_args()
    for game in asked.games:
        found: Counter[str] = Counter()
        for number in range(asked.matches):
            record = played(game, number)
            reviewed = review(record, seconds=asked.seconds)
            for moments, turn in zip(turns_of_record(record).turns, reviewed.turns, strict=True):
                for moment, judged in zip(moments, turn.decisions, strict=True):
                    how = stands(moment, judged)
                    found[how] += 1
                    if how == "contradicts":
                        print(f"{game} {number}: deal {turn.deal}, turn {turn.number}: {judged}", flush=True)
        print(
            f"| `{game}` | {asked.matches} | {found['agrees']} | {found['contradicts']} | {found['undecided']} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
