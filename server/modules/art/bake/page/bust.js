// A bust: clothes and a head, with what many of them wear.
import { clothOf, satinOf } from "./cloth.js";
import { skinOf, toneOf } from "./faces.js";
import { yoke } from "./figure-parts.js";
import { jewel } from "./gem-cuts.js";
import * as M from "./materials.js";
import { at, ball, group, PI, stretch, turn } from "./parts.js";

/** The joint of the neck in front of which the head turns. */
const NECK = { y: 0.1, z: -0.1 };

/** The scale of heads on bodies: a little larger than life, and narrower than they are modelled. */
const HEAD = [1.19, 1.28, 1.22];

/**
 * Clothes and a head. @param yaw turn of the whole bust
 * @param pose how the head is held: `nod` bows it, `turn` and `tilt` are to the figure's left
 */
export const bust =
  (clothes, above, yaw = 0.3, { nod = 0, turn: aside = 0, tilt = 0 } = {}) =>
  () => {
    const head = at(stretch(group(above()), ...HEAD), 0, -0.15 - NECK.y, 0.02 - NECK.z);
    return turn(group(clothes(), at(head, 0, NECK.y, NECK.z, nod, aside, -tilt)), 0.04, yaw, 0);
  };

export const gloss = satinOf;
export const velvet = clothOf;
/** Height above a head's middle from which a hat hides its hair. */
export const HAT = 0.3;
export const skin = (color) => {
  const material = skinOf();
  material.color.copy(toneOf(color));
  return material;
};
export const bun = (color, y, z, r) => at(ball(r, M.satin(color)), 0, y, z);
export const jewelled = (kind, scale = 0.14) => at(jewel(kind), 0, 0, 0, PI / 2, 0, 0, scale);
export const fur = (color = 0xfbf6ea, isSoft = false) =>
  yoke(M.matte(color), 0.16, 0.52, { thick: 0.11, isSoft });
export const ermine = () =>
  group(
    fur(0xfbf6ea, true),
    [-1, -0.5, 0, 0.5, 1].map((i) =>
      at(stretch(ball(0.035, M.black), 0.7, 1.5, 0.7), i * 0.36, -0.16 + i * i * 0.16, 0.52 - i * i * 0.2),
    ),
  );
