import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { withSession } from "../../tests/support/data/signed-in.ts";
import type { Notification } from "../contract/notifications.ts";
import { ApiError, type Http } from "../lib/http/http.ts";
import { setLogSink } from "../lib/http/log.ts";
import { createQueryClient } from "./client.ts";
import { followReads, markRead, notificationsQuery } from "./notifications.ts";

withSession();

const READ = "POST /api/player/notifications/read";
const notification = (id: string): Notification => ({
  id,
  type: "bonuses_changes",
  title: id,
  text: "",
  read: false,
  expires_at: "2026-11-01T02:00:00.000Z",
  identifier: null,
  created_at: "2026-11-01T00:00:00.000Z",
  content: { icon: "gift", title: id, button: null },
});

const http = vi.fn<Http>();
/** Unread notifications on the server. */
let listed: string[];
let client: ReturnType<typeof createQueryClient>;
/** Another tab of this browser. */
let other: BroadcastChannel;
let receivedMessages: unknown[];
let stop: () => void;

beforeEach(async () => {
  setLogSink(() => {});
  listed = ["a", "b", "c"];
  receivedMessages = [];
  http.mockReset().mockImplementation(async (key) => {
    if (key === READ) return { ok: true };
    return { notifications: listed.map(notification), unread: listed.length };
  });
  client = createQueryClient(http);
  other = new BroadcastChannel("notifications");
  other.addEventListener("message", ({ data }: MessageEvent) => void receivedMessages.push(data));
  stop = followReads(client);
  await client.fetchQuery(notificationsQuery);
});
afterEach(() => {
  stop();
  other.close();
  client.clear();
});

const readNotifications = () => client.getQueryData(notificationsQuery.queryKey);
const unread = () => readNotifications()?.unread;
const isInvalidated = () => client.getQueryState(notificationsQuery.queryKey)?.isInvalidated;

describe("marking notifications as read in one tab", () => {
  it("NEW-11 PLT-18 reaches the other tabs immediately, and again after the server's response", async () => {
    const answer = Promise.withResolvers<unknown>();
    http.mockImplementation(() => answer.promise);
    const reading = markRead(client, ["a", "b"]);
    expect(unread()).toBe(3);
    await expect.poll(() => receivedMessages).toEqual([["a", "b"]]);
    expect(unread()).toBe(1);
    answer.resolve({ ok: true });
    await reading;
    await expect.poll(() => receivedMessages).toEqual([["a", "b"], null]);
  });

  it("NEW-11 PLT-18 marks them as read in another tab, without a request", async () => {
    other.postMessage(["a", "c"]);
    await expect.poll(unread).toBe(1);
    expect(readNotifications()?.notifications.map(({ read }) => read)).toEqual([true, false, true]);
    expect(http).toHaveBeenCalledTimes(1);
    // Messages of another session or another release; the last one is valid.
    for (const message of [["x"], "a", 7, { ids: ["b"] }, null]) other.postMessage(message);
    await expect.poll(isInvalidated).toBe(true);
    expect(unread()).toBe(1);
    expect(http).toHaveBeenCalledTimes(1);
  });

  it("NEW-11 doesn't reach a page that stopped following", async () => {
    const next = createQueryClient(http);
    onTestFinished(() => next.clear());
    await next.fetchQuery(notificationsQuery);
    onTestFinished(followReads(next));
    stop();
    other.postMessage(["b"]);
    await expect.poll(() => next.getQueryData(notificationsQuery.queryKey)?.unread).toBe(2);
    expect(unread()).toBe(3);
  });

  it("NEW-11 isn't undone by a response requested before", async () => {
    const before = Promise.withResolvers<unknown>();
    http.mockImplementation(() => before.promise);
    const pending = client.refetchQueries({ queryKey: notificationsQuery.queryKey });
    other.postMessage(["a", "b", "c"]);
    await expect.poll(unread).toBe(0);
    before.resolve({ notifications: listed.map(notification), unread: 3 });
    await pending;
    // Arrives after the response was handled.
    other.postMessage(null);
    await expect.poll(isInvalidated).toBe(true);
    expect(unread()).toBe(0);
  });

  it("NEW-11 is rolled back to the server's state in all tabs when the server rejects it", async () => {
    http.mockImplementation((key) =>
      key === READ
        ? Promise.reject(new ApiError("http", 500, null, "HTTP 500"))
        : Promise.resolve({ notifications: listed.map(notification), unread: listed.length }),
    );
    await expect(markRead(client, ["a"])).rejects.toThrow("HTTP 500");
    await expect.poll(() => receivedMessages).toEqual([["a"], null]);
    expect(isInvalidated()).toBe(true);
    await client.refetchQueries({ queryKey: notificationsQuery.queryKey });
    expect([unread(), isInvalidated()]).toEqual([3, false]);
    other.postMessage(["a"]);
    await expect.poll(unread).toBe(2);
    other.postMessage(null);
    await expect.poll(isInvalidated).toBe(true);
  });

  it("PLT-54 is queued offline, without an invalidation message", async () => {
    http.mockRejectedValue(new ApiError("network", 0, null, "Failed to fetch"));
    await markRead(client, ["a"]);
    expect(unread()).toBe(2);
    await markRead(client, ["b"]);
    await expect.poll(() => receivedMessages).toEqual([["a"], ["b"]]);
    expect(unread()).toBe(1);
  });
});
