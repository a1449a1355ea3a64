CREATE TABLE "game_launches" (
	"digest" text PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"provider" text NOT NULL,
	"game_identifier" text NOT NULL,
	"locale" text NOT NULL,
	"device" text NOT NULL,
	"return_url" text NOT NULL,
	"licence" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"game_identifier" text NOT NULL,
	"login_digest" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"session_id" uuid NOT NULL,
	"player_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"game_identifier" text NOT NULL,
	"stake_real" bigint NOT NULL,
	"stake_bonus" bigint NOT NULL,
	"win_real" bigint NOT NULL,
	"win_bonus" bigint NOT NULL,
	"bets" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wallet_actions" (
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"session_id" uuid NOT NULL,
	"round" text NOT NULL,
	"amount" bigint,
	"original" text,
	"campaign" text,
	"closes" boolean NOT NULL,
	"real" bigint NOT NULL,
	"bonus" bigint NOT NULL,
	"owed" bigint NOT NULL,
	"entry_id" bigint,
	"balance" bigint NOT NULL,
	"reversed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_actions_provider_name_pk" PRIMARY KEY("provider","name"),
	CONSTRAINT "wallet_actions_amount" CHECK ("wallet_actions"."amount" > 0),
	CONSTRAINT "wallet_actions_original" CHECK (("wallet_actions"."kind" = 'rollback') = ("wallet_actions"."original" is not null)),
	CONSTRAINT "wallet_actions_applied" CHECK (("wallet_actions"."status" = 'applied') = ("wallet_actions"."entry_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "required_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "game_launches" ADD CONSTRAINT "game_launches_session_id_game_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."game_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_login_digest_sessions_digest_fk" FOREIGN KEY ("login_digest") REFERENCES "public"."sessions"("digest") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_session_id_game_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."game_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_actions" ADD CONSTRAINT "wallet_actions_session_id_game_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."game_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_actions" ADD CONSTRAINT "wallet_actions_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_sessions_player_id_created_at_index" ON "game_sessions" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "game_sessions_login_digest_index" ON "game_sessions" USING btree ("login_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "rounds_name" ON "rounds" USING btree ("provider","name");--> statement-breakpoint
CREATE INDEX "rounds_player_id_id_index" ON "rounds" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "rounds_open" ON "rounds" USING btree ("player_id") WHERE "rounds"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "wallet_actions_originals" ON "wallet_actions" USING btree ("provider","original") WHERE "wallet_actions"."original" is not null;--> statement-breakpoint
CREATE INDEX "wallet_actions_pending" ON "wallet_actions" USING btree ("provider","round") WHERE "wallet_actions"."status" = 'pending';