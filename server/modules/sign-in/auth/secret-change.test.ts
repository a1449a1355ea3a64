import { createHash, createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { FrameRound } from "../../../../frames/protocol.ts";
import type { ProviderOrder } from "../../../../src/contract/payment-provider.ts";
import type { Payment } from "../../../../src/contract/payments.ts";
import type { Player } from "../../../../src/contract/player.ts";
import type { FairRotated, FairSeed } from "../../../../src/contract/provably-fair.ts";
import { testApp } from "../../../../tests/support/server/app.ts";
import { SECRET } from "../../../../tests/support/server/documents.ts";
import { callGameServer, gameOf, newKey, openGame } from "../../../../tests/support/server/game-frame.ts";
import { fund } from "../../../../tests/support/server/ledger.ts";
import {
  depositOf,
  PROVIDER,
  testPayments,
  withdrawalOf,
} from "../../../../tests/support/server/payments.ts";
import { newEmail, type TestClient, visit } from "../../../../tests/support/server/visitor.ts";
import { gameClientSessions, gameSeeds } from "../../../reference-game-server/tables.ts";
import { providers } from "../../games/tables.ts";

const NEW_SECRET = "another secret of tests, which is long enough";

const site = await testPayments();
const { app: before, clock, script, db } = site;
const settings = {
  now: clock.now,
  paymentProviders: { [PROVIDER]: script.provider },
  waitForProvider: async () => {},
  waitBeforeRetry: async () => {},
};
type App = Awaited<ReturnType<typeof testApp>>;
/** The server restarted with another secret, and restarted again after removal of the old one. */
let after: App;
let later: App;
beforeAll(async () => {
  after = await testApp({ ...settings, secret: NEW_SECRET, previousSecret: SECRET });
  later = await testApp({ ...settings, secret: NEW_SECRET });
  await db.update(providers).set({ requiredFields: [] });
});

/** The same browser after the server's restart. */
function clientOn(app: App, client: TestClient): TestClient {
  const sameClient = visit(app, { country: "AT" });
  for (const [name, value] of client.cookies) sameClient.cookies.set(name, value);
  return sameClient;
}
/** The player name that earlier versions derived, which stored no names. */
const nameBefore = (player: string) =>
  createHmac("sha256", SECRET).update(`${player} at ${PROVIDER}`).digest("hex").slice(0, 32);
const payerNames = (id: string) =>
  script
    .callsTo("POST /orders")
    .map(({ body }) => body as ProviderOrder)
    .filter(({ payment }) => payment === id)
    .map(({ player }) => player);

describe("payments after SECRET has changed", () => {
  it("repeat a deposit's order under the same player name, and answer its request as before", async () => {
    const { client, id: playerId } = await site.payer();
    const depositRequest = depositOf();
    script.dropResponses(3);
    expect(await site.deposit(client, depositRequest)).toMatchObject({
      status: 503,
      body: { code: "unavailable" },
    });
    const repeatedResponse = await clientOn(after, client).post("/api/payments/deposits", depositRequest);
    expect(repeatedResponse.status).toBe(200);
    const { id } = repeatedResponse.body as Payment;
    const names = payerNames(id);
    expect(names).toEqual(Array(4).fill(nameBefore(`payer ${playerId}`)));
    const other = await clientOn(after, client).post("/api/payments/deposits", depositOf());
    expect(payerNames((other.body as Payment).id)).toEqual(names.slice(0, 1));
  });

  it("repeat a withdrawal's order under the same player name", async () => {
    const { client } = await site.payer({ funds: 50_000n });
    const { id } = (await site.withdraw(client, { amount_cents: 4_999 })).body as Payment;
    script.dropResponses(3);
    await before.settle();
    expect((await site.payment(client, id)).state).toBe("processing");
    await after.settle();
    const names = payerNames(id);
    expect(names.length).toBeGreaterThan(3);
    expect(new Set(names).size).toBe(1);
  });

  it("reject another request under an earlier key", async () => {
    const { client } = await site.payer();
    const depositRequest = depositOf();
    expect((await site.deposit(client, depositRequest)).status).toBe(200);
    const browser = clientOn(after, client);
    expect(
      (await browser.post("/api/payments/deposits", { ...depositRequest, amount_cents: 6_000 })).body,
    ).toMatchObject({
      code: "key_reused",
    });
    expect((await browser.post("/api/payments/deposits", depositRequest)).status).toBe(200);
  });

  it("reject an earlier rejected request again, for the same reason", async () => {
    const { client, id } = await site.payer();
    const withdrawalRequest = withdrawalOf();
    const errors = { amount_cents: ["not_enough_money"] };
    expect((await site.withdraw(client, withdrawalRequest)).body).toMatchObject({
      code: "validation_failed",
      errors,
    });
    await fund(db, id, 50_000n);
    expect(
      (await clientOn(after, client).post("/api/payments/withdrawals", withdrawalRequest)).body,
    ).toMatchObject({ errors });
  });

  it("are recognized by the current secret alone after removal of the old one", async () => {
    const { client } = await site.payer();
    const [old, recent, rejectedRequest] = [depositOf(), depositOf(), withdrawalOf()];
    await site.deposit(client, old);
    const { id } = (await clientOn(after, client).post("/api/payments/deposits", recent)).body as Payment;
    await clientOn(after, client).post("/api/payments/withdrawals", rejectedRequest);
    const browser = clientOn(later, client);
    expect((await browser.post("/api/payments/deposits", old)).body).toMatchObject({ code: "key_reused" });
    expect((await browser.post("/api/payments/deposits", recent)).body).toMatchObject({ id });
    expect((await browser.post("/api/payments/withdrawals", rejectedRequest)).body).toMatchObject({
      errors: { amount_cents: ["not_enough_money"] },
    });
  });
});

describe("cards after SECRET has changed", () => {
  const CARD = { card_expiry_month: 12, card_expiry_year: 2030, first_six: "424242" };
  const check = async (client: TestClient, last_four: string) =>
    ((await client.post("/api/users/transaction", { ...CARD, last_four })).body as { result: string }).result;

  it("count earlier ones once each, however often they are checked", async () => {
    const { client } = await site.payer();
    const usual = ["1001", "1002", "1003"];
    for (const card of usual) expect(await check(client, card)).toBe("accepted");
    const browser = clientOn(after, client);
    for (const card of [...usual, ...usual]) expect(await check(browser, card)).toBe("accepted");
    expect(await check(browser, "1004")).toBe("review");
  });

  it("are recognized by the current secret alone after removal of the old one", async () => {
    const { client } = await site.payer();
    expect(await check(clientOn(after, client), "1001")).toBe("accepted");
    for (const card of ["1002", "1003", "1001"])
      expect(await check(clientOn(later, client), card)).toBe("accepted");
  });

  it("count only checks of the current secret after a day", async () => {
    const { client } = await site.payer();
    await check(client, "1001");
    clock.advance(86_400_001);
    expect(await check(clientOn(after, client), "1001")).toBe("accepted");
    for (const card of ["1002", "1003", "1001"])
      expect(await check(clientOn(later, client), card)).toBe("accepted");
  });
});

describe("games after SECRET has changed", () => {
  const CHOICE = { chances: 4_950, over: false };

  async function playRound(app: App, session: string): Promise<void> {
    clock.advance(10_000);
    const playRequest = { session, key: newKey(), stake: "1.00", choice: CHOICE };
    const { body } = await callGameServer<{ round: FrameRound }>(app, "play", playRequest);
    await callGameServer(app, "finish", { session, round: body.round.id });
  }
  const seedsOf = async (client: TestClient) =>
    (await client.get("/api/player/fair_seeds")).body as FairSeed[];
  const nameIn = async (session: string) => {
    const digest = createHash("sha256").update(session).digest("base64url");
    return (await db.select().from(gameClientSessions).where(eq(gameClientSessions.digest, digest)))[0]!
      .player;
  };

  async function playFirstRound() {
    const { client, id } = await site.payer({ funds: 50_000n });
    const dice = await gameOf(before, "table", /^(?!.*(roulette|wheel))/i);
    const game = await openGame(before, client, dice);
    await playRound(before, game.session);
    return { client, id, dice, game };
  }

  it("launch under the same player name, with the committed seed", async () => {
    const { client, id, dice, game } = await playFirstRound();
    const next = await openGame(after, clientOn(after, client), dice);
    expect(await nameIn(game.session)).toBe(nameBefore(`player ${id}`));
    expect(await nameIn(next.session)).toBe(nameBefore(`player ${id}`));
    expect(next.fair.commitment).toBe(game.fair.commitment);
  });

  it("list the seed whose commitment the player was shown, and reveal it", async () => {
    const { client, dice, game } = await playFirstRound();
    const browser = clientOn(after, client);
    const { commitment } = game.fair;
    expect(await seedsOf(browser)).toMatchObject([{ game: dice.identifier, commitment, rounds: 1 }]);
    const seedRequest = { game: dice.identifier, client: "my own words" };
    const { revealed } = (await browser.post("/api/player/fair_seeds", seedRequest)).body as FairRotated;
    expect(createHash("sha256").update(Buffer.from(revealed!.secret, "hex")).digest("hex")).toBe(commitment);
  });

  it("reveal the seed at logout", async () => {
    const { client, game } = await playFirstRound();
    const browser = clientOn(after, client);
    await browser.delete("/api/users/sign_out");
    const [seed] = await db.select().from(gameSeeds).where(eq(gameSeeds.commitment, game.fair.commitment));
    expect(seed!.revealedAt).not.toBeNull();
  });

  it("accept the calls of rounds that were open before", async () => {
    const { client, game } = await playFirstRound();
    await playRound(after, game.session);
    expect(await seedsOf(clientOn(after, client))).toMatchObject([{ rounds: 2 }]);
  });
});

describe("secrets that the demo's providers share with the server", () => {
  it("change on both sides: a deposit that was started before is paid", async () => {
    const options = { now: clock.now };
    const old = await testApp(options);
    const changed = await testApp({ ...options, secret: NEW_SECRET, previousSecret: SECRET });
    const { client } = await site.payer();
    const startedDeposit = (await clientOn(old, client).post("/api/payments/deposits", depositOf()))
      .body as Payment;
    const page = new URL((startedDeposit.next_step as { url: string }).url).pathname;
    const paid = await changed.app.request(`http://localhost${page}`, {
      method: "POST",
      body: new URLSearchParams({ choice: "pay", fault: "none" }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(paid.status).toBe(303);
    expect(await site.payment(clientOn(changed, client), startedDeposit.id)).toMatchObject({
      state: "succeeded",
    });
  });
});

it("a login with an identity provider that started before SECRET changed is completed", async () => {
  const client = visit(before, { country: "AT" });
  const email = newEmail();
  const started = await client.get("/api/auth_providers/demo/start");
  const { search } = new URL(started.headers.get("location")!);
  const browser = clientOn(after, client);
  const consentForm = new URLSearchParams({ email, verified: "on" });
  const consentResponse = await browser.get(`/api/demo_provider/consent${search}&${consentForm}`);
  const back = new URL(consentResponse.headers.get("location")!);
  await browser.get(back.pathname + back.search);
  expect((await browser.get("/api/player")).body as Player).toMatchObject({ email });
});
