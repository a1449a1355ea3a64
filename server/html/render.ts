import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LocaleCode } from "../../src/contract/locale.ts";
import { htmlLang } from "../../src/rules/locales.ts";
import { bootScript } from "./boot-script.ts";
import { fillTemplate, readTemplate } from "./template.ts";

/** What the built server entry gives for one address. */
export interface Rendering {
  status: number;
  redirect: string | null;
  head: string;
  app: string;
  state: string;
  routeIds: string[];
}

export interface RenderInput {
  /** Path and query, with the locale. */
  url: string;
  origin: string;
  locale: LocaleCode;
  messages: Record<string, unknown>;
  fetch: typeof fetch;
  /** The page stands for many addresses, so that the browser renders its own over it instead of taking it over. */
  shared?: boolean;
}

export type ServerEntry = { render(input: RenderInput): Promise<Rendering> };

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[]; src?: string }>;

/** Scripts and styles by route, read from the client build. */
function routeAssets(manifest: Manifest) {
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

/** Puts rendered pages together from the client build in `folder`. */
export function createPageRenderer(folder: string, entry: ServerEntry) {
  const template = readTemplate(readFileSync(join(folder, "index.html"), "utf8"));
  const assets = routeAssets(
    JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest,
  );
  const css = new Map<string, string>();
  const styleText = (path: string) => {
    if (!css.has(path)) css.set(path, readFileSync(join(folder, path), "utf8").trim());
    return css.get(path)!;
  };

  return async function renderPage(input: RenderInput): Promise<{ rendering: Rendering; html: string }> {
    const rendering = await entry.render(input);
    const matched = rendering.routeIds.map((id) => assets.get(id) ?? { scripts: [], styles: [] });
    const styles = new Set([...template.styles, ...matched.flatMap((route) => route.styles)]);
    const scripts = new Set([...template.scripts, ...matched.flatMap((route) => route.scripts)]);
    const boot = bootScript([...scripts], `/messages/${input.locale}.json`);
    const html = fillTemplate(template, {
      lang: htmlLang(input.locale),
      head: rendering.head,
      styles: [...styles].map(styleText).join(""),
      app: rendering.app,
      state: `${rendering.state}<script>${boot}</script>`,
    });
    return { rendering, html };
  };
}
