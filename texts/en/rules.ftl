## headings

# Rummikub: Players and aim
heading-aim = Players and aim
# Rummikub: The tiles
heading-pack = The { pieces }
# Rummikub: The deal
heading-deal = The deal
# Rummikub: Who goes first
heading-start = Who goes first
# Rummikub: Legal sets
heading-melds = Legal { melds }
# Rummikub: Groups
heading-melds-group = Groups
# Rummikub: Runs
heading-melds-run = Runs
# Seven Bridge: Short melds
heading-melds-short = Short melds
# Indian Rummy: points: The two lives
heading-melds-lives = The two lives
# Indian Rummy, 21 cards: Pure runs
heading-melds-pures = Pure runs
# Rummikub: Jokers
heading-jokers = Jokers
# Rummikub Twist: Double jokers
heading-jokers-double = Double jokers
# Rummikub Twist: Colour-changing jokers
heading-jokers-colour = Colour-changing jokers
# Rummikub Twist: Mirror jokers
heading-jokers-mirror = Mirror jokers
# Rummikub: Sets with a joker
heading-jokers-sets = Sets with a joker
# Caloochi: Exchanging a joker
heading-jokers-exchange = Exchanging a joker
# Rummikub: Freeing a joker
heading-jokers-freed = Freeing a joker
# 101 Okey: Freeing an okey
heading-jokers-okey = Freeing an okey
# Rummikub: The first meld
heading-opening = The first meld
# Rummikub: A turn
heading-turn = A turn
# Indian Rummy: points: Dropping
heading-turn-drop = Dropping
# Rummikub: Drawing
heading-turn-draw = Drawing
# Tonk: Ending the deal before drawing
heading-turn-call_end = Ending the deal before drawing
# Tong-its: Fighting or folding
heading-turn-fight = Fighting or folding
# Okey: Declaring pairs
heading-turn-declare_pairs = Declaring pairs
# Okey: Showing the tile that matches the indicator
heading-turn-show_indicator = Showing the tile that matches the indicator
# Phỏm: A dealt hand that ends the deal
heading-turn-dealt = A dealt hand that ends the deal
# Conquian: Forcing a card
heading-turn-force = Forcing a card
# Conquian: Passing a card
heading-turn-pass_card = Passing a card
# Rummikub: Playing tiles
heading-turn-play = Playing { pieces }
# Indian Rummy: points: Declaring
heading-turn-declare = Declaring
# Rummy: Laying off
heading-turn-lay_off = Laying off
# 101 Okey: Adding to sets
heading-turn-lay_off-tiles = Adding to sets
# Phỏm: Showing melds
heading-turn-show = Showing melds
# Gin Rummy: Knocking
heading-turn-knock = Knocking
# Indian Rummy: points: Discarding
heading-turn-discard = Discarding
# Seven Bridge: Claiming a discard
heading-turn-claim = Claiming a discard
# Rummy: Calling a discard
heading-turn-call = Calling a discard
# Contract Rummy: Buying a discard
heading-turn-buy = Buying a discard
# Rummikub: The table
heading-table = The table
# Rummikub: The clock
heading-time = The clock
# Rummikub: How a game ends
heading-end = How a { deal } ends
# Machiavelli: Melds with a joker
heading-jokers-sets-cards = Melds with a joker
# Rummikub: When the pool is empty
heading-exhausted = When the { stock } is empty
# Rummikub: Scoring
heading-scoring = Scoring
# Rummikub: The match
heading-match = The match
# Rummikub: House rules
heading-options = House rules
# Rummikub: Where the printed rules are silent
heading-silent = Where the printed rules are silent

## parts of sentences

examples = Examples:
face-tile = { $colour } { $number }
# Rummikub: ; 
parts = ;{ " " }
# Indian Rummy: points:  → 
then = { " " }→{ " " }
# Rummikub: 5 or 6
numbers-two = { $low } or { $high }
# Rummikub: 2 to 4
numbers-range = { $low } to { $high }
yes = yes
no = no
own-game = A game of one's own
own-rules = { $name } (own rules)
game-rummikub = Tiles in groups and runs; everybody may rearrange the whole table
game-rummikub_classic = A joker is freed only by a tile from your own rack
game-rummikub_twist = More jokers: one stands for two tiles, one changes the colour, one mirrors a set
game-okey = An indicator makes one tile wild; you show the whole rack at once, in sets or seven pairs
game-okey_101 = Okey with sets on the table: you begin with 101 points or five pairs
game-standard_rummy = Draw a card, lay melds, add to others, discard; the first without cards wins the deal
game-round_the_corner_rummy = Runs go round the corner: Q K A 2
game-rummy_complete = Nothing is laid before the end: you go out with the whole hand at once
game-block_rummy = The stock is not renewed: once it is empty and a discard is refused, the lowest hand wins
game-slowdown_rummy = The discards lie open side by side: you may take any one of them
game-boathouse_rum = Who takes the discard takes a second card too; the whole hand is laid at once
game-queen_city_rum = The whole hand is laid at once, and its own cards are what the winner scores
game-three_thirteen = Eleven deals, from 3 cards to 13; in each, the rank of that number is wild
game-rummy_500 = Discards are taken from any depth; every card you lay scores for you
game-tonk = Five cards for a stake: go out, or drop when you think your hand is the lowest
game-conquian = For two or three: every card is turned face up and melded or passed, never kept in hand
game-machiavelli = Rummikub with cards: everybody may rearrange all melds on the table
game-vatikan = Like Machiavelli, but first you lay a run from your own hand alone
game-german_rummy = Two packs with jokers; you begin with melds worth 40 points, and jokers are exchanged
game-caloochi = 15 cards each; you begin with 51 points, and the winner scores what the others hold
game-double_rum = No points needed to begin; a group may hold two of the same card
game-kalooki_40 = Penalty points add up: out at 151, and the last one left wins
game-scala_40 = Out at 101, and the last one left wins; a meld has one joker at most
game-remi_51 = You begin with 51 points, one of the melds a run without a joker
game-gin_rummy = Knock with 10 points or less outside your melds, or wait for gin
game-knock_rummy = For up to five: knock with any hand, and the lowest one wins
game-indian_rummy_points = Two runs, one of them pure, to declare; a single deal, and each point lost is paid
game-indian_rummy_pool101 = Points add up over deals: out at 101, and the last player takes the pool
game-indian_rummy_pool201 = The longer pool: out only at 201 points
game-indian_rummy_deals = A fixed number of deals for chips: the winner of each gets them from the others
game-indian_rummy_21 = 21 cards from three packs: three pure runs, and value cards are paid for
game-contract_rummy = Seven deals, each with a contract of groups and runs that you lay first
game-liverpool_rummy = Melds of the contract may be longer than asked; jokers stay where they lie
game-shanghai_rummy = Ten deals with larger contracts; jokers may be taken from groups, too
game-carioca = Eight deals and no buying; runs go round the corner, with one joker at most
game-continental_rum = Runs only: 15 cards in fixed lengths, laid at once, and the others pay
game-canasta = Partners collect groups of one rank; seven cards or more are a canasta
game-burraco = Runs count too; a player who runs out of cards picks up the side's pozzetto
game-hand_and_foot = Each player has a second hand, the foot, played once the first is gone
game-phom = Four turns each: a discard is taken only for a meld, and the least trash wins
game-nowrang = For two: ten cards in runs of 4, 3 and 3, laid at once
game-thai_dummy = Take any discard that you can meld, with all above it; every card you lay scores
game-seven_bridge = Discards are claimed out of turn: pon for a group, chi for a run; sevens may lie alone
game-tong_its = For three, for stakes: call a draw, and the others fight or fold
# Minimum for the first meld, deal by deal
choice-initial-50__90__120__150 = 50, 90, 120, 150
# Minimum for the first meld, deal by deal
choice-initial-60__90__120__150 = 60, 90, 120, 150
# What jack, queen and king count in hand
choice-court_values-face = 11, 12, 13
none = none
# Made-up Rummy: 4 cards
sizes-exact = { $low } { pieces }
# Rummikub: 3 or 4 tiles
sizes-two = { $low } or { $high } { pieces }
# Hand and Foot: 3 to 7 cards
sizes-range = { $low } to { $high } { pieces }
# Rummikub: 3 or more tiles
sizes-open = { $low } or more { pieces }

## players, pieces, deal, start

# Rummikub: For 2 to 6 players.
aim-players = For { $fewest } to { $most } players.
# Nowrang: For 2 players.
aim-players_exact = For { COUNT($players, "player") }.
# Rummikub: The first player to run out of tiles wins the game.
aim-empty = The first player to run out of { pieces } wins the { deal }.
# Conquian: The first player to have 9 cards on the table wins the deal.
aim-on_table = The first player to have { $n } cards on the table wins the { deal }.
# Conquian: The first player to have one card more on the table than each was dealt wins the deal.
aim-one_more = The first player to have one card more on the table than each was dealt wins the { deal }.
# 500 Rummy: The player whose cards on the table, less those still in hand, are worth the most wins the deal.
aim-laid = The player whose cards on the table, less those still in hand, are worth the most wins the { deal }.
# Indian Rummy: points: The first player to have the whole hand in melds wins the deal.
aim-melds = The first player to have the whole hand in melds wins the { deal }.
# Phỏm: If nobody does, the player with the fewest points left in hand at the end wins it, but players without a meld rank behind all the others.
aim-trash = If nobody does, the player with the fewest points left in hand at the end wins it, but players without a meld rank behind all the others.
# Tonk: When hands are compared, the lowest count wins.
aim-compared = When hands are compared, the lowest count wins.
# Gin Rummy: When a player knocks, the hands are compared: the less deadwood (cards outside melds), the better.
aim-deadwood = When a player knocks, the hands are compared: the less deadwood (cards outside melds), the better.
# Rummikub Twist: There are 104 tiles, numbered 1 to 13 in red, blue, black and orange, 2 copies of each.
pack-tiles = There are { COUNT($plain, "piece") }, numbered 1 to 13 in { $colours }, { COUNT($copies, "copy") } of each.
# Rummikub: The number of tiles depends on the number of players. They are numbered 1 to 13 in red, blue, black and orange.
pack-tiles_varied = The number of tiles depends on the number of players. They are numbered 1 to 13 in { $colours }.
# Rummikub: With 2 to 4 players there are 2 copies of each.
pack-tiles_for = With { players } players there are { COUNT($copies, "copy") } of each.
# Rummy: One pack of 52 cards is used: A, 2 to 10, J, Q and K in each of ♠, ♥, ♦ and ♣.
pack-cards_one = One pack of 52 cards is used: A, 2 to 10, J, Q and K in each of { suits }.
# Indian Rummy: points: 2 packs of 52 cards are shuffled together: A, 2 to 10, J, Q and K in each of ♠, ♥, ♦ and ♣.
pack-cards_many = { COUNT($copies, "pack") } of 52 cards are shuffled together: A, 2 to 10, J, Q and K in each of { suits }.
# Continental Rum: The number of cards depends on the number of players. A pack has 52 cards: A, 2 to 10, J, Q and K in each of ♠, ♥, ♦ and ♣.
pack-varied = The number of cards depends on the number of players. A pack has 52 cards: A, 2 to 10, J, Q and K in each of { suits }.
# Conquian: The cards of rank 8, 9 and 10 are removed, which leaves 40.
pack-left_out = The cards of rank { ranks } are removed, which leaves { $total }.
# Gin Rummy: Of these, only some are used: A, 2, 3, 4, 5, 6, 7, 8, 9 and 10 in ♠ and ♥, 20 cards in all.
pack-part = Of these, only some are used: { ranks } in { suits }, { COUNT($total, "piece") } in all.
# Continental Rum: With 2 to 5 players: 2 packs and 2 jokers, 106 cards in all.
pack-for_players = With { players } players: { packs }, { COUNT($total, "piece") } in all.
# Rummikub: Together with 2 jokers, that makes 106 tiles.
pack-jokers = Together with { jokers }, that makes { COUNT($total, "piece") }.
# Rummikub: Each player is dealt 14 tiles.
deal-each = Each player is dealt { COUNT($n, "piece") }.
# Rummy: With 2 players, each is dealt 10 cards.
deal-each_with = With { players } players, each is dealt { COUNT($n, "piece") }.
# Phỏm: The player who goes first is dealt 1 card more.
deal-starter_extra = The player who goes first is dealt { COUNT($n, "piece") } more.
# Rummikub: The dealer deals the tiles one at a time, starting with the player who goes first.
deal-dealer = The dealer deals the { pieces } one at a time, starting with the player who goes first.
# Indian Rummy: points: The next card is turned face up to start the discard pile.
deal-upcard = The next { piece } is turned face up to start the discard pile.
# Indian Rummy: points: Then one card is drawn from the stock at random, shown and put aside. All cards of its rank are wild for this deal; if it is a joker, the aces are. The card itself is out of play.
deal-indicates-rank = Then one card is drawn from the stock at random, shown and put aside. All cards of its rank are wild for this deal; if it is a joker, the aces are. The card itself is out of play.
# Three Thirteen: The deals of a match are not all alike.
schedule-differs = The deals of a match are not all alike.
# Three Thirteen: Deal 1: 3 cards each, every 3 is wild.
schedule-deal = Deal { $number }: { $terms }.
# Three Thirteen: 3 cards each
schedule-hand = { COUNT($n, "piece") } each
# Three Thirteen: every 3 is wild
schedule-wild = every { $wild } is wild
# Contract Rummy: a group of 3
contract-group = a group of { $n }
# Contract Rummy: 2 groups of 3
contract-groups = { $count } groups of { $n }
# Contract Rummy: a run of 4
contract-run = a run of { $n }
# Contract Rummy: 2 runs of 4
contract-runs = { $count } runs of { $n }
# Carioca: a run from ace to king in any suits
contract-full_run-any = a run from ace to king in any suits
# Carioca: a run from ace to king, all red or all black
contract-full_run-colour = a run from ace to king, all red or all black
# Contract Rummy: contract of 2 groups of 3
schedule-contract = contract of { melds }
# Contract Rummy: contract of the whole hand in 3 runs of 4 or longer
schedule-whole_hand = contract of the whole hand in { melds } or longer
# Shanghai Rummy: buying allowed 3 times
schedule-buys = buying allowed { COUNT($n, "time") }
# Three Thirteen: The remaining cards are placed face down as the stock.
schedule-stock = The remaining { pieces } are placed face down as the { stock }.
# Rummikub: The remaining tiles are placed face down as the pool: 78 tiles with 2 players; 64 tiles with 3 players; 50 tiles with 4 players; 90 tiles with 5 players; 76 tiles with 6 players.
deal-stock = The remaining { pieces } are placed face down as the { stock }: { $rests }.
# Rummikub: 78 tiles with 2 players
deal-stock_with = { COUNT($n, "piece") } with { players } players
# Rummikub: Each player draws one tile. The player with the highest number goes first. Players who tie for highest draw again.
start-highest_starts = Each player draws one { piece }. The player with the highest { rank } goes first. Players who tie for highest draw again.
# Rummikub: Each player draws one tile. The player with the highest tile goes first; the 1 is the highest of all. Players who tie for highest draw again.
start-highest_card_starts = Each player draws one { piece }. The player with the highest { piece } goes first; the { ace } is the highest of all. Players who tie for highest draw again.
# Rummikub: Each player draws one tile. The player with the highest tile deals first; the 1 is the highest of all. Players who tie for highest draw again.
start-highest_card_deals = Each player draws one { piece }. The player with the highest { piece } deals first; the { ace } is the highest of all. Players who tie for highest draw again.
# Rummikub: A joker does not count: draw another tile.
start-joker_void = A { joker } does not count: draw another { piece }.
# Rummikub: Then the tiles are put back, and all are shuffled.
start-mixed = Then the { pieces } are put back, and all are shuffled.
# Rummikub: Each player draws one tile. The player with the lowest tile deals first; the 1 is the lowest of all. Players who tie for lowest draw again.
start-lowest_deals = Each player draws one { piece }. The player with the lowest { piece } deals first; the { ace } is the lowest of all. Players who tie for lowest draw again.
# Rummikub: The player on the dealer's left goes first.
start-left_of_dealer = The player on the dealer's left goes first.
# Rummy: The player on the dealer's right goes first.
start-right_of_dealer = The player on the dealer's right goes first.
# Rummikub: The players draw again for the start of every game.
start-later-draw_again = The players draw again for the start of every { deal }.
# Rummy: With two players, the winner of a deal deals the next. With more, the deal passes to the left.
start-later-dealer_left_or_winner = With two players, the winner of a { deal } deals the next. With more, the deal passes to the left.
# Rummy: After each deal, the deal passes to the next player in turn.
start-later-dealer_left = After each { deal }, the deal passes to the next player in turn.
# Rummy: The winner of a deal deals the next.
start-later-winner_deals = The winner of a { deal } deals the next.
# Rummikub: The winner of a game goes first in the next.
start-later-winner_starts = The winner of a { deal } goes first in the next.
# Rummy: A player who goes out goes first in the next deal. If nobody does, the deal passes to the next player in turn.
start-later-out_starts = A player who goes out goes first in the next { deal }. If nobody does, the deal passes to the next player in turn.
# Rummy: If nobody wins a deal alone, the next player in turn deals.
start-nobody_alone = If nobody wins a { deal } alone, the next player in turn deals.
# Block Rummy: If nobody wins a deal alone, the same player goes first again.
start-nobody_alone_starts = If nobody wins a { deal } alone, the same player goes first again.
# Rummikub: In each later game, the next player in turn goes first.
start-later-next_starts = In each later { deal }, the next player in turn goes first.
# Rummikub: Players sit clockwise in descending order of the tiles they drew.
start-seat_by_draw = Players sit clockwise in descending order of the { pieces } they drew.
# Rummikub: They keep these seats for the whole match.
start-seats_stay = They keep these seats for the whole match.
# Rummikub (classic leaflet): Seats are drawn again before every game.
start-seats_again = Seats are drawn again before every { deal }.

## melds

# Rummikub: A set is a group or a run of at least 3 tiles.
melds-both = A { meld } is a group or a run of at least { COUNT($minimum, "piece") }.
# Contract Rummy: A meld is a group of at least 3 cards or a run of at least 4 cards.
melds-both_sizes = A { meld } is a group of at least { COUNT($group, "piece") } or a run of at least { COUNT($run, "piece") }.
# Rummy: Only groups of at least 3 cards are melds in this game. There are no runs.
melds-groups_only = Only groups of at least { COUNT($minimum, "piece") } are { melds } in this game. There are no runs.
# Rummy: Only runs of at least 3 cards are melds in this game. There are no groups.
melds-runs_only = Only runs of at least { COUNT($minimum, "piece") } are { melds } in this game. There are no groups.
# Rummikub: A tile can belong to only one set at a time.
melds-once = A { piece } can belong to only one { meld } at a time.
# Rummikub: A group is 3 or 4 tiles of the same number, each of a different colour.
group-distinct = A group is { $sizes } of the same { rank }, each of a different { suit }.
# Rummy: A group is 3 or 4 cards of the same rank. It may contain the same suit more than once.
group-twins = A group is { $sizes } of the same { rank }. It may contain the same { suit } more than once.
# Rummikub: Their order does not matter.
group-order = Their order does not matter.
# Rummikub: Not a group: blue 8 · blue 8 · black 8. Two of them are of the same colour.
group-not_twins = Not a group: { $faces }. Two of them are of the same { suit }.
# Rummikub: A run is 3 or more tiles of the same colour with consecutive numbers.
run-rule = A run is { $sizes } of the same { suit } with consecutive { ranks }.
# Rummikub: The 1 is low: it comes before the 2, and nothing follows the 13.
run-ace-low = The { ace } is low: it comes before the 2, and nothing follows the { king }.
# Indian Rummy: points: The ace is high: it follows the king and never comes before the 2.
run-ace-high = The { ace } is high: it follows the { king } and never comes before the 2.
# Indian Rummy: points: The ace may be low, before the 2, or high, after the king, but a run cannot go round the corner.
run-ace-both = The { ace } may be low, before the 2, or high, after the { king }, but a run cannot go round the corner.
# Indian Rummy: points: The ace may come before the 2, after the king, or between the king and the 2: a run may go round the corner.
run-ace-corner = The { ace } may come before the 2, after the { king }, or between the { king } and the 2: a run may go round the corner.
# Burraco: A run of all 13 ranks may have an ace at both ends.
run-both_ends = A run of all 13 ranks may have an ace at both ends.
# Indian Rummy: points: A run may contain only one ace.
run-not_both_ends = A run may contain only one { ace }.
# German Rummy: A wild card may be added to a run of thirteen cards at the end without the ace, where it stands for a second ace.
run-wild_fourteenth = A wild card may be added to a run of thirteen cards at the end without the ace, where it stands for a second ace.
# Indian Rummy: points: A run may have at most 13 cards.
run-at_most = A run may have at most { COUNT($maximum, "piece") }.
# Rummikub: A run is laid from low to high.
run-ordered = A run is laid from low to high.
# Rummikub: Not a run: red 12 · red 13 · red 1.
run-not = Not a run: { $faces }.
# Rummikub: Not a run: red 4 · blue 5 · red 6. They are not all of the same colour.
run-not_mixed = Not a run: { $faces }. They are not all of the same { suit }.
# Indian Rummy: points: To win, all your cards must be in melds, and two of these must be your lives. The first life is a pure run: a run without wild cards. The second life is another run, pure or not.
lives-rule = To win, all your cards must be in melds, and two of these must be your lives. The first life is a pure run: a run without wild cards. The second life is another run, pure or not.
# Indian Rummy: points: A run in which a wild card is used as itself is still pure and may be the first life. A pure run of six or more cards can be split and then counts as both lives.
lives-natural = A run in which a wild card is used as itself is still pure and may be the first life. A pure run of six or more cards can be split and then counts as both lives.

## jokers

# Rummy: There are no jokers in this game.
jokers-none = There are no jokers in this game.
# Seven Bridge: One or two cards of rank 7 are also a meld. A single one becomes part of a group or a run once another card is added to it.
short-group = One or two cards of rank { rank } are also a meld. A single one becomes part of a group or a run once another card is added to it.
# Seven Bridge: A 7 and the card next to it in rank, of the same suit, are also a run.
short-run = A { rank } and the card next to it in rank, of the same { suit }, are also a run.
# Seven Bridge: A joker may be used only in melds of three or more cards.
short-jokers = A joker may be used only in melds of three or more cards.
# Rummikub: A joker stands for any tile.
jokers-any = A joker stands for any { piece }.
# Rummikub: In a run, its place shows which. In joker · red 9 · red 10 it is red 8; in red 9 · red 10 · joker it is red 11.
jokers-place = In a run, its place shows which. In { $low } it is { $low_face }; in { $high } it is { $high_face }.
# Rummikub: In a group of three it stands for either of the missing colours; once a fourth tile is added, for the one still missing.
jokers-group = In a group of three it stands for either of the missing { suits }; once a fourth { piece } is added, for the one still missing.
# Caloochi: When you lay a group of three with a joker, say which of the missing suits it stands for.
jokers-declared = When you lay a group of three with a joker, say which of the missing { suits } it stands for.
# Indian Rummy: points: In a run it stands for the card that is missing. If it could go at either end, say which; if you do not say, it goes at the higher end.
jokers-card_run = In a run it stands for the card that is missing. If it could go at either end, say which; if you do not say, it goes at the higher end.
# Shanghai Rummy: Every black 2 is wild and stands for any card. In its own place, it is a natural card.
wilds-black = Every black { $wild } is wild and stands for any card. In its own place, it is a natural card.
# Continental Rum: Every 2 is wild and stands for any card. In its own place, it is a natural card.
wilds-rank = Every { $wild } is wild and stands for any card. In its own place, it is a natural card.
# Three Thirteen: In each deal, the cards of one rank are wild, as listed under the deal. They stand for any card. In its own place, such a card is a natural card.
wilds-scheduled = In each deal, the cards of one rank are wild, as listed under the deal. They stand for any card. In its own place, such a card is a natural card.
# Made-up Rummy: Every 2 is wild and stands for any card. It never counts as a natural card, not even in its own place.
wilds-rank_never = Every { $wild } is wild and stands for any card. It never counts as a natural card, not even in its own place.
# Three Thirteen: In each deal, the cards of one rank are wild, as listed under the deal. They stand for any card and never count as natural cards, not even in their own places.
wilds-scheduled_never = In each deal, the cards of one rank are wild, as listed under the deal. They stand for any card and never count as natural cards, not even in their own places.
# Three Thirteen: A meld may consist entirely of wild cards.
wilds-alone = A { meld } may consist entirely of wild cards.
# Indian Rummy: points: Wild cards that no meld needs may lie in a group that is full, as in 4♣ 4♦ 4♥ 4♠ joker, or 3 or more of them by themselves. Every other meld must contain at least one natural card.
wilds-surplus = Wild cards that no { meld } needs may lie in a group that is full, as in { $group }, or { $n } or more of them by themselves. Every other { meld } must contain at least one natural card.
# Indian Rummy: points: Every meld must contain at least one natural card.
wilds-natural = Every { meld } must contain at least one natural card.
# Indian Rummy: points: The cards that are wild in this deal stand for any card. In its own place, such a card is a natural card.
wilds-indicator = The cards that are wild in this deal stand for any card. In its own place, such a card is a natural card.
# Carioca: A meld may have at most 1 joker.
wilds-most = A { meld } may have at most { COUNT($n, "joker") }.
# Remi 51: A meld must always have fewer jokers than natural cards.
wilds-fewer_than_naturals = A { meld } must always have fewer jokers than natural cards.
# German Rummy: A meld may never have more jokers than natural cards.
wilds-at_most_naturals = A { meld } may never have more jokers than natural cards.
# Continental Rum: A meld may consist entirely of jokers.
jokers-alone = A { meld } may consist entirely of jokers.
# Rummikub: Every set must contain at least one tile that is not a joker.
jokers-natural = Every { meld } must contain at least one { piece } that is not a joker.
# Indian Rummy, 21 cards: Every meld must contain at least one natural card, except a tunnela of three jokers.
jokers-natural_or_tunnela = Every { meld } must contain at least one natural card, except a tunnela of three jokers.
# Rummikub: A set may contain more than one joker.
jokers-several = A { meld } may contain more than one joker.
# Indian Rummy: points: A meld may contain more than one wild card.
jokers-several_wilds = A { meld } may contain more than one wild card.
# Rummikub: If tiles laid with jokers could be either a group or a run, say which you mean. If you do not say, they count as the one that is worth more.
jokers-kind = If { pieces } laid with jokers could be either a group or a run, say which you mean. If you do not say, they count as the one that is worth more.
# Indian Rummy: points: If cards laid with wild cards could be either a group or a run, say which you mean. If you do not say, they count as the one that is worth more.
jokers-kind_wilds = If { pieces } laid with wild cards could be either a group or a run, say which you mean. If you do not say, they count as the one that is worth more.
# Rummikub Twist: A double joker stands for two tiles at once: in a group for two missing colours, in a run for two consecutive numbers. It is worth as much as both together. A set must still have at least three tiles, and a group may represent no more than four.
jokers-double = A double joker stands for two tiles at once: in a group for two missing colours, in a run for two consecutive numbers. It is worth as much as both together. A set must still have at least three tiles, and a group may represent no more than four.
# Rummikub Twist: In red 2 · double joker · red 5 it is red 3 and red 4, worth 7. In red 3 · blue 3 · double joker it is worth 6. It does not fit before a 2 or after a 12, where only one number is left.
jokers-double_example = In { $run } it is { $low } and { $high }, worth { $run_value }. In { $group } it is worth { $group_value }. It does not fit before a 2 or after a 12, where only one number is left.
# Rummikub Twist: You free it with both tiles it stands for, or by rearranging the table.
jokers-double_freed = You free it with both tiles it stands for, or by rearranging the table.
# Rummikub Twist: A colour-changing joker may be used only in runs. It stands for one number, and the tiles before and after it are of different colours. In orange 2 · orange 3 · colour-changing joker · red 5 it is the 4.
jokers-colour = A colour-changing joker may be used only in runs. It stands for one number, and the tiles before and after it are of different colours. In { $run } it is the { $number }.
# Rummikub Twist: It may end a run. A tile added after it must be of another colour.
jokers-colour_last = It may end a run. A tile added after it must be of another colour.
# Rummikub Twist: It may also begin a run.
jokers-colour_first = It may also begin a run.
# Rummikub Twist: It may not begin a run.
jokers-colour_not_first = It may not begin a run.
# Rummikub Twist: Two of them may be next to each other.
jokers-colour_adjacent = Two of them may be next to each other.
# Rummikub Twist: Two of them may not be next to each other.
jokers-colour_not_adjacent = Two of them may not be next to each other.
# Rummikub Twist: It can be freed only by rearranging the table.
jokers-colour_freed = It can be freed only by rearranging the table.
# Rummikub Twist: A mirror joker goes in the middle of a set, at most one to a set. The tiles on its two sides mirror each other: the same numbers in the same colours. Each side is a run, a group or part of one; a single tile is enough.
jokers-mirror = A mirror joker goes in the middle of a set, at most one to a set. The tiles on its two sides mirror each other: the same numbers in the same colours. Each side is a run, a group or part of one; a single tile is enough.
# Rummikub Twist: In a group, the order of the tiles on either side does not matter.
jokers-mirror_order = In a group, the order of the tiles on either side does not matter.
# Rummikub Twist: In a group too, the tiles on the two sides must be in mirrored order.
jokers-mirror_strict = In a group too, the tiles on the two sides must be in mirrored order.
# Rummikub Twist: The mirror joker itself counts nothing towards a first meld.
jokers-mirror_value = The mirror joker itself counts nothing towards a first meld.
# Rummikub Twist: A set may contain jokers of different kinds.
jokers-mixed = A set may contain jokers of different kinds.
# Rummikub: You may add tiles to a set with a joker, but as long as the joker is in it, you may neither take a tile from the set nor split it.
sets-frozen = You may add tiles to a set with a joker, but as long as the joker is in it, you may neither take a tile from the set nor split it.
# Machiavelli: A meld with a joker may be split and joined like any other, but its joker may not simply be moved: it continues to stand for the same card, in a meld with at least one of the cards it was with before.
sets-splits = A meld with a joker may be split and joined like any other, but its joker may not simply be moved: it continues to stand for the same card, in a meld with at least one of the cards it was with before.
# Rummikub: A group stays a group, a run stays a run, and the joker continues to stand for the same tile.
sets-same = A group stays a group, a run stays a run, and the joker continues to stand for the same tile.
# Rummikub: You may add to, split and rearrange a set with a joker like any other.
sets-manipulable = You may add to, split and rearrange a set with a joker like any other.
# Rummikub: You free a joker by replacing it with the tile it stands for. That tile must come from your own rack.
exchange-replacement-rack = You free a joker by replacing it with the tile it stands for. That tile must come from your own rack.
# Rummikub: You free a joker by replacing it with the tile it stands for. That tile may come from your rack or from another set on the table.
exchange-replacement-any = You free a joker by replacing it with the tile it stands for. That tile may come from your rack or from another set on the table.
# Rummikub: In the group red 7 · blue 7 · joker, the joker is freed by black 7 or orange 7.
exchange-group = In the group { $faces }, the joker is freed by { $tiles }.
# Rummikub: You must use the freed joker in the same turn, in a new set whose other tiles all come from your rack.
exchange-goes_to-new_set_from_rack = You must use the freed joker in the same turn, in a new set whose other tiles all come from your rack.
# Rummikub: You must use the freed joker in the same turn, in another set: a new one or one already on the table.
exchange-goes_to-another_set = You must use the freed joker in the same turn, in another set: a new one or one already on the table.
# Rummikub: You must use the freed joker in the same turn, in a new set. Adding it to a set that was already there is not enough.
exchange-goes_to-new_set = You must use the freed joker in the same turn, in a new set. Adding it to a set that was already there is not enough.
# Rummikub: You must use the freed joker in the same turn, in a new set with at least two tiles from your rack.
exchange-two_rack_tiles = You must use the freed joker in the same turn, in a new set with at least two tiles from your rack.
# Rummikub: Example: red 4 · joker · red 6 is on the table. Replace the joker with your red 5, and lay blue 8 · black 8 · joker as a new set.
exchange-example = Example: { $before } is on the table. Replace the joker with your { $tile }, and lay { $after } as a new set.
# Rummikub: You may take a joker from its set like any other tile, as long as every set is legal at the end of your turn.
exchange-free = You may take a joker from its set like any other tile, as long as every set is legal at the end of your turn.
# Rummikub Twist: A joker may not be replaced with another joker.
exchange-no_joker = A joker may not be replaced with another joker.
# Rummikub: You may not free a joker before your first meld. Once that is on the table you may, even in the same turn.
exchange-after_opening = You may not free a joker before your first meld. Once that is on the table you may, even in the same turn.
# Rummikub: You may not free a joker before your first meld, nor in the turn in which you lay it.
exchange-after_opening_turn = You may not free a joker before your first meld, nor in the turn in which you lay it.
# Machiavelli: You free a joker by replacing it with the card it stands for, from your hand or from another meld. You must then play it in the same turn, in any meld and for any card; you may not take it into your hand.
exchange-splits = You free a joker by replacing it with the card it stands for, from your hand or from another meld. You must then play it in the same turn, in any meld and for any card; you may not take it into your hand.
# Rummikub: A set that has lost its joker becomes an ordinary set at once.
exchange-ordinary = A set that has lost its joker becomes an ordinary set at once.
# Caloochi: In your turn you may take a joker from a meld on the table by replacing it with the card it stands for from your hand.
swap-rule = In your turn you may take a joker from a meld on the table by replacing it with the card it stands for from your hand.
# Caloochi: You take the joker into your hand.
swap-hand = You take the joker into your hand.
# Caloochi: You must lay the joker again in the same turn, in a new meld or on an existing one.
swap-table = You must lay the joker again in the same turn, in a new meld or on an existing one.
# German Rummy: You must lay the joker off on a meld in the same turn.
swap-table_lay_off = You must lay the joker off on a meld in the same turn.
# Caloochi: If you have laid your first meld, you take the joker into your hand; otherwise you must lay it again in the same turn, as part of your first meld.
swap-hand_after_first_meld = If you have laid your first meld, you take the joker into your hand; otherwise you must lay it again in the same turn, as part of your first meld.
# Caloochi: You do this after drawing, before you lay anything.
swap-before_melding = You do this after drawing, before you lay anything.
# Caloochi: You may also do so in a turn in which you take the discard for your first meld, and the joker may be part of that meld.
swap-owed_upcard = You may also do so in a turn in which you take the discard for your first meld, and the joker may be part of that meld.
# German Rummy: You may do this at any time before you discard, before or after laying, and also in the turn in which you lay your first meld.
swap-any_time = You may do this at any time before you discard, before or after laying, and also in the turn in which you lay your first meld.
# German Rummy: To take a joker from a group of three you need the cards of both missing suits. If the group has two jokers, the card of one missing suit is enough to take one of them. A group of four keeps its joker.
swap-groups-both_suits = To take a joker from a group of three you need the cards of both missing suits. If the group has two jokers, the card of one missing suit is enough to take one of them. A group of four keeps its joker.
# Caloochi: You may take jokers only from runs, never from groups.
swap-groups-nothing = You may take jokers only from runs, never from groups.
# German Rummy: In a group, any card of its rank will do.
swap-groups-any_suit = In a group, any card of its rank will do.
# Caloochi: You may do this only if your first meld is on the table.
swap-needs_own_meld = You may do this only if your first meld is on the table.

## the first meld

# Rummikub: There is no minimum for a player's first meld.
opening-none = There is no minimum for a player's first meld.
# Indian Rummy: points: There is no minimum for a first meld: melds are kept in hand.
opening-kept = There is no minimum for a first meld: melds are kept in hand.
# Rummikub: Your first meld must be worth at least 30 points. It may consist of one set or several, laid in the same turn, all from your own rack.
opening-minimum = Your first meld must be worth at least { COUNT($minimum, "point") }. It may consist of one { meld } or several, laid in the same turn, all from your own { hand }.
# Rummikub: Your first meld may be worth any amount. It must come from your own rack.
opening-any_worth = Your first meld may be worth any amount. It must come from your own { hand }.
# Made-up Rummy: Your first meld is the contract of the deal: 2 groups of 3. You must lay all of it in one turn and from your own hand.
opening-contract = Your first meld is the contract of the deal: { melds }. You must lay all of it in one turn and from your own { hand }.
# Contract Rummy: Your first meld is the contract of the deal, as listed under the deal. You must lay all of it in one turn and from your own hand.
opening-contracts = Your first meld is the contract of the deal, as listed under the deal. You must lay all of it in one turn and from your own { hand }.
# Contract Rummy: Each of its melds must have exactly the number of cards stated.
opening-exact = Each of its melds must have exactly the number of cards stated.
# Contract Rummy: Its melds may be longer than stated.
opening-or_more = Its melds may be longer than stated.
# Contract Rummy: Its groups must be of different ranks, and its runs may not fit together into one longer run.
opening-distinct = Its groups must be of different ranks, and its runs may not fit together into one longer run.
# Contract Rummy: A contract that takes the whole hand is laid all at once, without a discard; its melds may be as long as necessary. The player who lays it goes out.
opening-whole_hand = A contract that takes the whole hand is laid all at once, without a discard; its melds may be as long as necessary. The player who lays it goes out.
# Caloochi: Once your first meld is on the table, you may lay no more melds in this deal; you may only lay off.
opening-then_lay_off = Once your first meld is on the table, you may lay no more melds in this deal; you may only lay off.
# Liverpool Rummy: After it you may lay nothing more in this deal.
opening-then_nothing = After it you may lay nothing more in this deal.
# Caloochi: You may lay off from your next turn on.
opening-lay_off_later = You may lay off from your next turn on.
# Rummikub: A tile is worth its number, whatever its colour.
opening-values-tiles = A tile is worth its number, whatever its colour.
# Caloochi: A card is worth what it counts in the scoring.
opening-values-cards = A card is worth what it counts in the scoring.
# Caloochi: In a first meld, cards have other values than in the scoring: an ace 15; 2 to 10 their number; J, Q and K 10 each.
opening-values_usual = In a first meld, cards have other values than in the scoring: { $items }.
# Rummikub: A joker is worth as much as the tile it stands for.
opening-joker = A joker is worth as much as the { piece } it stands for.
# 101 Okey: An okey is worth as much as the tile it stands for.
opening-okey = An okey is worth as much as the tile it stands for.
# Rummikub: So joker · red 9 · red 10 is worth 27, but red 9 · red 10 · joker is worth 30.
opening-joker_place = So { $low } is worth { $low_value }, but { $high } is worth { $high_value }.
# Caloochi: So joker 8♠ 9♠ is worth 24 if the joker stands for 7♠, and 27 if it stands for 10♠.
opening-joker_place-cards = So { $low } is worth { $low_value } if the joker stands for { $low_face }, and { $high_value } if it stands for { $high_face }.
# German Rummy: An ace before the 2 is worth 1 point.
opening-low_ace = An ace before the 2 is worth { COUNT($points, "point") }.
# Dummy (Thai Rummy): A player's first meld must contain a card just taken from the discard pile.
opening-taken = A player's first meld must contain a card just taken from the discard pile.
# Dummy (Thai Rummy): The exception is a player who lays all cards but the last in that turn and goes out.
opening-taken_or_out = The exception is a player who lays all cards but the last in that turn and goes out.
# Rummikub: Enough: red 10 · blue 10 · black 10 = 30.
opening-enough = Enough: { melds } = { $value }.
# Rummikub: Not enough: (red 7 · blue 7 · black 7) + (red 2 · blue 2 · black 2 · orange 2) = 29.
opening-not_enough = Not enough: { melds } = { $value }.
# Rummikub: Before your first meld you may not touch the sets on the table.
opening-before = Before your first meld you may not touch the sets on the table.
# Rummikub: After your first meld you may add to all the sets on the table and rearrange them, even in the same turn.
opening-then_manipulate = After your first meld you may add to all the sets on the table and rearrange them, even in the same turn.
# Rummikub: In the turn of your first meld you may touch nothing else on the table. From your next turn on you may.
opening-nothing_else = In the turn of your first meld you may touch nothing else on the table. From your next turn on you may.
# Caloochi: At least one of its melds must be a run without a joker.
opening-natural_run = At least one of its { melds } must be a run without a joker.
# Caloochi: The minimum does not apply if you lay your whole hand in the turn of your first meld, except for the card you discard.
opening-unless_out = The minimum does not apply if you lay your whole hand in the turn of your first meld, except for the card you discard.
# 101 Okey: The minimum does not apply if your first meld lays your whole rack in sets, except for the tile you discard.
opening-unless_out_tiles = The minimum does not apply if your first meld lays your whole rack in sets, except for the tile you discard.
# Remi 51: Nobody may lay a first meld in the first 3 rounds of turns of a deal.
opening-after_rounds = Nobody may lay a first meld in the first { COUNT($n, "round") } of turns of a deal.
# Rummikub: There is no minimum for what you lay later.
opening-later = There is no minimum for what you lay later.
# Caloochi: You may not lay off before your first meld is on the table, and cards laid off never count towards it.
opening-no_lay_off = You may not lay off before your first meld is on the table, and cards laid off never count towards it.
# Dummy (Thai Rummy): Before your first meld you may lay off only in the turn in which you go out.
opening-lay_off_in_going_out = Before your first meld you may lay off only in the turn in which you go out.
# Caloochi: Once it is on the table you may lay more, even in the same turn.
opening-then_free = Once it is on the table you may lay more, even in the same turn.

## the turn

# Rummikub: Play goes clockwise.
turn-clockwise = Play goes clockwise.
# Rummikub: Play goes counter-clockwise.
turn-counterclockwise = Play goes counter-clockwise.
# Phỏm: Each player has 4 turns in a deal, including the first turn of the player who goes first.
turn-each = Each player has { COUNT($n, "turn") } in a deal, including the first turn of the player who goes first.
# Rummikub: In your turn you either play tiles from your rack or draw.
turn-rearrange = In your turn you either play tiles from your rack or draw.
# Rummikub: In your turn you either play tiles or draw; after drawing you may still play.
turn-rearrange_drawn = In your turn you either play { pieces } or draw; after drawing you may still play.
# Rummikub: In your turn you either play tiles or pass.
turn-rearrange_pass = In your turn you either play { pieces } or pass.
# Indian Rummy: points: In a turn, you do the following in order: drop, if you like → draw a card → declare, if you can → discard a card.
turn-steps = In a turn, you do the following in order: { $parts }.
# Tonk: drop, if you like
part-CallEnd-drop = drop, if you like
# Tonk: end the deal by calling a draw, if you may
part-CallEnd-draw = end the deal by calling a draw, if you may
# Indian Rummy: points: draw a card
part-Draw = draw a card
# Indian Rummy: points: drop, if you like
part-Drop = drop, if you like
# Indian Rummy: points: declare, if you can
part-Declare = declare, if you can
# Indian Rummy: points: draw one card or two
part-Draw-top_and_second = draw one card or two
# Caloochi: exchange a joker, if you like
part-Swap = exchange a joker, if you like
# Rummy: lay one meld or lay off one card, if you like
part-Play-one = lay one meld or lay off one card, if you like
# German Rummy: lay one meld or lay off one card, and exchange jokers, in any order, if you like
part-Play-one-swap = lay one meld or lay off one card, and exchange jokers, in any order, if you like
# Rummy: lay melds and lay off, if you like
part-Play = lay melds and lay off, if you like
# Caloochi: lay melds, lay off and exchange jokers, in any order, if you like
part-Play-swap = lay melds, lay off and exchange jokers, in any order, if you like
# Rummy: lay melds, if you like
part-Play-none = lay melds, if you like
# German Rummy: lay melds and exchange jokers, in any order, if you like
part-Play-none-swap = lay melds and exchange jokers, in any order, if you like
# Rummy-Complete: go out with the whole hand, if you can
part-GoOut = go out with the whole hand, if you can
# Continental Rum: in your first turn, go out with the hand as dealt, if you can
part-GoOut-undrawn = in your first turn, go out with the hand as dealt, if you can
# Phỏm: in your last turn, show your melds
part-Show = in your last turn, show your melds
# Gin Rummy: knock, if you like
part-Knock = knock, if you like
# Indian Rummy: points: discard a card
part-Discard = discard a card
# Rummikub: Play at least one tile from your rack, and as many as you like: lay new sets, add to sets on the table, rearrange the table.
rearrange-play = Play at least one tile from your rack, and as many as you like: lay new sets, add to sets on the table, rearrange the table.
# Rummikub: If you have played, you do not draw.
rearrange-no_draw = If you have played, you do not draw.
# Rummikub: If you cannot play, or do not want to, draw 1 tile from the pool. That ends your turn.
rearrange-draw = If you cannot play, or do not want to, draw { COUNT($n, "piece") } from the pool. That ends your turn.
# Rummikub: If you cannot play, or do not want to, draw 1 tile from the pool.
rearrange-draw_first = If you cannot play, or do not want to, draw { COUNT($n, "piece") } from the pool.
# Rummikub: Then you may still play in the same turn; if you do not, your turn ends.
rearrange-play_drawn = Then you may still play in the same turn; if you do not, your turn ends.
# Rummikub: If you cannot play, or do not want to, you pass without drawing.
rearrange-pass = If you cannot play, or do not want to, you pass without drawing.
# Rummikub: You may not play the tiles you draw until your next turn.
rearrange-wait = You may not play the { pieces } you draw until your next turn.
# Indian Rummy: points: Begin your turn by taking the top card of the stock or the top card of the discard pile.
draw-top = Begin your turn by taking the top card of the stock or the top card of the discard pile.
# Rummy: Begin your turn by taking the top card of the stock or, until you have laid your first meld, the top card of the discard pile.
draw-top-closed = Begin your turn by taking the top card of the stock or, until you have laid your first meld, the top card of the discard pile.
# Indian Rummy: points: Begin your turn by taking the top card of the stock or any one of the discards, which are all spread out face up.
draw-any = Begin your turn by taking the top card of the stock or any one of the discards, which are all spread out face up.
# 500 Rummy: Begin your turn by taking the top card of the stock, or any card of the discard pile together with all cards above it; the discards are spread out face up in their order. You may take a card from the pile only if you can lay it in the same turn, in a new meld or on a meld on the table, and you must do so before you discard. The cards above it go into your hand.
draw-down_to_card-table = Begin your turn by taking the top card of the stock, or any card of the discard pile together with all cards above it; the discards are spread out face up in their order. You may take a card from the pile only if you can lay it in the same turn, in a new meld or on a meld on the table, and you must do so before you discard. The cards above it go into your hand.
# 500 Rummy: The top card alone may also be taken without being laid. In that case you may not discard it in the same turn, nor keep it as your only card unless it can still be laid off.
draw-top_card_free = The top card alone may also be taken without being laid. In that case you may not discard it in the same turn, nor keep it as your only card unless it can still be laid off.
# Rummy: With one card left in hand you must draw from the stock, as long as there is one.
draw-closed_with_one_card = With one { piece } left in hand you must draw from the stock, as long as there is one.
# Caloochi: Begin your turn by taking the top card of the stock or the top card of the discard pile. You may take the discard only if you lay it in the same turn; before your first meld, only as part of it.
draw-top-table = Begin your turn by taking the top card of the stock or the top card of the discard pile. You may take the discard only if you lay it in the same turn; before your first meld, only as part of it.
# 500 Rummy: Begin your turn by taking the top card of the stock, or any card of the discard pile together with all cards above it; the discards are spread out face up in their order. With the card you take from the pile you must at once make a new meld that includes at least one card from your hand; cards taken with it may be part of the meld. The others go into your hand.
draw-down_to_card-new_meld = Begin your turn by taking the top card of the stock, or any card of the discard pile together with all cards above it; the discards are spread out face up in their order. With the card you take from the pile you must at once make a new meld that includes at least one card from your hand; cards taken with it may be part of the meld. The others go into your hand.
# Caloochi: Begin your turn by taking the top card of the stock or the top card of the discard pile. Before your first meld you may take the discard only if you use it in that meld at once.
draw-top-first_meld = Begin your turn by taking the top card of the stock or the top card of the discard pile. Before your first meld you may take the discard only if you use it in that meld at once.
# Rummy: Begin your turn by taking the top card of the stock or the top card of the discard pile. You may take the discard only if you lay a new meld with it and cards from your hand at once.
draw-top-new_meld = Begin your turn by taking the top card of the stock or the top card of the discard pile. You may take the discard only if you lay a new meld with it and cards from your hand at once.
# Rummy: Begin your turn by taking the top card of the stock or the top card of the discard pile. You may take the discard only if you lay it at once, in a new meld or on one on the table.
draw-top-table_alone = Begin your turn by taking the top card of the stock or the top card of the discard pile. You may take the discard only if you lay it at once, in a new meld or on one on the table.
# Conquian: You may take the top card of the discard pile, but only if you lay it at once; otherwise turn up the top card of the stock. You may lay that card at once too. If you pass on it, it goes to the discard pile and your turn is over. You may not keep a turned card in your hand.
draw-faced = You may take the top card of the discard pile, but only if you lay it at once; otherwise turn up the top card of the stock. You may lay that card at once too. If you pass on it, it goes to the discard pile and your turn is over. You may not keep a turned card in your hand.
# Conquian: Before you pass on a turned card, you may lay melds and lay off cards from your hand without it.
draw-hand_melds = Before you pass on a turned card, you may lay melds and lay off cards from your hand without it.
# Conquian: With three or more players, a card that is declined or discarded is offered to each of the others in turn. The first player who takes it has the turn. If nobody takes it, the player next to the one it came from turns up the next card.
draw-goes_round = With three or more players, a card that is declined or discarded is offered to each of the others in turn. The first player who takes it has the turn. If nobody takes it, the player next to the one it came from turns up the next card.
# Conquian: You may not lay anything without it.
draw-nothing_else = You may not lay anything without it.
# Rummy-Complete: Begin your turn by taking the top card of the stock or the card just discarded. You may take the discard only if it makes a meld with cards in your hand. A meld may not contain two cards taken from other players.
draw-top-kept_meld = Begin your turn by taking the top card of the stock or the card just discarded. You may take the discard only if it makes a meld with cards in your hand. A meld may not contain two cards taken from other players.
# Indian Rummy: points: Begin your turn by taking the top card of the stock, or the top card of the discard pile and a second card with it: the next discard or the top card of the stock. You still discard only one card, so after taking two your hand has grown by one.
draw-top_and_second = Begin your turn by taking the top card of the stock, or the top card of the discard pile and a second card with it: the next discard or the top card of the stock. You still discard only one card, so after taking two your hand has grown by one.
# Indian Rummy: points: Begin your turn by taking the top card of the stock. Nobody may draw from the discard pile.
draw-none = Begin your turn by taking the top card of the stock. Nobody may draw from the discard pile.
# Phỏm: The player who goes first does not draw in the first turn, but otherwise plays it as usual.
draw-not_first_turn = The player who goes first does not draw in the first turn, but otherwise plays it as usual.
# Phỏm: That player's first discard starts the discard pile.
draw-first_discard = That player's first discard starts the discard pile.
# Indian Rummy: points: A joker or other wild card may not be taken from the discard pile.
draw-wild-refused = A joker or other wild card may not be taken from the discard pile.
# Indian Rummy: points: A joker or other wild card may not be taken from the discard pile, except the card turned up at the start.
draw-wild-first_allowed = A joker or other wild card may not be taken from the discard pile, except the card turned up at the start.
# Rummy: After drawing you may lay melds from your hand face up on the table.
play-melds = After drawing you may lay melds from your hand face up on the table.
# Rummy: You may lay as many melds and lay off as many cards as you like, in any order.
play-any_order = You may lay as many melds and lay off as many cards as you like, in any order.
# Rummy: You may lay as many as you like.
play-any_number = You may lay as many as you like.
# Caloochi: After drawing you may lay your first meld face up on the table. After that you may lay no more melds, but you may lay off as many cards as you like.
play-once = After drawing you may lay your first meld face up on the table. After that you may lay no more melds, but you may lay off as many cards as you like.
# Contract Rummy: After drawing you may lay your first meld face up on the table. You may lay no other melds in this deal, but from your next turn on you may lay off as many cards as you like.
play-once_later = After drawing you may lay your first meld face up on the table. You may lay no other melds in this deal, but from your next turn on you may lay off as many cards as you like.
# Conquian: Lay the turned card in a new meld, or lay it off on one of your melds, together with other cards if necessary. Then, in the same turn, you may lay off any number of cards on your melds and lay new melds with borrowed cards. You may not lay a new meld of cards from your hand alone.
play-faced_first = Lay the turned card in a new meld, or lay it off on one of your melds, together with other cards if necessary. Then, in the same turn, you may lay off any number of cards on your melds and lay new melds with borrowed cards. You may not lay a new meld of cards from your hand alone.
# Conquian: Lay the turned card in a new meld, or lay it off on one of your melds, together with other cards if necessary. In the same turn, you may lay off any number of cards on your melds and lay any number of new melds, of cards from your hand alone or with borrowed cards. You must lay a card taken from the discard pile before any other.
play-faced_and_hand = Lay the turned card in a new meld, or lay it off on one of your melds, together with other cards if necessary. In the same turn, you may lay off any number of cards on your melds and lay any number of new melds, of cards from your hand alone or with borrowed cards. You must lay a card taken from the discard pile before any other.
# Rummy: After drawing you may either lay one meld from your hand face up on the table or lay off one card. You may not do more in a turn.
play-one = After drawing you may either lay one meld from your hand face up on the table or lay off one card. You may not do more in a turn.
# Made-up Rummy: After drawing you may lay one meld from your hand face up on the table, but no more.
play-one_meld = After drawing you may lay one meld from your hand face up on the table, but no more.
# Rummy: You may take a card from a meld you have laid if you use it at once in a new meld with at least one card from your hand. The meld you take it from must still be legal, and you may not split a run.
borrowing-own = You may take a card from a meld you have laid if you use it at once in a new meld with at least one card from your hand. The meld you take it from must still be legal, and you may not split a run.
# Rummy: You may take a card from any meld on the table if you use it at once in a new meld with at least one card from your hand. The meld you take it from must still be legal, and you may not split a run.
borrowing-any = You may take a card from any meld on the table if you use it at once in a new meld with at least one card from your hand. The meld you take it from must still be legal, and you may not split a run.
# Conquian: You may also lay it off on another meld in the same way.
borrowing-lay_off = You may also lay it off on another meld in the same way.
# Conquian: The card you turned up, or took from the discard pile, counts here as a card from your hand.
borrowing-faced = The card you turned up, or took from the discard pile, counts here as a card from your hand.
# Conquian: The ranks on either side of those removed are consecutive: after the 7 comes the J.
runs-across = The ranks on either side of those removed are consecutive: after the { $before } comes the { $after }.
# Rummy: You may lay off only on your own melds. They must still be legal.
lay_off-own = You may lay off only on your own melds. They must still be legal.
# Rummy: You may lay off cards from your hand on any meld on the table, including those of other players. The meld must still be legal.
lay_off-any = You may lay off cards from your hand on any meld on the table, including those of other players. The meld must still be legal.
# Dummy (Thai Rummy): However, you may not lay off next to a card that another player has laid off.
lay_off-beside_the_first = However, you may not lay off next to a card that another player has laid off.
# Rummy: You may lay off cards from your hand on any meld on the table, but on other players' melds only if you have a meld of your own there. The meld must still be legal.
lay_off-own_meld_first = You may lay off cards from your hand on any meld on the table, but on other players' melds only if you have a meld of your own there. The meld must still be legal.
# Caloochi: If a joker is at one end of a run, you may move it to the other end when you lay off on that run. No joker may be moved more than once.
end_joker-freely = If a joker is at one end of a run, you may move it to the other end when you lay off on that run. No joker may be moved more than once.
# Caloochi: If a joker is at one end of a run, you may lay off the card it stands for in its place and move the joker to the other end. No joker may be moved more than once.
end_joker-into_its_place = If a joker is at one end of a run, you may lay off the card it stands for in its place and move the joker to the other end. No joker may be moved more than once.
# Rummy: Example: on 10♣ J♣ Q♣ you may lay off 9♣ or K♣.
lay_off-example = Example: on { meld } you may lay off { $cards }.
# Rummy: You may not add cards to melds on the table in this game.
lay_off-none = You may not add cards to melds on the table in this game.
# Indian Rummy: points: Melds stay in your hand until you can lay all of it down at once.
go_out-kept = Melds stay in your hand until you can lay all of it down at once.
# Phỏm: Melds stay in your hand until you can lay all of it down at once, or until your last turn.
go_out-kept_or_shown = Melds stay in your hand until you can lay all of it down at once, or until your last turn.
# Rummy-Complete: If, after drawing, all your cards or all but one are in melds, you may lay them down at once and go out. A card left over is discarded.
go_out-optional = If, after drawing, all your cards or all but one are in melds, you may lay them down at once and go out. A card left over is discarded.
# Rummy-Complete: If, after drawing, all your cards but one are in melds, you may lay them down at once, discard the last card and go out.
go_out-required = If, after drawing, all your cards but one are in melds, you may lay them down at once, discard the last card and go out.
# Phỏm: The player who goes first may do so in the first turn, without drawing.
go_out-first_turn = The player who goes first may do so in the first turn, without drawing.
# Rummy-Complete: If, after drawing, all your cards are in melds, you may lay them down at once and go out without a discard.
go_out-none = If, after drawing, all your cards are in melds, you may lay them down at once and go out without a discard.
# Continental Rum: If all the cards you were dealt are in melds, you may lay them down in your first turn, before drawing and without a discard.
go_out-undrawn = If all the cards you were dealt are in melds, you may lay them down in your first turn, before drawing and without a discard.
# Continental Rum: The melds must have 5-4-3-3, 4-4-4-3 or 3-3-3-3-3 cards.
go_out-contracts = The melds must have { $contracts } cards.
# Nowrang: A meld of 4 cards is called garwanj.
go_out-called = A meld of { COUNT($size, "piece") } is called { $name }.
# Rummy-Complete: That player wins the deal. Each other player then has one last turn, only to draw and discard. Then the deal ends.
go_out-last_turns = That player wins the deal. Each other player then has one last turn, only to draw and discard. Then the deal ends.
# Rummy-Complete: The deal ends at once, and that player wins it.
go_out-wins = The deal ends at once, and that player wins it.
# Knock Rummy: Otherwise the deal is void once every player has had 5 turns.
end-turns_void = Otherwise the deal is void once every player has had { COUNT($n, "turn") }.
# Phỏm: Otherwise the deal ends once every player has had 4 turns. The scoring decides who wins it.
end-turns = Otherwise the deal ends once every player has had { COUNT($n, "turn") }. The scoring decides who wins it.
# Gin Rummy: You do not lay melds on the table; they stay in your hand.
knock-kept = You do not lay melds on the table; they stay in your hand.
# Knock Rummy: In any turn, after drawing, you may knock. Then you discard one card, and the deal ends.
knock-when = In any turn, after drawing, you may knock. Then you discard one card, and the deal ends.
# Knock Rummy: All players show their hands and set their melds apart. The cards left over are their deadwood. There is no laying off.
knock-shown = All players show their hands and set their melds apart. The cards left over are their deadwood. There is no laying off.
# Indian Rummy: points: In your turn, before drawing, you may drop: you leave the deal and take the penalty points for it. Before your first draw this is a first drop, later a middle drop.
drop-when = In your turn, before drawing, you may drop: you leave the deal and take the penalty points for it. Before your first draw this is a first drop, later a middle drop.
# Indian Rummy: points: Missing 3 turns in a row is also a middle drop, and so is leaving the table.
drop-misses = Missing { COUNT($n, "turn") } in a row is also a middle drop, and so is leaving the table.
# Indian Rummy: points: If only one player is left in the deal, that player wins it.
drop-last = If only one player is left in the deal, that player wins it.
# Indian Rummy: points: After drawing you may declare: put one card on the discard pile as your finish card, and show all the others in melds.
declare-how = After drawing you may declare: put one card on the discard pile as your finish card, and show all the others in melds.
# Indian Rummy: points: If every card is in a meld and you have both lives, you win the deal at once.
declare-right = If every card is in a meld and you have both lives, you win the deal at once.
# Indian Rummy, 21 cards: If the show is valid, you win the deal at once.
declare-right_pures = If the show is valid, you win the deal at once.
# Indian Rummy: points: If not, it is a wrong declaration: you leave the deal with the penalty for that, and the others play on.
declare-wrong = If not, it is a wrong declaration: you leave the deal with the penalty for that, and the others play on.
# Indian Rummy: points: The finish card stays on the discard pile, and the next player may take it like any other discard.
declare-finish_card = The finish card stays on the discard pile, and the next player may take it like any other discard.
# Phỏm: In your last turn, after drawing, you lay all your melds face up on the table.
show-melds = In your last turn, after drawing, you lay all your melds face up on the table.
# Phỏm: Then you may add leftover cards to melds that others have already shown. Those melds must still be legal.
show-send = Then you may add leftover cards to melds that others have already shown. Those melds must still be legal.
# Phỏm: You may do this even if you had no meld to show.
show-mom = You may do this even if you had no meld to show.
# Phỏm: You may not do this if you had no meld to show.
show-no_mom = You may not do this if you had no meld to show.
# Phỏm: You may not add cards to melds that others have shown.
show-no_send = You may not add cards to melds that others have shown.
# Phỏm: Keep at least one card to discard. The cards then left in your hand are your trash.
show-trash = Keep at least one card to discard. The cards then left in your hand are your trash.
# Indian Rummy: points: End your turn by putting one card face up on the discard pile.
discard-end = End your turn by putting one card face up on the discard pile.
# Indian Rummy: points: A player who had no card in hand when taking it may discard it.
discard-only_card = A player who had no card in hand when taking it may discard it.
# Indian Rummy: points: You may not discard a card in the same turn in which you took it from the discard pile.
discard-not_taken = You may not discard a { piece } in the same turn in which you took it from the discard pile.
# Indian Rummy: points: You may not discard the first card you took from the discard pile in the same turn; you may discard the second.
discard-not_taken_of_two = You may not discard the first card you took from the discard pile in the same turn; you may discard the second.
# Rummy: A discard is careless if it could be laid off on the table, if it makes a meld with two or more other cards of the discard pile, or if the next player takes it and goes out in that turn.
discard-careless = A discard is careless if it could be laid off on the table, if it makes a meld with two or more other cards of the discard pile, or if the next player takes it and goes out in that turn.
# Dummy (Thai Rummy): The last card, which is discarded face down, is never careless.
discard-careless_last = The last card, which is discarded face down, is never careless.
# Rummy: So you may not lay so many cards that only this one is left, unless it can still be laid off.
discard-not_left = So you may not lay so many cards that only this one is left, unless it can still be laid off.
# Rummy: So you may not lay so many cards that only this one is left.
discard-not_left_no_lay_off = So you may not lay so many cards that only this one is left.
# Rummy: You may not discard a card that could be laid off on a meld on the table, unless it is your last card or all your others could be laid off too.
discard-fitting = You may not discard a card that could be laid off on a meld on the table, unless it is your last card or all your others could be laid off too.
# Indian Rummy: points: A player who discards the last card plays on without a hand, until a turned card can be laid.
discard-not_out = A player who discards the last { piece } plays on without a { hand }, until a turned { piece } can be laid.
# Indian Rummy: points: You may even discard the card you have just taken.
discard-return = You may even discard the card you have just taken.
# Rummy-Complete: A card taken from another player must stay in its meld: you may discard neither it nor a card that its meld needs.
discard-taken_stays = A card taken from another player must stay in its meld: you may discard neither it nor a card that its meld needs.
# Contract Rummy: Before a player draws from the stock, the others may buy the top card of the discard pile. If several want it, the first of them in turn gets it.
buy-when = Before a player draws from the stock, the others may buy the top card of the discard pile. If several want it, the first of them in turn gets it.
# Contract Rummy: The buyer takes that card, draws 1 card from the stock, and discards nothing. Buying is not a turn: the player whose turn it is then draws.
buy-penalty = The buyer takes that card, draws { COUNT($n, "piece") } from the stock, and discards nothing. Buying is not a turn: the player whose turn it is then draws.
# Contract Rummy: Nobody may buy unless the stock has more than 1 card.
buy-stock = Nobody may buy unless the stock has more than { COUNT($n, "piece") }.
# Contract Rummy: The buyer takes only that card and discards nothing. Buying is not a turn: the player whose turn it is then draws.
buy-alone = The buyer takes only that card and discards nothing. Buying is not a turn: the player whose turn it is then draws.
# Carioca: Each card bought costs the buyer 2 points.
buy-points = Each card bought costs the buyer { COUNT($points, "point") }.
# Contract Rummy: A player may buy once in a deal.
buy-limit = A player may buy { COUNT($n, "time") } in a deal.
# Contract Rummy: A player who has laid a first meld may no longer buy, and nobody may buy their own discard.
buy-not_after = A player who has laid a first meld may no longer buy, and nobody may buy their own discard.
# Contract Rummy: Nobody may buy their own discard.
buy-not_own = Nobody may buy their own discard.
# Tonk: Instead of drawing you may drop. That ends the deal at once, and all hands are compared.
call_end-drop = Instead of drawing you may drop. That ends the deal at once, and all hands are compared.
# Tonk: At the start of your turn, you may call a draw instead of taking a card. That ends the deal, and hands are compared.
call_end-draw = At the start of your turn, you may call a draw instead of taking a card. That ends the deal, and hands are compared.
# Tonk: You may do so only if you have a meld of your own on the table.
call_end-needs_meld = You may do so only if you have a meld of your own on the table.
# Tonk: You may not if another player has laid a card on one of your melds since your last turn.
call_end-kept_from-others = You may not if another player has laid a card on one of your melds since your last turn.
# Tonk: You may not if a card was laid on one of your melds in or after your last turn, even by yourself.
call_end-kept_from-anybody = You may not if a card was laid on one of your melds in or after your last turn, even by yourself.
# Tonk: Nor may you if you laid a meld of 4 or more cards in your last turn.
call_end-long_meld = Nor may you if you laid a meld of { $n } or more cards in your last turn.
# Tong-its: When a draw has been called, the others answer in turn. A player with a meld on the table may fight or fold; a player without one must fold.
fight-answer = When a draw has been called, the others answer in turn. A player with a meld on the table may fight or fold; a player without one must fold.
# Tong-its: A player without a meld on the table may also fight when holding four cards of one rank.
fight-four = A player without a meld on the table may also fight when holding four cards of one rank.
# Tonk: If a dealt hand counts 49 or 50, it is shown at once, and the deal is not played.
dealt-show = If a dealt hand counts { $counts }, it is shown at once, and the deal is not played.
# Phỏm: A hand is shown as it was dealt if no two of its cards could lie in one meld: if all ranks differ, and cards of a suit are at least three apart. Its player has gone out, without a card played. If several have such a hand, the first in turn wins.
dealt-apart = A hand is shown as it was dealt if no two of its cards could lie in one { meld }: if all ranks differ, and cards of a suit are at least three apart. Its player has gone out, without a card played. If several have such a hand, the first in turn wins.
# Conquian: If a player declines a card, from the stock or from the pile, that fits one of that player's own melds on the table, another player may force it: the card is laid off there, and the player then discards.
force-when = If a player declines a card, from the stock or from the pile, that fits one of that player's own melds on the table, another player may force it: the card is laid off there, and the player then discards.
# Conquian: First everybody puts a card face down. When all have done so, each card goes to the next player.
pass_card-all = First everybody puts a card face down. When all have done so, each card goes to the next player.
# Conquian: With 3 or more players, everybody first puts a card face down. When all have done so, each card goes to the next player.
pass_card-from = With { $players } or more players, everybody first puts a card face down. When all have done so, each card goes to the next player.
# Conquian: You see the card that you are given only after you have put yours down.
pass_card-at_once = You see the card that you are given only after you have put yours down.
# Seven Bridge: After a discard, before the next player draws, the others may claim it for a new meld of three with two cards from their hand.
claim-who = After a discard, before the next player draws, the others may claim it for a new meld of three with two cards from their hand.
# Seven Bridge: Any of them may claim it for a group (pon), but only the next player for a run (chi). A claim for a group takes precedence over one for a run; between two claims for groups, the player nearer in turn has it.
claim-kinds = Any of them may claim it for a group (pon), but only the next player for a run (chi). A claim for a group takes precedence over one for a run; between two claims for groups, the player nearer in turn has it.
# Seven Bridge: The meld is laid at once. Then the claimer may lay more, and discards.
claim-then = The meld is laid at once. Then the claimer may lay more, and discards.
# Seven Bridge: The meld is laid at once, and the claimer discards without laying anything else.
claim-then_discard = The meld is laid at once, and the claimer discards without laying anything else.
# Seven Bridge: Play continues with the player after the claimer; those in between miss their turn.
claim-goes_on = Play continues with the player after the claimer; those in between miss their turn.
# Seven Bridge: Nobody may claim until every player has had a turn.
claim-not_first = Nobody may claim until every player has had a turn.
# Seven Bridge: If two cards are enough for a meld, one card from the hand is enough for the claim.
claim-short = If two cards are enough for a meld, one card from the hand is enough for the claim.
# Rummy: If a player discards a card that could be laid off on a meld on the table, any other player may call it before the next player draws.
call-when = If a player discards a card that could be laid off on a meld on the table, any other player may call it before the next player draws.
# Rummy: The caller lays the card off there at once and then discards a card.
call-then = The caller lays the card off there at once and then discards a card.
# Rummy: As when laying off, you may lay the card on another player's meld only if you have a meld of your own on the table.
call-own_meld = As when laying off, you may lay the card on another player's meld only if you have a meld of your own on the table.
# Rummy: If several players call, the first of them in turn after the player who discarded takes the card.
call-several = If several players call, the first of them in turn after the player who discarded takes the card.
# Rummy: Calling is not a turn: play then continues with the player after the one whose turn it was.
call-goes_on = Calling is not a turn: play then continues with the player after the one whose turn it was.
# 500 Rummy: A player who still needs a first meld that is worth enough may not call.
call-pile-first_meld = A player who still needs a first meld that is worth enough may not call.
# 500 Rummy: The caller takes that card and all cards above it, must lay it, and goes on as in a turn: lays and lays off, if they like, and discards.
call-pile-then = The caller takes that card and all cards above it, must lay it, and goes on as in a turn: lays and lays off, if they like, and discards.
# 500 Rummy: If the discard, or a card laid in that turn, makes it possible to lay cards of the discard pile without any card from a hand, any other player may call “Rummy!” before the next player draws. A card of the pile may be called if it fits a meld on the table, or makes a meld with cards above it.
call-pile-when = If the discard, or a card laid in that turn, makes it possible to lay cards of the discard pile without any card from a hand, any other player may call “Rummy!” before the next player draws. A card of the pile may be called if it fits a meld on the table, or makes a meld with cards above it.
# 500 Rummy: Play then continues with the player after the one who called.
call-turn_passes = Play then continues with the player after the one who called.
# Rummy: Nobody may call their own discard, or the discard that ends the deal.
call-not = Nobody may call their own discard, or the discard that ends the deal.

## the table

# Rummikub: The sets on the table belong to everybody. You may add to them, take tiles from them, split them and join them.
table-shared = The sets on the table belong to everybody. You may add to them, take tiles from them, split them and join them.
# Rummikub: At the end of your turn every set must be legal, and no tile may be left over. You must have played at least one tile from your rack.
table-end = At the end of your turn every set must be legal, and no tile may be left over. You must have played at least one tile from your rack.
# Rummikub: Tiles on the table stay on the table; you may not take them onto your rack.
table-stay = Tiles on the table stay on the table; you may not take them onto your rack.
# Rummikub: Add to a set: blue 4 · blue 5 · blue 6 takes blue 3 or blue 7.
table-add = Add to a set: { $run } takes { $tiles }.
# Rummikub: Take what a set can spare: from red 4 · blue 4 · black 4 · orange 4 take blue 4 for another set.
table-take = Take what a set can spare: from { $group } take { $tile } for another set.
# Rummikub: Add at one end, take at the other: after adding blue 7 to blue 4 · blue 5 · blue 6, you may take blue 4.
table-shift = Add at one end, take at the other: after adding { $tile } to { $run }, you may take { $freed }.
# Rummikub: Split a run: with a second red 6, red 4 · red 5 · red 6 · red 7 · red 8 becomes red 4 · red 5 · red 6 and red 6 · red 7 · red 8.
table-split = Split a run: with a second { $tile }, { $run } becomes { $first } and { second }.
# Machiavelli: In your turn you either play cards from your hand or draw.
turn-rearrange-cards = In your turn you either play cards from your hand or draw.
# Machiavelli: Play at least one card from your hand, and as many as you like: lay new melds, add to melds on the table, rearrange the table.
rearrange-play-cards = Play at least one card from your hand, and as many as you like: lay new melds, add to melds on the table, rearrange the table.
# Machiavelli: If you cannot play, or do not want to, draw 1 card from the stock. That ends your turn.
rearrange-draw-cards = If you cannot play, or do not want to, draw { COUNT($n, "piece") } from the stock. That ends your turn.
# Machiavelli: If you cannot play, or do not want to, draw 1 card from the stock.
rearrange-draw_first-cards = If you cannot play, or do not want to, draw { COUNT($n, "piece") } from the stock.
# Machiavelli: You may not play the cards you draw until your next turn.
rearrange-wait-cards = You may not play the cards you draw until your next turn.
# Machiavelli: If you have played, you do not draw.
rearrange-no_draw-cards = If you have played, you do not draw.
# Machiavelli: The melds on the table belong to everybody. You may add to them, take cards from them, split them and join them.
table-shared-cards = The melds on the table belong to everybody. You may add to them, take cards from them, split them and join them.
# Machiavelli: At the end of your turn every meld must be legal, and no card may be left over. You must have played at least one card from your hand.
table-end-cards = At the end of your turn every meld must be legal, and no card may be left over. You must have played at least one card from your hand.
# Machiavelli: Cards on the table stay on the table; you may not take them into your hand.
table-stay-cards = Cards on the table stay on the table; you may not take them into your hand.
# Machiavelli: If cards were played and the turn breaks no rule, the play stands.
time-stands-cards = If cards were played and the turn breaks no rule, the play stands.
# Machiavelli: If the stock holds too few, the player draws what is left.
time-short-cards = If the stock holds too few, the player draws what is left.
# Machiavelli: The deal ends as soon as a player has no cards left. That player wins it.
end-rack-cards = The deal ends as soon as a player has no cards left. That player wins it.
# Machiavelli: When the stock is empty, play goes on without drawing. When every player in turn has played nothing, the deal is over.
exhausted-play_on-cards = When the stock is empty, play goes on without drawing. When every player in turn has played nothing, the deal is over.
# Machiavelli: Before your first meld you may not touch the melds on the table.
opening-before-cards = Before your first meld you may not touch the melds on the table.
# Machiavelli: After your first meld you may add to all the melds on the table and rearrange them, even in the same turn.
opening-then_manipulate-cards = After your first meld you may add to all the melds on the table and rearrange them, even in the same turn.
# Vatikan: In the turn of your first meld you may touch nothing else on the table. From your next turn on you may.
opening-nothing_else-cards = In the turn of your first meld you may touch nothing else on the table. From your next turn on you may.
# Vatikan: Your first meld must include a run of 3 (or longer), made of cards from your own hand only; you may lay other melds of your own with it.
opening-table_contract = Your first meld must include { melds } (or longer), made of cards from your own hand only; you may lay other melds of your own with it.
# Machiavelli: A card on the table may not be taken into a hand.
silent-stay-cards = A card on the table may not be taken into a hand.
# Machiavelli: A player who has played at least one card does not draw, whether it made a new meld or was added to one.
silent-no_draw-cards = A player who has played at least one card does not draw, whether it made a new meld or was added to one.
# Machiavelli: A card that was drawn may be played from the next turn on.
silent-wait-cards = A card that was drawn may be played from the next turn on.
# Machiavelli: A meld that has lost its joker becomes an ordinary meld at once.
exchange-ordinary-cards = A meld that has lost its joker becomes an ordinary meld at once.
# Machiavelli: Example: 4♠ joker 6♠ is on the table. Replace the joker with your 5♠, and lay 8♥ 8♦ joker as a new meld.
exchange-example-cards = Example: { $before } is on the table. Replace the joker with your { $tile }, and lay { $after } as a new meld.
# Machiavelli: Take what a meld can spare: from 4♠ 4♥ 4♦ 4♣ take 4♥ for another meld.
table-take-cards = Take what a meld can spare: from { $group } take { $tile } for another meld.
# Machiavelli: Add to a meld: 4♥ 5♥ 6♥ takes 3♥ or 7♥.
table-add-cards = Add to a meld: { $run } takes { $tiles }.
# Machiavelli: Split a run: with a second 6♠, 4♠ 5♠ 6♠ 7♠ 8♠ becomes 4♠ 5♠ 6♠ and 6♠ 7♠ 8♠.
table-split-cards = Split a run: with a second { $tile }, { $run } becomes { $first } and { second }.
# Rummy: Nobody may take cards from them.
table-cards = Nobody may take cards from them.
# 101 Okey: Nobody may take tiles from them.
table-cards-tiles = Nobody may take tiles from them.
# Rummy: Melds on the table stay there.
table-cards_stay = Melds on the table stay there.
# Indian Rummy: points: No melds are laid on the table before the deal ends.
table-kept = No melds are laid on the table before the deal ends.
# Gin Rummy: No melds are laid on the table before a knock.
table-until_knock = No melds are laid on the table before a knock.

## the clock

# Rummikub: A turn may take at most 120 seconds, unless the table agrees on another limit.
time-limit = A turn may take at most { COUNT($seconds, "second") }, unless the table agrees on another limit.
# Rummy: This game has no time limit, but a table may agree on one.
time-none = This game has no time limit, but a table may agree on one.
# Rummikub: A player who has already drawn in this turn does not draw again.
time-has_drawn = A player who has already drawn in this turn does not draw again.
# Rummikub: If nothing was moved when time runs out, the player draws 1 tile, and the turn ends.
time-untouched = If nothing was moved when time runs out, the player draws { COUNT($n, "piece") }, and the turn ends.
# Rummikub: If tiles were played and the turn breaks no rule, the play stands.
time-stands = If tiles were played and the turn breaks no rule, the play stands.
# Rummikub: If the turn breaks a rule, everything goes back to where it was when the turn began, the player draws 1 tile, and the turn ends.
time-loose-restore = If the turn breaks a rule, everything goes back to where it was when the turn began, the player draws { COUNT($n, "piece") }, and the turn ends.
# Rummikub: If the turn breaks a rule, the legal sets stay, every loose tile goes to the player's rack, the player draws 1 tile, and the turn ends.
time-loose-to_rack = If the turn breaks a rule, the legal sets stay, every loose tile goes to the player's rack, the player draws { COUNT($n, "piece") }, and the turn ends.
# Rummikub: If even that would break a rule, everything goes back to where it was instead.
time-restore_if_not = If even that would break a rule, everything goes back to where it was instead.
# Rummikub: If the pool holds too few, the player draws what is left.
time-short = If the pool holds too few, the player draws what is left.
# Rummy: If time runs out before the player has drawn, the top card of the stock is drawn.
time-draw = If time runs out before the player has drawn, the top card of the stock is drawn.
# Canasta: If time runs out before the player has drawn, the draw is made from the stock.
time-draw_cards = If time runs out before the player has drawn, the draw is made from the stock.
# Indian Rummy: points: If time runs out before the player has drawn, the turn is missed.
time-missed = If time runs out before the player has drawn, the turn is missed.
# Rummy: If the stock is empty, this counts as refusing the upcard.
time-refused = If the stock is empty, this counts as refusing the upcard.
# 500 Rummy: If the stock is empty, this counts as taking nothing.
time-nothing_taken = If the stock is empty, this counts as taking nothing.
# Rummy: Everything already laid stays on the table.
time-laid = Everything already laid stays on the table.
# Caloochi: Anything that must still be laid in this turn, such as a card taken or a joker, is laid for the player, with as few other cards from the hand as possible.
time-owed = Anything that must still be laid in this turn, such as a card taken or a joker, is laid for the player, with as few other cards from the hand as possible.
# Rummy: A card taken from the discard pile that must still be laid in this turn is laid for the player, with as few other cards from the hand as possible.
time-owed_card = A card taken from the discard pile that must still be laid in this turn is laid for the player, with as few other cards from the hand as possible.
# 101 Okey: A tile taken from the discards that must still be laid in this turn is laid for the player, with as few other tiles from the rack as possible.
time-owed_card-tiles = A tile taken from the discards that must still be laid in this turn is laid for the player, with as few other tiles from the rack as possible.
# German Rummy: A joker taken from the table that must still be laid in this turn is laid for the player, with as few other cards from the hand as possible.
time-owed_joker = A joker taken from the table that must still be laid in this turn is laid for the player, with as few other cards from the hand as possible.
# Indian Rummy: points: Then the card drawn from the stock is discarded. If none was drawn there, or it is no longer in hand, the card in hand that counts most is discarded.
time-drawn_card = Then the card drawn from the stock is discarded. If none was drawn there, or it is no longer in hand, the card in hand that counts most is discarded.
# Rummy: If time runs out between the upcard and the second card, the second card is drawn from the stock. Then the card drawn from the stock is discarded. If none was drawn there, or it is no longer in hand, the card in hand that counts most is discarded.
time-drawn_card_of_two = If time runs out between the upcard and the second card, the second card is drawn from the stock. Then the card drawn from the stock is discarded. If none was drawn there, or it is no longer in hand, the card in hand that counts most is discarded.
# Canasta: Then the last card drawn from the stock is discarded. If none was drawn there, or it is no longer in hand, the card in hand that counts most is discarded.
time-drawn_card_of_several = Then the last card drawn from the stock is discarded. If none was drawn there, or it is no longer in hand, the card in hand that counts most is discarded.
# Indian Rummy: points: Then the card that counts most of those the player holds is discarded.
time-highest_card = Then the { piece } that counts most of those the player holds is discarded.
# Indian Rummy: points: If time runs out after the draw, the card just drawn is discarded.
time-last_card = If time runs out after the draw, the { piece } just drawn is discarded.
# Indian Rummy: points: A wild card is not discarded; of the others, the card that counts most is.
time-not_wild = A wild card is not discarded; of the others, the card that counts most is.
# Caloochi: A joker is not discarded; of the others, the card that counts most is.
time-not_joker = A joker is not discarded; of the others, the card that counts most is.
# Continental Rum: For this purpose the cards count: an ace 11; 2 to 10 their number; J, Q and K 10 each.
time-values = For this purpose the cards count: { $items }.
# Okey: An okey is not discarded; of the others, the highest is.
time-not_wild-tiles = An okey is not discarded; of the others, the highest is.
# Indian Rummy: points: A card taken from the discard pile in this turn is kept.
time-not_returned = A { piece } taken from the discard pile in this turn is kept.
# Contract Rummy: A player who does not answer in time does not buy.
time-buy = A player who does not answer in time does not buy.
# Tong-its: A player who does not answer in time folds.
time-fight = A player who does not answer in time folds.
# Phỏm: A dealt hand that ends the deal is shown even if its player does not answer in time.
time-dealt = A dealt hand that ends the deal is shown even if its player does not answer in time.
# Conquian: A player who does not answer in time does not force the card.
time-force = A player who does not answer in time does not force the card.
# Conquian: If no card has been put down in time, the one that counts most is passed.
time-pass_card = If no card has been put down in time, the one that counts most is passed.
# Seven Bridge: A player who does not answer in time does not claim the discard.
time-claim = A player who does not answer in time does not claim the discard.
# Rummy: A player who does not answer in time does not call the discard.
time-call = A player who does not answer in time does not call the discard.
# Phỏm: In the last turn, the melds are shown first.
time-show = In the last turn, the melds are shown first.

## the end

# Rummikub: The game ends as soon as a player has no tiles left. That player wins it.
end-rack = The game ends as soon as a player has no tiles left. That player wins it.
# Rummy: A player who gets rid of the last card has gone out: the deal ends at once, and that player wins it.
end-go_out = A player who gets rid of the last card has gone out: the deal ends at once, and that player wins it.
# Rummy: A player who discards the last card has gone out: the deal ends at once, and that player wins it.
end-go_out_by_discard = A player who discards the last card has gone out: the deal ends at once, and that player wins it.
# 500 Rummy: A player who gets rid of the last card has gone out, and the deal ends at once. The scoring decides who wins it.
end-out = A player who gets rid of the last card has gone out, and the deal ends at once. The scoring decides who wins it.
# 500 Rummy: A player who discards the last card has gone out, and the deal ends at once. The scoring decides who wins it.
end-out_by_discard = A player who discards the last card has gone out, and the deal ends at once. The scoring decides who wins it.
# Rummy: A player who melds or lays off the last card has not gone out, but plays on without a hand: in the next turn that player draws as usual, and either goes out by discarding the last card or lays it and plays on.
end-floats = A player who melds or lays off the last card has not gone out, but plays on without a hand: in the next turn that player draws as usual, and either goes out by discarding the last card or lays it and plays on.
# Rummy: The last card is discarded face down and does not count for anybody.
end-face_down = The last card is discarded face down and does not count for anybody.
# Gin Rummy: The deal ends when a player has knocked and discarded. The scoring decides who wins it.
end-knock = The deal ends when a player has knocked and discarded. The scoring decides who wins it.
# Indian Rummy: points: The deal ends when a player has made a valid declaration, or when only one player is left in it.
end-declare = The deal ends when a player has made a valid declaration, or when only one player is left in it.
# Tonk: The deal ends when a player drops. The scoring decides who wins it.
end-call_end-drop = The deal ends when a player drops. The scoring decides who wins it.
# Tonk: The deal ends when a player has called a draw. The scoring decides who wins it.
end-call_end-draw = The deal ends when a player has called a draw. The scoring decides who wins it.
# Rummy: The last card may be melded, laid off or discarded.
end-last-meld_lay_off_discard = The last card may be melded, laid off or discarded.
# Contract Rummy: The last card may be laid off or discarded.
end-last-lay_off_discard = The last card may be laid off or discarded.
# Contract Rummy: If the contract of a deal takes the whole hand, a player can go out only with that contract, all cards at once.
end-whole_hand = If the contract of a deal takes the whole hand, a player can go out only with that contract, all cards at once.
# Rummy: The last card may be melded or discarded.
end-last-meld_discard = The last card may be melded or discarded.
# Conquian: The last card must be melded.
end-last-meld = The last card must be melded.
# Rummy: The last card must be melded or laid off.
end-last-meld_lay_off = The last card must be melded or laid off.
# Rummy: The last card must be discarded: it may be neither melded nor laid off.
end-last-discard = The last card must be discarded: it may be neither melded nor laid off.
# Rummikub: When the pool is empty, play goes on without drawing. When every player in turn has played nothing, the game is over.
exhausted-play_on = When the pool is empty, play goes on without drawing. When every player in turn has played nothing, the game is over.
# Rummikub: The player with the fewest points left wins it.
exhausted-lowest = The player with the fewest points left wins it.
# Indian Rummy: points: When the stock is empty, you may still take the top card of the discard pile.
exhausted-upcard = When the stock is empty, you may still take the top card of the discard pile.
# Rummy: When the stock is empty, you may still take the top card of the discard pile before your first meld.
exhausted-upcard_before_first_meld = When the stock is empty, you may still take the top card of the discard pile before your first meld.
# Contract Rummy: If the top card is the only one left, a player who has laid a first meld may take it too.
exhausted-only_card = If the top card is the only one left, a player who has laid a first meld may take it too.
# Indian Rummy: points: When the stock is empty, you may still take one of the discards.
exhausted-any_card = When the stock is empty, you may still take one of the discards.
# Rummy: If you want to draw from the stock instead, the discard pile is turned over without shuffling to form a new stock: the card that was discarded first is drawn first.
exhausted-flip = If you want to draw from the stock instead, the discard pile is turned over without shuffling to form a new stock: the card that was discarded first is drawn first.
# Indian Rummy: points: If you want to draw from the stock instead, the discard pile, except its top card, is turned over without shuffling to form a new stock: the card that was discarded first is drawn first.
exhausted-flip-keep_top = If you want to draw from the stock instead, the discard pile, except its top card, is turned over without shuffling to form a new stock: the card that was discarded first is drawn first.
# Indian Rummy: points: If you want to draw from the stock instead, the discard pile is shuffled to form a new stock.
exhausted-shuffle = If you want to draw from the stock instead, the discard pile is shuffled to form a new stock.
# Indian Rummy: points: If you want to draw from the stock instead, the discard pile, except its top card, is shuffled to form a new stock.
exhausted-shuffle-keep_top = If you want to draw from the stock instead, the discard pile, except its top card, is shuffled to form a new stock.
# Rummy: When the stock is empty, the discard pile is turned over without shuffling to form a new stock: the card that was discarded first is drawn first.
exhausted-flip_only = When the stock is empty, the discard pile is turned over without shuffling to form a new stock: the card that was discarded first is drawn first.
# Seven Bridge: When the stock is empty, the discard pile, except its top card, is turned over without shuffling to form a new stock: the card that was discarded first is drawn first.
exhausted-flip_only-keep_top = When the stock is empty, the discard pile, except its top card, is turned over without shuffling to form a new stock: the card that was discarded first is drawn first.
# Slowdown Rummy: When the stock is empty, the discard pile is shuffled to form a new stock.
exhausted-shuffle_only = When the stock is empty, the discard pile is shuffled to form a new stock.
# Indian Rummy: points: When the stock is empty, the discard pile, except its top card, is shuffled to form a new stock.
exhausted-shuffle_only-keep_top = When the stock is empty, the discard pile, except its top card, is shuffled to form a new stock.
# Indian Rummy: points: Your discard then starts a new pile.
exhausted-new_pile = Your discard then starts a new pile.
# Rummy: When the stock is empty, the discard pile is not turned over. Play goes on as long as each player in turn takes the top card of the discard pile.
exhausted-block = When the stock is empty, the discard pile is not turned over. Play goes on as long as each player in turn takes the top card of the discard pile.
# Rummy: The first player who does not take it ends the deal at once. The deal also ends when every player has taken the top discard in this way 3 times.
exhausted-blocked = The first player who does not take it ends the deal at once. The deal also ends when every player has taken the top discard in this way { COUNT($rounds, "time") }.
# Conquian: The first player who does not take it ends the deal at once.
exhausted-refused = The first player who does not take it ends the deal at once.
# 500 Rummy: When the stock is empty, the discard pile is not turned over. Play goes on as long as each player in turn takes cards from it in the usual way. The first player who takes none ends the deal at once.
exhausted-block_down = When the stock is empty, the discard pile is not turned over. Play goes on as long as each player in turn takes cards from it in the usual way. The first player who takes none ends the deal at once.
# 500 Rummy: The deal also ends when every player has taken the top card 3 times without laying it.
exhausted-free_rounds = The deal also ends when every player has taken the top card { COUNT($rounds, "time") } without laying it.
# Tonk: The deal ends with the turn in which the last card of the stock was drawn. Then the hands are compared.
exhausted-lowest_wins = The deal ends with the turn in which the last card of the stock was drawn. Then the hands are compared.
# Nowrang: In that case nobody wins the deal.
exhausted-drawn = In that case nobody wins the deal.
# Indian Rummy: points: This can happen at most 10 times in a deal. If the stock runs out once more, the deal is void.
exhausted-turnovers = This can happen at most { COUNT($turnovers, "time") } in a deal. If the stock runs out once more, the deal is void.
# Indian Rummy: points: It is also void if the stock is empty and the only card of the discard pile may not be taken.
exhausted-none_to_take = It is also void if the stock is empty and the only card of the discard pile may not be taken.
# Indian Rummy: points: It is also void if the stock is empty and the discard pile has only one card.
exhausted-one_left = It is also void if the stock is empty and the discard pile has only one card.
# Rummy: It is also void when only the top discard is left to draw and every player has taken it 3 times.
exhausted-one_goes_round = It is also void when only the top discard is left to draw and every player has taken it { COUNT($rounds, "time") }.
# Indian Rummy: points: Nobody scores in a void deal, and it is dealt again.
exhausted-void_again = Nobody scores in a void deal, and it is dealt again.
# Rummy: Nobody scores in a void deal, and the same dealer deals again.
exhausted-void_again-same_dealer = Nobody scores in a void deal, and the same dealer deals again.
# Indian Rummy: points: Nobody scores in a void deal. It is dealt again, and the same player goes first.
exhausted-void_again-same_starter = Nobody scores in a void deal. It is dealt again, and the same player goes first.
# Rummy-Complete: If somebody has already gone out, the deal is not void: it ends there and is scored.
exhausted-in_last_turns = If somebody has already gone out, the deal is not void: it ends there and is scored.
# Rummy: If a deal is void twice in a row, it is not dealt again: nobody scores, and the next deal follows.
exhausted-void_once_more = If a deal is void { COUNT($n, "time") } in a row, it is not dealt again: nobody scores, and the next deal follows.
# Rummy: Nobody scores in a void deal. It counts as played, and the next deal follows.
exhausted-void_at_once = Nobody scores in a void deal. It counts as played, and the next deal follows.
# Rummy: The next player in turn deals it.
exhausted-void_passes = The next player in turn deals it.
# Phỏm: The stock lasts for the whole deal.
exhausted-never = The stock lasts for the whole deal.

## scoring

# Rummikub: What is left on the rack counts: every tile its number; a joker 30.
scoring-values = What is left { held } counts: { $items }.
# Queen City Rum: The cards of the melds count: an ace 1; 2 to 10 their number; J, Q and K 10 each.
scoring-values_melds = The cards of the melds count: { $items }.
# Gin Rummy: Deadwood counts: an ace 1; 2 to 10 their number; J, Q and K 10 each.
scoring-values_deadwood = Deadwood counts: { $items }.
# Shanghai Rummy: but 2♠ and 2♣ at 15 each
value-except = but { $faces } at { points } each
# Dummy (Thai Rummy): but 2♣ 50
value-except_one = but { $face } { points }
# Rummikub: every tile its number
value-number = every tile its number
# Indian Rummy: points: every card 1
value-card = every card 1
# Contract Rummy: A and 2 at 15 each
value-ranks = { ranks } at { points } each
# Contract Rummy: 3 to 10 their number
value-numbers = { ranks } their number
# Indian Rummy: points: 2 to 10 their number
value-pips = 2 to { $last } their number
# Indian Rummy: points: an ace 10
value-ace = an ace { points }
# Indian Rummy: points: J, Q and K 10 each
value-court = J, Q and K { points } each
# Phỏm: J 11, Q 12, K 13
value-court_number = J 11, Q 12, K 13
value-rank = { rank } { points }
# Rummikub: a joker 30
value-joker = a joker { points }
# Rummikub Twist: a joker of any kind, including the mirror joker, 30
value-any_joker = a joker of any kind, including the mirror joker, { points }
# Three Thirteen: a card of the wild rank 20
value-wild_rank = a card of the wild rank { points }
# Indian Rummy: points: a wild card 0
value-wild = a wild card 0
# Rummikub: Each of the other players loses the points of the tiles left on their rack. The winner gains all that the others lose, so the points of a game always add up to 0.
scoring-penalties = Each of the other players loses the points of the tiles left on their rack. The winner gains all that the others lose, so the points of a game always add up to 0.
# Rummy: The winner scores the points of all cards left in the other hands, including those in complete melds. The others score nothing.
scoring-hands-all = The winner scores the points of all cards left in the other hands, including those in complete melds. The others score nothing.
# Rummy: The other players set their melds apart. The winner scores the points of their cards that are not in melds. The others score nothing.
scoring-hands-unmatched = The other players set their melds apart. The winner scores the points of their cards that are not in melds. The others score nothing.
# Rummy: A winner who had nothing on the table and lays the whole hand in one turn scores double: 106 instead of 53.
scoring-double = A winner who had nothing on the table and lays the whole hand in one turn scores double: { $twice } instead of { $once }.
# Rummy: If the deal was blocked, the player with the fewest points in hand wins and scores the difference from each of the others.
scoring-blocked = If the deal was blocked, the player with the fewest points in hand wins and scores the difference from each of the others.
# Machiavelli: If nobody went out, the player with the fewest points in hand wins and scores the difference from each of the others.
scoring-nobody_out = If nobody went out, the player with the fewest points in hand wins and scores the difference from each of the others.
# Block Rummy: If the deal was blocked, the player with the fewest points in hand wins and scores the points of all cards in the other hands.
scoring-blocked_whole = If the deal was blocked, the player with the fewest points in hand wins and scores the points of all cards in the other hands.
# Machiavelli: If nobody went out, the player with the fewest points in hand wins and scores the points of all cards in the other hands.
scoring-nobody_out_whole = If nobody went out, the player with the fewest points in hand wins and scores the points of all cards in the other hands.
# Rummy: Players who tie share the points equally; any left over are lost.
scoring-blocked_tie = Players who tie share the points equally; any left over are lost.
# German Rummy: Each of the other players writes down the points of all cards left in hand, including those in complete melds. These are penalty points; the winner writes down 0.
scoring-against = Each of the other players writes down the points of all cards left in hand, including those in complete melds. These are penalty points; the winner writes down 0.
# Remi 51: A player who has laid no meld in the deal writes down 100 points, whatever is in hand.
scoring-unopened = A player who has laid no meld in the deal writes down { COUNT($points, "point") }, whatever is in hand.
# Seven Bridge: Each of the other players pays the winner the points of all cards left in hand, including those in complete melds.
hand_payments-pays = Each of the other players pays the winner the points of all cards left in hand, including those in complete melds.
# Seven Bridge: Each 7 in hand multiplies them by 2.
hand_payments-times = Each { rank } in hand multiplies them by { $n }.
# Seven Bridge: Each joker in hand multiplies them by 5.
hand_payments-joker = Each joker in hand multiplies them by { $n }.
# Seven Bridge: If the winner had nothing on the table and lays the whole hand in one turn, everybody pays double.
hand_payments-concealed = If the winner had nothing on the table and lays the whole hand in one turn, everybody pays double.
# Seven Bridge: A loser who has laid no meld in the deal pays double.
hand_payments-unmelded = A loser who has laid no meld in the deal pays double.
# German Rummy: If the winner had nothing on the table and lays the whole hand in one turn, the points of the others are doubled.
scoring-concealed_against = If the winner had nothing on the table and lays the whole hand in one turn, the points of the others are doubled.
# Remi 51: This also applies to the 100 points of a player who has laid no meld.
scoring-concealed_unopened = This also applies to the { COUNT($points, "point") } of a player who has laid no meld.
# Carioca: The winner then subtracts 50 points from the total.
scoring-out_bonus = The winner then subtracts { COUNT($points, "point") } from the total.
# Shanghai Rummy: A winner who had nothing on the table and lays the whole hand in one turn subtracts 25 points.
scoring-concealed_bonus = A winner who had nothing on the table and lays the whole hand in one turn subtracts { COUNT($points, "point") }.
# Shanghai Rummy: Without a joker it is 50 points.
scoring-natural_bonus = Without a joker it is { COUNT($points, "point") }.
# German Rummy: Each of the other players sets their melds apart and writes down the points of the cards that are not in melds. These are penalty points; the winner writes down 0.
scoring-against_unmatched = Each of the other players sets their melds apart and writes down the points of the cards that are not in melds. These are penalty points; the winner writes down 0.
# Queen City Rum: The winner scores the value of the melds laid, once for each opponent. The cards that the others hold do not matter.
scoring-own_melds = The winner scores the value of the melds laid, once for each opponent. The cards that the others hold do not matter.
# Queen City Rum: Example: (6♠ 6♥ 6♦ 6♣) + (9♥ 10♥ J♥) is worth 53. With 4 opponents that makes +212.
scoring-own_melds_example = Example: { melds } is worth { $value }. With { $opponents } opponents that makes { points }.
# 500 Rummy: Cards count, on the table and in hand: an ace 15; 2 to 10 their number; J, Q and K 10 each.
scoring-values_laid = Cards count, on the table and in hand: { $items }.
# 500 Rummy: An ace laid before the 2 counts 1 point.
scoring-low_ace_laid = An ace laid before the 2 counts { COUNT($points, "point") }.
# 500 Rummy: Each player scores the points of the cards they have laid, in their own melds and on those of others, and loses those of all cards left in hand, including complete melds. A card counts for the player who laid it, even on another player's meld. A player may lose points in a deal. The player who scores most wins the deal.
scoring-laid = Each player scores the points of the cards they have laid, in their own melds and on those of others, and loses those of all cards left in hand, including complete melds. A card counts for the player who laid it, even on another player's meld. A player may lose points in a deal. The player who scores most wins the deal.
# 500 Rummy: Example: A has laid 5♣ 5♦ 5♥ and gone out; B has laid off 5♠ on it and still holds K♦ 7♣. A scores +15, B −12.
scoring-laid_example = Example: A has laid { $first } and gone out; B has laid off { second } on it and still holds { $rest }. A scores { $a }, B { $b }.
# 500 Rummy: Example: A has laid 5♣ 5♦ 5♥ and gone out; B has laid 7♠ 8♠ 9♠, laid off 5♠ on A's meld and still holds K♦ 7♣. A scores +15, B +12.
scoring-laid_example_own = Example: A has laid { $first } and gone out; B has laid { $own }, laid off { $second } on A's meld and still holds { $rest }. A scores { $a }, B { $b }.
# Dummy (Thai Rummy): The first upcard of the deal counts 50 instead, wherever it ends up.
scoring-upcard = The first upcard of the deal counts { points } instead, wherever it ends up.
# Dummy (Thai Rummy): The first upcard of the deal counts 50 more, wherever it ends up.
scoring-upcard_adds = The first upcard of the deal counts { points } more, wherever it ends up.
# Dummy (Thai Rummy): If it is 2♣ or Q♠, it is 100.
scoring-upcard_special = If it is { $cards }, it is { points }.
# Dummy (Thai Rummy): For a player who has laid nothing, the cards in hand count twice.
scoring-unlaid = For a player who has laid nothing, the cards in hand count { COUNT($times, "time") }.
# Dummy (Thai Rummy): A player who goes out scores 50 points more.
scoring-out = A player who goes out scores { COUNT($points, "point") } more.
# Dummy (Thai Rummy): A player who goes out and had laid nothing before that turn scores twice as much.
scoring-out_concealed = A player who goes out and had laid nothing before that turn scores { COUNT($times, "time") } as much.
# Dummy (Thai Rummy): A player who goes out with all cards of one suit, including the last one, scores twice as much.
scoring-out_one_suit = A player who goes out with all cards of one suit, including the last one, scores { COUNT($times, "time") } as much.
# Dummy (Thai Rummy): The points for going out are multiplied, too.
scoring-out_multiplied = The points for going out are multiplied, too.
# Dummy (Thai Rummy): A player to whom both apply scores 4 times as much.
scoring-out_both = A player to whom both apply scores { COUNT($times, "time") } as much.
# Dummy (Thai Rummy): Each careless discard costs 50 points; this is never doubled.
scoring-careless = Each careless discard costs { COUNT($points, "point") }; this is never doubled.
# Knock Rummy: In the examples A has knocked. If the knocker has the least deadwood, the knocker wins and scores the difference from each of the others.
scoring-least = In the examples A has knocked. If the knocker has the least deadwood, the knocker wins and scores the difference from each of the others.
# Knock Rummy: If another player has as little deadwood as the knocker, that player wins instead.
scoring-tie_with_knocker = If another player has as little deadwood as the knocker, that player wins instead.
# Knock Rummy: If another player has less, that player wins and scores 10 points more, and the knocker loses 10.
scoring-undercut = If another player has less, that player wins and scores { COUNT($points, "point") } more, and the knocker loses { points }.
# Knock Rummy: A winner without deadwood scores 25 points more from each of the others. A knocker without deadwood wins even if others have none either.
scoring-rummy = A winner without deadwood scores { COUNT($points, "point") } more from each of the others. A knocker without deadwood wins even if others have none either.
# Knock Rummy: If there are several winners, they share the points equally; any left over are lost.
scoring-knock_tie = If there are several winners, they share the points equally; any left over are lost.
# Machiavelli: The winner of a deal scores 1 point. Cards left in hand are counted only if nobody went out: an ace 11; 2 to 10 their number; J, Q and K 10 each. The player with the fewest points then scores 1 point; players who tie score 1 point each.
scoring-win_or_fewest = The winner of a deal scores 1 point. Cards left in hand are counted only if nobody went out: { $values }. The player with the fewest points then scores 1 point; players who tie score 1 point each.
# Conquian: If nobody wins a deal, the next win scores 1 point more, and so on for each such deal in a row.
scoring-win_carried = If nobody wins a deal, the next win scores 1 point more, and so on for each such deal in a row.
# Nowrang: The winner of a deal scores 1 point. The cards in the other hands do not matter.
scoring-win = The winner of a deal scores 1 point. The cards in the other hands do not matter.
# Indian Rummy, 21 cards: Then one card is drawn from the stock at random, shown and put aside: the cut card. All cards of its rank are wild for this deal, and so are, in its own suit, the next higher card (the upper joker) and the next lower card (the lower joker); the ace comes between the king and the two. If the cut card is a joker, it counts as the ace of spades. The cut card itself is out of play.
deal-indicates-rank_and_neighbours = Then one card is drawn from the stock at random, shown and put aside: the cut card. All cards of its rank are wild for this deal, and so are, in its own suit, the next higher card (the upper joker) and the next lower card (the lower joker); the ace comes between the king and the two. If the cut card is a joker, it counts as the ace of spades. The cut card itself is out of play.
# Indian Rummy, 21 cards: To win, all your cards must be in melds, and at least 3 of these must be pure runs: runs without wild cards.
pures-rule = To win, all your cards must be in melds, and at least { $n } of these must be pure runs: runs without wild cards.
# Indian Rummy, 21 cards: A run in which a wild card is used as itself is still pure.
pures-natural = A run in which a wild card is used as itself is still pure.
# Indian Rummy, 21 cards: Three identical cards are a tunnela, and so are three jokers. It counts as a pure run, and no card in it can stand for another.
pures-tunnela = Three identical cards are a tunnela, and so are three jokers. It counts as a pure run, and no card in it can stand for another.
# Indian Rummy, 21 cards: Two identical cards are a dublee, and so are two jokers. A dublee alone is not a meld.
pures-dublee = Two identical cards are a dublee, and so are two jokers. A dublee alone is not a meld.
# Indian Rummy, 21 cards: These hands also win, whatever the other cards are: 3 tunnelas; 8 dublees; 8 wild cards.
pures-free = These hands also win, whatever the other cards are: { $shows }.
# Indian Rummy, 21 cards: 3 tunnelas
pures-free_tunnelas = { $n } tunnelas
# Indian Rummy, 21 cards: 8 dublees
pures-free_dublees = { $n } dublees
# Indian Rummy, 21 cards: 8 wild cards
pures-free_jokers = { $n } wild cards
# Indian Rummy, 21 cards: 2 marriages
pures-free_marriages = { $n } marriages
# Indian Rummy, 21 cards: A marriage is a card identical to the cut card, an upper joker and a lower joker.
pures-marriage = A marriage is a card identical to the cut card, an upper joker and a lower joker.
# Indian Rummy, 21 cards: The winner's hand counts 0. What the others count depends on their pure runs but is never more than 120. Wild cards count nothing, and a hand that could be declared counts 0.
pures-count = The winner's hand counts 0. What the others count depends on their pure runs but is never more than { $cap }. Wild cards count nothing, and a hand that could be declared counts 0.
# Indian Rummy, 21 cards: With 3 pure runs or more: only the cards outside melds.
pures-enough = With { $n } pure runs or more: only the cards outside melds.
# Indian Rummy, 21 cards: With fewer than 3: all cards outside the pure runs, including those in other melds.
pures-few = With fewer than { $n }: all cards outside the pure runs, including those in other melds.
# Indian Rummy, 21 cards: When another player declares dublees, a player with 6 dublees or more pays only 2 points.
pures-consolation = When another player declares dublees, a player with { $n } dublees or more pays only { COUNT($points, "point") }.
# Indian Rummy, 21 cards: When another player declares, a player with 6 dublees or more pays only 2 points.
pures-consolation_any = When another player declares, a player with { $n } dublees or more pays only { COUNT($points, "point") }.
# Indian Rummy, 21 cards: The cards identical to the cut card, the upper jokers and the lower jokers are value cards.
value_cards-which = The cards identical to the cut card, the upper jokers and the lower jokers are value cards.
# Indian Rummy, 21 cards: One of a kind is worth 10, two are worth 30 and three 50.
value_cards-table = One of a kind is worth { $one }, two are worth { $two } and three { $three }.
# Indian Rummy, 21 cards: One of each of the three kinds together is a marriage and worth 100 instead; two marriages are worth 300 and three 500. Value cards left over count by their kinds.
value_cards-marriage = One of each of the three kinds together is a marriage and worth { $one } instead; two marriages are worth { $two } and three { $three }. Value cards left over count by their kinds.
# Indian Rummy, 21 cards: Each of them is worth 20 points.
value_cards-twenty = Each of them is worth { COUNT($points, "point") }.
# Indian Rummy, 21 cards: After the declaration, each player still in the deal, including the winner, is paid for that player's value cards by each of the others still in the deal.
value_cards-exchange = After the declaration, each player still in the deal, including the winner, is paid for that player's value cards by each of the others still in the deal.
# Indian Rummy, 21 cards: One deal is the whole match. The points of all players add up to 0: a player pays 1.00 for each point below 0 and receives 1.00 for each point above 0.
match-money_balanced = One deal is the whole match. The points of all players add up to 0: a player pays { $value } for each point below 0 and receives { $value } for each point above 0.
# Indian Rummy, 21 cards: A player who has left the deal neither pays nor is paid for value cards.
silent-out_values = A player who has left the deal neither pays nor is paid for value cards.
# What value cards are worth
choice-value_cards-table = by kind and by marriages
# What value cards are worth
choice-value_cards-twenty = twenty each
# Indian Rummy: points: The winner's hand counts 0. What the others count depends on their lives but is never more than 80.
penalty-count = The winner's hand counts 0. What the others count depends on their lives but is never more than { $cap }.
# Indian Rummy: points: With both lives: the cards outside melds. Example: (5♥ 6♥ 7♥) + (9♠ 10♠ J♠) + (4♣ 4♦ 4♠) and K♦ K♠ Q♣ 8♦, which is 38.
penalty-both = With both lives: the cards outside melds. Example: { melds } and { $rest }, which is { points }.
# Indian Rummy: points: With only the first life: all cards outside it, including those in other melds. Example: 5♥ 6♥ 7♥ and 9♠ J♠ 4♣ 4♦ 4♠ K♦ K♠ Q♣ 8♦ A♣, which is 79.
penalty-first = With only the first life: all cards outside it, including those in other melds. Example: { melds } and { $rest }, which is { points }.
# Indian Rummy: points: Without the first life: all cards. Example: 5♥ 6♥ 9♥ 9♠ J♠ 4♣ 4♦ 4♠ K♦ K♠ Q♣ 8♦ A♣, which is 13.
penalty-none = Without the first life: all cards. Example: { $rest }, which is { points }.
# Indian Rummy: points: Without the first life: all cards. Example: 5♥ 6♥ 9♥ 9♠ J♠ 4♣ 4♦ 4♠ K♦ K♠ Q♣ 8♦ A♣, which adds up to 99 but counts only 80.
penalty-none_capped = Without the first life: all cards. Example: { $rest }, which adds up to { $count } but counts only { points }.
# Indian Rummy: points: A first drop costs 20, a middle drop 40, a wrong declaration 80.
penalty-fixed = A first drop costs { $first }, a middle drop { $middle }, a wrong declaration { $wrong }.
# Indian Rummy: deals: These points are paid to the winner of the deal.
penalty-to_winner = These points are paid to the winner of the deal.
# Indian Rummy: points: These are penalty points: the fewer, the better.
penalty-written = These are penalty points: the fewer, the better.
# Continental Rum: Each opponent pays the winner 1 point.
payments-base = Each opponent pays the winner { COUNT($points, "point") }.
# Continental Rum: For each joker in the melds, each pays 2 points more.
payments-joker = For each joker in the melds, each pays { COUNT($points, "point") } more.
# Continental Rum: For each other wild card that stands for another card, each pays 1 point more.
payments-wild = For each other wild card that stands for another card, each pays { COUNT($points, "point") } more.
# Continental Rum: Example: with 2 jokers in the melds, each of 3 opponents pays 5. The winner gets +15.
payments-example = Example: with { jokers } in the melds, each of { $opponents } opponents pays { $each }. The winner gets { points }.
# Continental Rum: Each opponent also pays these bonuses, which add up: 10 for a hand laid before drawing; 7 for a hand laid after drawing one card; 10 for a hand without wild cards; 10 for a hand of one suit.
payments-bonuses = Each opponent also pays these bonuses, which add up: { $bonuses }.
# Continental Rum: 10 for a hand laid before drawing
bonus-undrawn = { points } for a hand laid before drawing
# Continental Rum: 7 for a hand laid after drawing one card
bonus-one_draw = { points } for a hand laid after drawing one card
# Continental Rum: 10 for a hand without wild cards
bonus-no_wild = { points } for a hand without wild cards
# Continental Rum: 10 for a hand of one suit
bonus-one_suit = { points } for a hand of one suit
# Continental Rum: So for a hand laid before drawing and without wild cards each pays 21.
payments-bonuses_example = So for a hand laid before drawing and without wild cards each pays { points }.
# Tonk: When hands are compared, only cards outside melds count; melds kept in hand count nothing.
stakes-unmatched = When hands are compared, only cards outside melds count; melds kept in hand count nothing.
# Tonk: When hands are compared, every card in hand counts.
stakes-all = When hands are compared, every card in hand counts.
# Tonk: A player who goes out by a meld or a lay-off gets 2 points from each of the others; a player who goes out by a discard gets 1 point.
stakes-out = A player who goes out by a meld or a lay-off gets { COUNT($laid, "point") } from each of the others; a player who goes out by a discard gets { COUNT($discarded, "point") }.
# Tong-its: A player who goes out gets 3 points from each of the others.
stakes-out_same = A player who goes out gets { COUNT($laid, "point") } from each of the others.
# Tonk: If the player who called the draw has the lowest hand, that player gets 1 point from each of the others. If another hand is as low or lower, the lowest of the other hands wins: the player who called the draw pays 2 points, and everybody else pays 1 point.
stakes-called = If the player who called the draw has the lowest hand, that player gets { COUNT($called, "point") } from each of the others. If another hand is as low or lower, the lowest of the other hands wins: the player who called the draw pays { COUNT($beaten, "point") }, and everybody else pays { COUNT($called, "point") }.
# Tonk: If the player who dropped has the lowest hand, that player gets 1 point from each of the others. If another hand is as low or lower, the lowest of the other hands wins: the player who dropped pays 2 points, and everybody else pays 1 point.
stakes-dropped = If the player who dropped has the lowest hand, that player gets { COUNT($called, "point") } from each of the others. If another hand is as low or lower, the lowest of the other hands wins: the player who dropped pays { COUNT($beaten, "point") }, and everybody else pays { COUNT($called, "point") }.
# Tong-its: Only the hands of the caller and of those who fight are compared. The lowest wins, and the caller loses a tie.
stakes-fought = Only the hands of the caller and of those who fight are compared. The lowest wins, and the caller loses a tie.
# Tong-its: A player who is beaten pays the winner 2 points, and a player who folds pays 1 point.
stakes-fought_pays = A player who is beaten pays the winner { COUNT($beaten, "point") }, and a player who folds pays { COUNT($called, "point") }.
# Tong-its: A player who is beaten pays the winner 2 points; a player who folds pays nothing.
stakes-fought_fold_free = A player who is beaten pays the winner { COUNT($beaten, "point") }; a player who folds pays nothing.
# Tong-its: A player who folds pays the winner 1 point; a player who is beaten pays nothing.
stakes-fought_lost_free = A player who folds pays the winner { COUNT($called, "point") }; a player who is beaten pays nothing.
# Tong-its: Players who are beaten or fold pay nothing for it.
stakes-fought_free = Players who are beaten or fold pay nothing for it.
# Tonk: When the stock runs out, the lowest hand gets 1 point from each of the others.
stakes-stock = When the stock runs out, the lowest hand gets { COUNT($stock, "point") } from each of the others.
# Tong-its: When the stock runs out, the lowest hand wins, and the others pay nothing for it.
stakes-stock_free = When the stock runs out, the lowest hand wins, and the others pay nothing for it.
# Tonk: If several players tie for lowest, each of them is paid in full by everybody who did not tie.
stakes-ties-all = If several players tie for lowest, each of them is paid in full by everybody who did not tie.
# Tonk: If several of the others tie for lowest, each of them is paid in this way by everybody who did not tie.
stakes-ties-called = If several of the others tie for lowest, each of them is paid in this way by everybody who did not tie.
# Tonk: If several hands tie for lowest after a call, the one of these players who is next in turn after the caller wins. If they tie when the stock has run out, the player who drew the last card wins or, if that player does not tie, the next of them in turn.
stakes-ties-nearest = If several hands tie for lowest after a call, the one of these players who is next in turn after the caller wins. If they tie when the stock has run out, the player who drew the last card wins or, if that player does not tie, the next of them in turn.
# Tong-its: Before each deal every player pays 10 points into a pot. A player who wins two deals in a row without a tie takes it. A new pot then begins, and that win does not count towards it. What is left in the pot when the match ends belongs to nobody.
stakes-ante = Before each deal every player pays { COUNT($ante, "point") } into a pot. A player who wins two deals in a row without a tie takes it. A new pot then begins, and that win does not count towards it. What is left in the pot when the match ends belongs to nobody.
# Tong-its: A player without a meld on the table pays 1 point more.
stakes-no_meld = A player without a meld on the table pays { COUNT($more, "point") } more.
# Tonk: When the stock runs out, only a player with a meld on the table can win, unless nobody has one.
stakes-no_meld_loses = When the stock runs out, only a player with a meld on the table can win, unless nobody has one.
# Tonk: A dealt hand that ends the deal gets 2 points from each of the others.
stakes-dealt = A dealt hand that ends the deal gets { COUNT($dealt, "point") } from each of the others.
# Tonk: If several have one, nobody pays.
stakes-dealt_draw = If several have one, nobody pays.
# Tonk: If several have one, the highest is paid; if those are equal, nobody pays.
stakes-dealt_highest = If several have one, the highest is paid; if those are equal, nobody pays.
# Tonk: Example: A ends the deal before drawing, and the hands count: A 12, B 8, C 19 and D 15. The points: A −2, B +4, C −1, D −1.
stakes-example = Example: { $caller } ends the deal before drawing, and the hands count: { held }. The points: { points }.
# Tong-its: Example: A calls, B fights, and the others fold; all have melds on the table. The hands count: A 12, B 8 and C 19. The points: A −2, B +3, C −1.
stakes-example_fought = Example: { $caller } calls, { $fighter } fights, and the others fold; all have melds on the table. The hands count: { held }. The points: { points }.
# Phỏm: Trash counts: an ace 1; 2 to 10 their number; J 11, Q 12, K 13.
ranks-values = Trash counts: { $items }.
# Phỏm: If nobody went out, the player with the least trash wins. If trash is equal, the player who showed melds first ranks higher. The others pay the winner by rank: rank 2 pays 1, rank 3 pays 2, rank 4 pays 3.
ranks-order = If nobody went out, the player with the least trash wins. If trash is equal, the player who showed melds first ranks higher. The others pay the winner by rank: { ranks }.
# Phỏm: rank 2 pays 1
ranks-rank = rank { rank } pays { points }
# Phỏm: A player who had no meld to show is móm, ranks last and pays 4.
ranks-mom = A player who had no meld to show is móm, ranks last and pays { points }.
# Phỏm: If everybody is móm, the player with the least trash wins, and each of the others pays 4.
ranks-all_mom = If everybody is móm, the player with the least trash wins, and each of the others pays { points }.
# Phỏm: Example: the players are left with A 5, B 12, C 9 and D 3, and D had no meld. The points: A +7, B −2, C −1, D −4.
ranks-example = Example: the players are left with { held }, and { $mom } had no meld. The points: { points }.
# Phỏm: A player who goes out with all cards in melds is ù and gets 6 from each of the others, or 12 if no discard was needed.
ranks-out = A player who goes out with all cards in melds is ù and gets { points } from each of the others, or { $twice } if no discard was needed.
# Phỏm: A player whose discard is taken pays 1 point to the player who takes it.
ranks-chip = A player whose discard is taken pays { COUNT($points, "point") } to the player who takes it.
# Phỏm: For the second card that the same player takes, it is 2, for the third 3.
ranks-chip_rises = For the second card that the same player takes, it is { $second }, for the third { $third }.
# Phỏm: A discard taken in the last turn of the player who takes it costs 4 points.
ranks-last_taken = A discard taken in the last turn of the player who takes it costs { COUNT($points, "point") }.
# Phỏm: If the winner took three discards from one player before going out, that player pays for everybody.
ranks-pays_all = If the winner took three discards from one player before going out, that player pays for everybody.
# Rummikub: Example: A has no tiles left. B holds red 3 · blue 5 · black 9 · orange 13, which is 30; C holds joker · red 2, which is 32; D holds black 4, which is 4. The points: A +66, B −30, C −32, D −4.
scoring-example = Example: { $winner } has no { pieces } left. { $holds }. The points: { points }.
# Rummikub: B holds red 3 · blue 5 · black 9 · orange 13, which is 30
scoring-holds = { $seat } holds { $faces }, which is { points }
# Rummy: C has the meld 7♠ 7♥ 7♦ and is left with Q♣ 2♠, which is 12
scoring-holds_meld = { $seat } has the meld { meld } and is left with { $faces }, which is { points }
# Rummikub: A +66
scoring-points = { $seat } { points }
# Rummikub: If nobody could go on, the player with the fewest points left wins. Each of the others loses the difference; the winner gains the sum.
scoring-lowest = If nobody could go on, the player with the fewest points left wins. Each of the others loses the difference; the winner gains the sum.
# Rummikub: Example: the players are left with A 10, B 25, C 7 and D 30. The points: A −3, B −18, C +44, D −23.
scoring-totals_example = Example: the players are left with { held }. The points: { points }.
# Rummikub: Players who tie for the fewest share the gain equally. Any points left over go, one each, to those of them who come first in the order of play.
scoring-tie = Players who tie for the fewest share the gain equally. Any points left over go, one each, to those of them who come first in the order of play.
# Rummikub: A match has 4 games.
match-games = A match has { COUNT($n, "deal") }.
# Indian Rummy: deals: A match has one deal.
match-one_game = A match has one { deal }.
# Rummikub Twist: A match has as many games as there are players.
match-as_many_as_players = A match has as many { deals } as there are players.
# Rummikub Twist: A match has 10 rounds; in each round there are as many games as there are players.
match-rounds = A match has { COUNT($n, "round") }; in each round there are as many { deals } as there are players.
# Rummikub Twist: The player who has won the most games wins the match. In a tie, the higher total of points decides; players who are still level share the win.
match-most_won = The player who has won the most { deals } wins the match. In a tie, the higher total of points decides; players who are still level share the win.
# Continental Rum: Each player begins with 100 points.
match-start = Each player begins with { COUNT($points, "point") }.
# Rummikub: The points of all games are added up, and the highest total wins.
match-highest = The points of all { deals } are added up, and the highest total wins.
# Rummikub: One game is the whole match: the highest score wins.
match-one_highest = One { deal } is the whole match: the highest score wins.
# German Rummy: The points of all deals are added up, and the lowest total wins.
match-lowest = The points of all { deals } are added up, and the lowest total wins.
# German Rummy: One deal is the whole match: the lowest score wins.
match-one_lowest = One { deal } is the whole match: the lowest score wins.
# Rummikub: Players with the same total share the win.
match-shared = Players with the same total share the win.
# Rummy: The first player to reach 100 points wins the match.
match-first_to = The first player to reach { COUNT($target, "point") } wins the match.
# Gin Rummy: With 4 players, 125 points are needed.
match-target_with = With { COUNT($players, "player") }, { COUNT($target, "point") } are needed.
# Knock Rummy: A player who wins a deal with 7 cards or more of one suit in a row wins the match at once.
match-winning_run = A player who wins a deal with { COUNT($n, "piece") } or more of one suit in a row wins the match at once.
# Gin Rummy: The first player to reach 100 points in a column wins that column.
match-first_to_column = The first player to reach { COUNT($target, "point") } in a column wins that column.
# Rummy: If several players reach it in the same deal, the highest total wins.
match-several = If several players reach it in the same deal, the highest total wins.
# Rummy: If the highest total is shared, all players play one more deal.
match-extra_deal = If the highest total is shared, all players play one more deal.
# Nowrang: The first player to win 20 deals wins the match.
match-wins = The first player to win { COUNT($n, "deal") } wins the match.
# Nowrang: The first player to win a deal wins the match.
match-first_win = The first player to win a { deal } wins the match.
# Rummy: One deal is the whole match: the player who wins it wins the match.
match-single = One { deal } is the whole match: the player who wins it wins the match.
# Rummy: The winner deals the next match at the same table.
match-single_dealer = The winner deals the next match at the same table.
# Block Rummy: After a shared win, the deal passes to the next player in turn.
match-single_shared = After a shared win, the deal passes to the next player in turn.
# Indian Rummy: points: One deal is the whole match. Each of the other players pays the winner 1.00 for each point.
match-money = One deal is the whole match. Each of the other players pays the winner { $value } for each point.
# Indian Rummy: points: Example: points of 45, 78, 20, 40 and 80 bring in 263.00; the winner receives 263.00.
match-money_example = Example: points of { points } bring in { $gross }; the winner receives { $net }.
# Okey: Then one numbered tile is drawn from the pool at random and shown: the indicator (gösterge). It stays face up beside the pool and is out of play.
deal-indicates-next = Then one numbered tile is drawn from the pool at random and shown: the indicator (gösterge). It stays face up beside the pool and is out of play.
# Okey: The okey of each game is the tile that has the colour of the indicator and the next higher number, both copies of it; after 13 comes 1. An okey is wild: it stands for any tile, including itself.
indicated-wild = The okey of each game is the tile that has the colour of the indicator and the next higher number, both copies of it; after 13 comes 1. An okey is wild: it stands for any tile, including itself.
# Okey: If the indicator is red 5, red 6 is the okey; if it is blue 13, blue 1 is.
indicated-example = If the indicator is { $indicator }, { $wild } is the okey; if it is { $last }, { $first } is.
# Okey: A false joker is not wild. It takes the place of the ordinary tile that has become the okey: if the indicator is red 5, a false joker is red 6 and nothing else.
indicated-false = A false joker is not wild. It takes the place of the ordinary tile that has become the okey: if the indicator is { $indicator }, a false joker is { $wild } and nothing else.
# Okey: A set may have any number of okeys.
indicated-free = A set may have any number of okeys.

## tiles laid on the table, one of them wild

# 101 Okey: Get rid of as many tiles as you can; those left on your rack at the end of a game count against you. The player with the fewest points after all games wins the match.
aim-tiles_left = Get rid of as many tiles as you can; those left on your rack at the end of a game count against you. The player with the fewest points after all games wins the match.
# 101 Okey: Once your first meld is on the table, you may in your turn replace an okey there with the tile it stands for, and take the okey onto your rack.
indicated-swap = Once your first meld is on the table, you may in your turn replace an okey there with the tile it stands for, and take the okey onto your rack.
# 101 Okey: In a group of three, a tile of either missing colour will do.
indicated-swap_group = In a group of three, a tile of either missing colour will do.
# 101 Okey: An okey in a pair may not be taken.
indicated-swap_pair = An okey in a pair may not be taken.
# 101 Okey: Your first meld may also be at least 5 pairs of identical tiles, laid in one turn and without any other sets.
opening-pairs = Your first meld may also be at least { $n } pairs of identical tiles, laid in one turn and without any other sets.
# 101 Okey: An okey makes a pair with any tile; a false joker only with another false joker or with an okey.
opening-pairs_wild = An okey makes a pair with any tile; a false joker only with another false joker or with an okey.
# 101 Okey: If the first melds of all players are pairs, the game ends at once and is void: nobody scores, and it is played again.
opening-all_in_pairs_void = If the first melds of all players are pairs, the game ends at once and is void: nobody scores, and it is played again.
# 101 Okey: If the first melds of all other players are pairs, yours must be groups and runs.
opening-all_in_pairs_refused = If the first melds of all other players are pairs, yours must be groups and runs.
# 101 Okey: Each first meld must be worth at least one point more than the previous first meld in the same game.
opening-rising = Each first meld must be worth at least one point more than the previous first meld in the same game.
# 101 Okey: Each first meld must be worth at least one point more than the previous first meld in the same game; one in pairs must have at least one pair more than the previous one in pairs.
opening-rising_pairs = Each first meld must be worth at least one point more than the previous first meld in the same game; one in pairs must have at least one pair more than the previous one in pairs.
# 101 Okey: You may not add to sets before your first meld is on the table, and tiles added never count towards it.
opening-no_lay_off-tiles = You may not add to sets before your first meld is on the table, and tiles added never count towards it.
# 101 Okey: A player whose first meld was pairs may lay more pairs and add to sets, but may not lay groups or runs.
play-after_pairs = A player whose first meld was pairs may lay more pairs and add to sets, but may not lay groups or runs.
# 101 Okey: This player may add at most 1 tile to sets in a turn.
play-most_after_pairs = This player may add at most { COUNT($n, "piece") } to sets in a turn.
# 101 Okey: A player whose first meld was groups and runs may not lay pairs.
play-no_pairs = A player whose first meld was groups and runs may not lay pairs.
# 101 Okey: A player whose first meld was groups and runs may also lay pairs, once somebody has laid some.
play-pairs_for_all = A player whose first meld was groups and runs may also lay pairs, once somebody has laid some.
# 101 Okey: Discarding an okey, or a tile that could be added to a set on the table, costs penalty points, whether or not you have laid your first meld.
discard-noted_both = Discarding an okey, or a tile that could be added to a set on the table, costs penalty points, whether or not you have laid your first meld.
# 101 Okey: Discarding a tile that could be added to a set on the table costs penalty points, whether or not you have laid your first meld.
discard-noted_fitting = Discarding a tile that could be added to a set on the table costs penalty points, whether or not you have laid your first meld.
# 101 Okey: Discarding an okey costs penalty points.
discard-noted_wild = Discarding an okey costs penalty points.
# 101 Okey: The tile with which you go out costs nothing.
discard-noted_last = The tile with which you go out costs nothing.
# 101 Okey: Begin your turn by taking the next tile of the pool or the last discard of the player before you. You may take the discard only if you lay it in the same turn; before your first meld, only as part of it.
draw-top-table-tiles = Begin your turn by taking the next tile of the pool or the last discard of the player before you. You may take the discard only if you lay it in the same turn; before your first meld, only as part of it.
# 101 Okey: lay sets and add to those on the table, if you like
part-Play-tiles = lay sets and add to those on the table, if you like
# 101 Okey: lay sets, add to those on the table and free okeys, in any order, if you like
part-Play-swap-tiles = lay sets, add to those on the table and free okeys, in any order, if you like
# 101 Okey: After drawing you may lay sets from your rack face up on the table.
play-melds-tiles = After drawing you may lay sets from your rack face up on the table.
# 101 Okey: You may lay as many sets and add as many tiles as you like, in any order.
play-any_order-tiles = You may lay as many sets and add as many tiles as you like, in any order.
# 101 Okey: You may add tiles from your rack to any group or run on the table, including those of other players, but not to a pair. The set must still be legal.
lay_off-any-tiles = You may add tiles from your rack to any group or run on the table, including those of other players, but not to a pair. The set must still be legal.
# 101 Okey: Example: to orange 10 · orange 11 · orange 12 you may add orange 9 or orange 13.
lay_off-example-tiles = Example: to { meld } you may add { $cards }.
# 101 Okey: Sets on the table stay there.
table-cards_stay-tiles = Sets on the table stay there.
# 101 Okey: A player who gets rid of the last tile has gone out, and the game ends at once. The scoring decides who wins it.
end-out-tiles = A player who gets rid of the last tile has gone out, and the game ends at once. The scoring decides who wins it.
# 101 Okey: The last tile must be discarded: it may be neither laid in a set nor added to one.
end-last-discard-tiles = The last tile must be discarded: it may be neither laid in a set nor added to one.
# 101 Okey: The game ends with the turn in which the last tile of the pool was drawn. If nobody has gone out, the tiles left on the racks still count.
exhausted-tiles_left = The game ends with the turn in which the last tile of the pool was drawn. If nobody has gone out, the tiles left on the racks still count.
# 101 Okey: Each player writes down the sum of the numbers on the tiles left on the rack; the fewer points, the better.
left-rack = Each player writes down the sum of the numbers on the tiles left on the rack; the fewer points, the better.
# 101 Okey: An okey left on the rack counts 101.
left-wild = An okey left on the rack counts { points }.
# 101 Okey: An okey left on the rack counts its number.
left-wild_number = An okey left on the rack counts its number.
# 101 Okey: A false joker counts the number of the okey.
left-false = A false joker counts the number of the okey.
# 101 Okey: The player who goes out subtracts 101 points.
left-out = The player who goes out subtracts { COUNT($points, "point") }.
# 101 Okey: A player who has not laid a first meld writes down 202 points, whatever is left.
left-unopened = A player who has not laid a first meld writes down { COUNT($points, "point") }, whatever is left.
# 101 Okey: For a player whose first meld was pairs, the tiles left count twice.
left-pairs = For a player whose first meld was pairs, the tiles left count { COUNT($times, "time") }.
# 101 Okey: The way a player goes out multiplies all these points, including those subtracted.
left-times = The way a player goes out multiplies all these points, including those subtracted.
# 101 Okey: They are multiplied by 2 if the last tile discarded is an okey.
left-times_wild = They are multiplied by { times } if the last tile discarded is an okey.
# 101 Okey: They are multiplied by 2 if that player's first meld was pairs.
left-times_pairs = They are multiplied by { times } if that player's first meld was pairs.
# 101 Okey: They are multiplied by 2 if that player had laid nothing before that turn.
left-times_hand = They are multiplied by { times } if that player had laid nothing before that turn.
# 101 Okey: They are multiplied by 2 if that player had laid nothing before that turn and nobody else has laid a first meld.
left-times_hand_first = They are multiplied by { times } if that player had laid nothing before that turn and nobody else has laid a first meld.
# 101 Okey: If several of these apply, all of them multiply.
left-multiply = If several of these apply, all of them multiply.
# 101 Okey: Each discard with a penalty adds 101 points; this is never multiplied.
left-careless = Each discard with a penalty adds { COUNT($points, "point") }; this is never multiplied.
# 101 Okey: The points of partners are added up, and both have that score. When a player goes out, the partner writes down nothing for the rack, only penalties.
left-sides = The points of partners are added up, and both have that score. When a player goes out, the partner writes down nothing for the rack, only penalties.
# 101 Okey: Example: with black 8 · blue 9 left, a player writes down 17; the player who goes out, −101; a player without a first meld, 202. If the last tile was an okey, these are 34, −202 and 404.
left-example = Example: with { $faces } left, a player writes down { points }; the player who goes out, { $out }; a player without a first meld, { $unopened }. If the last tile was an okey, these are { $all_points }, { $all_out } and { $all_unopened }.
# Okey: Before drawing, you may declare that you are playing for pairs. The declaration holds until the game ends.
indicated-declared = Before drawing, you may declare that you are playing for pairs. The declaration holds until the game ends.
# Okey: After declaring you can go out only in pairs, but such a hand counts more.
indicated-declared_bound = After declaring you can go out only in pairs, but such a hand counts more.
# Okey: A player who holds the other tile identical to the indicator may show it in the first turn, before discarding. It stays on the rack.
indicated-shown = A player who holds the other tile identical to the indicator may show it in the first turn, before discarding. It stays on the rack.
# Okey: Each of the other players then loses 1 point.
indicated-shown_lost = Each of the other players then loses { COUNT($points, "point") }.
# Okey: Each player has a separate discard pile. Only the next player may take its last tile, and only in the next turn.
draw-own_piles = Each player has a separate discard pile. Only the next player may take its last tile, and only in the next turn.
# Okey: Begin your turn by taking the next tile of the pool or the last discard of the player before you.
draw-top-tiles = Begin your turn by taking the next tile of the pool or the last discard of the player before you.
# Okey: draw a tile
part-Draw-tiles = draw a tile
# Okey: go out with the whole rack, if you can
part-GoOut-tiles = go out with the whole rack, if you can
# Okey: discard a tile
part-Discard-tiles = discard a tile
# Okey: Sets stay on your rack until you can show all of it at once.
go_out-kept-tiles = Sets stay on your rack until you can show all of it at once.
# Okey: There is no first meld on the table in this game: sets are kept on the rack.
opening-kept-tiles = There is no first meld on the table in this game: sets are kept on the rack.
# Okey: End your turn by putting one tile face up on your discard pile, between you and the next player.
discard-end-tiles = End your turn by putting one tile face up on your discard pile, between you and the next player.
# Okey: You may even discard the tile you have just taken.
discard-return-tiles = You may even discard the tile you have just taken.
# Okey: No sets are laid on the table before the game ends.
table-kept-tiles = No sets are laid on the table before the game ends.
# Okey: If time runs out before the player has drawn, the next tile of the pool is drawn.
time-draw-tiles = If time runs out before the player has drawn, the next tile of the pool is drawn.
# Okey: Then the tile drawn from the pool is discarded. If none was drawn there, or it is no longer on the rack, the tile with the highest number is discarded.
time-drawn_card-tiles = Then the tile drawn from the pool is discarded. If none was drawn there, or it is no longer on the rack, the tile with the highest number is discarded.
# Okey: Instead of sets, you may show 7 pairs of identical tiles. An okey makes a pair with any tile; a false joker only with another false joker or with an okey.
go_out-pairs = Instead of sets, you may show { $n } pairs of identical tiles. An okey makes a pair with any tile; a false joker only with another false joker or with an okey.
# Okey: The game ends at once, and that player wins it.
go_out-wins-tiles = The game ends at once, and that player wins it.
# Okey: The game ends with the turn in which the last tile of the pool was drawn. If nobody has gone out, nobody wins it, and the next game begins.
exhausted-nobody_wins = The game ends with the turn in which the last tile of the pool was drawn. If nobody has gone out, nobody wins it, and the next game begins.
# Okey: When a player goes out in pairs, each of the others loses 4 points, or 8 points if the last tile discarded is an okey.
lost-pairs = When a player goes out in pairs, each of the others loses { COUNT($pairs, "point") }, or { COUNT($wild, "point") } if the last tile discarded is an okey.
# Okey: If that player had declared a hand in pairs, this is multiplied by 2.
lost-declared = If that player had declared a hand in pairs, this is multiplied by { times }.
# Okey: If a player has shown the tile that matches the indicator, each of the others loses 1 point, however the game ends.
lost-shown = If a player has shown the tile that matches the indicator, each of the others loses { COUNT($points, "point") }, however the game ends.
# Okey: The winner loses nothing in the game. The tiles left on the racks do not count.
lost-winner = The winner loses nothing in the game. The tiles left on the racks do not count.
# Okey: Partners lose points only together, and to the other side only: when a player goes out or shows a tile, the partner loses nothing either.
lost-sides = Partners lose points only together, and to the other side only: when a player goes out or shows a tile, the partner loses nothing either.
# Okey: Each player begins with 20 points. The match ends with the game after which somebody has none left.
match-countdown = Each player begins with { COUNT($start, "point") }. The match ends with the game after which somebody has none left.
# Okey: It ends after 1 game at the latest.
match-countdown_games = It ends after { COUNT($n, "deal") } at the latest.
# Okey: The player with the most points left then wins; players who tie share the win.
match-countdown_most = The player with the most points left then wins; players who tie share the win.
# Okey: If, after drawing, all your tiles but one are in sets, you may show them, discard the last tile face down on the pool and go out.
go_out-required-tiles = If, after drawing, all your tiles but one are in sets, you may show them, discard the last tile face down on the pool and go out.
# Okey: When a player goes out with sets, each of the others loses 2 points, or 4 points if the last tile discarded is an okey.
lost-plain = When a player goes out with sets, each of the others loses { COUNT($plain, "point") }, or { COUNT($wild, "point") } if the last tile discarded is an okey.
# Okey: The player who goes first has the extra tile, and begins by discarding or goes out at once.
silent-showed_first-tiles = The player who goes first has the extra tile, and begins by discarding or goes out at once.
# Okey: The first player to have the whole rack in sets wins the game.
aim-melds-tiles = The first player to have the whole rack in sets wins the game.
# Kalooki 40: The points of all deals are added up. A player who reaches 151 is out. The last one left wins the match.
match-last_left = The points of all deals are added up. A player who reaches { $limit } is out. The last one left wins the match.
# Kalooki 40: A player who is out may rejoin 3 times, with the highest total of those still in, as long as at least two are still in.
match-rejoins = A player who is out may rejoin { COUNT($n, "time") }, with the highest total of those still in, as long as at least two are still in.
# Kalooki 40: A player who is out may buy in again each time, with the highest total of those still in, as long as at least two are still in.
match-buy_in = A player who is out may buy in again each time, with the highest total of those still in, as long as at least two are still in.
# Kalooki 40: Each buy-in costs a new stake of 5, which goes into the pool.
match-buy_in_ante = Each buy-in costs a new stake of { $each }, which goes into the pool.
# Kalooki 40: After every deal, each of the other players still in pays the winner a stake of 1, or of 2 if the winner laid the whole hand in one turn.
match-call_up = After every deal, each of the other players still in pays the winner a stake of { $each }, or of { $concealed } if the winner laid the whole hand in one turn.
# Kalooki 40: At the start everybody pays a stake of 100 into a pool, which the winner of the match takes.
match-ante = At the start everybody pays a stake of { $each } into a pool, which the winner of the match takes.
# Indian Rummy: pool 101: Everybody pays 100.00 into a pool. The points of all deals are added up. A player who reaches 101 is out. The last one left takes the pool.
match-pool = Everybody pays { $entry } into a pool. The points of all deals are added up. A player who reaches { $limit } is out. The last one left takes the pool.
# Indian Rummy: pool 101: Example: 6 players pay 600.00; the winner receives 600.00.
match-pool_example = Example: { players } players pay { $gross }; the winner receives { $net }.
# Indian Rummy: deals: Everybody pays 100.00 into a pool and begins with chips: 160 with 2 players; 240 with 3 players; 320 with 4 players; 400 with 5 players; 480 with 6 players. A point is a chip. After the last deal, the player with the most chips takes the pool.
match-chips = Everybody pays { $entry } into a pool and begins with chips: { $chips }. A point is a chip. After the last deal, the player with the most chips takes the pool.
# Indian Rummy: deals: 160 with 2 players
match-chips_with = { $chips } with { players } players
# Indian Rummy: deals: Players who tie play one more deal among themselves.
match-tie-extra_deal = Players who tie play one more deal among themselves.
# Indian Rummy: deals: Players who tie split the pool.
match-tie-split = Players who tie split the pool.
# Indian Rummy: points: The house keeps 5% of the winnings.
rake-rate = The house keeps { $percent }% of the winnings.
# Indian Rummy: points: The house keeps 0.50 of the winnings.
rake-fixed = The house keeps { $amount } of the winnings.

## Gin Rummy

# Gin Rummy: The loser of a deal deals the next.
start-later-loser_deals = The loser of a { deal } deals the next.
# Rummy: Before anybody draws, the first upcard is offered to the player who goes first, then to the dealer. A player who takes it plays a turn with it without drawing. If both pass, the player who goes first must draw from the stock.
draw-upcard_offered = Before anybody draws, the first upcard is offered to the player who goes first, then to the dealer. A player who takes it plays a turn with it without drawing. If both pass, the player who goes first must draw from the stock.
# Gin Rummy: In any turn, after drawing, you may knock if the deadwood (cards outside melds) left after your discard counts 10 or less. Say so, then discard one card.
knock-limit = In any turn, after drawing, you may knock if the deadwood (cards outside melds) left after your discard counts { $limit } or less. Say so, then discard one card.
# Gin Rummy: In any turn, after drawing, you may knock, but only with gin: after your discard no card may be outside melds. Say so, then discard one card.
knock-gin_only = In any turn, after drawing, you may knock, but only with gin: after your discard no card may be outside melds. Say so, then discard one card.
# Gin Rummy: In any turn, after drawing, you may knock if the deadwood (cards outside melds) left after your discard does not count more than the limit of the deal. Say so, then discard one card. The first upcard sets the limit: 2 to 10 their number, J, Q and K 10.
knock-by_upcard = In any turn, after drawing, you may knock if the deadwood (cards outside melds) left after your discard does not count more than the limit of the deal. Say so, then discard one card. The first upcard sets the limit: 2 to 10 their number, J, Q and K 10.
# Gin Rummy: If it is an ace, you need gin.
knock-ace-gin = If it is an ace, you need gin.
# Gin Rummy: If it is an ace, the limit is 1.
knock-ace-one = If it is an ace, the limit is 1.
# Gin Rummy: The knocker's melds are then laid on the table, arranged so that the least deadwood is left; if there are several such arrangements, the one that leaves the other player the most. A knocker without deadwood has gin.
knock-opens = The knocker's melds are then laid on the table, arranged so that the least deadwood is left; if there are several such arrangements, the one that leaves the other player the most. A knocker without deadwood has gin.
# Gin Rummy: After a knock the other player may lay off cards on the knocker's melds: as many as fit, including one after another on the same run, and even cards from melds still in hand. Then the hands are compared. After gin there is no laying off.
lay_off-after_knock = After a knock the other player may lay off cards on the knocker's melds: as many as fit, including one after another on the same run, and even cards from melds still in hand. Then the hands are compared. After gin there is no laying off.
# Rummy: While the first upcard is offered, the player passes.
time-offered = While the first upcard is offered, the player passes.
# Gin Rummy: If the time to lay off runs out, the cards are laid off that leave the fewest points.
time-lay_off = If the time to lay off runs out, the cards are laid off that leave the fewest points.
# Gin Rummy: After a knock, the card is discarded that leaves the least deadwood.
time-knocked = After a knock, the card is discarded that leaves the least deadwood.
# Gin Rummy: If the stock has only 2 cards left and a player discards without knocking, the deal is void.
exhausted-void = If the stock has only { COUNT($n, "piece") } left and a player discards without knocking, the deal is void.
# Knock Rummy: If the stock is empty at the end of a turn, the deal is void.
exhausted-void_empty = If the stock is empty at the end of a turn, the deal is void.
# Gin Rummy: The other player may still take this last discard, but only to knock with it at once.
exhausted-last_discard = The other player may still take this last discard, but only to knock with it at once.
# Gin Rummy: In the examples A has knocked, and cards have been laid off. If the knocker has deadwood, but less than the other player, the knocker scores the difference.
gin-knock = In the examples A has knocked, and cards have been laid off. If the knocker has deadwood, but less than the other player, the knocker scores the difference.
# Gin Rummy: A knocker who has gin scores the deadwood of the other player and 25 points more, even if that player has none either.
gin-gin = A knocker who has gin scores the deadwood of the other player and { COUNT($points, "point") } more, even if that player has none either.
# Gin Rummy: A knocker who has gin scores the deadwood of the other player.
gin-gin_alone = A knocker who has gin scores the deadwood of the other player.
# Gin Rummy: In the example A has knocked with gin.
gin-in_example = In the example A has knocked with gin.
# Gin Rummy: If the knocker does not have gin and the other player has the same deadwood or less, that is an undercut: the other player scores the difference and 25 points more.
gin-undercut = If the knocker does not have gin and the other player has the same deadwood or less, that is an undercut: the other player scores the difference and { COUNT($points, "point") } more.
# Gin Rummy: If the knocker does not have gin and the other player has the same deadwood or less, that is an undercut: the other player scores the difference.
gin-undercut_alone = If the knocker does not have gin and the other player has the same deadwood or less, that is an undercut: the other player scores the difference.
# Gin Rummy: A player who goes out with all cards in melds, including the one just drawn, has big gin and scores the deadwood of the other player and 31 points more.
gin-big = A player who goes out with all cards in melds, including the one just drawn, has big gin and scores the deadwood of the other player and { COUNT($points, "point") } more.
# Gin Rummy: If the first upcard was a spade, the points of the deal are doubled, including bonuses.
gin-spades_double = If the first upcard was a spade, the points of the deal are doubled, including bonuses.
# Gin Rummy: If the first upcard was a spade, the deal counts as two boxes.
gin-spades_two_boxes = If the first upcard was a spade, the deal counts as two boxes.
# Gin Rummy: Then the winner gets 100 points more, and each player 25 points for every box. Every deal won is a box.
match-boxes = Then the winner gets { COUNT($game, "point") } more, and each player { COUNT($box, "point") } for every box. Every deal won is a box.
# Gin Rummy: Then the winner gets 100 points more. Every deal won is a box.
match-boxes_game = Then the winner gets { COUNT($game, "point") } more. Every deal won is a box.
# Gin Rummy: If the loser has no box, that is a shutout, and the winner gets another 100 points.
match-shutout-bonus = If the loser has no box, that is a shutout, and the winner gets another { COUNT($points, "point") }.
# Gin Rummy: If the loser has no box, that is a shutout, and the winner's whole score is doubled.
match-shutout-all = If the loser has no box, that is a shutout, and the winner's whole score is doubled.
# Gin Rummy: Example: A has 104 points and 3 boxes, B has 26 points and 1 box. In the end A has 279 and B 51.
match-boxes_example = Example: A has { COUNT($a, "point") } and { $a_boxes }, B has { COUNT($b, "point") } and { $b_boxes }. In the end A has { $a_final } and B { $b_final }.
# Gin Rummy: 3 columns are scored at once, each like a separate match. A player's first win is entered in the first column, the second in the first two, and so on. A column is closed at the end of the deal in which somebody reaches 100 in it, and nothing more is entered there. A player who wins for the first time after a column has been closed begins in the first one that is still open.
match-columns = { $n } columns are scored at once, each like a separate match. A player's first win is entered in the first column, the second in the first two, and so on. A column is closed at the end of the deal in which somebody reaches { $target } in it, and nothing more is entered there. A player who wins for the first time after a column has been closed begins in the first one that is still open.
# Gin Rummy: The match ends when all columns are closed. The player with the highest total of all columns wins it.
match-columns_end = The match ends when all columns are closed. The player with the highest total of all columns wins it.

## house rules

# Rummikub: This game has no house rules to choose.
options-none = This game has no house rules to choose.
# Rummikub: After the first meld the table may be rearranged in the same turn: no. (manipulate_in_opening_turn)
options-line = { $text }: { $value }. ({ $name })
# Rummikub: Where the tile that frees a joker may come from: rack or table. (joker_replacement_source: any, rack)
options-line_choices = { $text }: { $value }. ({ $name }: { $choices })
# Rummikub: Games in a match: 4. (num_games: 1 to 50)
options-line_range = { $text }: { $value }. ({ $name }: { $low } to { $high })
# Rummikub: A house rule of this table.
options-changed = A house rule of this table.
# What winning a deal is worth
choice-scoring-win = one point
# What winning a deal is worth
choice-scoring-points = the cards that the others hold
# When time runs out, the table is restored, or only the loose tiles go to the player
choice-timeout_loose_tiles-restore = restore the table
# When every player's first meld would be pairs
choice-all_in_pairs-refused = the last may not lay pairs
# When every player's first meld would be pairs
choice-all_in_pairs-void = the game is void
# When every player's first meld would be pairs
choice-all_in_pairs-played = the game goes on
# When time runs out, the table is restored, or only the loose tiles go to the player
choice-timeout_loose_tiles-to_rack = loose tiles to the rack
# What red threes are
choice-red_three-penalty = a penalty in hand
# What red threes are
choice-red_three-bonus = laid out for a bonus
# Where the tile that frees a joker may come from
choice-joker_replacement_source-any = rack or table
# Where the tile that frees a joker may come from
choice-joker_replacement_source-rack = rack only
# Which cards in a hand count
choice-count-all = every card
# Which cards in a hand count
choice-count-unmatched = cards outside melds
# Whether the ace in a run is low only, or low or high
choice-ace-low = below the 2 only
# Whether the ace in a run is low only, or low or high
choice-ace-both = below the 2 or above the king
# What a card of the wild rank left in hand counts
choice-wild_penalty-None = what it always counts
# Points for an okey left on a rack
choice-okey_in_hand-number = its number
# Points for a player who has laid no meld in the deal
choice-unopened_penalty-0 = what is in hand
# What frees the joker of a group of three
choice-group_swap-both_suits = the cards of both missing suits
# What frees the joker of a group of three
choice-group_swap-declared = the card it was declared to be
# How many jokers a meld may have
choice-jokers_per_meld-minority = fewer than natural cards
# How many jokers a meld may have
choice-jokers_per_meld-any = any number
# How many jokers a meld may have
choice-jokers_per_meld-None = any number
# Which jokers on the table may be exchanged
choice-joker_swap-none = none of them
# Which jokers on the table may be exchanged
choice-joker_swap-run = those of runs
# Which jokers on the table may be exchanged
choice-joker_swap-any = all
# How the contract of the last deal is laid
choice-last_deal-all_out = with the whole hand, no discard
# How the contract of the last deal is laid
choice-last_deal-normal = like the others
# Cards dealt to each player
choice-hand-10__12 = 10, or 12 from the fifth deal on
# Cards dealt to each player
choice-hand-7__10__12 = 7 in the first deal, 10 up to the fourth, then 12
# Cards dealt to each player
choice-hand-7__10__12__14 = the same, but 14 in the seventh deal
# Where the ace may come in a run, and what it counts in hand
choice-high_ace-low = before the 2, counts 1
# Where the ace may come in a run, and what it counts in hand
choice-high_ace-both = before the 2 or after the king, counts 15
# Where the ace may come in a run, and what it counts in hand
choice-high_ace-corner = round the corner too, from king to 2, counts 15
# Twos are also wild
choice-deuces_wild-black = the black ones
# How many discards a player may buy in a deal
choice-buys_per_deal-None = any number
# How many discards a player may buy in a deal
choice-buys_per_deal-any = any number
# How many discards a player may buy in a deal
choice-buys_per_deal-3__4 = 3, or 4 in the ninth and tenth deals
# What the cards from 2 to 10 count
choice-number_cards-five = 5 each
# What the cards from 2 to 10 count
choice-number_cards-pips = their number
# What the cards from 2 to 10 count
choice-number_cards-five_ten = 5 up to the seven, 10 from the eight on
# Jokers in the pack
choice-jokers-by_packs = one with two packs, two with three
# Jokers in the pack
choice-jokers-by_players = one fewer than players
# Before the first turn each player passes a card to the next player
choice-passed_card-yes = always
# Before the first turn each player passes a card to the next player
choice-passed_card-three = with three players
# Before the first turn each player passes a card to the next player
choice-passed_card-no = never
# Cards dealt to each player
choice-hand_size-by_players = ten for two players, eight for three
# Form of the game (eight deals of twelve cards, or seven of eleven cards)
choice-form-chile = Chilean
# Form of the game (eight deals of twelve cards, or seven of eleven cards)
choice-form-argentina = Argentine
# Form of the game (eight deals of twelve cards, or seven of eleven cards)
choice-form-real = Chilean, with a whole suit as ninth deal
# Form of the game (eight deals of twelve cards, or seven of eleven cards)
choice-form-sucia = Chilean, with a run of all ranks as ninth deal and a whole suit as tenth
# Form of the game (eight deals of twelve cards, or seven of eleven cards)
choice-form-color = Chilean, with all ranks, all ranks in one colour and a whole suit as ninth to eleventh deal
# What happens to the discard pile when the stock is empty
choice-recycle-flip = it is turned over unshuffled
# What happens to the discard pile when the stock is empty
choice-recycle-shuffle = it is shuffled
# Cards may be borrowed from melds on the table for a new meld
choice-borrowing-none = no
# Cards may be borrowed from melds on the table for a new meld
choice-borrowing-own = from one's own melds
# Cards may be borrowed from melds on the table for a new meld
choice-borrowing-any = from any meld
# Deals in a match
choice-num_hands-0 = until the match is won on points
# Deals in a match
choice-num_hands-None = as many as players
# Points paid for a discard taken in the last turn (none: as for the others)
choice-last_taken_chip-None = as for the others
# Which side of the dealer goes first, and the direction of play
choice-starter_side-left = left, clockwise
# Which side of the dealer goes first, and the direction of play
choice-starter_side-right = right, counter-clockwise
# Chips at the start (80 for each player at the table, or 80 for each deal)
choice-chips_rule-players_x_80 = for each player
# Chips at the start (80 for each player at the table, or 80 for each deal)
choice-chips_rule-deals_x_80 = for each deal
# What players do who tie for most chips after the last deal
choice-tie_break-extra_deal = they play one more deal
# What players do who tie for most chips after the last deal
choice-tie_break-split = they split the pool
# The card that is discarded when time runs out
choice-timeout_discard-drawn_card = the card drawn
# The card that is discarded when time runs out
choice-timeout_discard-highest_card = the card that counts most
# Knock limit if the first upcard is an ace
choice-oklahoma_ace-gin = gin only
# Knock limit if the first upcard is an ace
choice-oklahoma_ace-one = 1
# The player who deals the next deal
choice-next_dealer-loser = the loser
# The player who deals the next deal
choice-next_dealer-winner = the winner
# The player who deals the next deal
choice-next_dealer-alternate = the players in turn
# The player who deals with three players
choice-three_dealer-sits_out = the player who sits out
# The player who deals with three players
choice-three_dealer-comes_in = the player who sat out before
# Opponents of partners in the next round
choice-partner_opponents-alternate = the other player of the other side
# Opponents of partners in the next round
choice-partner_opponents-same = the same player
# Cards from 2 to 9 count their number, or five each
choice-values-pips = their number
# Cards from 2 to 9 count their number, or five each
choice-values-fives = five each
# What counts double when the loser has won no deal
choice-shutout-bonus = the bonus for the match
# What counts double when the loser has won no deal
choice-shutout-all = the winner's whole score
# What counts double when the loser has won no deal
choice-shutout-none = nothing

## choices where the printed sheet is silent

# Rummikub: The printed rules leave these points open or disagree about them. RummyKit plays as follows:
silent-intro = The printed rules leave these points open or disagree about them. RummyKit plays as follows:
# Rummikub: Players who tie in the draw for the start draw again among themselves.
silent-start_ties = Players who tie in the draw for the start draw again among themselves.
# Rummikub: The draw for the start is repeated before every game.
silent-draw_again = The draw for the start is repeated before every { deal }.
# Rummy: With two players the winner of a deal deals the next; with more the deal passes to the left.
silent-dealer = With two players the winner of a { deal } deals the next; with more the deal passes to the left.
# Rummikub: There is no dealer: in each game the next player goes first.
silent-next_starts = There is no dealer: in each { deal } the next player goes first.
# Indian Rummy: points: A losing hand is arranged in the way that is best for the player.
silent-best_lives = A losing hand is arranged in the way that is best for the player.
# Gin Rummy: Partners
heading-sides = Partners
# Gin Rummy: With three or four players
heading-sitting_out = With three or four players
# Canasta: Canastas
heading-books = { Books }
# Canasta: Bonus cards
heading-bonus_cards = Bonus cards
# Canasta: Taking the discard pile
heading-turn-take_pile = Taking the discard pile
# Canasta: With 4 players, players sitting opposite each other are partners. Partners share their melds and their score: they form one side.
sides-partners = With { COUNT($players, "player") }, players sitting opposite each other are partners. Partners share their melds and their score: they form one side.
# Canasta: With 6 players, there are two sides of 3, whose players sit alternately. Partners share their melds and their score.
sides-two_sides = With { COUNT($players, "player") }, there are two sides of { $n }, whose players sit alternately. Partners share their melds and their score.
# Contract Rummy: When one of them goes out, the cards of the partner do not count.
sides-out_frees = When one of them goes out, the cards of the partner do not count.
# Gin Rummy: With 4 players, players sitting opposite each other are partners. Partners share one score: they form one side.
sides-score = With { COUNT($players, "player") }, players sitting opposite each other are partners. Partners share one score: they form one side.
# Contract Rummy: Each partner needs a first meld of their own.
sides-own_first_meld = Each partner needs a first meld of their own.
# Gin Rummy: With any other number of players, each plays alone and is a side.
sides-alone = With any other number of players, each plays alone and is a side.
# Gin Rummy: Two players play each deal. With more players, the others sit out: they are dealt no cards and watch.
sitting_out-two = Two players play each deal. With more players, the others sit out: they are dealt no cards and watch.
# Gin Rummy: With 3 players, the dealer sits out. The loser of a deal sits out the next and deals it: it is played by the winner and the player who sat out.
sitting_out-dealer_sits_out = With 3 players, the dealer sits out. The loser of a deal sits out the next and deals it: it is played by the winner and the player who sat out.
# Gin Rummy: With 3 players, the player with the lowest card sits out the first deal, and the next player in turn deals it. The loser of a deal sits out the next. The player who sat out deals it and plays against the winner.
sitting_out-dealer_comes_in = With 3 players, the player with the lowest card sits out the first deal, and the next player in turn deals it. The loser of a deal sits out the next. The player who sat out deals it and plays against the winner.
# Gin Rummy: After a void deal the same two play again, unless the next deal follows at once: then the next player in turn sits out.
sitting_out-void = After a void deal the same two play again, unless the next deal follows at once: then the next player in turn sits out.
# Gin Rummy: With 4 players, a round is two deals, one after the other. The dealer plays against the opponent who sits just before the dealer, and that opponent goes first. Then their partners play each other, and the dealer's partner deals.
sitting_out-round = With 4 players, a round is two deals, one after the other. The dealer plays against the opponent who sits just before the dealer, and that opponent goes first. Then their partners play each other, and the dealer's partner deals.
# Gin Rummy: In every round the players change opponents.
sitting_out-opponents_alternate = In every round the players change opponents.
# Gin Rummy: The players keep their opponents for the whole match.
sitting_out-opponents_same = The players keep their opponents for the whole match.
# Gin Rummy: The side that loses a round deals the next.
sitting_out-round_loser_deals = The side that loses a round deals the next.
# Gin Rummy: The side that wins a round deals the next.
sitting_out-round_winner_deals = The side that wins a round deals the next.
# Gin Rummy: After each round, the deal passes to the other side.
sitting_out-round_passes = After each round, the deal passes to the other side.
# Gin Rummy: If neither side wins a round, the other side deals the next.
sitting_out-round_drawn = If neither side wins a round, the other side deals the next.
# Gin Rummy: The points of both deals count together. A side that wins both scores the sum; if each side wins one, the side with more points scores the difference. A round won counts as one deal won: it is one box. A void deal scores nothing, and the next deal follows.
sitting_out-together = The points of both deals count together. A side that wins both scores the sum; if each side wins one, the side with more points scores the difference. A round won counts as one deal won: it is one box. A void deal scores nothing, and the next deal follows.
# Gin Rummy: Example: a side wins the first deal with 7 points, and the other side the second with 13. The other side scores 6.
sitting_out-example = Example: a side wins the first deal with 7 points, and the other side the second with 13. The other side scores 6.
# Gin Rummy: With more than 2 players, there is a shutout only if no other player or side has a box.
sitting_out-shutout = With more than 2 players, there is a shutout only if no other player or side has a box.
# Canasta: red 3
cards-red = red { rank }
# Canasta: black 3
cards-black = black { rank }
# Canasta: 3
cards-any = { rank }
# Canasta: A joker is wild: in a group it stands for any card.
side-wild-jokers = A joker is wild: in a group it stands for any card.
# Canasta: Every 2 is also wild.
side-wild-rank = Every { $wild } is also wild.
# Canasta: It is wild even among cards of its own rank, so there are no groups of that rank.
side-wild-always = It is wild even among cards of its own rank, so there are no groups of that rank.
# Canasta: It is wild even among cards of its own rank. A group may also consist of wild cards alone, without the limits that follow; no natural cards may be added to it.
side-wild-alone = It is wild even among cards of its own rank. A group may also consist of wild cards alone, without the limits that follow; no natural cards may be added to it.
# Canasta: A wild card keeps its own value wherever it is used.
side-wild-own_value = A wild card keeps its own value wherever it is used.
# Three Thirteen: A meld must have at least 2 natural cards.
side-wild-naturals = A { meld } must have at least { $n } natural cards.
# Canasta: It may have at most 3 wild cards.
side-wild-most = It may have at most { $n } wild cards.
# Shanghai Rummy: It may never have more wild cards than natural ones.
side-wild-not_more = It may never have more wild cards than natural ones.
# Canasta: A meld of 7 or more cards is a canasta. Without wild cards it is natural and scores 500 points; with wild cards among natural ones it is mixed and scores 300 points.
books-rule = A { meld } of { $cards } is { a_book }. Without wild cards it is { clean } and scores { COUNT($natural, "point") }; with wild cards among natural ones it is { dirty } and scores { COUNT($mixed, "point") }.
# Hand and Foot: 7 cards
books-exactly = { COUNT($n, "piece") }
# Canasta: 7 or more cards
books-or_more = { $n } or more { pieces }
# Canasta: To go out, a side must have at least one canasta.
books-to_go_out = To go out, a side must have at least { COUNT($n, "book") }.
# Canasta: With 2 players a side must have at least two canastas to go out.
books-to_go_out_with = With { players } players a side must have at least { COUNT($n, "book") } to go out.
# Canasta: As long as a side may not go out, its players must keep at least one card after the discard.
books-keep = As long as a side may not go out, its players must keep at least one card after the discard.
# Burraco: As long as a side may not go out, a player with no pozzetto left to pick up must keep at least one card after the discard.
books-keep-second = As long as a side may not go out, a player with no { second_hand } left to pick up must keep at least one card after the discard.
# Canasta: Each red 3 must be laid out in front of its side at once and replaced with a card from the stock. One that comes with the discard pile is laid out but not replaced.
bonus_cards-rule = Each { $cards } must be laid out in front of its side at once and replaced with a card from the stock. One that comes with the discard pile is laid out but not replaced.
# Canasta: Each scores 100 points, or 800 points for all of them together. They count against a side that has no meld.
bonus_cards-worth = Each scores { COUNT($each, "point") }, or { COUNT($all, "point") } for all of them together. They count against a side that has no meld.
# Canasta: With three packs this differs: 5 together score 1000 points; 6 together score 1200 points.
bonus_cards-of_three_packs = With three packs this differs: { $items }.
# Canasta: 5 together score 1000 points
bonus_cards-so_many = { $n } together score { COUNT($points, "point") }
# Canasta: If the last card of the stock is one of them, the player who drew it may still meld; then the deal ends without a discard.
bonus_cards-last = If the last card of the stock is one of them, the player who drew it may still meld; then the deal ends without a discard.
# Canasta: If the upcard is wild or a bonus card, another card is turned up on top of it, until one is neither.
deal-upcard_covered = If the upcard is wild or a bonus card, another card is turned up on top of it, until one is neither.
# Hand and Foot: Begin your turn by drawing 2 cards from the stock or by taking the discard pile.
draw-of_stock = Begin your turn by drawing { COUNT($n, "piece") } from the stock or by taking the discard pile.
# Canasta: With 2 players you draw 2 cards.
draw-of_stock_with = With { players } players you draw { COUNT($n, "piece") }.
# Canasta: Begin your turn by drawing from the stock or by taking the discard pile.
draw-stock_or_pile = Begin your turn by drawing from the stock or by taking the discard pile.
# Canasta: You always take the whole discard pile, and you must meld its top card at once.
take_pile-rule = You always take the whole discard pile, and you must meld its top card at once.
# Canasta: It may not be taken when its top card is wild.
take_pile-wild = It may not be taken when its top card is wild.
# Canasta: Nor may it be taken when its top card is a black 3.
take_pile-blocked = Nor may it be taken when its top card is a { $cards }.
# Canasta: The pile is frozen for a side without a meld, and for everybody while it contains a wild card or a bonus card.
take_pile-frozen = The pile is frozen for a side without a meld, and for everybody while it contains a wild card or a bonus card.
# Canasta: To take a frozen pile you need two natural cards of the top card's rank from your hand.
take_pile-pair = To take a frozen pile you need two natural cards of the top card's rank from your hand.
# Canasta: To take it you always need two natural cards of the top card's rank from your hand, even if your side has a group of that rank.
take_pile-always_pair = To take it you always need two natural cards of the top card's rank from your hand, even if your side has a group of that rank.
# Hand and Foot: If your side has a group of that rank with fewer than 7 cards, the top card and the cards that you meld with it are all added to that group. If that would make more than 7 cards, the pile may not be taken.
take_pile-no_room = If your side has a group of that rank with fewer than { $n } cards, the top card and the cards that you meld with it are all added to that group. If that would make more than { $n } cards, the pile may not be taken.
# Canasta: Otherwise one natural and one wild card are enough, or the top card alone may be added to a group of your side.
take_pile-free = Otherwise one natural and one wild card are enough, or the top card alone may be added to a group of your side.
# Canasta: A player with only one card in hand may not take a pile of one card.
take_pile-one_card = A player with only one card in hand may not take a pile of one card.
# Canasta: A side may have only one group of each rank; further cards of that rank are added to it.
play-one_per_rank = A side may have only one group of each { rank }; further cards of that { rank } are added to it.
# Canasta: A group of black 3s may be melded only when going out, as the last thing, and without wild cards.
play-last_only = A group of { $cards }s may be melded only when going out, as the last thing, and without wild cards.
# Canasta: You may lay off cards from your hand on the melds of your own side, and on no others.
lay_off-side = You may lay off cards from your hand on the melds of your own side, and on no others.
# Canasta: What a side's first meld must be worth depends on its score before the deal: below 0, 15 points; from 0, 50 points; from 1500, 90 points; from 3000, 120 points. It may consist of one meld or several, laid in the same turn.
opening-by_score = What a side's first meld must be worth depends on its score before the deal: { $items }. It may consist of one { meld } or several, laid in the same turn.
# Canasta: below 0, 15 points
opening-below = below { $total }, { COUNT($minimum, "point") }
# Canasta: from 0, 50 points
opening-from = from { $total }, { COUNT($minimum, "point") }
# Canasta: If the discard pile is taken for it, only its top card counts.
opening-pile_top = If the discard pile is taken for it, only its top card counts.
# Canasta: There is no minimum for a player who draws from the stock, has melded nothing before and melds the whole hand at once, with or without a last discard, including a canasta.
opening-side_unless_out = There is no minimum for a player who draws from the stock, has melded nothing before and melds the whole hand at once, with or without a last discard, including { a_book }.
# Canasta: When the stock is empty, play goes on as long as each player in turn takes the discard pile. The first who does not ends the deal, and nobody has gone out.
exhausted-pile_whole = When the stock is empty, play goes on as long as each player in turn takes the discard pile. The first who does not ends the deal, and nobody has gone out.
# Canasta: While the stock is empty, you must take the discard pile if it is not frozen and its top card can be added to a meld of your side.
exhausted-forced = While the stock is empty, you must take the discard pile if it is not frozen and its top card can be added to a meld of your side.
# Canasta: Cards count, in melds and in hand: A and 2 at 20 each; 3 to 7 at 5 each; 8 to K at 10 each; a joker 50.
scoring-side_values = Cards count, in melds and in hand: { $items }.
# Canasta: Each side scores the cards it has melded and its bonuses, minus the cards left in the hands of its players.
scoring-side = Each side scores the cards it has melded and its bonuses, minus the cards left in the hands of its players.
# Canasta: Going out scores 100 points for the side.
scoring-side_out = Going out scores { COUNT($points, "point") } for the side.
# Canasta: It scores 200 points instead if the player had melded nothing before and, without adding to existing melds, melds the whole hand in one turn, including a canasta.
scoring-side_concealed = It scores { COUNT($points, "point") } instead if the player had melded nothing before and, without adding to existing melds, melds the whole hand in one turn, including { a_book }.
# Canasta: Example: K♠ K♠ K♥ K♥ K♦ K♦ K♣ counts 70, and 500 as a natural canasta. With A♠ 4♥ left in hand, the side scores 70 + 500 − 25 = 545.
scoring-side_example = Example: { melds } counts { $value }, and { $bonus } as a { clean_book }. With { hand } left in hand, the side scores { $value } + { $bonus } − { $left } = { $total }.
# Canasta: The match goes on until a side reaches 5000 points. If several sides reach it in the same deal, the one with the most points wins.
match-side_first_to = The match goes on until a side reaches { COUNT($target, "point") }. If several sides reach it in the same deal, the one with the most points wins.
# Canasta: draw, or take the discard pile
part-Draw-or_pile = draw, or take the discard pile
# Canasta: A player who gets rid of the last card has gone out, and the deal ends at once.
end-side = A player who gets rid of the last card has gone out, and the deal ends at once.
# Canasta: If the pile must be taken, it is taken.
time-pile_taken = If the pile must be taken, it is taken.
# Canastas a side needs to go out
choice-canastas_to_go_out-None = two with 2, 5 or 6 players, otherwise one
# Packs, each with its jokers
choice-packs-None = one more than players
# A discard that fits a meld on the table may be called by any other player
choice-call_rummy-from_pile = yes, with cards deeper in the pile, too
# A discard that fits a meld on the table may be called by any other player
choice-call_rummy-turn_passes = yes, and play continues after the player who called
# Canasta: Each side collects groups, the larger the better, and goes out once it has enough of them. The side with the most points wins the match.
aim-sides = Each side collects groups, the larger the better, and goes out once it has enough of them. The side with the most points wins the match.
# Burraco: The pozzetto
heading-second_hand = The { second_hand }
# Burraco: Instead, it is semi-clean and scores 150 points if it has only one wild card and 7 natural cards besides; in a run these must all be together on one side of the wild card.
books-semi = Instead, it is semi-clean and scores { COUNT($semi, "point") } if it has only one wild card and { $n } natural cards besides; in a run these must all be together on one side of the wild card.
# Canasta: One consisting of wild cards alone scores 2000 points.
books-wild = One consisting of wild cards alone scores { COUNT($wild, "point") }.
# Burraco: To go out, a side must have at least one clean burraco.
books-natural_to_go_out = To go out, a side must have at least { COUNT($n, "clean_book") }.
# Hand and Foot: It must also have at least one dirty book.
books-mixed_to_go_out = It must also have at least { COUNT($n, "dirty_book") }.
# Hand and Foot: To go out, a side must have at least one dirty book.
books-only_mixed_to_go_out = To go out, a side must have at least { COUNT($n, "dirty_book") }.
# Burraco: A second hand of 11 cards, the pozzetto, is also dealt face down to each side. It goes to the first of the partners to run out of cards; a side gets only one.
second_hand-side = A second hand of { COUNT($n, "piece") }, the { second_hand }, is also dealt face down to each side. It goes to the first of the partners to run out of cards; a side gets only one.
# Burraco: A second hand of 11 cards, the pozzetto, is also dealt face down to each player.
second_hand-player = A second hand of { COUNT($n, "piece") }, the { second_hand }, is also dealt face down to each player.
# Burraco: A player who melds the last card of the hand picks up the pozzetto at once and plays on with it in the same turn, without drawing. A player who discards the last card also picks it up, and plays with it from the next turn on. A player whose pozzetto has not been picked up cannot go out.
second_hand-picked_up = A player who melds the last card of the hand picks up the { second_hand } at once and plays on with it in the same turn, without drawing. A player who discards the last card also picks it up, and plays with it from the next turn on. A player whose { second_hand } has not been picked up cannot go out.
# Burraco: A side that did not pick up its pozzetto loses 100 points.
second_hand-untaken = A side that did not pick up its { second_hand } loses { COUNT($points, "point") }.
# Hand and Foot: The cards of a foot that was not picked up count against its side like cards left in hand.
second_hand-counts = The cards of a { second_hand } that was not picked up count against its side like cards left in hand.
# Canasta: Each scores 100 points. They count against a side that has no meld.
bonus_cards-each = Each scores { COUNT($each, "point") }. They count against a side that has no meld.
# Burraco: In a run of its own suit it is natural in its own place. Elsewhere it is wild, and there are no groups of that rank.
side-wild-in_place = In a run of its own suit it is natural in its own place. Elsewhere it is wild, and there are no groups of that rank.
# Indian Rummy: points: A joker is wild: it stands for any card.
side-wild-jokers_anywhere = A joker is wild: it stands for any card.
# Burraco: A wild card in a run fills a gap or stands at an end. When the card it stands for is added, it moves to an end of the same run. It never goes back to a hand.
side-wild-moves = A wild card in a run fills a gap or stands at an end. When the card it stands for is added, it moves to an end of the same run. It never goes back to a hand.
# Hand and Foot: It must always have fewer wild cards than natural ones.
side-wild-fewer = It must always have fewer wild cards than natural ones.
# Hand and Foot: in deal 1, 50 points
opening-in_deal = in deal { $number }, { COUNT($minimum, "point") }
# Hand and Foot: What a side's first meld must be worth depends on the deal: in deal 1, 50 points; in deal 2, 90 points; in deal 3, 120 points; in deal 4, 150 points. It may consist of one meld or several, laid in the same turn.
opening-by_deal = What a side's first meld must be worth depends on the deal: { $items }. It may consist of one { meld } or several, laid in the same turn.
# Canasta: A side's first meld must be worth at least 15 points. It may consist of one meld or several, laid in the same turn.
opening-of_side = A side's first meld must be worth at least { COUNT($minimum, "point") }. It may consist of one { meld } or several, laid in the same turn.
# Hand and Foot: You take the top 7 cards of the discard pile, or all of it if it has fewer, and you must meld its top card at once.
take_pile-top_rule = You take the top { COUNT($n, "piece") } of the discard pile, or all of it if it has fewer, and you must meld its top card at once.
# Canasta: If the upcard is wild or a bonus card, it is put under the stock and another card is turned up, until one is neither.
deal-upcard_put_back = If the upcard is wild or a bonus card, it is put under the stock and another card is turned up, until one is neither.
# Hand and Foot: The same applies to 3♥ or 3♦.
deal-upcard_put_back_too = The same applies to { $cards }.
# Indian Rummy: points: If a joker is turned up, it is put under the stock, and another card is turned up.
deal-joker_put_back = If a joker is turned up, it is put under the stock, and another card is turned up.
# Hand and Foot: You may never meld 3s.
play-never = You may never meld { $cards }s.
# Hand and Foot: A side may have one group of each rank with fewer than 7 cards; further cards of that rank are added to it. When it has 7, another one may be begun.
play-one_open_per_rank = A side may have one group of each { rank } with fewer than { $n } cards; further cards of that { rank } are added to it. When it has { $n }, another one may be begun.
# Hand and Foot: You may go out only if you have asked and the answer was yes.
ask-required = You may go out only if you have asked and the answer was yes.
# Hand and Foot: If you play alone, you need not ask.
ask-alone = If you play alone, you need not ask.
# Canasta: If you have several partners, you ask all of them, and they must all say yes.
ask-all = If you have several partners, you ask all of them, and they must all say yes.
# Hand and Foot: The stock counts as empty when it has only 1 card left.
exhausted-undrawn = The stock counts as empty when it has only { COUNT($n, "piece") } left.
# Burraco: When the stock has only 2 cards left, the deal ends with the current turn, and nobody has gone out unless it was in that turn.
exhausted-ends = When the stock has only { COUNT($n, "piece") } left, the deal ends with the current turn, and nobody has gone out unless it was in that turn.
# Burraco: The deal ends with the turn in which the last card of the stock was drawn.
exhausted-ends_empty = The deal ends with the turn in which the last card of the stock was drawn.
# Canasta: That discard may not be a wild card.
end-last_not_wild = That discard may not be a wild card.
# Burraco: Each side builds melds, the larger the better, and goes out once it has enough of them. The side with the most points wins the match.
aim-sides_melds = Each side builds melds, the larger the better, and goes out once it has enough of them. The side with the most points wins the match.
# Hand and Foot: first meld 50 points
schedule-minimum = first meld { COUNT($minimum, "point") }
# Burraco: Begin your turn by taking the top card of the stock or the whole discard pile. You may take the pile in any turn, without melding any of it. If it was a single card, you may not discard that card in the same turn, unless you also hold another one like it.
draw-whole = Begin your turn by taking the top card of the stock or the whole discard pile. You may take the pile in any turn, without melding any of it. If it was a single card, you may not discard that card in the same turn, unless you also hold another one like it.
# Burraco: A player who gets rid of the last card when there is no pozzetto to pick up has gone out, and the deal ends at once.
end-side_second = A player who gets rid of the last card when there is no { second_hand } to pick up has gone out, and the deal ends at once.
# Canasta: The card with which a player goes out must be discarded.
end-that_discarded = The card with which a player goes out must be discarded.
# Burraco: It may have at most one wild card.
side-wild-one = It may have at most one wild card.
# Canasta: Bonus cards that were dealt are laid out and replaced before the first turn, starting with the player who goes first.
silent-bonus_at_once = Bonus cards that were dealt are laid out and replaced before the first turn, starting with the player who goes first.
# Burraco: With three players each plays alone and has a pozzetto of 11 cards; nobody joins forces in the course of the deal.
silent-second_hand_each = With three players each plays alone and has a { second_hand } of { $n } cards; nobody joins forces in the course of the deal.
# Canasta: If the side has a group of the top card's rank, cards taken with the top of the pile are added to that group.
silent-pile_whole_rank = If the side has a group of the top card's rank, cards taken with the top of the pile are added to that group.
# Canasta: Asking your partner
heading-turn-ask = Asking your partner
# Canasta: If you can go out in this turn, you may ask your partner once, after drawing: “May I go out?” The answer is binding: after a yes you must go out in this turn, after a no you may not.
ask-binds = If you can go out in this turn, you may ask your partner once, after drawing: “May I go out?” The answer is binding: after a yes you must go out in this turn, after a no you may not.
# Hand and Foot: Once in a turn, after drawing, you may ask your partner: “May I go out?” If your partner says no, you may not go out in this turn.
ask-partner = Once in a turn, after drawing, you may ask your partner: “May I go out?” If your partner says no, you may not go out in this turn.
# Canasta: If the partner does not answer in time, that counts as a yes.
time-ask_partner = If the partner does not answer in time, that counts as a yes.
# Indian Rummy: points: A player who runs out of time before drawing misses the turn.
silent-missed = A player who runs out of time before drawing misses the turn.
# Indian Rummy: points: After a wrong declaration the others play on, and the next player may take the finish card.
silent-wrong_plays_on = After a wrong declaration the others play on, and the next player may take the finish card.
# Rummy: Each player is dealt the usual number of cards for the number of players, and one card is turned up.
silent-sizes = Each player is dealt the usual number of cards for the number of players, and one card is turned up.
# Rummikub: The player who draws the lowest tile is the first dealer; the 1 is the lowest of all.
silent-lowest_deals = The player who draws the lowest { piece } is the first dealer; the { ace } is the lowest of all.
# Rummikub: Nothing follows the 13, so no run goes from 13 to 1.
silent-after_king = Nothing follows the { king }, so no run goes from { king } to { ace }.
# Indian Rummy: points: The ace is low only.
silent-ace_low = The { ace } is low only.
# Rummikub: A run is read from low to high, so the place of a joker shows its number.
silent-ordered = A run is read from low to high, so the place of a joker shows its number.
# Rummikub Twist: A colour-changing joker takes up a number of its own in the run.
silent-colour_number = A colour-changing joker takes up a number of its own in the run.
# Rummikub Twist: Only the colours next to a colour-changing joker are compared, so a run may return to its first colour.
silent-colour_places = Only the colours next to a colour-changing joker are compared, so a run may return to its first colour.
# Rummikub Twist: Mirrored tiles must be the same in number and colour, and each half may be shorter than a set.
silent-mirror_image = Mirrored tiles must be the same in number and colour, and each half may be shorter than a set.
# Rummikub Twist: Runs ascend towards the mirror.
silent-mirror_ascending = Runs ascend towards the mirror.
# Rummikub: A set may have more than one joker, but must have at least one tile that is not a joker.
silent-several_jokers = A { meld } may have more than one joker, but must have at least one { piece } that is not a joker.
# Indian Rummy: points: A meld may have more than one wild card, but must have at least one natural card.
silent-several_wilds = A { meld } may have more than one wild card, but must have at least one natural card.
# Rummikub: If tiles laid with jokers could be either a group or a run, the player says which; otherwise they count as the one that is worth more.
silent-kind = If { pieces } laid with jokers could be either a group or a run, the player says which; otherwise they count as the one that is worth more.
# Indian Rummy: points: If cards laid with wild cards could be either a group or a run, the player says which; otherwise they count as the one that is worth more.
silent-kind_wilds = If { pieces } laid with wild cards could be either a group or a run, the player says which; otherwise they count as the one that is worth more.
# Remi 51: A meld must still have fewer jokers than natural cards after cards are laid off on it.
silent-fewer_than_naturals = A { meld } must still have fewer jokers than natural cards after cards are laid off on it.
# Hand and Foot: A meld must still have fewer wild cards than natural ones after cards are laid off on it.
silent-fewer_wilds = A { meld } must still have fewer wild cards than natural ones after cards are laid off on it.
# German Rummy: A meld may still have no more jokers than natural cards after cards are laid off on it.
silent-at_most_naturals = A { meld } may still have no more jokers than natural cards after cards are laid off on it.
# Shanghai Rummy: A meld may still have no more wild cards than natural ones after cards are laid off on it.
silent-at_most_wilds = A { meld } may still have no more wild cards than natural ones after cards are laid off on it.
# Rummikub: Once the first meld is on the table, the player may rearrange the table and free a joker in the same turn.
silent-then_manipulate = Once the first meld is on the table, the player may rearrange the table and free a joker in the same turn.
# Rummikub: In the turn of the first meld, nothing else on the table may be touched.
silent-nothing_else = In the turn of the first meld, nothing else on the table may be touched.
# Caloochi: Only melds count towards the first meld, not cards laid off.
silent-opening_melds_only = Only melds count towards the first meld, not cards laid off.
# 101 Okey: Only sets count towards the first meld, not tiles added.
silent-opening_melds_only-tiles = Only sets count towards the first meld, not tiles added.
# Rummikub: A tile on the table may not be taken onto a rack.
silent-stay = A tile on the table may not be taken onto a rack.
# Rummikub: A player who has played at least one tile does not draw, whether it made a new set or was added to one.
silent-no_draw = A player who has played at least one tile does not draw, whether it made a new set or was added to one.
# Machiavelli: A meld that has lost its last joker may be rearranged in the same turn.
silent-ordinary-cards = A meld that has lost its last joker may be rearranged in the same turn.
# Machiavelli: If time runs out and the turn breaks a rule, the whole turn is taken back, including melds that were legal.
silent-restore-cards = If time runs out and the turn breaks a rule, the whole turn is taken back, including melds that were legal.
# Machiavelli: The card that frees a joker may come from the table too.
silent-replacement_any-cards = The card that frees a joker may come from the table too.
# Machiavelli: Once the first meld is on the table, the player may rearrange the table and free a joker in the same turn.
silent-then_manipulate-cards = Once the first meld is on the table, the player may rearrange the table and free a joker in the same turn.
# Rummikub: A tile that was drawn may be played from the next turn on.
silent-wait = A tile that was drawn may be played from the next turn on.
# Rummikub: A set that has lost its last joker may be rearranged in the same turn.
silent-ordinary = A set that has lost its last joker may be rearranged in the same turn.
# Rummikub: The tile that frees a joker may come from the table too.
silent-replacement_any = The tile that frees a joker may come from the table too.
# Rummikub: A freed joker must be used in the same turn.
silent-same_turn = A freed joker must be used in the same turn.
# Rummikub: A freed joker must be used in a new set; it may not be used to lengthen an existing one.
silent-new_set = A freed joker must be used in a new set; it may not be used to lengthen an existing one.
# Caloochi: A player may exchange a joker even before laying a first meld.
silent-swap_before_opening = A player may exchange a joker even before laying a first meld.
# Caloochi: Laying the exchanged joker off on a meld also counts as using it.
silent-swap_lay_off = Laying the exchanged joker off on a meld also counts as using it.
# Rummikub: If time runs out and nothing was moved, the turn counts as a pass.
silent-untouched = If time runs out and nothing was moved, the turn counts as a pass.
# Rummikub: If time runs out and the turn breaks no rule, the play stands.
silent-stands = If time runs out and the turn breaks no rule, the play stands.
# Rummikub: If time runs out and the turn breaks a rule, the whole turn is taken back, including sets that were legal.
silent-restore = If time runs out and the turn breaks a rule, the whole turn is taken back, including sets that were legal.
# Rummikub: A player who draws as a penalty never draws more than the pool holds.
silent-short = A player who draws as a penalty never draws more than the { stock } holds.
# Rummikub: An empty pool does not end the game: it ends when every player in turn has played nothing.
silent-exhausted = An empty { stock } does not end the { deal }: it ends when every player in turn has played nothing.
# Rummikub: Players who tie for the fewest points share the gain; points left over go to those who come first in the order of play.
silent-tie = Players who tie for the fewest points share the gain; points left over go to those who come first in the order of play.
# Rummikub: The players agree on the number of games in a match; it is 4 unless they say otherwise.
silent-games = The players agree on the number of { deals } in a match; it is { $n } unless they say otherwise.
# Continental Rum: A match has as many deals as there are players, unless they agree on another number.
silent-as_many_as_players = A match has as many { deals } as there are players, unless they agree on another number.
# Rummikub: Players with the same total share the win.
silent-shared = Players with the same total share the win.
# Rummy: A player may lay any number of melds and add any number of cards to those on the table, in any order.
silent-any_order = A player may lay any number of { melds } and add any number of { pieces } to those on the table, in any order.
# 500 Rummy: A card taken from the discard pile may be laid before or after other cards, and only a card that can be laid may be taken.
silent-used = A card taken from the discard pile may be laid before or after other cards, and only a card that can be laid may be taken.
# Rummy: A player without a hand may not call a discard, but is not skipped.
silent-floats = A player without a hand may not call a discard, but is not skipped.
# Rummy: The meld from which a card is borrowed must stay legal, a run may not be split, and the new meld must contain a card from the hand.
silent-borrowing = The meld from which a card is borrowed must stay legal, a run may not be split, and the new meld must contain a card from the hand.
# Caloochi: A joker may be moved from one end of a run to the other only once, and never from inside a run.
silent-joker_moves = A joker may be moved from one end of a run to the other only once, and never from inside a run.
# Indian Rummy: points: The second card drawn with the upcard may be discarded in the same turn.
silent-second_card = The second card drawn with the upcard may be discarded in the same turn.
# Indian Rummy: points: A card may not be discarded in the same turn in which it was taken from the discard pile.
silent-not_taken = A card may not be discarded in the same turn in which it was taken from the discard pile.
# Indian Rummy: points: The upcard may not be discarded in the same turn in which it was taken.
silent-upcard_not_taken = The upcard may not be discarded in the same turn in which it was taken.
# Rummy: The next player may also call a discard, and a caller who gets rid of the last card has gone out.
silent-call_next = The next player may also call a discard, and a caller who gets rid of the last card has gone out.
# Continental Rum: A long run may be laid as several shorter ones to fit the sizes.
silent-long_runs = A long run may be laid as several shorter ones to fit the sizes.
# Continental Rum: A hand that is complete as dealt may be laid before drawing, without a discard.
silent-undrawn = A hand that is complete as dealt may be laid before drawing, without a discard.
# Phỏm: The player who goes first is the dealer's neighbour, who has the extra card and begins by discarding.
silent-showed_first = The player who goes first is the dealer's neighbour, who has the extra card and begins by discarding.
# Tong-its: The player who goes first has the extra card and begins by discarding.
silent-starter_extra = The player who goes first has the extra card and begins by discarding.
# Phỏm: The values of court cards in the trash, and what each rank pays, are the usual ones.
silent-trash = The values of court cards in the trash, and what each rank pays, are the usual ones.
# Phỏm: A player who gets rid of the last cards by adding them to other melds has not gone out.
silent-sent = A player who gets rid of the last cards by adding them to other melds has not gone out.
# Rummy: The discard pile is turned over without shuffling to form a new stock, the oldest card first, and the next discard starts a new pile.
silent-flip = The discard pile is turned over without shuffling to form a new stock, the oldest card first, and the next discard starts a new pile.
# Indian Rummy: points: The discard pile, except its top card, is turned over without shuffling to form a new stock, the oldest card first.
silent-flip_keep_top = The discard pile, except its top card, is turned over without shuffling to form a new stock, the oldest card first.
# Indian Rummy: points: The discard pile is shuffled to form a new stock.
silent-shuffle = The discard pile is shuffled to form a new stock.
# Indian Rummy: points: The discard pile, except its top card, is shuffled to form a new stock.
silent-shuffle_keep_top = The discard pile, except its top card, is shuffled to form a new stock.
# Indian Rummy: points: When the stock has been renewed 10 times and runs out again, the deal is void.
silent-turnovers = When the stock has been renewed { COUNT($n, "time") } and runs out again, the deal is void.
# Rummy: When the stock is empty and every player has taken the top discard 3 times, the deal ends as if it had been refused.
silent-rounds = When the stock is empty and every player has taken the top discard { COUNT($n, "time") }, the deal ends as if it had been refused.
# 500 Rummy: A joker counts as much on the table as in hand, whatever it stands for, except in a first meld with a minimum.
silent-laid = A joker counts as much on the table as in hand, whatever it stands for, except in a first meld with a minimum.
# Rummy: Complete melds still in a loser's hand also count.
silent-hands = Complete melds still in a loser's hand also count.
# Rummy: A last discard does not rule out the double score.
silent-double = A last discard does not rule out the double score.
# Tonk: If several players tie for the lowest hand, each of them is paid in full by everybody who did not tie.
silent-stake_ties = If several players tie for the lowest hand, each of them is paid in full by everybody who did not tie.
# Tong-its: What is paid for each kind of ending differs from table to table; folding costs less than losing a fight.
silent-stakes_differ = What is paid for each kind of ending differs from table to table; folding costs less than losing a fight.
# Knock Rummy: Players other than the knocker who tie share the points; any left over are lost. Any winner without deadwood gets the bonus.
silent-knock_tie = Players other than the knocker who tie share the points; any left over are lost. Any winner without deadwood gets the bonus.
# Nowrang: The player who goes first may go out with the very first discard.
silent-single_win = The player who goes first may go out with the very first discard.
# Rummy: The match goes to 100 points.
silent-target = The match goes to { COUNT($target, "point") }.
# Gin Rummy: The loser of a deal deals the next. If a void deal is dealt again, the dealer stays the same.
silent-loser_deals = The loser of a deal deals the next. If a void deal is dealt again, the dealer stays the same.
# Gin Rummy: RummyKit arranges a knocker's melds in the way that is best for the knocker.
silent-knock_melds = RummyKit arranges a knocker's melds in the way that is best for the knocker.
# Gin Rummy: The bonuses are 25 for gin and 25 for an undercut; books give 10, 20 or 25.
silent-bonuses = The bonuses are { $gin } for gin and { $undercut } for an undercut; books give 10, 20 or 25.
# Gin Rummy: The match itself scores 100 points and every box 25; both are added at the end and do not count towards the target.
silent-boxes = The match itself scores { COUNT($game, "point") } and every box { box }; both are added at the end and do not count towards the target.
# Gin Rummy: A knocker without deadwood cannot be undercut.
silent-no_gin_tie = A knocker without deadwood cannot be undercut.
# Gin Rummy: A player whose cards are all in melds, including the one drawn, discards one that can be spared and has gin.
silent-eleven = A player whose cards are all in melds, including the one drawn, discards one that can be spared and has gin.
# Rummy: If a table agrees on a clock and a player runs out of time, the missing draw or discard is made for the player.
silent-clock = If a table agrees on a clock and a player runs out of time, the missing draw or discard is made for the player.
# Rummy: An illegal move costs no points: it is simply not possible.
silent-no_penalty = An illegal move costs no points: it is simply not possible.

## lessons

lesson-pick-meld = Which of these are legal { melds }?
lesson-pick-first_meld = Which of these are enough for a first meld?
lesson-pick-contract = With which of these whole hands can you go out?
lesson-pick-first_life = Which of these can be the first life?
lesson-pick-pure = Which of these are pure runs?
lesson-pick-declaration = Which of these whole hands can you declare? Only jokers are wild.
lesson-count-pieces = How many points do these { pieces } count in the scoring?
lesson-count-hand = Arrange this { hand } as well as possible. How many points do the { pieces } outside { melds } count?
lesson-count-one_life = Arrange this { hand } as well as possible. How many points does it count? Mind its lives.
lesson-count-deal = The { deal } is over. How many points does { $seat } get?
lesson-do-take_discard = Take the discard: it makes a { meld }.
lesson-do-take_pile = Take the discard pile: with it you can make a { meld }.
lesson-do-first_meld = Lay your first meld.
lesson-do-meld = Lay a new { meld } from your { hand }.
lesson-do-lay_off = Add to a { meld } on the table.
lesson-do-rearrange = Rearrange { melds } on the table, and play from your { hand }.
lesson-do-free_joker = Replace a joker with a { piece }, and use the joker elsewhere.
lesson-do-swap = Exchange a joker for the card it stands for.
lesson-do-swap-tiles = Exchange an okey for the tile it stands for.
lesson-do-call = Call the discard and lay it off.
lesson-do-best_discard = Discard the one card that leaves the fewest points outside your melds.
lesson-do-knock = Knock.
lesson-do-show = Show your melds.
lesson-do-declare = Declare.
lesson-do-draw = Begin your turn: draw.
lesson-do-go_out = Go out.
lesson-right = Right.
lesson-wrong = Not quite.
lesson-other = That is legal, but it is not what was asked.
lesson-left = It leaves { COUNT($left, "point") }; another discard leaves { COUNT($least, "point") }.
lesson-well-ask-helps = Discard, and keep what the most unseen { pieces } fit.
lesson-well-ask-left = Discard so that few points stay outside your { melds }.
lesson-well-ask-left-tiles = Discard the { piece } that you need least.
lesson-well-ask-uses = Discard what the next player can use least.
lesson-well-ask-draw = Do you take the discard, or draw from the { stock }?
lesson-well-ask-knock = Do you knock, or play on?
lesson-well-ask-open = Do you lay your first meld now, or hold it back?
lesson-well-ask-lay = Do you lay { melds } now, or hold them back?
lesson-well-ask-lay-tiles = Do you play { pieces } now, or hold them back?
lesson-well-why-helps = { $card } goes. Unseen { pieces } that then make you a new { meld }: { $many }; without { $other }: { $few }.
lesson-well-why-helps-tiles = { $card } goes. Unseen { pieces } that then bring you nearer to going out: { $many }; without { $other }: { $few }.
lesson-well-why-left = { $card } goes. Points outside your { melds } count when another player goes out: { $few } now; without { $other }: { $many }.
lesson-well-why-left-tiles = { $card } goes. You then lack this many { pieces }: { $few }; without { $other }: { $many }.
lesson-well-why-uses = { $card } goes. With it and unseen { pieces }, the next player could make this many { melds } of three: { $few }; with { $other }: { $many }.
lesson-well-why-take = Take it. Points outside your { melds } after your discard: { $few }; without it: { $many }.
lesson-well-why-take-tiles = Take it. You then lack this many { pieces }: { $few }; without it: { $many }.
lesson-well-why-leave = Leave it. It makes you no new { meld }, and the others see what you take. Unseen { pieces } that make you one: { $many } of { $unseen }.
lesson-well-why-leave-tiles = Leave it. It brings you no nearer to going out. Unseen { pieces } that do: { $many } of { $unseen }.
lesson-well-why-knock = Knock. Points outside your { melds }: { $left }. Every further draw gives the others time.
lesson-well-why-play_on = Play on. Unseen { pieces } that make you another { meld }: { $many } of { $unseen }. A better { hand } is harder to beat.
lesson-well-why-open = Lay it. Only after your first meld can you add to what is on the table, and what you still hold counts against you. You hold { COUNT($mine, "piece") }, the others { $theirs }.
lesson-well-why-lay = Lay them: what you hold counts against you when another player goes out. You hold { COUNT($mine, "piece") }, the others { $theirs }.
lesson-well-why-hold = Hold them back: the others can add to what you lay. You hold { COUNT($mine, "piece") }, the others { $theirs }.
lesson-well-chance = So you win about { $many } of 100 { deals }, otherwise { $few }.
lesson-well-less = That wins about { $few } of 100 { deals }; the best choice wins { $many }.
