"""English."""

from rummykit.words.language import Language, noun, one_or_many

NOUNS = {
    "tiles": {
        "piece": noun("tile", "tiles"),
        "hand": noun("rack", "racks"),
        "stock": noun("pool", "pools"),
        "meld": noun("set", "sets"),
        "suit": noun("colour", "colours"),
        "rank": noun("number", "numbers"),
        "deal": noun("game", "games"),
        "held": noun("on the rack"),
        "ace": noun("1"),
        "king": noun("13"),
        "exchange": noun("Freeing"),
    },
    "cards": {
        "piece": noun("card", "cards"),
        "hand": noun("hand", "hands"),
        "stock": noun("stock", "stocks"),
        "meld": noun("meld", "melds"),
        "suit": noun("suit", "suits"),
        "rank": noun("rank", "ranks"),
        "deal": noun("deal", "deals"),
        "held": noun("in hand"),
        "ace": noun("ace"),
        "king": noun("king"),
        "exchange": noun("Exchanging"),
    },
    "both": {
        "player": noun("player", "players"),
        "point": noun("point", "points"),
        "second": noun("second", "seconds"),
        "time": noun("time", "times"),
        "turn": noun("turn", "turns"),
        "round": noun("round", "rounds"),
        "box": noun("box", "boxes"),
        "copy": noun("copy", "copies"),
        "pack": noun("pack", "packs"),
        "joker": noun("joker", "jokers"),
        "joker_DJ": noun("double joker", "double jokers"),
        "joker_CJ": noun("colour-changing joker", "colour-changing jokers"),
        "joker_MJ": noun("mirror joker", "mirror jokers"),
        "joker_F": noun("false joker", "false jokers"),
    },
}

SENTENCES = {
    # headings
    "heading.aim": "Players and aim",
    "heading.pack": "The {pieces}",
    "heading.deal": "The deal",
    "heading.start": "Who starts",
    "heading.melds": "Legal {melds}",
    "heading.melds.group": "Groups",
    "heading.melds.run": "Runs",
    "heading.melds.short": "Short melds",
    "heading.melds.lives": "The two lives",
    "heading.melds.pures": "Pure runs",
    "heading.jokers": "Jokers",
    "heading.jokers.double": "Double jokers",
    "heading.jokers.colour": "Colour-changing jokers",
    "heading.jokers.mirror": "Mirror jokers",
    "heading.jokers.sets": "Sets with a joker",
    "heading.jokers.exchange": "{exchange} a joker",
    "heading.opening": "The first meld",
    "heading.turn": "A turn",
    "heading.turn.drop": "Dropping",
    "heading.turn.draw": "Drawing",
    "heading.turn.call_end": "Ending the deal before drawing",
    "heading.turn.fight": "Fighting or folding",
    "heading.turn.declare_pairs": "Declaring pairs",
    "heading.turn.show_indicator": "Showing the twin of the indicator",
    "heading.turn.dealt": "A hand that ends the deal as dealt",
    "heading.turn.force": "Forcing a card",
    "heading.turn.play": "Playing {pieces}",
    "heading.turn.declare": "Declaring",
    "heading.turn.lay_off": "Laying off",
    "heading.turn.show": "Showing melds",
    "heading.turn.knock": "Knocking",
    "heading.turn.discard": "Discarding",
    "heading.turn.claim": "Claiming a discard",
    "heading.turn.call": "Calling a discard",
    "heading.turn.buy": "Buying a discard",
    "heading.table": "The table",
    "heading.time": "The clock",
    "heading.end": "How a {deal} ends",
    "heading.jokers.sets.cards": "Melds with a joker",
    "heading.exhausted": "When the {stock} is empty",
    "heading.scoring": "Scoring",
    "heading.match": "The match",
    "heading.options": "House rules",
    "heading.silent": "Choices where the printed sheet is silent",
    # parts of sentences
    "examples": "Examples:",
    "face.tile": "{colour} {number}",
    "parts": "; ",
    "then": " → ",
    "numbers.two": "{low} or {high}",
    "numbers.range": "{low} to {high}",
    "yes": "yes",
    "no": "no",
    "choice.initial.50/90/120/150": "50, 90, 120, 150",
    "choice.initial.60/90/120/150": "60, 90, 120, 150",
    "choice.court_values.face": "11, 12, 13",
    "none": "none",
    "sizes.exact": "{low} {pieces}",
    "sizes.two": "{low} or {high} {pieces}",
    "sizes.range": "{low} to {high} {pieces}",
    "sizes.open": "{low} or more {pieces}",
    # players, pieces, deal, start
    "aim.players": "For {fewest} to {most} players.",
    "aim.players_exact": "For {players:player}.",
    "aim.empty": "Whoever is first to have no {pieces} left wins the {deal}.",
    "aim.on_table": "Whoever is first to have {n} cards on the table wins the {deal}.",
    "aim.laid": "Whoever's cards on the table count most, less those still in hand, wins the {deal}.",
    "aim.melds": "Whoever is first to have the whole hand in melds wins the {deal}.",
    "aim.trash": "If nobody does, whoever has the fewest points left at the end wins it.",
    "aim.compared": "When hands are compared, the fewest points win.",
    "aim.deadwood": "When a player knocks, whoever has the fewest points outside melds wins the {deal}.",
    "pack.tiles": "There are {plain:piece} with the numbers 1 to 13 in {colours}, {copies:copy} of each.",
    "pack.cards_one": "One pack of 52 cards is used: A, 2 to 10, J, Q and K in each of {suits}.",
    "pack.cards_many": "{copies:pack} of 52 cards are shuffled together: A, 2 to 10, J, Q and K in each of {suits}.",
    "pack.varied": "How many cards are used depends on the players. A pack has 52 cards: "
    "A, 2 to 10, J, Q and K in each of {suits}.",
    "pack.left_out": "The cards of rank {ranks} are left out, so {total} are in play.",
    "pack.part": "Only some of them are in play: {ranks} in each of {suits}, {total:piece} in all.",
    "pack.for_players": "With {players} players: {packs}, {total:piece} in all.",
    "pack.jokers": "With them go {jokers}, so there are {total:piece} in all.",
    "deal.each": "Each player gets {n:piece}.",
    "deal.each_with": "With {players} players each gets {n:piece}.",
    "deal.starter_extra": "The player who begins gets {n:piece} more.",
    "deal.dealer": "The dealer deals the {pieces} one at a time, beginning with the player who has the first turn.",
    "deal.upcard": "One more {piece} is turned face up. It begins the discard pile.",
    "deal.indicates.rank": "Then one card of the stock is drawn by chance, shown and put aside. "
    "All cards of its rank are wild in this deal; if it is a joker, the aces are. That card itself is not played with.",
    "schedule.differs": "The deals of a match differ.",
    "schedule.deal": "Deal {number}: {terms}.",
    "schedule.hand": "{n:piece} each",
    "schedule.wild": "every {wild} wild",
    "contract.group": "a group of {n}",
    "contract.run": "a run of {n}",
    "schedule.contract": "contract {melds}",
    "schedule.whole_hand": "contract the whole hand in {melds} or more",
    "schedule.buys": "up to {n} purchases",
    "schedule.stock": "The rest lies face down. It is the {stock}.",
    "deal.stock": "The rest lies face down. It is the {stock}: {rests}.",
    "deal.stock_with": "{n:piece} with {players} players",
    "start.highest_starts": "Every player draws one {piece}. The highest {rank} starts. "
    "Players who tie for it draw again.",
    "start.highest_card_starts": "Every player draws one {piece}. The highest starts; "
    "the {ace} is the highest of all. Players who tie for it draw again.",
    "start.highest_card_deals": "Every player draws one {piece}. The highest deals first; the {ace} is the highest "
    "of all. Those who tie for the highest draw again.",
    "start.joker_void": "A joker does not count: draw another {piece}.",
    "start.mixed": "Then these {pieces} go back, and all are mixed.",
    "start.lowest_deals": "Every player draws one {piece}. The lowest deals first; the {ace} is the lowest of all. "
    "Players who tie for it draw again.",
    "start.left_of_dealer": "The player on the dealer's left has the first turn.",
    "start.right_of_dealer": "The player on the dealer's right has the first turn.",
    "start.later.draw_again": "The draw is repeated before every {deal}.",
    "start.later.dealer_left_or_winner": "With two players, the winner of a {deal} deals the next. "
    "With more, the deal passes to the left.",
    "start.later.dealer_left": "For every further {deal}, the deal passes to the next player in turn.",
    "start.later.winner_deals": "The winner of a {deal} deals the next.",
    "start.later.winner_starts": "The winner of a {deal} begins the next.",
    "start.later.next_starts": "Every further {deal} is begun by the next player in turn.",
    "start.seat_by_draw": "Players sit clockwise in descending order of the {pieces} they drew.",
    "start.seats_stay": "They keep these seats for the whole match.",
    "start.seats_again": "The seats are drawn anew before every {deal}.",
    # melds
    "melds.both": "A {meld} is a group or a run, and has at least {minimum:piece}.",
    "melds.groups_only": "Only groups count in this game, of at least {minimum:piece}. There are no runs.",
    "melds.runs_only": "Only runs count in this game, of at least {minimum:piece}. There are no groups.",
    "melds.once": "A {piece} belongs to one {meld} at a time.",
    "group.distinct": "A group is {sizes} of the same {rank}, each of a different {suit}.",
    "group.twins": "A group is {sizes} of the same {rank}. The same {suit} may be in it more than once.",
    "group.order": "Their order does not matter.",
    "group.not_twins": "Not a group: {faces}. Two of them have the same {suit}.",
    "run.rule": "A run is {sizes} of the same {suit} that follow one another without a gap.",
    "run.ace.low": "The {ace} is the lowest. It stands before the 2, and nothing follows the {king}.",
    "run.ace.high": "The {ace} is the highest. It follows the {king} and never stands before the 2.",
    "run.ace.both": "The {ace} stands before the 2 or after the {king}, but never between them.",
    "run.ace.corner": "The {ace} stands before the 2, after the {king}, or between them: a run may go on past it.",
    "run.both_ends": "A run of all 13 ranks may have an ace at both ends.",
    "run.not_both_ends": "A run never has an ace at both ends.",
    "run.wild_fourteenth": "A wild card may be added to a run of thirteen cards, at its far end, where it stands for "
    "a second ace.",
    "run.at_most": "A run has at most {maximum:piece}.",
    "run.ordered": "A run is laid from low to high.",
    "run.not": "Not a run: {faces}.",
    "run.not_mixed": "Not a run: {faces}. The {suits} differ.",
    "lives.rule": "To win, all your cards must be in melds, and two of these must be your lives. The first life is a "
    "pure run, that is, one without wild cards. The second life is another run, pure or impure.",
    "lives.natural": "A wild card in its own place does not spoil the first life. A pure run of six or more can be "
    "split, and is both lives.",
    # jokers
    "jokers.none": "There are no jokers in this game.",
    "short.group": "One or two cards of rank {rank} are a meld too. A single one becomes part of a group or a run "
    "when a card is added to it.",
    "short.run": "A {rank} and the card just before or after it, of the same {suit}, are a run too.",
    "short.jokers": "A joker lies only in melds of three cards or more.",
    "jokers.any": "A joker stands for any {piece}.",
    "jokers.place": "In a run its place says which. In {low} it is {low_face}; in {high} it is {high_face}.",
    "jokers.group": "In a group of three it stands for either missing {suit}; beside a fourth {piece}, "
    "for the one still missing.",
    "jokers.declared": "In a group of three you say, when you lay it, which missing {suit} it stands for.",
    "jokers.card_run": "In a run it stands for the card that is missing. "
    "Where it could stand at either end, you say which; if you do not say, it is the higher.",
    "wilds.black": "Every black {wild} is wild too and stands for any card. Lying in its own place, it is an ordinary "
    "card.",
    "wilds.rank": "Every {wild} is wild too and stands for any card. Lying in its own place, it is an ordinary card.",
    "wilds.scheduled": "In every deal the cards of another rank are wild, as said of the deals. They stand for any "
    "card. Lying in its own place, such a card is an ordinary card.",
    "wilds.rank_never": "Every {wild} is wild too and stands for any card. It is never a natural card, not even in its "
    "own place.",
    "wilds.scheduled_never": "In every deal the cards of another rank are wild, as said of the deals. They stand for "
    "any card, and are never natural cards, not even in their own places.",
    "wilds.alone": "A {meld} may consist of wild cards alone.",
    "wilds.least": "Not counting the wild cards, a {meld} has at least {n:piece}.",
    "wilds.indicator": "The wild cards of a deal stand for any card as well. "
    "Lying in its own place, a wild card is an ordinary card.",
    "wilds.most": "A {meld} has at most {n:joker}.",
    "wilds.fewer_than_naturals": "A {meld} always has fewer jokers than natural cards.",
    "wilds.at_most_naturals": "A {meld} never has more jokers than natural cards.",
    "jokers.alone": "A {meld} may consist of jokers alone.",
    "jokers.natural": "Every {meld} needs at least one {piece} that is not a joker.",
    "jokers.natural_or_tunnela": "Every {meld} needs at least one {piece} that is not a joker, except a tunnela of "
    "three jokers.",
    "jokers.several": "There may be more than one joker in a {meld}.",
    "jokers.kind": "Where jokers could make a group as well as a run, say which you mean when you lay it. "
    "If you do not say, it is the one worth more.",
    "jokers.double": "A double joker stands for two tiles at once: "
    "in a group for two missing colours, in a run for two numbers that follow each other. Both count. "
    "A set still has at least three tiles in all, and a group stands for no more than four.",
    "jokers.double_example": "In {run} it is {low} and {high}, worth {run_value}. "
    "In {group} it is worth {group_value}. No two numbers are left for it before a 2 or after a 12.",
    "jokers.double_freed": "It is freed by both tiles that it stands for, or by rearranging the table.",
    "jokers.colour": "A colour-changing joker belongs in runs only. "
    "It stands for one number, and the tiles before and after it are of different colours. "
    "In {run} it is the {number}.",
    "jokers.colour_last": "It may stand at the end of a run. What is added after it must be of another colour.",
    "jokers.colour_first": "It may stand at the beginning of a run too.",
    "jokers.colour_not_first": "It may not stand at the beginning of a run.",
    "jokers.colour_adjacent": "Two of them may stand side by side.",
    "jokers.colour_not_adjacent": "Two of them may not stand side by side.",
    "jokers.colour_freed": "It is freed only by rearranging the table.",
    "jokers.mirror": "A mirror joker stands in the middle of a set, one in a set at most. "
    "The tiles on its two sides mirror each other: the same numbers in the same colours. "
    "Each side is a run, a group or a part of one, and one tile is enough.",
    "jokers.mirror_order": "In a group, the order of the tiles on either side does not matter.",
    "jokers.mirror_strict": "In a group too, the tiles of both sides must lie in mirrored order.",
    "jokers.mirror_value": "The mirror joker itself is worth nothing in a first meld.",
    "jokers.mixed": "Jokers of several kinds may be in one set.",
    "sets.frozen": "To a set with a joker you may only add tiles. While the joker is in it, you may neither take a "
    "tile away nor split it.",
    "sets.splits": "A meld with a joker may be split and joined like any other, but its joker is not simply moved: "
    "it goes on standing for the same card, in one meld with at least one of the cards that lay there with it.",
    "sets.same": "It stays the group or the run that it is, and the joker goes on standing for the same tile.",
    "sets.manipulable": "A set with a joker may be added to, split and rearranged like any other.",
    "exchange.replacement.rack": "Free a joker by putting the tile it stands for in its place. "
    "That tile must come from your own rack.",
    "exchange.replacement.any": "Free a joker by putting the tile it stands for in its place. "
    "That tile may come from your rack or from another set on the table.",
    "exchange.group": "In the group {faces}, the joker is freed by {tiles}.",
    "exchange.goes_to.new_set_from_rack": "Use the freed joker in the same turn, in a new set "
    "in which all other tiles come from your rack.",
    "exchange.goes_to.another_set": "Use the freed joker in the same turn, in another set: "
    "a new one or one that lies on the table.",
    "exchange.goes_to.new_set": "Use the freed joker in the same turn, in a new set. It is not enough merely to make "
    "a set that lay there longer.",
    "exchange.two_rack_tiles": "Use the freed joker in the same turn, in a new set "
    "with at least two tiles from your rack.",
    "exchange.example": "Example: {before} lies on the table. Put your {tile} in the joker's place, "
    "and lay {after} as a new set.",
    "exchange.free": "A joker may be taken from its set like any other tile, "
    "as long as every set is legal at the end of the turn.",
    "exchange.no_joker": "No joker may be put in the place of another joker.",
    "exchange.after_opening": "A joker cannot be freed before your first meld. "
    "Once that lies on the table, it can, even in the same turn.",
    "exchange.after_opening_turn": "A joker cannot be freed before your first meld, nor in the turn of your first "
    "meld.",
    "exchange.splits": "A joker is freed by the card it stands for, put in its place from your hand or from another "
    "meld. It is then played in the same turn, in any meld and for any card; it never comes into a hand.",
    "exchange.ordinary": "A set that has lost its joker is an ordinary set at once.",
    "swap.rule": "In your turn you may take a joker from a meld on the table: "
    "put the card it stands for, from your hand, in its place.",
    "swap.hand": "The joker goes into your hand.",
    "swap.table": "The joker must be laid on the table again in the same turn, in a new meld or added to one.",
    "swap.table_lay_off": "The joker must be laid on the table again in the same turn, added to a meld.",
    "swap.hand_after_first_meld": "If your first meld lies on the table, the joker goes into your hand; otherwise it "
    "must be laid on the table again in the same turn, with your first meld.",
    "swap.before_melding": "Do so after drawing, before you lay anything.",
    "swap.owed_upcard": "That holds too in the turn in which you take the discard for your first meld: the joker may "
    "go into that meld.",
    "swap.any_time": "You may do so at any time before your discard, before or after laying, and also in the turn in "
    "which you lay your first meld.",
    "swap.groups.both_suits": "From a group of three with one joker you take it only for the cards of both missing "
    "suits together; one with two jokers gives up a joker for one of them, and a group of four keeps its joker.",
    "swap.groups.nothing": "Only runs give up their jokers; a group keeps its joker.",
    "swap.needs_own_meld": "You may do so only when your first meld is on the table.",
    # the first meld
    "opening.none": "The first meld of a player has no minimum.",
    "opening.kept": "There is no first meld in this game: melds stay in the hands.",
    "opening.minimum": "Your first meld must be worth at least {minimum:point}. It may be one {meld} or several, "
    "laid in the same turn, and comes from your own {hand} alone.",
    "opening.any_worth": "Your first meld may be worth anything. It comes from your own {hand} alone.",
    "opening.contract": "Your first meld is the contract of the deal: {melds}, all of it in one turn and from your "
    "own {hand}.",
    "opening.contracts": "Your first meld is the contract of the deal, which is said with the deals; all of it is "
    "laid in one turn and from your own {hand}.",
    "opening.exact": "Every meld of it has just so many cards.",
    "opening.or_more": "Its melds may have more cards.",
    "opening.distinct": "Its groups are of different ranks, and no two of its runs would make one run together.",
    "opening.whole_hand": "A contract of the whole hand is laid with all cards at once and without a discard, and "
    "its melds are as long as that takes; with it the player goes out.",
    "opening.then_lay_off": "After it you lay no further melds in this deal, but you may lay off.",
    "opening.then_nothing": "After it you lay nothing more in this deal.",
    "opening.lay_off_later": "You lay off from your next turn on.",
    "opening.values.tiles": "A tile is worth its number; the colour does not matter.",
    "opening.values.cards": "A card is worth what it counts in the scoring.",
    "opening.joker": "A joker is worth what the {piece} it stands for is worth.",
    "opening.joker_place": "So {low} is worth {low_value}, but {high} is worth {high_value}.",
    "opening.joker_place.cards": "So {low} is worth {low_value} where the joker stands for {low_face}, and "
    "{high_value} where it stands for {high_face}.",
    "opening.low_ace": "An ace before the 2 is worth {points:point}.",
    "opening.taken": "The first meld of a player must have a card just taken from the discard pile.",
    "opening.taken_or_out": "A player who lays all cards but the last in that turn, and goes out, needs none.",
    "opening.enough": "Enough: {melds} = {value}.",
    "opening.not_enough": "Not enough: {melds} = {value}.",
    "opening.before": "Before your first meld you may not touch the sets on the table.",
    "opening.then_manipulate": "As soon as it lies on the table you may, in the same turn, "
    "add to all the sets there and rearrange them.",
    "opening.nothing_else": "In the turn of your first meld you may touch nothing else on the table. "
    "From your next turn on you may.",
    "opening.natural_run": "At least one of its {melds} must be a run without a joker.",
    "opening.unless_out": "If you lay your whole hand but for a discard in that turn, no minimum is asked for.",
    "opening.after_rounds": "Nobody lays a first meld in the first {n:round} of turns of a deal.",
    "opening.later": "What you lay later has no minimum.",
    "opening.no_lay_off": "Before your first meld you may lay nothing off on the melds of others, and what you lay "
    "off does not count towards it.",
    "opening.lay_off_in_going_out": "Before your first meld you may lay off only in the turn in which you go out.",
    "opening.then_free": "As soon as it lies on the table you may lay more, even in the same turn.",
    # the turn
    "turn.clockwise": "Turns go round clockwise.",
    "turn.counterclockwise": "Turns go round counter-clockwise.",
    "turn.each": "Every player has {n:turn} in a deal; the first turn of the player who begins is one of them.",
    "turn.rearrange": "In your turn you either play tiles from your rack or draw.",
    "turn.steps": "A turn goes in this order: {parts}.",
    "part.CallEnd.drop": "drop, if you like",
    "part.CallEnd.draw": "call a draw, if you may",
    "part.Draw": "draw a card",
    "part.Drop": "drop, if you like",
    "part.Declare": "declare, if you can",
    "part.Draw.top_and_second": "draw one card or two",
    "part.Swap": "exchange a joker if you like",
    "part.Play.one": "lay one meld or lay off one card, if you like",
    "part.Play": "lay melds and lay off as you like",
    "part.Play.none": "lay melds as you like",
    "part.GoOut": "go out with the whole hand, if you can",
    "part.GoOut.undrawn": "in your first turn, go out with the hand as dealt, if you can",
    "part.Show": "in your last turn, show your melds",
    "part.Knock": "knock, if you like",
    "part.Discard": "discard a card",
    "rearrange.play": "Play as many tiles from your rack as you like, but at least one: lay new sets, "
    "add to sets on the table, rearrange the table.",
    "rearrange.no_draw": "When you have played, you do not draw.",
    "rearrange.draw": "If you cannot or will not play, draw {n:piece} from the pool. That ends your turn.",
    "rearrange.draw_first": "If you cannot or will not play, draw {n:piece} from the pool.",
    "rearrange.play_drawn": "Then you may still play in the same turn; if you do not, it ends.",
    "rearrange.pass": "If you cannot or will not play, you pass. You do not draw.",
    "rearrange.wait": "What you have drawn can be played in your next turn at the earliest.",
    "draw.top": "Begin your turn by taking one card: the top one of the stock, unseen, "
    "or the top one of the discard pile.",
    "draw.top.closed": "Begin your turn by taking one card: the top one of the stock, unseen, or, as long "
    "as your first meld does not lie, the top one of the discard pile.",
    "draw.any": "Begin your turn by taking one card: "
    "the top one of the stock, unseen, or any one of the discards, which all lie face up.",
    "draw.down_to_card.table": "Begin your turn with the top card of the stock, unseen, or with any card of "
    "the discard "
    "pile together with all cards above it; the discards lie face up, in their order. You may take a card of the "
    "pile only if you can lay it in the same turn, in a new meld or on a meld on the table, and you must have done "
    "so before you discard. The cards above it go to your hand.",
    "draw.top_card_free": "The top card alone may also be taken without being laid. Then it may not be discarded in "
    "the same turn, nor be left alone in your hand, unless it can still be laid off.",
    "draw.top.table": "Begin your turn by taking one card: the top one of the stock, unseen, or the top one of "
    "the discard pile. You may take the discard only to lay it in the same turn, and before your first meld only for "
    "that.",
    "draw.down_to_card.new_meld": "Begin your turn with the top card of the stock, unseen, or with any card of "
    "the discard "
    "pile together with all cards above it; the discards lie face up, in their order. The card of the pile must at "
    "once make a new meld with at least one card that was in your hand before; cards taken with it may join them. "
    "The others go to your hand.",
    "draw.top.first_meld": "Begin your turn by taking one card: "
    "the top one of the stock, unseen, or the top one of the discard pile. "
    "Before your first meld you may take the discard only to use it in that meld at once.",
    "draw.top.new_meld": "Begin your turn by taking one card: the top one of the stock, unseen, or the top one "
    "of the discard pile. That one you may take only to lay a new meld with it and cards from your hand at once.",
    "draw.top.table_alone": "Begin your turn by taking one card: the top one of the stock, unseen, or the "
    "top one of the "
    "discard pile. That one you may take only to lay it at once, in a new meld or on one on the table.",
    "draw.faced": "You may take the top card of the discard pile, but only to lay it at once; otherwise turn up "
    "the top card of the stock. That card too may be laid at once. If you let it pass, it goes to the discard "
    "pile, and your turn is over. Such a card never comes into your hand.",
    "draw.hand_melds": "Before you let a turned card pass, you may lay one meld or lay off one card from your "
    "hand without it.",
    "draw.nothing_else": "Nothing is laid without it.",
    "draw.top.kept_meld": "Begin your turn by taking one card: "
    "the top one of the stock, unseen, or the card just discarded. "
    "You may take the discard only if it makes a meld with cards in your hand. "
    "No meld may have two cards taken from others.",
    "draw.top_and_second": "Begin your turn by taking the top card of the stock, unseen, or the top card of the "
    "discard pile and with it a second card: the next discard or the top of the stock. "
    "You discard only one card all the same, so after two cards your hand has grown.",
    "draw.none": "Begin your turn by taking the top card of the stock, unseen. Nobody draws from the discard pile.",
    "draw.not_first_turn": "The player who begins does not draw in the first turn.",
    "draw.wild.refused": "A joker or another wild card may not be taken from the discard pile.",
    "draw.wild.first_allowed": "A joker or another wild card may not be taken from the discard pile, except the card "
    "turned up in the beginning.",
    "play.melds": "After drawing you may lay melds from your hand face up on the table.",
    "play.any_order": "Melds and lay-offs may be as many as you like, in any order.",
    "play.any_number": "They may be as many as you like.",
    "play.once": "After drawing you may lay your first meld face up on the table. Once it lies there you lay no more "
    "melds; you may lay off as many cards as you like.",
    "play.faced_first": "Lay the faced card in a new meld, or lay it off on one of your melds, with other cards if "
    "need be. Then, in the same turn, you may lay off any number of cards on your melds, and lay new melds with "
    "borrowed cards. Cards from your hand alone are no new meld.",
    "play.one": "After drawing you may lay one meld from your hand face up on the table, or instead lay off one card. "
    "You may not do more in a turn.",
    "play.one_meld": "After drawing you may lay one meld from your hand face up on the table, not more.",
    "borrowing.own": "You may take a card from a meld that you have laid, if you use it at once in a new meld with at "
    "least one card from your hand. The meld you take it from must still be legal, and a run is not split.",
    "borrowing.any": "You may take a card from any meld on the table, if you use it at once in a new meld with at "
    "least one card from your hand. The meld you take it from must still be legal, and a run is not split.",
    "borrowing.lay_off": "You may lay it off on another meld in the same way.",
    "borrowing.faced": "The card turned up or taken counts as one from your hand here.",
    "runs.across": "The ranks beside those that are left out follow one another: after the {before} comes the {after}.",
    "lay_off.own": "You may lay off only on melds of your own. They must still be legal.",
    "lay_off.any": "You may lay off cards from your hand on any meld on the table, whoever laid it. The meld must "
    "still be legal.",
    "lay_off.beside_the_first": "But every card must fit the meld as it was first laid: none is laid beside a "
    "card that was laid off.",
    "lay_off.own_meld_first": "You may lay off cards from your hand on any meld on the table, but on those of others "
    "only when a meld of your own lies there. The meld must still be legal.",
    "end_joker.freely": "If a joker stands at an end of a run, you may move it to the other end when you lay off on "
    "that run. No joker moves more than once.",
    "end_joker.into_its_place": "If a joker stands at an end of a run, you may lay off the card it stands for in its "
    "place and move the joker to the other end. No joker moves more than once.",
    "lay_off.example": "On {meld} you may lay off {cards}.",
    "lay_off.none": "In this game nothing is laid off on a meld that lies on the table.",
    "go_out.kept": "Melds stay in your hand until all of it can go down at once.",
    "go_out.kept_or_shown": "Melds stay in your hand until all of it can go down at once, or until your last turn.",
    "go_out.optional": "When, after drawing, all your cards or all but one are in melds, you may lay them down at "
    "once and go out. A card left over is discarded.",
    "go_out.required": "When, after drawing, all your cards but one are in melds, you may lay them down at once, "
    "discard the last card and go out.",
    "go_out.first_turn": "The player who begins may do so in the first turn already, without having drawn.",
    "go_out.none": "When, after drawing, all your cards are in melds, you may lay them down at once and go out "
    "without a discard.",
    "go_out.undrawn": "If all your cards are in melds as dealt, you may lay them down in your first turn, before "
    "drawing and without a discard.",
    "go_out.contracts": "The melds must have these sizes: {contracts}.",
    "go_out.called": "A meld of {size:piece} is called {name}.",
    "go_out.last_turns": "That player wins the deal. Every other player then has one last turn, to draw and discard "
    "and no more. Then the deal ends.",
    "go_out.wins": "The deal ends at once, and that player wins it.",
    "end.turns_void": "Otherwise the deal is void when every player has had {n:turn}, and it is dealt again.",
    "end.turns": "Otherwise the deal ends when every player has had {n:turn}. The scoring says who wins it.",
    "knock.kept": "Nothing is laid on the table. Melds stay in your hand.",
    "knock.when": "After drawing you may knock, in any turn. Then discard one card, and the deal ends.",
    "knock.shown": "All players show their hands and set their melds apart. "
    "The cards that are left over are their deadwood. Nothing is laid off.",
    "drop.when": "In your turn, before drawing, you may drop: you leave the deal and take the points that this costs. "
    "Before your first draw it is a first drop, later a middle drop.",
    "drop.misses": "Missing {n:turn} in a row without drawing is a middle drop too, and so is leaving the table.",
    "drop.last": "If only one player is left in the deal, that player wins it.",
    "declare.how": "After drawing you may declare: put one card face up on the discard pile, which is the finish slot, "
    "and show all the others in melds.",
    "declare.right": "If every card fits and both lives are there, you win the deal at once.",
    "declare.right_pures": "If the show is good, you win the deal at once.",
    "declare.wrong": "If not, the declaration was wrong: "
    "you leave the deal with the points for that, and the others play on.",
    "declare.finish_card": "The card put on the discard pile stays there, and the next player may take it like any "
    "other discard.",
    "show.melds": "In your last turn, after drawing, you lay all your melds face up on the table.",
    "show.send": "Then you may send cards that are left over to melds that others have shown already. "
    "Those melds must still be legal.",
    "show.mom": "You may do so even if you had no meld to show.",
    "show.no_mom": "If you had no meld to show, you may not.",
    "show.no_send": "No cards are added to melds that others have shown.",
    "show.trash": "Keep at least one card to discard. What is left in your hand after that is your trash.",
    "discard.end": "End your turn by putting one card face up on the discard pile.",
    "discard.only_card": "A player who had no card when taking it may discard it.",
    "discard.not_taken": "A card that you took from the discard pile may not be discarded in the same turn.",
    "discard.not_taken_of_two": "The first card that you took from the discard pile may not be discarded in the same "
    "turn; the second may.",
    "discard.careless": "A discard is careless if it could be laid off on the table, if it makes a meld with two or "
    "more other cards of the discard pile, or if the next player takes it and goes out in that turn.",
    "discard.careless_last": "The last card, which is laid face down, is never careless.",
    "discard.not_left": "So you may not lay so much that only this card is left, unless it can still be laid off.",
    "discard.not_left_no_lay_off": "So you may not lay so much that only this card is left.",
    "discard.fitting": "A card that could be laid off on a meld on the table may not be discarded, unless it is your "
    "last one or all others could be laid off too.",
    "discard.not_out": "Whoever discards the last card plays on without a hand, until a faced card can be laid.",
    "discard.return": "You may even discard the card that you have just taken.",
    "discard.taken_stays": "A card taken from another player must stay in a meld of its own, so neither it nor a card "
    "that its meld needs may be discarded.",
    "buy.when": "Before a player draws from the stock, the others may buy the top card of the discard pile, the "
    "nearest in turn first.",
    "buy.penalty": "With it the buyer takes {n:piece} of the stock and discards nothing. A purchase is no turn: the "
    "player in turn then draws.",
    "buy.stock": "While the stock has no more than {n:piece}, nobody can buy.",
    "buy.alone": "The buyer takes that card alone and discards nothing. A purchase is no turn: the player in turn "
    "then draws.",
    "buy.points": "Each purchase counts {points:point} against the buyer.",
    "buy.limit": "A player may buy {n:time} in a deal.",
    "buy.not_after": "Whoever has laid the first meld can buy no more, and nobody buys a discard of their own.",
    "buy.not_own": "Nobody buys a discard of their own.",
    "call_end.drop": "Before you draw you may drop instead. That ends the deal at once, and the hands of all are "
    "compared.",
    "call_end.draw": "Before you draw you may call a draw instead. That ends the deal, and hands are compared.",
    "call_end.needs_meld": "You may do so only with a meld of your own on the table.",
    "call_end.kept_from.others": "You may not if another player has laid a card on one of your melds since your last "
    "turn.",
    "call_end.kept_from.anybody": "You may not if a card was laid on one of your melds in your last turn or after "
    "it, even by yourself.",
    "fight.answer": "When the end has been called, the others answer in turn. Whoever has a meld on the table may "
    "fight or fold; whoever has none folds.",
    "fight.four": "With four cards of one rank in hand, a player without a meld on the table may fight too.",
    "dealt.show": "If a hand counts {counts} as it was dealt, it is shown at once, and nobody plays.",
    "force.when": "If a player declines a card, from the stock or from the pile, that fits one of that player's own "
    "melds as they lie, the opponent may force it: the card is laid off there, and the player then discards.",
    "claim.who": "After a discard, and before the next player draws, the others may claim it for a new meld of three "
    "with two cards of the hand.",
    "claim.kinds": "Any of them may claim it for a group (pon), but only the next player for a run (chi). A group "
    "goes before a run; of two groups that of the nearer player, in the order of play.",
    "claim.then": "The meld is laid at once. Then the claimer may lay more, and discards.",
    "claim.then_discard": "The meld is laid at once, and the claimer discards without laying anything else.",
    "claim.goes_on": "Play goes on with the player after the claimer; those between miss their turn.",
    "claim.not_first": "Nobody claims before every player has had a turn.",
    "claim.short": "Where two cards are a meld, one card of the hand is enough.",
    "call.when": "When a card is discarded that could be laid off on a meld on the table, any other player may call "
    "it before the next player draws.",
    "call.then": "The caller lays the card off there at once and then discards a card.",
    "call.own_meld": "As in laying off, a card goes on a meld of others only when a meld of your own lies on the "
    "table.",
    "call.several": "If several players call, the nearest of them, clockwise from the player who discarded, takes the "
    "card.",
    "call.goes_on": "Play goes on with the player after the one whose discard was called first.",
    "call.not": "Nobody may call a discard of their own, nor the discard that ends the deal.",
    # the table
    "table.shared": "The sets on the table belong to everybody. You may add to them, take tiles from them, "
    "split them and join them.",
    "table.end": "At the end of your turn every set must be legal, and no tile may lie loose. "
    "At least one tile must have come from your rack.",
    "table.stay": "Tiles that lay on the table stay on the table and never come onto your rack.",
    "table.add": "Add to a set: {run} takes {tiles}.",
    "table.take": "Take what a set can spare: from {group} take {tile} for another set.",
    "table.shift": "Add at one end, take at the other: with {tile} added to {run}, you may take {freed}.",
    "table.split": "Split a run: with a second {tile}, {run} becomes {first} and {second}.",
    "turn.rearrange.cards": "In your turn you either play cards from your hand or draw.",
    "rearrange.play.cards": "Play as many cards from your hand as you like, but at least one: lay new melds, add to "
    "melds on the table, rearrange the table.",
    "rearrange.draw.cards": "If you cannot or will not play, draw {n:piece} from the stock. That ends your turn.",
    "rearrange.draw_first.cards": "If you cannot or will not play, draw {n:piece} from the stock.",
    "rearrange.wait.cards": "What you have drawn can be played in your next turn at the earliest.",
    "rearrange.no_draw.cards": "When you have played, you do not draw.",
    "table.shared.cards": "The melds on the table belong to everybody. You may add to them, take cards from them, "
    "split them and join them.",
    "table.end.cards": "At the end of your turn every meld must be legal, and no card may lie loose. At least one "
    "card must have come from your hand.",
    "table.stay.cards": "Cards that lay on the table stay on the table and never come into a hand.",
    "time.stands.cards": "If cards were played and every meld is legal, the play stands.",
    "time.short.cards": "If the stock holds too few, the player draws what is left.",
    "end.rack.cards": "The deal ends as soon as a player has no cards left. That player wins it.",
    "exhausted.play_on.cards": "When the stock is empty, play goes on without drawing. When all players in a row "
    "have played nothing, the deal is over.",
    "opening.before.cards": "Before your first meld you may not touch the melds on the table.",
    "opening.then_manipulate.cards": "As soon as it lies on the table you may, in the same turn, add to all the "
    "melds there and rearrange them.",
    "opening.nothing_else.cards": "In the turn of your first meld you may touch nothing else on the table. From your "
    "next turn on you may.",
    "opening.table_contract": "Your first meld has {melds} (or longer), made of cards from your own hand alone; "
    "other melds of your own may lie beside it.",
    "silent.stay.cards": "A card that lay on the table may not come into a hand.",
    "silent.no_draw.cards": "A turn in which at least one card was played draws nothing, whether it made a new meld "
    "or added to one.",
    "silent.wait.cards": "A card that was drawn waits until the next turn.",
    "exchange.ordinary.cards": "A meld that has lost its joker is an ordinary meld at once.",
    "exchange.example.cards": "Example: {before} lies on the table. Put your {tile} in the joker's place, and lay "
    "{after} as a new meld.",
    "table.take.cards": "Take what a meld can spare: from {group} take {tile} for another meld.",
    "table.add.cards": "Add to a meld: {run} takes {tiles}.",
    "table.split.cards": "Split a run: with a second {tile}, {run} becomes {first} and {second}.",
    "exchange.after_opening.cards": "A joker cannot be freed before your first meld. Once that lies on the table, it "
    "can, even in the same turn.",
    "table.cards": "Nobody takes a card away from them.",
    "table.cards.tiles": "Nobody takes a tile away from them.",
    "table.cards_stay": "Melds that lie on the table stay there.",
    "table.kept": "No melds lie on the table before the deal ends.",
    "table.until_knock": "No melds lie on the table before a knock.",
    # the clock
    "time.limit": "A turn lasts at most {seconds:second}, unless the table agrees on another limit.",
    "time.none": "This game has no time limit, but a table may agree on one.",
    "time.has_drawn": "Whoever has drawn in this turn already draws no more.",
    "time.untouched": "If nothing was moved when time is up, the player draws {n:piece}, and the turn ends.",
    "time.stands": "If tiles were played and every set is legal, the play stands.",
    "time.loose.restore": "If the table is in disorder, everything goes back to where it was when the turn began, "
    "the player draws {n:piece}, and the turn ends.",
    "time.loose.to_rack": "If the table is in disorder, the legal sets stay, every loose tile goes to "
    "the player's rack, the player draws {n:piece}, and the turn ends.",
    "time.restore_if_not": "If even that would break a rule, everything goes back to where it was instead.",
    "time.short": "If the pool holds too few, the player draws what is left.",
    "time.draw": "If time is up before the player has drawn, the top card of the stock is drawn.",
    "time.draw_cards": "If time is up before the player has drawn, the draw is made from the stock.",
    "time.missed": "If time is up before the player has drawn, the turn is missed.",
    "time.refused": "If the stock is empty, this counts as refusing the upcard.",
    "time.nothing_taken": "If the stock is empty, this counts as taking nothing.",
    "time.laid": "What has been laid stays.",
    "time.owed": "What must still be laid in this turn, a card taken or a joker, is laid for the player, with as few "
    "other cards of the hand as possible.",
    "time.drawn_card": "Then the card drawn from the stock is discarded. "
    "If it is no longer in hand, or the player drew "
    "from the discard pile, the card that counts most is discarded.",
    "time.drawn_card_of_two": "If it is up between the upcard and the second card, the second card is drawn from the "
    "stock. Then the card drawn from the stock is discarded. If none was drawn there, or it is no longer in hand, the "
    "card that counts most is discarded.",
    "time.highest_card": "Then the card in hand that counts most is discarded.",
    "time.last_card": "If time is up after the draw, the card just drawn is discarded.",
    "time.not_wild": "Instead of a wild card, the one that counts most of the other cards is discarded.",
    "time.not_joker": "Instead of a joker, the one that counts most of the other cards is discarded.",
    "time.not_wild.tiles": "Instead of the wild tile, the highest of the other tiles is discarded.",
    "time.not_returned": "A card taken from the discard pile this turn stays in hand.",
    "time.buy": "When the time for a purchase is up, that counts as not buying.",
    "time.fight": "When the time to answer is up, that counts as folding.",
    "time.dealt": "A hand that ends the deal as dealt is shown when time is up.",
    "time.force": "When the time to force a card is up, it is let pass.",
    "time.claim": "When the time for a claim is up, the discard is let pass.",
    "time.call": "When the time for a call is up, that counts as not calling.",
    "time.show": "In the last turn the melds are shown first.",
    # the end
    "end.rack": "The game ends as soon as a player has no tiles left. That player wins it.",
    "end.go_out": "A player whose last card leaves the hand has gone out: the deal ends at once, "
    "and that player wins it.",
    "end.out": "A player whose last card leaves the hand has gone out, and the deal ends at once. The scoring says "
    "who wins it.",
    "end.floats": "A player whose last card is melded or laid off has not gone out, but plays on without a hand: in "
    "the next turn that player draws as usual, and goes out by discarding the last card, or lays it and plays on.",
    "end.face_down": "It is laid face down, and counts for nobody.",
    "end.knock": "The deal ends when a player has knocked and discarded. The scoring says who wins it.",
    "end.declare": "The deal ends when a player has declared rightly, or when only one is left in it.",
    "end.call_end.drop": "The deal ends when a player drops. The scoring says who wins it.",
    "end.call_end.draw": "The deal ends when a player has called a draw. The scoring says who wins it.",
    "end.last.meld_lay_off_discard": "The last card may be melded, laid off or discarded.",
    "end.whole_hand": "Where the contract of a deal takes the whole hand, a player goes out only with that contract, "
    "all cards at once.",
    "end.last.meld_discard": "The last card may be melded or discarded.",
    "end.last.meld": "The last card must be melded.",
    "end.last.meld_lay_off": "The last card must be melded or laid off.",
    "end.last.discard": "The last card must be discarded: it may be neither melded nor laid off.",
    "exhausted.play_on": "When the pool is empty, play goes on without drawing. "
    "When all players in a row have played nothing, the game is over.",
    "exhausted.lowest": "The player with the fewest points left wins it.",
    "exhausted.upcard": "When the stock is empty, you may still take the top card of the discard pile.",
    "exhausted.upcard_before_first_meld": "When the stock is empty, a player without a first meld may still take the "
    "top card of the discard pile.",
    "exhausted.any_card": "When the stock is empty, you may still take one of the discards.",
    "exhausted.flip": "If you want to draw from the stock instead, the discard pile is turned over without shuffling "
    "and becomes the stock: the card that was discarded first is drawn first.",
    "exhausted.shuffle": "If you want to draw from the stock instead, the discard pile is shuffled "
    "and becomes the stock.",
    "exhausted.flip_only": "When the stock is empty, the discard pile is turned over without shuffling "
    "and becomes the stock: the card that was discarded first is drawn first.",
    "exhausted.shuffle_only": "When the stock is empty, the discard pile is shuffled and becomes the stock.",
    "exhausted.new_pile": "Your discard then begins a new pile.",
    "exhausted.keep_top": "The top card of the discard pile stays where it is.",
    "exhausted.block": "When the stock is empty, the discard pile stays as it is. "
    "Play goes on as long as each player in turn takes the top card of the discard pile.",
    "exhausted.blocked": "The first player who does not take it ends the deal at once. It also ends when the upcard "
    "has gone round {rounds:time}.",
    "exhausted.refused": "The first player who does not take it ends the deal at once.",
    "exhausted.block_down": "When the stock is empty, the discard pile stays as it is. Play goes on as long as each "
    "player in turn takes cards of it as in any turn. The first player who takes none ends the deal at once.",
    "exhausted.free_rounds": "It also ends when the top card, taken without being laid, has gone round {rounds:time}.",
    "exhausted.lowest_wins": "The deal ends with the turn in which the last card of the stock was drawn. Then the "
    "hands are compared.",
    "exhausted.drawn": "Nobody then wins the deal.",
    "exhausted.turnovers": "This happens at most {turnovers:time} in a deal. "
    "If the stock runs out once more, the deal is void: nobody scores, and it is dealt again.",
    "exhausted.same_dealer": "The same dealer deals again.",
    "exhausted.in_last_turns": "If somebody has gone out already, the deal is not void: it ends there and is scored.",
    "exhausted.void_once_more": "If a deal is void {n:time} in a row, the last of them is not dealt again: nobody "
    "scores, and the next deal follows.",
    "exhausted.void_at_once": "A void deal is not dealt again, though: it counts as played, and the next deal follows.",
    "exhausted.never": "The stock lasts for the whole deal.",
    # scoring
    "scoring.values": "What is left {held} counts: {items}.",
    "scoring.values_melds": "The cards of the melds count: {items}.",
    "scoring.values_deadwood": "Deadwood counts: {items}.",
    "value.face": "{face} {points}",
    "value.number": "every tile its number",
    "value.card": "every card 1",
    "value.ranks": "{ranks} {points} each",
    "value.pips": "2 to {last} their number",
    "value.ace": "an ace {points}",
    "value.court": "J, Q and K {points} each",
    "value.court_number": "J 11, Q 12, K 13",
    "value.rank": "{rank} {points}",
    "value.joker": "a joker {points}",
    "value.any_joker": "every joker of any kind, the mirror joker too, {points}",
    "value.wild_rank": "a card of the wild rank {points}",
    "value.wild": "a wild card 0",
    "scoring.penalties": "Every other player loses the points of the tiles left on the rack. "
    "The winner gains all that the others lose, so the points of a game always add up to 0.",
    "scoring.hands.all": "The winner scores the points of all cards left in the other hands, complete melds among "
    "them too. The others score nothing.",
    "scoring.hands.unmatched": "The other players set their melds apart. "
    "The winner scores the points of the cards that fit in no meld. The others score nothing.",
    "scoring.double": "A winner who had nothing on the table before and lays the whole hand in one turn scores "
    "double: {twice} instead of {once}.",
    "scoring.blocked": "If the deal was blocked, the player with the fewest points in hand wins and scores the "
    "difference to each of the others.",
    "scoring.nobody_out": "If nobody went out, the player with the fewest points in hand wins and scores the "
    "difference to each of the others.",
    "scoring.blocked_whole": "If the deal was blocked, the player with the fewest points in hand wins and scores the "
    "points of all cards in the other hands.",
    "scoring.nobody_out_whole": "If nobody went out, the player with the fewest points in hand wins and scores the "
    "points of all cards in the other hands.",
    "scoring.blocked_tie": "Players who tie share it equally; what cannot be shared is lost.",
    "scoring.against": "Every other player writes down the points of all cards left in hand, complete melds among "
    "them too. These are points against them; the winner writes down 0.",
    "scoring.unopened": "A player who has laid no meld in the deal writes down {points:point}, whatever is in hand.",
    "hand_payments.pays": "Every other player pays the winner the points of all cards left in hand, complete melds "
    "among them too.",
    "hand_payments.times": "Each {rank} in hand multiplies them by {n}.",
    "hand_payments.joker": "Each joker in hand multiplies them by {n}.",
    "hand_payments.concealed": "If the winner had nothing on the table before and lays the whole hand in one turn, "
    "all pay twice that.",
    "hand_payments.unmelded": "A loser who has laid no meld in the deal pays twice.",
    "scoring.concealed_against": "If the winner had nothing on the table before and lays the whole hand in one turn, "
    "the points of the others are doubled.",
    "scoring.out_bonus": "The winner takes {points:point} off.",
    "scoring.concealed_bonus": "A winner who had nothing on the table before and lays the whole hand in one turn "
    "takes {points:point} off.",
    "scoring.natural_bonus": "Without a joker it is {points:point}.",
    "scoring.against_unmatched": "Every other player sets melds apart and writes down the points of the cards that "
    "fit in none. These are points against them; the winner writes down 0.",
    "scoring.own_melds": "The winner scores the worth of the melds laid, once for each opponent. "
    "What the others hold does not matter.",
    "scoring.own_melds_example": "Example: {melds} is worth {value}. With {opponents} opponents that makes {points}.",
    "scoring.values_laid": "Cards count, on the table and in hand: {items}.",
    "scoring.low_ace_laid": "An ace that lies before the 2 counts {points:point}.",
    "scoring.laid": "Every player scores the points of the cards laid, in melds and on melds of others, and loses "
    "those of all cards left in hand, complete melds among them too. A card counts for the player who laid it, "
    "whoever's meld it lies on. So points may be lost in a deal. The player who scores most wins the deal.",
    "scoring.laid_example": "Example: A has laid {first} and gone out; B has laid off {second} on it and still holds "
    "{rest}. A scores {a}, B {b}.",
    "scoring.upcard": "The first upcard of the deal counts {points} instead, wherever it is.",
    "scoring.upcard_adds": "The first upcard of the deal counts {points} more, wherever it is.",
    "scoring.upcard_special": "If it is {cards}, it is {points}.",
    "scoring.unlaid": "The hand of a player who has laid nothing counts {times:time}.",
    "scoring.out": "A player who goes out scores {points:point} more.",
    "scoring.out_concealed": "What a player scores who goes out having laid nothing before that turn counts "
    "{times:time}.",
    "scoring.out_one_suit": "What a player scores who goes out with all cards of one suit, the last one too, counts "
    "{times:time}.",
    "scoring.careless": "Each careless discard costs {points:point}, which nothing doubles.",
    "scoring.least": "In the examples A has knocked. "
    "If the knocker has the least deadwood, the knocker wins and scores the difference to each of the others.",
    "scoring.tie_with_knocker": "If another player has as little, that player wins instead.",
    "scoring.undercut": "If another player has less, that player wins, scores {points:point} more, and the knocker "
    "loses {points}.",
    "scoring.rummy": "A winner without deadwood scores {points:point} more from each of the others. "
    "A knocker without deadwood wins even if others have none.",
    "scoring.knock_tie": "Several winners share the points equally; what cannot be shared is lost.",
    "scoring.win_or_fewest": "The winner of a deal scores 1 point. Only where nobody went out are the cards left in "
    "hand counted: {values}. Whoever has the fewest points then scores 1 point; several who tie score 1 point each.",
    "scoring.win_carried": "Where nobody wins a deal, the next win scores 1 point more, and so on for every such "
    "deal before it.",
    "scoring.win": "The winner of a deal scores 1 point. The cards in the other hands do not matter.",
    "deal.indicates.rank_and_neighbours": "Then one card of the stock is drawn by chance, shown and put aside: the "
    "cut card. All cards of its rank are wild in this deal, and of its suit the next higher card, the upper joker, "
    "and the next lower one, the lower joker, too; the ace lies between the king and the two. If it is a joker, it "
    "counts as the ace of spades. That card itself is not played with.",
    "pures.rule": "To win, all your cards must be in melds, and at least {n} of these must be pure runs: runs "
    "without wild cards and jokers.",
    "pures.natural": "A wild card in its own place does not spoil a pure run.",
    "pures.tunnela": "Three identical cards are a tunnela, three jokers too. It counts as a pure run, and no wild "
    "card can stand in it.",
    "pures.dublee": "Two identical cards are a dublee, two jokers too. Alone it is no meld.",
    "pures.free": "These hands win as well, whatever the rest of the hand is: {shows}.",
    "pures.free_tunnelas": "{n} tunnelas",
    "pures.free_dublees": "{n} dublees",
    "pures.free_jokers": "{n} wild cards",
    "pures.count": "The winner has 0 points. What the others count depends on their pure runs, but is never more "
    "than {cap}. Wild cards count nothing, and a hand that could be declared counts 0.",
    "pures.enough": "With {n} pure runs: only the cards in no meld.",
    "pures.few": "With fewer than {n}: all cards outside the pure runs, those in other melds too.",
    "pures.consolation": "When another player declares dublees, a player with {n} dublees or more pays "
    "{points:point} only.",
    "value_cards.which": "The twins of the cut card, the upper jokers and the lower jokers are value cards.",
    "value_cards.table": "One of a kind is worth {one}, two are worth {two} and three {three}.",
    "value_cards.marriage": "One of each of the three kinds together is a marriage, which is worth {one} instead; "
    "two marriages are worth {two} and three {three}, and the cards left over count by their kinds.",
    "value_cards.twenty": "Each of them is worth {points:point}.",
    "value_cards.exchange": "After the declaration all players who are still in the deal pay each other what the "
    "value cards of the other are worth, whoever has won.",
    "match.money_balanced": "One deal is the whole match. The points of all players come to nothing together, and "
    "everybody pays or is paid {value} for each of their own.",
    "silent.out_values": "A player who has left the deal neither pays nor is paid for value cards.",
    "choice.value_cards.table": "by the table",
    "choice.value_cards.twenty": "twenty each",
    "penalty.count": "The winner has 0 points. What the others count depends on their lives, but is never more than "
    "{cap}.",
    "penalty.both": "With both lives: the cards in no meld. Example: {melds} and {rest}, which is {points}.",
    "penalty.first": "With the first life alone: all cards outside it, those in other melds too. Example: "
    "{melds} and {rest}, which is {points}.",
    "penalty.none": "Without the first life: all cards. Example: {rest}, which is {count} and so {points}.",
    "penalty.fixed": "A first drop costs {first}, a middle drop {middle}, a wrong declaration {wrong}.",
    "penalty.to_winner": "These points are paid to the winner of the deal.",
    "penalty.written": "These points are written down against the players: the fewer, the better.",
    "payments.base": "Every opponent pays the winner {points:point}.",
    "payments.joker": "For each joker in the melds it is {points:point} more.",
    "payments.wild": "For each other wild card that stands for another it is {points:point} more.",
    "payments.example": "Example: with {jokers} in the melds, each of {opponents} opponents pays {each}. "
    "The winner gets {points}.",
    "payments.bonuses": "Every opponent pays these bonuses too, which add up: {bonuses}.",
    "bonus.undrawn": "{points} for a hand laid before drawing",
    "bonus.one_draw": "{points} for a hand laid after drawing one card",
    "bonus.no_wild": "{points} for a hand without wild cards",
    "bonus.one_suit": "{points} for a hand of one suit",
    "payments.bonuses_example": "A hand laid before drawing and without wild cards so brings {points} from each.",
    "stakes.unmatched": "When hands are compared, only cards outside melds count; melds kept in the hand are free.",
    "stakes.all": "When hands are compared, every card in hand counts.",
    "stakes.out": "A player who goes out by a meld or a lay-off gets {laid:point} from each of the others, and by a "
    "discard {discarded:point}.",
    "stakes.out_same": "A player who goes out gets {laid:point} from each of the others.",
    "stakes.called": "If the hand of the player who ended the deal before drawing is the lowest, that player gets "
    "{called:point} from each of the others. If another is as low or lower, the lowest of the others wins: the "
    "player who ended the deal pays {beaten:point}, everybody else {called:point}.",
    "stakes.fought": "Compared are only the hands of the caller and of those who fight. The lowest wins, and the "
    "caller loses against an equal one. Whoever is beaten pays the winner {beaten:point}, and whoever folds "
    "{called:point}.",
    "stakes.stock": "When the stock is gone, the lowest hand gets {stock:point} from each of the others.",
    "stakes.ties.all": "If several are lowest together, each of them is paid in full by all who are not.",
    "stakes.ties.called": "If several of the others are lowest together, each of them is paid so by everybody who is "
    "not one of them.",
    "stakes.ties.nearest": "Of equal hands the first in turn after the caller wins. When the stock is gone, it is "
    "the hand of whoever drew the last card, or the first in turn after that player.",
    "stakes.ante": "Before each deal every player pays {ante:point} into a pot. Whoever wins two deals in a row "
    "alone takes it, and a new pot begins, for which that win does not count. What is left in it when the match "
    "ends belongs to nobody.",
    "stakes.no_meld": "A player without a meld on the table pays {more:point} more.",
    "stakes.no_meld_loses": "When the stock is gone, only a player with a meld on the table can win, unless nobody "
    "has one.",
    "stakes.dealt": "A hand that ends the deal as dealt gets {dealt:point} from each of the others.",
    "stakes.dealt_draw": "If several have one, nobody pays.",
    "stakes.dealt_highest": "If several have one, the highest is paid, and nobody if those are equal.",
    "stakes.example": "Example: {caller} ends the deal before drawing, and the hands count: {held}. The points: "
    "{points}.",
    "stakes.example_fought": "Example: {caller} calls, {fighter} fights, and the others fold; all have melds on the "
    "table. The hands count: {held}. The points: {points}.",
    "ranks.values": "Trash counts: {items}.",
    "ranks.order": "If nobody went out, the player with the least trash wins. "
    "With the same trash, the player who showed melds first comes before. The others pay the winner by their rank: "
    "{ranks}.",
    "ranks.rank": "number {rank} pays {points}",
    "ranks.mom": "A player who had no meld to show is móm, ranks last and pays {points}.",
    "ranks.all_mom": "If everybody is móm, the player with the least trash wins, and each of the others pays {points}.",
    "ranks.example": "Example: {held} are left, and {mom} had no meld. The points: {points}.",
    "ranks.out": "A player who goes out with all cards in melds is ù and gets {points} from each of the others, and "
    "{twice} if it was without a discard.",
    "ranks.chip": "A player whose discard is taken pays {points:point} to the player who takes it.",
    "ranks.pays_all": "A player from whom the winner took three discards before going out pays for everybody.",
    "scoring.example": "Example: {winner} has no {pieces} left. {holds}. The points: {points}.",
    "scoring.holds": "{seat} holds {faces}, which is {points}",
    "scoring.holds_meld": "{seat} has the meld {meld} and is left with {faces}, which is {points}",
    "scoring.points": "{seat} {points}",
    "scoring.lowest": "If nobody could go on, the player with the fewest points left wins. "
    "Every other player loses the difference to that; the winner gains the sum.",
    "scoring.totals_example": "Example: {held} are left. The points: {points}.",
    "scoring.tie": "Players who tie for the fewest share the gain equally. What cannot be shared goes, a point each, "
    "to those of them who came first in the order of play.",
    "match.games": "A match has {n:deal}.",
    "match.as_many_as_players": "A match has as many {deals} as there are players.",
    "match.rounds": "A match has {n:round}, each of as many {deals} as there are players.",
    "match.most_won": "Whoever has won the most {deals} wins the match. In a tie the higher total of points decides, "
    "and players who tie there too share the win.",
    "match.start": "Everybody begins with {points:point}.",
    "match.highest": "The points of all are added up, and the highest total wins.",
    "match.lowest": "The points of all are added up, and the lowest total wins.",
    "match.shared": "Players with the same total share the win.",
    "match.first_to": "The first player to have {target:point} or more wins the match.",
    "match.winning_run": "A player who wins a deal with {n:piece} or more of one suit in a row wins the match at once.",
    "match.first_to_column": "The first player to have {target:point} or more in a column wins that column.",
    "match.several": "If several get there in the same deal, the highest total wins.",
    "match.extra_deal": "If the highest total is shared, all players play one more deal.",
    "match.wins": "The first player to win {n:deal} wins the match.",
    "match.single": "One {deal} is the whole match: whoever wins it has won.",
    "match.single_dealer": "The winner deals the next match at the same table.",
    "match.single_shared": "After a shared win the deal passes to the next player in turn.",
    "match.money": "One deal is the whole match. Every other player pays the winner {value} for each point.",
    "match.money_example": "Example: points of {points} bring {gross}; the winner gets {net}.",
    "deal.indicates.next": "Then one tile with a number is drawn from the pool by chance and shown: the indicator. "
    "It lies open beside the pool and is not played with.",
    "indicated.wild": "The tile of the indicator's colour that is one higher is wild in this game, both copies of "
    "it; after 13 comes 1. A wild tile stands for any tile, itself too.",
    "indicated.example": "If the indicator is {indicator}, {wild} is wild; if it is {last}, {first} is.",
    "indicated.false": "A false joker is not wild. It is the ordinary tile whose place the wild one has left: with "
    "{indicator} as the indicator it is {wild}, and nothing else.",
    "indicated.free": "A set may have any number of wild tiles.",
    # tiles laid on the table, one of them wild
    "aim.tiles_left": "Get rid of your tiles before somebody goes out. Whoever has written down the fewest points "
    "after all games wins the match.",
    "indicated.swap": "Once your first meld lies, you may in your turn put the tile for which a wild tile on the "
    "table stands in its place, and take the wild tile to your rack.",
    "indicated.swap_group": "In a group of three either missing colour will do.",
    "opening.pairs": "Or it is {n} pairs of equal tiles at least, laid in one turn, and no other sets with them.",
    "opening.pairs_wild": "A wild tile makes a pair with any tile, a false joker only with another one or with a "
    "wild tile.",
    "opening.rising": "Each first meld of a game must be worth at least one point more than the last one before it.",
    "opening.rising_pairs": "Each first meld of a game must be worth at least one point more than the last one "
    "before it, or have one pair more than the last one in pairs.",
    "opening.no_lay_off.tiles": "Before your first meld you may add nothing to the sets on the table, and what you "
    "add does not count towards it.",
    "play.after_pairs": "A player whose first meld was pairs lays further pairs and adds to sets, but lays no groups "
    "and runs.",
    "play.no_pairs": "A player whose first meld was groups and runs lays no pairs.",
    "play.pairs_for_all": "A player whose first meld was groups and runs may lay pairs too, once somebody has laid "
    "some.",
    "discard.noted_both": "It costs penalty points to discard a tile that could be added to a set on the table, "
    "whether your first meld lies or not, or to discard a wild tile.",
    "discard.noted_fitting": "It costs penalty points to discard a tile that could be added to a set on the table, "
    "whether your first meld lies or not.",
    "discard.noted_wild": "It costs penalty points to discard a wild tile.",
    "discard.noted_last": "The tile with which you go out costs nothing.",
    "draw.top.table.tiles": "Begin your turn by taking one tile: the next one of the pool, unseen, or the last "
    "discard of the player before you. You may take that only if you lay it in the same turn, and before your first "
    "meld only as a part of that.",
    "part.Play.tiles": "lay sets and add to those on the table as you like",
    "part.Swap.tiles": "exchange a wild tile if you like",
    "play.melds.tiles": "After drawing you may lay sets from your rack face up on the table.",
    "play.any_order.tiles": "You may lay and add as much as you like, in any order.",
    "lay_off.any.tiles": "You may add tiles from your rack to any group or run on the table, whoever laid it, but "
    "not to a pair. The set must still be legal.",
    "lay_off.example.tiles": "To {meld} you may add {cards}.",
    "table.cards_stay.tiles": "Sets that lie on the table stay there.",
    "end.out.tiles": "A player whose last tile leaves the rack has gone out, and the game ends at once. The scoring "
    "says who wins it.",
    "end.last.discard.tiles": "The last tile must be discarded: it may be neither laid in a set nor added to one.",
    "exhausted.tiles_left": "The game ends with the turn in which the last tile of the pool was drawn. If nobody has "
    "gone out, what is left on the racks counts all the same.",
    "left.rack": "Everybody writes down the numbers of the tiles left on the rack; fewer points are better.",
    "left.wild": "A wild tile that is left counts {points}.",
    "left.wild_number": "A wild tile that is left counts its number.",
    "left.false": "A false joker counts the number of the wild tile.",
    "left.out": "Whoever goes out takes off {points:point}.",
    "left.unopened": "A player without a first meld writes down {points:point}, whatever is left.",
    "left.pairs": "For a player whose first meld was pairs, what is left is multiplied by {times}.",
    "left.times": "The way in which a player goes out multiplies all these points, those taken off too.",
    "left.times_wild": "If the last tile thrown is wild, it is by {times}.",
    "left.times_pairs": "If that player's first meld was pairs, by {times}.",
    "left.times_hand": "If that player had laid nothing before that turn, by {times}.",
    "left.multiply": "Several of these multiply one another.",
    "left.careless": "Each discard that costs penalty points adds {points:point}, which nothing multiplies.",
    "left.example": "Example: with {faces} left you write down {points}, who goes out {out}, a player without a "
    "first meld {unopened}. If the last tile was wild, it is {all_points}, {all_out} and {all_unopened}.",
    "indicated.declared": "Before drawing, a player may declare to go for pairs. That holds until the game ends.",
    "indicated.declared_bound": "Such a hand goes out in pairs alone, and then counts more.",
    "indicated.shown": "Whoever holds the other tile that is equal to the indicator may show it in the first turn, "
    "before discarding. It stays on the rack.",
    "indicated.shown_lost": "Every other player then loses {points:point}.",
    "draw.own_piles": "The discards of every player lie in a pile of their own, and only the next player may take "
    "the last one, only in the next turn.",
    "draw.top.tiles": "Begin your turn by taking one tile: the next one of the pool, unseen, or the last discard of "
    "the player before you.",
    "part.Draw.tiles": "draw a tile",
    "part.GoOut.tiles": "go out with the whole rack, if you can",
    "part.Discard.tiles": "discard a tile",
    "go_out.kept.tiles": "Sets stay on your rack until all of it can be shown at once.",
    "opening.kept.tiles": "There is no first set in this game: sets stay on the racks.",
    "discard.end.tiles": "End your turn by putting one tile face up on your pile of discards, between you and the "
    "next player.",
    "discard.return.tiles": "You may even discard the tile that you have just taken.",
    "table.kept.tiles": "No sets lie on the table before the game ends.",
    "time.draw.tiles": "If time is up before the player has drawn, the next tile of the pool is drawn.",
    "time.drawn_card.tiles": "Then the tile drawn from the pool is discarded. If the player took the discard of "
    "another, the tile with the highest number goes.",
    "go_out.pairs": "Or all of them lie in {n} pairs of equal tiles, and in nothing else. A wild tile makes a pair "
    "with any tile, a false joker only with another one or with a wild tile.",
    "go_out.wins.tiles": "The game ends at once, and that player wins it.",
    "exhausted.nobody_wins": "The game ends with the turn in which the last tile of the pool was drawn. If nobody "
    "has gone out, nobody wins it, and the next game begins.",
    "lost.pairs": "For a hand in pairs they lose {pairs:point}, and {wild:point} if the last tile is wild.",
    "lost.declared": "If they had been declared, that is multiplied by {times}.",
    "lost.shown": "Whoever has shown the twin of the indicator costs every other player {points:point}, however the "
    "game ends.",
    "lost.winner": "The winner loses nothing for the game. What is left on the racks does not count.",
    "match.countdown": "Everybody begins with {start:point}. The match ends with the game after which somebody has "
    "none left.",
    "match.countdown_games": "It ends after {n:deal} at the latest.",
    "match.countdown_most": "Whoever then has the most points left wins; equal players share the win.",
    "go_out.required.tiles": "When, after drawing, all your tiles but one lie in sets, you may show them, throw the "
    "last tile face down on the pool and go out.",
    "lost.plain": "When a player goes out with sets, every other player loses {plain:point}; if the last tile thrown "
    "is wild, {wild:point}.",
    "silent.showed_first.tiles": "The player who begins has the extra tile, and begins by discarding or goes out at "
    "once.",
    "aim.melds.tiles": "Whoever is first to have the whole rack in sets wins the game.",
    "match.last_left": "The points of all deals are added up. A player who reaches {limit} is out. The last one left "
    "wins the match.",
    "match.rejoins": "A player who is out may come in again {n:time}, with the highest total of those still in, as "
    "long as there are at least two of them.",
    "match.buy_in": "A player who is out may buy in again each time, with the highest total of those still in, as long "
    "as there are at least two of them.",
    "match.buy_in_ante": "Each time costs a new stake of {each}, which goes into the pool.",
    "match.call_up": "For every deal, each other player still in pays its winner a stake of {each}, or of "
    "{concealed} if the winner laid the whole hand in one turn.",
    "match.ante": "At first everybody pays a stake of {each} into a pool, which the winner of the match takes.",
    "match.pool": "Everybody pays {entry} into a pool. The points of all deals are added up. "
    "A player who reaches {limit} is out. The last one left takes the pool.",
    "match.pool_example": "Example: {players} players pay {gross}; the winner gets {net}.",
    "match.chips": "Everybody pays {entry} into a pool and begins with chips: {chips}. A point is a chip. "
    "After the last deal, the player with the most chips takes the pool.",
    "match.chips_with": "{chips} with {players} players",
    "match.tie.extra_deal": "Players who tie play one more deal among themselves.",
    "match.tie.split": "Players who tie split the pool.",
    "rake.rate": "The house keeps {percent} % of it.",
    "rake.fixed": "The house keeps {amount} of it.",
    # Gin Rummy
    "start.later.loser_deals": "The loser of a {deal} deals the next.",
    "draw.upcard_offered": "The first upcard is offered before anybody draws: first to the player who begins, then "
    "to the dealer. A player who takes it plays a turn with it without drawing. If both let it pass, the player who "
    "begins must draw from the stock.",
    "knock.limit": "After drawing you may knock, in any turn, if after your discard the cards in no meld, your "
    "deadwood, count {limit} or less. Say so, then discard one card.",
    "knock.gin_only": "After drawing you may knock, in any turn, but only if after your discard no card is outside "
    "melds: you need gin. Say so, then discard one card.",
    "knock.by_upcard": "After drawing you may knock, in any turn, if after your discard the cards in no meld, your "
    "deadwood, do not count more than the limit of this deal. Say so, then discard one card. The first upcard is the "
    "limit: 2 to 10 their number, J, Q and K 10.",
    "knock.ace.gin": "An ace allows only gin.",
    "knock.ace.one": "An ace is a limit of 1.",
    "knock.opens": "The knocker's melds are then laid on the table. They are arranged so that the least deadwood is "
    "left; where there are several such ways, the one after which the other player is left with the most. A knocker "
    "without deadwood has gin.",
    "lay_off.after_knock": "After a knock the other player may lay off cards on the knocker's melds: as many as fit, "
    "also one after another on the same run, and even cards from melds still in hand. Then the hands are compared. "
    "After gin nothing is laid off.",
    "time.offered": "While the first upcard is offered, it is let pass.",
    "time.lay_off": "If the time to lay off is up, the cards are laid off that leave the fewest points.",
    "time.knocked": "After a knock, the card is discarded that leaves the least deadwood.",
    "exhausted.void": "The last {n:piece} of the stock are not drawn. If a player discards without knocking when "
    "only they are left, the deal is void: nobody scores, and it is dealt again.",
    "exhausted.void_empty": "If the stock is empty at the end of a turn, the deal is void: "
    "nobody scores, and it is dealt again.",
    "exhausted.last_discard": "The other player may still take this last discard, but only to knock with it at once.",
    "gin.knock": "In the examples A has knocked, and cards have been laid off. If the knocker has less deadwood than "
    "the other player, the knocker scores the difference.",
    "gin.gin": "A knocker who has gin scores the deadwood of the other player and {points:point} more, even if that "
    "player has none either.",
    "gin.undercut": "If the other player has as little as a knocker with deadwood, or less, that is an undercut: "
    "that player scores the difference and {points:point} more.",
    "gin.big": "A player who goes out with all cards in melds, the drawn one too, has big gin and scores the "
    "deadwood of the other player and {points:point} more.",
    "gin.spades_double": "If the first upcard was a spade, the points of the deal are doubled, bonuses too.",
    "gin.spades_two_boxes": "If the first upcard was a spade, the deal counts as two boxes.",
    "match.boxes": "Then the winner gets {game:point} more, and each player {box:point} for every box. Every deal "
    "won is a box.",
    "match.shutout.bonus": "If the loser has no box, that is a shutout, and the winner gets another {points:point}.",
    "match.shutout.all": "If the loser has no box, that is a shutout, and all that the winner has is doubled.",
    "match.boxes_example": "Example: A has {a} and {a_boxes}, B has {b} and {b_boxes}. In the end A has {a_final} "
    "and B {b_final}.",
    "match.columns": "{n} columns are counted at once, each like a match of its own. A player's first win is written "
    "in the first column, the second in the first two, and so on. A column is closed at the end of the deal in which "
    "somebody reaches {target} in it, and nothing more is written there. A player whose first win comes later begins "
    "in the first open column.",
    "match.columns_end": "The match ends when all columns are closed. Whoever has the most in all of them together "
    "wins it.",
    # house rules
    "options.none": "This game has no house rules to choose.",
    "options.line": "{text}: {value}. ({name})",
    "options.line_choices": "{text}: {value}. ({name}: {choices})",
    "options.line_range": "{text}: {value}. ({name}: {low} to {high})",
    "options.changed": "A house rule of this table.",
    "choice.scoring.win": "the deal",
    "choice.scoring.points": "the cards of the others",
    "choice.timeout_loose_tiles.restore": "restore the table",
    "choice.timeout_loose_tiles.to_rack": "loose tiles to the rack",
    "choice.red_three.penalty": "a penalty in hand",
    "choice.red_three.bonus": "laid out for a bonus",
    "choice.joker_replacement_source.any": "rack or table",
    "choice.joker_replacement_source.rack": "rack only",
    "choice.count.all": "every card",
    "choice.count.unmatched": "cards outside melds",
    "choice.ace.low": "below the 2 only",
    "choice.ace.both": "below the 2 or above the king",
    "choice.wild_penalty.None": "what it always counts",
    "choice.okey_in_hand.number": "its number",
    "choice.unopened_penalty.0": "what is in hand",
    "choice.group_swap.both_suits": "the cards of both missing suits",
    "choice.group_swap.declared": "the card it was said to be",
    "choice.jokers_per_meld.minority": "fewer than natural cards",
    "choice.jokers_per_meld.any": "any number",
    "choice.jokers_per_meld.None": "any number",
    "choice.joker_swap.none": "none of them",
    "choice.joker_swap.run": "those of runs",
    "choice.joker_swap.any": "all",
    "choice.last_deal.all_out": "with the whole hand, no discard",
    "choice.last_deal.normal": "like the others",
    "choice.hand.10/12": "10, from the fifth deal on 12",
    "choice.deuces_wild.black": "the black ones",
    "choice.buys_per_deal.None": "any number",
    "choice.buys_per_deal.any": "any number",
    "choice.buys_per_deal.3/4": "3, in the ninth and tenth deal 4",
    "choice.number_cards.five": "5 each",
    "choice.number_cards.pips": "their number",
    "choice.jokers.by_packs": "one with two packs, two with three",
    "choice.jokers.by_players": "one less than players",
    "choice.form.chile": "the Chilean one",
    "choice.form.argentina": "the Argentine one",
    "choice.recycle.flip": "turn it over",
    "choice.recycle.shuffle": "shuffle it",
    "choice.borrowing.none": "no",
    "choice.borrowing.own": "from one's own melds",
    "choice.borrowing.any": "from any meld",
    "choice.num_hands.0": "until the points that win it",
    "choice.num_hands.None": "as many as players",
    "choice.starter_side.left": "left, clockwise",
    "choice.starter_side.right": "right, counter-clockwise",
    "choice.chips_rule.players_x_80": "for each player",
    "choice.chips_rule.deals_x_80": "for each deal",
    "choice.tie_break.extra_deal": "one more deal",
    "choice.tie_break.split": "they split",
    "choice.timeout_discard.drawn_card": "the card drawn",
    "choice.timeout_discard.highest_card": "the card that counts most",
    "choice.oklahoma_ace.gin": "only gin",
    "choice.oklahoma_ace.one": "1",
    "choice.next_dealer.loser": "the loser",
    "choice.next_dealer.winner": "the winner",
    "choice.next_dealer.alternate": "the players in turn",
    "choice.values.pips": "their number",
    "choice.values.fives": "five each",
    "choice.shutout.bonus": "the bonus for the match",
    "choice.shutout.all": "all that the winner has",
    "choice.shutout.none": "nothing",
    # choices where the printed sheet is silent
    "silent.intro": "Printed rules leave these points open or differ on them. RummyKit plays:",
    "silent.start_ties": "Players who tie in the draw for the start draw again among themselves.",
    "silent.draw_again": "The draw for the start is repeated before every {deal}.",
    "silent.dealer": "With two players the winner of a {deal} deals the next; with more the deal passes to the left.",
    "silent.next_starts": "There is no dealer: the start moves on to the next player with every {deal}.",
    "silent.best_lives": "A losing hand is counted in the arrangement that is best for the player.",
    "heading.sides": "Partners",
    "heading.books": "Canastas",
    "heading.bonus_cards": "Cards laid out for a bonus",
    "heading.turn.take_pile": "Taking the discard pile",
    "sides.partners": "Of {players:player}, those who sit opposite each other are partners. Partners have their "
    "melds and their score in common: they are one side.",
    "sides.alone": "With any other number of players everybody plays alone and is a side of their own.",
    "cards.red": "red {rank}",
    "cards.black": "black {rank}",
    "cards.any": "{rank}",
    "side.wild.jokers": "A joker is wild: in a group it stands for any card.",
    "side.wild.rank": "Every {wild} is wild too.",
    "side.wild.always": "It is wild even among cards of its own rank, so no group is made of it.",
    "side.wild.alone": "It is wild even among cards of its own rank. Wild cards alone make a group too, without "
    "the limits that follow; no natural cards are added to it.",
    "side.wild.own_value": "A wild card keeps its own points, wherever it lies.",
    "side.wild.naturals": "A {meld} needs at least {n} natural cards.",
    "side.wild.most": "It has at most {n} wild cards.",
    "side.wild.not_more": "It never has more wild cards than natural ones.",
    "books.rule": "A {meld} of {size} cards or more is a canasta. It brings {natural:point} if no card in it is "
    "wild, and {mixed:point} if one is.",
    "books.to_go_out": "To go out, a side needs {n} of them.",
    "books.to_go_out_with": "With {players} players a side needs {n} of them to go out.",
    "books.keep": "As long as a side may not go out, its players keep at least one card after the discard.",
    "bonus_cards.rule": "Every {cards} is laid out before its side at once, and another card is drawn for it. One "
    "that comes with the discard pile is laid out without a replacement.",
    "bonus_cards.worth": "Each of them brings {each:point}, all of them together {all:point}. They count against a "
    "side that has no meld.",
    "bonus_cards.last": "If the last card of the stock is one of them, whoever drew it may still meld; then the deal "
    "ends without a discard.",
    "deal.upcard_covered": "If the card turned up is wild or laid out for a bonus, another one is turned up on it, "
    "until one is neither.",
    "draw.of_stock": "Begin your turn by drawing {n:piece} from the stock, unseen, or by taking the discard pile.",
    "draw.of_stock_with": "With {players} players you draw {n:piece}.",
    "draw.stock_or_pile": "Begin your turn by drawing from the stock, unseen, or by taking the discard pile.",
    "take_pile.rule": "You always take the whole discard pile, and its top card is melded at once: with cards of its "
    "rank from your hand, or on the group of that rank that your side has.",
    "take_pile.wild": "With a wild card on top it may not be taken.",
    "take_pile.blocked": "Nor may it be taken with a {cards} on top.",
    "take_pile.frozen": "The pile is frozen for a side without a meld, and for everybody while a wild card or a "
    "bonus card lies in it.",
    "take_pile.pair": "A frozen pile is taken only with two natural cards of the top card's rank from your hand.",
    "take_pile.always_pair": "To take it you always need two natural cards of the top card's rank from your hand.",
    "take_pile.no_room": "If your side has a group of that rank with fewer than {n} cards, they all go to it. If "
    "that would be more than {n}, the pile may not be taken.",
    "take_pile.free": "Otherwise one natural and one wild card are enough, or the top card alone goes to a group of "
    "your side.",
    "take_pile.one_card": "A player who holds a single card may not take a pile of a single card.",
    "play.one_per_rank": "A side has one group of each {rank}; further cards of that {rank} are added to it.",
    "play.last_only": "A group of the cards “{cards}” is laid only in going out, as the last thing, and has no wild "
    "cards.",
    "lay_off.side": "You may lay off cards from your hand on the melds of your own side, and on no others.",
    "opening.by_score": "What the first meld of a side must be worth depends on its score before the deal: {items}. "
    "It may be one {meld} or several, laid in the same turn.",
    "opening.below": "below {total}, {minimum:point}",
    "opening.from": "from {total} on, {minimum:point}",
    "opening.pile_top": "If the discard pile is taken for it, only its top card counts.",
    "opening.side_unless_out": "No minimum is asked of a player who draws from the stock, has melded nothing before "
    "and lays the whole hand at once, but for a discard, with a canasta in it.",
    "exhausted.pile_whole": "When the stock is empty, play goes on as long as each player in turn takes the discard "
    "pile. The first who does not ends the deal, and nobody has gone out.",
    "exhausted.forced": "A pile that is not frozen must then be taken if its top card goes to a meld of your side.",
    "scoring.side_values": "The cards count, in melds as in hands: {items}.",
    "scoring.side": "Each side scores the cards it has melded and its bonuses, less the cards left in the hands of "
    "its players.",
    "scoring.side_out": "Going out brings the side {points:point}.",
    "scoring.side_concealed": "It brings {points:point} instead if the player had melded nothing before, adds "
    "nothing to melds that lay there, and lays the whole hand in one turn with a canasta in it.",
    "scoring.side_example": "Example: {melds} counts {value}, and as a canasta {book}. With {hand} left in hand the "
    "side has {value} + {book} − {left} = {total}.",
    "match.side_first_to": "A match goes on until a side has {target:point}. If both get there in the same deal, the "
    "higher score wins.",
    "part.Draw.or_pile": "draw, or take the discard pile",
    "end.side": "A player whose last card leaves the hand has gone out, and the deal ends at once.",
    "time.pile_taken": "A pile that must be taken is taken.",
    "choice.canastas_to_go_out.None": "two of two players, one of more",
    "aim.sides": "A side builds groups, the larger the better, and goes out when it has enough of them. The side "
    "with most points wins the match.",
    "heading.clean_books": "Books",
    "heading.second_hand": "The second hand",
    "books.clean_rule": "A {meld} of {size} cards or more is a book. It is clean and brings {natural:point} if no "
    "card in it is wild, and dirty and brings {mixed:point} if one is.",
    "books.clean_full_rule": "A {meld} of {size} cards is a book. It is clean and brings {natural:point} if no "
    "card in it is wild, and dirty and brings {mixed:point} if one is.",
    "books.semi": "It is semi-clean and brings {semi:point} if it has a single wild card and {n} natural cards "
    "besides, in a run all of them in a row on one side of it.",
    "books.wild": "One of wild cards alone brings {wild:point}.",
    "books.clean_to_go_out": "To go out, a side needs {n} of them.",
    "books.natural_to_go_out": "To go out, a side needs {n} of them without wild cards.",
    "books.mixed_to_go_out": "It also needs {n} of them with wild cards.",
    "second_hand.side": "A second hand of {n:piece} is dealt to each side too and lies face down. It is for "
    "whichever partner is first without a card; a side has no other.",
    "second_hand.player": "A second hand of {n:piece} is dealt to each player too and lies face down.",
    "second_hand.picked_up": "A player who melds the last card of the hand picks up the second hand at once and "
    "plays on with it in the same turn, without drawing. A player who discards the last card picks it up too, and "
    "plays it from the next turn on. As long as it lies there, no player it belongs to can go out.",
    "second_hand.untaken": "A second hand that was not picked up costs its side {points:point}.",
    "second_hand.counts": "The cards of a second hand that was not picked up count against its side like those left "
    "in a hand.",
    "bonus_cards.each": "Each of them brings {each:point}. They count against a side that has no meld.",
    "side.wild.in_place": "In a run of its own suit it is natural in its own place. Elsewhere it is wild, and no "
    "group is made of it.",
    "side.wild.jokers_anywhere": "A joker is wild: it stands for any card.",
    "side.wild.moves": "A wild card in a run fills a gap or stands at an end. When the card is added that it stands "
    "for, it moves to an end of the same run. It never comes back to a hand.",
    "side.wild.fewer": "It always has fewer wild cards than natural ones.",
    "opening.in_deal": "in deal {number}, {minimum:point}",
    "opening.by_deal": "What the first meld of a side must be worth depends on the deal: {items}. It may be one "
    "{meld} or several, laid in the same turn.",
    "opening.of_side": "The first meld of a side must be worth at least {minimum:point}. It may be one {meld} or "
    "several, laid in the same turn.",
    "take_pile.top_rule": "You take the top {n:piece} of the discard pile, or all of it where it has fewer, and its "
    "top card is melded at once: with cards of its rank from your hand, or on the group of that rank that your side "
    "has.",
    "deal.upcard_put_back": "If the card turned up is wild or laid out for a bonus, it goes under the stock and "
    "another one is turned up, until one is neither.",
    "deal.upcard_put_back_too": "The same goes for {cards}.",
    "deal.joker_put_back": "A joker turned up goes under the stock, and another card is turned up.",
    "play.never": "The cards “{cards}” are never melded.",
    "play.one_open_per_rank": "A side has one group of each {rank} with fewer than {n} cards; further cards of that "
    "{rank} are added to it. When it has {n}, another one may be begun.",
    "ask.required": "A player goes out only after a yes.",
    "exhausted.undrawn": "With {n:piece} left the stock counts as empty.",
    "exhausted.ends": "The last {n:piece} of the stock are not drawn. The deal ends with the turn in which only they "
    "are left, and nobody has gone out then unless it was in that turn.",
    "exhausted.ends_empty": "The deal ends with the turn in which the last card of the stock was drawn.",
    "scoring.side_example_clean": "Example: {melds} counts {value}, and as a clean book {book}. With {hand} left in "
    "hand the side has {value} + {book} − {left} = {total}.",
    "end.last_not_wild": "That discard may not be a wild card.",
    "aim.sides_melds": "A side builds melds, the larger the better, and goes out when it has enough of them. The "
    "side with most points wins the match.",
    "schedule.minimum": "first meld {minimum:point}",
    "draw.whole": "Begin your turn with the top card of the stock, unseen, or with the whole discard pile, without "
    "any condition. If the pile was a single card, that card may not be discarded in the same turn, unless you hold "
    "its twin too.",
    "end.side_second": "A player whose last card leaves the hand when there is no second hand to pick up has gone "
    "out, and the deal ends at once.",
    "end.that_discarded": "The card with which a player goes out must be discarded.",
    "side.wild.one": "It has at most one wild card.",
    "silent.bonus_at_once": "Bonus cards that were dealt are laid out and replaced before the first turn, from the "
    "player who begins on.",
    "silent.pile_whole_rank": "Where the side has a group of the top card's rank, cards taken with the pile's top go "
    "to that group.",
    "heading.turn.ask": "Asking the partner",
    "ask.binds": "If you can go out in this turn, you may ask your partner once, after drawing: “May I go out?” The "
    "answer binds: after a yes you must go out in this turn, after a no you may not.",
    "ask.partner": "Once in a turn, after drawing, you may ask your partner: “May I go out?” If the partner says no, "
    "you may not go out in this turn.",
    "time.ask_partner": "A partner who has not answered lets the player go out.",
    "silent.missed": "A turn is missed when time runs out before the draw.",
    "silent.wrong_plays_on": "After a wrong declaration the others play on, and the next player may take the card from "
    "the finish slot.",
    "silent.keep_top": "When the stock is renewed, the top card of the discard pile stays.",
    "silent.sizes": "Each player gets as many cards as is usual for the number of players, and one card is turned up.",
    "silent.lowest_deals": "The player who draws the lowest card is the first dealer, with the {ace} as the lowest of "
    "all.",
    "silent.after_king": "Nothing follows the {king}, so no run goes from {king} to {ace}.",
    "silent.ace_low": "The {ace} is low only.",
    "silent.ordered": "A run is read from low to high, so the place of a joker settles its number.",
    "silent.colour_number": "A colour-changing joker takes a number of its own in the run.",
    "silent.colour_places": "Only the colours next to a colour-changing joker are compared, so a run may come back to "
    "its first colour.",
    "silent.mirror_image": "The tiles mirrored are the same in number and colour, and a half may be shorter than a "
    "set.",
    "silent.mirror_ascending": "Runs ascend towards the mirror.",
    "silent.several_jokers": "A {meld} may have more than one joker, but needs at least one {piece} that is not.",
    "silent.kind": "Where jokers could make a group as well as a run, the player says which; "
    "if nothing is said, it is the one worth more.",
    "silent.fewer_than_naturals": "That a {meld} has fewer jokers than natural cards holds after laying off too.",
    "silent.at_most_naturals": "That a {meld} has no more jokers than natural cards holds after laying off too.",
    "silent.then_manipulate": "Once the first meld lies on the table the player counts as having opened: "
    "the table may be rearranged and a joker freed in the same turn.",
    "silent.nothing_else": "In the turn of the first meld nothing else on the table may be touched.",
    "silent.opening_melds_only": "Only melds count towards the first meld, not cards laid off.",
    "silent.opening_melds_only.tiles": "Only sets count towards the first meld, not tiles added.",
    "silent.stay": "A tile that lay on the table may not come onto a rack.",
    "silent.no_draw": "A turn in which at least one tile was played draws nothing, "
    "whether it made a new set or added to one.",
    "silent.ordinary.cards": "A meld that has lost its last joker may be rearranged in the same turn.",
    "silent.restore.cards": "At zero with the table in disorder, the whole turn is taken back, also the melds that "
    "were legal.",
    "silent.replacement_any.cards": "The card that frees a joker may come from the table too.",
    "silent.then_manipulate.cards": "Once the first meld lies on the table the player counts as having opened: the "
    "table may be rearranged and a joker freed in the same turn.",
    "silent.wait": "A tile that was drawn waits until the next turn.",
    "silent.ordinary": "A set that has lost its last joker may be rearranged in the same turn.",
    "silent.replacement_any": "The tile that frees a joker may come from the table too.",
    "silent.same_turn": "A freed joker must be used in the same turn.",
    "silent.new_set": "A freed joker makes a new set; to lengthen an old one with it is not allowed.",
    "silent.swap_before_opening": "A joker may be exchanged even before one's own first meld.",
    "silent.swap_lay_off": "To lay the exchanged joker off on a meld is a use of it as well.",
    "silent.untouched": "At zero with nothing moved, the turn counts as a pass.",
    "silent.stands": "At zero with a legal table, the play stands.",
    "silent.restore": "At zero with the table in disorder, the whole turn is taken back, also the sets that were "
    "legal.",
    "silent.short": "A penalty never draws more than the {stock} holds.",
    "silent.exhausted": "An empty {stock} does not end the {deal}: "
    "it ends when all players in a row have played nothing.",
    "silent.tie": "Players who tie for the fewest points share the gain; "
    "points left over go to those who came first in the order of play.",
    "silent.games": "How many {deals} a match has is for the players to agree; {n} unless they say otherwise.",
    "silent.as_many_as_players": "A match has as many {deals} as there are players, unless they agree on another "
    "number.",
    "silent.shared": "Players with the same total share the match.",
    "silent.any_order": "Melds and lay-offs may come in any number and any order.",
    "silent.used": "A card taken from the discard pile is laid before or after other cards, and only a card that can "
    "be laid may be taken.",
    "silent.floats": "A player without a hand neither calls a discard nor is passed over.",
    "silent.borrowing": "The meld a card is borrowed from must stay legal, a run is not split, and the new meld needs "
    "a card from the hand.",
    "silent.joker_moves": "A joker moves from one end of a run to the other once only, and never from inside a run.",
    "silent.second_card": "The second card drawn with the upcard may be discarded in the same turn.",
    "silent.not_taken": "The card taken from the discard pile may not be discarded in the same turn.",
    "silent.call_next": "The next player may call a discard too, and a caller whose last card goes wins the deal.",
    "silent.long_runs": "A long run may be laid as several shorter ones to fit the sizes.",
    "silent.undrawn": "A hand that is complete as dealt may be laid before drawing, without a discard.",
    "silent.showed_first": "The player who begins is the dealer's neighbour with the extra card, and begins by "
    "discarding.",
    "silent.trash": "What court cards count as trash, and what each rank pays, is the usual way.",
    "silent.sent": "A player who gets rid of the last cards by sending them to other melds has not gone out.",
    "silent.flip": "The discard pile becomes the new stock as it lies, the oldest card first, "
    "and the next discard begins a new pile.",
    "silent.shuffle": "The discard pile becomes the new stock shuffled.",
    "silent.turnovers": "When the stock has been renewed {n:time} and runs out again, the deal is void and dealt "
    "again.",
    "silent.rounds": "When the upcard has gone round {n:time} behind an empty stock, the deal ends as if it had been "
    "refused.",
    "silent.laid": "A joker counts as much on the table as in hand, whatever it stands for, except in a first meld "
    "that must be worth something.",
    "silent.hands": "Complete melds that are still in a loser's hand count as well.",
    "silent.double": "A last discard does not spoil the double score.",
    "silent.stake_ties": "Lowest hands that are equal are each paid in full by all other players.",
    "silent.stakes_differ": "What each end is paid differs from table to table; folding costs less than a lost fight.",
    "silent.knock_tie": "Players other than the knocker who tie share the points; what cannot be shared is lost. "
    "Any winner without deadwood gets the bonus.",
    "silent.single_win": "The player who begins may already go out with the first discard.",
    "silent.target": "The match goes to {target:point}.",
    "silent.loser_deals": "The loser of a deal deals the next, and a void deal is dealt again by the same dealer.",
    "silent.knock_melds": "A knocker's melds are arranged for the knocker's good, by the program.",
    "silent.bonuses": "The bonuses are {gin} for gin and {undercut} for an undercut; books have 10, 20 or 25.",
    "silent.boxes": "The match itself brings {game:point} and every box {box}; both are added at the end and do not "
    "help to reach the target.",
    "silent.no_gin_tie": "A knocker without deadwood cannot be undercut.",
    "silent.eleven": "A player all of whose cards, the drawn one too, are in melds discards one that can be spared "
    "and has gin.",
    "silent.clock": "Where a table agrees on a clock, a draw or discard that is missing when time is up is made for "
    "the player.",
    "silent.no_penalty": "An illegal move costs no points: it is refused.",
    # lessons
    "lesson.pick.meld": "Which of these are legal {melds}?",
    "lesson.pick.first_meld": "Which of these are enough for a first meld?",
    "lesson.pick.contract": "With which of these whole hands can you go out?",
    "lesson.pick.first_life": "Which of these can be the first life?",
    "lesson.pick.pure": "Which of these are pure runs?",
    "lesson.pick.declaration": "Which of these whole hands can you declare? Only jokers stand for other cards.",
    "lesson.count.pieces": "What do these {pieces} count together in the scoring?",
    "lesson.count.hand": "What do the {pieces} in no {meld} count when this {hand} is arranged at its best?",
    "lesson.count.one_life": "What does this {hand} count when it is arranged at its best? Mind its lives.",
    "lesson.count.deal": "The {deal} is over. How many points does {seat} get?",
    "lesson.do.take_discard": "Take the discard: it makes a {meld}.",
    "lesson.do.first_meld": "Lay your first meld.",
    "lesson.do.meld": "Lay a new {meld} from your {hand}.",
    "lesson.do.lay_off": "Add to a {meld} on the table.",
    "lesson.do.rearrange": "Rearrange {melds} on the table, and play from your {hand}.",
    "lesson.do.free_joker": "Put a {piece} in the place of a joker, and use the joker elsewhere.",
    "lesson.do.swap": "Exchange a card for the joker that stands for it.",
    "lesson.do.swap.tiles": "Exchange a tile for the wild tile that stands for it.",
    "lesson.do.call": "Call the discard and lay it off.",
    "lesson.do.best_discard": "Discard the one card after which the fewest points lie outside your melds.",
    "lesson.do.knock": "Knock.",
    "lesson.do.show": "Show your melds.",
    "lesson.do.declare": "Declare.",
    "lesson.do.go_out": "Go out.",
    "lesson.right": "Right.",
    "lesson.wrong": "Not quite.",
    "lesson.other": "That is legal, but it is not what is asked for.",
    "lesson.left": "It leaves {left:point}; another discard leaves {least:point}.",
}

LANGUAGE = Language(
    tag="en",
    name="English",
    plural=one_or_many,
    and_=" and ",
    or_=" or ",
    seats=("A", "B", "C", "D"),
    suits={"tiles": ("red", "blue", "black", "orange"), "cards": ("♠", "♥", "♦", "♣")},
    nouns=NOUNS,
    sentences=SENTENCES,
    options={},
)
