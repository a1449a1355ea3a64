import { dealerOf } from "../../../src/rules/games/dealers.ts";
import { hash } from "../../../src/rules/web/hash.ts";
import type { ArtGame } from "./art-game.ts";
import { Felt, lampLight, longTable, shadow } from "./live-felt.ts";
import { CHIP_TRAY, layoutOf, type Prop, type Setting } from "./live-layouts.ts";
import type { LiveRoomName } from "./live-rooms.ts";
import { beadRoad } from "./live-screens.ts";
import { type Actor, type PosterCast, WIDE_SCALE, X } from "./poster-layout.ts";
import type { Placement, Stage } from "./stage.ts";
import { subject as litSubject, subjectGround } from "./subject-light.ts";
import type { TitleSubject } from "./subjects/title-subject.ts";
import { svg } from "./svg.ts";

/** The part of a dealer's sprite from its middle down to where the body ends, on the table's rail: 0.31 to 0.34. */
const DEALER_EDGE = 0.324;

const isDragonTiger = ({ title }: ArtGame) => /dragon tiger/i.test(title);
const isWide = ({ width, height }: Stage) => width > height;

/** Each studio's rooms. */
const STUDIOS: Readonly<Record<string, readonly LiveRoomName[]>> = {
  "aurelia-live": ["salon", "garden", "library", "skyline"],
  "velours-live": ["bottles", "skyline", "salon", "garden"],
  "gildhall-live": ["library", "salon", "bottles", "gate"],
  "jadewater-live": ["gate", "skyline", "garden", "neon"],
  "studio-meridiane": ["terrace", "bottles", "skyline", "library"],
  "casa-lumina": ["garden", "terrace", "salon", "gate"],
  "parlour-seven": ["neon", "library", "terrace", "bottles"],
};
const ROOMS = [...new Set(Object.values(STUDIOS).flat())];
/** Chosen so that neighbours among the most played tables have different rooms. */
const ROOM_SALT = "room126";

/** The room of a table: one of its studio's. */
export function roomOf({ provider, identifier }: ArtGame): LiveRoomName {
  const rooms = STUDIOS[provider] ?? ROOMS;
  return rooms[(hash(`${ROOM_SALT}:${identifier}`) >>> 5) % rooms.length]!;
}

/** Stages of shows; undefined is one of the theme's. */
const SHOW_PLACES = ["neon", "neon", undefined] as const;

/** A camera: where it sees the dealer's middle, the dealer's size and the table's far edge, pixels of the picture. */
interface View {
  middle: number;
  size: number;
  edge: number;
  zoom: number;
}

/** Views of a wide picture by name; `middle` is from the picture's, towards the side with less room. */
const WIDE_VIEWS = {
  centre: { middle: 0, size: 270, edge: 228, zoom: 1.04 },
  aside: { middle: 58, size: 266, edge: 225, zoom: 1.06 },
  far: { middle: 24, size: 256, edge: 217, zoom: 1 },
  near: { middle: 30, size: 282, edge: 238, zoom: 1.08 },
} satisfies Record<string, View>;
/** Views of a poster, whose lower third is the title's. */
const TALL_VIEWS = {
  centre: { middle: 0, size: 292, edge: 246, zoom: 0.9 },
  aside: { middle: 24, size: 284, edge: 240, zoom: 0.92 },
  far: { middle: 8, size: 274, edge: 232, zoom: 0.86 },
  near: { middle: 14, size: 306, edge: 257, zoom: 0.96 },
} satisfies Record<string, View>;
type ViewName = keyof typeof WIDE_VIEWS;

/** Views in which a game's devices have room. */
const VIEWS: Readonly<Record<"cards" | "device" | "show", readonly ViewName[]>> = {
  cards: ["centre", "aside", "far", "near", "aside"],
  device: ["aside", "far"],
  show: ["aside", "far"],
};

/** From the middle of the nearest cards to the picture's foot, pixels. */
const FRONT = 19;

/** How wide a sprite's foot is, and how far below its middle, as shares of its side. */
const FEET: Readonly<Record<string, readonly [width: number, below: number]>> = {
  "stack-red": [0.81, 0.18],
  "stack-blue": [0.71, 0.22],
  "stack-green": [0.92, 0.12],
  "stack-black": [0.89, 0.16],
  "stack-heap": [0.9, 0.16],
  "dice-dome": [0.94, 0.2],
};
const FLAT_FOOT = [0.94, 0.04] as const;

/** Where a point of the picture is on the stage, whose objects are scaled in a wide scene. */
function placed(stage: Stage, x: number, y: number, size: number): Placement {
  if (!isWide(stage)) return { x, y, size };
  return { x: X + (x - stage.width / 2) / WIDE_SCALE, y: (y - 4) / WIDE_SCALE, size: size / WIDE_SCALE };
}

/** A drawing in the picture's pixels, which the stage scales by `across` and in height in a wide scene. */
function unscaled(stage: Stage, drawing: string, across = WIDE_SCALE): string {
  if (!isWide(stage)) return drawing;
  const left = across === 1 ? 0 : X * across - stage.width / 2;
  return svg`<g transform="scale(${1 / across} ${1 / WIDE_SCALE}) translate(${left} -4)">${drawing}</g>`;
}

/** Where a sprite is in the picture whose foot is on the felt. */
function lying(felt: Felt, { sprite, at, width, ...foot }: Prop): Placement {
  const [share, below] = FEET[sprite] ?? FLAT_FOOT;
  const size = (width * felt.zoom * felt.scaleAt(at[1])) / share;
  const [x, y] = felt.pixel(at);
  return { x, y: y - size * (foot.below ?? below), size };
}

function standing(stage: Stage, felt: Felt, prop: Prop): Actor {
  const { x, y, size } = lying(felt, prop);
  return [prop.sprite, { ...placed(stage, x, y, size), isMirrored: prop.isMirrored }];
}

/** What stands behind a table: a show's wheel and what its title names, Dragon Tiger's emblems. */
function behindTable(stage: Stage, game: ArtGame, middle: number, side: number): Actor[] {
  const wide = isWide(stage);
  if (game.theme === "gameshow") {
    const wheel = hash(`wheel:${game.identifier}`) % 3 === 0 ? "money-wheel" : "fortune-wheel";
    const [x, y, size] = wide ? [118, 122, 250] : [54, 130, 214];
    return [[wheel, placed(stage, stage.width / 2 + side * x, y, size)]];
  }
  if (!isDragonTiger(game)) return [];
  const [apart, y, size] = wide ? [150, 92, 122] : [104, 92, 104];
  return [
    ["emblem-dragon", placed(stage, middle - apart, y, size)],
    ["emblem-tiger", placed(stage, middle + apart, y, size)],
  ];
}

/** Where baccarat's screen is, on the wider side of a wide picture. */
const screenAt = (middle: number, side: number) => ({
  x: middle + side * 178 - 58,
  y: 54,
  width: 116,
  height: 68,
});

/** What a show's title names, upright on the counter. */
const showProp = ({ main }: TitleSubject, isWidePicture: boolean, side: number): Prop => ({
  sprite: main === "fortune-wheel" ? "microphone" : main,
  at: [side * (isWidePicture ? 166 : 116), 54],
  width: isWidePicture ? 64 : 62,
  below: 0.42,
});

/** A dealer's shadow on the air of the room, and a little light, so that dark hair stands out. */
function backlight(stage: Stage, [sprite, { x, y, size, ...pose }]: Actor): string {
  const light = stage.radial([
    [0, "#ffe6c0", 0.5],
    [0.45, "#ffd8a0", 0.22],
    [1, "#ffd8a0", 0],
  ]);
  return svg`<circle cx="${x}" cy="${y - size * 0.16}" r="${size * 0.46}" fill="${light}"/><g opacity=".6">${stage.sprite(sprite, { x, y: y + 6, size: size * 1.02, ...pose }, "shadow")}</g>`;
}

/** A dealer behind a table on which the game is played; a show's host beside the wheel. */
export function liveCast(stage: Stage, game: ArtGame, subject: TitleSubject): PosterCast {
  const wide = isWide(stage);
  const seed = hash(`view:${game.identifier}`) >>> 7;
  const kind = game.theme === "gameshow" ? "show" : /roulette|dice/.test(game.theme) ? "device" : "cards";
  const names = VIEWS[kind];
  const name = isDragonTiger(game) ? "centre" : names[seed % names.length]!;
  const side = (seed >>> 4) % 2 === 0 ? 1 : -1;
  const shift = kind === "cards" ? 1 : 1.45;
  const seen = (wide ? WIDE_VIEWS : TALL_VIEWS)[name];
  const view = { ...seen, middle: stage.width / 2 - side * seen.middle * shift };
  const felt = new Felt(view.middle, view.edge, view.zoom);
  const front = Math.min(60, felt.nearAt(stage.height - FRONT));
  const setting: Setting = { stage, felt, reach: wide ? 1 : 0.7, side, front };
  const { print, props: laid } = layoutOf(setting, game, subject.main);
  const props = kind === "show" ? [showProp(subject, wide, side)] : laid;
  const dealer: Actor = [
    dealerOf(game.identifier).portrait,
    {
      ...placed(stage, view.middle, view.edge + 1 - view.size * DEALER_EDGE, view.size),
      isMirrored: (seed >>> 2) % 2 === 1,
    },
  ];
  const shadows = [
    shadow(stage, felt, [0, 8], view.size * 0.38, 20),
    ...props.map(({ at: [across, near], width }) =>
      shadow(stage, felt, [across - stage.style.light * -4, near + 3], width * 0.62, width * 0.5),
    ),
  ];
  const stand = behindTable(stage, game, view.middle, side);
  // The tray lies behind the hands, whose shadow falls on it.
  const tray = kind === "cards" ? litSubject(stage, CHIP_TRAY.sprite, lying(felt, CHIP_TRAY), true) : "";
  const table = svg`${longTable(stage, felt)}${tray}${print}${shadows}`;
  const hasScreen = wide && name === "aside" && game.theme === "baccarat";
  const inFocus = ([sprite, place]: Actor) => litSubject(stage, sprite, place, true);
  return {
    place: kind === "show" ? SHOW_PLACES[seed % SHOW_PLACES.length] : roomOf(game),
    isNatural: true,
    foreground: [],
    behind:
      unscaled(stage, lampLight(stage, felt)) +
      stand.map((actor) => subjectGround(stage, ...actor)).join("") +
      backlight(stage, dealer),
    stand:
      stand.map(inFocus).join("") +
      (hasScreen ? unscaled(stage, beadRoad(stage, screenAt(view.middle, side))) : ""),
    table: unscaled(stage, table, 1),
    // Not as actors, whose glow would hide the room.
    actors: [],
    before: [dealer, ...props.map((prop) => standing(stage, felt, prop))].map(inFocus).join(""),
  };
}
