import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, describe, expect, it } from "vitest";
import type { Jackpot, JackpotTerms } from "../contract/jackpots.ts";
import { createQueryClient } from "./client.ts";
import { jackpotsQuery } from "./games.ts";
import {
  gameJackpotRulesQuery,
  jackpotRulesQuery,
  jackpotWinnersQuery,
  keepMonotonic,
  receiveJackpots,
} from "./jackpots.ts";

const TERMS: JackpotTerms = {
  level: "mini",
  name: "Mini",
  seed_cents: 1_000,
  contribution_ppm: 2_000,
  ceiling_cents: null,
  average_cents: 1_500,
};

const jackpot = (
  identifier: string,
  amount_cents: number,
  cycle = 1,
  changes: Partial<Jackpot> = {},
): Jackpot => ({
  id: 1,
  identifier,
  title: identifier,
  state: "active",
  currency: "EUR",
  levels: [
    { id: 11, name: "Mini", identifier: "mini", amount_cents, cycle },
    { id: 12, name: "Grand", identifier: "grand", amount_cents: 500_000, cycle: 3 },
  ],
  terms: [TERMS],
  game_identifiers: [`studio/${identifier}`],
  ...changes,
});

let answer: Jackpot[];
let client: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  answer = [jackpot("nova", 2_000), jackpot("comet", 3_000)];
  client = createQueryClient((async () => answer) as never);
});

const fetchJackpots = () => client.fetchQuery({ ...jackpotsQuery, staleTime: 0 });
const readLevel = (identifier = "nova") =>
  client.getQueryData(jackpotsQuery.queryKey)!.find((one) => one.identifier === identifier)!.levels[0]!;
const publish = (amount_cents: number, cycle = 1, identifier = "nova", level = "mini") =>
  receiveJackpots(client, {
    jackpots: [{ identifier, levels: [{ identifier: level, amount_cents, cycle }] }],
  });

describe("a jackpot message", () => {
  beforeEach(async () => {
    await fetchJackpots();
  });

  it("PLT-10 updates the level that it names immediately", () => {
    publish(2_500);
    expect(readLevel()).toMatchObject({ amount_cents: 2_500, cycle: 1 });
    expect(readLevel("comet")).toMatchObject({ amount_cents: 3_000 });
    expect(client.getQueryData(jackpotsQuery.queryKey)![0]!.levels[1]!.amount_cents).toBe(500_000);
  });

  it("JPT-11 PLT-10 is ignored when its amount is lower, or when its pot has been won", () => {
    publish(1_999);
    expect(readLevel().amount_cents).toBe(2_000);
    publish(1_000, 2);
    expect(readLevel()).toMatchObject({ amount_cents: 1_000, cycle: 2 });
    publish(9_000, 1);
    expect(readLevel()).toMatchObject({ amount_cents: 1_000, cycle: 2 });
    publish(1_001, 2);
    expect(readLevel()).toMatchObject({ amount_cents: 1_001, cycle: 2 });
  });

  it("PLT-10 changes nothing when it has no news, or is about an unknown jackpot", () => {
    const before = client.getQueryData(jackpotsQuery.queryKey);
    publish(2_000);
    publish(5_000, 1, "zenith");
    publish(5_000, 1, "nova", "huge");
    expect(client.getQueryData(jackpotsQuery.queryKey)).toBe(before);
    const empty = createQueryClient((async () => []) as never);
    receiveJackpots(empty, { jackpots: [{ identifier: "nova", levels: [] }] });
    expect(empty.getQueryData(jackpotsQuery.queryKey)).toBeUndefined();
  });

  it("PLT-10 doesn't renew the age of the data", () => {
    const at = client.getQueryState(jackpotsQuery.queryKey)!.dataUpdatedAt;
    client.setQueryData(jackpotsQuery.queryKey, (data) => data, { updatedAt: at - 20_000 });
    publish(2_500);
    expect(client.getQueryState(jackpotsQuery.queryKey)!.dataUpdatedAt).toBe(at - 20_000);
  });

  it("JPT-08 invalidates the winners only after a win", () => {
    const { queryKey } = jackpotWinnersQuery("nova", "latest");
    client.setQueryData(queryKey, []);
    const isStale = () => client.getQueryState(queryKey)!.isInvalidated;
    publish(2_500);
    expect(isStale()).toBe(false);
    publish(1_000, 2);
    expect(isStale()).toBe(true);
  });

  it("JPT-11 isn't undone by an older response", async () => {
    const observer = new QueryObserver(client, jackpotsQuery);
    const stop = observer.subscribe(() => {});
    publish(2_500);
    answer = [jackpot("nova", 2_400), jackpot("comet", 2_900)];
    await fetchJackpots();
    expect([readLevel().amount_cents, readLevel("comet").amount_cents]).toEqual([2_500, 3_000]);
    answer = [jackpot("nova", 1_000, 2, { title: "Another" })];
    await fetchJackpots();
    expect(readLevel()).toMatchObject({ amount_cents: 1_000, cycle: 2 });
    expect(client.getQueryData(jackpotsQuery.queryKey)).toMatchObject([{ title: "Another" }]);
    stop();
  });
});

it("JPT-11 persisted data of an earlier visit doesn't hold back a newer response", async () => {
  keepMonotonic(client);
  client
    .getQueryCache()
    .build(client, { queryKey: jackpotsQuery.queryKey })
    .setState({
      data: [jackpot("nova", 90_000, 7)],
      dataUpdatedAt: 1,
      status: "success",
    });
  await fetchJackpots();
  expect(readLevel()).toMatchObject({ amount_cents: 2_000, cycle: 1 });
  answer = [jackpot("nova", 1_900)];
  await fetchJackpots();
  expect(readLevel()).toMatchObject({ amount_cents: 2_000 });
});

it("ANC-25 a game's rules are those of its active jackpots", async () => {
  answer = [jackpot("nova", 1), jackpot("comet", 1), jackpot("old", 1, 1, { state: "stopped" })];
  const fetchRules = async (game: string) =>
    (await client.fetchQuery(gameJackpotRulesQuery(game))).map(({ identifier }) => identifier);
  expect(await fetchRules("studio/nova")).toEqual(["nova"]);
  expect(await fetchRules("studio/old")).toEqual([]);
  expect(await fetchRules("studio/none")).toEqual([]);
  expect(await client.fetchQuery(jackpotRulesQuery)).toContainEqual({
    identifier: "comet",
    title: "comet",
    currency: "EUR",
    terms: [TERMS],
  });
});
