"""Bad lines for a short while: `make soak` in small."""

from pathlib import Path

from bench.load.soak import Weather, soak


async def test_seats_on_bad_lines_see_the_whole_game(db: Path) -> None:
    weather = Weather(lost=0.04, breaks=1.5, pace=0.1, patience=0.5)
    assert await soak(db.parent, seconds=10, tables=6, seats=3, weather=weather, growth=30.0) == []
