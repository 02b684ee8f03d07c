"""The notation of actions, as records and terminals write it and people type it.

====================================================  ==========================================================
form                                                  what
====================================================  ==========================================================
``draw stock``, ``draw discard``, ``draw discard 7H``  `Draw`; which card, where the pile offers several
``draw discard 7H under 3``                            `Draw`; the one with three cards on it, where two are equal
``meld 4H 5H 6H``, ``meld 4H 5H 6H from 2 6H``         `Meld`; the six of hearts is borrowed from meld 2
``open KH KD KC / 7S 7H 7D``                           `Open`, the first meld
``take_pile KS KH``, ``take_pile``                     `TakePile`; with other melds of a first meld
                                                       ``take_pile KS KH with AS AH AD / 4S 4H 4D``
``lay_off 3 JK=7H``, ``swap 0 8H``, ``call 2``         `LayOff`, `Swap`, `Call`: the meld's number, from 0
``lay_off 1 2C 3C from 0 3C``                          `LayOff`; the three of clubs is borrowed from meld 0
``swap 0 8H 8S``                                       `Swap` of two cards for a joker
``discard KC``, ``knock``, ``pass``, ``buy``           `Discard`, `Knock`, `Pass`, `Buy`
``ask``, ``answer yes``                                `AskToGoOut`, `AnswerPartner`
``go_out 4H 5H 6H / 9S 9D 9C discard KC``              `GoOut`
``show_melds 4H 5H 6H``, ``show_melds``                `ShowMelds`; none
``declare 4H 5H 6H / 9S 9D 9C finish KC``              `Declare`
``call_end``, ``fight``, ``show_dealt``                `CallEnd`, `Fight`, `ShowDealt`
``claim 9S 9H``                                        `Claim`: the cards of the hand
``pass_on KC``                                         `PassOn`
``show_indicator``, ``declare_pairs``                  `ShowIndicator`, `DeclarePairs`
``force 2``                                            `Force`: the meld's number
``drop``, ``leave``                                    `Drop`, `Leave`
``rearrange r1 r2 r3 / b7 k7 o7``                      `Rearrange`: every set of the table as it shall lie, then,
                                                       where needed, ``opening b7 k7 o7`` and ``kinds 1=group``
``timeout``, ``timeout rearrange r1 r2 r3``            `Timeout`
====================================================  ==========================================================

Actions are written like this. When read, case does not matter, cards may be typed in every way that
`rummykit.cards.parse` reads, and ``lay off`` or ``lay-off`` for ``lay_off`` is understood too (docs/notation.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rummykit.cards import NAMES, Face, NotationError, parse_face, parse_word, quoted, show
from rummykit.melds.shapes import SetKind
from rummykit.play.actions import (
    Action,
    AnswerPartner,
    AskToGoOut,
    Buy,
    Call,
    CallEnd,
    Claim,
    Declare,
    DeclarePairs,
    Discard,
    Draw,
    Drop,
    Faces,
    Fight,
    Force,
    GoOut,
    Knock,
    LayOff,
    Leave,
    Meld,
    Melds,
    Open,
    Pass,
    PassOn,
    Rearrange,
    ShowDealt,
    ShowIndicator,
    ShowMelds,
    Swap,
    TakePile,
    Timeout,
)

FORMS: dict[type, str] = {
    Draw: "draw stock | discard [CARD] [under COUNT]",
    TakePile: "take_pile [CARDS] [with CARDS / CARDS]",
    Meld: "meld CARDS [from MELD CARD]",
    Open: "open CARDS / CARDS",
    Swap: "swap MELD CARD [CARD]",
    LayOff: "lay_off MELD CARDS [from MELD CARD]",
    GoOut: "go_out CARDS / CARDS [discard CARD]",
    Drop: "drop",
    Leave: "leave",
    Declare: "declare CARDS / CARDS finish CARD",
    ShowMelds: "show_melds [CARDS / CARDS]",
    Knock: "knock",
    Call: "call MELD",
    Buy: "buy",
    Claim: "claim CARDS",
    CallEnd: "call_end",
    Fight: "fight",
    Force: "force MELD",
    ShowDealt: "show_dealt",
    ShowIndicator: "show_indicator",
    DeclarePairs: "declare_pairs",
    AskToGoOut: "ask",
    AnswerPartner: "answer yes | no",
    Discard: "discard CARD",
    PassOn: "pass_on CARD",
    Pass: "pass",
    Rearrange: "rearrange TILES / TILES [opening TILES] [kinds SET=group]",
    Timeout: "timeout [rearrange TILES / TILES]",
}
"""What every kind of action looks like; parts in brackets may be left out."""

Words = Sequence[str]


# --- writing


def write_action(action: Action) -> str:
    """The action in the notation of records; `read_action` turns it back into the same action."""
    match action:
        case Draw(source=source, card=card, under=under):
            return _line("draw", source, _name(card), "" if under is None else f"under {under}")
        case Discard(card=card):
            return f"discard {_name(card)}"
        case PassOn(card=card):
            return f"pass_on {_name(card)}"
        case Meld(cards=cards, borrowed=borrowed):
            return _line("meld", show(cards), *_loans(borrowed))
        case TakePile(cards=cards, more=more):
            return _line("take_pile", show(cards), (more and f"with {_sets(more)}") or "")
        case LayOff(meld=number, cards=cards, borrowed=borrowed):
            return _line("lay_off", str(number), show(cards), *_loans(borrowed))
        case Swap(meld=number, cards=cards):
            return f"swap {number} {show(cards)}"
        case Open(melds=melds):
            return _line("open", _sets(melds))
        case GoOut(melds=melds, discard=card):
            return _line("go_out", _sets(melds), _name(card) and f"discard {_name(card)}")
        case Declare(groups=groups, card=card):
            return _line("declare", _sets(groups), f"finish {_name(card)}")
        case ShowMelds(melds=melds):
            return _line("show_melds", _sets(melds))
        case Call(meld=number):
            return f"call {number}"
        case Claim(cards=cards):
            return f"claim {show(cards)}"
        case Force(meld=number):
            return f"force {number}"
        case Rearrange(table=table, opening=opening, kinds=kinds):
            named = " ".join([f"{number}={kind}" for number, kind in kinds])
            first = opening and f"opening {_sets(opening)}"
            return _line("rearrange", _sets(table), first or "", named and f"kinds {named}")
        case Timeout(draft=draft):
            return "timeout" if draft is None else f"timeout {write_action(draft)}"
        case AnswerPartner(yes=yes):
            return f"answer {'yes' if yes else 'no'}"
        case Drop() | Leave() | Knock() | Buy() | CallEnd() | Fight() | ShowDealt() | AskToGoOut() | Pass():
            return FORMS[type(action)]
        case ShowIndicator() | DeclarePairs():
            return FORMS[type(action)]


def _loans(borrowed: Iterable[tuple[int, Face]]) -> list[str]:
    return [f"from {number} {_name(card)}" for number, card in borrowed]


def _name(face: Face | None) -> str:
    return "" if face is None else NAMES.get(face, "??")


def _sets(table: Melds) -> str:
    return " / ".join(map(show, table))


def _line(*parts: str) -> str:
    return " ".join([part for part in parts if part])


# --- reading


def read_action(text: str, kinds: Iterable[type] = ()) -> Action:
    """The action that a text stands for; raises `NotationError`, which lists the forms of `kinds`, if it is none."""
    words = text.replace(",", " ").replace("/", " / ").split()
    for length in (1, 2):
        name = "".join(words[:length]).casefold().replace("_", "").replace("-", "")
        if name in _READERS:
            kind, read = _READERS[name]
            try:
                return read(words[length:])
            except NotationError as error:
                raise NotationError(f"{quoted(text)}: {error}; expected {FORMS[kind]!r}") from None
    expected = ", ".join([repr(FORMS[kind]) for kind in kinds])
    raise NotationError(f"{quoted(text)} is not an action" + (f"; expected {expected}" if expected else ""))


def read_table(text: str) -> Melds:
    """The melds of a text with strokes between them; raises `NotationError`."""
    return _table(text.replace(",", " ").replace("/", " / ").split())


def _face(words: Words) -> Face:
    if len(words) != 1:
        raise NotationError("that is more than one card" if words else "a card is missing")
    return parse_face(words[0])


def _faces(words: Words) -> Faces:
    if not words:
        raise NotationError("cards are missing")
    return tuple([face for word in words for face in parse_word(word)])


def _parts(words: Words, at: str) -> list[Words]:
    """The words before, between and after every word `at`."""
    parts: list[list[str]] = [[]]
    for word in words:
        if word.casefold() == at:
            parts.append([])
        else:
            parts[-1].append(word)
    return [*parts]


def _table(words: Words) -> Melds:
    """Sets with strokes between them; nothing between two strokes is not a set."""
    return tuple([_faces(lay) for lay in _parts(words, "/") if lay])


def _number(words: Words, what: str = "the number of a meld") -> int:
    """The number that these words begin with."""
    word = words[0] if words else ""
    if not (word.isascii() and word.isdigit() and len(word) < 10):
        raise NotationError(f"{quoted(word)} is not {what}" if word else f"{what} is missing")
    return int(word)


def _draw(words: Words) -> Draw:
    source = words[0].casefold() if words else ""
    if source not in ("stock", "discard"):
        raise NotationError(f"there is no drawing from {quoted(source)}" if source else "from where is missing")
    card, *counts = _parts(words[1:], "under")
    if len(counts) > 1 or any(len(count) > 1 for count in counts):
        raise NotationError('"under" is followed by one number')
    under = _number(counts[0], "a number of cards") if counts else None
    return Draw("stock" if source == "stock" else "discard", _face(card) if card else None, under)


def _with_loans(words: Words) -> tuple[Faces, tuple[tuple[int, Face], ...]]:
    """The cards of a meld, and those of them that are borrowed."""
    cards, *borrowed = _parts(words, "from")
    return _faces(cards), tuple([(_number(pair), _face(pair[1:])) for pair in borrowed])


def _take_pile(words: Words) -> TakePile:
    cards, *more = _parts(words, "with")
    return TakePile(_faces(cards) if cards else (), _table(_joined(more)))


def _open(words: Words) -> Open:
    melds = _table(words)
    if not melds:
        raise NotationError("cards are missing")
    return Open(melds)


def _go_out(words: Words) -> GoOut:
    melds, *discard = _parts(words, "discard")
    return GoOut(_table(melds), _face(_joined(discard)) if discard else None)


def _declare(words: Words) -> Declare:
    groups, *finish = _parts(words, "finish")
    return Declare(_table(groups), _face(_joined(finish)))


def _joined(parts: Sequence[Words]) -> Words:
    return [word for part in parts for word in part]


def _force(words: Words) -> Force:
    return Force(_number(words))


def _answer(words: Words) -> AnswerPartner:
    said = " ".join(words).casefold()
    if said not in ("yes", "no"):
        raise NotationError(f"{quoted(said)} is neither yes nor no" if said else "yes or no is missing")
    return AnswerPartner(said == "yes")


def _call(words: Words) -> Call:
    if len(words) > 1:
        raise NotationError("that is more than the number of a meld")
    return Call(_number(words))


def _rearrange(words: Words) -> Rearrange:
    lay, *kinds = _parts(words, "kinds")
    table, *opening = _parts(lay, "opening")
    return Rearrange(_table(table), _table(_joined(opening)), tuple([_kind(word) for word in _joined(kinds)]))


KINDS: dict[str, SetKind] = {"group": "group", "run": "run", "mirror_group": "mirror_group", "mirror_run": "mirror_run"}


def _kind(word: str) -> tuple[int, SetKind]:
    number, _, kind = word.casefold().partition("=")
    if kind not in KINDS:
        raise NotationError(f"{quoted(word)} declares no kind of a set")
    return _number((number,)), KINDS[kind]


def _timeout(words: Words) -> Timeout:
    if not words:
        return Timeout()
    if words[0].casefold() != "rearrange":
        raise NotationError("the draft of a clock that ran out is a table")
    return Timeout(_rearrange(words[1:]))


def _alone(action: Action) -> Callable[[Words], Action]:
    """A reader of an action that is a single word."""

    def read(words: Words) -> Action:
        if words:
            raise NotationError("nothing follows that word")
        return action

    return read


_BY_KIND: dict[type, Callable[[Words], Action]] = {
    Draw: _draw,
    TakePile: _take_pile,
    Meld: lambda words: Meld(*_with_loans(words)),
    Open: _open,
    Swap: lambda words: Swap(_number(words), _face(words[1:2]), _face(words[2:]) if words[2:] else None),
    LayOff: lambda words: LayOff(_number(words), *_with_loans(words[1:])),
    GoOut: _go_out,
    Drop: _alone(Drop()),
    Leave: _alone(Leave()),
    Declare: _declare,
    ShowMelds: lambda words: ShowMelds(_table(words)),
    Knock: _alone(Knock()),
    Call: _call,
    Force: _force,
    Discard: lambda words: Discard(_face(words)),
    PassOn: lambda words: PassOn(_face(words)),
    Buy: _alone(Buy()),
    Claim: lambda words: Claim(_faces(words)),
    CallEnd: _alone(CallEnd()),
    Fight: _alone(Fight()),
    ShowDealt: _alone(ShowDealt()),
    ShowIndicator: _alone(ShowIndicator()),
    DeclarePairs: _alone(DeclarePairs()),
    AskToGoOut: _alone(AskToGoOut()),
    AnswerPartner: _answer,
    Pass: _alone(Pass()),
    Rearrange: _rearrange,
    Timeout: _timeout,
}
_READERS = {FORMS[kind].split()[0].replace("_", ""): (kind, read) for kind, read in _BY_KIND.items()}
