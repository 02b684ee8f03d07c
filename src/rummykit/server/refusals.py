"""Every refusal of the server itself: a stable code, a plain sentence, and the HTTP status it travels with.

What the rules of a game refuse is in `rummykit.rules.refusals`.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from rummykit.rules import OptionIdle, OptionsClash, RulesError
from rummykit.rules.options import written

Params: TypeAlias = dict[str, str | int]


class Refusal(NamedTuple):
    """The sentence of a code, with the refusal's params as its fields, and the HTTP status."""

    text: str
    status: int


REFUSALS: dict[str, Refusal] = {
    # what was sent
    "unreadable": Refusal("That message could not be read.", 400),
    "too_large": Refusal("That is too long.", 413),
    "too_fast": Refusal("Too much at once: wait a moment.", 429),
    "wrong_origin": Refusal("This was sent from the page of another site.", 403),
    "wrong_host": Refusal(
        "This server does not go by the name {host}. Its operator can allow it with --allowed-host.", 421
    ),
    "not_json": Refusal("This must be sent as JSON.", 415),
    "not_found": Refusal("There is nothing here.", 404),
    "method_not_allowed": Refusal("This cannot be done here.", 405),
    "server_error": Refusal("Something went wrong at the server. Nothing was changed.", 500),
    "not_saved": Refusal("That could not be saved, so it does not count. Try again.", 503),
    "unavailable": Refusal("The server cannot reach its tables for the moment. Try again.", 503),
    # making a table and sitting down
    "unknown_game": Refusal("There is no such game.", 404),
    "bad_options": Refusal("These house rules do not fit: {reason}", 400),
    "options_clash": Refusal("{one} and {other} exclude each other; choose one of them.", 400),
    "option_idle": Refusal("{one} changes nothing, because {other} is {value}.", 400),
    "bad_seats": Refusal("This game is for {fewest} to {most} players, one of them a person.", 400),
    "bad_name": Refusal("A name has 1 to {longest} visible characters.", 400),
    "unknown_table": Refusal("There is no such table.", 404),
    "outdated_table": Refusal("This table was played by an older version of its rules and cannot go on.", 410),
    "table_full": Refusal("All seats are taken.", 409),
    "already_started": Refusal("The match has begun already.", 409),
    "sent_away": Refusal("The host of this table has sent you away.", 403),
    "unknown_code": Refusal("There is no table with this code.", 404),
    "no_watchers": Refusal("Nobody may watch at this table.", 403),
    # accounts
    "no_accounts": Refusal("This server keeps no accounts.", 404),
    "accounts_elsewhere": Refusal("Accounts are kept at {address} only. Here you play as a guest.", 403),
    "account_needed": Refusal("This needs an account: sign in first.", 401),
    "passkey_refused": Refusal("This passkey was not accepted.", 403),
    "ceremony_over": Refusal("That took too long, or was used already: begin again.", 409),
    "unknown_passkey": Refusal("There is no such passkey.", 404),
    "last_passkey": Refusal("The last passkey stays, or nobody could sign in any more.", 409),
    "too_many_passkeys": Refusal("An account has at most {most} passkeys.", 409),
    "unknown_session": Refusal("That device is not signed in.", 404),
    "unknown_link": Refusal("This code is wrong, too old, or was used already.", 404),
    "rated_table": Refusal("At a rated table only people with accounts play: no bots, no hints.", 409),
    # score sheets kept by hand, and records
    "bad_deal": Refusal("Deal {number} cannot be counted: {reason}.", 400),
    "bad_record": Refusal("Line {line}, column {column}: {reason}", 400),
    "nothing_to_verify": Refusal("The record has no seed: what was dealt cannot be dealt again.", 422),
    "record_too_long": Refusal("A record of more than {most} actions is not replayed here.", 413),
    "record_not_yet": Refusal("The record can be had when the match is over.", 409),
    # the best play
    "bad_set": Refusal("Set {number}: {reason}", 400),
    "too_many": Refusal("There are {count} of {tile}, and the game has {most}.", 400),
    "not_solved": Refusal("This is not solved: {reason}", 422),
    "took_too_long": Refusal("The best play was not found in {seconds} seconds.", 503),
    # at the table
    "not_seated": Refusal("You have no seat at this table.", 403),
    "hello_first": Refusal("The first message of a socket is hello.", 400),
    "not_host": Refusal("Only the host can do that.", 403),
    "only_watching": Refusal("Spectators cannot do that.", 403),
    "no_such_seat": Refusal("There is no such seat.", 404),
    "nobody_there": Refusal("That does not fit the player who sits there now.", 409),
    "somebody_there": Refusal("Somebody sits there.", 409),
    "paused": Refusal("The table rests; go on first.", 409),
    "not_paused": Refusal("The table does not rest.", 409),
    "not_pausable": Refusal("The table cannot rest now.", 409),
    "deal_begun": Refusal("The deal has begun; chance can be added before the next one.", 409),
    "bad_chance": Refusal("Chance is 1 to {longest} bytes, in hexadecimal digits.", 400),
    "table_log_full": Refusal("So much was changed at this table that only moves are left.", 409),
    "promise_first": Refusal("At this table chance is promised before it is told. Load the page again.", 409),
    "promises_fixed": Refusal("The match is about to begin; nothing can be changed any more.", 409),
    "promise_broken": Refusal("This is not what was promised.", 409),
    "not_opening": Refusal("There is nothing to be opened now.", 409),
    "too_many_deals": Refusal("A match is dealt at most {most} times.", 409),
    "not_started": Refusal("The match has not begun yet.", 409),
    "between_deals": Refusal("The deal is over; the next one has not begun.", 409),
    "match_over": Refusal("The match is over.", 409),
    "deal_not_over": Refusal("The deal is not over yet.", 409),
    "match_not_over": Refusal("The match is not over yet.", 409),
    "not_your_turn": Refusal("It is not your turn.", 409),
    "stale_version": Refusal("The table has moved on since.", 409),
    "cannot_leave": Refusal("Nobody leaves a match of this game.", 409),
    "has_left": Refusal("You have left this match.", 409),
    "no_hints": Refusal("There are no hints at this table.", 403),
    "clock_only": Refusal("Only the clock says that time is up.", 409),
}


class TableRefusal(Exception):
    """The server refuses: `code`, `text` (a sentence), `params` of the text, HTTP `status`."""

    def __init__(self, code: str, **params: str | int) -> None:
        refusal = REFUSALS[code]
        self.code = code
        self.params: Params = params
        self.text = refusal.text.format(**params)
        self.status = refusal.status
        super().__init__(f"{self.text} [{code}]")


def refused_options(error: RulesError) -> TableRefusal:
    """The refusal of house rules that do not fit; of two that clash, or one that is idle, by the names of both."""
    match error:
        case OptionsClash(one=one, other=other):
            return TableRefusal("options_clash", one=one, other=other)
        case OptionIdle(one=one, other=other, value=value):
            return TableRefusal("option_idle", one=one, other=other, value=written(value))
    return TableRefusal("bad_options", reason=str(error))
