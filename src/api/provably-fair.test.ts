import { describe, expect, it, vi } from "vitest";
import { withSession } from "../../tests/support/data/signed-in.ts";
import type { FairRotated, FairRound, FairSeed } from "../contract/provably-fair.ts";
import type { Http } from "../lib/http/http.ts";
import { createQueryClient } from "./client.ts";
import { changeSeed, fairRoundQuery, fairSeedsQuery } from "./provably-fair.ts";

withSession();

describe("a changed seed", () => {
  const seed: FairSeed = {
    game: "luna/moon",
    title: "Moon",
    kind: "dice",
    commitment: "a".repeat(64),
    client: "mine",
    rounds: 3,
  };
  const id = "6f1c1f5e-6a8b-4a53-8f0e-0c7d5a1b2c3d";
  const round = { id, kind: "dice", secret: null } as FairRound;
  const change = async (revealed: FairRotated["revealed"]) => {
    const answer: FairRotated = { revealed, current: { ...seed, commitment: "b".repeat(64), rounds: 0 } };
    const client = createQueryClient(vi.fn<Http>(() => Promise.resolve(answer) as never));
    client.setQueryData(fairRoundQuery(id).queryKey, round);
    client.setQueryData(fairSeedsQuery.queryKey, [seed]);
    await changeSeed(client, { game: seed.game, client: "mine" }, () => {});
    return client;
  };
  const isStale = async (revealed: FairRotated["revealed"]) =>
    (await change(revealed)).getQueryState(fairRoundQuery(id).queryKey)!.isInvalidated;

  it("NEW-05 invalidates the displayed round, whose secret is revealed now", async () => {
    const { commitment, client, rounds } = seed;
    expect(await isStale({ secret: "c".repeat(64), commitment, client, rounds })).toBe(true);
    // No round was drawn from this seed, so no secret is revealed.
    expect(await isStale(null)).toBe(false);
  });
});
