import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { existingDatabase, readSecret } from "../start/existing-data.ts";

let folder = "";
let freePort = 0;
beforeAll(async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  freePort = (server.address() as AddressInfo).port;
  server.close();
  folder = mkdtempSync(join(tmpdir(), "apogee-command-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command with a PORT where no server listens. */
const run = (command: string, words: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(import.meta.dirname, command), ...words], {
    env: { PORT: String(freePort), DATA_DIR: join(folder, "typo"), ...env },
    encoding: "utf8",
  });

it.each([
  ["accounts.ts", ["sign-out-all", "--by", "olga"]],
  ["ledger.ts", ["verify"]],
  ["mails.ts", ["list"]],
  ["jobs.ts", ["list"]],
  ["staff.ts", ["list"]],
  ["verification.ts", ["list"]],
])("%s creates nothing in a wrong DATA_DIR, and names it in the error", (command, words) => {
  const { status, stderr, stdout } = run(command, words);
  expect(stderr).toContain(join(folder, "typo"));
  expect(stderr).toMatch(/^DATA_DIR has no (?:secret|database)/);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(existsSync(join(folder, "typo"))).toBe(false);
});

it("a command with the server's SECRET doesn't create a database either", () => {
  const { stderr } = run("ledger.ts", ["verify"], { SECRET: "a secret of this test, which is long enough" });
  expect(stderr).toContain("DATA_DIR has no database");
  expect(existsSync(join(folder, "typo"))).toBe(false);
});

it("a command reads the secret that a server generated, and leaves the folder unchanged", () => {
  writeFileSync(join(folder, "secret"), "made by a server");
  expect(readSecret({ secret: undefined, dataDir: folder })).toBe("made by a server");
  expect(readSecret({ secret: "of the environment", dataDir: join(folder, "typo") })).toBe(
    "of the environment",
  );
  const url = "postgres://a:b@db/apogee";
  const options = { databaseUrl: url, databaseOwnerUrl: undefined, dataDir: join(folder, "typo") };
  expect(existingDatabase(options)).toMatchObject({ url });
  expect(readdirSync(folder)).toEqual(["secret"]);
});

it("a command without a required option prints the option's name, then the usage, and exits with status 2", () => {
  const { status, stderr, stdout } = run("accounts.ts", ["sign-out-all"]);
  expect(stderr).toMatch(/^--by is missing\n\nnpm run accounts -- sign-out /);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
});

it("a command with an invalid environment prints the list of problems", () => {
  const { status, stderr } = run("accounts.ts", ["sign-out-all", "--by", "olga"], { PORT: "x" });
  expect(stderr).toMatch(/^The environment is not valid:\n- PORT/);
  expect(status).toBe(1);
});
