"""Every limit of the server: one number each, with the reason for it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What guests, sockets and tables may ask for. Sizes are in bytes, times in seconds."""

    frame_bytes: int = 32 * 1024
    """The longest socket message. A full table of 112 tiles is about 1 KiB of JSON; the rest is a reserve."""

    body_bytes: int = 16 * 1024
    """The longest HTTP body. A new table with every option is below 1 KiB."""

    headers: int = 100
    """Headers of one request, trailers included. Browsers send about twenty, proxies add five."""

    header_bytes: int = 32 * 1024
    """Everything in a request except its body: request line, headers, trailers, and what goes around chunks. A browser
    with many cookies for the host name comes to 8 KiB; more is answered with 431."""

    requests_ahead: int = 16
    """Requests that may wait on a connection behind the one being answered. Browsers wait for the answer and send none.
    """

    connections_per_address: int = 600
    """TCP connections open at one time from one address, half-open ones included: the sockets of `sockets_per_address`,
    and sixty browsers that fetch the page over six connections each. Trusted proxies are not limited like this."""

    connections: int = 10_000
    """TCP connections open at one time in all, fewer if the system allows fewer open files: 4,000 people with two pages
    each, and a reserve. One that only waits takes about 15 KiB."""

    frames_per_second: float = 100.0
    """WebSocket frames per second that one socket may sustain, pings and fragments included: twice the messages."""

    frame_burst: int = 200
    """The same, all at once."""

    fragments: int = 64
    """Fragments in which one message may come. Browsers send it whole; proxies may split it."""

    bytes_per_second: float = 64 * 1024.0
    """Bytes per second that one socket may sustain. Dragging tiles at a full table takes about 15 KiB a second."""

    byte_burst: int = 256 * 1024
    """The same, all at once: eight frames of the greatest length."""

    cards_in_action: int = 512
    """Cards and sets named in one action. The fullest table has 112 tiles in 37 sets; named with their kinds, and once
    more with the first meld, that makes about 350."""

    messages_per_second: float = 50.0
    """Messages per second that a person may sustain on all sockets together. Dragging a tile judges some 10 drafts a
    second."""

    message_burst: int = 100
    """Messages a person may send at once before the rate applies: a page that wakes up and catches up."""

    work_per_second: float = 0.1
    """Seconds of processor time that the server spends on one person each second, on all sockets together. A draft
    takes 0.2 to 1.2 ms to judge, so dragging, with 10 drafts a second, takes a tenth of this. Anybody who takes more is
    told "too fast"."""

    work_burst: float = 1.0
    """The same, all at once: a page that wakes up, on a slow machine."""

    too_fast_answers: int = 40
    """Messages in a row that are answered "too fast" before the socket is closed: our page waits when told to."""

    address_work_per_second: float = 0.5
    """Seconds of wall-clock time that one address may occupy the event loop each second; anything more must wait its
    turn, and nothing is refused. Thirty people who drag tiles at once take 0.1 to 0.3; half of the loop stays free for
    others."""

    address_work_burst: float = 0.1
    """The same, all at once: nobody waits longer than this for work that one address has begun."""

    send_queue: int = 256
    """Messages waiting for a socket that does not read. With more it is closed; it can come back and catch up."""

    sockets_per_seat: int = 8
    """Open pages of one person at one table. A ninth page closes the oldest."""

    hello_seconds: float = 10.0
    """A socket that has not said `Hello` after this time is closed."""

    ping_seconds: float = 20.0
    """The time between two WebSocket pings; an answer that takes as long again closes the socket, so a seat is shown as
    away after at most 40 s. Proxies cut silent connections after 60 s."""

    sockets_per_address: int = 240
    """Open sockets from one address: a school with a table for everybody, some of them open twice."""

    request_seconds: float = 15.0
    """An HTTP request or handshake that has not arrived completely after this time is cut off. The longest body takes a
    phone on a bad line two seconds."""

    looks_per_minute: float = 600.0
    """Tables looked at and sockets opened a minute from one address; too few to guess table ids."""

    look_burst: int = 300
    """The same, all at once: after a restart of the server every page of a school comes back."""

    my_tables: int = 12
    """Tables that the home page asks about at once, each counted as a look. A browser remembers no more."""

    posts_per_minute: float = 30.0
    """Tables made and seats taken a minute from one address. A school class behind one address still gets in."""

    post_burst: int = 30
    """The same, all at once."""

    questions_per_minute: float = 1200.0
    """Questions about rules and score sheets a minute from one address: a class of thirty that taps tiles together."""

    question_burst: int = 120
    """The same, all at once."""

    solve_seconds: float = 5.0
    """A best play, or an answer of the referee, that takes longer is abandoned. A table of 106 tiles takes a few
    milliseconds; frozen jokers may take longer."""

    solves_at_once: int = 2
    """Best plays worked out at one time, and as many questions to the referee; more would only slow the tables down."""

    lessons_per_minute: float = 20.0
    """Lessons a minute from one address that nobody has asked for lately: 0.1 to 1.5 s of processor time each."""

    lesson_burst: int = 15
    """The same, all at once: somebody who looks at the lessons of a few games with a few house rules."""

    lesson_seconds: float = 10.0
    """A lesson that is not made within this time is asked for again; it is made and kept meanwhile. One takes 0.1 to
    1.5 s, and others may be before it."""

    lessons_at_once: int = 1
    """Lessons made at one time; more would only slow the tables down."""

    lessons_kept: int = 128
    """Lessons in memory, by game and house rules, 10 KiB each; the one that was not asked for longest goes first."""

    records_per_minute: float = 60.0
    """Records fetched and replayed a minute from one address. Each replays a whole match, about 0.1 s."""

    record_burst: int = 20
    """The same, all at once."""

    record_bytes: int = 512 * 1024
    """The longest record that is replayed. A match of four long games of tiles is about 100 KiB."""

    record_moments: int = 6000
    """The most actions of a record that is replayed; each makes about 2 KiB of answer before compression."""

    review_processes: int = 1
    """Reviews computed at one time, each in a process of its own that gives way to everything else. A match takes up to
    20 s of a core."""

    review_core_seconds: float = 15.0
    """What a review is to take of one core, about: how often positions are played out is worked out from it beforehand,
    so that the review does not depend on what else the machine does."""

    review_seconds: float = 300.0
    """A review that takes longer is ended. It has far more than it needs, because it comes last on a busy machine."""

    reviews_waiting: int = 20
    """Reviews of a server that wait or are computed. With more, one is asked to come back in some minutes."""

    review_claim_seconds: float = 30.0
    """A review of which its server has said nothing for this long is begun anew by whichever is asked next."""

    reviews_per_minute: float = 10.0
    """Reviews asked for a minute from one address; how far they are may be asked like looks at a table."""

    review_burst: int = 20
    """The same, all at once: a class of thirty that has just played."""

    record_reviews: int = 100
    """Reviews of records that were opened from files, about 20 KiB each; the oldest gives way."""

    record_reviews_at_once: int = 2
    """Reviews of records from one address that wait or are computed, so that nobody's files keep all others waiting."""

    record_review_seconds: float = 3600.0
    """How long the review of such a record is kept: while somebody goes through it."""

    practices_per_minute: float = 120.0
    """Positions to practise made a minute for one address, each shown and then played, which counts as two. A class of
    thirty solves a puzzle each in half a minute."""

    practice_burst: int = 120
    """The same, all at once: the class opens the puzzle of the day."""

    puzzle_guests: int = 20_000
    """Guests whose puzzles are remembered; the one not seen for longest is forgotten. One with all 2,000 puzzles solved
    takes 300 KiB, one who tries a few 2 KiB."""

    puzzle_guest_seconds: float = 90 * 24 * 3600.0
    """A guest who has solved no puzzle for three months is forgotten."""

    puzzle_run_seconds: float = 180.0
    """A run against the clock: as many puzzles as one can in three minutes."""

    puzzle_run_misses: int = 3
    """A run against the clock ends with the third miss."""

    puzzle_settled: int = 5
    """A solver's first attempts say nothing of the puzzles: too little is known of the solver yet, and new guests cost
    nothing."""

    codes_per_minute: float = 20.0
    """Short codes tried a minute from one address. With 10,000 of 887 million codes in use, guessing all day finds a
    table in about 3 years."""

    code_burst: int = 10
    """The same, all at once: a mistyped code or two."""

    phrases_per_second: float = 0.5
    """Phrases a seat may say per second."""

    phrase_burst: int = 4
    """The same, all at once."""

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

    accounts_per_minute: float = 20.0
    """Sign-ins, new accounts and changes to one a minute from one address: each may check a signature."""

    account_burst: int = 20
    """The same, all at once. A new account takes two."""

    passkeys: int = 20
    """Passkeys of one account: more devices than anybody has."""

    sessions: int = 20
    """Browsers signed in to one account. One more signs out the oldest."""

    account_lessons: int = 60
    """Lessons of one account whose progress is kept: one of each game, and many with house rules. One more forgets the
    one that was gone on with longest ago. At most 4 KiB each; nearly always a tenth of that."""

    session_seconds: float = 180 * 24 * 3600.0
    """A browser stays signed in for half a year."""

    ceremony_seconds: float = 300.0
    """A passkey must be made or used within this time: long enough to fetch a phone from upstairs."""

    link_seconds: float = 600.0
    """How long the code that signs in another device works."""

    history_page: int = 50
    """Finished matches in one answer."""

    companies_kept: int = 30
    """Matches for which it is known with whom a person sat there, so as to ask them again; the oldest give way."""

    companies_seconds: float = 60 * 24 * 3600.0
    """For how long that is known."""

    companies_shown: int = 8
    """Companies that a person may ask again, the last ones: what fits a home page."""

    ask_seconds: float = 1800.0
    """For how long somebody is asked to play again: whoever asks will not wait much longer."""

    asks_per_hour: int = 12
    """How often a person may ask others to play again. A long evening has fewer matches an hour."""

    asks_shown: int = 5
    """Those who ask a person at one time, the newest first."""

    silenced: int = 200
    """People by whom a person does not want to be asked; the oldest give way."""

    meetings_per_minute: float = 1200.0
    """Questions a minute from one address whether somebody asks, or whether enough are there to play: thirty people who
    wait for others at once."""

    meeting_burst: int = 240
    """The same, all at once."""

    pairing_seconds: float = 10.0
    """Who waits for others and has not been heard of for this long has gone; pages ask every two and a half seconds."""

    pairing_people: int = 2000
    """People who wait for others at one time, in all."""

    pairing_points: int = 100
    """How far ratings may be apart for a rated match at first: the better one wins two of three."""

    pairing_points_per_second: float = 10.0
    """How much farther with every second that somebody waits: anybody will do after a minute and a half."""

    pairing_mixed_seconds: float = 20.0
    """After this time somebody who wants a rated match is put together with people who do not."""

    leaders_matches: int = 10
    """Rated matches of a game before somebody is shown among its leaders: until then a rating is little more than luck.
    """

    leaders_seconds: float = 90 * 24 * 3600.0
    """Who has played no rated match of a game for this long is not shown among its leaders."""

    leaders_page: int = 50
    """Leaders in one answer."""

    leaders_cached_seconds: float = 30.0
    """For how long a server keeps what it has found about the leaders of a game."""

    notices_per_minute: float = 60.0
    """Changes a minute from one address to what people are told of. A class switches it on together."""

    notice_burst: int = 40
    """The same, all at once."""

    notice_devices: int = 10
    """Browsers to which notices for one person are pushed. One more takes the place of the oldest."""

    notice_tables: int = 40
    """Tables of which one person is told. One more takes the place of the oldest."""

    notice_keep_seconds: float = 180 * 24 * 3600.0
    """A browser that was not here for so long is told nothing any more, and nobody of a table switched on before that.
    """

    notice_delay_seconds: float = 45.0
    """Somebody is told only after it has been their turn for so long and no page of theirs is at the table: longer than
    a page is taken for present whose phone was put away (`ping_seconds`), and far longer than a reload."""

    notice_turn_seconds: float = 600.0
    """Nobody is told of turns that are shorter than this: they would be over."""

    notice_look_seconds: float = 3.0
    """The time between two looks for turns to be told, and for notices to be sent."""

    notices_at_once: int = 8
    """Notices sent at one time; others wait in the database."""

    notice_tries: int = 6
    """A notice that the push service does not take is tried so often, and then dropped."""

    notice_retry_seconds: float = 30.0
    """The pause before the second try; every later pause is twice as long, and none shorter than the service asks."""

    notice_ttl_seconds: float = 2 * 24 * 3600.0
    """How long a push service keeps a notice for a browser that is away, at the most; never longer than the turn."""

    push_seconds: float = 10.0
    """A push service that has not answered after this time is tried again later."""

    mail_seconds: float = 10.0
    """A mail server that has not taken a letter after this time is tried again later."""

    mails_at_once: int = 4
    """Letters handed to the mail server at one time."""

    mails_per_day: int = 6
    """Notices a day to one mailbox; more are not sent."""

    mail_confirmations: int = 3
    """Letters a day that ask whether an address is somebody's: to one mailbox, and for one person."""

    mail_confirmations_per_minute: float = 0.5
    """The same a minute, from one address of the network."""

    mail_confirmation_burst: int = 6
    """The same, all at once."""

    push_endpoint_characters: int = 1024
    """The longest address that a browser may name for its push service. They have 150 to 500."""

    addresses: int = 10_000
    """Addresses remembered for the rates above; the one not seen for longest is forgotten."""

    name_characters: int = 24
    """The longest name of a guest: what fits beside a seat on a phone."""

    bot_pace: tuple[float, float] = (0.5, 1.5)
    """A bot acts after a pause of this many seconds, drawn evenly: slow enough to follow, fast enough not to bore."""

    bot_seconds: float = 5.0
    """A bot that thinks longer forfeits the move. The slowest known decision takes 0.05 s."""

    sharp_processes: int = 0
    """Processes in which strong bots search; 0 is one for each core, at the most eight. They give way to everything
    else on the machine, are started when they are needed, and take 60 MiB each."""

    sharp_milliseconds: tuple[int, int, int] = (100, 300, 1000)
    """How long a strong bot searches for an action: the longest where it has a process to itself, less where more bots
    think, so that each waits about as long as that. Where that does not help any more, it plays without a search."""

    sharp_overtime_seconds: float = 0.5
    """A search that has no answer so long after its time is ended, with its process."""

    sharp_start_seconds: float = 20.0
    """A process that is not ready after this time is ended. It takes half a second on a machine with time to spare."""

    bots_per_person: int = 10
    """Tokens for bots that one person may have."""

    bot_tables: int = 8
    """Tables at which a bot may sit at one time, until their matches are over."""

    bot_streams: int = 2
    """Open streams of one bot. A third closes the oldest."""

    bot_requests_per_second: float = 10.0
    """Requests a second that a bot may sustain: a move at each of its tables, and more than people would follow."""

    bot_request_burst: int = 40
    """The same, all at once."""

    bot_questions_per_minute: float = 1200.0
    """Requests of bots a minute from one address: those of a few bots that play fast."""

    bot_question_burst: int = 120
    """The same, all at once."""

    bot_heartbeat_seconds: float = 15.0
    """A stream that has nothing to say says so after this time; proxies cut silent connections after 60 s."""

    bot_actions: int = 500
    """Legal actions listed for a bot in one answer. A hand of cards has a few dozen, a rack of tiles some hundreds."""

    visiting_bot_seconds: float = 60.0
    """The longest turn of a bot that somebody else runs, at tables without a clock too. A program that has not answered
    by then is most likely gone."""

    bots_alone_seconds: float = 0.05
    """The longest pause of a bot at a table of a tournament where only bots play: people wait for the end of it."""

    tournament_name_characters: int = 48
    """The longest name of a tournament: what fits on a wall."""

    tournament_entrants: int = 200
    """Entrants of one tournament, bots included. They are paired in a tenth of a second."""

    tournament_bots: int = 64
    """Bots among them. A round of so many at tables of two is played in about two minutes."""

    tournament_rounds: int = 40
    """The most rounds of a tournament: a round robin of forty. Longer ones are no evening."""

    tournament_entries: int = 20_000
    """Entries of the log of one tournament: every result of the largest, and five rulings for each."""

    tournaments_per_host: int = 10
    """Tournaments of one host that are not over yet."""

    tournaments_mine: int = 50
    """Tournaments shown on one's own page, the newest first."""

    tournament_keep_seconds: float = 365 * 24 * 3600.0
    """A tournament is forgotten a year after anything has last happened in it."""

    tournament_arrival_seconds: float = 120.0
    """At tables of a tournament no clock runs in the first turn of who has yet to come, for so long at the most: people
    look for their table, and finish a talk."""

    tournament_deal_seconds: float = 40.0
    """At tables of a tournament the next deal comes after this time though nobody has asked for it."""

    tournament_looks_per_minute: float = 2400.0
    """Tournaments looked at a minute from one address. A page asks every three seconds whether there is anything new:
    a hundred pages of a club behind one address."""

    tournament_look_burst: int = 400
    """The same, all at once: everybody opens the page when a round is announced."""

    tournament_refresh_seconds: float = 0.5
    """However many ask, the database is asked so seldom whether a tournament has changed, on each server."""

    tournament_tend_seconds: float = 1.0
    """The time between two searches for tournaments with something to do: tables to found, a round to begin."""

    tournament_changes_per_minute: float = 120.0
    """Entries, results and rounds a minute from one address: a host who writes results of forty tables down."""

    tournament_change_burst: int = 80
    """The same, all at once: a class that joins together."""

    grace_seconds: float = 5.0
    """The least time a clock has left when a table comes back into memory, so that a restart costs nobody a turn."""

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

    away_turn_seconds: float = 60.0
    """The time for the turn of an absent person where neither the table nor the sheet has one."""

    history_events: int = 200
    """Events a table keeps for pages that come back: two or three rounds. Older gaps get a fresh view."""

    rest_seconds: float = 300.0
    """Bots that play on while everybody is away stop after this time, until somebody comes back: nobody sees them play,
    and thousands of such tables would never end."""

    idle_room_seconds: float = 300.0
    """A table without visitors, clock and bots is dropped from memory after this time; its log brings it back."""

    layout_seconds: float = 1.0
    """The time between two writings of how hands have been laid out. So much of it is lost when a server is killed, and
    of the game nothing."""

    batch: int = 512
    """The most appends in one transaction, which bounds how long the first waits for the last."""

    statement_seconds: float = 5.0
    """How long the database may take for a transaction, waiting for a lock or a hung connection included, before it is
    abandoned and its moves are refused as not saved. Pages consider a connection dead after 8 s."""

    lease_seconds: float = 4.0
    """Of several servers on one database, one that has not renewed its lease for this long is considered dead."""

    renew_seconds: float = 1.0
    """The time between two renewals of the lease, and between two searches for dead servers and the tables they left.
    """

    wake_ahead_seconds: float = 60.0
    """A table that moves by itself is loaded this long before its time. A thousand of them take about 20 s."""

    wakes_at_once: int = 2
    """Tables loaded at one time because they are due: one is read while the other is replayed."""

    relay_seconds: float = 10.0
    """A request whose answer must come from another server is answered with "try again" after this time."""

    bus_queue: int = 20_000
    """Messages waiting for the bus. With more, all are dropped and their connections closed; pages come back."""

    bus_retry_seconds: float = 0.5
    """The pause before a broken connection to the bus is made again."""

    bus_age_seconds: float = 30.0
    """A sealed message from another server that is older than this is dropped, because somebody may have held it back.
    The clocks of the servers must agree more closely."""

    farewell_seconds: float = 1.0
    """How long a stopping server waits for bots in the middle of a thought, and for its last words to other servers."""

    drain_seconds: int = 4
    """How long a stopping server waits for work in progress at its sockets."""

    shutdown_seconds: float = 8.0
    """A stopping server ends after this time, whatever is in progress. Everything acknowledged is already on the disk.
    """

    ready_seconds: float = 1.0
    """If the database does not answer within this time, the server says that it is not ready."""

    ready_again_seconds: float = 1.0
    """The time between two tests whether the database can still be written to, however often somebody asks."""


_MAY_BE_ZERO = {"bot_pace", "sharp_processes", "grace_seconds", "away_grace_seconds", "farewell_seconds"}


class UnknownLimit(Exception):
    """There is no limit of that name."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__(name)
        self.name = name
        self.known = tuple(known)


class Senseless(Exception):
    """A limit has a value that it cannot have; the text says why."""


def limits_with(changed: Mapping[str, Any]) -> Limits:
    """The usual limits with some replaced; raises `UnknownLimit`, `Senseless`."""
    usual = Limits()
    known = [field.name for field in fields(Limits)]
    values: dict[str, Any] = {}
    for name, value in changed.items():
        if name not in known:
            raise UnknownLimit(name, known)
        values[name] = _like(name, getattr(usual, name), value)
    limits = replace(usual, **values)
    _check(limits)
    return limits


def _like(name: str, usual: Any, value: Any) -> Any:
    """The value in the type of a limit."""
    if isinstance(usual, tuple):
        if not isinstance(value, list | tuple) or len(value) != len(usual):
            raise Senseless(f"{name} is {len(usual)} numbers in brackets, the least first")
        numbers = tuple(_like(name, one, each) for one, each in zip(usual, value, strict=True))
        if list(numbers) != sorted(numbers):
            raise Senseless(f"{name}: the smaller number comes first")
        return numbers
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise Senseless(f"{name} is a number, not {value!r}")
    if isinstance(usual, int) and not isinstance(value, int):
        raise Senseless(f"{name} is a whole number, not {value!r}")
    if not math.isfinite(value) or value < 0 or (value == 0 and name not in _MAY_BE_ZERO):
        raise Senseless(f"{name} is more than 0{' or 0' if name in _MAY_BE_ZERO else ''}, not {value!r}")
    return type(usual)(value)


def _check(limits: Limits) -> None:
    """Check limits that depend on each other; raises `Senseless`."""
    if 2 * limits.renew_seconds > limits.lease_seconds:
        raise Senseless("lease_seconds is at least twice renew_seconds: a lease is renewed before it has run out")
    if limits.farewell_seconds + limits.drain_seconds > limits.shutdown_seconds:
        raise Senseless("shutdown_seconds is no less than farewell_seconds and drain_seconds together")
