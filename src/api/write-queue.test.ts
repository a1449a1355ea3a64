import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Endpoint } from "../contract/endpoint.ts";
import { endpoints } from "../contract/endpoints.ts";
import { ApiError } from "../lib/http/http.ts";
import { createQueryClient } from "./client.ts";
import { flushQueue, hasQueuedChanges, sendOrQueue } from "./write-queue.ts";

const PUT = "PUT /api/player/favorite_games/:id";
const DELETE = "DELETE /api/player/favorite_games/:id";
const offline = new ApiError("network", 0, null, "offline");

let stored: Map<string, string>;
const http = vi.fn();
const client = createQueryClient(http);

beforeEach(() => {
  stored = new Map();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("document", { cookie: "signed_in=1" });
  http.mockReset().mockResolvedValue({ ok: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const listSentCalls = () =>
  http.mock.calls.map(([key, options]) => `${String(key).split(" ")[0]} ${options.params?.id}`);
const changeFavorite = (id: string, on = true) =>
  sendOrQueue(client, on ? PUT : DELETE, `favorite:${id}`, { params: { id } });

describe("a queued change", () => {
  it("PLT-54 NEW-13 is sent once, in order, unless a later one about the same subject replaces it", async () => {
    http.mockRejectedValue(offline);
    expect(await Promise.all([changeFavorite("1"), changeFavorite("2")])).toEqual(["queued", "queued"]);
    vi.advanceTimersByTime(1_000);
    expect(await changeFavorite("1", false)).toBe("queued");
    http.mockReset().mockResolvedValue({ ok: true });
    await flushQueue(client);
    expect(listSentCalls()).toEqual(["PUT 2", "DELETE 1"]);
    expect(hasQueuedChanges()).toBe(false);
    await flushQueue(client);
    expect(http).toHaveBeenCalledTimes(2);
  });

  it("is replaced by a later change that is sent immediately", async () => {
    http.mockRejectedValueOnce(offline);
    await changeFavorite("1");
    expect(await changeFavorite("1", false)).toBe("sent");
    expect(hasQueuedChanges()).toBe(false);
  });

  it("is kept while offline, and dropped when the server rejects it", async () => {
    http.mockRejectedValue(offline);
    await changeFavorite("1");
    await changeFavorite("2");
    http.mockReset().mockRejectedValue(offline);
    await flushQueue(client);
    expect(http).toHaveBeenCalledTimes(1);
    http
      .mockReset()
      .mockRejectedValueOnce(new ApiError("http", 422, null, "no"))
      .mockResolvedValue({ ok: true });
    await flushQueue(client);
    expect(listSentCalls()).toEqual(["PUT 1", "PUT 2"]);
    expect(hasQueuedChanges()).toBe(false);
  });

  it.each([502, 503, 429, 408])(
    "is kept after a %i, which is unrelated to the change itself",
    async (status) => {
      http.mockRejectedValueOnce(offline);
      await changeFavorite("1");
      http.mockReset().mockRejectedValueOnce(new ApiError("http", status, null, "later"));
      await flushQueue(client);
      expect(hasQueuedChanges()).toBe(true);
      http.mockReset().mockResolvedValue({ ok: true });
      await flushQueue(client);
      expect(hasQueuedChanges()).toBe(false);
    },
  );

  it("isn't created for a rejected call, which throws", async () => {
    http.mockRejectedValue(new ApiError("http", 422, null, "no"));
    await expect(changeFavorite("1")).rejects.toThrow("no");
    expect(hasQueuedChanges()).toBe(false);
  });

  it("expires after a day, also when the clock jumps, and malformed queues are ignored", async () => {
    http.mockRejectedValue(offline);
    await changeFavorite("1");
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(hasQueuedChanges()).toBe(false);
    vi.setSystemTime(Date.UTC(2020, 0, 1));
    expect(hasQueuedChanges()).toBe(false);
    for (const text of ["", "{", "{}", '[{"endpoint":"POST /api/users"}]', "[1]"]) {
      stored.set("private:queue", text);
      expect(hasQueuedChanges(), text).toBe(false);
    }
  });

  it("AUTH-16 isn't sent after the session's end", async () => {
    http.mockRejectedValue(offline);
    await changeFavorite("1");
    vi.stubGlobal("document", { cookie: "" });
    http.mockReset().mockResolvedValue({ ok: true });
    await flushQueue(client);
    expect(http).not.toHaveBeenCalled();
  });
});

describe("calls that change data", () => {
  const entries = Object.entries<Endpoint>(endpoints);
  const changingEndpoints = entries.flatMap(([key, { safe }]) => (key.startsWith("GET ") || safe ? [] : key));
  const queueableEndpoints = entries.flatMap(([key, { queueable }]) => (queueable ? key : []));

  it("PLT-54 are listed: only queueable ones may wait, all others fail immediately", () => {
    const others = changingEndpoints.filter((key) => !queueableEndpoints.includes(key));
    expect(queueableEndpoints.filter((key) => !changingEndpoints.includes(key))).toEqual([]);
    expect(others.sort()).toMatchInlineSnapshot(`
      [
        "DELETE /api/games/sessions/:session",
        "DELETE /api/payments/profiles/:id",
        "DELETE /api/player/bonuses/:id",
        "DELETE /api/player/clear_bonus_code",
        "DELETE /api/player/freespins/:id",
        "DELETE /api/player/passkeys/:id",
        "DELETE /api/player/play_session/plan",
        "DELETE /api/player/push/subscription",
        "DELETE /api/player/sessions",
        "DELETE /api/player/sessions/:id",
        "DELETE /api/player/two_factor",
        "DELETE /api/user_limits/:id",
        "DELETE /api/users/sign_out",
        "PATCH /api/player",
        "PATCH /api/player/set_bonus_code",
        "PATCH /api/player/update_bonus_settings",
        "POST /api/auth_providers/sign_in",
        "POST /api/auth_providers/update_details",
        "POST /api/bonuses/coupon",
        "POST /api/demo/clock",
        "POST /api/demo/jackpot_win",
        "POST /api/demo/message",
        "POST /api/demo/verification",
        "POST /api/games/:id/launch",
        "POST /api/payments/:id/answer",
        "POST /api/payments/:id/cancel",
        "POST /api/payments/deposits",
        "POST /api/payments/withdrawals",
        "POST /api/player/account_closure",
        "POST /api/player/account_closure/link",
        "POST /api/player/accounts",
        "POST /api/player/activity",
        "POST /api/player/bonuses/:id/activation",
        "POST /api/player/confirmation",
        "POST /api/player/confirmation/options",
        "POST /api/player/fair_seeds",
        "POST /api/player/freespins/:id/activation",
        "POST /api/player/groups",
        "POST /api/player/jackpot_wins/:id/claim",
        "POST /api/player/passkeys",
        "POST /api/player/passkeys/options",
        "POST /api/player/payments/:id/recall",
        "POST /api/player/play_session/continue",
        "POST /api/player/play_session/plan/answer",
        "POST /api/player/play_session/stop",
        "POST /api/player/review",
        "POST /api/player/two_factor",
        "POST /api/player/verification/:kind",
        "POST /api/send_contact_message",
        "POST /api/user_limits",
        "POST /api/user_limits/confirm",
        "POST /api/user_limits/decline",
        "POST /api/users",
        "POST /api/users/confirmation",
        "POST /api/users/passkey",
        "POST /api/users/passkey/options",
        "POST /api/users/password",
        "POST /api/users/password_check",
        "POST /api/users/sign_in",
        "POST /api/users/transaction",
        "POST /api/v2/bonuses/promo-code",
        "POST /check-email",
        "POST /log_utm_send",
        "POST /log_utm_set",
        "POST /restore-id/set",
        "PUT /api/player/bonuses/queue",
        "PUT /api/player/passkeys/:id",
        "PUT /api/player/password",
        "PUT /api/player/play_session/plan",
        "PUT /api/player/play_session/reality_check",
        "PUT /api/player/push/subscription",
        "PUT /api/player/sign_ins",
        "PUT /api/player/two_factor",
        "PUT /api/subscriptions",
        "PUT /api/users/password",
        "PUT /log",
        "PUT /metrics-errors-validation",
        "PUT /network-performance",
        "PUT /performance",
      ]
    `);
  });

  it("that may be queued never concern money, limits, sessions or secrets", () => {
    for (const key of queueableEndpoints)
      expect(key).not.toMatch(
        /deposit|withdraw|bet|spin|bonus|launch|exchange|comp|seeds|play_session|limit|exclusion|accounts|password|two_factor|session|claim/,
      );
  });
});
