CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" integer,
	"number" bigint,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"key" text NOT NULL,
	"reverses" bigint,
	"cause" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "ledger_entries_numbered" CHECK (("ledger_entries"."player_id" is null) = ("ledger_entries"."number" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"entry_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	"account_id" integer,
	"purse" text,
	"house" text,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	CONSTRAINT "ledger_postings_entry_id_position_pk" PRIMARY KEY("entry_id","position"),
	CONSTRAINT "ledger_postings_some" CHECK ("ledger_postings"."amount" <> 0),
	CONSTRAINT "ledger_postings_one_side" CHECK (("ledger_postings"."account_id" is null) = ("ledger_postings"."purse" is null) and ("ledger_postings"."account_id" is null) <> ("ledger_postings"."house" is null))
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"number" bigint DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "owed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reverses_ledger_entries_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_key" ON "ledger_entries" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_number" ON "ledger_entries" USING btree ("player_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_reverses" ON "ledger_entries" USING btree ("reverses");--> statement-breakpoint
CREATE INDEX "ledger_postings_account_id_entry_id_index" ON "ledger_postings" USING btree ("account_id","entry_id");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_owed" CHECK ("accounts"."owed" <= 0);