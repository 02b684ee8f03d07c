# After {decisions} decisions the deal had still not ended.
fault-31f67875 = Dopo { $decisions } decisioni la smazzata non era ancora finita.
# After {decisions} decisions the player to act could do nothing.
fault-7965ea67 = Dopo { $decisions } decisioni il giocatore di turno non poteva fare nulla.
# true or false
fault-10a3b67f = sì o no
# a whole number
fault-ce83601f = un numero intero
# text
fault-372ea08c = un testo
# none
fault-71f8e797 = nulla
# must be {wanted}, not {value}.
fault-8e219ea8 = Qui va { $wanted }, non { $value }.
# a tuple
fault-0abcf7de = un elenco
# a list
fault-e3206e3d = un elenco
# a table
fault-b57a6e3f = una tabella
# a decimal number
fault-1bbe4ccf = un numero decimale
# {first} or {last}
fault-78a7c2b9 = { $first } o { $last }
# an {word}
fault-deeeba31 = { $word }
# a {word}
fault-384fb941 = { $word }
# {first}, {rest}
fault-3113fd2b = { $first }, { $rest }
# text that is not empty
fault-0ce0a869 = un testo non vuoto
# a word of lower-case letters, digits and underscores, such as "my_rummy"
fault-1abe3180 = una parola di lettere minuscole, cifre e trattini bassi, come "my_rummy"
# like {pattern}
fault-a9c52bae = qualcosa come { $pattern }
# a number that is too large
fault-be176079 = un numero troppo grande
# must have {wanted} parts, not {many}.
fault-38a1923f = Qui le parti devono essere { $wanted }, non { $many }.
# true
fault-5ffe533b = sì
# false
fault-7cb6efb9 = no
# {place} {fault}
fault-e0ac1c8c = { $place }: { $fault }
# must be from {low} to {high}, not {value}.
fault-d2acc324 = È permesso da { $low } a { $high }, non { $value }.
# must not be empty, not {value}.
fault-ced8c6b6 = Non può essere vuoto; qui c’è { $value }.
# must be at least {low}, not {value}.
fault-68eb7f30 = Deve essere almeno { $low }, non { $value }.
# must be at most {high}, not {value}.
fault-5370e8e3 = Può essere al massimo { $high }, non { $value }.
# A group must have at least two cards.
fault-5cdef95f = Un gruppo deve avere almeno due carte.
# The largest group would be smaller than the smallest.
fault-32d5bdde = Il gruppo più grande sarebbe più piccolo del più piccolo: Groups.max_size è sotto Groups.min_size.
# A group of different suits can have at most four cards.
fault-55929d77 = Un gruppo di semi diversi può avere al massimo quattro carte.
# A run must have from two to fourteen cards.
fault-5366243c = Una scala deve avere da due a quattordici carte.
# If runs step over ranks, the ace must be low.
fault-65e95bcd = Se le scale saltano dei valori, l’asso deve essere basso.
# If runs step over ranks, two cards cannot be a run: remove runs.short_rank.
fault-99541f4b = Se le scale saltano dei valori, due carte non possono essere una scala: togli Runs.short_rank.
# Only a run with the ace at both ends can have fourteen cards.
fault-b97c8a88 = Solo una scala con l’asso a entrambi i capi può avere quattordici carte.
# A claimed card is laid in a meld on the table: add Play with per_turn = "any".
fault-fa085898 = Una carta reclamata si cala in una combinazione sul tavolo (ClaimWindow): aggiungi Play, con Play.per_turn = "any".
# A claim makes a meld of any value for one player: remove opening and sides.
fault-671f4530 = Si reclama per una combinazione di qualsiasi valore, di un solo giocatore: togli Rules.opening e Rules.sides.
# turns_each counts turns in order, but ClaimWindow changes whose turn it is: remove it.
fault-42e68a88 = Rules.turns_each conta i turni nell’ordine, ma ClaimWindow cambia a chi tocca: toglilo.
# ClaimWindow and {word} both come between two turns: remove one of them.
fault-873ee098 = ClaimWindow e { $word } stanno entrambi tra due turni: togline uno.
# A contract must have melds: list its groups or its runs.
fault-91befe6b = Un contratto deve avere combinazioni: indica i suoi gruppi o le sue scale.
# group
fault-64292b1c = gruppo
# run
fault-df6ad190 = scala
# The contract has a {what}, but the game has none: define its {what}s.
fault-13cb0301 = Nel contratto c’è “{ $what }”, ma in questo gioco non esiste: di’ che cosa vale qui come “{ $what }”.
# The contract has a {what} of {size}, but a {what} must have at least {least} cards.
fault-44f7043f = Nel contratto c’è “{ $what }” di { $size } carte, ma devono essere almeno { $least }.
# CallEnd is for deals in which hands are compared: use the scoring StakePayments, or remove it.
fault-4cb4b5cf = CallEnd è per smazzate in cui si confrontano le mani: conta con StakePayments, o toglilo.
# FightWindow answers a called end: add CallEnd before Draw, or remove it.
fault-9a25b707 = FightWindow risponde a chi chiede il confronto: aggiungi CallEnd prima di Draw, o toglilo.
# ForceWindow is about turned cards that are declined: write Draw.faced = true, or remove it.
fault-187a073f = ForceWindow riguarda carte scoperte che vengono rifiutate: imposta Draw.faced = true, o toglilo.
# ShowIndicator needs a second tile that matches the indicator: write deal.wild_indicator = true and two copies.
fault-8fd69f9c = ShowIndicator richiede una seconda tessera uguale all’indicatore: imposta DealOut.wild_indicator = true e Pack.copies = 2.
# DeclarePairs is about hands that go out in pairs: write GoOut.pairs = 7, or remove it.
fault-56053244 = DeclarePairs riguarda chi chiude a coppie: imposta GoOut.pairs = 7, o toglilo.
# Pairs declared with DeclarePairs count more: write PointsLost.declared = 2, or remove it.
fault-369a274d = Le coppie dichiarate con DeclarePairs contano di più: imposta PointsLost.declared = 2, o toglilo.
# Showing the indicator's match is paid for: use the scoring PointsLost, or remove ShowIndicator.
fault-bd2a8621 = Mostrare la gemella dell’indicatore si paga: conta con PointsLost, o togli ShowIndicator.
# ShowDealt.counts lists the points of the hands that end a deal: list them, or remove ShowDealt.
fault-fcc6d62b = ShowDealt.counts dice quali mani terminano una smazzata: indica i loro punti, o togli ShowDealt.
# ShowDealt is for deals in which hands are compared: use the scoring StakePayments, or remove it.
fault-bfd8a1f2 = ShowDealt è per smazzate in cui si confrontano le mani: conta con StakePayments, o toglilo.
# HandPayments.multiplied has a rank twice: keep one.
fault-4569f38b = HandPayments.multiplied ha due volte lo stesso valore: lasciane uno.
# opening.by_total must go from the lowest score to the highest, each once: sort it.
fault-bd4c2357 = Opening.by_total deve andare dal punteggio più basso al più alto, ognuno una volta: ordinalo.
# opening.by_total is about melds that count for their side: use the scoring MeldsAndBonuses, or remove it.
fault-be523c96 = Opening.by_total riguarda combinazioni che contano per la parte: conta con MeldsAndBonuses, o toglilo.
# opening.needs_taken_card is about cards taken into a meld: write Draw.discard_pile = "down_to_card" and card_goes = "new_meld".
fault-87dbef05 = Opening.needs_taken_card riguarda carte prese per una combinazione: imposta Draw.discard_pile = "down_to_card" e Draw.card_goes = "new_meld".
# A contract says everything about a first meld: remove natural_run and waived_when_going_out.
fault-37d4442c = Un contratto dice già tutto sull’apertura: togli Opening.natural_run e Opening.waived_when_going_out.
# A first meld has either a contract or a minimum, not both: write opening.minimum = 0.
fault-4a6ce406 = Un’apertura ha un contratto o un minimo, non entrambi: imposta Opening.minimum = 0.
# A first meld can count at most {most}: write no more than that in opening.minimum.
fault-dde0c809 = Un’apertura può valere al massimo { $most }: in Opening.minimum non scrivere di più.
# A contract is laid whatever was drawn: write Draw.card_goes = "hand", not "{goes}".
fault-128e489e = Un contratto si cala qualunque carta si sia pescata: al posto di Draw.card_goes = "{ $goes }" imposta Draw.card_goes = "hand".
# Nobody can ever hold the {cards} cards of the contract: deal more, ask for fewer, or allow buying.
fault-4b6bc88f = Nessuno può mai avere le { $cards } carte del contratto: distribuisci di più, chiedine meno o permetti di comprare.
# offers has the option {option} twice: keep one.
fault-e9ffc7f0 = La regola della casa { $option } c’è due volte: lasciane una.
# The option {option} sets a field that does not exist: {fault}. Remove it from offers.
fault-1ff1f4a8 = La regola della casa { $option } cambia qualcosa che non esiste: { $fault }. Toglila.
# The sheet has none of the values of its option {option}: remove it from offers.
fault-63c5cccf = Il foglio non ha nessuno dei valori della sua regola della casa { $option }: toglila.
# The sheet itself is not one of the choices of its option {option}: {fault}
fault-bd9700be = Il foglio stesso non è tra le scelte della sua regola della casa { $option }: { $fault }
# The option {option} changes nothing when it is {value}: remove it from offers.
fault-71c4c1ca = La regola della casa { $option } non cambia nulla quando è { $value }: toglila.
# The option {option} cannot be {value}: {path}{at} {fault}
fault-1ee282b2 = La regola della casa { $option } non può essere { $value }: { $path }{ $at }: { $fault }
# The schedule has wild ranks, but the sheet has no wild cards: add wilds.
fault-025c2de6 = Rules.schedule indica valori matti, ma il foglio non ha matte: aggiungi Rules.wilds.
# The schedule has contracts, but the sheet has no rules for a first meld: add opening.
fault-1ac5bd74 = Rules.schedule indica contratti, ma il foglio non ha regole per l’apertura: aggiungi Rules.opening.
# The schedule says how often a player may buy, but nobody may: add BuyWindow.
fault-8da06188 = Rules.schedule dice quante volte si può comprare, ma nessuno può: aggiungi BuyWindow.
# values.wild is about ranks that a schedule makes wild: put the rank in values.ranks.
fault-cefef600 = CardValues.wild riguarda valori resi matti da un programma: metti il valore in CardValues.ranks.
# Play.per_turn = "faced" is about a turned card: write Draw.faced = true, or Play.per_turn = "any".
fault-79366565 = Play.per_turn = "faced" riguarda una carta scoperta: imposta Draw.faced = true o Play.per_turn = "any".
# Deal {deal} of the schedule: {fault}
fault-7f142b87 = Smazzata { $deal } del programma: { $fault }
# Hands grow if two cards are drawn for one discarded, and unmatched cards in a large hand can be counted only with one pack and no wild cards: write scoring.count = "all" or Draw.discard_pile = "top".
fault-15a2f117 = Dove si pescano due carte e se ne scarta una la mano cresce, e in una mano grande le carte spaiate si possono contare solo con un mazzo senza matte: imposta HandsToWinner.count = "all" o Draw.discard_pile = "top".
# GinShowdown compares the hands of two players: write players = 2 to 2.
fault-e0bb5687 = GinShowdown confronta le mani di due giocatori: in Rules.players scrivi 2 e 2.
# GinShowdown counts hands after laying off: add LayOffWindow after Discard.
fault-0cd44d7e = GinShowdown conta le mani dopo che si è attaccato: aggiungi LayOffWindow dopo Discard.
# The two lives need groups, runs and wild cards: add groups, runs and wilds.
fault-157e51e5 = Per le due vite servono gruppi, scale e matte: aggiungi Rules.groups, Rules.runs e Rules.wilds.
# The two lives need groups of different suits: write groups.distinct_suits = true.
fault-786d7bd8 = Per le due vite servono gruppi di semi diversi: imposta Groups.distinct_suits = true.
# The two lives work with at most two packs: write pack.copies = 2.
fault-df2c840e = Le due vite valgono con al massimo due mazzi: imposta Pack.copies = 2.
# The two lives are shown by a declaration: add Declare to the turn, or choose another scoring.
fault-2ea978d2 = Le due vite si mostrano con una dichiarazione: aggiungi Declare al turno, o scegli un altro punteggio.
# CardsLaid counts cards on the table: add Play to the turn, or choose another scoring.
fault-c6dfad79 = CardsLaid conta le carte sul tavolo: aggiungi Play al turno, o scegli un altro punteggio.
# Cards that count for the player who laid them cannot be borrowed: write Play.borrowing = "none".
fault-2213ba4c = Le carte che contano per chi le ha calate non si possono prendere in prestito: imposta Play.borrowing = "none".
# PointsLost is for racks that go out whole, with one tile made wild by an indicator: add GoOut, and write deal.wild_indicator = true and deal.indicates = "next".
fault-43f5bd7d = PointsLost è per leggii con cui si chiude in una volta e una tessera resa matta da un indicatore: aggiungi GoOut, e imposta DealOut.wild_indicator = true e DealOut.indicates = "next".
# PointsLost takes points away from a score: use the match Countdown.
fault-a06b91b2 = PointsLost toglie punti da un totale: come partita scegli Countdown.
# Countdown is for points that are lost: use the scoring PointsLost, or another match.
fault-fffd5c39 = Countdown è per punti che si perdono: conta con PointsLost, o scegli un’altra partita.
# {word} compares hands after a knock: add Knock to the turn, or choose another scoring.
fault-de1b4b94 = { $word } confronta le mani dopo che si è bussato: aggiungi Knock al turno, o scegli un altro punteggio.
# RankPayments.ranks says what {told} players pay, but {payers} may have to.
fault-e83b19a8 = RankPayments.ranks dice quanto pagano { $told } giocatori, ma a pagare possono essere { $payers }.
# rake_rate and rake_fixed are two ways to take the rake: use only one.
fault-e9b758c5 = Rake.rate e Rake.fixed sono due modi di trattenere la quota: usane uno solo.
# A match for chips or money needs the points of the two lives: use the scoring LivesPenalty.
fault-001c6a2a = Per una partita con gettoni o denaro servono i punti delle due vite: conta con LivesPenalty.
# Points are paid to the winner of the deal in a match for chips or for money with balanced points, and only there.
fault-b48df0e6 = In una partita con gettoni, o con denaro e punti che si compensano, e solo lì, i punti si pagano al vincitore della smazzata.
# {word} cannot score tiles that are drawn and discarded: use the scoring PointsLost or RacksLeft.
fault-39cccee5 = { $word } non può contare tessere che si pescano e si scartano: conta con PointsLost o RacksLeft.
# {word} cannot score a table that is rearranged: use the scoring HandsToWinner or DealWon.
fault-619caa6b = { $word } non può contare un tavolo che si ricombina: conta con HandsToWinner o DealWon.
# A blocked deal has no winner for {word}: write stock.when_empty = "flip", or use the scoring HandsToWinner.
fault-66754edf = Una smazzata bloccata non ha un vincitore per { $word }: imposta Stock.when_empty = "flip", o conta con HandsToWinner.
# LastLeft puts players out by penalty points, but {word} gives none: use the scoring HandsAgainstLosers.
fault-bfd85823 = Con LastLeft si è eliminati per punti di penalità, ma { $word } non ne dà: conta con HandsAgainstLosers.
# {word} gives penalty points, so the lowest total must win: use the match FixedGames.
fault-fe864cf6 = { $word } dà punti di penalità, quindi deve vincere il totale più basso: come partita scegli FixedGames.
# {word} is for cards: use the scoring RackPenalties for tiles.
fault-b64515ce = { $word } è per le carte: per le tessere conta con RackPenalties.
# A turn needs at least one step: Draw, Play and Discard for cards, Rearrange for tiles.
fault-034bbe9a = Un turno deve avere almeno un passo: Draw, Play e Discard con le carte, Rearrange con le tessere.
# A game needs at least two players: let players begin with 2.
fault-3894373b = In un gioco servono almeno due giocatori: fai cominciare Rules.players da 2.
# minutes must go from the shortest match to the longest.
fault-b0ede111 = Rules.minutes deve andare dalla partita più breve alla più lunga.
# An alias is empty: remove it.
fault-67774b04 = Un altro nome è vuoto: toglilo.
# A name in akin is empty: remove it.
fault-58a4736d = Il nome di un gioco simile è vuoto: toglilo.
# All packs of a game must be of one family: cards or tiles.
fault-90f12ca5 = Tutti i mazzi di un gioco devono essere di una sola famiglia: carte o tessere.
# False jokers (F) are for tiles held on a rack with a wild tile set by an indicator: remove them.
fault-cd054472 = I falsi jolly (F) sono per tessere tenute sul leggio, con una resa matta da un indicatore: toglili.
# Tiles that are drawn and discarded can have only false jokers (F): use these, or Rearrange alone as the turn.
fault-3c051ccc = Con tessere che si pescano e si scartano ci possono essere solo falsi jolly (F): usa quelli, o come turno solo Rearrange.
# special_jokers needs double, colour-changing or mirror jokers in the pack: add them, or remove it.
fault-b6a546f1 = Per Rules.special_jokers servono jolly doppi, cambiacolore o specchio: aggiungili, o toglilo.
# deal.hand has a number of players twice: keep one.
fault-a82e1a5b = DealOut.hand ha due volte lo stesso numero di giocatori: lasciane uno.
# A game without groups and runs has no melds: define groups or runs.
fault-d892a450 = Un gioco senza gruppi e senza scale non ha combinazioni: indica Rules.groups o Rules.runs.
# Melds of two cards need one pack without wild cards: let groups and runs begin with 3.
fault-cd7d67f7 = Per combinazioni di due carte serve un mazzo senza matte: fai cominciare gruppi e scale da 3.
# A pack without kings has no high ace: write runs.ace = "low".
fault-dc6d282b = Un mazzo senza re non ha un asso alto: imposta Runs.ace = "low".
# Jokers need a whole pack: remove them, or write pack.suits = 4 and pack.ranks = 13.
fault-474b51f7 = Per i jolly serve un mazzo intero: toglili, o imposta Pack.suits = 4 e Pack.ranks = 13.
# Runs can step over ranks only if one pack lacks them and melds are on the table: write pack.left_out and add Play.
fault-f1d25259 = Le scale possono saltare dei valori solo se mancano da un solo mazzo e si cala sul tavolo: indica Pack.left_out e aggiungi Play.
# Tiles go from 1 to 13 and have no ace: write runs.ace = "low".
fault-0a0ecc6f = Le tessere vanno da 1 a 13 e non hanno assi: imposta Runs.ace = "low".
# On a table that is rearranged only printed jokers are wild: remove wilds.rank.
fault-d1f4b08c = Su un tavolo che si ricombina sono matte solo i jolly del mazzo: togli Wilds.rank.
# On a table that is rearranged a run may end with the king or the ace: write runs.ace = "both".
fault-62365022 = Su un tavolo che si ricombina una scala può finire con il re o con l’asso: imposta Runs.ace = "both".
# A wild indicator needs wild cards: add wilds.
fault-a7252dc2 = Per estrarre un valore matto servono matte: aggiungi Rules.wilds.
# The pack has jokers, but no meld may contain them: write wilds.jokers = true, or remove them from the pack.
fault-d6086140 = Nel mazzo ci sono jolly, ma nessuna combinazione può contenerli: imposta Wilds.jokers = true, o toglili dal mazzo.
# The sheet has wilds, but no card is wild: add jokers to the pack, set a wild rank, or remove it.
fault-b06b57eb = C’è Rules.wilds, ma nessuna carta è matta: aggiungi jolly al mazzo, indica un valore matto, o toglilo.
# The wild rank is both fixed and drawn: remove wilds.rank or deal.wild_indicator.
fault-c34b711d = Il valore matto è sia fisso sia estratto: togli Wilds.rank o DealOut.wild_indicator.
# A single wild tile is for racks of tiles: write deal.indicates = "rank", or a turn with Draw and GoOut.
fault-842ef1a9 = Una sola tessera matta è per leggii di tessere: imposta DealOut.indicates = "rank", o usa un turno con Draw e GoOut.
# Among tiles on a rack only the tile set by the indicator is wild: write wilds.jokers = false.
fault-a6be5d69 = Tra le tessere sul leggio è matta solo quella indicata dall’indicatore: imposta Wilds.jokers = false.
# wilds is for cards; tiles have their own jokers: remove it.
fault-21ee47dc = Rules.wilds è per le carte; le tessere hanno i loro jolly: toglilo.
# A drawn wild rank works only in hands with two lives: remove deal.wild_indicator.
fault-6b85eb11 = Un valore matto estratto vale solo per mani con due vite: togli DealOut.wild_indicator.
# wilds.own_value is for melds of a side: add books, or remove it.
fault-0a35a5e7 = Wilds.own_value è per le combinazioni di una parte: aggiungi Rules.books, o toglilo.
# wilds.natural_in_place and least_naturals are for melds of a side or a hand laid whole: add books, use GoOut instead of Play, or remove them.
fault-243cdd85 = Wilds.natural_in_place e Wilds.least_naturals sono per le combinazioni di una parte o per una mano calata intera: aggiungi Rules.books, usa GoOut al posto di Play, o toglili.
# joker_needs_two_rack_tiles restricts freeing jokers, but joker_sets_manipulable leaves it unrestricted.
fault-57443aa8 = JokerSets.needs_two_rack_tiles limita come si liberano i jolly, ma JokerSets.may_be_rearranged lo lascia libero: usane uno.
# The pack has jokers, but the sheet does not say how they are freed: add joker_sets.
fault-9bf7293f = Nel mazzo ci sono jolly, ma il foglio non dice come si liberano: aggiungi Rules.joker_sets.
# joker_sets.may_be_split and goes_to = "any_set" belong together, for jokers of cards: use both or none.
fault-80443dcb = JokerSets.may_be_split e JokerSets.goes_to = "any_set" vanno insieme, per i jolly delle carte: usa entrambi o nessuno.
# With joker_sets.may_be_split a joker is replaced from anywhere: write replacement = "any" and nothing else.
fault-6255135c = Con JokerSets.may_be_split un jolly si sostituisce da dovunque: imposta JokerSets.replacement = "any" e nient’altro.
# Rules for jokers need jokers in the pack.
fault-904866f5 = Per le regole sui jolly servono jolly nel mazzo.
# players must go from the fewest to the most: write {most} to {fewest}, not {fewest} to {most}.
fault-9aeeed56 = Rules.players va dal numero più basso al più alto: scrivi da { $most } a { $fewest }, non da { $fewest } a { $most }.
# A pack of tiles can have at most {most} of each tile and each joker.
fault-e1bbb36b = Un mazzo di tessere può avere al massimo { $most } copie di ogni tessera e di ogni jolly.
# The pack has {joker}, but the sheet does not say what it does: add special_jokers.
fault-82ccb61c = Nel mazzo c’è { $joker }, ma il foglio non dice che cosa fa: aggiungi Rules.special_jokers.
# sample has an empty meld: write melds such as {like}.
fault-dfb016d9 = Una delle combinazioni mostrate è vuota: scrivi combinazioni come { $like }.
# tiles
fault-e20f8d1f = tessere
# colours
fault-16096b43 = colori
# cards
fault-c8d3756e = carte
# suits
fault-df78d3c5 = semi
# A group of {pieces} has different {kinds}: write groups.distinct_suits = true.
fault-a6ac3b2f = In un gruppo di { $pieces } ci sono { $kinds } diversi: imposta Groups.distinct_suits = true.
# On a table of {pieces}, groups must have three or four: write groups.min_size = 3 and max_size = 4.
fault-6fab64cc = Su un tavolo di { $pieces } i gruppi devono essere di tre o quattro: imposta Groups.min_size = 3 e Groups.max_size = 4.
# On a table of {pieces}, runs must have three or more: write runs.min_length = 3 and max_length = 13.
fault-93dff8cc = Su un tavolo di { $pieces } le scale devono essere di tre o più: imposta Runs.min_length = 3 e Runs.max_length = 13.
# No upcard is turned in a game of {pieces}: write deal.upcard = false.
fault-79bf73c9 = In un gioco di { $pieces } non si scopre nulla: imposta DealOut.upcard = false.
# more_packs has a pack for {players} players, but the game is for {fewest} to {most}.
fault-15614d69 = Rules.more_packs ha un mazzo per { $players } giocatori, ma il gioco è per { $fewest }–{ $most }.
# more_packs has two packs for {players} players: keep one.
fault-7776ca9e = Rules.more_packs ha due mazzi per { $players } giocatori: lasciane uno.
# {joker} is no joker of a pack of {family}: its jokers are {known}.
fault-ae8665e4 = { $joker } non è un jolly di un mazzo di { $family }: i suoi jolly sono { $known }.
# pack.jokers has {joker} twice: keep one.
fault-eece6ce7 = Pack.jokers ha due volte { $joker }: lasciane uno.
# A table that is rearranged can have at most {most} packs: write pack.copies = {most}.
fault-eeef7f05 = Un tavolo che si ricombina può avere al massimo { $most } mazzi: imposta Pack.copies = { $most }.
# sample has "{text}", but {fault}: write melds such as {like}.
fault-333a330b = Si mostra "{ $text }", ma { $fault }: scrivi combinazioni come { $like }.
# sample has "{text}", but the pack has no {card} for it.
fault-3cc37ae2 = Si mostra "{ $text }", ma nel mazzo manca { $card }.
# deal.hand has a hand for {players} players, but the game is for {fewest} to {most}.
fault-ee55dad5 = DealOut.hand ha una mano per { $players } giocatori, ma il gioco è per { $fewest }–{ $most }.
# deal.hand has no hand for {players} players: say how many cards each of them gets.
fault-758f1473 = DealOut.hand non ha una mano per { $players } giocatori: di’ quante carte riceve ognuno.
# {players} players need {needed} cards, but the pack has {cards}: deal fewer, or add packs.
fault-b4bf82f0 = Per { $players } giocatori servono { $needed } carte, ma il mazzo ne ha { $cards }: distribuisci di meno, o aggiungi mazzi.
# A hand may have at most {room} cards, so that with those drawn it has no more than {largest}: deal fewer.
fault-71a5e9a2 = Una mano può avere al massimo { $room } carte, così con quelle pescate non supera { $largest }: distribuisci di meno.
# With {players} players the whole pack is dealt and no stock is left: deal fewer, or add packs.
fault-b2e6737b = Con { $players } giocatori si distribuisce tutto il mazzo e non resta un tallone: distribuisci di meno, o aggiungi mazzi.
# With more than two players, several lose a deal: write start.later = "winner_deals".
fault-f55f9f0a = In più di due giocatori, a perdere una smazzata si è in più d’uno: imposta Start.later = "winner_deals".
# A game in which every turn begins with a draw cannot play on without a stock: write stock.when_empty = "flip" or "shuffle".
fault-2a5bd588 = Un gioco in cui ogni turno comincia pescando non può continuare senza tallone: imposta Stock.when_empty = "flip" o Stock.when_empty = "shuffle".
# stock.when_empty = "lowest_wins" compares hands: use the scoring StakePayments.
fault-4e8dabe7 = Stock.when_empty = "lowest_wins" confronta le mani: conta con StakePayments.
# stock.when_empty = "ends" is for deals without a winner: use the scoring MeldsAndBonuses, PointsLost or RacksLeft.
fault-cad6570a = Stock.when_empty = "ends" è per smazzate senza vincitore: conta con MeldsAndBonuses, PointsLost o RacksLeft.
# A deal that is void without a knock needs one: add Knock, or write stock.when_empty = "flip".
fault-32cc94f0 = Una smazzata che è nulla se nessuno bussa deve permettere di bussare: aggiungi Knock, o imposta Stock.when_empty = "flip".
# start.later = "{later}" needs a dealer: write start.draw = "lowest_deals".
fault-0aec3548 = Per Start.later = "{ $later }" serve un mazziere: imposta Start.draw = "lowest_deals".
# Partners share one score: use the scoring MeldsAndBonuses, or remove sides.
fault-c495d071 = I compagni hanno un solo punteggio: conta con MeldsAndBonuses, o togli Rules.sides.
# books has bonuses: use the scoring MeldsAndBonuses, or remove books.
fault-66bfe530 = Rules.books ha dei premi: conta con MeldsAndBonuses, o togli Rules.books.
# A second hand is for melds of a side: use the scoring MeldsAndBonuses, or remove second_hand.
fault-b0f523f4 = Una seconda mano è per le combinazioni di una parte: conta con MeldsAndBonuses, o togli Rules.second_hand.
# bonus_cards have their own bonuses: use the scoring MeldsAndBonuses, or remove them.
fault-7934123d = Rules.bonus_cards hanno i loro premi: conta con MeldsAndBonuses, o toglile.
# A card cannot be both wild and a bonus card: change wilds.rank or bonus_cards.
fault-9e47c4da = Una carta non può essere insieme matta e carta premio: cambia Wilds.rank o Rules.bonus_cards.
# bonus_cards are for cards: remove them from a game of tiles.
fault-4c26a538 = Rules.bonus_cards sono per le carte: toglile da un gioco di tessere.
# TakePile takes the whole pile: write Draw.discard_pile = "none", or remove TakePile.
fault-14ac01fb = TakePile prende tutto il monte: imposta Draw.discard_pile = "none", o togli TakePile.
# TakePile melds the top card with the side's own group of its rank: add books, and write Play.one_per_rank = true.
fault-4e2f75d0 = Con TakePile la carta in cima si cala nel gruppo del suo valore della parte: aggiungi Rules.books, e imposta Play.one_per_rank = true.
# A pile that is taken whole does not become the stock: write stock.when_empty = "block".
fault-5614a7ee = Un monte che si prende intero non diventa il tallone: imposta Stock.when_empty = "block".
# AskPartner needs a partner: add sides with partners, or remove it.
fault-2e7af646 = Per AskPartner serve un compagno: aggiungi Rules.sides con compagni, o toglilo.
# A player without a partner cannot get a yes: write AskPartner.required = false.
fault-8d4aedd7 = Chi non ha compagni non può avere un sì: imposta AskPartner.required = false.
# RummyKit can tell whether a player can go out only with groups, one of each rank: write AskPartner.yes_binds = false.
fault-4f0b7421 = RummyKit può dire se un giocatore può chiudere solo con gruppi, uno per valore: imposta AskPartner.yes_binds = false.
# MeldsAndBonuses counts the melds of each side: add Play and books, or choose another scoring.
fault-720d27be = MeldsAndBonuses conta le combinazioni di ogni parte: aggiungi Play e Rules.books, o scegli un altro punteggio.
# No group can have {size} cards: remove the limit of groups.max_size, or change books.size.
fault-9c537fdb = Nessun gruppo può avere { $size } carte: togli il limite di Groups.max_size, o cambia Books.size.
# With {players} players not everybody has a partner opposite: write an even number in sides.partners.
fault-1b82d30c = Con { $players } giocatori non tutti hanno un compagno di fronte: in Sides.partners scrivi un numero pari.
# sides.partners has {players} players, but the game is for {fewest} to {most}.
fault-d337fa0f = Sides.partners indica { $players } giocatori, ma il gioco è per { $fewest }–{ $most }.
# books.to_go_out has no number for {players} players: say how many a side needs.
fault-61e0b90e = Books.to_go_out non ha un numero per { $players } giocatori: di’ quante ne servono a una parte.
# StakePayments pays for melds on the table: add Play to the turn, or choose another scoring.
fault-415be42f = StakePayments paga per combinazioni sul tavolo: aggiungi Play al turno, o scegli un altro punteggio.
# StakePayments pays the lowest hand when the stock runs out: write stock.when_empty = "lowest_wins".
fault-6357aea7 = StakePayments paga la mano più bassa quando il tallone finisce: imposta Stock.when_empty = "lowest_wins".
# Unmatched cards can be counted only with one pack and no wild cards: write scoring.count = "all".
fault-751d8768 = Le carte spaiate si possono contare solo con un mazzo senza matte: imposta StakePayments.count = "all".
# an amount such as "0.50"
fault-128361a1 = un importo come "0.50"
# a fraction such as "0.10"
fault-8997a614 = una frazione come "0.10"
# If cards are taken from within the discard pile, the rest of the turn must be free: write Play with lay_off = "any" and no other limit.
fault-fe8430f4 = Dove si prendono carte dall’interno del monte degli scarti, il resto del turno deve essere libero: usa Play con Play.lay_off = "any" e nessun altro limite.
# If cards are taken from within the discard pile, a first meld may have only a minimum or a taken card as a condition: write only opening.minimum or opening.needs_taken_card.
fault-91fae195 = Dove si prendono carte dall’interno del monte degli scarti, l’apertura può richiedere solo un minimo o una carta presa: indica solo Opening.minimum o Opening.needs_taken_card.
# Draw.discard_pile = "whole" is for melds of sides, in a deal that ends with the stock: write stock.when_empty = "ends", or "top".
fault-8cadb721 = Draw.discard_pile = "whole" è per combinazioni di parti, in una smazzata che finisce con il tallone: imposta Stock.when_empty = "ends" o Draw.discard_pile = "top".
# Several cards can be drawn only if the pile is taken whole: add TakePile, or write Draw.count = 1.
fault-8dc204d2 = Si possono pescare più carte solo se il monte si prende intero: aggiungi TakePile, o imposta Draw.count = 1.
# Draw.count must have a number of cards for each number of players.
fault-907f21b5 = Draw.count deve avere un numero di carte per ogni numero di giocatori.
# When the stock is empty only the upcard is left, but Draw.discard_pile does not allow taking it: write stock.when_empty = "flip".
fault-3fb7cfc0 = Quando il tallone finisce resta solo la carta scoperta, ma Draw.discard_pile non permette di prenderla: imposta Stock.when_empty = "flip".
# Draw.card_goes = "first_meld" needs a first meld: add opening and Play, or write Draw.card_goes = "hand".
fault-b722d019 = Per Draw.card_goes = "first_meld" serve un’apertura: aggiungi Rules.opening e Play, o imposta Draw.card_goes = "hand".
# Draw.card_goes = "table" needs melds on the table: add Play.
fault-bbe9f3d1 = Per Draw.card_goes = "table" servono combinazioni sul tavolo: aggiungi Play.
# Draw.faced is for cards laid at once: write card_goes = "table" and Play.per_turn = "faced".
fault-5d8ecda7 = Draw.faced è per carte calate subito: imposta Draw.card_goes = "table" e Play.per_turn = "faced".
# Separate discard piles start empty and never become the stock: write Draw.discard_pile = "top", deal.upcard = false and stock.when_empty = "ends", or remove own_piles.
fault-5cfef6ea = I monti degli scarti separati cominciano vuoti e non diventano mai il tallone: imposta Draw.discard_pile = "top", DealOut.upcard = false e Stock.when_empty = "ends", o togli Draw.own_piles.
# An offered upcard begins the turn of the player who takes it: write Draw.discard_pile = "top".
fault-c912fbeb = Una carta scoperta offerta comincia il turno di chi la prende: imposta Draw.discard_pile = "top".
# An offered upcard may be taken even if it is wild: write Draw.wild_upcard = "allowed".
fault-bd236eac = Una carta scoperta offerta si può prendere anche se è una matta: imposta Draw.wild_upcard = "allowed".
# Draw.card_goes = "kept_meld" keeps melds in hand: use GoOut instead of Play.
fault-6dc170c3 = Con Draw.card_goes = "kept_meld" le combinazioni restano in mano: usa GoOut al posto di Play.
# Draw.card_goes = "kept_meld" is for one pack without wild cards: write pack.copies = 1, and remove wilds and more_packs.
fault-2462b86d = Draw.card_goes = "kept_meld" è per un solo mazzo senza matte: imposta Pack.copies = 1, e togli Rules.wilds e Rules.more_packs.
# Drops and declarations need the two lives: use the scoring LivesPenalty, or remove them.
fault-e78189c2 = Per ritirarsi e dichiarare servono le due vite: conta con LivesPenalty, o togli Drop e Declare.
# Sides have no other restrictions on laying: remove the other fields of Play.
fault-406b2b4a = Le parti non hanno altri limiti nel calare: togli gli altri campi di Play.
# Melds of a side must include groups: add groups.
fault-969cfca6 = Le combinazioni di una parte devono comprendere i gruppi: aggiungi Rules.groups.
# Runs of a side may end with the king or the ace: write runs.ace = "both".
fault-951ba2cc = Le scale di una parte possono finire con il re o con l’asso: imposta Runs.ace = "both".
# If a side lays only groups, it has one of each rank: write Play.one_per_rank = true.
fault-f810c2f2 = Se una parte cala solo gruppi, ne ha uno per valore: imposta Play.one_per_rank = true.
# In melds of a side a wild card keeps its own value: write wilds.own_value = true.
fault-e6776c37 = Nelle combinazioni di una parte una matta mantiene i propri punti: imposta Wilds.own_value = true.
# In a group of a side a wild card is always wild: write wilds.natural_in_place = false, or add runs.
fault-4bfd8f3f = In un gruppo di una parte una matta è sempre matta: imposta Wilds.natural_in_place = false, o aggiungi Rules.runs.
# Swap.groups = "both_suits" is for groups of different suits whose jokers stand for either missing suit: write groups.distinct_suits = true and declared_jokers = false, or Swap.groups = "one_card".
fault-7172679e = Swap.groups = "both_suits" è per gruppi di semi diversi i cui jolly stanno per uno qualsiasi dei semi mancanti: imposta Groups.distinct_suits = true e MeldValues.declared_jokers = false, o Swap.groups = "one_card".
# Swap.joker_goes = "hand_after_first_meld" is for players before and after a first meld: add opening and write Swap.needs_own_meld = false, or joker_goes = "hand".
fault-217553db = Swap.joker_goes = "hand_after_first_meld" è per giocatori prima e dopo l’apertura: aggiungi Rules.opening e imposta Swap.needs_own_meld = false, o Swap.joker_goes = "hand".
# Swap takes jokers from melds on the table: add Play to the turn and jokers to the pack, or remove it.
fault-a7cf8de0 = Swap prende jolly da combinazioni sul tavolo: aggiungi Play al turno e jolly al mazzo, o toglilo.
# GoOut.pairs must use up the hand: make deal.hand twice as large, or remove it.
fault-742aba28 = GoOut.pairs deve usare tutta la mano: imposta DealOut.hand al doppio, o toglilo.
# A rack of tiles can go out only by discarding the last tile: write GoOut.discard = "required", and remove contracts, undrawn and last_turns.
fault-7edabdee = Con un leggio di tessere si chiude solo scartando l’ultima: imposta GoOut.discard = "required", e togli GoOut.contracts, GoOut.undrawn e GoOut.last_turns.
# GoOut.last_turns lets the others draw once more: remove turns_each, and write stock.when_empty = "shuffle" or "flip".
fault-680735a3 = Con GoOut.last_turns gli altri pescano ancora una volta: togli Rules.turns_each, e imposta Stock.when_empty = "shuffle" o Stock.when_empty = "flip".
# Declare must be the only way to end a deal: remove GoOut and Knock.
fault-74d5500e = Declare deve essere l’unico modo di terminare una smazzata: togli GoOut e Knock.
# Show works without wild cards: remove wilds.
fault-bae82e43 = Show vale senza matte: togli Rules.wilds.
# Knock is for deals in which hands are compared: use the scoring Showdown, or remove Knock.
fault-9be84438 = Knock è per smazzate in cui si confrontano le mani: conta con Showdown, o togli Knock.
# Hands after a knock are compared without wild cards: remove wilds or Knock.
fault-27b5a5c5 = Dopo che si è bussato le mani si confrontano senza matte: togli Rules.wilds o Knock.
# A knock limit needs one pack without wild cards: remove Knock.limit.
fault-4a8777b9 = Per un limite alla bussata serve un mazzo senza matte: togli Knock.limit.
# LayOffWindow is for a knock with one pack and no wild cards: remove it.
fault-b25cf5f3 = LayOffWindow è per la bussata con un mazzo e senza matte: toglilo.
# CallWindow is about cards laid off on melds on the table: add Play to the turn, or remove it.
fault-2d0ee4fd = CallWindow riguarda carte che si attaccano a combinazioni sul tavolo: aggiungi Play al turno, o toglilo.
# BuyWindow is about the top discard: write Draw.discard_pile = "top", or remove it.
fault-e5d6a7bf = BuyWindow riguarda lo scarto in cima: imposta Draw.discard_pile = "top", o toglilo.
# An upcard that is offered cannot be bought: remove Draw.upcard_offered or BuyWindow.
fault-33a9c6b2 = Una carta scoperta offerta a tutti non si può comprare: togli Draw.upcard_offered o BuyWindow.
# Nobody can go out, by a meld or by a discard: write Play.may_go_out = true, or Discard.goes_out = true.
fault-15635695 = Nessuno può chiudere, né calando né scartando: imposta Play.may_go_out = true o Discard.goes_out = true.
# Discard.fitting is about cards that could be laid off: add Play.lay_off, or write Discard.fitting = "allowed".
fault-ffc8e0e2 = Discard.fitting riguarda carte che si possono attaccare: indica Play.lay_off, o imposta Discard.fitting = "allowed".
# Draw.card_goes = "{goes}" is for melds of any value and without wild cards: add Play, and remove opening and wilds.
fault-a3e58473 = Draw.card_goes = "{ $goes }" è per combinazioni di qualsiasi valore e senza matte: aggiungi Play, e togli Rules.opening e Rules.wilds.
# Draw.card_goes = "{goes}" is for melds laid without restriction: write Play.per_turn = "any" and may_go_out = true.
fault-16a146c9 = Draw.card_goes = "{ $goes }" è per combinazioni calate liberamente: imposta Play.per_turn = "any" e Play.may_go_out = true.
# Play lays melds on the table, but {word} lays those kept in hand: remove one of them.
fault-349ba109 = Play cala combinazioni sul tavolo, ma { $word } cala quelle tenute in mano: togline uno.
# The contract {contract} is not in ascending order: sort it.
fault-11073e7d = Il contratto { $contract } non è in ordine crescente: ordinalo.
# The contract {contract} has a meld that is too short: a meld must have at least {shortest} cards.
fault-4da502e2 = Il contratto { $contract } ha una combinazione troppo corta: una combinazione deve avere almeno { $shortest } carte.
# No contract of GoOut uses up a hand of {size} cards: change one of them.
fault-e736a269 = Nessuno di GoOut.contracts usa tutta una mano di { $size } carte: cambiane uno.
# A turn with Rearrange has no other steps: remove the others.
fault-1452e7b7 = Un turno con Rearrange non ha altri passi: togli gli altri.
# A table that is rearranged has no discard pile: write stock.when_empty = "play_on".
fault-aec3fa98 = Un tavolo che si ricombina non ha un monte degli scarti: imposta Stock.when_empty = "play_on".
# turns_each is for cards: remove it.
fault-1a79c182 = Rules.turns_each è per le carte: toglilo.
# A turn with tiles is Rearrange alone, or Draw, GoOut and Discard.
fault-c7ed926b = Un turno con le tessere è solo Rearrange, oppure Draw, GoOut e Discard.
# Loose cards go back to where they were when time runs out: write time_up.loose = "restore".
fault-889cf226 = Quando scade il tempo le carte sciolte tornano dov’erano: imposta TimeUp.loose = "restore".
# Tiles are taken from the pile of the player before: write Draw.own_piles = true, card_goes = "{goes}".
fault-8d1ac0bd = Le tessere si prendono dal monte del giocatore precedente: imposta Draw.own_piles = true e Draw.card_goes = "{ $goes }".
# Tiles must be laid on the table, or all at once when going out: add Play or GoOut.
fault-25f263b8 = Le tessere si calano sul tavolo, o tutte in una volta chiudendo: aggiungi Play o GoOut.
# Tiles are laid without restriction, and the last one is discarded: write only Play.may_go_out = false.
fault-a91b6c18 = Le tessere si calano liberamente, e l’ultima si scarta: imposta Play.may_go_out = false e nient’altro.
# Tiles laid on the table need a first meld with a minimum: write opening.minimum, and perhaps opening.pairs.
fault-7f5a5158 = Per calare tessere sul tavolo serve un’apertura con un minimo: indica Opening.minimum, ed eventualmente Opening.pairs.
# Taking and laying a tile does not restrict the discard: write Discard.return_upcard = true and goes_out = true.
fault-a97be983 = Prendere e calare una tessera non limita lo scarto: imposta Discard.return_upcard = true e Discard.goes_out = true.
# RacksLeft is for tiles laid on the table, with one tile made wild by an indicator: add Play, and write deal.wild_indicator = true and deal.indicates = "next".
fault-1305682d = RacksLeft è per tessere calate sul tavolo, con una resa matta da un indicatore: aggiungi Play, e imposta DealOut.wild_indicator = true e DealOut.indicates = "next".
# A wild tile is taken onto the rack, after the first meld: write only Swap.joker_goes = "hand" and needs_own_meld = true.
fault-f1a1dbfb = Una tessera matta va sul leggio, dopo l’apertura: imposta Swap.joker_goes = "hand" e Swap.needs_own_meld = true, e nient’altro.
# A game with tiles on racks needs a wild tile: write deal.wild_indicator = true and indicates = "next".
fault-614a2496 = Per un gioco con tessere sul leggio serve una tessera matta: imposta DealOut.wild_indicator = true e DealOut.indicates = "next".
# A turn is Rearrange alone, or Draw, Play and Discard: remove Rearrange.
fault-8e33bbb4 = Un turno è solo Rearrange, oppure Draw, Play e Discard: togli Rearrange.
# No step of the turn ends a deal: add Play, GoOut, Knock or Declare.
fault-f422c9c9 = Nessun passo del turno termina una smazzata: aggiungi Play, GoOut, Knock o Declare.
# opening is about a first meld, but no step lays one: add Play to the turn, or remove opening.
fault-9ec7ec40 = Rules.opening riguarda l’apertura, ma nessun passo la cala: aggiungi Play al turno, o togli Rules.opening.
# Show, turns_each and RankPayments belong together: melds are shown in the last turn and then paid by rank. Use all three or none.
fault-bbea703c = Show, Rules.turns_each e RankPayments vanno insieme: le combinazioni si mostrano nell’ultimo turno e poi si paga secondo il piazzamento. Usali tutti e tre o nessuno.
# turns_each counts turns in order, but Drop and CallWindow change whose turn it is: remove it.
fault-38267078 = Rules.turns_each conta i turni nell’ordine, ma Drop e CallWindow cambiano a chi tocca: toglilo.
# {word} is for cards: remove it from a game of tiles.
fault-1da06740 = { $word } è per le carte: toglilo da un gioco di tessere.
# A turn of cards needs the step {word}: add it.
fault-e36842f7 = Per un turno con le carte serve il passo { $word }: aggiungilo.
# A turn has the step {word} twice: keep one.
fault-39471280 = Un turno ha due volte il passo { $word }: lasciane uno.
# {word} comes after {before}, where it is never reached: put it before {before}.
fault-95dd7360 = { $word } viene dopo { $before }, dove non ci si arriva mai: mettilo prima di { $before }.
# CallEnd counts turns round the table, but {word} changes whose turn it is: remove one of them.
fault-2bb19b2f = CallEnd conta i turni intorno al tavolo, ma { $word } cambia a chi tocca: togline uno.
# The bots had not finished after {seconds} seconds.
fault-f5741d28 = I bot non avevano finito dopo { $seconds } secondi.
# ; did you mean {word}?
fault-3afdcbc4 = ; forse volevi dire { $word }?
# .
fault-3a52ce78 = { "." }
# add a table [{field}] with {tag}.
fault-dbd2db70 = Aggiungi una tabella [{ $field }] con { $tag }.
# add a table [{field}].
fault-552a5847 = Aggiungi una tabella [{ $field }].
# add {field}.
fault-5d320c2b = Aggiungi { $field }.
# The format of a sheet must be a number from 1 to {newest}, not {value}.
fault-0e60cfca = Il formato di un foglio deve essere un numero da 1 a { $newest }, non { $value }.
# like must be the name of a game, not {value}.
fault-7671f747 = like deve essere il nome di un gioco, non { $value }.
# {field} is missing: say which of {words} this is.
fault-ae96c659 = Manca { $field }: di’ quale di questi è: { $words }.
# {value} is not one of {words}{meant}
fault-5115c8a9 = { $value } non è tra questi: { $words }{ $meant }
# This must be a table, not {value}.
fault-8567e573 = Qui va una tabella, non { $value }.
# This {fault}
fault-42fba231 = { $fault }
# offers must be a list of options, not {value}.
fault-f079b152 = offers deve essere un elenco di regole della casa, non { $value }.
# An option must be a name or a table, not {value}.
fault-7ec5f926 = Una regola della casa deve essere un nome o una tabella, non { $value }.
# {value} is not an option{meant}
fault-54ac558c = { $value } non è una regola della casa{ $meant }
# There is no {value} here{meant}
fault-af2101ae = Qui non c’è { $value }{ $meant }
# This sheet was written by a newer release of RummyKit, in format {value}; this release reads formats up to {newest}.
fault-d0ef56ea = Questo foglio è stato scritto da una versione più recente di RummyKit, nel formato { $value }; questa versione legge formati fino a { $newest }.
# {field} is missing: {wanted}
fault-6544d6da = Manca { $field }: { $wanted }
# This is required.
fault-7432b872 = È obbligatorio.
# This is not a joker: write JK for cards, and J, DJ, CJ or MJ for tiles.
fault-53cc4055 = Non è un jolly: scrivi JK per le carte, J, DJ, CJ o MJ per le tessere.
# The key must be a number, or a range such as "3-6".
fault-36975ac2 = La chiave deve essere un numero o un intervallo come "3-6".
# This must be a number of at least 1, not {value}.
fault-9cb8e009 = Qui va un numero da 1 in su, non { $value }.
# This is not an option: {fault}
fault-dd77f350 = Non è una regola della casa: { $fault }
# A sheet must be a table, not {value}.
fault-c37eadd7 = Un foglio deve essere una tabella, non { $value }.
# house must be a table of options and values, not {value}.
fault-865377db = house deve essere una tabella di regole della casa e valori, non { $value }.
# This is not valid TOML: {fault}.
fault-c71a8d58 = Non è TOML valido: { $fault }.
# This is not valid JSON: {fault}.
fault-eb2bdf02 = Non è JSON valido: { $fault }.
# These rules cannot be put into words: {error}.
fault-14cad9b9 = Queste regole non si possono mettere in parole: { $error }.
# This is nested too deeply for a sheet.
fault-f0c92d64 = È annidato troppo in profondità per un foglio.
# A sheet must be a table.
fault-d7593e5b = Un foglio deve essere una tabella.
# Give the game a name.
fault-8193bad6 = Dai un nome al gioco.
# Text may have at most {most} characters.
fault-5f8cd132 = Un testo può avere al massimo { $most } caratteri.
# Numbers may be at most {most}.
fault-2f796921 = Un numero può essere al massimo { $most }.
# This may have at most {most} parts.
fault-1c17a1ce = Qui ci possono essere al massimo { $most } parti.
# Every deal was void: nobody went out.
fault-b647c871 = Tutte le smazzate sono state nulle: nessuno ha chiuso.
# A deal failed ({error}).
fault-a1eb8b90 = Una smazzata non è riuscita ({ $error }).
# runs.wild_fourteenth adds a card to a run of thirteen: write max_length = 13, ace = "both".
fault-8cf32852 = Runs.wild_fourteenth aggiunge una carta a una scala di tredici: imposta Runs.max_length = 13 e Runs.ace = "both".
# One tunnela would end a deal: write scoring.tunnelas = 0 or more than 1.
fault-88d6a370 = Una sola tunnela terminerebbe una smazzata: imposta LivesPenalty.tunnelas = 0, o scrivi più di 1.
# At least four dublees or jokers must be needed to end a deal: write 0, or 4 or more, for scoring.dublees and scoring.jokers.
fault-3a180b7e = Per terminare una smazzata devono servire almeno quattro dublee o jolly: in LivesPenalty.dublees e LivesPenalty.jokers scrivi 0 o almeno 4.
# Value cards are paid for between the players and depend on a cut card: write scoring.to_winner = true and deal.indicates = "rank_and_neighbours".
fault-cd497ed2 = Le carte di valore si pagano tra i giocatori e dipendono da una carta del taglio: imposta LivesPenalty.to_winner = true e DealOut.indicates = "rank_and_neighbours".
# opening.natural_run is about a run of the contract: add one to opening.contract, or remove it.
fault-6710974d = Opening.natural_run riguarda una scala del contratto: aggiungine una a Opening.contract, o toglilo.
# scoring.draws_carry is about deals that nobody wins: write stock.when_empty = "block" and use the match FirstTo, or remove it.
fault-8fe5c356 = DealWon.draws_carry riguarda smazzate che nessuno vince: imposta Stock.when_empty = "block" e come partita scegli FirstTo, o toglilo.
# LastLeft.buy_in has no limit: write rejoins = 0, or remove buy_in.
fault-863a44ed = LastLeft.buy_in non ha limiti: imposta LastLeft.rejoins = 0, o togli LastLeft.buy_in.
# WinningRun is about runs in hands that are compared: use the scoring Showdown and add runs.
fault-f0578755 = WinningRun riguarda scale in mani che si confrontano: conta con Showdown e aggiungi Rules.runs.
# WinningRun.run needs {run} cards, but a hand has {hand}.
fault-0016a136 = WinningRun.run richiede { $run } carte, ma una mano ne ha { $hand }.
# runs.wild_fourteenth is a wild card laid off on a run: add wilds, deal at most 13 cards, and write Play.lay_off = "any" and may_go_out = false.
fault-1160e35b = Runs.wild_fourteenth è una matta attaccata a una scala: aggiungi Rules.wilds, distribuisci al massimo 13 carte, e imposta Play.lay_off = "any" e Play.may_go_out = false.
# wilds.black_only is about a wild rank in players' own melds: write wilds.rank and Play, or remove it.
fault-b3e3ed2c = Wilds.black_only riguarda un valore matto in combinazioni dei singoli giocatori: indica Wilds.rank e aggiungi Play, o toglilo.
# The neighbours of a cut card are wild only with pure runs: write scoring.pures, or indicates = "rank".
fault-37684fea = Le vicine di una carta del taglio sono matte solo con le scale pure: indica LivesPenalty.pures, o imposta DealOut.indicates = "rank".
# wilds.alone is for groups of a side made of wild cards, including those of a rank: add books and wilds.rank without runs, or remove it.
fault-4638a8e7 = Wilds.alone è per gruppi di una parte fatti di matte, anche di quelle di un valore: aggiungi Rules.books e Wilds.rank senza Rules.runs, o toglilo.
# If a hand is laid whole, wilds.alone cannot go with a limit on wild cards: remove wilds.at_most_naturals, most and least_naturals, or write wilds.alone = false.
fault-5de4c30b = Dove si cala una mano intera, Wilds.alone non va insieme a un limite per le matte: togli Wilds.at_most_naturals, Wilds.most e Wilds.least_naturals, o imposta Wilds.alone = false.
# books.wild is the bonus of wild cards alone: write wilds.alone = true with it, and false without it.
fault-81c433b0 = Books.wild è il premio per le sole matte: con esso imposta Wilds.alone = true, senza di esso Wilds.alone = false.
# Play.extends_lay_offs = false is for lay-offs on any meld without wild cards, if a first meld needs a card from the pile: write Draw.discard_pile = "down_to_card" and card_goes = "new_meld", or true.
fault-c71c72bc = Play.extends_lay_offs = false vale se si attacca a qualsiasi combinazione senza matte e per aprire serve una carta del monte: imposta Draw.discard_pile = "down_to_card" e Draw.card_goes = "new_meld", o Play.extends_lay_offs = true.
# BuyWindow.points count against the buyer: use the scoring HandsAgainstLosers, or remove them.
fault-2f3d36fe = BuyWindow.points contano contro chi compra: conta con HandsAgainstLosers, o toglili.
# jokers in the pack
fault-f48e09dd = jolly nel mazzo
# a table that is rearranged
fault-a57e187d = un tavolo che si ricombina
# tiles held on a rack
fault-c223834c = tessere tenute sul leggio
# players' own melds of cards
fault-16af31d7 = combinazioni di carte dei singoli giocatori
# hands kept until the end
fault-11ff0b73 = mani tenute fino alla fine
# a stock that can run out
fault-67eb2b23 = un tallone che può finire
# deals that can be void
fault-d8afd9a5 = smazzate che possono essere nulle
# points that players can share
fault-4ce625a2 = una possibile parità
# melds of a side
fault-6ee513c7 = combinazioni di una parte
# melds outside the two lives
fault-b178525b = combinazioni fuori dalle due vite
# {field} means nothing in this game: it is about {what}.
fault-07302513 = { $field } in questo gioco non ha effetto. Serve: { $what }.
# Every deal of the schedule has its own {field}: write that of the first deal on the sheet.
fault-28b05ac4 = { $field } è in ogni smazzata di Rules.schedule: imposta qui quello della prima.
# A fitting discard can be "noted" only with tiles and "refused" only with cards: write Discard.fitting = "allowed" or the other one.
fault-f05bce37 = Uno scarto che lega si segna solo con le tessere e si vieta solo con le carte: cambia Discard.fitting.
# an upcard that goes round
fault-f432e7d2 = una carta scoperta che fa il giro
# TakePile melds the top card with two of its rank: write groups.min_size = 3, and at most 3 for wilds.least_naturals.
fault-056c36c5 = Con TakePile la carta in cima si cala con due del suo valore: imposta Groups.min_size = 3, e per Wilds.least_naturals al massimo 3.
# Draw.card_goes = "new_meld" makes a new meld of any value: write opening.needs_taken_card = true, or remove opening.
fault-994b410f = Con Draw.card_goes = "new_meld" si forma una nuova combinazione di qualsiasi valore: imposta Opening.needs_taken_card = true, o togli Rules.opening.
# A card taken with all above it must be laid: write Draw.card_goes = "table" or "new_meld".
fault-fe629ef7 = Una carta presa con tutte quelle sopra va calata: imposta Draw.card_goes = "table" o Draw.card_goes = "new_meld".
