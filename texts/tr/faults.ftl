fault-31f67875 = { $decisions } karardan sonra el hâlâ sona ermemişti.
fault-7965ea67 = { $decisions } karardan sonra sırası gelen oyuncu hiçbir şey yapamıyordu.
fault-10a3b67f = evet ya da hayır
fault-ce83601f = bir tam sayı
fault-372ea08c = bir metin
fault-71f8e797 = hiçbir şey
fault-8e219ea8 = Burada { $wanted } olmalı, { $value } değil.
fault-0abcf7de = bir liste
fault-e3206e3d = bir liste
fault-b57a6e3f = bir tablo
fault-1bbe4ccf = bir ondalık sayı
fault-78a7c2b9 = { $first } ya da { $last }
fault-deeeba31 = { $word }
fault-384fb941 = { $word }
fault-3113fd2b = { $first }, { $rest }
fault-0ce0a869 = boş olmayan bir metin
fault-1abe3180 = "my_rummy" gibi küçük harf, rakam ve alt çizgiden oluşan bir sözcük
fault-a9c52bae = şunun gibi: { $pattern }
fault-be176079 = fazla büyük bir sayı
fault-38a1923f = Burada { $wanted } parça olmalı, { $many } değil.
fault-5ffe533b = evet
fault-7cb6efb9 = hayır
fault-e0ac1c8c = { $place }: { $fault }
fault-d2acc324 = En az { $low }, en çok { $high } olmalı, { $value } değil.
fault-ced8c6b6 = Boş olmamalı, { $value } değil.
fault-68eb7f30 = En az { $low } olmalı, { $value } değil.
fault-5370e8e3 = En çok { $high } olmalı, { $value } değil.
fault-5cdef95f = Bir grupta en az iki kart olmalı.
fault-32d5bdde = En büyük grup en küçüğünden küçük olurdu.
fault-55929d77 = Farklı renklerden bir grupta en çok dört kart olabilir.
fault-5366243c = Bir seride iki ile on dört arası kart olmalı.
fault-65e95bcd = Seriler değer atlıyorsa as küçük olmalı.
fault-99541f4b = Seriler değer atlıyorsa iki kart seri olamaz. Kaldır: Runs.short_rank.
fault-b97c8a88 = Yalnızca iki ucunda as olan bir seride on dört kart olabilir.
fault-fa085898 = İstenen kart masada bir perde açılır (ClaimWindow). Ekle: Play, ayarla: Play.per_turn = "any".
fault-671f4530 = Kart istemek, tek bir oyuncuya puanı ne olursa olsun bir per açtırır (ClaimWindow). Kaldır: Rules.opening ve Rules.sides.
fault-42e68a88 = Rules.turns_each hamleleri sırayla sayar, ClaimWindow ise sırayı değiştirir. Kaldır: ClaimWindow.
fault-873ee098 = ClaimWindow ve { $word }, ikisi de iki hamlenin arasına girer: birini kaldır.
fault-91befe6b = Bir kontratın perleri olmalı: gruplarını ya da serilerini yaz.
fault-64292b1c = grup
fault-df6ad190 = seri
fault-13cb0301 = Kontratta { $what } var, oyunda ise yok: oyunda { $what } tanımla.
fault-44f7043f = Kontratta { $size } kartlık { $what } var, ama en az { $least } kart gerekir.
fault-4cb4b5cf = CallEnd, ellerin karşılaştırıldığı oyunlar içindir: puanlama olarak StakePayments seç ya da onu kaldır.
fault-9a25b707 = FightWindow, çekmeden bitirilen ele verilen yanıttır. Draw adımından önce ekle: CallEnd, ya da onu kaldır.
fault-187a073f = ForceWindow, açılıp alınmayan kartlar içindir. Ayarla: Draw.faced = true, ya da onu kaldır.
fault-8fd69f9c = ShowIndicator için göstergenin aynısı olan ikinci bir taş gerekir. Ayarla: DealOut.wild_indicator = true ve Pack.copies = 2.
fault-56053244 = DeclarePairs, çiftle biten eller içindir. Ayarla: GoOut.pairs = 7, ya da onu kaldır.
fault-369a274d = DeclarePairs ile bildirilen çiftler daha çok sayılır. Ayarla: PointsLost.declared = 2, ya da onu kaldır.
fault-bd2a8621 = Gösterge göstermek puan kazandırır: puanlama olarak PointsLost seç ya da kaldır: ShowIndicator.
fault-fcc6d62b = ShowDealt.counts, eli bitiren ellerin puanlarını sayar: onları yaz ya da kaldır: ShowDealt.
fault-c40641ff = Uyan iki kartı olmayan el bitmiş gibi ödenir: RankPayments puanlamasını kullan ya da ShowDealt.apart = false yaz.
fault-bfd8a1f2 = ShowDealt, ellerin karşılaştırıldığı oyunlar içindir: puanlama olarak StakePayments seç ya da onu kaldır.
fault-4569f38b = HandPayments.multiplied içinde bir değer iki kez var: birini bırak.
fault-bd4c2357 = Opening.by_total en düşük puandan en yükseğe, her biri bir kez gitmeli: sırala.
fault-be523c96 = Opening.by_total, kendi tarafına sayılan perler içindir: puanlama olarak MeldsAndBonuses seç ya da onu kaldır.
fault-87dbef05 = Opening.needs_taken_card, bir pere alınan kartlar içindir. Ayarla: Draw.discard_pile = "down_to_card" ve Draw.card_goes = "new_meld".
fault-37d4442c = Kontrat ilk açışla ilgili her şeyi söyler. Kaldır: Opening.natural_run ve Opening.waived_when_going_out.
fault-4a6ce406 = İlk açışta ya kontrat ya baraj olur, ikisi birden olmaz. Ayarla: Opening.minimum = 0.
fault-dde0c809 = İlk açış en çok { $most } puan tutabilir: Opening.minimum için daha fazlasını yazma.
fault-128e489e = Kontrat, ne çekilmiş olursa olsun açılır. Ayarla: Draw.card_goes = "hand", şu değil: Draw.card_goes = "{ $goes }".
fault-4b6bc88f = Kontratın { $cards } kartını kimse hiçbir zaman elinde tutamaz: daha çok dağıt, daha azını iste ya da satın almaya izin ver.
fault-e9ffc7f0 = { $option } ev kuralı iki kez var: birini bırak.
fault-1ff1f4a8 = { $option } ev kuralı olmayan bir alanı değiştiriyor: { $fault }. Onu kaldır.
fault-63c5cccf = Kural sayfasında, { $option } ev kuralının değerlerinden hiçbiri yok: onu kaldır.
fault-bd9700be = Kural sayfasının kendisi, { $option } ev kuralının seçeneklerinden biri değil: { $fault }
fault-71c4c1ca = { $option } ev kuralı { $value } olunca hiçbir şeyi değiştirmiyor: onu kaldır.
fault-1ee282b2 = { $option } ev kuralı { $value } olamaz: { $path }{ $at }: { $fault }
fault-025c2de6 = Rules.schedule joker değerler içeriyor, sayfada ise joker kart yok. Ekle: Rules.wilds.
fault-1ac5bd74 = Rules.schedule kontratlar içeriyor, sayfada ise ilk açış kuralı yok. Ekle: Rules.opening.
fault-8da06188 = Rules.schedule kaç kez satın alınabileceğini söylüyor, ama kimse satın alamıyor. Ekle: BuyWindow.
fault-cefef600 = CardValues.wild, elden ele joker olan değerler içindir: değeri şuraya yaz: CardValues.ranks.
fault-79366565 = Play.per_turn = "faced", açılan kart içindir. Ayarla: Draw.faced = true ya da Play.per_turn = "any".
fault-7f142b87 = Rules.schedule, { $deal }. el: { $fault }
fault-15a2f117 = İki kart çekilip bir kart atılırsa eller büyür; büyük bir elde per dışı kartlar yalnızca tek desteyle ve joker kartsız sayılabilir. Ayarla: scoring.count = "all" ya da Draw.discard_pile = "top".
fault-37939991 = GinShowdown iki oyuncunun elini karşılaştırır: oyuncu sayısını 2 yap ya da ekle: Rules.sitting_out.
fault-0cd44d7e = GinShowdown elleri kart işlendikten sonra sayar. Discard adımından sonra ekle: LayOffWindow.
fault-157e51e5 = İki can için grup, seri ve joker kart gerekir. Ekle: Rules.groups, Rules.runs ve Rules.wilds.
fault-786d7bd8 = İki can için farklı renklerden gruplar gerekir. Ayarla: Groups.distinct_suits = true.
fault-df2c840e = İki can en çok iki desteyle olur. Ayarla: Pack.copies = 2.
fault-2ea978d2 = İki can ilanla gösterilir. Hamleye ekle: Declare, ya da başka puanlama seç.
fault-c6dfad79 = CardsLaid masadaki kartları sayar. Hamleye ekle: Play, ya da başka puanlama seç.
fault-2213ba4c = Açan oyuncuya sayılan kartlar ödünç alınamaz. Ayarla: Play.borrowing = "none".
fault-43f5bd7d = PointsLost, göstergeyle okey belirlenen ve bütün olarak biten ıstakalar içindir. Ekle: GoOut, ayarla: DealOut.wild_indicator = true ve DealOut.indicates = "next".
fault-a06b91b2 = PointsLost bir puandan düşer: parti olarak Countdown seç.
fault-fffd5c39 = Countdown, kaybedilen puanlar içindir: puanlama olarak PointsLost seç ya da başka parti seç.
fault-de1b4b94 = { $word } elleri vurmadan sonra karşılaştırır. Hamleye ekle: Knock, ya da başka puanlama seç.
fault-e83b19a8 = RankPayments.ranks { $told } oyuncunun ne ödediğini söylüyor, ama { $payers } oyuncu ödemek zorunda kalabilir.
fault-e9b758c5 = rake_rate ve rake_fixed kasa payı için iki ayrı yoldur: yalnızca birini kullan.
fault-001c6a2a = Fiş ya da para için parti, iki canın puanlarını ister: puanlama olarak LivesPenalty seç.
fault-b48df0e6 = Puanlar, fişle ya da dengeli puanla para için oynanan bir partide, yalnızca orada, eli kazanana ödenir.
fault-39cccee5 = { $word } çekilip atılan taşları puanlayamaz: puanlama olarak PointsLost ya da RacksLeft seç.
fault-619caa6b = { $word } yeniden düzenlenen bir masayı puanlayamaz: puanlama olarak HandsToWinner ya da DealWon seç.
fault-66754edf = Tıkanan bir elde { $word } için kazanan yoktur. Ayarla: Stock.when_empty = "flip", ya da puanlama olarak HandsToWinner seç.
fault-bfd85823 = LastLeft oyuncuları ceza puanıyla eler, { $word } ise ceza puanı vermez: puanlama olarak HandsAgainstLosers seç.
fault-fe864cf6 = { $word } ceza puanı verir, en düşük toplam kazanmalıdır: parti olarak FixedGames seç.
fault-b64515ce = { $word } kart içindir: taş için puanlama olarak RackPenalties seç.
fault-034bbe9a = Bir hamlede en az bir adım gerekir: kartta Draw, Play ve Discard, taşta Rearrange.
fault-3894373b = Bir oyuna en az iki oyuncu gerekir: oyuncu sayısı 2 ile başlasın.
fault-b0ede111 = Rules.minutes en kısa partiden en uzuna gitmelidir.
fault-67774b04 = Bir başka ad boş: onu kaldır.
fault-58a4736d = Rules.akin içinde bir ad boş: onu kaldır.
fault-90f12ca5 = Bir oyunun bütün desteleri aynı türden olmalı: kart ya da taş.
fault-cd054472 = Sahte okeyler (F), göstergeyle okey belirlenen, ıstakada tutulan taşlar içindir: onları kaldır.
fault-3c051ccc = Çekilip atılan taşlarda yalnızca sahte okey (F) olabilir: bunları ya da tek adım olarak Rearrange kullan.
fault-b6a546f1 = Rules.special_jokers için destede çift, renk değiştiren ya da ayna joker gerekir: onları ekle ya da bunu kaldır.
fault-a82e1a5b = DealOut.hand içinde bir oyuncu sayısı iki kez var: birini bırak.
fault-d892a450 = Grubu ve serisi olmayan bir oyunda per yoktur: grup ya da seri tanımla.
fault-cd7d67f7 = İki kartlık perler için joker kartsız tek deste gerekir: gruplar ve seriler 3 ile başlasın.
fault-dc6d282b = Papazı olmayan bir destede as büyük olamaz. Ayarla: Runs.ace = "low".
fault-474b51f7 = Jokerler tam bir deste ister: onları kaldır ya da ayarla: Pack.suits = 4 ve Pack.ranks = 13.
fault-f1d25259 = Seriler yalnızca tek destede eksik olan değerleri ve perler masadayken atlayabilir. Ayarla: Pack.left_out, ekle: Play.
fault-0a0ecc6f = Taşlar 1’den 13’e gider ve as yoktur. Ayarla: Runs.ace = "low".
fault-d1f4b08c = Yeniden düzenlenen bir masada yalnızca basılı jokerler jokerdir. Kaldır: Wilds.rank.
fault-a7252dc2 = Joker belirleyen bir kart, joker kartlar ister. Ekle: Rules.wilds.
fault-d6086140 = Destede jokerler var, ama hiçbir perde bulunamıyorlar. Ayarla: Wilds.jokers = true, ya da onları desteden çıkar.
fault-b06b57eb = Rules.wilds var, ama hiçbir kart joker sayılmıyor: desteye joker ekle, bir joker değer belirle ya da bunu kaldır.
fault-c34b711d = Joker değer hem sabit hem çekiliyor. Kaldır: Wilds.rank ya da DealOut.wild_indicator.
fault-842ef1a9 = Tek bir okey taşı, ıstakada tutulan taşlar içindir. Ayarla: DealOut.indicates = "rank", ya da Draw ve GoOut içeren bir hamle kullan.
fault-a6be5d69 = Istakadaki taşlardan yalnızca göstergenin belirlediği okeydir. Ayarla: Wilds.jokers = false.
fault-21ee47dc = Rules.wilds kart içindir; taşların kendi jokerleri vardır: onu kaldır.
fault-6b85eb11 = Çekilen joker değer yalnızca iki canlı ellerde olur. Kaldır: DealOut.wild_indicator.
fault-0a35a5e7 = Wilds.own_value bir tarafın perleri içindir. Ekle: Rules.books, ya da onu kaldır.
fault-243cdd85 = Wilds.natural_in_place ve Wilds.least_naturals, bir tarafın perleri ya da bütün olarak açılan bir el içindir. Ekle: Rules.books, ya da Play yerine GoOut kullan ya da onları kaldır.
fault-57443aa8 = joker_needs_two_rack_tiles joker almayı sınırlıyor, joker_sets_manipulable ise serbest bırakıyor.
fault-9bf7293f = Destede jokerler var, ama sayfa nasıl alındıklarını söylemiyor. Ekle: Rules.joker_sets.
fault-80443dcb = JokerSets.may_be_split ile JokerSets.goes_to = "any_set" birlikte olur, kart jokerleri içindir: ikisini de kullan ya da hiçbirini.
fault-6255135c = JokerSets.may_be_split varken joker her yerden alınır. Ayarla: JokerSets.replacement = "any" ve başka hiçbir şey.
fault-904866f5 = Joker kuralları için destede joker gerekir.
fault-9aeeed56 = Oyuncu sayısı en azdan en çoğa gitmeli: { $most }–{ $fewest } yaz, { $fewest }–{ $most } değil.
fault-3ab071f9 = Yeniden düzenlenen bir masa için taş destesinde her taştan en çok { $most } tane, jokerden en çok { $jokers } tane olabilir.
fault-e1bbb36b = Taş destesinde her taştan ve her jokerden en çok { $most } tane olabilir.
fault-82ccb61c = Destede { $joker } var, ama sayfa ne yaptığını söylemiyor. Ekle: Rules.special_jokers.
fault-dfb016d9 = Rules.sample içinde boş bir per var: şunun gibi perler yaz: { $like }.
fault-e20f8d1f = taşlı
fault-16096b43 = renkler
fault-c8d3756e = kartlı
fault-df78d3c5 = renkler
fault-a6ac3b2f = Bu { $pieces } oyunda bir grupta hep farklı { $kinds } bulunur. Ayarla: Groups.distinct_suits = true.
fault-6fab64cc = Yeniden düzenlenen { $pieces } masada gruplar üçlü ya da dörtlü olmalı. Ayarla: Groups.min_size = 3 ve Groups.max_size = 4.
fault-93dff8cc = Yeniden düzenlenen { $pieces } masada seriler üç ya da daha çok olmalı. Ayarla: Runs.min_length = 3 ve Runs.max_length = 13.
fault-79bf73c9 = Bu { $pieces } oyunda açık kart yoktur. Ayarla: DealOut.upcard = false.
fault-15614d69 = Rules.more_packs içinde { $players } oyuncu için deste var, ama oyun { $fewest }–{ $most } oyuncu içindir.
fault-7776ca9e = Rules.more_packs içinde { $players } oyuncu için iki deste var: birini bırak.
fault-ae8665e4 = { $joker }, bu destenin ({ $family }) jokeri değil: onun jokerleri { $known }.
fault-eece6ce7 = Pack.jokers içinde { $joker } iki kez var: birini bırak.
fault-eeef7f05 = Yeniden düzenlenen bir masada en çok { $most } deste olabilir. Ayarla: Pack.copies = { $most }.
fault-333a330b = Rules.sample içinde "{ $text }" var, ama { $fault }: şunun gibi perler yaz: { $like }.
fault-3cc37ae2 = Rules.sample içinde "{ $text }" var, ama destede bunun için { $card } yok.
fault-ee55dad5 = DealOut.hand içinde { $players } oyuncu için bir el var, ama oyun { $fewest }–{ $most } oyuncu içindir.
fault-758f1473 = DealOut.hand içinde { $players } oyuncu için bir el yok: her birinin kaç kart aldığını yaz.
fault-b4bf82f0 = { $players } oyuncu için { $needed } kart gerekir, destede ise { $cards } var: daha az dağıt ya da deste ekle.
fault-71a5e9a2 = Bir elde en çok { $room } kart olabilir; böylece çekilenlerle birlikte { $largest } sınırını aşmaz: daha az dağıt.
fault-b2e6737b = { $players } oyuncuyla bütün kartlar dağıtılıyor ve çekilecek deste kalmıyor: daha az dağıt ya da deste ekle.
fault-f55f9f0a = İkiden çok oyuncuyla eli birkaç kişi kaybeder. Ayarla: Start.later = "winner_deals".
fault-2a5bd588 = Her hamlesi çekişle başlayan bir oyun destesiz süremez. Ayarla: Stock.when_empty = "flip" ya da Stock.when_empty = "shuffle".
fault-4e8dabe7 = Stock.when_empty = "lowest_wins" elleri karşılaştırır: puanlama olarak StakePayments seç.
fault-cad6570a = Stock.when_empty = "ends", kazanansız eller içindir: puanlama olarak MeldsAndBonuses, PointsLost ya da RacksLeft seç.
fault-32cc94f0 = Vurulmayınca geçersiz sayılan bir el, vurma ister. Ekle: Knock, ya da ayarla: Stock.when_empty = "flip".
fault-0aec3548 = Start.later = "{ $later }" için bir dağıtan gerekir. Ayarla: Start.draw = "lowest_deals".
fault-a7f0a241 = Eşler birlikte elenir ve yalnızca puan için oynar: LastLeft.rejoins, LastLeft.ante ve LastLeft.call_up için 0 yaz; LastLeft.buy_in = false.
fault-87d3d657 = Eşlerin puanı ortaktır: puanlama olarak CardsLaid, GinShowdown, HandsAgainstLosers, MeldsAndBonuses, PointsLost ya da RacksLeft seç ya da kaldır: Rules.sides.
fault-66bfe530 = Rules.books prim getirir: puanlama olarak MeldsAndBonuses seç ya da onu kaldır.
fault-b0f523f4 = İkinci el, bir tarafın perleri içindir: puanlama olarak MeldsAndBonuses seç ya da kaldır: Rules.second_hand.
fault-7934123d = Rules.bonus_cards kendi primlerini getirir: puanlama olarak MeldsAndBonuses seç ya da onu kaldır.
fault-9e47c4da = Bir kart hem joker kart hem prim kartı olamaz. Değiştir: Wilds.rank ya da Rules.bonus_cards.
fault-4c26a538 = Rules.bonus_cards kart içindir: taşlı oyundan kaldır.
fault-14ac01fb = TakePile ıskartanın tamamını alır. Ayarla: Draw.discard_pile = "none", ya da kaldır: TakePile.
fault-4e2f75d0 = TakePile üstteki kartı tarafın o değerdeki grubuna ekler. Ekle: Rules.books, ayarla: Play.one_per_rank = true.
fault-5614a7ee = Tamamı alınan ıskarta deste olmaz. Ayarla: Stock.when_empty = "block".
fault-2e7af646 = AskPartner için eş gerekir: eşli oyun için ekle: Rules.sides, ya da onu kaldır.
fault-4f0b7421 = RummyKit bir oyuncunun eli bitirip bitiremeyeceğini yalnızca gruplarla, her değerden bir tane varken bilebilir. Ayarla: AskPartner.yes_binds = false.
fault-720d27be = MeldsAndBonuses her tarafın perlerini sayar. Ekle: Play ve Rules.books, ya da başka puanlama seç.
fault-9c537fdb = Hiçbir grupta { $size } kart olamaz: şu sınırı kaldır: Groups.max_size, ya da değiştir: Books.size.
fault-1b82d30c = { $players } oyuncuyla herkesin karşısında bir eş olmaz. Sides.partners için çift bir sayı yaz.
fault-b628ec60 = üç ya da daha çok deste
fault-d0739d0a = Sides.two_sides içinde { $players } oyuncu var: { $fewest }–{ $most } arasında, Sides.partners içinde olmayan çift sayılar yaz.
fault-d337fa0f = Sides.partners içinde { $players } oyuncu var, ama oyun { $fewest }–{ $most } oyuncu içindir.
fault-61e0b90e = Books.to_go_out içinde { $players } oyuncu için sayı yok: bir tarafa kaç tane gerektiğini yaz.
fault-415be42f = StakePayments masadaki perler için öder. Hamleye ekle: Play, ya da başka puanlama seç.
fault-6357aea7 = StakePayments deste tükenince en az puanlı ele öder. Ayarla: Stock.when_empty = "lowest_wins".
fault-751d8768 = Per dışı kartlar yalnızca tek desteyle ve joker kartsız sayılabilir. Ayarla: scoring.count = "all".
fault-128361a1 = "0.50" gibi bir tutar
fault-8997a614 = "0.10" gibi bir oran
fault-fe8430f4 = Iskartanın içinden kart alınıyorsa hamlenin gerisi serbest olmalı. Ayarla: Play.lay_off = "any" ve başka sınır koyma.
fault-91fae195 = Iskartanın içinden kart alınıyorsa ilk açışta koşul olarak yalnızca bir baraj ya da alınan bir kart olabilir. Yalnızca şunu ayarla: Opening.minimum ya da Opening.needs_taken_card.
fault-8cadb721 = Draw.discard_pile = "whole", desteyle birlikte biten bir elde tarafların perleri içindir. Ayarla: Stock.when_empty = "ends" ya da Draw.discard_pile = "top".
fault-8dc204d2 = Birkaç kart ancak ıskarta bütün alınıyorsa çekilebilir. Ekle: TakePile, ya da ayarla: Draw.count = 1.
fault-907f21b5 = Draw.count için her oyuncu sayısına bir kart sayısı gerekir.
fault-3fb7cfc0 = Deste tükenince yalnızca açık kart kalır, ama Draw.discard_pile onu almaya izin vermiyor. Ayarla: Stock.when_empty = "flip".
fault-b722d019 = Draw.card_goes = "first_meld" için ilk açış gerekir. Ekle: Rules.opening ve Play, ya da ayarla: Draw.card_goes = "hand".
fault-bbe9f3d1 = Draw.card_goes = "table" için masada per gerekir. Ekle: Play.
fault-5d8ecda7 = Draw.faced, hemen masaya konan kartlar içindir. Ayarla: Draw.card_goes = "table" ve Play.per_turn = "faced".
fault-5cfef6ea = Ayrı ıskartalar boş başlar ve hiç deste olmaz. Ayarla: Draw.discard_pile = "top", DealOut.upcard = false ve Stock.when_empty = "ends", ya da kaldır: Draw.own_piles.
fault-c912fbeb = Sunulan açık kart, onu alanın hamlesini başlatır. Ayarla: Draw.discard_pile = "top".
fault-bd236eac = Sunulan açık kart joker kart olsa da alınabilir. Ayarla: Draw.wild_upcard = "allowed".
fault-6dc170c3 = Draw.card_goes = "kept_meld" perleri elde tutar: Play yerine GoOut kullan.
fault-2462b86d = Draw.card_goes = "kept_meld", joker kartsız tek deste içindir. Ayarla: Pack.copies = 1, kaldır: Rules.wilds ve Rules.more_packs.
fault-e78189c2 = Çekilme ve ilan, iki can ister: puanlama olarak LivesPenalty seç ya da onları kaldır.
fault-406b2b4a = Tarafların açışta başka kısıtlaması yoktur: Play adımının öteki alanlarını kaldır.
fault-969cfca6 = Bir tarafın perlerinde grup bulunmalı. Ekle: Rules.groups.
fault-951ba2cc = Bir tarafın serileri papazla ya da asla bitebilir. Ayarla: Runs.ace = "both".
fault-f810c2f2 = Bir taraf yalnızca grup açıyorsa her değerden bir grubu olur. Ayarla: Play.one_per_rank = true.
fault-e6776c37 = Bir tarafın perlerinde joker kart kendi puanını korur. Ayarla: Wilds.own_value = true.
fault-4bfd8f3f = Bir tarafın grubunda joker kart hep joker sayılır. Ayarla: Wilds.natural_in_place = false, ya da ekle: Rules.runs.
fault-7172679e = Swap.groups = "both_suits", jokeri eksik iki rengin yerine geçebilen, farklı renklerden gruplar içindir. Ayarla: Groups.distinct_suits = true ve MeldValues.declared_jokers = false, ya da Swap.groups = "one_card".
fault-217553db = Swap.joker_goes = "hand_after_first_meld", ilk açışın öncesi ve sonrası içindir. Ekle: Rules.opening, ayarla: Swap.needs_own_meld = false, ya da Swap.joker_goes = "hand".
fault-a7cf8de0 = Swap masadaki perlerden joker alır. Hamleye ekle: Play, desteye joker ekle ya da onu kaldır.
fault-742aba28 = GoOut.pairs bütün eli kullanmalı: dağıtılan eli onun iki katı yap (DealOut.hand) ya da onu kaldır.
fault-7edabdee = Taş dolu ıstaka ancak son taş atılarak bitirilebilir. Ayarla: GoOut.discard = "required", kaldır: GoOut.contracts, GoOut.undrawn ve GoOut.last_turns.
fault-680735a3 = GoOut.last_turns ötekilere bir kez daha çektirir. Kaldır: Rules.turns_each, ayarla: Stock.when_empty = "shuffle" ya da Stock.when_empty = "flip".
fault-74d5500e = Declare, eli bitirmenin tek yolu olmalı. Kaldır: GoOut ve Knock.
fault-bae82e43 = Show joker kartsız olur. Kaldır: Rules.wilds.
fault-9be84438 = Knock, ellerin karşılaştırıldığı oyunlar içindir: puanlama olarak Showdown seç ya da kaldır: Knock.
fault-27b5a5c5 = Vurmadan sonra eller joker kartsız karşılaştırılır. Kaldır: Rules.wilds ya da Knock.
fault-4a8777b9 = Vurma sınırı, joker kartsız tek deste ister. Kaldır: Knock.limit.
fault-b25cf5f3 = LayOffWindow, joker kartsız tek desteyle vurma içindir: onu kaldır.
fault-2d0ee4fd = CallWindow, masadaki perlere işlenen kartlar içindir. Hamleye ekle: Play, ya da onu kaldır.
fault-ddbb99f2 = CallWindow.from_pile, açılacak bir karta kadar alınan ıskarta içindir. Ayarla: Draw.discard_pile = "down_to_card" ve Draw.card_goes = "table", ya da CallWindow.from_pile = false.
fault-e5d6a7bf = BuyWindow, ıskartanın üstündeki kart içindir. Ayarla: Draw.discard_pile = "top", ya da onu kaldır.
fault-33a9c6b2 = Sunulan açık kart satın alınamaz. Kaldır: Draw.upcard_offered ya da BuyWindow.
fault-15635695 = Kimse eli ne per açarak ne kart atarak bitirebiliyor. Ayarla: Play.may_go_out = true ya da Discard.goes_out = true.
fault-ffc8e0e2 = Discard.fitting, işlenebilecek kartlar içindir. Ekle: Play.lay_off, ya da ayarla: Discard.fitting = "allowed".
fault-a3e58473 = Draw.card_goes = "{ $goes }", puanı ne olursa olsun ve joker kartsız perler içindir. Ekle: Play, kaldır: Rules.opening ve Rules.wilds.
fault-16a146c9 = Draw.card_goes = "{ $goes }", kısıtlamasız açılan perler içindir. Ayarla: Play.per_turn = "any" ve Play.may_go_out = true.
fault-349ba109 = Play perleri masaya açar, { $word } ise elde tutulanları: birini kaldır.
fault-11073e7d = { $contract } kontratı artan sırada değil: sırala.
fault-4da502e2 = { $contract } kontratında fazla kısa bir per var: bir perde en az { $shortest } kart olmalı.
fault-e736a269 = GoOut kontratlarından hiçbiri { $size } kartlık bir eli kullanmıyor: birini değiştir.
fault-1452e7b7 = Rearrange içeren bir hamlede başka adım olmaz: ötekileri kaldır.
fault-aec3fa98 = Yeniden düzenlenen bir masada ıskarta yoktur. Ayarla: Stock.when_empty = "play_on".
fault-1a79c182 = Rules.turns_each kart içindir: onu kaldır.
fault-c7ed926b = Taşlı bir hamle ya yalnızca Rearrange ya da Draw, GoOut ve Discard adımlarıdır.
fault-889cf226 = Süre dolunca boştaki kartlar eski yerine döner. Ayarla: TimeUp.loose = "restore".
fault-8d1ac0bd = Taş, önceki oyuncunun ıskartasından alınır. Ayarla: Draw.own_piles = true ve Draw.card_goes = "{ $goes }".
fault-25f263b8 = Taşlar masaya açılmalı ya da eli bitirirken hepsi birden gösterilmeli. Ekle: Play ya da GoOut.
fault-a91b6c18 = Taşlar kısıtlamasız açılır ve sonuncusu atılır. Yalnızca şunu ayarla: Play.may_go_out = false.
fault-7f5a5158 = Masaya açılan taşlar, barajı olan bir ilk açış ister. Ayarla: Opening.minimum ve belki Opening.pairs.
fault-a97be983 = Taş almak ve açmak atışı kısıtlamaz. Ayarla: Discard.return_upcard = true ve Discard.goes_out = true.
fault-1305682d = RacksLeft, göstergeyle okey belirlenen ve masaya açılan taşlar içindir. Ekle: Play, ayarla: DealOut.wild_indicator = true ve DealOut.indicates = "next".
fault-f1a1dbfb = Okey, ilk açıştan sonra ıstakaya alınır. Yalnızca şunu ayarla: Swap.joker_goes = "hand" ve Swap.needs_own_meld = true.
fault-614a2496 = Istakada taş tutulan bir oyuna okey gerekir. Ayarla: DealOut.wild_indicator = true ve DealOut.indicates = "next".
fault-8e33bbb4 = Bir hamle ya yalnızca Rearrange ya da Draw, Play ve Discard adımlarıdır. Kaldır: Rearrange.
fault-f422c9c9 = Hamlenin hiçbir adımı eli bitirmiyor. Ekle: Play, GoOut, Knock ya da Declare.
fault-9ec7ec40 = Rules.opening ilk açış içindir, ama hiçbir adım ilk açışı yaptırmıyor. Hamleye ekle: Play, ya da kaldır: Rules.opening.
fault-bbea703c = Show, Rules.turns_each ve RankPayments birlikte olur: perler son hamlede gösterilir, sonra sıraya göre ödenir. Üçünü de kullan ya da hiçbirini.
fault-38267078 = Rules.turns_each hamleleri sırayla sayar, Drop ve CallWindow ise sırayı değiştirir. Kaldır: Rules.turns_each.
fault-1da06740 = { $word } kart içindir: taşlı oyundan kaldır.
fault-e36842f7 = Kartlı bir hamleye { $word } adımı gerekir: onu ekle.
fault-39471280 = Hamlede { $word } adımı iki kez var: birini bırak.
fault-95dd7360 = { $word }, hiç ulaşılmayan bir yerde, { $before } adımından sonra geliyor: onu { $before } adımının önüne al.
fault-2bb19b2f = CallEnd masayı dolaşan hamleleri sayar, { $word } ise sırayı değiştirir: birini kaldır.
fault-f5741d28 = Botlar { $seconds } saniyede bitiremedi.
fault-3afdcbc4 = ; şunu mu demek istedin: { $word }?
fault-3a52ce78 = { "." }
fault-dbd2db70 = { "[" }{ $field }] tablosunu { $tag } ile ekle.
fault-552a5847 = { "[" }{ $field }] tablosunu ekle.
fault-5d320c2b = Ekle: { $field }.
fault-0e60cfca = Bir sayfanın biçimi 1 ile { $newest } arasında bir sayı olmalı, { $value } değil.
fault-7671f747 = like bir oyunun adı olmalı, { $value } değil.
fault-ae96c659 = { $field } eksik: şunlardan hangisi olduğunu yaz: { $words }.
fault-5115c8a9 = { $value } bunlardan biri değil: { $words }{ $meant }
fault-8567e573 = Burada bir tablo olmalı, { $value } değil.
fault-42fba231 = { $fault }
fault-f079b152 = offers bir ev kuralları listesi olmalı, { $value } değil.
fault-7ec5f926 = Bir ev kuralı bir ad ya da tablo olmalı, { $value } değil.
fault-54ac558c = { $value } bir ev kuralı değil{ $meant }
fault-af2101ae = Burada { $value } yok{ $meant }
fault-d0ef56ea = Bu sayfa daha yeni bir RummyKit sürümüyle, { $value } biçiminde yazılmış; bu sürüm { $newest } biçimine kadar okur.
fault-6544d6da = { $field } eksik: { $wanted }
fault-7432b872 = Bu gerekli.
fault-53cc4055 = Bu bir joker değil: kart için JK, taş için J, DJ, CJ ya da MJ yaz.
fault-36975ac2 = Anahtar bir sayı ya da "3-6" gibi bir aralık olmalı.
fault-9cb8e009 = Bu en az 1 olan bir sayı olmalı, { $value } değil.
fault-dd77f350 = Bu bir ev kuralı değil: { $fault }
fault-c37eadd7 = Bir sayfa bir tablo olmalı, { $value } değil.
fault-865377db = house bir ev kuralları ve değerleri tablosu olmalı, { $value } değil.
fault-c71a8d58 = Bu geçerli TOML değil: { $fault }.
fault-eb2bdf02 = Bu geçerli JSON değil: { $fault }.
fault-14cad9b9 = Bu kurallar söze dökülemiyor: { $error }.
fault-f0c92d64 = Bu, bir sayfa için fazla iç içe.
fault-d7593e5b = Bir sayfa bir tablo olmalı.
fault-8193bad6 = Oyuna bir ad ver.
fault-5f8cd132 = Bir metinde en çok { $most } karakter olabilir.
fault-2f796921 = Sayılar en çok { $most } olabilir.
fault-1c17a1ce = Bunun en çok { $most } parçası olabilir.
fault-b647c871 = Her el geçersizdi: kimse eli bitirmedi.
fault-a1eb8b90 = Bir el yarıda kaldı ({ $error }).
fault-8cf32852 = Runs.wild_fourteenth on üçlük bir seriye bir kart ekler. Ayarla: Runs.max_length = 13 ve Runs.ace = "both".
fault-88d6a370 = Tek bir tunnela eli bitirirdi: LivesPenalty.tunnelas için 0 ya da 1’den fazlasını yaz.
fault-b9b4519f = Tek bir evlilik eli bitirirdi: LivesPenalty.marriages için 0 ya da 1’den fazlasını yaz.
fault-3a180b7e = Bir eli bitirmek için en az dört dublee ya da joker gerekmeli: LivesPenalty.dublees ve LivesPenalty.jokers için 0 ya da en az 4 yaz.
fault-cd497ed2 = Değer kartları oyuncular arasında ödenir ve kesme kartına bağlıdır. Ayarla: LivesPenalty.to_winner = true ve DealOut.indicates = "rank_and_neighbours".
fault-6710974d = Opening.natural_run kontrattaki bir seri içindir. Opening.contract içine bir seri ekle ya da onu kaldır.
fault-29d5cc97 = Contract.suits on üç değerin serisiyle ilgilidir: runs = [13] yaz, grup koyma.
fault-8fe5c356 = DealWon.draws_carry kimsenin kazanmadığı eller içindir. Ayarla: Stock.when_empty = "block", parti olarak FirstTo seç ya da onu kaldır.
fault-863a44ed = LastLeft.buy_in sınırsızdır. Ayarla: LastLeft.rejoins = 0, ya da kaldır: LastLeft.buy_in.
fault-f0578755 = WinningRun, karşılaştırılan ellerdeki seriler içindir: puanlama olarak Showdown seç ve ekle: Rules.runs.
fault-0016a136 = WinningRun.run { $run } kart ister, elde ise { $hand } var.
fault-1160e35b = Runs.wild_fourteenth bir seriye işlenen joker karttır. Ekle: Rules.wilds, en çok 13 kart dağıt ve ayarla: Play.lay_off = "any" ve Play.may_go_out = false.
fault-b3e3ed2c = Wilds.black_only, oyuncuların kendi perlerindeki joker değer içindir. Ayarla: Wilds.rank, ekle: Play, ya da onu kaldır.
fault-37684fea = Kesme kartının komşuları yalnızca saf serilerle joker sayılır. Ayarla: LivesPenalty.pures ya da DealOut.indicates = "rank".
fault-4638a8e7 = Wilds.alone, bir değerinkiler de içinde olmak üzere joker kartlardan oluşan taraf grupları içindir. Serisiz ekle: Rules.books ve Wilds.rank, ya da onu kaldır.
fault-5de4c30b = El bütün olarak açılıyorsa Wilds.alone joker kart sınırıyla birlikte olmaz. Kaldır: Wilds.at_most_naturals, Wilds.most ve Wilds.least_naturals, ya da ayarla: Wilds.alone = false.
fault-81c433b0 = Books.wild yalnızca joker kartlardan olanın primidir. Onunla birlikte ayarla: Wilds.alone = true, onsuz: Wilds.alone = false.
fault-c71c72bc = Play.extends_lay_offs = false, ilk açışta ıskartadan bir kart gerekiyorsa, joker kartsız her pere işleme içindir. Ayarla: Draw.discard_pile = "down_to_card" ve Draw.card_goes = "new_meld", ya da Play.extends_lay_offs = true.
fault-2f3d36fe = BuyWindow.points alıcıya ceza yazılır: puanlama olarak HandsAgainstLosers seç ya da onu kaldır.
fault-f48e09dd = destede joker
fault-a57e187d = yeniden düzenlenen bir masa
fault-c223834c = ıstakada tutulan taşlar
fault-16af31d7 = oyuncuların kendi kart perleri
fault-11ff0b73 = sonuna kadar tutulan eller
fault-67eb2b23 = tükenebilen bir deste
fault-d8afd9a5 = geçersiz olabilen eller
fault-4ce625a2 = oyuncuların paylaşabildiği puanlar
fault-6ee513c7 = bir tarafın perleri
fault-b178525b = iki can dışında perler
fault-07302513 = { $field } bu oyunda etkisiz. Gereken: { $what }.
fault-28b05ac4 = Rules.schedule içindeki her elin kendi { $field } ayarı var: sayfaya ilk elinkini yaz.
fault-f05bce37 = İşlenebilecek bir kart atmak yalnızca taşta “ceza puanıyla”, yalnızca kartta “yasak” olabilir. Ayarla: Discard.fitting = "allowed" ya da öteki.
fault-f432e7d2 = masayı dolaşan bir açık kart
fault-056c36c5 = TakePile üstteki kartı, onun değerinden iki kartla açar. Ayarla: Groups.min_size = 3, Wilds.least_naturals için de en çok 3.
fault-994b410f = Draw.card_goes = "new_meld" puanı ne olursa olsun yeni bir per yapar. Ayarla: Opening.needs_taken_card = true, ya da kaldır: Rules.opening.
fault-fe629ef7 = Üstündekilerle alınan kart masaya konmalı. Ayarla: Draw.card_goes = "table" ya da Draw.card_goes = "new_meld".
fault-557dd714 = Masayı dolaşan bir kart için üç oyuncu gerekir: Draw.goes_round = false yaz.
fault-8e248f24 = PassCard, hemen masaya konmayan kartlardan oluşan eller içindir: onu ya da bonus_cards öğesini kaldır.
fault-37753249 = PassCard.from_players oynayabilecek kişi sayısından büyük: daha küçük bir sayı yaz ya da PassCard öğesini kaldır.
fault-bb92b746 = ShowDealt, kart verilmeden önce eli dağıtıldığı gibi gösterir: ShowDealt ya da PassCard öğesini kaldır.
fault-f144b0b6 = RankPayments.taken_rises alınan atışın bedelini katlar: taken_chip yazın ya da taken_rises = false.
fault-735cffa4 = RankPayments.last_taken son sırayla ilgilidir: turns_each yazın ya da last_taken = none.
fault-9496916b = Rules.sitting_out karşılaştırılan eller ve dağıtanı olan oyunlar içindir: puanlama olarak GinShowdown seç ve şunları yaz: Start.draw = "lowest_deals", Start.later = "loser_deals".
fault-af0a2249 = Oynamayanların olduğu oyun 2-3 kişiliktir ya da Sides.partners = [4] ile 2-4 kişiliktir. Şunlardan birini değiştir: Rules.players, Rules.sides, Rules.sitting_out.
fault-4b2cc9c6 = FirstTo.more_targets { $players } oyuncu için bir hedef veriyor ama oyun { $fewest }-{ $most } kişilik.
