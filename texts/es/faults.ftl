fault-31f67875 = Después de { $decisions } decisiones la mano todavía no había terminado.
fault-7965ea67 = Después de { $decisions } decisiones el jugador al que le tocaba no podía hacer nada.
fault-10a3b67f = sí o no
fault-ce83601f = un número entero
fault-372ea08c = un texto
fault-71f8e797 = nada
fault-8e219ea8 = Aquí va { $wanted }, no { $value }.
fault-0abcf7de = una lista
fault-e3206e3d = una lista
fault-b57a6e3f = una tabla
fault-1bbe4ccf = un número decimal
fault-78a7c2b9 = { $first } o { $last }
fault-deeeba31 = { $word }
fault-384fb941 = { $word }
fault-3113fd2b = { $first }, { $rest }
fault-0ce0a869 = un texto que no esté vacío
fault-1abe3180 = una palabra de letras minúsculas, cifras y guiones bajos, como "my_rummy"
fault-a9c52bae = algo como { $pattern }
fault-be176079 = un número demasiado grande
fault-38a1923f = Aquí deben ir { $wanted } partes, no { $many }.
fault-5ffe533b = sí
fault-7cb6efb9 = no
fault-e0ac1c8c = { $place }: { $fault }
fault-d2acc324 = Se permite de { $low } a { $high }, no { $value }.
fault-ced8c6b6 = Esto no puede estar vacío; aquí pone { $value }.
fault-68eb7f30 = Se permite { $low } como mínimo, no { $value }.
fault-5370e8e3 = Se permite { $high } como máximo, no { $value }.
fault-5cdef95f = Un grupo debe tener al menos dos cartas.
fault-32d5bdde = El grupo más grande sería menor que el más pequeño: Groups.max_size está por debajo de Groups.min_size.
fault-55929d77 = Un grupo de palos distintos puede tener como máximo cuatro cartas.
fault-5366243c = Una escalera debe tener de dos a catorce cartas.
fault-65e95bcd = Si las escaleras saltan valores, el as debe ser bajo.
fault-99541f4b = Si las escaleras saltan valores, no las hay de dos cartas: quita Runs.short_rank.
fault-b97c8a88 = Solo una escalera con el as en los dos extremos puede tener catorce cartas.
fault-fa085898 = Una carta reclamada se baja en una combinación de la mesa (ClaimWindow): añade Play, con Play.per_turn = "any".
fault-671f4530 = Se reclama para una combinación de cualquier valor y para un solo jugador: quita Rules.opening y Rules.sides.
fault-42e68a88 = Rules.turns_each cuenta los turnos por orden, y ClaimWindow cambia a quién le toca: quítalo.
fault-873ee098 = ClaimWindow y { $word } van los dos entre dos turnos: quita uno de ellos.
fault-91befe6b = Un contrato debe tener combinaciones: indica sus grupos o sus escaleras.
fault-64292b1c = grupo
fault-df6ad190 = escalera
fault-13cb0301 = En el contrato figura «{ $what }», que no existe en este juego: indica qué es aquí «{ $what }».
fault-44f7043f = En el contrato figura «{ $what }» de { $size } cartas, y debe tener al menos { $least }.
fault-4cb4b5cf = CallEnd termina una mano en la que se comparan las cartas: puntúa con StakePayments, o quítalo.
fault-9a25b707 = FightWindow responde a quien pide la comparación: añade CallEnd antes de Draw, o quítalo.
fault-187a073f = ForceWindow trata de cartas destapadas que se rechazan: pon Draw.faced = true, o quítalo.
fault-8fd69f9c = ShowIndicator muestra la ficha igual al indicador: pon DealOut.wild_indicator = true y Pack.copies = 2.
fault-56053244 = DeclarePairs trata de atriles que cierran con pares: pon GoOut.pairs = 7, o quítalo.
fault-369a274d = Los pares declarados con DeclarePairs cuentan más: pon PointsLost.declared = 2, o quítalo.
fault-bd2a8621 = Mostrar la ficha igual al indicador se paga: puntúa con PointsLost, o quita ShowIndicator.
fault-fcc6d62b = ShowDealt.counts dice con qué puntos termina la mano: indícalos, o quita ShowDealt.
fault-c40641ff = Unas cartas repartidas sin dos que vayan juntas se pagan como si hubieran cerrado: usa la puntuación RankPayments, o pon ShowDealt.apart = false.
fault-bfd8a1f2 = ShowDealt termina una mano en la que se comparan las cartas: puntúa con StakePayments, o quítalo.
fault-4569f38b = HandPayments.multiplied nombra un valor dos veces: deja uno.
fault-bd4c2357 = Opening.by_total va de la puntuación más baja a la más alta, cada una una vez: ordénalo.
fault-be523c96 = Opening.by_total trata de combinaciones que cuentan para su bando: puntúa con MeldsAndBonuses, o quítalo.
fault-87dbef05 = Opening.needs_taken_card trata de cartas que se toman para una combinación: pon Draw.discard_pile = "down_to_card" y Draw.card_goes = "new_meld".
fault-37d4442c = Un contrato dice todo lo que se exige de la primera bajada: quita Opening.natural_run y Opening.waived_when_going_out.
fault-4a6ce406 = Una primera bajada tiene o un contrato o un mínimo, no las dos cosas: pon Opening.minimum = 0.
fault-dde0c809 = Una primera bajada puede contar como máximo { $most }: no pongas más en Opening.minimum.
fault-128e489e = Un contrato se baja se robe lo que se robe: en lugar de Draw.card_goes = "{ $goes }" pon Draw.card_goes = "hand".
fault-4b6bc88f = Nadie puede tener nunca las { $cards } cartas del contrato: reparte más, exige menos o permite comprar.
fault-e9ffc7f0 = La regla de la casa { $option } figura dos veces: deja una.
fault-1ff1f4a8 = La regla de la casa { $option } cambia algo que no existe: { $fault }. Quítala.
fault-63c5cccf = La hoja no tiene ninguno de los valores de su regla de la casa { $option }: quítala.
fault-bd9700be = La hoja misma no es una de las opciones de su regla de la casa { $option }: { $fault }
fault-71c4c1ca = La regla de la casa { $option } no cambia nada cuando es { $value }: quítala.
fault-1ee282b2 = La regla de la casa { $option } no puede ser { $value }: { $path }{ $at }: { $fault }
fault-025c2de6 = Rules.schedule nombra valores comodín, y no hay comodines: añade Rules.wilds.
fault-1ac5bd74 = Rules.schedule nombra contratos, y no se exige nada de la primera bajada: añade Rules.opening.
fault-8da06188 = Rules.schedule dice cuántas veces se puede comprar, y nadie puede: añade BuyWindow.
fault-cefef600 = CardValues.wild trata de valores que un plan hace comodines: pon el valor en CardValues.ranks.
fault-79366565 = Play.per_turn = "faced" trata de una carta destapada: pon Draw.faced = true o Play.per_turn = "any".
fault-7f142b87 = Mano { $deal } del plan: { $fault }
fault-15a2f117 = Donde se roban dos cartas y se descarta una, las cartas de la mano aumentan, y las sueltas solo se pueden contar entre muchas con una baraja sin comodines: pon HandsToWinner.count = "all" o Draw.discard_pile = "top".
fault-37939991 = GinShowdown compara las cartas de dos jugadores: pon 2 y 2 en Rules.players, o añade Rules.sitting_out.
fault-0cd44d7e = GinShowdown cuenta las cartas después de añadir: añade LayOffWindow después de Discard.
fault-157e51e5 = Las dos vidas constan de grupos y escaleras con comodines: añade Rules.groups, Rules.runs y Rules.wilds.
fault-786d7bd8 = Las dos vidas necesitan grupos de palos distintos: pon Groups.distinct_suits = true.
fault-df2c840e = Las dos vidas valen con dos barajas como máximo: pon Pack.copies = 2.
fault-2ea978d2 = Las dos vidas se muestran con una declaración: añade Declare al turno, o puntúa de otra manera.
fault-c6dfad79 = CardsLaid cuenta las cartas de la mesa: añade Play al turno, o puntúa de otra manera.
fault-2213ba4c = Las cartas que cuentan para quien las baja no se pueden tomar prestadas: pon Play.borrowing = "none".
fault-43f5bd7d = PointsLost trata de atriles que cierran enteros, con una ficha que el indicador hace comodín: añade GoOut, y pon DealOut.wild_indicator = true y DealOut.indicates = "next".
fault-a06b91b2 = PointsLost quita puntos de una puntuación: elige como partida Countdown.
fault-fffd5c39 = Countdown trata de puntos que se pierden: puntúa con PointsLost, o elige otra partida.
fault-de1b4b94 = { $word } compara las cartas después del golpe: añade Knock al turno, o puntúa de otra manera.
fault-e83b19a8 = RankPayments.ranks dice lo que pagan { $told } jugadores, y puede que tengan que pagar { $payers }.
fault-e9b758c5 = Rake.rate y Rake.fixed son dos formas de que la casa se quede con algo: usa solo una.
fault-001c6a2a = Una partida por fichas de apuesta o por dinero necesita los puntos de las dos vidas: puntúa con LivesPenalty.
fault-b48df0e6 = En una partida por fichas de apuesta, o por dinero con puntos que se compensan, y solo en ella, los puntos se pagan al ganador de la mano.
fault-39cccee5 = { $word } no puede puntuar fichas que se roban y se descartan: puntúa con PointsLost o RacksLeft.
fault-619caa6b = { $word } no puede puntuar una mesa que se reorganiza: puntúa con HandsToWinner o DealWon.
fault-66754edf = Una mano bloqueada no tiene ganador para { $word }: pon Stock.when_empty = "flip", o puntúa con HandsToWinner.
fault-bfd85823 = Con LastLeft se queda eliminado por puntos de penalización, y { $word } no da ninguno: puntúa con HandsAgainstLosers.
fault-fe864cf6 = { $word } da puntos de penalización, así que debe ganar el total más bajo: elige como partida FixedGames.
fault-b64515ce = { $word } es para cartas: las fichas se puntúan con RackPenalties.
fault-034bbe9a = Un turno necesita al menos un paso: Draw, Play y Discard con cartas, Rearrange con fichas.
fault-3894373b = Un juego necesita al menos dos jugadores: que Rules.players empiece en 2.
fault-b0ede111 = Rules.minutes va de la partida más corta a la más larga.
fault-67774b04 = Uno de los otros nombres está vacío: quítalo.
fault-58a4736d = El nombre de un juego parecido está vacío: quítalo.
fault-90f12ca5 = Todas las barajas de un juego deben ser de una clase: cartas o fichas.
fault-cd054472 = Los comodines falsos (F) son para fichas en un atril, con una ficha que el indicador hace comodín: quítalos.
fault-3c051ccc = Con fichas que se roban y se descartan solo puede haber comodines falsos (F): usa estos, o solo Rearrange como turno.
fault-b6a546f1 = Rules.special_jokers necesita comodines dobles, de cambio de color o espejo: añádelos, o quítalo.
fault-a82e1a5b = DealOut.hand nombra un número de jugadores dos veces: deja uno.
fault-d892a450 = Un juego sin grupos ni escaleras no tiene combinaciones: define Rules.groups o Rules.runs.
fault-cd7d67f7 = Las combinaciones de dos cartas necesitan una baraja sin comodines: que grupos y escaleras empiecen en 3.
fault-dc6d282b = Sin reyes no hay as alto: pon Runs.ace = "low".
fault-474b51f7 = Los jokers necesitan una baraja entera: quítalos, o pon Pack.suits = 4 y Pack.ranks = 13.
fault-f1d25259 = Las escaleras solo saltan valores que faltan en una baraja, con combinaciones en la mesa: indica Pack.left_out y añade Play.
fault-0a0ecc6f = Las fichas van del 1 al 13 y no tienen as: pon Runs.ace = "low".
fault-d1f4b08c = En una mesa que se reorganiza solo son comodines los jokers impresos: quita Wilds.rank.
fault-a7252dc2 = Un valor comodín que se saca necesita comodines: añade Rules.wilds.
fault-d6086140 = Hay jokers, pero ninguna combinación puede contenerlos: pon Wilds.jokers = true, o quítalos de la baraja.
fault-b06b57eb = Está Rules.wilds, pero ninguna carta es comodín: añade jokers, indica un valor comodín, o quítalo.
fault-c34b711d = El valor comodín es fijo y además se saca: quita Wilds.rank o DealOut.wild_indicator.
fault-842ef1a9 = Una sola ficha comodín es para fichas en un atril: pon DealOut.indicates = "rank", o un turno con Draw y GoOut.
fault-a6be5d69 = Entre fichas de un atril solo es comodín la que fija el indicador: pon Wilds.jokers = false.
fault-21ee47dc = Rules.wilds es para cartas; las fichas tienen comodines propios: quítalo.
fault-6b85eb11 = Un valor comodín que se saca solo vale con las dos vidas: quita DealOut.wild_indicator.
fault-0a35a5e7 = Wilds.own_value trata de combinaciones de un bando: añade Rules.books, o quítalo.
fault-243cdd85 = Wilds.natural_in_place y Wilds.least_naturals tratan de combinaciones de un bando o de cartas que se bajan todas de una vez: añade Rules.books, o GoOut en lugar de Play, o quítalos.
fault-57443aa8 = JokerSets.needs_two_rack_tiles limita cómo se liberan los comodines, y JokerSets.may_be_rearranged los deja libres: elige uno de los dos.
fault-9bf7293f = Hay comodines, y nada dice cómo se liberan: añade Rules.joker_sets.
fault-80443dcb = JokerSets.may_be_split y JokerSets.goes_to = "any_set" van juntos, para jokers de cartas: pon los dos o ninguno.
fault-6255135c = Con JokerSets.may_be_split un joker se reemplaza desde cualquier sitio: pon JokerSets.replacement = "any" y nada más.
fault-904866f5 = Las reglas sobre jokers o comodines necesitan que los haya en la baraja.
fault-9aeeed56 = Rules.players va de los menos a los más: pon { $most } y { $fewest }, no { $fewest } y { $most }.
fault-3ab071f9 = En una mesa que se reordena puede haber como máximo { $most } fichas iguales y { $jokers } comodines.
fault-e1bbb36b = De cada ficha y de cada comodín puede haber como máximo { $most }.
fault-82ccb61c = Hay { $joker }, y nada dice lo que hace: añade Rules.special_jokers.
fault-dfb016d9 = Una de las combinaciones de muestra está vacía: pon combinaciones como { $like }.
fault-e20f8d1f = fichas
fault-16096b43 = colores
fault-c8d3756e = cartas
fault-df78d3c5 = palos
fault-a6ac3b2f = En un grupo de { $pieces } todos los { $kinds } son distintos: pon Groups.distinct_suits = true.
fault-6fab64cc = En una mesa de { $pieces } los grupos son de tres o cuatro: pon Groups.min_size = 3 y Groups.max_size = 4.
fault-93dff8cc = En una mesa de { $pieces } las escaleras son de tres o más: pon Runs.min_length = 3 y Runs.max_length = 13.
fault-79bf73c9 = En un juego de { $pieces } no se descubre nada: pon DealOut.upcard = false.
fault-15614d69 = Rules.more_packs nombra { $players } jugadores, pero el juego es para { $fewest } a { $most }.
fault-7776ca9e = Rules.more_packs nombra { $players } jugadores dos veces: deja uno.
fault-ae8665e4 = { $joker } no es propio de esta baraja ({ $family }): los suyos son { $known }.
fault-eece6ce7 = Pack.jokers nombra { $joker } dos veces: di una vez cuántos hay.
fault-eeef7f05 = En una mesa que se reorganiza puede haber como máximo { $most } barajas: pon Pack.copies = { $most }.
fault-333a330b = La muestra tiene "{ $text }", y { $fault }: pon combinaciones como { $like }.
fault-3cc37ae2 = La muestra tiene "{ $text }", y para eso falta { $card }.
fault-ee55dad5 = DealOut.hand nombra { $players } jugadores, pero el juego es para { $fewest } a { $most }.
fault-758f1473 = DealOut.hand no dice nada para { $players } jugadores: indica cuántas cartas recibe cada uno.
fault-b4bf82f0 = { $players } jugadores necesitan { $needed } cartas, y hay { $cards }: reparte menos, o añade barajas.
fault-71a5e9a2 = Un jugador puede recibir como máximo { $room } cartas, para no pasar de { $largest } con las robadas: reparte menos.
fault-b2e6737b = { $players } jugadores reciben todas las cartas y no queda mazo: reparte menos, o añade barajas.
fault-f55f9f0a = Con más de dos jugadores pierden varios una mano: pon Start.later = "winner_deals".
fault-2a5bd588 = Donde cada turno empieza robando no se puede seguir sin mazo: pon Stock.when_empty = "flip" o Stock.when_empty = "shuffle".
fault-4e8dabe7 = Stock.when_empty = "lowest_wins" compara las cartas: puntúa con StakePayments.
fault-cad6570a = Stock.when_empty = "ends" es para manos sin ganador: puntúa con MeldsAndBonuses, PointsLost o RacksLeft.
fault-32cc94f0 = Una mano que se anula si nadie golpea necesita el golpe: añade Knock, o pon Stock.when_empty = "flip".
fault-0aec3548 = Start.later = "{ $later }" necesita un repartidor: pon Start.draw = "lowest_deals".
fault-a7f0a241 = Los compañeros quedan fuera juntos y juegan solo por puntos: pon 0 en LastLeft.rejoins, LastLeft.ante y LastLeft.call_up, y LastLeft.buy_in = false.
fault-87d3d657 = Los compañeros comparten una puntuación: puntúa con CardsLaid, GinShowdown, HandsAgainstLosers, MeldsAndBonuses, PointsLost o RacksLeft, o quita Rules.sides.
fault-66bfe530 = Rules.books da premios: puntúa con MeldsAndBonuses, o quítalo.
fault-b0f523f4 = Una segunda mano es para combinaciones de un bando: puntúa con MeldsAndBonuses, o quita Rules.second_hand.
fault-7934123d = Rules.bonus_cards tiene sus propios premios: puntúa con MeldsAndBonuses, o quítalo.
fault-9e47c4da = Una carta es comodín o da un premio, no las dos cosas: cambia Wilds.rank o Rules.bonus_cards.
fault-4c26a538 = Rules.bonus_cards es para cartas: quítalo de un juego de fichas.
fault-14ac01fb = TakePile toma toda la pila de descartes: pon Draw.discard_pile = "none", o quita TakePile.
fault-4e2f75d0 = TakePile baja la carta superior con el grupo propio de su valor: añade Rules.books, y pon Play.one_per_rank = true.
fault-5614a7ee = Una pila que se toma entera no pasa a ser el mazo: pon Stock.when_empty = "block".
fault-2e7af646 = AskPartner pregunta a alguien del mismo bando: añade Rules.sides con compañeros, o quítalo.
fault-4f0b7421 = Solo con grupos, uno de cada valor, se puede saber si alguien puede cerrar: pon AskPartner.yes_binds = false.
fault-720d27be = MeldsAndBonuses cuenta las combinaciones de cada bando: añade Play y Rules.books, o puntúa de otra manera.
fault-9c537fdb = Ningún grupo puede tener { $size } cartas: quita el límite de Groups.max_size, o cambia Books.size.
fault-1b82d30c = De { $players } jugadores no todos tienen un compañero enfrente: pon un número par en Sides.partners.
fault-b628ec60 = tres barajas o más
fault-d0739d0a = Sides.two_sides nombra { $players } jugadores: pon números pares de { $fewest } a { $most } que no estén en Sides.partners.
fault-d337fa0f = Sides.partners nombra { $players } jugadores, pero el juego es para { $fewest } a { $most }.
fault-61e0b90e = Books.to_go_out no dice nada para { $players } jugadores: indica cuántas necesita un bando.
fault-415be42f = StakePayments paga por combinaciones en la mesa: añade Play al turno, o puntúa de otra manera.
fault-6357aea7 = StakePayments paga al más bajo cuando se acaba el mazo: pon Stock.when_empty = "lowest_wins".
fault-751d8768 = Las cartas sueltas solo se pueden contar con una baraja sin comodines: pon StakePayments.count = "all".
fault-128361a1 = una cantidad como "0.50"
fault-8997a614 = una fracción como "0.10"
fault-fe8430f4 = Donde se toman cartas del interior de la pila de descartes, lo demás que se baja en el turno es libre: pon Play con Play.lay_off = "any" y sin otros límites.
fault-91fae195 = Donde se toman cartas del interior de la pila de descartes, la primera bajada solo puede exigir un mínimo o una de esas cartas: indica solo Opening.minimum o Opening.needs_taken_card.
fault-8cadb721 = Draw.discard_pile = "whole" es para combinaciones de bandos, en una mano que termina con el mazo: pon Stock.when_empty = "ends" o Draw.discard_pile = "top".
fault-8dc204d2 = Solo se roban varias cartas donde la pila se toma entera: añade TakePile, o pon Draw.count = 1.
fault-907f21b5 = Draw.count tiene un número para cada número de jugadores: indica cuántas cartas se roban.
fault-3fb7cfc0 = Cuando se acaba el mazo solo queda la carta descubierta, y con Draw.discard_pile = "none" nadie puede tomarla: pon Stock.when_empty = "flip".
fault-b722d019 = Draw.card_goes = "first_meld" necesita una primera bajada: añade Rules.opening y Play, o pon Draw.card_goes = "hand".
fault-bbe9f3d1 = Draw.card_goes = "table" necesita combinaciones en la mesa: añade Play.
fault-5d8ecda7 = Draw.faced trata de cartas que se bajan de inmediato: pon Draw.card_goes = "table" y Play.per_turn = "faced".
fault-5cfef6ea = Las pilas de descartes propias empiezan vacías y nunca pasan a ser el mazo: pon Draw.discard_pile = "top", DealOut.upcard = false y Stock.when_empty = "ends", o quita Draw.own_piles.
fault-c912fbeb = Una carta descubierta que se ofrece empieza el turno de quien la toma: pon Draw.discard_pile = "top".
fault-bd236eac = Una carta descubierta que se ofrece se puede tomar siempre: pon Draw.wild_upcard = "allowed".
fault-6dc170c3 = Con Draw.card_goes = "kept_meld" las combinaciones se quedan en la mano: usa GoOut en lugar de Play.
fault-2462b86d = Draw.card_goes = "kept_meld" es para una sola baraja sin comodines: pon Pack.copies = 1, y quita Rules.wilds y Rules.more_packs.
fault-e78189c2 = Retiradas y declaraciones necesitan las dos vidas: puntúa con LivesPenalty, o quita Drop y Declare.
fault-406b2b4a = Los bandos no tienen otros límites al bajar: quita los demás campos de Play.
fault-969cfca6 = Las combinaciones de un bando deben incluir grupos: añade Rules.groups.
fault-951ba2cc = Las escaleras de un bando pueden terminar con el rey o el as: pon Runs.ace = "both".
fault-f810c2f2 = Donde un bando solo baja grupos, tiene uno de cada valor: pon Play.one_per_rank = true.
fault-e6776c37 = En las combinaciones de un bando un comodín conserva sus puntos: pon Wilds.own_value = true.
fault-4bfd8f3f = En un grupo de un bando un comodín es siempre comodín: pon Wilds.natural_in_place = false, o añade Rules.runs.
fault-7172679e = Swap.groups = "both_suits" es para grupos de palos distintos cuyos jokers representan cualquier palo que falte: pon Groups.distinct_suits = true y MeldValues.declared_jokers = false, o Swap.groups = "one_card".
fault-217553db = Swap.joker_goes = "hand_after_first_meld" es para jugadores antes y después de la primera bajada: añade Rules.opening, y pon Swap.needs_own_meld = false, o Swap.joker_goes = "hand".
fault-a7cf8de0 = Swap toma jokers de combinaciones de la mesa: añade Play al turno y jokers a la baraja, o quítalo.
fault-742aba28 = GoOut.pairs debe usar todas las fichas: pon DealOut.hand al doble, o quítalo.
fault-7edabdee = Con fichas en el atril solo se cierra con un último descarte: pon GoOut.discard = "required", y quita GoOut.contracts, GoOut.undrawn y GoOut.last_turns.
fault-680735a3 = Con GoOut.last_turns los demás roban una vez más: quita Rules.turns_each, y pon Stock.when_empty = "shuffle" o Stock.when_empty = "flip".
fault-74d5500e = Aquí solo Declare termina una mano: quita GoOut y Knock.
fault-bae82e43 = Show vale sin comodines: quita Rules.wilds.
fault-9be84438 = Knock termina una mano en la que se comparan las cartas: puntúa con Showdown, o quita Knock.
fault-27b5a5c5 = Después del golpe las cartas se comparan sin comodines: quita Rules.wilds o Knock.
fault-4a8777b9 = Un límite para golpear solo vale con una baraja sin comodines: quita Knock.limit.
fault-b25cf5f3 = LayOffWindow vale después del golpe con una baraja sin comodines: quítalo.
fault-2d0ee4fd = CallWindow trata de cartas que se añaden en la mesa: añade Play al turno, o quítalo.
fault-ddbb99f2 = CallWindow.from_pile trata de una pila que se toma hasta una carta que se baja: pon Draw.discard_pile = "down_to_card" y Draw.card_goes = "table", o CallWindow.from_pile = false.
fault-e5d6a7bf = BuyWindow vende el último descarte: pon Draw.discard_pile = "top", o quítalo.
fault-33a9c6b2 = Una carta descubierta que se ofrece no se puede comprar: quita Draw.upcard_offered o BuyWindow.
fault-15635695 = Nadie puede cerrar, ni bajando ni con un descarte: pon Play.may_go_out = true o Discard.goes_out = true.
fault-ffc8e0e2 = Discard.fitting trata de cartas que se podrían añadir: indica Play.lay_off, o pon Discard.fitting = "allowed".
fault-a3e58473 = Draw.card_goes = "{ $goes }" es para combinaciones de cualquier valor y sin comodines: añade Play, y quita Rules.opening y Rules.wilds.
fault-16a146c9 = Draw.card_goes = "{ $goes }" es para combinaciones que se bajan sin límites: pon Play.per_turn = "any" y Play.may_go_out = true.
fault-349ba109 = Play baja combinaciones a la mesa, y { $word } las que se guardan en la mano: quita uno de ellos.
fault-11073e7d = El contrato { $contract } no está en orden ascendente: ordénalo.
fault-4da502e2 = El contrato { $contract } tiene una combinación demasiado corta: una combinación tiene al menos { $shortest } cartas.
fault-e736a269 = Ninguno de GoOut.contracts usa todas las cartas cuando son { $size }: cambia uno.
fault-1452e7b7 = Un turno en que se reorganiza la mesa es solo el paso Rearrange: quita los demás.
fault-aec3fa98 = Una mesa que se reorganiza no tiene pila de descartes: pon Stock.when_empty = "play_on".
fault-1a79c182 = Rules.turns_each es para cartas: quítalo.
fault-c7ed926b = Un turno con fichas es solo el paso Rearrange, o Draw, GoOut y Discard.
fault-889cf226 = Cuando se acaba el tiempo, las cartas sueltas vuelven a donde estaban: pon TimeUp.loose = "restore".
fault-8d1ac0bd = Las fichas se toman de la pila del jugador anterior: pon Draw.own_piles = true y Draw.card_goes = "{ $goes }".
fault-25f263b8 = Las fichas se bajan a la mesa o todas de una vez al cerrar: añade Play o GoOut.
fault-a91b6c18 = Las fichas se bajan sin límites, y la última se descarta: pon solo Play.may_go_out = false.
fault-7f5a5158 = Donde las fichas se bajan a la mesa hace falta una primera bajada con un mínimo: indica Opening.minimum y, si quieres, Opening.pairs.
fault-a97be983 = Tomar y bajar una ficha no limita el descarte: pon Discard.return_upcard = true y Discard.goes_out = true.
fault-1305682d = RacksLeft trata de fichas que se bajan a la mesa, con una que el indicador hace comodín: añade Play, y pon DealOut.wild_indicator = true y DealOut.indicates = "next".
fault-f1a1dbfb = Una ficha comodín va al atril después de la primera bajada: pon Swap.joker_goes = "hand" y Swap.needs_own_meld = true, y nada más.
fault-614a2496 = Un juego con fichas en atriles necesita una ficha comodín: pon DealOut.wild_indicator = true y DealOut.indicates = "next".
fault-8e33bbb4 = Un turno es solo Rearrange, o Draw, Play y Discard: quita Rearrange.
fault-f422c9c9 = Ningún paso del turno termina una mano: añade Play, GoOut, Knock o Declare.
fault-9ec7ec40 = Rules.opening trata de una primera bajada, pero ningún paso la permite: añade Play al turno, o quita Rules.opening.
fault-bbea703c = Show, Rules.turns_each y RankPayments van juntos: en el último turno se muestran las combinaciones y después se paga según el puesto. Usa los tres o ninguno.
fault-38267078 = Rules.turns_each cuenta los turnos por orden, y Drop y CallWindow cambian a quién le toca: quítalo.
fault-1da06740 = { $word } es para cartas: quítalo de un juego de fichas.
fault-e36842f7 = Un turno con cartas necesita el paso { $word }: añádelo.
fault-39471280 = Un turno tiene el paso { $word } dos veces: deja uno.
fault-95dd7360 = { $word } va después de { $before }, donde nunca se llega a él: ponlo antes de { $before }.
fault-2bb19b2f = CallEnd cuenta los turnos alrededor de la mesa, y { $word } cambia a quién le toca: quita uno de ellos.
fault-f5741d28 = Los bots no habían terminado después de { $seconds } segundos.
fault-3afdcbc4 = ; ¿querías decir { $word }?
fault-3a52ce78 = { "." }
fault-dbd2db70 = añade una tabla [{ $field }] con { $tag }.
fault-552a5847 = añade una tabla [{ $field }].
fault-5d320c2b = añade { $field }.
fault-0e60cfca = El formato de una hoja debe ser un número de 1 a { $newest }, no { $value }.
fault-7671f747 = like debe ser el nombre de un juego, no { $value }.
fault-ae96c659 = Falta { $field }: di cuál de estos es: { $words }.
fault-5115c8a9 = { $value } no es ninguno de estos: { $words }{ $meant }
fault-8567e573 = Aquí va una tabla, no { $value }.
fault-42fba231 = { $fault }
fault-f079b152 = offers debe ser una lista de reglas de la casa, no { $value }.
fault-7ec5f926 = Una regla de la casa debe ser un nombre o una tabla, no { $value }.
fault-54ac558c = { $value } no es una regla de la casa{ $meant }
fault-af2101ae = Aquí no existe { $value }{ $meant }
fault-d0ef56ea = Esta hoja se escribió con una versión más nueva de RummyKit, en el formato { $value }; esta versión lee formatos hasta { $newest }.
fault-6544d6da = Falta { $field }: { $wanted }
fault-7432b872 = Esto es obligatorio.
fault-53cc4055 = Esto no es un joker ni un comodín: pon JK para cartas, y J, DJ, CJ o MJ para fichas.
fault-36975ac2 = La clave debe ser un número o un intervalo como "3-6".
fault-9cb8e009 = Aquí va un número de 1 en adelante, no { $value }.
fault-dd77f350 = Esto no es una regla de la casa: { $fault }
fault-c37eadd7 = Una hoja debe ser una tabla, no { $value }.
fault-865377db = house debe ser una tabla de reglas de la casa y valores, no { $value }.
fault-c71a8d58 = Esto no es TOML válido: { $fault }.
fault-eb2bdf02 = Esto no es JSON válido: { $fault }.
fault-14cad9b9 = Estas reglas no se pueden expresar en palabras: { $error }.
fault-f0c92d64 = Esto tiene demasiados niveles para una hoja.
fault-d7593e5b = Una hoja debe ser una tabla.
fault-8193bad6 = Ponle un nombre al juego.
fault-5f8cd132 = Un texto puede tener como máximo { $most } caracteres.
fault-2f796921 = Los números pueden llegar como máximo a { $most }.
fault-1c17a1ce = Esto puede tener como máximo { $most } partes.
fault-b647c871 = Todas las manos quedaron anuladas: nadie cerró.
fault-a1eb8b90 = Una mano falló ({ $error }).
fault-8cf32852 = Runs.wild_fourteenth añade una carta a una escalera de trece: pon Runs.max_length = 13 y Runs.ace = "both".
fault-88d6a370 = Una sola tunnela terminaría una mano: pon LivesPenalty.tunnelas = 0, o más de 1.
fault-b9b4519f = Un solo matrimonio terminaría una mano: pon LivesPenalty.marriages = 0, o más de 1.
fault-3a180b7e = Para terminar una mano deben hacer falta al menos cuatro dublees o jokers: pon 0, o 4 o más, en LivesPenalty.dublees y LivesPenalty.jokers.
fault-cd497ed2 = Las cartas de pago se pagan entre los jugadores y dependen de una carta de corte: pon LivesPenalty.to_winner = true y DealOut.indicates = "rank_and_neighbours".
fault-6710974d = Opening.natural_run trata de una escalera del contrato: añade una a Opening.contract, o quítalo.
fault-29d5cc97 = Contract.suits trata de una escalera de los trece valores: pon runs = [13], sin grupos.
fault-8fe5c356 = DealWon.draws_carry trata de manos que nadie gana: pon Stock.when_empty = "block" y elige como partida FirstTo, o quítalo.
fault-863a44ed = LastLeft.buy_in no tiene límite: pon LastLeft.rejoins = 0, o quita LastLeft.buy_in.
fault-f0578755 = WinningRun trata de escaleras en cartas que se comparan: puntúa con Showdown y añade Rules.runs.
fault-0016a136 = WinningRun.run necesita { $run } cartas, y cada jugador tiene { $hand }.
fault-1160e35b = Runs.wild_fourteenth es un comodín que se añade a una escalera: añade Rules.wilds, reparte como máximo 13 cartas, y pon Play.lay_off = "any" y Play.may_go_out = false.
fault-b3e3ed2c = Wilds.black_only trata de un valor comodín en combinaciones propias de los jugadores: indica Wilds.rank y añade Play, o quítalo.
fault-37684fea = Las vecinas de una carta de corte solo son comodines con escaleras puras: indica LivesPenalty.pures, o pon DealOut.indicates = "rank".
fault-4638a8e7 = Wilds.alone es para grupos de un bando formados por comodines, también los de un valor: añade Rules.books y Wilds.rank y quita Rules.runs, o quítalo.
fault-5de4c30b = Donde las cartas se bajan todas de una vez, Wilds.alone no va con un límite de comodines: quita Wilds.at_most_naturals, Wilds.most y Wilds.least_naturals, o pon Wilds.alone = false.
fault-81c433b0 = Books.wild es el premio de los comodines solos: con él pon Wilds.alone = true, sin él Wilds.alone = false.
fault-c71c72bc = Play.extends_lay_offs = false es para añadir a cualquier combinación sin comodines, donde la primera bajada necesita una carta de la pila: pon Draw.discard_pile = "down_to_card" y Draw.card_goes = "new_meld", o Play.extends_lay_offs = true.
fault-2f3d36fe = BuyWindow.points cuenta en contra del comprador: puntúa con HandsAgainstLosers, o quítalo.
fault-f48e09dd = jokers o comodines en la baraja
fault-a57e187d = una mesa que se reorganiza
fault-c223834c = fichas en un atril
fault-16af31d7 = combinaciones propias de los jugadores, de cartas
fault-11ff0b73 = cartas que se guardan hasta el final
fault-67eb2b23 = un mazo que se puede acabar
fault-d8afd9a5 = manos que pueden quedar anuladas
fault-4ce625a2 = un empate posible
fault-6ee513c7 = combinaciones de un bando
fault-b178525b = combinaciones fuera de las dos vidas
fault-07302513 = { $field } no significa nada en este juego. Hace falta: { $what }.
fault-28b05ac4 = { $field } figura en cada mano de Rules.schedule: pon aquí lo de la primera.
fault-f05bce37 = Un descarte que encaja se puede penalizar con fichas y prohibir con cartas: cambia Discard.fitting.
fault-f432e7d2 = una carta descubierta que da la vuelta a la mesa
fault-056c36c5 = TakePile baja la carta superior con dos de su valor: pon Groups.min_size = 3, y como máximo 3 en Wilds.least_naturals.
fault-994b410f = Draw.card_goes = "new_meld" forma una combinación nueva de cualquier valor: pon Opening.needs_taken_card = true, o quita Rules.opening.
fault-fe629ef7 = Una carta que se toma con todas las de encima se debe bajar: pon Draw.card_goes = "table" o "new_meld".
fault-557dd714 = Una carta que da la vuelta a la mesa necesita tres jugadores: escribe Draw.goes_round = false.
fault-8e248f24 = PassCard es para manos de cartas que no se bajan de inmediato: quítalo, o quita bonus_cards.
fault-37753249 = PassCard.from_players es mayor que el número de jugadores: escribe un número menor o quita PassCard.
fault-bb92b746 = ShowDealt muestra una mano tal como se repartió, antes de pasar una carta: quita ShowDealt o PassCard.
fault-f144b0b6 = RankPayments.taken_rises multiplica lo que cuesta un descarte tomado: escriba taken_chip, o taken_rises = false.
fault-735cffa4 = RankPayments.last_taken trata del último turno: escriba turns_each, o last_taken = none.
fault-9496916b = Rules.sitting_out es para cartas que se comparan y manos con repartidor: puntúa con GinShowdown y pon Start.draw = "lowest_deals" y Start.later = "loser_deals".
fault-af0a2249 = Donde hay jugadores que descansan, el juego es para 2 a 3 jugadores, o para 2 a 4 con Sides.partners = [4]: cambia Rules.players, Rules.sides o Rules.sitting_out.
fault-4b2cc9c6 = FirstTo.more_targets tiene una meta para { $players } jugadores, pero el juego es para { $fewest } a { $most }.
