ALTER TABLE "players" ADD COLUMN "current_sign_in_agent" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "last_sign_in_agent" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "sign_in_notices" boolean DEFAULT false NOT NULL;