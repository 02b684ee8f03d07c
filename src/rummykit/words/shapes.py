"""What may lie on the table: groups, runs, and what a joker does in them."""

from __future__ import annotations

from collections.abc import Iterator

from rummykit.cards import COLOUR_JOKER, DOUBLE_JOKER, MIRROR_JOKER, PRINTED_JOKER, card
from rummykit.melds.always_wild import is_always_wild
from rummykit.melds.shapes import Groups, Runs, SpecialJokers, Wilds
from rummykit.rules import Draw, JokerSets, Play, Rules, Swap
from rummykit.rules.families import GameFamily
from rummykit.words import examples, indicated, pures, sides
from rummykit.words.page import RuleSection
from rummykit.words.voice import COURT, Voice


def melds(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """Every shape a meld may have."""
    yield voice.section("melds", voice.join(_kinds(voice, rules.groups, rules.runs), voice.say("melds.once")))
    if rules.groups is not None:
        yield group(voice, rules, rules.groups)
    if rules.runs is not None:
        yield run(voice, rules, rules.runs)
    yield from short_melds(voice, rules)
    if rules.lives is not None:
        yield lives(voice, rules) if rules.lives.pures is None else pures.pure_sequences(voice, rules, rules.lives)


def _kinds(voice: Voice, groups: Groups | None, runs: Runs | None) -> str:
    """Which kinds of melds there are, and how many pieces these have at least."""
    if groups is None or runs is None:
        least = groups.min_size if groups is not None else runs.min_length if runs is not None else 0
        return voice.say("melds.runs_only" if groups is None else "melds.groups_only", minimum=least)
    if groups.min_size == runs.min_length:
        return voice.say("melds.both", minimum=groups.min_size)
    return voice.say("melds.both_sizes", group=groups.min_size, run=runs.min_length)


def lives(voice: Voice, rules: Rules) -> RuleSection:
    """The two runs that a winning hand must have."""
    wild, first = examples.joker(rules), examples.run(rules, 5, 3, 1)
    second = list(examples.run(rules, 9, 3, 0))
    if wild is not None:
        second[1] = wild
    return voice.section(
        "melds.lives", voice.say("lives.rule"), voice.say("lives.natural"), examples=[first, tuple(second)]
    )


def sizes(voice: Voice, low: int, high: int | None) -> str:
    """So many pieces, from `low` to `high`; None for no upper bound."""
    if high is None:
        return voice.say("sizes.open", low=low)
    if high == low:
        return voice.say("sizes.exact", low=low)
    return voice.say("sizes.two" if high == low + 1 else "sizes.range", low=low, high=high)


def largest_group(rules: Rules, shape: Groups) -> int | None:
    """The most pieces of a group, no more than the pack has of a number; None for any number."""
    if rules.pack.suits == 4:
        return shape.max_size
    there = rules.pack.suits * (1 if shape.distinct_suits else rules.pack.copies)
    return max(shape.min_size, min(there, shape.max_size or there))


def group(voice: Voice, rules: Rules, shape: Groups) -> RuleSection:
    """Pieces of one number or rank."""
    kind = "group.distinct" if shape.distinct_suits else "group.twins"
    wrong = examples.no_group(rules)
    return voice.section(
        "melds.group",
        voice.join(
            voice.say(kind, sizes=sizes(voice, shape.min_size, largest_group(rules, shape))),
            voice.say("group.order"),
        ),
        voice.say("group.not_twins", faces=voice.faces(wrong)) if wrong else "",
        examples=examples.groups(rules),
    )


def run(voice: Voice, rules: Rules, shape: Runs) -> RuleSection:
    """Pieces of one colour or suit that follow one another."""
    mixed = examples.mixed(rules)
    wrong = None if rules.has_side_melds else examples.no_run(rules)
    length = (
        voice.say("run.at_most", maximum=shape.max_length) if shape.max_length < 13 or shape.ace == "corner" else ""
    )
    one_end = shape.ace == "both" and shape.max_length == 13 and rules.pack.copies > 1
    return voice.section(
        "melds.run",
        voice.join(
            voice.say("run.rule", sizes=sizes(voice, shape.min_length, None)),
            length,
            voice.say("run.ordered") if rules.family is GameFamily.TILE_TABLE else "",
        ),
        voice.join(
            voice.say(f"run.ace.{shape.ace}", **voice.last_rank(rules.pack)),
            voice.say("run.both_ends") if shape.max_length > 13 else "",
            voice.say("run.not_both_ends") if one_end else "",
            voice.say("run.wild_fourteenth") if shape.wild_fourteenth else "",
            voice.say("run.not", faces=voice.faces(wrong)) if wrong else "",
        ),
        across(voice, shape),
        voice.say("run.not_mixed", faces=voice.faces(mixed)) if mixed else "",
        examples=examples.runs(rules),
    )


def across(voice: Voice, shape: Runs) -> str:
    """The ranks that follow one another though others lie between them."""
    if not shape.across:
        return ""
    before, after = min(shape.across) - 1, max(shape.across) + 1
    return voice.say("runs.across", before=COURT.get(before, str(before)), after=COURT.get(after, str(after)))


def jokers(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """What a joker stands for, and what may be done with it afterwards."""
    if rules.has_side_melds and rules.wilds is not None:
        yield sides.wild_cards(voice, rules, rules.wilds)
        return
    if rules.tiles_in_hand:
        yield indicated.wild_tile(voice, rules)
        yield from indicated.swap(voice, rules)
        return
    if examples.joker(rules) is None:
        yield voice.section("jokers", voice.say("jokers.none"), wilds(voice, rules))
        return
    one = rules.wilds is not None and rules.wilds.most == 1
    only = rules.wilds is not None and rules.wilds.alone
    several = not one and sum(count for _, count in rules.pack.jokers) > 1
    wild = has_other_wilds(rules)
    kinds = several and rules.groups is not None and rules.runs is not None
    place, either = examples.placed(rules, 9), examples.joker_group(rules)
    yield voice.section(
        "jokers",
        voice.join(voice.say("side.wild.jokers_anywhere" if wild else "jokers.any"), *stands_for(voice, rules)),
        wilds(voice, rules) if wild else "",
        voice.join(
            "" if wild else voice.say("jokers.alone" if only else "jokers.natural"),
            voice.say("jokers.several_wilds" if wild else "jokers.several") if several and not (wild and only) else "",
            voice.say("jokers.mixed") if rules.special_jokers else "",
        ),
        voice.say("jokers.kind_wilds" if wild else "jokers.kind") if kinds else "",
        "" if wild else wilds(voice, rules),
        examples=([place.low, place.high] if place else []) + ([either[0]] if either else []),
    )
    if rules.special_jokers is not None:
        yield from special_jokers(voice, rules, rules.special_jokers)
    if rules.joker_sets is not None:
        yield from joker_sets(voice, rules, rules.joker_sets)
    for step in rules.turn:
        if isinstance(step, Swap):
            yield swap(voice, rules, step)


def stands_for(voice: Voice, rules: Rules) -> Iterator[str]:
    """Which piece a joker in a meld stands for."""
    place = examples.placed(rules, 9)
    if place is not None and rules.pack.family == "tiles":
        yield voice.say(
            "jokers.place",
            low=voice.faces(place.low),
            low_face=voice.face(place.low_face),
            high=voice.faces(place.high),
            high_face=voice.face(place.high_face),
        )
    elif place is not None:
        yield voice.say("jokers.card_run")
    if examples.joker_group(rules) is not None:
        declared = (rules.meld_values is not None and rules.meld_values.declared_jokers) or (
            rules.joker_sets is not None and rules.joker_sets.may_be_split
        )
        yield voice.say("jokers.declared" if declared else "jokers.group")


def wilds(voice: Voice, rules: Rules) -> str:
    """Cards other than jokers that stand for others, and how many of either a meld may have."""
    wild = rules.wilds
    if wild is None:
        return ""
    if has_other_wilds(rules):
        return voice.join(
            voice.say("wilds.indicator") if rules.deal.wild_indicator else "",
            _wild_rank(voice, rules, wild.rank) if wild.rank is not None else "",
            _least(voice, rules, wild),
            sides.most(voice, wild),
        )
    return voice.join(
        voice.say("wilds.fewer_than_naturals" if wild.at_most_naturals == "fewer" else "wilds.at_most_naturals")
        if wild.at_most_naturals
        else "",
        voice.say("wilds.most", n=wild.most) if wild.most is not None else "",
        voice.say("side.wild.naturals", n=wild.least_naturals) if wild.least_naturals > 1 and not wild.alone else "",
    )


def has_other_wilds(rules: Rules) -> bool:
    """Whether other cards than jokers are wild."""
    return rules.deal.wild_indicator or (rules.wilds is not None and rules.wilds.rank is not None)


def _least(voice: Voice, rules: Rules, wild: Wilds) -> str:
    """How many natural cards a meld has."""
    if wild.alone:
        return voice.say("wilds.alone")
    if rules.lives is not None and rules.lives.surplus_wilds:
        full = (*examples.group(rules, 4, (3, 2, 1, 0)), PRINTED_JOKER)
        return voice.say("wilds.surplus", group=voice.faces(full), n=rules.groups.min_size if rules.groups else 3)
    if rules.pures is not None:
        return voice.say("jokers.natural_or_tunnela")
    return sides.least_naturals(voice, wild)


def _wild_rank(voice: Voice, rules: Rules, rank: int) -> str:
    """The rank that is wild, or that another one is in every deal."""
    never = is_always_wild(rules.wilds)
    if any(terms.wild_rank is not None for terms in rules.schedule):
        return voice.say("wilds.scheduled_never" if never else "wilds.scheduled")
    black = rules.wilds is not None and rules.wilds.black_only
    named = "wilds.black" if black else "wilds.rank_never" if never else "wilds.rank"
    return voice.say(named, wild=COURT.get(rank, str(rank)))


def swap(voice: Voice, rules: Rules, step: Swap) -> RuleSection:
    """Taking a joker back from the table for the card it stands for."""
    owed = any(isinstance(each, Draw) and each.card_goes == "first_meld" for each in rules.turn)
    play = rules.step(Play)
    only_added = step.joker_goes == "table" and step.needs_own_meld and play is not None and not play.more_melds
    any_time = step.needs_own_meld and not step.before_melding and not only_added and rules.opening is not None
    return voice.section(
        "jokers.exchange",
        voice.join(
            voice.say("swap.rule"),
            voice.say(f"swap.groups.{step.groups}") if step.groups != "one_card" else _any_suit(voice, rules),
            voice.say("swap.table_lay_off" if only_added else f"swap.{step.joker_goes}"),
        ),
        voice.join(
            voice.say("swap.before_melding") if step.before_melding else "",
            voice.say("swap.owed_upcard") if owed and step.joker_goes == "hand" and not step.needs_own_meld else "",
            voice.say("swap.needs_own_meld") if step.needs_own_meld else "",
            voice.say("swap.any_time") if any_time else "",
        ),
    )


def _any_suit(voice: Voice, rules: Rules) -> str:
    """Which cards free the joker of a group that may have twins."""
    free = rules.groups is not None and not rules.groups.distinct_suits
    return voice.say("swap.groups.any_suit") if free else ""


def special_jokers(voice: Voice, rules: Rules, special: SpecialJokers) -> Iterator[RuleSection]:
    """Double, colour-changing and mirror jokers."""
    kinds = {kind for kind, count in rules.pack.jokers if count}
    if DOUBLE_JOKER in kinds:
        yield double_joker(voice, rules)
    if COLOUR_JOKER in kinds and rules.runs is not None:
        yield colour_joker(voice, rules, special)
    if MIRROR_JOKER in kinds:
        yield mirror_joker(voice, rules, special)


def double_joker(voice: Voice, rules: Rules) -> RuleSection:
    """A joker for two tiles."""
    low, high = examples.run(rules, 3, 2, 0)
    run = (examples.face(rules, 2, 0), DOUBLE_JOKER, examples.face(rules, 5, 0))
    group = (*examples.group(rules, 3, (0, 1)), DOUBLE_JOKER)
    both = rules.groups is not None and rules.runs is not None
    example = voice.say(
        "jokers.double_example",
        run=voice.faces(run),
        low=voice.face(low),
        high=voice.face(high),
        run_value=examples.worth(rules, (low, high)),
        group=voice.faces(group),
        group_value=examples.worth(rules, examples.group(rules, 3, (2, 3))),
    )
    return voice.section(
        "jokers.double",
        voice.say("jokers.double"),
        example if both else "",
        voice.say("jokers.double_freed"),
        examples=[run, group] if both else (),
    )


def colour_joker(voice: Voice, rules: Rules, special: SpecialJokers) -> RuleSection:
    """A joker that changes the colour of a run."""
    run = (*examples.run(rules, 2, 2, 3), COLOUR_JOKER, examples.face(rules, 5, 0))
    return voice.section(
        "jokers.colour",
        voice.say("jokers.colour", run=voice.faces(run), number=4),
        voice.join(
            voice.say("jokers.colour_last"),
            voice.say("jokers.colour_first" if special.leading_colour_change else "jokers.colour_not_first"),
            voice.say("jokers.colour_adjacent" if special.adjacent_colour_changes else "jokers.colour_not_adjacent"),
        ),
        voice.say("jokers.colour_freed"),
        examples=[run],
    )


def mirror_joker(voice: Voice, rules: Rules, special: SpecialJokers) -> RuleSection:
    """A joker with the same tiles on both sides."""
    halves = [examples.run(rules, 2, 2, 0)] if rules.runs is not None else []
    halves += [examples.group(rules, 3, (1, 2))] if rules.groups is not None else []
    return voice.section(
        "jokers.mirror",
        voice.say("jokers.mirror"),
        voice.join(
            voice.say("jokers.mirror_strict" if special.strict_mirror_groups else "jokers.mirror_order"),
            voice.say("jokers.mirror_value"),
        ),
        examples=[(*half, MIRROR_JOKER, *reversed(half)) for half in halves],
    )


def joker_sets(voice: Voice, rules: Rules, jokers: JokerSets) -> Iterator[RuleSection]:
    """Sets with a joker on a table that everybody may rearrange."""
    opening = ""
    if rules.opening is not None:
        opening = voice.say(
            "exchange.after_opening" if rules.opening.then_manipulate else "exchange.after_opening_turn"
        )
    if jokers.may_be_rearranged:
        yield voice.section("jokers.sets", voice.say("sets.manipulable"))
        if jokers.goes_to != "new_set":
            yield _freed(voice, voice.say("exchange.free"), opening)
            return
        yield _freed(
            voice,
            voice.join(voice.say("exchange.replacement.any"), _either_tile(voice, rules), voice.say("exchange.free")),
            voice.join(voice.say("exchange.goes_to.new_set"), voice.say("exchange.no_joker")),
            opening,
            _exchange_example(voice, rules),
        )
        return
    if jokers.may_be_split:
        yield voice.section("jokers.sets", voice.say("sets.splits"))
        freed = voice.join(voice.say("exchange.splits"), voice.say("exchange.ordinary"))
        yield _freed(voice, freed, opening, _exchange_example(voice, rules))
        return
    yield voice.section("jokers.sets", voice.join(voice.say("sets.frozen"), voice.say("sets.same")))
    goes_to = "exchange.two_rack_tiles" if jokers.needs_two_rack_tiles else f"exchange.goes_to.{jokers.goes_to}"
    yield _freed(
        voice,
        voice.join(
            voice.say(f"exchange.replacement.{jokers.replacement}"),
            _either_tile(voice, rules),
        ),
        voice.join(voice.say(goes_to), voice.say("exchange.ordinary")),
        opening,
        _exchange_example(voice, rules),
    )


def _freed(voice: Voice, *paragraphs: str) -> RuleSection:
    """How a joker is taken from a table that everybody may rearrange, where that is called freeing it."""
    return voice.section("jokers.exchange", *paragraphs, heading="jokers.freed")


def _either_tile(voice: Voice, rules: Rules) -> str:
    """Which tiles free the joker of a group of three."""
    either = examples.joker_group(rules)
    if not either:
        return ""
    tiles = voice.language.any_of([voice.face(each) for each in either[1]])
    return voice.say("exchange.group", faces=voice.faces(either[0]), tiles=tiles)


def _exchange_example(voice: Voice, rules: Rules) -> str:
    wild = examples.joker(rules)
    if rules.runs is None or rules.groups is None or wild is None or rules.runs.min_length < 3:
        return ""
    before = list(examples.run(rules, 4, rules.runs.min_length, 0))
    before[1], freeing = wild, before[1]
    after = (*examples.group(rules, 8, range(1, rules.groups.min_size)), wild)
    return voice.say("exchange.example", before=voice.faces(before), tile=voice.face(freeing), after=voice.faces(after))


def short_melds(voice: Voice, rules: Rules) -> Iterator[RuleSection]:
    """Melds of one card and of two."""
    group = None if rules.groups is None else rules.groups.short_rank
    run = None if rules.runs is None else rules.runs.short_rank
    if group is None and run is None:
        return
    shown = [] if group is None else [(card(group, 3),), (card(group, 3), card(group, 2))]
    shown += [] if run is None else [(card(run, 3), card(run % 13 + 1, 3))]
    yield voice.section(
        "melds.short",
        voice.join(
            "" if group is None else voice.say("short.group", rank=COURT.get(group, str(group))),
            "" if run is None else voice.say("short.run", rank=COURT.get(run, str(run))),
            "" if examples.joker(rules) is None else voice.say("short.jokers"),
        ),
        examples=shown,
    )
