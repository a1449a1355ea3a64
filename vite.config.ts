import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { type ManifestOptions, VitePWA } from "vite-plugin-pwa";

const manifest = JSON.parse(readFileSync("manifest.webmanifest", "utf8")) as Partial<ManifestOptions>;

/** The worker belongs to what the browser loads; without this the server build would make it a second time. */
function clientOnly(plugins: Plugin[]): Plugin[] {
  return plugins.map((plugin) => ({ ...plugin, applyToEnvironment: (env) => env.name === "client" }));
}

const build = process.env.APOGEE_BUILD ?? "dev";
const builtAt = process.env.APOGEE_BUILT_AT;

/**
 * The page says which build it is of and when that was made, so that the scripts need not change with every release. The
 * time stands nowhere else: two servers that build the same must come to the same worker.
 */
const buildInPage: Plugin = {
  name: "build-in-page",
  transformIndexHtml: () => {
    const attrs = { name: "build", content: build, ...(builtAt && { "data-at": builtAt }) };
    return [{ tag: "meta", attrs, injectTo: "head" }];
  },
};

/** Assets have their revision in their names. */
function byAddress(entries: { url: string; revision: string | null }[]) {
  return entries.map((entry) => (entry.url.startsWith("assets/") ? `/${entry.url}` : entry));
}

/**
 * What stands in for a part of a library in the browser: the module by what package it is imported (empty for any), and by
 * which name.
 */
const SUBSTITUTES = [
  {
    // The icon library's drawings with our maker of components around them.
    importer: "lucide-react",
    source: /\/createLucideIcon\.mjs$/,
    code: `export { createIcon as default } from ${JSON.stringify(resolve(import.meta.dirname, "src/ui/create-icon.ts"))}`,
  },
  // lib/http.ts puts addresses together and reads answers itself; ofetch would bring 2.5 kB for both.
  {
    importer: "ofetch",
    source: /^ufo$/,
    code: "export const withBase = (path) => path, withQuery = withBase",
  },
  { importer: "ofetch", source: /^destr$/, code: "export default JSON.parse" },
  {
    importer: "@tanstack/router-core",
    source: /^\.\/scroll-restoration\.js$/,
    code: `export * from ${JSON.stringify(resolve(import.meta.dirname, "src/lib/router-scroll.ts"))}`,
  },
  // React has had it itself for long.
  {
    importer: "",
    source: /^use-sync-external-store\/shim$/,
    code: 'export { useSyncExternalStore } from "react"',
  },
];

const substitutes: Plugin = {
  name: "substitutes",
  enforce: "pre",
  resolveId: (source, importer) => {
    const index = SUBSTITUTES.findIndex(
      (one) => one.source.test(source) && importer?.includes(`/node_modules/${one.importer}`),
    );
    return index < 0 ? null : `\0substitute-${index}`;
  },
  load: (id) => (id.startsWith("\0substitute-") ? SUBSTITUTES[Number(id.slice(12))]!.code : null),
};

/** Whoever waits for a part of the app goes on waiting while the page is loaded anew for it: see src/app/recovery.ts. */
const waitsForReload: Plugin = {
  name: "waits-for-reload",
  transform: (code, id) => {
    if (!id.endsWith("vite/preload-helper.js")) return null;
    const given = "if (!e.defaultPrevented) throw err;";
    if (!code.includes(given)) throw new Error("the loader of parts is not what it was: see waitsForReload");
    return code.replace(given, `${given} return new Promise(() => {});`);
  },
};

const scopedNames = new Map<string, string>();

/** Short names for the classes of modules, the same in both builds: pages carry their styles with them. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split("?")[0]!);
  const digest = createHash("sha256").update(`${path} ${name}`).digest("base64url").replace(/[-_]/g, "");
  const short = `c${digest.slice(0, 4)}`;
  const taken = scopedNames.get(short);
  if (taken && taken !== `${path} ${name}`) throw new Error(`${short}: both ${taken} and ${path} ${name}`);
  scopedNames.set(short, `${path} ${name}`);
  return short;
}

export default defineConfig({
  css: { modules: { generateScopedName: scopedName } },
  define: { __BUILD__: JSON.stringify(build) },
  // The server must draw the icons as the browser does.
  ssr: { noExternal: ["lucide-react"] },
  plugins: [
    buildInPage,
    substitutes,
    waitsForReload,
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "src/routes",
      generatedRouteTree: "src/app/route-tree.gen.ts",
      quoteStyle: "double",
      semicolons: true,
    }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react({ compiler: { compilationMode: "annotation" } }),
    lingui(),
    ...clientOnly(
      VitePWA({
        strategies: "injectManifest",
        srcDir: "sw",
        filename: "sw.ts",
        injectRegister: false,
        manifest,
        includeManifestIcons: false,
        injectManifest: {
          rollupFormat: "iife",
          globPatterns: ["assets/*.{js,css,woff2}"],
          manifestTransforms: [(entries) => ({ manifest: byAddress(entries) as typeof entries })],
          additionalManifestEntries: [
            { url: "/shell.html", revision: build },
            { url: "/messages/en.json", revision: build },
            { url: "/favicon.svg", revision: build },
            // Rounds to check by without network: never others under this name.
            { url: "/fair/vectors-1.json", revision: "1" },
          ],
        },
      }) as Plugin[],
    ),
  ],
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        // Browsers without it fetch the imports when they meet them.
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  // Libraries change seldom: in a chunk of their own they outlive releases in the players' caches.
                  name: "vendor",
                  priority: 2,
                  test: /rolldown.runtime|vite.preload-helper|node_modules\/(react|react-dom|scheduler|@tanstack|@lingui|seroval|use-sync-external-store|ofetch|destr|ufo)\//,
                },
                {
                  // What every first visit needs, in one request instead of one for each shared module.
                  name: "lobby",
                  priority: 1,
                  test: /src\/(api\/(client|games|config|content|loaders)|features\/(lobby|game\/(tile|art|badges))|routes\/(index|-lobby-screen|-load-lobby)|lib\/money|features\/shell\/(use-nav|shell\.module|footer\.module|top-nav\.module)|ui\/nav-link|rules\/banners|ui\/tile-skeleton)\b/,
                },
                {
                  // Popups and questions are of the same parts, which alone would be a hundred bytes each.
                  name: "dialog",
                  test: /node_modules\/@base-ui\/react\/.*dialog/,
                },
                {
                  // What every visit needs once the page works, in one request too.
                  name: "after-start",
                  test: /src\/(app\/(after-start|kept-queries|persist)|lib\/(sw-bridge|idb)|rules\/hash)\.|node_modules\/idb-keyval\//,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: "dist/server",
        ssr: true,
        emptyOutDir: true,
        rollupOptions: { input: "src/server.tsx", output: { entryFileNames: "server.js" } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments.client!);
      await builder.build(builder.environments.ssr!);
    },
  },
});
