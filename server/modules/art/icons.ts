import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { BANNER_OBJECTS } from "./banner-themes.ts";
import { DEALERS, THEME_ART } from "./theme-art.ts";

export type IconFamily = "fluent-emoji-flat" | "noto";

export interface Icon {
  /** Markup with ids that are unique to the icon. */
  body: string;
  /** Side of the icon's square grid. */
  size: number;
}

const GRID: Record<IconFamily, number> = { "fluent-emoji-flat": 32, noto: 128 };
const SKIN = /-(?:light|medium-light|medium|medium-dark|dark)$/;
const require = createRequire(import.meta.url);
const loaded = new Map<IconFamily, Map<string, Icon>>();

/** All icons used by scenes, without our own drawings. */
export function namedIcons(): string[] {
  const names = Object.values(THEME_ART).flatMap((art) => [...art.heroes, ...art.props]);
  return [...new Set([...names, ...BANNER_OBJECTS, ...DEALERS])]
    .filter((name) => !name.startsWith("draw:"))
    .sort();
}

function nameIn(family: IconFamily, name: string): string {
  return family === "noto" && SKIN.test(name) ? `${name}-skin-tone` : name;
}

function withOwnIds(body: string, prefix: string): string {
  return body.replace(/(\bid="|url\(#|href="#)/g, `$1${prefix}`);
}

/**
 * Loads the needed icons of a package. Its JSON is tens of megabytes, so entries are cut out of the text before
 * parsing (10 ms instead of 200); the file has one entry per name, indented by two tabs.
 */
function load(family: IconFamily): Map<string, Icon> {
  const file = readFileSync(require.resolve(`@iconify-json/${family}/icons.json`));
  const icons = new Map<string, Icon>();
  let position = 0;
  for (const name of namedIcons()) {
    if (family === "noto" && DEALERS.includes(name)) continue;
    const key = `\n\t\t"${nameIn(family, name)}": {`;
    const found = file.indexOf(key, position);
    const start = found === -1 ? file.indexOf(key) : found;
    if (start === -1) continue;
    const open = start + key.length - 1;
    const end = file.indexOf("\n\t\t}", open);
    const { body } = JSON.parse(file.toString("utf8", open, end + 4)) as { body: string };
    icons.set(name, { body: withOwnIds(body, `${family[0]}${icons.size}-`), size: GRID[family] });
    position = end;
  }
  return icons;
}

function iconsOf(family: IconFamily): Map<string, Icon> {
  const icons = loaded.get(family) ?? load(family);
  loaded.set(family, icons);
  return icons;
}

/** Finds an icon in the preferred family or the other; undefined if neither has it. */
export function findIcon(name: string, family: IconFamily): Icon | undefined {
  const other: IconFamily = family === "noto" ? "fluent-emoji-flat" : "noto";
  return iconsOf(family).get(name) ?? iconsOf(other).get(name);
}
