import { beforeEach, describe, expect, it } from "vitest";
import type { DemoTools } from "../../../src/contract/demo-tools.ts";
import type { Jackpot, JackpotWin } from "../../../src/contract/jackpots.ts";
import type { Notifications } from "../../../src/contract/notifications.ts";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { register, visit } from "../../../tests/support/server/visitor.ts";
import { FIAT_RATES } from "../exchange-rates/fiat-rates.ts";
import { createMovableClock } from "../test-clock/clock.ts";
import { DEMO_PASSWORD } from "./profiles.ts";

const clock = createMovableClock(() => TEST_NOW);
const app = await testApp({ now: clock.now, clock });
const CALLS = ["clock", "jackpot_win", "verification", "message"].map((name) => `/api/demo/${name}`);

beforeEach(() => clock.set(0));

describe("the demo tools", () => {
  it("names the demo players, their password and the clock's offset", async () => {
    const tools = (await app.get("/api/demo/tools")).body as DemoTools;
    expect(tools.password).toBe(DEMO_PASSWORD);
    expect(tools.players).toContainEqual({ email: "player.ca@apogee.test", country: "CA", currency: "CAD" });
    expect(tools.clock_shift).toBe(0);
  });

  it("moves the clock step by step, and back to the real time", async () => {
    const move = (by: number) => visit(app).post("/api/demo/clock", { by });
    expect((await move(86_400)).body).toMatchObject({ clock_shift: 86_400 });
    expect((await move(3_600)).body).toMatchObject({ clock_shift: 90_000 });
    expect(clock.now()).toBe(TEST_NOW + 90_000_000);
    for (const by of [-1, 0.5, 7_776_001]) expect((await move(by)).status).toBe(422);
    expect((await move(0)).body).toMatchObject({ clock_shift: 0 });
  });

  it("pays a jackpot's pot to the player who asks, on every call", async () => {
    const { client } = await register(app);
    const winner = await register(app);
    for (let i = 0; i < 2; i++)
      expect((await winner.client.post("/api/demo/jackpot_win", undefined)).status).toBe(200);
    const [jackpot] = (await app.get("/api/jackpots")).body as Jackpot[];
    const amount_cents = jackpot!.levels.at(-1)!.amount_cents;
    const winsOf = async ({ get }: typeof client) => (await get("/api/player/jackpot_wins")).body;
    expect(await winsOf(winner.client)).toMatchObject([
      { amount_cents, currency: winner.player.currency },
      { amount_cents },
    ] satisfies Partial<JackpotWin>[]);
    expect(await winsOf(client)).toEqual([]);
  });

  it("pays a jackpot's pot in the player's currency, at the day's rate", async () => {
    const { client } = await register(app, { currency: "NZD" });
    expect((await client.post("/api/demo/jackpot_win", undefined)).status).toBe(200);
    const [jackpot] = (await app.get("/api/jackpots")).body as Jackpot[];
    const rate = Number(FIAT_RATES.NZD);
    const [win] = (await client.get("/api/player/jackpot_wins")).body as JackpotWin[];
    expect(win!.currency).toBe("NZD");
    expect(win!.amount_cents * rate).toBeCloseTo(jackpot!.levels.at(-1)!.amount_cents, -1);
  });

  it("sends the player who asks a message in their language", async () => {
    const { client } = await register(app);
    expect((await client.post("/api/demo/message", undefined)).body).toEqual({ pushes: 0 });
    const { notifications } = (await client.get("/api/player/notifications")).body as Notifications;
    expect(notifications.map(({ title }) => title)).toEqual(["Ihr Platz in der Sternwarte"]);
  });

  it("verifies only the player who asks, and changes nothing the second time", async () => {
    const { client } = await register(app);
    const other = await register(app);
    for (let i = 0; i < 2; i++)
      expect((await client.post("/api/demo/verification", undefined)).body).toEqual({ verified: true });
    const stateOf = async ({ get }: typeof client) => (await get("/api/player/verification")).body;
    expect(await stateOf(client)).toMatchObject({ status: "approved", verified: true, needed: [] });
    expect(await stateOf(other.client)).toMatchObject({ status: "none", verified: false });
  });

  it("needs a session for what happens to a player", async () => {
    for (const path of CALLS.slice(1)) expect((await visit(app).post(path, undefined)).status).toBe(401);
  });

  it("doesn't exist in production", async () => {
    const production = await testApp({ now: clock.now, clock, demo: false });
    expect((await production.get("/api/demo/tools")).status).toBe(404);
    for (const path of CALLS) expect((await production.post(path, { by: 60 })).status).toBe(404);
    expect(clock.shift()).toBe(0);
  });

  it("can't move a clock that the server doesn't have", async () => {
    const fixed = await testApp();
    expect((await fixed.get("/api/demo/tools")).body).toMatchObject({ clock_shift: null });
    expect((await fixed.post("/api/demo/clock", { by: 60 })).status).toBe(404);
  });
});
