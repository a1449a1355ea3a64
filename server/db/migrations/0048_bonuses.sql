CREATE TABLE "bonuses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"stage" text NOT NULL,
	"group_key" text NOT NULL,
	"campaign_id" integer,
	"campaign_version" integer,
	"granted" bigint NOT NULL,
	"is_unsettled" boolean NOT NULL,
	"terms" jsonb NOT NULL,
	"max_bet" bigint,
	"max_win" bigint,
	"required_parts" bigint NOT NULL,
	"progress_parts" bigint DEFAULT 0 NOT NULL,
	"end_balance" bigint,
	"position" integer,
	"cancel_reason" text,
	"frozen_at" timestamp with time zone,
	"frozen_reason" text,
	"activatable_until" timestamp with time zone,
	"issued_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "bonuses_granted" CHECK ("bonuses"."granted" > 0),
	CONSTRAINT "bonuses_required" CHECK ("bonuses"."required_parts" >= 0),
	CONSTRAINT "bonuses_waiting" CHECK (("bonuses"."stage" = 'wait') = ("bonuses"."position" is not null)),
	CONSTRAINT "bonuses_canceled" CHECK (("bonuses"."stage" = 'canceled') = ("bonuses"."cancel_reason" is not null)),
	CONSTRAINT "bonuses_frozen" CHECK (("bonuses"."frozen_at" is null) = ("bonuses"."frozen_reason" is null)),
	CONSTRAINT "bonuses_ended" CHECK (("bonuses"."stage" in ('finished', 'lost', 'canceled', 'expired')) = ("bonuses"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "bonus_id" uuid;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "contribution" smallint;--> statement-breakpoint
ALTER TABLE "wallet_actions" ADD COLUMN "house" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wallet_actions" ADD COLUMN "bonus_part" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bonuses_running" ON "bonuses" USING btree ("account_id") WHERE "bonuses"."stage" in ('handle_bets', 'wager_done');--> statement-breakpoint
CREATE INDEX "bonuses_active" ON "bonuses" USING btree ("account_id") WHERE "bonuses"."stage" in ('handle_bets', 'wager_done', 'wait');--> statement-breakpoint
CREATE INDEX "bonuses_player" ON "bonuses" USING btree ("player_id","issued_at");--> statement-breakpoint
CREATE INDEX "bonuses_activatable" ON "bonuses" USING btree ("activatable_until") WHERE "bonuses"."stage" = 'issued';--> statement-breakpoint
CREATE INDEX "bonuses_expiring" ON "bonuses" USING btree ("expires_at") WHERE "bonuses"."stage" = 'handle_bets';--> statement-breakpoint
CREATE INDEX "rounds_bonus" ON "rounds" USING btree ("bonus_id","id") WHERE "rounds"."bonus_id" is not null;--> statement-breakpoint
CREATE INDEX "rounds_open_bonus" ON "rounds" USING btree ("bonus_id") WHERE "rounds"."bonus_id" is not null and "rounds"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_contribution" CHECK ("rounds"."contribution" between 0 and 10000) NOT VALID;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_bonus_counts" CHECK (("rounds"."bonus_id" is null) = ("rounds"."contribution" is null)) NOT VALID;--> statement-breakpoint
CREATE FUNCTION bonuses_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM ledger_refuse('bonuses_stay', 'bonuses are never deleted');
  END IF;
  IF (NEW.id, NEW.player_id, NEW.account_id, NEW.currency, NEW.kind, NEW.campaign_id, NEW.campaign_version, NEW.granted,
      NEW.is_unsettled, NEW.terms, NEW.max_bet, NEW.max_win, NEW.required_parts, NEW.issued_at)
    IS DISTINCT FROM (OLD.id, OLD.player_id, OLD.account_id, OLD.currency, OLD.kind, OLD.campaign_id, OLD.campaign_version,
      OLD.granted, OLD.is_unsettled, OLD.terms, OLD.max_bet, OLD.max_win, OLD.required_parts, OLD.issued_at) THEN
    PERFORM ledger_refuse('bonuses_terms_stay', format('bonus %s keeps its terms', OLD.id));
  END IF;
  -- A batch may take several steps: what is refused is what no steps lead to.
  IF NEW.stage <> OLD.stage AND (
    OLD.stage IN ('finished', 'canceled', 'expired')
    OR NEW.stage = 'issued'
    OR OLD.stage = 'wager_done' AND NEW.stage <> 'finished') THEN
    PERFORM ledger_refuse('bonuses_stages', format('bonus %s is %s and can''t become %s', OLD.id, OLD.stage, NEW.stage));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bonuses_guard BEFORE UPDATE OR DELETE ON bonuses FOR EACH ROW EXECUTE FUNCTION bonuses_guard();
