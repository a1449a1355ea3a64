ALTER TABLE "notifications" ADD COLUMN "source" text;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_source" ON "notifications" USING btree ("source");--> statement-breakpoint
-- What ended or was won without a notification so far gets the delivery that the previous release didn't store.
INSERT INTO event_deliveries (event, subscriber, payload, due_at, created_at)
SELECT 'payment.ended', 'notify-payment-end', jsonb_build_object('paymentId', id, 'playerId', player_id, 'end', CASE
    WHEN action = 'cashout' AND state = 'succeeded' THEN 'cashout_succeeded'
    WHEN action = 'cashout' THEN 'cashout_returned'
    WHEN reversed_at IS NOT NULL THEN 'deposit_reversed'
    WHEN state = 'succeeded' THEN 'deposit_succeeded'
    ELSE 'deposit_failed' END), now(), now()
FROM payments WHERE finished_at IS NOT NULL AND notified_at IS NULL ORDER BY finished_at;--> statement-breakpoint
INSERT INTO event_deliveries (event, subscriber, payload, due_at, created_at)
SELECT 'jackpot.won', 'notify-jackpot-winner', jsonb_build_object('win', w.id, 'entryId', e.id, 'playerId', w.player_id,
    'identifier', w.identifier, 'title', w.title, 'level', w.level, 'game', e.cause->'game', 'currency', w.currency,
    'won', w.amount::text), now(), now()
FROM jackpot_wins w JOIN ledger_entries e ON e.key = CASE
    WHEN w.key IS NOT NULL THEN 'jackpot_award:' || w.key
    ELSE 'jackpot:' || w.level_id || ':' || w.cycle END
WHERE w.notified_at IS NULL ORDER BY w.number;--> statement-breakpoint
-- The jobs of the release before find nothing to send while it still runs.
UPDATE payments SET notified_at = now() WHERE finished_at IS NOT NULL AND notified_at IS NULL;--> statement-breakpoint
UPDATE jackpot_wins SET notified_at = now() WHERE notified_at IS NULL;--> statement-breakpoint
-- These jobs no longer exist: a failed last run would be listed forever.
DELETE FROM job_runs WHERE name IN ('notify-payment-results', 'notify-late-winners');--> statement-breakpoint
DROP INDEX "jackpot_wins_unnotified";--> statement-breakpoint
DROP INDEX "payments_unnotified";--> statement-breakpoint
-- Nothing filled it; recently played games come from the game sessions.
DROP TABLE "played_games" CASCADE;
