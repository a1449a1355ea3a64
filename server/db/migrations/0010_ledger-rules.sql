-- What holds for the ledger whoever writes to it. Each refusal carries the name of its rule as the constraint's.
CREATE FUNCTION ledger_refuse(rule text, message text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger: %', message USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = rule;
END $$;
--> statement-breakpoint
CREATE FUNCTION ledger_number_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE wallets SET number = NEW.number, hash = NEW.hash WHERE player_id = NEW.player_id AND number = NEW.number - 1;
  IF NOT FOUND THEN
    PERFORM ledger_refuse('ledger_entries_in_order', format('entry %s of player %s is out of order', NEW.number, NEW.player_id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_number AFTER INSERT ON ledger_entries FOR EACH ROW WHEN (NEW.player_id IS NOT NULL) EXECUTE FUNCTION ledger_number_entry();
--> statement-breakpoint
CREATE FUNCTION ledger_check_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM ledger_postings WHERE entry_id = NEW.id) THEN
    PERFORM ledger_refuse('ledger_entries_whole', format('entry %s has no postings', NEW.id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_whole AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_entry();
--> statement-breakpoint
CREATE FUNCTION ledger_check_postings() RETURNS trigger LANGUAGE plpgsql AS $$
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
    SELECT 1 FROM added p JOIN ledger_entries e ON e.id = p.entry_id JOIN accounts a ON a.id = p.account_id
    WHERE a.currency <> e.currency OR a.player_id IS DISTINCT FROM e.player_id) THEN
    PERFORM ledger_refuse('ledger_postings_own', 'a posting is of another player or currency than its entry');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_1_check AFTER INSERT ON ledger_postings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_postings();
--> statement-breakpoint
CREATE FUNCTION ledger_move_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE accounts a
  SET real = a.real + s.real, bonus = a.bonus + s.bonus, reserved = a.reserved + s.reserved, owed = a.owed + s.owed
  FROM (
    SELECT account_id,
      coalesce(sum(amount) FILTER (WHERE purse = 'real'), 0) AS real,
      coalesce(sum(amount) FILTER (WHERE purse = 'bonus'), 0) AS bonus,
      coalesce(sum(amount) FILTER (WHERE purse = 'reserved'), 0) AS reserved,
      coalesce(sum(amount) FILTER (WHERE purse = 'owed'), 0) AS owed
    FROM added WHERE account_id IS NOT NULL GROUP BY account_id) s
  WHERE a.id = s.account_id;
  IF EXISTS (
    SELECT 1 FROM (
      SELECT DISTINCT ON (account_id, purse) account_id, purse, balance_after FROM added WHERE account_id IS NOT NULL
      ORDER BY account_id, purse, entry_id DESC, position DESC) last
    JOIN accounts a ON a.id = last.account_id
    WHERE last.balance_after IS DISTINCT FROM
      CASE last.purse WHEN 'real' THEN a.real WHEN 'bonus' THEN a.bonus WHEN 'reserved' THEN a.reserved WHEN 'owed' THEN a.owed END) THEN
    PERFORM ledger_refuse('ledger_postings_balance', 'a posting says another balance than there is after it');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_2_move AFTER INSERT ON ledger_postings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_move_money();
--> statement-breakpoint
CREATE FUNCTION ledger_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_refuse('ledger_append_only', format('%s are never changed', TG_TABLE_NAME));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
--> statement-breakpoint
CREATE TRIGGER ledger_postings_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION ledger_keep();
--> statement-breakpoint
CREATE FUNCTION ledger_guard_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The trigger of the postings is the one below this one.
  IF pg_trigger_depth() > 1 OR current_setting('apogee.rebuild', true) = 'on' THEN RETURN NEW; END IF;
  PERFORM ledger_refuse('accounts_by_postings', 'a balance changes by postings only');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_by_postings BEFORE UPDATE OF real, bonus, reserved, owed ON accounts FOR EACH ROW EXECUTE FUNCTION ledger_guard_balance();
--> statement-breakpoint
CREATE TRIGGER accounts_begin_empty BEFORE INSERT ON accounts FOR EACH ROW WHEN (NEW.real <> 0 OR NEW.bonus <> 0 OR NEW.reserved <> 0 OR NEW.owed <> 0) EXECUTE FUNCTION ledger_guard_balance();
--> statement-breakpoint
CREATE FUNCTION ledger_guard_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_refuse('accounts_own', 'an account keeps its player and its currency');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_own BEFORE UPDATE OF player_id, currency ON accounts FOR EACH ROW EXECUTE FUNCTION ledger_guard_owner();
--> statement-breakpoint
CREATE FUNCTION ledger_guard_wallet() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() > 1 THEN RETURN coalesce(NEW, OLD); END IF;
  PERFORM ledger_refuse('wallets_by_entries', 'a wallet changes by entries only');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER wallets_by_entries BEFORE UPDATE ON wallets FOR EACH ROW EXECUTE FUNCTION ledger_guard_wallet();
--> statement-breakpoint
CREATE TRIGGER wallets_begin_empty BEFORE INSERT ON wallets FOR EACH ROW WHEN (NEW.number <> 0 OR NEW.hash <> '') EXECUTE FUNCTION ledger_guard_wallet();
--> statement-breakpoint
CREATE TRIGGER wallets_keep BEFORE DELETE ON wallets FOR EACH ROW WHEN (OLD.number <> 0) EXECUTE FUNCTION ledger_guard_wallet();
