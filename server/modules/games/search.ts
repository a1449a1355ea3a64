import { type SQL, sql } from "drizzle-orm";
import { searchText } from "../../../src/rules/search-text.ts";
import type { Db } from "../../db/client.ts";

const MAX_TERMS = 6;
const MAX_TERM_LENGTH = 40;
/** How many results a search can be paged through. */
const MAX_RESULTS = 400;

/** Typing errors forgiven in a word of this length. */
function tolerance(length: number): number {
  if (length < 3) return 0;
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

/** Words of the vocabulary that a term stands in, with a cost: 0 the word itself, 1 its beginning, 2 inside. */
function written(term: string, ordinal: number): SQL {
  const like = term.replace(/[\\%_]/g, "\\$&");
  // One or two letters stand inside of most words; they mean a beginning.
  const pattern = term.length < 3 ? `${like}%` : `%${like}%`;
  return sql`
    SELECT ${ordinal}::int AS term, word,
      CASE WHEN word = ${term} THEN 0 WHEN starts_with(word, ${term}) THEN 1 ELSE 2 END AS cost
    FROM search_vocabulary WHERE word LIKE ${pattern}`;
}

/** Words that a term may mean if it has typing errors, costlier than any without. */
function misspelt(term: string, ordinal: number): SQL {
  const errors = tolerance(term.length);
  const swapped = sql.join(
    swaps(term).map((word) => sql`${word}`),
    sql`, `,
  );
  const start = sql`left(word, ${term.length})`;
  // A beginning may have one error less: with none it is a beginning as written.
  const closeStart =
    errors > 1 ? sql`OR levenshtein_less_equal(${start}, ${term}, ${errors - 1}) < ${errors}` : sql``;
  return sql`
    SELECT ${ordinal}::int, word,
      3 + least(
        levenshtein_less_equal(word, ${term}, ${errors}),
        levenshtein_less_equal(${start}, ${term}, ${errors}) + 1)
      -- Slips at the beginning of a word are rare.
      + CASE WHEN starts_with(word, ${term.slice(0, 2)}) THEN 0 ELSE 1 END
    FROM search_vocabulary
    WHERE length(word) BETWEEN ${term.length - errors} AND 60
      AND (levenshtein_less_equal(word, ${term}, ${errors}) <= ${errors}
        ${closeStart}
        OR ${start} IN (${swapped}))`;
}

/**
 * Ids of the games whose title (or, weaker, provider) has every word of `query`, best first: the exact title,
 * titles that begin with it, then by closeness of the words and by popularity. Case, accents and punctuation do not
 * count. Where that finds nothing, words of three letters and more forgive one typing error, of seven and more two.
 * An empty query finds nothing.
 */
export async function searchGames(db: Db, query: string, withoutProviders: string[] = []): Promise<number[]> {
  const text = searchText(query);
  const terms = text
    .split(" ")
    .filter(Boolean)
    .slice(0, MAX_TERMS)
    .map((term) => term.slice(0, MAX_TERM_LENGTH));
  if (terms.length === 0) return [];
  const asWritten = terms.map(written);
  const found = await findGames(db, text, terms.length, asWritten, withoutProviders);
  const mayBeMisspelt = terms.flatMap((term, i) => (tolerance(term.length) > 0 ? misspelt(term, i) : []));
  if (found.length > 0 || mayBeMisspelt.length === 0) return found;
  return findGames(db, text, terms.length, [...asWritten, ...mayBeMisspelt], withoutProviders);
}

/** Games that have a word of the candidates for each of so many terms. */
async function findGames(
  db: Db,
  text: string,
  terms: number,
  candidates: SQL[],
  withoutProviders: string[],
): Promise<number[]> {
  const allowed = withoutProviders.length
    ? sql`WHERE g.provider NOT IN (${sql.join(
        withoutProviders.map((slug) => sql`${slug}`),
        sql`, `,
      )})`
    : sql``;
  // OFFSET 0 has the games of a word looked up in the index: the planner takes the words for more than they are, and
  // would read all of them.
  const result = (await db.execute(sql`
    WITH candidate AS (${sql.join(candidates, sql` UNION ALL `)}),
    hit AS (
      SELECT w.game_id, c.term, min(c.cost + 4 * w.source) AS cost
      FROM candidate c
      CROSS JOIN LATERAL (SELECT game_id, source FROM search_words WHERE word = c.word OFFSET 0) w
      GROUP BY w.game_id, c.term),
    match AS (
      SELECT game_id, sum(cost) AS cost FROM hit GROUP BY game_id HAVING count(*) = ${terms})
    SELECT g.id FROM match m JOIN games g ON g.id = m.game_id ${allowed}
    ORDER BY g.search_text <> ${text}, NOT starts_with(g.search_text, ${text}), m.cost, g.popularity
    LIMIT ${MAX_RESULTS}`)) as unknown as { rows: { id: number }[] };
  return result.rows.map((row) => row.id);
}
