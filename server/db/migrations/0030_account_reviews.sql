CREATE TABLE "account_reviews" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"reviewed_at" timestamp with time zone,
	"later_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_reviews" ADD CONSTRAINT "account_reviews_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;