import { describe, expect, it } from "vitest";
import { testApp } from "../../../tests/support/server/app.ts";
import { confirmed, visit } from "../../../tests/support/server/visitor.ts";
import { POINT_PARTS } from "../../db/comp-points-schema.ts";
import { compPointsStore } from "./store.ts";

const app = await testApp();
const PATH = "/api/player/comp_points";

describe("the comp points endpoint", () => {
  it("COMP-19 COMP-08 returns whole points to spend, the lifetime total, and the stake for one point", async () => {
    const { who, player } = await confirmed(app);
    expect((await who.get(PATH)).body).toMatchObject({
      chargeable: { points: 0 },
      persistent: { points: 0 },
    });
    const parts = { chargeable: 7n * POINT_PARTS - 1n, persistent: 9n * POINT_PARTS };
    await compPointsStore.add(app.db, {
      playerId: player.id,
      kind: "adjustment",
      key: `test:${player.id}:${Math.random()}`,
      ...parts,
      cause: {},
      createdAt: new Date(0),
    });
    const { status, headers, body } = await who.get(PATH);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(body).toMatchObject({
      chargeable: { points: 6 },
      persistent: { points: 9 },
      stake_for_point: { EUR: 100, AUD: 150, JPY: 150 },
    });
  });

  it("COMP-19 rejects guests", async () => {
    expect((await visit(app).get(PATH)).status).toBe(401);
  });
});
