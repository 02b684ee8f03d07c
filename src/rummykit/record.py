"""The text record of a game: pleasant to read, possible to write by hand, the same for every reader.

::

    RummyKit record 1
    game standard_rummy
    option target_score 200
    seats Ann / Bo
    fair 2
    promised 1 5e0d2f…

    deal 1
    commitment 8f14e4…
    seed 7465737421
    chance 1 c0ffee
    hand 0 7H 2D 9C
    0 draw stock > 5C
    0 discard KH
    1 draw discard

The head names the game, its house rules (only those that differ) and the seats. A line ``sheet`` has the rule sheet
itself, as JSON: whoever has the record can play it again, whatever that game is like there and then. Then follow the
deals, a line an action: the seat and the action as `rummykit.play.notation` writes it. Before them stand the SHA-256 of
the deal's seed, the seed itself in hexadecimal digits, and what seats added to it (`rummykit.fair`). Where seats
promise that first, the head has the scheme and the promises. A match that is dealt from one seed has that, and its
SHA-256, in the head.
``dealer 1`` in the head says who dealt first where nobody drew for it.

A record without a seed says what is known of the cards instead, ``??`` for each unknown one: ``starter 1``,
``hand 0 7H ?? 2D``, ``upcard 5C``, ``stock 9D ??`` (next card first, all unknown if left out); and a draw may say what
it brought: ``0 draw stock > 7H``. Beside a deal's seed they are what players saw, for `rummykit.verify` to compare.
Empty lines and lines that begin with # mean nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, NoReturn

import msgspec

from rummykit import fair, games
from rummykit.cards import NotationError, parse, show
from rummykit.match import Match
from rummykit.play.actions import Action, Faces
from rummykit.play.deal import Deal
from rummykit.play.events import Event
from rummykit.play.notation import read_action, write_action
from rummykit.play.unknown import play_partly_known, set_up
from rummykit.rules import IllegalAction, OptionValue, Rules, RulesError
from rummykit.rules.option import written
from rummykit.sheets import NOT_STORED, from_stored, to_stored
from rummykit.shuffle import seed_bytes

FIRST_LINE = "RummyKit record 1"


class RecordError(ValueError):
    """What is wrong with a record, and where: `line` and `column` count from 1."""

    def __init__(self, text: str, line: int, column: int) -> None:
        super().__init__(f"line {line}, column {column}: {text}")
        self.text = text
        self.line = line
        self.column = column


class Move(msgspec.Struct, frozen=True):
    """One action of a seat; `drew` are the cards it brought, where the record says so."""

    seat: int
    action: Action
    drew: Faces = ()


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of the cards of a deal without a seed; hands by seat."""

    starter: int = 0
    hands: tuple[Faces, ...] = ()
    upcard: Faces = ()
    stock: Faces = ()


class DealRecord(msgspec.Struct, frozen=True, kw_only=True):
    """The actions of one deal, in order; `known` where there is no seed, or as what was seen beside it.

    `additions` are the seats and what they added to the seed of the deal.
    """

    moves: tuple[Move, ...]
    known: Known | None = None
    commitment: str | None = None
    seed: bytes | None = None
    additions: tuple[tuple[int, bytes], ...] = ()


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game, or as much of it as was played; `seed` and `commitment` where one seed deals the whole match.

    `sheet` is the rule sheet with its house rules, as `rummykit.sheets` stores it.
    `dealer` is the seat that dealt first where that was settled without a draw.
    `fair` is the scheme by which its deals can be verified, `promises` what seats promised to add (32 bytes each).
    """

    game: str
    options: dict[str, OptionValue]
    seats: tuple[str, ...]
    commitment: str | None
    seed: bytes | None
    deals: tuple[DealRecord, ...]
    dealer: int | None = None
    fair: fair.Scheme = 1
    promises: tuple[tuple[int, bytes], ...] = ()
    sheet: msgspec.Raw = NOT_STORED

    @property
    def rules(self) -> Rules:
        """The rule sheet in force; raises `RulesError` or `UnknownGame` where there is none."""
        return from_stored(self.sheet) or games.as_recorded(self.game, self.options)


class Moment(NamedTuple):
    """A point of a replay: the deal's number from 0, the move that led there (None at the beginning), what happened."""

    deal: Deal
    number: int
    move: Move | None
    events: tuple[Event, ...]


def to_json(record: Record) -> bytes:
    """The record as JSON, with cards as the numbers of `rummykit.cards`."""
    return msgspec.json.encode(record)


def from_json(text: bytes) -> Record:
    """The record that `to_json` wrote; raises `msgspec.DecodeError`."""
    return msgspec.json.decode(text, type=Record)


# --- writing


def write(record: Record) -> str:
    """The record as text; equal records give equal text."""
    lines = [FIRST_LINE, f"game {record.game}"]
    lines += [f"option {name} {written(value)}" for name, value in sorted(record.options.items())]
    if record.sheet != NOT_STORED:
        lines.append(f"sheet {bytes(record.sheet).decode()}")
    lines.append("seats " + " / ".join(record.seats))
    if record.dealer is not None:
        lines.append(f"dealer {record.dealer}")
    if record.commitment is not None:
        lines.append(f"commitment {record.commitment}")
    if record.seed is not None:
        lines.append(f"seed {record.seed.hex()}")
    if record.fair != 1:
        lines.append(f"fair {record.fair}")
    lines += [f"promised {seat} {promise.hex()}" for seat, promise in record.promises]
    for number, deal in enumerate(record.deals):
        lines += ["", f"deal {number + 1}"]
        lines += [f"commitment {deal.commitment}"] if deal.commitment is not None else []
        lines += [f"seed {deal.seed.hex()}"] if deal.seed is not None else []
        lines += [f"chance {seat} {added.hex()}" for seat, added in deal.additions]
        if deal.known is not None:
            lines += _written_cards(deal.known)
        for move in deal.moves:
            drew = f" > {show(move.drew)}" if move.drew else ""
            lines.append(f"{move.seat} {write_action(move.action)}{drew}")
    return "\n".join(lines) + "\n"


def _written_cards(known: Known) -> list[str]:
    lines = [f"starter {known.starter}"]
    lines += [f"hand {seat} {show(cards)}" for seat, cards in enumerate(known.hands) if cards]
    lines += [f"upcard {show(known.upcard)}"] if known.upcard else []
    return lines + ([f"stock {show(known.stock)}"] if known.stock else [])


# --- parsing


def parse_record(text: str) -> Record:
    """The record that `text` writes; raises `RecordError` with the place."""
    return _Parser(text).record()


class _Parser:
    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0

    def fail(self, text: str, column: int = 1, line: int | None = None) -> NoReturn:
        raise RecordError(text, self.at if line is None else line, column)

    def next(self) -> tuple[str, str] | None:
        """The first word and the rest of the next line that means something."""
        while self.at < len(self.lines):
            line = self.lines[self.at].strip()
            self.at += 1
            if line and not line.startswith("#"):
                word, _, rest = line.partition(" ")
                return word, rest.strip()
        return None

    def record(self) -> Record:
        first = self.next()
        if first is None or " ".join(first) != FIRST_LINE:
            self.fail(f"a record begins with {FIRST_LINE!r}")
        head: dict[str, str] = {}
        where: dict[str, int] = {}
        raw_options: list[tuple[str, str, int]] = []
        raw_promises: list[tuple[str, int]] = []
        line = self.next()
        while line is not None and line[0] != "deal":
            word, rest = line
            if word == "option":
                name, _, value = rest.partition(" ")
                raw_options.append((name, value, self.at))
            elif word == "promised":
                raw_promises.append((rest, self.at))
            elif word in ("game", "sheet", "seats", "dealer", "commitment", "seed", "fair"):
                if word in head:
                    self.fail(f"there are two lines {word!r}")
                head[word], where[word] = rest, self.at
            else:
                self.fail(f"{word!r} is no line of the head")
            line = self.next()
        for word in ("game", "seats"):
            if word not in head:
                self.fail(f"the head has no line {word!r}")
        stored = msgspec.Raw(head["sheet"].encode()) if "sheet" in head else NOT_STORED
        rules = self._stored(stored, head["game"], where, raw_options) or self._rules(
            head["game"], where["game"], raw_options
        )
        seats = tuple(name.strip() for name in head["seats"].split("/"))
        fewest, most = rules.players
        if not fewest <= len(seats) <= most:
            wanted = f"{rules.names.en} is for {fewest} to {most} players, not {len(seats)}"
            self.fail(wanted, line=where["seats"])
        seed = self._seed(head, where)
        scheme = self._scheme(head, where)
        promises = self._promises(raw_promises, len(seats), scheme)
        deals = tuple(self._deals(line, rules, len(seats), seed is not None))
        return Record(
            game=rules.id,
            options=dict(rules.house),
            seats=seats,
            commitment=head.get("commitment"),
            seed=seed,
            deals=deals,
            dealer=self._dealer(head, where, rules, len(seats)),
            fair=scheme,
            promises=promises,
            sheet=stored,
        )

    def _stored(
        self, sheet: msgspec.Raw, game: str, where: dict[str, int], raw_options: list[tuple[str, str, int]]
    ) -> Rules | None:
        """The sheet that the record has in its head, which must be that of the game and the options it names."""
        try:
            rules = from_stored(sheet)
        except RulesError as error:
            self.fail(f"that is no rule sheet: {error}", len("sheet ") + 1, where["sheet"])
        if rules is None:
            return None
        if rules.id != game:
            self.fail(f"the sheet is that of {rules.id!r}", len("game ") + 1, where["game"])
        house = {name: written(value) for name, value in rules.house}
        for name, text, line in raw_options:
            if house.pop(name, None) != text:
                self.fail(f"the sheet has another {name}", len("option ") + 1, line)
        if house:
            self.fail(f"the sheet has options that are not named: {', '.join(house)}", line=where["sheet"])
        return rules

    def _dealer(self, head: dict[str, str], where: dict[str, int], rules: Rules, players: int) -> int | None:
        if "dealer" not in head:
            return None
        if rules.start.draw != "lowest_deals":
            self.fail(f"nobody deals in {rules.names.en}", line=where["dealer"])
        if not _is_number(head["dealer"]) or int(head["dealer"]) >= players:
            self.fail(f"{head['dealer']!r} is no seat", len("dealer ") + 1, where["dealer"])
        return int(head["dealer"])

    def _scheme(self, head: dict[str, str], where: dict[str, int]) -> fair.Scheme:
        match head.get("fair", "1"):
            case "1":
                return 1
            case "2":
                return 2
        self.fail("that scheme of fair deals is not known here", len("fair ") + 1, where["fair"])

    def _promises(self, raw: list[tuple[str, int]], players: int, scheme: fair.Scheme) -> tuple[tuple[int, bytes], ...]:
        promises: dict[int, bytes] = {}
        for text, at in raw:
            if scheme == 1:
                self.fail("without a line 'fair 2' nothing is promised", line=at)
            seat, _, digits = text.partition(" ")
            if not _is_number(seat) or int(seat) >= players or int(seat) in promises:
                self.fail(f"{seat!r} is no seat", len("promised ") + 1, at)
            promise = self._hexadecimal(digits, len("promised ") + len(seat) + 2, at)
            if len(promise) != fair.ADDITION:
                self.fail("a promise is a SHA-256: 32 bytes", len("promised ") + len(seat) + 2, at)
            promises[int(seat)] = promise
        return tuple(sorted(promises.items()))

    def _rules(self, game: str, at: int, raw: list[tuple[str, str, int]]) -> Rules:
        try:
            sheet = games.get(game)
        except games.UnknownGame as error:
            self.fail(str(error), len("game ") + 1, at)
        offered = {option.name: option for option in sheet.offers}
        options: dict[str, OptionValue] = {}
        for name, text, line in raw:
            if name not in offered:
                self.fail(f"{sheet.names.en} has no option {name!r}", len("option ") + 1, line)
            choices = offered[name].choices
            value = next((choice for choice in choices if written(choice) == text), None)
            if not choices and _is_number(text.removeprefix("-")):
                value = int(text)
            options[name] = value if value is not None or text == "none" else text
        try:
            return sheet.with_recorded(**options)
        except RulesError as error:
            self.fail(str(error), line=raw[-1][2] if raw else at)

    def _seed(self, head: dict[str, str], where: dict[str, int]) -> bytes | None:
        if "seed" not in head:
            return None
        try:
            seed = bytes.fromhex(head["seed"])
        except ValueError:
            self.fail("that is written in hexadecimal digits", len("seed ") + 1, where["seed"])
        if head.get("commitment", fair.promise(seed)) != fair.promise(seed):
            self.fail("the seed is not the one that was committed to", len("seed ") + 1, where["seed"])
        return seed

    def _deals(self, line: tuple[str, str] | None, rules: Rules, players: int, seeded: bool) -> Iterator[DealRecord]:
        number, own_seeds = 0, False
        while line is not None:
            number += 1
            if line != ("deal", str(number)):
                self.fail(f"here begins deal {number}")
            known, moves = Known(), []
            held: dict[int, Faces] = {}
            line = self.next()
            trust, line = self._trust(line, players)
            if seeded and trust.seed is not None:
                self.fail("the seed of the whole match stands in the head")
            if number > 1 and (trust.seed is None) == own_seeds:
                self.fail("every deal has a seed of its own, or none has")
            own_seeds, empty = trust.seed is not None, known
            while line is not None and line[0] != "deal":
                word, rest = line
                if _is_number(word):
                    moves.append(self._move(word, rest, players))
                elif seeded or moves:
                    self.fail("an action begins with the number of its seat")
                elif word == "starter" and _is_number(rest) and int(rest) < players:
                    known = msgspec.structs.replace(known, starter=int(rest))
                elif word == "hand":
                    seat, _, cards = rest.partition(" ")
                    if not _is_number(seat) or int(seat) >= players:
                        self.fail(f"{seat!r} is no seat", len("hand ") + 1)
                    held[int(seat)] = self._faces(cards, len("hand ") + len(seat) + 2)
                elif word in ("upcard", "stock"):
                    cards_known = self._faces(rest, len(word) + 2)
                    known = (
                        msgspec.structs.replace(known, upcard=cards_known)
                        if word == "upcard"
                        else msgspec.structs.replace(known, stock=cards_known)
                    )
                else:
                    self.fail(f"{word!r} is no line of a deal")
                line = self.next()
            if seeded:
                yield DealRecord(moves=tuple(moves))
            elif own_seeds:
                seen = msgspec.structs.replace(known, hands=tuple(held.get(seat, ()) for seat in range(players)))
                nothing = known == empty and not held
                yield msgspec.structs.replace(trust, moves=tuple(moves), known=None if nothing else seen)
            else:
                size = rules.deal.hand_for(players)
                hands = tuple(held.get(seat, ()) or self._faces("?? " * size, 1) for seat in range(players))
                yield DealRecord(moves=tuple(moves), known=msgspec.structs.replace(known, hands=hands))

    def _trust(self, line: tuple[str, str] | None, players: int) -> tuple[DealRecord, tuple[str, str] | None]:
        """What a deal begins with: its commitment, its seed and what was added to it; and the line after that."""
        commitment: str | None = None
        seed: bytes | None = None
        additions: dict[int, bytes] = {}
        while line is not None and line[0] in ("commitment", "seed", "chance"):
            word, rest = line
            if word == "commitment":
                commitment = rest
            elif word == "seed":
                seed = self._hexadecimal(rest, len("seed ") + 1)
            else:
                seat, _, added = rest.partition(" ")
                if not _is_number(seat) or int(seat) >= players or int(seat) in additions:
                    self.fail(f"{seat!r} is no seat", len("chance ") + 1)
                additions[int(seat)] = self._hexadecimal(added, len("chance ") + len(seat) + 2)
                if not 0 < len(additions[int(seat)]) <= fair.LONGEST_ADDITION:
                    self.fail(f"a seat adds 1 to {fair.LONGEST_ADDITION} bytes", len("chance ") + len(seat) + 2)
            line = self.next()
        if additions and seed is None:
            self.fail("what was added to a seed is nothing without the seed")
        added_by = tuple(sorted(additions.items()))
        return DealRecord(moves=(), commitment=commitment, seed=seed, additions=added_by), line

    def _hexadecimal(self, text: str, column: int, line: int | None = None) -> bytes:
        try:
            return bytes.fromhex(text)
        except ValueError:
            self.fail("that is written in hexadecimal digits", column, line)

    def _faces(self, text: str, column: int) -> Faces:
        place = column
        for word in text.split(" "):
            try:
                parse(word)
            except NotationError as error:
                self.fail(str(error), place)
            place += len(word) + 1
        return parse(text)

    def _move(self, seat: str, rest: str, players: int) -> Move:
        if int(seat) >= players:
            self.fail(f"there is no seat {seat}")
        action, _, drew = rest.partition(" > ")
        column = len(seat) + 2
        try:
            parsed = read_action(action)
        except NotationError as error:
            self.fail(str(error), column)
        return Move(int(seat), parsed, self._faces(drew, column + len(action) + 3) if drew else ())


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 10


# --- replaying


def replay(record: Record) -> Iterator[Moment]:
    """Every moment of a record, each with the deal as it then is (go on only when done with it).

    Raises `ValueError` naming the deal and the move that do not follow from what went before.
    """
    rules = record.rules
    match: Match | None = None
    for number, told in enumerate(record.deals):
        seed = record.seed
        if told.seed is not None:
            seed = fair.mixed(told.seed, dict(told.additions))
        if seed is not None:
            if match is None:
                match = Match(rules, len(record.seats), seed, record.dealer)
            else:
                match.next_deal(seed)
            deal = match.deal
        else:
            known = told.known or Known()
            deal = set_up(rules, known.hands, known.upcard, known.stock, known.starter)
        yield Moment(deal, number, None, deal.beginning)
        for place, move in enumerate(told.moves):
            try:
                if move.seat != deal.turn:
                    raise ValueError(f"it is the turn of seat {deal.turn}, not {move.seat}")
                if match is not None:
                    events = match.play(move.action)
                else:
                    events = play_partly_known(deal, move.action, move.drew)
            except (IllegalAction, ValueError) as error:
                reason = error.text if isinstance(error, IllegalAction) else str(error)
                raise ValueError(f"deal {number + 1}, move {place + 1} ({move.action}): {reason}") from None
            yield Moment(deal, number, move, events)


def record_of(match: Match, played: list[list[Move]], seats: tuple[str, ...], reveal: bool = True) -> Record:
    """The record of a match dealt from one seed, from the moves of its deals; `reveal` False keeps the seed back."""
    seed = seed_bytes(match.seed)
    return Record(
        game=match.rules.id,
        options=dict(match.rules.house),
        seats=seats,
        commitment=fair.promise(seed),
        seed=seed if reveal else None,
        deals=tuple(DealRecord(moves=tuple(moves)) for moves in played),
        dealer=match.dealer,
        sheet=to_stored(match.rules),
    )
