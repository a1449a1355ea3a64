ALTER TABLE "accounts" ADD COLUMN "unsettled" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_unsettled" CHECK ("accounts"."unsettled" >= 0);--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_move_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE accounts a
  SET real = a.real + s.real, bonus = a.bonus + s.bonus, reserved = a.reserved + s.reserved, owed = a.owed + s.owed,
    unsettled = a.unsettled + s.unsettled
  FROM (
    SELECT account_id,
      coalesce(sum(amount) FILTER (WHERE balance_type = 'real'), 0) AS real,
      coalesce(sum(amount) FILTER (WHERE balance_type = 'bonus'), 0) AS bonus,
      coalesce(sum(amount) FILTER (WHERE balance_type = 'reserved'), 0) AS reserved,
      coalesce(sum(amount) FILTER (WHERE balance_type = 'owed'), 0) AS owed,
      coalesce(sum(amount) FILTER (WHERE balance_type = 'unsettled'), 0) AS unsettled
    FROM added WHERE account_id IS NOT NULL GROUP BY account_id) s
  WHERE a.id = s.account_id;
  IF EXISTS (
    SELECT 1 FROM (
      SELECT DISTINCT ON (account_id, balance_type) account_id, balance_type, balance_after FROM added WHERE account_id IS NOT NULL
      ORDER BY account_id, balance_type, entry_id DESC, position DESC) last
    JOIN accounts a ON a.id = last.account_id
    WHERE last.balance_after IS DISTINCT FROM
      CASE last.balance_type WHEN 'real' THEN a.real WHEN 'bonus' THEN a.bonus WHEN 'reserved' THEN a.reserved
        WHEN 'owed' THEN a.owed WHEN 'unsettled' THEN a.unsettled END) THEN
    PERFORM ledger_refuse('ledger_postings_balance', 'a posting says another balance than there is after it');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER accounts_by_postings ON accounts;
--> statement-breakpoint
CREATE TRIGGER accounts_by_postings BEFORE UPDATE OF real, bonus, reserved, owed, unsettled ON accounts FOR EACH ROW EXECUTE FUNCTION ledger_guard_balance();
--> statement-breakpoint
DROP TRIGGER accounts_begin_empty ON accounts;
--> statement-breakpoint
CREATE TRIGGER accounts_begin_empty BEFORE INSERT ON accounts FOR EACH ROW WHEN (NEW.real <> 0 OR NEW.bonus <> 0 OR NEW.reserved <> 0 OR NEW.owed <> 0 OR NEW.unsettled <> 0) EXECUTE FUNCTION ledger_guard_balance();
