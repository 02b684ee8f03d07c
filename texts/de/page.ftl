account_added_ask = Du bist angemeldet. Leg hier einen Passkey an, dann öffnet dieses Gerät das Konto künftig selbst.
account_already = Dieses Gerät hat schon einen Passkey für dieses Konto.
account_average = Platz im Schnitt
account_best = Bestes Ergebnis
account_cancelled = Nichts wurde geändert: Das Gerät hat den Vorgang abgebrochen.
account_code_label = Code von dem anderen Gerät oder Wiederherstellungscode
account_code_note = Dort: Konto, Geräte, „Anderes Gerät anmelden“.
account_code_title = Anderswo angemeldet oder Passkey verloren?
account_create = Konto anlegen
account_create_do = Mit Passkey anlegen
account_curve =
    { $count ->
        [one] { $game }: Wertung von { $from } bis { $to } in { $count } Partie
       *[other] { $game }: Wertung von { $from } bis { $to } in { $count } Partien
    }
account_data = Meine Daten
account_delete = Konto löschen
account_delete_no = Behalten
account_delete_sure = Verlauf, Wertungen und Passkeys werden endgültig gelöscht. Aufzeichnungen beendeter Tische bleiben, mit „N. N.“ auf deinem Platz, ebenso Rätsel aus deinen Partien, die keine Namen enthalten.
account_delete_yes = Endgültig löschen
account_deleted = Das Konto ist gelöscht.
account_devices = Geräte
account_export = Alles herunterladen
account_game = Spiel
account_history = Beendete Partien
account_history_none = Noch keine beendete Partie.
account_link = Anderes Gerät anmelden
account_link_what = Scann das mit dem anderen Gerät oder tipp dort den Code ein. Er gilt einmal, { $minutes } Minuten lang. Zeig ihn sonst niemandem.
account_localhost = Dieselbe Seite unter { $address } öffnen
account_lose_advice = Geht dieses Gerät verloren, ist auch das Konto verloren. Füg auf einem zweiten Gerät einen Passkey hinzu oder erstelle einen Wiederherstellungscode.
account_matches = Partien
account_more = Mehr
account_name = Name des Kontos
account_none = Dieser Server führt keine Konten. Alle spielen als Gäste.
account_passkey_add = Passkey auf diesem Gerät anlegen
account_passkey_made = angelegt { $when }
account_passkey_remove = Entfernen
account_passkey_remove_this = Passkey von { $name } entfernen
account_passkey_used = benutzt { $when }
account_passkey_what = Ein Passkey liegt in deinem Gerät und öffnet sich mit dessen Sperre: Finger, Gesicht oder PIN. Kein Passwort, keine E-Mail-Adresse.
account_passkeys = Passkeys
account_place = Platz { $place } von { $players }
account_points =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
account_rating = Wertung
account_rating_give = { $rating } ± { $give }
account_rating_what = Eine Wertung beginnt bei 1500. Die Zahl nach ± sagt, wie weit sie noch danebenliegen kann; sie schrumpft mit jeder gewerteten Partie.
account_recovery = Wiederherstellungscode
account_recovery_anew = Neuen erstellen
account_recovery_keep = Schreib ihn auf und bewahre ihn sicher auf: Er wird nur jetzt gezeigt.
account_recovery_made = Du hast { $when } einen Wiederherstellungscode erstellt. Ein neuer ersetzt ihn.
account_recovery_make = Wiederherstellungscode erstellen
account_recovery_what = Damit meldest du dich einmal an, wenn alle Passkeys verloren sind.
account_rename = Ändern
account_renamed = Geändert.
account_replay = Nachspielen
account_sentence = Zum Spielen braucht niemand ein Konto. Mit einem behältst du Verlauf, Statistik und Wertung, auf jedem Gerät.
account_session_end = Abmelden
account_session_end_this = { $name } abmelden
account_session_here = hier
account_session_since = seit { $when }
account_sessions = Angemeldet
account_sign_in = Anmelden
account_sign_in_do = Mit Passkey anmelden
account_sign_out = Abmelden
account_since = Konto seit { $date }
account_statistics = Statistik
account_title = Konto
account_unable = Passkeys brauchen HTTPS und einen Hostnamen. Unter dieser Adresse kann dieser Browser sie nicht benutzen.
account_visiting_bots =
    { $count ->
        [one] mit { $count } fremden Bot
       *[other] mit { $count } fremden Bots
    }
account_waiting = Folg den Anweisungen deines Geräts …
account_won = Gewonnen
admin_accounts = Konten
admin_act =
    { $what ->
        [ban] Sperren
        [unban] Sperre aufheben
        [ban_network] Adresse oder Netz sperren
        [unban_network] Sperre eines Netzes aufheben
        [sign_out] Überall abmelden
        [end_session] Eine Anmeldung beenden
        [link] Code zum Anmelden erstellt
        [export] Daten exportieren
        [delete_account] Konto löschen
        [admin_on] Verwaltung erlaubt
        [admin_off] Verwaltung entzogen
        [close_table] Tisch schließen
        [delete_table] Tisch löschen
        [close_tournament] Turnier beenden
        [delete_tournament] Turnier löschen
        [announce] Etwas ankündigen
        [remove_announcement] Ankündigung entfernen
       *[prune_tables] Alte Tische gelöscht
    }
admin_announcements = Ankündigungen
admin_banned = gesperrt
admin_bans = Sperren
admin_closed = geschlossen: { $reason }
admin_confirm = Mit Passkey bestätigen
admin_confirm_why = Diese Seite fragt jede Viertelstunde wieder nach deinem Passkey.
admin_days = Zahl der Tage (leer: für immer)
admin_find = Teil eines Namens, Kennung oder Link
admin_for_ever = für immer
admin_here = Tische, an denen jetzt gespielt wird
admin_here_now = jetzt da: { $count }
admin_log = Protokoll
admin_network = Adresse oder Netz, etwa 203.0.113.0/24
admin_none = Keine
admin_nothing = Nichts gefunden.
admin_reason = Grund
admin_reason_note = Wer gesperrt ist oder an einen geschlossenen Tisch kommt, liest den Grund. Nenne darin niemanden.
admin_role = Verwaltung
admin_search = Suchen
admin_tables = Tische
admin_text = Was alle lesen sollen
admin_title = Verwaltung
admin_tournaments = Turniere
admin_until = bis { $date }
app_name = RummyKit
away_account = Dort liegen dein Konto und deine gespielten Partien.
away_bot = Ist die Zeit für den Zug um, spielt ein Bot weiter.
away_clock = Die Uhr läuft trotzdem.
away_for = seit { $time } nicht da
away_home = Tische und Bots brauchen ihn. Punkteblatt, Regeln und hier schon geöffnete Aufzeichnungen gehen auch ohne.
away_lesson = Aufgaben, die am Tisch gespielt werden, fehlen, bis er wieder da ist.
away_lobby = Dort stehen die offenen Tische; sie erscheinen, sobald er antwortet.
away_now = { $name } ist nicht da.
away_puzzle = Dieses Rätsel geht nur mit ihm.
away_puzzles = Das Rätsel des Tages und einige andere gehen ohne ihn und zählen, sobald er wieder da ist. Rätsel gegen die Uhr brauchen ihn.
away_referee = Auf diesem Gerät urteilt der Schiedsrichter nur über Tische mit Steinen, außer bei Twist. Frag nach allem anderen, sobald er antwortet.
away_replay = Eine Aufzeichnung, die auf diesem Gerät geöffnet oder gespeichert wurde, läuft auch ohne; jede andere braucht ihn.
away_since = { $name } ist seit { $time } nicht da.
away_solver = Auf diesem Gerät werden nur Tische mit Steinen, außer bei Twist, und einfache Kartenhände gelöst. Frag nach allem anderen, sobald er antwortet.
away_title = Der Server ist nicht erreichbar.
away_verify = Dort werden die Spiele noch einmal gegeben und verglichen.
away_waits = Der Tisch wartet.
back_title = Während du weg warst:
bot_named = { $name } (Bot)
bot_visiting = Fremder Bot
bots_copy_by_hand = Der Token ist markiert: Kopier ihn von hier.
bots_docs = Die Schnittstelle (API) für Bots
bots_make = Token anlegen
bots_name = Name des Bots
bots_once = Er wird nur dieses eine Mal gezeigt. Bewahr ihn auf, wo nur dein Programm ihn findet.
bots_revoke = Sperren
bots_revoke_this = Den Token von { $name } sperren
bots_sentence = Ein Programm von dir kann an Tischen spielen, die Bots zulassen. Sein Token ist der Schlüssel: Wer ihn hat, spielt als dein Bot.
bots_title = Meine Bots
bots_token = Der Token von { $name }
bots_used = zuletzt da { $when }
clock_bank = Zeitreserve
clock_left = Verbleibende Sekunden: { $seconds }
clock_low = Noch zehn Sekunden.
club_ask = Spielrunde an diesen Tisch einladen
club_asked = Die Mitglieder sind eingeladen. Sie sehen es auf jeder Seite hier.
club_back = Zur Spielrunde
club_calendar = In meinen Kalender
club_coming = Ich komme
club_consent = Die Mitglieder sehen deinen Namen, deine Partien an Tischen der Spielrunde und ob du zu Terminen kommst. Du kannst sie jederzeit verlassen.
club_date = Fester Termin
club_date_before = Mitglieder erinnern
club_date_before_hours = { $count } h vorher
club_date_before_none = Nie
club_date_change = Termin ändern
club_date_day = Erster Tag
club_date_end = Keine Termine mehr
club_date_every = Wie oft
club_date_last = Immer der letzte solche Wochentag des Monats
club_date_month = Jeden Monat am gleichen Wochentag
club_date_none = Der Gastgeber hat keinen Termin festgelegt.
club_date_once = Einmal
club_date_save = Termin speichern
club_date_set = Termin festlegen
club_date_time = Uhrzeit
club_date_two_weeks = Alle zwei Wochen
club_date_week = Jede Woche
club_date_zone = Zeitzone
club_evenings = Frühere Abende
club_evenings_none = Hier stehen beendete Partien an Tischen der Spielrunde.
club_host = Gastgeber
club_invite = Leute einladen
club_invited = { $host } lädt dich in die Spielrunde „{ $name }“ ein.
club_join = Der Spielrunde beitreten
club_keep = Nicht entfernen
club_leaders = Rangliste
club_leaders_none = Für diese Auswahl zählt noch keine Partie.
club_leaders_what = Es zählen Partien an Tischen der Spielrunde, in denen mindestens zwei Menschen gespielt haben. Partner gewinnen gemeinsam.
club_leave = Spielrunde verlassen
club_leave_last = Du bist das letzte Mitglied: Die Spielrunde und ihre früheren Abende werden gelöscht.
club_leave_sure = Du siehst die Spielrunde dann nicht mehr. Deine Ergebnisse bleiben in den früheren Abenden stehen.
club_make_host = Leitung an { $name } geben
club_members = Mitglieder: { $count }
club_mine = Meine Spielrunden
club_name = Name der Spielrunde
club_new = Spielrunde gründen
club_none = Du bist noch in keiner Spielrunde. Gründe eine oder öffne den Link einer Einladung.
club_not_coming = Ich komme nicht
club_period = Zeitraum
club_period_all = Insgesamt
club_period_evening = Letzter Abend
club_period_month = Diesen Monat
club_period_year = Dieses Jahr
club_played_with = mit { $names }
club_remind_me = Mich an Termine erinnern
club_remind_note = In den Browsern, in denen du Benachrichtigungen erlaubt hast, und per E-Mail, wenn du eine Adresse angegeben hast.
club_remove = { $name } entfernen
club_remove_sure = { $name } sieht die Spielrunde dann nicht mehr. Ergebnisse bleiben in den früheren Abenden stehen.
club_rename = Spielrunde umbenennen
club_renew = Neuen Link machen
club_renew_note = Der alte Link gilt dann nicht mehr.
club_sentence = Leute, mit denen du regelmäßig spielst: eigene Tische, eigene Rangliste und alle früheren Abende.
club_share_text = Mach mit in unserer Spielrunde „{ $name }“
club_share_won = Anteil
club_soon = { $name } trifft sich: { $when }
club_stay = Bleiben
club_table_new = Neuer Tisch
club_table_next = Plätze und Regeln wählen
club_table_waits = { $name } wartet. Freie Plätze: { $count }
club_tables = Tische
club_tables_none = Im Moment wartet oder spielt niemand.
club_tables_now = Tische jetzt: { $count }
club_title = Spielrunden
club_who_comes = Kommen: { $names }
club_who_not = Kommen nicht: { $names }
club_won_by = Gewonnen: { $names }
condition_met = (erfüllt)
condition_not_met = (noch nicht)
contract_groups =
    { $count ->
        [one] { $count } Satz zu { $length }
       *[other] { $count } Sätze zu { $length }
    }
contract_is = Kontrakt: { $melds }
contract_runs =
    { $count ->
        [one] { $count } Sequenz zu { $length }
       *[other] { $count } Sequenzen zu { $length }
    }
docs_sentence = Alle Adressen der Schnittstelle: was jede annimmt und was sie liefert.
docs_title = Schnittstelle (API)
draft_no_line = Die Verbindung brach ab, bevor die Antwort da war. Nichts ist verloren.
draft_not_arrived = Du bist wieder da. Dein letzter Zug ist nicht angekommen: Bitte spiel ihn noch einmal.
draft_not_from_rack =
    { $family ->
        [tiles] Aufs Brett zurück kommen nur Steine, die du in diesem Zug gespielt hast.
       *[other] Zurück auf die Hand kommen nur Karten, die du in diesem Zug gespielt hast.
    }
draft_own_set =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
draft_put_back = Der Tisch ist wieder wie vorher. „Rückgängig“ holt deinen Entwurf zurück.
end_big_gin = { $name }: Big Gin!
end_blocked = Der Stoß ist leer, und die offene Karte wurde abgelehnt: Das Blatt mit den wenigsten Punkten gewinnt.
end_blocked_counted = Der Stoß ist leer, und der Ablagestapel wurde abgelehnt: Die Karten aller werden gezählt.
end_blocked_nobody = Der Stoß ist aufgebraucht, und niemand hat ausgemacht.
end_called =
    { $called ->
        [draw] { $name }: Vergleich verlangt.
       *[other] { $name }: das Spiel vor dem Ziehen beendet.
    }
end_called_beaten =
    { $called ->
        [draw] { $name }: Vergleich verlangt, aber ein anderer hatte ebenso wenige oder weniger Punkte.
       *[other] { $name }: das Spiel vor dem Ziehen beendet, aber ein anderer hatte ebenso wenige oder weniger Punkte.
    }
end_capped = { $count } Punkte, mehr kann ein Blatt nicht zählen ({ $held } auf der Hand)
end_come_in = Wieder hereinkommen
end_coming_in = Du bist ausgeschieden. Du darfst mit { $count } Punkten wieder hereinkommen.
end_dealt = Ein Blatt hat das Spiel gleich nach dem Geben beendet.
end_dealt_shown = { $name }: das Blatt gleich nach dem Geben gezeigt, { $points }.
end_declared = { $name }: richtig angesagt.
end_exhausted = Der Vorrat ist leer, und niemand konnte spielen: Das Brett mit den wenigsten Punkten gewinnt.
end_exhausted_nobody =
    { $family ->
        [tiles] Der Vorrat ist leer, und niemand hat ausgemacht.
       *[other] Der Stoß ist aufgebraucht, und niemand hat ausgemacht.
    }
end_face_down = { $name }: mit verdeckter letzter Karte ausgemacht.
end_follow = Zum neuen Tisch
end_gin = { $name }: Gin!
end_held = Was alle noch hatten
end_home = Andere Spiele
end_in_hand =
    { $family ->
        [tiles] Auf dem Brett: { $points }
       *[other] Auf der Hand: { $points }
    }
end_laid = Was ausgelegt wurde
end_match_shared = { $names } teilen sich den Sieg
end_match_won = { $name } hat die Partie gewonnen
end_match_you = Du hast die Partie gewonnen
end_next = Nächstes Spiel
end_nobody = Niemand hat das Spiel gewonnen
end_none = nichts
end_out_beaten =
    { $by ->
        [side] { $name }: ausgemacht, aber die andere Partei hat mehr Punkte.
       *[other] { $name }: ausgemacht, aber ein anderer hat mehr Punkte.
    }
end_out_first_drop = früher Ausstieg
end_out_left_table = Partie verlassen
end_out_middle_drop = später Ausstieg
end_out_missed_turns = zu viele Züge versäumt
end_out_wrong_declaration = falsche Ansage
end_reckoning = So kommen die Punkte zustande
end_rematch = Revanche
end_round_won = Gewinner der Runde: { $names }
end_see_result = Zurück zum Ergebnis
end_see_table = Tisch zeigen
end_shared = { $names } teilen sich den Sieg
end_skipped_why = Das Spiel ist wieder ungültig. Niemand bekommt Punkte, und das nächste Spiel folgt.
end_stay_out = Draußen bleiben
end_stock_gone = Der Stoß ist aufgebraucht: Das Blatt mit den wenigsten Punkten gewinnt.
end_turns_over = Alle Züge sind gespielt. Die Blätter werden nach Punkten gereiht, die ohne Meldung zuletzt.
end_undercut = { $knocker }: geklopft und unterboten!
end_void = Das Spiel ist ungültig
end_void_last = Niemand hat vor den letzten Karten des Stoßes geklopft. Derselbe Geber gibt noch einmal.
end_void_pairs = Die Erstmeldungen aller Spieler waren Paare. Derselbe Spieler beginnt noch einmal.
end_void_why = Der Stoß war zu oft leer. Derselbe Geber gibt noch einmal.
end_won = { $name } hat das Spiel gewonnen
end_you_won = Du hast das Spiel gewonnen
evening_all_games = Alle Spiele
evening_bad_newer = Diese Datei stammt von einer neueren Version von RummyKit.
evening_bad_other = Diese Datei enthält keine Spieleabende.
evening_bad_spoilt = Das ist beschädigt und nicht lesbar.
evening_best = Bestes Spiel
evening_chips = Chips
evening_closed = Dieser Browser bewahrt nichts auf.
evening_delete = Löschen
evening_delete_all = Alles löschen
evening_delete_no = Behalten
evening_delete_sure = Punkteblätter und Fotos sind dann von diesem Gerät weg.
evening_evenings = Abende
evening_file = Als Datei speichern
evening_go_on = Dieses Punkteblatt weiterführen
evening_import = Datei einlesen
evening_join = Zwei Namen zusammenlegen
evening_join_name = Dieser Name
evening_join_to = ist dieselbe Person wie
evening_joined = { $name } zählt als { $other }
evening_keep = Hier aufbewahren
evening_matches = Partien
evening_missing = Dieser Abend ist auf diesem Gerät nicht aufbewahrt.
evening_none = Noch ist nichts aufbewahrt. Ein Punkteblatt erscheint hier, sobald das erste Spiel darauf steht.
evening_note = Gespielt zählen nur beendete Partien, Punkte zählen in allen.
evening_one = Spieleabend
evening_pair = Partner
evening_photo_add = Foto davon hinzufügen, was { $name } übrig hat
evening_photo_keep = Foto aufbewahren
evening_photo_kept = Das Foto ist aufbewahrt.
evening_photo_of = Was { $name } übrig hatte
evening_photo_remove = Dieses Foto entfernen
evening_photos = Fotos vom Rest der Hand
evening_points = Punkte
evening_send = Als Datei senden
evening_separate = Trennen
evening_share = Teilen
evening_share_note = Was im Link steht, bekommt kein Server. Fotos stehen nur in der Datei.
evening_shared = Jemand hat diesen Abend mit dir geteilt.
evening_statistics = Statistik
evening_taken = Übernommene Punkteblätter: { $count }
evening_taken_none = Alles darin ist hier schon aufbewahrt.
evening_title = Spieleabende
evening_uncounted = noch nicht alles gezählt
evening_unfinished = nicht zu Ende gespielt
evening_wins = Gewonnen
evening_won = Gewonnen: { $names }
evening_worst = Schlechtestes Spiel
fact_can_go_out = Du kannst ausmachen
fact_can_go_out_regrouped = Neu gelegt kannst du ausmachen
fact_contract = { $length }
fact_contract_group = { $length }er-Satz
fact_contract_run = { $length }er-Sequenz
fact_contract_whole_hand = Ganzes Blatt, ohne Abwurf
fact_countdown = Von { $points } hinunter auf 0
fact_deadwood = Abfall { $points }
fact_deadwood_best = Abfall { $points }, bestenfalls { $best }
fact_dealer = { $seat } gibt
fact_deals = Spiel { $number } von { $count }
fact_dublees = Dublees: { $count } von { $wanted }
fact_extra_deal = Entscheidungsspiel
fact_extra_game = Entscheidungsspiel
fact_first_contract = Sätze zu { $groups }, Seq. zu { $runs }
fact_first_contract_any = Kontrakt: Ass bis König
fact_first_contract_colour = Kontrakt: Ass–König rot/schwarz
fact_first_contract_groups = Kontrakt: Sätze zu { $groups }
fact_first_contract_runs = Kontrakt: Sequenzen zu { $runs }
fact_first_meld = Erstmeldung { $minimum }
fact_first_meld_pairs =
    { $count ->
        [one] oder { $count } Paar
       *[other] oder { $count } Paare
    }
fact_first_meld_taken = Erstmeldung mit Ablagekarte
fact_games = Spiel { $number } von { $count }
fact_knock = Klopfen mit { $limit }
fact_knock_any = Klopfen jederzeit
fact_knock_gin = Klopfen mit Gin
fact_knock_limit = Klopfen mit höchstens { $limit }
fact_knock_limit_gin = Klopfen nur mit Gin
fact_knock_limit_none = Klopfen jederzeit
fact_loose = { $count } übrig
fact_lowest_wins = Die wenigsten Punkte gewinnen
fact_melds = Meldungen: { $count }
fact_melds_wanted = Meldungen zu { $melds }
fact_melds_worth = Meldungen: { $points } wert
fact_opening = { $value } von { $minimum }
fact_opening_pairs = { $value } von { $minimum } Paaren
fact_out_at = Ausgeschieden ab { $points }
fact_point_value = { $amount } je Punkt
fact_points = Punkte auf der Hand: { $points }
fact_points_best = Bestenfalls: { $best }
fact_points_no_pure = Ohne reine Sequenz alles: { $points }
fact_points_times = Auf der Hand: { $held } × { $times } = { $points }
fact_points_unlaid = Nichts ausgelegt: { $held } × { $times } = { $points }
fact_points_unopened = Noch keine Erstmeldung: { $points }
fact_pot = Topf { $amount }
fact_pure_life = Reines Leben
fact_pure_runs = Reine Sequenzen: { $count } von { $wanted }
fact_pure_runs_wanted = { $count } reine Sequenzen
fact_second_life = Zweites Leben
fact_single_deal = Ein Spiel entscheidet
fact_single_game = Ein Spiel entscheidet
fact_starter = { $seat } beginnt
fact_target = Wer zuerst { $points } hat
fact_tiles_away = mindestens { $count } fehlen
fact_trash = Abfall { $points }
fact_turns = Zug { $number } von { $count }
fact_two_lives = Zwei Leben, eines davon rein
fact_whole_hand = Alle Karten auf einmal
fact_wild = Wild: { $rank }
fact_wild_cut = Wild: { $rank }, { $upper } und { $lower }
fact_wild_tile = Okey: { $tile }
fact_wild_unneeded = Entbehrlich: { $card }
fact_wins = Nötige Siege: { $count }
felt_at_once = Die Meldungen bleiben auf der Hand, bis du dein ganzes Blatt auslegen kannst.
felt_at_once_tiles = Die Kombinationen bleiben auf dem Brett, bis du es ganz zeigen kannst.
felt_declared = Die Meldungen bleiben auf der Hand, bis jemand ansagt.
felt_discards_by = Abwürfe nach Spielern
felt_discards_of = { $name }: Abwürfe
felt_first_meld = Keine Mindestpunktzahl für die Erstmeldung
felt_first_set = Keine Mindestpunktzahl für die Erstmeldung
felt_knocked = Die Meldungen bleiben auf der Hand, bis jemand klopft.
felt_more_above = Weiter oben mehr
felt_more_below = Weiter unten mehr
felt_shown = Die Meldungen bleiben bis zum letzten Zug auf der Hand.
felt_taken_of = { $name }: genommene Karten
felt_turned_up = Aufgedeckt
friend_accept = Annehmen
friend_add_who = Zu Freunden hinzufügen: { $name }
friend_ask_all = Alle einladen, die da sind
friend_ask_note = Die Einladung steht eine halbe Stunde lang auf jeder Seite hier.
friend_ask_title = Freunde einladen
friend_asked = Eingeladen
friend_asked_who = Anfrage gesendet: { $name }
friend_choose = Such dir Mitspieler und ein Spiel aus.
friend_code = Ich habe einen Freundescode
friend_decline = Ablehnen
friend_door_here = Gerade da: { $count }
friend_end = Aus Freunden entfernen: { $name }
friend_end_no = Behalten
friend_end_sure = { $name } und du seht dann nicht mehr, ob der andere da ist. { $name } bekommt keine Nachricht davon.
friend_end_yes = Entfernen
friend_full = Am Tisch von { $name } sind inzwischen alle Plätze besetzt.
friend_here = gerade da
friend_last = zuletzt zusammen: { $game }, { $when }
friend_lately = heute oder gestern da
friend_link_already = { $name } und du seid schon befreundet.
friend_link_code = Oder sag den Code durch:
friend_link_done = { $name } und du seid jetzt befreundet.
friend_link_end = Unbenutzte Links zurückziehen ({ $count })
friend_link_label = Link für eine Person
friend_link_make = Link erstellen
friend_link_note = Schick ihn jemandem, den du kennst. Er gilt einmal, { $days } Tage lang.
friend_link_text = Lass uns bei RummyKit befreundet sein
friend_link_title = Per Link hinzufügen
friend_never_again = Keine Anfragen mehr von { $name }
friend_none = Du hast hier noch keine Freunde. Sie kommen nach einer Partie oder über einen Link dazu.
friend_playing = spielt gerade
friend_sentence = Sieh, wer gerade da ist, und lade zum Spielen ein.
friend_show = Andere sehen, dass ich da bin
friend_show_note = Deine Freunde und die Mitglieder deiner Spielrunden sehen es, aber nicht, an welchem Tisch du spielst.
friend_title = Freunde
friend_waiting = Noch keine Antwort: { $names }
friend_wants = { $name } möchte mit dir befreundet sein.
friend_wants_note = Freunde sehen, ob der andere da ist, und können einander zum Spielen einladen.
friends_allow = Wieder einladen lassen
friends_also = mit { $names }
friends_ask = Einladen
friends_asked = Eingeladen: { $names }. Die Einladung steht eine halbe Stunde lang auf jeder Seite hier; die Partie beginnt, wenn alle da sind.
friends_asking = Einladung wird gesendet …
friends_asks = { $name } lädt dich zum Spielen ein
friends_asks_game = { $name } lädt dich ein zu { $game }.
friends_end = { $names } noch einmal einladen
friends_forget = Aus dieser Liste entfernen: { $names }
friends_join = Mitspielen
friends_never = Keine Einladungen mehr von { $name }
friends_never_done = { $name } kann dich nicht mehr einladen und erfährt davon nichts.
friends_not_now = Jetzt nicht
friends_silenced = Können dich nicht einladen: { $count }
friends_their_rules = Ihre Hausregeln: { $count }
friends_title = Noch einmal spielen mit
go_arrival = { $name } ist noch nicht da: Die Uhr wartet höchstens { $time }.
go_join = An den neuen Tisch setzen
go_next_in =
    { $family ->
        [tiles] Das nächste Spiel beginnt spätestens in { $time }.
       *[other] Das nächste Spiel beginnt spätestens in { $time }.
    }
go_ready = Bereit: { $names }
go_rematch_in = In { $time } öffnet der neue Tisch, mit allen, die bereit sind.
go_resume_in = Weiter geht es spätestens in { $time }.
go_waiting = Es fehlt noch: { $names }
go_you_ready = Du bist bereit
hand_arrange = Ordnen
hand_drawn = eben gezogen
hand_dublee = Dublee
hand_group_heard =
    { $amount ->
        [1] Reihe { $number }, { $what }, { $count } Karte
       *[other] Reihe { $number }, { $what }, { $count } Karten
    }
hand_impure_run = Sequenz
hand_jokers = wilde Karten
hand_key_arrange = Das Blatt ordnen
hand_key_cards = Nächste Karte, nächste Reihe
hand_key_enter = Tun, was auf dem Knopf steht, außer es beendet das Spiel
hand_key_group = Auswahl gruppieren
hand_key_menu = Wohin die Karte kann
hand_key_move = Karte im Blatt verschieben
hand_label =
    { $amount ->
        [1] Dein Blatt, { $cards } Karten, { $groups } Reihe
       *[other] Dein Blatt, { $cards } Karten, { $groups } Reihen
    }
hand_loose_cards = { $count } lose
hand_make_group = Gruppieren
hand_meld = Meldung
hand_menu = Verschieben nach …
hand_move_here = Auswahl hierher legen
hand_new_group_here = Hier neu gruppieren
hand_next_card = Die Karte danach
hand_place = Reihe { $ledge }, Platz { $place }
hand_previous_card = Die Karte davor
hand_pure_run = reine Sequenz
hand_select_group = Diese Karten auswählen
hand_sorting = Sortieren
hand_started = { $cards } + 1
hand_started_heard = eine Karte fehlt
hand_started_short = + 1
hand_to_loose = Lose Karten
hand_to_new_group = Eine neue Reihe
hand_tunnela = Tunnela
hand_undo = Ordnen zurücknehmen
hand_wild = wilde Karte
hint_again = Auf dem Tisch zeigen
hint_ask = Tipp
hint_buy = Kauf den Abwurf.
hint_call = Ruf „Rommé!“ für die markierte Meldung.
hint_call_end = Beende das Spiel jetzt.
hint_claim = Beanspruch den Abwurf mit { $cards }.
hint_declare = Sag an und leg { $card } auf den Ablagestapel.
hint_declare_pairs = Sag Paare an.
hint_discard = Wirf { $card } ab.
hint_done = Nichts mehr anlegen.
hint_draw =
    { $family ->
        [tiles] Zieh aus dem Vorrat.
       *[other] Zieh vom Stoß.
    }
hint_drop = Steig aus diesem Spiel aus.
hint_fight = Kämpf.
hint_force = Zwing dem anderen die Karte auf.
hint_go_out = Mach aus mit { $cards }.
hint_knock = Klopf.
hint_lay_off = Leg { $cards } an die markierte Meldung an.
hint_mark = Tipp
hint_meld = Leg { $cards } aus.
hint_more = Zeig es mir
hint_open = Eröffne mit { $cards }.
hint_pass = Lass die Karte liegen.
hint_pass_drawn = Pass: Es gibt nichts auszuspielen.
hint_pass_on = Gib { $card } weiter.
hint_pass_tiles =
    { $family ->
        [tiles] Auszulegen lohnt sich nicht: Zieh einen Stein.
       *[other] Auszulegen lohnt sich nicht: Zieh eine Karte.
    }
hint_play = So machen
hint_rearrange =
    { $family ->
        [tiles] So wirst du die meisten Steine los; den Joker behältst du, außer er bringt zwei weitere mit. Beende den Zug oder mach ihn rückgängig.
       *[other] So wirst du die meisten Karten los. Beende den Zug oder mach ihn rückgängig.
    }
hint_show = Zeig { $cards }.
hint_show_dealt = Zeig das Blatt.
hint_show_indicator = Zeig den Zwilling des Zeigesteins.
hint_show_none = Du hast keine Meldung zu zeigen.
hint_swap = Tausch { $card } gegen den Joker.
hint_take =
    { $family ->
        [tiles] Nimm den markierten Stein vom Ablagestapel.
       *[other] Nimm die markierte Karte vom Ablagestapel.
    }
hint_take_card = Nimm { $card } vom Ablagestapel.
hint_take_pile = Nimm den Ablagestapel.
hint_take_pile_with = Nimm den Ablagestapel mit { $cards }.
hint_where = Sieh dir an, was markiert ist.
home_against =
    { $count ->
        [one] Gegner: { $count } Bot, { $level }
       *[other] Gegner: { $count } Bots, { $level }
    }
home_all = Alle Spiele zeigen
home_all_games = Alle { $count } Spiele
home_code = Zum Tisch oder Turnier { $code }
home_dealing = Gleich geht es los …
home_doors = Weitere Seiten
home_favourite = Lieblingsspiel: { $game }
home_filter = Filtern
home_filter_minutes = Höchstens Minuten
home_filter_players = Wie viele seid ihr?
home_find = Spiel suchen
home_find_clear = Suche leeren
home_find_or_code = Spiel oder Code
home_found = Gefundene Spiele: { $count }
home_friends = Mit Freunden
home_go_on = Weiterspielen
home_guest = Gast
home_minutes = { $range } Min.
home_nearest = Am nächsten kommt:
home_no_games = Dieser Server bietet keine Spiele an.
home_none = Kein Spiel heißt hier „{ $query }“.
home_none_fits = Zu alldem passt kein Spiel.
home_not_affiliated = RummyKit steht in keiner Verbindung zu den Herstellern von Rummikub. Der Name ist deren Marke und sagt hier nur, welche Regeln gemeint sind.
home_offline = Du bist offline
home_offline_long = Deine Tische sind auf dem Server sicher. Sobald wieder eine Verbindung da ist, sind auch die Spiele wieder da.
home_opponents = Gegner
home_place_play = Spielen
home_place_together = Gemeinsam
home_play = Jetzt spielen
home_players = { $range } Spieler
home_rules = Regeln
home_sentence = Spiel sofort gegen Bots oder lade Freunde mit einem Link ein.
home_shelf_asia = Asien
home_shelf_canasta = Canasta-Spiele
home_shelf_contract = Mit Kontrakt
home_shelf_indian = Aus Indien
home_shelf_knock = Klopfen und Gin
home_shelf_romme = Rommé und Kaluki
home_shelf_rummy = Rummy und Rum
home_shelf_tiles = Steine
home_title = Rommé mit Steinen oder Karten
home_tool_pad = Schreibt die Punkte auf
home_tool_referee = Darf man das?
home_tool_replay = Eine Partie Zug für Zug
home_tool_solver = Was ist der beste Zug?
home_yours = Deine Spiele
join_begun = Die Partie hat ohne dich begonnen.
join_invited = { $name } lädt dich an den Tisch ein.
join_own_table = Einen eigenen Tisch aufmachen
join_sit = Platz nehmen
join_sitting = Du nimmst Platz …
join_watch = Zuschauen
leaders_how = Um hier zu stehen, brauchst du { $count } gewertete Partien desselben Spiels, eine davon in den letzten drei Monaten, und musst zustimmen.
leaders_least = Mindestens
leaders_mine = Dein Platz: { $place }
leaders_name = Spieler
leaders_none = Hier steht noch niemand.
leaders_place = Platz
leaders_sentence = Die Besten in gewerteten Partien, unter denen, die hier stehen wollen.
leaders_show = Mich in der Bestenliste zeigen
leaders_show_note = Alle sehen deinen Namen, deine Wertungen und wie viele gewertete Partien du gespielt hast. Aus, bis du es einschaltest.
leaders_title = Bestenliste
leaders_what = Für den Platz zählt, wie hoch deine Wertung mindestens ist: drei Standardabweichungen darunter. Darum helfen mehr Partien, auch wenn die Wertung gleich bleibt.
leaders_you = { $name } (du)
learn_again = Von vorn
learn_all_games = Alle Lektionen
learn_begin = Anfangen
learn_check = Prüfen
learn_choose_all = Wähl alle aus, auf die das zutrifft.
learn_did_knocked = hat geklopft
learn_did_went_out = hat ausgemacht
learn_done_all = Gelernt
learn_done_of = { $done } von { $count }
learn_each_counts = Das zählt:
learn_end = Das war die Lektion
learn_end_all = Du hast alles gelernt.
learn_end_some = Was markiert ist, lohnt noch einen Blick.
learn_game = { $game } lernen
learn_hand_counts = { $name }: { $count } übrig
learn_in_melds = In Meldungen, zählt nicht:
learn_known = Ich kenne schon
learn_known_fewer = { $count } von { $whole } Aufgaben: nur, was anders ist als bei { $game }.
learn_known_none = Noch kein ähnliches Spiel
learn_known_plain = { $game } ohne Hausregeln
learn_laid = ausgelegt
learn_later = Später
learn_learned = gelernt
learn_missing = Übersehen: { $count }.
learn_next = Nächste Aufgabe
learn_none_left = nichts übrig
learn_nothing_new = Die Lektion dieses Spiels lehrt dieselben Regeln wie die von { $game }: Es gibt nichts Neues zu lernen.
learn_open = noch offen
learn_other = Das ist erlaubt, aber danach war nicht gefragt.
learn_play = Jetzt spielen
learn_puzzles = Rätsel zu diesem Spiel
learn_repeat = wiederholen
learn_right_mark = richtig
learn_rule = Die Regel
learn_sentence = Jedes Spiel hat eine Lektion: acht bis dreizehn Aufgaben, in der Reihenfolge eines Zuges. Viele enden mit dreien dazu, wie man gut spielt.
learn_short = Lernen
learn_show = Antwort zeigen
learn_shown = Das ist die Antwort.
learn_step = Aufgabe { $number } von { $count }
learn_title = Spielend lernen
learn_to_end = Zum Schluss
learn_well = Gut spielen
learn_wrong_mark = falsch
left_gave_up = { $name } (aufgegeben)
left_match = { $name } hat die Partie verlassen.
left_plays_on = { $name } ist gegangen; { $bot } spielt für { $name } weiter.
left_rated = Diese Partie ist gewertet: Ihr Ausgang zählt für deine Wertung, auch wenn du gehst.
left_sent_away = { $name } wurde weggeschickt; { $bot } spielt für { $name } weiter.
left_then = { $first }, dann { $second }
line_all_wild_books = Bücher aus wilden Karten
line_bonus_cards = Ausgelegte Karten
line_clean_books = Saubere Bücher
line_clean_burracos = Saubere Burracos
line_concealed = In einem Zug ausgemacht
line_counted = Meldungen und Prämien
line_dirty_books = Schmutzige Bücher
line_dirty_burracos = Schmutzige Burracos
line_feet = Fuß nicht aufgenommen
line_going_out = Ausmachen
line_hands = Noch auf der Hand
line_kept = Das Spiel macht hier Pause; dein letzter Zug bleibt erhalten.
line_melded = Gemeldete Karten
line_mixed_books = Gemischte Canastas
line_natural_books = Reine Canastas
line_pozzetti = Pozzetto nicht aufgenommen
line_semi_books = Halbsaubere Bücher
line_semi_burracos = Halbsaubere Burracos
line_sum = Zusammen
line_wild_books = Canastas aus wilden Karten
line_wild_burracos = Burracos aus wilden Karten
lobby_any_game = Alle Spiele
lobby_at = Tisch von { $host }
lobby_at_least = { $count } oder mehr
lobby_bots = Bots willkommen
lobby_code = Code eines Tisches
lobby_code_go = Dorthin
lobby_code_note = Sechs Zeichen, etwa { $example }.
lobby_free = { $free } von { $seats } Plätzen frei
lobby_game = Spiel
lobby_house_rules = Hausregeln: { $count }
lobby_in_play = Läuft
lobby_make = Tisch aufmachen
lobby_none = Im Moment wartet niemand. Mach einen Tisch auf, damit andere ihn finden.
lobby_seats = Freie Plätze
lobby_sentence = Setz dich an einen Tisch, an dem jemand wartet, oder schau bei einem Spiel zu.
lobby_sit = Platz nehmen
lobby_title = Offene Tische
lobby_watch = Zuschauen
log_answered_no = { $name }: „Nein, noch nicht ausmachen.“
log_answered_yes = { $name }: „Ja, mach aus.“
log_asked = { $name }: „Darf ich ausmachen?“
log_bonus_laid_out = { $name }: { $cards } vor sich ausgelegt.
log_borrowed = { $name }: { $card } aus einer Meldung genommen.
log_bought = { $name }: { $card } gekauft.
log_called = { $name }: Rommé! { $card } gerufen.
log_careless_laid_off =
    { $family ->
        [tiles] { $name }: Strafe, dieser Stein ließ sich anlegen.
       *[other] { $name }: Strafe, diese Karte ließ sich anlegen.
    }
log_careless_meld = { $name }: Strafe, diese Karte vollendete eine Meldung im Ablagestapel.
log_careless_out = { $name }: Strafe, mit diesem Abwurf hat der Nächste ausgemacht.
log_careless_wild = { $name }: Strafe für den Abwurf eines Okeys.
log_claimed_group = { $name }: { $card } für einen Satz beansprucht (Pon).
log_claimed_run = { $name }: { $card } für eine Sequenz beansprucht (Chi).
log_cut = { $card } ist die Schnittkarte: Ihr Rang und ihre beiden Nachbarn sind wild.
log_deal = Spiel { $number }
log_discarded = { $name }: { $card } abgeworfen.
log_drew_card = { $name }: eine Karte gezogen.
log_drew_face = { $name }: { $piece } gezogen.
log_drew_tile = { $name }: einen Stein gezogen.
log_earlier = Frühere Züge stehen hier nicht.
log_empty = Noch ist nichts geschehen.
log_end_called = { $name }: Spiel beendet.
log_exhausted = Niemand kann mehr weiterspielen; das Spiel ist aus.
log_forced = { $name }: { $card } aufgezwungen.
log_fought = { $name }: gekämpft.
log_indicator_shown = { $name }: den zweiten Stein { $card } gezeigt.
log_knocked = { $name }: geklopft.
log_laid_hand = { $name }: ganzes Blatt ausgelegt, { $cards }.
log_laid_off = { $name }: { $cards } angelegt.
log_last_left = { $name }: als Einziger übrig.
log_loose = { $name }: { $tiles } zurückgenommen.
log_melded = { $name }: { $cards } ausgelegt.
log_missed = { $name }: einen Zug versäumt ({ $times }).
log_opened = { $name }: { $tiles } gespielt, eine Erstmeldung von { $value }.
log_out_first_drop = { $name }: früher Ausstieg.
log_out_left_table = { $name }: Tisch verlassen.
log_out_middle_drop = { $name }: später Ausstieg.
log_out_missed_turns = { $name }: zu viele Züge versäumt und aus dem Spiel.
log_out_wrong_declaration = { $name }: falsch angesagt und aus dem Spiel.
log_pairs_declared = { $name }: Paare angesagt.
log_passed = { $name }: gepasst.
log_passed_on = { $name }: Karte an { $to } weitergegeben.
log_passed_on_mine = Du hast { $card } an { $to } weitergegeben.
log_passed_on_to_me = { $name }: { $card } für dich.
log_penalty =
    { $count ->
        [one] { $name }: zur Strafe { $count } Stein gezogen.
       *[other] { $name }: zur Strafe { $count } Steine gezogen.
    }
log_penalty_cards =
    { $count ->
        [one] { $name }: zur Strafe { $count } Karte gezogen.
       *[other] { $name }: zur Strafe { $count } Karten gezogen.
    }
log_penalty_faces = { $name }: zur Strafe { $pieces } gezogen.
log_picked_up =
    { $called ->
        [pozzetto] { $name }: Pozzetto mit { $count } Karten aufgenommen.
       *[other] { $name }: Fuß mit { $count } Karten aufgenommen.
    }
log_played = { $name }: { $tiles } gespielt.
log_put_down = { $name }: Karte zum Weitergeben gelegt.
log_rummikub = { $name }: Rummikub!
log_shown = { $name }: { $cards } gezeigt.
log_shown_none = { $name }: keine Meldung zu zeigen.
log_skipped = Das Spiel ist ungültig; das nächste folgt.
log_start_again = Gleichstand, noch einmal: { $round }.
log_start_deals = { $name }: Geber.
log_start_drew = { $name } { $piece }
log_start_highest_begins =
    { $family ->
        [tiles] Die höchste Zahl beginnt.
       *[other] Die höchste Karte beginnt.
    }
log_start_highest_deals = { $name }: Geber mit der höchsten Karte.
log_start_joker =
    { $family ->
        [tiles] Ein Joker zählt nicht, noch einmal: { $round }.
       *[other] Ein Joker zählt nicht, noch einmal: { $round }.
    }
log_start_lowest_deals = { $name }: Geber mit der niedrigsten Karte.
log_start_round = Ziehen um den Anfang: { $round }.
log_starts = { $name }: zuerst am Zug.
log_stock_shuffled = Der Ablagestapel wurde zum neuen Stoß gemischt.
log_stock_turned = Der Ablagestapel wurde zum neuen Stoß umgedreht.
log_swapped =
    { $family ->
        [tiles] { $name }: { $card } gegen einen Okey getauscht.
       *[other] { $name }: { $card } gegen einen Joker getauscht.
    }
log_time = { $name }: Die Zeit ist um.
log_time_restored = { $name }: Die Zeit ist um; der Tisch wurde zurückgesetzt.
log_time_restored_you = Deine Zeit ist um; der Tisch wurde zurückgesetzt.
log_time_you = Deine Zeit ist um.
log_took = { $name }: { $card } vom Ablagestapel genommen.
log_took_back = { $name }: das zuletzt Ausgelegte zurückgenommen.
log_turned = { $name }: { $card } aufgedeckt.
log_upcard = { $card } wird aufgedeckt.
log_void = Das Spiel ist ungültig und wird neu gegeben.
log_went_out = { $name }: ausgemacht.
log_wild_indicator = { $card } wird beiseitegelegt: Alle Karten vom selben Rang sind wild.
log_wild_tile = { $card } ist der Zeigestein: { $wild } ist der Okey.
log_you = Du
lost_home = Zu den Spielen
lost_title = Hier ist keine Seite
new_arranging = Ordnen auf Knopfdruck
new_arranging_note = Einmal tippen, und das Blatt ist so gut wie möglich geordnet.
new_bank = Zeitreserve
new_bank_none = Keine
new_bank_note = Zusätzliche Zeit je Spieler für die ganze Partie. Sie wird verbraucht, wenn die Zeit für einen Zug abgelaufen ist.
new_bots = Davon Bots
new_bots_beginner = Anfänger
new_bots_easy = Leicht
new_bots_levels = Anfänger und Leicht übersehen manches, wie Menschen es tun, Anfänger öfter; Mittel denkt auch voraus; Stark probiert durch, was kommen kann, wo es das Spiel gut genug kennt.
new_bots_medium = Mittel
new_bots_note = Plätze, die frei bleiben, werden beim Start zu Bots.
new_bots_play = Spielstärke
new_bots_random = Zufällig
new_bots_strong = Stark
new_delay = Zuschauer sehen das Spiel
new_delay_after = { $time } später
new_delay_none = sofort
new_hints = Tipps
new_hints_note = Wer am Zug ist, darf nach einem guten Zug fragen.
new_house_rules = Hausregeln
new_house_rules_changed = { $count } geändert
new_house_rules_none = Standardregeln
new_listed = Offen für alle
new_listed_note = Der Tisch steht unter den offenen Tischen; sonst kommt man nur mit deinem Link oder Code zu ihm.
new_make = Tisch aufmachen
new_making = Der Tisch wird aufgemacht …
new_more = Zuschauer und Vertretung
new_no = nein
new_none = keine
new_rule_default = Üblich: { $value }
new_rules_reset = Hausregeln zurücksetzen
new_seats = Spieler
new_stand_in = Ein Bot spielt weiter, wenn jemand wegbleibt
new_stand_in_note = Nach einer halben Minute und der Zeit für einen Zug; den Platz bekommt man jederzeit zurück.
new_time = Zeit für einen Zug
new_time_day = 1 Tag
new_time_minutes = { $count } Min.
new_time_none = Unbegrenzt
new_time_seconds = { $count } s
new_time_sheet = { $time } (Regel)
new_title = { $game } mit Freunden
new_visiting = Fremde Bots dürfen sich setzen
new_visiting_note = Programme, die Leute selbst betreiben. Sie sind als Bots gekennzeichnet.
new_watchers = Andere dürfen zuschauen
new_watchers_note = Zuschauer sehen keine Handkarten.
new_writing = Mitspieler dürfen einander schreiben
new_writing_note = Nur wer am Tisch sitzt, liest es, und es wird nicht aufbewahrt.
new_yes = ja
notify_at = { $game }: Bescheid geben
notify_denied = Dieser Browser erlaubt von hier keine Benachrichtigungen. Das lässt sich in seinen Einstellungen für diese Seite ändern.
notify_end_all = Alle Benachrichtigungen beenden
notify_home_screen = Leg die Seite auf dem iPhone oder iPad zuerst auf den Home-Bildschirm und öffne sie von dort.
notify_https = Browser zeigen Benachrichtigungen nur für Seiten mit HTTPS.
notify_mail_address = Deine E-Mail-Adresse
notify_mail_ask = Link schicken
notify_mail_cancel = Adresse vergessen
notify_mail_confirm = Bestätigen
notify_mail_confirm_note = Von da an bekommst du eine E-Mail, wenn du am Zug, aber nicht am Tisch bist.
notify_mail_confirm_title = Adresse bestätigen
notify_mail_confirmed = Deine Adresse ist bestätigt.
notify_mail_instead = Dafür per E-Mail
notify_mail_note = Eine E-Mail, wenn du am Zug, aber nicht am Tisch bist.
notify_mail_on = Du bekommst E-Mails an { $address }.
notify_mail_stop = Keine E-Mails mehr
notify_mail_stop_note = Du bekommst keine solchen E-Mails mehr, und deine Adresse wird gelöscht.
notify_mail_stopped = Du bekommst keine E-Mails mehr, und deine Adresse ist gelöscht.
notify_mail_title = Auch per E-Mail
notify_mail_waiting = An { $address } wurde ein Link geschickt. Öffne ihn innerhalb eines Tages, um die Adresse zu bestätigen.
notify_never = Dieser Browser kann keine Benachrichtigungen anzeigen.
notify_no_service = Dieser Browser hat keinen Push-Dienst, oder er antwortet nicht; hierher lässt sich nichts senden.
notify_note = Eine Benachrichtigung auf diesem Gerät, wenn du am Zug, aber nicht am Tisch bist.
notify_settings = Wenn du am Zug bist
notify_title = Bescheid geben, wenn ich am Zug bin
notify_usual = An neuen Tischen Bescheid geben
notify_usual_note = An Tischen, an denen ein Zug einen Tag dauern darf, sobald du Platz nimmst.
pad_add_player = Spieler hinzufügen
pad_away_house_rules = Um mit diesen Hausregeln zu beginnen, braucht es den Server, und der ist nicht erreichbar. Ohne Hausregeln kann das Punkteblatt jetzt beginnen.
pad_begin = Punkteblatt anfangen
pad_bought = Von { $name } gekaufte Abwürfe
pad_by_discard = Durch einen Abwurf ausgemacht
pad_cancel = Abbrechen
pad_careless = Leichtsinnige Abwürfe von { $name }
pad_change_of = Spiel { $number } ändern
pad_clear = Leeren
pad_concealed =
    { $family ->
        [tiles] Alle Steine in einem Zug gelegt
       *[other] Alle Karten in einem Zug gelegt
    }
pad_csv = Als CSV speichern
pad_cut = Schnittkarte
pad_draws = Karten, die der Gewinner gezogen hatte
pad_end_big_gin = Big Gin: alles in Meldungen
pad_end_blocked = Die offene Karte wurde abgelehnt
pad_end_called = Jemand hat das Spiel vor dem Ziehen beendet
pad_end_dealt = Ein Blatt hat das Spiel gleich nach dem Geben beendet
pad_end_drawn = Niemand hat gewonnen
pad_end_exhausted = Der Vorrat ist leer
pad_end_knocked = Jemand hat geklopft
pad_end_of = Das Ende von Spiel { $number }
pad_end_stock_gone = Der Stoß ist aufgebraucht
pad_end_turns_over = Alle Züge gespielt
pad_end_u = Ù: alles in Meldungen
pad_end_void = Ungültig: Niemand bekommt Punkte
pad_end_went_out = Jemand hat ausgemacht
pad_ended = Wie es endete
pad_enter = Spiel { $number } aufschreiben
pad_fighters = Wer gekämpft hat
pad_first = Wer begonnen hat
pad_first_note = Wichtig nur bei Gleichstand.
pad_game = Spiel
pad_games_won = Gewonnene Spiele
pad_in_pairs = Wer auf Paare gespielt hat
pad_jokers = Joker in den Meldungen des Gewinners
pad_laid = Wert der Meldungen des Gewinners
pad_laid_each = Wert der gelegten Karten jedes Spielers
pad_left_added = Übrig, noch nicht gezählt
pad_left_all = Was alle übrig haben
pad_left_cards = Tipp die Punkte ein oder die Karten an.
pad_left_knock = Tipp die Punkte nach dem Anlegen ein oder beide Blätter an, wie sie beim Klopfen waren.
pad_left_lives = Tipp die Punkte ein oder alle Karten an: Gezählt wird nach den zwei Leben.
pad_left_others = Was die anderen übrig haben
pad_left_tiles = Tipp die Punkte ein oder die Steine an.
pad_left_unmatched = Tipp die Punkte der Karten außerhalb von Meldungen ein oder das ganze Blatt an: RummyKit findet die beste Aufteilung.
pad_melded = Gemeldete Karten
pad_missing_held = Es fehlen: { $names }.
pad_missing_knocker = Gib an, wer geklopft hat.
pad_missing_number = Eine Zahl fehlt.
pad_missing_winner = Gib an, wer ausgemacht hat.
pad_new = Neues Punkteblatt
pad_new_sure = Dieses Punkteblatt ist dann weg. Speichere es vorher als CSV, wenn du es behalten willst.
pad_new_title = Neues Punkteblatt anfangen?
pad_no_meld =
    { $family ->
        [tiles] Wer keine Erstmeldung gelegt hat
       *[other] Wer keine Meldung gezeigt hat
    }
pad_nobody = Niemand
pad_not_counted = Spiel { $number } ist aufgeschrieben. Gezählt wird es, sobald der Server erreichbar ist.
pad_not_counted_many = { $count } Spiele sind aufgeschrieben. Gezählt werden sie, sobald der Server erreichbar ist.
pad_one_suit = Alles in einer Farbe
pad_out = Wie { $name } das Spiel verließ
pad_out_first_drop = Früher Ausstieg
pad_out_middle_drop = Später Ausstieg
pad_out_none = Gezählt
pad_out_wrong_declaration = Falsche Ansage
pad_pairs = Mit Paaren ausgemacht
pad_pick_cards = Karten
pad_pick_laid = Tipp die Meldungen des Gewinners an
pad_pick_of = Tipp an, was { $name } übrig hat
pad_pick_taken = { $piece }, { $count } genommen
pad_pick_tiles = Steine
pad_player = Spieler { $number }
pad_players = Spieler
pad_points_of = Punkte, die { $name } übrig hat
pad_put_back = { $piece } zurücklegen
pad_remove_player = { $name } entfernen
pad_sentence = Für einen Tisch mit echten Steinen oder Karten: Gib ein, was alle übrig haben, und RummyKit führt das Punkteblatt nach euren Regeln.
pad_settings = Namen und Regeln
pad_settings_save = Übernehmen
pad_shower = Wer den Zwilling des Zeigesteins gezeigt hat
pad_side_laid = Meldungen und Prämien von { $name }, ohne das Ausmachen
pad_spade = Die erste offene Karte war Pik
pad_stays_out = Ausgeschieden und nicht wieder dabei
pad_taken_last = Wer im letzten Zug eine Karte nahm
pad_title = Punkteblatt
pad_took = { $name } nahm von { $other }
pad_total_of = Summe von { $count }
pad_undo = Spiel { $number } streichen
pad_value_cards = Wert der Wertkarten jedes Spielers
pad_waits = noch nicht gezählt
pad_who_knocked = Wer geklopft hat
pad_who_out = Wer ausgemacht hat
pad_wild = Wilder Rang
pad_wild_cards = Zweien darin als wilde Karten
pad_wild_last = Der letzte Stein war ein Okey
pad_wild_none = Keiner
pair_bots = Solange gegen einen Bot spielen
pair_bots_note = Dein Platz bleibt dir, und du erfährst es an jenem Tisch, wenn jemand gefunden ist.
pair_come = Zum Tisch
pair_fetching = Mitspieler sind gefunden. Jemand muss noch kommen: noch { $time }.
pair_found_title = Mitspieler gefunden
pair_game = Spiel
pair_go = Mitspieler suchen
pair_leave = Nicht mehr warten
pair_nobody = Im Moment wartet niemand. Mach den Anfang.
pair_not_now = Nicht jetzt
pair_rated = Gewertet, wenn die anderen es auch wollen
pair_rated_note = Du spielst mit Leuten von etwa deiner Wertung; je länger du wartest, desto größer darf der Abstand sein.
pair_sentence = Einmal tippen, und du wartest auf andere, die dasselbe spielen wollen. Sind genug da, beginnt die Partie.
pair_since = Wartezeit { $time }
pair_somebody = Für { $game } sind Mitspieler gefunden.
pair_stay = Dein Platz bleibt dir, solange diese Website in deinem Browser offen ist.
pair_still = Du wartest auf Mitspieler: { $time }
pair_there = { $there } von { $seats } Spielern sind da.
pair_time_left = noch { $time }
pair_title = Mit anderen spielen
pair_waiting = Warten auf Mitspieler
pair_wanted = Wer gerade wartet
pair_wanted_for = { $there } von { $seats } Spielern, seit { $time }
pair_with_them = Mit ihnen warten
part_bought = Gekaufte Abwürfe { $points }
part_careless = Leichtsinnige Abwürfe { $points }
part_carried = Aus Spielen ohne Gewinner { $points }
part_deal_won = Spiel gewonnen { $points }
part_first_deal = Erstes Spiel der Runde { $points }
part_going_out = Ausmachen { $points }
part_hands = Blätter der anderen { $points }
part_hands_no_pure = Ohne reine Sequenz zählen alle Karten: { $points }
part_hands_run_missing = Eine Sequenz fehlt, alle anderen Karten zählen: { $points }
part_held =
    { $family ->
        [tiles] Auf dem Brett { $points }
       *[other] Auf der Hand { $points }
    }
part_held_pairs = Nach Paaren übrig { $points }
part_held_unlaid = Nichts ausgelegt, auf der Hand { $points }
part_indicator_shown = Ein anderer hat den Zwilling des Zeigesteins gezeigt { $points }
part_jokers_laid = Ausgelegte Joker { $points }
part_kept_for_round = Zählt mit dem zweiten Spiel der Runde { $points }
part_laid = Ausgelegt { $points }
part_lost_pairs = Ein anderer hat mit Paaren ausgemacht { $points }
part_lost_pairs_wild_last = Ein anderer hat mit Paaren und einem Okey ausgemacht { $points }
part_lost_plain = Ein anderer hat ausgemacht { $points }
part_lost_wild_last = Ein anderer hat mit einem Okey ausgemacht { $points }
part_multiplied = Mal { $times }: { $points }
part_other_side = Andere Partei { $points }
part_partner = Der Partner { $points }
part_pot_paid = In den Topf { $points }
part_pot_won = Der Topf { $points }
part_stakes_beaten = Geschlagen { $points }
part_stakes_called = Nach dem Vergleich { $points }
part_stakes_dealt = Gegebenes Blatt gezeigt { $points }
part_stakes_folded = Gepasst { $points }
part_stakes_no_meld = Keine Meldung auf dem Tisch { $points }
part_stakes_out = Ein anderer hat ausgemacht { $points }
part_stakes_stock = Nicht das niedrigste Blatt { $points }
part_stakes_won = Von den anderen { $points }
part_unopened = Keine Erstmeldung { $points }
part_value_given = Für Wertkarten bezahlt { $points }
part_value_got = Für Wertkarten bekommen { $points }
people_back_for = Platz zurückgeben
people_bot_for = Einen Bot spielen lassen
people_bot_for_you = Ein Bot spielt für dich.
people_bot_plays = ein Bot spielt
people_go_on = Weiter
people_here = Am Tisch
people_leave = Den Tisch verlassen
people_leave_sure = Deinen Platz bekommt endgültig ein Bot.
people_mute = Stumm
people_not_watched = An diesem Tisch darf niemand zuschauen.
people_pause = Um eine Pause bitten
people_pause_agree = Der Pause zustimmen
people_pause_declined = Jemand möchte weiterspielen: jetzt keine Pause.
people_pause_no = Jetzt nicht
people_pause_now = Pause
people_pause_waiting = Du hast um eine Pause gebeten. Es fehlt noch: { $names }.
people_pause_wanted = Pause gewünscht von { $names }; sie beginnt, wenn alle zustimmen.
people_pause_withdraw = Doch keine Pause
people_paused = Der Tisch macht Pause.
people_say = Etwas sagen
people_send_away = Wegschicken
people_send_away_sure = { $name } kann nicht an diesen Tisch zurück. Wegschicken?
people_take_back = Meinen Platz zurücknehmen
people_title = Mitspieler und Tisch
people_turn_time = Zeit für einen Zug (ab dem nächsten)
people_unmute = Wieder hören
people_vote = Fürs Wegschicken stimmen
people_vote_wanted = Der Gastgeber ist nicht da. { $name } wegschicken: { $votes } von { $needed } Stimmen ({ $names }).
people_vote_withdraw = Stimme zurückziehen
people_was_sent_away = Der Gastgeber dieses Tisches hat dich weggeschickt.
people_watching = Zuschauer: { $count }
people_you_watch = Du schaust zu: Alle Blätter sind verdeckt.
people_you_watch_late = Du siehst alles { $time } später: Alle Blätter sind verdeckt.
phrase_again = Spielen wir noch einmal?
phrase_clap = 👏
phrase_good_luck = Viel Glück
phrase_goodbye = Auf Wiedersehen
phrase_heart = ❤️
phrase_hello = Hallo
phrase_laugh = 😄
phrase_one_moment = Einen Moment, bitte
phrase_oops = Hoppla
phrase_sad = 😞
phrase_smile = 😊
phrase_sorry = Entschuldigung
phrase_surprised = 😮
phrase_thanks = Danke
phrase_well_played = Gut gespielt
phrase_your_turn = Du bist dran
piece_and = ,{ " " }
piece_black = Schwarz
piece_blue = Blau
piece_card = { $suit } { $rank }
piece_clubs = Kreuz
piece_colour_joker = Farbwechseljoker
piece_colour_joker_does = Ein Farbwechseljoker steht für eine Zahl einer Folge, die nach ihm in einer anderen Farbe weitergeht.
piece_diamonds = Karo
piece_double_joker = Doppeljoker
piece_double_joker_does = Ein Doppeljoker steht für zwei Steine zugleich: zwei aufeinanderfolgende Zahlen einer Folge oder zwei Farben einer Gruppe.
piece_false_joker = falscher Joker
piece_hearts = Herz
piece_joker = Joker
piece_joker_as = { $joker } als { $piece }
piece_mirror_joker = Spiegeljoker
piece_mirror_joker_does = Ein Spiegeljoker steht in der Mitte einer Kombination: Die Steine auf seinen beiden Seiten spiegeln einander.
piece_orange = Orange
piece_printed_joker = Joker
piece_rank_1 = Ass
piece_rank_10 = Zehn
piece_rank_11 = Bube
piece_rank_12 = Dame
piece_rank_13 = König
piece_rank_2 = Zwei
piece_rank_3 = Drei
piece_rank_4 = Vier
piece_rank_5 = Fünf
piece_rank_6 = Sechs
piece_rank_7 = Sieben
piece_rank_8 = Acht
piece_rank_9 = Neun
piece_red = Rot
piece_spades = Pik
piece_tile = { $colour } { $number }
practice_again = Noch einmal
practice_cards = { $reached } von { $best } Karten.
practice_chance = { $reached } % Gewinnchance; die beste war { $best } %.
practice_do_place =
    { $family ->
        [tiles] Steine legen
       *[other] Karten legen
    }
practice_done = Geschafft.
practice_gone = Diese Stellung lässt sich gerade nicht spielen.
practice_loading = Die Stellung wird aufgebaut …
practice_not_done = Noch nicht.
practice_points = Punkte: { $reached }; möglich: { $best }.
practice_points_left = Punkte außerhalb von Meldungen: { $reached }; möglich: { $best }.
practice_tiles = { $reached } von { $best } Steinen.
practice_waits = Steine, mit denen du ausmachen könntest: { $reached }; möglich: { $best }.
practice_way = Lösung zeigen
problem_failed = Das hat nicht geklappt. Bitte versuch es noch einmal.
problem_unreachable = Der Server ist nicht erreichbar. Prüf die Verbindung und versuch es noch einmal.
puzzle_another = Noch eins
puzzle_ask_dearest_meld = Leg von deinem Brett die Erstmeldung, die am meisten wert ist.
puzzle_ask_declare = Leg eine Karte weg und sag mit allen anderen an.
puzzle_ask_finish = Mach aus: Wirf einen Stein ab, sodass alle anderen in Kombinationen oder in Paaren liegen.
puzzle_ask_first_meld = Leg deine Erstmeldung von deinem Brett.
puzzle_ask_free_joker = Spiel in einem Zug alle Steine deines Bretts aus. Dazu musst du einen Joker auslösen.
puzzle_ask_go_out = Leg alle Karten bis auf eine aus und mach aus.
puzzle_ask_keep = Wähl deinen Abwurf: Welche Karten lohnen sich zu behalten?
puzzle_ask_knock = Jetzt klopfen oder abwerfen und weiterspielen? Es zählen die Punkte im Mittel.
puzzle_ask_lay = Jetzt auslegen oder zurückhalten? Es zählen die Punkte im Mittel.
puzzle_ask_most_cards = Leg in einem Zug so viele Karten wie möglich aus. Die Meldungen auf dem Tisch darfst du umbauen.
puzzle_ask_most_waits = Wirf den Stein ab, nach dem du mit den meisten noch verdeckten Steinen ausmachen könntest.
puzzle_ask_one_discard = Wirf die eine Karte ab, ohne die am wenigsten Punkte außerhalb von Meldungen bleiben.
puzzle_ask_opening = Leg von deinem Brett eine Erstmeldung, die genug wert ist.
puzzle_ask_safe_discard = Wähl deinen Abwurf: Welche Karte nützt dem anderen am wenigsten?
puzzle_ask_upcard = Die oberste Karte vom Ablagestapel nehmen oder liegen lassen?
puzzle_ask_whole_hand = Leg in einem Zug dein ganzes Blatt aus. Die Meldungen auf dem Tisch darfst du umbauen.
puzzle_ask_whole_rack = Spiel in einem Zug alle Steine deines Bretts aus.
puzzle_best_discard = Der beste Abwurf
puzzle_better_choice = Die andere Wahl ist besser.
puzzle_better_discard = Ein anderer Abwurf ist besser.
puzzle_choice = { $action }: { $chance } % Chance, das Spiel zu gewinnen; Punkte im Mittel: { $points }.
puzzle_consent_ask = Dürfen aus dieser Partie und deinen späteren Rätsel entstehen? Namen werden nicht gespeichert. Fertige Rätsel bleiben. In den Einstellungen kannst du deine Antwort ändern.
puzzle_consent_back = Zustimmung zurücknehmen
puzzle_consent_count = { $agreed } von { $count } einverstanden
puzzle_consent_made = In dieser Partie wurde nach Rätseln gesucht. Was gefunden wurde, bleibt.
puzzle_consent_making = Alle sind einverstanden: In dieser Partie wird nach Rätseln gesucht.
puzzle_consent_no = Nein
puzzle_consent_yes = Einverstanden
puzzle_difficulty = Schwierigkeit { $number } von 5
puzzle_from_match = Aus einer Partie von hier
puzzle_go_today = Zum Rätsel des Tages
puzzle_hold = Zurückhalten
puzzle_knock = Klopfen
puzzle_lay = Auslegen
puzzle_leave = Karte liegen lassen
puzzle_level = Schwierigkeit
puzzle_level_mine = Passend für mich
puzzle_longest = Längste Serie: { $count }
puzzle_more = Mehr Rätsel
puzzle_next = Nächstes Rätsel
puzzle_one = Rätsel
puzzle_only_matches = Aus echten Partien
puzzle_opponent = Gegner
puzzle_play_on = Abwerfen und weiterspielen
puzzle_record = Deine Bilanz
puzzle_record_first = { $solved } von { $count } beim ersten Versuch gelöst
puzzle_record_note = Nur dein erster Versuch an einem Rätsel zählt; auch nach der Lösung zu fragen zählt als Versuch.
puzzle_record_rating = Wertung { $rating } ± { $give }
puzzle_run = Gegen die Uhr
puzzle_run_again = Noch einmal
puzzle_run_best = Bester Lauf: { $count }
puzzle_run_missed = Fehler: { $count }
puzzle_run_over = Die Zeit ist um.
puzzle_run_solved = Gelöst: { $count }
puzzle_run_start = Los
puzzle_run_what = So viele Rätsel wie möglich in { $minutes } Minuten. Nach { $misses } Fehlern ist Schluss.
puzzle_solved_today = Heute gelöst
puzzle_streak = Tage nacheinander: { $count }
puzzle_take = Karte vom Ablagestapel nehmen
puzzle_theme = Aufgabe
puzzle_theme_any = Alle
puzzle_theme_dearest_meld = Erstmeldung mit den meisten Punkten
puzzle_theme_declare = Ansagen
puzzle_theme_finish = Mit dem Brett ausmachen
puzzle_theme_first_meld = Erstmeldung
puzzle_theme_free_joker = Joker auslösen
puzzle_theme_go_out = Ausmachen
puzzle_theme_keep = Was behalten
puzzle_theme_knock = Wann klopfen
puzzle_theme_lay = Auslegen oder halten
puzzle_theme_most_cards = Die meisten Karten
puzzle_theme_most_waits = Die meisten Wege zum Ausmachen
puzzle_theme_one_discard = Bester Abwurf
puzzle_theme_opening = Erstmeldung, die genug wert ist
puzzle_theme_safe_discard = Sicherer Abwurf
puzzle_theme_upcard = Ablage nehmen oder nicht
puzzle_theme_whole_hand = Ganzes Blatt
puzzle_theme_whole_rack = Ganzes Brett
puzzle_title = Rätsel
puzzle_today = Rätsel des Tages
puzzle_why_helps = Verdeckte Karten, die dir dann eine neue Meldung bringen: { $best } von { $unseen }; mit dem anderen Abwurf: { $other }.
puzzle_why_hold = Was du auslegst, hilft auch dem anderen, der daran anlegen kann. Auf der Hand: du { $mine }, der andere { $theirs }.
puzzle_why_knock = Punkte außerhalb deiner Meldungen: { $left }. Verdeckte Karten, die eine neue Meldung brächten: { $helps } von { $unseen }. Karten im Stoß: { $stock }.
puzzle_why_lay = Was du noch hast, zählt gegen dich, wenn der andere ausmacht. Auf der Hand: du { $mine }, der andere { $theirs }.
puzzle_why_left = Punkte außerhalb von Meldungen: { $best }; mit dem anderen Abwurf: { $other }.
puzzle_why_points = Das gewinnt seltener, aber hier zählen die Punkte.
puzzle_why_upcard = Punkte außerhalb deiner Meldungen: { $with_left } mit der Karte, { $left } ohne sie. Verdeckte Karten, die eine neue Meldung bringen: { $with_helps } mit ihr, { $helps } ohne sie.
puzzle_why_uses = Der andere kann damit aus verdeckten Karten { $best } verschiedene Dreiermeldungen bilden, mit dem anderen Abwurf { $other }.
rated_needs = Dafür brauchst du ein Konto.
rated_note = Alle brauchen ein Konto, es gibt keine Bots und keine Tipps, und das Ergebnis ändert die Wertungen.
rated_number = Wertung { $rating }
rated_only = Nur gewertete
rated_ratings = Wertungen
rated_sit_as = Du spielst als { $name }.
rated_title = Gewertet
recent_forget = Aus dieser Liste nehmen: { $game }
recent_more = Alle zeigen: { $count }
recent_over = Beendet
recent_paused = Macht Pause
recent_playing = Läuft
recent_title = Deine Tische
recent_until = Zeit um { $when }
recent_waiting = Wartet auf Spieler
referee_add_here = Hier hinlegen
referee_add_set =
    { $family ->
        [tiles] Noch eine Kombination
       *[other] Noch eine Meldung
    }
referee_adds = { $cards } an { $meld }
referee_after = Der Tisch danach
referee_before = Der Tisch vorher
referee_best_melds = Das Beste für die Partei
referee_copy = Mit dem Tisch anfangen, wie er war
referee_error_bad_option = Diese Hausregeln passen nicht zusammen.
referee_error_impossible = Der Tisch vor dem Zug muss selbst gültig sein.
referee_error_malformed = Diese Frage lässt sich nicht beantworten.
referee_finish = Der kürzeste Weg zum Ausmachen
referee_first = Eine Erstmeldung
referee_kind = Das ist: { $kind }.
referee_kind_group =
    { $family ->
        [tiles] Gruppe
       *[other] Satz
    }
referee_kind_impure = unreine Sequenz
referee_kind_mirror_group = gespiegelte Gruppe
referee_kind_mirror_run = gespiegelte Folge
referee_kind_pure = reine Sequenz
referee_kind_run =
    { $family ->
        [tiles] Folge
       *[other] Sequenz
    }
referee_kind_set = Satz
referee_kind_seven = eine Sieben allein
referee_kind_worth = Das ist: { $kind }, wert { $count }.
referee_left =
    { $family ->
        [tiles] Auf dem Brett bleibt:{ " " }
       *[other] Auf der Hand bleibt:{ " " }
    }
referee_legal = Erlaubt.
referee_most = So viel lässt sich höchstens legen:{ " " }
referee_most_none = Es lässt sich nichts legen.
referee_not_legal = Nicht erlaubt.
referee_nothing = Tipp Steine oder Karten an, von links nach rechts.
referee_opened = Die Erstmeldung liegt schon auf dem Tisch
referee_opens = Das genügt als Erstmeldung.
referee_opens_not = Das genügt nicht als Erstmeldung.
referee_or = { " " }oder{ " " }
referee_pick = Steine und Karten zum Antippen
referee_rack = Das Brett
referee_remove = Wegnehmen: { $what }
referee_sentence = Tipp eine Kombination oder Meldung zusammen: Ist sie erlaubt, was ist sie wert, und welche Regel sagt das?
referee_set =
    { $family ->
        [tiles] Eine Kombination
       *[other] Eine Meldung
    }
referee_set_number =
    { $family ->
        [tiles] Kombination { $number }
       *[other] Meldung { $number }
    }
referee_sum = { $value } von { $minimum } Punkten.
referee_title = Schiedsrichter
referee_turn = Ein Zug
referee_what = Frage
referee_what_best = Ist es der beste Zug?
referee_wins =
    { $family ->
        [tiles] Das Brett ist leer: Das Spiel ist gewonnen.
       *[other] Keine Karte ist übrig: Das Spiel ist gewonnen.
    }
refusal_account_needed = Dafür brauchst du ein Konto: Melde dich erst an.
refusal_accounts_elsewhere = Konten gibt es nur unter { $address }. Hier spielst du als Gast.
refusal_ace_between =
    { $family ->
        [tiles] { $meld } ist keine Folge: Die 1 ist die niedrigste oder die höchste, nie dazwischen.
       *[other] { $meld } ist keine Sequenz: Das Ass ist die niedrigste oder die höchste Karte, nie dazwischen.
    }
refusal_adjacent_colour_jokers = { $meld }: Zwei Farbwechseljoker dürfen nicht nebeneinander stehen.
refusal_admin_account = Dieses Konto verwaltet den Server. Das geht nur auf der Kommandozeile.
refusal_all_others_in_pairs = Alle anderen haben als Erstmeldung Paare gelegt: Deine muss aus Gruppen und Folgen bestehen.
refusal_already_drawn = Du hast in diesem Zug schon gezogen.
refusal_already_knocked = Du hast geklopft: Wirf eine Karte ab.
refusal_already_opened = Deine Erstmeldung liegt schon auf dem Tisch.
refusal_already_shown = Deine Meldungen liegen schon auf dem Tisch.
refusal_already_started = Die Partie hat schon begonnen.
refusal_another_went_out = Jemand hat schon ausgemacht, und das ist dein letzter Zug: Zieh und wirf ab.
refusal_ask_partner_first = Ausmachen darfst du nur, wenn dein Partner Ja gesagt hat: Frag ihn, oder behalte nach dem Abwerfen eine Karte.
refusal_asked_already = Du hast deinen Partner in diesem Zug schon gefragt.
refusal_asked_no_more = Du bist an diesen Tisch nicht mehr eingeladen.
refusal_asked_too_late = Mit nur noch einer Karte kannst du nicht mehr fragen.
refusal_attempt_made = Du hattest deinen Versuch: Geh für einen neuen zur Stellung zurück.
refusal_bad_chance = Höchstens { $longest } Bytes Zufall können beigesteuert werden.
refusal_bad_club_date = Diesen Tag, diese Uhrzeit oder diese Zeitzone gibt es nicht.
refusal_bad_deal = Spiel { $number } lässt sich nicht zählen: { $reason }.
refusal_bad_mail_address = Das ist keine E-Mail-Adresse.
refusal_bad_name = Ein Name muss 1 bis { $longest } sichtbare Zeichen haben.
refusal_bad_network = Das ist weder eine Adresse noch ein Netz.
refusal_bad_options = Diese Hausregeln passen nicht zusammen: { $reason }
refusal_bad_push_service = An diesen Browser lässt sich nichts senden.
refusal_bad_reason = Gib einen Grund mit 1 bis { $longest } sichtbaren Zeichen an.
refusal_bad_record = Zeile { $line }, Spalte { $column }: { $reason }
refusal_bad_seats = Dieses Spiel ist für { $players } Spieler, und einer davon muss ein Mensch sein.
refusal_bad_set = Kombination { $number }: { $reason }
refusal_bad_study_title = Ein Titel hat 1 bis { $longest } sichtbare Zeichen.
refusal_bad_text = Eine Nachricht braucht 1 bis { $longest } sichtbare Zeichen.
refusal_banned = Der Betreiber dieses Servers hat dich gesperrt. Bis: { $until }. Grund: { $reason }
refusal_between_deals = Das Spiel ist aus; das nächste hat noch nicht begonnen.
refusal_bonus_card_discarded = { $card } ist eine Prämienkarte und darf nicht abgeworfen werden.
refusal_borrow_own_only = Borgen darfst du nur aus eigenen Meldungen.
refusal_borrowed_meld_needs_hand_card = Zu geborgten Karten musst du auch eine Karte aus der Hand legen.
refusal_borrowed_only_for_new_meld = Eine geborgte Karte darfst du nur in einer neuen Meldung verwenden.
refusal_bot_token_needed = Dafür ist der Token eines Bots nötig.
refusal_buy_or_pass = Kauf den Abwurf oder lass ihn liegen.
refusal_call_does_not_fit = { $card } passt nicht an { $meld }.
refusal_call_or_pass = Ruf „Rommé!“ oder lass den Abwurf liegen.
refusal_cannot_be_borrowed = { $card } lässt sich aus { $meld } nicht borgen.
refusal_cannot_be_forced = { $card } passt nicht an { $meld }, oder diese Meldung gehört nicht dem, der die Karte abgelehnt hat.
refusal_cannot_discard_taken_upcard = Du hast { $card } in diesem Zug vom Ablagestapel genommen und darfst sie im selben Zug nicht abwerfen.
refusal_cannot_leave = Eine Partie dieses Spiels kann man nicht verlassen.
refusal_card_missing = Auf dem Tisch muss bleiben: { $cards }.
refusal_card_passed_first = Leg zuerst die Karte hin, die du weitergibst.
refusal_cards_in_no_group = In keiner Meldung: { $cards }.
refusal_ceremony_over = Das hat zu lange gedauert oder wurde schon benutzt: Fang noch einmal an.
refusal_claim_makes_no_meld = { $card } lässt sich mit { $cards } nicht beanspruchen.
refusal_claim_or_pass = Beanspruch den Abwurf oder lass ihn liegen.
refusal_claim_too_early = Bevor jeder Spieler einmal am Zug war, darf niemand einen Abwurf beanspruchen.
refusal_clock_only = Nur die Uhr kann die Zeit beenden.
refusal_club_date_over = Dieser Termin ist vorbei oder wurde verlegt.
refusal_club_full = Eine Spielrunde hat höchstens { $most } Mitglieder.
refusal_club_host_only = Das kann nur der Gastgeber der Spielrunde.
refusal_colour_joker_in_group = { $meld }: Ein Farbwechseljoker darf nur in Folgen stehen.
refusal_contract_meld_too_long = { $meld } ist zu lang: Die Meldungen dieses Kontrakts müssen genau so viele Karten haben, wie er verlangt.
refusal_contract_not_distinct = Die Sätze des Kontrakts müssen verschiedene Ränge haben, und seine Sequenzen dürfen sich nicht zu einer verbinden lassen.
refusal_contract_takes_whole_hand = Dieser Kontrakt wird mit dem ganzen Blatt und ohne Abwurf gelegt; übrig wäre: { $cards }.
refusal_deal_begun = Das Spiel hat begonnen; eine Zufallszahl kannst du vor dem nächsten beisteuern.
refusal_deal_not_over = Das Spiel ist noch nicht aus.
refusal_deal_over = Dieses Spiel ist aus.
refusal_dealt_hand_shown_first = Das gegebene Blatt wird gezeigt, und das Spiel ist vorbei.
refusal_declined_by_everybody = Alle haben diese Karte liegen lassen: Deck die nächste auf.
refusal_descending =
    { $family ->
        [tiles] { $meld } ist nicht in der Reihenfolge: Eine Folge wird von niedrig nach hoch gelegt.
       *[other] { $meld } ist nicht in der Reihenfolge: Eine Sequenz wird von niedrig nach hoch gelegt.
    }
refusal_discard_must_be_used = Nimmst du { $card } und die Karten darüber, musst du sie im selben Zug legen, aber sie passt nirgends.
refusal_discard_pile_empty = Der Ablagestapel ist leer.
refusal_discard_required =
    { $family ->
        [tiles] Zum Ausmachen brauchst du einen letzten Stein zum Abwerfen.
       *[other] Zum Ausmachen brauchst du eine letzte Karte zum Abwerfen.
    }
refusal_discards_are_claimed = Einen Abwurf kannst du nur gleich nach dem Abwerfen beanspruchen; in deinem Zug zieh vom Stoß.
refusal_discards_not_drawn = In diesem Spiel darfst du nicht vom Ablagestapel ziehen: Zieh vom Stoß.
refusal_does_not_extend = An { $meld } kannst du { $cards } nicht anlegen.
refusal_drop_before_drawing = Aussteigen darfst du nur vor dem Ziehen.
refusal_duplicate =
    { $family ->
        [tiles] { $meld } ist keine Folge: { $twin } kommt mehrmals vor.
       *[other] { $meld } ist keine Sequenz: { $twin } kommt mehrmals vor.
    }
refusal_duplicate_colour =
    { $family ->
        [tiles] { $meld } ist keine Gruppe: { $twin } kommt mehrmals vor.
       *[other] { $meld } ist kein Satz: { $twin } kommt mehrmals vor.
    }
refusal_end_after_lay_off = Seit deinem letzten Zug wurde an eine deiner Meldungen angelegt; du darfst das Spiel jetzt nicht beenden.
refusal_end_after_long_meld = Seit deinem letzten Zug wurde an eine deiner Meldungen angelegt, oder du hast in ihm eine Meldung aus vier oder mehr Karten gelegt; du darfst das Spiel jetzt nicht beenden.
refusal_end_called_before_drawing = Das Spiel darfst du nur vor dem Ziehen beenden.
refusal_end_needs_meld = Das Spiel darfst du nur beenden, wenn du eine Meldung auf dem Tisch hast.
refusal_enough_laid_off = Weil deine Erstmeldung aus Paaren bestand, darfst du in diesem Zug nichts mehr anlegen; höchstens { $most }.
refusal_exchange_tile_from_table = Der Joker aus { $meld } lässt sich nur gegen einen Stein vom eigenen Brett tauschen.
refusal_fight_or_fold = Kämpf oder pass zuerst.
refusal_fitting_discard = { $card } ließe sich auf dem Tisch anlegen und darf nur als letzte Karte abgeworfen werden.
refusal_force_or_pass = Zwing die Karte auf oder lass sie liegen.
refusal_freed_joker_first = Du musst zuerst den ausgetauschten Joker auf den Tisch legen.
refusal_freed_joker_has_no_use = Ein ausgetauschter Joker muss sofort gelegt werden, aber er passt nirgends.
refusal_freed_joker_needs_new_set = Ein ausgelöster Joker muss in eine neue Kombination; { $meld } verlängert nur eine alte.
refusal_gap =
    { $family ->
        [tiles] { $meld } ist keine Folge: Die Zahlen folgen nicht aufeinander.
       *[other] { $meld } ist keine Sequenz: Die Karten folgen nicht aufeinander.
    }
refusal_half_is_no_part = { $meld }: Jede Seite des Spiegeljokers muss Teil einer Folge oder Gruppe sein.
refusal_has_left = Du hast diese Partie verlassen.
refusal_hello_first = Seite und Server haben sich nicht verstanden. Bitte lade die Seite neu.
refusal_indicator_only_in_first_turn = Den Zwilling des Zeigesteins darfst du nur in deinem ersten Zug zeigen, vor dem Abwerfen.
refusal_joker_for_both_suits = Den Joker aus { $meld } bekommst du nur für die Karten beider fehlenden Farben zusammen.
refusal_joker_meld_manipulated = { $meld } hat einen Joker: Anlegen darfst du, aber nichts wegnehmen, solange er darin ist.
refusal_joker_moved_unreplaced = Der Joker von { $meld } muss bei mindestens einer Karte seiner Meldung bleiben, bis { $card } seinen Platz einnimmt.
refusal_joker_needs_two_rack_tiles = Ein ausgelöster Joker muss in eine neue Kombination mit zwei Steinen vom eigenen Brett.
refusal_joker_only_extends_existing_set = Ein ausgelöster Joker muss in eine neue Kombination mit Steinen vom eigenen Brett.
refusal_joker_replaced_by_joker = Der Joker aus { $meld } darf nicht gegen einen Joker getauscht werden.
refusal_joker_stays_in_group = Der Joker aus { $meld } darf nicht ausgetauscht werden.
refusal_joker_stays_in_its_set = Der aus { $meld } ausgelöste Joker muss in einer anderen Kombination verwendet werden.
refusal_jokers_not_fewer = { $meld } muss weniger wilde als gewöhnliche Karten haben.
refusal_knock_with_last_card = Klopfen kannst du nur, indem du deine letzte Karte legst, aber du hast noch andere.
refusal_knocked_with_too_much = Spiel { $number } lässt sich nicht zählen: Wer geklopft hat, hat noch { $points }, und klopfen darf man mit höchstens { $limit }.
refusal_last_cards_stay = Die letzten Karten des Stoßes dürfen nicht gezogen werden.
refusal_last_discard_only_to_knock = Den letzten Abwurf darfst du nur nehmen, um sofort zu klopfen.
refusal_last_discard_wild = Mit einer wilden Karte als letztem Abwurf darfst du nicht ausmachen: { $card }.
refusal_last_passkey = Den letzten Passkey kannst du nicht entfernen, sonst könnte sich niemand mehr anmelden.
refusal_lay_off_before_contract = Vor deinem Kontrakt darfst du nicht anlegen.
refusal_lay_off_before_opening = Vor deiner Erstmeldung von { $minimum } darfst du nicht anlegen.
refusal_lay_off_needs_own_meld = Leg selbst eine Meldung, bevor du an andere anlegst.
refusal_lay_off_next_turn = Nach deiner Erstmeldung darfst du erst ab deinem nächsten Zug anlegen.
refusal_lay_off_or_pass = Leg an die Meldungen des Klopfenden an, oder sag, dass du fertig bist.
refusal_lay_off_own_only = Anlegen darfst du nur an eigene Meldungen.
refusal_lay_off_own_side = Anlegen darfst du nur an Meldungen der eigenen Partei.
refusal_lesson_not_ready = Die Lektion wird noch erstellt: Versuch es gleich noch einmal.
refusal_mail_not_sent = Die E-Mail ließ sich nicht verschicken. Prüf die Adresse oder versuch es später noch einmal.
refusal_match_not_over = Die Partie ist noch nicht aus.
refusal_match_over = Die Partie ist aus.
refusal_method_not_allowed = Das geht hier nicht.
refusal_mixed =
    { $family ->
        [tiles] { $meld } ist weder Gruppe noch Folge.
       *[other] { $meld } ist weder Satz noch Sequenz.
    }
refusal_mixed_colour =
    { $family ->
        [tiles] { $meld } ist keine Folge: Eine Folge hat nur eine Farbe.
       *[other] { $meld } ist keine Sequenz: Eine Sequenz hat nur eine Farbe.
    }
refusal_more_jokers_than_allowed = { $meld } hat zu viele wilde Karten: höchstens { $maximum }.
refusal_must_discard = Ein Zug endet mit einem Abwurf.
refusal_must_draw_first = Zieh zuerst eine Karte.
refusal_must_draw_second_card = Zur offenen Karte musst du zuerst eine zweite ziehen.
refusal_must_go_out_now = Du hast eine Meldung gelegt, die nur beim Ausmachen erlaubt ist, darum musst du in diesem Zug alle Karten bis auf die letzte legen.
refusal_must_keep_a_discard =
    { $family ->
        [tiles] Der letzte Stein muss abgeworfen werden: Behalte einen.
       *[other] Die letzte Karte muss abgeworfen werden: Behalte eine.
    }
refusal_must_keep_cards =
    { $called ->
        [book] Um auszumachen, braucht deine Partei genug Bücher ab { $size } Karten ({ $books }). Behalte bis dahin nach dem Abwerfen eine Karte.
        [burraco] Um auszumachen, braucht deine Partei genug Burracos ab { $size } Karten ({ $books }). Behalte bis dahin nach dem Abwerfen eine Karte.
       *[other] Um auszumachen, braucht deine Partei genug Canastas ab { $size } Karten ({ $books }). Behalte bis dahin nach dem Abwerfen eine Karte.
    }
refusal_must_keep_cards_without_books =
    { $called ->
        [book] Um auszumachen, braucht deine Partei Bücher von { $size } Karten: { $natural } sauber, { $mixed } schmutzig, zusammen { $books }. Behalte bis dahin nach dem Abwerfen eine Karte.
        [burraco] Um auszumachen, braucht deine Partei Burracos von { $size } Karten: { $natural } sauber, { $mixed } schmutzig, zusammen { $books }. Behalte bis dahin nach dem Abwerfen eine Karte.
       *[other] Um auszumachen, braucht deine Partei Canastas von { $size } Karten: { $natural } rein, { $mixed } gemischt, zusammen { $books }. Behalte bis dahin nach dem Abwerfen eine Karte.
    }
refusal_must_play_first = Du musst zuerst { $card } auf den Tisch legen.
refusal_must_use_whole_hand =
    { $family ->
        [tiles] Jeder Stein muss in einer Kombination sein; übrig: { $cards }.
       *[other] Jede Karte muss in einer Meldung sein; übrig: { $cards }.
    }
refusal_never_melded = { $meld } enthält eine Prämienkarte, und die darf nicht gemeldet werden.
refusal_new_meld_needs_borrowed_card = Außer der mit der aufgedeckten Karte braucht jede neue Meldung eine Karte, die du aus einer deiner Meldungen borgst.
refusal_no_accounts = Dieser Server führt keine Konten.
refusal_no_arranging = An diesem Tisch ordnet jeder sein Blatt ohne Hilfe.
refusal_no_borrowing = In diesem Spiel darfst du aus Meldungen auf dem Tisch keine Karten nehmen.
refusal_no_card_played = Spiel mindestens eine Karte aus der Hand, oder zieh.
refusal_no_card_to_pass = Karten werden nur vor dem ersten Zug weitergegeben.
refusal_no_dealt_hand_to_show = Dein gegebenes Blatt beendet das Spiel nicht.
refusal_no_discard_here = Dieses Blatt muss ohne Abwurf gelegt werden.
refusal_no_draw_on_first_turn = Wer beginnt, wirft im ersten Zug nur ab.
refusal_no_end_found = Bots haben dieses Spiel probiert, und es kam zu keinem Ende: { $reason }
refusal_no_end_to_fight = Niemand hat den Vergleich verlangt.
refusal_no_first_life = Das erste Leben fehlt: eine Sequenz ohne wilde Karten.
refusal_no_friend_request = Diese Anfrage ist nicht mehr offen.
refusal_no_gap_for_joker =
    { $family ->
        [tiles] { $meld } ist keine Folge: Für den Joker ist keine Zahl mehr übrig.
       *[other] { $meld } ist keine Sequenz: Für den Joker ist keine Karte mehr übrig.
    }
refusal_no_groups =
    { $family ->
        [tiles] { $meld } ist eine Gruppe: In diesem Spiel gibt es nur Folgen.
       *[other] { $meld } ist ein Satz: In diesem Spiel gibt es nur Sequenzen.
    }
refusal_no_hints = An diesem Tisch gibt es keine Tipps.
refusal_no_joker_for_it =
    { $family ->
        [tiles] Kein Okey in { $meld } steht für { $card }.
       *[other] Kein Joker aus { $meld } steht für { $card }.
    }
refusal_no_lay_offs = In diesem Spiel wird nicht angelegt.
refusal_no_lay_offs_before_a_knock = Anlegen darfst du erst, wenn der andere geklopft hat.
refusal_no_mail = Dieser Server verschickt keine E-Mails.
refusal_no_manipulation_in_opening_turn = Im Zug deiner Erstmeldung darfst du sonst nichts auf dem Tisch anrühren.
refusal_no_match_puzzles = Aus dieser Partie entstehen keine Rätsel.
refusal_no_meld_must_fold = Wer keine Meldung auf dem Tisch hat, muss passen.
refusal_no_meld_no_sending = Wer keine Meldung gezeigt hat, darf keine Karten schicken.
refusal_no_melds_after_pairs = Weil deine Erstmeldung aus Paaren bestand, darfst du weitere Paare legen und anlegen, aber keine Gruppen und Folgen legen.
refusal_no_melds_before_going_out = Die Meldungen bleiben auf der Hand, bis du dein ganzes Blatt auslegen kannst.
refusal_no_more_melds = Nach deiner Erstmeldung darfst du in diesem Spiel keine weiteren Meldungen legen.
refusal_no_natural =
    { $family ->
        [tiles] { $meld } besteht nur aus Jokern: Mindestens ein Stein mit Zahl muss dabei sein.
       *[other] { $meld } besteht nur aus wilden Karten: Mindestens eine gewöhnliche Karte muss dabei sein.
    }
refusal_no_pair = { $meld } ist kein Paar: Ein Paar sind zwei gleiche Steine oder einer mit einem Okey.
refusal_no_pairs_after_melds = Weil deine Erstmeldung aus Gruppen und Folgen bestand, darfst du keine Paare legen.
refusal_no_partner = Du hast keinen Partner, den du fragen könntest.
refusal_no_run = Dieser Lauf ist vorbei oder schon beim nächsten Rätsel.
refusal_no_runs =
    { $family ->
        [tiles] { $meld } ist eine Folge: In diesem Spiel gibt es nur Gruppen.
       *[other] { $meld } ist eine Sequenz: In diesem Spiel gibt es nur Sätze.
    }
refusal_no_second_life = Das zweite Leben fehlt: noch eine Sequenz.
refusal_no_such_meld = Diese Meldung liegt nicht auf dem Tisch.
refusal_no_such_seat = Diesen Platz gibt es nicht.
refusal_no_such_step = Diese Lektion hat keine solche Aufgabe.
refusal_no_tile_played = Spiel mindestens einen Stein vom Brett, oder zieh.
refusal_no_twin_of_indicator = Du hast keinen zweiten Stein { $card }, oder er wurde schon gezeigt.
refusal_no_upcard_with_one_card = Mit nur noch einer Karte musst du vom Stoß ziehen.
refusal_no_visiting_bots = An diesen Tisch dürfen sich keine fremden Bots setzen.
refusal_no_watchers = An diesem Tisch darf niemand zuschauen.
refusal_no_way_out = In diesem Zug kannst du nicht ausmachen, also gibt es nichts zu fragen.
refusal_no_wild_cards_here = { $meld }: In dieser Meldung ist keine wilde Karte erlaubt.
refusal_no_writing = An diesem Tisch kann man nichts schreiben.
refusal_nobody_there = Das ist mit dem Spieler, der jetzt dort sitzt, nicht möglich.
refusal_nobody_to_ask = An diesem Tisch gibt es niemanden, den du einladen könntest.
refusal_not_an_action_here = Das gehört in diesem Spiel nicht zu einem Zug.
refusal_not_asked = Danach wirst du jetzt nicht gefragt.
refusal_not_at_that_depth = Diese Karte liegt nicht so tief im Ablagestapel.
refusal_not_beside_laid_off = Neben eine Karte, die jemand anders angelegt hat, kannst du { $cards } nicht anlegen.
refusal_not_coming_in = Du kannst jetzt nicht wieder hereinkommen.
refusal_not_every_rank = { $meld } passt nicht: Vom Ass bis zum König muss jeder Rang einmal dabei sein.
refusal_not_finished = Das war nach { $seconds } Sekunden nicht fertig. Versuch es gleich noch einmal.
refusal_not_found = Hier ist nichts.
refusal_not_friends = Ihr seid nicht oder nicht mehr befreundet.
refusal_not_host = Das kann nur der Gastgeber.
refusal_not_in_discards = { $card } liegt nicht unter den abgeworfenen Karten.
refusal_not_in_hand = Du hast { $cards } nicht auf der Hand.
refusal_not_json = Das muss als JSON geschickt werden.
refusal_not_of_kind = { $meld } ist nicht vom Typ { $kind }.
refusal_not_one_colour = { $meld } hat rote und schwarze Karten; verlangt sind nur rote oder nur schwarze.
refusal_not_opening = Im Moment ist nichts offenzulegen.
refusal_not_pausable = Der Tisch kann jetzt keine Pause machen.
refusal_not_paused = Der Tisch macht keine Pause.
refusal_not_reviewed = Das lässt sich nicht analysieren: { $reason }
refusal_not_saved = Das ließ sich nicht speichern, darum zählt es nicht. Versuch es noch einmal.
refusal_not_seated = Du hast an diesem Tisch keinen Platz.
refusal_not_solved = Das lässt sich hier nicht lösen. { $reason }
refusal_not_started = Die Partie hat noch nicht begonnen.
refusal_not_the_contract = Die Meldungen müssen diese Größen haben: { $contracts }.
refusal_not_the_first_contract =
    { $groups ->
        [0] Deine Erstmeldung muss der Kontrakt dieses Spiels sein, alles in einem Zug: Sequenzen zu { $runs }.
       *[other]
            { $runs ->
                [0] Deine Erstmeldung muss der Kontrakt dieses Spiels sein, alles in einem Zug: Sätze zu { $groups }.
               *[other] Deine Erstmeldung muss der Kontrakt dieses Spiels sein, alles in einem Zug: Sätze zu { $groups }, Sequenzen zu { $runs }.
            }
    }
refusal_not_your_turn = Du bist nicht am Zug.
refusal_nothing_to_answer = Niemand hat dich gefragt, ob er ausmachen darf.
refusal_nothing_to_buy = Jetzt gibt es keinen Abwurf zu kaufen.
refusal_nothing_to_call = Jetzt gibt es keinen Abwurf zu rufen.
refusal_nothing_to_claim = Jetzt gibt es keinen Abwurf zu beanspruchen.
refusal_nothing_to_discard = Die letzte Karte des Stoßes liegt aus: Beende deinen Zug ohne Abwurf.
refusal_nothing_to_force = Jetzt gibt es keine abgelehnte Karte, die du aufzwingen könntest.
refusal_nothing_to_take_back = Es gibt nichts, was du zurücknehmen kannst.
refusal_nothing_to_verify = Die Aufzeichnung hat keinen Startwert; die Karten lassen sich also nicht noch einmal geben.
refusal_offered_card_first = Nimm die Karte oder lass sie liegen, bevor die nächste aufgedeckt wird.
refusal_one_card_against_one = Wer nur eine einzige Karte auf der Hand hat, darf keinen Ablagestapel aus einer einzigen Karte nehmen.
refusal_one_group_per_rank = Deine Partei hat schon einen Satz dieses Ranges: Leg die Karten von { $meld } dort an.
refusal_one_meld_per_turn = In einem Zug darfst du nur eine neue Meldung legen oder einmal anlegen.
refusal_one_sided = { $meld }: Auf beiden Seiten des Spiegeljokers muss ein Stein sein.
refusal_only_declared_pairs = Du hast Paare angesagt: Mach mit { $count } Paaren aus.
refusal_only_first_upcard_let_pass = Liegen lassen darfst du nur die erste offene Karte eines Spiels: Zieh eine Karte.
refusal_only_in_first_turn = Ein gegebenes Blatt darfst du nur im ersten Zug legen, vor dem Ziehen.
refusal_only_in_going_out = { $meld } darfst du nur beim Ausmachen legen, als Letztes.
refusal_only_in_last_turn = Meldungen zeigen und Karten schicken darfst du nur in deinem letzten Zug.
refusal_only_offered_card_let_pass = Dir wird nichts angeboten, was du liegen lassen könntest.
refusal_only_top_discard = Vom Ablagestapel darf nur die oberste Karte genommen werden.
refusal_only_top_of_stock = Vom Stoß darf nur die oberste Karte genommen werden.
refusal_only_watching = Das können Zuschauer nicht.
refusal_opening_needs_natural_run = Zur Erstmeldung gehört eine Sequenz ohne Joker oder andere wilde Karten.
refusal_opening_needs_taken_card = In der Erstmeldung muss eine gerade vom Ablagestapel genommene Karte sein, außer du machst in diesem Zug aus.
refusal_opening_not_from_rack = { $meld }: Die Erstmeldung darf nur vom eigenen Brett kommen.
refusal_opening_too_early =
    { $rounds ->
        [one] Bevor alle { $rounds } Zug hatten, darf niemand eine Erstmeldung legen.
       *[other] Bevor alle je { $rounds } Züge hatten, darf niemand eine Erstmeldung legen.
    }
refusal_opening_too_few_pairs = Eine Erstmeldung aus Paaren braucht mindestens { $minimum }; du hast { $value }.
refusal_opening_too_low = Die Erstmeldung muss { $minimum } wert sein; das sind { $value }.
refusal_option_idle = „{ $one }“ hat keine Wirkung, denn für „{ $other }“ gilt: { $value }.
refusal_options_clash = „{ $one }“ und „{ $other }“ schließen einander aus.
refusal_out_of_range =
    { $family ->
        [tiles] { $meld } ist keine Folge: Der Joker stünde unter 1 oder über 13.
       *[other] { $meld } ist keine Sequenz: An diesem Ende gibt es keine Karte für den Joker.
    }
refusal_outdated_table = Dieser Tisch wurde nach einer älteren Fassung seiner Regeln gespielt und kann nicht weitergehen.
refusal_own_friend_link = Das ist dein eigener Link: Schick ihn jemand anderem.
refusal_own_games_off = Auf diesem Server sind keine eigenen Spiele erlaubt.
refusal_pairs_beside_first_melds = Eine Erstmeldung besteht aus Gruppen und Folgen oder aus Paaren, nicht aus beidem.
refusal_pairs_beside_melds = Zum Ausmachen zeigst du entweder { $count } Paare oder keines.
refusal_pairs_declared_already = Du hast schon Paare angesagt.
refusal_pairs_declared_before_drawing = Paare darfst du nur vor dem Ziehen ansagen.
refusal_partner_asks = Dein Partner fragt, ob er ausmachen darf: Antworte zuerst.
refusal_partner_said_no = Dein Partner hat Nein gesagt: Behalte nach dem Abwerfen eine Karte.
refusal_partner_said_yes = Dein Partner hat Ja gesagt: In diesem Zug musst du ausmachen.
refusal_passkey_again = Bestätige zuerst mit deinem Passkey.
refusal_passkey_refused = Dieser Passkey wurde nicht angenommen.
refusal_paused = Der Tisch macht Pause: Setz das Spiel zuerst fort.
refusal_pile_blocked = Liegt { $card } oben, darfst du den Ablagestapel nicht nehmen.
refusal_pile_call_does_not_fit = { $card } passt an keine Meldung auf dem Tisch und ergibt mit Karten darüber im Ablagestapel keine.
refusal_pile_frozen =
    { $count ->
        [0] Der Ablagestapel ist für dich gesperrt: Du brauchst zwei gewöhnliche Karten vom Rang von { $card } aus der Hand, hast aber keine.
        [1] Der Ablagestapel ist für dich gesperrt: Du brauchst zwei gewöhnliche Karten vom Rang von { $card } aus der Hand, hast aber nur eine.
       *[other] Der Ablagestapel ist für dich gesperrt: Wähl zwei gewöhnliche Karten vom Rang von { $card } aus der Hand; du hast { $count }.
    }
refusal_pile_must_be_taken = Der Stoß ist leer, und die oberste Karte des Ablagestapels passt an eine Meldung deiner Partei: Nimm ihn.
refusal_pile_needs_two = Um den Ablagestapel zu nehmen, wähl zwei Karten aus der Hand, die du mit { $card } meldest, mindestens eine davon gewöhnlich. Du hast { $count } dieses Ranges und { $wild } wilde.
refusal_pile_taken_whole = Die oberste Karte des Ablagestapels darfst du nicht allein nehmen: Nimm den ganzen Ablagestapel und melde sie sofort.
refusal_promise_broken = Das passt nicht zu dem, was festgelegt war.
refusal_promise_first = An diesem Tisch legt man seine Zufallszahl erst fest und dann offen. Lade die Seite neu.
refusal_promises_fixed = Die Partie beginnt gleich; jetzt lässt sich nichts mehr ändern.
refusal_rated_table = An einem gewerteten Tisch spielen nur Leute mit Konto: keine Bots, keine Tipps.
refusal_record_not_yet = Die Aufzeichnung gibt es, wenn die Partie aus ist.
refusal_record_too_long = Aufzeichnungen von mehr als { $most } Zügen lassen sich hier nicht nachspielen.
refusal_review_failed = Die Analyse konnte nicht abgeschlossen werden. Versuch es noch einmal.
refusal_reviews_busy = Zu viele Analysen warten. Versuch es in ein paar Minuten noch einmal.
refusal_run_claimed_by_next_only = Für eine Sequenz darf nur der nächste Spieler einen Abwurf beanspruchen.
refusal_run_too_long =
    { $family ->
        [tiles] { $meld } ist keine Folge: Eine Folge hat höchstens { $maximum }.
       *[other] { $meld } ist keine Sequenz: Eine Sequenz hat höchstens { $maximum }.
    }
refusal_same_colour = { $meld }: Vor und nach einem Farbwechseljoker müssen die Farben verschieden sein.
refusal_senseless_sheet = Diese Regeln ergeben keinen Sinn: { $reason }
refusal_sent_away = Der Gastgeber dieses Tisches hat dich weggeschickt.
refusal_server_error = Auf dem Server ging etwas schief. Nichts wurde geändert.
refusal_show_first = Zeig im letzten Zug deine Meldungen, bevor du abwirfst.
refusal_sides_differ = { $meld }: Die Steine links und rechts vom Spiegeljoker müssen in Zahl und Farbe gleich sein.
refusal_somebody_there = Dieser Platz ist besetzt.
refusal_stale_version = Der Tisch hat sich inzwischen geändert.
refusal_stock_is_empty = Der Stoß ist leer.
refusal_study_changed = Diese Studie wurde inzwischen woanders geändert. Lade sie neu.
refusal_study_full =
    { $most ->
        [one] Eine Studie hat höchstens { $most } Zug.
       *[other] Eine Studie hat höchstens { $most } Züge.
    }
refusal_study_maker_only = Nur wer diese Studie erstellt hat, kann sie ändern.
refusal_swap_after_melding = Einen Joker darfst du nur nach dem Ziehen austauschen und bevor du etwas auslegst.
refusal_swap_before_opening =
    { $family ->
        [tiles] Einen Okey darfst du erst nach deiner Erstmeldung nehmen.
       *[other] Einen Joker darfst du erst nach deiner Erstmeldung austauschen.
    }
refusal_switched_off = Das ist auf diesem Server abgeschaltet.
refusal_table_changed_before_first_meld = Vor der Erstmeldung darfst du die Meldungen auf dem Tisch nicht anrühren.
refusal_table_changed_before_opening = Vor der Erstmeldung von { $minimum } darfst du die Kombinationen auf dem Tisch nicht anrühren.
refusal_table_closed = Der Betreiber dieses Servers hat diesen Tisch geschlossen. Grund: { $reason }
refusal_table_full = Alle Plätze sind besetzt.
refusal_table_log_full = An diesem Tisch wurde so viel geändert, dass nur noch Spielzüge möglich sind.
refusal_taken_card_into_new_meld = Du musst zuerst { $card } in eine neue Meldung legen.
refusal_taken_card_must_stay_in_a_meld = Ohne { $card } bliebe eine Karte, die du einem anderen genommen hast, ohne Meldung.
refusal_taken_cards_apart = Jede Karte, die du anderen genommen hast ({ $cards }), muss in einer eigenen Meldung sein.
refusal_taken_meld_needs_hand_card = Du musst zuerst { $card } in einer neuen Meldung auslegen, mit mindestens einer Karte, die du schon auf der Hand hattest.
refusal_tile_missing = Auf dem Tisch muss bleiben: { $tiles }.
refusal_tile_not_yours = Nicht auf deinem Brett: { $tiles }.
refusal_tile_only_to_lay = { $card } darfst du nur nehmen, wenn du den Stein in diesem Zug legst (vor der Erstmeldung nur in ihr), aber er passt nirgends.
refusal_tiles_away = Das Brett ist nicht vollständig: Es fehlen mindestens { $count }.
refusal_too_fast = Zu viele Anfragen: Warte einen Augenblick.
refusal_too_few_dublees = Zum Ansagen brauchst du mindestens { $minimum } Dublees, und du hast { $count }.
refusal_too_few_naturals = { $meld } hat zu wenige gewöhnliche Karten: mindestens { $minimum }.
refusal_too_few_pures = Eine Ansage braucht { $minimum } reine Sequenzen, und diese hat { $count }.
refusal_too_large = Das ist zu lang.
refusal_too_many =
    { $family ->
        [tiles] { $meld } ist keine Gruppe: Eine Gruppe hat höchstens { $maximum }.
       *[other] { $meld } ist kein Satz: Ein Satz hat höchstens { $maximum }.
    }
refusal_too_many_bot_tables =
    { $most ->
        [one] Ein Bot darf an höchstens { $most } Tisch sitzen.
       *[other] Ein Bot darf an höchstens { $most } Tischen sitzen.
    }
refusal_too_many_bots =
    { $most ->
        [one] Du darfst hier höchstens { $most } Bot haben.
       *[other] Du darfst hier höchstens { $most } Bots haben.
    }
refusal_too_many_clubs = Du kannst in höchstens { $most } Spielrunden sein.
refusal_too_many_copies = { $tile } ist { $count }-mal da, im Spiel gibt es nur { $most }.
refusal_too_many_deals = Eine Partie hat höchstens { $most } Spiele.
refusal_too_many_friends = Mehr als { $most } Freunde kann hier niemand haben.
refusal_too_many_jokers = { $meld } hat mehr wilde als gewöhnliche Karten.
refusal_too_many_mails = Du hast das heute zu oft verlangt. Versuch es morgen noch einmal.
refusal_too_many_passkeys =
    { $most ->
        [one] Ein Konto darf höchstens { $most } Passkey haben.
       *[other] Ein Konto darf höchstens { $most } Passkeys haben.
    }
refusal_too_many_studies = Du kannst höchstens { $most } Studien haben. Lösch zuerst eine.
refusal_too_many_study_records = Eine Studie kann Aufzeichnungen aus höchstens { $most } Dateien haben.
refusal_too_many_tournaments =
    { $most ->
        [one] Ein Gastgeber darf höchstens { $most } Turnier gleichzeitig haben.
       *[other] Ein Gastgeber darf höchstens { $most } Turniere gleichzeitig haben.
    }
refusal_too_much_deadwood =
    { $deadwood ->
        [one] So bleibt { $deadwood } Punkt Abfall; in diesem Spiel darfst du mit höchstens { $limit } klopfen.
       *[other] So bleiben { $deadwood } Punkte Abfall; in diesem Spiel darfst du mit höchstens { $limit } klopfen.
    }
refusal_too_short = { $meld } ist zu kurz: Es müssen mindestens { $minimum } sein.
refusal_took_too_long = In { $seconds } Sekunden war der beste Zug nicht gefunden.
refusal_tournament_bad_format = Dieser Modus passt nicht: So viele können von einem Tisch nicht weiterkommen.
refusal_tournament_bad_result = Das ist kein mögliches Ergebnis für diesen Tisch.
refusal_tournament_begun = Das Turnier hat schon begonnen.
refusal_tournament_full = Dieses Turnier nimmt höchstens { $most } Teilnehmer auf.
refusal_tournament_host_only = Das kann nur der Gastgeber des Turniers.
refusal_tournament_no_entrant = Diesen Teilnehmer gibt es in dem Turnier nicht.
refusal_tournament_not_begun = Das Turnier hat noch nicht begonnen.
refusal_tournament_over = Das Turnier ist zu Ende.
refusal_tournament_result_stands = Dieses Ergebnis lässt sich nicht mehr ändern: Andere Partien hängen davon ab.
refusal_tournament_round_on = Die Runde ist noch nicht zu Ende.
refusal_tournament_table = Das entscheidet das Turnier, nicht der Tisch.
refusal_tournament_too_few = Ein Turnier braucht mindestens { $fewest } Teilnehmer.
refusal_tournament_too_many_rounds = Ein Turnier darf höchstens { $most } Runden haben.
refusal_trial_waits = Bots probieren jedes neue Spiel aus, bevor es gespielt wird. Spiele, die vorher dran sind: { $before }. Der Platz bleibt erhalten: Versuch es gleich noch einmal.
refusal_turn_not_over = Der Zug ist noch nicht zu Ende.
refusal_turn_over = Der Zug ist zu Ende.
refusal_two_mirrors = { $meld }: Eine Kombination darf nur einen Spiegeljoker haben, in der Mitte.
refusal_unavailable = Der Server erreicht seine Datenbank gerade nicht. Versuch es noch einmal.
refusal_unknown_account = Dieses Konto gibt es nicht.
refusal_unknown_ban = Diese Sperre gibt es nicht.
refusal_unknown_bot = Diesen Bot gibt es nicht.
refusal_unknown_club = Diese Spielrunde gibt es nicht, oder du bist kein Mitglied.
refusal_unknown_code = Es gibt keinen Tisch mit diesem Code.
refusal_unknown_face = { $meld }: Darin ist etwas, das es in diesem Spiel nicht gibt.
refusal_unknown_game = Dieses Spiel gibt es nicht.
refusal_unknown_link = Dieser Code ist falsch, zu alt oder schon benutzt.
refusal_unknown_mail_link = Dieser Link ist falsch, zu alt oder wurde schon benutzt.
refusal_unknown_passkey = Diesen Passkey gibt es nicht.
refusal_unknown_puzzle = Dieses Rätsel gibt es nicht.
refusal_unknown_review = Zu dieser Aufzeichnung gibt es keine Analyse, oder nicht mehr. Öffne die Aufzeichnung noch einmal.
refusal_unknown_session = Dieses Gerät ist nicht angemeldet.
refusal_unknown_study = Diese Studie gibt es nicht, oder sie wurde gelöscht.
refusal_unknown_table = Diesen Tisch gibt es nicht. Vielleicht ist der Link falsch oder zu alt.
refusal_unknown_tournament = Dieses Turnier gibt es nicht.
refusal_unknown_turn = Diesen Zug gibt es in dieser Partie nicht.
refusal_unreadable = Diese Nachricht ließ sich nicht lesen.
refusal_upcard_is_offered = Nimm die offene Karte oder lass sie liegen; danach darfst du vom Stoß ziehen.
refusal_upcard_only_before_first_meld = Nachdem du den Kontrakt gelegt hast, darfst du nur noch vom Stoß ziehen.
refusal_upcard_only_for_first_meld = Vor der Erstmeldung darfst du die offene Karte nur für sie nehmen, und mit ihr kannst du keine legen, die { $minimum } wert ist.
refusal_upcard_only_into_meld = { $card } darfst du nur nehmen, wenn sie mit Karten deiner Hand eine Meldung ergibt, ohne eine andere schon genommene Karte.
refusal_upcard_only_to_lay = { $card } darfst du nur nehmen, wenn du sie sofort legst, aber sie passt nirgends.
refusal_upcard_refused_only_when_blocked = Ablehnen darfst du die offene Karte nur, wenn der Stoß leer ist.
refusal_upcard_to_be_used = { $card } darfst du nur nehmen, wenn du sie in diesem Zug legst.
refusal_upcard_was_let_pass = Beide haben die offene Karte liegen lassen: Zieh vom Stoß.
refusal_waited_in_vain = Niemand ist gekommen; die Suche ist beendet.
refusal_wild_upcard_refused = { $card } ist wild und darf nicht vom Ablagestapel genommen werden.
refusal_would_leave_taken_upcard = Dann bliebe nur { $card }: Diese Karte hast du vom Ablagestapel genommen und darfst sie in diesem Zug nicht abwerfen.
refusal_wrap =
    { $family ->
        [tiles] { $meld } ist keine Folge: Auf die höchste Zahl folgt nichts.
       *[other] { $meld } ist keine Sequenz: Auf die höchste Karte folgt nichts.
    }
refusal_wrong_host = Dieser Server nimmt den Hostnamen { $host } nicht an. Wer ihn betreibt, kann ihn mit --allowed-host zulassen.
refusal_wrong_origin = Diese Anfrage kam von einer anderen Website.
replay_back = Einen Schritt zurück
replay_download = Aufzeichnung herunterladen
replay_first = Anfang des Spiels
replay_go = Nachspielen
replay_hands = Alle Blätter
replay_last = Ende des Spiels
replay_link = Nachspielen
replay_move = Schritt
replay_move_of = Schritt { $number } von { $count }
replay_moves = Schritte
replay_next = Einen Schritt weiter
replay_open = Datei öffnen
replay_other = Andere Aufzeichnung
replay_pause = Pause
replay_play = Abspielen
replay_sentence = Geh eine aufgezeichnete Partie Schritt für Schritt durch. Zu jeder beendeten Partie gibt es die Aufzeichnung; man kann auch selbst eine schreiben.
replay_speed = Tempo
replay_text = Die Aufzeichnung
replay_title = Nachspielen
replay_to_table = Zum Tisch
replay_total = Summe { $total }
replay_unknown = unbekannt
replay_waits = Diese Aufzeichnung wurde auf diesem Gerät noch nie geöffnet: Der Server muss sie einmal durchspielen und ist nicht erreichbar. Sie öffnet sich von selbst, sobald er antwortet.
review_accuracy = Genauigkeit
review_accuracy_about = Genauigkeit: der Anteil der beurteilten Züge, in denen nichts besser war. Beurteilt: Züge mit einer Wahl, die nicht zu knapp für ein Urteil waren. Verschenkt: was die Fehler kosteten, in Punkten Vorsprung. Glück und Entscheidung: wie stark beides in den eigenen Zügen die Gewinnchancen änderte; 1 ist ein ganzes Spiel.
review_ahead = Vorsprung im Mittel, in Punkten: { $reached }; das Beste: { $best }.
review_as_bots = Jeder Bot hätte dasselbe gespielt
review_as_table = Als Tabelle
review_before = Vorher
review_begins = Die Analyse beginnt.
review_best = Das Beste
review_better = Besser
review_by_choice = durch Entscheidung
review_by_luck = durch Glück
review_by_luck_missed = vor allem durch Glück, doch es ging besser
review_call = Ruf „Rommé!“
review_chances = Gewinnchancen
review_chances_about = Jeder Punkt zeigt, was herauskam, als die Stellung { $count }-mal zu Ende gespielt wurde, mit allen Blättern, wie sie waren; er kann um { $error } danebenliegen.
review_change = Mit allen Blättern, wie sie waren, war die Gewinnchance { $before } vor diesem Zug und { $after } danach.
review_change_choice = Davon sind { $choice } Entscheidung: was dieser Spieler als schlechter erkennen konnte. Der Rest, { $luck }, ist Glück.
review_change_luck = Was sich geändert hat, zählt als Glück: Nach dem, was dieser Spieler wissen konnte, war nichts sicher besser.
review_choice = Entscheidung
review_compared = { $deals }-mal verglichen, mit gedachten Blättern
review_compared_about = Was dieser Spieler nicht sehen konnte, wurde jedes Mal neu verteilt, und nach beiden Zügen wurde zu Ende gespielt. Es zählen die Punkte, nicht die Gewinnchance; sie ist eine andere als oben, wo alle Blätter sind, wie sie waren.
review_compared_match = Was dieser Spieler nicht sehen konnte, wurde jedes Mal neu verteilt, und nach beiden Zügen wurde zu Ende gespielt. Es zählt die Chance, die Partie zu gewinnen.
review_cost = Verschenkt
review_costs =
    { $count ->
        [1] Es ging besser: etwa { $points } Punkt mehr
       *[other] Es ging besser: etwa { $points } Punkte mehr
    }
review_costs_match = Es ging besser: etwa { $percent } mehr Chance, die Partie zu gewinnen
review_decided = Klare Entscheidungen: { $decided } von { $choices }
review_decided_of = { $decided } von { $turns } beurteilt
review_decisive = Die entscheidenden Züge
review_deeper = Genauer hinsehen
review_deeper_about = Spielt diesen Zug viel öfter durch. Das Ergebnis sehen alle, die diese Analyse öffnen.
review_deeper_failed = Das genauere Hinsehen konnte nicht beendet werden. Bitte noch einmal versuchen.
review_deeper_waits = Andere vor diesem: { $count }
review_deeper_works = Wird genauer angesehen: { $percent }
review_depends =
    { $when ->
        [knock_at_once] Hängt davon ab, wann andere klopfen: besser als das andere, wenn sie so bald wie möglich klopfen, schlechter, wenn sie warten
       *[knock_late] Hängt davon ab, wann andere klopfen: besser als das andere, wenn sie warten, schlechter, wenn sie so bald wie möglich klopfen
    }
review_draw_tile = Nichts spielen, einen Stein ziehen.
review_end = { $deal }, Ende
review_expected = Gewinnchance { $chance }, Vorsprung { $points }
review_expected_match = Chance, die Partie zu gewinnen: { $match }; dieses Spiel: { $chance }, Vorsprung { $points }
review_forced = Es ging nichts anderes
review_held = Kein Fehler: { $deals }-mal weitergespielt, brachte das Zurückhalten ebenso viel oder mehr.
review_lay_off = Leg { $cards } an.
review_leave = Du kannst diese Seite verlassen: Die Analyse läuft weiter und bleibt für alle bei der Partie.
review_leave_file = Die Analyse einer Aufzeichnung aus einer Datei bleibt eine Stunde erhalten.
review_left =
    { $family ->
        [tiles] Steine, die noch hätten gespielt werden können: { $tiles }; Punkte: { $points }
       *[other] Karten, die noch hätten gespielt werden können: { $tiles }; Punkte: { $points }
    }
review_luck = Glück
review_luck_and_choice = Glück und Entscheidung
review_next = Nächster Zug
review_none_missed = Kein klarer Fehler gefunden.
review_not_compared = Noch nicht verglichen
review_only_missed = Nur Züge mit einem Fehler ({ $count })
review_other_record = Zurück zum Nachspielen
review_place = { $deal }, Zug { $turn }
review_play = Spiel { $tiles }.
review_played = Gespielt
review_player = Spieler
review_previous = Voriger Zug
review_proven = Bewiesen: Mehr ging nicht.
review_rival = Oder
review_see = Ansehen
review_shown = Was zu sehen ist
review_surer = Züge, die am meisten gekostet haben können, werden genauer angesehen: { $percent }
review_surer_waits = Ein erster Blick. Ein genauerer folgt; Analysen davor: { $count }
review_take = Nimm { $card } vom Ablagestapel.
review_take_top = Nimm die oberste Karte vom Ablagestapel.
review_title = Was habe ich übersehen?
review_too_close = Diese beiden liegen nach { $deals } Spielen zu dicht beieinander, um sie zu unterscheiden.
review_try = Noch einmal versuchen
review_try_back = Zur Analyse
review_try_task = In der Partie wurde gespielt: { $action } Finde etwas Besseres.
review_turn_by_turn = Zug für Zug
review_turn_of = Zug { $number } von { $count }
review_undecided = Nach { $deals } Spielen nicht klar
review_unproven = Vielleicht geht noch mehr.
review_waiting = Analysen vor dieser: { $count }
review_warmer = Schon wärmer: besser als das, was gespielt wurde.
review_was_best = So gut wie das Beste
review_way = Lösung zeigen
review_way_hide = Lösung ausblenden
review_working = Die Partie wird analysiert: { $percent }
rules_away_house_rules = Das sind die Regeln ohne Hausregeln: Die beschreibt der Server, und der ist nicht erreichbar.
rules_contents = Abschnitte
rules_title = Regeln: { $game }
said_by = { $name }: { $phrase }
scan_again = Anderes Foto
scan_button = Scannen
scan_doubtful_piece = { $piece }, unsicher
scan_file = Foto auswählen
scan_found =
    { $family ->
        [tiles] Gefundene Steine: { $count }.
       *[other] Gefundene Karten: { $count }.
    }
scan_join = Die Reihe mit einer anderen verbinden
scan_join_where = Tipp auf die Reihe, mit der diese verbunden wird.
scan_larger = Größer
scan_loading = Die Fotoerkennung wird geladen: { $percent } %
scan_look = Unsicher: { $count }
scan_move = In eine andere Reihe legen
scan_move_where = Tipp auf die richtige Reihe für: { $piece }
scan_no_piece =
    { $family ->
        [tiles] Hier liegt kein Stein
       *[other] Hier liegt keine Karte
    }
scan_note =
    { $family ->
        [tiles] Tipp auf einen Stein, um ihn oder seine Reihe zu berichtigen, oder auf das Foto, wo einer fehlt.
       *[other] Tipp auf eine Karte, um sie oder ihre Reihe zu berichtigen, oder auf das Foto, wo eine fehlt.
    }
scan_photo = Foto
scan_private = Das Foto bleibt auf diesem Gerät.
scan_reading = Das Foto wird gelesen …
scan_row = Reihe { $number }
scan_row_new = Neue Reihe
scan_shutter = Foto machen
scan_split = Hier eine neue Reihe beginnen
scan_trial = Das Lesen von Karten ist ein Versuch: Von den Karten auf 67 Testfotos, die meist einzeln lagen, wurden 97,9 % richtig gelesen. Lass die Ecken frei und prüf jede Karte.
scan_turn = Foto drehen
scan_unloaded = Das Laden ist fehlgeschlagen. Der erste Scan braucht eine Internetverbindung, spätere nicht.
scan_unread = Das Foto konnte nicht gelesen werden. Versuch es mit einem anderen.
scan_use =
    { $family ->
        [tiles] Diese Steine übernehmen
       *[other] Diese Karten übernehmen
    }
scan_which =
    { $family ->
        [tiles] Welcher Stein ist das?
       *[other] Welche Karte ist das?
    }
score_after_round = Nach Runde { $number }
score_boxes = Boxen
score_boxes_bonus = Für Boxen
score_check = Probe
score_check_deals = Spiele: { $sum }
score_check_players = Spieler: { $sum }
score_check_sum = +{ $won } − { $lost } = { $sum }
score_chips = In Chips gezählt
score_column = Spalte { $number }
score_column_closed = geschlossen
score_deal = Spiel
score_deal_number = Spiel { $number }
score_eliminated = ausgeschieden
score_final = Endstand
score_game_bonus = Für die Partie
score_games_won = Gewonnene Spiele
score_goal_countdown = Punkte am Anfang: { $count }; Schluss ist, wenn jemand keine mehr hat
score_goal_deal = Eine Partie ist ein Spiel
score_goal_deals = Eine Partie hat { $count } Spiele
score_goal_limit = Ausgeschieden ab { $count } Punkten
score_goal_points =
    { $count ->
        [one] Wer zuerst { $count } Punkt hat
       *[other] Wer zuerst { $count } Punkte hat
    }
score_in_columns = eingetragen in Spalte { $numbers }
score_money = Geld
score_none = Noch ist kein Spiel abgerechnet.
score_rake = { $gross } eingezahlt, davon { $rake } für das Haus
score_rejoined = Wieder dabei
score_shutout = Zu null
score_stake_point = { $amount } je Punkt
score_stake_pool = Einsatz je { $amount }, { $pool } im Topf
score_start = Beginn
score_title = Punkte
score_total = Summe
score_wins_games = Wer die meisten Spiele gewonnen hat; bei Gleichstand die höhere Summe
score_wins_last_left = Wer zuletzt übrig ist, bekommt den Topf
score_wins_left = Wer zuletzt übrig ist, gewinnt
score_wins_lowest = Die niedrigste Summe gewinnt
seat_dealer = Geber
seat_games_won = { $count } gewonnen
seat_laid = ausgelegt { $points }
seat_pairs = Paare
seat_partner = Partner
seat_place = Platz { $place }
seat_sits_out = setzt aus
seat_starter = beginnt
settings_agree_puzzles = Rätseln aus meinen Partien immer zustimmen
settings_agree_puzzles_note = Sobald eine Partie aus ist. Rätsel entstehen nur, wenn alle zustimmen; bis dahin kannst du die Zustimmung zurücknehmen.
settings_felt = Tisch
settings_felt_blue = Blau
settings_felt_green = Grün
settings_felt_wine = Weinrot
settings_four_colours = Vierfarbige Karten
settings_four_colours_note = Karo blau, Kreuz grün
settings_initials = Initialen
settings_language = Sprache
settings_less_motion = Weniger Bewegung
settings_pace = Tempo der Bots
settings_pace_at_once = Sofort
settings_pace_note = Wo du allein gegen Bots spielst. Ein Tippen auf den leeren Tisch überspringt das Warten.
settings_portrait = Dein Gesicht am Tisch
settings_portrait_number = Gesicht { $number }
settings_size = Steine und Karten
settings_size_large = Groß
settings_size_normal = Normal
settings_size_small = Klein
settings_sound = Ton
settings_speed = Bewegung
settings_speed_fast = Schnell
settings_speed_slow = Langsam
settings_spread = Karten auf der Hand
settings_spread_tight = Eng
settings_spread_wide = Weit
settings_theme = Aussehen
settings_theme_dark = Dunkel
settings_theme_light = Hell
settings_theme_system = System
settings_title = Einstellungen
settings_volume = Lautstärke
shop_add = Hinzufügen
shop_add_to = Hinzufügen: { $field }
shop_add_which = Was hinzukommt: { $field }
shop_bounds = Von { $low } bis { $high }.
shop_by_players = Nach Spielerzahl
shop_changed = Geändert: { $count }.
shop_down = Später: { $part }
shop_first_name = Mein { $game }
shop_from = { $field }: von
shop_from_game = Ausgangsspiel
shop_group_changed = geändert: { $count }
shop_group_wrong = passt noch nicht
shop_less = Weniger: { $field }
shop_load = Datei öffnen
shop_more = Mehr: { $field }
shop_name = Name des Spiels
shop_new_rule = Geändert:
shop_redo = Wiederholen
shop_remove = Entfernen: { $part }
shop_restore = Zurück zum Original: { $field }
shop_same = Für alle gleich
shop_save = Als Datei speichern
shop_senseless = Das passt noch nicht zusammen:
shop_sentence = Beginn mit irgendeinem Spiel und ändere, was du magst. Die Regeln daneben zeigen, was dabei herauskommt.
shop_stale = Das sind die Regeln vor der letzten Änderung, die so noch keinen Sinn ergibt.
shop_start_over = Zurück zum Original
shop_tab_controls = Ändern
shop_title = Dein eigenes Spiel
shop_to = { $field }: bis
shop_trying = Bots probieren es …
shop_unchanged = Noch ist nichts geändert.
shop_undo = Rückgängig
shop_unread = Diese Datei ist kein Regelblatt:
shop_up = Früher: { $part }
shop_waits = Bots probieren jedes neue Spiel aus, bevor es gespielt wird. Spiele vor deinem: { $before }. Dein Platz bleibt erhalten.
shop_with = Ja
shop_without = Nein
sign_at_once = Alle Meldungen auf einmal gelegt
sign_block = Der Stoß wird nicht erneuert
sign_books = Bücher ab { $count } Karten
sign_burracos = Burracos ab { $count } Karten
sign_buy = Abwürfe lassen sich außer der Reihe kaufen
sign_call_draw = Man darf den Vergleich verlangen
sign_call_drop = Man darf das Spiel vorzeitig beenden
sign_canastas = Canastas ab { $count } Karten
sign_cards_laid = Karten zählen für den, der sie auslegt
sign_claims = Abwürfe darf man beanspruchen: Pon und Chi
sign_contract = Alles auf einmal, in diesen Größen
sign_contracts = { $count } Spiele, jedes mit eigenem Kontrakt
sign_corner = K A 2 ist eine Sequenz
sign_deals = { $count } Spiele um Chips
sign_few_jokers = Nie mehr Joker als andere Karten
sign_fight = Die anderen kämpfen oder passen
sign_first_from_hand = Die Erstmeldung kommt allein aus der Hand
sign_foot = Ein Fuß von { $count } Karten
sign_force = Abgelehnte Karten lassen sich aufzwingen
sign_joker_freed_any = Joker löst man mit jedem Stein aus
sign_joker_freed_rack = Joker löst man vom Brett aus
sign_knock = Klopfen mit höchstens { $points }
sign_knock_any = Klopfen mit jedem Blatt
sign_last_left = Raus bei { $points }; der Letzte gewinnt
sign_lives = Zwei Sequenzen nötig, eine ohne Joker
sign_money = Ein Spiel, bezahlt nach Punkten
sign_money_value_cards = Bezahlt nach Punkten und Wertkarten
sign_only_runs = Nur Sequenzen
sign_opening = Erstmeldung ab { $points } Punkten
sign_opening_or_pairs = Erstmeldung ab { $points } Punkten oder { $count } Paare
sign_own_melds = Die eigenen Meldungen zählen
sign_partners = Partner legen gemeinsam
sign_pile_any = Jeder Abwurf darf genommen werden
sign_pile_down_to_melded = Jede Abwurfkarte, mit allen darüber, zum Melden
sign_pile_down_to_used = Jede Abwurfkarte, mit allen darüber
sign_pile_top_and_second = Zum Abwurf gibt es eine zweite Karte
sign_pile_top_into_meld = Ein Abwurf nur für eine Meldung
sign_pool = Raus bei { $points }; der Letzte bekommt den Topf
sign_pozzetto = Ein Pozzetto von { $count } Karten
sign_pures = Braucht { $count } reine Sequenzen
sign_rearranged = Alle Meldungen dürfen umgebaut werden
sign_special_jokers = Doppel-, Spiegel- und Farbwechseljoker
sign_swap = Joker lassen sich austauschen
sign_swap_wild_tile = Ein Okey lässt sich austauschen
sign_target = Wer zuerst { $points } Punkte hat
sign_turns =
    { $count ->
        [one] { $count } Zug für jeden
       *[other] { $count } Züge für jeden
    }
sign_twins = Zwillinge im Satz erlaubt
sign_wild_rank = In jedem Spiel ist ein anderer Rang wild
solver_away = Steine, die zum Ausmachen noch fehlen: { $count }.
solver_back = Voriger Schritt
solver_best = Der beste Zug
solver_both =
    { $family ->
        [tiles] Steine, dann Punkte
       *[other] Karten, dann Punkte
    }
solver_colon = :{ " " }
solver_comma = ,{ " " }
solver_deadwood = Abfall: { $count }.
solver_discard = Eine Karte wird abgeworfen
solver_example = Beispiel zeigen
solver_finish = Alles ist untergebracht: Du kannst ausmachen.
solver_first = Der Tisch, wie er war
solver_from_rack =
    { $family ->
        [tiles] { $tiles } vom Brett
       *[other] { $tiles } aus der Hand
    }
solver_from_set = { $tiles } aus { $set }
solver_hand = Das Blatt
solver_indicator = Der Zeigestein
solver_last = Der ganze Zug
solver_link = Link kopieren
solver_melded = { $count } von { $of } Karten liegen in Meldungen.
solver_melds = Die Meldungen
solver_next = Nächster Schritt
solver_no_first = Eine Erstmeldung von { $minimum } Punkten ist nicht möglich.
solver_none = Es lässt sich nichts spielen.
solver_nothing =
    { $family ->
        [tiles] Tipp die Kombinationen auf dem Tisch an, dann das Brett.
       *[other] Tipp die Meldungen auf dem Tisch an, dann das Blatt.
    }
solver_nothing_cards = Tipp die Karten des Blattes an.
solver_nothing_finish = Wähl den Zeigestein, dann tipp die Steine auf dem Brett an.
solver_nothing_left = Nichts bleibt übrig.
solver_objective = Ziel
solver_play =
    { $family ->
        [tiles] Spiel { $count } von { $of } Steinen, { $value } wert.
       *[other] Spiel { $count } von { $of } Karten, { $value } wert.
    }
solver_sentence = Tipp an, was auf dem Tisch liegt und was du hast: der beste Zug, bewiesen, Schritt für Schritt.
solver_show = Zug ansehen
solver_side = Was die Partei auf dem Tisch hat
solver_status_both_lives = Du hast beide Leben.
solver_status_contract = Das ganze Blatt lässt sich auslegen.
solver_status_first_life_only = Du hast nur das erste Leben: Nur seine Karten gelten als gemeldet.
solver_status_no_first_life = Das erste Leben fehlt: Alle Karten zählen.
solver_status_short = Es sind zu wenige reine Sequenzen: Alle Karten außerhalb davon zählen.
solver_status_three_pure = Es sind genug reine Sequenzen: Nur die Karten außerhalb von Meldungen zählen.
solver_status_valid_show = Alle Karten liegen in Meldungen: eine richtige Ansage.
solver_steps = Schritt für Schritt
solver_table = Der Tisch
solver_tiles =
    { $family ->
        [tiles] Die meisten Steine
       *[other] Die meisten Karten
    }
solver_title = Bester Zug
solver_value = Die meisten Punkte
solver_whole = alles aus { $set }
solver_worth = { $count } von { $of } Karten werden gelegt und bringen { $worth }, alle Prämien mitgezählt.
status_now = Leute an Tischen: { $people }; Tische: { $tables }
status_since = Läuft seit { $date }, Version { $version }
status_title = Zustand des Servers
status_up = Der Server läuft.
study_add = In die Studie aufnehmen
study_add_drawing = Hinzufügen
study_all_open = Alle
study_arrow = Pfeil
study_back = Zurück zur Studie
study_by_list = Aus einer Liste wählen
study_circle = Kreis
study_colour = Farbe
study_colour_name =
    { $colour ->
        [green] grün
        [red] rot
        [blue] blau
       *[other] gelb
    }
study_comment = Kommentar
study_delete = Studie löschen
study_delete_sure = Der Link führt dann ins Leere.
study_draw = Zeichnen
study_drawings = Zeichnungen
study_drawn_arrow = Pfeil, { $colour }: von { $origin } zu { $place }
study_drawn_circle = Kreis, { $colour }: { $place }
study_earlier = Nach oben
study_edit = Diesen Zug bearbeiten
study_from = Von
study_from_none = Nirgends: ein Kreis
study_how =
    { $family ->
        [tiles] Tipp einen Stein an, um ihn einzukreisen. Für einen Pfeil zieh von einer Stelle zur anderen, oder tipp beide an.
       *[other] Tipp eine Karte an, um sie einzukreisen. Für einen Pfeil zieh von einer Stelle zur anderen, oder tipp beide an.
    }
study_into = Kommt in
study_into_new = eine neue Studie
study_later = Nach unten
study_leave_out = Diesen Zug entfernen
study_link_note = Diesen Link kann jeder ohne Konto öffnen. Du kannst die Studie jederzeit ändern oder löschen; öffnet sie ein Jahr lang niemand, wird sie gelöscht.
study_make = Link erstellen
study_mine = Meine Studien
study_name = Titel
study_only_open = Nur { $name }
study_open = Studie öffnen
study_open_hands = Offene Blätter
study_remove = Entfernen
study_rename = Titel ändern
study_save = Speichern
study_show = Diesen Zug zeigen
study_spot_hand =
    { $family ->
        [tiles] Brett von { $name }
       *[other] Blatt von { $name }
    }
study_spot_meld =
    { $family ->
        [tiles] Kombination { $cards }
       *[other] Meldung { $cards }
    }
study_spot_piece = { $piece } ({ $place })
study_title = Studie
study_to = Zu
study_turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
study_whole =
    { $family ->
        [tiles] Ganze Kombinationen
       *[other] Ganze Meldungen
    }
study_whole_match = Partie ab hier nachspielen
table_ask_partner = { $name } fragt: Darf ich ausmachen?
table_away = nicht da
table_book_label =
    { $called ->
        [canasta]
            { $kind ->
                [natural] reines Canasta, { $count } Karten
                [semi] halbreines Canasta, { $count } Karten
                [mixed] gemischtes Canasta, { $count } Karten
               *[other] Canasta aus wilden Karten, { $count } Karten
            }
        [book]
            { $kind ->
                [natural] sauberes Buch, { $count } Karten
                [semi] halbsauberes Buch, { $count } Karten
                [mixed] schmutziges Buch, { $count } Karten
               *[other] Buch aus wilden Karten, { $count } Karten
            }
       *[other]
            { $kind ->
                [natural] sauberer Burraco, { $count } Karten
                [semi] halbsauberer Burraco, { $count } Karten
                [mixed] schmutziger Burraco, { $count } Karten
               *[other] Burraco aus wilden Karten, { $count } Karten
            }
    }
table_borrow_hint = Du kannst auch Karten aus Meldungen auf dem Tisch für eine andere Meldung auswählen.
table_buy_ask = { $card } kaufen? Du nimmst dazu { $count } vom Stoß.
table_buy_asked = { $name } darf { $card } kaufen.
table_buy_limited = { $card } kaufen? Du nimmst dazu { $count } vom Stoß. Noch Käufe: { $left }.
table_buy_points = { $card } außer der Reihe nehmen? Strafpunkte: { $count }.
table_call_ask = { $card } rufen? Sie passt an eine Meldung auf dem Tisch.
table_call_down = Tipp die Karte des Ablagestapels an, die du rufst; alle Karten darüber nimmst du mit.
table_cards_count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
table_careless_sure =
    { $family ->
        [tiles] { $card } ist wild oder ließe sich auf dem Tisch anlegen: Der Abwurf kostet Punkte.
       *[other] { $card } passt zu einer Meldung auf dem Tisch oder vollendet eine im Ablagestapel: Der Abwurf kostet Punkte.
    }
table_chips =
    { $count ->
        [one] { $count } Chip
       *[other] { $count } Chips
    }
table_claim_ask = { $card } beanspruchen?
table_claim_asked = { $name } darf { $card } beanspruchen.
table_claim_none = Du hast nichts, was zu { $card } passt.
table_contract_ready = Deine Meldungen erfüllen den Kontrakt: Ein Druck legt ihn aus.
table_deadwood = Abfall { $points }
table_dealt_ask = Dein gegebenes Blatt beendet das Spiel.
table_declare_pairs_means = Du kannst dann nur noch mit Paaren ausmachen, und alle wissen es. Das lässt sich nicht zurücknehmen.
table_declare_pairs_sure = Auf Paare spielen?
table_declare_regroup = So legen, dass es gewinnt
table_declare_regrouped = Anders gelegt gewinnen dieselben Karten.
table_declare_wrong =
    { $points ->
        [one] So ist die Ansage falsch: Sie kostet { $points } Punkt, und das Spiel ist für dich zu Ende.
       *[other] So ist die Ansage falsch: Sie kostet { $points } Punkte, und das Spiel ist für dich zu Ende.
    }
table_do_answer_no = Nein, noch nicht
table_do_answer_yes = Ja, mach aus
table_do_aside = Beiseitelegen: { $value } von { $minimum }
table_do_aside_melds = Beiseitelegen: { $count } von { $melds }
table_do_aside_melds_more = Kontrakt: { $count } von { $melds }
table_do_aside_more = Erstmeldung: { $value } von { $minimum }
table_do_aside_run = Sequenz ohne Joker fehlt
table_do_ask = Darf ich ausmachen?
table_do_borrow = Borgen und auslegen
table_do_buy = { $card } kaufen
table_do_call = Rommé! { $card }
table_do_call_end_draw = Vergleich verlangen
table_do_call_end_drop = Beenden
table_do_chi = Chi mit { $cards }
table_do_choose_to_pass = Karte wählen
table_do_contract = Kontrakt auslegen
table_do_declare = Ansagen
table_do_declare_anyway =
    { $points ->
        [one] Trotzdem ansagen: { $points } Punkt
       *[other] Trotzdem ansagen: { $points } Punkte
    }
table_do_declare_pairs = Paare ansagen
table_do_discard = { $card } abwerfen
table_do_discard_sure = { $card } wirklich abwerfen?
table_do_done = Fertig
table_do_draw =
    { $family ->
        [tiles] Stein ziehen
       *[other] Karte ziehen
    }
table_do_draw_card = Ziehen
table_do_draw_cards = { $count } Karten ziehen
table_do_drop = Aussteigen
table_do_drop_for =
    { $points ->
        [one] Aussteigen: { $points } Punkt
       *[other] Aussteigen: { $points } Punkte
    }
table_do_drop_next = Am Zug aussteigen
table_do_end = Zug beenden
table_do_end_count = Zug beenden: { $value } von { $minimum }
table_do_end_short = { $value } von { $minimum }
table_do_face_down = Ausmachen: { $card } verdeckt
table_do_fight = Kämpfen
table_do_finish = Mit { $card } beenden
table_do_fits_nowhere = Passt an keine Meldung
table_do_fold = Passen
table_do_force = { $card } aufzwingen
table_do_gin = Gin! { $card } abwerfen
table_do_go_out =
    { $game ->
        [gin_rummy] Big Gin
       *[other] Ausmachen
    }
table_do_knock = Klopfen
table_do_knock_with = Mit { $points } klopfen, { $card } abwerfen
table_do_lay =
    { $family ->
        [tiles]
            { $count ->
                [one] { $count } Stein auslegen
               *[other] { $count } Steine auslegen
            }
       *[other]
            { $count ->
                [one] { $count } Karte auslegen
               *[other] { $count } Karten auslegen
            }
    }
table_do_lay_alone = Auslegen
table_do_lay_off = { $cards } anlegen
table_do_leave = { $card } liegen lassen
table_do_let_pass = Liegen lassen
table_do_open = { $value } auslegen
table_do_pass = Passen
table_do_pass_on = { $card } weitergeben
table_do_pick = Abwurf wählen
table_do_pick_meld = Meldung wählen
table_do_pon = Pon mit { $cards }
table_do_put_back = Tisch zurücklegen
table_do_refuse = Ablehnen: Das Spiel endet
table_do_rummikub = Rummikub!
table_do_second = Zweite ziehen
table_do_show = Meldungen zeigen
table_do_show_dealt = Blatt zeigen
table_do_show_indicator = Zwilling zeigen
table_do_show_none = Keine Meldung zu zeigen
table_do_swap =
    { $family ->
        [tiles] Okey nehmen
       *[other] Joker nehmen
    }
table_do_take = { $card } nehmen
table_do_take_down = { $count } nehmen, bis { $card }
table_do_take_pile = Alles nehmen: { $count }
table_do_throw_last = Abwerfen und ausmachen
table_do_turn_card = Karte aufdecken
table_do_turn_over = Ablagestapel umdrehen und ziehen
table_do_wait = { $name } ist am Zug
table_do_want_none = Immer liegen lassen
table_down_any = Tipp eine Karte an: Du nimmst sie mit allen darüber und musst sie in diesem Zug legen
table_down_ask = Du nimmst { $count } Karten und musst { $card } in diesem Zug legen.
table_drop_means = Du legst deine Karten weg. Das lässt sich nicht zurücknehmen.
table_drop_sure = Wirklich aussteigen?
table_drop_sure_for =
    { $points ->
        [one] Für { $points } Punkt aussteigen?
       *[other] Für { $points } Punkte aussteigen?
    }
table_end_means_draw = Die anderen passen oder kämpfen. Zählt ein kämpfendes Blatt nicht mehr als deins, verlierst du und zahlst mehr.
table_end_means_drop = Alle Blätter werden sofort verglichen. Zählt ein anderes nicht mehr als deins, bist du ertappt und zahlst mehr.
table_end_sure_draw = Jetzt den Vergleich verlangen?
table_end_sure_drop = Das Spiel jetzt beenden?
table_face_down_ask = Leg deine letzte Karte verdeckt ab, um auszumachen.
table_fight_ask = { $name } verlangt den Vergleich. Kämpfst du?
table_finish_back = Zurück
table_finish_pick = Wähl die Karte, die du abwirfst, und versuch es noch einmal.
table_force_ask = { $card } wurde abgelehnt. Aufzwingen?
table_fresh = neu
table_frozen = Gesperrt
table_frozen_all = Gesperrt: Um den Ablagestapel zu nehmen, brauchst du zwei gewöhnliche Karten vom Rang der obersten.
table_frozen_you = Der Ablagestapel ist für dich gesperrt bis zur Erstmeldung deiner Partei.
table_gone = Die Verbindung zu diesem Tisch ist beendet.
table_gone_banned = Der Betreiber dieses Servers hat dich gesperrt.
table_gone_closed = Der Betreiber dieses Servers hat diesen Tisch geschlossen.
table_gone_outdated = Dieser Tisch wurde nach einer älteren Fassung seiner Regeln gespielt und kann nicht weitergehen.
table_gone_pages = Dieser Tisch ist auf zu vielen Seiten offen; auf den neueren geht es weiter.
table_gone_seat = Dieser Platz gehört einem anderen Browser.
table_group =
    { $family ->
        [tiles] Gruppe
       *[other] Satz
    }
table_group_aside = Abwurf
table_group_cards =
    { $family ->
        [tiles] In keiner Kombination
       *[other] In keiner Meldung
    }
table_group_held = Bleiben auf der Hand
table_group_number = Meldung { $number }
table_hand = Dein Blatt
table_has_drawn = Du hast gezogen. Spiel aus, oder pass.
table_home = Alle Spiele
table_joker_ask =
    { $family ->
        [tiles] Wofür steht der Okey?
       *[other] Wofür steht der Joker?
    }
table_keep_playing = Weiterspielen
table_kept = genommen
table_key_apart =
    { $family ->
        [tiles] Auswahl auf dem Brett für sich legen
       *[other] Auswahl im Blatt für sich legen
    }
table_key_arrows = Zwischen Steinen, Karten und Plätzen wechseln
table_key_back =
    { $family ->
        [tiles] Auswahl zurück aufs Brett
       *[other] Auswahl zurück auf die Hand
    }
table_key_draw = Ziehen
table_key_end = Tun, was auf dem Knopf steht
table_key_enter = Auswahl hierher legen
table_key_escape = Auswahl aufheben, schließen
table_key_help = Diese Liste
table_key_move =
    { $family ->
        [tiles] Stein auf dem Brett, Kombination auf dem Tisch verschieben
       *[other] Karte im Blatt, Meldung auf dem Tisch verschieben
    }
table_key_new = Auswahl als Neues auslegen
table_key_space = Auswählen oder abwählen
table_key_split =
    { $family ->
        [tiles] Davor teilen
       *[other] Davor teilen
    }
table_key_take = Vom Ablagestapel nehmen
table_keys = Tasten
table_knock_gin_only = Klopfen nur mit Gin
table_knock_hint = Alle zeigen ihr Blatt. Wer höchstens so viele Punkte übrig hat wie du, gewinnt an deiner Stelle.
table_knock_hint_gin = Gin: An deine Meldungen darf der andere nicht anlegen.
table_knock_hint_lay_off = Deine Meldungen werden offen gelegt, und der andere legt an. Hat er dann ebenso wenige Punkte wie du oder weniger, bist du unterboten.
table_knock_left = Abfall
table_knock_limit = Klopfen mit höchstens { $limit }
table_laid_by = gelegt von { $name }
table_last_turn = { $name } hat ausgemacht: Das ist dein letzter Zug.
table_last_turns = { $name } hat ausgemacht: noch ein Zug für jeden
table_lay_off_ask = { $name } hat mit { $points } geklopft: Leg an, was passt.
table_leave = Partie verlassen
table_leave_stay = Bleiben
table_leave_sure =
    { $points ->
        [one] Endgültig gehen? Dieses und jedes spätere Spiel zählt für dich { $points } Punkt.
       *[other] Endgültig gehen? Dieses und jedes spätere Spiel zählt für dich { $points } Punkte.
    }
table_left = noch { $count }
table_log = Verlauf
table_mine = in diesem Zug gespielt
table_more = Mehr
table_more_below = Kombinationen weiter unten: { $count }
table_move_set =
    { $family ->
        [tiles] Kombination verschieben
       *[other] Meldung verschieben
    }
table_must_play = Leg { $card } aus: Diese Karte hast du genommen.
table_new_meld =
    { $family ->
        [tiles] Neue Kombination
       *[other] Neue Meldung
    }
table_new_set =
    { $family ->
        [tiles] Neue Kombination
       *[other] Neue Meldung
    }
table_no_discard = Die letzte Karte des Stoßes wurde ausgelegt: Es wird nicht abgeworfen, und das Spiel endet.
table_offered_none = Du kannst { $card } jetzt nicht legen.
table_opened = hat die Erstmeldung gelegt
table_order = Tisch ordnen
table_order_back =
    { $family ->
        [tiles] Wieder wie vorher
       *[other] Wieder wie vorher
    }
table_order_self = Nach jedem Zug ordnen
table_order_self_note =
    { $family ->
        [tiles] Sonst bleiben die Kombinationen liegen, wo du sie hinlegst.
       *[other] Sonst bleiben die Meldungen liegen, wo du sie hinlegst.
    }
table_out = ausgestiegen
table_owner = gelegt von { $name }
table_pair = Paar
table_partner_no = Dein Partner sagt nein: In diesem Zug darfst du nicht ausmachen.
table_partner_yes = Dein Partner sagt ja: Mach in diesem Zug aus.
table_pass_on_ask = Welche Karte gibst du { $name }?
table_pile =
    { $family ->
        [tiles] Ablagestapel
       *[other] Ablagestapel
    }
table_pile_any = Davon darfst du jede nehmen
table_pile_empty = leer
table_points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
table_pool = Vorrat
table_rack = Dein Brett
table_reconnecting = Verbinde neu …
table_redo = Wiederholen
table_refuse_means = Dann ist Schluss: Die Blätter zählen, wie sie jetzt sind.
table_refuse_sure = Die letzte Karte ablehnen?
table_reset = Zurücksetzen
table_reset_long = Zurück zum Anfang des Zuges
table_restarting = Der Server startet neu. Bitte einen Moment Geduld: Das Spiel geht dort weiter, wo es steht.
table_rule_link = Zur Regel
table_rules = Regeln
table_run =
    { $family ->
        [tiles] Folge
       *[other] Sequenz
    }
table_scores = Punkte
table_seats = Spieler
table_second_hand =
    { $called ->
        [pozzetto] Pozzetto mit { $count } Karten, bereit für: { $names }
       *[other] Fuß mit { $count } Karten, bereit für: { $names }
    }
table_second_hint = Zur genommenen Karte gehört eine zweite: vom Stoß oder vom Ablagestapel.
table_second_picked_up =
    { $called ->
        [pozzetto] Pozzetto aufgenommen von: { $names }
       *[other] Fuß aufgenommen von: { $names }
    }
table_selected = ausgewählt
table_set_label = { $kind } { $number }: { $pieces }
table_set_label_plain =
    { $family ->
        [tiles] Kombination { $number }: { $pieces }
       *[other] Meldung { $number }: { $pieces }
    }
table_side_bonus = Ausgelegt: { $cards }
table_side_books =
    { $called ->
        [book] Bücher: { $natural } sauber, { $mixed } schmutzig
        [burraco] Burracos: { $natural } sauber, { $mixed } schmutzig
       *[other] Canastas: { $natural } rein, { $mixed } gemischt
    }
table_side_books_semi = { $books }, { $semi } halbsauber
table_side_books_wild = { $books }, { $wild } nur wilde
table_side_ours = Wir
table_sort_colour = Nach Farbe ordnen
table_sort_number = Nach Zahl ordnen
table_sort_suit = Nach Farbe ordnen
table_split = Hier teilen
table_starting = Der Tisch wird vorbereitet …
table_stock = Stoß
table_swap_hint =
    { $family ->
        [tiles] { $card } lässt sich gegen einen Okey auf dem Tisch tauschen.
       *[other] { $card } lässt sich gegen einen Joker auf dem Tisch tauschen.
    }
table_table = Tisch
table_table_empty = Noch liegt nichts auf dem Tisch.
table_take_back = Zurücknehmen
table_tiles_count =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
table_title_turn = Du bist am Zug · { $game }
table_to_rack =
    { $family ->
        [tiles] Zurück aufs Brett
       *[other] Zurück auf die Hand
    }
table_tray = Für die Erstmeldung beiseitegelegt
table_tray_back = { $pieces } zurücknehmen
table_try_again = Noch einmal
table_turn_of = { $name } ist am Zug
table_turned_ask = Du hast { $card } aufgedeckt: Leg sie aus oder lass sie liegen.
table_undo = Rückgängig
table_upcard_ask = { $card } nehmen oder liegen lassen?
table_view = Ansicht des Tisches
table_want_none_means = Du wirst nicht mehr gefragt: Du lässt jeden Abwurf liegen, bis neu gegeben wird oder du das ausschaltest.
table_wild = Wild: { $rank }
table_you = Du
table_your_turn = Du bist am Zug
table_zoom_all =
    { $family ->
        [tiles] Alles zeigen
       *[other] Alles zeigen
    }
table_zoom_in =
    { $family ->
        [tiles] Größere Steine
       *[other] Größere Karten
    }
table_zoom_out =
    { $family ->
        [tiles] Kleinere Steine
       *[other] Kleinere Karten
    }
table_zoom_usual = Übliche Größe
tip_aim = Hier siehst du immer, worum du spielst und wie weit du bist.
tip_button = Dieser Knopf sagt immer, was er gerade tut. Das ändert sich mit deiner Auswahl.
tip_deadwood = Deine Meldungen bleiben auf der Hand. Ist nur noch wenig Abfall übrig, darfst du klopfen.
tip_first_meld = Deine Erstmeldung braucht { $minimum } Punkte vom eigenen Brett. Der Knopf zählt mit.
tip_hand =
    { $family ->
        [tiles] Wähl Steine, die zusammengehören, und gruppiere sie. Darunter steht, was sie ergeben oder was noch fehlt.
       *[other] Wähl Karten, die zusammengehören, und gruppiere sie. Darunter steht, was sie ergeben oder was noch fehlt.
    }
tip_ok = Verstanden
tip_pick_tiles =
    { $family ->
        [tiles] Wähl Steine und dann einen Platz auf dem Tisch, um sie auszulegen. Du kannst sie auch hinüberschieben.
       *[other] Wähl Karten und dann einen Platz auf dem Tisch, um sie auszulegen. Du kannst sie auch hinüberschieben.
    }
tip_rid = Keine Tipps mehr
tip_undo = Nichts ist endgültig, bevor du den Zug beendest: Mit „Rückgängig“ und „Zurücksetzen“ kannst du alles zurücknehmen.
tourney_absent = nicht gekommen
tourney_absent_name = { $name } ist nicht gekommen
tourney_advance = Wie viele von jedem Tisch weiterkommen
tourney_after = Nach { $time }
tourney_back = Zum Turnier
tourney_begin = Turnier beginnen
tourney_begin_next = Runde { $round } beginnen
tourney_board = Tisch { $number }
tourney_bots_add = Bots dazusetzen
tourney_bots_count = Wie viele Bots
tourney_bracket = Turnierbaum
tourney_by_hand = von Hand
tourney_by_lot = Ausgelost
tourney_by_press = Wenn ich sie beginne
tourney_by_rating = Nach Wertung
tourney_bye = Freilos: { $names }
tourney_clock_waits = Die Uhr wartet zwei Minuten auf dich.
tourney_code = Code eines Turniers
tourney_countdown = Die nächste Runde beginnt
tourney_cross = Kreuztabelle
tourney_csv = Tabelle (CSV)
tourney_cycles = Wie oft alle aufeinandertreffen
tourney_deal = Spiel { $number }
tourney_end = Turnier jetzt beenden
tourney_end_not = Weiterspielen
tourney_end_sure = Es wird keine Runde mehr gespielt; der Stand bleibt, wie er jetzt ist.
tourney_entrants = Teilnehmer: { $count }
tourney_explain = Tipp auf eine Spaltenüberschrift: Darunter steht, was sie bedeutet.
tourney_fill = Mit Bots auffüllen
tourney_fill_note = Damit in keiner Runde jemand übrig bleibt.
tourney_finish = Turnier abschließen
tourney_format = Modus
tourney_host_begins = Der Gastgeber beginnt, wenn alle da sind.
tourney_invite = Leute einladen
tourney_join = Mitspielen
tourney_json = Alles (JSON)
tourney_knock_out = K.-o.-System
tourney_knock_out_note = Wer verliert, scheidet aus. Geht die Zahl nicht auf, haben die am besten Gesetzten in der ersten Runde ein Freilos.
tourney_late = Wer später kommt
tourney_late_half = Ein halber Punkt für jede versäumte Runde
tourney_late_zero = Nichts für versäumte Runden
tourney_make = Turnier anlegen
tourney_mine = Meine Turniere
tourney_my_bye = Du hast in dieser Runde ein Freilos.
tourney_my_table = Zu meinem Tisch
tourney_my_table_note = Runde { $round }, Tisch { $number }.
tourney_my_wait = Deine Partie ist zu Ende. An anderen Tischen läuft die Runde noch.
tourney_name = Name des Turniers
tourney_new = Neues Turnier
tourney_next_in = Runde { $round } beginnt in { $time }.
tourney_nobody = Noch hat sich niemand angemeldet.
tourney_none = Du bist noch in keinem Turnier.
tourney_not_begun = nicht begonnen
tourney_open = Anmeldung läuft
tourney_over = Zu Ende
tourney_pairing = Setzliste
tourney_pairings = Paarungen
tourney_place = Platz
tourney_place_of = Platz von { $name }
tourney_play_too = Ich spiele mit
tourney_player = Name
tourney_points_for = Punkte für Sieg, Unentschieden, Niederlage
tourney_points_of = Punkte von { $name }
tourney_repeats = Manche treffen wieder aufeinander: Eine andere Paarung gab es nicht mehr.
tourney_result = Ergebnis eintragen
tourney_result_note = Es zählt anstelle dessen, was der Tisch meldet, und ist als von Hand eingetragen gekennzeichnet.
tourney_result_of = Ergebnis von Tisch { $number }
tourney_return = Wieder mitspielen
tourney_return_name = { $name } wieder mitspielen lassen
tourney_round = Runde { $round }
tourney_round_done = Die Runde ist zu Ende.
tourney_round_of = Runde { $round } von { $rounds }
tourney_round_robin = Jeder gegen jeden
tourney_round_robin_note = Alle treffen auf alle. Gut für bis zu acht Leute.
tourney_rounds = Runden
tourney_rounds_number =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
tourney_save = Ergebnis speichern
tourney_score = Punkte
tourney_seats = Plätze an einem Tisch
tourney_sentence = Ein Turnier an mehreren Tischen: Paarungen, Runden und Tabelle.
tourney_share_text = Mach mit beim Turnier „{ $name }“
tourney_since = ab Runde { $round }
tourney_standings = Tabelle
tourney_swiss = Schweizer System
tourney_swiss_note = Alle spielen jede Runde, gegen jemanden, der ähnlich steht und noch nicht ihr Gegner war. Gut für viele Leute und wenige Runden.
tourney_tb_buchholz = Buchholz
tourney_tb_buchholz_cut = Buchholz mit Streichwert
tourney_tb_buchholz_cut_note = Die Punkte aller Gegner ohne den niedrigsten Wert: Wer stärkere Gegner hatte, steht höher. Eine Runde ohne Gegner zählt mit den eigenen Punkten.
tourney_tb_buchholz_note = Die Punkte aller Gegner zusammen.
tourney_tb_direct_encounter = Direkter Vergleich
tourney_tb_direct_encounter_note = Wer von den bis hierher Gleichen gegeneinander mehr Punkte geholt hat, wenn alle aufeinandergetroffen sind.
tourney_tb_sonneborn_berger = Sonneborn-Berger
tourney_tb_sonneborn_berger_note = Die Punkte der besiegten Gegner und die halben Punkte derer, gegen die es unentschieden ausging.
tourney_tb_table_points = Punkte am Tisch
tourney_tb_table_points_note = Die Punkte des Spiels selbst, über alle Partien zusammengezählt; wo wenige Punkte gewinnen, zählen sie negativ.
tourney_tb_wins = Siege
tourney_tb_wins_note = Wie viele Partien am Tisch gewonnen wurden; Freilose zählen nicht.
tourney_third = Spiel um Platz drei
tourney_third_place = Dritter Platz
tourney_title = Turniere
tourney_wall = Ansicht für Beamer
tourney_wall_join = Mit diesem Code mitspielen
tourney_win_together = { $names } teilen sich den ersten Platz
tourney_wins = { $name } gewinnt
tourney_withdraw = Aussteigen
tourney_withdraw_name = { $name } herausnehmen
tourney_withdrawn = ausgestiegen
tourney_won_lost = { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
tourney_you_are_in = Du bist dabei.
tourney_you_host = Du bist der Gastgeber.
trust_add = Eigene Zufallszahl beisteuern
trust_add_label = Irgendetwas, etwa drei gewürfelte Zahlen
trust_added = Zufallszahl beigesteuert von: { $names }
trust_added_mine = Deine Seite hat sich auf ihre geheime Zahl festgelegt.
trust_alarm = Achtung: Was der Server jetzt zeigt, passt nicht zu dem, was deine Seite vor der Partie gesehen hat. Trau diesen Karten nicht.
trust_checked = Deine Seite hat geprüft: Alles Offengelegte stimmt mit dem überein, was festgelegt war.
trust_last = Startwert von Spiel { $number }
trust_limits = Die Karten kennt der Server. Wer sich festlegt und dann nicht offenlegt, hatte die Wahl zwischen zwei Mischungen und wird hier genannt.
trust_nobody = Zu dieser Partie hat kein Spieler eine Zufallszahl beigesteuert; der Server hätte die Karten also aussuchen können.
trust_one = Vor der Partie zeigt der Server einen Hash, der seine Startwerte für alle Spiele festlegt; nachträglich kann er also keine Karten austauschen.
trust_opened = Offengelegt: { $names }
trust_opening = Einen Moment: Die geheimen Zahlen werden offengelegt.
trust_promise = Hash von Spiel { $number }
trust_promised = Festgelegt: { $names }
trust_three = Nach dem Spiel wird der Startwert gezeigt, und jeder kann dieselben Karten noch einmal geben und vergleichen.
trust_title = Wird ehrlich gegeben?
trust_two = Die Seite jedes Spielers legt sich auf eine geheime Zahl fest und legt sie erst offen, wenn sich alle festgelegt haben. So kann niemand die Karten aussuchen, auch der Server nicht, solange ein einziger ehrlicher Spieler seine Zahl offengelegt hat.
trust_verify = Ein Spiel nachprüfen
trust_withheld = Festgelegt, aber nicht offengelegt: { $names }
ui_again = Noch einmal
ui_close = Schließen
ui_home = RummyKit: Startseite
ui_loading = Lädt …
ui_name = Dein Name
ui_name_hint = Wie Freunde dich kennen
verify_broken = der Startwert passt nicht zum gezeigten Hash
verify_chance_broken = { $name }: offengelegt wurde etwas anderes, als festgelegt war
verify_chance_kept = { $name }: Zufallszahl beigesteuert wie festgelegt
verify_chance_none = { $name }: Zufallszahl beigesteuert, ohne sie vorher festzulegen
verify_chance_withheld = { $name }: Zufallszahl festgelegt, aber nicht offengelegt
verify_check = Nachprüfen
verify_deal = Spiel { $number }
verify_draw = im Zug { $move } zog { $name } { $dealt }, die Aufzeichnung sagt { $told }
verify_good = stimmt, { $count } Karten verglichen
verify_hand = { $name } bekam { $dealt }, die Aufzeichnung sagt { $told }
verify_move = ein Zug passt nicht: { $text }
verify_no = Es gibt Abweichungen.
verify_no_promise = die Aufzeichnung enthält den gezeigten Hash nicht
verify_nobody = Kein Spieler hat eine vorher festgelegte Zufallszahl beigesteuert; der Server hätte diese Karten also aussuchen können.
verify_nothing = keine Karte
verify_open = Datei öffnen
verify_record = Aufzeichnung
verify_sentence = Füg die Aufzeichnung einer Partie ein oder öffne sie: Jedes Spiel wird aus seinem Startwert noch einmal gegeben und verglichen.
verify_title = Wurde ehrlich gegeben?
verify_upcard = aufgedeckt wurde { $dealt }, die Aufzeichnung sagt { $told }
verify_yes = Alles stimmt: Jedes Spiel wurde so gegeben, wie es festgelegt war.
waiting_all_here = Alle sind da.
waiting_away = nicht verbunden
waiting_bot = Bot
waiting_change = Tisch ändern
waiting_change_save = Ändern
waiting_changed = { $name } hat geändert: { $what }
waiting_code = Oder diesen Code vorlesen
waiting_copied = Kopiert
waiting_copy = Kopieren
waiting_copy_by_hand = Der Link ist markiert: Kopier ihn von hier.
waiting_empty = Frei
waiting_fact = { $what }: { $value }
waiting_for_many = Es fehlen noch { $count } Spieler.
waiting_for_one = Es fehlt noch ein Spieler.
waiting_host = Gastgeber
waiting_host_starts = { $name } startet die Partie.
waiting_link = Schick deinen Freunden diesen Link
waiting_no_line = Die Verbindung ist unterbrochen. Sobald sie wieder da ist, wird es noch einmal gesendet.
waiting_qr = Als QR-Code zeigen
waiting_qr_alt = QR-Code des Links
waiting_seat_bot = Einem Bot geben
waiting_seat_free = Platz freigeben
waiting_seats = Plätze
waiting_share = Teilen
waiting_share_text = Spiel { $game } mit mir
waiting_side = Partei { $number }
waiting_sides_note = Partner sitzen sich gegenüber und spielen zusammen.
waiting_sit_here = Hier Platz nehmen
waiting_start = Start
waiting_start_bot = Mit einem Bot starten
waiting_start_bots =
    { $count ->
        [one] Mit { $count } Bot starten
       *[other] Mit { $count } Bots starten
    }
waiting_start_note = Bots nehmen die freien Plätze.
waiting_time = Zeit für einen Zug
waiting_unheard = Die Verbindung brach ab, bevor die Antwort da war, und am Tisch hat sich seitdem etwas geändert. Ist nichts geschehen, drück noch einmal.
waiting_visiting = Fremde Bots dürfen sich hier setzen
waiting_you = du
write_label = An den Tisch schreiben
write_note = Nur wer hier sitzt, liest das. Der Server vergisst es, wenn alle gegangen sind.
write_report = Melden
write_reported = An den Betreiber dieses Servers gemeldet. Du siehst nicht mehr, was diese Person schreibt.
write_send = Senden
write_title = Nachrichten
