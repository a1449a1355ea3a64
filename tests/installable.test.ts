import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const client = join(import.meta.dirname, "../dist/client");

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
}

interface Manifest {
  [member: string]: unknown;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
}

const manifest = JSON.parse(readFileSync(join(client, "manifest.webmanifest"), "utf8")) as Manifest;
const worker = readFileSync(join(client, "sw.js"), "utf8");

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Width and height from a PNG's header; null for a missing or other file. */
function sizeOf(src: string): string | null {
  const path = join(client, src);
  if (!existsSync(path)) return null;
  const file = readFileSync(path);
  if (!file.subarray(0, 8).equals(PNG)) return null;
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

const isText = (value: unknown) => typeof value === "string" && value.length > 0;
const isColor = (value: unknown) => /^#[\da-f]{6}$/.test(String(value));
const isInScope = (url: unknown) => String(url).startsWith("/") && !String(url).startsWith("//");
const arePngsOfTheirSize = (pictures: Picture[]) =>
  pictures.length > 0 &&
  pictures.every(({ src, sizes, type }) => type === "image/png" && sizeOf(src) === sizes);
const hasIcon = (size: number, purpose: string) =>
  manifest.icons.some(
    (icon) =>
      icon.purpose === purpose && Number(icon.sizes.split("x")[0]) >= size && icon.type === "image/png",
  );

/** Requirements of store packagers for a web app, named as in PWABuilder's list. */
const REQUIRED: Record<string, () => boolean> = {
  name: () => isText(manifest.name),
  short_name: () => isText(manifest.short_name) && String(manifest.short_name).length <= 12,
  start_url: () => isInScope(manifest.start_url),
  icons: () => manifest.icons.length > 0,
  "a square icon of 192 px for any purpose": () => hasIcon(192, "any"),
  "icons that exist, with their declared type and size": () => arePngsOfTheirSize(manifest.icons),
  "icons for all shortcuts, with their declared type and size": () =>
    manifest.shortcuts.every(({ icons }) => arePngsOfTheirSize(icons)),
};
const RECOMMENDED: Record<string, () => boolean> = {
  id: () => manifest.id === "/",
  description: () => isText(manifest.description) && String(manifest.description).length <= 300,
  background_color: () => isColor(manifest.background_color),
  theme_color: () => isColor(manifest.theme_color),
  display: () => manifest.display === "standalone",
  orientation: () => manifest.orientation === "any",
  "a square icon of 512 px for any purpose": () => hasIcon(512, "any"),
  screenshots: () => arePngsOfTheirSize(manifest.screenshots),
  "a worker": () => worker.length > 0,
  "a worker with logic": () => /addEventListener\(["`']fetch["`']/.test(worker),
};
const OPTIONAL: Record<string, () => boolean> = {
  categories: () => Array.isArray(manifest.categories),
  prefer_related_applications: () => manifest.prefer_related_applications === false,
  "a wide and a narrow screenshot": () =>
    ["wide", "narrow"].every((form) => manifest.screenshots.some(({ form_factor }) => form_factor === form)),
  display_override: () => (manifest.display_override as string[])[0] === "standalone",
  scope: () => manifest.scope === "/",
  lang: () => manifest.lang === "en",
  dir: () => manifest.dir === "ltr",
};
/** The list's features that apply to a casino, which opens no files or protocols and takes no notes. */
const FEATURES: Record<string, () => boolean> = {
  shortcuts: () => manifest.shortcuts.length === 4 && manifest.shortcuts.every(({ url }) => isInScope(url)),
  launch_handler: () => (manifest.launch_handler as { client_mode: string }).client_mode === "focus-existing",
  share_target: () => (manifest.share_target as { method: string }).method === "GET",
  "push notifications": () => /addEventListener\(["`']push["`']/.test(worker),
  "periodic sync": () => /addEventListener\(["`']periodicsync["`']/.test(worker),
};

describe.each([
  ["required", REQUIRED],
  ["recommended", RECOMMENDED],
  ["optional", OPTIONAL],
  ["useful", FEATURES],
])("the %s properties of an installable app", (_, checks) => {
  it.each(Object.entries(checks))("PLT-53 %s", (_name, check) => {
    expect(check()).toBe(true);
  });
});

it("PLT-53 each shortcut has a different picture, and there are large maskable and monochrome icons", () => {
  const pictures = manifest.shortcuts.map(({ icons: [icon] }) => icon!.src);
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(hasIcon(512, "maskable")).toBe(true);
  expect(hasIcon(512, "monochrome")).toBe(true);
});
