CREATE TABLE "provider_addresses" (
	"player" text NOT NULL,
	"currency" text NOT NULL,
	"address" text NOT NULL,
	"callback_url" text NOT NULL,
	CONSTRAINT "provider_addresses_player_currency_pk" PRIMARY KEY("player","currency")
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"event" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"callback_url" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_orders" (
	"payment" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"action" text NOT NULL,
	"method" text NOT NULL,
	"amount" text NOT NULL,
	"fee" text NOT NULL,
	"currency" text NOT NULL,
	"player" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"page" text NOT NULL,
	"token" text,
	"address" text,
	"fault" text DEFAULT 'none' NOT NULL,
	"locale" text NOT NULL,
	"return_url" text NOT NULL,
	"callback_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"expires" text,
	"last_four" text,
	"saved" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_checks" (
	"id" serial PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"login_digest" text NOT NULL,
	"digest" text NOT NULL,
	"result" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coin_addresses" (
	"provider" text NOT NULL,
	"address" text NOT NULL,
	"player_id" integer NOT NULL,
	"currency" text NOT NULL,
	"method_id" text NOT NULL,
	"network" text NOT NULL,
	CONSTRAINT "coin_addresses_provider_address_pk" PRIMARY KEY("provider","address")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"state" text,
	"at" timestamp with time zone NOT NULL,
	"reason" text,
	"confirmations" jsonb,
	"provider" text,
	"event" text,
	CONSTRAINT "payment_events_named" CHECK (("payment_events"."provider" is null) = ("payment_events"."event" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"site" text NOT NULL,
	"currency" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"doc" jsonb NOT NULL,
	CONSTRAINT "payment_methods_site_currency_id_pk" PRIMARY KEY("site","currency","id")
);
--> statement-breakpoint
CREATE TABLE "payment_profiles" (
	"id" serial PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"method_id" text NOT NULL,
	"provider" text NOT NULL,
	"token" text NOT NULL,
	"title" text NOT NULL,
	"expires" text,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_refusals" (
	"player_id" integer NOT NULL,
	"action" text NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"refusal" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_refusals_player_id_action_key_pk" PRIMARY KEY("player_id","action","key")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"player_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"action" text NOT NULL,
	"method_id" text NOT NULL,
	"brand" text NOT NULL,
	"method_name" text NOT NULL,
	"method_type" text NOT NULL,
	"profile_title" text,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"bonus_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"reversed_at" timestamp with time zone,
	"provider" text NOT NULL,
	"reference" text,
	"next_step" jsonb,
	"payout" jsonb,
	"key" text,
	"digest" text,
	"follows" uuid,
	"counted" bigint DEFAULT 0 NOT NULL,
	"counted_worth" numeric(40, 0) DEFAULT 0 NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"approved_by" text,
	"second_by" text,
	"approved_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"refund" text,
	"told_at" timestamp with time zone,
	"entry_id" bigint,
	"end_entry_id" bigint,
	CONSTRAINT "payments_action" CHECK ("payments"."action" in ('deposit', 'cashout')),
	CONSTRAINT "payments_some" CHECK ("payments"."amount" > 0 and "payments"."fee" >= 0),
	CONSTRAINT "payments_keyed" CHECK (("payments"."key" is null) = ("payments"."digest" is null)),
	CONSTRAINT "payments_ended" CHECK (("payments"."finished_at" is null) = ("payments"."state" in ('pending', 'processing', 'reserved'))),
	CONSTRAINT "payments_deposit_posted" CHECK ("payments"."action" <> 'deposit' or ("payments"."state" = 'succeeded') = ("payments"."entry_id" is not null)),
	CONSTRAINT "payments_cashout_posted" CHECK ("payments"."action" <> 'cashout' or ("payments"."entry_id" is not null
      and ("payments"."finished_at" is null) = ("payments"."end_entry_id" is null))),
	CONSTRAINT "payments_reversed" CHECK ("payments"."action" <> 'deposit' or ("payments"."reversed_at" is null) = ("payments"."end_entry_id" is null)),
	CONSTRAINT "payments_four_eyes" CHECK (lower("payments"."approved_by") <> lower("payments"."second_by")),
	CONSTRAINT "payments_no_recount" CHECK ("payments"."counted" >= 0)
);
--> statement-breakpoint
ALTER TABLE "card_checks" ADD CONSTRAINT "card_checks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_addresses" ADD CONSTRAINT "coin_addresses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_profiles" ADD CONSTRAINT "payment_profiles_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refusals" ADD CONSTRAINT "payment_refusals_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_end_entry_id_ledger_entries_id_fk" FOREIGN KEY ("end_entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_addresses_address" ON "provider_addresses" USING btree ("address");--> statement-breakpoint
CREATE INDEX "provider_events_due" ON "provider_events" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "provider_events_subject" ON "provider_events" USING btree ("subject");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_orders_page" ON "provider_orders" USING btree ("page");--> statement-breakpoint
CREATE INDEX "provider_orders_time" ON "provider_orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "card_checks_player_id_created_at_index" ON "card_checks" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "coin_addresses_player_id_index" ON "coin_addresses" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "payment_events_payment" ON "payment_events" USING btree ("payment_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("provider","event");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_profiles_token" ON "payment_profiles" USING btree ("player_id","provider","method_id","token");--> statement-breakpoint
CREATE INDEX "payment_refusals_created_at_index" ON "payment_refusals" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_key" ON "payments" USING btree ("player_id","action","key");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_follows" ON "payments" USING btree ("follows");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_entry" ON "payments" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_end_entry" ON "payments" USING btree ("end_entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_unordered" ON "payments" USING btree ("provider","reference") WHERE "payments"."key" is null and "payments"."follows" is null;--> statement-breakpoint
CREATE INDEX "payments_of_player" ON "payments" USING btree ("player_id","created_at","number");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "payments_refund" ON "payments" USING btree ("id") WHERE "payments"."refund" = 'due';--> statement-breakpoint
CREATE INDEX "payments_untold" ON "payments" USING btree ("id") WHERE "payments"."finished_at" is not null and "payments"."told_at" is null;--> statement-breakpoint
CREATE INDEX "payments_paid_out" ON "payments" USING btree ("method_id","finished_at") WHERE "payments"."action" = 'cashout' and "payments"."state" = 'succeeded';
--> statement-breakpoint
-- What holds for payments whoever writes to them. Each refusal carries the name of its rule as the constraint's.
CREATE FUNCTION payments_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.number, NEW.player_id, NEW.account_id, NEW.action, NEW.method_id, NEW.method_type, NEW.currency, NEW.fee,
      NEW.created_at, NEW.provider, NEW.key, NEW.digest, NEW.follows)
    IS DISTINCT FROM (OLD.id, OLD.number, OLD.player_id, OLD.account_id, OLD.action, OLD.method_id, OLD.method_type,
      OLD.currency, OLD.fee, OLD.created_at, OLD.provider, OLD.key, OLD.digest, OLD.follows) THEN
    PERFORM ledger_refuse('payments_stay', format('payment %s is another one', OLD.id));
  END IF;
  IF NEW.state <> OLD.state AND (OLD.action, OLD.state, NEW.state) NOT IN (
    ('deposit', 'pending', 'processing'), ('deposit', 'pending', 'succeeded'), ('deposit', 'pending', 'declined'),
    ('deposit', 'pending', 'canceled'), ('deposit', 'processing', 'succeeded'), ('deposit', 'processing', 'declined'),
    ('deposit', 'processing', 'canceled'),
    ('cashout', 'reserved', 'pending'), ('cashout', 'reserved', 'recalled'), ('cashout', 'reserved', 'canceled'),
    ('cashout', 'pending', 'processing'), ('cashout', 'pending', 'rejected'), ('cashout', 'pending', 'recalled'),
    ('cashout', 'pending', 'canceled'), ('cashout', 'processing', 'succeeded'), ('cashout', 'processing', 'rejected')) THEN
    PERFORM ledger_refuse('payments_transitions', format('payment %s is %s and becomes no %s', OLD.id, OLD.state, NEW.state));
  END IF;
  -- What had ended before: only a deposit that had succeeded can be taken back, once.
  IF OLD.finished_at IS NOT NULL AND (NEW.amount, NEW.reason, NEW.finished_at, NEW.entry_id)
    IS DISTINCT FROM (OLD.amount, OLD.reason, OLD.finished_at, OLD.entry_id) THEN
    PERFORM ledger_refuse('payments_ended_stay', format('payment %s has ended', OLD.id));
  END IF;
  IF NEW.reversed_at IS DISTINCT FROM OLD.reversed_at
    AND NOT (OLD.reversed_at IS NULL AND NEW.action = 'deposit' AND NEW.state = 'succeeded') THEN
    PERFORM ledger_refuse('payments_reversed_once', format('payment %s cannot be taken back', OLD.id));
  END IF;
  -- Coins are what has arrived; everything else is what was asked for.
  IF NEW.amount <> OLD.amount AND (NEW.action, NEW.method_type) <> ('deposit', 'crypto') THEN
    PERFORM ledger_refuse('payments_amount_stays', format('payment %s is of another amount', OLD.id));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_guard BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION payments_guard();
--> statement-breakpoint
CREATE FUNCTION payments_begin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What a player asks for begins at the beginning; a provider tells of what is there already.
  IF (NEW.action, NEW.state) NOT IN (('deposit', 'pending'), ('cashout', 'reserved'))
    AND NOT (NEW.key IS NULL AND NEW.action = 'deposit' AND NEW.state IN ('processing', 'succeeded', 'declined')) THEN
    PERFORM ledger_refuse('payments_begin', format('payment %s begins as %s', NEW.id, NEW.state));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_begin BEFORE INSERT ON payments FOR EACH ROW EXECUTE FUNCTION payments_begin();
--> statement-breakpoint
CREATE FUNCTION payments_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_refuse(TG_NAME, format('%s are kept', TG_TABLE_NAME));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_keep BEFORE DELETE OR TRUNCATE ON payments FOR EACH STATEMENT EXECUTE FUNCTION payments_refuse();
--> statement-breakpoint
CREATE TRIGGER payment_events_keep BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_events FOR EACH STATEMENT EXECUTE FUNCTION payments_refuse();
--> statement-breakpoint
CREATE TRIGGER payment_methods_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON payment_methods FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
