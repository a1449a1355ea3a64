import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { withSession } from "../../tests/support/data/signed-in.ts";
import type { Game } from "../contract/games.ts";
import { ApiError, type CallOptions, type Http } from "../lib/http/http.ts";
import { setLogSink } from "../lib/http/log.ts";
import { announceSession } from "../lib/session/session-events.ts";
import { createQueryClient } from "./client.ts";
import { favoriteGamesQuery, favoriteIdsQuery, leaveFavorites, setFavorite } from "./favorites.ts";
import { toTile } from "./games.ts";
import { flushQueue } from "./write-queue.ts";

withSession();

const game = (id: number, ids: Record<string, number>): Game => {
  const real = Object.fromEntries(Object.entries(ids).map(([code, variant]) => [code, { id: variant }]));
  return {
    id,
    identifier: `luna/game-${id}`,
    name: `Game ${id}`,
    title: `Game ${id}`,
    slug: `game-${id}`,
    seo_title: `game-${id}`,
    provider: "luna",
    provider_title: "Luna Works",
    categories: [],
    collections: [],
    preview: `/art/games/${id}/1`,
    tone: 3,
    has_demo_mode: true,
    currencies: { FUN: { id: 1 }, ...real },
    real,
    badges: [],
    last_activity_at: null,
  };
};
const MOON = toTile(game(7, { EUR: 702, USD: 703, JPY: 701 }));
const STAR = toTile(game(8, { EUR: 802, USD: 805 }));
const GET = "GET /api/player/favorite_games";
const PUT = "PUT /api/player/favorite_games/:id";
const DELETE = "DELETE /api/player/favorite_games/:id";

/** The favourites on the server, and its response to the next change. */
let listed: number[];
let change: () => Promise<unknown>;
const http = vi.fn<Http>();
let client: ReturnType<typeof createQueryClient>;

beforeEach(() => {
  setLogSink(() => {});
  listed = [];
  change = async () => ({ ok: true });
  client = createQueryClient(http.mockReset());
  http.mockImplementation(async (key, options) => {
    if (key !== GET) return change();
    return options?.headers?.["accept-client"] === "v2" ? [game(7, { EUR: 702 })] : [...listed];
  });
});
afterEach(() => {
  client.clear();
});

const ids = () => [...(client.getQueryData(favoriteIdsQuery("EUR").queryKey) ?? [])];
const calls = (kind: string): (CallOptions | undefined)[] =>
  http.mock.calls.filter(([key]) => key === kind).map(([, options]) => options);
const listSentCalls = () =>
  http.mock.calls.filter(([key]) => key !== GET).map(([key, call]) => [key, call?.params?.id]);
const changeFavorite = (tile = MOON, marked = true, currency = "EUR") =>
  setFavorite(client, tile, currency, marked);
const load = () => client.fetchQuery(favoriteIdsQuery("EUR"));
const failCall = () => Promise.reject(new ApiError("http", 500, null, "HTTP 500"));

/** Delays the server's response to the next change. */
function delayChange() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  change = () => promise;
  return { resolve: () => resolve({ ok: true }), reject };
}
const settlePromises = () => new Promise((resolve) => setTimeout(resolve));

describe("the favourites queries", () => {
  it("CAT-32 AMB-PLT-10 request ids as v1 and games as v2, and keep both private", async () => {
    listed = [702, 802];
    expect(await load()).toEqual(new Set([702, 802]));
    expect((await client.fetchQuery(favoriteGamesQuery)).map(({ id }) => id)).toEqual([7]);
    expect(calls(GET).map((options) => options?.headers)).toEqual([
      { "accept-client": "v1" },
      { "accept-client": "v2" },
    ]);
    for (const { meta } of [favoriteIdsQuery("EUR"), favoriteGamesQuery])
      expect(meta).toEqual({ loader: "favorites", onError: "empty", persist: "private" });
  });

  it("AMB-PLT-11 use another key for another currency", async () => {
    expect(favoriteIdsQuery("USD").queryKey).not.toEqual(favoriteIdsQuery("EUR").queryKey);
  });
});

describe("marking a game", () => {
  beforeEach(load);

  it("CAT-31 AMB-PLT-11 sends the variant of the currency, or any variant if the game has none in it", async () => {
    await changeFavorite();
    await changeFavorite(MOON, false);
    await client.fetchQuery(favoriteIdsQuery("USD"));
    await changeFavorite(STAR, true, "USD");
    await client.fetchQuery(favoriteIdsQuery("BTC"));
    await changeFavorite(STAR, true, "BTC");
    expect(listSentCalls()).toEqual([
      [PUT, "702"],
      [DELETE, "702"],
      [PUT, "805"],
      [PUT, "802"],
    ]);
  });

  it("CAT-29 updates the list immediately, before the server responds", async () => {
    const answer = delayChange();
    const marking = changeFavorite();
    await settlePromises();
    expect(ids()).toEqual([702]);
    answer.resolve();
    await marking;
    expect(ids()).toEqual([702]);
  });

  it("CAT-29 ignores a second tap on a game while its first request runs, but not on another game", async () => {
    const answer = delayChange();
    const marking = [changeFavorite(), changeFavorite(MOON, false), changeFavorite()];
    await settlePromises();
    marking.push(changeFavorite(MOON, false), changeFavorite(STAR));
    await settlePromises();
    expect(listSentCalls()).toEqual([
      [PUT, "702"],
      [PUT, "802"],
    ]);
    expect(ids()).toEqual([702, 802]);
    answer.resolve();
    await Promise.all(marking);
    await changeFavorite(MOON, false);
    expect(listSentCalls().at(-1)).toEqual([DELETE, "702"]);
    expect(ids()).toEqual([802]);
  });

  it("CAT-29 rolls back on a failure, throws it, and allows another tap", async () => {
    change = failCall;
    await expect(changeFavorite()).rejects.toThrow("HTTP 500");
    expect(ids()).toEqual([]);
    listed = [702];
    await client.fetchQuery({ ...favoriteIdsQuery("EUR"), staleTime: 0 });
    await expect(changeFavorite(MOON, false)).rejects.toThrow("HTTP 500");
    expect(ids()).toEqual([702]);
    change = async () => ({ ok: true });
    await changeFavorite(MOON, false);
    expect(ids()).toEqual([]);
  });

  it("CAT-29 rolls back only the game that failed", async () => {
    const answer = delayChange();
    const failing = changeFavorite();
    failing.catch(() => {});
    await settlePromises();
    change = async () => ({ ok: true });
    await changeFavorite(STAR);
    answer.reject(new ApiError("http", 503, null, "not now"));
    await expect(failing).rejects.toThrow("not now");
    expect(ids()).toEqual([802]);
  });

  it("CAT-29 refetches the list after a failure", async () => {
    const stopObserving = new QueryObserver(client, favoriteIdsQuery("EUR")).subscribe(() => {});
    // The server made the change, only its response was lost.
    listed = [702];
    change = failCall;
    await expect(changeFavorite()).rejects.toThrow();
    await expect.poll(ids).toEqual([702]);
    stopObserving();
  });

  it("CAT-29 isn't undone by a response requested before the tap", async () => {
    const before = Promise.withResolvers<number[]>();
    http.mockImplementation((key) => (key === GET ? before.promise : change()));
    const refetching = client.refetchQueries({ queryKey: favoriteIdsQuery("EUR").queryKey });
    await changeFavorite();
    before.resolve([]);
    await refetching;
    await settlePromises();
    expect(ids()).toEqual([702]);
  });

  it("AUTH-14 CAT-29 drops responses that arrive after the session's end", async () => {
    for (const end of ["resolve", "reject"] as const) {
      client.setQueryData(favoriteIdsQuery("EUR").queryKey, new Set<number>());
      const answer = delayChange();
      const marking = changeFavorite();
      await settlePromises();
      announceSession({ type: "ended", expired: false });
      client.clear();
      client.setQueryData(favoriteIdsQuery("EUR").queryKey, new Set([702, 999]));
      answer[end](new Error("too late"));
      await expect(marking).resolves.toBeUndefined();
      expect(ids()).toEqual([702, 999]);
    }
  });

  it("CAT-28 sends nothing for a game with unknown variants", async () => {
    await changeFavorite({ ...MOON, currencies: "", variants: undefined });
    expect(listSentCalls()).toEqual([]);
    expect(ids()).toEqual([]);
  });
});

describe("marking before the favourites are loaded", () => {
  it("CAT-29 loads them first, and sends nothing for a game among them", async () => {
    listed = [702, 802];
    await changeFavorite();
    expect(listSentCalls()).toEqual([]);
    expect(ids()).toEqual([702, 802]);
    // Any variant identifies the game.
    await changeFavorite(MOON, false, "EUR");
    expect(ids()).toEqual([802]);
  });

  it("CAT-29 rejects without sending anything if they can't be loaded", async () => {
    http.mockRejectedValue(new ApiError("network", 0, null, "Failed to fetch"));
    await expect(changeFavorite()).rejects.toThrow("Failed to fetch");
    expect(listSentCalls()).toEqual([]);
    expect(client.isMutating()).toBe(0);
  });
});

describe("queued favourites", () => {
  /** A new page of the same browser. */
  const reload = () => {
    client.clear();
    client = createQueryClient(http);
  };
  const marked = async (currency: string) => [...(await client.fetchQuery(favoriteIdsQuery(currency)))];
  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    http.mockRejectedValue(new ApiError("network", 0, null, "Failed to fetch"));
  });

  it("NEW-01 PLT-54 CAT-29 are saved while the player can't be loaded, and shown after a reload", async () => {
    await changeFavorite(MOON, true, "");
    await changeFavorite(STAR, true, "");
    expect(calls(GET)).toEqual([]);
    reload();
    // Any variant identifies the game.
    expect(await marked("")).toEqual([702, 802]);
    await changeFavorite(STAR, false, "");
    reload();
    expect(await marked("")).toEqual([702]);
    expect(calls(GET)).toEqual([]);
  });

  it("PLT-54 CAT-29 are merged into the server's list until they are sent", async () => {
    await changeFavorite(MOON, true, "");
    http.mockImplementation(async (key) => (key === GET ? [...listed] : { ok: true }));
    listed = [802];
    reload();
    expect(await marked("EUR")).toEqual([802, 702]);
    http.mockImplementation(async (key) => {
      if (key === GET) return [...listed];
      throw new ApiError("network", 0, null, "Failed to fetch");
    });
    await changeFavorite(STAR, false);
    reload();
    expect(await marked("EUR")).toEqual([702]);
    listed = [802, 702];
    http.mockImplementation(async (key) => (key === GET ? [...listed] : { ok: true }));
    await flushQueue(client);
    expect(listSentCalls().slice(-2)).toEqual([
      [PUT, "702"],
      [DELETE, "802"],
    ]);
    reload();
    expect(await marked("EUR")).toEqual([802, 702]);
  });
});

it("PLT-54 CAT-29 the favourites include a change that is sent while the list is loading", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  http.mockRejectedValue(new ApiError("network", 0, null, "Failed to fetch"));
  await changeFavorite(MOON, true, "");
  client.clear();
  const list = Promise.withResolvers<unknown>();
  http.mockImplementation((key) => (key === GET ? list.promise : Promise.resolve({ ok: true })));
  const pendingLoad = load();
  await flushQueue(client);
  expect(listSentCalls().at(-1)).toEqual([PUT, "702"]);
  // The server read the list before the change arrived.
  list.resolve([]);
  expect([...(await pendingLoad)]).toEqual([702]);
});

describe("the list of favourite games", () => {
  const list = () => client.getQueryData(favoriteGamesQuery.queryKey);
  beforeEach(async () => {
    await load();
    await client.fetchQuery(favoriteGamesQuery);
  });

  it("CAT-06 is dropped once a change makes it stale", async () => {
    change = failCall;
    await changeFavorite().catch(() => {});
    expect(list()).toHaveLength(1);
    change = async () => ({ ok: true });
    await changeFavorite();
    expect(list()).toBeUndefined();
  });

  it("CAT-06 keeps games that the player unmarks until the page is left, and is then dropped", async () => {
    leaveFavorites(client);
    expect(list()).toHaveLength(1);
    const stopDisplaying = new QueryObserver(client, favoriteGamesQuery).subscribe(() => {});
    await changeFavorite(STAR);
    const callCount = calls(GET).length;
    expect(list()).toHaveLength(1);
    await settlePromises();
    expect(calls(GET)).toHaveLength(callCount);
    stopDisplaying();
    leaveFavorites(client);
    expect(list()).toBeUndefined();
  });
});
