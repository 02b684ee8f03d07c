fault-31f67875 = Sau { $decisions } lần chọn, ván vẫn chưa kết thúc.
fault-7965ea67 = Sau { $decisions } lần chọn, người đến lượt không làm được gì nữa.
fault-10a3b67f = có hoặc không
fault-ce83601f = một số nguyên
fault-372ea08c = một đoạn chữ
fault-71f8e797 = không có
fault-8e219ea8 = Chỗ này phải là { $wanted }, không phải { $value }.
fault-0abcf7de = một danh sách
fault-e3206e3d = một danh sách
fault-b57a6e3f = một bảng
fault-1bbe4ccf = một số thập phân
fault-78a7c2b9 = { $first } hoặc { $last }
fault-deeeba31 = { $word }
fault-384fb941 = { $word }
fault-3113fd2b = { $first }, { $rest }
fault-0ce0a869 = một đoạn chữ không trống
fault-1abe3180 = một từ gồm chữ thường, chữ số và gạch dưới như "my_rummy"
fault-a9c52bae = chữ dạng { $pattern }
fault-be176079 = một số quá lớn
fault-38a1923f = Chỗ này phải có { $wanted } phần, không phải { $many }.
fault-5ffe533b = có
fault-7cb6efb9 = không
fault-e0ac1c8c = { $place }: { $fault }
fault-d2acc324 = Phải từ { $low } đến { $high }, không phải { $value }.
fault-ced8c6b6 = Không được để trống, không phải { $value }.
fault-68eb7f30 = Phải ít nhất là { $low }, không phải { $value }.
fault-5370e8e3 = Phải nhiều nhất là { $high }, không phải { $value }.
fault-5cdef95f = Một nhóm phải có ít nhất hai lá.
fault-32d5bdde = Nhóm lớn nhất sẽ nhỏ hơn nhóm nhỏ nhất: Groups.max_size nhỏ hơn Groups.min_size.
fault-55929d77 = Nhóm gồm các chất khác nhau có nhiều nhất bốn lá.
fault-5366243c = Một sảnh phải có từ hai đến mười bốn lá.
fault-65e95bcd = Khi sảnh nối qua các số đã loại, A phải đứng trước 2.
fault-99541f4b = Khi sảnh nối qua các số đã loại thì không có sảnh hai lá: xóa Runs.short_rank.
fault-b97c8a88 = Chỉ sảnh có A ở cả hai đầu mới được mười bốn lá.
fault-fa085898 = Lá xin được phải hạ trong một phỏm trên bàn: thêm Play với Play.per_turn = "any".
fault-671f4530 = Lá xin được làm thành phỏm bao nhiêu điểm cũng được, của một người: xóa Rules.opening và Rules.sides.
fault-42e68a88 = Rules.turns_each đếm lượt theo thứ tự, còn ClaimWindow đổi người đến lượt: xóa nó đi.
fault-873ee098 = ClaimWindow và { $word } đều xen giữa hai lượt: xóa một trong hai.
fault-91befe6b = Hợp đồng phải có phỏm: ghi các nhóm hoặc các sảnh của nó.
fault-64292b1c = nhóm
fault-df6ad190 = sảnh
fault-13cb0301 = Hợp đồng có { $what } mà trò chơi không có: hãy đặt luật cho { $what }.
fault-44f7043f = Hợp đồng có { $what } { $size } lá, mà { $what } phải có ít nhất { $least } lá.
fault-4cb4b5cf = CallEnd dành cho ván có so bài: tính điểm bằng StakePayments, hoặc xóa nó đi.
fault-9a25b707 = FightWindow trả lời việc gọi so bài: thêm CallEnd trước Draw, hoặc xóa nó đi.
fault-187a073f = ForceWindow nói về lá lật bị bỏ qua: đặt Draw.faced = true, hoặc xóa nó đi.
fault-8fd69f9c = ShowIndicator cần một quân thứ hai giống quân mốc: đặt DealOut.wild_indicator = true và Pack.copies = 2.
fault-56053244 = DeclarePairs nói về việc hết bài bằng các đôi: đặt GoOut.pairs = 7, hoặc xóa nó đi.
fault-369a274d = Đôi đã tuyên bố bằng DeclarePairs được tính nhiều hơn: đặt PointsLost.declared = 2, hoặc xóa nó đi.
fault-bd2a8621 = Cho xem quân giống quân mốc thì được tính điểm: tính điểm bằng PointsLost, hoặc xóa ShowIndicator.
fault-fcc6d62b = ShowDealt.counts liệt kê số điểm của những tay bài kết thúc ván: ghi các số đó, hoặc xóa ShowDealt.
fault-c40641ff = Tay bài không có cạ được trả như ù: dùng cách tính điểm RankPayments, hoặc đặt ShowDealt.apart = false.
fault-bfd8a1f2 = ShowDealt dành cho ván có so bài: tính điểm bằng StakePayments, hoặc xóa nó đi.
fault-4569f38b = HandPayments.multiplied có một số ghi hai lần: để lại một.
fault-bd4c2357 = Opening.by_total phải đi từ điểm thấp đến điểm cao, mỗi mức một lần: hãy xếp theo thứ tự.
fault-be523c96 = Opening.by_total dành cho phỏm tính điểm cho phe: tính điểm bằng MeldsAndBonuses, hoặc xóa nó đi.
fault-87dbef05 = Opening.needs_taken_card nói về lá lấy để làm phỏm: đặt Draw.discard_pile = "down_to_card" và Draw.card_goes = "new_meld".
fault-37d4442c = Hợp đồng đã nói hết điều kiện của lần hạ đầu tiên: xóa Opening.natural_run và Opening.waived_when_going_out.
fault-4a6ce406 = Lần hạ đầu tiên hoặc theo hợp đồng, hoặc theo mức tối thiểu, không được cả hai: đặt Opening.minimum = 0.
fault-dde0c809 = Lần hạ đầu tiên tính được nhiều nhất { $most }: đừng ghi Opening.minimum quá số ấy.
fault-128e489e = Hợp đồng được hạ dù rút lá nào: thay Draw.card_goes = "{ $goes }" bằng Draw.card_goes = "hand".
fault-4b6bc88f = Không ai có thể có đủ { $cards } lá của hợp đồng: chia thêm, yêu cầu ít hơn, hoặc cho mua lá bỏ.
fault-e9ffc7f0 = Luật riêng { $option } có hai lần: để lại một.
fault-1ff1f4a8 = Luật riêng { $option } đặt một mục không tồn tại: { $fault }. Xóa nó khỏi offers.
fault-63c5cccf = Bảng luật không có giá trị nào của luật riêng { $option }: xóa nó khỏi offers.
fault-bd9700be = Chính bảng luật không phải một lựa chọn của luật riêng { $option }: { $fault }
fault-71c4c1ca = Luật riêng { $option } không đổi gì khi là { $value }: xóa nó khỏi offers.
fault-1ee282b2 = Luật riêng { $option } không thể là { $value }: { $path }{ $at }: { $fault }
fault-025c2de6 = Rules.schedule đặt số làm lá thế mà trò chơi không có lá thế: thêm Rules.wilds.
fault-1ac5bd74 = Rules.schedule có hợp đồng mà không có luật cho lần hạ đầu tiên: thêm Rules.opening.
fault-8da06188 = Rules.schedule ghi số lần mua mà không ai được mua: thêm BuyWindow.
fault-cefef600 = CardValues.wild nói về các số mà Rules.schedule làm thành lá thế: ghi số ấy trong CardValues.ranks.
fault-79366565 = Play.per_turn = "faced" nói về lá lật: ghi Draw.faced = true, hoặc Play.per_turn = "any".
fault-7f142b87 = Ván { $deal } trong lịch: { $fault }
fault-15a2f117 = Tay bài lớn dần khi rút hai lá mà chỉ đánh bỏ một, và các lá ngoài phỏm của tay bài lớn chỉ tính được với một bộ bài không có lá thế: đặt HandsToWinner.count = "all" hoặc Draw.discard_pile = "top".
fault-37939991 = GinShowdown so bài của hai người: đặt Rules.players từ 2 đến 2, hoặc thêm Rules.sitting_out.
fault-0cd44d7e = GinShowdown tính bài sau khi gửi: thêm LayOffWindow sau Discard.
fault-157e51e5 = Hai mạng cần có nhóm, sảnh và lá thế: thêm Rules.groups, Rules.runs và Rules.wilds.
fault-786d7bd8 = Hai mạng cần nhóm gồm các chất khác nhau: đặt Groups.distinct_suits = true.
fault-df2c840e = Hai mạng chỉ dùng được với nhiều nhất hai bộ bài: đặt Pack.copies = 2.
fault-2ea978d2 = Hai mạng được cho xem khi báo ù: thêm Declare vào lượt, hoặc chọn cách tính điểm khác.
fault-c6dfad79 = CardsLaid tính lá trên bàn: thêm Play vào lượt, hoặc chọn cách tính điểm khác.
fault-2213ba4c = Lá tính điểm cho người hạ thì không được mượn: đặt Play.borrowing = "none".
fault-43f5bd7d = PointsLost dành cho trò hết bài bằng cả khay, với một quân thế do quân mốc định: thêm GoOut, và đặt DealOut.wild_indicator = true và DealOut.indicates = "next".
fault-a06b91b2 = PointsLost trừ vào điểm có sẵn: chọn kiểu trận Countdown.
fault-fffd5c39 = Countdown dành cho điểm bị mất: tính điểm bằng PointsLost, hoặc chọn kiểu trận khác.
fault-de1b4b94 = { $word } so bài sau khi gõ: thêm Knock vào lượt, hoặc chọn cách tính điểm khác.
fault-e83b19a8 = RankPayments.ranks ghi mức trả của { $told } người, mà có thể { $payers } người phải trả.
fault-e9b758c5 = Rake.rate và Rake.fixed là hai cách nhà cái giữ tiền: chỉ dùng một.
fault-001c6a2a = Trận ăn phỉnh hay ăn tiền cần điểm theo hai mạng: tính điểm bằng LivesPenalty.
fault-b48df0e6 = Chỉ trong trận ăn phỉnh, hoặc trận ăn tiền với điểm cân bằng, điểm mới được trả, và phải được trả, cho người thắng ván.
fault-39cccee5 = { $word } không tính điểm được cho quân được rút và đánh bỏ: tính điểm bằng PointsLost hoặc RacksLeft.
fault-619caa6b = { $word } không tính điểm được cho bàn được sắp lại: tính điểm bằng HandsToWinner hoặc DealWon.
fault-66754edf = Ván bị tắc không có người thắng cho { $word }: đặt Stock.when_empty = "flip", hoặc tính điểm bằng HandsToWinner.
fault-bfd85823 = LastLeft loại người chơi vì điểm phạt, mà { $word } không tính điểm phạt: tính điểm bằng HandsAgainstLosers.
fault-fe864cf6 = { $word } tính điểm phạt, nên tổng thấp nhất phải thắng: chọn kiểu trận FixedGames.
fault-b64515ce = { $word } dành cho lá bài: với quân, tính điểm bằng RackPenalties.
fault-034bbe9a = Một lượt phải có ít nhất một bước: Draw, Play và Discard với lá bài, Rearrange với quân.
fault-3894373b = Trò chơi cần ít nhất hai người: để Rules.players bắt đầu từ 2.
fault-b0ede111 = Rules.minutes phải đi từ trận ngắn nhất đến trận dài nhất.
fault-67774b04 = Có một tên khác để trống: xóa nó đi.
fault-58a4736d = Có một tên trong akin để trống: xóa nó đi.
fault-90f12ca5 = Mọi bộ của một trò chơi phải cùng một loại: lá bài hoặc quân.
fault-cd054472 = Joker giả (F) dành cho quân giữ trên khay, có quân thế do quân mốc định: xóa chúng đi.
fault-3c051ccc = Quân được rút và đánh bỏ chỉ có joker giả (F): dùng loại ấy, hoặc để lượt chỉ có Rearrange.
fault-b6a546f1 = Rules.special_jokers cần joker đôi, đổi màu hoặc gương trong bộ: thêm vào, hoặc xóa nó đi.
fault-a82e1a5b = DealOut.hand có một số người hai lần: để lại một.
fault-d892a450 = Trò chơi không có nhóm và sảnh thì không có phỏm: đặt Rules.groups hoặc Rules.runs.
fault-cd7d67f7 = Phỏm hai lá cần một bộ bài không có lá thế: để nhóm và sảnh bắt đầu từ 3.
fault-dc6d282b = Bộ bài không có K thì A không thể là lớn nhất: đặt Runs.ace = "low".
fault-474b51f7 = Joker cần bộ bài đầy đủ: xóa joker, hoặc đặt Pack.suits = 4 và Pack.ranks = 13.
fault-f1d25259 = Sảnh chỉ nối qua được các số khi một bộ bài không có chúng và phỏm nằm trên bàn: đặt Pack.left_out và thêm Play.
fault-0a0ecc6f = Quân từ 1 đến 13, không có A: đặt Runs.ace = "low".
fault-d1f4b08c = Trên bàn được sắp lại, chỉ joker in sẵn là lá thế: xóa Wilds.rank.
fault-a7252dc2 = Lá rút ra để định lá thế thì cần có lá thế: thêm Rules.wilds.
fault-d6086140 = Bộ bài có joker mà không phỏm nào được có joker: đặt Wilds.jokers = true, hoặc xóa joker khỏi bộ bài.
fault-b06b57eb = Có Rules.wilds mà không lá nào là lá thế: thêm joker, đặt một số làm lá thế, hoặc xóa nó đi.
fault-c34b711d = Số làm lá thế vừa cố định vừa được rút: xóa Wilds.rank hoặc DealOut.wild_indicator.
fault-842ef1a9 = Một quân thế riêng chỉ dành cho quân giữ trên khay: đặt DealOut.indicates = "rank", hoặc để lượt có Draw và GoOut.
fault-a6be5d69 = Với quân giữ trên khay, chỉ quân do quân mốc định là quân thế: đặt Wilds.jokers = false.
fault-21ee47dc = Rules.wilds dành cho lá bài; quân có joker riêng: xóa nó đi.
fault-6b85eb11 = Rút số làm lá thế chỉ dùng được khi có hai mạng: xóa DealOut.wild_indicator.
fault-0a35a5e7 = Wilds.own_value dành cho phỏm của phe: thêm Rules.books, hoặc xóa nó đi.
fault-243cdd85 = Wilds.natural_in_place và Wilds.least_naturals dành cho phỏm của phe, hoặc cho tay bài hạ hết một lần: thêm Rules.books, dùng GoOut thay cho Play, hoặc xóa chúng đi.
fault-57443aa8 = JokerSets.needs_two_rack_tiles hạn chế việc đổi joker, còn JokerSets.may_be_rearranged không hạn chế: chỉ dùng một.
fault-9bf7293f = Bộ có joker mà bảng luật chưa nói đổi thế nào: thêm Rules.joker_sets.
fault-80443dcb = JokerSets.may_be_split và JokerSets.goes_to = "any_set" đi cùng nhau, cho joker của lá bài: dùng cả hai hoặc không dùng.
fault-6255135c = Với JokerSets.may_be_split, lá thế chỗ joker lấy từ đâu cũng được: chỉ đặt JokerSets.replacement = "any".
fault-904866f5 = Luật về joker cần joker trong bộ bài.
fault-9aeeed56 = Rules.players phải đi từ ít nhất đến nhiều nhất: ghi { $most } đến { $fewest }, không phải { $fewest } đến { $most }.
fault-3ab071f9 = Bộ quân của trò chơi được sắp lại bàn có nhiều nhất { $most } bản của mỗi quân và { $jokers } joker.
fault-e1bbb36b = Bộ quân có nhiều nhất { $most } bản của mỗi quân và mỗi joker.
fault-82ccb61c = Bộ có { $joker } mà bảng luật chưa nói nó làm gì: thêm Rules.special_jokers.
fault-dfb016d9 = Rules.sample có phỏm trống: ghi phỏm như { $like }.
fault-e20f8d1f = quân
fault-16096b43 = màu
fault-c8d3756e = lá bài
fault-df78d3c5 = chất
fault-a6ac3b2f = Nhóm { $pieces } trên bàn được sắp lại phải gồm các { $kinds } khác nhau: đặt Groups.distinct_suits = true.
fault-6fab64cc = Trên bàn { $pieces } được sắp lại, nhóm phải có ba hoặc bốn: đặt Groups.min_size = 3 và Groups.max_size = 4.
fault-93dff8cc = Trên bàn { $pieces } được sắp lại, sảnh phải có từ ba trở lên: đặt Runs.min_length = 3 và Runs.max_length = 13.
fault-79bf73c9 = Trên bàn { $pieces } được sắp lại không lật lá ngửa: đặt DealOut.upcard = false.
fault-15614d69 = Rules.more_packs có bộ cho { $players } người, mà trò chơi dành cho { $fewest } đến { $most }.
fault-7776ca9e = Rules.more_packs có hai bộ cho { $players } người: để lại một.
fault-ae8665e4 = { $joker } không phải joker của { $family }: chỉ có { $known }.
fault-eece6ce7 = Pack.jokers có { $joker } hai lần: để lại một.
fault-eeef7f05 = Trên bàn được sắp lại có nhiều nhất { $most } bộ: đặt Pack.copies = { $most }.
fault-333a330b = Rules.sample có "{ $text }", mà { $fault }: ghi phỏm như { $like }.
fault-3cc37ae2 = Rules.sample có "{ $text }", mà bộ bài không có { $card } cho nó.
fault-ee55dad5 = DealOut.hand có số lá cho { $players } người, mà trò chơi dành cho { $fewest } đến { $most }.
fault-758f1473 = DealOut.hand chưa có số lá cho { $players } người: ghi mỗi người mấy lá.
fault-b4bf82f0 = { $players } người cần { $needed } lá, mà chỉ có { $cards } lá: chia ít hơn, hoặc thêm bộ bài.
fault-71a5e9a2 = Tay bài có nhiều nhất { $room } lá, để cùng các lá rút được không quá { $largest }: chia ít hơn.
fault-b2e6737b = Với { $players } người, cả bộ bài được chia hết và không còn nọc: chia ít hơn, hoặc thêm bộ bài.
fault-f55f9f0a = Hơn hai người thì có nhiều người thua một ván: đặt Start.later = "winner_deals".
fault-2a5bd588 = Trò chơi mà lượt nào cũng bắt đầu bằng rút thì không thể tiếp tục khi hết nọc: đặt Stock.when_empty = "flip" hoặc Stock.when_empty = "shuffle".
fault-4e8dabe7 = Stock.when_empty = "lowest_wins" cần so bài: tính điểm bằng StakePayments.
fault-cad6570a = Stock.when_empty = "ends" dành cho ván không có người thắng: tính điểm bằng MeldsAndBonuses, PointsLost hoặc RacksLeft.
fault-32cc94f0 = Ván bị hủy khi không ai gõ thì phải gõ được: thêm Knock, hoặc đặt Stock.when_empty = "flip".
fault-0aec3548 = Start.later = "{ $later }" cần có người chia: đặt Start.draw = "lowest_deals".
fault-a7f0a241 = Đồng đội bị loại cùng nhau và chỉ chơi lấy điểm: ghi 0 cho LastLeft.rejoins, LastLeft.ante và LastLeft.call_up, và LastLeft.buy_in = false.
fault-87d3d657 = Mỗi phe có một điểm chung: tính điểm bằng CardsLaid, GinShowdown, HandsAgainstLosers, MeldsAndBonuses, PointsLost hoặc RacksLeft, hoặc xóa Rules.sides.
fault-66bfe530 = Rules.books có điểm thưởng: tính điểm bằng MeldsAndBonuses, hoặc xóa nó đi.
fault-b0f523f4 = Tay bài thứ hai dành cho phỏm của phe: tính điểm bằng MeldsAndBonuses, hoặc xóa Rules.second_hand.
fault-7934123d = Rules.bonus_cards có điểm thưởng riêng: tính điểm bằng MeldsAndBonuses, hoặc xóa nó đi.
fault-9e47c4da = Một lá không thể vừa là lá thế vừa là lá thưởng: đổi Wilds.rank hoặc Rules.bonus_cards.
fault-4c26a538 = Rules.bonus_cards dành cho lá bài: xóa nó khỏi trò chơi bằng quân.
fault-14ac01fb = TakePile ăn cả chồng: đặt Draw.discard_pile = "none", hoặc xóa TakePile.
fault-4e2f75d0 = TakePile hạ lá trên cùng vào nhóm cùng số của phe: thêm Rules.books, và đặt Play.one_per_rank = true.
fault-5614a7ee = Chồng được ăn cả thì không thành nọc: đặt Stock.when_empty = "block".
fault-2e7af646 = AskPartner cần có đồng đội: thêm Rules.sides có đồng đội, hoặc xóa nó đi.
fault-4f0b7421 = RummyKit chỉ biết một người có hết bài được không khi chỉ có nhóm, mỗi số một nhóm: đặt AskPartner.yes_binds = false.
fault-720d27be = MeldsAndBonuses tính phỏm của từng phe: thêm Play và Rules.books, hoặc chọn cách tính điểm khác.
fault-9c537fdb = Không nhóm nào có được { $size } lá: xóa giới hạn Groups.max_size, hoặc đổi Books.size.
fault-1b82d30c = Với { $players } người, không phải ai cũng có đồng đội ngồi đối diện: ghi số chẵn trong Sides.partners.
fault-b628ec60 = ba bộ bài trở lên
fault-d0739d0a = Sides.two_sides có { $players } người: ghi số chẵn từ { $fewest } đến { $most } không có trong Sides.partners.
fault-d337fa0f = Sides.partners có { $players } người, mà trò chơi dành cho { $fewest } đến { $most }.
fault-61e0b90e = Books.to_go_out chưa có số cho { $players } người: ghi một phe cần bao nhiêu.
fault-415be42f = StakePayments trả theo phỏm trên bàn: thêm Play vào lượt, hoặc chọn cách tính điểm khác.
fault-6357aea7 = StakePayments trả cho tay bài thấp nhất khi hết nọc: đặt Stock.when_empty = "lowest_wins".
fault-751d8768 = Chỉ tính được riêng các lá ngoài phỏm với một bộ bài không có lá thế: đặt StakePayments.count = "all".
fault-128361a1 = một số tiền như "0.50"
fault-8997a614 = một phần như "0.10"
fault-fe8430f4 = Khi được lấy lá từ giữa chồng bài bỏ, phần còn lại của lượt phải không bị hạn chế: dùng Play với Play.lay_off = "any" và không giới hạn nào khác.
fault-91fae195 = Khi được lấy lá từ giữa chồng bài bỏ, lần hạ đầu tiên chỉ được có điều kiện là mức tối thiểu hoặc lá vừa lấy: chỉ đặt Opening.minimum hoặc Opening.needs_taken_card.
fault-8cadb721 = Draw.discard_pile = "whole" dành cho phỏm của phe, trong ván kết thúc khi hết nọc: đặt Stock.when_empty = "ends" hoặc Draw.discard_pile = "top".
fault-8dc204d2 = Chỉ được rút nhiều lá khi chồng được ăn cả: thêm TakePile, hoặc đặt Draw.count = 1.
fault-907f21b5 = Draw.count phải có số lá cho mỗi số người chơi.
fault-3fb7cfc0 = Khi hết nọc chỉ còn lá ngửa, mà Draw.discard_pile không cho lấy nó: đặt Stock.when_empty = "flip".
fault-b722d019 = Draw.card_goes = "first_meld" cần lần hạ đầu tiên: thêm Rules.opening và Play, hoặc đặt Draw.card_goes = "hand".
fault-bbe9f3d1 = Draw.card_goes = "table" cần phỏm trên bàn: thêm Play.
fault-5d8ecda7 = Draw.faced dành cho lá hạ ngay: đặt Draw.card_goes = "table" và Play.per_turn = "faced".
fault-5cfef6ea = Chồng riêng bắt đầu trống và không thành nọc: đặt Draw.discard_pile = "top", DealOut.upcard = false và Stock.when_empty = "ends", hoặc xóa Draw.own_piles.
fault-c912fbeb = Lá ngửa được mời mở đầu lượt của người lấy nó: đặt Draw.discard_pile = "top".
fault-bd236eac = Lá ngửa được mời thì lấy được cả khi nó là lá thế: đặt Draw.wild_upcard = "allowed".
fault-6dc170c3 = Draw.card_goes = "kept_meld" giữ phỏm trên tay: dùng GoOut thay cho Play.
fault-2462b86d = Draw.card_goes = "kept_meld" dành cho một bộ bài không có lá thế: đặt Pack.copies = 1, và xóa Rules.wilds và Rules.more_packs.
fault-e78189c2 = Bỏ ván và báo ù cần hai mạng: tính điểm bằng LivesPenalty, hoặc xóa Drop và Declare.
fault-406b2b4a = Phe không có hạn chế nào khác khi hạ: xóa các mục khác của Play.
fault-969cfca6 = Phỏm của phe phải có nhóm: thêm Rules.groups.
fault-951ba2cc = Sảnh của phe được kết thúc bằng K hoặc A: đặt Runs.ace = "both".
fault-f810c2f2 = Khi phe chỉ hạ nhóm thì mỗi số một nhóm: đặt Play.one_per_rank = true.
fault-e6776c37 = Trong phỏm của phe, lá thế giữ điểm của nó: đặt Wilds.own_value = true.
fault-4bfd8f3f = Trong nhóm của phe, lá thế luôn là lá thế: đặt Wilds.natural_in_place = false, hoặc thêm Rules.runs.
fault-7172679e = Swap.groups = "both_suits" dành cho nhóm khác chất mà joker thay cho chất thiếu nào cũng được: đặt Groups.distinct_suits = true và MeldValues.declared_jokers = false, hoặc Swap.groups = "one_card".
fault-217553db = Swap.joker_goes = "hand_after_first_meld" dành cho người trước và sau lần hạ đầu tiên: thêm Rules.opening và đặt Swap.needs_own_meld = false, hoặc Swap.joker_goes = "hand".
fault-a7cf8de0 = Swap lấy joker từ phỏm trên bàn: thêm Play vào lượt và joker vào bộ, hoặc xóa nó đi.
fault-742aba28 = GoOut.pairs phải dùng hết tay bài: đặt DealOut.hand gấp đôi, hoặc xóa nó đi.
fault-7edabdee = Khay quân chỉ hết được bằng cách đánh bỏ quân cuối: đặt GoOut.discard = "required", và xóa GoOut.contracts, GoOut.undrawn và GoOut.last_turns.
fault-680735a3 = GoOut.last_turns cho người khác rút một lần nữa: xóa Rules.turns_each, và đặt Stock.when_empty = "shuffle" hoặc "flip".
fault-74d5500e = Declare phải là cách duy nhất kết thúc ván: xóa GoOut và Knock.
fault-bae82e43 = Show không dùng lá thế: xóa Rules.wilds.
fault-9be84438 = Knock dành cho ván có so bài: tính điểm bằng Showdown, hoặc xóa Knock.
fault-27b5a5c5 = Sau khi gõ, bài được so không có lá thế: xóa Rules.wilds hoặc Knock.
fault-4a8777b9 = Mức gõ cần một bộ bài không có lá thế: xóa Knock.limit.
fault-b25cf5f3 = LayOffWindow dành cho việc gõ với một bộ bài không có lá thế: xóa nó đi.
fault-2d0ee4fd = CallWindow dành cho lá gửi vào phỏm trên bàn: thêm Play vào lượt, hoặc xóa nó đi.
fault-ddbb99f2 = CallWindow.from_pile dành cho chồng bài bỏ được lấy đến lá sẽ hạ: đặt Draw.discard_pile = "down_to_card" và Draw.card_goes = "table", hoặc đặt CallWindow.from_pile = false.
fault-e5d6a7bf = BuyWindow nói về lá bỏ trên cùng: đặt Draw.discard_pile = "top", hoặc xóa nó đi.
fault-33a9c6b2 = Lá ngửa đã được mời thì không mua được: xóa Draw.upcard_offered hoặc BuyWindow.
fault-15635695 = Không ai hết bài được, dù bằng cách hạ hay đánh bỏ: đặt Play.may_go_out = true hoặc Discard.goes_out = true.
fault-ffc8e0e2 = Discard.fitting dành cho lá gửi được: đặt Play.lay_off, hoặc đặt Discard.fitting = "allowed".
fault-a3e58473 = Draw.card_goes = "{ $goes }" dành cho phỏm bao nhiêu điểm cũng được, không có lá thế: thêm Play, và xóa Rules.opening và Rules.wilds.
fault-16a146c9 = Draw.card_goes = "{ $goes }" dành cho phỏm hạ không hạn chế: đặt Play.per_turn = "any" và Play.may_go_out = true.
fault-349ba109 = Play hạ phỏm xuống bàn, còn { $word } giữ phỏm trên tay: xóa một trong hai.
fault-11073e7d = Hợp đồng { $contract } không theo thứ tự tăng dần: hãy xếp theo thứ tự.
fault-4da502e2 = Hợp đồng { $contract } có phỏm quá ngắn: phỏm có ít nhất { $shortest } lá.
fault-e736a269 = Không mục nào của GoOut.contracts dùng hết { $size } lá: đổi một mục.
fault-1452e7b7 = Lượt có Rearrange thì không có bước khác: xóa các bước khác.
fault-aec3fa98 = Bàn được sắp lại không có chồng bài bỏ: đặt Stock.when_empty = "play_on".
fault-1a79c182 = Rules.turns_each dành cho lá bài: xóa nó đi.
fault-c7ed926b = Một lượt đánh bằng quân gồm một mình bước Rearrange, hoặc Draw, GoOut và Discard.
fault-889cf226 = Khi hết giờ, lá lẻ về chỗ cũ: đặt TimeUp.loose = "restore".
fault-8d1ac0bd = Quân được lấy từ chồng của người trước: đặt Draw.own_piles = true và Draw.card_goes = "{ $goes }".
fault-25f263b8 = Quân phải được hạ xuống bàn, hoặc hạ tất cả một lúc khi hết bài: thêm Play hoặc GoOut.
fault-a91b6c18 = Quân được hạ không hạn chế, và quân cuối được đánh bỏ: chỉ đặt Play.may_go_out = false.
fault-7f5a5158 = Khi hạ quân xuống bàn, lần hạ đầu tiên phải có mức tối thiểu: ghi Opening.minimum, và có thể cả Opening.pairs.
fault-a97be983 = Lấy và hạ một quân không hạn chế việc đánh bỏ: đặt Discard.return_upcard = true và Discard.goes_out = true.
fault-1305682d = RacksLeft dành cho quân hạ xuống bàn, với một quân thế do quân mốc định: thêm Play, và đặt DealOut.wild_indicator = true và DealOut.indicates = "next".
fault-f1a1dbfb = Quân thế đổi được về khay, sau lần hạ đầu tiên: chỉ đặt Swap.joker_goes = "hand" và Swap.needs_own_meld = true.
fault-614a2496 = Trò chơi có quân trên khay cần một quân thế: đặt DealOut.wild_indicator = true và DealOut.indicates = "next".
fault-8e33bbb4 = Một lượt chỉ có Rearrange, hoặc Draw, Play và Discard: xóa Rearrange.
fault-f422c9c9 = Không bước nào kết thúc ván: thêm Play, GoOut, Knock hoặc Declare.
fault-9ec7ec40 = Rules.opening nói về lần hạ đầu tiên mà không bước nào hạ: thêm Play vào lượt, hoặc xóa Rules.opening.
fault-bbea703c = Show, Rules.turns_each và RankPayments đi cùng nhau: lượt cuối hạ phỏm, rồi trả theo thứ hạng. Dùng cả ba hoặc không.
fault-38267078 = Rules.turns_each đếm lượt theo thứ tự, còn Drop và CallWindow đổi người đến lượt: xóa nó đi.
fault-1da06740 = { $word } dành cho lá bài: xóa nó khỏi trò chơi bằng quân.
fault-e36842f7 = Lượt với lá bài cần bước { $word }: thêm vào.
fault-39471280 = Lượt có bước { $word } hai lần: để lại một.
fault-95dd7360 = { $word } đứng sau { $before } nên không bao giờ đến: đặt nó trước { $before }.
fault-2bb19b2f = CallEnd đếm lượt quanh bàn, còn { $word } đổi người đến lượt: xóa một trong hai.
fault-f5741d28 = Sau { $seconds } giây máy vẫn chưa chơi xong.
fault-3afdcbc4 = ; ý bạn là { $word }?
fault-3a52ce78 = { "." }
fault-dbd2db70 = thêm bảng [{ $field }] có { $tag }.
fault-552a5847 = thêm bảng [{ $field }].
fault-5d320c2b = thêm { $field }.
fault-0e60cfca = Dạng của bảng luật phải là số từ 1 đến { $newest }, không phải { $value }.
fault-7671f747 = like phải là tên trò chơi, không phải { $value }.
fault-ae96c659 = Thiếu { $field }: hãy ghi đây là gì trong số { $words }.
fault-5115c8a9 = { $value } không nằm trong số { $words }{ $meant }
fault-8567e573 = Chỗ này phải là một bảng, không phải { $value }.
fault-42fba231 = { $fault }
fault-f079b152 = offers phải là danh sách luật riêng, không phải { $value }.
fault-7ec5f926 = Luật riêng phải là một tên hoặc một bảng, không phải { $value }.
fault-54ac558c = { $value } không phải luật riêng{ $meant }
fault-af2101ae = Ở đây không có { $value }{ $meant }
fault-d0ef56ea = Bảng luật này do một bản RummyKit mới hơn ghi, ở dạng { $value }; bản này chỉ đọc được đến dạng { $newest }.
fault-6544d6da = Thiếu { $field }: { $wanted }
fault-7432b872 = Mục này là bắt buộc.
fault-53cc4055 = Đây không phải joker: ghi JK với lá bài, và J, DJ, CJ hoặc MJ với quân.
fault-36975ac2 = Khóa phải là một số, hoặc một khoảng như "3-6".
fault-9cb8e009 = Chỗ này phải là số ít nhất là 1, không phải { $value }.
fault-dd77f350 = Đây không phải luật riêng: { $fault }
fault-c37eadd7 = Bảng luật phải là một bảng, không phải { $value }.
fault-865377db = house phải là bảng gồm luật riêng và giá trị, không phải { $value }.
fault-c71a8d58 = Đây không phải TOML hợp lệ: { $fault }.
fault-eb2bdf02 = Đây không phải JSON hợp lệ: { $fault }.
fault-14cad9b9 = Không diễn đạt được luật này: { $error }.
fault-f0c92d64 = Lồng quá sâu đối với một bảng luật.
fault-d7593e5b = Bảng luật phải là một bảng.
fault-8193bad6 = Hãy đặt tên cho trò chơi.
fault-5f8cd132 = Đoạn chữ có nhiều nhất { $most } ký tự.
fault-2f796921 = Các số không được lớn hơn { $most }.
fault-1c17a1ce = Ở đây có nhiều nhất { $most } phần.
fault-b647c871 = Mọi ván đều bị hủy: không ai hết bài.
fault-a1eb8b90 = Một ván bị lỗi ({ $error }).
fault-8cf32852 = Runs.wild_fourteenth thêm một lá vào sảnh mười ba lá: đặt Runs.max_length = 13 và Runs.ace = "both".
fault-88d6a370 = Chỉ một tunnela cũng kết thúc ván: đặt LivesPenalty.tunnelas = 0 hoặc lớn hơn 1.
fault-b9b4519f = Chỉ một marriage cũng kết thúc ván: đặt LivesPenalty.marriages = 0 hoặc lớn hơn 1.
fault-3a180b7e = Phải cần ít nhất bốn dublee hoặc bốn lá thế để kết thúc ván: ghi 0, hoặc từ 4 trở lên, cho LivesPenalty.dublees và LivesPenalty.jokers.
fault-cd497ed2 = Người chơi trả cho nhau điểm lá giá trị, và lá cắt cho biết đó là những lá nào: đặt LivesPenalty.to_winner = true và DealOut.indicates = "rank_and_neighbours".
fault-6710974d = Opening.natural_run dành cho sảnh của hợp đồng: thêm một sảnh vào Opening.contract, hoặc xóa nó đi.
fault-29d5cc97 = Contract.suits nói về sảnh đủ mười ba số: đặt runs = [13] và không có nhóm nào.
fault-8fe5c356 = DealWon.draws_carry nói về ván không ai thắng: đặt Stock.when_empty = "block" và chọn kiểu trận FirstTo, hoặc xóa nó đi.
fault-863a44ed = LastLeft.buy_in cho mua lại chỗ không giới hạn: đặt LastLeft.rejoins = 0, hoặc xóa LastLeft.buy_in.
fault-f0578755 = WinningRun nói về sảnh trong các tay bài được so: tính điểm bằng Showdown và thêm Rules.runs.
fault-0016a136 = WinningRun.run cần { $run } lá, mà tay bài có { $hand } lá.
fault-1160e35b = Runs.wild_fourteenth là lá thế gửi vào sảnh: thêm Rules.wilds, chia nhiều nhất 13 lá, và đặt Play.lay_off = "any" và Play.may_go_out = false.
fault-b3e3ed2c = Wilds.black_only nói về số làm lá thế trong phỏm của từng người: ghi Wilds.rank và thêm Play, hoặc xóa nó đi.
fault-37684fea = Hai lá liền kề lá cắt chỉ là lá thế khi có sảnh thuần: ghi LivesPenalty.pures, hoặc đặt DealOut.indicates = "rank".
fault-4638a8e7 = Wilds.alone dành cho nhóm của phe gồm toàn lá thế, kể cả lá thế theo số: thêm Rules.books và Wilds.rank, không có Rules.runs, hoặc xóa nó đi.
fault-5de4c30b = Khi cả tay bài được hạ một lần, Wilds.alone không đi cùng giới hạn lá thế: xóa Wilds.at_most_naturals, Wilds.most và Wilds.least_naturals, hoặc đặt Wilds.alone = false.
fault-81c433b0 = Books.wild là thưởng cho phỏm toàn lá thế: có nó thì đặt Wilds.alone = true, không có thì đặt Wilds.alone = false.
fault-c71c72bc = Play.extends_lay_offs = false dành cho trò không có lá thế, được gửi vào phỏm bất kỳ, và lần hạ đầu tiên cần một lá của chồng bài bỏ: đặt Draw.discard_pile = "down_to_card" và Draw.card_goes = "new_meld", hoặc đặt Play.extends_lay_offs = true.
fault-2f3d36fe = BuyWindow.points tính phạt người mua: tính điểm bằng HandsAgainstLosers, hoặc xóa nó đi.
fault-f48e09dd = joker trong bộ bài
fault-a57e187d = bàn được sắp lại
fault-c223834c = quân giữ trên khay
fault-16af31d7 = phỏm bằng lá bài của từng người
fault-11ff0b73 = bài giữ trên tay đến cuối
fault-67eb2b23 = nọc có thể hết
fault-d8afd9a5 = ván có thể bị hủy
fault-4ce625a2 = điểm mà nhiều người có thể chia nhau
fault-6ee513c7 = phỏm của phe
fault-b178525b = phỏm không theo hai mạng
fault-07302513 = { $field } không có tác dụng trong trò này: nó nói về { $what }.
fault-28b05ac4 = Mỗi ván trong Rules.schedule có { $field } riêng: ở đây hãy ghi như ván đầu tiên.
fault-f05bce37 = Với lá bỏ gửi được, "noted" chỉ dùng với quân và "refused" chỉ dùng với lá bài: đặt Discard.fitting = "allowed" hoặc giá trị kia.
fault-f432e7d2 = lá ngửa đi vòng quanh bàn
fault-056c36c5 = TakePile hạ lá trên cùng với hai lá cùng số: đặt Groups.min_size = 3, và Wilds.least_naturals nhiều nhất là 3.
fault-994b410f = Draw.card_goes = "new_meld" làm phỏm mới bao nhiêu điểm cũng được: đặt Opening.needs_taken_card = true, hoặc xóa Rules.opening.
fault-fe629ef7 = Lá lấy cùng mọi lá nằm trên nó phải được hạ: đặt Draw.card_goes = "table" hoặc "new_meld".
fault-557dd714 = Lá bài đi vòng bàn cần ba người chơi: hãy viết Draw.goes_round = false.
fault-8e248f24 = PassCard dành cho bài trên tay không phải hạ ngay: hãy xóa nó hoặc xóa bonus_cards.
fault-37753249 = PassCard.from_players lớn hơn số người chơi: hãy viết số nhỏ hơn hoặc xóa PassCard.
fault-bb92b746 = ShowDealt cho xem bài như được chia, trước khi chuyển lá nào: hãy xóa ShowDealt hoặc PassCard.
fault-f144b0b6 = RankPayments.taken_rises nhân số điểm trả cho lá bị ăn: đặt taken_chip, hoặc taken_rises = false.
fault-735cffa4 = RankPayments.last_taken nói về lượt cuối: đặt turns_each, hoặc last_taken = none.
fault-9496916b = Rules.sitting_out dành cho bài được so và ván có người chia: tính điểm bằng GinShowdown, đặt Start.draw = "lowest_deals" và Start.later = "loser_deals".
fault-af0a2249 = Khi có người nghỉ, trò chơi dành cho 2 đến 3 người, hoặc 2 đến 4 người với Sides.partners = [4]: đổi Rules.players, Rules.sides hoặc Rules.sitting_out.
fault-4b2cc9c6 = FirstTo.more_targets có mức điểm cho { $players } người, nhưng trò này dành cho { $fewest } đến { $most } người.
