import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** `npm run test:centrifugo`: runs the embedded hub's suite against a real Centrifugo, built if Go is installed. */
const root = join(import.meta.dirname, "..");
const MODULE = "github.com/centrifugal/centrifugo/v6@latest";

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

function build(): string {
  const go = onPath("go") ?? (existsSync("/usr/local/go/bin/go") ? "/usr/local/go/bin/go" : undefined);
  if (!go) fail("There is no Centrifugo, and no Go to build one with: set CENTRIFUGO_BIN to the program.");
  const folder = join(root, ".tmp/centrifugo");
  const program = join(folder, "centrifugo");
  if (existsSync(program)) return program;
  process.stdout.write(`building ${MODULE}\n`);
  try {
    execFileSync(go, ["install", MODULE], { env: { ...process.env, GOBIN: folder }, stdio: "inherit" });
  } catch {
    fail("Centrifugo could not be built (see above): set CENTRIFUGO_BIN to the program.");
  }
  return program;
}

const program = process.env.CENTRIFUGO_BIN ?? onPath("centrifugo") ?? build();
const { status } = spawnSync("vitest", ["run", "tests/centrifugo"], {
  cwd: root,
  env: { ...process.env, CENTRIFUGO_BIN: program },
  stdio: "inherit",
});
process.exit(status ?? 1);
