CREATE TABLE "session_plans" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"budget" bigint,
	"minutes" smallint,
	"made_at" timestamp with time zone NOT NULL,
	"began_at" timestamp with time zone,
	"after_number" bigint,
	"ended_at" timestamp with time zone,
	"to_number" bigint,
	"noted" text[] DEFAULT '{}' NOT NULL,
	"answered" text[] DEFAULT '{}' NOT NULL,
	"went_on" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "session_plans_parts" CHECK (coalesce("session_plans"."budget", "session_plans"."minutes") is not null and "session_plans"."budget" > 0 and "session_plans"."minutes" > 0),
	CONSTRAINT "session_plans_began" CHECK (("session_plans"."began_at" is null) = ("session_plans"."after_number" is null)),
	CONSTRAINT "session_plans_ended" CHECK (("session_plans"."ended_at" is null) = ("session_plans"."to_number" is null))
);
--> statement-breakpoint
ALTER TABLE "session_plans" ADD CONSTRAINT "session_plans_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_plans" ADD CONSTRAINT "session_plans_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "session_plans_one" ON "session_plans" USING btree ("player_id") WHERE "session_plans"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "session_plans_newest" ON "session_plans" USING btree ("player_id","id");