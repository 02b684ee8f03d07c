"""How far an account is in its lessons: what was learned in any of its browsers stays learned."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert, select, update

from rummykit.server.accounts.schema import accounts, lesson_progress
from rummykit.server.wire.account_messages import MOST_STEPS, LessonKey, LessonProgress


def progress(connection: Connection, account: str) -> dict[LessonKey, LessonProgress]:
    """Every lesson that the account has begun, the one that was gone on with last at the end."""
    found = connection.scalar(select(lesson_progress.c.lessons).where(lesson_progress.c.account == account))
    return {} if found is None else msgspec.json.decode(found, type=dict[LessonKey, LessonProgress])


def go_on(
    connection: Connection, account: str, new: dict[LessonKey, LessonProgress], most: int
) -> dict[LessonKey, LessonProgress]:
    """Add what was learned to what is kept, of the latest `most` lessons; returns what is kept from then on."""
    # Two devices that learn at once wait for each other here.
    connection.execute(select(accounts.c.id).where(accounts.c.id == account).with_for_update())
    before = progress(connection, account)
    after = {key: each for key, each in before.items() if key not in new}
    after |= {key: united(each, before[key]) if key in before else each for key, each in new.items()}
    after = dict([*after.items()][-most:])
    row = {"lessons": msgspec.json.encode(after).decode()}
    changed = connection.execute(update(lesson_progress).where(lesson_progress.c.account == account).values(row))
    if changed.rowcount == 0:
        connection.execute(insert(lesson_progress), {"account": account, **row})
    return after


def united(new: LessonProgress, kept: LessonProgress) -> LessonProgress:
    """The progress of two browsers as one: each task at its best, unless one of them began anew since.

    `web/src/lib/lessons/progress.svelte.ts` unites in the same way.
    """
    if new.anew != kept.anew:
        return new if new.anew > kept.anew else kept
    at_once = (set(new.learned) - set(new.repeat)) | (set(kept.learned) - set(kept.repeat))
    return LessonProgress(
        count=new.count,
        learned=_both(new.learned, kept.learned),
        repeat=tuple(step for step in _both(new.repeat, kept.repeat) if step not in at_once),
        anew=new.anew,
    )


def _both(new: tuple[str, ...], kept: tuple[str, ...]) -> tuple[str, ...]:
    """The tasks of both, each once. Of tasks that lessons had in earlier releases, the oldest are forgotten."""
    return tuple(dict.fromkeys([*kept, *new]))[-MOST_STEPS:]
