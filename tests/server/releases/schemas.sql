-- What each schema added to the one before, as statements of SQLite.

-- 0001: Tables and the entries of their logs.
CREATE TABLE tables (id VARCHAR(32) NOT NULL, version INTEGER NOT NULL, owner VARCHAR(64) NOT NULL, due FLOAT, CONSTRAINT pk_tables PRIMARY KEY (id));
CREATE INDEX ix_tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE TABLE entries (table_id VARCHAR(32) NOT NULL, version INTEGER NOT NULL, entry TEXT NOT NULL, CONSTRAINT pk_entries PRIMARY KEY (table_id, version), CONSTRAINT fk_entries_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)) WITHOUT ROWID;

-- 0002: Servers and their leases.
CREATE TABLE servers (name VARCHAR(64) NOT NULL, alive_until FLOAT NOT NULL, CONSTRAINT pk_servers PRIMARY KEY (name));

-- 0003: Which tables can be found by a code or in the lobby.
CREATE TABLE listings (table_id VARCHAR(32) NOT NULL, code VARCHAR(8), listed BOOLEAN NOT NULL, game VARCHAR(40) NOT NULL, state VARCHAR(16) NOT NULL, free INTEGER NOT NULL, seen FLOAT NOT NULL, card TEXT NOT NULL, CONSTRAINT pk_listings PRIMARY KEY (table_id), CONSTRAINT fk_listings_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id));
CREATE UNIQUE INDEX ix_listings_code ON listings (code);
CREATE INDEX ix_listings_seen ON listings (seen);

-- 0004: Accounts: passkeys, sessions, results, ratings.
CREATE TABLE accounts (id VARCHAR(32) NOT NULL, name VARCHAR(64) NOT NULL, created FLOAT NOT NULL, CONSTRAINT pk_accounts PRIMARY KEY (id));
CREATE TABLE passkeys (id VARCHAR(1400) NOT NULL, account VARCHAR(32) NOT NULL, public_key BLOB NOT NULL, sign_count BIGINT NOT NULL, transports VARCHAR(100) NOT NULL, label VARCHAR(64) NOT NULL, created FLOAT NOT NULL, used FLOAT, CONSTRAINT pk_passkeys PRIMARY KEY (id), CONSTRAINT fk_passkeys_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));
CREATE TABLE sessions (hash VARCHAR(64) NOT NULL, account VARCHAR(32) NOT NULL, label VARCHAR(64) NOT NULL, created FLOAT NOT NULL, expires FLOAT NOT NULL, CONSTRAINT pk_sessions PRIMARY KEY (hash), CONSTRAINT fk_sessions_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));
CREATE TABLE ceremonies (browser VARCHAR(64) NOT NULL, purpose VARCHAR(16) NOT NULL, challenge BLOB NOT NULL, account VARCHAR(32) NOT NULL, name VARCHAR(64) NOT NULL, expires FLOAT NOT NULL, CONSTRAINT pk_ceremonies PRIMARY KEY (browser));
CREATE TABLE device_links (hash VARCHAR(64) NOT NULL, account VARCHAR(32) NOT NULL, expires FLOAT NOT NULL, CONSTRAINT pk_device_links PRIMARY KEY (hash), CONSTRAINT fk_device_links_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));
CREATE TABLE account_keys ("key" VARCHAR(64) NOT NULL, account VARCHAR(32) NOT NULL, own BOOLEAN NOT NULL, CONSTRAINT pk_account_keys PRIMARY KEY ("key"), CONSTRAINT fk_account_keys_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));
CREATE TABLE account_tables (account VARCHAR(32) NOT NULL, table_id VARCHAR(32) NOT NULL, CONSTRAINT pk_account_tables PRIMARY KEY (account, table_id), CONSTRAINT fk_account_tables_account_accounts FOREIGN KEY(account) REFERENCES accounts (id), CONSTRAINT fk_account_tables_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id));
CREATE TABLE results (table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, account VARCHAR(32) NOT NULL, game VARCHAR(40) NOT NULL, finished FLOAT NOT NULL, players INTEGER NOT NULL, place INTEGER NOT NULL, score INTEGER NOT NULL, rated BOOLEAN NOT NULL, rating_before INTEGER, rating_after INTEGER, CONSTRAINT pk_results PRIMARY KEY (table_id, seat), CONSTRAINT fk_results_account_accounts FOREIGN KEY(account) REFERENCES accounts (id), CONSTRAINT fk_results_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id));
CREATE TABLE ratings (account VARCHAR(32) NOT NULL, game VARCHAR(40) NOT NULL, mu FLOAT NOT NULL, sigma FLOAT NOT NULL, matches INTEGER NOT NULL, CONSTRAINT pk_ratings PRIMARY KEY (account, game), CONSTRAINT fk_ratings_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));
CREATE INDEX ix_passkeys_account ON passkeys (account);
CREATE INDEX ix_sessions_account ON sessions (account);
CREATE INDEX ix_device_links_account ON device_links (account);
CREATE INDEX ix_account_keys_account ON account_keys (account);
CREATE INDEX ix_results_account ON results (account);

-- 0005: How hands of cards are laid out in groups, for the deal in progress.
CREATE TABLE layouts (table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, deal INTEGER NOT NULL, layout TEXT NOT NULL, CONSTRAINT pk_layouts PRIMARY KEY (table_id, seat), CONSTRAINT fk_layouts_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE);

-- 0006: What an account has chosen: settings and favourites, the same on all its devices.
CREATE TABLE choices (account VARCHAR(32) NOT NULL, chosen FLOAT NOT NULL, settings TEXT NOT NULL, favourites TEXT NOT NULL, CONSTRAINT pk_choices PRIMARY KEY (account), CONSTRAINT fk_choices_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));

-- 0007: Bots that people run: their tokens, and the tables where they sit.
CREATE TABLE bot_tokens (id VARCHAR(16) NOT NULL, hash VARCHAR(64) NOT NULL, owner VARCHAR(64) NOT NULL, account VARCHAR(32), name VARCHAR(64) NOT NULL, created FLOAT NOT NULL, used FLOAT, CONSTRAINT pk_bot_tokens PRIMARY KEY (id), CONSTRAINT fk_bot_tokens_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));
CREATE INDEX ix_bot_tokens_account ON bot_tokens (account);
CREATE UNIQUE INDEX ix_bot_tokens_hash ON bot_tokens (hash);
CREATE INDEX ix_bot_tokens_owner ON bot_tokens (owner);
CREATE TABLE bot_tables (bot VARCHAR(16) NOT NULL, table_id VARCHAR(32) NOT NULL, done BOOLEAN NOT NULL, CONSTRAINT pk_bot_tables PRIMARY KEY (bot, table_id), CONSTRAINT fk_bot_tables_bot_bot_tokens FOREIGN KEY(bot) REFERENCES bot_tokens (id) ON DELETE CASCADE, CONSTRAINT fk_bot_tables_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id));

-- 0008: Results say how many of the players were bots of others.
ALTER TABLE results ADD COLUMN visiting_bots INTEGER DEFAULT '0' NOT NULL;

-- 0009: Notices: which browsers they are pushed to, who wants them of which table, and the key that they are signed with.
CREATE TABLE server_keys (name VARCHAR(16) NOT NULL, "key" TEXT NOT NULL, made FLOAT NOT NULL, CONSTRAINT pk_server_keys PRIMARY KEY (name));
CREATE TABLE push_subscriptions (id VARCHAR(64) NOT NULL, person VARCHAR(64) NOT NULL, account VARCHAR(32), session VARCHAR(64), endpoint TEXT NOT NULL, p256dh VARCHAR(100) NOT NULL, auth VARCHAR(40) NOT NULL, language VARCHAR(16) NOT NULL, seen FLOAT NOT NULL, CONSTRAINT pk_push_subscriptions PRIMARY KEY (id), CONSTRAINT fk_push_subscriptions_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));
CREATE INDEX ix_push_subscriptions_person ON push_subscriptions (person);
CREATE INDEX ix_push_subscriptions_account ON push_subscriptions (account);
CREATE TABLE turn_notices (person VARCHAR(64) NOT NULL, table_id VARCHAR(32) NOT NULL, account VARCHAR(32), game VARCHAR(40) NOT NULL, since FLOAT NOT NULL, looked INTEGER NOT NULL, look_at FLOAT NOT NULL, told VARCHAR(64) NOT NULL, code VARCHAR(24), send_at FLOAT, tries INTEGER NOT NULL, remaining TEXT, CONSTRAINT pk_turn_notices PRIMARY KEY (person, table_id), CONSTRAINT fk_turn_notices_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, CONSTRAINT fk_turn_notices_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));
CREATE INDEX ix_turn_notices_account ON turn_notices (account);
CREATE INDEX ix_turn_notices_send_at ON turn_notices (send_at);

-- 0010: Who sat together, who asks whom, who waits for others, who is shown among the leaders; listings say their kind.
ALTER TABLE listings ADD COLUMN kind VARCHAR(32);
CREATE INDEX ix_listings_kind ON listings (kind);
CREATE TABLE sittings (table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, "key" VARCHAR(64) NOT NULL, account VARCHAR(32), name VARCHAR(64) NOT NULL, game VARCHAR(40) NOT NULL, house_rules INTEGER NOT NULL, at FLOAT NOT NULL, CONSTRAINT pk_sittings PRIMARY KEY (table_id, seat), CONSTRAINT fk_sittings_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id), CONSTRAINT fk_sittings_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));
CREATE TABLE asks (table_id VARCHAR(32) NOT NULL, "of" VARCHAR(32) NOT NULL, "key" VARCHAR(64) NOT NULL, account VARCHAR(32), name VARCHAR(64) NOT NULL, game VARCHAR(40) NOT NULL, house_rules INTEGER NOT NULL, made FLOAT NOT NULL, expires FLOAT NOT NULL, CONSTRAINT pk_asks PRIMARY KEY (table_id), CONSTRAINT fk_asks_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id), CONSTRAINT fk_asks_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));
CREATE TABLE asked (table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, "key" VARCHAR(64) NOT NULL, account VARCHAR(32), name VARCHAR(64) NOT NULL, answered BOOLEAN NOT NULL, CONSTRAINT pk_asked PRIMARY KEY (table_id, seat), CONSTRAINT fk_asked_table_id_asks FOREIGN KEY(table_id) REFERENCES asks (table_id) ON DELETE CASCADE, CONSTRAINT fk_asked_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));
CREATE TABLE silenced ("key" VARCHAR(64) NOT NULL, other VARCHAR(64) NOT NULL, account VARCHAR(32), other_account VARCHAR(32), at FLOAT NOT NULL, CONSTRAINT pk_silenced PRIMARY KEY ("key", other), CONSTRAINT fk_silenced_account_accounts FOREIGN KEY(account) REFERENCES accounts (id), CONSTRAINT fk_silenced_other_account_accounts FOREIGN KEY(other_account) REFERENCES accounts (id) ON DELETE CASCADE);
CREATE TABLE waiting ("key" VARCHAR(64) NOT NULL, account VARCHAR(32), name VARCHAR(64) NOT NULL, kind VARCHAR(32) NOT NULL, wish TEXT NOT NULL, rating INTEGER, since FLOAT NOT NULL, seen FLOAT NOT NULL, table_id VARCHAR(32), CONSTRAINT pk_waiting PRIMARY KEY ("key"), CONSTRAINT fk_waiting_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id), CONSTRAINT fk_waiting_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));
CREATE TABLE leaders (account VARCHAR(32) NOT NULL, since FLOAT NOT NULL, CONSTRAINT pk_leaders PRIMARY KEY (account), CONSTRAINT fk_leaders_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));
CREATE INDEX ix_sittings_key ON sittings ("key");
CREATE INDEX ix_sittings_account ON sittings (account);
CREATE INDEX ix_sittings_at ON sittings (at);
CREATE INDEX ix_asks_key ON asks ("key");
CREATE INDEX ix_asks_account ON asks (account);
CREATE INDEX ix_asks_made ON asks (made);
CREATE INDEX ix_asked_key ON asked ("key");
CREATE INDEX ix_asked_account ON asked (account);
CREATE INDEX ix_silenced_other ON silenced (other);
CREATE INDEX ix_silenced_account ON silenced (account);
CREATE INDEX ix_silenced_other_account ON silenced (other_account);
CREATE INDEX ix_waiting_account ON waiting (account);
CREATE INDEX ix_waiting_kind ON waiting (kind);
CREATE INDEX ix_waiting_seen ON waiting (seen);

-- 0011: Tournaments: their logs, who is in them, and how far their tables are.
CREATE TABLE tournaments (id VARCHAR(32) NOT NULL, version INTEGER NOT NULL, epoch INTEGER NOT NULL, pulse INTEGER NOT NULL, code VARCHAR(8), "over" BOOLEAN NOT NULL, due FLOAT, changed FLOAT NOT NULL, CONSTRAINT pk_tournaments PRIMARY KEY (id));
CREATE UNIQUE INDEX ix_tournaments_code ON tournaments (code);
CREATE INDEX ix_tournaments_due ON tournaments (due);
CREATE INDEX ix_tournaments_changed ON tournaments (changed);
CREATE TABLE tournament_entries (tournament_id VARCHAR(32) NOT NULL, version INTEGER NOT NULL, entry TEXT NOT NULL, CONSTRAINT pk_tournament_entries PRIMARY KEY (tournament_id, version), CONSTRAINT fk_tournament_entries_tournament_id_tournaments FOREIGN KEY(tournament_id) REFERENCES tournaments (id) ON DELETE CASCADE) WITHOUT ROWID;
CREATE TABLE tournament_people ("key" VARCHAR(64) NOT NULL, tournament_id VARCHAR(32) NOT NULL, host BOOLEAN NOT NULL, CONSTRAINT pk_tournament_people PRIMARY KEY ("key", tournament_id), CONSTRAINT fk_tournament_people_tournament_id_tournaments FOREIGN KEY(tournament_id) REFERENCES tournaments (id) ON DELETE CASCADE);
CREATE INDEX ix_tournament_people_tournament_id ON tournament_people (tournament_id);
CREATE TABLE tournament_tables (table_id VARCHAR(32) NOT NULL, tournament_id VARCHAR(32) NOT NULL, deal INTEGER NOT NULL, points TEXT NOT NULL, CONSTRAINT pk_tournament_tables PRIMARY KEY (table_id), CONSTRAINT fk_tournament_tables_tournament_id_tournaments FOREIGN KEY(tournament_id) REFERENCES tournaments (id) ON DELETE CASCADE);
CREATE INDEX ix_tournament_tables_tournament_id ON tournament_tables (tournament_id);

-- 0012: Reviews of finished matches, and for a while those of records.
CREATE TABLE reviews (subject VARCHAR(64) NOT NULL, version INTEGER NOT NULL, owner VARCHAR(64) NOT NULL, claimed_until FLOAT NOT NULL, done INTEGER NOT NULL, steps INTEGER NOT NULL, packed BLOB, refused VARCHAR(40), reason TEXT NOT NULL, expires FLOAT, CONSTRAINT pk_reviews PRIMARY KEY (subject));
CREATE INDEX ix_reviews_expires ON reviews (expires);

-- 0013: Who has solved which puzzle, how hard puzzles have turned out to be, and runs against the clock.
CREATE TABLE puzzle_ratings (puzzle VARCHAR(40) NOT NULL, mu FLOAT NOT NULL, sigma FLOAT NOT NULL, attempts INTEGER NOT NULL, CONSTRAINT pk_puzzle_ratings PRIMARY KEY (puzzle));
CREATE TABLE puzzle_solvers (solver VARCHAR(64) NOT NULL, account VARCHAR(32), mu FLOAT NOT NULL, sigma FLOAT NOT NULL, attempts INTEGER NOT NULL, solved INTEGER NOT NULL, day INTEGER NOT NULL, streak INTEGER NOT NULL, longest INTEGER NOT NULL, run INTEGER NOT NULL, seen FLOAT NOT NULL, CONSTRAINT pk_puzzle_solvers PRIMARY KEY (solver), CONSTRAINT fk_puzzle_solvers_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));
CREATE INDEX ix_puzzle_solvers_account ON puzzle_solvers (account);
CREATE INDEX ix_puzzle_solvers_seen ON puzzle_solvers (seen);
CREATE TABLE puzzle_attempts (solver VARCHAR(64) NOT NULL, account VARCHAR(32), puzzle VARCHAR(40) NOT NULL, first BOOLEAN NOT NULL, solved BOOLEAN NOT NULL, shown BOOLEAN NOT NULL, at FLOAT NOT NULL, CONSTRAINT pk_puzzle_attempts PRIMARY KEY (solver, puzzle), CONSTRAINT fk_puzzle_attempts_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));
CREATE INDEX ix_puzzle_attempts_account ON puzzle_attempts (account);
CREATE TABLE puzzle_runs (solver VARCHAR(64) NOT NULL, account VARCHAR(32), seed VARCHAR(32) NOT NULL, began FLOAT NOT NULL, solved INTEGER NOT NULL, missed INTEGER NOT NULL, CONSTRAINT pk_puzzle_runs PRIMARY KEY (solver), CONSTRAINT fk_puzzle_runs_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));
CREATE INDEX ix_puzzle_runs_account ON puzzle_runs (account);

-- 0014: E-mail: the addresses of people, and how often each was written to of late.
CREATE TABLE mail_addresses (id VARCHAR(32) NOT NULL, person VARCHAR(64) NOT NULL, account VARCHAR(32), address VARCHAR(254) NOT NULL, language VARCHAR(16) NOT NULL, confirmed BOOLEAN NOT NULL, token VARCHAR(64), until FLOAT NOT NULL, stop VARCHAR(64) NOT NULL, CONSTRAINT pk_mail_addresses PRIMARY KEY (id), CONSTRAINT fk_mail_addresses_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));
CREATE INDEX ix_mail_addresses_person ON mail_addresses (person);
CREATE INDEX ix_mail_addresses_account ON mail_addresses (account);
CREATE INDEX ix_mail_addresses_token ON mail_addresses (token);
CREATE INDEX ix_mail_addresses_stop ON mail_addresses (stop);
CREATE TABLE mail_counts ("of" VARCHAR(64) NOT NULL, until FLOAT NOT NULL, count INTEGER NOT NULL, CONSTRAINT pk_mail_counts PRIMARY KEY ("of"));

-- 0015: Puzzles made of matches: who has agreed, which matches are worked on, and the puzzles, which tell of neither.
CREATE TABLE puzzle_consents (table_id VARCHAR(32) NOT NULL, seat INTEGER NOT NULL, agreed BOOLEAN NOT NULL, CONSTRAINT pk_puzzle_consents PRIMARY KEY (table_id, seat), CONSTRAINT fk_puzzle_consents_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE);
CREATE TABLE puzzle_sources (table_id VARCHAR(32) NOT NULL, owner VARCHAR(64) NOT NULL, claimed_until FLOAT NOT NULL, tries INTEGER NOT NULL, done BOOLEAN NOT NULL, CONSTRAINT pk_puzzle_sources PRIMARY KEY (table_id), CONSTRAINT fk_puzzle_sources_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE);
CREATE TABLE match_puzzles (id VARCHAR(40) NOT NULL, shape VARCHAR(64) NOT NULL, game VARCHAR(40) NOT NULL, theme VARCHAR(16) NOT NULL, line TEXT NOT NULL, day INTEGER NOT NULL, CONSTRAINT pk_match_puzzles PRIMARY KEY (id));
CREATE UNIQUE INDEX ix_match_puzzles_shape ON match_puzzles (shape);

-- 0016: How far an account is in its lessons, the same on all its devices.
CREATE TABLE lesson_progress (account VARCHAR(32) NOT NULL, lessons TEXT NOT NULL, CONSTRAINT pk_lesson_progress PRIMARY KEY (account), CONSTRAINT fk_lesson_progress_account_accounts FOREIGN KEY(account) REFERENCES accounts (id));

-- 0017: Who waits for strangers may play something else meanwhile, and is asked before they are put together.
ALTER TABLE waiting ADD COLUMN elsewhere BOOLEAN DEFAULT 0 NOT NULL;
ALTER TABLE waiting ADD COLUMN offer VARCHAR(16);
ALTER TABLE waiting ADD COLUMN offered_at FLOAT DEFAULT '0' NOT NULL;
ALTER TABLE waiting ADD COLUMN coming BOOLEAN DEFAULT 0 NOT NULL;
CREATE INDEX ix_waiting_offer ON waiting (offer);
