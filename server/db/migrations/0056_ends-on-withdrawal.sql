ALTER TABLE "payments" ADD COLUMN "ends_bonus_id" uuid;--> statement-breakpoint
CREATE INDEX "bonuses_frozen_by" ON "bonuses" USING btree ("frozen_reason") WHERE "bonuses"."frozen_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_ends_bonus" ON "payments" USING btree ("ends_bonus_id") WHERE "payments"."ends_bonus_id" is not null;