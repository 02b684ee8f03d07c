"""Studies in the database that all servers share: made, read, changed and taken back.

A study says which moment of which match a turn is, and what its maker drew and wrote. The page reads the match itself
from the record, so the rights are those of the record, and names that vanish there vanish here too.
"""

from __future__ import annotations

import hashlib
import secrets
import zlib
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from rummykit.server.accounts.people import Asker
from rummykit.server.features.studies.schema import studies, study_records, study_tables
from rummykit.server.limits import Limits
from rummykit.server.refusals import TableRefusal
from rummykit.server.store.directory import InTransaction
from rummykit.server.store.schema import tables
from rummykit.server.table.names import shown_text
from rummykit.server.wire.study_messages import (
    MyStudies,
    NewStudy,
    StudyEdited,
    StudyInfo,
    StudyListed,
    StudyTurn,
    TurnAdded,
)

_DAY = 24 * 3600.0
_TURNS = msgspec.json.Decoder(tuple[StudyTurn, ...])


def unpacked(record: bytes) -> str:
    """The text of a record as it is stored."""
    return zlib.decompress(record).decode()


class Studies:
    """The studies of all people. `ask` works in a transaction, `read` only looks; `now` is the wall clock."""

    def __init__(self, ask: InTransaction, read: InTransaction, limits: Limits, now: Callable[[], float]) -> None:
        self._ask = ask
        self._read = read
        self._limits = limits
        self._now = now

    async def mine(self, someone: Asker) -> MyStudies:
        """The studies of a person, and what may be in one."""

        def work(connection: Connection) -> tuple[StudyListed, ...]:
            rows = connection.execute(select(studies).where(someone.rows(studies)).order_by(studies.c.changed.desc()))
            return tuple(
                StudyListed(id=row.id, title=row.title, turns=len(_TURNS.decode(row.turns)), changed=row.changed)
                for row in rows
            )

        limits = self._limits
        return MyStudies(
            studies=await self._read(work) if someone.keys else (),
            comment_letters=limits.study_comment_letters,
            title_letters=limits.study_title_letters,
            most_drawings=limits.study_drawings,
            most_turns=limits.study_turns,
        )

    async def read(self, someone: Asker, study: str) -> StudyInfo:
        """A study, for anybody; raises `TableRefusal`."""
        row = await self._read(lambda connection: _row(connection, study))
        if row.opened < self._now() - _DAY:
            opened = update(studies).where(studies.c.id == study).values(opened=self._now())
            await self._ask(lambda connection: connection.execute(opened).rowcount)
        return _told(row, someone)

    async def record(self, study: str, number: int) -> str:
        """A record of a study; raises `TableRefusal`."""
        found = select(study_records.c.text).where(study_records.c.study == study, study_records.c.number == number)
        text = await self._read(lambda connection: connection.scalar(found))
        if text is None:
            raise TableRefusal("unknown_study")
        return unpacked(text)

    async def make(self, someone: Asker, asked: NewStudy) -> StudyInfo:
        """A new study; raises `TableRefusal`. `someone` has a key, the account of which is theirs."""
        title, turn, now = self._title(asked.title), self._clean(asked.turn), self._now()

        def work(connection: Connection) -> StudyInfo:
            self._make_room(connection, someone, now)
            id = secrets.token_urlsafe(12)
            row = {"id": id, "key": someone.keys[0], "account": someone.account, "title": title, "turns": "[]"}
            connection.execute(insert(studies), row | {"version": 0, "changed": now, "opened": now})
            self._write(connection, id, (self._sourced(connection, id, turn, asked.text),))
            return _told(_row(connection, id), someone)

        return await self._ask(work)

    async def add(self, someone: Asker, study: str, asked: TurnAdded) -> StudyInfo:
        """One more turn at the end of a study; raises `TableRefusal`."""
        turn = self._clean(asked.turn)

        def work(connection: Connection) -> StudyInfo:
            turns = _TURNS.decode(_own(connection, study, someone).turns)
            if len(turns) >= self._limits.study_turns:
                raise TableRefusal("study_full", most=self._limits.study_turns)
            self._write(connection, study, (*turns, self._sourced(connection, study, turn, asked.text)))
            return _told(_row(connection, study), someone)

        return await self._ask(work)

    async def edit(self, someone: Asker, study: str, asked: StudyEdited) -> StudyInfo:
        """Change what a study says of the matches in it; raises `TableRefusal`."""
        title, turns = self._title(asked.title), tuple(self._clean(turn) for turn in asked.turns)

        def work(connection: Connection) -> StudyInfo:
            row = _own(connection, study, someone)
            if row.version != asked.version:
                raise TableRefusal("study_changed")
            known = {(turn.table, turn.record) for turn in _TURNS.decode(row.turns)}
            if not turns or len(turns) > self._limits.study_turns or any(_source(turn) not in known for turn in turns):
                raise TableRefusal("unreadable")
            connection.execute(update(studies).where(studies.c.id == study).values(title=title))
            self._write(connection, study, turns)
            used = {turn.record for turn in turns}
            dropped = study_records.c.study == study, study_records.c.number.not_in(used - {None})
            connection.execute(delete(study_records).where(*dropped))
            return _told(_row(connection, study), someone)

        return await self._ask(work)

    async def delete(self, someone: Asker, study: str) -> None:
        """Take a study back: its link leads nowhere from then on; raises `TableRefusal`."""

        def work(connection: Connection) -> None:
            _own(connection, study, someone)
            _drop(connection, [study])

        await self._ask(work)

    def _make_room(self, connection: Connection, someone: Asker, now: float) -> None:
        """Delete what nobody opens any more; raises `TableRefusal` for who has too many studies."""
        most = self._limits.studies_each
        own = select(func.count()).select_from(studies).where(someone.rows(studies))
        if (connection.scalar(own) or 0) >= most:
            raise TableRefusal("too_many_studies", most=most)
        old = select(studies.c.id).where(studies.c.opened < now - self._limits.study_seconds)
        _drop(connection, connection.scalars(old).all())
        last = select(studies.c.id).order_by(studies.c.opened.desc(), studies.c.id)
        _drop(connection, connection.scalars(last.offset(max(0, self._limits.studies_kept - 1))).all())

    def _sourced(self, connection: Connection, study: str, turn: StudyTurn, text: str | None) -> StudyTurn:
        """The turn with the number of its record, which is stored if the study does not have it yet."""
        if text is None:
            return turn
        digest = hashlib.sha256(text.encode()).hexdigest()
        own = study_records.c.study == study
        number = connection.scalar(select(study_records.c.number).where(own, study_records.c.digest == digest))
        if number is None:
            most = self._limits.study_records
            if (connection.scalar(select(func.count()).select_from(study_records).where(own)) or 0) >= most:
                raise TableRefusal("too_many_study_records", most=most)
            number = (connection.scalar(select(func.max(study_records.c.number)).where(own)) or 0) + 1
            row = {"study": study, "number": number, "digest": digest, "text": zlib.compress(text.encode())}
            connection.execute(insert(study_records), row)
        return msgspec.structs.replace(turn, record=number)

    def _write(self, connection: Connection, study: str, turns: tuple[StudyTurn, ...]) -> None:
        values: dict[str, Any] = {"turns": msgspec.json.encode(turns).decode(), "changed": self._now()}
        values["version"] = studies.c.version + 1
        connection.execute(update(studies).where(studies.c.id == study).values(**values))
        there = set(connection.scalars(select(study_tables.c.table_id).where(study_tables.c.study == study)))
        now = {turn.table for turn in turns if turn.table is not None}
        connection.execute(
            delete(study_tables).where(study_tables.c.study == study, study_tables.c.table_id.in_(there - now))
        )
        # A table that was deleted meanwhile is not named again.
        added = select(tables.c.id).where(tables.c.id.in_(now - there))
        for table in connection.scalars(added).all():
            connection.execute(insert(study_tables), {"study": study, "table_id": table})

    def _title(self, raw: str) -> str:
        return shown_text(raw, self._limits.study_title_letters, "bad_study_title")

    def _clean(self, turn: StudyTurn) -> StudyTurn:
        """A turn with its comment as it is shown; raises `TableRefusal` for what is too long."""
        longest = self._limits.study_comment_letters
        if len(turn.comment) > longest or len(turn.drawings) > self._limits.study_drawings:
            raise TableRefusal("too_large")
        lines = [line.strip() and shown_text(line, longest, "bad_text") for line in turn.comment.strip().splitlines()]
        return msgspec.structs.replace(turn, comment="\n".join(lines))


def _source(turn: StudyTurn) -> tuple[str | None, int | None]:
    return turn.table, turn.record


def _row(connection: Connection, study: str) -> Row[Any]:
    row = connection.execute(select(studies).where(studies.c.id == study)).one_or_none()
    if row is None:
        raise TableRefusal("unknown_study")
    return row


def _own(connection: Connection, study: str, someone: Asker) -> Row[Any]:
    """A study that its maker is about to change, locked until the end of the transaction where there are locks."""
    row = connection.execute(select(studies).where(studies.c.id == study).with_for_update()).one_or_none()
    if row is None:
        raise TableRefusal("unknown_study")
    if not _made_by(row, someone):
        raise TableRefusal("study_maker_only")
    return row


def _made_by(row: Row[Any], someone: Asker) -> bool:
    return row.key in someone.keys or (someone.account is not None and row.account == someone.account)


def _drop(connection: Connection, ids: Any) -> None:
    if ids:
        connection.execute(delete(studies).where(studies.c.id.in_(ids)))


def _told(row: Row[Any], someone: Asker) -> StudyInfo:
    turns = _TURNS.decode(row.turns)
    return StudyInfo(id=row.id, title=row.title, turns=turns, version=row.version, mine=_made_by(row, someone))
