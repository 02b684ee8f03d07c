account_added_ask = 已登入。在這裡加一個通行密鑰，下次這個裝置就能自己開啟帳號。
account_already = 這個裝置已經有這個帳號的通行密鑰。
account_average = 平均名次
account_best = 最佳分數
account_cancelled = 沒有任何變動：裝置取消了要求。
account_code_label = 那個裝置上的代碼，或復原代碼
account_code_note = 在那個裝置上：帳號、裝置、「登入另一個裝置」。
account_code_title = 在別的裝置登入了，或密鑰不見了？
account_create = 建立帳號
account_create_do = 用通行密鑰建立
account_curve = { $game }：{ $count } 場，等級分從 { $from } 到 { $to }
account_data = 我的資料
account_delete = 刪除帳號
account_delete_no = 保留
account_delete_sure = 戰績、等級分、通行密鑰都會永久刪除。已結束牌桌的牌譜會保留，你的座位寫成「N. N.」；用你的比賽製作的謎題也會保留，其中沒有任何姓名。
account_delete_yes = 永久刪除
account_deleted = 帳號已刪除。
account_devices = 裝置
account_export = 全部下載
account_game = 遊戲
account_history = 已結束的比賽
account_history_none = 還沒有結束的比賽。
account_link = 登入另一個裝置
account_link_what = 用另一個裝置掃描，或在那裡輸入代碼。只能用一次，{ $minutes } 分鐘內有效。不要給別人看。
account_localhost = 在 { $address } 開啟同一頁
account_lose_advice = 這個裝置不見了，帳號也就不見了。請在另一個裝置上加入通行密鑰，或產生復原代碼。
account_matches = 場數
account_more = 更多
account_name = 帳號名稱
account_none = 這個伺服器不設帳號，大家都以訪客身分玩。
account_passkey_add = 在這個裝置加通行密鑰
account_passkey_made = { $when }建立
account_passkey_remove = 移除
account_passkey_remove_this = 移除{ $name }的通行密鑰
account_passkey_used = { $when }使用
account_passkey_what = 通行密鑰存在你的裝置裡，用解鎖裝置的方式開啟：指紋、臉孔或 PIN。不用密碼，也不用電子郵件。
account_passkeys = 通行密鑰
account_place = 第 { $place } 名，共 { $players } 人
account_points = { $score } 分
account_rating = 等級分
account_rating_give = { $rating } ± { $give }
account_rating_what = 等級分從 1500 開始。± 之後是可能的誤差，每場計等級分的比賽都會讓它變小。
account_recovery = 復原代碼
account_recovery_anew = 重新產生
account_recovery_keep = 請抄下來妥善保管：只在現在顯示一次。
account_recovery_made = 復原代碼產生於{ $when }。重新產生後舊的失效。
account_recovery_make = 產生復原代碼
account_recovery_what = 如果所有通行密鑰都不見了，可以用它登入一次。
account_rename = 更改
account_renamed = 已更改。
account_replay = 重播
account_sentence = 不用帳號也能玩。有了帳號，戰績、統計和等級分在每個裝置上都看得到。
account_session_end = 登出
account_session_end_this = 登出{ $name }
account_session_here = 這裡
account_session_since = { $when }起
account_sessions = 已登入
account_sign_in = 登入
account_sign_in_do = 用通行密鑰登入
account_sign_out = 登出
account_since = 帳號建立於 { $date }
account_statistics = 統計
account_title = 帳號
account_unable = 通行密鑰需要 HTTPS 和有名稱的網址。這個瀏覽器在這個網址無法使用。
account_visiting_bots = 其中有 { $count } 個別人的機器人
account_waiting = 請依裝置的指示操作…
account_won = 獲勝
admin_accounts = 帳號
admin_act =
    { $what ->
        [ban] 封鎖
        [unban] 解除封鎖
        [ban_network] 封鎖位址或網路
        [unban_network] 解除網路封鎖
        [sign_out] 全部登出
        [end_session] 結束一個工作階段
        [link] 已產生登入代碼
        [export] 匯出資料
        [delete_account] 刪除帳號
        [admin_on] 設為管理員
        [admin_off] 取消管理員
        [close_table] 關閉牌桌
        [delete_table] 刪除牌桌
        [close_tournament] 結束錦標賽
        [delete_tournament] 刪除錦標賽
        [announce] 發布公告
        [remove_announcement] 撤下公告
       *[prune_tables] 已刪除舊牌桌
    }
admin_announcements = 公告
admin_banned = 已封鎖
admin_bans = 封鎖
admin_closed = 已關閉：{ $reason }
admin_confirm = 用通行密鑰確認
admin_confirm_why = 這個頁面每隔一刻鐘會再次要求你使用通行密鑰。
admin_days = 天數（留空表示永久）
admin_find = 名稱的一部分、編號或連結
admin_for_ever = 永久
admin_here = 目前有人的牌桌
admin_here_now = 目前在場：{ $count }
admin_log = 記錄
admin_network = 位址或網路，例如 203.0.113.0/24
admin_none = 無
admin_nothing = 沒有找到任何內容。
admin_reason = 理由
admin_reason_note = 被封鎖的人和進入已關閉牌桌的人會看到理由。請不要寫任何人的名字。
admin_role = 管理員
admin_search = 搜尋
admin_tables = 牌桌
admin_text = 要告知所有人的內容
admin_title = 管理
admin_tournaments = 錦標賽
admin_until = 至 { $date }
app_name = RummyKit
away_account = 你的帳號和打過的比賽都在伺服器上。
away_bot = 回合時間用完後，由電腦接手。
away_clock = 計時照常進行。
away_for = 已離線 { $time }
away_home = 牌桌和電腦需要伺服器。計分表，以及在這個裝置上打開過的規則和牌譜，照常可用。
away_lesson = 要上桌完成的練習暫時略去，等它恢復。
away_lobby = 公開的牌桌都在伺服器上，一連上就會顯示。
away_now = { $name }離線中。
away_puzzle = 這道謎題要連上伺服器才能玩。
away_puzzles = 今日謎題和另外一些謎題沒有它也能解，等它恢復後計入成績。限時挑戰需要它。
away_referee = 在這個裝置上，裁判只能判定數字牌的桌面，拉密豪華版除外。其他問題，連上後再問。
away_replay = 在這個裝置上打開或儲存過的牌譜照常可以重播，其他的需要伺服器。
away_since = { $name }已離線 { $time }。
away_solver = 在這個裝置上，只能計算數字牌的桌面（拉密豪華版除外）和簡單的手牌。其他問題，連上後再問。
away_title = 連不上伺服器。
away_verify = 重新發牌並比對要在伺服器上進行。
away_waits = 牌桌會等待。
back_title = 你離開期間：
bot_named = { $name }（電腦）
bot_visiting = 別人的機器人
bots_copy_by_hand = 權杖已選取，請從這裡複製。
bots_docs = 機器人的介面（API）
bots_make = 產生權杖
bots_name = 機器人的名稱
bots_once = 只顯示這一次。請存放在只有你的程式找得到的地方。
bots_revoke = 撤銷
bots_revoke_this = 撤銷{ $name }的權杖
bots_sentence = 你的程式可以在允許機器人的牌桌上玩。權杖就是它的鑰匙：拿到權杖的人都能以你的機器人身分玩。
bots_title = 我的機器人
bots_token = { $name }的權杖
bots_used = 上次出現：{ $when }
clock_bank = 備用時間
clock_left = 剩 { $seconds } 秒
clock_low = 還有十秒。
club_ask = 邀請俱樂部到這張牌桌
club_asked = 已邀請成員。他們在這裡的每個頁面都能看到。
club_back = 前往俱樂部
club_calendar = 存入我的行事曆
club_coming = 我會來
club_consent = 成員會看到你的名字、你在俱樂部牌桌上的比賽以及你是否參加聚會。你可以隨時退出。
club_date = 固定聚會
club_date_before = 提醒成員
club_date_before_hours = 提前{ $count }小時
club_date_before_none = 不提醒
club_date_change = 更改時間
club_date_day = 首次日期
club_date_end = 取消聚會
club_date_every = 頻率
club_date_last = 總是當月最後一個該星期幾
club_date_month = 每月同一星期幾
club_date_none = 主辦者尚未設定聚會時間。
club_date_once = 一次
club_date_save = 儲存
club_date_set = 設定時間
club_date_time = 時間
club_date_two_weeks = 每兩週
club_date_week = 每週
club_date_zone = 時區
club_evenings = 往日聚會
club_evenings_none = 俱樂部牌桌上結束的比賽會列在這裡。
club_host = 主辦者
club_invite = 邀請他人
club_invited = { $host }邀請你加入俱樂部「{ $name }」。
club_join = 加入俱樂部
club_keep = 不移除
club_leaders = 排行榜
club_leaders_none = 此條件下還沒有比賽。
club_leaders_what = 統計俱樂部牌桌上至少有兩人參加的比賽。搭檔一起獲勝。
club_leave = 退出俱樂部
club_leave_last = 你是最後一名成員：俱樂部及其往日聚會將被刪除。
club_leave_sure = 你將看不到這個俱樂部。你的成績會保留在往日聚會中。
club_make_host = 讓{ $name }當主辦者
club_members = 成員：{ $count }
club_mine = 我的俱樂部
club_name = 俱樂部名稱
club_new = 建立俱樂部
club_none = 你還沒有加入俱樂部。建立一個，或開啟邀請連結。
club_not_coming = 我不來
club_period = 期間
club_period_all = 全部
club_period_evening = 最近一次
club_period_month = 本月
club_period_year = 今年
club_played_with = 同桌：{ $names }
club_remind_me = 提醒我聚會
club_remind_note = 在你允許通知的瀏覽器中提醒；如果留有信箱，也會寄送郵件。
club_remove = 移除{ $name }
club_remove_sure = { $name }將看不到這個俱樂部。成績會保留在往日聚會中。
club_rename = 更改俱樂部名稱
club_renew = 產生新連結
club_renew_note = 舊連結將失效。
club_sentence = 經常一起玩的人：自己的牌桌、排行榜和往日聚會。
club_share_text = 加入我們的俱樂部「{ $name }」
club_share_won = 勝率
club_soon = { $name }聚會：{ $when }
club_stay = 留下
club_table_new = 新牌桌
club_table_next = 選擇座位和規則
club_table_waits = { $name }正在等待。空位：{ $count }
club_tables = 牌桌
club_tables_none = 現在沒有人在等待或遊戲中。
club_tables_now = 目前牌桌：{ $count }
club_title = 俱樂部
club_who_comes = 會來：{ $names }
club_who_not = 不來：{ $names }
club_won_by = 獲勝：{ $names }
condition_met = （已符合）
condition_not_met = （尚未符合）
contract_groups = { $count } 副 { $length } 張的群組
contract_is = 合約：{ $melds }
contract_runs = { $count } 副 { $length } 張的同花順
docs_sentence = 這個伺服器的所有介面、接受的參數與回傳值。
docs_title = 介面（API）
draft_no_line = 收到回覆前連線中斷，沒有遺失任何內容。
draft_not_arrived = 已重新連線。剛才那一步沒有送達，請再出一次。
draft_not_from_rack =
    { $family ->
        [tiles] 只有這個回合打出的牌可以放回牌架。
       *[other] 只有這個回合打出的牌可以放回手牌。
    }
draft_own_set = { $value } 分
draft_put_back = 桌面已恢復原狀。按「復原」可取回你的排法。
end_big_gin = { $name }：大 Gin！
end_blocked = 牌堆用完，沒有人拿棄牌：分數最低的手牌獲勝。
end_blocked_counted = 牌堆用完，沒有人拿棄牌：計算所有人的牌。
end_blocked_nobody = 牌堆用完，沒有人出完手牌。
end_called =
    { $called ->
        [draw] { $name }要求比牌。
       *[other] { $name }攤牌，結束這一局。
    }
end_called_beaten =
    { $called ->
        [draw] { $name }要求比牌，但有人的分數一樣低或更低。
       *[other] { $name }攤牌，結束這一局，但有人的分數一樣低或更低。
    }
end_capped = 計 { $count } 分，已達上限（手牌 { $held } 分）
end_come_in = 再次加入
end_coming_in = 你已出局。可以用 { $count } 分再次加入。
end_dealt = 起手牌直接結束這一局。
end_dealt_shown = { $name }亮出起手牌：{ $points }。
end_declared = { $name }宣告成功。
end_exhausted = 備用牌用完，沒有人能再出牌：牌架分數最低的獲勝。
end_exhausted_nobody =
    { $family ->
        [tiles] 備用牌用完，沒有人出完牌。
       *[other] 牌堆用完，沒有人出完手牌。
    }
end_face_down = { $name }把最後一張牌面朝下棄掉，出完手牌。
end_follow = 前往新牌桌
end_gin = { $name }：Gin！
end_held = 各人手上的牌
end_home = 其他遊戲
end_in_hand =
    { $family ->
        [tiles] 牌架上：{ $points }
       *[other] 手牌：{ $points }
    }
end_laid = 放下的牌組
end_match_shared = { $names }並列第一
end_match_won = { $name }贏得這場比賽
end_match_you = 你贏得這場比賽
end_next =
    { $family ->
        [tiles] 下一盤
       *[other] 下一局
    }
end_nobody = 沒有贏家
end_none = 沒有牌
end_out_beaten =
    { $by ->
        [side] { $name }出完手牌，但另一方得分更多。
       *[other] { $name }出完手牌，但有人得分更多。
    }
end_out_first_drop = 首次投降
end_out_left_table = 離開比賽
end_out_middle_drop = 中途投降
end_out_missed_turns = 連續沒有抽牌
end_out_wrong_declaration = 炸胡
end_reckoning = 得分明細
end_rematch = 再來一場
end_round_won = 贏得一輪：{ $names }
end_see_result = 回到結果
end_see_table = 看桌面
end_shared =
    { $family ->
        [tiles] { $names }並列贏得這一盤
       *[other] { $names }並列贏得這一局
    }
end_skipped_why = 這一局又作廢了。沒有人得分，接著打下一局。
end_stay_out = 不再加入
end_stock_gone = 牌堆用完：最低的手牌獲勝。
end_turns_over = 所有回合結束。按手牌分數排名，沒有牌組的排在最後。
end_undercut = { $knocker }敲牌，被反敲！
end_void =
    { $family ->
        [tiles] 這一盤作廢
       *[other] 這一局作廢
    }
end_void_last = 直到牌堆剩最後幾張，都沒有人敲牌。由同一位莊家重新發牌。
end_void_pairs = 所有玩家都以對子破冰。由同一位玩家重新開始。
end_void_why = 牌堆用完太多次。由同一位莊家重新發牌。
end_won =
    { $family ->
        [tiles] { $name }贏得這一盤
       *[other] { $name }贏得這一局
    }
end_you_won =
    { $family ->
        [tiles] 你贏得這一盤
       *[other] 你贏得這一局
    }
evening_all_games = 所有遊戲
evening_bad_newer = 這個檔案來自較新版本的 RummyKit。
evening_bad_other = 這個檔案裡沒有任何聚會。
evening_bad_spoilt = 內容已損壞，無法讀取。
evening_best =
    { $family ->
        [tiles] 最好一盤
       *[other] 最好一局
    }
evening_chips = 籌碼
evening_closed = 這個瀏覽器不保存任何內容。
evening_delete = 刪除
evening_delete_all = 全部刪除
evening_delete_no = 保留
evening_delete_sure = 計分表與照片會從這個裝置上消失。
evening_evenings = 聚會
evening_file = 存成檔案
evening_go_on = 繼續這張計分表
evening_import = 讀取檔案
evening_join = 合併兩個名字
evening_join_name = 這個名字
evening_join_to = 與此人相同
evening_joined = { $name }算作{ $other }
evening_keep = 保存到這裡
evening_matches = 比賽
evening_missing = 這個裝置上沒有這次聚會。
evening_none = 這裡還是空的。寫下第一次結果後，計分表就會出現。
evening_note = 比賽到結束才計入場數；分數則每場都算。
evening_one = 聚會
evening_pair = 搭檔
evening_photo_add = 加入{ $name }剩牌的照片
evening_photo_keep = 保留照片
evening_photo_kept = 照片已保留。
evening_photo_of = { $name }的剩牌
evening_photo_remove = 移除這張照片
evening_photos = 剩牌照片
evening_points = 分數
evening_send = 以檔案傳送
evening_separate = 分開
evening_share = 分享
evening_share_note = 連結的內容不會傳給任何伺服器。照片只在檔案裡。
evening_shared = 這是別人分享給你的聚會。
evening_statistics = 統計
evening_taken = 已加入 { $count } 張計分表。
evening_taken_none = 裡面的內容這裡都已經有了。
evening_title = 歷次聚會
evening_uncounted = 尚未全部計分
evening_unfinished = 未完成
evening_wins = 獲勝
evening_won = { $names }獲勝
evening_worst =
    { $family ->
        [tiles] 最差一盤
       *[other] 最差一局
    }
fact_can_go_out = 可以出完手牌
fact_can_go_out_regrouped = 換一種組法可以出完手牌
fact_contract = { $length }
fact_contract_group = { $length } 張的群組
fact_contract_run = { $length } 張的同花順
fact_contract_whole_hand = 用整手牌，不棄牌
fact_countdown = 從 { $points } 分扣到 0
fact_deadwood = 散牌 { $points } 分
fact_deadwood_best = 散牌 { $points } 分，最少 { $best } 分
fact_dealer = 莊家：{ $seat }
fact_deals = 第 { $number } / { $count } 局
fact_dublees = 雙同牌：{ $count }／{ $wanted }
fact_extra_deal = 加賽一局
fact_extra_game = 加賽一盤
fact_first_contract = 合約：群組 { $groups }，同花順 { $runs }
fact_first_contract_any = 合約：從 A 到 K，花色不限
fact_first_contract_colour = 合約：從 A 到 K，全紅或全黑
fact_first_contract_groups = 合約：群組 { $groups }
fact_first_contract_runs = 合約：同花順 { $runs }
fact_first_meld =
    { $family ->
        [tiles] 破冰 { $minimum } 分
       *[other] 首次下牌 { $minimum } 分
    }
fact_first_meld_pairs = 或 { $count } 對
fact_first_meld_taken = 首次下牌要用棄牌堆的牌
fact_games = 第 { $number } / { $count } 盤
fact_knock = { $limit } 分可以敲牌
fact_knock_any = 隨時可以敲牌
fact_knock_gin = Gin 才可以敲牌
fact_knock_limit = { $limit } 分以下可以敲牌
fact_knock_limit_gin = 只有 Gin 才可以敲牌
fact_knock_limit_none = 隨時可以敲牌
fact_loose = 剩 { $count } 張
fact_lowest_wins = 總分最低者獲勝
fact_melds = 牌組 { $count } 副
fact_melds_wanted = 牌組 { $melds }
fact_melds_worth = 牌組值 { $points } 分
fact_opening = { $value } / { $minimum } 分
fact_opening_pairs = { $value } / { $minimum } 對
fact_out_at = 滿 { $points } 分出局
fact_point_value = 每分 { $amount }
fact_points = 手牌：{ $points } 分
fact_points_best = 最佳情況：{ $best } 分
fact_points_no_pure = 沒有純同花順，全部的牌計 { $points } 分
fact_points_times = 手牌：{ $held } × { $times } = { $points } 分
fact_points_unlaid = 沒有下過牌：{ $held } × { $times } = { $points } 分
fact_points_unopened = 還沒有破冰：{ $points } 分
fact_pot = 獎池 { $amount }
fact_pure_life = 第一條命
fact_pure_runs = 純同花順：{ $count }／{ $wanted }
fact_pure_runs_wanted = { $count } 副純同花順，全部的牌都在牌組中
fact_second_life = 第二條命
fact_single_deal = 一局定勝負
fact_single_game = 一盤定勝負
fact_starter = 先開始：{ $seat }
fact_target = 先達 { $points } 分者獲勝
fact_tiles_away = 至少還差 { $count } 張
fact_trash = 廢牌 { $points } 分
fact_turns = 第 { $number } / { $count } 回合
fact_two_lives = 要兩條命，其中一副是純同花順
fact_whole_hand = 所有的牌一次放下
fact_wild = 百搭：{ $rank }
fact_wild_cut = 百搭：{ $rank }、{ $upper }、{ $lower }
fact_wild_tile = 萬用牌：{ $tile }
fact_wild_unneeded = 可以省下：{ $card }
fact_wins = 先贏 { $count } 局
felt_at_once = 牌組留在手上，直到能夠整手放下。
felt_at_once_tiles = 牌組留在牌架上，直到能夠整架亮出。
felt_declared = 有人宣告之前，牌組都留在手上。
felt_discards_by = 各家棄牌
felt_discards_of = { $name }：棄牌
felt_first_meld = 首次下牌沒有最低分數
felt_first_set = 破冰沒有最低分數
felt_knocked = 有人敲牌之前，牌組都留在手上。
felt_more_above = 上面還有
felt_more_below = 下面還有
felt_shown = 牌組留在手上，直到最後一個回合。
felt_taken_of = { $name }：拿來的牌
felt_turned_up = 翻開
friend_accept = 接受
friend_add_who = 加為好友：{ $name }
friend_ask_all = 邀請所有在線的好友
friend_ask_note = 半小時內，他們在這裡的任何頁面都能看到邀請。
friend_ask_title = 邀請好友
friend_asked = 已邀請
friend_asked_who = 已送出請求：{ $name }
friend_choose = 選擇一起玩的好友和遊戲。
friend_code = 我有好友代碼
friend_decline = 拒絕
friend_door_here = 在線：{ $count }
friend_end = 刪除好友：{ $name }
friend_end_no = 保留
friend_end_sure = 你和{ $name }將不再看到對方是否在線。對方不會收到通知。
friend_end_yes = 刪除
friend_full = { $name }的牌桌已經坐滿了。
friend_here = 在線
friend_last = 上次一起玩：{ $game }，{ $when }
friend_lately = 最近一天內來過
friend_link_already = 你和{ $name }已經是好友了。
friend_link_code = 或者唸出代碼：
friend_link_done = 你和{ $name }現在是好友了。
friend_link_end = 收回未使用的連結（{ $count }）
friend_link_label = 供一人使用的連結
friend_link_make = 建立連結
friend_link_note = 傳給一個你認識的人。{ $days }天內可以使用一次。
friend_link_text = 在RummyKit上加我為好友吧
friend_link_title = 透過連結新增
friend_never_again = 不再接受{ $name }的請求
friend_none = 你在這裡還沒有好友。可以在比賽後新增，或者傳送連結。
friend_playing = 正在比賽
friend_sentence = 看看誰在線，邀請一起玩。
friend_show = 讓別人看到我在線
friend_show_note = 好友和同一俱樂部的成員會看到，但看不到你在哪張牌桌。
friend_title = 好友
friend_waiting = 等待回覆：{ $names }
friend_wants = { $name }想加你為好友。
friend_wants_note = 好友可以看到對方是否在線，並互相邀請。
friends_allow = 允許再次邀請
friends_also = 還有{ $names }
friends_ask = 邀請
friends_asked = 已邀請：{ $names }。半小時內，他們在這裡的任何頁面都能看到邀請；所有人到齊後，比賽開始。
friends_asking = 正在邀請…
friends_asks = { $name }邀請你一起玩
friends_asks_game = { $name }邀請你玩{ $game }。
friends_end = 再邀請{ $names }
friends_forget = 從清單中移除：{ $names }
friends_join = 加入
friends_never = 不再接受{ $name }的邀請
friends_never_done = { $name }不能再邀請你，對方不會知道。
friends_not_now = 現在不行
friends_silenced = 不能邀請你的人：{ $count }
friends_their_rules = 對方的自訂規則：{ $count }
friends_title = 再一起玩
go_arrival = { $name }還沒有到：計時最多再等 { $time }。
go_join = 加入新牌桌
go_next_in =
    { $family ->
        [tiles] 下一盤最遲 { $time }後開始。
       *[other] 下一局最遲 { $time }後開始。
    }
go_ready = 已準備：{ $names }
go_rematch_in = 新牌桌將在 { $time }後開啟，只有已準備的人入座。
go_resume_in = 最遲 { $time }後繼續。
go_waiting = 等待：{ $names }
go_you_ready = 你已準備
hand_arrange = 理牌
hand_drawn = 剛抽到
hand_dublee = 雙同牌
hand_group_heard = 第 { $number } 堆，{ $what }，{ $count } 張
hand_impure_run = 混同花順
hand_jokers = 百搭
hand_key_arrange = 整理手牌
hand_key_cards = 下一張牌、下一堆
hand_key_enter = 同主要按鈕（會結束這一局的除外）
hand_key_group = 把選取的牌歸成一堆
hand_key_menu = 這張牌可以放到哪裡
hand_key_move = 移動手上的牌
hand_label = 你的手牌，{ $cards } 張，分成 { $groups } 堆
hand_loose_cards = 未成組 { $count } 張
hand_make_group = 歸成一堆
hand_meld = 牌組
hand_menu = 移到…
hand_move_here = 把選取的牌移到這裡
hand_new_group_here = 在這裡歸成新的一堆
hand_next_card = 後一張牌
hand_place = 第 { $ledge } 排第 { $place } 格
hand_previous_card = 前一張牌
hand_pure_run = 純同花順
hand_select_group = 選取這些牌
hand_sorting = 整理手牌
hand_started = { $cards } 差一張
hand_started_heard = 還差一張牌
hand_started_short = 差一張
hand_to_loose = 未成組的牌
hand_to_new_group = 新的一堆
hand_tunnela = 三同牌
hand_undo = 復原理牌
hand_wild = 百搭
hint_again = 擺出來看
hint_ask = 提示
hint_buy = 買下棄牌。
hint_call = 喊「拉米！」，加到標出的牌組。
hint_call_end = 現在結束這一局。
hint_claim = 用 { $cards } 吃或碰這張棄牌。
hint_declare = 宣告，把 { $card } 放到棄牌堆。
hint_declare_pairs = 宣告對子。
hint_discard = 棄掉 { $card }。
hint_done = 不用再加牌。
hint_draw =
    { $family ->
        [tiles] 從備用牌抽一張。
       *[other] 從牌堆抽一張。
    }
hint_drop = 這一局投降。
hint_fight = 應戰。
hint_force = 逼對手加這張牌。
hint_go_out = 用 { $cards } 出完手牌。
hint_knock = 敲牌。
hint_lay_off = 把 { $cards } 加到標出的牌組。
hint_mark = 提示
hint_meld = 放下 { $cards }。
hint_more = 示範給我看
hint_open = 用 { $cards } 首次下牌。
hint_pass = 放過。
hint_pass_drawn = 沒有牌可出：喊「通過」。
hint_pass_on = 傳 { $card }。
hint_pass_tiles =
    { $family ->
        [tiles] 沒有值得打出的牌：抽一張牌。
       *[other] 沒有值得放下的牌：抽一張牌。
    }
hint_play = 照做
hint_rearrange =
    { $family ->
        [tiles] 這樣打出的牌最多；百搭牌留著，除非能多打出兩張。可以結束回合，也可以復原。
       *[other] 這樣打出的牌最多。可以結束回合，也可以復原。
    }
hint_show = 亮出 { $cards }。
hint_show_dealt = 亮出手牌。
hint_show_indicator = 亮出與指示牌相同的牌。
hint_show_none = 沒有可以亮出的牌組。
hint_swap = 用 { $card } 換回鬼牌。
hint_take =
    { $family ->
        [tiles] 拿棄牌堆裡標出的牌。
       *[other] 拿棄牌堆裡標出的牌。
    }
hint_take_card = 從棄牌堆拿 { $card }。
hint_take_pile = 拿棄牌堆。
hint_take_pile_with = 用 { $cards } 拿棄牌堆。
hint_where = 看看標出的牌。
home_against = 對手：{ $count } 個電腦，{ $level }
home_all = 顯示所有遊戲
home_all_games = 全部 { $count } 款遊戲
home_code = 前往代碼 { $code } 的牌桌或錦標賽
home_dealing = 發牌中…
home_doors = 其他頁面
home_favourite = 收藏：{ $game }
home_filter = 篩選
home_filter_minutes = 最多幾分鐘
home_filter_players = 你們有幾個人？
home_find = 找遊戲
home_find_clear = 清除搜尋
home_find_or_code = 遊戲或代碼
home_found = 遊戲：{ $count }
home_friends = 和朋友玩
home_go_on = 繼續玩
home_guest = 訪客
home_minutes = { $range } 分鐘
home_nearest = 最接近的是：
home_no_games = 這裡沒有遊戲。
home_none = 這裡沒有叫「{ $query }」的遊戲。
home_none_fits = 沒有遊戲符合所有條件。
home_not_affiliated = RummyKit 與 Rummikub 的製造商無關。這個名稱是他們的商標，這裡只用來說明指的是哪套規則。
home_offline = 目前離線
home_offline_long = 你的牌桌都安全地保存在伺服器上。一連上網路，遊戲就會回來。
home_opponents = 對手
home_place_play = 遊戲
home_place_together = 一起玩
home_play = 馬上玩
home_players = { $range } 人
home_rules = 規則
home_sentence = 馬上和電腦玩，或把連結傳給朋友，一起同桌。
home_shelf_asia = 亞洲
home_shelf_canasta = 卡納斯塔
home_shelf_contract = 合約
home_shelf_indian = 印度
home_shelf_knock = 敲牌與 Gin
home_shelf_romme = Rommé 與 Kaluki
home_shelf_rummy = 拉米
home_shelf_tiles = 數字牌
home_title = 數字牌與撲克牌的拉米
home_tool_pad = 記分並加總
home_tool_referee = 這樣可以嗎？
home_tool_replay = 一步一步看比賽
home_tool_solver = 怎麼打最好？
home_yours = 你的遊戲
join_begun = 比賽已經開始，沒有你的座位。
join_invited = { $name }邀請你入座。
join_own_table = 自己開一桌
join_sit = 入座
join_sitting = 入座中…
join_watch = 觀看
leaders_how = 要出現在這裡，同一個遊戲需要 { $count } 場計等級分的比賽，其中一場在最近三個月內，並且願意公開。
leaders_least = 下限
leaders_mine = 你的名次：{ $place }
leaders_name = 玩家
leaders_none = 這裡還沒有人。
leaders_place = 名次
leaders_sentence = 計等級分的比賽中最強的玩家，只列出願意公開的人。
leaders_show = 在排行榜上顯示我
leaders_show_note = 所有人都能看到你的名字、等級分和計等級分的場數。預設關閉。
leaders_title = 排行榜
leaders_what = 名次看等級分的下限：減去三個標準差。所以即使等級分不變，多比賽也有幫助。
leaders_you = { $name }（你）
learn_again = 從頭開始
learn_all_games = 所有課程
learn_begin = 開始
learn_check = 檢查
learn_choose_all = 請選出所有符合的。
learn_did_knocked = 敲牌者
learn_did_went_out = 已出完牌
learn_done_all = 已學完
learn_done_of = { $done }/{ $count }
learn_each_counts = 計分的有：
learn_end = 本課結束
learn_end_all = 全部學會了。
learn_end_some = 帶標記的題目值得再看一遍。
learn_game = 學習{ $game }
learn_hand_counts = { $name }：剩 { $count } 分
learn_in_melds = 在牌組中，不計分：
learn_known = 我已經會
learn_known_fewer = { $whole } 題中的 { $count } 題：只學與{ $game }不同之處。
learn_known_none = 沒有類似的遊戲
learn_known_plain = 不帶自訂規則的{ $game }
learn_laid = 已放到桌面
learn_later = 以後再做
learn_learned = 已學會
learn_missing = 漏選：{ $count }。
learn_next = 下一題
learn_none_left = 沒有剩牌
learn_nothing_new = 這個遊戲的課程所教的規則與{ $game }相同：沒有新內容要學。
learn_open = 未做
learn_other = 這樣合法，但不是題目要求的。
learn_play = 現在玩玩看
learn_puzzles = 這種遊戲的謎題
learn_repeat = 需複習
learn_right_mark = 符合
learn_rule = 規則
learn_sentence = 每種遊戲都有一課：八到十三道題，按一個回合的順序。許多課最後還有三道題，講怎樣打得好。
learn_short = 學習
learn_show = 看答案
learn_shown = 答案如下。
learn_step = 第 { $number } 題，共 { $count } 題
learn_title = 邊玩邊學
learn_to_end = 跳到最後
learn_well = 怎樣打得好
learn_wrong_mark = 不符合
left_gave_up = { $name }（中途離開）
left_match = { $name }已退出比賽。
left_plays_on = { $name }已離開，由{ $bot }代打。
left_rated = 這場比賽計等級分：即使你離開，結果仍計入你的等級分。
left_sent_away = { $name }被請離牌桌，由{ $bot }代打。
left_then = { $first }，之後{ $second }
line_all_wild_books = 百搭大牌組
line_bonus_cards = 擺出的獎分牌
line_clean_books = 純大牌組
line_clean_burracos = 純布拉科
line_concealed = 一個回合出完手牌
line_counted = 牌組與獎分
line_dirty_books = 雜大牌組
line_dirty_burracos = 雜布拉科
line_feet = 沒有拿起的腳牌
line_going_out = 出完手牌
line_hands = 手上剩牌
line_kept = 牌桌在這裡暫停，你最後一步會保留。
line_melded = 放下的牌
line_mixed_books = 混卡納斯塔
line_natural_books = 純卡納斯塔
line_pozzetti = 沒有拿起的備用手牌
line_semi_books = 半純大牌組
line_semi_burracos = 半純布拉科
line_sum = 合計
line_wild_books = 百搭卡納斯塔
line_wild_burracos = 百搭布拉科
lobby_any_game = 所有遊戲
lobby_at = { $host }的牌桌
lobby_at_least = { $count } 個以上
lobby_bots = 允許機器人
lobby_code = 牌桌代碼
lobby_code_go = 前往
lobby_code_note = 六個字母，例如 { $example }。
lobby_free = { $seats } 個座位，空 { $free } 個
lobby_game = 遊戲
lobby_house_rules = 自訂規則：{ $count }
lobby_in_play = 進行中
lobby_make = 開一張牌桌
lobby_none = 目前沒有人在等候。開一張牌桌，讓別人找到你。
lobby_seats = 空位
lobby_sentence = 在有人等候的牌桌坐下，或觀看進行中的比賽。
lobby_sit = 坐下
lobby_title = 公開牌桌
lobby_watch = 觀看
log_answered_no = { $name }：「不行，先別出完手牌。」
log_answered_yes = { $name }：「可以，出完手牌吧。」
log_asked = { $name }：「我可以出完手牌嗎？」
log_bonus_laid_out = { $name }擺出 { $cards }。
log_borrowed = { $name }從牌組拿走 { $card }。
log_bought = { $name }買了 { $card }。
log_called = { $name }：拉米！拿走 { $card }。
log_careless_laid_off =
    { $family ->
        [tiles] { $name }扣分：那張牌可以加到桌面上的牌組。
       *[other] { $name }扣分：那張牌可以加到桌面上的牌組。
    }
log_careless_meld = { $name }扣分：那張牌使棄牌堆湊成牌組。
log_careless_out = { $name }扣分：那張棄牌讓下家出完手牌。
log_careless_wild = { $name }扣分：棄掉了萬用牌。
log_claimed_group = { $name }碰了 { $card }。
log_claimed_run = { $name }吃了 { $card }。
log_cut = 切牌是 { $card }：它的點數和兩張鄰牌都是百搭。
log_deal =
    { $family ->
        [tiles] 第 { $number } 盤
       *[other] 第 { $number } 局
    }
log_discarded = { $name }棄了 { $card }。
log_drew_card = { $name }抽了一張牌。
log_drew_face = { $name }抽到 { $piece }。
log_drew_tile = { $name }抽了一張牌。
log_earlier = 更早的步驟不列出。
log_empty = 還沒有任何紀錄。
log_end_called = { $name }結束這一局。
log_exhausted = 沒有人能再出牌，這一盤結束。
log_forced = { $name }逼對手加上 { $card }。
log_fought = { $name }應戰。
log_indicator_shown = { $name }亮出另一張 { $card }。
log_knocked = { $name }敲牌。
log_laid_hand = { $name }放下整手牌：{ $cards }。
log_laid_off = { $name }加上 { $cards }。
log_last_left = 只剩下{ $name }。
log_loose = { $name }收回 { $tiles }。
log_melded = { $name }放下 { $cards }。
log_missed = { $name }沒有抽牌，錯過一個回合（第 { $times } 次）。
log_opened = { $name }破冰：{ $tiles }，共 { $value } 分。
log_out_first_drop = { $name }首次投降。
log_out_left_table = { $name }離開牌桌。
log_out_middle_drop = { $name }中途投降。
log_out_missed_turns = { $name }錯過太多回合，退出這一局。
log_out_wrong_declaration = { $name }炸胡，退出這一局。
log_pairs_declared = { $name }宣告做對子。
log_passed = { $name }通過。
log_passed_on = { $name }傳給 { $to } 一張牌。
log_passed_on_mine = 你把 { $card } 傳給了 { $to }。
log_passed_on_to_me = { $name }傳給你 { $card }。
log_penalty = { $name }罰抽 { $count } 張。
log_penalty_cards = { $name }罰抽 { $count } 張。
log_penalty_faces = { $name }罰抽 { $pieces }。
log_picked_up =
    { $called ->
        [pozzetto] { $name }拿起備用手牌，共 { $count } 張。
       *[other] { $name }拿起腳牌，共 { $count } 張。
    }
log_played = { $name }打出 { $tiles }。
log_put_down = { $name }蓋下了要傳的牌。
log_rummikub = { $name }：Rummikub！
log_shown = { $name }亮出 { $cards }。
log_shown_none = { $name }沒有牌組可亮。
log_skipped = 這一局作廢，接著打下一局。
log_start_again = 並列，再抽：{ $round }。
log_start_deals = { $name }做莊家。
log_start_drew = { $name } { $piece }
log_start_highest_begins =
    { $family ->
        [tiles] 抽到最大數字的玩家先開始。
       *[other] 抽到最大的牌的玩家先開始。
    }
log_start_highest_deals = { $name }抽到最大的牌，做莊家。
log_start_joker =
    { $family ->
        [tiles] 百搭牌不算，再抽：{ $round }。
       *[other] 鬼牌不算，再抽：{ $round }。
    }
log_start_lowest_deals = { $name }抽到最小的牌，做莊家。
log_start_round = 抽牌決定先後：{ $round }。
log_starts = { $name }先開始。
log_stock_shuffled = 棄牌堆洗勻成為新的牌堆。
log_stock_turned = 棄牌堆翻過來成為新的牌堆。
log_swapped =
    { $family ->
        [tiles] { $name }用 { $card } 換回萬用牌。
       *[other] { $name }用 { $card } 換回鬼牌。
    }
log_time = { $name }時間到。
log_time_restored = { $name }時間到，桌面已還原。
log_time_restored_you = 你的時間到，桌面已還原。
log_time_you = 你的時間到。
log_took = { $name }從棄牌堆拿了 { $card }。
log_took_back = { $name }收回剛才放下的牌。
log_turned = { $name }翻開 { $card }。
log_upcard = 翻開 { $card }。
log_void = 這一局作廢，重新發牌。
log_went_out = { $name }出完手牌。
log_wild_indicator = { $card } 放在一旁：同點數的牌都是百搭。
log_wild_tile = 指示牌是 { $card }，{ $wild } 是萬用牌。
log_you = 你
lost_home = 所有遊戲
lost_title = 找不到這個頁面
new_arranging = 一鍵理牌
new_arranging_note = 點一下就把手牌排成最佳組合。
new_bank = 備用時間
new_bank_none = 無
new_bank_note = 每位玩家整場比賽的額外時間，回合時限用完後開始使用。
new_bots = 其中電腦
new_bots_beginner = 新手
new_bots_easy = 簡單
new_bots_levels = 新手和簡單：像真人一樣會看漏，新手漏得更多。中等：還會想得更遠。厲害：在夠熟悉的遊戲中，會試算之後的各種可能。
new_bots_medium = 中等
new_bots_note = 開始時仍空著的座位由電腦遞補。
new_bots_play = 電腦強度
new_bots_random = 隨意
new_bots_strong = 厲害
new_delay = 觀眾看到的時間
new_delay_after = 延後 { $time }
new_delay_none = 即時
new_hints = 提示
new_hints_note = 玩家可以要求提示一步好牌。
new_house_rules = 自訂規則
new_house_rules_changed = 已改 { $count } 項
new_house_rules_none = 標準規則
new_listed = 對所有人開放
new_listed_note = 牌桌會列在公開牌桌中；否則只能透過連結或代碼進入。
new_make = 開桌
new_making = 開桌中…
new_more = 觀看與代打
new_no = 否
new_none = 無
new_rule_default = 預設：{ $value }
new_rules_reset = 恢復標準規則
new_seats = 人數
new_stand_in = 玩家離開時由電腦代打
new_stand_in_note = 在半分鐘加上一回合的時間之後；本人可以隨時取回座位。
new_time = 每回合時限
new_time_day = 1 天
new_time_minutes = { $count } 分鐘
new_time_none = 不限時
new_time_seconds = { $count } 秒
new_time_sheet = { $time }（規則）
new_title = 和朋友玩{ $game }
new_visiting = 允許別人的機器人入座
new_visiting_note = 別人自己執行的程式，會標明是機器人。
new_watchers = 允許觀看
new_watchers_note = 觀眾看不到任何人的手牌。
new_writing = 玩家可以互相傳訊息
new_writing_note = 只有入座的人看得到，也不會保存。
new_yes = 是
notify_at = { $game }：通知我
notify_denied = 這個瀏覽器不允許本站傳送通知。可以在瀏覽器的網站設定中變更。
notify_end_all = 停止所有通知
notify_home_screen = 在 iPhone 或 iPad 上，請先把這個頁面加入主畫面，再從那裡開啟。
notify_https = 瀏覽器只為 HTTPS 頁面顯示通知。
notify_mail_address = 你的電子郵件地址
notify_mail_ask = 傳送連結
notify_mail_cancel = 刪除這個地址
notify_mail_confirm = 確認
notify_mail_confirm_note = 確認後，輪到你而你不在牌桌時，會收到郵件。
notify_mail_confirm_title = 確認地址
notify_mail_confirmed = 地址已確認。
notify_mail_instead = 改用電子郵件通知
notify_mail_note = 輪到你而你不在牌桌時，會收到郵件。
notify_mail_on = 通知會寄到 { $address }。
notify_mail_stop = 不再寄送郵件
notify_mail_stop_note = 你不會再收到這類郵件，你的地址會被刪除。
notify_mail_stopped = 你不會再收到郵件，地址已刪除。
notify_mail_title = 也用電子郵件通知
notify_mail_waiting = 連結已寄到 { $address }。請在一天內開啟以確認地址。
notify_never = 這個瀏覽器無法顯示通知。
notify_no_service = 這個瀏覽器沒有推播服務，或推播服務沒有回應，無法傳送通知。
notify_note = 輪到你而你不在牌桌時，在這個裝置上通知。
notify_settings = 輪到你時
notify_title = 輪到我時通知我
notify_usual = 新牌桌也通知我
notify_usual_note = 適用於每回合可以用一天的牌桌，入座後就開始。
pad_add_player = 加一位玩家
pad_away_house_rules = 要用這些自訂規則開始，需要伺服器，但現在連不上。不用自訂規則就可以馬上開始。
pad_begin = 開始計分
pad_bought = { $name }買的棄牌數
pad_by_discard = 以棄牌出完手牌
pad_cancel = 取消
pad_careless = { $name }的大意棄牌次數
pad_change_of =
    { $family ->
        [tiles] 更改第 { $number } 盤
       *[other] 更改第 { $number } 局
    }
pad_clear = 清除
pad_concealed =
    { $family ->
        [tiles] 一個回合出完所有的牌
       *[other] 一個回合出完所有的牌
    }
pad_csv = 存成 CSV
pad_cut = 切牌
pad_draws = 贏家抽過幾張牌
pad_end_big_gin = 大 Gin：全部成組
pad_end_blocked = 沒有人拿棄牌
pad_end_called = 有人在抽牌前結束這一局
pad_end_dealt = 起手牌直接結束這一局
pad_end_drawn = 無人獲勝
pad_end_exhausted = 備用牌用完
pad_end_knocked = 有人敲牌
pad_end_of =
    { $family ->
        [tiles] 第 { $number } 盤結束
       *[other] 第 { $number } 局結束
    }
pad_end_stock_gone = 牌堆用完
pad_end_turns_over = 所有回合都打完
pad_end_u = ù：全部成組
pad_end_void = 作廢：沒有人得分
pad_end_went_out = 有人出完手牌
pad_ended = 怎麼結束
pad_enter =
    { $family ->
        [tiles] 記下第 { $number } 盤
       *[other] 記下第 { $number } 局
    }
pad_fighters = 應戰的玩家
pad_first = 誰先開始
pad_first_note = 平手時才用到。
pad_game = 遊戲
pad_games_won =
    { $family ->
        [tiles] 贏的盤數
       *[other] 贏的局數
    }
pad_in_pairs = 做對子的玩家
pad_jokers = 贏家牌組裡的鬼牌
pad_laid = 贏家牌組的分數
pad_laid_each = 每位玩家在桌面上的牌的分數
pad_left_added = 剩餘（尚未計分）
pad_left_all = 各人剩下的牌
pad_left_cards = 輸入分數，或點選牌。
pad_left_knock = 輸入加牌以後剩下的分數，或點選敲牌時的兩手牌。
pad_left_lives = 輸入分數，或點選整手牌：會按兩條命計算。
pad_left_others = 其他人剩下的牌
pad_left_tiles = 輸入分數，或點選牌。
pad_left_unmatched = 輸入牌組以外的分數，或點選整手牌：RummyKit 會找出最好的排法。
pad_melded = 放下的張數
pad_missing_held = 還缺：{ $names }。
pad_missing_knocker = 請選敲牌的玩家。
pad_missing_number = 還缺一個數字。
pad_missing_winner = 請選出完手牌的玩家。
pad_new = 新計分表
pad_new_sure = 這張計分表會刪除。想保留請先存成 CSV。
pad_new_title = 開始新的計分表？
pad_no_meld =
    { $family ->
        [tiles] 誰沒有破冰
       *[other] 誰沒有亮出牌組
    }
pad_nobody = 沒有人
pad_not_counted =
    { $family ->
        [tiles] 第 { $number } 盤已記下，連上伺服器後就會計分。
       *[other] 第 { $number } 局已記下，連上伺服器後就會計分。
    }
pad_not_counted_many =
    { $family ->
        [tiles] 已記下 { $count } 盤，連上伺服器後就會計分。
       *[other] 已記下 { $count } 局，連上伺服器後就會計分。
    }
pad_one_suit = 全部同一花色
pad_out = { $name }怎麼退出這一局
pad_out_first_drop = 首次投降
pad_out_middle_drop = 中途投降
pad_out_none = 計算手牌
pad_out_wrong_declaration = 炸胡
pad_pairs = 以對子出完牌
pad_pick_cards = 選牌
pad_pick_laid = 點選贏家的牌組
pad_pick_of = 點選{ $name }剩下的牌
pad_pick_taken = { $piece }，已選 { $count } 張
pad_pick_tiles = 選牌
pad_player = 玩家 { $number }
pad_players = 玩家
pad_points_of = { $name }剩下的分數
pad_put_back = 放回 { $piece }
pad_remove_player = 移除{ $name }
pad_sentence = 用實體牌玩的時候用：輸入各人剩下的牌，RummyKit 就按你們的規則記分。
pad_settings = 名字與規則
pad_settings_save = 套用
pad_shower = 亮出與指示牌相同的牌的玩家
pad_side_laid = { $name }的牌組與獎分，不含出完手牌的獎分
pad_spade = 第一張翻開的牌是黑桃
pad_stays_out = 出局，不再加入
pad_taken_last = 在最後一個回合拿了棄牌的玩家
pad_title = 計分簿
pad_took = { $name }拿了{ $other }的棄牌
pad_total_of = 前 { $count } 次合計
pad_undo =
    { $family ->
        [tiles] 刪去第 { $number } 盤
       *[other] 刪去第 { $number } 局
    }
pad_value_cards = 每位玩家價值牌的分數
pad_waits = 尚未計分
pad_who_knocked = 誰敲牌
pad_who_out = 誰出完手牌
pad_wild = 百搭的點數
pad_wild_cards = 其中當百搭用的 2
pad_wild_last = 最後一張是萬用牌
pad_wild_none = 沒有
pair_bots = 等候時先和電腦玩
pair_bots_note = 你的位置會保留，找到人時會在那張牌桌通知你。
pair_come = 去牌桌
pair_fetching = 找到玩家了，還有人沒到：還剩 { $time }。
pair_found_title = 找到玩家了
pair_game = 遊戲
pair_go = 尋找玩家
pair_leave = 停止等候
pair_nobody = 目前沒有人在等候。你來當第一個吧。
pair_not_now = 現在不去
pair_rated = 對方也同意時計等級分
pair_rated_note = 與等級分相近的人配對；等得越久，範圍越寬。
pair_sentence = 點一下，等候想玩同樣遊戲的人。人數夠了，比賽就開始。
pair_since = 已等候 { $time }
pair_somebody = { $game }：找到玩家了。
pair_stay = 只要這個網站還開著，位置就會保留。
pair_still = 正在等候玩家：{ $time }
pair_there = 已有 { $there }／{ $seats } 位玩家到場。
pair_time_left = 還剩 { $time }
pair_title = 找人一起玩
pair_waiting = 正在等候玩家
pair_wanted = 誰在等候
pair_wanted_for = { $there }／{ $seats } 位玩家，已等 { $time }
pair_with_them = 一起等候
part_bought = 買棄牌 { $points }
part_careless = 大意棄牌 { $points }
part_carried = 之前的平局 { $points }
part_deal_won = 贏得這一局 { $points }
part_first_deal = 這一輪的第一局 { $points }
part_going_out = 出完手牌 { $points }
part_hands = 其他人的手牌 { $points }
part_hands_no_pure = 沒有純同花順，所有的牌都計分 { $points }
part_hands_run_missing = 缺少一副同花順，其餘的牌都計分 { $points }
part_held =
    { $family ->
        [tiles] 牌架上 { $points }
       *[other] 手牌 { $points }
    }
part_held_pairs = 以對子破冰後剩牌 { $points }
part_held_unlaid = 沒有下過牌，手牌 { $points }
part_indicator_shown = 別人亮出與指示牌相同的牌 { $points }
part_jokers_laid = 放下的鬼牌 { $points }
part_kept_for_round = 和這一輪的第二局合在一起算 { $points }
part_laid = 放下的牌 { $points }
part_lost_pairs = 別人以對子出完牌 { $points }
part_lost_pairs_wild_last = 別人以對子出完牌，最後一張是萬用牌 { $points }
part_lost_plain = 別人出完牌 { $points }
part_lost_wild_last = 別人出完牌，最後一張是萬用牌 { $points }
part_multiplied = { $times } 倍：{ $points }
part_other_side = 另一方 { $points }
part_partner = 搭檔 { $points }
part_pot_paid = 放進彩池 { $points }
part_pot_won = 彩池 { $points }
part_stakes_beaten = 比輸了 { $points }
part_stakes_called = 比牌之後 { $points }
part_stakes_dealt = 起手牌亮出 { $points }
part_stakes_folded = 放棄 { $points }
part_stakes_no_meld = 桌面上沒有牌組 { $points }
part_stakes_out = 別人出完手牌 { $points }
part_stakes_stock = 不是最低的手牌 { $points }
part_stakes_won = 從其他人得到 { $points }
part_unopened = 沒有破冰 { $points }
part_value_given = 價值牌支出 { $points }
part_value_got = 價值牌收入 { $points }
people_back_for = 交還本人
people_bot_for = 由電腦代打
people_bot_for_you = 電腦正在替你出牌。
people_bot_plays = 電腦代打中
people_go_on = 繼續
people_here = 同桌
people_leave = 離開牌桌
people_leave_sure = 你的座位將永久由電腦接手。
people_mute = 靜音
people_not_watched = 這張牌桌不開放觀看。
people_pause = 提議暫停
people_pause_agree = 同意暫停
people_pause_declined = 有人想繼續玩：現在不暫停。
people_pause_no = 現在不要
people_pause_now = 暫停
people_pause_waiting = 你已提議暫停，正在等{ $names }同意。
people_pause_wanted = { $names }想暫停；所有人同意後開始。
people_pause_withdraw = 取消暫停提議
people_paused = 牌桌暫停中。
people_say = 說句話
people_send_away = 請離牌桌
people_send_away_sure = { $name }將無法再回到這張牌桌。確定請離？
people_take_back = 取回我的座位
people_title = 玩家與牌桌
people_turn_time = 每回合時間（自下一回合起）
people_unmute = 取消靜音
people_vote = 投票請離
people_vote_wanted = 房主不在。請離{ $name }：{ $needed }票中已有{ $votes }票（{ $names }）。
people_vote_withdraw = 收回投票
people_was_sent_away = 這張牌桌的房主已請你離開。
people_watching = 觀眾：{ $count }
people_you_watch = 你正在觀看：所有手牌都是隱藏的。
people_you_watch_late = 你正在觀看，延後 { $time }：所有手牌都是隱藏的。
phrase_again = 再玩一次吧？
phrase_clap = 👏
phrase_good_luck = 祝好運
phrase_goodbye = 再見
phrase_heart = ❤️
phrase_hello = 大家好
phrase_laugh = 😄
phrase_one_moment = 請等一下
phrase_oops = 哎呀
phrase_sad = 😞
phrase_smile = 😊
phrase_sorry = 抱歉
phrase_surprised = 😮
phrase_thanks = 謝謝
phrase_well_played = 打得好
phrase_your_turn = 輪到你了
piece_and = 、
piece_black = 黑
piece_blue = 藍
piece_card = { $suit }{ $rank }
piece_clubs = 梅花
piece_colour_joker = 變色百搭牌
piece_colour_joker_does = 變色百搭牌代替順組中的一個數字，之後換另一種顏色繼續。
piece_diamonds = 方塊
piece_double_joker = 雙重百搭牌
piece_double_joker_does = 雙重百搭牌同時代替兩張牌：順組中相連的兩個數字，或群組中的兩種顏色。
piece_false_joker = 假百搭牌
piece_hearts = 紅心
piece_joker = 百搭牌
piece_joker_as = { $joker }（當作 { $piece }）
piece_mirror_joker = 鏡像百搭牌
piece_mirror_joker_does = 鏡像百搭牌放在牌組中央：左右兩邊的牌互為鏡像。
piece_orange = 橙
piece_printed_joker = 鬼牌
piece_rank_1 = A
piece_rank_10 = 10
piece_rank_11 = J
piece_rank_12 = Q
piece_rank_13 = K
piece_rank_2 = 2
piece_rank_3 = 3
piece_rank_4 = 4
piece_rank_5 = 5
piece_rank_6 = 6
piece_rank_7 = 7
piece_rank_8 = 8
piece_rank_9 = 9
piece_red = 紅
piece_spades = 黑桃
piece_tile = { $colour }{ $number }
practice_again = 再來一次
practice_cards = { $best } 張中的 { $reached } 張。
practice_chance = 勝率 { $reached }%；最好是 { $best }%。
practice_do_place =
    { $family ->
        [tiles] 擺放你的牌
       *[other] 擺放你的牌
    }
practice_done = 完成。
practice_gone = 現在無法練習這個局面。
practice_loading = 正在擺出局面…
practice_not_done = 還不對。
practice_points = { $reached } 分；可達 { $best } 分。
practice_points_left = 未成組的牌還有 { $reached } 分；可以減到 { $best } 分。
practice_tiles = { $best } 張中的 { $reached } 張。
practice_waits = 能讓你出完牌的牌有 { $reached } 張；最多可以有 { $best } 張。
practice_way = 查看解法
problem_failed = 沒有成功，請再試一次。
problem_unreachable = 連不上伺服器。請檢查網路後再試一次。
puzzle_another = 換一題
puzzle_ask_dearest_meld = 用牌架上的牌破冰，使分數最高。
puzzle_ask_declare = 留出一張牌，用其餘所有的牌宣告。
puzzle_ask_finish = 出完牌：棄掉一張，其餘的牌全部排成牌組或對子。
puzzle_ask_first_meld = 用牌架上的牌破冰。
puzzle_ask_free_joker = 在一個回合內打完牌架上所有的牌。為此必須換回一張百搭牌。
puzzle_ask_go_out = 留一張牌，其餘手牌全部放下，出完手牌。
puzzle_ask_keep = 選擇要棄的牌：哪些牌值得留下？
puzzle_ask_knock = 現在敲牌，還是棄牌後繼續？以平均得分為準。
puzzle_ask_lay = 現在打出，還是先留在手裡？以平均得分為準。
puzzle_ask_most_cards = 在一個回合內放下盡可能多的手牌。桌面上的牌組可以重組。
puzzle_ask_most_waits = 棄掉一張牌，使能讓你出完牌的未見牌張數最多。
puzzle_ask_one_discard = 棄掉一張牌，使牌組以外剩下的分數最少。
puzzle_ask_opening = 用牌架上的牌破冰，分數要夠。
puzzle_ask_safe_discard = 選擇要棄的牌：哪張牌對對手最沒有用？
puzzle_ask_upcard = 拿棄牌堆最上面的牌，還是不拿？
puzzle_ask_whole_hand = 在一個回合內出完手牌。桌面上的牌組可以重組。
puzzle_ask_whole_rack = 在一個回合內打完牌架上所有的牌。
puzzle_best_discard = 最好的棄牌
puzzle_better_choice = 另一種選擇更好。
puzzle_better_discard = 棄另一張更好。
puzzle_choice = { $action }：勝率 { $chance }%，平均 { $points } 分。
puzzle_consent_ask = 可以用這場比賽和你以後的比賽製作謎題嗎？不會保留任何姓名。製作後謎題會一直保留。你可以在設定裡更改回答。
puzzle_consent_back = 撤回同意
puzzle_consent_count = { $count } 人中已有 { $agreed } 人同意
puzzle_consent_made = 已從這場比賽中尋找過謎題，找到的會一直保留。
puzzle_consent_making = 大家都同意了：正在從這場比賽中尋找謎題。
puzzle_consent_no = 不同意
puzzle_consent_yes = 我同意
puzzle_difficulty = 難度 { $number }/5
puzzle_from_match = 來自在這裡進行的一場比賽
puzzle_go_today = 前往今日謎題
puzzle_hold = 留在手裡
puzzle_knock = 敲牌
puzzle_lay = 打出
puzzle_leave = 不拿棄牌
puzzle_level = 難度
puzzle_level_mine = 適合我
puzzle_longest = 最長：{ $count }
puzzle_more = 更多謎題
puzzle_next = 下一題
puzzle_one = 謎題
puzzle_only_matches = 來自真實比賽
puzzle_opponent = 對手
puzzle_play_on = 棄牌後繼續
puzzle_record = 你的戰績
puzzle_record_first = 首次即解出：{ $solved }/{ $count }
puzzle_record_note = 每題只計首次嘗試；查看解法也算一次。
puzzle_record_rating = 等級分 { $rating } ± { $give }
puzzle_run = 限時挑戰
puzzle_run_again = 再來一次
puzzle_run_best = 最佳紀錄：{ $count }
puzzle_run_missed = 失誤：{ $count }
puzzle_run_over = 挑戰結束。
puzzle_run_solved = 已解：{ $count }
puzzle_run_start = 開始
puzzle_run_what = 在 { $minutes } 分鐘內盡量多解題，錯 { $misses } 次結束。
puzzle_solved_today = 今日已解
puzzle_streak = 連續天數：{ $count }
puzzle_take = 拿棄牌
puzzle_theme = 題目類型
puzzle_theme_any = 全部
puzzle_theme_dearest_meld = 分數最高的破冰
puzzle_theme_declare = 宣告
puzzle_theme_finish = 整架出完牌
puzzle_theme_first_meld = 破冰
puzzle_theme_free_joker = 換回百搭牌
puzzle_theme_go_out = 出完手牌
puzzle_theme_keep = 留什麼牌
puzzle_theme_knock = 何時敲牌
puzzle_theme_lay = 打出還是保留
puzzle_theme_most_cards = 放下最多的牌
puzzle_theme_most_waits = 聽牌最多
puzzle_theme_one_discard = 最佳棄牌
puzzle_theme_opening = 分數足夠的破冰
puzzle_theme_safe_discard = 安全的棄牌
puzzle_theme_upcard = 拿不拿棄牌
puzzle_theme_whole_hand = 整手牌
puzzle_theme_whole_rack = 整架牌
puzzle_title = 謎題
puzzle_today = 今日謎題
puzzle_why_helps = { $unseen } 張未見的牌中，有 { $best } 張能組成新的牌組；另一種棄法有 { $other } 張。
puzzle_why_hold = 你打出的牌對手也能接上。手牌：你 { $mine } 張，對手 { $theirs } 張。
puzzle_why_knock = 你牌組以外的分數：{ $left } 分。{ $unseen } 張未見的牌中，{ $helps } 張能組成新的牌組；牌堆裡有 { $stock } 張牌。
puzzle_why_lay = 對手出完牌時，你手裡剩下的要扣分。手牌：你 { $mine } 張，對手 { $theirs } 張。
puzzle_why_left = 牌組以外剩 { $best } 分；另一種棄法剩 { $other } 分。
puzzle_why_points = 這樣贏的次數少一些，但這裡以得分為準。
puzzle_why_upcard = 拿了它，牌組以外剩 { $with_left } 分，有 { $with_helps } 張未見的牌能組成新的牌組；不拿則是 { $left } 分和 { $helps } 張。
puzzle_why_uses = 對手用未見的牌能與它組成 { $best } 種三張牌組；另一種棄法有 { $other } 種。
rated_needs = 這需要帳號。
rated_note = 每個人都要有帳號，沒有電腦和提示，結果會影響等級分。
rated_number = 等級分 { $rating }
rated_only = 只看計等級分的
rated_ratings = 等級分
rated_sit_as = 你以「{ $name }」的名字入座。
rated_title = 計等級分
recent_forget = 從清單移除：{ $game }
recent_more = 顯示全部：{ $count }
recent_over = 已結束
recent_paused = 已暫停
recent_playing = 進行中
recent_title = 你的牌桌
recent_until = 時間到：{ $when }
recent_waiting = 等待玩家中
referee_add_here = 加牌
referee_add_set = 再一副牌組
referee_adds = 把 { $cards } 加到 { $meld }
referee_after = 出牌後的桌面
referee_before = 出牌前的桌面
referee_best_melds = 對己方最好的牌組
referee_copy = 從原來的桌面開始
referee_error_bad_option = 這些自訂規則不能並用。
referee_error_impossible = 出牌前的桌面本身必須合法。
referee_error_malformed = 這個問題無法回答。
referee_finish = 怎麼最快出完牌
referee_first = 首次下牌
referee_kind = 這是{ $kind }。
referee_kind_group = 群組
referee_kind_impure = 混同花順
referee_kind_mirror_group = 鏡像群組
referee_kind_mirror_run = 鏡像順組
referee_kind_pure = 純同花順
referee_kind_run =
    { $family ->
        [tiles] 順組
       *[other] 同花順
    }
referee_kind_set = 群組
referee_kind_seven = 單張 7
referee_kind_worth = 這是{ $kind }，值 { $count } 分。
referee_left =
    { $family ->
        [tiles] 牌架上還有：
       *[other] 手上還有：
    }
referee_legal = 合法。
referee_most = 最多可以放下：
referee_most_none = 沒有牌可以放下。
referee_not_legal = 不合法。
referee_nothing = 請從左到右點選。
referee_opened = 已經首次下牌
referee_opens = 足夠首次下牌。
referee_opens_not = 不夠首次下牌。
referee_or = 或
referee_pick = 可點選的牌
referee_rack = 牌架
referee_remove = 移除：{ $what }
referee_sentence = 點選一副牌組，看它合不合法、值多少分、依據哪條規則。
referee_set = 一副牌組
referee_set_number = 牌組 { $number }
referee_sum = { $value } 分，需要 { $minimum } 分。
referee_title = 裁判
referee_turn = 一個回合
referee_what = 要問什麼
referee_what_best = 這是最佳打法嗎？
referee_wins =
    { $family ->
        [tiles] 牌架空了：贏得這一盤。
       *[other] 手牌出完了：贏得這一局。
    }
refusal_account_needed = 這需要帳號：請先登入。
refusal_accounts_elsewhere = 帳號只能在 { $address } 使用。在這裡你以訪客身分遊玩。
refusal_ace_between =
    { $family ->
        [tiles] { $meld } 不是順組：1 只能在最前或最後，不能在中間。
       *[other] { $meld } 不是同花順：A 只能最小或最大，不能在中間。
    }
refusal_adjacent_colour_jokers = { $meld }：兩張變色百搭牌不能相鄰。
refusal_admin_account = 此帳號是伺服器的管理員，只能在命令列中進行此操作。
refusal_all_others_in_pairs = 其他玩家都以對子破冰了：你必須以群組和順組破冰。
refusal_already_drawn = 這個回合你已經抽過牌。
refusal_already_knocked = 你已經敲牌，請棄一張牌。
refusal_already_opened =
    { $family ->
        [tiles] 你已經破冰。
       *[other] 你已經首次下牌。
    }
refusal_already_shown = 你的牌組已經在桌面上。
refusal_already_started = 比賽已經開始。
refusal_another_went_out =
    { $family ->
        [tiles] 已有玩家出完牌，這是你的最後一個回合：請抽牌並棄牌。
       *[other] 已有玩家出完手牌，這是你的最後一個回合：請抽牌並棄牌。
    }
refusal_ask_partner_first = 搭檔說可以，才能出完手牌：先問搭檔，或棄牌後留一張。
refusal_asked_already = 這個回合已經問過搭檔。
refusal_asked_no_more = 這張牌桌的邀請已經失效。
refusal_asked_too_late = 只剩一張牌時不能問搭檔。
refusal_attempt_made = 你已經試過了：要再試，請回到原局面。
refusal_bad_chance = 最多可加入 { $longest } 個位元組。
refusal_bad_club_date = 沒有這樣的日期、時間或時區。
refusal_bad_deal = 第 { $number } 局無法計分：{ $reason }。
refusal_bad_mail_address = 這不是電子郵件地址。
refusal_bad_name = 名字需要 1 至 { $longest } 個可見字元。
refusal_bad_network = 這不是位址，也不是網路。
refusal_bad_options = 這些自訂規則不能並用：{ $reason }
refusal_bad_push_service = 無法向這個瀏覽器傳送通知。
refusal_bad_reason = 請填寫理由，1 到 { $longest } 個可見字元。
refusal_bad_record = 第 { $line } 行第 { $column } 字：{ $reason }
refusal_bad_seats = 這個遊戲適合 { $players } 人，至少一位真人。
refusal_bad_set = 牌組 { $number }：{ $reason }
refusal_bad_study_title = 標題需要 1 至 { $longest } 個可見字元。
refusal_bad_text = 訊息須有 1 到 { $longest } 個可見字元。
refusal_banned = 這個伺服器的營運者已封鎖你。截止：{ $until }。理由：{ $reason }
refusal_between_deals =
    { $family ->
        [tiles] 這一盤已結束，下一盤還沒開始。
       *[other] 這一局已結束，下一局還沒開始。
    }
refusal_bonus_card_discarded = { $card } 是獎分牌，不能棄掉。
refusal_borrow_own_only = 只能從自己的牌組借牌。
refusal_borrowed_meld_needs_hand_card = 用借來的牌時，還必須放下一張手牌。
refusal_borrowed_only_for_new_meld = 借來的牌只能用於新牌組。
refusal_bot_token_needed = 這需要機器人的權杖。
refusal_buy_or_pass = 請買下棄牌，或放過它。
refusal_call_does_not_fit = { $card } 不能加到 { $meld }。
refusal_call_or_pass = 請喊牌，或放過這張棄牌。
refusal_cannot_be_borrowed = 不能從 { $meld } 借走 { $card }。
refusal_cannot_be_forced = { $card } 不能加到 { $meld }，或那副牌組不屬於放過它的玩家。
refusal_cannot_discard_taken_upcard = { $card } 是這個回合從棄牌堆拿的，不能在同一回合棄掉。
refusal_cannot_leave = 這個遊戲的比賽不能中途離開。
refusal_card_missing = { $cards } 必須留在桌面上。
refusal_card_passed_first = 請先蓋下要傳給下一家的牌。
refusal_cards_in_no_group = { $cards } 不在任何牌組中。
refusal_ceremony_over = 時間太久或已經用過：請重新開始。
refusal_claim_makes_no_meld = { $card } 和 { $cards } 不能吃也不能碰。
refusal_claim_or_pass = 請吃或碰這張棄牌，或放過它。
refusal_claim_too_early = 所有玩家都輪過一次以前，不能吃或碰。
refusal_clock_only = 只有計時器能宣布時間到。
refusal_club_date_over = 該聚會已結束或已改期。
refusal_club_full = 俱樂部最多有{ $most }名成員。
refusal_club_host_only = 只有俱樂部的主辦者可以這樣做。
refusal_colour_joker_in_group = { $meld }：變色百搭牌只能用於順組。
refusal_contract_meld_too_long = { $meld } 太長：這一局的合約，各副牌組的張數必須剛好。
refusal_contract_not_distinct = 合約中的群組點數要各不相同，同花順之間也不能連成一副。
refusal_contract_takes_whole_hand = 這個合約必須用整手牌，不棄牌；還會剩下 { $cards }。
refusal_deal_begun = 已經發牌；可以在下一次發牌之前加入隨機內容。
refusal_deal_not_over =
    { $family ->
        [tiles] 這一盤還沒有結束。
       *[other] 這一局還沒有結束。
    }
refusal_deal_over =
    { $family ->
        [tiles] 這一盤已經結束。
       *[other] 這一局已經結束。
    }
refusal_dealt_hand_shown_first = 起手牌已經亮出，這一局結束。
refusal_declined_by_everybody = 大家都放過了那張牌：請翻開下一張。
refusal_descending =
    { $family ->
        [tiles] { $meld } 順序不對：順組要從小到大排列。
       *[other] { $meld } 順序不對：同花順要從小到大排列。
    }
refusal_discard_must_be_used = 拿 { $card } 和它上面的牌，就要在同一回合放下 { $card }，而它現在沒有地方可放。
refusal_discard_pile_empty = 棄牌堆沒有牌。
refusal_discard_required =
    { $family ->
        [tiles] 要出完牌，最後必須棄一張。
       *[other] 要出完手牌，最後必須棄一張。
    }
refusal_discards_are_claimed = 棄牌只能在剛棄掉時吃或碰；輪到你時，請從牌堆抽牌。
refusal_discards_not_drawn = 這個遊戲不能從棄牌堆抽牌；請從牌堆抽牌。
refusal_does_not_extend = { $cards } 不能加到 { $meld }。
refusal_drop_before_drawing = 只能在抽牌之前投降。
refusal_duplicate =
    { $family ->
        [tiles] { $meld } 不是順組：{ $twin } 出現不只一次。
       *[other] { $meld } 不是同花順：{ $twin } 出現不只一次。
    }
refusal_duplicate_colour = { $meld } 不是群組：{ $twin } 出現不只一次。
refusal_end_after_lay_off = 上一個回合以後有人在你的牌組上加過牌，現在不能結束這一局。
refusal_end_after_long_meld = 上一個回合以後有人在你的牌組上加過牌，或你在那個回合放下了四張以上的牌組，現在不能結束這一局。
refusal_end_called_before_drawing = 只能在抽牌前結束這一局。
refusal_end_needs_meld = 桌面上有自己的牌組，才可以結束這一局。
refusal_enough_laid_off = 你以對子破冰，這個回合不能再加牌；最多 { $most } 張。
refusal_exchange_tile_from_table = { $meld } 的百搭牌只能用自己牌架上的牌換回。
refusal_fight_or_fold = 請先應戰或放棄。
refusal_fitting_discard = { $card } 能加到桌面上的牌組，只能作為最後一張棄掉。
refusal_force_or_pass = 請逼對手加這張牌，或放過它。
refusal_freed_joker_first = 必須先把換回的鬼牌放到桌面。
refusal_freed_joker_has_no_use = 換回的鬼牌必須立刻放到桌面，但現在沒有地方可放。
refusal_freed_joker_needs_new_set = 換回的百搭牌必須用在新牌組中，{ $meld } 只是加長原有的牌組。
refusal_gap =
    { $family ->
        [tiles] { $meld } 不是順組：數字不連續。
       *[other] { $meld } 不是同花順：點數不連續。
    }
refusal_half_is_no_part = { $meld }：鏡像百搭牌的每一邊都必須是順組或群組的一部分。
refusal_has_left = 你已離開這場比賽。
refusal_hello_first = 頁面與伺服器溝通有誤，請重新整理。
refusal_indicator_only_in_first_turn = 與指示牌相同的牌只能在自己的第一個回合、棄牌之前亮出。
refusal_joker_for_both_suits = { $meld } 的鬼牌要用所缺兩種花色的牌一起換回。
refusal_joker_meld_manipulated = { $meld } 有百搭牌：只能加牌；百搭牌還在其中時，不能拿走牌。
refusal_joker_moved_unreplaced = { $meld } 的鬼牌要和原來同組的一張牌在一起，直到 { $card } 放到它的位置。
refusal_joker_needs_two_rack_tiles = 換回的百搭牌必須與牌架上的兩張牌排成新牌組。
refusal_joker_only_extends_existing_set = 換回的百搭牌必須與自己牌架上的牌排成新牌組。
refusal_joker_replaced_by_joker = { $meld } 的百搭牌不能用百搭牌換回。
refusal_joker_stays_in_group = { $meld } 的鬼牌不能換。
refusal_joker_stays_in_its_set = 從 { $meld } 換回的百搭牌必須用在別的牌組。
refusal_jokers_not_fewer = { $meld } 的百搭要比普通牌少。
refusal_knock_with_last_card = 敲牌時必須放下最後一張手牌，而你手上還有別的牌。
refusal_knocked_with_too_much = 第 { $number } 局無法計分：敲牌的玩家還剩 { $points } 分，而 { $limit } 分以下才可以敲牌。
refusal_last_cards_stay = 牌堆最後的牌不能抽。
refusal_last_discard_only_to_knock = 最後一張棄牌只能拿來立刻敲牌。
refusal_last_discard_wild = 出完手牌時，最後一張棄牌不能是百搭：{ $card }。
refusal_last_passkey = 最後一個通行密鑰要留著，否則就無法再登入。
refusal_lay_off_before_contract = 放下合約之前不能加牌。
refusal_lay_off_before_opening =
    { $family ->
        [tiles] 滿 { $minimum } 分破冰之前，不能加牌。
       *[other] 滿 { $minimum } 分首次下牌之前，不能加牌。
    }
refusal_lay_off_needs_own_meld = 先放下自己的牌組，才能加牌到別人的牌組。
refusal_lay_off_next_turn = 首次下牌以後，從下一個回合開始才可以加牌。
refusal_lay_off_or_pass = 請往敲牌玩家的牌組加牌，或按「完成」。
refusal_lay_off_own_only = 只能加到自己的牌組中。
refusal_lay_off_own_side = 只能加牌到己方的牌組。
refusal_lesson_not_ready = 課程還在準備中，請稍後再試。
refusal_mail_not_sent = 郵件無法寄出。請檢查地址，或稍後再試。
refusal_match_not_over = 比賽還沒有結束。
refusal_match_over = 比賽已結束。
refusal_method_not_allowed = 這裡不能這樣做。
refusal_mixed =
    { $family ->
        [tiles] { $meld } 既不是群組，也不是順組。
       *[other] { $meld } 既不是群組，也不是同花順。
    }
refusal_mixed_colour =
    { $family ->
        [tiles] { $meld } 不是順組：順組只有一種顏色。
       *[other] { $meld } 不是同花順：同花順只有一種花色。
    }
refusal_more_jokers_than_allowed = { $meld } 的百搭太多：最多 { $maximum } 張。
refusal_must_discard = 回合以棄牌結束。
refusal_must_draw_first = 請先抽一張牌。
refusal_must_draw_second_card = 拿了棄牌堆的牌還要再抽一張，請先抽。
refusal_must_go_out_now = 你放下的牌組只有出完手牌時才可以用，所以這個回合必須放到只剩最後一張。
refusal_must_keep_a_discard =
    { $family ->
        [tiles] 最後一張必須棄掉，請留一張牌。
       *[other] 最後一張必須棄掉，請留一張牌。
    }
refusal_must_keep_cards =
    { $called ->
        [book] 要出完手牌，己方必須有 { $books } 副 { $size } 張以上的大牌組；在那之前棄牌後要留一張。
        [burraco] 要出完手牌，己方必須有 { $books } 副 { $size } 張以上的布拉科；在那之前棄牌後要留一張。
       *[other] 要出完手牌，己方必須有 { $books } 副 { $size } 張以上的卡納斯塔；在那之前棄牌後要留一張。
    }
refusal_must_keep_cards_without_books =
    { $called ->
        [book] 要出完手牌，己方必須有 { $size } 張的大牌組：純 { $natural } 副、雜 { $mixed } 副，共 { $books } 副。在那之前棄牌後要留一張。
        [burraco] 要出完手牌，己方必須有 { $size } 張的布拉科：純 { $natural } 副、雜 { $mixed } 副，共 { $books } 副。在那之前棄牌後要留一張。
       *[other] 要出完手牌，己方必須有 { $size } 張的卡納斯塔：純 { $natural } 副、混 { $mixed } 副，共 { $books } 副。在那之前棄牌後要留一張。
    }
refusal_must_play_first = 必須先把 { $card } 放到桌面。
refusal_must_use_whole_hand =
    { $family ->
        [tiles] 每張牌都必須在牌組中，還剩 { $cards }。
       *[other] 每張牌都必須在牌組中，還剩 { $cards }。
    }
refusal_never_melded = { $meld } 中有一張獎分牌，不能用在牌組中。
refusal_new_meld_needs_borrowed_card = 除了翻開的牌，新牌組還要有一張從自己牌組借來的牌。
refusal_no_accounts = 這個伺服器不設帳號。
refusal_no_arranging = 這一桌的手牌要自己整理。
refusal_no_borrowing = 這個遊戲不能從桌面上的牌組拿牌。
refusal_no_card_played = 請至少打出一張手牌，或者抽牌。
refusal_no_card_to_pass = 只有第一個回合之前才傳牌。
refusal_no_dealt_hand_to_show = 你的起手牌不能結束這一局。
refusal_no_discard_here = 這手牌放下時不能棄牌。
refusal_no_draw_on_first_turn = 先開始的玩家在第一個回合只棄牌。
refusal_no_end_found = 電腦試玩過這款遊戲，玩不到結束：{ $reason }
refusal_no_end_to_fight = 沒有人要求比牌。
refusal_no_first_life = 缺少第一條命：沒有百搭和鬼牌的純同花順。
refusal_no_friend_request = 這個請求已經失效。
refusal_no_gap_for_joker =
    { $family ->
        [tiles] { $meld } 不是順組：沒有數字可以讓百搭牌代替。
       *[other] { $meld } 不是同花順：沒有牌可以讓鬼牌代替。
    }
refusal_no_groups =
    { $family ->
        [tiles] { $meld } 是群組：這個遊戲只有順組。
       *[other] { $meld } 是群組：這個遊戲只有同花順。
    }
refusal_no_hints = 這一桌沒有提示。
refusal_no_joker_for_it =
    { $family ->
        [tiles] { $meld } 中沒有代替 { $card } 的萬用牌。
       *[other] { $meld } 中沒有代替 { $card } 的鬼牌。
    }
refusal_no_lay_offs = 這個遊戲不能加牌。
refusal_no_lay_offs_before_a_knock = 對手敲牌以前不能加牌。
refusal_no_mail = 這個伺服器不寄送電子郵件。
refusal_no_manipulation_in_opening_turn = 破冰的那個回合，不能動桌面上其他的牌。
refusal_no_match_puzzles = 不會用這場比賽製作謎題。
refusal_no_meld_must_fold = 桌面上沒有牌組的玩家只能放棄。
refusal_no_meld_no_sending = 沒有亮出牌組的玩家不能送牌。
refusal_no_melds_after_pairs = 你以對子破冰，之後可以再打出對子、加牌，但不能打出群組和順組。
refusal_no_melds_before_going_out = 牌組留在手上，直到能夠整手放下。
refusal_no_more_melds = 首次下牌以後，這一局不能再放下新的牌組。
refusal_no_natural =
    { $family ->
        [tiles] { $meld } 全是百搭牌：牌組至少要有一張數字牌。
       *[other] { $meld } 全是百搭：牌組至少要有一張普通牌。
    }
refusal_no_pair = { $meld } 不是對子：對子是兩張相同的牌，或任何一張牌加萬用牌。
refusal_no_pairs_after_melds = 你以群組和順組破冰，之後不能打出對子。
refusal_no_partner = 沒有搭檔可問。
refusal_no_run = 這次挑戰已結束，或已進入另一題。
refusal_no_runs =
    { $family ->
        [tiles] { $meld } 是順組：這個遊戲只有群組。
       *[other] { $meld } 是同花順：這個遊戲只有群組。
    }
refusal_no_second_life = 缺少第二條命：另一副同花順。
refusal_no_such_meld = 桌面上沒有這副牌組。
refusal_no_such_seat = 沒有這個座位。
refusal_no_such_step = 這門課程沒有這道題。
refusal_no_tile_played = 請至少打出牌架上的一張牌，或者抽牌。
refusal_no_twin_of_indicator = 你沒有另一張 { $card }，或者它已經亮出過了。
refusal_no_upcard_with_one_card = 只剩一張牌時，必須從牌堆抽牌。
refusal_no_visiting_bots = 這張牌桌不允許別人的機器人。
refusal_no_watchers = 這張牌桌不開放觀看。
refusal_no_way_out = 這個回合出不完手牌，不必問搭檔。
refusal_no_wild_cards_here = { $meld }：這副牌組不能有百搭。
refusal_no_writing = 這一桌不能傳訊息。
refusal_nobody_there = 現在坐在那裡的玩家不能這樣做。
refusal_nobody_to_ask = 這張牌桌沒有可以邀請的人。
refusal_not_an_action_here = 這個遊戲的回合中沒有這個動作。
refusal_not_asked = 現在問你的不是這個。
refusal_not_at_that_depth = 這張牌不在棄牌堆的這個深度。
refusal_not_beside_laid_off = { $cards } 不能加在其他玩家加上去的牌旁邊。
refusal_not_coming_in = 你現在不能再次加入。
refusal_not_every_rank = { $meld } 不是從 A 到 K 的 13 張牌：每個點數都要有一張。
refusal_not_finished = { $seconds } 秒內沒有完成，請稍後再試。
refusal_not_found = 這裡什麼也沒有。
refusal_not_friends = 你們不是好友，或者已經不是好友。
refusal_not_host = 只有房主可以這樣做。
refusal_not_in_discards = { $card } 不在棄牌中。
refusal_not_in_hand = 你手上沒有 { $cards }。
refusal_not_json = 必須以 JSON 格式傳送。
refusal_not_of_kind = { $meld } 不是{ $kind }。
refusal_not_one_colour = { $meld } 中紅黑混雜，而這 13 張牌必須全紅或全黑。
refusal_not_opening = 現在沒有要公開的內容。
refusal_not_pausable = 現在無法暫停。
refusal_not_paused = 牌桌沒有暫停。
refusal_not_reviewed = 無法覆盤：{ $reason }
refusal_not_saved = 無法儲存，因此不算數，請再試一次。
refusal_not_seated = 你在這張牌桌沒有座位。
refusal_not_solved = 這裡無法求解。{ $reason }
refusal_not_started = 比賽還沒有開始。
refusal_not_the_contract = 牌組的張數必須是 { $contracts }。
refusal_not_the_first_contract =
    { $groups ->
        [0] 首次下牌必須是這一局的合約，在同一回合全部放下：同花順 { $runs }。
       *[other]
            { $runs ->
                [0] 首次下牌必須是這一局的合約，在同一回合全部放下：群組 { $groups }。
               *[other] 首次下牌必須是這一局的合約，在同一回合全部放下：群組 { $groups }，同花順 { $runs }。
            }
    }
refusal_not_your_turn = 還沒輪到你。
refusal_nothing_to_answer = 沒有人問你能不能出完手牌。
refusal_nothing_to_buy = 現在沒有可以買的棄牌。
refusal_nothing_to_call = 現在沒有可以喊的棄牌。
refusal_nothing_to_claim = 現在沒有可以吃或碰的棄牌。
refusal_nothing_to_discard = 牌堆最後一張已經擺出：不棄牌，直接結束回合。
refusal_nothing_to_force = 沒有可以逼對手加的牌。
refusal_nothing_to_take_back = 沒有可以收回的牌。
refusal_nothing_to_verify = 牌譜沒有種子，無法重新發牌。
refusal_offered_card_first = 翻下一張之前，請先拿這張牌或放過。
refusal_one_card_against_one = 手上只有一張牌的玩家，不能拿只有一張牌的棄牌堆。
refusal_one_group_per_rank = 己方已有這個點數的群組：把 { $meld } 加到那一副。
refusal_one_meld_per_turn = 每個回合只能放下一副新牌組，或加牌一次。
refusal_one_sided = { $meld }：鏡像百搭牌兩邊都要有牌。
refusal_only_declared_pairs = 你已宣告做對子：要以 { $count } 對出完牌。
refusal_only_first_upcard_let_pass = 只有每局第一張翻開的牌可以放過：請抽一張牌。
refusal_only_in_first_turn = 起手牌只能在第一個回合抽牌之前放下。
refusal_only_in_going_out = { $meld } 只能在出完手牌時最後放下。
refusal_only_in_last_turn = 只有最後一個回合才能亮出牌組和送牌。
refusal_only_offered_card_let_pass = 現在沒有可以放過的牌。
refusal_only_top_discard = 只能拿棄牌堆最上面的一張。
refusal_only_top_of_stock = 從牌堆只能抽最上面的一張。
refusal_only_watching = 觀眾無法這樣做。
refusal_opening_needs_natural_run = 首次下牌要有一副不含百搭的同花順。
refusal_opening_needs_taken_card = 首次下牌必須用到剛從棄牌堆拿來的牌，除非在這個回合出完手牌。
refusal_opening_not_from_rack = { $meld }：破冰只能用自己牌架上的牌。
refusal_opening_too_early = 每位玩家都輪過 { $rounds } 次以後，才可以首次下牌。
refusal_opening_too_few_pairs = 以對子破冰至少要 { $minimum } 對；這裡有 { $value } 對。
refusal_opening_too_low =
    { $family ->
        [tiles] 破冰至少要 { $minimum } 分，現在是 { $value } 分。
       *[other] 首次下牌至少要 { $minimum } 分，現在是 { $value } 分。
    }
refusal_option_idle = 「{ $other }」已選「{ $value }」，因此「{ $one }」不起作用。
refusal_options_clash = 「{ $one }」和「{ $other }」不能同時選用。
refusal_out_of_range =
    { $family ->
        [tiles] { $meld } 不是順組：百搭牌會小於 1 或大於 13。
       *[other] { $meld } 不是同花順：那一端沒有牌可以讓鬼牌代替。
    }
refusal_outdated_table = 這張牌桌使用較舊的規則版本，無法繼續。
refusal_own_friend_link = 這是你自己的連結，請傳給別人。
refusal_own_games_off = 這個伺服器不開放自訂玩法。
refusal_pairs_beside_first_melds = 破冰要麼用群組和順組，要麼用對子，不能混用。
refusal_pairs_beside_melds = 要出完牌，必須亮出 { $count } 對，或者一對也沒有。
refusal_pairs_declared_already = 你已經宣告過做對子。
refusal_pairs_declared_before_drawing = 只能在抽牌前宣告做對子。
refusal_partner_asks = 搭檔在問能不能出完手牌：請先回答。
refusal_partner_said_no = 搭檔說不行：棄牌後手上要留一張。
refusal_partner_said_yes = 搭檔說可以：這個回合必須出完手牌。
refusal_passkey_again = 請先用通行密鑰確認。
refusal_passkey_refused = 這個通行密鑰未被接受。
refusal_paused = 牌桌暫停中；請先繼續。
refusal_pile_blocked = 最上面是 { $card } 時不能拿棄牌堆。
refusal_pile_call_does_not_fit = { $card } 不能加到桌面上的任何牌組，也不能與棄牌堆中上面的牌組成牌組。
refusal_pile_frozen =
    { $count ->
        [0] 棄牌堆對你凍結：手上要有兩張和 { $card } 同點數的普通牌，而你一張也沒有。
        [1] 棄牌堆對你凍結：手上要有兩張和 { $card } 同點數的普通牌，而你只有一張。
       *[other] 棄牌堆對你凍結：請從手牌選兩張和 { $card } 同點數的普通牌；你有 { $count } 張。
    }
refusal_pile_must_be_taken = 牌堆已空，棄牌堆最上面的牌能加到己方的牌組：必須拿棄牌堆。
refusal_pile_needs_two = 要拿棄牌堆，請從手牌選兩張和 { $card } 一起放下，其中至少一張普通牌。你有 { $count } 張同點數的牌和 { $wild } 張百搭。
refusal_pile_taken_whole = 不能只拿棄牌堆最上面的一張：要整疊拿走，並立刻用它放下牌組。
refusal_promise_broken = 這與當初的承諾不符。
refusal_promise_first = 這張牌桌要先承諾隨機內容，之後才公開。請重新載入頁面。
refusal_promises_fixed = 比賽即將開始，不能再更改。
refusal_rated_table = 計等級分的牌桌只限有帳號的人：沒有電腦，沒有提示。
refusal_record_not_yet = 比賽結束後才能取得牌譜。
refusal_record_too_long = 超過 { $most } 個動作的牌譜無法在這裡重播。
refusal_review_failed = 覆盤未能完成，請再試一次。
refusal_reviews_busy = 等待覆盤的比賽太多，請過幾分鐘再試。
refusal_run_claimed_by_next_only = 只有下一位玩家可以吃。
refusal_run_too_long =
    { $family ->
        [tiles] { $meld } 不是順組：順組最多 { $maximum } 張。
       *[other] { $meld } 不是同花順：同花順最多 { $maximum } 張。
    }
refusal_same_colour = { $meld }：變色百搭牌前後的顏色必須不同。
refusal_senseless_sheet = 這些規則不合理：{ $reason }
refusal_sent_away = 這張牌桌的房主已請你離開。
refusal_server_error = 伺服器出了問題，沒有任何改變。
refusal_show_first = 最後一個回合要先亮出牌組，再棄牌。
refusal_sides_differ = { $meld }：鏡像百搭牌左右兩邊的牌必須相同。
refusal_somebody_there = 這個座位已經有人。
refusal_stale_version = 牌桌已經有了變化。
refusal_stock_is_empty = 牌堆已經沒有牌。
refusal_study_changed = 這份研究已在別處修改。請重新載入。
refusal_study_full = 一份研究最多有 { $most } 個回合。
refusal_study_maker_only = 只有製作者能修改這份研究。
refusal_swap_after_melding = 換回鬼牌要在抽牌之後、放下任何牌之前。
refusal_swap_before_opening =
    { $family ->
        [tiles] 破冰以後才能換回萬用牌。
       *[other] 首次下牌以後才能換回鬼牌。
    }
refusal_switched_off = 這個伺服器關閉了這項功能。
refusal_table_changed_before_first_meld = 首次下牌之前，不能動桌面上的牌組。
refusal_table_changed_before_opening = 滿 { $minimum } 分破冰之前，不能動桌面上的牌組。
refusal_table_closed = 這個伺服器的營運者已關閉這張牌桌。理由：{ $reason }
refusal_table_full = 座位已滿。
refusal_table_log_full = 這張牌桌的變更次數已達上限，現在只能繼續出牌。
refusal_taken_card_into_new_meld = { $card } 必須先用在新的牌組。
refusal_taken_card_must_stay_in_a_meld = 少了 { $card }，從別人拿來的牌就無法成組。
refusal_taken_cards_apart = 從別人拿來的每張牌（{ $cards }）都要各在一副牌組中。
refusal_taken_meld_needs_hand_card = 要先用 { $card } 和至少一張原來的手牌放下新的牌組。
refusal_tile_missing = { $tiles } 必須留在桌面上。
refusal_tile_not_yours = 你的牌架上沒有 { $tiles }。
refusal_tile_only_to_lay = 只有在這個回合打出 { $card }（還沒有破冰時，必須用在破冰中）才可以拿，而它現在沒有地方可放。
refusal_tiles_away = 整架牌還沒有成組：至少還差 { $count } 張。
refusal_too_fast = 太快了，請稍等。
refusal_too_few_dublees = 雙同牌要有 { $minimum } 副才可以宣告，這裡有 { $count } 副。
refusal_too_few_naturals = { $meld } 的普通牌太少：至少要 { $minimum } 張。
refusal_too_few_pures = 宣告需要 { $minimum } 副純同花順，這裡有 { $count } 副。
refusal_too_large = 內容太長。
refusal_too_many = { $meld } 不是群組：群組最多 { $maximum } 張。
refusal_too_many_bot_tables = 一個機器人最多坐 { $most } 張牌桌。
refusal_too_many_bots = 每個人在這裡最多有 { $most } 個機器人。
refusal_too_many_clubs = 你最多可以加入{ $most }個俱樂部。
refusal_too_many_copies = { $tile } 有 { $count } 張，但這個遊戲只有 { $most } 張。
refusal_too_many_deals = 一場比賽最多發牌 { $most } 次。
refusal_too_many_friends = 這裡每人最多有{ $most }個好友。
refusal_too_many_jokers = { $meld } 的百搭比普通牌還多。
refusal_too_many_mails = 今天要求的次數太多，請明天再試。
refusal_too_many_passkeys = 一個帳號最多有 { $most } 個通行密鑰。
refusal_too_many_studies = 你最多可以有 { $most } 份研究。請先刪除一份。
refusal_too_many_study_records = 一份研究最多可以有 { $most } 個檔案的牌譜。
refusal_too_many_tournaments = 一名主辦者最多同時舉辦 { $most } 場錦標賽。
refusal_too_much_deadwood = 這樣散牌有 { $deadwood } 分；這一局 { $limit } 分以下才可以敲牌。
refusal_too_short = { $meld } 太短：牌組至少 { $minimum } 張。
refusal_took_too_long = { $seconds } 秒內沒有找到最佳打法。
refusal_tournament_bad_format = 這種賽制不合適：一桌不能有這麼多人晉級。
refusal_tournament_bad_result = 這不是那一桌的有效結果。
refusal_tournament_begun = 錦標賽已經開始了。
refusal_tournament_full = 這場錦標賽最多 { $most } 名參賽者。
refusal_tournament_host_only = 只有錦標賽的主辦者可以這樣做。
refusal_tournament_no_entrant = 這場錦標賽中沒有這名參賽者。
refusal_tournament_not_begun = 錦標賽還沒有開始。
refusal_tournament_over = 錦標賽已經結束。
refusal_tournament_result_stands = 已有其他人根據這個結果繼續錦標賽。
refusal_tournament_round_on = 這一輪還沒有結束。
refusal_tournament_table = 這由錦標賽決定，而不是由牌桌決定。
refusal_tournament_too_few = 錦標賽至少需要 { $fewest } 名參賽者。
refusal_tournament_too_many_rounds = 一場錦標賽最多 { $most } 輪。
refusal_trial_waits = 新遊戲要先由電腦試玩。排在前面的遊戲：{ $before } 個。位置會保留，請稍後再試。
refusal_turn_not_over = 這個回合還沒有結束。
refusal_turn_over = 這個回合已經結束。
refusal_two_mirrors = { $meld }：牌組只能有一張鏡像百搭牌，放在中央。
refusal_unavailable = 伺服器暫時無法存取資料庫，請再試一次。
refusal_unknown_account = 沒有這個帳號。
refusal_unknown_ban = 沒有這條封鎖。
refusal_unknown_bot = 沒有這個機器人。
refusal_unknown_club = 沒有這個俱樂部，或你不是其成員。
refusal_unknown_code = 沒有這個代碼的牌桌。
refusal_unknown_face = { $meld } 中有這個遊戲沒有的牌。
refusal_unknown_game = 沒有這個遊戲。
refusal_unknown_link = 這個代碼不對、過期，或已經用過。
refusal_unknown_mail_link = 這個連結不對、過期，或已經用過。
refusal_unknown_passkey = 沒有這個通行密鑰。
refusal_unknown_puzzle = 沒有這道題。
refusal_unknown_review = 這份牌譜沒有覆盤，或已不再保留。請重新開啟牌譜。
refusal_unknown_session = 那個裝置沒有登入。
refusal_unknown_study = 沒有這份研究，或它已被刪除。
refusal_unknown_table = 沒有這張牌桌。連結可能有誤或已過期。
refusal_unknown_tournament = 沒有這場錦標賽。
refusal_unknown_turn = 這場比賽沒有這個回合。
refusal_unreadable = 無法讀取這個訊息。
refusal_upcard_is_offered = 請拿翻開的牌，或放過；然後才輪到牌堆。
refusal_upcard_only_before_first_meld = 放下合約以後，只能從牌堆抽牌。
refusal_upcard_only_for_first_meld = 首次下牌之前，棄牌堆最上面的牌只能用於首次下牌，而用這張牌湊不滿 { $minimum } 分。
refusal_upcard_only_into_meld = { $card } 只有能和手牌排成牌組時才可以拿，而且那副牌組不能有之前拿來的牌。
refusal_upcard_only_to_lay = { $card } 只有立刻放下時才可以拿，而它現在沒有地方可放。
refusal_upcard_refused_only_when_blocked = 只有牌堆用完時，才能不拿棄牌堆最上面的牌。
refusal_upcard_to_be_used = 只有在這個回合放下 { $card }，才可以拿它。
refusal_upcard_was_let_pass = 兩位玩家都放過了翻開的牌：請從牌堆抽牌。
refusal_waited_in_vain = 沒有人來，已經停止尋找。
refusal_wild_upcard_refused = { $card } 是百搭，不能從棄牌堆拿。
refusal_would_leave_taken_upcard = 這樣只會剩下 { $card }，它是從棄牌堆拿的，這個回合不能棄掉。
refusal_wrap =
    { $family ->
        [tiles] { $meld } 不是順組：最大的數字後面不能再接。
       *[other] { $meld } 不是同花順：最大的牌後面不能再接。
    }
refusal_wrong_host = 這個伺服器不接受 { $host } 這個主機名稱。伺服器的管理者可以用 --allowed-host 允許它。
refusal_wrong_origin = 這個要求來自其他網站的頁面。
replay_back = 上一步
replay_download = 下載牌譜
replay_first =
    { $family ->
        [tiles] 回到這一盤開頭
       *[other] 回到這一局開頭
    }
replay_go = 開始重播
replay_hands = 各人的牌
replay_last =
    { $family ->
        [tiles] 到這一盤結尾
       *[other] 到這一局結尾
    }
replay_link = 重播
replay_move = 步
replay_move_of = 第 { $number } 步，共 { $count } 步
replay_moves = 每一步
replay_next = 下一步
replay_open = 開啟檔案
replay_other = 換一份牌譜
replay_pause = 暫停
replay_play = 播放
replay_sentence = 一步一步重播一場比賽。每張打完的牌桌都有牌譜，也可以自己手寫。
replay_speed = 速度
replay_text = 牌譜
replay_title = 重播
replay_to_table = 到牌桌
replay_total = 總計 { $total }
replay_unknown = 未知的牌
replay_waits = 這份牌譜還沒有在這個裝置上打開過：需要伺服器重演一次，而現在連不上。伺服器一有回應就會自動打開。
review_accuracy = 準確度
review_accuracy_about = 準確度：已分高下的回合裡，沒有更好打法的所佔的比例。已分高下：有得選擇、而且分得出高下的回合。損失：失誤使領先其他人的分數少了多少。運氣與選擇：兩者各自在這位玩家的回合裡使勝算改變了多少；1 相當於整整一局。
review_ahead = 平均領先：{ $reached } 分；最佳：{ $best } 分。
review_as_bots = 每個電腦玩家也都會這樣打
review_as_table = 以表格顯示
review_before = 之前
review_begins = 覆盤即將開始。
review_best = 最佳打法
review_better = 更好的打法
review_by_choice = 靠選擇
review_by_luck = 靠運氣
review_by_luck_missed = 主要靠運氣，但有更好的打法
review_call = 喊「拉米！」
review_chances = 勝算
review_chances_about = 每個點：各人的牌保持當時的樣子，把局面打完 { $count } 次的結果；誤差可達 { $error }。
review_change = 以各人實際的牌來看，這回合之前的勝算是 { $before }，之後是 { $after }。
review_change_choice = 其中 { $choice } 出於選擇：這位玩家本來可以知道它較差。其餘 { $luck } 是運氣。
review_change_luck = 差別算作運氣：就這位玩家所能知道的，沒有哪種打法必定更好。
review_choice = 選擇
review_compared = 以假想的手牌比較 { $deals } 次
review_compared_about = 每次都把這位玩家看不到的牌重新發過，再從兩種打法各自打完。比的是分數，不是勝算；這裡的勝算與上面的不同，上面用的是各人實際的牌。
review_compared_match = 每次都把這位玩家看不到的牌重新發過，再從兩種打法各自打完。比的是贏得整場的勝算。
review_cost = 損失
review_costs = 有更好的打法：約多 { $points } 分
review_costs_match = 有更好的打法：贏得整場的勝算約多 { $percent }
review_decided = 已有定論的抉擇：{ $choices } 個中的 { $decided } 個
review_decided_of = { $turns } 回合中 { $decided } 回合已分高下
review_decisive = 決定勝負的回合
review_deeper = 看得更深
review_deeper_about = 把這回合再多試打許多次。打開這份覆盤的人都看得到結果。
review_deeper_failed = 沒能看完。請再試一次。
review_deeper_waits = 排在前面的：{ $count }
review_deeper_works = 正在看得更深：{ $percent }
review_depends =
    { $when ->
        [knock_at_once] 要看別人何時敲牌：別人一有機會就敲牌時，比另一種打法好；別人等待時則不如
       *[knock_late] 要看別人何時敲牌：別人等待時，比另一種打法好；別人一有機會就敲牌時則不如
    }
review_draw_tile = 不出牌，抽一張。
review_end = { $deal }，結束
review_expected = 勝算 { $chance }，領先 { $points } 分
review_expected_match = 贏得整場的勝算 { $match }；這一次：{ $chance }，領先 { $points } 分
review_forced = 別無選擇
review_held = 不是失誤：接著打完 { $deals } 次，留著不出的結果不輸打出，甚至更好。
review_lay_off = 把 { $cards } 加到牌組。
review_leave = 可以離開這個頁面：覆盤會繼續進行，並隨比賽保留給所有人。
review_leave_file = 從檔案開啟的牌譜，其覆盤保留一小時。
review_left =
    { $family ->
        [tiles] 還可以打出的牌：{ $tiles } 張，共 { $points } 分
       *[other] 還可以打出的牌：{ $tiles } 張，共 { $points } 分
    }
review_luck = 運氣
review_luck_and_choice = 運氣與選擇
review_next = 下一回合
review_none_missed = 沒有找到明顯的失誤。
review_not_compared = 尚未比較
review_only_missed = 只看有失誤的回合（{ $count }）
review_other_record = 回到重播
review_place = { $deal }，第 { $turn } 回合
review_play = 打出 { $tiles }。
review_played = 實際打法
review_player = 玩家
review_previous = 上一回合
review_proven = 已證明：最多就是這些。
review_rival = 或
review_see = 查看
review_shown = 顯示內容
review_surer = 正在細看可能損失最多的回合：{ $percent }
review_surer_waits = 這是初步的覆盤，稍後會再細看。排在前面的覆盤：{ $count }
review_take = 從棄牌堆拿 { $card }。
review_take_top = 拿棄牌堆最上面的牌。
review_title = 我錯過了什麼？
review_too_close = 試打 { $deals } 次之後，這兩種打法仍難分高下。
review_try = 再打一次
review_try_back = 回到覆盤
review_try_task = 比賽中的打法：{ $action }請找出更好的打法。
review_turn_by_turn = 逐回合
review_turn_of = 第 { $number } 回合，共 { $count } 回合
review_undecided = 試打 { $deals } 次仍無定論
review_unproven = 可能還有更好的。
review_waiting = 排在前面的覆盤：{ $count }
review_warmer = 接近了：比實際打法好。
review_was_best = 與最佳打法一樣好
review_way = 看解法
review_way_hide = 收起解法
review_working = 正在覆盤：{ $percent }
rules_away_house_rules = 這是不含自訂規則的規則：含自訂規則的由伺服器寫成，而現在連不上。
rules_contents = 章節
rules_title = { $game }規則
said_by = { $name }：{ $phrase }
scan_again = 換張照片
scan_button = 掃描
scan_doubtful_piece = { $piece }（不確定）
scan_file = 選擇照片
scan_found = 找到 { $count } 張牌。
scan_join = 把這一列和另一列合併
scan_join_where = 點要合併的那一列。
scan_larger = 放大
scan_loading = 正在載入照片辨識：{ $percent }%
scan_look = 不確定：{ $count } 張
scan_move = 移到另一列
scan_move_where = 點它所屬的那一列：{ $piece }
scan_no_piece = 這裡沒有牌
scan_note = 點一張牌可以改正它或它所在的列；漏掉的牌，在照片上點它的位置。
scan_photo = 照片
scan_private = 照片不會離開這個裝置。
scan_reading = 正在辨識照片……
scan_row = 第 { $number } 列
scan_row_new = 新的一列
scan_shutter = 拍照
scan_split = 從這裡另起一列
scan_trial = 辨識紙牌還在試驗中：在 67 張測試照片上（大多是單獨擺放的牌），97.9% 的牌辨識正確。請露出牌角，並逐張核對。
scan_turn = 旋轉照片
scan_unloaded = 載入失敗。第一次掃描需要連線，之後不需要。
scan_unread = 無法辨識這張照片，請換一張試試。
scan_use = 使用這些牌
scan_which = 這是哪張牌？
score_after_round = 第 { $number } 輪後
score_boxes = 勝局
score_boxes_bonus = 勝局獎分
score_check = 核對
score_check_deals =
    { $family ->
        [tiles] 各盤：{ $sum }
       *[other] 各局：{ $sum }
    }
score_check_players = 各玩家：{ $sum }
score_check_sum = +{ $won } − { $lost } = { $sum }
score_chips = 以籌碼計算
score_column = 第 { $number } 欄
score_column_closed = 已關閉
score_deal =
    { $family ->
        [tiles] 盤
       *[other] 局
    }
score_deal_number =
    { $family ->
        [tiles] 第 { $number } 盤
       *[other] 第 { $number } 局
    }
score_eliminated = 出局
score_final = 最後得分
score_game_bonus = 比賽獎分
score_games_won = 贏的盤數
score_goal_countdown = 每人 { $count } 分，直到有人扣完
score_goal_deal =
    { $family ->
        [tiles] 一盤就是整場比賽
       *[other] 一局就是整場比賽
    }
score_goal_deals =
    { $family ->
        [tiles] 一場共 { $count } 盤
       *[other] 一場共 { $count } 局
    }
score_goal_limit = 滿 { $count } 分出局
score_goal_points = 先達 { $count } 分者獲勝
score_in_columns = 記在第 { $numbers } 欄
score_money = 金額
score_none = 還沒有計分。
score_rake = 共付 { $gross }，其中抽水 { $rake }
score_rejoined = 再次加入
score_shutout = 完封
score_stake_point = 每分 { $amount }
score_stake_pool = 每人入場 { $amount }，獎池 { $pool }
score_start = 起始
score_title = 計分表
score_total = 總計
score_wins_games = 贏最多盤者獲勝，相同時比總分
score_wins_last_left = 最後留下的人得到獎池
score_wins_left = 最後留下的人獲勝
score_wins_lowest = 總分最低者獲勝
seat_dealer = 莊家
seat_games_won = { $count } 勝
seat_laid = 已放下 { $points } 分
seat_pairs = 對子
seat_partner = 搭檔
seat_place = 第 { $place } 名
seat_sits_out = 輪空
seat_starter = 先開始
settings_agree_puzzles = 總是同意用我的比賽製作謎題
settings_agree_puzzles_note = 比賽一結束就同意。所有人都同意才會製作；製作之前可以撤回。
settings_felt = 桌面
settings_felt_blue = 藍色
settings_felt_green = 綠色
settings_felt_wine = 酒紅色
settings_four_colours = 四色撲克牌
settings_four_colours_note = 方塊藍色，梅花綠色
settings_initials = 姓名首字
settings_language = 語言
settings_less_motion = 減少動畫
settings_pace = 電腦的出牌速度
settings_pace_at_once = 立即
settings_pace_note = 只有你一人和電腦玩時有效。點一下空桌面，就不必再等電腦。
settings_portrait = 牌桌上的頭像
settings_portrait_number = 頭像 { $number }
settings_size = 牌的大小
settings_size_large = 大
settings_size_normal = 一般
settings_size_small = 小
settings_sound = 音效
settings_speed = 動畫速度
settings_speed_fast = 快
settings_speed_slow = 慢
settings_spread = 手牌間距
settings_spread_tight = 緊
settings_spread_wide = 寬
settings_theme = 外觀
settings_theme_dark = 深色
settings_theme_light = 淺色
settings_theme_system = 跟隨系統
settings_title = 設定
settings_volume = 音量
shop_add = 新增
shop_add_to = 新增：{ $field }
shop_add_which = 要新增什麼：{ $field }
shop_bounds = 從 { $low } 到 { $high }。
shop_by_players = 依人數而定
shop_changed = 已改 { $count } 處。
shop_down = 往後移：{ $part }
shop_first_name = 我的{ $game }
shop_from = { $field }：從
shop_from_game = 以這款遊戲為底
shop_group_changed = 已改 { $count } 處
shop_group_wrong = 還不合理
shop_less = 減少：{ $field }
shop_load = 開啟檔案
shop_more = 增加：{ $field }
shop_name = 名稱
shop_new_rule = 已改：
shop_redo = 重做
shop_remove = 移除：{ $part }
shop_restore = 還原：{ $field }
shop_same = 都一樣
shop_save = 存成檔案
shop_senseless = 這樣還不合理：
shop_sentence = 從任何一款遊戲開始，想改什麼就改什麼；旁邊的規則會顯示結果。
shop_stale = 這是上次改動之前的規則；那次改動還不合理。
shop_start_over = 還原全部
shop_tab_controls = 修改
shop_title = 自訂玩法
shop_to = { $field }：到
shop_trying = 電腦試玩中…
shop_unchanged = 還沒有改動。
shop_undo = 復原
shop_unread = 這個檔案不是規則表：
shop_up = 往前移：{ $part }
shop_waits = 新遊戲要先由電腦試玩。排在前面的遊戲：{ $before } 個。位置會保留。
shop_with = 有
shop_without = 無
sign_at_once =
    { $family ->
        [tiles] 所有牌組一次打出
       *[other] 所有牌組一次放下
    }
sign_block = 牌堆用完不重洗
sign_books = { $count } 張起成大牌組
sign_burracos = { $count } 張起成布拉科
sign_buy = 不輪到自己也可買棄牌
sign_call_draw = 可以要求比牌
sign_call_drop = 可以攤牌提前結束
sign_canastas = { $count } 張起成卡納斯塔
sign_cards_laid = 放下的牌算給放下的人
sign_claims = 棄牌可以吃、碰
sign_contract = 整手牌一次放下，張數如上
sign_contracts = { $count } 局，每局一份合約
sign_corner = K A 2 算同花順
sign_deals = { $count } 局，以籌碼計
sign_few_jokers = 鬼牌不能多於普通牌
sign_fight = 其他人應戰或放棄
sign_first_from_hand = 第一次出牌只能用手牌
sign_foot = 腳牌 { $count } 張
sign_force = 不要的牌可以逼對手加上
sign_joker_freed_any = 任何牌都可換回百搭牌
sign_joker_freed_rack = 用牌架上的牌換回百搭牌
sign_knock = 散牌 { $points } 分以下可敲牌
sign_knock_any = 隨時可敲牌
sign_last_left = 滿 { $points } 分出局，最後留下的人獲勝
sign_lives = 要兩副同花順，一副不含鬼牌
sign_money = 一局，按分付錢
sign_money_value_cards = 按分付錢，價值牌另計
sign_only_runs = 只有同花順
sign_opening =
    { $family ->
        [tiles] 破冰至少 { $points } 分
       *[other] 首次下牌至少 { $points } 分
    }
sign_opening_or_pairs = 破冰至少 { $points } 分，或 { $count } 對
sign_own_melds = 計自己的牌組
sign_partners = 搭檔共用牌組
sign_pile_any = 可拿任何一張棄牌
sign_pile_down_to_melded = 可拿任一張棄牌，連同其上各張，拿來放下
sign_pile_down_to_used = 可拿任一張棄牌，連同其上各張
sign_pile_top_and_second = 拿棄牌時再多拿一張
sign_pile_top_into_meld = 棄牌只能拿來成牌組
sign_pool = 滿 { $points } 分出局，最後一人得獎池
sign_pozzetto = 備用手牌 { $count } 張
sign_pures = 需要 { $count } 副純同花順
sign_rearranged = 所有牌組人人可以重組
sign_special_jokers = 雙重、鏡像、變色百搭牌
sign_swap = 鬼牌可以換回
sign_swap_wild_tile = 萬用牌可以換回
sign_target = 先達 { $points } 分者獲勝
sign_turns = 每人 { $count } 回合
sign_twins = 群組中可有相同的牌
sign_wild_rank = 每局換一個點數當百搭
solver_away = 離出完牌還差 { $count } 張。
solver_back = 上一步
solver_best = 最佳打法
solver_both =
    { $family ->
        [tiles] 先張數，再分數
       *[other] 先張數，再分數
    }
solver_colon = ：
solver_comma = ，
solver_deadwood = 散牌：{ $count } 分。
solver_discard = 要棄一張牌
solver_example = 看個例子
solver_finish = 整手牌都成組了：可以出完手牌。
solver_first = 原來的桌面
solver_from_rack =
    { $family ->
        [tiles] { $tiles } 來自牌架
       *[other] { $tiles } 來自手牌
    }
solver_from_set = { $tiles } 來自 { $set }
solver_hand = 手牌
solver_indicator = 指示牌
solver_last = 完成後的桌面
solver_link = 複製連結
solver_melded = { $of } 張中有 { $count } 張成組。
solver_melds = 牌組
solver_next = 下一步
solver_no_first = 湊不出 { $minimum } 分的首次下牌。
solver_none = 沒有牌可以打出。
solver_nothing =
    { $family ->
        [tiles] 先點選桌面上的牌組，再點選牌架上的牌。
       *[other] 先點選桌面上的牌組，再點選手上的牌。
    }
solver_nothing_cards = 請點選手上的牌。
solver_nothing_finish = 先點選指示牌，再點選牌架上的牌。
solver_nothing_left = 沒有剩下的牌。
solver_objective = 以什麼為準
solver_play =
    { $family ->
        [tiles] 打出 { $of } 張中的 { $count } 張，共 { $value } 分。
       *[other] 打出 { $of } 張中的 { $count } 張，共 { $value } 分。
    }
solver_sentence = 點選桌面上的牌和你的牌，就會一步一步顯示經過證明的最佳打法。
solver_show = 看打法
solver_side = 己方在桌面上的牌組
solver_status_both_lives = 兩條命都有了。
solver_status_contract = 整手牌可以放下。
solver_status_first_life_only = 只有第一條命：只有它的牌算成組。
solver_status_no_first_life = 沒有第一條命：所有的牌都計分。
solver_status_short = 純同花順不夠：它們以外的牌都計分。
solver_status_three_pure = 純同花順夠了：只計算不在牌組中的牌。
solver_status_valid_show = 所有的牌都成組：可以宣告。
solver_steps = 逐步播放
solver_table = 桌面
solver_tiles =
    { $family ->
        [tiles] 最多張
       *[other] 最多張
    }
solver_title = 最佳打法
solver_value = 最多分
solver_whole = { $set } 整副
solver_worth = 放下 { $of } 張中的 { $count } 張，連同獎分共 { $worth } 分。
status_now = 目前牌桌上的人數：{ $people }；牌桌數：{ $tables }
status_since = 自 { $date } 起運行，版本 { $version }
status_title = 伺服器狀態
status_up = 伺服器運作正常。
study_add = 加入研究
study_add_drawing = 加入
study_all_open = 全部
study_arrow = 箭頭
study_back = 回到研究
study_by_list = 從清單選擇
study_circle = 圓圈
study_colour = 顏色
study_colour_name =
    { $colour ->
        [green] 綠色
        [red] 紅色
        [blue] 藍色
       *[other] 黃色
    }
study_comment = 評論
study_delete = 刪除研究
study_delete_sure = 它的連結將不再有效。
study_draw = 繪製
study_drawings = 圖示
study_drawn_arrow = 箭頭（{ $colour }）：從 { $origin } 到 { $place }
study_drawn_circle = 圓圈（{ $colour }）：{ $place }
study_earlier = 上移
study_edit = 編輯這一回合
study_from = 起點
study_from_none = 無：圓圈
study_how =
    { $family ->
        [tiles] 點一張牌可以把它圈出來。要畫箭頭，請從一處拖到另一處，或依次點這兩處。
       *[other] 點一張牌可以把它圈出來。要畫箭頭，請從一處拖到另一處，或依次點這兩處。
    }
study_into = 放入
study_into_new = 新的研究
study_later = 下移
study_leave_out = 移除這一回合
study_link_note = 任何人不需帳號都能開啟這個連結。你可以隨時修改或刪除這份研究；一年無人開啟就會刪除。
study_make = 建立連結
study_mine = 我的研究
study_name = 標題
study_only_open = 只有 { $name }
study_open = 開啟研究
study_open_hands = 公開的手牌
study_remove = 移除
study_rename = 修改標題
study_save = 儲存
study_show = 展示這一回合
study_spot_hand =
    { $family ->
        [tiles] { $name } 的牌架
       *[other] { $name } 的手牌
    }
study_spot_meld =
    { $family ->
        [tiles] 牌組「{ $cards }」
       *[other] 牌組「{ $cards }」
    }
study_spot_piece = { $piece }（{ $place }）
study_title = 研究
study_to = 終點
study_turns = { $count } 個回合
study_whole =
    { $family ->
        [tiles] 整副牌組
       *[other] 整副牌組
    }
study_whole_match = 從這裡重播比賽
table_ask_partner = { $name }問：我可以出完手牌嗎？
table_away = 離線
table_book_label =
    { $called ->
        [canasta]
            { $kind ->
                [natural] 純卡納斯塔，{ $count } 張
                [semi] 半純卡納斯塔，{ $count } 張
                [mixed] 混卡納斯塔，{ $count } 張
               *[other] 百搭卡納斯塔，{ $count } 張
            }
        [book]
            { $kind ->
                [natural] 純大牌組，{ $count } 張
                [semi] 半純大牌組，{ $count } 張
                [mixed] 雜大牌組，{ $count } 張
               *[other] 百搭大牌組，{ $count } 張
            }
       *[other]
            { $kind ->
                [natural] 純布拉科，{ $count } 張
                [semi] 半純布拉科，{ $count } 張
                [mixed] 雜布拉科，{ $count } 張
               *[other] 百搭布拉科，{ $count } 張
            }
    }
table_borrow_hint = 桌面上牌組中的牌也可以選來用在別的牌組。
table_buy_ask = 要買 { $card } 嗎？還要從牌堆拿 { $count } 張。
table_buy_asked = { $name }可以買 { $card }。
table_buy_limited = 要買 { $card } 嗎？還要從牌堆拿 { $count } 張。還可以買 { $left } 次。
table_buy_points = 不輪到你，仍要拿 { $card } 嗎？扣 { $count } 分。
table_call_ask = 要喊「拉米」拿 { $card } 嗎？它能加到桌面上的牌組。
table_call_down = 點棄牌堆中要喊的牌；上面的牌也全部拿走。
table_cards_count = { $count } 張牌
table_careless_sure =
    { $family ->
        [tiles] { $card } 是萬用牌，或能加到桌面上的牌組：棄掉會扣分。
       *[other] { $card } 能加到桌面上的牌組，或使棄牌堆湊成牌組：棄掉會扣分。
    }
table_chips = { $count } 個籌碼
table_claim_ask = 要吃或碰 { $card } 嗎？
table_claim_asked = { $name }可以吃或碰 { $card }。
table_claim_none = 你沒有能吃或碰 { $card } 的牌。
table_contract_ready = 你歸好的牌已符合合約：按一下就放下。
table_deadwood = 散牌 { $points } 分
table_dealt_ask = 你的起手牌直接結束這一局。
table_declare_pairs_means = 宣告後你只能以對子出完牌，大家都會知道，而且無法反悔。
table_declare_pairs_sure = 要做對子？
table_declare_regroup = 換成能贏的組法
table_declare_regrouped = 同樣的牌換一種組法就能贏。
table_declare_wrong = 這樣宣告就是炸胡：扣 { $points } 分，並退出這一局。
table_do_answer_no = 不行，先別
table_do_answer_yes = 可以，出完手牌
table_do_aside = 先放一旁：{ $value }／{ $minimum } 分
table_do_aside_melds = 先放一旁：{ $count }／{ $melds } 副
table_do_aside_melds_more = 合約：{ $count }／{ $melds } 副
table_do_aside_more = 首次下牌：{ $value }／{ $minimum } 分
table_do_aside_run = 還缺不含鬼牌的同花順
table_do_ask = 我可以出完手牌嗎？
table_do_borrow = 借牌並放下
table_do_buy = 買 { $card }
table_do_call = 拉米！{ $card }
table_do_call_end_draw = 要求比牌
table_do_call_end_drop = 攤牌
table_do_chi = 吃 { $cards }
table_do_choose_to_pass = 選一張牌
table_do_contract = 放下合約
table_do_declare = 宣告
table_do_declare_anyway = 仍要宣告：{ $points } 分
table_do_declare_pairs = 宣告做對子
table_do_discard = 棄掉 { $card }
table_do_discard_sure = 真的要棄掉 { $card }？
table_do_done = 完成
table_do_draw =
    { $family ->
        [tiles] 抽一張牌
       *[other] 抽一張牌
    }
table_do_draw_card = 抽一張牌
table_do_draw_cards = 抽 { $count } 張牌
table_do_drop = 投降
table_do_drop_for = 投降：{ $points } 分
table_do_drop_next = 輪到我時投降
table_do_end = 結束回合
table_do_end_count = 結束回合：{ $value }／{ $minimum } 分
table_do_end_short = { $value }／{ $minimum } 分
table_do_face_down = 蓋下 { $card }，出完手牌
table_do_fight = 應戰
table_do_finish = 以 { $card } 收牌
table_do_fits_nowhere = 加不到任何牌組
table_do_fold = 放棄
table_do_force = 逼對手加 { $card }
table_do_gin = Gin！棄掉 { $card }
table_do_go_out =
    { $game ->
        [gin_rummy] 大 Gin
       *[other] 出完手牌
    }
table_do_knock = 敲牌
table_do_knock_with = 以 { $points } 分敲牌，棄掉 { $card }
table_do_lay =
    { $family ->
        [tiles] 打出 { $count } 張牌
       *[other] 放下 { $count } 張牌
    }
table_do_lay_alone = 放下
table_do_lay_off = 加 { $cards }
table_do_leave = 放過 { $card }
table_do_let_pass = 放過
table_do_open = 放下 { $value } 分
table_do_pass = 通過
table_do_pass_on = 傳 { $card }
table_do_pick =
    { $family ->
        [tiles] 選一張牌棄掉
       *[other] 選一張牌棄掉
    }
table_do_pick_meld = 選牌組
table_do_pon = 碰 { $cards }
table_do_put_back = 恢復桌面
table_do_refuse = 不拿，結束這一局
table_do_rummikub = Rummikub！
table_do_second = 再抽一張牌
table_do_show = 亮出牌組
table_do_show_dealt = 亮出手牌
table_do_show_indicator = 亮出同牌
table_do_show_none = 沒有牌組可亮
table_do_swap =
    { $family ->
        [tiles] 換回萬用牌
       *[other] 換回鬼牌
    }
table_do_take = 拿 { $card }
table_do_take_down = 拿 { $count } 張，到 { $card } 為止
table_do_take_pile = 拿棄牌堆：{ $count } 張
table_do_throw_last = 棄最後一張，出完牌
table_do_turn_card = 翻一張牌
table_do_turn_over = 翻過棄牌堆並抽牌
table_do_wait = { $name }出牌中
table_do_want_none = 一律放過
table_down_any = 按一張牌：連同它上面的所有牌一起拿，並且必須在這個回合放下
table_down_ask = 拿 { $count } 張牌，{ $card } 必須在這個回合放下。
table_drop_means = 你將放下手牌，無法反悔。
table_drop_sure = 確定投降？
table_drop_sure_for = 以 { $points } 分投降？
table_end_means_draw = 其他人放棄或應戰。如果應戰者的分數不比你高，你就輸，而且付得更多。
table_end_means_drop = 所有手牌立刻比較。如果有人的分數不比你高，你就被抓到，付得更多。
table_end_sure_draw = 現在要求比牌？
table_end_sure_drop = 現在攤牌？
table_face_down_ask = 把最後一張牌面朝下棄掉，就出完手牌。
table_fight_ask = { $name }要求比牌。要應戰嗎？
table_finish_back = 返回
table_finish_pick = 先選好要棄掉的那張牌，再試一次。
table_force_ask = { $card } 被放過。要逼對手加上嗎？
table_fresh = 剛出的
table_frozen = 凍結
table_frozen_all = 棄牌堆凍結：手上要有兩張和最上面的牌同點數的普通牌才能拿。
table_frozen_you = 己方首次下牌之前，棄牌堆對你凍結。
table_gone = 與這張牌桌的連線已結束。
table_gone_banned = 這個伺服器的營運者已封鎖你。
table_gone_closed = 這個伺服器的營運者已關閉這張牌桌。
table_gone_outdated = 這張牌桌使用較舊的規則版本，無法繼續。
table_gone_pages = 這張牌桌開了太多頁面，請在較新的頁面繼續。
table_gone_seat = 這個座位屬於另一個瀏覽器。
table_group = 群組
table_group_aside = 棄牌
table_group_cards =
    { $family ->
        [tiles] 不在牌組中
       *[other] 不在牌組中
    }
table_group_held = 留在手上
table_group_number = 牌組 { $number }
table_hand = 你的手牌
table_has_drawn = 你已抽牌，可以出牌或通過。
table_home = 所有遊戲
table_joker_ask =
    { $family ->
        [tiles] 萬用牌代替哪張牌？
       *[other] 鬼牌代替哪張牌？
    }
table_keep_playing = 繼續打
table_kept = 拿來的牌
table_key_apart =
    { $family ->
        [tiles] 把所選的牌在牌架上分開放
       *[other] 把所選的牌在手牌中分開放
    }
table_key_arrows = 在牌與位置之間移動
table_key_back =
    { $family ->
        [tiles] 把選取的牌放回牌架
       *[other] 把選取的牌放回手牌
    }
table_key_draw = 抽牌
table_key_end = 同主要按鈕
table_key_enter = 把選取的牌放在這裡
table_key_escape = 取消選取、關閉
table_key_help = 本說明
table_key_move =
    { $family ->
        [tiles] 移動牌架上的牌、桌面上的牌組
       *[other] 移動手牌中的牌、桌面上的牌組
    }
table_key_new = 把選取的牌放成新牌組
table_key_space = 選取或取消選取這張牌
table_key_split =
    { $family ->
        [tiles] 從這張牌前面分開
       *[other] 從這張牌前面分開
    }
table_key_take = 從棄牌堆拿牌
table_keys = 鍵盤操作
table_knock_gin_only = 只有 Gin 才可以敲牌
table_knock_hint = 所有人攤開手牌。剩下的分數與你相同或更低的人反而獲勝。
table_knock_hint_gin = Gin：對手不能往你的牌組加牌。
table_knock_hint_lay_off = 你的牌組會攤開，對手往上加牌。之後如果對手剩下的分數與你相同或更少，你就被反敲。
table_knock_left = 散牌
table_knock_limit = { $limit } 分以下可以敲牌
table_laid_by = { $name }放下
table_last_turn = { $name }已出完手牌：這是你的最後一個回合。
table_last_turns = { $name }已出完手牌：各人還有最後一個回合
table_lay_off_ask = { $name }以 { $points } 分敲牌：可以把合適的牌加上去。
table_leave = 離開比賽
table_leave_stay = 留下
table_leave_sure = 確定離開？這一局和之後每一局你都算退出，各記 { $points } 分。
table_left = 剩 { $count } 張
table_log = 紀錄
table_mine = 這個回合出的
table_more = 更多
table_more_below = 下面還有牌組：{ $count }
table_move_set =
    { $family ->
        [tiles] 移動牌組
       *[other] 移動牌組
    }
table_must_play = 要放下剛拿的 { $card }。
table_new_meld =
    { $family ->
        [tiles] 新牌組
       *[other] 新牌組
    }
table_new_set =
    { $family ->
        [tiles] 新牌組
       *[other] 新牌組
    }
table_no_discard = 牌堆最後一張已經擺出：不用棄牌，這一局結束。
table_offered_none = 現在放不下 { $card }。
table_opened = 已經首次下牌
table_order = 整理桌面
table_order_back =
    { $family ->
        [tiles] 恢復原來的位置
       *[other] 恢復原來的位置
    }
table_order_self = 每回合後自動整理
table_order_self_note =
    { $family ->
        [tiles] 否則牌組留在你放的位置。
       *[other] 否則牌組留在你放的位置。
    }
table_out = 已退出
table_owner = { $name }放下
table_pair = 對子
table_partner_no = 搭檔說不行：這個回合你不能出完手牌。
table_partner_yes = 搭檔說可以：這個回合就出完手牌。
table_pass_on_ask = 選一張牌傳給 { $name }。
table_pile =
    { $family ->
        [tiles] 棄牌堆
       *[other] 棄牌堆
    }
table_pile_any = 可以拿其中任何一張
table_pile_empty = 沒有牌
table_points = { $count } 分
table_pool = 備用牌
table_rack = 你的牌架
table_reconnecting = 重新連線中…
table_redo = 重做
table_refuse_means = 隨即結束，各人手牌照現狀計分。
table_refuse_sure = 不拿最後這張牌？
table_reset = 全部復原
table_reset_long = 回到回合開始時
table_restarting = 伺服器正在重新啟動，請稍候：遊戲會從目前的地方繼續。
table_rule_link = 看這條規則
table_rules = 規則
table_run =
    { $family ->
        [tiles] 順組
       *[other] 同花順
    }
table_scores = 計分表
table_seats = 玩家
table_second_hand =
    { $called ->
        [pozzetto] 備用手牌 { $count } 張，可由以下玩家拿起：{ $names }
       *[other] 腳牌 { $count } 張，可由以下玩家拿起：{ $names }
    }
table_second_hint = 拿了棄牌還要再抽一張，從牌堆或棄牌堆都可以。
table_second_picked_up =
    { $called ->
        [pozzetto] 已拿起備用手牌：{ $names }
       *[other] 已拿起腳牌：{ $names }
    }
table_selected = 已選
table_set_label = 牌組 { $number }，{ $kind }：{ $pieces }
table_set_label_plain = 牌組 { $number }：{ $pieces }
table_side_bonus = 擺出：{ $cards }
table_side_books =
    { $called ->
        [book] 大牌組：純 { $natural }，雜 { $mixed }
        [burraco] 布拉科：純 { $natural }，雜 { $mixed }
       *[other] 卡納斯塔：純 { $natural }，混 { $mixed }
    }
table_side_books_semi = { $books }，半純 { $semi }
table_side_books_wild = { $books }，百搭 { $wild }
table_side_ours = 己方
table_sort_colour = 按顏色排列
table_sort_number = 按數字排列
table_sort_suit = 按花色排列
table_split = 從這裡分開
table_starting = 正在擺桌…
table_stock = 牌堆
table_swap_hint =
    { $family ->
        [tiles] { $card } 可以換回桌面上的萬用牌。
       *[other] { $card } 可以換回桌面上的鬼牌。
    }
table_table = 桌面
table_table_empty = 桌面上還沒有牌。
table_take_back = 收回
table_tiles_count = { $count } 張牌
table_title_turn = 輪到你 · { $game }
table_to_rack =
    { $family ->
        [tiles] 放回牌架
       *[other] 放回手牌
    }
table_tray = 為首次下牌放在一旁
table_tray_back = 收回 { $pieces }
table_try_again = 再試一次
table_turn_of = 輪到{ $name }
table_turned_ask = 你翻開 { $card }：放下，或放過。
table_undo = 復原
table_upcard_ask = 要拿 { $card }，還是放過？
table_view = 桌面檢視
table_want_none_means = 不再詢問：在下次發牌或關閉這項之前，所有棄牌都立刻放過。
table_wild = 百搭：{ $rank }
table_you = 你
table_your_turn = 輪到你了
table_zoom_all =
    { $family ->
        [tiles] 顯示全部牌組
       *[other] 顯示全部牌組
    }
table_zoom_in =
    { $family ->
        [tiles] 放大牌
       *[other] 放大牌
    }
table_zoom_out =
    { $family ->
        [tiles] 縮小牌
       *[other] 縮小牌
    }
table_zoom_usual = 一般大小
tip_aim = 目標是什麼、進行到哪裡，隨時看這裡。
tip_button = 按下這個按鈕會做什麼，上面都有寫；選了牌，內容也會跟著變。
tip_deadwood = 牌組留在手上；散牌夠少時就可以敲牌。
tip_first_meld = 破冰要用自己牌架上的牌湊滿 { $minimum } 分，按鈕會顯示目前的總分。
tip_hand =
    { $family ->
        [tiles] 選取能湊在一起的牌，歸成一堆；下方會標明這是什麼，或還缺什麼。
       *[other] 選取能湊在一起的牌，歸成一堆；下方會標明這是什麼，或還缺什麼。
    }
tip_ok = 知道了
tip_pick_tiles =
    { $family ->
        [tiles] 選牌，再選桌面上的位置，就能打出，也可以拖曳。
       *[other] 選牌，再選桌面上的位置，就能放下，也可以拖曳。
    }
tip_rid = 不再顯示提示
tip_undo = 結束回合之前都能反悔：可以復原，也可以全部復原。
tourney_absent = 缺席
tourney_absent_name = { $name }缺席
tourney_advance = 每桌晉級人數
tourney_after = { $time }後
tourney_back = 返回錦標賽
tourney_begin = 開始錦標賽
tourney_begin_next = 開始第 { $round } 輪
tourney_board = 第 { $number } 桌
tourney_bots_add = 加入電腦
tourney_bots_count = 電腦數量
tourney_bracket = 對戰圖
tourney_by_hand = 手動輸入
tourney_by_lot = 抽籤
tourney_by_press = 由我決定
tourney_by_rating = 按等級分
tourney_bye = 輪空：{ $names }
tourney_clock_waits = 計時會等你兩分鐘。
tourney_code = 錦標賽代碼
tourney_countdown = 下一輪開始
tourney_cross = 對戰表
tourney_csv = 排名（CSV）
tourney_cycles = 交手次數
tourney_deal = 第 { $number } 局
tourney_end = 提前結束錦標賽
tourney_end_not = 繼續比賽
tourney_end_sure = 不再進行之後的輪次，排名保持現狀。
tourney_entrants = 參賽者：{ $count }
tourney_explain = 按欄位標題，下方會說明它的意思。
tourney_fill = 用電腦補足人數
tourney_fill_note = 這樣每輪都不會有人落單。
tourney_finish = 結束錦標賽
tourney_format = 賽制
tourney_host_begins = 人到齊後由主辦者開始。
tourney_invite = 邀請參加
tourney_join = 參加
tourney_json = 全部（JSON）
tourney_knock_out = 淘汰賽
tourney_knock_out_note = 輸者淘汰。人數不整時，種子靠前的選手首輪輪空。
tourney_late = 遲到者
tourney_late_half = 缺席的每輪得半分
tourney_late_zero = 缺席的輪次不得分
tourney_make = 建立錦標賽
tourney_mine = 我的錦標賽
tourney_my_bye = 本輪你輪空。
tourney_my_table = 去我的牌桌
tourney_my_table_note = 第 { $round } 輪，第 { $number } 桌。
tourney_my_wait = 你的比賽已結束，其他桌仍在進行。
tourney_name = 錦標賽名稱
tourney_new = 新增錦標賽
tourney_next_in = 第 { $round } 輪將在 { $time }後開始。
tourney_nobody = 還沒有人報名。
tourney_none = 你還沒有參加任何錦標賽。
tourney_not_begun = 未開始
tourney_open = 報名中
tourney_over = 已結束
tourney_pairing = 種子排序
tourney_pairings = 對戰
tourney_place = 名次
tourney_place_of = { $name }的名次
tourney_play_too = 我也參加
tourney_player = 名字
tourney_points_for = 勝、和、負的分數
tourney_points_of = { $name }的得分
tourney_repeats = 有人再次交手：已沒有其他配對方式。
tourney_result = 輸入結果
tourney_result_note = 它將取代牌桌回報的結果，並標明為手動輸入。
tourney_result_of = 第 { $number } 桌的結果
tourney_return = 重新參加
tourney_return_name = 讓{ $name }重新參加
tourney_round = 第 { $round } 輪
tourney_round_done = 本輪已結束。
tourney_round_of = 第 { $round } 輪，共 { $rounds } 輪
tourney_round_robin = 循環賽
tourney_round_robin_note = 每個人都和其他所有人交手。適合八人以內。
tourney_rounds = 輪數
tourney_rounds_number = 共 { $count } 輪
tourney_save = 儲存結果
tourney_score = 積分
tourney_seats = 每桌座位
tourney_sentence = 好幾桌一起的比賽：對戰、輪次和排名。
tourney_share_text = 來參加錦標賽「{ $name }」
tourney_since = 從第 { $round } 輪起
tourney_standings = 排名
tourney_swiss = 瑞士制
tourney_swiss_note = 每個人每輪都上場，對手成績相近且還沒有交過手。適合人多、輪數少的場合。
tourney_tb_buchholz = 布赫霍爾茨分（Buchholz）
tourney_tb_buchholz_cut = 布赫霍爾茨分（Buchholz，去一）
tourney_tb_buchholz_cut_note = 所有對手的積分總和（去掉最低者）：遇到強手者排名靠前。沒有對手的輪次按自己的積分計算。
tourney_tb_buchholz_note = 所有對手的積分總和。
tourney_tb_direct_encounter = 直接交手
tourney_tb_direct_encounter_note = 目前仍並列者互相交手所得的積分，前提是他們都交過手。
tourney_tb_sonneborn_berger = 索伯分（Sonneborn-Berger）
tourney_tb_sonneborn_berger_note = 擊敗者的積分，加上戰平者積分的一半。
tourney_tb_table_points = 桌上得分
tourney_tb_table_points_note = 遊戲本身的得分總和；以低分為勝的遊戲按負分計算。
tourney_tb_wins = 勝場數
tourney_tb_wins_note = 在牌桌上贏得的比賽數；輪空不計。
tourney_third = 季軍賽
tourney_third_place = 季軍
tourney_title = 錦標賽
tourney_wall = 投影頁面
tourney_wall_join = 用這個代碼參加
tourney_win_together = { $names }並列第一
tourney_wins = { $name }獲勝
tourney_withdraw = 退出
tourney_withdraw_name = 讓{ $name }退出
tourney_withdrawn = 已退出
tourney_won_lost = { $won } 勝 { $drawn } 和 { $lost } 負
tourney_you_are_in = 你已報名。
tourney_you_host = 你是主辦者。
trust_add = 加入我的隨機內容
trust_add_label = 任意內容，例如三顆骰子的點數
trust_added = 已加入隨機內容：{ $names }
trust_added_mine = 你的頁面已承諾它的秘密數字。
trust_alarm = 警告：伺服器現在顯示的內容，與你的頁面在比賽前看到的不符。請勿相信這些牌。
trust_checked = 你的頁面已核對：公開的內容都與承諾相符。
trust_last = 第 { $number } 次發牌的種子
trust_limits = 不過伺服器看得到牌。承諾了卻不公開的玩家，等於能在兩種洗牌之間二選一，名字會列在這裡。
trust_nobody = 這場比賽沒有玩家加入隨機內容，因這個伺服器有可能挑牌。
trust_one = 比賽前，伺服器先公布一個雜湊值，每次發牌的種子就此固定，事後無法換牌。
trust_opened = 已公開：{ $names }
trust_opening = 請稍候，正在公開秘密數字。
trust_promise = 第 { $number } 次發牌的雜湊值
trust_promised = 已承諾：{ $names }
trust_three = 打完以後公布種子，任何人都能重新發出同樣的牌並核對。
trust_title = 發牌公平嗎？
trust_two = 每位玩家的頁面先承諾一個秘密數字，等所有承諾都確定後才公開。只要有一位誠實的玩家公開了，就沒有人能挑牌，伺服器也不能。
trust_verify = 核對發牌
trust_withheld = 已承諾但未公開：{ $names }
ui_again = 再試一次
ui_close = 關閉
ui_home = RummyKit：首頁
ui_loading = 載入中…
ui_name = 你的名字
ui_name_hint = 朋友怎麼叫你
verify_broken = 種子與先前公布的雜湊值不符
verify_chance_broken = { $name }公開的內容與承諾不符
verify_chance_kept = { $name }依承諾加入了隨機內容
verify_chance_none = { $name }加入的隨機內容事先沒有承諾
verify_chance_withheld = { $name }承諾了隨機內容但沒有公開
verify_check = 核對
verify_deal = 第 { $number } 次發牌
verify_draw = 第 { $move } 步，{ $name }應抽到 { $dealt }，牌譜寫的是 { $told }
verify_good = 與承諾相符，已比對 { $count } 張
verify_hand = { $name }應得 { $dealt }，牌譜寫的是 { $told }
verify_move = 有一步不成立：{ $text }
verify_no = 不相符。
verify_no_promise = 牌譜沒有先前公布的雜湊值
verify_nobody = 沒有玩家加入事先承諾的隨機內容，因這個伺服器有可能挑了這些牌。
verify_nothing = 沒有牌
verify_open = 開啟檔案
verify_record = 牌譜
verify_sentence = 貼上或開啟一份牌譜：每次發牌都會由種子重新發出並比對。
verify_title = 發牌公平嗎？
verify_upcard = 翻開的應是 { $dealt }，牌譜寫的是 { $told }
verify_yes = 相符：每次發牌都與承諾一致。
waiting_all_here = 人都到齊了。
waiting_away = 未連線
waiting_bot = 電腦
waiting_change = 更改牌桌設定
waiting_change_save = 更改
waiting_changed = { $name }更改了：{ $what }
waiting_code = 或念出這個代碼
waiting_copied = 已複製
waiting_copy = 複製
waiting_copy_by_hand = 已選取連結，請直接複製。
waiting_empty = 空位
waiting_fact = { $what }：{ $value }
waiting_for_many = 還差 { $count } 位玩家。
waiting_for_one = 還差一位玩家。
waiting_host = 房主
waiting_host_starts = 由{ $name }開始比賽。
waiting_link = 把這個連結傳給朋友
waiting_no_line = 連線中斷。恢復後會再傳送一次。
waiting_qr = 顯示 QR 碼
waiting_qr_alt = 連結的 QR 碼
waiting_seat_bot = 交給電腦
waiting_seat_free = 騰出座位
waiting_seats = 座位
waiting_share = 分享
waiting_share_text = 一起玩{ $game }吧
waiting_side = 第 { $number } 方
waiting_sides_note = 搭檔對坐，一起玩。
waiting_sit_here = 坐這裡
waiting_start = 開始
waiting_start_bot = 由電腦補位並開始
waiting_start_bots = 由 { $count } 個電腦補位並開始
waiting_start_note = 空位由電腦遞補。
waiting_time = 每回合時限
waiting_unheard = 回覆前連線中斷，這期間牌桌有變化。如果還沒有完成，請再按一次。
waiting_visiting = 別人的機器人可以在這裡入座
waiting_you = 你
write_label = 寫給同桌
write_note = 只有坐在這裡的人看得到。所有人離開後，伺服器就會忘掉。
write_report = 檢舉
write_reported = 已向伺服器管理者檢舉。你不會再看到這名玩家寫的內容。
write_send = 傳送
write_title = 訊息
