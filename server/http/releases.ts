import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";

/** Number of builds whose assets are kept, including this one. */
const MAX_BUILDS = 4;
/** Age from which an unfinished copy counts as abandoned, milliseconds. */
const COPY_TIMEOUT = 3_600_000;

/** Copies the assets atomically; the folder's mtime records when the build last started. */
function storeAssets(assets: string, releases: string, build: string, now: number): void {
  const folder = join(releases, build);
  if (!readdirSync(releases).includes(build)) {
    const copy = mkdtempSync(join(releases, ".copy-"));
    cpSync(assets, copy, { recursive: true });
    try {
      renameSync(copy, folder);
    } catch {
      // Another process of the same build finished first.
      rmSync(copy, { recursive: true });
    }
  }
  utimesSync(folder, now / 1_000, now / 1_000);
}

/**
 * Keeps the assets of the last builds in the data folder, so that open pages still find their chunks and scripts can
 * be sent as deltas.
 * @returns assets that this build doesn't have, by address
 */
export function storeReleases(
  dataDir: string,
  client: string,
  build: string,
  now: () => number,
): Map<string, Buffer> {
  const releases = join(dataDir, "releases");
  const assets = join(client, "assets");
  mkdirSync(releases, { recursive: true });
  storeAssets(assets, releases, build, now());
  const mtimeOf = (name: string) => statSync(join(releases, name)).mtimeMs;
  const builds = readdirSync(releases)
    .filter((name) => !name.startsWith("."))
    .sort((a, b) => mtimeOf(b) - mtimeOf(a));
  const abandoned = readdirSync(releases).filter(
    (name) => name.startsWith(".copy-") && now() - mtimeOf(name) > COPY_TIMEOUT,
  );
  for (const name of [...builds.splice(MAX_BUILDS), ...abandoned])
    rmSync(join(releases, name), { recursive: true, force: true });
  const current = new Set(readdirSync(assets));
  const old = new Map<string, Buffer>();
  for (const name of builds) {
    for (const file of readdirSync(join(releases, name))) {
      if (!current.has(file)) old.set(`/assets/${file}`, readFileSync(join(releases, name, file)));
    }
  }
  return old;
}
