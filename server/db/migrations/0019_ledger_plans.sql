-- The same rules as before. Entries and accounts are looked up one by one: joined, they would be read whole by a database
-- that does not know yet how many there are.
CREATE OR REPLACE FUNCTION ledger_check_postings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wrong record;
BEGIN
  SELECT entry_id, sum(amount) AS total, count(*) AS parts INTO wrong FROM added p GROUP BY entry_id
    HAVING sum(amount) <> 0 OR count(*) <> (SELECT count(*) FROM ledger_postings WHERE entry_id = p.entry_id);
  IF wrong.total <> 0 THEN
    PERFORM ledger_refuse('ledger_postings_balanced', format('entry %s sums to %s', wrong.entry_id, wrong.total));
  ELSIF wrong.parts IS NOT NULL THEN
    PERFORM ledger_refuse('ledger_postings_whole', format('entry %s had postings before', wrong.entry_id));
  END IF;
  IF EXISTS (
    SELECT 1 FROM added p
    CROSS JOIN LATERAL (SELECT currency, player_id FROM ledger_entries WHERE id = p.entry_id OFFSET 0) e
    CROSS JOIN LATERAL (SELECT currency, player_id FROM accounts WHERE id = p.account_id OFFSET 0) a
    WHERE a.currency <> e.currency OR a.player_id IS DISTINCT FROM e.player_id) THEN
    PERFORM ledger_refuse('ledger_postings_own', 'a posting is of another player or currency than its entry');
  END IF;
  RETURN NULL;
END $$;
