import { expect, it } from "vitest";
import { makeCatalogue } from "../../seed/content/catalogue.ts";
import { Felt } from "./live-felt.ts";
import { GAME_SIZES, gameLayers } from "./poster.ts";
import { WIDE_SCALE } from "./poster-layout.ts";

const tables = makeCatalogue(1_000).games.filter(({ kind }) => kind === "live");
const SHAPES = ["poster", "wide", "square"] as const;

it("leaves air above every dealer, whose body ends within the picture", () => {
  for (const game of tables)
    for (const shape of SHAPES) {
      const { front } = gameLayers(game, shape);
      const [, y, side] = /sprite:dealer-[^>]* y="([-\d.]+)" width="([\d.]+)"/.exec(front)!.map(Number);
      // The hair begins 3 % below the sprite's top.
      expect(y! + side! * 0.03, `${game.title} ${shape}`).toBeGreaterThan(12);
      // A wide scene's objects are placed as on a poster.
      const foot = shape === "wide" ? GAME_SIZES.wide[1] / WIDE_SCALE : 320;
      expect(y! + side!, `${game.title} ${shape}`).toBeLessThan(foot);
    }
});

it("lays out tables of one game differently, and shows no head without its emblem", () => {
  const blackjack = tables.filter(({ theme }) => theme === "blackjack").slice(0, 40);
  const cards = blackjack.map((game) =>
    [...gameLayers(game, "wide").front.matchAll(/<g transform="(matrix[^"]+)"/g)].join(),
  );
  expect(new Set(cards).size).toBe(cards.length);
  for (const game of tables)
    expect(gameLayers(game, "wide").front, game.title).not.toMatch(/sprite:(tiger|dragon)/);
});

it("sees what is nearer larger and lower", () => {
  const felt = new Felt(256, 200, 1);
  const [farX, farY] = felt.pixel([50, 0]);
  const [nearX, nearY] = felt.pixel([50, 80]);
  expect([farX, farY]).toEqual([306, 200]);
  expect(nearX).toBeGreaterThan(farX);
  expect(nearY).toBeGreaterThan(farY);
  expect(felt.lying([0, 0])).toBe("matrix(1 0 0 0.56 256 200)");
});
