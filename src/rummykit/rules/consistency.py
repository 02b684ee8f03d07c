"""What goes together on a rule sheet: everything that does not is a sentence that says what to change."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from rummykit.cards import (
    COLOUR_JOKER,
    DOUBLE_JOKER,
    FALSE_JOKER,
    JOKER,
    MIRROR_JOKER,
    NAMES,
    PRINTED_JOKER,
    STANDING_FOR,
    NotationError,
    Pack,
    parse,
)
from rummykit.checked import RulesError
from rummykit.rules.meaning import meaning_faults
from rummykit.rules.option_consistency import option_faults
from rummykit.rules.schedule import schedule_faults
from rummykit.rules.scoring_consistency import scoring_faults
from rummykit.rules.steps import Draw, GoOut, Play
from rummykit.rules.turn_consistency import turn_faults
from rummykit.translatable import Translatable, translatable

if TYPE_CHECKING:
    from rummykit.melds.shapes import Wilds
    from rummykit.rules.sheet import Rules

LARGEST_HAND = 25
"""The most cards of a hand that the kernel takes; it grows by what is drawn before a card is discarded."""
JOKERS_OF = {"cards": (PRINTED_JOKER,), "tiles": (JOKER, DOUBLE_JOKER, COLOUR_JOKER, MIRROR_JOKER, FALSE_JOKER)}
MOST_OF_A_TILE = 2
"""The most of one tile or tile joker that the search for the best table takes."""
MOST_ON_A_TABLE, MOST_JOKERS_ON_A_TABLE = 3, 4
"""The most tiles and jokers if all jokers on the table are plain."""


class InconsistentSheet(RulesError):
    """A sheet whose parts do not go together: `faults` has a sentence for each, and the first is the text."""

    def __init__(self, *faults: str) -> None:
        super().__init__(faults[0])
        self.faults = faults


def check_consistency(sheet: Rules) -> None:
    """Raise `InconsistentSheet` with everything on a sheet that makes no sense."""
    found = tuple(dict.fromkeys(faults(sheet)))
    if found:
        raise InconsistentSheet(*found)


def faults(sheet: Rules) -> Iterator[str]:
    """Everything that makes no sense, a sentence each; a later one may follow from an earlier one."""
    if not sheet.turn:
        yield "A turn needs at least one step: Draw, Play and Discard for cards, Rearrange for tiles."
        return
    of_cards = (_players, _packs, _hands, _shapes, _wilds, _joker_sets)
    parts = (*of_cards, turn_faults, _words, scoring_faults, meaning_faults, option_faults, schedule_faults)
    yield from chain.from_iterable(part(sheet) for part in parts)


def _players(sheet: Rules) -> Iterator[str]:
    fewest, most = sheet.players
    if fewest < 2:
        yield "A game needs at least two players: let players begin with 2."
    if most < fewest:
        yield Translatable(
            "players must go from the fewest to the most: write {most} to {fewest}, not {fewest} to {most}.",
            most=most,
            fewest=fewest,
        )
    if sheet.minutes[1] < sheet.minutes[0]:
        yield "minutes must go from the shortest match to the longest."
    if not all(name.strip() for name in sheet.aliases):
        yield "An alias is empty: remove it."
    if not all(name.strip() for name in sheet.akin):
        yield "A name in akin is empty: remove it."


def _packs(sheet: Rules) -> Iterator[str]:
    fewest, most = sheet.players
    numbers = [players for players, _ in sheet.more_packs]
    for players in numbers:
        if not fewest <= players <= most:
            yield Translatable(
                "more_packs has a pack for {players} players, but the game is for {fewest} to {most}.",
                players=players,
                fewest=fewest,
                most=most,
            )
        if numbers.count(players) > 1:
            yield Translatable("more_packs has two packs for {players} players: keep one.", players=players)
    for pack in (sheet.pack, *(pack for _, pack in sheet.more_packs)):
        yield from _pack(sheet, pack)
    for each in sheet.sample:
        yield from _sample(sheet, each)


def _pack(sheet: Rules, pack: Pack) -> Iterator[str]:
    if pack.family != sheet.pack.family:
        yield "All packs of a game must be of one family: cards or tiles."
    faces = [face for face, _ in pack.jokers]
    for face in faces:
        if face not in JOKERS_OF[pack.family]:
            known = ", ".join(NAMES[joker] for joker in JOKERS_OF[pack.family])
            yield Translatable(
                "{joker} is no joker of a pack of {family}: its jokers are {known}.",
                joker=NAMES.get(face, face),
                family=Translatable("tiles") if pack.family == "tiles" else Translatable("cards"),
                known=known,
            )
        if faces.count(face) > 1:
            yield Translatable("pack.jokers has {joker} twice: keep one.", joker=NAMES.get(face, face))
    most_jokers = max((count for _, count in pack.jokers), default=0)
    if sheet.rearranges and pack.family == "tiles" and {*faces} <= {JOKER}:
        if pack.copies > MOST_ON_A_TABLE or most_jokers > MOST_JOKERS_ON_A_TABLE:
            yield Translatable(
                "A pack of tiles for a table that is rearranged can have at most {most} of each tile and {jokers} "
                "jokers.",
                most=MOST_ON_A_TABLE,
                jokers=MOST_JOKERS_ON_A_TABLE,
            )
    elif pack.family == "tiles" and max(pack.copies, most_jokers) > MOST_OF_A_TILE:
        yield Translatable("A pack of tiles can have at most {most} of each tile and each joker.", most=MOST_OF_A_TILE)
    elif sheet.rearranges and pack.copies > MOST_OF_A_TILE:
        yield Translatable(
            "A table that is rearranged can have at most {most} packs: write pack.copies = {most}.", most=MOST_OF_A_TILE
        )
    if sheet.rearranges and FALSE_JOKER in faces:
        yield "False jokers (F) are for tiles held on a rack with a wild tile set by an indicator: remove them."
    if sheet.tiles_in_hand and any(face != FALSE_JOKER for face in faces):
        yield (
            "Tiles that are drawn and discarded can have only false jokers (F): use these, or Rearrange alone as "
            "the turn."
        )
    special = [face for face in faces if face in (DOUBLE_JOKER, COLOUR_JOKER, MIRROR_JOKER)]
    if special and sheet.special_jokers is None:
        yield Translatable(
            "The pack has {joker}, but the sheet does not say what it does: add special_jokers.",
            joker=NAMES[special[0]],
        )
    if sheet.special_jokers is not None and not special:
        yield "special_jokers needs double, colour-changing or mirror jokers in the pack: add them, or remove it."


def _sample(sheet: Rules, text: str) -> Iterator[str]:
    try:
        faces = parse(text)
    except NotationError as error:
        yield Translatable(
            'sample has "{text}", but {fault}: write melds such as {like}.',
            text=text,
            fault=translatable(error),
            like=_like(sheet),
        )
        return
    pack = list(sheet.pack.faces())
    if not faces:
        yield Translatable("sample has an empty meld: write melds such as {like}.", like=_like(sheet))
    for face in (PRINTED_JOKER if each >= STANDING_FOR else each for each in faces):
        if face not in pack:
            yield Translatable('sample has "{text}", but the pack has no {card} for it.', text=text, card=NAMES[face])
            return
        pack.remove(face)


def _like(sheet: Rules) -> str:
    return '"r4 r5 r6"' if sheet.pack.family == "tiles" else '"4S 5S 6S"'


def _hands(sheet: Rules) -> Iterator[str]:
    deal, (fewest, most) = sheet.deal, sheet.players
    drawn = 2 if any(isinstance(step, Draw) and step.discard_pile == "top_and_second" for step in sheet.turn) else 1
    sizes = {} if isinstance(deal.hand, int) else dict(deal.hand)
    for players in sizes:
        if not fewest <= players <= most:
            yield Translatable(
                "deal.hand has a hand for {players} players, but the game is for {fewest} to {most}.",
                players=players,
                fewest=fewest,
                most=most,
            )
    if len(sizes) < (0 if isinstance(deal.hand, int) else len(deal.hand)):
        yield "deal.hand has a number of players twice: keep one."
    for players in range(fewest, most + 1):
        if not isinstance(deal.hand, int) and players not in sizes:
            yield Translatable(
                "deal.hand has no hand for {players} players: say how many cards each of them gets.", players=players
            )
            continue
        hand, pack = deal.hand_for(players), sheet.pack_for(players)
        needed = (
            hand * sheet.in_deal(players)
            + deal.starter_extra
            + deal.upcard
            + deal.wild_indicator
            + sheet.second_cards(players)
        )
        if needed > len(pack):
            yield Translatable(
                "{players} players need {needed} cards, but the pack has {cards}: deal fewer, or add packs.",
                players=players,
                needed=needed,
                cards=len(pack),
            )
        elif needed == len(pack):
            yield Translatable(
                "With {players} players the whole pack is dealt and no stock is left: deal fewer, or add packs.",
                players=players,
            )
        if not sheet.rearranges and hand + max(drawn, deal.starter_extra) > LARGEST_HAND:
            room = LARGEST_HAND - max(drawn, deal.starter_extra)
            yield Translatable(
                "A hand may have at most {room} cards, so that with those drawn it has no more than {largest}: deal "
                "fewer.",
                room=room,
                largest=LARGEST_HAND,
            )


def _shapes(sheet: Rules) -> Iterator[str]:
    if sheet.groups is None and sheet.runs is None:
        yield "A game without groups and runs has no melds: define groups or runs."
    pairs = (
        sheet.groups is not None and sheet.groups.min_size == 2,
        sheet.runs is not None and sheet.runs.min_length == 2,
    )
    if any(pairs) and not sheet.single_pack:
        yield "Melds of two cards need one pack without wild cards: let groups and runs begin with 3."
    packs = (sheet.pack, *(pack for _, pack in sheet.more_packs))
    if sheet.runs is not None and sheet.runs.ace != "low" and any(pack.ranks < 13 for pack in packs):
        yield 'A pack without kings has no high ace: write runs.ace = "low".'
    if any(pack.jokers for pack in packs) and not all(pack.is_whole for pack in packs):
        yield "Jokers need a whole pack: remove them, or write pack.suits = 4 and pack.ranks = 13."
    steps_over = sheet.runs is not None and bool(sheet.runs.across)
    lays_one_pack = sheet.single_pack and sheet.step(Play) is not None
    lacking = [pack for pack in packs if sheet.runs is not None or pack.ranks == 13]
    if any(bool(pack.left_out) is not steps_over for pack in lacking) or (steps_over and not lays_one_pack):
        yield (
            "Runs can step over ranks only if one pack lacks them and melds are on the table: write pack.left_out "
            "and add Play."
        )
    if sheet.rearranges:
        yield from _shapes_of_table(sheet)


def _shapes_of_table(sheet: Rules) -> Iterator[str]:
    """A table that everybody rearranges is solved, which sets bounds to its sets."""
    groups, runs, tiles = sheet.groups, sheet.runs, sheet.pack.family == "tiles"
    pieces, kinds = (
        (Translatable("tiles"), Translatable("colours")) if tiles else (Translatable("cards"), Translatable("suits"))
    )
    if tiles and runs is not None and runs.ace != "low":
        yield 'Tiles go from 1 to 13 and have no ace: write runs.ace = "low".'
    if groups is not None and not groups.distinct_suits:
        yield Translatable(
            "A group of {pieces} has different {kinds}: write groups.distinct_suits = true.", pieces=pieces, kinds=kinds
        )
    if groups is None or runs is None or (groups.min_size, groups.max_size) != (3, 4):
        yield Translatable(
            "On a table of {pieces}, groups must have three or four: write groups.min_size = 3 and max_size = 4.",
            pieces=pieces,
        )
    if groups is None or runs is None or (runs.min_length, runs.max_length) != (3, 13):
        yield Translatable(
            "On a table of {pieces}, runs must have three or more: write runs.min_length = 3 and max_length = 13.",
            pieces=pieces,
        )
    if sheet.deal.upcard:
        yield Translatable("No upcard is turned in a game of {pieces}: write deal.upcard = false.", pieces=pieces)
    if not tiles and sheet.wilds is not None and sheet.wilds.rank is not None:
        yield "On a table that is rearranged only printed jokers are wild: remove wilds.rank."


def _wilds(sheet: Rules) -> Iterator[str]:
    wilds, jokers = sheet.wilds, bool(sheet.pack.jokers)
    if sheet.runs is not None and sheet.runs.wild_fourteenth and not _is_laid_off_only(sheet):
        yield (
            "runs.wild_fourteenth is a wild card laid off on a run: add wilds, deal at most 13 cards, and write "
            'Play.lay_off = "any" and may_go_out = false.'
        )
    if sheet.deal.wild_indicator and wilds is None:
        yield "A wild indicator needs wild cards: add wilds."
    elif sheet.deal.indicates == "next" and not (sheet.tiles_in_hand and sheet.deal.wild_indicator):
        yield (
            'A single wild tile is for racks of tiles: write deal.indicates = "rank", or a turn with Draw and GoOut.'
        )
    elif sheet.deal.cuts and (sheet.lives is None or sheet.lives.pures is None):
        yield 'The neighbours of a cut card are wild only with pure runs: write scoring.pures, or indicates = "rank".'
    elif sheet.deal.wild_indicator and sheet.lives is None and not sheet.tiles_in_hand:
        yield "A drawn wild rank works only in hands with two lives: remove deal.wild_indicator."
    if sheet.tiles_in_hand:
        if wilds is None or wilds != type(wilds)(jokers=False):
            yield "Among tiles on a rack only the tile set by the indicator is wild: write wilds.jokers = false."
        return
    if sheet.pack.family == "tiles":
        if wilds is not None or sheet.deal.wild_indicator:
            yield "wilds is for cards; tiles have their own jokers: remove it."
        return
    if jokers and (wilds is None or not wilds.jokers):
        yield (
            "The pack has jokers, but no meld may contain them: write wilds.jokers = true, or remove them from the "
            "pack."
        )
    if wilds is None:
        return
    yield from _fixed_wilds(sheet, wilds)
    if wilds.black_only and (wilds.rank is None or sheet.has_side_melds or sheet.step(Play) is None):
        yield ("wilds.black_only is about a wild rank in players' own melds: write wilds.rank and Play, or remove it.")
    if not jokers and wilds.rank is None and not sheet.deal.wild_indicator:
        yield "The sheet has wilds, but no card is wild: add jokers to the pack, set a wild rank, or remove it."
    if wilds.rank is not None and sheet.deal.wild_indicator:
        yield "The wild rank is both fixed and drawn: remove wilds.rank or deal.wild_indicator."


def _is_laid_off_only(sheet: Rules) -> bool:
    """Whether a fourteenth card of a run must be laid off, because no hand can lay so many at once."""
    play, dealt = sheet.step(Play), sheet.deal.hand
    most = dealt if isinstance(dealt, int) else max(size for _, size in dealt)
    laid_off = play is not None and play.lay_off != "none" and not (play.may_go_out or sheet.has_side_melds)
    return sheet.wilds is not None and laid_off and most <= 13


def _fixed_wilds(sheet: Rules, wilds: Wilds) -> Iterator[str]:
    """Wild cards that stay wild are known to melds of a side and to hands laid whole."""
    play = sheet.step(Play)
    of_side = play is not None and sheet.has_side_melds
    if wilds.own_value and not of_side:
        yield "wilds.own_value is for melds of a side: add books, or remove it."
    whole = play is None and sheet.step(GoOut) is not None and sheet.lives is None and sheet.pack.family == "cards"
    if not (wilds.natural_in_place and wilds.least_naturals == 1) and not (of_side or whole):
        yield (
            "wilds.natural_in_place and least_naturals are for melds of a side or a hand laid whole: add books, use "
            "GoOut instead of Play, or remove them."
        )
    if wilds.alone and not whole and (sheet.books is None or sheet.runs is not None or wilds.rank is None):
        yield (
            "wilds.alone is for groups of a side made of wild cards, including those of a rank: add books and "
            "wilds.rank without runs, or remove it."
        )
    if wilds.alone and whole and (wilds.at_most_naturals or wilds.most is not None or wilds.least_naturals > 1):
        yield (
            "If a hand is laid whole, wilds.alone cannot go with a limit on wild cards: remove "
            "wilds.at_most_naturals, most and least_naturals, or write wilds.alone = false."
        )


def _joker_sets(sheet: Rules) -> Iterator[str]:
    jokers = sheet.joker_sets
    if jokers is None:
        if sheet.rearranges and sheet.pack.jokers:
            yield "The pack has jokers, but the sheet does not say how they are freed: add joker_sets."
        return
    if (sheet.rearranges and (sheet.pack.family == "cards") != jokers.may_be_split) or jokers.may_be_split != (
        jokers.goes_to == "any_set"
    ):
        yield 'joker_sets.may_be_split and goes_to = "any_set" belong together, for jokers of cards: use both or none.'
    elif jokers.may_be_split and (
        jokers.replacement != "any" or jokers.may_be_rearranged or jokers.needs_two_rack_tiles
    ):
        yield (
            "With joker_sets.may_be_split a joker is replaced from anywhere: "
            'write replacement = "any" and nothing else.'
        )
    elif not sheet.pack.jokers:
        yield "Rules for jokers need jokers in the pack."
    if jokers.may_be_rearranged and jokers.needs_two_rack_tiles:
        yield "joker_needs_two_rack_tiles restricts freeing jokers, but joker_sets_manipulable leaves it unrestricted."


def _words(sheet: Rules) -> Iterator[str]:
    """What the words on it say of each other."""
    extras = (
        sheet.opening,
        sheet.sides,
        sheet.sitting_out,
        sheet.books,
        sheet.bonus_cards,
        sheet.second_hand,
    )
    parts = [part for part in extras if part is not None]
    for word in (sheet.deal, sheet.stock, *sheet.turn, sheet.scoring, sheet.match, sheet.start, *parts):
        yield from word.faults(sheet)
