import type * as v from "valibot";
import type { NewCashoutSchema, PaymentAction } from "../../../src/contract/payments.ts";
import { isLithuanianIban, normaliseIban } from "../../../src/rules/payments/iban.ts";
import { amountError } from "../../../src/rules/payments/payment-amounts.ts";
import { askedFields, paymentFieldErrors } from "../../../src/rules/payments/payment-fields.ts";
import { createBatches } from "../../db/batches.ts";
import type { Db } from "../../db/client.ts";
import type { PaymentRow, ProfileRow } from "../../db/payments-schema.ts";
import { inRounds, together } from "../../db/pipeline.ts";
import { retrying } from "../../db/retrying.ts";
import { RequestError } from "../../http/errors.ts";
import {
  type Asker,
  type Counted,
  type DigestsOf,
  type PaymentsContext,
  type Prepared,
  TOGETHER,
} from "./context.ts";
import type { Offered } from "./methods.ts";
import { newPayment, stepOf } from "./new-payment.ts";
import { type AskedWish, paymentsStore as store, type WishState } from "./store.ts";
import { type NewPayment, Overtaken } from "./writes-store.ts";

type Asked = v.InferOutput<typeof NewCashoutSchema>;

/** What a player wishes, as it was asked for. */
export interface Wish {
  action: PaymentAction;
  key: string;
  methodId: string;
  /** Minor units. */
  amount: bigint;
  currency: string;
  fields: Record<string, string>;
  profileId: number | null;
  /** Of a deposit; undefined for the one that the player has set. */
  bonusCode?: string | null | undefined;
}

export const wishOf = (
  action: PaymentAction,
  asked: Asked & { bonus_code?: string | null | undefined },
): Wish => ({
  action,
  key: asked.key,
  methodId: asked.method_id,
  amount: BigInt(asked.amount_cents),
  currency: asked.currency,
  fields: asked.fields,
  profileId: asked.profile_id ?? null,
  bonusCode: asked.bonus_code,
});

/** A wish that can be granted: by which method, and what its provider is told. */
export interface Checked {
  method: Offered;
  fields: Record<string, string>;
  profile: ProfileRow | null;
}

/** Players with an account in Lithuania. */
const LITHUANIAN_GROUP = 1101;

/** Whether one of a form's answers is the number of an account in Lithuania. */
export const hasLithuanianIban = (fields: Readonly<Record<string, string>>): boolean =>
  Object.values(fields).some(isLithuanianIban);

const refusal = (errors: Record<string, string[]>) => new RequestError("validation_failed", { errors });

/** What is wrong with a form can be put right under the same name; everything else was decided. */
const isDecided = ({ code, errors }: RequestError) =>
  code !== "validation_failed" || errors.amount_cents?.[0] === "not_enough_money";

const textOf = ({ action, methodId, amount, currency, fields, profileId, bonusCode }: Wish) =>
  JSON.stringify([
    action,
    methodId,
    String(amount),
    currency,
    Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)),
    profileId,
    bonusCode ?? null,
  ]);

/** What is to be written down of a wish that is granted, with what it counts against limits. */
export interface Decision {
  begun: NewPayment;
  counts?: Counted;
}
/** By whom a wish is made, and its name. */
export const namedBy = ({ playerId, login }: Asker, wish: Wish): AskedWish => {
  const { action, key, methodId, profileId } = wish;
  return { playerId, action, key, methodId, profileId, login };
};

type Decide = (tx: Db, state: WishState) => Promise<Decision>;

interface Granted {
  payment: PaymentRow;
  isNew: boolean;
}
interface Refused {
  refusal: RequestError;
}

interface Asking {
  asker: Asker;
  wish: Wish;
  digests: ReturnType<DigestsOf>;
  decide: Decide;
}

/** Grants wishes of players, each once under its name; or refuses them, each the same way again. */
export function createWishes({ db, now, prepare, digestsOf }: PaymentsContext) {
  /** Only what the form asks for goes on, in the form that banks exchange. */
  function answersTo({ terms }: Offered, { fields }: Wish): Record<string, string> {
    const asked = askedFields(terms.fields, fields).map(({ name, type }): [string, string] => {
      const value = (fields[name] ?? "").trim();
      return [name, type === "iban" ? normaliseIban(value) : value];
    });
    return Object.fromEntries(asked.filter(([, value]) => value !== ""));
  }

  /** What was done under the name of a wish before; null where nothing was. */
  function doneBefore({ digests }: Asking, state: WishState | undefined): Granted | Refused | null {
    if (!state || state.player.closedAt) return { refusal: new RequestError("unauthorized") };
    const { payment, refusal: refused } = state;
    const before = payment ?? refused;
    if (before && digests.every((digest) => digest !== before.digest))
      return { refusal: new RequestError("key_reused") };
    if (payment) return { payment, isNew: false };
    if (!refused) return null;
    const { code, ...details } = refused.refusal;
    return { refusal: new RequestError(code, details) };
  }

  async function refuse(tx: Db, { asker, wish, digests }: Asking, error: RequestError): Promise<Refused> {
    const { code, errors, limit } = error;
    const { playerId } = asker;
    const { action, key } = wish;
    const [digest] = digests;
    const refused = { code, errors, ...(limit && { limit }) };
    if (isDecided(error))
      await store.refuse(tx, { playerId, action, key, digest, refusal: refused, createdAt: new Date(now()) });
    return { refusal: error };
  }

  async function decideOn(
    tx: Db,
    asking: Asking,
    state: WishState | undefined,
  ): Promise<Granted | Refused | Decision> {
    const before = doneBefore(asking, state);
    if (before) return before;
    try {
      return await asking.decide(tx, state!);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return refuse(tx, asking, error);
    }
  }

  /** Wishes of different players, in a transaction: what is refused has done nothing. */
  async function grantRound(
    tx: Db,
    prepared: Prepared,
    asking: readonly Asking[],
  ): Promise<(Granted | Refused)[]> {
    const states = await store.wishes(
      tx,
      asking.map(({ asker, wish }) => namedBy(asker, wish)),
    );
    const decided = await together(...asking.map((one) => decideOn(tx, one, states.get(one.asker.playerId))));
    const begun = decided.filter((one) => "begun" in one);
    const changes = begun.map(({ begun: payment }) => ({
      payment,
      events: [stepOf(payment.state, payment.createdAt)],
    }));
    const [payments] = await together(
      store.insertAll(tx, changes, new Date(now())),
      // Counted as soon as it is accepted: of two that race for what is left, one finds it taken.
      prepared.count(
        tx,
        begun.flatMap(({ counts }) => counts ?? []),
      ),
    );
    const isNew = true;
    return decided.map((one) => ("begun" in one ? { payment: payments[begun.indexOf(one)]!, isNew } : one));
  }

  /** Wishes that come at the same time share a transaction. */
  const grantSoon = createBatches<Asking, Granted | Refused>(async (asking) => {
    const prepared = await prepare();
    const granted = await retrying(Overtaken, () =>
      db.transaction(async (tx) => {
        const results = new Map<Asking, Granted | Refused>();
        for (const round of inRounds(asking, ({ asker }) => asker.playerId))
          for (const [i, one] of (await grantRound(tx, prepared, round)).entries())
            results.set(round[i]!, one);
        return results;
      }),
    );
    return asking.map((one) => ({ value: granted.get(one)! }));
  }, TOGETHER);

  return {
    /** Refuses a wish whose form, method or amount is not as it has to be. */
    async check(
      tx: Db,
      prepared: Pick<Prepared, "method" | "missing">,
      { player, account, profile }: WishState,
      wish: Wish,
      available?: bigint,
    ): Promise<Checked> {
      const missing = prepared.missing(player, wish.action);
      if (missing.length > 0)
        throw new RequestError("fields_missing", {
          errors: Object.fromEntries(missing.map((name) => [name, ["required"]])),
        });
      if (wish.currency !== account.currency) throw refusal({ currency: ["not_equal"] });
      const method = prepared.method(player, wish.action, wish.methodId);
      if (!method) throw new RequestError("method_unavailable");
      const wrong = amountError(wish.amount, method.terms.bounds, available);
      if (wrong) throw refusal({ amount_cents: [wrong] });
      if (wish.profileId !== null && !profile) throw refusal({ profile_id: ["unknown"] });
      if (profile) return { method, profile, fields: {} };
      const errors = Object.entries(
        paymentFieldErrors(method.terms.fields, wish.fields, player.country ?? ""),
      );
      if (errors.length > 0)
        throw refusal(Object.fromEntries(errors.map(([name, code]) => [`fields.${name}`, [code]])));
      if (hasLithuanianIban(wish.fields)) await store.join(tx, player.id, LITHUANIAN_GROUP);
      return { method, profile: null, fields: answersTo(method, wish) };
    },

    /** A payment as it begins. */
    begin(
      { player, account }: WishState,
      wish: Wish,
      { method, profile }: Checked,
      own: Pick<NewPayment, "id" | "amount" | "fee" | "state"> & Partial<NewPayment>,
    ): NewPayment {
      const { id: methodId, doc } = method;
      return newPayment({
        playerId: player.id,
        accountId: account.id,
        action: wish.action,
        methodId,
        brand: doc.brand,
        methodName: doc.name,
        methodType: doc.type,
        profileTitle: profile?.title ?? null,
        currency: account.currency,
        createdAt: new Date(now()),
        provider: doc.provider,
        key: wish.key,
        digest: digestsOf(textOf(wish))[0],
        ...own,
      });
    },

    /**
     * What was done under the name of a wish before, or else what `decide` does about it: in one transaction, in which the
     * player's wallet is held. What `decide` refuses has done nothing, and is refused again.
     */
    async grant(asker: Asker, wish: Wish, decide: Decide): Promise<Granted> {
      const granted = await grantSoon({ asker, wish, digests: digestsOf(textOf(wish)), decide });
      if ("refusal" in granted) throw granted.refusal;
      return granted;
    },
  };
}

export type Wishes = ReturnType<typeof createWishes>;
