CREATE TABLE "game_rounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"seat" text NOT NULL,
	"seed" uuid NOT NULL,
	"nonce" integer NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"stake" bigint NOT NULL,
	"choice" jsonb NOT NULL,
	"outcome" jsonb NOT NULL,
	"win" bigint NOT NULL,
	"status" text NOT NULL,
	"demo" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_rounds_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "game_seats" (
	"digest" text PRIMARY KEY NOT NULL,
	"session" text,
	"player" text NOT NULL,
	"kind" text NOT NULL,
	"game_identifier" text NOT NULL,
	"title" text NOT NULL,
	"theme" text NOT NULL,
	"art" text NOT NULL,
	"currency" text NOT NULL,
	"subunits" integer NOT NULL,
	"locale" text NOT NULL,
	"min_round" integer NOT NULL,
	"demo_balance" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_seeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player" text NOT NULL,
	"game_identifier" text NOT NULL,
	"secret" text NOT NULL,
	"commitment" text NOT NULL,
	"client" text NOT NULL,
	"nonce" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revealed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_seat_game_seats_digest_fk" FOREIGN KEY ("seat") REFERENCES "public"."game_seats"("digest") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_seed_game_seeds_id_fk" FOREIGN KEY ("seed") REFERENCES "public"."game_seeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_rounds_seat_index" ON "game_rounds" USING btree ("seat");--> statement-breakpoint
CREATE INDEX "game_rounds_seed_index" ON "game_rounds" USING btree ("seed");--> statement-breakpoint
CREATE INDEX "game_rounds_open" ON "game_rounds" USING btree ("created_at") WHERE "game_rounds"."status" in ('drawn', 'staked');--> statement-breakpoint
CREATE INDEX "game_seats_player_game_identifier_index" ON "game_seats" USING btree ("player","game_identifier");--> statement-breakpoint
CREATE INDEX "game_seeds_current" ON "game_seeds" USING btree ("player","game_identifier") WHERE "game_seeds"."revealed_at" is null;