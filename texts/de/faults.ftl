fault-31f67875 = Nach { $decisions } Entscheidungen war das Spiel noch nicht zu Ende.
fault-7965ea67 = Nach { $decisions } Entscheidungen konnte der Spieler am Zug nichts mehr tun.
fault-10a3b67f = ja oder nein
fault-ce83601f = eine ganze Zahl
fault-372ea08c = ein Text
fault-71f8e797 = nichts
fault-8e219ea8 = Hier steht { $wanted }, nicht { $value }.
fault-0abcf7de = eine Liste
fault-e3206e3d = eine Liste
fault-b57a6e3f = eine Tabelle
fault-1bbe4ccf = eine Kommazahl
fault-78a7c2b9 = { $first } oder { $last }
fault-deeeba31 = { $word }
fault-384fb941 = { $word }
fault-3113fd2b = { $first }, { $rest }
fault-0ce0a869 = ein Text, der nicht leer ist
fault-1abe3180 = ein Wort aus kleinen Buchstaben, Ziffern und Unterstrichen wie "my_rummy"
fault-a9c52bae = etwas wie { $pattern }
fault-be176079 = eine zu große Zahl
fault-38a1923f = Hier müssen { $wanted } Teile stehen, nicht { $many }.
fault-5ffe533b = ja
fault-7cb6efb9 = nein
fault-e0ac1c8c = { $place }: { $fault }
fault-d2acc324 = Erlaubt ist { $low } bis { $high }, nicht { $value }.
fault-ced8c6b6 = Das darf nicht leer sein; hier steht { $value }.
fault-68eb7f30 = Erlaubt ist mindestens { $low }, nicht { $value }.
fault-5370e8e3 = Erlaubt ist höchstens { $high }, nicht { $value }.
fault-5cdef95f = Eine Gruppe oder ein Satz braucht mindestens zwei Karten.
fault-32d5bdde = Der größte Satz wäre kleiner als der kleinste: Groups.max_size liegt unter Groups.min_size.
fault-55929d77 = Ein Satz aus verschiedenen Farben kann höchstens vier Karten haben.
fault-5366243c = Eine Sequenz muss zwei bis vierzehn Karten haben.
fault-65e95bcd = Wo Sequenzen Ränge überspringen, muss das Ass niedrig sein.
fault-99541f4b = Wo eine Sequenz Ränge überspringt, gibt es keine aus zwei Karten: Nimm Runs.short_rank weg.
fault-b97c8a88 = Vierzehn Karten hat nur eine Sequenz mit dem Ass an beiden Enden.
fault-fa085898 = Eine beanspruchte Karte wird in einer Meldung auf den Tisch gelegt (ClaimWindow): Füg Play hinzu, mit Play.per_turn = "any".
fault-671f4530 = Beansprucht wird für eine Meldung von beliebigem Wert, für einen einzelnen Spieler: Nimm Rules.opening und Rules.sides weg.
fault-42e68a88 = Rules.turns_each zählt die Züge der Reihe nach, und ClaimWindow ändert, wer am Zug ist: Nimm es weg.
fault-873ee098 = ClaimWindow und { $word } kommen beide zwischen zwei Züge: Nimm eines davon weg.
fault-91befe6b = Ein Kontrakt ohne Meldungen verlangt nichts: Gib seine Sätze oder seine Sequenzen an.
fault-64292b1c = Satz
fault-df6ad190 = Sequenz
fault-13cb0301 = Im Kontrakt steht „{ $what }“, und das gibt es in diesem Spiel nicht: Gib an, was hier als „{ $what }“ gilt.
fault-44f7043f = Im Kontrakt steht „{ $what }“ mit { $size } Karten, und es müssen mindestens { $least } sein.
fault-4cb4b5cf = CallEnd beendet ein Spiel, in dem die Blätter verglichen werden: Werte mit StakePayments, oder nimm es weg.
fault-9a25b707 = FightWindow antwortet auf einen verlangten Vergleich: Füg CallEnd vor Draw hinzu, oder nimm es weg.
fault-187a073f = ForceWindow gilt für aufgedeckte Karten, die abgelehnt werden: Stell Draw.faced = true ein, oder nimm es weg.
fault-8fd69f9c = ShowIndicator zeigt den Zwilling des Zeigesteins: Stell DealOut.wild_indicator = true und Pack.copies = 2 ein.
fault-56053244 = DeclarePairs gilt für Bretter, die mit Paaren ausmachen: Stell GoOut.pairs = 7 ein, oder nimm es heraus.
fault-369a274d = Mit DeclarePairs angesagte Paare zählen mehr: Stell PointsLost.declared = 2 ein, oder nimm es heraus.
fault-bd2a8621 = Für den gezeigten Zwilling des Zeigesteins wird bezahlt: Werte mit PointsLost, oder nimm es weg.
fault-fcc6d62b = ShowDealt.counts sagt, welche Blätter ein Spiel beenden: Gib die Punkte an, oder nimm ShowDealt weg.
fault-c40641ff = Ein gegebenes Blatt ohne zwei passende Karten wird bezahlt, als hätte es ausgemacht: Werte mit RankPayments, oder stell ShowDealt.apart = false ein.
fault-bfd8a1f2 = ShowDealt beendet ein Spiel, in dem die Blätter verglichen werden: Werte mit StakePayments, oder nimm es weg.
fault-4569f38b = HandPayments.multiplied nennt einen Rang zweimal: Lass einen stehen.
fault-bd4c2357 = Opening.by_total geht vom niedrigsten Stand zum höchsten, jeder einmal: Ordne es.
fault-be523c96 = Opening.by_total gilt für Meldungen, die für ihre Partei zählen: Werte mit MeldsAndBonuses, oder nimm es weg.
fault-87dbef05 = Opening.needs_taken_card gilt für Karten, die in eine Meldung genommen werden: Stell Draw.discard_pile = "down_to_card" und Draw.card_goes = "new_meld" ein.
fault-37d4442c = Ein Kontrakt sagt alles, was von der Erstmeldung verlangt wird: Nimm Opening.natural_run und Opening.waived_when_going_out weg.
fault-4a6ce406 = Eine Erstmeldung hat entweder einen Kontrakt oder eine Mindestpunktzahl, nicht beides: Stell Opening.minimum = 0 ein.
fault-dde0c809 = Eine Erstmeldung kann höchstens { $most } zählen: Schreib nicht mehr als das in Opening.minimum.
fault-128e489e = Ein Kontrakt wird ausgelegt, gleich was gezogen wurde: Statt Draw.card_goes = "{ $goes }" stell Draw.card_goes = "hand" ein.
fault-4b6bc88f = Niemand kann je die { $cards } Karten des Kontrakts haben: Gib mehr Karten, verlang weniger, oder lass Abwürfe kaufen.
fault-e9ffc7f0 = Die Hausregel { $option } steht zweimal da: Lass eine stehen.
fault-1ff1f4a8 = Die Hausregel { $option } ändert etwas, das es nicht gibt: { $fault }. Nimm sie heraus.
fault-63c5cccf = Das Regelblatt hat keinen der Werte seiner Hausregel { $option }: Nimm sie heraus.
fault-bd9700be = Das Regelblatt selbst ist keine der Möglichkeiten seiner Hausregel { $option }: { $fault }
fault-71c4c1ca = Die Hausregel { $option } ändert nichts, wenn sie { $value } ist: Nimm sie heraus.
fault-1ee282b2 = Die Hausregel { $option } kann nicht { $value } sein: { $path }{ $at }: { $fault }
fault-025c2de6 = Rules.schedule nennt wilde Ränge, und es gibt keine wilden Karten: Füg Rules.wilds hinzu.
fault-1ac5bd74 = Rules.schedule nennt Kontrakte, und von der Erstmeldung wird nichts verlangt: Füg Rules.opening hinzu.
fault-8da06188 = Rules.schedule sagt, wie oft man kaufen darf, und niemand darf es: Füg BuyWindow hinzu.
fault-cefef600 = CardValues.wild gilt für Ränge, die ein Plan wild macht: Nenne den Rang in CardValues.ranks.
fault-79366565 = Play.per_turn = "faced" gilt für eine offene Karte: Stell Draw.faced = true oder Play.per_turn = "any" ein.
fault-7f142b87 = Spiel { $deal } des Plans: { $fault }
fault-15a2f117 = Wo zwei Karten gezogen werden und eine abgeworfen wird, wächst das Blatt, und Karten außerhalb von Meldungen lassen sich in einem großen Blatt nur bei einem Paket ohne wilde Karten zählen: Stell HandsToWinner.count = "all" oder Draw.discard_pile = "top" ein.
fault-37939991 = GinShowdown vergleicht die Blätter von zwei Spielern: Schreib bei Rules.players 2 und 2, oder füg Rules.sitting_out hinzu.
fault-0cd44d7e = GinShowdown zählt die Blätter nach dem Anlegen: Füg LayOffWindow nach Discard hinzu.
fault-157e51e5 = Die zwei Leben bestehen aus Sätzen und Sequenzen mit wilden Karten: Füg Rules.groups, Rules.runs und Rules.wilds hinzu.
fault-786d7bd8 = Die zwei Leben brauchen Sätze aus verschiedenen Farben: Stell Groups.distinct_suits = true ein.
fault-df2c840e = Die zwei Leben gelten für höchstens zwei Pakete: Stell Pack.copies = 2 ein.
fault-2ea978d2 = Die zwei Leben werden mit einer Ansage gezeigt: Füg dem Zug Declare hinzu, oder werte anders.
fault-c6dfad79 = CardsLaid zählt Karten auf dem Tisch: Füg dem Zug Play hinzu, oder werte anders.
fault-2213ba4c = Karten, die für den zählen, der sie ausgelegt hat, werden nicht geborgt: Stell Play.borrowing = "none" ein.
fault-43f5bd7d = PointsLost gilt für Steine, mit denen man auf einmal ausmacht und von denen ein Zeigestein einen wild macht: Füg GoOut hinzu, und stell DealOut.wild_indicator = true und DealOut.indicates = "next" ein.
fault-a06b91b2 = PointsLost nimmt Punkte von einem Stand weg: Wähl als Partie Countdown.
fault-fffd5c39 = Countdown gilt für Punkte, die man verliert: Werte mit PointsLost, oder wähl eine andere Partie.
fault-de1b4b94 = { $word } vergleicht die Blätter nach dem Klopfen: Füg dem Zug Knock hinzu, oder werte anders.
fault-e83b19a8 = RankPayments.ranks sagt, was { $told } Spieler zahlen, und { $payers } müssen vielleicht zahlen.
fault-e9b758c5 = Rake.rate und Rake.fixed sind zwei Arten, wie das Haus etwas behält: Nimm nur eine.
fault-001c6a2a = Eine Partie um Chips oder Geld geht nach den Punkten der zwei Leben: Werte mit LivesPenalty.
fault-b48df0e6 = In einer Partie um Chips, oder um Geld mit ausgeglichenen Punkten, und nur da, bekommt die Punkte, wer das Spiel gewinnt.
fault-39cccee5 = { $word } wertet keine Steine, die gezogen und abgeworfen werden: Werte mit PointsLost oder RacksLeft.
fault-619caa6b = { $word } zählt keinen Tisch, der umgebaut wird: Werte mit HandsToWinner oder DealWon.
fault-66754edf = Ein blockiertes Spiel hat für { $word } keinen Gewinner: Stell Stock.when_empty = "flip" ein, oder werte mit HandsToWinner.
fault-bfd85823 = Mit LastLeft scheidet man durch Strafpunkte aus, und bei { $word } gibt es keine: Werte mit HandsAgainstLosers.
fault-fe864cf6 = Bei { $word } gibt es Strafpunkte, also muss die niedrigste Summe gewinnen: Wähl als Partie FixedGames.
fault-b64515ce = { $word } gilt für Karten: Steine werden mit RackPenalties gewertet.
fault-034bbe9a = Ein Zug braucht mindestens einen Schritt: Draw, Play und Discard bei Karten, Rearrange bei Steinen.
fault-3894373b = Ein Spiel braucht mindestens zwei Spieler: Lass Rules.players mit 2 beginnen.
fault-b0ede111 = Rules.minutes geht von der kürzesten Partie zur längsten.
fault-67774b04 = Ein anderer Name ist leer: Nimm ihn weg.
fault-58a4736d = Der Name eines verwandten Spiels ist leer: Nimm ihn weg.
fault-90f12ca5 = Alles Spielmaterial eines Spiels ist von einer Art: Karten oder Steine.
fault-cd054472 = Falsche Joker (F) gibt es nur für Steine auf dem Brett, von denen ein Zeigestein einen wild macht: Nimm sie heraus.
fault-3c051ccc = Für Steine, die gezogen und abgeworfen werden, gibt es nur falsche Joker (F): Nimm diese, oder als Zug nur Rearrange.
fault-b6a546f1 = Rules.special_jokers braucht Doppel-, Farbwechsel- oder Spiegeljoker: Füg sie hinzu, oder nimm es weg.
fault-a82e1a5b = DealOut.hand nennt eine Spielerzahl zweimal: Lass eine stehen.
fault-d892a450 = Ein Spiel ohne Sätze und Sequenzen hat keine Meldungen: Gib Rules.groups oder Rules.runs an.
fault-cd7d67f7 = Meldungen aus zwei Karten gibt es mit einem Paket ohne wilde Karten: Lass Sätze und Sequenzen mit 3 beginnen.
fault-dc6d282b = Ohne Könige gibt es kein hohes Ass: Stell Runs.ace = "low" ein.
fault-474b51f7 = Joker stehen für Karten eines ganzen Pakets: Nimm sie weg, oder stell Pack.suits = 4 und Pack.ranks = 13 ein.
fault-f1d25259 = Sequenzen überspringen Ränge, die einem Paket fehlen, in Meldungen auf dem Tisch: Gib Pack.left_out an, und füg Play hinzu.
fault-0a0ecc6f = Steine gehen von 1 bis 13 und haben kein Ass: Stell Runs.ace = "low" ein.
fault-d1f4b08c = Auf einem Tisch, der umgebaut wird, sind nur gedruckte Joker wild: Nimm Wilds.rank weg.
fault-a7252dc2 = Ein gezogener wilder Rang braucht wilde Karten: Füg Rules.wilds hinzu.
fault-d6086140 = Es gibt Joker, und keine Meldung darf sie haben: Stell Wilds.jokers = true ein, oder nimm sie aus dem Spielmaterial.
fault-b06b57eb = Rules.wilds steht da, und keine Karte ist wild: Füg Joker hinzu, nenne einen wilden Rang, oder nimm es weg.
fault-c34b711d = Der wilde Rang steht fest und wird gezogen: Nimm Wilds.rank oder DealOut.wild_indicator weg.
fault-842ef1a9 = Ein einzelner wilder Stein setzt Steine auf dem Brett voraus: Stell DealOut.indicates = "rank" ein, oder nimm einen Zug mit Draw und GoOut.
fault-a6be5d69 = Von Steinen auf dem Brett ist nur der wild, den der Zeigestein bestimmt: Stell Wilds.jokers = false ein.
fault-21ee47dc = Rules.wilds gilt für Karten; Steine haben eigene Joker: Nimm es weg.
fault-6b85eb11 = Ein gezogener wilder Rang gilt nur, wo das Blatt zwei Leben hat: Nimm DealOut.wild_indicator weg.
fault-0a35a5e7 = Wilds.own_value gilt für Meldungen einer Partei: Füg Rules.books hinzu, oder lass es weg.
fault-243cdd85 = Wilds.natural_in_place und Wilds.least_naturals gelten für Meldungen einer Partei oder für ein Blatt, das auf einmal gelegt wird: Füg Rules.books hinzu oder GoOut statt Play, oder lass sie weg.
fault-57443aa8 = JokerSets.needs_two_rack_tiles bindet das Auslösen der Joker, und JokerSets.may_be_rearranged gibt sie frei: Nimm eines davon.
fault-9bf7293f = Es gibt Joker, und nichts sagt, wie man sie auslöst: Füg Rules.joker_sets hinzu.
fault-80443dcb = JokerSets.may_be_split und JokerSets.goes_to = "any_set" gehören zusammen, für Joker der Karten: Nimm beides oder keines.
fault-6255135c = Mit JokerSets.may_be_split wird ein Joker von überall ersetzt: Stell JokerSets.replacement = "any" ein und sonst nichts.
fault-904866f5 = Regeln für Joker brauchen Joker im Spielmaterial.
fault-9aeeed56 = Rules.players geht von den wenigsten zu den meisten: Schreib { $most } und { $fewest }, nicht { $fewest } und { $most }.
fault-3ab071f9 = Auf einem Tisch, der umgelegt wird, gibt es jeden Stein höchstens { $most }-mal und höchstens { $jokers } Joker.
fault-e1bbb36b = Von jedem Stein und jedem Joker gibt es höchstens { $most }.
fault-82ccb61c = Es gibt { $joker }, und nichts sagt, was er tut: Füg Rules.special_jokers hinzu.
fault-dfb016d9 = Eine der gezeigten Meldungen ist leer: Schreib Meldungen wie { $like }.
fault-e20f8d1f = Steine
fault-16096b43 = Farben
fault-c8d3756e = Karten
fault-df78d3c5 = Farben
fault-a6ac3b2f = In einer Gruppe sind lauter verschiedene { $kinds }: Stell Groups.distinct_suits = true ein.
fault-6fab64cc = Ein Tisch, der umgebaut wird, hat Gruppen aus drei oder vier: Stell Groups.min_size = 3 und Groups.max_size = 4 ein.
fault-93dff8cc = Ein Tisch, der umgebaut wird, hat Folgen aus drei oder mehr: Stell Runs.min_length = 3 und Runs.max_length = 13 ein.
fault-79bf73c9 = Auf einem Tisch, der umgebaut wird, liegt nichts offen: Stell DealOut.upcard = false ein.
fault-15614d69 = Rules.more_packs nennt { $players } Spieler, und das Spiel ist für { $fewest } bis { $most }.
fault-7776ca9e = Rules.more_packs nennt { $players } Spieler zweimal: Lass eines stehen.
fault-ae8665e4 = { $joker } passt nicht zu diesem Spielmaterial ({ $family }): Seine Joker sind { $known }.
fault-eece6ce7 = Pack.jokers nennt { $joker } zweimal: Sag einmal, wie viele es sind.
fault-eeef7f05 = Auf einem Tisch, der umgebaut wird, liegen höchstens { $most } Pakete: Stell Pack.copies = { $most } ein.
fault-333a330b = Gezeigt wird "{ $text }", und { $fault }: Schreib Meldungen wie { $like }.
fault-3cc37ae2 = Gezeigt wird "{ $text }", und dafür fehlt { $card }.
fault-ee55dad5 = DealOut.hand nennt { $players } Spieler, und das Spiel ist für { $fewest } bis { $most }.
fault-758f1473 = DealOut.hand sagt für { $players } Spieler nichts: Gib an, wie viele Karten jeder bekommt.
fault-b4bf82f0 = { $players } Spieler brauchen { $needed } Karten, und es gibt { $cards }: Gib weniger, oder nimm mehr Pakete.
fault-71a5e9a2 = Ein Blatt darf höchstens { $room } Karten haben, damit es mit den gezogenen nicht mehr als { $largest } hat: Gib weniger.
fault-b2e6737b = { $players } Spieler bekommen alle Karten, und kein Stoß bleibt zum Ziehen: Gib weniger, oder nimm mehr Pakete.
fault-f55f9f0a = Bei mehr als zwei Spielern verlieren mehrere ein Spiel: Stell Start.later = "winner_deals" ein.
fault-2a5bd588 = Wo jeder Zug mit dem Ziehen beginnt, geht es ohne Stoß nicht weiter: Stell Stock.when_empty = "flip" oder Stock.when_empty = "shuffle" ein.
fault-4e8dabe7 = Stock.when_empty = "lowest_wins" vergleicht die Blätter: Werte mit StakePayments.
fault-cad6570a = Stock.when_empty = "ends" gilt für Spiele ohne Gewinner: Werte mit MeldsAndBonuses, PointsLost oder RacksLeft.
fault-32cc94f0 = Ein Spiel, das ohne Klopfen ungültig ist, braucht das Klopfen: Füg Knock hinzu, oder stell Stock.when_empty = "flip" ein.
fault-0aec3548 = Start.later = "{ $later }" braucht einen Geber: Stell Start.draw = "lowest_deals" ein.
fault-a7f0a241 = Partner scheiden gemeinsam aus und spielen nur um Punkte: Schreib 0 für LastLeft.rejoins, LastLeft.ante und LastLeft.call_up, und LastLeft.buy_in = false.
fault-87d3d657 = Partner haben einen gemeinsamen Stand: Werte mit CardsLaid, GinShowdown, HandsAgainstLosers, MeldsAndBonuses, PointsLost oder RacksLeft, oder nimm Rules.sides weg.
fault-66bfe530 = Rules.books bringt Prämien: Werte mit MeldsAndBonuses, oder nimm es weg.
fault-b0f523f4 = Ein zweites Blatt wird an Meldungen einer Partei gespielt: Werte mit MeldsAndBonuses, oder nimm Rules.second_hand weg.
fault-7934123d = Rules.bonus_cards werden für sich gezählt: Werte mit MeldsAndBonuses, oder nimm sie weg.
fault-9e47c4da = Eine Karte ist wild oder bringt eine Prämie, nicht beides: Ändere Wilds.rank oder Rules.bonus_cards.
fault-4c26a538 = Rules.bonus_cards sind Karten: Nimm sie bei Steinen weg.
fault-14ac01fb = TakePile nimmt den ganzen Ablagestapel: Stell Draw.discard_pile = "none" ein, oder nimm TakePile weg.
fault-4e2f75d0 = TakePile meldet die oberste Karte mit dem eigenen Satz ihres Ranges: Füg Rules.books hinzu, und stell Play.one_per_rank = true ein.
fault-5614a7ee = Ein Ablagestapel, der ganz genommen wird, wird nicht zum Stoß: Stell Stock.when_empty = "block" ein.
fault-2e7af646 = AskPartner fragt jemanden, der in derselben Partei spielt: Füg Rules.sides mit Partnern hinzu, oder nimm es weg.
fault-4f0b7421 = Ob jemand ausmachen kann, wird nur bei Sätzen festgestellt, einem von jedem Rang: Stell AskPartner.yes_binds = false ein.
fault-720d27be = MeldsAndBonuses zählt die Meldungen jeder Partei, und sonst legt niemand an: Füg Play und Rules.books hinzu, oder werte anders.
fault-9c537fdb = Kein Satz wird { $size } Karten groß: Nimm Groups.max_size weg, oder ändere Books.size.
fault-1b82d30c = Von { $players } Spielern haben nicht alle einen Partner gegenüber: Schreib eine gerade Zahl in Sides.partners.
fault-b628ec60 = drei Pakete oder mehr
fault-d0739d0a = Sides.two_sides nennt { $players } Spieler: Schreib gerade Zahlen von { $fewest } bis { $most }, die nicht in Sides.partners stehen.
fault-d337fa0f = Sides.partners nennt { $players } Spieler, und das Spiel ist für { $fewest } bis { $most }.
fault-61e0b90e = Books.to_go_out sagt für { $players } Spieler nichts: Gib an, wie viele eine Partei braucht.
fault-415be42f = StakePayments zahlt für Meldungen auf dem Tisch: Füg dem Zug Play hinzu, oder werte anders.
fault-6357aea7 = StakePayments zahlt dem niedrigsten Blatt, wenn der Stoß leer ist: Stell Stock.when_empty = "lowest_wins" ein.
fault-751d8768 = Karten außerhalb von Meldungen lassen sich nur bei einem Paket ohne wilde Karten zählen: Stell StakePayments.count = "all" ein.
fault-128361a1 = ein Betrag wie "0.50"
fault-8997a614 = ein Teil von eins wie "0.10"
fault-fe8430f4 = Wo Karten aus dem Ablagestapel genommen werden, ist frei, was man sonst im Zug auslegt: Nimm Play mit Play.lay_off = "any" und ohne weitere Grenzen.
fault-91fae195 = Wo Karten aus dem Ablagestapel genommen werden, verlangt eine Erstmeldung nur einen Wert oder eine solche Karte: Gib nur Opening.minimum oder Opening.needs_taken_card an.
fault-8cadb721 = Draw.discard_pile = "whole" gilt für Meldungen von Parteien, in einem Spiel, das mit dem Stoß endet: Stell Stock.when_empty = "ends" oder Draw.discard_pile = "top" ein.
fault-8dc204d2 = Mehrere Karten zieht man nur, wo der Ablagestapel ganz genommen wird: Füg TakePile hinzu, oder stell Draw.count = 1 ein.
fault-907f21b5 = Draw.count hat für jede Spielerzahl eine Zahl: Gib an, wie viele Karten gezogen werden.
fault-3fb7cfc0 = Ist der Stoß leer, bleibt nur die offene Karte, und mit Draw.discard_pile = "none" nimmt sie niemand: Stell Stock.when_empty = "flip" ein.
fault-b722d019 = Draw.card_goes = "first_meld" braucht eine Erstmeldung: Füg Rules.opening und Play hinzu, oder stell Draw.card_goes = "hand" ein.
fault-bbe9f3d1 = Draw.card_goes = "table" braucht Meldungen auf dem Tisch: Füg Play hinzu.
fault-5d8ecda7 = Draw.faced gilt für Karten, die sofort ausgelegt werden: Stell Draw.card_goes = "table" und Play.per_turn = "faced" ein.
fault-5cfef6ea = Eigene Ablagestapel beginnen leer und werden nie zum Stoß: Stell Draw.discard_pile = "top", DealOut.upcard = false und Stock.when_empty = "ends" ein, oder nimm Draw.own_piles weg.
fault-c912fbeb = Eine angebotene offene Karte beginnt den Zug dessen, der sie nimmt: Stell Draw.discard_pile = "top" ein.
fault-bd236eac = Eine angebotene offene Karte darf man immer nehmen: Stell Draw.wild_upcard = "allowed" ein.
fault-6dc170c3 = Mit Draw.card_goes = "kept_meld" bleiben Meldungen auf der Hand: Nimm GoOut statt Play.
fault-2462b86d = Draw.card_goes = "kept_meld" gilt für ein einziges Paket ohne wilde Karten: Stell Pack.copies = 1 ein, und nimm Rules.wilds und Rules.more_packs weg.
fault-e78189c2 = Was Aussteigen und Ansagen kosten, sagen die zwei Leben: Werte mit LivesPenalty, oder nimm Drop und Declare weg.
fault-406b2b4a = Für Parteien gibt es sonst keine Grenzen beim Auslegen: Nimm die anderen Felder von Play weg.
fault-969cfca6 = Meldungen einer Partei sind Sätze, vielleicht auch Sequenzen: Füg Rules.groups hinzu.
fault-951ba2cc = Sequenzen einer Partei enden mit König oder Ass: Stell Runs.ace = "both" ein.
fault-f810c2f2 = Wo eine Partei nur Sätze auslegt, hat sie von jedem Rang einen: Stell Play.one_per_rank = true ein.
fault-e6776c37 = In Meldungen einer Partei behält eine wilde Karte ihre Punkte: Stell Wilds.own_value = true ein.
fault-4bfd8f3f = In einem Satz einer Partei ist eine wilde Karte immer wild: Stell Wilds.natural_in_place = false ein, oder füg Rules.runs hinzu.
fault-7172679e = Swap.groups = "both_suits" gilt für Sätze verschiedener Farben, deren Joker für jede fehlende stehen: Stell Groups.distinct_suits = true und MeldValues.declared_jokers = false ein, oder Swap.groups = "one_card".
fault-217553db = Swap.joker_goes = "hand_after_first_meld" gilt für Spieler vor und nach der Erstmeldung: Füg Rules.opening hinzu, und stell Swap.needs_own_meld = false ein, oder Swap.joker_goes = "hand".
fault-a7cf8de0 = Swap nimmt Joker aus Meldungen auf dem Tisch: Füg dem Zug Play und dem Spielmaterial Joker hinzu, oder nimm es weg.
fault-742aba28 = GoOut.pairs füllen das ganze Blatt: Stell DealOut.hand auf das Doppelte, oder nimm es weg.
fault-7edabdee = Mit Steinen auf dem Brett macht man nur mit einem letzten Abwurf aus: Stell GoOut.discard = "required" ein, und nimm GoOut.contracts, GoOut.undrawn und GoOut.last_turns weg.
fault-680735a3 = Mit GoOut.last_turns ziehen die anderen noch einmal: Nimm Rules.turns_each weg, und stell Stock.when_empty = "shuffle" oder Stock.when_empty = "flip" ein.
fault-74d5500e = Nur Declare beendet hier ein Spiel: Nimm GoOut und Knock weg.
fault-bae82e43 = Show gilt ohne wilde Karten: Nimm Rules.wilds weg.
fault-9be84438 = Knock beendet ein Spiel, in dem die Blätter verglichen werden: Werte mit Showdown, oder nimm Knock weg.
fault-27b5a5c5 = Nach dem Klopfen werden die Blätter ohne wilde Karten verglichen: Nimm Rules.wilds oder Knock weg.
fault-4a8777b9 = Eine Grenze für das Klopfen gilt nur bei einem Paket ohne wilde Karten: Nimm Knock.limit weg.
fault-b25cf5f3 = LayOffWindow gilt nach dem Klopfen bei einem Paket ohne wilde Karten: Nimm es weg.
fault-2d0ee4fd = CallWindow gilt für Karten, die auf dem Tisch angelegt werden: Füg dem Zug Play hinzu, oder nimm es weg.
fault-ddbb99f2 = CallWindow.from_pile gilt für einen Ablagestapel, den man bis zu einer Karte nimmt, die gelegt wird: Stell Draw.discard_pile = "down_to_card" und Draw.card_goes = "table" ein, oder CallWindow.from_pile = false.
fault-e5d6a7bf = BuyWindow verkauft den obersten Abwurf: Stell Draw.discard_pile = "top" ein, oder nimm es weg.
fault-33a9c6b2 = Eine offene Karte, die allen angeboten wird, wird nicht gekauft: Nimm Draw.upcard_offered oder BuyWindow weg.
fault-15635695 = Niemand kann ausmachen, weder mit einer Meldung noch mit einem Abwurf: Stell Play.may_go_out = true oder Discard.goes_out = true ein.
fault-ffc8e0e2 = Discard.fitting gilt für Karten, die man anlegen könnte: Gib Play.lay_off an, oder stell Discard.fitting = "allowed" ein.
fault-a3e58473 = Draw.card_goes = "{ $goes }" gilt für Meldungen von beliebigem Wert ohne wilde Karten: Füg Play hinzu, und nimm Rules.opening und Rules.wilds weg.
fault-16a146c9 = Draw.card_goes = "{ $goes }" gilt für Meldungen, die frei ausgelegt werden: Stell Play.per_turn = "any" und Play.may_go_out = true ein.
fault-349ba109 = Play legt Meldungen auf den Tisch, { $word } die von der Hand: Nimm eines davon weg.
fault-11073e7d = Der Kontrakt { $contract } ist nicht aufsteigend geordnet: Ordne ihn.
fault-4da502e2 = Der Kontrakt { $contract } hat eine zu kurze Meldung: Eine Meldung hat mindestens { $shortest } Karten.
fault-e736a269 = Keines von GoOut.contracts füllt ein Blatt von { $size } Karten: Ändere eines.
fault-1452e7b7 = Ein Zug, in dem der Tisch umgebaut wird, ist nur der Schritt Rearrange: Nimm die anderen weg.
fault-aec3fa98 = Ein Tisch, der umgebaut wird, hat keinen Ablagestapel: Stell Stock.when_empty = "play_on" ein.
fault-1a79c182 = Rules.turns_each gilt für Karten: Nimm es weg.
fault-c7ed926b = Ein Zug mit Steinen ist nur der Schritt Rearrange, oder Draw, GoOut und Discard.
fault-889cf226 = Ist die Zeit um, kommen lose Karten dorthin zurück, wo sie lagen: Stell TimeUp.loose = "restore" ein.
fault-8d1ac0bd = Steine nimmt man vom Ablagestapel des Spielers davor: Stell Draw.own_piles = true und Draw.card_goes = "{ $goes }" ein.
fault-25f263b8 = Steine werden auf den Tisch gelegt oder alle auf einmal beim Ausmachen: Füg Play oder GoOut hinzu.
fault-a91b6c18 = Steine werden frei ausgelegt, und der letzte wird abgeworfen: Stell Play.may_go_out = false ein und sonst nichts.
fault-7f5a5158 = Wo Steine auf den Tisch gelegt werden, beginnt man mit einer Erstmeldung von so vielen Punkten: Gib Opening.minimum an, und vielleicht Opening.pairs.
fault-a97be983 = Was genommen und ausgelegt wurde, schränkt den Abwurf nicht ein: Stell Discard.return_upcard = true und Discard.goes_out = true ein.
fault-1305682d = RacksLeft gilt für Steine, die auf den Tisch gelegt werden und von denen ein Zeigestein einen wild macht: Füg Play hinzu, und stell DealOut.wild_indicator = true und DealOut.indicates = "next" ein.
fault-f1a1dbfb = Ein wilder Stein kommt aufs Brett, sobald die Erstmeldung liegt: Stell Swap.joker_goes = "hand" und Swap.needs_own_meld = true ein und sonst nichts.
fault-614a2496 = Ein Spiel mit Steinen auf dem Brett braucht einen wilden Stein: Stell DealOut.wild_indicator = true und DealOut.indicates = "next" ein.
fault-8e33bbb4 = Ein Zug ist nur Rearrange, oder Draw, Play und Discard: Nimm Rearrange weg.
fault-f422c9c9 = Kein Schritt des Zuges beendet ein Spiel: Füg Play, GoOut, Knock oder Declare hinzu.
fault-9ec7ec40 = Rules.opening verlangt eine Erstmeldung, aber in keinem Schritt wird eine gelegt: Füg dem Zug Play hinzu, oder nimm Rules.opening weg.
fault-bbea703c = Show, Rules.turns_each und RankPayments gehören zusammen: Im letzten Zug werden die Meldungen gezeigt, dann wird nach Rang gezahlt. Nimm alle drei oder keines.
fault-38267078 = Rules.turns_each zählt die Züge der Reihe nach, und Drop und CallWindow ändern, wer am Zug ist: Nimm es weg.
fault-1da06740 = { $word } gilt für Karten: Nimm es bei Steinen weg.
fault-e36842f7 = Ein Zug mit Karten braucht den Schritt { $word }: Füg ihn hinzu.
fault-39471280 = Ein Zug hat den Schritt { $word } zweimal: Lass einen stehen.
fault-95dd7360 = { $word } steht nach { $before }, wo es nicht geht: Setz es vor { $before }.
fault-2bb19b2f = CallEnd zählt die Züge um den Tisch, und { $word } ändert, wer am Zug ist: Nimm eines davon weg.
fault-f5741d28 = Die Bots waren nach { $seconds } Sekunden nicht fertig.
fault-3afdcbc4 = ; meintest du { $word }?
fault-3a52ce78 = { "." }
fault-dbd2db70 = Füg eine Tabelle [{ $field }] mit { $tag } hinzu.
fault-552a5847 = Füg eine Tabelle [{ $field }] hinzu.
fault-5d320c2b = Füg { $field } hinzu.
fault-0e60cfca = Das Format eines Regelblatts muss eine Zahl von 1 bis { $newest } sein, nicht { $value }.
fault-7671f747 = like nennt ein Spiel, nicht { $value }.
fault-ae96c659 = { $field } fehlt: Gib an, was davon es ist: { $words }.
fault-5115c8a9 = { $value } ist nicht dabei: { $words }{ $meant }
fault-8567e573 = Hier steht eine Tabelle, nicht { $value }.
fault-42fba231 = { $fault }
fault-f079b152 = offers ist eine Liste von Hausregeln, nicht { $value }.
fault-7ec5f926 = Eine Hausregel ist ein Name oder eine Tabelle, nicht { $value }.
fault-54ac558c = { $value } ist keine Hausregel{ $meant }
fault-af2101ae = { $value } gibt es hier nicht{ $meant }
fault-d0ef56ea = Dieses Regelblatt stammt aus einer neueren Ausgabe von RummyKit, im Format { $value }; diese Ausgabe liest Formate bis { $newest }.
fault-6544d6da = { $field } fehlt: { $wanted }
fault-7432b872 = Das ist erforderlich.
fault-53cc4055 = Das ist kein Joker: Schreib JK bei Karten, J, DJ, CJ oder MJ bei Steinen.
fault-36975ac2 = Der Schlüssel muss eine Zahl sein oder ein Bereich wie "3-6".
fault-9cb8e009 = Hier muss eine Zahl ab 1 stehen, nicht { $value }.
fault-dd77f350 = Das ist keine Hausregel: { $fault }
fault-c37eadd7 = Ein Regelblatt ist eine Tabelle, nicht { $value }.
fault-865377db = house ist eine Tabelle von Hausregeln und Werten, nicht { $value }.
fault-c71a8d58 = Das ist kein gültiges TOML: { $fault }.
fault-eb2bdf02 = Das ist kein gültiges JSON: { $fault }.
fault-14cad9b9 = Diese Regeln lassen sich nicht in Worte fassen: { $error }.
fault-f0c92d64 = Das ist für ein Regelblatt zu tief verschachtelt.
fault-d7593e5b = Ein Regelblatt ist eine Tabelle.
fault-8193bad6 = Gib dem Spiel einen Namen.
fault-5f8cd132 = Ein Text hat höchstens { $most } Zeichen.
fault-2f796921 = Keine Zahl ist größer als { $most }.
fault-1c17a1ce = Hier stehen höchstens { $most } Teile.
fault-b647c871 = Alle Spiele waren ungültig: Niemand hat ausgemacht.
fault-a1eb8b90 = Ein Spiel ist abgebrochen ({ $error }).
fault-8cf32852 = Runs.wild_fourteenth ist eine Karte mehr als dreizehn: Stell Runs.max_length = 13 und Runs.ace = "both" ein.
fault-88d6a370 = Eine einzige Tunnela würde ein Spiel beenden: Stell LivesPenalty.tunnelas = 0 ein, oder schreib mehr als 1.
fault-b9b4519f = Eine einzige Hochzeit würde ein Spiel beenden: Stell LivesPenalty.marriages = 0 ein, oder schreib mehr als 1.
fault-3a180b7e = Ein Spiel beenden mindestens vier Dublees oder Joker: Schreib in LivesPenalty.dublees und LivesPenalty.jokers 0 oder mindestens 4.
fault-cd497ed2 = Wertkarten werden unter den Spielern bezahlt, und eine Schnittkarte sagt, welche das sind: Stell LivesPenalty.to_winner = true und DealOut.indicates = "rank_and_neighbours" ein.
fault-6710974d = Opening.natural_run gilt für eine Sequenz des Kontrakts: Füg Opening.contract eine hinzu, oder nimm es weg.
fault-29d5cc97 = Contract.suits gilt für eine Sequenz aller dreizehn Ränge: Stell runs = [13] ein, ohne Sätze.
fault-8fe5c356 = DealWon.draws_carry gilt für Spiele ohne Gewinner: Stell Stock.when_empty = "block" ein und wähl als Partie FirstTo, oder nimm es weg.
fault-863a44ed = LastLeft.buy_in gilt beliebig oft: Stell LastLeft.rejoins = 0 ein, oder nimm LastLeft.buy_in weg.
fault-f0578755 = WinningRun gilt für Sequenzen in Blättern, die verglichen werden: Werte mit Showdown, und füg Rules.runs hinzu.
fault-0016a136 = WinningRun.run verlangt { $run } Karten, und ein Blatt hat { $hand }.
fault-1160e35b = Runs.wild_fourteenth ist eine wilde Karte, die an eine Sequenz angelegt und nie mit ihr ausgelegt wird: Füg Rules.wilds hinzu, gib höchstens 13 Karten, und stell Play.lay_off = "any" und Play.may_go_out = false ein.
fault-b3e3ed2c = Wilds.black_only gilt für einen wilden Rang in eigenen Meldungen der Spieler: Gib Wilds.rank an und füg Play hinzu, oder nimm es weg.
fault-37684fea = Die Nachbarn einer Schnittkarte sind nur wild, wo reine Sequenzen verlangt werden: Gib LivesPenalty.pures an, oder stell DealOut.indicates = "rank" ein.
fault-4638a8e7 = Mit Wilds.alone legt eine Partei Sätze nur aus wilden Karten, auch denen eines Rangs: Füg Rules.books und Wilds.rank hinzu, nimm Rules.runs weg, oder nimm es weg.
fault-5de4c30b = Wo ein Blatt auf einmal gelegt wird, passt Wilds.alone zu keiner Grenze für wilde Karten: Nimm Wilds.at_most_naturals, Wilds.most und Wilds.least_naturals weg, oder stell Wilds.alone = false ein.
fault-81c433b0 = Books.wild ist die Prämie für Meldungen nur aus wilden Karten: Stell mit ihr Wilds.alone = true ein, ohne sie Wilds.alone = false.
fault-c71c72bc = Play.extends_lay_offs = false gilt nur, wo man ohne wilde Karten an jede Meldung anlegt und eine Erstmeldung eine Karte des Ablagestapels braucht: Stell Draw.discard_pile = "down_to_card" und Draw.card_goes = "new_meld" ein, oder Play.extends_lay_offs = true.
fault-2f3d36fe = BuyWindow.points zählen gegen den Käufer: Werte mit HandsAgainstLosers, oder nimm sie weg.
fault-f48e09dd = Joker
fault-a57e187d = ein Tisch, den alle umbauen
fault-c223834c = Steine auf dem Brett
fault-16af31d7 = eigene Meldungen der Spieler aus Karten
fault-11ff0b73 = Blätter, die bis zum Schluss verdeckt bleiben
fault-67eb2b23 = ein Stoß, der leer werden kann
fault-d8afd9a5 = ungültige Spiele
fault-4ce625a2 = ein möglicher Gleichstand
fault-6ee513c7 = Meldungen einer Partei
fault-b178525b = Meldungen außerhalb der zwei Leben
fault-07302513 = { $field } hat in diesem Spiel keine Wirkung. Nötig ist: { $what }.
fault-28b05ac4 = { $field } steht in jedem Spiel von Rules.schedule: Stell hier ein, was im ersten gilt.
fault-f05bce37 = Ein passender Abwurf wird bei Steinen vermerkt und bei Karten verboten: Ändere Discard.fitting.
fault-f432e7d2 = eine offene Karte, die um den Tisch geht
fault-056c36c5 = Mit TakePile wird die oberste Karte mit zwei ihres Ranges gemeldet: Stell Groups.min_size = 3 ein, und für Wilds.least_naturals höchstens 3.
fault-994b410f = Draw.card_goes = "new_meld" macht eine neue Meldung von beliebigem Wert: Stell Opening.needs_taken_card = true ein, oder nimm Rules.opening weg.
fault-fe629ef7 = Eine Karte, die mit allen darüber genommen wird, wird ausgelegt: Stell Draw.card_goes = "table" oder "new_meld" ein.
fault-557dd714 = Eine Karte, die reihum geht, braucht drei Spieler: Stell Draw.goes_round = false ein.
fault-8e248f24 = PassCard gilt für Blätter aus Karten, die nicht sofort ausgelegt werden: Nimm es weg, oder bonus_cards.
fault-37753249 = PassCard.from_players ist größer als die Zahl der Spieler: Stell eine kleinere Zahl ein, oder nimm PassCard weg.
fault-bb92b746 = ShowDealt zeigt ein Blatt, wie es ausgeteilt wurde, bevor eine Karte weitergegeben wird: Nimm ShowDealt oder PassCard weg.
fault-f144b0b6 = RankPayments.taken_rises vervielfacht, was ein genommener Abwurf kostet: taken_chip angeben oder taken_rises = false.
fault-735cffa4 = RankPayments.last_taken betrifft den letzten Zug: turns_each angeben oder last_taken = none.
fault-9496916b = Rules.sitting_out gilt für Blätter, die verglichen werden, und Spiele mit einem Geber: Werte mit GinShowdown, und stell Start.draw = "lowest_deals" und Start.later = "loser_deals" ein.
fault-af0a2249 = Wo Spieler aussetzen, ist das Spiel für 2 bis 3 Spieler, oder für 2 bis 4 mit Sides.partners = [4]: Ändere Rules.players, Rules.sides oder Rules.sitting_out.
fault-4b2cc9c6 = FirstTo.more_targets hat ein Ziel für { $players } Spieler, aber das Spiel ist für { $fewest } bis { $most }.
