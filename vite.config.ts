import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { type ManifestOptions, VitePWA } from "vite-plugin-pwa";
import { OFFLINE_DEMO_FILES } from "./src/rules/web/offline-demo.ts";

const manifest = JSON.parse(readFileSync("manifest.webmanifest", "utf8")) as Partial<ManifestOptions>;

/** The worker is part of the client build; without this, the server build would build it again. */
function clientOnly(plugins: Plugin[]): Plugin[] {
  return plugins.map((plugin) => ({ ...plugin, applyToEnvironment: (env) => env.name === "client" }));
}

const build = process.env.APOGEE_BUILD ?? "dev";
const builtAt = process.env.APOGEE_BUILT_AT;

/**
 * Puts the build and its time into the page, so that the scripts don't change with every release. The time is nowhere
 * else: two servers that build the same sources must get the same worker.
 */
const buildInPage: Plugin = {
  name: "build-in-page",
  transformIndexHtml: () => {
    const attrs = { name: "build", content: build, ...(builtAt && { "data-at": builtAt }) };
    return [{ tag: "meta", attrs, injectTo: "head" }];
  },
};

/** Assets that a first visit has loaded by the time its worker is installed. */
const FIRST_ASSETS =
  /^assets\/((rolldown-runtime|vendor|index|lobby|on-hydrated|session|session-events|auth)-[^/]+\.js|index-[^/]+\.css)$/;

/** Leaves the first assets in the worker's list, and writes the others to precache.json: see sw/precache.ts. */
function splitPrecache(entries: { url: string }[]) {
  const assets = entries.map(({ url }) => url).filter((url) => url.startsWith("assets/"));
  const first = assets.filter((url) => FIRST_ASSETS.test(url));
  const files = assets.filter((url) => !first.includes(url)).map((url) => url.replace("assets/", ""));
  writeFileSync("dist/client/precache.json", JSON.stringify({ build, files }));
  // Assets have their revision in their names. Workbox adds the other files behind these.
  return first.map((url) => `/${url}`);
}

/**
 * ofetch would add ufo, 1.2 kB brotli in the first route, to build addresses; lib/http/http.ts builds them itself. The
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

/**
 * Marks the contract's schemas as free of side effects, so that a script gets only those that it uses. The library says
 * so itself, but the bundler forgets it where the library is in another script.
 */
const pureSchemas: Plugin = {
  name: "pure-schemas",
  enforce: "pre",
  transform: (code, id) =>
    /\/src\/contract\/[\w-]+\.ts$/.test(id)
      ? code.replace(/(?<![\w."'`])v\.[a-z]\w*\(/g, "/* @__PURE__ */ $&")
      : null,
};

const FIRST_CHARACTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const CHARACTERS = `${FIRST_CHARACTERS}0123456789`;
const scopedNames = new Map<string, string>();
/** Ad blockers hide elements with a class of such a name. */
const takenNames = new Set(["ad", "Ad", "aD", "AD"]);

/** Gives a class two characters by its hash, or the next free ones. */
function addScopedName(key: string): string {
  const hash = createHash("sha256").update(key).digest().readUInt32BE();
  for (let i = hash; i < hash + FIRST_CHARACTERS.length * CHARACTERS.length; i++) {
    const first = FIRST_CHARACTERS[i % FIRST_CHARACTERS.length]!;
    const second = CHARACTERS[Math.floor(i / FIRST_CHARACTERS.length) % CHARACTERS.length]!;
    if (takenNames.has(first + second)) continue;
    takenNames.add(first + second);
    scopedNames.set(key, first + second);
    return first + second;
  }
  throw new Error("more classes than names of two characters");
}

// In a fixed order, because both builds need the same names: pages inline their styles.
for (const file of globSync("src/**/*.module.css", { cwd: import.meta.dirname }).sort()) {
  const css = readFileSync(resolve(import.meta.dirname, file), "utf8");
  const names = css.matchAll(/(?:\.|@keyframes )([A-Za-z_][\w-]*)/g).map(([, name]) => name);
  for (const name of new Set(names)) addScopedName(`${file} ${name}`);
}

/** Short name of a CSS module's class: every page contains hundreds. */
function scopedName(name: string, file: string): string {
  const key = `${relative(import.meta.dirname, file.split("?")[0]!)} ${name}`;
  return scopedNames.get(key) ?? addScopedName(key);
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
    pureSchemas,
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
            // The demo that works offline, built by vite.frames.config.ts.
            ...OFFLINE_DEMO_FILES.map((url) => ({ url, revision: build })),
            // Vectors for offline verification; the content of this name never changes.
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
        // Browsers without module preload fetch imports as they find them.
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  // Libraries rarely change: as a separate chunk they stay cached across releases.
                  name: "vendor",
                  priority: 2,
                  test: /rolldown.runtime|vite.preload-helper|node_modules\/(react|react-dom|scheduler|@tanstack\/(?!query-persist)[\w-]+|@lingui|seroval|use-sync-external-store|ofetch|destr)\//,
                },
                {
                  // Code that every first visit needs, in one request instead of one per shared module.
                  name: "lobby",
                  priority: 1,
                  test: /src\/(api\/(client|games|config|content)|features\/(lobby\/(?!lobby-foot|row-arrows|roving-focus)|game\/(tile|art|badges))|routes\/(index|-lobby-screen|-load-lobby)|lib\/(money\/money|page\/on-resized|offline\/connection|http\/build|i18n\/i18n|time\/retry-until-loaded|time\/when-idle)|features\/shell\/(use-nav|shell\.module|footer\.module|top-nav\.module)|ui\/(nav-link|provider-mark\.module)|rules\/content\/banners|ui\/tile-skeleton)\b/,
                },
                {
                  // Popups and confirmations share small modules, of about a hundred bytes each.
                  name: "dialog",
                  test: /node_modules\/@base-ui\/react\/.*dialog/,
                },
                {
                  // Code that every visit needs after hydration, also in one request.
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
