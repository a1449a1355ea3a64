import { describe, expect, it } from "vitest";
import { testApp } from "../../../tests/support/server/app.ts";
import { createConfirmedPlayer, visit } from "../../../tests/support/server/visitor.ts";
import { compPointsStore } from "./store.ts";
import { POINT_PARTS } from "./tables.ts";

const app = await testApp();
const PATH = "/api/player/comp_points";

const give = (playerId: number, points: { chargeable: bigint; persistent: bigint }) =>
  compPointsStore.add(app.db, {
    playerId,
    kind: "adjustment",
    key: `test:${playerId}:${Math.random()}`,
    ...points,
    cause: {},
    createdAt: new Date(0),
  });

describe("the comp points endpoint", () => {
  it("COMP-19 COMP-08 returns whole points to spend, the lifetime total, and the stake for one point", async () => {
    const { client, player } = await createConfirmedPlayer(app);
    expect((await client.get(PATH)).body).toMatchObject({
      chargeable: { points: 0 },
      persistent: { points: 0 },
    });
    await give(player.id, { chargeable: 7n * POINT_PARTS - 1n, persistent: 9n * POINT_PARTS });
    const { status, headers, body } = await client.get(PATH);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(body).toMatchObject({
      chargeable: { points: 6 },
      persistent: { points: 9 },
      stake_for_point: { EUR: 100, AUD: 150, JPY: 150 },
    });
  });

  it("COMP-19 returns each player's own points only", async () => {
    const [one, other] = [await createConfirmedPlayer(app), await createConfirmedPlayer(app)];
    await give(one.player.id, { chargeable: 3n * POINT_PARTS, persistent: 6n * POINT_PARTS });
    await give(other.player.id, { chargeable: 5n * POINT_PARTS, persistent: 10n * POINT_PARTS });
    const bodies = [(await one.client.get(PATH)).body, (await other.client.get(PATH)).body];
    expect(bodies).toMatchObject([
      { chargeable: { points: 3 }, persistent: { points: 6 } },
      { chargeable: { points: 5 }, persistent: { points: 10 } },
    ]);
  });

  it("COMP-19 rejects guests", async () => {
    expect((await visit(app).get(PATH)).status).toBe(401);
  });
});
