import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findCycles, resolveImport, specifiersIn } from "./support/source/import-graph.ts";

const root = join(import.meta.dirname, "..");

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(path);
    return /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : [];
  });
}

const GENERATED = "src/app/route-tree.gen.ts";
/** Includes the generated route tree, which belongs to the import graph but not to the code whose style is checked. */
const allSources = new Map(
  ["src", "sw", "server", "frames"]
    .flatMap(filesBelow)
    .map((file) => [file, readFileSync(join(root, file), "utf8")]),
);
const sources = new Map([...allSources].filter(([file]) => file !== GENERATED));
const files = [...sources.keys()];

/** Paths from the root for our files, names for packages; includes type and lazy imports. */
const importsOf = (file: string): string[] =>
  specifiersIn(sources.get(file)!).map((name) => resolveImport(file, name, (path) => allSources.has(path)));

const allImportsOf = (file: string): string[] =>
  specifiersIn(allSources.get(file)!).map((name) =>
    resolveImport(file, name, (path) => allSources.has(path)),
  );

const isOwn = (name: string) => /^(src|sw|server|frames)\//.test(name);

/** Areas that each area of the browser may import besides itself; entries and `app` may import all. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  rules: ["contract"],
  lib: ["rules", "contract"],
  ui: ["lib", "rules", "contract"],
  api: ["lib", "rules", "contract"],
  features: ["api", "ui", "lib", "rules", "contract"],
  services: ["features", "api", "ui", "lib", "rules", "contract"],
  routes: ["services", "features", "api", "ui", "lib", "rules", "contract"],
};

/** Applies the import table of docs/architecture.md: imports that no row allows are rejected. */
function allowed(from: string, to: string): boolean {
  const into = (...folders: string[]) => folders.some((folder) => to.startsWith(`${folder}/`));
  const [root, area = "", name = ""] = from.split("/");
  if (root === "sw") return into("sw", "src/contract", "src/rules");
  if (root === "frames") return into("frames", "src/rules");
  if (root === "server") {
    if (area === "core")
      return (
        to.endsWith("/tables.ts") ||
        into("server/core", "server/db", "server/http", "src/contract", "src/rules")
      );
    const isManifest = from.endsWith("/module.ts") || from === "server/modules/index.ts";
    // Could be deployed separately: they know the casino only through its provider APIs.
    if (area.startsWith("reference-") && !isManifest)
      return into(`server/${area}`, "server/db", "server/http", "src/contract", "src/rules");
    // A module knows others by their manifests, events, published types and tables (see table-ownership.test.ts).
    const isPublished = /^server\/[\w-]+(?:\/[\w-]+)?\/(?:module|events|api|tables)\.ts$/.test(to);
    if (area === "modules")
      return (
        (isPublished && (isManifest || !to.endsWith("/module.ts"))) ||
        into(`server/modules/${name}`, "server/core", "server/db", "server/http", "src/contract", "src/rules")
      );
    return into("server", "src/contract", "src/rules");
  }
  if (!(area in BELOW)) return into("src");
  // The index collects manifests; manifests and composing files connect features.
  const composes = /^src\/features\/(?:index\.ts|[\w-]+\/(?:feature|compose-[\w-]+)\.tsx)$/.test(from);
  const own = area === "features" && !composes ? `src/features/${name}` : `src/${area}`;
  return into(own, ...BELOW[area]!.map((other) => `src/${other}`));
}

const PACKAGES: Record<string, RegExp> = {
  "src/contract": /^valibot$/,
  // Both sides share form schemas.
  // Account and card number formats come from packages that track them.
  "src/rules": /^(valibot|ibantools|card-validator|date-fns\/\w+)$/,
  sw: /^workbox-|^idb-keyval$/,
};

/** @returns the rooms that each room's files import */
function importsBetween(roomOf: (file: string) => string | undefined): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of files) {
    const from = roomOf(file);
    for (const to of importsOf(file).map(roomOf))
      if (from && to && from !== to) rooms.set(from, (rooms.get(from) ?? new Set()).add(to));
  }
  return rooms;
}

/** @returns sources that import each other as the rooms do */
function graphOf(rooms: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string> {
  const nameOf = (room: string) => `${room.replaceAll("/", "+")}.ts`;
  return new Map(
    [...rooms].map(([room, targets]) => [
      nameOf(room),
      [...targets].map((target) => `import "./${nameOf(target)}";`).join("\n"),
    ]),
  );
}

describe("the architecture", () => {
  it("imports only what the table allows", () => {
    const violations = files.flatMap((file) =>
      importsOf(file)
        .filter(isOwn)
        .filter((to) => !allowed(file, to))
        .map((to) => `${file} -> ${to}`),
    );
    expect(violations).toEqual([]);
  });

  it("has only the pipeline and the entries at the top of server/", () => {
    const entries = files.filter((file) => /^server\/[^/]+$/.test(file));
    expect(entries.sort()).toEqual(["app", "build", "dev", "main"].map((name) => `server/${name}.ts`));
  });

  it("restricts the packages of contract, rules and worker to those of the table", () => {
    const violations = Object.entries(PACKAGES).flatMap(([folder, pattern]) =>
      files
        .filter((file) => file.startsWith(`${folder}/`))
        .flatMap((file) =>
          importsOf(file)
            .filter((name) => !isOwn(name) && !pattern.test(name))
            .map((name) => `${file} -> ${name}`),
        ),
    );
    expect(violations).toEqual([]);
  });

  it("gives each package one room, apart from those that the whole runtime builds on", () => {
    const FRAMEWORKS =
      /^node:|^virtual:|^(?:react|react-dom|lucide-react|valibot|drizzle-orm|hono|date-fns)$|^@(?:lingui|tanstack|base-ui)\//;
    const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)![0];
    const roomsByPackage = new Map<string, Set<string>>();
    // Commands and the development server use what the server's rooms use.
    for (const file of files.filter((one) => !/^server\/(?:cli\/|dev\.ts)/.test(one))) {
      const room = /^(?:sw|frames|server\/modules\/[\w-]+|\w+\/[\w-]+(?=\/)|\w+)/.exec(file)![0];
      for (const name of importsOf(file)
        .filter((one) => !isOwn(one) && !one.startsWith("."))
        .map(packageOf)) {
        if (FRAMEWORKS.test(name)) continue;
        const key = `${file.split("/")[0]}: ${name}`;
        roomsByPackage.set(key, (roomsByPackage.get(key) ?? new Set()).add(room));
      }
    }
    expect(roomsByPackage.size).toBeGreaterThan(20);
    const shared = [...roomsByPackage].filter(([, rooms]) => rooms.size > 1);
    expect(shared.map(([name, rooms]) => `${name}: ${[...rooms]}`)).toEqual([]);
  });

  it("has no import cycle, counting type imports, lazy imports and the generated route tree", () => {
    expect(findCycles(allSources)).toEqual([]);
  });

  it("has no ring of folders: one room's files may import another's only in one direction", () => {
    /** A room: a module, a feature, a capability, a noun's rules, or a whole area. Entries may import everything. */
    const roomOf = (file: string): string | undefined =>
      /^(?:server\/(?:modules\/[\w-]+(?=\/)|core\/jurisdictions(?=\/)|(?!modules|start|cli)[\w-]+(?=\/))|src\/(?:(?:features|lib|rules)\/[\w-]+(?=\/)|(?!features|lib|rules)[\w-]+(?=\/))|sw|frames)/.exec(
        file,
      )?.[0];
    const rooms = importsBetween(roomOf);
    expect(rooms.size).toBeGreaterThan(80);
    expect(findCycles(graphOf(rooms))).toEqual([]);
  });

  it("has no ring of rooms within a module: shared files at its top import none of its rooms", () => {
    /** A folder of a module, or the files at its top; the files that put its rooms together belong to none. */
    const roomOf = (file: string): string | undefined =>
      /\/(?:module|routes|jobs)\.ts$/.test(file)
        ? undefined
        : /^server\/modules\/[\w-]+(?:\/[\w-]+(?=\/)|(?=\/))/.exec(file)?.[0];
    const rooms = importsBetween(roomOf);
    expect(rooms.get("server/modules/payments/deposits")).toContain("server/modules/payments/requests");
    expect(findCycles(graphOf(rooms))).toEqual([]);
  });

  it("has no orphans: entries apart, every file is imported", () => {
    const ENTRIES =
      /^src\/(?:client|server)\.tsx$|^sw\/sw\.ts$|^server\/(?:main|dev|build)\.ts$|^server\/cli\/[\w-]+\.ts$|^frames\/(?:main|offline|card\/main)\.ts$|^src\/features\/[\w-]+\/feature\.tsx$|\.d\.ts$/;
    // A command and a worker process, started by their paths.
    const BY_PATH = ["server/modules/art/bake/bake.ts", "server/modules/art/painter.ts"];
    const imported = new Set([...allSources.keys()].flatMap((file) => allImportsOf(file)));
    const orphans = files.filter((file) => !imported.has(file) && !ENTRIES.test(file));
    expect(orphans).toEqual(BY_PATH);
  });

  it.each([
    ["a type import", 'import type { Toast } from "../../ui/toast-item.tsx";'],
    ["a lazy import", 'const load = () => import("../../ui/toast-item.tsx");'],
    ["a lazy import over several lines", 'lazy(() =>\n  import(\n    "../../ui/toast-item.tsx"\n  ));'],
    ["a lazy import with a comment before its path", 'import(/* @vite-ignore */ "../../ui/toast-item.tsx");'],
    ["an inline import() type", 'let toast: import("../../ui/toast-item.tsx").Toast;'],
    ["a re-export", 'export type { Toast } from "../../ui/toast-item.tsx";'],
    ["a side-effect import", 'import "../../ui/toast-item.tsx";'],
    [
      "an import without a file extension, as in generated code",
      "import { Toast } from '../../ui/toast-item'",
    ],
    ["an import as raw text", 'import text from "../../ui/toast-item.tsx?raw";'],
    ["an import with a template literal", "import(`../../ui/toast-item.tsx`);"],
  ])("finds a cycle through %s", (_, line) => {
    const item = 'import { dismissToast } from "../lib/page/toasts.ts";';
    const cyclic = new Map([
      ["src/lib/page/toasts.ts", line],
      ["src/ui/toast-item.tsx", item],
    ]);
    expect(findCycles(cyclic)).toEqual([
      "src/lib/page/toasts.ts -> src/ui/toast-item.tsx -> src/lib/page/toasts.ts",
    ]);
    cyclic.set("src/lib/page/toasts.ts", "export const toasts = [];");
    expect(findCycles(cyclic)).toEqual([]);
  });

  it.each([
    [
      "the network",
      /(?<![.\w])fetch\(/,
      /^src\/lib\/http\/http\.ts$|^sw\/|^server\/|^frames\/(protocol|card\/main)\.ts$/,
    ],
    [
      "localStorage and sessionStorage",
      /\b(localStorage|sessionStorage)\./,
      /^src\/lib\/storage\/storage(-sweep)?\.ts$/,
    ],
    ["IndexedDB", /from "idb-keyval"|indexedDB\./, /^src\/lib\/storage\/idb\.ts$|^sw\/message-store\.ts$/],
    [
      "the clock",
      /Date\.now\(\)/,
      /^src\/lib\/time\/time\.ts$|^sw\/|^server\/html\/boot-script\.ts$|^frames\/card\/main\.ts$/,
    ],
    [
      "the environment",
      /process\.env|const \{ env \} = process/,
      /^server\/(?:(?:main|build|dev)\.ts$|cli\/)/,
    ],
    [
      "SQL",
      /\bsql`|from "drizzle-orm"/,
      /^server\/db\/|^server\/seed\/seed\.ts$|\/tables\.ts$|^server\/core\/(?:ledger\/(?:ledger|verify)|[\w-]+\/(?:[\w-]+-)?store)\.ts$|^server\/modules\/ledger\/(?:adjustments|negative-balances)\.ts$|^server\/reference-(game-server|payment-provider)\/(?:[\w-]+-)?store\.ts$|^server\/modules\/games\/(store|search)\.ts$|^server\/modules\/[\w-]+\/(?:[\w-]+\/)?(([\w-]+-)?store|routes)\.ts$/,
    ],
  ])("accesses %s only in the files meant for it", (_, pattern, allowedFiles) => {
    const violations = files.filter((file) => pattern.test(sources.get(file)!) && !allowedFiles.test(file));
    expect(violations).toEqual([]);
  });

  it("uses kebab-case file names, named exports and no barrels", () => {
    const misnamed = files.filter(
      (file) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*\.tsx?$/.test(file.split("/").at(-1)!),
    );
    expect(
      misnamed.filter(
        (file) => !file.startsWith("src/routes/") && !file.startsWith("server/seed/content/cms/"),
      ),
    ).toEqual([]);
    const lazy = [
      "src/features/live-tables/table-facts.tsx",
      "src/features/lobby/lobby-foot.tsx",
      "src/features/shell/menu/menu-icons.tsx",
      "src/services/menu.tsx",
      "src/ui/popup-frame.tsx",
    ];
    expect(files.filter((file) => /^export default/m.test(sources.get(file)!))).toEqual(lazy);
    expect(files.filter((file) => /^export \* from/m.test(sources.get(file)!))).toEqual([]);
  });

  it("AMB-RTE-11 uses the brand's word only in addresses and content", () => {
    const WORD = /\w*rocket\w*/gi;
    expect(files.filter((file) => file.match(WORD))).toEqual([]);
    const names = files
      .filter((file) => !/^server\/(?:seed\/content|modules\/art)\//.test(file))
      .flatMap((file) => sources.get(file)!.split("\n"))
      .flatMap((line) => line.replace(/"[^"]*"|`[^`]*`/g, "").match(WORD) ?? []);
    // A library's icon, and VIP levels named by the wire.
    expect(new Set(names)).toEqual(new Set(["Rocket", "rocket_lite", "rocket_pro", "rocket_max"]));
  });

  it("has no file over 400 lines, apart from data", () => {
    const long = files.filter((file) => sources.get(file)!.split("\n").length > 400);
    expect(long.filter((file) => !/\/(seed|art)\//.test(file))).toEqual([]);
  });
});
