"""Every number stands for an action that the engine plays, and a mask never forbids all or too much."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice

import pytest

pytest.importorskip("numpy")

from rummykit import Deal, games
from rummykit.bots import tiles
from rummykit.cards import FIRST_TILE, Face, Faces, parse
from rummykit.lab.actions import PartialTurn, SpaceName, action_space
from rummykit.lab.candidates import COLUMNS as CARD_COLUMNS
from rummykit.lab.candidates import NUMBERS, CardCandidates
from rummykit.lab.episode import Episode
from rummykit.lab.flat import Flat
from rummykit.lab.listed_tiles import COLUMNS, ListedTiles
from rummykit.lab.micro import DONE, DRAW
from rummykit.lab.tile_candidates import most_of
from rummykit.play.actions import Pass, Rearrange
from rummykit.play.view import View
from rummykit.rules import Rules
from tests.examples import one_in, scaled, seeds
from tests.lab.playing import SPACES, TILES, moments


@pytest.mark.parametrize(("game", "actions"), one_in(2, SPACES, 1))
def test_every_number_is_a_legal_action_and_there_always_is_one(game: str, actions: SpaceName) -> None:
    fewest, most = map(games.get(game).in_deal, games.get(game).players)
    for seed, players in enumerate((fewest, most)):
        for episode in moments(game, players, actions, seed, every=20):
            moves = episode.choices.moves
            assert moves
            assert min(moves) >= 0
            assert max(moves) < episode.space.size
            assert list(moves) == sorted(moves)
            for move in moves.values():
                assert isinstance(move, PartialTurn) or episode.deal.can(move)
            assert_as_the_view_says(episode, actions)
            if actions == "flat":
                assert set(moves.values()) == set(episode.deal.legal_actions())
            elif actions == "candidates" and game not in TILES:
                assert_rows_are_the_legal_actions(episode)


def assert_as_the_view_says(episode: Episode, actions: SpaceName) -> None:
    """The same view has the same numbers and rows."""
    again = action_space(episode.rules, actions).choices(episode.deal.view(episode.turn), episode.begun)
    assert again.moves == episode.choices.moves
    if again.rows is not None:
        assert (again.rows == episode.choices.rows).all()


def assert_rows_are_the_legal_actions(episode: Episode) -> None:
    """Candidates of cards are the legal actions in their order, and each is described."""
    moves = episode.choices.moves
    assert list(moves.values()) == list(episode.deal.legal_actions())
    assert episode.choices.rows is not None
    assert all(any(row) for row in episode.choices.rows[: len(moves)])


def test_rows_tell_two_equal_cards_of_a_pile_apart() -> None:
    rules = games.get("rummy_500")
    deal = Deal.position(rules, hands_held=[parse("7S 8S QD"), parse("TS")], pile=parse("9S KH 9S"), stock=parse("2C"))
    space = CardCandidates(rules)
    choices = space.choices(deal.view(0), PartialTurn())
    assert choices.rows is not None
    brought = choices.rows[:, -CARD_COLUMNS - len(NUMBERS) : -len(NUMBERS)].sum(axis=1)
    coming = {str(action): int(brought[row]) for row, action in choices.moves.items()}
    assert coming == {"draw stock": 0, "draw discard 9S": 1, "draw discard 9S under 2": 3}


def test_flat_is_for_one_pack_without_wild_cards() -> None:
    with pytest.raises(ValueError, match="'flat' is not for Caloochi"):
        action_space(games.get("caloochi"), "flat")
    with pytest.raises(ValueError, match="'micro' is not for Gin Rummy"):
        action_space(games.get("gin_rummy"), "micro")
    with pytest.raises(ValueError, match="no action space 'any'"):
        action_space(games.get("gin_rummy"), "any")


def test_a_number_that_may_not_be_chosen_is_refused() -> None:
    episode = Episode("gin_rummy")
    episode.reset(1)
    with pytest.raises(ValueError, match="may not be chosen"):
        episode.play(episode.space.size)


def test_flat_numbers_mean_the_same_in_every_position() -> None:
    space = Flat(games.get("standard_rummy"))
    assert space.text(0) == "draw stock"
    assert len({space.text(number) for number in range(space.size)}) == space.size


# --- tiles


@pytest.mark.parametrize("game", TILES)
def test_listed_tiles_are_the_legal_actions_in_their_order(game: str) -> None:
    _, most = map(games.get(game).in_deal, games.get(game).players)
    lengthened = 0
    for episode in moments(game, most, "listed", 2, every=4):
        moves = list(episode.choices.moves.values())
        assert moves == list(islice(episode.deal.legal_actions(), ListedTiles.size))
        rows = episode.choices.rows
        assert rows is not None
        assert not rows[len(moves) :].any()
        assert rows[0, COLUMNS:].tolist() == pytest.approx([1, 0, 0, 0, 0, rows[0, COLUMNS + 5], 0, 0])
        for row, move in zip(rows[1:], moves[1:], strict=False):
            assert isinstance(move, Rearrange)
            assert row[:COLUMNS].sum() == sum(map(len, move.table)) - sum(
                len(meld.cards) for meld in episode.deal._state.table
            )
            lengthened += row[COLUMNS + 7] > 0
    assert lengthened


@pytest.mark.parametrize("game", TILES)
def test_row_0_draws_and_row_1_is_what_greedy_plays(game: str) -> None:
    played = 0
    for seed in range(2):
        for episode in moments(game, 2, "candidates", seed, every=3):
            moves = episode.choices.moves
            assert moves[0] == Pass()
            greedy = tiles.greedy(episode.rules, episode.deal.view(episode.turn))
            if isinstance(greedy, Rearrange):
                played += 1
                assert moves[1] == greedy
            tables = [tuple(sorted(move.table)) for move in moves.values() if isinstance(move, Rearrange)]
            assert len(set(tables)) == len(tables)
    assert played


def parts(rack: Faces) -> Iterator[Faces]:
    """Every part of a rack, the empty one too."""
    for size in range(len(rack) + 1):
        yield from sorted(set(combinations(rack, size)))


def playable(rules: Rules, view: View) -> list[Counter[Face]]:
    """Every part of the rack that can be played alone, tried one by one."""
    found = []
    for part in parts(view.hand):
        play = most_of(rules, view, part, None) if part else None
        if play is not None and play.tiles == len(part):
            found.append(Counter(part))
    return found


@pytest.mark.parametrize("game", [game for game in TILES if games.get(game).special_jokers is None])
def test_the_mask_of_micro_is_exact(game: str) -> None:
    asked = 0
    for seed in range(12):
        for episode in moments(game, 2, "micro", seed, every=4):
            view = episode.deal.view(episode.turn)
            if len(view.hand) > 7:
                continue
            asked += 1
            plays, chosen = playable(episode.rules, view), Counter(episode.begun.tiles)
            moves = episode.choices.moves
            first = FIRST_TILE if episode.rules.pack.family == "tiles" else 0
            faces = {number + first for number in moves if number < DONE}
            for face in set(view.hand):
                wanted = chosen + Counter((face,))
                assert (face in faces) == any(wanted <= play for play in plays), f"{face} after {chosen} on {view}"
            assert (DONE in moves) == (chosen in plays)
            assert (DRAW in moves) == (not chosen)
        if asked > max(5, scaled(15)):
            break
    assert asked > 5


@pytest.mark.parametrize("game", TILES)
def test_what_is_begun_can_be_finished(game: str) -> None:
    for seed in seeds(1):
        for episode in moments(game, 2, "micro", seed, every=3):
            for move in episode.choices.moves.values():
                if isinstance(move, PartialTurn):
                    assert Counter(move.tiles) <= Counter(move.proof[0])
                    assert episode.deal.can(Rearrange(move.proof[1]))


def test_chosen_tiles_are_seen_by_their_seat_alone() -> None:
    for episode in moments("rummikub", 2, "micro", 3):
        if episode.begun.tiles:
            own, other = episode.observation(episode.turn)[-56:], episode.observation(1 - episode.turn)[-56:]
            assert own.sum() == len(episode.begun.tiles)
            assert other.sum() == 0
            return
    raise AssertionError("nobody chose a tile")
