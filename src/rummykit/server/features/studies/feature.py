"""Studies as a feature of the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import Connection, select

from rummykit.server.accounts.personal_data import Holder, PersonalData, Rows
from rummykit.server.features.feature import Feature, RunningServer, area
from rummykit.server.features.studies.schema import studies, study_records
from rummykit.server.features.studies.studies import Studies, unpacked


class StudyRecords(PersonalData):
    """The records in a person's studies; they are deleted together with the studies."""

    def export(self, db: Connection, holder: Holder) -> Rows:
        """All of them, as text."""
        rows = db.execute(select(study_records).join(studies).where(studies.c.account == holder.account))
        return {"study_records": [{"study": row.study, "text": unpacked(row.text)} for row in rows]}


@asynccontextmanager
async def _life(server: RunningServer) -> AsyncIterator[None]:
    server.provide("studies", Studies(server.store.ask, server.store.read, server.limits, server.services.now))
    yield


STUDIES = Feature(
    name="studies",
    areas=(area("/api/studies", 95, "Studies", "features.studies.routes"),),
    life=_life,
    personal=StudyRecords(),
    provides=("studies",),
)
