// Eyes of animals that are shown whole.
import * as M from "./materials.js";
import { at, ball, group, stretch } from "./parts.js";

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
