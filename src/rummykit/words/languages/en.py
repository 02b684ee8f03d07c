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
        "time": noun("time", "times", few=("once", "twice")),
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
    # what players call long melds and second hands
    "canasta": {
        "Book": noun("Canasta", "Canastas"),
        "book": noun("canasta", "canastas", few=("one canasta", "two canastas")),
        "a_book": noun("a canasta"),
        "clean": noun("natural"),
        "dirty": noun("mixed"),
        "clean_book": noun("natural canasta", "natural canastas", few=("one natural canasta", "two natural canastas")),
        "dirty_book": noun("mixed canasta", "mixed canastas", few=("one mixed canasta", "two mixed canastas")),
    },
    "book": {
        "Book": noun("Book", "Books"),
        "book": noun("book", "books", few=("one book", "two books")),
        "a_book": noun("a book"),
        "clean": noun("clean"),
        "dirty": noun("dirty"),
        "clean_book": noun("clean book", "clean books", few=("one clean book", "two clean books")),
        "dirty_book": noun("dirty book", "dirty books", few=("one dirty book", "two dirty books")),
    },
    "burraco": {
        "Book": noun("Burraco", "Burracos"),
        "book": noun("burraco", "burracos", few=("one burraco", "two burracos")),
        "a_book": noun("a burraco"),
        "clean": noun("clean"),
        "dirty": noun("dirty"),
        "clean_book": noun("clean burraco", "clean burracos", few=("one clean burraco", "two clean burracos")),
        "dirty_book": noun("dirty burraco", "dirty burracos", few=("one dirty burraco", "two dirty burracos")),
    },
    "foot": {"second_hand": noun("foot", "feet")},
    "pozzetto": {"second_hand": noun("pozzetto", "pozzetti")},
}

SENTENCES = {
    # headings
    "heading.aim": "Players and aim",
    "heading.pack": "The {pieces}",
    "heading.deal": "The deal",
    "heading.start": "Who goes first",
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
    "heading.turn.show_indicator": "Showing the tile that matches the indicator",
    "heading.turn.dealt": "A dealt hand that ends the deal",
    "heading.turn.force": "Forcing a card",
    "heading.turn.play": "Playing {pieces}",
    "heading.turn.declare": "Declaring",
    "heading.turn.lay_off": "Laying off",
    "heading.turn.lay_off.tiles": "Adding to sets",
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
    "heading.silent": "Where the printed rules are silent",
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
    "aim.empty": "The first player to run out of {pieces} wins the {deal}.",
    "aim.on_table": "The first player to have {n} cards on the table wins the {deal}.",
    "aim.laid": "The player whose cards on the table, less those still in hand, are worth the most wins the {deal}.",
    "aim.melds": "The first player to have the whole hand in melds wins the {deal}.",
    "aim.trash": "If nobody does, the player with the fewest points left in hand at the end wins it.",
    "aim.compared": "When hands are compared, the lowest count wins.",
    "aim.deadwood": "When a player knocks, the hands are compared: the less deadwood (cards outside melds), the "
    "better.",
    "pack.tiles": "There are {plain:piece}, numbered 1 to 13 in {colours}, {copies:copy} of each.",
    "pack.cards_one": "One pack of 52 cards is used: A, 2 to 10, J, Q and K in each of {suits}.",
    "pack.cards_many": "{copies:pack} of 52 cards are shuffled together: A, 2 to 10, J, Q and K in each of {suits}.",
    "pack.varied": "The number of cards depends on the number of players. A pack has 52 cards: A, 2 to 10, J, Q and K "
    "in each of {suits}.",
    "pack.left_out": "The cards of rank {ranks} are removed, which leaves {total}.",
    "pack.part": "Only part of the pack is used: {ranks} in each of {suits}, {total:piece} in all.",
    "pack.for_players": "With {players} players: {packs}, {total:piece} in all.",
    "pack.jokers": "There are also {jokers}, which makes {total:piece} in all.",
    "deal.each": "Each player is dealt {n:piece}.",
    "deal.each_with": "With {players} players, each is dealt {n:piece}.",
    "deal.starter_extra": "The player who goes first is dealt {n:piece} more.",
    "deal.dealer": "The dealer deals the {pieces} one at a time, starting with the player who goes first.",
    "deal.upcard": "The next {piece} is turned face up to start the discard pile.",
    "deal.indicates.rank": "Then one card is drawn from the stock at random, shown and put aside. All cards of its "
    "rank are wild for this deal; if it is a joker, the aces are. The card itself is out of play.",
    "schedule.differs": "The deals of a match are not all alike.",
    "schedule.deal": "Deal {number}: {terms}.",
    "schedule.hand": "{n:piece} each",
    "schedule.wild": "every {wild} is wild",
    "contract.group": "a group of {n}",
    "contract.groups": "{count} groups of {n}",
    "contract.run": "a run of {n}",
    "contract.runs": "{count} runs of {n}",
    "schedule.contract": "contract: {melds}",
    "schedule.whole_hand": "contract: the whole hand in {melds} or longer",
    "schedule.buys": "buying allowed {n:time}",
    "schedule.stock": "The remaining {pieces} are placed face down as the {stock}.",
    "deal.stock": "The remaining {pieces} are placed face down as the {stock}: {rests}.",
    "deal.stock_with": "{n:piece} with {players} players",
    "start.highest_starts": "Each player draws one {piece}. The player with the highest {rank} goes first. Players who "
    "tie for highest draw again.",
    "start.highest_card_starts": "Each player draws one {piece}. The player with the highest goes first; the {ace} is "
    "the highest of all. Players who tie for highest draw again.",
    "start.highest_card_deals": "Each player draws one {piece}. The player with the highest deals first; the {ace} is "
    "the highest of all. Players who tie for highest draw again.",
    "start.joker_void": "A {joker} does not count: draw another {piece}.",
    "start.mixed": "Then the {pieces} are put back, and all are shuffled.",
    "start.lowest_deals": "Each player draws one {piece}. The player with the lowest deals first; the {ace} is the "
    "lowest of all. Players who tie for lowest draw again.",
    "start.left_of_dealer": "The player on the dealer's left goes first.",
    "start.right_of_dealer": "The player on the dealer's right goes first.",
    "start.later.draw_again": "The players draw again for the start of every {deal}.",
    "start.later.dealer_left_or_winner": "With two players, the winner of a {deal} deals the next. "
    "With more, the deal passes to the left.",
    "start.later.dealer_left": "After each {deal}, the deal passes to the next player in turn.",
    "start.later.winner_deals": "The winner of a {deal} deals the next.",
    "start.later.winner_starts": "The winner of a {deal} goes first in the next.",
    "start.later.next_starts": "In each later {deal}, the next player in turn goes first.",
    "start.seat_by_draw": "Players sit clockwise in descending order of the {pieces} they drew.",
    "start.seats_stay": "They keep these seats for the whole match.",
    "start.seats_again": "Seats are drawn again before every {deal}.",
    # melds
    "melds.both": "A {meld} is a group or a run of at least {minimum:piece}.",
    "melds.groups_only": "Only groups of at least {minimum:piece} are {melds} in this game. There are no runs.",
    "melds.runs_only": "Only runs of at least {minimum:piece} are {melds} in this game. There are no groups.",
    "melds.once": "A {piece} can belong to only one {meld} at a time.",
    "group.distinct": "A group is {sizes} of the same {rank}, each of a different {suit}.",
    "group.twins": "A group is {sizes} of the same {rank}. It may contain the same {suit} more than once.",
    "group.order": "Their order does not matter.",
    "group.not_twins": "Not a group: {faces}. Two of them are of the same {suit}.",
    "run.rule": "A run is {sizes} of the same {suit} with consecutive {ranks}.",
    "run.ace.low": "The {ace} is low: it comes before the 2, and nothing follows the {king}.",
    "run.ace.high": "The {ace} is high: it follows the {king} and never comes before the 2.",
    "run.ace.both": "The {ace} may be low, before the 2, or high, after the {king}, but a run cannot go round the "
    "corner.",
    "run.ace.corner": "The {ace} may come before the 2, after the {king}, or between the two: a run may go round the "
    "corner.",
    "run.both_ends": "A run of all 13 ranks may have an ace at both ends.",
    "run.not_both_ends": "A run may contain only one {ace}.",
    "run.wild_fourteenth": "A wild card may be added at the far end of a run of thirteen cards, where it stands for a "
    "second ace.",
    "run.at_most": "A run may have at most {maximum:piece}.",
    "run.ordered": "A run is laid from low to high.",
    "run.not": "Not a run: {faces}.",
    "run.not_mixed": "Not a run: {faces}. They are not all of the same {suit}.",
    "lives.rule": "To win, all your cards must be in melds, and two of these must be your lives. The first life is a "
    "pure run: a run without wild cards. The second life is another run, pure or not.",
    "lives.natural": "A run in which a wild card is used as itself is still pure and may be the first life. A pure run "
    "of six or more cards can be split and then counts as both lives.",
    # jokers
    "jokers.none": "There are no jokers in this game.",
    "short.group": "One or two cards of rank {rank} are also a meld. A single one becomes part of a group or a run "
    "once another card is added to it.",
    "short.run": "A {rank} and the card next to it in rank, of the same {suit}, are also a run.",
    "short.jokers": "A joker may be used only in melds of three or more cards.",
    "jokers.any": "A joker stands for any {piece}.",
    "jokers.place": "In a run, its place shows which. In {low} it is {low_face}; in {high} it is {high_face}.",
    "jokers.group": "In a group of three it stands for either of the missing {suits}; once a fourth {piece} is added, "
    "for the one still missing.",
    "jokers.declared": "When you lay a group of three with a joker, say which of the missing {suits} it stands for.",
    "jokers.card_run": "In a run it stands for the card that is missing. If it could go at either end, say which; if "
    "you do not say, it goes at the higher end.",
    "wilds.black": "Every black {wild} is also wild and stands for any card. In its own place, it is an ordinary card.",
    "wilds.rank": "Every {wild} is also wild and stands for any card. In its own place, it is an ordinary card.",
    "wilds.scheduled": "In each deal, the cards of one rank are also wild, as listed under the deal. They stand for "
    "any card. In its own place, such a card is an ordinary card.",
    "wilds.rank_never": "Every {wild} is also wild and stands for any card. It never counts as a natural card, not "
    "even in its own place.",
    "wilds.scheduled_never": "In each deal, the cards of one rank are also wild, as listed under the deal. They stand "
    "for any card and never count as natural cards, not even in their own places.",
    "wilds.alone": "A {meld} may consist entirely of wild cards.",
    "wilds.least": "A {meld} must have at least {n:piece} besides the wild cards.",
    "wilds.indicator": "The wild cards of the deal also stand for any card. In its own place, a wild card is an "
    "ordinary card.",
    "wilds.most": "A {meld} may have at most {n:joker}.",
    "wilds.fewer_than_naturals": "A {meld} must always have fewer jokers than natural cards.",
    "wilds.at_most_naturals": "A {meld} may never have more jokers than natural cards.",
    "jokers.alone": "A {meld} may consist entirely of jokers.",
    "jokers.natural": "Every {meld} must contain at least one {piece} that is not a joker.",
    "jokers.natural_or_tunnela": "Every {meld} must contain at least one {piece} that is not a joker, except a tunnela "
    "of three jokers.",
    "jokers.several": "A {meld} may contain more than one joker.",
    "jokers.kind": "If {pieces} laid with jokers could be either a group or a run, say which you mean. If you do not "
    "say, they count as the one that is worth more.",
    "jokers.double": "A double joker stands for two tiles at once: in a group for two missing colours, in a run for "
    "two consecutive numbers. Both count. A set must still have at least three tiles, and a group may represent no "
    "more than four.",
    "jokers.double_example": "In {run} it is {low} and {high}, worth {run_value}. In {group} it is worth "
    "{group_value}. It does not fit before a 2 or after a 12, where only one number is left.",
    "jokers.double_freed": "You free it with both tiles it stands for, or by rearranging the table.",
    "jokers.colour": "A colour-changing joker may be used only in runs. It stands for one number, and the tiles before "
    "and after it are of different colours. In {run} it is the {number}.",
    "jokers.colour_last": "It may end a run. A tile added after it must be of another colour.",
    "jokers.colour_first": "It may also begin a run.",
    "jokers.colour_not_first": "It may not begin a run.",
    "jokers.colour_adjacent": "Two of them may be next to each other.",
    "jokers.colour_not_adjacent": "Two of them may not be next to each other.",
    "jokers.colour_freed": "It can be freed only by rearranging the table.",
    "jokers.mirror": "A mirror joker goes in the middle of a set, at most one to a set. The tiles on its two sides "
    "mirror each other: the same numbers in the same colours. Each side is a run, a group or part of one; a single "
    "tile is enough.",
    "jokers.mirror_order": "In a group, the order of the tiles on either side does not matter.",
    "jokers.mirror_strict": "In a group too, the tiles on the two sides must be in mirrored order.",
    "jokers.mirror_value": "The mirror joker itself counts nothing towards a first meld.",
    "jokers.mixed": "A set may contain jokers of different kinds.",
    "sets.frozen": "You may only add tiles to a set with a joker. While the joker is in it, you may neither take a "
    "tile from the set nor split it.",
    "sets.splits": "A meld with a joker may be split and joined like any other, but its joker may not simply be moved: "
    "it continues to stand for the same card, in a meld with at least one of the cards it was with before.",
    "sets.same": "A group stays a group, a run stays a run, and the joker continues to stand for the same tile.",
    "sets.manipulable": "You may add to, split and rearrange a set with a joker like any other.",
    "exchange.replacement.rack": "You free a joker by replacing it with the tile it stands for. That tile must come "
    "from your own rack.",
    "exchange.replacement.any": "You free a joker by replacing it with the tile it stands for. That tile may come from "
    "your rack or from another set on the table.",
    "exchange.group": "In the group {faces}, the joker is freed by {tiles}.",
    "exchange.goes_to.new_set_from_rack": "You must use the freed joker in the same turn, in a new set whose other "
    "tiles all come from your rack.",
    "exchange.goes_to.another_set": "You must use the freed joker in the same turn, in another set: a new one or one "
    "already on the table.",
    "exchange.goes_to.new_set": "You must use the freed joker in the same turn, in a new set. Adding it to a set that "
    "was already there is not enough.",
    "exchange.two_rack_tiles": "You must use the freed joker in the same turn, in a new set with at least two tiles "
    "from your rack.",
    "exchange.example": "Example: {before} is on the table. Replace the joker with your {tile}, and lay {after} as a "
    "new set.",
    "exchange.free": "You may take a joker from its set like any other tile, as long as every set is legal at the end "
    "of your turn.",
    "exchange.no_joker": "A joker may not be replaced with another joker.",
    "exchange.after_opening": "{exchange} a joker is not allowed before your first meld. Once that is on the table "
    "it is, even in the same turn.",
    "exchange.after_opening_turn": "{exchange} a joker is not allowed before your first meld, nor in the turn in "
    "which you lay it.",
    "exchange.splits": "You free a joker by replacing it with the card it stands for, from your hand or from another "
    "meld. You must then play it in the same turn, in any meld and for any card; you may not take it into your hand.",
    "exchange.ordinary": "A set that has lost its joker becomes an ordinary set at once.",
    "swap.rule": "In your turn you may take a joker from a meld on the table by replacing it with the card it stands "
    "for from your hand.",
    "swap.hand": "You take the joker into your hand.",
    "swap.table": "You must lay the joker again in the same turn, in a new meld or on an existing one.",
    "swap.table_lay_off": "You must lay the joker off on a meld in the same turn.",
    "swap.hand_after_first_meld": "If you have laid your first meld, you take the joker into your hand; otherwise you "
    "must lay it again in the same turn, as part of your first meld.",
    "swap.before_melding": "You do this after drawing, before you lay anything.",
    "swap.owed_upcard": "The same holds in a turn in which you take the discard for your first meld: the joker may be "
    "part of that meld.",
    "swap.any_time": "You may do this at any time before you discard, before or after laying, and also in the turn in "
    "which you lay your first meld.",
    "swap.groups.both_suits": "To take a joker from a group of three you need the cards of both missing suits. If the "
    "group has two jokers, one of these cards is enough to take one of them. A group of four keeps its joker.",
    "swap.groups.nothing": "You may take jokers only from runs, never from groups.",
    "swap.needs_own_meld": "You may do this only if your first meld is on the table.",
    # the first meld
    "opening.none": "There is no minimum for a player's first meld.",
    "opening.kept": "There is no minimum for a first meld: melds are kept in hand.",
    "opening.minimum": "Your first meld must be worth at least {minimum:point}. It may consist of one {meld} or "
    "several, laid in the same turn, all from your own {hand}.",
    "opening.any_worth": "Your first meld may be worth any amount. It must come from your own {hand}.",
    "opening.contract": "Your first meld is the contract of the deal: {melds}. You must lay all of it in one turn and "
    "from your own {hand}.",
    "opening.contracts": "Your first meld is the contract of the deal, as listed under the deal. You must lay all of "
    "it in one turn and from your own {hand}.",
    "opening.exact": "Each of its melds must have exactly the number of cards stated.",
    "opening.or_more": "Its melds may be longer than stated.",
    "opening.distinct": "Its groups must be of different ranks, and no two of its runs may join into one.",
    "opening.whole_hand": "A contract that takes the whole hand is laid all at once, without a discard; its melds may "
    "be as long as necessary. The player who lays it goes out.",
    "opening.then_lay_off": "After it you may lay no further melds in this deal, but you may lay off.",
    "opening.then_nothing": "After it you may lay nothing more in this deal.",
    "opening.lay_off_later": "You may lay off from your next turn on.",
    "opening.values.tiles": "A tile is worth its number, whatever its colour.",
    "opening.values.cards": "A card is worth what it counts in the scoring.",
    "opening.joker": "A joker is worth as much as the {piece} it stands for.",
    "opening.joker_place": "So {low} is worth {low_value}, but {high} is worth {high_value}.",
    "opening.joker_place.cards": "So {low} is worth {low_value} if the joker stands for {low_face}, and {high_value} "
    "if it stands for {high_face}.",
    "opening.low_ace": "An ace before the 2 is worth {points:point}.",
    "opening.taken": "A player's first meld must contain a card just taken from the discard pile.",
    "opening.taken_or_out": "The exception is a player who lays all cards but the last in that turn and goes out.",
    "opening.enough": "Enough: {melds} = {value}.",
    "opening.not_enough": "Not enough: {melds} = {value}.",
    "opening.before": "Before your first meld you may not touch the sets on the table.",
    "opening.then_manipulate": "Once it is on the table you may, in the same turn, add to all the sets there and "
    "rearrange them.",
    "opening.nothing_else": "In the turn of your first meld you may touch nothing else on the table. "
    "From your next turn on you may.",
    "opening.natural_run": "At least one of its {melds} must be a run without a joker.",
    "opening.unless_out": "There is no minimum if you lay your whole hand in that turn, except for the card you "
    "discard.",
    "opening.after_rounds": "Nobody may lay a first meld in the first {n:round} of turns of a deal.",
    "opening.later": "There is no minimum for what you lay later.",
    "opening.no_lay_off": "Before your first meld you may not lay off on other players' melds, and cards you lay off "
    "do not count towards it.",
    "opening.lay_off_in_going_out": "Before your first meld you may lay off only in the turn in which you go out.",
    "opening.then_free": "Once it is on the table you may lay more, even in the same turn.",
    # the turn
    "turn.clockwise": "Play goes clockwise.",
    "turn.counterclockwise": "Play goes counter-clockwise.",
    "turn.each": "Each player has {n:turn} in a deal, including the first turn of the player who goes first.",
    "turn.rearrange": "In your turn you either play tiles from your rack or draw.",
    "turn.steps": "In a turn, you do the following in order: {parts}.",
    "part.CallEnd.drop": "drop, if you like",
    "part.CallEnd.draw": "call a draw, if you may",
    "part.Draw": "draw a card",
    "part.Drop": "drop, if you like",
    "part.Declare": "declare, if you can",
    "part.Draw.top_and_second": "draw one card or two",
    "part.Swap": "exchange a joker, if you like",
    "part.Play.one": "lay one meld or lay off one card, if you like",
    "part.Play": "lay melds and lay off, if you like",
    "part.Play.none": "lay melds, if you like",
    "part.GoOut": "go out with the whole hand, if you can",
    "part.GoOut.undrawn": "in your first turn, go out with the hand as dealt, if you can",
    "part.Show": "in your last turn, show your melds",
    "part.Knock": "knock, if you like",
    "part.Discard": "discard a card",
    "rearrange.play": "Play at least one tile from your rack, and as many as you like: lay new sets, add to sets on "
    "the table, rearrange the table.",
    "rearrange.no_draw": "If you have played, you do not draw.",
    "rearrange.draw": "If you cannot play, or do not want to, draw {n:piece} from the pool. That ends your turn.",
    "rearrange.draw_first": "If you cannot play, or do not want to, draw {n:piece} from the pool.",
    "rearrange.play_drawn": "Then you may still play in the same turn; if you do not, your turn ends.",
    "rearrange.pass": "If you cannot play, or do not want to, you pass without drawing.",
    "rearrange.wait": "You may play the {pieces} you draw from your next turn on.",
    "draw.top": "Begin your turn by taking the top card of the stock or the top card of the discard pile.",
    "draw.top.closed": "Begin your turn by taking the top card of the stock or, until you have laid your first meld, "
    "the top card of the discard pile.",
    "draw.any": "Begin your turn by taking the top card of the stock or any one of the discards, which are all spread "
    "out face up.",
    "draw.down_to_card.table": "Begin your turn by taking the top card of the stock, or any card of the discard pile "
    "together with all cards above it; the discards are spread out face up in their order. You may take a card from "
    "the pile only if you can lay it in the same turn, in a new meld or on a meld on the table, and you must do so "
    "before you discard. The cards above it go into your hand.",
    "draw.top_card_free": "The top card alone may also be taken without being laid. In that case you may not discard "
    "it in the same turn, nor keep it as your only card unless it can still be laid off.",
    "draw.top.table": "Begin your turn by taking the top card of the stock or the top card of the discard pile. You "
    "may take the discard only if you lay it in the same turn; before your first meld, only as part of it.",
    "draw.down_to_card.new_meld": "Begin your turn by taking the top card of the stock, or any card of the discard "
    "pile together with all cards above it; the discards are spread out face up in their order. With the card you take "
    "from the pile you must at once make a new meld that includes at least one card from your hand; cards taken with "
    "it may be part of the meld. The others go into your hand.",
    "draw.top.first_meld": "Begin your turn by taking the top card of the stock or the top card of the discard pile. "
    "Before your first meld you may take the discard only if you use it in that meld at once.",
    "draw.top.new_meld": "Begin your turn by taking the top card of the stock or the top card of the discard pile. You "
    "may take the discard only if you lay a new meld with it and cards from your hand at once.",
    "draw.top.table_alone": "Begin your turn by taking the top card of the stock or the top card of the discard pile. "
    "You may take the discard only if you lay it at once, in a new meld or on one on the table.",
    "draw.faced": "You may take the top card of the discard pile, but only if you lay it at once; otherwise turn up "
    "the top card of the stock. You may lay that card at once too. If you pass on it, it goes to the discard pile and "
    "your turn is over. You may not keep a turned card in your hand.",
    "draw.hand_melds": "Before you pass on a turned card, you may lay one meld or lay off one card from your hand "
    "without it.",
    "draw.nothing_else": "You may not lay anything without it.",
    "draw.top.kept_meld": "Begin your turn by taking the top card of the stock or the card just discarded. You may "
    "take the discard only if it makes a meld with cards in your hand. A meld may not contain two cards taken from "
    "other players.",
    "draw.top_and_second": "Begin your turn by taking the top card of the stock, or the top card of the discard pile "
    "and a second card with it: the next discard or the top card of the stock. You still discard only one card, so "
    "after taking two your hand has grown by one.",
    "draw.none": "Begin your turn by taking the top card of the stock. Nobody may draw from the discard pile.",
    "draw.not_first_turn": "The player who goes first does not draw in the first turn.",
    "draw.wild.refused": "A joker or other wild card may not be taken from the discard pile.",
    "draw.wild.first_allowed": "A joker or other wild card may not be taken from the discard pile, except the card "
    "turned up at the start.",
    "play.melds": "After drawing you may lay melds from your hand face up on the table.",
    "play.any_order": "You may lay as many melds and lay off as many cards as you like, in any order.",
    "play.any_number": "You may lay as many as you like.",
    "play.once": "After drawing you may lay your first meld face up on the table. After that you may lay no more "
    "melds, but you may lay off as many cards as you like.",
    "play.faced_first": "Lay the turned card in a new meld, or lay it off on one of your melds, together with other "
    "cards if necessary. Then, in the same turn, you may lay off any number of cards on your melds and lay new melds "
    "with borrowed cards. You may not lay a new meld of cards from your hand alone.",
    "play.one": "After drawing you may either lay one meld from your hand face up on the table or lay off one card. "
    "You may not do more in a turn.",
    "play.one_meld": "After drawing you may lay one meld from your hand face up on the table, but no more.",
    "borrowing.own": "You may take a card from a meld you have laid if you use it at once in a new meld with at least "
    "one card from your hand. The meld you take it from must still be legal, and you may not split a run.",
    "borrowing.any": "You may take a card from any meld on the table if you use it at once in a new meld with at least "
    "one card from your hand. The meld you take it from must still be legal, and you may not split a run.",
    "borrowing.lay_off": "You may also lay it off on another meld in the same way.",
    "borrowing.faced": "For this purpose the card turned up or taken counts as one from your hand.",
    "runs.across": "The ranks on either side of those removed are consecutive: after the {before} comes the {after}.",
    "lay_off.own": "You may lay off only on your own melds. They must still be legal.",
    "lay_off.any": "You may lay off cards from your hand on any meld on the table, including those of other players. "
    "The meld must still be legal.",
    "lay_off.beside_the_first": "However, every card must fit the meld as it was first laid: you may not lay a card "
    "off next to one that was itself laid off.",
    "lay_off.own_meld_first": "You may lay off cards from your hand on any meld on the table, but on other players' "
    "melds only if you have a meld of your own there. The meld must still be legal.",
    "end_joker.freely": "If a joker is at one end of a run, you may move it to the other end when you lay off on that "
    "run. No joker may be moved more than once.",
    "end_joker.into_its_place": "If a joker is at one end of a run, you may lay off the card it stands for in its "
    "place and move the joker to the other end. No joker may be moved more than once.",
    "lay_off.example": "Example: on {meld} you may lay off {cards}.",
    "lay_off.none": "You may not add cards to melds on the table in this game.",
    "go_out.kept": "Melds stay in your hand until you can lay all of it down at once.",
    "go_out.kept_or_shown": "Melds stay in your hand until you can lay all of it down at once, or until your last "
    "turn.",
    "go_out.optional": "If, after drawing, all your cards or all but one are in melds, you may lay them down at once "
    "and go out. A card left over is discarded.",
    "go_out.required": "If, after drawing, all your cards but one are in melds, you may lay them down at once, discard "
    "the last card and go out.",
    "go_out.first_turn": "The player who goes first may do so in the first turn, without drawing.",
    "go_out.none": "If, after drawing, all your cards are in melds, you may lay them down at once and go out without a "
    "discard.",
    "go_out.undrawn": "If all the cards you were dealt are in melds, you may lay them down in your first turn, before "
    "drawing and without a discard.",
    "go_out.contracts": "The melds must be of these sizes: {contracts}.",
    "go_out.called": "A meld of {size:piece} is called {name}.",
    "go_out.last_turns": "That player wins the deal. Each other player then has one last turn, only to draw and "
    "discard. Then the deal ends.",
    "go_out.wins": "The deal ends at once, and that player wins it.",
    "end.turns_void": "Otherwise the deal is void once every player has had {n:turn}, and it is dealt again.",
    "end.turns": "Otherwise the deal ends once every player has had {n:turn}. The scoring decides who wins it.",
    "knock.kept": "You do not lay melds on the table; they stay in your hand.",
    "knock.when": "In any turn, after drawing, you may knock. Then you discard one card, and the deal ends.",
    "knock.shown": "All players show their hands and set their melds apart. The cards left over are their deadwood. "
    "There is no laying off.",
    "drop.when": "In your turn, before drawing, you may drop: you leave the deal and take the penalty points for it. "
    "Before your first draw this is a first drop, later a middle drop.",
    "drop.misses": "Missing {n:turn} in a row is also a middle drop, and so is leaving the table.",
    "drop.last": "If only one player is left in the deal, that player wins it.",
    "declare.how": "After drawing you may declare: put one card on the discard pile as your finish card, and show all "
    "the others in melds.",
    "declare.right": "If every card is in a meld and you have both lives, you win the deal at once.",
    "declare.right_pures": "If the show is valid, you win the deal at once.",
    "declare.wrong": "If not, it is a wrong declaration: you leave the deal with the penalty for that, and the others "
    "play on.",
    "declare.finish_card": "The finish card stays on the discard pile, and the next player may take it like any other "
    "discard.",
    "show.melds": "In your last turn, after drawing, you lay all your melds face up on the table.",
    "show.send": "Then you may add leftover cards to melds that others have already shown. Those melds must still be "
    "legal.",
    "show.mom": "You may do this even if you had no meld to show.",
    "show.no_mom": "You may not do this if you had no meld to show.",
    "show.no_send": "You may not add cards to melds that others have shown.",
    "show.trash": "Keep at least one card to discard. The cards then left in your hand are your trash.",
    "discard.end": "End your turn by putting one card face up on the discard pile.",
    "discard.only_card": "A player who had no card in hand when taking it may discard it.",
    "discard.not_taken": "You may not discard a {piece} in the same turn in which you took it from the discard pile.",
    "discard.not_taken_of_two": "You may not discard the first card you took from the discard pile in the same turn; "
    "you may discard the second.",
    "discard.careless": "A discard is careless if it could be laid off on the table, if it makes a meld with two or "
    "more other cards of the discard pile, or if the next player takes it and goes out in that turn.",
    "discard.careless_last": "The last card, which is discarded face down, is never careless.",
    "discard.not_left": "So you may not lay so many cards that only this one is left, unless it can still be laid off.",
    "discard.not_left_no_lay_off": "So you may not lay so many cards that only this one is left.",
    "discard.fitting": "You may not discard a card that could be laid off on a meld on the table, unless it is your "
    "last card or all your others could be laid off too.",
    "discard.not_out": "A player who discards the last {piece} plays on without a {hand}, until a turned {piece} can "
    "be laid.",
    "discard.return": "You may even discard the card you have just taken.",
    "discard.taken_stays": "A card taken from another player must stay in its meld: you may discard neither it nor a "
    "card that its meld needs.",
    "buy.when": "Before a player draws from the stock, the others may buy the top card of the discard pile. The player "
    "next in turn has first choice.",
    "buy.penalty": "The buyer takes the card and {n:piece} from the stock, and discards nothing. Buying is not a turn: "
    "the player whose turn it is then draws.",
    "buy.stock": "Nobody may buy when the stock has only {n:piece} left or fewer.",
    "buy.alone": "The buyer takes only that card and discards nothing. Buying is not a turn: the player whose turn it "
    "is then draws.",
    "buy.points": "Each card bought costs the buyer {points:point}.",
    "buy.limit": "A player may buy {n:time} in a deal.",
    "buy.not_after": "A player who has laid a first meld may no longer buy, and nobody may buy their own discard.",
    "buy.not_own": "Nobody may buy their own discard.",
    "call_end.drop": "Instead of drawing you may drop. That ends the deal at once, and all hands are compared.",
    "call_end.draw": "Instead of drawing you may call a draw. That ends the deal, and hands are compared.",
    "call_end.needs_meld": "You may do so only if you have a meld of your own on the table.",
    "call_end.kept_from.others": "You may not if another player has laid a card on one of your melds since your last "
    "turn.",
    "call_end.kept_from.anybody": "You may not if a card was laid on one of your melds in or after your last turn, "
    "even by yourself.",
    "fight.answer": "When a draw has been called, the others answer in turn. A player with a meld on the table may "
    "fight or fold; a player without one must fold.",
    "fight.four": "A player without a meld on the table may also fight when holding four cards of one rank.",
    "dealt.show": "If a dealt hand counts {counts}, it is shown at once, and the deal is not played.",
    "force.when": "If a player declines a card, from the stock or from the pile, that fits one of that player's own "
    "melds on the table, the opponent may force it: the card is laid off there, and the player then discards.",
    "claim.who": "After a discard, before the next player draws, the others may claim it for a new meld of three with "
    "two cards from their hand.",
    "claim.kinds": "Any of them may claim it for a group (pon), but only the next player for a run (chi). A claim for "
    "a group takes precedence over one for a run; between two claims for groups, the player nearer in turn has it.",
    "claim.then": "The meld is laid at once. Then the claimer may lay more, and discards.",
    "claim.then_discard": "The meld is laid at once, and the claimer discards without laying anything else.",
    "claim.goes_on": "Play continues with the player after the claimer; those in between miss their turn.",
    "claim.not_first": "Nobody may claim until every player has had a turn.",
    "claim.short": "Where two cards are a meld, one card from the hand is enough.",
    "call.when": "If a player discards a card that could be laid off on a meld on the table, any other player may call "
    "it before the next player draws.",
    "call.then": "The caller lays the card off there at once and then discards a card.",
    "call.own_meld": "As when laying off, you may lay the card on another player's meld only if you have a meld of "
    "your own on the table.",
    "call.several": "If several players call, the one nearest clockwise to the player who discarded takes the card.",
    "call.goes_on": "Play continues with the player after the one whose discard was called first.",
    "call.not": "Nobody may call their own discard, or the discard that ends the deal.",
    # the table
    "table.shared": "The sets on the table belong to everybody. You may add to them, take tiles from them, "
    "split them and join them.",
    "table.end": "At the end of your turn every set must be legal, and no tile may be left over. You must have played "
    "at least one tile from your rack.",
    "table.stay": "Tiles on the table stay on the table; you may not take them onto your rack.",
    "table.add": "Add to a set: {run} takes {tiles}.",
    "table.take": "Take what a set can spare: from {group} take {tile} for another set.",
    "table.shift": "Add at one end, take at the other: after adding {tile} to {run}, you may take {freed}.",
    "table.split": "Split a run: with a second {tile}, {run} becomes {first} and {second}.",
    "turn.rearrange.cards": "In your turn you either play cards from your hand or draw.",
    "rearrange.play.cards": "Play at least one card from your hand, and as many as you like: lay new melds, add to "
    "melds on the table, rearrange the table.",
    "rearrange.draw.cards": "If you cannot play, or do not want to, draw {n:piece} from the stock. That ends your "
    "turn.",
    "rearrange.draw_first.cards": "If you cannot play, or do not want to, draw {n:piece} from the stock.",
    "rearrange.wait.cards": "You may play the cards you draw from your next turn on.",
    "rearrange.no_draw.cards": "If you have played, you do not draw.",
    "table.shared.cards": "The melds on the table belong to everybody. You may add to them, take cards from them, "
    "split them and join them.",
    "table.end.cards": "At the end of your turn every meld must be legal, and no card may be left over. You must have "
    "played at least one card from your hand.",
    "table.stay.cards": "Cards on the table stay on the table; you may not take them into your hand.",
    "time.stands.cards": "If cards were played and every meld is legal, the play stands.",
    "time.short.cards": "If the stock holds too few, the player draws what is left.",
    "end.rack.cards": "The deal ends as soon as a player has no cards left. That player wins it.",
    "exhausted.play_on.cards": "When the stock is empty, play goes on without drawing. When every player in turn has "
    "played nothing, the deal is over.",
    "opening.before.cards": "Before your first meld you may not touch the melds on the table.",
    "opening.then_manipulate.cards": "Once it is on the table you may, in the same turn, add to all the melds there "
    "and rearrange them.",
    "opening.nothing_else.cards": "In the turn of your first meld you may touch nothing else on the table. From your "
    "next turn on you may.",
    "opening.table_contract": "Your first meld must include {melds} (or longer), made of cards from your own hand "
    "only; you may lay other melds of your own with it.",
    "silent.stay.cards": "A card on the table may not be taken into a hand.",
    "silent.no_draw.cards": "A player who has played at least one card does not draw, whether it made a new meld or "
    "was added to one.",
    "silent.wait.cards": "A card that was drawn may be played from the next turn on.",
    "exchange.ordinary.cards": "A meld that has lost its joker becomes an ordinary meld at once.",
    "exchange.example.cards": "Example: {before} is on the table. Replace the joker with your {tile}, and lay {after} "
    "as a new meld.",
    "table.take.cards": "Take what a meld can spare: from {group} take {tile} for another meld.",
    "table.add.cards": "Add to a meld: {run} takes {tiles}.",
    "table.split.cards": "Split a run: with a second {tile}, {run} becomes {first} and {second}.",
    "exchange.after_opening.cards": "You may not free a joker before your first meld. Once that is on the table you "
    "may, even in the same turn.",
    "table.cards": "Nobody may take cards from them.",
    "table.cards.tiles": "Nobody may take tiles from them.",
    "table.cards_stay": "Melds on the table stay there.",
    "table.kept": "No melds are laid on the table before the deal ends.",
    "table.until_knock": "No melds are laid on the table before a knock.",
    # the clock
    "time.limit": "A turn may take at most {seconds:second}, unless the table agrees on another limit.",
    "time.none": "This game has no time limit, but a table may agree on one.",
    "time.has_drawn": "A player who has already drawn in this turn does not draw again.",
    "time.untouched": "If nothing was moved when time runs out, the player draws {n:piece}, and the turn ends.",
    "time.stands": "If tiles were played and every set is legal, the play stands.",
    "time.loose.restore": "If the table is not in order, everything goes back to where it was when the turn began, the "
    "player draws {n:piece}, and the turn ends.",
    "time.loose.to_rack": "If the table is not in order, the legal sets stay, every loose tile goes to the player's "
    "rack, the player draws {n:piece}, and the turn ends.",
    "time.restore_if_not": "If even that would break a rule, everything goes back to where it was instead.",
    "time.short": "If the pool holds too few, the player draws what is left.",
    "time.draw": "If time runs out before the player has drawn, the top card of the stock is drawn.",
    "time.draw_cards": "If time runs out before the player has drawn, the draw is made from the stock.",
    "time.missed": "If time runs out before the player has drawn, the turn is missed.",
    "time.refused": "If the stock is empty, this counts as refusing the upcard.",
    "time.nothing_taken": "If the stock is empty, this counts as taking nothing.",
    "time.laid": "Melds already laid stay on the table.",
    "time.owed": "Anything that must still be laid in this turn, such as a card taken or a joker, is laid for the "
    "player, with as few other cards from the hand as possible.",
    "time.drawn_card": "Then the card drawn from the stock is discarded. If it is no longer in hand, or the player "
    "drew from the discard pile, the card in hand that counts most is discarded.",
    "time.drawn_card_of_two": "If time runs out between the upcard and the second card, the second card is drawn from "
    "the stock. Then the card drawn from the stock is discarded. If none was drawn there, or it is no longer in hand, "
    "the card in hand that counts most is discarded.",
    "time.highest_card": "Then the {piece} that counts most of those the player holds is discarded.",
    "time.last_card": "If time runs out after the draw, the {piece} just drawn is discarded.",
    "time.not_wild": "A wild card is not discarded; of the others, the card that counts most is.",
    "time.not_joker": "A joker is not discarded; of the others, the card that counts most is.",
    "time.not_wild.tiles": "An okey is not discarded; of the others, the highest is.",
    "time.not_returned": "A {piece} taken from the discard pile in this turn is kept.",
    "time.buy": "A player who does not answer in time does not buy.",
    "time.fight": "A player who does not answer in time folds.",
    "time.dealt": "A dealt hand that ends the deal is shown when time runs out.",
    "time.force": "A player who does not answer in time does not force the card.",
    "time.claim": "A player who does not answer in time does not claim the discard.",
    "time.call": "A player who does not answer in time does not call the discard.",
    "time.show": "In the last turn, the melds are shown first.",
    # the end
    "end.rack": "The game ends as soon as a player has no tiles left. That player wins it.",
    "end.go_out": "A player who gets rid of the last card has gone out: the deal ends at once, and that player wins "
    "it.",
    "end.out": "A player who gets rid of the last card has gone out, and the deal ends at once. The scoring decides "
    "who wins it.",
    "end.floats": "A player who melds or lays off the last card has not gone out, but plays on without a hand: in the "
    "next turn that player draws as usual, and either goes out by discarding the last card or lays it and plays on.",
    "end.face_down": "The last card is discarded face down and does not count for anybody.",
    "end.knock": "The deal ends when a player has knocked and discarded. The scoring decides who wins it.",
    "end.declare": "The deal ends when a player has made a valid declaration, or when only one player is left in it.",
    "end.call_end.drop": "The deal ends when a player drops. The scoring decides who wins it.",
    "end.call_end.draw": "The deal ends when a player has called a draw. The scoring decides who wins it.",
    "end.last.meld_lay_off_discard": "The last card may be melded, laid off or discarded.",
    "end.whole_hand": "If the contract of a deal takes the whole hand, a player can go out only with that contract, "
    "all cards at once.",
    "end.last.meld_discard": "The last card may be melded or discarded.",
    "end.last.meld": "The last card must be melded.",
    "end.last.meld_lay_off": "The last card must be melded or laid off.",
    "end.last.discard": "The last card must be discarded: it may be neither melded nor laid off.",
    "exhausted.play_on": "When the pool is empty, play goes on without drawing. When every player in turn has played "
    "nothing, the game is over.",
    "exhausted.lowest": "The player with the fewest points left wins it.",
    "exhausted.upcard": "When the stock is empty, you may still take the top card of the discard pile.",
    "exhausted.upcard_before_first_meld": "When the stock is empty, a player who has not laid a first meld may still "
    "take the top card of the discard pile.",
    "exhausted.any_card": "When the stock is empty, you may still take one of the discards.",
    "exhausted.flip": "If you want to draw from the stock instead, the discard pile is turned over without shuffling "
    "to form a new stock: the card that was discarded first is drawn first.",
    "exhausted.shuffle": "If you want to draw from the stock instead, the discard pile is shuffled to form a new "
    "stock.",
    "exhausted.flip_only": "When the stock is empty, the discard pile is turned over without shuffling to form a new "
    "stock: the card that was discarded first is drawn first.",
    "exhausted.shuffle_only": "When the stock is empty, the discard pile is shuffled to form a new stock.",
    "exhausted.new_pile": "Your discard then starts a new pile.",
    "exhausted.keep_top": "The top card of the discard pile stays where it is.",
    "exhausted.block": "When the stock is empty, the discard pile is not turned over. Play goes on as long as each "
    "player in turn takes the top card of the discard pile.",
    "exhausted.blocked": "The first player who does not take it ends the deal at once. The deal also ends when the "
    "upcard has gone round {rounds:time}.",
    "exhausted.refused": "The first player who does not take it ends the deal at once.",
    "exhausted.block_down": "When the stock is empty, the discard pile is not turned over. Play goes on as long as "
    "each player in turn takes cards from it in the usual way. The first player who takes none ends the deal at once.",
    "exhausted.free_rounds": "The deal also ends when the top card, taken without being laid, has gone round "
    "{rounds:time}.",
    "exhausted.lowest_wins": "The deal ends with the turn in which the last card of the stock was drawn. Then the "
    "hands are compared.",
    "exhausted.drawn": "In that case nobody wins the deal.",
    "exhausted.turnovers": "This can happen at most {turnovers:time} in a deal. If the stock runs out once more, the "
    "deal is void: nobody scores, and it is dealt again.",
    "exhausted.none_to_take": "It is also void if the stock is empty and the only card of the discard "
    "pile may not be taken.",
    "exhausted.same_dealer": "The same dealer deals again.",
    "exhausted.in_last_turns": "If somebody has already gone out, the deal is not void: it ends there and is scored.",
    "exhausted.void_once_more": "If a deal is void {n:time} in a row, it is not dealt again after the last of them: "
    "nobody scores, and the next deal follows.",
    "exhausted.void_at_once": "However, a void deal is not dealt again: it counts as played, and the next deal "
    "follows.",
    "exhausted.never": "The stock lasts for the whole deal.",
    # scoring
    "scoring.values": "What is left {held} counts: {items}.",
    "scoring.values_melds": "The cards of the melds count: {items}.",
    "scoring.values_deadwood": "Deadwood counts: {items}.",
    "value.face": "{face} {points}",
    "value.number": "every tile its number",
    "value.card": "every card 1",
    "value.ranks": "{ranks}: {points} each",
    "value.pips": "2 to {last} their number",
    "value.ace": "an ace {points}",
    "value.court": "J, Q and K {points} each",
    "value.court_number": "J 11, Q 12, K 13",
    "value.rank": "{rank} {points}",
    "value.joker": "a joker {points}",
    "value.any_joker": "a joker of any kind, including the mirror joker, {points}",
    "value.wild_rank": "a card of the wild rank {points}",
    "value.wild": "a wild card 0",
    "scoring.penalties": "Each of the other players loses the points of the tiles left on their rack. The winner gains "
    "all that the others lose, so the points of a game always add up to 0.",
    "scoring.hands.all": "The winner scores the points of all cards left in the other hands, including those in "
    "complete melds. The others score nothing.",
    "scoring.hands.unmatched": "The other players set their melds apart. The winner scores the points of their cards "
    "that are not in melds. The others score nothing.",
    "scoring.double": "A winner who had nothing on the table and lays the whole hand in one turn scores double: "
    "{twice} instead of {once}.",
    "scoring.blocked": "If the deal was blocked, the player with the fewest points in hand wins and scores the "
    "difference from each of the others.",
    "scoring.nobody_out": "If nobody went out, the player with the fewest points in hand wins and scores the "
    "difference from each of the others.",
    "scoring.blocked_whole": "If the deal was blocked, the player with the fewest points in hand wins and scores the "
    "points of all cards in the other hands.",
    "scoring.nobody_out_whole": "If nobody went out, the player with the fewest points in hand wins and scores the "
    "points of all cards in the other hands.",
    "scoring.blocked_tie": "Players who tie share the points equally; any left over are lost.",
    "scoring.against": "Each of the other players writes down the points of all cards left in hand, including those in "
    "complete melds. These are penalty points; the winner writes down 0.",
    "scoring.unopened": "A player who has laid no meld in the deal writes down {points:point}, whatever is in hand.",
    "hand_payments.pays": "Each of the other players pays the winner the points of all cards left in hand, including "
    "those in complete melds.",
    "hand_payments.times": "Each {rank} in hand multiplies them by {n}.",
    "hand_payments.joker": "Each joker in hand multiplies them by {n}.",
    "hand_payments.concealed": "If the winner had nothing on the table and lays the whole hand in one turn, everybody "
    "pays double.",
    "hand_payments.unmelded": "A loser who has laid no meld in the deal pays double.",
    "scoring.concealed_against": "If the winner had nothing on the table and lays the whole hand in one turn, the "
    "points of the others are doubled.",
    "scoring.out_bonus": "The winner subtracts {points:point}.",
    "scoring.concealed_bonus": "A winner who had nothing on the table and lays the whole hand in one turn subtracts "
    "{points:point}.",
    "scoring.natural_bonus": "Without a joker it is {points:point}.",
    "scoring.against_unmatched": "Each of the other players sets their melds apart and writes down the points of the "
    "cards that are not in melds. These are penalty points; the winner writes down 0.",
    "scoring.own_melds": "The winner scores the value of the melds laid, once for each opponent. The cards that the "
    "others hold do not matter.",
    "scoring.own_melds_example": "Example: {melds} is worth {value}. With {opponents} opponents that makes {points}.",
    "scoring.values_laid": "Cards count, on the table and in hand: {items}.",
    "scoring.low_ace_laid": "An ace laid before the 2 counts {points:point}.",
    "scoring.laid": "Each player scores the points of the cards they have laid, in their own melds and on those of "
    "others, and loses those of all cards left in hand, including complete melds. A card counts for the player who "
    "laid it, even on another player's meld. A player may lose points in a deal. The player who scores most wins the "
    "deal.",
    "scoring.laid_example": "Example: A has laid {first} and gone out; B has laid off {second} on it and still holds "
    "{rest}. A scores {a}, B {b}.",
    "scoring.upcard": "The first upcard of the deal counts {points} instead, wherever it ends up.",
    "scoring.upcard_adds": "The first upcard of the deal counts {points} more, wherever it ends up.",
    "scoring.upcard_special": "If it is {cards}, it is {points}.",
    "scoring.unlaid": "For a player who has laid nothing, the cards in hand count {times:time}.",
    "scoring.out": "A player who goes out scores {points:point} more.",
    "scoring.out_concealed": "A player who goes out and had laid nothing before that turn scores {times:time} as much.",
    "scoring.out_one_suit": "A player who goes out with all cards of one suit, including the last one, scores "
    "{times:time} as much.",
    "scoring.careless": "Each careless discard costs {points:point}; this is never doubled.",
    "scoring.least": "In the examples A has knocked. If the knocker has the least deadwood, the knocker wins and "
    "scores the difference from each of the others.",
    "scoring.tie_with_knocker": "If another player has equally little, that player wins instead.",
    "scoring.undercut": "If another player has less, that player wins and scores {points:point} more, and the knocker "
    "loses {points}.",
    "scoring.rummy": "A winner without deadwood scores {points:point} more from each of the others. A knocker without "
    "deadwood wins even if others have none either.",
    "scoring.knock_tie": "If there are several winners, they share the points equally; any left over are lost.",
    "scoring.win_or_fewest": "The winner of a deal scores 1 point. Cards left in hand are counted only if nobody went "
    "out: {values}. The player with the fewest points then scores 1 point; players who tie score 1 point each.",
    "scoring.win_carried": "If nobody wins a deal, the next win scores 1 point more, and so on for each such deal in a "
    "row.",
    "scoring.win": "The winner of a deal scores 1 point. The cards in the other hands do not matter.",
    "deal.indicates.rank_and_neighbours": "Then one card is drawn from the stock at random, shown and put aside: the "
    "cut card. All cards of its rank are wild for this deal, and so are, in its own suit, the next higher card (the "
    "upper joker) and the next lower card (the lower joker); the ace comes between the king and the two. If the cut "
    "card is a joker, it counts as the ace of spades. The cut card itself is out of play.",
    "pures.rule": "To win, all your cards must be in melds, and at least {n} of these must be pure runs: runs without "
    "wild cards or jokers.",
    "pures.natural": "A run in which a wild card is used as itself is still pure.",
    "pures.tunnela": "Three identical cards are a tunnela, and so are three jokers. It counts as a pure run, and no "
    "wild card can be part of it.",
    "pures.dublee": "Two identical cards are a dublee, and so are two jokers. A dublee alone is not a meld.",
    "pures.free": "These hands also win, whatever the other cards are: {shows}.",
    "pures.free_tunnelas": "{n} tunnelas",
    "pures.free_dublees": "{n} dublees",
    "pures.free_jokers": "{n} wild cards",
    "pures.count": "The winner scores 0 points. What the others count depends on their pure runs but is never more "
    "than {cap}. Wild cards count nothing, and a hand that could be declared counts 0.",
    "pures.enough": "With {n} pure runs or more: only the cards outside melds.",
    "pures.few": "With fewer than {n}: all cards outside the pure runs, including those in other melds.",
    "pures.consolation": "When another player declares dublees, a player with {n} dublees or more pays only "
    "{points:point}.",
    "value_cards.which": "The cards identical to the cut card, the upper jokers and the lower jokers are value cards.",
    "value_cards.table": "One of a kind is worth {one}, two are worth {two} and three {three}.",
    "value_cards.marriage": "One of each of the three kinds together is a marriage and worth {one} instead; two "
    "marriages are worth {two} and three {three}. Value cards left over count by their kinds.",
    "value_cards.twenty": "Each of them is worth {points:point}.",
    "value_cards.exchange": "After the declaration, all players still in the deal, including the winner, pay one "
    "another for their value cards.",
    "match.money_balanced": "One deal is the whole match. The points of all players add up to 0, and everybody pays or "
    "receives {value} for each of their own.",
    "silent.out_values": "A player who has left the deal neither pays nor is paid for value cards.",
    "choice.value_cards.table": "by the table",
    "choice.value_cards.twenty": "twenty each",
    "penalty.count": "The winner scores 0 points. What the others count depends on their lives but is never more than "
    "{cap}.",
    "penalty.both": "With both lives: the cards outside melds. Example: {melds} and {rest}, which is {points}.",
    "penalty.first": "With only the first life: all cards outside it, including those in other melds. Example: {melds} "
    "and {rest}, which is {points}.",
    "penalty.none": "Without the first life: all cards. Example: {rest}, which is {count} and so {points}.",
    "penalty.fixed": "A first drop costs {first}, a middle drop {middle}, a wrong declaration {wrong}.",
    "penalty.to_winner": "These points are paid to the winner of the deal.",
    "penalty.written": "These are penalty points: the fewer, the better.",
    "payments.base": "Each opponent pays the winner {points:point}.",
    "payments.joker": "For each joker in the melds, each pays {points:point} more.",
    "payments.wild": "For each other wild card that stands for another card, each pays {points:point} more.",
    "payments.example": "Example: with {jokers} in the melds, each of {opponents} opponents pays {each}. "
    "The winner gets {points}.",
    "payments.bonuses": "Each opponent also pays these bonuses, which add up: {bonuses}.",
    "bonus.undrawn": "{points} for a hand laid before drawing",
    "bonus.one_draw": "{points} for a hand laid after drawing one card",
    "bonus.no_wild": "{points} for a hand without wild cards",
    "bonus.one_suit": "{points} for a hand of one suit",
    "payments.bonuses_example": "So for a hand laid before drawing and without wild cards each pays {points}.",
    "stakes.unmatched": "When hands are compared, only cards outside melds count; melds kept in hand count nothing.",
    "stakes.all": "When hands are compared, every card in hand counts.",
    "stakes.out": "A player who goes out by a meld or a lay-off gets {laid:point} from each of the others; a player "
    "who goes out by a discard gets {discarded:point}.",
    "stakes.out_same": "A player who goes out gets {laid:point} from each of the others.",
    "stakes.called": "If the player who ended the deal before drawing has the lowest hand, that player gets "
    "{called:point} from each of the others. If another hand is as low or lower, the lowest of the other hands wins: "
    "the player who ended the deal pays {beaten:point}, everybody else {called:point}.",
    "stakes.fought": "Only the hands of the caller and of those who fight are compared. The lowest wins, and the "
    "caller loses a tie. A player who is beaten pays the winner {beaten:point}, and a player who folds pays "
    "{called:point}.",
    "stakes.stock": "When the stock runs out, the lowest hand gets {stock:point} from each of the others.",
    "stakes.ties.all": "If several players tie for lowest, each of them is paid in full by all the others.",
    "stakes.ties.called": "If several of the others tie for lowest, each of them is paid in this way by everybody who "
    "did not tie.",
    "stakes.ties.nearest": "Among equal hands, the first in turn after the caller wins. When the stock has run out, it "
    "is the hand of the player who drew the last card, or the first in turn after that player.",
    "stakes.ante": "Before each deal every player pays {ante:point} into a pot. A player who wins two deals in a row "
    "without a tie takes it. A new pot then begins, and that win does not count towards it. What is left in the pot "
    "when the match ends belongs to nobody.",
    "stakes.no_meld": "A player without a meld on the table pays {more:point} more.",
    "stakes.no_meld_loses": "When the stock runs out, only a player with a meld on the table can win, unless nobody "
    "has one.",
    "stakes.dealt": "A dealt hand that ends the deal gets {dealt:point} from each of the others.",
    "stakes.dealt_draw": "If several have one, nobody pays.",
    "stakes.dealt_highest": "If several have one, the highest is paid; if those are equal, nobody pays.",
    "stakes.example": "Example: {caller} ends the deal before drawing, and the hands count: {held}. The points: "
    "{points}.",
    "stakes.example_fought": "Example: {caller} calls, {fighter} fights, and the others fold; all have melds on the "
    "table. The hands count: {held}. The points: {points}.",
    "ranks.values": "Trash counts: {items}.",
    "ranks.order": "If nobody went out, the player with the least trash wins. If trash is equal, the player who showed "
    "melds first ranks higher. The others pay the winner by rank: {ranks}.",
    "ranks.rank": "rank {rank} pays {points}",
    "ranks.mom": "A player who had no meld to show is móm, ranks last and pays {points}.",
    "ranks.all_mom": "If everybody is móm, the player with the least trash wins, and each of the others pays {points}.",
    "ranks.example": "Example: the players are left with {held}, and {mom} had no meld. The points: {points}.",
    "ranks.out": "A player who goes out with all cards in melds is ù and gets {points} from each of the others, or "
    "{twice} if no discard was needed.",
    "ranks.chip": "A player whose discard is taken pays {points:point} to the player who takes it.",
    "ranks.pays_all": "If the winner took three discards from one player before going out, that player pays for "
    "everybody.",
    "scoring.example": "Example: {winner} has no {pieces} left. {holds}. The points: {points}.",
    "scoring.holds": "{seat} holds {faces}, which is {points}",
    "scoring.holds_meld": "{seat} has the meld {meld} and is left with {faces}, which is {points}",
    "scoring.points": "{seat} {points}",
    "scoring.lowest": "If nobody could go on, the player with the fewest points left wins. Each of the others loses "
    "the difference; the winner gains the sum.",
    "scoring.totals_example": "Example: the players are left with {held}. The points: {points}.",
    "scoring.tie": "Players who tie for the fewest share the gain equally. Any points left over go, one each, to those "
    "of them who come first in the order of play.",
    "match.games": "A match has {n:deal}.",
    "match.as_many_as_players": "A match has as many {deals} as there are players.",
    "match.rounds": "A match has {n:round}; in each round there are as many {deals} as there are players.",
    "match.most_won": "The player who has won the most {deals} wins the match. In a tie, the higher total of points "
    "decides; players who are still level share the win.",
    "match.start": "Each player begins with {points:point}.",
    "match.highest": "The points of all {deals} are added up, and the highest total wins.",
    "match.lowest": "The points of all {deals} are added up, and the lowest total wins.",
    "match.shared": "Players with the same total share the win.",
    "match.first_to": "The first player to reach {target:point} wins the match.",
    "match.winning_run": "A player who wins a deal with {n:piece} or more of one suit in a row wins the match at once.",
    "match.first_to_column": "The first player to reach {target:point} in a column wins that column.",
    "match.several": "If several players reach it in the same deal, the highest total wins.",
    "match.extra_deal": "If the highest total is shared, all players play one more deal.",
    "match.wins": "The first player to win {n:deal} wins the match.",
    "match.single": "One {deal} is the whole match: the player who wins it wins the match.",
    "match.single_dealer": "The winner deals the next match at the same table.",
    "match.single_shared": "After a shared win, the deal passes to the next player in turn.",
    "match.money": "One deal is the whole match. Each of the other players pays the winner {value} for each point.",
    "match.money_example": "Example: points of {points} bring in {gross}; the winner receives {net}.",
    "deal.indicates.next": "Then one numbered tile is drawn from the pool at random and shown: the indicator "
    "(gösterge). It stays face up beside the pool and is out of play.",
    "indicated.wild": "The tile one higher than the indicator and of the same colour is the okey of this game, both "
    "copies of it; after 13 comes 1. An okey is wild: it stands for any tile, including itself.",
    "indicated.example": "If the indicator is {indicator}, {wild} is the okey; if it is {last}, {first} is.",
    "indicated.false": "A false joker is not wild. It takes the place of the ordinary tile that has become the okey: "
    "if the indicator is {indicator}, a false joker is {wild} and nothing else.",
    "indicated.free": "A set may have any number of okeys.",
    # tiles laid on the table, one of them wild
    "aim.tiles_left": "Get rid of your tiles before somebody goes out. The player with the fewest points after all "
    "games wins the match.",
    "indicated.swap": "Once your first meld is on the table, you may in your turn replace an okey there with the "
    "tile it stands for, and take the okey onto your rack.",
    "indicated.swap_group": "In a group of three, a tile of either missing colour will do.",
    "opening.pairs": "Or it may be at least {n} pairs of identical tiles, laid in one turn and without any other sets.",
    "opening.pairs_wild": "An okey makes a pair with any tile; a false joker only with another false joker or with an "
    "okey.",
    "opening.rising": "Each first meld of a game must be worth at least one point more than the last first meld before "
    "it.",
    "opening.rising_pairs": "Each first meld of a game must be worth at least one point more than the last first meld "
    "before it or, in pairs, have at least one pair more than the last one in pairs.",
    "opening.no_lay_off.tiles": "Before your first meld you may not add to the sets on the table, and tiles you add do "
    "not count towards it.",
    "play.after_pairs": "A player whose first meld was pairs may lay more pairs and add to sets, but may not lay "
    "groups or runs.",
    "play.no_pairs": "A player whose first meld was groups and runs may not lay pairs.",
    "play.pairs_for_all": "A player whose first meld was groups and runs may also lay pairs, once somebody has laid "
    "some.",
    "discard.noted_both": "Discarding an okey, or a tile that could be added to a set on the table, costs penalty "
    "points, whether or not you have laid your first meld.",
    "discard.noted_fitting": "Discarding a tile that could be added to a set on the table costs penalty points, "
    "whether or not you have laid your first meld.",
    "discard.noted_wild": "Discarding an okey costs penalty points.",
    "discard.noted_last": "The tile with which you go out costs nothing.",
    "draw.top.table.tiles": "Begin your turn by taking the next tile of the pool or the last discard of the player "
    "before you. You may take the discard only if you lay it in the same turn; before your first meld, only as part of "
    "it.",
    "part.Play.tiles": "lay sets and add to those on the table, if you like",
    "part.Swap.tiles": "exchange an okey, if you like",
    "play.melds.tiles": "After drawing you may lay sets from your rack face up on the table.",
    "play.any_order.tiles": "You may lay as many sets and add as many tiles as you like, in any order.",
    "lay_off.any.tiles": "You may add tiles from your rack to any group or run on the table, including those of other "
    "players, but not to a pair. The set must still be legal.",
    "lay_off.example.tiles": "Example: to {meld} you may add {cards}.",
    "table.cards_stay.tiles": "Sets on the table stay there.",
    "end.out.tiles": "A player who gets rid of the last tile has gone out, and the game ends at once. The scoring "
    "decides who wins it.",
    "end.last.discard.tiles": "The last tile must be discarded: it may be neither laid in a set nor added to one.",
    "exhausted.tiles_left": "The game ends with the turn in which the last tile of the pool was drawn. If nobody has "
    "gone out, the tiles left on the racks still count.",
    "left.rack": "Each player writes down the numbers of the tiles left on the rack; fewer points are better.",
    "left.wild": "An okey left on the rack counts {points}.",
    "left.wild_number": "An okey left on the rack counts its number.",
    "left.false": "A false joker counts the number of the okey.",
    "left.out": "The player who goes out subtracts {points:point}.",
    "left.unopened": "A player who has not laid a first meld writes down {points:point}, whatever is left.",
    "left.pairs": "For a player whose first meld was pairs, the tiles left count {times:time}.",
    "left.times": "The way a player goes out multiplies all these points, including those subtracted.",
    "left.times_wild": "They are multiplied by {times} if the last tile discarded is an okey.",
    "left.times_pairs": "They are multiplied by {times} if that player's first meld was pairs.",
    "left.times_hand": "They are multiplied by {times} if that player had laid nothing before that turn.",
    "left.multiply": "If several of these apply, all of them multiply.",
    "left.careless": "Each discard with a penalty adds {points:point}; this is never multiplied.",
    "left.example": "Example: with {faces} left, a player writes down {points}; the player who goes out, {out}; a "
    "player without a first meld, {unopened}. If the last tile was an okey, these are {all_points}, {all_out} and "
    "{all_unopened}.",
    "indicated.declared": "Before drawing, a player may declare playing for pairs. This holds until the game ends.",
    "indicated.declared_bound": "A player who has declared can go out only in pairs, but such a hand then counts more.",
    "indicated.shown": "A player who holds the other tile identical to the indicator may show it in the first turn, "
    "before discarding. It stays on the rack.",
    "indicated.shown_lost": "Each of the other players then loses {points:point}.",
    "draw.own_piles": "Each player has a separate discard pile. Only the next player may take its last tile, and only "
    "in the next turn.",
    "draw.top.tiles": "Begin your turn by taking the next tile of the pool or the last discard of the player before "
    "you.",
    "part.Draw.tiles": "draw a tile",
    "part.GoOut.tiles": "go out with the whole rack, if you can",
    "part.Discard.tiles": "discard a tile",
    "go_out.kept.tiles": "Sets stay on your rack until you can show all of it at once.",
    "opening.kept.tiles": "There is no first meld on the table in this game: sets are kept on the rack.",
    "discard.end.tiles": "End your turn by putting one tile face up on your discard pile, between you and the next "
    "player.",
    "discard.return.tiles": "You may even discard the tile you have just taken.",
    "table.kept.tiles": "No sets are laid on the table before the game ends.",
    "time.draw.tiles": "If time runs out before the player has drawn, the next tile of the pool is drawn.",
    "time.drawn_card.tiles": "Then the tile drawn from the pool is discarded. If the player took another player's "
    "discard, the tile with the highest number is discarded.",
    "go_out.pairs": "Or all of them may be in {n} pairs of identical tiles. An okey makes a pair with any tile; a "
    "false joker only with another false joker or with an okey.",
    "go_out.wins.tiles": "The game ends at once, and that player wins it.",
    "exhausted.nobody_wins": "The game ends with the turn in which the last tile of the pool was drawn. If nobody "
    "has gone out, nobody wins it, and the next game begins.",
    "lost.pairs": "For a hand in pairs they lose {pairs:point}, and {wild:point} if the last tile is an okey.",
    "lost.declared": "If playing for pairs had been declared, this is multiplied by {times}.",
    "lost.shown": "If a player has shown the tile that matches the indicator, each of the others loses {points:point}, "
    "however the game ends.",
    "lost.winner": "The winner loses nothing in the game. The tiles left on the racks do not count.",
    "match.countdown": "Each player begins with {start:point}. The match ends with the game after which somebody has "
    "none left.",
    "match.countdown_games": "It ends after {n:deal} at the latest.",
    "match.countdown_most": "The player with the most points left then wins; players who tie share the win.",
    "go_out.required.tiles": "If, after drawing, all your tiles but one are in sets, you may show them, discard the "
    "last tile face down on the pool and go out.",
    "lost.plain": "When a player goes out with sets, each of the others loses {plain:point}, or {wild:point} if the "
    "last tile discarded is an okey.",
    "silent.showed_first.tiles": "The player who goes first has the extra tile, and begins by discarding or goes out "
    "at once.",
    "aim.melds.tiles": "The first player to have the whole rack in sets wins the game.",
    "match.last_left": "The points of all deals are added up. A player who reaches {limit} is out. The last one left "
    "wins the match.",
    "match.rejoins": "A player who is out may rejoin {n:time}, with the highest total of those still in, as long as at "
    "least two are still in.",
    "match.buy_in": "A player who is out may buy in again each time, with the highest total of those still in, as long "
    "as at least two are still in.",
    "match.buy_in_ante": "Each buy-in costs a new stake of {each}, which goes into the pool.",
    "match.call_up": "After every deal, each of the other players still in pays the winner a stake of {each}, or of "
    "{concealed} if the winner laid the whole hand in one turn.",
    "match.ante": "At the start everybody pays a stake of {each} into a pool, which the winner of the match takes.",
    "match.pool": "Everybody pays {entry} into a pool. The points of all deals are added up. "
    "A player who reaches {limit} is out. The last one left takes the pool.",
    "match.pool_example": "Example: {players} players pay {gross}; the winner receives {net}.",
    "match.chips": "Everybody pays {entry} into a pool and begins with chips: {chips}. A point is a chip. "
    "After the last deal, the player with the most chips takes the pool.",
    "match.chips_with": "{chips} with {players} players",
    "match.tie.extra_deal": "Players who tie play one more deal among themselves.",
    "match.tie.split": "Players who tie split the pool.",
    "rake.rate": "The house keeps {percent} % of it.",
    "rake.fixed": "The house keeps {amount} of it.",
    # Gin Rummy
    "start.later.loser_deals": "The loser of a {deal} deals the next.",
    "draw.upcard_offered": "Before anybody draws, the first upcard is offered to the player who goes first, then to "
    "the dealer. A player who takes it plays a turn with it without drawing. If both pass, the player who goes first "
    "must draw from the stock.",
    "knock.limit": "In any turn, after drawing, you may knock if the deadwood (cards outside melds) left after your "
    "discard counts {limit} or less. Say so, then discard one card.",
    "knock.gin_only": "In any turn, after drawing, you may knock, but only with gin: after your discard no card may be "
    "outside melds. Say so, then discard one card.",
    "knock.by_upcard": "In any turn, after drawing, you may knock if the deadwood (cards outside melds) left after "
    "your discard does not count more than the limit of the deal. Say so, then discard one card. The first upcard sets "
    "the limit: 2 to 10 their number, J, Q and K 10.",
    "knock.ace.gin": "If it is an ace, you need gin.",
    "knock.ace.one": "If it is an ace, the limit is 1.",
    "knock.opens": "The knocker's melds are then laid on the table, arranged so that the least deadwood is left; if "
    "there are several such arrangements, the one that leaves the other player the most. A knocker without deadwood "
    "has gin.",
    "lay_off.after_knock": "After a knock the other player may lay off cards on the knocker's melds: as many as fit, "
    "including one after another on the same run, and even cards from melds still in hand. Then the hands are "
    "compared. After gin there is no laying off.",
    "time.offered": "While the first upcard is offered, the player passes.",
    "time.lay_off": "If the time to lay off runs out, the cards are laid off that leave the fewest points.",
    "time.knocked": "After a knock, the card is discarded that leaves the least deadwood.",
    "exhausted.void": "The last {n:piece} of the stock are never drawn. If only they are left and a player discards "
    "without knocking, the deal is void: nobody scores, and it is dealt again.",
    "exhausted.void_empty": "If the stock is empty at the end of a turn, the deal is void: "
    "nobody scores, and it is dealt again.",
    "exhausted.last_discard": "The other player may still take this last discard, but only to knock with it at once.",
    "gin.knock": "In the examples A has knocked, and cards have been laid off. If the knocker has less deadwood than "
    "the other player, the knocker scores the difference.",
    "gin.gin": "A knocker who has gin scores the deadwood of the other player and {points:point} more, even if that "
    "player has none either.",
    "gin.undercut": "If the knocker does not have gin and the other player has the same deadwood or less, that is an "
    "undercut: the other player scores the difference and {points:point} more.",
    "gin.big": "A player who goes out with all cards in melds, including the one just drawn, has big gin and scores "
    "the deadwood of the other player and {points:point} more.",
    "gin.spades_double": "If the first upcard was a spade, the points of the deal are doubled, including bonuses.",
    "gin.spades_two_boxes": "If the first upcard was a spade, the deal counts as two boxes.",
    "match.boxes": "Then the winner gets {game:point} more, and each player {box:point} for every box. Every deal "
    "won is a box.",
    "match.shutout.bonus": "If the loser has no box, that is a shutout, and the winner gets another {points:point}.",
    "match.shutout.all": "If the loser has no box, that is a shutout, and the winner's whole score is doubled.",
    "match.boxes_example": "Example: A has {a} and {a_boxes}, B has {b} and {b_boxes}. In the end A has {a_final} "
    "and B {b_final}.",
    "match.columns": "{n} columns are scored at once, each like a separate match. A player's first win is entered in "
    "the first column, the second in the first two, and so on. A column is closed at the end of the deal in which "
    "somebody reaches {target} in it, and nothing more is entered there. A player whose first win comes later begins "
    "in the first open column.",
    "match.columns_end": "The match ends when all columns are closed. The player with the highest total of all columns "
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
    "choice.group_swap.declared": "the card it was declared to be",
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
    "choice.jokers.by_players": "one fewer than players",
    "choice.form.chile": "Chilean",
    "choice.form.argentina": "Argentine",
    "choice.recycle.flip": "turn it over",
    "choice.recycle.shuffle": "shuffle it",
    "choice.borrowing.none": "no",
    "choice.borrowing.own": "from one's own melds",
    "choice.borrowing.any": "from any meld",
    "choice.num_hands.0": "until the match is won on points",
    "choice.num_hands.None": "as many as players",
    "choice.starter_side.left": "left, clockwise",
    "choice.starter_side.right": "right, counter-clockwise",
    "choice.chips_rule.players_x_80": "for each player",
    "choice.chips_rule.deals_x_80": "for each deal",
    "choice.tie_break.extra_deal": "one more deal",
    "choice.tie_break.split": "they split the pool",
    "choice.timeout_discard.drawn_card": "the card drawn",
    "choice.timeout_discard.highest_card": "the card that counts most",
    "choice.oklahoma_ace.gin": "gin only",
    "choice.oklahoma_ace.one": "1",
    "choice.next_dealer.loser": "the loser",
    "choice.next_dealer.winner": "the winner",
    "choice.next_dealer.alternate": "the players in turn",
    "choice.values.pips": "their number",
    "choice.values.fives": "five each",
    "choice.shutout.bonus": "the bonus for the match",
    "choice.shutout.all": "the winner's whole score",
    "choice.shutout.none": "nothing",
    # choices where the printed sheet is silent
    "silent.intro": "The printed rules leave these points open or disagree about them. RummyKit plays as follows:",
    "silent.start_ties": "Players who tie in the draw for the start draw again among themselves.",
    "silent.draw_again": "The draw for the start is repeated before every {deal}.",
    "silent.dealer": "With two players the winner of a {deal} deals the next; with more the deal passes to the left.",
    "silent.next_starts": "There is no dealer: in each {deal} the next player goes first.",
    "silent.best_lives": "A losing hand is arranged in the way that is best for the player.",
    "heading.sides": "Partners",
    "heading.books": "{Books}",
    "heading.bonus_cards": "Bonus cards",
    "heading.turn.take_pile": "Taking the discard pile",
    "sides.partners": "With {players:player}, players sitting opposite each other are partners. Partners share their "
    "melds and their score: they form one side.",
    "sides.alone": "With any other number of players, each plays alone and is a side.",
    "cards.red": "red {rank}",
    "cards.black": "black {rank}",
    "cards.any": "{rank}",
    "side.wild.jokers": "A joker is wild: in a group it stands for any card.",
    "side.wild.rank": "Every {wild} is also wild.",
    "side.wild.always": "It is wild even among cards of its own rank, so there are no groups of that rank.",
    "side.wild.alone": "It is wild even among cards of its own rank. A group may also consist of wild cards alone, "
    "without the limits that follow; no natural cards may be added to it.",
    "side.wild.own_value": "A wild card keeps its own value wherever it is used.",
    "side.wild.naturals": "A {meld} must have at least {n} natural cards.",
    "side.wild.most": "It may have at most {n} wild cards.",
    "side.wild.not_more": "It may never have more wild cards than natural ones.",
    "books.rule": "A {meld} of {cards} is {a_book}. It is {clean} and scores {natural:point} without wild cards, and "
    "{dirty} and scores {mixed:point} with any.",
    "books.exactly": "{n:piece}",
    "books.or_more": "{n} or more {pieces}",
    "books.to_go_out": "To go out, a side must have at least {n:book}.",
    "books.to_go_out_with": "With {players} players a side must have at least {n:book} to go out.",
    "books.keep": "As long as a side may not go out, its players must keep at least one card after the discard.",
    "bonus_cards.rule": "Each {cards} must be laid out in front of its side at once and replaced with a card from the "
    "stock. One that comes with the discard pile is laid out but not replaced.",
    "bonus_cards.worth": "Each scores {each:point}, or {all:point} for all of them together. They count against a side "
    "that has no meld.",
    "bonus_cards.last": "If the last card of the stock is one of them, the player who drew it may still meld; then the "
    "deal ends without a discard.",
    "deal.upcard_covered": "If the upcard is wild or a bonus card, another card is turned up on top of it, until one "
    "is neither.",
    "draw.of_stock": "Begin your turn by drawing {n:piece} from the stock or by taking the discard pile.",
    "draw.of_stock_with": "With {players} players you draw {n:piece}.",
    "draw.stock_or_pile": "Begin your turn by drawing from the stock or by taking the discard pile.",
    "take_pile.rule": "You always take the whole discard pile, and you must meld its top card at once: with cards of "
    "its rank from your hand, or on your side's group of that rank.",
    "take_pile.wild": "It may not be taken when its top card is wild.",
    "take_pile.blocked": "Nor may it be taken when its top card is a {cards}.",
    "take_pile.frozen": "The pile is frozen for a side without a meld, and for everybody while it contains a wild card "
    "or a bonus card.",
    "take_pile.pair": "To take a frozen pile you need two natural cards of the top card's rank from your hand.",
    "take_pile.always_pair": "To take it you always need two natural cards of the top card's rank from your hand.",
    "take_pile.no_room": "If your side has a group of that rank with fewer than {n} cards, all of these cards are "
    "added to it. If that would make more than {n}, the pile may not be taken.",
    "take_pile.free": "Otherwise one natural and one wild card are enough, or the top card alone may be added to a "
    "group of your side.",
    "take_pile.one_card": "A player with only one card in hand may not take a pile of one card.",
    "play.one_per_rank": "A side may have only one group of each {rank}; further cards of that {rank} are added to it.",
    "play.last_only": "A group of {cards}s may be melded only when going out, as the last thing, and without wild "
    "cards.",
    "lay_off.side": "You may lay off cards from your hand on the melds of your own side, and on no others.",
    "opening.by_score": "What a side's first meld must be worth depends on its score before the deal: {items}. It may "
    "consist of one {meld} or several, laid in the same turn.",
    "opening.below": "below {total}, {minimum:point}",
    "opening.from": "from {total}, {minimum:point}",
    "opening.pile_top": "If the discard pile is taken for it, only its top card counts.",
    "opening.side_unless_out": "There is no minimum for a player who draws from the stock, has melded nothing before "
    "and melds the whole hand at once, with or without a last discard, including {a_book}.",
    "exhausted.pile_whole": "When the stock is empty, play goes on as long as each player in turn takes the discard "
    "pile. The first who does not ends the deal, and nobody has gone out.",
    "exhausted.forced": "You must then take a pile that is not frozen if its top card can be added to a meld of your "
    "side.",
    "scoring.side_values": "Cards count, in melds and in hand: {items}.",
    "scoring.side": "Each side scores the cards it has melded and its bonuses, minus the cards left in the hands of "
    "its players.",
    "scoring.side_out": "Going out scores {points:point} for the side.",
    "scoring.side_concealed": "It scores {points:point} instead if the player had melded nothing before and, without "
    "adding to existing melds, melds the whole hand in one turn, including {a_book}.",
    "scoring.side_example": "Example: {melds} counts {value}, and {bonus} as a {clean_book}. With {hand} left in "
    "hand, the side scores {value} + {bonus} − {left} = {total}.",
    "match.side_first_to": "The match goes on until a side reaches {target:point}. If both reach it in the same deal, "
    "the higher score wins.",
    "part.Draw.or_pile": "draw, or take the discard pile",
    "end.side": "A player who gets rid of the last card has gone out, and the deal ends at once.",
    "time.pile_taken": "If the pile must be taken, it is taken.",
    "choice.canastas_to_go_out.None": "two with two players, otherwise one",
    "aim.sides": "Each side collects groups, the larger the better, and goes out once it has enough of them. The side "
    "with the most points wins the match.",
    "heading.second_hand": "The {second_hand}",
    "books.semi": "It is semi-clean and scores {semi:point} if it has only one wild card and {n} natural cards "
    "besides; in a run these must all be together on one side of the wild card.",
    "books.wild": "One consisting of wild cards alone scores {wild:point}.",
    "books.natural_to_go_out": "To go out, a side must have at least {n:clean_book}.",
    "books.mixed_to_go_out": "It must also have at least {n:dirty_book}.",
    "second_hand.side": "A second hand of {n:piece}, the {second_hand}, is also dealt face down to each side. It "
    "goes to the first of the partners to run out of cards; a side gets only one.",
    "second_hand.player": "A second hand of {n:piece}, the {second_hand}, is also dealt face down to each player.",
    "second_hand.picked_up": "A player who melds the last card of the hand picks up the {second_hand} at once and "
    "plays on with it in the same turn, without drawing. A player who discards the last card also picks it up, and "
    "plays with it from the next turn on. A player whose {second_hand} has not been picked up cannot go out.",
    "second_hand.untaken": "A side that did not pick up its {second_hand} loses {points:point}.",
    "second_hand.counts": "The cards of a {second_hand} that was not picked up count against its side like cards "
    "left in hand.",
    "bonus_cards.each": "Each scores {each:point}. They count against a side that has no meld.",
    "side.wild.in_place": "In a run of its own suit it is natural in its own place. Elsewhere it is wild, and there "
    "are no groups of that rank.",
    "side.wild.jokers_anywhere": "A joker is wild: it stands for any card.",
    "side.wild.moves": "A wild card in a run fills a gap or stands at an end. When the card it stands for is added, it "
    "moves to an end of the same run. It never goes back to a hand.",
    "side.wild.fewer": "It must always have fewer wild cards than natural ones.",
    "opening.in_deal": "in deal {number}, {minimum:point}",
    "opening.by_deal": "What a side's first meld must be worth depends on the deal: {items}. It may consist of one "
    "{meld} or several, laid in the same turn.",
    "opening.of_side": "A side's first meld must be worth at least {minimum:point}. It may consist of one {meld} or "
    "several, laid in the same turn.",
    "take_pile.top_rule": "You take the top {n:piece} of the discard pile, or all of it if it has fewer, and you must "
    "meld its top card at once: with cards of its rank from your hand, or on your side's group of that rank.",
    "deal.upcard_put_back": "If the upcard is wild or a bonus card, it is put under the stock and another card is "
    "turned up, until one is neither.",
    "deal.upcard_put_back_too": "The same applies to {cards}s.",
    "deal.joker_put_back": "If a joker is turned up, it is put under the stock, and another card is turned up.",
    "play.never": "You may never meld {cards}s.",
    "play.one_open_per_rank": "A side may have one group of each {rank} with fewer than {n} cards; further cards of "
    "that {rank} are added to it. When it has {n}, another one may be begun.",
    "ask.required": "A player may go out only if the answer is yes.",
    "exhausted.undrawn": "When {n:piece} are left, the stock counts as empty.",
    "exhausted.ends": "The last {n:piece} of the stock are never drawn. When only they are left, the deal ends with "
    "the current turn, and nobody has gone out unless it was in that turn.",
    "exhausted.ends_empty": "The deal ends with the turn in which the last card of the stock was drawn.",
    "end.last_not_wild": "That discard may not be a wild card.",
    "aim.sides_melds": "Each side builds melds, the larger the better, and goes out once it has enough of them. The "
    "side with the most points wins the match.",
    "schedule.minimum": "first meld {minimum:point}",
    "draw.whole": "Begin your turn by taking the top card of the stock or the whole discard pile, for which there is "
    "no condition. If the pile was a single card, you may not discard that card in the same turn, unless you also hold "
    "another one like it.",
    "end.side_second": "A player who gets rid of the last card when there is no {second_hand} to pick up has gone "
    "out, and the deal ends at once.",
    "end.that_discarded": "The card with which a player goes out must be discarded.",
    "side.wild.one": "It may have at most one wild card.",
    "silent.bonus_at_once": "Bonus cards that were dealt are laid out and replaced before the first turn, starting "
    "with the player who goes first.",
    "silent.pile_whole_rank": "If the side has a group of the top card's rank, cards taken with the top of the pile "
    "are added to that group.",
    "heading.turn.ask": "Asking your partner",
    "ask.binds": "If you can go out in this turn, you may ask your partner once, after drawing: “May I go out?” The "
    "answer is binding: after a yes you must go out in this turn, after a no you may not.",
    "ask.partner": "Once in a turn, after drawing, you may ask your partner: “May I go out?” If your partner says no, "
    "you may not go out in this turn.",
    "time.ask_partner": "If the partner does not answer in time, the player may go out.",
    "silent.missed": "A player who runs out of time before drawing misses the turn.",
    "silent.wrong_plays_on": "After a wrong declaration the others play on, and the next player may take the finish "
    "card.",
    "silent.keep_top": "When the stock is renewed, the top card of the discard pile stays.",
    "silent.sizes": "Each player is dealt the usual number of cards for the number of players, and one card is turned "
    "up.",
    "silent.lowest_deals": "The player who draws the lowest {piece} is the first dealer; the {ace} is the lowest of "
    "all.",
    "silent.after_king": "Nothing follows the {king}, so no run goes from {king} to {ace}.",
    "silent.ace_low": "The {ace} is low only.",
    "silent.ordered": "A run is read from low to high, so the place of a joker shows its number.",
    "silent.colour_number": "A colour-changing joker takes up a number of its own in the run.",
    "silent.colour_places": "Only the colours next to a colour-changing joker are compared, so a run may return to its "
    "first colour.",
    "silent.mirror_image": "Mirrored tiles must be the same in number and colour, and each half may be shorter than a "
    "set.",
    "silent.mirror_ascending": "Runs ascend towards the mirror.",
    "silent.several_jokers": "A {meld} may have more than one joker, but must have at least one {piece} that is not a "
    "joker.",
    "silent.kind": "If {pieces} laid with jokers could be either a group or a run, the player says which; otherwise "
    "they count as the one that is worth more.",
    "silent.fewer_than_naturals": "A {meld} must still have fewer jokers than natural cards after cards are laid off "
    "on it.",
    "silent.at_most_naturals": "A {meld} may still have no more jokers than natural cards after cards are laid off on "
    "it.",
    "silent.then_manipulate": "Once the first meld is on the table, the player may rearrange the table and free a "
    "joker in the same turn.",
    "silent.nothing_else": "In the turn of the first meld, nothing else on the table may be touched.",
    "silent.opening_melds_only": "Only melds count towards the first meld, not cards laid off.",
    "silent.opening_melds_only.tiles": "Only sets count towards the first meld, not tiles added.",
    "silent.stay": "A tile on the table may not be taken onto a rack.",
    "silent.no_draw": "A player who has played at least one tile does not draw, whether it made a new set or was added "
    "to one.",
    "silent.ordinary.cards": "A meld that has lost its last joker may be rearranged in the same turn.",
    "silent.restore.cards": "If time runs out and the table is not in order, the whole turn is taken back, including "
    "melds that were legal.",
    "silent.replacement_any.cards": "The card that frees a joker may come from the table too.",
    "silent.then_manipulate.cards": "Once the first meld is on the table, the player may rearrange the table and free "
    "a joker in the same turn.",
    "silent.wait": "A tile that was drawn may be played from the next turn on.",
    "silent.ordinary": "A set that has lost its last joker may be rearranged in the same turn.",
    "silent.replacement_any": "The tile that frees a joker may come from the table too.",
    "silent.same_turn": "A freed joker must be used in the same turn.",
    "silent.new_set": "A freed joker must be used in a new set; it may not be used to lengthen an existing one.",
    "silent.swap_before_opening": "A player may exchange a joker even before laying a first meld.",
    "silent.swap_lay_off": "Laying the exchanged joker off on a meld also counts as using it.",
    "silent.untouched": "If time runs out and nothing was moved, the turn counts as a pass.",
    "silent.stands": "If time runs out and the table is legal, the play stands.",
    "silent.restore": "If time runs out and the table is not in order, the whole turn is taken back, including sets "
    "that were legal.",
    "silent.short": "A player who draws as a penalty never draws more than the {stock} holds.",
    "silent.exhausted": "An empty {stock} does not end the {deal}: it ends when every player in turn has played "
    "nothing.",
    "silent.tie": "Players who tie for the fewest points share the gain; points left over go to those who come first "
    "in the order of play.",
    "silent.games": "The players agree on the number of {deals} in a match; it is {n} unless they say otherwise.",
    "silent.as_many_as_players": "A match has as many {deals} as there are players, unless they agree on another "
    "number.",
    "silent.shared": "Players with the same total share the win.",
    "silent.any_order": "A player may lay any number of {melds} and add any number of {pieces} to those on the "
    "table, in any order.",
    "silent.used": "A card taken from the discard pile may be laid before or after other cards, and only a card that "
    "can be laid may be taken.",
    "silent.floats": "A player without a hand may not call a discard, but is not skipped.",
    "silent.borrowing": "The meld from which a card is borrowed must stay legal, a run may not be split, and the new "
    "meld must contain a card from the hand.",
    "silent.joker_moves": "A joker may be moved from one end of a run to the other only once, and never from inside a "
    "run.",
    "silent.second_card": "The second card drawn with the upcard may be discarded in the same turn.",
    "silent.not_taken": "A card may not be discarded in the same turn in which it was taken from the discard pile.",
    "silent.call_next": "The next player may also call a discard, and a caller who gets rid of the last card wins the "
    "deal.",
    "silent.long_runs": "A long run may be laid as several shorter ones to fit the sizes.",
    "silent.undrawn": "A hand that is complete as dealt may be laid before drawing, without a discard.",
    "silent.showed_first": "The player who goes first is the dealer's neighbour, who has the extra card and begins by "
    "discarding.",
    "silent.trash": "The values of court cards in the trash, and what each rank pays, are the usual ones.",
    "silent.sent": "A player who gets rid of the last cards by adding them to other melds has not gone out.",
    "silent.flip": "The discard pile is turned over without shuffling to form a new stock, the oldest card first, and "
    "the next discard starts a new pile.",
    "silent.shuffle": "The discard pile is shuffled to form a new stock.",
    "silent.turnovers": "When the stock has been renewed {n:time} and runs out again, the deal is void and dealt "
    "again.",
    "silent.rounds": "When the stock is empty and the upcard has gone round {n:time}, the deal ends as if it had been "
    "refused.",
    "silent.laid": "A joker counts as much on the table as in hand, whatever it stands for, except in a first meld "
    "with a minimum.",
    "silent.hands": "Complete melds still in a loser's hand also count.",
    "silent.double": "A last discard does not rule out the double score.",
    "silent.stake_ties": "If lowest hands are equal, each is paid in full by all the other players.",
    "silent.stakes_differ": "What is paid for each kind of ending differs from table to table; folding costs less than "
    "losing a fight.",
    "silent.knock_tie": "Players other than the knocker who tie share the points; any left over are lost. Any winner "
    "without deadwood gets the bonus.",
    "silent.single_win": "The player who goes first may go out with the very first discard.",
    "silent.target": "The match goes to {target:point}.",
    "silent.loser_deals": "The loser of a deal deals the next, and a void deal is dealt again by the same dealer.",
    "silent.knock_melds": "RummyKit arranges a knocker's melds in the way that is best for the knocker.",
    "silent.bonuses": "The bonuses are {gin} for gin and {undercut} for an undercut; books give 10, 20 or 25.",
    "silent.boxes": "The match itself scores {game:point} and every box {box}; both are added at the end and do not "
    "count towards the target.",
    "silent.no_gin_tie": "A knocker without deadwood cannot be undercut.",
    "silent.eleven": "A player whose cards are all in melds, including the one drawn, discards one that can be spared "
    "and has gin.",
    "silent.clock": "If a table agrees on a clock and a player runs out of time, the missing draw or discard is made "
    "for the player.",
    "silent.no_penalty": "An illegal move costs no points: it is simply not possible.",
    # lessons
    "lesson.pick.meld": "Which of these are legal {melds}?",
    "lesson.pick.first_meld": "Which of these are enough for a first meld?",
    "lesson.pick.contract": "With which of these whole hands can you go out?",
    "lesson.pick.first_life": "Which of these can be the first life?",
    "lesson.pick.pure": "Which of these are pure runs?",
    "lesson.pick.declaration": "Which of these whole hands can you declare? Only jokers are wild.",
    "lesson.count.pieces": "How many points do these {pieces} count in the scoring?",
    "lesson.count.hand": "Arrange this {hand} as well as possible. How many points do the {pieces} outside {melds} "
    "count?",
    "lesson.count.one_life": "Arrange this {hand} as well as possible. How many points does it count? Mind its lives.",
    "lesson.count.deal": "The {deal} is over. How many points does {seat} get?",
    "lesson.do.take_discard": "Take the discard: it makes a {meld}.",
    "lesson.do.first_meld": "Lay your first meld.",
    "lesson.do.meld": "Lay a new {meld} from your {hand}.",
    "lesson.do.lay_off": "Add to a {meld} on the table.",
    "lesson.do.rearrange": "Rearrange {melds} on the table, and play from your {hand}.",
    "lesson.do.free_joker": "Replace a joker with a {piece}, and use the joker elsewhere.",
    "lesson.do.swap": "Exchange a joker for the card it stands for.",
    "lesson.do.swap.tiles": "Exchange an okey for the tile it stands for.",
    "lesson.do.call": "Call the discard and lay it off.",
    "lesson.do.best_discard": "Discard the one card that leaves the fewest points outside your melds.",
    "lesson.do.knock": "Knock.",
    "lesson.do.show": "Show your melds.",
    "lesson.do.declare": "Declare.",
    "lesson.do.go_out": "Go out.",
    "lesson.right": "Right.",
    "lesson.wrong": "Not quite.",
    "lesson.other": "That is legal, but it is not what was asked.",
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
