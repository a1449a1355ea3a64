/** Modules whose faults cost money, lock players out or let them in, with the tests that have to notice a change. */
export interface Group {
  name: string;
  /** Files to change. */
  files: readonly string[];
  tests: readonly string[];
}

const rules = (...names: string[]) => names.map((name) => `src/rules/${name}.ts`);
const testsOf = (files: readonly string[]) => files.map((file) => file.replace(/\.ts$/, ".test.ts"));

/** Most files have their test beside them; `more` are tests that stand elsewhere. */
const group = (name: string, files: readonly string[], more: readonly string[] = []): Group => ({
  name,
  files,
  tests: [...testsOf(files), ...more],
});

export const GROUPS: readonly Group[] = [
  group("money", [
    ...rules("amounts", "decimals", "minor-units", "payment-amounts", "payment-states", "statement-check"),
    "src/lib/amount-text.ts",
    "src/lib/conversion.ts",
    "src/lib/money.ts",
    "server/modules/jackpots/chance.ts",
    "server/modules/jackpots/meter.ts",
    "server/modules/payments/outcome.ts",
    "server/modules/rates/exchange.ts",
    "server/packs/payment-rules.ts",
  ]),
  group(
    "wallet",
    ["amounts", "batch-state", "decide"].map((name) => `server/modules/wallet/${name}.ts`),
  ),
  group("limits", [
    ...rules("elapsed", "limit-windows", "limits", "periods", "reality-check", "session-plan"),
    "server/modules/limits/present.ts",
    "server/packs/inactivity-rules.ts",
    "server/packs/limit-rules.ts",
    "src/lib/play-lock.ts",
  ]),
  group("guards", [
    ...rules(
      "app-paths",
      "availability",
      "groups",
      "guards",
      "handed-over",
      "hash-triggers",
      "redirect-target",
    ),
    "server/http/network-address.ts",
    "server/http/same-origin.ts",
  ]),
  group("validation", [
    ...rules("birthday", "card", "field-rules", "iban", "payment-fields", "player-form", "postal-code"),
    "server/modules/players/common-passwords.ts",
    ...rules("instant", "page-number", "slug", "staff-name"),
    "src/ui/phone-numbers.ts",
  ]),
  group(
    "worker",
    [
      ...["catalogue", "images", "in-time", "json", "kept", "messages", "navigation", "precache"],
      ...["push", "push-payload", "routes", "routing", "strategies"],
    ].map((name) => `sw/${name}.ts`),
  ),
];

/** The group that a run is about. */
export function currentGroup(): Group {
  const found = GROUPS.find(({ name }) => name === process.env.MUTANT_GROUP);
  if (!found) throw new Error(`MUTANT_GROUP is one of ${GROUPS.map(({ name }) => name).join(", ")}`);
  return found;
}

/** Where Stryker leaves what it needs and what it has found. */
export const folderOf = (name: string): string => `.tmp/mutants/${name}`;
export const incrementalOf = (name: string): string => `${folderOf(name)}/incremental.json`;
export const reportOf = (name: string): string => `${folderOf(name)}/report.json`;
