import type { PaymentField } from "../../../../src/contract/payment-fields.ts";
import type {
  PaymentMethod,
  PaymentMethods,
  PaymentProfile,
} from "../../../../src/contract/payment-methods.ts";
import type { PaymentAction } from "../../../../src/contract/payments.ts";
import { toAmount } from "../../../../src/rules/money/amounts.ts";
import type { PaymentsRule } from "../../../core/jurisdictions/payment-rules.ts";
import type { Db } from "../../../db/client.ts";
import { RequestError } from "../../../http/errors.ts";
import type { AccountRow, PlayerRow } from "../store.ts";
import type { MethodRow, MethodTerms, ProfileRow, StoredTerms } from "../tables.ts";
import { methodsStore } from "./methods-store.ts";
import { createPayoutDistributions } from "./payout-distributions.ts";

type Payer = Pick<PlayerRow, "licence" | "country" | "groups" | "currency">;

/** Group of players who may not use instant bank transfer. */
const WITHOUT_SOFORT = 631;
const DAYS = 30;
const DAY = 86_400_000;

/** A method with its default amounts filled in. */
type Method = Omit<MethodRow["doc"], PaymentAction> & Record<PaymentAction, MethodTerms | null>;

/** A method with its terms for one action. */
export interface OfferedMethod {
  id: string;
  doc: Method;
  terms: MethodTerms;
}

/** Finds a method that is offered to the player for an action. */
export type FindMethod = (player: Payer, action: PaymentAction, id: string) => OfferedMethod | undefined;

export interface MethodsDeps {
  db: Db;
  now: () => number;
  /** Caches the result of `read` until content changes. */
  remember: <T>(read: () => Promise<T>) => () => Promise<T>;
  /** True if a provider of this name is configured. */
  hasProvider: (name: string) => boolean;
  /** The payment rules of the player's jurisdiction. */
  ruleOf: (player: Pick<PlayerRow, "licence" | "country">) => PaymentsRule;
  /** Suggested first deposit, minor units; undefined for none. */
  proposedAmount: (currency: string) => number | undefined;
  /** Amounts to choose with one tap, minor units. */
  presetAmounts: (currency: string) => number[];
}

/** Balance available for withdrawal, minor units: real minus debt, never negative. */
export const availableOf = ({ real, owed }: Pick<AccountRow, "real" | "owed">): bigint =>
  real + owed > 0n ? real + owed : 0n;

const presentProfile = ({ id, title, expires, lastUsedAt }: ProfileRow): PaymentProfile => ({
  id,
  title,
  expires,
  last_used_at: lastUsedAt.toISOString(),
});

/** Fills missing bounds with the defaults. */
function completeTerms(stored: StoredTerms | null): MethodTerms | null {
  if (!stored) return null;
  const { bounds, default_bounds, ...rest } = stored;
  const { min_cents, max_cents, step_cents } = bounds;
  const min = min_cents ?? default_bounds?.min_cents ?? step_cents;
  const max = max_cents ?? default_bounds?.max_cents ?? null;
  return { ...rest, bounds: { min_cents: min, max_cents: max, step_cents } };
}

/** Payment methods and saved profiles as players see them. */
export function createMethods({
  db,
  now,
  remember,
  hasProvider,
  ruleOf,
  proposedAmount,
  presetAmounts,
}: MethodsDeps) {
  const store = methodsStore(db);
  const payoutDistributions = createPayoutDistributions({ now, store });
  const loadLists = remember(async () => {
    const rows = await store.all();
    return {
      lists: Map.groupBy(
        rows.map(({ doc, ...row }) => ({
          ...row,
          doc: { ...doc, deposit: completeTerms(doc.deposit), cashout: completeTerms(doc.cashout) },
        })),
        ({ site, currency }) => `${site} ${currency}`,
      ),
      sites: new Set(rows.map(({ site }) => site)),
    };
  });

  async function prepare() {
    const { lists, sites } = await loadLists();
    /** The licence's own list, the country's, or the general one. */
    const listOf = ({ licence, country, currency }: Payer) =>
      sites.has(licence)
        ? lists.get(`${licence} ${currency}`)
        : (lists.get(`${country} ${currency}`) ?? lists.get(`general ${currency}`));
    return (player: Payer, action: PaymentAction): OfferedMethod[] => {
      const { groups } = player;
      return (listOf(player) ?? []).flatMap(({ id, doc }) => {
        const terms = doc[action];
        const isHidden = doc.brand === "sofort" && groups.includes(WITHOUT_SOFORT);
        return terms && !isHidden && hasProvider(doc.provider) ? [{ id, doc, terms }] : [];
      });
    };
  }
  const offeredMethods = async (player: Payer, action: PaymentAction) => (await prepare())(player, action);

  async function suggestedAmount(player: PlayerRow, methods: OfferedMethod[]): Promise<number | null> {
    const amount = proposedAmount(player.currency);
    if (amount === undefined || !ruleOf(player).preset_amount) return null;
    if (methods.length === 0 || (await store.hasDeposited(player.id))) return null;
    // At least the smallest minimum of the offered methods.
    return Math.max(amount, Math.min(...methods.map(({ terms }) => Number(terms.bounds.min_cents))));
  }

  return {
    /** Call before a transaction; the returned function finds methods without a query. */
    async prepare(): Promise<FindMethod> {
      const find = await prepare();
      return (player, action, id) => find(player, action).find((method) => method.id === id);
    },

    async list(player: PlayerRow, account: AccountRow, action: PaymentAction): Promise<PaymentMethods> {
      const [methods, profiles, lastMethodId, times, distributions] = await Promise.all([
        offeredMethods(player, action),
        store.profiles(player.id),
        store.lastMethodId(player.id, action, player.currency),
        action === "cashout" ? store.payoutTimes(new Date(now() - DAYS * DAY), new Date(now())) : null,
        action === "cashout" ? payoutDistributions() : null,
      ]);
      const rule = ruleOf(player);
      return {
        currency: player.currency,
        methods: methods.map(({ id, doc, terms }): PaymentMethod => {
          const measured = times?.get(id);
          return {
            id,
            currency: player.currency,
            brand: doc.brand,
            provider: doc.provider,
            type: doc.type,
            name: doc.name,
            requires: doc.requires,
            savedProfiles: profiles
              .filter(({ methodId, provider }) => methodId === id && provider === doc.provider)
              .map(presentProfile),
            processingTime: terms.processing_time,
            fee: terms.fee,
            deposit: doc.deposit?.bounds ?? null,
            cashout: doc.cashout?.bounds ?? null,
            payoutTimes: measured ? { ...measured, days: DAYS } : null,
            payoutDistribution: distributions?.get(id) ?? null,
          };
        }),
        default_amount_cents: action === "deposit" ? await suggestedAmount(player, methods) : null,
        preset_amounts_cents:
          action === "cashout" || rule.preset_amount ? presetAmounts(player.currency) : [],
        last_method_id: methods.some(({ id }) => id === lastMethodId) ? lastMethodId : null,
        available_to_cashout_cents: toAmount(availableOf(account)),
        bonus_cents: toAmount(account.bonus),
        reserved_cents: toAmount(account.reserved),
        verification_needed: rule.verification_before_withdrawal && !player.verified,
        recall: rule.reverse_withdrawal,
      };
    },

    async fields(player: PlayerRow, action: PaymentAction, id: string): Promise<PaymentField[]> {
      const method = (await offeredMethods(player, action)).find((one) => one.id === id);
      if (!method) throw new RequestError("not_found");
      return method.terms.fields;
    },

    /** Every method as stored: missing bounds aren't filled with the defaults. */
    listStored: store.all,

    async removeProfile(playerId: number, id: number): Promise<void> {
      if (!(await store.removeProfile(playerId, id))) throw new RequestError("not_found");
    },
  };
}

export type MethodsService = ReturnType<typeof createMethods>;
