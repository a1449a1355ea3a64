import { beforeEach, describe, expect, it, vi } from "vitest";
import type { RecentWin } from "../contract/public-wins.ts";
import type { Publication } from "../contract/realtime.ts";
import type { Http } from "../lib/http/http.ts";
import { createQueryClient } from "./client.ts";
import { providersQuery } from "./games.ts";
import { receiveWin, winsQuery } from "./wins.ts";

const http = vi.fn<Http>();
let client = createQueryClient(http);
beforeEach(() => {
  client = createQueryClient(http.mockReset());
});

const game = { identifier: "a/b", title: "B", provider: "a", seo_title: "b" };
const win = (n: number): RecentWin => ({
  id: String(n),
  at: "2026-11-21T12:00:00.000Z",
  game,
  user_name: "Benjam***",
  currency: "EUR",
  amount_cents: n,
});
function message(n: number, id: string | undefined = String(n)): Publication<"wins"> {
  const { at, ...data } = win(n);
  return { type: "wins", id: `outbox ${n}`, version: n, occurred_at: at, data: { ...data, id } };
}
const ids = () => client.getQueryData(winsQuery.queryKey)?.map(({ id }) => id);

describe("a live win", () => {
  it("PLT-14 is prepended in the list's format", () => {
    client.setQueryData(winsQuery.queryKey, [win(2), win(1)]);
    receiveWin(client, message(3));
    expect(client.getQueryData(winsQuery.queryKey)).toEqual([win(3), win(2), win(1)]);
  });

  it("PLT-14 LIC-08 is ignored when its provider is hidden", () => {
    client.setQueryData(winsQuery.queryKey, [win(1)]);
    client.setQueryData(providersQuery.queryKey, [
      { id: 1, slug: "other", title: "", name: "", games_count: 1 },
    ]);
    receiveWin(client, message(2));
    expect(ids()).toEqual(["1"]);
    client.setQueryData(providersQuery.queryKey, [{ id: 1, slug: "a", title: "", name: "", games_count: 1 }]);
    receiveWin(client, message(2));
    expect(ids()).toEqual(["2", "1"]);
  });

  it("PLT-14 is listed once, whether the message or the list comes first, or either comes twice", () => {
    client.setQueryData(winsQuery.queryKey, [win(2), win(1)]);
    for (const n of [1, 2, 3, 3]) receiveWin(client, message(n));
    expect(ids()).toEqual(["3", "2", "1"]);
  });

  it("PLT-14 keeps the list at twenty", () => {
    client.setQueryData(winsQuery.queryKey, []);
    for (let n = 1; n <= 25; n++) receiveWin(client, message(n));
    expect(ids()).toEqual(Array.from({ length: 20 }, (_, i) => String(25 - i)));
  });

  it("PLT-14 is ignored until the list is loaded", () => {
    receiveWin(client, message(1));
    expect(ids()).toBeUndefined();
  });

  it("PLT-14 without an id is identified by its message", () => {
    client.setQueryData(winsQuery.queryKey, []);
    const withoutId = message(1);
    delete withoutId.data.id;
    for (let n = 0; n < 2; n++) receiveWin(client, withoutId);
    expect(ids()).toEqual(["message outbox 1"]);
  });

  it("PLT-14 the list comes from the server and is never persisted", async () => {
    http.mockResolvedValue([win(1)]);
    await client.fetchQuery(winsQuery);
    expect(http.mock.calls[0]![0]).toBe("GET /api/wins");
    expect(winsQuery.meta?.persist).toBe("never");
  });
});
