import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { hslHex } from "./palette.ts";
import { PEOPLE } from "./people.ts";
import { svg } from "./svg.ts";

const require = createRequire(import.meta.url);
const EMOJI = join(dirname(require.resolve("@lobehub/fluent-emoji-3d/package.json")), "assets");
const OBJECTS = join(import.meta.dirname, "sprites");
/** Decoded sprites in memory; one is 20 to 180 kB. */
const CAPACITY = 240;
/** Side of a sprite's coordinates. */
const SIDE = 320;
const people: ReadonlySet<string> = new Set(PEOPLE);
export const isPerson = (name: string) => people.has(name);
/** Side of a baked sprite, pixels: a game's page and the banners show it that large. */
export const SPRITE_SIDE = 480;
/** Widest picture of a tile, pixels: it needs no sprites at their full size, whose light takes twice the time. */
const TILE_WIDTH = 320;
/** Side of a sprite in a picture, pixels: faces are seen from near; what is out of focus is small in any picture. */
const sideOf = (name: string, look: Look, pictureWidth: number) =>
  look.includes("-") && (pictureWidth > TILE_WIDTH || isPerson(name)) ? SPRITE_SIDE : SIDE;

function emojiFile(emoji: string): string | undefined {
  const code = [...emoji].map((letter) => letter.codePointAt(0)!.toString(16)).join("-");
  const names = [code, `${code}-fe0f`, code.replaceAll("-fe0f", "")];
  return names.map((name) => join(EMOJI, `${name}.webp`)).find((file) => existsSync(file));
}

/** The file of a sprite: an emoji of the 3D set, or one of our own objects by name; undefined if there is none. */
export function spriteFile(name: string): string | undefined {
  if (!/^[a-z-]+$/.test(name)) return emojiFile(name);
  const file = join(OBJECTS, `${name}.webp`);
  return existsSync(file) ? file : undefined;
}

type Side = "left" | "right";
/** Hues of the light that scenes throw on their subjects: few, so that drawn sprites can be reused. */
const LIGHT_STEP = 45;

/**
 * How a sprite is drawn: lit from the left or the right in a scene's hue, with a rim on that side; out of focus far or near;
 * or as its own soft shadow.
 */
export type Look = `${Side}-${number}` | "far" | "near" | "shadow";

/** The look of a subject in a scene of a hue. */
export function litLook(side: Side, hue: number): Look {
  const turned = ((hue % 360) + 360) % 360;
  return `${side}-${(Math.round(turned / LIGHT_STEP) * LIGHT_STEP) % 360}`;
}

/** How strongly a scene's light changes a sprite, and how far down its edges are lit (1 is the foot). */
const LIGHT = {
  object: { slope: 1.16, intercept: -0.07, saturation: 1.08, foot: 0.4, shade: 0.6, rim: 0.5, down: 1 },
  // Faces and hands stay as they're modelled: people are lit when they're baked.
  person: { slope: 1.12, intercept: 0.014, saturation: 1.02, foot: 0, shade: 0.22, rim: 0.56, down: 0.74 },
} as const;

/** A rim of light in the scene's hue on one side, a shade on the other and at the foot, and deeper colours. */
function litSvg(uri: string, pixels: number, side: 1 | -1, hue: number, kind: keyof typeof LIGHT): string {
  const { slope, intercept, saturation, foot, shade, rim, down } = LIGHT[kind];
  const edge = (from: string, dx: number, dy: number, color: string, opacity: number, name: string) =>
    svg`<feOffset in="${from}" dx="${dx}" dy="${dy}" result="${name}-at"/><feComposite in="SourceAlpha" in2="${name}-at" operator="out" result="${name}-edge"/><feFlood y="0" height="${SIDE * down}" flood-color="${color}" flood-opacity="${opacity}"/><feComposite in2="${name}-edge" operator="in" result="${name}"/>`;
  const channel = (name: string) =>
    `<feFunc${name} type="linear" slope="${slope}" intercept="${intercept}"/>`;
  const [light, air, dark] = [hslHex(hue, 100, 84), hslHex(hue, 90, 50), hslHex(hue, 70, 7)];
  const tint = svg`<feFlood flood-color="${air}" flood-opacity=".04"/><feComposite in2="SourceAlpha" operator="in" result="tint"/>`;
  const body = svg`<feColorMatrix type="saturate" values="${saturation}"/><feComponentTransfer result="lit">${["R", "G", "B"].map(channel)}</feComponentTransfer><feGaussianBlur in="SourceAlpha" stdDeviation="3.4" result="soft"/><feGaussianBlur in="SourceAlpha" stdDeviation="16" result="wide"/>${tint}${edge("wide", 0, -26, dark, foot, "foot")}${edge("soft", side * -8, -3, dark, shade, "shade")}${edge("soft", side * 4, 3, light, rim, "rim")}<feMerge><feMergeNode in="lit"/><feMergeNode in="tint"/><feMergeNode in="foot"/><feMergeNode in="shade"/><feMergeNode in="rim"/></feMerge>`;
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${SIDE} ${SIDE}"><filter id="f" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">${body}</filter><image href="${uri}" width="${SIDE}" height="${SIDE}" filter="url(#f)"/></svg>`;
}

const toUri = (png: Buffer) => `data:image/png;base64,${png.toString("base64")}`;
const encode = (image: Sharp) => image.png({ compressionLevel: 1 }).toBuffer();

/** Space around a shadow, as a share of the sprite's side. */
export const SHADOW_MARGIN = 0.2;

async function drawSprite(name: string, file: string, look: Look, pixels: number): Promise<Buffer> {
  const sprite = sharp(file).ensureAlpha();
  const [side, hue] = look.split("-");
  if (hue !== undefined) {
    const uri = toUri(await encode(sprite.resize(pixels, pixels, { kernel: "lanczos3" })));
    const kind = isPerson(name) ? "person" : "object";
    return encode(sharp(Buffer.from(litSvg(uri, pixels, side === "left" ? 1 : -1, Number(hue), kind))));
  }
  const small = sprite.resize(SIDE / 4, SIDE / 4);
  if (look !== "shadow") return encode(small.blur(look === "near" ? 2.6 : 1.5));
  const margin = (SIDE / 4) * SHADOW_MARGIN;
  const padded = await small
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: "#0000" })
    .linear([0, 0, 0, 1], [5, 3, 13, 0])
    .toColourspace("srgb")
    .png()
    .toBuffer();
  return encode(sharp(padded).blur(4.5));
}

const cache = new Map<string, Promise<string>>();

function spriteUri(name: string, look: Look, pixels: number): Promise<string> {
  const key = `${name}~${look}~${pixels}`;
  let uri = cache.get(key);
  if (!uri) {
    const file = spriteFile(name);
    if (!file) throw new Error(`no sprite ${name}`);
    if (cache.size >= CAPACITY) cache.delete(cache.keys().next().value!);
    uri = drawSprite(name, file, look, pixels).then(toUri);
    cache.set(key, uri);
  }
  return uri;
}

/** The address that a drawing uses for a sprite until `withSprites` puts the picture there. */
export const spriteHref = (name: string, look: Look) => `sprite:${name}~${look}`;

const HREF = /sprite:([^"~]+)~([\w-]+)/g;

/**
 * Puts the sprites' pictures into a drawing.
 * @param width of the picture, pixels
 * @throws Error if there's no such sprite
 */
export async function withSprites(drawing: string, width: number): Promise<string> {
  const uris = new Map<string, string>();
  for (const [href, name = "", look = ""] of drawing.matchAll(HREF))
    if (!uris.has(href))
      uris.set(href, await spriteUri(name, look as Look, sideOf(name, look as Look, width)));
  return drawing.replace(HREF, (href) => uris.get(href)!);
}
