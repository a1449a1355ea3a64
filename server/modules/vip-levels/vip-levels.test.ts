import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Player } from "../../../src/contract/player.ts";
import type { VipLevel } from "../../../src/contract/vip-levels.ts";
import { testApp } from "../../../tests/support/server/app.ts";
import { register } from "../../../tests/support/server/visitor.ts";
import { players } from "../../core/players/tables.ts";

let app: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  app = await testApp();
});
const levels = async (query = "") => (await app.get(`/api/info/statuses${query}`)).body as VipLevel[];

describe("VIP levels", () => {
  it("VIP-12 VIP-09 VIP-10 AMB-VIP-01 are listed in order, each with its group", async () => {
    expect((await levels()).map(({ id, name }) => [id, name])).toEqual([
      ["group_1117", "regular"],
      ["group_257", "bronze"],
      ["group_258", "silver"],
      ["group_259", "gold"],
      ["group_255", "platinum"],
      ["group_759", "diamond"],
    ]);
  });

  it("VIP-11 PROF-10 include the player's status", async () => {
    const { client, player } = await register(app);
    const readStatuses = async () => ((await client.get("/api/player")).body as Player).statuses;
    expect(await readStatuses()).toEqual([{ id: "group_1117", name: "regular" }]);
    await app.db
      .update(players)
      .set({ groups: [793] })
      .where(eq(players.id, player.id));
    expect(await readStatuses()).toEqual([{ id: "group_257", name: "bronze" }]);
    expect((await levels()).map(({ id }) => id)).toContain("group_257");
  });

  it("VIP-11 have art, text, gifts, and rising lifetime points; the last one is unlimited", async () => {
    const all = await levels();
    for (const { content, gift_descriptions } of all) {
      expect(content.length).toBeGreaterThan(10);
      // A manager's hours are part of the benefit, not one of their own.
      expect(gift_descriptions).toHaveLength(1);
    }
    const points = all.map(({ conditions }) => conditions.persistent_comp_points.max);
    expect(points.at(-1)).toBeNull();
    const thresholds = points.slice(0, -1) as number[];
    expect(thresholds).toEqual(thresholds.toSorted((a, b) => a - b));
    // Each has a medal of its own, not a banner of the lobby's hero.
    expect(all.map(({ image }) => image.split("/")[3])).toEqual(all.map(({ name }) => `level-${name}`));
    const picture = await app.app.request(`http://localhost${all[1]!.image}/480.webp`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  });

  it.each(["de", "fr-CA", "it", "no", "et"])("VIP-12 I18N-01 are translated to %s, not copied", async (l) => {
    const texts = (list: VipLevel[]) => list.flatMap((level) => [level.content, ...level.gift_descriptions]);
    const [english, other] = [texts(await levels()), texts(await levels(`?l=${l}`))];
    expect(other).toHaveLength(english.length);
    expect(other.filter((text) => english.includes(text))).toEqual([]);
    expect((await levels(`?l=${l}`)).map(({ id }) => id)).toEqual((await levels()).map(({ id }) => id));
  });

  it("VIP-12 use English for other English locales, and reject an unknown locale", async () => {
    expect(await levels("?l=en-AU")).toEqual(await levels("?l=en"));
    expect(await levels("?l=nb-NO")).toEqual(await levels("?l=no"));
    expect(await app.get("/api/info/statuses?l=xx")).toMatchObject({
      status: 422,
      body: { errors: { l: ["unknown_locale"] } },
    });
  });
});
