import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const sources = globSync("server/{core,modules,realtime,reference-*,http,html}/**/*.ts", {
  cwd: root,
}).filter((file) => !/\.test\.ts$|\/tables\.ts$/.test(file));

/** A module, a part of the core, or another folder of the server. */
const folderOf = (file: string): string =>
  /^server\/(?:(?:core|modules)\/[\w-]+(?=\/)|[\w-]+)/.exec(file)?.[0] ?? dirname(file);

interface Table {
  /** Name in code and in the database. */
  name: string;
  sqlName: string;
  owner: string;
}

const tables = globSync("server/{db,core/*,modules/*,reference-*}/tables.ts", { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(/export const (\w+) = pgTable\(\s*"(\w+)"/g)].map(
    ([, name, sqlName]): Table => ({ name: name!, sqlName: sqlName!, owner: folderOf(file) }),
  ),
);

/** Local names of the tables that a file imports. */
function importedTables(source: string): { table: Table; local: string }[] {
  const imports = source.matchAll(/import (?:type )?\{([^}]*)\} from "[^"]*tables\.ts"/g);
  return [...imports].flatMap(([, names]) =>
    names!.split(",").flatMap((one) => {
      const [name, local = name] = one
        .replace(/\btype /, "")
        .trim()
        .split(" as ");
      const table = tables.find((candidate) => candidate.name === name);
      return table ? { table, local: local! } : [];
    }),
  );
}

type Use = "read" | "write";

function usesOf(source: string): Map<Table, Use> {
  const uses = new Map<Table, Use>();
  const add = (table: Table, use: Use) => uses.set(table, uses.get(table) === "write" ? "write" : use);
  for (const { table, local } of importedTables(source))
    add(table, new RegExp(`\\.(?:insert|update|delete)\\(${local}\\)`).test(source) ? "write" : "read");
  const statements = [...source.matchAll(/sql(?:<[^`]*>)?`[\s\S]*?`/g)]
    .map(([statement]) => statement)
    .join("\n");
  for (const table of tables) {
    if (new RegExp(`\\b(?:insert into|update|delete from) ${table.sqlName}\\b`).test(statements))
      add(table, "write");
    else if (new RegExp(`\\b(?:from|join) ${table.sqlName}\\b`).test(statements)) add(table, "read");
  }
  return uses;
}

/** A module reads its own tables and the core's, and writes only its own; the core doesn't know modules' tables. */
function isAllowed(folder: string, { owner }: Table, use: Use): boolean {
  const isCore = owner.startsWith("server/core/") || owner === "server/db";
  if (folder.startsWith("server/core/") || folder === "server/http") return isCore;
  return folder === owner || (isCore && use === "read");
}

/** What isn't separated yet. Each line says why; a new one needs a better reason than these. */
const EXCEPTIONS = [
  // Payments write their outbox and audit rows in the same statement as the payment: one round trip per call.
  "modules/payments writes audit_events",
  "modules/payments writes outbox",
  // Whether a player has limits at all is read in the statement that locks a request; most have none.
  "modules/payments reads user_limits",
  // The player's history shows the wallet's actions of a round.
  "modules/history reads wallet_actions",
  // The catalogue is content: joined where a name, an address or a rule of a game is shown or checked.
  "modules/jackpots reads games",
  "modules/public-wins reads games",
  // The wallet checks reality checks and limits in the statement that locks a batch.
  "modules/wallet reads play_sessions",
];

it("finds the tables, their owners and their uses", () => {
  expect(tables.length).toBeGreaterThan(70);
  const uses = usesOf(
    'import { players as rows } from "../tables.ts";\ntx.update(rows); sql`select * from payments join rounds on true`',
  );
  expect([...uses].map(([{ sqlName, owner }, use]) => [sqlName, owner, use])).toEqual([
    ["players", "server/core/players", "write"],
    ["payments", "server/modules/payments", "read"],
    ["rounds", "server/core/rounds", "read"],
  ]);
});

it("a module's SQL names only its own tables and the core's, and writes only its own", () => {
  const foreign = sources.flatMap((file) => {
    const folder = folderOf(file);
    return [...usesOf(read(file))]
      .filter(([table, use]) => !isAllowed(folder, table, use))
      .map(([{ sqlName }, use]) => `${folder.replace("server/", "")} ${use}s ${sqlName}`);
  });
  expect([...new Set(foreign)].sort()).toEqual(EXCEPTIONS.sort());
});
