// Eyes of animals.
import * as T from "three";
import * as M from "./materials.js";
import { at, ball, group, mesh, stretch } from "./parts.js";

/** A round eye that looks ahead, `r` wide. @param {number} iris its colour */
export const bigEye = (x, y, z, r, iris) =>
  at(
    group(
      stretch(ball(r, M.white), 1, 1, 0.6),
      at(stretch(ball(r * 0.68, M.glossy(iris)), 1, 1, 0.5), r * 0.08, 0, r * 0.34),
      at(stretch(ball(r * 0.4, M.black), 1, 1, 0.5), r * 0.1, 0, r * 0.52),
      at(ball(r * 0.16, M.glow(0xffffff, 1.3)), -r * 0.1, r * 0.26, r * 0.66),
    ),
    x,
    y,
    z,
  );

/**
 * An eye under a lid.
 * @param {{ iris: number, lid: number, slant?: number, open?: number, pupil?: [number, number], yaw?: number, white?: number }} look
 *   `slant` lowers the lid towards the nose (radians), `open` is the part of the eye below the lid,
 *   `pupil` its width and height as parts of the iris, `yaw` how far it looks to its side
 */
export function liddedEye(
  side,
  [x, y, z],
  r,
  { iris, lid, slant = 0, open = 0.62, pupil = [0.5, 0.5], yaw = 0.18, white = 0xfff8ec },
) {
  const cover = mesh(
    new T.SphereGeometry(r * 1.17, 40, 24, 0, Math.PI * 2, 0, Math.PI * (1 - open)),
    M.matte(lid),
  );
  const rim = mesh(new T.SphereGeometry(r * 1.05, 40, 24), M.matte(0x120a10));
  const look = group(
    stretch(ball(r * 0.66, M.glow(iris, 0.85)), 1, 1, 0.4),
    at(stretch(ball(r * 0.69, M.matte(0x140c10)), 1, 1, 0.36), 0, 0, -r * 0.03),
    at(stretch(ball(r * 0.66, M.black), pupil[0], pupil[1], 0.4), 0, 0, r * 0.06),
    at(ball(r * 0.17, M.glow(0xffffff, 1.4)), side * -r * 0.02 - r * 0.2, r * 0.24, r * 0.24),
  );
  return at(
    group(
      at(rim, 0, 0, -r * 0.1),
      ball(r, M.enamel(white)),
      at(look, side * -r * 0.06, -r * 0.04, r * 0.78),
      at(cover, 0, 0, 0, -0.35 + Math.PI * 0.18, 0, side * slant),
    ),
    side * x,
    y,
    z,
    0,
    side * yaw,
  );
}
