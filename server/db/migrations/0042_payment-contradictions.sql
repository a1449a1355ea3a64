ALTER TABLE "payments" ADD COLUMN "ordered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "contradiction" text;--> statement-breakpoint
UPDATE "payments" SET "contradiction" = CASE "state" WHEN 'processing' THEN 'unknown_order' WHEN 'succeeded' THEN 'reversed' ELSE 'succeeded' END WHERE "contradicted_at" IS NOT NULL;
