fault-31f67875 = 做了{ $decisions }次决定，这一局还没有结束。
fault-7965ea67 = 做了{ $decisions }次决定以后，轮到的玩家什么也不能做。
fault-10a3b67f = 是或否
fault-ce83601f = 整数
fault-372ea08c = 文字
fault-71f8e797 = 无
fault-8e219ea8 = 这里应是{ $wanted }，不是 { $value }。
fault-0abcf7de = 列表
fault-e3206e3d = 列表
fault-b57a6e3f = 表格
fault-1bbe4ccf = 小数
fault-78a7c2b9 = { $first }或{ $last }
fault-deeeba31 = { $word }
fault-384fb941 = { $word }
fault-3113fd2b = { $first }、{ $rest }
fault-0ce0a869 = 非空的文字
fault-1abe3180 = 由小写字母、数字和下划线组成的词，例如 "my_rummy"
fault-a9c52bae = 像 { $pattern } 的文字
fault-be176079 = 过大的数
fault-38a1923f = 这里应有{ $wanted }项，不是{ $many }项。
fault-5ffe533b = 是
fault-7cb6efb9 = 否
fault-e0ac1c8c = { $place }：{ $fault }
fault-d2acc324 = 应在{ $low }到{ $high }之间，不能是 { $value }。
fault-ced8c6b6 = 不能是空的，不能是 { $value }。
fault-68eb7f30 = 至少是{ $low }，不能是 { $value }。
fault-5370e8e3 = 最多是{ $high }，不能是 { $value }。
fault-5cdef95f = 群组至少要有两张牌。
fault-32d5bdde = 群组最多的张数不能比最少的还少：改 Groups.max_size 或 Groups.min_size。
fault-55929d77 = 花色各不相同的群组最多四张。
fault-5366243c = 同花顺要有两张到十四张牌。
fault-65e95bcd = 同花顺跳过点数时，A必须最小。
fault-99541f4b = 同花顺跳过点数时，两张牌不能算同花顺：拿掉 Runs.short_rank。
fault-b97c8a88 = 只有两端都可以是A的同花顺才能有十四张牌。
fault-fa085898 = 要来的弃牌要用在桌上的牌组：加上 Play，并设 Play.per_turn = "any"。
fault-671f4530 = 要来的弃牌组成的牌组不限分值，属于一名玩家：拿掉 Rules.opening 和 Rules.sides。
fault-42e68a88 = Rules.turns_each 依次数回合，而 ClaimWindow 会改变轮到谁：拿掉它。
fault-873ee098 = ClaimWindow 和 { $word } 都在两个回合之间：拿掉其中一个。
fault-91befe6b = 合约必须有牌组：设定它的群组或同花顺。
fault-64292b1c = 群组
fault-df6ad190 = 同花顺
fault-13cb0301 = 合约里有{ $what }，而这个游戏没有{ $what }：设定有哪些{ $what }。
fault-44f7043f = 合约里有{ $size }张的{ $what }，而{ $what }至少{ $least }张。
fault-4cb4b5cf = CallEnd 用于比较手牌的局：计分改用 StakePayments，或拿掉它。
fault-9a25b707 = FightWindow 是对要求比牌的回应：在 Draw 前面加上 CallEnd，或拿掉它。
fault-187a073f = ForceWindow 用于翻开而被放过的牌：设 Draw.faced = true，或拿掉它。
fault-8fd69f9c = ShowIndicator 要有另一张与指示牌相同的牌：设 DealOut.wild_indicator = true 和 Pack.copies = 2。
fault-56053244 = DeclarePairs 用于可以用对子打完牌的游戏：设 GoOut.pairs = 7，或拿掉它。
fault-369a274d = 用 DeclarePairs 宣告的对子算得更多：设 PointsLost.declared = 2，或拿掉它。
fault-bd2a8621 = 用 ShowIndicator 亮出的牌要计分：计分改用 PointsLost，或拿掉它。
fault-fcc6d62b = ShowDealt.counts 列出一发完牌就结束一局的手牌分数：填上分数，或拿掉 ShowDealt。
fault-c40641ff = 没有两张搭得上的手牌按打完手牌付分：请用 RankPayments 计分，或设 ShowDealt.apart = false。
fault-bfd8a1f2 = ShowDealt 用于比较手牌的局：计分改用 StakePayments，或拿掉它。
fault-4569f38b = HandPayments.multiplied 中有一种点数出现两次：只留一个。
fault-bd4c2357 = Opening.by_total 必须从最低分排到最高分，每个分数一次：请排好。
fault-be523c96 = Opening.by_total 用于为一方计分的牌组：计分改用 MeldsAndBonuses，或拿掉它。
fault-87dbef05 = Opening.needs_taken_card 用于拿进牌组的牌：设 Draw.discard_pile = "down_to_card" 和 Draw.card_goes = "new_meld"。
fault-37d4442c = 合约已经写明破冰的一切条件：拿掉 Opening.natural_run 和 Opening.waived_when_going_out。
fault-4a6ce406 = 破冰的条件要么是合约，要么是分数，不能都有：设 Opening.minimum = 0。
fault-dde0c809 = 破冰最多只能有{ $most }分：Opening.minimum 不能填得更多。
fault-128e489e = 不论抽到什么都可打出合约：不用 Draw.card_goes = "{ $goes }"，改设 Draw.card_goes = "hand"。
fault-4b6bc88f = 没有人能凑齐合约的{ $cards }张牌：多发几张、合约少要几张，或者可以买弃牌。
fault-e9ffc7f0 = 自定规则 { $option } 出现两次：只留一个。
fault-1ff1f4a8 = 自定规则 { $option } 要改的字段不存在：{ $fault }。从 offers 中拿掉它。
fault-63c5cccf = 规则表中没有自定规则 { $option } 的任何一个值：从 offers 中拿掉它。
fault-bd9700be = 规则表本身不是自定规则 { $option } 的选项之一：{ $fault }
fault-71c4c1ca = 自定规则 { $option } 设为 { $value } 时什么也不改变：从 offers 中拿掉它。
fault-1ee282b2 = 自定规则 { $option } 不能是 { $value }：{ $path }{ $at }：{ $fault }
fault-025c2de6 = Rules.schedule 有百搭点数，规则表却没有百搭：加上 Rules.wilds。
fault-1ac5bd74 = Rules.schedule 有合约，规则表却没有破冰的规则：加上 Rules.opening。
fault-8da06188 = Rules.schedule 写了可以买几次，却没有人可以买：加上 BuyWindow。
fault-cefef600 = CardValues.wild 用于各局安排中的百搭点数：把点数填在 CardValues.ranks。
fault-79366565 = Play.per_turn = "faced" 是关于翻开的牌：设 Draw.faced = true，或设 Play.per_turn = "any"。
fault-7f142b87 = 各局安排第{ $deal }局：{ $fault }
fault-15a2f117 = 拿两张、弃一张时手牌会变多；手牌多时，只有在一副没有百搭的牌中才能只计散牌：设 HandsToWinner.count = "all" 或 Draw.discard_pile = "top"。
fault-37939991 = GinShowdown 比较两名玩家的手牌：Rules.players 填2到2，或加上 Rules.sitting_out。
fault-0cd44d7e = GinShowdown 在加牌以后计算手牌：在 Discard 后面加上 LayOffWindow。
fault-157e51e5 = 两条命要有群组、同花顺和百搭：加上 Rules.groups、Rules.runs 和 Rules.wilds。
fault-786d7bd8 = 两条命的群组要花色各不相同：设 Groups.distinct_suits = true。
fault-df2c840e = 两条命最多用两副牌：设 Pack.copies = 2。
fault-2ea978d2 = 两条命靠宣告亮出：回合加上 Declare，或改用别的计分。
fault-c6dfad79 = CardsLaid 计算桌上的牌：回合加上 Play，或改用别的计分。
fault-2213ba4c = 打出的牌算打出者的分时，不能借牌：设 Play.borrowing = "none"。
fault-43f5bd7d = PointsLost 用于一次打完整架牌、由指示牌定出一种万用牌的游戏：加上 GoOut，并设 DealOut.wild_indicator = true 和 DealOut.indicates = "next"。
fault-a06b91b2 = PointsLost 从分数中扣分：整场比赛改用 Countdown。
fault-fffd5c39 = Countdown 用于会扣的分数：计分改用 PointsLost，或改用别的比赛。
fault-de1b4b94 = { $word } 在敲牌以后比较手牌：回合加上 Knock，或改用别的计分。
fault-e83b19a8 = RankPayments.ranks 写了{ $told }名玩家付多少，而可能有{ $payers }名玩家要付。
fault-e9b758c5 = Rake.rate 和 Rake.fixed 是两种抽水方式：只用一种。
fault-001c6a2a = 用筹码或钱的比赛要有两条命的分数：计分改用 LivesPenalty。
fault-b48df0e6 = 在筹码比赛和分数收支相抵的金钱比赛中，分数付给这一局的赢家；在其他比赛中不付。
fault-39cccee5 = { $word } 不能为抽牌、弃牌的数字牌游戏计分：计分改用 PointsLost 或 RacksLeft。
fault-619caa6b = { $word } 不能为重组桌面的游戏计分：计分改用 HandsToWinner 或 DealWon。
fault-66754edf = 没有人拿弃牌而结束的局，对 { $word } 来说没有赢家：设 Stock.when_empty = "flip"，或计分改用 HandsToWinner。
fault-bfd85823 = LastLeft 按罚分让玩家出局，而 { $word } 没有罚分：计分改用 HandsAgainstLosers。
fault-fe864cf6 = { $word } 记的是罚分，所以总分最低的玩家必须获胜：整场比赛改用 FixedGames。
fault-b64515ce = { $word } 用于扑克牌：数字牌用 RackPenalties 计分。
fault-034bbe9a = 回合至少要有一个步骤：扑克牌用 Draw、Play 和 Discard，数字牌用 Rearrange。
fault-3894373b = 游戏至少要有两名玩家：Rules.players 从2开始。
fault-b0ede111 = Rules.minutes 必须从最短的比赛写到最长的。
fault-67774b04 = 有个别名是空的：拿掉它。
fault-58a4736d = 有个相近游戏的名称是空的：拿掉它。
fault-90f12ca5 = 一个游戏的各副牌必须是同一种：扑克牌或数字牌。
fault-cd054472 = 假百搭牌（F）用于牌架上由指示牌定出万用牌的数字牌：拿掉它们。
fault-3c051ccc = 抽牌、弃牌的数字牌游戏只能有假百搭牌（F）：用这种，或者回合只用 Rearrange。
fault-b6a546f1 = Rules.special_jokers 要用双重、变色或镜像百搭牌：加上这些牌，或拿掉它。
fault-a82e1a5b = DealOut.hand 中有一个人数出现两次：只留一个。
fault-d892a450 = 没有群组也没有同花顺，就没有牌组：设定 Rules.groups 或 Rules.runs。
fault-cd7d67f7 = 两张的牌组只能用于一副没有百搭的牌：群组和同花顺从3张开始。
fault-dc6d282b = 没有K的牌，A不能最大：设 Runs.ace = "low"。
fault-474b51f7 = 鬼牌要用整副牌：拿掉鬼牌，或设 Pack.suits = 4 和 Pack.ranks = 13。
fault-f1d25259 = 只有一副牌缺这些点数、牌组打到桌上时，同花顺才能跳过点数：设定 Pack.left_out，并加上 Play。
fault-0a0ecc6f = 数字牌从1到13，没有A：设 Runs.ace = "low"。
fault-d1f4b08c = 重组桌面的游戏，只有印好的鬼牌是百搭：拿掉 Wilds.rank。
fault-a7252dc2 = 抽牌定百搭，要有百搭：加上 Rules.wilds。
fault-d6086140 = 用牌里有鬼牌，却没有牌组能用：设 Wilds.jokers = true，或从用牌中拿掉鬼牌。
fault-b06b57eb = 有 Rules.wilds，却没有牌是百搭：加上鬼牌、设定百搭点数，或拿掉它。
fault-c34b711d = 百搭点数既是固定的，又由抽牌决定：拿掉 Wilds.rank 或 DealOut.wild_indicator。
fault-842ef1a9 = 只有牌架上的数字牌才有单独一种万用牌：设 DealOut.indicates = "rank"，或者回合用 Draw 和 GoOut。
fault-a6be5d69 = 牌架上的数字牌中，只有指示牌所定的是万用牌：设 Wilds.jokers = false。
fault-21ee47dc = Rules.wilds 用于扑克牌；数字牌有自己的百搭牌：拿掉它。
fault-6b85eb11 = 由抽牌决定的百搭点数只用于有两条命的游戏：拿掉 DealOut.wild_indicator。
fault-0a35a5e7 = Wilds.own_value 用于一方的牌组：加上 Rules.books，或不要设定它。
fault-243cdd85 = Wilds.natural_in_place 和 Wilds.least_naturals 用于一方的牌组，或一次打出的手牌：加上 Rules.books，或以 GoOut 代替 Play，或不要设定它们。
fault-57443aa8 = JokerSets.needs_two_rack_tiles 限制换取百搭牌，而 JokerSets.may_be_rearranged 不限制：只用其中一个。
fault-9bf7293f = 用牌中有百搭牌，却没有写怎样换取：加上 Rules.joker_sets。
fault-80443dcb = JokerSets.may_be_split 和 JokerSets.goes_to = "any_set" 一起用于扑克牌的鬼牌：两者都用或都不用。
fault-6255135c = 设了 JokerSets.may_be_split 时，鬼牌可以用任何地方的牌换取：只设 JokerSets.replacement = "any"。
fault-904866f5 = 鬼牌的规则，要用牌中有鬼牌。
fault-9aeeed56 = Rules.players 必须从最少写到最多：填{ $most }到{ $fewest }，不是{ $fewest }到{ $most }。
fault-3ab071f9 = 桌面可以重组的游戏，每种数字牌最多{ $most }张，百搭牌最多{ $jokers }张。
fault-e1bbb36b = 每种数字牌和百搭牌最多{ $most }张。
fault-82ccb61c = 用牌中有 { $joker }，却没有写它的用法：加上 Rules.special_jokers。
fault-dfb016d9 = 展示的牌有空的牌组：像 { $like } 这样写。
fault-e20f8d1f = 数字牌
fault-16096b43 = 颜色
fault-c8d3756e = 扑克牌
fault-df78d3c5 = 花色
fault-a6ac3b2f = 重组桌面的游戏，群组的{ $kinds }必须各不相同：设 Groups.distinct_suits = true。
fault-6fab64cc = 重组桌面的游戏，群组必须是三张或四张：设 Groups.min_size = 3 和 Groups.max_size = 4。
fault-93dff8cc = 重组桌面的游戏，同花顺必须有三张或更多：设 Runs.min_length = 3 和 Runs.max_length = 13。
fault-79bf73c9 = 重组桌面的游戏不翻开牌：设 DealOut.upcard = false。
fault-15614d69 = Rules.more_packs 中有{ $players }人的用牌，而游戏是{ $fewest }到{ $most }人玩。
fault-7776ca9e = Rules.more_packs 中{ $players }人的用牌出现两次：只留一个。
fault-ae8665e4 = { $joker } 不是{ $family }的百搭牌：可用的是 { $known }。
fault-eece6ce7 = Pack.jokers 中 { $joker } 出现两次：只留一个。
fault-eeef7f05 = 重组桌面的游戏最多用{ $most }副牌：设 Pack.copies = { $most }。
fault-333a330b = 展示的牌有 "{ $text }"，而 { $fault }：像 { $like } 这样写。
fault-3cc37ae2 = 展示的牌有 "{ $text }"，但没有那么多 { $card }。
fault-ee55dad5 = DealOut.hand 中有{ $players }人的张数，而游戏是{ $fewest }到{ $most }人玩。
fault-758f1473 = DealOut.hand 中没有{ $players }人的张数：填上每人几张。
fault-b4bf82f0 = { $players }名玩家需要{ $needed }张牌，而一共只有{ $cards }张：少发几张，或者多用几副牌。
fault-71a5e9a2 = 手牌最多{ $room }张，连同抽到的牌才不超过{ $largest }张：少发几张。
fault-b2e6737b = { $players }人玩时，所有的牌都发完，没有牌堆：少发几张，或者多用几副牌。
fault-f55f9f0a = 超过两名玩家时，一局的输家不止一名：设 Start.later = "winner_deals"。
fault-2a5bd588 = 每回合都从抽牌开始的游戏，没有牌堆就不能继续：设 Stock.when_empty = "flip" 或 Stock.when_empty = "shuffle"。
fault-4e8dabe7 = Stock.when_empty = "lowest_wins" 要比较手牌：计分改用 StakePayments。
fault-cad6570a = Stock.when_empty = "ends" 用于没有赢家的局：计分改用 MeldsAndBonuses、PointsLost 或 RacksLeft。
fault-32cc94f0 = 没有敲牌就作废的局，要有敲牌：加上 Knock，或设 Stock.when_empty = "flip"。
fault-0aec3548 = Start.later = "{ $later }" 需要庄家：设 Start.draw = "lowest_deals"。
fault-a7f0a241 = 搭档一起出局，只为分数而玩：LastLeft.rejoins、LastLeft.ante 和 LastLeft.call_up 填 0，LastLeft.buy_in = false。
fault-87d3d657 = 搭档共用一个分数：计分改用 CardsLaid、GinShowdown、HandsAgainstLosers、MeldsAndBonuses、PointsLost 或 RacksLeft，或拿掉 Rules.sides。
fault-66bfe530 = Rules.books 有奖分：计分改用 MeldsAndBonuses，或拿掉它。
fault-b0f523f4 = 备用手牌用于各方的牌组：计分改用 MeldsAndBonuses，或拿掉 Rules.second_hand。
fault-7934123d = Rules.bonus_cards 单独计分：计分改用 MeldsAndBonuses，或拿掉它们。
fault-9e47c4da = 一张牌不能既是百搭又是奖分牌：改 Wilds.rank 或 Rules.bonus_cards。
fault-4c26a538 = Rules.bonus_cards 用于扑克牌：数字牌的游戏要拿掉它们。
fault-14ac01fb = TakePile 拿整个弃牌堆：设 Draw.discard_pile = "none"，或拿掉 TakePile。
fault-4e2f75d0 = TakePile 把最上面的牌加到己方同点数的群组：加上 Rules.books，并设 Play.one_per_rank = true。
fault-5614a7ee = 整堆拿走的弃牌堆不会成为牌堆：设 Stock.when_empty = "block"。
fault-2e7af646 = AskPartner 要有搭档：加上有搭档的 Rules.sides，或拿掉它。
fault-4f0b7421 = 只有在只用群组、每种点数一个群组时，RummyKit才能算出可不可以打完手牌：设 AskPartner.yes_binds = false。
fault-720d27be = MeldsAndBonuses 计算各方的牌组：加上 Play 和 Rules.books，或改用别的计分。
fault-9c537fdb = 没有群组能有{ $size }张：拿掉 Groups.max_size 的限制，或改 Books.size。
fault-1b82d30c = { $players }人玩时，不是每人对面都有搭档：Sides.partners 填偶数。
fault-b628ec60 = 三副牌以上
fault-d0739d0a = Sides.two_sides 中有{ $players }人：填{ $fewest }到{ $most }之间、不在 Sides.partners 中的偶数。
fault-d337fa0f = Sides.partners 中有{ $players }人，而游戏是{ $fewest }到{ $most }人玩。
fault-61e0b90e = Books.to_go_out 中没有{ $players }人的个数：填上一方要几个。
fault-415be42f = StakePayments 为桌上的牌组付分：回合加上 Play，或改用别的计分。
fault-6357aea7 = StakePayments 在牌堆抽完时付给最低的手牌：设 Stock.when_empty = "lowest_wins"。
fault-751d8768 = 只有在一副没有百搭的牌中才能只计散牌：设 StakePayments.count = "all"。
fault-128361a1 = 金额，例如 "0.50"
fault-8997a614 = 比例，例如 "0.10"
fault-fe8430f4 = 可以从弃牌堆中间拿牌时，回合的其余部分不能有限制：用 Play，设 Play.lay_off = "any"，不设别的限制。
fault-91fae195 = 可以从弃牌堆中间拿牌时，破冰的条件只能是分数或者拿来的牌：只设 Opening.minimum 或 Opening.needs_taken_card。
fault-8cadb721 = Draw.discard_pile = "whole" 用于各方的牌组、牌堆抽完就结束的局：设 Stock.when_empty = "ends" 或 Draw.discard_pile = "top"。
fault-8dc204d2 = 弃牌堆整堆拿走时，才可以抽几张牌：加上 TakePile，或设 Draw.count = 1。
fault-907f21b5 = Draw.count 要写明各种人数抽几张。
fault-3fb7cfc0 = 牌堆抽完时只剩弃牌堆最上面的牌，而 Draw.discard_pile 不让人拿：设 Stock.when_empty = "flip"。
fault-b722d019 = Draw.card_goes = "first_meld" 需要破冰：加上 Rules.opening 和 Play，或设 Draw.card_goes = "hand"。
fault-bbe9f3d1 = Draw.card_goes = "table" 需要桌上的牌组：加上 Play。
fault-5d8ecda7 = Draw.faced 用于马上打出的牌：设 Draw.card_goes = "table" 和 Play.per_turn = "faced"。
fault-5cfef6ea = 各人的弃牌堆开始时是空的，也不会成为牌堆：设 Draw.discard_pile = "top"、DealOut.upcard = false 和 Stock.when_empty = "ends"，或拿掉 Draw.own_piles。
fault-c912fbeb = 先问的翻开的牌，由拿走它的玩家开始回合：设 Draw.discard_pile = "top"。
fault-bd236eac = 先问的翻开的牌是百搭也可以拿：设 Draw.wild_upcard = "allowed"。
fault-6dc170c3 = Draw.card_goes = "kept_meld" 时牌组留在手里：用 GoOut 代替 Play。
fault-2462b86d = Draw.card_goes = "kept_meld" 用于没有百搭的一副牌：设 Pack.copies = 1，并拿掉 Rules.wilds 和 Rules.more_packs。
fault-e78189c2 = 投降和宣告按两条命计分：计分改用 LivesPenalty，或拿掉 Drop 和 Declare。
fault-406b2b4a = 各方打出牌没有别的限制：拿掉 Play 的其他字段。
fault-969cfca6 = 一方的牌组必须有群组：加上 Rules.groups。
fault-951ba2cc = 一方的同花顺可以以K或A结尾：设 Runs.ace = "both"。
fault-f810c2f2 = 一方只打出群组时，每种点数一个群组：设 Play.one_per_rank = true。
fault-e6776c37 = 一方的牌组里百搭保持自己的分数：设 Wilds.own_value = true。
fault-4bfd8f3f = 一方的群组里，百搭始终是百搭：设 Wilds.natural_in_place = false，或加上 Rules.runs。
fault-7172679e = Swap.groups = "both_suits" 用于花色各不相同、鬼牌可以代表所缺任一花色的群组：设 Groups.distinct_suits = true 和 MeldValues.declared_jokers = false，或设 Swap.groups = "one_card"。
fault-217553db = Swap.joker_goes = "hand_after_first_meld" 要区分破冰之前和以后：加上 Rules.opening 并设 Swap.needs_own_meld = false，或设 Swap.joker_goes = "hand"。
fault-a7cf8de0 = Swap 从桌上的牌组换取鬼牌：回合加上 Play，用牌加上鬼牌，或拿掉它。
fault-742aba28 = GoOut.pairs 要用完整手牌：DealOut.hand 填它的两倍，或拿掉它。
fault-7edabdee = 牌架上的数字牌只能靠弃掉最后一张打完牌：设 GoOut.discard = "required"，并拿掉 GoOut.contracts、GoOut.undrawn 和 GoOut.last_turns。
fault-680735a3 = GoOut.last_turns 让其他人再抽一次：拿掉 Rules.turns_each，并设 Stock.when_empty = "shuffle" 或 "flip"。
fault-74d5500e = Declare 必须是结束一局的唯一方式：拿掉 GoOut 和 Knock。
fault-bae82e43 = Show 用于没有百搭的游戏：拿掉 Rules.wilds。
fault-9be84438 = Knock 用于比较手牌的局：计分改用 Showdown，或拿掉 Knock。
fault-27b5a5c5 = 敲牌以后比较手牌，不能有百搭：拿掉 Rules.wilds 或 Knock。
fault-4a8777b9 = 敲牌的上限只用于一副没有百搭的牌：拿掉 Knock.limit。
fault-b25cf5f3 = LayOffWindow 用于一副没有百搭的牌、敲牌以后：拿掉它。
fault-2d0ee4fd = CallWindow 用于加到桌上牌组的牌：回合加上 Play，或拿掉它。
fault-ddbb99f2 = CallWindow.from_pile 用于可拿到某一张要打出的牌为止的弃牌堆：设 Draw.discard_pile = "down_to_card" 和 Draw.card_goes = "table"，或设 CallWindow.from_pile = false。
fault-e5d6a7bf = BuyWindow 买的是弃牌堆最上面的牌：设 Draw.discard_pile = "top"，或拿掉它。
fault-33a9c6b2 = 先问的翻开的牌不能买：拿掉 Draw.upcard_offered 或 BuyWindow。
fault-15635695 = 最后一张既不能打出也不能弃掉，没有人能打完手牌：设 Play.may_go_out = true 或 Discard.goes_out = true。
fault-ffc8e0e2 = Discard.fitting 用于可以加到牌组的牌：加上 Play.lay_off，或设 Discard.fitting = "allowed"。
fault-a3e58473 = Draw.card_goes = "{ $goes }" 用于不限分值、没有百搭的牌组：加上 Play，并拿掉 Rules.opening 和 Rules.wilds。
fault-16a146c9 = Draw.card_goes = "{ $goes }" 用于自由打出的牌组：设 Play.per_turn = "any" 和 Play.may_go_out = true。
fault-349ba109 = Play 把牌组打到桌上，而 { $word } 把牌组留在手里：拿掉其中一个。
fault-11073e7d = 合约 { $contract } 没有从小到大排列：请排好。
fault-4da502e2 = 合约 { $contract } 有太短的牌组：牌组至少{ $shortest }张。
fault-e736a269 = GoOut.contracts 没有一种能用完{ $size }张手牌：改其中一种。
fault-1452e7b7 = 有 Rearrange 的回合没有别的步骤：拿掉其他的。
fault-aec3fa98 = 重组桌面的游戏没有弃牌堆：设 Stock.when_empty = "play_on"。
fault-1a79c182 = Rules.turns_each 用于扑克牌：拿掉它。
fault-c7ed926b = 数字牌的回合只有 Rearrange，或是 Draw、GoOut 和 Discard。
fault-889cf226 = 时间到时，独立的牌回到原处：设 TimeUp.loose = "restore"。
fault-8d1ac0bd = 数字牌从上家的弃牌堆拿：设 Draw.own_piles = true 和 Draw.card_goes = "{ $goes }"。
fault-25f263b8 = 牌架上的数字牌要打到桌上，或者打完牌时一次打出：加上 Play 或 GoOut。
fault-a91b6c18 = 数字牌可以不受限制地打出，最后一张弃掉：只设 Play.may_go_out = false。
fault-7f5a5158 = 数字牌打到桌上时，破冰要有最低分数：设定 Opening.minimum，也可以再设 Opening.pairs。
fault-a97be983 = 拿来并打出一张牌，不限制弃哪张：设 Discard.return_upcard = true 和 Discard.goes_out = true。
fault-1305682d = RacksLeft 用于打到桌上、由指示牌定出一种万用牌的数字牌：加上 Play，并设 DealOut.wild_indicator = true 和 DealOut.indicates = "next"。
fault-f1a1dbfb = 破冰以后，万用牌换取后收进牌架：只设 Swap.joker_goes = "hand" 和 Swap.needs_own_meld = true。
fault-614a2496 = 用牌架上的数字牌的游戏要有万用牌：设 DealOut.wild_indicator = true 和 DealOut.indicates = "next"。
fault-8e33bbb4 = 回合只有 Rearrange，或是 Draw、Play 和 Discard：拿掉 Rearrange。
fault-f422c9c9 = 回合里没有能结束一局的步骤：加上 Play、GoOut、Knock 或 Declare。
fault-9ec7ec40 = Rules.opening 写的是破冰，却没有打出牌组的步骤：回合加上 Play，或拿掉 Rules.opening。
fault-bbea703c = Show、Rules.turns_each 和 RankPayments 要一起用：最后一个回合亮出牌组，再按名次付分。三个都用，或者都不用。
fault-38267078 = Rules.turns_each 依次数回合，而 Drop 和 CallWindow 会改变轮到谁：拿掉它。
fault-1da06740 = { $word } 用于扑克牌：数字牌的游戏要拿掉它。
fault-e36842f7 = 扑克牌的回合需要 { $word } 这个步骤：加上它。
fault-39471280 = 回合里有两个 { $word }：只留一个。
fault-95dd7360 = { $word } 在 { $before } 之后就做不到：放到 { $before } 之前。
fault-2bb19b2f = CallEnd 按一圈的回合计算，而 { $word } 会改变轮到谁：拿掉其中一个。
fault-f5741d28 = { $seconds }秒以后电脑还没有试完。
fault-3afdcbc4 = ；是指 { $word } 吗？
fault-3a52ce78 = 。
fault-dbd2db70 = 加上表格 [{ $field }]，其中有 { $tag }。
fault-552a5847 = 加上表格 [{ $field }]。
fault-5d320c2b = 加上 { $field }。
fault-0e60cfca = 规则表的格式必须是1到{ $newest }的数，不是 { $value }。
fault-7671f747 = like 是游戏名称，不是 { $value }。
fault-ae96c659 = 缺少 { $field }：说明是 { $words } 中的哪个。
fault-5115c8a9 = { $value } 不是 { $words } 之一{ $meant }
fault-8567e573 = 这里应是表格，不是 { $value }。
fault-42fba231 = { $fault }
fault-f079b152 = offers 是自定规则的列表，不是 { $value }。
fault-7ec5f926 = 自定规则是名称或表格，不是 { $value }。
fault-54ac558c = { $value } 不是自定规则{ $meant }
fault-af2101ae = 这里没有 { $value }{ $meant }
fault-d0ef56ea = 这份规则表由较新的RummyKit以格式 { $value } 写成；这一版只读到格式{ $newest }。
fault-6544d6da = 缺少 { $field }：{ $wanted }
fault-7432b872 = 这一项必须填。
fault-53cc4055 = 这不是百搭牌：扑克牌写 JK，数字牌写 J、DJ、CJ 或 MJ。
fault-36975ac2 = 左边必须是一个数，或者像 "3-6" 的范围。
fault-9cb8e009 = 这里必须是至少为1的数，不是 { $value }。
fault-dd77f350 = 这不是自定规则：{ $fault }
fault-c37eadd7 = 规则表是表格，不是 { $value }。
fault-865377db = house 是自定规则与值的表格，不是 { $value }。
fault-c71a8d58 = 这不是 TOML：{ $fault }。
fault-eb2bdf02 = 这不是 JSON：{ $fault }。
fault-14cad9b9 = 这些规则无法写成文字：{ $error }。
fault-f0c92d64 = 规则表的层次太深。
fault-d7593e5b = 规则表是表格。
fault-8193bad6 = 给游戏起个名字。
fault-5f8cd132 = 文字最多{ $most }个字。
fault-2f796921 = 数字不能大于{ $most }。
fault-1c17a1ce = 这里最多{ $most }项。
fault-b647c871 = 每一局都作废：没有人打完手牌。
fault-a1eb8b90 = 有一局中断了（{ $error }）。
fault-8cf32852 = Runs.wild_fourteenth 给十三张的同花顺再加一张：设 Runs.max_length = 13 和 Runs.ace = "both"。
fault-88d6a370 = 一个三同牌就会结束一局：设 LivesPenalty.tunnelas = 0，或者大于1。
fault-b9b4519f = 一组联姻就会结束一局：设 LivesPenalty.marriages = 0，或者大于1。
fault-3a180b7e = 至少要四个双同牌或四张百搭才能结束一局：LivesPenalty.dublees 和 LivesPenalty.jokers 填0，或者填4以上。
fault-cd497ed2 = 加分牌由玩家互相支付，由切牌决定：设 LivesPenalty.to_winner = true 和 DealOut.indicates = "rank_and_neighbours"。
fault-6710974d = Opening.natural_run 用于合约中的同花顺：在 Opening.contract 中加一个同花顺，或拿掉它。
fault-29d5cc97 = Contract.suits只针对全部十三个点数的牌组：请设runs = [13]，且不要有群组。
fault-8fe5c356 = DealWon.draws_carry 用于没有赢家的局：设 Stock.when_empty = "block"，整场比赛改用 FirstTo，或拿掉它。
fault-863a44ed = LastLeft.buy_in 不限次数：设 LastLeft.rejoins = 0，或拿掉 LastLeft.buy_in。
fault-f0578755 = WinningRun 用于比较手牌时的同花顺：计分改用 Showdown，并加上 Runs。
fault-0016a136 = WinningRun.run 要{ $run }张牌，而手牌只有{ $hand }张。
fault-1160e35b = Runs.wild_fourteenth 是加到同花顺的百搭：加上 Rules.wilds，最多发13张，并设 Play.lay_off = "any" 和 Play.may_go_out = false。
fault-b3e3ed2c = Wilds.black_only 用于玩家各自打出的牌组中的百搭点数：设定 Wilds.rank 并加上 Play，或拿掉它。
fault-37684fea = 只有要求没有百搭的同花顺时，切牌的邻牌才是百搭：设定 LivesPenalty.pures，或设 DealOut.indicates = "rank"。
fault-4638a8e7 = Wilds.alone 让一方打出全是百搭的群组，百搭点数的牌也在内：加上 Rules.books 和 Wilds.rank，不要有 Rules.runs，或不要设定它。
fault-5de4c30b = 手牌一次打出时，Wilds.alone 不能和百搭的限制同用：拿掉 Wilds.at_most_naturals、Wilds.most 和 Wilds.least_naturals，或设 Wilds.alone = false。
fault-81c433b0 = Books.wild 是全是百搭的大牌组的奖分：有它时设 Wilds.alone = true，没有时设 Wilds.alone = false。
fault-c71c72bc = Play.extends_lay_offs = false 用于没有百搭、可以加到任何牌组、破冰要用弃牌堆的牌的游戏：设 Draw.discard_pile = "down_to_card" 和 Draw.card_goes = "new_meld"，或设 Play.extends_lay_offs = true。
fault-2f3d36fe = BuyWindow.points 是买牌者的罚分：计分改用 HandsAgainstLosers，或拿掉它们。
fault-f48e09dd = 百搭牌
fault-a57e187d = 重组桌面的游戏
fault-c223834c = 牌架上的数字牌
fault-16af31d7 = 玩家各自打出的扑克牌牌组
fault-11ff0b73 = 留到最后的手牌
fault-67eb2b23 = 可能用完的牌堆
fault-d8afd9a5 = 可能作废的局
fault-4ce625a2 = 可能并列的分数
fault-6ee513c7 = 一方的牌组
fault-b178525b = 不按两条命的牌组
fault-07302513 = { $field } 在这个游戏里不起作用。它需要：{ $what }。
fault-28b05ac4 = Rules.schedule 的每一局都定了 { $field }：这里请设为第一局的值。
fault-f05bce37 = 弃掉能加到牌组的牌，数字牌可以设为 "noted"，扑克牌可以设为 "refused"：改设 Discard.fitting = "allowed" 或另一个。
fault-f432e7d2 = 绕桌轮流拿的弃牌
fault-056c36c5 = TakePile 用两张同点数的牌和最上面的牌组成牌组：设 Groups.min_size = 3，Wilds.least_naturals 最多填3。
fault-994b410f = Draw.card_goes = "new_meld" 马上组成不限分值的新牌组：设 Opening.needs_taken_card = true，或拿掉 Rules.opening。
fault-fe629ef7 = 连同压在上面的牌一起拿的牌必须打出：设 Draw.card_goes = "table" 或 "new_meld"。
fault-557dd714 = 依次问各家的牌需要三名玩家：请写 Draw.goes_round = false。
fault-8e248f24 = PassCard 用于不必马上打出的手牌：请去掉它或 bonus_cards。
fault-37753249 = PassCard.from_players 超过了玩家人数：请写小一些的数，或去掉 PassCard。
fault-bb92b746 = ShowDealt 亮出发到的手牌，那时还没有传牌：请去掉 ShowDealt 或 PassCard。
fault-f144b0b6 = RankPayments.taken_rises 会把被拿弃牌的分数翻倍：请设置 taken_chip，或 taken_rises = false。
fault-735cffa4 = RankPayments.last_taken 说的是最后一个回合：请设置 turns_each，或 last_taken = none。
fault-9496916b = Rules.sitting_out 用于比较手牌、有庄家的游戏：计分改用 GinShowdown，并设定 Start.draw = "lowest_deals" 和 Start.later = "loser_deals"。
fault-af0a2249 = 有玩家轮空的游戏是2到3人，或在 Sides.partners = [4] 时2到4人：改变 Rules.players、Rules.sides 或 Rules.sitting_out。
fault-4b2cc9c6 = FirstTo.more_targets 有{ $players }人的分数，但这个游戏是{ $fewest }到{ $most }人玩的。
