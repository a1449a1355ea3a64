import { expect, it } from "vitest";
import { clientWith, renderPart } from "../../../tests/support/component/render.tsx";
import { vipLevelsQuery } from "../../api/account.ts";
import { compPointsQuery } from "../../api/comp-points.ts";
import type { Player } from "../../contract/player.ts";
import { withLocalHours } from "../../lib/time/local-hours.ts";
import { Level } from "./level.tsx";

const level = (name: string, max: number | null, benefits: string[] = []) => ({
  id: "group_257",
  name,
  image: `/art/banners/${name}/1`,
  content: `About ${name}`,
  gift_descriptions: [`A gift of ${name}`, ...benefits],
  conditions: { persistent_comp_points: { max } },
});
const LEVELS = [
  level("regular", 4_999, ["A manager"]),
  level("bronze", 19_999, ["A manager", "A car, 08:00–16:00 UTC"]),
  level("diamond", null, ["A manager"]),
];

const show = (name: string, points: number) =>
  renderPart(
    <Level player={{ level: name, currency: "EUR" } as Player} />,
    clientWith([
      [vipLevelsQuery("en").queryKey, LEVELS],
      [
        compPointsQuery.queryKey,
        { chargeable: { points: 10 }, persistent: { points }, stake_for_point: { EUR: 1_000 } },
      ],
    ]),
  );
const textOf = (html: string) => html.replace(/<!--.*?-->/g, "").replace(/<[^>]+>/g, " ");

it("VIP-13 VIP-11 shows the points to the next level in numbers, and each level's art and benefits", async () => {
  const html = await show("regular", 1_240);
  expect(textOf(html)).toContain("1,240 of 5,000 points");
  expect(textOf(html)).toContain("3,760 more to Bronze");
  expect(html).toMatch(/<progress[^>]*max="5000"[^>]*value="1240"|<progress[^>]*value="1240"[^>]*max="5000"/);
  for (const { image } of LEVELS) expect(html).toContain(`${image}/480.webp`);
  expect(textOf(html)).toContain("A gift of bronze");
});

it("VIP-13 VIP-11 lists the benefits of the player's level first, without those of others", async () => {
  const html = await show("diamond", 1_000_000);
  const own = textOf(html.slice(0, html.indexOf("<ol")));
  for (const benefit of ["A gift of diamond", "A manager"]) expect(own).toContain(benefit);
  for (const other of ["A gift of regular", "A gift of bronze"]) expect(own).not.toContain(other);
});

it("VIP-13 shows no zeros to a player without points, but what comes next and how points are earned", async () => {
  const html = await show("regular", 0);
  const own = textOf(html.slice(0, html.indexOf("<ol")));
  expect(own).toContain("Bronze starts at 5,000 points.");
  expect(own).not.toMatch(/\b0\b/);
  expect(html).not.toContain("<progress");
  expect(textOf(await show("regular", 1))).toContain("1 of 5,000 points");
});

it("VIP-13 says that the points are there, and shows no progress at the top", async () => {
  expect(textOf(await show("bronze", 20_000))).toContain("You've got the points for Diamond.");
  expect(await show("diamond", 20_000)).not.toContain("<progress");
});

it("VIP-11 VIP-13 lists the levels in ascending order, with the player's own and the next one marked", async () => {
  const html = await show("bronze", 6_000);
  const list = /<ol.*<\/ol>/s.exec(html)![0];
  const rows = list.split("data-reach=").slice(1).map(textOf);
  expect(rows.map((row) => /About (\w+)/.exec(row)![1])).toEqual(["regular", "bronze", "diamond"]);
  expect(rows.map((row) => row.includes("Your level"))).toEqual([false, true, false]);
  expect(rows.map((row) => row.includes("Next level"))).toEqual([false, false, true]);
  expect(rows[2]).toContain("From 20,000 points");
  expect(rows[2]).toContain("14,000 to go");
  expect(list.match(/aria-current="true"/g)).toHaveLength(1);
});

it("VIP-13 a level that the points don't reach is said to be given, above the points of the next one", async () => {
  const page = await show("bronze", 4_999);
  expect(page).not.toContain("<progress");
  const given = textOf(page);
  expect(given.indexOf("15,001 more to Diamond")).toBeGreaterThan(given.indexOf("Bronze is our gift to you"));
  expect(textOf(await show("bronze", 0))).toContain("20,000 more to Diamond");
  const highest = await show("diamond", 0);
  expect(textOf(highest)).toContain("Diamond is our gift to you");
  expect(textOf(highest)).toContain("You're at the highest level.");
  expect(highest).not.toContain("<progress");
  for (const [name, points] of [
    ["bronze", 5_000],
    ["regular", 0],
  ] as const)
    expect(textOf(await show(name, points))).not.toContain("is our gift to you");
});

it("VIP-11 VIP-13 marks the benefits that the level below doesn't have, and shows hours in the reader's zone", async () => {
  const text = textOf(await show("regular", 0)).replace(/\s+/g, " ");
  expect(text).toContain("A manager");
  expect(text).not.toContain("A manager New");
  expect(text).toContain(
    `${withLocalHours("A car, 08:00–16:00 UTC", "en", "your time").replace(/\s/g, " ")} New`,
  );
  expect(text).toContain("A gift of diamond New");
  expect(text).not.toContain("A gift of regular New");
});
