account_added_ask = Has iniciado sesión. Añade aquí una llave de acceso y, la próxima vez, este dispositivo iniciará sesión por sí solo.
account_already = Este dispositivo ya tiene una llave de acceso para esta cuenta.
account_average = Puesto medio
account_best = Mejor resultado
account_cancelled = No se ha cambiado nada: el dispositivo canceló la solicitud.
account_code_label = Código de ese dispositivo, o tu código de recuperación
account_code_note = En ese dispositivo: Cuenta, Dispositivos, «Iniciar sesión en otro dispositivo».
account_code_title = ¿Sesión iniciada en otro sitio, o clave perdida?
account_create = Crear una cuenta
account_create_do = Crear con llave de acceso
account_curve =
    { $count ->
        [one] { $game }: valoración de { $from } a { $to } en { $count } partida
       *[other] { $game }: valoración de { $from } a { $to } en { $count } partidas
    }
account_data = Mis datos
account_delete = Eliminar la cuenta
account_delete_no = Conservarla
account_delete_sure = Tus partidas, tus valoraciones y tus llaves de acceso se eliminan para siempre. Los registros de mesas terminadas se conservan, con «N. N.» en tu asiento, y también los retos creados a partir de tus partidas, que no contienen nombres.
account_delete_yes = Eliminar para siempre
account_deleted = La cuenta se ha eliminado.
account_devices = Dispositivos
account_export = Descargar todo
account_game = Juego
account_history = Partidas terminadas
account_history_none = Todavía no hay partidas terminadas.
account_link = Iniciar sesión en otro dispositivo
account_link_what = Escanéalo con el otro dispositivo o escribe allí el código. Sirve una sola vez, durante { $minutes } minutos. No se lo enseñes a nadie más.
account_localhost = Abre la misma página en { $address }
account_lose_advice = Si pierdes este dispositivo, pierdes la cuenta. Añade una clave de acceso en otro dispositivo o crea un código de recuperación.
account_matches = Partidas
account_more = Más
account_name = Nombre de la cuenta
account_none = Este servidor no tiene cuentas. Todos juegan como invitados.
account_passkey_add = Añadir una llave de acceso en este dispositivo
account_passkey_made = creada { $when }
account_passkey_remove = Quitar
account_passkey_remove_this = Quitar la llave de acceso de { $name }
account_passkey_used = usada { $when }
account_passkey_what = Una llave de acceso se guarda en tu dispositivo y se desbloquea como él: con la huella, la cara o el PIN. Sin contraseña ni dirección de correo.
account_passkeys = Llaves de acceso
account_place = Puesto { $place } de { $players }
account_points =
    { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
account_rating = Valoración
account_rating_give = { $rating } ± { $give }
account_rating_what = Una valoración empieza en 1500. La cifra que sigue a ± indica cuánto puede desviarse; se reduce con cada partida valorada.
account_recovery = Código de recuperación
account_recovery_anew = Crear otro
account_recovery_keep = Apúntalo y guárdalo en un lugar seguro: solo se muestra ahora.
account_recovery_made = Creaste un código de recuperación { $when }. Uno nuevo lo sustituye.
account_recovery_make = Crear un código de recuperación
account_recovery_what = Con él inicias sesión una vez si has perdido todas tus claves de acceso.
account_rename = Cambiar
account_renamed = Cambiado.
account_replay = Repetición
account_sentence = Nadie necesita una cuenta para jugar. Con ella conservas tus partidas, estadísticas y valoraciones en todos tus dispositivos.
account_session_end = Cerrar sesión
account_session_end_this = Cerrar la sesión de { $name }
account_session_here = aquí
account_session_since = desde { $when }
account_sessions = Sesiones iniciadas
account_sign_in = Iniciar sesión
account_sign_in_do = Iniciar sesión con llave de acceso
account_sign_out = Cerrar sesión
account_since = Cuenta desde { $date }
account_statistics = Estadísticas
account_title = Cuenta
account_unable = Las llaves de acceso necesitan HTTPS y un nombre de servidor. Este navegador no puede usarlas en esta dirección.
account_visiting_bots =
    { $count ->
        [one] con { $count } bot ajeno
       *[other] con { $count } bots ajenos
    }
account_waiting = Sigue las instrucciones de tu dispositivo…
account_won = Ganadas
admin_accounts = Cuentas
admin_act =
    { $what ->
        [ban] Bloquear
        [unban] Desbloquear
        [ban_network] Bloquear una dirección o red
        [unban_network] Desbloquear una red
        [sign_out] Cerrar sesión en todas partes
        [end_session] Cerrar una sesión
        [link] Código de acceso creado
        [export] Exportar los datos
        [delete_account] Eliminar la cuenta
        [admin_on] Administración concedida
        [admin_off] Administración retirada
        [close_table] Cerrar la mesa
        [delete_table] Eliminar la mesa
        [close_tournament] Terminar el torneo
        [delete_tournament] Eliminar el torneo
        [announce] Anunciar algo
        [remove_announcement] Quitar el anuncio
       *[prune_tables] Mesas antiguas eliminadas
    }
admin_announcements = Anuncios
admin_banned = cuenta bloqueada
admin_bans = Bloqueos
admin_closed = cerrada: { $reason }
admin_confirm = Confirmar con tu llave de acceso
admin_confirm_why = Esta página vuelve a pedir tu llave de acceso cada cuarto de hora.
admin_days = Número de días (vacío: para siempre)
admin_find = Parte de un nombre, un id o un enlace
admin_for_ever = para siempre
admin_here = Mesas con gente ahora
admin_here_now = ahora presentes: { $count }
admin_log = Registro
admin_network = Dirección o red, como 203.0.113.0/24
admin_none = Ninguno
admin_nothing = No se ha encontrado nada.
admin_reason = Motivo
admin_reason_note = Lo leen las personas bloqueadas y las que llegan a una mesa cerrada. No nombres a nadie.
admin_role = administración
admin_search = Buscar
admin_tables = Mesas
admin_text = Lo que todos deben leer
admin_title = Administración
admin_tournaments = Torneos
admin_until = hasta el { $date }
app_name = RummyKit
away_account = Allí se guardan tu cuenta y tus partidas anteriores.
away_bot = Cuando se acaba el tiempo del turno, un bot toma el relevo.
away_clock = El reloj sigue corriendo.
away_for = ausente desde hace { $time }
away_home = Las mesas y los bots lo necesitan. La hoja de puntos, las reglas y las repeticiones que ya has abierto aquí funcionan sin él.
away_lesson = Los ejercicios que se juegan en la mesa se omiten hasta que vuelva.
away_lobby = Allí está la lista de mesas abiertas; aparecerán cuando vuelva la conexión.
away_now = { $name } no está.
away_puzzle = Este reto solo se puede jugar con él.
away_puzzles = El reto de hoy y algunos más funcionan sin él y cuentan cuando vuelva. Los retos contra el reloj lo necesitan.
away_referee = En este dispositivo, el árbitro solo responde sobre mesas de fichas, salvo Twist. Pregunta lo demás cuando vuelva la conexión.
away_replay = Un registro que se abrió o guardó en este dispositivo se puede ver sin él; los demás lo necesitan.
away_since = { $name } no está desde hace { $time }.
away_solver = En este dispositivo solo se resuelven mesas de fichas, salvo Twist, y manos de cartas sencillas. Pregunta lo demás cuando vuelva la conexión.
away_title = No se puede conectar con el servidor.
away_verify = Todo se reparte de nuevo en el servidor y se compara.
away_waits = La mesa espera.
back_title = Mientras no estabas:
bot_named = { $name } (bot)
bot_visiting = Bot ajeno
bots_copy_by_hand = El token está seleccionado: cópialo de aquí.
bots_docs = La API para bots
bots_make = Crear un token
bots_name = Nombre del bot
bots_once = Solo se muestra una vez. Guárdalo donde solo tu programa lo encuentre.
bots_revoke = Revocar
bots_revoke_this = Revocar el token de { $name }
bots_sentence = Un programa tuyo puede jugar en las mesas que admiten bots. El token es su llave: quien lo tiene juega como tu bot.
bots_title = Mis bots
bots_token = Token de { $name }
bots_used = visto por última vez { $when }
clock_bank = Reserva
clock_left =
    { $seconds ->
        [one] Queda { $seconds } segundo
       *[other] Quedan { $seconds } segundos
    }
clock_low = Quedan diez segundos.
club_ask = Invitar al club a esta mesa
club_asked = Los miembros están invitados. Lo ven en todas las páginas de aquí.
club_back = Al club
club_calendar = Añadir a mi calendario
club_coming = Voy
club_consent = Los miembros ven tu nombre, tus partidas en las mesas del club y si vas a sus citas. Puedes irte cuando quieras.
club_date = Cita fija
club_date_before = Avisar a los miembros
club_date_before_hours = { $count } h antes
club_date_before_none = Nunca
club_date_change = Cambiar la cita
club_date_day = Primer día
club_date_end = No más citas
club_date_every = Con qué frecuencia
club_date_last = Siempre el último de esos días del mes
club_date_month = Cada mes, el mismo día de la semana
club_date_none = El anfitrión no ha fijado ninguna cita.
club_date_once = Una vez
club_date_save = Guardar la cita
club_date_set = Fijar una cita
club_date_time = Hora
club_date_two_weeks = Cada dos semanas
club_date_week = Cada semana
club_date_zone = Zona horaria
club_evenings = Veladas pasadas
club_evenings_none = Aquí aparecen las partidas terminadas en mesas del club.
club_host = Anfitrión
club_invite = Invitar a gente
club_invited = { $host } te invita al club «{ $name }».
club_join = Unirme al club
club_keep = No quitar
club_leaders = Clasificación
club_leaders_none = Aún no hay partidas para esta selección.
club_leaders_what = Cuentan las partidas en mesas del club en las que jugaron al menos dos personas. Los compañeros ganan juntos.
club_leave = Dejar el club
club_leave_last = Eres el último miembro: el club y sus veladas pasadas se borrarán.
club_leave_sure = Dejarás de ver el club. Tus resultados quedan en las veladas pasadas.
club_make_host = Pasar la organización a { $name }
club_members = Miembros: { $count }
club_mine = Mis clubes
club_name = Nombre del club
club_new = Fundar un club
club_none = Aún no estás en ningún club. Funda uno o abre el enlace de una invitación.
club_not_coming = No voy
club_period = Periodo
club_period_all = Desde siempre
club_period_evening = Última velada
club_period_month = Este mes
club_period_year = Este año
club_played_with = con { $names }
club_remind_me = Avisarme de las citas
club_remind_note = En los navegadores donde hayas permitido notificaciones y por correo si has dado una dirección.
club_remove = Quitar a { $name }
club_remove_sure = { $name } dejará de ver el club. Los resultados quedan en las veladas pasadas.
club_rename = Cambiar el nombre del club
club_renew = Crear un enlace nuevo
club_renew_note = El enlace anterior deja de funcionar.
club_sentence = La gente con la que juegas a menudo: mesas propias, clasificación propia y todas las veladas pasadas.
club_share_text = Únete a nuestro club «{ $name }»
club_share_won = Proporción
club_soon = { $name } se reúne: { $when }
club_stay = Quedarme
club_table_new = Mesa nueva
club_table_next = Elegir plazas y reglas
club_table_waits = { $name } espera. Plazas libres: { $count }
club_tables = Mesas
club_tables_none = Ahora nadie espera ni juega.
club_tables_now = Mesas ahora: { $count }
club_title = Clubes
club_who_comes = Vienen: { $names }
club_who_not = No vienen: { $names }
club_won_by = Ganó: { $names }
condition_met = (hecho)
condition_not_met = (todavía no)
contract_groups =
    { $count ->
        [one] { $count } grupo de { $length }
       *[other] { $count } grupos de { $length }
    }
contract_is = Contrato: { $melds }
contract_runs =
    { $count ->
        [one] { $count } escalera de { $length }
       *[other] { $count } escaleras de { $length }
    }
docs_sentence = Todos los puntos de acceso de este servidor, lo que acepta cada uno y lo que devuelve.
docs_title = API
draft_no_line = La conexión se cortó antes de que llegara la respuesta. No se ha perdido nada.
draft_not_arrived = Ya estás de vuelta. Tu última jugada no llegó: hazla otra vez, por favor.
draft_not_from_rack =
    { $family ->
        [tiles] Al atril solo pueden volver las fichas que has bajado en este turno.
       *[other] A la mano solo pueden volver las cartas que has bajado en este turno.
    }
draft_own_set =
    { $value ->
        [one] { $value } punto
       *[other] { $value } puntos
    }
draft_put_back = La mesa está como antes. «Deshacer» recupera tu borrador.
end_big_gin = { $name }: ¡gran gin!
end_blocked = El mazo se ha acabado y la carta descubierta fue rechazada: gana quien tiene menos puntos.
end_blocked_counted = El mazo se ha acabado y los descartes fueron rechazados: se cuentan las cartas de todos.
end_blocked_nobody = El mazo se ha acabado y nadie ha cerrado.
end_called =
    { $called ->
        [draw] { $name }: comparación pedida.
       *[other] { $name }: mano terminada antes de robar.
    }
end_called_beaten =
    { $called ->
        [draw] { $name }: comparación pedida, pero otro jugador tenía los mismos puntos o menos.
       *[other] { $name }: mano terminada antes de robar, pero otro jugador tenía los mismos puntos o menos.
    }
end_capped = { $count } puntos, lo máximo que pueden contar ({ $held } en la mano)
end_come_in = Volver a entrar
end_coming_in = Estás fuera. Puedes volver a entrar con { $count } puntos.
end_dealt = Unas cartas repartidas han terminado la mano.
end_dealt_shown = { $name }: cartas repartidas a la vista, { $points }.
end_declared = { $name }: mano válida declarada.
end_exhausted = La reserva se ha acabado y nadie podía jugar: gana quien tiene menos puntos.
end_exhausted_nobody =
    { $family ->
        [tiles] La reserva se ha acabado y nadie ha cerrado.
       *[other] El mazo se ha acabado y nadie ha cerrado.
    }
end_face_down = { $name }: cierre con la última carta boca abajo.
end_follow = Ir a la mesa nueva
end_gin = { $name }: ¡gin!
end_held = Lo que tenía cada jugador
end_home = Otros juegos
end_in_hand =
    { $family ->
        [tiles] En el atril: { $points }
       *[other] En la mano: { $points }
    }
end_laid = Lo que se bajó
end_match_shared = { $names } comparten el primer puesto
end_match_won = { $name } ha ganado la partida
end_match_you = Has ganado la partida
end_next = Siguiente mano
end_nobody = No ha ganado nadie
end_none = nada
end_out_beaten =
    { $by ->
        [side] { $name }: cierre, pero el otro bando tiene más puntos.
       *[other] { $name }: cierre, pero otro jugador tiene más puntos.
    }
end_out_first_drop = retirada temprana
end_out_left_table = salida de la partida
end_out_middle_drop = retirada tardía
end_out_missed_turns = turnos perdidos
end_out_wrong_declaration = declaración errónea
end_reckoning = Cómo se calcularon los puntos
end_rematch = Revancha
end_round_won = Ganan la ronda: { $names }
end_see_result = Volver al resultado
end_see_table = Mostrar la mesa
end_shared = { $names } comparten la victoria
end_skipped_why = La mano queda anulada otra vez. Nadie puntúa y sigue la mano siguiente.
end_stay_out = Quedarme fuera
end_stock_gone = El mazo se ha acabado: gana quien tiene menos puntos.
end_turns_over = Se acabaron los turnos. Las manos se ordenan por sus puntos; las que no tienen combinaciones van al final.
end_undercut = { $knocker }: ¡golpe con contragolpe!
end_void = La mano queda anulada
end_void_last = Nadie golpeó antes de las últimas cartas del mazo. Reparte de nuevo el mismo repartidor.
end_void_pairs = Las primeras bajadas de todos fueron en pares. Vuelve a empezar el mismo jugador.
end_void_why = El mazo se acabó demasiadas veces. Reparte de nuevo el mismo repartidor.
end_won = { $name } ha ganado la mano
end_you_won = Has ganado la mano
evening_all_games = Todos los juegos
evening_bad_newer = Este archivo es de una versión más nueva de RummyKit.
evening_bad_other = Este archivo no contiene veladas.
evening_bad_spoilt = Está dañado y no se puede leer.
evening_best = Mejor mano
evening_chips = Fichas de apuesta
evening_closed = Este navegador no guarda nada.
evening_delete = Borrar
evening_delete_all = Borrar todo
evening_delete_no = Conservar
evening_delete_sure = Las hojas de puntos y las fotos desaparecerán de este dispositivo.
evening_evenings = Veladas
evening_file = Guardar como archivo
evening_go_on = Seguir con esta hoja
evening_import = Leer un archivo
evening_join = Unir dos nombres
evening_join_name = Este nombre
evening_join_to = es la misma persona que
evening_joined = { $name } cuenta como { $other }
evening_keep = Guardar aquí
evening_matches = Partidas
evening_missing = Esta velada no está guardada en este dispositivo.
evening_none = Todavía no hay nada guardado. Una hoja de puntos aparece aquí en cuanto tiene la primera mano.
evening_note = Solo cuentan como jugadas las partidas terminadas; los puntos, en todas.
evening_one = Velada
evening_pair = Compañeros
evening_photo_add = Añadir una foto de lo que le queda a { $name }
evening_photo_keep = Guardar la foto
evening_photo_kept = La foto está guardada.
evening_photo_of = Lo que le quedó a { $name }
evening_photo_remove = Quitar esta foto
evening_photos = Fotos de lo que quedó
evening_points = Puntos
evening_send = Enviar como archivo
evening_separate = Separar
evening_share = Compartir
evening_share_note = Ningún servidor recibe lo que contiene el enlace. Las fotos solo van en el archivo.
evening_shared = Alguien ha compartido esta velada contigo.
evening_statistics = Estadísticas
evening_taken = Hojas de puntos añadidas: { $count }
evening_taken_none = Todo lo que contiene ya está guardado aquí.
evening_title = Veladas
evening_uncounted = sin contar del todo todavía
evening_unfinished = sin terminar
evening_wins = Ganadas
evening_won = Victoria: { $names }
evening_worst = Peor mano
fact_can_go_out = Puedes cerrar
fact_can_go_out_regrouped = Con otros grupos puedes cerrar
fact_contract = { $length }
fact_contract_group = Grupo de { $length }
fact_contract_run = Escalera de { $length }
fact_contract_whole_hand = Todas las cartas, sin descarte
fact_countdown = De { $points } hasta 0
fact_deadwood = Cartas sueltas: { $points }
fact_deadwood_best = Cartas sueltas: { $points }, mínimo { $best }
fact_dealer = Reparte: { $seat }
fact_deals = Mano { $number } de { $count }
fact_dublees = Dublees: { $count } de { $wanted }
fact_extra_deal = Mano extra
fact_extra_game = Mano extra
fact_first_contract = Grupos { $groups }, escaleras { $runs }
fact_first_contract_any = Contrato: del as al rey
fact_first_contract_colour = Contrato: as a rey rojo o negro
fact_first_contract_groups = Contrato: grupos de { $groups }
fact_first_contract_runs = Contrato: escaleras de { $runs }
fact_first_meld = Primera bajada: { $minimum }
fact_first_meld_pairs =
    { $count ->
        [one] o { $count } par
       *[other] o { $count } pares
    }
fact_first_meld_taken = Primera bajada con carta tomada
fact_games = Mano { $number } de { $count }
fact_knock = Golpear con { $limit }
fact_knock_any = Golpear en cualquier momento
fact_knock_gin = Golpear con gin
fact_knock_limit = Golpear con { $limit } o menos
fact_knock_limit_gin = Golpear solo con gin
fact_knock_limit_none = Golpear en cualquier momento
fact_loose = Sueltas: { $count }
fact_lowest_wins = Gana la puntuación más baja
fact_melds = Combinaciones: { $count }
fact_melds_wanted = Combinaciones de { $melds }
fact_melds_worth = Combinaciones por valor de { $points }
fact_opening = { $value } de { $minimum }
fact_opening_pairs = { $value } de { $minimum } pares
fact_out_at = Eliminado con { $points }
fact_point_value = { $amount } por punto
fact_points = Puntos en la mano: { $points }
fact_points_best = En el mejor caso: { $best }
fact_points_no_pure = Sin escalera pura, todas: { $points }
fact_points_times = Puntos en la mano: { $held } × { $times } = { $points }
fact_points_unlaid = Nada bajado: { $held } × { $times } = { $points }
fact_points_unopened = Sin primera bajada: { $points }
fact_pot = Bote: { $amount }
fact_pure_life = Vida pura
fact_pure_runs = Escaleras puras: { $count } de { $wanted }
fact_pure_runs_wanted = { $count } escaleras puras, nada suelto
fact_second_life = Segunda vida
fact_single_deal = Una mano lo decide
fact_single_game = Una mano lo decide
fact_starter = Empieza: { $seat }
fact_target = A { $points } puntos
fact_tiles_away = como mínimo, { $count } más
fact_trash = Sobras: { $points }
fact_turns = Turno { $number } de { $count }
fact_two_lives = Dos vidas, una de ellas pura
fact_whole_hand = Todas las cartas de una vez
fact_wild = Comodín: { $rank }
fact_wild_cut = Comodines: { $rank }, { $upper } y { $lower }
fact_wild_tile = Okey: { $tile }
fact_wild_unneeded = Se puede ahorrar: { $card }
fact_wins = Victorias necesarias: { $count }
felt_at_once = Las combinaciones se quedan en la mano hasta que se puedan bajar todas las cartas.
felt_at_once_tiles = Las combinaciones se quedan en el atril hasta que se pueda mostrar entero.
felt_declared = Las combinaciones se quedan en la mano hasta que alguien declare.
felt_discards_by = Descartes por jugador
felt_discards_of = { $name }: descartes
felt_first_meld = Sin mínimo para la primera bajada
felt_first_set = Sin mínimo para la primera bajada
felt_knocked = Las combinaciones se quedan en la mano hasta que alguien golpee.
felt_more_above = Más arriba
felt_more_below = Más abajo
felt_shown = Las combinaciones se quedan en la mano hasta el último turno.
felt_taken_of = { $name }: cartas tomadas
felt_turned_up = Descubierta
friend_accept = Aceptar
friend_add_who = Añadir a amigos: { $name }
friend_ask_all = Invitar a todos los que están aquí
friend_ask_note = Ven la invitación en todas las páginas de aquí durante media hora.
friend_ask_title = Invitar a amigos
friend_asked = Invitado
friend_asked_who = Solicitud enviada: { $name }
friend_choose = Elige con quién quieres jugar y a qué.
friend_code = Tengo el código de un amigo
friend_decline = Rechazar
friend_door_here = Aquí ahora: { $count }
friend_end = Quitar de amigos: { $name }
friend_end_no = Conservar
friend_end_sure = { $name } y tú dejaréis de ver si el otro está aquí. { $name } no recibirá ningún aviso.
friend_end_yes = Quitar
friend_full = En la mesa de { $name } ya no quedan sitios libres.
friend_here = aquí ahora
friend_last = última partida juntos: { $game }, { $when }
friend_lately = aquí en el último día
friend_link_already = { $name } y tú ya erais amigos.
friend_link_code = O dicta el código:
friend_link_done = { $name } y tú ya sois amigos.
friend_link_end = Retirar enlaces sin usar ({ $count })
friend_link_label = Enlace para una persona
friend_link_make = Crear un enlace
friend_link_note = Envíalo a alguien que conozcas. Sirve una sola vez, durante { $days } días.
friend_link_text = Añádeme a tus amigos en RummyKit
friend_link_title = Añadir con un enlace
friend_never_again = No más solicitudes de { $name }
friend_none = Todavía no tienes amigos aquí. Añádelos después de una partida o envíales un enlace.
friend_playing = jugando una partida
friend_sentence = Mira quién está aquí ahora e invita a jugar.
friend_show = Los demás ven que estoy aquí
friend_show_note = Lo ven tus amigos y los miembros de tus clubes, pero no en qué mesa juegas.
friend_title = Amigos
friend_waiting = Sin respuesta todavía: { $names }
friend_wants = { $name } quiere añadirte a sus amigos.
friend_wants_note = Los amigos ven si el otro está aquí y pueden invitarse a jugar.
friends_allow = Permitir que vuelvan a invitarme
friends_also = con { $names }
friends_ask = Invitar a jugar
friends_asked = Invitados: { $names }. Ven la invitación en todas las páginas de aquí durante media hora; la partida empieza cuando hayan llegado todos.
friends_asking = Invitando…
friends_asks = { $name } te invita a jugar
friends_asks_game = { $name } te invita a jugar a { $game }.
friends_end = Invitar otra vez a { $names }
friends_forget = Quitar de esta lista: { $names }
friends_join = Unirme
friends_never = No más invitaciones de { $name }
friends_never_done = { $name } ya no puede invitarte y no se le avisa.
friends_not_now = Ahora no
friends_silenced = Personas que no pueden invitarte: { $count }
friends_their_rules = Sus reglas de la casa: { $count }
friends_title = Volver a jugar con
go_arrival = { $name } todavía no ha llegado: el reloj espera hasta { $time }.
go_join = Unirme a la mesa nueva
go_next_in = La siguiente mano empieza como máximo en { $time }.
go_ready = Listos: { $names }
go_rematch_in = La mesa nueva se abre en { $time }, con los que estén listos.
go_resume_in = El juego se reanuda como máximo en { $time }.
go_waiting = Esperando a { $names }
go_you_ready = ¡Listo!
hand_arrange = Ordenar
hand_drawn = recién robada
hand_dublee = dublee
hand_group_heard =
    { $amount ->
        [1] Grupo { $number }, { $what }, { $count } carta
       *[other] Grupo { $number }, { $what }, { $count } cartas
    }
hand_impure_run = escalera
hand_jokers = comodines
hand_key_arrange = Ordenar la mano
hand_key_cards = Carta siguiente, grupo siguiente
hand_key_enter = Lo mismo que el botón principal (salvo si termina la mano)
hand_key_group = Agrupar la selección
hand_key_menu = Adónde puede ir la carta
hand_key_move = Mover la carta en la mano
hand_label =
    { $amount ->
        [1] Tu mano, { $cards } cartas, { $groups } grupo
       *[other] Tu mano, { $cards } cartas, { $groups } grupos
    }
hand_loose_cards = sueltas: { $count }
hand_make_group = Agrupar
hand_meld = combinación
hand_menu = Mover a…
hand_move_here = Mover la selección aquí
hand_new_group_here = Empezar un grupo aquí
hand_next_card = La carta siguiente
hand_place = fila { $ledge }, lugar { $place }
hand_previous_card = La carta anterior
hand_pure_run = escalera pura
hand_select_group = Seleccionar estas cartas
hand_sorting = Orden de las cartas
hand_started = { $cards } + una
hand_started_heard = falta una carta
hand_started_short = + una
hand_to_loose = Cartas sueltas
hand_to_new_group = Un grupo nuevo
hand_tunnela = tunnela
hand_undo = Deshacer el orden
hand_wild = comodín
hint_again = Mostrar en la mesa
hint_ask = Pista
hint_buy = Compra el descarte.
hint_call = Canta «¡Rummy!» en la combinación señalada.
hint_call_end = Termina la mano ahora.
hint_claim = Reclama el descarte con { $cards }.
hint_declare = Declara, con { $card } en la pila de descartes.
hint_declare_pairs = Declara pares.
hint_discard = Descarta { $card }.
hint_done = No añadas más.
hint_draw =
    { $family ->
        [tiles] Roba de la reserva.
       *[other] Roba del mazo.
    }
hint_drop = Retírate de esta mano.
hint_fight = Lucha.
hint_force = Impón la carta.
hint_go_out = Cierra con { $cards }.
hint_knock = Golpea.
hint_lay_off = Añade { $cards } a la combinación señalada.
hint_mark = pista
hint_meld = Baja { $cards }.
hint_more = Muéstrame cuál
hint_open = Haz tu primera bajada con { $cards }.
hint_pass = Pasa.
hint_pass_drawn = Pasa: no hay nada que bajar.
hint_pass_on = Pasa { $card }.
hint_pass_tiles =
    { $family ->
        [tiles] No conviene bajar nada: roba una ficha.
       *[other] No conviene bajar nada: roba una carta.
    }
hint_play = Hacerlo
hint_rearrange =
    { $family ->
        [tiles] Así bajas el máximo de fichas; un comodín se guarda salvo que te permita bajar dos más. Termina tu turno o deshaz.
       *[other] Así bajas el máximo de cartas. Termina tu turno o deshaz.
    }
hint_show = Muestra { $cards }.
hint_show_dealt = Muestra tus cartas.
hint_show_indicator = Muestra la ficha igual al indicador.
hint_show_none = No hay ninguna combinación que mostrar.
hint_swap = Cambia el joker por { $card }.
hint_take =
    { $family ->
        [tiles] Toma la ficha señalada de la pila de descartes.
       *[other] Toma la carta señalada de la pila de descartes.
    }
hint_take_card = Toma { $card } de la pila de descartes.
hint_take_pile = Toma la pila de descartes.
hint_take_pile_with = Toma la pila de descartes con { $cards }.
hint_where = Mira las cartas resaltadas.
home_against =
    { $count ->
        [one] Rivales: { $count } bot, { $level }
       *[other] Rivales: { $count } bots, { $level }
    }
home_all = Mostrar todos los juegos
home_all_games = Los { $count } juegos
home_code = Ir a la mesa o al torneo { $code }
home_dealing = Repartiendo…
home_doors = Otras páginas
home_favourite = Favorito: { $game }
home_filter = Filtrar
home_filter_minutes = Máximo de minutos
home_filter_players = ¿Cuántas personas juegan?
home_find = Buscar un juego
home_find_clear = Borrar la búsqueda
home_find_or_code = Juego o código
home_found = Juegos: { $count }
home_friends = Con amigos
home_go_on = Seguir jugando
home_guest = Invitado
home_minutes = { $range } minutos
home_nearest = Lo más parecido:
home_no_games = Este servidor no ofrece juegos.
home_none = Aquí ningún juego se llama «{ $query }».
home_none_fits = Ningún juego cumple todo esto.
home_not_affiliated = RummyKit no tiene relación con los fabricantes de Rummikub. El nombre es una marca suya y se usa solo para indicar de qué reglas se trata.
home_offline = Estás sin conexión
home_offline_long = Tus mesas están a salvo en el servidor. Los juegos volverán en cuanto haya conexión.
home_opponents = Rivales
home_place_play = Jugar
home_place_together = Juntos
home_play = Jugar ya
home_players = { $range } jugadores
home_rules = Reglas
home_sentence = Juega ya contra bots, o envía un enlace a tus amigos para jugar juntos.
home_shelf_asia = Asia
home_shelf_canasta = Canasta
home_shelf_contract = Contratos
home_shelf_indian = Indios
home_shelf_knock = Golpear y gin
home_shelf_romme = Rommé y kaluki
home_shelf_rummy = Rummy
home_shelf_tiles = Fichas
home_title = Rummy con fichas o cartas
home_tool_pad = Lleva los puntos
home_tool_referee = ¿Está permitido?
home_tool_replay = Una partida, jugada a jugada
home_tool_solver = ¿Cuál es la mejor jugada?
home_yours = Tus juegos
join_begun = La partida ha empezado sin ti.
join_invited = { $name } te invita a la mesa.
join_own_table = Crear una mesa propia
join_sit = Sentarme
join_sitting = Sentándote…
join_watch = Mirar
leaders_how = Para aparecer aquí, juega { $count } partidas valoradas de un juego, una de ellas en los últimos tres meses, y elige figurar en la lista.
leaders_least = Como mínimo
leaders_mine = Tu puesto: { $place }
leaders_name = Jugador
leaders_none = Aquí todavía no figura nadie.
leaders_place = Puesto
leaders_sentence = Los mejores jugadores en partidas valoradas, entre los que quieren figurar.
leaders_show = Quiero figurar entre los mejores
leaders_show_note = Todos pueden ver tu nombre, tus valoraciones y cuántas partidas valoradas has jugado. Desactivado hasta que lo actives.
leaders_title = Los mejores
leaders_what = Los puestos se ordenan por lo que una valoración es como mínimo: tres desviaciones típicas por debajo. Por eso jugar más partidas ayuda, aunque la valoración no cambie.
leaders_you = { $name } (tú)
learn_again = Empezar de nuevo
learn_all_games = Todas las lecciones
learn_begin = Empezar
learn_check = Comprobar
learn_choose_all = Elige todas las correctas.
learn_did_knocked = ha golpeado
learn_did_went_out = ha cerrado
learn_done_all = Aprendido
learn_done_of = { $done } de { $count }
learn_each_counts = Lo que cuenta:
learn_end = Fin de la lección
learn_end_all = Has aprendido todo lo que enseña.
learn_end_some = Vale la pena repasar las tareas marcadas.
learn_game = Aprender { $game }
learn_hand_counts = { $name }, restantes: { $count }
learn_in_melds = En combinaciones, no cuenta nada:
learn_known = Juegos que conozco
learn_known_fewer = { $count } de { $whole } tareas: solo las que son distintas de { $game }.
learn_known_none = Ningún juego parecido
learn_known_plain = { $game } sin reglas de la casa
learn_laid = bajado
learn_later = Más tarde
learn_learned = aprendido
learn_missing = Te faltan: { $count }.
learn_next = Siguiente tarea
learn_none_left = no queda nada
learn_nothing_new = La lección de este juego enseña las mismas reglas que la de { $game }: no hay nada nuevo que aprender.
learn_open = pendiente
learn_other = Es válido, pero no es lo que se pedía.
learn_play = Jugar una partida ahora
learn_puzzles = Retos de este juego
learn_repeat = para repetir
learn_right_mark = correcto
learn_rule = La regla
learn_sentence = Cada juego tiene una lección de ocho a trece tareas, en el orden de un turno. Muchas terminan con tres sobre cómo jugar bien.
learn_short = Aprender
learn_show = Mostrar la respuesta
learn_shown = Esta es la respuesta.
learn_step = Tarea { $number } de { $count }
learn_title = Aprender jugando
learn_to_end = Terminar
learn_well = Jugar bien
learn_wrong_mark = incorrecto
left_gave_up = { $name } (dejó la partida)
left_match = { $name } ha dejado la partida.
left_plays_on = { $name } se ha ido; { $bot } toma el relevo.
left_rated = Esta partida es valorada: el resultado cuenta para tu valoración aunque te vayas.
left_sent_away = { $name } ya no está en la mesa por decisión del anfitrión; { $bot } toma el relevo.
left_then = { $first }, luego { $second }
line_all_wild_books = Libros de comodines
line_bonus_cards = Cartas expuestas
line_clean_books = Libros limpios
line_clean_burracos = Burracos limpios
line_concealed = Cierre en un solo turno
line_counted = Combinaciones y premios
line_dirty_books = Libros sucios
line_dirty_burracos = Burracos sucios
line_feet = Pie no tomado
line_going_out = Cierre
line_hands = Quedan en la mano
line_kept = El juego está en pausa; tu última jugada se conserva.
line_melded = Cartas bajadas
line_mixed_books = Canastas mixtas
line_natural_books = Canastas naturales
line_pozzetti = Muerto no tomado
line_semi_books = Libros semilimpios
line_semi_burracos = Burracos semilimpios
line_sum = Total
line_wild_books = Canastas de comodines
line_wild_burracos = Burracos de comodines
lobby_any_game = Todos los juegos
lobby_at = Mesa de { $host }
lobby_at_least = { $count } o más
lobby_bots = Se admiten bots
lobby_code = Código de una mesa
lobby_code_go = Ir
lobby_code_note = Seis letras, como { $example }.
lobby_free = Asientos libres: { $free } de { $seats }
lobby_game = Juego
lobby_house_rules = Reglas de la casa: { $count }
lobby_in_play = En juego
lobby_make = Crear una mesa
lobby_none = Ahora no espera nadie. Crea una mesa y deja que otros la encuentren.
lobby_seats = Asientos libres
lobby_sentence = Siéntate en una mesa donde alguien espera, o mira una partida en curso.
lobby_sit = Sentarme
lobby_title = Mesas abiertas
lobby_watch = Mirar
log_answered_no = { $name }: «No, no cierres».
log_answered_yes = { $name }: «Sí, cierra».
log_asked = { $name }: «¿Puedo cerrar?».
log_bonus_laid_out = { $name }: { $cards } a la vista.
log_borrowed = { $name }: { $card } tomada de una combinación.
log_bought = { $name }: { $card } comprada.
log_called = { $name }: ¡Rummy! Se lleva { $card }.
log_careless_laid_off =
    { $family ->
        [tiles] { $name }: penalización, esa ficha se podía añadir a una combinación.
       *[other] { $name }: penalización, esa carta se podía añadir a una combinación.
    }
log_careless_meld = { $name }: penalización, esa carta completaba una combinación en la pila de descartes.
log_careless_out = { $name }: penalización, con ese descarte ha cerrado el siguiente jugador.
log_careless_wild = { $name }: penalización por descartar un okey.
log_claimed_group = { $name }: { $card } reclamada para un grupo (pon).
log_claimed_run = { $name }: { $card } reclamada para una escalera (chi).
log_cut = { $card } es la carta de corte: su valor y sus dos vecinas son comodines.
log_deal = Mano { $number }
log_discarded = { $name }: descarte, { $card }.
log_drew_card = { $name }: carta robada.
log_drew_face = { $name }: robo, { $piece }.
log_drew_tile = { $name }: ficha robada.
log_earlier = Las jugadas anteriores no figuran en la lista.
log_empty = Todavía no ha pasado nada.
log_end_called = { $name }: fin de la mano.
log_exhausted = Nadie puede seguir; la mano ha terminado.
log_forced = { $name }: { $card } impuesta.
log_fought = { $name }: a luchar.
log_indicator_shown = { $name }: a la vista la otra ficha { $card }.
log_knocked = { $name }: ¡golpe!
log_laid_hand = { $name }: todas las cartas a la mesa, { $cards }.
log_laid_off = { $name }: { $cards } a una combinación.
log_last_left = { $name }: sin más rivales en la mano.
log_loose = { $name }: { $tiles } de vuelta al atril.
log_melded = { $name }: { $cards } a la mesa.
log_missed = { $name }: turno perdido ({ $times }).
log_opened = { $name }: { $tiles } a la mesa, primera bajada de { $value }.
log_out_first_drop = { $name }: retirada temprana.
log_out_left_table = { $name }: fuera de la mesa.
log_out_middle_drop = { $name }: retirada tardía.
log_out_missed_turns = { $name }: demasiados turnos perdidos, fuera de la mano.
log_out_wrong_declaration = { $name }: declaración errónea, fuera de la mano.
log_pairs_declared = { $name }: juego a pares declarado.
log_passed = { $name }: paso.
log_passed_on = { $name }: carta pasada a { $to }.
log_passed_on_mine = Has pasado { $card } a { $to }.
log_passed_on_to_me = { $name }: { $card } para ti.
log_penalty =
    { $count ->
        [one] { $name }: { $count } ficha robada como penalización.
       *[other] { $name }: { $count } fichas robadas como penalización.
    }
log_penalty_cards =
    { $count ->
        [one] { $name }: { $count } carta robada como penalización.
       *[other] { $name }: { $count } cartas robadas como penalización.
    }
log_penalty_faces = { $name }: { $pieces } como penalización.
log_picked_up =
    { $called ->
        [pozzetto] { $name }: muerto de { $count } cartas, tomado.
       *[other] { $name }: pie de { $count } cartas, tomado.
    }
log_played = { $name }: { $tiles } a la mesa.
log_put_down = { $name }: carta para pasar lista.
log_rummikub = { $name }: ¡Rummikub!
log_shown = { $name }: { $cards } a la vista.
log_shown_none = { $name }: sin combinaciones que mostrar.
log_skipped = La mano queda anulada; sigue la siguiente.
log_start_again = Empate, se saca otra vez: { $round }.
log_start_deals = { $name }: repartidor.
log_start_drew = { $name } { $piece }
log_start_highest_begins =
    { $family ->
        [tiles] Empieza el número más alto.
       *[other] Empieza la carta más alta.
    }
log_start_highest_deals = { $name }: repartidor con la carta más alta.
log_start_joker =
    { $family ->
        [tiles] Un comodín no cuenta, se saca otra vez: { $round }.
       *[other] Un joker no cuenta, se saca otra vez: { $round }.
    }
log_start_lowest_deals = { $name }: repartidor con la carta más baja.
log_start_round = Sorteo inicial: { $round }.
log_starts = { $name }: primer turno.
log_stock_shuffled = La pila de descartes se ha mezclado para formar un mazo nuevo.
log_stock_turned = Se ha dado la vuelta a la pila de descartes para formar un mazo nuevo.
log_swapped =
    { $family ->
        [tiles] { $name }: un okey a cambio de { $card }.
       *[other] { $name }: un joker a cambio de { $card }.
    }
log_time = { $name }: se acabó el tiempo.
log_time_restored = { $name }: se acabó el tiempo; la mesa vuelve a como estaba.
log_time_restored_you = Se te acabó el tiempo; la mesa vuelve a como estaba.
log_time_you = Se te acabó el tiempo.
log_took = { $name }: { $card } de la pila de descartes.
log_took_back = { $name }: retirado lo último que bajó.
log_turned = { $name }: { $card } destapada.
log_upcard = Se descubre { $card }.
log_void = La mano queda anulada y se reparte de nuevo.
log_went_out = { $name }: ¡cierre!
log_wild_indicator = Se aparta { $card }: las cartas de su valor son comodines.
log_wild_tile = { $card } es el indicador: el okey es { $wild }.
log_you = Tú
lost_home = Todos los juegos
lost_title = Página no encontrada
new_arranging = Ordenar con un toque
new_arranging_note = Un toque ordena la mano de la mejor manera.
new_bank = Reserva de tiempo
new_bank_none = Ninguna
new_bank_note = Tiempo adicional de cada jugador para toda la partida. Se usa cuando se acaba el tiempo del turno.
new_bots = De ellos, bots
new_bots_beginner = Principiante
new_bots_easy = Fácil
new_bots_levels = Principiante y Fácil pasan cosas por alto, como las personas, Principiante más a menudo; Medio también piensa por adelantado; Fuerte prueba lo que puede pasar, en los juegos que conoce bastante bien.
new_bots_medium = Medio
new_bots_note = Los asientos que queden vacíos serán para bots cuando empieces.
new_bots_play = Fuerza de los bots
new_bots_random = Al azar
new_bots_strong = Fuerte
new_delay = Los espectadores ven el juego
new_delay_after = { $time } después
new_delay_none = enseguida
new_hints = Pistas
new_hints_note = Un jugador puede pedir una buena jugada.
new_house_rules = Reglas de la casa
new_house_rules_changed = cambiadas: { $count }
new_house_rules_none = Reglas habituales
new_listed = Abierta a todos
new_listed_note = La mesa aparece en la lista de mesas abiertas; si no, hace falta tu enlace o tu código.
new_make = Crear la mesa
new_making = Creando la mesa…
new_more = Espectadores y sustitutos
new_no = no
new_none = ninguno
new_rule_default = Habitual: { $value }
new_rules_reset = Restablecer las reglas de la casa
new_seats = Jugadores
new_stand_in = Un bot sustituye a los ausentes
new_stand_in_note = Después de medio minuto más el tiempo de un turno; el jugador puede recuperar el asiento en cualquier momento.
new_time = Tiempo por turno
new_time_day = 1 día
new_time_minutes = { $count } min
new_time_none = Sin límite
new_time_seconds = { $count } s
new_time_sheet = { $time } (reglas)
new_title = { $game } con amigos
new_visiting = Permitir bots ajenos
new_visiting_note = Programas que otras personas hacen funcionar. Están señalados como bots.
new_watchers = Permitir espectadores
new_watchers_note = Los espectadores no pueden ver las cartas de nadie.
new_writing = Los jugadores pueden escribirse
new_writing_note = Solo lo leen quienes están sentados a la mesa, y no se guarda.
new_yes = sí
notify_at = { $game }: avisarme
notify_denied = Este navegador no permite notificaciones de esta página. Puedes cambiarlo en sus ajustes para este sitio.
notify_end_all = Detener todas las notificaciones
notify_home_screen = En un iPhone o iPad, añade antes esta página a la pantalla de inicio y ábrela desde allí.
notify_https = Los navegadores solo muestran notificaciones de páginas HTTPS.
notify_mail_address = Tu dirección de correo
notify_mail_ask = Enviar un enlace
notify_mail_cancel = Olvidar esta dirección
notify_mail_confirm = Confirmar
notify_mail_confirm_note = A partir de entonces recibirás un correo cuando sea tu turno y no estés en la mesa.
notify_mail_confirm_title = Confirma tu dirección
notify_mail_confirmed = Tu dirección está confirmada.
notify_mail_instead = Mejor por correo
notify_mail_note = Un correo cuando sea tu turno y no estés en la mesa.
notify_mail_on = El correo se envía a { $address }.
notify_mail_stop = Detener el correo
notify_mail_stop_note = No recibirás más correos de este tipo, y tu dirección se elimina.
notify_mail_stopped = No recibirás más correos, y tu dirección se ha eliminado.
notify_mail_title = También por correo
notify_mail_waiting = Se ha enviado un enlace a { $address }. Ábrelo antes de un día para confirmar la dirección.
notify_never = Este navegador no puede mostrar notificaciones.
notify_no_service = Este navegador no tiene servicio de avisos o no responde, así que aquí no se puede enviar nada.
notify_note = Una notificación en este dispositivo cuando sea tu turno y no estés en la mesa.
notify_settings = Tu turno
notify_title = Avisarme cuando sea mi turno
notify_usual = Avisarme en las mesas nuevas
notify_usual_note = En mesas donde un turno puede durar un día, desde el momento en que te sientas.
pad_add_player = Añadir un jugador
pad_away_house_rules = Para empezar con estas reglas de la casa hace falta el servidor, pero no se puede conectar con él. Sin reglas de la casa puedes empezar ahora.
pad_begin = Empezar la hoja
pad_bought = Descartes comprados por { $name }
pad_by_discard = Cerró con un descarte
pad_cancel = Cancelar
pad_careless = Descartes imprudentes de { $name }
pad_change_of = Cambiar la mano { $number }
pad_clear = Borrar
pad_concealed =
    { $family ->
        [tiles] Todas las fichas bajadas en un turno
       *[other] Todas las cartas bajadas en un turno
    }
pad_csv = Guardar como CSV
pad_cut = Carta de corte
pad_draws = Cartas que había robado el ganador
pad_end_big_gin = Gran gin: todo combinado
pad_end_blocked = Se rechazó la carta descubierta
pad_end_called = Alguien la terminó antes de robar
pad_end_dealt = La terminaron unas cartas repartidas
pad_end_drawn = No ganó nadie
pad_end_exhausted = La reserva se acabó
pad_end_knocked = Alguien golpeó
pad_end_of = El final de la mano { $number }
pad_end_stock_gone = El mazo se acabó
pad_end_turns_over = Se jugaron todos los turnos
pad_end_u = Ù: todo combinado
pad_end_void = Anulada: nadie puntúa
pad_end_went_out = Alguien cerró
pad_ended = Cómo terminó
pad_enter = Anotar la mano { $number }
pad_fighters = Jugadores que lucharon
pad_first = Quién empezó
pad_first_note = Solo importa en caso de empate.
pad_game = Juego
pad_games_won = Manos ganadas
pad_in_pairs = Jugadores que jugaron a pares
pad_jokers = Jokers en las combinaciones del ganador
pad_laid = Valor de las combinaciones del ganador
pad_laid_each = Valor de las cartas de cada jugador en la mesa
pad_left_added = Restantes, sin contar todavía
pad_left_all = Lo que le queda a cada jugador
pad_left_cards = Escribe los puntos o toca las cartas.
pad_left_knock = Escribe los puntos que quedan después de añadir, o toca las cartas de los dos tal como estaban al golpear.
pad_left_lives = Escribe los puntos o toca todas las cartas: se cuentan según las dos vidas.
pad_left_others = Lo que les queda a los demás
pad_left_tiles = Escribe los puntos o toca las fichas.
pad_left_unmatched = Escribe los puntos de las cartas fuera de combinaciones, o toca todas las cartas: RummyKit encuentra la mejor disposición.
pad_melded = Cartas bajadas
pad_missing_held = Falta: { $names }.
pad_missing_knocker = Elige quién golpeó.
pad_missing_number = Falta un número.
pad_missing_winner = Elige quién cerró.
pad_new = Hoja nueva
pad_new_sure = Esta hoja desaparecerá. Guárdala antes como CSV si quieres conservarla.
pad_new_title = ¿Empezar una hoja nueva?
pad_no_meld =
    { $family ->
        [tiles] Quién no hizo su primera bajada
       *[other] Quién no mostró ninguna combinación
    }
pad_nobody = Nadie
pad_not_counted = La mano { $number } está anotada. Se contará cuando haya conexión con el servidor.
pad_not_counted_many = Hay { $count } manos anotadas. Se contarán cuando haya conexión con el servidor.
pad_one_suit = Todas del mismo palo
pad_out = Cómo dejó la mano { $name }
pad_out_first_drop = Retirada temprana
pad_out_middle_drop = Retirada tardía
pad_out_none = Se cuenta
pad_out_wrong_declaration = Declaración errónea
pad_pairs = Cerró con pares
pad_pick_cards = Cartas
pad_pick_laid = Toca las combinaciones del ganador
pad_pick_of = Toca lo que le queda a { $name }
pad_pick_taken = { $piece }, usadas: { $count }
pad_pick_tiles = Fichas
pad_player = Jugador { $number }
pad_players = Jugadores
pad_points_of = Puntos que le quedan a { $name }
pad_put_back = Devolver { $piece }
pad_remove_player = Quitar a { $name }
pad_sentence = Para una mesa con fichas o cartas de verdad: introduce lo que le queda a cada jugador, y RummyKit lleva los puntos según las reglas de la mesa.
pad_settings = Nombres y reglas
pad_settings_save = Usar estos
pad_shower = Jugador que mostró la ficha igual al indicador
pad_side_laid = Combinaciones y premios de { $name }, sin contar el cierre
pad_spade = La primera carta descubierta era de picas
pad_stays_out = Eliminado, no vuelve a entrar
pad_taken_last = Quién tomó una carta en el último turno
pad_title = Anotador
pad_took = { $name } tomó de { $other }
pad_total_of = Total de { $count }
pad_undo = Borrar la mano { $number }
pad_value_cards = Lo que valen las cartas de pago de cada jugador
pad_waits = sin contar todavía
pad_who_knocked = Quién golpeó
pad_who_out = Quién cerró
pad_wild = Valor comodín
pad_wild_cards = Doses usados en ellas como comodines
pad_wild_last = La última ficha era un okey
pad_wild_none = Ninguno
pair_bots = Jugar contra un bot mientras espero
pair_bots_note = Conservas tu puesto, y en esa mesa se te avisará cuando haya alguien.
pair_come = Ir a la mesa
pair_fetching = Hay jugadores. Esperando a que llegue alguien; tiempo restante: { $time }.
pair_found_title = Hay jugadores
pair_game = Juego
pair_go = Buscar jugadores
pair_leave = Dejar de esperar
pair_nobody = Ahora no espera nadie. Sé el primero.
pair_not_now = Ahora no
pair_rated = Valorada, si los demás están de acuerdo
pair_rated_note = Juegas con personas de valoración parecida; cuanto más esperas, más se amplía el margen.
pair_sentence = Un toque, y esperas a otros que quieren jugar al mismo juego. La partida empieza cuando hay bastantes jugadores.
pair_since = Esperando desde hace { $time }
pair_somebody = Hay jugadores para { $game }.
pair_stay = Conservas tu puesto mientras este sitio siga abierto en tu navegador.
pair_still = Estás esperando jugadores: { $time }
pair_there = Ya están aquí { $there } de { $seats } jugadores.
pair_time_left = tiempo restante: { $time }
pair_title = Jugar con alguien
pair_waiting = Esperando jugadores
pair_wanted = Esperando ahora
pair_wanted_for = { $there } de { $seats } jugadores, desde hace { $time }
pair_with_them = Esperar con ellos
part_bought = Descartes comprados { $points }
part_careless = Descartes imprudentes { $points }
part_carried = De empates anteriores { $points }
part_deal_won = Mano ganada { $points }
part_first_deal = Primera mano de la ronda { $points }
part_going_out = Cierre { $points }
part_hands = Cartas de los demás { $points }
part_hands_no_pure = Sin escalera pura, cuentan todas: { $points }
part_hands_run_missing = Falta una escalera, cuentan todas las demás cartas: { $points }
part_held =
    { $family ->
        [tiles] En el atril { $points }
       *[other] En la mano { $points }
    }
part_held_pairs = Restantes tras los pares { $points }
part_held_unlaid = En la mano, sin nada bajado { $points }
part_indicator_shown = Otro jugador mostró la ficha igual al indicador { $points }
part_jokers_laid = Jokers bajados { $points }
part_kept_for_round = Cuenta con la segunda mano de la ronda { $points }
part_laid = Bajadas { $points }
part_lost_pairs = Otro jugador cerró con pares { $points }
part_lost_pairs_wild_last = Otro jugador cerró con pares y un okey al final { $points }
part_lost_plain = Otro jugador cerró { $points }
part_lost_wild_last = Otro jugador cerró con un okey al final { $points }
part_multiplied = Por { $times }: { $points }
part_other_side = Otro bando { $points }
part_partner = Compañero { $points }
part_pot_paid = Al bote { $points }
part_pot_won = El bote { $points }
part_stakes_beaten = Vencido { $points }
part_stakes_called = Tras la comparación { $points }
part_stakes_dealt = Cartas repartidas mostradas { $points }
part_stakes_folded = Rendición { $points }
part_stakes_no_meld = Sin combinación en la mesa { $points }
part_stakes_out = Otro jugador cerró { $points }
part_stakes_stock = Por no ser el más bajo { $points }
part_stakes_won = De los demás { $points }
part_unopened = Sin primera bajada { $points }
part_value_given = Cartas de pago, pagado { $points }
part_value_got = Cartas de pago, cobrado { $points }
people_back_for = Devolver el asiento
people_bot_for = Dejar jugar a un bot
people_bot_for_you = Un bot juega por ti.
people_bot_plays = juega un bot
people_go_on = Reanudar
people_here = En la mesa
people_leave = Dejar la mesa
people_leave_sure = Un bot se queda con tu asiento para siempre.
people_mute = Silenciar
people_not_watched = Esta mesa no admite espectadores.
people_pause = Pedir una pausa
people_pause_agree = Aceptar la pausa
people_pause_declined = Alguien prefiere seguir jugando: no hay pausa ahora.
people_pause_no = Ahora no
people_pause_now = Pausa
people_pause_waiting = Has pedido una pausa. Esperando a { $names }.
people_pause_wanted = { $names }: petición de una pausa; empieza cuando todos la acepten.
people_pause_withdraw = Retirar la petición
people_paused = La mesa está en pausa.
people_say = Decir algo
people_send_away = Quitar de la mesa
people_send_away_sure = { $name } no podrá volver a esta mesa. ¿Quitar?
people_take_back = Recuperar mi asiento
people_title = Personas y mesa
people_turn_time = Tiempo por turno (desde el siguiente turno)
people_unmute = Dejar de silenciar
people_vote = Votar por quitar
people_vote_wanted = El anfitrión no está. Quitar a { $name }: { $votes } de { $needed } votos ({ $names }).
people_vote_withdraw = Retirar mi voto
people_was_sent_away = El anfitrión te ha quitado de esta mesa.
people_watching = Espectadores: { $count }
people_you_watch = Estás mirando: no se ven las cartas de nadie.
people_you_watch_late = Estás mirando con { $time } de retraso: no se ven las cartas de nadie.
phrase_again = ¿Jugamos otra vez?
phrase_clap = 👏
phrase_good_luck = Buena suerte
phrase_goodbye = Adiós
phrase_heart = ❤️
phrase_hello = Hola
phrase_laugh = 😄
phrase_one_moment = Un momento, por favor
phrase_oops = ¡Uy!
phrase_sad = 😞
phrase_smile = 😊
phrase_sorry = Perdón
phrase_surprised = 😮
phrase_thanks = Gracias
phrase_well_played = Bien jugado
phrase_your_turn = Es tu turno
piece_and = ,{ " " }
piece_black = negro
piece_blue = azul
piece_card = { $rank } de { $suit }
piece_clubs = tréboles
piece_colour_joker = comodín de cambio de color
piece_colour_joker_does = Un comodín de cambio de color representa un número de una escalera, que después de él sigue en otro color.
piece_diamonds = diamantes
piece_double_joker = comodín doble
piece_double_joker_does = Un comodín doble representa dos fichas a la vez: dos números consecutivos de una escalera o dos colores de un grupo.
piece_false_joker = comodín falso
piece_hearts = corazones
piece_joker = comodín
piece_joker_as = { $joker } como { $piece }
piece_mirror_joker = comodín espejo
piece_mirror_joker_does = Un comodín espejo va en el centro de una combinación: las fichas de un lado reflejan las del otro.
piece_orange = naranja
piece_printed_joker = joker
piece_rank_1 = as
piece_rank_10 = diez
piece_rank_11 = jota
piece_rank_12 = dama
piece_rank_13 = rey
piece_rank_2 = dos
piece_rank_3 = tres
piece_rank_4 = cuatro
piece_rank_5 = cinco
piece_rank_6 = seis
piece_rank_7 = siete
piece_rank_8 = ocho
piece_rank_9 = nueve
piece_red = rojo
piece_spades = picas
piece_tile = { $number } { $colour }
practice_again = Otra vez
practice_cards = { $reached } de { $best } cartas.
practice_chance = Un { $reached } % de posibilidades de ganar; lo mejor era un { $best } %.
practice_do_place =
    { $family ->
        [tiles] Bajar fichas
       *[other] Bajar cartas
    }
practice_done = Hecho.
practice_gone = Esta posición no se puede jugar ahora.
practice_loading = Preparando la posición…
practice_not_done = Todavía no.
practice_points = Puntos: { $reached }; posibles: { $best }.
practice_points_left = Puntos que quedan fuera de combinaciones: { $reached }; posibles: { $best }.
practice_tiles = { $reached } de { $best } fichas.
practice_waits = Fichas con las que podrías cerrar: { $reached }; posibles: { $best }.
practice_way = Mostrar la solución
problem_failed = No ha funcionado. Inténtalo otra vez.
problem_unreachable = No se puede conectar con el servidor. Comprueba la conexión e inténtalo otra vez.
puzzle_another = Otro
puzzle_ask_dearest_meld = Haz con tu atril la primera bajada que más valga.
puzzle_ask_declare = Aparta una carta y declara con todas las demás.
puzzle_ask_finish = Cierra: descarta una ficha de modo que todas las demás queden en combinaciones o en pares.
puzzle_ask_first_meld = Haz tu primera bajada con tu atril.
puzzle_ask_free_joker = Baja todo tu atril en un turno. Tendrás que liberar un comodín.
puzzle_ask_go_out = Baja todas tus cartas menos una y cierra.
puzzle_ask_keep = Elige tu descarte: ¿qué cartas vale la pena conservar?
puzzle_ask_knock = ¿Golpear ahora, o descartar y seguir jugando? Cuentan los puntos de promedio.
puzzle_ask_lay = ¿Bajar ahora, o esperar? Cuentan los puntos de promedio.
puzzle_ask_most_cards = Baja todas las cartas que puedas en un turno. Puedes reorganizar las combinaciones de la mesa.
puzzle_ask_most_waits = Descarta la ficha que deja más fichas no vistas con las que podrías cerrar.
puzzle_ask_one_discard = Descarta la única carta que deja menos puntos fuera de combinaciones.
puzzle_ask_opening = Haz con tu atril una primera bajada que valga lo suficiente.
puzzle_ask_safe_discard = Elige tu descarte: ¿qué carta le sirve menos al otro jugador?
puzzle_ask_upcard = ¿Tomar la carta superior de los descartes, o dejarla?
puzzle_ask_whole_hand = Baja todas tus cartas en un turno. Puedes reorganizar las combinaciones de la mesa.
puzzle_ask_whole_rack = Baja todo tu atril en un turno.
puzzle_best_discard = El mejor descarte
puzzle_better_choice = La otra opción es mejor.
puzzle_better_discard = Hay un descarte mejor.
puzzle_choice = { $action }: un { $chance } % de posibilidades de ganar la mano; puntos de promedio: { $points }.
puzzle_consent_ask = ¿Se pueden crear retos a partir de esta partida y de las siguientes? No se guardan nombres. Una vez creados, se conservan. Puedes cambiar tu respuesta en los ajustes.
puzzle_consent_back = Retirar el consentimiento
puzzle_consent_count = Aceptado: { $agreed } de { $count }
puzzle_consent_made = Se han buscado retos en esta partida. Los que se hayan encontrado se conservan.
puzzle_consent_making = Todos aceptan: se están buscando retos en esta partida.
puzzle_consent_no = No
puzzle_consent_yes = Acepto
puzzle_difficulty = Dificultad { $number } de 5
puzzle_from_match = De una partida jugada aquí
puzzle_go_today = Al reto de hoy
puzzle_hold = Esperar
puzzle_knock = Golpear
puzzle_lay = Bajar
puzzle_leave = Dejar el descarte
puzzle_level = Dificultad
puzzle_level_mine = A mi medida
puzzle_longest = La más larga: { $count }
puzzle_more = Más retos
puzzle_next = Siguiente reto
puzzle_one = Reto
puzzle_only_matches = De partidas reales
puzzle_opponent = Rival
puzzle_play_on = Descartar y seguir
puzzle_record = Tu historial
puzzle_record_first = { $solved } de { $count } resueltos al primer intento
puzzle_record_note = Solo cuenta tu primer intento en cada reto, y pedir la solución cuenta como un intento.
puzzle_record_rating = Valoración { $rating } ± { $give }
puzzle_run = Contra el reloj
puzzle_run_again = Otra vez
puzzle_run_best = Mejor serie: { $count }
puzzle_run_missed = Fallados: { $count }
puzzle_run_over = Se acabó el tiempo.
puzzle_run_solved = Resueltos: { $count }
puzzle_run_start = Empezar
puzzle_run_what = Tantos retos como puedas en { $minutes } minutos. Con { $misses } fallos se termina.
puzzle_solved_today = Resuelto hoy
puzzle_streak = Días seguidos: { $count }
puzzle_take = Tomar el descarte
puzzle_theme = Tarea
puzzle_theme_any = Cualquiera
puzzle_theme_dearest_meld = La primera bajada que más vale
puzzle_theme_declare = Declarar
puzzle_theme_finish = Cerrar con el atril
puzzle_theme_first_meld = Primera bajada
puzzle_theme_free_joker = Liberar un comodín
puzzle_theme_go_out = Cerrar
puzzle_theme_keep = Qué conservar
puzzle_theme_knock = Cuándo golpear
puzzle_theme_lay = Bajar o esperar
puzzle_theme_most_cards = El máximo de cartas
puzzle_theme_most_waits = El máximo de formas de cerrar
puzzle_theme_one_discard = El mejor descarte
puzzle_theme_opening = Primera bajada suficiente
puzzle_theme_safe_discard = Descarte seguro
puzzle_theme_upcard = Tomar el descarte o no
puzzle_theme_whole_hand = Todas las cartas
puzzle_theme_whole_rack = Todo el atril
puzzle_title = Retos
puzzle_today = Reto de hoy
puzzle_why_helps = Cartas no vistas que luego te dan una combinación nueva: { $best } de { $unseen }; con el otro descarte: { $other }.
puzzle_why_hold = Lo que bajas también ayuda al otro, que puede añadirle. En la mano: tú { $mine }, el otro { $theirs }.
puzzle_why_knock = Puntos fuera de tus combinaciones: { $left }. Cartas no vistas que darían una combinación nueva: { $helps } de { $unseen }. Cartas en el mazo: { $stock }.
puzzle_why_lay = Lo que te quede cuenta en tu contra cuando el otro cierre. En la mano: tú { $mine }, el otro { $theirs }.
puzzle_why_left = Puntos fuera de combinaciones: { $best }; con el otro descarte: { $other }.
puzzle_why_points = Gana menos a menudo, pero aquí deciden los puntos.
puzzle_why_upcard = Puntos fuera de tus combinaciones: { $with_left } con el descarte, { $left } sin él. Cartas no vistas que dan una combinación nueva: { $with_helps } con él, { $helps } sin él.
puzzle_why_uses = Con las cartas no vistas, el otro jugador puede formar con ella { $best } combinaciones de tres; con el otro descarte, { $other }.
rated_needs = Para eso necesitas una cuenta.
rated_note = Todos necesitan una cuenta, no hay bots ni pistas, y el resultado cambia las valoraciones.
rated_number = Valoración { $rating }
rated_only = Solo valoradas
rated_ratings = Valoraciones
rated_sit_as = Te sientas como { $name }.
rated_title = Valorada
recent_forget = Quitar de esta lista: { $game }
recent_more = Mostrar todas: { $count }
recent_over = Terminada
recent_paused = En pausa
recent_playing = En juego
recent_title = Tus mesas
recent_until = El tiempo se acaba { $when }
recent_waiting = Esperando jugadores
referee_add_here = Añadir piezas
referee_add_set = Otra combinación
referee_adds = { $cards } a { $meld }
referee_after = La mesa después
referee_before = La mesa antes
referee_best_melds = Lo mejor para el bando
referee_copy = Partir de la mesa tal como estaba
referee_error_bad_option = Estas reglas de la casa no son compatibles.
referee_error_impossible = La mesa de antes del turno también debe ser válida.
referee_error_malformed = Esa pregunta no se puede responder.
referee_finish = La forma más rápida de cerrar
referee_first = Una primera bajada
referee_kind = Es: { $kind }.
referee_kind_group = grupo
referee_kind_impure = escalera impura
referee_kind_mirror_group = grupo reflejado
referee_kind_mirror_run = escalera reflejada
referee_kind_pure = escalera pura
referee_kind_run = escalera
referee_kind_set = grupo
referee_kind_seven = un siete solo
referee_kind_worth = Es: { $kind }, por valor de { $count }.
referee_left =
    { $family ->
        [tiles] Lo que se queda en el atril:{ " " }
       *[other] Lo que se queda en la mano:{ " " }
    }
referee_legal = Válido.
referee_most = Lo máximo que se puede bajar:{ " " }
referee_most_none = No se puede bajar nada.
referee_not_legal = No es válido.
referee_nothing = Toca las piezas, de izquierda a derecha.
referee_opened = La primera bajada ya está hecha
referee_opens = Basta para una primera bajada.
referee_opens_not = No basta para una primera bajada.
referee_or = { " " }o{ " " }
referee_pick = Piezas para tocar
referee_rack = El atril
referee_remove = Quitar: { $what }
referee_sentence = Toca una combinación: ¿es válida, cuánto vale y qué regla lo dice?
referee_set = Una combinación
referee_set_number = Combinación { $number }
referee_sum = { $value } de { $minimum } puntos.
referee_title = Árbitro
referee_turn = Un turno
referee_what = Pregunta
referee_what_best = ¿Es la mejor jugada?
referee_wins =
    { $family ->
        [tiles] El atril está vacío: la mano está ganada.
       *[other] No queda ninguna carta: la mano está ganada.
    }
refusal_account_needed = Esto necesita una cuenta: inicia sesión antes.
refusal_accounts_elsewhere = Las cuentas solo están disponibles en { $address }. Aquí juegas como invitado.
refusal_ace_between =
    { $family ->
        [tiles] { $meld } no es una escalera: el 1 es bajo o alto, nunca va en medio.
       *[other] { $meld } no es una escalera: el as es bajo o alto, nunca va en medio.
    }
refusal_adjacent_colour_jokers = { $meld }: dos comodines de cambio de color no pueden estar uno junto al otro.
refusal_admin_account = Esta cuenta administra el servidor. Eso solo se puede hacer en la línea de comandos.
refusal_all_others_in_pairs = Todos los demás han hecho su primera bajada en pares: la tuya debe ser de grupos y escaleras.
refusal_already_drawn = Ya has robado en este turno.
refusal_already_knocked = Has golpeado: descarta una carta.
refusal_already_opened = Tu primera bajada ya está hecha.
refusal_already_shown = Tus combinaciones ya están en la mesa.
refusal_already_started = La partida ya ha empezado.
refusal_another_went_out = Otro jugador ha cerrado y este es tu último turno: roba y descarta.
refusal_ask_partner_first = Solo puedes cerrar después de que tu compañero haya dicho que sí: pregúntale o conserva una carta después del descarte.
refusal_asked_already = Ya has preguntado a tu compañero en este turno.
refusal_asked_no_more = Ya no estás invitado a esta mesa.
refusal_asked_too_late = No puedes preguntar cuando solo te queda una carta.
refusal_attempt_made = Ya has hecho tu intento: vuelve a la posición para hacer otro.
refusal_bad_chance = Se pueden aportar como máximo { $longest } bytes de azar.
refusal_bad_club_date = No existe ese día, esa hora o esa zona horaria.
refusal_bad_deal = La mano { $number } no se puede contar: { $reason }.
refusal_bad_mail_address = Esto no es una dirección de correo.
refusal_bad_name = Un nombre debe tener de 1 a { $longest } caracteres visibles.
refusal_bad_network = Esto no es una dirección ni una red.
refusal_bad_options = Estas reglas de la casa no son compatibles: { $reason }
refusal_bad_push_service = A este navegador no se le puede enviar nada.
refusal_bad_reason = Indica un motivo de 1 a { $longest } caracteres visibles.
refusal_bad_record = Línea { $line }, columna { $column }: { $reason }
refusal_bad_seats = Este juego es para { $players } jugadores, y uno de ellos debe ser una persona.
refusal_bad_set = Combinación { $number }: { $reason }
refusal_bad_study_title = Un título tiene de 1 a { $longest } caracteres visibles.
refusal_bad_text = Un mensaje debe tener de 1 a { $longest } caracteres visibles.
refusal_banned = El responsable de este servidor te ha bloqueado. Hasta: { $until }. Motivo: { $reason }
refusal_between_deals = La mano ha terminado; la siguiente no ha empezado.
refusal_bonus_card_discarded = { $card } es una carta de premio: no se puede descartar.
refusal_borrow_own_only = Solo puedes tomar prestadas cartas de tus propias combinaciones.
refusal_borrowed_meld_needs_hand_card = Con cartas prestadas también debes bajar una carta de tu mano.
refusal_borrowed_only_for_new_meld = Una carta prestada solo se puede usar en una combinación nueva.
refusal_bot_token_needed = Esto necesita un token de bot.
refusal_buy_or_pass = Compra el descarte o pasa.
refusal_call_does_not_fit = { $card } no encaja en { $meld }.
refusal_call_or_pass = Canta el descarte o pasa.
refusal_cannot_be_borrowed = { $card } no se puede tomar prestada de { $meld }.
refusal_cannot_be_forced = { $card } no encaja en { $meld }, o esa combinación no es del jugador que la rechazó.
refusal_cannot_discard_taken_upcard = Has tomado { $card } de la pila de descartes en este turno, así que no puedes descartarla en el mismo turno.
refusal_cannot_leave = Una partida de este juego no se puede dejar.
refusal_card_missing = Debe quedarse en la mesa: { $cards }.
refusal_card_passed_first = Primero deja la carta que pasas al siguiente jugador.
refusal_cards_in_no_group = Fuera de combinaciones: { $cards }.
refusal_ceremony_over = Se tardó demasiado o ya se había usado: empieza de nuevo.
refusal_claim_makes_no_meld = { $card } no se puede reclamar con { $cards }.
refusal_claim_or_pass = Reclama el descarte o pasa.
refusal_claim_too_early = Los descartes no se pueden reclamar hasta que todos los jugadores hayan tenido un turno.
refusal_clock_only = Solo el reloj puede terminar el tiempo.
refusal_club_date_over = Esa cita ya ha pasado o se ha cambiado.
refusal_club_full = Un club tiene como máximo { $most } miembros.
refusal_club_host_only = Solo el anfitrión del club puede hacerlo.
refusal_colour_joker_in_group = { $meld }: un comodín de cambio de color solo se puede usar en escaleras.
refusal_contract_meld_too_long = { $meld } es demasiado larga: las combinaciones de este contrato deben tener exactamente el número de cartas indicado.
refusal_contract_not_distinct = Los grupos del contrato deben ser de valores distintos, y sus escaleras no pueden unirse en una.
refusal_contract_takes_whole_hand = Este contrato se debe bajar con todas las cartas y sin descarte; quedaría: { $cards }.
refusal_deal_begun = La mano ha empezado; puedes aportar azar antes de la siguiente.
refusal_deal_not_over = La mano todavía no ha terminado.
refusal_deal_over = Esta mano ha terminado.
refusal_dealt_hand_shown_first = Las cartas repartidas se muestran y la mano termina.
refusal_declined_by_everybody = Todos han dejado pasar esa carta: destapa la siguiente.
refusal_descending = { $meld } no está en orden: una escalera se baja de menor a mayor.
refusal_discard_must_be_used = Si tomas { $card } y las cartas que tiene encima, debes bajarla en el mismo turno, pero no encaja en ningún sitio.
refusal_discard_pile_empty = La pila de descartes está vacía.
refusal_discard_required =
    { $family ->
        [tiles] Para cerrar necesitas una última ficha que descartar.
       *[other] Para cerrar necesitas una última carta que descartar.
    }
refusal_discards_are_claimed = Un descarte solo se puede reclamar justo después de descartarse; en tu turno, roba del mazo.
refusal_discards_not_drawn = En este juego no puedes robar de la pila de descartes; roba del mazo.
refusal_does_not_extend = No puedes añadir { $cards } a { $meld }.
refusal_drop_before_drawing = Solo puedes retirarte antes de robar una carta.
refusal_duplicate = { $meld } no es una escalera: tiene { $twin } más de una vez.
refusal_duplicate_colour = { $meld } no es un grupo: tiene { $twin } más de una vez.
refusal_end_after_lay_off = Desde tu último turno se ha añadido una carta a una de tus combinaciones, así que ahora no puedes terminar la mano.
refusal_end_after_long_meld = Desde tu último turno se ha añadido una carta a una de tus combinaciones, o en él bajaste una de cuatro o más cartas, así que ahora no puedes terminar la mano.
refusal_end_called_before_drawing = Solo puedes terminar la mano antes de robar.
refusal_end_needs_meld = Solo puedes terminar la mano si tienes una combinación en la mesa.
refusal_enough_laid_off = Como tu primera bajada fue en pares, no puedes añadir más fichas en este turno; el máximo es { $most }.
refusal_exchange_tile_from_table = El comodín de { $meld } solo lo puedes cambiar por una ficha de tu atril.
refusal_fight_or_fold = Antes debes luchar o rendirte.
refusal_fitting_discard = { $card } se podría añadir en la mesa, así que solo puedes descartarla como última carta.
refusal_force_or_pass = Impón la carta o pasa.
refusal_freed_joker_first = Antes debes bajar a la mesa el joker cambiado.
refusal_freed_joker_has_no_use = Un joker cambiado se debe bajar de inmediato, pero no hay sitio para él.
refusal_freed_joker_needs_new_set = Un comodín liberado debe ir a una combinación nueva; { $meld } solo alarga una que ya existe.
refusal_gap =
    { $family ->
        [tiles] { $meld } no es una escalera: los números no son consecutivos.
       *[other] { $meld } no es una escalera: las cartas no son consecutivas.
    }
refusal_half_is_no_part = { $meld }: cada lado del comodín espejo debe ser parte de una escalera o de un grupo.
refusal_has_left = Has dejado esta partida.
refusal_hello_first = La página y el servidor no se han entendido. Vuelve a cargar la página.
refusal_indicator_only_in_first_turn = La ficha igual al indicador solo se puede mostrar en tu primer turno, antes de descartar.
refusal_joker_for_both_suits = El joker de { $meld } solo se puede tomar a cambio de las cartas de los dos palos que faltan, juntas.
refusal_joker_meld_manipulated = { $meld } tiene un comodín: puedes añadir fichas, pero no quitar ninguna mientras el comodín esté en ella.
refusal_joker_moved_unreplaced = El joker de { $meld } debe quedarse con al menos una carta de su combinación hasta que { $card } ocupe su lugar.
refusal_joker_needs_two_rack_tiles = Un comodín que has liberado debe ir a una combinación nueva con dos fichas de tu atril.
refusal_joker_only_extends_existing_set = Un comodín que has liberado debe ir a una combinación nueva con fichas de tu atril.
refusal_joker_replaced_by_joker = El joker de { $meld } no se puede cambiar por un joker.
refusal_joker_stays_in_group = El joker de { $meld } no se puede cambiar.
refusal_joker_stays_in_its_set = El comodín liberado de { $meld } se debe usar en otra combinación.
refusal_jokers_not_fewer = { $meld } debe tener menos comodines que cartas naturales.
refusal_knock_with_last_card = Solo puedes golpear bajando tu última carta, pero tienes otras.
refusal_knocked_with_too_much = La mano { $number } no se puede contar: a quien golpeó le quedan { $points }, y para golpear hacen falta { $limit } o menos.
refusal_last_cards_stay = Las últimas cartas del mazo no se pueden robar.
refusal_last_discard_only_to_knock = Solo puedes tomar el último descarte para golpear de inmediato.
refusal_last_discard_wild = No puedes cerrar con un comodín como último descarte: { $card }.
refusal_last_passkey = No puedes quitar la última llave de acceso: ya nadie podría iniciar sesión.
refusal_lay_off_before_contract = No puedes añadir cartas antes de tu contrato.
refusal_lay_off_before_opening = No puedes añadir antes de tu primera bajada de { $minimum }.
refusal_lay_off_needs_own_meld = Baja una combinación propia antes de añadir a las de otros.
refusal_lay_off_next_turn = Después de tu primera bajada no puedes añadir cartas hasta tu siguiente turno.
refusal_lay_off_or_pass = Añade cartas a las combinaciones de quien golpeó, o di que has terminado.
refusal_lay_off_own_only = Solo puedes añadir cartas a tus propias combinaciones.
refusal_lay_off_own_side = Solo puedes añadir cartas a las combinaciones de tu bando.
refusal_lesson_not_ready = La lección todavía se está preparando: inténtalo en un momento.
refusal_mail_not_sent = El correo no se pudo enviar. Comprueba la dirección o inténtalo más tarde.
refusal_match_not_over = La partida todavía no ha terminado.
refusal_match_over = La partida ha terminado.
refusal_method_not_allowed = Esto no se puede hacer aquí.
refusal_mixed = { $meld } no es ni un grupo ni una escalera.
refusal_mixed_colour =
    { $family ->
        [tiles] { $meld } no es una escalera: una escalera tiene un solo color.
       *[other] { $meld } no es una escalera: una escalera tiene un solo palo.
    }
refusal_more_jokers_than_allowed = { $meld } tiene demasiados comodines: se permiten como máximo { $maximum }.
refusal_must_discard = Un turno termina con un descarte.
refusal_must_draw_first = Antes roba una carta.
refusal_must_draw_second_card = Antes debes robar una segunda carta junto con la descubierta.
refusal_must_go_out_now = Has bajado una combinación que solo se permite al cerrar, así que en este turno debes bajar todas tus cartas menos la última.
refusal_must_keep_a_discard =
    { $family ->
        [tiles] La última ficha se debe descartar: guarda una.
       *[other] La última carta se debe descartar: guarda una.
    }
refusal_must_keep_cards =
    { $called ->
        [book] Para cerrar, tu bando necesita suficientes libros de { $size } cartas o más ({ $books }). Hasta entonces, conserva una carta después del descarte.
        [burraco] Para cerrar, tu bando necesita suficientes burracos de { $size } cartas o más ({ $books }). Hasta entonces, conserva una carta después del descarte.
       *[other] Para cerrar, tu bando necesita suficientes canastas de { $size } cartas o más ({ $books }). Hasta entonces, conserva una carta después del descarte.
    }
refusal_must_keep_cards_without_books =
    { $called ->
        [book] Para cerrar, tu bando necesita libros de { $size } cartas: { $natural } limpios, { $mixed } sucios, { $books } en total. Hasta entonces, conserva una carta después del descarte.
        [burraco] Para cerrar, tu bando necesita burracos de { $size } cartas: { $natural } limpios, { $mixed } sucios, { $books } en total. Hasta entonces, conserva una carta después del descarte.
       *[other] Para cerrar, tu bando necesita canastas de { $size } cartas: { $natural } naturales, { $mixed } mixtas, { $books } en total. Hasta entonces, conserva una carta después del descarte.
    }
refusal_must_play_first = Antes debes bajar { $card } a la mesa.
refusal_must_use_whole_hand =
    { $family ->
        [tiles] Todas las fichas deben estar en combinaciones; sobra: { $cards }.
       *[other] Todas las cartas deben estar en combinaciones; sobra: { $cards }.
    }
refusal_never_melded = { $meld } contiene una carta de premio, que no se puede bajar en una combinación.
refusal_new_meld_needs_borrowed_card = Además de la carta destapada, una combinación nueva necesita una carta tomada prestada de una de tus combinaciones.
refusal_no_accounts = Este servidor no tiene cuentas.
refusal_no_arranging = En esta mesa cada uno ordena sus cartas sin ayuda.
refusal_no_borrowing = En este juego no puedes tomar cartas de las combinaciones de la mesa.
refusal_no_card_played = Baja al menos una carta de tu mano, o roba.
refusal_no_card_to_pass = Las cartas solo se pasan antes del primer turno.
refusal_no_dealt_hand_to_show = Tus cartas repartidas no terminan la mano.
refusal_no_discard_here = Estas cartas se deben bajar sin descarte.
refusal_no_draw_on_first_turn = Quien empieza solo descarta en su primer turno.
refusal_no_end_found = Los bots han probado este juego y no llegó a su fin: { $reason }
refusal_no_end_to_fight = Nadie ha pedido la comparación.
refusal_no_first_life = Falta la primera vida: una escalera sin comodines.
refusal_no_friend_request = Esta solicitud ya no está abierta.
refusal_no_gap_for_joker =
    { $family ->
        [tiles] { $meld } no es una escalera: no queda ningún número para el comodín.
       *[other] { $meld } no es una escalera: no queda ninguna carta que el joker pueda representar.
    }
refusal_no_groups = { $meld } es un grupo: en este juego solo hay escaleras.
refusal_no_hints = En esta mesa no hay pistas.
refusal_no_joker_for_it =
    { $family ->
        [tiles] Ningún okey de { $meld } representa { $card }.
       *[other] Ningún joker de { $meld } representa { $card }.
    }
refusal_no_lay_offs = En este juego no se añaden cartas.
refusal_no_lay_offs_before_a_knock = Solo puedes añadir cartas después de que el otro jugador haya golpeado.
refusal_no_mail = Este servidor no envía correos.
refusal_no_manipulation_in_opening_turn = En el turno de tu primera bajada no puedes tocar nada más de la mesa.
refusal_no_match_puzzles = A partir de esta partida no se crean retos.
refusal_no_meld_must_fold = Un jugador sin combinación en la mesa debe rendirse.
refusal_no_meld_no_sending = Un jugador que no ha mostrado ninguna combinación no puede añadir cartas.
refusal_no_melds_after_pairs = Como tu primera bajada fue en pares, puedes bajar más pares y añadir a combinaciones, pero no bajar grupos ni escaleras.
refusal_no_melds_before_going_out = Las combinaciones se quedan en tu mano hasta que puedas bajarlo todo.
refusal_no_more_melds = Después de tu primera bajada no puedes bajar más combinaciones en esta mano.
refusal_no_natural =
    { $family ->
        [tiles] { $meld } solo tiene comodines: una combinación necesita al menos una ficha numerada.
       *[other] { $meld } solo tiene comodines: una combinación necesita al menos una carta natural.
    }
refusal_no_pair = { $meld } no es un par: un par son dos fichas idénticas, o cualquier ficha con un okey.
refusal_no_pairs_after_melds = Como tu primera bajada fue en grupos y escaleras, no puedes bajar pares.
refusal_no_partner = No tienes ningún compañero al que preguntar.
refusal_no_run = Esta serie ha terminado o ya va por otro reto.
refusal_no_runs = { $meld } es una escalera: en este juego solo hay grupos.
refusal_no_second_life = Falta la segunda vida: otra escalera.
refusal_no_such_meld = No existe esa combinación en la mesa.
refusal_no_such_seat = No existe ese asiento.
refusal_no_such_step = Esta lección no tiene esa tarea.
refusal_no_tile_played = Baja al menos una ficha de tu atril, o roba.
refusal_no_twin_of_indicator = No tienes la otra ficha { $card }, o ya se ha mostrado.
refusal_no_upcard_with_one_card = Con una sola carta debes robar del mazo.
refusal_no_visiting_bots = Esta mesa no admite bots ajenos.
refusal_no_watchers = Esta mesa no admite espectadores.
refusal_no_way_out = No puedes cerrar en este turno, así que no hay nada que preguntar.
refusal_no_wild_cards_here = { $meld }: en esta combinación no se pueden usar comodines.
refusal_no_writing = En esta mesa no se puede escribir.
refusal_nobody_there = Eso no es posible con el jugador que está sentado ahí ahora.
refusal_nobody_to_ask = En esta mesa no hay nadie a quien invitar.
refusal_not_an_action_here = Eso no forma parte de un turno en este juego.
refusal_not_asked = Eso no se te pregunta ahora.
refusal_not_at_that_depth = Esa carta no está a esa profundidad de la pila de descartes.
refusal_not_beside_laid_off = { $cards }: no se puede añadir junto a una carta que ha añadido otro jugador.
refusal_not_coming_in = Ahora no puedes volver a entrar.
refusal_not_every_rank = { $meld } no es una escalera del as al rey: debe tener cada valor una vez.
refusal_not_finished = Eso no se terminó en { $seconds } segundos. Inténtalo otra vez en un momento.
refusal_not_found = Aquí no hay nada.
refusal_not_friends = No sois amigos, o ya no.
refusal_not_host = Eso solo puede hacerlo el anfitrión.
refusal_not_in_discards = { $card } no está entre los descartes.
refusal_not_in_hand = No tienes { $cards }.
refusal_not_json = Esto se debe enviar como JSON.
refusal_not_of_kind = { $meld } no es del tipo { $kind }.
refusal_not_one_colour = { $meld } tiene cartas rojas y negras, pero la escalera debe ser toda roja o toda negra.
refusal_not_opening = Ahora no hay nada que revelar.
refusal_not_pausable = Ahora no se puede poner la mesa en pausa.
refusal_not_paused = La mesa no está en pausa.
refusal_not_reviewed = Esto no se puede analizar: { $reason }
refusal_not_saved = Eso no se pudo guardar, así que no cuenta. Inténtalo otra vez.
refusal_not_seated = No tienes asiento en esta mesa.
refusal_not_solved = Esto no se puede resolver aquí. { $reason }
refusal_not_started = La partida todavía no ha empezado.
refusal_not_the_contract = Las combinaciones deben tener estos tamaños: { $contracts }.
refusal_not_the_first_contract =
    { $groups ->
        [0] Tu primera bajada debe ser el contrato de esta mano, todo en un turno: escaleras de { $runs }.
       *[other]
            { $runs ->
                [0] Tu primera bajada debe ser el contrato de esta mano, todo en un turno: grupos de { $groups }.
               *[other] Tu primera bajada debe ser el contrato de esta mano, todo en un turno: grupos de { $groups }, escaleras de { $runs }.
            }
    }
refusal_not_your_turn = No es tu turno.
refusal_nothing_to_answer = Nadie te ha preguntado si puede cerrar.
refusal_nothing_to_buy = Ahora no hay ningún descarte que comprar.
refusal_nothing_to_call = Ahora no hay ningún descarte que cantar.
refusal_nothing_to_claim = Ahora no se puede reclamar ningún descarte.
refusal_nothing_to_discard = La última carta del mazo se ha expuesto: termina tu turno sin descarte.
refusal_nothing_to_force = Ahora no se puede imponer ninguna carta rechazada.
refusal_nothing_to_take_back = No hay nada que puedas retirar.
refusal_nothing_to_verify = El registro no tiene semilla, así que las cartas no se pueden repartir de nuevo.
refusal_offered_card_first = Toma la carta o déjala pasar antes de que se destape la siguiente.
refusal_one_card_against_one = Quien solo tiene una carta en la mano no puede tomar una pila de una carta.
refusal_one_group_per_rank = Tu bando ya tiene un grupo de este valor: añádele las cartas de { $meld }.
refusal_one_meld_per_turn = En un turno solo puedes bajar una combinación nueva o añadir una carta.
refusal_one_sided = { $meld }: debe haber una ficha a cada lado del comodín espejo.
refusal_only_declared_pairs = Has declarado que juegas a pares: cierra con { $count } pares.
refusal_only_first_upcard_let_pass = Solo puedes dejar pasar la primera carta descubierta de una mano: roba una carta.
refusal_only_in_first_turn = Unas cartas repartidas solo se pueden bajar en el primer turno, antes de robar.
refusal_only_in_going_out = { $meld } solo se puede bajar al cerrar, como última jugada.
refusal_only_in_last_turn = Solo puedes mostrar combinaciones y añadir cartas en tu último turno.
refusal_only_offered_card_let_pass = No se te ofrece nada que puedas dejar pasar.
refusal_only_top_discard = Solo se puede tomar la carta superior de la pila de descartes.
refusal_only_top_of_stock = Solo se puede tomar la carta superior del mazo.
refusal_only_watching = Los espectadores no pueden hacer eso.
refusal_opening_needs_natural_run = Una primera bajada necesita una escalera sin jokers ni otros comodines.
refusal_opening_needs_taken_card = Una primera bajada necesita una carta recién tomada de la pila de descartes, salvo que cierres en este turno.
refusal_opening_not_from_rack = { $meld }: la primera bajada debe salir de tu atril.
refusal_opening_too_early =
    { $rounds ->
        [one] Nadie puede hacer la primera bajada antes de que cada jugador haya tenido { $rounds } turno.
       *[other] Nadie puede hacer la primera bajada antes de que cada jugador haya tenido { $rounds } turnos.
    }
refusal_opening_too_few_pairs = Una primera bajada en pares necesita al menos { $minimum } pares; tienes { $value }.
refusal_opening_too_low = La primera bajada debe valer { $minimum }; esta vale { $value }.
refusal_option_idle = «{ $one }» no tiene efecto, porque «{ $other }» tiene este valor: { $value }.
refusal_options_clash = «{ $one }» y «{ $other }» no se pueden elegir a la vez.
refusal_out_of_range =
    { $family ->
        [tiles] { $meld } no es una escalera: el comodín quedaría por debajo del 1 o por encima del 13.
       *[other] { $meld } no es una escalera: en ese extremo no hay ninguna carta que el joker pueda representar.
    }
refusal_outdated_table = Esta mesa se jugaba con una versión anterior de sus reglas y no puede continuar.
refusal_own_friend_link = Este enlace es tuyo: envíalo a otra persona.
refusal_own_games_off = Este servidor no admite juegos propios.
refusal_pairs_beside_first_melds = Una primera bajada es o bien de grupos y escaleras, o bien de pares, pero no de las dos cosas.
refusal_pairs_beside_melds = Para cerrar, muestra o bien { $count } pares o bien ninguno.
refusal_pairs_declared_already = Ya has declarado que juegas a pares.
refusal_pairs_declared_before_drawing = Solo puedes declarar que juegas a pares antes de robar.
refusal_partner_asks = Tu compañero pregunta si puede cerrar: responde antes.
refusal_partner_said_no = Tu compañero ha dicho que no: conserva una carta después del descarte.
refusal_partner_said_yes = Tu compañero ha dicho que sí: debes cerrar en este turno.
refusal_passkey_again = Confirma primero con tu llave de acceso.
refusal_passkey_refused = Esta llave de acceso no fue aceptada.
refusal_paused = La mesa está en pausa: reanúdala antes.
refusal_pile_blocked = No puedes tomar la pila de descartes cuando su carta superior es { $card }.
refusal_pile_call_does_not_fit = { $card } no encaja en ninguna combinación de la mesa ni forma una con cartas que están encima en la pila.
refusal_pile_frozen =
    { $count ->
        [0] La pila de descartes está congelada para ti: necesitas en la mano dos cartas naturales del valor de { $card }, pero no tienes ninguna.
        [1] La pila de descartes está congelada para ti: necesitas en la mano dos cartas naturales del valor de { $card }, pero solo tienes una.
       *[other] La pila de descartes está congelada para ti: elige en tu mano dos cartas naturales del valor de { $card }; tienes { $count }.
    }
refusal_pile_must_be_taken = El mazo se ha acabado y la carta superior de la pila de descartes encaja en una combinación de tu bando: toma la pila.
refusal_pile_needs_two = Para tomar la pila de descartes, elige dos cartas de tu mano que bajar con { $card }, al menos una de ellas natural. De su valor tienes { $count }; comodines, { $wild }.
refusal_pile_taken_whole = No puedes tomar sola la carta superior de la pila de descartes: toma toda la pila y baja su carta superior de inmediato.
refusal_promise_broken = Esto no coincide con lo comprometido.
refusal_promise_first = En esta mesa los jugadores comprometen su azar antes de revelarlo. Vuelve a cargar la página.
refusal_promises_fixed = La partida está a punto de empezar; ya no se puede cambiar nada.
refusal_rated_table = Las mesas valoradas son para personas con cuenta: sin bots ni pistas.
refusal_record_not_yet = El registro está disponible cuando termina la partida.
refusal_record_too_long = Los registros de más de { $most } acciones no se pueden ver aquí.
refusal_review_failed = El análisis no se pudo terminar. Inténtalo otra vez.
refusal_reviews_busy = Hay demasiados análisis en espera. Inténtalo otra vez en unos minutos.
refusal_run_claimed_by_next_only = Solo el siguiente jugador puede reclamar un descarte para una escalera.
refusal_run_too_long = { $meld } no es una escalera: una escalera tiene como máximo { $maximum }.
refusal_same_colour = { $meld }: el color debe ser distinto antes y después de un comodín de cambio de color.
refusal_senseless_sheet = Estas reglas no tienen sentido: { $reason }
refusal_sent_away = El anfitrión te ha quitado de esta mesa.
refusal_server_error = Algo ha fallado en el servidor. No se ha cambiado nada.
refusal_show_first = En tu último turno, muestra tus combinaciones antes de descartar.
refusal_sides_differ = { $meld }: las fichas a la izquierda y a la derecha del comodín espejo deben ser iguales.
refusal_somebody_there = Este asiento está ocupado.
refusal_stale_version = La mesa ha cambiado mientras tanto.
refusal_stock_is_empty = El mazo está vacío.
refusal_study_changed = Este estudio se ha cambiado mientras tanto en otro lugar. Vuelve a cargarlo.
refusal_study_full =
    { $most ->
        [one] Un estudio puede tener como máximo { $most } turno.
       *[other] Un estudio puede tener como máximo { $most } turnos.
    }
refusal_study_maker_only = Solo quien hizo este estudio puede cambiarlo.
refusal_swap_after_melding = Solo puedes cambiar un joker después de robar y antes de bajar nada.
refusal_swap_before_opening =
    { $family ->
        [tiles] Un okey solo se puede tomar después de tu primera bajada.
       *[other] Un joker solo se puede cambiar después de tu primera bajada.
    }
refusal_switched_off = Esto está desactivado en este servidor.
refusal_table_changed_before_first_meld = Antes de tu primera bajada no puedes tocar las combinaciones de la mesa.
refusal_table_changed_before_opening = Antes de tu primera bajada de { $minimum } no puedes tocar las combinaciones de la mesa.
refusal_table_closed = El responsable de este servidor ha cerrado esta mesa. Motivo: { $reason }
refusal_table_full = Todos los asientos están ocupados.
refusal_table_log_full = Esta mesa se ha cambiado demasiadas veces; ahora solo se puede jugar.
refusal_taken_card_into_new_meld = { $card } debe ir primero a una combinación nueva.
refusal_taken_card_must_stay_in_a_meld = Sin { $card }, una carta tomada a otro jugador se quedaría sin combinación.
refusal_taken_cards_apart = Cada una de las cartas tomadas a otros ({ $cards }) debe estar en una combinación distinta.
refusal_taken_meld_needs_hand_card = Antes debes bajar { $card } en una combinación nueva con al menos una carta que ya tenías en la mano.
refusal_tile_missing = Debe quedarse en la mesa: { $tiles }.
refusal_tile_not_yours = No está en tu atril: { $tiles }.
refusal_tile_only_to_lay = Solo puedes tomar { $card } si la bajas en este turno (en tu primera bajada, si no la has hecho), pero no encaja en ningún sitio.
refusal_tiles_away = El atril no está completo: fichas que faltan como mínimo, { $count }.
refusal_too_fast = Demasiadas solicitudes: espera un momento.
refusal_too_few_dublees = Necesitas al menos { $minimum } dublees para declararlos, y tienes { $count }.
refusal_too_few_naturals = { $meld } tiene muy pocas cartas naturales: hacen falta al menos { $minimum }.
refusal_too_few_pures = Una declaración necesita { $minimum } escaleras puras, y esta tiene { $count }.
refusal_too_large = Es demasiado largo.
refusal_too_many = { $meld } no es un grupo: un grupo tiene como máximo { $maximum }.
refusal_too_many_bot_tables =
    { $most ->
        [one] Un bot no puede estar sentado en más de { $most } mesa.
       *[other] Un bot no puede estar sentado en más de { $most } mesas.
    }
refusal_too_many_bots =
    { $most ->
        [one] No puedes tener aquí más de { $most } bot.
       *[other] No puedes tener aquí más de { $most } bots.
    }
refusal_too_many_clubs = Puedes estar como máximo en { $most } clubes.
refusal_too_many_copies = Hay { $count } de { $tile }, pero el juego solo tiene { $most }.
refusal_too_many_deals = Una partida no se puede repartir más de { $most } veces.
refusal_too_many_friends = Aquí nadie puede tener más de { $most } amigos.
refusal_too_many_jokers = { $meld } tiene más comodines que cartas naturales.
refusal_too_many_mails = Hoy has pedido esto demasiadas veces. Inténtalo mañana.
refusal_too_many_passkeys =
    { $most ->
        [one] Una cuenta puede tener como máximo { $most } llave de acceso.
       *[other] Una cuenta puede tener como máximo { $most } llaves de acceso.
    }
refusal_too_many_studies = Puedes tener como máximo { $most } estudios. Borra uno primero.
refusal_too_many_study_records = Un estudio puede tener registros de { $most } archivos como máximo.
refusal_too_many_tournaments =
    { $most ->
        [one] Un anfitrión puede tener como máximo { $most } torneo en curso.
       *[other] Un anfitrión puede tener como máximo { $most } torneos en curso.
    }
refusal_too_much_deadwood =
    { $deadwood ->
        [one] Así queda { $deadwood } punto en cartas sueltas; en esta mano necesitas { $limit } o menos para golpear.
       *[other] Así quedan { $deadwood } puntos en cartas sueltas; en esta mano necesitas { $limit } o menos para golpear.
    }
refusal_too_short = { $meld } es demasiado corta: una combinación tiene al menos { $minimum }.
refusal_took_too_long = La mejor jugada no se encontró en { $seconds } segundos.
refusal_tournament_bad_format = Este formato no funciona: no pueden avanzar tantos jugadores de una mesa.
refusal_tournament_bad_result = Ese no es un resultado posible para esta mesa.
refusal_tournament_begun = El torneo ya ha empezado.
refusal_tournament_full = Este torneo admite como máximo { $most } participantes.
refusal_tournament_host_only = Eso solo puede hacerlo el anfitrión del torneo.
refusal_tournament_no_entrant = No existe ese participante en este torneo.
refusal_tournament_not_begun = El torneo todavía no ha empezado.
refusal_tournament_over = El torneo ha terminado.
refusal_tournament_result_stands = Este resultado ya no se puede cambiar: otras partidas dependen de él.
refusal_tournament_round_on = La ronda todavía no ha terminado.
refusal_tournament_table = Eso lo decide el torneo, no la mesa.
refusal_tournament_too_few = Un torneo necesita al menos { $fewest } participantes.
refusal_tournament_too_many_rounds = Un torneo puede tener como máximo { $most } rondas.
refusal_trial_waits = Los bots prueban cada juego nuevo antes de que se juegue. Juegos por delante de este: { $before }. Conserva su lugar: pregunta otra vez en un momento.
refusal_turn_not_over = El turno todavía no ha terminado.
refusal_turn_over = El turno ha terminado.
refusal_two_mirrors = { $meld }: una combinación solo puede tener un comodín espejo, en el centro.
refusal_unavailable = El servidor no puede acceder ahora a su base de datos. Inténtalo otra vez.
refusal_unknown_account = Esa cuenta no existe.
refusal_unknown_ban = Ese bloqueo no existe.
refusal_unknown_bot = No existe ese bot.
refusal_unknown_club = Este club no existe o no eres miembro.
refusal_unknown_code = No hay ninguna mesa con este código.
refusal_unknown_face = { $meld } tiene una pieza que no está en este juego.
refusal_unknown_game = No existe ese juego.
refusal_unknown_link = Este código es incorrecto, demasiado antiguo o ya se ha usado.
refusal_unknown_mail_link = Este enlace es incorrecto, demasiado antiguo o ya se ha usado.
refusal_unknown_passkey = No existe esa llave de acceso.
refusal_unknown_puzzle = No existe ese reto.
refusal_unknown_review = No hay análisis de este registro, o ya no lo hay. Vuelve a abrir el registro.
refusal_unknown_session = Ese dispositivo no tiene la sesión iniciada.
refusal_unknown_study = Este estudio no existe o se ha borrado.
refusal_unknown_table = No existe esa mesa. El enlace puede ser incorrecto o demasiado antiguo.
refusal_unknown_tournament = No existe ese torneo.
refusal_unknown_turn = No existe ese turno en esta partida.
refusal_unreadable = Ese mensaje no se pudo leer.
refusal_upcard_is_offered = Toma la carta descubierta o pasa; después podrás robar del mazo.
refusal_upcard_only_before_first_meld = Después de bajar el contrato solo puedes robar del mazo.
refusal_upcard_only_for_first_meld = Antes de tu primera bajada solo puedes tomar la carta descubierta para ella, y con esa carta no puedes hacer una que valga { $minimum }.
refusal_upcard_only_into_meld = Solo puedes tomar { $card } si forma una combinación con cartas de tu mano, sin otra carta tomada antes.
refusal_upcard_only_to_lay = Solo puedes tomar { $card } si la bajas de inmediato, pero no encaja en ningún sitio.
refusal_upcard_refused_only_when_blocked = Solo puedes rechazar la carta descubierta cuando el mazo está vacío.
refusal_upcard_to_be_used = Solo puedes tomar { $card } si la bajas en este turno.
refusal_upcard_was_let_pass = Los dos jugadores han dejado pasar la carta descubierta: roba del mazo.
refusal_waited_in_vain = No vino nadie, así que hemos dejado de buscar.
refusal_wild_upcard_refused = { $card } es un comodín y no se puede tomar de la pila de descartes.
refusal_would_leave_taken_upcard = Así solo quedaría { $card }, que has tomado de la pila de descartes y no puedes descartar en este turno.
refusal_wrap =
    { $family ->
        [tiles] { $meld } no es una escalera: nada va después del número más alto.
       *[other] { $meld } no es una escalera: nada va después de la carta más alta.
    }
refusal_wrong_host = Este servidor no acepta el nombre de servidor { $host }. Quien lo administra puede permitirlo con --allowed-host.
refusal_wrong_origin = Esta solicitud llegó de una página de otro sitio.
replay_back = Una jugada atrás
replay_download = Descargar registro
replay_first = Principio de la mano
replay_go = Ver repetición
replay_hands = Cartas de todos
replay_last = Final de la mano
replay_link = Repetición
replay_move = Jugada
replay_move_of = Jugada { $number } de { $count }
replay_moves = Jugadas
replay_next = Una jugada adelante
replay_open = Abrir un archivo
replay_other = Otro registro
replay_pause = Pausa
replay_play = Reproducir
replay_sentence = Recorre una partida registrada jugada a jugada. Cada mesa terminada ofrece su registro; también puedes escribir uno a mano.
replay_speed = Velocidad
replay_text = El registro
replay_title = Repetición
replay_to_table = A la mesa
replay_total = total { $total }
replay_unknown = desconocida
replay_waits = Este registro todavía no se ha abierto en este dispositivo: el servidor debe reproducirlo una vez y no se puede conectar con él. El registro se abrirá cuando el servidor responda.
review_accuracy = Precisión
review_accuracy_about = Precisión: de los turnos decididos, la parte en que no había nada mejor. Decididos: los turnos con una elección y no demasiado igualados. Regalado: lo que costaron los errores, en puntos de ventaja sobre los demás. Suerte y elección: cuánto cambió cada una las posibilidades en los turnos propios del jugador; 1 es una mano entera.
review_ahead = Puntos de ventaja de promedio: { $reached }; lo mejor: { $best }.
review_as_bots = Cualquier bot habría jugado lo mismo
review_as_table = Como tabla
review_before = Antes
review_begins = El análisis está empezando.
review_best = Lo mejor
review_better = Mejor
review_by_choice = por elección
review_by_luck = por suerte
review_by_luck_missed = sobre todo por suerte, pero había algo mejor
review_call = Cantar «¡Rummy!»
review_chances = Posibilidades de ganar
review_chances_about = Cada punto muestra cómo acabó la posición al jugarla { $count } veces hasta el final con las cartas de todos tal como estaban; puede desviarse en { $error }.
review_change = Con las cartas de todos tal como eran, las posibilidades de ganar eran { $before } antes de este turno y { $after } después.
review_change_choice = De eso, { $choice } es elección: lo que este jugador podía saber que era peor. El resto, { $luck }, es suerte.
review_change_luck = La diferencia cuenta como suerte: por lo que este jugador podía saber, ninguna jugada era seguro mejor.
review_choice = Elección
review_compared = Comparado { $deals } veces con cartas imaginadas
review_compared_about = Lo que este jugador no podía ver se repartió de nuevo cada vez, y tras ambas jugadas se jugó hasta el final. Deciden los puntos, no las posibilidades de ganar, que difieren de las de arriba, donde las cartas de todos son las que eran.
review_compared_match = Lo que este jugador no podía ver se repartió de nuevo cada vez, y tras ambas jugadas se jugó hasta el final. Deciden las posibilidades de ganar la partida.
review_cost = Regalado
review_costs =
    { $count ->
        [1] Había algo mejor: cerca de { $points } punto más
       *[other] Había algo mejor: cerca de { $points } puntos más
    }
review_costs_match = Había algo mejor: cerca de { $percent } más de posibilidades de ganar la partida
review_decided = Decisiones aclaradas: { $decided } de { $choices }
review_decided_of = { $decided } de { $turns } decididos
review_decisive = Los turnos decisivos
review_deeper = Mirar más a fondo
review_deeper_about = Juega este turno muchas más veces. El resultado lo ve quien abra este análisis.
review_deeper_failed = No se pudo terminar. Inténtalo de nuevo.
review_deeper_waits = Otros por delante: { $count }
review_deeper_works = Mirando más a fondo: { $percent }
review_depends =
    { $when ->
        [knock_at_once] Depende de cuándo golpeen los demás: mejor que la otra jugada si golpean en cuanto pueden, peor si esperan
       *[knock_late] Depende de cuándo golpeen los demás: mejor que la otra jugada si esperan, peor si golpean en cuanto pueden
    }
review_draw_tile = No bajar nada, robar una ficha.
review_end = { $deal }, final
review_expected = Posibilidades de ganar { $chance }, puntos de ventaja { $points }
review_expected_match = Posibilidades de ganar la partida { $match }; esta mano: { $chance }, puntos de ventaja { $points }
review_forced = No había otra opción
review_held = No es un error: jugado { $deals } veces hasta el final, guardarlas dio lo mismo o más.
review_lay_off = Añadir { $cards }.
review_leave = Puedes salir de esta página: el análisis continúa y se guarda con la partida para todos.
review_leave_file = El análisis de un registro abierto desde un archivo se guarda durante una hora.
review_left =
    { $family ->
        [tiles] Fichas que también se podían haber bajado: { $tiles }; puntos: { $points }
       *[other] Cartas que también se podían haber bajado: { $tiles }; puntos: { $points }
    }
review_luck = Suerte
review_luck_and_choice = Suerte y elección
review_next = Turno siguiente
review_none_missed = No se encontró ningún error claro.
review_not_compared = Aún sin comparar
review_only_missed = Solo turnos con un error ({ $count })
review_other_record = Volver a la repetición
review_place = { $deal }, turno { $turn }
review_play = Bajar { $tiles }.
review_played = Lo jugado
review_player = Jugador
review_previous = Turno anterior
review_proven = Demostrado: no se podía más.
review_rival = O
review_see = Verlo
review_shown = Lo que se muestra
review_surer = Mirando mejor los turnos que más pueden haber costado: { $percent }
review_surer_waits = Una primera mirada. Seguirá otra más atenta; análisis por delante: { $count }
review_take = Tomar { $card } de la pila de descartes.
review_take_top = Tomar la carta superior de la pila de descartes.
review_title = ¿Qué se me escapó?
review_too_close = Tras { $deals } manos, estas dos están demasiado igualadas para distinguirlas.
review_try = Intentar otra vez
review_try_back = Al análisis
review_try_task = En la partida se jugó esto: { $action } Encuentra algo mejor.
review_turn_by_turn = Turno a turno
review_turn_of = Turno { $number } de { $count }
review_undecided = Sin aclarar tras { $deals } manos
review_unproven = Puede haber más.
review_waiting = Análisis por delante de este: { $count }
review_warmer = Te acercas: es mejor que lo que se jugó.
review_was_best = Tan bueno como lo mejor
review_way = Mostrar la solución
review_way_hide = Ocultar la solución
review_working = Recorriendo la partida: { $percent }
rules_away_house_rules = Estas son las reglas sin reglas de la casa: estas las escribe el servidor, y no se puede conectar con él.
rules_contents = Secciones
rules_title = Reglas de { $game }
said_by = { $name }: { $phrase }
scan_again = Otra foto
scan_button = Escanear
scan_doubtful_piece = { $piece }, dudosa
scan_file = Elegir una foto
scan_found =
    { $family ->
        [tiles] Fichas encontradas: { $count }.
       *[other] Cartas encontradas: { $count }.
    }
scan_join = Unir su fila con otra
scan_join_where = Toca la fila con la que se une.
scan_larger = Más grande
scan_loading = Cargando el lector de fotos: { $percent } %
scan_look = Dudosas: { $count }
scan_move = Mover a otra fila
scan_move_where = Toca la fila que le corresponde: { $piece }
scan_no_piece =
    { $family ->
        [tiles] Aquí no hay ninguna ficha
       *[other] Aquí no hay ninguna carta
    }
scan_note =
    { $family ->
        [tiles] Toca una ficha para corregirla o cambiar su fila, o la foto donde falte una.
       *[other] Toca una carta para corregirla o cambiar su fila, o la foto donde falte una.
    }
scan_photo = Foto
scan_private = La foto no sale de este dispositivo.
scan_reading = Leyendo la foto…
scan_row = Fila { $number }
scan_row_new = Fila nueva
scan_shutter = Hacer una foto
scan_split = Empezar aquí una fila nueva
scan_trial = La lectura de cartas está a prueba: en 67 fotos de prueba, casi todas con cartas sueltas, leyó bien el 97,9 % de las cartas. Deja las esquinas a la vista y comprueba cada carta.
scan_turn = Girar la foto
scan_unloaded = No se ha podido cargar. La primera vez hace falta conexión a internet; después, no.
scan_unread = No se ha podido leer la foto. Prueba con otra.
scan_use =
    { $family ->
        [tiles] Usar estas fichas
       *[other] Usar estas cartas
    }
scan_which =
    { $family ->
        [tiles] ¿Qué ficha es?
       *[other] ¿Qué carta es?
    }
score_after_round = Después de la ronda { $number }
score_boxes = Casillas
score_boxes_bonus = Por casillas
score_check = Comprobación
score_check_deals = Manos: { $sum }
score_check_players = Jugadores: { $sum }
score_check_sum = +{ $won } − { $lost } = { $sum }
score_chips = Se cuenta en fichas de apuesta
score_column = Columna { $number }
score_column_closed = cerrada
score_deal = Mano
score_deal_number = Mano { $number }
score_eliminated = eliminado
score_final = Resultado final
score_game_bonus = Por la partida
score_games_won = Manos ganadas
score_goal_countdown =
    { $count ->
        [one] { $count } punto para cada uno, hasta que a alguien no le quede ninguno
       *[other] { $count } puntos para cada uno, hasta que a alguien no le quede ninguno
    }
score_goal_deal = Una partida de una mano
score_goal_deals = Una partida de { $count } manos
score_goal_limit = Eliminado con { $count } puntos
score_goal_points =
    { $count ->
        [one] A { $count } punto
       *[other] A { $count } puntos
    }
score_in_columns = anotado en la columna { $numbers }
score_money = Dinero
score_none = Todavía no se ha puntuado ninguna mano.
score_rake = { $gross } pagados; la casa se queda con { $rake }
score_rejoined = Ha vuelto a entrar
score_shutout = A cero
score_stake_point = { $amount } por cada punto
score_stake_pool = Entrada { $amount } cada uno, { $pool } en el bote
score_start = Inicio
score_title = Puntos
score_total = Total
score_wins_games = Más manos ganadas; en caso de empate, el total más alto
score_wins_last_left = El último que queda se lleva el bote
score_wins_left = Gana el último que queda
score_wins_lowest = Gana el total más bajo
seat_dealer = repartidor
seat_games_won = ganadas: { $count }
seat_laid = bajado { $points }
seat_pairs = pares
seat_partner = compañero
seat_place = puesto { $place }
seat_sits_out = descansa
seat_starter = empieza
settings_agree_puzzles = Permitir siempre retos a partir de mis partidas
settings_agree_puzzles_note = En cuanto termina una partida. No se crea ninguno si no están todos de acuerdo, y hasta entonces puedes retirarlo.
settings_felt = Mesa
settings_felt_blue = Azul
settings_felt_green = Verde
settings_felt_wine = Burdeos
settings_four_colours = Baraja de cuatro colores
settings_four_colours_note = Diamantes azules, tréboles verdes
settings_initials = Iniciales
settings_language = Idioma
settings_less_motion = Menos movimiento
settings_pace = Velocidad de los bots
settings_pace_at_once = Al instante
settings_pace_note = Cuando juegas solo contra bots. Un toque en la mesa vacía evita la espera.
settings_portrait = Tu cara en la mesa
settings_portrait_number = Cara { $number }
settings_size = Fichas y cartas
settings_size_large = Grandes
settings_size_normal = Normal
settings_size_small = Pequeñas
settings_sound = Sonido
settings_speed = Animación
settings_speed_fast = Rápida
settings_speed_slow = Lenta
settings_spread = Cartas de la mano
settings_spread_tight = Juntas
settings_spread_wide = Separadas
settings_theme = Aspecto
settings_theme_dark = Oscuro
settings_theme_light = Claro
settings_theme_system = Sistema
settings_title = Ajustes
settings_volume = Volumen
shop_add = Añadir
shop_add_to = Añadir: { $field }
shop_add_which = Qué añadir: { $field }
shop_bounds = De { $low } a { $high }.
shop_by_players = Según el número de jugadores
shop_changed = Cambios: { $count }.
shop_down = Más tarde: { $part }
shop_first_name = Mi { $game }
shop_from = { $field }: de
shop_from_game = A partir de
shop_group_changed = cambios: { $count }
shop_group_wrong = todavía no es compatible
shop_less = Menos: { $field }
shop_load = Abrir un archivo
shop_more = Más: { $field }
shop_name = Su nombre
shop_new_rule = Cambiado:
shop_redo = Rehacer
shop_remove = Quitar: { $part }
shop_restore = Volver al original: { $field }
shop_same = Igual para todos
shop_save = Guardar como archivo
shop_senseless = Esto todavía no es compatible:
shop_sentence = Parte de cualquier juego y cambia lo que quieras. Las reglas que aparecen al lado muestran el resultado.
shop_stale = Estas son las reglas anteriores al último cambio, que todavía no tiene sentido.
shop_start_over = Volver al original
shop_tab_controls = Cambiar
shop_title = Tu propio juego
shop_to = { $field }: a
shop_trying = Los bots lo están probando…
shop_unchanged = Todavía no se ha cambiado nada.
shop_undo = Deshacer
shop_unread = Este archivo no es una hoja de reglas:
shop_up = Antes: { $part }
shop_waits = Los bots prueban cada juego nuevo antes de que se juegue. Juegos por delante del tuyo: { $before }. El tuyo conserva su lugar.
shop_with = Sí
shop_without = No
sign_at_once = Todo se baja de una vez
sign_block = El mazo no se renueva
sign_books = Libros de { $count } cartas o más
sign_burracos = Burracos de { $count } cartas o más
sign_buy = Se pueden comprar descartes fuera de turno
sign_call_draw = Un jugador puede pedir la comparación
sign_call_drop = Un jugador puede plantarse para terminar la mano
sign_canastas = Canastas de { $count } cartas o más
sign_cards_laid = Las cartas cuentan para quien las baja
sign_claims = Los descartes se pueden reclamar: pon y chi
sign_contract = Todas las cartas de una vez, en estos tamaños
sign_contracts = { $count } manos, cada una con un contrato
sign_corner = K A 2 es una escalera
sign_deals = { $count } manos, pagadas en fichas de apuesta
sign_few_jokers = Nunca más jokers que otras cartas
sign_fight = Los demás luchan o se rinden
sign_first_from_hand = La primera bajada sale solo de la mano
sign_foot = Un pie de { $count } cartas
sign_force = Puedes imponer una carta rechazada
sign_joker_freed_any = Cualquier ficha libera un comodín
sign_joker_freed_rack = Una ficha del atril libera un comodín
sign_knock = Se golpea con { $points } o menos
sign_knock_any = Se golpea con cualquier mano
sign_last_left = Eliminado con { $points }; gana el último que queda
sign_lives = Hacen falta dos escaleras, una sin jokers
sign_money = Una mano, pagada por puntos
sign_money_value_cards = Pagada por puntos y por cartas de pago
sign_only_runs = Solo escaleras
sign_opening = Primera bajada de al menos { $points } puntos
sign_opening_or_pairs = Primera bajada de { $points } puntos, o { $count } pares
sign_own_melds = Cuentan tus propias combinaciones
sign_partners = Los compañeros comparten combinaciones
sign_pile_any = Se puede tomar cualquier descarte
sign_pile_down_to_melded = Cualquier descarte, con todos los de encima, para bajarlo
sign_pile_down_to_used = Cualquier descarte, con todos los de encima
sign_pile_top_and_second = Un descarte se toma con una segunda carta
sign_pile_top_into_meld = Un descarte, solo para una combinación
sign_pool = Eliminado con { $points }; el último se lleva el bote
sign_pozzetto = Un muerto de { $count } cartas
sign_pures = Hacen falta { $count } escaleras puras
sign_rearranged = Todos pueden reorganizar todas las combinaciones
sign_special_jokers = Comodines dobles, espejo y de cambio de color
sign_swap = Los jokers se pueden cambiar
sign_swap_wild_tile = Un okey se puede cambiar
sign_target = A { $points } puntos
sign_turns =
    { $count ->
        [one] { $count } turno por jugador
       *[other] { $count } turnos por jugador
    }
sign_twins = Un grupo puede tener cartas idénticas
sign_wild_rank = En cada mano es comodín un valor distinto
solver_away = Fichas que faltan para cerrar: { $count }.
solver_back = Paso anterior
solver_best = La mejor jugada
solver_both =
    { $family ->
        [tiles] Fichas, después puntos
       *[other] Cartas, después puntos
    }
solver_colon = :{ " " }
solver_comma = ,{ " " }
solver_deadwood = Cartas sueltas: { $count }.
solver_discard = Una carta va a la pila de descartes
solver_example = Mostrar un ejemplo
solver_finish = Todas las cartas están combinadas: puedes cerrar.
solver_first = La mesa tal como estaba
solver_from_rack =
    { $family ->
        [tiles] { $tiles } del atril
       *[other] { $tiles } de la mano
    }
solver_from_set = { $tiles } de { $set }
solver_hand = La mano
solver_indicator = El indicador
solver_last = Toda la jugada
solver_link = Copiar enlace
solver_melded = { $count } de { $of } cartas están en combinaciones.
solver_melds = Las combinaciones
solver_next = Paso siguiente
solver_no_first = No se puede hacer una primera bajada de { $minimum } puntos.
solver_none = No se puede bajar nada.
solver_nothing =
    { $family ->
        [tiles] Toca las combinaciones de la mesa y después el atril.
       *[other] Toca las combinaciones de la mesa y después la mano.
    }
solver_nothing_cards = Toca las cartas de la mano.
solver_nothing_finish = Elige el indicador y toca después las fichas del atril.
solver_nothing_left = No queda nada.
solver_objective = Objetivo
solver_play =
    { $family ->
        [tiles] Baja { $count } de { $of } fichas, por valor de { $value }.
       *[other] Baja { $count } de { $of } cartas, por valor de { $value }.
    }
solver_sentence = Toca lo que hay en la mesa y lo que tienes: la mejor jugada, demostrada, paso a paso.
solver_show = Mostrar la jugada
solver_side = Lo que el bando tiene en la mesa
solver_status_both_lives = Tienes las dos vidas.
solver_status_contract = Se pueden bajar todas las cartas.
solver_status_first_life_only = Solo tienes la primera vida: solo sus cartas cuentan como combinadas.
solver_status_no_first_life = Falta la primera vida: cuentan todas las cartas.
solver_status_short = Hay muy pocas escaleras puras: cuentan todas las cartas fuera de ellas.
solver_status_three_pure = Hay suficientes escaleras puras: solo cuentan las cartas fuera de combinaciones.
solver_status_valid_show = Todas las cartas están en combinaciones: una declaración válida.
solver_steps = Paso a paso
solver_table = La mesa
solver_tiles =
    { $family ->
        [tiles] El máximo de fichas
       *[other] El máximo de cartas
    }
solver_title = Solucionador
solver_value = El máximo de puntos
solver_whole = todo { $set }
solver_worth = Se bajan { $count } de { $of } cartas y dan { $worth }, con todos los premios.
status_now = Personas en las mesas ahora: { $people }; mesas: { $tables }
status_since = En marcha desde el { $date }, versión { $version }
status_title = Estado del servidor
status_up = El servidor funciona.
study_add = Añadir al estudio
study_add_drawing = Añadir
study_all_open = Todas
study_arrow = Flecha
study_back = Volver al estudio
study_by_list = Elegir de una lista
study_circle = Círculo
study_colour = Color
study_colour_name =
    { $colour ->
        [green] verde
        [red] rojo
        [blue] azul
       *[other] amarillo
    }
study_comment = Comentario
study_delete = Borrar el estudio
study_delete_sure = Su enlace ya no llevará a ninguna parte.
study_draw = Dibujar
study_drawings = Dibujos
study_drawn_arrow = Flecha, { $colour }: desde { $origin } hasta { $place }
study_drawn_circle = Círculo, { $colour }: { $place }
study_earlier = Subir
study_edit = Editar este turno
study_from = Desde
study_from_none = Ninguna parte: un círculo
study_how =
    { $family ->
        [tiles] Toca una ficha para rodearla. Para una flecha, arrastra de un lugar a otro o toca los dos.
       *[other] Toca una carta para rodearla. Para una flecha, arrastra de un lugar a otro o toca los dos.
    }
study_into = Ponerlo en
study_into_new = un estudio nuevo
study_later = Bajar
study_leave_out = Quitar este turno
study_link_note = Cualquiera puede abrir este enlace sin cuenta. Puedes cambiar o borrar el estudio cuando quieras; si nadie lo abre en un año, se borra.
study_make = Crear un enlace
study_mine = Mis estudios
study_name = Título
study_only_open = Solo { $name }
study_open = Abrir el estudio
study_open_hands = Manos visibles
study_remove = Quitar
study_rename = Cambiar el título
study_save = Guardar
study_show = Mostrar este turno
study_spot_hand =
    { $family ->
        [tiles] atril de { $name }
       *[other] mano de { $name }
    }
study_spot_meld =
    { $family ->
        [tiles] combinación { $cards }
       *[other] combinación { $cards }
    }
study_spot_piece = { $piece } ({ $place })
study_title = Estudio
study_to = Hasta
study_turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }
study_whole =
    { $family ->
        [tiles] Combinaciones enteras
       *[other] Combinaciones enteras
    }
study_whole_match = Repetir la partida desde aquí
table_ask_partner = { $name } pregunta: ¿puedo cerrar?
table_away = ausente
table_book_label =
    { $called ->
        [canasta]
            { $kind ->
                [natural] canasta natural, { $count } cartas
                [semi] canasta semilimpia, { $count } cartas
                [mixed] canasta mixta, { $count } cartas
               *[other] canasta de comodines, { $count } cartas
            }
        [book]
            { $kind ->
                [natural] libro limpio, { $count } cartas
                [semi] libro semilimpio, { $count } cartas
                [mixed] libro sucio, { $count } cartas
               *[other] libro de comodines, { $count } cartas
            }
       *[other]
            { $kind ->
                [natural] burraco limpio, { $count } cartas
                [semi] burraco semilimpio, { $count } cartas
                [mixed] burraco sucio, { $count } cartas
               *[other] burraco de comodines, { $count } cartas
            }
    }
table_borrow_hint = También puedes seleccionar cartas de combinaciones de la mesa, para otra combinación.
table_buy_ask = ¿Comprar { $card }? Del mazo tomas además: { $count }.
table_buy_asked = { $name } puede comprar { $card }.
table_buy_limited = ¿Comprar { $card }? Del mazo tomas además: { $count }. Compras que te quedan: { $left }.
table_buy_points = ¿Tomar { $card } fuera de turno? Puntos de penalización: { $count }.
table_call_ask = ¿Cantar { $card }? Encaja en una combinación de la mesa.
table_call_down = Toca la carta de la pila que cantas; te llevas también todas las que están encima.
table_cards_count =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
table_careless_sure =
    { $family ->
        [tiles] { $card } es un okey o se podría añadir a una combinación de la mesa: descartarla cuesta puntos.
       *[other] { $card } encaja en una combinación de la mesa o completa una en la pila: descartarla cuesta puntos.
    }
table_chips =
    { $count ->
        [one] { $count } ficha de apuesta
       *[other] { $count } fichas de apuesta
    }
table_claim_ask = ¿Reclamar { $card }?
table_claim_asked = { $name } puede reclamar { $card }.
table_claim_none = No tienes nada con que reclamar { $card }.
table_contract_ready = Tus grupos cumplen el contrato: con un toque lo bajas.
table_deadwood = Cartas sueltas: { $points }
table_dealt_ask = Tus cartas repartidas terminan la mano.
table_declare_pairs_means = Después solo puedes cerrar con pares, y todos lo saben. No se puede deshacer.
table_declare_pairs_sure = ¿Jugar a pares?
table_declare_regroup = Usar los grupos que ganan
table_declare_regrouped = Las mismas cartas, agrupadas de otro modo, ganan.
table_declare_wrong =
    { $points ->
        [one] Sería una declaración errónea: cuesta { $points } punto y quedas fuera de la mano.
       *[other] Sería una declaración errónea: cuesta { $points } puntos y quedas fuera de la mano.
    }
table_do_answer_no = No, todavía no
table_do_answer_yes = Sí, cierra
table_do_aside = Apartar: { $value } de { $minimum }
table_do_aside_melds = Apartar: { $count } de { $melds } combinaciones
table_do_aside_melds_more = Contrato: { $count } de { $melds } combinaciones
table_do_aside_more = Primera bajada: { $value } de { $minimum }
table_do_aside_run = Falta una escalera sin joker
table_do_ask = ¿Puedo cerrar?
table_do_borrow = Tomar prestado y bajar
table_do_buy = Comprar { $card }
table_do_call = ¡Rummy! { $card }
table_do_call_end_draw = Pedir la comparación
table_do_call_end_drop = Plantarme
table_do_chi = Chi con { $cards }
table_do_choose_to_pass = Elige una carta
table_do_contract = Bajar el contrato
table_do_declare = Declarar
table_do_declare_anyway =
    { $points ->
        [one] Declarar de todos modos: { $points } punto
       *[other] Declarar de todos modos: { $points } puntos
    }
table_do_declare_pairs = Declarar pares
table_do_discard = Descartar { $card }
table_do_discard_sure = ¿Descartar { $card } de verdad?
table_do_done = Listo
table_do_draw =
    { $family ->
        [tiles] Robar una ficha
       *[other] Robar una carta
    }
table_do_draw_card = Robar una carta
table_do_draw_cards = Robar { $count } cartas
table_do_drop = Retirarme
table_do_drop_for =
    { $points ->
        [one] Retirarme: { $points } punto
       *[other] Retirarme: { $points } puntos
    }
table_do_drop_next = Retirarme en mi turno
table_do_end = Terminar turno
table_do_end_count = Terminar turno: { $value } de { $minimum }
table_do_end_short = { $value } de { $minimum }
table_do_face_down = Cerrar: { $card } boca abajo
table_do_fight = Luchar
table_do_finish = Cerrar con { $card }
table_do_fits_nowhere = No encaja en ninguna combinación
table_do_fold = Rendirme
table_do_force = Imponer { $card }
table_do_gin = ¡Gin! Descartar { $card }
table_do_go_out =
    { $game ->
        [phom] Cerrar
        [gin_rummy] Gran gin
       *[other] Cerrar
    }
table_do_knock = Golpear
table_do_knock_with = Golpear con { $points }, descartar { $card }
table_do_lay =
    { $family ->
        [tiles]
            { $count ->
                [one] Bajar { $count } ficha
               *[other] Bajar { $count } fichas
            }
       *[other]
            { $count ->
                [one] Bajar { $count } carta
               *[other] Bajar { $count } cartas
            }
    }
table_do_lay_alone = Bajarla
table_do_lay_off = Añadir { $cards }
table_do_leave = Dejar { $card }
table_do_let_pass = Pasar
table_do_open = Bajar { $value }
table_do_pass = Pasar
table_do_pass_on = Pasar { $card }
table_do_pick = Elegir un descarte
table_do_pick_meld = Seleccionar la combinación
table_do_pon = Pon con { $cards }
table_do_put_back = Restablecer la mesa
table_do_refuse = Rechazar y terminar la mano
table_do_rummikub = ¡Rummikub!
table_do_second = Robar una segunda carta
table_do_show = Mostrar combinaciones
table_do_show_dealt = Mostrar las cartas
table_do_show_indicator = Mostrar la ficha igual
table_do_show_none = Sin combinación que mostrar
table_do_swap =
    { $family ->
        [tiles] Tomar el okey
       *[other] Tomar el joker
    }
table_do_take = Tomar { $card }
table_do_take_down = Tomar { $count }, hasta { $card }
table_do_take_pile = Tomar la pila: { $count }
table_do_throw_last = Descartar y cerrar
table_do_turn_card = Destapar una carta
table_do_turn_over = Dar la vuelta a la pila y robar
table_do_wait = Juega { $name }
table_do_want_none = Pasar siempre
table_down_any = Pulsa una carta: la tomas con todas las que tiene encima y debes bajarla en este turno
table_down_ask = Tomas { $count } cartas y debes bajar { $card } en este turno.
table_drop_means = Dejas tus cartas a un lado. No se puede deshacer.
table_drop_sure = ¿Retirarte de verdad?
table_drop_sure_for =
    { $points ->
        [one] ¿Retirarte por { $points } punto?
       *[other] ¿Retirarte por { $points } puntos?
    }
table_end_means_draw = Los demás se rinden o luchan. Si alguien que lucha no tiene más puntos que tú, pierdes y pagas más.
table_end_means_drop = Se comparan de inmediato las cartas de todos. Si alguien no tiene más puntos que tú, pierdes y pagas más.
table_end_sure_draw = ¿Pedir la comparación ahora?
table_end_sure_drop = ¿Plantarte ahora?
table_face_down_ask = Deja tu última carta boca abajo para cerrar.
table_fight_ask = { $name } pide la comparación. ¿Luchas?
table_finish_back = Atrás
table_finish_pick = Selecciona la carta que quieres descartar e inténtalo otra vez.
table_force_ask = { $card } fue rechazada. ¿Imponerla?
table_fresh = nueva
table_frozen = Congelada
table_frozen_all = Congelada: necesitas dos cartas naturales del valor de la carta superior para tomar la pila.
table_frozen_you = La pila está congelada para ti hasta la primera bajada de tu bando.
table_gone = La conexión con esta mesa ha terminado.
table_gone_banned = El responsable de este servidor te ha bloqueado.
table_gone_closed = El responsable de este servidor ha cerrado esta mesa.
table_gone_outdated = Esta mesa se jugaba con una versión anterior de sus reglas y no puede continuar.
table_gone_pages = Esta mesa está abierta en demasiadas páginas; solo siguen las más recientes.
table_gone_seat = Este asiento pertenece a otro navegador.
table_group = grupo
table_group_aside = Descarte
table_group_cards = Fuera de combinaciones
table_group_held = Se quedan en la mano
table_group_number = Combinación { $number }
table_hand = Tu mano
table_has_drawn = Ya has robado. Baja algo o pasa.
table_home = Todos los juegos
table_joker_ask =
    { $family ->
        [tiles] ¿Qué representa el okey?
       *[other] ¿Qué representa el joker?
    }
table_keep_playing = Seguir jugando
table_kept = tomada
table_key_apart =
    { $family ->
        [tiles] Apartar la selección en el atril
       *[other] Apartar la selección en la mano
    }
table_key_arrows = Moverse entre piezas y lugares
table_key_back =
    { $family ->
        [tiles] Selección de vuelta al atril
       *[other] Selección de vuelta a la mano
    }
table_key_draw = Robar
table_key_end = Lo mismo que el botón principal
table_key_enter = Poner la selección aquí
table_key_escape = Quitar la selección, cerrar
table_key_help = Esta lista
table_key_move =
    { $family ->
        [tiles] Mover la ficha en el atril, la combinación en la mesa
       *[other] Mover la carta en la mano, la combinación en la mesa
    }
table_key_new = Bajar la selección como combinación nueva
table_key_space = Seleccionar o no la pieza
table_key_split =
    { $family ->
        [tiles] Dividir la combinación antes de la ficha
       *[other] Dividir la combinación antes de la carta
    }
table_key_take = Tomar de la pila de descartes
table_keys = Teclas
table_knock_gin_only = Golpear solo con gin
table_knock_hint = Todos muestran sus cartas. Si a un jugador le quedan los mismos puntos que a ti o menos, gana él.
table_knock_hint_gin = Gin: el otro jugador no puede añadir a tus combinaciones.
table_knock_hint_lay_off = Tus combinaciones se ponen a la vista y el otro jugador les añade cartas. Si entonces tiene los mismos puntos que tú o menos, hay contragolpe.
table_knock_left = Cartas sueltas
table_knock_limit = Golpear con { $limit } o menos
table_laid_by = bajada por { $name }
table_last_turn = { $name } ha cerrado: este es tu último turno.
table_last_turns = { $name } ha cerrado: un último turno para cada uno
table_lay_off_ask = { $name } ha golpeado con { $points }: añade lo que encaje.
table_leave = Dejar la partida
table_leave_stay = Quedarme
table_leave_sure =
    { $points ->
        [one] ¿Irte para siempre? Quedas fuera de esta mano y de todas las siguientes, por { $points } punto cada una.
       *[other] ¿Irte para siempre? Quedas fuera de esta mano y de todas las siguientes, por { $points } puntos cada una.
    }
table_left = restantes: { $count }
table_log = Historial
table_mine = bajada en este turno
table_more = Más
table_more_below = Combinaciones más abajo: { $count }
table_move_set = Mover la combinación
table_must_play = Baja { $card }, que has tomado.
table_new_meld = Combinación nueva
table_new_set = Combinación nueva
table_no_discard = La última carta del mazo se ha expuesto: no hay descarte y la mano termina.
table_offered_none = Ahora no puedes bajar { $card }.
table_opened = ha hecho la primera bajada
table_order = Ordenar la mesa
table_order_back = Devolver las combinaciones a su sitio
table_order_self = Ordenar después de cada turno
table_order_self_note = Si no, las combinaciones se quedan donde las pones.
table_out = fuera
table_owner = bajada por { $name }
table_pair = Par
table_partner_no = Tu compañero dice que no: no puedes cerrar en este turno.
table_partner_yes = Tu compañero dice que sí: cierra en este turno.
table_pass_on_ask = Elige una carta para { $name }.
table_pile = Descartes
table_pile_any = Puedes tomar cualquiera de estas
table_pile_empty = vacía
table_points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
table_pool = Reserva
table_rack = Tu atril
table_reconnecting = Reconectando…
table_redo = Rehacer
table_refuse_means = El juego termina y las cartas se cuentan tal como están.
table_refuse_sure = ¿Rechazar la última carta?
table_reset = Restablecer
table_reset_long = Volver al principio del turno
table_restarting = El servidor se está reiniciando. Espera un momento, por favor: el juego seguirá donde estaba.
table_rule_link = Ver la regla
table_rules = Reglas
table_run = escalera
table_scores = Puntos
table_seats = Jugadores
table_second_hand =
    { $called ->
        [pozzetto] Un muerto de { $count } cartas, para: { $names }
       *[other] Un pie de { $count } cartas, para: { $names }
    }
table_second_hint = Con ella tomas una segunda carta, de cualquiera de las dos pilas.
table_second_picked_up =
    { $called ->
        [pozzetto] Muerto tomado por: { $names }
       *[other] Pie tomado por: { $names }
    }
table_selected = seleccionada
table_set_label = { $kind } { $number }: { $pieces }
table_set_label_plain = Combinación { $number }: { $pieces }
table_side_bonus = A la vista: { $cards }
table_side_books =
    { $called ->
        [book] Libros: { $natural } limpios, { $mixed } sucios
        [burraco] Burracos: { $natural } limpios, { $mixed } sucios
       *[other] Canastas: { $natural } naturales, { $mixed } mixtas
    }
table_side_books_semi = { $books }, { $semi } semilimpios
table_side_books_wild = { $books }, { $wild } de comodines
table_side_ours = Nuestro bando
table_sort_colour = Ordenar por color
table_sort_number = Ordenar por número
table_sort_suit = Ordenar por palo
table_split = Dividir aquí
table_starting = Se está preparando la mesa…
table_stock = Mazo
table_swap_hint =
    { $family ->
        [tiles] Puedes cambiar { $card } por un okey de la mesa.
       *[other] Puedes cambiar { $card } por un joker de la mesa.
    }
table_table = Mesa
table_table_empty = Todavía no hay nada en la mesa.
table_take_back = Retirar lo último
table_tiles_count =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
table_title_turn = Tu turno · { $game }
table_to_rack =
    { $family ->
        [tiles] De vuelta al atril
       *[other] De vuelta a la mano
    }
table_tray = Apartado para la primera bajada
table_tray_back = Recuperar { $pieces }
table_try_again = Intentar otra vez
table_turn_of = Turno de { $name }
table_turned_ask = Has destapado { $card }: bájala o déjala.
table_undo = Deshacer
table_upcard_ask = ¿Tomar { $card } o pasar?
table_view = Vista de la mesa
table_want_none_means = No se te preguntará más: pasas en todos los descartes hasta que se reparta de nuevo o lo desactives.
table_wild = Comodín: { $rank }
table_you = Tú
table_your_turn = Tu turno
table_zoom_all = Mostrar todas las combinaciones
table_zoom_in =
    { $family ->
        [tiles] Fichas más grandes
       *[other] Cartas más grandes
    }
table_zoom_out =
    { $family ->
        [tiles] Fichas más pequeñas
       *[other] Cartas más pequeñas
    }
table_zoom_usual = Tamaño habitual
tip_aim = Aquí ves siempre qué necesitas y cuánto has avanzado.
tip_button = Este botón dice siempre lo que hace en ese momento. Cambia con lo que eliges.
tip_deadwood = Tus combinaciones se quedan en la mano. Cuando te queden pocos puntos en cartas sueltas, puedes golpear.
tip_first_meld = Tu primera bajada necesita { $minimum } puntos de tu atril. El botón muestra lo que llevas.
tip_hand =
    { $family ->
        [tiles] Elige fichas que vayan juntas y agrúpalas. Debajo lees qué forman o qué les falta.
       *[other] Elige cartas que vayan juntas y agrúpalas. Debajo lees qué forman o qué les falta.
    }
tip_ok = Entendido
tip_pick_tiles =
    { $family ->
        [tiles] Elige fichas y después un lugar de la mesa para bajarlas. También puedes arrastrarlas.
       *[other] Elige cartas y después un lugar de la mesa para bajarlas. También puedes arrastrarlas.
    }
tip_rid = No mostrar más consejos
tip_undo = Nada es definitivo hasta que terminas tu turno: puedes deshacer o restablecer todo.
tourney_absent = ausente
tourney_absent_name = { $name } está ausente
tourney_advance = Jugadores que avanzan de cada mesa
tourney_after = Después de { $time }
tourney_back = Al torneo
tourney_begin = Empezar el torneo
tourney_begin_next = Empezar la ronda { $round }
tourney_board = Mesa { $number }
tourney_bots_add = Añadir bots
tourney_bots_count = Cuántos bots
tourney_bracket = Cuadro
tourney_by_hand = a mano
tourney_by_lot = Por sorteo
tourney_by_press = Cuando yo la empiece
tourney_by_rating = Por valoración
tourney_bye = Descansa: { $names }
tourney_clock_waits = El reloj te espera dos minutos.
tourney_code = Código del torneo
tourney_countdown = La siguiente ronda empieza
tourney_cross = Tabla cruzada
tourney_csv = Clasificación (CSV)
tourney_cycles = Cuántas veces se enfrentan todos
tourney_deal = Mano { $number }
tourney_end = Terminar el torneo ahora
tourney_end_not = Seguir jugando
tourney_end_sure = No se juegan más rondas y la clasificación queda como está ahora.
tourney_entrants = Participantes: { $count }
tourney_explain = Pulsa el título de una columna para leer qué significa.
tourney_fill = Completar con bots
tourney_fill_note = Para que nadie sobre en una ronda.
tourney_finish = Cerrar el torneo
tourney_format = Formato
tourney_host_begins = El anfitrión empieza el torneo cuando están todos.
tourney_invite = Invitar a gente
tourney_join = Participar
tourney_json = Todo (JSON)
tourney_knock_out = Eliminatoria
tourney_knock_out_note = Los perdedores quedan fuera. Si los números no cuadran, los primeros cabezas de serie descansan en la primera ronda.
tourney_late = Los que llegan tarde
tourney_late_half = Medio punto por cada ronda perdida
tourney_late_zero = Nada por las rondas perdidas
tourney_make = Crear el torneo
tourney_mine = Mis torneos
tourney_my_bye = En esta ronda descansas.
tourney_my_table = A mi mesa
tourney_my_table_note = Ronda { $round }, mesa { $number }.
tourney_my_wait = Tu partida ha terminado. La ronda sigue en otras mesas.
tourney_name = Nombre del torneo
tourney_new = Torneo nuevo
tourney_next_in = La ronda { $round } empieza en { $time }.
tourney_nobody = Todavía no se ha unido nadie.
tourney_none = Todavía no estás en ningún torneo.
tourney_not_begun = sin empezar
tourney_open = Abierto a inscripciones
tourney_over = Terminado
tourney_pairing = Cabezas de serie
tourney_pairings = Emparejamientos
tourney_place = Puesto
tourney_place_of = Puesto de { $name }
tourney_play_too = Yo también juego
tourney_player = Nombre
tourney_points_for = Puntos por victoria, empate y derrota
tourney_points_of = Puntos de { $name }
tourney_repeats = Algunos jugadores se enfrentan otra vez: no era posible otro emparejamiento.
tourney_result = Anotar el resultado
tourney_result_note = Cuenta en lugar de lo que indica la mesa y queda señalado como anotado a mano.
tourney_result_of = Resultado de la mesa { $number }
tourney_return = Volver a jugar
tourney_return_name = Dejar que { $name } vuelva a jugar
tourney_round = Ronda { $round }
tourney_round_done = La ronda ha terminado.
tourney_round_of = Ronda { $round } de { $rounds }
tourney_round_robin = Todos contra todos
tourney_round_robin_note = Cada uno se enfrenta a todos los demás. Bueno para ocho personas como máximo.
tourney_rounds = Rondas
tourney_rounds_number =
    { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
tourney_save = Guardar el resultado
tourney_score = Puntos
tourney_seats = Asientos por mesa
tourney_sentence = Un torneo en varias mesas: emparejamientos, rondas y clasificación.
tourney_share_text = Únete al torneo «{ $name }»
tourney_since = desde la ronda { $round }
tourney_standings = Clasificación
tourney_swiss = Suizo
tourney_swiss_note = Todos juegan todas las rondas, contra alguien de puntuación parecida con quien aún no se han enfrentado. Bueno para muchas personas y pocas rondas.
tourney_tb_buchholz = Buchholz
tourney_tb_buchholz_cut = Buchholz corte 1
tourney_tb_buchholz_cut_note = Los puntos de todos los rivales salvo el más bajo: queda por delante quien tuvo rivales más fuertes. Una ronda sin rival cuenta con los puntos propios del jugador.
tourney_tb_buchholz_note = La suma de los puntos de todos los rivales.
tourney_tb_direct_encounter = Enfrentamiento directo
tourney_tb_direct_encounter_note = Entre jugadores que siguen empatados: quién sumó más puntos contra los otros, si se han enfrentado todos.
tourney_tb_sonneborn_berger = Sonneborn-Berger
tourney_tb_sonneborn_berger_note = Los puntos de los rivales a los que un jugador ha vencido, y la mitad de los puntos de aquellos con los que ha empatado.
tourney_tb_table_points = Puntos en la mesa
tourney_tb_table_points_note = Los puntos de los propios juegos, sumados de todas las partidas; donde gana la puntuación más baja, cuentan en negativo.
tourney_tb_wins = Victorias
tourney_tb_wins_note = Partidas ganadas en la mesa; los descansos no cuentan.
tourney_third = Partida por el tercer puesto
tourney_third_place = Tercer puesto
tourney_title = Torneos
tourney_wall = Vista para proyector
tourney_wall_join = Únete con este código
tourney_win_together = { $names } comparten el primer puesto
tourney_wins = Gana { $name }
tourney_withdraw = Retirarme del torneo
tourney_withdraw_name = Retirar a { $name }
tourney_withdrawn = fuera del torneo
tourney_won_lost = ganadas: { $won }; empatadas: { $drawn }; perdidas: { $lost }
tourney_you_are_in = Estás dentro.
tourney_you_host = Eres el anfitrión.
trust_add = Aportar azar propio
trust_add_label = Lo que quieras, por ejemplo, tres dados
trust_added = Azar aportado por: { $names }
trust_added_mine = Tu página ha comprometido su secreto.
trust_alarm = Atención: lo que el servidor muestra ahora no coincide con lo que tu página vio antes de la partida. No te fíes de estas cartas.
trust_checked = Tu página ha comprobado que todo lo revelado coincide con los compromisos.
trust_last = Semilla de la mano { $number }
trust_limits = El servidor sí conoce las cartas. Un jugador que compromete su azar y no lo revela pudo elegir entre dos formas de mezclar, y aquí se dice quién es.
trust_nobody = Ningún jugador ha aportado azar a esta partida, así que el servidor pudo elegir las cartas.
trust_one = Antes de la partida el servidor muestra un hash que fija sus semillas para todas las manos, así que después no puede cambiar cartas.
trust_opened = Revelado por: { $names }
trust_opening = Un momento: se están revelando los secretos.
trust_promise = Hash de la mano { $number }
trust_promised = Comprometido por: { $names }
trust_three = Después de la mano se muestra la semilla, y cualquiera puede repartir las mismas cartas otra vez y compararlas.
trust_title = ¿Es limpio el reparto?
trust_two = La página de cada jugador compromete un número secreto y solo lo revela cuando todos los compromisos están fijados. Así nadie puede elegir las cartas, ni siquiera el servidor, mientras un jugador honrado haya revelado el suyo.
trust_verify = Verificar una mano
trust_withheld = Comprometido y no revelado por: { $names }
ui_again = Intentar otra vez
ui_close = Cerrar
ui_home = RummyKit: inicio
ui_loading = Cargando…
ui_name = Tu nombre
ui_name_hint = Como te llaman tus amigos
verify_broken = la semilla no coincide con el hash que se mostró
verify_chance_broken = { $name } no reveló lo que había comprometido
verify_chance_kept = { $name } aportó azar tal como lo había comprometido
verify_chance_none = { $name } aportó azar sin comprometerlo antes
verify_chance_withheld = { $name } comprometió su azar pero no lo reveló
verify_check = Verificar
verify_deal = Mano { $number }
verify_draw = en la jugada { $move }, { $name } robó { $dealt }; el registro dice { $told }
verify_good = coincide, { $count } cartas comparadas
verify_hand = { $name } recibió { $dealt }; el registro dice { $told }
verify_move = una jugada no encaja: { $text }
verify_no = No coinciden.
verify_no_promise = el registro no contiene el hash que se mostró
verify_nobody = Ningún jugador aportó azar comprometido de antemano, así que el servidor pudo elegir estas cartas.
verify_nothing = ninguna carta
verify_open = Abrir un archivo
verify_record = Registro
verify_sentence = Pega o abre el registro de una partida: cada mano se reparte de nuevo a partir de su semilla y se compara.
verify_title = ¿Fue limpio el reparto?
verify_upcard = la carta descubierta era { $dealt }; el registro dice { $told }
verify_yes = Coinciden: cada mano es tal como se comprometió.
waiting_all_here = Ya están todos.
waiting_away = sin conexión
waiting_bot = Bot
waiting_change = Cambiar esta mesa
waiting_change_save = Cambiar
waiting_changed = { $name }, cambios: { $what }
waiting_code = O lee en voz alta este código
waiting_copied = Copiado
waiting_copy = Copiar
waiting_copy_by_hand = El enlace está seleccionado: cópialo de aquí.
waiting_empty = Libre
waiting_fact = { $what }: { $value }
waiting_for_many = Esperando a { $count } jugadores más.
waiting_for_one = Esperando a un jugador más.
waiting_host = anfitrión
waiting_host_starts = { $name } empieza la partida.
waiting_link = Envía este enlace a tus amigos
waiting_no_line = Se perdió la conexión. Tu solicitud se enviará de nuevo en cuanto vuelva.
waiting_qr = Mostrar como código QR
waiting_qr_alt = Código QR del enlace
waiting_seat_bot = Dárselo a un bot
waiting_seat_free = Liberarlo
waiting_seats = Asientos
waiting_share = Compartir
waiting_share_text = Juega conmigo a { $game }
waiting_side = Bando { $number }
waiting_sides_note = Los compañeros se sientan frente a frente y juegan juntos.
waiting_sit_here = Sentarme aquí
waiting_start = Empezar
waiting_start_bot = Empezar con un bot
waiting_start_bots =
    { $count ->
        [one] Empezar con { $count } bot
       *[other] Empezar con { $count } bots
    }
waiting_start_note = Los bots ocupan los asientos libres.
waiting_time = Tiempo por turno
waiting_unheard = La conexión se cortó antes de que llegara la respuesta, y la mesa ha cambiado desde entonces. Si tu solicitud no se cumplió, pulsa otra vez.
waiting_visiting = Aquí se pueden sentar bots ajenos
waiting_you = tú
write_label = Escribir a la mesa
write_note = Solo lo leen quienes están sentados aquí. El servidor lo olvida cuando todos se han ido.
write_report = Denunciar
write_reported = Denunciado a quien administra este servidor. Ya no ves lo que escribe esta persona.
write_send = Enviar
write_title = Mensajes
