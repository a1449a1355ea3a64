import { finishArt } from "./finishes.ts";
import { halo } from "./lights.ts";
import { litLook } from "./sprites.ts";
import type { Placement, Stage } from "./stage.ts";
import { svg } from "./svg.ts";

/** A subject's shadow and the glow around it, for the layer behind it. */
export function subjectGround(stage: Stage, name: string, { x, y, size, ...pose }: Placement): string {
  const side = stage.style.light;
  return (
    halo(stage, x, y, size * 0.62) +
    stage.sprite(name, { x: x + side * 6, y: y + 12, size: size * 1.02, ...pose }, "shadow")
  );
}

/** A subject, lit from the studio's side and in the colours of its finish, or in its own. */
export function subject(stage: Stage, name: string, placement: Placement, isNatural = false): string {
  // A mirrored sprite is lit from its other side.
  const isLeft = (stage.style.light === 1) !== Boolean(placement.isMirrored);
  const image = stage.sprite(name, placement, litLook(isLeft ? "left" : "right", stage.palette.hue));
  const tone = isNatural ? undefined : finishArt(stage).tone?.(stage);
  if (!tone) return image;
  const filter = stage.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">${tone}</filter>`,
  );
  return svg`<g filter="url(#${filter})">${image}</g>`;
}
