account_added_ask = You are signed in. Add a passkey here, and this device will sign you in by itself next time.
account_already = This device already has a passkey for this account.
account_average = Average place
account_best = Best score
account_cancelled = Nothing was changed: the device cancelled the request.
account_code_label = Code from that device
account_code_note = On that device: Account, Devices, “Sign in another device”.
account_code_title = Signed in on another device?
account_create = Create an account
account_create_do = Create with a passkey
account_curve =
    { $count ->
         [one] { $game }: rating from { $from } to { $to } over { $count } match
        *[other] { $game }: rating from { $from } to { $to } over { $count } matches
    }
account_data = My data
account_delete = Delete the account
account_delete_no = Keep it
account_delete_sure = Your history, ratings and passkeys are deleted for good. Records of finished tables remain, with “N. N.” in your seat, and so do puzzles made from your matches, which contain no names.
account_delete_yes = Delete for good
account_deleted = The account is deleted.
account_devices = Devices
account_export = Download everything
account_game = Game
account_history = Finished matches
account_history_none = No finished matches yet.
account_link = Sign in another device
account_link_what = Scan this with the other device, or type in the code there. It works once, for { $minutes } minutes. Do not show it to anybody else.
account_localhost = Open the same page at { $address }
account_matches = Matches
account_more = More
account_name = Account name
account_none = This server has no accounts. Everybody plays as a guest.
account_passkey_add = Add a passkey on this device
account_passkey_made = made { $when }
account_passkey_remove = Remove
account_passkey_remove_this = Remove the passkey of { $name }
account_passkey_used = used { $when }
account_passkey_what = A passkey is stored on your device and unlocked like the device itself: by finger, face or PIN. No password, no e-mail address.
account_passkeys = Passkeys
account_place = Place { $place } of { $players }
account_points =
    { $score ->
         [one] { $score } point
        *[other] { $score } points
    }
account_rating = Rating
account_rating_give = { $rating } ± { $give }
account_rating_what = A rating starts at 1500. The figure after ± shows how far it may be off; it shrinks with every rated match.
account_rename = Change
account_renamed = Changed.
account_replay = Replay
account_sentence = Nobody needs an account to play. With one you keep your history, statistics and ratings, on every device.
account_session_end = Sign out
account_session_end_this = Sign out { $name }
account_session_here = here
account_session_since = since { $when }
account_sessions = Signed in
account_sign_in = Sign in
account_sign_in_do = Sign in with a passkey
account_sign_out = Sign out
account_since = Account since { $date }
account_statistics = Statistics
account_title = Account
account_unable = Passkeys need HTTPS and a host name. They are not available to this browser at this address.
account_visiting_bots =
    { $count ->
         [one] with { $count } visiting bot
        *[other] with { $count } visiting bots
    }
account_waiting = Follow the instructions on your device …
account_won = Won
app_name = RummyKit
away_account = Your account and your past matches are stored there.
away_bot = When the time for the turn runs out, a bot takes over.
away_clock = The clock keeps running.
away_for = away for { $time }
away_home = Tables and bots need it. The score sheet, and any rules and replays you have opened here, work without it.
away_lobby = Open tables are listed there; they will appear when the connection is back.
away_now = { $name } is away.
away_referee = The referee runs on the server. What you have laid out is kept; ask again when the connection is back.
away_replay = A record that was opened or saved on this device can be replayed without it; others need it.
away_since = { $name } has been away for { $time }.
away_solver = The solver runs on the server. What you have entered is kept; ask again when the connection is back.
away_title = The server cannot be reached.
away_verify = Everything is dealt again on the server and compared.
away_waits = The table waits.
back_title = While you were away:
bot_named = { $name } (bot)
bot_visiting = Somebody’s bot
bots_copy_by_hand = The token is selected: copy it from here.
bots_docs = The API for bots
bots_make = Make a token
bots_name = Bot name
bots_once = It is shown only once. Keep it where only your program can find it.
bots_revoke = Revoke
bots_revoke_this = Revoke the token of { $name }
bots_sentence = A program of yours can play at tables that allow bots. The token is its key: anybody who has it plays as your bot.
bots_title = My bots
bots_token = Token of { $name }
bots_used = last seen { $when }
clock_left =
    { $seconds ->
         [one] { $seconds } second left
        *[other] { $seconds } seconds left
    }
clock_low = Ten seconds left.
condition_met = (done)
condition_not_met = (not yet)
contract_groups =
    { $count ->
         [one] { $count } group of { $length }
        *[other] { $count } groups of { $length }
    }
contract_is = Contract: { $melds }
contract_runs =
    { $count ->
         [one] { $count } run of { $length }
        *[other] { $count } runs of { $length }
    }
docs_sentence = All endpoints of this server, what each accepts and what it returns.
docs_title = API
draft_no_line = The connection was lost before the answer arrived. Nothing is lost.
draft_not_arrived = You are back. Your last move did not arrive: please play it again.
draft_not_from_rack =
    { $family ->
         [tiles] Only tiles you played this turn can go back to the rack.
        *[other] Only cards you played this turn can go back to your hand.
    }
draft_own_set =
    { $value ->
         [one] { $value } point
        *[other] { $value } points
    }
draft_put_back = The table is as it was. Undo restores your draft.
end_big_gin = { $name }: big gin!
end_blocked = The stock is empty and the upcard was refused: the lowest hand wins.
end_blocked_counted = The stock is empty and the discards were refused: everybody's cards are counted.
end_blocked_nobody = The stock is empty and nobody has gone out.
end_called = { $name } ended the deal before drawing.
end_called_beaten = { $name } ended the deal before drawing, but another player had as few points or fewer.
end_capped = { $count } points, the most a hand can count ({ $held } in hand)
end_come_in = Rejoin
end_coming_in = You are out. You may rejoin with { $count } points.
end_dealt = A dealt hand ended the deal.
end_exhausted = The pool is empty and nobody could play: the lowest rack wins.
end_exhausted_nobody =
    { $family ->
         [tiles] The pool is empty, and nobody has gone out.
        *[other] The stock is empty, and nobody has gone out.
    }
end_face_down = { $name } went out with the last card face down.
end_follow = Go to the new table
end_gin = { $name }: gin!
end_held = What each player held
end_home = Other games
end_in_hand =
    { $family ->
         [tiles] On the rack: { $points }
        *[other] In hand: { $points }
    }
end_laid = What was laid
end_match_shared = { $names } tie for first place
end_match_won = { $name } won the match
end_match_you = You won the match
end_next =
    { $family ->
         [tiles] Next game
        *[other] Next deal
    }
end_nobody = Nobody won
end_none = nothing
end_out_beaten = { $name } went out, but the other side scored more.
end_out_first_drop = first drop
end_out_left_table = left the match
end_out_middle_drop = middle drop
end_out_missed_turns = missed turns
end_out_wrong_declaration = wrong declaration
end_pool_gone = The pool is empty, and nobody has gone out.
end_reckoning = How the points were worked out
end_rematch = Rematch
end_see_result = Back to the result
end_see_table = Show the table
end_shared =
    { $family ->
         [tiles] { $names } share the win
        *[other] { $names } share the win
    }
end_skipped_why = The deal is void again. Nobody scores, and the next deal follows.
end_stay_out = Stay out
end_stock_gone = The stock is empty: the lowest hand wins.
end_turns_over = Everybody has had the last turn.
end_undercut = { $knocker } knocked and was undercut!
end_void = The deal is void
end_void_last = Nobody knocked before the last cards of the stock. The same dealer deals again.
end_void_why = The stock ran out too often. The same dealer deals again.
end_won =
    { $family ->
         [tiles] { $name } won the game
        *[other] { $name } won the deal
    }
end_you_won =
    { $family ->
         [tiles] You won the game
        *[other] You won the deal
    }
fact_can_go_out = You can go out
fact_contract = { $length }
fact_contract_group = Group of { $length }
fact_contract_run = Run of { $length }
fact_contract_whole_hand = Whole hand, no discard
fact_countdown = From { $points } down to 0
fact_deadwood = Deadwood { $points }
fact_deadwood_best = Deadwood { $points }, at best { $best }
fact_dealer = Dealer: { $seat }
fact_deals = Deal { $number } of { $count }
fact_dublees = Dublees: { $count } of { $wanted }
fact_extra_deal = Extra deal
fact_extra_game = Extra game
fact_first_contract = Contract: groups { $groups }, runs { $runs }
fact_first_contract_groups = Contract: groups of { $groups }
fact_first_contract_runs = Contract: runs of { $runs }
fact_first_meld = First meld { $minimum }
fact_first_meld_pairs =
    { $count ->
         [one] or { $count } pair
        *[other] or { $count } pairs
    }
fact_first_meld_taken = First meld with a taken card
fact_games = Game { $number } of { $count }
fact_knock = Knock at { $limit }
fact_knock_any = Knock at any time
fact_knock_gin = Knock with gin
fact_knock_limit = Knock at { $limit } or less
fact_knock_limit_gin = Knock with gin only
fact_knock_limit_none = Knock at any time
fact_loose = { $count } loose
fact_lowest_wins = Lowest score wins
fact_melds = Melds: { $count }
fact_melds_wanted = Melds of { $melds }
fact_melds_worth = Melds worth { $points }
fact_opening = { $value } of { $minimum }
fact_opening_pairs = { $value } of { $minimum } pairs
fact_out_at = Out at { $points }
fact_point_value = { $amount } a point
fact_points = Points in hand: { $points }
fact_points_no_pure = No pure run, all cards count: { $points }
fact_points_times = Points in hand: { $held } × { $times } = { $points }
fact_points_unlaid = Nothing laid: { $held } × { $times } = { $points }
fact_points_unopened = No first meld yet: { $points }
fact_pot = Pool { $amount }
fact_pure_life = Pure life
fact_pure_runs = Pure runs: { $count } of { $wanted }
fact_pure_runs_wanted = { $count } pure runs, all cards in melds
fact_second_life = Second life
fact_single_deal = One deal decides
fact_single_game = One game decides
fact_starter = First to play: { $seat }
fact_target = First to { $points }
fact_tiles_away = at least { $count } short
fact_trash = Trash { $points }
fact_turns = Turn { $number } of { $count }
fact_two_lives = Two lives, one of them pure
fact_whole_hand = All cards down at once
fact_wild = Wild: { $rank }
fact_wild_cut = Wild: { $rank }, { $upper } and { $lower }
fact_wild_tile = Okey: { $tile }
fact_wins = Wins needed: { $count }
felt_at_once = Melds stay in hand until the whole hand can be laid down.
felt_at_once_tiles = Sets stay on the rack until the whole rack can be shown.
felt_declared = Melds stay in hand until somebody declares.
felt_discards_by = Discards by player
felt_discards_of = { $name }: discards
felt_first_meld = No minimum for the first meld
felt_first_set = No minimum for the first meld
felt_knocked = Melds stay in hand until somebody knocks.
felt_more_above = More above
felt_more_below = More below
felt_shown = Melds stay in hand until the last turn.
felt_taken_of = { $name }: cards taken
felt_turned_up = Turned up
friends_allow = Let them ask again
friends_also = with { $names }
friends_ask = Ask to play
friends_asked = Asked: { $names }. They see the invitation on every page here for half an hour; the match begins when everybody has come.
friends_asking = Asking…
friends_asks = { $name } asks you to play
friends_asks_game = { $name } asks you to play { $game }.
friends_end = Ask { $names } again
friends_forget = Remove from this list: { $names }
friends_join = Join
friends_never = No more invitations from { $name }
friends_never_done = { $name } can no longer invite you and is not told.
friends_not_now = Not now
friends_silenced = People who cannot invite you: { $count }
friends_their_rules = Their house rules: { $count }
friends_title = Play again with
go_arrival = { $name } is not here yet: the clock waits for up to { $time }.
go_join = Join the new table
go_next_in =
    { $family ->
         [tiles] The next game begins in { $time } at the latest.
        *[other] The next deal begins in { $time } at the latest.
    }
go_ready = Ready: { $names }
go_rematch_in = The new table opens in { $time }, with those who are ready.
go_resume_in = Play resumes in { $time } at the latest.
go_waiting = Waiting for { $names }
go_you_ready = You are ready
hand_arrange = Arrange
hand_drawn = just drawn
hand_dublee = dublee
hand_group_heard =
    { $amount ->
         [1] Group { $number }, { $what }, { $count } card
        *[other] Group { $number }, { $what }, { $count } cards
    }
hand_impure_run = run
hand_jokers = wild cards
hand_key_arrange = Arrange the hand
hand_key_cards = Next card, next group
hand_key_enter = Same as the main button (unless it ends the deal)
hand_key_group = Put the selection in a group
hand_key_menu = Where the card can go
hand_key_move = Move the card in the hand
hand_label =
    { $amount ->
         [1] Your hand, { $cards } cards, { $groups } group
        *[other] Your hand, { $cards } cards, { $groups } groups
    }
hand_loose_cards = { $count } loose
hand_make_group = Group
hand_meld = meld
hand_menu = Move to …
hand_move_here = Move the selection here
hand_new_group_here = Start a group here
hand_next_card = The card after it
hand_previous_card = The card before it
hand_pure_run = pure run
hand_select_group = Select these cards
hand_sorting = Sorting
hand_started = { $cards } + one
hand_started_heard = one card short
hand_started_short = + one
hand_to_loose = Loose cards
hand_to_new_group = A new group
hand_tunnela = tunnela
hand_undo = Undo sorting
hand_wild = wild
hint_again = Show it on the table
hint_ask = Hint
hint_buy = Buy the discard.
hint_call = Call Rummy on the marked meld.
hint_call_end = End the deal now.
hint_claim = Claim the discard with { $cards }.
hint_declare = Declare, with { $card } on the discard pile.
hint_declare_pairs = Declare pairs.
hint_discard = Discard { $card }.
hint_done = Stop laying off.
hint_draw =
    { $family ->
         [tiles] Draw from the pool.
        *[other] Draw from the stock.
    }
hint_drop = Drop out of this deal.
hint_fight = Fight.
hint_force = Force the card.
hint_go_out = Go out with { $cards }.
hint_knock = Knock.
hint_lay_off = Lay { $cards } off on the marked meld.
hint_mark = hint
hint_meld = Lay down { $cards }.
hint_more = Show me
hint_open = Open with { $cards }.
hint_pass = Pass.
hint_pass_drawn = Pass: there is nothing to play.
hint_pass_tiles =
    { $family ->
         [tiles] Nothing is worth laying down: draw a tile.
        *[other] Nothing is worth laying down: draw a card.
    }
hint_play = Do it
hint_rearrange =
    { $family ->
         [tiles] This plays the most tiles; a joker is kept unless it lets you play two more. End your turn, or undo.
        *[other] This plays the most cards. End your turn, or undo.
    }
hint_show = Show { $cards }.
hint_show_dealt = Show the hand.
hint_show_indicator = Show the tile that matches the indicator.
hint_show_none = There is no meld to show.
hint_swap = Exchange { $card } for the joker.
hint_take =
    { $family ->
         [tiles] Take the marked tile of the discard pile.
        *[other] Take the marked card of the discard pile.
    }
hint_take_card = Take { $card } from the discard pile.
hint_take_pile = Take the discard pile.
hint_take_pile_with = Take the discard pile with { $cards }.
hint_where = Look at the highlighted cards.
home_against =
    { $count ->
         [one] Opponents: { $count } bot, { $level }
        *[other] Opponents: { $count } bots, { $level }
    }
home_all = Show all games
home_code = Go to the table or tournament { $code }
home_dealing = Dealing…
home_doors = Other pages
home_favourite = Favourite: { $game }
home_filter = Filter
home_filter_minutes = Most minutes
home_filter_players = How many of you?
home_find = Find a game
home_find_clear = Clear the search
home_find_or_code = Find a game, or type a code
home_found = Games: { $count }
home_friends = With friends
home_guest = Guest
home_minutes = { $range } minutes
home_nearest = Closest matches:
home_no_games = This server offers no games.
home_none = No game here is called “{ $query }”.
home_none_fits = No game matches all of these.
home_not_affiliated = RummyKit is not affiliated with the makers of Rummikub. The name is their trademark and is used only to say which rules are meant.
home_offline = You are offline
home_offline_long = Your tables are safe on the server. The games will be back as soon as there is a connection.
home_opponents = Opponents
home_play = Play now
home_players = { $range } players
home_rules = Rules
home_sentence = Play bots right away, or send friends a link and play together.
home_shelf_asia = Asia
home_shelf_canasta = Canasta
home_shelf_contract = Contract
home_shelf_indian = Indian
home_shelf_knock = Knock and Gin
home_shelf_romme = Rommé and Kaluki
home_shelf_rummy = Rummy
home_shelf_tiles = Tiles
home_title = Rummy with tiles or cards
home_tool_pad = Keeps the score
home_tool_referee = Is that allowed?
home_tool_replay = A match, move by move
home_tool_solver = What is the best play?
home_yours = Your games
join_begun = The match has begun without you.
join_invited = { $name } invites you to the table.
join_own_table = Make a table of your own
join_sit = Sit down
join_sitting = Sitting down…
join_watch = Watch
leaders_how = To appear here, play { $count } rated matches of a game, one of them in the last three months, and choose to be listed.
leaders_least = At least
leaders_mine = Your place: { $place }
leaders_name = Player
leaders_none = Nobody is listed here yet.
leaders_place = Place
leaders_sentence = The best players in rated matches, among those who want to be listed.
leaders_show = List me among the leaders
leaders_show_note = Everybody can see your name, your ratings and how many rated matches you have played. Off until you turn it on.
leaders_title = Leaders
leaders_what = Places go by what a rating is at least: three standard deviations below it. So more matches help, even if the rating stays the same.
leaders_you = { $name } (you)
learn_again = Start again
learn_all_games = All lessons
learn_begin = Begin
learn_check = Check
learn_choose_all = Choose all that apply.
learn_did_knocked = knocked
learn_did_went_out = went out
learn_done_all = Learned
learn_done_of = { $done } of { $count }
learn_each_counts = What counts:
learn_end = That was the lesson
learn_end_all = You have learned everything in it.
learn_end_some = The marked tasks are worth another look.
learn_game = Learn { $game }
learn_hand_counts = { $name }: { $count } left
learn_in_melds = In melds, counts nothing:
learn_known = Games I know
learn_known_fewer = { $count } of { $whole } tasks: only those that differ from { $game }.
learn_known_none = No similar game
learn_known_plain = { $game } without house rules
learn_laid = laid
learn_later = Later
learn_learned = learned
learn_missing = Left out: { $count }.
learn_next = Next task
learn_none_left = nothing left
learn_nothing_new = The lesson of this game teaches the same rules as that of { $game }: there is nothing new to learn.
learn_open = to do
learn_other = That is legal, but it is not what was asked.
learn_play = Play a game now
learn_repeat = to repeat
learn_right_mark = correct
learn_rule = The rule
learn_sentence = Every game has a lesson of eight to twelve tasks, from its melds to its scoring.
learn_short = Learn
learn_show = Show the answer
learn_shown = This is the answer.
learn_step = Task { $number } of { $count }
learn_title = Learn by playing
learn_to_end = Finish
learn_wrong_mark = not correct
left_gave_up = { $name } (gave up)
left_match = { $name } has left the match.
left_plays_on = { $name } has left; { $bot } takes over.
left_rated = This match is rated: the result counts for your rating even if you leave.
left_sent_away = { $name } was removed from the table; { $bot } takes over.
left_then = { $first }, then { $second }
line_all_wild_books = Wild books
line_bonus_cards = Cards laid out
line_clean_books = Clean books
line_clean_burracos = Clean burracos
line_concealed = Going out in one turn
line_counted = Melds and bonuses
line_dirty_books = Dirty books
line_dirty_burracos = Dirty burracos
line_feet = Foot not picked up
line_going_out = Going out
line_hands = Left in hand
line_kept = The game is paused here; your last move is kept.
line_melded = Cards melded
line_mixed_books = Mixed canastas
line_natural_books = Natural canastas
line_pozzetti = Pozzetto not picked up
line_semi_books = Semi-clean books
line_semi_burracos = Semi-clean burracos
line_sum = Total
line_wild_books = Wild canastas
line_wild_burracos = Wild burracos
lobby_any_game = All games
lobby_at = { $host }’s table
lobby_at_least = { $count } or more
lobby_bots = Bots welcome
lobby_code = Code of a table
lobby_code_go = Go there
lobby_code_note = Six letters, such as { $example }.
lobby_free = { $free } of { $seats } seats free
lobby_game = Game
lobby_house_rules = House rules: { $count }
lobby_in_play = In progress
lobby_make = Make a table
lobby_none = Nobody is waiting right now. Make a table and let others find it.
lobby_seats = Free seats
lobby_sentence = Sit down at a table where somebody is waiting, or watch a game in progress.
lobby_sit = Sit down
lobby_title = Open tables
lobby_watch = Watch
log_answered_no = { $name }: “No, do not go out.”
log_answered_yes = { $name }: “Yes, go out.”
log_asked = { $name }: “May I go out?”
log_bonus_laid_out = { $name } laid out { $cards }.
log_borrowed = { $name } took { $card } from a meld.
log_bought = { $name } bought { $card }.
log_called = { $name }: Rummy! { $card } is taken.
log_careless_laid_off =
    { $family ->
         [tiles] { $name }: penalty, that tile could be added to a set.
        *[other] { $name }: penalty, that card could be laid off.
    }
log_careless_meld = { $name }: penalty, that card completed a meld in the discard pile.
log_careless_out = { $name }: penalty, that discard let the next player go out.
log_careless_wild = { $name }: penalty for discarding an okey.
log_claimed_group = { $name } claimed { $card } for a group (pon).
log_claimed_run = { $name } claimed { $card } for a run (chi).
log_cut = { $card } is the cut card: its rank and its two neighbours are wild.
log_deal =
    { $family ->
         [tiles] Game { $number }
        *[other] Deal { $number }
    }
log_discarded = { $name } discarded { $card }.
log_drew_card = { $name } drew a card.
log_drew_face = { $name } drew { $piece }.
log_drew_tile = { $name } drew a tile.
log_earlier = Earlier moves are not listed.
log_empty = Nothing has happened yet.
log_end_called = { $name } ended the deal.
log_exhausted = Nobody can go on; the game is over.
log_forced = { $name } forced { $card }.
log_fought = { $name } fought.
log_indicator_shown = { $name } showed the other { $card }.
log_knocked = { $name } knocked.
log_laid_hand = { $name } laid down the whole hand: { $cards }.
log_laid_off = { $name } laid off { $cards }.
log_last_left = { $name }: the only one left.
log_loose = { $name } took { $tiles } back.
log_melded = { $name } laid down { $cards }.
log_missed = { $name } missed a turn ({ $times }).
log_opened = { $name } played { $tiles }, a first meld of { $value }.
log_out_first_drop = { $name } dropped: first drop.
log_out_left_table = { $name } left the table.
log_out_middle_drop = { $name } dropped: middle drop.
log_out_missed_turns = { $name } missed too many turns and dropped out.
log_out_wrong_declaration = { $name }: wrong declaration, out of the deal.
log_pairs_declared = { $name } declared playing for pairs.
log_passed = { $name } passed.
log_penalty =
    { $count ->
         [one] { $name } drew { $count } tile as a penalty.
        *[other] { $name } drew { $count } tiles as a penalty.
    }
log_penalty_cards =
    { $count ->
         [one] { $name } drew { $count } card as a penalty.
        *[other] { $name } drew { $count } cards as a penalty.
    }
log_penalty_faces = { $name } drew { $pieces } as a penalty.
log_picked_up =
    { $called ->
         [pozzetto] { $name } picked up a pozzetto of { $count } cards.
        *[other] { $name } picked up a foot of { $count } cards.
    }
log_played = { $name } played { $tiles }.
log_rummikub = { $name }: Rummikub!
log_shown = { $name } showed { $cards }.
log_shown_none = { $name } had no meld to show.
log_skipped = The deal is void; the next deal follows.
log_start_again = Tie, drawn again: { $round }.
log_start_deals = { $name }: dealer.
log_start_drew = { $name } { $piece }
log_start_highest_begins =
    { $family ->
         [tiles] The highest number goes first.
        *[other] The highest card goes first.
    }
log_start_highest_deals = { $name }: dealer with the highest card.
log_start_joker =
    { $family ->
         [tiles] A joker does not count, drawn again: { $round }.
        *[other] A joker does not count, drawn again: { $round }.
    }
log_start_lowest_deals = { $name }: dealer with the lowest card.
log_start_round = Draw for the start: { $round }.
log_starts = { $name }: first to play.
log_stock_shuffled = The discard pile was shuffled to form a new stock.
log_stock_turned = The discard pile was turned over to form a new stock.
log_swapped =
    { $family ->
         [tiles] { $name } exchanged { $card } for an okey.
        *[other] { $name } exchanged { $card } for a joker.
    }
log_time = Time ran out for { $name }.
log_time_restored = Time ran out for { $name }; the table was put back.
log_time_restored_you = Your time ran out; the table was put back.
log_time_you = Your time ran out.
log_took = { $name } took { $card } from the discard pile.
log_turned = { $name } turned { $card }.
log_upcard = { $card } is turned up.
log_void = The deal is void and is dealt again.
log_went_out = { $name } went out.
log_wild_indicator = { $card } is put aside: its rank is wild.
log_wild_tile = { $card } is the indicator: { $wild } is the okey.
log_you = You
lost_home = All games
lost_title = Page not found
new_arranging = Sorting with one tap
new_arranging_note = One tap arranges the hand in the best way.
new_bots = Of these, bots
new_bots_greedy = Easy
new_bots_levels = Easy plays the best move of each turn; Medium also thinks ahead; Strong tries out what may happen, in games it knows well enough.
new_bots_note = Seats that stay empty become bots when you start.
new_bots_play = Bot strength
new_bots_random = At random
new_bots_sharp = Strong
new_bots_steady = Medium
new_delay = Spectators see the game
new_delay_after = { $time } later
new_delay_none = at once
new_hints = Hints
new_hints_note = A player may ask for a good move.
new_house_rules = House rules
new_house_rules_changed = { $count } changed
new_house_rules_none = Standard rules
new_listed = Open to everybody
new_listed_note = The table appears in the list of open tables; otherwise people need your link or code.
new_make = Make the table
new_making = Making the table…
new_more = Spectators and stand-ins
new_no = no
new_none = none
new_rule_default = Default: { $value }
new_rules_reset = Reset the house rules
new_seats = Players
new_stand_in = A bot takes over for absent players
new_stand_in_note = After half a minute plus the time for a turn; the player can take the seat back at any time.
new_time = Time for a turn
new_time_day = 1 day
new_time_minutes = { $count } min
new_time_none = No limit
new_time_seconds = { $count } s
new_time_sheet = { $time } (rules)
new_title = { $game } with friends
new_visiting = Allow other people's bots
new_visiting_note = Programs that people run themselves. They are marked as bots.
new_watchers = Allow spectators
new_watchers_note = Spectators cannot see any hand.
new_yes = yes
notify_at = { $game }: notify me
notify_denied = This browser does not allow notifications from this page. You can change that in its settings for this site.
notify_end_all = Stop all notifications
notify_home_screen = On an iPhone or iPad, first add this page to the home screen and open it from there.
notify_https = Browsers show notifications only for HTTPS pages.
notify_mail_address = Your e-mail address
notify_mail_ask = Send a link
notify_mail_cancel = Forget this address
notify_mail_confirm = Confirm
notify_mail_confirm_note = From then on you will get an e-mail when it is your turn and you are not at the table.
notify_mail_confirm_title = Confirm your address
notify_mail_confirmed = Your address is confirmed.
notify_mail_instead = By e-mail instead
notify_mail_note = An e-mail when it is your turn and you are not at the table.
notify_mail_on = E-mail goes to { $address }.
notify_mail_stop = Stop e-mail
notify_mail_stop_note = You will get no more e-mail of this kind, and your address is deleted.
notify_mail_stopped = You will get no more e-mail, and your address has been deleted.
notify_mail_title = Also by e-mail
notify_mail_waiting = A link was sent to { $address }. Open it within a day to confirm the address.
notify_never = This browser cannot show notifications.
notify_no_service = This browser has no push service, or it does not respond, so nothing can be sent here.
notify_note = A notification on this device when it is your turn and you are not at the table.
notify_settings = Your turn
notify_title = Notify me when it is my turn
notify_usual = Notify me at new tables
notify_usual_note = At tables where a turn may take a day, from the moment you sit down.
pad_add_player = Add a player
pad_away_house_rules = To start with these house rules the server is needed, but it cannot be reached. Without house rules you can start now.
pad_begin = Start the sheet
pad_bought = Discards bought by { $name }
pad_by_discard = Went out by a discard
pad_cancel = Cancel
pad_careless = Careless discards of { $name }
pad_change_of =
    { $family ->
         [tiles] Change game { $number }
        *[other] Change deal { $number }
    }
pad_clear = Clear
pad_concealed =
    { $family ->
         [tiles] All tiles laid in one turn
        *[other] All cards laid in one turn
    }
pad_csv = Save as CSV
pad_cut = Cut card
pad_draws = Cards the winner had drawn
pad_end_big_gin = Big gin: everything melded
pad_end_blocked = The upcard was refused
pad_end_called = Somebody ended it before drawing
pad_end_dealt = A dealt hand ended it
pad_end_drawn = Nobody won
pad_end_exhausted = The pool is empty
pad_end_knocked = Somebody knocked
pad_end_of =
    { $family ->
         [tiles] The end of game { $number }
        *[other] The end of deal { $number }
    }
pad_end_stock_gone = The stock is empty
pad_end_turns_over = All turns played
pad_end_u = Ù: all melded
pad_end_void = Void: nobody scores
pad_end_went_out = Somebody went out
pad_ended = How it ended
pad_enter =
    { $family ->
         [tiles] Write down game { $number }
        *[other] Write down deal { $number }
    }
pad_fighters = Players who fought
pad_first = Who went first
pad_first_note = This matters only in a tie.
pad_game = Game
pad_games_won =
    { $family ->
         [tiles] Games won
        *[other] Deals won
    }
pad_in_pairs = Players who played for pairs
pad_jokers = Jokers in the winner’s melds
pad_laid = Value of the winner’s melds
pad_laid_each = Value of each player’s cards on the table
pad_left_added = Left, not counted yet
pad_left_all = What each player has left
pad_left_cards = Type the points, or tap in the cards.
pad_left_knock = Type the points left after laying off, or tap in both hands as they were at the knock.
pad_left_lives = Type the points, or tap in all the cards: they are counted according to the two lives.
pad_left_others = What the others have left
pad_left_tiles = Type the points, or tap in the tiles.
pad_left_unmatched = Type the points of the cards outside melds, or tap in the whole hand: RummyKit finds its best arrangement.
pad_melded = Cards melded
pad_missing_held = Missing: { $names }.
pad_missing_knocker = Choose who knocked.
pad_missing_number = A number is missing.
pad_missing_winner = Choose who went out.
pad_new = New sheet
pad_new_sure = This sheet will be gone. Save it as CSV first if you want to keep it.
pad_new_title = Start a new sheet?
pad_no_meld =
    { $family ->
         [tiles] Who had no first meld
        *[other] Who showed no meld
    }
pad_nobody = Nobody
pad_not_counted =
    { $family ->
         [tiles] Game { $number } is written down. It will be counted when the server can be reached.
        *[other] Deal { $number } is written down. It will be counted when the server can be reached.
    }
pad_not_counted_many =
    { $family ->
         [tiles] { $count } games are written down. They will be counted when the server can be reached.
        *[other] { $count } deals are written down. They will be counted when the server can be reached.
    }
pad_one_suit = All in one suit
pad_out = How { $name } left the deal
pad_out_first_drop = First drop
pad_out_middle_drop = Middle drop
pad_out_none = Counted
pad_out_wrong_declaration = Wrong declaration
pad_pairs = Went out with pairs
pad_pick_cards = Cards
pad_pick_laid = Tap in the winner’s melds
pad_pick_of = Tap in what { $name } has left
pad_pick_taken = { $piece }, { $count } used
pad_pick_tiles = Tiles
pad_player = Player { $number }
pad_players = Players
pad_points_of = Points { $name } has left
pad_put_back = Put { $piece } back
pad_remove_player = Remove { $name }
pad_sentence = For a table with real tiles or cards: enter what each player has left, and RummyKit keeps the score by the rules you play.
pad_settings = Names and rules
pad_settings_save = Use these
pad_shower = Player who showed the tile that matches the indicator
pad_side_laid = Melds and bonuses of { $name }, without going out
pad_spade = The first upcard was a spade
pad_stays_out = Out, not rejoining
pad_title = Scorepad
pad_took = { $name } took from { $other }
pad_tools = For a real table
pad_total_of = Total of { $count }
pad_undo =
    { $family ->
         [tiles] Delete game { $number }
        *[other] Delete deal { $number }
    }
pad_value_cards = What each player’s value cards are worth
pad_waits = not counted yet
pad_who_knocked = Who knocked
pad_who_out = Who went out
pad_wild = Wild rank
pad_wild_cards = Twos in them as wild cards
pad_wild_last = The last tile was an okey
pad_wild_none = None
pair_bots = Play a bot while waiting
pair_bots_note = You keep your place, and you will be told at that table when somebody is found.
pair_come = Go to the table
pair_fetching = Players found. Waiting for somebody to come: { $time } left.
pair_found_title = Players found
pair_game = Game
pair_go = Find players
pair_leave = Stop waiting
pair_nobody = Nobody is waiting right now. Be the first.
pair_not_now = Not now
pair_rated = Rated, if the others agree
pair_rated_note = You play people near your rating; the longer you wait, the wider the range.
pair_sentence = One tap, and you wait for others who want to play the same game. The match begins when there are enough.
pair_since = Waiting for { $time }
pair_somebody = Players found for { $game }.
pair_stay = You keep your place as long as this site is open in your browser.
pair_still = You are waiting for players: { $time }
pair_there = { $there } of { $seats } players are here.
pair_time_left = { $time } left
pair_title = Play with somebody
pair_waiting = Waiting for players
pair_wanted = Waiting now
pair_wanted_for = { $there } of { $seats } players, for { $time }
pair_with_them = Wait with them
part_bought = Bought discards { $points }
part_careless = Careless discards { $points }
part_carried = From earlier draws { $points }
part_deal_won = Deal won { $points }
part_going_out = Going out { $points }
part_hands = Cards in other hands { $points }
part_hands_no_pure = No pure run, all cards count: { $points }
part_hands_run_missing = A run is missing, all other cards count: { $points }
part_held = In hand { $points }
part_held_pairs = Left after pairs { $points }
part_held_unlaid = In hand with nothing laid { $points }
part_indicator_shown = Another player showed the indicator's match { $points }
part_laid = Laid { $points }
part_lost_pairs = Another player went out in pairs { $points }
part_lost_pairs_wild_last = Another player went out in pairs with an okey last { $points }
part_lost_plain = Another player went out { $points }
part_lost_wild_last = Another player went out with an okey last { $points }
part_multiplied = Times { $times }: { $points }
part_pot_paid = Into the pot { $points }
part_pot_won = The pot { $points }
part_stakes_beaten = Beaten { $points }
part_stakes_called = After the call { $points }
part_stakes_dealt = Dealt hand shown { $points }
part_stakes_folded = Folded { $points }
part_stakes_no_meld = No meld on the table { $points }
part_stakes_out = Another player went out { $points }
part_stakes_stock = Not the lowest hand { $points }
part_stakes_won = From the others { $points }
part_unopened = No first meld { $points }
part_value_given = Value cards paid { $points }
part_value_got = Value cards received { $points }
people_back_for = Give the seat back
people_bot_for = Let a bot play
people_bot_for_you = A bot is playing for you.
people_bot_plays = a bot is playing
people_go_on = Resume
people_here = At the table
people_leave = Leave the table
people_leave_sure = A bot takes your seat for good.
people_mute = Mute
people_not_watched = This table does not allow spectators.
people_pause = Ask for a pause
people_pause_agree = Agree to the pause
people_pause_declined = Somebody prefers to play on: no pause now.
people_pause_no = Not now
people_pause_now = Pause
people_pause_waiting = You have asked for a pause. Waiting for { $names }.
people_pause_wanted = { $names } would like a pause; it begins when all agree.
people_pause_withdraw = Withdraw the request
people_paused = The table is paused.
people_say = Say something
people_send_away = Remove from table
people_send_away_sure = { $name } will not be able to come back to this table. Remove?
people_take_back = Take my seat back
people_title = People and table
people_turn_time = Time for a turn (from the next turn on)
people_unmute = Unmute
people_was_sent_away = The host removed you from this table.
people_watching = Spectators: { $count }
people_you_watch = You are watching: all hands are hidden.
people_you_watch_late = You are watching { $time } late: all hands are hidden.
phrase_again = Shall we play again?
phrase_clap = 👏
phrase_good_luck = Good luck
phrase_goodbye = Goodbye
phrase_heart = ❤️
phrase_hello = Hello
phrase_laugh = 😄
phrase_one_moment = One moment, please
phrase_oops = Oops
phrase_sad = 😞
phrase_smile = 😊
phrase_sorry = Sorry
phrase_surprised = 😮
phrase_thanks = Thank you
phrase_well_played = Well played
phrase_your_turn = It is your turn
piece_and = ,{ " " }
piece_black = black
piece_blue = blue
piece_card = { $rank } of { $suit }
piece_clubs = clubs
piece_colour_joker = colour-changing joker
piece_colour_joker_does = A colour-changing joker stands for one number of a run, which continues after it in another colour.
piece_diamonds = diamonds
piece_double_joker = double joker
piece_double_joker_does = A double joker stands for two tiles at once: two consecutive numbers of a run, or two colours of a group.
piece_false_joker = false joker
piece_hearts = hearts
piece_joker = joker
piece_joker_as = { $joker } as { $piece }
piece_mirror_joker = mirror joker
piece_mirror_joker_does = A mirror joker goes in the middle of a set: the tiles on its two sides mirror each other.
piece_orange = orange
piece_printed_joker = joker
piece_rank_1 = ace
piece_rank_10 = ten
piece_rank_11 = jack
piece_rank_12 = queen
piece_rank_13 = king
piece_rank_2 = two
piece_rank_3 = three
piece_rank_4 = four
piece_rank_5 = five
piece_rank_6 = six
piece_rank_7 = seven
piece_rank_8 = eight
piece_rank_9 = nine
piece_red = red
piece_spades = spades
piece_tile = { $colour } { $number }
practice_again = Again
practice_cards = { $reached } of { $best } cards.
practice_chance = A { $reached } % chance of winning; the best was { $best } %.
practice_do_place =
    { $family ->
         [tiles] Place tiles
        *[other] Lay cards
    }
practice_done = Done.
practice_gone = This position cannot be played right now.
practice_loading = Setting up the position…
practice_not_done = Not yet.
practice_points = Points: { $reached }; possible: { $best }.
practice_points_left = Points left outside melds: { $reached }; possible: { $best }.
practice_tiles = { $reached } of { $best } tiles.
practice_waits = Tiles that would let you go out: { $reached }; possible: { $best }.
practice_way = Show the solution
problem_failed = That did not work. Please try again.
problem_unreachable = The server cannot be reached. Check the connection and try again.
puzzle_another = Another one
puzzle_ask_dearest_meld = Lay the first meld from your rack that is worth the most.
puzzle_ask_declare = Put one card aside and declare with all the others.
puzzle_ask_finish = Go out: discard one tile so that all the others are in sets or in pairs.
puzzle_ask_first_meld = Lay your first meld from your rack.
puzzle_ask_free_joker = Play your whole rack in one turn. You will have to free a joker.
puzzle_ask_go_out = Lay down your whole hand except one card, and go out.
puzzle_ask_most_cards = Lay as many cards as you can in one turn. You may rearrange the melds on the table.
puzzle_ask_most_waits = Discard the tile that leaves the most unseen tiles with which you could go out.
puzzle_ask_one_discard = Discard the one card that leaves the fewest points outside melds.
puzzle_ask_opening = Lay a first meld from your rack that is worth enough.
puzzle_ask_whole_hand = Lay your whole hand in one turn. You may rearrange the melds on the table.
puzzle_ask_whole_rack = Play your whole rack in one turn.
puzzle_consent_ask = May puzzles be made from this match and your later ones? No names are kept. Once made, they stay. You can change your answer in the settings.
puzzle_consent_back = Withdraw consent
puzzle_consent_count = { $agreed } of { $count } agreed
puzzle_consent_made = This match was searched for puzzles. Any that were found stay.
puzzle_consent_making = Everybody agrees: this match is being searched for puzzles.
puzzle_consent_no = No
puzzle_consent_yes = I agree
puzzle_difficulty = Difficulty { $number } of 5
puzzle_from_match = From a match played here
puzzle_go_today = To today's puzzle
puzzle_level = Difficulty
puzzle_level_mine = Suited to me
puzzle_longest = Longest: { $count }
puzzle_more = More puzzles
puzzle_next = Next puzzle
puzzle_one = Puzzle
puzzle_only_matches = From real matches
puzzle_record = Your record
puzzle_record_first = { $solved } of { $count } solved at the first attempt
puzzle_record_note = Only your first attempt at a puzzle counts, and asking for the solution counts as an attempt.
puzzle_record_rating = Rating { $rating } ± { $give }
puzzle_run = Against the clock
puzzle_run_again = Once more
puzzle_run_best = Best run: { $count }
puzzle_run_missed = Missed: { $count }
puzzle_run_over = Time is up.
puzzle_run_solved = Solved: { $count }
puzzle_run_start = Start
puzzle_run_what = As many puzzles as you can in { $minutes } minutes. { $misses } misses end it.
puzzle_solved_today = Solved today
puzzle_streak = Days in a row: { $count }
puzzle_theme = Task
puzzle_theme_any = Any
puzzle_theme_dearest_meld = Highest-scoring first meld
puzzle_theme_declare = Declare
puzzle_theme_finish = Go out with the rack
puzzle_theme_first_meld = First meld
puzzle_theme_free_joker = Free a joker
puzzle_theme_go_out = Go out
puzzle_theme_most_cards = Most cards
puzzle_theme_most_waits = Most ways to go out
puzzle_theme_one_discard = Best discard
puzzle_theme_opening = First meld worth enough
puzzle_theme_whole_hand = Whole hand
puzzle_theme_whole_rack = Whole rack
puzzle_title = Puzzles
puzzle_today = Today's puzzle
rated_needs = You need an account for that.
rated_note = Everybody needs an account, there are no bots or hints, and the result changes the ratings.
rated_number = Rating { $rating }
rated_only = Only rated
rated_ratings = Ratings
rated_sit_as = You sit down as { $name }.
rated_title = Rated
recent_forget = Remove from this list: { $game }
recent_more = Show all: { $count }
recent_over = Over
recent_paused = Paused
recent_playing = In progress
recent_title = Your tables
recent_until = Time runs out { $when }
recent_waiting = Waiting for players
referee_add_here = Add pieces
referee_add_set =
    { $family ->
         [tiles] Another set
        *[other] Another meld
    }
referee_adds = { $cards } onto { $meld }
referee_after = The table after
referee_before = The table before
referee_best_melds = The best for the side
referee_copy = Start from the table as it was
referee_error_bad_option = These house rules do not go together.
referee_error_impossible = The table before the turn must itself be legal.
referee_error_malformed = That question cannot be answered.
referee_finish = The quickest way to go out
referee_first = A first meld
referee_kind = It is a { $kind }.
referee_kind_group = group
referee_kind_impure = impure run
referee_kind_mirror_group = mirrored group
referee_kind_mirror_run = mirrored run
referee_kind_pure = pure run
referee_kind_run = run
referee_kind_set = group
referee_kind_seven = a seven alone
referee_kind_worth = It is a { $kind }, worth { $count }.
referee_left =
    { $family ->
         [tiles] What stays on the rack:{ " " }
        *[other] What stays in hand:{ " " }
    }
referee_legal = Legal.
referee_most = The most that can be laid:{ " " }
referee_most_none = Nothing can be laid.
referee_not_legal = Not legal.
referee_nothing = Tap pieces in, from left to right.
referee_opened = The first meld is already on the table
referee_opens = It is enough for a first meld.
referee_opens_not = It is not enough for a first meld.
referee_or = { " " }or{ " " }
referee_pick = Pieces to tap in
referee_rack = The rack
referee_remove = Remove: { $what }
referee_sentence = Tap in a set or a meld: is it legal, what is it worth, and which rule says so?
referee_set =
    { $family ->
         [tiles] A set
        *[other] A meld
    }
referee_set_number =
    { $family ->
         [tiles] Set { $number }
        *[other] Meld { $number }
    }
referee_sum = { $value } of { $minimum } points.
referee_title = Referee
referee_turn = A turn
referee_what = Question
referee_what_best = Is it the best play?
referee_wins =
    { $family ->
         [tiles] The rack is empty: the game is won.
        *[other] No card is left: the deal is won.
    }
refusal_account_needed = This needs an account: sign in first.
refusal_accounts_elsewhere = Accounts are available only at { $address }. Here you play as a guest.
refusal_ace_between =
    { $family ->
         [tiles] { $meld } is not a run: the 1 is low or high, never in between.
        *[other] { $meld } is not a run: the ace is low or high, never in between.
    }
refusal_adjacent_colour_jokers = { $meld }: two colour-changing jokers may not be next to each other.
refusal_already_drawn = You have already drawn in this turn.
refusal_already_knocked = You have knocked: discard a card.
refusal_already_opened = Your first meld is already on the table.
refusal_already_shown = Your melds are already on the table.
refusal_already_started = The match has already begun.
refusal_another_went_out = Another player has gone out, and this is your last turn: draw and discard.
refusal_ask_partner_first = You may go out only after your partner has said yes: ask, or keep a card after the discard.
refusal_asked_already = You have already asked your partner in this turn.
refusal_asked_no_more = You are no longer invited to this table.
refusal_asked_too_late = You cannot ask with only one card left.
refusal_attempt_made = You have had your attempt: go back to the position for another one.
refusal_bad_chance = At most { $longest } bytes of randomness can be added.
refusal_bad_deal = Deal { $number } cannot be counted: { $reason }.
refusal_bad_mail_address = This is not an e-mail address.
refusal_bad_name = A name must have 1 to { $longest } visible characters.
refusal_bad_options = These house rules do not go together: { $reason }
refusal_bad_push_service = Nothing can be sent to this browser.
refusal_bad_record = Line { $line }, column { $column }: { $reason }
refusal_bad_seats = This game is for { $players } players, and one of them must be a person.
refusal_bad_set = Set { $number }: { $reason }
refusal_between_deals =
    { $family ->
         [tiles] The game is over; the next one has not begun.
        *[other] The deal is over; the next one has not begun.
    }
refusal_bonus_card_discarded = { $card } is a bonus card: it may not be discarded.
refusal_borrow_own_only = You may borrow cards only from your own melds.
refusal_borrowed_meld_needs_hand_card = With borrowed cards you must also lay a card from your hand.
refusal_borrowed_only_for_new_meld = A borrowed card may be used only in a new meld.
refusal_bot_token_needed = This needs a bot token.
refusal_buy_or_pass = Buy the discard or pass.
refusal_call_does_not_fit = { $card } does not fit { $meld }.
refusal_call_or_pass = Call the discard or pass.
refusal_cannot_be_borrowed = { $card } cannot be borrowed from { $meld }.
refusal_cannot_be_forced = { $card } does not fit { $meld }, or that meld does not belong to the player who declined it.
refusal_cannot_discard_taken_upcard = You took { $card } from the discard pile this turn, so you may not discard it in the same turn.
refusal_cannot_leave = A match of this game cannot be left.
refusal_card_missing = { $cards } must stay on the table.
refusal_cards_in_no_group = Not in a meld: { $cards }.
refusal_ceremony_over = That took too long or was already used: start again.
refusal_claim_makes_no_meld = { $card } cannot be claimed with { $cards }.
refusal_claim_or_pass = Claim the discard or pass.
refusal_claim_too_early = Discards may not be claimed until every player has had a turn.
refusal_clock_only = Only the clock can end the time.
refusal_colour_joker_in_group = { $meld }: a colour-changing joker may be used only in runs.
refusal_contract_meld_too_long = { $meld } is too long: the melds of this contract must have exactly the number of cards stated.
refusal_contract_not_distinct = The groups of the contract must be of different ranks, and no two of its runs may join into one.
refusal_contract_takes_whole_hand = This contract must be laid with the whole hand and without a discard; { $cards } would be left.
refusal_deal_begun =
    { $family ->
         [tiles] The game has begun; you can add randomness before the next one.
        *[other] The deal has begun; you can add randomness before the next one.
    }
refusal_deal_not_over =
    { $family ->
         [tiles] The game is not over yet.
        *[other] The deal is not over yet.
    }
refusal_deal_over =
    { $family ->
         [tiles] This game is over.
        *[other] This deal is over.
    }
refusal_dealt_hand_shown_first = The dealt hand is shown, and the deal is over.
refusal_descending = { $meld } is not in order: a run must be laid from low to high.
refusal_discard_must_be_used = If you take { $card } and the cards above it, you must lay it in the same turn, but it does not fit anywhere.
refusal_discard_pile_empty = The discard pile is empty.
refusal_discard_required =
    { $family ->
         [tiles] To go out you need a last tile to discard.
        *[other] To go out you need a last card to discard.
    }
refusal_discards_are_claimed = A discard may be claimed only right after it is discarded; in your turn, draw from the stock.
refusal_discards_not_drawn = You may not draw from the discard pile in this game; draw from the stock.
refusal_does_not_extend = { $cards } cannot be laid off on { $meld }.
refusal_drop_before_drawing = You may drop only before drawing a card.
refusal_duplicate = { $meld } is not a run: it has { $twin } twice.
refusal_duplicate_colour = { $meld } is not a group: it has { $twin } twice.
refusal_end_after_lay_off = A card was laid on one of your melds since your last turn, so you may not end the deal now.
refusal_end_called_before_drawing = You may end the deal only before drawing.
refusal_end_needs_meld = You may end the deal only if you have a meld on the table.
refusal_exchange_tile_from_table = You may exchange the joker of { $meld } only for a tile from your rack.
refusal_fight_or_fold = Fight or fold first.
refusal_fitting_discard = { $card } could be laid off on the table, so you may discard it only as your last card.
refusal_force_or_pass = Force the card or pass.
refusal_freed_joker_first = You must first lay the exchanged joker on the table.
refusal_freed_joker_has_no_use = An exchanged joker must be laid at once, but there is no place for it.
refusal_freed_joker_needs_new_set = A freed joker must go into a new set; { $meld } only makes an existing one longer.
refusal_gap =
    { $family ->
         [tiles] { $meld } is not a run: the numbers are not consecutive.
        *[other] { $meld } is not a run: the cards are not consecutive.
    }
refusal_half_is_no_part = { $meld }: each side of the mirror joker must be part of a run or group.
refusal_has_left = You have left this match.
refusal_hello_first = The page and the server did not understand each other. Please reload.
refusal_indicator_only_in_first_turn = The tile that matches the indicator may be shown only in your first turn, before you discard.
refusal_joker_for_both_suits = The joker of { $meld } can be taken only for the cards of both missing suits together.
refusal_joker_meld_manipulated = { $meld } has a joker: you may add tiles, but not take any away while the joker is in it.
refusal_joker_moved_unreplaced = The joker of { $meld } must stay with at least one card of its meld until { $card } takes its place.
refusal_joker_needs_two_rack_tiles = A joker you have freed must go into a new set with two tiles from your rack.
refusal_joker_only_extends_existing_set = A joker you have freed must go into a new set with tiles from your rack.
refusal_joker_replaced_by_joker = The joker of { $meld } may not be exchanged for a joker.
refusal_joker_stays_in_group = The joker of { $meld } may not be exchanged.
refusal_joker_stays_in_its_set = The joker freed from { $meld } must be used in another set.
refusal_jokers_not_fewer = { $meld } must have fewer jokers than natural cards.
refusal_knock_with_last_card = You may knock only by laying down your last card, but you hold others.
refusal_knocked_with_too_much = Deal { $number } cannot be counted: the player who knocked has { $points } left, and a knock needs { $limit } or less.
refusal_last_cards_stay = The last cards of the stock may not be drawn.
refusal_last_discard_only_to_knock = You may take the last discard only to knock at once.
refusal_last_discard_wild = You may not go out with a wild card as the last discard: { $card }.
refusal_last_passkey = You cannot remove the last passkey: nobody could sign in any more.
refusal_lay_off_before_contract = You may not lay off before your contract.
refusal_lay_off_before_opening = You may not lay off before your first meld of { $minimum }.
refusal_lay_off_needs_own_meld = Lay a meld of your own before you lay off on others.
refusal_lay_off_next_turn = After your first meld you may not lay off until your next turn.
refusal_lay_off_or_pass = Lay off on the knocker’s melds, or say that you are done.
refusal_lay_off_own_only = You may lay off only on your own melds.
refusal_lay_off_own_side = You may add cards only to your own side's melds.
refusal_lesson_not_ready = The lesson is still being made: try again in a moment.
refusal_mail_not_sent = The e-mail could not be sent. Check the address, or try again later.
refusal_match_not_over = The match is not over yet.
refusal_match_over = The match is over.
refusal_method_not_allowed = This cannot be done here.
refusal_mixed = { $meld } is neither a group nor a run.
refusal_mixed_colour =
    { $family ->
         [tiles] { $meld } is not a run: a run has one colour.
        *[other] { $meld } is not a run: a run has one suit.
    }
refusal_more_jokers_than_allowed = { $meld } has too many jokers: at most { $maximum } are allowed.
refusal_must_discard = A turn ends with a discard.
refusal_must_draw_first = Draw a card first.
refusal_must_draw_second_card = You must draw a second card with the upcard first.
refusal_must_go_out_now = You have laid a meld that is allowed only when going out, so you must lay all your cards but the last in this turn.
refusal_must_keep_a_discard =
    { $family ->
         [tiles] The last tile must be discarded: keep one.
        *[other] The last card must be discarded: keep one card.
    }
refusal_must_keep_cards =
    { $called ->
         [book] To go out, your side needs enough books of { $size } cards or more ({ $books }). Until then keep a card after the discard.
         [burraco] To go out, your side needs enough burracos of { $size } cards or more ({ $books }). Until then keep a card after the discard.
        *[other] To go out, your side needs enough canastas of { $size } cards or more ({ $books }). Until then keep a card after the discard.
    }
refusal_must_keep_cards_without_books =
    { $called ->
         [book] To go out, your side needs books of { $size } cards: { $natural } clean, { $mixed } dirty, { $books } in all. Until then keep a card after the discard.
         [burraco] To go out, your side needs burracos of { $size } cards: { $natural } clean, { $mixed } dirty, { $books } in all. Until then keep a card after the discard.
        *[other] To go out, your side needs canastas of { $size } cards: { $natural } natural, { $mixed } mixed, { $books } in all. Until then keep a card after the discard.
    }
refusal_must_play_first = You must lay { $card } on the table first.
refusal_must_use_whole_hand =
    { $family ->
         [tiles] Every tile must be in a set; { $cards } is left over.
        *[other] Every card must be in a meld; { $cards } is left over.
    }
refusal_never_melded = { $meld } contains a bonus card, which may not be melded.
refusal_new_meld_needs_borrowed_card = Besides the turned card, a new meld needs a card borrowed from one of your melds.
refusal_no_accounts = This server has no accounts.
refusal_no_arranging = At this table everybody sorts the hand without help.
refusal_no_borrowing = You may not take cards from melds on the table in this game.
refusal_no_card_played = Play at least one card from your hand, or draw.
refusal_no_dealt_hand_to_show = Your dealt hand does not end the deal.
refusal_no_discard_here = This hand must be laid without a discard.
refusal_no_draw_on_first_turn = The player who goes first only discards in the first turn.
refusal_no_end_found = Bots have tried this game, and it did not come to an end: { $reason }
refusal_no_end_to_fight = Nobody has called a draw.
refusal_no_first_life = The first life is missing: a run without wild cards.
refusal_no_gap_for_joker =
    { $family ->
         [tiles] { $meld } is not a run: there is no number left for the joker.
        *[other] { $meld } is not a run: there is no card left for the joker to stand for.
    }
refusal_no_groups = { $meld } is a group: this game has runs only.
refusal_no_hints = There are no hints at this table.
refusal_no_joker_for_it =
    { $family ->
         [tiles] No okey in { $meld } stands for { $card }.
        *[other] No joker in { $meld } stands for { $card }.
    }
refusal_no_lay_offs = There is no laying off in this game.
refusal_no_lay_offs_before_a_knock = You may lay off only after the other player has knocked.
refusal_no_mail = This server sends no e-mail.
refusal_no_manipulation_in_opening_turn = In the turn of your first meld you may not touch anything else on the table.
refusal_no_match_puzzles = No puzzles are made from this match.
refusal_no_meld_must_fold = A player without a meld on the table must fold.
refusal_no_meld_no_sending = A player who has shown no meld may not add cards.
refusal_no_melds_after_pairs = Since your first meld was pairs, you may lay more pairs and add to sets, but not lay groups or runs.
refusal_no_melds_before_going_out = Melds stay in your hand until you can lay all of it down.
refusal_no_more_melds = After your first meld you may lay no more melds in this deal.
refusal_no_natural =
    { $family ->
         [tiles] { $meld } has only jokers: a set needs at least one numbered tile.
        *[other] { $meld } has only jokers: a meld needs at least one card that is not a joker.
    }
refusal_no_pair = { $meld } is not a pair: a pair is two identical tiles, or any tile with an okey.
refusal_no_pairs_after_melds = Since your first meld was groups and runs, you may not lay pairs.
refusal_no_partner = You have no partner to ask.
refusal_no_run = This run is over or has moved on to another puzzle.
refusal_no_runs = { $meld } is a run: this game has groups only.
refusal_no_second_life = The second life is missing: another run.
refusal_no_such_meld = There is no such meld on the table.
refusal_no_such_seat = There is no such seat.
refusal_no_such_step = This lesson has no such task.
refusal_no_tile_played = Play at least one tile from your rack, or draw.
refusal_no_twin_of_indicator = You do not hold the other { $card }, or it has already been shown.
refusal_no_visiting_bots = This table does not allow other people's bots.
refusal_no_watchers = This table does not allow spectators.
refusal_no_way_out = You cannot go out in this turn, so there is nothing to ask.
refusal_no_wild_cards_here = { $meld }: no wild card may be used in this meld.
refusal_nobody_there = That is not possible with the player who sits there now.
refusal_nobody_to_ask = There is nobody at this table to invite.
refusal_not_an_action_here = That is not part of a turn in this game.
refusal_not_asked = You are not being asked that now.
refusal_not_at_that_depth = That card is not at that depth of the discard pile.
refusal_not_beside_laid_off = { $cards } can be laid off only on the meld as first laid: { $meld }.
refusal_not_coming_in = You cannot rejoin now.
refusal_not_finished = That was not finished within { $seconds } seconds. Try again in a moment.
refusal_not_found = There is nothing here.
refusal_not_host = Only the host can do that.
refusal_not_in_discards = { $card } is not among the discards.
refusal_not_in_hand = You do not hold { $cards }.
refusal_not_json = This must be sent as JSON.
refusal_not_of_kind = { $meld } is not a { $kind }.
refusal_not_opening = There is nothing to reveal now.
refusal_not_pausable = The table cannot be paused now.
refusal_not_paused = The table is not paused.
refusal_not_reviewed = This cannot be reviewed: { $reason }
refusal_not_saved = That could not be saved, so it does not count. Try again.
refusal_not_seated = You have no seat at this table.
refusal_not_solved = This cannot be solved here. { $reason }
refusal_not_started = The match has not begun yet.
refusal_not_the_contract = The melds must be of these sizes: { $contracts }.
refusal_not_the_first_contract =
    { $groups ->
         [0] Your first meld must be the contract of this deal, all in one turn: runs of { $runs }.
        *[other] { $runs ->
             [0] Your first meld must be the contract of this deal, all in one turn: groups of { $groups }.
            *[other] Your first meld must be the contract of this deal, all in one turn: groups of { $groups }, runs of { $runs }.
        }
    }
refusal_not_your_turn = It is not your turn.
refusal_nothing_to_answer = Nobody has asked you about going out.
refusal_nothing_to_buy = There is no discard to buy now.
refusal_nothing_to_call = There is no discard to call now.
refusal_nothing_to_claim = No discard can be claimed now.
refusal_nothing_to_discard = The last card of the stock was laid out: end your turn without a discard.
refusal_nothing_to_force = No declined card can be forced now.
refusal_nothing_to_verify = The record has no seed, so the cards cannot be dealt again.
refusal_one_card_against_one = A player with only one card in hand may not take a pile of one card.
refusal_one_group_per_rank = Your side already has a group of this rank: add the cards of { $meld } to it.
refusal_one_meld_per_turn = You may lay only one new meld or one lay-off in a turn.
refusal_one_sided = { $meld }: there must be a tile on both sides of the mirror joker.
refusal_only_declared_pairs = You have declared playing for pairs: go out with { $count } of them.
refusal_only_first_upcard_let_pass = You may pass only on the first upcard of a deal: draw a card.
refusal_only_in_first_turn = A dealt hand may be laid only in the first turn, before drawing.
refusal_only_in_going_out = { $meld } may be laid only when going out, as the last thing.
refusal_only_in_last_turn = You may show melds and add cards only in your last turn.
refusal_only_top_discard = Only the top card of the discard pile may be taken.
refusal_only_top_of_stock = Only the top card of the stock may be taken.
refusal_only_watching = Spectators cannot do that.
refusal_opening_needs_natural_run = A first meld needs a run without jokers.
refusal_opening_needs_taken_card = A first meld needs a card just taken from the discard pile, unless you go out in this turn.
refusal_opening_not_from_rack = { $meld }: the first meld must come from your own rack.
refusal_opening_too_early =
    { $rounds ->
         [one] Nobody may lay a first meld before every player has had { $rounds } turn.
        *[other] Nobody may lay a first meld before every player has had { $rounds } turns.
    }
refusal_opening_too_few_pairs = A first meld in pairs needs at least { $minimum } of them; you have { $value }.
refusal_opening_too_low = The first meld must be worth { $minimum }; this is { $value }.
refusal_option_idle = “{ $one }” has no effect, because “{ $other }” is set to: { $value }.
refusal_options_clash = “{ $one }” and “{ $other }” cannot both be chosen.
refusal_out_of_range =
    { $family ->
         [tiles] { $meld } is not a run: the joker would stand below 1 or above 13.
        *[other] { $meld } is not a run: there is no card for the joker to stand for at that end.
    }
refusal_outdated_table = This table was played by an older version of its rules and cannot go on.
refusal_own_games_off = This server does not allow custom games.
refusal_pairs_beside_first_melds = A first meld is either groups and runs, or pairs, but not both.
refusal_pairs_beside_melds = To go out, show either { $count } pairs or none.
refusal_pairs_declared_already = You have already declared playing for pairs.
refusal_pairs_declared_before_drawing = You may declare playing for pairs only before drawing.
refusal_partner_asks = Your partner asks about going out: answer first.
refusal_partner_said_no = Your partner has said no: keep a card after the discard.
refusal_partner_said_yes = Your partner has said yes: you must go out in this turn.
refusal_passkey_refused = This passkey was not accepted.
refusal_paused = The table is paused: resume it first.
refusal_pile_blocked = You may not take the discard pile when its top card is { $card }.
refusal_pile_frozen =
    { $count ->
         [0] The discard pile is frozen for you: you need two natural cards of the rank of { $card } from your hand, but you hold none.
         [1] The discard pile is frozen for you: you need two natural cards of the rank of { $card } from your hand, but you hold only one.
        *[other] The discard pile is frozen for you: choose two natural cards of the rank of { $card } from your hand; you hold { $count }.
    }
refusal_pile_must_be_taken = The stock is empty, and the top card of the discard pile fits a meld of your side: take the pile.
refusal_pile_needs_two = To take the discard pile, choose two cards from your hand to meld with { $card }, at least one of them natural. You hold { $count } of its rank and { $wild } wild.
refusal_pile_taken_whole = You may not take the top card of the discard pile by itself: take the whole pile and meld its top card at once.
refusal_promise_broken = This does not match what was committed.
refusal_promise_first = At this table players commit to their randomness before they reveal it. Load the page again.
refusal_promises_fixed = The match is about to begin; nothing can be changed any more.
refusal_rated_table = Rated tables are for people with accounts: no bots, no hints.
refusal_record_not_yet = The record is available when the match is over.
refusal_record_too_long = Records of more than { $most } actions cannot be replayed here.
refusal_review_failed = The review could not be finished. Try again.
refusal_reviews_busy = Too many reviews are waiting. Try again in a few minutes.
refusal_run_claimed_by_next_only = Only the next player may claim a discard for a run.
refusal_run_too_long = { $meld } is not a run: a run has at most { $maximum }.
refusal_same_colour = { $meld }: the colour must differ before and after a colour-changing joker.
refusal_senseless_sheet = These rules make no sense: { $reason }
refusal_sent_away = The host removed you from this table.
refusal_server_error = Something went wrong on the server. Nothing was changed.
refusal_show_first = In your last turn, show your melds before you discard.
refusal_sides_differ = { $meld }: the tiles to the left and right of the mirror joker must be the same.
refusal_somebody_there = This seat is taken.
refusal_stale_version = The table has changed in the meantime.
refusal_stock_is_empty = The stock is empty.
refusal_swap_after_melding = You may exchange a joker only after drawing and before laying anything.
refusal_swap_before_opening =
    { $family ->
         [tiles] An okey may be taken only after your first meld.
        *[other] A joker may be exchanged only after your first meld.
    }
refusal_switched_off = This is switched off on this server.
refusal_table_changed_before_first_meld = Before your first meld you may not touch the melds on the table.
refusal_table_changed_before_opening = Before your first meld of { $minimum } you may not touch the sets on the table.
refusal_table_full = All seats are taken.
refusal_table_log_full = This table has been changed too often; only moves are possible now.
refusal_taken_card_into_new_meld = { $card } must go into a new meld first.
refusal_taken_card_must_stay_in_a_meld = Without { $card }, a card taken from another player would be left without a meld.
refusal_taken_cards_apart = Each of the cards taken from others ({ $cards }) must be in a meld of its own.
refusal_taken_meld_needs_hand_card = You must first lay { $card } in a new meld with at least one card that was already in your hand.
refusal_tile_missing = { $tiles } must stay on the table.
refusal_tile_not_yours = { $tiles } is not on your rack.
refusal_tile_only_to_lay = You may take { $card } only if you lay it in this turn (in your first meld, if you have not laid it), but it does not fit anywhere.
refusal_tiles_away = The rack is not complete: it is at least { $count } short.
refusal_too_fast = Too many requests: wait a moment.
refusal_too_few_dublees = You need at least { $minimum } dublees to declare them, and you have { $count }.
refusal_too_few_naturals = { $meld } has too few natural cards: at least { $minimum } are needed.
refusal_too_few_pures = A declaration needs { $minimum } pure runs, and this one has { $count }.
refusal_too_large = That is too long.
refusal_too_many = { $meld } is not a group: a group has at most { $maximum }.
refusal_too_many_bot_tables =
    { $most ->
         [one] A bot may sit at no more than { $most } table.
        *[other] A bot may sit at no more than { $most } tables.
    }
refusal_too_many_bots =
    { $most ->
         [one] You may have no more than { $most } bot here.
        *[other] You may have no more than { $most } bots here.
    }
refusal_too_many_copies = There are { $count } of { $tile }, but the game has only { $most }.
refusal_too_many_deals = A match cannot be dealt more than { $most } times.
refusal_too_many_jokers = { $meld } has more jokers than natural cards.
refusal_too_many_mails = You have asked for this too often today. Try again tomorrow.
refusal_too_many_passkeys =
    { $most ->
         [one] An account may have at most { $most } passkey.
        *[other] An account may have at most { $most } passkeys.
    }
refusal_too_many_tournaments =
    { $most ->
         [one] A host may have at most { $most } tournament in progress.
        *[other] A host may have at most { $most } tournaments in progress.
    }
refusal_too_much_deadwood =
    { $deadwood ->
         [one] That leaves { $deadwood } point of deadwood; in this deal you need { $limit } or less to knock.
        *[other] That leaves { $deadwood } points of deadwood; in this deal you need { $limit } or less to knock.
    }
refusal_too_short =
    { $family ->
         [tiles] { $meld } is too short: a set has at least { $minimum }.
        *[other] { $meld } is too short: a meld has at least { $minimum }.
    }
refusal_took_too_long = The best play was not found within { $seconds } seconds.
refusal_tournament_bad_format = This format does not work: that many players cannot advance from one table.
refusal_tournament_bad_result = That is not a possible result for this table.
refusal_tournament_begun = The tournament has already begun.
refusal_tournament_full = This tournament takes at most { $most } entrants.
refusal_tournament_host_only = Only the host of the tournament can do that.
refusal_tournament_no_entrant = There is no such entrant in this tournament.
refusal_tournament_not_begun = The tournament has not begun yet.
refusal_tournament_over = The tournament is over.
refusal_tournament_result_stands = This result can no longer be changed: other matches depend on it.
refusal_tournament_round_on = The round is not over yet.
refusal_tournament_table = The tournament decides that, not the table.
refusal_tournament_too_few = A tournament needs at least { $fewest } entrants.
refusal_tournament_too_many_rounds = A tournament may have at most { $most } rounds.
refusal_trial_waits = Bots try out every new game before it is played. Games ahead of this one: { $before }. It keeps its place: ask again in a moment.
refusal_turn_not_over = The turn is not over yet.
refusal_turn_over = The turn is over.
refusal_two_mirrors = { $meld }: a set may have only one mirror joker, in the middle.
refusal_unavailable = The server cannot reach its database right now. Try again.
refusal_unknown_bot = There is no such bot.
refusal_unknown_code = There is no table with this code.
refusal_unknown_face = { $meld } has a piece that is not in this game.
refusal_unknown_game = There is no such game.
refusal_unknown_link = This code is wrong, too old or already used.
refusal_unknown_mail_link = This link is wrong, too old or already used.
refusal_unknown_passkey = There is no such passkey.
refusal_unknown_puzzle = There is no such puzzle.
refusal_unknown_review = There is no review of this record, or not any more. Open the record again.
refusal_unknown_session = That device is not signed in.
refusal_unknown_table = There is no such table. The link may be wrong or too old.
refusal_unknown_tournament = There is no such tournament.
refusal_unknown_turn = There is no such turn in this match.
refusal_unreadable = That message could not be read.
refusal_upcard_is_offered = Take the upcard or pass; you may draw from the stock after that.
refusal_upcard_only_before_first_meld = After laying the contract you may draw only from the stock.
refusal_upcard_only_for_first_meld = Before your first meld you may take the upcard only for that meld, and with it you cannot lay one worth { $minimum }.
refusal_upcard_only_into_meld = You may take { $card } only if it makes a meld with cards in your hand, without another card taken before.
refusal_upcard_only_to_lay = You may take { $card } only if you lay it at once, but it does not fit anywhere.
refusal_upcard_refused_only_when_blocked = You may refuse the upcard only when the stock is empty.
refusal_upcard_to_be_used = You may take { $card } only if you lay it in this turn.
refusal_upcard_was_let_pass = Both players have passed on the upcard: draw from the stock.
refusal_waited_in_vain = Nobody came, so we have stopped looking.
refusal_wild_upcard_refused = { $card } is wild and may not be taken from the discard pile.
refusal_would_leave_taken_upcard = This would leave only { $card }, which you took from the discard pile and may not discard this turn.
refusal_wrap =
    { $family ->
         [tiles] { $meld } is not a run: nothing follows the highest number.
        *[other] { $meld } is not a run: nothing follows the highest card.
    }
refusal_wrong_host = This server does not accept the host name { $host }. Its operator can allow it with --allowed-host.
refusal_wrong_origin = This request came from a page of another site.
replay_back = One move back
replay_download = Download record
replay_first =
    { $family ->
         [tiles] Beginning of the game
        *[other] Beginning of the deal
    }
replay_go = Replay
replay_hands = All hands
replay_last =
    { $family ->
         [tiles] End of the game
        *[other] End of the deal
    }
replay_link = Replay
replay_move = Move
replay_move_of = Move { $number } of { $count }
replay_moves = Moves
replay_next = One move forward
replay_open = Open a file
replay_other = Another record
replay_pause = Pause
replay_play = Play
replay_sentence = Go through a recorded match move by move. Every finished table offers its record; you can also write one by hand.
replay_speed = Speed
replay_text = The record
replay_title = Replay
replay_to_table = To the table
replay_total = total { $total }
replay_unknown = unknown
replay_waits = This record has not been opened on this device yet: the server has to play it through once, and it cannot be reached. The record will open when the server responds.
review_accuracy = Accuracy
review_accuracy_about = Accuracy: the share of turns without a clear mistake. Given away: what the mistakes cost, in points ahead of the others. Luck and choice: how much each changed the chances in the player’s own turns; 1 is a whole deal.
review_ahead = Points ahead on average: { $reached }; the best: { $best }.
review_as_table = As a table
review_before = Before
review_begins = The review is starting.
review_best = Best
review_by_choice = by choice
review_by_luck = by luck
review_call = Call “Rummy!”
review_chances = Chances of winning
review_chances_about = Each point shows how the position turned out when it was played to the end { $count } times with all hands as they were; it may be off by { $error }.
review_change = Chance of winning: { $before } before, { $after } after
review_choice = Choice
review_cost = Given away
review_costs = Cost in points: { $points }
review_decisive = The decisive turns
review_draw_tile = Play nothing, draw a tile.
review_end = { $deal }, the end
review_expected = Chance of winning { $chance }, points ahead { $points }
review_lay_off = Lay off { $cards }.
review_leave = You may leave this page: the review continues, and is kept with the match for everybody.
review_leave_file = The review of a record from a file is kept for an hour.
review_left =
    { $family ->
         [tiles] Tiles that could also have been played: { $tiles }; points: { $points }
        *[other] Cards that could also have been played: { $tiles }; points: { $points }
    }
review_luck = Luck
review_next = Next turn
review_none_missed = No clear mistake was found.
review_only_missed = Only turns with a mistake ({ $count })
review_other_record = Back to the replay
review_place = { $deal }, turn { $turn }
review_play = Play { $tiles }.
review_played = Played
review_player = Player
review_previous = Previous turn
review_proven = Proven: nothing better exists.
review_see = See it
review_shown = What is shown
review_take = Take { $card } from the discard pile.
review_take_top = Take the top card of the discard pile.
review_title = What did I miss?
review_try = Try again
review_try_back = To the review
review_try_task = In the match, this was played: { $action } Find something better.
review_turn_by_turn = Turn by turn
review_turn_of = Turn { $number } of { $count }
review_turns = Turns
review_unproven = There may be more.
review_unsure = Not sure. Cost in points: { $points }, give or take { $error }
review_waiting = Reviews ahead of this one: { $count }
review_warmer = Getting warmer: better than what was played.
review_was_best = As good as the best
review_way = Show the solution
review_way_hide = Hide the solution
review_working = Going through the match: { $percent }
rules_away_house_rules = These are the rules without house rules: the server writes those, and it cannot be reached.
rules_contents = Sections
rules_title = Rules of { $game }
said_by = { $name }: { $phrase }
score_after_round = After round { $number }
score_boxes = Boxes
score_boxes_bonus = For boxes
score_check = Check
score_check_deals =
    { $family ->
         [tiles] Games: { $sum }
        *[other] Deals: { $sum }
    }
score_check_players = Players: { $sum }
score_check_sum = +{ $won } − { $lost } = { $sum }
score_chips = Counted in chips
score_column = Column { $number }
score_column_closed = closed
score_deal =
    { $family ->
         [tiles] Game
        *[other] Deal
    }
score_deal_number =
    { $family ->
         [tiles] Game { $number }
        *[other] Deal { $number }
    }
score_eliminated = out
score_final = Final score
score_game_bonus = For the match
score_games_won = Games won
score_goal_countdown =
    { $count ->
         [one] { $count } point each, until somebody has none left
        *[other] { $count } points each, until somebody has none left
    }
score_goal_deal =
    { $family ->
         [tiles] A match of one game
        *[other] A match of one deal
    }
score_goal_deals =
    { $family ->
         [tiles] A match of { $count } games
        *[other] A match of { $count } deals
    }
score_goal_limit = Out at { $count } points
score_goal_points =
    { $count ->
         [one] First to { $count } point
        *[other] First to { $count } points
    }
score_in_columns = entered in column { $numbers }
score_money = Money
score_none =
    { $family ->
         [tiles] No game has been scored yet.
        *[other] No deal has been scored yet.
    }
score_rake = { $gross } paid in; { $rake } of it goes to the house
score_rejoined = Rejoined
score_shutout = Shutout
score_stake_point = { $amount } for each point
score_stake_pool = Entry { $amount } each, { $pool } in the pool
score_start = Start
score_title = Scores
score_total = Total
score_wins_games = Most games won; in a tie, the higher total
score_wins_last_left = The last one left takes the pool
score_wins_left = The last one left wins
score_wins_lowest = The lowest total wins
seat_dealer = dealer
seat_games_won = { $count } won
seat_laid = laid { $points }
seat_pairs = pairs
seat_partner = partner
seat_place = place { $place }
seat_starter = goes first
settings_agree_puzzles = Always allow puzzles from my matches
settings_agree_puzzles_note = As soon as a match is over. None are made unless everybody agrees, and until then you can withdraw.
settings_felt = Table
settings_felt_mist = Blue
settings_felt_rose = Rose
settings_felt_sage = Green
settings_felt_sand = Sand
settings_felt_slate = Grey
settings_four_colours = Four-colour deck
settings_four_colours_note = Diamonds blue, clubs green
settings_language = Language
settings_less_motion = Less motion
settings_size = Tiles and cards
settings_size_large = Large
settings_size_normal = Usual
settings_size_small = Small
settings_sound = Sound
settings_speed = Animation
settings_speed_fast = Fast
settings_speed_slow = Slow
settings_spread = Cards in the hand
settings_spread_tight = Close
settings_spread_wide = Wide
settings_theme = Theme
settings_theme_dark = Dark
settings_theme_light = Light
settings_theme_system = System
settings_title = Settings
settings_volume = Volume
shop_add = Add
shop_add_to = Add: { $field }
shop_add_which = What to add: { $field }
shop_bounds = From { $low } to { $high }.
shop_by_players = By the number of players
shop_changed = Changed: { $count }.
shop_down = Later: { $part }
shop_first_name = My { $game }
shop_from = { $field }: from
shop_from_game = Made from
shop_group_changed = changed: { $count }
shop_group_wrong = does not go together yet
shop_less = Less: { $field }
shop_load = Open a file
shop_more = More: { $field }
shop_name = Its name
shop_new_rule = Changed:
shop_redo = Redo
shop_remove = Remove: { $part }
shop_restore = Back to the original: { $field }
shop_same = The same for all
shop_save = Save as a file
shop_senseless = This does not go together yet:
shop_sentence = Start from any game and change what you like. The rules beside it show the result.
shop_stale = These are the rules before the last change, which does not make sense yet.
shop_start_over = Back to the original
shop_tab_controls = Change
shop_title = Your own game
shop_to = { $field }: to
shop_trying = Bots are trying it …
shop_unchanged = Nothing has been changed yet.
shop_undo = Undo
shop_unread = This file is not a rule sheet:
shop_up = Earlier: { $part }
shop_waits = Bots try out every new game before it is played. Games ahead of yours: { $before }. Yours keeps its place.
shop_with = Yes
shop_without = No
sign_at_once = All melds laid at once
sign_block = The stock is not renewed
sign_books = Books of { $count } or more cards
sign_burracos = Burracos of { $count } or more cards
sign_buy = Discards may be bought out of turn
sign_call_draw = A player may call a draw
sign_call_drop = A player may end the deal by dropping
sign_canastas = Canastas of { $count } or more cards
sign_cards_laid = Cards count for the player who lays them
sign_claims = Discards can be claimed: pon and chi
sign_contract = The whole hand at once, in these sizes
sign_contracts = { $count } deals, each with a contract
sign_corner = K A 2 is a run
sign_deals = { $count } deals, paid in chips
sign_few_jokers = Never more jokers than other cards
sign_fight = Others fight or fold
sign_first_from_hand = The first meld comes from the hand alone
sign_foot = A foot of { $count } cards
sign_force = You may make a player use a declined card
sign_joker_freed_any = Any tile frees a joker
sign_joker_freed_rack = A tile from the rack frees a joker
sign_knock = Knock with { $points } or less
sign_knock_any = Knock with any hand
sign_last_left = Out at { $points }; the last one left wins
sign_lives = Needs two runs, one without jokers
sign_money = One deal, paid by the point
sign_money_value_cards = Paid by the point and for value cards
sign_only_runs = Runs only
sign_opening = First meld of at least { $points } points
sign_opening_or_pairs = First meld of { $points } points, or { $count } pairs
sign_own_melds = Your own melds count
sign_partners = Partners share their melds
sign_pile_any = Any discard may be taken
sign_pile_down_to_melded = Any discard, with all above it, to meld
sign_pile_down_to_used = Any discard, with all above it
sign_pile_top_and_second = A discard comes with a second card
sign_pile_top_into_meld = A discard only for a meld
sign_pool = Out at { $points }; the last player takes the pool
sign_pozzetto = A pozzetto of { $count } cards
sign_pures = Needs { $count } pure runs
sign_rearranged = Everybody may rearrange all melds
sign_special_jokers = Jokers that double, mirror, change colour
sign_swap = Jokers may be exchanged
sign_swap_wild_tile = An okey may be exchanged
sign_target = First to { $points } points
sign_turns =
    { $count ->
         [one] { $count } turn each
        *[other] { $count } turns each
    }
sign_twins = A group may have identical cards
sign_wild_rank = A different rank is wild in each deal
solver_away = Tiles still missing to go out: { $count }.
solver_back = Previous step
solver_best = The best play
solver_both =
    { $family ->
         [tiles] Tiles, then points
        *[other] Cards, then points
    }
solver_colon = :{ " " }
solver_comma = ,{ " " }
solver_deadwood = Deadwood: { $count }.
solver_discard = One card goes to the discard pile
solver_example = Show an example
solver_finish = The whole hand is melded: you can go out.
solver_first = The table as it was
solver_from_rack =
    { $family ->
         [tiles] { $tiles } from the rack
        *[other] { $tiles } from the hand
    }
solver_from_set = { $tiles } from { $set }
solver_hand = The hand
solver_indicator = The indicator
solver_last = The whole play
solver_link = Copy link
solver_melded = { $count } of { $of } cards are in melds.
solver_melds = The melds
solver_next = Next step
solver_no_first = No first meld of { $minimum } points can be made.
solver_none = Nothing can be played.
solver_nothing =
    { $family ->
         [tiles] Tap in the sets on the table, then the rack.
        *[other] Tap in the melds on the table, then the hand.
    }
solver_nothing_cards = Tap in the cards of the hand.
solver_nothing_finish = Choose the indicator, then tap in the tiles of the rack.
solver_nothing_left = Nothing is left.
solver_objective = Objective
solver_play =
    { $family ->
         [tiles] Play { $count } of { $of } tiles, worth { $value }.
        *[other] Play { $count } of { $of } cards, worth { $value }.
    }
solver_sentence = Tap in what is on the table and what you hold: the best play, proven, step by step.
solver_show = Show the play
solver_side = What the side has on the table
solver_status_both_lives = You have both lives.
solver_status_contract = The whole hand can go down.
solver_status_first_life_only = You have only the first life: only its cards count as melded.
solver_status_no_first_life = The first life is missing: all cards count.
solver_status_short = There are too few pure runs: all cards outside them count.
solver_status_three_pure = There are enough pure runs: only cards outside melds count.
solver_status_valid_show = All cards are in melds: a valid declaration.
solver_steps = Step by step
solver_table = The table
solver_tiles =
    { $family ->
         [tiles] Most tiles
        *[other] Most cards
    }
solver_title = Solver
solver_value = Most points
solver_whole = all of { $set }
solver_worth = { $count } of { $of } cards go down and score { $worth }, including all bonuses.
table_ask_partner = { $name } asks: may I go out?
table_away = away
table_book_label =
    { $called ->
         [canasta] { $kind ->
             [natural] natural canasta, { $count } cards
             [semi] semi-clean canasta, { $count } cards
             [mixed] mixed canasta, { $count } cards
            *[other] wild canasta, { $count } cards
        }
         [book] { $kind ->
             [natural] clean book, { $count } cards
             [semi] semi-clean book, { $count } cards
             [mixed] dirty book, { $count } cards
            *[other] wild book, { $count } cards
        }
        *[other] { $kind ->
             [natural] clean burraco, { $count } cards
             [semi] semi-clean burraco, { $count } cards
             [mixed] dirty burraco, { $count } cards
            *[other] wild burraco, { $count } cards
        }
    }
table_borrow_hint = You may also select cards of melds on the table, for another meld.
table_buy_ask = Buy { $card }? You also take { $count } from the stock.
table_buy_asked = { $name } may buy { $card }.
table_buy_limited = Buy { $card }? You also take { $count } from the stock. Buys left: { $left }.
table_buy_points = Take { $card } out of turn? Penalty points: { $count }.
table_call_ask = Call { $card }? It fits a meld on the table.
table_cards_count =
    { $count ->
         [one] { $count } card
        *[other] { $count } cards
    }
table_careless_sure =
    { $family ->
         [tiles] { $card } is wild or could be added to a set on the table: discarding it costs points.
        *[other] { $card } fits a meld on the table or completes one in the pile: discarding it costs points.
    }
table_chips =
    { $count ->
         [one] { $count } chip
        *[other] { $count } chips
    }
table_claim_ask = Claim { $card }?
table_claim_asked = { $name } may claim { $card }.
table_claim_none = You have nothing to claim { $card } with.
table_contract_ready = Your groups fulfil the contract: one press lays it.
table_deadwood = Deadwood { $points }
table_dealt_ask = Your dealt hand ends the deal.
table_declare_pairs_means = You can then go out only with pairs, and everybody knows it. You cannot take it back.
table_declare_pairs_sure = Play for pairs?
table_declare_wrong =
    { $points ->
         [one] This would be a wrong declaration: it costs { $points } point, and you are out of the deal.
        *[other] This would be a wrong declaration: it costs { $points } points, and you are out of the deal.
    }
table_do_answer_no = No, not yet
table_do_answer_yes = Yes, go out
table_do_aside = Lay aside: { $value } of { $minimum }
table_do_aside_melds = Lay aside: { $count } of { $melds } melds
table_do_aside_melds_more = Contract: { $count } of { $melds } melds
table_do_aside_more = First meld: { $value } of { $minimum }
table_do_aside_run = Run without joker missing
table_do_ask = May I go out?
table_do_borrow = Borrow and lay down
table_do_buy = Buy { $card }
table_do_call = Rummy! { $card }
table_do_call_end_draw = Call a draw
table_do_call_end_drop = Drop
table_do_chi = Chi with { $cards }
table_do_contract = Lay the contract
table_do_declare = Declare
table_do_declare_anyway =
    { $points ->
         [one] Declare anyway: { $points } point
        *[other] Declare anyway: { $points } points
    }
table_do_declare_pairs = Declare pairs
table_do_discard = Discard { $card }
table_do_discard_sure = Really discard { $card }?
table_do_done = Done
table_do_draw =
    { $family ->
         [tiles] Draw a tile
        *[other] Draw a card
    }
table_do_draw_card = Draw a card
table_do_draw_cards = Draw { $count } cards
table_do_drop = Drop
table_do_drop_for =
    { $points ->
         [one] Drop: { $points } point
        *[other] Drop: { $points } points
    }
table_do_drop_next = Drop on my turn
table_do_end = End turn
table_do_end_count = End turn: { $value } of { $minimum }
table_do_end_short = { $value } of { $minimum }
table_do_face_down = Go out: { $card } face down
table_do_fight = Fight
table_do_finish = Finish with { $card }
table_do_fits_nowhere = Fits no meld
table_do_fold = Fold
table_do_force = Force { $card }
table_do_gin = Gin! Discard { $card }
table_do_go_out =
    { $game ->
         [phom] Go out
         [gin_rummy] Big gin
        *[other] Go out
    }
table_do_knock = Knock
table_do_knock_with = Knock with { $points }, discard { $card }
table_do_lay =
    { $family ->
         [tiles] { $count ->
             [one] Lay down { $count } tile
            *[other] Lay down { $count } tiles
        }
        *[other] { $count ->
             [one] Lay down { $count } card
            *[other] Lay down { $count } cards
        }
    }
table_do_lay_alone = Lay it down
table_do_lay_off = Lay off { $cards }
table_do_leave = Leave { $card }
table_do_let_pass = Pass
table_do_open = Lay down { $value }
table_do_pass = Pass
table_do_pick =
    { $family ->
         [tiles] Choose a discard
        *[other] Choose a discard
    }
table_do_pick_meld = Select the meld
table_do_pon = Pon with { $cards }
table_do_put_back = Put the table back
table_do_refuse = Refuse and end the deal
table_do_rummikub = Rummikub!
table_do_second = Draw a second card
table_do_show = Show melds
table_do_show_dealt = Show the hand
table_do_show_indicator = Show the matching tile
table_do_show_none = No meld to show
table_do_swap =
    { $family ->
         [tiles] Take the okey
        *[other] Take the joker
    }
table_do_take = Take { $card }
table_do_take_down = Take { $count }, down to { $card }
table_do_take_pile = Take the pile: { $count }
table_do_throw_last = Discard and go out
table_do_turn_card = Turn a card
table_do_turn_over = Turn the pile over and draw
table_do_wait = { $name } is playing
table_do_want_none = Always pass
table_down_any = Press a card: you take it with all cards above it, and must lay it in this turn
table_down_ask = You take { $count } cards, and must lay { $card } in this turn.
table_drop_means = You put your cards away. You cannot take it back.
table_drop_sure = Really drop out?
table_drop_sure_for =
    { $points ->
         [one] Drop for { $points } point?
        *[other] Drop for { $points } points?
    }
table_end_means_draw = The others fold or fight. If a hand that fights counts no more than yours, you lose and pay more.
table_end_means_drop = All hands are compared at once. If another hand counts no more than yours, you are caught and pay more.
table_end_sure_draw = Call a draw now?
table_end_sure_drop = End the deal now?
table_face_down_ask = Put your last card face down to go out.
table_fight_ask = { $name } calls a draw. Do you fight?
table_finish_back = Back
table_finish_pick = Select the card to discard, and try again.
table_force_ask = { $card } was declined. Force it?
table_fresh = new
table_frozen = Frozen
table_frozen_all = Frozen: you need two natural cards of the top card's rank to take the pile.
table_frozen_you = The pile is frozen for you until your side's first meld.
table_gone = The connection to this table has ended.
table_gone_outdated = This table was played by an older version of its rules and cannot go on.
table_gone_pages = This table is open in too many pages; only the newer ones continue.
table_gone_seat = This seat belongs to another browser.
table_group = group
table_group_aside = Discard
table_group_cards =
    { $family ->
         [tiles] Not in a set
        *[other] Not in a meld
    }
table_group_held = Stay in hand
table_group_number = Meld { $number }
table_hand = Your hand
table_has_drawn = You have drawn. Play, or pass.
table_home = All games
table_joker_ask =
    { $family ->
         [tiles] What does the okey stand for?
        *[other] What does the joker stand for?
    }
table_keep_playing = Keep playing
table_kept = taken
table_key_apart =
    { $family ->
         [tiles] Put the selection apart on the rack
        *[other] Put the selection apart in the hand
    }
table_key_arrows = Move between pieces and places
table_key_back =
    { $family ->
         [tiles] Selection back to the rack
        *[other] Selection back to the hand
    }
table_key_draw = Draw
table_key_end = Same as the main button
table_key_enter = Put the selection here
table_key_escape = Deselect, close
table_key_help = This list
table_key_move =
    { $family ->
         [tiles] Move the tile on the rack, the set on the table
        *[other] Move the card in the hand, the meld on the table
    }
table_key_new = Put the selection down as a new set
table_key_space = Select or deselect the piece
table_key_split =
    { $family ->
         [tiles] Split the set before the piece
        *[other] Split the meld before the card
    }
table_key_take = Take from the discard pile
table_keys = Keys
table_knock_gin_only = Knock only with gin
table_knock_hint = Everybody shows their hand. A player with as few points left as you, or fewer, wins instead.
table_knock_hint_gin = Gin: the other player may not lay off on your melds.
table_knock_hint_lay_off = Your melds are laid open, and the other player lays off on them. If the other player then has as few points as you or fewer, you are undercut.
table_knock_left = Deadwood
table_knock_limit = Knock with { $limit } or less
table_laid_by = laid by { $name }
table_last_turn = { $name } has gone out: this is your last turn.
table_last_turns = { $name } has gone out: one last turn each
table_lay_off_ask = { $name } knocked with { $points }: lay off what fits.
table_leave = Leave the match
table_leave_stay = Stay
table_leave_sure =
    { $points ->
         [one] Leave for good? You are out of this deal and all later ones, for { $points } point each.
        *[other] Leave for good? You are out of this deal and all later ones, for { $points } points each.
    }
table_left = { $count } left
table_log = Log
table_mine = played this turn
table_more = More
table_more_below = Sets further down: { $count }
table_move_set =
    { $family ->
         [tiles] Move the set
        *[other] Move the meld
    }
table_must_play = Lay down { $card }, which you took.
table_new_meld =
    { $family ->
         [tiles] New set
        *[other] New meld
    }
table_new_set =
    { $family ->
         [tiles] New set
        *[other] New meld
    }
table_no_discard = The last card of the stock was laid out: there is no discard, and the deal ends.
table_opened = has laid the first meld
table_order = Tidy the table
table_order_back =
    { $family ->
         [tiles] Put the sets back
        *[other] Put the melds back
    }
table_order_self = Tidy after every turn
table_order_self_note =
    { $family ->
         [tiles] Otherwise the sets stay where you put them.
        *[other] Otherwise the melds stay where you put them.
    }
table_out = out
table_owner = laid by { $name }
table_pair = Pair
table_partner_no = Your partner says no: you may not go out in this turn.
table_partner_yes = Your partner says yes: go out in this turn.
table_pile =
    { $family ->
         [tiles] Discard pile
        *[other] Discard pile
    }
table_pile_any = You may take any of these
table_pile_empty = empty
table_points =
    { $count ->
         [one] { $count } point
        *[other] { $count } points
    }
table_pool = Pool
table_rack = Your rack
table_reconnecting = Reconnecting …
table_redo = Redo
table_refuse_means = Play ends, and the hands are counted as they are now.
table_refuse_sure = Refuse the last card?
table_reset = Reset
table_reset_long = Back to the start of the turn
table_restarting = The server is restarting. Please wait a moment: the game will continue where it was.
table_rule_link = See the rule
table_rules = Rules
table_run = run
table_scores = Scores
table_seats = Players
table_second_hand =
    { $called ->
         [pozzetto] A pozzetto of { $count } cards, to be picked up by: { $names }
        *[other] A foot of { $count } cards, to be picked up by: { $names }
    }
table_second_hint = You take a second card with it, from either pile.
table_second_picked_up =
    { $called ->
         [pozzetto] Pozzetto picked up by: { $names }
        *[other] Foot picked up by: { $names }
    }
table_selected = selected
table_set_label =
    { $family ->
         [tiles] { $kind } { $number }: { $pieces }
        *[other] { $kind } { $number }: { $pieces }
    }
table_set_label_plain =
    { $family ->
         [tiles] Set { $number }: { $pieces }
        *[other] Meld { $number }: { $pieces }
    }
table_side_bonus = Laid out: { $cards }
table_side_books =
    { $called ->
         [book] Books: { $natural } clean, { $mixed } dirty
         [burraco] Burracos: { $natural } clean, { $mixed } dirty
        *[other] Canastas: { $natural } natural, { $mixed } mixed
    }
table_side_books_semi = { $books }, { $semi } semi-clean
table_side_books_wild = { $books }, { $wild } wild
table_side_ours = Our side
table_sort_colour = Sort by colour
table_sort_number = Sort by number
table_sort_suit = Sort by suit
table_split = Split here
table_starting = The table is being set …
table_stock = Stock
table_swap_hint =
    { $family ->
         [tiles] You can exchange { $card } for an okey on the table.
        *[other] You can exchange { $card } for a joker on the table.
    }
table_table = Table
table_table_empty = Nothing is on the table yet.
table_tiles_count =
    { $count ->
         [one] { $count } tile
        *[other] { $count } tiles
    }
table_title_turn = Your turn · { $game }
table_to_rack =
    { $family ->
         [tiles] Back to the rack
        *[other] Back to the hand
    }
table_tray = Laid aside for the first meld
table_tray_back = Take back { $pieces }
table_try_again = Try again
table_turn_of = { $name }'s turn
table_turned_ask = You turned { $card }: lay it down, or leave it.
table_undo = Undo
table_upcard_ask = Take { $card }, or pass?
table_view = View of the table
table_want_none_means = You will not be asked again: you pass on every discard until new hands are dealt, or until you turn this off.
table_wild = Wild: { $rank }
table_you = You
table_your_turn = Your turn
table_zoom_all =
    { $family ->
         [tiles] Show all sets
        *[other] Show all melds
    }
table_zoom_in =
    { $family ->
         [tiles] Larger tiles
        *[other] Larger cards
    }
table_zoom_out =
    { $family ->
         [tiles] Smaller tiles
        *[other] Smaller cards
    }
table_zoom_usual = Usual size
tip_deadwood = Your melds stay in your hand. Once you have little deadwood left, you may knock.
tip_discard =
    { $family ->
         [tiles] End your turn with one tile on your discard pile.
        *[other] End your turn with one card on the discard pile.
    }
tip_draw_card =
    { $family ->
         [tiles] First take a tile: choose the pool or the tile on the discard pile.
        *[other] First take a card: choose the stock or the card on the discard pile.
    }
tip_draw_stock =
    { $family ->
         [tiles] Begin by drawing: choose the pool.
        *[other] Begin by drawing: choose the stock.
    }
tip_first_meld = Your first meld needs { $minimum } points from your own rack. The button shows the running total.
tip_lay_cards =
    { $family ->
         [tiles] Pick three or more tiles to lay them down. Pick a tile, then a set, to add to it.
        *[other] Pick three or more cards to lay them down. Pick a card, then a meld, to lay it off.
    }
tip_ok = Got it
tip_pick_tiles =
    { $family ->
         [tiles] Pick tiles, then a place on the table, to lay them down. Dragging works too.
        *[other] Pick cards, then a place on the table, to lay them down. Dragging works too.
    }
tip_undo = Nothing is final until you end your turn: you can undo or reset everything.
tourney_absent = absent
tourney_absent_name = { $name } is absent
tourney_advance = Players who advance from each table
tourney_after = After { $time }
tourney_back = To the tournament
tourney_begin = Start the tournament
tourney_begin_next = Start round { $round }
tourney_board = Table { $number }
tourney_bots_add = Add bots
tourney_bots_count = How many bots
tourney_bracket = Bracket
tourney_by_hand = by hand
tourney_by_lot = By draw
tourney_by_press = When I start it
tourney_by_rating = By rating
tourney_bye = Bye: { $names }
tourney_clock_waits = The clock waits two minutes for you.
tourney_code = Tournament code
tourney_countdown = The next round starts
tourney_cross = Cross table
tourney_csv = Standings (CSV)
tourney_cycles = How often everybody meets
tourney_deal = Deal { $number }
tourney_end = End the tournament now
tourney_end_not = Go on playing
tourney_end_sure = No further rounds are played, and the standings stay as they are now.
tourney_entrants = Entrants: { $count }
tourney_explain = Press a column heading to read what it means.
tourney_fill = Fill up with bots
tourney_fill_note = So that nobody is left over in a round.
tourney_finish = Close the tournament
tourney_format = Format
tourney_host_begins = The host starts the tournament when everybody is here.
tourney_invite = Invite people
tourney_join = Take part
tourney_json = Everything (JSON)
tourney_knock_out = Knock-out
tourney_knock_out_note = Losers are out. If the numbers do not come out even, the top seeds have a bye in the first round.
tourney_late = Latecomers
tourney_late_half = Half a point for each round missed
tourney_late_zero = Nothing for rounds missed
tourney_make = Make the tournament
tourney_mine = My tournaments
tourney_my_bye = You have a bye this round.
tourney_my_table = To my table
tourney_my_table_note = Round { $round }, table { $number }.
tourney_my_wait = Your match is over. The round continues at other tables.
tourney_name = Tournament name
tourney_new = New tournament
tourney_next_in = Round { $round } starts in { $time }.
tourney_nobody = Nobody has joined yet.
tourney_none = You are not in a tournament yet.
tourney_not_begun = not started
tourney_open = Open for entries
tourney_over = Over
tourney_pairing = Seeds
tourney_pairings = Pairings
tourney_place = Place
tourney_place_of = Place of { $name }
tourney_play_too = I am playing too
tourney_player = Name
tourney_points_for = Points for a win, a draw, a loss
tourney_points_of = Points of { $name }
tourney_repeats = Some players meet again: no other pairing was possible.
tourney_result = Enter the result
tourney_result_note = It counts instead of what the table reports, and is marked as entered by hand.
tourney_result_of = Result of table { $number }
tourney_return = Play again
tourney_return_name = Let { $name } play again
tourney_round = Round { $round }
tourney_round_done = The round is over.
tourney_round_of = Round { $round } of { $rounds }
tourney_round_robin = Round robin
tourney_round_robin_note = Everybody meets everybody. Good for up to eight people.
tourney_rounds = Rounds
tourney_rounds_number =
    { $count ->
         [one] { $count } round
        *[other] { $count } rounds
    }
tourney_save = Save the result
tourney_score = Points
tourney_seats = Seats at a table
tourney_sentence = A tournament over several tables: pairings, rounds and standings.
tourney_share_text = Join the tournament “{ $name }”
tourney_since = from round { $round }
tourney_standings = Standings
tourney_swiss = Swiss
tourney_swiss_note = Everybody plays every round, against somebody with a similar score whom they have not met. Good for many people and few rounds.
tourney_tb_buchholz = Buchholz
tourney_tb_buchholz_cut = Buchholz cut 1
tourney_tb_buchholz_cut_note = The points of all opponents except the lowest: players who met stronger opponents rank higher. A round without an opponent counts with the player’s own points.
tourney_tb_buchholz_note = The points of all opponents added up.
tourney_tb_direct_encounter = Direct encounter
tourney_tb_direct_encounter_note = Among players who are still level: who scored more points against the others, if all of them have met.
tourney_tb_sonneborn_berger = Sonneborn-Berger
tourney_tb_sonneborn_berger_note = The points of the opponents a player has beaten, and half the points of those the player drew with.
tourney_tb_table_points = Points at the table
tourney_tb_table_points_note = The points of the games themselves, added up over all matches; where the lowest score wins, they count as negative.
tourney_tb_wins = Wins
tourney_tb_wins_note = Matches won at the table; byes do not count.
tourney_third = Match for third place
tourney_third_place = Third place
tourney_title = Tournaments
tourney_wall = Projector view
tourney_wall_join = Join with this code
tourney_win_together = { $names } share first place
tourney_wins = { $name } wins
tourney_withdraw = Withdraw
tourney_withdraw_name = Withdraw { $name }
tourney_withdrawn = withdrawn
tourney_won_lost = { $won } won, { $drawn } drawn, { $lost } lost
tourney_you_are_in = You are in.
tourney_you_host = You are the host.
trust_add = Add my own randomness
trust_add_label = Anything you like, such as three dice
trust_added = Randomness added by: { $names }
trust_added_mine = Your page has committed to its secret.
trust_alarm = Warning: what the server shows now does not match what your page saw before the match. Do not trust these cards.
trust_checked = Your page has checked that everything revealed matches the commitments.
trust_last = Seed of deal { $number }
trust_limits = The server does know the cards. A player who commits but does not reveal had a choice between two shuffles and is named here.
trust_nobody = No player has added randomness to this match, so the server could have chosen the cards.
trust_one = Before the match the server shows a hash that fixes its seeds for all deals, so it cannot exchange cards afterwards.
trust_opened = Revealed: { $names }
trust_opening = One moment: the secrets are being revealed.
trust_promise = Hash of deal { $number }
trust_promised = Committed: { $names }
trust_three = After the deal the seed is shown, and anybody can deal the same cards again and compare.
trust_title = Is the deal fair?
trust_two = Each player’s page commits to a secret number and reveals it only when all commitments are fixed. So nobody can choose the cards, not even the server, as long as one honest player has revealed theirs.
trust_verify = Verify a deal
trust_withheld = Committed but did not reveal: { $names }
ui_again = Try again
ui_close = Close
ui_home = RummyKit: home
ui_loading = Loading…
ui_name = Your name
ui_name_hint = What your friends call you
verify_broken = the seed does not match the hash that was shown
verify_chance_broken = { $name } did not reveal what was committed
verify_chance_kept = { $name } added randomness as committed
verify_chance_none = { $name } added randomness without committing to it first
verify_chance_withheld = { $name } committed to randomness but did not reveal it
verify_check = Verify
verify_deal = Deal { $number }
verify_draw = in move { $move }, { $name } drew { $dealt }; the record says { $told }
verify_good = matches, { $count } cards compared
verify_hand = { $name } was dealt { $dealt }; the record says { $told }
verify_move = a move does not follow: { $text }
verify_no = They differ.
verify_no_promise = the record does not contain the hash that was shown
verify_nobody = No player added randomness committed to in advance, so the server could have chosen these cards.
verify_nothing = no card
verify_open = Open a file
verify_record = Record
verify_sentence = Paste or open the record of a match: every deal is dealt again from its seed and compared.
verify_title = Was it dealt fairly?
verify_upcard = the upcard was { $dealt }; the record says { $told }
verify_yes = They match: every deal is as it was committed.
waiting_all_here = Everybody is here.
waiting_away = not connected
waiting_bot = Bot
waiting_change = Change this table
waiting_change_save = Change
waiting_changed = { $name } changed: { $what }
waiting_code = Or read out this code
waiting_copied = Copied
waiting_copy = Copy
waiting_copy_by_hand = The link is selected: copy it from here.
waiting_empty = Free
waiting_fact = { $what }: { $value }
waiting_for_many = Waiting for { $count } more players.
waiting_for_one = Waiting for one more player.
waiting_host = host
waiting_host_starts = { $name } starts the match.
waiting_link = Send this link to your friends
waiting_no_line = Connection lost. Your request will be sent again as soon as it is back.
waiting_qr = Show as a QR code
waiting_qr_alt = QR code of the link
waiting_seat_bot = Give it to a bot
waiting_seat_free = Free it up
waiting_seats = Seats
waiting_share = Share
waiting_share_text = Play { $game } with me
waiting_side = Side { $number }
waiting_sides_note = Partners sit opposite each other and play together.
waiting_sit_here = Sit here
waiting_start = Start
waiting_start_bot = Start with a bot
waiting_start_bots =
    { $count ->
         [one] Start with { $count } bot
        *[other] Start with { $count } bots
    }
waiting_start_note = Bots take the free seats.
waiting_time = Time for a turn
waiting_unheard = The connection was lost before the answer arrived, and the table has changed since. If your request was not carried out, press again.
waiting_visiting = Other people's bots may sit down here
waiting_you = you
