# pages/Account.svelte
account_added_ask = You are signed in. Add a passkey here, and this device will sign you in by itself next time.
# account/calls.ts
account_already = This device already has a passkey for this account.
# account/Statistics.svelte, clubs/Leaderboard.svelte
account_average = Average place
# account/Statistics.svelte
account_best = Best score
# account/calls.ts
account_cancelled = Nothing was changed: the device cancelled the request.
# account/SignedOut.svelte
account_code_label = Code from that device, or your recovery code
# account/SignedOut.svelte
account_code_note = On that device: Account, Devices, “Sign in another device”.
# account/SignedOut.svelte
account_code_title = Signed in elsewhere, or lost the passkey?
# account/SignedOut.svelte, home/NewTable.svelte, waiting/Join.svelte
account_create = Create an account
# account/SignedOut.svelte
account_create_do = Create with a passkey
# account/Statistics.svelte
account_curve =
    { $count ->
        [one] { $game }: rating from { $from } to { $to } over { $count } match
       *[other] { $game }: rating from { $from } to { $to } over { $count } matches
    }
# account/MyData.svelte
account_data = My data
# account/MyData.svelte
account_delete = Delete the account
# account/MyData.svelte
account_delete_no = Keep it
# account/MyData.svelte
account_delete_sure = Your history, ratings and passkeys are deleted for good. Records of finished tables remain, with “N. N.” in your seat, and so do puzzles made from your matches, which contain no names.
# account/MyData.svelte
account_delete_yes = Delete for good
# pages/Account.svelte
account_deleted = The account is deleted.
# account/Devices.svelte
account_devices = Devices
# account/MyData.svelte
account_export = Download everything
# account/History.svelte, account/Statistics.svelte
account_game = Game
# account/History.svelte
account_history = Finished matches
# account/History.svelte
account_history_none = No finished matches yet.
# account/Devices.svelte
account_link = Sign in another device
# account/Devices.svelte
account_link_what = Scan this with the other device, or type in the code there. It works once, for { $minutes } minutes. Do not show it to anybody else.
# account/SignedOut.svelte
account_localhost = Open the same page at { $address }
# account/Devices.svelte
account_lose_advice = If you lose this device, you lose the account. Add a passkey on a second device, or make a recovery code.
# account/Statistics.svelte, clubs/Leaderboard.svelte, pages/Leaders.svelte
account_matches = Matches
# account/History.svelte, clubs/PastEvenings.svelte, pages/Leaders.svelte
account_more = More
# pages/Account.svelte
account_name = Account name
# pages/Account.svelte
account_none = This server has no accounts. Everybody plays as a guest.
# account/Devices.svelte, pages/Account.svelte
account_passkey_add = Add a passkey on this device
# account/Bots.svelte, account/Devices.svelte
account_passkey_made = made { $when }
# account/Devices.svelte
account_passkey_remove = Remove
# account/Devices.svelte
account_passkey_remove_this = Remove the passkey of { $name }
# account/Devices.svelte
account_passkey_used = used { $when }
# account/SignedOut.svelte
account_passkey_what = A passkey is stored on your device and unlocked like the device itself: by finger, face or PIN. No password, no e-mail address.
# account/Devices.svelte
account_passkeys = Passkeys
# account/History.svelte
account_place = Place { $place } of { $players }
# account/History.svelte
account_points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
# account/Statistics.svelte, pages/Leaders.svelte
account_rating = Rating
# account/Statistics.svelte, pages/Leaders.svelte
account_rating_give = { $rating } ± { $give }
# account/Statistics.svelte
account_rating_what = A rating starts at 1500. The figure after ± shows how far it may be off; it shrinks with every rated match.
# account/Devices.svelte
account_recovery = Recovery code
# account/Devices.svelte
account_recovery_anew = Make a new one
# account/Devices.svelte
account_recovery_keep = Write it down and keep it in a safe place: it is shown only now.
# account/Devices.svelte
account_recovery_made = You made a recovery code { $when }. A new one replaces it.
# account/Devices.svelte
account_recovery_make = Make a recovery code
# account/Devices.svelte
account_recovery_what = It signs you in once if you have lost all your passkeys.
# pages/Account.svelte
account_rename = Change
# pages/Account.svelte
account_renamed = Changed.
# account/History.svelte, clubs/PastEvenings.svelte
account_replay = Replay
# pages/Account.svelte
account_sentence = Nobody needs an account to play. With one you keep your history, statistics and ratings, on every device.
# account/Devices.svelte
account_session_end = Sign out
# account/Devices.svelte
account_session_end_this = Sign out { $name }
# account/Devices.svelte
account_session_here = here
# account/Devices.svelte
account_session_since = since { $when }
# account/Devices.svelte
account_sessions = Signed in
# account/SignedOut.svelte
account_sign_in = Sign in
# account/SignedOut.svelte
account_sign_in_do = Sign in with a passkey
# pages/Account.svelte
account_sign_out = Sign out
# pages/Account.svelte, pages/Admin.svelte
account_since = Account since { $date }
# account/Statistics.svelte
account_statistics = Statistics
# ui/Header.svelte, pages/Account.svelte, pages/Leaders.svelte
account_title = Account
# account/SignedOut.svelte
account_unable = Passkeys need HTTPS and a host name. They are not available to this browser at this address.
# account/History.svelte
account_visiting_bots =
    { $count ->
        [one] with { $count } visiting bot
       *[other] with { $count } visiting bots
    }
# account/SignedOut.svelte
account_waiting = Follow the instructions on your device …
# account/Statistics.svelte, clubs/Leaderboard.svelte
account_won = Won
# pages/Admin.svelte
admin_accounts = Accounts
# admin/Acting.svelte, pages/Admin.svelte
admin_act =
    { $what ->
        [ban] Ban
        [unban] Lift the ban
        [ban_network] Ban an address or network
        [unban_network] Lift the ban of a network
        [sign_out] Sign out everywhere
        [end_session] End a session
        [link] Sign-in code made
        [export] Export the data
        [delete_account] Delete the account
        [admin_on] Made an administrator
        [admin_off] Administrator no more
        [close_table] Close the table
        [delete_table] Delete the table
        [close_tournament] End the tournament
        [delete_tournament] Delete the tournament
        [announce] Announce something
        [remove_announcement] Remove the announcement
       *[prune_tables] Old tables deleted
    }
# pages/Admin.svelte
admin_announcements = Announcements
# pages/Admin.svelte
admin_banned = banned
# pages/Admin.svelte
admin_bans = Bans
# pages/Admin.svelte
admin_closed = closed: { $reason }
# pages/Admin.svelte
admin_confirm = Confirm with your passkey
# pages/Admin.svelte
admin_confirm_why = This page asks for your passkey again every quarter of an hour.
# admin/Acting.svelte
admin_days = Number of days (empty: for ever)
# pages/Admin.svelte
admin_find = Part of a name, an id or a link
# pages/Admin.svelte
admin_for_ever = for ever
# pages/Admin.svelte
admin_here = Tables with people now
# pages/Admin.svelte
admin_here_now = here now: { $count }
# pages/Admin.svelte
admin_log = Log
# admin/Acting.svelte
admin_network = Address or network, such as 203.0.113.0/24
# pages/Admin.svelte
admin_none = None
# pages/Admin.svelte
admin_nothing = Nothing was found.
# admin/Acting.svelte
admin_reason = Reason
# admin/Acting.svelte
admin_reason_note = People who are banned, or who come to a closed table, read the reason. Do not name anybody in it.
# pages/Admin.svelte
admin_role = administrator
# pages/Admin.svelte
admin_search = Search
# pages/Admin.svelte
admin_tables = Tables
# admin/Acting.svelte
admin_text = What everybody should read
# pages/Admin.svelte
admin_title = Administration
# pages/Admin.svelte
admin_tournaments = Tournaments
# pages/Admin.svelte
admin_until = until { $date }
# replay/Replay.svelte, review/ReviewPage.svelte, table/Game.svelte
app_name = RummyKit
# ui/ServerAway.svelte
away_account = Your account and your past matches are stored there.
# table/Notice.svelte
away_bot = When the time for the turn runs out, a bot takes over.
# table/Notice.svelte
away_clock = The clock keeps running.
# table/People.svelte
away_for = away for { $time }
# ui/ServerAway.svelte
away_home = Tables and bots need it. The score sheet, and any rules and replays you have opened here, work without it.
# ui/ServerAway.svelte
away_lesson = Tasks that are played at a table are left out until it is back.
# ui/ServerAway.svelte
away_lobby = Open tables are listed there; they will appear when the connection is back.
# table/Notice.svelte
away_now = { $name } is away.
# pages/Puzzles.svelte
away_puzzle = This puzzle can only be played with it.
# puzzles/Menu.svelte
away_puzzles = Today's puzzle and some others work without it, and count once it is back. Puzzles against the clock need it.
# api.ts, ui/ServerAway.svelte
away_referee = Here the referee answers only about tables of tiles other than Twist. Ask about anything else when the connection is back.
# ui/ServerAway.svelte
away_replay = A record that was opened or saved on this device can be replayed without it; others need it.
# table/Notice.svelte
away_since = { $name } has been away for { $time }.
# api.ts, ui/ServerAway.svelte
away_solver = Here only tables of tiles other than Twist and simple hands of cards are solved. Ask about anything else when the connection is back.
# api.ts, puzzles/Menu.svelte, ui/ServerAway.svelte
away_title = The server cannot be reached.
# ui/ServerAway.svelte
away_verify = Everything is dealt again on the server and compared.
# table/Notice.svelte
away_waits = The table waits.
# table/Notice.svelte
back_title = While you were away:
# home/standing.ts, replay/names.ts, table/departures.ts
bot_named = { $name } (bot)
# home/levels.ts
bot_visiting = Somebody’s bot
# account/Bots.svelte
bots_copy_by_hand = The token is selected: copy it from here.
# account/Bots.svelte
bots_docs = The API for bots
# account/Bots.svelte
bots_make = Make a token
# account/Bots.svelte
bots_name = Bot name
# account/Bots.svelte
bots_once = It is shown only once. Keep it where only your program can find it.
# account/Bots.svelte
bots_revoke = Revoke
# account/Bots.svelte
bots_revoke_this = Revoke the token of { $name }
# account/Bots.svelte
bots_sentence = A program of yours can play at tables that allow bots. The token is its key: anybody who has it plays as your bot.
# account/Bots.svelte
bots_title = My bots
# account/Bots.svelte
bots_token = Token of { $name }
# account/Bots.svelte
bots_used = last seen { $when }
# table/Status.svelte
clock_bank = Time bank
# table/Status.svelte
clock_left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
# table/Heard.svelte
clock_low = Ten seconds left.
# clubs/AskClub.svelte
club_ask = Ask the club to this table
# clubs/AskClub.svelte
club_asked = The members have been asked. They see it on every page here.
# clubs/AtEnd.svelte
club_back = To the club
# clubs/NextDate.svelte
club_calendar = Save to my calendar
# clubs/NextDate.svelte
club_coming = I am coming
# clubs/NewClubForm.svelte, pages/ClubInvited.svelte
club_consent = Its members see your name, your matches at tables of the club and whether you come to its dates. You can leave at any time.
# clubs/DateForm.svelte, pages/Club.svelte
club_date = Standing date
# clubs/DateForm.svelte
club_date_before = Remind members
# clubs/DateForm.svelte
club_date_before_hours = { $count } h before
# clubs/DateForm.svelte
club_date_before_none = Never
# clubs/NextDate.svelte
club_date_change = Change the date
# clubs/DateForm.svelte
club_date_day = First day
# clubs/DateForm.svelte
club_date_end = No more dates
# clubs/DateForm.svelte
club_date_every = How often
# clubs/DateForm.svelte
club_date_last = Always the last such weekday of the month
# clubs/DateForm.svelte, clubs/NextDate.svelte
club_date_month = Every month, on the same weekday
# clubs/NextDate.svelte
club_date_none = The host has set no date.
# clubs/DateForm.svelte, clubs/NextDate.svelte
club_date_once = Once
# clubs/DateForm.svelte
club_date_save = Save the date
# clubs/NextDate.svelte
club_date_set = Set a date
# clubs/DateForm.svelte
club_date_time = Time
# clubs/DateForm.svelte, clubs/NextDate.svelte
club_date_two_weeks = Every second week
# clubs/DateForm.svelte, clubs/NextDate.svelte
club_date_week = Every week
# clubs/DateForm.svelte
club_date_zone = Time zone
# pages/Club.svelte
club_evenings = Past evenings
# clubs/PastEvenings.svelte
club_evenings_none = Finished matches at tables of the club are listed here.
# clubs/Members.svelte
club_host = Host
# pages/Club.svelte
club_invite = Invite people
# pages/ClubInvited.svelte
club_invited = { $host } invites you to the club “{ $name }”.
# pages/ClubInvited.svelte
club_join = Join the club
# clubs/Members.svelte
club_keep = Do not remove
# clubs/Leaderboard.svelte, pages/Club.svelte
club_leaders = Leaderboard
# clubs/Leaderboard.svelte
club_leaders_none = No match has been counted for this choice.
# clubs/Leaderboard.svelte
club_leaders_what = Matches at tables of the club count if at least two people played. Partners win together.
# clubs/Members.svelte
club_leave = Leave the club
# clubs/Members.svelte
club_leave_last = You are the last member: the club and its past evenings will be deleted.
# clubs/Members.svelte
club_leave_sure = You will no longer see the club. Your results stay in its past evenings.
# clubs/Members.svelte
club_make_host = Make { $name } the host
# clubs/AtHome.svelte, clubs/Members.svelte, pages/Club.svelte
club_members = Members: { $count }
# clubs/AtHome.svelte, pages/Clubs.svelte
club_mine = My clubs
# clubs/ClubNameField.svelte
club_name = Name of the club
# clubs/AtEnd.svelte, clubs/NewClubForm.svelte, pages/Clubs.svelte
club_new = Found a club
# pages/Clubs.svelte
club_none = You are not in a club yet. Found one, or open the link of an invitation.
# clubs/NextDate.svelte
club_not_coming = I am not coming
# clubs/Leaderboard.svelte
club_period = Period
# clubs/Leaderboard.svelte
club_period_all = All time
# clubs/Leaderboard.svelte
club_period_evening = Last evening
# clubs/Leaderboard.svelte
club_period_month = This month
# clubs/Leaderboard.svelte
club_period_year = This year
# clubs/PastEvenings.svelte
club_played_with = with { $names }
# clubs/NextDate.svelte
club_remind_me = Remind me of dates
# clubs/NextDate.svelte
club_remind_note = In the browsers where you have allowed notifications, and by email if you have given an address.
# clubs/Members.svelte
club_remove = Remove { $name }
# clubs/Members.svelte
club_remove_sure = { $name } will no longer see the club. Results stay in its past evenings.
# clubs/RenameClub.svelte
club_rename = Rename the club
# pages/Club.svelte
club_renew = Make a new link
# pages/Club.svelte
club_renew_note = The old link stops working.
# home/places.ts, pages/Clubs.svelte
club_sentence = People you play with regularly: your own tables, leaderboard and past evenings.
# pages/Club.svelte
club_share_text = Join our club “{ $name }”
# clubs/Leaderboard.svelte
club_share_won = Share
# clubs/AtHome.svelte
club_soon = { $name } meets: { $when }
# clubs/Members.svelte
club_stay = Stay
# clubs/TablesOfClub.svelte
club_table_new = New table
# clubs/TablesOfClub.svelte
club_table_next = Choose seats and rules
# clubs/TablesOfClub.svelte
club_table_waits = { $name } is waiting. Free seats: { $count }
# pages/Club.svelte
club_tables = Tables
# clubs/TablesOfClub.svelte
club_tables_none = Nobody is waiting or playing right now.
# clubs/AtHome.svelte, pages/Clubs.svelte
club_tables_now = Tables now: { $count }
# home/places.ts, pages/Club.svelte, pages/ClubInvited.svelte
club_title = Clubs
# clubs/NextDate.svelte
club_who_comes = Coming: { $names }
# clubs/NextDate.svelte
club_who_not = Not coming: { $names }
# clubs/PastEvenings.svelte
club_won_by = Won by { $names }
# hand/HandLine.svelte
condition_met = (done)
# hand/HandLine.svelte
condition_not_met = (not yet)
# felt/aim.ts
contract_groups =
    { $count ->
        [one] { $count } group of { $length }
       *[other] { $count } groups of { $length }
    }
# felt/aim.ts
contract_is = Contract: { $melds }
# felt/aim.ts
contract_runs =
    { $count ->
        [one] { $count } run of { $length }
       *[other] { $count } runs of { $length }
    }
# pages/ApiDocs.svelte
docs_sentence = All endpoints of this server, what each accepts and what it returns.
# pages/ApiDocs.svelte
docs_title = API
# table/Status.svelte
draft_no_line = The connection was lost before the answer arrived. Nothing is lost.
# table/Status.svelte
draft_not_arrived = You are back. Your last move did not arrive: please play it again.
# table/Status.svelte
draft_not_from_rack =
    { $family ->
        [tiles] Only tiles you played this turn can go back to the rack.
       *[other] Only cards you played this turn can go back to your hand.
    }
# table/Status.svelte
draft_own_set =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
# table/Status.svelte
draft_put_back = The table is as it was. Undo restores your draft.
# table/endWords.ts
end_big_gin = { $name }: big gin!
# table/endWords.ts
end_blocked = The stock is empty and the upcard was refused: the lowest hand wins.
# table/endWords.ts
end_blocked_counted = The stock is empty and the discards were refused: everybody's cards are counted.
# table/endWords.ts, table/words.ts
end_blocked_nobody = The stock is empty and nobody has gone out.
# gallery/sampleGame.ts, protocol.ts, table/actions/kind.ts
end_called =
    { $called ->
        [draw] { $name } called a draw.
       *[other] { $name } dropped.
    }
# table/endWords.ts
end_called_beaten =
    { $called ->
        [draw] { $name } called a draw, but another player had as few points or fewer.
       *[other] { $name } dropped, but another player had as few points or fewer.
    }
# table/endWords.ts
end_capped = { $count } points, the most a hand can count ({ $held } in hand)
# table/DealEnd.svelte
end_come_in = Rejoin
# table/DealEnd.svelte
end_coming_in = You are out. You may rejoin with { $count } points.
# table/endWords.ts, table/words.ts
end_dealt = A dealt hand ended the deal.
# table/endWords.ts
end_dealt_shown = { $name } showed the cards as dealt: { $points }.
# table/endWords.ts
end_declared = { $name } declared a valid hand.
# table/ended.ts
end_exhausted = The pool is empty and nobody could play: the lowest rack wins.
# table/ended.ts, table/words.ts
end_exhausted_nobody =
    { $family ->
        [tiles] The pool is empty, and nobody has gone out.
       *[other] The stock is empty, and nobody has gone out.
    }
# table/endWords.ts
end_face_down = { $name } went out with the last card face down.
# table/DealEnd.svelte
end_follow = Go to the new table
# table/endWords.ts
end_gin = { $name }: gin!
# table/DealEnd.svelte
end_held = What each player held
# table/DealEnd.svelte
end_home = Other games
# table/endWords.ts
end_in_hand =
    { $family ->
        [tiles] On the rack: { $points }
       *[other] In hand: { $points }
    }
# table/HeldHands.svelte
end_laid = What was laid
# replay/Replay.svelte, table/endWords.ts, pages/Scorepad.svelte
end_match_shared = { $names } tie for first place
# replay/Replay.svelte, table/endWords.ts, pages/Scorepad.svelte
end_match_won = { $name } won the match
# replay/Replay.svelte, table/endWords.ts
end_match_you = You won the match
# table/DealEnd.svelte
end_next =
    { $family ->
        [tiles] Next game
       *[other] Next deal
    }
# table/endWords.ts
end_nobody = Nobody won
# table/HeldHands.svelte, table/KnockPanel.svelte
end_none = nothing
# table/endWords.ts
end_out_beaten =
    { $by ->
        [side] { $name } went out, but the other side scored more.
       *[other] { $name } went out, but another player scored more.
    }
# table/ended.ts
end_out_first_drop = first drop
# table/ended.ts
end_out_left_table = left the match
# table/ended.ts
end_out_middle_drop = middle drop
# table/ended.ts
end_out_missed_turns = missed turns
# table/ended.ts
end_out_wrong_declaration = wrong declaration
# table/DealEnd.svelte, table/Reckoning.svelte
end_reckoning = How the points were worked out
# table/DealEnd.svelte
end_rematch = Rematch
# table/endWords.ts
end_round_won = Round won by { $names }
# table/Game.svelte
end_see_result = Back to the result
# table/DealEnd.svelte
end_see_table = Show the table
# table/endWords.ts
end_shared =
    { $family ->
        [tiles] { $names } share the win
       *[other] { $names } share the win
    }
# table/endWords.ts
end_skipped_why = The deal is void again. Nobody scores, and the next deal follows.
# table/DealEnd.svelte
end_stay_out = Stay out
# table/ended.ts
end_stock_gone = The stock is empty: the lowest hand wins.
# table/endWords.ts, table/words.ts
end_turns_over = All turns are over. The hands are ranked by their points, those without a meld last.
# table/endWords.ts
end_undercut = { $knocker } knocked: undercut!
# table/endWords.ts
end_void =
    { $family ->
        [tiles] The game is void
       *[other] The deal is void
    }
# table/endWords.ts
end_void_last = Nobody knocked before the last cards of the stock. The same dealer deals again.
# table/endWords.ts
end_void_pairs = The first melds of all players were pairs. The same player goes first again.
# table/endWords.ts
end_void_why = The stock ran out too often. The same dealer deals again.
# table/endWords.ts
end_won =
    { $family ->
        [tiles] { $name } won the game
       *[other] { $name } won the deal
    }
# table/endWords.ts
end_you_won =
    { $family ->
        [tiles] You won the game
       *[other] You won the deal
    }
# evenings/Statistics.svelte
evening_all_games = All games
# evenings/words.ts
evening_bad_newer = This file was written by a newer version of RummyKit.
# evenings/words.ts
evening_bad_other = This file does not contain any evenings.
# evenings/Photos.svelte, evenings/words.ts
evening_bad_spoilt = This is damaged and cannot be read.
# evenings/Statistics.svelte
evening_best =
    { $family ->
        [tiles] Best game
       *[other] Best deal
    }
# evenings/Statistics.svelte
evening_chips = Chips
# evenings/words.ts, scorepad/LeftRow.svelte, pages/Evening.svelte
evening_closed = This browser keeps nothing.
# studies/Making.svelte, pages/Evening.svelte
evening_delete = Delete
# pages/Evenings.svelte
evening_delete_all = Delete everything
# studies/Making.svelte, pages/Evening.svelte, pages/Evenings.svelte
evening_delete_no = Keep
# pages/Evening.svelte, pages/Evenings.svelte
evening_delete_sure = Score sheets and photos will be gone from this device.
# evenings/Statistics.svelte
evening_evenings = Evenings
# evenings/Share.svelte, pages/Evenings.svelte
evening_file = Save as a file
# pages/Evening.svelte
evening_go_on = Go on with this sheet
# pages/Evenings.svelte
evening_import = Read a file
# evenings/JoinNames.svelte
evening_join = Join two names
# evenings/JoinNames.svelte
evening_join_name = This name
# evenings/JoinNames.svelte
evening_join_to = is the same player as
# evenings/JoinNames.svelte
evening_joined = { $name } counts as { $other }
# pages/Evening.svelte
evening_keep = Keep it here
# evenings/Statistics.svelte
evening_matches = Matches
# pages/Evening.svelte
evening_missing = This evening is not kept on this device.
# pages/Evenings.svelte
evening_none = There are no evenings yet. A score sheet appears here once its first result is written down.
# evenings/Statistics.svelte
evening_note = Only finished matches count as played; points count in all.
# pages/Evening.svelte
evening_one = Evening
# evenings/Statistics.svelte
evening_pair = Partners
# evenings/Photos.svelte
evening_photo_add = Add a photo of what { $name } has left
# scorepad/LeftRow.svelte
evening_photo_keep = Keep the photo
# scorepad/LeftRow.svelte
evening_photo_kept = The photo is kept.
# evenings/Photos.svelte
evening_photo_of = What { $name } had left
# evenings/Photos.svelte
evening_photo_remove = Remove this photo
# evenings/Photos.svelte
evening_photos = Photos of final racks
# evenings/Statistics.svelte
evening_points = Points
# evenings/Share.svelte
evening_send = Send as a file
# evenings/JoinNames.svelte
evening_separate = Separate
# pages/Evening.svelte
evening_share = Share
# evenings/Share.svelte
evening_share_note = No server receives what is in the link. Photos are only in the file.
# pages/Evening.svelte
evening_shared = Somebody shared this evening with you.
# evenings/Statistics.svelte
evening_statistics = Statistics
# pages/Evenings.svelte
evening_taken = Score sheets taken over: { $count }
# pages/Evenings.svelte
evening_taken_none = Everything in it is kept here already.
# evenings/Share.svelte, pages/Evening.svelte, pages/Evenings.svelte
evening_title = Evenings
# evenings/words.ts
evening_uncounted = not all counted yet
# evenings/words.ts
evening_unfinished = not finished
# evenings/Statistics.svelte
evening_wins = Won
# evenings/words.ts
evening_won = { $names } won
# evenings/Statistics.svelte
evening_worst =
    { $family ->
        [tiles] Worst game
       *[other] Worst deal
    }
# felt/aim.ts, hand/words.ts
fact_can_go_out = You can go out
# felt/aim.ts, hand/words.ts
fact_can_go_out_regrouped = You can go out in other groups
# felt/aim.ts, hand/words.ts
fact_contract = { $length }
# felt/aim.ts, hand/words.ts
fact_contract_group = Group of { $length }
# felt/aim.ts, hand/words.ts
fact_contract_run = Run of { $length }
# felt/aim.ts, hand/words.ts
fact_contract_whole_hand = Whole hand, no discard
# felt/aim.ts, hand/words.ts
fact_countdown = From { $points } down to 0
# felt/aim.ts, hand/words.ts
fact_deadwood = Deadwood { $points }
# felt/aim.ts, hand/words.ts
fact_deadwood_best = Deadwood { $points }, at best { $best }
# felt/aim.ts, hand/words.ts
fact_dealer = Dealer: { $seat }
# felt/aim.ts, hand/words.ts
fact_deals = Deal { $number } of { $count }
# felt/aim.ts, hand/words.ts
fact_dublees = Dublees: { $count } of { $wanted }
# felt/aim.ts, hand/words.ts
fact_extra_deal = Extra deal
# felt/aim.ts, hand/words.ts
fact_extra_game = Extra game
# felt/aim.ts, hand/words.ts
fact_first_contract = Contract: groups { $groups }, runs { $runs }
# felt/aim.ts, hand/words.ts
fact_first_contract_any = Contract: ace to king, any suits
# felt/aim.ts, hand/words.ts
fact_first_contract_colour = Contract: A to K, red or black
# felt/aim.ts, hand/words.ts
fact_first_contract_groups = Contract: groups of { $groups }
# felt/aim.ts, hand/words.ts
fact_first_contract_runs = Contract: runs of { $runs }
# felt/Middle.svelte
fact_first_meld = First meld { $minimum }
# felt/aim.ts, hand/words.ts
fact_first_meld_pairs =
    { $count ->
        [one] or { $count } pair
       *[other] or { $count } pairs
    }
# felt/aim.ts, hand/words.ts
fact_first_meld_taken = First meld with a taken card
# felt/aim.ts, hand/words.ts
fact_games = Game { $number } of { $count }
# felt/aim.ts, hand/words.ts
fact_knock = Knock at { $limit }
# felt/aim.ts, hand/words.ts
fact_knock_any = Knock at any time
# felt/aim.ts, hand/words.ts
fact_knock_gin = Knock with gin
# felt/aim.ts, hand/words.ts
fact_knock_limit = Knock at { $limit } or less
# felt/aim.ts, hand/words.ts
fact_knock_limit_gin = Knock with gin only
# felt/aim.ts, hand/words.ts
fact_knock_limit_none = Knock at any time
# felt/aim.ts, hand/words.ts
fact_loose = { $count } loose
# felt/aim.ts, hand/words.ts
fact_lowest_wins = Lowest score wins
# felt/aim.ts, hand/words.ts
fact_melds = Melds: { $count }
# felt/aim.ts, hand/words.ts
fact_melds_wanted = Melds of { $melds }
# felt/aim.ts, hand/words.ts
fact_melds_worth = Melds worth { $points }
# felt/aim.ts, hand/words.ts
fact_opening = { $value } of { $minimum }
# felt/aim.ts, hand/words.ts
fact_opening_pairs = { $value } of { $minimum } pairs
# felt/aim.ts, hand/words.ts
fact_out_at = Out at { $points }
# felt/aim.ts, hand/words.ts
fact_point_value = { $amount } a point
# felt/aim.ts, hand/words.ts
fact_points = Points in hand: { $points }
# felt/aim.ts, hand/words.ts
fact_points_best = At best: { $best }
# felt/aim.ts, hand/words.ts
fact_points_no_pure = No pure run, all cards count: { $points }
# felt/aim.ts, hand/words.ts
fact_points_times = Points in hand: { $held } × { $times } = { $points }
# felt/aim.ts, hand/words.ts
fact_points_unlaid = Nothing laid: { $held } × { $times } = { $points }
# felt/aim.ts, hand/words.ts
fact_points_unopened = No first meld yet: { $points }
# felt/aim.ts, hand/words.ts
fact_pot = Pool { $amount }
# felt/aim.ts, hand/words.ts
fact_pure_life = Pure life
# felt/aim.ts, hand/words.ts
fact_pure_runs = Pure runs: { $count } of { $wanted }
# felt/aim.ts, hand/words.ts
fact_pure_runs_wanted = { $count } pure runs, all cards in melds
# felt/aim.ts, hand/words.ts
fact_second_life = Second life
# felt/aim.ts, hand/words.ts
fact_single_deal = One deal decides
# felt/aim.ts, hand/words.ts
fact_single_game = One game decides
# felt/aim.ts, hand/words.ts
fact_starter = First to play: { $seat }
# felt/aim.ts, hand/words.ts
fact_target = First to { $points }
# felt/aim.ts, hand/words.ts
fact_tiles_away = at least { $count } short
# felt/aim.ts, hand/words.ts
fact_trash = Trash { $points }
# felt/aim.ts, hand/words.ts
fact_turns = Turn { $number } of { $count }
# felt/aim.ts, hand/words.ts
fact_two_lives = Two lives, one of them pure
# felt/aim.ts, hand/words.ts
fact_whole_hand = All cards down at once
# felt/aim.ts, hand/words.ts
fact_wild = Wild: { $rank }
# felt/aim.ts, hand/words.ts
fact_wild_cut = Wild: { $rank }, { $upper } and { $lower }
# felt/Piles.svelte
fact_wild_tile = Okey: { $tile }
# felt/aim.ts, hand/words.ts
fact_wild_unneeded = Can be spared: { $card }
# felt/aim.ts, hand/words.ts
fact_wins = Wins needed: { $count }
# felt/FirstNeeded.svelte
felt_at_once = Melds stay in hand until the whole hand can be laid down.
# felt/FirstNeeded.svelte
felt_at_once_tiles = Sets stay on the rack until the whole rack can be shown.
# felt/FirstNeeded.svelte
felt_declared = Melds stay in hand until somebody declares.
# felt/DiscardsByPlayer.svelte
felt_discards_by = Discards by player
# felt/Before.svelte, felt/Corner.svelte
felt_discards_of = { $name }: discards
# felt/FirstNeeded.svelte
felt_first_meld = No minimum for the first meld
# felt/FirstNeeded.svelte
felt_first_set = No minimum for the first meld
# felt/FirstNeeded.svelte
felt_knocked = Melds stay in hand until somebody knocks.
# felt/MoreBelow.svelte
felt_more_above = More above
# felt/MoreBelow.svelte
felt_more_below = More below
# felt/FirstNeeded.svelte
felt_shown = Melds stay in hand until the last turn.
# felt/Before.svelte
felt_taken_of = { $name }: cards taken
# felt/DiscardsByPlayer.svelte
felt_turned_up = Turned up
# meeting/AskedHere.svelte, meeting/Asks.svelte, meeting/OpenedFriendLink.svelte
friend_accept = Accept
# meeting/AddFriends.svelte
friend_add_who = Add as a friend: { $name }
# meeting/InviteFriends.svelte
friend_ask_all = Ask everybody who is here
# meeting/InviteFriends.svelte
friend_ask_note = They see the invitation on every page here for half an hour.
# meeting/InviteFriends.svelte
friend_ask_title = Ask friends
# meeting/InviteFriends.svelte
friend_asked = Asked
# meeting/AddFriends.svelte
friend_asked_who = Request sent: { $name }
# pages/Friends.svelte
friend_choose = Choose who is to play with you, and a game.
# pages/Friends.svelte
friend_code = I have a code from a friend
# meeting/AskedHere.svelte, meeting/Asks.svelte
friend_decline = Decline
# meeting/FriendsDoor.svelte
friend_door_here = Here now: { $count }
# pages/Friends.svelte
friend_end = Remove from friends: { $name }
# pages/Friends.svelte
friend_end_no = Keep
# pages/Friends.svelte
friend_end_sure = You and { $name } will no longer see whether the other is here. { $name } gets no message about it.
# pages/Friends.svelte
friend_end_yes = Remove
# meeting/AskedHere.svelte, meeting/Asks.svelte
friend_full = All seats at the table of { $name } are taken by now.
# meeting/friends.ts
friend_here = here now
# pages/Friends.svelte
friend_last = last together: { $game }, { $when }
# meeting/friends.ts
friend_lately = here in the last day
# meeting/OpenedFriendLink.svelte
friend_link_already = You and { $name } are friends already.
# meeting/FriendLink.svelte
friend_link_code = Or read out the code:
# meeting/Asks.svelte, meeting/OpenedFriendLink.svelte
friend_link_done = You and { $name } are friends now.
# meeting/FriendLink.svelte
friend_link_end = Withdraw unused links ({ $count })
# meeting/FriendLink.svelte
friend_link_label = Link for one person
# meeting/FriendLink.svelte
friend_link_make = Make a link
# meeting/FriendLink.svelte
friend_link_note = Send it to one person you know. It works once, within { $days } days.
# meeting/FriendLink.svelte
friend_link_text = Be my friend at RummyKit
# meeting/FriendLink.svelte
friend_link_title = Add somebody by a link
# meeting/Asks.svelte
friend_never_again = No more requests from { $name }
# pages/Friends.svelte
friend_none = You have no friends here yet. Add people after a match, or send them a link.
# meeting/friends.ts
friend_playing = playing a match
# home/places.ts
friend_sentence = See who is here now, and ask them to play.
# pages/Friends.svelte
friend_show = Others see that I am here
# pages/Friends.svelte
friend_show_note = Your friends and members of your clubs see it, but not at which table you play.
# home/places.ts, meeting/AddFriendsHere.svelte, meeting/FriendsDoor.svelte
friend_title = Friends
# pages/Friends.svelte
friend_waiting = Waiting for an answer: { $names }
# meeting/AskedHere.svelte, meeting/Asks.svelte, meeting/OpenedFriendLink.svelte
friend_wants = { $name } would like to be your friend.
# meeting/Asks.svelte, pages/Friends.svelte
friend_wants_note = Friends see whether the other is here, and can ask each other to play.
# meeting/Companies.svelte
friends_allow = Let them ask again
# meeting/Asks.svelte
friends_also = with { $names }
# meeting/Companies.svelte, meeting/InviteFriends.svelte, pages/Friends.svelte
friends_ask = Ask to play
# waiting/Waiting.svelte
friends_asked = Asked: { $names }. They see the invitation on every page here for half an hour; the match begins when everybody has come.
# meeting/AskAbsent.svelte, meeting/Companies.svelte, pages/Friends.svelte
friends_asking = Asking…
# meeting/Asks.svelte
friends_asks = { $name } asks you to play
# meeting/AskedHere.svelte
friends_asks_game = { $name } asks you to play { $game }.
# meeting/AskAbsent.svelte
friends_end = Ask { $names } again
# meeting/Companies.svelte
friends_forget = Remove from this list: { $names }
# meeting/AskedHere.svelte, meeting/Asks.svelte
friends_join = Join
# meeting/Asks.svelte
friends_never = No more invitations from { $name }
# meeting/Asks.svelte
friends_never_done = { $name } can no longer invite you and is not told.
# meeting/AskedHere.svelte, meeting/Asks.svelte
friends_not_now = Not now
# meeting/Companies.svelte
friends_silenced = People who cannot invite you: { $count }
# meeting/Asks.svelte
friends_their_rules = Their house rules: { $count }
# meeting/Companies.svelte
friends_title = Play again with
# table/Notice.svelte
go_arrival = { $name } is not here yet: the clock waits for up to { $time }.
# table/DealEnd.svelte
go_join = Join the new table
# table/GoingOn.svelte
go_next_in =
    { $family ->
        [tiles] The next game begins in { $time } at the latest.
       *[other] The next deal begins in { $time } at the latest.
    }
# table/GoingOn.svelte
go_ready = Ready: { $names }
# table/GoingOn.svelte
go_rematch_in = The new table opens in { $time }, with those who are ready.
# table/GoingOn.svelte
go_resume_in = Play resumes in { $time } at the latest.
# table/GoingOn.svelte
go_waiting = Waiting for { $names }
# table/GoingOn.svelte
go_you_ready = You are ready
# hand/HandTools.svelte, table/FinishPanel.svelte
hand_arrange = Arrange
# hand/HandCard.svelte, table/PieceButton.svelte
hand_drawn = just drawn
# hand/words.ts
hand_dublee = dublee
# hand/Hand.svelte
hand_group_heard =
    { $amount ->
        [1] Group { $number }, { $what }, { $count } card
       *[other] Group { $number }, { $what }, { $count } cards
    }
# hand/words.ts
hand_impure_run = run
# hand/words.ts
hand_jokers = wild cards
# table/Keys.svelte
hand_key_arrange = Arrange the hand
# table/Keys.svelte
hand_key_cards = Next card, next group
# table/Keys.svelte
hand_key_enter = Same as the main button (unless it ends the deal)
# table/Keys.svelte
hand_key_group = Put the selection in a group
# table/Keys.svelte
hand_key_menu = Where the card can go
# table/Keys.svelte
hand_key_move = Move the card in the hand
# hand/Hand.svelte
hand_label =
    { $amount ->
        [1] Your hand, { $cards } cards, { $groups } group
       *[other] Your hand, { $cards } cards, { $groups } groups
    }
# hand/words.ts
hand_loose_cards = { $count } loose
# hand/HandTools.svelte
hand_make_group = Group
# hand/words.ts
hand_meld = meld
# hand/CardMenu.svelte
hand_menu = Move to …
# hand/FreePlaces.svelte, hand/HandGroup.svelte
hand_move_here = Move the selection here
# hand/Gaps.svelte
hand_new_group_here = Start a group here
# hand/HandTools.svelte
hand_next_card = The card after it
# hand/FreePlaces.svelte, hand/HandCard.svelte, table/Rack.svelte
hand_place = row { $ledge }, place { $place }
# hand/HandTools.svelte
hand_previous_card = The card before it
# hand/words.ts
hand_pure_run = pure run
# hand/HandGroup.svelte
hand_select_group = Select these cards
# table/Sorting.svelte
hand_sorting = Sorting
# hand/words.ts
hand_started = { $cards } + one
# hand/words.ts
hand_started_heard = one card short
# hand/words.ts
hand_started_short = + one
# hand/HandMenu.svelte
hand_to_loose = Loose cards
# hand/HandMenu.svelte
hand_to_new_group = A new group
# hand/words.ts
hand_tunnela = tunnela
# hand/HandTools.svelte, table/Keys.svelte
hand_undo = Undo sorting
# hand/HandCard.svelte, table/PieceButton.svelte
hand_wild = wild
# table/HintButton.svelte
hint_again = Show it on the table
# table/HintButton.svelte
hint_ask = Hint
# table/actions/buy.ts
hint_buy = Buy the discard.
# table/actions/call.ts
hint_call = Call Rummy on the marked meld.
# table/actions/call_end.ts
hint_call_end = End the deal now.
# table/actions/claim.ts
hint_claim = Claim the discard with { $cards }.
# table/actions/declare.ts
hint_declare = Declare, with { $card } on the discard pile.
# table/actions/declare_pairs.ts
hint_declare_pairs = Declare pairs.
# referee/rulings.ts, solver/sentences.ts, table/actions/discard.ts
hint_discard = Discard { $card }.
# table/actions/pass.ts
hint_done = Stop laying off.
# table/actions/draw.ts
hint_draw =
    { $family ->
        [tiles] Draw from the pool.
       *[other] Draw from the stock.
    }
# table/actions/drop.ts
hint_drop = Drop out of this deal.
# table/actions/fight.ts
hint_fight = Fight.
# table/actions/force.ts
hint_force = Force the card.
# table/actions/go_out.ts
hint_go_out = Go out with { $cards }.
# table/actions/knock.ts
hint_knock = Knock.
# table/actions/lay_off.ts
hint_lay_off = Lay { $cards } off on the marked meld.
# hand/HandCard.svelte, table/PieceButton.svelte
hint_mark = hint
# table/actions/meld.ts
hint_meld = Lay down { $cards }.
# table/HintButton.svelte
hint_more = Show me
# table/actions/open.ts
hint_open = Open with { $cards }.
# table/actions/pass.ts
hint_pass = Pass.
# table/actions/pass.ts
hint_pass_drawn = Pass: there is nothing to play.
# table/actions/pass_on.ts
hint_pass_on = Pass on { $card }.
# table/actions/pass.ts
hint_pass_tiles =
    { $family ->
        [tiles] Nothing is worth laying down: draw a tile.
       *[other] Nothing is worth laying down: draw a card.
    }
# table/HintButton.svelte
hint_play = Do it
# table/actions/rearrange.ts
hint_rearrange =
    { $family ->
        [tiles] This plays the most tiles; a joker is kept unless it lets you play two more. End your turn, or undo.
       *[other] This plays the most cards. End your turn, or undo.
    }
# table/actions/show_melds.ts
hint_show = Show { $cards }.
# table/actions/show_dealt.ts
hint_show_dealt = Show the hand.
# table/actions/show_indicator.ts
hint_show_indicator = Show the tile that matches the indicator.
# table/actions/show_melds.ts
hint_show_none = There is no meld to show.
# table/actions/swap.ts
hint_swap = Exchange { $card } for the joker.
# table/actions/draw.ts
hint_take =
    { $family ->
        [tiles] Take the marked tile of the discard pile.
       *[other] Take the marked card of the discard pile.
    }
# table/actions/draw.ts
hint_take_card = Take { $card } from the discard pile.
# table/actions/take_pile.ts
hint_take_pile = Take the discard pile.
# table/actions/take_pile.ts
hint_take_pile_with = Take the discard pile with { $cards }.
# table/hint.svelte.ts
hint_where = Look at the highlighted cards.
# home/GameRow.svelte, home/TableNow.svelte, home/YourGames.svelte
home_against =
    { $count ->
        [one] Opponents: { $count } bot, { $level }
       *[other] Opponents: { $count } bots, { $level }
    }
# home/Found.svelte
home_all = Show all games
# home/Window.svelte, pages/Games.svelte
home_all_games = All { $count } games
# home/Found.svelte
home_code = Go to the table or tournament { $code }
# home/GameRow.svelte, home/Opponents.svelte, home/TableNow.svelte
home_dealing = Dealing…
# home/Places.svelte
home_doors = Other pages
# home/GameRow.svelte
home_favourite = Favourite: { $game }
# home/Finder.svelte
home_filter = Filter
# home/Finder.svelte
home_filter_minutes = Most minutes
# home/Finder.svelte
home_filter_players = How many of you?
# home/Finder.svelte
home_find = Find a game
# home/Finder.svelte
home_find_clear = Clear the search
# home/Finder.svelte
home_find_or_code = Game or code
# home/Found.svelte
home_found = Games: { $count }
# home/GameRow.svelte, home/TableNow.svelte, pages/Workshop.svelte
home_friends = With friends
# home/TableNow.svelte
home_go_on = Go on playing
# home/begin.svelte.ts, pages/Friends.svelte, pages/Pairing.svelte
home_guest = Guest
# home/GameRow.svelte, home/TableNow.svelte
home_minutes = { $range } minutes
# home/Found.svelte
home_nearest = Closest matches:
# home/Found.svelte
home_no_games = This server offers no games.
# home/Found.svelte
home_none = No game here is called “{ $query }”.
# home/Found.svelte
home_none_fits = No game matches all of these.
# pages/Home.svelte
home_not_affiliated = RummyKit is not affiliated with the makers of Rummikub. The name is their trademark and is used only to say which rules are meant.
# home/Unread.svelte
home_offline = You are offline
# home/Unread.svelte
home_offline_long = Your tables are safe on the server. The games will be back as soon as there is a connection.
# home/GameRow.svelte, home/Opponents.svelte, home/TableNow.svelte
home_opponents = Opponents
# home/places.ts
home_place_play = Play
# home/places.ts, pages/Together.svelte
home_place_together = Together
# home/GameRow.svelte, home/Opponents.svelte, home/TableNow.svelte
home_play = Play now
# home/GameRow.svelte, home/TableNow.svelte
home_players = { $range } players
# home/GameRow.svelte, rules/RulesDialog.svelte, waiting/Facts.svelte
home_rules = Rules
# pages/Together.svelte
home_sentence = Play bots right away, or send friends a link and play together.
# home/shelves.ts
home_shelf_asia = Asia
# home/shelves.ts
home_shelf_canasta = Canasta
# home/shelves.ts
home_shelf_contract = Contract
# home/shelves.ts
home_shelf_indian = Indian
# home/shelves.ts
home_shelf_knock = Knock and Gin
# home/shelves.ts
home_shelf_romme = Rommé and Kaluki
# home/shelves.ts
home_shelf_rummy = Rummy
# home/shelves.ts
home_shelf_tiles = Tiles
# home/TableNow.svelte
home_title = Rummy with tiles or cards
# home/places.ts
home_tool_pad = Keeps the score
# home/places.ts
home_tool_referee = Is that allowed?
# home/places.ts
home_tool_replay = A match, move by move
# home/places.ts
home_tool_solver = What is the best play?
# home/YourGames.svelte
home_yours = Your games
# waiting/Join.svelte
join_begun = The match has begun without you.
# waiting/Join.svelte
join_invited = { $name } invites you to the table.
# waiting/Join.svelte
join_own_table = Make a table of your own
# waiting/Join.svelte
join_sit = Sit down
# waiting/Join.svelte
join_sitting = Sitting down…
# waiting/Join.svelte
join_watch = Watch
# pages/Leaders.svelte
leaders_how = To appear here, play { $count } rated matches of a game, one of them in the last three months, and choose to be listed.
# pages/Leaders.svelte
leaders_least = At least
# pages/Leaders.svelte
leaders_mine = Your place: { $place }
# clubs/Leaderboard.svelte, pages/Leaders.svelte
leaders_name = Player
# pages/Leaders.svelte
leaders_none = Nobody is listed here yet.
# pages/Leaders.svelte
leaders_place = Place
# home/places.ts, pages/Leaders.svelte
leaders_sentence = The best players in rated matches, among those who want to be listed.
# meeting/ShowMe.svelte
leaders_show = List me among the leaders
# meeting/ShowMe.svelte
leaders_show_note = Everybody can see your name, your ratings and how many rated matches you have played. Off until you turn it on.
# home/places.ts, pages/Account.svelte, pages/Leaders.svelte
leaders_title = Leaders
# pages/Leaders.svelte
leaders_what = Places go by what a rating is at least: three standard deviations below it. So more matches help, even if the rating stays the same.
# clubs/Members.svelte, pages/Leaders.svelte
leaders_you = { $name } (you)
# lessons/LessonEnd.svelte
learn_again = Start again
# lessons/DoTask.svelte, lessons/LessonEnd.svelte
learn_all_games = All lessons
# pages/Learn.svelte
learn_begin = Begin
# lessons/ChoiceTask.svelte
learn_check = Check
# lessons/PickTask.svelte
learn_choose_all = Choose all that apply.
# lessons/CountTask.svelte
learn_did_knocked = knocked
# lessons/CountTask.svelte
learn_did_went_out = went out
# pages/Learn.svelte
learn_done_all = Learned
# pages/Learn.svelte
learn_done_of = { $done } of { $count }
# lessons/CountTask.svelte
learn_each_counts = What counts:
# lessons/LessonEnd.svelte
learn_end = That was the lesson
# lessons/LessonEnd.svelte
learn_end_all = You have learned everything in it.
# lessons/LessonEnd.svelte
learn_end_some = The marked tasks are worth another look.
# pages/Lesson.svelte
learn_game = Learn { $game }
# lessons/CountTask.svelte
learn_hand_counts = { $name }: { $count } left
# lessons/CountTask.svelte
learn_in_melds = In melds, counts nothing:
# lessons/Known.svelte
learn_known = Games I know
# lessons/Known.svelte
learn_known_fewer = { $count } of { $whole } tasks: only those that differ from { $game }.
# lessons/Known.svelte
learn_known_none = No similar game
# lessons/Known.svelte
learn_known_plain = { $game } without house rules
# lessons/CountTask.svelte
learn_laid = laid
# lessons/DoAsked.svelte, lessons/DoTask.svelte, pages/Lesson.svelte
learn_later = Later
# lessons/LessonEnd.svelte
learn_learned = learned
# lessons/sentences.ts
learn_missing = Left out: { $count }.
# lessons/DoTask.svelte, pages/Lesson.svelte
learn_next = Next task
# lessons/CountTask.svelte
learn_none_left = nothing left
# lessons/Known.svelte
learn_nothing_new = The lesson of this game teaches the same rules as that of { $game }: there is nothing new to learn.
# lessons/LessonEnd.svelte
learn_open = to do
# lessons/DoTask.svelte
learn_other = That is legal, but it is not what was asked.
# lessons/LessonEnd.svelte
learn_play = Play a game now
# lessons/LessonEnd.svelte
learn_puzzles = Puzzles of this game
# lessons/LessonEnd.svelte
learn_repeat = to repeat
# lessons/PickTask.svelte
learn_right_mark = correct
# lessons/DoAsked.svelte, pages/Lesson.svelte
learn_rule = The rule
# pages/Learn.svelte
learn_sentence = Every game has a lesson of eight to thirteen tasks, in the order of a turn. Many end with three on how to play well.
# home/GameRow.svelte, home/places.ts
learn_short = Learn
# lessons/ChoiceTask.svelte
learn_show = Show the answer
# lessons/sentences.ts
learn_shown = This is the answer.
# pages/Lesson.svelte
learn_step = Task { $number } of { $count }
# rules/RulesPanel.svelte, pages/Learn.svelte, pages/Lesson.svelte
learn_title = Learn by playing
# lessons/DoTask.svelte, pages/Lesson.svelte
learn_to_end = Finish
# lessons/DoAsked.svelte
learn_well = How to play well
# lessons/PickTask.svelte
learn_wrong_mark = not correct
# table/RatingChanges.svelte
left_gave_up = { $name } (gave up)
# table/departures.ts
left_match = { $name } has left the match.
# table/departures.ts
left_plays_on = { $name } has left; { $bot } takes over.
# table/LeaveMatch.svelte, table/People.svelte
left_rated = This match is rated: the result counts for your rating even if you leave.
# table/departures.ts
left_sent_away = { $name } was removed from the table; { $bot } takes over.
# table/departures.ts
left_then = { $first }, then { $second }
# table/Reckoning.svelte, table/endWords.ts
line_all_wild_books = Wild books
# table/Reckoning.svelte, table/endWords.ts
line_bonus_cards = Cards laid out
# table/Reckoning.svelte, table/endWords.ts
line_clean_books = Clean books
# table/Reckoning.svelte, table/endWords.ts
line_clean_burracos = Clean burracos
# table/Reckoning.svelte, table/endWords.ts
line_concealed = Going out in one turn
# table/Reckoning.svelte, table/endWords.ts
line_counted = Melds and bonuses
# table/Reckoning.svelte, table/endWords.ts
line_dirty_books = Dirty books
# table/Reckoning.svelte, table/endWords.ts
line_dirty_burracos = Dirty burracos
# table/Reckoning.svelte, table/endWords.ts
line_feet = Foot not picked up
# table/Reckoning.svelte, table/endWords.ts
line_going_out = Going out
# table/Reckoning.svelte, table/endWords.ts
line_hands = Left in hand
# table/Notice.svelte
line_kept = The game is paused here; your last move is kept.
# table/Reckoning.svelte, table/endWords.ts
line_melded = Cards melded
# table/Reckoning.svelte, table/endWords.ts
line_mixed_books = Mixed canastas
# table/Reckoning.svelte, table/endWords.ts
line_natural_books = Natural canastas
# table/Reckoning.svelte, table/endWords.ts
line_pozzetti = Pozzetto not picked up
# table/Reckoning.svelte, table/endWords.ts
line_semi_books = Semi-clean books
# table/Reckoning.svelte, table/endWords.ts
line_semi_burracos = Semi-clean burracos
# table/Reckoning.svelte
line_sum = Total
# table/Reckoning.svelte, table/endWords.ts
line_wild_books = Wild canastas
# table/Reckoning.svelte, table/endWords.ts
line_wild_burracos = Wild burracos
# account/History.svelte, clubs/Leaderboard.svelte, pages/Games.svelte
lobby_any_game = All games
# pages/Lobby.svelte
lobby_at = { $host }’s table
# pages/Lobby.svelte
lobby_at_least = { $count } or more
# pages/Lobby.svelte
lobby_bots = Bots welcome
# pages/Lobby.svelte, pages/Together.svelte
lobby_code = Code of a table
# clubs/TablesOfClub.svelte, ui/CodeForm.svelte
lobby_code_go = Go there
# pages/Lobby.svelte, pages/Together.svelte
lobby_code_note = Six letters, such as { $example }.
# pages/Lobby.svelte
lobby_free = { $free } of { $seats } seats free
# clubs/Leaderboard.svelte, pages/Lobby.svelte
lobby_game = Game
# meeting/Companies.svelte, pages/Lobby.svelte, pages/Pairing.svelte
lobby_house_rules = House rules: { $count }
# clubs/TablesOfClub.svelte, pages/Lobby.svelte
lobby_in_play = In progress
# pages/Lobby.svelte
lobby_make = Make a table
# pages/Lobby.svelte
lobby_none = Nobody is waiting right now. Make a table and let others find it.
# pages/Lobby.svelte
lobby_seats = Free seats
# home/places.ts, pages/Lobby.svelte
lobby_sentence = Sit down at a table where somebody is waiting, or watch a game in progress.
# clubs/TablesOfClub.svelte, pages/Lobby.svelte
lobby_sit = Sit down
# home/places.ts, pages/Lobby.svelte, pages/Pairing.svelte
lobby_title = Open tables
# clubs/TablesOfClub.svelte, tournament/Boards.svelte, pages/Lobby.svelte
lobby_watch = Watch
# table/words.ts
log_answered_no = { $name }: “No, do not go out.”
# table/words.ts
log_answered_yes = { $name }: “Yes, go out.”
# table/words.ts
log_asked = { $name }: “May I go out?”
# table/words.ts
log_bonus_laid_out = { $name } laid out { $cards }.
# table/words.ts
log_borrowed = { $name } took { $card } from a meld.
# table/words.ts
log_bought = { $name } bought { $card }.
# table/words.ts
log_called = { $name }: Rummy! { $card } is taken.
# table/words.ts
log_careless_laid_off =
    { $family ->
        [tiles] { $name }: penalty, that tile could be added to a set.
       *[other] { $name }: penalty, that card could be laid off.
    }
# table/words.ts
log_careless_meld = { $name }: penalty, that card completed a meld in the discard pile.
# table/words.ts
log_careless_out = { $name }: penalty, that discard let the next player go out.
# table/words.ts
log_careless_wild = { $name }: penalty for discarding an okey.
# table/words.ts
log_claimed_group = { $name } claimed { $card } for a group (pon).
# table/Status.svelte, table/words.ts
log_claimed_run = { $name } claimed { $card } for a run (chi).
# table/words.ts
log_cut = { $card } is the cut card: its rank and its two neighbours are wild.
# replay/sentences.ts, table/LogPanel.svelte
log_deal =
    { $family ->
        [tiles] Game { $number }
       *[other] Deal { $number }
    }
# table/words.ts
log_discarded = { $name } discarded { $card }.
# table/words.ts
log_drew_card = { $name } drew a card.
# table/words.ts
log_drew_face = { $name } drew { $piece }.
# table/words.ts
log_drew_tile = { $name } drew a tile.
# table/LogPanel.svelte
log_earlier = Earlier moves are not listed.
# table/LogPanel.svelte
log_empty = Nothing has happened yet.
# table/words.ts
log_end_called = { $name } ended the deal.
# table/words.ts
log_exhausted = Nobody can go on; the game is over.
# table/words.ts
log_forced = { $name } forced { $card }.
# table/words.ts
log_fought = { $name } fought.
# table/endWords.ts, table/words.ts
log_indicator_shown = { $name } showed the other { $card }.
# table/endWords.ts, table/words.ts
log_knocked = { $name } knocked.
# table/words.ts
log_laid_hand = { $name } laid down the whole hand: { $cards }.
# table/words.ts
log_laid_off = { $name } laid off { $cards }.
# table/endWords.ts, table/words.ts
log_last_left = { $name }: the only one left.
# table/words.ts
log_loose = { $name } took { $tiles } back.
# table/words.ts
log_melded = { $name } laid down { $cards }.
# table/words.ts
log_missed = { $name } missed a turn ({ $times }).
# table/words.ts
log_opened = { $name } played { $tiles }, a first meld of { $value }.
# table/words.ts
log_out_first_drop = { $name } dropped: first drop.
# table/words.ts
log_out_left_table = { $name } left the table.
# table/words.ts
log_out_middle_drop = { $name } dropped: middle drop.
# table/words.ts
log_out_missed_turns = { $name } missed too many turns and dropped out.
# table/words.ts
log_out_wrong_declaration = { $name }: wrong declaration, out of the deal.
# table/words.ts
log_pairs_declared = { $name } declared pairs.
# table/words.ts
log_passed = { $name } passed.
# table/words.ts
log_passed_on = { $name } passed a card to { $to }.
# table/words.ts
log_passed_on_mine = You passed { $card } to { $to }.
# table/words.ts
log_passed_on_to_me = { $name } passed { $card } to you.
# table/words.ts
log_penalty =
    { $count ->
        [one] { $name } drew { $count } tile as a penalty.
       *[other] { $name } drew { $count } tiles as a penalty.
    }
# table/words.ts
log_penalty_cards =
    { $count ->
        [one] { $name } drew { $count } card as a penalty.
       *[other] { $name } drew { $count } cards as a penalty.
    }
# table/words.ts
log_penalty_faces = { $name } drew { $pieces } as a penalty.
# table/words.ts
log_picked_up =
    { $called ->
        [pozzetto] { $name } picked up a pozzetto of { $count } cards.
       *[other] { $name } picked up a foot of { $count } cards.
    }
# table/words.ts
log_played = { $name } played { $tiles }.
# table/words.ts
log_put_down = { $name } put down a card to pass on.
# table/endWords.ts, table/words.ts
log_rummikub = { $name }: Rummikub!
# table/words.ts
log_shown = { $name } showed { $cards }.
# table/words.ts
log_shown_none = { $name } had no meld to show.
# scorepad/SheetTable.svelte, table/words.ts
log_skipped = The deal is void; the next deal follows.
# table/words.ts
log_start_again = Tie, drawn again: { $round }.
# table/words.ts
log_start_deals = { $name }: dealer.
# table/words.ts
log_start_drew = { $name } { $piece }
# table/words.ts
log_start_highest_begins =
    { $family ->
        [tiles] The highest number goes first.
       *[other] The highest card goes first.
    }
# table/words.ts
log_start_highest_deals = { $name }: dealer with the highest card.
# table/words.ts
log_start_joker =
    { $family ->
        [tiles] A joker does not count, drawn again: { $round }.
       *[other] A joker does not count, drawn again: { $round }.
    }
# table/words.ts
log_start_lowest_deals = { $name }: dealer with the lowest card.
# table/words.ts
log_start_round = Draw for the start: { $round }.
# table/words.ts
log_starts = { $name }: first to play.
# table/words.ts
log_stock_shuffled = The discard pile was shuffled to form a new stock.
# table/words.ts
log_stock_turned = The discard pile was turned over to form a new stock.
# table/words.ts
log_swapped =
    { $family ->
        [tiles] { $name } exchanged { $card } for an okey.
       *[other] { $name } exchanged { $card } for a joker.
    }
# table/words.ts
log_time = Time ran out for { $name }.
# table/words.ts
log_time_restored = Time ran out for { $name }; the table was put back.
# table/words.ts
log_time_restored_you = Your time ran out; the table was put back.
# table/words.ts
log_time_you = Your time ran out.
# table/words.ts
log_took = { $name } took { $card } from the discard pile.
# table/words.ts
log_took_back = { $name } took that back.
# table/words.ts
log_turned = { $name } turned { $card }.
# table/words.ts
log_upcard = { $card } is turned up.
# scorepad/SheetTable.svelte, table/words.ts
log_void = The deal is void and is dealt again.
# table/endWords.ts, table/words.ts
log_went_out = { $name } went out.
# table/words.ts
log_wild_indicator = { $card } is put aside: its rank is wild.
# table/words.ts
log_wild_tile = { $card } is the indicator: { $wild } is the okey.
# replay/Replay.svelte, replay/names.ts, table/table.svelte.ts
log_you = You
# pages/Letter.svelte, pages/Lost.svelte
lost_home = All games
# pages/Lost.svelte
lost_title = Page not found
# home/NewTable.svelte
new_arranging = Sorting with one tap
# home/NewTable.svelte
new_arranging_note = One tap arranges the hand in the best way.
# home/NewTable.svelte, waiting/ChangeTable.svelte, waiting/Facts.svelte
new_bank = Time bank
# home/numbers.ts
new_bank_none = None
# home/NewTable.svelte, waiting/ChangeTable.svelte
new_bank_note = Extra time for each player, for the whole match. It is used when the time for a turn has run out.
# home/NewTable.svelte
new_bots = Of these, bots
# home/levels.ts
new_bots_beginner = Beginner
# home/levels.ts
new_bots_easy = Easy
# home/NewTable.svelte, home/Opponents.svelte, tournament/NewTournament.svelte
new_bots_levels = Beginner and Easy overlook things as people do, Beginner more often; Medium also thinks ahead; Strong tries out what may happen, in games it knows well enough.
# home/levels.ts
new_bots_medium = Medium
# home/NewTable.svelte
new_bots_note = Seats that stay empty become bots when you start.
# home/NewTable.svelte, home/Opponents.svelte, tournament/Entrants.svelte
new_bots_play = Bot strength
# home/levels.ts
new_bots_random = At random
# home/levels.ts
new_bots_strong = Strong
# home/NewTable.svelte
new_delay = Spectators see the game
# home/NewTable.svelte
new_delay_after = { $time } later
# home/NewTable.svelte
new_delay_none = at once
# home/NewTable.svelte
new_hints = Hints
# home/NewTable.svelte
new_hints_note = A player may ask for a good move.
# home/HouseRules.svelte, scorepad/SetUp.svelte, pages/Evening.svelte
new_house_rules = House rules
# home/HouseRules.svelte
new_house_rules_changed = { $count } changed
# home/HouseRules.svelte
new_house_rules_none = Standard rules
# home/NewTable.svelte
new_listed = Open to everybody
# home/NewTable.svelte
new_listed_note = The table appears in the list of open tables; otherwise people need your link or code.
# home/NewTable.svelte
new_make = Make the table
# home/NewTable.svelte, tournament/NewTournament.svelte
new_making = Making the table…
# home/NewTable.svelte, tournament/NewTournament.svelte
new_more = Spectators and stand-ins
# home/options.ts
new_no = no
# home/options.ts
new_none = none
# home/HouseRule.svelte
new_rule_default = Default: { $value }
# home/HouseRules.svelte
new_rules_reset = Reset the house rules
# home/NewTable.svelte, waiting/ChangeTable.svelte, waiting/changes.ts
new_seats = Players
# home/NewTable.svelte
new_stand_in = A bot takes over for absent players
# home/NewTable.svelte
new_stand_in_note = After half a minute plus the time for a turn; the player can take the seat back at any time.
# home/NewTable.svelte, tournament/NewTournament.svelte, waiting/ChangeTable.svelte
new_time = Time for a turn
# home/numbers.ts
new_time_day = 1 day
# home/numbers.ts
new_time_minutes = { $count } min
# home/numbers.ts, table/People.svelte, tournament/NewTournament.svelte
new_time_none = No limit
# home/numbers.ts
new_time_seconds = { $count } s
# home/numbers.ts, pages/Pairing.svelte
new_time_sheet = { $time } (rules)
# home/NewTable.svelte
new_title = { $game } with friends
# home/NewTable.svelte
new_visiting = Allow other people's bots
# home/NewTable.svelte
new_visiting_note = Programs that people run themselves. They are marked as bots.
# home/NewTable.svelte
new_watchers = Allow spectators
# home/NewTable.svelte
new_watchers_note = Spectators cannot see any hand.
# home/NewTable.svelte
new_writing = People may write to each other
# home/NewTable.svelte
new_writing_note = Only people who sit at the table read it, and it is not kept.
# home/options.ts
new_yes = yes
# notices/NoticeSettings.svelte
notify_at = { $game }: notify me
# notices/words.ts
notify_denied = This browser does not allow notifications from this page. You can change that in its settings for this site.
# notices/NoticeSettings.svelte
notify_end_all = Stop all notifications
# notices/words.ts
notify_home_screen = On an iPhone or iPad, first add this page to the home screen and open it from there.
# notices/words.ts
notify_https = Browsers show notifications only for HTTPS pages.
# notices/MailSettings.svelte, pages/Letter.svelte
notify_mail_address = Your e-mail address
# notices/MailSettings.svelte
notify_mail_ask = Send a link
# notices/MailSettings.svelte
notify_mail_cancel = Forget this address
# pages/Letter.svelte
notify_mail_confirm = Confirm
# pages/Letter.svelte
notify_mail_confirm_note = From then on you will get an e-mail when it is your turn and you are not at the table.
# pages/Letter.svelte
notify_mail_confirm_title = Confirm your address
# pages/Letter.svelte
notify_mail_confirmed = Your address is confirmed.
# notices/MailSettings.svelte
notify_mail_instead = By e-mail instead
# notices/TellMe.svelte
notify_mail_note = An e-mail when it is your turn and you are not at the table.
# notices/MailSettings.svelte
notify_mail_on = E-mail goes to { $address }.
# notices/MailSettings.svelte, pages/Letter.svelte
notify_mail_stop = Stop e-mail
# pages/Letter.svelte
notify_mail_stop_note = You will get no more e-mail of this kind, and your address is deleted.
# pages/Letter.svelte
notify_mail_stopped = You will get no more e-mail, and your address has been deleted.
# notices/MailSettings.svelte
notify_mail_title = Also by e-mail
# notices/MailSettings.svelte
notify_mail_waiting = A link was sent to { $address }. Open it within a day to confirm the address.
# notices/words.ts
notify_never = This browser cannot show notifications.
# notices/told.svelte.ts
notify_no_service = This browser has no push service, or it does not respond, so nothing can be sent here.
# notices/TellMe.svelte
notify_note = A notification on this device when it is your turn and you are not at the table.
# notices/NoticeSettings.svelte
notify_settings = Your turn
# notices/TellMe.svelte
notify_title = Notify me when it is my turn
# notices/NoticeSettings.svelte
notify_usual = Notify me at new tables
# notices/NoticeSettings.svelte
notify_usual_note = At tables where a turn may take a day, from the moment you sit down.
# scorepad/SetUp.svelte
pad_add_player = Add a player
# scorepad/paper.ts
pad_away_house_rules = To start with these house rules the server is needed, but it cannot be reached. Without house rules you can start now.
# pages/Scorepad.svelte
pad_begin = Start the sheet
# scorepad/EntryForm.svelte
pad_bought = Discards bought by { $name }
# scorepad/EntryForm.svelte
pad_by_discard = Went out by a discard
# scan/Scan.svelte, scorepad/EntryForm.svelte, workshop/TrialWaits.svelte
pad_cancel = Cancel
# scorepad/EntryForm.svelte
pad_careless = Careless discards of { $name }
# scorepad/EntryForm.svelte, scorepad/SheetTable.svelte
pad_change_of =
    { $family ->
        [tiles] Change game { $number }
       *[other] Change deal { $number }
    }
# referee/Tray.svelte, scorepad/LeftRow.svelte
pad_clear = Clear
# scorepad/EntryForm.svelte
pad_concealed =
    { $family ->
        [tiles] All tiles laid in one turn
       *[other] All cards laid in one turn
    }
# pages/Evening.svelte, pages/Scorepad.svelte
pad_csv = Save as CSV
# pieces/WildSelect.svelte
pad_cut = Cut card
# scorepad/EntryForm.svelte
pad_draws = Cards the winner had drawn
# scorepad/EntryForm.svelte
pad_end_big_gin = Big gin: everything melded
# scorepad/EntryForm.svelte
pad_end_blocked = The upcard was refused
# scorepad/EntryForm.svelte
pad_end_called = Somebody ended it before drawing
# scorepad/EntryForm.svelte
pad_end_dealt = A dealt hand ended it
# scorepad/EntryForm.svelte
pad_end_drawn = Nobody won
# scorepad/EntryForm.svelte
pad_end_exhausted = The pool is empty
# scorepad/EntryForm.svelte
pad_end_knocked = Somebody knocked
# scorepad/EntryForm.svelte
pad_end_of =
    { $family ->
        [tiles] The end of game { $number }
       *[other] The end of deal { $number }
    }
# scorepad/EntryForm.svelte
pad_end_stock_gone = The stock is empty
# scorepad/EntryForm.svelte
pad_end_turns_over = All turns played
# scorepad/EntryForm.svelte
pad_end_u = Ù: all melded
# scorepad/EntryForm.svelte
pad_end_void = Void: nobody scores
# scorepad/EntryForm.svelte
pad_end_went_out = Somebody went out
# scorepad/EntryForm.svelte
pad_ended = How it ended
# scorepad/EntryForm.svelte
pad_enter =
    { $family ->
        [tiles] Write down game { $number }
       *[other] Write down deal { $number }
    }
# scorepad/EntryForm.svelte
pad_fighters = Players who fought
# scorepad/EntryForm.svelte
pad_first = Who went first
# scorepad/EntryForm.svelte
pad_first_note = This matters only in a tie.
# evenings/Statistics.svelte, picker/GameChoice.svelte
pad_game = Game
# scorepad/SheetTable.svelte, scorepad/sheetCsv.ts
pad_games_won =
    { $family ->
        [tiles] Games won
       *[other] Deals won
    }
# scorepad/EntryForm.svelte
pad_in_pairs = Players who played for pairs
# scorepad/EntryForm.svelte
pad_jokers = Jokers in the winner’s melds
# scorepad/EntryForm.svelte
pad_laid = Value of the winner’s melds
# scorepad/EntryForm.svelte
pad_laid_each = Value of each player’s cards on the table
# scorepad/SheetTable.svelte
pad_left_added = Left, not counted yet
# scorepad/EntryForm.svelte
pad_left_all = What each player has left
# scorepad/entryWords.ts
pad_left_cards = Type the points, or tap in the cards.
# scorepad/entryWords.ts
pad_left_knock = Type the points left after laying off, or tap in both hands as they were at the knock.
# scorepad/entryWords.ts
pad_left_lives = Type the points, or tap in all the cards: they are counted according to the two lives.
# scorepad/EntryForm.svelte
pad_left_others = What the others have left
# scorepad/entryWords.ts
pad_left_tiles = Type the points, or tap in the tiles.
# scorepad/entryWords.ts
pad_left_unmatched = Type the points of the cards outside melds, or tap in the whole hand: RummyKit finds its best arrangement.
# scorepad/EntryForm.svelte
pad_melded = Cards melded
# scorepad/entryWords.ts
pad_missing_held = Missing: { $names }.
# scorepad/entryWords.ts
pad_missing_knocker = Choose who knocked.
# scorepad/entryWords.ts
pad_missing_number = A number is missing.
# scorepad/entryWords.ts
pad_missing_winner = Choose who went out.
# pages/Scorepad.svelte
pad_new = New sheet
# pages/Scorepad.svelte
pad_new_sure = This sheet will be gone. Save it as CSV first if you want to keep it.
# pages/Scorepad.svelte
pad_new_title = Start a new sheet?
# scorepad/EntryForm.svelte
pad_no_meld =
    { $family ->
        [tiles] Who had no first meld
       *[other] Who showed no meld
    }
# scorepad/EntryForm.svelte
pad_nobody = Nobody
# pages/Scorepad.svelte
pad_not_counted =
    { $family ->
        [tiles] Game { $number } is written down. It will be counted when the server can be reached.
       *[other] Deal { $number } is written down. It will be counted when the server can be reached.
    }
# pages/Scorepad.svelte
pad_not_counted_many =
    { $family ->
        [tiles] { $count } games are written down. They will be counted when the server can be reached.
       *[other] { $count } deals are written down. They will be counted when the server can be reached.
    }
# scorepad/EntryForm.svelte
pad_one_suit = All in one suit
# scorepad/EntryForm.svelte
pad_out = How { $name } left the deal
# scorepad/entryWords.ts
pad_out_first_drop = First drop
# scorepad/entryWords.ts
pad_out_middle_drop = Middle drop
# scorepad/entryWords.ts
pad_out_none = Counted
# scorepad/entryWords.ts
pad_out_wrong_declaration = Wrong declaration
# scorepad/EntryForm.svelte
pad_pairs = Went out with pairs
# scorepad/LeftRow.svelte
pad_pick_cards = Cards
# scorepad/EntryForm.svelte
pad_pick_laid = Tap in the winner’s melds
# scorepad/EntryForm.svelte
pad_pick_of = Tap in what { $name } has left
# picker/FacePicker.svelte
pad_pick_taken = { $piece }, { $count } used
# scorepad/LeftRow.svelte
pad_pick_tiles = Tiles
# scorepad/SetUp.svelte
pad_player = Player { $number }
# scorepad/SetUp.svelte
pad_players = Players
# scorepad/EntryForm.svelte
pad_points_of = Points { $name } has left
# referee/Tray.svelte, scorepad/LeftRow.svelte
pad_put_back = Put { $piece } back
# scorepad/SetUp.svelte
pad_remove_player = Remove { $name }
# pages/Scorepad.svelte
pad_sentence = For a table with real tiles or cards: enter what each player has left, and RummyKit keeps the score by the rules you play.
# pages/Scorepad.svelte
pad_settings = Names and rules
# pages/Scorepad.svelte
pad_settings_save = Use these
# scorepad/EntryForm.svelte
pad_shower = Player who showed the tile that matches the indicator
# scorepad/EntryForm.svelte
pad_side_laid = Melds and bonuses of { $name }, without going out
# scorepad/EntryForm.svelte
pad_spade = The first upcard was a spade
# pages/Scorepad.svelte
pad_stays_out = Out, not rejoining
# scorepad/EntryForm.svelte
pad_taken_last = Players who took a discard in their last turn
# home/places.ts, pages/Evenings.svelte, pages/Scorepad.svelte
pad_title = Scorepad
# scorepad/EntryForm.svelte
pad_took = { $name } took from { $other }
# scorepad/SheetTable.svelte
pad_total_of = Total of { $count }
# pages/Scorepad.svelte
pad_undo =
    { $family ->
        [tiles] Delete game { $number }
       *[other] Delete deal { $number }
    }
# scorepad/EntryForm.svelte
pad_value_cards = What each player’s value cards are worth
# scorepad/SheetTable.svelte
pad_waits = not counted yet
# scorepad/EntryForm.svelte
pad_who_knocked = Who knocked
# scorepad/EntryForm.svelte
pad_who_out = Who went out
# pieces/WildSelect.svelte
pad_wild = Wild rank
# scorepad/EntryForm.svelte
pad_wild_cards = Twos in them as wild cards
# scorepad/EntryForm.svelte
pad_wild_last = The last tile was an okey
# pieces/WildSelect.svelte
pad_wild_none = None
# pages/Pairing.svelte
pair_bots = Play a bot while waiting
# pages/Pairing.svelte
pair_bots_note = You keep your place, and you will be told at that table when somebody is found.
# meeting/Meanwhile.svelte
pair_come = Go to the table
# meeting/Meanwhile.svelte, pages/Pairing.svelte
pair_fetching = Players found. Waiting for somebody to come: { $time } left.
# meeting/Meanwhile.svelte
pair_found_title = Players found
# pages/Friends.svelte, pages/Leaders.svelte, pages/Pairing.svelte
pair_game = Game
# pages/Pairing.svelte
pair_go = Find players
# meeting/Meanwhile.svelte, pages/Pairing.svelte
pair_leave = Stop waiting
# pages/Pairing.svelte
pair_nobody = Nobody is waiting right now. Be the first.
# meeting/Meanwhile.svelte
pair_not_now = Not now
# pages/Pairing.svelte
pair_rated = Rated, if the others agree
# pages/Pairing.svelte
pair_rated_note = You play people near your rating; the longer you wait, the wider the range.
# home/places.ts, pages/Pairing.svelte
pair_sentence = One tap, and you wait for others who want to play the same game. The match begins when there are enough.
# pages/Pairing.svelte
pair_since = Waiting for { $time }
# meeting/Meanwhile.svelte
pair_somebody = Players found for { $game }.
# pages/Pairing.svelte
pair_stay = You keep your place as long as this site is open in your browser.
# meeting/Meanwhile.svelte
pair_still = You are waiting for players: { $time }
# pages/Pairing.svelte
pair_there = { $there } of { $seats } players are here.
# meeting/Meanwhile.svelte
pair_time_left = { $time } left
# home/places.ts, pages/Pairing.svelte
pair_title = Play with somebody
# pages/Pairing.svelte
pair_waiting = Waiting for players
# pages/Pairing.svelte
pair_wanted = Waiting now
# pages/Pairing.svelte
pair_wanted_for = { $there } of { $seats } players, for { $time }
# pages/Pairing.svelte
pair_with_them = Wait with them
# table/endWords.ts
part_bought = Bought discards { $points }
# table/endWords.ts
part_careless = Careless discards { $points }
# table/endWords.ts
part_carried = From earlier draws { $points }
# table/endWords.ts
part_deal_won = Deal won { $points }
# table/endWords.ts
part_first_deal = First deal of the round { $points }
# table/endWords.ts
part_going_out = Going out { $points }
# table/endWords.ts
part_hands = Cards in other hands { $points }
# table/endWords.ts
part_hands_no_pure = No pure run, all cards count: { $points }
# table/endWords.ts
part_hands_run_missing = A run is missing, all other cards count: { $points }
# table/endWords.ts
part_held =
    { $family ->
        [tiles] On the rack { $points }
       *[other] In hand { $points }
    }
# table/endWords.ts
part_held_pairs = Left after pairs { $points }
# table/endWords.ts
part_held_unlaid = In hand with nothing laid { $points }
# table/endWords.ts
part_indicator_shown = Another player showed the indicator's match { $points }
# table/endWords.ts
part_jokers_laid = Jokers laid { $points }
# table/endWords.ts
part_kept_for_round = Counts with the second deal of the round { $points }
# table/endWords.ts
part_laid = Laid { $points }
# table/endWords.ts
part_lost_pairs = Another player went out in pairs { $points }
# table/endWords.ts
part_lost_pairs_wild_last = Another player went out in pairs with an okey last { $points }
# table/endWords.ts
part_lost_plain = Another player went out { $points }
# table/endWords.ts
part_lost_wild_last = Another player went out with an okey last { $points }
# table/endWords.ts
part_multiplied = Times { $times }: { $points }
# table/endWords.ts
part_other_side = Other side { $points }
# table/endWords.ts
part_partner = Partner { $points }
# table/endWords.ts
part_pot_paid = Into the pot { $points }
# table/endWords.ts
part_pot_won = The pot { $points }
# table/endWords.ts
part_stakes_beaten = Beaten { $points }
# table/endWords.ts
part_stakes_called = After the comparison { $points }
# table/endWords.ts
part_stakes_dealt = Another player's dealt hand { $points }
# table/endWords.ts
part_stakes_folded = Folded { $points }
# table/endWords.ts
part_stakes_no_meld = No meld on the table { $points }
# table/endWords.ts
part_stakes_out = Another player went out { $points }
# table/endWords.ts
part_stakes_stock = Not the lowest hand { $points }
# table/endWords.ts
part_stakes_won = From the others { $points }
# table/endWords.ts
part_unopened = No first meld { $points }
# table/endWords.ts
part_value_given = Value cards paid { $points }
# table/endWords.ts
part_value_got = Value cards received { $points }
# table/People.svelte
people_back_for = Give the seat back
# table/People.svelte
people_bot_for = Let a bot play
# table/Notice.svelte
people_bot_for_you = A bot is playing for you.
# seats/SeatState.svelte, seats/facts.ts, table/People.svelte
people_bot_plays = a bot is playing
# table/Notice.svelte
people_go_on = Resume
# table/People.svelte
people_here = At the table
# table/People.svelte
people_leave = Leave the table
# table/People.svelte
people_leave_sure = A bot takes your seat for good.
# table/People.svelte
people_mute = Mute
# pages/Table.svelte
people_not_watched = This table does not allow spectators.
# table/People.svelte
people_pause = Ask for a pause
# table/Notice.svelte, table/People.svelte
people_pause_agree = Agree to the pause
# table/table.svelte.ts
people_pause_declined = Somebody prefers to play on: no pause now.
# table/Notice.svelte
people_pause_no = Not now
# table/People.svelte
people_pause_now = Pause
# table/Notice.svelte
people_pause_waiting = You have asked for a pause. Waiting for { $names }.
# table/Notice.svelte, table/People.svelte
people_pause_wanted = { $names } would like a pause; it begins when all agree.
# table/Notice.svelte, table/People.svelte
people_pause_withdraw = Withdraw the request
# table/Notice.svelte, table/TurnButtons.svelte
people_paused = The table is paused.
# table/People.svelte
people_say = Say something
# table/People.svelte, waiting/Seats.svelte
people_send_away = Remove from table
# table/People.svelte
people_send_away_sure = { $name } will not be able to come back to this table. Remove?
# table/Notice.svelte
people_take_back = Take my seat back
# gallery/PanelEntry.svelte, table/Game.svelte, table/TopBar.svelte
people_title = People and table
# table/People.svelte
people_turn_time = Time for a turn (from the next turn on)
# table/People.svelte
people_unmute = Unmute
# table/People.svelte, table/Voting.svelte, waiting/Seats.svelte
people_vote = Vote to remove
# table/Voting.svelte
people_vote_wanted = The host is away. To remove { $name }: { $votes } of { $needed } votes ({ $names }).
# table/Voting.svelte
people_vote_withdraw = Withdraw my vote
# pages/Table.svelte
people_was_sent_away = The host removed you from this table.
# table/People.svelte
people_watching = Spectators: { $count }
# table/Notice.svelte
people_you_watch = You are watching: all hands are hidden.
# table/Notice.svelte
people_you_watch_late = You are watching { $time } late: all hands are hidden.
# table/People.svelte, table/talk.svelte.ts
phrase_again = Shall we play again?
# table/People.svelte, table/talk.svelte.ts
phrase_clap = 👏
# table/People.svelte, table/talk.svelte.ts
phrase_good_luck = Good luck
# table/People.svelte, table/talk.svelte.ts
phrase_goodbye = Goodbye
# table/People.svelte, table/talk.svelte.ts
phrase_heart = ❤️
# table/People.svelte, table/talk.svelte.ts
phrase_hello = Hello
# table/People.svelte, table/talk.svelte.ts
phrase_laugh = 😄
# table/People.svelte, table/talk.svelte.ts
phrase_one_moment = One moment, please
# table/People.svelte, table/talk.svelte.ts
phrase_oops = Oops
# table/People.svelte, table/talk.svelte.ts
phrase_sad = 😞
# table/People.svelte, table/talk.svelte.ts
phrase_smile = 😊
# table/People.svelte, table/talk.svelte.ts
phrase_sorry = Sorry
# table/People.svelte, table/talk.svelte.ts
phrase_surprised = 😮
# table/People.svelte, table/talk.svelte.ts
phrase_thanks = Thank you
# gallery/NoticesEntry.svelte
phrase_well_played = Well played
# table/People.svelte, table/talk.svelte.ts
phrase_your_turn = It is your turn
# clubs/TablesOfClub.svelte, felt/Piles.svelte, felt/SideMelds.svelte
piece_and = ,{ " " }
# pieces/names.ts
piece_black = black
# pieces/names.ts
piece_blue = blue
# pieces/names.ts
piece_card = { $rank } of { $suit }
# pieces/names.ts
piece_clubs = clubs
# pieces/names.ts
piece_colour_joker = colour-changing joker
# pieces/signs.ts
piece_colour_joker_does = A colour-changing joker stands for one number of a run, which continues after it in another colour.
# pieces/names.ts
piece_diamonds = diamonds
# pieces/names.ts
piece_double_joker = double joker
# pieces/signs.ts
piece_double_joker_does = A double joker stands for two tiles at once: two consecutive numbers of a run, or two colours of a group.
# pieces/names.ts
piece_false_joker = false joker
# pieces/names.ts
piece_hearts = hearts
# pieces/names.ts
piece_joker = joker
# pieces/names.ts
piece_joker_as = { $joker } as { $piece }
# pieces/names.ts
piece_mirror_joker = mirror joker
# pieces/signs.ts
piece_mirror_joker_does = A mirror joker goes in the middle of a set: the tiles on its two sides mirror each other.
# pieces/names.ts
piece_orange = orange
# pieces/names.ts
piece_printed_joker = joker
# pieces/names.ts
piece_rank_1 = ace
# pieces/names.ts
piece_rank_10 = ten
# pieces/names.ts
piece_rank_11 = jack
# pieces/names.ts
piece_rank_12 = queen
# pieces/names.ts
piece_rank_13 = king
# pieces/names.ts
piece_rank_2 = two
# pieces/names.ts
piece_rank_3 = three
# pieces/names.ts
piece_rank_4 = four
# pieces/names.ts
piece_rank_5 = five
# pieces/names.ts
piece_rank_6 = six
# pieces/names.ts
piece_rank_7 = seven
# pieces/names.ts
piece_rank_8 = eight
# pieces/names.ts
piece_rank_9 = nine
# pieces/names.ts
piece_red = red
# pieces/names.ts
piece_spades = spades
# pieces/names.ts
piece_tile = { $colour } { $number }
# practice/Practice.svelte
practice_again = Again
# practice/words.ts
practice_cards = { $reached } of { $best } cards.
# practice/words.ts
practice_chance = A { $reached } % chance of winning; the best was { $best } %.
# table/actions/rearrange.ts
practice_do_place =
    { $family ->
        [tiles] Place tiles
       *[other] Lay cards
    }
# practice/words.ts
practice_done = Done.
# practice/Practice.svelte
practice_gone = This position cannot be played right now.
# practice/Practice.svelte, pages/Puzzles.svelte
practice_loading = Setting up the position…
# practice/words.ts
practice_not_done = Not yet.
# practice/words.ts
practice_points = Points: { $reached }; possible: { $best }.
# practice/words.ts
practice_points_left = Points left outside melds: { $reached }; possible: { $best }.
# practice/words.ts
practice_tiles = { $reached } of { $best } tiles.
# practice/words.ts
practice_waits = Tiles that would let you go out: { $reached }; possible: { $best }.
# practice/Practice.svelte
practice_way = Show the solution
# api.ts
problem_failed = That did not work. Please try again.
# api.ts
problem_unreachable = The server cannot be reached. Check the connection and try again.
# puzzles/Menu.svelte
puzzle_another = Another one
# puzzles/words.ts
puzzle_ask_dearest_meld = Lay the first meld from your rack that is worth the most.
# puzzles/words.ts
puzzle_ask_declare = Put one card aside and declare with all the others.
# puzzles/words.ts
puzzle_ask_finish = Go out: discard one tile so that all the others are in sets or in pairs.
# puzzles/words.ts
puzzle_ask_first_meld = Lay your first meld from your rack.
# puzzles/words.ts
puzzle_ask_free_joker = Play your whole rack in one turn. You will have to free a joker.
# puzzles/words.ts
puzzle_ask_go_out = Lay down your whole hand except one card, and go out.
# puzzles/words.ts
puzzle_ask_keep = Choose your discard: which cards are worth keeping?
# puzzles/words.ts
puzzle_ask_knock = Knock now, or discard and play on? What counts is points on average.
# puzzles/words.ts
puzzle_ask_lay = Lay now, or hold back? What counts is points on average.
# puzzles/words.ts
puzzle_ask_most_cards = Lay as many cards as you can in one turn. You may rearrange the melds on the table.
# puzzles/words.ts
puzzle_ask_most_waits = Discard the tile that leaves the most unseen tiles with which you could go out.
# puzzles/words.ts
puzzle_ask_one_discard = Discard the one card that leaves the fewest points outside melds.
# puzzles/words.ts
puzzle_ask_opening = Lay a first meld from your rack that is worth enough.
# puzzles/words.ts
puzzle_ask_safe_discard = Choose your discard: which card is of least use to the other player?
# puzzles/words.ts
puzzle_ask_upcard = Take the top discard, or leave it?
# puzzles/words.ts
puzzle_ask_whole_hand = Lay your whole hand in one turn. You may rearrange the melds on the table.
# puzzles/words.ts
puzzle_ask_whole_rack = Play your whole rack in one turn.
# puzzles/decisions.ts
puzzle_best_discard = The best discard
# practice/words.ts
puzzle_better_choice = The other choice is better.
# practice/words.ts
puzzle_better_discard = Another discard is better.
# puzzles/decisions.ts
puzzle_choice = { $action }: { $chance } % chance of winning; points on average: { $points }.
# puzzles/ConsentLine.svelte
puzzle_consent_ask = May puzzles be made from this match and your later ones? No names are kept. Once made, they stay. You can change your answer in the settings.
# puzzles/ConsentLine.svelte
puzzle_consent_back = Withdraw consent
# puzzles/ConsentLine.svelte
puzzle_consent_count = { $agreed } of { $count } agreed
# puzzles/ConsentLine.svelte
puzzle_consent_made = This match was searched for puzzles. Any that were found stay.
# puzzles/ConsentLine.svelte
puzzle_consent_making = Everybody agrees: this match is being searched for puzzles.
# puzzles/ConsentLine.svelte
puzzle_consent_no = No
# puzzles/ConsentLine.svelte
puzzle_consent_yes = I agree
# puzzles/Stars.svelte
puzzle_difficulty = Difficulty { $number } of 5
# puzzles/Task.svelte
puzzle_from_match = From a match played here
# puzzles/Menu.svelte, puzzles/Run.svelte
puzzle_go_today = To today's puzzle
# puzzles/decisions.ts
puzzle_hold = Hold back
# puzzles/decisions.ts
puzzle_knock = Knock
# puzzles/decisions.ts
puzzle_lay = Lay
# puzzles/decisions.ts
puzzle_leave = Leave the discard
# puzzles/Menu.svelte
puzzle_level = Difficulty
# puzzles/Menu.svelte
puzzle_level_mine = Suited to me
# puzzles/Menu.svelte
puzzle_longest = Longest: { $count }
# puzzles/Task.svelte
puzzle_more = More puzzles
# pages/Puzzles.svelte
puzzle_next = Next puzzle
# pages/Puzzles.svelte
puzzle_one = Puzzle
# puzzles/Menu.svelte
puzzle_only_matches = From real matches
# table/departures.ts
puzzle_opponent = Opponent
# puzzles/decisions.ts
puzzle_play_on = Discard and play on
# puzzles/Menu.svelte
puzzle_record = Your record
# puzzles/Menu.svelte
puzzle_record_first = { $solved } of { $count } solved at the first attempt
# puzzles/Menu.svelte
puzzle_record_note = Only your first attempt at a puzzle counts, and asking for the solution counts as an attempt.
# puzzles/Menu.svelte
puzzle_record_rating = Rating { $rating } ± { $give }
# puzzles/Menu.svelte, puzzles/Run.svelte
puzzle_run = Against the clock
# puzzles/Run.svelte
puzzle_run_again = Once more
# puzzles/Menu.svelte, puzzles/Run.svelte
puzzle_run_best = Best run: { $count }
# puzzles/Run.svelte
puzzle_run_missed = Missed: { $count }
# puzzles/Run.svelte, review/verdicts.ts
puzzle_run_over = Time is up.
# puzzles/Run.svelte
puzzle_run_solved = Solved: { $count }
# puzzles/Menu.svelte, puzzles/Run.svelte
puzzle_run_start = Start
# puzzles/Menu.svelte, puzzles/Run.svelte
puzzle_run_what = As many puzzles as you can in { $minutes } minutes. { $misses } misses end it.
# puzzles/Menu.svelte
puzzle_solved_today = Solved today
# puzzles/Menu.svelte, pages/Puzzles.svelte
puzzle_streak = Days in a row: { $count }
# puzzles/decisions.ts
puzzle_take = Take the discard
# puzzles/Menu.svelte
puzzle_theme = Task
# puzzles/Menu.svelte
puzzle_theme_any = Any
# puzzles/words.ts
puzzle_theme_dearest_meld = Highest-scoring first meld
# puzzles/words.ts
puzzle_theme_declare = Declare
# puzzles/words.ts
puzzle_theme_finish = Go out with the rack
# puzzles/words.ts
puzzle_theme_first_meld = First meld
# puzzles/words.ts
puzzle_theme_free_joker = Free a joker
# puzzles/words.ts
puzzle_theme_go_out = Go out
# puzzles/words.ts
puzzle_theme_keep = What to keep
# puzzles/words.ts
puzzle_theme_knock = When to knock
# puzzles/words.ts
puzzle_theme_lay = Lay or hold
# puzzles/words.ts
puzzle_theme_most_cards = Most cards
# puzzles/words.ts
puzzle_theme_most_waits = Most ways to go out
# puzzles/words.ts
puzzle_theme_one_discard = Best discard
# puzzles/words.ts
puzzle_theme_opening = First meld worth enough
# puzzles/words.ts
puzzle_theme_safe_discard = Safe discard
# puzzles/words.ts
puzzle_theme_upcard = Take the discard or not
# puzzles/words.ts
puzzle_theme_whole_hand = Whole hand
# puzzles/words.ts
puzzle_theme_whole_rack = Whole rack
# home/places.ts, puzzles/Run.svelte, pages/Puzzles.svelte
puzzle_title = Puzzles
# home/PuzzleDoor.svelte, home/places.ts, puzzles/Menu.svelte
puzzle_today = Today's puzzle
# puzzles/decisions.ts
puzzle_why_helps = Unseen cards that then make a new meld for you: { $best } of { $unseen }; with the other discard: { $other }.
# puzzles/decisions.ts
puzzle_why_hold = What you lay also helps the other player, who can add to it. In hand: you { $mine }, the other { $theirs }.
# puzzles/decisions.ts
puzzle_why_knock = Points left outside your melds: { $left }. Unseen cards that would make a new meld: { $helps } of { $unseen }. Cards in the stock: { $stock }.
# puzzles/decisions.ts
puzzle_why_lay = What you still hold counts against you when the other player goes out. In hand: you { $mine }, the other { $theirs }.
# puzzles/decisions.ts
puzzle_why_left = Points left outside melds: { $best }; with the other discard: { $other }.
# puzzles/decisions.ts
puzzle_why_points = It wins less often, but points decide here.
# puzzles/decisions.ts
puzzle_why_upcard = Points outside your melds: { $with_left } with the discard, { $left } without it. Unseen cards that make a new meld: { $with_helps } with it, { $helps } without it.
# puzzles/decisions.ts
puzzle_why_uses = The other player can make { $best } different melds of three with it from unseen cards, and { $other } with the other discard.
# home/NewTable.svelte, waiting/Join.svelte
rated_needs = You need an account for that.
# home/NewTable.svelte, waiting/Facts.svelte
rated_note = Everybody needs an account, there are no bots or hints, and the result changes the ratings.
# account/History.svelte, seats/facts.ts, table/People.svelte
rated_number = Rating { $rating }
# pages/Lobby.svelte
rated_only = Only rated
# table/RatingChanges.svelte
rated_ratings = Ratings
# home/NewTable.svelte, waiting/Join.svelte, pages/Pairing.svelte
rated_sit_as = You sit down as { $name }.
# home/NewTable.svelte, waiting/Facts.svelte, pages/Lobby.svelte
rated_title = Rated
# home/MyTables.svelte, home/TableNow.svelte
recent_forget = Remove from this list: { $game }
# meeting/InviteFriends.svelte, ui/FirstOfMany.svelte
recent_more = Show all: { $count }
# home/standing.ts
recent_over = Over
# home/standing.ts
recent_paused = Paused
# home/standing.ts
recent_playing = In progress
# home/MyTables.svelte
recent_title = Your tables
# home/standing.ts
recent_until = Time runs out { $when }
# home/standing.ts
recent_waiting = Waiting for players
# referee/Tray.svelte, scan/RowList.svelte, scan/Scan.svelte
referee_add_here = Add pieces
# referee/MeldTrays.svelte, referee/TurnCase.svelte, pages/Solver.svelte
referee_add_set =
    { $family ->
        [tiles] Another set
       *[other] Another meld
    }
# referee/rulings.ts
referee_adds = { $cards } onto { $meld }
# referee/TurnCase.svelte
referee_after = The table after
# referee/TurnCase.svelte
referee_before = The table before
# pages/Referee.svelte
referee_best_melds = The best for the side
# referee/TurnCase.svelte
referee_copy = Start from the table as it was
# referee/rulings.ts
referee_error_bad_option = These house rules do not go together.
# referee/rulings.ts
referee_error_impossible = The table before the turn must itself be legal.
# referee/rulings.ts
referee_error_malformed = That question cannot be answered.
# pages/Referee.svelte
referee_finish = The quickest way to go out
# referee/OpeningCase.svelte, pages/Referee.svelte
referee_first = A first meld
# referee/rulings.ts
referee_kind = It is a { $kind }.
# referee/rulings.ts
referee_kind_group = group
# referee/rulings.ts
referee_kind_impure = impure run
# referee/rulings.ts
referee_kind_mirror_group = mirrored group
# referee/rulings.ts
referee_kind_mirror_run = mirrored run
# referee/rulings.ts
referee_kind_pure = pure run
# referee/rulings.ts
referee_kind_run = run
# referee/rulings.ts
referee_kind_set = group
# referee/rulings.ts
referee_kind_seven = a seven alone
# referee/rulings.ts
referee_kind_worth = It is a { $kind }, worth { $count }.
# referee/rulings.ts
referee_left =
    { $family ->
        [tiles] What stays on the rack:{ " " }
       *[other] What stays in hand:{ " " }
    }
# referee/rulings.ts
referee_legal = Legal.
# referee/rulings.ts
referee_most = The most that can be laid:{ " " }
# referee/rulings.ts
referee_most_none = Nothing can be laid.
# referee/rulings.ts
referee_not_legal = Not legal.
# referee/Ruled.svelte
referee_nothing = Tap pieces in, from left to right.
# referee/TurnCase.svelte, pages/Solver.svelte
referee_opened = The first meld is already on the table
# referee/rulings.ts
referee_opens = It is enough for a first meld.
# referee/rulings.ts, solver/sentences.ts
referee_opens_not = It is not enough for a first meld.
# referee/rulings.ts
referee_or = { " " }or{ " " }
# referee/Tray.svelte
referee_pick = Pieces to tap in
# referee/BestCase.svelte, referee/TurnCase.svelte, solver/Walkthrough.svelte
referee_rack = The rack
# referee/Tray.svelte
referee_remove = Remove: { $what }
# pages/Referee.svelte
referee_sentence = Tap in a set or a meld: is it legal, what is it worth, and which rule says so?
# referee/SetCase.svelte, pages/Referee.svelte
referee_set =
    { $family ->
        [tiles] A set
       *[other] A meld
    }
# referee/MeldTrays.svelte, referee/TurnCase.svelte, pages/Solver.svelte
referee_set_number =
    { $family ->
        [tiles] Set { $number }
       *[other] Meld { $number }
    }
# referee/rulings.ts, solver/sentences.ts
referee_sum = { $value } of { $minimum } points.
# home/places.ts, pages/Referee.svelte
referee_title = Referee
# pages/Referee.svelte
referee_turn = A turn
# pages/Referee.svelte
referee_what = Question
# pages/Referee.svelte
referee_what_best = Is it the best play?
# referee/rulings.ts, solver/sentences.ts
referee_wins =
    { $family ->
        [tiles] The rack is empty: the game is won.
       *[other] No card is left: the deal is won.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_account_needed = This needs an account: sign in first.
# pages/Account.svelte
refusal_accounts_elsewhere = Accounts are available only at { $address }. Here you play as a guest.
# api.ts, solver/sentences.ts, table/words.ts
refusal_ace_between =
    { $family ->
        [tiles] { $meld } is not a run: the 1 is low or high, never in between.
       *[other] { $meld } is not a run: the ace is low or high, never in between.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_adjacent_colour_jokers = { $meld }: two colour-changing jokers may not be next to each other.
# api.ts, solver/sentences.ts, table/words.ts
refusal_admin_account = This account administers the server. Only the command line can do that.
# api.ts, solver/sentences.ts, table/words.ts
refusal_all_others_in_pairs = All other players have laid pairs as their first meld: yours must be groups and runs.
# api.ts, solver/sentences.ts, table/words.ts
refusal_already_drawn = You have already drawn in this turn.
# api.ts, solver/sentences.ts, table/words.ts
refusal_already_knocked = You have knocked: discard a card.
# api.ts, solver/sentences.ts, table/words.ts
refusal_already_opened = Your first meld is already on the table.
# api.ts, solver/sentences.ts, table/words.ts
refusal_already_shown = Your melds are already on the table.
# api.ts, solver/sentences.ts, table/words.ts
refusal_already_started = The match has already begun.
# api.ts, solver/sentences.ts, table/words.ts
refusal_another_went_out = Another player has gone out, and this is your last turn: draw and discard.
# api.ts, solver/sentences.ts, table/words.ts
refusal_ask_partner_first = You may go out only after your partner has said yes: ask, or keep a card after the discard.
# api.ts, solver/sentences.ts, table/words.ts
refusal_asked_already = You have already asked your partner in this turn.
# api.ts, solver/sentences.ts, table/words.ts
refusal_asked_no_more = You are no longer invited to this table.
# api.ts, solver/sentences.ts, table/words.ts
refusal_asked_too_late = You cannot ask with only one card left.
# api.ts, solver/sentences.ts, table/words.ts
refusal_attempt_made = You have had your attempt: go back to the position for another one.
# api.ts, solver/sentences.ts, table/words.ts
refusal_bad_chance = At most { $longest } bytes of randomness can be added.
# api.ts, solver/sentences.ts, table/words.ts
refusal_bad_club_date = There is no such day, time or time zone.
# api.ts, solver/sentences.ts, table/words.ts
refusal_bad_deal = Deal { $number } cannot be counted: { $reason }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_bad_mail_address = This is not an e-mail address.
# api.ts, solver/sentences.ts, table/words.ts
refusal_bad_name = A name must have 1 to { $longest } visible characters.
# api.ts, solver/sentences.ts, table/words.ts
refusal_bad_network = This is not an address or a network.
# api.ts, solver/sentences.ts, table/words.ts
refusal_bad_options = These house rules do not go together: { $reason }
# api.ts, solver/sentences.ts, table/words.ts
refusal_bad_push_service = Nothing can be sent to this browser.
# api.ts, solver/sentences.ts, table/words.ts
refusal_bad_reason = Give a reason of 1 to { $longest } visible characters.
# replay/Reading.svelte
refusal_bad_record = Line { $line }, column { $column }: { $reason }
# api.ts, solver/sentences.ts, table/words.ts
refusal_bad_seats = This game is for { $players } players, and one of them must be a person.
# api.ts, solver/sentences.ts, table/words.ts
refusal_bad_set = Set { $number }: { $reason }
# api.ts, solver/sentences.ts, table/words.ts
refusal_bad_study_title = A title must have 1 to { $longest } visible characters.
# api.ts, solver/sentences.ts, table/words.ts
refusal_bad_text = A message must have 1 to { $longest } visible characters.
# api.ts, solver/sentences.ts, table/words.ts
refusal_banned = The host of this server has banned you. Until: { $until }. Reason: { $reason }
# api.ts, solver/sentences.ts, table/words.ts
refusal_between_deals =
    { $family ->
        [tiles] The game is over; the next one has not begun.
       *[other] The deal is over; the next one has not begun.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_bonus_card_discarded = { $card } is a bonus card: it may not be discarded.
# api.ts, solver/sentences.ts, table/words.ts
refusal_borrow_own_only = You may borrow cards only from your own melds.
# api.ts, solver/sentences.ts, table/words.ts
refusal_borrowed_meld_needs_hand_card = With borrowed cards you must also lay a card from your hand.
# api.ts, solver/sentences.ts, table/words.ts
refusal_borrowed_only_for_new_meld = A borrowed card may be used only in a new meld.
# api.ts, solver/sentences.ts, table/words.ts
refusal_bot_token_needed = This needs a bot token.
# api.ts, solver/sentences.ts, table/words.ts
refusal_buy_or_pass = Buy the discard or pass.
# api.ts, solver/sentences.ts, table/words.ts
refusal_call_does_not_fit = { $card } does not fit { $meld }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_call_or_pass = Call the discard or pass.
# api.ts, solver/sentences.ts, table/words.ts
refusal_cannot_be_borrowed = { $card } cannot be borrowed from { $meld }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_cannot_be_forced = { $card } does not fit { $meld }, or that meld does not belong to the player who declined it.
# api.ts, solver/sentences.ts, table/words.ts
refusal_cannot_discard_taken_upcard = You took { $card } from the discard pile this turn, so you may not discard it in the same turn.
# api.ts, solver/sentences.ts, table/words.ts
refusal_cannot_leave = A match of this game cannot be left.
# api.ts, solver/sentences.ts, table/words.ts
refusal_card_missing = { $cards } must stay on the table.
# api.ts, solver/sentences.ts, table/words.ts
refusal_card_passed_first = First put down the card that you pass to the next player.
# api.ts, solver/sentences.ts, table/words.ts
refusal_cards_in_no_group = Not in a meld: { $cards }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_ceremony_over = That took too long or was already used: start again.
# api.ts, solver/sentences.ts, table/words.ts
refusal_claim_makes_no_meld = { $card } cannot be claimed with { $cards }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_claim_or_pass = Claim the discard or pass.
# api.ts, solver/sentences.ts, table/words.ts
refusal_claim_too_early = Discards may not be claimed until every player has had a turn.
# api.ts, solver/sentences.ts, table/words.ts
refusal_clock_only = Only the clock can end the time.
# api.ts, solver/sentences.ts, table/words.ts
refusal_club_date_over = That date is over, or has been moved.
# api.ts, solver/sentences.ts, table/words.ts
refusal_club_full = A club has at most { $most } members.
# api.ts, solver/sentences.ts, table/words.ts
refusal_club_host_only = Only the host of the club can do that.
# api.ts, solver/sentences.ts, table/words.ts
refusal_colour_joker_in_group = { $meld }: a colour-changing joker may be used only in runs.
# api.ts, solver/sentences.ts, table/words.ts
refusal_contract_meld_too_long = { $meld } is too long: the melds of this contract must have exactly the number of cards stated.
# api.ts, solver/sentences.ts, table/words.ts
refusal_contract_not_distinct = The groups of the contract must be of different ranks, and its runs may not fit together into one longer run.
# api.ts, solver/sentences.ts, table/words.ts
refusal_contract_takes_whole_hand = This contract must be laid with the whole hand and without a discard; { $cards } would be left.
# api.ts, solver/sentences.ts, table/words.ts
refusal_deal_begun =
    { $family ->
        [tiles] The game has begun; you can add randomness before the next one.
       *[other] The deal has begun; you can add randomness before the next one.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_deal_not_over =
    { $family ->
        [tiles] The game is not over yet.
       *[other] The deal is not over yet.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_deal_over =
    { $family ->
        [tiles] This game is over.
       *[other] This deal is over.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_dealt_hand_shown_first = The dealt hand is shown, and the deal is over.
# api.ts, solver/sentences.ts, table/words.ts
refusal_declined_by_everybody = Everybody has passed on that card: turn up the next one.
# api.ts, solver/sentences.ts, table/words.ts
refusal_descending = { $meld } is not in order: a run must be laid from low to high.
# api.ts, solver/sentences.ts, table/words.ts
refusal_discard_must_be_used = If you take { $card } and the cards above it, you must lay it in the same turn, but it does not fit anywhere.
# api.ts, solver/sentences.ts, table/words.ts
refusal_discard_pile_empty = The discard pile is empty.
# api.ts, solver/sentences.ts, table/words.ts
refusal_discard_required =
    { $family ->
        [tiles] To go out you need a last tile to discard.
       *[other] To go out you need a last card to discard.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_discards_are_claimed = A discard may be claimed only right after it is discarded; in your turn, draw from the stock.
# api.ts, solver/sentences.ts, table/words.ts
refusal_discards_not_drawn = You may not draw from the discard pile in this game; draw from the stock.
# api.ts, solver/sentences.ts, table/words.ts
refusal_does_not_extend = { $cards } cannot be laid off on { $meld }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_drop_before_drawing = You may drop only before drawing a card.
# api.ts, solver/sentences.ts, table/words.ts
refusal_duplicate = { $meld } is not a run: it has { $twin } more than once.
# api.ts, solver/sentences.ts, table/words.ts
refusal_duplicate_colour = { $meld } is not a group: it has { $twin } more than once.
# api.ts, solver/sentences.ts, table/words.ts
refusal_end_after_lay_off = A card was laid on one of your melds since your last turn, so you may not end the deal now.
# api.ts, solver/sentences.ts, table/words.ts
refusal_end_after_long_meld = Since your last turn a card was laid on one of your melds, or in it you laid a meld of four or more cards, so you may not end the deal now.
# api.ts, solver/sentences.ts, table/words.ts
refusal_end_called_before_drawing = You may end the deal only before drawing.
# api.ts, solver/sentences.ts, table/words.ts
refusal_end_needs_meld = You may end the deal only if you have a meld on the table.
# api.ts, solver/sentences.ts, table/words.ts
refusal_enough_laid_off = Since your first meld was pairs, you may add no more tiles to sets in this turn; the most is { $most }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_exchange_tile_from_table = You may exchange the joker of { $meld } only for a tile from your rack.
# api.ts, solver/sentences.ts, table/words.ts
refusal_fight_or_fold = Fight or fold first.
# api.ts, solver/sentences.ts, table/words.ts
refusal_fitting_discard = { $card } could be laid off on the table, so you may discard it only as your last card.
# api.ts, solver/sentences.ts, table/words.ts
refusal_force_or_pass = Force the card or pass.
# api.ts, solver/sentences.ts, table/words.ts
refusal_freed_joker_first = You must first lay the exchanged joker on the table.
# api.ts, solver/sentences.ts, table/words.ts
refusal_freed_joker_has_no_use = An exchanged joker must be laid at once, but there is no place for it.
# api.ts, solver/sentences.ts, table/words.ts
refusal_freed_joker_needs_new_set = A freed joker must go into a new set; { $meld } only makes an existing one longer.
# api.ts, solver/sentences.ts, table/words.ts
refusal_gap =
    { $family ->
        [tiles] { $meld } is not a run: the numbers are not consecutive.
       *[other] { $meld } is not a run: the cards are not consecutive.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_half_is_no_part = { $meld }: each side of the mirror joker must be part of a run or group.
# api.ts, solver/sentences.ts, table/words.ts
refusal_has_left = You have left this match.
# api.ts, solver/sentences.ts, table/words.ts
refusal_hello_first = The page and the server did not understand each other. Please reload.
# api.ts, solver/sentences.ts, table/words.ts
refusal_indicator_only_in_first_turn = The tile that matches the indicator may be shown only in your first turn, before you discard.
# api.ts, solver/sentences.ts, table/words.ts
refusal_joker_for_both_suits = The joker of { $meld } can be taken only for the cards of both missing suits together.
# api.ts, solver/sentences.ts, table/words.ts
refusal_joker_meld_manipulated = { $meld } has a joker: you may add tiles, but not take any away while the joker is in it.
# api.ts, solver/sentences.ts, table/words.ts
refusal_joker_moved_unreplaced = The joker of { $meld } must stay with at least one card of its meld until { $card } takes its place.
# api.ts, solver/sentences.ts, table/words.ts
refusal_joker_needs_two_rack_tiles = A joker you have freed must go into a new set with two tiles from your rack.
# api.ts, solver/sentences.ts, table/words.ts
refusal_joker_only_extends_existing_set = A joker you have freed must go into a new set with tiles from your rack.
# api.ts, solver/sentences.ts, table/words.ts
refusal_joker_replaced_by_joker = The joker of { $meld } may not be exchanged for a joker.
# api.ts, solver/sentences.ts, table/words.ts
refusal_joker_stays_in_group = The joker of { $meld } may not be exchanged.
# api.ts, solver/sentences.ts, table/words.ts
refusal_joker_stays_in_its_set = The joker freed from { $meld } must be used in another set.
# api.ts, solver/sentences.ts, table/words.ts
refusal_jokers_not_fewer = { $meld } must have fewer wild cards than natural cards.
# api.ts, solver/sentences.ts, table/words.ts
refusal_knock_with_last_card = You may knock only by laying down your last card, but you hold others.
# api.ts, solver/sentences.ts, table/words.ts
refusal_knocked_with_too_much = Deal { $number } cannot be counted: the player who knocked has { $points } left, and a knock needs { $limit } or less.
# api.ts, solver/sentences.ts, table/words.ts
refusal_last_cards_stay = The last cards of the stock may not be drawn.
# api.ts, solver/sentences.ts, table/words.ts
refusal_last_discard_only_to_knock = You may take the last discard only to knock at once.
# api.ts, solver/sentences.ts, table/words.ts
refusal_last_discard_wild = You may not go out with a wild card as the last discard: { $card }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_last_passkey = You cannot remove the last passkey: nobody could sign in any more.
# api.ts, solver/sentences.ts, table/words.ts
refusal_lay_off_before_contract = You may not lay off before your contract.
# api.ts, solver/sentences.ts, table/words.ts
refusal_lay_off_before_opening = You may not lay off before your first meld of { $minimum }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_lay_off_needs_own_meld = Lay a meld of your own before you lay off on others.
# api.ts, solver/sentences.ts, table/words.ts
refusal_lay_off_next_turn = After your first meld you may not lay off until your next turn.
# api.ts, solver/sentences.ts, table/words.ts
refusal_lay_off_or_pass = Lay off on the knocker’s melds, or say that you are done.
# api.ts, solver/sentences.ts, table/words.ts
refusal_lay_off_own_only = You may lay off only on your own melds.
# api.ts, solver/sentences.ts, table/words.ts
refusal_lay_off_own_side = You may add cards only to your own side's melds.
# api.ts, solver/sentences.ts, table/words.ts
refusal_lesson_not_ready = The lesson is still being made: try again in a moment.
# api.ts, solver/sentences.ts, table/words.ts
refusal_mail_not_sent = The e-mail could not be sent. Check the address, or try again later.
# api.ts, solver/sentences.ts, table/words.ts
refusal_match_not_over = The match is not over yet.
# api.ts, solver/sentences.ts, table/words.ts
refusal_match_over = The match is over.
# api.ts, solver/sentences.ts, table/words.ts
refusal_method_not_allowed = This cannot be done here.
# api.ts, solver/sentences.ts, table/words.ts
refusal_mixed = { $meld } is neither a group nor a run.
# api.ts, solver/sentences.ts, table/words.ts
refusal_mixed_colour =
    { $family ->
        [tiles] { $meld } is not a run: a run has one colour.
       *[other] { $meld } is not a run: a run has one suit.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_more_jokers_than_allowed = { $meld } has too many wild cards: at most { $maximum } are allowed.
# api.ts, solver/sentences.ts, table/words.ts
refusal_must_discard = A turn ends with a discard.
# api.ts, solver/sentences.ts, table/words.ts
refusal_must_draw_first = Draw a card first.
# api.ts, solver/sentences.ts, table/words.ts
refusal_must_draw_second_card = You must draw a second card with the upcard first.
# api.ts, solver/sentences.ts, table/words.ts
refusal_must_go_out_now = You have laid a meld that is allowed only when going out, so you must lay all your cards but the last in this turn.
# api.ts, solver/sentences.ts, table/words.ts
refusal_must_keep_a_discard =
    { $family ->
        [tiles] The last tile must be discarded: keep one.
       *[other] The last card must be discarded: keep one card.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_must_keep_cards =
    { $called ->
        [book] To go out, your side needs enough books of { $size } cards or more ({ $books }). Until then keep a card after the discard.
        [burraco] To go out, your side needs enough burracos of { $size } cards or more ({ $books }). Until then keep a card after the discard.
       *[other] To go out, your side needs enough canastas of { $size } cards or more ({ $books }). Until then keep a card after the discard.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_must_keep_cards_without_books =
    { $called ->
        [book] To go out, your side needs books of { $size } cards: { $natural } clean, { $mixed } dirty, { $books } in all. Until then keep a card after the discard.
        [burraco] To go out, your side needs burracos of { $size } cards: { $natural } clean, { $mixed } dirty, { $books } in all. Until then keep a card after the discard.
       *[other] To go out, your side needs canastas of { $size } cards: { $natural } natural, { $mixed } mixed, { $books } in all. Until then keep a card after the discard.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_must_play_first = You must lay { $card } on the table first.
# api.ts, solver/sentences.ts, table/words.ts
refusal_must_use_whole_hand =
    { $family ->
        [tiles] Every tile must be in a set; { $cards } is left over.
       *[other] Every card must be in a meld; { $cards } is left over.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_never_melded = { $meld } contains a bonus card, which may not be melded.
# api.ts, solver/sentences.ts, table/words.ts
refusal_new_meld_needs_borrowed_card = Besides the turned card, a new meld needs a card borrowed from one of your melds.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_accounts = This server has no accounts.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_arranging = At this table everybody sorts the hand without help.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_borrowing = You may not take cards from melds on the table in this game.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_card_played = Play at least one card from your hand, or draw.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_card_to_pass = Cards are passed only before the first turn.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_dealt_hand_to_show = Your dealt hand does not end the deal.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_discard_here = This hand must be laid without a discard.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_draw_on_first_turn = The player who goes first only discards in the first turn.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_end_found = Bots have tried this game, and it did not come to an end: { $reason }
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_end_to_fight = Nobody has called a draw.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_first_life = The first life is missing: a run without wild cards.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_friend_request = This request is no longer open.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_gap_for_joker =
    { $family ->
        [tiles] { $meld } is not a run: there is no number left for the joker.
       *[other] { $meld } is not a run: there is no card left for the joker to stand for.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_groups = { $meld } is a group: this game has runs only.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_hints = There are no hints at this table.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_joker_for_it =
    { $family ->
        [tiles] No okey in { $meld } stands for { $card }.
       *[other] No joker in { $meld } stands for { $card }.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_lay_offs = There is no laying off in this game.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_lay_offs_before_a_knock = You may lay off only after the other player has knocked.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_mail = This server sends no e-mail.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_manipulation_in_opening_turn = In the turn of your first meld you may not touch anything else on the table.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_match_puzzles = No puzzles are made from this match.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_meld_must_fold = A player without a meld on the table must fold.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_meld_no_sending = A player who has shown no meld may not add cards.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_melds_after_pairs = Since your first meld was pairs, you may lay more pairs and add to sets, but not lay groups or runs.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_melds_before_going_out = Melds stay in your hand until you can lay all of it down.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_more_melds = After your first meld you may lay no more melds in this deal.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_natural =
    { $family ->
        [tiles] { $meld } has only jokers: a set needs at least one numbered tile.
       *[other] { $meld } has only wild cards: a meld needs at least one natural card.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_pair = { $meld } is not a pair: a pair is two identical tiles, or any tile with an okey.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_pairs_after_melds = Since your first meld was groups and runs, you may not lay pairs.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_partner = You have no partner to ask.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_run = This run is over or has moved on to another puzzle.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_runs = { $meld } is a run: this game has groups only.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_second_life = The second life is missing: another run.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_such_meld = There is no such meld on the table.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_such_seat = There is no such seat.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_such_step = This lesson has no such task.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_tile_played = Play at least one tile from your rack, or draw.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_twin_of_indicator = You do not hold the other { $card }, or it has already been shown.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_upcard_with_one_card = With one card left, you must draw from the stock.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_visiting_bots = This table does not allow other people's bots.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_watchers = This table does not allow spectators.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_way_out = You cannot go out in this turn, so there is nothing to ask.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_wild_cards_here = { $meld }: no wild card may be used in this meld.
# api.ts, solver/sentences.ts, table/words.ts
refusal_no_writing = Nothing can be written at this table.
# api.ts, solver/sentences.ts, table/words.ts
refusal_nobody_there = That is not possible with the player who sits there now.
# api.ts, solver/sentences.ts, table/words.ts
refusal_nobody_to_ask = There is nobody at this table to invite.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_an_action_here = That is not part of a turn in this game.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_asked = You are not being asked that now.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_at_that_depth = That card is not at that depth of the discard pile.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_beside_laid_off = You cannot lay off { $cards } next to a card that another player has laid off.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_coming_in = You cannot rejoin now.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_every_rank = { $meld } is no run from ace to king: it needs each rank once.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_finished = That was not finished within { $seconds } seconds. Try again in a moment.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_found = There is nothing here.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_friends = You are not friends, or not any more.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_host = Only the host can do that.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_in_discards = { $card } is not among the discards.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_in_hand = You do not hold { $cards }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_json = This must be sent as JSON.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_of_kind = { $meld } is not a { $kind }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_one_colour = { $meld } has red and black cards, but the run must be all red or all black.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_opening = There is nothing to reveal now.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_pausable = The table cannot be paused now.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_paused = The table is not paused.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_reviewed = This cannot be reviewed: { $reason }
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_saved = That could not be saved, so it does not count. Try again.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_seated = You have no seat at this table.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_solved = This cannot be solved here. { $reason }
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_started = The match has not begun yet.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_the_contract = The melds must be of these sizes: { $contracts }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_the_first_contract =
    { $groups ->
        [0] Your first meld must be the contract of this deal, all in one turn: runs of { $runs }.
       *[other]
            { $runs ->
                [0] Your first meld must be the contract of this deal, all in one turn: groups of { $groups }.
               *[other] Your first meld must be the contract of this deal, all in one turn: groups of { $groups }, runs of { $runs }.
            }
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_not_your_turn = It is not your turn.
# api.ts, solver/sentences.ts, table/words.ts
refusal_nothing_to_answer = Nobody has asked you about going out.
# api.ts, solver/sentences.ts, table/words.ts
refusal_nothing_to_buy = There is no discard to buy now.
# api.ts, solver/sentences.ts, table/words.ts
refusal_nothing_to_call = There is no discard to call now.
# api.ts, solver/sentences.ts, table/words.ts
refusal_nothing_to_claim = No discard can be claimed now.
# api.ts, solver/sentences.ts, table/words.ts
refusal_nothing_to_discard = The last card of the stock was laid out: end your turn without a discard.
# api.ts, solver/sentences.ts, table/words.ts
refusal_nothing_to_force = No declined card can be forced now.
# api.ts, solver/sentences.ts, table/words.ts
refusal_nothing_to_take_back = There is nothing that you can take back.
# api.ts, solver/sentences.ts, table/words.ts
refusal_nothing_to_verify = The record has no seed, so the cards cannot be dealt again.
# api.ts, solver/sentences.ts, table/words.ts
refusal_offered_card_first = Take the card or pass before the next one is turned up.
# api.ts, solver/sentences.ts, table/words.ts
refusal_one_card_against_one = A player with only one card in hand may not take a pile of one card.
# api.ts, solver/sentences.ts, table/words.ts
refusal_one_group_per_rank = Your side already has a group of this rank: add the cards of { $meld } to it.
# api.ts, solver/sentences.ts, table/words.ts
refusal_one_meld_per_turn = You may lay only one new meld or one lay-off in a turn.
# api.ts, solver/sentences.ts, table/words.ts
refusal_one_sided = { $meld }: there must be a tile on both sides of the mirror joker.
# api.ts, solver/sentences.ts, table/words.ts
refusal_only_declared_pairs = You have declared pairs: go out with { $count } pairs.
# api.ts, solver/sentences.ts, table/words.ts
refusal_only_first_upcard_let_pass = You may pass only on the first upcard of a deal: draw a card.
# api.ts, solver/sentences.ts, table/words.ts
refusal_only_in_first_turn = A dealt hand may be laid only in the first turn, before drawing.
# api.ts, solver/sentences.ts, table/words.ts
refusal_only_in_going_out = { $meld } may be laid only when going out, as the last thing.
# api.ts, solver/sentences.ts, table/words.ts
refusal_only_in_last_turn = You may show melds and add cards only in your last turn.
# api.ts, solver/sentences.ts, table/words.ts
refusal_only_offered_card_let_pass = You may pass only on a card that is offered to you.
# api.ts, solver/sentences.ts, table/words.ts
refusal_only_top_discard = Only the top card of the discard pile may be taken.
# api.ts, solver/sentences.ts, table/words.ts
refusal_only_top_of_stock = Only the top card of the stock may be taken.
# api.ts, solver/sentences.ts, table/words.ts
refusal_only_watching = Spectators cannot do that.
# api.ts, solver/sentences.ts, table/words.ts
refusal_opening_needs_natural_run = A first meld needs a run without jokers or other wild cards.
# api.ts, solver/sentences.ts, table/words.ts
refusal_opening_needs_taken_card = A first meld needs a card just taken from the discard pile, unless you go out in this turn.
# api.ts, solver/sentences.ts, table/words.ts
refusal_opening_not_from_rack = { $meld }: the first meld must come from your own rack.
# api.ts, solver/sentences.ts, table/words.ts
refusal_opening_too_early =
    { $rounds ->
        [one] Nobody may lay a first meld before every player has had { $rounds } turn.
       *[other] Nobody may lay a first meld before every player has had { $rounds } turns.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_opening_too_few_pairs = A first meld in pairs needs at least { $minimum } of them; you have { $value }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_opening_too_low = The first meld must be worth { $minimum }; this is { $value }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_option_idle = “{ $one }” has no effect, because “{ $other }” is set to: { $value }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_options_clash = “{ $one }” and “{ $other }” cannot both be chosen.
# api.ts, solver/sentences.ts, table/words.ts
refusal_out_of_range =
    { $family ->
        [tiles] { $meld } is not a run: the joker would stand below 1 or above 13.
       *[other] { $meld } is not a run: there is no card for the joker to stand for at that end.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_outdated_table = This table was played by an older version of its rules and cannot go on.
# meeting/OpenedFriendLink.svelte
refusal_own_friend_link = This is your own link: send it to somebody else.
# pages/Lost.svelte
refusal_own_games_off = This server does not allow custom games.
# api.ts, solver/sentences.ts, table/words.ts
refusal_pairs_beside_first_melds = A first meld is either groups and runs, or pairs, but not both.
# api.ts, solver/sentences.ts, table/words.ts
refusal_pairs_beside_melds = To go out, show either { $count } pairs or none.
# api.ts, solver/sentences.ts, table/words.ts
refusal_pairs_declared_already = You have already declared pairs.
# api.ts, solver/sentences.ts, table/words.ts
refusal_pairs_declared_before_drawing = You may declare pairs only before drawing.
# api.ts, solver/sentences.ts, table/words.ts
refusal_partner_asks = Your partner asks about going out: answer first.
# api.ts, solver/sentences.ts, table/words.ts
refusal_partner_said_no = Your partner has said no: keep a card after the discard.
# api.ts, solver/sentences.ts, table/words.ts
refusal_partner_said_yes = Your partner has said yes: you must go out in this turn.
# api.ts, solver/sentences.ts, table/words.ts
refusal_passkey_again = Confirm with your passkey first.
# api.ts, solver/sentences.ts, table/words.ts
refusal_passkey_refused = This passkey was not accepted.
# api.ts, solver/sentences.ts, table/words.ts
refusal_paused = The table is paused: resume it first.
# api.ts, solver/sentences.ts, table/words.ts
refusal_pile_blocked = You may not take the discard pile when its top card is { $card }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_pile_call_does_not_fit = { $card } fits no meld on the table, and makes none with cards above it in the pile.
# api.ts, solver/sentences.ts, table/words.ts
refusal_pile_frozen =
    { $count ->
        [0] The discard pile is frozen for you: you need two natural cards of the rank of { $card } from your hand, but you hold none.
        [1] The discard pile is frozen for you: you need two natural cards of the rank of { $card } from your hand, but you hold only one.
       *[other] The discard pile is frozen for you: choose two natural cards of the rank of { $card } from your hand; you hold { $count }.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_pile_must_be_taken = The stock is empty, and the top card of the discard pile fits a meld of your side: take the pile.
# api.ts, solver/sentences.ts, table/words.ts
refusal_pile_needs_two = To take the discard pile, choose two cards from your hand to meld with { $card }, at least one of them natural. You hold { $count } of its rank and { $wild } wild.
# api.ts, solver/sentences.ts, table/words.ts
refusal_pile_taken_whole = You may not take the top card of the discard pile by itself: take the whole pile and meld its top card at once.
# api.ts, solver/sentences.ts, table/words.ts
refusal_promise_broken = This does not match what was committed.
# api.ts, solver/sentences.ts, table/words.ts
refusal_promise_first = At this table players commit to their randomness before they reveal it. Load the page again.
# api.ts, solver/sentences.ts, table/words.ts
refusal_promises_fixed = The match is about to begin; nothing can be changed any more.
# api.ts, solver/sentences.ts, table/words.ts
refusal_rated_table = Rated tables are for people with accounts: no bots, no hints.
# api.ts, solver/sentences.ts, table/words.ts
refusal_record_not_yet = The record is available when the match is over.
# api.ts, solver/sentences.ts, table/words.ts
refusal_record_too_long = Records of more than { $most } actions cannot be replayed here.
# api.ts, solver/sentences.ts, table/words.ts
refusal_review_failed = The review could not be finished. Try again.
# api.ts, solver/sentences.ts, table/words.ts
refusal_reviews_busy = Too many reviews are waiting. Try again in a few minutes.
# api.ts, solver/sentences.ts, table/words.ts
refusal_run_claimed_by_next_only = Only the next player may claim a discard for a run.
# api.ts, solver/sentences.ts, table/words.ts
refusal_run_too_long = { $meld } is not a run: a run has at most { $maximum }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_same_colour = { $meld }: the colour must differ before and after a colour-changing joker.
# api.ts, solver/sentences.ts, table/words.ts
refusal_senseless_sheet = These rules make no sense: { $reason }
# api.ts, solver/sentences.ts, table/words.ts
refusal_sent_away = The host removed you from this table.
# api.ts, solver/sentences.ts, table/words.ts
refusal_server_error = Something went wrong on the server. Nothing was changed.
# api.ts, solver/sentences.ts, table/words.ts
refusal_show_first = In your last turn, show your melds before you discard.
# api.ts, solver/sentences.ts, table/words.ts
refusal_sides_differ = { $meld }: the tiles to the left and right of the mirror joker must be the same.
# api.ts, solver/sentences.ts, table/words.ts
refusal_somebody_there = This seat is taken.
# api.ts, solver/sentences.ts, table/words.ts
refusal_stale_version = The table has changed in the meantime.
# api.ts, solver/sentences.ts, table/words.ts
refusal_stock_is_empty = The stock is empty.
# api.ts, solver/sentences.ts, table/words.ts
refusal_study_changed = This study has been changed elsewhere meanwhile. Load it again.
# api.ts, solver/sentences.ts, table/words.ts
refusal_study_full =
    { $most ->
        [one] A study may have at most { $most } turn.
       *[other] A study may have at most { $most } turns.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_study_maker_only = Only the person who made this study can change it.
# api.ts, solver/sentences.ts, table/words.ts
refusal_swap_after_melding = You may exchange a joker only after drawing and before laying anything.
# api.ts, solver/sentences.ts, table/words.ts
refusal_swap_before_opening =
    { $family ->
        [tiles] An okey may be taken only after your first meld.
       *[other] A joker may be exchanged only after your first meld.
    }
# pages/Lost.svelte
refusal_switched_off = This is switched off on this server.
# api.ts, solver/sentences.ts, table/words.ts
refusal_table_changed_before_first_meld = Before your first meld you may not touch the melds on the table.
# api.ts, solver/sentences.ts, table/words.ts
refusal_table_changed_before_opening = Before your first meld of { $minimum } you may not touch the sets on the table.
# api.ts, solver/sentences.ts, table/words.ts
refusal_table_closed = The host of this server has closed this table. Reason: { $reason }
# waiting/Join.svelte
refusal_table_full = All seats are taken.
# api.ts, solver/sentences.ts, table/words.ts
refusal_table_log_full = This table has been changed too often; only moves are possible now.
# api.ts, solver/sentences.ts, table/words.ts
refusal_taken_card_into_new_meld = { $card } must go into a new meld first.
# api.ts, solver/sentences.ts, table/words.ts
refusal_taken_card_must_stay_in_a_meld = Without { $card }, a card taken from another player would be left without a meld.
# api.ts, solver/sentences.ts, table/words.ts
refusal_taken_cards_apart = Each of the cards taken from others ({ $cards }) must be in a meld of its own.
# api.ts, solver/sentences.ts, table/words.ts
refusal_taken_meld_needs_hand_card = You must first lay { $card } in a new meld with at least one card that was already in your hand.
# api.ts, solver/sentences.ts, table/words.ts
refusal_tile_missing = { $tiles } must stay on the table.
# api.ts, solver/sentences.ts, table/words.ts
refusal_tile_not_yours = { $tiles } is not on your rack.
# api.ts, solver/sentences.ts, table/words.ts
refusal_tile_only_to_lay = You may take { $card } only if you lay it in this turn (in your first meld, if you have not laid it), but it does not fit anywhere.
# api.ts, solver/sentences.ts, table/words.ts
refusal_tiles_away = The rack is not complete: it is at least { $count } short.
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_fast = Too many requests: wait a moment.
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_few_dublees = You need at least { $minimum } dublees to declare them, and you have { $count }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_few_naturals = { $meld } has too few natural cards: at least { $minimum } are needed.
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_few_pures = A declaration needs { $minimum } pure runs, and this one has { $count }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_large = That is too long.
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_many = { $meld } is not a group: a group has at most { $maximum }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_many_bot_tables =
    { $most ->
        [one] A bot may sit at no more than { $most } table.
       *[other] A bot may sit at no more than { $most } tables.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_many_bots =
    { $most ->
        [one] You may have no more than { $most } bot here.
       *[other] You may have no more than { $most } bots here.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_many_clubs = You can be in at most { $most } clubs.
# solver/sentences.ts
refusal_too_many_copies = There are { $count } of { $tile }, but the game has only { $most }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_many_deals = A match cannot be dealt more than { $most } times.
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_many_friends = Nobody can have more than { $most } friends here.
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_many_jokers = { $meld } has more wild cards than natural cards.
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_many_mails = You have asked for this too often today. Try again tomorrow.
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_many_passkeys =
    { $most ->
        [one] An account may have at most { $most } passkey.
       *[other] An account may have at most { $most } passkeys.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_many_studies = You may have at most { $most } studies. Delete one first.
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_many_study_records = A study may have records from at most { $most } files.
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_many_tournaments =
    { $most ->
        [one] A host may have at most { $most } tournament in progress.
       *[other] A host may have at most { $most } tournaments in progress.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_much_deadwood =
    { $deadwood ->
        [one] That leaves { $deadwood } point of deadwood; in this deal you need { $limit } or less to knock.
       *[other] That leaves { $deadwood } points of deadwood; in this deal you need { $limit } or less to knock.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_too_short =
    { $family ->
        [tiles] { $meld } is too short: a set has at least { $minimum }.
       *[other] { $meld } is too short: a meld has at least { $minimum }.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_took_too_long = The best play was not found within { $seconds } seconds.
# api.ts, solver/sentences.ts, table/words.ts
refusal_tournament_bad_format = This format does not work: that many players cannot advance from one table.
# api.ts, solver/sentences.ts, table/words.ts
refusal_tournament_bad_result = That is not a possible result for this table.
# api.ts, solver/sentences.ts, table/words.ts
refusal_tournament_begun = The tournament has already begun.
# api.ts, solver/sentences.ts, table/words.ts
refusal_tournament_full = This tournament takes at most { $most } entrants.
# api.ts, solver/sentences.ts, table/words.ts
refusal_tournament_host_only = Only the host of the tournament can do that.
# api.ts, solver/sentences.ts, table/words.ts
refusal_tournament_no_entrant = There is no such entrant in this tournament.
# api.ts, solver/sentences.ts, table/words.ts
refusal_tournament_not_begun = The tournament has not begun yet.
# api.ts, solver/sentences.ts, table/words.ts
refusal_tournament_over = The tournament is over.
# api.ts, solver/sentences.ts, table/words.ts
refusal_tournament_result_stands = This result can no longer be changed: other matches depend on it.
# api.ts, solver/sentences.ts, table/words.ts
refusal_tournament_round_on = The round is not over yet.
# api.ts, solver/sentences.ts, table/words.ts
refusal_tournament_table = The tournament decides that, not the table.
# api.ts, solver/sentences.ts, table/words.ts
refusal_tournament_too_few = A tournament needs at least { $fewest } entrants.
# api.ts, solver/sentences.ts, table/words.ts
refusal_tournament_too_many_rounds = A tournament may have at most { $most } rounds.
# api.ts, solver/sentences.ts, table/words.ts
refusal_trial_waits = Bots try out every new game before it is played. Games ahead of this one: { $before }. It keeps its place: ask again in a moment.
# api.ts, solver/sentences.ts, table/words.ts
refusal_turn_not_over = The turn is not over yet.
# api.ts, solver/sentences.ts, table/words.ts
refusal_turn_over = The turn is over.
# api.ts, solver/sentences.ts, table/words.ts
refusal_two_mirrors = { $meld }: a set may have only one mirror joker, in the middle.
# api.ts, solver/sentences.ts, table/words.ts
refusal_unavailable = The server cannot reach its database right now. Try again.
# api.ts, solver/sentences.ts, table/words.ts
refusal_unknown_account = There is no such account.
# api.ts, solver/sentences.ts, table/words.ts
refusal_unknown_ban = There is no such ban.
# api.ts, solver/sentences.ts, table/words.ts
refusal_unknown_bot = There is no such bot.
# pages/Club.svelte
refusal_unknown_club = There is no such club, or you are not a member of it.
# api.ts, solver/sentences.ts, table/words.ts
refusal_unknown_code = There is no table with this code.
# api.ts, solver/sentences.ts, table/words.ts
refusal_unknown_face = { $meld } has a piece that is not in this game.
# api.ts, solver/sentences.ts, table/words.ts
refusal_unknown_game = There is no such game.
# api.ts, solver/sentences.ts, table/words.ts
refusal_unknown_link = This code is wrong, too old or already used.
# api.ts, solver/sentences.ts, table/words.ts
refusal_unknown_mail_link = This link is wrong, too old or already used.
# api.ts, solver/sentences.ts, table/words.ts
refusal_unknown_passkey = There is no such passkey.
# api.ts, solver/sentences.ts, table/words.ts
refusal_unknown_puzzle = There is no such puzzle.
# api.ts, solver/sentences.ts, table/words.ts
refusal_unknown_review = There is no review of this record, or not any more. Open the record again.
# api.ts, solver/sentences.ts, table/words.ts
refusal_unknown_session = That device is not signed in.
# api.ts, solver/sentences.ts, table/words.ts
refusal_unknown_study = There is no such study, or its maker has deleted it.
# pages/Table.svelte
refusal_unknown_table = There is no such table. The link may be wrong or too old.
# api.ts, solver/sentences.ts, table/words.ts
refusal_unknown_tournament = There is no such tournament.
# api.ts, solver/sentences.ts, table/words.ts
refusal_unknown_turn = There is no such turn in this match.
# api.ts, solver/sentences.ts, table/words.ts
refusal_unreadable = That message could not be read.
# api.ts, solver/sentences.ts, table/words.ts
refusal_upcard_is_offered = Take the upcard or pass; you may draw from the stock after that.
# api.ts, solver/sentences.ts, table/words.ts
refusal_upcard_only_before_first_meld = After laying the contract you may draw only from the stock.
# api.ts, solver/sentences.ts, table/words.ts
refusal_upcard_only_for_first_meld = Before your first meld you may take the upcard only for that meld, and with it you cannot lay one worth { $minimum }.
# api.ts, solver/sentences.ts, table/words.ts
refusal_upcard_only_into_meld = You may take { $card } only if it makes a meld with cards in your hand, without another card taken before.
# api.ts, solver/sentences.ts, table/words.ts
refusal_upcard_only_to_lay = You may take { $card } only if you lay it at once, but it does not fit anywhere.
# api.ts, solver/sentences.ts, table/words.ts
refusal_upcard_refused_only_when_blocked = You may refuse the upcard only when the stock is empty.
# api.ts, solver/sentences.ts, table/words.ts
refusal_upcard_to_be_used = You may take { $card } only if you lay it in this turn.
# api.ts, solver/sentences.ts, table/words.ts
refusal_upcard_was_let_pass = Both players have passed on the upcard: draw from the stock.
# api.ts, solver/sentences.ts, table/words.ts
refusal_waited_in_vain = Nobody came, so we have stopped looking.
# api.ts, solver/sentences.ts, table/words.ts
refusal_wild_upcard_refused = { $card } is wild and may not be taken from the discard pile.
# api.ts, solver/sentences.ts, table/words.ts
refusal_would_leave_taken_upcard = This would leave only { $card }, which you took from the discard pile and may not discard this turn.
# api.ts, solver/sentences.ts, table/words.ts
refusal_wrap =
    { $family ->
        [tiles] { $meld } is not a run: nothing follows the highest number.
       *[other] { $meld } is not a run: nothing follows the highest card.
    }
# api.ts, solver/sentences.ts, table/words.ts
refusal_wrong_host = This server does not accept the host name { $host }. Its operator can allow it with --allowed-host.
# api.ts, solver/sentences.ts, table/words.ts
refusal_wrong_origin = This request came from a page of another site.
# replay/Controls.svelte
replay_back = One move back
# replay/RecordLinks.svelte
replay_download = Download record
# replay/Controls.svelte
replay_first =
    { $family ->
        [tiles] Beginning of the game
       *[other] Beginning of the deal
    }
# replay/Reading.svelte
replay_go = Replay
# replay/Hands.svelte
replay_hands = All hands
# replay/Controls.svelte
replay_last =
    { $family ->
        [tiles] End of the game
       *[other] End of the deal
    }
# replay/RecordLinks.svelte, pages/Review.svelte
replay_link = Replay
# replay/Controls.svelte
replay_move = Move
# replay/Controls.svelte
replay_move_of = Move { $number } of { $count }
# replay/Moves.svelte
replay_moves = Moves
# replay/Controls.svelte
replay_next = One move forward
# replay/Reading.svelte
replay_open = Open a file
# pages/Replay.svelte
replay_other = Another record
# replay/Controls.svelte, solver/Walkthrough.svelte
replay_pause = Pause
# replay/Controls.svelte, solver/Walkthrough.svelte
replay_play = Play
# pages/Replay.svelte
replay_sentence = Go through a recorded match move by move. Every finished table offers its record; you can also write one by hand.
# replay/Controls.svelte
replay_speed = Speed
# replay/Reading.svelte
replay_text = The record
# home/places.ts, replay/Controls.svelte, replay/Replay.svelte
replay_title = Replay
# pages/Replay.svelte, pages/Review.svelte
replay_to_table = To the table
# replay/Hands.svelte
replay_total = total { $total }
# replay/SeenPiece.svelte
replay_unknown = unknown
# replay/Reading.svelte
replay_waits = This record has not been opened on this device yet: the server has to play it through once, and it cannot be reached. The record will open when the server responds.
# review/Reviewed.svelte, review/Seats.svelte
review_accuracy = Accuracy
# review/Reviewed.svelte
review_accuracy_about = Accuracy: of the decided turns, the share in which nothing better was there. Decided: turns with a choice that was not too close to call. Given away: what the mistakes cost, in points ahead of the others. Luck and choice: how much each changed the chances in the player’s own turns; 1 is a whole deal.
# practice/words.ts
review_ahead = Points ahead on average: { $reached }; the best: { $best }.
# review/verdicts.ts
review_as_bots = Every bot would have played the same
# review/Reviewed.svelte
review_as_table = As a table
# review/TurnShown.svelte
review_before = Before
# review/Waiting.svelte
review_begins = The review is starting.
# review/verdicts.ts
review_best = Best
# review/TurnShown.svelte
review_better = Better
# review/verdicts.ts
review_by_choice = by choice
# review/verdicts.ts
review_by_luck = by luck
# review/verdicts.ts
review_by_luck_missed = mostly by luck, but something better was there
# table/actions/call.ts
review_call = Call “Rummy!”
# review/Curve.svelte, review/Reviewed.svelte
review_chances = Chances of winning
# review/Reviewed.svelte
review_chances_about = Each point shows how the position turned out when it was played to the end { $count } times with all hands as they were; it may be off by { $error }.
# review/LuckAndChoice.svelte
review_change = With all hands as they were, the chance of winning was { $before } before this turn and { $after } after it.
# review/LuckAndChoice.svelte
review_change_choice = { $choice } of that is choice: what this player could have known to be worse. The rest, { $luck }, is luck.
# review/LuckAndChoice.svelte
review_change_luck = The difference counts as luck: by what this player could know, no play was surely better.
# review/Seats.svelte
review_choice = Choice
# review/TurnShown.svelte
review_compared = Compared { $deals } times with imagined hands
# review/TurnShown.svelte
review_compared_about = Each time, what this player could not see was dealt again, and both moves were played on to the end. Points decide, not these chances. They may differ from the one above, for which all hands are as they were.
# review/TurnShown.svelte
review_compared_match = Each time, what this player could not see was dealt again, and both moves were played on to the end. The chance of winning the match decides.
# review/Seats.svelte
review_cost = Given away
# review/verdicts.ts
review_costs =
    { $count ->
        [1] Something better was there: about { $points } point more
       *[other] Something better was there: about { $points } points more
    }
# review/verdicts.ts
review_costs_match = Something better was there: about { $percent } more chance of winning the match
# review/Surer.svelte
review_decided = Decisions that are clear: { $decided } of { $choices }
# review/Seats.svelte
review_decided_of = { $decided } of { $turns } decided
# review/Reviewed.svelte
review_decisive = The decisive turns
# review/Deeper.svelte
review_deeper = Look deeper
# review/Deeper.svelte
review_deeper_about = Plays this turn many more times. Everybody who opens this review sees the result.
# review/Deeper.svelte
review_deeper_failed = The deeper look could not be finished. Try again.
# review/Deeper.svelte
review_deeper_waits = Others ahead of this one: { $count }
# review/Deeper.svelte
review_deeper_works = Looking deeper: { $percent }
# review/verdicts.ts
review_depends =
    { $when ->
        [knock_at_once] Depends on when the others knock: better than the other play if they knock as soon as they may, worse if they wait
       *[knock_late] Depends on when the others knock: better than the other play if they wait, worse if they knock as soon as they may
    }
# table/actions/pass.ts
review_draw_tile = Play nothing, draw a tile.
# review/Reviewed.svelte
review_end = { $deal }, the end
# review/verdicts.ts
review_expected = Chance of winning { $chance }, points ahead { $points }
# review/verdicts.ts
review_expected_match = Chance of winning the match { $match }; of winning this time { $chance }, points ahead { $points }
# review/verdicts.ts
review_forced = Nothing else was possible
# review/verdicts.ts
review_held = No mistake: played on { $deals } times, holding back came to as much or more.
# table/actions/lay_off.ts
review_lay_off = Lay off { $cards }.
# review/Waiting.svelte
review_leave = You may leave this page: the review continues, and is kept with the match for everybody.
# review/Waiting.svelte
review_leave_file = The review of a record from a file is kept for an hour.
# review/TurnShown.svelte
review_left =
    { $family ->
        [tiles] Tiles that could also have been played: { $tiles }; points: { $points }
       *[other] Cards that could also have been played: { $tiles }; points: { $points }
    }
# review/Seats.svelte
review_luck = Luck
# review/LuckAndChoice.svelte
review_luck_and_choice = Luck and choice
# review/Reviewed.svelte, pages/Study.svelte
review_next = Next turn
# review/Reviewed.svelte
review_none_missed = No clear mistake was found.
# review/verdicts.ts
review_not_compared = Not compared yet
# review/Reviewed.svelte
review_only_missed = Only turns with a mistake ({ $count })
# pages/Replay.svelte
review_other_record = Back to the replay
# review/Reviewed.svelte, review/TurnShown.svelte, pages/Missed.svelte
review_place = { $deal }, turn { $turn }
# table/actions/rearrange.ts
review_play = Play { $tiles }.
# review/TurnShown.svelte
review_played = Played
# review/Seats.svelte
review_player = Player
# review/Reviewed.svelte, pages/Study.svelte
review_previous = Previous turn
# review/TurnShown.svelte
review_proven = Proven: no more was possible.
# review/TurnShown.svelte
review_rival = Or
# review/TurnShown.svelte
review_see = See it
# review/TurnShown.svelte
review_shown = What is shown
# review/Surer.svelte
review_surer = Looking closer at the turns that may have cost the most: { $percent }
# review/Surer.svelte
review_surer_waits = A first look. A closer one follows; reviews ahead of it: { $count }
# table/actions/draw.ts
review_take = Take { $card } from the discard pile.
# table/actions/draw.ts
review_take_top = Take the top card of the discard pile.
# account/History.svelte, replay/RecordLinks.svelte, replay/Replay.svelte
review_title = What did I miss?
# review/verdicts.ts
review_too_close = These two are too close to tell apart after { $deals } tries.
# pages/Missed.svelte, pages/Review.svelte, pages/Study.svelte
review_try = Try again
# pages/Missed.svelte
review_try_back = To the review
# pages/Missed.svelte
review_try_task = In the match, this was played: { $action } Find something better.
# review/Reviewed.svelte
review_turn_by_turn = Turn by turn
# review/Reviewed.svelte, pages/Study.svelte
review_turn_of = Turn { $number } of { $count }
# review/verdicts.ts
review_undecided = Not clear after { $deals } tries
# referee/rulings.ts, review/TurnShown.svelte, solver/sentences.ts
review_unproven = There may be more.
# review/Waiting.svelte
review_waiting = Reviews ahead of this one: { $count }
# practice/words.ts
review_warmer = Getting warmer: better than what was played.
# review/verdicts.ts
review_was_best = As good as the best
# review/Way.svelte
review_way = Show the solution
# review/Way.svelte
review_way_hide = Hide the solution
# review/Waiting.svelte
review_working = Going through the match: { $percent }
# rules/RulesPanel.svelte
rules_away_house_rules = These are the rules without house rules: the server writes those, and it cannot be reached.
# rules/RulesPanel.svelte
rules_contents = Sections
# rules/RulesDialog.svelte, workshop/RulesBeside.svelte, pages/Learn.svelte
rules_title = Rules of { $game }
# table/Notice.svelte, table/People.svelte
said_by = { $name }: { $phrase }
# scan/Scan.svelte
scan_again = Another photo
# scan/Scan.svelte, scan/ScanButton.svelte
scan_button = Scan
# scan/RowList.svelte, scan/Scan.svelte
scan_doubtful_piece = { $piece }, doubtful
# scan/Camera.svelte
scan_file = Choose a photo
# scan/Scan.svelte
scan_found =
    { $family ->
        [tiles] Tiles found: { $count }.
       *[other] Cards found: { $count }.
    }
# scan/Chooser.svelte
scan_join = Join its row with another
# scan/Scan.svelte
scan_join_where = Tap the row with which this one is joined.
# scan/PhotoView.svelte
scan_larger = Larger
# scan/Scan.svelte
scan_loading = Loading what reads photos: { $percent }%
# scan/Scan.svelte
scan_look = Doubtful: { $count }
# scan/Chooser.svelte
scan_move = Move to another row
# scan/Scan.svelte
scan_move_where = Tap the row where it belongs: { $piece }
# scan/Chooser.svelte
scan_no_piece =
    { $family ->
        [tiles] There is no tile here
       *[other] There is no card here
    }
# scan/Scan.svelte
scan_note =
    { $family ->
        [tiles] Tap a tile to correct it or its row, or the photo where a tile is missing.
       *[other] Tap a card to correct it or its row, or the photo where a card is missing.
    }
# scan/PhotoWalk.svelte, scan/Scan.svelte
scan_photo = Photo
# scan/Camera.svelte
scan_private = The photo stays on this device.
# scan/Scan.svelte
scan_reading = Reading the photo…
# scan/RowList.svelte, scan/Scan.svelte
scan_row = Row { $number }
# scan/Scan.svelte
scan_row_new = New row
# scan/Camera.svelte
scan_shutter = Take a photo
# scan/Chooser.svelte
scan_split = Start a new row here
# scan/Scan.svelte
scan_trial = Reading cards is a trial: of the cards on 67 test photos, most of them lying alone, it read 97.9% right. Leave their corners uncovered, and check each card.
# scan/Scan.svelte
scan_turn = Turn the photo
# scan/Scan.svelte
scan_unloaded = Loading failed. The first scan needs an internet connection; later ones do not.
# scan/Camera.svelte, scan/Scan.svelte
scan_unread = The photo could not be read. Try another one.
# scan/Scan.svelte
scan_use =
    { $family ->
        [tiles] Use these tiles
       *[other] Use these cards
    }
# scan/Chooser.svelte
scan_which =
    { $family ->
        [tiles] Which tile is this?
       *[other] Which card is this?
    }
# table/ScoreTable.svelte
score_after_round = After round { $number }
# scorepad/ColumnRows.svelte
score_boxes = Boxes
# scorepad/ColumnRows.svelte
score_boxes_bonus = For boxes
# scorepad/SheetTable.svelte, table/ScoreTable.svelte
score_check = Check
# scorecheck.ts
score_check_deals =
    { $family ->
        [tiles] Games: { $sum }
       *[other] Deals: { $sum }
    }
# scorecheck.ts
score_check_players = Players: { $sum }
# scorecheck.ts
score_check_sum = +{ $won } − { $lost } = { $sum }
# scorepad/SheetTable.svelte, table/ScoreTable.svelte
score_chips = Counted in chips
# scorepad/ColumnRows.svelte
score_column = Column { $number }
# scorepad/ColumnRows.svelte
score_column_closed = closed
# pieces/DealSelect.svelte, replay/Controls.svelte, scorepad/SheetTable.svelte
score_deal =
    { $family ->
        [tiles] Game
       *[other] Deal
    }
# replay/Controls.svelte, review/Reviewed.svelte, review/TurnShown.svelte
score_deal_number =
    { $family ->
        [tiles] Game { $number }
       *[other] Deal { $number }
    }
# replay/Hands.svelte, scorepad/SheetTable.svelte, seats/facts.ts
score_eliminated = out
# scorepad/ColumnRows.svelte, scorepad/sheetCsv.ts
score_final = Final score
# scorepad/ColumnRows.svelte
score_game_bonus = For the match
# seats/Seat.svelte, table/ScoreTable.svelte
score_games_won = Games won
# scorepad/SheetTable.svelte, table/ScoreTable.svelte
score_goal_countdown =
    { $count ->
        [one] { $count } point each, until somebody has none left
       *[other] { $count } points each, until somebody has none left
    }
# scorepad/SheetTable.svelte, table/ScoreTable.svelte
score_goal_deal =
    { $family ->
        [tiles] A match of one game
       *[other] A match of one deal
    }
# scorepad/SheetTable.svelte, table/ScoreTable.svelte
score_goal_deals =
    { $family ->
        [tiles] A match of { $count } games
       *[other] A match of { $count } deals
    }
# scorepad/SheetTable.svelte, table/ScoreTable.svelte
score_goal_limit = Out at { $count } points
# scorepad/SheetTable.svelte, table/ScoreTable.svelte
score_goal_points =
    { $count ->
        [one] First to { $count } point
       *[other] First to { $count } points
    }
# scorepad/WrittenIn.svelte
score_in_columns = entered in column { $numbers }
# scorepad/SheetTable.svelte, table/ScoreTable.svelte
score_money = Money
# scorepad/SheetTable.svelte, table/ScoreTable.svelte
score_none =
    { $family ->
        [tiles] No game has been scored yet.
       *[other] No deal has been scored yet.
    }
# scorepad/SheetTable.svelte, table/ScoreTable.svelte
score_rake = { $gross } paid in; { $rake } of it goes to the house
# scorepad/RejoinedRow.svelte
score_rejoined = Rejoined
# scorepad/ColumnRows.svelte
score_shutout = Shutout
# table/ScoreTable.svelte
score_stake_point = { $amount } for each point
# table/ScoreTable.svelte
score_stake_pool = Entry { $amount } each, { $pool } in the pool
# table/ScoreTable.svelte
score_start = Start
# scorepad/SheetTable.svelte
score_title = Scores
# scorepad/ColumnRows.svelte, scorepad/SheetTable.svelte, scorepad/sheetCsv.ts
score_total = Total
# table/ScoreTable.svelte
score_wins_games = Most games won; in a tie, the higher total
# table/ScoreTable.svelte
score_wins_last_left = The last one left takes the pool
# table/ScoreTable.svelte
score_wins_left = The last one left wins
# table/ScoreTable.svelte
score_wins_lowest = The lowest total wins
# seats/Token.svelte, seats/facts.ts
seat_dealer = dealer
# seats/facts.ts
seat_games_won = { $count } won
# seats/Seat.svelte, seats/facts.ts
seat_laid = laid { $points }
# seats/Seat.svelte, seats/facts.ts
seat_pairs = pairs
# seats/Seat.svelte, seats/facts.ts
seat_partner = partner
# seats/facts.ts
seat_place = place { $place }
# seats/facts.ts
seat_sits_out = sits out
# seats/Token.svelte, seats/facts.ts
seat_starter = goes first
# settings/SettingsPanel.svelte
settings_agree_puzzles = Always allow puzzles from my matches
# settings/SettingsPanel.svelte
settings_agree_puzzles_note = As soon as a match is over. None are made unless everybody agrees, and until then you can withdraw.
# settings/SettingsPanel.svelte
settings_felt = Table
# settings/SettingsPanel.svelte
settings_felt_blue = Blue
# settings/SettingsPanel.svelte
settings_felt_green = Green
# settings/SettingsPanel.svelte
settings_felt_wine = Wine red
# settings/SettingsPanel.svelte
settings_four_colours = Four-colour deck
# settings/SettingsPanel.svelte
settings_four_colours_note = Diamonds blue, clubs green
# settings/PortraitChoice.svelte
settings_initials = Initials
# settings/SettingsPanel.svelte
settings_language = Language
# settings/SettingsPanel.svelte
settings_less_motion = Less motion
# settings/SettingsPanel.svelte
settings_pace = Pace of the bots
# settings/SettingsPanel.svelte
settings_pace_at_once = At once
# settings/SettingsPanel.svelte
settings_pace_note = Where you play against bots alone. A tap on the empty table skips a wait.
# settings/PortraitChoice.svelte
settings_portrait = Your face at the table
# settings/PortraitChoice.svelte
settings_portrait_number = Face { $number }
# settings/SettingsPanel.svelte
settings_size = Tiles and cards
# settings/SettingsPanel.svelte
settings_size_large = Large
# settings/SettingsPanel.svelte
settings_size_normal = Usual
# settings/SettingsPanel.svelte
settings_size_small = Small
# settings/SettingsPanel.svelte
settings_sound = Sound
# settings/SettingsPanel.svelte
settings_speed = Animation
# settings/SettingsPanel.svelte
settings_speed_fast = Fast
# settings/SettingsPanel.svelte
settings_speed_slow = Slow
# settings/SettingsPanel.svelte
settings_spread = Cards in the hand
# settings/SettingsPanel.svelte
settings_spread_tight = Close
# settings/SettingsPanel.svelte
settings_spread_wide = Wide
# settings/SettingsPanel.svelte
settings_theme = Theme
# settings/SettingsPanel.svelte
settings_theme_dark = Dark
# settings/SettingsPanel.svelte
settings_theme_light = Light
# settings/SettingsPanel.svelte
settings_theme_system = System
# settings/SettingsButton.svelte
settings_title = Settings
# settings/SettingsPanel.svelte
settings_volume = Volume
# workshop/Value.svelte
shop_add = Add
# workshop/Value.svelte
shop_add_to = Add: { $field }
# workshop/Value.svelte
shop_add_which = What to add: { $field }
# workshop/Stepper.svelte
shop_bounds = From { $low } to { $high }.
# workshop/Value.svelte
shop_by_players = By the number of players
# pages/Workshop.svelte
shop_changed = Changed: { $count }.
# workshop/Value.svelte
shop_down = Later: { $part }
# workshop/shop.svelte.ts
shop_first_name = My { $game }
# workshop/Value.svelte
shop_from = { $field }: from
# pages/Workshop.svelte
shop_from_game = Made from
# workshop/Group.svelte
shop_group_changed = changed: { $count }
# workshop/Group.svelte
shop_group_wrong = does not go together yet
# workshop/Stepper.svelte
shop_less = Less: { $field }
# pages/Workshop.svelte
shop_load = Open a file
# workshop/Stepper.svelte
shop_more = More: { $field }
# pages/Workshop.svelte
shop_name = Its name
# workshop/RulesBeside.svelte
shop_new_rule = Changed:
# pages/Workshop.svelte
shop_redo = Redo
# workshop/Value.svelte
shop_remove = Remove: { $part }
# workshop/Field.svelte
shop_restore = Back to the original: { $field }
# workshop/Value.svelte
shop_same = The same for all
# pages/Workshop.svelte
shop_save = Save as a file
# pages/Workshop.svelte
shop_senseless = This does not go together yet:
# pages/Workshop.svelte
shop_sentence = Start from any game and change what you like. The rules beside it show the result.
# workshop/RulesBeside.svelte
shop_stale = These are the rules before the last change, which does not make sense yet.
# pages/Workshop.svelte
shop_start_over = Back to the original
# pages/Workshop.svelte
shop_tab_controls = Change
# pages/Games.svelte, pages/Workshop.svelte
shop_title = Your own game
# workshop/Value.svelte
shop_to = { $field }: to
# workshop/TrialWaits.svelte
shop_trying = Bots are trying it …
# pages/Workshop.svelte
shop_unchanged = Nothing has been changed yet.
# pages/Workshop.svelte
shop_undo = Undo
# pages/Workshop.svelte
shop_unread = This file is not a rule sheet:
# workshop/Value.svelte
shop_up = Earlier: { $part }
# workshop/TrialWaits.svelte
shop_waits = Bots try out every new game before it is played. Games ahead of yours: { $before }. Yours keeps its place.
# workshop/Value.svelte
shop_with = Yes
# workshop/Value.svelte
shop_without = No
# home/signs.ts
sign_at_once = All melds laid at once
# home/signs.ts
sign_block = The stock is not renewed
# home/signs.ts
sign_books = Books of { $count } or more cards
# home/signs.ts
sign_burracos = Burracos of { $count } or more cards
# home/signs.ts
sign_buy = Discards may be bought out of turn
# home/signs.ts
sign_call_draw = A player may call a draw
# home/signs.ts
sign_call_drop = A player may end the deal by dropping
# home/signs.ts
sign_canastas = Canastas of { $count } or more cards
# home/signs.ts
sign_cards_laid = Cards count for the player who lays them
# home/signs.ts
sign_claims = Discards can be claimed: pon and chi
# home/signs.ts
sign_contract = The whole hand at once, in these sizes
# home/signs.ts
sign_contracts = { $count } deals, each with a contract
# home/signs.ts
sign_corner = K A 2 is a run
# home/signs.ts
sign_deals = { $count } deals, paid in chips
# home/signs.ts
sign_few_jokers = Never more jokers than other cards
# home/signs.ts
sign_fight = Others fight or fold
# home/signs.ts
sign_first_from_hand = The first meld comes from the hand alone
# home/signs.ts
sign_foot = A foot of { $count } cards
# home/signs.ts
sign_force = You may make a player use a declined card
# home/signs.ts
sign_joker_freed_any = Any tile frees a joker
# home/signs.ts
sign_joker_freed_rack = A tile from the rack frees a joker
# home/signs.ts
sign_knock = Knock with { $points } or less
# home/signs.ts
sign_knock_any = Knock with any hand
# home/signs.ts
sign_last_left = Out at { $points }; the last one left wins
# home/signs.ts
sign_lives = Needs two runs, one without jokers
# home/signs.ts
sign_money = One deal, paid by the point
# home/signs.ts
sign_money_value_cards = Paid by the point and for value cards
# home/signs.ts
sign_only_runs = Runs only
# home/signs.ts
sign_opening = First meld of at least { $points } points
# home/signs.ts
sign_opening_or_pairs = First meld of { $points } points, or { $count } pairs
# home/signs.ts
sign_own_melds = Your own melds count
# home/signs.ts
sign_partners = Partners share their melds
# home/signs.ts
sign_pile_any = Any discard may be taken
# home/signs.ts
sign_pile_down_to_melded = Any discard, with all above it, to meld
# home/signs.ts
sign_pile_down_to_used = Any discard, with all above it
# home/signs.ts
sign_pile_top_and_second = A discard comes with a second card
# home/signs.ts
sign_pile_top_into_meld = A discard only for a meld
# home/signs.ts
sign_pool = Out at { $points }; the last player takes the pool
# home/signs.ts
sign_pozzetto = A pozzetto of { $count } cards
# home/signs.ts
sign_pures = Needs { $count } pure runs
# home/signs.ts
sign_rearranged = Everybody may rearrange all melds
# home/signs.ts
sign_special_jokers = Jokers that double, mirror, change colour
# home/signs.ts
sign_swap = Jokers may be exchanged
# home/signs.ts
sign_swap_wild_tile = An okey may be exchanged
# home/signs.ts
sign_target = First to { $points } points
# home/signs.ts
sign_turns =
    { $count ->
        [one] { $count } turn each
       *[other] { $count } turns each
    }
# home/signs.ts
sign_twins = A group may have identical cards
# home/signs.ts
sign_wild_rank = A different rank is wild in each deal
# referee/rulings.ts, solver/sentences.ts
solver_away = Tiles still missing to go out: { $count }.
# solver/Walkthrough.svelte
solver_back = Previous step
# pages/Solver.svelte
solver_best = The best play
# pages/Solver.svelte
solver_both =
    { $family ->
        [tiles] Tiles, then points
       *[other] Cards, then points
    }
# solver/sentences.ts
solver_colon = :{ " " }
# referee/rulings.ts, solver/sentences.ts
solver_comma = ,{ " " }
# solver/sentences.ts
solver_deadwood = Deadwood: { $count }.
# pages/Solver.svelte
solver_discard = One card goes to the discard pile
# pages/Solver.svelte
solver_example = Show an example
# referee/rulings.ts, solver/sentences.ts
solver_finish = The whole hand is melded: you can go out.
# solver/Walkthrough.svelte
solver_first = The table as it was
# solver/sentences.ts
solver_from_rack =
    { $family ->
        [tiles] { $tiles } from the rack
       *[other] { $tiles } from the hand
    }
# solver/sentences.ts
solver_from_set = { $tiles } from { $set }
# referee/BestCase.svelte, referee/TurnCase.svelte, solver/Walkthrough.svelte
solver_hand = The hand
# referee/Indicator.svelte
solver_indicator = The indicator
# solver/Walkthrough.svelte
solver_last = The whole play
# pages/Solver.svelte
solver_link = Copy link
# solver/sentences.ts
solver_melded = { $count } of { $of } cards are in melds.
# solver/Walkthrough.svelte
solver_melds = The melds
# solver/Walkthrough.svelte
solver_next = Next step
# solver/sentences.ts
solver_no_first = No first meld of { $minimum } points can be made.
# solver/sentences.ts
solver_none = Nothing can be played.
# pages/Solver.svelte
solver_nothing =
    { $family ->
        [tiles] Tap in the sets on the table, then the rack.
       *[other] Tap in the melds on the table, then the hand.
    }
# pages/Solver.svelte
solver_nothing_cards = Tap in the cards of the hand.
# pages/Solver.svelte
solver_nothing_finish = Choose the indicator, then tap in the tiles of the rack.
# solver/Walkthrough.svelte
solver_nothing_left = Nothing is left.
# pages/Solver.svelte
solver_objective = Objective
# solver/sentences.ts
solver_play =
    { $family ->
        [tiles] Play { $count } of { $of } tiles, worth { $value }.
       *[other] Play { $count } of { $of } cards, worth { $value }.
    }
# pages/Solver.svelte
solver_sentence = Tap in what is on the table and what you hold: the best play, proven, step by step.
# pages/Solver.svelte
solver_show = Show the play
# referee/BestCase.svelte, pages/Solver.svelte
solver_side = What the side has on the table
# solver/sentences.ts
solver_status_both_lives = You have both lives.
# solver/sentences.ts
solver_status_contract = The whole hand can go down.
# solver/sentences.ts
solver_status_first_life_only = You have only the first life: only its cards count as melded.
# solver/sentences.ts
solver_status_no_first_life = The first life is missing: all cards count.
# solver/sentences.ts
solver_status_short = There are too few pure runs: all cards outside them count.
# solver/sentences.ts
solver_status_three_pure = There are enough pure runs: only cards outside melds count.
# solver/sentences.ts
solver_status_valid_show = All cards are in melds: a valid declaration.
# solver/Walkthrough.svelte
solver_steps = Step by step
# scan/PhotoWalk.svelte, pages/Solver.svelte
solver_table = The table
# pages/Solver.svelte
solver_tiles =
    { $family ->
        [tiles] Most tiles
       *[other] Most cards
    }
# home/places.ts, pages/Referee.svelte, pages/Solver.svelte
solver_title = Solver
# pages/Solver.svelte
solver_value = Most points
# solver/sentences.ts
solver_whole = all of { $set }
# referee/rulings.ts, solver/sentences.ts
solver_worth = { $count } of { $of } cards go down and score { $worth }, including all bonuses.
# pages/Status.svelte
status_now = People at tables now: { $people }; tables: { $tables }
# pages/Status.svelte
status_since = Running since { $date }, version { $version }
# pages/Admin.svelte, pages/Status.svelte
status_title = Status of the server
# pages/Status.svelte
status_up = The server is up.
# studies/ShowTurn.svelte
study_add = Add to the study
# studies/Editor.svelte
study_add_drawing = Add
# studies/Editor.svelte
study_all_open = All
# studies/Editor.svelte
study_arrow = Arrow
# pages/Study.svelte
study_back = Back to the study
# studies/Editor.svelte
study_by_list = Choose from a list
# studies/Editor.svelte
study_circle = Circle
# studies/Editor.svelte
study_colour = Colour
# studies/Editor.svelte, studies/drawings.ts
study_colour_name =
    { $colour ->
        [green] green
        [red] red
        [blue] blue
       *[other] yellow
    }
# studies/Editor.svelte
study_comment = Comment
# studies/Making.svelte
study_delete = Delete the study
# studies/Making.svelte
study_delete_sure = Its link will then lead nowhere.
# studies/Editor.svelte
study_draw = Draw
# studies/Editor.svelte, studies/StudyBoard.svelte
study_drawings = Drawings
# studies/drawings.ts
study_drawn_arrow = Arrow, { $colour }: from { $origin } to { $place }
# studies/drawings.ts
study_drawn_circle = Circle, { $colour }: { $place }
# studies/Making.svelte
study_earlier = Move up
# studies/Making.svelte
study_edit = Edit this turn
# studies/Editor.svelte
study_from = From
# studies/Editor.svelte
study_from_none = Nowhere: a circle
# studies/Editor.svelte
study_how =
    { $family ->
        [tiles] Tap a tile to circle it. For an arrow, drag from one place to another, or tap both.
       *[other] Tap a card to circle it. For an arrow, drag from one place to another, or tap both.
    }
# studies/ShowTurn.svelte
study_into = Put it into
# studies/ShowTurn.svelte
study_into_new = a new study
# studies/Making.svelte
study_later = Move down
# studies/Making.svelte
study_leave_out = Remove this turn
# studies/Making.svelte, studies/ShowTurn.svelte
study_link_note = Anybody can open this link without an account. You can change or delete the study at any time; if nobody opens it for a year, it is deleted.
# studies/ShowTurn.svelte
study_make = Make a link
# studies/MyStudies.svelte
study_mine = My studies
# studies/Making.svelte, studies/ShowTurn.svelte
study_name = Title
# studies/Editor.svelte
study_only_open = Only { $name }
# studies/ShowTurn.svelte
study_open = Open the study
# studies/Editor.svelte
study_open_hands = Open hands
# studies/Editor.svelte
study_remove = Remove
# studies/Making.svelte
study_rename = Change the title
# studies/Making.svelte
study_save = Save
# studies/ShowTurn.svelte, studies/ShowTurnButton.svelte
study_show = Show this turn
# studies/drawings.ts
study_spot_hand =
    { $family ->
        [tiles] rack of { $name }
       *[other] hand of { $name }
    }
# studies/drawings.ts
study_spot_meld =
    { $family ->
        [tiles] set { $cards }
       *[other] meld { $cards }
    }
# studies/drawings.ts
study_spot_piece = { $piece } ({ $place })
# pages/Study.svelte
study_title = Study
# studies/Editor.svelte
study_to = To
# studies/MyStudies.svelte
study_turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
# studies/Editor.svelte
study_whole =
    { $family ->
        [tiles] Whole sets
       *[other] Whole melds
    }
# pages/Study.svelte
study_whole_match = Replay the match from here
# table/actions/answer.ts
table_ask_partner = { $name } asks: may I go out?
# seats/SeatState.svelte, seats/facts.ts
table_away = away
# felt/bookWords.ts
table_book_label =
    { $called ->
        [canasta]
            { $kind ->
                [natural] natural canasta, { $count } cards
                [semi] semi-clean canasta, { $count } cards
                [mixed] mixed canasta, { $count } cards
               *[other] wild canasta, { $count } cards
            }
        [book]
            { $kind ->
                [natural] clean book, { $count } cards
                [semi] semi-clean book, { $count } cards
                [mixed] dirty book, { $count } cards
               *[other] wild book, { $count } cards
            }
       *[other]
            { $kind ->
                [natural] clean burraco, { $count } cards
                [semi] semi-clean burraco, { $count } cards
                [mixed] dirty burraco, { $count } cards
               *[other] wild burraco, { $count } cards
            }
    }
# table/actions/meld.ts
table_borrow_hint = You may also select cards of melds on the table, for another meld.
# table/actions/buy.ts
table_buy_ask = Buy { $card }? You also take { $count } from the stock.
# table/Status.svelte
table_buy_asked = { $name } may buy { $card }.
# table/actions/buy.ts
table_buy_limited = Buy { $card }? You also take { $count } from the stock. Buys left: { $left }.
# table/actions/buy.ts
table_buy_points = Take { $card } out of turn? Penalty points: { $count }.
# table/actions/call.ts
table_call_ask = Call { $card }? It fits a meld on the table.
# table/actions/draw.ts
table_call_down = Tap the card of the pile that you call; you take all cards above it, too.
# replay/Hands.svelte, scorepad/LeftRow.svelte, seats/facts.ts
table_cards_count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# table/Status.svelte
table_careless_sure =
    { $family ->
        [tiles] { $card } is wild or could be added to a set on the table: discarding it costs points.
       *[other] { $card } fits a meld on the table or completes one in the pile: discarding it costs points.
    }
# seats/facts.ts, table/Winning.svelte
table_chips =
    { $count ->
        [one] { $count } chip
       *[other] { $count } chips
    }
# table/actions/claim.ts
table_claim_ask = Claim { $card }?
# table/Status.svelte
table_claim_asked = { $name } may claim { $card }.
# table/actions/claim.ts
table_claim_none = You have nothing to claim { $card } with.
# table/actions/open.ts
table_contract_ready = Your groups fulfil the contract: one press lays it.
# felt/OpenHand.svelte
table_deadwood = Deadwood { $points }
# table/actions/show_dealt.ts
table_dealt_ask = Your dealt hand ends the deal.
# table/actions/declare_pairs.ts
table_declare_pairs_means = You can then go out only with pairs, and everybody knows it. You cannot take it back.
# table/actions/declare_pairs.ts
table_declare_pairs_sure = Play for pairs?
# table/FinishPanel.svelte
table_declare_regroup = Use the winning groups
# table/FinishPanel.svelte
table_declare_regrouped = In other groups the same cards win.
# table/FinishPanel.svelte
table_declare_wrong =
    { $points ->
        [one] This would be a wrong declaration: it costs { $points } point, and you are out of the deal.
       *[other] This would be a wrong declaration: it costs { $points } points, and you are out of the deal.
    }
# table/actions/answer.ts
table_do_answer_no = No, not yet
# table/actions/answer.ts
table_do_answer_yes = Yes, go out
# table/actions/open.ts
table_do_aside = Lay aside: { $value } of { $minimum }
# table/actions/open.ts
table_do_aside_melds = Lay aside: { $count } of { $melds } melds
# table/actions/open.ts
table_do_aside_melds_more = Contract: { $count } of { $melds } melds
# table/actions/open.ts
table_do_aside_more = First meld: { $value } of { $minimum }
# table/actions/open.ts
table_do_aside_run = Run without joker missing
# table/actions/ask.ts
table_do_ask = May I go out?
# table/actions/meld.ts
table_do_borrow = Borrow and lay down
# table/actions/buy.ts
table_do_buy = Buy { $card }
# table/actions/call.ts
table_do_call = Rummy! { $card }
# table/actions/call_end.ts
table_do_call_end_draw = Call a draw
# table/actions/call_end.ts
table_do_call_end_drop = Drop
# table/actions/claim.ts
table_do_chi = Chi with { $cards }
# table/actions/pass_on.ts
table_do_choose_to_pass = Choose a card
# table/actions/open.ts
table_do_contract = Lay the contract
# felt/FinishSlot.svelte, table/actions/declare.ts
table_do_declare = Declare
# table/FinishPanel.svelte
table_do_declare_anyway =
    { $points ->
        [one] Declare anyway: { $points } point
       *[other] Declare anyway: { $points } points
    }
# table/actions/declare_pairs.ts
table_do_declare_pairs = Declare pairs
# hand/HandMenu.svelte, table/actions/discard.ts
table_do_discard = Discard { $card }
# table/actions/discard.ts
table_do_discard_sure = Really discard { $card }?
# table/actions/pass.ts
table_do_done = Done
# table/actions/draw.ts, table/actions/pass.ts
table_do_draw =
    { $family ->
        [tiles] Draw a tile
       *[other] Draw a card
    }
# table/actions/draw.ts
table_do_draw_card = Draw a card
# table/actions/draw.ts
table_do_draw_cards = Draw { $count } cards
# table/actions/drop.ts
table_do_drop = Drop
# table/actions/drop.ts
table_do_drop_for =
    { $points ->
        [one] Drop: { $points } point
       *[other] Drop: { $points } points
    }
# table/TurnButtons.svelte
table_do_drop_next = Drop on my turn
# table/actions/rearrange.ts
table_do_end = End turn
# table/actions/rearrange.ts
table_do_end_count = End turn: { $value } of { $minimum }
# table/actions/rearrange.ts
table_do_end_short = { $value } of { $minimum }
# table/actions/discard.ts
table_do_face_down = Go out: { $card } face down
# table/actions/fight.ts
table_do_fight = Fight
# table/actions/declare.ts, table/actions/go_out.ts
table_do_finish = Finish with { $card }
# table/actions/lay_off.ts
table_do_fits_nowhere = Fits no meld
# table/actions/fight.ts
table_do_fold = Fold
# table/actions/force.ts
table_do_force = Force { $card }
# table/KnockPanel.svelte
table_do_gin = Gin! Discard { $card }
# table/actions/go_out.ts, table/actions/rearrange.ts
table_do_go_out =
    { $game ->
        [phom] Go out
        [gin_rummy] Big gin
       *[other] Go out
    }
# table/KnockPanel.svelte, table/actions/knock.ts
table_do_knock = Knock
# table/KnockPanel.svelte
table_do_knock_with = Knock with { $points }, discard { $card }
# table/actions/meld.ts
table_do_lay =
    { $family ->
        [tiles]
            { $count ->
                [one] Lay down { $count } tile
               *[other] Lay down { $count } tiles
            }
       *[other]
            { $count ->
                [one] Lay down { $count } card
               *[other] Lay down { $count } cards
            }
    }
# table/actions/meld.ts
table_do_lay_alone = Lay it down
# table/actions/lay_off.ts
table_do_lay_off = Lay off { $cards }
# table/actions/discard.ts
table_do_leave = Leave { $card }
# table/actions/pass.ts
table_do_let_pass = Pass
# table/actions/open.ts
table_do_open = Lay down { $value }
# table/actions/pass.ts
table_do_pass = Pass
# table/actions/pass_on.ts
table_do_pass_on = Pass on { $card }
# table/actions/index.ts, table/actions/open.ts
table_do_pick =
    { $family ->
        [tiles] Choose a discard
       *[other] Choose a discard
    }
# table/actions/lay_off.ts
table_do_pick_meld = Select the meld
# table/actions/claim.ts
table_do_pon = Pon with { $cards }
# table/actions/rearrange.ts
table_do_put_back = Put the table back
# table/actions/pass.ts
table_do_refuse = Refuse and end the deal
# table/actions/rearrange.ts
table_do_rummikub = Rummikub!
# table/actions/draw.ts
table_do_second = Draw a second card
# table/actions/show_melds.ts
table_do_show = Show melds
# table/actions/show_dealt.ts
table_do_show_dealt = Show the hand
# table/actions/show_indicator.ts
table_do_show_indicator = Show the matching tile
# table/FinishPanel.svelte
table_do_show_none = No meld to show
# table/actions/swap.ts
table_do_swap =
    { $family ->
        [tiles] Take the okey
       *[other] Take the joker
    }
# table/actions/draw.ts
table_do_take = Take { $card }
# table/actions/draw.ts
table_do_take_down = Take { $count }, down to { $card }
# table/actions/take_pile.ts
table_do_take_pile = Take the pile: { $count }
# felt/FinishSlot.svelte
table_do_throw_last = Discard and go out
# table/actions/draw.ts
table_do_turn_card = Turn a card
# table/actions/draw.ts
table_do_turn_over = Turn the pile over and draw
# table/actions/index.ts
table_do_wait = { $name } is playing
# table/Status.svelte
table_do_want_none = Always pass
# felt/PileFan.svelte
table_down_any = Press a card: you take it with all cards above it, and must lay it in this turn
# table/actions/draw.ts
table_down_ask = You take { $count } cards, and must lay { $card } in this turn.
# table/actions/drop.ts
table_drop_means = You put your cards away. You cannot take it back.
# table/actions/drop.ts
table_drop_sure = Really drop out?
# table/actions/drop.ts
table_drop_sure_for =
    { $points ->
        [one] Drop for { $points } point?
       *[other] Drop for { $points } points?
    }
# table/actions/call_end.ts
table_end_means_draw = The others fold or fight. If a hand that fights counts no more than yours, you lose and pay more.
# table/actions/call_end.ts
table_end_means_drop = All hands are compared at once. If another hand counts no more than yours, you are caught and pay more.
# table/actions/call_end.ts
table_end_sure_draw = Call a draw now?
# table/actions/call_end.ts
table_end_sure_drop = End the deal now?
# table/actions/discard.ts
table_face_down_ask = Put your last card face down to go out.
# table/actions/fight.ts
table_fight_ask = { $name } calls a draw. Do you fight?
# table/FinishPanel.svelte, table/KnockPanel.svelte
table_finish_back = Back
# table/FinishPanel.svelte
table_finish_pick = Select the card to discard, and try again.
# table/actions/force.ts
table_force_ask = { $card } was declined. Force it?
# table/PieceButton.svelte
table_fresh = new
# felt/Middle.svelte
table_frozen = Frozen
# felt/Middle.svelte, table/actions/take_pile.ts
table_frozen_all = Frozen: you need two natural cards of the top card's rank to take the pile.
# table/actions/take_pile.ts
table_frozen_you = The pile is frozen for you until your side's first meld.
# pages/Table.svelte
table_gone = The connection to this table has ended.
# pages/Table.svelte
table_gone_banned = The host of this server has banned you.
# pages/Table.svelte
table_gone_closed = The host of this server has closed this table.
# pages/Table.svelte
table_gone_outdated = This table was played by an older version of its rules and cannot go on.
# pages/Table.svelte
table_gone_pages = This table is open in too many pages; only the newer ones continue.
# pages/Table.svelte
table_gone_seat = This seat belongs to another browser.
# hand/words.ts, table/words.ts
table_group = group
# table/FinishPanel.svelte, table/KnockPanel.svelte
table_group_aside = Discard
# table/FinishPanel.svelte
table_group_cards =
    { $family ->
        [tiles] Not in a set
       *[other] Not in a meld
    }
# table/FinishPanel.svelte
table_group_held = Stay in hand
# hand/HandMenu.svelte, table/KnockPanel.svelte
table_group_number = Meld { $number }
# table/Rack.svelte
table_hand = Your hand
# table/Status.svelte
table_has_drawn = You have drawn. Play, or pass.
# table/TopBar.svelte, pages/Puzzles.svelte
table_home = All games
# table/JokerPanel.svelte
table_joker_ask =
    { $family ->
        [tiles] What does the okey stand for?
       *[other] What does the joker stand for?
    }
# table/FinalQuestion.svelte
table_keep_playing = Keep playing
# hand/HandCard.svelte, table/PieceButton.svelte
table_kept = taken
# table/Keys.svelte
table_key_apart =
    { $family ->
        [tiles] Put the selection apart on the rack
       *[other] Put the selection apart in the hand
    }
# table/Keys.svelte
table_key_arrows = Move between pieces and places
# table/Keys.svelte
table_key_back =
    { $family ->
        [tiles] Selection back to the rack
       *[other] Selection back to the hand
    }
# table/Keys.svelte
table_key_draw = Draw
# table/Keys.svelte
table_key_end = Same as the main button
# table/Keys.svelte
table_key_enter = Put the selection here
# table/Keys.svelte
table_key_escape = Deselect, close
# table/Keys.svelte
table_key_help = This list
# table/Keys.svelte
table_key_move =
    { $family ->
        [tiles] Move the tile on the rack, the set on the table
       *[other] Move the card in the hand, the meld on the table
    }
# table/Keys.svelte
table_key_new = Put the selection down as a new set
# table/Keys.svelte
table_key_space = Select or deselect the piece
# table/Keys.svelte
table_key_split =
    { $family ->
        [tiles] Split the set before the piece
       *[other] Split the meld before the card
    }
# table/Keys.svelte
table_key_take = Take from the discard pile
# table/Keys.svelte, table/TopBar.svelte
table_keys = Keys
# scorepad/entryWords.ts
table_knock_gin_only = Knock only with gin
# table/KnockPanel.svelte
table_knock_hint = Everybody shows their hand. A player with as few points left as you, or fewer, wins instead.
# table/KnockPanel.svelte
table_knock_hint_gin = Gin: the other player may not lay off on your melds.
# table/KnockPanel.svelte
table_knock_hint_lay_off = Your melds are laid open, and the other player lays off on them. If the other player then has as few points as you or fewer, you are undercut.
# felt/OpenHand.svelte, table/KnockPanel.svelte
table_knock_left = Deadwood
# scorepad/entryWords.ts
table_knock_limit = Knock with { $limit } or less
# table/PieceButton.svelte
table_laid_by = laid by { $name }
# table/actions/draw.ts
table_last_turn = { $name } has gone out: this is your last turn.
# felt/Middle.svelte
table_last_turns = { $name } has gone out: one last turn each
# table/actions/lay_off.ts
table_lay_off_ask = { $name } knocked with { $points }: lay off what fits.
# table/LeaveMatch.svelte
table_leave = Leave the match
# table/LeaveMatch.svelte
table_leave_stay = Stay
# table/LeaveMatch.svelte
table_leave_sure =
    { $points ->
        [one] Leave for good? You are out of this deal and all later ones, for { $points } point each.
       *[other] Leave for good? You are out of this deal and all later ones, for { $points } points each.
    }
# felt/Middle.svelte
table_left = { $count } left
# gallery/PanelEntry.svelte, table/Game.svelte, table/LogPanel.svelte
table_log = Log
# table/PieceButton.svelte
table_mine = played this turn
# table/MoreMenu.svelte, table/TopBar.svelte
table_more = More
# felt/MoreBelow.svelte
table_more_below = Sets further down: { $count }
# table/SetOnTable.svelte
table_move_set =
    { $family ->
        [tiles] Move the set
       *[other] Move the meld
    }
# table/Status.svelte
table_must_play = Lay down { $card }, which you took.
# felt/NewMeld.svelte
table_new_meld =
    { $family ->
        [tiles] New set
       *[other] New meld
    }
# table/TileTable.svelte
table_new_set =
    { $family ->
        [tiles] New set
       *[other] New meld
    }
# table/Status.svelte
table_no_discard = The last card of the stock was laid out: there is no discard, and the deal ends.
# table/actions/draw.ts
table_offered_none = You cannot lay { $card } now.
# seats/Seat.svelte, seats/facts.ts
table_opened = has laid the first meld
# table/TableTools.svelte
table_order = Tidy the table
# table/TableTools.svelte
table_order_back =
    { $family ->
        [tiles] Put the sets back
       *[other] Put the melds back
    }
# table/TableTools.svelte
table_order_self = Tidy after every turn
# table/TableTools.svelte
table_order_self_note =
    { $family ->
        [tiles] Otherwise the sets stay where you put them.
       *[other] Otherwise the melds stay where you put them.
    }
# seats/facts.ts
table_out = out
# felt/MeldArea.svelte, felt/SideMelds.svelte
table_owner = laid by { $name }
# hand/words.ts, table/words.ts
table_pair = Pair
# table/Status.svelte
table_partner_no = Your partner says no: you may not go out in this turn.
# table/Status.svelte
table_partner_yes = Your partner says yes: go out in this turn.
# table/actions/pass_on.ts
table_pass_on_ask = Choose a card to pass to { $name }.
# felt/DiscardsByPlayer.svelte, felt/Middle.svelte, felt/PileFan.svelte
table_pile =
    { $family ->
        [tiles] Discard pile
       *[other] Discard pile
    }
# felt/PileFan.svelte
table_pile_any = You may take any of these
# felt/Corner.svelte, felt/Middle.svelte
table_pile_empty = empty
# protocol.ts, scorepad/LeftRow.svelte, seats/facts.ts
table_points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# felt/Middle.svelte, felt/Piles.svelte, replay/Board.svelte
table_pool = Pool
# table/Rack.svelte
table_rack = Your rack
# table/Notice.svelte
table_reconnecting = Reconnecting …
# table/Keys.svelte, table/TurnButtons.svelte
table_redo = Redo
# table/actions/pass.ts
table_refuse_means = Play ends, and the hands are counted as they are now.
# table/actions/pass.ts
table_refuse_sure = Refuse the last card?
# table/TurnButtons.svelte
table_reset = Reset
# table/Keys.svelte, table/TurnButtons.svelte
table_reset_long = Back to the start of the turn
# table/Notice.svelte
table_restarting = The server is restarting. Please wait a moment: the game will continue where it was.
# hand/HandMenu.svelte, referee/Ruled.svelte, rules/PieceRule.svelte
table_rule_link = See the rule
# table/TopBar.svelte
table_rules = Rules
# hand/words.ts, table/words.ts
table_run = run
# table/Game.svelte, table/TopBar.svelte
table_scores = Scores
# felt/Felt.svelte, seats/SeatStrip.svelte
table_seats = Players
# felt/SideMelds.svelte
table_second_hand =
    { $called ->
        [pozzetto] A pozzetto of { $count } cards, to be picked up by: { $names }
       *[other] A foot of { $count } cards, to be picked up by: { $names }
    }
# table/actions/draw.ts
table_second_hint = You take a second card with it, from either pile.
# felt/SideMelds.svelte
table_second_picked_up =
    { $called ->
        [pozzetto] Pozzetto picked up by: { $names }
       *[other] Foot picked up by: { $names }
    }
# table/PieceButton.svelte
table_selected = selected
# table/SetOnTable.svelte
table_set_label =
    { $family ->
        [tiles] { $kind } { $number }: { $pieces }
       *[other] { $kind } { $number }: { $pieces }
    }
# table/SetOnTable.svelte
table_set_label_plain =
    { $family ->
        [tiles] Set { $number }: { $pieces }
       *[other] Meld { $number }: { $pieces }
    }
# felt/SideMelds.svelte
table_side_bonus = Laid out: { $cards }
# felt/bookWords.ts
table_side_books =
    { $called ->
        [book] Books: { $natural } clean, { $mixed } dirty
        [burraco] Burracos: { $natural } clean, { $mixed } dirty
       *[other] Canastas: { $natural } natural, { $mixed } mixed
    }
# felt/bookWords.ts
table_side_books_semi = { $books }, { $semi } semi-clean
# felt/bookWords.ts
table_side_books_wild = { $books }, { $wild } wild
# felt/SideMelds.svelte
table_side_ours = Our side
# table/Keys.svelte, table/SortButtons.svelte
table_sort_colour = Sort by colour
# hand/HandTools.svelte, table/Keys.svelte, table/SortButtons.svelte
table_sort_number = Sort by number
# hand/HandTools.svelte, table/Keys.svelte, table/SortButtons.svelte
table_sort_suit = Sort by suit
# table/Status.svelte
table_split = Split here
# pages/Table.svelte
table_starting = The table is being set …
# felt/Middle.svelte, felt/Piles.svelte, studies/drawings.ts
table_stock = Stock
# table/actions/swap.ts
table_swap_hint =
    { $family ->
        [tiles] You can exchange { $card } for an okey on the table.
       *[other] You can exchange { $card } for a joker on the table.
    }
# felt/Felt.svelte, replay/Board.svelte, replay/CardBoard.svelte
table_table = Table
# replay/Board.svelte, solver/Walkthrough.svelte
table_table_empty = Nothing is on the table yet.
# table/TurnButtons.svelte
table_take_back = Take back
# replay/Hands.svelte, scorepad/LeftRow.svelte, seats/facts.ts
table_tiles_count =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
# table/Game.svelte
table_title_turn = Your turn · { $game }
# table/Status.svelte
table_to_rack =
    { $family ->
        [tiles] Back to the rack
       *[other] Back to the hand
    }
# felt/Tray.svelte
table_tray = Laid aside for the first meld
# felt/Tray.svelte
table_tray_back = Take back { $pieces }
# puzzles/Run.svelte, table/NoGame.svelte, pages/Puzzles.svelte
table_try_again = Try again
# home/standing.ts, table/Status.svelte
table_turn_of = { $name }'s turn
# table/actions/discard.ts
table_turned_ask = You turned { $card }: lay it down, or leave it.
# scan/Scan.svelte, table/Keys.svelte, table/TurnButtons.svelte
table_undo = Undo
# table/actions/draw.ts
table_upcard_ask = Take { $card }, or pass?
# table/TableTools.svelte
table_view = View of the table
# table/Status.svelte
table_want_none_means = You will not be asked again: you pass on every discard until new hands are dealt, or until you turn this off.
# felt/Piles.svelte, lessons/CountTask.svelte
table_wild = Wild: { $rank }
# felt/Felt.svelte, seats/Seat.svelte, settings/PortraitChoice.svelte
table_you = You
# home/standing.ts, table/Heard.svelte, table/Status.svelte
table_your_turn = Your turn
# table/TableTools.svelte
table_zoom_all =
    { $family ->
        [tiles] Show all sets
       *[other] Show all melds
    }
# table/TableTools.svelte
table_zoom_in =
    { $family ->
        [tiles] Larger tiles
       *[other] Larger cards
    }
# table/TableTools.svelte
table_zoom_out =
    { $family ->
        [tiles] Smaller tiles
       *[other] Smaller cards
    }
# table/TableTools.svelte
table_zoom_usual = Usual size
# pointing/FirstNotes.svelte
tip_aim = What you play for, and how far you have come, is always shown here.
# pointing/FirstNotes.svelte
tip_button = This button always says what it does now. It changes with what you pick.
# pointing/FirstNotes.svelte
tip_deadwood = Your melds stay in your hand. Once you have little deadwood left, you may knock.
# pointing/FirstNotes.svelte
tip_first_meld = Your first meld needs { $minimum } points from your own rack. The button shows the running total.
# pointing/FirstNotes.svelte
tip_hand =
    { $family ->
        [tiles] Pick tiles that belong together and group them. Below each group you see what it is, or what it lacks.
       *[other] Pick cards that belong together and group them. Below each group you see what it is, or what it lacks.
    }
# pointing/FirstNotes.svelte, table/Notice.svelte
tip_ok = Got it
# pointing/FirstNotes.svelte
tip_pick_tiles =
    { $family ->
        [tiles] Pick tiles, then a place on the table, to lay them down. Dragging works too.
       *[other] Pick cards, then a place on the table, to lay them down. Dragging works too.
    }
# pointing/FirstNotes.svelte
tip_rid = No more tips
# pointing/FirstNotes.svelte
tip_undo = Nothing is final until you end your turn: you can undo or reset everything.
# tournament/Ruling.svelte
tourney_absent = absent
# tournament/Boards.svelte, tournament/Ruling.svelte
tourney_absent_name = { $name } is absent
# tournament/NewTournament.svelte
tourney_advance = Players who advance from each table
# tournament/NewTournament.svelte
tourney_after = After { $time }
# table/DealEnd.svelte, table/TopBar.svelte
tourney_back = To the tournament
# tournament/Now.svelte
tourney_begin = Start the tournament
# tournament/Now.svelte
tourney_begin_next = Start round { $round }
# tournament/Boards.svelte
tourney_board = Table { $number }
# tournament/Entrants.svelte
tourney_bots_add = Add bots
# tournament/Entrants.svelte
tourney_bots_count = How many bots
# tournament/Bracket.svelte, pages/Tournament.svelte
tourney_bracket = Bracket
# tournament/Boards.svelte
tourney_by_hand = by hand
# tournament/NewTournament.svelte
tourney_by_lot = By draw
# tournament/NewTournament.svelte
tourney_by_press = When I start it
# tournament/NewTournament.svelte
tourney_by_rating = By rating
# tournament/Boards.svelte
tourney_bye = Bye: { $names }
# tournament/Now.svelte
tourney_clock_waits = The clock waits two minutes for you.
# pages/Tournaments.svelte
tourney_code = Tournament code
# tournament/NewTournament.svelte
tourney_countdown = The next round starts
# tournament/Cross.svelte, pages/Tournament.svelte
tourney_cross = Cross table
# pages/Tournament.svelte
tourney_csv = Standings (CSV)
# tournament/NewTournament.svelte
tourney_cycles = How often everybody meets
# tournament/Boards.svelte
tourney_deal = Deal { $number }
# pages/Tournament.svelte
tourney_end = End the tournament now
# pages/Tournament.svelte
tourney_end_not = Go on playing
# pages/Tournament.svelte
tourney_end_sure = No further rounds are played, and the standings stay as they are now.
# pages/Tournament.svelte, pages/TournamentWall.svelte, pages/Tournaments.svelte
tourney_entrants = Entrants: { $count }
# tournament/Standings.svelte
tourney_explain = Press a column heading to read what it means.
# tournament/NewTournament.svelte
tourney_fill = Fill up with bots
# tournament/NewTournament.svelte
tourney_fill_note = So that nobody is left over in a round.
# tournament/Now.svelte
tourney_finish = Close the tournament
# tournament/NewTournament.svelte
tourney_format = Format
# tournament/Now.svelte
tourney_host_begins = The host starts the tournament when everybody is here.
# pages/Tournament.svelte
tourney_invite = Invite people
# tournament/Entrants.svelte
tourney_join = Take part
# pages/Tournament.svelte
tourney_json = Everything (JSON)
# tournament/words.ts
tourney_knock_out = Knock-out
# tournament/words.ts
tourney_knock_out_note = Losers are out. If the numbers do not come out even, the top seeds have a bye in the first round.
# tournament/NewTournament.svelte
tourney_late = Latecomers
# tournament/NewTournament.svelte
tourney_late_half = Half a point for each round missed
# tournament/NewTournament.svelte
tourney_late_zero = Nothing for rounds missed
# tournament/NewTournament.svelte
tourney_make = Make the tournament
# pages/Tournaments.svelte
tourney_mine = My tournaments
# tournament/Now.svelte
tourney_my_bye = You have a bye this round.
# tournament/Now.svelte
tourney_my_table = To my table
# tournament/Now.svelte
tourney_my_table_note = Round { $round }, table { $number }.
# tournament/Now.svelte
tourney_my_wait = Your match is over. The round continues at other tables.
# tournament/NewTournament.svelte
tourney_name = Tournament name
# tournament/NewTournament.svelte, pages/Tournaments.svelte
tourney_new = New tournament
# tournament/Now.svelte, pages/TournamentWall.svelte
tourney_next_in = Round { $round } starts in { $time }.
# tournament/Entrants.svelte
tourney_nobody = Nobody has joined yet.
# pages/Tournaments.svelte
tourney_none = You are not in a tournament yet.
# tournament/Boards.svelte
tourney_not_begun = not started
# tournament/words.ts
tourney_open = Open for entries
# tournament/Now.svelte, tournament/words.ts
tourney_over = Over
# tournament/NewTournament.svelte
tourney_pairing = Seeds
# pages/Tournament.svelte, pages/TournamentWall.svelte
tourney_pairings = Pairings
# tournament/Bracket.svelte, tournament/Ruling.svelte, tournament/Standings.svelte
tourney_place = Place
# tournament/Ruling.svelte
tourney_place_of = Place of { $name }
# tournament/NewTournament.svelte
tourney_play_too = I am playing too
# evenings/Statistics.svelte, tournament/Cross.svelte, tournament/Standings.svelte
tourney_player = Name
# tournament/NewTournament.svelte
tourney_points_for = Points for a win, a draw, a loss
# tournament/Ruling.svelte
tourney_points_of = Points of { $name }
# tournament/Boards.svelte
tourney_repeats = Some players meet again: no other pairing was possible.
# tournament/Boards.svelte
tourney_result = Enter the result
# tournament/Ruling.svelte
tourney_result_note = It counts instead of what the table reports, and is marked as entered by hand.
# tournament/Ruling.svelte
tourney_result_of = Result of table { $number }
# tournament/Entrants.svelte
tourney_return = Play again
# tournament/Entrants.svelte
tourney_return_name = Let { $name } play again
# tournament/Bracket.svelte, pages/Tournament.svelte
tourney_round = Round { $round }
# tournament/Now.svelte
tourney_round_done = The round is over.
# tournament/AtTournament.svelte, tournament/words.ts
tourney_round_of = Round { $round } of { $rounds }
# tournament/words.ts
tourney_round_robin = Round robin
# tournament/words.ts
tourney_round_robin_note = Everybody meets everybody. Good for up to eight people.
# tournament/NewTournament.svelte, pages/Tournament.svelte
tourney_rounds = Rounds
# pages/Tournament.svelte
tourney_rounds_number =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
# tournament/Ruling.svelte
tourney_save = Save the result
# tournament/Cross.svelte, tournament/Standings.svelte, tournament/files.ts
tourney_score = Points
# tournament/NewTournament.svelte
tourney_seats = Seats at a table
# home/places.ts, pages/Tournaments.svelte
tourney_sentence = A tournament over several tables: pairings, rounds and standings.
# pages/Tournament.svelte
tourney_share_text = Join the tournament “{ $name }”
# tournament/Entrants.svelte
tourney_since = from round { $round }
# tournament/Standings.svelte, pages/Tournament.svelte, pages/TournamentWall.svelte
tourney_standings = Standings
# tournament/words.ts
tourney_swiss = Swiss
# tournament/words.ts
tourney_swiss_note = Everybody plays every round, against somebody with a similar score whom they have not met. Good for many people and few rounds.
# tournament/words.ts
tourney_tb_buchholz = Buchholz
# tournament/words.ts
tourney_tb_buchholz_cut = Buchholz cut 1
# tournament/words.ts
tourney_tb_buchholz_cut_note = The points of all opponents except the lowest: players who met stronger opponents rank higher. A round without an opponent counts with the player’s own points.
# tournament/words.ts
tourney_tb_buchholz_note = The points of all opponents added up.
# tournament/words.ts
tourney_tb_direct_encounter = Direct encounter
# tournament/words.ts
tourney_tb_direct_encounter_note = Among players who are still level: who scored more points against the others, if all of them have met.
# tournament/words.ts
tourney_tb_sonneborn_berger = Sonneborn-Berger
# tournament/words.ts
tourney_tb_sonneborn_berger_note = The points of the opponents a player has beaten, and half the points of those the player drew with.
# tournament/Ruling.svelte, tournament/words.ts
tourney_tb_table_points = Points at the table
# tournament/words.ts
tourney_tb_table_points_note = The points of the games themselves, added up over all matches; where the lowest score wins, they count as negative.
# tournament/words.ts
tourney_tb_wins = Wins
# tournament/words.ts
tourney_tb_wins_note = Matches won at the table; byes do not count.
# tournament/NewTournament.svelte
tourney_third = Match for third place
# tournament/Boards.svelte
tourney_third_place = Third place
# home/places.ts, pages/Tournament.svelte, pages/TournamentWall.svelte
tourney_title = Tournaments
# pages/Tournament.svelte
tourney_wall = Projector view
# pages/TournamentWall.svelte
tourney_wall_join = Join with this code
# tournament/Now.svelte
tourney_win_together = { $names } share first place
# tournament/Now.svelte, pages/TournamentWall.svelte
tourney_wins = { $name } wins
# tournament/Entrants.svelte
tourney_withdraw = Withdraw
# tournament/Entrants.svelte
tourney_withdraw_name = Withdraw { $name }
# tournament/Entrants.svelte, tournament/Standings.svelte
tourney_withdrawn = withdrawn
# tournament/Standings.svelte
tourney_won_lost = { $won } won, { $drawn } drawn, { $lost } lost
# tournament/Entrants.svelte
tourney_you_are_in = You are in.
# pages/Tournament.svelte, pages/Tournaments.svelte
tourney_you_host = You are the host.
# trust/DealTrust.svelte
trust_add = Add my own randomness
# trust/DealTrust.svelte
trust_add_label = Anything you like, such as three dice
# trust/DealTrust.svelte
trust_added = Randomness added by: { $names }
# trust/DealTrust.svelte
trust_added_mine = Your page has committed to its secret.
# trust/Withheld.svelte
trust_alarm = Warning: what the server shows now does not match what your page saw before the match. Do not trust these cards.
# trust/DealTrust.svelte
trust_checked = Your page has checked that everything revealed matches the commitments.
# trust/DealTrust.svelte
trust_last = Seed of deal { $number }
# trust/DealTrust.svelte, pages/Verify.svelte
trust_limits = The server does know the cards. A player who commits but does not reveal had a choice between two shuffles and is named here.
# trust/DealTrust.svelte
trust_nobody = No player has added randomness to this match, so the server could have chosen the cards.
# trust/DealTrust.svelte, pages/Verify.svelte
trust_one = Before the match the server shows a hash that fixes its seeds for all deals, so it cannot exchange cards afterwards.
# trust/DealTrust.svelte
trust_opened = Revealed: { $names }
# waiting/Waiting.svelte
trust_opening = One moment: the secrets are being revealed.
# trust/DealTrust.svelte
trust_promise = Hash of deal { $number }
# trust/DealTrust.svelte
trust_promised = Committed: { $names }
# trust/DealTrust.svelte, pages/Verify.svelte
trust_three = After the deal the seed is shown, and anybody can deal the same cards again and compare.
# trust/DealTrust.svelte
trust_title = Is the deal fair?
# trust/DealTrust.svelte, pages/Verify.svelte
trust_two = Each player’s page commits to a secret number and reveals it only when all commitments are fixed. So nobody can choose the cards, not even the server, as long as one honest player has revealed theirs.
# replay/RecordLinks.svelte, trust/DealTrust.svelte
trust_verify = Verify a deal
# trust/Withheld.svelte
trust_withheld = Committed but did not reveal: { $names }
# home/Unread.svelte, review/ReviewPage.svelte, review/Waiting.svelte
ui_again = Try again
# rules/PieceRule.svelte, scan/Chooser.svelte, ui/Dialog.svelte
ui_close = Close
# ui/Header.svelte
ui_home = RummyKit: home
# clubs/Leaderboard.svelte, meeting/OpenedFriendLink.svelte, review/ReviewPage.svelte
ui_loading = Loading…
# ui/NameField.svelte
ui_name = Your name
# ui/NameField.svelte
ui_name_hint = What your friends call you
# pages/Verify.svelte
verify_broken = the seed does not match the hash that was shown
# pages/Verify.svelte
verify_chance_broken = { $name } did not reveal what was committed
# pages/Verify.svelte
verify_chance_kept = { $name } added randomness as committed
# pages/Verify.svelte
verify_chance_none = { $name } added randomness without committing to it first
# pages/Verify.svelte
verify_chance_withheld = { $name } committed to randomness but did not reveal it
# pages/Verify.svelte
verify_check = Verify
# pages/Verify.svelte
verify_deal = Deal { $number }
# pages/Verify.svelte
verify_draw = in move { $move }, { $name } drew { $dealt }; the record says { $told }
# pages/Verify.svelte
verify_good = matches, { $count } cards compared
# pages/Verify.svelte
verify_hand = { $name } was dealt { $dealt }; the record says { $told }
# pages/Verify.svelte
verify_move = a move does not follow: { $text }
# pages/Verify.svelte
verify_no = They differ.
# pages/Verify.svelte
verify_no_promise = the record does not contain the hash that was shown
# pages/Verify.svelte
verify_nobody = No player added randomness committed to in advance, so the server could have chosen these cards.
# pages/Verify.svelte
verify_nothing = no card
# pages/Verify.svelte
verify_open = Open a file
# pages/Verify.svelte
verify_record = Record
# pages/Verify.svelte
verify_sentence = Paste or open the record of a match: every deal is dealt again from its seed and compared.
# pages/Verify.svelte
verify_title = Was it dealt fairly?
# pages/Verify.svelte
verify_upcard = the upcard was { $dealt }; the record says { $told }
# pages/Verify.svelte
verify_yes = They match: every deal is as it was committed.
# waiting/Waiting.svelte
waiting_all_here = Everybody is here.
# table/People.svelte, waiting/Seats.svelte
waiting_away = not connected
# clubs/PastEvenings.svelte, home/levels.ts, seats/facts.ts
waiting_bot = Bot
# waiting/ChangeTable.svelte
waiting_change = Change this table
# waiting/ChangeTable.svelte
waiting_change_save = Change
# waiting/Facts.svelte
waiting_changed = { $name } changed: { $what }
# waiting/Invite.svelte
waiting_code = Or read out this code
# ui/CopyField.svelte, pages/Solver.svelte
waiting_copied = Copied
# ui/CopyField.svelte
waiting_copy = Copy
# waiting/Invite.svelte
waiting_copy_by_hand = The link is selected: copy it from here.
# waiting/Seats.svelte
waiting_empty = Free
# waiting/changes.ts
waiting_fact = { $what }: { $value }
# waiting/Waiting.svelte
waiting_for_many = Waiting for { $count } more players.
# waiting/Waiting.svelte
waiting_for_one = Waiting for one more player.
# table/People.svelte, waiting/Seats.svelte
waiting_host = host
# waiting/Waiting.svelte
waiting_host_starts = { $name } starts the match.
# waiting/Invite.svelte
waiting_link = Send this link to your friends
# pages/Table.svelte
waiting_no_line = Connection lost. Your request will be sent again as soon as it is back.
# waiting/Invite.svelte
waiting_qr = Show as a QR code
# account/Devices.svelte, waiting/Invite.svelte, pages/TournamentWall.svelte
waiting_qr_alt = QR code of the link
# waiting/Seats.svelte
waiting_seat_bot = Give it to a bot
# waiting/Seats.svelte
waiting_seat_free = Free it up
# waiting/Seats.svelte
waiting_seats = Seats
# waiting/Invite.svelte
waiting_share = Share
# waiting/Waiting.svelte
waiting_share_text = Play { $game } with me
# waiting/Seats.svelte
waiting_side = Side { $number }
# waiting/Seats.svelte
waiting_sides_note = Partners sit opposite each other and play together.
# waiting/Seats.svelte
waiting_sit_here = Sit here
# waiting/Waiting.svelte
waiting_start = Start
# waiting/Waiting.svelte
waiting_start_bot = Start with a bot
# waiting/Waiting.svelte
waiting_start_bots =
    { $count ->
        [one] Start with { $count } bot
       *[other] Start with { $count } bots
    }
# waiting/Waiting.svelte
waiting_start_note = Bots take the free seats.
# waiting/Facts.svelte, waiting/changes.ts
waiting_time = Time for a turn
# table/Status.svelte, pages/Table.svelte
waiting_unheard = The connection was lost before the answer arrived, and the table has changed since. If your request was not carried out, press again.
# waiting/Facts.svelte
waiting_visiting = Other people's bots may sit down here
# table/People.svelte, waiting/Seats.svelte
waiting_you = you
# table/Writing.svelte
write_label = Write to the table
# table/Writing.svelte
write_note = Only the people who sit here read this. The server forgets it when everybody has gone.
# table/Writing.svelte
write_report = Report
# table/Writing.svelte
write_reported = Reported to the operator of this server. You no longer see what this player writes.
# table/Writing.svelte
write_send = Send
# table/Writing.svelte
write_title = Messages
