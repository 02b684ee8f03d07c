account_added_ask = Hai effettuato l’accesso. Aggiungi qui una passkey: la prossima volta questo dispositivo accederà da solo.
account_already = Questo dispositivo ha già una passkey per questo account.
account_average = Posizione media
account_best = Miglior punteggio
account_cancelled = Nulla è cambiato: il dispositivo ha annullato la richiesta.
account_code_label = Codice di quel dispositivo, o codice di recupero
account_code_note = Su quel dispositivo: Account, Dispositivi, “Accedi su un altro dispositivo”.
account_code_title = Accesso altrove, o passkey persa?
account_create = Crea un account
account_create_do = Crea con una passkey
account_curve =
    { $count ->
        [one] { $game }: rating da { $from } a { $to } in { $count } partita
       *[other] { $game }: rating da { $from } a { $to } in { $count } partite
    }
account_data = I miei dati
account_delete = Elimina l’account
account_delete_no = Mantienilo
account_delete_sure = La tua cronologia, i rating e le passkey vengono eliminati per sempre. Restano le registrazioni dei tavoli finiti, con “N. N.” al tuo posto, e i rompicapi nati dalle tue partite, che non contengono nomi.
account_delete_yes = Elimina per sempre
account_deleted = L’account è stato eliminato.
account_devices = Dispositivi
account_export = Scarica tutto
account_game = Gioco
account_history = Partite finite
account_history_none = Ancora nessuna partita finita.
account_link = Accedi su un altro dispositivo
account_link_what = Inquadralo con l’altro dispositivo o scrivi lì il codice. Funziona una sola volta, per { $minutes } minuti. Non mostrarlo a nessun altro.
account_localhost = Apri la stessa pagina all’indirizzo { $address }
account_lose_advice = Se perdi questo dispositivo, perdi l’account. Aggiungi una passkey su un secondo dispositivo o crea un codice di recupero.
account_matches = Partite
account_more = Altro
account_name = Nome dell’account
account_none = Questo server non ha account. Tutti giocano come ospiti.
account_passkey_add = Aggiungi una passkey su questo dispositivo
account_passkey_made = creata { $when }
account_passkey_remove = Rimuovi
account_passkey_remove_this = Rimuovi la passkey di { $name }
account_passkey_used = usata { $when }
account_passkey_what = Una passkey è salvata sul tuo dispositivo e si sblocca come il dispositivo stesso: con il dito, il volto o il PIN. Niente password, niente indirizzo e-mail.
account_passkeys = Passkey
account_place = { $place }º posto, giocatori: { $players }
account_points =
    { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
account_rating = Rating
account_rating_give = { $rating } ± { $give }
account_rating_what = Un rating parte da 1500. La cifra dopo ± dice di quanto può sbagliare; si riduce a ogni partita con rating.
account_recovery = Codice di recupero
account_recovery_anew = Creane uno nuovo
account_recovery_keep = Annotalo e conservalo in un luogo sicuro: viene mostrato solo ora.
account_recovery_made = Hai creato un codice di recupero { $when }. Uno nuovo lo sostituisce.
account_recovery_make = Crea un codice di recupero
account_recovery_what = Ti fa accedere una volta se hai perso tutte le passkey.
account_rename = Cambia
account_renamed = Cambiato.
account_replay = Rivedi
account_sentence = Per giocare non serve un account. Con un account conservi cronologia, statistiche e rating su tutti i dispositivi.
account_session_end = Esci
account_session_end_this = Esci da { $name }
account_session_here = qui
account_session_since = da { $when }
account_sessions = Accessi attivi
account_sign_in = Accedi
account_sign_in_do = Accedi con una passkey
account_sign_out = Esci
account_since = Account dal { $date }
account_statistics = Statistiche
account_title = Account
account_unable = Le passkey richiedono HTTPS e un nome host. A questo indirizzo il tuo browser non le può usare.
account_visiting_bots =
    { $count ->
        [one] con { $count } bot esterno
       *[other] con { $count } bot esterni
    }
account_waiting = Segui le istruzioni sul tuo dispositivo …
account_won = Vinte
admin_accounts = Account
admin_act =
    { $what ->
        [ban] Blocca
        [unban] Revoca il blocco
        [ban_network] Blocca un indirizzo o una rete
        [unban_network] Revoca il blocco di una rete
        [sign_out] Esci ovunque
        [end_session] Termina una sessione
        [link] Codice di accesso creato
        [export] Esporta i dati
        [delete_account] Elimina l’account
        [admin_on] Amministrazione concessa
        [admin_off] Amministrazione revocata
        [close_table] Chiudi il tavolo
        [delete_table] Elimina il tavolo
        [close_tournament] Termina il torneo
        [delete_tournament] Elimina il torneo
        [announce] Pubblica un avviso
        [remove_announcement] Rimuovi l’avviso
       *[prune_tables] Vecchi tavoli eliminati
    }
admin_announcements = Avvisi
admin_banned = bloccato
admin_bans = Blocchi
admin_closed = chiuso: { $reason }
admin_confirm = Conferma con la passkey
admin_confirm_why = Questa pagina chiede di nuovo la passkey ogni quarto d’ora.
admin_days = Numero di giorni (vuoto: per sempre)
admin_find = Parte di un nome, un id o un link
admin_for_ever = per sempre
admin_here = Tavoli con persone ora
admin_here_now = presenti ora: { $count }
admin_log = Registro
admin_network = Indirizzo o rete, come 203.0.113.0/24
admin_none = Nessuno
admin_nothing = Non è stato trovato nulla.
admin_reason = Motivo
admin_reason_note = Lo leggono le persone bloccate e chi arriva a un tavolo chiuso. Non nominare nessuno.
admin_role = amministrazione
admin_search = Cerca
admin_tables = Tavoli
admin_text = Ciò che tutti devono leggere
admin_title = Amministrazione
admin_tournaments = Tornei
admin_until = fino al { $date }
app_name = RummyKit
away_account = Lì sono conservati il tuo account e le tue partite passate.
away_bot = Quando scade il tempo del turno, subentra un bot.
away_clock = L’orologio continua a correre.
away_for = assente da { $time }
away_home = Per tavoli e bot serve il server. Il foglio dei punti, le regole e le registrazioni che hai già aperto qui funzionano anche senza.
away_lesson = Gli esercizi da giocare al tavolo mancano finché non torna.
away_lobby = Lì si trovano i tavoli aperti: compariranno quando torna la connessione.
away_now = { $name } non c’è.
away_puzzle = Questo rompicapo si può giocare solo con il server.
away_puzzles = Il rompicapo di oggi e alcuni altri funzionano senza e contano quando torna. I rompicapi contro il tempo ne hanno bisogno.
away_referee = Su questo dispositivo l’arbitro risponde solo sui tavoli di tessere, tranne Twist. Per il resto chiedi di nuovo quando torna la connessione.
away_replay = Una registrazione aperta o salvata su questo dispositivo si può rivedere anche senza server; per le altre serve.
away_since = { $name } è via da { $time }.
away_solver = Su questo dispositivo si risolvono solo tavoli di tessere, tranne Twist, e mani di carte semplici. Per il resto chiedi di nuovo quando torna la connessione.
away_title = Il server non è raggiungibile.
away_verify = Il server ridistribuisce tutto e confronta.
away_waits = Il tavolo aspetta.
back_title = Mentre non c’eri:
bot_named = { $name } (bot)
bot_visiting = Bot di qualcuno
bots_copy_by_hand = Il token è selezionato: copialo da qui.
bots_docs = L’API per i bot
bots_make = Crea un token
bots_name = Nome del bot
bots_once = Si vede una volta sola. Conservalo dove solo il tuo programma può trovarlo.
bots_revoke = Revoca
bots_revoke_this = Revoca il token di { $name }
bots_sentence = Un tuo programma può giocare ai tavoli che ammettono i bot. Il token è la sua chiave: chi lo ha gioca come il tuo bot.
bots_title = I miei bot
bots_token = Token di { $name }
bots_used = visto l’ultima volta { $when }
clock_bank = Riserva
clock_left =
    { $seconds ->
        [one] resta { $seconds } secondo
       *[other] restano { $seconds } secondi
    }
clock_low = Restano dieci secondi.
club_ask = Invita il circolo a questo tavolo
club_asked = I membri sono stati invitati. Lo vedono in ogni pagina qui.
club_back = Al circolo
club_calendar = Aggiungi al mio calendario
club_coming = Ci sono
club_consent = I membri vedono il tuo nome, le tue partite ai tavoli del circolo e se vieni agli appuntamenti. Puoi lasciarlo quando vuoi.
club_date = Appuntamento fisso
club_date_before = Avvisa i membri
club_date_before_hours = { $count } h prima
club_date_before_none = Mai
club_date_change = Cambia l’appuntamento
club_date_day = Primo giorno
club_date_end = Basta appuntamenti
club_date_every = Quanto spesso
club_date_last = Sempre l’ultimo di quei giorni nel mese
club_date_month = Ogni mese, lo stesso giorno della settimana
club_date_none = L’organizzatore non ha fissato un appuntamento.
club_date_once = Una volta
club_date_save = Salva l’appuntamento
club_date_set = Fissa un appuntamento
club_date_time = Ora
club_date_two_weeks = Ogni due settimane
club_date_week = Ogni settimana
club_date_zone = Fuso orario
club_evenings = Serate passate
club_evenings_none = Qui compaiono le partite finite ai tavoli del circolo.
club_host = Organizzatore
club_invite = Invita persone
club_invited = { $host } ti invita nel circolo “{ $name }”.
club_join = Entra nel circolo
club_keep = Non rimuovere
club_leaders = Classifica
club_leaders_none = Nessuna partita per questa scelta.
club_leaders_what = Contano le partite ai tavoli del circolo in cui hanno giocato almeno due persone. I compagni vincono insieme.
club_leave = Lascia il circolo
club_leave_last = Sei l’ultimo membro: il circolo e le sue serate passate verranno cancellati.
club_leave_sure = Non vedrai più il circolo. I tuoi risultati restano nelle serate passate.
club_make_host = Passa l’organizzazione a { $name }
club_members = Membri: { $count }
club_mine = I miei circoli
club_name = Nome del circolo
club_new = Fonda un circolo
club_none = Non fai ancora parte di un circolo. Fondane uno o apri il link di un invito.
club_not_coming = Non ci sono
club_period = Periodo
club_period_all = Da sempre
club_period_evening = Ultima serata
club_period_month = Questo mese
club_period_year = Quest’anno
club_played_with = con { $names }
club_remind_me = Ricordami gli appuntamenti
club_remind_note = Nei browser in cui hai permesso le notifiche e per e-mail se hai dato un indirizzo.
club_remove = Rimuovi { $name }
club_remove_sure = { $name } non vedrà più il circolo. I risultati restano nelle serate passate.
club_rename = Rinomina il circolo
club_renew = Crea un nuovo link
club_renew_note = Il link vecchio non funziona più.
club_sentence = Le persone con cui giochi spesso: tavoli vostri, una classifica vostra e tutte le serate passate.
club_share_text = Entra nel nostro circolo “{ $name }”
club_share_won = Quota
club_soon = { $name } si ritrova: { $when }
club_stay = Resto
club_table_new = Nuovo tavolo
club_table_next = Scegli posti e regole
club_table_waits = { $name } aspetta. Posti liberi: { $count }
club_tables = Tavoli
club_tables_none = Ora nessuno aspetta o gioca.
club_tables_now = Tavoli ora: { $count }
club_title = Circoli
club_who_comes = Ci saranno: { $names }
club_who_not = Non ci saranno: { $names }
club_won_by = Ha vinto: { $names }
condition_met = (fatto)
condition_not_met = (non ancora)
contract_groups =
    { $count ->
        [one] { $count } gruppo di { $length }
       *[other] { $count } gruppi da { $length }
    }
contract_is = Contratto: { $melds }
contract_runs =
    { $count ->
        [one] { $count } scala di { $length }
       *[other] { $count } scale da { $length }
    }
docs_sentence = Tutti gli endpoint di questo server, che cosa accettano e che cosa restituiscono.
docs_title = API
draft_no_line = La connessione si è interrotta prima della risposta. Nulla è andato perso.
draft_not_arrived = Rieccoti. La tua ultima mossa non è arrivata: giocala di nuovo.
draft_not_from_rack =
    { $family ->
        [tiles] Sul leggio possono tornare solo le tessere giocate in questo turno.
       *[other] In mano possono tornare solo le carte giocate in questo turno.
    }
draft_own_set =
    { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    }
draft_put_back = Il tavolo è tornato com’era. “Annulla” ripristina la tua bozza.
end_big_gin = { $name }: big gin!
end_blocked = Il tallone è finito e la carta scoperta è stata rifiutata: vince la mano più bassa.
end_blocked_counted = Il tallone è finito e gli scarti sono stati rifiutati: si contano le carte di tutti.
end_blocked_nobody = Il tallone è finito e nessuno ha chiuso.
end_called =
    { $called ->
        [draw] { $name }: confronto chiesto.
       *[other] { $name }: smazzata terminata prima di pescare.
    }
end_called_beaten =
    { $called ->
        [draw] { $name }: confronto chiesto, ma un altro aveva gli stessi punti o meno.
       *[other] { $name }: smazzata terminata prima di pescare, ma un altro aveva gli stessi punti o meno.
    }
end_capped = { $count } punti, il massimo per una mano ({ $held } in mano)
end_come_in = Rientra
end_coming_in = Sei fuori dalla partita. Puoi rientrare con { $count } punti.
end_dealt = Una mano servita ha terminato la smazzata.
end_dealt_shown = { $name }: mano servita mostrata, { $points }.
end_declared = { $name }: mano valida dichiarata.
end_exhausted = La riserva è finita e nessuno poteva giocare: vince il leggio più basso.
end_exhausted_nobody =
    { $family ->
        [tiles] La riserva è finita e nessuno ha chiuso.
       *[other] Il tallone è finito e nessuno ha chiuso.
    }
end_face_down = { $name }: chiusura con l’ultima carta coperta.
end_follow = Vai al nuovo tavolo
end_gin = { $name }: gin!
end_held = Che cosa aveva ciascuno
end_home = Altri giochi
end_in_hand =
    { $family ->
        [tiles] Sul leggio: { $points }
       *[other] In mano: { $points }
    }
end_laid = Che cosa è stato calato
end_match_shared = { $names }: primo posto a pari merito
end_match_won = { $name } ha vinto la partita
end_match_you = Hai vinto la partita
end_next =
    { $family ->
        [tiles] Prossima mano
       *[other] Prossima smazzata
    }
end_nobody = Nessuno ha vinto
end_none = nulla
end_out_beaten =
    { $by ->
        [side] { $name }: chiusura, ma l’altra parte ha segnato di più.
       *[other] { $name }: chiusura, ma un altro ha segnato di più.
    }
end_out_first_drop = primo ritiro
end_out_left_table = partita lasciata
end_out_middle_drop = ritiro tardivo
end_out_missed_turns = turni saltati
end_out_wrong_declaration = dichiarazione errata
end_reckoning = Come si sono contati i punti
end_rematch = Rivincita
end_round_won = Vincono il giro: { $names }
end_see_result = Torna al risultato
end_see_table = Mostra il tavolo
end_shared = { $names }: vittoria a pari merito
end_skipped_why = La smazzata è di nuovo nulla. Nessuno segna punti, e si passa alla prossima.
end_stay_out = Resta fuori
end_stock_gone = Il tallone è finito: vince la mano più bassa.
end_turns_over = I turni sono finiti. Le mani si ordinano per punti; quelle senza combinazioni vengono per ultime.
end_undercut = { $knocker }: bussata, ma con undercut!
end_void =
    { $family ->
        [tiles] La mano è nulla
       *[other] La smazzata è nulla
    }
end_void_last = Nessuno ha bussato prima delle ultime carte del tallone. Distribuisce di nuovo lo stesso mazziere.
end_void_pairs = Tutti i giocatori hanno aperto con coppie. Ricomincia lo stesso giocatore.
end_void_why = Il tallone è finito troppe volte. Distribuisce di nuovo lo stesso mazziere.
end_won =
    { $family ->
        [tiles] { $name } ha vinto la mano
       *[other] { $name } ha vinto la smazzata
    }
end_you_won =
    { $family ->
        [tiles] Hai vinto la mano
       *[other] Hai vinto la smazzata
    }
evening_all_games = Tutti i giochi
evening_bad_newer = Questo file viene da una versione più recente di RummyKit.
evening_bad_other = Questo file non contiene serate.
evening_bad_spoilt = È rovinato e non si può leggere.
evening_best =
    { $family ->
        [tiles] Mano migliore
       *[other] Smazzata migliore
    }
evening_chips = Gettoni
evening_closed = Questo browser non conserva nulla.
evening_delete = Elimina
evening_delete_all = Elimina tutto
evening_delete_no = Conserva
evening_delete_sure = I fogli e le foto spariranno da questo dispositivo.
evening_evenings = Serate
evening_file = Salva come file
evening_go_on = Continua questo foglio
evening_import = Leggi un file
evening_join = Unisci due nomi
evening_join_name = Questo nome
evening_join_to = è la stessa persona di
evening_joined = { $name } vale come { $other }
evening_keep = Conserva qui
evening_matches = Partite
evening_missing = Questa serata non è su questo dispositivo.
evening_none = Non c’è ancora nulla. Un foglio dei punti compare qui non appena contiene la prima mano.
evening_note = Contano solo le partite finite; i punti contano in tutte.
evening_one = Serata
evening_pair = Coppie
evening_photo_add = Aggiungi una foto di quello che resta a { $name }
evening_photo_keep = Conserva la foto
evening_photo_kept = La foto è conservata.
evening_photo_of = Quello che restava a { $name }
evening_photo_remove = Togli questa foto
evening_photos = Foto di quello che è rimasto
evening_points = Punti
evening_send = Invia come file
evening_separate = Separa
evening_share = Condividi
evening_share_note = Nessun server riceve il contenuto del link. Le foto sono solo nel file.
evening_shared = Qualcuno ha condiviso questa serata con te.
evening_statistics = Statistiche
evening_taken = Fogli aggiunti: { $count }
evening_taken_none = Tutto quello che contiene è già qui.
evening_title = Serate
evening_uncounted = non ancora tutta contata
evening_unfinished = non finita
evening_wins = Vinte
evening_won = Vittoria: { $names }
evening_worst =
    { $family ->
        [tiles] Mano peggiore
       *[other] Smazzata peggiore
    }
fact_can_go_out = Puoi chiudere
fact_can_go_out_regrouped = Con altri gruppi puoi chiudere
fact_contract = { $length }
fact_contract_group = Gruppo di { $length }
fact_contract_run = Scala di { $length }
fact_contract_whole_hand = Tutta la mano, senza scarto
fact_countdown = Da { $points } giù fino a 0
fact_deadwood = Spaiate: { $points }
fact_deadwood_best = Spaiate: { $points }, al meglio { $best }
fact_dealer = Mazziere: { $seat }
fact_deals = Smazzata { $number } di { $count }
fact_dublees = Dublee: { $count } di { $wanted }
fact_extra_deal = Smazzata in più
fact_extra_game = Mano in più
fact_first_contract = Contratto: gruppi { $groups }, scale { $runs }
fact_first_contract_any = Contratto: dall’asso al re
fact_first_contract_colour = Contratto: A–K rosso o nero
fact_first_contract_groups = Contratto: gruppi di { $groups }
fact_first_contract_runs = Contratto: scale di { $runs }
fact_first_meld = Apertura { $minimum }
fact_first_meld_pairs =
    { $count ->
        [one] o { $count } coppia
       *[other] o { $count } coppie
    }
fact_first_meld_taken = Apertura con una carta presa
fact_games = Mano { $number } di { $count }
fact_knock = Si bussa a { $limit }
fact_knock_any = Si bussa quando si vuole
fact_knock_gin = Si bussa con gin
fact_knock_limit = Si bussa con { $limit } o meno
fact_knock_limit_gin = Si bussa solo con gin
fact_knock_limit_none = Si bussa quando si vuole
fact_loose = sciolte: { $count }
fact_lowest_wins = Vince il punteggio più basso
fact_melds = Combinazioni: { $count }
fact_melds_wanted = Combinazioni di { $melds }
fact_melds_worth = Combinazioni per { $points } punti
fact_opening = { $value } di { $minimum }
fact_opening_pairs = { $value } di { $minimum } coppie
fact_out_at = Eliminati a { $points }
fact_point_value = { $amount } a punto
fact_points = Punti in mano: { $points }
fact_points_best = Al meglio: { $best }
fact_points_no_pure = Senza scala pura, tutto: { $points }
fact_points_times = Punti in mano: { $held } × { $times } = { $points }
fact_points_unlaid = Nulla di calato: { $held } × { $times } = { $points }
fact_points_unopened = Non ancora aperto: { $points }
fact_pot = Piatto { $amount }
fact_pure_life = Vita pura
fact_pure_runs = Scale pure: { $count } di { $wanted }
fact_pure_runs_wanted = Scale pure: { $count }, tutto combinato
fact_second_life = Seconda vita
fact_single_deal = Decide una sola smazzata
fact_single_game = Decide una sola mano
fact_starter = Primo a giocare: { $seat }
fact_target = Primo a { $points }
fact_tiles_away = ne mancano almeno { $count }
fact_trash = Avanzi: { $points }
fact_turns = Turno { $number } di { $count }
fact_two_lives = Due vite, una delle quali pura
fact_whole_hand = Tutte le carte in una volta
fact_wild = Matte: { $rank }
fact_wild_cut = Matte: { $rank }, { $upper } e { $lower }
fact_wild_tile = Okey: { $tile }
fact_wild_unneeded = Si può risparmiare: { $card }
fact_wins = Vittorie necessarie: { $count }
felt_at_once = Le combinazioni restano in mano finché non si può calare tutto.
felt_at_once_tiles = Le combinazioni restano sul leggio finché non si può mostrare tutto.
felt_declared = Le combinazioni restano in mano finché qualcuno dichiara.
felt_discards_by = Scarti per giocatore
felt_discards_of = { $name }: scarti
felt_first_meld = Nessun minimo per l’apertura
felt_first_set = Nessun minimo per l’apertura
felt_knocked = Le combinazioni restano in mano finché qualcuno bussa.
felt_more_above = Altro sopra
felt_more_below = Altro sotto
felt_shown = Le combinazioni restano in mano fino all’ultimo turno.
felt_taken_of = { $name }: carte prese
felt_turned_up = Scoperta
friend_accept = Accetta
friend_add_who = Aggiungi agli amici: { $name }
friend_ask_all = Invita tutti quelli che sono qui
friend_ask_note = Per mezz’ora vedono l’invito su ogni pagina di questo sito.
friend_ask_title = Invita gli amici
friend_asked = Invito inviato
friend_asked_who = Richiesta inviata: { $name }
friend_choose = Scegli con chi giocare e a quale gioco.
friend_code = Ho il codice di un amico
friend_decline = Rifiuta
friend_door_here = Qui adesso: { $count }
friend_end = Togli dagli amici: { $name }
friend_end_no = Mantieni
friend_end_sure = Tu e { $name } non vedrete più se l’altro è qui. { $name } non riceve alcun avviso.
friend_end_yes = Togli
friend_full = Al tavolo di { $name } ormai i posti sono tutti occupati.
friend_here = qui adesso
friend_last = ultima partita insieme: { $game }, { $when }
friend_lately = qui nell’ultimo giorno
friend_link_already = Tu e { $name } siete già amici.
friend_link_code = Oppure detta il codice:
friend_link_done = Adesso tu e { $name } siete amici.
friend_link_end = Ritira i link non usati ({ $count })
friend_link_label = Link per una persona
friend_link_make = Crea un link
friend_link_note = Mandalo a qualcuno che conosci. Vale una volta sola, per { $days } giorni.
friend_link_text = Diventiamo amici su RummyKit
friend_link_title = Aggiungi con un link
friend_never_again = Niente più richieste da { $name }
friend_none = Qui non hai ancora amici. Aggiungili dopo una partita o manda loro un link.
friend_playing = sta giocando
friend_sentence = Guarda chi è qui adesso e invita a giocare.
friend_show = Gli altri vedono che sono qui
friend_show_note = Lo vedono gli amici e i membri dei tuoi circoli, ma non a quale tavolo giochi.
friend_title = Amici
friend_waiting = Ancora senza risposta: { $names }
friend_wants = { $name } vorrebbe essere tra i tuoi amici.
friend_wants_note = Gli amici vedono se l’altro è qui e possono invitarsi a giocare.
friends_allow = Permetti di invitarti di nuovo
friends_also = con { $names }
friends_ask = Invita a giocare
friends_asked = Invitati: { $names }. Per mezz’ora vedono l’invito su ogni pagina di questo sito; la partita comincia quando ci sono tutti.
friends_asking = Invio dell’invito…
friends_asks = { $name } ti invita a giocare
friends_asks_game = { $name } ti invita a giocare a { $game }.
friends_end = Invita di nuovo { $names }
friends_forget = Togli da questo elenco: { $names }
friends_join = Partecipa
friends_never = Niente più inviti da { $name }
friends_never_done = { $name } non può più invitarti e non lo verrà a sapere.
friends_not_now = Non ora
friends_silenced = Persone che non possono invitarti: { $count }
friends_their_rules = Le loro regole della casa: { $count }
friends_title = Gioca ancora con
go_arrival = { $name } non è ancora qui: l’orologio aspetta fino a { $time }.
go_join = Vai al nuovo tavolo
go_next_in =
    { $family ->
        [tiles] La prossima mano comincia al più tardi tra { $time }.
       *[other] La prossima smazzata comincia al più tardi tra { $time }.
    }
go_ready = Pronti: { $names }
go_rematch_in = Il nuovo tavolo si apre tra { $time }, con chi è pronto.
go_resume_in = Si riprende al più tardi tra { $time }.
go_waiting = Si aspetta ancora: { $names }
go_you_ready = Tutto pronto da parte tua
hand_arrange = Disponi
hand_drawn = appena pescata
hand_dublee = dublee
hand_group_heard =
    { $amount ->
        [1] Gruppo { $number }, { $what }, { $count } carta
       *[other] Gruppo { $number }, { $what }, { $count } carte
    }
hand_impure_run = scala
hand_jokers = matte
hand_key_arrange = Disponi la mano
hand_key_cards = Carta successiva, gruppo successivo
hand_key_enter = Come il pulsante principale (se non termina la smazzata)
hand_key_group = Metti la selezione in un gruppo
hand_key_menu = Dove può andare la carta
hand_key_move = Sposta la carta nella mano
hand_label =
    { $amount ->
        [1] La tua mano, carte: { $cards }, { $groups } gruppo
       *[other] La tua mano, carte: { $cards }, { $groups } gruppi
    }
hand_loose_cards = sciolte: { $count }
hand_make_group = Raggruppa
hand_meld = combinazione
hand_menu = Sposta in …
hand_move_here = Sposta qui la selezione
hand_new_group_here = Comincia qui un gruppo
hand_next_card = La carta dopo
hand_place = fila { $ledge }, posto { $place }
hand_previous_card = La carta prima
hand_pure_run = scala pura
hand_select_group = Seleziona queste carte
hand_sorting = Ordine della mano
hand_started = { $cards } + una
hand_started_heard = manca una carta
hand_started_short = + una
hand_to_loose = Carte sciolte
hand_to_new_group = Un nuovo gruppo
hand_tunnela = tunnela
hand_undo = Annulla l’ordine
hand_wild = matta
hint_again = Mostralo sul tavolo
hint_ask = Suggerimento
hint_buy = Compra lo scarto.
hint_call = Chiama Rummy sulla combinazione segnata.
hint_call_end = Termina ora la smazzata.
hint_claim = Reclama lo scarto con { $cards }.
hint_declare = Dichiara, con { $card } sul monte degli scarti.
hint_declare_pairs = Dichiara le coppie.
hint_discard = Scarta { $card }.
hint_done = Smetti di attaccare.
hint_draw =
    { $family ->
        [tiles] Pesca dalla riserva.
       *[other] Pesca dal tallone.
    }
hint_drop = Ritirati da questa smazzata.
hint_fight = Combatti.
hint_force = Imponi la carta.
hint_go_out = Chiudi con { $cards }.
hint_knock = Bussa.
hint_lay_off = Attacca { $cards } alla combinazione segnata.
hint_mark = suggerimento
hint_meld = Cala { $cards }.
hint_more = Mostramelo
hint_open = Apri con { $cards }.
hint_pass = Passa.
hint_pass_drawn = Passa: non c’è nulla da giocare.
hint_pass_on = Passa { $card }.
hint_pass_tiles =
    { $family ->
        [tiles] Non vale la pena calare nulla: pesca una tessera.
       *[other] Non vale la pena calare nulla: pesca una carta.
    }
hint_play = Fallo
hint_rearrange =
    { $family ->
        [tiles] Così giochi il maggior numero di tessere; un jolly si tiene, se non permette di giocarne due in più. Termina il turno, o annulla.
       *[other] Così giochi il maggior numero di carte. Termina il turno, o annulla.
    }
hint_show = Mostra { $cards }.
hint_show_dealt = Mostra la mano.
hint_show_indicator = Mostra la gemella dell’indicatore.
hint_show_none = Non ci sono combinazioni da mostrare.
hint_swap = Sostituisci il jolly con { $card }.
hint_take =
    { $family ->
        [tiles] Prendi la tessera segnata dal monte degli scarti.
       *[other] Prendi la carta segnata dal monte degli scarti.
    }
hint_take_card = Prendi { $card } dal monte degli scarti.
hint_take_pile = Prendi il monte degli scarti.
hint_take_pile_with = Prendi il monte degli scarti con { $cards }.
hint_where = Guarda le carte evidenziate.
home_against = Avversari: { $count } bot, { $level }
home_all = Mostra tutti i giochi
home_all_games = Tutti i { $count } giochi
home_code = Vai al tavolo o al torneo { $code }
home_dealing = Si distribuisce…
home_doors = Altre pagine
home_favourite = Preferito: { $game }
home_filter = Filtra
home_filter_minutes = Minuti al massimo
home_filter_players = In quanti siete?
home_find = Cerca un gioco
home_find_clear = Cancella la ricerca
home_find_or_code = Gioco o codice
home_found = Giochi: { $count }
home_friends = Con gli amici
home_go_on = Continua a giocare
home_guest = Ospite
home_minutes = { $range } minuti
home_nearest = I più simili:
home_no_games = Questo server non offre giochi.
home_none = Nessun gioco qui si chiama “{ $query }”.
home_none_fits = Nessun gioco soddisfa tutte queste condizioni.
home_not_affiliated = RummyKit non ha legami con i produttori di Rummikub. Il nome è un loro marchio e serve solo a dire di quali regole si tratta.
home_offline = Sei offline
home_offline_long = I tuoi tavoli sono al sicuro sul server. I giochi torneranno appena c’è connessione.
home_opponents = Avversari
home_place_play = Gioca
home_place_together = Insieme
home_play = Gioca ora
home_players = { $range } giocatori
home_rules = Regole
home_sentence = Gioca subito contro i bot, o manda un link agli amici e giocate insieme.
home_shelf_asia = Asia
home_shelf_canasta = Canasta
home_shelf_contract = Contratti
home_shelf_indian = Indiani
home_shelf_knock = Bussata e Gin
home_shelf_romme = Rommé e Kaluki
home_shelf_rummy = Ramino
home_shelf_tiles = Tessere
home_title = Ramino con tessere o carte
home_tool_pad = Tiene i punti
home_tool_referee = Si può fare?
home_tool_replay = Una partita, mossa per mossa
home_tool_solver = Qual è la giocata migliore?
home_yours = I tuoi giochi
join_begun = La partita è cominciata senza di te.
join_invited = { $name } ti invita al tavolo.
join_own_table = Crea un tavolo tuo
join_sit = Siediti
join_sitting = Ti stai sedendo…
join_watch = Guarda
leaders_how = Per comparire qui gioca { $count } partite con rating dello stesso gioco, una negli ultimi tre mesi, e scegli di essere nell’elenco.
leaders_least = Almeno
leaders_mine = La tua posizione: { $place }
leaders_name = Giocatore
leaders_none = Ancora nessuno nell’elenco.
leaders_place = Posizione
leaders_sentence = I migliori nelle partite con rating, tra chi vuole essere nell’elenco.
leaders_show = Mettimi in classifica
leaders_show_note = Tutti possono vedere il tuo nome, i tuoi rating e quante partite con rating hai giocato. Disattivato finché non lo attivi.
leaders_title = Classifica
leaders_what = Conta quanto vale almeno un rating: tre deviazioni standard sotto. Giocare di più aiuta anche se il rating resta uguale.
leaders_you = { $name } (tu)
learn_again = Ricomincia
learn_all_games = Tutte le lezioni
learn_begin = Comincia
learn_check = Controlla
learn_choose_all = Scegli tutte quelle giuste.
learn_did_knocked = ha bussato
learn_did_went_out = ha chiuso
learn_done_all = Imparato
learn_done_of = { $done } di { $count }
learn_each_counts = Che cosa conta:
learn_end = La lezione è finita
learn_end_all = Hai imparato tutto.
learn_end_some = Gli esercizi segnati meritano un altro sguardo.
learn_game = Impara { $game }
learn_hand_counts = { $name }: restano { $count }
learn_in_melds = In combinazioni, non conta:
learn_known = Giochi che conosco
learn_known_fewer = Esercizi: { $count } su { $whole }, solo quelli diversi da { $game }.
learn_known_none = Nessun gioco simile
learn_known_plain = { $game } senza regole della casa
learn_laid = calato
learn_later = Più tardi
learn_learned = imparato
learn_missing = Tralasciati: { $count }.
learn_next = Prossimo esercizio
learn_none_left = non resta nulla
learn_nothing_new = La lezione di questo gioco insegna le stesse regole di { $game }: non c’è nulla di nuovo da imparare.
learn_open = da fare
learn_other = È una mossa valida, ma non quella richiesta.
learn_play = Gioca ora una partita
learn_puzzles = Rompicapi di questo gioco
learn_repeat = da ripetere
learn_right_mark = giusto
learn_rule = La regola
learn_sentence = Ogni gioco ha una lezione di otto-tredici esercizi, nell’ordine di un turno. Molte finiscono con tre su come giocare bene.
learn_short = Impara
learn_show = Mostra la risposta
learn_shown = Questa è la risposta.
learn_step = Esercizio { $number } di { $count }
learn_title = Impara giocando
learn_to_end = Fine
learn_well = Giocare bene
learn_wrong_mark = sbagliato
left_gave_up = { $name } (ha rinunciato)
left_match = { $name } ha lasciato la partita.
left_plays_on = { $name } non gioca più; subentra { $bot }.
left_rated = Questa partita è con rating: il risultato conta per il tuo rating anche se te ne vai.
left_sent_away = L’organizzatore ha allontanato { $name }; subentra { $bot }.
left_then = { $first }, poi { $second }
line_all_wild_books = Libri di matte
line_bonus_cards = Carte esposte
line_clean_books = Libri puliti
line_clean_burracos = Burrachi puliti
line_concealed = Chiusura in un solo turno
line_counted = Combinazioni e premi
line_dirty_books = Libri sporchi
line_dirty_burracos = Burrachi sporchi
line_feet = Piede non preso
line_going_out = Chiusura
line_hands = Rimaste in mano
line_kept = Il gioco è in pausa qui; la tua ultima mossa è al sicuro.
line_melded = Carte calate
line_mixed_books = Canaste impure
line_natural_books = Canaste pure
line_pozzetti = Pozzetto non preso
line_semi_books = Libri semipuliti
line_semi_burracos = Burrachi semipuliti
line_sum = Totale
line_wild_books = Canaste di matte
line_wild_burracos = Burrachi di matte
lobby_any_game = Tutti i giochi
lobby_at = Tavolo di { $host }
lobby_at_least = { $count } o più
lobby_bots = Bot benvenuti
lobby_code = Codice di un tavolo
lobby_code_go = Vai
lobby_code_note = Sei lettere, come { $example }.
lobby_free = posti liberi: { $free } di { $seats }
lobby_game = Gioco
lobby_house_rules = Regole della casa: { $count }
lobby_in_play = In corso
lobby_make = Crea un tavolo
lobby_none = In questo momento nessuno aspetta. Crea un tavolo e fatti trovare dagli altri.
lobby_seats = Posti liberi
lobby_sentence = Siediti a un tavolo dove qualcuno aspetta, o guarda una partita in corso.
lobby_sit = Siediti
lobby_title = Tavoli aperti
lobby_watch = Guarda
log_answered_no = { $name }: “No, non chiudere.”
log_answered_yes = { $name }: “Sì, chiudi.”
log_asked = { $name }: “Posso chiudere?”
log_bonus_laid_out = { $name }: esposto { $cards }.
log_borrowed = { $name }: preso { $card } da una combinazione.
log_bought = { $name }: comprato { $card }.
log_called = { $name }: Rummy! Preso { $card }.
log_careless_laid_off =
    { $family ->
        [tiles] { $name }: penalità, quella tessera si poteva aggiungere a una combinazione.
       *[other] { $name }: penalità, quella carta si poteva attaccare.
    }
log_careless_meld = { $name }: penalità, quella carta completava una combinazione nel monte degli scarti.
log_careless_out = { $name }: penalità, quello scarto ha fatto chiudere il giocatore successivo.
log_careless_wild = { $name }: penalità per aver scartato un okey.
log_claimed_group = { $name }: reclamato { $card } per un gruppo (pon).
log_claimed_run = { $name }: reclamato { $card } per una scala (chi).
log_cut = { $card } è la carta del taglio: sono matte le carte del suo valore e le sue due vicine.
log_deal =
    { $family ->
        [tiles] Mano { $number }
       *[other] Smazzata { $number }
    }
log_discarded = { $name }: scartato { $card }.
log_drew_card = { $name }: pescata una carta.
log_drew_face = { $name }: pescato { $piece }.
log_drew_tile = { $name }: pescata una tessera.
log_earlier = Le mosse precedenti non sono elencate.
log_empty = Non è ancora successo nulla.
log_end_called = { $name }: smazzata terminata.
log_exhausted = Nessuno può continuare; la mano è finita.
log_forced = { $name }: imposto { $card }.
log_fought = { $name }: confronto accettato.
log_indicator_shown = { $name }: mostrato l’altro { $card }.
log_knocked = { $name }: bussata.
log_laid_hand = { $name }: calata tutta la mano, { $cards }.
log_laid_off = { $name }: attaccato { $cards }.
log_last_left = { $name }: ultimo rimasto.
log_loose = { $name }: ripreso { $tiles }.
log_melded = { $name }: calato { $cards }.
log_missed = { $name }: turno saltato ({ $times }).
log_opened = { $name }: giocato { $tiles }, apertura di { $value }.
log_out_first_drop = { $name }: primo ritiro.
log_out_left_table = { $name }: tavolo lasciato.
log_out_middle_drop = { $name }: ritiro tardivo.
log_out_missed_turns = { $name }: troppi turni saltati, fuori dalla smazzata.
log_out_wrong_declaration = { $name }: dichiarazione errata, fuori dalla smazzata.
log_pairs_declared = { $name }: dichiarato il gioco a coppie.
log_passed = { $name }: passo.
log_passed_on = { $name }: carta passata a { $to }.
log_passed_on_mine = Hai passato { $card } a { $to }.
log_passed_on_to_me = { $name }: { $card } per te.
log_penalty =
    { $count ->
        [one] { $name }: pescata { $count } tessera di penalità.
       *[other] { $name }: pescate { $count } tessere di penalità.
    }
log_penalty_cards =
    { $count ->
        [one] { $name }: pescata { $count } carta di penalità.
       *[other] { $name }: pescate { $count } carte di penalità.
    }
log_penalty_faces = { $name }: pescato { $pieces } per penalità.
log_picked_up =
    { $called ->
        [pozzetto] { $name }: preso un pozzetto di { $count } carte.
       *[other] { $name }: preso un piede di { $count } carte.
    }
log_played = { $name }: giocato { $tiles }.
log_put_down = { $name }: carta da passare pronta.
log_rummikub = { $name }: Rummikub!
log_shown = { $name }: mostrato { $cards }.
log_shown_none = { $name }: nessuna combinazione da mostrare.
log_skipped = La smazzata è nulla; si passa alla prossima.
log_start_again = Parità, si ripesca: { $round }.
log_start_deals = { $name }: mazziere.
log_start_drew = { $name } { $piece }
log_start_highest_begins =
    { $family ->
        [tiles] Comincia il numero più alto.
       *[other] Comincia la carta più alta.
    }
log_start_highest_deals = { $name }: mazziere con la carta più alta.
log_start_joker = Un jolly non conta, si ripesca: { $round }.
log_start_lowest_deals = { $name }: mazziere con la carta più bassa.
log_start_round = Sorteggio iniziale: { $round }.
log_starts = { $name }: primo a giocare.
log_stock_shuffled = Il monte degli scarti è stato mescolato ed è il nuovo tallone.
log_stock_turned = Il monte degli scarti è stato capovolto ed è il nuovo tallone.
log_swapped =
    { $family ->
        [tiles] { $name }: preso un okey con { $card }.
       *[other] { $name }: preso un jolly con { $card }.
    }
log_time = { $name }: tempo scaduto.
log_time_restored = { $name }: tempo scaduto; il tavolo è tornato com’era.
log_time_restored_you = Il tuo tempo è scaduto; il tavolo è tornato com’era.
log_time_you = Il tuo tempo è scaduto.
log_took = { $name }: preso { $card } dal monte.
log_took_back = { $name }: ripresa l’ultima calata.
log_turned = { $name }: scoperto { $card }.
log_upcard = Carta scoperta: { $card }.
log_void = La smazzata è nulla e si ridistribuisce.
log_went_out = { $name }: chiusura.
log_wild_indicator = { $card } è messo da parte: le carte del suo valore sono matte.
log_wild_tile = L’indicatore è { $card }: l’okey è { $wild }.
log_you = Tu
lost_home = Tutti i giochi
lost_title = Pagina non trovata
new_arranging = Disporre con un tocco
new_arranging_note = Un tocco dispone la mano nel modo migliore.
new_bank = Riserva di tempo
new_bank_none = Nessuna
new_bank_note = Tempo in più di ogni giocatore per tutta la partita. Si usa quando finisce il tempo del turno.
new_bots = Di cui bot
new_bots_beginner = Principiante
new_bots_easy = Facile
new_bots_levels = Principiante e Facile si lasciano sfuggire qualcosa, come le persone, Principiante più spesso; Medio guarda anche più avanti; Forte prova che cosa può succedere, nei giochi che conosce abbastanza.
new_bots_medium = Medio
new_bots_note = I posti ancora vuoti all’inizio vanno ai bot.
new_bots_play = Forza dei bot
new_bots_random = A caso
new_bots_strong = Forte
new_delay = Gli spettatori vedono il gioco
new_delay_after = { $time } dopo
new_delay_none = subito
new_hints = Suggerimenti
new_hints_note = Un giocatore può chiedere una buona mossa.
new_house_rules = Regole della casa
new_house_rules_changed = cambiate: { $count }
new_house_rules_none = Regole standard
new_listed = Aperto a tutti
new_listed_note = Il tavolo compare tra i tavoli aperti; altrimenti serve il tuo link o il codice.
new_make = Crea il tavolo
new_making = Creazione del tavolo…
new_more = Spettatori e sostituti
new_no = no
new_none = nessuno
new_rule_default = Predefinito: { $value }
new_rules_reset = Ripristina le regole della casa
new_seats = Giocatori
new_stand_in = Un bot sostituisce chi è assente
new_stand_in_note = Dopo mezzo minuto più il tempo del turno; il giocatore può riprendersi il posto quando vuole.
new_time = Tempo per turno
new_time_day = 1 giorno
new_time_minutes = { $count } min
new_time_none = Senza limite
new_time_seconds = { $count } s
new_time_sheet = { $time } (regole)
new_title = { $game } con gli amici
new_visiting = Ammetti i bot di altri
new_visiting_note = Programmi che le persone fanno girare da sé. Sono indicati come bot.
new_watchers = Ammetti spettatori
new_watchers_note = Gli spettatori non vedono le mani.
new_writing = I giocatori possono scriversi
new_writing_note = Lo legge solo chi siede al tavolo, e non viene conservato.
new_yes = sì
notify_at = { $game }: avvisami
notify_denied = Questo browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni per questo sito.
notify_end_all = Disattiva tutte le notifiche
notify_home_screen = Su iPhone o iPad aggiungi prima questa pagina alla schermata Home e aprila da lì.
notify_https = I browser mostrano notifiche solo per pagine HTTPS.
notify_mail_address = Il tuo indirizzo e-mail
notify_mail_ask = Invia un link
notify_mail_cancel = Dimentica questo indirizzo
notify_mail_confirm = Conferma
notify_mail_confirm_note = Da quel momento ricevi un’e-mail quando tocca a te e non sei al tavolo.
notify_mail_confirm_title = Conferma il tuo indirizzo
notify_mail_confirmed = Il tuo indirizzo è confermato.
notify_mail_instead = Invece via e-mail
notify_mail_note = Un’e-mail quando tocca a te e non sei al tavolo.
notify_mail_on = Le e-mail vanno a { $address }.
notify_mail_stop = Disattiva le e-mail
notify_mail_stop_note = Non riceverai più e-mail di questo tipo, e il tuo indirizzo viene eliminato.
notify_mail_stopped = Non riceverai più e-mail, e il tuo indirizzo è stato eliminato.
notify_mail_title = Anche via e-mail
notify_mail_waiting = Un link è stato inviato a { $address }. Aprilo entro un giorno per confermare l’indirizzo.
notify_never = Questo browser non può mostrare notifiche.
notify_no_service = Questo browser non ha un servizio push, o non risponde: non gli si può inviare nulla.
notify_note = Una notifica su questo dispositivo quando tocca a te e non sei al tavolo.
notify_settings = Quando tocca a te
notify_title = Avvisami quando tocca a me
notify_usual = Avvisami ai nuovi tavoli
notify_usual_note = Ai tavoli dove un turno può durare un giorno, da quando ti siedi.
pad_add_player = Aggiungi un giocatore
pad_away_house_rules = Per cominciare con queste regole della casa serve il server, che però non è raggiungibile. Senza regole della casa puoi cominciare ora.
pad_begin = Comincia il foglio
pad_bought = Scarti comprati da { $name }
pad_by_discard = Ha chiuso con uno scarto
pad_cancel = Annulla
pad_careless = Scarti incauti di { $name }
pad_change_of =
    { $family ->
        [tiles] Cambia la mano { $number }
       *[other] Cambia la smazzata { $number }
    }
pad_clear = Cancella
pad_concealed =
    { $family ->
        [tiles] Tutte le tessere calate in un solo turno
       *[other] Tutte le carte calate in un solo turno
    }
pad_csv = Salva come CSV
pad_cut = Carta del taglio
pad_draws = Carte pescate dal vincitore
pad_end_big_gin = Big gin: tutto in combinazioni
pad_end_blocked = La carta scoperta è stata rifiutata
pad_end_called = Qualcuno l’ha terminata prima di pescare
pad_end_dealt = L’ha terminata una mano servita
pad_end_drawn = Nessuno ha vinto
pad_end_exhausted = La riserva è finita
pad_end_knocked = Qualcuno ha bussato
pad_end_of =
    { $family ->
        [tiles] La fine della mano { $number }
       *[other] La fine della smazzata { $number }
    }
pad_end_stock_gone = Il tallone è finito
pad_end_turns_over = Giocati tutti i turni
pad_end_u = Ù: tutto in combinazioni
pad_end_void = Nulla: nessuno segna punti
pad_end_went_out = Qualcuno ha chiuso
pad_ended = Come è finita
pad_enter =
    { $family ->
        [tiles] Annota la mano { $number }
       *[other] Annota la smazzata { $number }
    }
pad_fighters = Giocatori che hanno combattuto
pad_first = Chi ha cominciato
pad_first_note = Conta solo in caso di parità.
pad_game = Gioco
pad_games_won =
    { $family ->
        [tiles] Mani vinte
       *[other] Smazzate vinte
    }
pad_in_pairs = Giocatori che giocavano a coppie
pad_jokers = Jolly nelle combinazioni del vincitore
pad_laid = Valore delle combinazioni del vincitore
pad_laid_each = Valore delle carte di ciascuno sul tavolo
pad_left_added = Rimaste, non ancora contate
pad_left_all = Che cosa resta a ciascuno
pad_left_cards = Scrivi i punti, o tocca le carte.
pad_left_knock = Scrivi i punti rimasti dopo aver attaccato, o tocca le carte di entrambe le mani com’erano quando si è bussato.
pad_left_lives = Scrivi i punti, o tocca tutte le carte: si contano secondo le due vite.
pad_left_others = Che cosa resta agli altri
pad_left_tiles = Scrivi i punti, o tocca le tessere.
pad_left_unmatched = Scrivi i punti delle carte fuori dalle combinazioni, o tocca tutta la mano: RummyKit trova la disposizione migliore.
pad_melded = Carte calate
pad_missing_held = Mancano: { $names }.
pad_missing_knocker = Scegli chi ha bussato.
pad_missing_number = Manca un numero.
pad_missing_winner = Scegli chi ha chiuso.
pad_new = Nuovo foglio
pad_new_sure = Questo foglio andrà perso. Se vuoi tenerlo, salvalo prima come CSV.
pad_new_title = Cominciare un nuovo foglio?
pad_no_meld =
    { $family ->
        [tiles] Chi non ha aperto
       *[other] Chi non ha mostrato combinazioni
    }
pad_nobody = Nessuno
pad_not_counted =
    { $family ->
        [tiles] La mano { $number } è annotata. Si conterà quando il server sarà raggiungibile.
       *[other] La smazzata { $number } è annotata. Si conterà quando il server sarà raggiungibile.
    }
pad_not_counted_many =
    { $family ->
        [tiles] Mani annotate: { $count }. Si conteranno quando il server sarà raggiungibile.
       *[other] Smazzate annotate: { $count }. Si conteranno quando il server sarà raggiungibile.
    }
pad_one_suit = Tutto di un solo seme
pad_out = Come { $name } ha lasciato la smazzata
pad_out_first_drop = Primo ritiro
pad_out_middle_drop = Ritiro tardivo
pad_out_none = Contata
pad_out_wrong_declaration = Dichiarazione errata
pad_pairs = Ha chiuso a coppie
pad_pick_cards = Carte
pad_pick_laid = Tocca le combinazioni del vincitore
pad_pick_of = Tocca ciò che resta a { $name }
pad_pick_taken = { $piece }, usate: { $count }
pad_pick_tiles = Tessere
pad_player = Giocatore { $number }
pad_players = Giocatori
pad_points_of = Punti rimasti a { $name }
pad_put_back = Rimetti { $piece }
pad_remove_player = Togli { $name }
pad_sentence = Per un tavolo con tessere o carte vere: scrivi che cosa resta a ciascuno, e RummyKit tiene i punti secondo le regole che giocate.
pad_settings = Nomi e regole
pad_settings_save = Usa questi
pad_shower = Giocatore che ha mostrato la gemella dell’indicatore
pad_side_laid = Combinazioni e premi di { $name }, senza la chiusura
pad_spade = La prima carta scoperta era di picche
pad_stays_out = Fuori, senza rientro
pad_taken_last = Chi ha preso una carta nell’ultimo turno
pad_title = Segnapunti
pad_took = { $name } ha preso da { $other }
pad_total_of = Totale di { $count }
pad_undo =
    { $family ->
        [tiles] Elimina la mano { $number }
       *[other] Elimina la smazzata { $number }
    }
pad_value_cards = Quanto valgono le carte di valore di ciascuno
pad_waits = non ancora contata
pad_who_knocked = Chi ha bussato
pad_who_out = Chi ha chiuso
pad_wild = Valore matto
pad_wild_cards = I due usati come matte
pad_wild_last = L’ultima tessera era un okey
pad_wild_none = Nessuno
pair_bots = Gioca con un bot nell’attesa
pair_bots_note = Il tuo posto in attesa resta tuo: quando si trova qualcuno, te lo diciamo a quel tavolo.
pair_come = Vai al tavolo
pair_fetching = Giocatori trovati. Si aspetta che arrivi qualcuno: ancora { $time }.
pair_found_title = Giocatori trovati
pair_game = Gioco
pair_go = Cerca giocatori
pair_leave = Smetti di aspettare
pair_nobody = In questo momento nessuno aspetta. Comincia tu.
pair_not_now = Non ora
pair_rated = Con rating, se gli altri sono d’accordo
pair_rated_note = Giochi con persone di rating vicino al tuo; più aspetti, più l’intervallo si allarga.
pair_sentence = Un tocco, e aspetti altri che vogliono lo stesso gioco. La partita comincia quando siete abbastanza.
pair_since = In attesa da { $time }
pair_somebody = Giocatori trovati per { $game }.
pair_stay = Il tuo posto resta tuo finché questo sito è aperto nel browser.
pair_still = Stai aspettando giocatori: { $time }
pair_there = Giocatori presenti: { $there } di { $seats }.
pair_time_left = ancora { $time }
pair_title = Gioca con qualcuno
pair_waiting = In attesa di giocatori
pair_wanted = In attesa ora
pair_wanted_for = giocatori: { $there } di { $seats }, da { $time }
pair_with_them = Aspetta con loro
part_bought = Scarti comprati { $points }
part_careless = Scarti incauti { $points }
part_carried = Dalle parità precedenti { $points }
part_deal_won = Smazzata vinta { $points }
part_first_deal = Prima smazzata del giro { $points }
part_going_out = Chiusura { $points }
part_hands = Carte in mano agli altri { $points }
part_hands_no_pure = Nessuna scala pura, contano tutte le carte: { $points }
part_hands_run_missing = Manca una scala, contano tutte le altre carte: { $points }
part_held =
    { $family ->
        [tiles] Sul leggio { $points }
       *[other] In mano { $points }
    }
part_held_pairs = Rimasto dopo le coppie { $points }
part_held_unlaid = In mano senza aver calato nulla { $points }
part_indicator_shown = Un altro ha mostrato la gemella dell’indicatore { $points }
part_jokers_laid = Jolly calati { $points }
part_kept_for_round = Conta con la seconda smazzata del giro { $points }
part_laid = Calato { $points }
part_lost_pairs = Un altro ha chiuso a coppie { $points }
part_lost_pairs_wild_last = Un altro ha chiuso a coppie con un okey per ultimo { $points }
part_lost_plain = Un altro ha chiuso { $points }
part_lost_wild_last = Un altro ha chiuso con un okey per ultimo { $points }
part_multiplied = Moltiplicato per { $times }: { $points }
part_other_side = Altra parte { $points }
part_partner = Compagno { $points }
part_pot_paid = Nel piatto { $points }
part_pot_won = Il piatto { $points }
part_stakes_beaten = Confronto perso { $points }
part_stakes_called = Dopo il confronto { $points }
part_stakes_dealt = Mano servita mostrata { $points }
part_stakes_folded = Passo { $points }
part_stakes_no_meld = Nessuna combinazione sul tavolo { $points }
part_stakes_out = Un altro ha chiuso { $points }
part_stakes_stock = Non la mano più bassa { $points }
part_stakes_won = Dagli altri { $points }
part_unopened = Non aperto { $points }
part_value_given = Carte di valore pagate { $points }
part_value_got = Carte di valore incassate { $points }
people_back_for = Restituisci il posto
people_bot_for = Fai giocare un bot
people_bot_for_you = Un bot gioca per te.
people_bot_plays = gioca un bot
people_go_on = Riprendi
people_here = Al tavolo
people_leave = Lascia il tavolo
people_leave_sure = Un bot prende il tuo posto per sempre.
people_mute = Silenzia
people_not_watched = Questo tavolo non ammette spettatori.
people_pause = Chiedi una pausa
people_pause_agree = Accetta la pausa
people_pause_declined = Qualcuno preferisce continuare: niente pausa ora.
people_pause_no = Non ora
people_pause_now = Pausa
people_pause_waiting = Hai chiesto una pausa. Si aspetta ancora: { $names }.
people_pause_wanted = Pausa chiesta (da: { $names }); comincia quando tutti accettano.
people_pause_withdraw = Ritira la richiesta
people_paused = Il tavolo è in pausa.
people_say = Di’ qualcosa
people_send_away = Allontana dal tavolo
people_send_away_sure = { $name } non potrà tornare a questo tavolo. Allontanare?
people_take_back = Riprendi il mio posto
people_title = Persone e tavolo
people_turn_time = Tempo per turno (dal prossimo turno)
people_unmute = Riattiva
people_vote = Vota per allontanare
people_vote_wanted = L’organizzatore non c’è. Allontanare { $name }: { $votes } voti su { $needed } ({ $names }).
people_vote_withdraw = Ritira il mio voto
people_was_sent_away = L’organizzatore ti ha allontanato da questo tavolo.
people_watching = Spettatori: { $count }
people_you_watch = Stai guardando: tutte le mani sono coperte.
people_you_watch_late = Stai guardando con { $time } di ritardo: tutte le mani sono coperte.
phrase_again = Giochiamo ancora?
phrase_clap = 👏
phrase_good_luck = Buona fortuna
phrase_goodbye = Arrivederci
phrase_heart = ❤️
phrase_hello = Ciao
phrase_laugh = 😄
phrase_one_moment = Un momento, per favore
phrase_oops = Ops
phrase_sad = 😞
phrase_smile = 😊
phrase_sorry = Scusa
phrase_surprised = 😮
phrase_thanks = Grazie
phrase_well_played = Ben giocato
phrase_your_turn = Tocca a te
piece_and = ,{ " " }
piece_black = nero
piece_blue = blu
piece_card = { $rank } di { $suit }
piece_clubs = fiori
piece_colour_joker = jolly cambiacolore
piece_colour_joker_does = Un jolly cambiacolore sta per un numero di una scala, che dopo di esso continua in un altro colore.
piece_diamonds = quadri
piece_double_joker = jolly doppio
piece_double_joker_does = Un jolly doppio sta per due tessere insieme: due numeri consecutivi di una scala, o due colori di un gruppo.
piece_false_joker = falso jolly
piece_hearts = cuori
piece_joker = jolly
piece_joker_as = { $joker } come { $piece }
piece_mirror_joker = jolly specchio
piece_mirror_joker_does = Un jolly specchio sta al centro di una combinazione: le tessere ai suoi due lati si rispecchiano.
piece_orange = arancione
piece_printed_joker = jolly
piece_rank_1 = asso
piece_rank_10 = dieci
piece_rank_11 = fante
piece_rank_12 = donna
piece_rank_13 = re
piece_rank_2 = due
piece_rank_3 = tre
piece_rank_4 = quattro
piece_rank_5 = cinque
piece_rank_6 = sei
piece_rank_7 = sette
piece_rank_8 = otto
piece_rank_9 = nove
piece_red = rosso
piece_spades = picche
piece_tile = { $number } { $colour }
practice_again = Ancora
practice_cards = Carte: { $reached } su { $best }.
practice_chance = Probabilità di vittoria { $reached } %; la migliore era { $best } %.
practice_do_place =
    { $family ->
        [tiles] Disponi le tessere
       *[other] Cala le carte
    }
practice_done = Fatto.
practice_gone = Questa posizione non si può giocare in questo momento.
practice_loading = Preparazione della posizione…
practice_not_done = Non ancora.
practice_points = Punti: { $reached }; possibili: { $best }.
practice_points_left = Punti rimasti fuori dalle combinazioni: { $reached }; possibili: { $best }.
practice_tiles = Tessere: { $reached } su { $best }.
practice_waits = Tessere con cui potresti chiudere: { $reached }; possibili: { $best }.
practice_way = Mostra la soluzione
problem_failed = Non ha funzionato. Riprova.
problem_unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
puzzle_another = Un altro
puzzle_ask_dearest_meld = Cala dal leggio l’apertura che vale di più.
puzzle_ask_declare = Metti da parte una carta e dichiara con tutte le altre.
puzzle_ask_finish = Chiudi: scarta una tessera in modo che tutte le altre siano in combinazioni o in coppie.
puzzle_ask_first_meld = Apri, con tessere del tuo leggio.
puzzle_ask_free_joker = Gioca tutto il leggio in un solo turno. Dovrai liberare un jolly.
puzzle_ask_go_out = Cala tutta la mano tranne una carta, e chiudi.
puzzle_ask_keep = Scegli lo scarto: quali carte conviene tenere?
puzzle_ask_knock = Bussare ora, o scartare e continuare? Contano i punti in media.
puzzle_ask_lay = Calare ora, o trattenere? Contano i punti in media.
puzzle_ask_most_cards = Cala quante più carte puoi in un solo turno. Puoi ricombinare il tavolo.
puzzle_ask_most_waits = Scarta la tessera che lascia più tessere non viste con cui potresti chiudere.
puzzle_ask_one_discard = Scarta l’unica carta che lascia meno punti fuori dalle combinazioni.
puzzle_ask_opening = Cala dal leggio un’apertura che valga abbastanza.
puzzle_ask_safe_discard = Scegli lo scarto: quale carta serve meno all’avversario?
puzzle_ask_upcard = Prendere la prima carta degli scarti, o lasciarla?
puzzle_ask_whole_hand = Cala tutta la mano in un solo turno. Puoi ricombinare il tavolo.
puzzle_ask_whole_rack = Gioca tutto il leggio in un solo turno.
puzzle_best_discard = Lo scarto migliore
puzzle_better_choice = L’altra scelta è migliore.
puzzle_better_discard = C’è uno scarto migliore.
puzzle_choice = { $action }: { $chance } % di probabilità di vincere la mano; punti in media: { $points }.
puzzle_consent_ask = Si possono ricavare rompicapi da questa partita e dalle tue prossime? I nomi non si conservano. Una volta creati, restano. Puoi cambiare risposta nelle impostazioni.
puzzle_consent_back = Ritira il consenso
puzzle_consent_count = D’accordo: { $agreed } di { $count }
puzzle_consent_made = In questa partita sono stati cercati rompicapi. Quelli trovati restano.
puzzle_consent_making = Tutti sono d’accordo: si cercano rompicapi in questa partita.
puzzle_consent_no = No
puzzle_consent_yes = Sono d’accordo
puzzle_difficulty = Difficoltà { $number } di 5
puzzle_from_match = Da una partita giocata qui
puzzle_go_today = Al rompicapo di oggi
puzzle_hold = Trattenere
puzzle_knock = Bussare
puzzle_lay = Calare
puzzle_leave = Lasciare lo scarto
puzzle_level = Difficoltà
puzzle_level_mine = Adatta a me
puzzle_longest = La più lunga: { $count }
puzzle_more = Altri rompicapi
puzzle_next = Prossimo rompicapo
puzzle_one = Rompicapo
puzzle_only_matches = Da partite vere
puzzle_opponent = Avversario
puzzle_play_on = Scartare e continuare
puzzle_record = I tuoi risultati
puzzle_record_first = Risolti al primo tentativo: { $solved } di { $count }
puzzle_record_note = Conta solo il tuo primo tentativo, e chiedere la soluzione vale come tentativo.
puzzle_record_rating = Rating { $rating } ± { $give }
puzzle_run = Contro il tempo
puzzle_run_again = Un’altra volta
puzzle_run_best = Miglior serie: { $count }
puzzle_run_missed = Sbagliati: { $count }
puzzle_run_over = Tempo scaduto.
puzzle_run_solved = Risolti: { $count }
puzzle_run_start = Comincia
puzzle_run_what = Quanti più rompicapi puoi in { $minutes } minuti. Finisce dopo { $misses } errori.
puzzle_solved_today = Risolto oggi
puzzle_streak = Giorni di fila: { $count }
puzzle_take = Prendere lo scarto
puzzle_theme = Compito
puzzle_theme_any = Qualsiasi
puzzle_theme_dearest_meld = L’apertura che vale di più
puzzle_theme_declare = Dichiarare
puzzle_theme_finish = Chiudere con il leggio
puzzle_theme_first_meld = Apertura
puzzle_theme_free_joker = Liberare un jolly
puzzle_theme_go_out = Chiudere
puzzle_theme_keep = Che cosa tenere
puzzle_theme_knock = Quando bussare
puzzle_theme_lay = Calare o trattenere
puzzle_theme_most_cards = Più carte
puzzle_theme_most_waits = Più modi di chiudere
puzzle_theme_one_discard = Lo scarto migliore
puzzle_theme_opening = Un’apertura che basti
puzzle_theme_safe_discard = Scarto sicuro
puzzle_theme_upcard = Prendere lo scarto o no
puzzle_theme_whole_hand = Tutta la mano
puzzle_theme_whole_rack = Tutto il leggio
puzzle_title = Rompicapi
puzzle_today = Rompicapo di oggi
puzzle_why_helps = Carte non viste che poi ti danno una nuova combinazione: { $best } di { $unseen }; con l’altro scarto: { $other }.
puzzle_why_hold = Ciò che cali aiuta anche l’avversario, che può attaccarvi. In mano: tu { $mine }, l’avversario { $theirs }.
puzzle_why_knock = Punti fuori dalle tue combinazioni: { $left }. Carte non viste che darebbero una nuova combinazione: { $helps } di { $unseen }. Carte nel tallone: { $stock }.
puzzle_why_lay = Ciò che ti resta conta contro di te quando l’avversario chiude. In mano: tu { $mine }, l’avversario { $theirs }.
puzzle_why_left = Punti fuori dalle combinazioni: { $best }; con l’altro scarto: { $other }.
puzzle_why_points = Vince meno spesso, ma qui decidono i punti.
puzzle_why_upcard = Punti fuori dalle tue combinazioni: { $with_left } con lo scarto, { $left } senza. Carte non viste che danno una nuova combinazione: { $with_helps } con lo scarto, { $helps } senza.
puzzle_why_uses = Con le carte non viste l’avversario può farne { $best } combinazioni di tre; con l’altro scarto { $other }.
rated_needs = Per questo serve un account.
rated_note = Tutti devono avere un account, non ci sono bot né suggerimenti, e il risultato cambia i rating.
rated_number = Rating { $rating }
rated_only = Solo con rating
rated_ratings = Rating
rated_sit_as = Ti siedi come { $name }.
rated_title = Con rating
recent_forget = Togli da questo elenco: { $game }
recent_more = Mostra tutti: { $count }
recent_over = Finito
recent_paused = In pausa
recent_playing = In corso
recent_title = I tuoi tavoli
recent_until = Il tempo scade { $when }
recent_waiting = In attesa di giocatori
referee_add_here = Aggiungi qui
referee_add_set = Un’altra combinazione
referee_adds = { $cards } su { $meld }
referee_after = Il tavolo dopo
referee_before = Il tavolo prima
referee_best_melds = Il meglio per la parte
referee_copy = Parti dal tavolo com’era
referee_error_bad_option = Queste regole della casa non vanno insieme.
referee_error_impossible = Anche il tavolo prima del turno deve essere valido.
referee_error_malformed = A questa domanda non si può rispondere.
referee_finish = Il modo più rapido di chiudere
referee_first = Un’apertura
referee_kind = Vale come { $kind }.
referee_kind_group = gruppo
referee_kind_impure = scala impura
referee_kind_mirror_group = gruppo specchiato
referee_kind_mirror_run = scala specchiata
referee_kind_pure = scala pura
referee_kind_run = scala
referee_kind_set = gruppo
referee_kind_seven = sette da solo
referee_kind_worth = Vale come { $kind }, punti: { $count }.
referee_left =
    { $family ->
        [tiles] Che cosa resta sul leggio:{ " " }
       *[other] Che cosa resta in mano:{ " " }
    }
referee_legal = Valida.
referee_most = Il massimo che si può calare:{ " " }
referee_most_none = Non si può calare nulla.
referee_not_legal = Non valida.
referee_nothing = Tocca tessere o carte, da sinistra a destra.
referee_opened = L’apertura è già sul tavolo
referee_opens = Basta per aprire.
referee_opens_not = Non basta per aprire.
referee_or = { " " }o{ " " }
referee_pick = Tessere o carte da toccare
referee_rack = Il leggio
referee_remove = Togli: { $what }
referee_sentence = Tocca le tessere o le carte di una combinazione: è valida, quanto vale, e quale regola lo dice?
referee_set = Una combinazione
referee_set_number = Combinazione { $number }
referee_sum = { $value } di { $minimum } punti.
referee_title = Arbitro
referee_turn = Un turno
referee_what = Domanda
referee_what_best = È la giocata migliore?
referee_wins =
    { $family ->
        [tiles] Il leggio è vuoto: la mano è vinta.
       *[other] Non restano carte: la smazzata è vinta.
    }
refusal_account_needed = Per questo serve un account: prima accedi.
refusal_accounts_elsewhere = Gli account sono disponibili solo all’indirizzo { $address }. Qui giochi come ospite.
refusal_ace_between =
    { $family ->
        [tiles] { $meld } non è una scala: l’1 è basso o alto, mai in mezzo.
       *[other] { $meld } non è una scala: l’asso è basso o alto, mai in mezzo.
    }
refusal_adjacent_colour_jokers = { $meld }: due jolly cambiacolore non possono stare vicini.
refusal_admin_account = Questo account amministra il server. Si può fare solo dalla riga di comando.
refusal_all_others_in_pairs = Tutti gli altri hanno aperto con coppie: tu devi aprire con gruppi e scale.
refusal_already_drawn = In questo turno hai già pescato.
refusal_already_knocked = Hai bussato: scarta una carta.
refusal_already_opened = Hai già aperto.
refusal_already_shown = Le tue combinazioni sono già sul tavolo.
refusal_already_started = La partita è già cominciata.
refusal_another_went_out = Un altro giocatore ha chiuso, e questo è il tuo ultimo turno: pesca e scarta.
refusal_ask_partner_first = Puoi chiudere solo dopo un sì del compagno: chiedi, o tieni una carta dopo lo scarto.
refusal_asked_already = In questo turno hai già chiesto al compagno.
refusal_asked_no_more = Non sei più tra gli invitati a questo tavolo.
refusal_asked_too_late = Con una sola carta rimasta non puoi chiedere.
refusal_attempt_made = Il tuo tentativo l’hai avuto: torna alla posizione per farne un altro.
refusal_bad_chance = Si possono aggiungere al massimo { $longest } byte di casualità.
refusal_bad_club_date = Quel giorno, quell’ora o quel fuso orario non esiste.
refusal_bad_deal = La smazzata { $number } non si può contare: { $reason }.
refusal_bad_mail_address = Questo non è un indirizzo e-mail.
refusal_bad_name = Un nome deve avere da 1 a { $longest } caratteri visibili.
refusal_bad_network = Questo non è né un indirizzo né una rete.
refusal_bad_options = Queste regole della casa non vanno insieme: { $reason }
refusal_bad_push_service = A questo browser non si può inviare nulla.
refusal_bad_reason = Indica un motivo da 1 a { $longest } caratteri visibili.
refusal_bad_record = Riga { $line }, colonna { $column }: { $reason }
refusal_bad_seats = Questo gioco è per { $players } giocatori, e uno deve essere una persona.
refusal_bad_set = Combinazione { $number }: { $reason }
refusal_bad_study_title = Un titolo ha da 1 a { $longest } caratteri visibili.
refusal_bad_text = Un messaggio deve avere da 1 a { $longest } caratteri visibili.
refusal_banned = Il gestore di questo server ti ha bloccato. Fino a: { $until }. Motivo: { $reason }
refusal_between_deals =
    { $family ->
        [tiles] La mano è finita; la prossima non è cominciata.
       *[other] La smazzata è finita; la prossima non è cominciata.
    }
refusal_bonus_card_discarded = { $card } è una carta premio: non si può scartare.
refusal_borrow_own_only = Puoi prendere in prestito carte solo dalle tue combinazioni.
refusal_borrowed_meld_needs_hand_card = Con le carte in prestito devi calare anche una carta della tua mano.
refusal_borrowed_only_for_new_meld = Una carta in prestito si può usare solo in una nuova combinazione.
refusal_bot_token_needed = Per questo serve il token di un bot.
refusal_buy_or_pass = Compra lo scarto o passa.
refusal_call_does_not_fit = { $card } non lega con { $meld }.
refusal_call_or_pass = Chiama lo scarto o passa.
refusal_cannot_be_borrowed = { $card } non si può prendere in prestito da { $meld }.
refusal_cannot_be_forced = { $card } non lega con { $meld }, o quella combinazione non è di chi l’ha rifiutato.
refusal_cannot_discard_taken_upcard = Hai preso { $card } dal monte degli scarti in questo turno: non puoi scartarlo nello stesso turno.
refusal_cannot_leave = Una partita di questo gioco non si può lasciare.
refusal_card_missing = Deve restare sul tavolo: { $cards }.
refusal_card_passed_first = Prima metti giù la carta che passi al giocatore successivo.
refusal_cards_in_no_group = Fuori dalle combinazioni: { $cards }.
refusal_ceremony_over = È passato troppo tempo o è già stato usato: ricomincia.
refusal_claim_makes_no_meld = { $card } non si può reclamare con { $cards }.
refusal_claim_or_pass = Reclama lo scarto o passa.
refusal_claim_too_early = Gli scarti non si possono reclamare finché tutti non hanno avuto un turno.
refusal_clock_only = Solo l’orologio può far scadere il tempo.
refusal_club_date_over = Quell’appuntamento è passato o è stato spostato.
refusal_club_full = Un circolo ha al massimo { $most } membri.
refusal_club_host_only = Può farlo solo l’organizzatore del circolo.
refusal_colour_joker_in_group = { $meld }: un jolly cambiacolore si può usare solo nelle scale.
refusal_contract_meld_too_long = { $meld } è troppo lunga: le combinazioni di questo contratto devono avere esattamente il numero di carte indicato.
refusal_contract_not_distinct = I gruppi del contratto devono essere di valori diversi, e le sue scale non devono potersi unire.
refusal_contract_takes_whole_hand = Questo contratto si cala con tutta la mano e senza scarto; avanzerebbe { $cards }.
refusal_deal_begun =
    { $family ->
        [tiles] La mano è cominciata; puoi aggiungere casualità prima della prossima.
       *[other] La smazzata è cominciata; puoi aggiungere casualità prima della prossima.
    }
refusal_deal_not_over =
    { $family ->
        [tiles] La mano non è ancora finita.
       *[other] La smazzata non è ancora finita.
    }
refusal_deal_over =
    { $family ->
        [tiles] Questa mano è finita.
       *[other] Questa smazzata è finita.
    }
refusal_dealt_hand_shown_first = La mano servita viene mostrata, e la smazzata è finita.
refusal_declined_by_everybody = Tutti hanno lasciato quella carta: scopri la successiva.
refusal_descending = { $meld } non è in ordine: una scala si dispone dal basso verso l’alto.
refusal_discard_must_be_used = Se prendi { $card } e le carte sopra, devi calarlo nello stesso turno, ma non lega da nessuna parte.
refusal_discard_pile_empty = Il monte degli scarti è vuoto.
refusal_discard_required =
    { $family ->
        [tiles] Per chiudere ti serve un’ultima tessera da scartare.
       *[other] Per chiudere ti serve un’ultima carta da scartare.
    }
refusal_discards_are_claimed = Uno scarto si può reclamare solo subito dopo che è stato scartato; nel tuo turno pesca dal tallone.
refusal_discards_not_drawn = In questo gioco non si pesca dal monte degli scarti; pesca dal tallone.
refusal_does_not_extend = { $cards } non si può attaccare a { $meld }.
refusal_drop_before_drawing = Puoi ritirarti solo prima di pescare.
refusal_duplicate = { $meld } non è una scala: contiene più volte { $twin }.
refusal_duplicate_colour = { $meld } non è un gruppo: contiene più volte { $twin }.
refusal_end_after_lay_off = Dal tuo ultimo turno qualcuno ha attaccato una carta a una tua combinazione: ora non puoi terminare la smazzata.
refusal_end_after_long_meld = Dal tuo ultimo turno qualcuno ha attaccato una carta a una tua combinazione, o in quel turno ne hai calata una di quattro o più carte: ora non puoi terminare la smazzata.
refusal_end_called_before_drawing = Puoi terminare la smazzata solo prima di pescare.
refusal_end_needs_meld = Puoi terminare la smazzata solo se hai una combinazione sul tavolo.
refusal_enough_laid_off = Poiché hai aperto con coppie, in questo turno non puoi aggiungere altre tessere; il massimo è { $most }.
refusal_exchange_tile_from_table = Puoi liberare il jolly di { $meld } solo con una tessera del tuo leggio.
refusal_fight_or_fold = Prima combatti o passa.
refusal_fitting_discard = { $card } si può attaccare sul tavolo: puoi scartarlo solo come ultima carta.
refusal_force_or_pass = Imponi la carta o passa.
refusal_freed_joker_first = Prima devi calare sul tavolo il jolly che hai preso.
refusal_freed_joker_has_no_use = Un jolly preso va calato subito, ma non c’è posto per lui.
refusal_freed_joker_needs_new_set = Un jolly liberato deve andare in una nuova combinazione; { $meld } ne allunga solo una esistente.
refusal_gap =
    { $family ->
        [tiles] { $meld } non è una scala: i numeri non sono consecutivi.
       *[other] { $meld } non è una scala: le carte non sono consecutive.
    }
refusal_half_is_no_part = { $meld }: ogni lato del jolly specchio deve essere parte di una scala o di un gruppo.
refusal_has_left = Hai lasciato questa partita.
refusal_hello_first = La pagina e il server non si sono capiti. Ricarica la pagina.
refusal_indicator_only_in_first_turn = La gemella dell’indicatore si può mostrare solo nel primo turno, prima di scartare.
refusal_joker_for_both_suits = Il jolly di { $meld } si può prendere solo con le carte di tutti e due i semi mancanti insieme.
refusal_joker_meld_manipulated = { $meld } ha un jolly: puoi aggiungere tessere, ma non toglierne finché il jolly c’è.
refusal_joker_moved_unreplaced = Il jolly di { $meld } deve restare con almeno una carta della sua combinazione finché { $card } non prende il suo posto.
refusal_joker_needs_two_rack_tiles = Un jolly liberato deve andare in una nuova combinazione con due tessere del tuo leggio.
refusal_joker_only_extends_existing_set = Un jolly liberato deve andare in una nuova combinazione con tessere del tuo leggio.
refusal_joker_replaced_by_joker = Il jolly di { $meld } non si può sostituire con un jolly.
refusal_joker_stays_in_group = Il jolly di { $meld } non si può sostituire.
refusal_joker_stays_in_its_set = Il jolly liberato da { $meld } va usato in un’altra combinazione.
refusal_jokers_not_fewer = { $meld } deve avere meno matte che carte naturali.
refusal_knock_with_last_card = Puoi bussare solo calando la tua ultima carta, ma ne hai altre.
refusal_knocked_with_too_much = La smazzata { $number } non si può contare: a chi ha bussato restano { $points }, e per bussare serve { $limit } o meno.
refusal_last_cards_stay = Le ultime carte del tallone non si possono pescare.
refusal_last_discard_only_to_knock = L’ultimo scarto si può prendere solo per bussare subito.
refusal_last_discard_wild = Non puoi chiudere con una matta come ultimo scarto: { $card }.
refusal_last_passkey = Non puoi rimuovere l’ultima passkey: nessuno potrebbe più accedere.
refusal_lay_off_before_contract = Prima del contratto non puoi attaccare.
refusal_lay_off_before_opening = Prima dell’apertura di { $minimum } non puoi attaccare.
refusal_lay_off_needs_own_meld = Cala una combinazione tua prima di attaccare a quelle degli altri.
refusal_lay_off_next_turn = Dopo l’apertura puoi attaccare solo dal turno successivo.
refusal_lay_off_or_pass = Attacca alle combinazioni di chi ha bussato, o di’ che hai finito.
refusal_lay_off_own_only = Puoi attaccare solo alle tue combinazioni.
refusal_lay_off_own_side = Puoi attaccare carte solo alle combinazioni della tua parte.
refusal_lesson_not_ready = La lezione è ancora in preparazione: riprova tra un momento.
refusal_mail_not_sent = Non è stato possibile inviare l’e-mail. Controlla l’indirizzo o riprova più tardi.
refusal_match_not_over = La partita non è ancora finita.
refusal_match_over = La partita è finita.
refusal_method_not_allowed = Qui non si può fare.
refusal_mixed = { $meld } non è né un gruppo né una scala.
refusal_mixed_colour =
    { $family ->
        [tiles] { $meld } non è una scala: una scala ha un solo colore.
       *[other] { $meld } non è una scala: una scala ha un solo seme.
    }
refusal_more_jokers_than_allowed = { $meld } ha troppe matte: al massimo { $maximum }.
refusal_must_discard = Un turno finisce con uno scarto.
refusal_must_draw_first = Prima pesca una carta.
refusal_must_draw_second_card = Con la carta scoperta devi prima pescarne una seconda.
refusal_must_go_out_now = Hai calato una combinazione permessa solo chiudendo: in questo turno devi calare tutte le carte tranne l’ultima.
refusal_must_keep_a_discard =
    { $family ->
        [tiles] L’ultima tessera va scartata: tienine una.
       *[other] L’ultima carta va scartata: tienine una.
    }
refusal_must_keep_cards =
    { $called ->
        [book] Per chiudere alla tua parte servono abbastanza libri di almeno { $size } carte ({ $books }). Fino ad allora tieni una carta dopo lo scarto.
        [burraco] Per chiudere alla tua parte servono abbastanza burrachi di almeno { $size } carte ({ $books }). Fino ad allora tieni una carta dopo lo scarto.
       *[other] Per chiudere alla tua parte servono abbastanza canaste di almeno { $size } carte ({ $books }). Fino ad allora tieni una carta dopo lo scarto.
    }
refusal_must_keep_cards_without_books =
    { $called ->
        [book] Per chiudere alla tua parte servono libri di { $size } carte: puliti { $natural }, sporchi { $mixed }, in tutto { $books }. Fino ad allora tieni una carta dopo lo scarto.
        [burraco] Per chiudere alla tua parte servono burrachi di { $size } carte: puliti { $natural }, sporchi { $mixed }, in tutto { $books }. Fino ad allora tieni una carta dopo lo scarto.
       *[other] Per chiudere alla tua parte servono canaste di { $size } carte: pure { $natural }, impure { $mixed }, in tutto { $books }. Fino ad allora tieni una carta dopo lo scarto.
    }
refusal_must_play_first = Prima devi calare { $card } sul tavolo.
refusal_must_use_whole_hand =
    { $family ->
        [tiles] Tutte le tessere devono essere in combinazioni; di troppo: { $cards }.
       *[other] Tutte le carte devono essere in combinazioni; di troppo: { $cards }.
    }
refusal_never_melded = { $meld } contiene una carta premio, che non si può calare.
refusal_new_meld_needs_borrowed_card = Oltre alla carta scoperta, una nuova combinazione richiede una carta presa in prestito da una delle tue.
refusal_no_accounts = Questo server non ha account.
refusal_no_arranging = A questo tavolo ognuno ordina la mano da sé.
refusal_no_borrowing = In questo gioco non si possono prendere carte dalle combinazioni sul tavolo.
refusal_no_card_played = Gioca almeno una carta della tua mano, o pesca.
refusal_no_card_to_pass = Le carte si passano solo prima del primo turno.
refusal_no_dealt_hand_to_show = La tua mano servita non termina la smazzata.
refusal_no_discard_here = Questa mano va calata senza scarto.
refusal_no_draw_on_first_turn = Chi comincia, nel primo turno scarta soltanto.
refusal_no_end_found = I bot hanno provato questo gioco, e non è arrivato alla fine: { $reason }
refusal_no_end_to_fight = Nessuno ha chiesto il confronto.
refusal_no_first_life = Manca la prima vita: una scala senza matte.
refusal_no_friend_request = Questa richiesta non è più aperta.
refusal_no_gap_for_joker =
    { $family ->
        [tiles] { $meld } non è una scala: non resta un numero per il jolly.
       *[other] { $meld } non è una scala: non resta una carta per cui possa stare il jolly.
    }
refusal_no_groups = { $meld } è un gruppo: in questo gioco ci sono solo scale.
refusal_no_hints = A questo tavolo non ci sono suggerimenti.
refusal_no_joker_for_it =
    { $family ->
        [tiles] Nessun okey in { $meld } sta per { $card }.
       *[other] Nessun jolly in { $meld } sta per { $card }.
    }
refusal_no_lay_offs = In questo gioco non si attacca.
refusal_no_lay_offs_before_a_knock = Puoi attaccare solo dopo che l’altro ha bussato.
refusal_no_mail = Questo server non invia e-mail.
refusal_no_manipulation_in_opening_turn = Nel turno in cui apri non puoi toccare nient’altro sul tavolo.
refusal_no_match_puzzles = Da questa partita non si ricavano rompicapi.
refusal_no_meld_must_fold = Chi non ha combinazioni sul tavolo deve passare.
refusal_no_meld_no_sending = Chi non ha mostrato combinazioni non può mandare carte.
refusal_no_melds_after_pairs = Hai aperto con coppie: puoi calare altre coppie e aggiungere alle combinazioni, ma non calare gruppi o scale.
refusal_no_melds_before_going_out = Le combinazioni restano in mano finché non puoi calare tutto.
refusal_no_more_melds = Dopo l’apertura non puoi calare altre combinazioni in questa smazzata.
refusal_no_natural =
    { $family ->
        [tiles] { $meld } ha solo jolly: in una combinazione serve almeno una tessera numerata.
       *[other] { $meld } ha solo matte: in una combinazione serve almeno una carta naturale.
    }
refusal_no_pair = { $meld } non è una coppia: una coppia è fatta di due tessere identiche, o di una tessera qualsiasi con un okey.
refusal_no_pairs_after_melds = Hai aperto con gruppi e scale: non puoi calare coppie.
refusal_no_partner = Non hai un compagno a cui chiedere.
refusal_no_run = Questa serie è finita o è passata a un altro rompicapo.
refusal_no_runs = { $meld } è una scala: in questo gioco ci sono solo gruppi.
refusal_no_second_life = Manca la seconda vita: un’altra scala.
refusal_no_such_meld = Sul tavolo non c’è questa combinazione.
refusal_no_such_seat = Questo posto non esiste.
refusal_no_such_step = Questa lezione non ha questo esercizio.
refusal_no_tile_played = Gioca almeno una tessera del tuo leggio, o pesca.
refusal_no_twin_of_indicator = Non hai l’altro { $card }, o è già stato mostrato.
refusal_no_upcard_with_one_card = Con una sola carta devi pescare dal tallone.
refusal_no_visiting_bots = Questo tavolo non ammette bot di altri.
refusal_no_watchers = Questo tavolo non ammette spettatori.
refusal_no_way_out = In questo turno non puoi chiudere: non c’è nulla da chiedere.
refusal_no_wild_cards_here = { $meld }: in questa combinazione non si possono usare matte.
refusal_no_writing = A questo tavolo non si può scrivere.
refusal_nobody_there = Non è possibile con chi siede lì ora.
refusal_nobody_to_ask = A questo tavolo non c’è nessuno da invitare.
refusal_not_an_action_here = In questo gioco non fa parte di un turno.
refusal_not_asked = Ora non ti si chiede questo.
refusal_not_at_that_depth = Quella carta non è a quella profondità nel monte degli scarti.
refusal_not_beside_laid_off = { $cards } non si può attaccare accanto a una carta che ha attaccato un altro giocatore.
refusal_not_coming_in = Ora non puoi rientrare.
refusal_not_every_rank = { $meld } non è una scala dall’asso al re: deve avere ogni valore una volta.
refusal_not_finished = Non è finito entro { $seconds } secondi. Riprova tra un momento.
refusal_not_found = Qui non c’è nulla.
refusal_not_friends = Non siete amici, o non più.
refusal_not_host = Solo l’organizzatore può farlo.
refusal_not_in_discards = { $card } non è tra gli scarti.
refusal_not_in_hand = Non hai in mano { $cards }.
refusal_not_json = Va inviato come JSON.
refusal_not_of_kind = { $meld } non vale come { $kind }.
refusal_not_one_colour = { $meld } ha carte rosse e nere, ma la scala dev’essere tutta rossa o tutta nera.
refusal_not_opening = Ora non c’è nulla da rivelare.
refusal_not_pausable = Il tavolo non si può mettere in pausa ora.
refusal_not_paused = Il tavolo non è in pausa.
refusal_not_reviewed = Non si può analizzare: { $reason }
refusal_not_saved = Non è stato possibile salvare, quindi non conta. Riprova.
refusal_not_seated = Non hai un posto a questo tavolo.
refusal_not_solved = Qui non si può risolvere. { $reason }
refusal_not_started = La partita non è ancora cominciata.
refusal_not_the_contract = Le combinazioni devono essere di queste grandezze: { $contracts }.
refusal_not_the_first_contract =
    { $groups ->
        [0] La tua apertura deve essere il contratto di questa smazzata, tutto in un solo turno: scale di { $runs }.
       *[other]
            { $runs ->
                [0] La tua apertura deve essere il contratto di questa smazzata, tutto in un solo turno: gruppi di { $groups }.
               *[other] La tua apertura deve essere il contratto di questa smazzata, tutto in un solo turno: gruppi di { $groups }, scale di { $runs }.
            }
    }
refusal_not_your_turn = Non tocca a te.
refusal_nothing_to_answer = Nessuno ti ha chiesto se può chiudere.
refusal_nothing_to_buy = Ora non c’è uno scarto da comprare.
refusal_nothing_to_call = Ora non c’è uno scarto da chiamare.
refusal_nothing_to_claim = Ora non si può reclamare nessuno scarto.
refusal_nothing_to_discard = L’ultima carta del tallone è stata esposta: termina il turno senza scartare.
refusal_nothing_to_force = Ora non c’è una carta rifiutata da imporre.
refusal_nothing_to_take_back = Non c’è niente che tu possa riprendere.
refusal_nothing_to_verify = La registrazione non ha un seed: le carte non si possono ridistribuire.
refusal_offered_card_first = Prendi la carta o lasciala prima che si scopra la successiva.
refusal_one_card_against_one = Chi ha in mano una sola carta non può prendere un monte di una sola carta.
refusal_one_group_per_rank = La tua parte ha già un gruppo di questo valore: aggiungi lì le carte di { $meld }.
refusal_one_meld_per_turn = In un turno puoi calare una sola nuova combinazione o attaccare una sola volta.
refusal_one_sided = { $meld }: ci deve essere una tessera a entrambi i lati del jolly specchio.
refusal_only_declared_pairs = Hai dichiarato di giocare a coppie: chiudi con { $count } coppie.
refusal_only_first_upcard_let_pass = Puoi passare solo sulla prima carta scoperta di una smazzata: pesca una carta.
refusal_only_in_first_turn = Una mano servita si può calare solo nel primo turno, prima di pescare.
refusal_only_in_going_out = { $meld } si può calare solo chiudendo, per ultima.
refusal_only_in_last_turn = Puoi mostrare combinazioni e mandare carte solo nel tuo ultimo turno.
refusal_only_offered_card_let_pass = Non ti è offerto nulla da lasciare.
refusal_only_top_discard = Si può prendere solo la carta in cima al monte degli scarti.
refusal_only_top_of_stock = Si può prendere solo la prima carta del tallone.
refusal_only_watching = Gli spettatori non possono farlo.
refusal_opening_needs_natural_run = Per aprire serve una scala senza jolly né altre matte.
refusal_opening_needs_taken_card = Per aprire serve una carta appena presa dal monte degli scarti, a meno che tu non chiuda in questo turno.
refusal_opening_not_from_rack = { $meld }: l’apertura deve venire dal tuo leggio.
refusal_opening_too_early =
    { $rounds ->
        [one] Nessuno può aprire prima che tutti abbiano avuto { $rounds } turno.
       *[other] Nessuno può aprire prima che tutti abbiano avuto { $rounds } turni.
    }
refusal_opening_too_few_pairs = Un’apertura a coppie ne richiede almeno { $minimum }; ne hai { $value }.
refusal_opening_too_low = L’apertura deve valere { $minimum }; questa vale { $value }.
refusal_option_idle = “{ $one }” non ha effetto, perché “{ $other }” è impostato così: { $value }.
refusal_options_clash = “{ $one }” e “{ $other }” non si possono scegliere insieme.
refusal_out_of_range =
    { $family ->
        [tiles] { $meld } non è una scala: il jolly starebbe sotto l’1 o sopra il 13.
       *[other] { $meld } non è una scala: a quel capo non c’è una carta per cui possa stare il jolly.
    }
refusal_outdated_table = A questo tavolo si è giocato con una versione precedente delle sue regole: non si può continuare.
refusal_own_friend_link = Questo link è tuo: mandalo a qualcun altro.
refusal_own_games_off = Questo server non ammette giochi propri.
refusal_pairs_beside_first_melds = Un’apertura è fatta di gruppi e scale oppure di coppie, non di entrambi.
refusal_pairs_beside_melds = Per chiudere mostra { $count } coppie oppure nessuna.
refusal_pairs_declared_already = Hai già dichiarato di giocare a coppie.
refusal_pairs_declared_before_drawing = Puoi dichiarare di giocare a coppie solo prima di pescare.
refusal_partner_asks = Il compagno chiede se può chiudere: prima rispondi.
refusal_partner_said_no = Il compagno ha detto di no: tieni una carta dopo lo scarto.
refusal_partner_said_yes = Il compagno ha detto di sì: in questo turno devi chiudere.
refusal_passkey_again = Conferma prima con la passkey.
refusal_passkey_refused = Questa passkey non è stata accettata.
refusal_paused = Il tavolo è in pausa: prima riprendi.
refusal_pile_blocked = Non puoi prendere il monte degli scarti se in cima c’è { $card }.
refusal_pile_call_does_not_fit = { $card } non lega con nessuna combinazione sul tavolo e non ne forma con carte sopra nel monte.
refusal_pile_frozen =
    { $count ->
        [0] Il monte degli scarti è congelato per te: ti servono dalla mano due carte naturali del valore di { $card }, ma non ne hai.
        [1] Il monte degli scarti è congelato per te: ti servono dalla mano due carte naturali del valore di { $card }, ma ne hai una sola.
       *[other] Il monte degli scarti è congelato per te: scegli dalla mano due carte naturali del valore di { $card }; ne hai { $count }.
    }
refusal_pile_must_be_taken = Il tallone è finito, e la carta in cima al monte degli scarti lega con una combinazione della tua parte: prendi il monte.
refusal_pile_needs_two = Per prendere il monte degli scarti scegli dalla mano due carte da calare con { $card }, di cui almeno una naturale. Del suo valore ne hai { $count }; matte: { $wild }.
refusal_pile_taken_whole = La carta in cima al monte degli scarti non si può prendere da sola: prendi tutto il monte e calala subito.
refusal_promise_broken = Non corrisponde a ciò che era stato impegnato.
refusal_promise_first = A questo tavolo i giocatori impegnano la loro casualità prima di rivelarla. Ricarica la pagina.
refusal_promises_fixed = La partita sta per cominciare; non si può più cambiare nulla.
refusal_rated_table = I tavoli con rating sono per chi ha un account: niente bot, niente suggerimenti.
refusal_record_not_yet = La registrazione è disponibile a partita finita.
refusal_record_too_long = Registrazioni con più di { $most } azioni non si possono rivedere qui.
refusal_review_failed = Non è stato possibile finire l’analisi. Riprova.
refusal_reviews_busy = Ci sono troppe analisi in attesa. Riprova tra qualche minuto.
refusal_run_claimed_by_next_only = Solo il giocatore successivo può reclamare uno scarto per una scala.
refusal_run_too_long =
    { $family ->
        [tiles] { $meld } non è una scala: una scala ha al massimo { $maximum } tessere.
       *[other] { $meld } non è una scala: una scala ha al massimo { $maximum } carte.
    }
refusal_same_colour = { $meld }: prima e dopo un jolly cambiacolore il colore deve essere diverso.
refusal_senseless_sheet = Queste regole non hanno senso: { $reason }
refusal_sent_away = L’organizzatore ti ha allontanato da questo tavolo.
refusal_server_error = Qualcosa è andato storto sul server. Nulla è cambiato.
refusal_show_first = Nel tuo ultimo turno mostra le combinazioni prima di scartare.
refusal_sides_differ = { $meld }: le tessere a sinistra e a destra del jolly specchio devono essere uguali.
refusal_somebody_there = Questo posto è occupato.
refusal_stale_version = Nel frattempo il tavolo è cambiato.
refusal_stock_is_empty = Il tallone è finito.
refusal_study_changed = Nel frattempo questo studio è stato modificato altrove. Ricaricalo.
refusal_study_full =
    { $most ->
        [one] Uno studio può avere al massimo { $most } turno.
       *[other] Uno studio può avere al massimo { $most } turni.
    }
refusal_study_maker_only = Solo chi ha creato questo studio può modificarlo.
refusal_swap_after_melding = Un jolly si può sostituire solo dopo aver pescato e prima di calare qualcosa.
refusal_swap_before_opening =
    { $family ->
        [tiles] Un okey si può prendere solo dopo l’apertura.
       *[other] Un jolly si può sostituire solo dopo l’apertura.
    }
refusal_switched_off = Su questo server è disattivato.
refusal_table_changed_before_first_meld = Prima dell’apertura non puoi toccare le combinazioni sul tavolo.
refusal_table_changed_before_opening = Prima dell’apertura di { $minimum } non puoi toccare le combinazioni sul tavolo.
refusal_table_closed = Il gestore di questo server ha chiuso questo tavolo. Motivo: { $reason }
refusal_table_full = Tutti i posti sono occupati.
refusal_table_log_full = Questo tavolo è stato cambiato troppe volte; ora sono possibili solo mosse.
refusal_taken_card_into_new_meld = { $card } deve prima andare in una nuova combinazione.
refusal_taken_card_must_stay_in_a_meld = Senza { $card }, una carta presa da un altro giocatore resterebbe senza combinazione.
refusal_taken_cards_apart = Ciascuna delle carte prese dagli altri ({ $cards }) deve stare in una combinazione a sé.
refusal_taken_meld_needs_hand_card = Prima devi calare { $card } in una nuova combinazione con almeno una carta che avevi già in mano.
refusal_tile_missing = Deve restare sul tavolo: { $tiles }.
refusal_tile_not_yours = Non è sul tuo leggio: { $tiles }.
refusal_tile_only_to_lay = Puoi prendere { $card } solo se lo cali in questo turno (nell’apertura, se non hai ancora aperto), ma non lega da nessuna parte.
refusal_tiles_away = Il leggio non è completo: ne mancano almeno { $count }.
refusal_too_fast = Troppe richieste: aspetta un momento.
refusal_too_few_dublees = Per dichiararle ti servono almeno { $minimum } dublee, e ne hai { $count }.
refusal_too_few_naturals = { $meld } ha troppo poche carte naturali: ne servono almeno { $minimum }.
refusal_too_few_pures = Una dichiarazione richiede { $minimum } scale pure, e questa ne ha { $count }.
refusal_too_large = È troppo lungo.
refusal_too_many =
    { $family ->
        [tiles] { $meld } non è un gruppo: un gruppo ha al massimo { $maximum } tessere.
       *[other] { $meld } non è un gruppo: un gruppo ha al massimo { $maximum } carte.
    }
refusal_too_many_bot_tables =
    { $most ->
        [one] Un bot può sedere al massimo a { $most } tavolo.
       *[other] Un bot può sedere al massimo a { $most } tavoli.
    }
refusal_too_many_bots = Qui puoi avere al massimo { $most } bot.
refusal_too_many_clubs = Puoi far parte di al massimo { $most } circoli.
refusal_too_many_copies = { $tile }: ce ne sono { $count }, ma il gioco ne ha solo { $most }.
refusal_too_many_deals = Una partita non si può distribuire più di { $most } volte.
refusal_too_many_friends = Qui nessuno può avere più di { $most } amici.
refusal_too_many_jokers = { $meld } ha più matte che carte naturali.
refusal_too_many_mails = Oggi l’hai chiesto troppe volte. Riprova domani.
refusal_too_many_passkeys = Un account può avere al massimo { $most } passkey.
refusal_too_many_studies = Puoi avere al massimo { $most } studi. Prima eliminane uno.
refusal_too_many_study_records = Uno studio può avere registrazioni da { $most } file al massimo.
refusal_too_many_tournaments =
    { $most ->
        [one] Un organizzatore può avere al massimo { $most } torneo in corso.
       *[other] Un organizzatore può avere al massimo { $most } tornei in corso.
    }
refusal_too_much_deadwood =
    { $deadwood ->
        [one] Così resta { $deadwood } punto di carte spaiate; in questa smazzata per bussare serve { $limit } o meno.
       *[other] Così restano { $deadwood } punti di carte spaiate; in questa smazzata per bussare serve { $limit } o meno.
    }
refusal_too_short =
    { $family ->
        [tiles] { $meld } è troppo corta: servono almeno { $minimum } tessere.
       *[other] { $meld } è troppo corta: servono almeno { $minimum } carte.
    }
refusal_took_too_long = La giocata migliore non è stata trovata entro { $seconds } secondi.
refusal_tournament_bad_format = Questa formula non funziona: da un tavolo non possono passare così tanti giocatori.
refusal_tournament_bad_result = Non è un risultato possibile per questo tavolo.
refusal_tournament_begun = Il torneo è già cominciato.
refusal_tournament_full = Questo torneo ammette al massimo { $most } iscritti.
refusal_tournament_host_only = Solo l’organizzatore del torneo può farlo.
refusal_tournament_no_entrant = In questo torneo non c’è questo iscritto.
refusal_tournament_not_begun = Il torneo non è ancora cominciato.
refusal_tournament_over = Il torneo è finito.
refusal_tournament_result_stands = Questo risultato non si può più cambiare: ne dipendono altre partite.
refusal_tournament_round_on = Il turno del torneo non è ancora finito.
refusal_tournament_table = Questo lo decide il torneo, non il tavolo.
refusal_tournament_too_few = Per un torneo servono almeno { $fewest } iscritti.
refusal_tournament_too_many_rounds = Un torneo può avere al massimo { $most } turni.
refusal_trial_waits = I bot provano ogni nuovo gioco prima che si giochi. Giochi davanti a questo: { $before }. Mantiene il suo posto: chiedi di nuovo tra un momento.
refusal_turn_not_over = Il turno non è ancora finito.
refusal_turn_over = Il turno è finito.
refusal_two_mirrors = { $meld }: una combinazione può avere un solo jolly specchio, al centro.
refusal_unavailable = Il server in questo momento non raggiunge il suo database. Riprova.
refusal_unknown_account = Questo account non esiste.
refusal_unknown_ban = Questo blocco non esiste.
refusal_unknown_bot = Questo bot non esiste.
refusal_unknown_club = Questo circolo non esiste o non ne fai parte.
refusal_unknown_code = Nessun tavolo ha questo codice.
refusal_unknown_face = { $meld } ha qualcosa che in questo gioco non c’è.
refusal_unknown_game = Questo gioco non esiste.
refusal_unknown_link = Questo codice è sbagliato, troppo vecchio o già usato.
refusal_unknown_mail_link = Questo link è sbagliato, troppo vecchio o già usato.
refusal_unknown_passkey = Questa passkey non esiste.
refusal_unknown_puzzle = Questo rompicapo non esiste.
refusal_unknown_review = Di questa registrazione non c’è un’analisi, o non c’è più. Apri di nuovo la registrazione.
refusal_unknown_session = Quel dispositivo non ha l’accesso.
refusal_unknown_study = Questo studio non esiste o è stato eliminato.
refusal_unknown_table = Questo tavolo non esiste. Il link può essere sbagliato o troppo vecchio.
refusal_unknown_tournament = Questo torneo non esiste.
refusal_unknown_turn = In questa partita non c’è questo turno.
refusal_unreadable = Non è stato possibile leggere il messaggio.
refusal_upcard_is_offered = Prendi la carta scoperta o passa; dopo puoi pescare dal tallone.
refusal_upcard_only_before_first_meld = Dopo aver calato il contratto puoi pescare solo dal tallone.
refusal_upcard_only_for_first_meld = Prima di aprire puoi prendere la carta scoperta solo per l’apertura, e con essa non ne puoi calare una che valga { $minimum }.
refusal_upcard_only_into_meld = Puoi prendere { $card } solo se forma una combinazione con carte della tua mano, senza un’altra carta presa prima.
refusal_upcard_only_to_lay = Puoi prendere { $card } solo se lo cali subito, ma non lega da nessuna parte.
refusal_upcard_refused_only_when_blocked = La carta scoperta si può rifiutare solo quando il tallone è finito.
refusal_upcard_to_be_used = Puoi prendere { $card } solo se lo cali in questo turno.
refusal_upcard_was_let_pass = Tutti e due hanno passato sulla carta scoperta: pesca dal tallone.
refusal_waited_in_vain = Non è arrivato nessuno: la ricerca è finita.
refusal_wild_upcard_refused = { $card } è una matta e non si può prendere dal monte degli scarti.
refusal_would_leave_taken_upcard = Ti resterebbe solo { $card }, che hai preso dal monte degli scarti e in questo turno non puoi scartare.
refusal_wrap =
    { $family ->
        [tiles] { $meld } non è una scala: dopo il numero più alto non c’è più nulla.
       *[other] { $meld } non è una scala: dopo la carta più alta non c’è più nulla.
    }
refusal_wrong_host = Questo server non accetta il nome host { $host }. Chi lo gestisce può permetterlo con --allowed-host.
refusal_wrong_origin = Questa richiesta veniva da una pagina di un altro sito.
replay_back = Una mossa indietro
replay_download = Scarica la registrazione
replay_first =
    { $family ->
        [tiles] Inizio della mano
       *[other] Inizio della smazzata
    }
replay_go = Rivedi
replay_hands = Tutte le mani
replay_last =
    { $family ->
        [tiles] Fine della mano
       *[other] Fine della smazzata
    }
replay_link = Rivedi
replay_move = Mossa
replay_move_of = Mossa { $number } di { $count }
replay_moves = Mosse
replay_next = Una mossa avanti
replay_open = Apri un file
replay_other = Un’altra registrazione
replay_pause = Pausa
replay_play = Riproduci
replay_sentence = Rivedi una partita registrata mossa per mossa. Ogni tavolo finito offre la sua registrazione; puoi anche scriverne una a mano.
replay_speed = Velocità
replay_text = La registrazione
replay_title = Rivedere una partita
replay_to_table = Al tavolo
replay_total = totale { $total }
replay_unknown = sconosciuto
replay_waits = Questa registrazione non è ancora stata aperta su questo dispositivo: il server deve rigiocarla una volta, e non è raggiungibile. Si aprirà quando il server risponde.
review_accuracy = Precisione
review_accuracy_about = Precisione: tra i turni decisi, la quota di quelli in cui non c’era di meglio. Decisi: i turni con una scelta e non troppo vicini. Regalato: quanto sono costati gli errori, in punti di vantaggio sugli altri. Fortuna e scelta: di quanto ciascuna ha cambiato le probabilità nei turni del giocatore; 1 è un’intera smazzata.
review_ahead = Punti di vantaggio in media: { $reached }; il meglio: { $best }.
review_as_bots = Ogni bot avrebbe giocato lo stesso
review_as_table = Come tabella
review_before = Prima
review_begins = L’analisi sta cominciando.
review_best = Il meglio
review_better = Meglio
review_by_choice = per scelta
review_by_luck = per fortuna
review_by_luck_missed = soprattutto per fortuna, ma c’era di meglio
review_call = Chiama “Rummy!”
review_chances = Probabilità di vittoria
review_chances_about = Ogni punto mostra come è finita la posizione giocandola { $count } volte fino in fondo con tutte le mani com’erano; può sbagliare di { $error }.
review_change = Con tutte le mani com’erano, la probabilità di vittoria era { $before } prima di questo turno e { $after } dopo.
review_change_choice = Di questo, { $choice } è scelta: ciò che il giocatore poteva riconoscere come peggiore. Il resto, { $luck }, è fortuna.
review_change_luck = La differenza conta come fortuna: per quanto il giocatore poteva sapere, nessuna mossa era sicuramente migliore.
review_choice = Scelta
review_compared = Confronto ripetuto { $deals } volte con mani immaginate
review_compared_about = Ciò che questo giocatore non poteva vedere è stato ridistribuito ogni volta, e dopo entrambe le mosse si è giocato fino in fondo. Contano i punti, non la probabilità di vittoria, che è diversa da quella in alto, dove tutte le mani sono com’erano.
review_compared_match = Ciò che questo giocatore non poteva vedere è stato ridistribuito ogni volta, e dopo entrambe le mosse si è giocato fino in fondo. Conta la probabilità di vincere la partita.
review_cost = Regalato
review_costs =
    { $count ->
        [1] C’era di meglio: circa { $points } punto in più
       *[other] C’era di meglio: circa { $points } punti in più
    }
review_costs_match = C’era di meglio: circa { $percent } di probabilità in più di vincere la partita
review_decided = Decisioni chiarite: { $decided } su { $choices }
review_decided_of = { $decided } di { $turns } decisi
review_decisive = I turni decisivi
review_deeper = Guarda più a fondo
review_deeper_about = Rigioca questo turno molte più volte. Il risultato lo vede chiunque apra questa analisi.
review_deeper_failed = Non è stato possibile finire. Riprova.
review_deeper_waits = Altri davanti a questo: { $count }
review_deeper_works = Sguardo più a fondo: { $percent }
review_depends =
    { $when ->
        [knock_at_once] Dipende da quando bussano gli altri: meglio dell’altra giocata se bussano appena possono, peggio se aspettano
       *[knock_late] Dipende da quando bussano gli altri: meglio dell’altra giocata se aspettano, peggio se bussano appena possono
    }
review_draw_tile = Non giocare nulla, pesca una tessera.
review_end = { $deal }, la fine
review_expected = Probabilità di vittoria { $chance }, punti di vantaggio { $points }
review_expected_match = Probabilità di vincere la partita { $match }; questa smazzata: { $chance }, punti di vantaggio { $points }
review_forced = Non c’era altro da fare
review_held = Nessun errore: giocando { $deals } volte fino in fondo, tenerle ha reso altrettanto o di più.
review_lay_off = Attacca { $cards }.
review_leave = Puoi lasciare questa pagina: l’analisi continua, e resta con la partita per tutti.
review_leave_file = L’analisi di una registrazione da file si conserva per un’ora.
review_left =
    { $family ->
        [tiles] Tessere che si potevano ancora giocare: { $tiles }; punti: { $points }
       *[other] Carte che si potevano ancora giocare: { $tiles }; punti: { $points }
    }
review_luck = Fortuna
review_luck_and_choice = Fortuna e scelta
review_next = Turno successivo
review_none_missed = Nessun chiaro errore trovato.
review_not_compared = Non ancora confrontato
review_only_missed = Solo i turni con un errore ({ $count })
review_other_record = Torna alla registrazione
review_place = { $deal }, turno { $turn }
review_play = Gioca { $tiles }.
review_played = Giocato
review_player = Giocatore
review_previous = Turno precedente
review_proven = Dimostrato: di più non si poteva.
review_rival = Oppure
review_see = Guardalo
review_shown = Che cosa si vede
review_surer = Sguardo più attento ai turni che possono essere costati di più: { $percent }
review_surer_waits = Un primo sguardo. Ne seguirà uno più attento; analisi davanti: { $count }
review_take = Prendi { $card } dal monte degli scarti.
review_take_top = Prendi la carta in cima al monte degli scarti.
review_title = Che cosa mi è sfuggito?
review_too_close = Dopo { $deals } smazzate questi due sono troppo vicini per distinguerli.
review_try = Riprova
review_try_back = All’analisi
review_try_task = Nella partita si è giocato così: { $action } Trova qualcosa di meglio.
review_turn_by_turn = Turno per turno
review_turn_of = Turno { $number } di { $count }
review_undecided = Non chiaro dopo { $deals } smazzate
review_unproven = Forse c’è di più.
review_waiting = Analisi davanti a questa: { $count }
review_warmer = Ci sei quasi: meglio di come si è giocato.
review_was_best = Buono quanto il meglio
review_way = Mostra la soluzione
review_way_hide = Nascondi la soluzione
review_working = Analisi della partita: { $percent }
rules_away_house_rules = Queste sono le regole senza regole della casa: quelle le scrive il server, che non è raggiungibile.
rules_contents = Sezioni
rules_title = Regole di { $game }
said_by = { $name }: { $phrase }
scan_again = Un’altra foto
scan_button = Scansiona
scan_doubtful_piece = { $piece }, incerta
scan_file = Scegli una foto
scan_found =
    { $family ->
        [tiles] Tessere trovate: { $count }.
       *[other] Carte trovate: { $count }.
    }
scan_join = Unisci la fila a un’altra
scan_join_where = Tocca la fila a cui unirla.
scan_larger = Più grande
scan_loading = Caricamento del lettore di foto: { $percent }%
scan_look = Incerte: { $count }
scan_move = Sposta in un’altra fila
scan_move_where = Tocca la fila giusta per: { $piece }
scan_no_piece =
    { $family ->
        [tiles] Qui non c’è nessuna tessera
       *[other] Qui non c’è nessuna carta
    }
scan_note =
    { $family ->
        [tiles] Tocca una tessera per correggere lei o la sua fila, o la foto dove ne manca una.
       *[other] Tocca una carta per correggere lei o la sua fila, o la foto dove ne manca una.
    }
scan_photo = Foto
scan_private = La foto resta su questo dispositivo.
scan_reading = Lettura della foto…
scan_row = Fila { $number }
scan_row_new = Nuova fila
scan_shutter = Scatta una foto
scan_split = Inizia qui una nuova fila
scan_trial = La lettura delle carte è in prova: in 67 foto di prova, quasi tutte con carte singole, ha letto bene il 97,9% delle carte. Lascia scoperti gli angoli e controlla ogni carta.
scan_turn = Ruota la foto
scan_unloaded = Caricamento non riuscito. La prima volta serve la connessione a internet, poi no.
scan_unread = Non è stato possibile leggere la foto. Prova con un’altra.
scan_use =
    { $family ->
        [tiles] Usa queste tessere
       *[other] Usa queste carte
    }
scan_which =
    { $family ->
        [tiles] Che tessera è?
       *[other] Che carta è?
    }
score_after_round = Dopo il giro { $number }
score_boxes = Box
score_boxes_bonus = Per i box
score_check = Controllo
score_check_deals =
    { $family ->
        [tiles] Mani: { $sum }
       *[other] Smazzate: { $sum }
    }
score_check_players = Giocatori: { $sum }
score_check_sum = +{ $won } − { $lost } = { $sum }
score_chips = Contati in gettoni
score_column = Colonna { $number }
score_column_closed = chiusa
score_deal =
    { $family ->
        [tiles] Mano
       *[other] Smazzata
    }
score_deal_number =
    { $family ->
        [tiles] Mano { $number }
       *[other] Smazzata { $number }
    }
score_eliminated = eliminato
score_final = Punteggio finale
score_game_bonus = Per la partita
score_games_won = Mani vinte
score_goal_countdown =
    { $count ->
        [one] { $count } punto a testa, finché qualcuno non ne ha più
       *[other] { $count } punti a testa, finché qualcuno non ne ha più
    }
score_goal_deal =
    { $family ->
        [tiles] La partita è una sola mano
       *[other] La partita è una sola smazzata
    }
score_goal_deals =
    { $family ->
        [tiles] Una partita di { $count } mani
       *[other] Una partita di { $count } smazzate
    }
score_goal_limit = Eliminati a { $count } punti
score_goal_points =
    { $count ->
        [one] Primo a { $count } punto
       *[other] Primo a { $count } punti
    }
score_in_columns = scritto nella colonna { $numbers }
score_money = Denaro
score_none =
    { $family ->
        [tiles] Ancora nessuna mano contata.
       *[other] Ancora nessuna smazzata contata.
    }
score_rake = versati { $gross }, di cui { $rake } al banco
score_rejoined = Rientro
score_shutout = Cappotto
score_stake_point = { $amount } per punto
score_stake_pool = Quota { $amount } a testa, nel piatto { $pool }
score_start = Inizio
score_title = Punti
score_total = Totale
score_wins_games = Più mani vinte; in caso di parità il totale più alto
score_wins_last_left = L’ultimo rimasto prende il piatto
score_wins_left = Vince l’ultimo rimasto
score_wins_lowest = Vince il totale più basso
seat_dealer = mazziere
seat_games_won = { $count } vinte
seat_laid = calato { $points }
seat_pairs = coppie
seat_partner = compagno
seat_place = { $place }º posto
seat_sits_out = riposa
seat_starter = comincia
settings_agree_puzzles = Permetti sempre rompicapi dalle mie partite
settings_agree_puzzles_note = Appena una partita è finita. Se ne creano solo se tutti sono d’accordo, e fino ad allora puoi ritirarti.
settings_felt = Tavolo
settings_felt_blue = Blu
settings_felt_green = Verde
settings_felt_wine = Bordeaux
settings_four_colours = Mazzo a quattro colori
settings_four_colours_note = Quadri blu, fiori verdi
settings_initials = Iniziali
settings_language = Lingua
settings_less_motion = Meno movimento
settings_pace = Velocità dei bot
settings_pace_at_once = Subito
settings_pace_note = Quando giochi da solo contro i bot. Un tocco sul tavolo vuoto salta l’attesa.
settings_portrait = Il tuo volto al tavolo
settings_portrait_number = Volto { $number }
settings_size = Tessere e carte
settings_size_large = Grandi
settings_size_normal = Normale
settings_size_small = Piccole
settings_sound = Suono
settings_speed = Animazione
settings_speed_fast = Veloce
settings_speed_slow = Lenta
settings_spread = Carte in mano
settings_spread_tight = Strette
settings_spread_wide = Larghe
settings_theme = Tema
settings_theme_dark = Scuro
settings_theme_light = Chiaro
settings_theme_system = Sistema
settings_title = Impostazioni
settings_volume = Volume
shop_add = Aggiungi
shop_add_to = Aggiungi: { $field }
shop_add_which = Che cosa aggiungere: { $field }
shop_bounds = Da { $low } a { $high }.
shop_by_players = Secondo il numero di giocatori
shop_changed = Cambiati: { $count }.
shop_down = Più tardi: { $part }
shop_first_name = Il mio { $game }
shop_from = { $field }: da
shop_from_game = Ricavato da
shop_group_changed = cambiati: { $count }
shop_group_wrong = non va ancora insieme
shop_less = Meno: { $field }
shop_load = Apri un file
shop_more = Più: { $field }
shop_name = Il suo nome
shop_new_rule = Cambiato:
shop_redo = Ripeti
shop_remove = Togli: { $part }
shop_restore = Torna all’originale: { $field }
shop_same = Uguale per tutti
shop_save = Salva come file
shop_senseless = Questo non va ancora insieme:
shop_sentence = Parti da un gioco qualsiasi e cambia ciò che vuoi. Le regole accanto mostrano il risultato.
shop_stale = Queste sono le regole prima dell’ultima modifica, che non ha ancora senso.
shop_start_over = Torna all’originale
shop_tab_controls = Cambia
shop_title = Un gioco tuo
shop_to = { $field }: a
shop_trying = I bot lo stanno provando …
shop_unchanged = Non è stato ancora cambiato nulla.
shop_undo = Annulla
shop_unread = Questo file non è un foglio di regole:
shop_up = Prima: { $part }
shop_waits = I bot provano ogni nuovo gioco prima che si giochi. Giochi davanti al tuo: { $before }. Il tuo mantiene il suo posto.
shop_with = Sì
shop_without = No
sign_at_once = Tutte le combinazioni in una volta
sign_block = Il tallone non si rinnova
sign_books = Libri di almeno { $count } carte
sign_burracos = Burrachi di almeno { $count } carte
sign_buy = Gli scarti si possono comprare fuori turno
sign_call_draw = Si può chiedere il confronto
sign_call_drop = Si può terminare la smazzata scendendo
sign_canastas = Canaste di almeno { $count } carte
sign_cards_laid = Le carte contano per chi le cala
sign_claims = Gli scarti si possono reclamare: pon e chi
sign_contract = Tutta la mano in una volta, in queste grandezze
sign_contracts = { $count } smazzate, ciascuna con un contratto
sign_corner = K A 2 è una scala
sign_deals = { $count } smazzate, pagate in gettoni
sign_few_jokers = Mai più jolly che altre carte
sign_fight = Gli altri combattono o passano
sign_first_from_hand = L’apertura viene solo dalla mano
sign_foot = Un piede di { $count } carte
sign_force = Si può imporre una carta rifiutata
sign_joker_freed_any = Qualsiasi tessera libera un jolly
sign_joker_freed_rack = Una tessera del leggio libera un jolly
sign_knock = Si bussa con { $points } o meno
sign_knock_any = Si bussa con qualsiasi mano
sign_last_left = Eliminati a { $points }; vince l’ultimo rimasto
sign_lives = Servono due scale, una senza jolly
sign_money = Una smazzata, pagata a punti
sign_money_value_cards = Si pagano i punti e le carte di valore
sign_only_runs = Solo scale
sign_opening = Apertura di almeno { $points } punti
sign_opening_or_pairs = Apertura di { $points } punti, o coppie: { $count }
sign_own_melds = Contano le proprie combinazioni
sign_partners = I compagni hanno le combinazioni in comune
sign_pile_any = Si può prendere qualsiasi scarto
sign_pile_down_to_melded = Qualsiasi scarto, con tutti quelli sopra, per calare
sign_pile_down_to_used = Qualsiasi scarto, con tutti quelli sopra
sign_pile_top_and_second = Uno scarto porta con sé una seconda carta
sign_pile_top_into_meld = Uno scarto solo per una combinazione
sign_pool = Eliminati a { $points }; l’ultimo prende il piatto
sign_pozzetto = Un pozzetto di { $count } carte
sign_pures = Scale pure necessarie: { $count }
sign_rearranged = Tutti possono ricombinare tutto
sign_special_jokers = Jolly che raddoppiano, specchiano, cambiano colore
sign_swap = I jolly si possono sostituire
sign_swap_wild_tile = Un okey si può sostituire
sign_target = Primo a { $points } punti
sign_turns =
    { $count ->
        [one] { $count } turno a testa
       *[other] { $count } turni a testa
    }
sign_twins = Un gruppo può avere carte identiche
sign_wild_rank = In ogni smazzata un valore matto diverso
solver_away = Tessere che mancano per chiudere: { $count }.
solver_back = Passo precedente
solver_best = La giocata migliore
solver_both =
    { $family ->
        [tiles] Prima le tessere, poi i punti
       *[other] Prima le carte, poi i punti
    }
solver_colon = :{ " " }
solver_comma = ,{ " " }
solver_deadwood = Carte spaiate: { $count }.
solver_discard = Una carta va sul monte degli scarti
solver_example = Mostra un esempio
solver_finish = Tutta la mano è in combinazioni: puoi chiudere.
solver_first = Il tavolo com’era
solver_from_rack =
    { $family ->
        [tiles] { $tiles } dal leggio
       *[other] { $tiles } dalla mano
    }
solver_from_set = { $tiles } da { $set }
solver_hand = La mano
solver_indicator = L’indicatore
solver_last = L’intera giocata
solver_link = Copia il link
solver_melded = Carte in combinazioni: { $count } su { $of }.
solver_melds = Le combinazioni
solver_next = Passo successivo
solver_no_first = Non si può fare un’apertura di { $minimum } punti.
solver_none = Non si può giocare nulla.
solver_nothing =
    { $family ->
        [tiles] Tocca le combinazioni sul tavolo, poi il leggio.
       *[other] Tocca le combinazioni sul tavolo, poi la mano.
    }
solver_nothing_cards = Tocca le carte della mano.
solver_nothing_finish = Scegli l’indicatore, poi tocca le tessere del leggio.
solver_nothing_left = Non resta nulla.
solver_objective = Obiettivo
solver_play =
    { $family ->
        [tiles] Tessere da giocare: { $count } su { $of }; punti: { $value }.
       *[other] Carte da giocare: { $count } su { $of }; punti: { $value }.
    }
solver_sentence = Tocca ciò che è sul tavolo e ciò che hai: la giocata migliore, dimostrata, passo per passo.
solver_show = Mostra la giocata
solver_side = Che cosa ha la parte sul tavolo
solver_status_both_lives = Hai tutte e due le vite.
solver_status_contract = Si può calare tutta la mano.
solver_status_first_life_only = Hai solo la prima vita: solo le sue carte contano come combinate.
solver_status_no_first_life = Manca la prima vita: contano tutte le carte.
solver_status_short = Le scale pure sono troppo poche: contano tutte le carte fuori da esse.
solver_status_three_pure = Le scale pure bastano: contano solo le carte fuori dalle combinazioni.
solver_status_valid_show = Tutte le carte sono in combinazioni: una dichiarazione valida.
solver_steps = Passo per passo
solver_table = Il tavolo
solver_tiles =
    { $family ->
        [tiles] Più tessere
       *[other] Più carte
    }
solver_title = Risolutore
solver_value = Più punti
solver_whole = tutto { $set }
solver_worth = Carte da calare: { $count } su { $of }; punti: { $worth }, premi compresi.
status_now = Persone ai tavoli ora: { $people }; tavoli: { $tables }
status_since = Attivo dal { $date }, versione { $version }
status_title = Stato del server
status_up = Il server è attivo.
study_add = Aggiungi allo studio
study_add_drawing = Aggiungi
study_all_open = Tutte
study_arrow = Freccia
study_back = Torna allo studio
study_by_list = Scegli da un elenco
study_circle = Cerchio
study_colour = Colore
study_colour_name =
    { $colour ->
        [green] verde
        [red] rosso
        [blue] blu
       *[other] giallo
    }
study_comment = Commento
study_delete = Elimina lo studio
study_delete_sure = Il suo link non porterà più da nessuna parte.
study_draw = Disegna
study_drawings = Disegni
study_drawn_arrow = Freccia, { $colour }: da { $origin } a { $place }
study_drawn_circle = Cerchio, { $colour }: { $place }
study_earlier = Sposta su
study_edit = Modifica questo turno
study_from = Da
study_from_none = Nessun punto: un cerchio
study_how =
    { $family ->
        [tiles] Tocca una tessera per cerchiarla. Per una freccia, trascina da un punto all’altro o tocca entrambi.
       *[other] Tocca una carta per cerchiarla. Per una freccia, trascina da un punto all’altro o tocca entrambi.
    }
study_into = Mettilo in
study_into_new = un nuovo studio
study_later = Sposta giù
study_leave_out = Togli questo turno
study_link_note = Chiunque può aprire questo link senza un account. Puoi modificare o eliminare lo studio quando vuoi; se nessuno lo apre per un anno, viene eliminato.
study_make = Crea un link
study_mine = I miei studi
study_name = Titolo
study_only_open = Solo { $name }
study_open = Apri lo studio
study_open_hands = Mani visibili
study_remove = Togli
study_rename = Cambia il titolo
study_save = Salva
study_show = Mostra questo turno
study_spot_hand =
    { $family ->
        [tiles] leggio di { $name }
       *[other] mano di { $name }
    }
study_spot_meld =
    { $family ->
        [tiles] combinazione { $cards }
       *[other] combinazione { $cards }
    }
study_spot_piece = { $piece } ({ $place })
study_title = Studio
study_to = A
study_turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
study_whole =
    { $family ->
        [tiles] Combinazioni intere
       *[other] Combinazioni intere
    }
study_whole_match = Rivedi la partita da qui
table_ask_partner = { $name } chiede: posso chiudere?
table_away = assente
table_book_label =
    { $called ->
        [canasta]
            { $kind ->
                [natural] canasta pura, { $count } carte
                [semi] canasta semipulita, { $count } carte
                [mixed] canasta impura, { $count } carte
               *[other] canasta di matte, { $count } carte
            }
        [book]
            { $kind ->
                [natural] libro pulito, { $count } carte
                [semi] libro semipulito, { $count } carte
                [mixed] libro sporco, { $count } carte
               *[other] libro di matte, { $count } carte
            }
       *[other]
            { $kind ->
                [natural] burraco pulito, { $count } carte
                [semi] burraco semipulito, { $count } carte
                [mixed] burraco sporco, { $count } carte
               *[other] burraco di matte, { $count } carte
            }
    }
table_borrow_hint = Per un’altra combinazione puoi selezionare anche carte delle combinazioni sul tavolo.
table_buy_ask = Comprare { $card }? Dal tallone prendi anche altre carte: { $count }.
table_buy_asked = { $name } può comprare { $card }.
table_buy_limited = Comprare { $card }? Dal tallone prendi anche altre carte: { $count }. Acquisti rimasti: { $left }.
table_buy_points = Prendere { $card } fuori turno? Punti di penalità: { $count }.
table_call_ask = Chiamare { $card }? Lega con una combinazione sul tavolo.
table_call_down = Tocca la carta del monte che chiami; prendi anche tutte quelle sopra.
table_cards_count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
table_careless_sure =
    { $family ->
        [tiles] { $card } è una matta o si può aggiungere a una combinazione sul tavolo: scartarlo costa punti.
       *[other] { $card } lega con una combinazione sul tavolo o ne completa una nel monte: scartarlo costa punti.
    }
table_chips =
    { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    }
table_claim_ask = Reclamare { $card }?
table_claim_asked = { $name } può reclamare { $card }.
table_claim_none = Non hai nulla con cui reclamare { $card }.
table_contract_ready = I tuoi gruppi soddisfano il contratto: basta premere per calarlo.
table_deadwood = Spaiate: { $points }
table_dealt_ask = La tua mano servita termina la smazzata.
table_declare_pairs_means = Poi puoi chiudere solo a coppie, e tutti lo sanno. Non si torna indietro.
table_declare_pairs_sure = Giocare a coppie?
table_declare_regroup = Usa i gruppi che vincono
table_declare_regrouped = Le stesse carte, raggruppate diversamente, vincono.
table_declare_wrong =
    { $points ->
        [one] Sarebbe una dichiarazione errata: costa { $points } punto, e sei fuori dalla smazzata.
       *[other] Sarebbe una dichiarazione errata: costa { $points } punti, e sei fuori dalla smazzata.
    }
table_do_answer_no = No, non ancora
table_do_answer_yes = Sì, chiudi
table_do_aside = Metti da parte: { $value } di { $minimum }
table_do_aside_melds = Metti da parte: { $count } di { $melds } combinazioni
table_do_aside_melds_more = Contratto: { $count } di { $melds } combinazioni
table_do_aside_more = Apertura: { $value } di { $minimum }
table_do_aside_run = Manca una scala senza jolly
table_do_ask = Posso chiudere?
table_do_borrow = Prendi in prestito e cala
table_do_buy = Compra { $card }
table_do_call = Rummy! { $card }
table_do_call_end_draw = Chiedi il confronto
table_do_call_end_drop = Scendi
table_do_chi = Chi con { $cards }
table_do_choose_to_pass = Scegli una carta
table_do_contract = Cala il contratto
table_do_declare = Dichiara
table_do_declare_anyway =
    { $points ->
        [one] Dichiara lo stesso: { $points } punto
       *[other] Dichiara lo stesso: { $points } punti
    }
table_do_declare_pairs = Dichiara le coppie
table_do_discard = Scarta { $card }
table_do_discard_sure = Scartare davvero { $card }?
table_do_done = Fatto
table_do_draw =
    { $family ->
        [tiles] Pesca
       *[other] Pesca una carta
    }
table_do_draw_card = Pesca una carta
table_do_draw_cards = Pesca { $count } carte
table_do_drop = Ritirati
table_do_drop_for =
    { $points ->
        [one] Ritirati: { $points } punto
       *[other] Ritirati: { $points } punti
    }
table_do_drop_next = Ritirati al mio turno
table_do_end = Termina il turno
table_do_end_count = Termina il turno: { $value } di { $minimum }
table_do_end_short = { $value } di { $minimum }
table_do_face_down = Chiudi: { $card } coperto
table_do_fight = Combatti
table_do_finish = Chiudi con { $card }
table_do_fits_nowhere = Non lega con nulla
table_do_fold = Passa
table_do_force = Imponi { $card }
table_do_gin = Gin! Scarta { $card }
table_do_go_out =
    { $game ->
        [phom] Chiudi
        [gin_rummy] Big gin
       *[other] Chiudi
    }
table_do_knock = Bussa
table_do_knock_with = Bussa con { $points }, scarta { $card }
table_do_lay =
    { $family ->
        [tiles]
            { $count ->
                [one] Cala { $count } tessera
               *[other] Cala { $count } tessere
            }
       *[other]
            { $count ->
                [one] Cala { $count } carta
               *[other] Cala { $count } carte
            }
    }
table_do_lay_alone = Cala
table_do_lay_off = Attacca { $cards }
table_do_leave = Lascia { $card }
table_do_let_pass = Passa
table_do_open = Cala { $value }
table_do_pass = Passa
table_do_pass_on = Passa { $card }
table_do_pick = Scegli uno scarto
table_do_pick_meld = Seleziona la combinazione
table_do_pon = Pon con { $cards }
table_do_put_back = Rimetti il tavolo com’era
table_do_refuse = Rifiuta e termina
table_do_rummikub = Rummikub!
table_do_second = Pesca una seconda carta
table_do_show = Mostra le combinazioni
table_do_show_dealt = Mostra la mano
table_do_show_indicator = Mostra la gemella
table_do_show_none = Nulla da mostrare
table_do_swap =
    { $family ->
        [tiles] Prendi l’okey
       *[other] Prendi il jolly
    }
table_do_take = Prendi { $card }
table_do_take_down = Prendi { $count }, fino a { $card }
table_do_take_pile = Prendi il monte: { $count }
table_do_throw_last = Scarta e chiudi
table_do_turn_card = Scopri una carta
table_do_turn_over = Capovolgi il monte e pesca
table_do_wait = Gioca { $name }
table_do_want_none = Passa sempre
table_down_any = Premi una carta: la prendi con tutte quelle sopra, e devi calarla in questo turno
table_down_ask = Prendi { $count } carte, e in questo turno devi calare { $card }.
table_drop_means = Metti via le tue carte. Non si torna indietro.
table_drop_sure = Ritirarsi davvero?
table_drop_sure_for =
    { $points ->
        [one] Ritirarsi per { $points } punto?
       *[other] Ritirarsi per { $points } punti?
    }
table_end_means_draw = Gli altri passano o combattono. Se una mano che combatte non conta più della tua, perdi e paghi di più.
table_end_means_drop = Si confrontano subito tutte le mani. Se un’altra non conta più della tua, perdi e paghi di più.
table_end_sure_draw = Chiedere ora il confronto?
table_end_sure_drop = Terminare ora la smazzata?
table_face_down_ask = Metti coperta l’ultima carta per chiudere.
table_fight_ask = { $name } chiede il confronto. Combatti?
table_finish_back = Indietro
table_finish_pick = Seleziona la carta da scartare, e riprova.
table_force_ask = { $card } è stato rifiutato. Imporlo?
table_fresh = nuovo
table_frozen = Congelato
table_frozen_all = Congelato: per prendere il monte servono due carte naturali del valore di quella in cima.
table_frozen_you = Il monte è congelato per te finché la tua parte non apre.
table_gone = La connessione a questo tavolo è finita.
table_gone_banned = Il gestore di questo server ti ha bloccato.
table_gone_closed = Il gestore di questo server ha chiuso questo tavolo.
table_gone_outdated = A questo tavolo si è giocato con una versione precedente delle sue regole: non si può continuare.
table_gone_pages = Questo tavolo è aperto in troppe pagine; continuano solo le più recenti.
table_gone_seat = Questo posto è di un altro browser.
table_group = gruppo
table_group_aside = Scarto
table_group_cards = In nessuna combinazione
table_group_held = Restano in mano
table_group_number = Combinazione { $number }
table_hand = La tua mano
table_has_drawn = Hai pescato. Gioca, o passa.
table_home = Tutti i giochi
table_joker_ask =
    { $family ->
        [tiles] Per che cosa sta l’okey?
       *[other] Per che cosa sta il jolly?
    }
table_keep_playing = Continua a giocare
table_kept = presa
table_key_apart =
    { $family ->
        [tiles] Metti la selezione a parte sul leggio
       *[other] Metti la selezione a parte nella mano
    }
table_key_arrows = Muoviti tra le tessere, le carte e i posti
table_key_back =
    { $family ->
        [tiles] Selezione di nuovo sul leggio
       *[other] Selezione di nuovo in mano
    }
table_key_draw = Pesca
table_key_end = Come il pulsante principale
table_key_enter = Metti qui la selezione
table_key_escape = Deseleziona, chiudi
table_key_help = Questo elenco
table_key_move =
    { $family ->
        [tiles] Sposta la tessera sul leggio, la combinazione sul tavolo
       *[other] Sposta la carta nella mano, la combinazione sul tavolo
    }
table_key_new = Cala la selezione come nuova combinazione
table_key_space = Seleziona o deseleziona
table_key_split =
    { $family ->
        [tiles] Dividi la combinazione prima della tessera
       *[other] Dividi la combinazione prima della carta
    }
table_key_take = Prendi dal monte degli scarti
table_keys = Tasti
table_knock_gin_only = Bussa solo con gin
table_knock_hint = Tutti mostrano la mano. Se un altro ha gli stessi tuoi punti o meno, vince lui.
table_knock_hint_gin = Gin: l’altro non può attaccare alle tue combinazioni.
table_knock_hint_lay_off = Le tue combinazioni si mettono sul tavolo, e l’altro vi attacca. Se poi ha gli stessi tuoi punti o meno, subisci un undercut.
table_knock_left = Carte spaiate
table_knock_limit = Bussa con { $limit } o meno
table_laid_by = calato (da: { $name })
table_last_turn = { $name } ha chiuso: questo è il tuo ultimo turno.
table_last_turns = { $name }: chiusura. Un ultimo turno a testa
table_lay_off_ask = { $name } ha bussato con { $points }: attacca ciò che lega.
table_leave = Lascia la partita
table_leave_stay = Resta
table_leave_sure =
    { $points ->
        [one] Lasciare per sempre? Sei fuori da questa smazzata e da tutte le prossime, con { $points } punto ciascuna.
       *[other] Lasciare per sempre? Sei fuori da questa smazzata e da tutte le prossime, con { $points } punti ciascuna.
    }
table_left = restano { $count }
table_log = Cronaca
table_mine = giocato in questo turno
table_more = Altro
table_more_below = Combinazioni più in basso: { $count }
table_move_set = Sposta la combinazione
table_must_play = Cala { $card }, che hai preso.
table_new_meld = Nuova combinazione
table_new_set = Nuova combinazione
table_no_discard = L’ultima carta del tallone è stata esposta: non c’è scarto, e la smazzata finisce.
table_offered_none = Ora non puoi calare { $card }.
table_opened = ha aperto
table_order = Riordina il tavolo
table_order_back = Rimetti le combinazioni com’erano
table_order_self = Riordina dopo ogni turno
table_order_self_note = Altrimenti le combinazioni restano dove le metti.
table_out = eliminato
table_owner = calato (da: { $name })
table_pair = Coppia
table_partner_no = Il compagno dice di no: in questo turno non puoi chiudere.
table_partner_yes = Il compagno dice di sì: chiudi in questo turno.
table_pass_on_ask = Scegli una carta per { $name }.
table_pile = Scarti
table_pile_any = Puoi prendere una qualsiasi di queste
table_pile_empty = vuoto
table_points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
table_pool = Riserva
table_rack = Il tuo leggio
table_reconnecting = Riconnessione …
table_redo = Ripeti
table_refuse_means = Il gioco finisce, e le mani si contano come sono ora.
table_refuse_sure = Rifiutare l’ultima carta?
table_reset = Ricomincia
table_reset_long = All’inizio del turno
table_restarting = Il server si sta riavviando. Aspetta un momento: il gioco continuerà da dov’era.
table_rule_link = Vedi la regola
table_rules = Regole
table_run = scala
table_scores = Punti
table_seats = Giocatori
table_second_hand =
    { $called ->
        [pozzetto] Un pozzetto di { $count } carte, che spetta ancora a: { $names }
       *[other] Un piede di { $count } carte, che spetta ancora a: { $names }
    }
table_second_hint = Insieme prendi una seconda carta, dal tallone o dal monte.
table_second_picked_up =
    { $called ->
        [pozzetto] Pozzetto preso da: { $names }
       *[other] Piede preso da: { $names }
    }
table_selected = selezionato
table_set_label = { $kind } { $number }: { $pieces }
table_set_label_plain = Combinazione { $number }: { $pieces }
table_side_bonus = Esposto: { $cards }
table_side_books =
    { $called ->
        [book] Libri: puliti { $natural }, sporchi { $mixed }
        [burraco] Burrachi: puliti { $natural }, sporchi { $mixed }
       *[other] Canaste: pure { $natural }, impure { $mixed }
    }
table_side_books_semi = { $books }, semipuliti { $semi }
table_side_books_wild = { $books }, di matte { $wild }
table_side_ours = La nostra parte
table_sort_colour = Ordina per colore
table_sort_number = Ordina per numero
table_sort_suit = Ordina per seme
table_split = Dividi qui
table_starting = Si prepara il tavolo …
table_stock = Tallone
table_swap_hint =
    { $family ->
        [tiles] Puoi sostituire un okey sul tavolo con { $card }.
       *[other] Puoi sostituire un jolly sul tavolo con { $card }.
    }
table_table = Tavolo
table_table_empty = Sul tavolo non c’è ancora nulla.
table_take_back = Riprendi
table_tiles_count =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
table_title_turn = Tocca a te · { $game }
table_to_rack =
    { $family ->
        [tiles] Di nuovo sul leggio
       *[other] Di nuovo in mano
    }
table_tray = Messo da parte per l’apertura
table_tray_back = Riprendi { $pieces }
table_try_again = Riprova
table_turn_of = Turno di { $name }
table_turned_ask = Hai scoperto { $card }: calalo o lascialo.
table_undo = Annulla
table_upcard_ask = Prendere { $card }, o passare?
table_view = Vista del tavolo
table_want_none_means = Non ti si chiederà più: passi su ogni scarto finché non si distribuisce di nuovo, o finché non lo disattivi.
table_wild = Matte: { $rank }
table_you = Tu
table_your_turn = Tocca a te
table_zoom_all = Mostra tutte le combinazioni
table_zoom_in =
    { $family ->
        [tiles] Tessere più grandi
       *[other] Carte più grandi
    }
table_zoom_out =
    { $family ->
        [tiles] Tessere più piccole
       *[other] Carte più piccole
    }
table_zoom_usual = Grandezza normale
tip_aim = Qui vedi sempre che cosa ti serve e a che punto sei.
tip_button = Questo pulsante dice sempre che cosa fa in quel momento. Cambia con ciò che scegli.
tip_deadwood = Le tue combinazioni restano in mano. Quando ti restano poche carte spaiate, puoi bussare.
tip_first_meld = La tua apertura richiede { $minimum } punti dal tuo leggio. Il pulsante mostra a quanto sei.
tip_hand =
    { $family ->
        [tiles] Scegli tessere che stanno bene insieme e raggruppale. Sotto leggi che cosa formano, o che cosa manca.
       *[other] Scegli carte che stanno bene insieme e raggruppale. Sotto leggi che cosa formano, o che cosa manca.
    }
tip_ok = Ho capito
tip_pick_tiles =
    { $family ->
        [tiles] Per calare tessere, sceglile e poi scegli un posto sul tavolo. Si possono anche trascinare.
       *[other] Per calare carte, sceglile e poi scegli un posto sul tavolo. Si possono anche trascinare.
    }
tip_rid = Basta suggerimenti
tip_undo = Nulla è definitivo finché non termini il turno: puoi annullare un passo o ricominciare.
tourney_absent = assente
tourney_absent_name = { $name } è assente
tourney_advance = Quanti passano da ogni tavolo
tourney_after = Dopo { $time }
tourney_back = Al torneo
tourney_begin = Comincia il torneo
tourney_begin_next = Comincia il turno { $round }
tourney_board = Tavolo { $number }
tourney_bots_add = Aggiungi bot
tourney_bots_count = Quanti bot
tourney_bracket = Tabellone
tourney_by_hand = a mano
tourney_by_lot = Per sorteggio
tourney_by_press = Quando lo avvio io
tourney_by_rating = Per rating
tourney_bye = Riposo: { $names }
tourney_clock_waits = L’orologio ti aspetta due minuti.
tourney_code = Codice del torneo
tourney_countdown = Il prossimo turno comincia
tourney_cross = Tabella degli incontri
tourney_csv = Classifica (CSV)
tourney_cycles = Quante volte si incontrano tutti
tourney_deal = Smazzata { $number }
tourney_end = Termina ora il torneo
tourney_end_not = Continua a giocare
tourney_end_sure = Non si giocano altri turni, e la classifica resta com’è ora.
tourney_entrants = Iscritti: { $count }
tourney_explain = Premi l’intestazione di una colonna per leggere che cosa significa.
tourney_fill = Completa con i bot
tourney_fill_note = Così in ogni turno nessuno resta senza tavolo.
tourney_finish = Chiudi il torneo
tourney_format = Formula
tourney_host_begins = L’organizzatore comincia il torneo quando ci sono tutti.
tourney_invite = Invita persone
tourney_join = Partecipa
tourney_json = Tutto (JSON)
tourney_knock_out = Eliminazione diretta
tourney_knock_out_note = Chi perde è fuori. Se i numeri non tornano, le prime teste di serie riposano nel primo turno.
tourney_late = Chi arriva tardi
tourney_late_half = Mezzo punto per ogni turno perso
tourney_late_zero = Nulla per i turni persi
tourney_make = Crea il torneo
tourney_mine = I miei tornei
tourney_my_bye = In questo turno riposi.
tourney_my_table = Al mio tavolo
tourney_my_table_note = Turno { $round }, tavolo { $number }.
tourney_my_wait = La tua partita è finita. Il turno continua agli altri tavoli.
tourney_name = Nome del torneo
tourney_new = Nuovo torneo
tourney_next_in = Il turno { $round } comincia tra { $time }.
tourney_nobody = Ancora nessun iscritto.
tourney_none = Non sei ancora in nessun torneo.
tourney_not_begun = non cominciato
tourney_open = Iscrizioni aperte
tourney_over = Finito
tourney_pairing = Teste di serie
tourney_pairings = Abbinamenti
tourney_place = Posizione
tourney_place_of = Posizione di { $name }
tourney_play_too = Gioco anch’io
tourney_player = Nome
tourney_points_for = Punti per vittoria, pareggio, sconfitta
tourney_points_of = Punti di { $name }
tourney_repeats = Alcuni giocatori si incontrano di nuovo: non era possibile un altro abbinamento.
tourney_result = Inserisci il risultato
tourney_result_note = Vale al posto di quello comunicato dal tavolo, ed è indicato come inserito a mano.
tourney_result_of = Risultato del tavolo { $number }
tourney_return = Torna a giocare
tourney_return_name = Fai tornare { $name } a giocare
tourney_round = Turno { $round }
tourney_round_done = Il turno è finito.
tourney_round_of = Turno { $round } di { $rounds }
tourney_round_robin = Girone all’italiana
tourney_round_robin_note = Tutti incontrano tutti. Adatto fino a otto persone.
tourney_rounds = Turni
tourney_rounds_number =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
tourney_save = Salva il risultato
tourney_score = Punti
tourney_seats = Posti a un tavolo
tourney_sentence = Un torneo su più tavoli: abbinamenti, turni e classifica.
tourney_share_text = Partecipa al torneo “{ $name }”
tourney_since = dal turno { $round }
tourney_standings = Classifica
tourney_swiss = Svizzero
tourney_swiss_note = Tutti giocano ogni turno, contro qualcuno con punti simili che non hanno ancora incontrato. Adatto a molte persone e pochi turni.
tourney_tb_buchholz = Buchholz
tourney_tb_buchholz_cut = Buchholz, taglio 1
tourney_tb_buchholz_cut_note = I punti di tutti gli avversari tranne il più basso: chi ha incontrato avversari più forti viene prima. Un turno senza avversario conta con i propri punti.
tourney_tb_buchholz_note = La somma dei punti di tutti gli avversari.
tourney_tb_direct_encounter = Scontro diretto
tourney_tb_direct_encounter_note = Tra chi è ancora pari: chi ha fatto più punti contro gli altri, se si sono incontrati tutti.
tourney_tb_sonneborn_berger = Sonneborn-Berger
tourney_tb_sonneborn_berger_note = I punti degli avversari battuti, e metà dei punti di quelli con cui si è pareggiato.
tourney_tb_table_points = Punti al tavolo
tourney_tb_table_points_note = I punti dei giochi stessi, sommati su tutte le partite; dove vince il punteggio più basso, contano come negativi.
tourney_tb_wins = Vittorie
tourney_tb_wins_note = Partite vinte al tavolo; i turni di riposo non contano.
tourney_third = Finale per il terzo posto
tourney_third_place = Terzo posto
tourney_title = Tornei
tourney_wall = Vista per proiettore
tourney_wall_join = Partecipa con questo codice
tourney_win_together = { $names }: primo posto a pari merito
tourney_wins = Vince { $name }
tourney_withdraw = Ritirati
tourney_withdraw_name = Ritira { $name }
tourney_withdrawn = ritirato
tourney_won_lost = vinte { $won }, pareggiate { $drawn }, perse { $lost }
tourney_you_are_in = Partecipi anche tu.
tourney_you_host = L’organizzatore sei tu.
trust_add = Aggiungi la mia casualità
trust_add_label = Qualsiasi cosa, per esempio tre dadi
trust_added = Casualità aggiunta da: { $names }
trust_added_mine = La tua pagina si è impegnata sul suo segreto.
trust_alarm = Attenzione: ciò che il server mostra ora non corrisponde a ciò che la tua pagina ha visto prima della partita. Non fidarti di queste carte.
trust_checked = La tua pagina ha controllato che tutto ciò che è stato rivelato corrisponde agli impegni.
trust_last = Seed della smazzata { $number }
trust_limits = Il server conosce le carte. Un giocatore che si impegna ma non rivela poteva scegliere tra due mescolate, e qui è nominato.
trust_nobody = Nessun giocatore ha aggiunto casualità a questa partita: il server avrebbe potuto scegliere le carte.
trust_one = Prima della partita il server mostra un hash che fissa i suoi seed per tutte le smazzate: dopo non può più cambiare le carte.
trust_opened = Rivelato da: { $names }
trust_opening = Un momento: si rivelano i segreti.
trust_promise = Hash della smazzata { $number }
trust_promised = Impegni di: { $names }
trust_three = Dopo la smazzata si mostra il seed, e chiunque può ridistribuire le stesse carte e confrontare.
trust_title = La distribuzione è leale?
trust_two = La pagina di ogni giocatore si impegna su un numero segreto e lo rivela solo quando tutti gli impegni sono fissati. Così nessuno può scegliere le carte, nemmeno il server, purché un solo giocatore onesto abbia rivelato il suo.
trust_verify = Verifica una smazzata
trust_withheld = Impegno preso ma non rivelato: { $names }
ui_again = Riprova
ui_close = Chiudi
ui_home = RummyKit: pagina iniziale
ui_loading = Caricamento…
ui_name = Il tuo nome
ui_name_hint = Come ti chiamano gli amici
verify_broken = il seed non corrisponde all’hash mostrato
verify_chance_broken = { $name }: ciò che è stato rivelato non è ciò che era stato impegnato
verify_chance_kept = { $name }: casualità aggiunta come da impegno
verify_chance_none = { $name }: casualità aggiunta senza impegno preso prima
verify_chance_withheld = { $name }: impegno preso, casualità non rivelata
verify_check = Verifica
verify_deal = Smazzata { $number }
verify_draw = alla mossa { $move } { $name } ha pescato { $dealt }; la registrazione dice { $told }
verify_good = corrisponde, carte confrontate: { $count }
verify_hand = { $name } ha ricevuto { $dealt }; la registrazione dice { $told }
verify_move = una mossa non è coerente: { $text }
verify_no = Sono diverse.
verify_no_promise = la registrazione non contiene l’hash mostrato
verify_nobody = Nessun giocatore ha aggiunto casualità impegnata in anticipo: il server avrebbe potuto scegliere queste carte.
verify_nothing = nessuna carta
verify_open = Apri un file
verify_record = Registrazione
verify_sentence = Incolla o apri la registrazione di una partita: ogni smazzata si ridistribuisce dal suo seed e si confronta.
verify_title = Si è distribuito lealmente?
verify_upcard = la carta scoperta era { $dealt }; la registrazione dice { $told }
verify_yes = Corrispondono: ogni smazzata è quella su cui ci si era impegnati.
waiting_all_here = Ci siete tutti.
waiting_away = non connesso
waiting_bot = Bot
waiting_change = Cambia questo tavolo
waiting_change_save = Cambia
waiting_changed = { $name } ha cambiato: { $what }
waiting_code = Oppure leggi questo codice ad alta voce
waiting_copied = Copiato
waiting_copy = Copia
waiting_copy_by_hand = Il link è selezionato: copialo da qui.
waiting_empty = Libero
waiting_fact = { $what }: { $value }
waiting_for_many = Si aspettano altri { $count } giocatori.
waiting_for_one = Si aspetta ancora un giocatore.
waiting_host = organizzatore
waiting_host_starts = La partita la fa cominciare { $name }.
waiting_link = Manda questo link ai tuoi amici
waiting_no_line = Connessione persa. La tua richiesta verrà inviata di nuovo appena torna.
waiting_qr = Mostra come codice QR
waiting_qr_alt = Codice QR del link
waiting_seat_bot = Dallo a un bot
waiting_seat_free = Liberalo
waiting_seats = Posti
waiting_share = Condividi
waiting_share_text = Gioca con me a { $game }
waiting_side = Parte { $number }
waiting_sides_note = I compagni siedono di fronte e giocano insieme.
waiting_sit_here = Siediti qui
waiting_start = Comincia
waiting_start_bot = Comincia con un bot
waiting_start_bots = Comincia con { $count } bot
waiting_start_note = I bot prendono i posti liberi.
waiting_time = Tempo per turno
waiting_unheard = La connessione si è interrotta prima della risposta, e intanto il tavolo è cambiato. Se la tua richiesta non è stata eseguita, premi di nuovo.
waiting_visiting = Qui possono sedersi bot di altri
waiting_you = tu
write_label = Scrivi al tavolo
write_note = Lo legge solo chi siede qui. Il server lo dimentica quando tutti se ne sono andati.
write_report = Segnala
write_reported = Segnalato a chi gestisce questo server. Non vedi più ciò che scrive questa persona.
write_send = Invia
write_title = Messaggi
