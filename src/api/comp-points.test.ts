import { QueryObserver } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { withSession } from "../../tests/support/data/signed-in.ts";
import type { CompPoints } from "../contract/comp-points.ts";
import { createQueryClient } from "./client.ts";
import { compPointsQuery, receiveCompPoints } from "./comp-points.ts";

withSession();

const http = vi.fn();
let client: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  http.mockReset();
  client = createQueryClient(http);
});

const points = (chargeable: number, persistent: number): CompPoints => ({
  chargeable: { points: chargeable },
  persistent: { points: persistent },
  stake_for_point: { EUR: 100 },
});
const award = (chargeable_points: number, persistent_points: number) => ({
  chargeable_points,
  persistent_points,
});
const readPoints = () => client.getQueryData(compPointsQuery.queryKey);

describe("the player's comp points", () => {
  it("COMP-24 take the newest message's values, and keep the earning rate", async () => {
    client.setQueryData(compPointsQuery.queryKey, points(5, 9));
    await receiveCompPoints(client, award(7, 11));
    expect(readPoints()).toEqual(points(7, 11));
    await receiveCompPoints(client, award(2, 11));
    expect(readPoints()).toEqual(points(2, 11));
    expect(http).not.toHaveBeenCalled();
  });

  it("COMP-08 to spend may decrease, the lifetime total never does", async () => {
    client.setQueryData(compPointsQuery.queryKey, points(5, 9));
    await receiveCompPoints(client, award(1, 3));
    expect(readPoints()).toEqual(points(1, 9));
  });

  it("COMP-24 MI-28 aren't reverted by a response requested before the message", async () => {
    let answer = (_: unknown) => {};
    client.setQueryData(compPointsQuery.queryKey, points(5, 9));
    http.mockImplementation((_, { signal }: { signal: AbortSignal }) => {
      signal.addEventListener("abort", () => {});
      return new Promise((resolve) => {
        answer = resolve;
      });
    });
    const pendingFetch = client.fetchQuery({ ...compPointsQuery, staleTime: 0 }).catch(() => null);
    await receiveCompPoints(client, award(6, 10));
    answer(points(5, 9));
    await pendingFetch;
    expect(readPoints()).toEqual(points(6, 10));
  });

  it("COMP-24 are requested again when a message arrives during their first load", async () => {
    http.mockResolvedValueOnce(new Promise(() => {})).mockResolvedValue(points(6, 10));
    const stop = new QueryObserver(client, { ...compPointsQuery, refetchOnMount: true }).subscribe(() => {});
    await expect.poll(() => http.mock.calls.length).toBe(1);
    await receiveCompPoints(client, award(6, 10));
    await expect.poll(readPoints).toEqual(points(6, 10));
    expect(http).toHaveBeenCalledTimes(2);
    stop();
  });

  it("COMP-24 aren't requested while nothing displays them", async () => {
    await receiveCompPoints(client, award(6, 10));
    expect(readPoints()).toBeUndefined();
    expect(http).not.toHaveBeenCalled();
  });
});
