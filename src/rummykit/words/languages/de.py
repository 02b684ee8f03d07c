"""German.

Sentences that tiles and cards share avoid what depends on a noun's gender: tiles and cards stand in the plural, and
the rack is a "Brett" as the hand is a "Blatt". Where that will not do, the word comes with its article: "a_group" in
the accusative, "in_group" and "king" in the dative, "ace" as it begins a sentence.
"""

from rummykit.words.language import Language, noun, one_or_many

NOUNS = {
    "tiles": {
        "piece": noun("Stein", "Steine"),
        "hand": noun("Brett", "Bretter"),
        "stock": noun("Vorrat", "Vorräte"),
        "meld": noun("Kombination", "Kombinationen"),
        "suit": noun("Farbe", "Farben"),
        "rank": noun("Zahl", "Zahlen"),
        "same_rank": noun("mit derselben Zahl"),
        "group_name": noun("Gruppe", "Gruppen"),
        "a_group": noun("eine Gruppe"),
        "in_group": noun("einer Gruppe"),
        "run_name": noun("Folge", "Folgen"),
        "deal": noun("Spiel", "Spiele"),
        "held": noun("auf dem Brett"),
        "a_piece": noun("einen Stein"),
        "highest": noun("den höchsten"),
        "lowest": noun("den niedrigsten"),
        "ace": noun("Die 1"),
        "king": noun("der 13"),
        "exchange": noun("auslösen"),
    },
    "cards": {
        "piece": noun("Karte", "Karten"),
        "hand": noun("Blatt", "Blätter"),
        "stock": noun("Stoß", "Stöße"),
        "meld": noun("Meldung", "Meldungen"),
        "suit": noun("Farbe", "Farben"),
        "rank": noun("Rang", "Ränge"),
        "same_rank": noun("vom selben Rang"),
        "group_name": noun("Satz", "Sätze"),
        "a_group": noun("einen Satz"),
        "in_group": noun("einem Satz"),
        "run_name": noun("Sequenz", "Sequenzen"),
        "deal": noun("Spiel", "Spiele"),
        "held": noun("auf der Hand"),
        "a_piece": noun("eine Karte"),
        "highest": noun("die höchste"),
        "lowest": noun("die niedrigste"),
        "ace": noun("Das Ass"),
        "king": noun("dem König"),
        "exchange": noun("austauschen"),
    },
    "both": {
        "player": noun("Spieler", "Spieler"),
        "point": noun("Punkt", "Punkte"),
        "second": noun("Sekunde", "Sekunden"),
        "time": noun("Mal", "Mal", counted="{n}-mal", few=("einmal", "zweimal", "dreimal", "viermal")),
        "turn": noun("Zug", "Züge"),
        "round": noun("Runde", "Runden"),
        "box": noun("Box", "Boxen"),
        "copy": noun("Mal", "Mal", counted="{n}-mal", few=("einmal", "zweimal", "dreimal", "viermal")),
        "pack": noun("Paket", "Pakete"),
        "joker": noun("Joker", "Joker"),
        "joker_DJ": noun("Doppeljoker", "Doppeljoker"),
        "joker_CJ": noun("Farbwechseljoker", "Farbwechseljoker"),
        "joker_MJ": noun("Spiegeljoker", "Spiegeljoker"),
        "joker_F": noun("falscher Joker", "falsche Joker"),
    },
    # what players call long melds and second hands: counted ones in the accusative, "as_clean" after "als"
    "canasta": {
        "Book": noun("Canasta", "Canastas"),
        "book": noun("Canasta", "Canastas", few=("ein Canasta", "zwei Canastas")),
        "a_book": noun("ein Canasta"),
        "with_book": noun("mit einem Canasta"),
        "clean": noun("rein"),
        "dirty": noun("gemischt"),
        "clean_book": noun("reines Canasta", "reine Canastas", few=("ein reines Canasta", "zwei reine Canastas")),
        "dirty_book": noun(
            "gemischtes Canasta", "gemischte Canastas", few=("ein gemischtes Canasta", "zwei gemischte Canastas")
        ),
        "as_clean": noun("reines Canasta"),
    },
    "book": {
        "Book": noun("Buch (Book)", "Bücher (Books)"),
        "book": noun("Buch", "Bücher", few=("ein Buch", "zwei Bücher")),
        "a_book": noun("ein Buch"),
        "with_book": noun("mit einem Buch"),
        "clean": noun("sauber"),
        "dirty": noun("schmutzig"),
        "clean_book": noun("sauberes Buch", "saubere Bücher", few=("ein sauberes Buch", "zwei saubere Bücher")),
        "dirty_book": noun(
            "schmutziges Buch", "schmutzige Bücher", few=("ein schmutziges Buch", "zwei schmutzige Bücher")
        ),
        "as_clean": noun("sauberes Buch"),
    },
    "burraco": {
        "Book": noun("Burraco", "Burracos"),
        "book": noun("Burraco", "Burracos", few=("einen Burraco", "zwei Burracos")),
        "a_book": noun("ein Burraco"),
        "with_book": noun("mit einem Burraco"),
        "clean": noun("sauber"),
        "dirty": noun("schmutzig"),
        "clean_book": noun(
            "sauberen Burraco", "saubere Burracos", few=("einen sauberen Burraco", "zwei saubere Burracos")
        ),
        "dirty_book": noun(
            "schmutzigen Burraco", "schmutzige Burracos", few=("einen schmutzigen Burraco", "zwei schmutzige Burracos")
        ),
        "as_clean": noun("sauberer Burraco"),
    },
    "foot": {
        "second_hand": noun("Fuß"),
        "second_hand_named": noun("Fuß (Foot)"),
        "second_hand_of": noun("Fußes"),
    },
    "pozzetto": {
        "second_hand": noun("Pozzetto"),
        "second_hand_named": noun("Pozzetto"),
        "second_hand_of": noun("Pozzettos"),
    },
}

SENTENCES = {
    # headings
    "heading.aim": "Spieler und Ziel",
    "heading.pack": "Die {pieces}",
    "heading.deal": "Das Geben",
    "heading.start": "Wer beginnt",
    "heading.melds": "Erlaubte {melds}",
    "heading.melds.group": "{group_names}",
    "heading.melds.run": "{run_names}",
    "heading.melds.short": "Kurze Meldungen",
    "heading.melds.lives": "Die zwei Leben",
    "heading.melds.pures": "Reine Sequenzen",
    "heading.jokers": "Joker",
    "heading.jokers.double": "Doppeljoker",
    "heading.jokers.colour": "Farbwechseljoker",
    "heading.jokers.mirror": "Spiegeljoker",
    "heading.jokers.sets": "Kombinationen mit Joker",
    "heading.jokers.exchange": "Einen Joker {exchange}",
    "heading.opening": "Die Erstmeldung",
    "heading.turn": "Ein Zug",
    "heading.turn.drop": "Aussteigen",
    "heading.turn.draw": "Ziehen",
    "heading.turn.call_end": "Das Spiel vor dem Ziehen beenden",
    "heading.turn.fight": "Kämpfen oder passen",
    "heading.turn.declare_pairs": "Paare ansagen",
    "heading.turn.show_indicator": "Den Zwilling des Zeigesteins zeigen",
    "heading.turn.dealt": "Ein Blatt, das das Spiel gleich nach dem Geben beendet",
    "heading.turn.force": "Eine Karte aufzwingen",
    "heading.turn.play": "{pieces} auslegen",
    "heading.turn.declare": "Ansagen",
    "heading.turn.lay_off": "Anlegen",
    "heading.turn.lay_off.tiles": "Anlegen an Kombinationen",
    "heading.turn.show": "Meldungen zeigen",
    "heading.turn.knock": "Klopfen",
    "heading.turn.discard": "Abwerfen",
    "heading.turn.claim": "Einen Abwurf beanspruchen",
    "heading.turn.call": "Einen Abwurf rufen",
    "heading.turn.buy": "Einen Abwurf kaufen",
    "heading.table": "Der Tisch",
    "heading.time": "Die Bedenkzeit",
    "heading.end": "Wie ein {deal} endet",
    "heading.jokers.sets.cards": "Meldungen mit Joker",
    "heading.exhausted": "Wenn der {stock} leer ist",
    "heading.scoring": "Abrechnung",
    "heading.match": "Die Partie",
    "heading.options": "Hausregeln",
    "heading.silent": "Wo die gedruckten Regeln schweigen",
    # parts of sentences
    "examples": "Beispiele:",
    "face.tile": "{colour} {number}",
    "parts": "; ",
    "then": " → ",
    "numbers.two": "{low} oder {high}",
    "numbers.range": "{low} bis {high}",
    "yes": "ja",
    "no": "nein",
    "choice.initial.50/90/120/150": "50, 90, 120, 150",
    "choice.initial.60/90/120/150": "60, 90, 120, 150",
    "choice.court_values.face": "11, 12, 13",
    "none": "keine",
    "sizes.exact": "{low} {pieces}",
    "sizes.two": "{low} oder {high} {pieces}",
    "sizes.range": "{low} bis {high} {pieces}",
    "sizes.open": "{low} oder mehr {pieces}",
    # players, pieces, deal, start
    "aim.players": "Für {fewest} bis {most} Spieler.",
    "aim.players_exact": "Für {players:player}.",
    "aim.empty": "Wer zuerst keine {pieces} mehr hat, gewinnt das {deal}.",
    "aim.on_table": "Wer zuerst {n} Karten auf dem Tisch hat, gewinnt das {deal}.",
    "aim.laid": "Das {deal} gewinnt, wessen Karten auf dem Tisch, abzüglich derer auf der Hand, am meisten zählen.",
    "aim.melds": "Wer zuerst das ganze Blatt in Meldungen hat, gewinnt das {deal}.",
    "aim.trash": "Gelingt das niemandem, gewinnt, wer am Ende die wenigsten Punkte auf der Hand hat.",
    "aim.compared": "Werden die Blätter verglichen, gewinnt das mit den wenigsten Punkten.",
    "aim.deadwood": "Klopft ein Spieler, werden die Blätter verglichen: je weniger Abfall (Karten außerhalb von "
    "Meldungen), desto besser.",
    "pack.tiles": "Es gibt {plain:piece} mit den Zahlen 1 bis 13 in {colours}, jeden Stein {copies:copy}.",
    "pack.cards_one": "Gespielt wird mit einem Paket von 52 Karten: Ass (A), 2 bis 10, Bube (J), Dame (Q) und König "
    "(K) in {suits}.",
    "pack.cards_many": "{copies:pack} zu 52 Karten werden zusammengemischt: Ass (A), 2 bis 10, Bube (J), Dame (Q) und "
    "König (K) in {suits}.",
    "pack.varied": "Wie viele Karten im Spiel sind, hängt von der Zahl der Spieler ab. Ein Paket hat 52 Karten: Ass "
    "(A), 2 bis 10, Bube (J), Dame (Q) und König (K) in {suits}.",
    "pack.left_out": "Alle Karten vom Rang {ranks} werden aussortiert; es bleiben {total}.",
    "pack.part": "Davon ist nur ein Teil im Spiel: {ranks} in {suits}, zusammen {total:piece}.",
    "pack.for_players": "Bei {players} Spielern: {packs}, zusammen {total:piece}.",
    "pack.jokers": "Außerdem gibt es {jokers}; zusammen sind das {total:piece}.",
    "deal.each": "Alle bekommen je {n:piece}.",
    "deal.each_with": "Bei {players} Spielern bekommen alle je {n:piece}.",
    "deal.starter_extra": "Wer beginnt, bekommt {n:piece} mehr.",
    "deal.dealer": "Der Geber teilt die {pieces} einzeln aus und beginnt bei dem Spieler, der zuerst am Zug ist.",
    "deal.upcard": "Die nächste Karte wird aufgedeckt. Mit ihr beginnt der Ablagestapel.",
    "deal.indicates.rank": "Dann wird zufällig eine Karte aus dem Stoß gezogen, gezeigt und beiseitegelegt. Alle "
    "Karten ihres Ranges sind in diesem Spiel wild; ist sie ein Joker, so sind es die Asse. Die gezogene Karte selbst "
    "spielt nicht mit.",
    "schedule.differs": "Die Spiele einer Partie sind nicht alle gleich.",
    "schedule.deal": "{number}. Spiel: {terms}.",
    "schedule.hand": "je {n:piece}",
    "schedule.wild": "jede {wild} ist wild",
    "contract.group": "ein Satz aus {n} Karten",
    "contract.groups": "{count} Sätze aus je {n} Karten",
    "contract.run": "eine Sequenz aus {n} Karten",
    "contract.runs": "{count} Sequenzen aus je {n} Karten",
    "schedule.contract": "Kontrakt: {melds}",
    "schedule.whole_hand": "Kontrakt: das ganze Blatt als {melds} oder länger",
    "schedule.buys": "höchstens {n:time} kaufen",
    "schedule.stock": "Die übrigen {pieces} werden verdeckt als {stock} hingelegt.",
    "deal.stock": "Die übrigen {pieces} werden verdeckt als {stock} hingelegt: {rests}.",
    "deal.stock_with": "{n:piece} bei {players} Spielern",
    "start.highest_starts": "Alle ziehen je einen Stein. Wer die höchste Zahl hat, beginnt. Haben mehrere die höchste, "
    "ziehen diese noch einmal.",
    "start.highest_card_starts": "Alle ziehen je {a_piece}. Wer {highest} hat, beginnt. {ace} ist am höchsten. Haben "
    "mehrere {highest}, ziehen diese noch einmal.",
    "start.highest_card_deals": "Alle ziehen je {a_piece}. Wer {highest} hat, gibt zuerst. {ace} ist am höchsten. "
    "Haben mehrere {highest}, ziehen diese noch einmal.",
    "start.joker_void": "Ein {joker} zählt nicht: Es wird noch einmal gezogen.",
    "start.mixed": "Dann werden diese {pieces} zurückgelegt, und alles wird gemischt.",
    "start.lowest_deals": "Alle ziehen je {a_piece}. Wer {lowest} hat, gibt zuerst. {ace} ist am niedrigsten. Haben "
    "mehrere {lowest}, ziehen diese noch einmal.",
    "start.left_of_dealer": "Zuerst am Zug ist, wer links vom Geber sitzt.",
    "start.right_of_dealer": "Zuerst am Zug ist, wer rechts vom Geber sitzt.",
    "start.later.draw_again": "Vor jedem {deal} wird neu um den Anfang gezogen.",
    "start.later.dealer_left_or_winner": "Zu zweit gibt der Gewinner eines {deal}s das nächste. Bei mehr Spielern geht "
    "das Geben nach links weiter.",
    "start.later.dealer_left": "Nach jedem {deal} geht das Geben an den nächsten Spieler weiter.",
    "start.later.winner_deals": "Wer ein {deal} gewinnt, gibt das nächste.",
    "start.later.winner_starts": "Wer ein {deal} gewinnt, beginnt das nächste.",
    "start.later.next_starts": "Jedes weitere {deal} beginnt der nächste Spieler in der Reihe.",
    "start.seat_by_draw": "Die Spieler sitzen im Uhrzeigersinn, absteigend nach der Höhe der gezogenen {pieces}.",
    "start.seats_stay": "Diese Plätze gelten für die ganze Partie.",
    "start.seats_again": "Die Plätze werden vor jedem {deal} neu ausgelost.",
    # melds
    "melds.both": "Als {meld} gelten {group_names} und {run_names}. Jede hat mindestens {minimum:piece}.",
    "melds.groups_only": "Als {meld} gelten in diesem Spiel nur {group_names}; Mindestgröße: {minimum:piece}. "
    "{run_names} gibt es nicht.",
    "melds.runs_only": "Als {meld} gelten in diesem Spiel nur {run_names}; Mindestlänge: {minimum:piece}. "
    "{group_names} gibt es nicht.",
    "melds.once": "{pieces} können nicht zu zwei {melds} zugleich gehören.",
    "group.distinct": "{sizes} {same_rank}, alle in verschiedenen {suits}, bilden {a_group}.",
    "group.twins": "{sizes} {same_rank} bilden {a_group}. Dieselbe {suit} darf mehr als einmal vorkommen.",
    "group.order": "Die Reihenfolge spielt keine Rolle.",
    "group.not_twins": "Nicht erlaubt: {faces}. Dieselbe {suit} kommt zweimal vor.",
    "run.rule": "Eine {run_name} sind {sizes} derselben {suit}, die ohne Lücke aufeinanderfolgen.",
    "run.ace.low": "{ace} ist am niedrigsten und steht vor der 2. Nach {king} kommt nichts mehr.",
    "run.ace.high": "{ace} ist am höchsten und steht nach {king}, nie vor der 2.",
    "run.ace.both": "{ace} steht vor der 2 oder nach {king}, aber nie dazwischen: Keine {run_name} geht um die Ecke.",
    "run.ace.corner": "{ace} steht vor der 2, nach {king} oder dazwischen: Eine {run_name} darf um die Ecke gehen.",
    "run.both_ends": "Eine Sequenz aus allen 13 Rängen darf an beiden Enden ein Ass haben.",
    "run.not_both_ends": "{ace} darf in einer {run_name} nur einmal vorkommen.",
    "run.wild_fourteenth": "An eine Sequenz aus dreizehn Karten darf am anderen Ende noch eine wilde Karte angelegt "
    "werden; sie steht dort für ein zweites Ass.",
    "run.at_most": "Eine {run_name} hat höchstens {maximum:piece}.",
    "run.ordered": "Eine {run_name} wird von niedrig nach hoch gelegt.",
    "run.not": "Keine {run_name}: {faces}.",
    "run.not_mixed": "Keine {run_name}: {faces}. Die {suits} sind verschieden.",
    "lives.rule": "Um zu gewinnen, müssen alle deine Karten in Meldungen sein, und zwei dieser Meldungen müssen deine "
    "beiden Leben sein. Das erste Leben ist eine reine Sequenz, also eine ohne Joker und andere wilde Karten. Das "
    "zweite Leben ist eine weitere Sequenz, rein oder unrein.",
    "lives.natural": "Eine Sequenz, in der eine wilde Karte an ihrem eigenen Platz steht, ist trotzdem rein und kann "
    "das erste Leben sein. Eine reine Sequenz von sechs oder mehr Karten lässt sich teilen und zählt dann als beide "
    "Leben.",
    # jokers
    "jokers.none": "In diesem Spiel gibt es keine Joker.",
    "short.group": "Auch eine oder zwei Karten vom Rang {rank} sind eine Meldung. Eine einzelne wird zum Satz oder "
    "zur Sequenz, sobald eine Karte angelegt wird.",
    "short.run": "Auch eine {rank} und die Karte davor oder danach in derselben {suit} bilden eine Sequenz.",
    "short.jokers": "Ein Joker darf nur in Meldungen von mindestens drei Karten verwendet werden.",
    "jokers.any": "Ein Joker steht für beliebige {pieces}.",
    "jokers.place": "In einer Folge zeigt sein Platz, wofür. In {low} ist er {low_face}, in {high} ist er {high_face}.",
    "jokers.group": "In {in_group} von dreien steht er für jede der beiden fehlenden {suits}, in {in_group} von "
    "vieren für die eine, die noch fehlt.",
    "jokers.declared": "Legst du einen Satz von dreien mit einem Joker, so sag dabei, für welche der fehlenden {suits} "
    "er steht.",
    "jokers.card_run": "In einer Sequenz steht er für die fehlende Karte. Passt er an beide Enden, so sag, an welches "
    "er soll; sagst du nichts, kommt er an das höhere.",
    "wilds.black": "Auch jede schwarze {wild} ist wild und steht für eine beliebige Karte. An ihrem eigenen Platz ist "
    "sie eine gewöhnliche Karte.",
    "wilds.rank": "Auch jede {wild} ist wild und steht für eine beliebige Karte. An ihrem eigenen Platz ist sie eine "
    "gewöhnliche Karte.",
    "wilds.scheduled": "In jedem Spiel ist außerdem ein anderer Rang wild (siehe „Das Geben“). Seine Karten stehen für "
    "beliebige Karten. An ihrem eigenen Platz ist eine solche Karte eine gewöhnliche Karte.",
    "wilds.rank_never": "Auch jede {wild} ist wild und steht für eine beliebige Karte. Sie gilt nie als gewöhnliche "
    "Karte, auch nicht an ihrem eigenen Platz.",
    "wilds.scheduled_never": "In jedem Spiel ist außerdem ein anderer Rang wild (siehe „Das Geben“). Seine Karten "
    "stehen für beliebige Karten und gelten nie als gewöhnliche Karten, auch nicht an ihrem eigenen Platz.",
    "wilds.alone": "Eine {meld} darf auch nur aus wilden Karten bestehen.",
    "wilds.least": "Eine {meld} muss außer den wilden Karten mindestens {n:piece} haben.",
    "wilds.indicator": "Auch die wilden Karten eines Spiels stehen für beliebige Karten. An ihrem eigenen Platz ist "
    "eine wilde Karte eine gewöhnliche Karte.",
    "wilds.most": "Eine {meld} darf höchstens {n:joker} haben.",
    "wilds.fewer_than_naturals": "Eine {meld} muss immer weniger Joker als gewöhnliche Karten haben.",
    "wilds.at_most_naturals": "Eine {meld} darf nie mehr Joker als gewöhnliche Karten haben.",
    "jokers.alone": "Eine {meld} darf auch nur aus Jokern bestehen.",
    "jokers.natural": "Keine {meld} darf nur aus Jokern bestehen.",
    "jokers.natural_or_tunnela": "Keine {meld} darf nur aus Jokern bestehen, außer einer Tunnela aus drei Jokern.",
    "jokers.several": "Eine {meld} darf mehrere Joker haben.",
    "jokers.kind": "Könnten die {pieces} mit Jokern sowohl {a_group} als auch eine {run_name} bilden, so sag beim "
    "Legen, was gemeint ist. Sagst du nichts, gilt, was mehr wert ist.",
    "jokers.double": "Ein Doppeljoker steht für zwei Steine zugleich: in einer Gruppe für zwei fehlende Farben, in "
    "einer Folge für zwei aufeinanderfolgende Zahlen. Beide zählen. Eine Kombination muss trotzdem mindestens drei "
    "Steine haben, und eine Gruppe darf für höchstens vier stehen.",
    "jokers.double_example": "In {run} ist er {low} und {high} und damit {run_value} wert. In {group} ist er "
    "{group_value} wert. Vor eine 2 oder nach einer 12 passt er nicht: Dort ist nur noch eine Zahl übrig.",
    "jokers.double_freed": "Du löst ihn mit beiden Steinen aus, für die er steht, oder durch Umbauen des Tisches.",
    "jokers.colour": "Ein Farbwechseljoker darf nur in Folgen stehen. Er steht für eine Zahl, und die Steine vor und "
    "nach ihm haben verschiedene Farben. In {run} ist er die {number}.",
    "jokers.colour_last": "Er darf am Ende einer Folge stehen. Ein Stein, der nach ihm angelegt wird, muss eine andere "
    "Farbe haben.",
    "jokers.colour_first": "Er darf auch am Anfang einer Folge stehen.",
    "jokers.colour_not_first": "Er darf nicht am Anfang einer Folge stehen.",
    "jokers.colour_adjacent": "Zwei von ihnen dürfen nebeneinander stehen.",
    "jokers.colour_not_adjacent": "Zwei von ihnen dürfen nicht nebeneinander stehen.",
    "jokers.colour_freed": "Ausgelöst werden kann er nur durch Umbauen des Tisches.",
    "jokers.mirror": "Ein Spiegeljoker steht in der Mitte einer Kombination, höchstens einer in jeder. Die Steine auf "
    "seinen beiden Seiten spiegeln einander: dieselben Zahlen in denselben Farben. Jede Seite ist eine Folge, eine "
    "Gruppe oder ein Teil davon; ein einziger Stein genügt.",
    "jokers.mirror_order": "In einer Gruppe spielt die Reihenfolge der Steine auf jeder Seite keine Rolle.",
    "jokers.mirror_strict": "Auch in einer Gruppe müssen die Steine beider Seiten in gespiegelter Reihenfolge liegen.",
    "jokers.mirror_value": "Der Spiegeljoker selbst zählt in einer Erstmeldung nichts.",
    "jokers.mixed": "In einer Kombination dürfen verschiedene Joker sein.",
    "sets.frozen": "An eine Kombination mit Joker darfst du nur anlegen. Solange der Joker darin ist, darfst du weder "
    "einen Stein wegnehmen noch sie teilen.",
    "sets.splits": "Eine Meldung mit Joker darf wie jede andere geteilt und verbunden werden, aber den Joker darf man "
    "nicht einfach versetzen: Er steht weiter für dieselbe Karte, in einer Meldung mit mindestens einer der Karten, "
    "bei denen er vorher lag.",
    "sets.same": "Eine Gruppe bleibt eine Gruppe, eine Folge bleibt eine Folge, und der Joker steht weiter für "
    "denselben Stein.",
    "sets.manipulable": "An eine Kombination mit Joker darfst du wie an jede andere anlegen, und du darfst sie teilen "
    "und umbauen.",
    "exchange.replacement.rack": "Einen Joker löst du aus, indem du den Stein, für den er steht, an seinen Platz "
    "legst. Dieser Stein muss vom eigenen Brett kommen.",
    "exchange.replacement.any": "Einen Joker löst du aus, indem du den Stein, für den er steht, an seinen Platz legst. "
    "Dieser Stein darf vom eigenen Brett oder aus einer anderen Kombination auf dem Tisch kommen.",
    "exchange.group": "In der Gruppe {faces} löst du den Joker mit {tiles} aus.",
    "exchange.goes_to.new_set_from_rack": "Den ausgelösten Joker musst du im selben Zug in einer neuen Kombination "
    "verwenden, in der alle anderen Steine vom eigenen Brett kommen.",
    "exchange.goes_to.another_set": "Den ausgelösten Joker musst du im selben Zug in einer anderen Kombination "
    "verwenden, in einer neuen oder einer, die schon auf dem Tisch liegt.",
    "exchange.goes_to.new_set": "Den ausgelösten Joker musst du im selben Zug in einer neuen Kombination verwenden. Es "
    "genügt nicht, ihn an eine alte anzulegen.",
    "exchange.two_rack_tiles": "Den ausgelösten Joker musst du im selben Zug in einer neuen Kombination mit mindestens "
    "zwei Steinen vom eigenen Brett verwenden.",
    "exchange.example": "Beispiel: {before} liegt auf dem Tisch. Leg {tile} an die Stelle des Jokers und {after} als "
    "neue Kombination aus.",
    "exchange.free": "Einen Joker darfst du wie jeden anderen Stein aus seiner Kombination nehmen, solange am Ende "
    "deines Zuges alle Kombinationen gültig sind.",
    "exchange.no_joker": "Ein Joker darf nicht durch einen anderen Joker ersetzt werden.",
    "exchange.after_opening": "Vor der Erstmeldung darfst du keinen Joker {exchange}. Sobald sie auf dem Tisch "
    "liegt, darfst du es, auch im selben Zug.",
    "exchange.after_opening_turn": "Vor der Erstmeldung darfst du keinen Joker {exchange} und auch nicht in dem Zug, "
    "in dem du sie legst.",
    "exchange.splits": "Einen Joker löst du aus, indem du die Karte, für die er steht, aus der Hand oder aus einer "
    "anderen Meldung an seinen Platz legst. Dann musst du ihn im selben Zug ausspielen, in einer beliebigen Meldung "
    "und für eine beliebige Karte; auf die Hand nehmen darfst du ihn nicht.",
    "exchange.ordinary": "Eine Kombination, die ihren Joker verloren hat, ist sofort eine gewöhnliche Kombination.",
    "swap.rule": "In deinem Zug darfst du einen Joker aus einer Meldung auf dem Tisch nehmen, indem du die Karte, für "
    "die er steht, aus der Hand an seine Stelle legst.",
    "swap.hand": "Du nimmst den Joker auf die Hand.",
    "swap.table": "Du musst den Joker im selben Zug wieder legen: in eine neue Meldung oder an eine, die schon auf dem "
    "Tisch liegt.",
    "swap.table_lay_off": "Du musst den Joker im selben Zug an eine Meldung auf dem Tisch anlegen.",
    "swap.hand_after_first_meld": "Liegt deine Erstmeldung auf dem Tisch, nimmst du den Joker auf die Hand; sonst "
    "musst du ihn im selben Zug wieder legen, als Teil deiner Erstmeldung.",
    "swap.before_melding": "Das geht nur nach dem Ziehen und bevor du etwas auslegst.",
    "swap.owed_upcard": "Das gilt auch in dem Zug, in dem du die abgeworfene Karte für die Erstmeldung nimmst: Der "
    "Joker darf Teil dieser Meldung sein.",
    "swap.any_time": "Das geht jederzeit vor deinem Abwurf, vor oder nach dem Auslegen, auch in dem Zug, in dem du "
    "deine Erstmeldung legst.",
    "swap.groups.both_suits": "Um einen Joker aus einem Satz von dreien zu nehmen, brauchst du die Karten beider "
    "fehlenden Farben. Hat der Satz zwei Joker, genügt eine dieser Karten für einen davon. Ein Satz von vieren behält "
    "seinen Joker.",
    "swap.groups.nothing": "Joker darfst du nur aus Sequenzen nehmen, nie aus Sätzen.",
    "swap.needs_own_meld": "Das darfst du nur, wenn deine Erstmeldung auf dem Tisch liegt.",
    # the first meld
    "opening.none": "Für die erste Meldung eines Spielers gibt es keine Mindestpunktzahl.",
    "opening.kept": "Eine Mindestpunktzahl für die Erstmeldung gibt es nicht: Die Meldungen bleiben auf der Hand.",
    "opening.minimum": "Deine Erstmeldung muss mindestens {minimum:point} wert sein. Sie besteht aus einer {meld} oder "
    "mehreren, die du im selben Zug legst, und enthält nur {pieces} vom eigenen {hand}.",
    "opening.any_worth": "Deine Erstmeldung darf beliebig viel wert sein. Sie enthält nur {pieces} vom eigenen {hand}.",
    "opening.contract": "Deine Erstmeldung ist der Kontrakt des Spiels: {melds}. Du musst ihn ganz in einem Zug und "
    "vom eigenen {hand} legen.",
    "opening.contracts": "Deine Erstmeldung ist der Kontrakt des Spiels (siehe „Das Geben“). Du musst ihn ganz in "
    "einem Zug und vom eigenen {hand} legen.",
    "opening.exact": "Jede seiner Meldungen hat genau so viele Karten, wie er verlangt.",
    "opening.or_more": "Seine Meldungen dürfen länger sein, als er verlangt.",
    "opening.distinct": "Seine Sätze müssen verschiedene Ränge haben, und keine zwei seiner Sequenzen dürfen sich zu "
    "einer verbinden lassen.",
    "opening.whole_hand": "Ein Kontrakt, für den man das ganze Blatt braucht, wird mit allen Karten auf einmal und "
    "ohne Abwurf gelegt; seine Meldungen dürfen so lang sein wie dafür nötig. Wer ihn legt, macht damit aus.",
    "opening.then_lay_off": "Danach darfst du in diesem Spiel keine weiteren Meldungen legen, aber anlegen.",
    "opening.then_nothing": "Danach darfst du in diesem Spiel nichts mehr auslegen.",
    "opening.lay_off_later": "Anlegen darfst du ab deinem nächsten Zug.",
    "opening.values.tiles": "Ein Stein ist seine Zahl wert; die Farbe spielt keine Rolle.",
    "opening.values.cards": "Eine Karte ist so viel wert wie in der Abrechnung.",
    "opening.joker": "Ein Joker ist so viel wert wie das, wofür er steht.",
    "opening.joker_place": "Der Wert von {low} ist also {low_value}, der von {high} dagegen {high_value}.",
    "opening.joker_place.cards": "Steht der Joker in {low} für {low_face}, so ist das {low_value} wert; steht er für "
    "{high_face}, ist es {high_value} wert.",
    "opening.low_ace": "Ein Ass vor der 2 ist {points:point} wert.",
    "opening.taken": "In der Erstmeldung eines Spielers muss eine Karte sein, die er gerade vom Ablagestapel "
    "genommen hat.",
    "opening.taken_or_out": "Wer in diesem Zug alle Karten bis auf die letzte legt und ausmacht, braucht keine.",
    "opening.enough": "Genug: {melds} = {value}.",
    "opening.not_enough": "Nicht genug: {melds} = {value}.",
    "opening.before": "Vor der Erstmeldung darfst du die Kombinationen auf dem Tisch nicht anrühren.",
    "opening.then_manipulate": "Sobald die Erstmeldung auf dem Tisch liegt, darfst du im selben Zug an alle "
    "Kombinationen anlegen und den Tisch umbauen.",
    "opening.nothing_else": "Im Zug deiner Erstmeldung darfst du sonst nichts auf dem Tisch anrühren. Ab deinem "
    "nächsten Zug darfst du es.",
    "opening.natural_run": "Mindestens eine ihrer Meldungen muss eine Sequenz ohne Joker sein.",
    "opening.unless_out": "Legst du in diesem Zug dein ganzes Blatt bis auf den Abwurf, gilt keine Mindestpunktzahl.",
    "opening.after_rounds": "Bevor alle Spieler je {n:turn} hatten, darf niemand eine Erstmeldung legen.",
    "opening.later": "Für das, was du später auslegst, gilt keine Mindestpunktzahl mehr.",
    "opening.no_lay_off": "Vor der Erstmeldung darfst du an die Meldungen der anderen nichts anlegen, und was du "
    "anlegst, zählt nicht zur Erstmeldung.",
    "opening.lay_off_in_going_out": "Vor der Erstmeldung darfst du nur in dem Zug anlegen, in dem du ausmachst.",
    "opening.then_free": "Sobald die Erstmeldung auf dem Tisch liegt, darfst du weiter auslegen, auch im selben Zug.",
    # the turn
    "turn.clockwise": "Gespielt wird im Uhrzeigersinn.",
    "turn.counterclockwise": "Gespielt wird gegen den Uhrzeigersinn.",
    "turn.each": "In einem Spiel haben alle je {n:turn}; der erste Zug des Spielers, der beginnt, zählt mit.",
    "turn.rearrange": "In deinem Zug spielst du entweder Steine von deinem Brett aus, oder du ziehst.",
    "turn.steps": "So läuft ein Zug ab: {parts}.",
    "part.CallEnd.drop": "das Spiel beenden, wenn du willst",
    "part.CallEnd.draw": "den Vergleich verlangen, wenn du darfst",
    "part.Draw": "eine Karte ziehen",
    "part.Drop": "aussteigen, wenn du willst",
    "part.Declare": "ansagen, wenn du kannst",
    "part.Draw.top_and_second": "eine oder zwei Karten ziehen",
    "part.Swap": "einen Joker austauschen, wenn du willst",
    "part.Play.one": "eine Meldung auslegen oder eine Karte anlegen, wenn du willst",
    "part.Play": "nach Belieben auslegen und anlegen",
    "part.Play.none": "nach Belieben auslegen",
    "part.GoOut": "mit dem ganzen Blatt ausmachen, wenn du kannst",
    "part.GoOut.undrawn": "im ersten Zug mit dem Blatt, wie es gegeben wurde, ausmachen, wenn du kannst",
    "part.Show": "im letzten Zug die Meldungen zeigen",
    "part.Knock": "klopfen, wenn du willst",
    "part.Discard": "eine Karte abwerfen",
    "rearrange.play": "Spiel mindestens einen Stein von deinem Brett aus und so viele, wie du willst: Leg neue "
    "Kombinationen, leg an Kombinationen auf dem Tisch an, bau den Tisch um.",
    "rearrange.no_draw": "Hast du ausgespielt, ziehst du nicht.",
    "rearrange.draw": "Kannst oder willst du nicht ausspielen, ziehst du {n:piece} aus dem Vorrat. Damit endet dein "
    "Zug.",
    "rearrange.draw_first": "Kannst oder willst du nicht ausspielen, ziehst du {n:piece} aus dem Vorrat.",
    "rearrange.play_drawn": "Danach darfst du im selben Zug noch ausspielen; tust du es nicht, endet dein Zug.",
    "rearrange.pass": "Kannst oder willst du nicht ausspielen, passt du, ohne zu ziehen.",
    "rearrange.wait": "Was du gezogen hast, darfst du frühestens im nächsten Zug ausspielen.",
    "draw.top": "Nimm zu Beginn deines Zuges die oberste Karte des Stoßes oder die oberste Karte des Ablagestapels.",
    "draw.top.closed": "Nimm zu Beginn deines Zuges die oberste Karte des Stoßes oder, solange du deine Erstmeldung "
    "noch nicht gelegt hast, die oberste Karte des Ablagestapels.",
    "draw.any": "Nimm zu Beginn deines Zuges die oberste Karte des Stoßes oder irgendeine der abgeworfenen Karten, die "
    "alle offen ausliegen.",
    "draw.down_to_card.table": "Nimm zu Beginn deines Zuges die oberste Karte des Stoßes oder eine beliebige Karte des "
    "Ablagestapels mit allen, die darüber liegen; die abgeworfenen Karten liegen offen in ihrer Reihenfolge. Eine "
    "Karte des Ablagestapels darfst du nur nehmen, wenn du sie im selben Zug legen kannst, in einer neuen Meldung oder "
    "an einer auf dem Tisch, und das musst du vor dem Abwerfen tun. Die Karten darüber kommen auf deine Hand.",
    "draw.top_card_free": "Die oberste Karte allein darfst du auch nehmen, ohne sie zu legen. Dann darfst du sie im "
    "selben Zug nicht abwerfen und auch nicht als einzige behalten, außer sie lässt sich noch anlegen.",
    "draw.top.table": "Nimm zu Beginn deines Zuges die oberste Karte des Stoßes oder die oberste Karte des "
    "Ablagestapels. Die abgeworfene Karte darfst du nur nehmen, wenn du sie im selben Zug legst, vor der Erstmeldung "
    "nur als Teil von ihr.",
    "draw.down_to_card.new_meld": "Nimm zu Beginn deines Zuges die oberste Karte des Stoßes oder eine beliebige Karte "
    "des Ablagestapels mit allen, die darüber liegen; die abgeworfenen Karten liegen offen in ihrer Reihenfolge. Die "
    "gewählte Karte des Ablagestapels musst du sofort mit mindestens einer Karte, die du schon auf der Hand hattest, "
    "als neue Meldung auslegen; auch mitgenommene Karten dürfen dabei sein. Die übrigen kommen auf deine Hand.",
    "draw.top.first_meld": "Nimm zu Beginn deines Zuges die oberste Karte des Stoßes oder die oberste Karte des "
    "Ablagestapels. Vor der Erstmeldung darfst du die abgeworfene Karte nur nehmen, wenn du sie sofort in der "
    "Erstmeldung verwendest.",
    "draw.top.new_meld": "Nimm zu Beginn deines Zuges die oberste Karte des Stoßes oder die oberste Karte des "
    "Ablagestapels. Die abgeworfene Karte darfst du nur nehmen, wenn du mit ihr und Karten aus der Hand sofort eine "
    "neue Meldung legst.",
    "draw.top.table_alone": "Nimm zu Beginn deines Zuges die oberste Karte des Stoßes oder die oberste Karte des "
    "Ablagestapels. Die abgeworfene Karte darfst du nur nehmen, wenn du sie sofort legst, in einer neuen Meldung oder "
    "an einer auf dem Tisch.",
    "draw.faced": "Du darfst die oberste Karte des Ablagestapels nehmen, aber nur, wenn du sie sofort legst; sonst "
    "deckst du die oberste Karte des Stoßes auf. Auch diese darfst du sofort legen. Lässt du sie liegen, kommt sie auf "
    "den Ablagestapel, und dein Zug ist zu Ende. Auf die Hand nehmen darfst du eine aufgedeckte Karte nicht.",
    "draw.hand_melds": "Bevor du eine aufgedeckte Karte liegen lässt, darfst du ohne sie eine Meldung aus der "
    "Hand auslegen oder eine Karte anlegen.",
    "draw.nothing_else": "Ohne sie darfst du nichts legen.",
    "draw.top.kept_meld": "Nimm zu Beginn deines Zuges die oberste Karte des Stoßes oder die eben abgeworfene Karte. "
    "Die abgeworfene darfst du nur nehmen, wenn sie mit Karten deiner Hand eine Meldung bildet. In keiner Meldung "
    "dürfen zwei Karten sein, die du anderen genommen hast.",
    "draw.top_and_second": "Nimm zu Beginn deines Zuges die oberste Karte des Stoßes oder die oberste Karte des "
    "Ablagestapels und dazu eine zweite: die nächste abgeworfene oder die oberste des Stoßes. Abgeworfen wird trotzdem "
    "nur eine; nach zwei Karten hast du also eine mehr auf der Hand.",
    "draw.none": "Nimm zu Beginn deines Zuges die oberste Karte des Stoßes. Vom Ablagestapel darf niemand ziehen.",
    "draw.not_first_turn": "Wer beginnt, zieht im ersten Zug nicht.",
    "draw.wild.refused": "Ein Joker oder eine andere wilde Karte darf nicht vom Ablagestapel genommen werden.",
    "draw.wild.first_allowed": "Ein Joker oder eine andere wilde Karte darf nicht vom Ablagestapel genommen werden, "
    "außer der Karte, die am Anfang aufgedeckt wurde.",
    "play.melds": "Nach dem Ziehen darfst du Meldungen aus der Hand offen auf den Tisch legen.",
    "play.any_order": "Du darfst beliebig viel auslegen und anlegen, in beliebiger Reihenfolge.",
    "play.any_number": "Du darfst beliebig viele auslegen.",
    "play.once": "Nach dem Ziehen darfst du deine Erstmeldung offen auf den Tisch legen. Danach darfst du keine "
    "Meldungen mehr legen, aber beliebig viele Karten anlegen.",
    "play.faced_first": "Leg die aufgedeckte Karte in eine neue Meldung oder an eine deiner Meldungen, wenn nötig mit "
    "anderen Karten. Danach darfst du im selben Zug beliebig viele Karten an deine Meldungen anlegen und neue "
    "Meldungen mit geborgten Karten legen. Eine neue Meldung nur aus Karten der Hand darfst du nicht legen.",
    "play.one": "Nach dem Ziehen darfst du entweder eine Meldung aus der Hand offen auf den Tisch legen oder eine "
    "Karte anlegen. Mehr ist in einem Zug nicht erlaubt.",
    "play.one_meld": "Nach dem Ziehen darfst du eine Meldung aus der Hand offen auf den Tisch legen, aber nicht mehr.",
    "borrowing.own": "Du darfst eine Karte aus einer Meldung nehmen, die du gelegt hast, wenn du sie sofort in einer "
    "neuen Meldung mit mindestens einer Karte aus der Hand verwendest. Die alte Meldung muss gültig bleiben, und eine "
    "Sequenz darfst du nicht teilen.",
    "borrowing.any": "Du darfst eine Karte aus jeder Meldung auf dem Tisch nehmen, wenn du sie sofort in einer neuen "
    "Meldung mit mindestens einer Karte aus der Hand verwendest. Die alte Meldung muss gültig bleiben, und eine "
    "Sequenz darfst du nicht teilen.",
    "borrowing.lay_off": "Ebenso darfst du sie an eine andere Meldung anlegen.",
    "borrowing.faced": "Die aufgedeckte oder genommene Karte zählt dabei als Karte aus der Hand.",
    "runs.across": "Die Ränge zu beiden Seiten der fehlenden folgen aufeinander: Nach {before} kommt {after}.",
    "lay_off.own": "Du darfst nur an eigene Meldungen anlegen. Sie müssen gültig bleiben.",
    "lay_off.any": "Du darfst Karten aus der Hand an jede Meldung auf dem Tisch anlegen, egal wer sie gelegt hat. Sie "
    "muss gültig bleiben.",
    "lay_off.beside_the_first": "Jede Karte muss aber an die Meldung passen, wie sie zuerst gelegt wurde: Neben eine "
    "angelegte Karte darfst du keine weitere anlegen.",
    "lay_off.own_meld_first": "Du darfst Karten aus der Hand an jede Meldung auf dem Tisch anlegen, an die der anderen "
    "aber erst, wenn dort auch eine von dir liegt. Sie muss gültig bleiben.",
    "end_joker.freely": "Steht ein Joker am Ende einer Sequenz, darfst du ihn beim Anlegen an das andere Ende rücken, "
    "jeden Joker nur einmal.",
    "end_joker.into_its_place": "Steht ein Joker am Ende einer Sequenz, darfst du die Karte, für die er steht, an "
    "seine Stelle legen und ihn an das andere Ende rücken, jeden Joker nur einmal.",
    "lay_off.example": "Beispiel: An {meld} passt {cards}.",
    "lay_off.none": "In diesem Spiel darfst du an Meldungen auf dem Tisch nicht anlegen.",
    "go_out.kept": "Die Meldungen bleiben auf der Hand, bis du alle Karten auf einmal auslegen kannst.",
    "go_out.kept_or_shown": "Die Meldungen bleiben auf der Hand, bis du alle Karten auf einmal auslegen kannst, oder "
    "bis zum letzten Zug.",
    "go_out.optional": "Sind nach dem Ziehen alle deine Karten oder alle bis auf eine in Meldungen, darfst du sie auf "
    "einmal auslegen und ausmachen. Eine übrige Karte wird abgeworfen.",
    "go_out.required": "Sind nach dem Ziehen alle deine Karten bis auf eine in Meldungen, darfst du sie auf einmal "
    "auslegen, die letzte abwerfen und ausmachen.",
    "go_out.first_turn": "Wer beginnt, darf das schon im ersten Zug, ohne gezogen zu haben.",
    "go_out.none": "Sind nach dem Ziehen alle deine Karten in Meldungen, darfst du sie auf einmal auslegen und ohne "
    "Abwurf ausmachen.",
    "go_out.undrawn": "Sind alle deine Karten schon beim Geben in Meldungen, darfst du sie im ersten Zug auslegen, vor "
    "dem Ziehen und ohne Abwurf.",
    "go_out.contracts": "Die Meldungen müssen diese Größen haben: {contracts}.",
    "go_out.called": "Eine Meldung aus {size:piece} heißt {name}.",
    "go_out.last_turns": "Dieser Spieler gewinnt das Spiel. Alle anderen haben danach noch je einen letzten Zug, in "
    "dem sie nur ziehen und abwerfen. Dann endet das Spiel.",
    "go_out.wins": "Das Spiel endet sofort, und dieser Spieler gewinnt es.",
    "end.turns_void": "Sonst ist das Spiel ungültig, sobald alle je {n:turn} hatten, und es wird neu gegeben.",
    "end.turns": "Sonst endet das Spiel, sobald alle je {n:turn} hatten. Wer gewinnt, entscheidet die Abrechnung.",
    "knock.kept": "Du legst keine Meldungen auf den Tisch; sie bleiben auf der Hand.",
    "knock.when": "Nach dem Ziehen darfst du in jedem Zug klopfen. Dann wirfst du eine Karte ab, und das Spiel endet.",
    "knock.shown": "Alle zeigen ihr Blatt und legen ihre Meldungen getrennt hin. Was übrig bleibt, ist ihr Abfall. "
    "Angelegt wird nicht.",
    "drop.when": "In deinem Zug darfst du vor dem Ziehen aussteigen: Du verlässt das Spiel und bekommst die "
    "Strafpunkte, die das kostet. Hast du noch nie gezogen, ist es ein früher Ausstieg, danach ein später.",
    "drop.misses": "Auch wer {n:turn} hintereinander versäumt oder den Tisch verlässt, gilt als spät ausgestiegen.",
    "drop.last": "Ist nur noch ein Spieler im Spiel, gewinnt er es.",
    "declare.how": "Nach dem Ziehen darfst du ansagen: Leg eine Karte als Schlusskarte auf den Ablagestapel und zeig "
    "alle anderen in Meldungen.",
    "declare.right": "Ist jede Karte in einer Meldung und hast du beide Leben, gewinnst du das Spiel sofort.",
    "declare.right_pures": "Ist die Ansage richtig, gewinnst du das Spiel sofort.",
    "declare.wrong": "Sonst war die Ansage falsch: Du verlässt das Spiel mit den Strafpunkten dafür, und die anderen "
    "spielen weiter.",
    "declare.finish_card": "Die Schlusskarte bleibt auf dem Ablagestapel, und der nächste Spieler darf sie nehmen wie "
    "jeden anderen Abwurf.",
    "show.melds": "Im letzten Zug legst du nach dem Ziehen alle deine Meldungen offen auf den Tisch.",
    "show.send": "Dann darfst du übrige Karten an Meldungen schicken, die andere schon gezeigt haben. Diese Meldungen "
    "müssen gültig bleiben.",
    "show.mom": "Das darfst du auch, wenn du keine Meldung zu zeigen hattest.",
    "show.no_mom": "Hattest du keine Meldung zu zeigen, darfst du das nicht.",
    "show.no_send": "An Meldungen, die andere gezeigt haben, darfst du keine Karten schicken.",
    "show.trash": "Behalte mindestens eine Karte zum Abwerfen. Was danach auf der Hand bleibt, ist dein Abfall.",
    "discard.end": "Beende deinen Zug, indem du eine Karte offen auf den Ablagestapel legst.",
    "discard.only_card": "Wer beim Nehmen keine Karte auf der Hand hatte, darf die genommene abwerfen.",
    "discard.not_taken": "Was du vom Ablagestapel genommen hast, darfst du im selben Zug nicht abwerfen.",
    "discard.not_taken_of_two": "Die erste Karte, die du vom Ablagestapel genommen hast, darfst du im selben Zug nicht "
    "abwerfen; die zweite schon.",
    "discard.careless": "Ein Abwurf ist leichtsinnig, wenn sich die Karte auf dem Tisch anlegen ließe, wenn sie mit "
    "zwei oder mehr anderen Karten des Ablagestapels eine Meldung ergibt, oder wenn der nächste Spieler sie nimmt "
    "und in diesem Zug ausmacht.",
    "discard.careless_last": "Die letzte Karte, die verdeckt abgeworfen wird, ist nie leichtsinnig.",
    "discard.not_left": "Darum darfst du nicht so viel auslegen, dass nur diese Karte übrig bleibt, außer sie lässt "
    "sich noch anlegen.",
    "discard.not_left_no_lay_off": "Darum darfst du nicht so viel auslegen, dass nur diese Karte übrig bleibt.",
    "discard.fitting": "Eine Karte, die sich an eine Meldung auf dem Tisch anlegen ließe, darfst du nicht abwerfen, "
    "außer als letzte oder wenn sich auch alle anderen anlegen ließen.",
    "discard.not_out": "Auch nach dem letzten Abwurf spielst du ohne {hand} weiter, bis du etwas Aufgedecktes legen "
    "kannst.",
    "discard.return": "Du darfst sogar die eben genommene Karte abwerfen.",
    "discard.taken_stays": "Eine Karte, die du einem anderen genommen hast, muss in ihrer Meldung bleiben: Du darfst "
    "weder sie noch eine Karte abwerfen, die ihre Meldung braucht.",
    "buy.when": "Bevor ein Spieler vom Stoß zieht, dürfen die anderen die oberste Karte des Ablagestapels kaufen. Wer "
    "als Nächster an der Reihe ist, hat den Vortritt.",
    "buy.penalty": "Der Käufer nimmt außer dieser Karte {n:piece} vom Stoß und wirft nichts ab. Ein Kauf ist kein Zug: "
    "Danach zieht, wer an der Reihe ist.",
    "buy.stock": "Hat der Stoß nur noch {n:piece} oder weniger, darf niemand kaufen.",
    "buy.alone": "Der Käufer nimmt nur diese Karte und wirft nichts ab. Ein Kauf ist kein Zug: Danach zieht, wer an "
    "der Reihe ist.",
    "buy.points": "Jeder Kauf kostet den Käufer {points:point}.",
    "buy.limit": "Ein Spieler darf in einem Spiel {n:time} kaufen.",
    "buy.not_after": "Wer die Erstmeldung gelegt hat, darf nicht mehr kaufen, und niemand darf den eigenen Abwurf "
    "kaufen.",
    "buy.not_own": "Niemand darf den eigenen Abwurf kaufen.",
    "call_end.drop": "Statt zu ziehen, darfst du das Spiel beenden. Es ist dann sofort vorbei, und alle Blätter werden "
    "verglichen.",
    "call_end.draw": "Statt zu ziehen, darfst du den Vergleich verlangen. Damit endet das Spiel, und Blätter werden "
    "verglichen.",
    "call_end.needs_meld": "Das darfst du nur, wenn du eine eigene Meldung auf dem Tisch hast.",
    "call_end.kept_from.others": "Du darfst es nicht, wenn ein anderer seit deinem letzten Zug eine Karte an eine "
    "deiner Meldungen angelegt hat.",
    "call_end.kept_from.anybody": "Du darfst es nicht, wenn in deinem letzten Zug oder danach eine Karte an eine "
    "deiner Meldungen angelegt wurde, auch von dir selbst.",
    "fight.answer": "Ist der Vergleich verlangt, antworten die anderen der Reihe nach. Wer eine Meldung auf dem Tisch "
    "hat, darf kämpfen oder passen; wer keine hat, muss passen.",
    "fight.four": "Mit vier Karten eines Ranges auf der Hand darf auch kämpfen, wer keine Meldung auf dem Tisch hat.",
    "dealt.show": "Zählt ein Blatt, wie es gegeben wurde, {counts}, so wird es sofort gezeigt, und das Spiel wird "
    "nicht gespielt.",
    "force.when": "Lehnt ein Spieler eine Karte vom Stoß oder vom Ablagestapel ab, die an eine eigene Meldung auf dem "
    "Tisch passt, darf der Gegner sie ihm aufzwingen: Die Karte wird dort angelegt, und der Spieler wirft dann ab.",
    "claim.who": "Nach einem Abwurf, bevor der nächste Spieler zieht, dürfen die anderen ihn für eine neue Meldung "
    "aus drei Karten beanspruchen, mit zwei Karten aus der Hand.",
    "claim.kinds": "Für einen Satz darf das jeder von ihnen (Pon), für eine Sequenz nur der nächste Spieler (Chi). Ein "
    "Satz hat Vorrang vor einer Sequenz, von zwei Sätzen der des Spielers, der früher an der Reihe wäre.",
    "claim.then": "Die Meldung wird sofort ausgelegt. Dann darf dieser Spieler weiter auslegen und anlegen und muss "
    "abwerfen.",
    "claim.then_discard": "Die Meldung wird sofort ausgelegt, und dieser Spieler wirft ab, ohne sonst etwas zu legen.",
    "claim.goes_on": "Weiter geht es mit dem Spieler nach ihm; wer dazwischen sitzt, setzt aus.",
    "claim.not_first": "Bevor jeder Spieler einmal am Zug war, darf niemand einen Abwurf beanspruchen.",
    "claim.short": "Wo zwei Karten eine Meldung sind, genügt eine aus der Hand.",
    "call.when": "Wird eine Karte abgeworfen, die an eine Meldung auf dem Tisch passt, darf jeder andere sie rufen, "
    "bevor der nächste Spieler zieht.",
    "call.then": "Wer ruft, legt sie sofort dort an und wirft dann eine Karte ab.",
    "call.own_meld": "Wie beim Anlegen darfst du die Karte an eine Meldung anderer nur legen, wenn du eine eigene auf "
    "dem Tisch hast.",
    "call.several": "Rufen mehrere, so bekommt sie, wer im Uhrzeigersinn zuerst nach dem Abwerfenden kommt.",
    "call.goes_on": "Weiter geht es mit dem Spieler nach dem, dessen Abwurf zuerst gerufen wurde.",
    "call.not": "Den eigenen Abwurf darf niemand rufen, ebenso wenig den Abwurf, der das Spiel beendet.",
    # the table
    "table.shared": "Die Kombinationen auf dem Tisch gehören allen. Du darfst an sie anlegen, Steine aus ihnen nehmen, "
    "sie teilen und verbinden.",
    "table.end": "Am Ende deines Zuges müssen alle Kombinationen gültig sein, und kein Stein darf übrig bleiben. "
    "Mindestens ein Stein muss von deinem Brett gekommen sein.",
    "table.stay": "Steine auf dem Tisch bleiben auf dem Tisch; du darfst sie nicht auf dein Brett nehmen.",
    "table.add": "Anlegen: An {run} passt {tiles}.",
    "table.take": "Nimm, was eine Kombination entbehren kann, etwa {tile} aus {group} für eine andere.",
    "table.shift": "An einem Ende anlegen, am anderen nehmen: Kommt {tile} an {run}, wird {freed} frei.",
    "table.split": "Eine Folge teilen: Mit einem zweiten Stein {tile} wird {run} zu {first} und {second}.",
    "turn.rearrange.cards": "In deinem Zug spielst du entweder Karten aus der Hand aus, oder du ziehst.",
    "rearrange.play.cards": "Spiel mindestens eine Karte aus der Hand aus und so viele, wie du willst: Leg neue "
    "Meldungen, leg an Meldungen auf dem Tisch an, bau den Tisch um.",
    "rearrange.draw.cards": "Kannst oder willst du nicht ausspielen, ziehst du {n:piece} vom Stoß. Damit endet dein "
    "Zug.",
    "rearrange.draw_first.cards": "Kannst oder willst du nicht ausspielen, ziehst du {n:piece} vom Stoß.",
    "rearrange.wait.cards": "Was du gezogen hast, darfst du frühestens im nächsten Zug ausspielen.",
    "rearrange.no_draw.cards": "Hast du ausgespielt, ziehst du nicht.",
    "table.shared.cards": "Die Meldungen auf dem Tisch gehören allen. Du darfst an sie anlegen, Karten aus ihnen "
    "nehmen, sie teilen und verbinden.",
    "table.end.cards": "Am Ende deines Zuges müssen alle Meldungen gültig sein, und keine Karte darf übrig bleiben. "
    "Mindestens eine Karte muss aus deiner Hand gekommen sein.",
    "table.stay.cards": "Karten auf dem Tisch bleiben auf dem Tisch; du darfst sie nicht auf die Hand nehmen.",
    "time.stands.cards": "Wurden Karten ausgespielt und sind alle Meldungen gültig, so gilt der Zug.",
    "time.short.cards": "Hat der Stoß zu wenige Karten, zieht der Spieler, was noch da ist.",
    "end.rack.cards": "Sobald ein Spieler keine Karten mehr hat, endet das Spiel, und er gewinnt es.",
    "exhausted.play_on.cards": "Ist der Stoß leer, geht es ohne Ziehen weiter. Haben dann alle hintereinander nichts "
    "ausgespielt, ist das Spiel zu Ende.",
    "opening.before.cards": "Vor der Erstmeldung darfst du die Meldungen auf dem Tisch nicht anrühren.",
    "opening.then_manipulate.cards": "Sobald die Erstmeldung auf dem Tisch liegt, darfst du im selben Zug an alle "
    "Meldungen anlegen und den Tisch umbauen.",
    "opening.nothing_else.cards": "Im Zug deiner Erstmeldung darfst du sonst nichts auf dem Tisch anrühren. Ab deinem "
    "nächsten Zug darfst du es.",
    "opening.table_contract": "Deine Erstmeldung muss mindestens dies enthalten, nur aus Karten der eigenen Hand: "
    "{melds} (oder länger). Andere eigene Meldungen darfst du dazulegen.",
    "silent.stay.cards": "Eine Karte auf dem Tisch darf nicht auf die Hand genommen werden.",
    "silent.no_draw.cards": "Wer mindestens eine Karte ausgespielt hat, zieht nicht, ob er damit eine neue Meldung "
    "gelegt oder an eine angelegt hat.",
    "silent.wait.cards": "Eine gezogene Karte darf frühestens im nächsten Zug ausgespielt werden.",
    "exchange.ordinary.cards": "Eine Meldung, die ihren Joker verloren hat, ist sofort eine gewöhnliche Meldung.",
    "exchange.example.cards": "Beispiel: {before} liegt auf dem Tisch. Leg {tile} an die Stelle des Jokers und {after} "
    "als neue Meldung aus.",
    "table.take.cards": "Nimm, was eine Meldung entbehren kann, etwa {tile} aus {group} für eine andere.",
    "table.add.cards": "Anlegen: An {run} passt {tiles}.",
    "table.split.cards": "Eine Sequenz teilen: Mit einer zweiten Karte {tile} wird {run} zu {first} und {second}.",
    "exchange.after_opening.cards": "Vor der Erstmeldung darfst du keinen Joker auslösen. Sobald sie auf dem Tisch "
    "liegt, darfst du es, auch im selben Zug.",
    "table.cards": "Niemand darf Karten daraus nehmen.",
    "table.cards.tiles": "Niemand darf Steine daraus nehmen.",
    "table.cards_stay": "Meldungen, die auf dem Tisch liegen, bleiben dort.",
    "table.kept": "Vor dem Ende des Spiels werden keine Meldungen auf den Tisch gelegt.",
    "table.until_knock": "Vor dem Klopfen werden keine Meldungen auf den Tisch gelegt.",
    # the clock
    "time.limit": "Ein Zug dauert höchstens {seconds:second}, wenn am Tisch nichts anderes verabredet ist.",
    "time.none": "In diesem Spiel ist die Zeit nicht begrenzt; am Tisch lässt sich aber eine Bedenkzeit verabreden.",
    "time.has_drawn": "Wer in diesem Zug schon gezogen hat, zieht nicht noch einmal.",
    "time.untouched": "Wurde nichts bewegt, bis die Zeit um ist, zieht der Spieler {n:piece}, und der Zug endet.",
    "time.stands": "Wurden Steine ausgespielt und sind alle Kombinationen gültig, so gilt der Zug.",
    "time.loose.restore": "Sind nicht alle {melds} gültig, kommt alles dorthin zurück, wo es zu Beginn des Zuges war, "
    "der Spieler zieht {n:piece}, und der Zug endet.",
    "time.loose.to_rack": "Sind nicht alle Kombinationen gültig, bleiben die gültigen liegen, jeder lose Stein kommt "
    "auf das Brett des Spielers, er zieht {n:piece}, und der Zug endet.",
    "time.restore_if_not": "Verstößt selbst das gegen eine Regel, kommt stattdessen alles dorthin zurück, wo es zu "
    "Beginn des Zuges war.",
    "time.short": "Hat der Vorrat zu wenige Steine, zieht der Spieler, was noch da ist.",
    "time.draw": "Ist die Zeit um, bevor der Spieler gezogen hat, wird die oberste Karte des Stoßes gezogen.",
    "time.draw_cards": "Ist die Zeit um, bevor der Spieler gezogen hat, wird vom Stoß gezogen.",
    "time.missed": "Ist die Zeit um, bevor der Spieler gezogen hat, ist der Zug versäumt.",
    "time.refused": "Ist der Stoß leer, gilt die offene Karte als abgelehnt.",
    "time.nothing_taken": "Ist der Stoß leer, gilt das, als wäre nichts genommen worden.",
    "time.laid": "Was ausgelegt ist, bleibt auf dem Tisch.",
    "time.owed": "Was in diesem Zug noch gelegt werden muss, etwa eine genommene Karte oder ein Joker, wird für den "
    "Spieler gelegt, mit so wenigen anderen Karten aus der Hand wie möglich.",
    "time.drawn_card": "Dann wird die vom Stoß gezogene Karte abgeworfen. Ist sie nicht mehr auf der Hand oder wurde "
    "vom Ablagestapel gezogen, so wird die Karte abgeworfen, die am meisten zählt.",
    "time.drawn_card_of_two": "Ist die Zeit zwischen der offenen und der zweiten Karte um, wird die zweite vom Stoß "
    "gezogen. Dann wird die vom Stoß gezogene Karte abgeworfen. Wurde dort keine gezogen oder ist sie nicht mehr auf "
    "der Hand, so wird die Karte abgeworfen, die am meisten zählt.",
    "time.highest_card": "Abgeworfen wird dann, was {held} am meisten zählt.",
    "time.last_card": "Ist die Zeit nach dem Ziehen um, wird abgeworfen, was eben gezogen wurde.",
    "time.not_wild": "Eine wilde Karte wird nicht abgeworfen, sondern von den anderen die, die am meisten zählt.",
    "time.not_joker": "Ein Joker wird nicht abgeworfen, sondern von den anderen Karten die, die am meisten zählt.",
    "time.not_wild.tiles": "Ein Okey wird nicht abgeworfen, sondern von den anderen Steinen der höchste.",
    "time.not_returned": "Was in diesem Zug vom Ablagestapel genommen wurde, bleibt {held}.",
    "time.buy": "Wer nicht rechtzeitig antwortet, kauft nicht.",
    "time.fight": "Wer nicht rechtzeitig antwortet, passt.",
    "time.dealt": "Ein Blatt, das das Spiel gleich nach dem Geben beendet, wird gezeigt, wenn die Zeit um ist.",
    "time.force": "Wer nicht rechtzeitig antwortet, zwingt die Karte nicht auf.",
    "time.claim": "Wer nicht rechtzeitig antwortet, beansprucht den Abwurf nicht.",
    "time.call": "Wer nicht rechtzeitig antwortet, ruft den Abwurf nicht.",
    "time.show": "Im letzten Zug werden zuerst die Meldungen gezeigt.",
    # the end
    "end.rack": "Sobald ein Spieler keine Steine mehr hat, endet das Spiel, und er gewinnt es.",
    "end.go_out": "Wer seine letzte Karte loswird, hat ausgemacht: Das Spiel endet sofort, und er gewinnt es.",
    "end.out": "Wer seine letzte Karte loswird, hat ausgemacht, und das Spiel endet sofort. Wer gewinnt, entscheidet "
    "die Abrechnung.",
    "end.floats": "Wer seine letzte Karte auslegt oder anlegt, hat noch nicht ausgemacht, sondern spielt ohne Blatt "
    "weiter: Im nächsten Zug zieht er wie sonst und macht entweder aus, indem er die letzte Karte abwirft, oder er "
    "legt sie aus oder an und spielt weiter.",
    "end.face_down": "Die letzte Karte wird verdeckt abgeworfen und zählt für niemanden.",
    "end.knock": "Das Spiel endet, wenn ein Spieler geklopft und abgeworfen hat. Wer gewinnt, entscheidet die "
    "Abrechnung.",
    "end.declare": "Das Spiel endet, wenn ein Spieler richtig angesagt hat oder nur noch einer im Spiel ist.",
    "end.call_end.drop": "Das Spiel endet, wenn ein Spieler es vor dem Ziehen beendet. Wer gewinnt, entscheidet die "
    "Abrechnung.",
    "end.call_end.draw": "Das Spiel endet, wenn ein Spieler den Vergleich verlangt hat. Wer gewinnt, entscheidet die "
    "Abrechnung.",
    "end.last.meld_lay_off_discard": "Die letzte Karte darf ausgelegt, angelegt oder abgeworfen werden.",
    "end.whole_hand": "Verlangt der Kontrakt eines Spiels das ganze Blatt, so kann man nur mit diesem Kontrakt "
    "ausmachen, mit allen Karten auf einmal.",
    "end.last.meld_discard": "Die letzte Karte darf ausgelegt oder abgeworfen werden.",
    "end.last.meld": "Die letzte Karte muss ausgelegt werden.",
    "end.last.meld_lay_off": "Die letzte Karte muss ausgelegt oder angelegt werden.",
    "end.last.discard": "Die letzte Karte muss abgeworfen werden: Du darfst sie weder auslegen noch anlegen.",
    "exhausted.play_on": "Ist der Vorrat leer, geht es ohne Ziehen weiter. Haben dann alle hintereinander nichts "
    "ausgespielt, ist das Spiel zu Ende.",
    "exhausted.lowest": "Dann gewinnt, wer die wenigsten Punkte übrig hat.",
    "exhausted.upcard": "Ist der Stoß leer, darfst du immer noch die oberste Karte des Ablagestapels nehmen.",
    "exhausted.upcard_before_first_meld": "Ist der Stoß leer, darf ein Spieler ohne Erstmeldung immer noch die "
    "oberste Karte des Ablagestapels nehmen.",
    "exhausted.any_card": "Ist der Stoß leer, darfst du immer noch eine der abgeworfenen Karten nehmen.",
    "exhausted.flip": "Willst du stattdessen vom Stoß ziehen, wird der Ablagestapel ungemischt umgedreht und bildet "
    "den neuen Stoß: Die zuerst abgeworfene Karte wird zuerst gezogen.",
    "exhausted.shuffle": "Willst du stattdessen vom Stoß ziehen, wird der Ablagestapel gemischt und bildet den neuen "
    "Stoß.",
    "exhausted.flip_only": "Ist der Stoß leer, wird der Ablagestapel ungemischt umgedreht und bildet den neuen Stoß: "
    "Die zuerst abgeworfene Karte wird zuerst gezogen.",
    "exhausted.shuffle_only": "Ist der Stoß leer, wird der Ablagestapel gemischt und bildet den neuen Stoß.",
    "exhausted.new_pile": "Mit deinem Abwurf beginnt dann ein neuer Ablagestapel.",
    "exhausted.keep_top": "Die oberste Karte des Ablagestapels bleibt, wo sie ist.",
    "exhausted.block": "Ist der Stoß leer, wird der Ablagestapel nicht umgedreht. Es geht weiter, solange alle der "
    "Reihe nach seine oberste Karte nehmen.",
    "exhausted.blocked": "Der erste Spieler, der sie nicht nimmt, beendet das Spiel sofort. Es endet auch, wenn die "
    "offene Karte {rounds:time} um den Tisch gegangen ist.",
    "exhausted.refused": "Der erste Spieler, der sie nicht nimmt, beendet das Spiel sofort.",
    "exhausted.block_down": "Ist der Stoß leer, wird der Ablagestapel nicht umgedreht. Es geht weiter, solange alle "
    "der Reihe nach wie üblich Karten daraus nehmen. Der erste Spieler, der keine nimmt, beendet das Spiel sofort.",
    "exhausted.free_rounds": "Es endet auch, wenn die oberste Karte {rounds:time} um den Tisch gegangen ist, genommen, "
    "aber nicht gelegt.",
    "exhausted.lowest_wins": "Das Spiel endet mit dem Zug, in dem die letzte Karte des Stoßes gezogen wurde. Dann "
    "werden die Blätter verglichen.",
    "exhausted.drawn": "Dann gewinnt niemand das Spiel.",
    "exhausted.turnovers": "Das geschieht in einem Spiel höchstens {turnovers:time}. Ist der Stoß noch einmal leer, "
    "ist das Spiel ungültig: Niemand bekommt Punkte, und es wird neu gegeben.",
    "exhausted.none_to_take": "Es ist auch ungültig, wenn der Stoß leer ist und die einzige Karte des "
    "Ablagestapels nicht genommen werden darf.",
    "exhausted.same_dealer": "Derselbe Geber gibt noch einmal.",
    "exhausted.in_last_turns": "Hat schon jemand ausgemacht, so ist das Spiel nicht ungültig: Es endet dann und wird "
    "abgerechnet.",
    "exhausted.void_once_more": "Ist ein Spiel {n:time} hintereinander ungültig, so wird das letzte davon nicht "
    "wiederholt: Niemand bekommt Punkte, und das nächste Spiel folgt.",
    "exhausted.void_at_once": "Ein ungültiges Spiel wird aber nicht wiederholt: Es gilt als gespielt, und das nächste "
    "Spiel folgt.",
    "exhausted.never": "Der Stoß reicht für das ganze Spiel.",
    # scoring
    "scoring.values": "Was {held} übrig ist, zählt: {items}.",
    "scoring.values_melds": "Die Karten der Meldungen zählen: {items}.",
    "scoring.values_deadwood": "Abfall zählt: {items}.",
    "value.face": "{face} {points}",
    "value.number": "jeder Stein seine Zahl",
    "value.card": "jede Karte 1",
    "value.ranks": "{ranks} je {points}",
    "value.pips": "2 bis {last} ihre Zahl",
    "value.ace": "ein Ass {points}",
    "value.court": "Bube, Dame und König je {points}",
    "value.court_number": "Bube 11, Dame 12, König 13",
    "value.rank": "{rank} {points}",
    "value.joker": "ein Joker {points}",
    "value.any_joker": "jeder Joker, auch der Spiegeljoker, {points}",
    "value.wild_rank": "eine Karte des wilden Rangs {points}",
    "value.wild": "eine wilde Karte 0",
    "scoring.penalties": "Alle anderen verlieren die Punkte der Steine, die auf ihrem Brett übrig sind. Der Gewinner "
    "bekommt, was die anderen verlieren; die Punkte eines Spiels ergeben zusammen also immer 0.",
    "scoring.hands.all": "Der Gewinner bekommt die Punkte aller Karten, die die anderen noch haben, auch die ganzer "
    "Meldungen. Die anderen bekommen nichts.",
    "scoring.hands.unmatched": "Die anderen legen ihre Meldungen getrennt hin. Der Gewinner bekommt die Punkte ihrer "
    "Karten, die in keiner Meldung sind. Die anderen bekommen nichts.",
    "scoring.double": "Ein Gewinner, der vorher nichts ausgelegt hatte und das ganze Blatt in einem Zug legt, bekommt "
    "doppelt so viel: {twice} statt {once}.",
    "scoring.blocked": "War das Spiel blockiert, gewinnt, wer die wenigsten Punkte auf der Hand hat, und bekommt von "
    "jedem anderen die Differenz.",
    "scoring.nobody_out": "Hat niemand ausgemacht, gewinnt, wer die wenigsten Punkte auf der Hand hat, und bekommt von "
    "jedem anderen die Differenz.",
    "scoring.blocked_whole": "War das Spiel blockiert, gewinnt, wer die wenigsten Punkte auf der Hand hat, und bekommt "
    "die Punkte aller Karten, die die anderen noch haben.",
    "scoring.nobody_out_whole": "Hat niemand ausgemacht, gewinnt, wer die wenigsten Punkte auf der Hand hat, und "
    "bekommt die Punkte aller Karten, die die anderen noch haben.",
    "scoring.blocked_tie": "Bei Gleichstand werden die Punkte gleichmäßig geteilt; was sich nicht teilen lässt, "
    "verfällt.",
    "scoring.against": "Alle anderen schreiben die Punkte aller Karten auf, die sie noch haben, auch die ganzer "
    "Meldungen. Das sind Minuspunkte; der Gewinner schreibt 0 auf.",
    "scoring.unopened": "Wer im Spiel keine Meldung gelegt hat, schreibt {points:point} auf, was auch immer er auf der "
    "Hand hat.",
    "hand_payments.pays": "Jeder andere zahlt dem Gewinner die Punkte aller Karten, die er selbst noch auf der Hand "
    "hat, auch die ganzer Meldungen.",
    "hand_payments.times": "Jede {rank} auf der Hand vervielfacht sie mit {n}.",
    "hand_payments.joker": "Jeder Joker auf der Hand vervielfacht sie mit {n}.",
    "hand_payments.concealed": "Hatte der Gewinner vorher nichts ausgelegt und legt er das ganze Blatt in einem Zug, "
    "zahlen alle doppelt.",
    "hand_payments.unmelded": "Ein Verlierer, der im Spiel keine Meldung gelegt hat, zahlt doppelt.",
    "scoring.concealed_against": "Hatte der Gewinner vorher nichts ausgelegt und legt er das ganze Blatt in einem "
    "Zug, zählen die Punkte der anderen doppelt.",
    "scoring.out_bonus": "Der Gewinner zieht sich {points:point} ab.",
    "scoring.concealed_bonus": "Ein Gewinner, der vorher nichts ausgelegt hatte und das ganze Blatt in einem Zug "
    "legt, zieht sich {points:point} ab.",
    "scoring.natural_bonus": "Ohne Joker sind es {points:point}.",
    "scoring.against_unmatched": "Alle anderen legen ihre Meldungen getrennt hin und schreiben die Punkte der Karten "
    "auf, die in keiner sind. Das sind Minuspunkte; der Gewinner schreibt 0 auf.",
    "scoring.own_melds": "Der Gewinner bekommt den Wert der gelegten Meldungen, einmal für jeden Gegner. Was die "
    "anderen haben, zählt nicht.",
    "scoring.own_melds_example": "Beispiel: {melds} ist {value} wert. Bei {opponents} Gegnern macht das {points}.",
    "scoring.values_laid": "Die Karten zählen, auf dem Tisch wie auf der Hand: {items}.",
    "scoring.low_ace_laid": "Ein Ass, das vor der 2 liegt, zählt {points:point}.",
    "scoring.laid": "Jeder bekommt die Punkte der Karten, die er ausgelegt oder angelegt hat, und verliert die aller "
    "Karten, die er noch auf der Hand hat, auch die ganzer Meldungen. Eine Karte zählt für den Spieler, der sie gelegt "
    "hat, auch an der Meldung eines anderen. So kann man in einem Spiel auch Punkte verlieren. Wer die meisten Punkte "
    "bekommt, gewinnt das Spiel.",
    "scoring.laid_example": "Beispiel: A hat {first} ausgelegt und ausgemacht; B hat {second} daran angelegt und "
    "noch {rest} auf der Hand. A bekommt {a}, B {b}.",
    "scoring.upcard": "Die erste offene Karte des Spiels zählt stattdessen {points}, wo auch immer sie am Ende liegt.",
    "scoring.upcard_adds": "Die erste offene Karte des Spiels zählt {points} mehr, wo auch immer sie am Ende liegt.",
    "scoring.upcard_special": "Ist es {cards}, so sind es {points}.",
    "scoring.unlaid": "Hat ein Spieler nichts gelegt, zählen die Karten auf seiner Hand {times:time}.",
    "scoring.out": "Wer ausmacht, bekommt {points:point} mehr.",
    "scoring.out_concealed": "Wer ausmacht und vor diesem Zug nichts gelegt hatte, bekommt {times:time} so viel.",
    "scoring.out_one_suit": "Wer mit lauter Karten einer Farbe ausmacht, die letzte eingeschlossen, bekommt "
    "{times:time} so viel.",
    "scoring.careless": "Jeder leichtsinnige Abwurf kostet {points:point}; das wird nie verdoppelt.",
    "scoring.least": "In den Beispielen hat A geklopft. Hat der Klopfende am wenigsten Abfall, gewinnt er und bekommt "
    "von jedem anderen die Differenz.",
    "scoring.tie_with_knocker": "Hat ein anderer ebenso wenig, gewinnt stattdessen dieser.",
    "scoring.undercut": "Hat ein anderer weniger, gewinnt dieser und bekommt {points:point} dazu, und der Klopfende "
    "verliert {points}.",
    "scoring.rummy": "Ein Gewinner ohne Abfall bekommt von jedem anderen {points:point} dazu. Ein Klopfender ohne "
    "Abfall gewinnt auch dann, wenn andere ebenfalls keinen haben.",
    "scoring.knock_tie": "Mehrere Gewinner teilen sich die Punkte gleichmäßig; was sich nicht teilen lässt, verfällt.",
    "scoring.win_or_fewest": "Wer ein Spiel gewinnt, bekommt 1 Punkt. Nur wenn niemand ausgemacht hat, werden die "
    "Karten auf der Hand gezählt: {values}. Wer die wenigsten Punkte hat, bekommt dann 1 Punkt; bei Gleichstand "
    "bekommt jeder der Beteiligten 1 Punkt.",
    "scoring.win_carried": "Gewinnt ein Spiel niemand, zählt der nächste Gewinn 1 Punkt mehr, und so weiter für jedes "
    "solche Spiel hintereinander.",
    "scoring.win": "Wer ein Spiel gewinnt, bekommt 1 Punkt. Die Karten der anderen zählen nicht.",
    "deal.indicates.rank_and_neighbours": "Dann wird zufällig eine Karte aus dem Stoß gezogen, gezeigt und "
    "beiseitegelegt: die Schnittkarte. In diesem Spiel sind alle Karten ihres Ranges wild und in ihrer Farbe außerdem "
    "die nächsthöhere (der obere Joker) und die nächstniedrigere (der untere Joker); das Ass liegt zwischen König und "
    "Zwei. Ist die Schnittkarte ein Joker, so gilt sie als Pik-Ass. Sie selbst spielt nicht mit.",
    "pures.rule": "Um zu gewinnen, müssen alle deine Karten in Meldungen sein, und mindestens {n} dieser Meldungen "
    "müssen reine Sequenzen sein, also solche ohne Joker und andere wilde Karten.",
    "pures.natural": "Eine Sequenz, in der eine wilde Karte an ihrem eigenen Platz steht, ist trotzdem rein.",
    "pures.tunnela": "Drei gleiche Karten sind eine Tunnela, ebenso drei Joker. Sie zählt als reine Sequenz; eine "
    "wilde Karte darf nicht dabei sein.",
    "pures.dublee": "Zwei gleiche Karten sind eine Dublee, ebenso zwei Joker. Eine Dublee allein ist keine Meldung.",
    "pures.free": "Auch diese Blätter gewinnen, gleich welche Karten sonst noch dabei sind: {shows}.",
    "pures.free_tunnelas": "{n} Tunnelas",
    "pures.free_dublees": "{n} Dublees",
    "pures.free_jokers": "{n} wilde Karten",
    "pures.count": "Der Gewinner bekommt 0 Punkte. Was die anderen zählen, hängt von ihren reinen Sequenzen ab, ist "
    "aber nie mehr als {cap}. Wilde Karten zählen nichts, und ein Blatt, das sich ansagen ließe, zählt 0.",
    "pures.enough": "Mit {n} oder mehr reinen Sequenzen: nur die Karten außerhalb von Meldungen.",
    "pures.few": "Mit weniger als {n}: alle Karten außerhalb der reinen Sequenzen, auch die in anderen Meldungen.",
    "pures.consolation": "Sagt ein anderer Dublees an, so zahlt ein Spieler mit {n} oder mehr Dublees nur "
    "{points:point}.",
    "value_cards.which": "Wertkarten sind die Karten, die der Schnittkarte gleichen, die oberen Joker und die unteren "
    "Joker.",
    "value_cards.table": "Eine Karte einer Art ist {one} wert, zwei sind {two} wert und drei {three}.",
    "value_cards.marriage": "Je eine der drei Arten bilden zusammen eine Hochzeit (Marriage), die stattdessen {one} "
    "wert ist; zwei Hochzeiten sind {two} wert und drei {three}. Übrige Wertkarten zählen nach ihrer Art.",
    "value_cards.twenty": "Jede davon ist {points:point} wert.",
    "value_cards.exchange": "Nach der Ansage bezahlen alle, die noch im Spiel sind, auch der Gewinner, einander ihre "
    "Wertkarten.",
    "match.money_balanced": "Ein Spiel ist die ganze Partie. Die Punkte aller Spieler ergeben zusammen 0, und jeder "
    "zahlt oder bekommt {value} für jeden eigenen Punkt.",
    "silent.out_values": "Wer das Spiel verlassen hat, bezahlt keine Wertkarten und bekommt keine bezahlt.",
    "choice.value_cards.table": "nach der Tabelle",
    "choice.value_cards.twenty": "je zwanzig",
    "penalty.count": "Der Gewinner bekommt 0 Punkte. Was die anderen zählen, hängt von ihren Leben ab, ist aber nie "
    "mehr als {cap}.",
    "penalty.both": "Mit beiden Leben: die Karten außerhalb von Meldungen. Beispiel: {melds} und {rest}, das sind "
    "{points}.",
    "penalty.first": "Nur mit dem ersten Leben: alle Karten außerhalb davon, auch die in anderen Meldungen. Beispiel: "
    "{melds} und {rest}, das sind {points}.",
    "penalty.none": "Ohne das erste Leben: alle Karten. Beispiel: {rest}, das sind {count}, also {points}.",
    "penalty.fixed": "Ein früher Ausstieg kostet {first}, ein später {middle}, eine falsche Ansage {wrong}.",
    "penalty.to_winner": "Diese Punkte bekommt, wer das Spiel gewinnt.",
    "penalty.written": "Das sind Strafpunkte: je weniger, desto besser.",
    "payments.base": "Jeder Gegner zahlt dem Gewinner {points:point}.",
    "payments.joker": "Für jeden Joker in den Meldungen zahlt jeder {points:point} mehr.",
    "payments.wild": "Für jede andere wilde Karte, die für eine andere Karte steht, zahlt jeder {points:point} mehr.",
    "payments.example": "Beispiel: Enthalten die Meldungen {jokers}, zahlt jeder der {opponents} Gegner {each}. Der "
    "Gewinner bekommt {points}.",
    "payments.bonuses": "Jeder Gegner zahlt außerdem diese Prämien, die sich addieren: {bonuses}.",
    "bonus.undrawn": "{points} für ein Blatt, das vor dem Ziehen gelegt wird",
    "bonus.one_draw": "{points} für ein Blatt, das nach einer einzigen gezogenen Karte gelegt wird",
    "bonus.no_wild": "{points} für ein Blatt ohne wilde Karten",
    "bonus.one_suit": "{points} für ein Blatt in einer Farbe",
    "payments.bonuses_example": "Für ein Blatt ohne wilde Karten, das vor dem Ziehen gelegt wird, zahlt also jeder "
    "{points}.",
    "stakes.unmatched": "Werden Blätter verglichen, zählen nur die Karten außerhalb von Meldungen; Meldungen auf der "
    "Hand zählen nichts.",
    "stakes.all": "Werden Blätter verglichen, zählt jede Karte auf der Hand.",
    "stakes.out": "Wer durch Auslegen oder Anlegen ausmacht, bekommt von jedem anderen {laid:point}; wer durch "
    "Abwerfen ausmacht, {discarded:point}.",
    "stakes.out_same": "Wer ausmacht, bekommt von jedem anderen {laid:point}.",
    "stakes.called": "Hat der Spieler, der das Spiel vor dem Ziehen beendet hat, das niedrigste Blatt, bekommt er von "
    "jedem anderen {called:point}. Ist ein anderes ebenso niedrig oder niedriger, gewinnt das niedrigste der anderen: "
    "Wer das Spiel beendet hat, zahlt {beaten:point}, jeder andere {called:point}.",
    "stakes.fought": "Verglichen werden nur das Blatt dessen, der den Vergleich verlangt hat, und die Blätter derer, "
    "die kämpfen. Das niedrigste gewinnt; bei Gleichstand verliert, wer den Vergleich verlangt hat. Wer geschlagen "
    "wird, zahlt dem Gewinner {beaten:point}, wer passt, {called:point}.",
    "stakes.stock": "Ist der Stoß aufgebraucht, bekommt das niedrigste Blatt von jedem anderen {stock:point}.",
    "stakes.ties.all": "Haben mehrere das niedrigste Blatt, wird jeder von ihnen von allen anderen voll bezahlt.",
    "stakes.ties.called": "Haben von den anderen mehrere das niedrigste Blatt, wird jeder von ihnen so von allen "
    "bezahlt, die nicht dazugehören.",
    "stakes.ties.nearest": "Bei gleichen Blättern gewinnt, wer nach dem, der den Vergleich verlangt hat, zuerst an der "
    "Reihe ist. Ist der Stoß aufgebraucht, gewinnt, wer die letzte Karte gezogen hat, oder wer nach diesem zuerst an "
    "der Reihe ist.",
    "stakes.ante": "Vor jedem Spiel zahlt jeder {ante:point} in einen Topf. Wer zwei Spiele nacheinander ohne "
    "Gleichstand gewinnt, bekommt ihn. Dann beginnt ein neuer Topf, für den dieser Gewinn nicht zählt. Was am Ende der "
    "Partie noch im Topf ist, gehört niemandem.",
    "stakes.no_meld": "Ein Spieler ohne Meldung auf dem Tisch zahlt {more:point} mehr.",
    "stakes.no_meld_loses": "Ist der Stoß aufgebraucht, kann nur gewinnen, wer eine Meldung auf dem Tisch hat, außer "
    "wenn niemand eine hat.",
    "stakes.dealt": "Ein Blatt, das das Spiel gleich nach dem Geben beendet, bekommt von jedem anderen {dealt:point}.",
    "stakes.dealt_draw": "Haben mehrere eines, zahlt niemand.",
    "stakes.dealt_highest": "Haben mehrere eines, wird das höchste bezahlt; sind sie gleich, zahlt niemand.",
    "stakes.example": "Beispiel: {caller} beendet das Spiel vor dem Ziehen, und die Blätter zählen: {held}. Das "
    "ergibt: {points}.",
    "stakes.example_fought": "Beispiel: {caller} verlangt den Vergleich, {fighter} kämpft, und die anderen passen; "
    "alle haben Meldungen auf dem Tisch. Die Blätter zählen: {held}. Das ergibt: {points}.",
    "ranks.values": "Abfall zählt: {items}.",
    "ranks.order": "Hat niemand ausgemacht, gewinnt, wer am wenigsten Abfall hat. Bei gleich viel Abfall steht höher, "
    "wer zuerst Meldungen gezeigt hat. Die anderen zahlen dem Gewinner nach ihrem Platz: {ranks}.",
    "ranks.rank": "Platz {rank} zahlt {points}",
    "ranks.mom": "Wer keine Meldung zu zeigen hatte, ist móm, wird Letzter und zahlt {points}.",
    "ranks.all_mom": "Sind alle móm, gewinnt, wer am wenigsten Abfall hat, und jeder andere zahlt {points}.",
    "ranks.example": "Beispiel: Übrig sind {held}, und {mom} hatte keine Meldung. Das ergibt: {points}.",
    "ranks.out": "Wer mit allen Karten in Meldungen ausmacht, hat ù und bekommt {points} von jedem anderen oder "
    "{twice}, wenn dafür kein Abwurf nötig war.",
    "ranks.chip": "Wird ein Abwurf genommen, zahlt der Spieler, der ihn abgeworfen hat, {points:point} an den, der ihn "
    "nimmt.",
    "ranks.pays_all": "Hat der Gewinner vor dem Ausmachen demselben Spieler drei Abwürfe genommen, zahlt dieser für "
    "alle.",
    "scoring.example": "Beispiel: {winner} hat keine {pieces} mehr. {holds}. Das ergibt: {points}.",
    "scoring.holds": "{seat} hat {faces}, das sind {points}",
    "scoring.holds_meld": "{seat} hat die Meldung {meld} und behält {faces}, das sind {points}",
    "scoring.points": "{seat} {points}",
    "scoring.lowest": "Konnte niemand weiterspielen, gewinnt, wer die wenigsten Punkte übrig hat. Alle anderen "
    "verlieren die Differenz dazu; der Gewinner bekommt die Summe.",
    "scoring.totals_example": "Beispiel: Übrig sind {held}. Das ergibt: {points}.",
    "scoring.tie": "Spieler mit gleich wenigen Punkten teilen sich den Gewinn gleichmäßig. Was sich nicht teilen "
    "lässt, geht Punkt für Punkt an die unter ihnen, die in der Zugfolge zuerst kommen.",
    "match.games": "Eine Partie hat {n:deal}.",
    "match.as_many_as_players": "Eine Partie hat so viele {deals}, wie Spieler da sind.",
    "match.rounds": "Eine Partie hat {n:round}; jede Runde hat so viele {deals}, wie Spieler da sind.",
    "match.most_won": "Wer die meisten {deals} gewonnen hat, gewinnt die Partie. Bei Gleichstand entscheidet die "
    "höhere Punktsumme; ist auch die gleich, wird der Sieg geteilt.",
    "match.start": "Alle beginnen mit {points:point}.",
    "match.highest": "Die Punkte aller {deals} werden zusammengezählt, und die höchste Summe gewinnt.",
    "match.lowest": "Die Punkte aller {deals} werden zusammengezählt, und die niedrigste Summe gewinnt.",
    "match.shared": "Bei gleicher Summe wird der Sieg geteilt.",
    "match.first_to": "Wer zuerst {target:point} erreicht, gewinnt die Partie.",
    "match.winning_run": "Wer ein Spiel mit mindestens {n} {pieces} einer Farbe in Folge gewinnt, gewinnt sofort die "
    "Partie.",
    "match.first_to_column": "Wer in einer Spalte zuerst {target:point} erreicht, gewinnt diese Spalte.",
    "match.several": "Erreichen das mehrere im selben Spiel, gewinnt die höchste Summe.",
    "match.extra_deal": "Haben mehrere die gleiche höchste Summe, spielen alle noch ein Spiel.",
    "match.wins": "Wer zuerst {n:deal} gewonnen hat, gewinnt die Partie.",
    "match.single": "Ein {deal} ist die ganze Partie: Wer es gewinnt, gewinnt die Partie.",
    "match.single_dealer": "Der Gewinner gibt in der nächsten Partie am selben Tisch.",
    "match.single_shared": "Nach einem geteilten Sieg geht das Geben an den nächsten Spieler weiter.",
    "match.money": "Ein Spiel ist die ganze Partie. Alle anderen zahlen dem Gewinner {value} für jeden Punkt.",
    "match.money_example": "Beispiel: Für {points} Punkte kommen {gross} zusammen; der Gewinner bekommt {net}.",
    "deal.indicates.next": "Dann wird aus dem Vorrat zufällig ein Stein mit einer Zahl gezogen und aufgedeckt: der "
    "Zeigestein (Gösterge). Er bleibt offen neben dem Vorrat liegen und spielt nicht mit.",
    "indicated.wild": "Der Stein, der in der Farbe des Zeigesteins um eins höher ist, ist der Okey dieses Spiels, "
    "und zwar beide davon; nach der 13 kommt die 1. Ein Okey ist wild: Er steht für jeden Stein, auch für sich "
    "selbst.",
    "indicated.example": "Ist {indicator} der Zeigestein, so ist {wild} der Okey; ist es {last}, so ist es {first}.",
    "indicated.false": "Ein falscher Joker ist nicht wild. Er vertritt den gewöhnlichen Stein, der zum Okey geworden "
    "ist: Ist {indicator} der Zeigestein, so ist ein falscher Joker {wild} und nichts anderes.",
    "indicated.free": "Eine Kombination darf beliebig viele Okeys haben.",
    "aim.tiles_left": "Werde deine Steine los, bevor jemand ausmacht. Wer nach allen Spielen die wenigsten Punkte hat, "
    "gewinnt die Partie.",
    "indicated.swap": "Liegt deine Erstmeldung auf dem Tisch, darfst du in deinem Zug einen Okey dort durch den "
    "Stein ersetzen, für den er steht, und den Okey auf dein Brett nehmen.",
    "indicated.swap_group": "In einer Gruppe aus drei Steinen genügt jede der beiden fehlenden Farben.",
    "opening.pairs": "Oder sie besteht aus mindestens {n} Paaren gleicher Steine, in einem Zug gelegt und ohne "
    "andere Kombinationen.",
    "opening.pairs_wild": "Ein Okey ergibt mit jedem Stein ein Paar, ein falscher Joker nur mit einem anderen oder "
    "mit einem Okey.",
    "opening.rising": "Jede Erstmeldung eines Spiels muss mindestens einen Punkt mehr wert sein als die letzte vor "
    "ihr.",
    "opening.rising_pairs": "Jede Erstmeldung eines Spiels muss mindestens einen Punkt mehr wert sein als die letzte "
    "vor ihr oder ein Paar mehr haben als die letzte aus Paaren.",
    "opening.no_lay_off.tiles": "Vor der Erstmeldung darfst du an die Kombinationen auf dem Tisch nichts anlegen, "
    "und was du anlegst, zählt nicht zur Erstmeldung.",
    "play.after_pairs": "Wessen Erstmeldung aus Paaren bestand, der darf weitere Paare legen und anlegen, aber keine "
    "Gruppen und Folgen legen.",
    "play.no_pairs": "Wessen Erstmeldung aus Gruppen und Folgen bestand, der darf keine Paare legen.",
    "play.pairs_for_all": "Wessen Erstmeldung aus Gruppen und Folgen bestand, der darf auch Paare legen, sobald "
    "jemand welche gelegt hat.",
    "discard.noted_both": "Es kostet Strafpunkte, einen Okey abzuwerfen oder einen Stein, den man auf dem Tisch "
    "anlegen könnte, ob die eigene Erstmeldung liegt oder nicht.",
    "discard.noted_fitting": "Es kostet Strafpunkte, einen Stein abzuwerfen, den man auf dem Tisch anlegen könnte, "
    "ob die eigene Erstmeldung liegt oder nicht.",
    "discard.noted_wild": "Es kostet Strafpunkte, einen Okey abzuwerfen.",
    "discard.noted_last": "Der Stein, mit dem du ausmachst, kostet nichts.",
    "draw.top.table.tiles": "Nimm zu Beginn deines Zuges den nächsten Stein aus dem Vorrat oder den letzten, den der "
    "Spieler vor dir abgeworfen hat. Den abgeworfenen darfst du nur nehmen, wenn du ihn im selben Zug legst, vor der "
    "Erstmeldung nur als Teil von ihr.",
    "part.Play.tiles": "nach Belieben auslegen und anlegen",
    "part.Swap.tiles": "einen Okey austauschen, wenn du willst",
    "play.melds.tiles": "Nach dem Ziehen darfst du Kombinationen von deinem Brett offen auf den Tisch legen.",
    "play.any_order.tiles": "Du darfst beliebig viel auslegen und anlegen, in beliebiger Reihenfolge.",
    "lay_off.any.tiles": "Du darfst Steine von deinem Brett an jede Gruppe oder Folge auf dem Tisch anlegen, egal wer "
    "sie gelegt hat, aber nicht an ein Paar. Die Kombination muss gültig bleiben.",
    "lay_off.example.tiles": "Beispiel: An {meld} passt {cards}.",
    "table.cards_stay.tiles": "Kombinationen, die auf dem Tisch liegen, bleiben dort.",
    "end.out.tiles": "Wer seinen letzten Stein loswird, hat ausgemacht, und das Spiel endet sofort. Wer gewinnt, "
    "entscheidet die Abrechnung.",
    "end.last.discard.tiles": "Der letzte Stein muss abgeworfen werden: Du darfst ihn weder auslegen noch anlegen.",
    "exhausted.tiles_left": "Das Spiel endet mit dem Zug, in dem der letzte Stein des Vorrats gezogen wurde. Hat "
    "niemand ausgemacht, so zählt trotzdem, was auf den Brettern bleibt.",
    "left.rack": "Alle schreiben die Zahlen der Steine auf, die auf dem Brett bleiben; weniger Punkte sind besser.",
    "left.wild": "Ein Okey, der übrig bleibt, zählt {points}.",
    "left.wild_number": "Ein Okey, der übrig bleibt, zählt seine Zahl.",
    "left.false": "Ein falscher Joker zählt die Zahl des Okeys.",
    "left.out": "Wer ausmacht, zieht sich {points:point} ab.",
    "left.unopened": "Wer keine Erstmeldung gelegt hat, schreibt {points:point} auf, was auch immer übrig bleibt.",
    "left.pairs": "Bestand die Erstmeldung eines Spielers aus Paaren, zählen seine übrigen Steine das {times}fache.",
    "left.times": "Wie jemand ausmacht, vervielfacht alle diese Punkte, auch die abgezogenen.",
    "left.times_wild": "Sie zählen das {times}fache, wenn der letzte abgeworfene Stein ein Okey ist.",
    "left.times_pairs": "Sie zählen das {times}fache, wenn die Erstmeldung dieses Spielers aus Paaren bestand.",
    "left.times_hand": "Sie zählen das {times}fache, wenn dieser Spieler vor diesem Zug nichts gelegt hatte.",
    "left.multiply": "Trifft mehreres davon zu, wird alles miteinander multipliziert.",
    "left.careless": "Jeder Abwurf mit Strafpunkten bringt {points:point} dazu; das wird nie vervielfacht.",
    "left.example": "Beispiel: Bleiben {faces} übrig, schreibt ein Spieler {points} auf; wer ausmacht, {out}; wer "
    "keine Erstmeldung hat, {unopened}. War der letzte Stein ein Okey, so sind es {all_points}, {all_out} und "
    "{all_unopened}.",
    "indicated.declared": "Vor dem Ziehen darf ein Spieler ansagen, dass er auf Paare spielt. Das gilt, bis das Spiel "
    "endet.",
    "indicated.declared_bound": "Er kann dann nur noch mit Paaren ausmachen, aber ein solches Brett zählt mehr.",
    "indicated.shown": "Wer den anderen Stein hat, der dem Zeigestein gleicht, darf ihn im ersten Zug vor dem Abwerfen "
    "zeigen. Er bleibt auf dem Brett.",
    "indicated.shown_lost": "Alle anderen verlieren dann {points:point}.",
    "draw.top.tiles": "Nimm zu Beginn deines Zuges den nächsten Stein aus dem Vorrat oder den letzten, den der Spieler "
    "vor dir abgeworfen hat.",
    "part.Draw.tiles": "einen Stein ziehen",
    "part.GoOut.tiles": "mit dem ganzen Brett ausmachen, wenn du kannst",
    "part.Discard.tiles": "einen Stein abwerfen",
    "go_out.kept.tiles": "Die Kombinationen bleiben auf deinem Brett, bis du es ganz auf einmal zeigen kannst.",
    "opening.kept.tiles": "Eine Erstmeldung auf dem Tisch gibt es in diesem Spiel nicht: Die Kombinationen bleiben auf "
    "den Brettern.",
    "discard.return.tiles": "Du darfst sogar den eben genommenen Stein abwerfen.",
    "table.kept.tiles": "Vor dem Ende des Spiels werden keine Kombinationen auf den Tisch gelegt.",
    "time.draw.tiles": "Ist die Zeit um, bevor der Spieler gezogen hat, wird der nächste Stein aus dem Vorrat gezogen.",
    "time.drawn_card.tiles": "Dann wird der Stein abgeworfen, der aus dem Vorrat gezogen wurde. Hat der Spieler einen "
    "abgeworfenen Stein genommen, so wird der Stein mit der höchsten Zahl abgeworfen.",
    "go_out.required.tiles": "Sind nach dem Ziehen alle deine Steine bis auf einen in Kombinationen, darfst du sie "
    "zeigen, den letzten Stein verdeckt auf den Vorrat abwerfen und ausmachen.",
    "go_out.pairs": "Oder alle sind in {n} Paaren gleicher Steine. Ein Okey ergibt mit jedem Stein ein Paar, ein "
    "falscher Joker nur mit einem anderen oder mit einem Okey.",
    "go_out.wins.tiles": "Das Spiel endet sofort, und dieser Spieler gewinnt es.",
    "exhausted.nobody_wins": "Das Spiel endet mit dem Zug, in dem der letzte Stein des Vorrats gezogen wurde. Hat "
    "niemand ausgemacht, gewinnt es niemand, und das nächste beginnt.",
    "lost.plain": "Macht jemand mit Kombinationen aus, verlieren alle anderen {plain:point} oder {wild:point}, wenn "
    "der letzte abgeworfene Stein ein Okey ist.",
    "lost.pairs": "Für ein Brett voller Paare verlieren sie {pairs:point} oder {wild:point}, wenn der letzte Stein "
    "ein Okey ist.",
    "lost.declared": "Waren Paare angesagt, verlieren sie das {times}fache.",
    "lost.shown": "Hat jemand den Zwilling des Zeigesteins gezeigt, verlieren alle anderen {points:point}, wie auch "
    "immer das Spiel endet.",
    "lost.winner": "Der Gewinner verliert im Spiel nichts. Was auf den Brettern bleibt, zählt nicht.",
    "match.countdown": "Alle beginnen mit {start:point}. Die Partie endet mit dem Spiel, nach dem jemand keine mehr "
    "hat.",
    "match.countdown_games": "Spätestens endet sie nach {n:deal}.",
    "match.countdown_most": "Wer dann die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.",
    "silent.showed_first.tiles": "Wer beginnt, hat den zusätzlichen Stein: Er wirft ab oder macht sofort aus.",
    "draw.own_piles": "Jeder Spieler hat einen eigenen Ablagestapel. Nur der nächste Spieler darf den letzten Stein "
    "davon nehmen, und nur im nächsten Zug.",
    "discard.end.tiles": "Beende deinen Zug, indem du einen Stein offen auf deinen Ablagestapel legst, zwischen dich "
    "und den nächsten Spieler.",
    "aim.melds.tiles": "Wer zuerst das ganze Brett in Kombinationen hat, gewinnt das Spiel.",
    "match.last_left": "Die Punkte aller Spiele werden zusammengezählt. Wer {limit} erreicht, scheidet aus. Wer "
    "zuletzt übrig ist, gewinnt die Partie.",
    "match.rejoins": "Wer ausgeschieden ist, darf {n:time} wieder hereinkommen, mit der höchsten Summe derer, die noch "
    "dabei sind, solange das mindestens zwei sind.",
    "match.buy_in": "Wer ausgeschieden ist, darf sich jedes Mal wieder einkaufen, mit der höchsten Summe derer, die "
    "noch dabei sind, solange das mindestens zwei sind.",
    "match.buy_in_ante": "Jedes Wiedereinkaufen kostet einen neuen Einsatz von {each}, der in den Topf kommt.",
    "match.call_up": "Nach jedem Spiel zahlt jeder andere, der noch dabei ist, dem Gewinner einen Einsatz von {each} "
    "oder von {concealed}, wenn der Gewinner das ganze Blatt in einem Zug gelegt hat.",
    "match.ante": "Zu Beginn zahlen alle einen Einsatz von {each} in einen Topf, den der Gewinner der Partie bekommt.",
    "match.pool": "Alle zahlen {entry} in einen Topf. Die Punkte aller Spiele werden zusammengezählt. Wer {limit} "
    "erreicht, scheidet aus. Wer zuletzt übrig ist, bekommt den Topf.",
    "match.pool_example": "Beispiel: {players} Spieler zahlen {gross}; der Gewinner bekommt {net}.",
    "match.chips": "Alle zahlen {entry} in einen Topf und beginnen mit Chips: {chips}. Ein Punkt ist ein Chip. Wer "
    "nach dem letzten Spiel die meisten Chips hat, bekommt den Topf.",
    "match.chips_with": "{chips} bei {players} Spielern",
    "match.tie.extra_deal": "Bei Gleichstand spielen die Beteiligten noch ein Spiel unter sich.",
    "match.tie.split": "Bei Gleichstand wird der Topf geteilt.",
    "rake.rate": "Das Haus behält davon {percent} %.",
    "rake.fixed": "Das Haus behält davon {amount}.",
    # Gin Rummy
    "start.later.loser_deals": "Wer ein {deal} verliert, gibt das nächste.",
    "draw.upcard_offered": "Bevor jemand zieht, wird die erste offene Karte angeboten: zuerst dem Spieler, der "
    "beginnt, dann dem Geber. Wer sie nimmt, spielt damit einen Zug, ohne zu ziehen. Lassen beide sie liegen, muss der "
    "Spieler, der beginnt, vom Stoß ziehen.",
    "knock.limit": "Nach dem Ziehen darfst du in jedem Zug klopfen, wenn nach dem Abwerfen dein Abfall (die Karten "
    "außerhalb von Meldungen) höchstens {limit} zählt. Sag es an und wirf dann eine Karte ab.",
    "knock.gin_only": "Nach dem Ziehen darfst du in jedem Zug klopfen, aber nur mit Gin: Nach dem Abwerfen darf keine "
    "Karte außerhalb von Meldungen bleiben. Sag es an und wirf dann eine Karte ab.",
    "knock.by_upcard": "Nach dem Ziehen darfst du in jedem Zug klopfen, wenn nach dem Abwerfen dein Abfall (die Karten "
    "außerhalb von Meldungen) nicht mehr zählt, als in diesem Spiel erlaubt ist. Sag es an und wirf dann eine Karte "
    "ab. Wie viel erlaubt ist, bestimmt die erste offene Karte: 2 bis 10 ihre Zahl, Bube, Dame und König 10.",
    "knock.ace.gin": "Ist sie ein Ass, brauchst du Gin.",
    "knock.ace.one": "Ist sie ein Ass, ist 1 erlaubt.",
    "knock.opens": "Die Meldungen des Klopfenden kommen dann auf den Tisch, und zwar so, dass am wenigsten Abfall "
    "bleibt; gibt es dafür mehrere Möglichkeiten, dann so, dass dem anderen am meisten bleibt. Ein Klopfender ohne "
    "Abfall hat Gin.",
    "lay_off.after_knock": "Nach Gin wird nicht angelegt. Sonst darf nach dem Klopfen der andere Spieler Karten an die "
    "Meldungen des Klopfenden anlegen: so viele, wie passen, auch mehrere nacheinander an dieselbe Sequenz und selbst "
    "Karten aus eigenen Meldungen. Dann werden die Blätter verglichen.",
    "time.offered": "Solange die erste offene Karte angeboten wird, lässt der Spieler sie liegen.",
    "time.lay_off": "Ist die Zeit zum Anlegen um, werden die Karten so angelegt, dass die wenigsten Punkte bleiben.",
    "time.knocked": "Nach dem Klopfen wird die Karte abgeworfen, ohne die am wenigsten Abfall bleibt.",
    "exhausted.void": "Die letzten {n:piece} des Stoßes werden nicht gezogen. Sind nur noch sie übrig und ein Spieler "
    "wirft ab, ohne zu klopfen, ist das Spiel ungültig: Niemand bekommt Punkte, und es wird neu gegeben.",
    "exhausted.void_empty": "Ist der Stoß am Ende eines Zuges leer, ist das Spiel ungültig: "
    "Niemand bekommt Punkte, und es wird neu gegeben.",
    "exhausted.last_discard": "Der andere Spieler darf diesen letzten Abwurf noch nehmen, aber nur, um damit sofort zu "
    "klopfen.",
    "gin.knock": "In den Beispielen hat A geklopft, und es ist angelegt worden. Hat der Klopfende weniger Abfall als "
    "der andere, bekommt er die Differenz.",
    "gin.gin": "Ein Klopfender mit Gin bekommt den Abfall des anderen und {points:point} dazu, auch wenn der andere "
    "ebenfalls keinen hat.",
    "gin.undercut": "Hat der Klopfende kein Gin und der andere ebenso viel Abfall oder weniger, so hat der andere ihn "
    "unterboten: Er bekommt die Differenz und {points:point} dazu.",
    "gin.big": "Wer mit allen Karten in Meldungen ausmacht, auch der eben gezogenen, hat Big Gin und bekommt den "
    "Abfall des anderen und {points:point} dazu.",
    "gin.spades_double": "War die erste offene Karte Pik, zählen die Punkte des Spiels doppelt, auch die Prämien.",
    "gin.spades_two_boxes": "War die erste offene Karte Pik, zählt das Spiel als zwei Boxen.",
    "match.boxes": "Dann bekommt der Gewinner {game:point} dazu und jeder Spieler {box:point} für jede Box. Jedes "
    "gewonnene Spiel ist eine Box.",
    "match.shutout.bonus": "Hat der Verlierer keine Box, ist er zu null geschlagen, und der Gewinner bekommt noch "
    "einmal {points:point}.",
    "match.shutout.all": "Hat der Verlierer keine Box, ist er zu null geschlagen, und alle Punkte des Gewinners zählen "
    "doppelt.",
    "match.boxes_example": "Beispiel: A hat {a} und {a_boxes}, B hat {b} und {b_boxes}. Am Ende hat A {a_final} und "
    "B {b_final}.",
    "match.columns": "{n} Spalten werden zugleich gezählt, jede wie eine eigene Partie. Der erste Gewinn eines "
    "Spielers kommt in die erste Spalte, der zweite in die ersten beiden und so weiter. Eine Spalte ist am Ende des "
    "Spiels geschlossen, in dem jemand {target} darin erreicht; dann wird dort nichts mehr eingetragen. Wer erst "
    "später zum ersten Mal gewinnt, beginnt in der ersten offenen Spalte.",
    "match.columns_end": "Die Partie endet, wenn alle Spalten geschlossen sind. Wer in allen zusammen die höchste "
    "Summe hat, gewinnt sie.",
    # house rules
    "options.none": "Für dieses Spiel stehen keine Hausregeln zur Wahl.",
    "options.line": "{text}: {value}. ({name})",
    "options.line_choices": "{text}: {value}. ({name}: {choices})",
    "options.line_range": "{text}: {value}. ({name}: {low} bis {high})",
    "options.changed": "Eine Hausregel dieses Tisches.",
    "choice.scoring.win": "das Spiel",
    "choice.scoring.points": "die Karten der anderen",
    "choice.timeout_loose_tiles.restore": "Tisch zurücksetzen",
    "choice.timeout_loose_tiles.to_rack": "lose Steine aufs Brett",
    "choice.red_three.penalty": "Minuspunkte auf der Hand",
    "choice.red_three.bonus": "für eine Prämie ausgelegt",
    "choice.joker_replacement_source.any": "Brett oder Tisch",
    "choice.joker_replacement_source.rack": "nur Brett",
    "choice.count.all": "alle Karten",
    "choice.count.unmatched": "Karten außerhalb von Meldungen",
    "choice.ace.low": "nur vor der 2",
    "choice.ace.both": "vor der 2 oder nach dem König",
    "choice.wild_penalty.None": "was sie immer zählt",
    "choice.okey_in_hand.number": "seine Zahl",
    "choice.unopened_penalty.0": "was auf der Hand ist",
    "choice.group_swap.both_suits": "die Karten beider fehlenden Farben",
    "choice.group_swap.declared": "die Karte, für die er angesagt ist",
    "choice.jokers_per_meld.minority": "weniger als gewöhnliche Karten",
    "choice.jokers_per_meld.any": "beliebig viele",
    "choice.jokers_per_meld.None": "beliebig viele",
    "choice.joker_swap.none": "keine",
    "choice.joker_swap.run": "die von Sequenzen",
    "choice.joker_swap.any": "alle",
    "choice.last_deal.all_out": "mit dem ganzen Blatt, ohne Abwurf",
    "choice.last_deal.normal": "wie die anderen",
    "choice.hand.10/12": "10, ab dem fünften Spiel 12",
    "choice.deuces_wild.black": "die schwarzen",
    "choice.buys_per_deal.None": "beliebig viele",
    "choice.buys_per_deal.any": "beliebig viele",
    "choice.buys_per_deal.3/4": "3, im neunten und zehnten Spiel 4",
    "choice.number_cards.five": "je 5",
    "choice.number_cards.pips": "ihre Zahl",
    "choice.jokers.by_packs": "einer bei zwei Paketen, zwei bei dreien",
    "choice.jokers.by_players": "einer weniger als Spieler",
    "choice.form.chile": "die chilenische",
    "choice.form.argentina": "die argentinische",
    "choice.recycle.flip": "umdrehen",
    "choice.recycle.shuffle": "mischen",
    "choice.borrowing.none": "nein",
    "choice.borrowing.own": "aus eigenen Meldungen",
    "choice.borrowing.any": "aus allen Meldungen",
    "choice.num_hands.0": "bis die Partie nach Punkten gewonnen ist",
    "choice.num_hands.None": "so viele wie Spieler",
    "choice.starter_side.left": "links, im Uhrzeigersinn",
    "choice.starter_side.right": "rechts, gegen den Uhrzeigersinn",
    "choice.chips_rule.players_x_80": "je Spieler",
    "choice.chips_rule.deals_x_80": "je Spiel",
    "choice.tie_break.extra_deal": "noch ein Spiel",
    "choice.tie_break.split": "sie teilen den Topf",
    "choice.timeout_discard.drawn_card": "die gezogene Karte",
    "choice.timeout_discard.highest_card": "die Karte, die am meisten zählt",
    "choice.oklahoma_ace.gin": "nur Gin",
    "choice.oklahoma_ace.one": "1",
    "choice.next_dealer.loser": "der Verlierer",
    "choice.next_dealer.winner": "der Gewinner",
    "choice.next_dealer.alternate": "abwechselnd",
    "choice.values.pips": "ihre Zahl",
    "choice.values.fives": "je fünf",
    "choice.shutout.bonus": "die Prämie für die Partie",
    "choice.shutout.all": "alle Punkte des Gewinners",
    "choice.shutout.none": "nichts",
    # choices where the printed sheet is silent
    "silent.intro": "Die gedruckten Regeln lassen diese Punkte offen oder widersprechen sich. In RummyKit gilt:",
    "silent.start_ties": "Ziehen mehrere um den Anfang gleich hoch, ziehen diese noch einmal.",
    "silent.draw_again": "Vor jedem {deal} wird neu um den Anfang gezogen.",
    "silent.dealer": "Zu zweit gibt der Gewinner eines {deal}s das nächste; bei mehr Spielern geht das Geben nach "
    "links weiter.",
    "silent.next_starts": "Es gibt keinen Geber: In jedem {deal} beginnt der nächste Spieler.",
    "silent.best_lives": "Das Blatt eines Verlierers wird so geordnet, wie es für ihn am günstigsten ist.",
    "heading.sides": "Partner",
    "heading.books": "{Books}",
    "heading.bonus_cards": "Prämienkarten",
    "heading.turn.take_pile": "Den Ablagestapel nehmen",
    "sides.partners": "Bei {players} Spielern sind die Partner, die einander gegenübersitzen. Partner haben ihre "
    "Meldungen und ihre Punkte gemeinsam: Sie bilden eine Partei.",
    "sides.alone": "Bei jeder anderen Spielerzahl spielt jeder für sich und ist selbst eine Partei.",
    "cards.red": "rote {rank}",
    "cards.black": "schwarze {rank}",
    "cards.any": "{rank}",
    "side.wild.jokers": "Ein Joker ist wild: In einem Satz steht er für jede Karte.",
    "side.wild.rank": "Auch jede {wild} ist wild.",
    "side.wild.always": "Sie ist es auch neben Karten ihres Ranges; einen Satz dieses Ranges gibt es deshalb nicht.",
    "side.wild.alone": "Sie ist es auch neben Karten ihres Ranges. Ein Satz darf auch nur aus wilden Karten bestehen; "
    "für ihn gelten die folgenden Grenzen nicht, und gewöhnliche Karten dürfen nicht angelegt werden.",
    "side.wild.own_value": "Eine wilde Karte behält ihren eigenen Wert, wo auch immer sie liegt.",
    "side.wild.naturals": "Eine {meld} muss mindestens {n} gewöhnliche Karten haben.",
    "side.wild.most": "Sie darf höchstens {n} wilde Karten haben.",
    "side.wild.not_more": "Sie darf nie mehr wilde als gewöhnliche Karten haben.",
    "books.rule": "Eine {meld} von {cards} ist {a_book}: ohne wilde Karten {clean} und {natural:point} wert, mit "
    "wilden Karten {dirty} und {mixed:point} wert.",
    "books.exactly": "{n:piece}",
    "books.or_more": "{n} oder mehr {pieces}",
    "books.to_go_out": "Um auszumachen, braucht eine Partei mindestens {n:book}.",
    "books.to_go_out_with": "Bei {players} Spielern braucht eine Partei mindestens {n:book}, um auszumachen.",
    "books.keep": "Solange eine Partei nicht ausmachen darf, müssen ihre Spieler nach dem Abwerfen mindestens eine "
    "Karte behalten.",
    "bonus_cards.rule": "Jede {cards} muss sofort vor der Partei ausgelegt und durch eine Karte vom Stoß ersetzt "
    "werden. Kommt sie mit dem Ablagestapel, wird sie ausgelegt, aber nicht ersetzt.",
    "bonus_cards.worth": "Jede bringt {each:point}, alle zusammen {all:point}. Einer Partei ohne Meldung werden sie "
    "abgezogen.",
    "bonus_cards.last": "Ist die letzte Karte des Stoßes eine davon, so darf der Spieler, der sie gezogen hat, noch "
    "melden; dann endet das Spiel ohne Abwurf.",
    "deal.upcard_covered": "Ist die aufgedeckte Karte wild oder eine Prämienkarte, so wird darauf eine weitere "
    "aufgedeckt, bis eine keines von beidem ist.",
    "draw.of_stock": "Zieh zu Beginn deines Zuges {n:piece} vom Stoß oder nimm den Ablagestapel.",
    "draw.of_stock_with": "Bei {players} Spielern ziehst du {n:piece}.",
    "draw.stock_or_pile": "Zieh zu Beginn deines Zuges vom Stoß oder nimm den Ablagestapel.",
    "take_pile.rule": "Du nimmst immer den ganzen Ablagestapel und musst seine oberste Karte sofort melden: mit Karten "
    "ihres Ranges aus der Hand oder an dem Satz dieses Ranges, den deine Partei hat.",
    "take_pile.wild": "Liegt oben eine wilde Karte, darf er nicht genommen werden.",
    "take_pile.blocked": "Auch wenn oben eine {cards} liegt, darf er nicht genommen werden.",
    "take_pile.frozen": "Der Ablagestapel ist gesperrt für eine Partei ohne Meldung und für alle, solange er eine "
    "wilde Karte oder eine Prämienkarte enthält.",
    "take_pile.pair": "Um einen gesperrten Ablagestapel zu nehmen, brauchst du zwei gewöhnliche Karten vom Rang der "
    "obersten aus der Hand.",
    "take_pile.always_pair": "Dazu brauchst du immer zwei gewöhnliche Karten vom Rang der obersten aus der Hand.",
    "take_pile.no_room": "Hat deine Partei einen Satz dieses Ranges mit weniger als {n} Karten, so kommen alle diese "
    "Karten dazu. Wären es dann mehr als {n}, darf der Ablagestapel nicht genommen werden.",
    "take_pile.free": "Sonst genügen eine gewöhnliche und eine wilde Karte, oder die oberste wird allein an einen Satz "
    "deiner Partei angelegt.",
    "take_pile.one_card": "Wer nur eine einzige Karte auf der Hand hat, darf keinen Ablagestapel aus einer einzigen "
    "Karte nehmen.",
    "play.one_per_rank": "Eine Partei darf von jedem {rank} nur einen Satz haben; weitere Karten dieses Ranges werden "
    "dort angelegt.",
    "play.last_only": "Eine {cards} darf nur beim Ausmachen gemeldet werden, in einem Satz, als Letztes und ohne wilde "
    "Karten.",
    "lay_off.side": "Karten aus der Hand darfst du an die Meldungen der eigenen Partei anlegen, an andere nicht.",
    "opening.by_score": "Was die Erstmeldung einer Partei mindestens wert sein muss, hängt von ihrem Stand vor dem "
    "Spiel ab: {items}. Sie besteht aus einer {meld} oder mehreren, die im selben Zug gelegt werden.",
    "opening.below": "unter {total}: {minimum:point}",
    "opening.from": "ab {total}: {minimum:point}",
    "opening.pile_top": "Wird dafür der Ablagestapel genommen, zählt nur dessen oberste Karte.",
    "opening.side_unless_out": "Keine Mindestpunktzahl gilt für einen Spieler, der vom Stoß zieht, noch nichts "
    "gemeldet hat und sein ganzes Blatt auf einmal meldet, mit oder ohne letzten Abwurf und {with_book} darin.",
    "exhausted.pile_whole": "Ist der Stoß leer, geht es weiter, solange alle der Reihe nach den Ablagestapel nehmen. "
    "Wer ihn als Erster nicht nimmt, beendet das Spiel, und niemand hat ausgemacht.",
    "exhausted.forced": "Ein Ablagestapel, der nicht gesperrt ist, muss dann genommen werden, wenn sich seine oberste "
    "Karte an eine Meldung deiner Partei anlegen lässt.",
    "scoring.side_values": "Die Karten zählen, in Meldungen wie auf der Hand: {items}.",
    "scoring.side": "Jede Partei bekommt die Punkte ihrer gemeldeten Karten und ihre Prämien, abzüglich der Karten, "
    "die ihre Spieler noch auf der Hand haben.",
    "scoring.side_out": "Für das Ausmachen bekommt die Partei {points:point}.",
    "scoring.side_concealed": "Stattdessen sind es {points:point}, wenn der Spieler vorher nichts gemeldet hatte "
    "und, ohne an schon liegende Meldungen anzulegen, sein ganzes Blatt in einem Zug meldet, {with_book} darin.",
    "scoring.side_example": "Beispiel: {melds} zählt {value} und als {as_clean} {bonus}. Mit {hand} auf der Hand "
    "bekommt die Partei {value} + {bonus} − {left} = {total}.",
    "match.side_first_to": "Gespielt wird, bis eine Partei {target:point} erreicht. Erreichen sie beide im selben "
    "Spiel, gewinnt der höhere Stand.",
    "part.Draw.or_pile": "ziehen oder den Ablagestapel nehmen",
    "end.side": "Wer seine letzte Karte loswird, hat ausgemacht, und das Spiel endet sofort.",
    "time.pile_taken": "Muss der Ablagestapel genommen werden, so wird er genommen.",
    "choice.canastas_to_go_out.None": "zwei bei zwei Spielern, sonst eines",
    "aim.sides": "Jede Partei sammelt Sätze, je größer, desto besser, und macht aus, sobald sie genug davon hat. Am "
    "Ende gewinnt, wer zusammen die meisten Punkte hat.",
    "heading.second_hand": "Der {second_hand_named}",
    "books.semi": "Halbsauber und {semi:point} wert ist {a_book} mit einer einzigen wilden Karte und {n} "
    "gewöhnlichen daneben, in einer {run_name} alle hintereinander auf derselben Seite der wilden.",
    "books.wild": "Nur aus wilden Karten ist {a_book} {wild:point} wert.",
    "books.natural_to_go_out": "Um auszumachen, braucht eine Partei mindestens {n:clean_book}.",
    "books.mixed_to_go_out": "Dazu braucht sie mindestens {n:dirty_book}.",
    "second_hand.side": "Für jede Partei wird auch ein zweites Blatt von {n:piece} verdeckt hingelegt, der "
    "{second_hand}. Ihn bekommt der Partner, der als Erster keine Karten mehr hat; mehr als einen bekommt eine "
    "Partei nicht.",
    "second_hand.player": "Für jeden Spieler wird auch ein zweites Blatt von {n:piece} verdeckt hingelegt, der "
    "{second_hand}.",
    "second_hand.picked_up": "Wer die letzte Karte seines Blattes meldet, nimmt sofort den {second_hand} auf und "
    "spielt damit im selben Zug weiter, ohne zu ziehen. Wer die letzte Karte abwirft, nimmt ihn ebenfalls auf und "
    "spielt damit ab dem nächsten Zug. Ein Spieler, dessen {second_hand} noch nicht aufgenommen ist, kann nicht "
    "ausmachen.",
    "second_hand.untaken": "Eine Partei, die ihren {second_hand} nicht aufgenommen hat, verliert {points:point}.",
    "second_hand.counts": "Die Karten eines {second_hand_of}, der nicht aufgenommen wurde, zählen gegen die Partei "
    "wie Karten auf der Hand.",
    "bonus_cards.each": "Jede bringt {each:point}. Einer Partei ohne Meldung werden sie abgezogen.",
    "side.wild.in_place": "In einer {run_name} ihrer Farbe ist sie an ihrem eigenen Platz gewöhnlich. Sonst ist sie "
    "wild, und einen Satz dieses Ranges gibt es nicht.",
    "side.wild.jokers_anywhere": "Ein Joker ist wild: Er steht für jede Karte.",
    "side.wild.moves": "Eine wilde Karte in einer {run_name} füllt eine Lücke oder steht an einem Ende. Wird die "
    "Karte angelegt, für die sie steht, rückt sie an ein Ende derselben {run_name}. Auf die Hand kommt sie nie "
    "zurück.",
    "side.wild.fewer": "Sie muss immer weniger wilde als gewöhnliche Karten haben.",
    "opening.in_deal": "im {number}. Spiel: {minimum:point}",
    "opening.by_deal": "Was die Erstmeldung einer Partei mindestens wert sein muss, hängt vom Spiel ab: {items}. Sie "
    "besteht aus einer {meld} oder mehreren, die im selben Zug gelegt werden.",
    "opening.of_side": "Die Erstmeldung einer Partei muss mindestens {minimum:point} wert sein. Sie besteht aus "
    "einer {meld} oder mehreren, die im selben Zug gelegt werden.",
    "take_pile.top_rule": "Du nimmst die obersten {n:piece} des Ablagestapels, oder alle, wenn es weniger sind, und "
    "musst seine oberste Karte sofort melden: mit Karten ihres Ranges aus der Hand oder an dem Satz dieses Ranges, den "
    "deine Partei hat.",
    "deal.upcard_put_back": "Ist die aufgedeckte Karte wild oder eine Prämienkarte, so kommt sie unter den Stoß, und "
    "eine andere wird aufgedeckt, bis eine keines von beidem ist.",
    "deal.upcard_put_back_too": "Dasselbe gilt, wenn sie eine {cards} ist.",
    "deal.joker_put_back": "Wird ein Joker aufgedeckt, so kommt er unter den Stoß, und eine andere Karte wird "
    "aufgedeckt.",
    "play.never": "Eine {cards} darf nie gemeldet werden.",
    "play.one_open_per_rank": "Eine Partei darf von jedem {rank} nur einen Satz mit weniger als {n} Karten haben; "
    "weitere Karten dieses Ranges werden dort angelegt. Hat er {n}, darf ein neuer begonnen werden.",
    "ask.required": "Ein Spieler darf nur ausmachen, wenn die Antwort Ja lautet.",
    "exhausted.undrawn": "Sind nur noch {n:piece} da, gilt der Stoß als leer.",
    "exhausted.ends": "Die letzten {n:piece} des Stoßes werden nicht gezogen. Sind nur noch sie übrig, endet das Spiel "
    "mit dem laufenden Zug, und niemand hat ausgemacht, außer es geschah in diesem Zug.",
    "exhausted.ends_empty": "Das Spiel endet mit dem Zug, in dem die letzte Karte des Stoßes gezogen wurde.",
    "end.last_not_wild": "Dieser Abwurf darf keine wilde Karte sein.",
    "aim.sides_melds": "Jede Partei baut Meldungen, je größer, desto besser, und macht aus, sobald sie genug davon "
    "hat. Am Ende gewinnt, wer zusammen die meisten Punkte hat.",
    "schedule.minimum": "Erstmeldung ab {minimum:point}",
    "draw.whole": "Nimm zu Beginn deines Zuges die oberste Karte des Stoßes oder den ganzen Ablagestapel; dafür gibt "
    "es keine Bedingung. War er eine einzige Karte, darfst du diese im selben Zug nicht abwerfen, außer du hast noch "
    "eine gleiche.",
    "end.side_second": "Wer seine letzte Karte loswird, ohne noch einen {second_hand} aufnehmen zu können, hat "
    "ausgemacht, und das Spiel endet sofort.",
    "end.that_discarded": "Die Karte, mit der ein Spieler ausmacht, muss er abwerfen.",
    "side.wild.one": "Sie darf höchstens eine wilde Karte haben.",
    "silent.bonus_at_once": "Prämienkarten, die gegeben wurden, werden vor dem ersten Zug ausgelegt und ersetzt, "
    "beginnend mit dem Spieler, der zuerst am Zug ist.",
    "silent.pile_whole_rank": "Hat die Partei einen Satz vom Rang der obersten Karte, so werden die Karten, mit denen "
    "der Ablagestapel genommen wird, an diesen Satz angelegt.",
    "heading.turn.ask": "Den Partner fragen",
    "ask.binds": "Kannst du in diesem Zug ausmachen, darfst du nach dem Ziehen deinen Partner einmal fragen: „Darf ich "
    "ausmachen?“ Die Antwort ist bindend: Nach einem Ja musst du in diesem Zug ausmachen, nach einem Nein darfst du es "
    "nicht.",
    "ask.partner": "Einmal im Zug, nach dem Ziehen, darfst du deinen Partner fragen: „Darf ich ausmachen?“ Sagt er "
    "Nein, darfst du in diesem Zug nicht ausmachen.",
    "time.ask_partner": "Antwortet der Partner nicht rechtzeitig, darf der Spieler ausmachen.",
    "silent.missed": "Ist die Zeit um, bevor ein Spieler gezogen hat, hat er den Zug versäumt.",
    "silent.wrong_plays_on": "Nach einer falschen Ansage spielen die anderen weiter, und der nächste Spieler darf die "
    "Schlusskarte nehmen.",
    "silent.keep_top": "Wird der Stoß erneuert, bleibt die oberste Karte des Ablagestapels liegen.",
    "silent.sizes": "Alle bekommen so viele Karten, wie es bei ihrer Zahl üblich ist, und eine Karte wird aufgedeckt.",
    "silent.lowest_deals": "Zuerst gibt, wer beim Ziehen {lowest} hat. {ace} ist am niedrigsten.",
    "silent.after_king": "Nach {king} kommt nichts mehr; keine {run_name} geht um die Ecke.",
    "silent.ace_low": "{ace} ist nur niedrig.",
    "silent.ordered": "Eine Folge wird von niedrig nach hoch gelesen; so zeigt der Platz eines Jokers seine Zahl.",
    "silent.colour_number": "Ein Farbwechseljoker nimmt in der Folge eine eigene Zahl ein.",
    "silent.colour_places": "Verglichen werden nur die Farben neben einem Farbwechseljoker; eine Folge darf also zu "
    "ihrer ersten Farbe zurückkehren.",
    "silent.mirror_image": "Gespiegelte Steine müssen in Zahl und Farbe gleich sein, und jede Hälfte darf kürzer sein "
    "als eine Kombination.",
    "silent.mirror_ascending": "Folgen steigen zum Spiegel hin an.",
    "silent.several_jokers": "Eine {meld} darf mehrere Joker haben, aber nicht nur aus Jokern bestehen.",
    "silent.kind": "Könnten die {pieces} mit Jokern sowohl {a_group} als auch eine {run_name} bilden, sagt der "
    "Spieler, was gemeint ist; sagt er nichts, gilt, was mehr wert ist.",
    "silent.fewer_than_naturals": "Auch nach dem Anlegen muss eine {meld} weniger Joker als gewöhnliche Karten haben.",
    "silent.at_most_naturals": "Auch nach dem Anlegen darf eine {meld} nicht mehr Joker als gewöhnliche Karten haben.",
    "silent.then_manipulate": "Sobald die Erstmeldung auf dem Tisch liegt, darf im selben Zug umgebaut und ein Joker "
    "ausgelöst werden.",
    "silent.nothing_else": "Im Zug der Erstmeldung darf auf dem Tisch sonst nichts angerührt werden.",
    "silent.opening_melds_only": "Zur Erstmeldung zählen nur Meldungen, keine angelegten Karten.",
    "silent.opening_melds_only.tiles": "Zur Erstmeldung zählen nur Kombinationen, keine angelegten Steine.",
    "silent.stay": "Ein Stein auf dem Tisch darf nicht auf ein Brett genommen werden.",
    "silent.no_draw": "Wer mindestens einen Stein ausgespielt hat, zieht nicht, ob er damit eine neue Kombination "
    "gelegt oder an eine angelegt hat.",
    "silent.ordinary.cards": "Eine Meldung, die ihren letzten Joker verloren hat, darf im selben Zug umgebaut werden.",
    "silent.restore.cards": "Ist die Zeit um und sind nicht alle Meldungen gültig, wird der ganze Zug zurückgenommen, "
    "auch was darin schon gültig war.",
    "silent.replacement_any.cards": "Die Karte, die einen Joker auslöst, darf auch vom Tisch kommen.",
    "silent.then_manipulate.cards": "Sobald die Erstmeldung auf dem Tisch liegt, darf im selben Zug umgebaut und ein "
    "Joker ausgelöst werden.",
    "silent.wait": "Ein gezogener Stein darf frühestens im nächsten Zug ausgespielt werden.",
    "silent.ordinary": "Eine Kombination, die ihren letzten Joker verloren hat, darf im selben Zug umgebaut werden.",
    "silent.replacement_any": "Der Stein, der einen Joker auslöst, darf auch vom Tisch kommen.",
    "silent.same_turn": "Ein ausgelöster Joker muss im selben Zug verwendet werden.",
    "silent.new_set": "Ein ausgelöster Joker muss in eine neue Kombination; an eine alte darf er nicht angelegt "
    "werden.",
    "silent.swap_before_opening": "Ein Joker darf schon vor der eigenen Erstmeldung ausgetauscht werden.",
    "silent.swap_lay_off": "Auch wer den ausgetauschten Joker an eine Meldung anlegt, hat ihn verwendet.",
    "silent.untouched": "Ist die Zeit um und wurde nichts bewegt, gilt das als Passen.",
    "silent.stands": "Ist die Zeit um und sind alle {melds} gültig, gilt der Zug.",
    "silent.restore": "Ist die Zeit um und sind nicht alle Kombinationen gültig, wird der ganze Zug zurückgenommen, "
    "auch was darin schon gültig war.",
    "silent.short": "Zur Strafe wird nie mehr gezogen, als der {stock} hat.",
    "silent.exhausted": "Ein leerer {stock} beendet das {deal} nicht: Es endet, wenn alle hintereinander nichts "
    "ausgespielt haben.",
    "silent.tie": "Spieler mit gleich wenigen Punkten teilen sich den Gewinn; überzählige Punkte bekommt, wer in der "
    "Zugfolge zuerst kommt.",
    "silent.games": "Wie viele {deals} eine Partie hat, verabreden die Spieler; ohne Verabredung sind es {n}.",
    "silent.as_many_as_players": "Eine Partie hat so viele {deals}, wie Spieler da sind, wenn sie nichts anderes "
    "verabreden.",
    "silent.shared": "Bei gleicher Summe wird der Sieg geteilt.",
    "silent.any_order": "Ein Spieler darf beliebig viel auslegen und anlegen, in beliebiger Reihenfolge.",
    "silent.used": "Eine Karte vom Ablagestapel darf vor oder nach anderen gelegt werden, und nur eine Karte, die sich "
    "legen lässt, darf genommen werden.",
    "silent.floats": "Ein Spieler ohne Blatt darf keinen Abwurf rufen, wird aber nicht übersprungen.",
    "silent.borrowing": "Die Meldung, aus der geborgt wird, muss gültig bleiben, eine Sequenz darf nicht geteilt "
    "werden, und die neue Meldung muss eine Karte aus der Hand enthalten.",
    "silent.joker_moves": "Ein Joker darf nur einmal von einem Ende einer Sequenz ans andere rücken, nie aus ihrer "
    "Mitte.",
    "silent.second_card": "Die zweite Karte, die mit der offenen gezogen wird, darf im selben Zug abgeworfen werden.",
    "silent.not_taken": "Eine Karte darf nicht im selben Zug abgeworfen werden, in dem sie vom Ablagestapel genommen "
    "wurde.",
    "silent.call_next": "Auch der nächste Spieler darf rufen, und wer mit dem Rufen die letzte Karte loswird, gewinnt "
    "das Spiel.",
    "silent.long_runs": "Eine lange Sequenz darf als mehrere kürzere gelegt werden, damit die Größen passen.",
    "silent.undrawn": "Ein Blatt, das schon beim Geben vollständig ist, darf vor dem Ziehen und ohne Abwurf gelegt "
    "werden.",
    "silent.showed_first": "Es beginnt der Spieler neben dem Geber, der die zusätzliche Karte hat: Er wirft zuerst "
    "eine Karte ab.",
    "silent.trash": "Was Bube, Dame und König im Abfall zählen und was jeder Platz zahlt, ist das Übliche.",
    "silent.sent": "Wer seine letzten Karten an andere Meldungen schickt, hat damit nicht ausgemacht.",
    "silent.flip": "Der Ablagestapel wird ungemischt umgedreht und bildet den neuen Stoß, die älteste Karte zuerst; "
    "mit dem nächsten Abwurf beginnt ein neuer Ablagestapel.",
    "silent.shuffle": "Der Ablagestapel wird gemischt und bildet den neuen Stoß.",
    "silent.turnovers": "Ist der Stoß {n:time} erneuert worden und wieder leer, ist das Spiel ungültig und wird neu "
    "gegeben.",
    "silent.rounds": "Ist die offene Karte bei leerem Stoß {n:time} um den Tisch gegangen, endet das Spiel, als wäre "
    "sie abgelehnt worden.",
    "silent.laid": "Ein Joker zählt auf dem Tisch so viel wie auf der Hand, wofür er auch steht, außer in einer "
    "Erstmeldung mit Mindestpunktzahl.",
    "silent.hands": "Auch ganze Meldungen, die ein Verlierer noch auf der Hand hat, zählen.",
    "silent.double": "Auch mit einem letzten Abwurf gibt es die doppelten Punkte.",
    "silent.stake_ties": "Sind die niedrigsten Blätter gleich, wird jedes von allen anderen Spielern voll bezahlt.",
    "silent.stakes_differ": "Was für welches Ende gezahlt wird, ist von Tisch zu Tisch verschieden; Passen kostet "
    "weniger als ein verlorener Kampf.",
    "silent.knock_tie": "Haben mehrere außer dem Klopfenden gleich wenig, teilen sie sich die Punkte; was sich nicht "
    "teilen lässt, verfällt. Jeder Gewinner ohne Abfall bekommt die Prämie.",
    "silent.single_win": "Wer beginnt, darf schon mit dem ersten Abwurf ausmachen.",
    "silent.target": "Gespielt wird bis {target:point}.",
    "silent.loser_deals": "Wer ein Spiel verliert, gibt das nächste; ein ungültiges gibt derselbe Geber noch einmal.",
    "silent.knock_melds": "Die Meldungen des Klopfenden ordnet RummyKit so, wie es für ihn am besten ist.",
    "silent.bonuses": "Die Prämien sind {gin} für Gin und {undercut} für das Unterbieten; in Büchern steht 10, 20 "
    "oder 25.",
    "silent.boxes": "Die Partie selbst bringt {game:point} und jede Box {box}; beides kommt erst am Ende dazu und "
    "zählt nicht für das Ziel.",
    "silent.no_gin_tie": "Ein Klopfender ohne Abfall kann nicht unterboten werden.",
    "silent.eleven": "Wer alle Karten in Meldungen hat, auch die gezogene, wirft eine ab, die er entbehren kann, und "
    "hat Gin.",
    "silent.clock": "Ist an einem Tisch eine Bedenkzeit verabredet und läuft sie einem Spieler ab, wird für ihn "
    "gezogen oder abgeworfen, was noch fehlt.",
    "silent.no_penalty": "Ein verbotener Zug kostet keine Punkte: Er ist einfach nicht möglich.",
    # Lektionen
    "lesson.pick.meld": "Welche davon sind gültige {melds}?",
    "lesson.pick.first_meld": "Welche davon reichen für eine Erstmeldung?",
    "lesson.pick.contract": "Mit welchen dieser ganzen Blätter kannst du ausmachen?",
    "lesson.pick.first_life": "Welche davon können das erste Leben sein?",
    "lesson.pick.pure": "Welche davon sind reine Sequenzen?",
    "lesson.pick.declaration": "Welche dieser ganzen Blätter kannst du ansagen? Wild sind nur die Joker.",
    "lesson.count.pieces": "Wie viele Punkte zählen diese {pieces} in der Abrechnung?",
    "lesson.count.hand": "Ordne das {hand} so gut wie möglich. Wie viele Punkte zählen die {pieces} außerhalb der "
    "{melds}?",
    "lesson.count.one_life": "Ordne das {hand} so gut wie möglich. Wie viele Punkte zählt es? Achte auf die Leben.",
    "lesson.count.deal": "Das {deal} ist zu Ende. Wie viele Punkte bekommt {seat}?",
    "lesson.do.take_discard": "Nimm den Abwurf: Er ergibt eine {meld}.",
    "lesson.do.first_meld": "Leg deine Erstmeldung.",
    "lesson.do.meld": "Leg eine neue {meld} vom eigenen {hand}.",
    "lesson.do.lay_off": "Leg an eine {meld} auf dem Tisch an.",
    "lesson.do.rearrange": "Bau {melds} auf dem Tisch um und spiel vom eigenen {hand} aus.",
    "lesson.do.free_joker": "Lös einen Joker aus und verwende ihn anderswo.",
    "lesson.do.swap": "Tausch einen Joker gegen die Karte aus, für die er steht.",
    "lesson.do.swap.tiles": "Tausch einen Okey gegen den Stein aus, für den er steht.",
    "lesson.do.call": "Ruf den Abwurf und leg ihn an.",
    "lesson.do.best_discard": "Wirf die eine Karte ab, ohne die am wenigsten Punkte außerhalb deiner Meldungen "
    "bleiben.",
    "lesson.do.knock": "Klopf.",
    "lesson.do.show": "Zeig deine Meldungen.",
    "lesson.do.declare": "Sag an.",
    "lesson.do.go_out": "Mach aus.",
    "lesson.right": "Richtig.",
    "lesson.wrong": "Nicht ganz.",
    "lesson.other": "Das ist erlaubt, aber danach war nicht gefragt.",
    "lesson.left": "Danach bleiben {left:point}; ein anderer Abwurf lässt {least:point} übrig.",
}

OPTIONS = {
    "hand_melds": "Bevor man eine aufgedeckte Karte liegen lässt, darf man aus der Hand legen",
    "draw_carries": "Nach einem Spiel ohne Gewinner zählt der nächste Gewinn mehr",
    "jackpot_ante": "Einsätze, die jeder vor jedem Spiel in einen Topf zahlt; wer zweimal nacheinander gewinnt, "
    "bekommt ihn",
    "layoff_on_layoff": "An angelegte Karten darf weiter angelegt werden",
    "forcing": "Eine abgelehnte Karte, die an eine eigene Meldung passt, darf der Gegner aufzwingen",
    "hand_size": "Karten, die jeder bekommt",
    "initial_tonk": "Ein Blatt, das gleich nach dem Geben 49 oder 50 zählt, wird sofort gezeigt und bezahlt",
    "fifty_beats_49": "Von zwei solchen Blättern wird das höhere bezahlt",
    "discard_only_to_meld": "Die oberste Karte des Ablagestapels darf man nur nehmen, um sie sofort zu legen",
    "hit_blocks_drop": "Wer eine Meldung hat, an die ein anderer angelegt hat, darf im nächsten Zug das Spiel nicht "
    "vor dem Ziehen beenden",
    "count": "Was auf der Hand zählt: alle Karten oder nur die außerhalb von Meldungen",
    "take_to_layoff": "Die oberste Karte des Ablagestapels darf auch genommen werden, um sie an eine Meldung auf dem "
    "Tisch anzulegen",
    "self_sapaw_blocks": "Auch wer an eine eigene Meldung anlegt, darf im nächsten Zug keinen Vergleich verlangen",
    "first_round_claims": "Abwürfe dürfen beansprucht werden, schon bevor jeder am Zug war",
    "seven_claims": "Für eine Meldung aus zwei Karten mit einer Sieben genügt eine Karte der Hand",
    "play_after_claim": "Wer einen Abwurf beansprucht hat, darf vor dem Abwerfen mehr auslegen",
    "discard_to_go_out": "Ausmachen darf man nur mit einem Abwurf",
    "court_values": "Was Bube, Dame und König auf der Hand zählen",
    "concealed_double": "Wer das ganze Blatt in einem Zug legt, bekommt von allen das Doppelte",
    "unmelded_loser_double": "Wer keine Meldung ausgelegt hat, zahlt doppelt",
    "secret_may_fight": "Mit vier Karten eines Ranges auf der Hand darf auch kämpfen, wer keine Meldung auf dem Tisch "
    "hat",
    "pay_tongits": "Was jeder dem zahlt, der ausmacht",
    "pay_fold": "Was zahlt, wer passt",
    "pay_lost_fight": "Was zahlt, wer einen Kampf verliert",
    "pay_stock": "Was jeder dem niedrigsten Blatt zahlt, wenn der Stoß aufgebraucht ist",
    "pay_burnt": "Was ein Spieler ohne Meldung auf dem Tisch mehr zahlt",
    "first_meld": "So viele Punkte muss die Erstmeldung mindestens haben",
    "manipulate_in_opening_turn": "Nach der Erstmeldung darf noch im selben Zug umgebaut werden",
    "seat_by_draw": "Die Plätze richten sich im Uhrzeigersinn nach der Höhe der gezogenen Steine",
    "redraw_seats_each_game": "Die Plätze werden vor jedem Spiel neu ausgelost",
    "timeout_loose_tiles": "Was mit losen Steinen geschieht, wenn die Zeit um ist",
    "invalid_penalty": "Strafsteine für einen Umbau, der bei Ablauf der Zeit nicht fertig ist",
    "joker_needs_two_rack_tiles": "Ein ausgelöster Joker braucht eine neue Kombination mit zwei Steinen vom Brett",
    "joker_sets_manipulable": "Kombinationen mit Joker dürfen wie andere geteilt und umgebaut werden",
    "joker_replacement_source": "Woher der Stein kommen darf, der einen Joker auslöst",
    "num_games": "Zahl der Spiele in einer Partie",
    "target_score": "Punkte, mit denen man die Partie gewinnt",
    "recycle": "Ist der Stoß leer, wird der Ablagestapel umgedreht oder gemischt",
    "limit": "Mit wie vielen Punkten ein Spieler aus der Partie ausscheidet",
    "buy_ins": "Wer ausgeschieden ist, darf sich für einen neuen Einsatz wieder einkaufen, mit der höchsten Summe der "
    "anderen",
    "fourteen_card_run": "An eine Sequenz aus dreizehn Karten darf am anderen Ende ein Joker kommen",
    "rejoins": "Wie oft ein Ausgeschiedener mit der höchsten Summe der anderen wieder hereinkommt",
    "call_up": "Was jeder andere dem Gewinner eines Spiels zahlt",
    "kalooki_stake": "Was jeder andere einem Gewinner zahlt, der das ganze Blatt in einem Zug legt",
    "initial_stake": "Was alle in einen Topf für den Gewinner der Partie zahlen",
    "kalooki_doubles_penalty": "Die Punkte der anderen werden verdoppelt, wenn der Gewinner das ganze Blatt in einem "
    "Zug legt",
    "in_hand_double": "Die Punkte der anderen werden verdoppelt, wenn der Gewinner das ganze Blatt in einem Zug legt",
    "hand_double": "Die Punkte der anderen werden verdoppelt, wenn der Gewinner das ganze Blatt in einem Zug legt",
    "unopened_penalty": "Punkte eines Spielers, der in dem Spiel keine Meldung gelegt hat",
    "low_ace": "Was ein Ass vor der 2 in der Erstmeldung zählt",
    "ace_low_value": "Was ein Ass vor der 2 in der Erstmeldung zählt",
    "jokers": "Wie viele Joker im Kartenpaket sind",
    "jokers_per_pack": "Wie viele Joker in jedem Kartenpaket sind",
    "hand": "Wie viele Karten jeder bekommt",
    "pure_run": "Zur Erstmeldung gehört eine Sequenz ohne Joker",
    "no_open_rounds": "Umläufe eines Spiels, in denen niemand eine Erstmeldung legt",
    "pile_must_use": "Eine Karte des Ablagestapels darf man nur nehmen, um sie im selben Zug zu legen",
    "no_attachable_discard": "Eine Karte, die sich anlegen ließe, darf man nicht abwerfen",
    "joker_to_hand": "Ein ausgetauschter Joker kommt auf die Hand",
    "group_swap": "Wofür der Joker eines Satzes von dreien frei wird",
    "jokers_per_meld": "Wie viele Joker eine Meldung haben darf",
    "joker_swap": "Welche Joker auf dem Tisch ausgetauscht werden dürfen",
    "contract_exact": "Die Meldungen eines Kontrakts haben genau so viele Karten, wie er verlangt",
    "distinct_contract": "Die Sätze eines Kontrakts haben verschiedene Ränge, und keine zwei seiner Sequenzen lassen "
    "sich verbinden",
    "layoff_same_turn": "Im Zug des Kontrakts darf schon angelegt werden",
    "draw_discard_after_contract": "Auch wer den Kontrakt gelegt hat, darf die abgeworfene Karte nehmen",
    "last_deal": "Wie der Kontrakt des letzten Spiels gelegt wird",
    "twelve_from": "Ab welchem Spiel zwölf Karten gegeben werden",
    "rounds": "Zahl der Spiele in einer Partie",
    "buys_per_deal": "Wie viele Abwürfe ein Spieler in einem Spiel kaufen darf",
    "steal_points": "Strafpunkte für einen Spieler, der den Abwurf außer der Reihe nimmt (0: niemand darf)",
    "buy_penalty": "Wie viele Karten vom Stoß ein Käufer außerdem nimmt",
    "buy_after_contract": "Auch wer den Kontrakt gelegt hat, darf kaufen",
    "number_cards": "Was die Karten von 2 bis 10 zählen",
    "blind_bonus": "Ein Gewinner, der das ganze Blatt in einem Zug legt, zieht sich 25 Punkte ab, ohne Joker 50",
    "go_out_bonus": "Wie viele Punkte sich der Gewinner eines Spiels abzieht",
    "form": "Die Form des Spiels: acht Spiele mit zwölf Karten oder sieben mit elf",
    "max_recycles": "Wie oft der Ablagestapel wiederverwendet wird, bevor das Spiel ungültig ist",
    "voids_in_a_row": "Ungültige Spiele hintereinander, nach denen das nächste Spiel folgt (0: beliebig viele, jedes "
    "wird neu gegeben)",
    "knock_limit": "Mit wie viel Abfall ein Spieler höchstens klopfen darf",
    "straight_gin": "Geklopft wird nur ohne Abfall",
    "oklahoma": "Die erste offene Karte bestimmt, mit wie viel Abfall geklopft werden darf",
    "oklahoma_ace": "Was ein Ass als erste offene Karte erlaubt",
    "oklahoma_spades_double": "Ist die erste offene Karte Pik, zählt das Spiel doppelt",
    "oklahoma_spades_two_boxes": "Ist die erste offene Karte Pik, zählt das Spiel als zwei Boxen",
    "big_gin": "Ein Spieler darf mit allen Karten in Meldungen ausmachen, auch der gezogenen",
    "big_gin_bonus": "Punkte für Big Gin, anstelle der Punkte für Gin",
    "gin_bonus": "Punkte für Gin",
    "undercut_bonus": "Punkte für das Unterbieten",
    "last_discard_playable": "Der letzte Abwurf, bevor ein Spiel ungültig wird, darf noch genommen werden, um sofort "
    "zu klopfen",
    "next_dealer": "Wer das nächste Spiel gibt",
    "game_bonus": "Punkte für die gewonnene Partie",
    "box_bonus": "Punkte für jedes gewonnene Spiel, wenn die Partie vorbei ist",
    "shutout": "Was doppelt zählt, wenn der Verlierer kein Spiel gewonnen hat",
    "failed_draw": "Karten, die man zieht, wenn die Zeit um ist und nicht alle Meldungen gültig sind",
    "opening_joker": "Die Sequenz der Erstmeldung darf einen Joker haben",
    "play_after_draw": "Wer gezogen hat, darf im selben Zug noch ausspielen",
    "opening_own_meld": "Zum ersten Ausspielen eines Spielers gehört eine Meldung, die nur aus der eigenen Hand kommt",
    "scoring": "Was ein gewonnenes Spiel zählt: einen Punkt oder was die anderen auf der Hand haben",
    "deal_size": "Karten für jeden Spieler",
    "hollywood": "Drei Spalten werden zugleich gezählt, jede wie eine eigene Partie",
    "two_player_hand": "Wie viele Karten zwei Spieler bekommen",
    "joker_value": "Punkte eines Jokers, auf dem Tisch und auf der Hand",
    "values": "Karten von 2 bis 9 zählen ihre Zahl oder je fünf",
    "opening_minimum": "Was die ersten Meldungen eines Spielers, alle in einem Zug, wert sein müssen",
    "top_card_free": "Die oberste Karte des Ablagestapels darf genommen werden, ohne sie im selben Zug auszulegen",
    "floating": "Ausmachen geht nur mit einem Abwurf; wer seine letzte Karte auslegt, spielt ohne Blatt weiter",
    "head_adds": "Die erste offene Karte zählt ihre Punkte zusätzlich, nicht stattdessen",
    "knock_bonus": "Punkte für das Ausmachen",
    "unborn_double": "Das Blatt eines Spielers, der nichts gelegt hat, zählt doppelt",
    "penalty": "Punkte, die ein leichtsinniger Abwurf kostet",
    "side_target": "Punkte, mit denen man die Partie gewinnt",
    "wilds_not_above_naturals": "Eine Meldung darf nicht mehr wilde als gewöhnliche Karten haben",
    "canastas_to_go_out": "Canastas, die eine Partei braucht, um auszumachen",
    "pile_take": "Karten, die höchstens vom Ablagestapel genommen werden",
    "final_discard": "Die letzte Karte muss abgeworfen werden",
    "wild_canasta": "Wilde Karten allein dürfen ein Canasta bilden",
    "wild_books": "Wilde Karten allein dürfen ein Buch bilden",
    "max_wild": "Wilde Karten, die eine Meldung höchstens hat",
    "packs": "Kartenpakete, jedes mit seinen Jokern",
    "red_three": "Was rote Dreien sind",
    "initial": "Was die Erstmeldung wert sein muss, Spiel für Spiel",
    "dirty_needed": "Schmutzige Bücher, die eine Partei zum Ausmachen braucht (ein Buch braucht sie immer)",
    "clean_needed": "Saubere Bücher, die eine Partei zum Ausmachen braucht (ein Buch braucht sie immer)",
    "stock_reserve": "Mit so vielen Karten im Stoß endet das Spiel",
    "clean_needed_to_close": "Um auszumachen, braucht eine Partei einen sauberen Burraco",
    "semi_clean": "Ein Burraco mit einer einzigen wilden Karte und sieben gewöhnlichen daneben ist halbsauber",
    "ace_both_ends": "Eine Sequenz darf von Ass bis Ass gehen",
    "two_groups_same_rank": "Eine Partei darf mehrere Sätze eines Ranges haben",
    "ask_partner": "Vor dem Ausmachen darf man den Partner fragen",
    "forced_take": "Ist der Stoß leer, muss ein Ablagestapel, der nicht gesperrt ist, genommen werden, wenn seine "
    "oberste Karte an eine Meldung der Partei passt",
    "timeout_discard": "Welche Karte abgeworfen wird, wenn die Zeit um ist",
    "single_hand": "Ein Spiel ist die ganze Partie, und der Gewinner gibt das nächste",
    "ace": "Wo das Ass in einer Sequenz stehen darf",
    "natural_min": "Wie viele gewöhnliche Karten eine Meldung haben muss (0: auch wilde allein sind eine)",
    "wild_penalty": "Was eine Karte des wilden Rangs zählt, die auf der Hand bleibt",
    "round_the_corner": "Sequenzen dürfen um die Ecke gehen (König, Ass, 2), und ein Ass auf der Hand zählt 11",
    "runs_round_the_corner": "Sequenzen dürfen um die Ecke gehen (König, Ass, 2)",
    "limit_kept": "Mit höchstens so vielen Punkten bleibt ein Spieler in der Partie",
    "layoff_restriction": "An Meldungen anderer darf erst anlegen, wer selbst gemeldet hat",
    "one_meld_per_turn": "In einem Zug nur eine neue Meldung oder eine angelegte Karte",
    "borrowing": "Karten dürfen aus Meldungen auf dem Tisch für neue geborgt werden",
    "must_discard": "Ausmachen darf man nur mit einem Abwurf",
    "call_rummy": "Passt ein Abwurf an eine Meldung auf dem Tisch, dürfen andere ihn rufen",
    "going_rummy_double": "Das ganze Blatt in einem einzigen Zug zu legen zählt doppelt",
    "card_count_scoring": "Jede übrige Karte zählt 1, ein Joker 2; so spielt man meist bis 25 Punkte",
    "joker_move_strict": "Ein Joker am Ende einer Sequenz rückt nur weiter, wenn die Karte angelegt wird, für die er "
    "steht",
    "joker_hand_value": "Was ein Joker auf der Hand zählt",
    "swap_requires_open": "Einen Joker austauschen darf nur, wer seine Erstmeldung gelegt hat",
    "deuces_wild": "Auch Zweien sind wild",
    "bonuses": "Prämien für Blätter, die früh gelegt werden, keine wilden Karten haben oder aus einer Farbe sind",
    "starting_score": "Punkte, mit denen alle beginnen",
    "num_hands": "Zahl der Spiele in einer Partie",
    "block_max_rounds": "Wie oft der Abwurf bei leerem Stoß um den Tisch geht, bevor das Spiel endet",
    "opening": "Wie viel eine Erstmeldung aus Gruppen und Folgen wert sein muss",
    "pairs_opening": "Paare, die eine Erstmeldung aus Paaren haben muss",
    "escalating": "Jede Erstmeldung eines Spiels muss mehr wert sein als die letzte oder mehr Paare haben als die "
    "letzte aus Paaren",
    "pairs_after_series": "Auch wessen Erstmeldung aus Gruppen und Folgen bestand, darf Paare legen, sobald jemand "
    "welche gelegt hat",
    "swap_okey": "Ein Okey in einer Kombination darf gegen den Stein getauscht werden, für den er steht",
    "penalty_playable": "Einen Stein abzuwerfen, den man auf dem Tisch anlegen könnte, kostet Punkte",
    "penalty_okey": "Einen Okey abzuwerfen kostet Punkte, außer als letzten Stein",
    "okey_in_hand": "Punkte für einen Okey, der auf dem Brett übrig bleibt",
    "start_points": "Punkte, mit denen jeder beginnt",
    "most_hands": "Spiele, nach denen die Partie auf jeden Fall endet (keine: bis jemand keine Punkte mehr hat)",
    "pairs_okey": "Punkte, die ein Brett voller Paare mit einem Okey als letztem Stein kostet",
    "declare_pairs": "Vor dem Ziehen darf man ansagen, dass man auf Paare spielt: Sie zählen doppelt, und anders kann "
    "man nicht ausmachen",
    "show_indicator": "Wer den Zwilling des Zeigesteins hat, darf ihn im ersten Zug zeigen, und die anderen "
    "verlieren einen Punkt",
    "wins_needed": "Spiele, die man gewinnen muss",
    "allow_send": "Karten dürfen an Meldungen geschickt werden, die andere gezeigt haben",
    "mom_may_send": "Auch wer keine Meldung zu zeigen hat, darf Karten schicken",
    "discard_taken_chip": "Punkte, die zu bekommen hat, wer einen Abwurf nimmt",
    "three_taken_pays_all": "Hat der Gewinner demselben Spieler drei Abwürfe genommen, zahlt dieser für alle",
    "starter_side": "Auf welcher Seite des Gebers es beginnt und in welcher Richtung es weitergeht",
    "num_rounds": "Runden in einer Partie, jede mit so vielen Spielen, wie Spieler da sind",
    "cj_leading": "Eine Folge darf mit einem Farbwechseljoker beginnen",
    "cj_adjacent": "Zwei Farbwechseljoker dürfen nebeneinander stehen",
    "mirror_group_strict_order": "Die Seiten einer gespiegelten Gruppe müssen in gespiegelter Reihenfolge liegen",
    "first_open_wild_allowed": "Die zuerst aufgedeckte Karte darf genommen werden, auch wenn sie wild ist",
    "cap": "Wie viel ein Blatt höchstens zählt",
    "first_drop": "Strafpunkte für einen Ausstieg vor dem ersten Ziehen",
    "middle_drop": "Strafpunkte für einen späten Ausstieg",
    "value_cards": "Was Wertkarten wert sind: nach der Tabelle oder je zwanzig Punkte",
    "dublee_consolation": "Wer sechs Dublees hat, wenn ein anderer Dublees ansagt, zahlt nur zwei Punkte",
    "pool201_middle_drop": "Strafpunkte für einen späten Ausstieg",
    "point_value": "Geld für jeden Punkt",
    "entry": "Was jeder Spieler in den Topf zahlt",
    "rake_rate": "Anteil des Hauses am Gewinn",
    "rake_fixed": "Fester Betrag des Hauses vom Gewinn",
    "num_deals": "Zahl der Spiele in einer Partie",
    "chips_rule": "Chips am Anfang: 80 je Spieler oder 80 je Spiel",
    "tie_break": "Bei gleich vielen Chips nach dem letzten Spiel: noch ein Spiel unter den Beteiligten, oder sie "
    "teilen den Topf",
}

LANGUAGE = Language(
    tag="de",
    name="Deutsch",
    plural=one_or_many,
    point=",",
    and_=" und ",
    or_=" oder ",
    seats=("A", "B", "C", "D"),
    suits={"tiles": ("Rot", "Blau", "Schwarz", "Orange"), "cards": ("♠", "♥", "♦", "♣")},
    nouns=NOUNS,
    sentences=SENTENCES,
    options=OPTIONS,
)
