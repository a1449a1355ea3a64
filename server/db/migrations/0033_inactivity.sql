CREATE TABLE "inactive_sessions" (
	"digest" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "active_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sessions" SET "active_at" = "seen_at";--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "active_at" SET NOT NULL;
