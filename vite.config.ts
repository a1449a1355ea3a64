import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
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

/** What the page of a first visit has loaded by the time that its worker is installed. */
const FIRST_ASSETS =
  /^assets\/((rolldown-runtime|vendor|index|lobby|on-hydrated|session|session-events|auth)-[^/]+\.js|index-[^/]+\.css)$/;

/** Leaves those in the worker, and writes a list of the rest beside it: see sw/precache.ts. */
function splitPrecache(entries: { url: string }[]) {
  const assets = entries.map(({ url }) => url).filter((url) => url.startsWith("assets/"));
  const first = assets.filter((url) => FIRST_ASSETS.test(url));
  const files = assets.filter((url) => !first.includes(url)).map((url) => url.replace("assets/", ""));
  writeFileSync("dist/client/precache.json", JSON.stringify({ build, files }));
  // Assets have their revision in their names. Workbox adds the other files behind these.
  return first.map((url) => `/${url}`);
}

/**
 * ofetch would bring ufo, 1.2 kB with brotli of the first route, to build addresses; lib/http/http.ts builds them itself. The
 * package's version is exact, and tests/build.test.ts checks both patches.
 */
const withoutUfo: Plugin = {
  name: "without-ufo",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "ufo" && importer?.includes("/node_modules/ofetch/") ? "\0without-ufo" : null,
  load: (id) =>
    id === "\0without-ufo" ? "export const withBase = (path) => path, withQuery = withBase" : null,
};

/** Keeps code that awaits a part of the app waiting while the page reloads for it: see src/app/recovery.ts. */
const waitsForReload: Plugin = {
  name: "waits-for-reload",
  transform: (code, id) => {
    if (!id.endsWith("vite/preload-helper.js")) return null;
    const original = "if (!e.defaultPrevented) throw err;";
    if (!code.includes(original)) throw new Error("vite's preload helper has changed: see waitsForReload");
    return code.replace(original, `${original} return new Promise(() => {});`);
  },
};

const scopedNames = new Map<string, string>();

/** Short names for the classes of modules, the same in both builds: pages carry their styles with them. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split("?")[0]!);
  const digest = createHash("sha256").update(`${path} ${name}`).digest("base64url").replace(/[-_]/g, "");
  const short = `c${digest.slice(0, 4)}`;
  const owner = scopedNames.get(short);
  if (owner && owner !== `${path} ${name}`) throw new Error(`${short}: both ${owner} and ${path} ${name}`);
  scopedNames.set(short, `${path} ${name}`);
  return short;
}

export default defineConfig({
  css: { modules: { generateScopedName: scopedName } },
  define: { __BUILD__: JSON.stringify(build) },
  // Just the icons that pages use, instead of the whole library.
  ssr: { noExternal: ["lucide-react"] },
  plugins: [
    buildInPage,
    withoutUfo,
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
          manifestTransforms: [
            (entries) => ({ manifest: splitPrecache(entries) as unknown as typeof entries }),
          ],
          additionalManifestEntries: [
            { url: "/shell.html", revision: build },
            { url: "/precache.json", revision: build },
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
                  test: /rolldown.runtime|vite.preload-helper|node_modules\/(react|react-dom|scheduler|@tanstack\/(?!query-persist)[\w-]+|@lingui|seroval|use-sync-external-store|ofetch|destr)\//,
                },
                {
                  // What every first visit needs, in one request instead of one for each shared module.
                  name: "lobby",
                  priority: 1,
                  test: /src\/(api\/(client|games|config|content|loaders)|features\/(lobby|game\/(tile|art|badges))|routes\/(index|-lobby-screen|-load-lobby)|lib\/(money\/money|offline\/connection|http\/build|i18n\/i18n|time\/retry-until-loaded|time\/when-idle)|features\/shell\/(use-nav|shell\.module|footer\.module|top-nav\.module)|ui\/nav-link|rules\/content\/banners|ui\/tile-skeleton)\b/,
                },
                {
                  // Popups and questions are of the same parts, which alone would be a hundred bytes each.
                  name: "dialog",
                  test: /node_modules\/@base-ui\/react\/.*dialog/,
                },
                {
                  // What every visit needs once the page works, in one request too.
                  name: "on-hydrated",
                  test: /src\/(app\/(on-hydrated|persisted-queries|query-persister)|lib\/(offline\/sw-bridge|storage\/idb)|rules\/web\/hash)\.|node_modules\/(idb-keyval|@tanstack\/query-persist-client-core)\//,
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
