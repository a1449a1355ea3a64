CREATE TABLE "awards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	"parent_id" uuid,
	"campaign_id" integer,
	"campaign_version" integer,
	"terms_digest" text,
	"currency" text,
	"amount" bigint,
	"count" integer,
	"group_key" text NOT NULL,
	"give" jsonb NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"held_until" timestamp with time zone,
	"worth_eur" bigint NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "awards_key_unique" UNIQUE("key"),
	CONSTRAINT "awards_held_until" CHECK (("awards"."state" = 'held') = ("awards"."held_until" is not null)),
	CONSTRAINT "awards_reason" CHECK (("awards"."state" = 'issued') = ("awards"."reason" is null)),
	CONSTRAINT "awards_money" CHECK (("awards"."amount" is null) or ("awards"."currency" is not null and "awards"."amount" > 0)),
	CONSTRAINT "awards_campaign_version" CHECK (("awards"."campaign_id" is null) = ("awards"."campaign_version" is null))
);
--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_parent_id_awards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."awards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "awards_player" ON "awards" USING btree ("player_id","created_at","id");--> statement-breakpoint
CREATE INDEX "awards_source" ON "awards" USING btree ("source_id","source");--> statement-breakpoint
CREATE INDEX "awards_held" ON "awards" USING btree ("held_until") WHERE "awards"."state" = 'held';--> statement-breakpoint
CREATE INDEX "awards_campaign" ON "awards" USING btree ("campaign_id","player_id");--> statement-breakpoint
CREATE FUNCTION awards_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM ledger_refuse('awards_stay', 'awards are never deleted');
  END IF;
  IF (NEW.id, NEW.player_id, NEW.kind, NEW.source, NEW.source_id, NEW.key, NEW.digest, NEW.parent_id, NEW.campaign_id,
      NEW.campaign_version, NEW.terms_digest, NEW.currency, NEW.amount, NEW.count, NEW.group_key, NEW.give, NEW.worth_eur,
      NEW.created_by, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.player_id, OLD.kind, OLD.source, OLD.source_id, OLD.key, OLD.digest, OLD.parent_id,
      OLD.campaign_id, OLD.campaign_version, OLD.terms_digest, OLD.currency, OLD.amount, OLD.count, OLD.group_key, OLD.give,
      OLD.worth_eur, OLD.created_by, OLD.created_at) THEN
    PERFORM ledger_refuse('awards_content_stays', format('award %s keeps its content', OLD.id));
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN (
    ('held', 'issued'), ('held', 'refused'), ('issued', 'revoked')) THEN
    PERFORM ledger_refuse('awards_states', format('award %s is %s and can''t become %s', OLD.id, OLD.state, NEW.state));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER awards_guard BEFORE UPDATE OR DELETE ON awards FOR EACH ROW EXECUTE FUNCTION awards_guard();
