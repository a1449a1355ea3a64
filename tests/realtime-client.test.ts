import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { createHub, type Hub } from "../server/realtime/hub.ts";
import { serveSockets } from "../server/realtime/socket-server.ts";
import { createTokens } from "../server/realtime/token.ts";
import { PUBLIC_CHANNELS, type Publication, playerChannel, REALTIME_PATH } from "../src/contract/realtime.ts";
import { subscribeToChannel } from "../src/lib/realtime/channel-subscriptions.ts";
import { isPersonalChannelLive } from "../src/lib/realtime/personal-channel.ts";
import type * as RealtimeModule from "../src/lib/realtime/realtime.ts";
import * as realtime from "../src/lib/realtime/realtime.ts";
import { expectCaught } from "./support/faults/source-mutant.ts";

const tokens = createTokens({ secret: "a secret of tests, which is long enough", now: Date.now });
let server: Server;
let hub: Hub;
let end: () => void;
let url: string;
const openedConnections: RealtimeModule.Realtime[] = [];
const unsubscribers: (() => void)[] = [];

async function serve(): Promise<void> {
  hub = createHub({ verify: tokens.verify, publicChannels: Object.values(PUBLIC_CHANNELS), now: Date.now });
  end = serveSockets(server, hub);
}

beforeEach(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}${REALTIME_PATH}`;
  await serve();
});
afterEach(async () => {
  for (const live of openedConnections.splice(0)) live.close();
  for (const unsubscribe of unsubscribers.splice(0)) unsubscribe();
  end();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const balance = (version: number, cents: number): Publication<"balance"> => ({
  type: "balance",
  id: String(version),
  version,
  occurred_at: new Date(0).toISOString(),
  data: {
    accounts: [
      {
        id: 1,
        currency: "EUR",
        amount_cents: cents,
        available_to_cashout_cents: cents,
        active: true,
        bonus_cents: 0,
        reserved_cents: 0,
        owed_cents: 0,
        unsettled_cents: 0,
        wagering_cents: 0,
        wagered_cents: 0,
        version,
      },
    ],
  },
});
const jackpotsChange = (version: number) => ({
  ...balance(version, 0),
  type: "jackpots_changes",
  data: { jackpots: [] },
});

function listen(playerId?: number, { openRealtime }: typeof RealtimeModule = realtime) {
  const messages: Publication[] = [];
  const gaps: (string | null)[] = [];
  const live = openRealtime({
    url,
    ...(playerId !== undefined && { getToken: () => tokens.issue(playerId) }),
    onPublication: (message) => messages.push(message),
    onGap: (channel) => gaps.push(channel),
  });
  openedConnections.push(live);
  return { live, messages, gaps, versions: () => messages.map(({ version }) => version) };
}

it("PLT-12 MI-28 receives the player's own channel and ignores older or repeated messages", async () => {
  const { live, versions, gaps } = listen(7);
  await expect.poll(live.isOpen).toBe(true);
  // The first connection reports a gap for everything.
  expect(gaps).toEqual([null]);
  hub.publish(playerChannel(8), balance(9, 100));
  for (const version of [2, 1, 2, 3]) hub.publish(playerChannel(7), balance(version, 100));
  await expect.poll(versions).toEqual([2, 3]);
});

it("PLT-16 reports the personal channel as live while it's connected, and not after a disconnect or close", async () => {
  const { live } = listen();
  await expect.poll(live.isOpen).toBe(true);
  // A guest's connection has no personal channel.
  expect(isPersonalChannelLive()).toBe(false);
  const first = listen(7).live;
  await expect.poll(isPersonalChannelLive).toBe(true);
  end();
  await expect.poll(isPersonalChannelLive).toBe(false);
  await serve();
  await expect.poll(isPersonalChannelLive).toBe(true);
  first.close();
  expect(isPersonalChannelLive()).toBe(false);
  const second = listen(7).live;
  await expect.poll(isPersonalChannelLive).toBe(true);
  // Closing an earlier connection doesn't affect a later one.
  first.close();
  expect(isPersonalChannelLive()).toBe(true);
  second.close();
});

it("PLT-15 drops messages that don't match the contract", async () => {
  const { live, versions } = listen(7);
  await expect.poll(live.isOpen).toBe(true);
  hub.publish(playerChannel(7), { ...balance(1, 1), type: "nothing" });
  hub.publish(playerChannel(7), { ...balance(2, 1), data: { accounts: [{}] } });
  hub.publish(playerChannel(7), "text");
  hub.publish(playerChannel(7), balance(3, 1));
  await expect.poll(versions).toEqual([3]);
});

it("PLT-16 MI-28 a restarted connection recovers missed messages without reporting a gap", async () => {
  const { live, versions, gaps } = listen(7);
  await expect.poll(live.isOpen).toBe(true);
  hub.publish(playerChannel(7), balance(1, 100));
  await expect.poll(versions).toEqual([1]);
  live.restart();
  hub.publish(playerChannel(7), balance(2, 80));
  await expect.poll(versions).toEqual([1, 2]);
  expect(gaps).toEqual([null]);
});

it("PLT-16 a server without history causes a gap for everything", async () => {
  const { live, gaps } = listen(7);
  await expect.poll(live.isOpen).toBe(true);
  end();
  await serve();
  await expect.poll(() => gaps).toEqual([null, null]);
});

it("PLT-01 PLT-10 a guest receives a public channel from the first subscription until the last one ends", async () => {
  const { live, versions, gaps } = listen();
  await expect.poll(live.isOpen).toBe(true);
  const unsubscribe = subscribeToChannel("jackpots");
  unsubscribers.push(subscribeToChannel("jackpots"));
  await expect.poll(() => gaps).toEqual(["jackpots"]);
  unsubscribe();
  hub.publish(PUBLIC_CHANNELS.jackpots, jackpotsChange(1));
  await expect.poll(versions).toEqual([1]);
  unsubscribers.pop()!();
  await expect
    .poll(() => {
      // Repeats until the server has processed the unsubscription.
      hub.publish(PUBLIC_CHANNELS.jackpots, jackpotsChange(versions().length + 2));
      return hub.connectionCount(PUBLIC_CHANNELS.jackpots);
    })
    .toBe(0);
});

it("PLT-02 an ended session doesn't reconnect", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let tokenRequestCount = 0;
  const live = realtime.openRealtime({
    url,
    getToken: async () => {
      tokenRequestCount++;
      return null;
    },
    onPublication: () => {},
    onGap: () => {},
  });
  openedConnections.push(live);
  await expect.poll(() => tokenRequestCount).toBe(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([live.isOpen(), tokenRequestCount]).toEqual([false, 1]);
});

const MUTANTS: [string, (module: typeof RealtimeModule) => Promise<void>, string, string][] = [
  [
    "accepts-outdated: a publication that isn't newer than the last one is accepted",
    async (module) => {
      const { live, versions } = listen(7, module);
      await expect.poll(live.isOpen).toBe(true);
      for (const version of [2, 1, 2, 3]) hub.publish(playerChannel(7), balance(version, 100));
      await expect.poll(() => versions().at(-1)).toBe(3);
      expect(versions()).toEqual([2, 3]);
    },
    "if (message.version <= (versions.get(key) ?? Number.NEGATIVE_INFINITY)) return;",
    "",
  ],
  [
    "skips-gap: a failed recovery isn't reported as a gap",
    async (module) => {
      const { live, gaps } = listen(7, module);
      await expect.poll(live.isOpen).toBe(true);
      hub.renew();
      live.restart();
      await expect.poll(live.isOpen).toBe(true);
      expect(gaps).toEqual([null, null]);
    },
    "if (!recovered) onGap(null);",
    "",
  ],
];
it.each(MUTANTS)("MI-28 mutant %s", (_, check, from, to) =>
  expectCaught("src/lib/realtime/realtime.ts", check, from, to),
);
