import * as v from "valibot";
import { createBatches, createWrites } from "../../db/batches.ts";
import type { Db } from "../../db/client.ts";
import { loggableMessage } from "../../db/loggable.ts";
import { type Attempt, type Delivery, deliveriesStore as store } from "./deliveries-store.ts";

/** A kind of event. Only events with a schema can be handled after the commit, because their payload is stored. */
export interface EventType<Payload> {
  /** Noun and participle: `player.closed`. */
  readonly name: string;
  readonly schema?: v.GenericSchema<Payload> | undefined;
}

type StoredEventType<Payload> = EventType<Payload> & { readonly schema: v.GenericSchema<Payload> };

/** Defines an event that is handled within its transaction. */
export const defineTransactionEvent = <Payload>(name: string): EventType<Payload> => ({ name });

/** Defines an event whose payload can be stored as JSON. */
export const defineEvent = <Payload>(
  name: string,
  schema: v.GenericSchema<Payload>,
): StoredEventType<Payload> => ({ name, schema });

interface TransactionSubscription {
  mode: "transaction";
  event: string;
  handle(tx: Db, payload: unknown): Promise<void>;
}

interface StoredSubscription {
  mode: "after-commit";
  event: string;
  /** Name of the subscriber in stored deliveries, after what its handler does: `cancel-deposits`. */
  subscriber: string;
  schema: v.GenericSchema;
  /** False for payloads that don't concern the subscriber: they aren't stored. */
  concerns(payload: unknown): boolean;
  handle(payload: unknown): Promise<void>;
}

export type Subscription = TransactionSubscription | StoredSubscription;

/** Handles an event in its transaction: if the handler throws, the transaction rolls back. */
export const inTransaction = <Payload>(
  type: EventType<Payload>,
  handle: (tx: Db, payload: Payload) => Promise<void>,
): Subscription => ({
  mode: "transaction",
  event: type.name,
  handle: (tx, payload) => handle(tx, payload as Payload),
});

/**
 * Handles an event after its commit, at least once and in any order, also beside other deliveries: the handler must be
 * idempotent. A failed one is retried, ever less often, until it succeeds; `npm run jobs` lists the failures.
 * @param concerns false for payloads that need no delivery; all need one by default
 */
export const afterCommit = <Payload>(
  type: StoredEventType<Payload>,
  subscriber: string,
  handle: (payload: Payload) => Promise<void>,
  concerns: (payload: Payload) => boolean = () => true,
): Subscription => ({
  mode: "after-commit",
  event: type.name,
  subscriber,
  schema: type.schema,
  concerns: (payload) => concerns(payload as Payload),
  handle: (payload) => handle(payload as Payload),
});

export interface EventsDeps {
  db: Db;
  /** Milliseconds since the epoch. */
  now: () => number;
  logError: (message: string, error: unknown) => void;
}

/** Time after which another process retries an unfinished delivery, milliseconds. */
const LEASE = 5 * 60_000;
/** Delay before the second attempt, milliseconds; doubles for each further attempt, up to `LONGEST_DELAY`. */
const FIRST_DELAY = 60_000;
const LONGEST_DELAY = 3_600_000;

/** Time after which an unhandled delivery counts as failed, milliseconds. */
const PATIENCE = 10 * 60_000;

/** Deliveries per claim, and how many of them a process handles at a time. */
const BATCH = 32;
const MAX_RUNNING = 4 * BATCH;

const delayAfter = (attempts: number) => Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY);

/** Passes events from the module that emits them to the modules that subscribe. */
export function createEvents({ db, now, logError }: EventsDeps) {
  const inTransactions = new Map<string, TransactionSubscription[]>();
  const stored = new Map<string, StoredSubscription[]>();
  const bySubscriber = new Map<string, StoredSubscription>();

  let running = 0;
  const remove = createWrites((handled: readonly Attempt[]) => store.removeAll(db, handled));

  async function handleDelivery(delivery: Delivery): Promise<void> {
    const { event, subscriber, payload, attempts } = delivery;
    const { schema, concerns, handle } = bySubscriber.get(subscriber)!;
    running++;
    try {
      const parsed = v.parse(schema, payload);
      // Another release may have stored what this one doesn't need.
      if (concerns(parsed)) await handle(parsed);
      await remove(delivery);
    } catch (error) {
      logError(`event ${event}: "${subscriber}" failed (attempt ${attempts})`, error);
      await store.fail(db, delivery, loggableMessage(error), new Date(now() + delayAfter(attempts)));
    } finally {
      running--;
    }
  }

  /**
   * Claims due deliveries and starts to handle them. Calls during a claim share the next one, and its deliveries.
   * @returns when all are handled, and whether more may be due
   */
  const startDue = createBatches<null, { handled: Promise<unknown>; mayBeMore: boolean }>(
    async (calls) => {
      const at = now();
      const limit = Math.min(BATCH, MAX_RUNNING - running);
      const claim = { at: new Date(at), until: new Date(at + LEASE), limit };
      const due = limit > 0 ? await store.claim(db, [...bySubscriber.keys()], claim) : [];
      const handled = Promise.allSettled(due.map(handleDelivery)).then((outcomes) => {
        for (const one of outcomes)
          if (one.status === "rejected") logError("delivering events failed", one.reason);
      });
      return calls.map(() => ({ value: { handled, mayBeMore: limit > 0 && due.length === limit } }));
    },
    { size: Number.POSITIVE_INFINITY, lanes: 1, patience: 50 },
  );

  async function emitAll<Payload>(
    tx: Db,
    { name, schema }: EventType<Payload>,
    payloads: readonly Payload[],
  ): Promise<void> {
    const handlers = inTransactions.get(name) ?? [];
    const subscribers = (schema && stored.get(name)) ?? [];
    // One after the other: a handler may use a savepoint, whose rollback would take another's statements back.
    for (const payload of payloads) for (const { handle } of handlers) await handle(tx, payload);
    const deliveries = payloads.flatMap((payload) =>
      subscribers
        .filter(({ concerns }) => concerns(payload))
        .map(({ event, subscriber }) => ({ event, subscriber, payload })),
    );
    if (deliveries.length > 0) await store.add(tx, deliveries, new Date(now()));
  }

  /** Runs the handlers of the transaction and stores the deliveries for the others. */
  const emit = <Payload>(tx: Db, type: EventType<Payload>, payload: Payload): Promise<void> =>
    emitAll(tx, type, [payload]);

  /** @returns true if more deliveries may be due */
  async function deliverBatch(): Promise<boolean> {
    if (bySubscriber.size === 0) return false;
    try {
      const { handled, mayBeMore } = await startDue(null);
      await handled;
      return mayBeMore;
    } catch (error) {
      logError("delivering events failed", error);
      return false;
    }
  }

  async function deliverAll(): Promise<void> {
    while (await deliverBatch());
  }

  return {
    /** @throws Error if the name of a subscriber is taken: it identifies stored deliveries */
    subscribe(subscriptions: readonly Subscription[]): void {
      for (const one of subscriptions) {
        if (one.mode === "transaction") {
          inTransactions.set(one.event, [...(inTransactions.get(one.event) ?? []), one]);
          continue;
        }
        if (bySubscriber.has(one.subscriber)) throw new Error(`two subscribers are named ${one.subscriber}`);
        bySubscriber.set(one.subscriber, one);
        stored.set(one.event, [...(stored.get(one.event) ?? []), one]);
      }
    },

    emit,

    /** `emit` for several events of a kind, whose deliveries are stored with one statement. */
    emitAll,

    /**
     * Handles deliveries that are due. Call after the commit of an event. Waits for one batch, so that a backlog doesn't
     * delay the caller; the rest follows. Never throws.
     */
    async deliver(): Promise<void> {
      if (await deliverBatch()) void deliverAll();
    },

    /** Handles everything that is due, except for what another call has claimed. A job calls it every minute. Never throws. */
    deliverAll,

    /** Deliveries with a failed or interrupted attempt, and those that no process handles; oldest first. */
    failed: (limit: number) => store.failed(db, new Date(now() - PATIENCE), limit),

    /** Makes failed deliveries due now. @returns how many */
    retry: () => store.retry(db, new Date(now())),
  };
}

export type Events = ReturnType<typeof createEvents>;
