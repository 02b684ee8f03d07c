"""What is to be looked at when play is over or under way: reviews of matches of each kind, and a tournament."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import expect

from rummykit.match import Match
from tests.browser.guest import SEARCHED_MS, Window
from tests.browser.staging import Scene, scene, sit, stage


def over(match: Match) -> bool:
    """The match has come to its end."""
    return match.result is not None


MATCHES: dict[str, Scene] = {
    "tiles": scene("rummikub_classic", over, num_games=1),
    "gin": scene("gin_rummy", over, target_score=50),
    "indian": scene("indian_rummy_points", over),
}


@cache
def finished(db: Path, name: str) -> tuple[str, str]:
    """Such a match in the database of a server, once: its table, and the secret of who sat there."""
    table, secret, _ = stage(db, MATCHES[name])
    return table, secret


def open_review(window: Window, db: Path, name: str) -> None:
    """Open the review of such a match, with its curve, the hands and the list of turns."""
    table, secret = finished(db, name)
    sit(window, table, secret)
    window.page.goto(f"{window.base}/review/{table}")
    expect(window.page.locator("[data-curve]")).to_be_visible(timeout=SEARCHED_MS)


def begin_tournament(window: Window) -> None:
    """A Swiss of four by bots and the person of the window, in its first round."""
    window.page.goto(f"{window.base}/tournaments")
    made = window.page.evaluate(
        """async () => {
             const post = async (path, body) => (await fetch(path, {
               method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
             })).json();
             const asked = {name: "Evening", game: "standard_rummy", player: "Ada", rounds: 2};
             const made = await post("/api/tournaments", asked);
             await post(`/api/tournaments/${made.id}/bots`, {count: 3});
             return post(`/api/tournaments/${made.id}/rounds`, {});
           }""",
    )
    assert "id" in made, made
    window.page.goto(f"{window.base}/tournaments/{made['id']}")
    expect(window.page.get_by_role("heading", name="Evening")).to_be_visible()
