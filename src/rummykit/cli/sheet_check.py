"""`rummykit sheet check`: everything that can be wrong with a sheet, in sentences."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rummykit.cli.deals_bar import DealsBar
from rummykit.cli.house_rules import NoSuchRules, called
from rummykit.cli.json_lines import print_json
from rummykit.rules.players import in_words

if TYPE_CHECKING:
    from rummykit.arena.trial import AnsweredQuestion, Trial
    from rummykit.rules import Rules
    from rummykit.words import Untranslated

WIDEST_BAR = 40
ENDINGS = {
    "went_out": "a player went out",
    "knocked": "a player knocked",
    "turns_over": "the turns were over",
    "dealt": "a hand ended it as it was dealt",
    "called": "a player called the end",
    "last_left": "one player was left",
    "exhausted": "nothing was left to draw",
    "blocked": "the hand was blocked",
    "void": "void, dealt again",
    "skipped": "void, and the next deal follows",
}


def check(asked: argparse.Namespace) -> int:
    """Check a sheet and say what was found; the exit status is 1 if something is wrong."""
    try:
        rules = called(asked.file)
    except NoSuchRules as error:
        faults = str(error).splitlines()
        if asked.json:
            print_json({"sheet": None, "faults": faults})
        else:
            print("\n".join(faults), file=sys.stderr)
        return 1
    from rummykit.arena.trial import ask_all, try_deals
    from rummykit.words import LANGUAGES, untranslated

    bar = DealsBar(rules.names.en) if sys.stderr.isatty() else None
    trial = try_deals(rules, asked.deals, seed=asked.seed, progress=bar)
    answers = list(ask_all(rules, trial, seed=asked.seed))
    faults = [*_page_faults(rules), *_option_faults(rules), *_trial_faults(trial), *_referee_faults(answers)]
    lacking = {} if faults else {tag: untranslated(rules, tag) for tag in LANGUAGES}
    if asked.json:
        print_json(_figures(rules, trial, answers, lacking, faults))
    else:
        print("\n".join(_told(rules, trial, answers, lacking, faults)))
    return 1 if faults else 0


def _page_faults(rules: Rules) -> Iterator[str]:
    """The rule page in every language."""
    from rummykit.words import LANGUAGES, as_text, rule_page

    for tag in LANGUAGES:
        try:
            as_text(rule_page(rules, tag), 100)
        except Exception as error:  # whatever goes wrong in words is said, and the other checks are made
            yield f"The rule page cannot be written ({tag}): {type(error).__name__}: {error}."


def _option_faults(rules: Rules) -> Iterator[str]:
    """Every value of every option by itself: at least one besides the usual must make a valid sheet."""
    from rummykit.rules import RulesError

    for option in rules.offers:
        refused = []
        others = [value for value in option.choices or (option.low, option.high) if value != option.get(rules)]
        for value in others:
            try:
                rules.with_options(**{option.name: value})
            except RulesError as error:
                refused.append(str(error))
        if len(refused) == len(others) and not (option.idle or option.name == "redraw_seats_each_game"):
            yield f"The option {option.name} can never be used: {refused[0]}"


def _trial_faults(trial: Trial) -> Iterator[str]:
    for dead_end in trial.dead_ends[:5]:
        yield f"Deal {dead_end.deal + 1} ({dead_end.players} players, {dead_end.bot} bots) led nowhere: {dead_end.text}"
    if len(trial.dead_ends) > 5:
        yield f"So did {len(trial.dead_ends) - 5} more deals."
    if not trial.dead_ends and set(trial.endings) == {"void"}:
        yield "Every deal was void: nobody went out. Make it easier to go out, or renew the stock more often."


def _referee_faults(answers: list[AnsweredQuestion]) -> Iterator[str]:
    for asked in answers:
        if asked.fault:
            yield f'The referee cannot answer "{asked.ask}": {asked.fault}'


def _told(
    rules: Rules, trial: Trial, answers: list[AnsweredQuestion], lacking: dict[str, Untranslated], faults: list[str]
) -> Iterator[str]:
    yield f"{rules.names.en} ({rules.id}), for {in_words(rules.players)} players: the sheet makes sense."
    yield ""
    yield f"{trial.deals} deals were played by bots:"
    longest = max((len(ENDINGS[ending]) for ending in trial.endings), default=0)
    for ending, times in trial.endings.items():
        bar = "█" * max(1, round(WIDEST_BAR * times / trial.deals))
        yield f"  {ENDINGS[ending]:<{longest}}  {times:>5}  {bar}"
    if trial.dead_ends:
        yield f"  {'led nowhere':<{longest}}  {len(trial.dead_ends):>5}"
    for bot, mean in trial.decisions.items():
        yield f"  A deal of {bot} bots takes {mean:.0f} decisions."
    yield ""
    kinds = dict.fromkeys(each.ask for each in answers if each.answer is not None and not each.fault)
    yield f"The referee answers questions about: {', '.join(kinds)}."
    yield from dict.fromkeys(f"It does not about {each.ask}: {each.silence}" for each in answers if each.silence)
    yield ""
    if faults:
        yield "This is wrong:"
        yield from (f"  {fault}" for fault in faults)
        return
    english = [line for tag, each in lacking.items() for line in _missing(tag, each)]
    yield "These are told in English:" if english else "The rules are told in every language."
    yield from english
    yield "Nothing is wrong."


def _missing(tag: str, lacking: Untranslated) -> Iterator[str]:
    parts = ["the name"] if lacking.name else []
    parts += [f"the option {name}" for name in lacking.options]
    parts += [f"the sentence {name}" for name in lacking.sentences]
    if parts:
        yield f"  {tag}: {', '.join(parts)}"


def _figures(
    rules: Rules, trial: Trial, answers: list[AnsweredQuestion], lacking: dict[str, Untranslated], faults: list[str]
) -> dict[str, Any]:
    return {
        "sheet": rules.id,
        "name": rules.names.en,
        "faults": faults,
        "deals": trial.deals,
        "endings": trial.endings,
        "decisions": trial.decisions,
        "dead_ends": trial.dead_ends,
        "referee": answers,
        "untranslated": {tag: each._asdict() for tag, each in lacking.items()},
    }
