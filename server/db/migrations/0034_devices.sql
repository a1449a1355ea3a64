CREATE TABLE "player_devices" (
	"player_id" integer NOT NULL,
	"digest" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "player_devices_player_id_digest_pk" PRIMARY KEY("player_id","digest")
);
--> statement-breakpoint
ALTER TABLE "player_devices" ADD CONSTRAINT "player_devices_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_devices_last_seen_at_index" ON "player_devices" USING btree ("last_seen_at");