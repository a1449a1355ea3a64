ALTER TABLE "games" ADD COLUMN "rtp" integer;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "volatility" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "top_prize" integer;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "lines" integer;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "bets" jsonb;--> statement-breakpoint
CREATE INDEX "games_by_release" ON "games" USING btree ("released_at" DESC NULLS LAST,"popularity");--> statement-breakpoint
CREATE INDEX "games_by_title" ON "games" USING btree (lower("title"),"id");--> statement-breakpoint
CREATE INDEX "games_by_rtp" ON "games" USING btree ("rtp" DESC NULLS LAST,"popularity");