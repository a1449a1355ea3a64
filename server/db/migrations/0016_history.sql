CREATE TABLE "public_wins" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"game_identifier" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "ledger_postings_account_id_entry_id_index";--> statement-breakpoint
DROP INDEX "rounds_player_id_id_index";--> statement-breakpoint
ALTER TABLE "public_wins" ADD CONSTRAINT "public_wins_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_wins" ADD CONSTRAINT "public_wins_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "public_wins_created_at_index" ON "public_wins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_time" ON "ledger_entries" USING btree ("player_id","created_at","number");--> statement-breakpoint
CREATE INDEX "ledger_postings_purse" ON "ledger_postings" USING btree ("account_id","purse","entry_id");--> statement-breakpoint
CREATE INDEX "rounds_time" ON "rounds" USING btree ("player_id","created_at","id");--> statement-breakpoint
CREATE INDEX "wallet_actions_round" ON "wallet_actions" USING btree ("provider","round");