CREATE TABLE "limit_usage" (
	"player_id" integer NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"deposit" numeric(40, 0) NOT NULL,
	"wager" numeric(40, 0) NOT NULL,
	"loss" numeric(40, 0) NOT NULL,
	"deposit_worth" numeric(40, 0) NOT NULL,
	"wager_worth" numeric(40, 0) NOT NULL,
	"loss_worth" numeric(40, 0) NOT NULL,
	"played" bigint NOT NULL,
	"last_bet_at" timestamp with time zone,
	CONSTRAINT "limit_usage_player_id_day_currency_pk" PRIMARY KEY("player_id","day","currency")
);
--> statement-breakpoint
CREATE TABLE "user_limit_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"limit_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"kind" text NOT NULL,
	"from_amount" bigint,
	"from_currency" text,
	"to_amount" bigint,
	"to_currency" text,
	"ends_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	"in_force_at" timestamp with time zone,
	"by" text NOT NULL,
	"key" text,
	CONSTRAINT "user_limit_changes_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "user_limits" (
	"id" serial PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"type" text NOT NULL,
	"period" text NOT NULL,
	"scope" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint,
	"currency" text,
	"began_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"asked_amount" bigint,
	"asked_currency" text,
	"asked_at" timestamp with time zone,
	"confirm_from" timestamp with time zone,
	"confirm_until" timestamp with time zone,
	"token_digest" text,
	CONSTRAINT "user_limits_token_digest_unique" UNIQUE("token_digest"),
	CONSTRAINT "user_limits_amount" CHECK ("user_limits"."amount" > 0 and ("user_limits"."asked_amount" is null or "user_limits"."asked_amount" > 0)),
	CONSTRAINT "user_limits_break" CHECK (("user_limits"."ends_at" is null) = ("user_limits"."amount" is not null)),
	CONSTRAINT "user_limits_asked" CHECK (("user_limits"."state" in ('unconfirmed', 'unconfirmed_disable')) = ("user_limits"."token_digest" is not null))
);
--> statement-breakpoint
ALTER TABLE "limit_usage" ADD CONSTRAINT "limit_usage_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_limit_changes" ADD CONSTRAINT "user_limit_changes_limit_id_user_limits_id_fk" FOREIGN KEY ("limit_id") REFERENCES "public"."user_limits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_limit_changes" ADD CONSTRAINT "user_limit_changes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_limits" ADD CONSTRAINT "user_limits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "limit_usage_day_index" ON "limit_usage" USING btree ("day");--> statement-breakpoint
CREATE INDEX "user_limit_changes_player_id_id_index" ON "user_limit_changes" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "user_limit_changes_limit_id_index" ON "user_limit_changes" USING btree ("limit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_limits_one" ON "user_limits" USING btree ("player_id","type","period","scope") WHERE "user_limits"."state" <> 'confirmed_disable';--> statement-breakpoint
CREATE FUNCTION user_limits_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- With the player, everything of theirs goes.
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  PERFORM ledger_refuse(TG_NAME, 'what was set stays told, and no break is shortened');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_limit_changes_keep BEFORE UPDATE OR DELETE ON user_limit_changes FOR EACH ROW EXECUTE FUNCTION user_limits_refuse();
--> statement-breakpoint
CREATE TRIGGER user_limits_no_shortening BEFORE UPDATE ON user_limits FOR EACH ROW WHEN (NEW.ends_at < OLD.ends_at) EXECUTE FUNCTION user_limits_refuse();
--> statement-breakpoint
CREATE FUNCTION mailbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  -- What goes to one mailbox whatever is written: a tag behind a plus, and dots where the provider drops them.
  SELECT CASE WHEN split_part(lower(email), '@', 2) IN ('gmail.com', 'googlemail.com')
    THEN replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2) END
$$;
--> statement-breakpoint
CREATE INDEX players_excluded_mailbox ON players (mailbox_of(email)) WHERE excluded_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX players_excluded_phone ON players (mobile_phone) WHERE excluded_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX players_excluded_personal_id ON players (personal_id) WHERE excluded_until IS NOT NULL;--> statement-breakpoint
CREATE INDEX players_excluded_person ON players (date_of_birth, lower(last_name), lower(first_name)) WHERE excluded_until IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION players_stay_excluded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Another account of somebody who is excluded is excluded as long. Only who has shown to own an address speaks for a
  -- person, and nobody who was there before is touched: a stranger could claim to be them.
  NEW.excluded_until := greatest(NEW.excluded_until, (
    SELECT max(p.excluded_until) FROM players p
    WHERE p.excluded_until IS NOT NULL AND p.confirmed_at IS NOT NULL AND p.id <> NEW.id AND (
      mailbox_of(p.email) = mailbox_of(NEW.email) OR p.mobile_phone = NEW.mobile_phone OR p.personal_id = NEW.personal_id
      OR (p.date_of_birth = NEW.date_of_birth AND lower(p.last_name) = lower(NEW.last_name)
        AND lower(p.first_name) = lower(NEW.first_name)))));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER players_stay_excluded_new BEFORE INSERT ON players FOR EACH ROW EXECUTE FUNCTION players_stay_excluded();
--> statement-breakpoint
CREATE TRIGGER players_stay_excluded BEFORE UPDATE ON players FOR EACH ROW WHEN (
  (NEW.email, NEW.mobile_phone, NEW.personal_id, NEW.date_of_birth, NEW.last_name, NEW.first_name) IS DISTINCT FROM
  (OLD.email, OLD.mobile_phone, OLD.personal_id, OLD.date_of_birth, OLD.last_name, OLD.first_name))
  EXECUTE FUNCTION players_stay_excluded();
