INSERT INTO content_version (id, version) VALUES (1, 1);
--> statement-breakpoint
CREATE FUNCTION bump_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE content_version SET version = version + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER providers_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON providers FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
--> statement-breakpoint
CREATE TRIGGER categories_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
--> statement-breakpoint
CREATE TRIGGER collections_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON collections FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
--> statement-breakpoint
CREATE TRIGGER games_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON games FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
--> statement-breakpoint
CREATE TRIGGER jackpots_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON jackpots FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
--> statement-breakpoint
CREATE TRIGGER game_jackpots_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON game_jackpots FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
--> statement-breakpoint
CREATE TRIGGER pages_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pages FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
--> statement-breakpoint
CREATE TRIGGER snippets_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON snippets FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
--> statement-breakpoint
CREATE TRIGGER files_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON files FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
--> statement-breakpoint
CREATE TRIGGER banners_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON banners FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
--> statement-breakpoint
CREATE TRIGGER configs_content_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON configs FOR EACH STATEMENT EXECUTE FUNCTION bump_content_version();
--> statement-breakpoint
CREATE FUNCTION rebuild_game_lists() RETURNS void LANGUAGE sql AS $$
  DELETE FROM game_lists;
  INSERT INTO game_lists (list, rank, game_id)
    SELECT '*', row_number() OVER (ORDER BY popularity), id FROM games;
  INSERT INTO game_lists (list, rank, game_id)
    SELECT 'p:' || provider, row_number() OVER (PARTITION BY provider ORDER BY popularity), id FROM games;
  INSERT INTO game_lists (list, rank, game_id)
    SELECT 'c:' || tag, row_number() OVER (PARTITION BY tag ORDER BY popularity), id
    FROM games, unnest(categories) AS tag;
  INSERT INTO game_lists (list, rank, game_id)
    SELECT 'k:' || tag,
      row_number() OVER (PARTITION BY tag ORDER BY (CASE WHEN tag = 'new' THEN released_at END) DESC NULLS LAST, popularity), id
    FROM games, unnest(collections) AS tag;
  INSERT INTO game_lists (list, rank, game_id)
    SELECT 'c:' || section || '+c:' || tag, row_number() OVER (PARTITION BY section, tag ORDER BY popularity), id
    FROM games, unnest(categories) AS section, unnest(categories) AS tag
    WHERE section IN ('pokies', 'live', 'table') AND tag NOT IN ('pokies', 'live', 'table');
  INSERT INTO game_lists (list, rank, game_id)
    SELECT 'c:' || section || '+k:' || tag,
      row_number() OVER (PARTITION BY section, tag ORDER BY (CASE WHEN tag = 'new' THEN released_at END) DESC NULLS LAST, popularity), id
    FROM games, unnest(categories) AS section, unnest(collections) AS tag
    WHERE section IN ('pokies', 'live', 'table');
$$;
--> statement-breakpoint
CREATE FUNCTION rebuild_game_search() RETURNS void LANGUAGE sql AS $$
  DELETE FROM search_words;
  INSERT INTO search_words (word, game_id, source)
    SELECT DISTINCT word, id, 0 FROM games, regexp_split_to_table(search_text, ' ') AS word WHERE word <> '';
  INSERT INTO search_words (word, game_id, source)
    SELECT DISTINCT word, g.id, 1
    FROM games g JOIN providers p ON p.slug = g.provider, regexp_split_to_table(p.slug, '-') AS word WHERE word <> '';
  DELETE FROM search_vocabulary;
  INSERT INTO search_vocabulary SELECT DISTINCT word FROM search_words;
$$;
