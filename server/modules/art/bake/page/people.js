// Heads of people. A head's middle is the origin, its width about 1, and it looks along z.
import { faceOf, skull } from "./faces.js";
import { hairOf } from "./hair.js";
import { group } from "./parts.js";

/**
 * A head of a look: `skin`, and what differs in its face (`isSoft` for a woman's); `hair` in a `style`, `hat` as the
 * height above which a hat hides it; `beard` for a short one, `longBeard` and `moustache` with their shape and
 * `beardColor`; `gaze` turns the eyes to the side and down, `open` shows the teeth and with `hasTongue` the tongue,
 * `frown` lowers the brows; `mask` is the colour of one around the eyes. What tells faces apart is in `face`, `eyes`,
 * `brows` and `mouth`.
 */
export function headOf(look, step = 0.013) {
  const { shape, parts } = faceOf(look, step);
  return group(parts, hairOf(look, shape, skull(look), step));
}
