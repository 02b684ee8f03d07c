account_added_ask = Bạn đã đăng nhập. Thêm khóa truy cập ở đây để lần sau thiết bị này tự đăng nhập.
account_already = Thiết bị này đã có khóa truy cập cho tài khoản này.
account_average = Hạng trung bình
account_best = Điểm tốt nhất
account_cancelled = Chưa có gì thay đổi: thiết bị đã hủy yêu cầu.
account_code_label = Mã từ thiết bị đó, hoặc mã khôi phục
account_code_note = Trên thiết bị đó: Tài khoản, Thiết bị, “Đăng nhập thiết bị khác”.
account_code_title = Đã đăng nhập nơi khác, hay mất khóa?
account_create = Tạo tài khoản
account_create_do = Tạo bằng khóa truy cập
account_curve = { $game }: điểm hạng từ { $from } đến { $to } qua { $count } trận
account_data = Dữ liệu của tôi
account_delete = Xóa tài khoản
account_delete_no = Giữ lại
account_delete_sure = Lịch sử, điểm hạng và khóa truy cập của bạn bị xóa vĩnh viễn. Biên bản các bàn đã xong vẫn còn, chỗ của bạn ghi “N. N.”; câu đố làm từ các trận của bạn cũng còn, nhưng không có tên ai.
account_delete_yes = Xóa vĩnh viễn
account_deleted = Đã xóa tài khoản.
account_devices = Thiết bị
account_export = Tải về tất cả
account_game = Trò chơi
account_history = Các trận đã xong
account_history_none = Chưa có trận nào xong.
account_link = Đăng nhập thiết bị khác
account_link_what = Quét bằng thiết bị kia hoặc nhập mã ở đó. Mã dùng được một lần, trong { $minutes } phút. Đừng cho ai khác xem.
account_localhost = Mở trang này tại { $address }
account_lose_advice = Mất thiết bị này là mất tài khoản. Hãy thêm khóa truy cập trên thiết bị thứ hai hoặc tạo mã khôi phục.
account_matches = Trận
account_more = Xem thêm
account_name = Tên tài khoản
account_none = Máy chủ này không có tài khoản. Ai cũng chơi với tư cách khách.
account_passkey_add = Thêm khóa truy cập trên thiết bị này
account_passkey_made = tạo { $when }
account_passkey_remove = Xóa
account_passkey_remove_this = Xóa khóa truy cập của { $name }
account_passkey_used = dùng { $when }
account_passkey_what = Khóa truy cập nằm trong thiết bị của bạn và mở như mở khóa thiết bị: bằng vân tay, khuôn mặt hoặc mã PIN. Không cần mật khẩu, không cần địa chỉ email.
account_passkeys = Khóa truy cập
account_place = Hạng { $place } trong { $players } người
account_points = { $score } điểm
account_rating = Điểm hạng
account_rating_give = { $rating } ± { $give }
account_rating_what = Điểm hạng bắt đầu từ 1500. Con số sau dấu ± cho biết điểm có thể lệch bao nhiêu; nó nhỏ dần sau mỗi trận tính hạng.
account_recovery = Mã khôi phục
account_recovery_anew = Tạo mã mới
account_recovery_keep = Hãy ghi lại và cất ở nơi an toàn: mã chỉ hiện lúc này.
account_recovery_made = Bạn đã tạo mã khôi phục { $when }. Mã mới sẽ thay mã cũ.
account_recovery_make = Tạo mã khôi phục
account_recovery_what = Dùng để đăng nhập một lần nếu bạn mất hết khóa truy cập.
account_rename = Đổi
account_renamed = Đã đổi.
account_replay = Xem lại
account_sentence = Chơi không cần tài khoản. Có tài khoản thì giữ được lịch sử, thống kê và điểm hạng trên mọi thiết bị.
account_session_end = Đăng xuất
account_session_end_this = Đăng xuất { $name }
account_session_here = ở đây
account_session_since = từ { $when }
account_sessions = Đang đăng nhập
account_sign_in = Đăng nhập
account_sign_in_do = Đăng nhập bằng khóa truy cập
account_sign_out = Đăng xuất
account_since = Tài khoản từ { $date }
account_statistics = Thống kê
account_title = Tài khoản
account_unable = Khóa truy cập cần HTTPS và một tên miền. Trình duyệt này không dùng được ở địa chỉ này.
account_visiting_bots = có { $count } bot của người khác
account_waiting = Hãy làm theo hướng dẫn trên thiết bị…
account_won = Thắng
admin_accounts = Tài khoản
admin_act =
    { $what ->
        [ban] Cấm
        [unban] Gỡ lệnh cấm
        [ban_network] Cấm một địa chỉ hoặc mạng
        [unban_network] Gỡ lệnh cấm một mạng
        [sign_out] Đăng xuất ở mọi nơi
        [end_session] Kết thúc một phiên
        [link] Đã tạo mã đăng nhập
        [export] Xuất dữ liệu
        [delete_account] Xóa tài khoản
        [admin_on] Đã trao quyền quản trị
        [admin_off] Đã thu quyền quản trị
        [close_table] Đóng bàn
        [delete_table] Xóa bàn
        [close_tournament] Kết thúc giải đấu
        [delete_tournament] Xóa giải đấu
        [announce] Đăng thông báo
        [remove_announcement] Gỡ thông báo
       *[prune_tables] Đã xóa các bàn cũ
    }
admin_announcements = Thông báo
admin_banned = đang bị cấm
admin_bans = Lệnh cấm
admin_closed = đã đóng: { $reason }
admin_confirm = Xác nhận bằng khóa truy cập
admin_confirm_why = Trang này hỏi lại khóa truy cập của bạn sau mỗi mười lăm phút.
admin_days = Số ngày (để trống: vĩnh viễn)
admin_find = Một phần tên, mã hoặc liên kết
admin_for_ever = vĩnh viễn
admin_here = Bàn đang có người
admin_here_now = đang có mặt: { $count }
admin_log = Nhật ký
admin_network = Địa chỉ hoặc mạng, ví dụ 203.0.113.0/24
admin_none = Không có
admin_nothing = Không tìm thấy gì.
admin_reason = Lý do
admin_reason_note = Người bị cấm hoặc vào bàn đã đóng sẽ đọc được lý do này. Đừng nêu tên ai.
admin_role = quản trị viên
admin_search = Tìm
admin_tables = Bàn
admin_text = Nội dung cho mọi người
admin_title = Quản trị
admin_tournaments = Giải đấu
admin_until = đến { $date }
app_name = RummyKit
away_account = Tài khoản và các trận đã chơi của bạn được lưu trên máy chủ.
away_bot = Khi hết giờ của lượt, máy chơi thay.
away_clock = Đồng hồ vẫn chạy.
away_for = vắng mặt { $time }
away_home = Bàn chơi và máy cần có máy chủ. Bảng điểm, luật chơi và các biên bản đã mở ở đây thì không cần.
away_lesson = Những bài phải chơi trên bàn tạm bỏ qua cho đến khi có lại máy chủ.
away_lobby = Các bàn đang mở được liệt kê ở đó; chúng sẽ hiện ra khi có kết nối lại.
away_now = { $name } đang vắng mặt.
away_puzzle = Câu đố này chỉ giải được khi có máy chủ.
away_puzzles = Câu đố hôm nay và một số câu khác vẫn giải được và sẽ được tính khi có lại máy chủ. Đua với thời gian thì cần máy chủ.
away_referee = Trên thiết bị này, trọng tài chỉ trả lời về bàn xếp quân, trừ Twist. Những câu khác, hãy hỏi khi có kết nối.
away_replay = Biên bản đã mở hoặc đã lưu trên thiết bị này vẫn xem lại được; biên bản khác cần có máy chủ.
away_since = { $name } đã vắng mặt { $time }.
away_solver = Trên thiết bị này chỉ tính được bàn xếp quân, trừ Twist, và những tay bài đơn giản. Những câu khác, hãy hỏi khi có kết nối.
away_title = Không kết nối được với máy chủ.
away_verify = Các ván được chia lại trên máy chủ và so sánh.
away_waits = Bàn đang chờ.
back_title = Khi bạn vắng mặt:
bot_named = { $name } (máy)
bot_visiting = Bot của người khác
bots_copy_by_hand = Mã đã được chọn: hãy sao chép từ đây.
bots_docs = API cho bot
bots_make = Tạo mã
bots_name = Tên của bot
bots_once = Mã chỉ hiện một lần. Hãy cất ở nơi chỉ chương trình của bạn tìm thấy.
bots_revoke = Thu hồi
bots_revoke_this = Thu hồi mã của { $name }
bots_sentence = Chương trình của bạn có thể chơi ở các bàn cho bot vào. Mã của nó là chìa khóa: ai có mã đều chơi được như bot của bạn.
bots_title = Bot của tôi
bots_token = Mã của { $name }
bots_used = hoạt động lần cuối { $when }
clock_bank = Quỹ thời gian
clock_left = Còn { $seconds } giây
clock_low = Còn mười giây.
club_ask = Mời hội chơi đến bàn này
club_asked = Đã mời các thành viên. Họ thấy lời mời ở mọi trang tại đây.
club_back = Về hội chơi
club_calendar = Lưu vào lịch của tôi
club_coming = Tôi sẽ đến
club_consent = Các thành viên thấy tên bạn, các trận của bạn ở bàn của hội chơi và việc bạn có đến buổi họp mặt hay không. Bạn có thể rời đi bất cứ lúc nào.
club_date = Lịch họp mặt
club_date_before = Nhắc các thành viên
club_date_before_hours = Trước { $count } giờ
club_date_before_none = Không nhắc
club_date_change = Đổi lịch
club_date_day = Ngày đầu tiên
club_date_end = Hủy lịch họp mặt
club_date_every = Bao lâu một lần
club_date_last = Luôn là thứ đó cuối cùng trong tháng
club_date_month = Hằng tháng, cùng thứ trong tuần
club_date_none = Chưa có lịch họp mặt.
club_date_once = Một lần
club_date_save = Lưu lịch
club_date_set = Đặt lịch
club_date_time = Giờ
club_date_two_weeks = Hai tuần một lần
club_date_week = Hằng tuần
club_date_zone = Múi giờ
club_evenings = Các buổi đã qua
club_evenings_none = Các trận đã xong ở bàn của hội chơi sẽ hiện ở đây.
club_host = Người tổ chức
club_invite = Mời người khác
club_invited = { $host } mời bạn vào hội chơi “{ $name }”.
club_join = Vào hội chơi
club_keep = Không xóa
club_leaders = Bảng xếp hạng
club_leaders_none = Chưa có trận nào cho lựa chọn này.
club_leaders_what = Tính các trận ở bàn của hội chơi có ít nhất hai người chơi. Đồng đội cùng thắng.
club_leave = Rời hội chơi
club_leave_last = Bạn là thành viên cuối cùng: hội chơi và các buổi đã qua sẽ bị xóa.
club_leave_sure = Bạn sẽ không còn thấy hội chơi. Kết quả của bạn vẫn còn trong các buổi đã qua.
club_make_host = Giao việc tổ chức cho { $name }
club_members = Thành viên: { $count }
club_mine = Hội chơi của tôi
club_name = Tên hội chơi
club_new = Lập hội chơi
club_none = Bạn chưa ở hội chơi nào. Hãy lập một hội chơi hoặc mở liên kết mời.
club_not_coming = Tôi không đến
club_period = Khoảng thời gian
club_period_all = Tất cả
club_period_evening = Buổi gần nhất
club_period_month = Tháng này
club_period_year = Năm nay
club_played_with = cùng { $names }
club_remind_me = Nhắc tôi lịch họp mặt
club_remind_note = Trong các trình duyệt mà bạn đã cho phép thông báo, và qua email nếu bạn đã cho địa chỉ.
club_remove = Xóa { $name }
club_remove_sure = { $name } sẽ không còn thấy hội chơi. Kết quả vẫn còn trong các buổi đã qua.
club_rename = Đổi tên hội
club_renew = Tạo liên kết mới
club_renew_note = Liên kết cũ sẽ không dùng được nữa.
club_sentence = Những người bạn thường chơi cùng: bàn riêng, bảng xếp hạng riêng và các buổi đã qua.
club_share_text = Hãy vào hội chơi “{ $name }” của chúng tôi
club_share_won = Tỉ lệ
club_soon = { $name } họp mặt: { $when }
club_stay = Ở lại
club_table_new = Bàn mới
club_table_next = Chọn chỗ ngồi và luật
club_table_waits = { $name } đang chờ. Chỗ trống: { $count }
club_tables = Bàn
club_tables_none = Hiện không có ai đang chờ hoặc đang chơi.
club_tables_now = Bàn hiện có: { $count }
club_title = Hội chơi
club_who_comes = Sẽ đến: { $names }
club_who_not = Không đến: { $names }
club_won_by = Thắng: { $names }
condition_met = (đã đủ)
condition_not_met = (chưa đủ)
contract_groups = { $count } nhóm { $length } lá
contract_is = Hợp đồng: { $melds }
contract_runs = { $count } sảnh { $length } lá
docs_sentence = Mọi địa chỉ (API) của máy chủ này: nhận gì và trả về gì.
docs_title = API
draft_no_line = Mất kết nối trước khi có trả lời. Không mất gì cả.
draft_not_arrived = Bạn đã trở lại. Nước vừa rồi chưa gửi đến nơi: hãy đi lại.
draft_not_from_rack =
    { $family ->
        [tiles] Chỉ những quân bạn đánh trong lượt này mới về lại khay.
       *[other] Chỉ những lá bạn đánh trong lượt này mới về lại tay.
    }
draft_own_set = { $value } điểm
draft_put_back = Bàn đã về như cũ. Hoàn tác sẽ trả lại cách xếp của bạn.
end_big_gin = { $name }: gin lớn!
end_blocked = Nọc đã hết và lá ngửa bị từ chối: tay bài ít điểm nhất thắng.
end_blocked_counted = Hết nọc và chồng bài bỏ bị từ chối: tính bài của mọi người.
end_blocked_nobody = Nọc đã hết và không ai hết bài.
end_called =
    { $called ->
        [draw] { $name } gọi so bài.
       *[other] { $name } kết thúc ván trước khi rút.
    }
end_called_beaten =
    { $called ->
        [draw] { $name } gọi so bài, nhưng có người khác ít điểm bằng hoặc hơn thế.
       *[other] { $name } kết thúc ván trước khi rút, nhưng có người khác ít điểm bằng hoặc hơn thế.
    }
end_capped = Tính tối đa { $count } điểm (trên tay { $held })
end_come_in = Vào lại
end_coming_in = Bạn đã bị loại. Bạn được vào lại với { $count } điểm.
end_dealt = Một tay bài được chia đã kết thúc ván.
end_dealt_shown = { $name } cho xem bài vừa được chia: { $points }.
end_declared = { $name } báo ù đúng luật.
end_exhausted = Kho đã hết và không ai đánh được: khay ít điểm nhất thắng.
end_exhausted_nobody =
    { $family ->
        [tiles] Kho đã hết và không ai hết bài.
       *[other] Nọc đã hết và không ai hết bài.
    }
end_face_down = { $name } úp lá cuối cùng và hết bài.
end_follow = Đến bàn mới
end_gin = { $name }: gin!
end_held = Bài mọi người còn giữ
end_home = Trò khác
end_in_hand =
    { $family ->
        [tiles] Trên khay: { $points }
       *[other] Trên tay: { $points }
    }
end_laid = Những gì đã hạ
end_match_shared = { $names } cùng thắng trận
end_match_won = { $name } thắng trận
end_match_you = Bạn thắng trận
end_next = Ván tiếp theo
end_nobody = Không ai thắng ván này
end_none = không có gì
end_out_beaten =
    { $by ->
        [side] { $name } hết bài, nhưng phe kia được nhiều điểm hơn.
       *[other] { $name } hết bài, nhưng có người khác được nhiều điểm hơn.
    }
end_out_first_drop = bỏ sớm
end_out_left_table = đã rời trận
end_out_middle_drop = bỏ giữa ván
end_out_missed_turns = lỡ quá nhiều lượt
end_out_wrong_declaration = báo ù sai
end_reckoning = Cách tính điểm
end_rematch = Đấu lại
end_round_won = Thắng vòng: { $names }
end_see_result = Về kết quả
end_see_table = Xem bàn
end_shared = { $names } cùng thắng ván
end_skipped_why = Ván lại bị hủy. Không ai có điểm, chuyển sang ván kế.
end_stay_out = Không vào lại
end_stock_gone = Nọc đã hết: tay bài thấp nhất thắng.
end_turns_over = Mọi lượt đã hết. Các tay bài xếp hạng theo điểm, ai không có phỏm (móm) xếp sau cùng.
end_undercut = { $knocker } gõ và bị phản gõ!
end_void = Ván bị hủy
end_void_last = Đến những lá cuối của nọc vẫn không ai gõ. Vẫn người đó chia lại.
end_void_pairs = Mọi người đều hạ lần đầu tiên bằng đôi. Vẫn người đó đi trước.
end_void_why = Nọc hết quá nhiều lần. Vẫn người đó chia lại.
end_won = { $name } thắng ván
end_you_won = Bạn thắng ván
evening_all_games = Mọi trò chơi
evening_bad_newer = Tệp này do phiên bản RummyKit mới hơn tạo ra.
evening_bad_other = Tệp này không chứa buổi chơi nào.
evening_bad_spoilt = Dữ liệu bị hỏng, không đọc được.
evening_best = Ván tốt nhất
evening_chips = Phỉnh
evening_closed = Trình duyệt này không lưu gì.
evening_delete = Xóa
evening_delete_all = Xóa tất cả
evening_delete_no = Giữ lại
evening_delete_sure = Bảng điểm và ảnh sẽ mất khỏi thiết bị này.
evening_evenings = Buổi
evening_file = Lưu thành tệp
evening_go_on = Tiếp tục bảng này
evening_import = Đọc tệp
evening_join = Gộp hai tên
evening_join_name = Tên này
evening_join_to = là cùng người với
evening_joined = { $name } được tính là { $other }
evening_keep = Lưu ở đây
evening_matches = Trận
evening_missing = Buổi chơi này không được lưu trên thiết bị này.
evening_none = Chưa có gì được lưu. Bảng điểm sẽ hiện ở đây ngay khi có ván đầu tiên.
evening_note = Chỉ tính trận đã xong; điểm tính ở mọi trận.
evening_one = Buổi chơi
evening_pair = Cặp đôi
evening_photo_add = Thêm ảnh phần còn lại của { $name }
evening_photo_keep = Giữ ảnh
evening_photo_kept = Đã giữ ảnh.
evening_photo_of = Phần còn lại của { $name }
evening_photo_remove = Gỡ ảnh này
evening_photos = Ảnh phần còn lại
evening_points = Điểm
evening_send = Gửi dưới dạng tệp
evening_separate = Tách ra
evening_share = Chia sẻ
evening_share_note = Không máy chủ nào nhận được nội dung liên kết. Ảnh chỉ có trong tệp.
evening_shared = Có người chia sẻ buổi chơi này với bạn.
evening_statistics = Thống kê
evening_taken = Số bảng điểm đã thêm: { $count }
evening_taken_none = Mọi thứ trong đó đã được lưu ở đây.
evening_title = Các buổi chơi
evening_uncounted = chưa tính hết
evening_unfinished = chưa xong
evening_wins = Thắng
evening_won = { $names } thắng
evening_worst = Ván tệ nhất
fact_can_go_out = Có thể hết bài
fact_can_go_out_regrouped = Xếp cách khác thì hết bài
fact_contract = { $length }
fact_contract_group = Nhóm { $length } lá
fact_contract_run = Sảnh { $length } lá
fact_contract_whole_hand = Cả tay bài, không đánh bỏ
fact_countdown = Từ { $points } xuống 0
fact_deadwood = Bài rác { $points }
fact_deadwood_best = Bài rác { $points }, ít nhất { $best }
fact_dealer = { $seat } chia bài
fact_deals = Ván { $number }/{ $count }
fact_dublees = Dublee: { $count }/{ $wanted }
fact_extra_deal = Ván thêm
fact_extra_game = Ván thêm
fact_first_contract = Hợp đồng: nhóm { $groups }, sảnh { $runs }
fact_first_contract_any = Hợp đồng: từ át đến K
fact_first_contract_colour = Hợp đồng: át–K đỏ hoặc đen
fact_first_contract_groups = Hợp đồng: nhóm { $groups }
fact_first_contract_runs = Hợp đồng: sảnh { $runs }
fact_first_meld = Lần hạ đầu tiên { $minimum }
fact_first_meld_pairs = hoặc { $count } đôi
fact_first_meld_taken = Lần hạ đầu tiên: có lá vừa lấy
fact_games = Ván { $number }/{ $count }
fact_knock = Gõ khi còn { $limit }
fact_knock_any = Gõ lúc nào cũng được
fact_knock_gin = Gõ khi có gin
fact_knock_limit = Gõ khi còn { $limit } trở xuống
fact_knock_limit_gin = Chỉ gõ khi có gin
fact_knock_limit_none = Gõ lúc nào cũng được
fact_loose = Còn { $count } lá lẻ
fact_lowest_wins = Ít điểm nhất thắng
fact_melds = Số phỏm: { $count }
fact_melds_wanted = Phỏm cỡ { $melds }
fact_melds_worth = Phỏm trị giá { $points }
fact_opening = { $value }/{ $minimum }
fact_opening_pairs = { $value }/{ $minimum } đôi
fact_out_at = Bị loại khi đạt { $points }
fact_point_value = { $amount } mỗi điểm
fact_points = Điểm trên tay: { $points }
fact_points_best = Tốt nhất: { $best }
fact_points_no_pure = Thiếu sảnh thuần, cả bài: { $points }
fact_points_times = Điểm trên tay: { $held } × { $times } = { $points }
fact_points_unlaid = Chưa hạ gì: { $held } × { $times } = { $points }
fact_points_unopened = Chưa hạ lần đầu tiên: { $points } điểm
fact_pot = Quỹ { $amount }
fact_pure_life = Mạng thuần
fact_pure_runs = Sảnh thuần: { $count }/{ $wanted }
fact_pure_runs_wanted = { $count } sảnh thuần, mọi lá trong phỏm
fact_second_life = Mạng thứ hai
fact_single_deal = Một ván quyết định
fact_single_game = Một ván quyết định
fact_starter = { $seat } đi trước
fact_target = Ai đạt { $points } điểm trước
fact_tiles_away = còn thiếu ít nhất { $count } quân
fact_trash = Bài rác { $points }
fact_turns = Lượt { $number }/{ $count }
fact_two_lives = Hai mạng, một mạng thuần
fact_whole_hand = Hạ hết bài cùng lúc
fact_wild = Lá thế: { $rank }
fact_wild_cut = Lá thế: { $rank }, { $upper } và { $lower }
fact_wild_tile = Quân thế: { $tile }
fact_wild_unneeded = Có thể bớt: { $card }
fact_wins = Ai thắng { $count } ván trước
felt_at_once = Phỏm giữ trên tay đến khi hạ được cả tay bài.
felt_at_once_tiles = Các bộ giữ trên khay đến khi bày được cả khay.
felt_declared = Phỏm giữ trên tay đến khi có người báo ù.
felt_discards_by = Lá bỏ theo người chơi
felt_discards_of = { $name }: lá bỏ
felt_first_meld = Lần hạ đầu tiên không có mức tối thiểu
felt_first_set = Lần hạ đầu tiên không có mức tối thiểu
felt_knocked = Phỏm giữ trên tay đến khi có người gõ.
felt_more_above = Còn nữa ở trên
felt_more_below = Còn nữa ở dưới
felt_shown = Phỏm giữ trên tay đến lượt cuối cùng.
felt_taken_of = { $name }: lá đã ăn
felt_turned_up = Lá vừa lật
friend_accept = Đồng ý
friend_add_who = Kết bạn: { $name }
friend_ask_all = Mời mọi người đang ở đây
friend_ask_note = Trong nửa giờ, họ thấy lời mời ở mọi trang tại đây.
friend_ask_title = Mời bạn bè
friend_asked = Đã mời
friend_asked_who = Đã gửi lời kết bạn: { $name }
friend_choose = Chọn người chơi cùng và trò chơi.
friend_code = Tôi có mã kết bạn
friend_decline = Từ chối
friend_door_here = Đang ở đây: { $count }
friend_end = Xóa khỏi bạn bè: { $name }
friend_end_no = Giữ lại
friend_end_sure = Bạn và { $name } sẽ không còn thấy nhau có ở đây hay không. { $name } không nhận thông báo nào.
friend_end_yes = Xóa
friend_full = Bàn của { $name } đã hết chỗ.
friend_here = đang ở đây
friend_last = lần chơi gần nhất: { $game }, { $when }
friend_lately = có mặt trong một ngày qua
friend_link_already = Bạn và { $name } đã là bạn bè.
friend_link_code = Hoặc đọc mã:
friend_link_done = Bạn và { $name } đã thành bạn bè.
friend_link_end = Thu hồi liên kết chưa dùng ({ $count })
friend_link_label = Liên kết cho một người
friend_link_make = Tạo liên kết
friend_link_note = Gửi cho một người bạn quen. Chỉ dùng được một lần, trong { $days } ngày.
friend_link_text = Kết bạn với mình trên RummyKit nhé
friend_link_title = Thêm bằng liên kết
friend_never_again = Không nhận lời kết bạn của { $name } nữa
friend_none = Bạn chưa có bạn bè ở đây. Hãy kết bạn sau một trận, hoặc gửi liên kết.
friend_playing = đang chơi
friend_sentence = Xem ai đang ở đây và mời chơi.
friend_show = Người khác thấy tôi ở đây
friend_show_note = Bạn bè và thành viên hội chơi của bạn thấy điều đó, nhưng không biết bạn chơi ở bàn nào.
friend_title = Bạn bè
friend_waiting = Đang chờ trả lời: { $names }
friend_wants = { $name } muốn kết bạn với bạn.
friend_wants_note = Bạn bè thấy nhau có ở đây hay không và có thể mời nhau chơi.
friends_allow = Cho mời lại
friends_also = cùng { $names }
friends_ask = Mời chơi
friends_asked = Đã mời: { $names }. Trong nửa giờ, họ thấy lời mời ở mọi trang tại đây; trận bắt đầu khi mọi người đã vào.
friends_asking = Đang mời…
friends_asks = { $name } mời bạn chơi
friends_asks_game = { $name } mời bạn chơi { $game }.
friends_end = Mời lại { $names }
friends_forget = Xóa khỏi danh sách: { $names }
friends_join = Vào chơi
friends_never = Không nhận lời mời của { $name } nữa
friends_never_done = { $name } không mời bạn được nữa và không biết điều đó.
friends_not_now = Để sau
friends_silenced = Số người không mời bạn được: { $count }
friends_their_rules = Luật riêng của họ: { $count }
friends_title = Chơi lại với
go_arrival = { $name } chưa đến: đồng hồ chờ tối đa { $time }.
go_join = Vào bàn mới
go_next_in =
    { $family ->
        [tiles] Ván sau bắt đầu chậm nhất sau { $time }.
       *[other] Ván sau bắt đầu chậm nhất sau { $time }.
    }
go_ready = Đã sẵn sàng: { $names }
go_rematch_in = Bàn mới mở sau { $time }, với những ai đã sẵn sàng.
go_resume_in = Chơi tiếp chậm nhất sau { $time }.
go_waiting = Đang chờ: { $names }
go_you_ready = Bạn đã sẵn sàng
hand_arrange = Xếp bài
hand_drawn = vừa rút
hand_dublee = dublee
hand_group_heard = Cụm { $number }, { $what }, { $count } lá
hand_impure_run = sảnh
hand_jokers = lá thế
hand_key_arrange = Xếp bài trên tay
hand_key_cards = Lá kế tiếp, cụm kế tiếp
hand_key_enter = Như nút chính (trừ khi làm ván kết thúc)
hand_key_group = Gom các lá đã chọn thành cụm
hand_key_menu = Chuyển lá bài đến đâu
hand_key_move = Di chuyển lá bài trên tay
hand_label = Bài trên tay của bạn, { $cards } lá, { $groups } cụm
hand_loose_cards = { $count } lá lẻ
hand_make_group = Gom lại
hand_meld = phỏm
hand_menu = Chuyển đến…
hand_move_here = Chuyển các lá đã chọn vào đây
hand_new_group_here = Gom cụm mới ở đây
hand_next_card = Lá sau đó
hand_place = hàng { $ledge }, chỗ { $place }
hand_previous_card = Lá trước đó
hand_pure_run = sảnh thuần
hand_select_group = Chọn các lá này
hand_sorting = Sắp xếp
hand_started = { $cards } + 1 lá
hand_started_heard = thiếu một lá
hand_started_short = + 1 lá
hand_to_loose = Các lá lẻ
hand_to_new_group = Một cụm mới
hand_tunnela = tunnela
hand_undo = Hoàn tác xếp bài
hand_wild = lá thế
hint_again = Xem trên bàn
hint_ask = Gợi ý
hint_buy = Mua lá bỏ.
hint_call = Gọi “Rummy!” cho phỏm được đánh dấu.
hint_call_end = Kết thúc ván ngay.
hint_claim = Xin lá bỏ, hạ cùng { $cards }.
hint_declare = Báo ù, đặt { $card } lên chồng bài bỏ.
hint_declare_pairs = Tuyên bố chơi đôi.
hint_discard = Đánh bỏ { $card }.
hint_done = Ngừng gửi bài.
hint_draw =
    { $family ->
        [tiles] Rút từ kho.
       *[other] Rút từ nọc.
    }
hint_drop = Bỏ ván này.
hint_fight = Đấu.
hint_force = Ép lá bài.
hint_go_out = Hết bài với { $cards }.
hint_knock = Gõ.
hint_lay_off = Gửi { $cards } vào phỏm được đánh dấu.
hint_mark = gợi ý
hint_meld = Hạ { $cards }.
hint_more = Chỉ cho tôi
hint_open = Hạ lần đầu với { $cards }.
hint_pass = Bỏ qua.
hint_pass_drawn = Bỏ lượt: không đánh được gì.
hint_pass_on = Chuyển { $card }.
hint_pass_tiles =
    { $family ->
        [tiles] Không có gì đáng hạ: rút một quân.
       *[other] Không có gì đáng hạ: rút một lá.
    }
hint_play = Làm theo
hint_rearrange =
    { $family ->
        [tiles] Cách này đánh được nhiều quân nhất; giữ lại joker trừ khi nó giúp đánh thêm hai quân. Bấm Kết thúc lượt, hoặc hoàn tác.
       *[other] Cách này hạ được nhiều lá nhất. Bấm Kết thúc lượt, hoặc hoàn tác.
    }
hint_show = Hạ { $cards }.
hint_show_dealt = Ngửa bài.
hint_show_indicator = Cho xem quân giống quân mốc.
hint_show_none = Không có phỏm nào để hạ.
hint_swap = Đổi { $card } lấy joker.
hint_take =
    { $family ->
        [tiles] Lấy quân được đánh dấu ở chồng quân bỏ.
       *[other] Lấy lá được đánh dấu ở chồng bài bỏ.
    }
hint_take_card = Lấy { $card } từ chồng bài bỏ.
hint_take_pile = Ăn chồng bài bỏ.
hint_take_pile_with = Ăn chồng bài bỏ với { $cards }.
hint_where = Nhìn vào những lá được đánh dấu.
home_against = Đối thủ: { $count } máy, { $level }
home_all = Hiện mọi trò chơi
home_all_games = Tất cả { $count } trò chơi
home_code = Đến bàn hoặc giải đấu { $code }
home_dealing = Đang chia…
home_doors = Trang khác
home_favourite = Yêu thích: { $game }
home_filter = Lọc
home_filter_minutes = Tối đa mấy phút?
home_filter_players = Mấy người chơi?
home_find = Tìm trò chơi
home_find_clear = Xóa tìm kiếm
home_find_or_code = Trò chơi hoặc mã
home_found = Trò chơi: { $count }
home_friends = Với bạn bè
home_go_on = Chơi tiếp
home_guest = Khách
home_minutes = { $range } phút
home_nearest = Gần nhất là:
home_no_games = Máy chủ này không có trò nào.
home_none = Ở đây không có trò nào tên là “{ $query }”.
home_none_fits = Không trò nào hợp với tất cả các điều kiện này.
home_not_affiliated = RummyKit không liên kết với nhà sản xuất Rummikub. Tên này là nhãn hiệu của họ và chỉ dùng để nói đang áp dụng luật nào.
home_offline = Bạn đang ngoại tuyến
home_offline_long = Các bàn của bạn vẫn an toàn trên máy chủ. Khi có kết nối, các trò chơi sẽ hiện lại ở đây.
home_opponents = Đối thủ
home_place_play = Chơi
home_place_together = Cùng chơi
home_play = Chơi ngay
home_players = { $range } người chơi
home_rules = Luật chơi
home_sentence = Chơi ngay với máy, hoặc gửi liên kết cho bạn bè rồi chơi cùng nhau.
home_shelf_asia = Châu Á
home_shelf_canasta = Canasta
home_shelf_contract = Theo hợp đồng
home_shelf_indian = Ấn Độ
home_shelf_knock = Gõ và Gin
home_shelf_romme = Rommé và Kaluki
home_shelf_rummy = Rummy
home_shelf_tiles = Chơi bằng quân
home_title = Rummy bằng quân hoặc lá bài
home_tool_pad = Ghi và cộng điểm
home_tool_referee = Như vậy có hợp lệ không?
home_tool_replay = Xem lại trận từng nước
home_tool_solver = Nước nào hay nhất?
home_yours = Trò của bạn
join_begun = Trận đã bắt đầu mà không có bạn.
join_invited = { $name } mời bạn vào bàn.
join_own_table = Mở bàn của riêng bạn
join_sit = Ngồi vào bàn
join_sitting = Đang vào bàn…
join_watch = Vào xem
leaders_how = Để có tên ở đây, hãy chơi { $count } trận tính hạng của cùng một trò, trong đó có một trận trong ba tháng gần nhất, và đồng ý hiện tên.
leaders_least = Ít nhất
leaders_mine = Hạng của bạn: { $place }
leaders_name = Người chơi
leaders_none = Chưa có tên ai ở đây.
leaders_place = Hạng
leaders_sentence = Những người chơi giỏi nhất trong các trận tính hạng, trong số những ai muốn hiện tên.
leaders_show = Hiện tôi trên bảng xếp hạng
leaders_show_note = Ai cũng thấy tên, điểm hạng và số trận tính hạng bạn đã chơi. Mặc định là tắt.
leaders_title = Bảng xếp hạng
leaders_what = Thứ hạng tính theo mức thấp nhất của điểm hạng: thấp hơn điểm hạng ba độ lệch chuẩn. Vì vậy chơi thêm trận có lợi, dù điểm hạng không đổi.
leaders_you = { $name } (bạn)
learn_again = Học lại từ đầu
learn_all_games = Tất cả bài học
learn_begin = Bắt đầu
learn_check = Kiểm tra
learn_choose_all = Chọn tất cả câu trả lời đúng.
learn_did_knocked = đã gõ
learn_did_went_out = đã hết bài
learn_done_all = Đã học xong
learn_done_of = { $done }/{ $count }
learn_each_counts = Tính như sau:
learn_end = Hết bài học
learn_end_all = Bạn đã nắm được tất cả.
learn_end_some = Nên xem lại những bài tập được đánh dấu.
learn_game = Học { $game }
learn_hand_counts = { $name }: còn { $count } điểm
learn_in_melds = Nằm trong phỏm, không tính:
learn_known = Trò tôi đã biết
learn_known_fewer = { $count }/{ $whole } bài tập: chỉ những bài khác với { $game }.
learn_known_none = Chưa biết trò nào tương tự
learn_known_plain = { $game } không có luật riêng
learn_laid = đã hạ
learn_later = Để sau
learn_learned = đã học
learn_missing = Còn sót: { $count }.
learn_next = Bài tập tiếp theo
learn_none_left = không còn gì
learn_nothing_new = Bài học của trò này dạy cùng những luật như của { $game }: không có gì mới để học.
learn_open = chưa làm
learn_other = Nước này hợp lệ, nhưng chưa đúng yêu cầu.
learn_play = Chơi ngay một ván
learn_puzzles = Câu đố của trò chơi này
learn_repeat = nên học lại
learn_right_mark = đúng
learn_rule = Luật
learn_sentence = Mỗi trò chơi có một bài học gồm tám đến mười ba bài tập, theo thứ tự của một lượt. Nhiều bài kết thúc bằng ba bài tập về cách chơi hay.
learn_short = Học
learn_show = Xem đáp án
learn_shown = Đáp án như sau.
learn_step = Bài tập { $number }/{ $count }
learn_title = Vừa chơi vừa học
learn_to_end = Đến phần cuối
learn_well = Chơi hay
learn_wrong_mark = không đúng
left_gave_up = { $name } (bỏ cuộc)
left_match = { $name } đã rời trận.
left_plays_on = { $name } đã rời bàn; { $bot } chơi tiếp thay { $name }.
left_rated = Trận này tính hạng: kết quả vẫn tính vào điểm hạng của bạn dù bạn rời đi.
left_sent_away = { $name } đã bị đưa ra khỏi bàn; { $bot } chơi tiếp thay { $name }.
left_then = { $first }, sau đó { $second }
line_all_wild_books = Phỏm lớn toàn lá thế
line_bonus_cards = Lá thưởng đã bày
line_clean_books = Phỏm lớn sạch
line_clean_burracos = Burraco sạch
line_concealed = Hết bài trong một lượt
line_counted = Phỏm và thưởng
line_dirty_books = Phỏm lớn bẩn
line_dirty_burracos = Burraco bẩn
line_feet = Foot chưa lấy
line_going_out = Hết bài
line_hands = Còn trên tay
line_kept = Ván tạm dừng ở đây; nước vừa rồi của bạn vẫn còn.
line_melded = Điểm bài đã hạ
line_mixed_books = Canasta có lá thế
line_natural_books = Canasta thuần
line_pozzetti = Pozzetto chưa lấy
line_semi_books = Phỏm lớn nửa sạch
line_semi_burracos = Burraco nửa sạch
line_sum = Tổng cộng
line_wild_books = Canasta toàn lá thế
line_wild_burracos = Burraco toàn lá thế
lobby_any_game = Mọi trò chơi
lobby_at = Bàn của { $host }
lobby_at_least = từ { $count } trở lên
lobby_bots = Cho phép bot
lobby_code = Mã bàn
lobby_code_go = Đến đó
lobby_code_note = Sáu ký tự, ví dụ { $example }.
lobby_free = Còn trống { $free }/{ $seats } chỗ
lobby_game = Trò chơi
lobby_house_rules = Luật riêng: { $count }
lobby_in_play = Đang chơi
lobby_make = Mở bàn
lobby_none = Hiện không có ai chờ. Hãy mở một bàn để người khác tìm thấy.
lobby_seats = Chỗ trống
lobby_sentence = Ngồi vào bàn đang có người chờ, hoặc xem một bàn đang chơi.
lobby_sit = Ngồi vào
lobby_title = Bàn đang mở
lobby_watch = Vào xem
log_answered_no = { $name }: “Không, khoan đã.”
log_answered_yes = { $name }: “Được, cứ hết bài.”
log_asked = { $name }: “Cho tôi hết bài nhé?”
log_bonus_laid_out = { $name } bày { $cards } ra.
log_borrowed = { $name } lấy { $card } từ một phỏm.
log_bought = { $name } mua { $card }.
log_called = { $name }: Rummy! Lấy { $card }.
log_careless_laid_off =
    { $family ->
        [tiles] { $name } bị phạt: quân đó thêm được vào bộ.
       *[other] { $name } bị phạt: lá đó gửi được.
    }
log_careless_meld = { $name } bị phạt: lá đó hoàn thành một phỏm trong chồng bài bỏ.
log_careless_out = { $name } bị phạt: lá bỏ đó giúp người kế tiếp hết bài.
log_careless_wild = { $name } bị phạt vì đánh bỏ quân thế.
log_claimed_group = { $name } xin { $card } để hạ nhóm (pon).
log_claimed_run = { $name } xin { $card } để hạ sảnh (chi).
log_cut = { $card } là lá cắt: các lá cùng số và hai lá liền kề là lá thế.
log_deal = Ván { $number }
log_discarded = { $name } đánh bỏ { $card }.
log_drew_card = { $name } rút một lá.
log_drew_face = { $name } rút { $piece }.
log_drew_tile = { $name } rút một quân.
log_earlier = Không liệt kê các nước trước đó.
log_empty = Chưa có gì xảy ra.
log_end_called = { $name } kết thúc ván.
log_exhausted = Không ai đi tiếp được; ván kết thúc.
log_forced = { $name } ép { $card }.
log_fought = { $name } đấu.
log_indicator_shown = { $name } đã cho xem quân { $card } còn lại.
log_knocked = { $name } gõ.
log_laid_hand = { $name } hạ cả tay bài: { $cards }.
log_laid_off = { $name } gửi { $cards }.
log_last_left = { $name }: người cuối cùng còn lại.
log_loose = { $name } lấy lại { $tiles }.
log_melded = { $name } hạ { $cards }.
log_missed = { $name } lỡ một lượt ({ $times }).
log_opened = { $name } đánh { $tiles }, lần hạ đầu tiên { $value } điểm.
log_out_first_drop = { $name } bỏ ván: bỏ sớm.
log_out_left_table = { $name } rời bàn.
log_out_middle_drop = { $name } bỏ ván: bỏ giữa ván.
log_out_missed_turns = { $name } lỡ quá nhiều lượt và phải rời ván.
log_out_wrong_declaration = { $name } báo ù sai và phải rời ván.
log_pairs_declared = { $name } tuyên bố chơi đôi.
log_passed = { $name } bỏ lượt.
log_passed_on = { $name } chuyển một lá cho { $to }.
log_passed_on_mine = Bạn chuyển { $card } cho { $to }.
log_passed_on_to_me = { $name } chuyển { $card } cho bạn.
log_penalty = { $name } rút phạt { $count } quân.
log_penalty_cards = { $name } rút phạt { $count } lá.
log_penalty_faces = { $name } rút phạt { $pieces }.
log_picked_up =
    { $called ->
        [pozzetto] { $name } lấy pozzetto gồm { $count } lá.
       *[other] { $name } lấy foot gồm { $count } lá.
    }
log_played = { $name } đánh { $tiles }.
log_put_down = { $name } đã úp lá để chuyển.
log_rummikub = { $name }: Rummikub!
log_shown = { $name } hạ { $cards }.
log_shown_none = { $name } bị móm.
log_skipped = Ván bị hủy; chuyển sang ván kế.
log_start_again = Bằng nhau, rút lại: { $round }.
log_start_deals = { $name } chia bài.
log_start_drew = { $name } { $piece }
log_start_highest_begins =
    { $family ->
        [tiles] Ai có số lớn nhất đi trước.
       *[other] Ai có lá lớn nhất đi trước.
    }
log_start_highest_deals = { $name } chia bài vì rút được lá lớn nhất.
log_start_joker =
    { $family ->
        [tiles] Joker không tính, rút lại: { $round }.
       *[other] Joker không tính, rút lại: { $round }.
    }
log_start_lowest_deals = { $name } chia bài vì rút được lá nhỏ nhất.
log_start_round = Rút để chọn người đi trước: { $round }.
log_starts = { $name } đi trước.
log_stock_shuffled = Chồng bài bỏ được xáo làm nọc mới.
log_stock_turned = Chồng bài bỏ được lật lại làm nọc mới.
log_swapped =
    { $family ->
        [tiles] { $name } đổi { $card } lấy quân thế.
       *[other] { $name } đổi { $card } lấy joker.
    }
log_time = { $name } hết giờ.
log_time_restored = { $name } hết giờ; bàn được trả về như cũ.
log_time_restored_you = Bạn đã hết giờ; bàn được trả về như cũ.
log_time_you = Bạn đã hết giờ.
log_took = { $name } lấy { $card } từ chồng bài bỏ.
log_took_back = { $name } lấy lại phần vừa hạ.
log_turned = { $name } lật { $card }.
log_upcard = Lật ngửa { $card }.
log_void = Ván bị hủy và chia lại.
log_went_out = { $name } hết bài.
log_wild_indicator = { $card } được để riêng: mọi lá cùng số với nó là lá thế.
log_wild_tile = { $card } là quân mốc: { $wild } là quân thế.
log_you = Bạn
lost_home = Mọi trò chơi
lost_title = Không tìm thấy trang
new_arranging = Xếp bài bằng một chạm
new_arranging_note = Chạm một lần là tay bài được xếp theo cách tốt nhất.
new_bank = Quỹ thời gian
new_bank_none = Không có
new_bank_note = Thời gian thêm của mỗi người cho cả trận. Dùng khi hết thời gian của lượt.
new_bots = Trong đó có máy
new_bots_beginner = Mới chơi
new_bots_easy = Dễ
new_bots_levels = Mới chơi và Dễ nhìn sót như người thật, Mới chơi nhìn sót nhiều hơn; Vừa còn tính trước; Mạnh còn thử các khả năng có thể xảy ra, ở những trò nó đủ rành.
new_bots_medium = Vừa
new_bots_note = Chỗ còn trống sẽ thành máy khi bắt đầu.
new_bots_play = Trình độ của máy
new_bots_random = Ngẫu nhiên
new_bots_strong = Mạnh
new_delay = Người xem thấy ván bài
new_delay_after = chậm { $time }
new_delay_none = ngay lập tức
new_hints = Gợi ý
new_hints_note = Người chơi được hỏi một nước hay.
new_house_rules = Luật riêng
new_house_rules_changed = đã đổi { $count }
new_house_rules_none = Luật chuẩn
new_listed = Mở cho mọi người
new_listed_note = Bàn hiện trong danh sách bàn đang mở; nếu không, phải có liên kết hoặc mã của bạn mới vào được.
new_make = Mở bàn
new_making = Đang mở bàn…
new_more = Người xem và người chơi thay
new_no = không
new_none = không có
new_rule_default = Mặc định: { $value }
new_rules_reset = Đặt lại luật riêng
new_seats = Người chơi
new_stand_in = Máy chơi thay người vắng mặt
new_stand_in_note = Sau nửa phút cộng thời gian một lượt; người chơi có thể lấy lại chỗ bất cứ lúc nào.
new_time = Thời gian mỗi lượt
new_time_day = 1 ngày
new_time_minutes = { $count } phút
new_time_none = Không giới hạn
new_time_seconds = { $count } giây
new_time_sheet = { $time } (luật)
new_title = { $game } với bạn bè
new_visiting = Cho phép bot của người khác
new_visiting_note = Chương trình do người khác tự chạy. Chúng được đánh dấu là bot.
new_watchers = Cho phép người xem
new_watchers_note = Người xem không thấy tay bài của ai.
new_writing = Người chơi có thể nhắn cho nhau
new_writing_note = Chỉ người ngồi ở bàn đọc được, và không được lưu lại.
new_yes = có
notify_at = { $game }: báo cho tôi
notify_denied = Trình duyệt này không cho phép trang gửi thông báo. Bạn có thể đổi điều đó trong cài đặt của trình duyệt cho trang này.
notify_end_all = Ngừng mọi thông báo
notify_home_screen = Trên iPhone hoặc iPad, trước hết hãy thêm trang này vào màn hình chính rồi mở từ đó.
notify_https = Trình duyệt chỉ hiện thông báo cho trang HTTPS.
notify_mail_address = Địa chỉ email của bạn
notify_mail_ask = Gửi liên kết
notify_mail_cancel = Quên địa chỉ này
notify_mail_confirm = Xác nhận
notify_mail_confirm_note = Từ đó bạn sẽ nhận email khi đến lượt mình mà không có mặt tại bàn.
notify_mail_confirm_title = Xác nhận địa chỉ
notify_mail_confirmed = Địa chỉ của bạn đã được xác nhận.
notify_mail_instead = Báo qua email
notify_mail_note = Gửi email khi đến lượt bạn mà bạn không có mặt tại bàn.
notify_mail_on = Email được gửi đến { $address }.
notify_mail_stop = Ngừng email
notify_mail_stop_note = Bạn sẽ không nhận email loại này nữa, và địa chỉ của bạn bị xóa.
notify_mail_stopped = Bạn sẽ không nhận email nữa, và địa chỉ của bạn đã bị xóa.
notify_mail_title = Báo cả qua email
notify_mail_waiting = Đã gửi liên kết đến { $address }. Hãy mở trong vòng một ngày để xác nhận địa chỉ.
notify_never = Trình duyệt này không hiện được thông báo.
notify_no_service = Trình duyệt này không có dịch vụ thông báo đẩy, hoặc dịch vụ không trả lời, nên không gửi được gì đến đây.
notify_note = Thông báo trên thiết bị này khi đến lượt bạn mà bạn không có mặt tại bàn.
notify_settings = Đến lượt bạn
notify_title = Báo cho tôi khi đến lượt
notify_usual = Báo cho tôi ở bàn mới
notify_usual_note = Ở những bàn mà một lượt có thể kéo dài một ngày, ngay khi bạn ngồi vào.
pad_add_player = Thêm người chơi
pad_away_house_rules = Muốn bắt đầu với luật riêng này cần có máy chủ, mà hiện không kết nối được. Không dùng luật riêng thì bắt đầu được ngay.
pad_begin = Bắt đầu bảng điểm
pad_bought = Số lá bỏ { $name } đã mua
pad_by_discard = Hết bài bằng cách đánh bỏ
pad_cancel = Hủy
pad_careless = Số lá bỏ bất cẩn của { $name }
pad_change_of = Sửa ván { $number }
pad_clear = Xóa
pad_concealed =
    { $family ->
        [tiles] Hạ hết quân trong một lượt
       *[other] Hạ hết bài trong một lượt
    }
pad_csv = Lưu thành CSV
pad_cut = Lá cắt
pad_draws = Số lá người thắng đã rút
pad_end_big_gin = Gin lớn: mọi lá vào phỏm
pad_end_blocked = Lá ngửa bị từ chối
pad_end_called = Có người kết thúc ván trước khi rút
pad_end_dealt = Tay bài được chia kết thúc ván
pad_end_drawn = Không ai thắng
pad_end_exhausted = Kho đã hết
pad_end_knocked = Có người gõ
pad_end_of = Kết thúc ván { $number }
pad_end_stock_gone = Nọc đã hết
pad_end_turns_over = Đã đi hết các lượt
pad_end_u = Ù: mọi lá vào phỏm
pad_end_void = Bị hủy: không ai có điểm
pad_end_went_out = Có người hết bài
pad_ended = Ván kết thúc thế nào
pad_enter = Ghi ván { $number }
pad_fighters = Những người đã đấu
pad_first = Ai đi trước
pad_first_note = Chỉ cần biết khi bằng điểm.
pad_game = Trò chơi
pad_games_won = Số ván thắng
pad_in_pairs = Những người chơi đôi
pad_jokers = Joker trong phỏm của người thắng
pad_laid = Giá trị phỏm của người thắng
pad_laid_each = Điểm các lá mỗi người đã hạ trên bàn
pad_left_added = Còn lại, chưa tính
pad_left_all = Mỗi người còn lại gì
pad_left_cards = Nhập điểm, hoặc chạm chọn các lá.
pad_left_knock = Nhập điểm còn lại sau khi gửi, hoặc chạm chọn cả hai tay bài như lúc gõ.
pad_left_lives = Nhập điểm, hoặc chạm chọn mọi lá: chúng được tính theo hai mạng.
pad_left_others = Những người khác còn lại gì
pad_left_tiles = Nhập điểm, hoặc chạm chọn các quân.
pad_left_unmatched = Nhập điểm các lá ngoài phỏm, hoặc chạm chọn cả tay bài: RummyKit tìm cách xếp tốt nhất.
pad_melded = Điểm bài đã hạ
pad_missing_held = Còn thiếu: { $names }.
pad_missing_knocker = Hãy chọn người gõ.
pad_missing_number = Thiếu một con số.
pad_missing_winner = Hãy chọn người hết bài.
pad_new = Bảng mới
pad_new_sure = Bảng này sẽ mất. Nếu muốn giữ, hãy lưu thành CSV trước.
pad_new_title = Bắt đầu bảng mới?
pad_no_meld =
    { $family ->
        [tiles] Ai chưa hạ lần đầu tiên
       *[other] Ai bị móm
    }
pad_nobody = Không ai
pad_not_counted = Đã ghi ván { $number }. Ván sẽ được tính khi kết nối được với máy chủ.
pad_not_counted_many = Đã ghi { $count } ván. Chúng sẽ được tính khi kết nối được với máy chủ.
pad_one_suit = Đồng chất
pad_out = { $name } rời ván thế nào
pad_out_first_drop = Bỏ sớm
pad_out_middle_drop = Bỏ giữa ván
pad_out_none = Có tính điểm
pad_out_wrong_declaration = Báo ù sai
pad_pairs = Hết bài bằng đôi
pad_pick_cards = Lá bài
pad_pick_laid = Chạm chọn phỏm của người thắng
pad_pick_of = Chạm chọn những gì { $name } còn lại
pad_pick_taken = { $piece }, đã dùng { $count }
pad_pick_tiles = Quân
pad_player = Người chơi { $number }
pad_players = Người chơi
pad_points_of = Số điểm { $name } còn lại
pad_put_back = Trả { $piece } lại
pad_remove_player = Xóa { $name }
pad_sentence = Dành cho bàn chơi với quân hoặc lá bài thật: nhập những gì mỗi người còn lại, RummyKit ghi điểm theo luật các bạn chơi.
pad_settings = Tên và luật
pad_settings_save = Áp dụng
pad_shower = Người đã cho xem quân giống quân mốc
pad_side_laid = Phỏm và điểm thưởng của { $name }, không kể điểm hết bài
pad_spade = Lá ngửa đầu tiên là lá bích
pad_stays_out = Bị loại, không vào lại
pad_taken_last = Ai ăn cây chốt
pad_title = Bảng điểm
pad_took = { $name } ăn của { $other }
pad_total_of = Tổng của { $count }
pad_undo = Xóa ván { $number }
pad_value_cards = Điểm lá giá trị của mỗi người
pad_waits = chưa tính
pad_who_knocked = Ai gõ
pad_who_out = Ai hết bài
pad_wild = Số của lá thế
pad_wild_cards = Số lá 2 trong đó dùng làm lá thế
pad_wild_last = Quân cuối là quân thế
pad_wild_none = Không có
pair_bots = Chơi với máy trong lúc chờ
pair_bots_note = Bạn vẫn giữ chỗ, và sẽ được báo ngay tại bàn đó khi tìm được người.
pair_come = Đến bàn
pair_fetching = Đã tìm được người chơi. Đang chờ người đến: còn { $time }.
pair_found_title = Đã tìm được người chơi
pair_game = Trò chơi
pair_go = Tìm người chơi
pair_leave = Thôi chờ
pair_nobody = Hiện không có ai chờ. Bạn hãy là người đầu tiên.
pair_not_now = Để sau
pair_rated = Tính hạng, nếu những người khác đồng ý
pair_rated_note = Bạn chơi với người có điểm hạng gần bạn; chờ càng lâu thì khoảng cách càng rộng.
pair_sentence = Chạm một lần để chờ những người muốn chơi cùng trò. Đủ người thì trận bắt đầu.
pair_since = Đã chờ { $time }
pair_somebody = Đã tìm được người chơi { $game }.
pair_stay = Bạn giữ chỗ chừng nào trang này còn mở trong trình duyệt.
pair_still = Bạn đang chờ người chơi: { $time }
pair_there = Đã có { $there }/{ $seats } người.
pair_time_left = còn { $time }
pair_title = Chơi với người khác
pair_waiting = Đang chờ người chơi
pair_wanted = Đang chờ
pair_wanted_for = { $there }/{ $seats } người, đã chờ { $time }
pair_with_them = Chờ cùng họ
part_bought = Mua lá bỏ { $points }
part_careless = Lá bỏ bất cẩn { $points }
part_carried = Các ván hòa trước đó { $points }
part_deal_won = Thắng ván { $points }
part_first_deal = Ván đầu của vòng { $points }
part_going_out = Hết bài { $points }
part_hands = Bài trên tay người khác { $points }
part_hands_no_pure = Không có sảnh thuần, tính mọi lá: { $points }
part_hands_run_missing = Thiếu một sảnh, tính mọi lá khác: { $points }
part_held =
    { $family ->
        [tiles] Trên khay { $points }
       *[other] Trên tay { $points }
    }
part_held_pairs = Còn lại sau khi hạ bằng đôi { $points }
part_held_unlaid = Trên tay khi chưa hạ gì { $points }
part_indicator_shown = Người khác cho xem quân giống quân mốc { $points }
part_jokers_laid = Joker đã hạ { $points }
part_kept_for_round = Tính cùng ván sau của vòng { $points }
part_laid = Đã hạ { $points }
part_lost_pairs = Người khác hết bài bằng đôi { $points }
part_lost_pairs_wild_last = Người khác hết bài bằng đôi, quân cuối là quân thế { $points }
part_lost_plain = Người khác hết bài { $points }
part_lost_wild_last = Người khác hết bài, quân cuối là quân thế { $points }
part_multiplied = Nhân { $times }: { $points }
part_other_side = Phe kia { $points }
part_partner = Đồng đội { $points }
part_pot_paid = Góp vào hũ { $points }
part_pot_won = Lấy hũ { $points }
part_stakes_beaten = Đấu thua { $points }
part_stakes_called = Sau khi so bài { $points }
part_stakes_dealt = Có tay bài được chia kết thúc ván { $points }
part_stakes_folded = Úp bài { $points }
part_stakes_no_meld = Không có phỏm trên bàn { $points }
part_stakes_out = Người khác hết bài { $points }
part_stakes_stock = Không phải tay thấp nhất { $points }
part_stakes_won = Từ những người khác { $points }
part_unopened = Chưa hạ lần đầu tiên { $points }
part_value_given = Trả lá giá trị { $points }
part_value_got = Nhận lá giá trị { $points }
people_back_for = Trả lại chỗ
people_bot_for = Để máy chơi
people_bot_for_you = Máy đang chơi thay bạn.
people_bot_plays = máy đang chơi
people_go_on = Tiếp tục
people_here = Tại bàn
people_leave = Rời bàn
people_leave_sure = Máy sẽ giữ hẳn chỗ của bạn.
people_mute = Tắt lời nhắn
people_not_watched = Bàn này không cho người xem.
people_pause = Xin tạm dừng
people_pause_agree = Đồng ý tạm dừng
people_pause_declined = Có người muốn chơi tiếp: bây giờ chưa tạm dừng.
people_pause_no = Để sau
people_pause_now = Tạm dừng
people_pause_waiting = Bạn đã xin tạm dừng. Đang chờ { $names }.
people_pause_wanted = { $names } muốn tạm dừng; sẽ dừng khi mọi người đồng ý.
people_pause_withdraw = Rút lại đề nghị
people_paused = Bàn đang tạm dừng.
people_say = Nói một câu
people_send_away = Đưa ra khỏi bàn
people_send_away_sure = { $name } sẽ không quay lại bàn này được nữa. Đưa ra khỏi bàn?
people_take_back = Lấy lại chỗ của tôi
people_title = Người chơi và bàn
people_turn_time = Thời gian mỗi lượt (từ lượt sau)
people_unmute = Bật lời nhắn
people_vote = Biểu quyết đưa ra khỏi bàn
people_vote_wanted = Chủ bàn vắng mặt. Đưa { $name } ra khỏi bàn: { $votes }/{ $needed } phiếu ({ $names }).
people_vote_withdraw = Rút biểu quyết của tôi
people_was_sent_away = Chủ bàn đã đưa bạn ra khỏi bàn này.
people_watching = Người xem: { $count }
people_you_watch = Bạn đang xem: mọi tay bài đều được giấu.
people_you_watch_late = Bạn đang xem chậm { $time }: mọi tay bài đều được giấu.
phrase_again = Chơi lại nhé?
phrase_clap = 👏
phrase_good_luck = Chúc may mắn
phrase_goodbye = Tạm biệt
phrase_heart = ❤️
phrase_hello = Xin chào
phrase_laugh = 😄
phrase_one_moment = Xin chờ một chút
phrase_oops = Ối
phrase_sad = 😞
phrase_smile = 😊
phrase_sorry = Xin lỗi
phrase_surprised = 😮
phrase_thanks = Cảm ơn
phrase_well_played = Chơi hay lắm
phrase_your_turn = Đến lượt bạn
piece_and = ,{ " " }
piece_black = đen
piece_blue = xanh dương
piece_card = { $rank } { $suit }
piece_clubs = chuồn
piece_colour_joker = joker đổi màu
piece_colour_joker_does = Joker đổi màu thay cho một số của sảnh; sau nó, sảnh đi tiếp bằng màu khác.
piece_diamonds = rô
piece_double_joker = joker đôi
piece_double_joker_does = Joker đôi thay cho hai quân cùng lúc: hai số liên tiếp của sảnh, hoặc hai màu của nhóm.
piece_false_joker = joker giả
piece_hearts = cơ
piece_joker = joker
piece_joker_as = { $joker } thay { $piece }
piece_mirror_joker = joker gương
piece_mirror_joker_does = Joker gương đứng giữa bộ: các quân hai bên đối xứng nhau.
piece_orange = cam
piece_printed_joker = joker
piece_rank_1 = át
piece_rank_10 = mười
piece_rank_11 = bồi
piece_rank_12 = đầm
piece_rank_13 = già
piece_rank_2 = hai
piece_rank_3 = ba
piece_rank_4 = bốn
piece_rank_5 = năm
piece_rank_6 = sáu
piece_rank_7 = bảy
piece_rank_8 = tám
piece_rank_9 = chín
piece_red = đỏ
piece_spades = bích
piece_tile = { $number } { $colour }
practice_again = Làm lại
practice_cards = { $reached }/{ $best } lá.
practice_chance = Cơ hội thắng { $reached }%; cao nhất là { $best }%.
practice_do_place =
    { $family ->
        [tiles] Đặt quân
       *[other] Hạ bài
    }
practice_done = Xong.
practice_gone = Hiện không chơi được thế bài này.
practice_loading = Đang bày thế bài…
practice_not_done = Chưa đạt.
practice_points = { $reached } điểm; có thể đạt { $best }.
practice_points_left = Còn { $reached } điểm ngoài phỏm; có thể chỉ còn { $best }.
practice_tiles = { $reached }/{ $best } quân.
practice_waits = Số quân giúp bạn hết bài: { $reached }; có thể đạt: { $best }.
practice_way = Xem lời giải
problem_failed = Không được. Hãy thử lại.
problem_unreachable = Không kết nối được với máy chủ. Kiểm tra kết nối rồi thử lại.
puzzle_another = Câu khác
puzzle_ask_dearest_meld = Hạ lần đầu tiên từ khay của bạn sao cho được nhiều điểm nhất.
puzzle_ask_declare = Để riêng một lá và báo ù bằng tất cả các lá còn lại.
puzzle_ask_finish = Hết bài: đánh bỏ một quân để mọi quân còn lại nằm trong bộ hoặc thành đôi.
puzzle_ask_first_meld = Hạ lần đầu tiên từ khay của bạn.
puzzle_ask_free_joker = Đánh hết khay trong một lượt. Bạn sẽ phải đổi lấy một joker.
puzzle_ask_go_out = Hạ cả tay bài trừ một lá, rồi hết bài.
puzzle_ask_keep = Chọn lá đánh bỏ: những lá nào đáng giữ?
puzzle_ask_knock = Gõ ngay, hay đánh bỏ rồi chơi tiếp? Tính theo điểm trung bình.
puzzle_ask_lay = Hạ ngay, hay giữ lại? Tính theo điểm trung bình.
puzzle_ask_most_cards = Hạ nhiều lá nhất có thể trong một lượt. Được sắp lại các phỏm trên bàn.
puzzle_ask_most_waits = Đánh bỏ quân nào để số quân chưa thấy giúp bạn hết bài là nhiều nhất.
puzzle_ask_one_discard = Đánh bỏ lá nào để điểm ngoài phỏm còn ít nhất.
puzzle_ask_opening = Hạ lần đầu tiên từ khay của bạn sao cho đủ điểm.
puzzle_ask_safe_discard = Chọn lá đánh bỏ: lá nào ít có ích nhất cho đối thủ?
puzzle_ask_upcard = Lấy lá bỏ trên cùng, hay để lại?
puzzle_ask_whole_hand = Hạ cả tay bài trong một lượt. Được sắp lại các phỏm trên bàn.
puzzle_ask_whole_rack = Đánh hết khay trong một lượt.
puzzle_best_discard = Lá nên đánh bỏ nhất
puzzle_better_choice = Lựa chọn kia tốt hơn.
puzzle_better_discard = Có lá khác nên đánh bỏ hơn.
puzzle_choice = { $action }: { $chance }% cơ hội thắng ván, trung bình { $points } điểm.
puzzle_consent_ask = Có thể làm câu đố từ trận này và các trận sau của bạn không? Không lưu tên ai. Câu đố đã làm thì giữ lại. Bạn có thể đổi ý trong phần Cài đặt.
puzzle_consent_back = Rút lại đồng ý
puzzle_consent_count = { $agreed }/{ $count } người đã đồng ý
puzzle_consent_made = Đã tìm câu đố trong trận này. Những câu tìm được sẽ giữ lại.
puzzle_consent_making = Mọi người đều đồng ý: đang tìm câu đố trong trận này.
puzzle_consent_no = Không
puzzle_consent_yes = Tôi đồng ý
puzzle_difficulty = Độ khó { $number }/5
puzzle_from_match = Từ một trận đã chơi ở đây
puzzle_go_today = Đến câu đố hôm nay
puzzle_hold = Giữ lại
puzzle_knock = Gõ
puzzle_lay = Hạ
puzzle_leave = Để lại lá bỏ
puzzle_level = Độ khó
puzzle_level_mine = Hợp với tôi
puzzle_longest = Dài nhất: { $count }
puzzle_more = Thêm câu đố
puzzle_next = Câu tiếp theo
puzzle_one = Câu đố
puzzle_only_matches = Từ trận đấu thật
puzzle_opponent = Đối thủ
puzzle_play_on = Đánh bỏ rồi chơi tiếp
puzzle_record = Thành tích của bạn
puzzle_record_first = Giải đúng ngay lần đầu { $solved }/{ $count }
puzzle_record_note = Chỉ tính lần thử đầu tiên của mỗi câu; xem lời giải cũng là một lần thử.
puzzle_record_rating = Điểm hạng { $rating } ± { $give }
puzzle_run = Đua với thời gian
puzzle_run_again = Thêm lần nữa
puzzle_run_best = Kỷ lục: { $count }
puzzle_run_missed = Sai: { $count }
puzzle_run_over = Hết giờ.
puzzle_run_solved = Đã giải: { $count }
puzzle_run_start = Bắt đầu
puzzle_run_what = Giải càng nhiều càng tốt trong { $minutes } phút. Sai { $misses } lần là hết.
puzzle_solved_today = Đã giải hôm nay
puzzle_streak = Số ngày liên tiếp: { $count }
puzzle_take = Lấy lá bỏ
puzzle_theme = Yêu cầu
puzzle_theme_any = Tất cả
puzzle_theme_dearest_meld = Lần hạ đầu tiên nhiều điểm nhất
puzzle_theme_declare = Báo ù
puzzle_theme_finish = Hết bài với cả khay
puzzle_theme_first_meld = Lần hạ đầu tiên
puzzle_theme_free_joker = Đổi joker
puzzle_theme_go_out = Hết bài
puzzle_theme_keep = Giữ lá nào
puzzle_theme_knock = Khi nào gõ
puzzle_theme_lay = Hạ hay giữ
puzzle_theme_most_cards = Nhiều lá nhất
puzzle_theme_most_waits = Chờ nhiều quân nhất
puzzle_theme_one_discard = Lá đánh bỏ tốt nhất
puzzle_theme_opening = Lần hạ đầu tiên đủ điểm
puzzle_theme_safe_discard = Lá bỏ an toàn
puzzle_theme_upcard = Lấy lá bỏ hay không
puzzle_theme_whole_hand = Cả tay bài
puzzle_theme_whole_rack = Cả khay
puzzle_title = Câu đố
puzzle_today = Câu đố hôm nay
puzzle_why_helps = Trong { $unseen } lá chưa thấy, { $best } lá sẽ cho bạn phỏm mới; với lá bỏ kia là { $other }.
puzzle_why_hold = Những gì bạn hạ cũng giúp đối thủ, vì họ có thể gửi vào đó. Trên tay: bạn { $mine }, đối thủ { $theirs }.
puzzle_why_knock = Điểm ngoài phỏm của bạn: { $left }. Trong { $unseen } lá chưa thấy, { $helps } lá cho phỏm mới; nọc còn { $stock } lá.
puzzle_why_lay = Những gì bạn còn giữ sẽ bị tính điểm phạt khi đối thủ hết bài. Trên tay: bạn { $mine }, đối thủ { $theirs }.
puzzle_why_left = Còn { $best } điểm ngoài phỏm; với lá bỏ kia còn { $other }.
puzzle_why_points = Cách này thắng ít hơn, nhưng ở đây tính theo điểm.
puzzle_why_upcard = Nếu lấy, còn { $with_left } điểm ngoài phỏm và { $with_helps } lá chưa thấy cho phỏm mới; nếu không, { $left } điểm và { $helps } lá.
puzzle_why_uses = Với các lá chưa thấy, đối thủ có thể ghép lá này thành { $best } phỏm ba lá; với lá bỏ kia là { $other }.
rated_needs = Bạn cần tài khoản để làm việc này.
rated_note = Ai cũng phải có tài khoản, không có máy hay gợi ý, và kết quả làm thay đổi điểm hạng.
rated_number = Điểm hạng { $rating }
rated_only = Chỉ bàn tính hạng
rated_ratings = Điểm hạng
rated_sit_as = Bạn ngồi với tên { $name }.
rated_title = Tính hạng
recent_forget = Xóa khỏi danh sách: { $game }
recent_more = Hiện tất cả: { $count }
recent_over = Đã xong
recent_paused = Tạm dừng
recent_playing = Đang chơi
recent_title = Bàn của bạn
recent_until = Hết giờ { $when }
recent_waiting = Đang chờ người chơi
referee_add_here = Thêm vào đây
referee_add_set =
    { $family ->
        [tiles] Thêm bộ nữa
       *[other] Thêm phỏm nữa
    }
referee_adds = { $cards } vào { $meld }
referee_after = Bàn sau lượt
referee_before = Bàn trước lượt
referee_best_melds = Tốt nhất cho phe
referee_copy = Bắt đầu từ bàn trước lượt
referee_error_bad_option = Các luật riêng này không đi cùng nhau.
referee_error_impossible = Bàn trước lượt phải hợp lệ.
referee_error_malformed = Câu hỏi này không trả lời được.
referee_finish = Cách nhanh nhất để hết bài
referee_first = Lần hạ đầu tiên
referee_kind = Đây là: { $kind }.
referee_kind_group = nhóm
referee_kind_impure = sảnh không thuần
referee_kind_mirror_group = nhóm đối xứng
referee_kind_mirror_run = sảnh đối xứng
referee_kind_pure = sảnh thuần
referee_kind_run = sảnh
referee_kind_set = nhóm
referee_kind_seven = một lá 7 đứng riêng
referee_kind_worth = Đây là: { $kind }, trị giá { $count }.
referee_left =
    { $family ->
        [tiles] Còn lại trên khay:{ " " }
       *[other] Còn lại trên tay:{ " " }
    }
referee_legal = Hợp lệ.
referee_most = Hạ được nhiều nhất:{ " " }
referee_most_none = Không hạ được gì.
referee_not_legal = Không hợp lệ.
referee_nothing = Chạm chọn quân hoặc lá, từ trái sang phải.
referee_opened = Lần hạ đầu tiên đã ở trên bàn
referee_opens = Đủ cho lần hạ đầu tiên.
referee_opens_not = Chưa đủ cho lần hạ đầu tiên.
referee_or = { " " }hoặc{ " " }
referee_pick = Chạm để chọn
referee_rack = Khay
referee_remove = Gỡ: { $what }
referee_sentence = Chạm chọn một bộ hoặc phỏm: có hợp lệ không, trị giá bao nhiêu, và theo luật nào?
referee_set =
    { $family ->
        [tiles] Một bộ
       *[other] Một phỏm
    }
referee_set_number =
    { $family ->
        [tiles] Bộ { $number }
       *[other] Phỏm { $number }
    }
referee_sum = { $value }/{ $minimum } điểm.
referee_title = Trọng tài
referee_turn = Một lượt
referee_what = Câu hỏi
referee_what_best = Đó có phải nước hay nhất không?
referee_wins =
    { $family ->
        [tiles] Khay đã hết quân: thắng ván.
       *[other] Tay đã hết bài: thắng ván.
    }
refusal_account_needed = Việc này cần tài khoản: hãy đăng nhập trước.
refusal_accounts_elsewhere = Tài khoản chỉ dùng được tại { $address }. Ở đây bạn chơi với tư cách khách.
refusal_ace_between =
    { $family ->
        [tiles] { $meld } không phải sảnh: số 1 đứng đầu hoặc cuối, không bao giờ ở giữa.
       *[other] { $meld } không phải sảnh: lá át đứng đầu hoặc cuối, không bao giờ ở giữa.
    }
refusal_adjacent_colour_jokers = { $meld }: hai joker đổi màu không được đứng cạnh nhau.
refusal_admin_account = Tài khoản này quản trị máy chủ. Chỉ dòng lệnh mới làm được việc đó.
refusal_all_others_in_pairs = Mọi người khác đều đã hạ lần đầu bằng đôi: bạn phải hạ bằng nhóm và dãy.
refusal_already_drawn = Bạn đã rút trong lượt này rồi.
refusal_already_knocked = Bạn đã gõ: hãy đánh bỏ một lá.
refusal_already_opened = Bạn đã hạ lần đầu tiên rồi.
refusal_already_shown = Phỏm của bạn đã ở trên bàn.
refusal_already_started = Trận đã bắt đầu rồi.
refusal_another_went_out = Đã có người hết bài, và đây là lượt cuối của bạn: rút và đánh bỏ.
refusal_ask_partner_first = Chỉ khi đồng đội đồng ý mới được hết bài: hãy hỏi, hoặc giữ lại một lá sau khi đánh bỏ.
refusal_asked_already = Lượt này bạn đã hỏi đồng đội rồi.
refusal_asked_no_more = Bạn không còn được mời đến bàn này.
refusal_asked_too_late = Chỉ còn một lá thì không hỏi được nữa.
refusal_attempt_made = Bạn đã dùng lần thử này: hãy quay lại thế bài để thử lần nữa.
refusal_bad_chance = Chỉ thêm được tối đa { $longest } byte số ngẫu nhiên.
refusal_bad_club_date = Không có ngày, giờ hoặc múi giờ này.
refusal_bad_deal = Ván { $number } không tính được: { $reason }.
refusal_bad_mail_address = Đây không phải địa chỉ email.
refusal_bad_name = Tên phải có từ 1 đến { $longest } ký tự nhìn thấy được.
refusal_bad_network = Đây không phải là địa chỉ hay mạng.
refusal_bad_options = Các luật riêng này không đi cùng nhau: { $reason }
refusal_bad_push_service = Không gửi được thông báo đến trình duyệt này.
refusal_bad_reason = Hãy nêu lý do gồm 1 đến { $longest } ký tự nhìn thấy được.
refusal_bad_record = Dòng { $line }, cột { $column }: { $reason }
refusal_bad_seats = Trò này dành cho { $players } người chơi, trong đó phải có một người thật.
refusal_bad_set = Bộ { $number }: { $reason }
refusal_bad_study_title = Tiêu đề phải có từ 1 đến { $longest } ký tự nhìn thấy được.
refusal_bad_text = Tin nhắn phải có từ 1 đến { $longest } ký tự nhìn thấy được.
refusal_banned = Chủ máy chủ này đã cấm bạn. Đến: { $until }. Lý do: { $reason }
refusal_between_deals = Ván đã xong; ván sau chưa bắt đầu.
refusal_bonus_card_discarded = { $card } là lá thưởng: không được đánh bỏ.
refusal_borrow_own_only = Chỉ được mượn lá từ phỏm của mình.
refusal_borrowed_meld_needs_hand_card = Cùng với lá mượn, bạn phải hạ cả một lá từ tay.
refusal_borrowed_only_for_new_meld = Lá mượn chỉ được dùng cho phỏm mới.
refusal_bot_token_needed = Cần mã của một bot.
refusal_buy_or_pass = Hãy mua lá bỏ hoặc bỏ qua.
refusal_call_does_not_fit = { $card } không hợp với { $meld }.
refusal_call_or_pass = Hãy gọi lá bỏ hoặc bỏ qua.
refusal_cannot_be_borrowed = Không mượn được { $card } từ { $meld }.
refusal_cannot_be_forced = { $card } không hợp với { $meld }, hoặc phỏm ấy không phải của người đã bỏ qua nó.
refusal_cannot_discard_taken_upcard = Bạn lấy { $card } từ chồng bài bỏ trong lượt này nên không được đánh bỏ nó ngay trong lượt.
refusal_cannot_leave = Không thể rời giữa chừng một trận của trò này.
refusal_card_missing = { $cards } phải ở lại trên bàn.
refusal_card_passed_first = Trước hết hãy úp lá bạn chuyển cho người kế tiếp.
refusal_cards_in_no_group = { $cards } không thuộc phỏm nào.
refusal_ceremony_over = Đã quá lâu hoặc đã được dùng: hãy bắt đầu lại.
refusal_claim_makes_no_meld = Không xin được { $card } cùng với { $cards }.
refusal_claim_or_pass = Hãy xin lá bỏ hoặc bỏ qua.
refusal_claim_too_early = Không được xin lá bỏ trước khi mọi người đều đã có một lượt.
refusal_clock_only = Chỉ đồng hồ mới báo hết giờ.
refusal_club_date_over = Buổi họp mặt đó đã qua hoặc đã đổi lịch.
refusal_club_full = Hội chơi có nhiều nhất { $most } thành viên.
refusal_club_host_only = Chỉ người tổ chức của hội chơi làm được việc này.
refusal_colour_joker_in_group = { $meld }: joker đổi màu chỉ được dùng trong sảnh.
refusal_contract_meld_too_long = { $meld } dài quá: các phỏm của hợp đồng này phải có đúng số lá đã nêu.
refusal_contract_not_distinct = Các nhóm của hợp đồng phải khác số nhau, và không có hai sảnh nào nối được thành một.
refusal_contract_takes_whole_hand = Hợp đồng này phải hạ bằng cả tay bài và không đánh bỏ; như vậy còn thừa { $cards } lá.
refusal_deal_begun = Ván đã bắt đầu; bạn có thể thêm số ngẫu nhiên trước ván sau.
refusal_deal_not_over = Ván chưa kết thúc.
refusal_deal_over = Ván này đã kết thúc.
refusal_dealt_hand_shown_first = Tay bài được chia đã ngửa ra, và ván kết thúc.
refusal_declined_by_everybody = Mọi người đã bỏ qua lá đó: hãy lật lá tiếp theo.
refusal_descending = { $meld } không đúng thứ tự: sảnh phải xếp từ nhỏ đến lớn.
refusal_discard_must_be_used = Lấy { $card } và các lá nằm trên nó thì phải hạ nó ngay trong lượt, nhưng nó không hợp vào đâu.
refusal_discard_pile_empty = Chồng bài bỏ đang trống.
refusal_discard_required =
    { $family ->
        [tiles] Muốn hết bài phải còn một quân cuối để đánh bỏ.
       *[other] Muốn hết bài phải còn một lá cuối để đánh bỏ.
    }
refusal_discards_are_claimed = Chỉ được xin lá bỏ ngay sau khi nó được đánh bỏ; trong lượt mình, hãy rút từ nọc.
refusal_discards_not_drawn = Trò này không được rút từ chồng bài bỏ; hãy rút từ nọc.
refusal_does_not_extend = { $cards } không gửi được vào { $meld }.
refusal_drop_before_drawing = Chỉ được bỏ ván trước khi rút.
refusal_duplicate = { $meld } không phải sảnh: { $twin } xuất hiện nhiều hơn một lần.
refusal_duplicate_colour = { $meld } không phải nhóm: { $twin } xuất hiện nhiều hơn một lần.
refusal_end_after_lay_off = Từ sau lượt trước của bạn đã có lá gửi vào phỏm của bạn, nên bây giờ bạn không được kết thúc ván.
refusal_end_after_long_meld = Từ sau lượt trước của bạn đã có lá gửi vào phỏm của bạn, hoặc trong lượt đó bạn đã hạ phỏm từ bốn lá trở lên, nên bây giờ bạn không được kết thúc ván.
refusal_end_called_before_drawing = Chỉ được kết thúc ván trước khi rút.
refusal_end_needs_meld = Chỉ được kết thúc ván khi bạn có phỏm trên bàn.
refusal_enough_laid_off = Vì bạn hạ lần đầu bằng đôi, lượt này không được thêm quân nữa; nhiều nhất là { $most }.
refusal_exchange_tile_from_table = Joker của { $meld } chỉ đổi được bằng quân từ khay của bạn.
refusal_fight_or_fold = Hãy chọn đấu hoặc úp bài trước.
refusal_fitting_discard = { $card } gửi được trên bàn nên chỉ được đánh bỏ khi là lá cuối của bạn.
refusal_force_or_pass = Hãy ép lá bài hoặc bỏ qua.
refusal_freed_joker_first = Trước hết phải hạ joker vừa đổi được xuống bàn.
refusal_freed_joker_has_no_use = Joker đổi được phải hạ ngay, nhưng không có chỗ cho nó.
refusal_freed_joker_needs_new_set = Joker vừa đổi được phải vào bộ mới; { $meld } chỉ là bộ cũ nối dài.
refusal_gap =
    { $family ->
        [tiles] { $meld } không phải sảnh: các số không liên tiếp.
       *[other] { $meld } không phải sảnh: các lá không liên tiếp.
    }
refusal_half_is_no_part = { $meld }: mỗi bên joker gương phải là một phần của sảnh hoặc nhóm.
refusal_has_left = Bạn đã rời trận này.
refusal_hello_first = Trang và máy chủ không hiểu nhau. Hãy tải lại trang.
refusal_indicator_only_in_first_turn = Quân giống quân mốc chỉ được cho xem trong lượt đầu, trước khi đánh bỏ.
refusal_joker_for_both_suits = Joker của { $meld } chỉ đổi được bằng lá của cả hai chất còn thiếu.
refusal_joker_meld_manipulated = { $meld } có joker: được thêm quân, nhưng không được lấy quân ra khi joker còn trong đó.
refusal_joker_moved_unreplaced = Joker của { $meld } phải ở cùng ít nhất một lá cũ của phỏm đó cho đến khi { $card } thế chỗ.
refusal_joker_needs_two_rack_tiles = Joker vừa đổi được phải vào bộ mới có hai quân từ khay của bạn.
refusal_joker_only_extends_existing_set = Joker vừa đổi được phải vào bộ mới có quân từ khay của bạn.
refusal_joker_replaced_by_joker = Không được đổi joker của { $meld } bằng joker.
refusal_joker_stays_in_group = Không được đổi joker của { $meld }.
refusal_joker_stays_in_its_set = Joker đổi được từ { $meld } phải dùng ở một bộ khác.
refusal_jokers_not_fewer = { $meld } phải có ít lá thế hơn lá thường.
refusal_knock_with_last_card = Chỉ được gõ khi hạ lá cuối, mà bạn còn lá khác.
refusal_knocked_with_too_much = Ván { $number } không tính được: người gõ còn { $points } điểm, mà muốn gõ chỉ được còn { $limit } trở xuống.
refusal_last_cards_stay = Không được rút những lá cuối của nọc.
refusal_last_discard_only_to_knock = Chỉ được lấy lá bỏ cuối để gõ ngay.
refusal_last_discard_wild = Không được hết bài bằng cách đánh bỏ lá thế: { $card }.
refusal_last_passkey = Không xóa được khóa truy cập cuối cùng: sẽ không ai đăng nhập được nữa.
refusal_lay_off_before_contract = Trước khi hạ hợp đồng thì không được gửi bài.
refusal_lay_off_before_opening = Trước lần hạ đầu tiên { $minimum } điểm không được gửi bài.
refusal_lay_off_needs_own_meld = Hãy hạ phỏm của mình trước khi gửi vào phỏm của người khác.
refusal_lay_off_next_turn = Sau lần hạ đầu tiên, từ lượt sau bạn mới được gửi bài.
refusal_lay_off_or_pass = Hãy gửi vào phỏm của người gõ, hoặc báo là đã xong.
refusal_lay_off_own_only = Chỉ được gửi vào phỏm của chính mình.
refusal_lay_off_own_side = Chỉ được thêm lá vào phỏm của phe mình.
refusal_lesson_not_ready = Bài học đang được soạn: hãy thử lại sau giây lát.
refusal_mail_not_sent = Không gửi được email. Hãy kiểm tra địa chỉ hoặc thử lại sau.
refusal_match_not_over = Trận chưa kết thúc.
refusal_match_over = Trận đã kết thúc.
refusal_method_not_allowed = Ở đây không làm được việc đó.
refusal_mixed = { $meld } không phải nhóm cũng không phải sảnh.
refusal_mixed_colour =
    { $family ->
        [tiles] { $meld } không phải sảnh: sảnh chỉ có một màu.
       *[other] { $meld } không phải sảnh: sảnh chỉ có một chất.
    }
refusal_more_jokers_than_allowed = { $meld } có quá nhiều lá thế: chỉ được nhiều nhất { $maximum }.
refusal_must_discard = Phải kết thúc lượt bằng cách đánh bỏ.
refusal_must_draw_first = Hãy rút một lá trước.
refusal_must_draw_second_card = Trước hết phải rút lá thứ hai đi kèm lá ngửa.
refusal_must_go_out_now = Bạn đã hạ phỏm chỉ được phép khi hết bài, nên trong lượt này phải hạ hết mọi lá, chỉ trừ lá cuối.
refusal_must_keep_a_discard =
    { $family ->
        [tiles] Quân cuối phải đánh bỏ: hãy giữ lại một quân.
       *[other] Lá cuối phải đánh bỏ: hãy giữ lại một lá.
    }
refusal_must_keep_cards =
    { $called ->
        [book] Muốn hết bài, phe bạn cần đủ { $books } phỏm lớn từ { $size } lá; trước đó phải còn một lá sau khi đánh bỏ.
        [burraco] Muốn hết bài, phe bạn cần đủ { $books } burraco từ { $size } lá; trước đó phải còn một lá sau khi đánh bỏ.
       *[other] Muốn hết bài, phe bạn cần đủ { $books } canasta từ { $size } lá; trước đó phải còn một lá sau khi đánh bỏ.
    }
refusal_must_keep_cards_without_books =
    { $called ->
        [book] Muốn hết bài, phe bạn cần các phỏm lớn { $size } lá: { $natural } sạch, { $mixed } bẩn, tổng cộng { $books }. Trước đó phải còn một lá sau khi đánh bỏ.
        [burraco] Muốn hết bài, phe bạn cần các burraco { $size } lá: { $natural } sạch, { $mixed } bẩn, tổng cộng { $books }. Trước đó phải còn một lá sau khi đánh bỏ.
       *[other] Muốn hết bài, phe bạn cần các canasta { $size } lá: { $natural } thuần, { $mixed } có lá thế, tổng cộng { $books }. Trước đó phải còn một lá sau khi đánh bỏ.
    }
refusal_must_play_first = Trước hết phải hạ { $card } xuống bàn.
refusal_must_use_whole_hand =
    { $family ->
        [tiles] Mọi quân phải nằm trong bộ; { $cards } còn thừa.
       *[other] Mọi lá phải nằm trong phỏm; { $cards } còn thừa.
    }
refusal_never_melded = { $meld } có lá thưởng, không được hạ.
refusal_new_meld_needs_borrowed_card = Ngoài phỏm có lá lật, phỏm mới phải có một lá mượn từ phỏm của bạn.
refusal_no_accounts = Máy chủ này không có tài khoản.
refusal_no_arranging = Ở bàn này ai cũng tự xếp bài, không có trợ giúp.
refusal_no_borrowing = Trò này không được lấy lá từ phỏm trên bàn.
refusal_no_card_played = Hãy đánh ít nhất một lá từ tay, hoặc rút.
refusal_no_card_to_pass = Chỉ chuyển bài trước lượt đầu.
refusal_no_dealt_hand_to_show = Tay bài được chia của bạn không kết thúc được ván.
refusal_no_discard_here = Tay bài này phải hạ hết, không đánh bỏ.
refusal_no_draw_on_first_turn = Ở lượt đầu, người đi trước chỉ đánh bỏ.
refusal_no_end_found = Máy đã chơi thử trò này nhưng ván không kết thúc: { $reason }
refusal_no_end_to_fight = Chưa có ai gọi so bài.
refusal_no_first_life = Thiếu mạng thứ nhất: một sảnh không có lá thế.
refusal_no_friend_request = Lời kết bạn này không còn nữa.
refusal_no_gap_for_joker =
    { $family ->
        [tiles] { $meld } không phải sảnh: không còn số nào cho joker.
       *[other] { $meld } không phải sảnh: không còn lá nào cho joker thay.
    }
refusal_no_groups = { $meld } là nhóm: trò này chỉ có sảnh.
refusal_no_hints = Bàn này không có gợi ý.
refusal_no_joker_for_it =
    { $family ->
        [tiles] Không quân thế nào của { $meld } thay cho { $card }.
       *[other] Không joker nào của { $meld } thay cho { $card }.
    }
refusal_no_lay_offs = Trò này không được gửi bài.
refusal_no_lay_offs_before_a_knock = Chỉ được gửi bài sau khi người kia gõ.
refusal_no_mail = Máy chủ này không gửi email.
refusal_no_manipulation_in_opening_turn = Trong lượt hạ đầu tiên bạn không được đụng đến gì khác trên bàn.
refusal_no_match_puzzles = Không làm câu đố từ trận này.
refusal_no_meld_must_fold = Người không có phỏm trên bàn phải úp bài.
refusal_no_meld_no_sending = Người bị móm không được gửi lá nào.
refusal_no_melds_after_pairs = Bạn đã hạ lần đầu bằng đôi, nên được hạ thêm đôi và thêm vào bộ, nhưng không được hạ nhóm hay sảnh.
refusal_no_melds_before_going_out = Phỏm giữ trên tay đến khi hạ được cả tay bài.
refusal_no_more_melds = Sau lần hạ đầu tiên, trong ván này bạn không được hạ thêm phỏm nào.
refusal_no_natural =
    { $family ->
        [tiles] { $meld } chỉ toàn joker: bộ phải có ít nhất một quân có số.
       *[other] { $meld } chỉ toàn lá thế: phỏm phải có ít nhất một lá thường.
    }
refusal_no_pair = { $meld } không phải đôi: đôi là hai quân giống nhau, hoặc một quân bất kỳ với quân thế.
refusal_no_pairs_after_melds = Bạn đã hạ lần đầu bằng nhóm và sảnh, nên không được hạ đôi.
refusal_no_partner = Bạn không có đồng đội để hỏi.
refusal_no_run = Lượt đua này đã hết hoặc đã chuyển sang câu khác.
refusal_no_runs = { $meld } là sảnh: trò này chỉ có nhóm.
refusal_no_second_life = Thiếu mạng thứ hai: một sảnh khác.
refusal_no_such_meld = Trên bàn không có phỏm đó.
refusal_no_such_seat = Không có chỗ này.
refusal_no_such_step = Bài học này không có bài tập đó.
refusal_no_tile_played = Hãy đánh ít nhất một quân từ khay, hoặc rút.
refusal_no_twin_of_indicator = Bạn không có quân { $card } còn lại, hoặc nó đã được cho xem.
refusal_no_upcard_with_one_card = Khi còn một lá, bạn phải rút từ nọc.
refusal_no_visiting_bots = Bàn này không cho bot của người khác vào.
refusal_no_watchers = Bàn này không cho người xem.
refusal_no_way_out = Lượt này bạn không hết bài được nên không có gì để hỏi.
refusal_no_wild_cards_here = { $meld }: phỏm này không được có lá thế.
refusal_no_writing = Bàn này không cho nhắn tin.
refusal_nobody_there = Không làm được việc này với người đang ngồi đó.
refusal_nobody_to_ask = Ở bàn này không có ai để mời.
refusal_not_an_action_here = Việc đó không thuộc một lượt của trò này.
refusal_not_asked = Bạn không được hỏi điều đó lúc này.
refusal_not_at_that_depth = Lá đó không nằm ở chỗ ấy trong chồng bài bỏ.
refusal_not_beside_laid_off = { $cards } không được gửi vào cạnh lá mà người khác đã gửi.
refusal_not_coming_in = Bây giờ bạn không vào lại được.
refusal_not_every_rank = { $meld } không phải sảnh từ át đến K: mỗi số phải có đúng một lá.
refusal_not_finished = Không xong trong { $seconds } giây. Hãy thử lại sau giây lát.
refusal_not_found = Ở đây không có gì.
refusal_not_friends = Hai bạn không phải, hoặc không còn là bạn bè.
refusal_not_host = Chỉ chủ bàn làm được việc này.
refusal_not_in_discards = { $card } không có trong các lá bỏ.
refusal_not_in_hand = Bạn không có { $cards }.
refusal_not_json = Nội dung này phải được gửi dưới dạng JSON.
refusal_not_of_kind = { $meld } không phải { $kind }.
refusal_not_one_colour = { $meld } có cả lá đỏ lẫn lá đen, nhưng sảnh phải toàn đỏ hoặc toàn đen.
refusal_not_opening = Bây giờ không có gì để công bố.
refusal_not_pausable = Bây giờ không thể tạm dừng.
refusal_not_paused = Bàn không tạm dừng.
refusal_not_reviewed = Không phân tích được: { $reason }
refusal_not_saved = Không lưu được nên không tính. Hãy thử lại.
refusal_not_seated = Bạn không có chỗ ở bàn này.
refusal_not_solved = Ở đây không giải được điều này. { $reason }
refusal_not_started = Trận chưa bắt đầu.
refusal_not_the_contract = Các phỏm phải có số lá: { $contracts }.
refusal_not_the_first_contract =
    { $groups ->
        [0] Lần hạ đầu tiên phải là hợp đồng của ván này, hạ hết trong một lượt: sảnh { $runs }.
       *[other]
            { $runs ->
                [0] Lần hạ đầu tiên phải là hợp đồng của ván này, hạ hết trong một lượt: nhóm { $groups }.
               *[other] Lần hạ đầu tiên phải là hợp đồng của ván này, hạ hết trong một lượt: nhóm { $groups }, sảnh { $runs }.
            }
    }
refusal_not_your_turn = Chưa đến lượt bạn.
refusal_nothing_to_answer = Không ai hỏi bạn về việc hết bài.
refusal_nothing_to_buy = Bây giờ không có lá bỏ nào để mua.
refusal_nothing_to_call = Bây giờ không có lá bỏ nào để gọi.
refusal_nothing_to_claim = Bây giờ không có lá bỏ nào để xin.
refusal_nothing_to_discard = Lá cuối của nọc đã được bày ra: hãy kết thúc lượt mà không đánh bỏ.
refusal_nothing_to_force = Bây giờ không có lá bị bỏ qua nào để ép.
refusal_nothing_to_take_back = Không có gì để lấy lại.
refusal_nothing_to_verify = Biên bản không có mã xáo bài nên không thể chia lại.
refusal_offered_card_first = Hãy lấy lá này hoặc bỏ qua trước khi lật lá tiếp theo.
refusal_one_card_against_one = Ai chỉ còn một lá trên tay thì không được ăn chồng chỉ có một lá.
refusal_one_group_per_rank = Phe bạn đã có nhóm số này: hãy thêm các lá của { $meld } vào đó.
refusal_one_meld_per_turn = Mỗi lượt chỉ được hạ một phỏm mới hoặc gửi một lần.
refusal_one_sided = { $meld }: cả hai bên joker gương đều phải có quân.
refusal_only_declared_pairs = Bạn đã tuyên bố chơi đôi: phải hết bài bằng { $count } đôi.
refusal_only_first_upcard_let_pass = Chỉ được bỏ qua lá ngửa đầu tiên của ván: hãy rút một lá.
refusal_only_in_first_turn = Tay bài được chia chỉ được hạ ở lượt đầu, trước khi rút.
refusal_only_in_going_out = { $meld } chỉ được hạ khi hết bài, sau cùng.
refusal_only_in_last_turn = Chỉ ở lượt cuối mới được hạ phỏm và gửi lá.
refusal_only_offered_card_let_pass = Không có lá nào được mời để bạn bỏ qua.
refusal_only_top_discard = Chỉ được lấy lá trên cùng của chồng bài bỏ.
refusal_only_top_of_stock = Chỉ được lấy lá trên cùng của nọc.
refusal_only_watching = Người xem không làm được việc này.
refusal_opening_needs_natural_run = Lần hạ đầu tiên phải có một sảnh không có joker hay lá thế nào khác.
refusal_opening_needs_taken_card = Lần hạ đầu tiên phải có một lá vừa lấy từ chồng bài bỏ, trừ khi bạn hết bài ngay trong lượt này.
refusal_opening_not_from_rack = { $meld }: lần hạ đầu tiên phải từ khay của chính bạn.
refusal_opening_too_early = Chưa ai được hạ lần đầu tiên trước khi mọi người đã có { $rounds } lượt.
refusal_opening_too_few_pairs = Lần hạ đầu tiên bằng đôi phải có ít nhất { $minimum } đôi; bạn có { $value }.
refusal_opening_too_low = Lần hạ đầu tiên phải trị giá { $minimum }; đây là { $value }.
refusal_option_idle = “{ $one }” không có tác dụng, vì “{ $other }” đang là: { $value }.
refusal_options_clash = Không thể chọn cả “{ $one }” và “{ $other }”.
refusal_out_of_range =
    { $family ->
        [tiles] { $meld } không phải sảnh: joker sẽ đứng dưới 1 hoặc trên 13.
       *[other] { $meld } không phải sảnh: ở đầu đó không có lá nào cho joker thay.
    }
refusal_outdated_table = Bàn này chơi theo phiên bản luật cũ và không chơi tiếp được.
refusal_own_friend_link = Đây là liên kết của chính bạn: hãy gửi cho người khác.
refusal_own_games_off = Máy chủ này không cho chơi trò tự tạo.
refusal_pairs_beside_first_melds = Lần hạ đầu tiên hoặc là nhóm và sảnh, hoặc là đôi, không được cả hai.
refusal_pairs_beside_melds = Muốn hết bài, hãy bày đúng { $count } đôi hoặc không đôi nào.
refusal_pairs_declared_already = Bạn đã tuyên bố chơi đôi rồi.
refusal_pairs_declared_before_drawing = Chỉ được tuyên bố chơi đôi trước khi rút.
refusal_partner_asks = Đồng đội đang hỏi có được hết bài không: hãy trả lời trước.
refusal_partner_said_no = Đồng đội đã nói không: phải giữ một lá sau khi đánh bỏ.
refusal_partner_said_yes = Đồng đội đã đồng ý: lượt này bạn phải hết bài.
refusal_passkey_again = Trước hết hãy xác nhận bằng khóa truy cập.
refusal_passkey_refused = Khóa truy cập này không được chấp nhận.
refusal_paused = Bàn đang tạm dừng; hãy tiếp tục trước.
refusal_pile_blocked = Không được ăn chồng bài bỏ khi lá trên cùng là { $card }.
refusal_pile_call_does_not_fit = { $card } không hợp với phỏm nào trên bàn và không tạo phỏm với các lá bên trên trong chồng.
refusal_pile_frozen =
    { $count ->
        [0] Chồng bài bỏ bị đóng băng với bạn: cần hai lá thường trên tay cùng số với { $card }, mà bạn không có lá nào.
        [1] Chồng bài bỏ bị đóng băng với bạn: cần hai lá thường trên tay cùng số với { $card }, mà bạn chỉ có một lá.
       *[other] Chồng bài bỏ bị đóng băng với bạn: hãy chọn hai lá thường trên tay cùng số với { $card }; bạn có { $count } lá.
    }
refusal_pile_must_be_taken = Nọc đã hết và lá trên cùng của chồng bài bỏ hợp với phỏm của phe bạn: hãy ăn chồng.
refusal_pile_needs_two = Muốn ăn chồng bài bỏ, hãy chọn hai lá trên tay để hạ cùng { $card }, ít nhất một là lá thường. Bạn có { $count } lá cùng số với nó và { $wild } lá thế.
refusal_pile_taken_whole = Không được lấy riêng lá trên cùng của chồng bài bỏ: hãy ăn cả chồng và hạ ngay lá đó.
refusal_promise_broken = Điều này không khớp với cam kết.
refusal_promise_first = Ở bàn này, người chơi cam kết số ngẫu nhiên trước rồi mới công bố. Hãy tải lại trang.
refusal_promises_fixed = Trận đấu sắp bắt đầu; không thể thay đổi gì nữa.
refusal_rated_table = Bàn tính hạng chỉ dành cho người có tài khoản: không có máy, không có gợi ý.
refusal_record_not_yet = Biên bản chỉ có khi trận đã kết thúc.
refusal_record_too_long = Ở đây không phát lại được biên bản hơn { $most } nước đi.
refusal_review_failed = Không hoàn tất được bản phân tích. Hãy thử lại.
refusal_reviews_busy = Đang có quá nhiều bản phân tích chờ. Hãy thử lại sau vài phút.
refusal_run_claimed_by_next_only = Chỉ người kế tiếp được xin lá bỏ để hạ sảnh.
refusal_run_too_long = { $meld } không phải sảnh: sảnh có nhiều nhất { $maximum }.
refusal_same_colour = { $meld }: trước và sau joker đổi màu phải khác màu.
refusal_senseless_sheet = Luật này không hợp lý: { $reason }
refusal_sent_away = Chủ bàn đã đưa bạn ra khỏi bàn này.
refusal_server_error = Máy chủ gặp lỗi. Không có gì bị thay đổi.
refusal_show_first = Ở lượt cuối hãy hạ phỏm trước khi đánh bỏ.
refusal_sides_differ = { $meld }: các quân bên trái và bên phải joker gương phải giống nhau.
refusal_somebody_there = Chỗ này đã có người.
refusal_stale_version = Bàn đã thay đổi trong lúc đó.
refusal_stock_is_empty = Nọc đã hết.
refusal_study_changed = Bài nghiên cứu này vừa được sửa ở nơi khác. Hãy tải lại.
refusal_study_full = Một bài nghiên cứu có tối đa { $most } lượt.
refusal_study_maker_only = Chỉ người tạo bài nghiên cứu này mới sửa được.
refusal_swap_after_melding = Chỉ được đổi joker sau khi rút và trước khi hạ bất cứ gì.
refusal_swap_before_opening =
    { $family ->
        [tiles] Chỉ sau lần hạ đầu tiên mới được lấy quân thế.
       *[other] Chỉ sau lần hạ đầu tiên mới được đổi joker.
    }
refusal_switched_off = Tính năng này đã tắt trên máy chủ này.
refusal_table_changed_before_first_meld = Trước lần hạ đầu tiên bạn không được đụng đến các phỏm trên bàn.
refusal_table_changed_before_opening = Trước lần hạ đầu tiên { $minimum } điểm bạn không được đụng đến các bộ trên bàn.
refusal_table_closed = Chủ máy chủ này đã đóng bàn này. Lý do: { $reason }
refusal_table_full = Mọi chỗ đã có người.
refusal_table_log_full = Bàn này đã thay đổi quá nhiều lần; bây giờ chỉ đánh tiếp được.
refusal_taken_card_into_new_meld = Trước hết { $card } phải vào một phỏm mới.
refusal_taken_card_must_stay_in_a_meld = Không có { $card } thì một lá ăn của người khác sẽ không còn phỏm.
refusal_taken_cards_apart = Mỗi lá ăn của người khác ({ $cards }) phải nằm trong một phỏm riêng.
refusal_taken_meld_needs_hand_card = Trước hết phải hạ { $card } trong một phỏm mới có ít nhất một lá sẵn trên tay.
refusal_tile_missing = { $tiles } phải ở lại trên bàn.
refusal_tile_not_yours = { $tiles } không có trên khay của bạn.
refusal_tile_only_to_lay = Chỉ được lấy { $card } nếu hạ nó trong lượt này (trong lần hạ đầu tiên nếu bạn chưa hạ), nhưng nó không hợp vào đâu.
refusal_tiles_away = Khay chưa đủ: còn thiếu ít nhất { $count } quân.
refusal_too_fast = Nhanh quá: hãy chờ một chút.
refusal_too_few_dublees = Muốn báo ù bằng dublee phải có ít nhất { $minimum } dublee, mà bạn có { $count }.
refusal_too_few_naturals = { $meld } có quá ít lá thường: cần ít nhất { $minimum }.
refusal_too_few_pures = Muốn báo ù phải có { $minimum } sảnh thuần, mà ở đây có { $count }.
refusal_too_large = Dài quá.
refusal_too_many = { $meld } không phải nhóm: nhóm có nhiều nhất { $maximum }.
refusal_too_many_bot_tables = Một bot chỉ được ngồi tối đa { $most } bàn.
refusal_too_many_bots = Bạn có tối đa { $most } bot ở đây.
refusal_too_many_clubs = Bạn có thể ở nhiều nhất { $most } hội chơi.
refusal_too_many_copies = Có { $count } { $tile }, mà trò này chỉ có { $most }.
refusal_too_many_deals = Một trận chỉ được chia tối đa { $most } lần.
refusal_too_many_friends = Ở đây không ai có thể có hơn { $most } bạn bè.
refusal_too_many_jokers = { $meld } có nhiều lá thế hơn lá thường.
refusal_too_many_mails = Hôm nay bạn đã yêu cầu quá nhiều lần. Hãy thử lại vào ngày mai.
refusal_too_many_passkeys = Một tài khoản có tối đa { $most } khóa truy cập.
refusal_too_many_studies = Bạn có tối đa { $most } bài nghiên cứu. Hãy xóa một bài trước.
refusal_too_many_study_records = Một bài nghiên cứu có biên bản từ tối đa { $most } tệp.
refusal_too_many_tournaments = Một người tổ chức có tối đa { $most } giải đấu đang diễn ra.
refusal_too_much_deadwood = Như vậy còn { $deadwood } điểm bài rác; ván này muốn gõ phải còn { $limit } trở xuống.
refusal_too_short =
    { $family ->
        [tiles] { $meld } quá ngắn: một bộ cần ít nhất { $minimum }.
       *[other] { $meld } quá ngắn: một phỏm cần ít nhất { $minimum }.
    }
refusal_took_too_long = Không tìm ra nước hay nhất trong { $seconds } giây.
refusal_tournament_bad_format = Thể thức này không được: một bàn không thể có nhiều người đi tiếp như vậy.
refusal_tournament_bad_result = Bàn này không thể có kết quả như vậy.
refusal_tournament_begun = Giải đấu đã bắt đầu rồi.
refusal_tournament_full = Giải đấu này nhận tối đa { $most } người tham gia.
refusal_tournament_host_only = Chỉ người tổ chức giải mới làm được việc này.
refusal_tournament_no_entrant = Giải đấu này không có người tham gia đó.
refusal_tournament_not_begun = Giải đấu chưa bắt đầu.
refusal_tournament_over = Giải đấu đã kết thúc.
refusal_tournament_result_stands = Không sửa được kết quả này nữa: các trận khác dựa vào nó.
refusal_tournament_round_on = Vòng này chưa kết thúc.
refusal_tournament_table = Việc này do giải đấu quyết định, không phải bàn.
refusal_tournament_too_few = Giải đấu cần ít nhất { $fewest } người tham gia.
refusal_tournament_too_many_rounds = Giải đấu có tối đa { $most } vòng.
refusal_trial_waits = Máy chơi thử mọi trò mới trước khi mở bàn. Số trò xếp trước trò này: { $before }. Trò này giữ nguyên thứ tự: hãy thử lại sau giây lát.
refusal_turn_not_over = Lượt chưa hết.
refusal_turn_over = Lượt đã hết.
refusal_two_mirrors = { $meld }: một bộ chỉ được có một joker gương, ở giữa.
refusal_unavailable = Máy chủ hiện không truy cập được cơ sở dữ liệu. Hãy thử lại.
refusal_unknown_account = Không có tài khoản đó.
refusal_unknown_ban = Không có lệnh cấm đó.
refusal_unknown_bot = Không có bot này.
refusal_unknown_club = Không có hội chơi này, hoặc bạn không phải thành viên.
refusal_unknown_code = Không có bàn nào với mã này.
refusal_unknown_face = { $meld } có một lá hay quân không thuộc trò này.
refusal_unknown_game = Không có trò này.
refusal_unknown_link = Mã này sai, quá cũ hoặc đã được dùng.
refusal_unknown_mail_link = Liên kết này sai, đã hết hạn hoặc đã được dùng.
refusal_unknown_passkey = Không có khóa truy cập này.
refusal_unknown_puzzle = Không có câu đố này.
refusal_unknown_review = Biên bản này không có bản phân tích, hoặc không còn nữa. Hãy mở lại biên bản.
refusal_unknown_session = Thiết bị này chưa đăng nhập.
refusal_unknown_study = Không có bài nghiên cứu này, hoặc nó đã bị xóa.
refusal_unknown_table = Không có bàn này. Có thể liên kết sai hoặc đã quá cũ.
refusal_unknown_tournament = Không có giải đấu này.
refusal_unknown_turn = Trận này không có lượt đó.
refusal_unreadable = Không đọc được nội dung đó.
refusal_upcard_is_offered = Hãy lấy lá ngửa hoặc bỏ qua; sau đó mới được rút từ nọc.
refusal_upcard_only_before_first_meld = Sau khi hạ hợp đồng chỉ được rút từ nọc.
refusal_upcard_only_for_first_meld = Trước lần hạ đầu tiên chỉ được lấy lá ngửa cho lần hạ đó, mà với lá này bạn chưa hạ được { $minimum } điểm.
refusal_upcard_only_into_meld = Chỉ được ăn { $card } nếu nó làm thành phỏm với các lá trên tay bạn, không kèm lá đã ăn trước.
refusal_upcard_only_to_lay = Chỉ được lấy { $card } nếu hạ nó ngay, nhưng nó không hợp vào đâu.
refusal_upcard_refused_only_when_blocked = Chỉ được từ chối lá ngửa khi đã hết nọc.
refusal_upcard_to_be_used = Chỉ được lấy { $card } nếu hạ nó trong lượt này.
refusal_upcard_was_let_pass = Cả hai đã bỏ qua lá ngửa: hãy rút từ nọc.
refusal_waited_in_vain = Không ai đến, nên đã thôi tìm.
refusal_wild_upcard_refused = { $card } là lá thế nên không được lấy từ chồng bài bỏ.
refusal_would_leave_taken_upcard = Như vậy chỉ còn { $card }, lá bạn lấy từ chồng bài bỏ và không được đánh bỏ trong lượt này.
refusal_wrap =
    { $family ->
        [tiles] { $meld } không phải sảnh: không gì đứng sau số lớn nhất.
       *[other] { $meld } không phải sảnh: không gì đứng sau lá lớn nhất.
    }
refusal_wrong_host = Máy chủ này không nhận tên máy chủ { $host }. Người vận hành có thể cho phép bằng --allowed-host.
refusal_wrong_origin = Yêu cầu này đến từ trang của một nơi khác.
replay_back = Lùi một nước
replay_download = Tải biên bản
replay_first = Đầu ván
replay_go = Phát lại
replay_hands = Mọi tay bài
replay_last = Cuối ván
replay_link = Phát lại
replay_move = Nước đi
replay_move_of = Nước { $number }/{ $count }
replay_moves = Các nước đi
replay_next = Tiến một nước
replay_open = Mở tệp
replay_other = Biên bản khác
replay_pause = Tạm dừng
replay_play = Phát
replay_sentence = Xem lại một trận đã ghi, từng nước một. Bàn nào xong cũng có biên bản; bạn cũng có thể tự viết.
replay_speed = Tốc độ
replay_text = Biên bản
replay_title = Phát lại
replay_to_table = Đến bàn
replay_total = tổng { $total }
replay_unknown = không rõ
replay_waits = Biên bản này chưa từng mở trên thiết bị này: máy chủ phải diễn lại một lần, mà hiện không kết nối được. Khi máy chủ trả lời, biên bản sẽ tự mở.
review_accuracy = Độ chính xác
review_accuracy_about = Độ chính xác: trong các lượt đã phân định, tỉ lệ lượt không có nước nào hay hơn. Đã phân định: những lượt có lựa chọn và không quá sát. Mất đi: các sai lầm đã làm mất bao nhiêu điểm hơn người khác. May rủi và lựa chọn: mỗi thứ đã đổi cơ hội bao nhiêu trong các lượt của chính người đó; 1 là cả một ván.
review_ahead = Trung bình hơn { $reached } điểm; nước hay nhất: { $best }.
review_as_bots = Máy nào cũng sẽ đánh như vậy
review_as_table = Dạng bảng
review_before = Trước đó
review_begins = Bản phân tích đang bắt đầu.
review_best = Hay nhất
review_better = Hay hơn
review_by_choice = do lựa chọn
review_by_luck = do may rủi
review_by_luck_missed = chủ yếu do may rủi, nhưng có nước hay hơn
review_call = Gọi “Rummy!”
review_chances = Cơ hội thắng
review_chances_about = Mỗi điểm cho biết thế bài kết thúc ra sao khi được đánh đến cùng { $count } lần với mọi tay bài như lúc đó; có thể lệch { $error }.
review_change = Với mọi tay bài đúng như lúc đó, cơ hội thắng là { $before } trước lượt này và { $after } sau lượt này.
review_change_choice = Trong đó { $choice } là do lựa chọn: điều người này có thể biết là kém hơn. Phần còn lại, { $luck }, là may rủi.
review_change_luck = Phần chênh lệch tính là may rủi: theo những gì người này có thể biết, không nước nào chắc chắn hay hơn.
review_choice = Lựa chọn
review_compared = So sánh { $deals } lần với tay bài giả định
review_compared_about = Mỗi lần, những gì người này không thấy được chia lại, rồi cả hai nước đều được đánh đến cùng. So bằng điểm chứ không bằng cơ hội thắng; cơ hội này khác với ở trên, nơi mọi tay bài giữ như lúc đó.
review_compared_match = Mỗi lần, những gì người này không thấy được chia lại, rồi cả hai nước đều được đánh đến cùng. So bằng cơ hội thắng trận.
review_cost = Mất đi
review_costs = Có nước hay hơn: hơn khoảng { $points } điểm
review_costs_match = Có nước hay hơn: cơ hội thắng trận cao hơn khoảng { $percent }
review_decided = Quyết định đã rõ: { $decided }/{ $choices }
review_decided_of = phân định { $decided }/{ $turns }
review_decisive = Những lượt quyết định
review_deeper = Xem kỹ hơn
review_deeper_about = Đánh thử lượt này thêm nhiều lần nữa. Ai mở bản phân tích này cũng thấy kết quả.
review_deeper_failed = Chưa xem kỹ xong được. Hãy thử lại.
review_deeper_waits = Đang xếp trước: { $count }
review_deeper_works = Đang xem kỹ hơn: { $percent }
review_depends =
    { $when ->
        [knock_at_once] Tùy đối phương gõ lúc nào: hay hơn nước kia nếu họ gõ ngay khi được gõ, kém hơn nếu họ chờ
       *[knock_late] Tùy đối phương gõ lúc nào: hay hơn nước kia nếu họ chờ, kém hơn nếu họ gõ ngay khi được gõ
    }
review_draw_tile = Không đánh gì, rút một quân.
review_end = { $deal }, kết thúc
review_expected = Cơ hội thắng { $chance }, hơn { $points } điểm
review_expected_match = Cơ hội thắng trận { $match }; ván này: { $chance }, hơn { $points } điểm
review_forced = Không có nước nào khác
review_held = Không phải sai lầm: đánh tiếp { $deals } lần, giữ lại được bằng hoặc hơn.
review_lay_off = Gửi { $cards }.
review_leave = Bạn có thể rời trang này: việc phân tích vẫn tiếp tục, và kết quả được giữ cùng trận cho mọi người.
review_leave_file = Bản phân tích của biên bản mở từ tệp được giữ một giờ.
review_left =
    { $family ->
        [tiles] Quân còn có thể đánh thêm: { $tiles }; điểm: { $points }
       *[other] Lá còn có thể hạ thêm: { $tiles }; điểm: { $points }
    }
review_luck = May rủi
review_luck_and_choice = May rủi và lựa chọn
review_next = Lượt sau
review_none_missed = Không tìm thấy sai lầm rõ ràng nào.
review_not_compared = Chưa so sánh
review_only_missed = Chỉ những lượt có sai lầm ({ $count })
review_other_record = Về phần phát lại
review_place = { $deal }, lượt { $turn }
review_play = Đánh { $tiles }.
review_played = Đã đánh
review_player = Người chơi
review_previous = Lượt trước
review_proven = Đã chứng minh: không thể nhiều hơn.
review_rival = Hoặc
review_see = Xem
review_shown = Đang hiện
review_surer = Đang xem kỹ những lượt có thể mất nhiều nhất: { $percent }
review_surer_waits = Đây là cái nhìn đầu tiên. Sẽ xem kỹ hơn; số bản đang xếp trước: { $count }
review_take = Lấy { $card } từ chồng bài bỏ.
review_take_top = Lấy lá trên cùng của chồng bài bỏ.
review_title = Tôi đã bỏ lỡ gì?
review_too_close = Sau { $deals } ván, hai nước này vẫn quá sát để phân định.
review_try = Thử lại lượt này
review_try_back = Về bản phân tích
review_try_task = Trong trận đã đánh: { $action } Hãy tìm nước hay hơn.
review_turn_by_turn = Từng lượt một
review_turn_of = Lượt { $number }/{ $count }
review_undecided = Chưa rõ sau { $deals } ván
review_unproven = Có thể còn nước hay hơn.
review_waiting = Số bản phân tích đang xếp trước: { $count }
review_warmer = Đúng hướng: hay hơn nước đã đánh.
review_was_best = Hay bằng nước hay nhất
review_way = Xem lời giải
review_way_hide = Ẩn lời giải
review_working = Đang xem lại trận: { $percent }
rules_away_house_rules = Đây là luật khi không có luật riêng: phần luật riêng do máy chủ viết, mà hiện không kết nối được.
rules_contents = Các mục
rules_title = Luật { $game }
said_by = { $name }: { $phrase }
scan_again = Ảnh khác
scan_button = Quét
scan_doubtful_piece = { $piece }, chưa chắc
scan_file = Chọn ảnh
scan_found =
    { $family ->
        [tiles] Số quân tìm thấy: { $count }.
       *[other] Số lá bài tìm thấy: { $count }.
    }
scan_join = Nối hàng này với hàng khác
scan_join_where = Chạm vào hàng cần nối.
scan_larger = Phóng to
scan_loading = Đang tải phần đọc ảnh: { $percent }%
scan_look = Chưa chắc: { $count }
scan_move = Chuyển sang hàng khác
scan_move_where = Chạm vào hàng đúng của: { $piece }
scan_no_piece =
    { $family ->
        [tiles] Chỗ này không có quân nào
       *[other] Chỗ này không có lá nào
    }
scan_note =
    { $family ->
        [tiles] Chạm vào một quân để sửa quân hoặc hàng của nó, hoặc chạm vào ảnh ở chỗ còn thiếu quân.
       *[other] Chạm vào một lá để sửa lá hoặc hàng của nó, hoặc chạm vào ảnh ở chỗ còn thiếu lá.
    }
scan_photo = Ảnh
scan_private = Ảnh không rời khỏi thiết bị này.
scan_reading = Đang đọc ảnh…
scan_row = Hàng { $number }
scan_row_new = Hàng mới
scan_shutter = Chụp ảnh
scan_split = Bắt đầu hàng mới từ đây
scan_trial = Đọc lá bài đang ở giai đoạn thử: trên 67 ảnh thử, phần lớn là các lá nằm riêng, 97,9% số lá được đọc đúng. Hãy để lộ góc của các lá và kiểm tra từng lá.
scan_turn = Xoay ảnh
scan_unloaded = Không tải được. Lần quét đầu cần kết nối internet, các lần sau thì không.
scan_unread = Không đọc được ảnh. Hãy thử ảnh khác.
scan_use =
    { $family ->
        [tiles] Dùng các quân này
       *[other] Dùng các lá này
    }
scan_which =
    { $family ->
        [tiles] Đây là quân nào?
       *[other] Đây là lá nào?
    }
score_after_round = Sau vòng { $number }
score_boxes = Ván thắng (box)
score_boxes_bonus = Thưởng ván thắng
score_check = Kiểm tra
score_check_deals = Các ván: { $sum }
score_check_players = Người chơi: { $sum }
score_check_sum = +{ $won } − { $lost } = { $sum }
score_chips = Tính bằng phỉnh
score_column = Cột { $number }
score_column_closed = đã đóng
score_deal = Ván
score_deal_number = Ván { $number }
score_eliminated = bị loại
score_final = Điểm cuối cùng
score_game_bonus = Thưởng thắng trận
score_games_won = Số ván thắng
score_goal_countdown = Mỗi người { $count } điểm, đến khi có người hết điểm
score_goal_deal = Trận một ván
score_goal_deals = Trận { $count } ván
score_goal_limit = Bị loại khi đạt { $count } điểm
score_goal_points = Ai đạt { $count } điểm trước
score_in_columns = ghi vào cột { $numbers }
score_money = Tiền
score_none = Chưa có ván nào được tính điểm.
score_rake = Đã góp { $gross }, trong đó nhà cái giữ { $rake }
score_rejoined = Vào lại
score_shutout = Thắng trắng
score_stake_point = { $amount } mỗi điểm
score_stake_pool = Mỗi người góp { $amount }, quỹ có { $pool }
score_start = Ban đầu
score_title = Điểm
score_total = Tổng
score_wins_games = Ai thắng nhiều ván nhất; bằng nhau thì xét tổng điểm cao hơn
score_wins_last_left = Người cuối cùng còn lại lấy quỹ
score_wins_left = Người cuối cùng còn lại thắng
score_wins_lowest = Tổng thấp nhất thắng
seat_dealer = người chia
seat_games_won = thắng { $count } ván
seat_laid = đã hạ { $points }
seat_pairs = chơi đôi
seat_partner = đồng đội
seat_place = hạng { $place }
seat_sits_out = nghỉ ván này
seat_starter = đi trước
settings_agree_puzzles = Luôn cho làm câu đố từ các trận của tôi
settings_agree_puzzles_note = Ngay khi trận kết thúc. Chỉ làm câu đố khi mọi người đều đồng ý, và cho đến lúc đó bạn có thể rút lại.
settings_felt = Bàn
settings_felt_blue = Xanh dương
settings_felt_green = Xanh lá
settings_felt_wine = Đỏ rượu vang
settings_four_colours = Bài bốn màu
settings_four_colours_note = Rô xanh dương, chuồn xanh lá
settings_initials = Chữ cái đầu
settings_language = Ngôn ngữ
settings_less_motion = Ít chuyển động
settings_pace = Tốc độ của máy
settings_pace_at_once = Ngay lập tức
settings_pace_note = Khi bạn chơi một mình với máy. Chạm vào chỗ trống trên bàn để khỏi phải chờ.
settings_portrait = Khuôn mặt của bạn tại bàn
settings_portrait_number = Khuôn mặt { $number }
settings_size = Cỡ quân và lá bài
settings_size_large = Lớn
settings_size_normal = Thường
settings_size_small = Nhỏ
settings_sound = Âm thanh
settings_speed = Hoạt ảnh
settings_speed_fast = Nhanh
settings_speed_slow = Chậm
settings_spread = Bài trên tay
settings_spread_tight = Khít
settings_spread_wide = Thưa
settings_theme = Giao diện
settings_theme_dark = Tối
settings_theme_light = Sáng
settings_theme_system = Theo máy
settings_title = Cài đặt
settings_volume = Âm lượng
shop_add = Thêm
shop_add_to = Thêm: { $field }
shop_add_which = Thêm gì: { $field }
shop_bounds = Từ { $low } đến { $high }.
shop_by_players = Theo số người chơi
shop_changed = Đã đổi: { $count }.
shop_down = Lùi sau: { $part }
shop_first_name = { $game } của tôi
shop_from = { $field }: từ
shop_from_game = Dựa trên
shop_group_changed = đã đổi: { $count }
shop_group_wrong = chưa đi cùng nhau
shop_less = Giảm: { $field }
shop_load = Mở tệp
shop_more = Tăng: { $field }
shop_name = Tên trò chơi
shop_new_rule = Đã đổi:
shop_redo = Làm lại
shop_remove = Gỡ: { $part }
shop_restore = Trở về bản gốc: { $field }
shop_same = Như nhau cho tất cả
shop_save = Lưu thành tệp
shop_senseless = Những luật sau chưa đi cùng nhau:
shop_sentence = Bắt đầu từ bất kỳ trò nào và đổi những gì bạn muốn. Phần luật bên cạnh cho thấy kết quả.
shop_stale = Đây là luật trước thay đổi cuối cùng; thay đổi đó chưa hợp lý.
shop_start_over = Trở về bản gốc
shop_tab_controls = Thay đổi
shop_title = Trò chơi của bạn
shop_to = { $field }: đến
shop_trying = Máy đang chơi thử…
shop_unchanged = Chưa có gì thay đổi.
shop_undo = Hoàn tác
shop_unread = Tệp này không phải bảng luật:
shop_up = Lên trước: { $part }
shop_waits = Máy chơi thử mọi trò mới trước khi mở bàn. Số trò xếp trước trò của bạn: { $before }. Trò của bạn giữ nguyên thứ tự.
shop_with = Có
shop_without = Không
sign_at_once = Hạ mọi phỏm cùng lúc
sign_block = Hết nọc thì không làm lại
sign_books = Phỏm lớn từ { $count } lá
sign_burracos = Burraco từ { $count } lá
sign_buy = Được mua lá bỏ khi chưa đến lượt
sign_call_draw = Được gọi so bài
sign_call_drop = Được kết thúc ván trước khi rút
sign_canastas = Canasta từ { $count } lá
sign_cards_laid = Lá bài tính điểm cho người hạ nó
sign_claims = Được xin lá bỏ: pon và chi
sign_contract = Hạ cả tay bài một lần, đúng các cỡ này
sign_contracts = { $count } ván, mỗi ván một hợp đồng
sign_corner = K A 2 là sảnh
sign_deals = { $count } ván, trả bằng phỉnh
sign_few_jokers = Joker không bao giờ nhiều hơn lá khác
sign_fight = Người khác đấu hoặc úp bài
sign_first_from_hand = Lần hạ đầu tiên chỉ từ bài trên tay
sign_foot = Foot { $count } lá
sign_force = Được ép người chơi dùng lá đã bỏ qua
sign_joker_freed_any = Quân nào cũng đổi được joker
sign_joker_freed_rack = Quân trên khay đổi được joker
sign_knock = Gõ khi còn { $points } trở xuống
sign_knock_any = Gõ với tay bài nào cũng được
sign_last_left = Bị loại khi đạt { $points }; người cuối cùng còn lại thắng
sign_lives = Cần hai sảnh, một sảnh không có joker
sign_money = Một ván, trả tiền theo điểm
sign_money_value_cards = Trả tiền theo điểm và lá giá trị
sign_only_runs = Chỉ có sảnh
sign_opening = Lần hạ đầu tiên từ { $points } điểm
sign_opening_or_pairs = Lần hạ đầu tiên từ { $points } điểm, hoặc { $count } đôi
sign_own_melds = Tính điểm phỏm của mình
sign_partners = Đồng đội chung phỏm
sign_pile_any = Được lấy bất kỳ lá bỏ nào
sign_pile_down_to_melded = Lấy bất kỳ lá bỏ nào để hạ, kèm các lá bên trên
sign_pile_down_to_used = Lấy bất kỳ lá bỏ nào, kèm các lá bên trên
sign_pile_top_and_second = Lấy lá bỏ thì lấy kèm lá thứ hai
sign_pile_top_into_meld = Chỉ được ăn lá bỏ để làm phỏm
sign_pool = Bị loại khi đạt { $points }; người cuối lấy quỹ
sign_pozzetto = Pozzetto { $count } lá
sign_pures = Cần { $count } sảnh thuần
sign_rearranged = Ai cũng được sắp lại mọi phỏm
sign_special_jokers = Joker đôi, joker gương, joker đổi màu
sign_swap = Được đổi joker
sign_swap_wild_tile = Được đổi quân thế
sign_target = Ai đạt { $points } điểm trước
sign_turns = Mỗi người { $count } lượt
sign_twins = Nhóm được có lá giống hệt
sign_wild_rank = Mỗi ván đổi số làm lá thế
solver_away = Số quân còn thiếu để hết bài: { $count }.
solver_back = Bước trước
solver_best = Nước hay nhất
solver_both =
    { $family ->
        [tiles] Số quân, rồi điểm
       *[other] Số lá, rồi điểm
    }
solver_colon = :{ " " }
solver_comma = ,{ " " }
solver_deadwood = Bài rác: { $count }.
solver_discard = Đánh bỏ một lá
solver_example = Xem ví dụ
solver_finish = Cả tay bài đã xếp xong: hết bài được.
solver_first = Bàn lúc đầu
solver_from_rack =
    { $family ->
        [tiles] { $tiles } từ khay
       *[other] { $tiles } từ tay
    }
solver_from_set = { $tiles } từ { $set }
solver_hand = Tay bài
solver_indicator = Quân mốc
solver_last = Cả nước đi
solver_link = Sao chép liên kết
solver_melded = { $count }/{ $of } lá nằm trong phỏm.
solver_melds = Các phỏm
solver_next = Bước sau
solver_no_first = Không đủ { $minimum } điểm cho lần hạ đầu tiên.
solver_none = Không đánh được gì.
solver_nothing =
    { $family ->
        [tiles] Chạm chọn các bộ trên bàn, rồi khay.
       *[other] Chạm chọn các phỏm trên bàn, rồi tay bài.
    }
solver_nothing_cards = Chạm chọn các lá trên tay.
solver_nothing_finish = Chọn quân mốc, rồi chạm chọn các quân trên khay.
solver_nothing_left = Không còn gì.
solver_objective = Mục tiêu
solver_play =
    { $family ->
        [tiles] Đánh { $count }/{ $of } quân, trị giá { $value }.
       *[other] Đánh { $count }/{ $of } lá, trị giá { $value }.
    }
solver_sentence = Chạm chọn những gì trên bàn và trên tay: nước hay nhất, có chứng minh, từng bước một.
solver_show = Xem nước đi
solver_side = Bài của phe trên bàn
solver_status_both_lives = Bạn có đủ hai mạng.
solver_status_contract = Hạ được cả tay bài.
solver_status_first_life_only = Bạn chỉ có mạng thứ nhất: chỉ các lá của nó được tính là đã vào phỏm.
solver_status_no_first_life = Thiếu mạng thứ nhất: tính mọi lá.
solver_status_short = Thiếu sảnh thuần: tính mọi lá ngoài các sảnh thuần.
solver_status_three_pure = Đủ sảnh thuần: chỉ tính các lá ngoài phỏm.
solver_status_valid_show = Mọi lá đều nằm trong phỏm: báo ù đúng.
solver_steps = Từng bước
solver_table = Bàn
solver_tiles =
    { $family ->
        [tiles] Nhiều quân nhất
       *[other] Nhiều lá nhất
    }
solver_title = Nước hay nhất
solver_value = Nhiều điểm nhất
solver_whole = cả { $set }
solver_worth = Hạ { $count }/{ $of } lá, được { $worth } kể cả điểm thưởng.
status_now = Số người đang ở bàn: { $people }; số bàn: { $tables }
status_since = Chạy từ { $date }, phiên bản { $version }
status_title = Tình trạng máy chủ
status_up = Máy chủ đang hoạt động.
study_add = Thêm vào bài nghiên cứu
study_add_drawing = Thêm
study_all_open = Tất cả
study_arrow = Mũi tên
study_back = Về bài nghiên cứu
study_by_list = Chọn từ danh sách
study_circle = Vòng tròn
study_colour = Màu
study_colour_name =
    { $colour ->
        [green] xanh lá
        [red] đỏ
        [blue] xanh dương
       *[other] vàng
    }
study_comment = Bình luận
study_delete = Xóa bài nghiên cứu
study_delete_sure = Liên kết của nó sẽ không mở được nữa.
study_draw = Vẽ
study_drawings = Hình vẽ
study_drawn_arrow = Mũi tên, { $colour }: từ { $origin } đến { $place }
study_drawn_circle = Vòng tròn, { $colour }: { $place }
study_earlier = Chuyển lên
study_edit = Sửa lượt này
study_from = Từ
study_from_none = Không có: vòng tròn
study_how =
    { $family ->
        [tiles] Chạm vào một quân để khoanh tròn. Muốn có mũi tên, hãy kéo từ chỗ này sang chỗ kia, hoặc chạm vào cả hai.
       *[other] Chạm vào một lá để khoanh tròn. Muốn có mũi tên, hãy kéo từ chỗ này sang chỗ kia, hoặc chạm vào cả hai.
    }
study_into = Đưa vào
study_into_new = bài nghiên cứu mới
study_later = Chuyển xuống
study_leave_out = Xóa lượt này
study_link_note = Ai cũng mở được liên kết này mà không cần tài khoản. Bạn có thể sửa hoặc xóa bài bất cứ lúc nào; nếu một năm không ai mở thì bài bị xóa.
study_make = Tạo liên kết
study_mine = Bài nghiên cứu của tôi
study_name = Tiêu đề
study_only_open = Chỉ { $name }
study_open = Mở bài nghiên cứu
study_open_hands = Tay bài để ngửa
study_remove = Xóa
study_rename = Đổi tiêu đề
study_save = Lưu
study_show = Cho xem lượt này
study_spot_hand =
    { $family ->
        [tiles] khay của { $name }
       *[other] tay bài của { $name }
    }
study_spot_meld =
    { $family ->
        [tiles] bộ { $cards }
       *[other] phỏm { $cards }
    }
study_spot_piece = { $piece } ({ $place })
study_title = Bài nghiên cứu
study_to = Đến
study_turns = { $count } lượt
study_whole =
    { $family ->
        [tiles] Cả bộ
       *[other] Cả phỏm
    }
study_whole_match = Phát lại trận từ đây
table_ask_partner = { $name } hỏi: cho tôi hết bài nhé?
table_away = vắng mặt
table_book_label =
    { $called ->
        [canasta]
            { $kind ->
                [natural] canasta thuần, { $count } lá
                [semi] canasta nửa sạch, { $count } lá
                [mixed] canasta có lá thế, { $count } lá
               *[other] canasta toàn lá thế, { $count } lá
            }
        [book]
            { $kind ->
                [natural] phỏm lớn sạch, { $count } lá
                [semi] phỏm lớn nửa sạch, { $count } lá
                [mixed] phỏm lớn bẩn, { $count } lá
               *[other] phỏm lớn toàn lá thế, { $count } lá
            }
       *[other]
            { $kind ->
                [natural] burraco sạch, { $count } lá
                [semi] burraco nửa sạch, { $count } lá
                [mixed] burraco bẩn, { $count } lá
               *[other] burraco toàn lá thế, { $count } lá
            }
    }
table_borrow_hint = Bạn cũng có thể chọn lá của các phỏm trên bàn để dùng cho phỏm khác.
table_buy_ask = Mua { $card }? Bạn phải lấy thêm { $count } lá từ nọc.
table_buy_asked = { $name } được quyền mua { $card }.
table_buy_limited = Mua { $card }? Bạn phải lấy thêm { $count } lá từ nọc. Còn { $left } lần mua.
table_buy_points = Lấy { $card } khi chưa đến lượt? Điểm phạt: { $count }.
table_call_ask = Gọi { $card }? Nó hợp với một phỏm trên bàn.
table_call_down = Chạm vào lá trong chồng bài bỏ mà bạn gọi; bạn lấy cả các lá bên trên.
table_cards_count = { $count } lá
table_careless_sure =
    { $family ->
        [tiles] { $card } là quân thế hoặc thêm được vào bộ trên bàn: đánh bỏ nó sẽ mất điểm.
       *[other] { $card } gửi được vào phỏm trên bàn hoặc hoàn thành một phỏm trong chồng bài bỏ: đánh bỏ nó sẽ mất điểm.
    }
table_chips = { $count } phỉnh
table_claim_ask = Xin { $card }?
table_claim_asked = { $name } được quyền xin { $card }.
table_claim_none = Bạn không có lá nào để xin { $card }.
table_contract_ready = Các cụm của bạn đã đủ hợp đồng: bấm một lần để hạ.
table_deadwood = Bài rác { $points }
table_dealt_ask = Tay bài được chia của bạn kết thúc ván.
table_declare_pairs_means = Sau đó bạn chỉ hết bài được bằng các đôi, và mọi người đều biết. Không rút lại được.
table_declare_pairs_sure = Chơi đôi chứ?
table_declare_regroup = Xếp theo cách thắng
table_declare_regrouped = Cũng những lá này, xếp cách khác thì thắng.
table_declare_wrong = Như vậy là báo ù sai: mất { $points } điểm, và bạn phải rời ván này.
table_do_answer_no = Không, khoan đã
table_do_answer_yes = Được, cứ hết bài
table_do_aside = Để riêng: { $value }/{ $minimum }
table_do_aside_melds = Để riêng: { $count }/{ $melds } phỏm
table_do_aside_melds_more = Hợp đồng: { $count }/{ $melds } phỏm
table_do_aside_more = Lần hạ đầu tiên: { $value }/{ $minimum }
table_do_aside_run = Thiếu sảnh không có joker
table_do_ask = Cho tôi hết bài nhé?
table_do_borrow = Mượn và hạ
table_do_buy = Mua { $card }
table_do_call = Rummy! { $card }
table_do_call_end_draw = Gọi so bài
table_do_call_end_drop = Kết thúc ván
table_do_chi = Chi với { $cards }
table_do_choose_to_pass = Chọn một lá
table_do_contract = Hạ hợp đồng
table_do_declare = Báo ù
table_do_declare_anyway = Vẫn báo ù: { $points } điểm
table_do_declare_pairs = Tuyên bố chơi đôi
table_do_discard = Đánh bỏ { $card }
table_do_discard_sure = Thật sự đánh bỏ { $card }?
table_do_done = Xong
table_do_draw =
    { $family ->
        [tiles] Rút một quân
       *[other] Rút một lá
    }
table_do_draw_card = Rút một lá
table_do_draw_cards = Rút { $count } lá
table_do_drop = Bỏ ván
table_do_drop_for = Bỏ ván: { $points } điểm
table_do_drop_next = Bỏ ván khi đến lượt
table_do_end = Kết thúc lượt
table_do_end_count = Kết thúc lượt: { $value }/{ $minimum }
table_do_end_short = { $value }/{ $minimum }
table_do_face_down = Hết bài: úp { $card }
table_do_fight = Đấu
table_do_finish = Kết thúc với { $card }
table_do_fits_nowhere = Không hợp phỏm nào
table_do_fold = Úp bài
table_do_force = Ép { $card }
table_do_gin = Gin! Đánh bỏ { $card }
table_do_go_out =
    { $game ->
        [phom] Ù
        [gin_rummy] Gin lớn
       *[other] Hết bài
    }
table_do_knock = Gõ
table_do_knock_with = Gõ với { $points }, đánh bỏ { $card }
table_do_lay =
    { $family ->
        [tiles] Hạ { $count } quân
       *[other] Hạ { $count } lá
    }
table_do_lay_alone = Hạ lá này
table_do_lay_off = Gửi { $cards }
table_do_leave = Bỏ qua { $card }
table_do_let_pass = Bỏ qua
table_do_open = Hạ { $value } điểm
table_do_pass = Bỏ lượt
table_do_pass_on = Chuyển { $card }
table_do_pick =
    { $family ->
        [tiles] Chọn quân để đánh bỏ
       *[other] Chọn lá để đánh bỏ
    }
table_do_pick_meld = Chọn phỏm
table_do_pon = Pon với { $cards }
table_do_put_back = Trả bàn về như cũ
table_do_refuse = Từ chối, kết thúc ván
table_do_rummikub = Rummikub!
table_do_second = Rút lá thứ hai
table_do_show = Hạ phỏm
table_do_show_dealt = Ngửa bài
table_do_show_indicator = Cho xem quân giống
table_do_show_none = Bị móm
table_do_swap =
    { $family ->
        [tiles] Lấy quân thế
       *[other] Lấy joker
    }
table_do_take = Lấy { $card }
table_do_take_down = Lấy { $count } lá, đến { $card }
table_do_take_pile = Ăn cả chồng: { $count }
table_do_throw_last = Đánh bỏ và hết bài
table_do_turn_card = Lật một lá
table_do_turn_over = Lật chồng bài bỏ và rút
table_do_wait = { $name } đang đi
table_do_want_none = Luôn bỏ qua
table_down_any = Bấm một lá: bạn lấy nó cùng mọi lá nằm trên, và phải hạ nó trong lượt này
table_down_ask = Bạn lấy { $count } lá, và phải hạ { $card } trong lượt này.
table_drop_means = Bạn cất bài và rời ván này. Không rút lại được.
table_drop_sure = Thật sự bỏ ván?
table_drop_sure_for = Bỏ ván và chịu { $points } điểm?
table_end_means_draw = Những người khác úp bài hoặc đấu. Nếu có tay bài đấu không nhiều điểm hơn bạn, bạn thua và trả nhiều hơn.
table_end_means_drop = Mọi tay bài được so ngay. Nếu có tay bài khác không nhiều điểm hơn bạn, bạn thua và trả nhiều hơn.
table_end_sure_draw = Gọi so bài ngay?
table_end_sure_drop = Kết thúc ván ngay?
table_face_down_ask = Úp lá cuối cùng để hết bài.
table_fight_ask = { $name } gọi so bài. Bạn đấu không?
table_finish_back = Quay lại
table_finish_pick = Hãy chọn lá để đánh bỏ rồi thử lại.
table_force_ask = { $card } đã bị bỏ qua. Ép không?
table_fresh = mới
table_frozen = Bị đóng băng
table_frozen_all = Đóng băng: phải có hai lá thường cùng số với lá trên cùng mới ăn được.
table_frozen_you = Chồng bài bỏ bị đóng băng với bạn cho đến lần hạ đầu tiên của phe mình.
table_gone = Kết nối với bàn này đã kết thúc.
table_gone_banned = Chủ máy chủ này đã cấm bạn.
table_gone_closed = Chủ máy chủ này đã đóng bàn này.
table_gone_outdated = Bàn này chơi theo phiên bản luật cũ và không chơi tiếp được.
table_gone_pages = Bàn này đang mở ở quá nhiều trang; chỉ các trang mới hơn chơi tiếp.
table_gone_seat = Chỗ này thuộc về trình duyệt khác.
table_group = nhóm
table_group_aside = Lá bỏ
table_group_cards =
    { $family ->
        [tiles] Không thuộc bộ nào
       *[other] Không thuộc phỏm nào
    }
table_group_held = Giữ trên tay
table_group_number = Phỏm { $number }
table_hand = Tay bài của bạn
table_has_drawn = Bạn đã rút. Hãy đánh tiếp hoặc bỏ lượt.
table_home = Mọi trò chơi
table_joker_ask =
    { $family ->
        [tiles] Quân thế thay cho quân nào?
       *[other] Joker thay cho lá nào?
    }
table_keep_playing = Chơi tiếp
table_kept = đã ăn
table_key_apart =
    { $family ->
        [tiles] Để riêng các quân đã chọn trên khay
       *[other] Để riêng các lá đã chọn trên tay
    }
table_key_arrows = Di chuyển giữa các quân, lá và chỗ
table_key_back =
    { $family ->
        [tiles] Trả phần đã chọn về khay
       *[other] Trả phần đã chọn về tay
    }
table_key_draw = Rút
table_key_end = Như nút chính
table_key_enter = Đặt phần đã chọn vào đây
table_key_escape = Bỏ chọn, đóng
table_key_help = Danh sách này
table_key_move =
    { $family ->
        [tiles] Dời quân trên khay, bộ trên bàn
       *[other] Dời lá trên tay, phỏm trên bàn
    }
table_key_new = Hạ phần đã chọn thành bộ mới
table_key_space = Chọn hoặc bỏ chọn
table_key_split =
    { $family ->
        [tiles] Tách bộ trước quân này
       *[other] Tách phỏm trước lá này
    }
table_key_take = Lấy từ chồng bài bỏ
table_keys = Phím
table_knock_gin_only = Chỉ gõ khi có gin
table_knock_hint = Mọi người ngửa bài. Ai còn ít điểm bằng bạn hoặc ít hơn thì thắng thay bạn.
table_knock_hint_gin = Gin: người kia không được gửi vào phỏm của bạn.
table_knock_hint_lay_off = Phỏm của bạn được hạ xuống bàn và người kia gửi bài vào đó. Nếu sau đó người kia còn ít điểm bằng bạn hoặc ít hơn, bạn bị phản gõ.
table_knock_left = Bài rác
table_knock_limit = Gõ khi còn { $limit } trở xuống
table_laid_by = { $name } hạ
table_last_turn = { $name } đã hết bài: đây là lượt cuối của bạn.
table_last_turns = { $name } đã hết bài: mỗi người còn một lượt cuối
table_lay_off_ask = { $name } gõ với { $points }: hãy gửi những lá vừa.
table_leave = Rời trận
table_leave_stay = Ở lại
table_leave_sure = Rời hẳn? Bạn không còn trong ván này và mọi ván sau, mỗi ván { $points } điểm.
table_left = còn { $count }
table_log = Diễn biến
table_mine = đánh trong lượt này
table_more = Thêm
table_more_below = Số bộ ở phía dưới: { $count }
table_move_set =
    { $family ->
        [tiles] Dời bộ
       *[other] Dời phỏm
    }
table_must_play = Hãy hạ { $card } mà bạn đã lấy.
table_new_meld =
    { $family ->
        [tiles] Bộ mới
       *[other] Phỏm mới
    }
table_new_set =
    { $family ->
        [tiles] Bộ mới
       *[other] Phỏm mới
    }
table_no_discard = Lá cuối của nọc đã được bày ra: không đánh bỏ, và ván kết thúc.
table_offered_none = Bây giờ bạn không hạ được { $card }.
table_opened = đã hạ lần đầu tiên
table_order = Sắp gọn bàn
table_order_back =
    { $family ->
        [tiles] Trả lại như cũ
       *[other] Trả lại như cũ
    }
table_order_self = Tự sắp gọn sau mỗi lượt
table_order_self_note =
    { $family ->
        [tiles] Nếu tắt, các bộ nằm yên chỗ bạn đặt.
       *[other] Nếu tắt, các phỏm nằm yên chỗ bạn đặt.
    }
table_out = đã rời ván
table_owner = { $name } hạ
table_pair = Đôi
table_partner_no = Đồng đội nói không: lượt này bạn không được hết bài.
table_partner_yes = Đồng đội đồng ý: hãy hết bài trong lượt này.
table_pass_on_ask = Chọn một lá để chuyển cho { $name }.
table_pile =
    { $family ->
        [tiles] Chồng quân bỏ
       *[other] Chồng bài bỏ
    }
table_pile_any = Lấy lá nào trong đây cũng được
table_pile_empty = trống
table_points = { $count } điểm
table_pool = Kho
table_rack = Khay của bạn
table_reconnecting = Đang kết nối lại…
table_redo = Làm lại
table_refuse_means = Ván dừng lại, và các tay bài được tính như hiện giờ.
table_refuse_sure = Từ chối lá cuối cùng?
table_reset = Về đầu lượt
table_reset_long = Trở về lúc đầu lượt
table_restarting = Máy chủ đang khởi động lại. Xin chờ một lát: ván sẽ tiếp tục từ chỗ đang dừng.
table_rule_link = Xem luật
table_rules = Luật chơi
table_run = sảnh
table_scores = Điểm
table_seats = Người chơi
table_second_hand =
    { $called ->
        [pozzetto] Pozzetto gồm { $count } lá, dành cho: { $names }
       *[other] Foot gồm { $count } lá, dành cho: { $names }
    }
table_second_hint = Bạn lấy kèm một lá thứ hai, từ chồng nào cũng được.
table_second_picked_up =
    { $called ->
        [pozzetto] Đã lấy pozzetto: { $names }
       *[other] Đã lấy foot: { $names }
    }
table_selected = đã chọn
table_set_label = { $kind } { $number }: { $pieces }
table_set_label_plain =
    { $family ->
        [tiles] Bộ { $number }: { $pieces }
       *[other] Phỏm { $number }: { $pieces }
    }
table_side_bonus = Đã bày: { $cards }
table_side_books =
    { $called ->
        [book] Phỏm lớn: { $natural } sạch, { $mixed } bẩn
        [burraco] Burraco: { $natural } sạch, { $mixed } bẩn
       *[other] Canasta: { $natural } thuần, { $mixed } có lá thế
    }
table_side_books_semi = { $books }, { $semi } nửa sạch
table_side_books_wild = { $books }, { $wild } toàn lá thế
table_side_ours = Phe mình
table_sort_colour = Xếp theo màu
table_sort_number = Xếp theo số
table_sort_suit = Xếp theo chất
table_split = Tách ở đây
table_starting = Đang chuẩn bị bàn…
table_stock = Nọc
table_swap_hint =
    { $family ->
        [tiles] Bạn có thể đổi { $card } lấy một quân thế trên bàn.
       *[other] Bạn có thể đổi { $card } lấy một joker trên bàn.
    }
table_table = Bàn
table_table_empty = Trên bàn chưa có gì.
table_take_back = Lấy lại
table_tiles_count = { $count } quân
table_title_turn = Đến lượt bạn · { $game }
table_to_rack =
    { $family ->
        [tiles] Về khay
       *[other] Về tay
    }
table_tray = Để riêng cho lần hạ đầu tiên
table_tray_back = Lấy lại { $pieces }
table_try_again = Thử lại
table_turn_of = Đến lượt { $name }
table_turned_ask = Bạn đã lật { $card }: hạ ngay hoặc bỏ qua.
table_undo = Hoàn tác
table_upcard_ask = Lấy { $card }, hay bỏ qua?
table_view = Cách xem bàn
table_want_none_means = Bạn sẽ không được hỏi nữa: mọi lá bỏ đều được bỏ qua cho đến ván sau, hoặc đến khi bạn tắt mục này.
table_wild = Lá thế: { $rank }
table_you = Bạn
table_your_turn = Đến lượt bạn
table_zoom_all =
    { $family ->
        [tiles] Hiện mọi bộ
       *[other] Hiện mọi phỏm
    }
table_zoom_in =
    { $family ->
        [tiles] Quân to hơn
       *[other] Lá to hơn
    }
table_zoom_out =
    { $family ->
        [tiles] Quân nhỏ hơn
       *[other] Lá nhỏ hơn
    }
table_zoom_usual = Cỡ thường
tip_aim = Mục tiêu của bạn và bạn đã đến đâu luôn hiện ở đây.
tip_button = Nút này luôn ghi rõ bấm vào thì làm gì. Nó đổi theo những gì bạn chọn.
tip_deadwood = Phỏm vẫn giữ trên tay. Khi chỉ còn ít bài rác, bạn có thể gõ.
tip_first_meld = Lần hạ đầu tiên cần { $minimum } điểm từ khay của bạn. Nút bấm cho biết đã được bao nhiêu.
tip_hand =
    { $family ->
        [tiles] Chọn các quân đi với nhau rồi gom lại. Bên dưới sẽ ghi đó là gì, hoặc còn thiếu gì.
       *[other] Chọn các lá đi với nhau rồi gom lại. Bên dưới sẽ ghi đó là gì, hoặc còn thiếu gì.
    }
tip_ok = Hiểu rồi
tip_pick_tiles =
    { $family ->
        [tiles] Chọn quân, rồi chọn chỗ trên bàn để hạ. Kéo thả cũng được.
       *[other] Chọn lá, rồi chọn chỗ trên bàn để hạ. Kéo thả cũng được.
    }
tip_rid = Không xem gợi ý nữa
tip_undo = Chưa kết thúc lượt thì chưa có gì là xong: bạn có thể hoàn tác hoặc về đầu lượt.
tourney_absent = vắng mặt
tourney_absent_name = { $name } vắng mặt
tourney_advance = Số người đi tiếp mỗi bàn
tourney_after = Sau { $time }
tourney_back = Về giải đấu
tourney_begin = Bắt đầu giải đấu
tourney_begin_next = Bắt đầu vòng { $round }
tourney_board = Bàn { $number }
tourney_bots_add = Thêm máy
tourney_bots_count = Số máy
tourney_bracket = Nhánh đấu
tourney_by_hand = nhập tay
tourney_by_lot = Bốc thăm
tourney_by_press = Khi tôi bắt đầu
tourney_by_rating = Theo điểm hạng
tourney_bye = Miễn đấu: { $names }
tourney_clock_waits = Đồng hồ chờ bạn hai phút.
tourney_code = Mã giải đấu
tourney_countdown = Vòng tiếp theo bắt đầu
tourney_cross = Bảng đối đầu
tourney_csv = Bảng xếp hạng (CSV)
tourney_cycles = Số lần gặp nhau
tourney_deal = Ván { $number }
tourney_end = Kết thúc giải đấu ngay
tourney_end_not = Chơi tiếp
tourney_end_sure = Không chơi thêm vòng nào, và thứ hạng giữ nguyên như hiện giờ.
tourney_entrants = Người tham gia: { $count }
tourney_explain = Bấm vào tiêu đề cột để xem ý nghĩa.
tourney_fill = Thêm máy cho đủ
tourney_fill_note = Để không ai bị lẻ trong một vòng.
tourney_finish = Kết thúc giải đấu
tourney_format = Thể thức
tourney_host_begins = Người tổ chức bắt đầu giải đấu khi mọi người đã đến.
tourney_invite = Mời mọi người
tourney_join = Tham gia
tourney_json = Tất cả (JSON)
tourney_knock_out = Loại trực tiếp
tourney_knock_out_note = Ai thua bị loại. Nếu số người không vừa nhánh đấu, các hạt giống hàng đầu được miễn vòng đầu.
tourney_late = Người đến muộn
tourney_late_half = Nửa điểm cho mỗi vòng bỏ lỡ
tourney_late_zero = Không điểm cho vòng bỏ lỡ
tourney_make = Tạo giải đấu
tourney_mine = Giải đấu của tôi
tourney_my_bye = Vòng này bạn được miễn đấu.
tourney_my_table = Đến bàn của tôi
tourney_my_table_note = Vòng { $round }, bàn { $number }.
tourney_my_wait = Trận của bạn đã xong. Các bàn khác vẫn đang chơi.
tourney_name = Tên giải đấu
tourney_new = Giải đấu mới
tourney_next_in = Vòng { $round } bắt đầu sau { $time }.
tourney_nobody = Chưa có ai tham gia.
tourney_none = Bạn chưa tham gia giải đấu nào.
tourney_not_begun = chưa bắt đầu
tourney_open = Đang nhận người tham gia
tourney_over = Đã kết thúc
tourney_pairing = Hạt giống
tourney_pairings = Cặp đấu
tourney_place = Hạng
tourney_place_of = Hạng của { $name }
tourney_play_too = Tôi cũng chơi
tourney_player = Tên
tourney_points_for = Điểm thắng, hòa, thua
tourney_points_of = Điểm của { $name }
tourney_repeats = Có người gặp lại nhau vì không còn cách ghép cặp nào khác.
tourney_result = Nhập kết quả
tourney_result_note = Kết quả này thay cho kết quả bàn gửi về, và được ghi là nhập tay.
tourney_result_of = Kết quả bàn { $number }
tourney_return = Chơi lại
tourney_return_name = Cho { $name } chơi lại
tourney_round = Vòng { $round }
tourney_round_done = Vòng này đã kết thúc.
tourney_round_of = Vòng { $round }/{ $rounds }
tourney_round_robin = Vòng tròn
tourney_round_robin_note = Ai cũng gặp tất cả những người khác. Hợp khi có không quá tám người.
tourney_rounds = Số vòng
tourney_rounds_number = { $count } vòng
tourney_save = Lưu kết quả
tourney_score = Điểm
tourney_seats = Số người mỗi bàn
tourney_sentence = Giải đấu nhiều bàn: ghép cặp, vòng đấu và bảng xếp hạng.
tourney_share_text = Hãy tham gia giải đấu “{ $name }”
tourney_since = từ vòng { $round }
tourney_standings = Bảng xếp hạng
tourney_swiss = Hệ Thụy Sĩ
tourney_swiss_note = Ai cũng chơi mọi vòng, gặp người có điểm gần mình mà mình chưa gặp. Hợp khi đông người và ít vòng.
tourney_tb_buchholz = Buchholz
tourney_tb_buchholz_cut = Buchholz trừ 1
tourney_tb_buchholz_cut_note = Tổng điểm của các đối thủ, trừ người thấp nhất: ai gặp đối thủ mạnh hơn thì xếp trên. Vòng không có đối thủ được tính bằng điểm của chính người đó.
tourney_tb_buchholz_note = Tổng điểm của tất cả đối thủ.
tourney_tb_direct_encounter = Đối đầu trực tiếp
tourney_tb_direct_encounter_note = Giữa những người vẫn bằng nhau: ai được nhiều điểm hơn khi gặp nhau, nếu tất cả đã gặp nhau.
tourney_tb_sonneborn_berger = Sonneborn-Berger
tourney_tb_sonneborn_berger_note = Tổng điểm của các đối thủ đã thắng, cộng nửa số điểm của các đối thủ đã hòa.
tourney_tb_table_points = Điểm ở bàn
tourney_tb_table_points_note = Điểm của chính các ván, cộng qua mọi trận; trò nào ít điểm thì thắng sẽ tính là số âm.
tourney_tb_wins = Số trận thắng
tourney_tb_wins_note = Số trận thắng tại bàn; không tính vòng được miễn đấu.
tourney_third = Trận tranh hạng ba
tourney_third_place = Hạng ba
tourney_title = Giải đấu
tourney_wall = Màn hình máy chiếu
tourney_wall_join = Tham gia bằng mã này
tourney_win_together = { $names } đồng hạng nhất
tourney_wins = { $name } vô địch
tourney_withdraw = Rút lui
tourney_withdraw_name = Cho { $name } rút lui
tourney_withdrawn = đã rút lui
tourney_won_lost = { $won } thắng, { $drawn } hòa, { $lost } thua
tourney_you_are_in = Bạn đã tham gia.
tourney_you_host = Bạn là người tổ chức.
trust_add = Thêm số ngẫu nhiên của tôi
trust_add_label = Bất cứ gì bạn muốn, ví dụ ba con xúc xắc
trust_added = Đã thêm số ngẫu nhiên: { $names }
trust_added_mine = Trang của bạn đã cam kết số bí mật của mình.
trust_alarm = Cảnh báo: điều máy chủ đưa ra bây giờ không khớp với điều trang của bạn đã thấy trước trận. Đừng tin những lá bài này.
trust_checked = Trang của bạn đã kiểm tra: mọi điều được công bố đều khớp với cam kết.
trust_last = Mã xáo bài của ván { $number }
trust_limits = Máy chủ vẫn biết bài. Ai cam kết mà không công bố thì đã có quyền chọn giữa hai cách xáo bài, và được nêu tên ở đây.
trust_nobody = Không người chơi nào thêm số ngẫu nhiên vào trận này, nên máy chủ có thể đã chọn bài.
trust_one = Trước trận, máy chủ đưa ra một mã băm cố định mã xáo bài của mọi ván, nên sau đó không thể đổi bài.
trust_opened = Đã công bố: { $names }
trust_opening = Chờ một chút: các số bí mật đang được công bố.
trust_promise = Mã băm của ván { $number }
trust_promised = Đã cam kết: { $names }
trust_three = Sau ván, mã xáo bài được công bố, và ai cũng có thể chia lại đúng những lá bài ấy để so sánh.
trust_title = Bài chia có công bằng không?
trust_two = Trang của mỗi người chơi cam kết một số bí mật và chỉ công bố khi mọi cam kết đã chốt. Nhờ vậy không ai chọn được bài, kể cả máy chủ, miễn là một người chơi trung thực đã công bố số của mình.
trust_verify = Kiểm tra một ván
trust_withheld = Đã cam kết nhưng không công bố: { $names }
ui_again = Thử lại
ui_close = Đóng
ui_home = RummyKit: trang đầu
ui_loading = Đang tải…
ui_name = Tên của bạn
ui_name_hint = Tên bạn bè gọi bạn
verify_broken = mã xáo bài không khớp mã băm đã đưa ra
verify_chance_broken = { $name } công bố khác với cam kết
verify_chance_kept = { $name } đã thêm số ngẫu nhiên đúng như cam kết
verify_chance_none = { $name } đã thêm số ngẫu nhiên mà không cam kết trước
verify_chance_withheld = { $name } đã cam kết số ngẫu nhiên nhưng không công bố
verify_check = Kiểm tra
verify_deal = Ván { $number }
verify_draw = ở nước { $move }, { $name } rút { $dealt }; biên bản ghi { $told }
verify_good = khớp, đã so { $count } lá
verify_hand = { $name } được chia { $dealt }; biên bản ghi { $told }
verify_move = có một nước không khớp: { $text }
verify_no = Không khớp.
verify_no_promise = biên bản không có mã băm đã đưa ra
verify_nobody = Không người chơi nào thêm số ngẫu nhiên đã cam kết trước, nên máy chủ có thể đã chọn những lá bài này.
verify_nothing = không có lá nào
verify_open = Mở tệp
verify_record = Biên bản
verify_sentence = Dán hoặc mở biên bản một trận: mỗi ván được chia lại từ mã xáo bài của nó và so sánh.
verify_title = Bài có được chia công bằng không?
verify_upcard = lá ngửa là { $dealt }; biên bản ghi { $told }
verify_yes = Khớp: mọi ván đều đúng như cam kết.
waiting_all_here = Mọi người đã có mặt.
waiting_away = chưa kết nối
waiting_bot = Máy
waiting_change = Đổi bàn này
waiting_change_save = Đổi
waiting_changed = { $name } đã đổi: { $what }
waiting_code = Hoặc đọc mã này
waiting_copied = Đã sao chép
waiting_copy = Sao chép
waiting_copy_by_hand = Liên kết đã được chọn: hãy sao chép từ đây.
waiting_empty = Trống
waiting_fact = { $what }: { $value }
waiting_for_many = Đang chờ thêm { $count } người chơi.
waiting_for_one = Đang chờ thêm một người chơi.
waiting_host = chủ bàn
waiting_host_starts = { $name } sẽ bắt đầu trận.
waiting_link = Gửi liên kết này cho bạn bè
waiting_no_line = Mất kết nối. Khi kết nối lại, yêu cầu của bạn sẽ được gửi lại.
waiting_qr = Hiện mã QR
waiting_qr_alt = Mã QR của liên kết
waiting_seat_bot = Giao cho máy
waiting_seat_free = Để trống
waiting_seats = Chỗ ngồi
waiting_share = Chia sẻ
waiting_share_text = Chơi { $game } với mình nhé
waiting_side = Phe { $number }
waiting_sides_note = Đồng đội ngồi đối diện nhau và chơi chung.
waiting_sit_here = Ngồi đây
waiting_start = Bắt đầu
waiting_start_bot = Bắt đầu với một máy
waiting_start_bots = Bắt đầu với { $count } máy
waiting_start_note = Máy ngồi vào các chỗ trống.
waiting_time = Thời gian mỗi lượt
waiting_unheard = Mất kết nối trước khi có trả lời, và bàn đã thay đổi từ lúc đó. Nếu yêu cầu của bạn chưa được thực hiện, hãy bấm lại.
waiting_visiting = Bot của người khác được ngồi vào đây
waiting_you = bạn
write_label = Viết cho cả bàn
write_note = Chỉ người ngồi ở đây đọc được. Máy chủ xóa khi mọi người đã rời đi.
write_report = Báo cáo
write_reported = Đã báo cho người quản lý máy chủ. Bạn không còn thấy người này viết gì.
write_send = Gửi
write_title = Tin nhắn
