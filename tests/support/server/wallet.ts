import { randomUUID } from "node:crypto";
import { afterEach, expect } from "vitest";
import { gameSessions } from "../../../server/core/game-sessions/tables.ts";
import { sessions } from "../../../server/core/sessions/tables.ts";
import { sign } from "../../../server/http/signature.ts";
import { bonuses } from "../../../server/modules/bonuses/tables.ts";
import { verifyBonuses } from "../../../server/modules/bonuses/verify-store.ts";
import { verifyActions } from "../../../server/modules/wallet/verify-store.ts";
import { requiredParts } from "../../../src/rules/wagering/progress.ts";
import { TEST_NOW, testApp } from "./app.ts";
import { ledger, type Owner, testLedger } from "./ledger.ts";

export const PROVIDER = "studio";
export const WALLET_SECRET = "a secret of a provider's tests";

/** Makes ids unique in a database with earlier runs. */
const RUN = randomUUID().slice(0, 8);
let count = 0;

/** A response to a provider. */
export interface WalletAnswer {
  status: number;
  body: {
    code?: string;
    message?: string;
    balance?: string;
    currency?: string;
    closed?: boolean;
    actions?: { id: string; transaction: string; status: string }[];
  };
}

export interface WalletSession extends Owner {
  session: string;
}

/** The server, and a game provider that plays there. */
export async function testWallet(options: Parameters<typeof testApp>[0] = {}) {
  const ledgerTools = await testLedger();
  const owners: Owner[] = [];
  afterEach(async () => {
    for (const owner of owners.splice(0)) {
      expect(await ledgerTools.problemsOf(owner)).toEqual([]);
      expect(await verifyActions(ledgerTools.db, owner.playerId)).toEqual([]);
      expect(await verifyBonuses(ledgerTools.db, owner.playerId)).toEqual([]);
    }
  });
  const app = await testApp({
    walletSecrets: { [PROVIDER]: WALLET_SECRET, other: "another secret" },
    ...options,
  });
  /** Sends bytes unchanged; signed with the provider's secret unless a signature is given. */
  async function send(
    path: string,
    body: string | Buffer,
    headers: Record<string, string> = {},
  ): Promise<WalletAnswer> {
    const response = await app.app.request(`http://localhost/wallet/v1/${path}`, {
      method: "POST",
      headers: { "x-provider": PROVIDER, "x-signature": sign(body, WALLET_SECRET), ...headers },
      body: body as BodyInit,
    });
    return { status: response.status, body: (await response.json()) as WalletAnswer["body"] };
  }

  /** Opens another game client session of a player, for another game or the same one. */
  async function openGameSession(
    owner: Owner,
    game = "nova-spins",
    provider = PROVIDER,
  ): Promise<WalletSession> {
    const session = randomUUID();
    const digest = `login ${session}`;
    const at = new Date(TEST_NOW);
    await app.db.transaction((tx) => ledger.lockForUpdate(tx, owner.playerId));
    await app.db.insert(sessions).values({
      digest,
      id: session,
      playerId: owner.playerId,
      createdAt: at,
      seenAt: at,
      activeAt: at,
      ip: "",
      userAgent: "",
    });
    await app.db.insert(gameSessions).values({
      id: session,
      playerId: owner.playerId,
      accountId: owner.accountId,
      currency: owner.currency,
      provider,
      gameIdentifier: game,
      loginDigest: digest,
      createdAt: at,
      expiresAt: new Date(TEST_NOW + 3_600_000),
    });
    return { ...owner, session };
  }

  /** Gives the account a running bonus with this money, minor units. @returns its id */
  async function giveBonus(
    { playerId, accountId, currency }: Owner,
    amount: bigint,
    overrides: Partial<typeof bonuses.$inferInsert> = {},
  ): Promise<string> {
    const id = randomUUID();
    const at = new Date(TEST_NOW);
    await app.db.insert(bonuses).values({
      id,
      playerId,
      accountId,
      currency,
      kind: "bonus",
      stage: "handle_bets",
      groupKey: "test",
      granted: amount,
      isUnsettled: false,
      terms: {
        multiplier: 30,
        days: 7,
        contributions: { default: 10_000, categories: {}, providers: {}, games: {} },
        endsOnWithdrawal: false,
      },
      requiredParts: requiredParts(amount, 30),
      issuedAt: at,
      startedAt: at,
      expiresAt: new Date(TEST_NOW + 7 * 86_400_000),
      ...overrides,
    });
    if ((overrides.stage ?? "handle_bets") === "handle_bets")
      await ledgerTools.post(
        { playerId, accountId, currency },
        [
          { side: { balanceType: "bonus" }, amount },
          { side: { house: "bonuses" }, amount: -amount },
        ],
        { kind: "bonus_started" },
      );
    return id;
  }

  return {
    ...ledgerTools,
    app,
    giveBonus,
    send,
    openGameSession,
    name: (kind = "a") => `${kind}-${++count}-${RUN}`,

    /** A player with a game client session and these funds, in minor units. The ledger is verified after each test. */
    async createPlayer(funds: bigint, currency = "EUR"): Promise<WalletSession> {
      const owner = await ledgerTools.newPlayer(currency);
      if (funds > 0n) await ledgerTools.credit(owner, funds);
      owners.push(owner);
      return openGameSession(owner);
    },

    play: ({ session, currency }: WalletSession, round: string, actions: object[], more: object = {}) =>
      send("play", JSON.stringify({ session, currency, round, actions, ...more })),
  };
}

export const bet = (id: string, amount: string) => ({ action: "bet", id, amount });
export const win = (id: string, amount: string, more: object = {}) => ({
  action: "win",
  id,
  amount,
  ...more,
});
export const rollback = (id: string, original: string) => ({ action: "rollback", id, original });

/** The response to a provider when nothing was done. */
export const rejectionResponse = (code: string, balance?: string) => ({
  status: code === "unknown_session" ? 404 : 409,
  body: { code, ...(balance && { balance }) },
});
