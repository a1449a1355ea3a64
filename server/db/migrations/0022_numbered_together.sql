-- The same rule as before, for all entries of a statement at once: several players' are written together. Wallets are
-- looked up one by one: joined, they would be read whole by a database that does not know yet how many there are.
DROP TRIGGER ledger_entries_number ON ledger_entries;
--> statement-breakpoint
CREATE FUNCTION ledger_number_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own record;
BEGIN
  FOR own IN
    SELECT player_id, min(number) AS first, max(number) AS last, count(*) AS entries,
      (array_agg(hash ORDER BY number DESC))[1] AS hash
    FROM added WHERE player_id IS NOT NULL GROUP BY player_id
  LOOP
    UPDATE wallets SET number = own.last, hash = own.hash
    WHERE player_id = own.player_id AND number = own.first - 1 AND own.entries = own.last - own.first + 1;
    IF NOT FOUND THEN
      PERFORM ledger_refuse('ledger_entries_in_order', format('entry %s of player %s is out of order', own.first, own.player_id));
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_number AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_number_entries();
--> statement-breakpoint
DROP FUNCTION ledger_number_entry();
--> statement-breakpoint
DROP TRIGGER ledger_entries_tell ON ledger_entries;
--> statement-breakpoint
-- A balance is read when it is told: once is enough for all that changes it together.
CREATE OR REPLACE FUNCTION ledger_tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (player_id, type) SELECT DISTINCT player_id, 'balance' FROM added WHERE player_id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_tell AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_tell();
