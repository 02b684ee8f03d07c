"""What a seat sees as text for a terminal, in the notation of records, at most 100 columns wide.

::

    Turn 4: seat 0 to draw.

    > seat 0   13 cards   you
      seat 1   10 cards   first meld laid; dealer

    stock 51, discard pile 3: 9H KD 4S

    0  7S 7H 7D         seat 1
    1  TH JK=JH QH KH   seat 1

    hand 13:  4S 5S 9S   2H 3H   6C 9C   7D 7D KD   JK JK

Melds have the numbers that actions refer to, and the top of the discard pile comes last.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from unicodedata import category, combining, east_asian_width

from rummykit.cards import FIRST_TILE, NAMES, PRINTED_JOKER, RANKS, STANDING_FOR, Face, sorted_by_suit
from rummykit.melds.cut_joker import rank_of
from rummykit.play.view import View

WIDTH = 100
LONGEST_NAME = 24
SIGNS = "♠♥♦♣"

PHASES = {
    "draw": "to draw",
    "play": "to play",
    "call": "may call",
    "buy": "may buy the discard",
    "claim": "may claim the discard",
    "answer": "may answer",
    "force": "may force the card or let it pass",
    "dealt": "shows the hand as dealt",
    "lay_off": "may lay off on the knocker's melds",
    "pass_on": "passes a card to the next player",
    "rearrange": "to rearrange the table or pass",
}
OUT = {
    "first_drop": "first drop",
    "middle_drop": "middle drop",
    "missed_turns": "missed too many turns",
    "left_table": "left the table",
    "wrong_declaration": "wrong declaration",
}


def view_text(
    view: View, *, names: Sequence[str] = (), signs: bool = False, held: Sequence[Sequence[Face]] | None = None
) -> str:
    """What a seat knows, as text; `names` by seat, `signs` for ♥ instead of H, `held` if all hands are open."""
    return "\n".join(_lines(view, names, signs, held))


def name_of(seat: int, names: Sequence[str] = ()) -> str:
    """What a seat is called: its name in one short line, or its number."""
    if seat >= len(names):
        return f"seat {seat}"
    name = " ".join("".join([" " if category(letter) in ("Cc", "Cs") else letter for letter in names[seat]]).split())
    return name if columns(name) <= LONGEST_NAME else _cut(name, LONGEST_NAME - 3) + "..."


def standing(view: View, names: Sequence[str] = ()) -> str:
    """In one sentence: whose turn it is and what can be done now, or how the deal ended."""
    result, called = view.result, name_of(view.turn, names)
    if result is None:
        said = f"Turn {view.turn_number}: {called} {_to_do(view)}"
        said += f", {counted(view.turns_left, 'turn')} left" if view.turns_left is not None else ""
        if view.phase == "lay_off" and view.knocker is not None:
            said += f"; {name_of(view.knocker, names)} knocked with {view.open_points}"
        said += f"; must lay {face_text(view.must_play)}" if view.must_play is not None else ""
        said += f"; may not discard {face_text(view.taken)}" if view.taken is not None else ""
        return f"{said}."
    winner = "nobody" if result.winner is None else name_of(result.winner, names)
    return {
        "went_out": f"The deal is over: {winner} went out.",
        "knocked": f"The deal is over: {winner} knocked.",
        "turns_over": "The deal is over: everybody had the last turn.",
        "last_left": f"The deal is over: {winner} is the last one left.",
        "exhausted": "The deal is over: nothing was left to draw or play.",
        "dealt": "The deal is over: a hand as dealt ended it.",
        "called": f"The deal is over: {name_of(result.closer or 0, names)} called its end.",
        "blocked": "The deal is over: the last upcard was refused.",
        "void": "The deal is void and is dealt again.",
        "skipped": "The deal is void once more; nobody scores, and the next deal follows.",
    }[result.kind]


def _to_do(view: View) -> str:
    """What the seat to act has to do."""
    if view.phase == "draw" and view.upcard_offers:
        return "may take the upcard or pass"
    if view.phase == "play" and view.knocker is not None:
        return "to discard after the knock"
    return PHASES[view.phase]


def notes(view: View, seat: int) -> list[str]:
    """Notes on a seat besides its name and number of cards, a few words each."""
    said = ["you"] if seat == view.seat else []
    said += ["dealer"] if seat == view.dealer else []
    said += ["first meld laid"] if view.opened[seat] else []
    said += ["melds shown"] if view.shown[seat] else []
    said += [f"took {' '.join(map(face_text, view.kept[seat]))}"] if view.kept[seat] else []
    why = view.out[seat] if view.out else None
    said += [f"out: {OUT[why]}"] if why is not None else []
    missed = view.misses[seat] if view.misses else 0
    return said + ([f"missed {counted(missed, 'turn')}"] if missed else [])


def face_text(face: Face, signs: bool = False) -> str:
    """A face in the notation; with `signs`, a card has the symbol of its suit, which can be read back as well."""
    name = NAMES.get(face, "??")
    card = face % STANDING_FOR
    return name[:-1] + SIGNS[card // 13] if signs and card < PRINTED_JOKER else name


def has_tiles(view: View) -> bool:
    """Whether the game is played with tiles."""
    seen = [*view.hand, *view.discard_pile, *(face for meld in view.table for face in meld.cards)]
    return view.phase == "rearrange" or any(FIRST_TILE <= face < STANDING_FOR for face in seen)


def counted(number: int, noun: str) -> str:
    """A number with its noun, in the plural if need be."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def columns(text: str) -> int:
    """How many columns a text takes on a terminal; East Asian characters take two."""
    return sum(_columns(letter) for letter in text)


def _columns(letter: str) -> int:
    if combining(letter) or category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1


def _cut(text: str, width: int) -> str:
    """As much of a text as fits in a width."""
    taken, left = "", width
    for letter in text:
        left -= _columns(letter)
        if left < 0:
            break
        taken += letter
    return taken.rstrip()


def _padded(text: str, width: int) -> str:
    return text + " " * (width - columns(text))


def _lines(view: View, names: Sequence[str], signs: bool, held: Sequence[Sequence[Face]] | None) -> Iterator[str]:
    tiles = has_tiles(view)
    piece, stock, rack = ("tile", "pool", "rack") if tiles else ("card", "stock", "hand")
    if held is None and view.result is not None:
        held = view.result.hands
    yield standing(view, names)
    yield ""
    called = [name_of(seat, names) for seat in range(len(view.counts))]
    widest = max(map(columns, called))
    for seat in view.order:
        mark = ">" if seat == view.turn and view.result is None else " "
        count = f"{view.counts[seat]:>2} {piece}{' ' if view.counts[seat] == 1 else 's'}"
        first = f"{mark} {_padded(called[seat], widest)}   {count}"
        yield from _filled(f"{first}   ", [_cut("; ".join(notes(view, seat)), WIDTH - columns(first) - 3)])
        lie_open = held[seat] if held is not None else view.open_hand if seat == view.knocker != view.seat else ()
        if lie_open:
            yield from _filled("      ", _in_suits(lie_open, signs), "   ")
    yield ""
    yield from _stock(view, stock, signs)
    if view.table:
        yield ""
        yield from _melds(view, called, signs)
    if view.hand and held is None:
        yield ""
        yield from _filled(f"{rack} {len(view.hand)}:  ", _in_suits(view.hand, signs), "   ")
        if view.deadwood is not None:
            yield _deadwood(view)


def _deadwood(view: View) -> str:
    """What a hand would count after a knock, and what it may count while one can still knock."""
    if view.knocker is not None or view.knock_limit is None:
        return f"deadwood {view.deadwood}"
    return f"deadwood {view.deadwood}; a knock needs {view.knock_limit} or less"


def _stock(view: View, stock: str, signs: bool) -> Iterator[str]:
    """The stock, the wild rank, and as much of the discard pile as a line takes."""
    first = f"{stock} {view.stock}"
    if view.wild:
        shown = "" if view.indicator is None else f" (turned up: {face_text(view.indicator, signs)})"
        tile = FIRST_TILE <= view.wild < STANDING_FOR
        first += f", wild {face_text(view.wild, signs) if tile else f'rank {RANKS[rank_of(view.wild) - 1]}'}{shown}"
    pile = view.discard_pile
    if not pile:
        yield first
        return
    first += f", discard pile {len(pile)}:"
    room = (WIDTH - len(first) - len(" ...")) // (1 + max(len(face_text(face)) for face in pile))
    under = " ..." if len(pile) > room else ""
    yield f"{first}{under} " + " ".join([face_text(face, signs) for face in pile[-room:]])


def _melds(view: View, called: Sequence[str], signs: bool) -> Iterator[str]:
    lay = [" ".join([face_text(face, signs) for face in meld.cards]) for meld in view.table]
    widest = min(max(map(len, lay)), WIDTH - 3 - LONGEST_NAME - 4)
    for number, (meld, cards) in enumerate(zip(view.table, lay, strict=True)):
        owner = "" if meld.owner is None else f"   {called[meld.owner]}"
        *lines, last = _filled(f"{number:>2}  ", cards.split(), width=widest + 4)
        yield from lines
        yield f"{last:<{widest + 4}}{owner}".rstrip()


def _in_suits(faces: Iterable[Face], signs: bool) -> list[str]:
    return [" ".join([face_text(face, signs) for face in suit]) for suit in sorted_by_suit(faces)]


def _filled(first: str, parts: Sequence[str], between: str = " ", width: int = WIDTH) -> Iterator[str]:
    """Parts side by side, in lines indented like the first; a part that is too long is broken."""
    line, indent, empty = first, " " * columns(first), True
    for part in parts:
        for place, word in enumerate(part.split(" ") if columns(part) > width - len(indent) else [part]):
            gap = "" if empty else " " if place else between
            if not empty and columns(line) + len(gap) + columns(word) > width:
                yield line.rstrip()
                line, gap = indent, ""
            line, empty = line + gap + word, False
    yield line.rstrip()
