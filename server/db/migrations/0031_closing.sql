ALTER TABLE "players" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_closed_quiet" CHECK ("players"."closed_at" is null or "players"."subscriptions" = '{}');--> statement-breakpoint
CREATE FUNCTION players_end_sign_ins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whether it is closed or opened again: no sign-in of before goes on.
  DELETE FROM sessions WHERE player_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER players_end_sign_ins AFTER UPDATE OF closed_at ON players FOR EACH ROW WHEN ((NEW.closed_at IS NULL) <> (OLD.closed_at IS NULL)) EXECUTE FUNCTION players_end_sign_ins();
--> statement-breakpoint
CREATE FUNCTION players_refuse_closed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM players WHERE id = NEW.player_id AND closed_at IS NOT NULL) THEN
    PERFORM ledger_refuse(TG_NAME, 'the account is closed');
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_not_closed BEFORE INSERT ON sessions FOR EACH ROW EXECUTE FUNCTION players_refuse_closed();
--> statement-breakpoint
CREATE TRIGGER game_sessions_not_closed BEFORE INSERT ON game_sessions FOR EACH ROW EXECUTE FUNCTION players_refuse_closed();
--> statement-breakpoint
CREATE TRIGGER payments_not_closed BEFORE INSERT ON payments FOR EACH ROW WHEN (NEW.action = 'deposit' AND NEW.state = 'pending') EXECUTE FUNCTION players_refuse_closed();
