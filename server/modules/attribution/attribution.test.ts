import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { testClock } from "../../../tests/support/server/clock.ts";
import { register, type TestClient, visit } from "../../../tests/support/server/visitor.ts";
import { utmMetrics } from "./tables.ts";

const VISIT = "__Host-visit";

let app: Awaited<ReturnType<typeof testApp>>;
const clock = testClock();
beforeAll(async () => {
  app = await testApp({ now: clock.now });
});
beforeEach(async () => {
  clock.reset();
  await app.db.delete(utmMetrics);
});

const rows = () => app.db.select().from(utmMetrics).orderBy(utmMetrics.id);
const set = (client: TestClient, utmMetrics: object) => client.post("/log_utm_set", { utmMetrics });
const send = (client: TestClient, utmMetrics: object = {}) => client.post("/log_utm_send", { utmMetrics });

const UTM_PARAMETERS = { utm_source: "news", utm_medium: "mail", utm_campaign: "spring", sub_id: "7" };

describe("attribution", () => {
  it("PLT-40 stores the UTM parameters of a visit, which an HttpOnly cookie identifies", async () => {
    const client = visit(app);
    const answer = await set(client, { ...UTM_PARAMETERS, unknown: "x", utm_term: "" });
    expect([answer.status, answer.body]).toEqual([200, { accepted: true }]);
    const cookie = answer.headers.get("set-cookie")!;
    expect(cookie).toMatch(/^__Host-visit=[\da-f-]{36};/);
    for (const part of ["HttpOnly", "SameSite=Lax", "Max-Age=2592000", "Path=/", "Secure"])
      expect(cookie).toContain(part);
    expect(await rows()).toMatchObject([
      { visit: client.cookies.get(VISIT), value: UTM_PARAMETERS, playerId: null, sentAt: null },
    ]);
    const secondResponse = await set(client, { utm_source: "search" });
    expect(secondResponse.headers.get("set-cookie")).toBeNull();
    expect((await rows()).map(({ value }) => value)).toEqual([{ utm_source: "search" }]);
  });

  it("PLT-40 links the UTM parameters to the player once", async () => {
    const client = visit(app);
    await set(client, UTM_PARAMETERS);
    expect((await send(client)).status).toBe(401);
    const { player } = await register(app, {}, client);
    clock.advance(5_000);
    expect((await send(client, UTM_PARAMETERS)).body).toEqual({ sent: true });
    expect((await send(client, UTM_PARAMETERS)).body).toEqual({ sent: false });
    await set(client, UTM_PARAMETERS);
    expect((await send(client, UTM_PARAMETERS)).body).toEqual({ sent: false });
    expect(await rows()).toMatchObject([
      { playerId: player.id, value: UTM_PARAMETERS, sentAt: new Date(TEST_NOW + 5_000) },
    ]);
  });

  it("PLT-40 links a later campaign of the visit to the player who is then logged in, not to the previous one", async () => {
    const client = visit(app);
    await set(client, UTM_PARAMETERS);
    const first = await register(app, {}, client);
    await send(client);
    const second = await register(app, {}, client);
    await set(client, { utm_source: "search" });
    await send(client);
    expect((await rows()).map(({ playerId }) => playerId)).toEqual([first.player.id, second.player.id]);
  });

  it("PLT-40 accepts parameters that first arrive after registration", async () => {
    const { client, player } = await register(app);
    expect((await send(client, {})).body).toEqual({ sent: false });
    expect(client.cookies.has(VISIT)).toBe(false);
    expect((await send(client, UTM_PARAMETERS)).body).toEqual({ sent: true });
    expect(await rows()).toMatchObject([{ playerId: player.id, value: UTM_PARAMETERS }]);
  });

  it("PLT-40 replaces a visit id that the server didn't issue", async () => {
    const client = visit(app);
    client.cookies.set(VISIT, "mine");
    await set(client, UTM_PARAMETERS);
    expect(client.cookies.get(VISIT)).toMatch(/^[\da-f-]{36}$/);
    expect((await rows())[0]!.visit).toBe(client.cookies.get(VISIT));
  });

  it("PLT-40 stores the first 200 characters of a parameter, without text that a database can't hold", async () => {
    const utm_source = `${"x".repeat(199)}😀 and more`;
    expect((await set(visit(app), { utm_source, utm_term: "<b>'; --\u0000" })).status).toBe(200);
    expect((await rows())[0]!.value).toEqual({
      utm_source: `${"x".repeat(199)}\ufffd`,
      utm_term: "<b>'; --\ufffd",
    });
    for (const invalidParameters of [{ utm_source: 5 }, { utm_source: "x".repeat(2_001) }])
      expect((await set(visit(app), invalidParameters)).status).toBe(422);
    expect(await set(visit(app), {})).toMatchObject({ status: 200 });
    expect(await rows()).toHaveLength(1);
  });

  it("PLT-40 allows 60 requests a minute from an IP address", async () => {
    const { client } = await register(app);
    for (let i = 0; i < 60; i++) expect((await set(client, {})).status).toBe(200);
    expect((await set(client, UTM_PARAMETERS)).status).toBe(429);
    expect((await send(client)).status).toBe(429);
    expect((await set(visit(app), {})).status).toBe(200);
  });
});
