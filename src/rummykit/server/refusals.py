"""Every refusal of the server itself: a stable code, a plain sentence, and the HTTP status it travels with.

What the rules of a game refuse is in `rummykit.rules.refusals`. `EVERY` has the codes of both, each with one meaning.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rummykit.rules import OptionIdle, OptionsClash, RulesError
from rummykit.rules.option import written
from rummykit.rules.refusals import REFUSALS as OF_THE_RULES
from rummykit.rules.refusals import Params, Wording


class ServerWording(NamedTuple):
    """The sentence of a code, with the refusal's params as its fields, and the HTTP status."""

    text: str
    status: int


REFUSALS: dict[str, ServerWording] = {
    # what was sent
    "unreadable": ServerWording("That message could not be read.", 400),
    "too_large": ServerWording("That is too long.", 413),
    "too_fast": ServerWording("Too many requests: wait a moment.", 429),
    "wrong_origin": ServerWording("This request came from a page of another site.", 403),
    "wrong_host": ServerWording(
        "This server does not accept the host name {host}. Its operator can allow it with --allowed-host.", 421
    ),
    "not_finished": ServerWording("That was not finished within {seconds} seconds. Try again in a moment.", 503),
    "not_json": ServerWording("This must be sent as JSON.", 415),
    "not_found": ServerWording("There is nothing here.", 404),
    "method_not_allowed": ServerWording("This cannot be done here.", 405),
    "server_error": ServerWording("Something went wrong on the server. Nothing was changed.", 500),
    "not_saved": ServerWording("That could not be saved, so it does not count. Try again.", 503),
    "unavailable": ServerWording("The server cannot reach its database right now. Try again.", 503),
    # making a table and sitting down
    "unknown_game": ServerWording("There is no such game.", 404),
    "bad_options": ServerWording("These house rules do not go together: {reason}", 400),
    "options_clash": ServerWording("{one} and {other} exclude each other; choose one of them.", 400),
    "option_idle": ServerWording("{one} has no effect, because {other} is {value}.", 400),
    "switched_off": ServerWording("This is switched off on this server.", 404),
    "own_games_off": ServerWording("This server does not allow custom games.", 404),
    "senseless_sheet": ServerWording("These rules make no sense: {reason}", 400),
    "no_end_found": ServerWording("Bots have tried this game, and it did not come to an end: {reason}", 409),
    "trial_waits": ServerWording(
        "Bots try out every new game before it is played. Games ahead of this one: {before}. It keeps its place: ask "
        "again in a moment.",
        503,
    ),
    "bad_seats": ServerWording("This game is for {players} players, and one of them must be a person.", 400),
    "bad_name": ServerWording("A name must have 1 to {longest} visible characters.", 400),
    "no_writing": ServerWording("Nothing can be written at this table.", 403),
    "bad_text": ServerWording("A message must have 1 to {longest} visible characters.", 400),
    "unknown_table": ServerWording("There is no such table.", 404),
    "outdated_table": ServerWording("This table was played by an older version of its rules and cannot go on.", 410),
    "table_closed": ServerWording("The host of this server has closed this table. Reason: {reason}", 410),
    "table_full": ServerWording("All seats are taken.", 409),
    "already_started": ServerWording("The match has already begun.", 409),
    "sent_away": ServerWording("The host removed you from this table.", 403),
    "unknown_code": ServerWording("There is no table with this code.", 404),
    "no_watchers": ServerWording("This table does not allow spectators.", 403),
    # clubs
    "unknown_club": ServerWording("There is no such club, or you are not a member of it.", 404),
    "club_host_only": ServerWording("Only the host of the club can do that.", 403),
    "bad_club_date": ServerWording("There is no such day, time or time zone.", 400),
    "club_date_over": ServerWording("That date is over, or has been moved.", 409),
    "club_full": ServerWording("A club has at most {most} members.", 409),
    "too_many_clubs": ServerWording("You can be in at most {most} clubs.", 409),
    # tournaments
    "unknown_tournament": ServerWording("There is no such tournament.", 404),
    "tournament_table": ServerWording("The tournament decides that, not the table.", 409),
    "tournament_full": ServerWording("This tournament takes at most {most} entrants.", 409),
    "tournament_begun": ServerWording("The tournament has already begun.", 409),
    "tournament_over": ServerWording("The tournament is over.", 409),
    "tournament_not_begun": ServerWording("The tournament has not begun yet.", 409),
    "tournament_host_only": ServerWording("Only the host of the tournament can do that.", 403),
    "tournament_too_few": ServerWording("A tournament needs at least {fewest} entrants.", 409),
    "tournament_too_many_rounds": ServerWording("A tournament may have at most {most} rounds.", 400),
    "tournament_bad_format": ServerWording(
        "This format does not work: that many players cannot advance from one table.", 400
    ),
    "tournament_round_on": ServerWording("The round is not over yet.", 409),
    "tournament_no_entrant": ServerWording("There is no such entrant in this tournament.", 404),
    "tournament_bad_result": ServerWording("That is not a possible result for this table.", 400),
    "tournament_result_stands": ServerWording("This result can no longer be changed: other matches depend on it.", 409),
    "too_many_tournaments": ServerWording("A host may have at most {most} tournaments in progress.", 409),
    # accounts
    "no_accounts": ServerWording("This server has no accounts.", 404),
    "accounts_elsewhere": ServerWording("Accounts are available only at {address}. Here you play as a guest.", 403),
    "account_needed": ServerWording("This needs an account: sign in first.", 401),
    "passkey_refused": ServerWording("This passkey was not accepted.", 403),
    "ceremony_over": ServerWording("That took too long or was already used: start again.", 409),
    "unknown_passkey": ServerWording("There is no such passkey.", 404),
    "last_passkey": ServerWording("You cannot remove the last passkey: nobody could sign in any more.", 409),
    "too_many_passkeys": ServerWording("An account may have at most {most} passkeys.", 409),
    "unknown_session": ServerWording("That device is not signed in.", 404),
    "unknown_link": ServerWording("This code is wrong, too old or already used.", 404),
    "banned": ServerWording("The host of this server has banned you. Until: {until}. Reason: {reason}", 403),
    "rated_table": ServerWording("Rated tables are for people with accounts: no bots, no hints.", 409),
    # administration
    "passkey_again": ServerWording("Confirm with your passkey first.", 403),
    "bad_reason": ServerWording("Give a reason of 1 to {longest} visible characters.", 400),
    "bad_network": ServerWording("This is not an address or a network.", 400),
    "unknown_account": ServerWording("There is no such account.", 404),
    "unknown_ban": ServerWording("There is no such ban.", 404),
    "admin_account": ServerWording("This account administers the server. Only the command line can do that.", 409),
    # asking people to play, friends, and waiting for strangers
    "nobody_to_ask": ServerWording("There is nobody at this table to invite.", 409),
    "asked_no_more": ServerWording("You are no longer invited to this table.", 404),
    "no_friend_request": ServerWording("This request is no longer open.", 404),
    "not_friends": ServerWording("You are not friends, or not any more.", 404),
    "own_friend_link": ServerWording("This is your own link: send it to somebody else.", 409),
    "too_many_friends": ServerWording("Nobody can have more than {most} friends here.", 409),
    "waited_in_vain": ServerWording("Nobody came, so we have stopped looking.", 409),
    # bots that people run
    "bot_token_needed": ServerWording("This needs a bot token.", 401),
    "unknown_bot": ServerWording("There is no such bot.", 404),
    "too_many_bots": ServerWording("You may have no more than {most} bots here.", 409),
    "too_many_bot_tables": ServerWording("A bot may sit at no more than {most} tables.", 409),
    "no_visiting_bots": ServerWording("This table does not allow other people's bots.", 403),
    # notices
    "bad_push_service": ServerWording("Nothing can be sent to this address.", 400),
    "no_mail": ServerWording("This server sends no e-mail.", 404),
    "bad_mail_address": ServerWording("This is not an e-mail address.", 400),
    "too_many_mails": ServerWording("You have asked for this too often today. Try again tomorrow.", 429),
    "mail_not_sent": ServerWording("The e-mail could not be sent. Check the address, or try again later.", 503),
    "unknown_mail_link": ServerWording("This link is wrong, too old or already used.", 404),
    # score sheets kept by hand, and records
    "bad_deal": ServerWording("Deal {number} cannot be counted: {reason}.", 400),
    "knocked_with_too_much": ServerWording(
        "Deal {number} cannot be counted: the player who knocked has {points} left, and a knock needs {limit} or less.",
        400,
    ),
    "bad_record": ServerWording("Line {line}, column {column}: {reason}", 400),
    "nothing_to_verify": ServerWording("The record has no seed, so the cards cannot be dealt again.", 422),
    "record_too_long": ServerWording("Records of more than {most} actions cannot be replayed here.", 413),
    "record_not_yet": ServerWording("The record is available when the match is over.", 409),
    # reviews
    "reviews_busy": ServerWording("Too many reviews are waiting. Try again in a few minutes.", 503),
    "not_reviewed": ServerWording("This cannot be reviewed: {reason}", 422),
    "review_failed": ServerWording("The review could not be finished. Try again.", 503),
    "unknown_turn": ServerWording("There is no such turn in this match.", 404),
    "unknown_review": ServerWording("There is no review of this record, or not any more. Open the record again.", 404),
    # studies
    "unknown_study": ServerWording("There is no such study, or its maker has deleted it.", 404),
    "study_maker_only": ServerWording("Only the person who made this study can change it.", 403),
    "study_changed": ServerWording("This study has been changed elsewhere meanwhile. Load it again.", 409),
    "study_full": ServerWording("A study may have at most {most} turns.", 409),
    "too_many_studies": ServerWording("You may have at most {most} studies. Delete one first.", 409),
    "too_many_study_records": ServerWording("A study may have records from at most {most} files.", 409),
    "bad_study_title": ServerWording("A title must have 1 to {longest} visible characters.", 400),
    # the best play
    "bad_set": ServerWording("Set {number}: {reason}", 400),
    "too_many_copies": ServerWording("There are {count} of {tile}, but the game has only {most}.", 400),
    "not_solved": ServerWording("This cannot be solved here: {reason}", 422),
    "took_too_long": ServerWording("The best play was not found within {seconds} seconds.", 503),
    # lessons
    "lesson_not_ready": ServerWording("The lesson is still being made: try again in a moment.", 503),
    "no_such_step": ServerWording("This lesson has no such task.", 404),
    # practices
    "unknown_puzzle": ServerWording("There is no such puzzle.", 404),
    "no_match_puzzles": ServerWording("No puzzles are made from this match.", 409),
    "attempt_made": ServerWording("You have had your attempt: go back to the position for another one.", 409),
    "no_run": ServerWording("This run is over or has moved on to another puzzle.", 404),
    "not_asked": ServerWording("You are not being asked that now.", 409),
    # at the table
    "not_seated": ServerWording("You have no seat at this table.", 403),
    "hello_first": ServerWording("The first message of a socket is hello.", 400),
    "not_host": ServerWording("Only the host can do that.", 403),
    "only_watching": ServerWording("Spectators cannot do that.", 403),
    "no_such_seat": ServerWording("There is no such seat.", 404),
    "nobody_there": ServerWording("That is not possible with the player who sits there now.", 409),
    "somebody_there": ServerWording("This seat is taken.", 409),
    "paused": ServerWording("The table is paused: resume it first.", 409),
    "not_paused": ServerWording("The table is not paused.", 409),
    "not_pausable": ServerWording("The table cannot be paused now.", 409),
    "deal_begun": ServerWording("The deal has begun; you can add randomness before the next one.", 409),
    "bad_chance": ServerWording("Randomness is 1 to {longest} bytes, in hexadecimal digits.", 400),
    "table_log_full": ServerWording("This table has been changed too often; only moves are possible now.", 409),
    "promise_first": ServerWording(
        "At this table players commit to their randomness before they reveal it. Load the page again.", 409
    ),
    "promises_fixed": ServerWording("The match is about to begin; nothing can be changed any more.", 409),
    "promise_broken": ServerWording("This does not match what was committed.", 409),
    "not_opening": ServerWording("There is nothing to reveal now.", 409),
    "too_many_deals": ServerWording("A match cannot be dealt more than {most} times.", 409),
    "not_started": ServerWording("The match has not begun yet.", 409),
    "between_deals": ServerWording("The deal is over; the next one has not begun.", 409),
    "match_over": ServerWording("The match is over.", 409),
    "deal_not_over": ServerWording("The deal is not over yet.", 409),
    "match_not_over": ServerWording("The match is not over yet.", 409),
    "not_your_turn": ServerWording("It is not your turn.", 409),
    "stale_version": ServerWording("The table has changed in the meantime.", 409),
    "cannot_leave": ServerWording("A match of this game cannot be left.", 409),
    "not_coming_in": ServerWording("You cannot rejoin now.", 409),
    "has_left": ServerWording("You have left this match.", 409),
    "nothing_to_take_back": ServerWording("There is nothing that you can take back.", 409),
    "no_hints": ServerWording("There are no hints at this table.", 403),
    "no_arranging": ServerWording("At this table everybody sorts the hand without help.", 403),
    "clock_only": ServerWording("Only the clock can end the time.", 409),
}

EVERY: dict[str, Wording | ServerWording] = {**OF_THE_RULES, **REFUSALS}
"""Every code that can be sent. The page says each in its languages by the message `refusal_<code>`."""

if len(EVERY) < len(OF_THE_RULES) + len(REFUSALS):
    raise ValueError(f"Both the rules and the server refuse with {sorted(OF_THE_RULES.keys() & REFUSALS.keys())}.")


class TableRefusal(Exception):
    """The server refuses: `code`, `text` (a sentence), `params` of the text, HTTP `status`."""

    def __init__(self, code: str, **params: str | int) -> None:
        wording = REFUSALS[code]
        self.code = code
        self.params: Params = params
        self.text = wording.text.format(**params)
        self.status = wording.status
        super().__init__(f"{self.text} [{code}]")

    def __reduce__(self) -> tuple[Callable[..., TableRefusal], tuple[str, Params]]:
        """How it comes back from another process."""
        return _refusal, (self.code, self.params)


def _refusal(code: str, params: Params) -> TableRefusal:
    return TableRefusal(code, **params)


def refused_seats(fewest: int, most: int) -> TableRefusal:
    """The refusal of a number of players that a game is not for."""
    players = f"{fewest}" if fewest == most else f"{fewest}–{most}"
    return TableRefusal("bad_seats", fewest=fewest, most=most, players=players)


def refused_options(error: RulesError) -> TableRefusal:
    """The refusal of house rules that do not fit; of two that clash, or one that is idle, by the names of both."""
    match error:
        case OptionsClash(one=one, other=other):
            return TableRefusal("options_clash", one=one, other=other)
        case OptionIdle(one=one, other=other, value=value):
            return TableRefusal("option_idle", one=one, other=other, value=written(value))
    return TableRefusal("bad_options", reason=str(error))
