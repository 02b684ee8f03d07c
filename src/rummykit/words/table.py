"""What may be done with melds that lie on the table."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.cards import number_of
from rummykit.rules import Play, Rules, Show, Swap
from rummykit.words import examples
from rummykit.words.page import RuleSection
from rummykit.words.playing import lays_melds
from rummykit.words.shapes import largest_group
from rummykit.words.steps import STEPS
from rummykit.words.voice import Voice


def table(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """The melds on the table."""
    if rules.rearranges:
        yield voice.section(
            "table",
            voice.join(voice.say("table.shared"), voice.say("table.end")),
            voice.say("table.stay"),
            *_ways(voice, rules),
        )
    elif not lays_melds(rules) and not any(isinstance(step, Show) for step in rules.turn):
        yield voice.section("table", voice.say(STEPS.of(rules.turn[-1]).kept))
    else:
        plays = [step for step in rules.turn if isinstance(step, Play)]
        taken = any(isinstance(step, Swap) for step in rules.turn) or any(step.borrowing != "none" for step in plays)
        yield voice.section(
            "table", voice.join(voice.say("table.cards_stay"), "" if taken else voice.say("table.cards"))
        )


def _ways(voice: Voice, rules: Rules) -> Iterator[str]:
    """Ways to rearrange, each with its example."""
    if rules.groups is not None:
        largest = largest_group(rules, rules.groups) or rules.groups.min_size + 1
        if largest > rules.groups.min_size:
            spare = examples.group(rules, 4, range(largest))
            yield voice.say("table.take", group=voice.faces(spare), tile=voice.face(spare[1]))
    if rules.runs is None:
        return
    least = rules.runs.min_length
    row = examples.run(rules, 4, least, 1)
    ends = examples.neighbours(rules, row)
    if ends:
        tiles = voice.language.any_of([voice.face(each) for each in ends])
        yield voice.say("table.add", run=voice.faces(row), tiles=tiles)
        freed = row[0] if number_of(ends[-1]) > number_of(row[0]) else row[-1]
        yield voice.say("table.shift", tile=voice.face(ends[-1]), run=voice.faces(row), freed=voice.face(freed))
    if rules.pack.copies > 1 and 2 * least - 1 <= min(rules.runs.max_length, rules.pack.ranks):
        long = examples.run(rules, 4, 2 * least - 1, 0)
        yield voice.say(
            "table.split",
            tile=voice.face(long[least - 1]),
            run=voice.faces(long),
            first=voice.faces(long[:least]),
            second=voice.faces(long[least - 1 :]),
        )
