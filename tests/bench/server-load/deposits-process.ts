import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { accounts } from "../../../server/core/accounts/tables.ts";
import { createLedger } from "../../../server/core/ledger/ledger.ts";
import { verifyLedger } from "../../../server/core/ledger/verify.ts";
import { players } from "../../../server/core/players/tables.ts";
import { createLedgerEntries } from "../../../server/modules/payments/context/ledger-entries.ts";
import { createDeposits } from "../../../server/modules/payments/deposits/deposits.ts";
import { createPaymentRequests } from "../../../server/modules/payments/requests/payment-requests.ts";
import { createWebhooks } from "../../../server/modules/payments/webhooks/webhooks.ts";
import { createWithdrawals } from "../../../server/modules/payments/withdrawals/withdrawals.ts";
import type { ProviderOrder } from "../../../src/contract/payment-provider.ts";
import { limitsIn } from "../../support/faults/wallet-process.ts";
import { testApp } from "../../support/server/app.ts";
import { paymentsContext } from "../../support/server/payments-context.ts";
import { createConfirmedPlayer, visit } from "../../support/server/visitor.ts";
import type { DepositResults } from "../deposits.ts";
import { interleaved } from "../rounds.ts";
import { type MoneyOptions, measureWork } from "./money.ts";

const PROVIDER = "reference";
const SECRET = "a secret of the bench's payment provider";
const options = JSON.parse(process.argv[2]!) as MoneyOptions;

/** A provider without latency. */
const provider = {
  url: "http://provider.test/api",
  secret: SECRET,
  async send(_: string, { body }: RequestInit): Promise<Response> {
    const { payment } = JSON.parse(body as string) as ProviderOrder;
    const next_step = { kind: "redirect", url: "https://provider.test/pay" };
    return Response.json({ reference: payment, next_step });
  },
};

const app = await testApp({ now: Date.now, checkAnswers: false });
const { db } = app;
const { context } = paymentsContext(app, {
  exchange: async () => (amount, from, to) => (from === to ? amount : undefined),
  limits: limitsIn(db),
  logError: (_, error) => app.errors.push(error),
  paymentProviders: { [PROVIDER]: provider },
});
const paymentRequests = createPaymentRequests(context);
const ledgerEntries = createLedgerEntries(context);
const deposits = createDeposits(context, paymentRequests, ledgerEntries);
const apply = createWebhooks(context, {
  ledgerEntries,
  deposits,
  withdrawals: createWithdrawals(context, paymentRequests, ledgerEntries),
});

interface Payer {
  playerId: number;
  accountId: number;
}

async function newPayer(): Promise<Payer> {
  const visitor = visit(app, { country: "AT" });
  const { player } = await createConfirmedPlayer(app, { country: "AT", currency: "EUR" }, visitor);
  const details = {
    firstName: "Ada",
    lastName: "Payer",
    city: "Wien",
    address: "Ring 1",
    postalCode: "1010",
  };
  const mobilePhone = `+43660${String(player.id).padStart(7, "0")}`;
  await db
    .update(players)
    .set({ ...details, mobilePhone })
    .where(eq(players.id, player.id));
  const [account] = await db.select().from(accounts).where(eq(accounts.playerId, player.id));
  return { playerId: player.id, accountId: account!.id };
}

const payers: Payer[] = [];
for (let i = 0; i < options.players; i++) payers.push(await newPayer());

/** Ids of unpaid deposits, by player. */
const unpaidIds: string[][] = payers.map(() => []);

/** Accepts a deposit: counts it against limits and creates the provider order. */
async function startDeposit(player: number): Promise<void> {
  const { playerId } = payers[player]!;
  const request = {
    action: "deposit",
    key: randomUUID(),
    methodId: "ewallet",
    amount: 1_000n,
    currency: "EUR",
    fields: { email: "ada@example.com" },
    profileId: null,
  } as const;
  const requester = { playerId, sessionDigest: "none", origin: "http://localhost" };
  unpaidIds[player]!.push(await deposits.start(requester, request, undefined));
}

/** Applies the provider's webhook: balance and notification. @returns false when no deposit is left */
async function credit(player: number): Promise<boolean> {
  const id = unpaidIds[player]!.pop();
  if (id === undefined) return false;
  await apply(PROVIDER, {
    event: id,
    payment: id,
    reference: id,
    sequence: 1,
    state: "succeeded",
    amount: "10.00",
    currency: "EUR",
    reason: null,
    confirmations: null,
    address: null,
    profile: null,
  });
  return true;
}

const ledger = createLedger({ now: Date.now });

/** A bare entry of two postings. */
const entry = ({ playerId, accountId }: Payer) =>
  db.transaction(async (tx) =>
    ledger.post(tx, await ledger.lockForUpdate(tx, playerId), {
      accountId,
      currency: "EUR",
      kind: "adjustment",
      key: randomUUID(),
      cause: {},
      postings: [
        { side: { balanceType: "real" }, amount: 1_000n },
        { side: { house: "adjustments" }, amount: -1_000n },
      ],
    }),
  );

const results: DepositResults = { creations: [], credits: [], entries: [] };
const measures = {
  deposits: async () => {
    results.creations.push(await measureWork(options, startDeposit));
    results.credits.push(await measureWork(options, credit));
  },
  entries: async () =>
    void results.entries.push(await measureWork(options, (player) => entry(payers[player]!))),
};
// A warm-up round; then ANALYZE, which autovacuum would run within a minute:
// plans made for empty tables read whole tables.
await interleaved(1, measures);
await db.execute(sql`analyze`);
for (const measured of Object.values(results)) measured.shift();
await interleaved(options.rounds, measures);
const { problems } = await verifyLedger(db, payers[0]!.playerId);
if (problems.length > 0) throw new Error(`the ledger has problems: ${problems.join("; ")}`);
if (app.errors.length > 0) throw new Error(`the server failed: ${String(app.errors[0])}`);
process.send?.(results);
process.disconnect?.();
