CREATE TABLE "comp_point_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"chargeable" bigint NOT NULL,
	"persistent" bigint NOT NULL,
	"cause" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comp_point_entries_key_unique" UNIQUE("key"),
	CONSTRAINT "comp_point_entries_persistent" CHECK ("comp_point_entries"."persistent" >= 0),
	CONSTRAINT "comp_point_entries_given" CHECK ("comp_point_entries"."kind" <> 'accrual' or "comp_point_entries"."chargeable" = "comp_point_entries"."persistent")
);
--> statement-breakpoint
CREATE TABLE "comp_points" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"chargeable" bigint NOT NULL,
	"persistent" bigint NOT NULL,
	CONSTRAINT "comp_points_chargeable" CHECK ("comp_points"."chargeable" >= 0),
	CONSTRAINT "comp_points_persistent" CHECK ("comp_points"."persistent" >= 0)
);
--> statement-breakpoint
ALTER TABLE "comp_point_entries" ADD CONSTRAINT "comp_point_entries_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comp_points" ADD CONSTRAINT "comp_points_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comp_point_entries_player_id_id_index" ON "comp_point_entries" USING btree ("player_id","id");--> statement-breakpoint
CREATE FUNCTION comp_points_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What the entries' own trigger does is the one below this one.
  IF TG_TABLE_NAME = 'comp_points' AND pg_trigger_depth() > 1 THEN RETURN NEW; END IF;
  PERFORM ledger_refuse(TG_NAME, 'points are given and taken by new entries only');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER comp_point_entries_keep BEFORE UPDATE OR DELETE ON comp_point_entries FOR EACH ROW EXECUTE FUNCTION comp_points_refuse();
--> statement-breakpoint
CREATE TRIGGER comp_points_by_entries BEFORE INSERT OR UPDATE OR DELETE ON comp_points FOR EACH ROW EXECUTE FUNCTION comp_points_refuse();
--> statement-breakpoint
CREATE FUNCTION comp_points_never_fall() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ledger_refuse('comp_points_never_fall', 'what was earned in all never falls');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER comp_points_never_fall BEFORE UPDATE ON comp_points FOR EACH ROW WHEN (NEW.persistent < OLD.persistent) EXECUTE FUNCTION comp_points_never_fall();
--> statement-breakpoint
CREATE FUNCTION comp_points_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE comp_points SET chargeable = chargeable + NEW.chargeable, persistent = persistent + NEW.persistent
    WHERE player_id = NEW.player_id;
  IF NOT FOUND THEN
    INSERT INTO comp_points (player_id, chargeable, persistent) VALUES (NEW.player_id, 0, 0) ON CONFLICT DO NOTHING;
    UPDATE comp_points SET chargeable = chargeable + NEW.chargeable, persistent = persistent + NEW.persistent
      WHERE player_id = NEW.player_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER comp_point_entries_count AFTER INSERT ON comp_point_entries FOR EACH ROW EXECUTE FUNCTION comp_points_count();
--> statement-breakpoint
CREATE FUNCTION comp_points_tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (player_id, type, data) VALUES (NEW.player_id, 'comps_award',
    jsonb_build_object('chargeable_points', NEW.chargeable / 1000000, 'persistent_points', NEW.persistent / 1000000));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER comp_points_tell AFTER UPDATE ON comp_points FOR EACH ROW WHEN (NEW.chargeable / 1000000 <> OLD.chargeable / 1000000 OR NEW.persistent / 1000000 <> OLD.persistent / 1000000) EXECUTE FUNCTION comp_points_tell();
