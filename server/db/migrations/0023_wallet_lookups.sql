DROP INDEX "wallet_actions_originals";--> statement-breakpoint
DROP INDEX "wallet_actions_round";--> statement-breakpoint
DROP INDEX "wallet_actions_pending";--> statement-breakpoint
CREATE INDEX "wallet_actions_originals" ON "wallet_actions" USING btree ("original","provider") WHERE "wallet_actions"."original" is not null;--> statement-breakpoint
CREATE INDEX "wallet_actions_round" ON "wallet_actions" USING btree ("round","provider");--> statement-breakpoint
CREATE INDEX "wallet_actions_pending" ON "wallet_actions" USING btree ("created_at") WHERE "wallet_actions"."status" = 'pending';