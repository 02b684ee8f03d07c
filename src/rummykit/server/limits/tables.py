"""A table in play: what people may do there beside moves, what its clocks wait for, how long it stays."""

from __future__ import annotations

from rummykit.server.limit_group import group


@group
class TableLimits:
    """A table in play: what people may do there beside moves, what its clocks wait for, how long it stays."""

    phrases_per_second: float = 0.5
    """Phrases and messages a seat may say per second."""

    phrase_burst: int = 4
    """The same, all at once."""

    text_characters: int = 200
    """The longest message that somebody at a table may write."""

    texts_kept: int = 50
    """Messages that a table in memory keeps for pages that come back."""

    decisions_per_minute: float = 30.0
    """Changes a person may make at a table a minute: seats, the time for a turn, chance for the deal, pauses. A host
    who arranges six seats taps a dozen times."""

    decision_burst: int = 30
    """The same, all at once."""

    entries_beside_moves: int = 2000
    """Entries of a table's log that are not part of the match. Somebody who changes something every ten seconds needs
    five hours to reach it."""

    watchers: int = 100
    """Spectators at one table."""

    lobby_tables: int = 100
    """The most tables that the lobby shows, the newest first."""

    lobby_seconds: float = 120.0
    """A listed table disappears from the lobby when nobody has sat there for this long."""

    name_characters: int = 24
    """The longest name of a guest: what fits beside a seat on a phone."""

    grace_seconds: float = 30.0
    """The least time that is left of a turn that was on when the table came back into memory, from when its person has
    come back, so that an outage costs nobody a turn: one has to find one's place again."""

    reconnect_seconds: float = 5.0
    """A person whose last page was closed counts as present for this long, because pages come back by themselves; so
    does everybody when the table has just come back into memory."""

    agree_seconds: float = 20.0
    """When one person wants the next deal, or the end of a pause, it comes after this time though others who are there
    have not agreed: time to read a score sheet to the end, and no more than one gladly waits."""

    agree_rematch_seconds: float = 30.0
    """The same for a rematch. Who has not agreed by then is not in it."""

    arrival_seconds: float = 30.0
    """No clock runs in the first turn of a person who was not there when the match began, for so long at the most: a
    page opens in a second, a friend with a phone in the pocket takes longer."""

    promise_seconds: float = 3.0
    """When the host begins a match and somebody has not promised what to add to the deals, the match waits this long: a
    page that has just sat down needs one round trip to the server."""

    rematch_seconds: float = 20.0
    """The same at a rematch, where people have to come back first; its host may begin sooner."""

    open_seconds: float = 5.0
    """A seat that has not opened its promise after this time is left out of the deals and named. A page that is there
    needs one round trip to the server; a phone has time to come back after a break."""

    away_grace_seconds: float = 30.0
    """The time for a turn begins to run only when a person has been absent for this long: a tunnel, a lift."""

    host_away_seconds: float = 30.0
    """When the host has been away for this long, the first person who is here decides about the table, until the host
    is back."""

    lost_line_seconds: float = 30.0
    """When the clock of somebody runs out who lost the line in that turn, it runs for so long more, once a deal: a
    phone finds another network in half a minute."""

    away_turn_seconds: float = 60.0
    """The time for the turn of an absent person where neither the table nor the sheet has one."""

    history_events: int = 200
    """Events a table keeps for pages that come back: two or three rounds. Older gaps get a fresh view."""

    rest_seconds: float = 300.0
    """Bots that play on while everybody is away stop after this time, until somebody comes back: nobody sees them play,
    and thousands of such tables would never end."""

    idle_room_seconds: float = 300.0
    """A table without visitors, clock and bots is dropped from memory after this time; its log brings it back."""
