import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessages } from "./start/compile-messages.ts";

/** Everything the build depends on. */
const INPUTS = [
  "src",
  "sw",
  "frames",
  "server/modules/art/sprites",
  "server/reference-game-server/symbol-people.ts",
  "server/reference-game-server/symbol-pool.ts",
  "public",
  "locale",
  "index.html",
  "manifest.webmanifest",
  "vite.config.ts",
  "vite.frames.config.ts",
  "lingui.config.ts",
  "package-lock.json",
];
const root = join(import.meta.dirname, "..");
const record = join(root, "dist/build.json");

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** A 12-character digest of all inputs. */
function inputsDigest(): string {
  const digest = createHash("sha256");
  for (const input of INPUTS) {
    for (const file of filesBelow(join(root, input))) {
      if (file.endsWith("route-tree.gen.ts")) continue;
      digest.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  return digest.digest("hex").slice(0, 12);
}

interface BuildRecord {
  build: string;
  /** Build time, UTC to the minute: unlike a digest, it tells which build is newer. See MIN_BUILD. */
  builtAt: string;
}

function isCurrent(build: string): boolean {
  if (!existsSync(record)) return false;
  const stored = JSON.parse(readFileSync(record, "utf8")) as Partial<BuildRecord>;
  return stored.build === build && stored.builtAt !== undefined;
}

const build = inputsDigest();
if (isCurrent(build)) {
  process.stdout.write("The build is current\n");
} else {
  process.stdout.write("Building\n");
  const built: BuildRecord = { build, builtAt: `${new Date().toISOString().slice(0, 16)}Z` };
  for (const config of [
    ["vite.config.ts"],
    ["vite.frames.config.ts"],
    // These must follow the previous build, which empties the folder.
    ["vite.frames.config.ts", "--mode", "card"],
    ["vite.frames.config.ts", "--mode", "offline"],
  ])
    execFileSync(
      join(root, "node_modules/.bin/vite"),
      ["build", "--logLevel", "warn", "--config", ...config],
      {
        cwd: root,
        stdio: "inherit",
        env: { ...process.env, NODE_ENV: "production", APOGEE_BUILD: build, APOGEE_BUILT_AT: built.builtAt },
      },
    );
  mkdirSync(join(root, "dist/messages"), { recursive: true });
  for (const [locale, messages] of Object.entries(await compileMessages())) {
    writeFileSync(join(root, "dist/messages", `${locale}.json`), JSON.stringify(messages));
  }
  writeFileSync(record, JSON.stringify(built));
}
