CREATE TABLE "feed_cursors" (
	"consumer" text PRIMARY KEY NOT NULL,
	"tx" "xid8" NOT NULL,
	"row_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settled_rounds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"player_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"provider" text NOT NULL,
	"round" text NOT NULL,
	"game_identifier" text NOT NULL,
	"currency" text NOT NULL,
	"stake_real_before" bigint NOT NULL,
	"stake_bonus_before" bigint NOT NULL,
	"win_real_before" bigint NOT NULL,
	"win_bonus_before" bigint NOT NULL,
	"stake_real" bigint NOT NULL,
	"stake_bonus" bigint NOT NULL,
	"win_real" bigint NOT NULL,
	"win_bonus" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "win_unsettled" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wallet_actions" ADD COLUMN "unsettled" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "settled_rounds_order" ON "settled_rounds" USING btree ("tx","id");--> statement-breakpoint
CREATE INDEX "settled_rounds_time" ON "settled_rounds" USING btree ("settled_at");--> statement-breakpoint
CREATE FUNCTION settled_rounds_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_refuse('settled_rounds_append_only', 'settled rounds are never changed');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER settled_rounds_keep BEFORE UPDATE OR TRUNCATE ON settled_rounds FOR EACH STATEMENT EXECUTE FUNCTION settled_rounds_keep();
