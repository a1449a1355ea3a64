CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"player_id" integer,
	"type" text NOT NULL,
	"data" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_order" ON "outbox" USING btree ("tx","id");--> statement-breakpoint
CREATE INDEX "outbox_created_at_index" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE FUNCTION ledger_tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (player_id, type) VALUES (NEW.player_id, 'balance');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_tell AFTER INSERT ON ledger_entries FOR EACH ROW WHEN (NEW.player_id IS NOT NULL) EXECUTE FUNCTION ledger_tell();
