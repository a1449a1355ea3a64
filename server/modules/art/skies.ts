import type { Stage } from "./stage.ts";
import { svg } from "./svg.ts";

/** Where a scene's light comes from: around the subject, from above, from behind it, or in two colours from both sides. */
export type Light = "glow" | "top" | "back" | "split";

/** A pale subject is lost before a bright disc or below a bright sky. */
export const lightOf = (stage: Stage, isPale: boolean): Light =>
  stage.pick(isPale ? ["glow", "glow", "split"] : ["glow", "glow", "top", "back", "split"]);

const cover = ({ width, height }: Stage, fill: string) =>
  svg`<rect width="${width}" height="${height}" fill="${fill}"/>`;

/** The scene's hue, lighter towards the horizon and behind the hero, dark below. */
function glowing(stage: Stage, x: number, y: number): string {
  const { palette: p, width: w, height: h } = stage;
  const base = stage.linear([
    [0, p.mid],
    [0.3, p.vivid],
    [0.56, p.light],
    [0.8, p.mid],
    [1, p.deep],
  ]);
  const glow = stage.radial([
    [0, p.light],
    [0.25, p.vivid, 0.9],
    [0.6, p.vivid, 0.32],
    [1, p.vivid, 0],
  ]);
  const tint = stage.radial([
    [0, p.accent, 0.75],
    [1, p.accent, 0],
  ]);
  const side = stage.random() < 0.5 ? 0.05 : 0.95;
  return svg`<rect width="${w}" height="${h}" fill="${base}"/><ellipse cx="${w * side}" cy="${h * 0.72}" rx="${h * 0.48}" ry="${h * 0.42}" fill="${tint}"/><circle cx="${x}" cy="${y}" r="${h * 0.56}" fill="${glow}"/>`;
}

/** Bright above, with a broad beam on the subject, and dark at the sides and below. */
function fromAbove(stage: Stage, x: number): string {
  const { palette: p, height: h } = stage;
  const base = stage.linear([
    [0, p.light],
    [0.22, p.vivid],
    [0.58, p.mid],
    [0.86, p.deep],
  ]);
  const beam = stage.radial(
    [
      [0, "#fff", 0.95],
      [0.2, p.glow, 0.8],
      [0.5, p.light, 0.5],
      [1, p.vivid, 0],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="${x}" cy="-30" r="${h * 0.9}" gradientTransform="translate(${x} 0) scale(.62 1) translate(${-x} 0)"`,
  );
  return cover(stage, base) + cover(stage, beam);
}

/** Dark, with a white-hot light behind the subject. */
function fromBehind(stage: Stage, x: number, y: number): string {
  const { palette: p, height: h } = stage;
  const base = stage.linear([
    [0, p.dark],
    [0.5, p.mid],
    [1, p.deep],
  ]);
  const hot = stage.radial(
    [
      [0, "#fff"],
      [0.16, p.glow],
      [0.36, p.light, 0.95],
      [0.62, p.vivid, 0.62],
      [1, p.vivid, 0],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${h * 0.56}"`,
  );
  return cover(stage, base) + cover(stage, hot);
}

/** The scene's hue from one side, its accent from the other. */
function fromBothSides(stage: Stage, x: number, y: number): string {
  const { palette: p, height: h, style } = stage;
  const across = stage.linear(
    [
      [0, p.light],
      [0.3, p.vivid],
      [0.54, p.mid],
      [0.74, p.accent],
      [1, p.accentLight],
    ],
    style.light === 1 ? 'x1="0" y1=".1" x2="1" y2=".5"' : 'x1="1" y1=".1" x2="0" y2=".5"',
  );
  const down = stage.linear([
    [0, p.dark, 0.42],
    [0.3, p.mid, 0],
    [0.62, p.mid, 0.1],
    [1, p.deep, 0.95],
  ]);
  const glow = stage.radial(
    [
      [0, p.glow, 0.6],
      [0.5, p.light, 0.24],
      [1, p.light, 0],
    ],
    svg`gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${h * 0.4}"`,
  );
  return [across, down, glow].map((fill) => cover(stage, fill)).join("");
}

/** The background by its light: the scene's hue, dark below. */
export const SKY: Record<Light, (stage: Stage, x: number, y: number) => string> = {
  glow: glowing,
  top: fromAbove,
  back: fromBehind,
  split: fromBothSides,
};

/** What a light leaves on the scenery before it. */
export function afterglow(stage: Stage, light: Light, x: number, y: number): string {
  const { palette: p, height: h, style } = stage;
  const fills: Record<Light, () => string> = {
    glow: () => "none",
    back: () =>
      stage.radial(
        [
          [0, p.glow, 0.75],
          [0.4, p.light, 0.4],
          [0.62, p.vivid, 0.05],
          [1, p.deep, 0.6],
        ],
        svg`gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${h * 0.58}"`,
      ),
    split: () =>
      stage.linear(
        [
          [0, p.vivid, 0.34],
          [0.5, p.vivid, 0],
          [1, p.accent, 0.55],
        ],
        style.light === 1 ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="1" y1="0" x2="0" y2="0"',
      ),
    top: () =>
      stage.linear([
        [0, p.glow, 0.25],
        [0.4, p.vivid, 0],
        [0.85, p.deep, 0.6],
      ]),
  };
  return cover(stage, fills[light]());
}
