import type {
  PaymentAction,
  PaymentField,
  PaymentMethod,
  PaymentMethods,
  PaymentProfile,
} from "../../../src/contract/payments.ts";
import { toAmount } from "../../../src/rules/money/amounts.ts";
import type { Db } from "../../db/client.ts";
import type { MethodRow, MethodTerms, ProfileRow, StoredTerms } from "../../db/payments-schema.ts";
import { RequestError } from "../../http/errors.ts";
import type { PaymentsRule } from "../../jurisdictions/payment-rules.ts";
import { methodsStore } from "./methods-store.ts";
import type { AccountRow, PlayerRow } from "./store.ts";

type Payer = Pick<PlayerRow, "licence" | "country" | "groups" | "currency">;

/** Whose players have no way to pay by instant bank transfer. */
const WITHOUT_SOFORT = 631;
const DAYS = 30;
const DAY = 86_400_000;

/** A method whose amounts are all known. */
type Method = Omit<MethodRow["doc"], PaymentAction> & Record<PaymentAction, MethodTerms | null>;

/** A method with its terms of one action. */
export interface Offered {
  id: string;
  doc: Method;
  terms: MethodTerms;
}

/** A method as it is offered to a player for an action; undefined where it is not. */
export type FindMethod = (player: Payer, action: PaymentAction, id: string) => Offered | undefined;

export interface MethodsDeps {
  db: Db;
  now: () => number;
  /** What `read` gives, kept until content changes. */
  remember: <T>(read: () => Promise<T>) => () => Promise<T>;
  /** Whether there is a provider of this name. */
  hasProvider: (name: string) => boolean;
  /** Licences whose players have a list of their own. */
  ruleOf: (player: Pick<PlayerRow, "licence" | "country">) => PaymentsRule;
  /** What a first deposit is proposed to be, minor units; undefined where nothing is. */
  proposedAmount: (currency: string) => number | undefined;
}

/** What of an account can be paid out: what is owed is settled first. Minor units. */
export const availableOf = ({ real, owed }: Pick<AccountRow, "real" | "owed">): bigint =>
  real + owed > 0n ? real + owed : 0n;

const presentProfile = ({ id, title, expires, lastUsedAt }: ProfileRow): PaymentProfile => ({
  id,
  title,
  expires,
  last_used_at: lastUsedAt.toISOString(),
});

/** A method's terms, with its default amounts where it has none of its own. */
function completeTerms(stored: StoredTerms | null): MethodTerms | null {
  if (!stored) return null;
  const { bounds, default_bounds, ...rest } = stored;
  const { min_cents, max_cents, step_cents } = bounds;
  const min = min_cents ?? default_bounds?.min_cents ?? step_cents;
  const max = max_cents ?? default_bounds?.max_cents ?? null;
  return { ...rest, bounds: { min_cents: min, max_cents: max, step_cents } };
}

/** Ways to pay, as they are offered to a player. */
export function createMethods({ db, now, remember, hasProvider, ruleOf, proposedAmount }: MethodsDeps) {
  const store = methodsStore(db);
  const all = remember(async () => {
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
    const { lists, sites } = await all();
    return ({ licence, groups, currency }: Payer, action: PaymentAction): Offered[] => {
      const site = sites.has(licence) ? licence : "general";
      return (lists.get(`${site} ${currency}`) ?? []).flatMap(({ id, doc }) => {
        const terms = doc[action];
        const isHidden = doc.brand === "sofort" && groups.includes(WITHOUT_SOFORT);
        return terms && !isHidden && hasProvider(doc.provider) ? [{ id, doc, terms }] : [];
      });
    };
  }
  const offered = async (player: Payer, action: PaymentAction) => (await prepare())(player, action);

  async function proposed(player: PlayerRow, methods: Offered[]): Promise<number | null> {
    const amount = proposedAmount(player.currency);
    if (amount === undefined || !ruleOf(player).preset_amount) return null;
    if (methods.length === 0 || (await store.hasDeposited(player.id))) return null;
    // Never below what every one of them takes.
    return Math.max(amount, Math.min(...methods.map(({ terms }) => Number(terms.bounds.min_cents))));
  }

  return {
    /** Before a transaction: gives what finds a method there. */
    async prepare(): Promise<FindMethod> {
      const find = await prepare();
      return (player, action, id) => find(player, action).find((method) => method.id === id);
    },

    async list(player: PlayerRow, account: AccountRow, action: PaymentAction): Promise<PaymentMethods> {
      const [methods, profiles, times] = await Promise.all([
        offered(player, action),
        store.profiles(player.id),
        action === "cashout" ? store.payoutTimes(new Date(now() - DAYS * DAY), new Date(now())) : null,
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
            asks: doc.asks,
            savedProfiles: profiles
              .filter(({ methodId, provider }) => methodId === id && provider === doc.provider)
              .map(presentProfile),
            processingTime: terms.processing_time,
            fee: terms.fee,
            deposit: doc.deposit?.bounds ?? null,
            cashout: doc.cashout?.bounds ?? null,
            payoutTimes: measured ? { ...measured, days: DAYS } : null,
          };
        }),
        default_amount_cents: action === "deposit" ? await proposed(player, methods) : null,
        available_to_cashout_cents: toAmount(availableOf(account)),
        bonus_cents: toAmount(account.bonus),
        reserved_cents: toAmount(account.reserved),
        verification_needed: rule.verification_before_cashout && !player.verified,
        recall: rule.reverse_withdrawal,
      };
    },

    async fields(player: PlayerRow, action: PaymentAction, id: string): Promise<PaymentField[]> {
      const method = (await offered(player, action)).find((one) => one.id === id);
      if (!method) throw new RequestError("not_found");
      return method.terms.fields;
    },

    /** As stored: which amounts are a method's own, and which its default. */
    stored: store.all,

    async removeProfile(playerId: number, id: number): Promise<void> {
      if (!(await store.removeProfile(playerId, id))) throw new RequestError("not_found");
    },
  };
}

export type MethodsService = ReturnType<typeof createMethods>;
