CREATE TABLE "sittings" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"began_at" timestamp with time zone,
	"after_number" bigint NOT NULL,
	"checked_at" timestamp with time zone,
	"check_minutes" smallint
);
--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;