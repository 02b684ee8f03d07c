account_added_ask = Oturum açtın. Buraya bir geçiş anahtarı ekle; bu cihaz bir dahaki sefere kendiliğinden oturum açar.
account_already = Bu cihazda bu hesap için zaten bir geçiş anahtarı var.
account_average = Ortalama sıralama
account_best = En iyi puan
account_cancelled = Hiçbir şey değişmedi: cihaz isteği iptal etti.
account_code_label = O cihazdaki kod ya da yedek kodun
account_code_note = O cihazda: Hesap, Cihazlar, “Başka bir cihazda oturum aç”.
account_code_title = Başka yerde oturumun açık mı, anahtarını mı kaybettin?
account_create = Hesap oluştur
account_create_do = Geçiş anahtarıyla oluştur
account_curve = { $game }: { $count } partide derece { $from } → { $to }
account_data = Verilerim
account_delete = Hesabı sil
account_delete_no = Kalsın
account_delete_sure = Geçmişin, derecelerin ve geçiş anahtarların kalıcı olarak silinir. Biten masaların kayıtları, yerinde “N. N.” yazarak kalır; partilerinden yapılan ve isim içermeyen bulmacalar da kalır.
account_delete_yes = Kalıcı olarak sil
account_deleted = Hesap silindi.
account_devices = Cihazlar
account_export = Hepsini indir
account_game = Oyun
account_history = Biten partiler
account_history_none = Henüz biten parti yok.
account_link = Başka bir cihazda oturum aç
account_link_what = Bunu öbür cihazla tara ya da kodu orada yaz. Bir kez, { $minutes } dakika boyunca geçerlidir. Başka kimseye gösterme.
account_localhost = Aynı sayfayı { $address } adresinde aç
account_lose_advice = Bu cihazı kaybedersen hesabı da kaybedersin. İkinci bir cihaza geçiş anahtarı ekle ya da yedek kod oluştur.
account_matches = Partiler
account_more = Daha fazla
account_name = Hesap adı
account_none = Bu sunucuda hesap yok. Herkes misafir olarak oynar.
account_passkey_add = Bu cihaza geçiş anahtarı ekle
account_passkey_made = oluşturma: { $when }
account_passkey_remove = Kaldır
account_passkey_remove_this = Geçiş anahtarını kaldır: { $name }
account_passkey_used = kullanım: { $when }
account_passkey_what = Geçiş anahtarı cihazında saklanır ve cihazın kendisi gibi açılır: parmak, yüz ya da PIN ile. Şifre yok, e-posta adresi yok.
account_passkeys = Geçiş anahtarları
account_place = Sıralama: { $place } / { $players }
account_points = { $score } puan
account_rating = Derece
account_rating_give = { $rating } ± { $give }
account_rating_what = Derece 1500’den başlar. ± işaretinden sonraki sayı ne kadar sapabileceğini gösterir; her dereceli partiyle küçülür.
account_recovery = Yedek kod
account_recovery_anew = Yenisini oluştur
account_recovery_keep = Bir yere yaz ve güvenli bir yerde sakla: yalnızca şimdi gösterilir.
account_recovery_made = Yedek kodu { $when } oluşturdun. Yenisi onun yerini alır.
account_recovery_make = Yedek kod oluştur
account_recovery_what = Bütün geçiş anahtarlarını kaybedersen bununla bir kez oturum açarsın.
account_rename = Değiştir
account_renamed = Değiştirildi.
account_replay = Tekrar izle
account_sentence = Oynamak için hesap gerekmez. Hesapla geçmişin, istatistiklerin ve derecelerin her cihazda seninle olur.
account_session_end = Oturumu kapat
account_session_end_this = Oturumu kapat: { $name }
account_session_here = burada
account_session_since = başlangıç: { $when }
account_sessions = Açık oturumlar
account_sign_in = Oturum aç
account_sign_in_do = Geçiş anahtarıyla oturum aç
account_sign_out = Oturumu kapat
account_since = Hesap açılışı: { $date }
account_statistics = İstatistikler
account_title = Hesap
account_unable = Geçiş anahtarları için HTTPS ve bir sunucu adı gerekir. Bu adreste, bu tarayıcıda kullanılamazlar.
account_visiting_bots = { $count } konuk botla
account_waiting = Cihazındaki yönergeleri izle …
account_won = Kazanılan
admin_accounts = Hesaplar
admin_act =
    { $what ->
        [ban] Engelle
        [unban] Engeli kaldır
        [ban_network] Adres veya ağ engelle
        [unban_network] Ağ engelini kaldır
        [sign_out] Her yerde oturumu kapat
        [end_session] Bir oturumu kapat
        [link] Oturum açma kodu oluşturuldu
        [export] Verileri dışa aktar
        [delete_account] Hesabı sil
        [admin_on] Yönetici yapıldı
        [admin_off] Yöneticilik kaldırıldı
        [close_table] Masayı kapat
        [delete_table] Masayı sil
        [close_tournament] Turnuvayı bitir
        [delete_tournament] Turnuvayı sil
        [announce] Duyuru yap
        [remove_announcement] Duyuruyu kaldır
       *[prune_tables] Eski masalar silindi
    }
admin_announcements = Duyurular
admin_banned = engelli
admin_bans = Engeller
admin_closed = kapalı: { $reason }
admin_confirm = Geçiş anahtarınla onayla
admin_confirm_why = Bu sayfa her çeyrek saatte bir geçiş anahtarını yeniden ister.
admin_days = Gün sayısı (boş: süresiz)
admin_find = Adın bir parçası, kimlik veya bağlantı
admin_for_ever = süresiz
admin_here = Şu an oyuncusu olan masalar
admin_here_now = şu an burada: { $count }
admin_log = Kayıtlar
admin_network = Adres veya ağ, örneğin 203.0.113.0/24
admin_none = Yok
admin_nothing = Hiçbir şey bulunamadı.
admin_reason = Gerekçe
admin_reason_note = Engellenen veya kapalı bir masaya gelen kişiler gerekçeyi okur. Kimsenin adını yazma.
admin_role = yönetici
admin_search = Ara
admin_tables = Masalar
admin_text = Herkesin okuyacağı metin
admin_title = Yönetim
admin_tournaments = Turnuvalar
admin_until = { $date } tarihine kadar
app_name = RummyKit
away_account = Hesabın ve geçmiş partilerin orada saklanıyor.
away_bot = Hamle süresi dolunca yerine bir bot oynar.
away_clock = Süre işlemeye devam ediyor.
away_for = { $time } süredir uzakta
away_home = Masalar ve botlar için gerekli. Puan cetveli ile burada açtığın kurallar ve tekrarlar onsuz da çalışır.
away_lesson = Masada oynanan görevler, o dönene kadar yok.
away_lobby = Açık masalar orada listelenir; bağlantı gelince görünürler.
away_now = Şu an uzakta: { $name }.
away_puzzle = Bu bulmaca yalnızca onunla oynanabilir.
away_puzzles = Günün bulmacası ve birkaçı onsuz da çözülür, o dönünce sayılır. Zamana karşı çözmek için o gerekir.
away_referee = Bu cihazda hakem yalnızca Twist dışındaki taş masalarına yanıt verir. Geri kalanı bağlantı gelince sor.
away_replay = Bu cihazda açılmış ya da saklanmış bir kayıt onsuz da izlenebilir; ötekiler için gerekli.
away_since = { $name }: { $time } süredir uzakta.
away_solver = Bu cihazda yalnızca Twist dışındaki taş masaları ve basit kart elleri çözülür. Geri kalanı bağlantı gelince sor.
away_title = Sunucuya ulaşılamıyor.
away_verify = Her şey sunucuda yeniden dağıtılır ve karşılaştırılır.
away_waits = Masa bekliyor.
back_title = Sen yokken:
bot_named = { $name } (bot)
bot_visiting = Birinin botu
bots_copy_by_hand = Belirteç seçili: buradan kopyala.
bots_docs = Botlar için API
bots_make = Belirteç oluştur
bots_name = Botun adı
bots_once = Yalnızca bir kez gösterilir. Onu yalnızca kendi programının bulabileceği bir yerde sakla.
bots_revoke = İptal et
bots_revoke_this = Belirteci iptal et: { $name }
bots_sentence = Bot kabul eden masalarda senin yazdığın bir program oynayabilir. Belirteç onun anahtarıdır: kimdeyse senin botun olarak oynar.
bots_title = Botlarım
bots_token = Belirteç: { $name }
bots_used = son görülme: { $when }
clock_bank = Süre bankası
clock_left = { $seconds } saniye kaldı
clock_low = On saniye kaldı.
club_ask = Kulübü bu masaya davet et
club_asked = Üyeler davet edildi. Bunu buradaki her sayfada görürler.
club_back = Kulübe git
club_calendar = Takvimime kaydet
club_coming = Geliyorum
club_consent = Üyeler adını, kulüp masalarındaki partilerini ve buluşmalara gelip gelmediğini görür. İstediğin zaman ayrılabilirsin.
club_date = Sabit buluşma
club_date_before = Üyelere hatırlat
club_date_before_hours = { $count } saat önce
club_date_before_none = Hiçbir zaman
club_date_change = Buluşmayı değiştir
club_date_day = İlk gün
club_date_end = Artık buluşma yok
club_date_every = Ne sıklıkta
club_date_last = Her zaman ayın o son günü
club_date_month = Her ay, aynı haftanın günü
club_date_none = Belirlenmiş bir buluşma yok.
club_date_once = Bir kez
club_date_save = Buluşmayı kaydet
club_date_set = Buluşma belirle
club_date_time = Saat
club_date_two_weeks = İki haftada bir
club_date_week = Her hafta
club_date_zone = Saat dilimi
club_evenings = Geçmiş akşamlar
club_evenings_none = Kulüp masalarında biten partiler burada listelenir.
club_host = Kulüp sahibi
club_invite = Kişileri davet et
club_invited = { $host } seni “{ $name }” kulübüne davet ediyor.
club_join = Kulübe katıl
club_keep = Çıkarma
club_leaders = Sıralama
club_leaders_none = Bu seçim için henüz parti yok.
club_leaders_what = Kulüp masalarında en az iki kişinin oynadığı partiler sayılır. Eşler birlikte kazanır.
club_leave = Kulüpten ayrıl
club_leave_last = Son üye sensin: kulüp ve geçmiş akşamları silinecek.
club_leave_sure = Kulübü artık göremezsin. Sonuçların geçmiş akşamlarda kalır.
club_make_host = Kulüp sahipliğini devret: { $name }
club_members = Üye: { $count }
club_mine = Kulüplerim
club_name = Kulübün adı
club_new = Kulüp kur
club_none = Henüz bir kulüpte değilsin. Bir kulüp kur ya da bir davet bağlantısını aç.
club_not_coming = Gelmiyorum
club_period = Dönem
club_period_all = Tüm zamanlar
club_period_evening = Son akşam
club_period_month = Bu ay
club_period_year = Bu yıl
club_played_with = { $names } ile
club_remind_me = Buluşmaları bana hatırlat
club_remind_note = Bildirimlere izin verdiğin tarayıcılarda ve adres verdiysen e-postayla.
club_remove = { $name } adlı üyeyi çıkar
club_remove_sure = { $name } artık kulübü göremez. Sonuçlar geçmiş akşamlarda kalır.
club_rename = Kulübün adını değiştir
club_renew = Yeni bağlantı oluştur
club_renew_note = Eski bağlantı artık çalışmaz.
club_sentence = Düzenli oynadığın kişiler: kendi masalarınız, sıralamanız ve geçmiş akşamlarınız.
club_share_text = “{ $name }” kulübümüze katıl
club_share_won = Oran
club_soon = { $name } toplanıyor: { $when }
club_stay = Kal
club_table_new = Yeni masa
club_table_next = Yerleri ve kuralları seç
club_table_waits = { $name } bekliyor. Boş yer: { $count }
club_tables = Masalar
club_tables_none = Şu anda bekleyen ya da oynayan yok.
club_tables_now = Şu anki masalar: { $count }
club_title = Kulüpler
club_who_comes = Gelenler: { $names }
club_who_not = Gelmeyenler: { $names }
club_won_by = Kazanan: { $names }
condition_met = (tamam)
condition_not_met = (henüz değil)
contract_groups = { $length } kartlık { $count } grup
contract_is = Kontrat: { $melds }
contract_runs = { $length } kartlık { $count } seri
docs_sentence = Bu sunucunun bütün uç noktaları: ne alırlar, ne döndürürler.
docs_title = API
draft_no_line = Yanıt gelmeden bağlantı koptu. Hiçbir şey kaybolmadı.
draft_not_arrived = Geri döndün. Son hamlen ulaşmadı: lütfen yeniden oyna.
draft_not_from_rack =
    { $family ->
        [tiles] Istakaya yalnızca bu hamlede oynadığın taşlar dönebilir.
       *[other] Eline yalnızca bu hamlede oynadığın kartlar dönebilir.
    }
draft_own_set = { $value } puan
draft_put_back = Masa eski hâline döndü. Geri al ile taslağın geri gelir.
end_big_gin = { $name }: büyük gin!
end_blocked = Deste tükendi ve açık kart alınmadı: en az puanlı el kazanır.
end_blocked_counted = Deste tükendi ve atılan kartlar alınmadı: herkesin kartları sayılır.
end_blocked_nobody = Deste tükendi ve kimse eli bitirmedi.
end_called =
    { $called ->
        [draw] { $name }: sayım istendi.
       *[other] { $name }: el serildi.
    }
end_called_beaten =
    { $called ->
        [draw] { $name }: sayım istendi; ama başka bir oyuncunun puanı ona eşit ya da ondan azdı.
       *[other] { $name }: el serildi; ama başka bir oyuncunun puanı ona eşit ya da ondan azdı.
    }
end_capped = { $count } puan, bir elin sayılabileceği en çok puan (eldeki: { $held })
end_come_in = Geri dön
end_coming_in = Elendin. { $count } puanla geri dönebilirsin.
end_dealt = Eli, dağıtıldığı gibi bitiren kartlar sona erdirdi.
end_dealt_shown = { $name }: dağıtılan el gösterildi, { $points }.
end_declared = { $name }: geçerli el ilan edildi.
end_exhausted = Deste tükendi ve kimse oynayamadı: en az puanlı ıstaka kazanır.
end_exhausted_nobody = Deste tükendi ve kimse eli bitirmedi.
end_face_down = { $name }: el, son kart kapalı atılarak bitirildi.
end_follow = Yeni masaya git
end_gin = { $name }: gin!
end_held = Oyuncuların elindekiler
end_home = Başka oyunlar
end_in_hand =
    { $family ->
        [tiles] Istakada: { $points }
       *[other] Elde: { $points }
    }
end_laid = Açılanlar
end_match_shared = Birinciliği paylaşanlar: { $names }
end_match_won = Partiyi kazanan: { $name }
end_match_you = Partiyi kazandın
end_next = Sonraki el
end_nobody = Kimse kazanmadı
end_none = hiçbir şey
end_out_beaten =
    { $by ->
        [side] { $name }: el bitirildi, ama öteki taraf daha çok puan aldı.
       *[other] { $name }: el bitirildi, ama başka bir oyuncu daha çok puan aldı.
    }
end_out_first_drop = erken çekilme
end_out_left_table = partiden ayrıldı
end_out_middle_drop = geç çekilme
end_out_missed_turns = kaçırılan hamleler
end_out_wrong_declaration = yanlış ilan
end_reckoning = Puanlar nasıl hesaplandı
end_rematch = Rövanş
end_round_won = Turu kazananlar: { $names }
end_see_result = Sonuca dön
end_see_table = Masayı göster
end_shared = Galibiyeti paylaşanlar: { $names }
end_skipped_why = El yine geçersiz. Kimse puan almaz ve sonraki ele geçilir.
end_stay_out = Dönme
end_stock_gone = Deste tükendi: en az puanlı el kazanır.
end_turns_over = Bütün hamleler bitti. Eller puanlarına göre sıralanır; peri olmayanlar en sonda kalır.
end_undercut = { $knocker }: vuruş tutmadı, altından geçildi!
end_void = El geçersiz
end_void_last = Destenin son kartlarından önce kimse vurmadı. Aynı oyuncu yeniden dağıtır.
end_void_pairs = Herkes çift açtı. Yine aynı oyuncu başlar.
end_void_why = Deste çok kez tükendi. Aynı oyuncu yeniden dağıtır.
end_won = Eli kazanan: { $name }
end_you_won = Eli kazandın
evening_all_games = Tüm oyunlar
evening_bad_newer = Bu dosya RummyKit’in daha yeni bir sürümünden.
evening_bad_other = Bu dosyada oyun akşamı yok.
evening_bad_spoilt = Bozuk, okunamıyor.
evening_best = En iyi el
evening_chips = Fiş
evening_closed = Bu tarayıcı hiçbir şey saklamıyor.
evening_delete = Sil
evening_delete_all = Hepsini sil
evening_delete_no = Sakla
evening_delete_sure = Puan cetvelleri ve fotoğraflar bu cihazdan silinir.
evening_evenings = Akşam
evening_file = Dosya olarak kaydet
evening_go_on = Bu cetvelle devam et
evening_import = Dosya oku
evening_join = İki ismi birleştir
evening_join_name = Bu isim
evening_join_to = şu oyuncuyla aynı
evening_joined = { $name }, { $other } olarak sayılır
evening_keep = Burada sakla
evening_matches = Parti
evening_missing = Bu akşam bu cihazda saklı değil.
evening_none = Henüz saklanan bir şey yok. İlk el yazılınca puan cetveli burada görünür.
evening_note = Yalnızca biten partiler sayılır; puanlar hepsinde sayılır.
evening_one = Oyun akşamı
evening_pair = Eşler
evening_photo_add = { $name } için kalanların fotoğrafını ekle
evening_photo_keep = Fotoğrafı sakla
evening_photo_kept = Fotoğraf saklandı.
evening_photo_of = { $name }: kalanlar
evening_photo_remove = Bu fotoğrafı kaldır
evening_photos = Kalanların fotoğrafları
evening_points = Puan
evening_send = Dosya olarak gönder
evening_separate = Ayır
evening_share = Paylaş
evening_share_note = Bağlantının içindekiler hiçbir sunucuya gitmez. Fotoğraflar yalnızca dosyadadır.
evening_shared = Bu akşam seninle paylaşıldı.
evening_statistics = İstatistikler
evening_taken = Eklenen puan cetveli: { $count }
evening_taken_none = İçindekilerin hepsi zaten burada saklı.
evening_title = Oyun akşamları
evening_uncounted = hepsi henüz sayılmadı
evening_unfinished = bitmedi
evening_wins = Kazandı
evening_won = Kazanan: { $names }
evening_worst = En kötü el
fact_can_go_out = Eli bitirebilirsin
fact_can_go_out_regrouped = Başka perlerle bitirebilirsin
fact_contract = { $length }
fact_contract_group = { $length } kartlık grup
fact_contract_run = { $length } kartlık seri
fact_contract_whole_hand = Bütün el, kart atmadan
fact_countdown = { $points } puandan 0’a doğru
fact_deadwood = Boşta { $points }
fact_deadwood_best = Boşta { $points }, en iyisi { $best }
fact_dealer = Dağıtan: { $seat }
fact_deals = El { $number } / { $count }
fact_dublees = Dublee: { $count } / { $wanted }
fact_extra_deal = Ek el
fact_extra_game = Ek el
fact_first_contract = Kontrat: gruplar { $groups }, seriler { $runs }
fact_first_contract_any = Kontrat: astan papaza
fact_first_contract_colour = Kontrat: A–K, kırmızı/siyah
fact_first_contract_groups = Kontrat: gruplar { $groups }
fact_first_contract_runs = Kontrat: seriler { $runs }
fact_first_meld = İlk açış { $minimum }
fact_first_meld_pairs = ya da { $count } çift
fact_first_meld_taken = İlk açışta alınan kart olmalı
fact_games = El { $number } / { $count }
fact_knock = Vurma sınırı { $limit }
fact_knock_any = Her zaman vurulabilir
fact_knock_gin = Ginle vurulur
fact_knock_limit = Vurmak için { $limit } ya da daha az
fact_knock_limit_gin = Yalnızca ginle vurulur
fact_knock_limit_none = Her zaman vurulabilir
fact_loose = { $count } boşta
fact_lowest_wins = En düşük puan kazanır
fact_melds = Perler: { $count }
fact_melds_wanted = Perler: { $melds }
fact_melds_worth = Perlerin tutarı: { $points }
fact_opening = { $value } / { $minimum }
fact_opening_pairs = { $value } / { $minimum } çift
fact_out_at = Elenme: { $points }
fact_point_value = puan başına { $amount }
fact_points = Eldeki puan: { $points }
fact_points_best = En iyi hâliyle: { $best }
fact_points_no_pure = Saf seri yok, hepsi sayılır: { $points }
fact_points_times = Eldeki puan: { $held } × { $times } = { $points }
fact_points_unlaid = Hiç açılmadı: { $held } × { $times } = { $points }
fact_points_unopened = İlk açış yapılmadı: { $points }
fact_pot = Havuz { $amount }
fact_pure_life = Saf can
fact_pure_runs = Saf seri: { $count } / { $wanted }
fact_pure_runs_wanted = { $count } saf seri, hepsi perlerde
fact_second_life = İkinci can
fact_single_deal = Tek el belirler
fact_single_game = Tek el belirler
fact_starter = Başlayan: { $seat }
fact_target = Hedef { $points }
fact_tiles_away = en az { $count } eksik
fact_trash = Artık { $points }
fact_turns = Hamle { $number } / { $count }
fact_two_lives = Biri saf olmak üzere iki can
fact_whole_hand = Bütün kartlar birden açılır
fact_wild = Joker: { $rank }
fact_wild_cut = Joker: { $rank }, { $upper } ve { $lower }
fact_wild_tile = Okey: { $tile }
fact_wild_unneeded = Gereksiz: { $card }
fact_wins = Gereken galibiyet: { $count }
felt_at_once = Perler, bütün el açılabilene kadar elde kalır.
felt_at_once_tiles = Perler, bütün ıstaka gösterilebilene kadar ıstakada kalır.
felt_declared = Perler, biri ilan edene kadar elde kalır.
felt_discards_by = Oyuncuların attıkları
felt_discards_of = { $name }: atılanlar
felt_first_meld = İlk açış için baraj yok
felt_first_set = İlk açış için baraj yok
felt_knocked = Perler, biri vurana kadar elde kalır.
felt_more_above = Yukarıda daha var
felt_more_below = Aşağıda daha var
felt_shown = Perler son hamleye kadar elde kalır.
felt_taken_of = { $name }: alınan kartlar
felt_turned_up = Açılan
friend_accept = Kabul et
friend_add_who = Arkadaş ekle: { $name }
friend_ask_all = Burada olan herkesi çağır
friend_ask_note = Çağrıyı yarım saat boyunca buradaki her sayfada görürler.
friend_ask_title = Arkadaşlarını çağır
friend_asked = Çağrıldı
friend_asked_who = İstek gönderildi: { $name }
friend_choose = Kiminle ve hangi oyunu oynayacağını seç.
friend_code = Bir arkadaştan kodum var
friend_decline = Reddet
friend_door_here = Şu an burada: { $count }
friend_end = Arkadaşlıktan çıkar: { $name }
friend_end_no = Kalsın
friend_end_sure = { $name } ve sen, birbirinizin burada olup olmadığını artık görmezsiniz. Karşı tarafa bildirim gitmez.
friend_end_yes = Çıkar
friend_full = Bu masada artık boş yer kalmadı: { $name }
friend_here = şu an burada
friend_last = son oyununuz: { $game }, { $when }
friend_lately = son bir gün içinde buradaydı
friend_link_already = { $name } ile zaten arkadaşsınız.
friend_link_code = Ya da kodu söyle:
friend_link_done = { $name } ile artık arkadaşsınız.
friend_link_end = Kullanılmamış bağlantıları geri al ({ $count })
friend_link_label = Tek kişilik bağlantı
friend_link_make = Bağlantı oluştur
friend_link_note = Tanıdığın bir kişiye gönder. { $days } gün içinde bir kez kullanılabilir.
friend_link_text = RummyKit’te arkadaş olalım
friend_link_title = Bağlantıyla ekle
friend_never_again = Bir daha istek alma: { $name }
friend_none = Burada henüz arkadaşın yok. Bir partiden sonra ekle ya da bağlantı gönder.
friend_playing = oynuyor
friend_sentence = Kimin burada olduğunu gör, oyuna çağır.
friend_show = Başkaları burada olduğumu görsün
friend_show_note = Arkadaşların ve kulüplerinin üyeleri görür; hangi masada oynadığını görmezler.
friend_title = Arkadaşlar
friend_waiting = Yanıt bekleniyor: { $names }
friend_wants = { $name } seninle arkadaş olmak istiyor.
friend_wants_note = Arkadaşlar birbirinin burada olup olmadığını görür ve birbirini oyuna çağırabilir.
friends_allow = Yeniden çağırabilsinler
friends_also = birlikte: { $names }
friends_ask = Oyuna çağır
friends_asked = Çağrılanlar: { $names }. Çağrıyı yarım saat boyunca buradaki her sayfada görürler; herkes gelince parti başlar.
friends_asking = Çağrılıyor…
friends_asks = Seni oyuna çağıran: { $name }
friends_asks_game = { $name } seni oyuna çağırıyor: { $game }.
friends_end = Yeniden çağır: { $names }
friends_forget = Bu listeden çıkar: { $names }
friends_join = Katıl
friends_never = Bir daha çağrı alma: { $name }
friends_never_done = { $name } artık seni çağıramaz; bundan haberi olmaz.
friends_not_now = Şimdi değil
friends_silenced = Seni çağıramayanlar: { $count }
friends_their_rules = Onların ev kuralları: { $count }
friends_title = Yeniden birlikte oyna
go_arrival = { $name } henüz burada değil: süre en çok { $time } bekler.
go_join = Yeni masaya katıl
go_next_in = Sonraki el en geç { $time } içinde başlar.
go_ready = Hazır olanlar: { $names }
go_rematch_in = Yeni masa, hazır olanlarla { $time } içinde açılır.
go_resume_in = Oyun en geç { $time } içinde sürer.
go_waiting = Beklenenler: { $names }
go_you_ready = Hazırsın
hand_arrange = Düzenle
hand_drawn = az önce çekildi
hand_dublee = dublee
hand_group_heard = { $number }. küme, { $what }, { $count } kart
hand_impure_run = seri
hand_jokers = joker kartlar
hand_key_arrange = Eli düzenle
hand_key_cards = Sonraki kart, sonraki küme
hand_key_enter = Ana düğmeyle aynı (eli bitirmiyorsa)
hand_key_group = Seçimi bir kümeye koy
hand_key_menu = Kartın gidebileceği yerler
hand_key_move = Kartı elde taşı
hand_label = Elin, { $cards } kart, { $groups } küme
hand_loose_cards = { $count } boşta
hand_make_group = Kümele
hand_meld = per
hand_menu = Şuraya taşı …
hand_move_here = Seçimi buraya taşı
hand_new_group_here = Burada küme başlat
hand_next_card = Sonrasındaki kart
hand_place = { $ledge }. sıra, { $place }. yer
hand_previous_card = Öncesindeki kart
hand_pure_run = saf seri
hand_select_group = Bu kartları seç
hand_sorting = Sıralama
hand_started = { $cards } + bir
hand_started_heard = bir kart eksik
hand_started_short = + bir
hand_to_loose = Boştaki kartlar
hand_to_new_group = Yeni küme
hand_tunnela = tunnela
hand_undo = Sıralamayı geri al
hand_wild = joker
hint_again = Masada göster
hint_ask = İpucu
hint_buy = Atılan kartı satın al.
hint_call = İşaretli per için kartı yakala.
hint_call_end = Eli şimdi bitir.
hint_claim = Atılan kartı { $cards } ile iste.
hint_declare = { $card } ıskartaya gidecek biçimde ilan et.
hint_declare_pairs = Çifte gittiğini bildir.
hint_discard = { $card } at.
hint_done = Kart işlemeyi bırak.
hint_draw = Desteden çek.
hint_drop = Bu elden çekil.
hint_fight = Kapış.
hint_force = Kartı zorla.
hint_go_out = { $cards } ile eli bitir.
hint_knock = Vur.
hint_lay_off = İşaretli pere { $cards } işle.
hint_mark = ipucu
hint_meld = { $cards } aç.
hint_more = Göster
hint_open = İlk açışını { $cards } ile yap.
hint_pass = Pas geç.
hint_pass_drawn = Pas geç: oynanacak bir şey yok.
hint_pass_on = { $card } ver.
hint_pass_tiles =
    { $family ->
        [tiles] Açmaya değer bir şey yok: taş çek.
       *[other] Açmaya değer bir şey yok: kart çek.
    }
hint_play = Yap
hint_rearrange =
    { $family ->
        [tiles] Bununla en çok taş oynanır; joker, iki taş daha oynatmıyorsa saklanır. Hamleni bitir ya da geri al.
       *[other] Bununla en çok kart oynanır. Hamleni bitir ya da geri al.
    }
hint_show = { $cards } göster.
hint_show_dealt = Eli göster.
hint_show_indicator = Göstergenin aynısını göster.
hint_show_none = Gösterilecek per yok.
hint_swap = { $card } verip jokeri al.
hint_take =
    { $family ->
        [tiles] Iskartadaki işaretli taşı al.
       *[other] Iskartadaki işaretli kartı al.
    }
hint_take_card = Iskartadan { $card } al.
hint_take_pile = Iskartayı al.
hint_take_pile_with = Iskartayı { $cards } ile al.
hint_where = Vurgulanan kartlara bak.
home_against = Rakipler: { $count } bot, { $level }
home_all = Bütün oyunları göster
home_all_games = { $count } oyunun hepsi
home_code = Masaya ya da turnuvaya git: { $code }
home_dealing = Dağıtılıyor…
home_doors = Öteki sayfalar
home_favourite = Sık kullanılan: { $game }
home_filter = Süz
home_filter_minutes = En çok dakika
home_filter_players = Kaç kişisiniz?
home_find = Oyun bul
home_find_clear = Aramayı temizle
home_find_or_code = Oyun ya da kod
home_found = Oyunlar: { $count }
home_friends = Arkadaşlarla
home_go_on = Oynamayı sürdür
home_guest = Misafir
home_minutes = { $range } dakika
home_nearest = En yakın sonuçlar:
home_no_games = Bu sunucuda oyun yok.
home_none = Burada “{ $query }” adlı bir oyun yok.
home_none_fits = Bunların hepsine uyan oyun yok.
home_not_affiliated = RummyKit’in Rummikub üreticileriyle bir bağı yoktur. Ad onların markasıdır ve yalnızca hangi kuralların kastedildiğini belirtmek için kullanılır.
home_offline = Çevrimdışısın
home_offline_long = Masaların sunucuda güvende. Bağlantı gelir gelmez oyunlar geri döner.
home_opponents = Rakipler
home_place_play = Oyna
home_place_together = Birlikte
home_play = Hemen oyna
home_players = { $range } oyuncu
home_rules = Kurallar
home_sentence = Hemen botlarla oyna ya da arkadaşlarına bir bağlantı gönderip birlikte oyna.
home_shelf_asia = Asya
home_shelf_canasta = Kanasta
home_shelf_contract = Kontratlı
home_shelf_indian = Hint
home_shelf_knock = Vurmalı ve gin
home_shelf_romme = Remi ve kaluki
home_shelf_rummy = Remi (rummy)
home_shelf_tiles = Taşlı
home_title = Taşla ya da kartla remi
home_tool_pad = Puanı tutar
home_tool_referee = Bu geçerli mi?
home_tool_replay = Bir parti, adım adım
home_tool_solver = En iyi hamle hangisi?
home_yours = Oyunların
join_begun = Parti sensiz başladı.
join_invited = { $name } seni masaya çağırıyor.
join_own_table = Kendi masanı kur
join_sit = Otur
join_sitting = Oturuluyor…
join_watch = İzle
leaders_how = Burada görünmek için bir oyunda, biri son üç ay içinde olmak üzere { $count } dereceli parti oyna ve listelenmeyi seç.
leaders_least = En az
leaders_mine = Sıralaman: { $place }
leaders_name = Oyuncu
leaders_none = Burada henüz kimse yok.
leaders_place = Sıralama
leaders_sentence = Listelenmek isteyenler arasında dereceli partilerin en iyi oyuncuları.
leaders_show = Beni liderler arasında göster
leaders_show_note = Adını, derecelerini ve kaç dereceli parti oynadığını herkes görebilir. Sen açana kadar kapalıdır.
leaders_title = Liderler
leaders_what = Sıralama, bir derecenin en az ne olduğuna göredir: üç standart sapma altı. Bu yüzden derece değişmese de daha çok parti işe yarar.
leaders_you = { $name } (sen)
learn_again = Baştan başla
learn_all_games = Bütün dersler
learn_begin = Başla
learn_check = Denetle
learn_choose_all = Uyanların hepsini seç.
learn_did_knocked = vurdu
learn_did_went_out = eli bitirdi
learn_done_all = Öğrenildi
learn_done_of = { $done } / { $count }
learn_each_counts = Sayılanlar:
learn_end = Ders bu kadardı
learn_end_all = İçindeki her şeyi öğrendin.
learn_end_some = İşaretli görevlere bir kez daha bakmaya değer.
learn_game = Öğren: { $game }
learn_hand_counts = { $name }: { $count } kaldı
learn_in_melds = Perlerde, sayılmaz:
learn_known = Bildiğim oyunlar
learn_known_fewer = { $whole } görevden { $count } tanesi: yalnızca { $game } oyunundan farklı olanlar.
learn_known_none = Benzer oyun yok
learn_known_plain = Ev kuralları olmadan { $game }
learn_laid = açtı
learn_later = Sonra
learn_learned = öğrenildi
learn_missing = Atlanan: { $count }.
learn_next = Sonraki görev
learn_none_left = elinde bir şey kalmadı
learn_nothing_new = Bu oyunun dersi { $game } dersiyle aynı kuralları öğretir: öğrenilecek yeni bir şey yok.
learn_open = yapılacak
learn_other = Bu geçerli, ama istenen bu değil.
learn_play = Şimdi bir oyun oyna
learn_puzzles = Bu oyunun bulmacaları
learn_repeat = yinelenecek
learn_right_mark = doğru
learn_rule = Kural
learn_sentence = Her oyunun, bir hamlenin sırasını izleyen sekiz ile on üç görevlik bir dersi var. Çoğunun sonunda iyi oynamak üzerine üç görev daha var.
learn_short = Öğren
learn_show = Yanıtı göster
learn_shown = Yanıt bu.
learn_step = Görev { $number } / { $count }
learn_title = Oynayarak öğren
learn_to_end = Bitir
learn_well = İyi oynamak
learn_wrong_mark = doğru değil
left_gave_up = { $name } (bıraktı)
left_match = { $name } partiden ayrıldı.
left_plays_on = { $name } ayrıldı; yerine { $bot } oynuyor.
left_rated = Bu parti dereceli: ayrılsan bile sonuç derecene işlenir.
left_sent_away = { $name } masadan çıkarıldı; yerine { $bot } oynuyor.
left_then = önce { $first }, sonra { $second }
line_all_wild_books = Joker kitaplar
line_bonus_cards = Masaya konan prim kartları
line_clean_books = Temiz kitaplar
line_clean_burracos = Temiz burracolar
line_concealed = Tek hamlede bitirme
line_counted = Perler ve primler
line_dirty_books = Kirli kitaplar
line_dirty_burracos = Kirli burracolar
line_feet = Alınmamış ayak
line_going_out = Eli bitirme
line_hands = Elde kalanlar
line_kept = Oyun burada duraklatıldı; son hamlen saklandı.
line_melded = Açılan kartlar
line_mixed_books = Karışık kanastalar
line_natural_books = Temiz kanastalar
line_pozzetti = Alınmamış pozzetto
line_semi_books = Yarı temiz kitaplar
line_semi_burracos = Yarı temiz burracolar
line_sum = Toplam
line_wild_books = Joker kanastalar
line_wild_burracos = Joker burracolar
lobby_any_game = Bütün oyunlar
lobby_at = Masa sahibi: { $host }
lobby_at_least = { $count } ya da daha çok
lobby_bots = Botlara açık
lobby_code = Masa kodu
lobby_code_go = Oraya git
lobby_code_note = Altı harf, örneğin { $example }.
lobby_free = { $seats } yerden { $free } boş
lobby_game = Oyun
lobby_house_rules = Ev kuralları: { $count }
lobby_in_play = Sürüyor
lobby_make = Masa kur
lobby_none = Şu an kimse beklemiyor. Bir masa kur, başkaları onu bulsun.
lobby_seats = Boş yerler
lobby_sentence = Birinin beklediği bir masaya otur ya da süren bir oyunu izle.
lobby_sit = Otur
lobby_title = Açık masalar
lobby_watch = İzle
log_answered_no = { $name }: “Hayır, bitirme.”
log_answered_yes = { $name }: “Evet, bitir.”
log_asked = { $name }: “Bitirebilir miyim?”
log_bonus_laid_out = { $name }: { $cards } masaya kondu.
log_borrowed = { $name }: { $card } bir perden alındı.
log_bought = { $name }: { $card } satın alındı.
log_called = { $name }: Rummy! { $card } yakalandı.
log_careless_laid_off =
    { $family ->
        [tiles] { $name }: ceza, o taş bir pere işlenebilirdi.
       *[other] { $name }: ceza, o kart bir pere işlenebilirdi.
    }
log_careless_meld = { $name }: ceza, o kart ıskartada bir peri tamamladı.
log_careless_out = { $name }: ceza, sıradaki oyuncu o kartla eli bitirdi.
log_careless_wild = { $name }: okey atma cezası.
log_claimed_group = { $name }: { $card } grup için istendi (pon).
log_claimed_run = { $name }: { $card } seri için istendi (chi).
log_cut = Kesme kartı { $card }: onun değeri ve iki komşusu joker sayılır.
log_deal = { $number }. el
log_discarded = { $name }: { $card } atıldı.
log_drew_card = { $name }: bir kart çekildi.
log_drew_face = { $name }: { $piece } çekildi.
log_drew_tile = { $name }: bir taş çekildi.
log_earlier = Önceki adımlar listelenmedi.
log_empty = Henüz bir şey olmadı.
log_end_called = { $name }: el bitirildi.
log_exhausted = Kimse devam edemiyor; el sona erdi.
log_forced = { $name }: { $card } zorlandı.
log_fought = { $name }: “Kapışıyorum.”
log_indicator_shown = { $name }: öteki { $card } gösterildi.
log_knocked = { $name }: “Vuruyorum!”
log_laid_hand = { $name }: bütün el açıldı: { $cards }.
log_laid_off = { $name }: { $cards } işlendi.
log_last_left = { $name }: elde kalan tek oyuncu.
log_loose = { $name }: { $tiles } geri alındı.
log_melded = { $name }: { $cards } açıldı.
log_missed = { $name }: sıra kaçırıldı ({ $times }).
log_opened = { $name }: { $tiles } oynandı, ilk açış { $value } puan.
log_out_first_drop = { $name }: elden çekilme, erken.
log_out_left_table = { $name }: masadan ayrılma.
log_out_middle_drop = { $name }: elden çekilme, geç.
log_out_missed_turns = { $name }: çok fazla sıra kaçırıldı, el dışı.
log_out_wrong_declaration = { $name }: yanlış ilan, el dışı.
log_pairs_declared = { $name }: “Çifte gidiyorum.”
log_passed = { $name }: “Pas.”
log_passed_on = { $name }: { $to } için bir kart verildi.
log_passed_on_mine = { $to } için { $card } verdin.
log_passed_on_to_me = { $name }: sana { $card }.
log_penalty = { $name }: ceza olarak { $count } taş çekildi.
log_penalty_cards = { $name }: ceza olarak { $count } kart çekildi.
log_penalty_faces = { $name }: ceza olarak { $pieces } çekildi.
log_picked_up =
    { $called ->
        [pozzetto] { $name }: { $count } kartlık pozzetto alındı.
       *[other] { $name }: { $count } kartlık ayak alındı.
    }
log_played = { $name }: { $tiles } oynandı.
log_put_down = { $name }: verilecek kart kondu.
log_rummikub = { $name }: Rummikub!
log_shown = { $name }: { $cards } gösterildi.
log_shown_none = { $name }: gösterecek per yok.
log_skipped = El geçersiz; sonraki ele geçilir.
log_start_again = Eşitlik, yeniden çekildi: { $round }.
log_start_deals = { $name }: dağıtan.
log_start_drew = { $name } { $piece }
log_start_highest_begins =
    { $family ->
        [tiles] En büyük sayıyı çeken başlar.
       *[other] En büyük kartı çeken başlar.
    }
log_start_highest_deals = { $name }: en büyük kartla dağıtan.
log_start_joker = Joker sayılmaz, yeniden çekildi: { $round }.
log_start_lowest_deals = { $name }: en küçük kartla dağıtan.
log_start_round = Başlamak için çekildi: { $round }.
log_starts = { $name }: başlayan.
log_stock_shuffled = Iskarta karıştırılıp yeni deste oldu.
log_stock_turned = Iskarta çevrilip yeni deste oldu.
log_swapped =
    { $family ->
        [tiles] { $name }: { $card } verilip okey alındı.
       *[other] { $name }: { $card } verilip joker alındı.
    }
log_time = { $name }: süre doldu.
log_time_restored = { $name }: süre doldu; masa eski hâline döndü.
log_time_restored_you = Süren doldu; masa eski hâline döndü.
log_time_you = Süren doldu.
log_took = { $name }: ıskartadan { $card } alındı.
log_took_back = { $name }: son açtığı geri alındı.
log_turned = { $name }: { $card } açıldı (desteden).
log_upcard = Açık kart: { $card }.
log_void = El geçersiz, yeniden dağıtılıyor.
log_went_out = { $name }: el bitirildi.
log_wild_indicator = { $card } kenara kondu: o değer joker sayılır.
log_wild_tile = Gösterge { $card }: okey { $wild }.
log_you = Sen
lost_home = Bütün oyunlar
lost_title = Sayfa bulunamadı
new_arranging = Tek dokunuşla sıralama
new_arranging_note = Tek dokunuş eli en iyi biçimde düzenler.
new_bank = Süre bankası
new_bank_none = Yok
new_bank_note = Her oyuncunun bütün parti için ek süresi. Hamle süresi bitince kullanılır.
new_bots = Bunlardan bot olanlar
new_bots_beginner = Acemi
new_bots_easy = Kolay
new_bots_levels = Acemi ve Kolay, insanlar gibi bazı şeyleri gözden kaçırır, Acemi daha sık; Orta ayrıca ileriyi düşünür; Güçlü, yeterince iyi bildiği oyunlarda neler olabileceğini dener.
new_bots_medium = Orta
new_bots_note = Boş kalan yerler, sen başlatınca bot olur.
new_bots_play = Bot gücü
new_bots_random = Rastgele
new_bots_strong = Güçlü
new_delay = İzleyiciler oyunu görür
new_delay_after = { $time } sonra
new_delay_none = hemen
new_hints = İpuçları
new_hints_note = Bir oyuncu iyi bir hamle sorabilir.
new_house_rules = Ev kuralları
new_house_rules_changed = { $count } değişiklik
new_house_rules_none = Standart kurallar
new_listed = Herkese açık
new_listed_note = Masa açık masalar listesinde görünür; yoksa senin bağlantın ya da kodun gerekir.
new_make = Masayı kur
new_making = Masa kuruluyor…
new_more = İzleyiciler ve yedekler
new_no = hayır
new_none = yok
new_rule_default = Varsayılan: { $value }
new_rules_reset = Ev kurallarını sıfırla
new_seats = Oyuncular
new_stand_in = Olmayan oyuncuların yerine bot oynar
new_stand_in_note = Yarım dakika ve bir hamle süresi sonra; oyuncu yerini istediği an geri alabilir.
new_time = Hamle süresi
new_time_day = 1 gün
new_time_minutes = { $count } dk
new_time_none = Sınırsız
new_time_seconds = { $count } sn
new_time_sheet = { $time } (kurallar)
new_title = Arkadaşlarla { $game }
new_visiting = Başkalarının botları katılabilir
new_visiting_note = İnsanların kendi çalıştırdığı programlar. Bot olarak işaretlenirler.
new_watchers = İzleyiciler katılabilir
new_watchers_note = İzleyiciler hiçbir eli göremez.
new_writing = Oyuncular birbirine yazabilir
new_writing_note = Yalnızca masada oturanlar okur, saklanmaz.
new_yes = evet
notify_at = { $game }: bana bildir
notify_denied = Bu tarayıcı bu sayfadan bildirim kabul etmiyor. Bunu site ayarlarından değiştirebilirsin.
notify_end_all = Bütün bildirimleri kapat
notify_home_screen = iPhone ya da iPad’de önce bu sayfayı ana ekrana ekle ve oradan aç.
notify_https = Tarayıcılar yalnızca HTTPS sayfaları için bildirim gösterir.
notify_mail_address = E-posta adresin
notify_mail_ask = Bağlantı gönder
notify_mail_cancel = Bu adresi unut
notify_mail_confirm = Onayla
notify_mail_confirm_note = Bundan sonra sıra sende olup da masada değilsen e-posta alırsın.
notify_mail_confirm_title = Adresini onayla
notify_mail_confirmed = Adresin onaylandı.
notify_mail_instead = Bunun yerine e-postayla
notify_mail_note = Sıra sende olup da masada değilsen bir e-posta.
notify_mail_on = E-posta şu adrese gidiyor: { $address }.
notify_mail_stop = E-postayı kapat
notify_mail_stop_note = Bu türden e-posta almazsın ve adresin silinir.
notify_mail_stopped = Artık e-posta almayacaksın; adresin silindi.
notify_mail_title = E-postayla da
notify_mail_waiting = { $address } adresine bir bağlantı gönderildi. Adresi onaylamak için bir gün içinde aç.
notify_never = Bu tarayıcı bildirim gösteremez.
notify_no_service = Bu tarayıcının anlık bildirim hizmeti yok ya da yanıt vermiyor; buraya bir şey gönderilemez.
notify_note = Sıra sende olup da masada değilsen bu cihazda bir bildirim.
notify_settings = Sıran
notify_title = Sıra bana gelince bildir
notify_usual = Yeni masalarda bana bildir
notify_usual_note = Bir hamlenin bir gün sürebildiği masalarda, oturduğun andan itibaren.
pad_add_player = Oyuncu ekle
pad_away_house_rules = Bu ev kurallarıyla başlamak için sunucu gerekli, ama ulaşılamıyor. Ev kuralları olmadan hemen başlayabilirsin.
pad_begin = Cetveli başlat
pad_bought = Satın alınan kartlar: { $name }
pad_by_discard = Kart atarak bitirdi
pad_cancel = Vazgeç
pad_careless = Dikkatsiz atışlar: { $name }
pad_change_of = { $number }. eli değiştir
pad_clear = Temizle
pad_concealed =
    { $family ->
        [tiles] Bütün taşlar tek hamlede açıldı
       *[other] Bütün kartlar tek hamlede açıldı
    }
pad_csv = CSV olarak kaydet
pad_cut = Kesme kartı
pad_draws = Kazananın çektiği kartlar
pad_end_big_gin = Büyük gin: hepsi perde
pad_end_blocked = Açık kart alınmadı
pad_end_called = Biri çekmeden bitirdi
pad_end_dealt = Dağıtıldığı gibi bitti
pad_end_drawn = Kimse kazanmadı
pad_end_exhausted = Deste tükendi
pad_end_knocked = Biri vurdu
pad_end_of = { $number }. elin sonu
pad_end_stock_gone = Deste tükendi
pad_end_turns_over = Bütün hamleler oynandı
pad_end_u = Ù: hepsi perde
pad_end_void = Geçersiz: kimse puan almaz
pad_end_went_out = Biri eli bitirdi
pad_ended = Nasıl bitti
pad_enter = { $number }. eli yaz
pad_fighters = Kapışan oyuncular
pad_first = Başlayan
pad_first_note = Bu yalnızca eşitlikte önemlidir.
pad_game = Oyun
pad_games_won = Kazanılan eller
pad_in_pairs = Çifte giden oyuncular
pad_jokers = Kazananın perlerindeki jokerler
pad_laid = Kazananın perlerinin puanı
pad_laid_each = Her oyuncunun masadaki kartlarının puanı
pad_left_added = Kalanlar, henüz sayılmadı
pad_left_all = Her oyuncuda kalanlar
pad_left_cards = Puanı yaz ya da kartları dokunarak gir.
pad_left_knock = Kart işlendikten sonra kalan puanı yaz ya da iki eli vurma anındaki gibi dokunarak gir.
pad_left_lives = Puanı yaz ya da bütün kartları dokunarak gir: iki cana göre sayılırlar.
pad_left_others = Ötekilerde kalanlar
pad_left_tiles = Puanı yaz ya da taşları dokunarak gir.
pad_left_unmatched = Per dışındaki kartların puanını yaz ya da bütün eli dokunarak gir: RummyKit en iyi dizilişini bulur.
pad_melded = Açılan kartlar
pad_missing_held = Eksik: { $names }.
pad_missing_knocker = Kimin vurduğunu seç.
pad_missing_number = Bir sayı eksik.
pad_missing_winner = Eli kimin bitirdiğini seç.
pad_new = Yeni cetvel
pad_new_sure = Bu cetvel silinecek. Saklamak istersen önce CSV olarak kaydet.
pad_new_title = Yeni cetvel başlatılsın mı?
pad_no_meld =
    { $family ->
        [tiles] İlk açışını yapmayanlar
       *[other] Per göstermeyenler
    }
pad_nobody = Hiç kimse
pad_not_counted = { $number }. el yazıldı. Sunucuya ulaşılınca sayılacak.
pad_not_counted_many = { $count } el yazıldı. Sunucuya ulaşılınca sayılacaklar.
pad_one_suit = Hepsi tek renkten
pad_out = Elden çıkış: { $name }
pad_out_first_drop = Erken çekilme
pad_out_middle_drop = Geç çekilme
pad_out_none = Sayıldı
pad_out_wrong_declaration = Yanlış ilan
pad_pairs = Çift bitti
pad_pick_cards = Kartlar
pad_pick_laid = Kazananın perlerini dokunarak gir
pad_pick_of = Kalanları dokunarak gir: { $name }
pad_pick_taken = { $piece }, { $count } kullanıldı
pad_pick_tiles = Taşlar
pad_player = { $number }. oyuncu
pad_players = Oyuncular
pad_points_of = Kalan puan: { $name }
pad_put_back = Geri koy: { $piece }
pad_remove_player = Çıkar: { $name }
pad_sentence = Gerçek taş ya da kartla oynanan masa için: her oyuncuda kalanı gir, RummyKit puanı oynadığınız kurallara göre tutsun.
pad_settings = İsimler ve kurallar
pad_settings_save = Bunları kullan
pad_shower = Göstergenin aynısını gösteren oyuncu
pad_side_laid = Eli bitirme hariç perler ve primler: { $name }
pad_spade = İlk açık kart maçaydı
pad_stays_out = Elendi, dönmüyor
pad_taken_last = Son sırasında kart alanlar
pad_title = Puan cetveli
pad_took = Alan: { $name }, kimden: { $other }
pad_total_of = Toplam { $count }
pad_undo = { $number }. eli sil
pad_value_cards = Her oyuncunun değer kartlarının puanı
pad_waits = henüz sayılmadı
pad_who_knocked = Kim vurdu
pad_who_out = Eli kim bitirdi
pad_wild = Joker değer
pad_wild_cards = İçlerinde joker kart olan ikililer
pad_wild_last = Son taş okeydi
pad_wild_none = Yok
pair_bots = Beklerken botla oyna
pair_bots_note = Yerin korunur; biri bulununca o masada sana haber verilir.
pair_come = Masaya git
pair_fetching = Oyuncular bulundu. Birinin gelmesi bekleniyor: { $time } kaldı.
pair_found_title = Oyuncular bulundu
pair_game = Oyun
pair_go = Oyuncu bul
pair_leave = Beklemeyi bırak
pair_nobody = Şu an kimse beklemiyor. İlk sen ol.
pair_not_now = Şimdi değil
pair_rated = Ötekiler de isterse dereceli
pair_rated_note = Derecesi sana yakın olanlarla oynarsın; bekledikçe aralık genişler.
pair_sentence = Bir dokunuş yeter: aynı oyunu oynamak isteyenleri beklersin. Yeterince kişi olunca parti başlar.
pair_since = Bekleme: { $time }
pair_somebody = { $game } için oyuncular bulundu.
pair_stay = Bu site tarayıcında açık kaldıkça yerin korunur.
pair_still = Oyuncu bekliyorsun: { $time }
pair_there = { $seats } oyuncudan { $there } kişi burada.
pair_time_left = { $time } kaldı
pair_title = Biriyle oyna
pair_waiting = Oyuncu bekleniyor
pair_wanted = Şu an bekleyenler
pair_wanted_for = { $seats } oyuncudan { $there } kişi, { $time } süredir
pair_with_them = Onlarla bekle
part_bought = Satın alınan kartlar { $points }
part_careless = Dikkatsiz atışlar { $points }
part_carried = Kazanansız önceki ellerden { $points }
part_deal_won = Kazanılan el { $points }
part_first_deal = Turun ilk eli { $points }
part_going_out = Eli bitirme { $points }
part_hands = Öteki ellerdeki kartlar { $points }
part_hands_no_pure = Saf seri yok, bütün kartlar sayılır: { $points }
part_hands_run_missing = Bir seri eksik, öteki kartların hepsi sayılır: { $points }
part_held =
    { $family ->
        [tiles] Istakadakiler { $points }
       *[other] Eldekiler { $points }
    }
part_held_pairs = Çiftten sonra kalan { $points }
part_held_unlaid = Hiç açmadan elde kalan { $points }
part_indicator_shown = Başka bir oyuncu göstergenin aynısını gösterdi { $points }
part_jokers_laid = Açılan jokerler { $points }
part_kept_for_round = Turun ikinci eliyle birlikte sayılır { $points }
part_laid = Açılanlar { $points }
part_lost_pairs = Başka bir oyuncu çift bitti { $points }
part_lost_pairs_wild_last = Başka bir oyuncu çift bitti, son taş okey { $points }
part_lost_plain = Başka bir oyuncu eli bitirdi { $points }
part_lost_wild_last = Başka bir oyuncu eli okey atarak bitirdi { $points }
part_multiplied = Çarpan { $times }: { $points }
part_other_side = Öteki taraf { $points }
part_partner = Eşi { $points }
part_pot_paid = Ortaya konan { $points }
part_pot_won = Ortadan alınan { $points }
part_stakes_beaten = Yenilgi { $points }
part_stakes_called = Sayımdan sonra { $points }
part_stakes_dealt = Dağıtıldığı gibi gösterilen el { $points }
part_stakes_folded = Pes etme { $points }
part_stakes_no_meld = Masada per yok { $points }
part_stakes_out = Başka bir oyuncu eli bitirdi { $points }
part_stakes_stock = En az puanlı el değil { $points }
part_stakes_won = Ötekilerden { $points }
part_unopened = İlk açış yok { $points }
part_value_given = Değer kartları için ödenen { $points }
part_value_got = Değer kartları için alınan { $points }
people_back_for = Yeri geri ver
people_bot_for = Bot oynasın
people_bot_for_you = Yerine bir bot oynuyor.
people_bot_plays = yerine bot oynuyor
people_go_on = Sürdür
people_here = Masadakiler
people_leave = Masadan ayrıl
people_leave_sure = Yerini kalıcı olarak bir bot alır.
people_mute = Sustur
people_not_watched = Bu masa izleyici kabul etmiyor.
people_pause = Mola iste
people_pause_agree = Molayı kabul et
people_pause_declined = Biri oynamayı sürdürmek istiyor: şimdi mola yok.
people_pause_no = Şimdi değil
people_pause_now = Mola
people_pause_waiting = Mola istedin. Beklenenler: { $names }.
people_pause_wanted = Mola isteyenler: { $names }. Herkes kabul edince başlar.
people_pause_withdraw = İsteği geri çek
people_paused = Masa molada.
people_say = Bir şey söyle
people_send_away = Masadan çıkar
people_send_away_sure = { $name } bu masaya geri dönemeyecek. Çıkarılsın mı?
people_take_back = Yerimi geri al
people_title = Kişiler ve masa
people_turn_time = Hamle süresi (bir sonraki hamleden itibaren)
people_unmute = Sesini aç
people_vote = Çıkarılması için oy ver
people_vote_wanted = Masa sahibi burada değil. Çıkarılması istenen: { $name } – { $needed } oydan { $votes } ({ $names }).
people_vote_withdraw = Oyumu geri çek
people_was_sent_away = Masa sahibi seni bu masadan çıkardı.
people_watching = İzleyiciler: { $count }
people_you_watch = İzliyorsun: bütün eller gizli.
people_you_watch_late = { $time } gecikmeyle izliyorsun: bütün eller gizli.
phrase_again = Bir daha oynayalım mı?
phrase_clap = 👏
phrase_good_luck = Bol şans
phrase_goodbye = Hoşça kal
phrase_heart = ❤️
phrase_hello = Merhaba
phrase_laugh = 😄
phrase_one_moment = Bir dakika lütfen
phrase_oops = Hay aksi
phrase_sad = 😞
phrase_smile = 😊
phrase_sorry = Kusura bakma
phrase_surprised = 😮
phrase_thanks = Teşekkürler
phrase_well_played = İyi oynadın
phrase_your_turn = Sıra sende
piece_and = ,{ " " }
piece_black = siyah
piece_blue = mavi
piece_card = { $suit } { $rank }
piece_clubs = sinek
piece_colour_joker = renk değiştiren joker
piece_colour_joker_does = Renk değiştiren joker serinin bir sayısının yerine geçer; seri ondan sonra başka bir renkle sürer.
piece_diamonds = karo
piece_double_joker = çift joker
piece_double_joker_does = Çift joker aynı anda iki taşın yerine geçer: seride art arda iki sayının ya da grupta iki rengin.
piece_false_joker = sahte okey
piece_hearts = kupa
piece_joker = joker
piece_joker_as = { $piece } yerine { $joker }
piece_mirror_joker = ayna joker
piece_mirror_joker_does = Ayna joker perin ortasına konur: iki yanındaki taşlar birbirinin aynadaki görüntüsüdür.
piece_orange = turuncu
piece_printed_joker = joker
piece_rank_1 = as
piece_rank_10 = on
piece_rank_11 = vale
piece_rank_12 = kız
piece_rank_13 = papaz
piece_rank_2 = iki
piece_rank_3 = üç
piece_rank_4 = dört
piece_rank_5 = beş
piece_rank_6 = altı
piece_rank_7 = yedi
piece_rank_8 = sekiz
piece_rank_9 = dokuz
piece_red = kırmızı
piece_spades = maça
piece_tile = { $colour } { $number }
practice_again = Yeniden
practice_cards = { $best } karttan { $reached } tanesi.
practice_chance = Kazanma olasılığı %{ $reached }; en iyisi %{ $best } idi.
practice_do_place =
    { $family ->
        [tiles] Taşları yerleştir
       *[other] Kartları aç
    }
practice_done = Tamam.
practice_gone = Bu konum şu an oynanamıyor.
practice_loading = Konum hazırlanıyor…
practice_not_done = Henüz değil.
practice_points = Puan: { $reached }; olabilen: { $best }.
practice_points_left = Per dışında kalan puan: { $reached }; olabilen: { $best }.
practice_tiles = { $best } taştan { $reached } tanesi.
practice_waits = Eli bitirtecek taşlar: { $reached }; olabilen: { $best }.
practice_way = Çözümü göster
problem_failed = Olmadı. Lütfen yeniden dene.
problem_unreachable = Sunucuya ulaşılamıyor. Bağlantıyı denetleyip yeniden dene.
puzzle_another = Bir tane daha
puzzle_ask_dearest_meld = Istakandan en çok puan tutan ilk açışı yap.
puzzle_ask_declare = Bir kartı kenara koy ve kalanların hepsiyle ilan et.
puzzle_ask_finish = Eli bitir: öyle bir taş at ki kalanların hepsi perlerde ya da çiftlerde olsun.
puzzle_ask_first_meld = Istakandan ilk açışını yap.
puzzle_ask_free_joker = Bütün ıstakanı tek hamlede oyna. Bir joker alman gerekecek.
puzzle_ask_go_out = Bir kart dışında bütün elini aç ve eli bitir.
puzzle_ask_keep = Atacağın kartı seç: Hangi kartlar elde tutulmaya değer?
puzzle_ask_knock = Şimdi vurmak mı, yoksa kart atıp devam etmek mi? Ortalama puan belirler.
puzzle_ask_lay = Şimdi açmak mı, elde tutmak mı? Ortalama puan belirler.
puzzle_ask_most_cards = Tek hamlede açabildiğin kadar çok kart aç. Masadaki perleri yeniden düzenleyebilirsin.
puzzle_ask_most_waits = Öyle bir taş at ki eli bitirebileceğin görünmeyen taşlar en çok olsun.
puzzle_ask_one_discard = Per dışında en az puan bırakan kartı at.
puzzle_ask_opening = Istakandan yeterli puan tutan bir ilk açış yap.
puzzle_ask_safe_discard = Atacağın kartı seç: Hangi kart rakibin işine en az yarar?
puzzle_ask_upcard = Atılan en üstteki kartı almak mı, bırakmak mı?
puzzle_ask_whole_hand = Bütün elini tek hamlede aç. Masadaki perleri yeniden düzenleyebilirsin.
puzzle_ask_whole_rack = Bütün ıstakanı tek hamlede oyna.
puzzle_best_discard = En iyi atış
puzzle_better_choice = Öteki seçim daha iyi.
puzzle_better_discard = Daha iyi bir atış var.
puzzle_choice = { $action }: eli kazanma olasılığı %{ $chance }, ortalama { $points } puan.
puzzle_consent_ask = Bu partiden ve sonraki partilerinden bulmaca yapılabilir mi? İsim saklanmaz. Yapılan bulmacalar kalır. Yanıtını ayarlardan değiştirebilirsin.
puzzle_consent_back = Onayı geri çek
puzzle_consent_count = { $count } kişiden { $agreed } onay
puzzle_consent_made = Bu partide bulmaca arandı. Bulunanlar kalır.
puzzle_consent_making = Herkes onayladı: bu partide bulmaca aranıyor.
puzzle_consent_no = Hayır
puzzle_consent_yes = Onaylıyorum
puzzle_difficulty = Zorluk { $number } / 5
puzzle_from_match = Burada oynanan bir partiden
puzzle_go_today = Günün bulmacasına git
puzzle_hold = Elde tut
puzzle_knock = Vur
puzzle_lay = Aç
puzzle_leave = Atılanı bırak
puzzle_level = Zorluk
puzzle_level_mine = Bana uygun
puzzle_longest = En uzun: { $count }
puzzle_more = Başka bulmacalar
puzzle_next = Sonraki bulmaca
puzzle_one = Bulmaca
puzzle_only_matches = Gerçek partilerden
puzzle_opponent = Rakip
puzzle_play_on = Kart atıp devam
puzzle_record = Karnen
puzzle_record_first = { $count } bulmacadan { $solved } tanesi ilk denemede çözüldü
puzzle_record_note = Bir bulmacada yalnızca ilk denemen sayılır; çözümü istemek de deneme sayılır.
puzzle_record_rating = Derece { $rating } ± { $give }
puzzle_run = Zamana karşı
puzzle_run_again = Bir kez daha
puzzle_run_best = En iyi koşu: { $count }
puzzle_run_missed = Kaçırılan: { $count }
puzzle_run_over = Süre doldu.
puzzle_run_solved = Çözülen: { $count }
puzzle_run_start = Başlat
puzzle_run_what = { $minutes } dakikada çözebildiğin kadar bulmaca. { $misses } yanlışta biter.
puzzle_solved_today = Bugün çözüldü
puzzle_streak = Art arda gün: { $count }
puzzle_take = Atılanı al
puzzle_theme = Görev
puzzle_theme_any = Hepsi
puzzle_theme_dearest_meld = En çok puanlı ilk açış
puzzle_theme_declare = İlan et
puzzle_theme_finish = Istakayla bitir
puzzle_theme_first_meld = İlk açış
puzzle_theme_free_joker = Joker al
puzzle_theme_go_out = Eli bitir
puzzle_theme_keep = Ne elde tutulur
puzzle_theme_knock = Ne zaman vurulur
puzzle_theme_lay = Açmak ya da tutmak
puzzle_theme_most_cards = En çok kart
puzzle_theme_most_waits = En çok bitiş yolu
puzzle_theme_one_discard = En iyi atış
puzzle_theme_opening = Yeterli ilk açış
puzzle_theme_safe_discard = Güvenli atış
puzzle_theme_upcard = Atılanı almak ya da almamak
puzzle_theme_whole_hand = Bütün el
puzzle_theme_whole_rack = Bütün ıstaka
puzzle_title = Bulmacalar
puzzle_today = Günün bulmacası
puzzle_why_helps = Görünmeyen { $unseen } karttan { $best } tanesi sana yeni bir per yaptırır; öteki atışta { $other }.
puzzle_why_hold = Açtıkların rakibin de işine yarar; onlara işleyebilir. Elde: sende { $mine }, rakipte { $theirs }.
puzzle_why_knock = Perlerinin dışında kalan puan: { $left }. Görünmeyen { $unseen } karttan { $helps } tanesi yeni bir per yaptırır; destede { $stock } kart var.
puzzle_why_lay = Rakip bitirdiğinde elinde kalanlar aleyhine sayılır. Elde: sende { $mine }, rakipte { $theirs }.
puzzle_why_left = Per dışında { $best } puan kalır; öteki atışta { $other }.
puzzle_why_points = Bununla daha seyrek kazanılır, ama burada puan belirler.
puzzle_why_upcard = Atılanla perlerinin dışında { $with_left } puan kalır ve görünmeyen { $with_helps } kart yeni bir per yaptırır; onsuz { $left } puan ve { $helps } kart.
puzzle_why_uses = Rakip görünmeyen kartlarla bundan { $best } farklı üçlü per yapabilir; öteki atıştan { $other }.
rated_needs = Bunun için hesap gerekir.
rated_note = Herkesin hesabı olmalı, bot ve ipucu yoktur; sonuç dereceleri değiştirir.
rated_number = Derece { $rating }
rated_only = Yalnızca dereceli
rated_ratings = Dereceler
rated_sit_as = { $name } olarak oturuyorsun.
rated_title = Dereceli
recent_forget = Bu listeden çıkar: { $game }
recent_more = Hepsini göster: { $count }
recent_over = Bitti
recent_paused = Molada
recent_playing = Sürüyor
recent_title = Masaların
recent_until = Süre doluyor: { $when }
recent_waiting = Oyuncu bekleniyor
referee_add_here = Taş ya da kart ekle
referee_add_set = Bir per daha
referee_adds = { $meld } perine { $cards }
referee_after = Sonraki masa
referee_before = Önceki masa
referee_best_melds = Taraf için en iyisi
referee_copy = Masanın önceki hâlinden başla
referee_error_bad_option = Bu ev kuralları birlikte olmaz.
referee_error_impossible = Hamleden önceki masa da geçerli olmalıdır.
referee_error_malformed = Bu soru yanıtlanamaz.
referee_finish = Eli bitirmenin en kısa yolu
referee_first = İlk açış
referee_kind = Bu bir { $kind }.
referee_kind_group = grup
referee_kind_impure = jokerli seri
referee_kind_mirror_group = aynalanmış grup
referee_kind_mirror_run = aynalanmış seri
referee_kind_pure = saf seri
referee_kind_run = seri
referee_kind_set = grup
referee_kind_seven = tek başına yedili
referee_kind_worth = Bu bir { $kind }, tutarı { $count } puan.
referee_left =
    { $family ->
        [tiles] Istakada kalan:{ " " }
       *[other] Elde kalan:{ " " }
    }
referee_legal = Geçerli.
referee_most = En çok açılabilen:{ " " }
referee_most_none = Hiçbir şey açılamaz.
referee_not_legal = Geçersiz.
referee_nothing = Soldan sağa dokunarak gir.
referee_opened = İlk açış zaten masada
referee_opens = İlk açışa yeter.
referee_opens_not = İlk açışa yetmez.
referee_or = { " " }ya da{ " " }
referee_pick = Girilecek taşlar ve kartlar
referee_rack = Istaka
referee_remove = Çıkar: { $what }
referee_sentence = Bir peri dokunarak gir: geçerli mi, kaç puan tutuyor, hangi kural böyle diyor?
referee_set = Per
referee_set_number = { $number }. per
referee_sum = { $value } / { $minimum } puan.
referee_title = Hakem
referee_turn = Hamle
referee_what = Soru
referee_what_best = En iyi hamle bu mu?
referee_wins =
    { $family ->
        [tiles] Istaka boş: el kazanıldı.
       *[other] Kart kalmadı: el kazanıldı.
    }
refusal_account_needed = Bunun için hesap gerekir: önce oturum aç.
refusal_accounts_elsewhere = Hesaplar yalnızca { $address } adresinde kullanılır. Burada misafir olarak oynarsın.
refusal_ace_between =
    { $family ->
        [tiles] { $meld } seri değil: 1 ya en küçük ya en büyüktür, arada duramaz.
       *[other] { $meld } seri değil: as ya en küçük ya en büyüktür, arada duramaz.
    }
refusal_adjacent_colour_jokers = { $meld }: renk değiştiren iki joker yan yana gelemez.
refusal_admin_account = Bu hesap sunucuyu yönetiyor. Bu yalnızca komut satırında yapılabilir.
refusal_all_others_in_pairs = Öbür oyuncuların hepsi çift açtı: sen grup ve seriyle açmalısın.
refusal_already_drawn = Bu hamlede zaten çektin.
refusal_already_knocked = Vurdun: bir kart at.
refusal_already_opened = İlk açışın zaten masada.
refusal_already_shown = Perlerin zaten masada.
refusal_already_started = Parti zaten başladı.
refusal_another_went_out = Başka bir oyuncu eli bitirdi, bu son hamlen: çek ve at.
refusal_ask_partner_first = Eli ancak eşin evet dedikten sonra bitirebilirsin: sor ya da kart attıktan sonra bir kart tut.
refusal_asked_already = Bu hamlede eşine zaten sordun.
refusal_asked_no_more = Artık bu masaya çağrılı değilsin.
refusal_asked_too_late = Tek kartın kalmışken soramazsın.
refusal_attempt_made = Denemeni yaptın: bir deneme daha için konuma dön.
refusal_bad_chance = En çok { $longest } bayt rastgelelik eklenebilir.
refusal_bad_club_date = Böyle bir gün, saat ya da saat dilimi yok.
refusal_bad_deal = { $number }. el sayılamıyor: { $reason }.
refusal_bad_mail_address = Bu bir e-posta adresi değil.
refusal_bad_name = İsimde 1–{ $longest } görünür karakter olmalı.
refusal_bad_network = Bu bir adres ya da ağ değil.
refusal_bad_options = Bu ev kuralları birlikte olmaz: { $reason }
refusal_bad_push_service = Bu tarayıcıya bir şey gönderilemiyor.
refusal_bad_reason = 1 ile { $longest } arasında görünür karakterle bir gerekçe yaz.
refusal_bad_record = Satır { $line }, sütun { $column }: { $reason }
refusal_bad_seats = Bu oyun { $players } oyuncu içindir ve biri insan olmalıdır.
refusal_bad_set = { $number }. per: { $reason }
refusal_bad_study_title = Başlıkta 1 ile { $longest } arası görünür karakter olmalı.
refusal_bad_text = Bir mesaj 1 ile { $longest } görünür karakter arasında olmalı.
refusal_banned = Bu sunucunun sahibi seni engelledi. Bitiş: { $until }. Gerekçe: { $reason }
refusal_between_deals = El sona erdi; sonraki henüz başlamadı.
refusal_bonus_card_discarded = { $card } bir prim kartı: atılamaz.
refusal_borrow_own_only = Yalnızca kendi perlerinden ödünç kart alabilirsin.
refusal_borrowed_meld_needs_hand_card = Ödünç kartlarla birlikte elinden de bir kart açmalısın.
refusal_borrowed_only_for_new_meld = Ödünç alınan kart yalnızca yeni bir perde kullanılabilir.
refusal_bot_token_needed = Bunun için bot belirteci gerekir.
refusal_buy_or_pass = Atılan kartı satın al ya da pas geç.
refusal_call_does_not_fit = { $meld } perine { $card } uymuyor.
refusal_call_or_pass = Atılan kartı yakala ya da pas geç.
refusal_cannot_be_borrowed = { $meld } perinden { $card } ödünç alınamaz.
refusal_cannot_be_forced = { $meld } perine { $card } uymuyor ya da per, kartı almayan oyuncunun değil.
refusal_cannot_discard_taken_upcard = { $card } bu hamlede ıskartadan aldığın kart; aynı hamlede atamazsın.
refusal_cannot_leave = Bu oyunda partiden ayrılınamaz.
refusal_card_missing = Masada kalmalı: { $cards }.
refusal_card_passed_first = Önce sıradaki oyuncuya vereceğin kartı koy.
refusal_cards_in_no_group = Per dışında: { $cards }.
refusal_ceremony_over = Çok uzun sürdü ya da zaten kullanıldı: yeniden başla.
refusal_claim_makes_no_meld = { $cards } ile { $card } istenemez.
refusal_claim_or_pass = Atılan kartı iste ya da pas geç.
refusal_claim_too_early = Her oyuncu bir hamle yapana kadar atılan kart istenemez.
refusal_clock_only = Süreyi yalnızca saat bitirebilir.
refusal_club_date_over = Bu buluşma geçti ya da değiştirildi.
refusal_club_full = Bir kulübün en çok { $most } üyesi olur.
refusal_club_host_only = Bunu yalnızca kulübün sahibi yapabilir.
refusal_colour_joker_in_group = { $meld }: renk değiştiren joker yalnızca serilerde kullanılabilir.
refusal_contract_meld_too_long = { $meld } çok uzun: bu kontratın perlerinde tam yazıldığı kadar kart olmalıdır.
refusal_contract_not_distinct = Kontratın grupları farklı değerlerden olmalı, serilerinden ikisi birleşip tek seri olamamalıdır.
refusal_contract_takes_whole_hand = Bu kontrat bütün elle ve kart atmadan açılmalıdır; artan: { $cards }.
refusal_deal_begun = El başladı; bir sonrakinden önce rastgelelik ekleyebilirsin.
refusal_deal_not_over = El henüz sona ermedi.
refusal_deal_over = Bu el sona erdi.
refusal_dealt_hand_shown_first = Dağıtılan el gösterildi, el sona erdi.
refusal_declined_by_everybody = O kartı herkes geçti: yenisini aç.
refusal_descending = { $meld } sıralı değil: seri küçükten büyüğe dizilmelidir.
refusal_discard_must_be_used = { $card } kartını üstündekilerle alırsan aynı hamlede masaya koymalısın, ama hiçbir yere uymuyor.
refusal_discard_pile_empty = Iskarta boş.
refusal_discard_required =
    { $family ->
        [tiles] Eli bitirmek için atacak son bir taş gerekir.
       *[other] Eli bitirmek için atacak son bir kart gerekir.
    }
refusal_discards_are_claimed = Atılan kart yalnızca atıldıktan hemen sonra istenebilir; sıran gelince desteden çek.
refusal_discards_not_drawn = Bu oyunda ıskartadan alamazsın; desteden çek.
refusal_does_not_extend = { $meld } perine { $cards } işlenemez.
refusal_drop_before_drawing = Yalnızca kart çekmeden önce elden çekilebilirsin.
refusal_duplicate = { $meld } seri değil: { $twin } birden fazla kez var.
refusal_duplicate_colour = { $meld } grup değil: { $twin } birden fazla kez var.
refusal_end_after_lay_off = Son hamlenden beri perlerinden birine kart işlendi; bu yüzden eli şimdi bitiremezsin.
refusal_end_after_long_meld = Son hamlenden beri perlerinden birine kart işlendi ya da o hamlede dört veya daha çok kartlık bir per açtın; bu yüzden eli şimdi bitiremezsin.
refusal_end_called_before_drawing = Eli yalnızca çekmeden önce bu şekilde bitirebilirsin.
refusal_end_needs_meld = Eli ancak masada perin varsa bu şekilde bitirebilirsin.
refusal_enough_laid_off = İlk açışını çift açtığın için bu hamlede başka taş işleyemezsin; en çok { $most }.
refusal_exchange_tile_from_table = { $meld } perinin jokerini yalnızca ıstakandan bir taşla alabilirsin.
refusal_fight_or_fold = Önce kapış ya da pes et.
refusal_fitting_discard = { $card } masadaki bir pere işlenebilir; bu yüzden onu yalnızca son kartın olarak atabilirsin.
refusal_force_or_pass = Kartı zorla ya da pas geç.
refusal_freed_joker_first = Önce değiştirdiğin jokeri masaya koymalısın.
refusal_freed_joker_has_no_use = Değiştirilen joker hemen masaya konmalıdır, ama yeri yok.
refusal_freed_joker_needs_new_set = Alınan joker yeni bir pere girmelidir; { $meld } yalnızca var olan bir peri uzatıyor.
refusal_gap =
    { $family ->
        [tiles] { $meld } seri değil: sayılar art arda değil.
       *[other] { $meld } seri değil: kartlar art arda değil.
    }
refusal_half_is_no_part = { $meld }: ayna jokerin her yanı bir serinin ya da grubun parçası olmalıdır.
refusal_has_left = Bu partiden ayrıldın.
refusal_hello_first = Sayfa ile sunucu anlaşamadı. Lütfen yeniden yükle.
refusal_indicator_only_in_first_turn = Göstergenin aynısı yalnızca ilk hamlende, taş atmadan önce gösterilebilir.
refusal_joker_for_both_suits = { $meld } perinin jokeri yalnızca eksik iki rengin kartlarıyla birlikte alınabilir.
refusal_joker_meld_manipulated = { $meld } jokerli: taş ekleyebilirsin, ama joker içindeyken taş alamazsın.
refusal_joker_moved_unreplaced = { $meld } perinin jokeri, yerini { $card } alana kadar perindeki kartlardan en az biriyle kalmalıdır.
refusal_joker_needs_two_rack_tiles = Aldığın joker, ıstakandan iki taşla yeni bir pere girmelidir.
refusal_joker_only_extends_existing_set = Aldığın joker, ıstakandan taşlarla yeni bir pere girmelidir.
refusal_joker_replaced_by_joker = { $meld } perinin jokeri başka bir jokerle değiştirilemez.
refusal_joker_stays_in_group = { $meld } perinin jokeri değiştirilemez.
refusal_joker_stays_in_its_set = { $meld } perinden alınan joker başka bir perde kullanılmalıdır.
refusal_jokers_not_fewer = { $meld }: joker kartlar doğal kartlardan az olmalıdır.
refusal_knock_with_last_card = Yalnızca son kartını açarak vurabilirsin, ama elinde başkaları var.
refusal_knocked_with_too_much = { $number }. el sayılamıyor: vuran oyuncuda { $points } puan kalmış, vurmak için { $limit } ya da daha az gerekir.
refusal_last_cards_stay = Destenin son kartları çekilemez.
refusal_last_discard_only_to_knock = Son atılan kartı yalnızca hemen vurmak için alabilirsin.
refusal_last_discard_wild = Eli, son kart olarak joker kart atarak bitiremezsin: { $card }.
refusal_last_passkey = Son geçiş anahtarını kaldıramazsın: artık kimse oturum açamaz.
refusal_lay_off_before_contract = Kontratından önce kart işleyemezsin.
refusal_lay_off_before_opening = { $minimum } puanlık ilk açışından önce kart işleyemezsin.
refusal_lay_off_needs_own_meld = Başkalarının perlerine işlemeden önce kendin bir per aç.
refusal_lay_off_next_turn = İlk açışından sonra, bir sonraki hamlene kadar kart işleyemezsin.
refusal_lay_off_or_pass = Vuranın perlerine kart işle ya da işin bittiğini söyle.
refusal_lay_off_own_only = Yalnızca kendi perlerine kart işleyebilirsin.
refusal_lay_off_own_side = Yalnızca kendi tarafının perlerine kart işleyebilirsin.
refusal_lesson_not_ready = Ders hâlâ hazırlanıyor: birazdan yeniden dene.
refusal_mail_not_sent = E-posta gönderilemedi. Adresi denetle ya da daha sonra yeniden dene.
refusal_match_not_over = Parti henüz bitmedi.
refusal_match_over = Parti bitti.
refusal_method_not_allowed = Bu burada yapılamaz.
refusal_mixed = { $meld } ne grup ne seri.
refusal_mixed_colour =
    { $family ->
        [tiles] { $meld } seri değil: bir seri tek renktendir.
       *[other] { $meld } seri değil: bir seri tek renktendir (maça, kupa, karo ya da sinek).
    }
refusal_more_jokers_than_allowed = { $meld }: çok fazla joker kart var, en çok { $maximum } olabilir.
refusal_must_discard = Hamle kart atılarak biter.
refusal_must_draw_first = Önce bir kart çek.
refusal_must_draw_second_card = Önce açık kartla birlikte ikinci bir kart çekmelisin.
refusal_must_go_out_now = Yalnızca eli bitirirken açılabilen bir per açtın; bu hamlede sonuncusu dışında bütün kartlarını açmalısın.
refusal_must_keep_a_discard =
    { $family ->
        [tiles] Son taş atılmalıdır: bir tane tut.
       *[other] Son kart atılmalıdır: bir kart tut.
    }
refusal_must_keep_cards =
    { $called ->
        [book] Eli bitirmek için tarafının { $size } ya da daha çok kartlık yeterli kitabı olmalı ({ $books }). O zamana kadar kart attıktan sonra bir kart tut.
        [burraco] Eli bitirmek için tarafının { $size } ya da daha çok kartlık yeterli burracosu olmalı ({ $books }). O zamana kadar kart attıktan sonra bir kart tut.
       *[other] Eli bitirmek için tarafının { $size } ya da daha çok kartlık yeterli kanastası olmalı ({ $books }). O zamana kadar kart attıktan sonra bir kart tut.
    }
refusal_must_keep_cards_without_books =
    { $called ->
        [book] Eli bitirmek için tarafının { $size } kartlık kitapları gerekir: { $natural } temiz, { $mixed } kirli, toplam { $books }. O zamana kadar kart attıktan sonra bir kart tut.
        [burraco] Eli bitirmek için tarafının { $size } kartlık burracoları gerekir: { $natural } temiz, { $mixed } kirli, toplam { $books }. O zamana kadar kart attıktan sonra bir kart tut.
       *[other] Eli bitirmek için tarafının { $size } kartlık kanastaları gerekir: { $natural } temiz, { $mixed } karışık, toplam { $books }. O zamana kadar kart attıktan sonra bir kart tut.
    }
refusal_must_play_first = Önce { $card } masaya konmalı.
refusal_must_use_whole_hand =
    { $family ->
        [tiles] Her taş bir perde olmalı; artan: { $cards }.
       *[other] Her kart bir perde olmalı; artan: { $cards }.
    }
refusal_never_melded = { $meld }: içinde per olarak açılamayan bir prim kartı var.
refusal_new_meld_needs_borrowed_card = Yeni bir perde, açılan kartın yanında perlerinden birinden ödünç alınmış bir kart gerekir.
refusal_no_accounts = Bu sunucuda hesap yok.
refusal_no_arranging = Bu masada herkes elini yardımsız sıralar.
refusal_no_borrowing = Bu oyunda masadaki perlerden kart alamazsın.
refusal_no_card_played = Elinden en az bir kart oyna ya da çek.
refusal_no_card_to_pass = Kartlar yalnızca ilk hamleden önce verilir.
refusal_no_dealt_hand_to_show = Sana dağıtılan el, eli bitirmiyor.
refusal_no_discard_here = Bu el kart atmadan açılmalıdır.
refusal_no_draw_on_first_turn = Başlayan oyuncu ilk hamlesinde yalnızca atar.
refusal_no_end_found = Botlar bu oyunu denedi ve oyun sona ermedi: { $reason }
refusal_no_end_to_fight = Kimse sayım istemedi.
refusal_no_first_life = Birinci can eksik: joker kartsız bir seri.
refusal_no_friend_request = Bu istek artık geçerli değil.
refusal_no_gap_for_joker =
    { $family ->
        [tiles] { $meld } seri değil: joker için sayı kalmadı.
       *[other] { $meld } seri değil: jokerin yerine geçeceği kart kalmadı.
    }
refusal_no_groups = { $meld } grup: bu oyunda yalnızca seri var.
refusal_no_hints = Bu masada ipucu yok.
refusal_no_joker_for_it =
    { $family ->
        [tiles] { $meld } perindeki hiçbir okey { $card } yerine geçmiyor.
       *[other] { $meld } perindeki hiçbir joker { $card } yerine geçmiyor.
    }
refusal_no_lay_offs = Bu oyunda kart işlenmez.
refusal_no_lay_offs_before_a_knock = Yalnızca öteki oyuncu vurduktan sonra kart işleyebilirsin.
refusal_no_mail = Bu sunucu e-posta göndermez.
refusal_no_manipulation_in_opening_turn = İlk açışını yaptığın hamlede masadaki başka hiçbir şeye dokunamazsın.
refusal_no_match_puzzles = Bu partiden bulmaca yapılmaz.
refusal_no_meld_must_fold = Masada peri olmayan oyuncu pes etmek zorundadır.
refusal_no_meld_no_sending = Per göstermemiş oyuncu kart ekleyemez.
refusal_no_melds_after_pairs = İlk açışın çift olduğundan başka çiftler açabilir ve perlere taş işleyebilirsin, ama grup ya da seri açamazsın.
refusal_no_melds_before_going_out = Perler, bütün elini açabilene kadar elinde kalır.
refusal_no_more_melds = İlk açışından sonra bu elde başka per açamazsın.
refusal_no_natural =
    { $family ->
        [tiles] { $meld }: yalnızca joker var, perde en az bir sayılı taş gerekir.
       *[other] { $meld }: yalnızca joker kart var, perde en az bir doğal kart gerekir.
    }
refusal_no_pair = { $meld } çift değil: çift, birbirinin aynısı iki taş ya da okeyle herhangi bir taştır.
refusal_no_pairs_after_melds = İlk açışın grup ve seri olduğundan çift açamazsın.
refusal_no_partner = Soracak eşin yok.
refusal_no_run = Bu koşu bitti ya da başka bir bulmacaya geçti.
refusal_no_runs = { $meld } seri: bu oyunda yalnızca grup var.
refusal_no_second_life = İkinci can eksik: başka bir seri.
refusal_no_such_meld = Masada böyle bir per yok.
refusal_no_such_seat = Böyle bir yer yok.
refusal_no_such_step = Bu derste böyle bir görev yok.
refusal_no_tile_played = Istakandan en az bir taş oyna ya da çek.
refusal_no_twin_of_indicator = Öteki { $card } sende değil ya da zaten gösterildi.
refusal_no_upcard_with_one_card = Tek kartın kaldığında desteden çekmelisin.
refusal_no_visiting_bots = Bu masa başkalarının botlarını kabul etmiyor.
refusal_no_watchers = Bu masa izleyici kabul etmiyor.
refusal_no_way_out = Bu hamlede eli bitiremezsin; soracak bir şey yok.
refusal_no_wild_cards_here = { $meld }: bu perde joker kart kullanılamaz.
refusal_no_writing = Bu masada yazılamaz.
refusal_nobody_there = Şu an orada oturan oyuncuyla bu mümkün değil.
refusal_nobody_to_ask = Bu masada çağrılacak kimse yok.
refusal_not_an_action_here = Bu, bu oyunda hamlenin bir parçası değil.
refusal_not_asked = Bu şu an sana sorulmuyor.
refusal_not_at_that_depth = O kart ıskartada o derinlikte değil.
refusal_not_beside_laid_off = { $cards }, başka bir oyuncunun işlediği kartın yanına işlenemez.
refusal_not_coming_in = Şu an geri dönemezsin.
refusal_not_every_rank = { $meld } astan papaza bir seri değil: her değer bir kez bulunmalı.
refusal_not_finished = { $seconds } saniye içinde bitmedi. Birazdan yeniden dene.
refusal_not_found = Burada bir şey yok.
refusal_not_friends = Arkadaş değilsiniz ya da artık değilsiniz.
refusal_not_host = Bunu yalnızca masa sahibi yapabilir.
refusal_not_in_discards = Atılanlar arasında { $card } yok.
refusal_not_in_hand = Elinde { $cards } yok.
refusal_not_json = Bu JSON olarak gönderilmelidir.
refusal_not_of_kind = { $meld } bir { $kind } değil.
refusal_not_one_colour = { $meld } içinde kırmızı ve siyah kartlar var; seri hep kırmızı ya da hep siyah olmalı.
refusal_not_opening = Şu an açıklanacak bir şey yok.
refusal_not_pausable = Masaya şu an mola verilemez.
refusal_not_paused = Masa molada değil.
refusal_not_reviewed = Bu analiz edilemez: { $reason }
refusal_not_saved = Bu kaydedilemedi, sayılmaz. Yeniden dene.
refusal_not_seated = Bu masada yerin yok.
refusal_not_solved = Bu burada çözülemez. { $reason }
refusal_not_started = Parti henüz başlamadı.
refusal_not_the_contract = Perler şu büyüklüklerde olmalı: { $contracts }.
refusal_not_the_first_contract =
    { $groups ->
        [0] İlk açışın bu elin kontratı olmalı, hepsi tek hamlede: seriler { $runs }.
       *[other]
            { $runs ->
                [0] İlk açışın bu elin kontratı olmalı, hepsi tek hamlede: gruplar { $groups }.
               *[other] İlk açışın bu elin kontratı olmalı, hepsi tek hamlede: gruplar { $groups }, seriler { $runs }.
            }
    }
refusal_not_your_turn = Sıra sende değil.
refusal_nothing_to_answer = Kimse sana eli bitirmeyi sormadı.
refusal_nothing_to_buy = Şu an satın alınacak bir kart yok.
refusal_nothing_to_call = Şu an yakalanacak bir kart yok.
refusal_nothing_to_claim = Şu an istenebilecek bir kart yok.
refusal_nothing_to_discard = Destenin son kartı masaya kondu: hamleni kart atmadan bitir.
refusal_nothing_to_force = Şu an zorlanacak bir kart yok.
refusal_nothing_to_take_back = Geri alabileceğin bir şey yok.
refusal_nothing_to_verify = Kayıtta tohum yok; kartlar yeniden dağıtılamaz.
refusal_offered_card_first = Yeni kart açılmadan önce bu kartı al ya da geç.
refusal_one_card_against_one = Elinde tek kart olan oyuncu tek kartlık bir ıskartayı alamaz.
refusal_one_group_per_rank = Tarafının zaten bu değerden bir grubu var: { $meld } kartlarını ona ekle.
refusal_one_meld_per_turn = Bir hamlede ya bir yeni per açabilir ya bir kart işleyebilirsin.
refusal_one_sided = { $meld }: ayna jokerin iki yanında da taş olmalıdır.
refusal_only_declared_pairs = Çifte gittiğini bildirdin: { $count } çiftle bitir.
refusal_only_first_upcard_let_pass = Yalnızca elin ilk açık kartında pas geçebilirsin: bir kart çek.
refusal_only_in_first_turn = Dağıtıldığı gibi bir el yalnızca ilk hamlede, çekmeden açılabilir.
refusal_only_in_going_out = { $meld } yalnızca eli bitirirken, en son açılabilir.
refusal_only_in_last_turn = Per göstermek ve kart eklemek yalnızca son hamlende olur.
refusal_only_offered_card_let_pass = Sana sunulan, geçebileceğin bir kart yok.
refusal_only_top_discard = Yalnızca ıskartanın üstündeki kart alınabilir.
refusal_only_top_of_stock = Yalnızca destenin üstündeki kart alınabilir.
refusal_only_watching = İzleyiciler bunu yapamaz.
refusal_opening_needs_natural_run = İlk açışta joker ve başka joker kart içermeyen bir seri gerekir.
refusal_opening_needs_taken_card = Bu hamlede eli bitirmiyorsan ilk açışta ıskartadan az önce alınmış bir kart gerekir.
refusal_opening_not_from_rack = { $meld }: ilk açış kendi ıstakandan gelmelidir.
refusal_opening_too_early = Her oyuncu { $rounds } hamle yapmadan kimse ilk açışını yapamaz.
refusal_opening_too_few_pairs = Çiftle ilk açış en az { $minimum } çift ister; sende { $value } var.
refusal_opening_too_low = İlk açış { $minimum } puan tutmalı; bu { $value }.
refusal_option_idle = “{ $one }” etkisiz, çünkü “{ $other }” ayarı şu: { $value }.
refusal_options_clash = “{ $one }” ile “{ $other }” birlikte seçilemez.
refusal_out_of_range =
    { $family ->
        [tiles] { $meld } seri değil: joker 1’in altına ya da 13’ün üstüne düşer.
       *[other] { $meld } seri değil: o uçta jokerin yerine geçeceği kart yok.
    }
refusal_outdated_table = Bu masa, kurallarının eski bir sürümüyle oynandı ve sürdürülemez.
refusal_own_friend_link = Bu senin kendi bağlantın: başka birine gönder.
refusal_own_games_off = Bu sunucu kişisel oyunlara izin vermiyor.
refusal_pairs_beside_first_melds = İlk açış ya grup ve serilerdir ya da çifttir, ikisi birden olamaz.
refusal_pairs_beside_melds = Eli bitirmek için ya { $count } çift göster ya da hiç çift gösterme.
refusal_pairs_declared_already = Çifte gittiğini zaten bildirdin.
refusal_pairs_declared_before_drawing = Çifte gittiğini yalnızca çekmeden önce bildirebilirsin.
refusal_partner_asks = Eşin eli bitirmeyi soruyor: önce yanıt ver.
refusal_partner_said_no = Eşin hayır dedi: kart attıktan sonra bir kart tut.
refusal_partner_said_yes = Eşin evet dedi: bu hamlede eli bitirmelisin.
refusal_passkey_again = Önce geçiş anahtarınla onayla.
refusal_passkey_refused = Bu geçiş anahtarı kabul edilmedi.
refusal_paused = Masa molada: önce sürdür.
refusal_pile_blocked = Üstünde { $card } varken ıskartayı alamazsın.
refusal_pile_call_does_not_fit = { $card } masadaki hiçbir pere uymuyor ve ıskartada üstündeki kartlarla per oluşturmuyor.
refusal_pile_frozen =
    { $count ->
        [0] Iskarta senin için donmuş: elinden { $card } ile aynı değerde iki doğal kart gerekir, sende hiç yok.
        [1] Iskarta senin için donmuş: elinden { $card } ile aynı değerde iki doğal kart gerekir, sende yalnızca bir tane var.
       *[other] Iskarta senin için donmuş: elinden { $card } ile aynı değerde iki doğal kart seç; sende { $count } tane var.
    }
refusal_pile_must_be_taken = Deste tükendi ve ıskartanın üstündeki kart tarafının bir perine uyuyor: ıskartayı al.
refusal_pile_needs_two = Iskartayı almak için { $card } ile açacağın, en az biri doğal iki kart seç. Elinde onun değerinden { $count }, joker karttan { $wild } var.
refusal_pile_taken_whole = Iskartanın üstündeki kartı tek başına alamazsın: ıskartanın tamamını al ve üstteki kartı hemen aç.
refusal_promise_broken = Bu, taahhüt edilenle uyuşmuyor.
refusal_promise_first = Bu masada oyuncular rastgeleliklerini açıklamadan önce taahhüt eder. Sayfayı yeniden yükle.
refusal_promises_fixed = Parti başlamak üzere; artık bir şey değiştirilemez.
refusal_rated_table = Dereceli masalar hesabı olanlar içindir: bot yok, ipucu yok.
refusal_record_not_yet = Kayıt, parti bitince hazır olur.
refusal_record_too_long = { $most } adımdan uzun kayıtlar burada izlenemez.
refusal_review_failed = Analiz bitirilemedi. Yeniden dene.
refusal_reviews_busy = Çok fazla analiz bekliyor. Birkaç dakika sonra yeniden dene.
refusal_run_claimed_by_next_only = Atılan kartı seri için yalnızca sıradaki oyuncu isteyebilir.
refusal_run_too_long = { $meld } seri değil: bir seride en çok { $maximum } olur.
refusal_same_colour = { $meld }: renk değiştiren jokerin öncesinde ve sonrasında renk farklı olmalıdır.
refusal_senseless_sheet = Bu kurallar anlamlı değil: { $reason }
refusal_sent_away = Masa sahibi seni bu masadan çıkardı.
refusal_server_error = Sunucuda bir şey ters gitti. Hiçbir şey değişmedi.
refusal_show_first = Son hamlende, kart atmadan önce perlerini göster.
refusal_sides_differ = { $meld }: ayna jokerin solundaki ve sağındaki taşlar aynı olmalıdır.
refusal_somebody_there = Bu yer dolu.
refusal_stale_version = Bu arada masa değişti.
refusal_stock_is_empty = Deste tükendi.
refusal_study_changed = Bu çalışma bu arada başka yerde değiştirildi. Yeniden yükle.
refusal_study_full = Bir çalışmada en çok { $most } hamle olabilir.
refusal_study_maker_only = Bu çalışmayı yalnızca hazırlayan değiştirebilir.
refusal_swap_after_melding = Jokeri yalnızca çektikten sonra, masaya bir şey açmadan önce değiştirebilirsin.
refusal_swap_before_opening =
    { $family ->
        [tiles] Okey ancak ilk açışından sonra alınabilir.
       *[other] Joker ancak ilk açışından sonra değiştirilebilir.
    }
refusal_switched_off = Bu, bu sunucuda kapalı.
refusal_table_changed_before_first_meld = İlk açışından önce masadaki perlere dokunamazsın.
refusal_table_changed_before_opening = { $minimum } puanlık ilk açışından önce masadaki perlere dokunamazsın.
refusal_table_closed = Bu sunucunun sahibi bu masayı kapattı. Gerekçe: { $reason }
refusal_table_full = Bütün yerler dolu.
refusal_table_log_full = Bu masa çok sık değiştirildi; artık yalnızca hamle yapılabilir.
refusal_taken_card_into_new_meld = Önce { $card } yeni bir pere girmeli.
refusal_taken_card_must_stay_in_a_meld = { $card } olmadan, başka bir oyuncudan alınmış bir kart persiz kalır.
refusal_taken_cards_apart = Başkalarından alınan kartların her biri ({ $cards }) ayrı bir perde olmalıdır.
refusal_taken_meld_needs_hand_card = Önce { $card } kartını, zaten elinde olan en az bir kartla birlikte yeni bir perde açmalısın.
refusal_tile_missing = Masada kalmalı: { $tiles }.
refusal_tile_not_yours = Istakanda yok: { $tiles }.
refusal_tile_only_to_lay = { $card } ancak bu hamlede açarsan alınabilir (ilk açışını yapmadıysan o açışta), ama hiçbir yere uymuyor.
refusal_tiles_away = Istaka tamam değil: en az { $count } eksik.
refusal_too_fast = Çok fazla istek: biraz bekle.
refusal_too_few_dublees = Dublee ilan etmek için en az { $minimum } dublee gerekir, sende { $count } var.
refusal_too_few_naturals = { $meld }: doğal kart çok az, en az { $minimum } gerekir.
refusal_too_few_pures = İlan için { $minimum } saf seri gerekir, burada { $count } var.
refusal_too_large = Bu çok uzun.
refusal_too_many = { $meld } grup değil: bir grupta en çok { $maximum } olur.
refusal_too_many_bot_tables = Bir bot en çok { $most } masaya oturabilir.
refusal_too_many_bots = Burada en çok { $most } botun olabilir.
refusal_too_many_clubs = En çok { $most } kulüpte olabilirsin.
refusal_too_many_copies = Çok fazla { $tile }: { $count } tane var, oyunda ise yalnızca { $most }.
refusal_too_many_deals = Bir parti { $most } kereden fazla dağıtılamaz.
refusal_too_many_friends = Burada kimsenin { $most } kişiden fazla arkadaşı olamaz.
refusal_too_many_jokers = { $meld }: joker kartlar doğal kartlardan çok.
refusal_too_many_mails = Bunu bugün çok sık istedin. Yarın yeniden dene.
refusal_too_many_passkeys = Bir hesapta en çok { $most } geçiş anahtarı olabilir.
refusal_too_many_studies = En çok { $most } çalışman olabilir. Önce birini sil.
refusal_too_many_study_records = Bir çalışmada en çok { $most } dosyadan kayıt olabilir.
refusal_too_many_tournaments = Bir kişinin süren en çok { $most } turnuvası olabilir.
refusal_too_much_deadwood = Bu boşta { $deadwood } puan bırakıyor; bu elde vurmak için { $limit } ya da daha az gerekir.
refusal_too_short =
    { $family ->
        [tiles] { $meld } çok kısa: bir perde en az { $minimum } taş olur.
       *[other] { $meld } çok kısa: bir perde en az { $minimum } kart olur.
    }
refusal_took_too_long = En iyi hamle { $seconds } saniyede bulunamadı.
refusal_tournament_bad_format = Bu biçim olmaz: bir masadan bu kadar oyuncu tur atlayamaz.
refusal_tournament_bad_result = Bu masa için böyle bir sonuç olamaz.
refusal_tournament_begun = Turnuva zaten başladı.
refusal_tournament_full = Bu turnuvaya en çok { $most } kişi katılabilir.
refusal_tournament_host_only = Bunu yalnızca turnuvanın sahibi yapabilir.
refusal_tournament_no_entrant = Bu turnuvada böyle bir katılımcı yok.
refusal_tournament_not_begun = Turnuva henüz başlamadı.
refusal_tournament_over = Turnuva bitti.
refusal_tournament_result_stands = Bu sonuç artık değiştirilemez: başka partiler ona bağlı.
refusal_tournament_round_on = Tur henüz bitmedi.
refusal_tournament_table = Buna masa değil, turnuva karar verir.
refusal_tournament_too_few = Bir turnuvaya en az { $fewest } katılımcı gerekir.
refusal_tournament_too_many_rounds = Bir turnuvada en çok { $most } tur olabilir.
refusal_trial_waits = Her yeni oyunu, oynanmadan önce botlar dener. Bundan önceki oyunlar: { $before }. Yeri korunur: birazdan yeniden sor.
refusal_turn_not_over = Hamle henüz bitmedi.
refusal_turn_over = Hamle bitti.
refusal_two_mirrors = { $meld }: bir perde yalnızca bir ayna joker, ortada olabilir.
refusal_unavailable = Sunucu şu an veri tabanına ulaşamıyor. Yeniden dene.
refusal_unknown_account = Böyle bir hesap yok.
refusal_unknown_ban = Böyle bir engel yok.
refusal_unknown_bot = Böyle bir bot yok.
refusal_unknown_club = Böyle bir kulüp yok ya da üyesi değilsin.
refusal_unknown_code = Bu kodla bir masa yok.
refusal_unknown_face = { $meld }: bu oyunda olmayan bir parça var.
refusal_unknown_game = Böyle bir oyun yok.
refusal_unknown_link = Bu kod yanlış, çok eski ya da zaten kullanılmış.
refusal_unknown_mail_link = Bu bağlantı yanlış, çok eski ya da zaten kullanılmış.
refusal_unknown_passkey = Böyle bir geçiş anahtarı yok.
refusal_unknown_puzzle = Böyle bir bulmaca yok.
refusal_unknown_review = Bu kaydın analizi yok ya da artık yok. Kaydı yeniden aç.
refusal_unknown_session = O cihazda oturum açık değil.
refusal_unknown_study = Böyle bir çalışma yok ya da silinmiş.
refusal_unknown_table = Böyle bir masa yok. Bağlantı yanlış ya da çok eski olabilir.
refusal_unknown_tournament = Böyle bir turnuva yok.
refusal_unknown_turn = Bu partide böyle bir hamle yok.
refusal_unreadable = Bu ileti okunamadı.
refusal_upcard_is_offered = Açık kartı al ya da pas geç; desteden ondan sonra çekebilirsin.
refusal_upcard_only_before_first_meld = Kontratı açtıktan sonra yalnızca desteden çekebilirsin.
refusal_upcard_only_for_first_meld = İlk açışından önce açık kartı yalnızca o açış için alabilirsin; onunla { $minimum } puanlık bir açış yapamıyorsun.
refusal_upcard_only_into_meld = { $card } ancak, daha önce alınmış başka bir kart olmadan, elindeki kartlarla bir per oluyorsa alınabilir.
refusal_upcard_only_to_lay = { $card } ancak hemen masaya konursa alınabilir, ama hiçbir yere uymuyor.
refusal_upcard_refused_only_when_blocked = Açık kartı yalnızca deste tükenince reddedebilirsin.
refusal_upcard_to_be_used = { $card } ancak bu hamlede masaya konursa alınabilir.
refusal_upcard_was_let_pass = İki oyuncu da açık kartta pas geçti: desteden çek.
refusal_waited_in_vain = Kimse gelmedi, aramayı bıraktık.
refusal_wild_upcard_refused = { $card } joker kart: ıskartadan alınamaz.
refusal_would_leave_taken_upcard = Bu, elinde yalnızca ıskartadan aldığın ve bu hamlede atamayacağın { $card } kartını bırakır.
refusal_wrap =
    { $family ->
        [tiles] { $meld } seri değil: en büyük sayının üzerine bir şey gelmez.
       *[other] { $meld } seri değil: en büyük kartın üzerine bir şey gelmez.
    }
refusal_wrong_host = Bu sunucu { $host } adını kabul etmiyor. İşleten, --allowed-host ile izin verebilir.
refusal_wrong_origin = Bu istek başka bir sitenin sayfasından geldi.
replay_back = Bir adım geri
replay_download = Kaydı indir
replay_first = Elin başı
replay_go = Tekrar izle
replay_hands = Bütün eller
replay_last = Elin sonu
replay_link = Tekrar izle
replay_move = Adım
replay_move_of = Adım { $number } / { $count }
replay_moves = Adımlar
replay_next = Bir adım ileri
replay_open = Dosya aç
replay_other = Başka kayıt
replay_pause = Duraklat
replay_play = Oynat
replay_sentence = Kayıtlı bir partiyi adım adım izle. Biten her masanın kaydı vardır; elle de yazabilirsin.
replay_speed = Hız
replay_text = Kayıt
replay_title = Tekrar
replay_to_table = Masaya
replay_total = toplam { $total }
replay_unknown = bilinmiyor
replay_waits = Bu kayıt bu cihazda henüz açılmadı: sunucunun onu bir kez oynatması gerek, ama ulaşılamıyor. Sunucu yanıt verince kayıt açılır.
review_accuracy = İsabet
review_accuracy_about = İsabet: belli olan hamlelerde, daha iyisi olmayanların payı. Belli olan: bir seçim içeren ve ayırt edilebilen hamleler. Kaybedilen: hataların, ötekilere göre puan farkı olarak bedeli. Şans ve seçim: her birinin, oyuncunun kendi hamlelerinde kazanma olasılığını ne kadar değiştirdiği; 1 bütün bir eldir.
review_ahead = Ortalama puan farkı: { $reached }; en iyisi: { $best }.
review_as_bots = Bütün botlar aynısını oynardı
review_as_table = Tablo olarak
review_before = Önce
review_begins = Analiz başlıyor.
review_best = En iyisi
review_better = Daha iyisi
review_by_choice = seçimle
review_by_luck = şansla
review_by_luck_missed = çoğunlukla şansla, ama daha iyisi vardı
review_call = “Rummy!” de
review_chances = Kazanma olasılığı
review_chances_about = Her nokta, konum bütün eller olduğu gibi { $count } kez sonuna kadar oynatılınca ne çıktığını gösterir; { $error } kadar sapabilir.
review_change = Bütün eller olduğu gibi alındığında, kazanma olasılığı bu hamleden önce { $before }, sonra { $after } idi.
review_change_choice = Bunun { $choice } kadarı seçimdir: oyuncunun daha kötü olduğunu bilebileceği kısım. Kalan { $luck } ise şanstır.
review_change_luck = Aradaki fark şans sayılır: oyuncunun bilebileceklerine göre hiçbir hamle kesin olarak daha iyi değildi.
review_choice = Seçim
review_compared = Varsayılan ellerle { $deals } kez karşılaştırıldı
review_compared_about = Bu oyuncunun göremediği her şey her seferinde yeniden dağıtıldı ve iki hamleden sonra da el sonuna kadar oynatıldı. Belirleyici olan puandır, kazanma olasılığı değil; bu olasılık, bütün ellerin olduğu gibi alındığı yukarıdakinden farklıdır.
review_compared_match = Bu oyuncunun göremediği her şey her seferinde yeniden dağıtıldı ve iki hamleden sonra da el sonuna kadar oynatıldı. Belirleyici olan, partiyi kazanma olasılığıdır.
review_cost = Kaybedilen
review_costs = Daha iyisi vardı: yaklaşık { $points } puan fazla
review_costs_match = Daha iyisi vardı: partiyi kazanma olasılığı yaklaşık { $percent } daha yüksek
review_decided = Belli olan kararlar: { $choices } kararın { $decided } tanesi
review_decided_of = { $turns } hamleden { $decided } belli
review_decisive = Belirleyici hamleler
review_deeper = Daha derin bak
review_deeper_about = Bu hamleyi çok daha fazla kez oynatır. Sonucu bu analizi açan herkes görür.
review_deeper_failed = Daha derin bakış tamamlanamadı. Yeniden deneyin.
review_deeper_waits = Bundan öncekiler: { $count }
review_deeper_works = Daha derin bakılıyor: { $percent }
review_depends =
    { $when ->
        [knock_at_once] Ötekilerin ne zaman vuracağına bağlı: vurabildikleri anda vururlarsa öbüründen daha iyi, beklerlerse daha kötü
       *[knock_late] Ötekilerin ne zaman vuracağına bağlı: beklerlerse öbüründen daha iyi, vurabildikleri anda vururlarsa daha kötü
    }
review_draw_tile = Hiçbir şey oynama, taş çek.
review_end = { $deal }, sonu
review_expected = Kazanma olasılığı { $chance }, puan farkı { $points }
review_expected_match = Partiyi kazanma olasılığı { $match }; bu el: { $chance }, puan farkı { $points }
review_forced = Başka bir şey yapılamazdı
review_held = Hata değil: { $deals } kez sonuna kadar oynatıldı; tutmak en az o kadar iyi sonuç verdi.
review_lay_off = { $cards } işle.
review_leave = Bu sayfadan ayrılabilirsin: analiz sürer ve herkes için partiyle birlikte saklanır.
review_leave_file = Dosyadan açılan kaydın analizi bir saat saklanır.
review_left =
    { $family ->
        [tiles] Ayrıca oynanabilecek taşlar: { $tiles }; puan: { $points }
       *[other] Ayrıca oynanabilecek kartlar: { $tiles }; puan: { $points }
    }
review_luck = Şans
review_luck_and_choice = Şans ve seçim
review_next = Sonraki hamle
review_none_missed = Açık bir hata bulunmadı.
review_not_compared = Henüz karşılaştırılmadı
review_only_missed = Yalnızca hatalı hamleler ({ $count })
review_other_record = Tekrara dön
review_place = { $deal }, hamle { $turn }
review_play = { $tiles } oyna.
review_played = Oynanan
review_player = Oyuncu
review_previous = Önceki hamle
review_proven = Kanıtlandı: daha fazlası olamazdı.
review_rival = Ya da
review_see = Gör
review_shown = Gösterilenler
review_surer = En çok kaybettirmiş olabilecek hamlelere daha yakından bakılıyor: { $percent }
review_surer_waits = Bu ilk bakış. Daha yakından bakılacak; bundan önceki analizler: { $count }
review_take = Iskartadan { $card } al.
review_take_top = Iskartanın üstündeki kartı al.
review_title = Neyi kaçırdım?
review_too_close = { $deals } elden sonra bu ikisi ayırt edilemeyecek kadar yakın.
review_try = Yeniden dene
review_try_back = Analize dön
review_try_task = Partide şu oynandı: { $action } Daha iyisini bul.
review_turn_by_turn = Hamle hamle
review_turn_of = Hamle { $number } / { $count }
review_undecided = { $deals } elden sonra belli değil
review_unproven = Daha fazlası olabilir.
review_waiting = Bundan önceki analizler: { $count }
review_warmer = Yaklaşıyorsun: oynanandan daha iyi.
review_was_best = En iyisi kadar iyi
review_way = Çözümü göster
review_way_hide = Çözümü gizle
review_working = Parti inceleniyor: { $percent }
rules_away_house_rules = Bunlar ev kuralları olmadan kurallardır: onları sunucu yazar, ama ulaşılamıyor.
rules_contents = Bölümler
rules_title = { $game } kuralları
said_by = { $name }: { $phrase }
scan_again = Başka fotoğraf
scan_button = Tara
scan_doubtful_piece = { $piece }, kuşkulu
scan_file = Fotoğraf seç
scan_found =
    { $family ->
        [tiles] Bulunan taş: { $count }.
       *[other] Bulunan kart: { $count }.
    }
scan_join = Sırayı başka bir sırayla birleştir
scan_join_where = Birleştirilecek sıraya dokun.
scan_larger = Büyüt
scan_loading = Fotoğraf okuyucu yükleniyor: %{ $percent }
scan_look = Kuşkulu: { $count }
scan_move = Başka sıraya taşı
scan_move_where = Ait olduğu sıraya dokun: { $piece }
scan_no_piece =
    { $family ->
        [tiles] Burada taş yok
       *[other] Burada kart yok
    }
scan_note =
    { $family ->
        [tiles] Bir taşı ya da sırasını düzeltmek için taşa, eksik taş için fotoğrafta yerine dokun.
       *[other] Bir kartı ya da sırasını düzeltmek için karta, eksik kart için fotoğrafta yerine dokun.
    }
scan_photo = Fotoğraf
scan_private = Fotoğraf bu cihazdan çıkmaz.
scan_reading = Fotoğraf okunuyor…
scan_row = { $number }. sıra
scan_row_new = Yeni sıra
scan_shutter = Fotoğraf çek
scan_split = Buradan yeni sıra başlat
scan_trial = Kart okuma deneme aşamasında: çoğu tek tek duran kartların göründüğü 67 deneme fotoğrafında kartların %97,9’u doğru okundu. Kartların köşelerini açık bırak ve her kartı kontrol et.
scan_turn = Fotoğrafı döndür
scan_unloaded = Yüklenemedi. İlk tarama için internet bağlantısı gerekir, sonrakiler için gerekmez.
scan_unread = Fotoğraf okunamadı. Başka bir fotoğraf dene.
scan_use =
    { $family ->
        [tiles] Bu taşları kullan
       *[other] Bu kartları kullan
    }
scan_which =
    { $family ->
        [tiles] Bu hangi taş?
       *[other] Bu hangi kart?
    }
score_after_round = { $number }. turdan sonra
score_boxes = Kutular
score_boxes_bonus = Kutular için
score_check = Denetim
score_check_deals = Eller: { $sum }
score_check_players = Oyuncular: { $sum }
score_check_sum = +{ $won } − { $lost } = { $sum }
score_chips = Fişle sayıldı
score_column = { $number }. sütun
score_column_closed = kapalı
score_deal = El
score_deal_number = { $number }. el
score_eliminated = elendi
score_final = Son puanlar
score_game_bonus = Parti için
score_games_won = Kazanılan eller
score_goal_countdown = Herkese { $count } puan, biri bitirene kadar
score_goal_deal = Tek ellik parti
score_goal_deals = { $count } ellik parti
score_goal_limit = Elenme: { $count } puan
score_goal_points = Hedef: { $count } puan
score_in_columns = yazıldığı sütun: { $numbers }
score_money = Para
score_none = Henüz puanlanmış el yok.
score_rake = Ödenen { $gross }; bunun { $rake } kadarı kasaya
score_rejoined = Geri döndü
score_shutout = Mars
score_stake_point = puan başına { $amount }
score_stake_pool = Kişi başı giriş { $amount }, havuzda { $pool }
score_start = Başlangıç
score_title = Puanlar
score_total = Toplam
score_wins_games = En çok el kazanan; eşitlikte toplamı yüksek olan
score_wins_last_left = Sona kalan havuzu alır
score_wins_left = Sona kalan kazanır
score_wins_lowest = En düşük toplam kazanır
seat_dealer = dağıtan
seat_games_won = { $count } galibiyet
seat_laid = açtı: { $points }
seat_pairs = çift
seat_partner = eş
seat_place = sıralama { $place }
seat_sits_out = bu eli oynamıyor
seat_starter = başlıyor
settings_agree_puzzles = Partilerimden bulmacaya her zaman izin ver
settings_agree_puzzles_note = Parti biter bitmez. Herkes onaylamadıkça bulmaca yapılmaz; o zamana kadar geri çekebilirsin.
settings_felt = Masa
settings_felt_blue = Mavi
settings_felt_green = Yeşil
settings_felt_wine = Bordo
settings_four_colours = Dört renkli deste
settings_four_colours_note = Karolar mavi, sinekler yeşil
settings_initials = Baş harfler
settings_language = Dil
settings_less_motion = Daha az hareket
settings_pace = Botların hızı
settings_pace_at_once = Hemen
settings_pace_note = Yalnızca botlara karşı oynadığında. Masanın boş yerine dokununca beklemezsin.
settings_portrait = Masadaki yüzün
settings_portrait_number = Yüz { $number }
settings_size = Taşlar ve kartlar
settings_size_large = Büyük
settings_size_normal = Olağan
settings_size_small = Küçük
settings_sound = Ses
settings_speed = Canlandırma
settings_speed_fast = Hızlı
settings_speed_slow = Yavaş
settings_spread = Eldeki kartlar
settings_spread_tight = Sık
settings_spread_wide = Geniş
settings_theme = Tema
settings_theme_dark = Koyu
settings_theme_light = Açık
settings_theme_system = Sistem
settings_title = Ayarlar
settings_volume = Ses düzeyi
shop_add = Ekle
shop_add_to = Ekle: { $field }
shop_add_which = Ne eklensin: { $field }
shop_bounds = En az { $low }, en çok { $high }.
shop_by_players = Oyuncu sayısına göre
shop_changed = Değişiklik: { $count }.
shop_down = Sonraya al: { $part }
shop_first_name = Benim oyunum: { $game }
shop_from = { $field }: en az
shop_from_game = Temel alınan oyun
shop_group_changed = değişiklik: { $count }
shop_group_wrong = henüz uyuşmuyor
shop_less = Azalt: { $field }
shop_load = Dosya aç
shop_more = Artır: { $field }
shop_name = Adı
shop_new_rule = Değişen:
shop_redo = Yinele
shop_remove = Çıkar: { $part }
shop_restore = Aslına döndür: { $field }
shop_same = Hepsi için aynı
shop_save = Dosya olarak kaydet
shop_senseless = Bu henüz uyuşmuyor:
shop_sentence = Herhangi bir oyundan başla ve istediğini değiştir. Yanındaki kurallar sonucu gösterir.
shop_stale = Bunlar, henüz anlamlı olmayan son değişiklikten önceki kurallardır.
shop_start_over = Aslına dön
shop_tab_controls = Değiştir
shop_title = Kendi oyunun
shop_to = { $field }: en çok
shop_trying = Botlar deniyor …
shop_unchanged = Henüz bir şey değişmedi.
shop_undo = Geri al
shop_unread = Bu dosya bir kural sayfası değil:
shop_up = Öne al: { $part }
shop_waits = Her yeni oyunu, oynanmadan önce botlar dener. Seninkinden önceki oyunlar: { $before }. Yerin korunur.
shop_with = Evet
shop_without = Hayır
sign_at_once = Bütün perler birden açılır
sign_block = Deste yenilenmez
sign_books = { $count } ya da daha çok kartlık kitaplar
sign_burracos = { $count } ya da daha çok kartlık burracolar
sign_buy = Atılan kart sıra dışı satın alınabilir
sign_call_draw = Sayım istenebilir
sign_call_drop = Bir oyuncu elini sererek eli sona erdirebilir
sign_canastas = { $count } ya da daha çok kartlık kanastalar
sign_cards_laid = Kart, onu açan için sayılır
sign_claims = Atılan kart istenebilir: pon ve chi
sign_contract = Bütün el birden, bu büyüklüklerde
sign_contracts = { $count } el, her biri kontratlı
sign_corner = K A 2 seri sayılır
sign_deals = { $count } el, fişle ödenir
sign_few_jokers = Joker öteki kartlardan çok olamaz
sign_fight = Ötekiler kapışır ya da pes eder
sign_first_from_hand = İlk açış yalnızca elden gelir
sign_foot = { $count } kartlık ayak
sign_force = Almadığı kartı oyuncuya zorlayabilirsin
sign_joker_freed_any = Joker her taşla alınır
sign_joker_freed_rack = Joker ıstakadan taşla alınır
sign_knock = { $points } ya da daha azıyla vur
sign_knock_any = Her elle vur
sign_last_left = { $points } puanda elenilir; sona kalan kazanır
sign_lives = Biri jokersiz iki seri gerekir
sign_money = Tek el, puan başına ödenir
sign_money_value_cards = Puan başına ve değer kartları için ödenir
sign_only_runs = Yalnızca seriler
sign_opening = İlk açış en az { $points } puan
sign_opening_or_pairs = İlk açış { $points } puan ya da { $count } çift
sign_own_melds = Kendi perlerin sayılır
sign_partners = Eşlerin perleri ortaktır
sign_pile_any = Atılan her kart alınabilir
sign_pile_down_to_melded = Atılan her kart, üstündekilerle, per için
sign_pile_down_to_used = Atılan her kart, üstündekilerle
sign_pile_top_and_second = Atılan kartla ikinci bir kart gelir
sign_pile_top_into_meld = Atılan kart yalnızca per için
sign_pool = { $points } puanda elenilir; havuzu sona kalan alır
sign_pozzetto = { $count } kartlık pozzetto
sign_pures = { $count } saf seri gerekir
sign_rearranged = Bütün perleri herkes yeniden düzenler
sign_special_jokers = Çift, ayna, renk değiştiren jokerler
sign_swap = Joker değiştirilebilir
sign_swap_wild_tile = Okey değiştirilebilir
sign_target = Hedef { $points } puan
sign_turns = Herkese { $count } hamle
sign_twins = Grupta aynı kart iki kez olabilir
sign_wild_rank = Her elde başka bir değer joker sayılır
solver_away = Eli bitirmek için eksik taş: { $count }.
solver_back = Önceki adım
solver_best = En iyi hamle
solver_both =
    { $family ->
        [tiles] Önce taş, sonra puan
       *[other] Önce kart, sonra puan
    }
solver_colon = :{ " " }
solver_comma = ,{ " " }
solver_deadwood = Boşta kalan: { $count }.
solver_discard = Bir kart ıskartaya gider
solver_example = Örnek göster
solver_finish = Bütün el perlerde: eli bitirebilirsin.
solver_first = Masanın önceki hâli
solver_from_rack =
    { $family ->
        [tiles] ıstakadan { $tiles }
       *[other] elden { $tiles }
    }
solver_from_set = { $set } perinden { $tiles }
solver_hand = El
solver_indicator = Gösterge
solver_last = Hamlenin tamamı
solver_link = Bağlantıyı kopyala
solver_melded = { $of } karttan { $count } tanesi perlerde.
solver_melds = Perler
solver_next = Sonraki adım
solver_no_first = { $minimum } puanlık bir ilk açış yapılamaz.
solver_none = Oynanabilecek bir şey yok.
solver_nothing =
    { $family ->
        [tiles] Önce masadaki perleri, sonra ıstakayı dokunarak gir.
       *[other] Önce masadaki perleri, sonra eli dokunarak gir.
    }
solver_nothing_cards = Eldeki kartları dokunarak gir.
solver_nothing_finish = Göstergeyi seç, sonra ıstakadaki taşları dokunarak gir.
solver_nothing_left = Hiçbir şey kalmadı.
solver_objective = Amaç
solver_play =
    { $family ->
        [tiles] { $of } taştan { $count } tanesini oyna, tutarı { $value } puan.
       *[other] { $of } karttan { $count } tanesini oyna, tutarı { $value } puan.
    }
solver_sentence = Masadakileri ve elindekileri dokunarak gir: kanıtlanmış en iyi hamle, adım adım.
solver_show = Hamleyi göster
solver_side = Tarafın masadaki perleri
solver_status_both_lives = İki canın da var.
solver_status_contract = Bütün el açılabilir.
solver_status_first_life_only = Yalnızca birinci can var: yalnızca onun kartları perde sayılır.
solver_status_no_first_life = Birinci can eksik: bütün kartlar sayılır.
solver_status_short = Saf seri çok az: onların dışındaki bütün kartlar sayılır.
solver_status_three_pure = Yeterince saf seri var: yalnızca per dışındaki kartlar sayılır.
solver_status_valid_show = Bütün kartlar perlerde: geçerli bir ilan.
solver_steps = Adım adım
solver_table = Masa
solver_tiles =
    { $family ->
        [tiles] En çok taş
       *[other] En çok kart
    }
solver_title = Çözücü
solver_value = En çok puan
solver_whole = { $set } perinin tamamı
solver_worth = { $of } karttan { $count } tanesi açılır ve bütün primlerle { $worth } puan getirir.
status_now = Şu an masalardaki kişiler: { $people }; masalar: { $tables }
status_since = { $date } tarihinden beri çalışıyor, sürüm { $version }
status_title = Sunucu durumu
status_up = Sunucu çalışıyor.
study_add = Çalışmaya ekle
study_add_drawing = Ekle
study_all_open = Hepsi
study_arrow = Ok
study_back = Çalışmaya dön
study_by_list = Listeden seç
study_circle = Daire
study_colour = Renk
study_colour_name =
    { $colour ->
        [green] yeşil
        [red] kırmızı
        [blue] mavi
       *[other] sarı
    }
study_comment = Yorum
study_delete = Çalışmayı sil
study_delete_sure = Bağlantısı artık açılmaz.
study_draw = Çiz
study_drawings = Çizimler
study_drawn_arrow = Ok, { $colour }: { $origin } → { $place }
study_drawn_circle = Daire, { $colour }: { $place }
study_earlier = Yukarı taşı
study_edit = Bu hamleyi düzenle
study_from = Nereden
study_from_none = Hiçbir yer: daire
study_how =
    { $family ->
        [tiles] Daire içine almak için bir taşa dokun. Ok için bir yerden ötekine sürükle ya da ikisine de dokun.
       *[other] Daire içine almak için bir karta dokun. Ok için bir yerden ötekine sürükle ya da ikisine de dokun.
    }
study_into = Nereye konsun
study_into_new = yeni bir çalışma
study_later = Aşağı taşı
study_leave_out = Bu hamleyi kaldır
study_link_note = Bu bağlantıyı herkes hesapsız açabilir. Çalışmayı istediğin zaman değiştirebilir ya da silebilirsin; bir yıl kimse açmazsa silinir.
study_make = Bağlantı oluştur
study_mine = Çalışmalarım
study_name = Başlık
study_only_open = Yalnızca { $name }
study_open = Çalışmayı aç
study_open_hands = Açık eller
study_remove = Kaldır
study_rename = Başlığı değiştir
study_save = Kaydet
study_show = Bu hamleyi göster
study_spot_hand =
    { $family ->
        [tiles] { $name }: ıstaka
       *[other] { $name }: el
    }
study_spot_meld =
    { $family ->
        [tiles] per { $cards }
       *[other] per { $cards }
    }
study_spot_piece = { $piece } ({ $place })
study_title = Çalışma
study_to = Nereye
study_turns = { $count } hamle
study_whole =
    { $family ->
        [tiles] Bütün perler
       *[other] Bütün perler
    }
study_whole_match = Partiyi buradan tekrar izle
table_ask_partner = { $name } soruyor: bitirebilir miyim?
table_away = uzakta
table_book_label =
    { $called ->
        [canasta]
            { $kind ->
                [natural] temiz kanasta, { $count } kart
                [semi] yarı temiz kanasta, { $count } kart
                [mixed] karışık kanasta, { $count } kart
               *[other] joker kanasta, { $count } kart
            }
        [book]
            { $kind ->
                [natural] temiz kitap, { $count } kart
                [semi] yarı temiz kitap, { $count } kart
                [mixed] kirli kitap, { $count } kart
               *[other] joker kitap, { $count } kart
            }
       *[other]
            { $kind ->
                [natural] temiz burraco, { $count } kart
                [semi] yarı temiz burraco, { $count } kart
                [mixed] kirli burraco, { $count } kart
               *[other] joker burraco, { $count } kart
            }
    }
table_borrow_hint = Başka bir per için masadaki perlerden de kart seçebilirsin.
table_buy_ask = { $card } satın alınsın mı? Desteden ayrıca { $count } alırsın.
table_buy_asked = Satın alma hakkı: { $name } ({ $card }).
table_buy_limited = { $card } satın alınsın mı? Desteden ayrıca { $count } alırsın. Kalan satın alma: { $left }.
table_buy_points = { $card } sıra dışı alınsın mı? Ceza puanı: { $count }.
table_call_ask = { $card } yakalansın mı? Masadaki bir pere uyuyor.
table_call_down = Yakalayacağın ıskarta kartına dokun; üstündeki kartların hepsini de alırsın.
table_cards_count = { $count } kart
table_careless_sure =
    { $family ->
        [tiles] { $card } okey ya da masadaki bir pere işlenebilir: atmak puana mal olur.
       *[other] { $card } masadaki bir pere uyuyor ya da ıskartada bir per tamamlıyor: atmak puana mal olur.
    }
table_chips = { $count } fiş
table_claim_ask = { $card } istensin mi?
table_claim_asked = İsteme hakkı: { $name } ({ $card }).
table_claim_none = Elinde { $card } ile per olacak kart yok.
table_contract_ready = Kümelerin kontratı tamamlıyor: bir dokunuşla aç.
table_deadwood = Boşta { $points }
table_dealt_ask = Sana dağıtılan el, eli bitiriyor.
table_declare_pairs_means = O zaman eli yalnızca çiftle bitirebilirsin ve bunu herkes bilir. Geri alamazsın.
table_declare_pairs_sure = Çifte gidilsin mi?
table_declare_regroup = Kazanan perleri kullan
table_declare_regrouped = Aynı kartlar başka perlerle kazanır.
table_declare_wrong = Bu yanlış ilan olur: { $points } puana mal olur ve el dışı kalırsın.
table_do_answer_no = Hayır, henüz değil
table_do_answer_yes = Evet, bitir
table_do_aside = Kenara koy: { $value } / { $minimum }
table_do_aside_melds = Kenara koy: { $count } / { $melds } per
table_do_aside_melds_more = Kontrat: { $count } / { $melds } per
table_do_aside_more = İlk açış: { $value } / { $minimum }
table_do_aside_run = Jokersiz seri eksik
table_do_ask = Bitirebilir miyim?
table_do_borrow = Ödünç al ve aç
table_do_buy = { $card } satın al
table_do_call = Rummy! { $card }
table_do_call_end_draw = Sayım iste
table_do_call_end_drop = Elini ser
table_do_chi = { $cards } ile chi
table_do_choose_to_pass = Kart seç
table_do_contract = Kontratı aç
table_do_declare = İlan et
table_do_declare_anyway = Yine de ilan et: { $points } puan
table_do_declare_pairs = Çifte git
table_do_discard = { $card } at
table_do_discard_sure = { $card } gerçekten atılsın mı?
table_do_done = Tamam
table_do_draw =
    { $family ->
        [tiles] Taş çek
       *[other] Kart çek
    }
table_do_draw_card = Kart çek
table_do_draw_cards = { $count } kart çek
table_do_drop = Çekil
table_do_drop_for = Çekil: { $points } puan
table_do_drop_next = Sıram gelince çekil
table_do_end = Hamleyi bitir
table_do_end_count = Hamleyi bitir: { $value } / { $minimum }
table_do_end_short = { $value } / { $minimum }
table_do_face_down = Eli bitir: { $card } kapalı
table_do_fight = Kapış
table_do_finish = { $card } ile bitir
table_do_fits_nowhere = Hiçbir pere uymuyor
table_do_fold = Pes et
table_do_force = { $card } zorla
table_do_gin = Gin! { $card } at
table_do_go_out =
    { $game ->
        [phom] Ù
        [gin_rummy] Büyük gin
       *[other] Eli bitir
    }
table_do_knock = Vur
table_do_knock_with = { $points } ile vur, { $card } at
table_do_lay =
    { $family ->
        [tiles] { $count } taş aç
       *[other] { $count } kart aç
    }
table_do_lay_alone = Aç
table_do_lay_off = { $cards } işle
table_do_leave = { $card } kalsın
table_do_let_pass = Pas geç
table_do_open = Aç: { $value }
table_do_pass = Pas geç
table_do_pass_on = { $card } ver
table_do_pick =
    { $family ->
        [tiles] Atılan taşı seç
       *[other] Atılan kartı seç
    }
table_do_pick_meld = Peri seç
table_do_pon = { $cards } ile pon
table_do_put_back = Masayı geri al
table_do_refuse = Alma ve eli bitir
table_do_rummikub = Rummikub!
table_do_second = İkinci kartı çek
table_do_show = Perleri göster
table_do_show_dealt = Eli göster
table_do_show_indicator = Göstergeyi göster
table_do_show_none = Gösterecek per yok
table_do_swap =
    { $family ->
        [tiles] Okeyi al
       *[other] Jokeri al
    }
table_do_take = { $card } al
table_do_take_down = { $count } al, { $card } dahil
table_do_take_pile = Iskartayı al: { $count }
table_do_throw_last = At ve eli bitir
table_do_turn_card = Kart aç
table_do_turn_over = Iskartayı çevir ve çek
table_do_wait = Oynuyor: { $name }
table_do_want_none = Hep pas geç
table_down_any = Bir karta dokun: üstündeki bütün kartlarla alırsın ve onu bu hamlede açmalısın
table_down_ask = { $count } kart alırsın ve { $card } bu hamlede açılmalı.
table_drop_means = Kartlarını bırakırsın. Geri alamazsın.
table_drop_sure = Gerçekten çekilmek istiyor musun?
table_drop_sure_for = { $points } puana çekilmek istiyor musun?
table_end_means_draw = Ötekiler pes eder ya da kapışır. Kapışan bir elin puanı seninkine eşit ya da ondan azsa kaybeder ve daha çok ödersin.
table_end_means_drop = Bütün eller hemen karşılaştırılır. Başka bir elin puanı seninkine eşit ya da ondan azsa yakalanır ve daha çok ödersin.
table_end_sure_draw = Şimdi sayım istensin mi?
table_end_sure_drop = Elin serilsin mi?
table_face_down_ask = Eli bitirmek için son kartını kapalı at.
table_fight_ask = { $name } sayım istiyor. Kapışıyor musun?
table_finish_back = Geri
table_finish_pick = Atılacak kartı seç ve yeniden dene.
table_force_ask = { $card } alınmadı. Zorlansın mı?
table_fresh = yeni
table_frozen = Donmuş
table_frozen_all = Donmuş: ıskartayı almak için üstteki kartın değerinden iki doğal kart gerekir.
table_frozen_you = Tarafının ilk açışına kadar ıskarta senin için donmuş.
table_gone = Bu masayla bağlantı sona erdi.
table_gone_banned = Bu sunucunun sahibi seni engelledi.
table_gone_closed = Bu sunucunun sahibi bu masayı kapattı.
table_gone_outdated = Bu masa, kurallarının eski bir sürümüyle oynandı ve sürdürülemez.
table_gone_pages = Bu masa çok fazla sayfada açık; yalnızca yenileri sürer.
table_gone_seat = Bu yer başka bir tarayıcının.
table_group = grup
table_group_aside = Atılacak
table_group_cards = Per dışında
table_group_held = Elde kalacak
table_group_number = { $number }. per
table_hand = Elin
table_has_drawn = Çektin. Oyna ya da pas geç.
table_home = Bütün oyunlar
table_joker_ask =
    { $family ->
        [tiles] Okey hangi taşın yerine geçsin?
       *[other] Joker hangi kartın yerine geçsin?
    }
table_keep_playing = Oynamaya devam et
table_kept = alındı
table_key_apart =
    { $family ->
        [tiles] Seçimi ıstakada ayrı koy
       *[other] Seçimi elde ayrı koy
    }
table_key_arrows = Parçalar ve yerler arasında gez
table_key_back =
    { $family ->
        [tiles] Seçim ıstakaya geri
       *[other] Seçim ele geri
    }
table_key_draw = Çek
table_key_end = Ana düğmeyle aynı
table_key_enter = Seçimi buraya koy
table_key_escape = Seçimi kaldır, kapat
table_key_help = Bu liste
table_key_move =
    { $family ->
        [tiles] Istakada taşı, masada peri taşı
       *[other] Elde kartı, masada peri taşı
    }
table_key_new = Seçimi yeni per olarak koy
table_key_space = Parçayı seç ya da bırak
table_key_split =
    { $family ->
        [tiles] Peri taşın önünden böl
       *[other] Peri kartın önünden böl
    }
table_key_take = Iskartadan al
table_keys = Tuşlar
table_knock_gin_only = Yalnızca ginle vur
table_knock_hint = Herkes elini gösterir. Kalan puanı seninkine eşit ya da ondan az olan bir oyuncu varsa o kazanır.
table_knock_hint_gin = Gin: öteki oyuncu perlerine kart işleyemez.
table_knock_hint_lay_off = Perlerin açılır, öteki oyuncu onlara kart işler. Ardından onun puanı seninkine eşit ya da ondan azsa altından geçilir.
table_knock_left = Boşta
table_knock_limit = Vurmak için { $limit } ya da daha az
table_laid_by = açan: { $name }
table_last_turn = { $name } eli bitirdi: bu son hamlen.
table_last_turns = { $name } eli bitirdi: herkese bir son hamle
table_lay_off_ask = { $name } vurdu, puanı { $points }: uyan kartları işle.
table_leave = Partiden ayrıl
table_leave_stay = Kal
table_leave_sure = Temelli ayrılıyor musun? Bu elde ve sonraki bütün ellerde yoksun; el başına { $points } puan.
table_left = { $count } kaldı
table_log = Akış
table_mine = bu hamlede oynandı
table_more = Daha fazla
table_more_below = Aşağıdaki perler: { $count }
table_move_set = Peri taşı
table_must_play = Aldığın kartı aç: { $card }.
table_new_meld = Yeni per
table_new_set = Yeni per
table_no_discard = Destenin son kartı masaya kondu: kart atılmaz ve el sona erer.
table_offered_none = { $card } şimdi masaya konamaz.
table_opened = ilk açışını yaptı
table_order = Masayı topla
table_order_back = Perleri geri koy
table_order_self = Her hamleden sonra topla
table_order_self_note = Yoksa perler koyduğun yerde kalır.
table_out = elendi
table_owner = açan: { $name }
table_pair = Çift
table_partner_no = Eşin hayır diyor: bu hamlede eli bitiremezsin.
table_partner_yes = Eşin evet diyor: bu hamlede eli bitir.
table_pass_on_ask = { $name } için bir kart seç.
table_pile = Iskarta
table_pile_any = Bunlardan herhangi birini alabilirsin
table_pile_empty = boş
table_points = { $count } puan
table_pool = Deste
table_rack = Istakan
table_reconnecting = Yeniden bağlanılıyor …
table_redo = Yinele
table_refuse_means = Oyun biter ve eller şimdiki hâliyle sayılır.
table_refuse_sure = Son kart alınmasın mı?
table_reset = Sıfırla
table_reset_long = Hamlenin başına dön
table_restarting = Sunucu yeniden başlıyor. Lütfen biraz bekle: oyun kaldığı yerden sürecek.
table_rule_link = Kuralı gör
table_rules = Kurallar
table_run = seri
table_scores = Puanlar
table_seats = Oyuncular
table_second_hand =
    { $called ->
        [pozzetto] { $count } kartlık pozzetto, alacak olanlar: { $names }
       *[other] { $count } kartlık ayak, alacak olanlar: { $names }
    }
table_second_hint = Onunla birlikte ıskartadan ya da desteden ikinci bir kart alırsın.
table_second_picked_up =
    { $called ->
        [pozzetto] Pozzettoyu alanlar: { $names }
       *[other] Ayağı alanlar: { $names }
    }
table_selected = seçili
table_set_label = { $kind } { $number }: { $pieces }
table_set_label_plain = { $number }. per: { $pieces }
table_side_bonus = Masaya konan: { $cards }
table_side_books =
    { $called ->
        [book] Kitaplar: { $natural } temiz, { $mixed } kirli
        [burraco] Burracolar: { $natural } temiz, { $mixed } kirli
       *[other] Kanastalar: { $natural } temiz, { $mixed } karışık
    }
table_side_books_semi = { $books }, { $semi } yarı temiz
table_side_books_wild = { $books }, { $wild } joker
table_side_ours = Bizim taraf
table_sort_colour = Renge göre sırala
table_sort_number = Sayıya göre sırala
table_sort_suit = Renge göre sırala (♠ ♥ ♦ ♣)
table_split = Buradan böl
table_starting = Masa hazırlanıyor …
table_stock = Deste
table_swap_hint =
    { $family ->
        [tiles] { $card } verip masadaki bir okeyi alabilirsin.
       *[other] { $card } verip masadaki bir jokeri alabilirsin.
    }
table_table = Masa
table_table_empty = Masada henüz bir şey yok.
table_take_back = Geri al
table_tiles_count = { $count } taş
table_title_turn = Sıra sende · { $game }
table_to_rack =
    { $family ->
        [tiles] Istakaya geri
       *[other] Ele geri
    }
table_tray = İlk açış için kenarda
table_tray_back = Geri al: { $pieces }
table_try_again = Yeniden dene
table_turn_of = Sıra: { $name }
table_turned_ask = Açtığın kart: { $card }. Masaya koy ya da bırak.
table_undo = Geri al
table_upcard_ask = { $card }: al ya da pas geç.
table_view = Masa görünümü
table_want_none_means = Bir daha sorulmaz: yeniden dağıtılana ya da sen bunu kapatana kadar atılan her kartta pas geçersin.
table_wild = Joker: { $rank }
table_you = Sen
table_your_turn = Sıra sende
table_zoom_all = Bütün perleri göster
table_zoom_in =
    { $family ->
        [tiles] Daha büyük taşlar
       *[other] Daha büyük kartlar
    }
table_zoom_out =
    { $family ->
        [tiles] Daha küçük taşlar
       *[other] Daha küçük kartlar
    }
table_zoom_usual = Olağan boyut
tip_aim = Neyi amaçladığını ve ne kadar ilerlediğini hep burada görürsün.
tip_button = Bu düğmede, basınca ne olacağı hep yazar. Seçtiklerine göre değişir.
tip_deadwood = Perlerin elinde kalır. Boştaki puanın yeterince azalınca vurabilirsin.
tip_first_meld = İlk açışın kendi ıstakandan { $minimum } puan ister. Düğme toplamı gösterir.
tip_hand =
    { $family ->
        [tiles] Birbirine uyan taşları seçip kümele. Altında ne oldukları ya da neyin eksik olduğu yazar.
       *[other] Birbirine uyan kartları seçip kümele. Altında ne oldukları ya da neyin eksik olduğu yazar.
    }
tip_ok = Anladım
tip_pick_tiles =
    { $family ->
        [tiles] Koymak için taşları, sonra masada bir yer seç. Sürüklemek de olur.
       *[other] Açmak için kartları, sonra masada bir yer seç. Sürüklemek de olur.
    }
tip_rid = Başka ipucu gösterme
tip_undo = Hamleni bitirene kadar hiçbir şey kesin değil: her şeyi geri alabilir ya da sıfırlayabilirsin.
tourney_absent = yok
tourney_absent_name = Burada değil: { $name }
tourney_advance = Her masadan tur atlayan oyuncu
tourney_after = { $time } sonra
tourney_back = Turnuvaya
tourney_begin = Turnuvayı başlat
tourney_begin_next = { $round }. turu başlat
tourney_board = Masa { $number }
tourney_bots_add = Bot ekle
tourney_bots_count = Kaç bot
tourney_bracket = Eleme tablosu
tourney_by_hand = elle
tourney_by_lot = Kurayla
tourney_by_press = Ben başlatınca
tourney_by_rating = Dereceye göre
tourney_bye = Bay geçen: { $names }
tourney_clock_waits = Süre seni iki dakika bekler.
tourney_code = Turnuva kodu
tourney_countdown = Sonraki tur ne zaman başlar
tourney_cross = Çapraz tablo
tourney_csv = Puan durumu (CSV)
tourney_cycles = Herkes kaç kez karşılaşır
tourney_deal = { $number }. el
tourney_end = Turnuvayı şimdi bitir
tourney_end_not = Oynamaya devam et
tourney_end_sure = Başka tur oynanmaz ve puan durumu şimdiki gibi kalır.
tourney_entrants = Katılımcılar: { $count }
tourney_explain = Anlamını okumak için bir sütun başlığına dokun.
tourney_fill = Botla tamamla
tourney_fill_note = Böylece hiçbir turda kimse açıkta kalmaz.
tourney_finish = Turnuvayı kapat
tourney_format = Biçim
tourney_host_begins = Herkes burada olunca turnuvayı sahibi başlatır.
tourney_invite = Kişi çağır
tourney_join = Katıl
tourney_json = Her şey (JSON)
tourney_knock_out = Eleme
tourney_knock_out_note = Kaybedenler elenir. Sayı tam çıkmazsa seri başları ilk turu bay geçer.
tourney_late = Geç gelenler
tourney_late_half = Kaçırılan her tur için yarım puan
tourney_late_zero = Kaçırılan turlar için puan yok
tourney_make = Turnuvayı kur
tourney_mine = Turnuvalarım
tourney_my_bye = Bu turu bay geçiyorsun.
tourney_my_table = Masama
tourney_my_table_note = { $round }. tur, masa { $number }.
tourney_my_wait = Partin bitti. Tur öteki masalarda sürüyor.
tourney_name = Turnuvanın adı
tourney_new = Yeni turnuva
tourney_next_in = { $round }. tur { $time } içinde başlar.
tourney_nobody = Henüz kimse katılmadı.
tourney_none = Henüz bir turnuvada değilsin.
tourney_not_begun = başlamadı
tourney_open = Katılıma açık
tourney_over = Bitti
tourney_pairing = Seri başları
tourney_pairings = Eşlendirmeler
tourney_place = Sıralama
tourney_place_of = Sıralama: { $name }
tourney_play_too = Ben de oynuyorum
tourney_player = İsim
tourney_points_for = Galibiyet, beraberlik, yenilgi puanı
tourney_points_of = Puan: { $name }
tourney_repeats = Bazı oyuncular yeniden karşılaşıyor: başka eşlendirme mümkün değildi.
tourney_result = Sonucu gir
tourney_result_note = Masanın bildirdiğinin yerine geçer ve elle girildi diye işaretlenir.
tourney_result_of = Masa { $number } sonucu
tourney_return = Yeniden oyna
tourney_return_name = Yeniden oynasın: { $name }
tourney_round = { $round }. tur
tourney_round_done = Tur bitti.
tourney_round_of = Tur { $round } / { $rounds }
tourney_round_robin = Lig usulü
tourney_round_robin_note = Herkes herkesle karşılaşır. Sekiz kişiye kadar uygundur.
tourney_rounds = Turlar
tourney_rounds_number = { $count } tur
tourney_save = Sonucu kaydet
tourney_score = Puan
tourney_seats = Masadaki yer sayısı
tourney_sentence = Birkaç masalı turnuva: eşlendirmeler, turlar ve puan durumu.
tourney_share_text = “{ $name }” turnuvasına katıl
tourney_since = { $round }. turdan itibaren
tourney_standings = Puan durumu
tourney_swiss = İsviçre sistemi
tourney_swiss_note = Herkes her turu, puanı yakın ve daha önce karşılaşmadığı biriyle oynar. Çok kişi ve az tur için uygundur.
tourney_tb_buchholz = Buchholz
tourney_tb_buchholz_cut = Buchholz (en düşüksüz)
tourney_tb_buchholz_cut_note = En düşüğü dışında bütün rakiplerin puanı: daha güçlü rakiplerle oynayan önde olur. Rakipsiz tur, oyuncunun kendi puanıyla sayılır.
tourney_tb_buchholz_note = Bütün rakiplerin puanlarının toplamı.
tourney_tb_direct_encounter = Aralarındaki karşılaşma
tourney_tb_direct_encounter_note = Hâlâ eşit olan oyuncular arasında, hepsi birbiriyle karşılaştıysa: ötekilere karşı kimin daha çok puan aldığı.
tourney_tb_sonneborn_berger = Sonneborn-Berger
tourney_tb_sonneborn_berger_note = Oyuncunun yendiği rakiplerin puanları ve berabere kaldıklarının puanlarının yarısı.
tourney_tb_table_points = Masa puanı
tourney_tb_table_points_note = Oyunların kendi puanları, bütün partilerin toplamı; en düşük puanın kazandığı yerde eksi sayılır.
tourney_tb_wins = Galibiyet
tourney_tb_wins_note = Masada kazanılan partiler; bay sayılmaz.
tourney_third = Üçüncülük partisi
tourney_third_place = Üçüncülük
tourney_title = Turnuvalar
tourney_wall = Projektör görünümü
tourney_wall_join = Bu kodla katıl
tourney_win_together = Birinciliği paylaşanlar: { $names }
tourney_wins = Kazanan: { $name }
tourney_withdraw = Turnuvadan çekil
tourney_withdraw_name = Turnuvadan çıkar: { $name }
tourney_withdrawn = çekildi
tourney_won_lost = { $won } galibiyet, { $drawn } beraberlik, { $lost } yenilgi
tourney_you_are_in = Katıldın.
tourney_you_host = Turnuvanın sahibi sensin.
trust_add = Kendi rastgeleliğimi ekle
trust_add_label = Ne istersen, örneğin üç zar
trust_added = Rastgelelik ekleyenler: { $names }
trust_added_mine = Sayfan gizli sayısını taahhüt etti.
trust_alarm = Uyarı: sunucunun şimdi gösterdiği, sayfanın partiden önce gördüğüyle uyuşmuyor. Bu kartlara güvenme.
trust_checked = Sayfan, açıklanan her şeyin taahhütlerle uyuştuğunu denetledi.
trust_last = { $number }. elin tohumu
trust_limits = Sunucu kartları bilir. Taahhüt edip açıklamayan bir oyuncu iki karıştırma arasında seçim yapabilmiştir ve burada adı yazılır.
trust_nobody = Bu partiye hiçbir oyuncu rastgelelik eklemedi; kartları sunucu seçmiş olabilir.
trust_one = Sunucu partiden önce, bütün ellerin tohumlarını sabitleyen bir özet (hash) gösterir; kartları sonradan değiştiremez.
trust_opened = Açıklayanlar: { $names }
trust_opening = Bir dakika: gizli sayılar açıklanıyor.
trust_promise = { $number }. elin özeti (hash)
trust_promised = Taahhüt edenler: { $names }
trust_three = Elden sonra tohum gösterilir; herkes aynı kartları yeniden dağıtıp karşılaştırabilir.
trust_title = Dağıtım adil mi?
trust_two = Her oyuncunun sayfası gizli bir sayıyı taahhüt eder ve onu ancak bütün taahhütler sabitlenince açıklar. Böylece dürüst tek bir oyuncu kendi sayısını açıkladığı sürece kartları kimse seçemez, sunucu bile.
trust_verify = Bir eli doğrula
trust_withheld = Taahhüt edip açıklamayanlar: { $names }
ui_again = Yeniden dene
ui_close = Kapat
ui_home = RummyKit: ana sayfa
ui_loading = Yükleniyor…
ui_name = Adın
ui_name_hint = Arkadaşların sana ne der
verify_broken = tohum, gösterilen özetle uyuşmuyor
verify_chance_broken = { $name }: taahhüt edilen açıklanmadı
verify_chance_kept = { $name }: rastgelelik taahhüt edildiği gibi eklendi
verify_chance_none = { $name }: rastgelelik önceden taahhüt edilmeden eklendi
verify_chance_withheld = { $name }: rastgelelik taahhüt edildi ama açıklanmadı
verify_check = Doğrula
verify_deal = { $number }. el
verify_draw = { $move }. adımda { $name }: çekilen { $dealt }; kayıtta { $told }
verify_good = uyuşuyor, { $count } kart karşılaştırıldı
verify_hand = { $name }: dağıtılan { $dealt }; kayıtta { $told }
verify_move = bir adım öncekilere uymuyor: { $text }
verify_no = Uyuşmuyorlar.
verify_no_promise = kayıtta, gösterilen özet yok
verify_nobody = Hiçbir oyuncu önceden taahhüt edilmiş rastgelelik eklemedi; bu kartları sunucu seçmiş olabilir.
verify_nothing = kart yok
verify_open = Dosya aç
verify_record = Kayıt
verify_sentence = Bir partinin kaydını yapıştır ya da aç: her el tohumundan yeniden dağıtılıp karşılaştırılır.
verify_title = Adil dağıtıldı mı?
verify_upcard = açık kart { $dealt }; kayıtta { $told }
verify_yes = Uyuşuyorlar: her el taahhüt edildiği gibi.
waiting_all_here = Herkes burada.
waiting_away = bağlı değil
waiting_bot = Bot
waiting_change = Bu masayı değiştir
waiting_change_save = Değiştir
waiting_changed = { $name }: değişen { $what }
waiting_code = Ya da bu kodu söyle
waiting_copied = Kopyalandı
waiting_copy = Kopyala
waiting_copy_by_hand = Bağlantı seçili: buradan kopyala.
waiting_empty = Boş
waiting_fact = { $what }: { $value }
waiting_for_many = { $count } oyuncu daha bekleniyor.
waiting_for_one = Bir oyuncu daha bekleniyor.
waiting_host = masa sahibi
waiting_host_starts = Partiyi başlatacak olan: { $name }.
waiting_link = Bu bağlantıyı arkadaşlarına gönder
waiting_no_line = Bağlantı koptu. Gelir gelmez isteğin yeniden gönderilir.
waiting_qr = QR kodu olarak göster
waiting_qr_alt = Bağlantının QR kodu
waiting_seat_bot = Bota ver
waiting_seat_free = Yeri boşalt
waiting_seats = Yerler
waiting_share = Paylaş
waiting_share_text = Benimle oyna: { $game }
waiting_side = { $number }. taraf
waiting_sides_note = Eşler karşılıklı oturur ve birlikte oynar.
waiting_sit_here = Buraya otur
waiting_start = Başlat
waiting_start_bot = Bir botla başlat
waiting_start_bots = { $count } botla başlat
waiting_start_note = Boş yerleri botlar alır.
waiting_time = Hamle süresi
waiting_unheard = Yanıt gelmeden bağlantı koptu ve o zamandan beri masa değişti. İsteğin yerine gelmediyse yeniden bas.
waiting_visiting = Başkalarının botları buraya oturabilir
waiting_you = sen
write_label = Masaya yaz
write_note = Bunu yalnızca burada oturanlar okur. Herkes gidince sunucu unutur.
write_report = Bildir
write_reported = Bu sunucuyu işletene bildirildi. Bu oyuncunun yazdıklarını artık görmezsin.
write_send = Gönder
write_title = Mesajlar
