-- Of several that were begun at once, the newest goes on; the others are shown.
UPDATE game_seeds old SET revealed_at = now() WHERE revealed_at IS NULL AND EXISTS (
  SELECT 1 FROM game_seeds newer WHERE newer.player = old.player AND newer.game_identifier = old.game_identifier
    AND newer.revealed_at IS NULL AND (newer.created_at, newer.id) > (old.created_at, old.id));--> statement-breakpoint
DROP INDEX "game_seeds_current";--> statement-breakpoint
CREATE UNIQUE INDEX "game_seeds_one" ON "game_seeds" USING btree ("player","game_identifier") WHERE "game_seeds"."revealed_at" is null;