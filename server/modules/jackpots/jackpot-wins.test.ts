import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { JackpotWin } from "../../../src/contract/jackpots.ts";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { notificationsOf } from "../../../tests/support/server/notices.ts";
import {
  createConfirmedPlayer,
  register,
  signIn,
  type TestClient,
  visit,
} from "../../../tests/support/server/visitor.ts";
import { jackpotWins } from "./tables.ts";

const PATH = "/api/player/jackpot_wins";
const AWARD = {
  identifier: "mystic-nova",
  title: "Mystic Nova",
  level: "Grand",
  currency: "EUR",
  amount: 4_820_710n,
};

let app: Awaited<ReturnType<typeof testApp>>;
let clock = TEST_NOW;
beforeAll(async () => {
  app = await testApp({ now: () => clock });
});
beforeEach(() => {
  clock = TEST_NOW;
});

const winsOf = async (client: TestClient) => (await client.get(PATH)).body as JackpotWin[];
const claim = (client: TestClient, id: string) => client.post(`${PATH}/${id}/claim`, undefined);
const award = async (id: number, changes: Partial<typeof AWARD> = {}) =>
  (await app.awardJackpot(id, { ...AWARD, key: randomUUID(), ...changes }))!.win;

describe("jackpot wins", () => {
  it("JPT-09 are listed until they were shown, oldest first, in whole minor units", async () => {
    const { client, player } = await register(app);
    expect(await winsOf(client)).toEqual([]);
    const first = await award(player.id);
    const second = await award(player.id, { level: "Mini", currency: "BTC", amount: 9_007_199_254_740_991n });
    clock -= 1_000;
    const before = await award(player.id, { currency: "JPY", amount: 1n });
    const wins = await winsOf(client);
    expect(wins.map(({ id }) => id)).toEqual([before, first, second]);
    expect(wins[1]).toEqual({
      id: first,
      identifier: "mystic-nova",
      title: "Mystic Nova",
      level: "Grand",
      currency: "EUR",
      amount_cents: 4_820_710,
      won_at: "2026-11-21T12:00:00.000Z",
    });
    expect(wins[2]!.amount_cents).toBe(Number.MAX_SAFE_INTEGER);
  });

  it("JPT-09 appear in the bell for a week, in the player's language and without the amount", async () => {
    const { client, player } = await register(app, { locale: "it" });
    await award(player.id);
    const { notifications, unread } = await notificationsOf(client);
    expect(unread).toBe(1);
    expect(notifications).toMatchObject([
      {
        type: "personal",
        title: "Hai vinto un jackpot",
        text: "Mystic Nova, livello Grand. Congratulazioni!",
        content: { icon: "jackpot", button: { title: "Vedi il jackpot", path: "/mystic-nova" } },
        expires_at: "2026-11-28T12:00:00.000Z",
      },
    ]);
    expect(JSON.stringify(notifications)).not.toMatch(/4820710|48[.,\s]?207/);
  });

  it("JPT-09 are claimed once, by the first page", async () => {
    const { email, player } = await createConfirmedPlayer(app);
    const devices = [visit(app), visit(app), visit(app)];
    for (const client of devices) await signIn(client, email);
    const id = await award(player.id);
    const claims = devices.flatMap((client) => Array.from({ length: 5 }, () => claim(client, id)));
    const answers = (await Promise.all(claims)).map(({ body }) => (body as { claimed: boolean }).claimed);
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(answers).toHaveLength(15);
    expect(await winsOf(devices[0]!)).toEqual([]);
    const [{ claimedAt }] = (await app.db.select().from(jackpotWins).where(eq(jackpotWins.id, id))) as [
      typeof jackpotWins.$inferSelect,
    ];
    clock += 1_000;
    expect(await claim(devices[1]!, id)).toMatchObject({ status: 200, body: { claimed: false } });
    const [winAfter] = await app.db.select().from(jackpotWins).where(eq(jackpotWins.id, id));
    expect(winAfter!.claimedAt).toEqual(claimedAt);
  });

  it("JPT-09 are visible to the winner only", async () => {
    const [winner, other] = [await register(app), await register(app)];
    const id = await award(winner.player.id);
    expect(await winsOf(other.client)).toEqual([]);
    for (const unknown of [id, randomUUID()])
      expect(await claim(other.client, unknown)).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await claim(other.client, "1")).toMatchObject({
      status: 422,
      body: { errors: { id: ["unknown"] } },
    });
    expect((await winsOf(winner.client)).map((win) => win.id)).toEqual([id]);
    const guest = visit(app);
    for (const answer of [await guest.get(PATH), await claim(guest, id)])
      expect(answer).toMatchObject({ status: 401, body: { code: "unauthorized" } });
    expect(await claim(winner.client, id)).toMatchObject({ status: 200, body: { claimed: true } });
  });

  it("JPT-09 require a safe positive amount and an existing player", async () => {
    const { client, player } = await register(app);
    for (const amount of [0n, -1n, 9_007_199_254_740_992n])
      await expect(app.awardJackpot(player.id, { ...AWARD, key: randomUUID(), amount })).rejects.toThrow(
        RangeError,
      );
    expect(await app.awardJackpot(999_999_999, { ...AWARD, key: randomUUID() })).toBeUndefined();
    expect([await winsOf(client), (await notificationsOf(client)).unread]).toEqual([[], 0]);
  });
});
