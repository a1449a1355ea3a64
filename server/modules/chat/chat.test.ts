import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { ClientContext } from "../../../src/contract/chat.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { register, visit } from "../../../tests/support/server/visitor.ts";
import { auditEvents } from "../../core/audit/tables.ts";
import { players } from "../../core/players/tables.ts";
import { providerOf } from "./service.ts";
import { chatIdentities } from "./tables.ts";

let app: Awaited<ReturnType<typeof testApp>>;
const clock = testClock();
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});

const GET = "/restore-id/get";
const SET = "/restore-id/set";
const requestBody = (internalId: number | string, more: object = {}) => ({
  internalId,
  project: "apogee",
  type: "livechat",
  ...more,
});

describe("chat identity", () => {
  it("PLT-38 stores the player's latest chat id by project and type", async () => {
    const { client, player } = await register(app);
    expect((await client.post(GET, requestBody(player.id, { requestId: "r1" }))).body).toEqual({
      restoreId: null,
      requestId: "r1",
    });
    for (const restoreId of ["first", "se/con+d=="])
      expect((await client.post(SET, requestBody(player.id, { restoreId }))).body).toEqual({
        restoreId,
        requestId: null,
      });
    expect(
      (await client.post(GET, requestBody(String(player.id), { restoreId: "of another device" }))).body,
    ).toMatchObject({
      restoreId: "se/con+d==",
    });
    expect((await client.post(GET, requestBody(player.id, { type: "vip" }))).body).toMatchObject({
      restoreId: null,
    });
  });

  it("PLT-38 rejects guests, and audits a player who names another one", async () => {
    const [owner, other] = [await register(app), await register(app)];
    await owner.client.post(SET, requestBody(owner.player.id, { restoreId: "private" }));
    for (const path of [GET, SET]) {
      const body = requestBody(owner.player.id, { restoreId: "stolen" });
      expect((await visit(app).post(path, body)).status).toBe(401);
      const rejection = await other.client.post(path, body);
      expect([rejection.status, JSON.stringify(rejection.body).includes("private")]).toEqual([403, false]);
    }
    expect((await owner.client.post(GET, requestBody(owner.player.id))).body).toMatchObject({
      restoreId: "private",
    });
    const auditRows = await app.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.playerId, other.player.id), eq(auditEvents.kind, "chat_identity_refused")));
    expect(auditRows).toHaveLength(2);
  });

  it.each([
    ["internalId", undefined],
    ["internalId", "1 or 1=1"],
    ["project", "a b"],
    ["project", ""],
    ["type", "x".repeat(41)],
    ["restoreId", ""],
    ["restoreId", "two words"],
    ["restoreId", "x".repeat(201)],
    ["requestId", "x".repeat(101)],
  ])("PLT-38 rejects %s %j", async (field, value) => {
    const { client, player } = await register(app);
    const answer = await client.post(SET, requestBody(player.id, { restoreId: "a", [field]: value }));
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });

  it("PLT-38 keeps a player's newest twenty conversations", async () => {
    const { client, player } = await register(app);
    for (let i = 0; i < 23; i++) {
      clock.advance(1_000);
      await client.post(SET, requestBody(player.id, { type: `t${i}`, restoreId: "a" }));
    }
    const rows = await app.db.select().from(chatIdentities).where(eq(chatIdentities.playerId, player.id));
    expect(rows).toHaveLength(20);
    expect(rows.map(({ type }) => type)).not.toContain("t2");
    expect(rows.map(({ type }) => type)).toContain("t3");
  });
});

describe("chat context", () => {
  async function contextWith(groups: number[], nickname?: string) {
    const { client, player } = await register(app, nickname ? { nickname } : {});
    await app.db.update(players).set({ groups }).where(eq(players.id, player.id));
    return { player, context: (await client.get("/client-context")).body as ClientContext };
  }

  it("PLT-39 VIP-22 has no user for guests, who write to the default group", async () => {
    const answer = await visit(app).get("/client-context");
    expect(answer.body).toEqual({
      user: null,
      chat: { group: 26, provider: "standard", provider_source: null },
    });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("PLT-39 VIP-22 identifies the player; players write to the general group", async () => {
    const { player, context } = await contextWith([544], "Anna B.");
    expect(context).toEqual({
      user: {
        id: player.id,
        name: "Anna B.",
        email: player.email,
        locale: "de",
        tier: "regular",
        groups: [544],
      },
      chat: { group: 1, provider: "standard", provider_source: null },
    });
    expect((await contextWith([])).context.user?.name).toBeNull();
  });

  it("PLT-39 VIP-22 assigns VIP players to their own group", async () => {
    const { context } = await contextWith([793]);
    expect(context).toMatchObject({ user: { tier: "bronze" }, chat: { group: 2 } });
  });

  it("VIP-22 AMB-VIP-04 group 545 in either list selects the alternative provider, and the context names the list", async () => {
    expect((await contextWith([545])).context.chat).toEqual({
      group: 1,
      provider: "alternative",
      provider_source: "groups",
    });
    expect(providerOf({ groups: [1], statuses: [{ id: "group_545", name: "chat" }] })).toEqual({
      provider: "alternative",
      provider_source: "statuses",
    });
    expect(providerOf({ groups: [5450], statuses: [{ id: "group_1545", name: "545" }] }).provider).toBe(
      "standard",
    );
  });
});
