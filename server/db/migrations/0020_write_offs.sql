CREATE TABLE "write_offs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"approved_by" text,
	"entry_id" bigint,
	CONSTRAINT "write_offs_some" CHECK ("write_offs"."amount" > 0),
	CONSTRAINT "write_offs_four_eyes" CHECK (lower("write_offs"."approved_by") <> lower("write_offs"."asked_by")),
	CONSTRAINT "write_offs_posted" CHECK (("write_offs"."approved_by" is null) = ("write_offs"."entry_id" is null))
);
--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;