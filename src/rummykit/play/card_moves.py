"""How cards move in a deal: from the stock and the pile to a hand, from a hand to the table and the pile."""

from __future__ import annotations

from collections.abc import Iterable

from rummykit import hands
from rummykit.cards import PRINTED_JOKER, Face, Faces
from rummykit.hands import Hand, add, remove
from rummykit.melds.meld import from_hand
from rummykit.play.deal_facts import DealFacts
from rummykit.play.known_discards import known_after_joker_freed
from rummykit.play.view import TableMeld


class CardMoves(DealFacts):
    """What a deal knows, and every move of cards; the hand is that of the seat to act where no other is named."""

    __slots__ = ()

    def draw(self, place: int) -> Face:
        """The top card of the stock comes to the hand, and the step at `place` is done."""
        seat, face = self.turn, self.stock.pop()
        held = self.hands
        held[seat] = add(held[seat], face)
        self.draws[seat] += 1
        if self.misses:
            self.misses[seat] = 0
        self.drawn = face
        self.step = place + 1
        return face

    def draw_tiles(self, most: int) -> Faces:
        """This many tiles from the pool, or all that are left, come to the rack."""
        drawn = tuple([self.stock.pop() for _ in range(min(most, len(self.stock)))])
        self.hands[self.turn] = _with(self.hands[self.turn], drawn)
        return drawn

    def take_discard(self, place: int) -> Face:
        """The card at this place of the discard pile comes to the hand."""
        seat, face = self.turn, self.pile.pop(place)
        del self.discarded_by[place : place + 1]
        held = self.hands
        held[seat] = add(held[seat], face)
        self.known[seat] += (face,)
        self.draws[seat] += 1
        if self.misses:
            self.misses[seat] = 0
        return face

    def take_discards(self, place: int) -> Faces:
        """The card at this place of the discard pile and all above it come to the hand; the first must be laid."""
        self.top_discarded_by = self.discarded_by[-1] if self.discarded_by else None
        self.taken_pile = taken = self._take_from(place)
        self.must_play = taken[0]
        return taken

    def bind(self, face: Face, must_play: bool) -> None:
        """A card just taken from the pile may not be discarded, and perhaps must be laid."""
        self.taken = face
        if must_play:
            self.must_play = face

    def keep(self, face: Face) -> None:
        """A card just taken from the seat before needs a meld of its own."""
        seat = self.turn
        self.kept[seat] = (*self.kept[seat], face)
        self.taken_from.append((seat, self.before(seat)))
        if self.last_turn:
            self.took_last.append(seat)

    def take_pile(self, most: int | None = None) -> Faces:
        """The whole discard pile comes to the hand, or so many of its top cards at most."""
        return self._take_from(0 if most is None else max(0, len(self.pile) - most))

    def _take_from(self, place: int) -> Faces:
        """The card at this place of the discard pile and all above it come to the hand."""
        seat, taken = self.turn, tuple(self.pile[place:])
        del self.pile[place:]
        del self.discarded_by[place:]
        self.hands[seat] = _with(self.hands[seat], taken)
        self.known[seat] = (*self.known[seat], *taken)
        self.draws[seat] += 1
        return taken

    def turn_up(self) -> Face:
        """The top card of the stock goes on the discard pile."""
        face = self.stock.pop()
        self.pile.append(face)
        self.discarded_by.append(None)
        return face

    def lay_out(self, seat: int, cards: Faces, replaced: bool = True) -> Faces:
        """Bonus cards of a hand are laid out, and as many cards come from the stock, as far as it has them."""
        drawn = tuple([self.stock.pop() for _ in range(min(len(cards), len(self.stock)) if replaced else 0)])
        self.hands[seat] = _with(hands.take(self.hands[seat], cards), drawn)
        self.set_out(seat, cards)
        return drawn

    def set_out(self, seat: int, cards: Faces) -> None:
        """Bonus cards lie before a seat."""
        self.bonus = self.bonus or [()] * len(self.hands)
        self.bonus[seat] = (*self.bonus[seat], *cards)

    def put_second_hands(self, cards: Iterable[Faces]) -> None:
        """These second hands lie there, by seat."""
        self.second_hands = list(cards)

    def pick_up(self) -> Faces:
        """The seat to act has no card left and picks up its second hand."""
        seat = self.turn
        owner = next(each for each in self.seconds_of(seat) if self.second_hands[each])
        cards, self.second_hands[owner] = self.second_hands[owner], ()
        self.picked_up = self.picked_up or [False] * len(self.hands)
        self.picked_up[seat] = True
        self.hands[seat] = hands.of(cards)
        return cards

    def put_back(self) -> None:
        """The top of the discard pile goes under the stock."""
        self.stock.insert(0, self.pile.pop())
        del self.discarded_by[len(self.pile) :]

    def renew_stock(self, stock: list[Face], pile: list[Face]) -> None:
        """The discard pile becomes the stock, except for the cards that stay."""
        self.turnovers += 1
        self.discarded_by = self.discarded_by[len(self.pile) - len(pile) :]
        self.stock, self.pile = stock, pile

    def lay(self, hand: Hand, new: Iterable[TableMeld], changed: Iterable[tuple[int, TableMeld]] = ()) -> None:
        """Cards go to the table, as new melds and to melds by number; `hand` is what is left."""
        for number, meld in changed:
            self.table[number] = meld
        self.table.extend(new)
        self.hands[self.turn] = hand

    def has_laid(self, opened: bool = False, owes: bool = False) -> None:
        """Something was laid in this turn, perhaps the first meld; unless the seat `owes` it, no card must be laid."""
        seat = self.turn
        if opened and not self.opened[seat]:
            self.opened[seat] = self.opened_now = True
        if not self.first_laid[seat]:
            self.first_laid[seat] = self.turn_number
        self.plays += 1
        if not owes:
            if self.taken is not None and self.taken == self.must_play and self.hands[seat] == 1 << self.taken:
                self.taken = None  # it is on the table now, and its twin is the last card and may be discarded
            self.must_play, self.joker_owed = None, False

    def go_for_pairs(self) -> None:
        """The seat to act has laid pairs as a first meld, or has declared them."""
        self.in_pairs = self.in_pairs or [False] * len(self.hands)
        self.in_pairs[self.turn] = True

    def note_first_meld(self, *, pairs: int, points: int) -> None:
        """The seat to act has just laid its first meld: so many pairs, or groups and runs worth so much."""
        if pairs:
            self.go_for_pairs()
            self.first_pairs = pairs
        else:
            self.first_points = points

    def exchange_tile(self, number: int, meld: TableMeld, hand: Hand, lays: bool) -> None:
        """A tile goes into a meld for its wild one; `lays`: it was the one that had to be laid in this turn."""
        self.lay(hand, (), ((number, meld),))
        self.known = known_after_joker_freed(self.known, self.turn, self.wild)
        if lays:
            self.must_play = None

    def exchange(self, number: int, meld: TableMeld, hand: Hand, owed: bool) -> None:
        """A card goes into a meld in exchange for its joker, which must be laid in this turn if it is `owed`.

        If it is not, a joker that was taken from the pile no longer binds the discard: this may be another one.
        """
        if self.taken == PRINTED_JOKER and not owed:
            self.taken = None
        self.lay(hand, (), ((number, meld),))
        self.known = known_after_joker_freed(self.known, self.turn)
        if not self.first_laid[self.turn]:
            self.first_laid[self.turn] = self.turn_number
        if owed:
            self.must_play, self.joker_owed = PRINTED_JOKER, True

    def rearrange(self, rack: Hand, table: list[TableMeld]) -> None:
        """The table is as the seat has arranged it, and `rack` is what the seat has left."""
        seat = self.turn
        self.hands[seat] = rack
        self.table = table
        self.opened[seat] = True
        if not self.first_laid[seat]:
            self.first_laid[seat] = self.turn_number

    def show_melds(self, hand: Hand, melds: Iterable[TableMeld]) -> None:
        """The seat shows the melds that are to count."""
        self.lay(hand, melds)
        self.shown[self.turn] = True

    def discard(self, face: Face) -> Hand:
        """A card from the hand goes on the discard pile; returns the rest of the hand."""
        seat, held = self.turn, self.hands
        held[seat] = hand = remove(held[seat], face)
        self.pile.append(face)
        self.discarded_by.append(seat)
        known = self.known[seat]
        if face in known:
            at = known.index(face)
            self.known[seat] = known[:at] + known[at + 1 :]
        return hand

    def put_down_card(self, face: Face) -> None:
        """A card of the hand lies face down, to be passed on."""
        self.hands[self.turn] = remove(self.hands[self.turn], face)
        self.put_down[self.turn] = (face,)

    def still_handed(self, seat: int) -> Faces:
        """The card that a seat has passed on, if the next seat must still hold it: it has been seen nowhere since."""
        handed = self.handed[seat] if self.handed else ()
        seen = {*self.pile, *(face for meld in self.table for face in from_hand(meld.cards))}
        return () if self.turnovers or seen.intersection(handed) else handed

    def open_hand(self, seat: int, hand: Hand) -> None:
        """What is left of the hand of a seat is shown to all."""
        self.hands[seat] = hand

    def lay_off_after_knock(self, number: int, meld: TableMeld, cards: Faces) -> None:
        """Cards from the hand go to a meld of the knocker."""
        seat = self.turn
        self.lay(hands.take(self.hands[seat], cards), (), ((number, meld),))
        self.laid_off = self.laid_off or [()] * len(self.hands)
        self.laid_off[seat] = (*self.laid_off[seat], *cards)

    def note_laid_on(self, owner: int) -> None:
        """Cards were laid on a meld of this seat, in the turn that is on."""
        self.laid_on = self.laid_on or [0] * len(self.hands)
        self.laid_on[owner] = self.turn_number

    def was_laid_on(self, seat: int) -> bool:
        """Whether that has happened since the last turn of a seat whose turn it is now, or in that turn."""
        last = self.laid_on[seat] if self.laid_on else 0
        return last > 0 and self.turn_number - last <= self.players

    def lay_face_down(self, face: Face) -> None:
        """The last card of the seat to act is put face down."""
        self.last = face


def _with(hand: Hand, cards: Faces) -> Hand:
    """A hand with these cards added."""
    for face in cards:
        hand = hands.add(hand, face)
    return hand
