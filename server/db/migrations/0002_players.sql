CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "player_tokens" (
	"digest" text PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"nickname" text,
	"first_name" text,
	"last_name" text,
	"date_of_birth" date,
	"gender" text,
	"country" text,
	"state" text,
	"city" text,
	"address" text,
	"postal_code" text,
	"mobile_phone" text,
	"profession" text,
	"currency" text NOT NULL,
	"locale" text NOT NULL,
	"licence" text NOT NULL,
	"groups" integer[] NOT NULL,
	"receive_promos" boolean NOT NULL,
	"receive_sms_promos" boolean NOT NULL,
	"terms_accepted" integer NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"sumsub_verified" boolean DEFAULT false NOT NULL,
	"can_issue_bonuses" boolean DEFAULT true NOT NULL,
	"deposit_bonus_code" text,
	"autoregistered" boolean DEFAULT false NOT NULL,
	"otp_secret" text,
	"otp_since" timestamp with time zone,
	"sow_questionnaire_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"current_sign_in_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"digest" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"player_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
-- Nobody could sign in before, so nobody has played: what is there belongs to no player.
DELETE FROM "played_games";--> statement-breakpoint
ALTER TABLE "played_games" ALTER COLUMN "player_id" SET DATA TYPE integer USING "player_id"::integer;--> statement-breakpoint
ALTER TABLE "player_tokens" ADD CONSTRAINT "player_tokens_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_sent_at_index" ON "mails" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "player_tokens_player_id_index" ON "player_tokens" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "players_confirmed_email" ON "players" USING btree ("email") WHERE "players"."confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "sessions_player_id_index" ON "sessions" USING btree ("player_id");--> statement-breakpoint
ALTER TABLE "played_games" ADD CONSTRAINT "played_games_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;