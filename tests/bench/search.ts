import type { GameNames } from "../../src/contract/games.ts";
import { unpackNames } from "../../src/rules/games/game-names.ts";
import { indexNames, searchNames } from "../../src/rules/games/name-search.ts";
import { MIN_SEARCH_LENGTH } from "../../src/rules/games/search-text.ts";
import { interleaved, ratioRow } from "./rounds.ts";
import { median, type Part, type Row, summarise } from "./rows.ts";
import { buildApp, catalogueFolder, startApp } from "./server-load/app-server.ts";
import { quantile } from "./server-load/quantile.ts";
import { measurePaint } from "./server-load/search-page.ts";
import { typedTerms } from "./server-load/typed-terms.ts";
import { formatSignificant } from "./verdict.ts";

/** Catalogue sizes: the demo's, and a larger one for keystrokes and painting. */
const USUAL_GAMES = 6_000;
const MANY_GAMES = 10_000;
/** Maximum number of results that the app shows. */
const RESULTS = 60;
const WORDS = 100;
/** Terms typed in the browser per round. */
const PAINTED_TERMS = 16;

const titlesOf = (names: GameNames) => unpackNames(names).map(({ title }) => title);

/** The names that a server with this number of games sends, and their size on the wire. */
async function namesOf(games: number): Promise<{ names: GameNames; kilobytes: number }> {
  const app = await startApp({ dataDir: await catalogueFolder(games) });
  const answer = await fetch(`http://127.0.0.1:${app.port}/api/games/names`, {
    headers: { "accept-encoding": "br" },
  });
  if (answer.headers.get("content-encoding") !== "br") throw new Error("the names are not compressed");
  const kilobytes = Number(answer.headers.get("content-length")) / 1_000;
  const names = (await answer.json()) as GameNames;
  await app.stop();
  return { names, kilobytes };
}

/** Every intermediate value of the field, from the first searchable letter to the last. */
function keystrokes(titles: string[]): string[] {
  return typedTerms(titles, WORDS).flatMap((term) =>
    Array.from({ length: term.length - MIN_SEARCH_LENGTH + 1 }, (_, i) =>
      term.slice(0, MIN_SEARCH_LENGTH + i),
    ),
  );
}

/** The minimal search: every word occurs somewhere in the name. */
function scan(texts: string[], query: string): number {
  const words = query.toLowerCase().split(" ");
  let found = 0;
  for (const text of texts) if (words.every((word) => text.includes(word))) found++;
  return found;
}

/** Milliseconds of each call. */
function measureTimes(keys: string[], search: (key: string) => unknown): number[] {
  return keys.map((key) => {
    const start = performance.now();
    search(key);
    return performance.now() - start;
  });
}

/** The computation per keystroke, by the app and by a plain scan of the same texts. */
async function measureKeys(names: GameNames, rounds: number): Promise<Row[]> {
  const index = indexNames(names);
  const keys = keystrokes(titlesOf(names));
  const ours: number[][] = [];
  const plain: number[][] = [];
  // The first rounds are a warm-up.
  await interleaved(rounds + 2, {
    ours: () => void ours.push(measureTimes(keys, (key) => searchNames(index, key, RESULTS))),
    plain: () => void plain.push(measureTimes(keys, (key) => scan(index.texts, key))),
  });
  const row = (id: string, name: string, share: number) => {
    const at = (all: number[][]) => all.slice(2).map((times) => quantile(times, share));
    return ratioRow({ id, name, target: 4, stretch: 2 }, at(ours), at(plain), "ms");
  };
  return [
    row("search.key", "Keystroke / includes() scan", 0.5),
    row("search.key.p99", "Keystroke / includes() scan, p99", 0.99),
  ];
}

async function measurePainted(names: GameNames, rounds: number): Promise<Row> {
  const app = await startApp({ dataDir: await catalogueFolder(MANY_GAMES) });
  const terms = typedTerms(titlesOf(names), PAINTED_TERMS);
  const { first, letters } = await measurePaint(app.port, rounds, terms);
  await app.stop();
  const all = letters.flat();
  return {
    id: "search.paint",
    name: "Search offline, until painted",
    unit: "ms",
    ...summarise(letters.map(median)),
    target: 200,
    stretch: 100,
    note: `slowest of ${all.length} ${formatSignificant(Math.max(...all))} ms, first search ${formatSignificant(median(first))} ms`,
  };
}

/** Offline search: size, computation and time to paint. */
const search: Part = async ({ rounds, log }) => {
  await buildApp();
  log("search: names");
  const usual = await namesOf(USUAL_GAMES);
  const many = await namesOf(MANY_GAMES);
  const data: Row = {
    id: "search.data",
    name: `Names of ${USUAL_GAMES} games on the wire`,
    unit: "kB",
    ...summarise([usual.kilobytes]),
    target: 60,
    stretch: 45,
    note: `${formatSignificant(many.kilobytes)} kB for ${MANY_GAMES}`,
  };
  log("search: keystrokes");
  const keys = await measureKeys(many.names, rounds);
  log("search: painting");
  return [data, ...keys, await measurePainted(many.names, rounds)];
};

export default search;
