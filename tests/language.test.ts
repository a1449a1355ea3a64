import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PO from "pofile";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const catalog = (locale: string) => PO.parse(read(`locale/${locale}.po`)).items;

/** Sources without tests, translated texts and generated files. */
const sources = globSync("{src,sw,server,frames}/**/*.{ts,tsx}", { cwd: root }).filter(
  (path) => !/\.test\.|\.gen\.ts$|\.d\.ts$|\/cms\/|texts/.test(path),
);
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;

/** Finds a pattern's matches in named texts, as `name: match`. */
const findIn = (texts: Iterable<readonly [string, string]>, pattern: RegExp): string[] =>
  [...texts].flatMap(([name, text]) => [...text.matchAll(pattern)].map(([match]) => `${name}: ${match}`));

describe("the English messages", () => {
  const RETIRED =
    /\b(at once|go(es)? on|begun|anew|whoever|somebody|nobody|is needed|belong together|e-mail|log-in|cannot|(do|does|is|are|has|have|will) not|way to pay|staked)\b/gi;

  it("use contractions and no retired words", () => {
    expect(
      findIn(
        catalog("en").map(({ msgid }) => [msgid, msgid]),
        RETIRED,
      ),
    ).toEqual([]);
  });

  it("are checked by a pattern that finds retired words", () => {
    expect(findIn([["old", "This is needed to go on."]], RETIRED)).toEqual(["old: is needed", "old: go on"]);
  });
});

describe("translations", () => {
  const words = (alternatives: string) => new RegExp(`(?<!\\p{L})(${alternatives})(?!\\p{L})`, "gu");
  /** Words of the form of address that a language doesn't use. */
  const OTHER_FORM: Record<string, RegExp> = {
    de: words("[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(e[mnrs]?)?"),
    "fr-CA": words("[Tt]u|[Tt]oi|[Tt]on|[Tt]es"),
    it: words("Lei|Suo|Sua|Suoi|Sue|Scelga|Inserisca|Riceve|Può riprovare"),
    no: /(?<=[a-zæøå,] )(De|Dem|Deres)(?!\p{L})/gu,
    et: words("[Tt]ei(e|d|l|le|lt)"),
  };

  it.each(Object.entries(OTHER_FORM))("use one form of address in %s", (locale, pattern) => {
    expect(
      findIn(
        catalog(locale).map(({ msgstr }) => [locale, msgstr.join()]),
        pattern,
      ),
    ).toEqual([]);
  });
});

describe("the code", () => {
  it("has no retired words in comments", () => {
    const comments = sources.map((path) => [path, (read(path).match(COMMENT) ?? []).join("\n")] as const);
    expect(findIn(comments, /\b(whoever|somebody|nobody|at once|begun|anew|stands here)\b/gi)).toEqual([]);
  });

  it("has no retired names in the app and the worker", () => {
    const names = sources
      .filter((path) => /^(src|sw)\//.test(path))
      .map((path) => [path, read(path)] as const);
    expect(
      findIn(
        names,
        /\b\w*(attendant|whoever|afterStart|keptQueries|pageAlive|goCalmly|liveWishes|hurryLive)\w*\b/gi,
      ),
    ).toEqual([]);
  });
});
