import { beforeEach, describe, expect, it, vi } from "vitest";
import { withSession } from "../../tests/support/data/signed-in.ts";
import type { PushSettings } from "../contract/push.ts";
import { ApiError, type Http } from "../lib/http/http.ts";
import { setLogSink } from "../lib/http/log.ts";
import { announceSession } from "../lib/session/session-events.ts";
import { createQueryClient } from "./client.ts";
import { changePush, pushQuery } from "./push.ts";

withSession();

const SETTINGS: PushSettings = {
  topics: { account: true, bonuses: false, freespins: false, jackpots: false },
  quiet_hours: { from: "22:00", to: "08:00" },
  time_zone: "Europe/Berlin",
  daily_cap: 3,
  public_key: "key",
  subscribed: false,
};

const http = vi.fn<Http>();
let client: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  setLogSink(() => {});
  http.mockReset().mockResolvedValue({ ok: true });
  client = createQueryClient(http);
  client.setQueryData(pushQuery.queryKey, SETTINGS);
});

const readSettings = () => client.getQueryData(pushQuery.queryKey);
const listSentSettings = () => http.mock.calls.map(([, options]) => options?.body as PushSettings);
const settlePromises = () => new Promise((resolve) => setTimeout(resolve));
const setQuietStart = (time: string) =>
  changePush(client, ({ quiet_hours }) => ({ quiet_hours: { ...quiet_hours!, from: time } }));
const setQuietEnd = (time: string) =>
  changePush(client, ({ quiet_hours }) => ({ quiet_hours: { ...quiet_hours!, to: time } }));

describe("push settings", () => {
  it("PROF-08 changed in quick succession are shown immediately and sent in order, each with those before it", async () => {
    const answer = Promise.withResolvers<unknown>();
    http.mockReturnValueOnce(answer.promise);
    const changes = [setQuietStart("09:15"), setQuietEnd("17:45")];
    await settlePromises();
    expect(readSettings()?.quiet_hours).toEqual({ from: "09:15", to: "17:45" });
    expect(listSentSettings()).toHaveLength(1);
    answer.resolve({ ok: true });
    await Promise.all(changes);
    expect(listSentSettings().map(({ quiet_hours }) => quiet_hours)).toEqual([
      { from: "09:15", to: "08:00" },
      { from: "09:15", to: "17:45" },
    ]);
    expect(listSentSettings()[0]).not.toHaveProperty("public_key");
  });

  it("PROF-08 rejected by the server cause an error, are refetched, and don't block the next change", async () => {
    http.mockRejectedValueOnce(new ApiError("http", 422, null, "HTTP 422"));
    const [first, second] = await Promise.allSettled([setQuietStart("09:15"), setQuietEnd("17:45")]);
    expect([first!.status, second!.status]).toEqual(["rejected", "fulfilled"]);
    await settlePromises();
    expect(client.getQueryState(pushQuery.queryKey)?.isInvalidated).toBe(true);
  });

  it("AUTH-16 waiting in the queue aren't sent in the next session", async () => {
    const answer = Promise.withResolvers<unknown>();
    http.mockReturnValueOnce(answer.promise);
    const changes = [setQuietStart("09:15"), setQuietEnd("17:45")];
    await settlePromises();
    announceSession({ type: "ended", expired: false });
    answer.resolve({ ok: true });
    await Promise.all(changes);
    expect(listSentSettings()).toHaveLength(1);
  });
});
