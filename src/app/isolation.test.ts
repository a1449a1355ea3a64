import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** State that all tabs of one browser share. */
interface Browser {
  cookie: string;
  stored: Map<string, string>;
  channels: { tab: number; listener: (event: MessageEvent) => void }[];
  /** Messages to other tabs that are still on their way. */
  messages: (() => void)[];
}

interface Tab {
  client: QueryClient;
  load: () => void;
  signIn: (player: number) => Promise<void>;
  signOut: () => void;
  markRead: () => void;
}

const TABS = 3;
let browser: Browser;
/** Responses that are still on their way. */
let answers: (() => void)[];
let tabCount = 0;
let sessions = 0;

const playerInCookie = () => /player=(\d+)/.exec(browser.cookie)?.[1];

beforeEach(() => {
  browser = { cookie: "", stored: new Map(), channels: [], messages: [] };
  answers = [];
  const storage = {
    getItem: (key: string) => browser.stored.get(key) ?? null,
    setItem: (key: string, value: string) => void browser.stored.set(key, value),
    removeItem: (key: string) => void browser.stored.delete(key),
  };
  // The app enumerates stored keys with Object.keys.
  const keys = {
    ownKeys: () => [...browser.stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
  vi.stubGlobal("localStorage", new Proxy(storage, keys));
  vi.stubGlobal("document", {
    get cookie() {
      return browser.cookie;
    },
    documentElement: { toggleAttribute: () => {}, hasAttribute: () => false },
    addEventListener: () => {},
    visibilityState: "visible",
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The server: responds later, for the player whose cookie came with the call. */
function serve(key: string): Promise<unknown> {
  const player = playerInCookie();
  return new Promise((resolve) => {
    answers.push(() => {
      if (key === "GET /api/player") resolve({ id: Number(player), email: `secret of ${player}` });
      else if (key.startsWith("GET /api/player/notifications"))
        resolve({ notifications: [{ id: "n", title: `secret of ${player}` }], unread: 1 });
      else if (key.startsWith("GET /api/player/accounts")) resolve([{ currency: `secret of ${player}` }]);
      else resolve({ ok: true, id: Number(player), email: `secret of ${player}` });
    });
  });
}

/** A tab with its own module instances, as a document has. */
async function openTab(): Promise<Tab> {
  const tab = tabCount++;
  vi.resetModules();
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      postMessage(data: unknown): void {
        for (const other of browser.channels)
          if (other.tab !== tab)
            browser.messages.push(() => other.listener({ data: structuredClone(data) } as MessageEvent));
      }
      addEventListener(_: string, listener: (event: MessageEvent) => void): void {
        browser.channels.push({ tab, listener });
      }
    },
  );
  const { createQueryClient } = await import("../api/client.ts");
  const { playerQuery } = await import("../api/player.ts");
  const { accountsQuery } = await import("../api/account.ts");
  const { notificationsQuery } = await import("../api/notifications.ts");
  const { sendOrQueue } = await import("../api/write-queue.ts");
  const auth = await import("../api/auth.ts");
  const { watchSession } = await import("./session.ts");
  const client = createQueryClient(serve);
  const router = { history: { replace: () => {} }, latestLocation: { href: "/", pathname: "/" } };
  watchSession(router as never, client, "en");
  const ignoreErrors = (work: Promise<unknown>) => void work.catch(() => {});
  return {
    client,
    load: () => {
      ignoreErrors(client.fetchQuery({ ...playerQuery, staleTime: 0 }));
      ignoreErrors(client.fetchQuery({ ...notificationsQuery, staleTime: 0 }));
      ignoreErrors(client.fetchQuery({ ...accountsQuery, staleTime: 0 }));
    },
    signIn: async (player) => {
      // The server sets the cookies with its response.
      browser.cookie = `signed_in=s${++sessions}; player=${player}`;
      const signInRequest = auth.signIn(client, { email: "a", password: "b" });
      answers.pop()!();
      await signInRequest;
    },
    signOut: () => {
      ignoreErrors(auth.signOut(client));
      browser.cookie = "";
      browser.stored.delete("session-leaving");
    },
    markRead: () =>
      ignoreErrors(
        sendOrQueue(client, "POST /api/player/notifications/read", "read", { body: { ids: ["n"] } }),
      ),
  };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** All player data in the tabs and on the device. */
const secretsIn = (tabs: Tab[]) =>
  new Set(
    JSON.stringify([
      tabs.map(({ client }) =>
        client
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data ?? null),
      ),
      [...browser.stored],
    ]).match(/secret of \w+/g),
  );

describe("several tabs of one browser", () => {
  it("NEW-11 AUTH-16 never hold another player's data over 10,000 random logins, logouts and responses", async () => {
    const tabs: Tab[] = [];
    for (let n = 0; n < TABS; n++) tabs.push(await openTab());
    let state = 20_261_122;
    const random = (below: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    /** Removes and returns a random pending callback. */
    const take = (callbacks: (() => void)[]) => callbacks.splice(random(callbacks.length), 1)[0];
    let checked = 0;
    let eventsWithSecrets = 0;
    for (let event = 0; event < 10_000; event++) {
      const tab = tabs[random(TABS)]!;
      const kind = random(20);
      if (kind < 6) tab.load();
      else if (kind < 12) take(answers)?.();
      else if (kind < 17) browser.messages.shift()?.();
      else if (kind < 19) tab.markRead();
      else if (playerInCookie()) tab.signOut();
      else await tab.signIn(1 + random(4));
      await settle();
      // A tab may show old data until the message reaches it, so only delivered states are checked.
      if (browser.messages.length > 0) continue;
      checked++;
      const player = playerInCookie();
      const secrets = secretsIn(tabs);
      if (secrets.size > 0) eventsWithSecrets++;
      expect([...secrets].filter((secret) => secret !== `secret of ${player}`)).toEqual([]);
    }
    // Ensures that there was data to leak.
    expect(checked).toBeGreaterThan(1_000);
    expect(eventsWithSecrets).toBeGreaterThan(500);
  });
});
