import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { compressAgainst } from "../../server/http/dictionaries.ts";
import { type Part, type Row, summarise } from "./rows.ts";
import { ROOT, startNode, WORK, waitForExit } from "./server-load/processes.ts";
import { formatSignificant } from "./verdict.ts";

/** The inputs of a build; see server/build.ts. */
const INPUTS = [
  "src",
  "sw",
  "public",
  "locale",
  "server",
  "index.html",
  "manifest.webmanifest",
  "vite.config.ts",
  "lingui.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];
/** The small change: the address of one entry of the lobby. */
const CHANGED = {
  file: "src/features/lobby/lobby.tsx",
  from: '"/categories/megaways"',
  to: '"/categories/bonus-buy"',
};
const FIRST_ROUTE = ["index.html", "src/routes/index.tsx?tsr-split=component"];

type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;
interface Script {
  file: string;
  content: Buffer;
}
/** A build's scripts by chunk name, which stays the same when file names change. */
interface Built {
  firstRoute: Map<string, Script>;
  /** All scripts that the worker precaches. */
  all: Map<string, Script>;
}

function copyProject(): string {
  const copy = join(WORK, "release");
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const input of INPUTS) cpSync(join(ROOT, input), join(copy, input), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** The manifest's key is the source file; for a chunk of several sources it's the file name, which changes. */
function chunkName(key: string, name = key): string {
  return key.startsWith("_") ? name : key;
}

async function build(project: string): Promise<Built> {
  await waitForExit(startNode([join(project, "server/build.ts")]));
  const client = join(project, "dist/client");
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Manifest;
  const all = new Map<string, Script>();
  for (const [key, { file, name }] of Object.entries(manifest)) {
    const content = readFileSync(join(client, file));
    if (file.endsWith(".js")) all.set(chunkName(key, name), { file, content });
  }
  const firstRoute = new Map<string, Script>();
  const visit = (key: string) => {
    const { name, imports = [] } = manifest[key] ?? {};
    const script = all.get(chunkName(key, name));
    if (!script || firstRoute.has(chunkName(key, name))) return;
    firstRoute.set(chunkName(key, name), script);
    imports.forEach(visit);
  };
  FIRST_ROUTE.forEach(visit);
  return { firstRoute, all };
}

function change(project: string): void {
  const file = join(project, CHANGED.file);
  const text = readFileSync(file, "utf8");
  if (text.split(CHANGED.from).length !== 2)
    throw new Error(`${CHANGED.file} has no ${CHANGED.from} to change`);
  writeFileSync(file, text.replace(CHANGED.from, CHANGED.to));
}

const MAX_QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

function bytesOf(scripts: Iterable<Script>): number {
  return [...scripts].reduce((sum, { content }) => sum + brotliCompressSync(content, MAX_QUALITY).length, 0);
}

/** Bytes with the previous chunk as compression dictionary, as sent to browsers that support it. */
async function bytesWithDictionary(
  scripts: Map<string, Script>,
  before: Map<string, Script>,
): Promise<number> {
  let sum = 0;
  for (const [name, script] of scripts) {
    const usual = bytesOf([script]);
    const dictionary = before.get(name)?.content;
    sum += dictionary ? Math.min(usual, (await compressAgainst(script.content, dictionary)).length) : usual;
  }
  return sum;
}

/** Scripts that a returning player doesn't have. */
function newScripts(after: Map<string, Script>, before: Map<string, Script>): Map<string, Script> {
  const knownFiles = new Set([...before.values()].map(({ file }) => file));
  return new Map([...after].filter(([, { file }]) => !knownFiles.has(file)));
}

/** Bytes of the first route that a returning player downloads after a release that changes one line. */
const release: Part = async ({ log }) => {
  const project = copyProject();
  log("release: building twice");
  const before = await build(project);
  change(project);
  const after = await build(project);
  rmSync(project, { recursive: true });

  const changed = newScripts(after.firstRoute, before.all);
  if (changed.size === 0) throw new Error("the change changed no script of the first route");
  const [bytes, routeBytes] = [bytesOf(changed.values()), bytesOf(after.firstRoute.values())];
  const worker = bytesOf(newScripts(after.all, before.all).values());
  const dictionaryBytes = await bytesWithDictionary(changed, before.all);
  const row = (id: string, name: string, sentBytes: number, note: string): Row => ({
    id,
    name,
    unit: "%",
    ...summarise([(100 * sentBytes) / routeBytes]),
    target: 25,
    stretch: 6,
    note: `${formatSignificant(sentBytes / 1_000)} of ${formatSignificant(routeBytes / 1_000)} kB${note}`,
  });
  const chunks = `: ${[...changed.keys()].join(", ")}`;
  const fetched = `; the worker fetches ${formatSignificant(worker / 1_000)} of ${formatSignificant(bytesOf(after.all.values()) / 1_000)} kB anew`;
  return [
    row("release.bytes", "Script to download after a small release", bytes, chunks + fetched),
    row("release.dictionary", "Script to download, with compression dictionaries", dictionaryBytes, ""),
  ];
};

export default release;
