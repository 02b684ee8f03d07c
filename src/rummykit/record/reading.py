"""Reading a record from text; errors come with their line and column."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from os import PathLike
from typing import NoReturn

import msgspec

from rummykit import fair, games
from rummykit.cards import UNKNOWN, NotationError, parse, quoted
from rummykit.checked import check_kind
from rummykit.play.action_size import pieces_in
from rummykit.play.actions import Faces
from rummykit.play.notation import read_action
from rummykit.record.values import DealRecord, Known, Move, Record, Successor
from rummykit.record.writing import FIRST_LINE, names_in
from rummykit.rules import OptionValue, Rules, RulesError
from rummykit.rules.copies import TooManyCopies, TooManyPieces, check_copies, check_count
from rummykit.rules.option import written
from rummykit.rules.players import wrong_number
from rummykit.sheets import NOT_STORED

LONGEST = 400
"""How many characters of a wrong text an error shows."""


class RecordError(ValueError):
    """What is wrong with a record and where; `line` and `column` count from 1."""

    def __init__(self, text: str, line: int, column: int) -> None:
        self.text = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
        super().__init__(f"line {line}, column {column}: {self.text}")
        self.line = line
        self.column = column


def parse_record(text: str) -> Record:
    """The record that `text` describes; raises `RecordError` with the place of the error."""
    check_kind(text, str, "the text of a record")
    return _Parser(text).record()


def load(file: str | PathLike[str]) -> Record:
    """The record in a file, as `write` writes it; raises `OSError`, and `RecordError` with the place of the error."""
    with open(file, encoding="utf-8") as text:
        try:
            return parse_record(text.read())
        except UnicodeDecodeError:
            raise RecordError("this is no text in UTF-8", 1, 1) from None


class _Parser:
    def __init__(self, text: str) -> None:
        self.lines = text.removeprefix("\ufeff").split("\n")
        self.at = 0
        self.ended = False

    def fail(self, text: str, column: int = 1, line: int | None = None) -> NoReturn:
        raise RecordError(text, self.at if line is None else line, column)

    def next(self) -> tuple[str, str] | None:
        """The first word and the rest of the next line that is neither empty nor a comment."""
        while self.at < len(self.lines):
            line = self.lines[self.at].strip()
            self.at += 1
            if self.ended and line:
                self.fail("nothing comes after the line 'end'")
            if line == "end":
                self.ended = True
            elif line and not line.startswith("#"):
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
        raw_successors: list[tuple[str, int]] = []
        line = self.next()
        while line is not None and line[0] != "deal":
            word, rest = line
            if word == "option":
                name, _, value = rest.partition(" ")
                raw_options.append((name, value, self.at))
            elif word == "promised":
                raw_promises.append((rest, self.at))
            elif word == "then":
                raw_successors.append((rest, self.at))
            elif word in ("game", "sheet", "seats", "names", "moves", "bots", "dealer", "commitment", "seed", "fair"):
                if word in head:
                    self.fail(f"there are two lines {quoted(word)}")
                head[word], where[word] = rest, self.at
            else:
                self.fail(f"{quoted(word)} is no line of the head")
            line = self.next()
        for word in ("game", "seats"):
            if word not in head:
                self.fail(f"the head has no line {quoted(word)}")
        stored = msgspec.Raw(head["sheet"].encode()) if "sheet" in head else NOT_STORED
        rules = self._stored(stored, head["game"], where, raw_options) or self._rules(
            head["game"], where["game"], raw_options
        )
        seats = self._names(head, where)
        wrong = wrong_number(rules, len(seats))
        if wrong is not None:
            self.fail(wrong.rstrip("."), line=where["seats"])
        seed = self._seed(head, where)
        scheme = self._scheme(head, where)
        promises = self._promises(raw_promises, len(seats), scheme)
        deals = tuple(self._deals(line, rules, len(seats), seed is not None))
        self._check_end(head, where, sum(len(deal.moves) for deal in deals))
        return Record(
            game=rules.id,
            options=dict(rules.house),
            seats=seats,
            commitment=head.get("commitment"),
            seed=seed,
            deals=deals,
            dealer=self._dealer(head, where, rules, len(seats)),
            bots=self._bots(head, where, len(seats)),
            fair=scheme,
            promises=promises,
            sheet=stored,
            successors=tuple(self._successor(text, at, len(seats)) for text, at in raw_successors),
        )

    def _successor(self, text: str, at: int, players: int) -> Successor:
        seat, deal, move, name = (*text.split(" ", 3), "", "", "", "")[:4]
        if not _is_number(seat) or int(seat) >= players:
            self.fail(f"{seat!r} is no seat", len("then ") + 1, at)
        if not (_is_number(deal) and _is_number(move) and int(deal) and name.strip()):
            self.fail("after the seat come the deal and the move from which somebody else plays, and the name", line=at)
        return Successor(int(seat), int(deal), int(move), name.strip())

    def _stored(
        self, sheet: msgspec.Raw, game: str, where: dict[str, int], raw_options: list[tuple[str, str, int]]
    ) -> Rules | None:
        """The sheet in the head of the record, which must fit the game and the options named there."""
        try:
            rules = games.from_stored(sheet)
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

    def _names(self, head: dict[str, str], where: dict[str, int]) -> tuple[str, ...]:
        """The names in the seats; those with strokes and the like are also written as JSON."""
        if "names" not in head:
            return names_in(head["seats"])
        try:
            return msgspec.json.decode(head["names"], type=tuple[str, ...])
        except (msgspec.DecodeError, RecursionError):
            self.fail("that is no list of names in JSON", len("names ") + 1, where["names"])

    def _check_end(self, head: dict[str, str], where: dict[str, int], moves: int) -> None:
        """A record that says how many moves it has, has them all and a last line."""
        if "moves" not in head:
            return
        if not _is_number(head["moves"]):
            self.fail("that is no number of moves", len("moves ") + 1, where["moves"])
        if not self.ended or moves != int(head["moves"]):
            end = "" if self.ended else " and no line 'end'"
            self.fail(f"the record is not whole: it has {moves} of {head['moves']} moves{end}")

    def _dealer(self, head: dict[str, str], where: dict[str, int], rules: Rules, players: int) -> int | None:
        if "dealer" not in head:
            return None
        if not rules.start.has_dealer:
            self.fail(f"nobody deals in {rules.names.en}", line=where["dealer"])
        if not _is_number(head["dealer"]) or int(head["dealer"]) >= players:
            self.fail(f"{quoted(head['dealer'])} is no seat", len("dealer ") + 1, where["dealer"])
        return int(head["dealer"])

    def _bots(self, head: dict[str, str], where: dict[str, int], players: int) -> tuple[int, ...]:
        seats: set[int] = set()
        for word in head.get("bots", "").split():
            if not _is_number(word) or int(word) >= players or int(word) in seats:
                self.fail(f"{quoted(word)} is no seat", len("bots ") + 1, where["bots"])
            seats.add(int(word))
        return tuple(sorted(seats))

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
                self.fail(f"{quoted(seat)} is no seat", len("promised ") + 1, at)
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
                self.fail(f"{sheet.names.en} has no option {quoted(name)}", len("option ") + 1, line)
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
                    moves.append(self._move(word, rest, rules, players))
                elif seeded or moves:
                    self.fail("an action begins with the number of its seat")
                elif word == "starter" and _is_number(rest) and int(rest) < players:
                    known = msgspec.structs.replace(known, starter=int(rest))
                elif word == "hand":
                    seat, _, cards = rest.partition(" ")
                    if not _is_number(seat) or int(seat) >= players:
                        self.fail(f"{quoted(seat)} is no seat", len("hand ") + 1)
                    held[int(seat)] = self._pieces(rules, cards, len("hand ") + len(seat) + 2)
                elif word in ("upcard", "stock"):
                    cards_known = self._pieces(rules, rest, len(word) + 2)
                    known = (
                        msgspec.structs.replace(known, upcard=cards_known)
                        if word == "upcard"
                        else msgspec.structs.replace(known, stock=cards_known)
                    )
                else:
                    self.fail(f"{quoted(word)} is no line of a deal")
                line = self.next()
            if seeded:
                yield DealRecord(moves=tuple(moves), stays_out=trust.stays_out)
            elif own_seeds:
                seen = msgspec.structs.replace(known, hands=tuple(held.get(seat, ()) for seat in range(players)))
                nothing = known == empty and not held
                yield msgspec.structs.replace(trust, moves=tuple(moves), known=None if nothing else seen)
            else:
                size = rules.deal.hand_for(players)
                hands = tuple(held.get(seat, ()) or self._faces("?? " * size, 1) for seat in range(players))
                self._check_pack(rules, (*chain(*hands), *known.upcard, *known.stock))
                given = msgspec.structs.replace(known, hands=hands)
                yield DealRecord(moves=tuple(moves), known=given, stays_out=trust.stays_out)

    def _trust(self, line: tuple[str, str] | None, players: int) -> tuple[DealRecord, tuple[str, str] | None]:
        """Who stays out of a deal, its commitment, seed and additions, which stand first; and the line after them."""
        commitment: str | None = None
        seed: bytes | None = None
        additions: dict[int, bytes] = {}
        stays_out: tuple[int, ...] = ()
        while line is not None and line[0] in ("out", "commitment", "seed", "chance"):
            word, rest = line
            if word == "out":
                if not all(_is_number(seat) and int(seat) < players for seat in rest.split(" ")):
                    self.fail(f"{quoted(rest)} is no list of seats", len("out ") + 1)
                stays_out = tuple(map(int, rest.split(" ")))
            elif word == "commitment":
                commitment = rest
            elif word == "seed":
                seed = self._hexadecimal(rest, len("seed ") + 1)
            else:
                seat, _, added = rest.partition(" ")
                if not _is_number(seat) or int(seat) >= players or int(seat) in additions:
                    self.fail(f"{quoted(seat)} is no seat", len("chance ") + 1)
                additions[int(seat)] = self._hexadecimal(added, len("chance ") + len(seat) + 2)
                if not 0 < len(additions[int(seat)]) <= fair.LONGEST_ADDITION:
                    self.fail(f"a seat adds 1 to {fair.LONGEST_ADDITION} bytes", len("chance ") + len(seat) + 2)
            line = self.next()
        if additions and seed is None:
            self.fail("what was added to a seed is nothing without the seed")
        added_by = tuple(sorted(additions.items()))
        deal = DealRecord(moves=(), commitment=commitment, seed=seed, additions=added_by, stays_out=stays_out)
        return deal, line

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

    def _pieces(self, rules: Rules, text: str, column: int) -> Faces:
        """Cards or tiles, no more than the game has in all."""
        faces = self._faces(text, column)
        self._check_count(rules, len(faces), column)
        return faces

    def _check_count(self, rules: Rules, count: int, column: int) -> None:
        try:
            check_count(rules, count)
        except TooManyPieces as many:
            self.fail(str(many), column)

    def _check_pack(self, rules: Rules, faces: Faces) -> None:
        """Fail if a deal names more cards than its pack has, or more copies of one."""
        self._check_count(rules, len(faces), 1)
        try:
            check_copies(rules, (face for face in faces if face & 63 != UNKNOWN))
        except TooManyCopies as many:
            self.fail(str(many))

    def _move(self, seat: str, rest: str, rules: Rules, players: int) -> Move:
        if int(seat) >= players:
            self.fail(f"there is no seat {seat}")
        action, _, drew = rest.partition(" > ")
        column = len(seat) + 2
        try:
            parsed = read_action(action)
        except NotationError as error:
            self.fail(str(error), column)
        self._check_count(rules, pieces_in(parsed), column)
        return Move(int(seat), parsed, self._pieces(rules, drew, column + len(action) + 3) if drew else ())


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 10
