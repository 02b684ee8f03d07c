"""A missed turn of a finished match, to be tried again on the page."""

from __future__ import annotations

from pathlib import Path

import msgspec

from rummykit import hands
from rummykit.record import parse_record
from rummykit.review import retry
from rummykit.server.wire.http_messages import ApiError
from rummykit.server.wire.practice_messages import Attempted, MissedAsked, PracticeInfo
from rummykit.server.wire.socket_messages import Accepted, Hinted, Welcome
from tests.server.guest import Guest
from tests.server.reviewing import GAME, QUICK, finished
from tests.server.serving import serving
from tests.server.tables import playing


async def test_a_missed_turn_can_be_tried_again(db: Path) -> None:
    """The best is done, what was played is not, and nothing of the position is told that its seat could not see."""
    async with serving(db, limits=QUICK) as place:
        ann, ben = Guest(place.port, "Ann"), Guest(place.port, "Ben")
        table = await finished(place, [ann, ben], "gin_rummy", target_score=50)
        record = parse_record((await ann.http.get(f"/api/tables/{table}/record")).text)
        turn, again = next(
            (turn, tried)
            for turn in range(8, 60)  # the decisions before it are searched for seconds
            if (tried := retry(record, turn, 1)).best != tried.played and not tried.judge(tried.played).done
        )
        path = f"review/{table}/{turn}/1"
        info = msgspec.json.decode((await ann.http.get(f"/api/practice/{path}")).content, type=PracticeInfo)
        assert isinstance(info.task, MissedAsked)
        assert info.task.played == again.played
        other = again.deal._state.hands[1 - again.deal.turn]
        async with ann.practising(path) as seat:
            assert seat.view == again.deal.view(again.deal.turn)
            assert not any(str(list(hands.faces(other, "cards"))) in frame for frame in seat.frames)
            assert isinstance(await seat.act(again.played), Accepted)
            assert not seat.answers(Attempted)[-1].done
            assert isinstance(await seat.again(), Accepted)
            hint = await seat.hint()
            assert isinstance(hint, Hinted)
            assert isinstance(await seat.act(hint.action), Accepted)
            assert seat.answers(Attempted)[-1].done
        # A visitor with the link of a finished table may open it, as well as its record, and sees no more.
        async with Guest(place.port, "Cy").practising(path) as stranger:
            assert stranger.view == seat.answers(Welcome)[0].view
            assert not any(str(list(hands.faces(other, "cards"))) in frame for frame in stranger.frames)
        for wrong in (f"review/{table}/9999/0", "review/nobodyknowsit/1/0"):
            assert (await ann.http.get(f"/api/practice/{wrong}")).status_code == 404


async def test_no_turn_of_a_match_under_way_can_be_tried_again(db: Path) -> None:
    async with serving(db, limits=QUICK) as place, playing(place, 2, game=GAME) as seats:
        assert seats[0].table is not None
        answer = await seats[0].guest.http.get(f"/api/practice/review/{seats[0].table.id}/0/0")
        assert msgspec.json.decode(answer.content, type=ApiError).code == "match_not_over"
