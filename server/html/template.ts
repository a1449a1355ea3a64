import { SESSION_SCRIPT } from "./boot-script.ts";

/** What the built shell page is made of, so that rendered pages can be put together from the same parts. */
export interface Template {
  /** The page with `<!--head-->`, `<!--app-->` and `<!--scripts-->` where a rendering goes, without scripts and styles. */
  page: string;
  /** Addresses of the entry's scripts: the module itself first, then what it imports. */
  scripts: string[];
  styles: string[];
  /** The order of the styles' layers. */
  layers: string;
}

const SCRIPT = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const LAYERS = /\s*<style>([^<]*)<\/style>/g;
const STYLE = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

function take(html: string, pattern: RegExp): [string, string[]] {
  const found: string[] = [];
  const rest = html.replace(pattern, (_, address: string) => {
    found.push(address);
    return "";
  });
  return [rest, found];
}

export function readTemplate(shell: string): Template {
  const [withoutScripts, modules] = take(shell, SCRIPT);
  const [withoutPreloads, imports] = take(withoutScripts, PRELOAD);
  const [withoutLayers, layers] = take(withoutPreloads, LAYERS);
  const [page, styles] = take(withoutLayers, STYLE);
  return {
    page: page.replace(/<!--app-->[\s\S]*<!--\/app-->/, "<!--app-->"),
    scripts: [...modules, ...imports],
    styles,
    layers: layers.join(""),
  };
}

export interface PageParts {
  lang: string;
  /** Address of the web manifest in the page's language. */
  manifest: string;
  head: string;
  styles: string;
  /** Where those styles come from, so that the browser's module loader does not fetch them again. */
  styleAddresses: string[];
  app: string;
  stateAddress: string;
  scripts: string;
}

export function fillTemplate({ page, layers }: Template, parts: PageParts): string {
  const present = parts.styleAddresses
    .map((address) => `<link rel="stylesheet" href="${address}" disabled>`)
    .join("");
  // Functions as replacements: content may hold `$&`.
  return page
    .replace('<html lang="en">', () => `<html lang="${parts.lang}">`)
    .replace('href="/manifest.webmanifest"', () => `href="${parts.manifest}"`)
    .replace(
      "<!--head-->",
      () => `${parts.head}<style>${layers}${parts.styles}</style>${SESSION_SCRIPT}${present}`,
    )
    .replace(
      '<div id="root">',
      () => `<div id="root" data-rendered data-state="${parts.stateAddress.replaceAll("&", "&amp;")}">`,
    )
    .replace("<!--app-->", () => parts.app)
    .replace("<!--scripts-->", () => parts.scripts);
}
