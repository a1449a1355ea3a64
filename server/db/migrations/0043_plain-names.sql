-- Renames tables, columns and stored values to the terms of docs/glossary.md. No data is lost.
ALTER TABLE "sittings" RENAME TO "play_sessions";--> statement-breakpoint
ALTER TABLE "game_seats" RENAME TO "game_client_sessions";--> statement-breakpoint
ALTER TABLE "payment_refusals" RENAME TO "payment_rejections";--> statement-breakpoint
ALTER TABLE "play_sessions" RENAME COLUMN "began_at" TO "started_at";--> statement-breakpoint
ALTER TABLE "session_plans" RENAME COLUMN "made_at" TO "created_at";--> statement-breakpoint
ALTER TABLE "session_plans" RENAME COLUMN "began_at" TO "started_at";--> statement-breakpoint
ALTER TABLE "session_plans" RENAME COLUMN "noted" TO "acknowledged";--> statement-breakpoint
ALTER TABLE "session_plans" RENAME COLUMN "answered" TO "exceeded";--> statement-breakpoint
ALTER TABLE "session_plans" RENAME COLUMN "went_on" TO "continued_count";--> statement-breakpoint
ALTER TABLE "user_limits" RENAME COLUMN "began_at" TO "started_at";--> statement-breakpoint
ALTER TABLE "user_limits" RENAME COLUMN "asked_amount" TO "requested_amount";--> statement-breakpoint
ALTER TABLE "user_limits" RENAME COLUMN "asked_currency" TO "requested_currency";--> statement-breakpoint
ALTER TABLE "user_limits" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "write_offs" RENAME COLUMN "asked_by" TO "requested_by";--> statement-breakpoint
ALTER TABLE "write_offs" RENAME COLUMN "asked_at" TO "requested_at";--> statement-breakpoint
ALTER TABLE "ledger_postings" RENAME COLUMN "purse" TO "balance_type";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "follows" TO "late_of";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "second_by" TO "second_approver";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "asked_at" TO "polled_at";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "refused_at" TO "rejected_at";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "payment_rejections" RENAME COLUMN "refusal" TO "rejection";--> statement-breakpoint
ALTER TABLE "jackpot_wins" RENAME COLUMN "told_at" TO "notified_at";--> statement-breakpoint
ALTER TABLE "game_rounds" RENAME COLUMN "seat" TO "session";--> statement-breakpoint
ALTER TABLE "game_client_sessions" RENAME COLUMN "session" TO "wallet_session";--> statement-breakpoint
ALTER TABLE "play_sessions" RENAME CONSTRAINT "sittings_player_id_players_id_fk" TO "play_sessions_player_id_players_id_fk";--> statement-breakpoint
ALTER TABLE "play_sessions" RENAME CONSTRAINT "sittings_pkey" TO "play_sessions_pkey";--> statement-breakpoint
ALTER TABLE "game_client_sessions" RENAME CONSTRAINT "game_seats_pkey" TO "game_client_sessions_pkey";--> statement-breakpoint
ALTER TABLE "game_rounds" RENAME CONSTRAINT "game_rounds_seat_game_seats_digest_fk" TO "game_rounds_session_game_client_sessions_digest_fk";--> statement-breakpoint
ALTER TABLE "payment_rejections" RENAME CONSTRAINT "payment_refusals_player_id_action_key_pk" TO "payment_rejections_player_id_action_key_pk";--> statement-breakpoint
ALTER TABLE "payment_rejections" RENAME CONSTRAINT "payment_refusals_player_id_players_id_fk" TO "payment_rejections_player_id_players_id_fk";--> statement-breakpoint
ALTER TABLE "session_plans" RENAME CONSTRAINT "session_plans_began" TO "session_plans_started";--> statement-breakpoint
ALTER TABLE "user_limits" RENAME CONSTRAINT "user_limits_asked" TO "user_limits_requested";--> statement-breakpoint
ALTER INDEX "game_seats_player_game_identifier_index" RENAME TO "game_client_sessions_player_game_identifier_index";--> statement-breakpoint
ALTER INDEX "game_rounds_seat_index" RENAME TO "game_rounds_session_index";--> statement-breakpoint
ALTER INDEX "payment_refusals_created_at_index" RENAME TO "payment_rejections_created_at_index";--> statement-breakpoint
ALTER INDEX "payments_follows" RENAME TO "payments_late_of";--> statement-breakpoint
ALTER INDEX "payments_untold" RENAME TO "payments_unnotified";--> statement-breakpoint
ALTER INDEX "jackpot_wins_untold" RENAME TO "jackpot_wins_unnotified";--> statement-breakpoint
ALTER INDEX "ledger_postings_purse" RENAME TO "ledger_postings_balance_type";--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_move_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE accounts a
  SET real = a.real + s.real, bonus = a.bonus + s.bonus, reserved = a.reserved + s.reserved, owed = a.owed + s.owed
  FROM (
    SELECT account_id,
      coalesce(sum(amount) FILTER (WHERE balance_type = 'real'), 0) AS real,
      coalesce(sum(amount) FILTER (WHERE balance_type = 'bonus'), 0) AS bonus,
      coalesce(sum(amount) FILTER (WHERE balance_type = 'reserved'), 0) AS reserved,
      coalesce(sum(amount) FILTER (WHERE balance_type = 'owed'), 0) AS owed
    FROM added WHERE account_id IS NOT NULL GROUP BY account_id) s
  WHERE a.id = s.account_id;
  IF EXISTS (
    SELECT 1 FROM (
      SELECT DISTINCT ON (account_id, balance_type) account_id, balance_type, balance_after FROM added WHERE account_id IS NOT NULL
      ORDER BY account_id, balance_type, entry_id DESC, position DESC) last
    JOIN accounts a ON a.id = last.account_id
    WHERE last.balance_after IS DISTINCT FROM
      CASE last.balance_type WHEN 'real' THEN a.real WHEN 'bonus' THEN a.bonus WHEN 'reserved' THEN a.reserved WHEN 'owed' THEN a.owed END) THEN
    PERFORM ledger_refuse('ledger_postings_balance', 'a posting says another balance than there is after it');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION payments_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.number, NEW.player_id, NEW.account_id, NEW.action, NEW.method_id, NEW.method_type, NEW.currency, NEW.fee,
      NEW.created_at, NEW.provider, NEW.key, NEW.digest, NEW.late_of)
    IS DISTINCT FROM (OLD.id, OLD.number, OLD.player_id, OLD.account_id, OLD.action, OLD.method_id, OLD.method_type,
      OLD.currency, OLD.fee, OLD.created_at, OLD.provider, OLD.key, OLD.digest, OLD.late_of) THEN
    PERFORM ledger_refuse('payments_stay', format('payment %s is another one', OLD.id));
  END IF;
  IF NEW.state <> OLD.state AND (OLD.action, OLD.state, NEW.state) NOT IN (
    ('deposit', 'pending', 'processing'), ('deposit', 'pending', 'succeeded'), ('deposit', 'pending', 'declined'),
    ('deposit', 'pending', 'canceled'), ('deposit', 'processing', 'succeeded'), ('deposit', 'processing', 'declined'),
    ('deposit', 'processing', 'canceled'),
    ('cashout', 'reserved', 'pending'), ('cashout', 'reserved', 'recalled'), ('cashout', 'reserved', 'canceled'),
    ('cashout', 'pending', 'processing'), ('cashout', 'pending', 'rejected'), ('cashout', 'pending', 'recalled'),
    ('cashout', 'pending', 'canceled'), ('cashout', 'processing', 'succeeded'), ('cashout', 'processing', 'rejected')) THEN
    PERFORM ledger_refuse('payments_transitions', format('payment %s is %s and becomes no %s', OLD.id, OLD.state, NEW.state));
  END IF;
  -- An ended payment stays as it is; only a succeeded deposit may be reversed, once.
  IF OLD.finished_at IS NOT NULL AND (NEW.amount, NEW.reason, NEW.finished_at, NEW.entry_id)
    IS DISTINCT FROM (OLD.amount, OLD.reason, OLD.finished_at, OLD.entry_id) THEN
    PERFORM ledger_refuse('payments_ended_stay', format('payment %s has ended', OLD.id));
  END IF;
  IF NEW.reversed_at IS DISTINCT FROM OLD.reversed_at
    AND NOT (OLD.reversed_at IS NULL AND NEW.action = 'deposit' AND NEW.state = 'succeeded') THEN
    PERFORM ledger_refuse('payments_reversed_once', format('payment %s cannot be taken back', OLD.id));
  END IF;
  -- Only a crypto deposit may take another amount: the one that arrived.
  IF NEW.amount <> OLD.amount AND (NEW.action, NEW.method_type) <> ('deposit', 'crypto') THEN
    PERFORM ledger_refuse('payments_amount_stays', format('payment %s is of another amount', OLD.id));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE payments SET refund = CASE refund WHEN 'asked' THEN 'requested' ELSE 'rejected' END WHERE refund IN ('asked', 'refused');
--> statement-breakpoint
UPDATE payment_methods SET doc = (doc - 'asks') || jsonb_build_object('requires', doc->'asks') WHERE doc ? 'asks';
--> statement-breakpoint
UPDATE payment_rejections SET rejection = jsonb_set(rejection, '{code}', '"card_rejected"') WHERE rejection->>'code' = 'card_refused';
--> statement-breakpoint
UPDATE payment_rejections SET rejection = jsonb_set(rejection, '{limit}',
  ((rejection->'limit') - 'ways' - 'left_cents')
    || jsonb_build_object('remedies', rejection->'limit'->'ways', 'remaining_cents', rejection->'limit'->'left_cents'))
WHERE rejection->'limit' ? 'ways';
--> statement-breakpoint
UPDATE card_checks SET result = 'rejected' WHERE result = 'refused';
--> statement-breakpoint
UPDATE game_rounds SET status = 'rejected' WHERE status = 'refused';
