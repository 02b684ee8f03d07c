account_added_ask = サインインしました。ここでパスキーを追加すると、次からこの端末だけで開けます。
account_already = この端末にはこのアカウントのパスキーがもうあります。
account_average = 平均順位
account_best = 最高成績
account_cancelled = 何も変わっていません。端末での操作が取り消されました。
account_code_label = その端末のコード、または復旧コード
account_code_note = その端末で「アカウント」→「端末」→「別の端末でサインイン」を開きます。
account_code_title = 別の端末でサインイン済み、またはパスキーをなくした場合
account_create = アカウントを作る
account_create_do = パスキーで作る
account_curve = { $game }：{ $count }試合でレート{ $from }から{ $to }
account_data = 自分のデータ
account_delete = アカウントを削除
account_delete_no = 残す
account_delete_sure = 履歴・レート・パスキーはすべて完全に消えます。終わったテーブルの記録は残り、席の名前は「N. N.」になります。あなたの試合から作られたパズルも残りますが、だれの名前もありません。
account_delete_yes = 完全に削除する
account_deleted = アカウントを削除しました。
account_devices = 端末
account_export = すべてダウンロード
account_game = ゲーム
account_history = 終わった試合
account_history_none = 終わった試合はまだありません。
account_link = 別の端末でサインイン
account_link_what = 別の端末で読み取るか、コードを入力してください。{ $minutes }分間、1回だけ使えます。ほかの人に見せないでください。
account_localhost = 同じページを { $address } で開く
account_lose_advice = この端末をなくすとアカウントも使えなくなります。2台目の端末にパスキーを追加するか、復旧コードを作ってください。
account_matches = 試合
account_more = もっと見る
account_name = アカウント名
account_none = このサーバーにはアカウントがありません。だれでもゲストとして遊べます。
account_passkey_add = この端末にパスキーを追加
account_passkey_made = { $when }に作成
account_passkey_remove = 削除
account_passkey_remove_this = { $name }のパスキーを削除
account_passkey_used = { $when }に使用
account_passkey_what = パスキーは端末の中にあり、指紋・顔・PINなど端末のロックで開きます。パスワードもメールアドレスも要りません。
account_passkeys = パスキー
account_place = { $players }人中{ $place }位
account_points = { $score }点
account_rating = レート
account_rating_give = { $rating } ± { $give }
account_rating_what = レートは1500から始まります。±の後の数字は誤差の幅で、レート戦のたびに小さくなります。
account_recovery = 復旧コード
account_recovery_anew = 新しく作る
account_recovery_keep = 書き留めて安全な場所に保管してください。表示されるのは今だけです。
account_recovery_made = 復旧コードは{ $when }に作られました。新しく作ると前のものは使えなくなります。
account_recovery_make = 復旧コードを作る
account_recovery_what = パスキーをすべてなくしたとき、1回だけサインインできます。
account_rename = 変更
account_renamed = 変更しました。
account_replay = 再生
account_sentence = アカウントがなくても遊べます。作ると、履歴・統計・レートをどの端末でも見られます。
account_session_end = サインアウト
account_session_end_this = { $name }をサインアウト
account_session_here = この端末
account_session_since = { $when }から
account_sessions = サインイン中
account_sign_in = サインイン
account_sign_in_do = パスキーでサインイン
account_sign_out = サインアウト
account_since = { $date }からのアカウント
account_statistics = 統計
account_title = アカウント
account_unable = パスキーにはHTTPSとホスト名が必要です。このブラウザーでは、このアドレスで使えません。
account_visiting_bots = ほかの人のプログラム：{ $count }
account_waiting = 端末の指示に従ってください…
account_won = 勝ち
admin_accounts = アカウント
admin_act =
    { $what ->
        [ban] 利用停止にする
        [unban] 利用停止を解除する
        [ban_network] アドレスやネットワークを停止する
        [unban_network] ネットワークの停止を解除する
        [sign_out] すべての端末からサインアウトさせる
        [end_session] セッションを終了する
        [link] サインイン用コードの作成
        [export] データを書き出す
        [delete_account] アカウントを削除する
        [admin_on] 管理者に指定
        [admin_off] 管理者の指定を解除
        [close_table] テーブルを閉じる
        [delete_table] テーブルを削除する
        [close_tournament] 大会を終了する
        [delete_tournament] 大会を削除する
        [announce] お知らせを出す
        [remove_announcement] お知らせを取り下げる
       *[prune_tables] 古いテーブルの削除
    }
admin_announcements = お知らせ
admin_banned = 利用停止中
admin_bans = 利用停止
admin_closed = 閉鎖済み：{ $reason }
admin_confirm = パスキーで確認する
admin_confirm_why = このページでは、15分ごとにパスキーでの確認が必要です。
admin_days = 日数（空欄なら無期限）
admin_find = 名前の一部、ID、またはリンク
admin_for_ever = 無期限
admin_here = いま人がいるテーブル
admin_here_now = 現在の人数：{ $count }
admin_log = 記録
admin_network = アドレスまたはネットワーク（例：203.0.113.0/24）
admin_none = なし
admin_nothing = 見つかりませんでした。
admin_reason = 理由
admin_reason_note = 理由は、利用停止になった人や、閉じられたテーブルに来た人に表示されます。名前は書かないでください。
admin_role = 管理者
admin_search = 検索
admin_tables = テーブル
admin_text = 全員に知らせる内容
admin_title = 管理
admin_tournaments = 大会
admin_until = { $date }まで
app_name = RummyKit
away_account = アカウントと過去の試合はサーバーにあります。
away_bot = 持ち時間が切れると、コンピューターが代わります。
away_clock = 時計は進み続けます。
away_for = { $time }前から離席中
away_home = テーブルとコンピューターにはサーバーが必要です。得点表、ルール、ここで開いたことのある記録はそのまま使えます。
away_lesson = テーブルでプレイする課題は、つながるまで省かれます。
away_lobby = 公開中のテーブルはサーバーにあります。つながり次第、表示されます。
away_now = { $name }は離席中です。
away_puzzle = このパズルはサーバーにつながっているときだけプレイできます。
away_puzzles = 今日のパズルと一部のパズルはサーバーなしで解け、つながると記録に加わります。タイムアタックにはサーバーが必要です。
away_referee = この端末で審判が判定できるのは、ツイスト以外のタイルの場だけです。ほかの質問は、つながってからもう一度お試しください。
away_replay = この端末で開いた、または保存した記録はそのまま見直せます。それ以外にはサーバーが必要です。
away_since = { $name }は{ $time }前から離席中です。
away_solver = この端末で計算できるのは、ツイスト以外のタイルの場と、簡単なカードの手札だけです。ほかは、つながってからもう一度お試しください。
away_title = サーバーにつながりません。
away_verify = 配り直しと照合はサーバーで行います。
away_waits = テーブルはそのまま待っています。
back_title = 離席中に：
bot_named = { $name }（プログラム）
bot_visiting = ほかの人のプログラム
bots_copy_by_hand = トークンを選択しました。ここからコピーしてください。
bots_docs = プログラムのためのAPI
bots_make = トークンを作る
bots_name = プログラムの名前
bots_once = 表示されるのは今回だけです。自分のプログラムだけが読める場所に保存してください。
bots_revoke = 無効にする
bots_revoke_this = { $name }のトークンを無効にする
bots_sentence = 自作のプログラムを、プログラム可のテーブルで遊ばせることができます。トークンはその鍵で、持っている人はだれでもあなたのプログラムとして遊べます。
bots_title = 自分のプログラム
bots_token = { $name }のトークン
bots_used = 最後の参加：{ $when }
clock_bank = 持ち時間
clock_left = 残り{ $seconds }秒
clock_low = 残り10秒です。
club_ask = サークルをこのテーブルに誘う
club_asked = メンバーを誘いました。ここのどのページでも見られます。
club_back = サークルへ
club_calendar = カレンダーに保存する
club_coming = 行きます
club_consent = メンバーにはあなたの名前、サークルのテーブルでの試合、集まりに来るかどうかが見えます。いつでもやめられます。
club_date = 定例の集まり
club_date_before = メンバーへのお知らせ
club_date_before_hours = { $count }時間前
club_date_before_none = しない
club_date_change = 日時を変える
club_date_day = 最初の日
club_date_end = 集まりをやめる
club_date_every = 頻度
club_date_last = いつも月の最後のその曜日
club_date_month = 毎月同じ曜日
club_date_none = 集まりの日時は決まっていません。
club_date_once = 1回だけ
club_date_save = 保存する
club_date_set = 日時を決める
club_date_time = 時刻
club_date_two_weeks = 隔週
club_date_week = 毎週
club_date_zone = タイムゾーン
club_evenings = これまでの記録
club_evenings_none = サークルのテーブルで終わった試合がここに並びます。
club_host = 主催者
club_invite = 仲間を招待する
club_invited = { $host }さんがサークル「{ $name }」に招待しています。
club_join = サークルに参加する
club_keep = 外さない
club_leaders = 成績表
club_leaders_none = この条件の試合はまだありません。
club_leaders_what = サークルのテーブルで2人以上が遊んだ試合を数えます。パートナーは一緒に勝ちます。
club_leave = サークルをやめる
club_leave_last = 最後のメンバーです。サークルとこれまでの記録は削除されます。
club_leave_sure = このサークルを見られなくなります。成績はこれまでの記録に残ります。
club_make_host = { $name }さんを主催者にする
club_members = メンバー：{ $count }人
club_mine = 参加しているサークル
club_name = サークルの名前
club_new = サークルを作る
club_none = まだサークルに参加していません。自分で作るか、招待リンクを開いてください。
club_not_coming = 行きません
club_period = 期間
club_period_all = 全期間
club_period_evening = 前回
club_period_month = 今月
club_period_year = 今年
club_played_with = 同席：{ $names }
club_remind_me = 集まりを知らせてもらう
club_remind_note = 通知を許可したブラウザと、登録したメールアドレスにお知らせします。
club_remove = { $name }さんを外す
club_remove_sure = { $name }さんはこのサークルを見られなくなります。成績はこれまでの記録に残ります。
club_rename = サークルの名前を変える
club_renew = リンクを作り直す
club_renew_note = 古いリンクは使えなくなります。
club_sentence = いつもの仲間と遊ぶ場所です。自分たちのテーブル、成績表、これまでの記録があります。
club_share_text = サークル「{ $name }」に参加しませんか
club_share_won = 勝率
club_soon = { $name }の集まり：{ $when }
club_stay = とどまる
club_table_new = 新しいテーブル
club_table_next = 席とルールを選ぶ
club_table_waits = { $name }さんが待っています。空席：{ $count }
club_tables = テーブル
club_tables_none = いま待っている人も遊んでいる人もいません。
club_tables_now = 現在のテーブル：{ $count }
club_title = サークル
club_who_comes = 参加：{ $names }
club_who_not = 不参加：{ $names }
club_won_by = 勝者：{ $names }
condition_met = （済み）
condition_not_met = （まだ）
contract_groups = { $length }枚のグループ{ $count }つ
contract_is = コントラクト：{ $melds }
contract_runs = { $length }枚のラン{ $count }つ
docs_sentence = このサーバーのすべてのエンドポイントと、それぞれが受け取るもの、返すものです。
docs_title = API
draft_no_line = 返事が届く前に接続が切れました。失われたものはありません。
draft_not_arrived = 再接続しました。直前の手が届いていません。もう一度お願いします。
draft_not_from_rack =
    { $family ->
        [tiles] ラックに戻せるのは、この手番に出したタイルだけです。
       *[other] 手札に戻せるのは、この手番に出したカードだけです。
    }
draft_own_set = { $value }点
draft_put_back = 場を元に戻しました。「元に戻す」で先ほどの並べ方を呼び戻せます。
end_big_gin = { $name }のビッグジン！
end_blocked = 山札がなくなり、捨て札も断られました。手札の点がいちばん少ない人の勝ちです。
end_blocked_counted = 山札がなくなり、捨て札も断られました。全員のカードを数えます。
end_blocked_nobody = 山札がなくなり、だれも上がりませんでした。
end_called =
    { $called ->
        [draw] { $name }がドローをコールしました。
       *[other] { $name }がドロップしました。
    }
end_called_beaten =
    { $called ->
        [draw] { $name }がドローをコールしましたが、点が同じかもっと少ない手札がありました。
       *[other] { $name }がドロップしましたが、点が同じかもっと少ない手札がありました。
    }
end_capped = { $count }点（上限。手札は{ $held }点）
end_come_in = 戻って続ける
end_coming_in = 脱落しました。{ $count }点で戻れます。
end_dealt = 配られた手札でディールが終わりました。
end_dealt_shown = { $name }が配られた手札を見せました（{ $points }）。
end_declared = { $name }が正しい手札を宣言しました。
end_exhausted = プールがなくなり、だれも出せません。ラックの点がいちばん少ない人の勝ちです。
end_exhausted_nobody =
    { $family ->
        [tiles] プールがなくなり、だれも上がりませんでした。
       *[other] 山札がなくなり、だれも上がりませんでした。
    }
end_face_down = { $name }が最後の1枚を伏せて上がりました。
end_follow = 新しいテーブルへ
end_gin = { $name }のジン！
end_held = 手元に残ったもの
end_home = ほかのゲーム
end_in_hand =
    { $family ->
        [tiles] ラック：{ $points }
       *[other] 手札：{ $points }
    }
end_laid = 出したメルド
end_match_shared = { $names }が首位で並びました
end_match_won = { $name }が試合に勝ちました
end_match_you = 試合はあなたの勝ちです
end_next =
    { $family ->
        [tiles] 次のゲーム
       *[other] 次のディール
    }
end_nobody = 勝者なし
end_none = なし
end_out_beaten =
    { $by ->
        [side] { $name }が上がりましたが、相手側の得点のほうが多くなりました。
       *[other] { $name }が上がりましたが、得点がもっと多い人がいました。
    }
end_out_first_drop = ファーストドロップ
end_out_left_table = 試合から抜けた
end_out_middle_drop = ミドルドロップ
end_out_missed_turns = 引かない手番が続いた
end_out_wrong_declaration = 誤った宣言
end_reckoning = 得点の内訳
end_rematch = もう一試合
end_round_won = ラウンドの勝者：{ $names }
end_see_result = 結果に戻る
end_see_table = 場を見る
end_shared =
    { $family ->
        [tiles] { $names }がともにこのゲームの勝者です
       *[other] { $names }がともにこのディールの勝者です
    }
end_skipped_why = このディールも無効です。だれにも点はつかず、次のディールに進みます。
end_stay_out = 戻らない
end_stock_gone = 山札がなくなりました。点のいちばん少ない手札の勝ちです。
end_turns_over = 全員の手番が終わりました。順位は手札の点で決まり、メルドのない人はその後になります。
end_undercut = { $knocker }のノックにアンダーカット！
end_void =
    { $family ->
        [tiles] このゲームは無効です
       *[other] このディールは無効です
    }
end_void_last = 山札が最後の何枚かになるまで、だれもノックしませんでした。同じディーラーが配り直します。
end_void_pairs = 全員の最初のメルドがペアでした。同じ人からやり直します。
end_void_why = 山札のなくなった回数が多すぎます。同じディーラーが配り直します。
end_won =
    { $family ->
        [tiles] { $name }がこのゲームに勝ちました
       *[other] { $name }がこのディールに勝ちました
    }
end_you_won =
    { $family ->
        [tiles] このゲームはあなたの勝ちです
       *[other] このディールはあなたの勝ちです
    }
evening_all_games = すべてのゲーム
evening_bad_newer = このファイルは新しい版のRummyKitで作られています。
evening_bad_other = このファイルには記録が入っていません。
evening_bad_spoilt = 壊れていて読めません。
evening_best =
    { $family ->
        [tiles] 最高のゲーム
       *[other] 最高のディール
    }
evening_chips = チップ
evening_closed = このブラウザーでは保存できません。
evening_delete = 削除
evening_delete_all = すべて削除
evening_delete_no = 残す
evening_delete_sure = 得点表と写真がこの端末から消えます。
evening_evenings = 回数
evening_file = ファイルに保存
evening_go_on = この得点表を続ける
evening_import = ファイルを読み込む
evening_join = 二つの名前をまとめる
evening_join_name = この名前
evening_join_to = は次の人と同じ
evening_joined = { $name }は{ $other }と同じ人
evening_keep = この端末に保存
evening_matches = 試合
evening_missing = この記録はこの端末にありません。
evening_none = まだ記録はありません。最初の結果を書くと、得点表がここに入ります。
evening_note = 試合数は終えた試合だけ、得点はすべて数えます。
evening_one = 記録
evening_pair = ペア
evening_photo_add = { $name }の残りの写真を追加
evening_photo_keep = 写真を残す
evening_photo_kept = 写真を残しました。
evening_photo_of = { $name }の残り
evening_photo_remove = この写真を削除
evening_photos = 残りの写真
evening_points = 得点
evening_send = ファイルで送る
evening_separate = 分ける
evening_share = 共有
evening_share_note = リンクの中身はサーバーに送られません。写真はファイルだけに入ります。
evening_shared = だれかが共有した記録です。
evening_statistics = 成績
evening_taken = 取り込んだ得点表：{ $count }枚
evening_taken_none = 中身はすべて保存済みです。
evening_title = ゲームの記録
evening_uncounted = 一部は未計算
evening_unfinished = 途中まで
evening_wins = 勝ち
evening_won = 勝ち：{ $names }
evening_worst =
    { $family ->
        [tiles] 最低のゲーム
       *[other] 最低のディール
    }
fact_can_go_out = 上がれます
fact_can_go_out_regrouped = 組み替えれば上がれます
fact_contract = { $length }
fact_contract_group = { $length }枚のグループ
fact_contract_run = { $length }枚のラン
fact_contract_whole_hand = 手札すべて、捨て札なし
fact_countdown = { $points }点から0点まで
fact_deadwood = デッドウッド{ $points }点
fact_deadwood_best = デッドウッド{ $points }点、最少{ $best }点
fact_dealer = ディーラー：{ $seat }
fact_deals = ディール { $number } / { $count }
fact_dublees = ダブリー { $count }/{ $wanted }
fact_extra_deal = 延長ディール
fact_extra_game = 延長ゲーム
fact_first_contract = コントラクト：グループ{ $groups }、ラン{ $runs }
fact_first_contract_any = コントラクト：A〜K（スート自由）
fact_first_contract_colour = コントラクト：赤か黒だけのA〜K
fact_first_contract_groups = コントラクト：グループ{ $groups }
fact_first_contract_runs = コントラクト：ラン{ $runs }
fact_first_meld = 最初のメルド{ $minimum }点
fact_first_meld_pairs = またはペア{ $count }組
fact_first_meld_taken = 最初のメルドには取ったカードを使う
fact_games = ゲーム { $number } / { $count }
fact_knock = ノックは{ $limit }点
fact_knock_any = いつでもノック
fact_knock_gin = ノックはジンのみ
fact_knock_limit = ノックは{ $limit }点以下
fact_knock_limit_gin = ノックはジンのみ
fact_knock_limit_none = いつでもノック
fact_loose = 余り{ $count }枚
fact_lowest_wins = 点の少ない人の勝ち
fact_melds = メルド{ $count }つ
fact_melds_wanted = メルド { $melds }
fact_melds_worth = メルド{ $points }点
fact_opening = { $value } / { $minimum }点
fact_opening_pairs = ペア { $value } / { $minimum }組
fact_out_at = { $points }点で脱落
fact_point_value = 1点 { $amount }
fact_points = 手札の点：{ $points }
fact_points_best = 最善なら{ $best }点
fact_points_no_pure = ピュアランなし、全部で{ $points }点
fact_points_times = 手札の点：{ $held } × { $times } = { $points }
fact_points_unlaid = 出したカードなし：{ $held } × { $times } = { $points }
fact_points_unopened = 最初のメルドなし：{ $points }点
fact_pot = プール { $amount }
fact_pure_life = ピュアライフ
fact_pure_runs = ピュアラン { $count }/{ $wanted }
fact_pure_runs_wanted = ピュアラン{ $count }つ、すべてのカードをメルドに
fact_second_life = 第2のライフ
fact_single_deal = 1ディールで決着
fact_single_game = 1ゲームで決着
fact_starter = 最初のプレイヤー：{ $seat }
fact_target = 先に{ $points }点で勝ち
fact_tiles_away = 最短であと{ $count }枚
fact_trash = くず札{ $points }点
fact_turns = 手番 { $number } / { $count }
fact_two_lives = ライフは2つ、1つはピュアラン
fact_whole_hand = 手札すべてを一度に出す
fact_wild = ワイルド：{ $rank }
fact_wild_cut = ワイルド：{ $rank }、{ $upper }、{ $lower }
fact_wild_tile = ワイルド：{ $tile }
fact_wild_unneeded = なくてもよい：{ $card }
fact_wins = 先に{ $count }勝で勝ち
felt_at_once = 手札を全部出せるまで、メルドは手札に残しておきます。
felt_at_once_tiles = ラックを全部見せられるまで、セットはラックに置いておきます。
felt_declared = だれかが宣言するまで、メルドは手札に残しておきます。
felt_discards_by = プレイヤー別の捨て札
felt_discards_of = { $name }：捨て札
felt_first_meld = 最初のメルドに最低点はありません
felt_first_set = 最初のメルドに最低点はありません
felt_knocked = だれかがノックするまで、メルドは手札に残しておきます。
felt_more_above = 上に続きます
felt_more_below = 下に続きます
felt_shown = 最後の手番まで、メルドは手札に残しておきます。
felt_taken_of = { $name }：取ったカード
felt_turned_up = 最初のカード
friend_accept = 承認する
friend_add_who = フレンドに追加：{ $name }
friend_ask_all = 今いる人を全員誘う
friend_ask_note = 誘いは30分間、相手がここのどのページを見ていても表示されます。
friend_ask_title = フレンドを誘う
friend_asked = 誘いました
friend_asked_who = 申請済み：{ $name }
friend_choose = 一緒に遊ぶ人とゲームを選んでください。
friend_code = フレンドコードを入力
friend_decline = 断る
friend_door_here = 今いる人：{ $count }
friend_end = フレンドから外す：{ $name }
friend_end_no = やめる
friend_end_sure = { $name }さんと互いに、今いるかどうかが見えなくなります。相手には通知されません。
friend_end_yes = 外す
friend_full = { $name }さんのテーブルは満席になりました。
friend_here = 今います
friend_last = 前回一緒に：{ $game }、{ $when }
friend_lately = この1日以内に来ました
friend_link_already = { $name }さんとはもうフレンドです。
friend_link_code = またはコードを伝える：
friend_link_done = { $name }さんとフレンドになりました。
friend_link_end = 未使用のリンクを取り消す（{ $count }）
friend_link_label = 1人用のリンク
friend_link_make = リンクを作る
friend_link_note = 知り合い1人に送ってください。{ $days }日以内に1回だけ使えます。
friend_link_text = RummyKitでフレンドになりませんか
friend_link_title = リンクで追加
friend_never_again = { $name }さんからの申請は受けない
friend_none = まだフレンドがいません。試合のあとに追加するか、リンクを送ってください。
friend_playing = 試合中
friend_sentence = 今いる人を見て、一緒に遊ぼうと誘えます。
friend_show = 自分がいることを見せる
friend_show_note = フレンドと同じサークルの人に表示されます。どのテーブルにいるかは表示されません。
friend_title = フレンド
friend_waiting = 返事待ち：{ $names }
friend_wants = { $name }さんからフレンド申請が来ています。
friend_wants_note = フレンドどうしは、今いるかどうかが見え、互いに誘えます。
friends_allow = また誘えるようにする
friends_also = { $names }さんも
friends_ask = 誘う
friends_asked = 誘った相手：{ $names }。誘いは30分間、相手がここのどのページを見ていても表示されます。全員がそろうと試合が始まります。
friends_asking = 誘っています…
friends_asks = { $name }さんから誘われています
friends_asks_game = { $name }さんから{ $game }の誘いが来ています。
friends_end = { $names }さんをまた誘う
friends_forget = 一覧から外す：{ $names }
friends_join = 参加する
friends_never = { $name }さんからは受けない
friends_never_done = { $name }さんからは今後誘われません。相手には伝わりません。
friends_not_now = 今はやめておく
friends_silenced = あなたを誘えない人：{ $count }
friends_their_rules = 相手のハウスルール：{ $count }
friends_title = もう一度一緒に
go_arrival = { $name }はまだ来ていません。時計は最大{ $time }待ちます。
go_join = 新しいテーブルの席に着く
go_next_in =
    { $family ->
        [tiles] 遅くとも{ $time }後に次のゲームを始めます。
       *[other] 遅くとも{ $time }後に次のディールを始めます。
    }
go_ready = 準備完了：{ $names }
go_rematch_in = { $time }後に、準備のできた人だけで新しいテーブルを開きます。
go_resume_in = 遅くとも{ $time }後に再開します。
go_waiting = 待っています：{ $names }
go_you_ready = 準備できました
hand_arrange = 整える
hand_drawn = 引いたばかり
hand_dublee = ダブリー
hand_group_heard = { $number }番目のまとまり、{ $what }、{ $count }枚
hand_impure_run = ラン
hand_jokers = ワイルド
hand_key_arrange = 手札を整える
hand_key_cards = 次のカード、次のまとまり
hand_key_enter = 主ボタンと同じ（ディールを終える操作は除く）
hand_key_group = 選んだカードをまとめる
hand_key_menu = カードを移せる先
hand_key_move = 手札のカードを動かす
hand_label = あなたの手札、{ $cards }枚、まとまり{ $groups }つ
hand_loose_cards = 余り{ $count }枚
hand_make_group = まとめる
hand_meld = メルド
hand_menu = 移す先…
hand_move_here = 選んだカードをここへ移す
hand_new_group_here = ここに新しくまとめる
hand_next_card = 1枚後のカード
hand_place = { $ledge }段目、{ $place }番目
hand_previous_card = 1枚前のカード
hand_pure_run = ピュアラン
hand_select_group = このまとまりを選ぶ
hand_sorting = 並べ替え
hand_started = { $cards } あと1枚
hand_started_heard = あと1枚で完成
hand_started_short = あと1枚
hand_to_loose = 余ったカード
hand_to_new_group = 新しいまとまり
hand_tunnela = トゥネラ
hand_undo = 並べ替えを戻す
hand_wild = ワイルド
hint_again = 場に並べる
hint_ask = ヒント
hint_buy = 捨て札を買います。
hint_call = 印のメルドに「ラミー！」とコールします。
hint_call_end = ここでディールを終えます。
hint_claim = { $cards }で捨て札をもらいます。
hint_declare = { $card }を捨て札に置いて宣言します。
hint_declare_pairs = ペアを宣言します。
hint_discard = { $card }を捨てます。
hint_done = レイオフを終えます。
hint_draw =
    { $family ->
        [tiles] プールから1枚引きます。
       *[other] 山札から1枚引きます。
    }
hint_drop = このディールをドロップします。
hint_fight = 勝負します。
hint_force = カードを押しつけます。
hint_go_out = { $cards }で上がります。
hint_knock = ノックします。
hint_lay_off = { $cards }を印のメルドにレイオフします。
hint_mark = ヒント
hint_meld = { $cards }を出します。
hint_more = 見せて
hint_open = 最初のメルドに{ $cards }を出します。
hint_pass = 見送ります。
hint_pass_drawn = 出せるものがないので、パスします。
hint_pass_on = { $card }を渡します。
hint_pass_tiles =
    { $family ->
        [tiles] 出すほどの手がないので、1枚引きます。
       *[other] 出すほどの手がないので、1枚引きます。
    }
hint_play = そうする
hint_rearrange =
    { $family ->
        [tiles] 出せるタイルがいちばん多い手です。ジョーカーは、使えばもう2枚多く出せるときにだけ使います。手番を終えるか、元に戻してください。
       *[other] 出せるカードがいちばん多い手です。手番を終えるか、元に戻してください。
    }
hint_show = { $cards }を見せます。
hint_show_dealt = 手札を見せます。
hint_show_indicator = 表示タイルと同じタイルを見せます。
hint_show_none = 見せるメルドはありません。
hint_swap = { $card }とジョーカーを交換します。
hint_take =
    { $family ->
        [tiles] 捨て札から、印のついたタイルを取ります。
       *[other] 捨て札から、印のついたカードを取ります。
    }
hint_take_card = 捨て札から{ $card }を取ります。
hint_take_pile = 捨て札を全部取ります。
hint_take_pile_with = { $cards }で捨て札を全部取ります。
hint_where = 印のついたところを見てください。
home_against = 相手：コンピューター{ $count }人、{ $level }
home_all = すべてのゲームを表示
home_all_games = 全{ $count }種類のゲーム
home_code = コード{ $code }のテーブルまたは大会へ
home_dealing = 配っています…
home_doors = ほかのページ
home_favourite = お気に入り：{ $game }
home_filter = 絞り込み
home_filter_minutes = 何分以内？
home_filter_players = 何人で？
home_find = ゲームを探す
home_find_clear = 検索を消す
home_find_or_code = ゲームかコード
home_found = ゲーム：{ $count }
home_friends = 友だちと
home_go_on = 続きを遊ぶ
home_guest = ゲスト
home_minutes = { $range }分
home_nearest = いちばん近いゲーム：
home_no_games = このサーバーで遊べるゲームはありません。
home_none = 「{ $query }」というゲームはここにありません。
home_none_fits = すべてに合うゲームはありません。
home_not_affiliated = RummyKit は Rummikub のメーカーとは関係ありません。この名称は同社の商標で、どのルールかを示すためにだけ使っています。
home_offline = オフラインです
home_offline_long = テーブルはサーバーに保存されています。接続が戻ると、ゲームがまた表示されます。
home_opponents = 相手
home_place_play = 遊ぶ
home_place_together = みんなで
home_play = すぐ遊ぶ
home_players = { $range }人
home_rules = ルール
home_sentence = すぐにコンピューターと対戦。リンクを送れば、友だちと同じテーブルで遊べます。
home_shelf_asia = アジア
home_shelf_canasta = カナスタ
home_shelf_contract = コントラクト
home_shelf_indian = インド
home_shelf_knock = ノックとジン
home_shelf_romme = ロンメとカルーキ
home_shelf_rummy = ラミー
home_shelf_tiles = タイル
home_title = タイルとカードのラミー
home_tool_pad = 得点をつける
home_tool_referee = この手はあり？
home_tool_replay = 試合を一手ずつ
home_tool_solver = 最善の手は？
home_yours = あなたのゲーム
join_begun = 試合は先に始まりました。
join_invited = { $name }さんからの招待です。
join_own_table = 自分のテーブルを作る
join_sit = 席に着く
join_sitting = 席に着いています…
join_watch = 観戦する
leaders_how = ここに載るには、同じゲームのレート戦{ $count }回（うち1回は直近3か月以内）と、掲載の希望が必要です。
leaders_least = 下限
leaders_mine = あなたの順位：{ $place }
leaders_name = プレイヤー
leaders_none = まだだれも載っていません。
leaders_place = 順位
leaders_sentence = レート戦の上位者です。掲載を希望した人だけが載ります。
leaders_show = ランキングに載せる
leaders_show_note = 名前、レート、レート戦の数がだれにでも見えます。オンにするまでは載りません。
leaders_title = ランキング
leaders_what = 順位は、レートの下限（標準偏差3つ分を引いた値）で決まります。レートが同じでも、試合を重ねるほど上がります。
leaders_you = { $name }（あなた）
learn_again = 最初から
learn_all_games = すべてのレッスン
learn_begin = 始める
learn_check = 答え合わせ
learn_choose_all = 当てはまるものをすべて選んでください。
learn_did_knocked = ノックした
learn_did_went_out = 上がった
learn_done_all = 修了
learn_done_of = { $count }問中{ $done }問
learn_each_counts = 数えるもの：
learn_end = レッスンはここまでです
learn_end_all = すべて学びました。
learn_end_some = 印のついたところは、もう一度見ておきましょう。
learn_game = { $game }を学ぶ
learn_hand_counts = { $name }：残り{ $count }点
learn_in_melds = メルドに入り、数えない：
learn_known = もう知っているゲーム
learn_known_fewer = { $whole }問中{ $count }問。{ $game }と違うところだけです。
learn_known_none = 似たゲームはまだ知らない
learn_known_plain = ハウスルールなしの{ $game }
learn_laid = 出したメルド
learn_later = あとで
learn_learned = 修了
learn_missing = 選び忘れ：{ $count }。
learn_next = 次の問題
learn_none_left = 残りなし
learn_nothing_new = このゲームのレッスンで学ぶルールは{ $game }と同じです。新しく学ぶことはありません。
learn_open = 未修了
learn_other = ルールには合っていますが、問われていることとは違います。
learn_play = さっそく遊ぶ
learn_puzzles = このゲームのパズル
learn_repeat = 要復習
learn_right_mark = 当てはまります
learn_rule = ルール
learn_sentence = どのゲームにもレッスンがあります。手番の順に、8〜13問です。多くは最後に、上手なプレーの問題が3問あります。
learn_short = 学ぶ
learn_show = 答えを見る
learn_shown = 答えはこうです。
learn_step = { $count }問中{ $number }問目
learn_title = 遊びながら学ぶ
learn_to_end = 最後へ
learn_well = 上手なプレー
learn_wrong_mark = 当てはまりません
left_gave_up = { $name }（途中退席）
left_match = { $name }は試合から抜けました。
left_plays_on = { $name }が退席しました。{ $bot }が代わりに続けます。
left_rated = これはレート戦です。抜けても、結果はあなたのレートに反映されます。
left_sent_away = { $name }は退席させられました。{ $bot }が代わりに続けます。
left_then = { $first }、途中から{ $second }
line_all_wild_books = ワイルドのブック
line_bonus_cards = 前に置いたカード
line_clean_books = クリーンブック
line_clean_burracos = クリーンブラコ
line_concealed = 1回の手番で上がり
line_counted = メルドとボーナス
line_dirty_books = ダーティブック
line_dirty_burracos = ダーティブラコ
line_feet = 取らなかったフット
line_going_out = 上がり
line_hands = 手札の残り
line_kept = ゲームは一時停止中です。最後の操作は残っています。
line_melded = メルドのカード
line_mixed_books = ミックスカナスタ
line_natural_books = ナチュラルカナスタ
line_pozzetti = 取らなかったポッツェット
line_semi_books = セミクリーンブック
line_semi_burracos = セミクリーンブラコ
line_sum = 合計
line_wild_books = ワイルドのカナスタ
line_wild_burracos = ワイルドのブラコ
lobby_any_game = すべてのゲーム
lobby_at = { $host }さんのテーブル
lobby_at_least = { $count }席以上
lobby_bots = プログラム可
lobby_code = テーブルのコード
lobby_code_go = 移動する
lobby_code_note = { $example }のような6文字。
lobby_free = { $seats }席中{ $free }席が空き
lobby_game = ゲーム
lobby_house_rules = ハウスルール：{ $count }
lobby_in_play = プレイ中
lobby_make = テーブルを作る
lobby_none = 今はだれも待っていません。テーブルを作って見つけてもらいましょう。
lobby_seats = 空席
lobby_sentence = 人を待っているテーブルの席に着くか、プレイ中のテーブルを観戦できます。
lobby_sit = 席に着く
lobby_title = 募集中のテーブル
lobby_watch = 観戦する
log_answered_no = { $name }：「だめです」
log_answered_yes = { $name }：「どうぞ」
log_asked = { $name }：「上がってもいいですか？」
log_bonus_laid_out = { $name }は{ $cards }を前に置きました。
log_borrowed = { $name }はメルドから{ $card }を取りました。
log_bought = { $name }は{ $card }を買いました。
log_called = { $name }：「ラミー！」{ $card }を取りました。
log_careless_laid_off =
    { $family ->
        [tiles] { $name }に罰点：そのタイルはセットに加えられました。
       *[other] { $name }に罰点：そのカードはレイオフできました。
    }
log_careless_meld = { $name }に罰点：そのカードで、捨て札の中にメルドがそろいました。
log_careless_out = { $name }に罰点：その捨て札で次の人が上がりました。
log_careless_wild = { $name }に罰点：ワイルドタイルを捨てました。
log_claimed_group = { $name }は{ $card }をポンしました。
log_claimed_run = { $name }は{ $card }をチーしました。
log_cut = カットカードは{ $card }です。そのランクと、両隣のカードがワイルドです。
log_deal =
    { $family ->
        [tiles] 第{ $number }ゲーム
       *[other] 第{ $number }ディール
    }
log_discarded = { $name }は{ $card }を捨てました。
log_drew_card = { $name }は1枚引きました。
log_drew_face = { $name }は{ $piece }を引きました。
log_drew_tile = { $name }はタイルを1枚引きました。
log_earlier = これより前の手は表示されません。
log_empty = まだ何も起きていません。
log_end_called = { $name }がディールを終えました。
log_exhausted = だれも続けられないため、このゲームは終わりです。
log_forced = { $name }は{ $card }を押しつけました。
log_fought = { $name }は勝負しました。
log_indicator_shown = { $name }はもう1枚の{ $card }を見せました。
log_knocked = { $name }がノックしました。
log_laid_hand = { $name }は手札をすべて出しました：{ $cards }。
log_laid_off = { $name }は{ $cards }をレイオフしました。
log_last_left = 残ったのは{ $name }だけです。
log_loose = { $name }は{ $tiles }を引き取りました。
log_melded = { $name }は{ $cards }を出しました。
log_missed = { $name }は引かずに手番を終えました（{ $times }回目）。
log_opened = { $name }は最初のメルドで{ $tiles }を出しました（{ $value }点）。
log_out_first_drop = { $name }はドロップしました（ファーストドロップ）。
log_out_left_table = { $name }はテーブルを離れました。
log_out_middle_drop = { $name }はドロップしました（ミドルドロップ）。
log_out_missed_turns = { $name }は引かない手番が続き、抜けました。
log_out_wrong_declaration = { $name }は誤った宣言をして抜けました。
log_pairs_declared = { $name }はペアを宣言しました。
log_passed = { $name }はパスしました。
log_passed_on = { $name }は{ $to }にカードを1枚渡しました。
log_passed_on_mine = { $to }に{ $card }を渡しました。
log_passed_on_to_me = { $name }から{ $card }をもらいました。
log_penalty = { $name }は罰として{ $count }枚引きました。
log_penalty_cards = { $name }は罰として{ $count }枚引きました。
log_penalty_faces = { $name }は罰として{ $pieces }を引きました。
log_picked_up =
    { $called ->
        [pozzetto] { $name }はポッツェット{ $count }枚を取りました。
       *[other] { $name }はフット{ $count }枚を取りました。
    }
log_played = { $name }は{ $tiles }を出しました。
log_put_down = { $name }は渡すカードを伏せました。
log_rummikub = { $name }：ラミィキューブ！
log_shown = { $name }は{ $cards }を見せました。
log_shown_none = { $name }には見せるメルドがありません。
log_skipped = このディールは無効です。次のディールに進みます。
log_start_again = 並んだので引き直し：{ $round }。
log_start_deals = { $name }：ディーラー。
log_start_drew = { $name } { $piece }
log_start_highest_begins =
    { $family ->
        [tiles] いちばん大きい数字の人から始めます。
       *[other] いちばん大きいカードの人から始めます。
    }
log_start_highest_deals = { $name }：いちばん大きいカードでディーラー。
log_start_joker =
    { $family ->
        [tiles] ジョーカーは無効なので引き直し：{ $round }。
       *[other] ジョーカーは無効なので引き直し：{ $round }。
    }
log_start_lowest_deals = { $name }：いちばん小さいカードでディーラー。
log_start_round = 最初のプレイヤー決め：{ $round }。
log_starts = { $name }から始めます。
log_stock_shuffled = 捨て札を切って新しい山札にしました。
log_stock_turned = 捨て札を裏返して新しい山札にしました。
log_swapped =
    { $family ->
        [tiles] { $name }は{ $card }をワイルドタイルと交換しました。
       *[other] { $name }は{ $card }をジョーカーと交換しました。
    }
log_time = { $name }は時間切れです。
log_time_restored = { $name }は時間切れです。場を元に戻しました。
log_time_restored_you = 時間切れのため、場を元に戻しました。
log_time_you = あなたの時間切れです。
log_took = { $name }は捨て札から{ $card }を取りました。
log_took_back = { $name }は最後に出したものを手に戻しました。
log_turned = { $name }は{ $card }をめくりました。
log_upcard = { $card }を表にしました。
log_void = このディールは無効です。配り直します。
log_went_out = { $name }が上がりました。
log_wild_indicator = { $card }を脇に置きます。同じランクのカードがワイルドです。
log_wild_tile = 表示タイルは{ $card }。{ $wild }がワイルドです。
log_you = あなた
lost_home = ゲーム一覧へ
lost_title = ページが見つかりません
new_arranging = ワンタップ整理
new_arranging_note = ワンタップで手札をいちばんよい形に並べます。
new_bank = 持ち時間
new_bank_none = なし
new_bank_note = 試合全体で各プレイヤーが使える追加の時間です。手番の制限時間が切れると使われます。
new_bots = うちコンピューター
new_bots_beginner = 初心者
new_bots_easy = 弱い
new_bots_levels = 「初心者」と「弱い」は人のように見落としをし、「初心者」のほうが多く見落とします。「普通」は先も読み、「強い」は十分に知っているゲームなら、起こりうる展開も試して選びます。
new_bots_medium = 普通
new_bots_note = 開始時に空いている席にはコンピューターが座ります。
new_bots_play = コンピューターの強さ
new_bots_random = ランダム
new_bots_strong = 強い
new_delay = 観戦者への表示
new_delay_after = { $time }後に
new_delay_none = すぐに
new_hints = ヒント
new_hints_note = よい手を教えてもらえます。
new_house_rules = ハウスルール
new_house_rules_changed = { $count }件変更
new_house_rules_none = 標準のまま
new_listed = だれでも参加できる
new_listed_note = 募集中のテーブルに表示されます。表示しないときは、リンクかコードを知っている人だけが入れます。
new_make = テーブルを作る
new_making = 作成中…
new_more = 観戦と代わりのプレイ
new_no = いいえ
new_none = なし
new_rule_default = 標準：{ $value }
new_rules_reset = 標準に戻す
new_seats = 人数
new_stand_in = 離席した人の代わりにコンピューターがプレイする
new_stand_in_note = 30秒と1手番分の時間が過ぎてからです。席はいつでも取り戻せます。
new_time = 1手番の制限時間
new_time_day = 1日
new_time_minutes = { $count }分
new_time_none = 制限なし
new_time_seconds = { $count }秒
new_time_sheet = { $time }（標準）
new_title = 友だちと{ $game }
new_visiting = ほかの人のプログラムの着席を許可する
new_visiting_note = 人が自分で動かしているプログラムです。「プログラム」と表示されます。
new_watchers = 観戦を許可する
new_watchers_note = 観戦者に手札は見えません。
new_writing = プレイヤー同士でメッセージを書ける
new_writing_note = 読めるのは着席している人だけで、保存されません。
new_yes = はい
notify_at = { $game }：知らせる
notify_denied = このブラウザーでは通知が許可されていません。ブラウザーのサイト設定で変更できます。
notify_end_all = 通知をすべてやめる
notify_home_screen = iPhone・iPadでは、まずこのページをホーム画面に追加し、そこから開いてください。
notify_https = ブラウザーが通知を表示するのはHTTPSのページだけです。
notify_mail_address = メールアドレス
notify_mail_ask = リンクを送る
notify_mail_cancel = このアドレスを削除する
notify_mail_confirm = 確認する
notify_mail_confirm_note = 確認すると、あなたの手番になってテーブルにいないときにメールが届きます。
notify_mail_confirm_title = アドレスの確認
notify_mail_confirmed = アドレスを確認しました。
notify_mail_instead = 代わりにメールで知らせる
notify_mail_note = テーブルにいないとき、メールでお知らせします。
notify_mail_on = { $address } にメールでお知らせします。
notify_mail_stop = メールを停止する
notify_mail_stop_note = 今後このメールは届かず、アドレスは削除されます。
notify_mail_stopped = メールを停止し、アドレスを削除しました。
notify_mail_title = メールでも知らせる
notify_mail_waiting = { $address } にリンクを送りました。1日以内に開いてアドレスを確認してください。
notify_never = このブラウザーは通知を表示できません。
notify_no_service = このブラウザーにプッシュサービスがないか、応答しないため、通知を送れません。
notify_note = テーブルにいないときに、この端末に通知します。
notify_settings = 手番の通知
notify_title = 自分の手番になったら知らせる
notify_usual = 新しいテーブルで知らせる
notify_usual_note = 1回の手番に1日かけられるテーブルで、席に着いたときから知らせます。
pad_add_player = プレイヤーを増やす
pad_away_house_rules = このハウスルールで始めるにはサーバーが必要ですが、つながりません。ハウスルールなしなら今すぐ始められます。
pad_begin = 得点表をつける
pad_bought = { $name }が買った捨て札の数
pad_by_discard = 捨てて上がった
pad_cancel = やめる
pad_careless = { $name }の不注意な捨て札の数
pad_change_of =
    { $family ->
        [tiles] 第{ $number }ゲームを直す
       *[other] 第{ $number }ディールを直す
    }
pad_clear = 消す
pad_concealed =
    { $family ->
        [tiles] タイルを全部1回の手番で出した
       *[other] カードを全部1回の手番で出した
    }
pad_csv = CSVで保存
pad_cut = カットカード
pad_draws = 勝った人が引いた枚数
pad_end_big_gin = ビッグジン：全部メルド
pad_end_blocked = 捨て札を断った
pad_end_called = だれかが引く前に終えた
pad_end_dealt = 配られた手札で終わった
pad_end_drawn = 勝者なし
pad_end_exhausted = プールがなくなった
pad_end_knocked = ノック
pad_end_of =
    { $family ->
        [tiles] 第{ $number }ゲームの終わり
       *[other] 第{ $number }ディールの終わり
    }
pad_end_stock_gone = 山札がなくなった
pad_end_turns_over = 全員の手番が終わった
pad_end_u = ù（全部メルド）
pad_end_void = 無効（だれにも点はつかない）
pad_end_went_out = 上がり
pad_ended = 終わり方
pad_enter =
    { $family ->
        [tiles] 第{ $number }ゲームを書き込む
       *[other] 第{ $number }ディールを書き込む
    }
pad_fighters = 勝負した人
pad_first = 最初のプレイヤー
pad_first_note = 同点のときだけ使います。
pad_game = ゲーム
pad_games_won =
    { $family ->
        [tiles] 勝ちゲーム数
       *[other] 勝ちディール数
    }
pad_in_pairs = ペアで遊んだ人
pad_jokers = 勝った人のメルドのジョーカー
pad_laid = 勝った人のメルドの点数
pad_laid_each = 各プレイヤーが場に出したカードの点数
pad_left_added = 残り（未計算）
pad_left_all = 全員の残り
pad_left_cards = 点数を入れるか、カードを選びます。
pad_left_knock = レイオフの後に残った点数を入れるか、ノックしたときの2人の手札を選びます。
pad_left_lives = 点数を入れるか、カードを全部選びます。2つのライフに応じて数えます。
pad_left_others = ほかの人の残り
pad_left_tiles = 点数を入れるか、タイルを選びます。
pad_left_unmatched = メルドに入らないカードの点数を入れるか、手札を全部選びます。いちばんよい分け方で数えます。
pad_melded = メルドになった枚数
pad_missing_held = まだ入っていない人：{ $names }。
pad_missing_knocker = ノックした人を選んでください。
pad_missing_number = 数字が足りません。
pad_missing_winner = 上がった人を選んでください。
pad_new = 新しい得点表
pad_new_sure = この得点表は消えます。残したいときは、先にCSVで保存してください。
pad_new_title = 新しい得点表を始めますか？
pad_no_meld =
    { $family ->
        [tiles] 最初のメルドを出していない人
       *[other] メルドを見せなかった人
    }
pad_nobody = なし
pad_not_counted =
    { $family ->
        [tiles] 第{ $number }ゲームは書き込み済みです。サーバーにつながり次第計算します。
       *[other] 第{ $number }ディールは書き込み済みです。サーバーにつながり次第計算します。
    }
pad_not_counted_many =
    { $family ->
        [tiles] { $count }ゲームを書き込み済みです。サーバーにつながり次第計算します。
       *[other] { $count }ディールを書き込み済みです。サーバーにつながり次第計算します。
    }
pad_one_suit = 全部同じスート
pad_out = { $name }の抜け方
pad_out_first_drop = ファーストドロップ
pad_out_middle_drop = ミドルドロップ
pad_out_none = 手札を数える
pad_out_wrong_declaration = 誤った宣言
pad_pairs = ペアで上がった
pad_pick_cards = カード
pad_pick_laid = 勝った人のメルドを選ぶ
pad_pick_of = { $name }の残りを選ぶ
pad_pick_taken = { $piece }、{ $count }枚選択
pad_pick_tiles = タイル
pad_player = プレイヤー{ $number }
pad_players = プレイヤー
pad_points_of = { $name }の残りの点数
pad_put_back = { $piece }を戻す
pad_remove_player = { $name }を外す
pad_sentence = 本物のタイルやカードで遊ぶときに使います。全員の残りを入れると、選んだルールで得点表をつけます。
pad_settings = 名前とルール
pad_settings_save = これを使う
pad_shower = 表示タイルと同じタイルを見せた人
pad_side_laid = { $name }のメルドとボーナス（上がりの点を除く）
pad_spade = 最初の表向きのカードがスペード
pad_stays_out = 脱落して戻らない人
pad_taken_last = 最後の手番で捨て札を取った人
pad_title = スコア帳
pad_took = { $name }が{ $other }から取った捨て札
pad_total_of = 第{ $count }回までの合計
pad_undo =
    { $family ->
        [tiles] 第{ $number }ゲームを消す
       *[other] 第{ $number }ディールを消す
    }
pad_value_cards = 各プレイヤーのバリューカードの点数
pad_waits = 未計算
pad_who_knocked = ノックした人
pad_who_out = 上がった人
pad_wild = ワイルドのランク
pad_wild_cards = その中でワイルドに使った2
pad_wild_last = 最後のタイルがワイルド
pad_wild_none = なし
pair_bots = 待つ間コンピューターと遊ぶ
pair_bots_note = 順番はそのままで、相手が見つかればそのテーブルでお知らせします。
pair_come = テーブルへ行く
pair_fetching = 相手が見つかりました。到着を待っています：残り { $time }。
pair_found_title = 相手が見つかりました
pair_game = ゲームの種類
pair_go = 相手を探す
pair_leave = 待つのをやめる
pair_nobody = 今はだれも待っていません。最初の一人になりましょう。
pair_not_now = 今はやめておく
pair_rated = 相手も望むならレート戦
pair_rated_note = レートの近い相手と組みます。待つほど範囲が広がります。
pair_sentence = ワンタップで、同じ希望の人を待ちます。人数がそろうと試合が始まります。
pair_since = 待ち時間 { $time }
pair_somebody = { $game }の相手が見つかりました。
pair_stay = このページを開いている間は、どこを見ていても順番はそのままです。
pair_still = 相手を待っています：{ $time }
pair_there = { $seats }人中{ $there }人がそろいました。
pair_time_left = 残り { $time }
pair_title = だれかと遊ぶ
pair_waiting = 相手を待っています
pair_wanted = 今待っている人
pair_wanted_for = { $seats }人中{ $there }人、{ $time }待ち
pair_with_them = 一緒に待つ
part_bought = 買った捨て札{ $points }
part_careless = 不注意な捨て札{ $points }
part_carried = それまでの引き分け{ $points }
part_deal_won = ディールの勝ち{ $points }
part_first_deal = ラウンドの最初のディール{ $points }
part_going_out = 上がり{ $points }
part_hands = ほかの人の手札{ $points }
part_hands_no_pure = ピュアランなし、全部のカード{ $points }
part_hands_run_missing = ランが足りず、ほかのカード全部{ $points }
part_held =
    { $family ->
        [tiles] ラック{ $points }
       *[other] 手札{ $points }
    }
part_held_pairs = ペアの後の残り{ $points }
part_held_unlaid = 何も出さず、手札{ $points }
part_indicator_shown = ほかの人が表示タイルと同じタイルを見せた{ $points }
part_jokers_laid = 出したジョーカー{ $points }
part_kept_for_round = ラウンドの2つ目のディールと合わせて数える{ $points }
part_laid = 出したカード{ $points }
part_lost_pairs = ほかの人がペアで上がり{ $points }
part_lost_pairs_wild_last = ほかの人がペアでワイルドを捨てて上がり{ $points }
part_lost_plain = ほかの人が上がり{ $points }
part_lost_wild_last = ほかの人がワイルドを捨てて上がり{ $points }
part_multiplied = { $times }倍：{ $points }
part_other_side = 相手チーム{ $points }
part_partner = パートナー{ $points }
part_pot_paid = ポットへ{ $points }
part_pot_won = ポット{ $points }
part_stakes_beaten = 比べて負け{ $points }
part_stakes_called = 手札を比べて{ $points }
part_stakes_dealt = ほかの人の配られた手札{ $points }
part_stakes_folded = フォールド{ $points }
part_stakes_no_meld = 場にメルドなし{ $points }
part_stakes_out = ほかの人が上がり{ $points }
part_stakes_stock = 点がいちばん少なくない{ $points }
part_stakes_won = ほかの人から{ $points }
part_unopened = 最初のメルドなし{ $points }
part_value_given = バリューカードの支払い{ $points }
part_value_got = バリューカードの受け取り{ $points }
people_back_for = 本人に戻す
people_bot_for = コンピューターに任せる
people_bot_for_you = コンピューターがあなたの代わりにプレイしています。
people_bot_plays = コンピューターが代わりにプレイ中
people_go_on = 再開する
people_here = テーブルの人
people_leave = テーブルを離れる
people_leave_sure = あなたの席は、この先コンピューターのものになります。
people_mute = ミュート
people_not_watched = このテーブルは観戦できません。
people_pause = 休憩を提案する
people_pause_agree = 休憩に同意する
people_pause_declined = 続けたい人がいるため、今は休憩しません。
people_pause_no = 今はやめておく
people_pause_now = 休憩する
people_pause_waiting = 休憩を提案しました。{ $names }の返事を待っています。
people_pause_wanted = { $names }さんが休憩を希望しています。全員の同意で始まります。
people_pause_withdraw = 休憩の提案を取り消す
people_paused = テーブルは休憩中です。
people_say = ひとこと
people_send_away = 退席させる
people_send_away_sure = { $name }さんはこのテーブルに戻れなくなります。退席させますか？
people_take_back = 自分の席を取り戻す
people_title = 参加者とテーブル
people_turn_time = 手番の時間（次の手番から）
people_unmute = ミュート解除
people_vote = 退席に投票する
people_vote_wanted = ホストは不在です。{ $name }さんの退席：{ $needed }票中{ $votes }票（{ $names }）。
people_vote_withdraw = 投票を取り消す
people_was_sent_away = ホストにより退席させられました。
people_watching = 観戦者：{ $count }
people_you_watch = 観戦中です。手札はすべて伏せられています。
people_you_watch_late = { $time }遅れで観戦中です。手札はすべて伏せられています。
phrase_again = もう一回やりませんか？
phrase_clap = 👏
phrase_good_luck = よろしくお願いします
phrase_goodbye = さようなら
phrase_heart = ❤️
phrase_hello = こんにちは
phrase_laugh = 😄
phrase_one_moment = 少々お待ちください
phrase_oops = おっと
phrase_sad = 😞
phrase_smile = 😊
phrase_sorry = ごめんなさい
phrase_surprised = 😮
phrase_thanks = ありがとう
phrase_well_played = お見事です
phrase_your_turn = あなたの番です
piece_and = 、
piece_black = 黒
piece_blue = 青
piece_card = { $suit }の{ $rank }
piece_clubs = クラブ
piece_colour_joker = カラーチェンジジョーカー
piece_colour_joker_does = カラーチェンジジョーカーはランの数字1つの代わりになり、その後は別の色で続きます。
piece_diamonds = ダイヤ
piece_double_joker = ダブルジョーカー
piece_double_joker_does = ダブルジョーカーは一度に2枚の代わりになります。ランでは続く2つの数字、グループでは2つの色です。
piece_false_joker = 偽ジョーカー
piece_hearts = ハート
piece_joker = ジョーカー
piece_joker_as = { $joker }（{ $piece }の代わり）
piece_mirror_joker = ミラージョーカー
piece_mirror_joker_does = ミラージョーカーはセットの真ん中に置きます。左右のタイルは鏡に映したように同じです。
piece_orange = オレンジ
piece_printed_joker = ジョーカー
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
piece_red = 赤
piece_spades = スペード
piece_tile = { $colour }の{ $number }
practice_again = もう一度
practice_cards = { $best }枚中{ $reached }枚です。
practice_chance = 勝つ見込みは{ $reached }%です。最善は{ $best }%でした。
practice_do_place =
    { $family ->
        [tiles] タイルを並べる
       *[other] カードを並べる
    }
practice_done = できました。
practice_gone = この局面は今は遊べません。
practice_loading = 局面を準備しています…
practice_not_done = まだです。
practice_points = { $reached }点です。{ $best }点まで可能です。
practice_points_left = メルドの外に{ $reached }点残ります。{ $best }点まで減らせます。
practice_tiles = { $best }枚中{ $reached }枚です。
practice_waits = 上がれるタイルは{ $reached }枚です。{ $best }枚にできます。
practice_way = 解き方を見る
problem_failed = うまくいきませんでした。もう一度お試しください。
problem_unreachable = サーバーにつながりません。接続を確かめて、もう一度お試しください。
puzzle_another = 別のパズル
puzzle_ask_dearest_meld = ラックのタイルで、点のいちばん高い最初のメルドを出してください。
puzzle_ask_declare = 1枚を脇に置き、残りをすべて使って宣言してください。
puzzle_ask_finish = 1枚を捨て、残りのタイルをすべてセットかペアにして上がってください。
puzzle_ask_first_meld = ラックのタイルだけで最初のメルドを出してください。
puzzle_ask_free_joker = 1回の手番でラックのタイルをすべて出してください。ジョーカーの交換が必要です。
puzzle_ask_go_out = 1枚を残して手札をすべて出し、上がってください。
puzzle_ask_keep = 捨て札を選んでください。残す価値があるのはどのカードですか。
puzzle_ask_knock = 今ノックしますか。それとも捨てて続けますか。決め手は平均の点数です。
puzzle_ask_lay = 今出しますか。それとも手元に残しますか。決め手は平均の点数です。
puzzle_ask_most_cards = 1回の手番でできるだけ多くの手札を出してください。場のメルドは組み替えられます。
puzzle_ask_most_waits = まだ見えていないタイルのうち、それで上がれるものがいちばん多くなるように1枚を捨ててください。
puzzle_ask_one_discard = メルドの外に残る点がいちばん少なくなる1枚を捨ててください。
puzzle_ask_opening = ラックのタイルで、最低点に届く最初のメルドを出してください。
puzzle_ask_safe_discard = 捨て札を選んでください。相手にいちばん役立たないのはどのカードですか。
puzzle_ask_upcard = 捨て札のいちばん上を取りますか。それとも見送りますか。
puzzle_ask_whole_hand = 1回の手番で手札をすべて出してください。場のメルドは組み替えられます。
puzzle_ask_whole_rack = 1回の手番でラックのタイルをすべて出してください。
puzzle_best_discard = いちばん良い捨て札
puzzle_better_choice = もう一方のほうが良い選択です。
puzzle_better_discard = もっと良い捨て札があります。
puzzle_choice = { $action }：この回に勝つ見込みは{ $chance }%、平均{ $points }点です。
puzzle_consent_ask = この試合とこれからの試合からパズルを作ってもよいですか？名前は残りません。一度作られたパズルは残ります。答えは設定で変えられます。
puzzle_consent_back = 同意を取り消す
puzzle_consent_count = { $count }人中{ $agreed }人が同意
puzzle_consent_made = この試合からパズルを探しました。見つかったパズルは残ります。
puzzle_consent_making = 全員が同意しました。この試合からパズルを探しています。
puzzle_consent_no = 同意しない
puzzle_consent_yes = 同意する
puzzle_difficulty = 難しさ { $number }／5
puzzle_from_match = ここで行われた試合から
puzzle_go_today = 今日のパズルへ
puzzle_hold = 手元に残す
puzzle_knock = ノックする
puzzle_lay = 出す
puzzle_leave = 捨て札を見送る
puzzle_level = 難しさ
puzzle_level_mine = 自分に合わせる
puzzle_longest = 最長：{ $count }
puzzle_more = ほかのパズル
puzzle_next = 次のパズル
puzzle_one = パズル
puzzle_only_matches = 実際の試合から
puzzle_opponent = 相手
puzzle_play_on = 捨てて続ける
puzzle_record = 自分の成績
puzzle_record_first = { $count }問中{ $solved }問を1回目で正解
puzzle_record_note = 記録に残るのは各パズルの1回目だけです。解き方を見ると、1回挑戦したことになります。
puzzle_record_rating = レート{ $rating } ± { $give }
puzzle_run = タイムアタック
puzzle_run_again = もう一度
puzzle_run_best = 最高記録：{ $count }
puzzle_run_missed = ミス：{ $count }
puzzle_run_over = 時間切れです。
puzzle_run_solved = 正解：{ $count }
puzzle_run_start = 始める
puzzle_run_what = { $minutes }分間にできるだけ多く解きます。{ $misses }回間違えると終わりです。
puzzle_solved_today = 今日は解きました
puzzle_streak = 連続日数：{ $count }
puzzle_take = 捨て札を取る
puzzle_theme = 課題
puzzle_theme_any = すべて
puzzle_theme_dearest_meld = 点のいちばん高い最初のメルド
puzzle_theme_declare = 宣言
puzzle_theme_finish = ラック全部で上がる
puzzle_theme_first_meld = 最初のメルド
puzzle_theme_free_joker = ジョーカーの交換
puzzle_theme_go_out = 上がり
puzzle_theme_keep = 何を残すか
puzzle_theme_knock = いつノックするか
puzzle_theme_lay = 出すか残すか
puzzle_theme_most_cards = いちばん多く出す
puzzle_theme_most_waits = いちばん多い待ち
puzzle_theme_one_discard = 最善の捨て札
puzzle_theme_opening = 最低点に届く最初のメルド
puzzle_theme_safe_discard = 安全な捨て札
puzzle_theme_upcard = 捨て札を取るかどうか
puzzle_theme_whole_hand = 手札すべて
puzzle_theme_whole_rack = ラックのタイルすべて
puzzle_title = パズル
puzzle_today = 今日のパズル
puzzle_why_helps = 見えていない{ $unseen }枚のうち、新しいメルドになるのは{ $best }枚、もう一方では{ $other }枚です。
puzzle_why_hold = 出したものには相手も付け足せます。手元の枚数：あなた{ $mine }、相手{ $theirs }。
puzzle_why_knock = メルドの外に残る点は{ $left }点。見えていない{ $unseen }枚のうち新しいメルドになるのは{ $helps }枚、山札は{ $stock }枚です。
puzzle_why_lay = 相手が上がると、手元に残ったものは失点になります。手元の枚数：あなた{ $mine }、相手{ $theirs }。
puzzle_why_left = メルドの外に残るのは{ $best }点、もう一方では{ $other }点です。
puzzle_why_points = 勝つ回数は減りますが、決め手は点数です。
puzzle_why_upcard = 捨て札を取るとメルドの外に{ $with_left }点残り、新しいメルドになる見えていないカードは{ $with_helps }枚。取らなければ{ $left }点と{ $helps }枚です。
puzzle_why_uses = 相手が見えていないカードと組んで作れる3枚のメルドは{ $best }通り、もう一方では{ $other }通りです。
rated_needs = アカウントが必要です。
rated_note = 全員アカウントが必要です。コンピューターもヒントもなく、結果でレートが変わります。
rated_number = レート{ $rating }
rated_only = レート戦だけ
rated_ratings = レート
rated_sit_as = { $name }として席に着きます。
rated_title = レート戦
recent_forget = 一覧から外す：{ $game }
recent_more = すべて表示：{ $count }
recent_over = 終了
recent_paused = 休憩中
recent_playing = プレイ中
recent_title = あなたのテーブル
recent_until = 手番は{ $when }まで
recent_waiting = 参加者を待っています
referee_add_here = ここに加える
referee_add_set =
    { $family ->
        [tiles] セットをもう1つ
       *[other] メルドをもう1つ
    }
referee_adds = { $meld }に{ $cards }を加える
referee_after = 手番の後の場
referee_before = 手番の前の場
referee_best_melds = チームにとって最善のメルド
referee_copy = 手番の前の場から始める
referee_error_bad_option = これらのハウスルールは同時に選べません。
referee_error_impossible = 手番の前の場も正しくなければなりません。
referee_error_malformed = その質問には答えられません。
referee_finish = いちばん早い上がり方
referee_first = 最初のメルド
referee_kind = { $kind }です。
referee_kind_group = グループ
referee_kind_impure = インピュアラン
referee_kind_mirror_group = ミラーのグループ
referee_kind_mirror_run = ミラーのラン
referee_kind_pure = ピュアラン
referee_kind_run = ラン
referee_kind_set = グループ
referee_kind_seven = 1枚だけの7
referee_kind_worth = { $kind }、{ $count }点です。
referee_left =
    { $family ->
        [tiles] ラックに残るタイル：
       *[other] 手札に残るカード：
    }
referee_legal = 正しい手です。
referee_most = 出せるいちばん多い組み合わせ：
referee_most_none = 出せるものはありません。
referee_not_legal = 正しい手ではありません。
referee_nothing = 左から順に選んでください。
referee_opened = 最初のメルドはもう場に出ている
referee_opens = 最初のメルドとして足ります。
referee_opens_not = 最初のメルドとしては足りません。
referee_or = または
referee_pick = 選べるもの
referee_rack = ラック
referee_remove = 取り除く：{ $what }
referee_sentence = セットやメルドを選ぶと、正しいか、何点か、どのルールによるかがわかります。
referee_set =
    { $family ->
        [tiles] 1つのセット
       *[other] 1つのメルド
    }
referee_set_number =
    { $family ->
        [tiles] セット{ $number }
       *[other] メルド{ $number }
    }
referee_sum = { $value }点（{ $minimum }点以上が必要）。
referee_title = 審判
referee_turn = 1回の手番
referee_what = たずねること
referee_what_best = 最善の手ですか？
referee_wins =
    { $family ->
        [tiles] ラックが空になり、このゲームの勝ちです。
       *[other] 手札がなくなり、このディールの勝ちです。
    }
refusal_account_needed = アカウントが必要です。先にサインインしてください。
refusal_accounts_elsewhere = アカウントは{ $address }でだけ使えます。ここではゲストとして遊べます。
refusal_ace_between =
    { $family ->
        [tiles] { $meld }はランではありません。1はいちばん小さいか大きいかで、間には入りません。
       *[other] { $meld }はランではありません。Aはいちばん小さいか大きいかで、間には入りません。
    }
refusal_adjacent_colour_jokers = { $meld }：カラーチェンジジョーカーは隣り合えません。
refusal_admin_account = このアカウントはサーバーの管理者です。この操作はコマンドラインでのみ行えます。
refusal_all_others_in_pairs = ほかの全員が最初にペアを出しています。あなたはグループとランを出してください。
refusal_already_drawn = この手番ではもう引けません。
refusal_already_knocked = ノックしました。1枚捨ててください。
refusal_already_opened = 最初のメルドはもう出ています。
refusal_already_shown = メルドはもう場に出ています。
refusal_already_started = 試合はもう始まっています。
refusal_another_went_out = ほかのプレイヤーが上がったので、これが最後の手番です。引いて捨ててください。
refusal_ask_partner_first = パートナーがよいと言うまで上がれません。聞くか、捨てた後に1枚残してください。
refusal_asked_already = この手番ではもう聞きました。
refusal_asked_no_more = このテーブルへの誘いはもうありません。
refusal_asked_too_late = 手札が1枚になったら聞けません。
refusal_attempt_made = 挑戦は終わりました。もう一度挑戦するには局面に戻ってください。
refusal_bad_chance = 加えられる乱数は{ $longest }バイトまでです。
refusal_bad_club_date = その日付、時刻、タイムゾーンは存在しません。
refusal_bad_deal = 第{ $number }ディールは計算できません：{ $reason }。
refusal_bad_mail_address = メールアドレスではありません。
refusal_bad_name = 名前は1〜{ $longest }文字です。
refusal_bad_network = アドレスでもネットワークでもありません。
refusal_bad_options = これらのハウスルールは同時に選べません：{ $reason }
refusal_bad_push_service = このブラウザーには通知を送れません。
refusal_bad_reason = 1～{ $longest }文字で理由を入力してください。
refusal_bad_record = { $line }行{ $column }文字目：{ $reason }
refusal_bad_seats = このゲームは{ $players }人用で、1人は人間が必要です。
refusal_bad_set = セット{ $number }：{ $reason }
refusal_bad_study_title = タイトルは、見える文字で1〜{ $longest }文字にしてください。
refusal_bad_text = メッセージは1～{ $longest }文字にしてください。
refusal_banned = このサーバーの運営者があなたを利用停止にしました。期限：{ $until }。理由：{ $reason }
refusal_between_deals =
    { $family ->
        [tiles] このゲームは終わり、次はまだ始まっていません。
       *[other] このディールは終わり、次はまだ始まっていません。
    }
refusal_bonus_card_discarded = { $card }はボーナスになるカードなので、捨てられません。
refusal_borrow_own_only = 借りられるのは自分のメルドからだけです。
refusal_borrowed_meld_needs_hand_card = 借りたカードと一緒に、手札のカードも1枚以上出してください。
refusal_borrowed_only_for_new_meld = 借りたカードは新しいメルドにだけ使えます。
refusal_bot_token_needed = プログラムのトークンが必要です。
refusal_buy_or_pass = 捨て札を買うか、見送ってください。
refusal_call_does_not_fit = { $card }は{ $meld }に合いません。
refusal_call_or_pass = 捨て札をコールするか、見送ってください。
refusal_cannot_be_borrowed = { $meld }から{ $card }は借りられません。
refusal_cannot_be_forced = { $card }が{ $meld }に合わないか、{ $meld }が見送った人のメルドではありません。
refusal_cannot_discard_taken_upcard = { $card }はこの手番に捨て札から取ったので、同じ手番には捨てられません。
refusal_cannot_leave = このゲームの試合からは抜けられません。
refusal_card_missing = { $cards }は場にあったので、場に残します。
refusal_card_passed_first = まず、次の人に渡すカードを伏せてください。
refusal_cards_in_no_group = { $cards }はどのメルドにも入っていません。
refusal_ceremony_over = 時間切れか使用済みです。もう一度始めてください。
refusal_claim_makes_no_meld = { $cards }で{ $card }をもらうことはできません。
refusal_claim_or_pass = 捨て札をもらうか、見送ってください。
refusal_claim_too_early = 全員に1回ずつ手番が回るまでは、捨て札をもらえません。
refusal_clock_only = 時間切れを決めるのは時計だけです。
refusal_club_date_over = その集まりは終わったか、日時が変わりました。
refusal_club_full = サークルのメンバーは最大{ $most }人です。
refusal_club_host_only = サークルの主催者だけができます。
refusal_colour_joker_in_group = { $meld }：カラーチェンジジョーカーを使えるのはランだけです。
refusal_contract_meld_too_long = { $meld }は長すぎます。このディールのコントラクトは、決められたちょうどの枚数で出します。
refusal_contract_not_distinct = コントラクトのグループはランクがすべて違い、どの2つのランもつながってはいけません。
refusal_contract_takes_whole_hand = このコントラクトは、手札を全部使い、捨てずに出します。{ $cards }が残っています。
refusal_deal_begun =
    { $family ->
        [tiles] このゲームはもう始まっています。次のゲームの前に加えられます。
       *[other] このディールはもう始まっています。次のディールの前に加えられます。
    }
refusal_deal_not_over =
    { $family ->
        [tiles] このゲームはまだ終わっていません。
       *[other] このディールはまだ終わっていません。
    }
refusal_deal_over =
    { $family ->
        [tiles] このゲームは終わっています。
       *[other] このディールは終わっています。
    }
refusal_dealt_hand_shown_first = 配られた手札が見せられ、ディールは終わりました。
refusal_declined_by_everybody = そのカードは全員が見送りました。次のカードをめくってください。
refusal_descending = { $meld }は順番どおりではありません。ランは小さい順に並べます。
refusal_discard_must_be_used = { $card }とその上のカードを取るなら、同じ手番に{ $card }を出さなければなりません。ここでは出せません。
refusal_discard_pile_empty = 捨て札がありません。
refusal_discard_required =
    { $family ->
        [tiles] 上がるには、最後に捨てる1枚が必要です。
       *[other] 上がるには、最後に捨てる1枚が必要です。
    }
refusal_discards_are_claimed = 捨て札をもらえるのは、捨てられた直後だけです。自分の手番では山札から引いてください。
refusal_discards_not_drawn = このゲームでは捨て札から引けません。山札から引いてください。
refusal_does_not_extend = { $cards }は{ $meld }にレイオフできません。
refusal_drop_before_drawing = ドロップできるのは引く前だけです。
refusal_duplicate = { $meld }はランではありません。{ $twin }が2枚以上あります。
refusal_duplicate_colour = { $meld }はグループではありません。{ $twin }が2枚以上あります。
refusal_end_after_lay_off = 前の自分の手番の後に自分のメルドへカードが加えられたので、今はディールを終えられません。
refusal_end_after_long_meld = 前の自分の手番以降に自分のメルドへカードが加えられたか、その手番で4枚以上のメルドを出したので、今はディールを終えられません。
refusal_end_called_before_drawing = ディールを終えられるのは、引く前だけです。
refusal_end_needs_meld = ディールを終えられるのは、場に自分のメルドがあるときだけです。
refusal_enough_laid_off = 最初のメルドがペアだったので、この手番ではもうタイルを付け足せません（{ $most }枚まで）。
refusal_exchange_tile_from_table = { $meld }のジョーカーは、自分のラックのタイルとだけ交換できます。
refusal_fight_or_fold = 先に、勝負するかフォールドするかを決めてください。
refusal_fitting_discard = { $card }はレイオフできるので、最後の1枚としてしか捨てられません。
refusal_force_or_pass = カードを押しつけるか、見送ってください。
refusal_freed_joker_first = 先に交換したジョーカーを場に出してください。
refusal_freed_joker_has_no_use = 交換したジョーカーはすぐに出しますが、今は置けるところがありません。
refusal_freed_joker_needs_new_set = 交換したジョーカーは新しいセットに使います。{ $meld }は前からあるセットを長くしただけです。
refusal_gap =
    { $family ->
        [tiles] { $meld }はランではありません。数字が続いていません。
       *[other] { $meld }はランではありません。ランクが続いていません。
    }
refusal_half_is_no_part = { $meld }：ミラーの両側は、ランかグループの一部でなければなりません。
refusal_has_left = あなたはこの試合から抜けました。
refusal_hello_first = ページとサーバーの通信に失敗しました。ページを再読み込みしてください。
refusal_indicator_only_in_first_turn = 表示タイルと同じタイルを見せられるのは、最初の手番で捨てる前だけです。
refusal_joker_for_both_suits = { $meld }のジョーカーは、足りない2つのスートのカードを両方置いて取ります。
refusal_joker_meld_manipulated = { $meld }にはジョーカーがあります。タイルを加えることはできますが、ジョーカーがある間は取り出せません。
refusal_joker_moved_unreplaced = { $meld }のジョーカーは、{ $card }がその場所に入るまで、一緒にあったカードから離せません。
refusal_joker_needs_two_rack_tiles = 交換したジョーカーは、ラックのタイル2枚と一緒に新しいセットにします。
refusal_joker_only_extends_existing_set = 交換したジョーカーは、ラックのタイルと一緒に新しいセットにします。
refusal_joker_replaced_by_joker = { $meld }のジョーカーを、ジョーカーと交換することはできません。
refusal_joker_stays_in_group = { $meld }のジョーカーは交換できません。
refusal_joker_stays_in_its_set = { $meld }から取ったジョーカーは、別のセットで使います。
refusal_jokers_not_fewer = { $meld }では、ワイルドが普通のカードより少なくなければいけません。
refusal_knock_with_last_card = ノックできるのは最後の1枚を出すときだけです。まだほかに手札があります。
refusal_knocked_with_too_much = 第{ $number }ディールは計算できません：ノックした人の残りが{ $points }点で、ノックできるのは{ $limit }点以下です。
refusal_last_cards_stay = 山札の最後のカードは引きません。
refusal_last_discard_only_to_knock = 最後の捨て札を取れるのは、すぐにノックするときだけです。
refusal_last_discard_wild = 最後にワイルドを捨てて上がることはできません：{ $card }。
refusal_last_passkey = 最後のパスキーは消せません。サインインできなくなるためです。
refusal_lay_off_before_contract = コントラクトを出すまではレイオフできません。
refusal_lay_off_before_opening = { $minimum }点以上の最初のメルドを出すまで、レイオフできません。
refusal_lay_off_needs_own_meld = 自分のメルドを出すまで、ほかの人のメルドにはレイオフできません。
refusal_lay_off_next_turn = 最初のメルドを出した後、レイオフは次の手番からです。
refusal_lay_off_or_pass = ノックしたプレイヤーのメルドにレイオフするか、終わりにしてください。
refusal_lay_off_own_only = レイオフできるのは自分のメルドだけです。
refusal_lay_off_own_side = 加えられるのは自分のチームのメルドだけです。
refusal_lesson_not_ready = レッスンを準備しています。少し待ってからもう一度お試しください。
refusal_mail_not_sent = メールを送信できませんでした。アドレスを確認するか、後でもう一度お試しください。
refusal_match_not_over = 試合はまだ終わっていません。
refusal_match_over = 試合は終わっています。
refusal_method_not_allowed = ここではできません。
refusal_mixed = { $meld }はグループでもランでもありません。
refusal_mixed_colour =
    { $family ->
        [tiles] { $meld }はランではありません。ランは1色です。
       *[other] { $meld }はランではありません。ランのスートは1つです。
    }
refusal_more_jokers_than_allowed = { $meld }はワイルドが多すぎます。{ $maximum }枚までです。
refusal_must_discard = 手番は捨てて終わります。
refusal_must_draw_first = 先に1枚引いてください。
refusal_must_draw_second_card = 捨て札を取ったら、もう1枚引かなければなりません。先に引いてください。
refusal_must_go_out_now = 上がるときにだけ許されるメルドを出したので、この手番に最後の1枚を除いてすべて出さなければなりません。
refusal_must_keep_a_discard =
    { $family ->
        [tiles] 最後の1枚は捨てます。1枚残してください。
       *[other] 最後の1枚は捨てます。1枚残してください。
    }
refusal_must_keep_cards =
    { $called ->
        [book] 上がるには{ $size }枚以上のブックが{ $books }つ必要です。それまでは捨てた後に1枚残してください。
        [burraco] 上がるには{ $size }枚以上のブラコが{ $books }つ必要です。それまでは捨てた後に1枚残してください。
       *[other] 上がるには{ $size }枚以上のカナスタが{ $books }つ必要です。それまでは捨てた後に1枚残してください。
    }
refusal_must_keep_cards_without_books =
    { $called ->
        [book] 上がるには{ $size }枚のブックが必要です。クリーンが{ $natural }つ、ダーティが{ $mixed }つ、合わせて{ $books }つです。それまでは捨てた後に1枚残してください。
        [burraco] 上がるには{ $size }枚のブラコが必要です。クリーンが{ $natural }つ、ダーティが{ $mixed }つ、合わせて{ $books }つです。それまでは捨てた後に1枚残してください。
       *[other] 上がるには{ $size }枚のカナスタが必要です。ナチュラルが{ $natural }つ、ミックスが{ $mixed }つ、合わせて{ $books }つです。それまでは捨てた後に1枚残してください。
    }
refusal_must_play_first = 先に{ $card }を場に出してください。
refusal_must_use_whole_hand =
    { $family ->
        [tiles] タイルはすべてセットに入れます。{ $cards }が余っています。
       *[other] カードはすべてメルドに入れます。{ $cards }が余っています。
    }
refusal_never_melded = { $meld }には、メルドにできないボーナスのカードがあります。
refusal_new_meld_needs_borrowed_card = 表向きのカードを使わない新しいメルドには、自分のメルドから借りたカードが必要です。
refusal_no_accounts = このサーバーにはアカウントがありません。
refusal_no_arranging = このテーブルでは、手札は自分で並べます。
refusal_no_borrowing = このゲームでは、場のメルドからカードを取れません。
refusal_no_card_played = 手札から1枚以上出すか、カードを引いてください。
refusal_no_card_to_pass = カードを渡すのは、最初の手番の前だけです。
refusal_no_dealt_hand_to_show = あなたの配られた手札では、ディールは終わりません。
refusal_no_discard_here = この手札は捨てずに出します。
refusal_no_draw_on_first_turn = 最初のプレイヤーは、最初の手番には捨てるだけです。
refusal_no_end_found = コンピューターが試しましたが、ゲームが終わりませんでした：{ $reason }
refusal_no_end_to_fight = だれもコールしていません。
refusal_no_first_life = 第1のライフがありません。ワイルドのないラン（ピュアラン）が必要です。
refusal_no_friend_request = この申請はもうありません。
refusal_no_gap_for_joker =
    { $family ->
        [tiles] { $meld }はランではありません。ジョーカーに当てる数字がありません。
       *[other] { $meld }はランではありません。ジョーカーに当てるカードがありません。
    }
refusal_no_groups = { $meld }はグループです。このゲームにはランしかありません。
refusal_no_hints = このテーブルではヒントを使えません。
refusal_no_joker_for_it =
    { $family ->
        [tiles] { $meld }に、{ $card }の代わりのワイルドタイルはありません。
       *[other] { $meld }に、{ $card }の代わりのジョーカーはありません。
    }
refusal_no_lay_offs = このゲームではレイオフできません。
refusal_no_lay_offs_before_a_knock = 相手がノックするまでレイオフはできません。
refusal_no_mail = このサーバーはメールを送信しません。
refusal_no_manipulation_in_opening_turn = 最初のメルドを出す手番には、場のほかのタイルに触れられません。
refusal_no_match_puzzles = この試合からパズルは作られません。
refusal_no_meld_must_fold = 場にメルドのない人はフォールドしなければなりません。
refusal_no_meld_no_sending = メルドを見せていない人は、ほかの人のメルドに加えられません。
refusal_no_melds_after_pairs = 最初のメルドがペアなら、さらにペアを出したり加えたりできますが、グループとランは出せません。
refusal_no_melds_before_going_out = 全部出せるまで、メルドは手札に残しておきます。
refusal_no_more_melds = 最初のメルドを出した後、このディールでは新しいメルドを出せません。
refusal_no_natural =
    { $family ->
        [tiles] { $meld }はジョーカーだけです。数字のタイルが1枚以上必要です。
       *[other] { $meld }はワイルドだけです。普通のカードが1枚以上必要です。
    }
refusal_no_pair = { $meld }はペアではありません。同じタイル2枚か、1枚とワイルドタイルが必要です。
refusal_no_pairs_after_melds = 最初のメルドがグループとランなら、ペアは出せません。
refusal_no_partner = 聞くパートナーがいません。
refusal_no_run = このタイムアタックは終わったか、別のパズルに進んでいます。
refusal_no_runs = { $meld }はランです。このゲームにはグループしかありません。
refusal_no_second_life = 第2のライフがありません。もう1つランが必要です。
refusal_no_such_meld = そのメルドは場にありません。
refusal_no_such_seat = その席はありません。
refusal_no_such_step = このレッスンにその問題はありません。
refusal_no_tile_played = ラックから1枚以上出すか、引いてください。
refusal_no_twin_of_indicator = もう1枚の{ $card }を持っていないか、すでに見せています。
refusal_no_upcard_with_one_card = 残り1枚のときは山札から引かなければなりません。
refusal_no_visiting_bots = このテーブルにはほかの人のプログラムは着席できません。
refusal_no_watchers = このテーブルは観戦できません。
refusal_no_way_out = この手番では上がれないので、聞けません。
refusal_no_wild_cards_here = { $meld }：これらのカードにワイルドは使えません。
refusal_no_writing = このテーブルでは書き込めません。
refusal_nobody_there = 今その席にいる人には、それはできません。
refusal_nobody_to_ask = このテーブルには誘える相手がいません。
refusal_not_an_action_here = このゲームの手番ではできません。
refusal_not_asked = 今、それは聞かれていません。
refusal_not_at_that_depth = そのカードは、捨て札のその位置にはありません。
refusal_not_beside_laid_off = { $cards }は、ほかのプレイヤーがレイオフしたカードの隣にはレイオフできません。
refusal_not_coming_in = 今は戻れません。
refusal_not_every_rank = { $meld }はAからKまでのランではありません。各ランクが1枚ずつ必要です。
refusal_not_finished = { $seconds }秒以内に終わりませんでした。少し待ってから、もう一度お試しください。
refusal_not_found = ここには何もありません。
refusal_not_friends = フレンドではありません。
refusal_not_host = ホストだけができます。
refusal_not_in_discards = { $card }は捨て札にありません。
refusal_not_in_hand = { $cards }を持っていません。
refusal_not_json = JSON として送る必要があります。
refusal_not_of_kind = { $meld }は{ $kind }ではありません。
refusal_not_one_colour = { $meld }には赤と黒のカードがあります。ランは赤だけか黒だけでなければなりません。
refusal_not_opening = 今、公開するものはありません。
refusal_not_pausable = 今は休憩できません。
refusal_not_paused = テーブルは休憩中ではありません。
refusal_not_reviewed = この記録は検討できません：{ $reason }
refusal_not_saved = 保存できなかったため、無効です。もう一度お願いします。
refusal_not_seated = このテーブルに席がありません。
refusal_not_solved = これはここでは解けません。（{ $reason }）
refusal_not_started = 試合はまだ始まっていません。
refusal_not_the_contract = メルドの枚数は{ $contracts }でなければなりません。
refusal_not_the_first_contract =
    { $groups ->
        [0] 最初のメルドはこのディールのコントラクトで、1回の手番に全部出します：ラン{ $runs }。
       *[other]
            { $runs ->
                [0] 最初のメルドはこのディールのコントラクトで、1回の手番に全部出します：グループ{ $groups }。
               *[other] 最初のメルドはこのディールのコントラクトで、1回の手番に全部出します：グループ{ $groups }、ラン{ $runs }。
            }
    }
refusal_not_your_turn = あなたの番ではありません。
refusal_nothing_to_answer = 上がってよいか、だれにも聞かれていません。
refusal_nothing_to_buy = 今、買える捨て札はありません。
refusal_nothing_to_call = 今、コールできる捨て札はありません。
refusal_nothing_to_claim = 今、もらえる捨て札はありません。
refusal_nothing_to_discard = 山札の最後の1枚は前に置かれました。捨てずに手番を終えてください。
refusal_nothing_to_force = 押しつけられるカードはありません。
refusal_nothing_to_take_back = 戻せるものはありません。
refusal_nothing_to_verify = 記録にシードがないため、配り直せません。
refusal_offered_card_first = 次のカードをめくる前に、このカードを取るか見送ってください。
refusal_one_card_against_one = 手札が1枚のときは、1枚だけの捨て札は取れません。
refusal_one_group_per_rank = 自分のチームにはこのランクのグループがあります。{ $meld }はそこに加えてください。
refusal_one_meld_per_turn = 1回の手番に、新しいメルドを1つ出すか、1回レイオフするかだけです。
refusal_one_sided = { $meld }：ミラージョーカーの両側にタイルが必要です。
refusal_only_declared_pairs = ペアを宣言しているので、{ $count }組のペアで上がってください。
refusal_only_first_upcard_let_pass = 見送れるのは、ディールの最初の表向きのカードだけです。1枚引いてください。
refusal_only_in_first_turn = 配られたままの手札を出せるのは、最初の手番で引く前だけです。
refusal_only_in_going_out = { $meld }は、上がるときに最後にだけ出せます。
refusal_only_in_last_turn = メルドを見せたり、ほかの人のメルドに加えたりできるのは、最後の手番だけです。
refusal_only_offered_card_let_pass = 見送れるカードはありません。
refusal_only_top_discard = 捨て札から取れるのは、いちばん上の1枚だけです。
refusal_only_top_of_stock = 山札から取れるのは、いちばん上の1枚だけです。
refusal_only_watching = 観戦者にはできません。
refusal_opening_needs_natural_run = 最初のメルドには、ジョーカーもほかのワイルドも使わないランが必要です。
refusal_opening_needs_taken_card = 最初のメルドには捨て札から取ったばかりのカードが必要です。この手番に上がるときは別です。
refusal_opening_not_from_rack = { $meld }：最初のメルドは自分のラックだけで作ります。
refusal_opening_too_early = 全員が{ $rounds }回ずつ手番を終えるまで、最初のメルドは出せません。
refusal_opening_too_few_pairs = ペアによる最初のメルドは{ $minimum }組以上必要です。これは{ $value }組です。
refusal_opening_too_low = 最初のメルドは{ $minimum }点以上です。今は{ $value }点です。
refusal_option_idle = 「{ $other }」が「{ $value }」なので、「{ $one }」は何も変えません。
refusal_options_clash = 「{ $one }」と「{ $other }」は同時に選べません。
refusal_out_of_range =
    { $family ->
        [tiles] { $meld }はランではありません。ジョーカーが1より小さいか13より大きくなります。
       *[other] { $meld }はランではありません。その端にはジョーカーに当てるカードがありません。
    }
refusal_outdated_table = このテーブルのルールは古い版のため、続けられません。
refusal_own_friend_link = これは自分のリンクです。ほかの人に送ってください。
refusal_own_games_off = このサーバーでは自作のゲームは遊べません。
refusal_pairs_beside_first_melds = 最初のメルドは、グループとランか、ペアのどちらか一方だけです。
refusal_pairs_beside_melds = 上がるには、ペアを{ $count }組見せるか、1組も使わないかのどちらかです。
refusal_pairs_declared_already = すでにペアを宣言しています。
refusal_pairs_declared_before_drawing = ペアを宣言できるのは、引く前だけです。
refusal_partner_asks = パートナーが上がってよいか聞いています。先に答えてください。
refusal_partner_said_no = パートナーがだめと言いました。捨てた後に1枚残してください。
refusal_partner_said_yes = パートナーがよいと言いました。この手番で上がらなければなりません。
refusal_passkey_again = 先にパスキーで確認してください。
refusal_passkey_refused = このパスキーは受け付けられませんでした。
refusal_paused = テーブルは休憩中です。先に再開してください。
refusal_pile_blocked = いちばん上が{ $card }のときは捨て札を取れません。
refusal_pile_call_does_not_fit = { $card }は場のどのメルドにも合わず、上の捨て札ともメルドになりません。
refusal_pile_frozen =
    { $count ->
        [0] 捨て札は凍結されています。手札から{ $card }と同じランクの普通のカードが2枚必要ですが、1枚も持っていません。
        [1] 捨て札は凍結されています。手札から{ $card }と同じランクの普通のカードが2枚必要ですが、1枚しか持っていません。
       *[other] 捨て札は凍結されています。手札から{ $card }と同じランクの普通のカードを2枚選んでください。{ $count }枚持っています。
    }
refusal_pile_must_be_taken = 山札がなく、捨て札のいちばん上が自分のチームのメルドに加えられます。捨て札を取ってください。
refusal_pile_needs_two = 捨て札を取るには、{ $card }とメルドにするカードを手札から2枚選びます。少なくとも1枚は普通のカードです。同じランクは{ $count }枚、ワイルドは{ $wild }枚あります。
refusal_pile_taken_whole = 捨て札のいちばん上だけを取ることはできません。捨て札を全部取り、いちばん上をすぐにメルドに使います。
refusal_promise_broken = 約束した内容と違います。
refusal_promise_first = このテーブルでは、乱数を先に約束してから公開します。ページを再読み込みしてください。
refusal_promises_fixed = まもなく試合が始まるため、もう変更できません。
refusal_rated_table = レート戦のテーブルでは、アカウントのある人だけが遊べます。コンピューターもヒントもありません。
refusal_record_not_yet = 記録は、試合が終わってから見られます。
refusal_record_too_long = { $most }手を超える記録は、ここでは再生できません。
refusal_review_failed = 検討を最後まで行えませんでした。もう一度お試しください。
refusal_reviews_busy = 順番を待つ検討が多すぎます。数分後にもう一度お試しください。
refusal_run_claimed_by_next_only = ランにするためにもらえる（チー）のは、次のプレイヤーだけです。
refusal_run_too_long = { $meld }はランではありません。ランは{ $maximum }枚までです。
refusal_same_colour = { $meld }：カラーチェンジジョーカーの前後は別の色にします。
refusal_senseless_sheet = このルールは成り立ちません：{ $reason }
refusal_sent_away = ホストにより退席させられました。
refusal_server_error = サーバーで問題が起きました。何も変わっていません。
refusal_show_first = 最後の手番では、捨てる前にメルドを見せてください。
refusal_sides_differ = { $meld }：ミラージョーカーの左右のタイルは、数字も色も同じでなければなりません。
refusal_somebody_there = その席には人がいます。
refusal_stale_version = テーブルはもう先に進んでいます。
refusal_stock_is_empty = 山札はもうありません。
refusal_study_changed = このスタディは別の場所で変更されました。もう一度読み込んでください。
refusal_study_full = スタディに入る手番は{ $most }までです。
refusal_study_maker_only = このスタディを変更できるのは作成者だけです。
refusal_swap_after_melding = ジョーカーを交換できるのは、引いた後、何も出していないうちだけです。
refusal_swap_before_opening =
    { $family ->
        [tiles] ワイルドタイルを交換できるのは、最初のメルドの後だけです。
       *[other] ジョーカーを交換できるのは、最初のメルドの後だけです。
    }
refusal_switched_off = このサーバーではこの機能は使えません。
refusal_table_changed_before_first_meld = 最初のメルドを出すまで、場のメルドには触れられません。
refusal_table_changed_before_opening = { $minimum }点以上の最初のメルドを出すまで、場のセットには触れられません。
refusal_table_closed = このサーバーの運営者がこのテーブルを閉じました。理由：{ $reason }
refusal_table_full = 席は埋まっています。
refusal_table_log_full = このテーブルでの変更が上限に達したため、あとはプレイを続けることしかできません。
refusal_taken_card_into_new_meld = { $card }は、先に新しいメルドに使わなければなりません。
refusal_taken_card_must_stay_in_a_meld = { $card }がないと、ほかの人から取ったカードがメルドになりません。
refusal_taken_cards_apart = ほかの人から取ったカード（{ $cards }）は、1枚ごとに別のメルドに入れなければなりません。
refusal_taken_meld_needs_hand_card = まず{ $card }を、前から手札にあったカードを1枚以上使った新しいメルドとして出してください。
refusal_tile_missing = { $tiles }は場にあったので、場に残します。
refusal_tile_not_yours = { $tiles }はあなたのラックにありません。
refusal_tile_only_to_lay = { $card }は、この手番に出すとき（最初のメルドがまだなら、そのメルドに使うとき）だけ取れますが、出せるところがありません。
refusal_tiles_away = ラックはまだ完成していません。最短であと{ $count }枚です。
refusal_too_fast = 操作が多すぎます。少し待ってください。
refusal_too_few_dublees = ダブリーで宣言するには{ $minimum }つ必要ですが、{ $count }つしかありません。
refusal_too_few_naturals = { $meld }は普通のカードが足りません。{ $minimum }枚以上必要です。
refusal_too_few_pures = 宣言にはピュアランが{ $minimum }つ必要ですが、{ $count }つしかありません。
refusal_too_large = 長すぎます。
refusal_too_many = { $meld }はグループではありません。グループは{ $maximum }枚までです。
refusal_too_many_bot_tables = プログラムが同時に着けるのは{ $most }テーブルまでです。
refusal_too_many_bots = プログラムは1人{ $most }つまでです。
refusal_too_many_clubs = 参加できるサークルは{ $most }個までです。
refusal_too_many_copies = { $tile }が{ $count }枚ありますが、このゲームには{ $most }枚しかありません。
refusal_too_many_deals = 1試合で配れるのは{ $most }回までです。
refusal_too_many_friends = フレンドは{ $most }人までです。
refusal_too_many_jokers = { $meld }では、ワイルドが普通のカードより多くなっています。
refusal_too_many_mails = 本日の回数の上限に達しました。明日もう一度お試しください。
refusal_too_many_passkeys = パスキーは1つのアカウントに{ $most }つまでです。
refusal_too_many_studies = スタディは{ $most }件までです。先に1件削除してください。
refusal_too_many_study_records = スタディに入る記録ファイルは{ $most }件までです。
refusal_too_many_tournaments = 同時に主催できる大会は{ $most }つまでです。
refusal_too_much_deadwood = これではデッドウッドが{ $deadwood }点です。このディールのノックは{ $limit }点以下です。
refusal_too_short =
    { $family ->
        [tiles] { $meld }は短すぎます。セットは{ $minimum }枚以上です。
       *[other] { $meld }は短すぎます。メルドは{ $minimum }枚以上です。
    }
refusal_took_too_long = { $seconds }秒以内に最善の手が見つかりませんでした。
refusal_tournament_bad_format = この形式は合いません。1つのテーブルからそれだけの人数は勝ち進めません。
refusal_tournament_bad_result = そのテーブルの結果としては正しくありません。
refusal_tournament_begun = 大会はすでに始まっています。
refusal_tournament_full = この大会の参加者は最大{ $most }人です。
refusal_tournament_host_only = それができるのは大会の主催者だけです。
refusal_tournament_no_entrant = この大会にその参加者はいません。
refusal_tournament_not_begun = 大会はまだ始まっていません。
refusal_tournament_over = 大会は終わっています。
refusal_tournament_result_stands = この結果をもとに次の試合が進んでいるため、もう変更できません。
refusal_tournament_round_on = このラウンドはまだ終わっていません。
refusal_tournament_table = それはテーブルではなく大会が決めます。
refusal_tournament_too_few = 大会には{ $fewest }人以上の参加者が必要です。
refusal_tournament_too_many_rounds = 大会は最大{ $most }ラウンドです。
refusal_trial_waits = 新しいゲームは、遊ぶ前にコンピューターが試します。先に待っているゲーム：{ $before }。順番はそのままなので、少し待ってからもう一度お試しください。
refusal_turn_not_over = 手番はまだ終わっていません。
refusal_turn_over = 手番は終わりました。
refusal_two_mirrors = { $meld }：ミラージョーカーは中央に1枚だけです。
refusal_unavailable = サーバーが今データベースを使えません。もう一度お試しください。
refusal_unknown_account = そのアカウントはありません。
refusal_unknown_ban = その利用停止はありません。
refusal_unknown_bot = そのプログラムはありません。
refusal_unknown_club = このサークルはないか、あなたはメンバーではありません。
refusal_unknown_code = このコードのテーブルはありません。
refusal_unknown_face = { $meld }に、このゲームにないものがあります。
refusal_unknown_game = そのゲームはありません。
refusal_unknown_link = このコードは間違っているか、期限切れか、すでに使われています。
refusal_unknown_mail_link = このリンクは間違っているか、期限切れか、すでに使われています。
refusal_unknown_passkey = そのパスキーはありません。
refusal_unknown_puzzle = このパズルは見つかりません。
refusal_unknown_review = この記録の検討はないか、もう残っていません。記録をもう一度開いてください。
refusal_unknown_session = その端末はサインインしていません。
refusal_unknown_study = このスタディはないか、削除されました。
refusal_unknown_table = このテーブルは見つかりません。リンクが違うか、古いようです。
refusal_unknown_tournament = その大会はありません。
refusal_unknown_turn = この試合にその手番はありません。
refusal_unreadable = その内容は読み取れませんでした。
refusal_upcard_is_offered = 表向きのカードを取るか、見送ってください。山札から引けるのはその後です。
refusal_upcard_only_before_first_meld = コントラクトを出した後は、山札からしか引けません。
refusal_upcard_only_for_first_meld = 最初のメルドの前は、そのメルドに使うときだけ捨て札を取れます。この1枚では{ $minimum }点のメルドを出せません。
refusal_upcard_only_into_meld = { $card }は、手札とメルドになるときだけ取れます。前に取ったカードとは組み合わせられません。
refusal_upcard_only_to_lay = { $card }はすぐに出すときだけ取れますが、出せるところがありません。
refusal_upcard_refused_only_when_blocked = 捨て札を断れるのは、山札がなくなったときだけです。
refusal_upcard_to_be_used = { $card }は、この手番に出すときだけ取れます。
refusal_upcard_was_let_pass = 2人とも見送りました。山札から引いてください。
refusal_waited_in_vain = だれも来なかったため、相手を探すのをやめました。
refusal_wild_upcard_refused = { $card }はワイルドなので、捨て札から取れません。
refusal_would_leave_taken_upcard = これでは{ $card }だけが残ります。この手番に捨て札から取ったので、捨てられません。
refusal_wrap =
    { $family ->
        [tiles] { $meld }はランではありません。いちばん大きい数字の後には続きません。
       *[other] { $meld }はランではありません。いちばん大きいカードの後には続きません。
    }
refusal_wrong_host = このサーバーは { $host } という名前では利用できません。運営者は --allowed-host で許可できます。
refusal_wrong_origin = 別のサイトのページから送られました。
replay_back = 一手戻る
replay_download = 記録を保存
replay_first =
    { $family ->
        [tiles] ゲームの最初へ
       *[other] ディールの最初へ
    }
replay_go = 再生する
replay_hands = 全員の手元
replay_last =
    { $family ->
        [tiles] ゲームの最後へ
       *[other] ディールの最後へ
    }
replay_link = リプレイ
replay_move = 手
replay_move_of = { $count }手中{ $number }手目
replay_moves = 手順
replay_next = 一手進む
replay_open = ファイルを開く
replay_other = ほかの記録
replay_pause = 一時停止
replay_play = 再生
replay_sentence = 記録した試合を一手ずつ見直せます。終わったテーブルには記録があります。自分で書くこともできます。
replay_speed = 速さ
replay_text = 記録
replay_title = リプレイ
replay_to_table = テーブルへ
replay_total = 合計 { $total }
replay_unknown = 不明
replay_waits = この記録はこの端末でまだ開かれていません。一度サーバーで再現する必要がありますが、つながりません。つながり次第、自動で開きます。
review_accuracy = 正確さ
review_accuracy_about = 正確さ：判定済みの手番のうち、よりよい手がなかったものの割合。判定済み：選ぶ余地があり、差がはっきりした手番。損した点：見落としで失った、ほかの人に対するリード。運と選択：自分の手番で、それぞれが勝つ見込みをどれだけ変えたか。1で勝負1回分。
review_ahead = 平均リード：{ $reached }点、最善の手：{ $best }点。
review_as_bots = どのコンピューターも同じ手を選びます
review_as_table = 表で見る
review_before = 手番の前
review_begins = 検討を始めます。
review_best = 最善の手
review_better = よりよい手
review_by_choice = 選択による
review_by_luck = 運による
review_by_luck_missed = おもに運によるが、よりよい手もあった
review_call = 「ラミー！」とコールします。
review_chances = 勝つ見込み
review_chances_about = 各点は、全員の手元をそのままにして、局面を最後まで{ $count }回進めた結果です。{ $error }ほどの誤差があります。
review_change = 全員の実際の手元で見ると、勝つ見込みはこの手番の前が{ $before }、後が{ $after }でした。
review_change_choice = そのうち{ $choice }は選択によるもので、この人が劣ると知り得た分です。残りの{ $luck }は運です。
review_change_luck = この差は運とみなします。この人が知り得たことからは、確実によりよい手はありませんでした。
review_choice = 選択
review_compared = 想定した手元で{ $deals }回比較
review_compared_about = この人に見えなかったものを毎回配り直し、どちらの手からも最後まで進めました。比べるのは点で、勝つ見込みではありません。上の見込みは全員の実際の手元によるもので、これとは異なります。
review_compared_match = この人に見えなかったものを毎回配り直し、どちらの手からも最後まで進めました。比べるのは試合に勝つ見込みです。
review_cost = 損した点
review_costs = よりよい手がありました：約{ $points }点の差
review_costs_match = よりよい手がありました：試合に勝つ見込みが約{ $percent }高い手です
review_decided = はっきりした判断：{ $choices }のうち{ $decided }
review_decided_of = { $turns }手番中{ $decided }手番を判定
review_decisive = 勝負を決めた手番
review_deeper = さらに詳しく調べる
review_deeper_about = この手番をさらに何度も試します。結果は、この検討を開く全員に表示されます。
review_deeper_failed = 詳しく調べ終えられませんでした。もう一度お試しください。
review_deeper_waits = 先に調べるもの：{ $count }
review_deeper_works = 詳しく調べています：{ $percent }
review_depends =
    { $when ->
        [knock_at_once] 相手がいつノックするかによります：すぐにノックする相手にはもう一方の手よりよく、待つ相手には劣ります
       *[knock_late] 相手がいつノックするかによります：待つ相手にはもう一方の手よりよく、すぐにノックする相手には劣ります
    }
review_draw_tile = 何も出さず、タイルを1枚引きます。
review_end = { $deal }・終了
review_expected = 勝つ見込み{ $chance }、リード{ $points }
review_expected_match = 試合に勝つ見込み{ $match }。この勝負：{ $chance }、リード{ $points }
review_forced = ほかの手はありません
review_held = 見落としではありません：最後まで{ $deals }回進めると、出さずにおいても同じかそれ以上の結果でした。
review_lay_off = { $cards }をレイオフします。
review_leave = このページを離れても検討は続きます。結果は試合と一緒に残り、だれでも見られます。
review_leave_file = ファイルの記録の検討は1時間残ります。
review_left =
    { $family ->
        [tiles] さらに出せたタイル：{ $tiles }枚、{ $points }点
       *[other] さらに出せたカード：{ $tiles }枚、{ $points }点
    }
review_luck = 運
review_luck_and_choice = 運と選択
review_next = 次の手番
review_none_missed = はっきりした見落としはありません。
review_not_compared = まだ比較していません
review_only_missed = 見落としのあった手番だけ（{ $count }）
review_other_record = リプレイに戻る
review_place = { $deal }・手番{ $turn }
review_play = { $tiles }を出します。
review_played = 実際の手
review_player = プレイヤー
review_previous = 前の手番
review_proven = 証明済み：これが最多です。
review_rival = または
review_see = 見る
review_shown = 表示するもの
review_surer = 損が大きかったかもしれない手番を詳しく調べています：{ $percent }
review_surer_waits = まずは大まかな検討です。詳しい検討が続きます。先に行われる検討：{ $count }
review_take = 捨て札から{ $card }を取ります。
review_take_top = 捨て札のいちばん上を取ります。
review_title = 何を見落とした？
review_too_close = { $deals }回試しても、この2つの差はつきませんでした。
review_try = もう一度考える
review_try_back = 検討へ
review_try_task = 試合での手：{ $action }もっとよい手を探しましょう。
review_turn_by_turn = 手番ごとに
review_turn_of = { $count }手番中{ $number }番目
review_undecided = { $deals }回試してもはっきりしません
review_unproven = もっとよい手があるかもしれません。
review_waiting = 先に行われる検討：{ $count }
review_warmer = 惜しい：実際の手よりよい手です。
review_was_best = 最善の手と同じ
review_way = 手順を見る
review_way_hide = 手順を隠す
review_working = 試合を検討しています：{ $percent }
rules_away_house_rules = これはハウスルールなしのルールです。ハウスルールの説明はサーバーで作りますが、サーバーにつながりません。
rules_contents = 目次
rules_title = { $game }のルール
said_by = { $name }：{ $phrase }
scan_again = 別の写真
scan_button = スキャン
scan_doubtful_piece = { $piece }（不確か）
scan_file = 写真を選ぶ
scan_found =
    { $family ->
        [tiles] 見つかったタイル：{ $count }枚
       *[other] 見つかったカード：{ $count }枚
    }
scan_join = この列を別の列とつなげる
scan_join_where = つなげる相手の列をタップしてください。
scan_larger = 拡大
scan_loading = 写真を読み取る機能を読み込んでいます：{ $percent }%
scan_look = 不確か：{ $count }枚
scan_move = 別の列に移す
scan_move_where = 移す先の列をタップしてください：{ $piece }
scan_no_piece =
    { $family ->
        [tiles] ここにタイルはない
       *[other] ここにカードはない
    }
scan_note =
    { $family ->
        [tiles] タイルをタップすると、タイルや列を直せます。足りない所では写真をタップしてください。
       *[other] カードをタップすると、カードや列を直せます。足りない所では写真をタップしてください。
    }
scan_photo = 写真
scan_private = 写真はこの端末の外に出ません。
scan_reading = 写真を読み取っています…
scan_row = { $number }列目
scan_row_new = 新しい列
scan_shutter = 写真を撮る
scan_split = ここから新しい列にする
scan_trial = カードの読み取りは試験中です。テスト用の写真67枚（ほとんどは1枚ずつ離れたカード）では、97.9%のカードを正しく読み取りました。カードの隅を隠さず、1枚ずつ確かめてください。
scan_turn = 写真を回す
scan_unloaded = 読み込めませんでした。最初のスキャンだけはインターネット接続が必要です。
scan_unread = 写真を読み取れませんでした。別の写真を試してください。
scan_use =
    { $family ->
        [tiles] これらのタイルを使う
       *[other] これらのカードを使う
    }
scan_which =
    { $family ->
        [tiles] どのタイルですか？
       *[other] どのカードですか？
    }
score_after_round = 第{ $number }ラウンド終了時
score_boxes = ボックス
score_boxes_bonus = ボックスの点
score_check = 検算
score_check_deals =
    { $family ->
        [tiles] ゲーム：{ $sum }
       *[other] ディール：{ $sum }
    }
score_check_players = プレイヤー：{ $sum }
score_check_sum = +{ $won } − { $lost } = { $sum }
score_chips = チップで数えます
score_column = { $number }列目
score_column_closed = 終了
score_deal =
    { $family ->
        [tiles] ゲーム
       *[other] ディール
    }
score_deal_number =
    { $family ->
        [tiles] 第{ $number }ゲーム
       *[other] 第{ $number }ディール
    }
score_eliminated = 脱落
score_final = 最終
score_game_bonus = 試合の点
score_games_won = 勝ちゲーム数
score_goal_countdown = 持ち点{ $count }点、だれかの持ち点がなくなるまで
score_goal_deal =
    { $family ->
        [tiles] 1ゲームで1試合
       *[other] 1ディールで1試合
    }
score_goal_deals =
    { $family ->
        [tiles] { $count }ゲームで1試合
       *[other] { $count }ディールで1試合
    }
score_goal_limit = { $count }点で脱落
score_goal_points = 先に{ $count }点で勝ち
score_in_columns = { $numbers }列目に記入
score_money = 金額
score_none = まだ得点はありません。
score_rake = 支払総額{ $gross }のうち場代{ $rake }
score_rejoined = 復帰
score_shutout = シャットアウト
score_stake_point = 1点につき{ $amount }
score_stake_pool = 参加費は各{ $amount }、プールは{ $pool }
score_start = 初めの点
score_title = 得点表
score_total = 合計
score_wins_games = 勝ちゲーム数のいちばん多い人の勝ち、同数なら合計の多い人
score_wins_last_left = 最後に残った人がプールを獲得
score_wins_left = 最後に残った人の勝ち
score_wins_lowest = 合計のいちばん少ない人の勝ち
seat_dealer = ディーラー
seat_games_won = { $count }勝
seat_laid = 出したカード { $points }点
seat_pairs = ペア
seat_partner = パートナー
seat_place = { $place }位
seat_sits_out = 休み
seat_starter = 最初のプレイヤー
settings_agree_puzzles = 自分の試合からパズルを作ることに、いつも同意する
settings_agree_puzzles_note = 試合が終わるとすぐに同意します。全員が同意したときだけ作られ、それまでは取り消せます。
settings_felt = テーブル
settings_felt_blue = ブルー
settings_felt_green = グリーン
settings_felt_wine = ワインレッド
settings_four_colours = 4色のカード
settings_four_colours_note = ダイヤは青、クラブは緑
settings_initials = イニシャル
settings_language = 言語
settings_less_motion = 動きを減らす
settings_pace = コンピューターの速さ
settings_pace_at_once = 待たない
settings_pace_note = 1人でコンピューターと遊ぶときだけ。テーブルの空いた所をタップすると、待たずに進みます。
settings_portrait = テーブルでの顔
settings_portrait_number = 顔{ $number }
settings_size = タイルとカード
settings_size_large = 大
settings_size_normal = 普通
settings_size_small = 小
settings_sound = サウンド
settings_speed = 動きの速さ
settings_speed_fast = 速い
settings_speed_slow = ゆっくり
settings_spread = 手札の間隔
settings_spread_tight = 狭い
settings_spread_wide = 広い
settings_theme = テーマ
settings_theme_dark = ダーク
settings_theme_light = ライト
settings_theme_system = 自動
settings_title = 設定
settings_volume = 音量
shop_add = 追加
shop_add_to = 追加：{ $field }
shop_add_which = 追加するもの：{ $field }
shop_bounds = { $low }から{ $high }までです。
shop_by_players = 人数による
shop_changed = 変更：{ $count }。
shop_down = 後に：{ $part }
shop_first_name = 自分の{ $game }
shop_from = { $field }：ここから
shop_from_game = もとのゲーム
shop_group_changed = 変更：{ $count }
shop_group_wrong = まだつじつまが合わない
shop_less = 減らす：{ $field }
shop_load = ファイルを開く
shop_more = 増やす：{ $field }
shop_name = 名前
shop_new_rule = 変更：
shop_redo = やり直す
shop_remove = 削除：{ $part }
shop_restore = 元に戻す：{ $field }
shop_same = 全員同じ
shop_save = ファイルに保存
shop_senseless = まだつじつまが合いません：
shop_sentence = 好きなゲームをもとに、どこでも変えられます。横のルールに結果が表示されます。
shop_stale = これは最後の変更の前のルールです。その変更はまだ成り立ちません。
shop_start_over = すべて元に戻す
shop_tab_controls = 変更
shop_title = 自分のゲーム
shop_to = { $field }：ここまで
shop_trying = コンピューターが試しています…
shop_unchanged = まだ何も変えていません。
shop_undo = 元に戻す
shop_unread = このファイルはルールシートではありません：
shop_up = 前に：{ $part }
shop_waits = 新しいゲームは、遊ぶ前にコンピューターが試します。先に待っているゲーム：{ $before }。順番はそのままです。
shop_with = あり
shop_without = なし
sign_at_once = メルドは全部一度に出す
sign_block = 山札は作り直さない
sign_books = { $count }枚からブック
sign_burracos = { $count }枚からブラコ
sign_buy = 手番でなくても捨て札を買える
sign_call_draw = ドローをコールできる
sign_call_drop = ドロップでディールを終えられる
sign_canastas = { $count }枚からカナスタ
sign_cards_laid = カードは出した人の得点
sign_claims = ポンとチーができる
sign_contract = 手札全部を一度に、この枚数で
sign_contracts = { $count }ディール、それぞれにコントラクト
sign_corner = K A 2 もラン
sign_deals = { $count }ディール、チップで支払い
sign_few_jokers = ジョーカーは普通のカード以下
sign_fight = ほかの人は勝負かフォールド
sign_first_from_hand = 最初のメルドは手札だけで作る
sign_foot = フット{ $count }枚
sign_force = 見送ったカードを押しつけられる
sign_joker_freed_any = どこのタイルでもジョーカーと交換
sign_joker_freed_rack = ラックのタイルでジョーカーと交換
sign_knock = { $points }点以下でノック
sign_knock_any = どんな手札でもノック
sign_last_left = { $points }点で脱落、最後の1人の勝ち
sign_lives = ラン2つ、1つはジョーカーなし
sign_money = 1ディール、1点ごとに支払い
sign_money_value_cards = 1点ごとに支払い、バリューカードも
sign_only_runs = ランだけ
sign_opening = 最初のメルドは{ $points }点以上
sign_opening_or_pairs = 最初のメルドは{ $points }点以上か、ペア{ $count }組
sign_own_melds = 自分のメルドが得点
sign_partners = パートナーでメルドを共有
sign_pile_any = 捨て札のどれでも取れる
sign_pile_down_to_melded = 捨て札を上のカードごと取ってメルドに
sign_pile_down_to_used = 捨て札を上のカードごと取れる
sign_pile_top_and_second = 捨て札を取るともう1枚
sign_pile_top_into_meld = 捨て札はメルドになるときだけ
sign_pool = { $points }点で脱落、最後の1人がプールを獲得
sign_pozzetto = ポッツェット{ $count }枚
sign_pures = ピュアランが{ $count }つ必要
sign_rearranged = だれでもすべてのメルドを組み替えられる
sign_special_jokers = ダブル、ミラー、カラーチェンジのジョーカー
sign_swap = ジョーカーを交換できる
sign_swap_wild_tile = ワイルドタイルを交換できる
sign_target = 先に{ $points }点で勝ち
sign_turns = 手番は1人{ $count }回
sign_twins = グループに同じカードがあってもよい
sign_wild_rank = ワイルドのランクが毎回変わる
solver_away = 上がりまであと{ $count }枚です。
solver_back = 前の一手
solver_best = 最善の手
solver_both =
    { $family ->
        [tiles] 枚数、次に点数
       *[other] 枚数、次に点数
    }
solver_colon = ：
solver_comma = 、
solver_deadwood = デッドウッドは{ $count }点です。
solver_discard = 1枚捨てます
solver_example = 例を見る
solver_finish = 手札が全部メルドになり、上がれます。
solver_first = 元の場
solver_from_rack =
    { $family ->
        [tiles] { $tiles }はラックから
       *[other] { $tiles }は手札から
    }
solver_from_set = { $tiles }は{ $set }から
solver_hand = 手札
solver_indicator = 表示タイル
solver_last = できあがり
solver_link = リンクをコピー
solver_melded = { $of }枚のうち{ $count }枚がメルドになります。
solver_melds = メルド
solver_next = 次の一手
solver_no_first = { $minimum }点の最初のメルドは作れません。
solver_none = 出せるものはありません。
solver_nothing =
    { $family ->
        [tiles] 場のセットを選び、次にラックのタイルを選んでください。
       *[other] 場のメルドを選び、次に手札のカードを選んでください。
    }
solver_nothing_cards = 手札のカードを選んでください。
solver_nothing_finish = 表示タイルを選び、次にラックのタイルを選んでください。
solver_nothing_left = 残りはありません。
solver_objective = 何を優先するか
solver_play =
    { $family ->
        [tiles] { $of }枚のうち{ $count }枚を出せます。合わせて{ $value }点です。
       *[other] { $of }枚のうち{ $count }枚を出せます。合わせて{ $value }点です。
    }
solver_sentence = 場と手元にあるものを選ぶと、最善の手を証明つきで一手ずつ示します。
solver_show = 手順を見る
solver_side = 自分のチームのメルド
solver_status_both_lives = 2つのライフがそろっています。
solver_status_contract = 手札を全部出せます。
solver_status_first_life_only = 第1のライフしかありません。メルドと数えるのはそのカードだけです。
solver_status_no_first_life = 第1のライフがないので、すべてのカードを数えます。
solver_status_short = ピュアランが足りないので、それ以外のカードをすべて数えます。
solver_status_three_pure = ピュアランは足りているので、メルドに入らないカードだけを数えます。
solver_status_valid_show = すべてのカードがメルドになり、宣言できます。
solver_steps = 一手ずつ
solver_table = 場
solver_tiles =
    { $family ->
        [tiles] 枚数
       *[other] 枚数
    }
solver_title = 最善の手
solver_value = 点数
solver_whole = { $set }をそのまま
solver_worth = { $of }枚のうち{ $count }枚を出し、ボーナスを含めて{ $worth }点になります。
status_now = いまテーブルにいる人：{ $people }、テーブル：{ $tables }
status_since = { $date }から稼働中、バージョン{ $version }
status_title = サーバーの状態
status_up = サーバーは稼働しています。
study_add = スタディに追加
study_add_drawing = 追加
study_all_open = 全員
study_arrow = 矢印
study_back = スタディに戻る
study_by_list = 一覧から選ぶ
study_circle = 丸
study_colour = 色
study_colour_name =
    { $colour ->
        [green] 緑
        [red] 赤
        [blue] 青
       *[other] 黄
    }
study_comment = コメント
study_delete = スタディを削除
study_delete_sure = リンクはもう開けなくなります。
study_draw = 描く
study_drawings = 図
study_drawn_arrow = 矢印（{ $colour }）：{ $origin }から{ $place }へ
study_drawn_circle = 丸（{ $colour }）：{ $place }
study_earlier = 上へ
study_edit = この手番を編集
study_from = 始点
study_from_none = なし（丸）
study_how =
    { $family ->
        [tiles] タイルをタップすると丸で囲みます。矢印は、始点から終点までドラッグするか、両方をタップします。
       *[other] カードをタップすると丸で囲みます。矢印は、始点から終点までドラッグするか、両方をタップします。
    }
study_into = 入れる先
study_into_new = 新しいスタディ
study_later = 下へ
study_leave_out = この手番を外す
study_link_note = このリンクはアカウントがなくても開けます。スタディはいつでも変更・削除できます。1年間開かれなければ削除されます。
study_make = リンクを作る
study_mine = 自分のスタディ
study_name = タイトル
study_only_open = { $name }だけ
study_open = スタディを開く
study_open_hands = 見える手元
study_remove = 消す
study_rename = タイトルを変更
study_save = 保存
study_show = この手番を見せる
study_spot_hand =
    { $family ->
        [tiles] { $name }のラック
       *[other] { $name }の手札
    }
study_spot_meld =
    { $family ->
        [tiles] セット「{ $cards }」
       *[other] メルド「{ $cards }」
    }
study_spot_piece = { $piece }（{ $place }）
study_title = スタディ
study_to = 終点
study_turns = { $count }手番
study_whole =
    { $family ->
        [tiles] セット全体
       *[other] メルド全体
    }
study_whole_match = ここから試合をリプレイ
table_ask_partner = { $name }：上がってもいいですか？
table_away = 離席中
table_book_label =
    { $called ->
        [canasta]
            { $kind ->
                [natural] ナチュラルカナスタ、{ $count }枚
                [semi] セミクリーンカナスタ、{ $count }枚
                [mixed] ミックスカナスタ、{ $count }枚
               *[other] ワイルドのカナスタ、{ $count }枚
            }
        [book]
            { $kind ->
                [natural] クリーンブック、{ $count }枚
                [semi] セミクリーンブック、{ $count }枚
                [mixed] ダーティブック、{ $count }枚
               *[other] ワイルドのブック、{ $count }枚
            }
       *[other]
            { $kind ->
                [natural] クリーンブラコ、{ $count }枚
                [semi] セミクリーンブラコ、{ $count }枚
                [mixed] ダーティブラコ、{ $count }枚
               *[other] ワイルドのブラコ、{ $count }枚
            }
    }
table_borrow_hint = 場のメルドのカードも選んで、別のメルドに使えます。
table_buy_ask = { $card }を買いますか？山札からさらに{ $count }枚取ります。
table_buy_asked = { $name }は{ $card }を買えます。
table_buy_limited = { $card }を買いますか？山札からさらに{ $count }枚取ります。買えるのはあと{ $left }回。
table_buy_points = 手番ではありませんが、{ $card }を取りますか？罰点：{ $count }点。
table_call_ask = { $card }をコールしますか？場のメルドに合います。
table_call_down = コールする捨て札をタップ。その上のカードもすべて取ります。
table_cards_count = { $count }枚
table_careless_sure =
    { $family ->
        [tiles] { $card }はワイルドか、場のセットに加えられます。捨てると罰点がつきます。
       *[other] { $card }は場のメルドに合うか、捨て札の中でメルドになります。捨てると罰点がつきます。
    }
table_chips = チップ{ $count }枚
table_claim_ask = { $card }をもらいますか？
table_claim_asked = { $name }は{ $card }をもらえます。
table_claim_none = { $card }をもらえるカードがありません。
table_contract_ready = コントラクトがそろっています。ボタンを押すと出せます。
table_deadwood = デッドウッド { $points }点
table_dealt_ask = 配られた手札でディールが終わります。
table_declare_pairs_means = ペアでしか上がれなくなり、それが全員に知られます。取り消せません。
table_declare_pairs_sure = ペアで上がることにしますか？
table_declare_regroup = 勝てる組み方にする
table_declare_regrouped = 同じカードでも、組み替えれば勝てます。
table_declare_wrong = これは誤った宣言になります。{ $points }点の罰点を受け、このディールから抜けます。
table_do_answer_no = いいえ、まだです
table_do_answer_yes = はい、どうぞ
table_do_aside = 脇に置く：{ $value }/{ $minimum }点
table_do_aside_melds = 脇に置く：{ $melds }つ中{ $count }つ
table_do_aside_melds_more = コントラクト：{ $melds }つ中{ $count }つ
table_do_aside_more = 最初のメルド：{ $value }/{ $minimum }点
table_do_aside_run = ジョーカーなしのランが必要
table_do_ask = 上がってもいい？
table_do_borrow = 借りて出す
table_do_buy = { $card }を買う
table_do_call = ラミー！{ $card }
table_do_call_end_draw = ドローをコール
table_do_call_end_drop = ドロップ
table_do_chi = チー：{ $cards }
table_do_choose_to_pass = カードを選択
table_do_contract = コントラクトを出す
table_do_declare = 宣言する
table_do_declare_anyway = それでも宣言する（{ $points }点）
table_do_declare_pairs = ペアを宣言
table_do_discard = { $card }を捨てる
table_do_discard_sure = 本当に{ $card }を捨てる？
table_do_done = 終わり
table_do_draw =
    { $family ->
        [tiles] タイルを引く
       *[other] カードを引く
    }
table_do_draw_card = 1枚引く
table_do_draw_cards = { $count }枚引く
table_do_drop = ドロップ
table_do_drop_for = ドロップ（{ $points }点）
table_do_drop_next = 次の手番でドロップ
table_do_end = 手番を終える
table_do_end_count = 手番を終える：{ $value }/{ $minimum }点
table_do_end_short = { $value }/{ $minimum }点
table_do_face_down = { $card }を伏せて上がる
table_do_fight = 勝負する
table_do_finish = { $card }で上がる
table_do_fits_nowhere = 合うメルドなし
table_do_fold = フォールド
table_do_force = { $card }を押しつける
table_do_gin = ジン！{ $card }を捨てる
table_do_go_out =
    { $game ->
        [gin_rummy] ビッグジン
       *[other] 上がる
    }
table_do_knock = ノック
table_do_knock_with = { $points }点でノック、{ $card }を捨てる
table_do_lay =
    { $family ->
        [tiles] { $count }枚を出す
       *[other] { $count }枚を出す
    }
table_do_lay_alone = 出す
table_do_lay_off = { $cards }をレイオフ
table_do_leave = { $card }を見送る
table_do_let_pass = 見送る
table_do_open = { $value }点を出す
table_do_pass = パス
table_do_pass_on = { $card }を渡す
table_do_pick =
    { $family ->
        [tiles] 捨てるタイルを選ぶ
       *[other] 捨てるカードを選ぶ
    }
table_do_pick_meld = メルドを選ぶ
table_do_pon = ポン：{ $cards }
table_do_put_back = 並びを元に戻す
table_do_refuse = 断ってディールを終える
table_do_rummikub = ラミィキューブ！
table_do_second = もう1枚引く
table_do_show = メルドを見せる
table_do_show_dealt = 手札を見せる
table_do_show_indicator = 同じタイルを見せる
table_do_show_none = メルドなし
table_do_swap =
    { $family ->
        [tiles] ワイルドタイルと交換
       *[other] ジョーカーと交換
    }
table_do_take = { $card }を取る
table_do_take_down = { $card }まで{ $count }枚取る
table_do_take_pile = 捨て札を全部取る：{ $count }
table_do_throw_last = 捨てて上がる
table_do_turn_card = 1枚めくる
table_do_turn_over = 捨て札を裏返して引く
table_do_wait = { $name }の手番
table_do_want_none = いつも見送る
table_down_any = カードを押すと、その上のカードごと取れます。押したカードはこの手番に出さなければなりません
table_down_ask = { $count }枚が手札に入ります。{ $card }はこの手番に出さなければなりません。
table_drop_means = 手札を伏せて抜けます。取り消せません。
table_drop_sure = 本当にドロップしますか？
table_drop_sure_for = { $points }点でドロップしますか？
table_end_means_draw = ほかの人はフォールドするか勝負します。勝負した人の点があなた以下なら、あなたの負けで、多く払います。
table_end_means_drop = すぐに全員の手札を比べます。点があなた以下の人がいれば、あなたの負けで、多く払います。
table_end_sure_draw = 今ドローをコールしますか？
table_end_sure_drop = 今ディールを終えますか？
table_face_down_ask = 最後の1枚を伏せて置けば上がりです。
table_fight_ask = { $name }がドローをコールしました。勝負しますか？
table_finish_back = 戻る
table_finish_pick = 捨てるカードを選んで、もう一度どうぞ。
table_force_ask = { $card }が見送られました。押しつけますか？
table_fresh = 新しい
table_frozen = 凍結中
table_frozen_all = 凍結中：捨て札を取るには、いちばん上と同じランクの普通のカードが2枚必要です。
table_frozen_you = 自分のチームの最初のメルドまで、捨て札は凍結されています。
table_gone = このテーブルとの接続は終わりました。
table_gone_banned = このサーバーの運営者があなたを利用停止にしました。
table_gone_closed = このサーバーの運営者がこのテーブルを閉じました。
table_gone_outdated = このテーブルのルールは古い版のため、続けられません。
table_gone_pages = このテーブルを開いているページが多すぎます。新しいページだけで続けられます。
table_gone_seat = この席は、別のブラウザーで使われています。
table_group = グループ
table_group_aside = 捨てるカード
table_group_cards =
    { $family ->
        [tiles] セットに入っていない
       *[other] メルドに入っていない
    }
table_group_held = 手札に残す
table_group_number = メルド{ $number }
table_hand = あなたの手札
table_has_drawn = 引きました。出すか、パスしてください。
table_home = ゲーム一覧
table_joker_ask =
    { $family ->
        [tiles] ワイルドタイルは何の代わりですか？
       *[other] ジョーカーは何の代わりですか？
    }
table_keep_playing = 続ける
table_kept = 取ったカード
table_key_apart =
    { $family ->
        [tiles] 選んだタイルをラックの中で分ける
       *[other] 選んだカードを手札の中で分ける
    }
table_key_arrows = タイルやカード、場所の間を移る
table_key_back =
    { $family ->
        [tiles] 選んだものをラックに戻す
       *[other] 選んだものを手札に戻す
    }
table_key_draw = 引く
table_key_end = 主ボタンと同じ
table_key_enter = 選んだものをここに置く
table_key_escape = 選択をやめる、閉じる
table_key_help = この一覧
table_key_move =
    { $family ->
        [tiles] ラックのタイル、場のセットを動かす
       *[other] 手札のカード、場のメルドを動かす
    }
table_key_new = 選んだものを新しく出す
table_key_space = 選ぶ・選ぶのをやめる
table_key_split =
    { $family ->
        [tiles] 選んだタイルの前でセットを分ける
       *[other] 選んだカードの前でメルドを分ける
    }
table_key_take = 捨て札から取る
table_keys = キー操作
table_knock_gin_only = ノックはジンのときだけ
table_knock_hint = 全員が手札を見せます。残りの点があなた以下の人がいれば、その人の勝ちです。
table_knock_hint_gin = ジン：相手はあなたのメルドにレイオフできません。
table_knock_hint_lay_off = メルドが開かれ、相手がレイオフします。その後で相手の点があなた以下なら、アンダーカットされます。
table_knock_left = デッドウッド
table_knock_limit = ノックは{ $limit }点以下
table_laid_by = { $name }が出したカード
table_last_turn = { $name }が上がりました。これが最後の手番です。
table_last_turns = { $name }が上がりました。ほかの人は最後の手番です。
table_lay_off_ask = { $name }が{ $points }点でノックしました。合うカードをレイオフしてください。
table_leave = 試合から抜ける
table_leave_stay = 残る
table_leave_sure = 本当に抜けますか？このディールから先のすべてのディールで、それぞれ{ $points }点になります。
table_left = 残り{ $count }枚
table_log = 経過
table_mine = この手番に出したもの
table_more = その他
table_more_below = 下にあるセット：{ $count }
table_move_set =
    { $family ->
        [tiles] セットを動かす
       *[other] メルドを動かす
    }
table_must_play = 取った{ $card }を場に出してください。
table_new_meld =
    { $family ->
        [tiles] 新しいセット
       *[other] 新しいメルド
    }
table_new_set =
    { $family ->
        [tiles] 新しいセット
       *[other] 新しいメルド
    }
table_no_discard = 山札の最後のカードが前に置かれたので、捨てずにこのディールは終わります。
table_offered_none = { $card }は今は出せません。
table_opened = 最初のメルドを出した
table_order = 場を整える
table_order_back =
    { $family ->
        [tiles] セットを元の位置に戻す
       *[other] メルドを元の位置に戻す
    }
table_order_self = 手番のたびに整える
table_order_self_note =
    { $family ->
        [tiles] オフなら、セットは置いた場所に残ります。
       *[other] オフなら、メルドは置いた場所に残ります。
    }
table_out = 抜けた
table_owner = { $name }のメルド
table_pair = ペア
table_partner_no = パートナーの返事は「だめ」です。この手番では上がれません。
table_partner_yes = パートナーの返事は「よい」です。この手番で上がってください。
table_pass_on_ask = { $name }に渡すカードを選んでください。
table_pile =
    { $family ->
        [tiles] 捨て札
       *[other] 捨て札
    }
table_pile_any = どれでも取れます
table_pile_empty = なし
table_points = { $count }点
table_pool = プール
table_rack = あなたのラック
table_reconnecting = 再接続しています…
table_redo = やり直す
table_refuse_means = ここでプレイは終わり、手札は今のまま数えられます。
table_refuse_sure = 最後のカードを断りますか？
table_reset = 最初に戻す
table_reset_long = 手番の初めに戻す
table_restarting = サーバーを再起動しています。少々お待ちください。ゲームは今の場面から続きます。
table_rule_link = ルールを見る
table_rules = ルール
table_run = ラン
table_scores = 得点表
table_seats = プレイヤー
table_second_hand =
    { $called ->
        [pozzetto] ポッツェット{ $count }枚、取れる人：{ $names }
       *[other] フット{ $count }枚、取れる人：{ $names }
    }
table_second_hint = 捨て札を取ると、もう1枚を山札か捨て札から引きます。
table_second_picked_up =
    { $called ->
        [pozzetto] ポッツェットを取った人：{ $names }
       *[other] フットを取った人：{ $names }
    }
table_selected = 選択中
table_set_label =
    { $family ->
        [tiles] セット{ $number }、{ $kind }：{ $pieces }
       *[other] メルド{ $number }、{ $kind }：{ $pieces }
    }
table_set_label_plain =
    { $family ->
        [tiles] セット{ $number }：{ $pieces }
       *[other] メルド{ $number }：{ $pieces }
    }
table_side_bonus = 前に置いたカード：{ $cards }
table_side_books =
    { $called ->
        [book] ブック：クリーン{ $natural }、ダーティ{ $mixed }
        [burraco] ブラコ：クリーン{ $natural }、ダーティ{ $mixed }
       *[other] カナスタ：ナチュラル{ $natural }、ミックス{ $mixed }
    }
table_side_books_semi = { $books }、セミクリーン{ $semi }
table_side_books_wild = { $books }、ワイルド{ $wild }
table_side_ours = 自分のチーム
table_sort_colour = 色順に並べる
table_sort_number = 数字順に並べる
table_sort_suit = スート順に並べる
table_split = ここで分ける
table_starting = テーブルの準備をしています…
table_stock = 山札
table_swap_hint =
    { $family ->
        [tiles] { $card }を場のワイルドタイルと交換できます。
       *[other] { $card }を場のジョーカーと交換できます。
    }
table_table = 場
table_table_empty = 場にはまだ何もありません。
table_take_back = 手に戻す
table_tiles_count = タイル{ $count }枚
table_title_turn = あなたの番 · { $game }
table_to_rack =
    { $family ->
        [tiles] ラックに戻す
       *[other] 手札に戻す
    }
table_tray = 最初のメルドのために脇に置いたもの
table_tray_back = { $pieces }を戻す
table_try_again = もう一度
table_turn_of = { $name }の番です
table_turned_ask = { $card }をめくりました。出すか、見送ってください。
table_undo = 元に戻す
table_upcard_ask = { $card }を取りますか？見送りますか？
table_view = 場の表示
table_want_none_means = もう聞かれません。次に手札が配られるか、ここでオフにするまで、どの捨て札も見送ります。
table_wild = ワイルド：{ $rank }
table_you = あなた
table_your_turn = あなたの番です
table_zoom_all =
    { $family ->
        [tiles] セット全体を表示
       *[other] メルド全体を表示
    }
table_zoom_in =
    { $family ->
        [tiles] タイルを大きく
       *[other] カードを大きく
    }
table_zoom_out =
    { $family ->
        [tiles] タイルを小さく
       *[other] カードを小さく
    }
table_zoom_usual = 標準の大きさ
tip_aim = 何を目指すか、どこまで進んだかは、いつもここでわかります。
tip_button = このボタンには、押すとどうなるかがいつも書かれています。選んだものに応じて変わります。
tip_deadwood = メルドは手札に残しておきます。デッドウッドが少なくなればノックできます。
tip_first_meld = 最初のメルドは、自分のラックから{ $minimum }点以上です。今の合計はボタンに表示されます。
tip_hand =
    { $family ->
        [tiles] 組になるタイルを選んでまとめましょう。何ができたか、何が足りないかは、その下に表示されます。
       *[other] 組になるカードを選んでまとめましょう。何ができたか、何が足りないかは、その下に表示されます。
    }
tip_ok = わかりました
tip_pick_tiles =
    { $family ->
        [tiles] タイルを選び、場の置き場所を選ぶと出せます。ドラッグもできます。
       *[other] カードを選び、場の置き場所を選ぶと出せます。ドラッグもできます。
    }
tip_rid = ヒントを閉じる
tip_undo = 手番を終えるまでは、何度でも元に戻せます。
tourney_absent = 欠席
tourney_absent_name = { $name }は欠席
tourney_advance = 各テーブルから勝ち進む人数
tourney_after = { $time }後
tourney_back = 大会へ
tourney_begin = 大会を始める
tourney_begin_next = 第{ $round }ラウンドを始める
tourney_board = 第{ $number }テーブル
tourney_bots_add = コンピューターを加える
tourney_bots_count = コンピューターの数
tourney_bracket = トーナメント表
tourney_by_hand = 手入力
tourney_by_lot = 抽選
tourney_by_press = 自分で始めたとき
tourney_by_rating = レート順
tourney_bye = 不戦勝：{ $names }
tourney_clock_waits = 時計はあなたを2分間待ちます。
tourney_code = 大会のコード
tourney_countdown = 次のラウンドの開始
tourney_cross = 対戦表
tourney_csv = 順位表（CSV）
tourney_cycles = 全員と当たる回数
tourney_deal = 第{ $number }ディール
tourney_end = 大会を今すぐ終わらせる
tourney_end_not = 続ける
tourney_end_sure = これ以上のラウンドは行わず、順位は今のままになります。
tourney_entrants = 参加者：{ $count }
tourney_explain = 列の見出しを押すと、その意味が表示されます。
tourney_fill = コンピューターで人数を合わせる
tourney_fill_note = どのラウンドでも余る人が出ないようにします。
tourney_finish = 大会を終了する
tourney_format = 形式
tourney_host_begins = 全員がそろったら主催者が始めます。
tourney_invite = 招待する
tourney_join = 参加する
tourney_json = すべて（JSON）
tourney_knock_out = 勝ち抜き
tourney_knock_out_note = 負けたら終わりです。人数が合わないときは、上位のシードが第1ラウンドを不戦勝で通過します。
tourney_late = 遅れて来た人
tourney_late_half = 休んだラウンドごとに0.5点
tourney_late_zero = 休んだラウンドは0点
tourney_make = 大会を作る
tourney_mine = 自分の大会
tourney_my_bye = このラウンドは不戦勝です。
tourney_my_table = 自分のテーブルへ
tourney_my_table_note = 第{ $round }ラウンド、第{ $number }テーブル。
tourney_my_wait = 試合が終わりました。ほかのテーブルではラウンドが続いています。
tourney_name = 大会の名前
tourney_new = 新しい大会
tourney_next_in = 第{ $round }ラウンドは{ $time }後に始まります。
tourney_nobody = まだ参加者はいません。
tourney_none = まだどの大会にも参加していません。
tourney_not_begun = 開始前
tourney_open = 参加受付中
tourney_over = 終了
tourney_pairing = シード
tourney_pairings = 組み合わせ
tourney_place = 順位
tourney_place_of = { $name }の順位
tourney_play_too = 自分も参加する
tourney_player = 名前
tourney_points_for = 勝ち・引き分け・負けの点
tourney_points_of = { $name }の得点
tourney_repeats = ほかの組み合わせがないため、再び当たる人がいます。
tourney_result = 結果を入力
tourney_result_note = テーブルからの報告に優先し、手入力と表示されます。
tourney_result_of = 第{ $number }テーブルの結果
tourney_return = 復帰する
tourney_return_name = { $name }を復帰させる
tourney_round = 第{ $round }ラウンド
tourney_round_done = このラウンドは終わりました。
tourney_round_of = 第{ $round }ラウンド／全{ $rounds }ラウンド
tourney_round_robin = 総当たり
tourney_round_robin_note = 全員が全員と試合をします。8人くらいまでに向いています。
tourney_rounds = ラウンド数
tourney_rounds_number = 全{ $count }ラウンド
tourney_save = 結果を保存
tourney_score = 勝ち点
tourney_seats = 1テーブルの席数
tourney_sentence = 複数のテーブルで行う大会です。組み合わせ、ラウンド、順位がわかります。
tourney_share_text = 大会「{ $name }」に参加しよう
tourney_since = 第{ $round }ラウンドから
tourney_standings = 順位表
tourney_swiss = スイス式
tourney_swiss_note = 全員が毎ラウンド、成績が近くてまだ当たっていない相手と試合をします。大人数で少ないラウンドに向いています。
tourney_tb_buchholz = ブッフホルツ
tourney_tb_buchholz_cut = ブッフホルツ（カット1）
tourney_tb_buchholz_cut_note = いちばん少ない相手を除いた、当たった相手全員の勝ち点の合計。強い相手と当たった人が上になります。相手のいないラウンドは自分の勝ち点で数えます。
tourney_tb_buchholz_note = 当たった相手全員の勝ち点の合計。
tourney_tb_direct_encounter = 直接対決
tourney_tb_direct_encounter_note = まだ並んでいる人どうしの対戦成績。全員が当たっている場合だけ数えます。
tourney_tb_sonneborn_berger = ゾンネボーン・ベルガー
tourney_tb_sonneborn_berger_note = 勝った相手の勝ち点と、引き分けた相手の勝ち点の半分の合計。
tourney_tb_table_points = テーブルでの得点
tourney_tb_table_points_note = ゲームそのものの得点を、全部の試合で合計したもの。点の少ない人が勝つゲームではマイナスで数えます。
tourney_tb_wins = 勝ち数
tourney_tb_wins_note = テーブルで勝った試合の数。不戦勝は数えません。
tourney_third = 3位決定戦
tourney_third_place = 3位決定戦
tourney_title = 大会
tourney_wall = 投影用ページ
tourney_wall_join = このコードで参加
tourney_win_together = { $names }が首位で並びました
tourney_wins = { $name }の優勝
tourney_withdraw = 棄権する
tourney_withdraw_name = { $name }を棄権にする
tourney_withdrawn = 棄権
tourney_won_lost = { $won }勝{ $drawn }分{ $lost }敗
tourney_you_are_in = 参加しています。
tourney_you_host = あなたが主催者です。
trust_add = 自分の乱数を加える
trust_add_label = 好きな文字（サイコロの目など）
trust_added = 乱数を加えた人：{ $names }
trust_added_mine = あなたのページは秘密の数を約束しました。
trust_alarm = 警告：サーバーの表示が、このページが試合前に見た内容と食い違っています。配られたものを信用しないでください。
trust_checked = 公開された内容がすべて約束どおりであることを、このページが確認しました。
trust_last = 第{ $number }ディールのシード
trust_limits = ただし、サーバーには中身がわかります。約束したのに公開しなかった人は、2通りの切り方から選べたことになるため、ここに名前が出ます。
trust_nobody = この試合ではプレイヤーの乱数が加わっていないため、サーバーが中身を選べたことになります。
trust_one = 試合の前にサーバーがハッシュを示します。毎回の配り方のシードがすべてこれで決まるので、後から中身を取り替えることはできません。
trust_opened = 公開した人：{ $names }
trust_opening = 秘密の数を公開しています。少しお待ちください。
trust_promise = 第{ $number }ディールのハッシュ
trust_promised = 約束した人：{ $names }
trust_three = 終わった後でシードが公開され、だれでも同じように配り直して照合できます。
trust_title = 配り方は公正？
trust_two = 各プレイヤーのページは秘密の数を約束し、全員の約束が確定してから公開します。正直なプレイヤーが1人でも公開すれば、サーバーも含めてだれも中身を選べません。
trust_verify = 配り方を検証する
trust_withheld = 約束したが公開しなかった人：{ $names }
ui_again = もう一度試す
ui_close = 閉じる
ui_home = RummyKit：ホーム
ui_loading = 読み込み中…
ui_name = あなたの名前
ui_name_hint = 友だちからの呼び名
verify_broken = シードが示されたハッシュと一致しません
verify_chance_broken = { $name }さんが公開した内容は約束と違います
verify_chance_kept = { $name }さんは約束どおり乱数を加えました
verify_chance_none = { $name }さんは約束せずに乱数を加えました
verify_chance_withheld = { $name }さんは乱数を約束しましたが、公開しませんでした
verify_check = 検証する
verify_deal = 第{ $number }ディール
verify_draw = { $move }手目に{ $name }さんが引いたのは{ $dealt }、記録では{ $told }
verify_good = 約束どおり（{ $count }枚を照合）
verify_hand = { $name }さんに配られたのは{ $dealt }、記録では{ $told }
verify_move = つながらない手があります：{ $text }
verify_no = 一致しません。
verify_no_promise = 示されたハッシュが記録にありません
verify_nobody = 先に約束された乱数が1つも加わっていないため、サーバーが中身を選べたことになります。
verify_nothing = なし
verify_open = ファイルを開く
verify_record = 記録
verify_sentence = 記録を貼り付けるか開くと、各ディールをシードから配り直して照合します。
verify_title = 公正に配られたか？
verify_upcard = 表にされたのは{ $dealt }、記録では{ $told }
verify_yes = 一致します。すべてのディールが約束どおりです。
waiting_all_here = 全員そろいました。
waiting_away = 未接続
waiting_bot = コンピューター
waiting_change = テーブルを変更
waiting_change_save = 変更する
waiting_changed = { $name }さんが変更しました：{ $what }
waiting_code = またはこのコードを伝える
waiting_copied = コピーしました
waiting_copy = コピー
waiting_copy_by_hand = リンクを選択しました。そのままコピーしてください。
waiting_empty = 空席
waiting_fact = { $what }：{ $value }
waiting_for_many = あと{ $count }人を待っています。
waiting_for_one = あと1人を待っています。
waiting_host = ホスト
waiting_host_starts = { $name }さんが試合を始めます。
waiting_link = このリンクを友だちに送ってください
waiting_no_line = 接続が切れました。つながり次第、もう一度送ります。
waiting_qr = QRコードで表示
waiting_qr_alt = リンクのQRコード
waiting_seat_bot = コンピューターに任せる
waiting_seat_free = 空席にする
waiting_seats = 席
waiting_share = 共有
waiting_share_text = 一緒に{ $game }で遊びませんか？
waiting_side = チーム{ $number }
waiting_sides_note = 同じチームの2人は向かい合って座り、一緒に遊びます。
waiting_sit_here = この席に着く
waiting_start = 始める
waiting_start_bot = コンピューター1人と始める
waiting_start_bots = コンピューター{ $count }人と始める
waiting_start_note = 空席にはコンピューターが座ります。
waiting_time = 1手番の制限時間
waiting_unheard = 返事が届く前に接続が切れ、その間にテーブルが変わりました。まだ実行されていなければ、もう一度押してください。
waiting_visiting = ほかの人のプログラムも席に着けます
waiting_you = あなた
write_label = テーブルに書く
write_note = ここに着席している人だけが読めます。全員がいなくなるとサーバーから消えます。
write_report = 報告
write_reported = このサーバーの管理者に報告しました。このプレイヤーの書き込みは表示されなくなります。
write_send = 送信
write_title = メッセージ
