import { randomUUID } from "node:crypto";
import type { Jurisdictions } from "../../src/contract/jurisdictions.ts";
import { exchangeOf } from "../../src/rules/money/exchange.ts";
import { openAccount } from "../core/accounts/accounts-store.ts";
import { createLedger } from "../core/ledger/ledger.ts";
import type { Db } from "../db/client.ts";
import { readConfig } from "../modules/config/store.ts";
import { FIAT_RATES } from "../modules/exchange-rates/fiat-rates.ts";
import { createLimitEnforcement } from "../modules/limits/use.ts";
import { createLedgerEntries } from "../modules/payments/context/ledger-entries.ts";
import { methodsStore } from "../modules/payments/methods/methods-store.ts";
import { newPayment, timelineEvent } from "../modules/payments/new-payment.ts";
import { paymentWrites } from "../modules/payments/writes-store.ts";

interface DemoDeposit {
  playerId: number;
  licence: string;
  country: string;
  currency: string;
  /** Minor units. */
  amount: bigint;
  /** Milliseconds since the epoch. */
  at: number;
}

interface DemoDepositsDeps {
  db: Db;
  jurisdictions: Jurisdictions;
}

/** Deposits of demo players with the first method of their list, credited and counted as a provider's are. */
export async function createDemoDeposits({ db, jurisdictions: { licences } }: DemoDepositsDeps) {
  let time = 0;
  const now = () => time;
  const { currencies } = await readConfig(db, "GET /api/fe/config/currency-config");
  const exchange = async () => exchangeOf(FIAT_RATES, currencies);
  const limits = await createLimitEnforcement({ db, now, exchange, licences }).prepare();
  const methods = await methodsStore(db).all();
  const ledger = createLedger({ now });
  const ledgerEntries = createLedgerEntries({ ledger });

  return async ({ playerId, licence, country, currency, amount, at: paidAt }: DemoDeposit): Promise<void> => {
    const listOf = (site: string) =>
      methods.find((method) => method.site === site && method.currency === currency && method.doc.deposit);
    const method = listOf(licence) ?? listOf(country) ?? listOf("general");
    if (!method) return;
    const { brand, name, type, provider } = method.doc;
    time = paidAt;
    const at = new Date(paidAt);
    await db.transaction(async (tx) => {
      const ledgerHead = await ledger.lockForUpdate(tx, playerId);
      const account = await openAccount(tx, playerId, currency, at);
      const countedWorth = limits.worthOf(amount, currency);
      const newDeposit = newPayment({
        id: randomUUID(),
        playerId,
        accountId: account.id,
        action: "deposit",
        methodId: method.id,
        brand,
        methodName: name,
        methodType: type,
        currency,
        amount,
        fee: 0n,
        state: "pending",
        createdAt: at,
        provider,
        key: `demo-${playerId}-${paidAt}`,
        digest: "demo",
        counted: amount,
        countedWorth,
      });
      const payment = await paymentWrites.insert(tx, newDeposit, [timelineEvent("pending", at)]);
      const entryId = await ledgerEntries.credit(tx, { payment, ledgerHead, account });
      const succeeded = { ...payment, state: "succeeded" as const, finishedAt: at, entryId };
      await paymentWrites.save(tx, succeeded, [timelineEvent("succeeded", at)], { at });
      const counted = { playerId, currency, deposited: amount, depositedWorth: countedWorth };
      await limits.count(tx, [{ ...counted, at: paidAt }]);
    });
  };
}
