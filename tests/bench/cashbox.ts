import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { median, type Part, summarise } from "./rows.ts";
import { buildApp, catalogueFolder, startApp } from "./server-load/app-server.ts";
import { measureCashbox } from "./server-load/cashbox-page.ts";
import { ROOT } from "./server-load/processes.ts";
import { formatSignificant } from "./verdict.ts";

const GAMES = 6_000;
const CLIENT = join(ROOT, "dist/client");

type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }>;

/** Files of a chunk and of everything it imports. */
function filesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const { file, imports = [], css = [] } = manifest[name]!;
  if (found.has(file)) return found;
  for (const one of [file, ...css]) found.add(one);
  for (const one of imports) filesOf(manifest, one, found);
  return found;
}

/** Chunks that every player's page has: the entry and the parts loaded after it. */
const BASE_CHUNKS = [
  "src/services/background-services.tsx",
  "src/services/player-services.tsx",
  "src/services/popup.tsx",
  // What the features run for a player.
  "src/features/account-review/account-review.tsx",
  "src/features/cashbox/player-services.tsx",
  "src/features/jackpots/jackpot-wins.tsx",
  "src/features/limits/limit-warning.tsx",
  "src/features/notifications/notification-service.tsx",
  "src/features/session-plan/plan-summary.tsx",
  "src/features/shell/prompts/player-services.tsx",
];

/** Kilobytes, with gzip, that the cashbox needs in addition. */
function cashboxCode(): number {
  const manifest = JSON.parse(readFileSync(join(CLIENT, ".vite/manifest.json"), "utf8")) as Manifest;
  const entry = Object.keys(manifest).find((name) => manifest[name]!.isEntry)!;
  const baseFiles = new Set<string>();
  for (const name of [entry, ...BASE_CHUNKS]) filesOf(manifest, name, baseFiles);
  const cashboxFiles = filesOf(manifest, "src/features/cashbox/compose-popups.tsx").difference(baseFiles);
  const sizes = [...cashboxFiles].map(
    (file) => gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

/** Opening the cashbox: time from the tap to the popup, and size. */
const cashbox: Part = async ({ rounds, log }) => {
  await buildApp();
  log("cashbox: opening");
  const app = await startApp({ dataDir: await catalogueFolder(GAMES, "demo"), demo: true });
  const { openTimes, slow, shifts } = await measureCashbox(app.port, rounds).finally(app.stop);
  return [
    {
      id: "cashbox.open",
      name: "Deposit, from the tap to the painted popup",
      unit: "ms",
      ...summarise(openTimes),
      target: 100,
      stretch: 60,
      note: `${formatSignificant(median(slow))} ms on the phone; layout shift ${formatSignificant(Math.max(...shifts))}`,
    },
    {
      id: "cashbox.code",
      name: "Script and style that the cashbox adds to a player's page, gzip",
      unit: "kB",
      ...summarise([cashboxCode()]),
      target: 35,
      stretch: 28,
    },
  ];
};

export default cashbox;
