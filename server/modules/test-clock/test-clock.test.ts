import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { TEST_NOW, testApp } from "../../../tests/support/server/app.ts";
import { SECRET } from "../../../tests/support/server/documents.ts";
import { createConfirmedPlayer } from "../../../tests/support/server/visitor.ts";
import { sessions } from "../../core/sessions/tables.ts";
import { operatorKey } from "../../http/operator-key.ts";
import { createMovableClock } from "./clock.ts";
import { readCommand, runCommand, USAGE } from "./command.ts";

const KEY = operatorKey(SECRET);
const authorization = `Bearer ${KEY}`;
const clock = createMovableClock(() => TEST_NOW);
const app = await testApp({ now: clock.now, clock });
const move = (body: object, headers: Record<string, string> = { authorization }) =>
  app.post("/operator/clock", body, headers);
const readServerTime = async () => Date.parse(((await app.get("/api/time")).body as { now: string }).now);

beforeEach(() => clock.set(0));

describe("the server's clock", () => {
  it("NEW-26 NEW-10 can be advanced, set and reset, and returns its time", async () => {
    const { headers } = await app.get("/api/time");
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(await readServerTime()).toBe(TEST_NOW);
    expect((await move({ by: 3_600 })).body).toEqual({
      now: new Date(TEST_NOW + 3_600_000).toISOString(),
      shift: 3_600,
    });
    await move({ by: -600 });
    expect(await readServerTime()).toBe(TEST_NOW + 3_000_000);
    await move({ to: "2026-12-31T22:59:00Z" });
    expect(await readServerTime()).toBe(Date.UTC(2026, 11, 31, 22, 59));
    expect((await move({})).body).toMatchObject({ now: "2026-12-31T22:59:00.000Z" });
    await move({ reset: true });
    expect(await readServerTime()).toBe(TEST_NOW);
  });

  it("NEW-26 expires a session when advanced, and cleans it up on request", async () => {
    const { client, player } = await createConfirmedPlayer(app);
    const rows = () => app.db.$count(sessions, eq(sessions.playerId, player.id));
    const days = 60 * 86_400;
    await move({ by: days });
    expect(await rows()).toBeGreaterThan(0);
    await move({ by: 0, sweep: true });
    expect(await rows()).toBe(0);
    const other = await createConfirmedPlayer(app);
    expect((await other.client.get("/api/player")).status).toBe(200);
    await move({ by: days });
    expect((await other.client.get("/api/player")).status).toBe(401);
    await move({ reset: true });
    expect((await client.get("/api/player")).status).toBe(401);
  });

  it.each([
    ["a shift together with a reset", { by: 1, reset: true }],
    ["a fraction of a second", { by: 0.5 }],
    ["a shift over the maximum", { by: 3_153_600_000 }],
    ["an invalid time", { to: "tomorrow" }],
    ["an unknown field", { speed: 2 }],
  ])("NEW-26 rejects %s", async (_, body) => {
    expect((await move(body)).status).toBe(422);
    expect(clock.shift()).toBe(0);
  });

  it("NEW-26 can't be changed without the operator key", async () => {
    for (const headers of [{}, { authorization: "Bearer wrong" }])
      expect((await move({ by: 1 }, headers as Record<string, string>)).status).toBe(404);
    expect(clock.shift()).toBe(0);
  });

  it("NEW-26 can't be changed in production", async () => {
    const production = await testApp({ now: clock.now, clock, demo: false });
    const headers = { authorization };
    expect((await production.post("/operator/clock", { by: 1 }, headers)).status).toBe(404);
    expect(clock.shift()).toBe(0);
    expect((await production.get("/api/time")).status).toBe(200);
  });
});

describe("npm run clock", () => {
  it.each([
    [[], { sweep: undefined }],
    [["--by", "90"], { by: 90 }],
    [["--by=-2h"], { by: -7_200 }],
    [["--by", "3d", "--sweep"], { by: 259_200, sweep: true }],
    [["--to", "2026-12-31T22:59:00Z"], { to: "2026-12-31T22:59:00Z" }],
    [["--reset"], { reset: true }],
  ])("NEW-26 parses %j", (args, body) => {
    expect(readCommand(args).body).toMatchObject(
      Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)),
    );
  });

  it.each([
    [["--by", "soon"], "--by"],
    [["--by", "1d", "--reset"], "Use only one of --by, --to and --reset"],
    [["--to", "tomorrow"], "--to"],
    [["now"], '"now" is an unexpected argument'],
    [["--reset=now"], "'--reset' does not take an argument"],
    [["--url", "http://casino.example"], "--url must be an https address"],
  ])("NEW-26 rejects %j with the reason", (args, message) => {
    expect(() => readCommand(args)).toThrow(message);
    expect(USAGE).toContain("--by 3d");
  });

  it("NEW-26 changes a running server's clock and prints its time", async () => {
    const send = async (url: string, init: RequestInit) => app.app.request(url, init);
    const server = { key: KEY, url: "http://localhost", fetch: send };
    expect(await runCommand(readCommand(["--by", "1h"]), server)).toBe(
      "It is 2026-11-21T13:00:00.000Z on the server, 3600 s from the real time",
    );
    expect(await runCommand(readCommand(["--reset"]), server)).toBe(
      "It is 2026-11-21T12:00:00.000Z on the server",
    );
  });
});
