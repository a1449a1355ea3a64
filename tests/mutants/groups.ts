/** Modules whose faults cost money, lock players out or let them in, with the tests that have to notice a change. */
export interface Group {
  name: string;
  /** Files to change. */
  files: readonly string[];
  tests: readonly string[];
}

const testsOf = (files: readonly string[]) => files.map((file) => file.replace(/\.ts$/, ".test.ts"));

/** Every file's test is beside it. */
const group = (name: string, files: readonly string[]): Group => ({ name, files, tests: testsOf(files) });

export const GROUPS: readonly Group[] = [
  group("money", [
    "src/rules/amounts.ts",
    "src/rules/decimals.ts",
    "src/rules/minor-units.ts",
    "src/rules/payment-amounts.ts",
    "src/rules/payment-states.ts",
    "src/rules/statement-check.ts",
    "src/lib/amount-text.ts",
    "src/lib/conversion.ts",
    "src/lib/money.ts",
    "server/modules/jackpots/random-draw.ts",
    "server/modules/jackpots/contributions.ts",
    "server/modules/payments/outcome.ts",
    "server/modules/exchange-rates/exchange.ts",
    "server/jurisdictions/payment-rules.ts",
  ]),
  group("wallet", [
    "server/modules/wallet/amounts.ts",
    "server/modules/wallet/batch-state.ts",
    "server/modules/wallet/decide-actions.ts",
  ]),
  group("limits", [
    "src/rules/elapsed.ts",
    "src/rules/limit-windows.ts",
    "src/rules/limits.ts",
    "src/rules/periods.ts",
    "src/rules/reality-check.ts",
    "src/rules/session-plan.ts",
    "server/modules/limits/present.ts",
    "server/jurisdictions/inactivity-rules.ts",
    "server/jurisdictions/limit-rules.ts",
    "src/lib/play-lock.ts",
  ]),
  group("guards", [
    "src/rules/app-paths.ts",
    "src/rules/availability.ts",
    "src/rules/groups.ts",
    "src/rules/guards.ts",
    "src/rules/handed-over.ts",
    "src/rules/hash-triggers.ts",
    "src/rules/redirect-target.ts",
    "server/http/network-address.ts",
    "server/http/same-origin.ts",
  ]),
  group("validation", [
    "src/rules/birthday.ts",
    "src/rules/card.ts",
    "src/rules/field-rules.ts",
    "src/rules/iban.ts",
    "src/rules/payment-fields.ts",
    "src/rules/player-form.ts",
    "src/rules/postal-code.ts",
    "server/modules/players/common-passwords.ts",
    "src/rules/instant.ts",
    "src/rules/page-number.ts",
    "src/rules/slug.ts",
    "src/rules/staff-name.ts",
    "src/ui/phone-numbers.ts",
  ]),
  group("worker", [
    "sw/catalogue.ts",
    "sw/images.ts",
    "sw/in-time.ts",
    "sw/json.ts",
    "sw/kept.ts",
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
