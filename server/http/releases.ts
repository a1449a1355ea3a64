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

/** Builds whose scripts and styles stay, this one included. */
const KEPT = 4;
/** A copy that is not done after this time never will be, milliseconds. */
const COPY_PATIENCE = 3_600_000;

/** Copies the assets to where they are kept: whole, or not at all. The folder's time says when the build last began to serve. */
function keep(assets: string, releases: string, build: string, now: number): void {
  const folder = join(releases, build);
  if (!readdirSync(releases).includes(build)) {
    const copy = mkdtempSync(join(releases, ".copy-"));
    cpSync(assets, copy, { recursive: true });
    try {
      renameSync(copy, folder);
    } catch {
      // Another process of the same build was quicker.
      rmSync(copy, { recursive: true });
    }
  }
  utimesSync(folder, now / 1_000, now / 1_000);
}

/**
 * Keeps the assets of the last builds that this data folder served: a page that was opened before a release still finds
 * its parts, and a returning browser gets new scripts as changes against those it has. `client` is the folder of the
 * built client, `now` gives milliseconds since the epoch. Returns, by address, the kept assets that this build does not have.
 */
export function keepReleases(
  dataDir: string,
  client: string,
  build: string,
  now: () => number,
): Map<string, Buffer> {
  const releases = join(dataDir, "releases");
  const assets = join(client, "assets");
  mkdirSync(releases, { recursive: true });
  keep(assets, releases, build, now());
  const since = (name: string) => statSync(join(releases, name)).mtimeMs;
  const builds = readdirSync(releases)
    .filter((name) => !name.startsWith("."))
    .sort((a, b) => since(b) - since(a));
  const leftOver = readdirSync(releases).filter(
    (name) => name.startsWith(".copy-") && now() - since(name) > COPY_PATIENCE,
  );
  for (const name of [...builds.splice(KEPT), ...leftOver])
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
