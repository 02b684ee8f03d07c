fault-31f67875 = Dopo { $decisions } decisioni la smazzata non era ancora finita.
fault-7965ea67 = Dopo { $decisions } decisioni il giocatore di turno non poteva fare nulla.
fault-10a3b67f = sì o no
fault-ce83601f = un numero intero
fault-372ea08c = un testo
fault-71f8e797 = nulla
fault-8e219ea8 = Qui va { $wanted }, non { $value }.
fault-0abcf7de = un elenco
fault-e3206e3d = un elenco
fault-b57a6e3f = una tabella
fault-1bbe4ccf = un numero decimale
fault-78a7c2b9 = { $first } o { $last }
fault-deeeba31 = { $word }
fault-384fb941 = { $word }
fault-3113fd2b = { $first }, { $rest }
fault-0ce0a869 = un testo non vuoto
fault-1abe3180 = una parola di lettere minuscole, cifre e trattini bassi, come "my_rummy"
fault-a9c52bae = qualcosa come { $pattern }
fault-be176079 = un numero troppo grande
fault-38a1923f = Qui le parti devono essere { $wanted }, non { $many }.
fault-5ffe533b = sì
fault-7cb6efb9 = no
fault-e0ac1c8c = { $place }: { $fault }
fault-d2acc324 = È permesso da { $low } a { $high }, non { $value }.
fault-ced8c6b6 = Non può essere vuoto; qui c’è { $value }.
fault-68eb7f30 = Deve essere almeno { $low }, non { $value }.
fault-5370e8e3 = Può essere al massimo { $high }, non { $value }.
fault-5cdef95f = Un gruppo deve avere almeno due carte.
fault-32d5bdde = Il gruppo più grande sarebbe più piccolo del più piccolo: Groups.max_size è sotto Groups.min_size.
fault-55929d77 = Un gruppo di semi diversi può avere al massimo quattro carte.
fault-5366243c = Una scala deve avere da due a quattordici carte.
fault-65e95bcd = Se le scale saltano dei valori, l’asso deve essere basso.
fault-99541f4b = Se le scale saltano dei valori, due carte non possono essere una scala: togli Runs.short_rank.
fault-b97c8a88 = Solo una scala con l’asso a entrambi i capi può avere quattordici carte.
fault-fa085898 = Una carta reclamata si cala in una combinazione sul tavolo (ClaimWindow): aggiungi Play, con Play.per_turn = "any".
fault-671f4530 = Si reclama per una combinazione di qualsiasi valore, di un solo giocatore: togli Rules.opening e Rules.sides.
fault-42e68a88 = Rules.turns_each conta i turni nell’ordine, ma ClaimWindow cambia a chi tocca: toglilo.
fault-873ee098 = ClaimWindow e { $word } stanno entrambi tra due turni: togline uno.
fault-91befe6b = Un contratto deve avere combinazioni: indica i suoi gruppi o le sue scale.
fault-64292b1c = gruppo
fault-df6ad190 = scala
fault-13cb0301 = Nel contratto c’è “{ $what }”, ma in questo gioco non esiste: di’ che cosa vale qui come “{ $what }”.
fault-44f7043f = Nel contratto c’è “{ $what }” di { $size } carte, ma devono essere almeno { $least }.
fault-4cb4b5cf = CallEnd è per smazzate in cui si confrontano le mani: conta con StakePayments, o toglilo.
fault-9a25b707 = FightWindow risponde a chi chiede il confronto: aggiungi CallEnd prima di Draw, o toglilo.
fault-187a073f = ForceWindow riguarda carte scoperte che vengono rifiutate: imposta Draw.faced = true, o toglilo.
fault-8fd69f9c = ShowIndicator richiede una seconda tessera uguale all’indicatore: imposta DealOut.wild_indicator = true e Pack.copies = 2.
fault-56053244 = DeclarePairs riguarda chi chiude a coppie: imposta GoOut.pairs = 7, o toglilo.
fault-369a274d = Le coppie dichiarate con DeclarePairs contano di più: imposta PointsLost.declared = 2, o toglilo.
fault-bd2a8621 = Mostrare la gemella dell’indicatore si paga: conta con PointsLost, o togli ShowIndicator.
fault-fcc6d62b = ShowDealt.counts dice quali mani terminano una smazzata: indica i loro punti, o togli ShowDealt.
fault-c40641ff = Una mano servita senza due carte che vadano insieme si paga come se avesse chiuso: usa il punteggio RankPayments, o imposta ShowDealt.apart = false.
fault-bfd8a1f2 = ShowDealt è per smazzate in cui si confrontano le mani: conta con StakePayments, o toglilo.
fault-4569f38b = HandPayments.multiplied ha due volte lo stesso valore: lasciane uno.
fault-bd4c2357 = Opening.by_total deve andare dal punteggio più basso al più alto, ognuno una volta: ordinalo.
fault-be523c96 = Opening.by_total riguarda combinazioni che contano per la parte: conta con MeldsAndBonuses, o toglilo.
fault-87dbef05 = Opening.needs_taken_card riguarda carte prese per una combinazione: imposta Draw.discard_pile = "down_to_card" e Draw.card_goes = "new_meld".
fault-37d4442c = Un contratto dice già tutto sull’apertura: togli Opening.natural_run e Opening.waived_when_going_out.
fault-4a6ce406 = Un’apertura ha un contratto o un minimo, non entrambi: imposta Opening.minimum = 0.
fault-dde0c809 = Un’apertura può valere al massimo { $most }: in Opening.minimum non scrivere di più.
fault-128e489e = Un contratto si cala qualunque carta si sia pescata: al posto di Draw.card_goes = "{ $goes }" imposta Draw.card_goes = "hand".
fault-4b6bc88f = Nessuno può mai avere le { $cards } carte del contratto: distribuisci di più, chiedine meno o permetti di comprare.
fault-e9ffc7f0 = La regola della casa { $option } c’è due volte: lasciane una.
fault-1ff1f4a8 = La regola della casa { $option } cambia qualcosa che non esiste: { $fault }. Toglila.
fault-63c5cccf = Il foglio non ha nessuno dei valori della sua regola della casa { $option }: toglila.
fault-bd9700be = Il foglio stesso non è tra le scelte della sua regola della casa { $option }: { $fault }
fault-71c4c1ca = La regola della casa { $option } non cambia nulla quando è { $value }: toglila.
fault-1ee282b2 = La regola della casa { $option } non può essere { $value }: { $path }{ $at }: { $fault }
fault-025c2de6 = Rules.schedule indica valori matti, ma il foglio non ha matte: aggiungi Rules.wilds.
fault-1ac5bd74 = Rules.schedule indica contratti, ma il foglio non ha regole per l’apertura: aggiungi Rules.opening.
fault-8da06188 = Rules.schedule dice quante volte si può comprare, ma nessuno può: aggiungi BuyWindow.
fault-cefef600 = CardValues.wild riguarda valori resi matti da un programma: metti il valore in CardValues.ranks.
fault-79366565 = Play.per_turn = "faced" riguarda una carta scoperta: imposta Draw.faced = true o Play.per_turn = "any".
fault-7f142b87 = Smazzata { $deal } del programma: { $fault }
fault-15a2f117 = Dove si pescano due carte e se ne scarta una la mano cresce, e in una mano grande le carte spaiate si possono contare solo con un mazzo senza matte: imposta HandsToWinner.count = "all" o Draw.discard_pile = "top".
fault-37939991 = GinShowdown confronta le mani di due giocatori: in Rules.players scrivi 2 e 2, o aggiungi Rules.sitting_out.
fault-0cd44d7e = GinShowdown conta le mani dopo che si è attaccato: aggiungi LayOffWindow dopo Discard.
fault-157e51e5 = Per le due vite servono gruppi, scale e matte: aggiungi Rules.groups, Rules.runs e Rules.wilds.
fault-786d7bd8 = Per le due vite servono gruppi di semi diversi: imposta Groups.distinct_suits = true.
fault-df2c840e = Le due vite valgono con al massimo due mazzi: imposta Pack.copies = 2.
fault-2ea978d2 = Le due vite si mostrano con una dichiarazione: aggiungi Declare al turno, o scegli un altro punteggio.
fault-c6dfad79 = CardsLaid conta le carte sul tavolo: aggiungi Play al turno, o scegli un altro punteggio.
fault-2213ba4c = Le carte che contano per chi le ha calate non si possono prendere in prestito: imposta Play.borrowing = "none".
fault-43f5bd7d = PointsLost è per leggii con cui si chiude in una volta e una tessera resa matta da un indicatore: aggiungi GoOut, e imposta DealOut.wild_indicator = true e DealOut.indicates = "next".
fault-a06b91b2 = PointsLost toglie punti da un totale: come partita scegli Countdown.
fault-fffd5c39 = Countdown è per punti che si perdono: conta con PointsLost, o scegli un’altra partita.
fault-de1b4b94 = { $word } confronta le mani dopo che si è bussato: aggiungi Knock al turno, o scegli un altro punteggio.
fault-e83b19a8 = RankPayments.ranks dice quanto pagano { $told } giocatori, ma a pagare possono essere { $payers }.
fault-e9b758c5 = Rake.rate e Rake.fixed sono due modi di trattenere la quota: usane uno solo.
fault-001c6a2a = Per una partita con gettoni o denaro servono i punti delle due vite: conta con LivesPenalty.
fault-b48df0e6 = In una partita con gettoni, o con denaro e punti che si compensano, e solo lì, i punti si pagano al vincitore della smazzata.
fault-39cccee5 = { $word } non può contare tessere che si pescano e si scartano: conta con PointsLost o RacksLeft.
fault-619caa6b = { $word } non può contare un tavolo che si ricombina: conta con HandsToWinner o DealWon.
fault-66754edf = Una smazzata bloccata non ha un vincitore per { $word }: imposta Stock.when_empty = "flip", o conta con HandsToWinner.
fault-bfd85823 = Con LastLeft si è eliminati per punti di penalità, ma { $word } non ne dà: conta con HandsAgainstLosers.
fault-fe864cf6 = { $word } dà punti di penalità, quindi deve vincere il totale più basso: come partita scegli FixedGames.
fault-b64515ce = { $word } è per le carte: per le tessere conta con RackPenalties.
fault-034bbe9a = Un turno deve avere almeno un passo: Draw, Play e Discard con le carte, Rearrange con le tessere.
fault-3894373b = In un gioco servono almeno due giocatori: fai cominciare Rules.players da 2.
fault-b0ede111 = Rules.minutes deve andare dalla partita più breve alla più lunga.
fault-67774b04 = Un altro nome è vuoto: toglilo.
fault-58a4736d = Il nome di un gioco simile è vuoto: toglilo.
fault-90f12ca5 = Tutti i mazzi di un gioco devono essere di una sola famiglia: carte o tessere.
fault-cd054472 = I falsi jolly (F) sono per tessere tenute sul leggio, con una resa matta da un indicatore: toglili.
fault-3c051ccc = Con tessere che si pescano e si scartano ci possono essere solo falsi jolly (F): usa quelli, o come turno solo Rearrange.
fault-b6a546f1 = Per Rules.special_jokers servono jolly doppi, cambiacolore o specchio: aggiungili, o toglilo.
fault-a82e1a5b = DealOut.hand ha due volte lo stesso numero di giocatori: lasciane uno.
fault-d892a450 = Un gioco senza gruppi e senza scale non ha combinazioni: indica Rules.groups o Rules.runs.
fault-cd7d67f7 = Per combinazioni di due carte serve un mazzo senza matte: fai cominciare gruppi e scale da 3.
fault-dc6d282b = Un mazzo senza re non ha un asso alto: imposta Runs.ace = "low".
fault-474b51f7 = Per i jolly serve un mazzo intero: toglili, o imposta Pack.suits = 4 e Pack.ranks = 13.
fault-f1d25259 = Le scale possono saltare dei valori solo se mancano da un solo mazzo e si cala sul tavolo: indica Pack.left_out e aggiungi Play.
fault-0a0ecc6f = Le tessere vanno da 1 a 13 e non hanno assi: imposta Runs.ace = "low".
fault-d1f4b08c = Su un tavolo che si ricombina sono matte solo i jolly del mazzo: togli Wilds.rank.
fault-a7252dc2 = Per estrarre un valore matto servono matte: aggiungi Rules.wilds.
fault-d6086140 = Nel mazzo ci sono jolly, ma nessuna combinazione può contenerli: imposta Wilds.jokers = true, o toglili dal mazzo.
fault-b06b57eb = C’è Rules.wilds, ma nessuna carta è matta: aggiungi jolly al mazzo, indica un valore matto, o toglilo.
fault-c34b711d = Il valore matto è sia fisso sia estratto: togli Wilds.rank o DealOut.wild_indicator.
fault-842ef1a9 = Una sola tessera matta è per leggii di tessere: imposta DealOut.indicates = "rank", o usa un turno con Draw e GoOut.
fault-a6be5d69 = Tra le tessere sul leggio è matta solo quella indicata dall’indicatore: imposta Wilds.jokers = false.
fault-21ee47dc = Rules.wilds è per le carte; le tessere hanno i loro jolly: toglilo.
fault-6b85eb11 = Un valore matto estratto vale solo per mani con due vite: togli DealOut.wild_indicator.
fault-0a35a5e7 = Wilds.own_value è per le combinazioni di una parte: aggiungi Rules.books, o toglilo.
fault-243cdd85 = Wilds.natural_in_place e Wilds.least_naturals sono per le combinazioni di una parte o per una mano calata intera: aggiungi Rules.books, usa GoOut al posto di Play, o toglili.
fault-57443aa8 = JokerSets.needs_two_rack_tiles limita come si liberano i jolly, ma JokerSets.may_be_rearranged lo lascia libero: usane uno.
fault-9bf7293f = Nel mazzo ci sono jolly, ma il foglio non dice come si liberano: aggiungi Rules.joker_sets.
fault-80443dcb = JokerSets.may_be_split e JokerSets.goes_to = "any_set" vanno insieme, per i jolly delle carte: usa entrambi o nessuno.
fault-6255135c = Con JokerSets.may_be_split un jolly si sostituisce da dovunque: imposta JokerSets.replacement = "any" e nient’altro.
fault-904866f5 = Per le regole sui jolly servono jolly nel mazzo.
fault-9aeeed56 = Rules.players va dal numero più basso al più alto: scrivi da { $most } a { $fewest }, non da { $fewest } a { $most }.
fault-3ab071f9 = Un mazzo di tessere per un tavolo che si può riordinare può avere al massimo { $most } copie di ogni tessera e { $jokers } jolly.
fault-e1bbb36b = Un mazzo di tessere può avere al massimo { $most } copie di ogni tessera e di ogni jolly.
fault-82ccb61c = Nel mazzo c’è { $joker }, ma il foglio non dice che cosa fa: aggiungi Rules.special_jokers.
fault-dfb016d9 = Una delle combinazioni mostrate è vuota: scrivi combinazioni come { $like }.
fault-e20f8d1f = tessere
fault-16096b43 = colori
fault-c8d3756e = carte
fault-df78d3c5 = semi
fault-a6ac3b2f = In un gruppo di { $pieces } ci sono { $kinds } diversi: imposta Groups.distinct_suits = true.
fault-6fab64cc = Su un tavolo di { $pieces } i gruppi devono essere di tre o quattro: imposta Groups.min_size = 3 e Groups.max_size = 4.
fault-93dff8cc = Su un tavolo di { $pieces } le scale devono essere di tre o più: imposta Runs.min_length = 3 e Runs.max_length = 13.
fault-79bf73c9 = In un gioco di { $pieces } non si scopre nulla: imposta DealOut.upcard = false.
fault-15614d69 = Rules.more_packs ha un mazzo per { $players } giocatori, ma il gioco è per { $fewest }–{ $most }.
fault-7776ca9e = Rules.more_packs ha due mazzi per { $players } giocatori: lasciane uno.
fault-ae8665e4 = { $joker } non è un jolly di un mazzo di { $family }: i suoi jolly sono { $known }.
fault-eece6ce7 = Pack.jokers ha due volte { $joker }: lasciane uno.
fault-eeef7f05 = Un tavolo che si ricombina può avere al massimo { $most } mazzi: imposta Pack.copies = { $most }.
fault-333a330b = Si mostra "{ $text }", ma { $fault }: scrivi combinazioni come { $like }.
fault-3cc37ae2 = Si mostra "{ $text }", ma nel mazzo manca { $card }.
fault-ee55dad5 = DealOut.hand ha una mano per { $players } giocatori, ma il gioco è per { $fewest }–{ $most }.
fault-758f1473 = DealOut.hand non ha una mano per { $players } giocatori: di’ quante carte riceve ognuno.
fault-b4bf82f0 = Per { $players } giocatori servono { $needed } carte, ma il mazzo ne ha { $cards }: distribuisci di meno, o aggiungi mazzi.
fault-71a5e9a2 = Una mano può avere al massimo { $room } carte, così con quelle pescate non supera { $largest }: distribuisci di meno.
fault-b2e6737b = Con { $players } giocatori si distribuisce tutto il mazzo e non resta un tallone: distribuisci di meno, o aggiungi mazzi.
fault-f55f9f0a = In più di due giocatori, a perdere una smazzata si è in più d’uno: imposta Start.later = "winner_deals".
fault-2a5bd588 = Un gioco in cui ogni turno comincia pescando non può continuare senza tallone: imposta Stock.when_empty = "flip" o Stock.when_empty = "shuffle".
fault-4e8dabe7 = Stock.when_empty = "lowest_wins" confronta le mani: conta con StakePayments.
fault-cad6570a = Stock.when_empty = "ends" è per smazzate senza vincitore: conta con MeldsAndBonuses, PointsLost o RacksLeft.
fault-32cc94f0 = Una smazzata che è nulla se nessuno bussa deve permettere di bussare: aggiungi Knock, o imposta Stock.when_empty = "flip".
fault-0aec3548 = Per Start.later = "{ $later }" serve un mazziere: imposta Start.draw = "lowest_deals".
fault-a7f0a241 = I compagni escono insieme e giocano solo a punti: scrivi 0 per LastLeft.rejoins, LastLeft.ante e LastLeft.call_up, e LastLeft.buy_in = false.
fault-87d3d657 = I compagni hanno un solo punteggio: conta con CardsLaid, GinShowdown, HandsAgainstLosers, MeldsAndBonuses, PointsLost o RacksLeft, o togli Rules.sides.
fault-66bfe530 = Rules.books ha dei premi: conta con MeldsAndBonuses, o togli Rules.books.
fault-b0f523f4 = Una seconda mano è per le combinazioni di una parte: conta con MeldsAndBonuses, o togli Rules.second_hand.
fault-7934123d = Rules.bonus_cards hanno i loro premi: conta con MeldsAndBonuses, o toglile.
fault-9e47c4da = Una carta non può essere insieme matta e carta premio: cambia Wilds.rank o Rules.bonus_cards.
fault-4c26a538 = Rules.bonus_cards sono per le carte: toglile da un gioco di tessere.
fault-14ac01fb = TakePile prende tutto il monte: imposta Draw.discard_pile = "none", o togli TakePile.
fault-4e2f75d0 = Con TakePile la carta in cima si cala nel gruppo del suo valore della parte: aggiungi Rules.books, e imposta Play.one_per_rank = true.
fault-5614a7ee = Un monte che si prende intero non diventa il tallone: imposta Stock.when_empty = "block".
fault-2e7af646 = Per AskPartner serve un compagno: aggiungi Rules.sides con compagni, o toglilo.
fault-4f0b7421 = RummyKit può dire se un giocatore può chiudere solo con gruppi, uno per valore: imposta AskPartner.yes_binds = false.
fault-720d27be = MeldsAndBonuses conta le combinazioni di ogni parte: aggiungi Play e Rules.books, o scegli un altro punteggio.
fault-9c537fdb = Nessun gruppo può avere { $size } carte: togli il limite di Groups.max_size, o cambia Books.size.
fault-1b82d30c = Con { $players } giocatori non tutti hanno un compagno di fronte: in Sides.partners scrivi un numero pari.
fault-b628ec60 = tre mazzi o più
fault-d0739d0a = Sides.two_sides indica { $players } giocatori: scrivi numeri pari da { $fewest } a { $most } che non siano in Sides.partners.
fault-d337fa0f = Sides.partners indica { $players } giocatori, ma il gioco è per { $fewest }–{ $most }.
fault-61e0b90e = Books.to_go_out non ha un numero per { $players } giocatori: di’ quante ne servono a una parte.
fault-415be42f = StakePayments paga per combinazioni sul tavolo: aggiungi Play al turno, o scegli un altro punteggio.
fault-6357aea7 = StakePayments paga la mano più bassa quando il tallone finisce: imposta Stock.when_empty = "lowest_wins".
fault-751d8768 = Le carte spaiate si possono contare solo con un mazzo senza matte: imposta StakePayments.count = "all".
fault-128361a1 = un importo come "0.50"
fault-8997a614 = una frazione come "0.10"
fault-fe8430f4 = Dove si prendono carte dall’interno del monte degli scarti, il resto del turno deve essere libero: usa Play con Play.lay_off = "any" e nessun altro limite.
fault-91fae195 = Dove si prendono carte dall’interno del monte degli scarti, l’apertura può richiedere solo un minimo o una carta presa: indica solo Opening.minimum o Opening.needs_taken_card.
fault-8cadb721 = Draw.discard_pile = "whole" è per combinazioni di parti, in una smazzata che finisce con il tallone: imposta Stock.when_empty = "ends" o Draw.discard_pile = "top".
fault-8dc204d2 = Si possono pescare più carte solo se il monte si prende intero: aggiungi TakePile, o imposta Draw.count = 1.
fault-907f21b5 = Draw.count deve avere un numero di carte per ogni numero di giocatori.
fault-3fb7cfc0 = Quando il tallone finisce resta solo la carta scoperta, ma Draw.discard_pile non permette di prenderla: imposta Stock.when_empty = "flip".
fault-b722d019 = Per Draw.card_goes = "first_meld" serve un’apertura: aggiungi Rules.opening e Play, o imposta Draw.card_goes = "hand".
fault-bbe9f3d1 = Per Draw.card_goes = "table" servono combinazioni sul tavolo: aggiungi Play.
fault-5d8ecda7 = Draw.faced è per carte calate subito: imposta Draw.card_goes = "table" e Play.per_turn = "faced".
fault-5cfef6ea = I monti degli scarti separati cominciano vuoti e non diventano mai il tallone: imposta Draw.discard_pile = "top", DealOut.upcard = false e Stock.when_empty = "ends", o togli Draw.own_piles.
fault-c912fbeb = Una carta scoperta offerta comincia il turno di chi la prende: imposta Draw.discard_pile = "top".
fault-bd236eac = Una carta scoperta offerta si può prendere anche se è una matta: imposta Draw.wild_upcard = "allowed".
fault-6dc170c3 = Con Draw.card_goes = "kept_meld" le combinazioni restano in mano: usa GoOut al posto di Play.
fault-2462b86d = Draw.card_goes = "kept_meld" è per un solo mazzo senza matte: imposta Pack.copies = 1, e togli Rules.wilds e Rules.more_packs.
fault-e78189c2 = Per ritirarsi e dichiarare servono le due vite: conta con LivesPenalty, o togli Drop e Declare.
fault-406b2b4a = Le parti non hanno altri limiti nel calare: togli gli altri campi di Play.
fault-969cfca6 = Le combinazioni di una parte devono comprendere i gruppi: aggiungi Rules.groups.
fault-951ba2cc = Le scale di una parte possono finire con il re o con l’asso: imposta Runs.ace = "both".
fault-f810c2f2 = Se una parte cala solo gruppi, ne ha uno per valore: imposta Play.one_per_rank = true.
fault-e6776c37 = Nelle combinazioni di una parte una matta mantiene i propri punti: imposta Wilds.own_value = true.
fault-4bfd8f3f = In un gruppo di una parte una matta è sempre matta: imposta Wilds.natural_in_place = false, o aggiungi Rules.runs.
fault-7172679e = Swap.groups = "both_suits" è per gruppi di semi diversi i cui jolly stanno per uno qualsiasi dei semi mancanti: imposta Groups.distinct_suits = true e MeldValues.declared_jokers = false, o Swap.groups = "one_card".
fault-217553db = Swap.joker_goes = "hand_after_first_meld" è per giocatori prima e dopo l’apertura: aggiungi Rules.opening e imposta Swap.needs_own_meld = false, o Swap.joker_goes = "hand".
fault-a7cf8de0 = Swap prende jolly da combinazioni sul tavolo: aggiungi Play al turno e jolly al mazzo, o toglilo.
fault-742aba28 = GoOut.pairs deve usare tutta la mano: imposta DealOut.hand al doppio, o toglilo.
fault-7edabdee = Con un leggio di tessere si chiude solo scartando l’ultima: imposta GoOut.discard = "required", e togli GoOut.contracts, GoOut.undrawn e GoOut.last_turns.
fault-680735a3 = Con GoOut.last_turns gli altri pescano ancora una volta: togli Rules.turns_each, e imposta Stock.when_empty = "shuffle" o Stock.when_empty = "flip".
fault-74d5500e = Declare deve essere l’unico modo di terminare una smazzata: togli GoOut e Knock.
fault-bae82e43 = Show vale senza matte: togli Rules.wilds.
fault-9be84438 = Knock è per smazzate in cui si confrontano le mani: conta con Showdown, o togli Knock.
fault-27b5a5c5 = Dopo che si è bussato le mani si confrontano senza matte: togli Rules.wilds o Knock.
fault-4a8777b9 = Per un limite alla bussata serve un mazzo senza matte: togli Knock.limit.
fault-b25cf5f3 = LayOffWindow è per la bussata con un mazzo e senza matte: toglilo.
fault-2d0ee4fd = CallWindow riguarda carte che si attaccano a combinazioni sul tavolo: aggiungi Play al turno, o toglilo.
fault-ddbb99f2 = CallWindow.from_pile riguarda un monte che si prende fino a una carta da calare: imposta Draw.discard_pile = "down_to_card" e Draw.card_goes = "table", o CallWindow.from_pile = false.
fault-e5d6a7bf = BuyWindow riguarda lo scarto in cima: imposta Draw.discard_pile = "top", o toglilo.
fault-33a9c6b2 = Una carta scoperta offerta a tutti non si può comprare: togli Draw.upcard_offered o BuyWindow.
fault-15635695 = Nessuno può chiudere, né calando né scartando: imposta Play.may_go_out = true o Discard.goes_out = true.
fault-ffc8e0e2 = Discard.fitting riguarda carte che si possono attaccare: indica Play.lay_off, o imposta Discard.fitting = "allowed".
fault-a3e58473 = Draw.card_goes = "{ $goes }" è per combinazioni di qualsiasi valore e senza matte: aggiungi Play, e togli Rules.opening e Rules.wilds.
fault-16a146c9 = Draw.card_goes = "{ $goes }" è per combinazioni calate liberamente: imposta Play.per_turn = "any" e Play.may_go_out = true.
fault-349ba109 = Play cala combinazioni sul tavolo, ma { $word } cala quelle tenute in mano: togline uno.
fault-11073e7d = Il contratto { $contract } non è in ordine crescente: ordinalo.
fault-4da502e2 = Il contratto { $contract } ha una combinazione troppo corta: una combinazione deve avere almeno { $shortest } carte.
fault-e736a269 = Nessuno di GoOut.contracts usa tutta una mano di { $size } carte: cambiane uno.
fault-1452e7b7 = Un turno con Rearrange non ha altri passi: togli gli altri.
fault-aec3fa98 = Un tavolo che si ricombina non ha un monte degli scarti: imposta Stock.when_empty = "play_on".
fault-1a79c182 = Rules.turns_each è per le carte: toglilo.
fault-c7ed926b = Un turno con le tessere è solo Rearrange, oppure Draw, GoOut e Discard.
fault-889cf226 = Quando scade il tempo le carte sciolte tornano dov’erano: imposta TimeUp.loose = "restore".
fault-8d1ac0bd = Le tessere si prendono dal monte del giocatore precedente: imposta Draw.own_piles = true e Draw.card_goes = "{ $goes }".
fault-25f263b8 = Le tessere si calano sul tavolo, o tutte in una volta chiudendo: aggiungi Play o GoOut.
fault-a91b6c18 = Le tessere si calano liberamente, e l’ultima si scarta: imposta Play.may_go_out = false e nient’altro.
fault-7f5a5158 = Per calare tessere sul tavolo serve un’apertura con un minimo: indica Opening.minimum, ed eventualmente Opening.pairs.
fault-a97be983 = Prendere e calare una tessera non limita lo scarto: imposta Discard.return_upcard = true e Discard.goes_out = true.
fault-1305682d = RacksLeft è per tessere calate sul tavolo, con una resa matta da un indicatore: aggiungi Play, e imposta DealOut.wild_indicator = true e DealOut.indicates = "next".
fault-f1a1dbfb = Una tessera matta va sul leggio, dopo l’apertura: imposta Swap.joker_goes = "hand" e Swap.needs_own_meld = true, e nient’altro.
fault-614a2496 = Per un gioco con tessere sul leggio serve una tessera matta: imposta DealOut.wild_indicator = true e DealOut.indicates = "next".
fault-8e33bbb4 = Un turno è solo Rearrange, oppure Draw, Play e Discard: togli Rearrange.
fault-f422c9c9 = Nessun passo del turno termina una smazzata: aggiungi Play, GoOut, Knock o Declare.
fault-9ec7ec40 = Rules.opening riguarda l’apertura, ma nessun passo la cala: aggiungi Play al turno, o togli Rules.opening.
fault-bbea703c = Show, Rules.turns_each e RankPayments vanno insieme: le combinazioni si mostrano nell’ultimo turno e poi si paga secondo il piazzamento. Usali tutti e tre o nessuno.
fault-38267078 = Rules.turns_each conta i turni nell’ordine, ma Drop e CallWindow cambiano a chi tocca: toglilo.
fault-1da06740 = { $word } è per le carte: toglilo da un gioco di tessere.
fault-e36842f7 = Per un turno con le carte serve il passo { $word }: aggiungilo.
fault-39471280 = Un turno ha due volte il passo { $word }: lasciane uno.
fault-95dd7360 = { $word } viene dopo { $before }, dove non ci si arriva mai: mettilo prima di { $before }.
fault-2bb19b2f = CallEnd conta i turni intorno al tavolo, ma { $word } cambia a chi tocca: togline uno.
fault-f5741d28 = I bot non avevano finito dopo { $seconds } secondi.
fault-3afdcbc4 = ; forse volevi dire { $word }?
fault-3a52ce78 = { "." }
fault-dbd2db70 = Aggiungi una tabella [{ $field }] con { $tag }.
fault-552a5847 = Aggiungi una tabella [{ $field }].
fault-5d320c2b = Aggiungi { $field }.
fault-0e60cfca = Il formato di un foglio deve essere un numero da 1 a { $newest }, non { $value }.
fault-7671f747 = like deve essere il nome di un gioco, non { $value }.
fault-ae96c659 = Manca { $field }: di’ quale di questi è: { $words }.
fault-5115c8a9 = { $value } non è tra questi: { $words }{ $meant }
fault-8567e573 = Qui va una tabella, non { $value }.
fault-42fba231 = { $fault }
fault-f079b152 = offers deve essere un elenco di regole della casa, non { $value }.
fault-7ec5f926 = Una regola della casa deve essere un nome o una tabella, non { $value }.
fault-54ac558c = { $value } non è una regola della casa{ $meant }
fault-af2101ae = Qui non c’è { $value }{ $meant }
fault-d0ef56ea = Questo foglio è stato scritto da una versione più recente di RummyKit, nel formato { $value }; questa versione legge formati fino a { $newest }.
fault-6544d6da = Manca { $field }: { $wanted }
fault-7432b872 = È obbligatorio.
fault-53cc4055 = Non è un jolly: scrivi JK per le carte, J, DJ, CJ o MJ per le tessere.
fault-36975ac2 = La chiave deve essere un numero o un intervallo come "3-6".
fault-9cb8e009 = Qui va un numero da 1 in su, non { $value }.
fault-dd77f350 = Non è una regola della casa: { $fault }
fault-c37eadd7 = Un foglio deve essere una tabella, non { $value }.
fault-865377db = house deve essere una tabella di regole della casa e valori, non { $value }.
fault-c71a8d58 = Non è TOML valido: { $fault }.
fault-eb2bdf02 = Non è JSON valido: { $fault }.
fault-14cad9b9 = Queste regole non si possono mettere in parole: { $error }.
fault-f0c92d64 = È annidato troppo in profondità per un foglio.
fault-d7593e5b = Un foglio deve essere una tabella.
fault-8193bad6 = Dai un nome al gioco.
fault-5f8cd132 = Un testo può avere al massimo { $most } caratteri.
fault-2f796921 = Un numero può essere al massimo { $most }.
fault-1c17a1ce = Qui ci possono essere al massimo { $most } parti.
fault-b647c871 = Tutte le smazzate sono state nulle: nessuno ha chiuso.
fault-a1eb8b90 = Una smazzata non è riuscita ({ $error }).
fault-8cf32852 = Runs.wild_fourteenth aggiunge una carta a una scala di tredici: imposta Runs.max_length = 13 e Runs.ace = "both".
fault-88d6a370 = Una sola tunnela terminerebbe una smazzata: imposta LivesPenalty.tunnelas = 0, o scrivi più di 1.
fault-b9b4519f = Un solo matrimonio terminerebbe una smazzata: imposta LivesPenalty.marriages = 0, o scrivi più di 1.
fault-3a180b7e = Per terminare una smazzata devono servire almeno quattro dublee o jolly: in LivesPenalty.dublees e LivesPenalty.jokers scrivi 0 o almeno 4.
fault-cd497ed2 = Le carte di valore si pagano tra i giocatori e dipendono da una carta del taglio: imposta LivesPenalty.to_winner = true e DealOut.indicates = "rank_and_neighbours".
fault-6710974d = Opening.natural_run riguarda una scala del contratto: aggiungine una a Opening.contract, o toglilo.
fault-29d5cc97 = Contract.suits riguarda una scala di tutti i tredici valori: imposta runs = [13], senza gruppi.
fault-8fe5c356 = DealWon.draws_carry riguarda smazzate che nessuno vince: imposta Stock.when_empty = "block" e come partita scegli FirstTo, o toglilo.
fault-863a44ed = LastLeft.buy_in non ha limiti: imposta LastLeft.rejoins = 0, o togli LastLeft.buy_in.
fault-f0578755 = WinningRun riguarda scale in mani che si confrontano: conta con Showdown e aggiungi Rules.runs.
fault-0016a136 = WinningRun.run richiede { $run } carte, ma una mano ne ha { $hand }.
fault-1160e35b = Runs.wild_fourteenth è una matta attaccata a una scala: aggiungi Rules.wilds, distribuisci al massimo 13 carte, e imposta Play.lay_off = "any" e Play.may_go_out = false.
fault-b3e3ed2c = Wilds.black_only riguarda un valore matto in combinazioni dei singoli giocatori: indica Wilds.rank e aggiungi Play, o toglilo.
fault-37684fea = Le vicine di una carta del taglio sono matte solo con le scale pure: indica LivesPenalty.pures, o imposta DealOut.indicates = "rank".
fault-4638a8e7 = Wilds.alone è per gruppi di una parte fatti di matte, anche di quelle di un valore: aggiungi Rules.books e Wilds.rank senza Rules.runs, o toglilo.
fault-5de4c30b = Dove si cala una mano intera, Wilds.alone non va insieme a un limite per le matte: togli Wilds.at_most_naturals, Wilds.most e Wilds.least_naturals, o imposta Wilds.alone = false.
fault-81c433b0 = Books.wild è il premio per le sole matte: con esso imposta Wilds.alone = true, senza di esso Wilds.alone = false.
fault-c71c72bc = Play.extends_lay_offs = false vale se si attacca a qualsiasi combinazione senza matte e per aprire serve una carta del monte: imposta Draw.discard_pile = "down_to_card" e Draw.card_goes = "new_meld", o Play.extends_lay_offs = true.
fault-2f3d36fe = BuyWindow.points contano contro chi compra: conta con HandsAgainstLosers, o toglili.
fault-f48e09dd = jolly nel mazzo
fault-a57e187d = un tavolo che si ricombina
fault-c223834c = tessere tenute sul leggio
fault-16af31d7 = combinazioni di carte dei singoli giocatori
fault-11ff0b73 = mani tenute fino alla fine
fault-67eb2b23 = un tallone che può finire
fault-d8afd9a5 = smazzate che possono essere nulle
fault-4ce625a2 = una possibile parità
fault-6ee513c7 = combinazioni di una parte
fault-b178525b = combinazioni fuori dalle due vite
fault-07302513 = { $field } in questo gioco non ha effetto. Serve: { $what }.
fault-28b05ac4 = { $field } è in ogni smazzata di Rules.schedule: imposta qui quello della prima.
fault-f05bce37 = Uno scarto che lega si segna solo con le tessere e si vieta solo con le carte: cambia Discard.fitting.
fault-f432e7d2 = una carta scoperta che fa il giro
fault-056c36c5 = Con TakePile la carta in cima si cala con due del suo valore: imposta Groups.min_size = 3, e per Wilds.least_naturals al massimo 3.
fault-994b410f = Con Draw.card_goes = "new_meld" si forma una nuova combinazione di qualsiasi valore: imposta Opening.needs_taken_card = true, o togli Rules.opening.
fault-fe629ef7 = Una carta presa con tutte quelle sopra va calata: imposta Draw.card_goes = "table" o Draw.card_goes = "new_meld".
fault-557dd714 = Una carta che fa il giro del tavolo richiede tre giocatori: scrivi Draw.goes_round = false.
fault-8e248f24 = PassCard vale per mani di carte che non si calano subito: toglilo, oppure togli bonus_cards.
fault-37753249 = PassCard.from_players supera il numero dei giocatori: scrivi un numero minore, oppure togli PassCard.
fault-bb92b746 = ShowDealt mostra una mano com’è stata distribuita, prima che si passi una carta: togli ShowDealt o PassCard.
fault-f144b0b6 = RankPayments.taken_rises moltiplica quanto costa uno scarto preso: scrivere taken_chip, oppure taken_rises = false.
fault-735cffa4 = RankPayments.last_taken riguarda l’ultimo turno: scrivere turns_each, oppure last_taken = none.
fault-9496916b = Rules.sitting_out vale per mani che si confrontano e smazzate con un mazziere: conta con GinShowdown e scrivi Start.draw = "lowest_deals" e Start.later = "loser_deals".
fault-af0a2249 = Dove dei giocatori riposano, il gioco è per 2 o 3 giocatori, o da 2 a 4 con Sides.partners = [4]: cambia Rules.players, Rules.sides o Rules.sitting_out.
fault-4b2cc9c6 = FirstTo.more_targets ha un traguardo per { $players } giocatori, ma il gioco è per { $fewest }–{ $most }.
