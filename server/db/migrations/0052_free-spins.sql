CREATE TABLE "freespin_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"game_identifier" text NOT NULL,
	"count" integer NOT NULL,
	"bet" bigint NOT NULL,
	"days" integer NOT NULL,
	"wagering" jsonb,
	"max_win" bigint,
	"group_key" text NOT NULL,
	"campaign_id" integer,
	"campaign_version" integer,
	"stage" text NOT NULL,
	"played" integer DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"settled" bigint DEFAULT 0 NOT NULL,
	"provider_state" text DEFAULT 'none' NOT NULL,
	"reported_won" bigint,
	"reported_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"frozen_at" timestamp with time zone,
	"activatable_until" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "freespin_grants_count" CHECK ("freespin_grants"."count" > 0),
	CONSTRAINT "freespin_grants_bet" CHECK ("freespin_grants"."bet" > 0),
	CONSTRAINT "freespin_grants_played" CHECK ("freespin_grants"."played" between 0 and "freespin_grants"."count"),
	CONSTRAINT "freespin_grants_won" CHECK ("freespin_grants"."settled" between 0 and "freespin_grants"."won"),
	CONSTRAINT "freespin_grants_unsettled_until_end" CHECK ("freespin_grants"."ended_at" is not null or "freespin_grants"."settled" = 0),
	CONSTRAINT "freespin_grants_reported" CHECK (("freespin_grants"."reported_won" is null) = ("freespin_grants"."reported_at" is null)),
	CONSTRAINT "freespin_grants_activated" CHECK (("freespin_grants"."activated_at" is null) = ("freespin_grants"."expires_at" is null)),
	CONSTRAINT "freespin_grants_stage" CHECK (case "freespin_grants"."stage" when 'issued' then "freespin_grants"."activated_at" is null
        when 'activated' then "freespin_grants"."activated_at" is not null
        when 'finished' then "freespin_grants"."activated_at" is not null
        else "freespin_grants"."stage" in ('canceled', 'expired') end),
	CONSTRAINT "freespin_grants_provider" CHECK (("freespin_grants"."provider_state" = 'none') = ("freespin_grants"."activated_at" is null)),
	CONSTRAINT "freespin_grants_ended" CHECK (("freespin_grants"."stage" in ('finished', 'canceled', 'expired')) = ("freespin_grants"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "game_free_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"player" text NOT NULL,
	"game_identifier" text NOT NULL,
	"currency" text NOT NULL,
	"subunits" integer NOT NULL,
	"bet" bigint NOT NULL,
	"count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "game_rounds" ADD COLUMN "free_rounds" text;--> statement-breakpoint
ALTER TABLE "freespin_grants" ADD CONSTRAINT "freespin_grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "freespin_grants_player" ON "freespin_grants" USING btree ("player_id","issued_at");--> statement-breakpoint
CREATE INDEX "freespin_grants_account" ON "freespin_grants" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "freespin_grants_activatable" ON "freespin_grants" USING btree ("activatable_until") WHERE "freespin_grants"."stage" = 'issued';--> statement-breakpoint
CREATE INDEX "freespin_grants_expiring" ON "freespin_grants" USING btree ("expires_at") WHERE "freespin_grants"."stage" = 'activated';--> statement-breakpoint
CREATE INDEX "freespin_grants_at_provider" ON "freespin_grants" USING btree ("checked_at") WHERE "freespin_grants"."provider_state" in ('creating', 'ready');--> statement-breakpoint
CREATE INDEX "freespin_grants_unsettled" ON "freespin_grants" USING btree ("id") WHERE "freespin_grants"."ended_at" is not null and "freespin_grants"."won" <> "freespin_grants"."settled";--> statement-breakpoint
CREATE INDEX "game_free_rounds_open" ON "game_free_rounds" USING btree ("player","game_identifier") WHERE "game_free_rounds"."ended_at" is null;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_free_rounds_game_free_rounds_id_fk" FOREIGN KEY ("free_rounds") REFERENCES "public"."game_free_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_rounds_free" ON "game_rounds" USING btree ("free_rounds") WHERE "game_rounds"."free_rounds" is not null;
--> statement-breakpoint
CREATE FUNCTION freespin_grants_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM ledger_refuse('freespin_grants_stay', 'grants of free spins are never deleted');
  END IF;
  IF (NEW.id, NEW.player_id, NEW.account_id, NEW.currency, NEW.provider, NEW.game_identifier, NEW.count, NEW.bet, NEW.days,
      NEW.wagering, NEW.max_win, NEW.group_key, NEW.campaign_id, NEW.campaign_version, NEW.issued_at)
    IS DISTINCT FROM (OLD.id, OLD.player_id, OLD.account_id, OLD.currency, OLD.provider, OLD.game_identifier, OLD.count,
      OLD.bet, OLD.days, OLD.wagering, OLD.max_win, OLD.group_key, OLD.campaign_id, OLD.campaign_version, OLD.issued_at) THEN
    PERFORM ledger_refuse('freespin_grants_terms_stay', format('grant %s keeps its terms', OLD.id));
  END IF;
  IF NEW.stage <> OLD.stage AND (
    OLD.stage IN ('finished', 'canceled', 'expired')
    OR NEW.stage = 'issued'
    OR OLD.stage = 'issued' AND NEW.stage = 'finished') THEN
    PERFORM ledger_refuse('freespin_grants_stages',
      format('grant %s is %s and can''t become %s', OLD.id, OLD.stage, NEW.stage));
  END IF;
  IF array_position(ARRAY['none', 'creating', 'ready', 'ended'], NEW.provider_state)
    < array_position(ARRAY['none', 'creating', 'ready', 'ended'], OLD.provider_state) THEN
    PERFORM ledger_refuse('freespin_grants_provider_states',
      format('grant %s is %s at its provider and can''t become %s', OLD.id, OLD.provider_state, NEW.provider_state));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER freespin_grants_guard BEFORE UPDATE OR DELETE ON freespin_grants
FOR EACH ROW EXECUTE FUNCTION freespin_grants_guard();
