import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PO from "pofile";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const catalog = (locale: string) => PO.parse(read(`locale/${locale}.po`)).items;

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
  const withTests = globSync("{src,sw,server,frames,tests}/**/*.{ts,tsx}", { cwd: root }).filter(
    (path) => !/\.gen\.ts$|\.d\.ts$|\/cms\/|language\.test/.test(path),
  );
  /** The words of a source's names: `toldAt` and `told_at` have `told` and `at`. */
  function wordsOf(source: string): string[] {
    const code = source
      .replace(/\/\*[\s\S]*?\*\//g, " ")
      .replace(/(^|[^:"'`\\])\/\/[^\n]*/g, "$1 ")
      .replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, '""')
      .replace(/`(?:[^`\\]|\\.)*`/g, (text) => (text.match(/\$\{[^}]*\}/g) ?? []).join(" "))
      // Text between JSX tags.
      .replace(/<Trans>[\s\S]*?<\/Trans>/g, "")
      .replace(/>[^<>{}()=;]*<\//g, "></");
    return (code.match(/[A-Za-z_$][\w$]*/g) ?? []).flatMap((name) =>
      name.split(/_|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase()),
    );
  }
  const RETIRED_WORDS = new Set(
    (
      "asked asker askers told untold kept heard wish wishes begun purse purses sitting sittings seat seats attendant " +
      "onlooker whoever somebody nobody anew poke forsaken obstacle refuse refuses refused refusal refusals"
    ).split(" "),
  );
  /** Names that may stay, with their reason. */
  const ALLOWED: Record<string, string[]> = {
    // A pattern for the generated table.
    "server/environment/env-table.test.ts": ["refused"],
    // Stored by earlier releases.
    "src/lib/session/play-lock.ts": ["refused"],
    "src/lib/session/play-lock.test.ts": ["refused"],
    // A live table has them.
    "src/contract/live-tables.ts": ["seats"],
    "server/modules/live-tables/simulate.ts": ["seat", "seats"],
    "server/modules/live-tables/live-tables.test.ts": ["seats"],
    "src/features/live-tables/table-facts.tsx": ["seats"],
    "src/features/lobby/row-shapes.component.test.tsx": ["seats"],
    "src/features/live-tables/table-list.component.test.tsx": ["seats"],
  };

  it("has no retired words in names", () => {
    const found = withTests.flatMap((path) =>
      wordsOf(readFileSync(join(root, path), "utf8"))
        .filter((word) => RETIRED_WORDS.has(word) && !ALLOWED[path]?.includes(word))
        .map((word) => `${path}: ${word}`),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it("is split into the words of its names, without comments, strings and page texts", () => {
    const source = `const toldAt = told_at + "asked" + \`kept \${purse}\`; // heard\n<p>You wish</p>`;
    expect(wordsOf(source).filter((word) => RETIRED_WORDS.has(word))).toEqual(["told", "told", "purse"]);
  });

  it("has no retired words in tables, columns and stored kinds of the schema", () => {
    const schemas = globSync("server/{db,core/*,modules/*,reference-*}/tables.ts", { cwd: root }).map(
      (path) => [path, read(path)] as const,
    );
    const names = schemas.flatMap(([path, text]) =>
      [...text.matchAll(/"([a-z_]+)"/g)].map(([, name = ""]) => `${path}: ${name}`),
    );
    expect(names.filter((name) => name.split(/: |_/).some((word) => RETIRED_WORDS.has(word)))).toEqual([]);
  });

  it("has no retired words in comments and test titles", () => {
    const PATTERN = /\b(whoever|somebody|nobody|at once|begun|anew|stands here)\b/gi;
    const comments = withTests.map((path) => [path, (read(path).match(COMMENT) ?? []).join("\n")] as const);
    const titles = withTests
      .filter((path) => /\.(test|spec)\./.test(path))
      .map(
        (path) => [path, (read(path).match(/\b(it|test|describe)\(\s*"[^"]*"/g) ?? []).join("\n")] as const,
      );
    expect(findIn([...comments, ...titles], PATTERN)).toEqual([]);
  });
});
