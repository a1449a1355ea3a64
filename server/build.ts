import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessages } from "./compile-messages.ts";

/** Everything that the build reads. */
const INPUTS = [
  "src",
  "sw",
  "public",
  "locale",
  "index.html",
  "manifest.webmanifest",
  "vite.config.ts",
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

/** Twelve characters that stand for the content of every input. */
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

function isCurrent(build: string): boolean {
  return (
    existsSync(record) && (JSON.parse(readFileSync(record, "utf8")) as { build: string }).build === build
  );
}

const build = inputsDigest();
if (isCurrent(build)) {
  process.stdout.write("The build is current\n");
} else {
  process.stdout.write("Building\n");
  execFileSync(join(root, "node_modules/.bin/vite"), ["build", "--logLevel", "warn"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", APOGEE_BUILD: build },
  });
  mkdirSync(join(root, "dist/messages"), { recursive: true });
  for (const [locale, messages] of Object.entries(await compileMessages())) {
    writeFileSync(join(root, "dist/messages", `${locale}.json`), JSON.stringify(messages));
  }
  writeFileSync(record, JSON.stringify({ build }));
}
