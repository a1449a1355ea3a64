import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testApp } from "../../../tests/support/server/app.ts";
import { SECRET } from "../../../tests/support/server/documents.ts";
import { createConfirmedPlayer } from "../../../tests/support/server/visitor.ts";
import { createLocalLedger } from "../../cli/local-ledger.ts";
import type { Verify } from "../../core/modules/verification.ts";
import { NoResponse, UsageError } from "../../http/admin-client.ts";
import { operatorKey } from "../../http/operator-key.ts";
import { MODULES } from "../index.ts";
import { playedGamesModule } from "../played-games/module.ts";
import { readCommand, runCommand } from "./command.ts";

const app = await testApp();
const KEY = operatorKey(SECRET);
const server = {
  key: KEY,
  url: "http://localhost",
  fetch: async (url: string, init: RequestInit) => app.app.request(url, init),
};
const failing = (code: string) => ({
  ...server,
  fetch: () => Promise.reject(new TypeError("fetch failed", { cause: { code } })),
});
const noServer = failing("ECONNREFUSED");
const here: Parameters<typeof runCommand>[1]["runLocally"] = (work) =>
  work(createLocalLedger(app.db, Date.now));

const RUN = crypto.randomUUID().slice(0, 8);
let keys = 0;
const run = (text: string, deps: Partial<Parameters<typeof runCommand>[1]> = {}) => {
  const words = text.split(" ").map((word) => word.replaceAll("_", " "));
  return runCommand(readCommand(words, `key-of-${RUN}-${++keys}`), { server, runLocally: here, ...deps });
};

it.each([
  ["a request to the running server", {}],
  ["the command's own process when no server is running", { server: noServer }],
])("MON-15 MI-02 a staff member credits and debits by %s, once per key", async (_, deps) => {
  const { email, client } = await createConfirmedPlayer(app);
  const key = `note-of-${RUN}-${++keys}`;
  const credit = `credit --player ${email} --amount 12.50 --currency EUR --reason goodwill_of_today --key ${key}`;
  const first = await run(credit, deps);
  expect(first).toEqual({
    ok: true,
    lines: [expect.stringMatching(`: ${email} has 1250 minor units of EUR$`)],
  });
  expect(await run(credit, deps)).toEqual(first);
  await expect(run(credit.replace("--amount 12.50", "--amount 12.51"), deps)).rejects.toThrow(
    "Refused: key: taken",
  );
  const debit = `debit --player ${email} --amount 2.5 --currency EUR --reason correction`;
  expect((await run(debit, deps)).lines[0]).toContain("has 1000 minor units");
  expect((await client.get("/api/player/accounts")).body).toMatchObject([{ amount_cents: 1_000 }]);
  await expect(run(debit.replace("--amount 2.5", "--amount 10.01"), deps)).rejects.toThrow(
    "Refused: amount: too_big",
  );
  // Other tests of this database leave players with unusual balances.
  const { ok, lines } = await run("verify", deps);
  const own = ((await client.get("/api/player")).body as { id: number }).id;
  expect(lines.filter((line) => line.startsWith(`Player ${own}:`))).toEqual([]);
  expect(ok).toBe(/: no problems$/.test(lines.at(-2)!));
  expect((await run("rebuild", deps)).lines).toEqual([expect.stringMatching(/^0 accounts/)]);
});

it("MI-02 verify asks every module, by a running server and without one", async () => {
  const problem = `played games: a problem of ${RUN}`;
  const verify = async () => [problem];
  app.core.verifications.push(verify);
  const module: { verify?: Verify | undefined } = playedGamesModule;
  module.verify = verify;
  for (const deps of [{}, { server: noServer }])
    expect(await run("verify", deps)).toMatchObject({ ok: false, lines: expect.arrayContaining([problem]) });
  module.verify = undefined;
  app.core.verifications.splice(app.core.verifications.indexOf(verify), 1);
});

it("MI-02 each module with a verification declares it", () => {
  const root = join(import.meta.dirname, "..");
  const withFile = globSync("*/**/verify{,-store}.ts", { cwd: root }).map((file) => file.split("/")[0]!);
  const declared: string[] = MODULES.filter((module) => module.verify).map(({ name }) => name);
  expect(withFile.length).toBeGreaterThan(5);
  expect(withFile.filter((name) => !declared.includes(name))).toEqual([]);
});

it("MON-15 opens an account for a currency that the player doesn't have yet", async () => {
  const { email, client } = await createConfirmedPlayer(app);
  await run(`credit --player ${email} --amount 0.00000001 --currency BTC --reason coins`);
  expect((await client.get("/api/player/accounts")).body).toMatchObject([
    { currency: "EUR", amount_cents: 0 },
    { currency: "BTC", amount_cents: 1 },
  ]);
});

it.each([
  [
    "credit --player nobody@example.com --amount 1 --currency EUR --reason a",
    "Unknown player nobody@example.com",
  ],
  ["credit --player 1 --amount 1.005 --currency EUR --reason a", /Unknown player|amount: invalid_format/],
])("MI-14 rejects %s", async (text, message) => {
  await expect(run(text)).rejects.toThrow(message);
});

it.each(["1.005", "-5", "1e3", "0", "1,5", "90071992547409.92"])(
  "MI-14 rejects the amount %s",
  async (amount) => {
    const { email } = await createConfirmedPlayer(app);
    await expect(
      run(`credit --player ${email} --amount=${amount} --currency EUR --reason a`),
    ).rejects.toThrow("amount: invalid_format");
    await expect(run(`credit --player ${email} --amount 1 --currency XXX --reason a`)).rejects.toThrow(
      "currency: unknown",
    );
  },
);

it("rejects a wrong key, and answers 404 without one", async () => {
  await expect(run("verify", { server: { ...server, key: "wrong" } })).rejects.toThrow(
    "doesn't accept this key",
  );
  expect((await app.post("/operator/ledger", { command: "verify" })).status).toBe(404);
});

it.each(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_SOCKET", "ECONNRESET"])(
  "doesn't run locally after %s, since a server may be running the command",
  async (code) => {
    let openCount = 0;
    const counted: typeof here = (work) => {
      openCount++;
      return here(work);
    };
    await expect(run("rebuild", { server: failing(code), runLocally: counted })).rejects.toThrow(NoResponse);
    expect(openCount).toBe(0);
  },
);

it("doesn't open a local database when an address was given", async () => {
  await expect(run("verify --url http://127.0.0.1:9", { server: noServer })).rejects.toThrow(
    "No server responds",
  );
});

it.each([
  ["", "The operation is missing"],
  ["drop", 'Unknown operation "drop"'],
  ["write-of", 'Unknown operation "write-of"'],
  ["verify now", '"now" is an unexpected argument'],
  ["verify --player 1", "--player isn't an option of this operation"],
  ["credit --player 1 --amount 1", "--currency is missing\n--reason is missing"],
  [
    "credit --player 1 --amount 1 --currency EUR --reason a --key short",
    "--key doesn't have the right format",
  ],
  ["verify --url http://casino.example", "--url must be an https address, or an http one of this machine"],
])("MI-30 rejects %j with the reason", (text, message) => {
  expect(() => readCommand(text.split(" ").filter(Boolean), "key-of-this-test")).toThrow(
    new UsageError(message),
  );
});

it("MI-12 parses write-off and approval by two staff members", () => {
  const words = (text: string) => readCommand(text.split(" "), "key-of-tests");
  expect(words("write-off --player 7 --currency eur --reason goodwill --by Alice").operation).toEqual({
    command: "write_off",
    player: "7",
    currency: "EUR",
    reason: "goodwill",
    by: "Alice",
  });
  const id = crypto.randomUUID();
  expect(words(`approve --id ${id} --by Bob`).operation).toEqual({ command: "approve", id, by: "Bob" });
  expect(words("settle --player 7 --currency EUR").operation).toMatchObject({ command: "settle" });
  expect(() => words("approve --id 1 --by Bob")).toThrow("--id");
  expect(() => words("write-off --player 7 --currency EUR --by Alice")).toThrow("--reason is missing");
});
