ALTER TABLE "payments" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "contradicted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_contradicted" ON "payments" USING btree ("id") WHERE "payments"."contradicted_at" is not null;