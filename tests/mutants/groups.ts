/** Modules whose faults cost money or wrongly admit or lock out players, and the tests that must notice a change. */
export interface Group {
  name: string;
  /** Files to mutate. */
  files: readonly string[];
  tests: readonly string[];
}

const testsOf = (files: readonly string[]) => files.map((file) => file.replace(/\.ts$/, ".test.ts"));

/** Every file's test is next to it. */
const group = (name: string, files: readonly string[]): Group => ({ name, files, tests: testsOf(files) });

export const GROUPS: readonly Group[] = [
  group("money", [
    "src/rules/money/amounts.ts",
    "src/rules/money/decimals.ts",
    "src/rules/money/minor-units.ts",
    "src/rules/payments/payment-amounts.ts",
    "src/rules/payments/payment-states.ts",
    "src/rules/ledger/statement-check.ts",
    "src/lib/money/amount-text.ts",
    "src/lib/money/conversion.ts",
    "src/lib/money/money.ts",
    "server/modules/jackpots/random-draw.ts",
    "server/modules/jackpots/contributions.ts",
    "server/modules/payments/provider/outcome.ts",
    "server/modules/exchange-rates/exchange.ts",
    "server/core/jurisdictions/payment-rules.ts",
  ]),
  group("wallet", [
    "server/modules/wallet/amounts.ts",
    "server/modules/wallet/batch-state.ts",
    "server/modules/wallet/decide-actions.ts",
  ]),
  group("limits", [
    "src/rules/limits/elapsed.ts",
    "src/rules/limits/limit-windows.ts",
    "src/rules/limits/limits.ts",
    "src/rules/limits/periods.ts",
    "src/rules/limits/reality-check.ts",
    "src/rules/limits/session-plan.ts",
    "server/modules/limits/present.ts",
    "server/core/jurisdictions/inactivity-rules.ts",
    "server/core/jurisdictions/limit-rules.ts",
    "src/lib/session/play-lock.ts",
  ]),
  group("guards", [
    "src/rules/addresses/app-paths.ts",
    "src/rules/games/availability.ts",
    "src/rules/players/player-groups.ts",
    "src/rules/addresses/guards.ts",
    "src/rules/addresses/handoff-url.ts",
    "src/rules/addresses/hash-triggers.ts",
    "src/rules/addresses/redirect-target.ts",
    "server/http/network-address.ts",
    "server/http/same-origin.ts",
  ]),
  group("validation", [
    "src/rules/players/birthday.ts",
    "src/rules/payments/card.ts",
    "src/rules/players/field-rules.ts",
    "src/rules/payments/iban.ts",
    "src/rules/payments/payment-fields.ts",
    "src/rules/players/player-form.ts",
    "src/rules/players/postal-code.ts",
    "server/modules/sign-in/passwords/common-passwords.ts",
    "src/rules/web/instant.ts",
    "src/rules/addresses/page-number.ts",
    "src/rules/web/slug.ts",
    "src/rules/players/staff-name.ts",
    "src/ui/phone-numbers.ts",
  ]),
  group("worker", [
    "sw/catalogue.ts",
    "sw/images.ts",
    "sw/with-timeout.ts",
    "sw/json.ts",
    "sw/runtime-cache.ts",
    "sw/messages.ts",
    "sw/navigation.ts",
    "sw/precache.ts",
    "sw/push.ts",
    "sw/push-payload.ts",
    "sw/routes.ts",
    "sw/routing.ts",
    "sw/strategies.ts",
  ]),
];

/** The group of the current run. */
export function currentGroup(): Group {
  const found = GROUPS.find(({ name }) => name === process.env.MUTANT_GROUP);
  if (!found) throw new Error(`MUTANT_GROUP is one of ${GROUPS.map(({ name }) => name).join(", ")}`);
  return found;
}

/** Stryker's folder for temporary files and results. */
export const folderOf = (name: string): string => `.tmp/mutants/${name}`;
export const incrementalOf = (name: string): string => `${folderOf(name)}/incremental.json`;
export const reportOf = (name: string): string => `${folderOf(name)}/report.json`;
