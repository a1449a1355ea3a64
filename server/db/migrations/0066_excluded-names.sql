-- A name as it is compared: without accents, spaces, hyphens and apostrophes, so that "Cé" and "CE " are one name.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(lower(normalize(name, NFKD)), '[\u0300-\u036F[:space:][:punct:]’]', '', 'g')
$$;
--> statement-breakpoint
CREATE INDEX players_excluded_name ON players (date_of_birth, name_key(last_name), name_key(first_name)) WHERE excluded_until IS NOT NULL;
--> statement-breakpoint
DROP INDEX players_excluded_person;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION players_stay_excluded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Another account of somebody who is excluded is excluded as long. Only who has shown to own an address speaks for a
  -- person, and nobody who was there before is touched: a stranger could claim to be them.
  NEW.excluded_until := greatest(NEW.excluded_until, (
    SELECT max(p.excluded_until) FROM players p
    WHERE p.excluded_until IS NOT NULL AND p.confirmed_at IS NOT NULL AND p.id <> NEW.id AND (
      mailbox_of(p.email) = mailbox_of(NEW.email) OR p.mobile_phone = NEW.mobile_phone OR p.personal_id = NEW.personal_id
      OR (p.date_of_birth = NEW.date_of_birth AND name_key(p.last_name) = name_key(NEW.last_name)
        AND name_key(p.first_name) = name_key(NEW.first_name)))));
  RETURN NEW;
END $$;
