fault-31f67875 = 做了 { $decisions } 次決定，這一局還沒結束。
fault-7965ea67 = 做了 { $decisions } 次決定後，輪到的玩家什麼都不能做。
fault-10a3b67f = 是或否
fault-ce83601f = 整數
fault-372ea08c = 文字
fault-71f8e797 = 無
fault-8e219ea8 = 這裡應該是{ $wanted }，不是 { $value }。
fault-0abcf7de = 清單
fault-e3206e3d = 清單
fault-b57a6e3f = 表格
fault-1bbe4ccf = 小數
fault-78a7c2b9 = { $first } 或 { $last }
fault-deeeba31 = { $word }
fault-384fb941 = { $word }
fault-3113fd2b = { $first }、{ $rest }
fault-0ce0a869 = 非空的文字
fault-1abe3180 = 由小寫字母、數字與底線組成的字，例如 "my_rummy"
fault-a9c52bae = 像 { $pattern } 的文字
fault-be176079 = 太大的數
fault-38a1923f = 這裡應有 { $wanted } 項，不是 { $many } 項。
fault-5ffe533b = 是
fault-7cb6efb9 = 否
fault-e0ac1c8c = { $place }：{ $fault }
fault-d2acc324 = 應在 { $low } 到 { $high } 之間，不能是 { $value }。
fault-ced8c6b6 = 不能是空的，不能是 { $value }。
fault-68eb7f30 = 至少 { $low }，不能是 { $value }。
fault-5370e8e3 = 最多 { $high }，不能是 { $value }。
fault-5cdef95f = 群組至少要兩張。
fault-32d5bdde = Groups.max_size 小於 Groups.min_size。
fault-55929d77 = 花色各不相同的群組最多四張。
fault-5366243c = 順組是兩張到十四張。
fault-65e95bcd = 順組跳過點數時，A 算最小。
fault-99541f4b = 順組跳過點數時，不能有兩張的順組：拿掉 Runs.short_rank。
fault-b97c8a88 = 只有 A 可在兩端的順組才能有十四張。
fault-fa085898 = ClaimWindow 把吃碰的牌放到桌面上的牌組裡：加上 Play，並設 Play.per_turn = "any"。
fault-671f4530 = 吃碰的牌組不限分數，只屬於一位玩家：拿掉 Rules.opening 和 Rules.sides。
fault-42e68a88 = Rules.turns_each 依次序數回合，而 ClaimWindow 會改變輪到誰：拿掉它。
fault-873ee098 = ClaimWindow 和 { $word } 都在兩個回合之間：拿掉其中一個。
fault-91befe6b = 合約必須有牌組：列出它的群組或順組。
fault-64292b1c = 群組
fault-df6ad190 = 順組
fault-13cb0301 = 合約裡有{ $what }，而這個遊戲沒有{ $what }：設定有哪些{ $what }。
fault-44f7043f = 合約裡有 { $size } 張的{ $what }，而{ $what }至少 { $least } 張。
fault-4cb4b5cf = CallEnd 結束這一局並比牌：計分改用 StakePayments，或拿掉它。
fault-9a25b707 = FightWindow 回應抽牌前的結束：在 Draw 前加上 CallEnd，或拿掉它。
fault-187a073f = ForceWindow 用於翻開而放過的牌：設 Draw.faced = true，或拿掉它。
fault-8fd69f9c = ShowIndicator 需要另一張與指示牌相同的牌：設 DealOut.wild_indicator = true 和 Pack.copies = 2。
fault-56053244 = DeclarePairs 用於以對子出完牌：設 GoOut.pairs = 7，或拿掉它。
fault-369a274d = 用 DeclarePairs 宣告的對子分數更高：設 PointsLost.declared = 2，或拿掉它。
fault-bd2a8621 = 用 ShowIndicator 亮出的牌要計分：計分改用 PointsLost，或拿掉它。
fault-fcc6d62b = ShowDealt.counts 列出能結束一局的起手牌分數：填上，或拿掉 ShowDealt。
fault-c40641ff = 沒有兩張搭得上的手牌按出完手牌付分：請用 RankPayments 計分，或設 ShowDealt.apart = false。
fault-bfd8a1f2 = ShowDealt 結束一局並比牌：計分改用 StakePayments，或拿掉它。
fault-4569f38b = HandPayments.multiplied 有一個點數出現兩次：留一個。
fault-bd4c2357 = Opening.by_total 由低分到高分，每個一次：請排好。
fault-be523c96 = Opening.by_total 用於為一方計分的牌組：計分改用 MeldsAndBonuses，或拿掉它。
fault-87dbef05 = Opening.needs_taken_card 用於拿進牌組的牌：設 Draw.discard_pile = "down_to_card" 和 Draw.card_goes = "new_meld"。
fault-37d4442c = 合約已說明首次下牌的一切條件：拿掉 Opening.natural_run 和 Opening.waived_when_going_out。
fault-4a6ce406 = 首次下牌的條件是合約或分數，不能兩者都有：設 Opening.minimum = 0。
fault-dde0c809 = 首次下牌最多算到 { $most }：Opening.minimum 最多填這麼多。
fault-128e489e = 不論抽到什麼都可以放下合約：不用 Draw.card_goes = "{ $goes }"，改設 Draw.card_goes = "hand"。
fault-4b6bc88f = 沒有人拿得到合約的 { $cards } 張牌：多發幾張、少要求幾張，或讓人買棄牌。
fault-e9ffc7f0 = 自訂規則 { $option } 出現兩次：留一個。
fault-1ff1f4a8 = 自訂規則 { $option } 要改的欄位不存在：{ $fault }。拿掉它。
fault-63c5cccf = 規則表沒有自訂規則 { $option } 的任何一個值：拿掉它。
fault-bd9700be = 規則表本身不是自訂規則 { $option } 的選項之一：{ $fault }
fault-71c4c1ca = 自訂規則 { $option } 設為 { $value } 時沒有作用：拿掉它。
fault-1ee282b2 = 自訂規則 { $option } 不能是 { $value }：{ $path }{ $at }：{ $fault }
fault-025c2de6 = Rules.schedule 有百搭點數，卻沒有百搭：加上 Rules.wilds。
fault-1ac5bd74 = Rules.schedule 有合約，首次下牌卻沒有條件：加上 Rules.opening。
fault-8da06188 = Rules.schedule 說可買幾次，卻沒有人能買：加上 BuyWindow。
fault-cefef600 = CardValues.wild 用於排程中的百搭點數：把點數填在 CardValues.ranks。
fault-79366565 = Play.per_turn = "faced" 是關於翻開的牌：設 Draw.faced = true，或設 Play.per_turn = "any"。
fault-7f142b87 = 排程第 { $deal } 局：{ $fault }
fault-15a2f117 = 抽兩張棄一張時手牌會變多，而大手牌中不在牌組的牌只能在一副沒有百搭的牌裡計算：設 HandsToWinner.count = "all" 或 Draw.discard_pile = "top"。
fault-37939991 = GinShowdown 比兩位玩家的手牌：Rules.players 填 2 到 2，或加上 Rules.sitting_out。
fault-0cd44d7e = GinShowdown 在加牌後計算手牌：在 Discard 後加上 LayOffWindow。
fault-157e51e5 = 兩條命由群組、順組和百搭組成：加上 Rules.groups、Rules.runs 和 Rules.wilds。
fault-786d7bd8 = 兩條命的群組花色各不相同：設 Groups.distinct_suits = true。
fault-df2c840e = 兩條命最多用兩副牌：設 Pack.copies = 2。
fault-2ea978d2 = 兩條命要用宣告亮出：回合加上 Declare，或改用別的計分。
fault-c6dfad79 = CardsLaid 計算桌面上的牌：回合加上 Play，或改用別的計分。
fault-2213ba4c = 算給放下它的玩家的牌不能借：設 Play.borrowing = "none"。
fault-43f5bd7d = PointsLost 用於整架數字牌一次亮出、由指示牌定出萬用牌的遊戲：加上 GoOut，並設 DealOut.wild_indicator = true 和 DealOut.indicates = "next"。
fault-a06b91b2 = PointsLost 從分數中扣：整場比賽改用 Countdown。
fault-fffd5c39 = Countdown 用於會減少的分數：計分改用 PointsLost，或改用別的比賽。
fault-de1b4b94 = { $word } 在敲牌後比牌：回合加上 Knock，或改用別的計分。
fault-e83b19a8 = RankPayments.ranks 說了 { $told } 位玩家付多少，而可能有 { $payers } 位要付。
fault-e9b758c5 = Rake.rate 和 Rake.fixed 是兩種抽水方式：用一種。
fault-001c6a2a = 籌碼或金錢的比賽需要兩條命的分數：計分改用 LivesPenalty。
fault-b48df0e6 = 在籌碼比賽，或分數收支相抵的金錢比賽中，分數付給這一局的贏家；其他比賽則不付。
fault-39cccee5 = { $word } 不能為有抽有棄的數字牌計分：計分改用 PointsLost 或 RacksLeft。
fault-619caa6b = { $word } 不能為重組的桌面計分：計分改用 HandsToWinner 或 DealWon。
fault-66754edf = 沒有人拿棄牌而結束時，{ $word } 沒有贏家：設 Stock.when_empty = "flip"，或計分改用 HandsToWinner。
fault-bfd85823 = LastLeft 使玩家因扣分出局，而 { $word } 沒有扣分：計分改用 HandsAgainstLosers。
fault-fe864cf6 = { $word } 記的是扣分，所以總分最低者必須獲勝：整場比賽改用 FixedGames。
fault-b64515ce = { $word } 用於撲克牌：數字牌用 RackPenalties 計分。
fault-034bbe9a = 回合至少要有一個步驟：撲克牌用 Draw、Play 和 Discard，數字牌用 Rearrange。
fault-3894373b = 遊戲至少要兩位玩家：Rules.players 從 2 開始。
fault-b0ede111 = Rules.minutes 由最短的比賽到最長的。
fault-67774b04 = 有個別名是空的：拿掉它。
fault-58a4736d = 有個相近遊戲的名稱是空的：拿掉它。
fault-90f12ca5 = 一個遊戲的用牌只有一種：撲克牌或數字牌。
fault-cd054472 = 假百搭牌（F）用於手持、由指示牌定出萬用牌的數字牌：拿掉它們。
fault-3c051ccc = 有抽有棄的數字牌只能有假百搭牌（F）：用這種，或回合只用 Rearrange。
fault-b6a546f1 = Rules.special_jokers 需要雙重、變色或鏡像百搭牌：加上這些牌，或拿掉它。
fault-a82e1a5b = DealOut.hand 有一個人數出現兩次：留一個。
fault-d892a450 = 沒有群組也沒有順組的遊戲沒有牌組：設定 Rules.groups 或 Rules.runs。
fault-cd7d67f7 = 兩張的牌組只用於一副沒有百搭的牌：群組和順組從 3 開始。
fault-dc6d282b = 沒有 K 的牌裡 A 不能算大：設 Runs.ace = "low"。
fault-474b51f7 = 鬼牌需要整副牌：拿掉鬼牌，或設 Pack.suits = 4 和 Pack.ranks = 13。
fault-f1d25259 = 順組跳過的是一副牌所缺的點數，且在桌面上的牌組裡：設定 Pack.left_out，並加上 Play。
fault-0a0ecc6f = 數字牌從 1 到 13，沒有 A：設 Runs.ace = "low"。
fault-d1f4b08c = 可重組的桌面上只有印好的鬼牌是百搭：拿掉 Wilds.rank。
fault-a7252dc2 = 指示百搭需要有百搭：加上 Rules.wilds。
fault-d6086140 = 用牌裡有鬼牌，卻沒有牌組能用：設 Wilds.jokers = true，或從用牌中拿掉鬼牌。
fault-b06b57eb = 有 Rules.wilds，卻沒有牌是百搭：加上鬼牌、設定百搭點數，或拿掉它。
fault-c34b711d = 百搭點數既固定又抽出：拿掉 Wilds.rank 或 DealOut.wild_indicator。
fault-842ef1a9 = 只有手持的數字牌才有單獨一種萬用牌：設 DealOut.indicates = "rank"，或回合用 Draw 和 GoOut。
fault-a6be5d69 = 手持的數字牌只有指示牌所指的是萬用牌：設 Wilds.jokers = false。
fault-21ee47dc = Rules.wilds 用於撲克牌；數字牌有自己的百搭牌：拿掉它。
fault-6b85eb11 = 抽出的百搭點數只用於有兩條命的遊戲：拿掉 DealOut.wild_indicator。
fault-0a35a5e7 = Wilds.own_value 用於一方的牌組：加上 Rules.books，或不要設定它。
fault-243cdd85 = Wilds.natural_in_place 和 Wilds.least_naturals 用於一方的牌組，或一次放下的手牌：加上 Rules.books，或以 GoOut 代替 Play，或不要設定它們。
fault-57443aa8 = JokerSets.needs_two_rack_tiles 限制換回百搭牌，而 JokerSets.may_be_rearranged 放開限制：用其中一個。
fault-9bf7293f = 用牌裡有百搭牌，卻沒有說明怎麼換回：加上 Rules.joker_sets。
fault-80443dcb = JokerSets.may_be_split 和 JokerSets.goes_to = "any_set" 一起用於撲克牌的鬼牌：兩者都用或都不用。
fault-6255135c = 用 JokerSets.may_be_split 時，可以從任何地方換回鬼牌：只設 JokerSets.replacement = "any"。
fault-904866f5 = 鬼牌的規則需要用牌裡有鬼牌。
fault-9aeeed56 = Rules.players 由最少到最多：填 { $most } 到 { $fewest }，不是 { $fewest } 到 { $most }。
fault-3ab071f9 = 桌面可以重組的遊戲，每種數字牌最多 { $most } 張，百搭牌最多 { $jokers } 張。
fault-e1bbb36b = 每種數字牌和百搭牌最多 { $most } 張。
fault-82ccb61c = 用牌裡有 { $joker }，卻沒有說明它的用法：加上 Rules.special_jokers。
fault-dfb016d9 = 展示的牌有空的牌組：像 { $like } 這樣寫。
fault-e20f8d1f = 數字牌
fault-16096b43 = 顏色
fault-c8d3756e = 撲克牌
fault-df78d3c5 = 花色
fault-a6ac3b2f = 可重組的桌面上，群組的{ $kinds }各不相同：設 Groups.distinct_suits = true。
fault-6fab64cc = 可重組的桌面上，群組是三張或四張：設 Groups.min_size = 3 和 Groups.max_size = 4。
fault-93dff8cc = 可重組的桌面上，順組是三張以上：設 Runs.min_length = 3 和 Runs.max_length = 13。
fault-79bf73c9 = 可重組的桌面上不翻開牌：設 DealOut.upcard = false。
fault-15614d69 = Rules.more_packs 有 { $players } 人的牌，而遊戲是 { $fewest } 到 { $most } 人。
fault-7776ca9e = Rules.more_packs 有 { $players } 人的牌兩次：留一個。
fault-ae8665e4 = { $joker } 不是{ $family }的百搭牌：可用的是 { $known }。
fault-eece6ce7 = Pack.jokers 有 { $joker } 兩次：張數只填一次。
fault-eeef7f05 = 可重組的桌面最多 { $most } 副牌：設 Pack.copies = { $most }。
fault-333a330b = 展示的牌有 "{ $text }"，而 { $fault }：像 { $like } 這樣寫。
fault-3cc37ae2 = 展示的牌有 "{ $text }"，但沒有那麼多 { $card }。
fault-ee55dad5 = DealOut.hand 有 { $players } 人的張數，而遊戲是 { $fewest } 到 { $most } 人。
fault-758f1473 = DealOut.hand 沒有 { $players } 人的張數：填上每人幾張。
fault-b4bf82f0 = { $players } 位玩家需要 { $needed } 張牌，而只有 { $cards } 張：少發幾張，或多用幾副。
fault-71a5e9a2 = 連同抽到的牌只能解到 { $largest } 張，所以手牌最多 { $room } 張：少發幾張。
fault-b2e6737b = { $players } 位玩家拿走所有的牌，沒有牌堆可抽：少發幾張，或多用幾副。
fault-f55f9f0a = 超過兩位玩家時輸家不只一位：設 Start.later = "winner_deals"。
fault-2a5bd588 = 每回合都從抽牌開始的遊戲，沒有牌堆就不能繼續：設 Stock.when_empty = "flip" 或 Stock.when_empty = "shuffle"。
fault-4e8dabe7 = Stock.when_empty = "lowest_wins" 要比牌：計分改用 StakePayments。
fault-cad6570a = Stock.when_empty = "ends" 用於沒有贏家的局：計分改用 MeldsAndBonuses、PointsLost 或 RacksLeft。
fault-32cc94f0 = 沒有敲牌就不能重新發牌：加上 Knock，或設 Stock.when_empty = "flip"。
fault-0aec3548 = Start.later = "{ $later }" 需要莊家：設 Start.draw = "lowest_deals"。
fault-a7f0a241 = 搭檔一起出局，只為分數而玩：LastLeft.rejoins、LastLeft.ante 與 LastLeft.call_up 填 0，LastLeft.buy_in = false。
fault-87d3d657 = 一方只有一個分數：計分改用 CardsLaid、GinShowdown、HandsAgainstLosers、MeldsAndBonuses、PointsLost 或 RacksLeft，或拿掉 Rules.sides。
fault-66bfe530 = Rules.books 得獎分：計分改用 MeldsAndBonuses，或拿掉它。
fault-b0f523f4 = 備用手牌要打到一方的牌組上：計分改用 MeldsAndBonuses，或拿掉 Rules.second_hand。
fault-7934123d = Rules.bonus_cards 單獨計分：計分改用 MeldsAndBonuses，或拿掉它們。
fault-9e47c4da = 一張牌是百搭或獎分牌，不能兩者都是：改 Wilds.rank 或 Rules.bonus_cards。
fault-4c26a538 = Rules.bonus_cards 是撲克牌：用數字牌時拿掉它們。
fault-14ac01fb = TakePile 拿整疊棄牌堆：設 Draw.discard_pile = "none"，或拿掉 TakePile。
fault-4e2f75d0 = TakePile 把最上面的一張加到己方同點數的群組：加上 Rules.books，並設 Play.one_per_rank = true。
fault-5614a7ee = 整疊拿走的棄牌堆不會變成牌堆：設 Stock.when_empty = "block"。
fault-2e7af646 = AskPartner 問同一方的人：加上有搭檔的 Rules.sides，或拿掉它。
fault-4f0b7421 = 只有在只用群組、每個點數一組時才算得出能否出完手牌：設 AskPartner.yes_binds = false。
fault-720d27be = MeldsAndBonuses 計算各方的牌組：加上 Play 和 Rules.books，或改用別的計分。
fault-9c537fdb = 沒有群組能到 { $size } 張：拿掉 Groups.max_size，或改 Books.size。
fault-1b82d30c = { $players } 位玩家不是每人對面都有搭檔：Sides.partners 填雙數。
fault-b628ec60 = 三副牌以上
fault-d0739d0a = Sides.two_sides 有 { $players } 人：填 { $fewest } 到 { $most } 之間、不在 Sides.partners 中的雙數。
fault-d337fa0f = Sides.partners 有 { $players } 人，而遊戲是 { $fewest } 到 { $most } 人。
fault-61e0b90e = Books.to_go_out 沒有 { $players } 人的數目：填上一方要幾副。
fault-415be42f = StakePayments 為桌面上的牌組付分：回合加上 Play，或改用別的計分。
fault-6357aea7 = StakePayments 在牌堆用完時付給最低的手牌：設 Stock.when_empty = "lowest_wins"。
fault-751d8768 = 不在牌組中的牌，只有在一副沒有百搭的牌裡才能計算：設 StakePayments.count = "all"。
fault-128361a1 = 金額，例如 "0.50"
fault-8997a614 = 比例，例如 "0.10"
fault-fe8430f4 = 可以從棄牌堆中間拿牌時，這個回合還放下什麼不能受限制：用 Play，設 Play.lay_off = "any"，沒有別的限制。
fault-91fae195 = 可以從棄牌堆中間拿牌時，首次下牌只能以分數或是否用了這張牌為條件：只設 Opening.minimum 或 Opening.needs_taken_card。
fault-8cadb721 = Draw.discard_pile = "whole" 用於各方的牌組、牌堆用完就結束的局：設 Stock.when_empty = "ends" 或 Draw.discard_pile = "top"。
fault-8dc204d2 = 整疊拿棄牌堆時才能抽多張：加上 TakePile，或設 Draw.count = 1。
fault-907f21b5 = Draw.count 每個人數都要有：填上抽幾張。
fault-3fb7cfc0 = 牌堆用完時只剩最上面的棄牌，而 Draw.discard_pile = "none" 不讓人拿：設 Stock.when_empty = "flip"。
fault-b722d019 = Draw.card_goes = "first_meld" 需要首次下牌：加上 Rules.opening 和 Play，或設 Draw.card_goes = "hand"。
fault-bbe9f3d1 = Draw.card_goes = "table" 需要桌面上的牌組：加上 Play。
fault-5d8ecda7 = Draw.faced 用於立刻放下的牌：設 Draw.card_goes = "table" 和 Play.per_turn = "faced"。
fault-5cfef6ea = 各人的棄牌堆開始時是空的，也不會變成牌堆：設 Draw.discard_pile = "top"、DealOut.upcard = false 和 Stock.when_empty = "ends"，或拿掉 Draw.own_piles。
fault-c912fbeb = 拿了所問的牌的玩家用它開始回合：設 Draw.discard_pile = "top"。
fault-bd236eac = 所問的翻開的牌不論是什麼都可拿：設 Draw.wild_upcard = "allowed"。
fault-6dc170c3 = Draw.card_goes = "kept_meld" 時牌組留在手上：用 GoOut 代替 Play。
fault-2462b86d = Draw.card_goes = "kept_meld" 用於沒有百搭的一副牌：設 Pack.copies = 1，並拿掉 Rules.wilds 和 Rules.more_packs。
fault-e78189c2 = 投降和宣告需要兩條命：計分改用 LivesPenalty，或拿掉 Drop 和 Declare。
fault-406b2b4a = 一方放下牌組沒有別的限制：拿掉 Play 的其他欄位。
fault-969cfca6 = 一方的牌組是群組，也可以有順組：加上 Rules.groups。
fault-951ba2cc = 一方的順組以 K 或 A 結尾：設 Runs.ace = "both"。
fault-f810c2f2 = 一方只放下群組時，每個點數一組：設 Play.one_per_rank = true。
fault-e6776c37 = 一方的牌組裡百搭保持自己的分數：設 Wilds.own_value = true。
fault-4bfd8f3f = 一方的群組裡百搭仍是百搭：設 Wilds.natural_in_place = false，或加上 Rules.runs。
fault-7172679e = Swap.groups = "both_suits" 用於花色各不相同、鬼牌可代替任一缺色的群組：設 Groups.distinct_suits = true 和 MeldValues.declared_jokers = false，或設 Swap.groups = "one_card"。
fault-217553db = Swap.joker_goes = "hand_after_first_meld" 區分首次下牌前後的玩家：加上 Rules.opening 並設 Swap.needs_own_meld = false，或設 Swap.joker_goes = "hand"。
fault-a7cf8de0 = Swap 從桌面上的牌組換回鬼牌：回合加上 Play、用牌加上鬼牌，或拿掉它。
fault-742aba28 = GoOut.pairs 必須剛好用掉整手牌：DealOut.hand 填它的兩倍，或拿掉它。
fault-7edabdee = 手持數字牌時只能棄掉最後一張來出完牌：設 GoOut.discard = "required"，並拿掉 GoOut.contracts、GoOut.undrawn 和 GoOut.last_turns。
fault-680735a3 = GoOut.last_turns 讓其他人再抽一次：拿掉 Rules.turns_each，並設 Stock.when_empty = "shuffle" 或 Stock.when_empty = "flip"。
fault-74d5500e = 這裡只有 Declare 能結束一局：拿掉 GoOut 和 Knock。
fault-bae82e43 = Show 不用百搭：拿掉 Rules.wilds。
fault-9be84438 = Knock 結束一局並比牌：計分改用 Showdown，或拿掉 Knock。
fault-27b5a5c5 = 敲牌後比牌不用百搭：拿掉 Rules.wilds 或 Knock。
fault-4a8777b9 = 敲牌的上限只用於一副沒有百搭的牌：拿掉 Knock.limit。
fault-b25cf5f3 = LayOffWindow 在一副沒有百搭的牌敲牌之後：拿掉它。
fault-2d0ee4fd = CallWindow 用於加到桌面上牌組的牌：回合加上 Play，或拿掉它。
fault-ddbb99f2 = CallWindow.from_pile 用於可拿到某一張要放下的牌為止的棄牌堆：設 Draw.discard_pile = "down_to_card" 和 Draw.card_goes = "table"，或設 CallWindow.from_pile = false。
fault-e5d6a7bf = BuyWindow 買最上面的棄牌：設 Draw.discard_pile = "top"，或拿掉它。
fault-33a9c6b2 = 先問過每個人的第一張翻開的牌不能買：拿掉 Draw.upcard_offered 或 BuyWindow。
fault-15635695 = 最後一張既不能放下也不能棄掉，沒有人能出完手牌：設 Play.may_go_out = true 或 Discard.goes_out = true。
fault-ffc8e0e2 = Discard.fitting 用於可以加牌的牌：設定 Play.lay_off，或設 Discard.fitting = "allowed"。
fault-a3e58473 = Draw.card_goes = "{ $goes }" 用於不限分數、沒有百搭的牌組：加上 Play，並拿掉 Rules.opening 和 Rules.wilds。
fault-16a146c9 = Draw.card_goes = "{ $goes }" 用於不受限制地放下的牌組：設 Play.per_turn = "any" 和 Play.may_go_out = true。
fault-349ba109 = Play 把牌組放到桌面，{ $word } 把牌組留在手上：拿掉其中一個。
fault-11073e7d = 合約 { $contract } 沒有由小到大：請排好。
fault-4da502e2 = 合約 { $contract } 有太短的牌組：牌組至少 { $shortest } 張。
fault-e736a269 = GoOut.contracts 沒有一種能用完 { $size } 張手牌：改其中一種。
fault-1452e7b7 = 重組桌面的回合只有 Rearrange 一個步驟：拿掉其他的。
fault-aec3fa98 = 重組桌面的遊戲沒有棄牌堆：設 Stock.when_empty = "play_on"。
fault-1a79c182 = Rules.turns_each 用於撲克牌：拿掉它。
fault-c7ed926b = 數字牌的回合只有 Rearrange，或是 Draw、GoOut 和 Discard。
fault-889cf226 = 時間到時散牌回到原處：設 TimeUp.loose = "restore"。
fault-8d1ac0bd = 數字牌從上家的棄牌堆拿：設 Draw.own_piles = true 和 Draw.card_goes = "{ $goes }"。
fault-25f263b8 = 數字牌必須打到桌面上，或在出完牌時一次亮出：加上 Play 或 GoOut。
fault-a91b6c18 = 數字牌可以不受限制地打出，最後一張要棄掉：只設 Play.may_go_out = false。
fault-7f5a5158 = 把數字牌打到桌面上時，破冰要達到一定分數：設定 Opening.minimum，也可以設定 Opening.pairs。
fault-a97be983 = 拿來並打出的牌不限制棄哪張牌：設 Discard.return_upcard = true 和 Discard.goes_out = true。
fault-1305682d = RacksLeft 用於打到桌面上、由指示牌定出萬用牌的數字牌：加上 Play，並設 DealOut.wild_indicator = true 和 DealOut.indicates = "next"。
fault-f1a1dbfb = 破冰以後，換回的萬用牌拿回牌架：只設 Swap.joker_goes = "hand" 和 Swap.needs_own_meld = true。
fault-614a2496 = 手持數字牌的遊戲需要萬用牌：設 DealOut.wild_indicator = true 和 DealOut.indicates = "next"。
fault-8e33bbb4 = 回合只有 Rearrange，或是 Draw、Play 和 Discard：拿掉 Rearrange。
fault-f422c9c9 = 回合裡沒有步驟能結束一局：加上 Play、GoOut、Knock 或 Declare。
fault-9ec7ec40 = Rules.opening 要求首次下牌，卻沒有步驟放下牌組：回合加上 Play，或拿掉 Rules.opening。
fault-bbea703c = Show、Rules.turns_each 和 RankPayments 一起用：最後一回合亮出牌組，再按名次付分。三個都用或都不用。
fault-38267078 = Rules.turns_each 依次序數回合，而 Drop 和 CallWindow 會改變輪到誰：拿掉它。
fault-1da06740 = { $word } 用於撲克牌：手持數字牌時拿掉它。
fault-e36842f7 = 撲克牌的回合需要 { $word } 這個步驟：加上它。
fault-39471280 = 回合裡有兩個 { $word }：留一個。
fault-95dd7360 = { $word } 在 { $before } 之後做不到：放到 { $before } 之前。
fault-2bb19b2f = CallEnd 數一圈的回合，而 { $word } 會改變輪到誰：拿掉其中一個。
fault-f5741d28 = 電腦在 { $seconds } 秒後還沒試完。
fault-3afdcbc4 = ；是指 { $word } 嗎？
fault-3a52ce78 = 。
fault-dbd2db70 = 加上表格 [{ $field }]，其中有 { $tag }。
fault-552a5847 = 加上表格 [{ $field }]。
fault-5d320c2b = 加上 { $field }。
fault-0e60cfca = 規則表的格式是 1 到 { $newest }，不是 { $value }。
fault-7671f747 = like 是遊戲名稱，不是 { $value }。
fault-ae96c659 = 缺少 { $field }：說明是 { $words } 中的哪個。
fault-5115c8a9 = { $value } 不是 { $words } 之一{ $meant }
fault-8567e573 = 這裡應是表格，不是 { $value }。
fault-42fba231 = { $fault }
fault-f079b152 = offers 是自訂規則的清單，不是 { $value }。
fault-7ec5f926 = 自訂規則是名稱或表格，不是 { $value }。
fault-54ac558c = { $value } 不是自訂規則{ $meant }
fault-af2101ae = 這裡沒有 { $value }{ $meant }
fault-d0ef56ea = 這份規則表由較新的 RummyKit 以格式 { $value } 寫成；這一版只讀到格式 { $newest }。
fault-6544d6da = 缺少 { $field }：{ $wanted }
fault-7432b872 = 這項不能省略。
fault-53cc4055 = 這不是百搭牌：撲克牌寫 JK，數字牌寫 J、DJ、CJ 或 MJ。
fault-36975ac2 = 左邊是一個數，或像 "3-6" 的範圍。
fault-9cb8e009 = 這裡是張數，至少 1，不是 { $value }。
fault-dd77f350 = 這不是自訂規則：{ $fault }
fault-c37eadd7 = 規則表是表格，不是 { $value }。
fault-865377db = house 是自訂規則與值的表格，不是 { $value }。
fault-c71a8d58 = 這不是 TOML：{ $fault }。
fault-eb2bdf02 = 這不是 JSON：{ $fault }。
fault-14cad9b9 = 這些規則無法寫成文字：{ $error }。
fault-f0c92d64 = 規則表的層次太深。
fault-d7593e5b = 規則表是表格。
fault-8193bad6 = 給遊戲取個名稱。
fault-5f8cd132 = 文字最多 { $most } 個字。
fault-2f796921 = 數字不能大於 { $most }。
fault-1c17a1ce = 這裡最多 { $most } 項。
fault-b647c871 = 每一局都作廢：沒有人出完手牌。
fault-a1eb8b90 = 有一局中斷了（{ $error }）。
fault-8cf32852 = Runs.wild_fourteenth 是十三張以外再加一張：設 Runs.max_length = 13 和 Runs.ace = "both"。
fault-88d6a370 = 一副三同牌就會結束一局：設 LivesPenalty.tunnelas = 0，或填大於 1 的數。
fault-b9b4519f = 一組聯姻就會結束一局：設 LivesPenalty.marriages = 0，或填大於 1 的數。
fault-3a180b7e = 至少要四副雙同牌或四張百搭才能結束一局：LivesPenalty.dublees 和 LivesPenalty.jokers 填 0，或填 4 以上。
fault-cd497ed2 = 價值牌的分數由玩家互相支付，由切牌決定哪些是價值牌：設 LivesPenalty.to_winner = true 和 DealOut.indicates = "rank_and_neighbours"。
fault-6710974d = Opening.natural_run 用於合約中的順組：在 Opening.contract 加上一副順組，或拿掉它。
fault-29d5cc97 = Contract.suits 只針對全部十三個點數的牌組：請設 runs = [13]，且不要有群組。
fault-8fe5c356 = DealWon.draws_carry 用於沒有贏家的局：設 Stock.when_empty = "block"，整場比賽改用 FirstTo，或不要設定它。
fault-863a44ed = LastLeft.buy_in 不限次數：設 LastLeft.rejoins = 0，或拿掉 LastLeft.buy_in。
fault-f0578755 = WinningRun 在比較的手牌裡找順組：計分改用 Showdown，並加上 Runs。
fault-0016a136 = WinningRun.run 要 { $run } 張牌，而手牌只有 { $hand } 張。
fault-1160e35b = Runs.wild_fourteenth 是加到順組上的百搭：加上 Rules.wilds，最多發 13 張，並設 Play.lay_off = "any" 和 Play.may_go_out = false。
fault-b3e3ed2c = Wilds.black_only 用於玩家各自的牌組中的百搭點數：設定 Wilds.rank 並加上 Play，或拿掉它。
fault-37684fea = 切牌的鄰牌要有純同花順的要求才是百搭：設定 LivesPenalty.pures，或設 DealOut.indicates = "rank"。
fault-4638a8e7 = Wilds.alone 讓一方放下全是百搭的群組，百搭點數的牌也在內：加上 Rules.books 和 Wilds.rank，不要有 Rules.runs，或不要設定它。
fault-5de4c30b = 手牌一次放下時，Wilds.alone 不能和百搭的限制同用：拿掉 Wilds.at_most_naturals、Wilds.most 和 Wilds.least_naturals，或設 Wilds.alone = false。
fault-81c433b0 = Books.wild 是全是百搭的大牌組的獎分：有它時設 Wilds.alone = true，沒有時設 Wilds.alone = false。
fault-c71c72bc = Play.extends_lay_offs = false 用於沒有百搭、可加到任何牌組、首次下牌須用棄牌堆的牌的遊戲：設 Draw.discard_pile = "down_to_card" 和 Draw.card_goes = "new_meld"，或設 Play.extends_lay_offs = true。
fault-2f3d36fe = BuyWindow.points 是買牌的玩家的扣分：計分改用 HandsAgainstLosers，或拿掉它。
fault-f48e09dd = 百搭牌
fault-a57e187d = 可以重組的桌面
fault-c223834c = 手持的數字牌
fault-16af31d7 = 各人自己放下的撲克牌牌組
fault-11ff0b73 = 留到最後的手牌
fault-67eb2b23 = 可能用完的牌堆
fault-d8afd9a5 = 可能作廢的局
fault-4ce625a2 = 可能相同的分數
fault-6ee513c7 = 一方的牌組
fault-b178525b = 不按兩條命的牌組
fault-07302513 = { $field } 在這個遊戲裡不起作用。它需要：{ $what }。
fault-28b05ac4 = Rules.schedule 的每一局都定了 { $field }：這裡請設為第一局的值。
fault-f05bce37 = 棄掉能加到牌組的牌，數字牌可以扣分（"noted"），撲克牌可以禁止（"refused"）：設 Discard.fitting = "allowed" 或另一個值。
fault-f432e7d2 = 可以輪流拿的棄牌
fault-056c36c5 = TakePile 用兩張同點數的牌和最上面的一張排成牌組：設 Groups.min_size = 3，Wilds.least_naturals 最多 3。
fault-994b410f = Draw.card_goes = "new_meld" 立刻排成不限分數的新牌組：設 Opening.needs_taken_card = true，或拿掉 Rules.opening。
fault-fe629ef7 = 連同上面所有的牌一起拿來的牌必須放下：設 Draw.card_goes = "table" 或 "new_meld"。
fault-557dd714 = 依次問各家的牌需要三名玩家：請寫 Draw.goes_round = false。
fault-8e248f24 = PassCard 用於不必立刻放下的手牌：請去掉它或 bonus_cards。
fault-37753249 = PassCard.from_players 超過了玩家人數：請寫小一些的數，或去掉 PassCard。
fault-bb92b746 = ShowDealt 亮出發到的手牌，那時還沒有傳牌：請去掉 ShowDealt 或 PassCard。
fault-f144b0b6 = RankPayments.taken_rises 會把被拿棄牌的分數加倍：請設 taken_chip，或 taken_rises = false。
fault-735cffa4 = RankPayments.last_taken 說的是最後一個回合：請設 turns_each，或 last_taken = none。
fault-9496916b = Rules.sitting_out 用於比較手牌、有莊家的遊戲：計分改用 GinShowdown，並設定 Start.draw = "lowest_deals" 和 Start.later = "loser_deals"。
fault-af0a2249 = 有玩家輪空的遊戲是 2 到 3 人，或在 Sides.partners = [4] 時 2 到 4 人：改變 Rules.players、Rules.sides 或 Rules.sitting_out。
fault-4b2cc9c6 = FirstTo.more_targets 有 { $players } 人的目標，但這個遊戲是 { $fewest } 到 { $most } 人玩的。
