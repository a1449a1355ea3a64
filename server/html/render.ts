import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LocaleCode } from "../../src/contract/locale.ts";
import { STATE_PREFIX } from "../../src/rules/addresses/app-paths.ts";
import { manifestPath } from "../../src/rules/addresses/manifest-path.ts";
import { htmlLang } from "../../src/rules/locales/locales.ts";
import { bootScript } from "./boot-script.ts";
import { fillTemplate, readTemplate } from "./template.ts";

/** The server entry's result for one address. */
export interface Rendering {
  status: number;
  redirect: string | null;
  head: string;
  app: string;
  /** Inline scripts for the router's hydration. */
  scripts: string;
  /** Data that the page was rendered with. */
  state: unknown;
  routeIds: string[];
}

export interface RenderInput {
  /** Path and query, including the locale. */
  url: string;
  origin: string;
  locale: LocaleCode;
  messages: Record<string, unknown>;
  fetch: typeof fetch;
  /** The page is shared by many addresses, so the browser renders it again instead of hydrating. */
  shared?: boolean;
}

export interface RenderedPage {
  rendering: Rendering;
  html: string;
  /** Characters before the styles: title and preloads. */
  earlyLength: number;
  /** The page's data as JSON, and its address. */
  state: string;
  stateAddress: string;
}

/** Address of a page's data: by path, with a digest of the data. */
function stateAddressOf(path: string, state: string): string {
  const digest = createHash("sha256").update(state).digest("base64url").slice(0, 12);
  return `${STATE_PREFIX}${path}?v=${digest}`;
}

export interface ServerEntry {
  render(input: RenderInput): Promise<Rendering>;
  manifest(base: object, locale: LocaleCode, messages: Record<string, unknown>): string;
}

type BuildManifest = Record<string, { file: string; css?: string[]; imports?: string[]; src?: string }>;

/** Scripts and styles by route id, from the client build's manifest. */
function routeAssets(manifest: BuildManifest) {
  const byRoute = new Map<string, { scripts: string[]; styles: string[] }>();
  for (const key of Object.keys(manifest)) {
    const file = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(key)?.[1];
    if (!file) continue;
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const visit = (name: string) => {
      const part = manifest[name];
      if (!part || scripts.has(`/${part.file}`)) return;
      scripts.add(`/${part.file}`);
      for (const css of part.css ?? []) styles.add(`/${css}`);
      for (const imported of part.imports ?? []) visit(imported);
    };
    visit(key);
    const id = `/${file.replaceAll(".", "/").replace(/(^|\/)index$/, "$1")}`;
    byRoute.set(id, { scripts: [...scripts], styles: [...styles] });
  }
  return byRoute;
}

/** Inserts a script after the first tile of a page, or at the page's end if it has no tile. */
function withScript(app: string, script: string): string {
  const end = app.indexOf("</article>");
  const position = end < 0 ? app.length : end + "</article>".length;
  return `${app.slice(0, position)}<script>${script}</script>${app.slice(position)}`;
}

/** Creates the page renderer for the client build in `folder`. */
export function createPageRenderer(folder: string, entry: ServerEntry) {
  const template = readTemplate(readFileSync(join(folder, "index.html"), "utf8"));
  const assets = routeAssets(
    JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as BuildManifest,
  );
  const css = new Map<string, string>();
  const styleText = (path: string) => {
    if (!css.has(path)) css.set(path, readFileSync(join(folder, path), "utf8").trim());
    return css.get(path)!;
  };

  return async function renderPage(input: RenderInput): Promise<RenderedPage> {
    const rendering = await entry.render(input);
    const routeParts = rendering.routeIds.map((id) => assets.get(id) ?? { scripts: [], styles: [] });
    const styles = new Set([...template.styles, ...routeParts.flatMap((route) => route.styles)]);
    const scripts = new Set([...template.scripts, ...routeParts.flatMap((route) => route.scripts)]);
    const state = JSON.stringify(rendering.state);
    const stateAddress = stateAddressOf(input.url, state);
    const boot = bootScript([...scripts], `/messages/${input.locale}.json`, stateAddress);
    const html = fillTemplate(template, {
      lang: htmlLang(input.locale),
      manifest: manifestPath(input.locale),
      head: rendering.head,
      styles: [...styles].map(styleText).join(""),
      styleAddresses: [...styles],
      app: withScript(rendering.app, boot),
      stateAddress,
      scripts: rendering.scripts,
    });
    const earlyLength = html.indexOf("<style>");
    return { rendering, html, earlyLength, state, stateAddress };
  };
}
