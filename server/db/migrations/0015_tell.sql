-- What players hear of at once: a message is written with what it is about, whoever writes that.
CREATE FUNCTION tell_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (player_id, type, data) VALUES (NEW.player_id, 'notifications', jsonb_build_object('id', NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER notifications_tell AFTER INSERT ON notifications FOR EACH ROW EXECUTE FUNCTION tell_notification();
--> statement-breakpoint
CREATE FUNCTION tell_jackpot_win() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (player_id, type, data) VALUES (NEW.player_id, 'jackpot_win_award', jsonb_build_object('id', NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jackpot_wins_tell AFTER INSERT ON jackpot_wins FOR EACH ROW EXECUTE FUNCTION tell_jackpot_win();
--> statement-breakpoint
CREATE FUNCTION tell_groups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (player_id, type, data) VALUES (NEW.id, 'groups_updates', jsonb_build_object('groups', to_jsonb(NEW.groups)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER players_tell_groups AFTER UPDATE OF groups ON players FOR EACH ROW WHEN (NEW.groups IS DISTINCT FROM OLD.groups) EXECUTE FUNCTION tell_groups();
