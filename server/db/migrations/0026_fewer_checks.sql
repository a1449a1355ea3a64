-- One check says what three said, and more: a round is of its session's player and account.
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_own" UNIQUE("id","player_id","account_id");--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_session" FOREIGN KEY ("session_id","player_id","account_id") REFERENCES "public"."game_sessions"("id","player_id","account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" DROP CONSTRAINT "rounds_session_id_game_sessions_id_fk";--> statement-breakpoint
ALTER TABLE "rounds" DROP CONSTRAINT "rounds_player_id_players_id_fk";--> statement-breakpoint
ALTER TABLE "rounds" DROP CONSTRAINT "rounds_account_id_accounts_id_fk";--> statement-breakpoint
-- An entry is numbered by its player's wallet, or refused: there is no need to ask whether there is such a player.
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_player_id_players_id_fk";--> statement-breakpoint
-- An entry comes with its postings, in one statement: all of a statement are looked at together, each by the index.
DROP TRIGGER ledger_entries_whole ON ledger_entries;--> statement-breakpoint
DROP FUNCTION ledger_check_entry();--> statement-breakpoint
CREATE FUNCTION ledger_check_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  empty bigint;
BEGIN
  SELECT e.id INTO empty FROM added e
  WHERE NOT EXISTS (SELECT 1 FROM ledger_postings WHERE entry_id = e.id OFFSET 0) LIMIT 1;
  IF FOUND THEN
    PERFORM ledger_refuse('ledger_entries_whole', format('entry %s has no postings', empty));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_whole AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_entries();
