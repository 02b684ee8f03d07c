fault-31f67875 = { $decisions }回の選択の後もディールが終わりませんでした。
fault-7965ea67 = { $decisions }回の選択の後、手番のプレイヤーにできることがなくなりました。
fault-10a3b67f = はいかいいえ
fault-ce83601f = 整数
fault-372ea08c = 文字
fault-71f8e797 = なし
fault-8e219ea8 = ここは{ $wanted }です。{ $value }ではありません。
fault-0abcf7de = リスト
fault-e3206e3d = リスト
fault-b57a6e3f = 表
fault-1bbe4ccf = 小数
fault-78a7c2b9 = { $first }か{ $last }
fault-deeeba31 = { $word }
fault-384fb941 = { $word }
fault-3113fd2b = { $first }、{ $rest }
fault-0ce0a869 = 空でない文字
fault-1abe3180 = "my_rummy"のような英小文字、数字、下線の語
fault-a9c52bae = { $pattern }のような文字
fault-be176079 = 大きすぎる数
fault-38a1923f = ここは{ $wanted }個です。{ $many }個ではありません。
fault-5ffe533b = はい
fault-7cb6efb9 = いいえ
fault-e0ac1c8c = { $place }：{ $fault }
fault-d2acc324 = { $low }から{ $high }までです。{ $value }にはできません。
fault-ced8c6b6 = 空にはできません（今は{ $value }）。
fault-68eb7f30 = { $low }以上です。{ $value }にはできません。
fault-5370e8e3 = { $high }以下です。{ $value }にはできません。
fault-5cdef95f = グループには2枚以上必要です。
fault-32d5bdde = Groups.max_sizeがGroups.min_sizeより小さくなっています。
fault-55929d77 = すべて違うスートのグループは4枚までです。
fault-5366243c = ランは2枚から14枚までです。
fault-65e95bcd = ランがランクを飛ばすときは、Aを2の前だけに置きます。
fault-99541f4b = ランがランクを飛ばすとき、2枚ではランになりません。Runs.short_rankを外してください。
fault-b97c8a88 = 14枚にできるのは、両端にAを置けるランだけです。
fault-fa085898 = ClaimWindowでは、もらったカードを場のメルドに出します。PlayをPlay.per_turn = "any"で加えてください。
fault-671f4530 = もらったカードは、1人で出す何点のメルドにもなります。Rules.openingとRules.sidesを外してください。
fault-42e68a88 = Rules.turns_eachは手番を順に数えますが、ClaimWindowで順番が変わります。Rules.turns_eachを外してください。
fault-873ee098 = ClaimWindowと{ $word }はどちらも手番の間に入ります。一方を外してください。
fault-91befe6b = コントラクトにはメルドが必要です。グループかランを決めてください。
fault-64292b1c = グループ
fault-df6ad190 = ラン
fault-13cb0301 = コントラクトに{ $what }がありますが、このゲームに{ $what }はありません。どんな{ $what }があるか決めてください。
fault-44f7043f = コントラクトに{ $size }枚の{ $what }がありますが、{ $what }は{ $least }枚以上です。
fault-4cb4b5cf = CallEndは手札を比べるディールで使います。得点をStakePaymentsにするか、CallEndを外してください。
fault-9a25b707 = FightWindowは、CallEndに答えるときに使います。Drawの前にCallEndを加えるか、FightWindowを外してください。
fault-187a073f = ForceWindowは、めくったカードが見送られたときに使います。Draw.faced = trueにするか、ForceWindowを外してください。
fault-8fd69f9c = ShowIndicatorには、表示タイルと同じもう1枚が必要です。DealOut.wild_indicator = trueとPack.copies = 2にしてください。
fault-56053244 = DeclarePairsは、ペアで上がるゲームで使います。GoOut.pairs = 7にするか、DeclarePairsを外してください。
fault-369a274d = DeclarePairsで宣言したペアは点が増えます。PointsLost.declared = 2にするか、DeclarePairsを外してください。
fault-bd2a8621 = ShowIndicatorで見せると、ほかの人が点を失います。得点をPointsLostにするか、外してください。
fault-fcc6d62b = ShowDealt.countsは、ディールを終える手札の点です。点を決めるか、ShowDealtを外してください。
fault-c40641ff = 組になる2枚がない手札には、上がったときと同じように払います。得点をRankPaymentsにするか、ShowDealt.apart = falseにしてください。
fault-bfd8a1f2 = ShowDealtは手札を比べるディールで使います。得点をStakePaymentsにするか、ShowDealtを外してください。
fault-4569f38b = HandPayments.multipliedに同じランクが2つあります。1つにしてください。
fault-bd4c2357 = Opening.by_totalは、少ない合計から多い合計へ1つずつ並べます。並べ直してください。
fault-be523c96 = Opening.by_totalは、メルドがチームの点になるゲームで使います。得点をMeldsAndBonusesにするか、Opening.by_totalを外してください。
fault-87dbef05 = Opening.needs_taken_cardは、捨て札を取ってメルドにするゲームで使います。Draw.discard_pile = "down_to_card"とDraw.card_goes = "new_meld"にしてください。
fault-37d4442c = コントラクトだけで最初のメルドの条件がすべて決まります。Opening.natural_runとOpening.waived_when_going_outを外してください。
fault-4a6ce406 = 最初のメルドの条件は、コントラクトか点のどちらかです。Opening.minimum = 0にしてください。
fault-dde0c809 = 最初のメルドは{ $most }点を超えられません。Opening.minimumはそれ以下にしてください。
fault-128e489e = 何を引いても、コントラクトを出せます。Draw.card_goes = "{ $goes }"ではなくDraw.card_goes = "hand"にしてください。
fault-4b6bc88f = コントラクトの{ $cards }枚がそろうことはありません。配る枚数を増やすか、コントラクトを減らすか、捨て札を買えるようにしてください。
fault-e9ffc7f0 = ハウスルール{ $option }が2つあります。1つにしてください。
fault-1ff1f4a8 = ハウスルール{ $option }の変える項目がありません：{ $fault }。外してください。
fault-63c5cccf = このシートは、ハウスルール{ $option }のどの値にもなっていません。外してください。
fault-bd9700be = このシートそのものが、ハウスルール{ $option }の選択肢にありません：{ $fault }
fault-71c4c1ca = ハウスルール{ $option }を{ $value }にしても何も変わりません。外してください。
fault-1ee282b2 = ハウスルール{ $option }は{ $value }にできません：{ $path }{ $at }：{ $fault }
fault-025c2de6 = Rules.scheduleにワイルドのランクがありますが、シートにワイルドがありません。Rules.wildsを加えてください。
fault-1ac5bd74 = Rules.scheduleにコントラクトがありますが、最初のメルドの条件がありません。Rules.openingを加えてください。
fault-8da06188 = Rules.scheduleに買える回数がありますが、だれも買えません。BuyWindowを加えてください。
fault-cefef600 = CardValues.wildは、ディールごとにワイルドになるランクの点です。ランクはCardValues.ranksに入れてください。
fault-79366565 = Play.per_turn = "faced"は、表向きにしたカードを使う手番です。Draw.faced = trueとするか、Play.per_turn = "any"としてください。
fault-7f142b87 = 第{ $deal }ディール：{ $fault }
fault-15a2f117 = 2枚取って1枚捨てると手札が増えますが、大きな手札のメルドに入らないカードを数えられるのは、ワイルドのない1組のときだけです。HandsToWinner.count = "all"かDraw.discard_pile = "top"にしてください。
fault-37939991 = GinShowdownは2人の手札を比べます。Rules.playersを2から2にするか、Rules.sitting_outを加えてください。
fault-0cd44d7e = GinShowdownは、レイオフの後の手札を数えます。Discardの後にLayOffWindowを加えてください。
fault-157e51e5 = 2つのライフには、グループとランとワイルドが必要です。Rules.groups、Rules.runs、Rules.wildsを加えてください。
fault-786d7bd8 = 2つのライフでは、グループのスートがすべて違わなければなりません。Groups.distinct_suits = trueにしてください。
fault-df2c840e = 2つのライフで使えるのは2組までです。Pack.copies = 2にしてください。
fault-2ea978d2 = 2つのライフは宣言で見せます。手番にDeclareを加えるか、別の得点を選んでください。
fault-c6dfad79 = CardsLaidは場のカードを数えます。手番にPlayを加えるか、別の得点を選んでください。
fault-2213ba4c = カードが出した人の点になるゲームでは、カードを借りられません。Play.borrowing = "none"にしてください。
fault-43f5bd7d = PointsLostは、ラックのタイル全部で一度に上がり、表示タイルで1種類がワイルドになるゲームで使います。GoOutを加え、DealOut.wild_indicator = trueとDealOut.indicates = "next"にしてください。
fault-a06b91b2 = PointsLostは持ち点を減らします。試合をCountdownにしてください。
fault-fffd5c39 = Countdownは、点を失っていくゲームで使います。得点をPointsLostにするか、別の試合を選んでください。
fault-de1b4b94 = { $word }はノックの後に手札を比べます。手番にKnockを加えるか、別の得点を選んでください。
fault-e83b19a8 = RankPayments.ranksには{ $told }人分しかありませんが、{ $payers }人が払うことがあります。
fault-e9b758c5 = Rake.rateとRake.fixedは場代の2つの取り方です。どちらか一方にしてください。
fault-001c6a2a = チップや金額で数える試合には、2つのライフの点が必要です。得点をLivesPenaltyにしてください。
fault-b48df0e6 = 点をディールの勝者に払うのは、チップの試合と、全員が自分の点を精算する金額の試合だけです。
fault-39cccee5 = { $word }は、タイルを引いて捨てるゲームには使えません。得点をPointsLostかRacksLeftにしてください。
fault-619caa6b = { $word }は、場を組み替えるゲームには使えません。得点をHandsToWinnerかDealWonにしてください。
fault-66754edf = 山札がなくなって終わったディールには、{ $word }では勝者がいません。Stock.when_empty = "flip"にするか、得点をHandsToWinnerにしてください。
fault-bfd85823 = LastLeftは罰点で脱落しますが、{ $word }では罰点がつきません。得点をHandsAgainstLosersにしてください。
fault-fe864cf6 = { $word }では罰点がつくので、合計のいちばん少ない人が勝たなければなりません。試合をFixedGamesにしてください。
fault-b64515ce = { $word }はカードのゲームで使います。タイルの得点はRackPenaltiesにしてください。
fault-034bbe9a = 手番には1つ以上の手順が必要です。カードならDrawとPlayとDiscard、タイルならRearrangeです。
fault-3894373b = ゲームには2人以上必要です。Rules.playersは2からにしてください。
fault-b0ede111 = Rules.minutesは、短い試合から長い試合の順に入れます。
fault-67774b04 = 空の別名があります。外してください。
fault-58a4736d = 似ているゲームに空の名前があります。外してください。
fault-90f12ca5 = 1つのゲームで使うのは、カードかタイルのどちらかです。
fault-cd054472 = 偽ジョーカー（F）は、ラックのタイルのうち表示タイルで1種類がワイルドになるゲームで使います。外してください。
fault-3c051ccc = 引いて捨てるタイルに使えるジョーカーは、偽ジョーカー（F）だけです。それにするか、手番をRearrangeだけにしてください。
fault-b6a546f1 = Rules.special_jokersにはダブル、カラーチェンジ、ミラーのどれかのジョーカーが必要です。加えるか、外してください。
fault-a82e1a5b = DealOut.handに同じ人数が2つあります。1つにしてください。
fault-d892a450 = グループもランもないゲームにはメルドがありません。Rules.groupsかRules.runsを決めてください。
fault-cd7d67f7 = 2枚のメルドは、ワイルドのない1組でだけ使えます。グループとランは3枚からにしてください。
fault-dc6d282b = Kのない組では、AをKの後に置けません。Runs.ace = "low"にしてください。
fault-474b51f7 = ジョーカーを使えるのは、すべてのランクとスートがそろった組だけです。ジョーカーを外すか、Pack.suits = 4とPack.ranks = 13にしてください。
fault-f1d25259 = ランがランクを飛ばせるのは、組にそのランクがなく、メルドを場に出すゲームだけです。Pack.left_outを決め、Playを加えてください。
fault-0a0ecc6f = タイルは1から13で、Aはありません。Runs.ace = "low"にしてください。
fault-d1f4b08c = 組み替える場では、ジョーカーだけがワイルドです。Wilds.rankを外してください。
fault-a7252dc2 = 引いて決めるワイルドのランクには、ワイルドが必要です。Rules.wildsを加えてください。
fault-d6086140 = ジョーカーがありますが、どのメルドにも使えません。Wilds.jokers = trueにするか、ジョーカーを外してください。
fault-b06b57eb = Rules.wildsがありますが、ワイルドになるカードがありません。ジョーカーを加えるか、ワイルドのランクを決めるか、Rules.wildsを外してください。
fault-c34b711d = ワイルドのランクが決まっているのに、引いても決めることになっています。Wilds.rankかDealOut.wild_indicatorのどちらかを外してください。
fault-842ef1a9 = 1種類だけがワイルドになるのは、ラックのタイルで遊ぶゲームです。DealOut.indicates = "rank"にするか、手番をDrawとGoOutにしてください。
fault-a6be5d69 = ラックのタイルでワイルドになるのは、表示タイルで決まるものだけです。Wilds.jokers = falseにしてください。
fault-21ee47dc = Rules.wildsはカードのゲームで使います。タイルには専用のジョーカーがあるので、外してください。
fault-6b85eb11 = 引いて決めるワイルドのランクは、2つのライフのあるゲームでだけ使えます。DealOut.wild_indicatorを外してください。
fault-0a35a5e7 = Wilds.own_valueは、チームのメルドで使います。Rules.booksを加えるか、Wilds.own_valueを外してください。
fault-243cdd85 = Wilds.natural_in_placeとWilds.least_naturalsは、チームのメルドか、一度に出す手札で使います。Rules.booksを加えるか、Playの代わりにGoOutを入れるか、外してください。
fault-57443aa8 = JokerSets.needs_two_rack_tilesはジョーカーの交換を制限しますが、JokerSets.may_be_rearrangedは制限しません。どちらか一方にしてください。
fault-9bf7293f = ジョーカーがありますが、交換のしかたが決まっていません。Rules.joker_setsを加えてください。
fault-80443dcb = JokerSets.may_be_splitとJokerSets.goes_to = "any_set"は、カードのジョーカーで一緒に使います。両方使うか、両方とも使わないでください。
fault-6255135c = JokerSets.may_be_splitではどこからでもジョーカーを置き換えます。JokerSets.replacement = "any"だけにしてください。
fault-904866f5 = ジョーカーについてのルールには、ジョーカーが必要です。
fault-9aeeed56 = Rules.playersは、少ない人数から多い人数の順です。{ $fewest }から{ $most }ではなく、{ $most }から{ $fewest }にしてください。
fault-3ab071f9 = 場を組み替えるゲームでは、同じタイルは{ $most }枚まで、ジョーカーは{ $jokers }枚までです。
fault-e1bbb36b = タイルもタイルのジョーカーも、同じものは{ $most }枚までです。
fault-82ccb61c = { $joker }がありますが、その働きが決まっていません。Rules.special_jokersを加えてください。
fault-dfb016d9 = 見本に空のメルドがあります。{ $like }のように書いてください。
fault-e20f8d1f = タイル
fault-16096b43 = 色
fault-c8d3756e = カード
fault-df78d3c5 = スート
fault-a6ac3b2f = { $pieces }の組み替える場では、グループの{ $kinds }がすべて違わなければなりません。Groups.distinct_suits = trueにしてください。
fault-6fab64cc = { $pieces }の組み替える場では、グループは3枚か4枚です。Groups.min_size = 3とGroups.max_size = 4にしてください。
fault-93dff8cc = { $pieces }の組み替える場では、ランは3枚以上です。Runs.min_length = 3とRuns.max_length = 13にしてください。
fault-79bf73c9 = { $pieces }の組み替える場では、1枚も表にしません。DealOut.upcard = falseにしてください。
fault-15614d69 = Rules.more_packsに{ $players }人の組がありますが、ゲームは{ $fewest }人から{ $most }人です。
fault-7776ca9e = Rules.more_packsに{ $players }人の組が2つあります。1つにしてください。
fault-ae8665e4 = { $joker }は{ $family }のジョーカーではありません。使えるのは{ $known }です。
fault-eece6ce7 = Pack.jokersに{ $joker }が2つあります。1つにしてください。
fault-eeef7f05 = 組み替える場では{ $most }組までです。Pack.copies = { $most }にしてください。
fault-333a330b = 見本に"{ $text }"がありますが、{ $fault }。{ $like }のように書いてください。
fault-3cc37ae2 = 見本に"{ $text }"がありますが、{ $card }が足りません。
fault-ee55dad5 = DealOut.handに{ $players }人の枚数がありますが、ゲームは{ $fewest }人から{ $most }人です。
fault-758f1473 = DealOut.handに{ $players }人のときの枚数がありません。1人に何枚配るか決めてください。
fault-b4bf82f0 = { $players }人には{ $needed }枚必要ですが、{ $cards }枚しかありません。配る枚数を減らすか、組を増やしてください。
fault-71a5e9a2 = 引いたカードを含めて{ $largest }枚までなので、手札は{ $room }枚までです。配る枚数を減らしてください。
fault-b2e6737b = { $players }人のときは全部配られて、山札が残りません。配る枚数を減らすか、組を増やしてください。
fault-f55f9f0a = 3人以上では敗者が何人もいます。Start.later = "winner_deals"にしてください。
fault-2a5bd588 = どの手番も引くことから始まるゲームは、山札なしでは続けられません。Stock.when_empty = "flip"かStock.when_empty = "shuffle"にしてください。
fault-4e8dabe7 = Stock.when_empty = "lowest_wins"では手札を比べます。得点をStakePaymentsにしてください。
fault-cad6570a = Stock.when_empty = "ends"では、勝者のないままディールが終わることがあります。得点をMeldsAndBonuses、PointsLost、RacksLeftのどれかにしてください。
fault-32cc94f0 = ノックがなければ無効というディールには、ノックが必要です。Knockを加えるか、Stock.when_empty = "flip"にしてください。
fault-0aec3548 = Start.later = "{ $later }"にはディーラーが必要です。Start.draw = "lowest_deals"にしてください。
fault-a7f0a241 = パートナーは一緒に脱落し、得点だけで争います。LastLeft.rejoins、LastLeft.ante、LastLeft.call_upを0に、LastLeft.buy_in = falseにしてください。
fault-87d3d657 = チームの得点は1つです。得点をCardsLaid、GinShowdown、HandsAgainstLosers、MeldsAndBonuses、PointsLost、RacksLeftのいずれかにするか、Rules.sidesを外してください。
fault-66bfe530 = Rules.booksにはボーナスがつきます。得点をMeldsAndBonusesにするか、Rules.booksを外してください。
fault-b0f523f4 = 2つ目の手札は、チームのメルドのあるゲームで使います。得点をMeldsAndBonusesにするか、Rules.second_handを外してください。
fault-7934123d = Rules.bonus_cardsには別のボーナスがつきます。得点をMeldsAndBonusesにするか、Rules.bonus_cardsを外してください。
fault-9e47c4da = 1枚のカードが、ワイルドとボーナスを兼ねることはできません。Wilds.rankかRules.bonus_cardsを変えてください。
fault-4c26a538 = Rules.bonus_cardsはカードのゲームで使います。タイルのゲームからは外してください。
fault-14ac01fb = TakePileのほかに、捨て札から取ることはできません。Draw.discard_pile = "none"にするか、TakePileを外してください。
fault-4e2f75d0 = TakePileでは、捨て札のいちばん上をチームの同じランクのグループに出します。Rules.booksを加え、Play.one_per_rank = trueにしてください。
fault-5614a7ee = 全部取る捨て札は、山札になりません。Stock.when_empty = "block"にしてください。
fault-2e7af646 = AskPartnerにはパートナーが必要です。パートナーのいるRules.sidesを加えるか、AskPartnerを外してください。
fault-4f0b7421 = 上がれるかどうかが判定できるのは、各ランクにグループが1つだけのゲームです。AskPartner.yes_binds = falseにしてください。
fault-720d27be = MeldsAndBonusesは、各チームのメルドを数えます。PlayとRules.booksを加えるか、別の得点を選んでください。
fault-9c537fdb = { $size }枚になるグループがありません。Groups.max_sizeを外すか、Books.sizeを変えてください。
fault-1b82d30c = { $players }人では、向かいにパートナーのいない人が出ます。Sides.partnersは偶数にしてください。
fault-b628ec60 = 3組以上のカード
fault-d0739d0a = Sides.two_sidesに{ $players }人があります。{ $fewest }から{ $most }までの偶数で、Sides.partnersにないものにしてください。
fault-d337fa0f = Sides.partnersに{ $players }人がありますが、ゲームは{ $fewest }人から{ $most }人です。
fault-61e0b90e = Books.to_go_outに{ $players }人のときの数がありません。チームにいくつ必要か決めてください。
fault-415be42f = StakePaymentsは、場にメルドを出すゲームで使います。手番にPlayを加えるか、別の得点を選んでください。
fault-6357aea7 = StakePaymentsでは、山札がなくなると、点のいちばん少ない手札に払います。Stock.when_empty = "lowest_wins"にしてください。
fault-751d8768 = メルドに入らないカードを数えられるのは、ワイルドのない1組のときだけです。StakePayments.count = "all"にしてください。
fault-128361a1 = "0.50"のような金額
fault-8997a614 = "0.10"のような割合
fault-fe8430f4 = 捨て札の途中から取るゲームでは、その手番にほかに出すものを制限できません。PlayはPlay.lay_off = "any"とし、ほかの制限をなくしてください。
fault-91fae195 = 捨て札の途中から取るゲームで、最初のメルドの条件にできるのは、最低点か取ったカードだけです。Opening.minimumかOpening.needs_taken_cardだけを決めてください。
fault-8cadb721 = Draw.discard_pile = "whole"は、チームのメルドがあり、山札がなくなると終わるゲームで使います。Stock.when_empty = "ends"かDraw.discard_pile = "top"にしてください。
fault-8dc204d2 = 2枚以上引けるのは、捨て札を全部取るゲームだけです。TakePileを加えるか、Draw.count = 1にしてください。
fault-907f21b5 = Draw.countには、どの人数のときの枚数も必要です。
fault-3fb7cfc0 = 山札がなくなると捨て札のいちばん上しか残りませんが、Draw.discard_pile = "none"ではだれも取れません。Stock.when_empty = "flip"にしてください。
fault-b722d019 = Draw.card_goes = "first_meld"には最初のメルドが必要です。Rules.openingとPlayを加えるか、Draw.card_goes = "hand"にしてください。
fault-bbe9f3d1 = Draw.card_goes = "table"には、場のメルドが必要です。Playを加えてください。
fault-5d8ecda7 = Draw.facedは、カードをすぐに出すゲームで使います。Draw.card_goes = "table"とPlay.per_turn = "faced"にしてください。
fault-5cfef6ea = プレイヤーごとの捨て札は空で始まり、山札にはなりません。Draw.discard_pile = "top"、DealOut.upcard = false、Stock.when_empty = "ends"にするか、Draw.own_pilesを外してください。
fault-c912fbeb = 最初の表向きのカードを順に取れるゲームでは、取った人の手番が始まります。Draw.discard_pile = "top"にしてください。
fault-bd236eac = 最初の表向きのカードを順に取れるゲームでは、ワイルドでも取れます。Draw.wild_upcard = "allowed"にしてください。
fault-6dc170c3 = Draw.card_goes = "kept_meld"ではメルドは手札に残ります。Playの代わりにGoOutを使ってください。
fault-2462b86d = Draw.card_goes = "kept_meld"は、ワイルドのない1組で使います。Pack.copies = 1にして、Rules.wildsとRules.more_packsを外してください。
fault-e78189c2 = ドロップと宣言には、2つのライフが必要です。得点をLivesPenaltyにするか、DropとDeclareを外してください。
fault-406b2b4a = チームで出すときは、ほかの制限をつけられません。Playのほかの項目を元に戻してください。
fault-969cfca6 = チームのメルドには、グループが必要です。Rules.groupsを加えてください。
fault-951ba2cc = チームのランは、Kで終わってもAで終わってもよいはずです。Runs.ace = "both"にしてください。
fault-f810c2f2 = チームがグループだけを出すときは、ランクごとに1つです。Play.one_per_rank = trueにしてください。
fault-e6776c37 = チームのメルドでは、ワイルドはいつも自分の点です。Wilds.own_value = trueにしてください。
fault-4bfd8f3f = チームのグループでは、ワイルドはいつもワイルドです。Wilds.natural_in_place = falseにするか、Rules.runsを加えてください。
fault-7172679e = Swap.groups = "both_suits"は、スートがすべて違い、ジョーカーが足りないどのスートにもなるグループで使います。Groups.distinct_suits = trueとMeldValues.declared_jokers = falseにするか、Swap.groups = "one_card"にしてください。
fault-217553db = Swap.joker_goes = "hand_after_first_meld"は、最初のメルドの前と後で扱いが違います。Rules.openingを加えてSwap.needs_own_meld = falseにするか、Swap.joker_goes = "hand"にしてください。
fault-a7cf8de0 = Swapでは、場のメルドからジョーカーを取ります。手番にPlay、組にジョーカーを加えるか、Swapを外してください。
fault-742aba28 = GoOut.pairsは、手札を全部使い切らなければなりません。DealOut.handをその2倍にするか、GoOut.pairsを外してください。
fault-7edabdee = ラックのタイルでは、最後の1枚を捨てて上がるしかありません。GoOut.discard = "required"にして、GoOut.contracts、GoOut.undrawn、GoOut.last_turnsを外してください。
fault-680735a3 = GoOut.last_turnsでは、ほかの人がもう一度引きます。Rules.turns_eachを外し、Stock.when_empty = "shuffle"かStock.when_empty = "flip"にしてください。
fault-74d5500e = ディールを終えるのはDeclareだけです。GoOutとKnockを外してください。
fault-bae82e43 = Showは、ワイルドのないゲームで使います。Rules.wildsを外してください。
fault-9be84438 = Knockは、手札を比べるディールで使います。得点をShowdownにするか、Knockを外してください。
fault-27b5a5c5 = ノックの後に手札を比べるゲームでは、ワイルドを使えません。Rules.wildsかKnockを外してください。
fault-4a8777b9 = ノックの上限を決められるのは、ワイルドのない1組のときだけです。Knock.limitを外してください。
fault-b25cf5f3 = LayOffWindowは、ワイルドのない1組で、ノックの後に使います。外してください。
fault-2d0ee4fd = CallWindowでは、場のメルドにレイオフします。手番にPlayを加えるか、CallWindowを外してください。
fault-ddbb99f2 = CallWindow.from_pileは、出すカードまで捨て札をまとめて取るゲームで使います。Draw.discard_pile = "down_to_card"とDraw.card_goes = "table"にするか、CallWindow.from_pile = falseにしてください。
fault-e5d6a7bf = BuyWindowでは、捨て札のいちばん上を買います。Draw.discard_pile = "top"にするか、BuyWindowを外してください。
fault-33a9c6b2 = 順に取れる最初の表向きのカードは買えません。Draw.upcard_offeredかBuyWindowを外してください。
fault-15635695 = 最後の1枚をメルドに出すことも捨てることもできないので、だれも上がれません。Play.may_go_out = trueかDiscard.goes_out = trueにしてください。
fault-ffc8e0e2 = Discard.fittingは、レイオフのあるゲームで使います。Play.lay_offを決めるか、Discard.fitting = "allowed"にしてください。
fault-a3e58473 = Draw.card_goes = "{ $goes }"は、最低点もワイルドもないメルドで使います。Playを加え、Rules.openingとRules.wildsを外してください。
fault-16a146c9 = Draw.card_goes = "{ $goes }"は、メルドを制限なく出せるゲームで使います。Play.per_turn = "any"とPlay.may_go_out = trueにしてください。
fault-349ba109 = Playはメルドを場に出し、{ $word }は手札に残したメルドを出します。一方を外してください。
fault-11073e7d = コントラクト{ $contract }が小さい順になっていません。並べ直してください。
fault-4da502e2 = コントラクト{ $contract }に短すぎるメルドがあります。メルドは{ $shortest }枚以上です。
fault-e736a269 = GoOut.contractsに{ $size }枚の手札を使い切るものがありません。どれかを変えてください。
fault-1452e7b7 = Rearrangeのある手番に、ほかの手順はありません。ほかを外してください。
fault-aec3fa98 = 場を組み替えるゲームに捨て札はありません。Stock.when_empty = "play_on"にしてください。
fault-1a79c182 = Rules.turns_eachはカードのゲームで使います。外してください。
fault-c7ed926b = タイルの手番は、Rearrangeだけか、DrawとGoOutとDiscardです。
fault-889cf226 = 時間が切れたとき、余ったカードは元の場所に戻ります。TimeUp.loose = "restore"にしてください。
fault-8d1ac0bd = タイルは前の人の捨て札から取ります。Draw.own_piles = trueとDraw.card_goes = "{ $goes }"にしてください。
fault-25f263b8 = タイルは、場に出すか、上がるときに一度に出します。PlayかGoOutを加えてください。
fault-a91b6c18 = タイルは制限なく出せて、最後の1枚は捨てます。Play.may_go_out = falseだけにしてください。
fault-7f5a5158 = 場にタイルを出すゲームでは、最初のメルドに最低点が必要です。Opening.minimumを決め、必要ならOpening.pairsも決めてください。
fault-a97be983 = タイルを取って出しても、捨てるタイルは制限されません。Discard.return_upcard = trueとDiscard.goes_out = trueにしてください。
fault-1305682d = RacksLeftは、タイルを場に出し、表示タイルで1種類がワイルドになるゲームで使います。Playを加え、DealOut.wild_indicator = trueとDealOut.indicates = "next"にしてください。
fault-f1a1dbfb = ワイルドタイルは、最初のメルドの後でラックに取ります。Swap.joker_goes = "hand"とSwap.needs_own_meld = trueだけにしてください。
fault-614a2496 = ラックのタイルで遊ぶゲームには、ワイルドタイルが必要です。DealOut.wild_indicator = trueとDealOut.indicates = "next"にしてください。
fault-8e33bbb4 = 手番は、Rearrangeだけか、DrawとPlayとDiscardです。Rearrangeを外してください。
fault-f422c9c9 = ディールを終える手順がありません。Play、GoOut、Knock、Declareのどれかを加えてください。
fault-9ec7ec40 = Rules.openingの条件がありますが、メルドを出す手順がありません。手番にPlayを加えるか、Rules.openingを外してください。
fault-bbea703c = ShowとRules.turns_eachとRankPaymentsは一緒に使います。最後の手番にメルドを見せ、順位で支払います。3つとも使うか、どれも使わないでください。
fault-38267078 = Rules.turns_eachは手番を順に数えますが、DropとCallWindowで順番が変わります。Rules.turns_eachを外してください。
fault-1da06740 = { $word }はカードのゲームで使います。タイルのゲームからは外してください。
fault-e36842f7 = カードの手番には{ $word }が必要です。加えてください。
fault-39471280 = 手番に{ $word }が2つあります。1つにしてください。
fault-95dd7360 = { $word }は{ $before }の後に置くと、その順番が回ってきません。{ $before }の前に置いてください。
fault-2bb19b2f = CallEndは一巡する手番を数えますが、{ $word }で順番が変わります。一方を外してください。
fault-f5741d28 = { $seconds }秒たっても、コンピューターの試しが終わりませんでした。
fault-3afdcbc4 = 。{ $word }のことですか？
fault-3a52ce78 = 。
fault-dbd2db70 = { $tag }のある表[{ $field }]を加えてください。
fault-552a5847 = 表[{ $field }]を加えてください。
fault-5d320c2b = { $field }を加えてください。
fault-0e60cfca = シートの形式は1から{ $newest }までです。{ $value }ではありません。
fault-7671f747 = likeはゲームの名前です。{ $value }ではありません。
fault-ae96c659 = { $field }がありません。{ $words }のどれか決めてください。
fault-5115c8a9 = { $value }は{ $words }のどれでもありません{ $meant }
fault-8567e573 = ここは表でなければなりません。{ $value }は使えません。
fault-42fba231 = { $fault }
fault-f079b152 = offersはハウスルールのリストです。{ $value }ではありません。
fault-7ec5f926 = ハウスルールは名前か表です。{ $value }ではありません。
fault-54ac558c = { $value }はハウスルールではありません{ $meant }
fault-af2101ae = ここに{ $value }はありません{ $meant }
fault-d0ef56ea = このシートは新しいRummyKitが形式{ $value }で書いたものです。この版で読めるのは形式{ $newest }までです。
fault-6544d6da = { $field }がありません：{ $wanted }
fault-7432b872 = これは必ず必要です。
fault-53cc4055 = これはジョーカーではありません。カードはJK、タイルはJ、DJ、CJ、MJです。
fault-36975ac2 = キーは数か、"3-6"のような範囲です。
fault-9cb8e009 = ここは1以上の数です。{ $value }ではありません。
fault-dd77f350 = ハウスルールではありません：{ $fault }
fault-c37eadd7 = シートは表です。{ $value }ではありません。
fault-865377db = houseはハウスルールと値の表です。{ $value }ではありません。
fault-c71a8d58 = 正しいTOMLではありません：{ $fault }。
fault-eb2bdf02 = 正しいJSONではありません：{ $fault }。
fault-14cad9b9 = このルールは文章にできません：{ $error }。
fault-f0c92d64 = シートとしては入れ子が深すぎます。
fault-d7593e5b = シートは表です。
fault-8193bad6 = ゲームに名前をつけてください。
fault-5f8cd132 = 文字は{ $most }字までです。
fault-2f796921 = { $most }より大きい数は使えません。
fault-1c17a1ce = ここには{ $most }個までです。
fault-b647c871 = すべてのディールが無効でした。だれも上がりませんでした。
fault-a1eb8b90 = ディールが途中で止まりました（{ $error }）。
fault-8cf32852 = Runs.wild_fourteenthは、13枚のランに1枚加えます。Runs.max_length = 13とRuns.ace = "both"にしてください。
fault-88d6a370 = トゥネラ1つでディールが終わってしまいます。LivesPenalty.tunnelas = 0にするか、1より大きい数にしてください。
fault-b9b4519f = マリッジ1組でディールが終わってしまいます。LivesPenalty.marriages = 0にするか、1より大きい数にしてください。
fault-3a180b7e = ディールを終えるには、ダブリーやワイルドが4つ以上必要です。LivesPenalty.dubleesとLivesPenalty.jokersは0か4以上にしてください。
fault-cd497ed2 = バリューカードの点はプレイヤー同士で払い、どれがそうかはカットカードで決まります。LivesPenalty.to_winner = trueとDealOut.indicates = "rank_and_neighbours"にしてください。
fault-6710974d = Opening.natural_runは、コントラクトのランの条件です。Opening.contractにランを加えるか、Opening.natural_runを外してください。
fault-29d5cc97 = Contract.suitsは13ランク全部のランの条件です。runs = [13]にして、グループは入れないでください。
fault-8fe5c356 = DealWon.draws_carryは、勝者のないディールのあるゲームで使います。Stock.when_empty = "block"にして試合をFirstToにするか、DealWon.draws_carryを外してください。
fault-863a44ed = LastLeft.buy_inに回数の制限はありません。LastLeft.rejoins = 0にするか、LastLeft.buy_inを外してください。
fault-f0578755 = WinningRunは、比べる手札の中のランを数えます。得点をShowdownにし、Runsを加えてください。
fault-0016a136 = WinningRun.runには{ $run }枚が必要ですが、手札は{ $hand }枚です。
fault-1160e35b = Runs.wild_fourteenthは、ランにレイオフするワイルドです。Rules.wildsを加え、配る枚数を13枚以下にし、Play.lay_off = "any"とPlay.may_go_out = falseにしてください。
fault-b3e3ed2c = Wilds.black_onlyは、それぞれが自分のメルドを出すゲームのワイルドのランクで使います。Wilds.rankを決めてPlayを加えるか、Wilds.black_onlyを外してください。
fault-37684fea = カットカードの隣のカードがワイルドになるのは、ピュアランの必要なゲームだけです。LivesPenalty.puresを決めるか、DealOut.indicates = "rank"にしてください。
fault-4638a8e7 = Wilds.aloneは、チームがワイルドのランクも含めてワイルドだけのグループを出すゲームで使います。Rules.booksとWilds.rankを加えてRules.runsをなくすか、Wilds.aloneを外してください。
fault-5de4c30b = 手札を一度に出すときは、Wilds.aloneをワイルドの制限と一緒に使えません。Wilds.at_most_naturals、Wilds.most、Wilds.least_naturalsを外すか、Wilds.alone = falseにしてください。
fault-81c433b0 = Books.wildは、ワイルドだけのメルドのボーナスです。ボーナスを決めるならWilds.alone = true、決めないならWilds.alone = falseにしてください。
fault-c71c72bc = Play.extends_lay_offs = falseは、ワイルドがなく、どのメルドにもレイオフでき、最初のメルドに捨て札のカードが必要なゲームで使います。Draw.discard_pile = "down_to_card"とDraw.card_goes = "new_meld"にするか、Play.extends_lay_offs = trueにしてください。
fault-2f3d36fe = BuyWindow.pointsは、買った人の罰点です。得点をHandsAgainstLosersにするか、BuyWindow.pointsを外してください。
fault-f48e09dd = ジョーカー
fault-a57e187d = 組み替える場
fault-c223834c = ラックに置くタイル
fault-16af31d7 = それぞれが自分で出すカードのメルド
fault-11ff0b73 = 最後まで手札に残すメルド
fault-67eb2b23 = なくなることのある山札
fault-d8afd9a5 = 無効になることのあるディール
fault-4ce625a2 = 同点になることのある点
fault-6ee513c7 = チームのメルド
fault-b178525b = 2つのライフを使わないメルド
fault-07302513 = { $field }はこのゲームでは何の働きもありません。{ $what }のあるゲームで使います。
fault-28b05ac4 = Rules.scheduleのどのディールにも、それぞれの{ $field }があります。ここには最初のディールの値を入れてください。
fault-f05bce37 = レイオフできるものを捨てたとき、「罰点がつく」はタイルだけ、「認めない」はカードだけで選べます。Discard.fittingを「認める」かもう一方にしてください。
fault-f432e7d2 = 何周も取られることのある捨て札
fault-056c36c5 = TakePileでは、いちばん上のカードを同じランクの2枚と一緒に出します。Groups.min_size = 3にし、Wilds.least_naturalsは3以下にしてください。
fault-994b410f = Draw.card_goes = "new_meld"では、点数を問わず新しいメルドを作ります。Opening.needs_taken_card = trueにするか、Rules.openingを外してください。
fault-fe629ef7 = 上のカードごと取ったカードは、場に出さなければなりません。Draw.card_goes = "table"か"new_meld"にしてください。
fault-557dd714 = 順に回すカードには3人必要です。Draw.goes_round = false にしてください。
fault-8e248f24 = PassCard は、すぐに出すことのないカードの手札に使います。PassCard か bonus_cards を外してください。
fault-37753249 = PassCard.from_players が人数より多くなっています。小さい数にするか、PassCard を外してください。
fault-bb92b746 = ShowDealt は、カードを渡す前の、配られたままの手札を見せます。ShowDealt か PassCard を外してください。
fault-f144b0b6 = RankPayments.taken_risesは取られた捨て札の点を何倍にもします。taken_chipを書くか、taken_rises = falseにしてください。
fault-735cffa4 = RankPayments.last_takenは最後の手番についてのものです。turns_eachを書くか、last_taken = noneにしてください。
fault-9496916b = Rules.sitting_outは、手札を比べ、ディーラーのいるゲームのためのものです。得点をGinShowdownにし、Start.draw = "lowest_deals"とStart.later = "loser_deals"にしてください。
fault-af0a2249 = 休む人がいるゲームは2人から3人、またはSides.partners = [4]で2人から4人です。Rules.players、Rules.sides、Rules.sitting_outのどれかを変えてください。
fault-4b2cc9c6 = FirstTo.more_targetsに{ $players }人の目標がありますが、このゲームは{ $fewest }人から{ $most }人です。
