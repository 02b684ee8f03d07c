"""What becomes of clubs when a guest signs in, or an account is deleted."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from rummykit.server.accounts.personal_data import Holder, PersonalData
from rummykit.server.accounts.privacy import NOBODY
from rummykit.server.features.clubs.members import remove_member
from rummykit.server.features.clubs.schema import club_members, club_results


class PeopleOfClubs(PersonalData):
    """Members, and those who played."""

    def forget(self, db: Connection, holder: Holder) -> None:
        """The person leaves every club, and its past evenings do not say who that was."""
        for row in db.execute(select(club_members).where(club_members.c.account == holder.account)).all():
            remove_member(db, row.club_id, row.number)
        played = update(club_results).where(club_results.c.account == holder.account)
        db.execute(played.values(key="", account=None, name=NOBODY))

    def take_along(self, db: Connection, account: str, guest: str, now: float) -> None:
        """In a club where the account is a member the guest is none any more; a host among the two stays host."""
        own = {row.club_id: row for row in db.execute(select(club_members).where(club_members.c.account == account))}
        for past in db.execute(select(club_members).where(club_members.c.key == guest)).all():
            if (kept := own.get(past.club_id)) is None:
                continue
            twice = (club_members.c.club_id == past.club_id) & (club_members.c.number == past.number)
            db.execute(delete(club_members).where(twice))
            if past.host:
                heir = (club_members.c.club_id == past.club_id) & (club_members.c.number == kept.number)
                db.execute(update(club_members).where(heir).values(host=True))
