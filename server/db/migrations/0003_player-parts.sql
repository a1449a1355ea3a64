CREATE TABLE "accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"currency" text NOT NULL,
	"real" bigint DEFAULT 0 NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_not_negative" CHECK ("accounts"."real" >= 0 and "accounts"."bonus" >= 0 and "accounts"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"player_id" integer,
	"kind" text NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_identities" (
	"player_id" integer NOT NULL,
	"project" text NOT NULL,
	"type" text NOT NULL,
	"restore_id" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_identities_player_id_project_type_pk" PRIMARY KEY("player_id","project","type")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"player_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorite_games" (
	"player_id" integer NOT NULL,
	"game_identifier" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorite_games_player_id_game_identifier_pk" PRIMARY KEY("player_id","game_identifier")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"player_id" integer NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "recovery_codes_player_id_digest_pk" PRIMARY KEY("player_id","digest")
);
--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "utm_metrics" (
	"id" serial PRIMARY KEY NOT NULL,
	"player_id" integer,
	"visit" text NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "personal_id" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "subscriptions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "otp_step" integer;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_events" ADD CONSTRAINT "audit_events_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_identities" ADD CONSTRAINT "chat_identities_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_games" ADD CONSTRAINT "favorite_games_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "utm_metrics" ADD CONSTRAINT "utm_metrics_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_currency" ON "accounts" USING btree ("player_id","currency");--> statement-breakpoint
CREATE INDEX "audit_events_player_id_index" ON "audit_events" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "utm_metrics_visit_index" ON "utm_metrics" USING btree ("visit");--> statement-breakpoint
CREATE INDEX "utm_metrics_created_at_index" ON "utm_metrics" USING btree ("created_at");--> statement-breakpoint
UPDATE "players" SET "subscriptions" =
	CASE WHEN "receive_promos" THEN ARRAY['casino.email'] ELSE ARRAY[]::text[] END ||
	CASE WHEN "receive_sms_promos" THEN ARRAY['casino.sms'] ELSE ARRAY[]::text[] END;--> statement-breakpoint
INSERT INTO "accounts" ("player_id", "currency", "created_at") SELECT "id", "currency", "created_at" FROM "players";--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "receive_promos";--> statement-breakpoint
ALTER TABLE "players" DROP COLUMN "receive_sms_promos";