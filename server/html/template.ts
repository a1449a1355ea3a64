import { SESSION_SCRIPT } from "./boot-script.ts";

/** Parts of the built shell, which rendered pages are assembled from. */
export interface Template {
  /** The page without scripts and styles, with the placeholders `<!--head-->`, `<!--app-->` and `<!--scripts-->`. */
  page: string;
  /** Addresses of the entry module and then its imports. */
  scripts: string[];
  styles: string[];
  /** The style that declares the layers' order. */
  layers: string;
}

const SCRIPT = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;
const LAYERS = /\s*<style>([^<]*)<\/style>/g;
const STYLE = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

function extract(html: string, pattern: RegExp): [string, string[]] {
  const addresses: string[] = [];
  const rest = html.replace(pattern, (_, address: string) => {
    addresses.push(address);
    return "";
  });
  return [rest, addresses];
}

export function readTemplate(shell: string): Template {
  const [withoutScripts, modules] = extract(shell, SCRIPT);
  const [withoutPreloads, imports] = extract(withoutScripts, PRELOAD);
  const [withoutLayers, layers] = extract(withoutPreloads, LAYERS);
  const [page, styles] = extract(withoutLayers, STYLE);
  return {
    page: page.replace(/<!--app-->[\s\S]*<!--\/app-->/, "<!--app-->"),
    scripts: [...modules, ...imports],
    styles,
    layers: layers.join(""),
  };
}

export interface PageParts {
  lang: string;
  /** Address of the manifest in the page's language. */
  manifest: string;
  head: string;
  styles: string;
  /** Addresses of the inlined styles, so that the module loader doesn't fetch them again. */
  styleAddresses: string[];
  app: string;
  stateAddress: string;
  scripts: string;
}

export function fillTemplate({ page, layers }: Template, parts: PageParts): string {
  const preloaded = parts.styleAddresses
    .map((address) => `<link rel="stylesheet" href="${address}" disabled>`)
    .join("");
  // Replacer functions, because content may contain `$&`.
  return page
    .replace('<html lang="en">', () => `<html lang="${parts.lang}">`)
    .replace('href="/manifest.webmanifest"', () => `href="${parts.manifest}"`)
    .replace(
      "<!--head-->",
      () => `${parts.head}<style>${layers}${parts.styles}</style>${SESSION_SCRIPT}${preloaded}`,
    )
    .replace(
      '<div id="root">',
      () => `<div id="root" data-rendered data-state="${parts.stateAddress.replaceAll("&", "&amp;")}">`,
    )
    .replace("<!--app-->", () => parts.app)
    .replace("<!--scripts-->", () => parts.scripts);
}
