import { createHmac } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { CurrencyConfig } from "../../../../src/contract/config.ts";
import type { ErrorEnvelope } from "../../../../src/contract/error.ts";
import type { PaymentAction } from "../../../../src/contract/payments.ts";
import type { Convert, LimitRejection } from "../../../../src/rules/limits/limits.ts";
import { missingFields, playerFieldsOf } from "../../../../src/rules/players/player-fields.ts";
import { marketOf } from "../../../core/jurisdictions/jurisdictions.ts";
import { paymentsRuleOf } from "../../../core/jurisdictions/payment-rules.ts";
import type { Core } from "../../../core/modules/core.ts";
import { missingProfileFields, presentPlayer } from "../../../core/players/present.ts";
import { createWrites } from "../../../db/batches.ts";
import { NO_ENDING_BONUSES } from "../api.ts";
import { paymentEnded } from "../events.ts";
import { createMethods } from "../methods/methods.ts";
import { presetAmounts, proposedAmount } from "../methods/proposed-amounts.ts";
import { createProviderClient, type PaymentProvider } from "../provider/provider-client.ts";
import { type OrderStep, type PlayerRow, paymentsStore } from "../store.ts";
import type { DigestsOf, LimitChecks, PaymentsContext } from "./context.ts";
import { createPaymentEnds } from "./payment-ends.ts";

export interface ContextDeps
  extends Pick<
    Core,
    | "db"
    | "jurisdictions"
    | "now"
    | "secret"
    | "previousSecret"
    | "content"
    | "ledger"
    | "audit"
    | "logError"
    | "events"
  > {
  /** Payment providers by name; methods of other providers aren't offered. */
  paymentProviders: Readonly<Record<string, PaymentProvider>>;
  /** The function that waits between attempts to call a provider; uses timers by default. */
  waitForProvider?: ((milliseconds: number) => Promise<unknown>) | undefined;
  currencyConfig: () => Promise<CurrencyConfig>;
  subunits: () => Promise<ReadonlyMap<string, number>>;
  exchange: () => Promise<Convert>;
  limits: { prepare(): Promise<LimitChecks> };
  presentLimit: (rejection: LimitRejection) => NonNullable<ErrorEnvelope["limit"]>;
  /** A pseudonym of the player, different for each provider. */
  aliasOf: PaymentsContext["aliasOf"];
  /** None by default. */
  endingBonuses?: PaymentsContext["endingBonuses"];
}

/** Creates what all parts of payments share. */
export function createPaymentsContext(deps: ContextDeps) {
  const { db, jurisdictions, now, secret, previousSecret, content, exchange, limits, events, logError } =
    deps;
  const wait = deps.waitForProvider ?? setTimeout;
  const providers = new Map(
    Object.entries(deps.paymentProviders).map(([name, one]) => [name, createProviderClient(one, wait)]),
  );
  const keyed =
    (name: string): DigestsOf =>
    (text) => {
      const digestBy = (key: string) =>
        createHmac("sha256", key).update(`${name} ${text}`).digest("base64url");
      return [digestBy(secret), ...(previousSecret === undefined ? [] : [digestBy(previousSecret)])];
    };
  const ruleOf = ({ licence, country }: { licence: string; country: string | null }) =>
    paymentsRuleOf(jurisdictions, licence, country);

  function missingOf(config: CurrencyConfig, player: PlayerRow, action: PaymentAction): string[] {
    const missing = missingProfileFields(player);
    if (!config.currencies[player.currency]?.fiat) return missing;
    const fields = playerFieldsOf(
      jurisdictions.licences[player.licence]!,
      marketOf(jurisdictions, player.country),
    )[action];
    const known = presentPlayer(player, {
      phonePrefix: null,
      manager: null,
      verificationBeforeWithdrawal: false,
    });
    return [...new Set([...missing, ...missingFields(fields, known)])];
  }

  const methods = createMethods({
    db,
    now,
    remember: content.memoize,
    hasProvider: (name) => providers.has(name),
    ruleOf,
    proposedAmount,
    presetAmounts,
  });
  const context: PaymentsContext = {
    db,
    now,
    ledger: deps.ledger,
    async prepare() {
      const [limitChecks, method, config] = await Promise.all([
        limits.prepare(),
        methods.prepare(),
        deps.currencyConfig(),
      ]);
      return { ...limitChecks, method, missing: (player, action) => missingOf(config, player, action) };
    },
    providers,
    ruleOf,
    subunits: deps.subunits,
    exchange,
    presentLimit: deps.presentLimit,
    aliasOf: deps.aliasOf,
    digestsOf: keyed("payment"),
    setStep: createWrites((steps: readonly OrderStep[]) => paymentsStore.setSteps(db, steps)),
    ends: createPaymentEnds((tx, ended) => events.emitAll(tx, paymentEnded, ended)),
    endingBonuses: deps.endingBonuses ?? (() => NO_ENDING_BONUSES),
    deliverEvents: () => events.deliver(),
    audit: deps.audit,
    logError,
  };
  return { context, methods, keyed };
}
