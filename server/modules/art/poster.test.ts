import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { DEALERS } from "../../../src/rules/games/dealers.ts";
import { findIndexes, indexTitles } from "../../../src/rules/games/name-search.ts";
import { THEMES, type Theme } from "../../../src/rules/games/themes.ts";
import { makeCatalogue } from "../../seed/content/catalogue.ts";
import type { ArtGame } from "./art-game.ts";
import { bannerLayers } from "./banner-scene.ts";
import { BANNER_OBJECTS, BANNER_THEMES } from "./banner-themes.ts";
import { compositionOf } from "./composition.ts";
import {
  BENDS,
  FACES,
  type Face,
  LEAST_HEIGHT,
  letter,
  stackLines,
  unbentHeight,
  unbentLetters,
} from "./lettering.ts";
import { roomOf } from "./live-cast.ts";
import { gameLayers, poster } from "./poster.ts";
import { isComposedAsSlot } from "./poster-casts.ts";
import { TITLE_PLACES } from "./poster-layout.ts";
import { FINISHES, type Finish, POSES, posterStyle } from "./poster-style.ts";
import { render } from "./render.ts";
import { sceneHue } from "./scene-hue.ts";
import { isPerson, spriteFile } from "./sprites.ts";
import { hueDistance } from "./subjects/subject-measures.ts";
import { subjectOf, subjectSprites } from "./subjects/title-subject.ts";

const GAME: ArtGame = {
  identifier: "nova/wolf-moon",
  title: "Wolf Moon",
  theme: "wolves",
  kind: "pokies",
  provider: "nova",
};
const KINDS: readonly ArtGame["kind"][] = ["pokies", "jackpot", "live", "table", "crash", "bingo"];
const { games, providers } = makeCatalogue(1_000);
const POPULAR = makeCatalogue().games.toSorted((a, b) => a.popularity - b.popularity);
const TITLES = indexTitles(POPULAR.map(({ title }) => ({ title, providerTitle: "" })));
/** Words that players search for and many titles share. */
const COMMON_WORDS =
  "star gold fruit book dragon wild queen king joker sevens fire moon wolf pirate bar coin crown lucky hot royal diamond treasure clover".split(
    " ",
  );

/** Reports unclosed tags, repeated attributes, undefined references and stray values. */
function findFaults(svg: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [tag, slash, name, attributes, empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*?)(\/?)>/g)) {
    if (slash) {
      if (open.pop() !== name) found.push(`unbalanced ${tag}`);
    } else if (!empty) open.push(name!);
    const names = [...attributes!.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) found.push(`repeated attribute ${tag}`);
  }
  const ids = [...svg.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id);
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g))
    if (!ids.includes(id)) found.push(`no ${id}`);
  if (new Set(ids).size !== ids.length) found.push("repeated id");
  if (/NaN|undefined|null|<text/.test(svg)) found.push("stray value or text");
  return [...found, ...open];
}

const drawing = (game: ArtGame) => {
  const { back, front } = poster(game);
  return back + front;
};

describe("posters", () => {
  it("are the same for the same game and differ between games", () => {
    expect(drawing(GAME)).toBe(drawing({ ...GAME }));
    expect(drawing({ ...GAME, identifier: "nova/other" })).not.toBe(drawing(GAME));
    expect(drawing({ ...GAME, title: "Wolf Run" })).not.toBe(drawing(GAME));
  });

  it("show people and objects of live tables in their own colours, whatever the studio's finish", () => {
    const TONED: readonly Finish[] = ["noir", "retro", "engraved"];
    const toned = games.filter(({ provider }) => TONED.includes(posterStyle(provider).finish));
    const isToned = (game: ArtGame) => /<g filter="url\(#[^"]+\)">/.test(poster(game).front);
    expect(toned.filter(({ kind }) => kind === "pokies").every(isToned)).toBe(true);
    const tables = toned.filter(({ kind }) => kind === "live");
    expect(tables.length).toBeGreaterThan(0);
    expect(tables.filter(isToned)).toEqual([]);
  });

  it("show the dealer at each live table, and neighbours seldom look alike", () => {
    const tables = games.filter(({ kind, theme }) => kind === "live" && theme !== "gameshow");
    const shown = tables.map((game) => [...drawing(game).matchAll(/sprite:([^"~]+)~(?:left|right)/g)].join());
    expect(shown.filter((sprites) => !sprites.includes("dealer-"))).toEqual([]);
    const alike = shown.filter((sprites, i) => sprites === shown[i - 1]).length / shown.length;
    expect(alike).toBeLessThan(0.05);
  });

  it("show Dragon Tiger's two sides beside the dealer", () => {
    const { games: all } = makeCatalogue(5_000);
    const tables = all.filter(({ kind, title }) => kind === "live" && title.includes("Dragon Tiger"));
    const drawings = tables.map(drawing);
    expect(drawings.length).toBeGreaterThan(0);
    expect(drawings.every((svg) => svg.includes("tiger~") && svg.includes("dragon"))).toBe(true);
  });

  it("give each studio several rooms, and neighbours among the most played tables different ones", () => {
    const tables = games.filter(({ kind, theme }) => kind === "live" && theme !== "gameshow");
    const counts = Map.groupBy(tables, roomOf);
    expect(counts.size).toBe(8);
    for (const [room, inRoom] of counts) expect(inRoom.length / tables.length, room).toBeLessThan(0.3);
    for (const [studio, own] of Map.groupBy(tables, ({ provider }) => provider))
      if (own.length > 10) expect(new Set(own.map(roomOf)).size, studio).toBeGreaterThanOrEqual(3);
    const { games: all } = makeCatalogue();
    const rooms = all
      .filter(({ kind }) => kind === "live")
      .toSorted((a, b) => a.popularity - b.popularity)
      .slice(0, 16)
      .map((game) => (game.theme === "gameshow" ? game.identifier : roomOf(game)));
    for (const [index, room] of rooms.entries()) expect(rooms[index + 1], String(index)).not.toBe(room);
  });

  it("leave a dealer's face free, whatever stands in front of the dealer", () => {
    for (const game of games.filter(({ kind }) => kind === "live"))
      for (const shape of ["poster", "wide"] as const) {
        const { front } = gameLayers(game, shape);
        const places = [
          ...front.matchAll(
            /<image href="sprite:([^"~]+)~[^"]*" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)"/g,
          ),
        ].map(([, name = "", x, y, width]) => ({ name, x: Number(x), y: Number(y), width: Number(width) }));
        const at = places.findIndex(({ name }) => name.startsWith("dealer-"));
        const dealer = places[at];
        if (!dealer) throw new Error(`${game.title} has no dealer`);
        const middle = dealer.x + dealer.width / 2;
        const chin = dealer.y + dealer.width * 0.44;
        const covering = places
          .slice(at + 1)
          .filter(
            ({ x, y, width }) =>
              x + width * 0.1 < middle && x + width * 0.9 > middle && y + width * 0.05 < chin,
          );
        expect(covering, `${game.title} ${shape}`).toEqual([]);
      }
  });

  it("show people mostly from near, and several of what a title names in the plural", () => {
    const made = makeCatalogue(5_000).games.filter(({ kind }) => kind === "pokies");
    const sizeOf = (game: ArtGame, sprite: string) =>
      Number(new RegExp(`sprite:${sprite}~(?:left|right)[^>]* width="(\\d+)"`).exec(drawing(game))?.[1]);
    const people = made.flatMap((game) => {
      const { main, isBook } = subjectOf(game.title, game.theme);
      return isPerson(main) && !isBook ? [sizeOf(game, main)] : [];
    });
    const near = people.filter((size) => size > 400).length / people.length;
    expect(near).toBeGreaterThan(0.45);
    expect(near).toBeLessThan(0.8);
    const plural = made.filter(({ title }) => /\bTigers\b/.test(title));
    const counts = plural.map((game) => drawing(game).split("sprite:tiger~").length - 1);
    // A subject's shadow is a sprite, too.
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(4);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  });

  it("are composed in three ways by each studio, which differ between studios", () => {
    const poses = providers.map(({ slug }) => posterStyle(slug).poses);
    expect(poses.every((each) => new Set(each).size === 3)).toBe(true);
    expect(new Set(poses.flat())).toEqual(new Set(POSES));
    expect(new Set(poses.map((each) => [...each].sort().join())).size).toBeGreaterThan(poses.length / 4);
  });

  it("show no subject twice in the same view among neighbours of the most played games", () => {
    const shown = POPULAR.filter(
      ({ kind, theme }) => kind !== "live" && !(kind === "crash" && theme === "crash"),
    )
      .slice(0, 200)
      .map((game) => {
        const subject = subjectOf(game.title, game.theme);
        const composition = compositionOf(game, subject);
        return { ...composition, title: game.title, main: subject.main, hue: sceneHue(game) };
      });
    const twins = shown.flatMap((a, i) =>
      shown
        .slice(i + 1, i + 60)
        .filter(
          (b, after) =>
            b.main === a.main &&
            b.view === a.view &&
            (after < 20 || b.isMirrored === a.isMirrored || hueDistance(a.hue, b.hue) < 50),
        )
        .map((b) => `${a.title}, ${b.title}: ${a.main} ${a.view}`),
    );
    // If subjects or titles change, choose another SALT.
    expect(twins).toEqual([]);
  });

  it.each(COMMON_WORDS)("show no subject twice in the same view among the first results for %s", (word) => {
    const found = findIndexes(TITLES, word)
      .slice(0, 15)
      .map((i) => ({ game: POPULAR[i]!, subject: subjectOf(POPULAR[i]!.title, POPULAR[i]!.theme) }))
      // There are more tables of one joker than views of people.
      .filter(({ game, subject }) => game.kind !== "table" && isComposedAsSlot(game, subject));
    const shown = found.map(({ game, subject }) => `${subject.main} ${compositionOf(game, subject).view}`);
    expect(found.length).toBeGreaterThan(2);
    // If subjects or titles change, give the less played title another of OWN_SALTS.
    expect(shown.filter((each, i) => shown.indexOf(each) !== i)).toEqual([]);
  });

  it("have their titles in every place, under the subject in a third to two thirds", () => {
    const slots = games.filter(({ kind, theme }) => kind === "pokies" && theme !== "crash");
    const places = slots.map((game) => compositionOf(game, subjectOf(game.title, game.theme)).titlePlace);
    expect(new Set(places)).toEqual(new Set(TITLE_PLACES));
    const under = places.filter((place) => place === "foot").length / places.length;
    expect(under).toBeGreaterThan(1 / 3);
    expect(under).toBeLessThan(2 / 3);
  });

  it("have a frame in few studios, and no two frames in one", () => {
    const framed = providers.map(({ slug }) =>
      posterStyle(slug).poses.filter((pose) => ["reels", "emblem", "orbit"].includes(pose)),
    );
    expect(Math.max(...framed.map((poses) => poses.length))).toBe(1);
    expect(framed.filter((poses) => poses.length > 0).length / providers.length).toBeLessThan(0.5);
  });

  it("have no objects out of focus before a slot's subject", () => {
    const slots = games.filter(({ kind }) => kind === "pokies");
    const blurred = slots.filter((game) => drawing(game).includes("~near"));
    expect(blurred).toEqual([]);
  });

  it("use only sprites that exist", () => {
    const sprites = [...subjectSprites(), ...BANNER_OBJECTS, ...DEALERS.map(({ portrait }) => portrait)];
    expect(sprites.filter((name) => !spriteFile(name))).toEqual([]);
    expect(spriteFile("../../secret")).toBeUndefined();
  });

  it.each(KINDS)("are well formed for every theme as %s", (kind) => {
    for (const theme of Object.keys(THEMES) as Theme[])
      for (const i of [1, 2]) {
        const game = {
          identifier: `p${i}/${theme}`,
          title: `Golden ${theme}`,
          theme,
          kind,
          provider: `p${i}`,
        };
        const { back, front } = poster(game);
        expect([...findFaults(back), ...findFaults(front)], `${theme} ${kind}`).toEqual([]);
      }
  });

  it("have the placeholder's hue in their upper half", async () => {
    for (const theme of ["ocean", "flowers", "irish"] as const) {
      const game: ArtGame = { ...GAME, theme, identifier: `nova/${theme}`, title: "Zzz" };
      const { data } = await sharp(await render({ subject: game, width: 160, format: "webp" }))
        .resize(32, 42)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const hue = (sceneHue(game) * Math.PI) / 180;
      let hueAgreement = 0;
      for (let i = 0; i < 32 * 21 * 3; i += 3) {
        const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3);
        hueAgreement += (r - (g + b) / 2) * Math.cos(hue) + ((g - b) * Math.sqrt(3) * Math.sin(hue)) / 2;
      }
      expect(hueAgreement / (32 * 21), theme).toBeGreaterThan(12);
    }
  });

  it("have all eight finishes in the catalogue's studios", () => {
    const styles = providers.map(({ slug }) => posterStyle(slug));
    expect(new Set(styles.map(({ finish }) => finish))).toEqual(new Set(FINISHES));
  });

  it("weigh at most 8 kB at 320 px, 6.5 kB in the middle", { timeout: 60_000 }, async () => {
    const sizes: number[] = [];
    for (const game of games.filter((_, i) => i % 70 === 0))
      sizes.push((await render({ subject: game, width: 320, format: "avif" })).length);
    sizes.sort((a, b) => a - b);
    expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(6_500);
    expect(sizes.at(-1)).toBeLessThanOrEqual(8_000);
  });
});

describe("lettering", () => {
  const [width, height] = [284, 112];

  it.each(Object.keys(FACES) as Face[])(
    "fits titles of the catalogue in two lines and a small one in %s",
    (face) => {
      for (const { title } of games.filter((_, i) => i % 12 === 0)) {
        const lines = letter(title, face, width, height);
        expect(lines.length, title).toBeGreaterThan(0);
        expect(lines.length, title).toBeLessThanOrEqual(3);
        expect(Math.max(...lines.map((line) => line.width)), title).toBeLessThanOrEqual(width + 1);
        expect(
          lines.reduce((sum, line) => sum + line.height, 0),
          title,
        ).toBeLessThanOrEqual(height);
      }
    },
  );

  it.each(BENDS)("stays in its place when it runs %s", (bend) => {
    const block = { x: 160, baseline: 402, gap: 9, bend, width };
    for (const { title } of games.filter((_, i) => i % 40 === 0)) {
      const lines = letter(title, "lilita", width, unbentHeight(bend, height));
      const numbers = [...stackLines(lines, block).matchAll(/-?[\d.]+/g)].map(([n]) => Number(n));
      const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, i) => i % 2 === odd)) as [number[], number[]];
      expect(Math.min(...xs), title).toBeGreaterThanOrEqual(17);
      expect(Math.max(...xs), title).toBeLessThanOrEqual(303);
      expect(Math.min(...ys), title).toBeGreaterThan(402 - height - 9 - 20);
      // Commas and the tail of a Q hang below the baseline.
      expect(Math.max(...ys), title).toBeLessThan(402 + 20);
    }
  });

  it("sets linking words, endings and series small, so that the names of long titles are large", () => {
    const heightsOf = (title: string) => letter(title, "lilita", width, height).map((line) => line.height);
    for (const [title, smallLine] of [
      ["Secrets of the Ember Peaks", 1],
      ["Shivering Skeleton Megaways", 2],
      ["Captain Quillon: Bison Canyon", 0],
      ["Morgana’s Fearless Griffins", 0],
    ] as const) {
      const heights = heightsOf(title);
      expect(heights).toHaveLength(3);
      expect(heights.indexOf(Math.min(...heights))).toBe(smallLine);
    }
    // A series too long to be readable in one small line shares the title's lines.
    const heights = heightsOf("Penny Brightwater Goes to the Night Court");
    expect(heights).toHaveLength(3);
    expect(Math.min(...heights)).toBeGreaterThan(20);
    expect(heightsOf("Wild Fruits")).toHaveLength(2);
    expect(heightsOf("Return of Agent Violet")).toHaveLength(2);
  });

  it("makes every word of nearly all titles readable on a tile of 150 pixels", () => {
    const tooLow = games.filter(({ title, provider }) => {
      const { face, bend } = posterStyle(provider);
      const least = unbentLetters(bend, LEAST_HEIGHT);
      const lines = letter(title, face, width, unbentHeight(bend, height), least);
      return Math.min(...lines.map((line) => line.height)) < least - 0.1;
    });
    expect(tooLow.length / games.length).toBeLessThan(0.02);
  });

  it("has accents, takes another face for a letter that one lacks, and leaves out what no face has", () => {
    expect(letter("Señor Ragnarök", "rye", width, height)).toHaveLength(2);
    expect(letter("狼の月", "rye", width, height)).toEqual([]);
  });
});

describe("banners", () => {
  const drawn = (art: Parameters<typeof bannerLayers>[0]) => {
    const { back, front } = bannerLayers(art);
    return back + front;
  };

  it("are well formed, and an unknown scene falls back to welcome", () => {
    for (const scene of Object.keys(BANNER_THEMES))
      for (const shape of ["hero", "tall", "square", "panel"] as const) {
        const { back, front } = bannerLayers({ scene }, shape);
        expect([...findFaults(back), ...findFaults(front)], `${scene} ${shape}`).toEqual([]);
      }
    expect(drawn({ scene: "nowhere" })).toBe(drawn({ scene: "welcome" }));
    expect(drawn({ scene: "constructor" })).toBe(drawn({ scene: "welcome" }));
  });

  it("accept four colours and nothing else", () => {
    const gradient = ["#010203", "#102030", "#405060", "#708090"];
    expect(drawn({ scene: "vip", gradient })).toContain("#102030");
    expect(drawn({ scene: "vip", gradient: ['"/><script>', "#1", "#2", "#3"] })).toBe(
      drawn({ scene: "vip" }),
    );
  });
});
