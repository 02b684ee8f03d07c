"""A record as values, and as JSON: the moves of every deal and what is known of its cards."""

from __future__ import annotations

import msgspec

from rummykit import fair, games
from rummykit.checked import check_kind
from rummykit.match import Match
from rummykit.play.actions import Action, Faces
from rummykit.rules import OptionValue, Rules
from rummykit.sheets import NOT_STORED, to_stored
from rummykit.shuffle import seed_bytes


class Move(msgspec.Struct, frozen=True):
    """One action of a seat; `drew` are the cards that it brought, if the record says so."""

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
    """The actions of one deal, in order; `known` where there is no seed, or what players saw beside it.

    `additions` are the seats and what they added to the seed of the deal. `stays_out` are those that were out after the
    deal before and did not come in again for this one.
    """

    moves: tuple[Move, ...]
    known: Known | None = None
    commitment: str | None = None
    seed: bytes | None = None
    additions: tuple[tuple[int, bytes], ...] = ()
    stays_out: tuple[int, ...] = ()


class Successor(msgspec.Struct, frozen=True):
    """The program that plays on in a seat from a move of a deal on, both counted from 1; move 0 is the deal itself."""

    seat: int
    deal: int
    move: int
    name: str


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A whole match, or as much of it as was played; `seed` and `commitment` if one seed deals the whole match.

    `sheet` is the rule sheet with its house rules, as `rummykit.sheets` stores it. `dealer` is the seat that dealt
    first where that was settled without a draw. `bots` are the seats of programs. `fair` is the scheme by which its
    deals can be verified, `promises` what seats promised to add (32 bytes each). `seats` are the names of those who
    began the match; `successors` play on for those who left it, in the order in which that happened.
    """

    game: str
    options: dict[str, OptionValue]
    seats: tuple[str, ...]
    commitment: str | None
    seed: bytes | None
    deals: tuple[DealRecord, ...]
    dealer: int | None = None
    bots: tuple[int, ...] = ()
    fair: fair.Scheme = 1
    promises: tuple[tuple[int, bytes], ...] = ()
    sheet: msgspec.Raw = NOT_STORED
    successors: tuple[Successor, ...] = ()

    def names_at(self, deal: int, move: int) -> tuple[str, ...]:
        """Who sits in each seat at a move of a deal, both counted from 1; move 0 is the deal itself."""
        names = list(self.seats)
        for each in self.successors:
            if (each.deal, each.move) <= (deal, move):
                names[each.seat] = each.name
        return tuple(names)

    def players_of(self, seat: int) -> tuple[str, ...]:
        """Everybody who played in a seat, one after another."""
        return (self.seats[seat], *(each.name for each in self.successors if each.seat == seat))

    @property
    def rules(self) -> Rules:
        """The rule sheet in force; raises `RulesError` or `UnknownGame` where there is none."""
        return games.from_stored(self.sheet) or games.as_recorded(self.game, self.options)


def check_record(record: object) -> None:
    """Raise `TypeError` for what is no record, such as a match."""
    check_kind(record, Record, "a record, such as match.record()")


def to_json(record: Record) -> bytes:
    """The record as JSON, with cards as the numbers of `rummykit.cards`."""
    check_record(record)
    return msgspec.json.encode(record)


def from_json(text: bytes) -> Record:
    """The record that `to_json` wrote; raises `msgspec.DecodeError`."""
    return msgspec.json.decode(text, type=Record)


def record_of(
    match: Match, played: list[list[Move]] | None = None, seats: tuple[str, ...] = (), reveal: bool = True
) -> Record:
    """The record of a match dealt from one seed; `reveal=False` leaves the seed out.

    `played` are the moves of its deals, those that the match has kept if it is None; without names in the `seats` they
    are called Player 1 and so on. Raises `ValueError` for a match that has kept nothing, or that changed its seed, and
    for too few or too many names.
    """
    seed = seed_bytes(match.seed)
    played = _kept(match) if played is None else played
    seats = seats or tuple(f"Player {seat + 1}" for seat in range(match.players))
    if len(seats) != match.players:
        raise ValueError(f"A record names everybody: {match.players} players, not {len(seats)}.")
    return Record(
        game=match.rules.id,
        options=dict(match.rules.house),
        seats=seats,
        commitment=fair.promise(seed),
        seed=seed if reveal else None,
        deals=tuple(
            DealRecord(moves=tuple(moves), stays_out=stays_out_before(match, number))
            for number, moves in enumerate(played)
        ),
        dealer=match.dealer,
        sheet=to_stored(match.rules),
    )


def stays_out_before(match: Match, number: int) -> tuple[int, ...]:
    """The seats that did not come in again for a deal of a match, counted from 0."""
    return match.rows[number - 1].stays_out if number else ()


def _kept(match: Match) -> list[list[Move]]:
    """The moves that a match has kept, with the seats that made them."""
    again = Match(match.rules, match.players, match.seed, match.dealer, undoable=False)
    deals: list[list[Move]] = []
    for number, actions in enumerate(match.actions):
        if number:
            for seat in stays_out_before(match, number):
                again.stay_out(seat)
            again.next_deal()
        deals.append([])
        for action in actions:
            deals[-1].append(Move(again.deal.turn, action))
            again.play(action)
    if again.deal != match.deal:
        raise ValueError("The deals of the match do not follow from its one seed and its actions.")
    return deals
