# After {decisions} decisions the deal had still not ended.
fault-31f67875 = Después de { $decisions } decisiones la mano todavía no había terminado.
# After {decisions} decisions the player to act could do nothing.
fault-7965ea67 = Después de { $decisions } decisiones el jugador al que le tocaba no podía hacer nada.
# true or false
fault-10a3b67f = sí o no
# a whole number
fault-ce83601f = un número entero
# text
fault-372ea08c = un texto
# none
fault-71f8e797 = nada
# must be {wanted}, not {value}.
fault-8e219ea8 = Aquí va { $wanted }, no { $value }.
# a tuple
fault-0abcf7de = una lista
# a list
fault-e3206e3d = una lista
# a table
fault-b57a6e3f = una tabla
# a decimal number
fault-1bbe4ccf = un número decimal
# {first} or {last}
fault-78a7c2b9 = { $first } o { $last }
# an {word}
fault-deeeba31 = { $word }
# a {word}
fault-384fb941 = { $word }
# {first}, {rest}
fault-3113fd2b = { $first }, { $rest }
# text that is not empty
fault-0ce0a869 = un texto que no esté vacío
# a word of lower-case letters, digits and underscores, such as "my_rummy"
fault-1abe3180 = una palabra de letras minúsculas, cifras y guiones bajos, como "my_rummy"
# like {pattern}
fault-a9c52bae = algo como { $pattern }
# a number that is too large
fault-be176079 = un número demasiado grande
# must have {wanted} parts, not {many}.
fault-38a1923f = Aquí deben ir { $wanted } partes, no { $many }.
# true
fault-5ffe533b = sí
# false
fault-7cb6efb9 = no
# {place} {fault}
fault-e0ac1c8c = { $place }: { $fault }
# must be from {low} to {high}, not {value}.
fault-d2acc324 = Se permite de { $low } a { $high }, no { $value }.
# must not be empty, not {value}.
fault-ced8c6b6 = Esto no puede estar vacío; aquí pone { $value }.
# must be at least {low}, not {value}.
fault-68eb7f30 = Se permite { $low } como mínimo, no { $value }.
# must be at most {high}, not {value}.
fault-5370e8e3 = Se permite { $high } como máximo, no { $value }.
# A group must have at least two cards.
fault-5cdef95f = Un grupo debe tener al menos dos cartas.
# The largest group would be smaller than the smallest.
fault-32d5bdde = El grupo más grande sería menor que el más pequeño: Groups.max_size está por debajo de Groups.min_size.
# A group of different suits can have at most four cards.
fault-55929d77 = Un grupo de palos distintos puede tener como máximo cuatro cartas.
# A run must have from two to fourteen cards.
fault-5366243c = Una escalera debe tener de dos a catorce cartas.
# If runs step over ranks, the ace must be low.
fault-65e95bcd = Si las escaleras saltan valores, el as debe ser bajo.
# If runs step over ranks, two cards cannot be a run: remove runs.short_rank.
fault-99541f4b = Si las escaleras saltan valores, no las hay de dos cartas: quita Runs.short_rank.
# Only a run with the ace at both ends can have fourteen cards.
fault-b97c8a88 = Solo una escalera con el as en los dos extremos puede tener catorce cartas.
# A claimed card is laid in a meld on the table: add Play with per_turn = "any".
fault-fa085898 = Una carta reclamada se baja en una combinación de la mesa (ClaimWindow): añade Play, con Play.per_turn = "any".
# A claim makes a meld of any value for one player: remove opening and sides.
fault-671f4530 = Se reclama para una combinación de cualquier valor y para un solo jugador: quita Rules.opening y Rules.sides.
# turns_each counts turns in order, but ClaimWindow changes whose turn it is: remove it.
fault-42e68a88 = Rules.turns_each cuenta los turnos por orden, y ClaimWindow cambia a quién le toca: quítalo.
# ClaimWindow and {word} both come between two turns: remove one of them.
fault-873ee098 = ClaimWindow y { $word } van los dos entre dos turnos: quita uno de ellos.
# A contract must have melds: list its groups or its runs.
fault-91befe6b = Un contrato debe tener combinaciones: indica sus grupos o sus escaleras.
# group
fault-64292b1c = grupo
# run
fault-df6ad190 = escalera
# The contract has a {what}, but the game has none: define its {what}s.
fault-13cb0301 = En el contrato figura «{ $what }», que no existe en este juego: indica qué es aquí «{ $what }».
# The contract has a {what} of {size}, but a {what} must have at least {least} cards.
fault-44f7043f = En el contrato figura «{ $what }» de { $size } cartas, y debe tener al menos { $least }.
# CallEnd is for deals in which hands are compared: use the scoring StakePayments, or remove it.
fault-4cb4b5cf = CallEnd termina una mano en la que se comparan las cartas: puntúa con StakePayments, o quítalo.
# FightWindow answers a called end: add CallEnd before Draw, or remove it.
fault-9a25b707 = FightWindow responde a quien pide la comparación: añade CallEnd antes de Draw, o quítalo.
# ForceWindow is about turned cards that are declined: write Draw.faced = true, or remove it.
fault-187a073f = ForceWindow trata de cartas destapadas que se rechazan: pon Draw.faced = true, o quítalo.
# ShowIndicator needs a second tile that matches the indicator: write deal.wild_indicator = true and two copies.
fault-8fd69f9c = ShowIndicator muestra la ficha igual al indicador: pon DealOut.wild_indicator = true y Pack.copies = 2.
# DeclarePairs is about hands that go out in pairs: write GoOut.pairs = 7, or remove it.
fault-56053244 = DeclarePairs trata de atriles que cierran con pares: pon GoOut.pairs = 7, o quítalo.
# Pairs declared with DeclarePairs count more: write PointsLost.declared = 2, or remove it.
fault-369a274d = Los pares declarados con DeclarePairs cuentan más: pon PointsLost.declared = 2, o quítalo.
# Showing the indicator's match is paid for: use the scoring PointsLost, or remove ShowIndicator.
fault-bd2a8621 = Mostrar la ficha igual al indicador se paga: puntúa con PointsLost, o quita ShowIndicator.
# ShowDealt.counts lists the points of the hands that end a deal: list them, or remove ShowDealt.
fault-fcc6d62b = ShowDealt.counts dice con qué puntos termina la mano: indícalos, o quita ShowDealt.
# ShowDealt is for deals in which hands are compared: use the scoring StakePayments, or remove it.
fault-bfd8a1f2 = ShowDealt termina una mano en la que se comparan las cartas: puntúa con StakePayments, o quítalo.
# HandPayments.multiplied has a rank twice: keep one.
fault-4569f38b = HandPayments.multiplied nombra un valor dos veces: deja uno.
# opening.by_total must go from the lowest score to the highest, each once: sort it.
fault-bd4c2357 = Opening.by_total va de la puntuación más baja a la más alta, cada una una vez: ordénalo.
# opening.by_total is about melds that count for their side: use the scoring MeldsAndBonuses, or remove it.
fault-be523c96 = Opening.by_total trata de combinaciones que cuentan para su bando: puntúa con MeldsAndBonuses, o quítalo.
# opening.needs_taken_card is about cards taken into a meld: write Draw.discard_pile = "down_to_card" and card_goes = "new_meld".
fault-87dbef05 = Opening.needs_taken_card trata de cartas que se toman para una combinación: pon Draw.discard_pile = "down_to_card" y Draw.card_goes = "new_meld".
# A contract says everything about a first meld: remove natural_run and waived_when_going_out.
fault-37d4442c = Un contrato dice todo lo que se exige de la primera bajada: quita Opening.natural_run y Opening.waived_when_going_out.
# A first meld has either a contract or a minimum, not both: write opening.minimum = 0.
fault-4a6ce406 = Una primera bajada tiene o un contrato o un mínimo, no las dos cosas: pon Opening.minimum = 0.
# A first meld can count at most {most}: write no more than that in opening.minimum.
fault-dde0c809 = Una primera bajada puede contar como máximo { $most }: no pongas más en Opening.minimum.
# A contract is laid whatever was drawn: write Draw.card_goes = "hand", not "{goes}".
fault-128e489e = Un contrato se baja se robe lo que se robe: en lugar de Draw.card_goes = "{ $goes }" pon Draw.card_goes = "hand".
# Nobody can ever hold the {cards} cards of the contract: deal more, ask for fewer, or allow buying.
fault-4b6bc88f = Nadie puede tener nunca las { $cards } cartas del contrato: reparte más, exige menos o permite comprar.
# offers has the option {option} twice: keep one.
fault-e9ffc7f0 = La regla de la casa { $option } figura dos veces: deja una.
# The option {option} sets a field that does not exist: {fault}. Remove it from offers.
fault-1ff1f4a8 = La regla de la casa { $option } cambia algo que no existe: { $fault }. Quítala.
# The sheet has none of the values of its option {option}: remove it from offers.
fault-63c5cccf = La hoja no tiene ninguno de los valores de su regla de la casa { $option }: quítala.
# The sheet itself is not one of the choices of its option {option}: {fault}
fault-bd9700be = La hoja misma no es una de las opciones de su regla de la casa { $option }: { $fault }
# The option {option} changes nothing when it is {value}: remove it from offers.
fault-71c4c1ca = La regla de la casa { $option } no cambia nada cuando es { $value }: quítala.
# The option {option} cannot be {value}: {path}{at} {fault}
fault-1ee282b2 = La regla de la casa { $option } no puede ser { $value }: { $path }{ $at }: { $fault }
# The schedule has wild ranks, but the sheet has no wild cards: add wilds.
fault-025c2de6 = Rules.schedule nombra valores comodín, y no hay comodines: añade Rules.wilds.
# The schedule has contracts, but the sheet has no rules for a first meld: add opening.
fault-1ac5bd74 = Rules.schedule nombra contratos, y no se exige nada de la primera bajada: añade Rules.opening.
# The schedule says how often a player may buy, but nobody may: add BuyWindow.
fault-8da06188 = Rules.schedule dice cuántas veces se puede comprar, y nadie puede: añade BuyWindow.
# values.wild is about ranks that a schedule makes wild: put the rank in values.ranks.
fault-cefef600 = CardValues.wild trata de valores que un plan hace comodines: pon el valor en CardValues.ranks.
# Play.per_turn = "faced" is about a turned card: write Draw.faced = true, or Play.per_turn = "any".
fault-79366565 = Play.per_turn = "faced" trata de una carta destapada: pon Draw.faced = true o Play.per_turn = "any".
# Deal {deal} of the schedule: {fault}
fault-7f142b87 = Mano { $deal } del plan: { $fault }
# Hands grow if two cards are drawn for one discarded, and unmatched cards in a large hand can be counted only with one pack and no wild cards: write scoring.count = "all" or Draw.discard_pile = "top".
fault-15a2f117 = Donde se roban dos cartas y se descarta una, las cartas de la mano aumentan, y las sueltas solo se pueden contar entre muchas con una baraja sin comodines: pon HandsToWinner.count = "all" o Draw.discard_pile = "top".
# GinShowdown compares the hands of two players: write players = 2 to 2.
fault-e0bb5687 = GinShowdown compara las cartas de dos jugadores: pon 2 y 2 en Rules.players.
# GinShowdown counts hands after laying off: add LayOffWindow after Discard.
fault-0cd44d7e = GinShowdown cuenta las cartas después de añadir: añade LayOffWindow después de Discard.
# The two lives need groups, runs and wild cards: add groups, runs and wilds.
fault-157e51e5 = Las dos vidas constan de grupos y escaleras con comodines: añade Rules.groups, Rules.runs y Rules.wilds.
# The two lives need groups of different suits: write groups.distinct_suits = true.
fault-786d7bd8 = Las dos vidas necesitan grupos de palos distintos: pon Groups.distinct_suits = true.
# The two lives work with at most two packs: write pack.copies = 2.
fault-df2c840e = Las dos vidas valen con dos barajas como máximo: pon Pack.copies = 2.
# The two lives are shown by a declaration: add Declare to the turn, or choose another scoring.
fault-2ea978d2 = Las dos vidas se muestran con una declaración: añade Declare al turno, o puntúa de otra manera.
# CardsLaid counts cards on the table: add Play to the turn, or choose another scoring.
fault-c6dfad79 = CardsLaid cuenta las cartas de la mesa: añade Play al turno, o puntúa de otra manera.
# Cards that count for the player who laid them cannot be borrowed: write Play.borrowing = "none".
fault-2213ba4c = Las cartas que cuentan para quien las baja no se pueden tomar prestadas: pon Play.borrowing = "none".
# PointsLost is for racks that go out whole, with one tile made wild by an indicator: add GoOut, and write deal.wild_indicator = true and deal.indicates = "next".
fault-43f5bd7d = PointsLost trata de atriles que cierran enteros, con una ficha que el indicador hace comodín: añade GoOut, y pon DealOut.wild_indicator = true y DealOut.indicates = "next".
# PointsLost takes points away from a score: use the match Countdown.
fault-a06b91b2 = PointsLost quita puntos de una puntuación: elige como partida Countdown.
# Countdown is for points that are lost: use the scoring PointsLost, or another match.
fault-fffd5c39 = Countdown trata de puntos que se pierden: puntúa con PointsLost, o elige otra partida.
# {word} compares hands after a knock: add Knock to the turn, or choose another scoring.
fault-de1b4b94 = { $word } compara las cartas después del golpe: añade Knock al turno, o puntúa de otra manera.
# RankPayments.ranks says what {told} players pay, but {payers} may have to.
fault-e83b19a8 = RankPayments.ranks dice lo que pagan { $told } jugadores, y puede que tengan que pagar { $payers }.
# rake_rate and rake_fixed are two ways to take the rake: use only one.
fault-e9b758c5 = Rake.rate y Rake.fixed son dos formas de que la casa se quede con algo: usa solo una.
# A match for chips or money needs the points of the two lives: use the scoring LivesPenalty.
fault-001c6a2a = Una partida por fichas de apuesta o por dinero necesita los puntos de las dos vidas: puntúa con LivesPenalty.
# Points are paid to the winner of the deal in a match for chips or for money with balanced points, and only there.
fault-b48df0e6 = En una partida por fichas de apuesta, o por dinero con puntos que se compensan, y solo en ella, los puntos se pagan al ganador de la mano.
# {word} cannot score tiles that are drawn and discarded: use the scoring PointsLost or RacksLeft.
fault-39cccee5 = { $word } no puede puntuar fichas que se roban y se descartan: puntúa con PointsLost o RacksLeft.
# {word} cannot score a table that is rearranged: use the scoring HandsToWinner or DealWon.
fault-619caa6b = { $word } no puede puntuar una mesa que se reorganiza: puntúa con HandsToWinner o DealWon.
# A blocked deal has no winner for {word}: write stock.when_empty = "flip", or use the scoring HandsToWinner.
fault-66754edf = Una mano bloqueada no tiene ganador para { $word }: pon Stock.when_empty = "flip", o puntúa con HandsToWinner.
# LastLeft puts players out by penalty points, but {word} gives none: use the scoring HandsAgainstLosers.
fault-bfd85823 = Con LastLeft se queda eliminado por puntos de penalización, y { $word } no da ninguno: puntúa con HandsAgainstLosers.
# {word} gives penalty points, so the lowest total must win: use the match FixedGames.
fault-fe864cf6 = { $word } da puntos de penalización, así que debe ganar el total más bajo: elige como partida FixedGames.
# {word} is for cards: use the scoring RackPenalties for tiles.
fault-b64515ce = { $word } es para cartas: las fichas se puntúan con RackPenalties.
# A turn needs at least one step: Draw, Play and Discard for cards, Rearrange for tiles.
fault-034bbe9a = Un turno necesita al menos un paso: Draw, Play y Discard con cartas, Rearrange con fichas.
# A game needs at least two players: let players begin with 2.
fault-3894373b = Un juego necesita al menos dos jugadores: que Rules.players empiece en 2.
# minutes must go from the shortest match to the longest.
fault-b0ede111 = Rules.minutes va de la partida más corta a la más larga.
# An alias is empty: remove it.
fault-67774b04 = Uno de los otros nombres está vacío: quítalo.
# A name in akin is empty: remove it.
fault-58a4736d = El nombre de un juego parecido está vacío: quítalo.
# All packs of a game must be of one family: cards or tiles.
fault-90f12ca5 = Todas las barajas de un juego deben ser de una clase: cartas o fichas.
# False jokers (F) are for tiles held on a rack with a wild tile set by an indicator: remove them.
fault-cd054472 = Los comodines falsos (F) son para fichas en un atril, con una ficha que el indicador hace comodín: quítalos.
# Tiles that are drawn and discarded can have only false jokers (F): use these, or Rearrange alone as the turn.
fault-3c051ccc = Con fichas que se roban y se descartan solo puede haber comodines falsos (F): usa estos, o solo Rearrange como turno.
# special_jokers needs double, colour-changing or mirror jokers in the pack: add them, or remove it.
fault-b6a546f1 = Rules.special_jokers necesita comodines dobles, de cambio de color o espejo: añádelos, o quítalo.
# deal.hand has a number of players twice: keep one.
fault-a82e1a5b = DealOut.hand nombra un número de jugadores dos veces: deja uno.
# A game without groups and runs has no melds: define groups or runs.
fault-d892a450 = Un juego sin grupos ni escaleras no tiene combinaciones: define Rules.groups o Rules.runs.
# Melds of two cards need one pack without wild cards: let groups and runs begin with 3.
fault-cd7d67f7 = Las combinaciones de dos cartas necesitan una baraja sin comodines: que grupos y escaleras empiecen en 3.
# A pack without kings has no high ace: write runs.ace = "low".
fault-dc6d282b = Sin reyes no hay as alto: pon Runs.ace = "low".
# Jokers need a whole pack: remove them, or write pack.suits = 4 and pack.ranks = 13.
fault-474b51f7 = Los jokers necesitan una baraja entera: quítalos, o pon Pack.suits = 4 y Pack.ranks = 13.
# Runs can step over ranks only if one pack lacks them and melds are on the table: write pack.left_out and add Play.
fault-f1d25259 = Las escaleras solo saltan valores que faltan en una baraja, con combinaciones en la mesa: indica Pack.left_out y añade Play.
# Tiles go from 1 to 13 and have no ace: write runs.ace = "low".
fault-0a0ecc6f = Las fichas van del 1 al 13 y no tienen as: pon Runs.ace = "low".
# On a table that is rearranged only printed jokers are wild: remove wilds.rank.
fault-d1f4b08c = En una mesa que se reorganiza solo son comodines los jokers impresos: quita Wilds.rank.
# On a table that is rearranged a run may end with the king or the ace: write runs.ace = "both".
fault-62365022 = En una mesa que se reorganiza una escalera puede terminar con el rey o el as: pon Runs.ace = "both".
# A wild indicator needs wild cards: add wilds.
fault-a7252dc2 = Un valor comodín que se saca necesita comodines: añade Rules.wilds.
# The pack has jokers, but no meld may contain them: write wilds.jokers = true, or remove them from the pack.
fault-d6086140 = Hay jokers, pero ninguna combinación puede contenerlos: pon Wilds.jokers = true, o quítalos de la baraja.
# The sheet has wilds, but no card is wild: add jokers to the pack, set a wild rank, or remove it.
fault-b06b57eb = Está Rules.wilds, pero ninguna carta es comodín: añade jokers, indica un valor comodín, o quítalo.
# The wild rank is both fixed and drawn: remove wilds.rank or deal.wild_indicator.
fault-c34b711d = El valor comodín es fijo y además se saca: quita Wilds.rank o DealOut.wild_indicator.
# A single wild tile is for racks of tiles: write deal.indicates = "rank", or a turn with Draw and GoOut.
fault-842ef1a9 = Una sola ficha comodín es para fichas en un atril: pon DealOut.indicates = "rank", o un turno con Draw y GoOut.
# Among tiles on a rack only the tile set by the indicator is wild: write wilds.jokers = false.
fault-a6be5d69 = Entre fichas de un atril solo es comodín la que fija el indicador: pon Wilds.jokers = false.
# wilds is for cards; tiles have their own jokers: remove it.
fault-21ee47dc = Rules.wilds es para cartas; las fichas tienen comodines propios: quítalo.
# A drawn wild rank works only in hands with two lives: remove deal.wild_indicator.
fault-6b85eb11 = Un valor comodín que se saca solo vale con las dos vidas: quita DealOut.wild_indicator.
# wilds.own_value is for melds of a side: add books, or remove it.
fault-0a35a5e7 = Wilds.own_value trata de combinaciones de un bando: añade Rules.books, o quítalo.
# wilds.natural_in_place and least_naturals are for melds of a side or a hand laid whole: add books, use GoOut instead of Play, or remove them.
fault-243cdd85 = Wilds.natural_in_place y Wilds.least_naturals tratan de combinaciones de un bando o de cartas que se bajan todas de una vez: añade Rules.books, o GoOut en lugar de Play, o quítalos.
# joker_needs_two_rack_tiles restricts freeing jokers, but joker_sets_manipulable leaves it unrestricted.
fault-57443aa8 = JokerSets.needs_two_rack_tiles limita cómo se liberan los comodines, y JokerSets.may_be_rearranged los deja libres: elige uno de los dos.
# The pack has jokers, but the sheet does not say how they are freed: add joker_sets.
fault-9bf7293f = Hay comodines, y nada dice cómo se liberan: añade Rules.joker_sets.
# joker_sets.may_be_split and goes_to = "any_set" belong together, for jokers of cards: use both or none.
fault-80443dcb = JokerSets.may_be_split y JokerSets.goes_to = "any_set" van juntos, para jokers de cartas: pon los dos o ninguno.
# With joker_sets.may_be_split a joker is replaced from anywhere: write replacement = "any" and nothing else.
fault-6255135c = Con JokerSets.may_be_split un joker se reemplaza desde cualquier sitio: pon JokerSets.replacement = "any" y nada más.
# Rules for jokers need jokers in the pack.
fault-904866f5 = Las reglas sobre jokers o comodines necesitan que los haya en la baraja.
# players must go from the fewest to the most: write {most} to {fewest}, not {fewest} to {most}.
fault-9aeeed56 = Rules.players va de los menos a los más: pon { $most } y { $fewest }, no { $fewest } y { $most }.
# A pack of tiles can have at most {most} of each tile and each joker.
fault-e1bbb36b = De cada ficha y de cada comodín puede haber como máximo { $most }.
# The pack has {joker}, but the sheet does not say what it does: add special_jokers.
fault-82ccb61c = Hay { $joker }, y nada dice lo que hace: añade Rules.special_jokers.
# sample has an empty meld: write melds such as {like}.
fault-dfb016d9 = Una de las combinaciones de muestra está vacía: pon combinaciones como { $like }.
# tiles
fault-e20f8d1f = fichas
# colours
fault-16096b43 = colores
# cards
fault-c8d3756e = cartas
# suits
fault-df78d3c5 = palos
# A group of {pieces} has different {kinds}: write groups.distinct_suits = true.
fault-a6ac3b2f = En un grupo de { $pieces } todos los { $kinds } son distintos: pon Groups.distinct_suits = true.
# On a table of {pieces}, groups must have three or four: write groups.min_size = 3 and max_size = 4.
fault-6fab64cc = En una mesa de { $pieces } los grupos son de tres o cuatro: pon Groups.min_size = 3 y Groups.max_size = 4.
# On a table of {pieces}, runs must have three or more: write runs.min_length = 3 and max_length = 13.
fault-93dff8cc = En una mesa de { $pieces } las escaleras son de tres o más: pon Runs.min_length = 3 y Runs.max_length = 13.
# No upcard is turned in a game of {pieces}: write deal.upcard = false.
fault-79bf73c9 = En un juego de { $pieces } no se descubre nada: pon DealOut.upcard = false.
# more_packs has a pack for {players} players, but the game is for {fewest} to {most}.
fault-15614d69 = Rules.more_packs nombra { $players } jugadores, pero el juego es para { $fewest } a { $most }.
# more_packs has two packs for {players} players: keep one.
fault-7776ca9e = Rules.more_packs nombra { $players } jugadores dos veces: deja uno.
# {joker} is no joker of a pack of {family}: its jokers are {known}.
fault-ae8665e4 = { $joker } no es propio de esta baraja ({ $family }): los suyos son { $known }.
# pack.jokers has {joker} twice: keep one.
fault-eece6ce7 = Pack.jokers nombra { $joker } dos veces: di una vez cuántos hay.
# A table that is rearranged can have at most {most} packs: write pack.copies = {most}.
fault-eeef7f05 = En una mesa que se reorganiza puede haber como máximo { $most } barajas: pon Pack.copies = { $most }.
# sample has "{text}", but {fault}: write melds such as {like}.
fault-333a330b = La muestra tiene "{ $text }", y { $fault }: pon combinaciones como { $like }.
# sample has "{text}", but the pack has no {card} for it.
fault-3cc37ae2 = La muestra tiene "{ $text }", y para eso falta { $card }.
# deal.hand has a hand for {players} players, but the game is for {fewest} to {most}.
fault-ee55dad5 = DealOut.hand nombra { $players } jugadores, pero el juego es para { $fewest } a { $most }.
# deal.hand has no hand for {players} players: say how many cards each of them gets.
fault-758f1473 = DealOut.hand no dice nada para { $players } jugadores: indica cuántas cartas recibe cada uno.
# {players} players need {needed} cards, but the pack has {cards}: deal fewer, or add packs.
fault-b4bf82f0 = { $players } jugadores necesitan { $needed } cartas, y hay { $cards }: reparte menos, o añade barajas.
# A hand may have at most {room} cards, so that with those drawn it has no more than {largest}: deal fewer.
fault-71a5e9a2 = Un jugador puede recibir como máximo { $room } cartas, para no pasar de { $largest } con las robadas: reparte menos.
# With {players} players the whole pack is dealt and no stock is left: deal fewer, or add packs.
fault-b2e6737b = { $players } jugadores reciben todas las cartas y no queda mazo: reparte menos, o añade barajas.
# With more than two players, several lose a deal: write start.later = "winner_deals".
fault-f55f9f0a = Con más de dos jugadores pierden varios una mano: pon Start.later = "winner_deals".
# A game in which every turn begins with a draw cannot play on without a stock: write stock.when_empty = "flip" or "shuffle".
fault-2a5bd588 = Donde cada turno empieza robando no se puede seguir sin mazo: pon Stock.when_empty = "flip" o Stock.when_empty = "shuffle".
# stock.when_empty = "lowest_wins" compares hands: use the scoring StakePayments.
fault-4e8dabe7 = Stock.when_empty = "lowest_wins" compara las cartas: puntúa con StakePayments.
# stock.when_empty = "ends" is for deals without a winner: use the scoring MeldsAndBonuses, PointsLost or RacksLeft.
fault-cad6570a = Stock.when_empty = "ends" es para manos sin ganador: puntúa con MeldsAndBonuses, PointsLost o RacksLeft.
# A deal that is void without a knock needs one: add Knock, or write stock.when_empty = "flip".
fault-32cc94f0 = Una mano que se anula si nadie golpea necesita el golpe: añade Knock, o pon Stock.when_empty = "flip".
# start.later = "{later}" needs a dealer: write start.draw = "lowest_deals".
fault-0aec3548 = Start.later = "{ $later }" necesita un repartidor: pon Start.draw = "lowest_deals".
# Partners share one score: use the scoring MeldsAndBonuses, or remove sides.
fault-c495d071 = Los compañeros comparten una puntuación: puntúa con MeldsAndBonuses, o quita Rules.sides.
# books has bonuses: use the scoring MeldsAndBonuses, or remove books.
fault-66bfe530 = Rules.books da premios: puntúa con MeldsAndBonuses, o quítalo.
# A second hand is for melds of a side: use the scoring MeldsAndBonuses, or remove second_hand.
fault-b0f523f4 = Una segunda mano es para combinaciones de un bando: puntúa con MeldsAndBonuses, o quita Rules.second_hand.
# bonus_cards have their own bonuses: use the scoring MeldsAndBonuses, or remove them.
fault-7934123d = Rules.bonus_cards tiene sus propios premios: puntúa con MeldsAndBonuses, o quítalo.
# A card cannot be both wild and a bonus card: change wilds.rank or bonus_cards.
fault-9e47c4da = Una carta es comodín o da un premio, no las dos cosas: cambia Wilds.rank o Rules.bonus_cards.
# bonus_cards are for cards: remove them from a game of tiles.
fault-4c26a538 = Rules.bonus_cards es para cartas: quítalo de un juego de fichas.
# TakePile takes the whole pile: write Draw.discard_pile = "none", or remove TakePile.
fault-14ac01fb = TakePile toma toda la pila de descartes: pon Draw.discard_pile = "none", o quita TakePile.
# TakePile melds the top card with the side's own group of its rank: add books, and write Play.one_per_rank = true.
fault-4e2f75d0 = TakePile baja la carta superior con el grupo propio de su valor: añade Rules.books, y pon Play.one_per_rank = true.
# A pile that is taken whole does not become the stock: write stock.when_empty = "block".
fault-5614a7ee = Una pila que se toma entera no pasa a ser el mazo: pon Stock.when_empty = "block".
# AskPartner needs a partner: add sides with partners, or remove it.
fault-2e7af646 = AskPartner pregunta a alguien del mismo bando: añade Rules.sides con compañeros, o quítalo.
# A player without a partner cannot get a yes: write AskPartner.required = false.
fault-8d4aedd7 = Un jugador sin compañero no puede recibir un sí: pon AskPartner.required = false.
# RummyKit can tell whether a player can go out only with groups, one of each rank: write AskPartner.yes_binds = false.
fault-4f0b7421 = Solo con grupos, uno de cada valor, se puede saber si alguien puede cerrar: pon AskPartner.yes_binds = false.
# MeldsAndBonuses counts the melds of each side: add Play and books, or choose another scoring.
fault-720d27be = MeldsAndBonuses cuenta las combinaciones de cada bando: añade Play y Rules.books, o puntúa de otra manera.
# No group can have {size} cards: remove the limit of groups.max_size, or change books.size.
fault-9c537fdb = Ningún grupo puede tener { $size } cartas: quita el límite de Groups.max_size, o cambia Books.size.
# With {players} players not everybody has a partner opposite: write an even number in sides.partners.
fault-1b82d30c = De { $players } jugadores no todos tienen un compañero enfrente: pon un número par en Sides.partners.
# sides.partners has {players} players, but the game is for {fewest} to {most}.
fault-d337fa0f = Sides.partners nombra { $players } jugadores, pero el juego es para { $fewest } a { $most }.
# books.to_go_out has no number for {players} players: say how many a side needs.
fault-61e0b90e = Books.to_go_out no dice nada para { $players } jugadores: indica cuántas necesita un bando.
# StakePayments pays for melds on the table: add Play to the turn, or choose another scoring.
fault-415be42f = StakePayments paga por combinaciones en la mesa: añade Play al turno, o puntúa de otra manera.
# StakePayments pays the lowest hand when the stock runs out: write stock.when_empty = "lowest_wins".
fault-6357aea7 = StakePayments paga al más bajo cuando se acaba el mazo: pon Stock.when_empty = "lowest_wins".
# Unmatched cards can be counted only with one pack and no wild cards: write scoring.count = "all".
fault-751d8768 = Las cartas sueltas solo se pueden contar con una baraja sin comodines: pon StakePayments.count = "all".
# an amount such as "0.50"
fault-128361a1 = una cantidad como "0.50"
# a fraction such as "0.10"
fault-8997a614 = una fracción como "0.10"
# If cards are taken from within the discard pile, the rest of the turn must be free: write Play with lay_off = "any" and no other limit.
fault-fe8430f4 = Donde se toman cartas del interior de la pila de descartes, lo demás que se baja en el turno es libre: pon Play con Play.lay_off = "any" y sin otros límites.
# If cards are taken from within the discard pile, a first meld may have only a minimum or a taken card as a condition: write only opening.minimum or opening.needs_taken_card.
fault-91fae195 = Donde se toman cartas del interior de la pila de descartes, la primera bajada solo puede exigir un mínimo o una de esas cartas: indica solo Opening.minimum o Opening.needs_taken_card.
# Draw.discard_pile = "whole" is for melds of sides, in a deal that ends with the stock: write stock.when_empty = "ends", or "top".
fault-8cadb721 = Draw.discard_pile = "whole" es para combinaciones de bandos, en una mano que termina con el mazo: pon Stock.when_empty = "ends" o Draw.discard_pile = "top".
# Several cards can be drawn only if the pile is taken whole: add TakePile, or write Draw.count = 1.
fault-8dc204d2 = Solo se roban varias cartas donde la pila se toma entera: añade TakePile, o pon Draw.count = 1.
# Draw.count must have a number of cards for each number of players.
fault-907f21b5 = Draw.count tiene un número para cada número de jugadores: indica cuántas cartas se roban.
# When the stock is empty only the upcard is left, but Draw.discard_pile does not allow taking it: write stock.when_empty = "flip".
fault-3fb7cfc0 = Cuando se acaba el mazo solo queda la carta descubierta, y con Draw.discard_pile = "none" nadie puede tomarla: pon Stock.when_empty = "flip".
# Draw.card_goes = "first_meld" needs a first meld: add opening and Play, or write Draw.card_goes = "hand".
fault-b722d019 = Draw.card_goes = "first_meld" necesita una primera bajada: añade Rules.opening y Play, o pon Draw.card_goes = "hand".
# Draw.card_goes = "table" needs melds on the table: add Play.
fault-bbe9f3d1 = Draw.card_goes = "table" necesita combinaciones en la mesa: añade Play.
# Draw.faced is for cards laid at once: write card_goes = "table" and Play.per_turn = "faced".
fault-5d8ecda7 = Draw.faced trata de cartas que se bajan de inmediato: pon Draw.card_goes = "table" y Play.per_turn = "faced".
# Separate discard piles start empty and never become the stock: write Draw.discard_pile = "top", deal.upcard = false and stock.when_empty = "ends", or remove own_piles.
fault-5cfef6ea = Las pilas de descartes propias empiezan vacías y nunca pasan a ser el mazo: pon Draw.discard_pile = "top", DealOut.upcard = false y Stock.when_empty = "ends", o quita Draw.own_piles.
# An offered upcard begins the turn of the player who takes it: write Draw.discard_pile = "top".
fault-c912fbeb = Una carta descubierta que se ofrece empieza el turno de quien la toma: pon Draw.discard_pile = "top".
# An offered upcard may be taken even if it is wild: write Draw.wild_upcard = "allowed".
fault-bd236eac = Una carta descubierta que se ofrece se puede tomar siempre: pon Draw.wild_upcard = "allowed".
# Draw.card_goes = "kept_meld" keeps melds in hand: use GoOut instead of Play.
fault-6dc170c3 = Con Draw.card_goes = "kept_meld" las combinaciones se quedan en la mano: usa GoOut en lugar de Play.
# Draw.card_goes = "kept_meld" is for one pack without wild cards: write pack.copies = 1, and remove wilds and more_packs.
fault-2462b86d = Draw.card_goes = "kept_meld" es para una sola baraja sin comodines: pon Pack.copies = 1, y quita Rules.wilds y Rules.more_packs.
# Drops and declarations need the two lives: use the scoring LivesPenalty, or remove them.
fault-e78189c2 = Retiradas y declaraciones necesitan las dos vidas: puntúa con LivesPenalty, o quita Drop y Declare.
# Sides have no other restrictions on laying: remove the other fields of Play.
fault-406b2b4a = Los bandos no tienen otros límites al bajar: quita los demás campos de Play.
# Melds of a side must include groups: add groups.
fault-969cfca6 = Las combinaciones de un bando deben incluir grupos: añade Rules.groups.
# Runs of a side may end with the king or the ace: write runs.ace = "both".
fault-951ba2cc = Las escaleras de un bando pueden terminar con el rey o el as: pon Runs.ace = "both".
# If a side lays only groups, it has one of each rank: write Play.one_per_rank = true.
fault-f810c2f2 = Donde un bando solo baja grupos, tiene uno de cada valor: pon Play.one_per_rank = true.
# In melds of a side a wild card keeps its own value: write wilds.own_value = true.
fault-e6776c37 = En las combinaciones de un bando un comodín conserva sus puntos: pon Wilds.own_value = true.
# In a group of a side a wild card is always wild: write wilds.natural_in_place = false, or add runs.
fault-4bfd8f3f = En un grupo de un bando un comodín es siempre comodín: pon Wilds.natural_in_place = false, o añade Rules.runs.
# Swap.groups = "both_suits" is for groups of different suits whose jokers stand for either missing suit: write groups.distinct_suits = true and declared_jokers = false, or Swap.groups = "one_card".
fault-7172679e = Swap.groups = "both_suits" es para grupos de palos distintos cuyos jokers representan cualquier palo que falte: pon Groups.distinct_suits = true y MeldValues.declared_jokers = false, o Swap.groups = "one_card".
# Swap.joker_goes = "hand_after_first_meld" is for players before and after a first meld: add opening and write Swap.needs_own_meld = false, or joker_goes = "hand".
fault-217553db = Swap.joker_goes = "hand_after_first_meld" es para jugadores antes y después de la primera bajada: añade Rules.opening, y pon Swap.needs_own_meld = false, o Swap.joker_goes = "hand".
# Swap takes jokers from melds on the table: add Play to the turn and jokers to the pack, or remove it.
fault-a7cf8de0 = Swap toma jokers de combinaciones de la mesa: añade Play al turno y jokers a la baraja, o quítalo.
# GoOut.pairs must use up the hand: make deal.hand twice as large, or remove it.
fault-742aba28 = GoOut.pairs debe usar todas las fichas: pon DealOut.hand al doble, o quítalo.
# A rack of tiles can go out only by discarding the last tile: write GoOut.discard = "required", and remove contracts, undrawn and last_turns.
fault-7edabdee = Con fichas en el atril solo se cierra con un último descarte: pon GoOut.discard = "required", y quita GoOut.contracts, GoOut.undrawn y GoOut.last_turns.
# GoOut.last_turns lets the others draw once more: remove turns_each, and write stock.when_empty = "shuffle" or "flip".
fault-680735a3 = Con GoOut.last_turns los demás roban una vez más: quita Rules.turns_each, y pon Stock.when_empty = "shuffle" o Stock.when_empty = "flip".
# Declare must be the only way to end a deal: remove GoOut and Knock.
fault-74d5500e = Aquí solo Declare termina una mano: quita GoOut y Knock.
# Show works without wild cards: remove wilds.
fault-bae82e43 = Show vale sin comodines: quita Rules.wilds.
# Knock is for deals in which hands are compared: use the scoring Showdown, or remove Knock.
fault-9be84438 = Knock termina una mano en la que se comparan las cartas: puntúa con Showdown, o quita Knock.
# Hands after a knock are compared without wild cards: remove wilds or Knock.
fault-27b5a5c5 = Después del golpe las cartas se comparan sin comodines: quita Rules.wilds o Knock.
# A knock limit needs one pack without wild cards: remove Knock.limit.
fault-4a8777b9 = Un límite para golpear solo vale con una baraja sin comodines: quita Knock.limit.
# LayOffWindow is for a knock with one pack and no wild cards: remove it.
fault-b25cf5f3 = LayOffWindow vale después del golpe con una baraja sin comodines: quítalo.
# CallWindow is about cards laid off on melds on the table: add Play to the turn, or remove it.
fault-2d0ee4fd = CallWindow trata de cartas que se añaden en la mesa: añade Play al turno, o quítalo.
# BuyWindow is about the top discard: write Draw.discard_pile = "top", or remove it.
fault-e5d6a7bf = BuyWindow vende el último descarte: pon Draw.discard_pile = "top", o quítalo.
# An upcard that is offered cannot be bought: remove Draw.upcard_offered or BuyWindow.
fault-33a9c6b2 = Una carta descubierta que se ofrece no se puede comprar: quita Draw.upcard_offered o BuyWindow.
# Nobody can go out, by a meld or by a discard: write Play.may_go_out = true, or Discard.goes_out = true.
fault-15635695 = Nadie puede cerrar, ni bajando ni con un descarte: pon Play.may_go_out = true o Discard.goes_out = true.
# Discard.fitting is about cards that could be laid off: add Play.lay_off, or write Discard.fitting = "allowed".
fault-ffc8e0e2 = Discard.fitting trata de cartas que se podrían añadir: indica Play.lay_off, o pon Discard.fitting = "allowed".
# Draw.card_goes = "{goes}" is for melds of any value and without wild cards: add Play, and remove opening and wilds.
fault-a3e58473 = Draw.card_goes = "{ $goes }" es para combinaciones de cualquier valor y sin comodines: añade Play, y quita Rules.opening y Rules.wilds.
# Draw.card_goes = "{goes}" is for melds laid without restriction: write Play.per_turn = "any" and may_go_out = true.
fault-16a146c9 = Draw.card_goes = "{ $goes }" es para combinaciones que se bajan sin límites: pon Play.per_turn = "any" y Play.may_go_out = true.
# Play lays melds on the table, but {word} lays those kept in hand: remove one of them.
fault-349ba109 = Play baja combinaciones a la mesa, y { $word } las que se guardan en la mano: quita uno de ellos.
# The contract {contract} is not in ascending order: sort it.
fault-11073e7d = El contrato { $contract } no está en orden ascendente: ordénalo.
# The contract {contract} has a meld that is too short: a meld must have at least {shortest} cards.
fault-4da502e2 = El contrato { $contract } tiene una combinación demasiado corta: una combinación tiene al menos { $shortest } cartas.
# No contract of GoOut uses up a hand of {size} cards: change one of them.
fault-e736a269 = Ninguno de GoOut.contracts usa todas las cartas cuando son { $size }: cambia uno.
# A turn with Rearrange has no other steps: remove the others.
fault-1452e7b7 = Un turno en que se reorganiza la mesa es solo el paso Rearrange: quita los demás.
# A table that is rearranged has no discard pile: write stock.when_empty = "play_on".
fault-aec3fa98 = Una mesa que se reorganiza no tiene pila de descartes: pon Stock.when_empty = "play_on".
# turns_each is for cards: remove it.
fault-1a79c182 = Rules.turns_each es para cartas: quítalo.
# A turn with tiles is Rearrange alone, or Draw, GoOut and Discard.
fault-c7ed926b = Un turno con fichas es solo el paso Rearrange, o Draw, GoOut y Discard.
# Loose cards go back to where they were when time runs out: write time_up.loose = "restore".
fault-889cf226 = Cuando se acaba el tiempo, las cartas sueltas vuelven a donde estaban: pon TimeUp.loose = "restore".
# Tiles are taken from the pile of the player before: write Draw.own_piles = true, card_goes = "{goes}".
fault-8d1ac0bd = Las fichas se toman de la pila del jugador anterior: pon Draw.own_piles = true y Draw.card_goes = "{ $goes }".
# Tiles must be laid on the table, or all at once when going out: add Play or GoOut.
fault-25f263b8 = Las fichas se bajan a la mesa o todas de una vez al cerrar: añade Play o GoOut.
# Tiles are laid without restriction, and the last one is discarded: write only Play.may_go_out = false.
fault-a91b6c18 = Las fichas se bajan sin límites, y la última se descarta: pon solo Play.may_go_out = false.
# Tiles laid on the table need a first meld with a minimum: write opening.minimum, and perhaps opening.pairs.
fault-7f5a5158 = Donde las fichas se bajan a la mesa hace falta una primera bajada con un mínimo: indica Opening.minimum y, si quieres, Opening.pairs.
# Taking and laying a tile does not restrict the discard: write Discard.return_upcard = true and goes_out = true.
fault-a97be983 = Tomar y bajar una ficha no limita el descarte: pon Discard.return_upcard = true y Discard.goes_out = true.
# RacksLeft is for tiles laid on the table, with one tile made wild by an indicator: add Play, and write deal.wild_indicator = true and deal.indicates = "next".
fault-1305682d = RacksLeft trata de fichas que se bajan a la mesa, con una que el indicador hace comodín: añade Play, y pon DealOut.wild_indicator = true y DealOut.indicates = "next".
# A wild tile is taken onto the rack, after the first meld: write only Swap.joker_goes = "hand" and needs_own_meld = true.
fault-f1a1dbfb = Una ficha comodín va al atril después de la primera bajada: pon Swap.joker_goes = "hand" y Swap.needs_own_meld = true, y nada más.
# A game with tiles on racks needs a wild tile: write deal.wild_indicator = true and indicates = "next".
fault-614a2496 = Un juego con fichas en atriles necesita una ficha comodín: pon DealOut.wild_indicator = true y DealOut.indicates = "next".
# A turn is Rearrange alone, or Draw, Play and Discard: remove Rearrange.
fault-8e33bbb4 = Un turno es solo Rearrange, o Draw, Play y Discard: quita Rearrange.
# No step of the turn ends a deal: add Play, GoOut, Knock or Declare.
fault-f422c9c9 = Ningún paso del turno termina una mano: añade Play, GoOut, Knock o Declare.
# opening is about a first meld, but no step lays one: add Play to the turn, or remove opening.
fault-9ec7ec40 = Rules.opening trata de una primera bajada, pero ningún paso la permite: añade Play al turno, o quita Rules.opening.
# Show, turns_each and RankPayments belong together: melds are shown in the last turn and then paid by rank. Use all three or none.
fault-bbea703c = Show, Rules.turns_each y RankPayments van juntos: en el último turno se muestran las combinaciones y después se paga según el puesto. Usa los tres o ninguno.
# turns_each counts turns in order, but Drop and CallWindow change whose turn it is: remove it.
fault-38267078 = Rules.turns_each cuenta los turnos por orden, y Drop y CallWindow cambian a quién le toca: quítalo.
# {word} is for cards: remove it from a game of tiles.
fault-1da06740 = { $word } es para cartas: quítalo de un juego de fichas.
# A turn of cards needs the step {word}: add it.
fault-e36842f7 = Un turno con cartas necesita el paso { $word }: añádelo.
# A turn has the step {word} twice: keep one.
fault-39471280 = Un turno tiene el paso { $word } dos veces: deja uno.
# {word} comes after {before}, where it is never reached: put it before {before}.
fault-95dd7360 = { $word } va después de { $before }, donde nunca se llega a él: ponlo antes de { $before }.
# CallEnd counts turns round the table, but {word} changes whose turn it is: remove one of them.
fault-2bb19b2f = CallEnd cuenta los turnos alrededor de la mesa, y { $word } cambia a quién le toca: quita uno de ellos.
# The bots had not finished after {seconds} seconds.
fault-f5741d28 = Los bots no habían terminado después de { $seconds } segundos.
# ; did you mean {word}?
fault-3afdcbc4 = ; ¿querías decir { $word }?
# .
fault-3a52ce78 = { "." }
# add a table [{field}] with {tag}.
fault-dbd2db70 = añade una tabla [{ $field }] con { $tag }.
# add a table [{field}].
fault-552a5847 = añade una tabla [{ $field }].
# add {field}.
fault-5d320c2b = añade { $field }.
# The format of a sheet must be a number from 1 to {newest}, not {value}.
fault-0e60cfca = El formato de una hoja debe ser un número de 1 a { $newest }, no { $value }.
# like must be the name of a game, not {value}.
fault-7671f747 = like debe ser el nombre de un juego, no { $value }.
# {field} is missing: say which of {words} this is.
fault-ae96c659 = Falta { $field }: di cuál de estos es: { $words }.
# {value} is not one of {words}{meant}
fault-5115c8a9 = { $value } no es ninguno de estos: { $words }{ $meant }
# This must be a table, not {value}.
fault-8567e573 = Aquí va una tabla, no { $value }.
# This {fault}
fault-42fba231 = { $fault }
# offers must be a list of options, not {value}.
fault-f079b152 = offers debe ser una lista de reglas de la casa, no { $value }.
# An option must be a name or a table, not {value}.
fault-7ec5f926 = Una regla de la casa debe ser un nombre o una tabla, no { $value }.
# {value} is not an option{meant}
fault-54ac558c = { $value } no es una regla de la casa{ $meant }
# There is no {value} here{meant}
fault-af2101ae = Aquí no existe { $value }{ $meant }
# This sheet was written by a newer release of RummyKit, in format {value}; this release reads formats up to {newest}.
fault-d0ef56ea = Esta hoja se escribió con una versión más nueva de RummyKit, en el formato { $value }; esta versión lee formatos hasta { $newest }.
# {field} is missing: {wanted}
fault-6544d6da = Falta { $field }: { $wanted }
# This is required.
fault-7432b872 = Esto es obligatorio.
# This is not a joker: write JK for cards, and J, DJ, CJ or MJ for tiles.
fault-53cc4055 = Esto no es un joker ni un comodín: pon JK para cartas, y J, DJ, CJ o MJ para fichas.
# The key must be a number, or a range such as "3-6".
fault-36975ac2 = La clave debe ser un número o un intervalo como "3-6".
# This must be a number of at least 1, not {value}.
fault-9cb8e009 = Aquí va un número de 1 en adelante, no { $value }.
# This is not an option: {fault}
fault-dd77f350 = Esto no es una regla de la casa: { $fault }
# A sheet must be a table, not {value}.
fault-c37eadd7 = Una hoja debe ser una tabla, no { $value }.
# house must be a table of options and values, not {value}.
fault-865377db = house debe ser una tabla de reglas de la casa y valores, no { $value }.
# This is not valid TOML: {fault}.
fault-c71a8d58 = Esto no es TOML válido: { $fault }.
# This is not valid JSON: {fault}.
fault-eb2bdf02 = Esto no es JSON válido: { $fault }.
# These rules cannot be put into words: {error}.
fault-14cad9b9 = Estas reglas no se pueden expresar en palabras: { $error }.
# This is nested too deeply for a sheet.
fault-f0c92d64 = Esto tiene demasiados niveles para una hoja.
# A sheet must be a table.
fault-d7593e5b = Una hoja debe ser una tabla.
# Give the game a name.
fault-8193bad6 = Ponle un nombre al juego.
# Text may have at most {most} characters.
fault-5f8cd132 = Un texto puede tener como máximo { $most } caracteres.
# Numbers may be at most {most}.
fault-2f796921 = Los números pueden llegar como máximo a { $most }.
# This may have at most {most} parts.
fault-1c17a1ce = Esto puede tener como máximo { $most } partes.
# Every deal was void: nobody went out.
fault-b647c871 = Todas las manos quedaron anuladas: nadie cerró.
# A deal failed ({error}).
fault-a1eb8b90 = Una mano falló ({ $error }).
# runs.wild_fourteenth adds a card to a run of thirteen: write max_length = 13, ace = "both".
fault-8cf32852 = Runs.wild_fourteenth añade una carta a una escalera de trece: pon Runs.max_length = 13 y Runs.ace = "both".
# One tunnela would end a deal: write scoring.tunnelas = 0 or more than 1.
fault-88d6a370 = Una sola tunnela terminaría una mano: pon LivesPenalty.tunnelas = 0, o más de 1.
# At least four dublees or jokers must be needed to end a deal: write 0, or 4 or more, for scoring.dublees and scoring.jokers.
fault-3a180b7e = Para terminar una mano deben hacer falta al menos cuatro dublees o jokers: pon 0, o 4 o más, en LivesPenalty.dublees y LivesPenalty.jokers.
# Value cards are paid for between the players and depend on a cut card: write scoring.to_winner = true and deal.indicates = "rank_and_neighbours".
fault-cd497ed2 = Las cartas de pago se pagan entre los jugadores y dependen de una carta de corte: pon LivesPenalty.to_winner = true y DealOut.indicates = "rank_and_neighbours".
# opening.natural_run is about a run of the contract: add one to opening.contract, or remove it.
fault-6710974d = Opening.natural_run trata de una escalera del contrato: añade una a Opening.contract, o quítalo.
# scoring.draws_carry is about deals that nobody wins: write stock.when_empty = "block" and use the match FirstTo, or remove it.
fault-8fe5c356 = DealWon.draws_carry trata de manos que nadie gana: pon Stock.when_empty = "block" y elige como partida FirstTo, o quítalo.
# LastLeft.buy_in has no limit: write rejoins = 0, or remove buy_in.
fault-863a44ed = LastLeft.buy_in no tiene límite: pon LastLeft.rejoins = 0, o quita LastLeft.buy_in.
# WinningRun is about runs in hands that are compared: use the scoring Showdown and add runs.
fault-f0578755 = WinningRun trata de escaleras en cartas que se comparan: puntúa con Showdown y añade Rules.runs.
# WinningRun.run needs {run} cards, but a hand has {hand}.
fault-0016a136 = WinningRun.run necesita { $run } cartas, y cada jugador tiene { $hand }.
# runs.wild_fourteenth is a wild card laid off on a run: add wilds, deal at most 13 cards, and write Play.lay_off = "any" and may_go_out = false.
fault-1160e35b = Runs.wild_fourteenth es un comodín que se añade a una escalera: añade Rules.wilds, reparte como máximo 13 cartas, y pon Play.lay_off = "any" y Play.may_go_out = false.
# wilds.black_only is about a wild rank in players' own melds: write wilds.rank and Play, or remove it.
fault-b3e3ed2c = Wilds.black_only trata de un valor comodín en combinaciones propias de los jugadores: indica Wilds.rank y añade Play, o quítalo.
# The neighbours of a cut card are wild only with pure runs: write scoring.pures, or indicates = "rank".
fault-37684fea = Las vecinas de una carta de corte solo son comodines con escaleras puras: indica LivesPenalty.pures, o pon DealOut.indicates = "rank".
# wilds.alone is for groups of a side made of wild cards, including those of a rank: add books and wilds.rank without runs, or remove it.
fault-4638a8e7 = Wilds.alone es para grupos de un bando formados por comodines, también los de un valor: añade Rules.books y Wilds.rank y quita Rules.runs, o quítalo.
# If a hand is laid whole, wilds.alone cannot go with a limit on wild cards: remove wilds.at_most_naturals, most and least_naturals, or write wilds.alone = false.
fault-5de4c30b = Donde las cartas se bajan todas de una vez, Wilds.alone no va con un límite de comodines: quita Wilds.at_most_naturals, Wilds.most y Wilds.least_naturals, o pon Wilds.alone = false.
# books.wild is the bonus of wild cards alone: write wilds.alone = true with it, and false without it.
fault-81c433b0 = Books.wild es el premio de los comodines solos: con él pon Wilds.alone = true, sin él Wilds.alone = false.
# Play.extends_lay_offs = false is for lay-offs on any meld without wild cards, if a first meld needs a card from the pile: write Draw.discard_pile = "down_to_card" and card_goes = "new_meld", or true.
fault-c71c72bc = Play.extends_lay_offs = false es para añadir a cualquier combinación sin comodines, donde la primera bajada necesita una carta de la pila: pon Draw.discard_pile = "down_to_card" y Draw.card_goes = "new_meld", o Play.extends_lay_offs = true.
# BuyWindow.points count against the buyer: use the scoring HandsAgainstLosers, or remove them.
fault-2f3d36fe = BuyWindow.points cuenta en contra del comprador: puntúa con HandsAgainstLosers, o quítalo.
# jokers in the pack
fault-f48e09dd = jokers o comodines en la baraja
# a table that is rearranged
fault-a57e187d = una mesa que se reorganiza
# tiles held on a rack
fault-c223834c = fichas en un atril
# players' own melds of cards
fault-16af31d7 = combinaciones propias de los jugadores, de cartas
# hands kept until the end
fault-11ff0b73 = cartas que se guardan hasta el final
# a stock that can run out
fault-67eb2b23 = un mazo que se puede acabar
# deals that can be void
fault-d8afd9a5 = manos que pueden quedar anuladas
# points that players can share
fault-4ce625a2 = un empate posible
# melds of a side
fault-6ee513c7 = combinaciones de un bando
# melds outside the two lives
fault-b178525b = combinaciones fuera de las dos vidas
# {field} means nothing in this game: it is about {what}.
fault-07302513 = { $field } no significa nada en este juego. Hace falta: { $what }.
# Every deal of the schedule has its own {field}: write that of the first deal on the sheet.
fault-28b05ac4 = { $field } figura en cada mano de Rules.schedule: pon aquí lo de la primera.
# A fitting discard can be "noted" only with tiles and "refused" only with cards: write Discard.fitting = "allowed" or the other one.
fault-f05bce37 = Un descarte que encaja se puede penalizar con fichas y prohibir con cartas: cambia Discard.fitting.
# an upcard that goes round
fault-f432e7d2 = una carta descubierta que da la vuelta a la mesa
# TakePile melds the top card with two of its rank: write groups.min_size = 3, and at most 3 for wilds.least_naturals.
fault-056c36c5 = TakePile baja la carta superior con dos de su valor: pon Groups.min_size = 3, y como máximo 3 en Wilds.least_naturals.
# Draw.card_goes = "new_meld" makes a new meld of any value: write opening.needs_taken_card = true, or remove opening.
fault-994b410f = Draw.card_goes = "new_meld" forma una combinación nueva de cualquier valor: pon Opening.needs_taken_card = true, o quita Rules.opening.
# A card taken with all above it must be laid: write Draw.card_goes = "table" or "new_meld".
fault-fe629ef7 = Una carta que se toma con todas las de encima se debe bajar: pon Draw.card_goes = "table" o "new_meld".
