CREATE TABLE "jackpot_contributions" (
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"player_id" integer NOT NULL,
	"parts" jsonb NOT NULL,
	"returned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jackpot_contributions_provider_name_pk" PRIMARY KEY("provider","name")
);
--> statement-breakpoint
CREATE TABLE "jackpot_meters" (
	"level_id" integer NOT NULL,
	"shard" smallint NOT NULL,
	"gathered" bigint NOT NULL,
	"behind" bigint NOT NULL,
	CONSTRAINT "jackpot_meters_level_id_shard_pk" PRIMARY KEY("level_id","shard"),
	CONSTRAINT "jackpot_meters_grow" CHECK ("jackpot_meters"."gathered" >= 0 and "jackpot_meters"."behind" >= 0)
);
--> statement-breakpoint
CREATE TABLE "jackpot_pots" (
	"level_id" integer PRIMARY KEY NOT NULL,
	"cycle" integer DEFAULT 1 NOT NULL,
	"opening" bigint NOT NULL,
	"counted" bigint DEFAULT 0 NOT NULL,
	"seeded" bigint NOT NULL,
	CONSTRAINT "jackpot_pots_filled" CHECK ("jackpot_pots"."opening" >= 0 and "jackpot_pots"."counted" >= 0 and "jackpot_pots"."cycle" > 0)
);
--> statement-breakpoint
ALTER TABLE "jackpot_wins" ADD COLUMN "original_currency" text;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ADD COLUMN "original_amount" bigint;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ADD COLUMN "worth" bigint;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ADD COLUMN "level_id" integer;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ADD COLUMN "cycle" integer;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
UPDATE jackpot_wins SET original_currency = currency, original_amount = amount, worth = amount, told_at = won_at;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ALTER COLUMN "original_currency" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ALTER COLUMN "original_amount" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "jackpot_wins" ALTER COLUMN "worth" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "jackpot_contributions" ADD CONSTRAINT "jackpot_contributions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jackpot_wins_untold" ON "jackpot_wins" USING btree ("number") WHERE "jackpot_wins"."told_at" is null;--> statement-breakpoint
CREATE INDEX "jackpot_wins_latest" ON "jackpot_wins" USING btree ("won_at","number");--> statement-breakpoint
CREATE INDEX "jackpot_wins_biggest" ON "jackpot_wins" USING btree ("worth","number");--> statement-breakpoint
CREATE UNIQUE INDEX "jackpot_wins_once" ON "jackpot_wins" USING btree ("level_id","cycle");--> statement-breakpoint
CREATE UNIQUE INDEX "jackpot_wins_key" ON "jackpot_wins" USING btree ("key");--> statement-breakpoint
DROP TABLE "game_jackpots" CASCADE;--> statement-breakpoint
-- Jackpots that had fixed amounts keep them as what their first pots begin with, and get terms to grow by.
INSERT INTO jackpot_pots (level_id, opening, seeded)
  SELECT (level ->> 'id')::int, (level ->> 'amount_cents')::bigint * 1000000, (level ->> 'amount_cents')::bigint * 1000000
  FROM jackpots, jsonb_array_elements(levels) AS level;--> statement-breakpoint
UPDATE jackpots j SET
  levels = (
    SELECT jsonb_agg(level - 'amount_cents' || jsonb_build_object(
      'seed_cents', (seed * scale)::int, 'contribution_ppm', ppm, 'ceiling_cents', (ceiling * scale)::int,
      'average_cents', (average * scale)::int) ORDER BY place)
    FROM jsonb_array_elements(j.levels) WITH ORDINALITY AS parts (level, place)
    JOIN (VALUES ('mini', 1000, 2000, 10000, 1500), ('minor', 10000, 1500, 100000, 15000),
      ('major', 200000, 1000, 2000000, 300000), ('grand', 2500000, 1000, NULL, 4000000))
      AS terms (identifier, seed, ppm, ceiling, average) ON terms.identifier = level ->> 'identifier',
    (SELECT CASE j.identifier WHEN 'mystic-comet' THEN 2.4 WHEN 'mystic-zenith' THEN 6.5 ELSE 1 END AS scale) AS scales),
  game_identifiers = array(
    SELECT identifier FROM games g
    WHERE g.id % 3 = j.id - 1 AND ('mystic' = ANY (g.collections) OR 'jackpots' = ANY (g.categories)) ORDER BY g.id);--> statement-breakpoint
INSERT INTO collections (id, title, position, on_lobby) SELECT identifier, title, 1000 + id, false FROM jackpots;--> statement-breakpoint
UPDATE games g SET collections = array_append(g.collections, j.identifier)
  FROM jackpots j WHERE g.identifier = ANY (j.game_identifiers);--> statement-breakpoint
SELECT rebuild_game_lists();
--> statement-breakpoint
CREATE FUNCTION jackpot_keep_meter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_refuse('jackpot_meters_never_fall', format('the meter of level %s would fall', OLD.level_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jackpot_meters_never_fall BEFORE UPDATE ON jackpot_meters FOR EACH ROW WHEN (NEW.gathered < OLD.gathered) EXECUTE FUNCTION jackpot_keep_meter();
--> statement-breakpoint
CREATE FUNCTION jackpot_keep_pot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.cycle <> OLD.cycle + 1 OR NEW.counted < OLD.counted
    OR NOT EXISTS (SELECT 1 FROM jackpot_wins WHERE level_id = OLD.level_id AND cycle = OLD.cycle) THEN
    PERFORM ledger_refuse('jackpot_pots_by_wins', format('the pot of level %s begins anew without a win', OLD.level_id));
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER jackpot_pots_by_wins BEFORE UPDATE ON jackpot_pots FOR EACH ROW EXECUTE FUNCTION jackpot_keep_pot();
