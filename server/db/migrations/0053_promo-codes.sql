CREATE TABLE "promo_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"campaign_id" integer NOT NULL,
	"batch_id" uuid NOT NULL,
	"most_uses" integer NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"per_player" integer NOT NULL,
	"valid_to" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_codes_digest_unique" UNIQUE("digest"),
	CONSTRAINT "promo_codes_uses" CHECK ("promo_codes"."uses" between 0 and "promo_codes"."most_uses"),
	CONSTRAINT "promo_codes_per_player" CHECK ("promo_codes"."per_player" between 1 and "promo_codes"."most_uses")
);
--> statement-breakpoint
CREATE TABLE "promo_uses" (
	"code_id" uuid NOT NULL,
	"player_id" integer NOT NULL,
	"use" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_uses_code_id_player_id_use_pk" PRIMARY KEY("code_id","player_id","use"),
	CONSTRAINT "promo_uses_number" CHECK ("promo_uses"."use" > 0)
);
--> statement-breakpoint
ALTER TABLE "awards" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "promo_uses" ADD CONSTRAINT "promo_uses_code_id_promo_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."promo_codes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promo_codes_batch" ON "promo_codes" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "promo_uses_player" ON "promo_uses" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "awards_created_by" ON "awards" USING btree ("created_by","created_at") WHERE "awards"."created_by" is not null;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_second_person" CHECK ("awards"."created_by" is null or "awards"."worth_eur" <= 20000 or ("awards"."approved_by" is not null
        and regexp_replace(lower("awards"."approved_by"), '[^a-z0-9]', '', 'g') <> regexp_replace(lower("awards"."created_by"), '[^a-z0-9]', '', 'g')));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION awards_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM ledger_refuse('awards_stay', 'awards are never deleted');
  END IF;
  IF (NEW.id, NEW.player_id, NEW.kind, NEW.source, NEW.source_id, NEW.key, NEW.digest, NEW.parent_id, NEW.campaign_id,
      NEW.campaign_version, NEW.terms_digest, NEW.currency, NEW.amount, NEW.count, NEW.group_key, NEW.give, NEW.worth_eur,
      NEW.created_by, NEW.approved_by, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.player_id, OLD.kind, OLD.source, OLD.source_id, OLD.key, OLD.digest, OLD.parent_id,
      OLD.campaign_id, OLD.campaign_version, OLD.terms_digest, OLD.currency, OLD.amount, OLD.count, OLD.group_key, OLD.give,
      OLD.worth_eur, OLD.created_by, OLD.approved_by, OLD.created_at) THEN
    PERFORM ledger_refuse('awards_content_stays', format('award %s keeps its content', OLD.id));
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (
    ('held', 'issued'), ('held', 'refused'), ('issued', 'revoked')) THEN
    PERFORM ledger_refuse('awards_states', format('award %s is %s and can''t become %s', OLD.id, OLD.state, NEW.state));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION promo_codes_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM ledger_refuse('promo_codes_stay', 'promo codes are never deleted');
  END IF;
  IF (NEW.id, NEW.digest, NEW.campaign_id, NEW.batch_id, NEW.most_uses, NEW.per_player, NEW.created_by, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.digest, OLD.campaign_id, OLD.batch_id, OLD.most_uses, OLD.per_player, OLD.created_by,
      OLD.created_at) THEN
    PERFORM ledger_refuse('promo_codes_content_stays', format('promo code %s keeps its content', OLD.id));
  END IF;
  IF NEW.uses < OLD.uses THEN
    PERFORM ledger_refuse('promo_codes_uses_grow', format('uses of promo code %s never decrease', OLD.id));
  END IF;
  IF NEW.valid_to IS DISTINCT FROM OLD.valid_to AND (NEW.valid_to IS NULL OR NEW.valid_to > OLD.valid_to) THEN
    PERFORM ledger_refuse('promo_codes_end_earlier', format('promo code %s can only end earlier', OLD.id));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER promo_codes_guard BEFORE UPDATE OR DELETE ON promo_codes
  FOR EACH ROW EXECUTE FUNCTION promo_codes_guard();
--> statement-breakpoint
CREATE FUNCTION promo_uses_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM ledger_refuse('promo_uses_stay', 'uses of promo codes never change');
  END IF;
  IF NEW.use > (SELECT per_player FROM promo_codes WHERE id = NEW.code_id) THEN
    PERFORM ledger_refuse('promo_uses_per_player', format('player %s has used up promo code %s', NEW.player_id, NEW.code_id));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER promo_uses_guard BEFORE INSERT OR UPDATE OR DELETE ON promo_uses
  FOR EACH ROW EXECUTE FUNCTION promo_uses_guard();
