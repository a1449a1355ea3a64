CREATE TABLE "jackpot_wins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"player_id" integer NOT NULL,
	"identifier" text NOT NULL,
	"title" text NOT NULL,
	"level" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "jackpot_wins_positive" CHECK ("jackpot_wins"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" serial NOT NULL,
	"player_id" integer NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"icon" text NOT NULL,
	"content_title" text NOT NULL,
	"button" jsonb,
	"identifier" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_choices" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"topics_off" text[] NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"time_zone" text NOT NULL,
	"daily_cap" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_counts" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"messages" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"session" text PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "excluded_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ADD CONSTRAINT "jackpot_wins_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_choices" ADD CONSTRAINT "push_choices_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_counts" ADD CONSTRAINT "push_counts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_sessions_digest_fk" FOREIGN KEY ("session") REFERENCES "public"."sessions"("digest") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jackpot_wins_player_id_index" ON "jackpot_wins" USING btree ("player_id") WHERE "jackpot_wins"."claimed_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_player_id_number_index" ON "notifications" USING btree ("player_id","number");--> statement-breakpoint
CREATE INDEX "notifications_expires_at_index" ON "notifications" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_identity" ON "push_subscriptions" USING btree ("endpoint","auth");