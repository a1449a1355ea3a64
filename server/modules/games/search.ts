import { type SQL, sql } from "drizzle-orm";
import { searchText } from "../../../src/rules/search-text.ts";
import type { Db } from "../../db/client.ts";

const MAX_TERMS = 6;
const MAX_TERM_LENGTH = 40;
/** How many results a search can be paged through. */
const MAX_RESULTS = 400;

/** Typing errors forgiven in a word of this length; in one of three letters only where `short` says so. */
function tolerance(length: number, short: boolean): number {
  if (length < 4) return short && length === 3 ? 1 : 0;
  return length < 7 ? 1 : 2;
}

/** The word with each pair of neighbours swapped: the commonest slip, which edit distance counts twice. */
function swaps(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((_, i) => {
    const swapped = [...letters];
    [swapped[i], swapped[i + 1]] = [letters[i + 1]!, letters[i]!];
    return swapped.join("");
  });
}

/** Words of the vocabulary that one term may mean, with a cost: 0 the word itself, 1 its beginning, 2 inside, more with errors. */
function candidates(term: string, ordinal: number, short: boolean): SQL {
  const errors = tolerance(term.length, short);
  const like = term.replace(/[\\%_]/g, "\\$&");
  const exactOrInside = sql`
    SELECT ${ordinal}::int AS term, word,
      CASE WHEN word = ${term} THEN 0 WHEN word LIKE ${`${like}%`} THEN 1 ELSE 2 END AS cost
    FROM search_vocabulary WHERE word LIKE ${`%${like}%`}`;
  if (errors === 0) return exactOrInside;
  const swapped = sql.join(
    swaps(term).map((word) => sql`${word}`),
    sql`, `,
  );
  return sql`${exactOrInside}
    UNION ALL
    SELECT ${ordinal}::int, word,
      3 + least(
        levenshtein_less_equal(word, ${term}, ${errors}),
        levenshtein_less_equal(left(word, ${term.length}), ${term}, ${errors}) + 1)
      -- Slips at the beginning of a word are rare.
      + CASE WHEN starts_with(word, ${term.slice(0, 2)}) THEN 0 ELSE 1 END
    FROM search_vocabulary
    WHERE length(word) BETWEEN ${term.length - errors} AND 60
      AND (levenshtein_less_equal(word, ${term}, ${errors}) <= ${errors}
        OR ${term.length} > 3 AND levenshtein_less_equal(left(word, ${term.length}), ${term}, ${errors}) < ${errors}
        OR word IN (${swapped}) OR left(word, ${term.length}) IN (${swapped}))`;
}

/**
 * Ids of the games whose title (or, weaker, provider) has every word of `query`, best first: the exact title,
 * titles that begin with it, then by closeness of the words and by popularity. Case, accents and punctuation do not
 * count; words of four letters and more forgive one typing error, of seven and more two, of three one where nothing
 * else is found. An empty query finds nothing.
 */
export async function searchGames(db: Db, query: string, withoutProviders: string[] = []): Promise<number[]> {
  const text = searchText(query);
  const terms = text
    .split(" ")
    .filter(Boolean)
    .slice(0, MAX_TERMS)
    .map((term) => term.slice(0, MAX_TERM_LENGTH));
  if (terms.length === 0) return [];
  const found = await findGames(db, text, terms, withoutProviders, false);
  if (found.length > 0 || terms.every((term) => term.length !== 3)) return found;
  return findGames(db, text, terms, withoutProviders, true);
}

async function findGames(
  db: Db,
  text: string,
  terms: string[],
  withoutProviders: string[],
  short: boolean,
): Promise<number[]> {
  const allCandidates = sql.join(
    terms.map((term, i) => candidates(term, i, short)),
    sql` UNION ALL `,
  );
  const allowed = withoutProviders.length
    ? sql`WHERE g.provider NOT IN (${sql.join(
        withoutProviders.map((slug) => sql`${slug}`),
        sql`, `,
      )})`
    : sql``;
  const result = (await db.execute(sql`
    WITH candidate AS (${allCandidates}),
    hit AS (
      SELECT w.game_id, c.term, min(c.cost + 4 * w.source) AS cost
      FROM candidate c JOIN search_words w USING (word)
      GROUP BY w.game_id, c.term),
    match AS (
      SELECT game_id, sum(cost) AS cost FROM hit GROUP BY game_id HAVING count(*) = ${terms.length})
    SELECT g.id FROM match m JOIN games g ON g.id = m.game_id ${allowed}
    ORDER BY g.search_text <> ${text}, NOT starts_with(g.search_text, ${text}), m.cost, g.popularity
    LIMIT ${MAX_RESULTS}`)) as unknown as { rows: { id: number }[] };
  return result.rows.map((row) => row.id);
}
