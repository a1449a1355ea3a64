-- Whoever looks at ways to pay is told that they have changed. Methods are few and change rarely: each statement tells once.
CREATE FUNCTION tell_payment_methods() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (player_id, type, data) VALUES (NULL, 'payment_methods_changes', '{}');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payment_methods_tell AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON payment_methods FOR EACH STATEMENT EXECUTE FUNCTION tell_payment_methods();
