CREATE TABLE "campaign_counters" (
	"campaign_id" integer NOT NULL,
	"slot" integer NOT NULL,
	"issued" integer DEFAULT 0 NOT NULL,
	"worth_eur" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_counters_campaign_id_slot_pk" PRIMARY KEY("campaign_id","slot"),
	CONSTRAINT "campaign_counters_slot" CHECK ("campaign_counters"."slot" between 0 and 7),
	CONSTRAINT "campaign_counters_not_negative" CHECK ("campaign_counters"."issued" >= 0 and "campaign_counters"."worth_eur" >= 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_versions" (
	"campaign_id" integer NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"body" jsonb NOT NULL,
	"digest" text NOT NULL,
	"previewed_digest" text,
	"written_by" text NOT NULL,
	"approved_by" text,
	"written_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"retired_at" timestamp with time zone,
	CONSTRAINT "campaign_versions_campaign_id_version_pk" PRIMARY KEY("campaign_id","version"),
	CONSTRAINT "campaign_versions_version" CHECK ("campaign_versions"."version" > 0),
	CONSTRAINT "campaign_versions_state" CHECK ("campaign_versions"."state" in ('draft', 'review', 'published', 'retired')),
	CONSTRAINT "campaign_versions_digest" CHECK ("campaign_versions"."digest" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "campaign_versions_previewed" CHECK ("campaign_versions"."state" in ('draft', 'review') or ("campaign_versions"."previewed_digest" is not null and "campaign_versions"."previewed_digest" = "campaign_versions"."digest")),
	CONSTRAINT "campaign_versions_approved" CHECK ("campaign_versions"."state" in ('draft', 'review') or ("campaign_versions"."published_at" is not null and "campaign_versions"."approved_by" is not null
        and regexp_replace(lower("campaign_versions"."approved_by"), '[^a-z0-9]', '', 'g') <> regexp_replace(lower("campaign_versions"."written_by"), '[^a-z0-9]', '', 'g'))),
	CONSTRAINT "campaign_versions_retired" CHECK (("campaign_versions"."state" = 'retired') = ("campaign_versions"."retired_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"product" text NOT NULL,
	"paused_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaigns_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "campaign_counters" ADD CONSTRAINT "campaign_counters_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_versions" ADD CONSTRAINT "campaign_versions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_versions_published" ON "campaign_versions" USING btree ("campaign_id") WHERE "campaign_versions"."state" = 'published';
--> statement-breakpoint
CREATE FUNCTION campaigns_reject(rule text, message text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'campaigns: %', message USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = rule;
END $$;
--> statement-breakpoint
CREATE FUNCTION campaign_versions_freeze() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    PERFORM campaigns_reject('campaign_versions_frozen', 'versions are never deleted');
  END IF;
  IF (NEW.campaign_id, NEW.version, NEW.written_by) IS DISTINCT FROM (OLD.campaign_id, OLD.version, OLD.written_by) THEN
    PERFORM campaigns_reject('campaign_versions_frozen', 'a version keeps its number and author');
  END IF;
  IF OLD.state <> 'draft' AND (NEW.body, NEW.digest) IS DISTINCT FROM (OLD.body, OLD.digest) THEN
    PERFORM campaigns_reject('campaign_versions_frozen', 'body and digest change in drafts only');
  END IF;
  IF OLD.state IN ('published', 'retired') AND (NEW.approved_by, NEW.published_at, NEW.previewed_digest, NEW.written_at)
      IS DISTINCT FROM (OLD.approved_by, OLD.published_at, OLD.previewed_digest, OLD.written_at) THEN
    PERFORM campaigns_reject('campaign_versions_frozen', 'a published version never changes');
  END IF;
  IF NEW.state <> OLD.state AND (OLD.state, NEW.state) NOT IN
      (('draft', 'review'), ('review', 'draft'), ('review', 'published'), ('published', 'retired')) THEN
    PERFORM campaigns_reject('campaign_versions_states', format('%s cannot become %s', OLD.state, NEW.state));
  END IF;
  IF OLD.state = 'retired' AND NEW.retired_at IS DISTINCT FROM OLD.retired_at THEN
    PERFORM campaigns_reject('campaign_versions_frozen', 'a retired version never changes');
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaign_versions_frozen BEFORE UPDATE OR DELETE ON campaign_versions FOR EACH ROW EXECUTE FUNCTION campaign_versions_freeze();
--> statement-breakpoint
CREATE TRIGGER campaign_versions_not_truncated BEFORE TRUNCATE ON campaign_versions FOR EACH STATEMENT EXECUTE FUNCTION campaign_versions_freeze();
--> statement-breakpoint
CREATE FUNCTION campaigns_freeze() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.kind, NEW.slug, NEW.product) IS DISTINCT FROM (OLD.id, OLD.kind, OLD.slug, OLD.product) THEN
    PERFORM campaigns_reject('campaigns_frozen', 'a campaign keeps its kind, slug and product');
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaigns_frozen BEFORE UPDATE ON campaigns FOR EACH ROW EXECUTE FUNCTION campaigns_freeze();
--> statement-breakpoint
CREATE TRIGGER campaigns_content_version AFTER UPDATE ON campaigns FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
--> statement-breakpoint
CREATE TRIGGER campaign_versions_content_version AFTER INSERT OR UPDATE ON campaign_versions FOR EACH ROW WHEN (NEW.state IN ('published', 'retired')) EXECUTE FUNCTION bump_content_version();
