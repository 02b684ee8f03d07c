account_added_ask = 已登录。在这里添加一个通行密钥，下次这台设备就会自动登录。
account_already = 这台设备已经有这个账号的通行密钥。
account_average = 平均名次
account_best = 最佳分数
account_cancelled = 没有任何变动：设备取消了请求。
account_code_label = 那台设备上的代码，或恢复代码
account_code_note = 在那台设备上：账号、设备、“登录另一台设备”。
account_code_title = 在别的设备登录了，或丢了密钥？
account_create = 创建账号
account_create_do = 用通行密钥创建
account_curve = { $game }：{ $count }场，等级分从{ $from }到{ $to }
account_data = 我的数据
account_delete = 删除账号
account_delete_no = 保留
account_delete_sure = 战绩、等级分、通行密钥都会永久删除。已结束牌桌的牌谱会保留，你的座位写成“N. N.”；用你的比赛制作的谜题也会保留，其中没有任何姓名。
account_delete_yes = 永久删除
account_deleted = 账号已删除。
account_devices = 设备
account_export = 全部下载
account_game = 游戏
account_history = 已结束的比赛
account_history_none = 还没有结束的比赛。
account_link = 登录另一台设备
account_link_what = 用另一台设备扫描，或在那里输入代码。只能用一次，{ $minutes }分钟内有效。不要给别人看。
account_localhost = 请在{ $address }打开同一页
account_lose_advice = 丢了这台设备，账号也就丢了。请在另一台设备上添加通行密钥，或生成恢复代码。
account_matches = 场数
account_more = 更多
account_name = 账号名
account_none = 本服务器不设账号，大家都以游客身份玩。
account_passkey_add = 在这台设备上添加通行密钥
account_passkey_made = 创建于{ $when }
account_passkey_remove = 移除
account_passkey_remove_this = 移除{ $name }的通行密钥
account_passkey_used = 使用于{ $when }
account_passkey_what = 通行密钥存在你的设备里，和设备一样用指纹、面容或PIN解锁。不用密码，也不用电子邮件地址。
account_passkeys = 通行密钥
account_place = 第{ $place }名，共{ $players }人
account_points = { $score }分
account_rating = 等级分
account_rating_give = { $rating } ± { $give }
account_rating_what = 等级分从1500开始。±后面是可能的误差，每打一场计等级分的比赛就会变小。
account_recovery = 恢复代码
account_recovery_anew = 重新生成
account_recovery_keep = 请抄下来妥善保管：只在现在显示一次。
account_recovery_made = 恢复代码生成于{ $when }。重新生成后旧的失效。
account_recovery_make = 生成恢复代码
account_recovery_what = 如果丢了所有通行密钥，可以用它登录一次。
account_rename = 更改
account_renamed = 已更改。
account_replay = 回放
account_sentence = 不用账号也能玩。有了账号，每台设备上都能看到你的战绩、统计和等级分。
account_session_end = 退出登录
account_session_end_this = 退出{ $name }的登录
account_session_here = 本设备
account_session_since = { $when }起
account_sessions = 已登录
account_sign_in = 登录
account_sign_in_do = 用通行密钥登录
account_sign_out = 退出登录
account_since = 账号创建于{ $date }
account_statistics = 统计
account_title = 账号
account_unable = 通行密钥需要HTTPS和域名。这个浏览器在这个网址不能使用。
account_visiting_bots = 有{ $count }个别人的机器人
account_waiting = 请按设备的提示操作…
account_won = 获胜
admin_accounts = 账号
admin_act =
    { $what ->
        [ban] 封禁
        [unban] 解除封禁
        [ban_network] 封禁地址或网络
        [unban_network] 解除网络封禁
        [sign_out] 全部退出登录
        [end_session] 结束一个会话
        [link] 已生成登录代码
        [export] 导出数据
        [delete_account] 删除账号
        [admin_on] 设为管理员
        [admin_off] 取消管理员
        [close_table] 关闭牌桌
        [delete_table] 删除牌桌
        [close_tournament] 结束锦标赛
        [delete_tournament] 删除锦标赛
        [announce] 发布公告
        [remove_announcement] 撤下公告
       *[prune_tables] 已删除旧牌桌
    }
admin_announcements = 公告
admin_banned = 已封禁
admin_bans = 封禁
admin_closed = 已关闭：{ $reason }
admin_confirm = 用通行密钥确认
admin_confirm_why = 此页面每隔一刻钟会再次要求你使用通行密钥。
admin_days = 天数（留空表示永久）
admin_find = 名称的一部分、编号或链接
admin_for_ever = 永久
admin_here = 目前有人的牌桌
admin_here_now = 目前在场：{ $count }
admin_log = 操作日志
admin_network = 地址或网络，例如 203.0.113.0/24
admin_none = 无
admin_nothing = 没有找到任何内容。
admin_reason = 理由
admin_reason_note = 被封禁的人和进入已关闭牌桌的人会看到理由。请不要写任何人的名字。
admin_role = 管理员
admin_search = 搜索
admin_tables = 牌桌
admin_text = 要告知所有人的内容
admin_title = 管理
admin_tournaments = 锦标赛
admin_until = 至 { $date }
app_name = RummyKit
away_account = 你的账号和打过的比赛都在服务器上。
away_bot = 回合时间用完后由电脑接手。
away_clock = 计时照常进行。
away_for = 已离线{ $time }
away_home = 牌桌和电脑玩家需要服务器。计分表、规则和在这里打开过的回放照常可用。
away_lesson = 要上桌完成的练习暂时略去，等它恢复。
away_lobby = 公开的牌桌都在服务器上，连上以后就会显示。
away_now = { $name }离线中。
away_puzzle = 这道谜题要连上服务器才能玩。
away_puzzles = 今日谜题和另外一些谜题没有它也能解，等它恢复后计入成绩。限时挑战需要它。
away_referee = 在这台设备上，裁判只能判定数字牌的桌面，拉密-豪华版除外。其他问题，连上以后再问。
away_replay = 在这台设备上打开或保存过的牌谱照常可以回放，其他的需要服务器。
away_since = { $name }已离线{ $time }。
away_solver = 在这台设备上，只能计算数字牌的桌面（拉密-豪华版除外）和简单的手牌。其他问题，连上以后再问。
away_title = 连不上服务器。
away_verify = 重新发牌和比对要在服务器上进行。
away_waits = 牌桌会等着。
back_title = 你不在的时候：
bot_named = { $name }（电脑）
bot_visiting = 别人的机器人
bots_copy_by_hand = 令牌已选中，请从这里复制。
bots_docs = 给机器人用的接口
bots_make = 生成令牌
bots_name = 机器人的名字
bots_once = 只显示这一次。请存放在只有你的程序能找到的地方。
bots_revoke = 撤销
bots_revoke_this = 撤销{ $name }的令牌
bots_sentence = 你的程序可以在允许机器人的牌桌上玩。令牌就是它的钥匙：谁拿到令牌，谁就能冒用你的机器人。
bots_title = 我的机器人
bots_token = { $name }的令牌
bots_used = 上次出现：{ $when }
clock_bank = 备用时间
clock_left = 剩{ $seconds }秒
clock_low = 还剩十秒。
club_ask = 邀请俱乐部到这张牌桌
club_asked = 已邀请成员。他们在这里的每个页面都能看到。
club_back = 前往俱乐部
club_calendar = 存入我的日历
club_coming = 我会来
club_consent = 成员会看到你的名字、你在俱乐部牌桌上的比赛以及你是否参加聚会。你可以随时退出。
club_date = 固定聚会
club_date_before = 提醒成员
club_date_before_hours = 提前{ $count }小时
club_date_before_none = 不提醒
club_date_change = 更改时间
club_date_day = 首次日期
club_date_end = 取消聚会
club_date_every = 频率
club_date_last = 总是当月最后一个该星期几
club_date_month = 每月同一星期几
club_date_none = 主办者尚未设定聚会时间。
club_date_once = 一次
club_date_save = 保存
club_date_set = 设定时间
club_date_time = 时间
club_date_two_weeks = 每两周
club_date_week = 每周
club_date_zone = 时区
club_evenings = 往日聚会
club_evenings_none = 俱乐部牌桌上结束的比赛会列在这里。
club_host = 主办者
club_invite = 邀请他人
club_invited = { $host }邀请你加入俱乐部“{ $name }”。
club_join = 加入俱乐部
club_keep = 不移除
club_leaders = 排行榜
club_leaders_none = 此条件下还没有比赛。
club_leaders_what = 统计俱乐部牌桌上至少有两人参加的比赛。搭档一起获胜。
club_leave = 退出俱乐部
club_leave_last = 你是最后一名成员：俱乐部及其往日聚会将被删除。
club_leave_sure = 你将看不到这个俱乐部。你的成绩会保留在往日聚会中。
club_make_host = 让{ $name }当主办者
club_members = 成员：{ $count }
club_mine = 我的俱乐部
club_name = 俱乐部名称
club_new = 创建俱乐部
club_none = 你还没有加入俱乐部。创建一个，或打开邀请链接。
club_not_coming = 我不来
club_period = 时间
club_period_all = 全部
club_period_evening = 最近一次
club_period_month = 本月
club_period_year = 今年
club_played_with = 同桌：{ $names }
club_remind_me = 提醒我聚会
club_remind_note = 在你允许通知的浏览器中提醒；如果留有邮箱，也会发邮件。
club_remove = 移除{ $name }
club_remove_sure = { $name }将看不到这个俱乐部。成绩会保留在往日聚会中。
club_rename = 给俱乐部改名
club_renew = 生成新链接
club_renew_note = 旧链接将失效。
club_sentence = 经常一起玩的人：自己的牌桌、排行榜和往日聚会。
club_share_text = 加入我们的俱乐部“{ $name }”
club_share_won = 胜率
club_soon = { $name }聚会：{ $when }
club_stay = 留下
club_table_new = 新牌桌
club_table_next = 选择座位和规则
club_table_waits = { $name }正在等待。空位：{ $count }
club_tables = 牌桌
club_tables_none = 现在没有人在等待或游戏中。
club_tables_now = 当前牌桌：{ $count }
club_title = 俱乐部
club_who_comes = 会来：{ $names }
club_who_not = 不来：{ $names }
club_won_by = 获胜：{ $names }
condition_met = （已满足）
condition_not_met = （尚未满足）
contract_groups = { $count }个{ $length }张的群组
contract_is = 合约：{ $melds }
contract_runs = { $count }个{ $length }张的同花顺
docs_sentence = 本服务器的全部接口、参数和返回值。
docs_title = 接口（API）
draft_no_line = 回复之前连接中断。没有丢失任何内容。
draft_not_arrived = 已重新连接。刚才那一步没有送达，请再打一次。
draft_not_from_rack =
    { $family ->
        [tiles] 只有本回合打出的牌可以放回牌架。
       *[other] 只有本回合打出的牌可以放回手牌。
    }
draft_own_set = { $value }分
draft_put_back = 桌面已恢复原状。按“撤销”可以找回你的摆法。
end_big_gin = { $name }：大Gin！
end_blocked = 牌堆已空，没有人拿弃牌：手牌分数最低者胜。
end_blocked_counted = 牌堆已空，没有人拿弃牌：计算所有人的牌。
end_blocked_nobody = 牌堆已空，没有人打完手牌。
end_called =
    { $called ->
        [draw] { $name }要求比牌。
       *[other] { $name }直接比牌，结束了这一局。
    }
end_called_beaten =
    { $called ->
        [draw] { $name }要求比牌，但有人的分数相同或更低。
       *[other] { $name }直接比牌，结束了这一局，但有人的分数相同或更低。
    }
end_capped = 计{ $count }分，已到上限（手牌{ $held }分）
end_come_in = 再次加入
end_coming_in = 你已出局。可以用{ $count }分再次加入。
end_dealt = 发到的手牌直接结束了这一局。
end_dealt_shown = { $name }亮出发到的手牌：{ $points }。
end_declared = { $name }宣告成功。
end_exhausted = 牌库已空，没有人能再打出牌：牌架分数最低者胜。
end_exhausted_nobody =
    { $family ->
        [tiles] 牌库已空，没有人打完牌。
       *[other] 牌堆已空，没有人打完手牌。
    }
end_face_down = { $name }把最后一张牌面朝下弃掉，打完了手牌。
end_follow = 前往新牌桌
end_gin = { $name }：Gin！
end_held = 各家手里的牌
end_home = 其他游戏
end_in_hand =
    { $family ->
        [tiles] 牌架上：{ $points }
       *[other] 手牌：{ $points }
    }
end_laid = 打出的牌组
end_match_shared = { $names }并列第一
end_match_won = { $name }赢得比赛
end_match_you = 你赢得比赛
end_next = 下一局
end_nobody = 这一局没有赢家
end_none = 没有牌
end_out_beaten =
    { $by ->
        [side] { $name }打完了手牌，但对方得分更多。
       *[other] { $name }打完了手牌，但有人得分更多。
    }
end_out_first_drop = 首次投降
end_out_left_table = 离开比赛
end_out_middle_drop = 中途投降
end_out_missed_turns = 连续没有抽牌
end_out_wrong_declaration = 诈胡
end_reckoning = 得分明细
end_rematch = 再来一场
end_round_won = 赢得一轮：{ $names }
end_see_result = 回到结果
end_see_table = 看桌面
end_shared = { $names }并列赢得这一局
end_skipped_why = 这一局又作废了。没有人得分，接着打下一局。
end_stay_out = 不再加入
end_stock_gone = 牌堆已空：手牌分数最低者胜。
end_turns_over = 所有回合都结束了。按手牌分数排名，没有牌组的排在最后。
end_undercut = { $knocker }敲牌，被反敲！
end_void = 这一局作废
end_void_last = 只剩牌堆最后的牌时仍没有人敲牌。由同一名庄家重新发牌。
end_void_pairs = 所有玩家都用对子破冰。由同一名玩家重新开始。
end_void_why = 牌堆抽完的次数太多。由同一名庄家重新发牌。
end_won = { $name }赢得这一局
end_you_won = 你赢得这一局
evening_all_games = 所有游戏
evening_bad_newer = 这个文件来自更新版本的RummyKit。
evening_bad_other = 这个文件里没有任何聚会。
evening_bad_spoilt = 内容已损坏，无法读取。
evening_best = 最好一局
evening_chips = 筹码
evening_closed = 这个浏览器不保存任何内容。
evening_delete = 删除
evening_delete_all = 全部删除
evening_delete_no = 保留
evening_delete_sure = 计分表和照片会从这台设备上消失。
evening_evenings = 聚会
evening_file = 存为文件
evening_go_on = 继续这张计分表
evening_import = 读取文件
evening_join = 合并两个名字
evening_join_name = 这个名字
evening_join_to = 与此人相同
evening_joined = { $name }算作{ $other }
evening_keep = 保存到这里
evening_matches = 比赛
evening_missing = 这台设备上没有这次聚会。
evening_none = 这里还是空的。写下第一次结果后，计分表就会出现。
evening_note = 比赛到结束才计入场数；分数则每场都算。
evening_one = 聚会
evening_pair = 搭档
evening_photo_add = 添加{ $name }剩牌的照片
evening_photo_keep = 保留照片
evening_photo_kept = 照片已保留。
evening_photo_of = { $name }的剩牌
evening_photo_remove = 移除这张照片
evening_photos = 剩牌照片
evening_points = 分数
evening_send = 以文件发送
evening_separate = 分开
evening_share = 分享
evening_share_note = 链接的内容不会传给任何服务器。照片只在文件里。
evening_shared = 这是别人分享给你的聚会。
evening_statistics = 统计
evening_taken = 已加入{ $count }张计分表。
evening_taken_none = 里面的内容这里都已经有了。
evening_title = 历次聚会
evening_uncounted = 尚未全部计分
evening_unfinished = 未完成
evening_wins = 获胜
evening_won = { $names }获胜
evening_worst = 最差一局
fact_can_go_out = 可以打完手牌
fact_can_go_out_regrouped = 换一种组法可以打完手牌
fact_contract = { $length }
fact_contract_group = { $length }张的群组
fact_contract_run = { $length }张的同花顺
fact_contract_whole_hand = 用整手牌，不弃牌
fact_countdown = 从{ $points }分扣到0分
fact_deadwood = 散牌{ $points }分
fact_deadwood_best = 散牌{ $points }分，最少{ $best }分
fact_dealer = 庄家：{ $seat }
fact_deals = 第{ $number }局，共{ $count }局
fact_dublees = 双同牌{ $count }/{ $wanted }
fact_extra_deal = 加赛一局
fact_extra_game = 加赛一局
fact_first_contract = 合约：群组{ $groups }，同花顺{ $runs }
fact_first_contract_any = 合约：从A到K，花色不限
fact_first_contract_colour = 合约：从A到K，全红或全黑
fact_first_contract_groups = 合约：群组{ $groups }
fact_first_contract_runs = 合约：同花顺{ $runs }
fact_first_meld = 破冰{ $minimum }分
fact_first_meld_pairs = 或{ $count }对
fact_first_meld_taken = 破冰要用弃牌堆的牌
fact_games = 第{ $number }局，共{ $count }局
fact_knock = { $limit }分可敲牌
fact_knock_any = 随时可敲牌
fact_knock_gin = Gin才可敲牌
fact_knock_limit = { $limit }分或更少可敲牌
fact_knock_limit_gin = 只有Gin才可敲牌
fact_knock_limit_none = 随时可敲牌
fact_loose = 剩{ $count }张
fact_lowest_wins = 分数最少者胜
fact_melds = 牌组{ $count }个
fact_melds_wanted = 牌组 { $melds }
fact_melds_worth = 牌组值{ $points }分
fact_opening = { $value }/{ $minimum }分
fact_opening_pairs = { $value }/{ $minimum }对
fact_out_at = 满{ $points }分出局
fact_point_value = 每分 { $amount }
fact_points = 手牌分数：{ $points }
fact_points_best = 最好情况：{ $best }分
fact_points_no_pure = 没有不带百搭的同花顺，所有牌都计分：{ $points }
fact_points_times = 手牌分数：{ $held } × { $times } = { $points }
fact_points_unlaid = 没有打出过牌：{ $held } × { $times } = { $points }
fact_points_unopened = 没有破冰：{ $points }
fact_pot = 奖池 { $amount }
fact_pure_life = 第一条命
fact_pure_runs = 没有百搭的同花顺{ $count }/{ $wanted }
fact_pure_runs_wanted = { $count }个没有百搭的同花顺，所有牌都在牌组中
fact_second_life = 第二条命
fact_single_deal = 一局定胜负
fact_single_game = 一局定胜负
fact_starter = 先开始：{ $seat }
fact_target = 先得{ $points }分者胜
fact_tiles_away = 至少还差{ $count }张
fact_trash = 废牌{ $points }分
fact_turns = 第{ $number }回合，共{ $count }回合
fact_two_lives = 要两条命，其中一条没有百搭
fact_whole_hand = 所有的牌一次打出
fact_wild = 百搭：{ $rank }
fact_wild_cut = 百搭：{ $rank }、{ $upper }、{ $lower }
fact_wild_tile = 万用牌：{ $tile }
fact_wild_unneeded = 可以省下：{ $card }
fact_wins = 先赢{ $count }局者胜
felt_at_once = 牌组留在手里，直到能一次打出整手牌。
felt_at_once_tiles = 牌组留在牌架上，直到能整架亮出。
felt_declared = 有人宣告之前，牌组都留在手里。
felt_discards_by = 各家的弃牌
felt_discards_of = { $name }：弃牌
felt_first_meld = 破冰没有最低分数
felt_first_set = 破冰没有最低分数
felt_knocked = 有人敲牌之前，牌组都留在手里。
felt_more_above = 上面还有
felt_more_below = 下面还有
felt_shown = 牌组留在手里，到最后一个回合才亮出。
felt_taken_of = { $name }：拿来的牌
felt_turned_up = 翻开
friend_accept = 接受
friend_add_who = 加为好友：{ $name }
friend_ask_all = 邀请所有在线的好友
friend_ask_note = 半小时内，他们在这里的任何页面都能看到邀请。
friend_ask_title = 邀请好友
friend_asked = 已邀请
friend_asked_who = 已发送请求：{ $name }
friend_choose = 选择一起玩的好友和游戏。
friend_code = 我有好友码
friend_decline = 拒绝
friend_door_here = 在线：{ $count }
friend_end = 删除好友：{ $name }
friend_end_no = 保留
friend_end_sure = 你和{ $name }将不再看到对方是否在线。对方不会收到通知。
friend_end_yes = 删除
friend_full = { $name }的牌桌已经坐满了。
friend_here = 在线
friend_last = 上次一起玩：{ $game }，{ $when }
friend_lately = 最近一天内来过
friend_link_already = 你和{ $name }已经是好友了。
friend_link_code = 或者念出代码：
friend_link_done = 你和{ $name }现在是好友了。
friend_link_end = 收回未使用的链接（{ $count }）
friend_link_label = 供一人使用的链接
friend_link_make = 创建链接
friend_link_note = 发给一个你认识的人。{ $days }天内可以使用一次。
friend_link_text = 在RummyKit上加我为好友吧
friend_link_title = 用链接添加
friend_never_again = 不再接受{ $name }的请求
friend_none = 你在这里还没有好友。可以在比赛后添加，或者发送链接。
friend_playing = 正在比赛
friend_sentence = 看看谁在线，邀请一起玩。
friend_show = 让别人看到我在线
friend_show_note = 好友和同一俱乐部的成员会看到，但看不到你在哪张牌桌。
friend_title = 好友
friend_waiting = 等待回复：{ $names }
friend_wants = { $name }想加你为好友。
friend_wants_note = 好友可以看到对方是否在线，并互相邀请。
friends_allow = 允许再次邀请
friends_also = 还有{ $names }
friends_ask = 邀请
friends_asked = 已邀请：{ $names }。半小时内，他们在这里的任何页面都能看到邀请；人到齐后比赛开始。
friends_asking = 正在邀请…
friends_asks = { $name }邀请你一起玩
friends_asks_game = { $name }邀请你玩{ $game }。
friends_end = 再邀请{ $names }
friends_forget = 从列表中移除：{ $names }
friends_join = 加入
friends_never = 不再接受{ $name }的邀请
friends_never_done = { $name }不能再邀请你，也不会知道这件事。
friends_not_now = 现在不玩
friends_silenced = 不能邀请你的人：{ $count }
friends_their_rules = 对方的自定规则：{ $count }
friends_title = 再一起玩
go_arrival = { $name }还没有到：计时最多再等{ $time }。
go_join = 加入新牌桌
go_next_in =
    { $family ->
        [tiles] 下一局最迟{ $time }后开始。
       *[other] 下一局最迟{ $time }后开始。
    }
go_ready = 已准备：{ $names }
go_rematch_in = { $time }后开新牌桌，已准备的人入座。
go_resume_in = 最迟{ $time }后继续。
go_waiting = 等待：{ $names }
go_you_ready = 你已准备
hand_arrange = 理牌
hand_drawn = 刚抽到
hand_dublee = 双同牌
hand_group_heard = 第{ $number }堆，{ $what }，{ $count }张
hand_impure_run = 混同花顺
hand_jokers = 百搭
hand_key_arrange = 整理手牌
hand_key_cards = 下一张牌、下一堆
hand_key_enter = 等于按主按钮（会结束一局的除外）
hand_key_group = 把选中的牌归成一堆
hand_key_menu = 这张牌可以放到哪里
hand_key_move = 移动手里的牌
hand_label = 你的手牌，{ $cards }张，分成{ $groups }堆
hand_loose_cards = 未成组{ $count }张
hand_make_group = 归成一堆
hand_meld = 牌组
hand_menu = 移到…
hand_move_here = 把选中的牌移到这里
hand_new_group_here = 在这里归成一堆
hand_next_card = 后一张牌
hand_place = 第{ $ledge }排第{ $place }格
hand_previous_card = 前一张牌
hand_pure_run = 同花顺
hand_select_group = 选中这些牌
hand_sorting = 整理手牌
hand_started = { $cards }差一张
hand_started_heard = 还差一张牌
hand_started_short = 差一张
hand_to_loose = 未成组的牌
hand_to_new_group = 新的一堆
hand_tunnela = 三同牌
hand_undo = 撤销理牌
hand_wild = 百搭
hint_again = 摆给我看
hint_ask = 提示
hint_buy = 买下弃牌。
hint_call = 喊“拉米！”，加到标出的牌组。
hint_call_end = 现在结束这一局。
hint_claim = 用{ $cards }要这张弃牌。
hint_declare = 宣告，把{ $card }放到弃牌堆。
hint_declare_pairs = 宣告对子。
hint_discard = 弃{ $card }。
hint_done = 不用再加牌。
hint_draw =
    { $family ->
        [tiles] 从牌库抽一张。
       *[other] 从牌堆抽一张。
    }
hint_drop = 这一局投降。
hint_fight = 应战。
hint_force = 逼对手加这张牌。
hint_go_out = 打出{ $cards }，打完手牌。
hint_knock = 敲牌。
hint_lay_off = 把{ $cards }加到标出的牌组。
hint_mark = 提示
hint_meld = 打出{ $cards }。
hint_more = 演示给我看
hint_open = 用{ $cards }破冰。
hint_pass = 放过。
hint_pass_drawn = 过牌：没有可以打出的牌。
hint_pass_on = 传{ $card }。
hint_pass_tiles =
    { $family ->
        [tiles] 没有值得打出的牌：抽一张牌。
       *[other] 没有值得打出的牌：抽一张牌。
    }
hint_play = 照做
hint_rearrange =
    { $family ->
        [tiles] 这样打出的牌最多；百搭牌除非能多打出两张，否则留着。可以结束回合，也可以撤销。
       *[other] 这样打出的牌最多。可以结束回合，也可以撤销。
    }
hint_show = 亮出{ $cards }。
hint_show_dealt = 亮出手牌。
hint_show_indicator = 亮出与指示牌相同的牌。
hint_show_none = 没有可以亮出的牌组。
hint_swap = 用{ $card }换取鬼牌。
hint_take =
    { $family ->
        [tiles] 拿弃牌堆里标出的牌。
       *[other] 拿弃牌堆里标出的牌。
    }
hint_take_card = 从弃牌堆拿{ $card }。
hint_take_pile = 拿弃牌堆。
hint_take_pile_with = 用{ $cards }拿弃牌堆。
hint_where = 看看标出的牌。
home_against = 对手：{ $count }个电脑，{ $level }
home_all = 显示所有游戏
home_all_games = 全部{ $count }款游戏
home_code = 前往代码为{ $code }的牌桌或锦标赛
home_dealing = 发牌中…
home_doors = 其他页面
home_favourite = 收藏：{ $game }
home_filter = 筛选
home_filter_minutes = 最多几分钟
home_filter_players = 你们有几个人？
home_find = 找游戏
home_find_clear = 清除搜索
home_find_or_code = 游戏或代码
home_found = 游戏：{ $count }
home_friends = 和朋友玩
home_go_on = 继续玩
home_guest = 游客
home_minutes = { $range }分钟
home_nearest = 最接近的是：
home_no_games = 本服务器没有提供游戏。
home_none = 这里没有叫“{ $query }”的游戏。
home_none_fits = 没有符合所有条件的游戏。
home_not_affiliated = RummyKit与Rummikub的制造商无关。Rummikub是其商标，这里只用来说明指的是哪种规则。
home_offline = 目前离线
home_offline_long = 你的牌桌都在服务器上，不会丢失。连上网络以后，游戏就会回来。
home_opponents = 对手
home_place_play = 游戏
home_place_together = 一起玩
home_play = 马上玩
home_players = { $range }人
home_rules = 规则
home_sentence = 马上和电脑玩，或者把链接发给朋友一起玩。
home_shelf_asia = 亚洲
home_shelf_canasta = 卡纳斯塔
home_shelf_contract = 合约
home_shelf_indian = 印度
home_shelf_knock = 敲牌与Gin
home_shelf_romme = 罗美（Rommé）与卡鲁奇
home_shelf_rummy = 拉米
home_shelf_tiles = 数字牌
home_title = 数字牌和扑克牌的拉米
home_tool_pad = 记分、加总
home_tool_referee = 这样打可以吗？
home_tool_replay = 一步一步看比赛
home_tool_solver = 怎么打最好？
home_yours = 你的游戏
join_begun = 比赛已经开始，你没有入座。
join_invited = { $name }邀请你入座。
join_own_table = 自己开一桌
join_sit = 入座
join_sitting = 入座中…
join_watch = 观看
leaders_how = 想出现在这里，要在同一个游戏中打过{ $count }场计等级分的比赛，其中一场在最近三个月内，并且选择公开。
leaders_least = 下限
leaders_mine = 你的名次：{ $place }
leaders_name = 玩家
leaders_none = 这里还没有人。
leaders_place = 名次
leaders_sentence = 计等级分的比赛中最强的玩家，只列出愿意公开的人。
leaders_show = 在排行榜上显示我
leaders_show_note = 所有人都能看到你的名字、等级分和计等级分的场数。默认关闭。
leaders_title = 排行榜
leaders_what = 名次按等级分的下限排：等级分减去三个标准差。所以即使等级分不变，多打几场也有帮助。
leaders_you = { $name }（你）
learn_again = 从头开始
learn_all_games = 所有课程
learn_begin = 开始
learn_check = 检查
learn_choose_all = 请选出所有符合的。
learn_did_knocked = 敲牌
learn_did_went_out = 打完手牌
learn_done_all = 已学完
learn_done_of = { $done }/{ $count }
learn_each_counts = 计分的有：
learn_end = 本课结束
learn_end_all = 这一课你全部学会了。
learn_end_some = 带标记的题值得再做一遍。
learn_game = 学习{ $game }
learn_hand_counts = { $name }：剩{ $count }分
learn_in_melds = 在牌组中，不计分：
learn_known = 我会的游戏
learn_known_fewer = { $whole }题中只做{ $count }题：和{ $game }不同的地方。
learn_known_none = 没有类似的游戏
learn_known_plain = 不带自定规则的{ $game }
learn_laid = 打出
learn_later = 以后再做
learn_learned = 已学会
learn_missing = 漏选：{ $count }。
learn_next = 下一题
learn_none_left = 没有剩牌
learn_nothing_new = 这个游戏的课程和{ $game }教的规则一样：没有新内容要学。
learn_open = 未做
learn_other = 这样合法，但不是题目要求的。
learn_play = 现在来一局
learn_puzzles = 这种游戏的谜题
learn_repeat = 需复习
learn_right_mark = 正确
learn_rule = 规则
learn_sentence = 每种游戏都有一课：八到十三道题，按一个回合的顺序。许多课最后还有三道题，讲怎样打得好。
learn_short = 学习
learn_show = 看答案
learn_shown = 答案如下。
learn_step = 第{ $number }题，共{ $count }题
learn_title = 边玩边学
learn_to_end = 跳到最后
learn_well = 怎样打得好
learn_wrong_mark = 不对
left_gave_up = { $name }（中途退出）
left_match = { $name }已退出比赛。
left_plays_on = { $name }离开了，由{ $bot }接手。
left_rated = 这场比赛计等级分：即使你离开，结果仍计入你的等级分。
left_sent_away = { $name }被请离牌桌，由{ $bot }接手。
left_then = { $first }，之后{ $second }
line_all_wild_books = 百搭大牌组
line_bonus_cards = 摆出的奖分牌
line_clean_books = 净大牌组
line_clean_burracos = 净布拉科
line_concealed = 一个回合打完手牌
line_counted = 牌组和奖分
line_dirty_books = 混大牌组
line_dirty_burracos = 混布拉科
line_feet = 没有拿起的脚牌
line_going_out = 打完手牌
line_hands = 手里剩牌
line_kept = 这里暂停了；你最后的操作已保留。
line_melded = 打出的牌
line_mixed_books = 混卡纳斯塔
line_natural_books = 纯卡纳斯塔
line_pozzetti = 没有拿起的备用手牌
line_semi_books = 半净大牌组
line_semi_burracos = 半净布拉科
line_sum = 合计
line_wild_books = 百搭卡纳斯塔
line_wild_burracos = 百搭布拉科
lobby_any_game = 所有游戏
lobby_at = { $host }的牌桌
lobby_at_least = { $count }个或更多
lobby_bots = 允许机器人
lobby_code = 牌桌代码
lobby_code_go = 前往
lobby_code_note = 六个字母，例如{ $example }。
lobby_free = { $seats }个座位，{ $free }个空位
lobby_game = 游戏
lobby_house_rules = 自定规则：{ $count }
lobby_in_play = 进行中
lobby_make = 开一张牌桌
lobby_none = 现在没有人在等。开一张牌桌，让别人找到你。
lobby_seats = 空位
lobby_sentence = 在有人等候的牌桌坐下，或者观看进行中的比赛。
lobby_sit = 坐下
lobby_title = 公开牌桌
lobby_watch = 观看
log_answered_no = { $name }：“不行，先别打完手牌。”
log_answered_yes = { $name }：“可以，打完手牌吧。”
log_asked = { $name }：“我可以打完手牌吗？”
log_bonus_laid_out = { $name }摆出{ $cards }。
log_borrowed = { $name }从牌组拿走{ $card }。
log_bought = { $name }买了{ $card }。
log_called = { $name }：拉米！拿走{ $card }。
log_careless_laid_off =
    { $family ->
        [tiles] { $name }罚分：那张牌可以加到桌上的牌组。
       *[other] { $name }罚分：那张牌可以加到桌上的牌组。
    }
log_careless_meld = { $name }罚分：那张牌使弃牌堆里凑成了牌组。
log_careless_out = { $name }罚分：那张弃牌让下家打完了手牌。
log_careless_wild = { $name }罚分：弃掉了万用牌。
log_claimed_group = { $name }碰了{ $card }。
log_claimed_run = { $name }吃了{ $card }。
log_cut = 切牌是{ $card }：同点数的牌和它的两张邻牌都是百搭。
log_deal = 第{ $number }局
log_discarded = { $name }弃了{ $card }。
log_drew_card = { $name }抽了一张牌。
log_drew_face = { $name }抽到{ $piece }。
log_drew_tile = { $name }抽了一张牌。
log_earlier = 更早的步骤不列出。
log_empty = 还没有任何记录。
log_end_called = { $name }结束了这一局。
log_exhausted = 没有人能再打出牌，这一局结束。
log_forced = { $name }逼对手加{ $card }。
log_fought = { $name }应战。
log_indicator_shown = { $name }亮出了另一张{ $card }。
log_knocked = { $name }敲牌。
log_laid_hand = { $name }打出整手牌：{ $cards }。
log_laid_off = { $name }加上{ $cards }。
log_last_left = 只剩{ $name }。
log_loose = { $name }收回{ $tiles }。
log_melded = { $name }打出{ $cards }。
log_missed = { $name }没有抽牌，错过一个回合（{ $times }）。
log_opened = { $name }打出{ $tiles }破冰，共{ $value }分。
log_out_first_drop = { $name }首次投降。
log_out_left_table = { $name }离开牌桌。
log_out_middle_drop = { $name }中途投降。
log_out_missed_turns = { $name }没有抽牌的回合太多，退出这一局。
log_out_wrong_declaration = { $name }诈胡，退出这一局。
log_pairs_declared = { $name }宣告做对子。
log_passed = { $name }过牌。
log_passed_on = { $name }传给{ $to }一张牌。
log_passed_on_mine = 你把{ $card }传给了{ $to }。
log_passed_on_to_me = { $name }传给你{ $card }。
log_penalty = { $name }罚抽{ $count }张。
log_penalty_cards = { $name }罚抽{ $count }张。
log_penalty_faces = { $name }罚抽{ $pieces }。
log_picked_up =
    { $called ->
        [pozzetto] { $name }拿起备用手牌，共{ $count }张。
       *[other] { $name }拿起脚牌，共{ $count }张。
    }
log_played = { $name }打出{ $tiles }。
log_put_down = { $name }扣下了要传的牌。
log_rummikub = { $name }：Rummikub！
log_shown = { $name }亮出{ $cards }。
log_shown_none = { $name }没有牌组可亮。
log_skipped = 这一局作废，接着打下一局。
log_start_again = 并列，重抽：{ $round }。
log_start_deals = { $name }当庄家。
log_start_drew = { $name } { $piece }
log_start_highest_begins =
    { $family ->
        [tiles] 数字最大的玩家先开始。
       *[other] 抽到最大牌的玩家先开始。
    }
log_start_highest_deals = { $name }抽到最大的牌，当庄家。
log_start_joker =
    { $family ->
        [tiles] 百搭牌不算，重抽：{ $round }。
       *[other] 鬼牌不算，重抽：{ $round }。
    }
log_start_lowest_deals = { $name }抽到最小的牌，当庄家。
log_start_round = 抽牌决定谁先开始：{ $round }。
log_starts = { $name }先开始。
log_stock_shuffled = 弃牌堆洗匀，成为新的牌堆。
log_stock_turned = 弃牌堆翻过来，成为新的牌堆。
log_swapped =
    { $family ->
        [tiles] { $name }用{ $card }换取万用牌。
       *[other] { $name }用{ $card }换取鬼牌。
    }
log_time = { $name }超时。
log_time_restored = { $name }超时，桌面已还原。
log_time_restored_you = 你超时了，桌面已还原。
log_time_you = 你超时了。
log_took = { $name }从弃牌堆拿了{ $card }。
log_took_back = { $name }收回了刚才放下的牌。
log_turned = { $name }翻开{ $card }。
log_upcard = 翻开{ $card }。
log_void = 这一局作废，重新发牌。
log_went_out = { $name }打完了手牌。
log_wild_indicator = { $card }放在一旁：同点数的牌都是百搭。
log_wild_tile = 指示牌是{ $card }，{ $wild }是万用牌。
log_you = 你
lost_home = 所有游戏
lost_title = 没有这个页面
new_arranging = 一键理牌
new_arranging_note = 点一下就把手牌排成最好的组合。
new_bank = 备用时间
new_bank_none = 无
new_bank_note = 每名玩家整场比赛的额外时间，回合时限用完后开始使用。
new_bots = 其中电脑
new_bots_beginner = 新手
new_bots_easy = 简单
new_bots_levels = 新手和简单：像真人一样会看漏，新手漏得更多。中等：还会想得更远。厉害：在足够熟悉的游戏中，会试算以后的各种可能。
new_bots_medium = 中等
new_bots_note = 开始时仍然空着的座位由电脑坐。
new_bots_play = 电脑强度
new_bots_random = 随意
new_bots_strong = 厉害
new_delay = 观众看到比赛
new_delay_after = 延后{ $time }
new_delay_none = 马上
new_hints = 提示
new_hints_note = 玩家可以要求提示一种好的打法。
new_house_rules = 自定规则
new_house_rules_changed = 已改{ $count }项
new_house_rules_none = 标准规则
new_listed = 对所有人开放
new_listed_note = 这张牌桌会列在公开牌桌中；否则别人要有你的链接或代码。
new_make = 开桌
new_making = 开桌中…
new_more = 观看和代打
new_no = 否
new_none = 无
new_rule_default = 标准：{ $value }
new_rules_reset = 恢复标准规则
new_seats = 人数
new_stand_in = 有人离开时由电脑代打
new_stand_in_note = 离开半分钟再加上一回合的时间以后；本人随时可以取回座位。
new_time = 每回合时限
new_time_day = 1天
new_time_minutes = { $count }分钟
new_time_none = 不限时
new_time_seconds = { $count }秒
new_time_sheet = { $time }（规则）
new_title = 和朋友玩{ $game }
new_visiting = 允许别人的机器人入座
new_visiting_note = 别人自己运行的程序，会标明是机器人。
new_watchers = 允许观看
new_watchers_note = 观众看不到任何人的手牌。
new_writing = 玩家可以互相发消息
new_writing_note = 只有入座的人能看到，也不会保存。
new_yes = 是
notify_at = { $game }：通知我
notify_denied = 这个浏览器不允许本站发送通知。可以在浏览器的网站设置中更改。
notify_end_all = 停止所有通知
notify_home_screen = 在iPhone或iPad上，请先把本页添加到主屏幕，再从那里打开。
notify_https = 浏览器只为HTTPS页面显示通知。
notify_mail_address = 你的电子邮件地址
notify_mail_ask = 发送链接
notify_mail_cancel = 删除这个地址
notify_mail_confirm = 确认
notify_mail_confirm_note = 确认以后，轮到你而你不在牌桌时，你会收到邮件。
notify_mail_confirm_title = 确认地址
notify_mail_confirmed = 地址已确认。
notify_mail_instead = 改用电子邮件通知
notify_mail_note = 轮到你而你不在牌桌时，给你发邮件。
notify_mail_on = 邮件发送到{ $address }。
notify_mail_stop = 不再发送邮件
notify_mail_stop_note = 你不会再收到这类邮件，你的地址会被删除。
notify_mail_stopped = 你不会再收到邮件，地址已删除。
notify_mail_title = 也用电子邮件通知
notify_mail_waiting = 链接已发送到{ $address }。请在一天内打开它，确认地址。
notify_never = 这个浏览器不能显示通知。
notify_no_service = 这个浏览器没有推送服务，或者推送服务没有响应，所以不能发送通知。
notify_note = 轮到你而你不在牌桌时，在这台设备上通知你。
notify_settings = 轮到你时
notify_title = 轮到我时通知我
notify_usual = 新牌桌也通知我
notify_usual_note = 用于每回合可以用一天的牌桌，入座以后就开始。
pad_add_player = 加一名玩家
pad_away_house_rules = 用这些自定规则开始需要服务器，但现在连不上。不用自定规则就可以马上开始。
pad_begin = 开始计分
pad_bought = { $name }买的弃牌数
pad_by_discard = 弃掉最后一张打完手牌
pad_cancel = 取消
pad_careless = { $name }的大意弃牌次数
pad_change_of = 更改第{ $number }局
pad_clear = 清除
pad_concealed =
    { $family ->
        [tiles] 在一个回合中打完所有牌
       *[other] 在一个回合中打完全部手牌
    }
pad_csv = 存为CSV
pad_cut = 切牌
pad_draws = 赢家抽过几张牌
pad_end_big_gin = 大Gin：全部成组
pad_end_blocked = 没有人拿弃牌
pad_end_called = 有人在抽牌前结束
pad_end_dealt = 发到的手牌直接结束
pad_end_drawn = 没有赢家
pad_end_exhausted = 牌库已空
pad_end_knocked = 有人敲牌
pad_end_of = 第{ $number }局结束
pad_end_stock_gone = 牌堆已空
pad_end_turns_over = 所有回合都结束了
pad_end_u = ù：全部成组
pad_end_void = 作废：没有人得分
pad_end_went_out = 有人打完手牌
pad_ended = 怎样结束
pad_enter = 记下第{ $number }局
pad_fighters = 应战的玩家
pad_first = 谁先开始
pad_first_note = 打成平局时才用到。
pad_game = 游戏
pad_games_won = 赢的局数
pad_in_pairs = 做对子的玩家
pad_jokers = 赢家牌组里的鬼牌
pad_laid = 赢家牌组的分数
pad_laid_each = 每名玩家打出的牌的分数
pad_left_added = 剩余（尚未计分）
pad_left_all = 各家剩下的牌
pad_left_cards = 输入分数，或者点选牌。
pad_left_knock = 输入加牌以后剩下的分数，或者点选敲牌时的两家手牌。
pad_left_lives = 输入分数，或者点选整手牌：按两条命计分。
pad_left_others = 其他人剩下的牌
pad_left_tiles = 输入分数，或者点选牌。
pad_left_unmatched = 输入不在牌组中的牌的分数，或者点选整手牌：会自动找出最好的排法。
pad_melded = 成组的牌数
pad_missing_held = 还缺：{ $names }。
pad_missing_knocker = 请选敲牌的玩家。
pad_missing_number = 还缺一个数字。
pad_missing_winner = 请选打完手牌的玩家。
pad_new = 新计分表
pad_new_sure = 这张计分表会消失。想保留请先存为CSV。
pad_new_title = 开始新的计分表？
pad_no_meld =
    { $family ->
        [tiles] 没有破冰的玩家
       *[other] 没有亮出牌组的玩家
    }
pad_nobody = 没有人
pad_not_counted = 第{ $number }局已记下，连上服务器后就会计分。
pad_not_counted_many = 已记下{ $count }局，连上服务器后就会计分。
pad_one_suit = 全部同一花色
pad_out = { $name }怎样退出这一局
pad_out_first_drop = 首次投降
pad_out_middle_drop = 中途投降
pad_out_none = 计手牌
pad_out_wrong_declaration = 诈胡
pad_pairs = 用对子打完牌
pad_pick_cards = 选牌
pad_pick_laid = 点选赢家的牌组
pad_pick_of = 点选{ $name }剩下的牌
pad_pick_taken = { $piece }，已选{ $count }张
pad_pick_tiles = 选牌
pad_player = 玩家 { $number }
pad_players = 玩家
pad_points_of = { $name }剩下的分数
pad_put_back = 拿掉{ $piece }
pad_remove_player = 移除{ $name }
pad_sentence = 用实体牌玩的时候，输入各家剩下的牌，RummyKit就按你们的规则计分。
pad_settings = 名字和规则
pad_settings_save = 应用
pad_shower = 亮出与指示牌相同的牌的玩家
pad_side_laid = { $name }的牌组和奖分，不含打完手牌
pad_spade = 第一张翻开的牌是黑桃
pad_stays_out = 出局后不再加入的玩家
pad_taken_last = 在最后一个回合拿了弃牌的玩家
pad_title = 计分簿
pad_took = { $name }拿了{ $other }的弃牌
pad_total_of = { $count }局合计
pad_undo = 删去第{ $number }局
pad_value_cards = 每名玩家加分牌的分数
pad_waits = 尚未计分
pad_who_knocked = 谁敲牌
pad_who_out = 谁打完手牌
pad_wild = 百搭的点数
pad_wild_cards = 其中当百搭用的2
pad_wild_last = 最后一张是万用牌
pad_wild_none = 没有
pair_bots = 等候时先和电脑玩
pair_bots_note = 你的位置会保留；找到人时，会在那张牌桌上通知你。
pair_come = 去牌桌
pair_fetching = 找到玩家了，还在等人来：还剩{ $time }。
pair_found_title = 找到玩家了
pair_game = 游戏
pair_go = 寻找玩家
pair_leave = 停止等候
pair_nobody = 现在没有人在等。你来当第一个吧。
pair_not_now = 现在不去
pair_rated = 对方也愿意时计等级分
pair_rated_note = 对手的等级分和你相近；等得越久，范围越宽。
pair_sentence = 点一下，等想玩同一个游戏的人。人数够了，比赛就开始。
pair_since = 已等候{ $time }
pair_somebody = { $game }找到玩家了。
pair_stay = 只要浏览器里开着本站，你的位置就会保留。
pair_still = 正在等候玩家：{ $time }
pair_there = 已到{ $there }/{ $seats }人。
pair_time_left = 还剩{ $time }
pair_title = 找人一起玩
pair_waiting = 正在等候玩家
pair_wanted = 正在等的人
pair_wanted_for = { $there }/{ $seats }人，已等{ $time }
pair_with_them = 一起等
part_bought = 买弃牌 { $points }
part_careless = 大意弃牌 { $points }
part_carried = 以前没有赢家的局 { $points }
part_deal_won = 赢得这局 { $points }
part_first_deal = 这一轮的第一局 { $points }
part_going_out = 打完手牌 { $points }
part_hands = 别人的手牌 { $points }
part_hands_no_pure = 没有不带百搭的同花顺，所有牌都计分：{ $points }
part_hands_run_missing = 缺一个同花顺，其余的牌都计分：{ $points }
part_held =
    { $family ->
        [tiles] 牌架上 { $points }
       *[other] 手牌 { $points }
    }
part_held_pairs = 用对子破冰，剩牌 { $points }
part_held_unlaid = 没有打出过牌，手牌 { $points }
part_indicator_shown = 别人亮出了与指示牌相同的牌 { $points }
part_jokers_laid = 打出的鬼牌 { $points }
part_kept_for_round = 和这一轮的第二局合在一起算 { $points }
part_laid = 打出 { $points }
part_lost_pairs = 别人用对子打完牌 { $points }
part_lost_pairs_wild_last = 别人用对子打完牌，最后弃万用牌 { $points }
part_lost_plain = 别人打完牌 { $points }
part_lost_wild_last = 别人打完牌，最后弃万用牌 { $points }
part_multiplied = { $times }倍：{ $points }
part_other_side = 另一方 { $points }
part_partner = 搭档 { $points }
part_pot_paid = 放进彩池 { $points }
part_pot_won = 彩池 { $points }
part_stakes_beaten = 比牌输了 { $points }
part_stakes_called = 比牌 { $points }
part_stakes_dealt = 起手牌亮出 { $points }
part_stakes_folded = 放弃 { $points }
part_stakes_no_meld = 桌上没有牌组 { $points }
part_stakes_out = 别人打完手牌 { $points }
part_stakes_stock = 手牌不是最低 { $points }
part_stakes_won = 其他人付 { $points }
part_unopened = 没有破冰 { $points }
part_value_given = 加分牌支出 { $points }
part_value_got = 加分牌收入 { $points }
people_back_for = 交还本人
people_bot_for = 由电脑代打
people_bot_for_you = 电脑正在替你出牌。
people_bot_plays = 电脑代打中
people_go_on = 继续
people_here = 同桌
people_leave = 离开牌桌
people_leave_sure = 你的座位将由电脑永久接手。
people_mute = 静音
people_not_watched = 这张牌桌不允许观看。
people_pause = 提议暂停
people_pause_agree = 同意暂停
people_pause_declined = 有人想继续玩，这次不暂停。
people_pause_no = 现在不暂停
people_pause_now = 暂停
people_pause_waiting = 你提议暂停，正在等{ $names }同意。
people_pause_wanted = { $names }提议暂停；所有人同意后开始。
people_pause_withdraw = 撤回暂停提议
people_paused = 牌桌暂停中。
people_say = 说句话
people_send_away = 请离牌桌
people_send_away_sure = { $name }将不能再回到这张牌桌。确定请离？
people_take_back = 取回我的座位
people_title = 玩家和牌桌
people_turn_time = 每回合时限（从下一个回合起）
people_unmute = 取消静音
people_vote = 投票请离
people_vote_wanted = 房主不在。请离{ $name }：{ $needed }票中已有{ $votes }票（{ $names }）。
people_vote_withdraw = 撤回投票
people_was_sent_away = 房主已请你离开这张牌桌。
people_watching = 观众：{ $count }
people_you_watch = 你正在观看：所有手牌都是隐藏的。
people_you_watch_late = 你正在观看，延后{ $time }：所有手牌都是隐藏的。
phrase_again = 再来一场？
phrase_clap = 👏
phrase_good_luck = 祝你好运
phrase_goodbye = 再见
phrase_heart = ❤️
phrase_hello = 大家好
phrase_laugh = 😄
phrase_one_moment = 请等一下
phrase_oops = 哎呀
phrase_sad = 😞
phrase_smile = 😊
phrase_sorry = 抱歉
phrase_surprised = 😮
phrase_thanks = 谢谢
phrase_well_played = 打得好
phrase_your_turn = 轮到你了
piece_and = 、
piece_black = 黑
piece_blue = 蓝
piece_card = { $suit }{ $rank }
piece_clubs = 梅花
piece_colour_joker = 变色百搭牌
piece_colour_joker_does = 变色百搭牌代表顺组中的一个数字，顺组在它之后换成另一种颜色。
piece_diamonds = 方块
piece_double_joker = 双重百搭牌
piece_double_joker_does = 双重百搭牌同时代表两张牌：顺组中两个连续的数字，或者群组中的两种颜色。
piece_false_joker = 假百搭牌
piece_hearts = 红桃
piece_joker = 百搭牌
piece_joker_as = { $joker }（当作{ $piece }）
piece_mirror_joker = 镜像百搭牌
piece_mirror_joker_does = 镜像百搭牌放在牌组的正中，左右两边的牌互为镜像。
piece_orange = 黄
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
piece_red = 红
piece_spades = 黑桃
piece_tile = { $colour }{ $number }
practice_again = 再来一次
practice_cards = { $best }张中打出{ $reached }张。
practice_chance = 胜率{ $reached }%；最好是{ $best }%。
practice_do_place =
    { $family ->
        [tiles] 打出牌
       *[other] 打出牌
    }
practice_done = 完成。
practice_gone = 这个局面现在不能练习。
practice_loading = 正在摆好局面…
practice_not_done = 还没有完成。
practice_points = { $reached }分；最多{ $best }分。
practice_points_left = 牌组以外还剩{ $reached }分；最好是{ $best }分。
practice_tiles = { $best }张中打出{ $reached }张。
practice_waits = 能让你打完牌的有{ $reached }张；最多可以有{ $best }张。
practice_way = 看解法
problem_failed = 没有成功，请再试一次。
problem_unreachable = 连不上服务器。请检查网络后再试一次。
puzzle_another = 换一题
puzzle_ask_dearest_meld = 用牌架上的牌破冰，分数越高越好。
puzzle_ask_declare = 留一张牌，用其余所有的牌宣告。
puzzle_ask_finish = 打完整架牌：弃掉一张，其余的全部在牌组或对子中。
puzzle_ask_first_meld = 用牌架上的牌破冰。
puzzle_ask_free_joker = 在一个回合中打完牌架上所有的牌。要换取一张百搭牌才能做到。
puzzle_ask_go_out = 留一张牌用来弃，其余手牌全部打出，打完手牌。
puzzle_ask_keep = 选择要弃的牌：哪些牌值得留下？
puzzle_ask_knock = 现在敲牌，还是弃牌后继续？以平均得分为准。
puzzle_ask_lay = 现在打出，还是先留在手里？以平均得分为准。
puzzle_ask_most_cards = 在一个回合中打出尽可能多的手牌。可以重组桌上的牌组。
puzzle_ask_most_waits = 弃掉一张牌，使没有出现的牌中能让你打完牌的最多。
puzzle_ask_one_discard = 弃掉唯一该弃的那张牌，使牌组以外剩下的分数最少。
puzzle_ask_opening = 用牌架上的牌破冰，分数要够。
puzzle_ask_safe_discard = 选择要弃的牌：哪张牌对对手最没有用？
puzzle_ask_upcard = 拿弃牌堆顶上的牌，还是不拿？
puzzle_ask_whole_hand = 在一个回合中打完全部手牌。可以重组桌上的牌组。
puzzle_ask_whole_rack = 在一个回合中打完牌架上所有的牌。
puzzle_best_discard = 最好的弃牌
puzzle_better_choice = 另一种选择更好。
puzzle_better_discard = 弃另一张更好。
puzzle_choice = { $action }：这一局胜率{ $chance }%，平均{ $points }分。
puzzle_consent_ask = 可以用这场比赛和你以后的比赛制作谜题吗？不会保留任何姓名。谜题制作以后会一直保留。你的回答可以在设置里更改。
puzzle_consent_back = 撤回同意
puzzle_consent_count = { $count }人中已有{ $agreed }人同意
puzzle_consent_made = 已在这场比赛中找过谜题，找到的会一直保留。
puzzle_consent_making = 大家都同意了：正在这场比赛中找谜题。
puzzle_consent_no = 不同意
puzzle_consent_yes = 我同意
puzzle_difficulty = 难度{ $number }/5
puzzle_from_match = 来自在这里进行的一场比赛
puzzle_go_today = 前往今日谜题
puzzle_hold = 留在手里
puzzle_knock = 敲牌
puzzle_lay = 打出
puzzle_leave = 不拿弃牌
puzzle_level = 难度
puzzle_level_mine = 适合我的
puzzle_longest = 最长：{ $count }
puzzle_more = 更多谜题
puzzle_next = 下一题
puzzle_one = 谜题
puzzle_only_matches = 来自真实比赛
puzzle_opponent = 对手
puzzle_play_on = 弃牌后继续
puzzle_record = 你的战绩
puzzle_record_first = 第一次就解出：{ $solved }/{ $count }
puzzle_record_note = 每道题只算第一次尝试；看解法也算一次。
puzzle_record_rating = 等级分 { $rating } ± { $give }
puzzle_run = 限时挑战
puzzle_run_again = 再来一次
puzzle_run_best = 最佳纪录：{ $count }
puzzle_run_missed = 失误：{ $count }
puzzle_run_over = 时间到。
puzzle_run_solved = 已解：{ $count }
puzzle_run_start = 开始
puzzle_run_what = 在{ $minutes }分钟内解出尽可能多的谜题，错{ $misses }次就结束。
puzzle_solved_today = 今天已解出
puzzle_streak = 连续天数：{ $count }
puzzle_take = 拿弃牌
puzzle_theme = 题目类型
puzzle_theme_any = 全部
puzzle_theme_dearest_meld = 分数最高的破冰
puzzle_theme_declare = 宣告
puzzle_theme_finish = 打完整架牌
puzzle_theme_first_meld = 破冰
puzzle_theme_free_joker = 换取百搭牌
puzzle_theme_go_out = 打完手牌
puzzle_theme_keep = 留什么牌
puzzle_theme_knock = 何时敲牌
puzzle_theme_lay = 打出还是保留
puzzle_theme_most_cards = 打出最多的牌
puzzle_theme_most_waits = 听牌最多
puzzle_theme_one_discard = 最佳弃牌
puzzle_theme_opening = 分数足够的破冰
puzzle_theme_safe_discard = 安全的弃牌
puzzle_theme_upcard = 拿不拿弃牌
puzzle_theme_whole_hand = 打完全部手牌
puzzle_theme_whole_rack = 打完牌架
puzzle_title = 谜题
puzzle_today = 今日谜题
puzzle_why_helps = { $unseen }张未见的牌中，有{ $best }张能组成新的牌组；另一种弃法有{ $other }张。
puzzle_why_hold = 你打出的牌对手也能接上。手牌：你{ $mine }张，对手{ $theirs }张。
puzzle_why_knock = 你牌组以外的分数：{ $left }分。{ $unseen }张未见的牌中，{ $helps }张能组成新的牌组；牌堆里有{ $stock }张牌。
puzzle_why_lay = 对手打完牌时，你手里剩下的要扣分。手牌：你{ $mine }张，对手{ $theirs }张。
puzzle_why_left = 牌组以外剩{ $best }分；另一种弃法剩{ $other }分。
puzzle_why_points = 这样赢的次数少一些，但这里以得分为准。
puzzle_why_upcard = 拿了它，牌组以外剩{ $with_left }分，有{ $with_helps }张未见的牌能组成新的牌组；不拿则是{ $left }分和{ $helps }张。
puzzle_why_uses = 对手用未见的牌能与它组成{ $best }种三张牌组；另一种弃法有{ $other }种。
rated_needs = 这需要账号。
rated_note = 每个人都要有账号，没有电脑和提示，结果会改变等级分。
rated_number = 等级分 { $rating }
rated_only = 只看计等级分的
rated_ratings = 等级分
rated_sit_as = 你以“{ $name }”入座。
rated_title = 计等级分
recent_forget = 从列表移除：{ $game }
recent_more = 显示全部：{ $count }
recent_over = 已结束
recent_paused = 已暂停
recent_playing = 进行中
recent_title = 你的牌桌
recent_until = { $when }时间到
recent_waiting = 等待玩家
referee_add_here = 加牌
referee_add_set = 再加一个牌组
referee_adds = { $cards }加到{ $meld }
referee_after = 出牌后的桌面
referee_before = 出牌前的桌面
referee_best_melds = 己方的最佳牌组
referee_copy = 从原来的桌面开始
referee_error_bad_option = 这些自定规则不能同时使用。
referee_error_impossible = 出牌前的桌面本身必须合法。
referee_error_malformed = 这个问题不能回答。
referee_finish = 打完牌最快的方法
referee_first = 破冰
referee_kind = 这是{ $kind }。
referee_kind_group = 群组
referee_kind_impure = 混同花顺
referee_kind_mirror_group = 镜像群组
referee_kind_mirror_run = 镜像顺组
referee_kind_pure = 同花顺
referee_kind_run =
    { $family ->
        [tiles] 顺组
       *[other] 同花顺
    }
referee_kind_set = 群组
referee_kind_seven = 单张7
referee_kind_worth = 这是{ $kind }，值{ $count }分。
referee_left =
    { $family ->
        [tiles] 牌架上还剩：
       *[other] 手里还剩：
    }
referee_legal = 合法。
referee_most = 最多可以打出：
referee_most_none = 没有牌可以打出。
referee_not_legal = 不合法。
referee_nothing = 请从左到右点选。
referee_opened = 破冰的牌已经在桌上
referee_opens = 够破冰。
referee_opens_not = 不够破冰。
referee_or = 或
referee_pick = 可点选的牌
referee_rack = 牌架
referee_remove = 移除：{ $what }
referee_sentence = 点选一个牌组，看它合不合法、值多少分、依据哪条规则。
referee_set = 一个牌组
referee_set_number = 牌组 { $number }
referee_sum = { $value }分，要{ $minimum }分。
referee_title = 裁判
referee_turn = 一个回合
referee_what = 问题
referee_what_best = 这是最佳打法吗？
referee_wins =
    { $family ->
        [tiles] 牌架空了：赢得这一局。
       *[other] 手里没有牌了：赢得这一局。
    }
refusal_account_needed = 这需要账号：请先登录。
refusal_accounts_elsewhere = 账号只能在{ $address }使用。在这里你以游客身份玩。
refusal_ace_between =
    { $family ->
        [tiles] { $meld }不是顺组：1只能最小或最大，不能在中间。
       *[other] { $meld }不是同花顺：A只能最小或最大，不能在中间。
    }
refusal_adjacent_colour_jokers = { $meld }：两张变色百搭牌不能相邻。
refusal_admin_account = 此账号是服务器的管理员，只能在命令行中进行此操作。
refusal_all_others_in_pairs = 其他玩家都用对子破冰了：你必须用群组和顺组破冰。
refusal_already_drawn = 这个回合你已经抽过牌。
refusal_already_knocked = 你已经敲牌：请弃一张牌。
refusal_already_opened = 你已经破冰。
refusal_already_shown = 你的牌组已经在桌上。
refusal_already_started = 比赛已经开始。
refusal_another_went_out = 已有玩家打完手牌，这是你的最后一个回合：请抽牌、弃牌。
refusal_ask_partner_first = 搭档说可以，才能打完手牌：先问搭档，或者弃牌后留一张。
refusal_asked_already = 这个回合你已经问过搭档。
refusal_asked_no_more = 你不再受邀来这张牌桌。
refusal_asked_too_late = 只剩一张牌时不能再问。
refusal_attempt_made = 这题你已经试过一次：想再试，请回到原来的局面。
refusal_bad_chance = 最多可以加入{ $longest }个字节的随机内容。
refusal_bad_club_date = 没有这样的日期、时间或时区。
refusal_bad_deal = 第{ $number }局不能计分：{ $reason }。
refusal_bad_mail_address = 这不是电子邮件地址。
refusal_bad_name = 名字要有1到{ $longest }个可见字符。
refusal_bad_network = 这不是地址，也不是网络。
refusal_bad_options = 这些自定规则不能同时使用：{ $reason }
refusal_bad_push_service = 不能向这个浏览器发送通知。
refusal_bad_reason = 请填写理由，1到{ $longest }个可见字符。
refusal_bad_record = 第{ $line }行第{ $column }列：{ $reason }
refusal_bad_seats = 这个游戏适合{ $players }人，其中至少一名真人。
refusal_bad_set = 第{ $number }个牌组：{ $reason }
refusal_bad_study_title = 标题要有1到{ $longest }个可见字符。
refusal_bad_text = 消息要有1到{ $longest }个可见字符。
refusal_banned = 此服务器的运营者已封禁你。截止：{ $until }。理由：{ $reason }
refusal_between_deals = 这一局已结束，下一局还没开始。
refusal_bonus_card_discarded = { $card }是奖分牌，不能弃。
refusal_borrow_own_only = 只能从自己的牌组借牌。
refusal_borrowed_meld_needs_hand_card = 用借来的牌时，还要用至少一张手牌。
refusal_borrowed_only_for_new_meld = 借来的牌只能用在新牌组。
refusal_bot_token_needed = 这需要机器人的令牌。
refusal_buy_or_pass = 请买下弃牌，或者放过。
refusal_call_does_not_fit = { $card }不能加到{ $meld }。
refusal_call_or_pass = 请喊牌，或者放过。
refusal_cannot_be_borrowed = 不能从{ $meld }借{ $card }。
refusal_cannot_be_forced = { $card }不能加到{ $meld }，或者那个牌组不属于放过它的玩家。
refusal_cannot_discard_taken_upcard = { $card }是这个回合从弃牌堆拿的，不能在同一回合弃。
refusal_cannot_leave = 这个游戏的比赛不能中途离开。
refusal_card_missing = { $cards }必须留在桌上。
refusal_card_passed_first = 请先扣下要传给下一家的牌。
refusal_cards_in_no_group = 不在牌组中：{ $cards }。
refusal_ceremony_over = 时间太久，或者已经用过：请重新开始。
refusal_claim_makes_no_meld = 不能用{ $cards }碰、吃{ $card }。
refusal_claim_or_pass = 请碰、吃这张弃牌，或者放过。
refusal_claim_too_early = 所有玩家都有过一个回合以前，不能碰、吃。
refusal_clock_only = 只有计时器能宣布时间到。
refusal_club_date_over = 该聚会已结束或已改期。
refusal_club_full = 俱乐部最多有{ $most }名成员。
refusal_club_host_only = 只有俱乐部的主办者可以这样做。
refusal_colour_joker_in_group = { $meld }：变色百搭牌只能用于顺组。
refusal_contract_meld_too_long = { $meld }太长：这一局的合约张数必须正好。
refusal_contract_not_distinct = 合约中的群组点数要各不相同，同花顺之间也不能连成一个。
refusal_contract_takes_whole_hand = 这个合约要用整手牌打出，不弃牌；现在还剩{ $cards }。
refusal_deal_begun = 这一局已经开始；可以在下一局以前加入随机内容。
refusal_deal_not_over = 这一局还没有结束。
refusal_deal_over = 这一局已经结束。
refusal_dealt_hand_shown_first = 发到的手牌要先亮出，这一局就结束。
refusal_declined_by_everybody = 大家都放过了那张牌：请翻开下一张。
refusal_descending =
    { $family ->
        [tiles] { $meld }顺序不对：顺组要从小到大排列。
       *[other] { $meld }顺序不对：同花顺要从小到大排列。
    }
refusal_discard_must_be_used = 拿{ $card }和它上面的牌，就必须在同一回合打出{ $card }，可是它没有地方可以放。
refusal_discard_pile_empty = 弃牌堆没有牌。
refusal_discard_required =
    { $family ->
        [tiles] 要打完牌，最后必须有一张牌可以弃。
       *[other] 要打完手牌，最后必须有一张牌可以弃。
    }
refusal_discards_are_claimed = 弃牌只能在刚弃掉时碰、吃；轮到你时，请从牌堆抽牌。
refusal_discards_not_drawn = 这个游戏不能从弃牌堆拿牌：请从牌堆抽牌。
refusal_does_not_extend = { $cards }不能加到{ $meld }。
refusal_drop_before_drawing = 只能在抽牌以前投降。
refusal_duplicate =
    { $family ->
        [tiles] { $meld }不是顺组：{ $twin }出现不止一次。
       *[other] { $meld }不是同花顺：{ $twin }出现不止一次。
    }
refusal_duplicate_colour = { $meld }不是群组：{ $twin }出现不止一次。
refusal_end_after_lay_off = 你的上一个回合以后，有人往你的牌组加过牌，现在不能结束这一局。
refusal_end_after_long_meld = 你的上一个回合以后有人往你的牌组加过牌，或者你在那个回合放下了四张或更多牌的牌组，现在不能结束这一局。
refusal_end_called_before_drawing = 只能在抽牌以前结束这一局。
refusal_end_needs_meld = 桌上有自己的牌组，才能结束这一局。
refusal_enough_laid_off = 你用对子破冰，这个回合不能再加牌；最多{ $most }张。
refusal_exchange_tile_from_table = { $meld }的百搭牌只能用自己牌架上的牌换取。
refusal_fight_or_fold = 请先应战，或者放弃。
refusal_fitting_discard = { $card }能加到桌上的牌组，只能作为最后一张弃掉。
refusal_force_or_pass = 请逼对手加这张牌，或者放过。
refusal_freed_joker_first = 必须先打出换来的鬼牌。
refusal_freed_joker_has_no_use = 换来的鬼牌必须马上打出，可是没有地方可以放。
refusal_freed_joker_needs_new_set = 换来的百搭牌必须用在新牌组；{ $meld }只是加长了已有的牌组。
refusal_gap =
    { $family ->
        [tiles] { $meld }不是顺组：数字不连续。
       *[other] { $meld }不是同花顺：点数不连续。
    }
refusal_half_is_no_part = { $meld }：镜像百搭牌的每一边都必须是顺组或群组的一部分。
refusal_has_left = 你已经离开这场比赛。
refusal_hello_first = 页面和服务器不一致，请刷新页面。
refusal_indicator_only_in_first_turn = 与指示牌相同的牌，只能在自己的第一个回合、弃牌以前亮出。
refusal_joker_for_both_suits = { $meld }的鬼牌要用所缺两种花色的牌一起换取。
refusal_joker_meld_manipulated = { $meld }有百搭牌：可以加牌，但百搭牌还在里面时不能取走牌。
refusal_joker_moved_unreplaced = { $meld }的鬼牌要和原来同组的至少一张牌在一起，直到{ $card }放到它的位置。
refusal_joker_needs_two_rack_tiles = 换来的百搭牌必须和牌架上的两张牌组成新牌组。
refusal_joker_only_extends_existing_set = 换来的百搭牌必须和自己牌架上的牌组成新牌组。
refusal_joker_replaced_by_joker = { $meld }的百搭牌不能用百搭牌换取。
refusal_joker_stays_in_group = { $meld }的鬼牌不能换取。
refusal_joker_stays_in_its_set = 从{ $meld }换来的百搭牌必须用在别的牌组。
refusal_jokers_not_fewer = { $meld }的百搭要比普通牌少。
refusal_knock_with_last_card = 要打出最后一张牌才能敲牌，可是你手里还有别的牌。
refusal_knocked_with_too_much = 第{ $number }局不能计分：敲牌的玩家还剩{ $points }分，而{ $limit }分或更少才可以敲牌。
refusal_last_cards_stay = 牌堆最后的几张牌不能抽。
refusal_last_discard_only_to_knock = 最后一张弃牌只能拿来马上敲牌。
refusal_last_discard_wild = 不能靠弃掉百搭打完手牌：{ $card }。
refusal_last_passkey = 最后一个通行密钥不能移除，否则再也无法登录。
refusal_lay_off_before_contract = 打出合约之前不能加牌。
refusal_lay_off_before_opening = 破冰（{ $minimum }分）之前不能加牌。
refusal_lay_off_needs_own_meld = 先打出自己的牌组，才能往别人的牌组加牌。
refusal_lay_off_next_turn = 破冰以后，从下一个回合起才可以加牌。
refusal_lay_off_or_pass = 请往敲牌玩家的牌组加牌，或者表示加完了。
refusal_lay_off_own_only = 只能往自己的牌组加牌。
refusal_lay_off_own_side = 只能往己方的牌组加牌。
refusal_lesson_not_ready = 课程还在准备中，请稍后再试。
refusal_mail_not_sent = 邮件没有发出。请检查地址，或者稍后再试。
refusal_match_not_over = 比赛还没有结束。
refusal_match_over = 比赛已经结束。
refusal_method_not_allowed = 这里不能这样做。
refusal_mixed =
    { $family ->
        [tiles] { $meld }既不是群组，也不是顺组。
       *[other] { $meld }既不是群组，也不是同花顺。
    }
refusal_mixed_colour =
    { $family ->
        [tiles] { $meld }不是顺组：顺组只有一种颜色。
       *[other] { $meld }不是同花顺：同花顺只有一种花色。
    }
refusal_more_jokers_than_allowed = { $meld }的百搭太多：最多{ $maximum }张。
refusal_must_discard = 回合要以弃牌结束。
refusal_must_draw_first = 请先抽一张牌。
refusal_must_draw_second_card = 拿了弃牌，请先再抽第二张。
refusal_must_go_out_now = 你打出了只有打完手牌时才能打出的牌组，所以这个回合必须打到只剩最后一张。
refusal_must_keep_a_discard =
    { $family ->
        [tiles] 最后一张牌必须弃掉：请留一张。
       *[other] 最后一张牌必须弃掉：请留一张。
    }
refusal_must_keep_cards =
    { $called ->
        [book] 己方要有{ $books }个{ $size }张以上的大牌组才能打完手牌；在那之前弃牌后要留一张。
        [burraco] 己方要有{ $books }个{ $size }张以上的布拉科才能打完手牌；在那之前弃牌后要留一张。
       *[other] 己方要有{ $books }个{ $size }张以上的卡纳斯塔才能打完手牌；在那之前弃牌后要留一张。
    }
refusal_must_keep_cards_without_books =
    { $called ->
        [book] 己方要有{ $size }张的大牌组才能打完手牌：净{ $natural }个，混{ $mixed }个，共{ $books }个。在那之前弃牌后要留一张。
        [burraco] 己方要有{ $size }张的布拉科才能打完手牌：净{ $natural }个，混{ $mixed }个，共{ $books }个。在那之前弃牌后要留一张。
       *[other] 己方要有{ $size }张的卡纳斯塔才能打完手牌：纯{ $natural }个，混{ $mixed }个，共{ $books }个。在那之前弃牌后要留一张。
    }
refusal_must_play_first = 必须先打出{ $card }。
refusal_must_use_whole_hand =
    { $family ->
        [tiles] 每张牌都必须在牌组中，还剩{ $cards }。
       *[other] 每张牌都必须在牌组中，还剩{ $cards }。
    }
refusal_never_melded = { $meld }中有奖分牌，奖分牌不能用在牌组中。
refusal_new_meld_needs_borrowed_card = 新牌组除了翻开的牌，还要有一张从自己的牌组借来的牌。
refusal_no_accounts = 本服务器不设账号。
refusal_no_arranging = 这张牌桌要自己理牌。
refusal_no_borrowing = 这个游戏不能从桌上的牌组拿牌。
refusal_no_card_played = 请打出至少一张手牌，或者抽牌。
refusal_no_card_to_pass = 只有第一个回合之前才传牌。
refusal_no_dealt_hand_to_show = 你的起手牌不能直接结束这一局。
refusal_no_discard_here = 这手牌要全部打出，不弃牌。
refusal_no_draw_on_first_turn = 先开始的玩家在第一个回合只弃牌。
refusal_no_end_found = 电脑试玩过这个游戏，玩不到结束：{ $reason }
refusal_no_end_to_fight = 没有人要求比牌。
refusal_no_first_life = 缺少第一条命：没有百搭的同花顺。
refusal_no_friend_request = 这个请求已经失效。
refusal_no_gap_for_joker =
    { $family ->
        [tiles] { $meld }不是顺组：没有数字可以让百搭牌代表。
       *[other] { $meld }不是同花顺：没有牌可以让鬼牌代表。
    }
refusal_no_groups =
    { $family ->
        [tiles] { $meld }是群组：这个游戏只有顺组。
       *[other] { $meld }是群组：这个游戏只有同花顺。
    }
refusal_no_hints = 这张牌桌没有提示。
refusal_no_joker_for_it =
    { $family ->
        [tiles] { $meld }中没有代替{ $card }的万用牌。
       *[other] { $meld }中没有代表{ $card }的鬼牌。
    }
refusal_no_lay_offs = 这个游戏不能加牌。
refusal_no_lay_offs_before_a_knock = 对手敲牌以后才可以加牌。
refusal_no_mail = 本服务器不发送电子邮件。
refusal_no_manipulation_in_opening_turn = 破冰的回合不能动桌上的其他牌。
refusal_no_match_puzzles = 不用这场比赛制作谜题。
refusal_no_meld_must_fold = 桌上没有牌组的玩家只能放弃。
refusal_no_meld_no_sending = 没有亮出牌组的玩家不能送牌。
refusal_no_melds_after_pairs = 用对子破冰以后，可以再打出对子、加牌，但不能打出群组和顺组。
refusal_no_melds_before_going_out = 牌组留在手里，直到能一次打出整手牌。
refusal_no_more_melds = 破冰以后，这一局不能再打出新的牌组。
refusal_no_natural =
    { $family ->
        [tiles] { $meld }全是百搭牌：牌组至少要有一张数字牌。
       *[other] { $meld }全是百搭：牌组至少要有一张普通牌。
    }
refusal_no_pair = { $meld }不是对子：对子是两张相同的牌，或者一张牌加万用牌。
refusal_no_pairs_after_melds = 用群组和顺组破冰以后，不能打出对子。
refusal_no_partner = 你没有搭档可以问。
refusal_no_run = 这次挑战已结束，或已进入另一题。
refusal_no_runs =
    { $family ->
        [tiles] { $meld }是顺组：这个游戏只有群组。
       *[other] { $meld }是同花顺：这个游戏只有群组。
    }
refusal_no_second_life = 缺少第二条命：另一个同花顺。
refusal_no_such_meld = 桌上没有这个牌组。
refusal_no_such_seat = 没有这个座位。
refusal_no_such_step = 这一课没有这道题。
refusal_no_tile_played = 请打出牌架上的至少一张牌，或者抽牌。
refusal_no_twin_of_indicator = 你没有另一张{ $card }，或者它已经亮出过了。
refusal_no_upcard_with_one_card = 只剩一张牌时，要从牌堆抽牌。
refusal_no_visiting_bots = 这张牌桌不允许别人的机器人入座。
refusal_no_watchers = 这张牌桌不允许观看。
refusal_no_way_out = 这个回合不能打完手牌，不用问搭档。
refusal_no_wild_cards_here = { $meld }：这个牌组不能用百搭。
refusal_no_writing = 这张牌桌不能发消息。
refusal_nobody_there = 对现在坐在那里的玩家不能这样做。
refusal_nobody_to_ask = 这张牌桌没有可以邀请的人。
refusal_not_an_action_here = 这个游戏的回合中没有这一步。
refusal_not_asked = 现在问你的不是这个。
refusal_not_at_that_depth = 这张牌不在弃牌堆的那个位置。
refusal_not_beside_laid_off = { $cards }不能加在其他玩家加上去的牌旁边。
refusal_not_coming_in = 你现在不能再次加入。
refusal_not_every_rank = { $meld }不是从A到K的13张牌：每个点数都要有一张。
refusal_not_finished = { $seconds }秒内没有完成，请稍后再试。
refusal_not_found = 这里什么也没有。
refusal_not_friends = 你们不是好友，或者已经不是好友。
refusal_not_host = 只有房主可以这样做。
refusal_not_in_discards = { $card }不在弃牌中。
refusal_not_in_hand = 你手里没有{ $cards }。
refusal_not_json = 必须以JSON格式发送。
refusal_not_of_kind = { $meld }不是{ $kind }。
refusal_not_one_colour = { $meld }中红黑混杂，而这13张牌必须全红或全黑。
refusal_not_opening = 现在没有要公开的承诺。
refusal_not_pausable = 现在不能暂停。
refusal_not_paused = 牌桌没有暂停。
refusal_not_reviewed = 不能复盘：{ $reason }
refusal_not_saved = 没有保存成功，所以不算数。请再试一次。
refusal_not_seated = 你在这张牌桌没有座位。
refusal_not_solved = 这里不能求解。{ $reason }
refusal_not_started = 比赛还没有开始。
refusal_not_the_contract = 各个牌组的张数必须是{ $contracts }。
refusal_not_the_first_contract =
    { $groups ->
        [0] 破冰就是打出这一局的合约，要在同一回合全部打出：同花顺{ $runs }。
       *[other]
            { $runs ->
                [0] 破冰就是打出这一局的合约，要在同一回合全部打出：群组{ $groups }。
               *[other] 破冰就是打出这一局的合约，要在同一回合全部打出：群组{ $groups }，同花顺{ $runs }。
            }
    }
refusal_not_your_turn = 还没轮到你。
refusal_nothing_to_answer = 没有人问你可不可以打完手牌。
refusal_nothing_to_buy = 现在没有可以买的弃牌。
refusal_nothing_to_call = 现在没有可以喊的弃牌。
refusal_nothing_to_claim = 现在没有可以碰、吃的弃牌。
refusal_nothing_to_discard = 牌堆最后一张已经摆出：不弃牌，结束回合。
refusal_nothing_to_force = 现在没有放过的牌可以逼对手加。
refusal_nothing_to_take_back = 没有可以收回的牌。
refusal_nothing_to_verify = 牌谱里没有种子，不能重新发牌。
refusal_offered_card_first = 翻下一张之前，请先拿这张牌或放过。
refusal_one_card_against_one = 手里只有一张牌的玩家，不能拿只有一张牌的弃牌堆。
refusal_one_group_per_rank = 己方已经有这种点数的群组：请把{ $meld }的牌加到那里。
refusal_one_meld_per_turn = 一个回合只能打出一个新牌组，或者加一张牌。
refusal_one_sided = { $meld }：镜像百搭牌两边都要有牌。
refusal_only_declared_pairs = 你宣告了做对子：必须用{ $count }对打完牌。
refusal_only_first_upcard_let_pass = 只有每局第一张翻开的牌可以放过：请抽一张牌。
refusal_only_in_first_turn = 发到的整手牌只能在第一个回合、抽牌以前打出。
refusal_only_in_going_out = { $meld }只能在打完手牌时最后打出。
refusal_only_in_last_turn = 只有在最后一个回合才能亮出牌组、送牌。
refusal_only_offered_card_let_pass = 现在没有可以放过的牌。
refusal_only_top_discard = 只能拿弃牌堆最上面的一张。
refusal_only_top_of_stock = 从牌堆只能抽最上面的一张。
refusal_only_watching = 观众不能这样做。
refusal_opening_needs_natural_run = 破冰要有一个不含百搭的同花顺。
refusal_opening_needs_taken_card = 破冰必须用到刚从弃牌堆拿来的牌，除非在这个回合打完手牌。
refusal_opening_not_from_rack = { $meld }：破冰只能用自己牌架上的牌。
refusal_opening_too_early = 每名玩家都有过{ $rounds }个回合以后，才可以破冰。
refusal_opening_too_few_pairs = 用对子破冰至少要{ $minimum }对，现在是{ $value }对。
refusal_opening_too_low = 破冰至少要{ $minimum }分，现在是{ $value }分。
refusal_option_idle = “{ $other }”选了“{ $value }”，所以“{ $one }”不起作用。
refusal_options_clash = “{ $one }”和“{ $other }”不能同时选用。
refusal_out_of_range =
    { $family ->
        [tiles] { $meld }不是顺组：百搭牌会小于1或大于13。
       *[other] { $meld }不是同花顺：那一端没有牌可以让鬼牌代表。
    }
refusal_outdated_table = 这张牌桌用的是较旧的规则版本，不能继续。
refusal_own_friend_link = 这是你自己的链接，请发给别人。
refusal_own_games_off = 本服务器不允许自定义玩法。
refusal_pairs_beside_first_melds = 破冰要么用群组和顺组，要么用对子，不能混用。
refusal_pairs_beside_melds = 要打完牌，必须亮出{ $count }对，或者一对也没有。
refusal_pairs_declared_already = 你已经宣告过做对子。
refusal_pairs_declared_before_drawing = 只能在抽牌以前宣告做对子。
refusal_partner_asks = 搭档在问可不可以打完手牌：请先回答。
refusal_partner_said_no = 搭档说不行：弃牌后手里要留一张牌。
refusal_partner_said_yes = 搭档说可以：这个回合必须打完手牌。
refusal_passkey_again = 请先用通行密钥确认。
refusal_passkey_refused = 这个通行密钥不被接受。
refusal_paused = 牌桌已暂停：请先继续。
refusal_pile_blocked = 最上面的一张是{ $card }时，不能拿弃牌堆。
refusal_pile_call_does_not_fit = { $card }不能加到桌上的任何牌组，也不能与弃牌堆里上面的牌组成牌组。
refusal_pile_frozen =
    { $count ->
        [0] 弃牌堆对你是冻结的：手里要有两张和{ $card }同点数的普通牌，而你一张也没有。
        [1] 弃牌堆对你是冻结的：手里要有两张和{ $card }同点数的普通牌，而你只有一张。
       *[other] 弃牌堆对你是冻结的：请从手牌选两张和{ $card }同点数的普通牌；你有{ $count }张。
    }
refusal_pile_must_be_taken = 牌堆已空，弃牌堆最上面的牌能加到己方的牌组：必须拿弃牌堆。
refusal_pile_needs_two = 要拿弃牌堆，请从手牌选两张和{ $card }一起打出，其中至少一张普通牌。你有{ $count }张同点数的牌、{ $wild }张百搭。
refusal_pile_taken_whole = 不能只拿弃牌堆最上面的一张：要拿整叠，并马上打出最上面的一张。
refusal_promise_broken = 这与当初的承诺不符。
refusal_promise_first = 这张牌桌要先承诺随机内容，然后才公开。请重新加载页面。
refusal_promises_fixed = 比赛马上开始，不能再更改。
refusal_rated_table = 计等级分的牌桌只限有账号的玩家：没有电脑，没有提示。
refusal_record_not_yet = 比赛结束以后才有牌谱。
refusal_record_too_long = 超过{ $most }步的牌谱不能在这里回放。
refusal_review_failed = 复盘没有完成，请再试一次。
refusal_reviews_busy = 等待复盘的比赛太多，请过几分钟再试。
refusal_run_claimed_by_next_only = 只有下一名玩家可以吃。
refusal_run_too_long =
    { $family ->
        [tiles] { $meld }不是顺组：顺组最多{ $maximum }张。
       *[other] { $meld }不是同花顺：同花顺最多{ $maximum }张。
    }
refusal_same_colour = { $meld }：变色百搭牌前后的颜色必须不同。
refusal_senseless_sheet = 这些规则不合理：{ $reason }
refusal_sent_away = 房主已请你离开这张牌桌。
refusal_server_error = 服务器出了问题，没有任何改变。
refusal_show_first = 在最后一个回合，先亮出牌组，再弃牌。
refusal_sides_differ = { $meld }：镜像百搭牌左右两边的牌必须相同。
refusal_somebody_there = 这个座位已经有人。
refusal_stale_version = 牌桌在这期间有了变化。
refusal_stock_is_empty = 牌堆已空。
refusal_study_changed = 这份研究已在别处修改。请重新载入。
refusal_study_full = 一份研究最多有{ $most }个回合。
refusal_study_maker_only = 只有制作者能修改这份研究。
refusal_swap_after_melding = 只能在抽牌以后、打出牌之前换取鬼牌。
refusal_swap_before_opening =
    { $family ->
        [tiles] 破冰以后才可以换取万用牌。
       *[other] 破冰以后才可以换取鬼牌。
    }
refusal_switched_off = 本服务器关闭了这项功能。
refusal_table_changed_before_first_meld = 破冰之前，不能动桌上的牌组。
refusal_table_changed_before_opening = 破冰（{ $minimum }分）之前，不能动桌上的牌组。
refusal_table_closed = 此服务器的运营者已关闭这张牌桌。理由：{ $reason }
refusal_table_full = 座位已满。
refusal_table_log_full = 这张牌桌更改的次数太多，现在只能出牌。
refusal_taken_card_into_new_meld = { $card }必须先用在新牌组。
refusal_taken_card_must_stay_in_a_meld = 没有{ $card }，从别人那里拿来的一张牌就没有牌组了。
refusal_taken_cards_apart = 从别人那里拿来的牌（{ $cards }）必须各在一个牌组。
refusal_taken_meld_needs_hand_card = 必须先把{ $card }和至少一张原来的手牌打出成新牌组。
refusal_tile_missing = { $tiles }必须留在桌上。
refusal_tile_not_yours = 你的牌架上没有{ $tiles }。
refusal_tile_only_to_lay = 在这个回合打出{ $card }（没有破冰的，用来破冰），才可以拿它；可是它没有地方可以放。
refusal_tiles_away = 牌架还没有全部成组：至少还差{ $count }张。
refusal_too_fast = 请求太多，请稍等。
refusal_too_few_dublees = 至少要有{ $minimum }个双同牌才可以宣告，你有{ $count }个。
refusal_too_few_naturals = { $meld }的普通牌太少：至少{ $minimum }张。
refusal_too_few_pures = 宣告要有{ $minimum }个没有百搭的同花顺，现在有{ $count }个。
refusal_too_large = 内容太长。
refusal_too_many = { $meld }不是群组：群组最多{ $maximum }张。
refusal_too_many_bot_tables = 一个机器人最多坐{ $most }张牌桌。
refusal_too_many_bots = 你在这里最多可以有{ $most }个机器人。
refusal_too_many_clubs = 你最多可以加入{ $most }个俱乐部。
refusal_too_many_copies = { $tile }有{ $count }张，但这个游戏只有{ $most }张。
refusal_too_many_deals = 一场比赛最多发牌{ $most }次。
refusal_too_many_friends = 这里每人最多有{ $most }个好友。
refusal_too_many_jokers = { $meld }的百搭比普通牌多。
refusal_too_many_mails = 今天请求的次数太多，请明天再试。
refusal_too_many_passkeys = 一个账号最多可以有{ $most }个通行密钥。
refusal_too_many_studies = 你最多可以有{ $most }份研究。请先删除一份。
refusal_too_many_study_records = 一份研究最多可以有{ $most }个文件的牌谱。
refusal_too_many_tournaments = 一名主办者最多同时举办{ $most }场锦标赛。
refusal_too_much_deadwood = 这样散牌有{ $deadwood }分；这一局{ $limit }分或更少才可以敲牌。
refusal_too_short = { $meld }太短：牌组至少{ $minimum }张。
refusal_took_too_long = { $seconds }秒内没有找到最佳打法。
refusal_tournament_bad_format = 这种赛制不合适：一桌不能有这么多人晋级。
refusal_tournament_bad_result = 这不是这一桌可能的结果。
refusal_tournament_begun = 锦标赛已经开始了。
refusal_tournament_full = 这场锦标赛最多{ $most }名参赛者。
refusal_tournament_host_only = 只有锦标赛的主办者可以这样做。
refusal_tournament_no_entrant = 这场锦标赛中没有这名参赛者。
refusal_tournament_not_begun = 锦标赛还没有开始。
refusal_tournament_over = 锦标赛已经结束。
refusal_tournament_result_stands = 这个结果不能再更改：别的比赛要依据它。
refusal_tournament_round_on = 这一轮还没有结束。
refusal_tournament_table = 这由锦标赛决定，不由牌桌决定。
refusal_tournament_too_few = 锦标赛至少需要{ $fewest }名参赛者。
refusal_tournament_too_many_rounds = 一场锦标赛最多{ $most }轮。
refusal_trial_waits = 新游戏要先由电脑试玩。排在前面的游戏有{ $before }个。位置会保留，请稍后再试。
refusal_turn_not_over = 这个回合还没有结束。
refusal_turn_over = 这个回合已经结束。
refusal_two_mirrors = { $meld }：一个牌组只能有一张镜像百搭牌，放在正中。
refusal_unavailable = 服务器暂时连不上数据库，请再试一次。
refusal_unknown_account = 没有这个账号。
refusal_unknown_ban = 没有这条封禁。
refusal_unknown_bot = 没有这个机器人。
refusal_unknown_club = 没有这个俱乐部，或你不是其成员。
refusal_unknown_code = 没有这个代码的牌桌。
refusal_unknown_face = { $meld }中有这个游戏没有的牌。
refusal_unknown_game = 没有这个游戏。
refusal_unknown_link = 这个代码不对、太旧或者已经用过。
refusal_unknown_mail_link = 这个链接不对、太旧或者已经用过。
refusal_unknown_passkey = 没有这个通行密钥。
refusal_unknown_puzzle = 没有这道题。
refusal_unknown_review = 这份牌谱没有复盘，或者已不再保留。请重新打开牌谱。
refusal_unknown_session = 那台设备没有登录。
refusal_unknown_study = 没有这份研究，或它已被删除。
refusal_unknown_table = 没有这张牌桌。链接可能不对或者太旧。
refusal_unknown_tournament = 没有这场锦标赛。
refusal_unknown_turn = 这场比赛没有这个回合。
refusal_unreadable = 这条消息读不出来。
refusal_upcard_is_offered = 请拿翻开的牌，或者放过；然后才可以从牌堆抽牌。
refusal_upcard_only_before_first_meld = 打出合约以后，只能从牌堆抽牌。
refusal_upcard_only_for_first_meld = 破冰之前，弃牌只能拿来破冰，而用它凑不出{ $minimum }分。
refusal_upcard_only_into_meld = { $card }只能拿来和手牌组成牌组，其中不能有以前拿过的牌。
refusal_upcard_only_to_lay = { $card }要马上打出才可以拿，可是它没有地方可以放。
refusal_upcard_refused_only_when_blocked = 牌堆抽完以后，才可以不拿弃牌。
refusal_upcard_to_be_used = 在这个回合打出{ $card }，才可以拿它。
refusal_upcard_was_let_pass = 两名玩家都放过了翻开的牌：请从牌堆抽牌。
refusal_waited_in_vain = 没有人来，已经停止寻找。
refusal_wild_upcard_refused = { $card }是百搭，不能从弃牌堆拿。
refusal_would_leave_taken_upcard = 这样只会剩下{ $card }，它是从弃牌堆拿的，这个回合不能弃。
refusal_wrap =
    { $family ->
        [tiles] { $meld }不是顺组：最大的数字后面不能再接。
       *[other] { $meld }不是同花顺：最大的牌后面不能再接。
    }
refusal_wrong_host = 本服务器不接受{ $host }这个名称。管理者可以用--allowed-host允许它。
refusal_wrong_origin = 这个请求来自别的网站的页面。
replay_back = 上一步
replay_download = 下载牌谱
replay_first = 回到这一局开头
replay_go = 开始回放
replay_hands = 各家手牌
replay_last = 到这一局结尾
replay_link = 回放
replay_move = 步
replay_move_of = 第{ $number }步，共{ $count }步
replay_moves = 各步
replay_next = 下一步
replay_open = 打开文件
replay_other = 换一份牌谱
replay_pause = 暂停
replay_play = 播放
replay_sentence = 一步一步重看一场比赛。每张结束的牌桌都有牌谱，也可以自己手写。
replay_speed = 速度
replay_text = 牌谱
replay_title = 回放
replay_to_table = 回到牌桌
replay_total = 总分 { $total }
replay_unknown = 未知
replay_waits = 这份牌谱还没有在这台设备上打开过：服务器要先重演一遍，而现在连不上。服务器有响应以后就会打开。
review_accuracy = 准确度
review_accuracy_about = 准确度：已分高下的回合里，没有更好打法的所占的比例。已分高下：有得选择、而且分得出高下的回合。损失：失误使领先分数少了多少。运气与选择：在玩家自己的回合里，两者各使胜算改变了多少；1相当于整整一局。
review_ahead = 平均领先：{ $reached }分；最佳：{ $best }分。
review_as_bots = 每个电脑玩家也都会这样打
review_as_table = 以表格显示
review_before = 之前
review_begins = 复盘即将开始。
review_best = 最佳打法
review_better = 更好的打法
review_by_choice = 靠选择
review_by_luck = 靠运气
review_by_luck_missed = 主要靠运气，但有更好的打法
review_call = 喊“拉米！”
review_chances = 胜算
review_chances_about = 每个点表示：各家手牌保持当时的样子，把局面玩到结束{ $count }次的结果；误差可达{ $error }。
review_change = 按各家实际的手牌看，这回合之前的胜算是{ $before }，之后是{ $after }。
review_change_choice = 其中{ $choice }出于选择：该玩家本可以知道它较差。其余{ $luck }是运气。
review_change_luck = 差别算作运气：就该玩家所能知道的，没有哪种打法必定更好。
review_choice = 选择
review_compared = 用假想的手牌比较{ $deals }次
review_compared_about = 每次都把该玩家看不到的牌重新发过，再把两种打法各自玩到结束。比的是分数，不是胜算；这里的胜算与上面的不同，上面用的是各家实际的手牌。
review_compared_match = 每次都把该玩家看不到的牌重新发过，再把两种打法各自玩到结束。比的是赢得整场的胜算。
review_cost = 损失
review_costs = 有更好的打法：约多{ $points }分
review_costs_match = 有更好的打法：赢得整场的胜算约多{ $percent }
review_decided = 已有定论的抉择：{ $choices }个中的{ $decided }个
review_decided_of = { $turns }回合中{ $decided }回合已分高下
review_decisive = 决定胜负的回合
review_deeper = 看得更深
review_deeper_about = 把这回合再多试打许多次。打开这份复盘的人都能看到结果。
review_deeper_failed = 没能看完。请再试一次。
review_deeper_waits = 排在前面的：{ $count }
review_deeper_works = 正在看得更深：{ $percent }
review_depends =
    { $when ->
        [knock_at_once] 要看别人何时敲牌：别人一有机会就敲牌时，比另一种打法好；别人等待时则不如
       *[knock_late] 要看别人何时敲牌：别人等待时，比另一种打法好；别人一有机会就敲牌时则不如
    }
review_draw_tile = 不打出牌，抽一张。
review_end = { $deal }，结束
review_expected = 胜算{ $chance }，领先{ $points }分
review_expected_match = 赢得整场的胜算{ $match }；这一局：{ $chance }，领先{ $points }分
review_forced = 别无选择
review_held = 不是失误：玩到结束{ $deals }次，留着不出的结果不比打出差，甚至更好。
review_lay_off = 把{ $cards }加到牌组。
review_leave = 可以离开本页：复盘会继续进行，并随比赛保留，所有人都能看。
review_leave_file = 从文件打开的牌谱，复盘保留一小时。
review_left =
    { $family ->
        [tiles] 还可以打出的牌：{ $tiles }张，共{ $points }分
       *[other] 还可以打出的牌：{ $tiles }张，共{ $points }分
    }
review_luck = 运气
review_luck_and_choice = 运气与选择
review_next = 下一回合
review_none_missed = 没有找到明显的失误。
review_not_compared = 尚未比较
review_only_missed = 只看有失误的回合（{ $count }）
review_other_record = 回到回放
review_place = { $deal }，第{ $turn }回合
review_play = 打出{ $tiles }。
review_played = 实际打法
review_player = 玩家
review_previous = 上一回合
review_proven = 已证明：最多就是这些。
review_rival = 或
review_see = 查看
review_shown = 显示内容
review_surer = 正在细看可能损失最多的回合：{ $percent }
review_surer_waits = 这是初步的复盘，稍后会再细看。排在前面的复盘：{ $count }
review_take = 从弃牌堆拿{ $card }。
review_take_top = 拿弃牌堆最上面的牌。
review_title = 我错过了什么？
review_too_close = 打过{ $deals }局之后，这两种打法仍难分高下。
review_try = 再试一次
review_try_back = 回到复盘
review_try_task = 比赛中的打法：{ $action }找出更好的打法。
review_turn_by_turn = 逐回合
review_turn_of = 第{ $number }回合，共{ $count }回合
review_undecided = 打过{ $deals }局仍无定论
review_unproven = 可能还有更好的。
review_waiting = 排在前面的复盘：{ $count }
review_warmer = 接近了：比实际打法好。
review_was_best = 与最佳打法一样好
review_way = 看解法
review_way_hide = 收起解法
review_working = 正在复盘：{ $percent }
rules_away_house_rules = 这是没有自定规则的规则：自定规则由服务器写出，而现在连不上。
rules_contents = 章节
rules_title = { $game }规则
said_by = { $name }：{ $phrase }
scan_again = 换张照片
scan_button = 扫描
scan_doubtful_piece = { $piece }（不确定）
scan_file = 选择照片
scan_found = 找到{ $count }张牌。
scan_join = 把这一行和另一行合并
scan_join_where = 点要合并的那一行。
scan_larger = 放大
scan_loading = 正在加载照片识别：{ $percent }%
scan_look = 不确定：{ $count }张
scan_move = 移到另一行
scan_move_where = 点它所属的那一行：{ $piece }
scan_no_piece = 这里没有牌
scan_note = 点一张牌可以改正它或它所在的行；漏掉的牌，在照片上点它的位置。
scan_photo = 照片
scan_private = 照片不会离开这台设备。
scan_reading = 正在识别照片……
scan_row = 第{ $number }行
scan_row_new = 新的一行
scan_shutter = 拍照
scan_split = 从这里另起一行
scan_trial = 识别纸牌还在试验中：在67张测试照片上（大多是单独摆放的牌），97.9%的牌识别正确。请露出牌角，并逐张核对。
scan_turn = 旋转照片
scan_unloaded = 加载失败。第一次扫描需要联网，以后不需要。
scan_unread = 无法识别这张照片，请换一张试试。
scan_use = 使用这些牌
scan_which = 这是哪张牌？
score_after_round = 第{ $number }轮后
score_boxes = 胜局
score_boxes_bonus = 胜局奖分
score_check = 核对
score_check_deals = 各局：{ $sum }
score_check_players = 各家：{ $sum }
score_check_sum = +{ $won } − { $lost } = { $sum }
score_chips = 用筹码计算
score_column = 第{ $number }栏
score_column_closed = 已关闭
score_deal = 局
score_deal_number = 第{ $number }局
score_eliminated = 出局
score_final = 最后得分
score_game_bonus = 比赛奖分
score_games_won = 赢的局数
score_goal_countdown = 每人{ $count }分，直到有人的分数扣完
score_goal_deal = 一场一局
score_goal_deals = 一场共{ $count }局
score_goal_limit = 满{ $count }分出局
score_goal_points = 先得{ $count }分者胜
score_in_columns = 记在第{ $numbers }栏
score_money = 金额
score_none = 还没有计分。
score_rake = 共付{ $gross }，其中抽水{ $rake }
score_rejoined = 再次加入
score_shutout = 零封
score_stake_point = 每分 { $amount }
score_stake_pool = 每人入场费{ $amount }，奖池{ $pool }
score_start = 起始分
score_title = 计分表
score_total = 总分
score_wins_games = 赢得局数最多者胜，平局时比总分
score_wins_last_left = 最后留下的玩家拿走奖池
score_wins_left = 最后留下的玩家获胜
score_wins_lowest = 总分最低者胜
seat_dealer = 庄家
seat_games_won = 赢{ $count }局
seat_laid = 已打出 { $points }
seat_pairs = 对子
seat_partner = 搭档
seat_place = 第{ $place }名
seat_sits_out = 轮空
seat_starter = 先开始
settings_agree_puzzles = 总是同意用我的比赛制作谜题
settings_agree_puzzles_note = 比赛一结束就算同意。所有人都同意才会制作，在那以前可以撤回。
settings_felt = 桌面
settings_felt_blue = 蓝色
settings_felt_green = 绿色
settings_felt_wine = 酒红色
settings_four_colours = 四色扑克牌
settings_four_colours_note = 方块蓝色，梅花绿色
settings_initials = 姓名首字
settings_language = 语言
settings_less_motion = 减少动画
settings_pace = 电脑的出牌速度
settings_pace_at_once = 马上
settings_pace_note = 只有你一人和电脑玩时有效。点一下空桌面，就不必再等电脑。
settings_portrait = 牌桌上的头像
settings_portrait_number = 头像 { $number }
settings_size = 牌的大小
settings_size_large = 大
settings_size_normal = 普通
settings_size_small = 小
settings_sound = 音效
settings_speed = 动画速度
settings_speed_fast = 快
settings_speed_slow = 慢
settings_spread = 手牌间距
settings_spread_tight = 紧
settings_spread_wide = 宽
settings_theme = 外观
settings_theme_dark = 深色
settings_theme_light = 浅色
settings_theme_system = 跟随系统
settings_title = 设置
settings_volume = 音量
shop_add = 添加
shop_add_to = 添加：{ $field }
shop_add_which = 要添加什么：{ $field }
shop_bounds = 从{ $low }到{ $high }。
shop_by_players = 按人数
shop_changed = 已改{ $count }处。
shop_down = 往后移：{ $part }
shop_first_name = 我的{ $game }
shop_from = { $field }：从
shop_from_game = 原来的游戏
shop_group_changed = 已改{ $count }处
shop_group_wrong = 还不能一起用
shop_less = 减少：{ $field }
shop_load = 打开文件
shop_more = 增加：{ $field }
shop_name = 名称
shop_new_rule = 已改：
shop_redo = 重做
shop_remove = 移除：{ $part }
shop_restore = 还原：{ $field }
shop_same = 都一样
shop_save = 存为文件
shop_senseless = 这些还不能一起用：
shop_sentence = 从任何一个游戏开始，想改什么就改什么；旁边的规则会显示结果。
shop_stale = 这是上次改动以前的规则；那次改动还不合理。
shop_start_over = 还原全部
shop_tab_controls = 修改
shop_title = 自定义玩法
shop_to = { $field }：到
shop_trying = 电脑试玩中…
shop_unchanged = 还没有改动。
shop_undo = 撤销
shop_unread = 这个文件不是规则表：
shop_up = 往前移：{ $part }
shop_waits = 新游戏要先由电脑试玩。排在前面的游戏有{ $before }个。你的位置会保留。
shop_with = 有
shop_without = 无
sign_at_once = 所有牌组一次打出
sign_block = 牌堆抽完不重来
sign_books = { $count }张起成大牌组
sign_burracos = { $count }张起成布拉科
sign_buy = 可以买弃牌，不必轮到自己
sign_call_draw = 可以要求比牌
sign_call_drop = 可以提前比牌，结束这一局
sign_canastas = { $count }张起成卡纳斯塔
sign_cards_laid = 打出的牌算打出者的分
sign_claims = 可以碰、吃弃牌
sign_contract = 整手牌一次打出，张数如上
sign_contracts = { $count }局，每局一个合约
sign_corner = K A 2算同花顺
sign_deals = { $count }局，用筹码计分
sign_few_jokers = 鬼牌不能多于其他牌
sign_fight = 其他人应战或放弃
sign_first_from_hand = 破冰只能用手牌
sign_foot = 脚牌{ $count }张
sign_force = 可以逼对手用他放过的牌
sign_joker_freed_any = 任何牌都可以换取百搭牌
sign_joker_freed_rack = 用牌架上的牌换取百搭牌
sign_knock = 散牌{ $points }分或更少可以敲牌
sign_knock_any = 随时可以敲牌
sign_last_left = 满{ $points }分出局，最后留下者获胜
sign_lives = 要两个同花顺，其中一个没有鬼牌
sign_money = 一局，按分付钱
sign_money_value_cards = 按分付钱，加分牌另计
sign_only_runs = 只有同花顺
sign_opening = 破冰至少{ $points }分
sign_opening_or_pairs = 破冰至少{ $points }分，或{ $count }对
sign_own_melds = 计自己的牌组
sign_partners = 搭档共用牌组
sign_pile_any = 任何一张弃牌都可以拿
sign_pile_down_to_melded = 任何一张弃牌都可以拿来打出新牌组，连同压在上面的牌
sign_pile_down_to_used = 任何一张弃牌都可以拿，连同压在上面的牌
sign_pile_top_and_second = 拿弃牌时要再拿一张
sign_pile_top_into_meld = 弃牌只能拿来组成牌组
sign_pool = 满{ $points }分出局，最后一人拿走奖池
sign_pozzetto = 备用手牌{ $count }张
sign_pures = 要{ $count }个没有百搭的同花顺
sign_rearranged = 人人都可以重组所有牌组
sign_special_jokers = 双重、镜像、变色百搭牌
sign_swap = 可以换取鬼牌
sign_swap_wild_tile = 可以换取万用牌
sign_target = 先得{ $points }分者胜
sign_turns = 每人{ $count }个回合
sign_twins = 群组中可以有相同的牌
sign_wild_rank = 每局有另一种点数当百搭
solver_away = 打完牌还差{ $count }张。
solver_back = 上一步
solver_best = 最佳打法
solver_both =
    { $family ->
        [tiles] 先张数，再分数
       *[other] 先张数，再分数
    }
solver_colon = ：
solver_comma = ，
solver_deadwood = 散牌：{ $count }分。
solver_discard = 有一张牌要弃
solver_example = 看一个例子
solver_finish = 整手牌都成组了：可以打完手牌。
solver_first = 原来的桌面
solver_from_rack =
    { $family ->
        [tiles] { $tiles }来自牌架
       *[other] { $tiles }来自手牌
    }
solver_from_set = { $tiles }来自{ $set }
solver_hand = 手牌
solver_indicator = 指示牌
solver_last = 完成后的桌面
solver_link = 复制链接
solver_melded = { $of }张中有{ $count }张成组。
solver_melds = 牌组
solver_next = 下一步
solver_no_first = 凑不出{ $minimum }分的破冰。
solver_none = 没有牌可以打出。
solver_nothing =
    { $family ->
        [tiles] 先点选桌上的牌组，再点选牌架上的牌。
       *[other] 先点选桌上的牌组，再点选手牌。
    }
solver_nothing_cards = 请点选手牌。
solver_nothing_finish = 先点选指示牌，再点选牌架上的牌。
solver_nothing_left = 没有剩下的牌。
solver_objective = 目标
solver_play =
    { $family ->
        [tiles] 打出{ $of }张中的{ $count }张，共{ $value }分。
       *[other] 打出{ $of }张中的{ $count }张，共{ $value }分。
    }
solver_sentence = 点选桌上的牌和自己的牌，就能一步一步看到最佳打法，而且经过证明。
solver_show = 看打法
solver_side = 己方的牌组
solver_status_both_lives = 两条命都有了。
solver_status_contract = 整手牌都可以打出。
solver_status_first_life_only = 只有第一条命：只有它的牌算成组。
solver_status_no_first_life = 没有第一条命：所有的牌都计分。
solver_status_short = 没有百搭的同花顺不够：它们以外的牌都计分。
solver_status_three_pure = 没有百搭的同花顺够了：只计不在牌组中的牌。
solver_status_valid_show = 所有的牌都在牌组中：可以宣告。
solver_steps = 逐步播放
solver_table = 桌面
solver_tiles =
    { $family ->
        [tiles] 张数最多
       *[other] 张数最多
    }
solver_title = 最佳打法
solver_value = 分数最多
solver_whole = 整个{ $set }
solver_worth = 打出{ $of }张中的{ $count }张，连同所有奖分共{ $worth }分。
status_now = 目前牌桌上的人数：{ $people }；牌桌数：{ $tables }
status_since = 自{ $date }起运行，版本 { $version }
status_title = 服务器状态
status_up = 服务器运行正常。
study_add = 加入研究
study_add_drawing = 添加
study_all_open = 全部
study_arrow = 箭头
study_back = 回到研究
study_by_list = 从列表选择
study_circle = 圆圈
study_colour = 颜色
study_colour_name =
    { $colour ->
        [green] 绿色
        [red] 红色
        [blue] 蓝色
       *[other] 黄色
    }
study_comment = 评论
study_delete = 删除研究
study_delete_sure = 它的链接将不再有效。
study_draw = 绘制
study_drawings = 图示
study_drawn_arrow = 箭头（{ $colour }）：从{ $origin }到{ $place }
study_drawn_circle = 圆圈（{ $colour }）：{ $place }
study_earlier = 上移
study_edit = 编辑这一回合
study_from = 起点
study_from_none = 无：圆圈
study_how =
    { $family ->
        [tiles] 点一张牌可以把它圈出来。要画箭头，请从一处拖到另一处，或依次点这两处。
       *[other] 点一张牌可以把它圈出来。要画箭头，请从一处拖到另一处，或依次点这两处。
    }
study_into = 放入
study_into_new = 新的研究
study_later = 下移
study_leave_out = 移除这一回合
study_link_note = 任何人无需账号都能打开这个链接。你可以随时修改或删除这份研究；一年无人打开就会被删除。
study_make = 生成链接
study_mine = 我的研究
study_name = 标题
study_only_open = 只有{ $name }
study_open = 打开研究
study_open_hands = 公开的手牌
study_remove = 移除
study_rename = 修改标题
study_save = 保存
study_show = 展示这一回合
study_spot_hand =
    { $family ->
        [tiles] { $name }的牌架
       *[other] { $name }的手牌
    }
study_spot_meld =
    { $family ->
        [tiles] 牌组“{ $cards }”
       *[other] 牌组“{ $cards }”
    }
study_spot_piece = { $piece }（{ $place }）
study_title = 研究
study_to = 终点
study_turns = { $count }个回合
study_whole =
    { $family ->
        [tiles] 整个牌组
       *[other] 整个牌组
    }
study_whole_match = 从这里回放比赛
table_ask_partner = { $name }问：我可以打完手牌吗？
table_away = 离线
table_book_label =
    { $called ->
        [canasta]
            { $kind ->
                [natural] 纯卡纳斯塔，{ $count }张
                [semi] 半净卡纳斯塔，{ $count }张
                [mixed] 混卡纳斯塔，{ $count }张
               *[other] 百搭卡纳斯塔，{ $count }张
            }
        [book]
            { $kind ->
                [natural] 净大牌组，{ $count }张
                [semi] 半净大牌组，{ $count }张
                [mixed] 混大牌组，{ $count }张
               *[other] 百搭大牌组，{ $count }张
            }
       *[other]
            { $kind ->
                [natural] 净布拉科，{ $count }张
                [semi] 半净布拉科，{ $count }张
                [mixed] 混布拉科，{ $count }张
               *[other] 百搭布拉科，{ $count }张
            }
    }
table_borrow_hint = 也可以选桌上牌组中的牌，用在别的牌组。
table_buy_ask = 买{ $card }吗？还要从牌堆拿{ $count }张。
table_buy_asked = { $name }可以买{ $card }。
table_buy_limited = 买{ $card }吗？还要从牌堆拿{ $count }张。还可以买{ $left }次。
table_buy_points = 没轮到你，要拿{ $card }吗？罚{ $count }分。
table_call_ask = 喊“拉米”拿{ $card }吗？它能加到桌上的牌组。
table_call_down = 点弃牌堆里要喊的牌；上面的牌也全部拿走。
table_cards_count = { $count }张牌
table_careless_sure =
    { $family ->
        [tiles] { $card }是万用牌，或者能加到桌上的牌组：弃掉会罚分。
       *[other] { $card }能加到桌上的牌组，或者使弃牌堆里凑成牌组：弃掉会罚分。
    }
table_chips = { $count }个筹码
table_claim_ask = 碰、吃{ $card }吗？
table_claim_asked = { $name }可以碰、吃{ $card }。
table_claim_none = 你没有牌可以碰、吃{ $card }。
table_contract_ready = 你的牌组符合合约：按一下就打出。
table_deadwood = 散牌{ $points }分
table_dealt_ask = 你发到的手牌直接结束这一局。
table_declare_pairs_means = 宣告以后只能用对子打完牌，而且大家都知道。不能反悔。
table_declare_pairs_sure = 做对子吗？
table_declare_regroup = 换成能赢的组法
table_declare_regrouped = 同样的牌换一种组法就能赢。
table_declare_wrong = 这样宣告是诈胡：罚{ $points }分，并退出这一局。
table_do_answer_no = 不行，先别
table_do_answer_yes = 可以，打吧
table_do_aside = 先摆好：{ $value }/{ $minimum }分
table_do_aside_melds = 先摆好：{ $count }/{ $melds }组
table_do_aside_melds_more = 合约：{ $count }/{ $melds }组
table_do_aside_more = 破冰：{ $value }/{ $minimum }分
table_do_aside_run = 缺没有鬼牌的同花顺
table_do_ask = 我可以打完手牌吗？
table_do_borrow = 借牌打出
table_do_buy = 买{ $card }
table_do_call = 拉米！{ $card }
table_do_call_end_draw = 要求比牌
table_do_call_end_drop = 直接比牌
table_do_chi = 吃：{ $cards }
table_do_choose_to_pass = 选一张牌
table_do_contract = 打出合约
table_do_declare = 宣告
table_do_declare_anyway = 仍要宣告：{ $points }分
table_do_declare_pairs = 宣告对子
table_do_discard = 弃掉{ $card }
table_do_discard_sure = 真的要弃掉{ $card }？
table_do_done = 完成
table_do_draw =
    { $family ->
        [tiles] 抽一张牌
       *[other] 抽一张牌
    }
table_do_draw_card = 抽一张牌
table_do_draw_cards = 抽{ $count }张牌
table_do_drop = 投降
table_do_drop_for = 投降：{ $points }分
table_do_drop_next = 轮到我时投降
table_do_end = 结束回合
table_do_end_count = 结束回合：{ $value }/{ $minimum }分
table_do_end_short = { $value }/{ $minimum }分
table_do_face_down = { $card }面朝下，打完手牌
table_do_fight = 应战
table_do_finish = 用{ $card }收尾
table_do_fits_nowhere = 加不到任何牌组
table_do_fold = 放弃
table_do_force = 逼对手加{ $card }
table_do_gin = Gin！弃{ $card }
table_do_go_out =
    { $game ->
        [gin_rummy] 大Gin
       *[other] 打完手牌
    }
table_do_knock = 敲牌
table_do_knock_with = { $points }分敲牌，弃{ $card }
table_do_lay =
    { $family ->
        [tiles] 打出{ $count }张牌
       *[other] 打出{ $count }张牌
    }
table_do_lay_alone = 打出
table_do_lay_off = 加{ $cards }
table_do_leave = 放过{ $card }
table_do_let_pass = 放过
table_do_open = 打出{ $value }分
table_do_pass = 过牌
table_do_pass_on = 传{ $card }
table_do_pick =
    { $family ->
        [tiles] 选一张牌弃掉
       *[other] 选一张牌弃掉
    }
table_do_pick_meld = 选牌组
table_do_pon = 碰：{ $cards }
table_do_put_back = 恢复桌面
table_do_refuse = 不拿，结束这一局
table_do_rummikub = Rummikub！
table_do_second = 再抽一张牌
table_do_show = 亮出牌组
table_do_show_dealt = 亮出手牌
table_do_show_indicator = 亮出同样的牌
table_do_show_none = 没有牌组可亮
table_do_swap =
    { $family ->
        [tiles] 换取万用牌
       *[other] 换取鬼牌
    }
table_do_take = 拿{ $card }
table_do_take_down = 拿{ $count }张，到{ $card }为止
table_do_take_pile = 拿弃牌堆：{ $count }张
table_do_throw_last = 弃掉最后一张，打完手牌
table_do_turn_card = 翻一张牌
table_do_turn_over = 翻过弃牌堆并抽牌
table_do_wait = { $name }出牌中
table_do_want_none = 一律放过
table_down_any = 按一张牌，就连同压在上面的牌一起拿，而且必须在这个回合打出这张牌
table_down_ask = 你拿{ $count }张牌，必须在这个回合打出{ $card }。
table_drop_means = 你放下手牌退出这一局，不能反悔。
table_drop_sure = 确定投降？
table_drop_sure_for = 投降，罚{ $points }分？
table_end_means_draw = 其他人应战或放弃。如果应战者的分数不比你多，你就输，而且付得更多。
table_end_means_drop = 所有手牌马上比较。如果别人的分数不比你多，你就输，而且付得更多。
table_end_sure_draw = 现在要求比牌？
table_end_sure_drop = 现在结束这一局？
table_face_down_ask = 把最后一张牌面朝下弃掉，打完手牌。
table_fight_ask = { $name }要求比牌。要应战吗？
table_finish_back = 返回
table_finish_pick = 先选好要弃掉的那张牌，再试一次。
table_force_ask = { $card }被放过。要逼对手加上吗？
table_fresh = 新
table_frozen = 冻结
table_frozen_all = 弃牌堆已冻结：手里要有两张和最上面的牌同点数的普通牌才能拿。
table_frozen_you = 己方破冰之前，弃牌堆对你是冻结的。
table_gone = 与这张牌桌的连接已结束。
table_gone_banned = 此服务器的运营者已封禁你。
table_gone_closed = 此服务器的运营者已关闭这张牌桌。
table_gone_outdated = 这张牌桌用的是较旧的规则版本，不能继续。
table_gone_pages = 这张牌桌打开了太多页面，只有较新的页面继续。
table_gone_seat = 这个座位属于另一个浏览器。
table_group = 群组
table_group_aside = 弃牌
table_group_cards =
    { $family ->
        [tiles] 不在牌组中
       *[other] 不在牌组中
    }
table_group_held = 留在手里
table_group_number = 牌组 { $number }
table_hand = 你的手牌
table_has_drawn = 你已经抽牌：请出牌或过牌。
table_home = 所有游戏
table_joker_ask =
    { $family ->
        [tiles] 万用牌代替哪张牌？
       *[other] 鬼牌代表哪张牌？
    }
table_keep_playing = 继续打
table_kept = 拿来的牌
table_key_apart =
    { $family ->
        [tiles] 把选中的牌在牌架上分开放
       *[other] 把选中的牌在手里分开放
    }
table_key_arrows = 在牌与位置之间移动
table_key_back =
    { $family ->
        [tiles] 把选中的牌放回牌架
       *[other] 把选中的牌放回手牌
    }
table_key_draw = 抽牌
table_key_end = 按下主按钮
table_key_enter = 把选中的牌放在这里
table_key_escape = 取消选择、关闭
table_key_help = 这份说明
table_key_move =
    { $family ->
        [tiles] 移动牌架上的牌、桌上的牌组
       *[other] 移动手里的牌、桌上的牌组
    }
table_key_new = 把选中的牌作为新牌组打出
table_key_space = 选择或取消选择这张牌
table_key_split =
    { $family ->
        [tiles] 从这张牌前面拆分
       *[other] 从这张牌前面拆分
    }
table_key_take = 从弃牌堆拿牌
table_keys = 键盘操作
table_knock_gin_only = Gin才可以敲牌
table_knock_hint = 所有人亮出手牌。剩下的分数和你相同或更低的玩家反而获胜。
table_knock_hint_gin = Gin：对手不能往你的牌组加牌。
table_knock_hint_lay_off = 你的牌组放到桌上，对手往上面加牌。如果对手剩下的分数和你相同或更低，你就被反敲。
table_knock_left = 散牌
table_knock_limit = { $limit }分或更少可以敲牌
table_laid_by = 由{ $name }打出
table_last_turn = { $name }打完了手牌：这是你的最后一个回合。
table_last_turns = { $name }打完了手牌：每人最后一个回合
table_lay_off_ask = { $name }以{ $points }分敲牌：能加的牌都可以加。
table_leave = 离开比赛
table_leave_stay = 留下
table_leave_sure = 确定离开？这一局和以后每一局你都算退出，各记{ $points }分。
table_left = 剩{ $count }张
table_log = 记录
table_mine = 本回合打出
table_more = 更多
table_more_below = 下面还有牌组：{ $count }
table_move_set =
    { $family ->
        [tiles] 移动牌组
       *[other] 移动牌组
    }
table_must_play = 请打出刚拿的{ $card }。
table_new_meld =
    { $family ->
        [tiles] 新牌组
       *[other] 新牌组
    }
table_new_set =
    { $family ->
        [tiles] 新牌组
       *[other] 新牌组
    }
table_no_discard = 牌堆的最后一张已经摆出：不弃牌，这一局结束。
table_offered_none = 现在打不出{ $card }。
table_opened = 已破冰
table_order = 整理桌面
table_order_back =
    { $family ->
        [tiles] 恢复原来的位置
       *[other] 恢复原来的位置
    }
table_order_self = 每回合后自动整理
table_order_self_note =
    { $family ->
        [tiles] 否则牌组留在你放的位置。
       *[other] 否则牌组留在你放的位置。
    }
table_out = 已退出
table_owner = { $name }打出
table_pair = 对子
table_partner_no = 搭档说不行：这个回合你不能打完手牌。
table_partner_yes = 搭档说可以：请在这个回合打完手牌。
table_pass_on_ask = 选一张牌传给{ $name }。
table_pile =
    { $family ->
        [tiles] 弃牌堆
       *[other] 弃牌堆
    }
table_pile_any = 可以拿其中任何一张
table_pile_empty = 空
table_points = { $count }分
table_pool = 牌库
table_rack = 你的牌架
table_reconnecting = 正在重新连接…
table_redo = 重做
table_refuse_means = 马上结束，各家按现在的手牌计分。
table_refuse_sure = 不拿最后这张牌？
table_reset = 全部撤销
table_reset_long = 回到回合开始时
table_restarting = 服务器正在重启，请稍候：游戏会从原来的地方继续。
table_rule_link = 看这条规则
table_rules = 规则
table_run =
    { $family ->
        [tiles] 顺组
       *[other] 同花顺
    }
table_scores = 计分表
table_seats = 玩家
table_second_hand =
    { $called ->
        [pozzetto] 备用手牌{ $count }张，可由以下玩家拿起：{ $names }
       *[other] 脚牌{ $count }张，可由以下玩家拿起：{ $names }
    }
table_second_hint = 还要再拿一张，从牌堆或弃牌堆都可以。
table_second_picked_up =
    { $called ->
        [pozzetto] 已拿起备用手牌：{ $names }
       *[other] 已拿起脚牌：{ $names }
    }
table_selected = 已选
table_set_label = 牌组{ $number }，{ $kind }：{ $pieces }
table_set_label_plain = 牌组{ $number }：{ $pieces }
table_side_bonus = 摆出：{ $cards }
table_side_books =
    { $called ->
        [book] 大牌组：净{ $natural }，混{ $mixed }
        [burraco] 布拉科：净{ $natural }，混{ $mixed }
       *[other] 卡纳斯塔：纯{ $natural }，混{ $mixed }
    }
table_side_books_semi = { $books }，半净{ $semi }
table_side_books_wild = { $books }，百搭{ $wild }
table_side_ours = 己方
table_sort_colour = 按颜色排列
table_sort_number = 按数字排列
table_sort_suit = 按花色排列
table_split = 从这里拆分
table_starting = 正在摆桌…
table_stock = 牌堆
table_swap_hint =
    { $family ->
        [tiles] { $card }可以换取桌上的万用牌。
       *[other] { $card }可以换取桌上的鬼牌。
    }
table_table = 桌面
table_table_empty = 桌上还没有牌。
table_take_back = 收回
table_tiles_count = { $count }张牌
table_title_turn = 轮到你 · { $game }
table_to_rack =
    { $family ->
        [tiles] 放回牌架
       *[other] 放回手牌
    }
table_tray = 为破冰先摆好的牌
table_tray_back = 收回{ $pieces }
table_try_again = 再试一次
table_turn_of = 轮到{ $name }
table_turned_ask = 你翻开了{ $card }：打出，还是放过？
table_undo = 撤销
table_upcard_ask = 拿{ $card }，还是放过？
table_view = 桌面视图
table_want_none_means = 不再询问：每张弃牌你都放过，直到下次发牌，或者你关闭这一项。
table_wild = 百搭：{ $rank }
table_you = 你
table_your_turn = 轮到你了
table_zoom_all =
    { $family ->
        [tiles] 显示全部牌组
       *[other] 显示全部牌组
    }
table_zoom_in =
    { $family ->
        [tiles] 放大牌
       *[other] 放大牌
    }
table_zoom_out =
    { $family ->
        [tiles] 缩小牌
       *[other] 缩小牌
    }
table_zoom_usual = 普通大小
tip_aim = 目标是什么、进行到哪一步，随时看这里。
tip_button = 按下这个按钮会做什么，上面都写着；选了牌，内容也会跟着变。
tip_deadwood = 牌组留在手里；散牌够少了，就可以敲牌。
tip_first_meld = 破冰要用自己牌架上的牌凑满{ $minimum }分，按钮会一直显示合计。
tip_hand =
    { $family ->
        [tiles] 选中能凑在一起的牌，归成一堆；下方会标明这是什么，或还缺什么。
       *[other] 选中能凑在一起的牌，归成一堆；下方会标明这是什么，或还缺什么。
    }
tip_ok = 知道了
tip_pick_tiles =
    { $family ->
        [tiles] 选牌，再选桌上的位置，就能打出；也可以拖动。
       *[other] 选牌，再选桌上的位置，就能打出；也可以拖动。
    }
tip_rid = 不再显示提示
tip_undo = 结束回合以前都不算数：可以撤销，也可以全部撤销。
tourney_absent = 缺席
tourney_absent_name = { $name }缺席
tourney_advance = 每桌晋级人数
tourney_after = { $time }后
tourney_back = 返回锦标赛
tourney_begin = 开始锦标赛
tourney_begin_next = 开始第{ $round }轮
tourney_board = 第{ $number }桌
tourney_bots_add = 添加电脑
tourney_bots_count = 电脑数量
tourney_bracket = 对阵图
tourney_by_hand = 手动录入
tourney_by_lot = 抽签
tourney_by_press = 由我决定
tourney_by_rating = 按等级分
tourney_bye = 轮空：{ $names }
tourney_clock_waits = 计时会等你两分钟。
tourney_code = 锦标赛代码
tourney_countdown = 下一轮开始
tourney_cross = 交叉成绩表
tourney_csv = 排名（CSV）
tourney_cycles = 交手次数
tourney_deal = 第{ $number }局
tourney_end = 现在结束锦标赛
tourney_end_not = 继续比赛
tourney_end_sure = 不再进行后面的轮次，排名保持现状。
tourney_entrants = 参赛者：{ $count }
tourney_explain = 点列标题，下方会显示它的含义。
tourney_fill = 用电脑补足人数
tourney_fill_note = 这样每一轮都不会有人落单。
tourney_finish = 结束锦标赛
tourney_format = 赛制
tourney_host_begins = 人到齐以后，由主办者开始锦标赛。
tourney_invite = 邀请参加
tourney_join = 参加
tourney_json = 全部（JSON）
tourney_knock_out = 淘汰赛
tourney_knock_out_note = 输者出局。人数凑不齐时，种子靠前的选手第一轮轮空。
tourney_late = 迟到者
tourney_late_half = 缺席的每轮得半分
tourney_late_zero = 缺席的轮次不得分
tourney_make = 创建锦标赛
tourney_mine = 我的锦标赛
tourney_my_bye = 本轮你轮空。
tourney_my_table = 去我的牌桌
tourney_my_table_note = 第{ $round }轮，第{ $number }桌。
tourney_my_wait = 你的比赛已结束，其他牌桌还在继续。
tourney_name = 锦标赛名称
tourney_new = 新建锦标赛
tourney_next_in = 第{ $round }轮将在{ $time }后开始。
tourney_nobody = 还没有人报名。
tourney_none = 你还没有参加任何锦标赛。
tourney_not_begun = 未开始
tourney_open = 报名中
tourney_over = 已结束
tourney_pairing = 种子排序
tourney_pairings = 对阵
tourney_place = 名次
tourney_place_of = { $name }的名次
tourney_play_too = 我也参加
tourney_player = 名字
tourney_points_for = 胜、平、负的分数
tourney_points_of = { $name }的得分
tourney_repeats = 有些玩家再次交手：没有别的配对方式。
tourney_result = 录入结果
tourney_result_note = 以它为准，代替牌桌报来的结果，并标明是手动录入。
tourney_result_of = 第{ $number }桌的结果
tourney_return = 重新参加
tourney_return_name = 让{ $name }重新参加
tourney_round = 第{ $round }轮
tourney_round_done = 本轮已结束。
tourney_round_of = 第{ $round }轮，共{ $rounds }轮
tourney_round_robin = 循环赛
tourney_round_robin_note = 每个人与所有人交手。适合八人以内。
tourney_rounds = 轮数
tourney_rounds_number = 共{ $count }轮
tourney_save = 保存结果
tourney_score = 积分
tourney_seats = 每桌座位
tourney_sentence = 多张牌桌的锦标赛：配对、轮次、排名。
tourney_share_text = 来参加锦标赛“{ $name }”
tourney_since = 从第{ $round }轮起
tourney_standings = 排名
tourney_swiss = 瑞士制
tourney_swiss_note = 每人每轮都上场，对手是积分相近、还没有交过手的人。适合人多、轮数少的时候。
tourney_tb_buchholz = 布赫霍尔茨分
tourney_tb_buchholz_cut = 布赫霍尔茨分（去一）
tourney_tb_buchholz_cut_note = 除最低的一名以外，所有对手积分之和：对手强的排名靠前。没有对手的轮次按自己的积分计算。
tourney_tb_buchholz_note = 所有对手的积分之和。
tourney_tb_direct_encounter = 直接交手
tourney_tb_direct_encounter_note = 在仍然并列的玩家之间：谁在互相交手中得分更多（前提是他们都交过手）。
tourney_tb_sonneborn_berger = 索伯分
tourney_tb_sonneborn_berger_note = 所胜对手的积分之和，加上所平对手积分之和的一半。
tourney_tb_table_points = 桌上得分
tourney_tb_table_points_note = 所有比赛中游戏本身的得分之和；以低分为胜的游戏按负分计算。
tourney_tb_wins = 胜场数
tourney_tb_wins_note = 在牌桌上赢得的比赛数；轮空不算。
tourney_third = 季军赛
tourney_third_place = 季军
tourney_title = 锦标赛
tourney_wall = 投影页面
tourney_wall_join = 用这个代码参加
tourney_win_together = { $names }并列第一
tourney_wins = { $name }获胜
tourney_withdraw = 退出
tourney_withdraw_name = 让{ $name }退出
tourney_withdrawn = 已退出
tourney_won_lost = { $won }胜{ $drawn }平{ $lost }负
tourney_you_are_in = 你已报名。
tourney_you_host = 你是主办者。
trust_add = 加入我的随机内容
trust_add_label = 任意内容，例如三颗骰子的点数
trust_added = 已加入随机内容：{ $names }
trust_added_mine = 你的页面已经承诺它的秘密数字。
trust_alarm = 警告：服务器现在显示的内容，和你的页面在比赛前看到的不符。请不要相信这些牌。
trust_checked = 你的页面已核对：公开的内容都和承诺相符。
trust_last = 第{ $number }次发牌的种子
trust_limits = 服务器确实知道牌。承诺了却不公开的玩家，等于在两种洗牌结果之间做了选择，名字会列在这里。
trust_nobody = 这场比赛没有玩家加入随机内容，所以服务器有可能挑选牌。
trust_one = 比赛以前，服务器公布一个哈希值，所有发牌的种子就此固定，事后不能换牌。
trust_opened = 已公开：{ $names }
trust_opening = 请稍候：正在公开秘密数字。
trust_promise = 第{ $number }次发牌的哈希值
trust_promised = 已承诺：{ $names }
trust_three = 一局结束以后公布种子，任何人都能发出同样的牌来核对。
trust_title = 发牌公平吗？
trust_two = 每名玩家的页面先承诺一个秘密数字，所有承诺都固定以后才公开。只要有一名诚实的玩家公开了自己的数字，就没有人能挑选牌，服务器也不能。
trust_verify = 核对发牌
trust_withheld = 已承诺但未公开：{ $names }
ui_again = 再试一次
ui_close = 关闭
ui_home = RummyKit：首页
ui_loading = 加载中…
ui_name = 你的名字
ui_name_hint = 朋友怎么叫你
verify_broken = 种子和公布过的哈希值不符
verify_chance_broken = { $name }公开的内容和承诺不符
verify_chance_kept = { $name }按承诺加入了随机内容
verify_chance_none = { $name }加入的随机内容事先没有承诺
verify_chance_withheld = { $name }承诺了随机内容，但没有公开
verify_check = 核对
verify_deal = 第{ $number }次发牌
verify_draw = 第{ $move }步，{ $name }抽到{ $dealt }；牌谱写的是{ $told }
verify_good = 相符，已比对{ $count }张
verify_hand = { $name }发到{ $dealt }；牌谱写的是{ $told }
verify_move = 有一步不成立：{ $text }
verify_no = 不一致。
verify_no_promise = 牌谱里没有公布过的哈希值
verify_nobody = 没有玩家加入事先承诺的随机内容，所以服务器有可能挑选这些牌。
verify_nothing = 没有牌
verify_open = 打开文件
verify_record = 牌谱
verify_sentence = 粘贴或打开一份牌谱：每次发牌都由种子重新发出，再来比对。
verify_title = 发牌公平吗？
verify_upcard = 翻开的是{ $dealt }；牌谱写的是{ $told }
verify_yes = 一致：每次发牌都符合承诺。
waiting_all_here = 人都到齐了。
waiting_away = 未连接
waiting_bot = 电脑
waiting_change = 更改这张牌桌
waiting_change_save = 更改
waiting_changed = { $name }更改了：{ $what }
waiting_code = 或者念出这个代码
waiting_copied = 已复制
waiting_copy = 复制
waiting_copy_by_hand = 链接已选中，请从这里复制。
waiting_empty = 空位
waiting_fact = { $what }：{ $value }
waiting_for_many = 还差{ $count }名玩家。
waiting_for_one = 还差一名玩家。
waiting_host = 房主
waiting_host_starts = 由{ $name }开始比赛。
waiting_link = 把这个链接发给朋友
waiting_no_line = 连接中断。恢复以后会重新发送你的请求。
waiting_qr = 显示二维码
waiting_qr_alt = 链接的二维码
waiting_seat_bot = 交给电脑
waiting_seat_free = 空出来
waiting_seats = 座位
waiting_share = 分享
waiting_share_text = 一起玩{ $game }吧
waiting_side = 第{ $number }方
waiting_sides_note = 搭档对坐，一起玩。
waiting_sit_here = 坐这里
waiting_start = 开始
waiting_start_bot = 由一个电脑补位并开始
waiting_start_bots = 由{ $count }个电脑补位并开始
waiting_start_note = 空位由电脑补上。
waiting_time = 每回合时限
waiting_unheard = 回复之前连接中断，这期间牌桌有了变化。如果请求没有完成，请再按一次。
waiting_visiting = 别人的机器人可以在这里入座
waiting_you = 你
write_label = 写给同桌
write_note = 只有坐在这里的人能看到。所有人离开后，服务器就会忘掉。
write_report = 举报
write_reported = 已向服务器管理者举报。你不会再看到这名玩家写的内容。
write_send = 发送
write_title = 消息
