ALTER TABLE "mails" ADD COLUMN "player_id" integer;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_player_id_index" ON "contact_messages" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "mails_player_id_index" ON "mails" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "players_unconfirmed_email" ON "players" USING btree ("email") WHERE "players"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "utm_metrics_player_id_index" ON "utm_metrics" USING btree ("player_id");