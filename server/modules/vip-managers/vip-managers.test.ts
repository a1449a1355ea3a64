import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Player } from "../../../src/contract/player.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { register, visit } from "../../../tests/support/server/visitor.ts";
import { players } from "../../core/players/tables.ts";

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});

const PATH = "/api/fe/config/managers";
const CLAIM = { userGroups: [759] };

async function memberOf(...groups: number[]) {
  const { client, player } = await register(app);
  await app.db.update(players).set({ groups }).where(eq(players.id, player.id));
  return client;
}

describe("VIP managers", () => {
  it.each([[257], [793], [258], [259], [255], [759]])(
    "VIP-19 AMB-VIP-09 exist for group %i, the same in the player and in the endpoint",
    async (group) => {
      const client = await memberOf(544, group);
      const { body } = await client.post(PATH, { userGroups: [] });
      expect(body).toMatchObject({
        managerName: expect.stringMatching(/\w/),
        email: expect.stringContaining("@"),
      });
      expect(((await client.get("/api/player")).body as Player).manager).toEqual(body);
    },
  );

  it("VIP-19 AMB-VIP-09 depend on the stored groups, whatever the request claims", async () => {
    const bronze = await memberOf(257);
    const claim = await bronze.post(PATH, {});
    expect(claim.status).toBe(200);
    expect((await bronze.post(PATH, CLAIM)).body).toEqual(claim.body);
    expect((await (await memberOf(759)).post(PATH, { userGroups: [257] })).body).not.toEqual(claim.body);
  });

  it("VIP-19 AMB-VIP-01 follow the highest of several groups; old bronze counts as bronze", async () => {
    const managerOf = async (...groups: number[]) => (await (await memberOf(...groups)).post(PATH, {})).body;
    expect(await managerOf(257, 255, 259)).toEqual(await managerOf(255));
    expect(await managerOf(793)).toEqual(await managerOf(257));
  });

  it("VIP-19 don't exist for guests and players below the club, and aren't cached", async () => {
    const regular = (await register(app)).client;
    for (const client of [visit(app), regular]) {
      const answer = await client.post(PATH, CLAIM);
      expect([answer.status, answer.body]).toEqual([200, null]);
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
    }
    expect(((await regular.get("/api/player")).body as Player).manager).toBeNull();
  });
});
