# After {decisions} decisions the deal had still not ended.
fault-31f67875 = { $decisions } karardan sonra el hâlâ sona ermemişti.
# After {decisions} decisions the player to act could do nothing.
fault-7965ea67 = { $decisions } karardan sonra sırası gelen oyuncu hiçbir şey yapamıyordu.
# true or false
fault-10a3b67f = evet ya da hayır
# a whole number
fault-ce83601f = bir tam sayı
# text
fault-372ea08c = bir metin
# none
fault-71f8e797 = hiçbir şey
# must be {wanted}, not {value}.
fault-8e219ea8 = Burada { $wanted } olmalı, { $value } değil.
# a tuple
fault-0abcf7de = bir liste
# a list
fault-e3206e3d = bir liste
# a table
fault-b57a6e3f = bir tablo
# a decimal number
fault-1bbe4ccf = bir ondalık sayı
# {first} or {last}
fault-78a7c2b9 = { $first } ya da { $last }
# an {word}
fault-deeeba31 = { $word }
# a {word}
fault-384fb941 = { $word }
# {first}, {rest}
fault-3113fd2b = { $first }, { $rest }
# text that is not empty
fault-0ce0a869 = boş olmayan bir metin
# a word of lower-case letters, digits and underscores, such as "my_rummy"
fault-1abe3180 = "my_rummy" gibi küçük harf, rakam ve alt çizgiden oluşan bir sözcük
# like {pattern}
fault-a9c52bae = şunun gibi: { $pattern }
# a number that is too large
fault-be176079 = fazla büyük bir sayı
# must have {wanted} parts, not {many}.
fault-38a1923f = Burada { $wanted } parça olmalı, { $many } değil.
# true
fault-5ffe533b = evet
# false
fault-7cb6efb9 = hayır
# {place} {fault}
fault-e0ac1c8c = { $place }: { $fault }
# must be from {low} to {high}, not {value}.
fault-d2acc324 = En az { $low }, en çok { $high } olmalı, { $value } değil.
# must not be empty, not {value}.
fault-ced8c6b6 = Boş olmamalı, { $value } değil.
# must be at least {low}, not {value}.
fault-68eb7f30 = En az { $low } olmalı, { $value } değil.
# must be at most {high}, not {value}.
fault-5370e8e3 = En çok { $high } olmalı, { $value } değil.
# A group must have at least two cards.
fault-5cdef95f = Bir grupta en az iki kart olmalı.
# The largest group would be smaller than the smallest.
fault-32d5bdde = En büyük grup en küçüğünden küçük olurdu.
# A group of different suits can have at most four cards.
fault-55929d77 = Farklı renklerden bir grupta en çok dört kart olabilir.
# A run must have from two to fourteen cards.
fault-5366243c = Bir seride iki ile on dört arası kart olmalı.
# If runs step over ranks, the ace must be low.
fault-65e95bcd = Seriler değer atlıyorsa as küçük olmalı.
# If runs step over ranks, two cards cannot be a run: remove runs.short_rank.
fault-99541f4b = Seriler değer atlıyorsa iki kart seri olamaz. Kaldır: Runs.short_rank.
# Only a run with the ace at both ends can have fourteen cards.
fault-b97c8a88 = Yalnızca iki ucunda as olan bir seride on dört kart olabilir.
# A claimed card is laid in a meld on the table: add Play with per_turn = "any".
fault-fa085898 = İstenen kart masada bir perde açılır (ClaimWindow). Ekle: Play, ayarla: Play.per_turn = "any".
# A claim makes a meld of any value for one player: remove opening and sides.
fault-671f4530 = Kart istemek, tek bir oyuncuya puanı ne olursa olsun bir per açtırır (ClaimWindow). Kaldır: Rules.opening ve Rules.sides.
# turns_each counts turns in order, but ClaimWindow changes whose turn it is: remove it.
fault-42e68a88 = Rules.turns_each hamleleri sırayla sayar, ClaimWindow ise sırayı değiştirir. Kaldır: ClaimWindow.
# ClaimWindow and {word} both come between two turns: remove one of them.
fault-873ee098 = ClaimWindow ve { $word }, ikisi de iki hamlenin arasına girer: birini kaldır.
# A contract must have melds: list its groups or its runs.
fault-91befe6b = Bir kontratın perleri olmalı: gruplarını ya da serilerini yaz.
# group
fault-64292b1c = grup
# run
fault-df6ad190 = seri
# The contract has a {what}, but the game has none: define its {what}s.
fault-13cb0301 = Kontratta { $what } var, oyunda ise yok: oyunda { $what } tanımla.
# The contract has a {what} of {size}, but a {what} must have at least {least} cards.
fault-44f7043f = Kontratta { $size } kartlık { $what } var, ama en az { $least } kart gerekir.
# CallEnd is for deals in which hands are compared: use the scoring StakePayments, or remove it.
fault-4cb4b5cf = CallEnd, ellerin karşılaştırıldığı oyunlar içindir: puanlama olarak StakePayments seç ya da onu kaldır.
# FightWindow answers a called end: add CallEnd before Draw, or remove it.
fault-9a25b707 = FightWindow, çekmeden bitirilen ele verilen yanıttır. Draw adımından önce ekle: CallEnd, ya da onu kaldır.
# ForceWindow is about turned cards that are declined: write Draw.faced = true, or remove it.
fault-187a073f = ForceWindow, açılıp alınmayan kartlar içindir. Ayarla: Draw.faced = true, ya da onu kaldır.
# ShowIndicator needs a second tile that matches the indicator: write deal.wild_indicator = true and two copies.
fault-8fd69f9c = ShowIndicator için göstergenin aynısı olan ikinci bir taş gerekir. Ayarla: DealOut.wild_indicator = true ve Pack.copies = 2.
# DeclarePairs is about hands that go out in pairs: write GoOut.pairs = 7, or remove it.
fault-56053244 = DeclarePairs, çiftle biten eller içindir. Ayarla: GoOut.pairs = 7, ya da onu kaldır.
# Pairs declared with DeclarePairs count more: write PointsLost.declared = 2, or remove it.
fault-369a274d = DeclarePairs ile bildirilen çiftler daha çok sayılır. Ayarla: PointsLost.declared = 2, ya da onu kaldır.
# Showing the indicator's match is paid for: use the scoring PointsLost, or remove ShowIndicator.
fault-bd2a8621 = Gösterge göstermek puan kazandırır: puanlama olarak PointsLost seç ya da kaldır: ShowIndicator.
# ShowDealt.counts lists the points of the hands that end a deal: list them, or remove ShowDealt.
fault-fcc6d62b = ShowDealt.counts, eli bitiren ellerin puanlarını sayar: onları yaz ya da kaldır: ShowDealt.
# ShowDealt is for deals in which hands are compared: use the scoring StakePayments, or remove it.
fault-bfd8a1f2 = ShowDealt, ellerin karşılaştırıldığı oyunlar içindir: puanlama olarak StakePayments seç ya da onu kaldır.
# HandPayments.multiplied has a rank twice: keep one.
fault-4569f38b = HandPayments.multiplied içinde bir değer iki kez var: birini bırak.
# opening.by_total must go from the lowest score to the highest, each once: sort it.
fault-bd4c2357 = Opening.by_total en düşük puandan en yükseğe, her biri bir kez gitmeli: sırala.
# opening.by_total is about melds that count for their side: use the scoring MeldsAndBonuses, or remove it.
fault-be523c96 = Opening.by_total, kendi tarafına sayılan perler içindir: puanlama olarak MeldsAndBonuses seç ya da onu kaldır.
# opening.needs_taken_card is about cards taken into a meld: write Draw.discard_pile = "down_to_card" and card_goes = "new_meld".
fault-87dbef05 = Opening.needs_taken_card, bir pere alınan kartlar içindir. Ayarla: Draw.discard_pile = "down_to_card" ve Draw.card_goes = "new_meld".
# A contract says everything about a first meld: remove natural_run and waived_when_going_out.
fault-37d4442c = Kontrat ilk açışla ilgili her şeyi söyler. Kaldır: Opening.natural_run ve Opening.waived_when_going_out.
# A first meld has either a contract or a minimum, not both: write opening.minimum = 0.
fault-4a6ce406 = İlk açışta ya kontrat ya baraj olur, ikisi birden olmaz. Ayarla: Opening.minimum = 0.
# A first meld can count at most {most}: write no more than that in opening.minimum.
fault-dde0c809 = İlk açış en çok { $most } puan tutabilir: Opening.minimum için daha fazlasını yazma.
# A contract is laid whatever was drawn: write Draw.card_goes = "hand", not "{goes}".
fault-128e489e = Kontrat, ne çekilmiş olursa olsun açılır. Ayarla: Draw.card_goes = "hand", şu değil: Draw.card_goes = "{ $goes }".
# Nobody can ever hold the {cards} cards of the contract: deal more, ask for fewer, or allow buying.
fault-4b6bc88f = Kontratın { $cards } kartını kimse hiçbir zaman elinde tutamaz: daha çok dağıt, daha azını iste ya da satın almaya izin ver.
# offers has the option {option} twice: keep one.
fault-e9ffc7f0 = { $option } ev kuralı iki kez var: birini bırak.
# The option {option} sets a field that does not exist: {fault}. Remove it from offers.
fault-1ff1f4a8 = { $option } ev kuralı olmayan bir alanı değiştiriyor: { $fault }. Onu kaldır.
# The sheet has none of the values of its option {option}: remove it from offers.
fault-63c5cccf = Kural sayfasında, { $option } ev kuralının değerlerinden hiçbiri yok: onu kaldır.
# The sheet itself is not one of the choices of its option {option}: {fault}
fault-bd9700be = Kural sayfasının kendisi, { $option } ev kuralının seçeneklerinden biri değil: { $fault }
# The option {option} changes nothing when it is {value}: remove it from offers.
fault-71c4c1ca = { $option } ev kuralı { $value } olunca hiçbir şeyi değiştirmiyor: onu kaldır.
# The option {option} cannot be {value}: {path}{at} {fault}
fault-1ee282b2 = { $option } ev kuralı { $value } olamaz: { $path }{ $at }: { $fault }
# The schedule has wild ranks, but the sheet has no wild cards: add wilds.
fault-025c2de6 = Rules.schedule joker değerler içeriyor, sayfada ise joker kart yok. Ekle: Rules.wilds.
# The schedule has contracts, but the sheet has no rules for a first meld: add opening.
fault-1ac5bd74 = Rules.schedule kontratlar içeriyor, sayfada ise ilk açış kuralı yok. Ekle: Rules.opening.
# The schedule says how often a player may buy, but nobody may: add BuyWindow.
fault-8da06188 = Rules.schedule kaç kez satın alınabileceğini söylüyor, ama kimse satın alamıyor. Ekle: BuyWindow.
# values.wild is about ranks that a schedule makes wild: put the rank in values.ranks.
fault-cefef600 = CardValues.wild, elden ele joker olan değerler içindir: değeri şuraya yaz: CardValues.ranks.
# Play.per_turn = "faced" is about a turned card: write Draw.faced = true, or Play.per_turn = "any".
fault-79366565 = Play.per_turn = "faced", açılan kart içindir. Ayarla: Draw.faced = true ya da Play.per_turn = "any".
# Deal {deal} of the schedule: {fault}
fault-7f142b87 = Rules.schedule, { $deal }. el: { $fault }
# Hands grow if two cards are drawn for one discarded, and unmatched cards in a large hand can be counted only with one pack and no wild cards: write scoring.count = "all" or Draw.discard_pile = "top".
fault-15a2f117 = İki kart çekilip bir kart atılırsa eller büyür; büyük bir elde per dışı kartlar yalnızca tek desteyle ve joker kartsız sayılabilir. Ayarla: scoring.count = "all" ya da Draw.discard_pile = "top".
# GinShowdown compares the hands of two players: write players = 2 to 2.
fault-e0bb5687 = GinShowdown iki oyuncunun elini karşılaştırır: oyuncu sayısını 2 yap.
# GinShowdown counts hands after laying off: add LayOffWindow after Discard.
fault-0cd44d7e = GinShowdown elleri kart işlendikten sonra sayar. Discard adımından sonra ekle: LayOffWindow.
# The two lives need groups, runs and wild cards: add groups, runs and wilds.
fault-157e51e5 = İki can için grup, seri ve joker kart gerekir. Ekle: Rules.groups, Rules.runs ve Rules.wilds.
# The two lives need groups of different suits: write groups.distinct_suits = true.
fault-786d7bd8 = İki can için farklı renklerden gruplar gerekir. Ayarla: Groups.distinct_suits = true.
# The two lives work with at most two packs: write pack.copies = 2.
fault-df2c840e = İki can en çok iki desteyle olur. Ayarla: Pack.copies = 2.
# The two lives are shown by a declaration: add Declare to the turn, or choose another scoring.
fault-2ea978d2 = İki can ilanla gösterilir. Hamleye ekle: Declare, ya da başka puanlama seç.
# CardsLaid counts cards on the table: add Play to the turn, or choose another scoring.
fault-c6dfad79 = CardsLaid masadaki kartları sayar. Hamleye ekle: Play, ya da başka puanlama seç.
# Cards that count for the player who laid them cannot be borrowed: write Play.borrowing = "none".
fault-2213ba4c = Açan oyuncuya sayılan kartlar ödünç alınamaz. Ayarla: Play.borrowing = "none".
# PointsLost is for racks that go out whole, with one tile made wild by an indicator: add GoOut, and write deal.wild_indicator = true and deal.indicates = "next".
fault-43f5bd7d = PointsLost, göstergeyle okey belirlenen ve bütün olarak biten ıstakalar içindir. Ekle: GoOut, ayarla: DealOut.wild_indicator = true ve DealOut.indicates = "next".
# PointsLost takes points away from a score: use the match Countdown.
fault-a06b91b2 = PointsLost bir puandan düşer: parti olarak Countdown seç.
# Countdown is for points that are lost: use the scoring PointsLost, or another match.
fault-fffd5c39 = Countdown, kaybedilen puanlar içindir: puanlama olarak PointsLost seç ya da başka parti seç.
# {word} compares hands after a knock: add Knock to the turn, or choose another scoring.
fault-de1b4b94 = { $word } elleri vurmadan sonra karşılaştırır. Hamleye ekle: Knock, ya da başka puanlama seç.
# RankPayments.ranks says what {told} players pay, but {payers} may have to.
fault-e83b19a8 = RankPayments.ranks { $told } oyuncunun ne ödediğini söylüyor, ama { $payers } oyuncu ödemek zorunda kalabilir.
# rake_rate and rake_fixed are two ways to take the rake: use only one.
fault-e9b758c5 = rake_rate ve rake_fixed kasa payı için iki ayrı yoldur: yalnızca birini kullan.
# A match for chips or money needs the points of the two lives: use the scoring LivesPenalty.
fault-001c6a2a = Fiş ya da para için parti, iki canın puanlarını ister: puanlama olarak LivesPenalty seç.
# Points are paid to the winner of the deal in a match for chips or for money with balanced points, and only there.
fault-b48df0e6 = Puanlar, fişle ya da dengeli puanla para için oynanan bir partide, yalnızca orada, eli kazanana ödenir.
# {word} cannot score tiles that are drawn and discarded: use the scoring PointsLost or RacksLeft.
fault-39cccee5 = { $word } çekilip atılan taşları puanlayamaz: puanlama olarak PointsLost ya da RacksLeft seç.
# {word} cannot score a table that is rearranged: use the scoring HandsToWinner or DealWon.
fault-619caa6b = { $word } yeniden düzenlenen bir masayı puanlayamaz: puanlama olarak HandsToWinner ya da DealWon seç.
# A blocked deal has no winner for {word}: write stock.when_empty = "flip", or use the scoring HandsToWinner.
fault-66754edf = Tıkanan bir elde { $word } için kazanan yoktur. Ayarla: Stock.when_empty = "flip", ya da puanlama olarak HandsToWinner seç.
# LastLeft puts players out by penalty points, but {word} gives none: use the scoring HandsAgainstLosers.
fault-bfd85823 = LastLeft oyuncuları ceza puanıyla eler, { $word } ise ceza puanı vermez: puanlama olarak HandsAgainstLosers seç.
# {word} gives penalty points, so the lowest total must win: use the match FixedGames.
fault-fe864cf6 = { $word } ceza puanı verir, en düşük toplam kazanmalıdır: parti olarak FixedGames seç.
# {word} is for cards: use the scoring RackPenalties for tiles.
fault-b64515ce = { $word } kart içindir: taş için puanlama olarak RackPenalties seç.
# A turn needs at least one step: Draw, Play and Discard for cards, Rearrange for tiles.
fault-034bbe9a = Bir hamlede en az bir adım gerekir: kartta Draw, Play ve Discard, taşta Rearrange.
# A game needs at least two players: let players begin with 2.
fault-3894373b = Bir oyuna en az iki oyuncu gerekir: oyuncu sayısı 2 ile başlasın.
# minutes must go from the shortest match to the longest.
fault-b0ede111 = Rules.minutes en kısa partiden en uzuna gitmelidir.
# An alias is empty: remove it.
fault-67774b04 = Bir başka ad boş: onu kaldır.
# A name in akin is empty: remove it.
fault-58a4736d = Rules.akin içinde bir ad boş: onu kaldır.
# All packs of a game must be of one family: cards or tiles.
fault-90f12ca5 = Bir oyunun bütün desteleri aynı türden olmalı: kart ya da taş.
# False jokers (F) are for tiles held on a rack with a wild tile set by an indicator: remove them.
fault-cd054472 = Sahte okeyler (F), göstergeyle okey belirlenen, ıstakada tutulan taşlar içindir: onları kaldır.
# Tiles that are drawn and discarded can have only false jokers (F): use these, or Rearrange alone as the turn.
fault-3c051ccc = Çekilip atılan taşlarda yalnızca sahte okey (F) olabilir: bunları ya da tek adım olarak Rearrange kullan.
# special_jokers needs double, colour-changing or mirror jokers in the pack: add them, or remove it.
fault-b6a546f1 = Rules.special_jokers için destede çift, renk değiştiren ya da ayna joker gerekir: onları ekle ya da bunu kaldır.
# deal.hand has a number of players twice: keep one.
fault-a82e1a5b = DealOut.hand içinde bir oyuncu sayısı iki kez var: birini bırak.
# A game without groups and runs has no melds: define groups or runs.
fault-d892a450 = Grubu ve serisi olmayan bir oyunda per yoktur: grup ya da seri tanımla.
# Melds of two cards need one pack without wild cards: let groups and runs begin with 3.
fault-cd7d67f7 = İki kartlık perler için joker kartsız tek deste gerekir: gruplar ve seriler 3 ile başlasın.
# A pack without kings has no high ace: write runs.ace = "low".
fault-dc6d282b = Papazı olmayan bir destede as büyük olamaz. Ayarla: Runs.ace = "low".
# Jokers need a whole pack: remove them, or write pack.suits = 4 and pack.ranks = 13.
fault-474b51f7 = Jokerler tam bir deste ister: onları kaldır ya da ayarla: Pack.suits = 4 ve Pack.ranks = 13.
# Runs can step over ranks only if one pack lacks them and melds are on the table: write pack.left_out and add Play.
fault-f1d25259 = Seriler yalnızca tek destede eksik olan değerleri ve perler masadayken atlayabilir. Ayarla: Pack.left_out, ekle: Play.
# Tiles go from 1 to 13 and have no ace: write runs.ace = "low".
fault-0a0ecc6f = Taşlar 1’den 13’e gider ve as yoktur. Ayarla: Runs.ace = "low".
# On a table that is rearranged only printed jokers are wild: remove wilds.rank.
fault-d1f4b08c = Yeniden düzenlenen bir masada yalnızca basılı jokerler jokerdir. Kaldır: Wilds.rank.
# On a table that is rearranged a run may end with the king or the ace: write runs.ace = "both".
fault-62365022 = Yeniden düzenlenen bir masada seri papazla ya da asla bitebilir. Ayarla: Runs.ace = "both".
# A wild indicator needs wild cards: add wilds.
fault-a7252dc2 = Joker belirleyen bir kart, joker kartlar ister. Ekle: Rules.wilds.
# The pack has jokers, but no meld may contain them: write wilds.jokers = true, or remove them from the pack.
fault-d6086140 = Destede jokerler var, ama hiçbir perde bulunamıyorlar. Ayarla: Wilds.jokers = true, ya da onları desteden çıkar.
# The sheet has wilds, but no card is wild: add jokers to the pack, set a wild rank, or remove it.
fault-b06b57eb = Rules.wilds var, ama hiçbir kart joker sayılmıyor: desteye joker ekle, bir joker değer belirle ya da bunu kaldır.
# The wild rank is both fixed and drawn: remove wilds.rank or deal.wild_indicator.
fault-c34b711d = Joker değer hem sabit hem çekiliyor. Kaldır: Wilds.rank ya da DealOut.wild_indicator.
# A single wild tile is for racks of tiles: write deal.indicates = "rank", or a turn with Draw and GoOut.
fault-842ef1a9 = Tek bir okey taşı, ıstakada tutulan taşlar içindir. Ayarla: DealOut.indicates = "rank", ya da Draw ve GoOut içeren bir hamle kullan.
# Among tiles on a rack only the tile set by the indicator is wild: write wilds.jokers = false.
fault-a6be5d69 = Istakadaki taşlardan yalnızca göstergenin belirlediği okeydir. Ayarla: Wilds.jokers = false.
# wilds is for cards; tiles have their own jokers: remove it.
fault-21ee47dc = Rules.wilds kart içindir; taşların kendi jokerleri vardır: onu kaldır.
# A drawn wild rank works only in hands with two lives: remove deal.wild_indicator.
fault-6b85eb11 = Çekilen joker değer yalnızca iki canlı ellerde olur. Kaldır: DealOut.wild_indicator.
# wilds.own_value is for melds of a side: add books, or remove it.
fault-0a35a5e7 = Wilds.own_value bir tarafın perleri içindir. Ekle: Rules.books, ya da onu kaldır.
# wilds.natural_in_place and least_naturals are for melds of a side or a hand laid whole: add books, use GoOut instead of Play, or remove them.
fault-243cdd85 = Wilds.natural_in_place ve Wilds.least_naturals, bir tarafın perleri ya da bütün olarak açılan bir el içindir. Ekle: Rules.books, ya da Play yerine GoOut kullan ya da onları kaldır.
# joker_needs_two_rack_tiles restricts freeing jokers, but joker_sets_manipulable leaves it unrestricted.
fault-57443aa8 = joker_needs_two_rack_tiles joker almayı sınırlıyor, joker_sets_manipulable ise serbest bırakıyor.
# The pack has jokers, but the sheet does not say how they are freed: add joker_sets.
fault-9bf7293f = Destede jokerler var, ama sayfa nasıl alındıklarını söylemiyor. Ekle: Rules.joker_sets.
# joker_sets.may_be_split and goes_to = "any_set" belong together, for jokers of cards: use both or none.
fault-80443dcb = JokerSets.may_be_split ile JokerSets.goes_to = "any_set" birlikte olur, kart jokerleri içindir: ikisini de kullan ya da hiçbirini.
# With joker_sets.may_be_split a joker is replaced from anywhere: write replacement = "any" and nothing else.
fault-6255135c = JokerSets.may_be_split varken joker her yerden alınır. Ayarla: JokerSets.replacement = "any" ve başka hiçbir şey.
# Rules for jokers need jokers in the pack.
fault-904866f5 = Joker kuralları için destede joker gerekir.
# players must go from the fewest to the most: write {most} to {fewest}, not {fewest} to {most}.
fault-9aeeed56 = Oyuncu sayısı en azdan en çoğa gitmeli: { $most }–{ $fewest } yaz, { $fewest }–{ $most } değil.
# A pack of tiles can have at most {most} of each tile and each joker.
fault-e1bbb36b = Taş destesinde her taştan ve her jokerden en çok { $most } tane olabilir.
# The pack has {joker}, but the sheet does not say what it does: add special_jokers.
fault-82ccb61c = Destede { $joker } var, ama sayfa ne yaptığını söylemiyor. Ekle: Rules.special_jokers.
# sample has an empty meld: write melds such as {like}.
fault-dfb016d9 = Rules.sample içinde boş bir per var: şunun gibi perler yaz: { $like }.
# tiles
fault-e20f8d1f = taşlı
# colours
fault-16096b43 = renkler
# cards
fault-c8d3756e = kartlı
# suits
fault-df78d3c5 = renkler
# A group of {pieces} has different {kinds}: write groups.distinct_suits = true.
fault-a6ac3b2f = Bu { $pieces } oyunda bir grupta hep farklı { $kinds } bulunur. Ayarla: Groups.distinct_suits = true.
# On a table of {pieces}, groups must have three or four: write groups.min_size = 3 and max_size = 4.
fault-6fab64cc = Yeniden düzenlenen { $pieces } masada gruplar üçlü ya da dörtlü olmalı. Ayarla: Groups.min_size = 3 ve Groups.max_size = 4.
# On a table of {pieces}, runs must have three or more: write runs.min_length = 3 and max_length = 13.
fault-93dff8cc = Yeniden düzenlenen { $pieces } masada seriler üç ya da daha çok olmalı. Ayarla: Runs.min_length = 3 ve Runs.max_length = 13.
# No upcard is turned in a game of {pieces}: write deal.upcard = false.
fault-79bf73c9 = Bu { $pieces } oyunda açık kart yoktur. Ayarla: DealOut.upcard = false.
# more_packs has a pack for {players} players, but the game is for {fewest} to {most}.
fault-15614d69 = Rules.more_packs içinde { $players } oyuncu için deste var, ama oyun { $fewest }–{ $most } oyuncu içindir.
# more_packs has two packs for {players} players: keep one.
fault-7776ca9e = Rules.more_packs içinde { $players } oyuncu için iki deste var: birini bırak.
# {joker} is no joker of a pack of {family}: its jokers are {known}.
fault-ae8665e4 = { $joker }, bu destenin ({ $family }) jokeri değil: onun jokerleri { $known }.
# pack.jokers has {joker} twice: keep one.
fault-eece6ce7 = Pack.jokers içinde { $joker } iki kez var: birini bırak.
# A table that is rearranged can have at most {most} packs: write pack.copies = {most}.
fault-eeef7f05 = Yeniden düzenlenen bir masada en çok { $most } deste olabilir. Ayarla: Pack.copies = { $most }.
# sample has "{text}", but {fault}: write melds such as {like}.
fault-333a330b = Rules.sample içinde "{ $text }" var, ama { $fault }: şunun gibi perler yaz: { $like }.
# sample has "{text}", but the pack has no {card} for it.
fault-3cc37ae2 = Rules.sample içinde "{ $text }" var, ama destede bunun için { $card } yok.
# deal.hand has a hand for {players} players, but the game is for {fewest} to {most}.
fault-ee55dad5 = DealOut.hand içinde { $players } oyuncu için bir el var, ama oyun { $fewest }–{ $most } oyuncu içindir.
# deal.hand has no hand for {players} players: say how many cards each of them gets.
fault-758f1473 = DealOut.hand içinde { $players } oyuncu için bir el yok: her birinin kaç kart aldığını yaz.
# {players} players need {needed} cards, but the pack has {cards}: deal fewer, or add packs.
fault-b4bf82f0 = { $players } oyuncu için { $needed } kart gerekir, destede ise { $cards } var: daha az dağıt ya da deste ekle.
# A hand may have at most {room} cards, so that with those drawn it has no more than {largest}: deal fewer.
fault-71a5e9a2 = Bir elde en çok { $room } kart olabilir; böylece çekilenlerle birlikte { $largest } sınırını aşmaz: daha az dağıt.
# With {players} players the whole pack is dealt and no stock is left: deal fewer, or add packs.
fault-b2e6737b = { $players } oyuncuyla bütün kartlar dağıtılıyor ve çekilecek deste kalmıyor: daha az dağıt ya da deste ekle.
# With more than two players, several lose a deal: write start.later = "winner_deals".
fault-f55f9f0a = İkiden çok oyuncuyla eli birkaç kişi kaybeder. Ayarla: Start.later = "winner_deals".
# A game in which every turn begins with a draw cannot play on without a stock: write stock.when_empty = "flip" or "shuffle".
fault-2a5bd588 = Her hamlesi çekişle başlayan bir oyun destesiz süremez. Ayarla: Stock.when_empty = "flip" ya da Stock.when_empty = "shuffle".
# stock.when_empty = "lowest_wins" compares hands: use the scoring StakePayments.
fault-4e8dabe7 = Stock.when_empty = "lowest_wins" elleri karşılaştırır: puanlama olarak StakePayments seç.
# stock.when_empty = "ends" is for deals without a winner: use the scoring MeldsAndBonuses, PointsLost or RacksLeft.
fault-cad6570a = Stock.when_empty = "ends", kazanansız eller içindir: puanlama olarak MeldsAndBonuses, PointsLost ya da RacksLeft seç.
# A deal that is void without a knock needs one: add Knock, or write stock.when_empty = "flip".
fault-32cc94f0 = Vurulmayınca geçersiz sayılan bir el, vurma ister. Ekle: Knock, ya da ayarla: Stock.when_empty = "flip".
# start.later = "{later}" needs a dealer: write start.draw = "lowest_deals".
fault-0aec3548 = Start.later = "{ $later }" için bir dağıtan gerekir. Ayarla: Start.draw = "lowest_deals".
# Partners share one score: use the scoring MeldsAndBonuses, or remove sides.
fault-c495d071 = Eşlerin puanı ortaktır: puanlama olarak MeldsAndBonuses seç ya da kaldır: Rules.sides.
# books has bonuses: use the scoring MeldsAndBonuses, or remove books.
fault-66bfe530 = Rules.books prim getirir: puanlama olarak MeldsAndBonuses seç ya da onu kaldır.
# A second hand is for melds of a side: use the scoring MeldsAndBonuses, or remove second_hand.
fault-b0f523f4 = İkinci el, bir tarafın perleri içindir: puanlama olarak MeldsAndBonuses seç ya da kaldır: Rules.second_hand.
# bonus_cards have their own bonuses: use the scoring MeldsAndBonuses, or remove them.
fault-7934123d = Rules.bonus_cards kendi primlerini getirir: puanlama olarak MeldsAndBonuses seç ya da onu kaldır.
# A card cannot be both wild and a bonus card: change wilds.rank or bonus_cards.
fault-9e47c4da = Bir kart hem joker kart hem prim kartı olamaz. Değiştir: Wilds.rank ya da Rules.bonus_cards.
# bonus_cards are for cards: remove them from a game of tiles.
fault-4c26a538 = Rules.bonus_cards kart içindir: taşlı oyundan kaldır.
# TakePile takes the whole pile: write Draw.discard_pile = "none", or remove TakePile.
fault-14ac01fb = TakePile ıskartanın tamamını alır. Ayarla: Draw.discard_pile = "none", ya da kaldır: TakePile.
# TakePile melds the top card with the side's own group of its rank: add books, and write Play.one_per_rank = true.
fault-4e2f75d0 = TakePile üstteki kartı tarafın o değerdeki grubuna ekler. Ekle: Rules.books, ayarla: Play.one_per_rank = true.
# A pile that is taken whole does not become the stock: write stock.when_empty = "block".
fault-5614a7ee = Tamamı alınan ıskarta deste olmaz. Ayarla: Stock.when_empty = "block".
# AskPartner needs a partner: add sides with partners, or remove it.
fault-2e7af646 = AskPartner için eş gerekir: eşli oyun için ekle: Rules.sides, ya da onu kaldır.
# A player without a partner cannot get a yes: write AskPartner.required = false.
fault-8d4aedd7 = Eşi olmayan oyuncu evet yanıtı alamaz. Ayarla: AskPartner.required = false.
# RummyKit can tell whether a player can go out only with groups, one of each rank: write AskPartner.yes_binds = false.
fault-4f0b7421 = RummyKit bir oyuncunun eli bitirip bitiremeyeceğini yalnızca gruplarla, her değerden bir tane varken bilebilir. Ayarla: AskPartner.yes_binds = false.
# MeldsAndBonuses counts the melds of each side: add Play and books, or choose another scoring.
fault-720d27be = MeldsAndBonuses her tarafın perlerini sayar. Ekle: Play ve Rules.books, ya da başka puanlama seç.
# No group can have {size} cards: remove the limit of groups.max_size, or change books.size.
fault-9c537fdb = Hiçbir grupta { $size } kart olamaz: şu sınırı kaldır: Groups.max_size, ya da değiştir: Books.size.
# With {players} players not everybody has a partner opposite: write an even number in sides.partners.
fault-1b82d30c = { $players } oyuncuyla herkesin karşısında bir eş olmaz. Sides.partners için çift bir sayı yaz.
# sides.partners has {players} players, but the game is for {fewest} to {most}.
fault-d337fa0f = Sides.partners içinde { $players } oyuncu var, ama oyun { $fewest }–{ $most } oyuncu içindir.
# books.to_go_out has no number for {players} players: say how many a side needs.
fault-61e0b90e = Books.to_go_out içinde { $players } oyuncu için sayı yok: bir tarafa kaç tane gerektiğini yaz.
# StakePayments pays for melds on the table: add Play to the turn, or choose another scoring.
fault-415be42f = StakePayments masadaki perler için öder. Hamleye ekle: Play, ya da başka puanlama seç.
# StakePayments pays the lowest hand when the stock runs out: write stock.when_empty = "lowest_wins".
fault-6357aea7 = StakePayments deste tükenince en az puanlı ele öder. Ayarla: Stock.when_empty = "lowest_wins".
# Unmatched cards can be counted only with one pack and no wild cards: write scoring.count = "all".
fault-751d8768 = Per dışı kartlar yalnızca tek desteyle ve joker kartsız sayılabilir. Ayarla: scoring.count = "all".
# an amount such as "0.50"
fault-128361a1 = "0.50" gibi bir tutar
# a fraction such as "0.10"
fault-8997a614 = "0.10" gibi bir oran
# If cards are taken from within the discard pile, the rest of the turn must be free: write Play with lay_off = "any" and no other limit.
fault-fe8430f4 = Iskartanın içinden kart alınıyorsa hamlenin gerisi serbest olmalı. Ayarla: Play.lay_off = "any" ve başka sınır koyma.
# If cards are taken from within the discard pile, a first meld may have only a minimum or a taken card as a condition: write only opening.minimum or opening.needs_taken_card.
fault-91fae195 = Iskartanın içinden kart alınıyorsa ilk açışta koşul olarak yalnızca bir baraj ya da alınan bir kart olabilir. Yalnızca şunu ayarla: Opening.minimum ya da Opening.needs_taken_card.
# Draw.discard_pile = "whole" is for melds of sides, in a deal that ends with the stock: write stock.when_empty = "ends", or "top".
fault-8cadb721 = Draw.discard_pile = "whole", desteyle birlikte biten bir elde tarafların perleri içindir. Ayarla: Stock.when_empty = "ends" ya da Draw.discard_pile = "top".
# Several cards can be drawn only if the pile is taken whole: add TakePile, or write Draw.count = 1.
fault-8dc204d2 = Birkaç kart ancak ıskarta bütün alınıyorsa çekilebilir. Ekle: TakePile, ya da ayarla: Draw.count = 1.
# Draw.count must have a number of cards for each number of players.
fault-907f21b5 = Draw.count için her oyuncu sayısına bir kart sayısı gerekir.
# When the stock is empty only the upcard is left, but Draw.discard_pile does not allow taking it: write stock.when_empty = "flip".
fault-3fb7cfc0 = Deste tükenince yalnızca açık kart kalır, ama Draw.discard_pile onu almaya izin vermiyor. Ayarla: Stock.when_empty = "flip".
# Draw.card_goes = "first_meld" needs a first meld: add opening and Play, or write Draw.card_goes = "hand".
fault-b722d019 = Draw.card_goes = "first_meld" için ilk açış gerekir. Ekle: Rules.opening ve Play, ya da ayarla: Draw.card_goes = "hand".
# Draw.card_goes = "table" needs melds on the table: add Play.
fault-bbe9f3d1 = Draw.card_goes = "table" için masada per gerekir. Ekle: Play.
# Draw.faced is for cards laid at once: write card_goes = "table" and Play.per_turn = "faced".
fault-5d8ecda7 = Draw.faced, hemen masaya konan kartlar içindir. Ayarla: Draw.card_goes = "table" ve Play.per_turn = "faced".
# Separate discard piles start empty and never become the stock: write Draw.discard_pile = "top", deal.upcard = false and stock.when_empty = "ends", or remove own_piles.
fault-5cfef6ea = Ayrı ıskartalar boş başlar ve hiç deste olmaz. Ayarla: Draw.discard_pile = "top", DealOut.upcard = false ve Stock.when_empty = "ends", ya da kaldır: Draw.own_piles.
# An offered upcard begins the turn of the player who takes it: write Draw.discard_pile = "top".
fault-c912fbeb = Sunulan açık kart, onu alanın hamlesini başlatır. Ayarla: Draw.discard_pile = "top".
# An offered upcard may be taken even if it is wild: write Draw.wild_upcard = "allowed".
fault-bd236eac = Sunulan açık kart joker kart olsa da alınabilir. Ayarla: Draw.wild_upcard = "allowed".
# Draw.card_goes = "kept_meld" keeps melds in hand: use GoOut instead of Play.
fault-6dc170c3 = Draw.card_goes = "kept_meld" perleri elde tutar: Play yerine GoOut kullan.
# Draw.card_goes = "kept_meld" is for one pack without wild cards: write pack.copies = 1, and remove wilds and more_packs.
fault-2462b86d = Draw.card_goes = "kept_meld", joker kartsız tek deste içindir. Ayarla: Pack.copies = 1, kaldır: Rules.wilds ve Rules.more_packs.
# Drops and declarations need the two lives: use the scoring LivesPenalty, or remove them.
fault-e78189c2 = Çekilme ve ilan, iki can ister: puanlama olarak LivesPenalty seç ya da onları kaldır.
# Sides have no other restrictions on laying: remove the other fields of Play.
fault-406b2b4a = Tarafların açışta başka kısıtlaması yoktur: Play adımının öteki alanlarını kaldır.
# Melds of a side must include groups: add groups.
fault-969cfca6 = Bir tarafın perlerinde grup bulunmalı. Ekle: Rules.groups.
# Runs of a side may end with the king or the ace: write runs.ace = "both".
fault-951ba2cc = Bir tarafın serileri papazla ya da asla bitebilir. Ayarla: Runs.ace = "both".
# If a side lays only groups, it has one of each rank: write Play.one_per_rank = true.
fault-f810c2f2 = Bir taraf yalnızca grup açıyorsa her değerden bir grubu olur. Ayarla: Play.one_per_rank = true.
# In melds of a side a wild card keeps its own value: write wilds.own_value = true.
fault-e6776c37 = Bir tarafın perlerinde joker kart kendi puanını korur. Ayarla: Wilds.own_value = true.
# In a group of a side a wild card is always wild: write wilds.natural_in_place = false, or add runs.
fault-4bfd8f3f = Bir tarafın grubunda joker kart hep joker sayılır. Ayarla: Wilds.natural_in_place = false, ya da ekle: Rules.runs.
# Swap.groups = "both_suits" is for groups of different suits whose jokers stand for either missing suit: write groups.distinct_suits = true and declared_jokers = false, or Swap.groups = "one_card".
fault-7172679e = Swap.groups = "both_suits", jokeri eksik iki rengin yerine geçebilen, farklı renklerden gruplar içindir. Ayarla: Groups.distinct_suits = true ve MeldValues.declared_jokers = false, ya da Swap.groups = "one_card".
# Swap.joker_goes = "hand_after_first_meld" is for players before and after a first meld: add opening and write Swap.needs_own_meld = false, or joker_goes = "hand".
fault-217553db = Swap.joker_goes = "hand_after_first_meld", ilk açışın öncesi ve sonrası içindir. Ekle: Rules.opening, ayarla: Swap.needs_own_meld = false, ya da Swap.joker_goes = "hand".
# Swap takes jokers from melds on the table: add Play to the turn and jokers to the pack, or remove it.
fault-a7cf8de0 = Swap masadaki perlerden joker alır. Hamleye ekle: Play, desteye joker ekle ya da onu kaldır.
# GoOut.pairs must use up the hand: make deal.hand twice as large, or remove it.
fault-742aba28 = GoOut.pairs bütün eli kullanmalı: dağıtılan eli onun iki katı yap (DealOut.hand) ya da onu kaldır.
# A rack of tiles can go out only by discarding the last tile: write GoOut.discard = "required", and remove contracts, undrawn and last_turns.
fault-7edabdee = Taş dolu ıstaka ancak son taş atılarak bitirilebilir. Ayarla: GoOut.discard = "required", kaldır: GoOut.contracts, GoOut.undrawn ve GoOut.last_turns.
# GoOut.last_turns lets the others draw once more: remove turns_each, and write stock.when_empty = "shuffle" or "flip".
fault-680735a3 = GoOut.last_turns ötekilere bir kez daha çektirir. Kaldır: Rules.turns_each, ayarla: Stock.when_empty = "shuffle" ya da Stock.when_empty = "flip".
# Declare must be the only way to end a deal: remove GoOut and Knock.
fault-74d5500e = Declare, eli bitirmenin tek yolu olmalı. Kaldır: GoOut ve Knock.
# Show works without wild cards: remove wilds.
fault-bae82e43 = Show joker kartsız olur. Kaldır: Rules.wilds.
# Knock is for deals in which hands are compared: use the scoring Showdown, or remove Knock.
fault-9be84438 = Knock, ellerin karşılaştırıldığı oyunlar içindir: puanlama olarak Showdown seç ya da kaldır: Knock.
# Hands after a knock are compared without wild cards: remove wilds or Knock.
fault-27b5a5c5 = Vurmadan sonra eller joker kartsız karşılaştırılır. Kaldır: Rules.wilds ya da Knock.
# A knock limit needs one pack without wild cards: remove Knock.limit.
fault-4a8777b9 = Vurma sınırı, joker kartsız tek deste ister. Kaldır: Knock.limit.
# LayOffWindow is for a knock with one pack and no wild cards: remove it.
fault-b25cf5f3 = LayOffWindow, joker kartsız tek desteyle vurma içindir: onu kaldır.
# CallWindow is about cards laid off on melds on the table: add Play to the turn, or remove it.
fault-2d0ee4fd = CallWindow, masadaki perlere işlenen kartlar içindir. Hamleye ekle: Play, ya da onu kaldır.
# BuyWindow is about the top discard: write Draw.discard_pile = "top", or remove it.
fault-e5d6a7bf = BuyWindow, ıskartanın üstündeki kart içindir. Ayarla: Draw.discard_pile = "top", ya da onu kaldır.
# An upcard that is offered cannot be bought: remove Draw.upcard_offered or BuyWindow.
fault-33a9c6b2 = Sunulan açık kart satın alınamaz. Kaldır: Draw.upcard_offered ya da BuyWindow.
# Nobody can go out, by a meld or by a discard: write Play.may_go_out = true, or Discard.goes_out = true.
fault-15635695 = Kimse eli ne per açarak ne kart atarak bitirebiliyor. Ayarla: Play.may_go_out = true ya da Discard.goes_out = true.
# Discard.fitting is about cards that could be laid off: add Play.lay_off, or write Discard.fitting = "allowed".
fault-ffc8e0e2 = Discard.fitting, işlenebilecek kartlar içindir. Ekle: Play.lay_off, ya da ayarla: Discard.fitting = "allowed".
# Draw.card_goes = "{goes}" is for melds of any value and without wild cards: add Play, and remove opening and wilds.
fault-a3e58473 = Draw.card_goes = "{ $goes }", puanı ne olursa olsun ve joker kartsız perler içindir. Ekle: Play, kaldır: Rules.opening ve Rules.wilds.
# Draw.card_goes = "{goes}" is for melds laid without restriction: write Play.per_turn = "any" and may_go_out = true.
fault-16a146c9 = Draw.card_goes = "{ $goes }", kısıtlamasız açılan perler içindir. Ayarla: Play.per_turn = "any" ve Play.may_go_out = true.
# Play lays melds on the table, but {word} lays those kept in hand: remove one of them.
fault-349ba109 = Play perleri masaya açar, { $word } ise elde tutulanları: birini kaldır.
# The contract {contract} is not in ascending order: sort it.
fault-11073e7d = { $contract } kontratı artan sırada değil: sırala.
# The contract {contract} has a meld that is too short: a meld must have at least {shortest} cards.
fault-4da502e2 = { $contract } kontratında fazla kısa bir per var: bir perde en az { $shortest } kart olmalı.
# No contract of GoOut uses up a hand of {size} cards: change one of them.
fault-e736a269 = GoOut kontratlarından hiçbiri { $size } kartlık bir eli kullanmıyor: birini değiştir.
# A turn with Rearrange has no other steps: remove the others.
fault-1452e7b7 = Rearrange içeren bir hamlede başka adım olmaz: ötekileri kaldır.
# A table that is rearranged has no discard pile: write stock.when_empty = "play_on".
fault-aec3fa98 = Yeniden düzenlenen bir masada ıskarta yoktur. Ayarla: Stock.when_empty = "play_on".
# turns_each is for cards: remove it.
fault-1a79c182 = Rules.turns_each kart içindir: onu kaldır.
# A turn with tiles is Rearrange alone, or Draw, GoOut and Discard.
fault-c7ed926b = Taşlı bir hamle ya yalnızca Rearrange ya da Draw, GoOut ve Discard adımlarıdır.
# Loose cards go back to where they were when time runs out: write time_up.loose = "restore".
fault-889cf226 = Süre dolunca boştaki kartlar eski yerine döner. Ayarla: TimeUp.loose = "restore".
# Tiles are taken from the pile of the player before: write Draw.own_piles = true, card_goes = "{goes}".
fault-8d1ac0bd = Taş, önceki oyuncunun ıskartasından alınır. Ayarla: Draw.own_piles = true ve Draw.card_goes = "{ $goes }".
# Tiles must be laid on the table, or all at once when going out: add Play or GoOut.
fault-25f263b8 = Taşlar masaya açılmalı ya da eli bitirirken hepsi birden gösterilmeli. Ekle: Play ya da GoOut.
# Tiles are laid without restriction, and the last one is discarded: write only Play.may_go_out = false.
fault-a91b6c18 = Taşlar kısıtlamasız açılır ve sonuncusu atılır. Yalnızca şunu ayarla: Play.may_go_out = false.
# Tiles laid on the table need a first meld with a minimum: write opening.minimum, and perhaps opening.pairs.
fault-7f5a5158 = Masaya açılan taşlar, barajı olan bir ilk açış ister. Ayarla: Opening.minimum ve belki Opening.pairs.
# Taking and laying a tile does not restrict the discard: write Discard.return_upcard = true and goes_out = true.
fault-a97be983 = Taş almak ve açmak atışı kısıtlamaz. Ayarla: Discard.return_upcard = true ve Discard.goes_out = true.
# RacksLeft is for tiles laid on the table, with one tile made wild by an indicator: add Play, and write deal.wild_indicator = true and deal.indicates = "next".
fault-1305682d = RacksLeft, göstergeyle okey belirlenen ve masaya açılan taşlar içindir. Ekle: Play, ayarla: DealOut.wild_indicator = true ve DealOut.indicates = "next".
# A wild tile is taken onto the rack, after the first meld: write only Swap.joker_goes = "hand" and needs_own_meld = true.
fault-f1a1dbfb = Okey, ilk açıştan sonra ıstakaya alınır. Yalnızca şunu ayarla: Swap.joker_goes = "hand" ve Swap.needs_own_meld = true.
# A game with tiles on racks needs a wild tile: write deal.wild_indicator = true and indicates = "next".
fault-614a2496 = Istakada taş tutulan bir oyuna okey gerekir. Ayarla: DealOut.wild_indicator = true ve DealOut.indicates = "next".
# A turn is Rearrange alone, or Draw, Play and Discard: remove Rearrange.
fault-8e33bbb4 = Bir hamle ya yalnızca Rearrange ya da Draw, Play ve Discard adımlarıdır. Kaldır: Rearrange.
# No step of the turn ends a deal: add Play, GoOut, Knock or Declare.
fault-f422c9c9 = Hamlenin hiçbir adımı eli bitirmiyor. Ekle: Play, GoOut, Knock ya da Declare.
# opening is about a first meld, but no step lays one: add Play to the turn, or remove opening.
fault-9ec7ec40 = Rules.opening ilk açış içindir, ama hiçbir adım ilk açışı yaptırmıyor. Hamleye ekle: Play, ya da kaldır: Rules.opening.
# Show, turns_each and RankPayments belong together: melds are shown in the last turn and then paid by rank. Use all three or none.
fault-bbea703c = Show, Rules.turns_each ve RankPayments birlikte olur: perler son hamlede gösterilir, sonra sıraya göre ödenir. Üçünü de kullan ya da hiçbirini.
# turns_each counts turns in order, but Drop and CallWindow change whose turn it is: remove it.
fault-38267078 = Rules.turns_each hamleleri sırayla sayar, Drop ve CallWindow ise sırayı değiştirir. Kaldır: Rules.turns_each.
# {word} is for cards: remove it from a game of tiles.
fault-1da06740 = { $word } kart içindir: taşlı oyundan kaldır.
# A turn of cards needs the step {word}: add it.
fault-e36842f7 = Kartlı bir hamleye { $word } adımı gerekir: onu ekle.
# A turn has the step {word} twice: keep one.
fault-39471280 = Hamlede { $word } adımı iki kez var: birini bırak.
# {word} comes after {before}, where it is never reached: put it before {before}.
fault-95dd7360 = { $word }, hiç ulaşılmayan bir yerde, { $before } adımından sonra geliyor: onu { $before } adımının önüne al.
# CallEnd counts turns round the table, but {word} changes whose turn it is: remove one of them.
fault-2bb19b2f = CallEnd masayı dolaşan hamleleri sayar, { $word } ise sırayı değiştirir: birini kaldır.
# The bots had not finished after {seconds} seconds.
fault-f5741d28 = Botlar { $seconds } saniyede bitiremedi.
# ; did you mean {word}?
fault-3afdcbc4 = ; şunu mu demek istedin: { $word }?
# .
fault-3a52ce78 = { "." }
# add a table [{field}] with {tag}.
fault-dbd2db70 = { "[" }{ $field }] tablosunu { $tag } ile ekle.
# add a table [{field}].
fault-552a5847 = { "[" }{ $field }] tablosunu ekle.
# add {field}.
fault-5d320c2b = Ekle: { $field }.
# The format of a sheet must be a number from 1 to {newest}, not {value}.
fault-0e60cfca = Bir sayfanın biçimi 1 ile { $newest } arasında bir sayı olmalı, { $value } değil.
# like must be the name of a game, not {value}.
fault-7671f747 = like bir oyunun adı olmalı, { $value } değil.
# {field} is missing: say which of {words} this is.
fault-ae96c659 = { $field } eksik: şunlardan hangisi olduğunu yaz: { $words }.
# {value} is not one of {words}{meant}
fault-5115c8a9 = { $value } bunlardan biri değil: { $words }{ $meant }
# This must be a table, not {value}.
fault-8567e573 = Burada bir tablo olmalı, { $value } değil.
# This {fault}
fault-42fba231 = { $fault }
# offers must be a list of options, not {value}.
fault-f079b152 = offers bir ev kuralları listesi olmalı, { $value } değil.
# An option must be a name or a table, not {value}.
fault-7ec5f926 = Bir ev kuralı bir ad ya da tablo olmalı, { $value } değil.
# {value} is not an option{meant}
fault-54ac558c = { $value } bir ev kuralı değil{ $meant }
# There is no {value} here{meant}
fault-af2101ae = Burada { $value } yok{ $meant }
# This sheet was written by a newer release of RummyKit, in format {value}; this release reads formats up to {newest}.
fault-d0ef56ea = Bu sayfa daha yeni bir RummyKit sürümüyle, { $value } biçiminde yazılmış; bu sürüm { $newest } biçimine kadar okur.
# {field} is missing: {wanted}
fault-6544d6da = { $field } eksik: { $wanted }
# This is required.
fault-7432b872 = Bu gerekli.
# This is not a joker: write JK for cards, and J, DJ, CJ or MJ for tiles.
fault-53cc4055 = Bu bir joker değil: kart için JK, taş için J, DJ, CJ ya da MJ yaz.
# The key must be a number, or a range such as "3-6".
fault-36975ac2 = Anahtar bir sayı ya da "3-6" gibi bir aralık olmalı.
# This must be a number of at least 1, not {value}.
fault-9cb8e009 = Bu en az 1 olan bir sayı olmalı, { $value } değil.
# This is not an option: {fault}
fault-dd77f350 = Bu bir ev kuralı değil: { $fault }
# A sheet must be a table, not {value}.
fault-c37eadd7 = Bir sayfa bir tablo olmalı, { $value } değil.
# house must be a table of options and values, not {value}.
fault-865377db = house bir ev kuralları ve değerleri tablosu olmalı, { $value } değil.
# This is not valid TOML: {fault}.
fault-c71a8d58 = Bu geçerli TOML değil: { $fault }.
# This is not valid JSON: {fault}.
fault-eb2bdf02 = Bu geçerli JSON değil: { $fault }.
# These rules cannot be put into words: {error}.
fault-14cad9b9 = Bu kurallar söze dökülemiyor: { $error }.
# This is nested too deeply for a sheet.
fault-f0c92d64 = Bu, bir sayfa için fazla iç içe.
# A sheet must be a table.
fault-d7593e5b = Bir sayfa bir tablo olmalı.
# Give the game a name.
fault-8193bad6 = Oyuna bir ad ver.
# Text may have at most {most} characters.
fault-5f8cd132 = Bir metinde en çok { $most } karakter olabilir.
# Numbers may be at most {most}.
fault-2f796921 = Sayılar en çok { $most } olabilir.
# This may have at most {most} parts.
fault-1c17a1ce = Bunun en çok { $most } parçası olabilir.
# Every deal was void: nobody went out.
fault-b647c871 = Her el geçersizdi: kimse eli bitirmedi.
# A deal failed ({error}).
fault-a1eb8b90 = Bir el yarıda kaldı ({ $error }).
# runs.wild_fourteenth adds a card to a run of thirteen: write max_length = 13, ace = "both".
fault-8cf32852 = Runs.wild_fourteenth on üçlük bir seriye bir kart ekler. Ayarla: Runs.max_length = 13 ve Runs.ace = "both".
# One tunnela would end a deal: write scoring.tunnelas = 0 or more than 1.
fault-88d6a370 = Tek bir tunnela eli bitirirdi: LivesPenalty.tunnelas için 0 ya da 1’den fazlasını yaz.
# At least four dublees or jokers must be needed to end a deal: write 0, or 4 or more, for scoring.dublees and scoring.jokers.
fault-3a180b7e = Bir eli bitirmek için en az dört dublee ya da joker gerekmeli: LivesPenalty.dublees ve LivesPenalty.jokers için 0 ya da en az 4 yaz.
# Value cards are paid for between the players and depend on a cut card: write scoring.to_winner = true and deal.indicates = "rank_and_neighbours".
fault-cd497ed2 = Değer kartları oyuncular arasında ödenir ve kesme kartına bağlıdır. Ayarla: LivesPenalty.to_winner = true ve DealOut.indicates = "rank_and_neighbours".
# opening.natural_run is about a run of the contract: add one to opening.contract, or remove it.
fault-6710974d = Opening.natural_run kontrattaki bir seri içindir. Opening.contract içine bir seri ekle ya da onu kaldır.
# scoring.draws_carry is about deals that nobody wins: write stock.when_empty = "block" and use the match FirstTo, or remove it.
fault-8fe5c356 = DealWon.draws_carry kimsenin kazanmadığı eller içindir. Ayarla: Stock.when_empty = "block", parti olarak FirstTo seç ya da onu kaldır.
# LastLeft.buy_in has no limit: write rejoins = 0, or remove buy_in.
fault-863a44ed = LastLeft.buy_in sınırsızdır. Ayarla: LastLeft.rejoins = 0, ya da kaldır: LastLeft.buy_in.
# WinningRun is about runs in hands that are compared: use the scoring Showdown and add runs.
fault-f0578755 = WinningRun, karşılaştırılan ellerdeki seriler içindir: puanlama olarak Showdown seç ve ekle: Rules.runs.
# WinningRun.run needs {run} cards, but a hand has {hand}.
fault-0016a136 = WinningRun.run { $run } kart ister, elde ise { $hand } var.
# runs.wild_fourteenth is a wild card laid off on a run: add wilds, deal at most 13 cards, and write Play.lay_off = "any" and may_go_out = false.
fault-1160e35b = Runs.wild_fourteenth bir seriye işlenen joker karttır. Ekle: Rules.wilds, en çok 13 kart dağıt ve ayarla: Play.lay_off = "any" ve Play.may_go_out = false.
# wilds.black_only is about a wild rank in players' own melds: write wilds.rank and Play, or remove it.
fault-b3e3ed2c = Wilds.black_only, oyuncuların kendi perlerindeki joker değer içindir. Ayarla: Wilds.rank, ekle: Play, ya da onu kaldır.
# The neighbours of a cut card are wild only with pure runs: write scoring.pures, or indicates = "rank".
fault-37684fea = Kesme kartının komşuları yalnızca saf serilerle joker sayılır. Ayarla: LivesPenalty.pures ya da DealOut.indicates = "rank".
# wilds.alone is for groups of a side made of wild cards, including those of a rank: add books and wilds.rank without runs, or remove it.
fault-4638a8e7 = Wilds.alone, bir değerinkiler de içinde olmak üzere joker kartlardan oluşan taraf grupları içindir. Serisiz ekle: Rules.books ve Wilds.rank, ya da onu kaldır.
# If a hand is laid whole, wilds.alone cannot go with a limit on wild cards: remove wilds.at_most_naturals, most and least_naturals, or write wilds.alone = false.
fault-5de4c30b = El bütün olarak açılıyorsa Wilds.alone joker kart sınırıyla birlikte olmaz. Kaldır: Wilds.at_most_naturals, Wilds.most ve Wilds.least_naturals, ya da ayarla: Wilds.alone = false.
# books.wild is the bonus of wild cards alone: write wilds.alone = true with it, and false without it.
fault-81c433b0 = Books.wild yalnızca joker kartlardan olanın primidir. Onunla birlikte ayarla: Wilds.alone = true, onsuz: Wilds.alone = false.
# Play.extends_lay_offs = false is for lay-offs on any meld without wild cards, if a first meld needs a card from the pile: write Draw.discard_pile = "down_to_card" and card_goes = "new_meld", or true.
fault-c71c72bc = Play.extends_lay_offs = false, ilk açışta ıskartadan bir kart gerekiyorsa, joker kartsız her pere işleme içindir. Ayarla: Draw.discard_pile = "down_to_card" ve Draw.card_goes = "new_meld", ya da Play.extends_lay_offs = true.
# BuyWindow.points count against the buyer: use the scoring HandsAgainstLosers, or remove them.
fault-2f3d36fe = BuyWindow.points alıcıya ceza yazılır: puanlama olarak HandsAgainstLosers seç ya da onu kaldır.
# jokers in the pack
fault-f48e09dd = destede joker
# a table that is rearranged
fault-a57e187d = yeniden düzenlenen bir masa
# tiles held on a rack
fault-c223834c = ıstakada tutulan taşlar
# players' own melds of cards
fault-16af31d7 = oyuncuların kendi kart perleri
# hands kept until the end
fault-11ff0b73 = sonuna kadar tutulan eller
# a stock that can run out
fault-67eb2b23 = tükenebilen bir deste
# deals that can be void
fault-d8afd9a5 = geçersiz olabilen eller
# points that players can share
fault-4ce625a2 = oyuncuların paylaşabildiği puanlar
# melds of a side
fault-6ee513c7 = bir tarafın perleri
# melds outside the two lives
fault-b178525b = iki can dışında perler
# {field} means nothing in this game: it is about {what}.
fault-07302513 = { $field } bu oyunda etkisiz. Gereken: { $what }.
# Every deal of the schedule has its own {field}: write that of the first deal on the sheet.
fault-28b05ac4 = Rules.schedule içindeki her elin kendi { $field } ayarı var: sayfaya ilk elinkini yaz.
# A fitting discard can be "noted" only with tiles and "refused" only with cards: write Discard.fitting = "allowed" or the other one.
fault-f05bce37 = İşlenebilecek bir kart atmak yalnızca taşta “ceza puanıyla”, yalnızca kartta “yasak” olabilir. Ayarla: Discard.fitting = "allowed" ya da öteki.
# an upcard that goes round
fault-f432e7d2 = masayı dolaşan bir açık kart
# TakePile melds the top card with two of its rank: write groups.min_size = 3, and at most 3 for wilds.least_naturals.
fault-056c36c5 = TakePile üstteki kartı, onun değerinden iki kartla açar. Ayarla: Groups.min_size = 3, Wilds.least_naturals için de en çok 3.
# Draw.card_goes = "new_meld" makes a new meld of any value: write opening.needs_taken_card = true, or remove opening.
fault-994b410f = Draw.card_goes = "new_meld" puanı ne olursa olsun yeni bir per yapar. Ayarla: Opening.needs_taken_card = true, ya da kaldır: Rules.opening.
# A card taken with all above it must be laid: write Draw.card_goes = "table" or "new_meld".
fault-fe629ef7 = Üstündekilerle alınan kart masaya konmalı. Ayarla: Draw.card_goes = "table" ya da Draw.card_goes = "new_meld".
