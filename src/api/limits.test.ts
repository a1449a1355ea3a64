import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { UserLimit } from "../contract/limits.ts";
import { ApiError } from "../lib/http/http.ts";
import { locksOf } from "../lib/session/play-lock.ts";
import { isEndingSession } from "../lib/session/session-events.ts";
import { createQueryClient } from "./client.ts";
import { limitsQuery, sendPendingBreaks, setLimit, startBreak, unlockGames } from "./limits.ts";

const http = vi.fn();
let client: ReturnType<typeof createQueryClient>;
const stored = new Map<string, string>();
const offline = new ApiError("network", 0, null, "offline");
const UNTIL = "2026-11-22T12:00:00.000Z";

beforeEach(() => {
  stored.clear();
  client = createQueryClient(http);
  http.mockReset();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal("document", { cookie: "signed_in=anna" });
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const userLimit = (type: UserLimit["type"], period: UserLimit["period"]): UserLimit => ({
  id: 1,
  type,
  period,
  state: "active",
  accounts: [],
  reached: true,
  near: true,
  since: "2026-11-21T12:00:00.000Z",
  resets_at: UNTIL,
  forever: false,
  pending_change: null,
});
const rejectionWith = (status: number) =>
  new ApiError("http", status, { code: "validation_failed" } as never, `HTTP ${status}`);
const listSentChanges = () => http.mock.calls.map(([key, options]) => [key, options?.body?.type]);
const keys = () => http.mock.calls.map(([, options]) => options.body.key as string);

describe("a break", () => {
  it("NEW-03 locks this device while offline, and is sent with one key once online", async () => {
    http.mockRejectedValue(offline);
    await expect(startBreak(client, 7, "coolingoff", "day")).rejects.toBe(offline);
    expect(locksOf(7)).toMatchObject([{ until: null }]);
    await expect(startBreak(client, 7, "coolingoff", "day")).rejects.toBe(offline);
    http.mockResolvedValue([userLimit("coolingoff", "day")]);
    await sendPendingBreaks(client, 7);
    expect(new Set(keys()).size).toBe(1);
    expect(locksOf(7)).toMatchObject([{ until: UNTIL }]);
    await sendPendingBreaks(client, 7);
    expect(http).toHaveBeenCalledTimes(3);
  });

  it("NEW-03 keeps this device locked after every failure, and is requested again after a rejection", async () => {
    for (const failure of [rejectionWith(401), rejectionWith(422), rejectionWith(500), offline]) {
      http.mockRejectedValueOnce(failure);
      await expect(startBreak(client, 7, "coolingoff", "day")).rejects.toBe(failure);
      expect(locksOf(7)).toMatchObject([{ until: null }]);
    }
    expect(locksOf(7)[0]!.isRejected).toBe(true);
    http.mockRejectedValueOnce(rejectionWith(422));
    await expect(unlockGames(client, 7)).rejects.toThrow();
    expect(locksOf(7)).toHaveLength(1);
  });

  it("NEW-03 locks this device until the server confirms its end", async () => {
    const server = { excluded_until: UNTIL as string | null, limits: [userLimit("coolingoff", "day")] };
    http.mockImplementation(async (key: string) =>
      key.endsWith("/rules") ? { excluded_until: server.excluded_until } : server.limits,
    );
    await startBreak(client, 7, "coolingoff", "day");
    await unlockGames(client, 7);
    expect(locksOf(7)).toHaveLength(1);
    server.limits = [];
    await unlockGames(client, 7);
    expect(locksOf(7)).toHaveLength(1);
    server.excluded_until = null;
    await unlockGames(client, 7);
    expect(locksOf(7)).toEqual([]);
  });

  it("NEW-03 that ends the session is sent last", async () => {
    http.mockRejectedValue(offline);
    await expect(startBreak(client, 7, "selfexclusion", "6_months")).rejects.toBe(offline);
    await expect(startBreak(client, 7, "coolingoff", "day")).rejects.toBe(offline);
    http.mockReset();
    http.mockImplementation(async (_: string, { body }: { body: { type: "coolingoff"; period: "day" } }) => [
      userLimit(body.type, body.period),
    ]);
    await sendPendingBreaks(client, 7);
    expect(listSentChanges()).toEqual([
      ["POST /api/user_limits", "coolingoff"],
      ["POST /api/user_limits", "selfexclusion"],
    ]);
  });
});

it.each([
  ["selfexclusion", true],
  ["coolingoff", false],
] as const)("NEW-03 while a %s is requested, a missing session is its doing: %s", async (type, isEnding) => {
  let isEndingDuringRequest: boolean | undefined;
  http.mockImplementation(async () => {
    isEndingDuringRequest = isEndingSession();
    return [userLimit(type, "6_months")];
  });
  await startBreak(client, 7, type, "6_months");
  expect([isEndingDuringRequest, isEndingSession()]).toEqual([isEnding, false]);
});

it("LIM-09 a limit that was set is shown as the server returns it", async () => {
  const limit = { ...userLimit("deposit", "day"), accounts: [] };
  http.mockResolvedValue([limit]);
  expect(await setLimit(client, { type: "deposit", period: "day", amount_cents: 100 })).toEqual(limit);
  expect(client.getQueryData(limitsQuery.queryKey)).toEqual([limit]);
});
