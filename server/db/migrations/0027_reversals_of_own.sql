-- What is taken back is of the same account, and was there before: an account is one player's in one currency, which its
-- postings are held to. The condition stands at the trigger, so that entries that take nothing back call no function.
CREATE FUNCTION ledger_check_reversal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM ledger_entries o
    WHERE o.id = NEW.reverses AND o.player_id IS NOT DISTINCT FROM NEW.player_id AND o.currency = NEW.currency
      AND o.id <> NEW.id AND (o.number < NEW.number OR NEW.number IS NULL)) THEN
    PERFORM ledger_refuse('ledger_reversals_own', format('entry %s takes back one of another account, or a later one', NEW.id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_reversals_own AFTER INSERT ON ledger_entries FOR EACH ROW WHEN (NEW.reverses IS NOT NULL) EXECUTE FUNCTION ledger_check_reversal();
