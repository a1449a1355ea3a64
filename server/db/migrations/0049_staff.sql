CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"payload" jsonb NOT NULL,
	"digest" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_by_id" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"decided_by" text,
	"decided_by_id" uuid,
	"decided_at" timestamp with time zone,
	"decision" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "approvals_four_eyes" CHECK (lower("approvals"."decided_by") <> lower("approvals"."requested_by") and regexp_replace(lower("approvals"."decided_by"), '[^a-z0-9]', '', 'g') <> regexp_replace(lower("approvals"."requested_by"), '[^a-z0-9]', '', 'g')),
	CONSTRAINT "approvals_decided" CHECK (("approvals"."decision" is null) = ("approvals"."decided_by" is null) and ("approvals"."decision" is null) = ("approvals"."decided_at" is null) and ("approvals"."decided_by" is not null or "approvals"."decided_by_id" is null)),
	CONSTRAINT "approvals_decision" CHECK ("approvals"."decision" in ('approved', 'rejected')),
	CONSTRAINT "approvals_in_time" CHECK ("approvals"."decided_at" < "approvals"."expires_at")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"password_digest" text,
	"otp_secret" text,
	"otp_step" integer,
	"enrolment_digest" text,
	"enrolment_expires_at" timestamp with time zone,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "staff_state" CHECK ("staff"."state" in ('active', 'disabled')),
	CONSTRAINT "staff_roles" CHECK ("staff"."roles" <@ array['support', 'rewards', 'rewards_lead', 'payments', 'compliance', 'content', 'auditor', 'admin']),
	CONSTRAINT "staff_enrolment" CHECK (("staff"."enrolment_digest" is null) = ("staff"."enrolment_expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "staff_events" (
	"number" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"staff_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"digest" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_requested_by_id_staff_id_fk" FOREIGN KEY ("requested_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_id_staff_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_events" ADD CONSTRAINT "staff_events_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_open" ON "approvals" USING btree ("requested_at") WHERE "approvals"."decision" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_name" ON "staff" USING btree (regexp_replace(lower("name"), '[^a-z0-9]', '', 'g'));--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE FUNCTION staff_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'staff: % of % violates %', TG_OP, TG_TABLE_NAME, TG_NAME USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_fixed BEFORE UPDATE ON staff FOR EACH ROW
  WHEN ((NEW.id, NEW.name, NEW.created_at, NEW.created_by) IS DISTINCT FROM (OLD.id, OLD.name, OLD.created_at, OLD.created_by))
  EXECUTE FUNCTION staff_refuse();
--> statement-breakpoint
CREATE TRIGGER staff_permanent BEFORE DELETE OR TRUNCATE ON staff FOR EACH STATEMENT EXECUTE FUNCTION staff_refuse();
--> statement-breakpoint
CREATE TRIGGER staff_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_events FOR EACH STATEMENT EXECUTE FUNCTION staff_refuse();
--> statement-breakpoint
CREATE FUNCTION staff_check_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.number IS DISTINCT FROM (SELECT coalesce(max(number), 0) + 1 FROM staff_events) THEN
    RAISE EXCEPTION 'staff: event % is out of order', NEW.number USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER staff_events_in_order BEFORE INSERT ON staff_events FOR EACH ROW EXECUTE FUNCTION staff_check_number();
--> statement-breakpoint
CREATE TRIGGER approvals_open_first BEFORE INSERT ON approvals FOR EACH ROW WHEN (NEW.decision IS NOT NULL) EXECUTE FUNCTION staff_refuse();
--> statement-breakpoint
CREATE TRIGGER approvals_request_fixed BEFORE UPDATE ON approvals FOR EACH ROW
  WHEN ((NEW.id, NEW.action, NEW.payload, NEW.digest, NEW.requested_by, NEW.requested_by_id, NEW.requested_at, NEW.reason, NEW.expires_at)
    IS DISTINCT FROM (OLD.id, OLD.action, OLD.payload, OLD.digest, OLD.requested_by, OLD.requested_by_id, OLD.requested_at, OLD.reason, OLD.expires_at))
  EXECUTE FUNCTION staff_refuse();
--> statement-breakpoint
CREATE TRIGGER approvals_decision_final BEFORE UPDATE ON approvals FOR EACH ROW WHEN (OLD.decision IS NOT NULL) EXECUTE FUNCTION staff_refuse();
--> statement-breakpoint
CREATE TRIGGER approvals_permanent BEFORE DELETE OR TRUNCATE ON approvals FOR EACH STATEMENT EXECUTE FUNCTION staff_refuse();
