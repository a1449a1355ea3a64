DROP FUNCTION IF EXISTS rebuild_game_search();--> statement-breakpoint
DROP TABLE "search_vocabulary" CASCADE;--> statement-breakpoint
DROP TABLE "search_words" CASCADE;--> statement-breakpoint
ALTER TABLE "games" DROP COLUMN "search_text";
