### Written by `make docs` from what the code says: change the words there, not here.

fault-31f67875 = After { $decisions } decisions the deal had still not ended.
fault-7965ea67 = After { $decisions } decisions the player to act could do nothing.
fault-10a3b67f = true or false
fault-ce83601f = a whole number
fault-372ea08c = text
fault-71f8e797 = none
fault-8e219ea8 = must be { $wanted }, not { $value }.
fault-0abcf7de = a tuple
fault-e3206e3d = a list
fault-b57a6e3f = a table
fault-1bbe4ccf = a decimal number
fault-78a7c2b9 = { $first } or { $last }
fault-deeeba31 = an { $word }
fault-384fb941 = a { $word }
fault-3113fd2b = { $first }, { $rest }
fault-0ce0a869 = text that is not empty
fault-1abe3180 = a word of lower-case letters, digits and underscores, such as "my_rummy"
fault-a9c52bae = like { $pattern }
fault-be176079 = a number that is too large
fault-38a1923f = must have { $wanted } parts, not { $many }.
fault-5ffe533b = true
fault-7cb6efb9 = false
fault-e0ac1c8c = { $place } { $fault }
fault-d2acc324 = must be from { $low } to { $high }, not { $value }.
fault-ced8c6b6 = must not be empty, not { $value }.
fault-68eb7f30 = must be at least { $low }, not { $value }.
fault-5370e8e3 = must be at most { $high }, not { $value }.
fault-5cdef95f = A group must have at least two cards.
fault-32d5bdde = The largest group would be smaller than the smallest.
fault-55929d77 = A group of different suits can have at most four cards.
fault-5366243c = A run must have from two to fourteen cards.
fault-65e95bcd = If runs step over ranks, the ace must be low.
fault-99541f4b = If runs step over ranks, two cards cannot be a run: remove runs.short_rank.
fault-b97c8a88 = Only a run with the ace at both ends can have fourteen cards.
fault-8cf32852 = runs.wild_fourteenth adds a card to a run of thirteen: write max_length = 13, ace = "both".
fault-034bbe9a = A turn needs at least one step: Draw, Play and Discard for cards, Rearrange for tiles.
fault-3894373b = A game needs at least two players: let players begin with 2.
fault-b0ede111 = minutes must go from the shortest match to the longest.
fault-67774b04 = An alias is empty: remove it.
fault-58a4736d = A name in akin is empty: remove it.
fault-90f12ca5 = All packs of a game must be of one family: cards or tiles.
fault-cd054472 = False jokers (F) are for tiles held on a rack with a wild tile set by an indicator: remove them.
fault-3c051ccc = Tiles that are drawn and discarded can have only false jokers (F): use these, or Rearrange alone as the turn.
fault-b6a546f1 = special_jokers needs double, colour-changing or mirror jokers in the pack: add them, or remove it.
fault-a82e1a5b = deal.hand has a number of players twice: keep one.
fault-d892a450 = A game without groups and runs has no melds: define groups or runs.
fault-cd7d67f7 = Melds of two cards need one pack without wild cards: let groups and runs begin with 3.
fault-dc6d282b = A pack without kings has no high ace: write runs.ace = "low".
fault-474b51f7 = Jokers need a whole pack: remove them, or write pack.suits = 4 and pack.ranks = 13.
fault-f1d25259 = Runs can step over ranks only if one pack lacks them and melds are on the table: write pack.left_out and add Play.
fault-0a0ecc6f = Tiles go from 1 to 13 and have no ace: write runs.ace = "low".
fault-d1f4b08c = On a table that is rearranged only printed jokers are wild: remove wilds.rank.
fault-1160e35b = runs.wild_fourteenth is a wild card laid off on a run: add wilds, deal at most 13 cards, and write Play.lay_off = "any" and may_go_out = false.
fault-a7252dc2 = A wild indicator needs wild cards: add wilds.
fault-d6086140 = The pack has jokers, but no meld may contain them: write wilds.jokers = true, or remove them from the pack.
fault-b3e3ed2c = wilds.black_only is about a wild rank in players' own melds: write wilds.rank and Play, or remove it.
fault-b06b57eb = The sheet has wilds, but no card is wild: add jokers to the pack, set a wild rank, or remove it.
fault-c34b711d = The wild rank is both fixed and drawn: remove wilds.rank or deal.wild_indicator.
fault-842ef1a9 = A single wild tile is for racks of tiles: write deal.indicates = "rank", or a turn with Draw and GoOut.
fault-a6be5d69 = Among tiles on a rack only the tile set by the indicator is wild: write wilds.jokers = false.
fault-21ee47dc = wilds is for cards; tiles have their own jokers: remove it.
fault-37684fea = The neighbours of a cut card are wild only with pure runs: write scoring.pures, or indicates = "rank".
fault-6b85eb11 = A drawn wild rank works only in hands with two lives: remove deal.wild_indicator.
fault-0a35a5e7 = wilds.own_value is for melds of a side: add books, or remove it.
fault-243cdd85 = wilds.natural_in_place and least_naturals are for melds of a side or a hand laid whole: add books, use GoOut instead of Play, or remove them.
fault-4638a8e7 = wilds.alone is for groups of a side made of wild cards, including those of a rank: add books and wilds.rank without runs, or remove it.
fault-5de4c30b = If a hand is laid whole, wilds.alone cannot go with a limit on wild cards: remove wilds.at_most_naturals, most and least_naturals, or write wilds.alone = false.
fault-80443dcb = joker_sets.may_be_split and goes_to = "any_set" belong together, for jokers of cards: use both or none.
fault-57443aa8 = joker_needs_two_rack_tiles restricts freeing jokers, but joker_sets_manipulable leaves it unrestricted.
fault-9bf7293f = The pack has jokers, but the sheet does not say how they are freed: add joker_sets.
fault-6255135c = With joker_sets.may_be_split a joker is replaced from anywhere: write replacement = "any" and nothing else.
fault-904866f5 = Rules for jokers need jokers in the pack.
fault-9aeeed56 = players must go from the fewest to the most: write { $most } to { $fewest }, not { $fewest } to { $most }.
fault-82ccb61c = The pack has { $joker }, but the sheet does not say what it does: add special_jokers.
fault-dfb016d9 = sample has an empty meld: write melds such as { $like }.
fault-e20f8d1f = tiles
fault-16096b43 = colours
fault-c8d3756e = cards
fault-df78d3c5 = suits
fault-a6ac3b2f = A group of { $pieces } has different { $kinds }: write groups.distinct_suits = true.
fault-6fab64cc = On a table of { $pieces }, groups must have three or four: write groups.min_size = 3 and max_size = 4.
fault-93dff8cc = On a table of { $pieces }, runs must have three or more: write runs.min_length = 3 and max_length = 13.
fault-79bf73c9 = No upcard is turned in a game of { $pieces }: write deal.upcard = false.
fault-15614d69 = more_packs has a pack for { $players } players, but the game is for { $fewest } to { $most }.
fault-7776ca9e = more_packs has two packs for { $players } players: keep one.
fault-ae8665e4 = { $joker } is no joker of a pack of { $family }: its jokers are { $known }.
fault-eece6ce7 = pack.jokers has { $joker } twice: keep one.
fault-3ab071f9 = A pack of tiles for a table that is rearranged can have at most { $most } of each tile and { $jokers } jokers.
fault-e1bbb36b = A pack of tiles can have at most { $most } of each tile and each joker.
fault-333a330b = sample has "{ $text }", but { $fault }: write melds such as { $like }.
fault-3cc37ae2 = sample has "{ $text }", but the pack has no { $card } for it.
fault-ee55dad5 = deal.hand has a hand for { $players } players, but the game is for { $fewest } to { $most }.
fault-758f1473 = deal.hand has no hand for { $players } players: say how many cards each of them gets.
fault-b4bf82f0 = { $players } players need { $needed } cards, but the pack has { $cards }: deal fewer, or add packs.
fault-71a5e9a2 = A hand may have at most { $room } cards, so that with those drawn it has no more than { $largest }: deal fewer.
fault-eeef7f05 = A table that is rearranged can have at most { $most } packs: write pack.copies = { $most }.
fault-b2e6737b = With { $players } players the whole pack is dealt and no stock is left: deal fewer, or add packs.
fault-91befe6b = A contract must have melds: list its groups or its runs.
fault-29d5cc97 = Contract.suits is about a run of all thirteen ranks: write runs = [13], and no groups.
fault-64292b1c = group
fault-df6ad190 = run
fault-13cb0301 = The contract has a { $what }, but the game has none: define its { $what }s.
fault-44f7043f = The contract has a { $what } of { $size }, but a { $what } must have at least { $least } cards.
fault-f48e09dd = jokers in the pack
fault-a57e187d = a table that is rearranged
fault-c223834c = tiles held on a rack
fault-16af31d7 = players' own melds of cards
fault-11ff0b73 = hands kept until the end
fault-67eb2b23 = a stock that can run out
fault-f432e7d2 = an upcard that goes round
fault-d8afd9a5 = deals that can be void
fault-b628ec60 = three packs or more
fault-6ee513c7 = melds of a side
fault-b178525b = melds outside the two lives
fault-07302513 = { $field } means nothing in this game: it is about { $what }.
fault-bd4c2357 = opening.by_total must go from the lowest score to the highest, each once: sort it.
fault-be523c96 = opening.by_total is about melds that count for their side: use the scoring MeldsAndBonuses, or remove it.
fault-87dbef05 = opening.needs_taken_card is about cards taken into a meld: write Draw.discard_pile = "down_to_card" and card_goes = "new_meld".
fault-37d4442c = A contract says everything about a first meld: remove natural_run and waived_when_going_out.
fault-6710974d = opening.natural_run is about a run of the contract: add one to opening.contract, or remove it.
fault-4a6ce406 = A first meld has either a contract or a minimum, not both: write opening.minimum = 0.
fault-dde0c809 = A first meld can count at most { $most }: write no more than that in opening.minimum.
fault-128e489e = A contract is laid whatever was drawn: write Draw.card_goes = "hand", not "{ $goes }".
fault-4b6bc88f = Nobody can ever hold the { $cards } cards of the contract: deal more, ask for fewer, or allow buying.
fault-e9ffc7f0 = offers has the option { $option } twice: keep one.
fault-1ff1f4a8 = The option { $option } sets a field that does not exist: { $fault }. Remove it from offers.
fault-63c5cccf = The sheet has none of the values of its option { $option }: remove it from offers.
fault-bd9700be = The sheet itself is not one of the choices of its option { $option }: { $fault }
fault-71c4c1ca = The option { $option } changes nothing when it is { $value }: remove it from offers.
fault-1ee282b2 = The option { $option } cannot be { $value }: { $path }{ $at } { $fault }
fault-025c2de6 = The schedule has wild ranks, but the sheet has no wild cards: add wilds.
fault-1ac5bd74 = The schedule has contracts, but the sheet has no rules for a first meld: add opening.
fault-8da06188 = The schedule says how often a player may buy, but nobody may: add BuyWindow.
fault-cefef600 = values.wild is about ranks that a schedule makes wild: put the rank in values.ranks.
fault-28b05ac4 = Every deal of the schedule has its own { $field }: write that of the first deal on the sheet.
fault-7f142b87 = Deal { $deal } of the schedule: { $fault }
fault-39cccee5 = { $word } cannot score tiles that are drawn and discarded: use the scoring PointsLost or RacksLeft.
fault-619caa6b = { $word } cannot score a table that is rearranged: use the scoring HandsToWinner or DealWon.
fault-66754edf = A blocked deal has no winner for { $word }: write stock.when_empty = "flip", or use the scoring HandsToWinner.
fault-de1b4b94 = { $word } compares hands after a knock: add Knock to the turn, or choose another scoring.
fault-fe864cf6 = { $word } gives penalty points, so the lowest total must win: use the match FixedGames.
fault-b64515ce = { $word } is for cards: use the scoring RackPenalties for tiles.
fault-f55f9f0a = With more than two players, several lose a deal: write start.later = "winner_deals".
fault-2a5bd588 = A game in which every turn begins with a draw cannot play on without a stock: write stock.when_empty = "flip" or "shuffle".
fault-4e8dabe7 = stock.when_empty = "lowest_wins" compares hands: use the scoring StakePayments.
fault-cad6570a = stock.when_empty = "ends" is for deals without a winner: use the scoring MeldsAndBonuses, PointsLost or RacksLeft.
fault-32cc94f0 = A deal that is void without a knock needs one: add Knock, or write stock.when_empty = "flip".
fault-0aec3548 = start.later = "{ $later }" needs a dealer: write start.draw = "lowest_deals".
fault-87d3d657 = Partners share one score: use the scoring CardsLaid, GinShowdown, HandsAgainstLosers, MeldsAndBonuses, PointsLost or RacksLeft, or remove sides.
fault-66bfe530 = books has bonuses: use the scoring MeldsAndBonuses, or remove books.
fault-81c433b0 = books.wild is the bonus of wild cards alone: write wilds.alone = true with it, and false without it.
fault-b0f523f4 = A second hand is for melds of a side: use the scoring MeldsAndBonuses, or remove second_hand.
fault-7934123d = bonus_cards have their own bonuses: use the scoring MeldsAndBonuses, or remove them.
fault-9e47c4da = A card cannot be both wild and a bonus card: change wilds.rank or bonus_cards.
fault-4c26a538 = bonus_cards are for cards: remove them from a game of tiles.
fault-9c537fdb = No group can have { $size } cards: remove the limit of groups.max_size, or change books.size.
fault-d0739d0a = sides.two_sides has { $players } players: write even numbers from { $fewest } to { $most } that are not in sides.partners.
fault-1b82d30c = With { $players } players not everybody has a partner opposite: write an even number in sides.partners.
fault-d337fa0f = sides.partners has { $players } players, but the game is for { $fewest } to { $most }.
fault-61e0b90e = books.to_go_out has no number for { $players } players: say how many a side needs.
fault-9496916b = sitting_out is for hands that are compared and deals with a dealer: use the scoring GinShowdown, start.draw = "lowest_deals" and start.later = "loser_deals".
fault-af0a2249 = Where players sit out, the game is for 2 to 3 players, or for 2 to 4 with sides.partners = [4]: change players, sides or sitting_out.
fault-e9b758c5 = rake_rate and rake_fixed are two ways to take the rake: use only one.
fault-001c6a2a = A match for chips or money needs the points of the two lives: use the scoring LivesPenalty.
fault-b48df0e6 = Points are paid to the winner of the deal in a match for chips or for money with balanced points, and only there.
fault-128361a1 = an amount such as "0.50"
fault-8997a614 = a fraction such as "0.10"
fault-1452e7b7 = A turn with Rearrange has no other steps: remove the others.
fault-aec3fa98 = A table that is rearranged has no discard pile: write stock.when_empty = "play_on".
fault-1a79c182 = turns_each is for cards: remove it.
fault-c7ed926b = A turn with tiles is Rearrange alone, or Draw, GoOut and Discard.
fault-889cf226 = Loose cards go back to where they were when time runs out: write time_up.loose = "restore".
fault-25f263b8 = Tiles must be laid on the table, or all at once when going out: add Play or GoOut.
fault-614a2496 = A game with tiles on racks needs a wild tile: write deal.wild_indicator = true and indicates = "next".
fault-a91b6c18 = Tiles are laid without restriction, and the last one is discarded: write only Play.may_go_out = false.
fault-7f5a5158 = Tiles laid on the table need a first meld with a minimum: write opening.minimum, and perhaps opening.pairs.
fault-a97be983 = Taking and laying a tile does not restrict the discard: write Discard.return_upcard = true and goes_out = true.
fault-8e33bbb4 = A turn is Rearrange alone, or Draw, Play and Discard: remove Rearrange.
fault-f422c9c9 = No step of the turn ends a deal: add Play, GoOut, Knock or Declare.
fault-9ec7ec40 = opening is about a first meld, but no step lays one: add Play to the turn, or remove opening.
fault-bbea703c = Show, turns_each and RankPayments belong together: melds are shown in the last turn and then paid by rank. Use all three or none.
fault-2f3d36fe = BuyWindow.points count against the buyer: use the scoring HandsAgainstLosers, or remove them.
fault-38267078 = turns_each counts turns in order, but Drop and CallWindow change whose turn it is: remove it.
fault-8d1ac0bd = Tiles are taken from the pile of the player before: write Draw.own_piles = true, card_goes = "{ $goes }".
fault-1da06740 = { $word } is for cards: remove it from a game of tiles.
fault-e36842f7 = A turn of cards needs the step { $word }: add it.
fault-39471280 = A turn has the step { $word } twice: keep one.
fault-95dd7360 = { $word } comes after { $before }, where it is never reached: put it before { $before }.
fault-2bb19b2f = CallEnd counts turns round the table, but { $word } changes whose turn it is: remove one of them.
fault-f5741d28 = The bots had not finished after { $seconds } seconds.
fault-3afdcbc4 = ; did you mean { $word }?
fault-3a52ce78 = { "." }
fault-dbd2db70 = add a table [{ $field }] with { $tag }.
fault-552a5847 = add a table [{ $field }].
fault-5d320c2b = add { $field }.
fault-0e60cfca = The format of a sheet must be a number from 1 to { $newest }, not { $value }.
fault-7671f747 = like must be the name of a game, not { $value }.
fault-ae96c659 = { $field } is missing: say which of { $words } this is.
fault-5115c8a9 = { $value } is not one of { $words }{ $meant }
fault-8567e573 = This must be a table, not { $value }.
fault-42fba231 = This { $fault }
fault-f079b152 = offers must be a list of options, not { $value }.
fault-7ec5f926 = An option must be a name or a table, not { $value }.
fault-54ac558c = { $value } is not an option{ $meant }
fault-af2101ae = There is no { $value } here{ $meant }
fault-d0ef56ea = This sheet was written by a newer release of RummyKit, in format { $value }; this release reads formats up to { $newest }.
fault-6544d6da = { $field } is missing: { $wanted }
fault-7432b872 = This is required.
fault-53cc4055 = This is not a joker: write JK for cards, and J, DJ, CJ or MJ for tiles.
fault-36975ac2 = The key must be a number, or a range such as "3-6".
fault-9cb8e009 = This must be a number of at least 1, not { $value }.
fault-dd77f350 = This is not an option: { $fault }
fault-c37eadd7 = A sheet must be a table, not { $value }.
fault-865377db = house must be a table of options and values, not { $value }.
fault-2f796921 = Numbers may be at most { $most }.
fault-eb2bdf02 = This is not valid JSON: { $fault }.
fault-c71a8d58 = This is not valid TOML: { $fault }.
fault-fffd5c39 = Countdown is for points that are lost: use the scoring PointsLost, or another match.
fault-4ce625a2 = points that players can share
fault-4b2cc9c6 = match.more_targets has a target for { $players } players, but the game is for { $fewest } to { $most }.
fault-a7f0a241 = Partners go out of a match together and play for points alone: write 0 for rejoins, ante and call_up of LastLeft, and buy_in = false.
fault-863a44ed = LastLeft.buy_in has no limit: write rejoins = 0, or remove buy_in.
fault-bfd85823 = LastLeft puts players out by penalty points, but { $word } gives none: use the scoring HandsAgainstLosers.
fault-f0578755 = WinningRun is about runs in hands that are compared: use the scoring Showdown and add runs.
fault-0016a136 = WinningRun.run needs { $run } cards, but a hand has { $hand }.
fault-c6dfad79 = CardsLaid counts cards on the table: add Play to the turn, or choose another scoring.
fault-2213ba4c = Cards that count for the player who laid them cannot be borrowed: write Play.borrowing = "none".
fault-8fe5c356 = scoring.draws_carry is about deals that nobody wins: write stock.when_empty = "block" and use the match FirstTo, or remove it.
fault-37939991 = GinShowdown compares the hands of two players: write players = 2 to 2, or add sitting_out.
fault-0cd44d7e = GinShowdown counts hands after laying off: add LayOffWindow after Discard.
fault-4569f38b = HandPayments.multiplied has a rank twice: keep one.
fault-15a2f117 = Hands grow if two cards are drawn for one discarded, and unmatched cards in a large hand can be counted only with one pack and no wild cards: write scoring.count = "all" or Draw.discard_pile = "top".
fault-157e51e5 = The two lives need groups, runs and wild cards: add groups, runs and wilds.
fault-786d7bd8 = The two lives need groups of different suits: write groups.distinct_suits = true.
fault-df2c840e = The two lives work with at most two packs: write pack.copies = 2.
fault-2ea978d2 = The two lives are shown by a declaration: add Declare to the turn, or choose another scoring.
fault-b9b4519f = One marriage would end a deal: write scoring.marriages = 0 or more than 1.
fault-88d6a370 = One tunnela would end a deal: write scoring.tunnelas = 0 or more than 1.
fault-3a180b7e = At least four dublees or jokers must be needed to end a deal: write 0, or 4 or more, for scoring.dublees and scoring.jokers.
fault-cd497ed2 = Value cards are paid for between the players and depend on a cut card: write scoring.to_winner = true and deal.indicates = "rank_and_neighbours".
fault-720d27be = MeldsAndBonuses counts the melds of each side: add Play and books, or choose another scoring.
fault-43f5bd7d = PointsLost is for racks that go out whole, with one tile made wild by an indicator: add GoOut, and write deal.wild_indicator = true and deal.indicates = "next".
fault-a06b91b2 = PointsLost takes points away from a score: use the match Countdown.
fault-1305682d = RacksLeft is for tiles laid on the table, with one tile made wild by an indicator: add Play, and write deal.wild_indicator = true and deal.indicates = "next".
fault-f144b0b6 = RankPayments.taken_rises multiplies what a taken discard costs: write taken_chip, or taken_rises = false.
fault-735cffa4 = RankPayments.last_taken is about the last turn: write turns_each, or last_taken = none.
fault-e83b19a8 = RankPayments.ranks says what { $told } players pay, but { $payers } may have to.
fault-415be42f = StakePayments pays for melds on the table: add Play to the turn, or choose another scoring.
fault-6357aea7 = StakePayments pays the lowest hand when the stock runs out: write stock.when_empty = "lowest_wins".
fault-751d8768 = Unmatched cards can be counted only with one pack and no wild cards: write scoring.count = "all".
fault-2e7af646 = AskPartner needs a partner: add sides with partners, or remove it.
fault-4f0b7421 = RummyKit can tell whether a player can go out only with groups, one of each rank: write AskPartner.yes_binds = false.
fault-e5d6a7bf = BuyWindow is about the top discard: write Draw.discard_pile = "top", or remove it.
fault-33a9c6b2 = An upcard that is offered cannot be bought: remove Draw.upcard_offered or BuyWindow.
fault-4cb4b5cf = CallEnd is for deals in which hands are compared: use the scoring StakePayments, or remove it.
fault-2d0ee4fd = CallWindow is about cards laid off on melds on the table: add Play to the turn, or remove it.
fault-ddbb99f2 = CallWindow.from_pile is about a pile that is taken down to a card that is laid: write Draw.discard_pile = "down_to_card" and card_goes = "table", or CallWindow.from_pile = false.
fault-fa085898 = A claimed card is laid in a meld on the table: add Play with per_turn = "any".
fault-671f4530 = A claim makes a meld of any value for one player: remove opening and sides.
fault-42e68a88 = turns_each counts turns in order, but ClaimWindow changes whose turn it is: remove it.
fault-873ee098 = ClaimWindow and { $word } both come between two turns: remove one of them.
fault-74d5500e = Declare must be the only way to end a deal: remove GoOut and Knock.
fault-56053244 = DeclarePairs is about hands that go out in pairs: write GoOut.pairs = 7, or remove it.
fault-369a274d = Pairs declared with DeclarePairs count more: write PointsLost.declared = 2, or remove it.
fault-15635695 = Nobody can go out, by a meld or by a discard: write Play.may_go_out = true, or Discard.goes_out = true.
fault-f05bce37 = A fitting discard can be "noted" only with tiles and "refused" only with cards: write Discard.fitting = "allowed" or the other one.
fault-ffc8e0e2 = Discard.fitting is about cards that could be laid off: add Play.lay_off, or write Discard.fitting = "allowed".
fault-fe8430f4 = If cards are taken from within the discard pile, the rest of the turn must be free: write Play with lay_off = "any" and no other limit.
fault-91fae195 = If cards are taken from within the discard pile, a first meld may have only a minimum or a taken card as a condition: write only opening.minimum or opening.needs_taken_card.
fault-8cadb721 = Draw.discard_pile = "whole" is for melds of sides, in a deal that ends with the stock: write stock.when_empty = "ends", or "top".
fault-8dc204d2 = Several cards can be drawn only if the pile is taken whole: add TakePile, or write Draw.count = 1.
fault-907f21b5 = Draw.count must have a number of cards for each number of players.
fault-3fb7cfc0 = When the stock is empty only the upcard is left, but Draw.discard_pile does not allow taking it: write stock.when_empty = "flip".
fault-5cfef6ea = Separate discard piles start empty and never become the stock: write Draw.discard_pile = "top", deal.upcard = false and stock.when_empty = "ends", or remove own_piles.
fault-c912fbeb = An offered upcard begins the turn of the player who takes it: write Draw.discard_pile = "top".
fault-557dd714 = A card that goes round the table needs three players: write Draw.goes_round = false.
fault-bd236eac = An offered upcard may be taken even if it is wild: write Draw.wild_upcard = "allowed".
fault-b722d019 = Draw.card_goes = "first_meld" needs a first meld: add opening and Play, or write Draw.card_goes = "hand".
fault-6dc170c3 = Draw.card_goes = "kept_meld" keeps melds in hand: use GoOut instead of Play.
fault-2462b86d = Draw.card_goes = "kept_meld" is for one pack without wild cards: write pack.copies = 1, and remove wilds and more_packs.
fault-fe629ef7 = A card taken with all above it must be laid: write Draw.card_goes = "table" or "new_meld".
fault-994b410f = Draw.card_goes = "new_meld" makes a new meld of any value: write opening.needs_taken_card = true, or remove opening.
fault-5d8ecda7 = Draw.faced is for cards laid at once: write card_goes = "table" and Play.per_turn = "faced".
fault-bbe9f3d1 = Draw.card_goes = "table" needs melds on the table: add Play.
fault-a3e58473 = Draw.card_goes = "{ $goes }" is for melds of any value and without wild cards: add Play, and remove opening and wilds.
fault-16a146c9 = Draw.card_goes = "{ $goes }" is for melds laid without restriction: write Play.per_turn = "any" and may_go_out = true.
fault-e78189c2 = Drops and declarations need the two lives: use the scoring LivesPenalty, or remove them.
fault-9a25b707 = FightWindow answers a called end: add CallEnd before Draw, or remove it.
fault-187a073f = ForceWindow is about turned cards that are declined: write Draw.faced = true, or remove it.
fault-742aba28 = GoOut.pairs must use up the hand: make deal.hand twice as large, or remove it.
fault-7edabdee = A rack of tiles can go out only by discarding the last tile: write GoOut.discard = "required", and remove contracts, undrawn and last_turns.
fault-680735a3 = GoOut.last_turns lets the others draw once more: remove turns_each, and write stock.when_empty = "shuffle" or "flip".
fault-11073e7d = The contract { $contract } is not in ascending order: sort it.
fault-4da502e2 = The contract { $contract } has a meld that is too short: a meld must have at least { $shortest } cards.
fault-e736a269 = No contract of GoOut uses up a hand of { $size } cards: change one of them.
fault-9be84438 = Knock is for deals in which hands are compared: use the scoring Showdown, or remove Knock.
fault-27b5a5c5 = Hands after a knock are compared without wild cards: remove wilds or Knock.
fault-4a8777b9 = A knock limit needs one pack without wild cards: remove Knock.limit.
fault-b25cf5f3 = LayOffWindow is for a knock with one pack and no wild cards: remove it.
fault-8e248f24 = PassCard is for hands of cards that are not laid out at once: remove it, or bonus_cards.
fault-37753249 = PassCard.from_players is more than can play: write a smaller number, or remove PassCard.
fault-bb92b746 = ShowDealt shows a hand as it was dealt, before a card of it is passed: remove ShowDealt or PassCard.
fault-79366565 = Play.per_turn = "faced" is about a turned card: write Draw.faced = true, or Play.per_turn = "any".
fault-c71c72bc = Play.extends_lay_offs = false is for lay-offs on any meld without wild cards, if a first meld needs a card from the pile: write Draw.discard_pile = "down_to_card" and card_goes = "new_meld", or true.
fault-406b2b4a = Sides have no other restrictions on laying: remove the other fields of Play.
fault-969cfca6 = Melds of a side must include groups: add groups.
fault-951ba2cc = Runs of a side may end with the king or the ace: write runs.ace = "both".
fault-f810c2f2 = If a side lays only groups, it has one of each rank: write Play.one_per_rank = true.
fault-e6776c37 = In melds of a side a wild card keeps its own value: write wilds.own_value = true.
fault-4bfd8f3f = In a group of a side a wild card is always wild: write wilds.natural_in_place = false, or add runs.
fault-349ba109 = Play lays melds on the table, but { $word } lays those kept in hand: remove one of them.
fault-bae82e43 = Show works without wild cards: remove wilds.
fault-fcc6d62b = ShowDealt.counts lists the points of the hands that end a deal: list them, or remove ShowDealt.
fault-c40641ff = A dealt hand without two cards that go together is paid as if it had gone out: use the scoring RankPayments, or write ShowDealt.apart = false.
fault-bfd8a1f2 = ShowDealt is for deals in which hands are compared: use the scoring StakePayments, or remove it.
fault-8fd69f9c = ShowIndicator needs a second tile that matches the indicator: write deal.wild_indicator = true and two copies.
fault-bd2a8621 = Showing the indicator's match is paid for: use the scoring PointsLost, or remove ShowIndicator.
fault-7172679e = Swap.groups = "both_suits" is for groups of different suits whose jokers stand for either missing suit: write groups.distinct_suits = true and declared_jokers = false, or Swap.groups = "one_card".
fault-217553db = Swap.joker_goes = "hand_after_first_meld" is for players before and after a first meld: add opening and write Swap.needs_own_meld = false, or joker_goes = "hand".
fault-f1a1dbfb = A wild tile is taken onto the rack, after the first meld: write only Swap.joker_goes = "hand" and needs_own_meld = true.
fault-a7cf8de0 = Swap takes jokers from melds on the table: add Play to the turn and jokers to the pack, or remove it.
fault-14ac01fb = TakePile takes the whole pile: write Draw.discard_pile = "none", or remove TakePile.
fault-4e2f75d0 = TakePile melds the top card with the side's own group of its rank: add books, and write Play.one_per_rank = true.
fault-056c36c5 = TakePile melds the top card with two of its rank: write groups.min_size = 3, and at most 3 for wilds.least_naturals.
fault-5614a7ee = A pile that is taken whole does not become the stock: write stock.when_empty = "block".
fault-14cad9b9 = These rules cannot be put into words: { $error }.
fault-f0c92d64 = This is nested too deeply for a sheet.
fault-d7593e5b = A sheet must be a table.
fault-8193bad6 = Give the game a name.
fault-5f8cd132 = Text may have at most { $most } characters.
fault-1c17a1ce = This may have at most { $most } parts.
fault-b647c871 = Every deal was void: nobody went out.
fault-a1eb8b90 = A deal failed ({ $error }).
