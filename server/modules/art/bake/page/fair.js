// Tickets, and a train.
import { FONTS, relief } from "./lettering.js";
import * as M from "./materials.js";
import { svg } from "./outlines.js";
import { at, ball, box, cone, group, PI, repeat, ring, slab, stretch, turn } from "./parts.js";

/** A ticket that faces +z, with a notch at each side. */
function ticket(color) {
  const shape = svg(
    "M-110 -56 L110 -56 L110 -22 C86 -20 86 20 110 22 L110 56 L-110 56 L-110 22 C-86 20 -86 -20 -110 -22 Z",
  );
  const inner = svg("M-80 -38 L80 -38 L80 38 L-80 38 Z M-74 -32 L-74 32 L74 32 L74 -32 Z");
  return group(
    slab(shape, M.enamel(color), { depth: 6, bevel: 4, grow: 3 }),
    at(slab(inner, M.gold, { depth: 3, bevel: 2, grow: 0 }), 0, 0, 7),
    at(relief("WIN", 44, M.gold, { depth: 6, bevel: 2, font: FONTS.bungee, grow: 2 }), 0, 0, 9),
  );
}

const tickets = () =>
  turn(
    group(at(ticket(0x6a12c8), 24, 34, -22, 0, 0, -0.34), at(ticket(0xd40a22), -8, -12, 18, 0, 0, 0.14)),
    -0.1,
    0.32,
    0.06,
  );

function locomotive() {
  const red = M.enamel(0xc80a1e);
  const green = M.enamel(0x0c5a3c);
  const along = (object, x, y, z) => at(object, x, y, z, 0, 0, PI / 2);
  const wheel = (r) =>
    group(
      ring(r, r * 0.16, red),
      ring(r * 0.96, r * 0.07, M.steel),
      at(ball(r * 0.24, M.gold), 0, 0, 0.04),
      repeat(8, (i) =>
        at(
          cone(r * 0.06, r * 0.06, r, red),
          (Math.cos((i * PI) / 4) * r) / 2,
          (Math.sin((i * PI) / 4) * r) / 2,
          0,
          0,
          0,
          (i * PI) / 4 - PI / 2,
        ),
      ),
    );
  return turn(
    group(
      along(cone(0.62, 0.62, 2.2, green), 0.3, 0.3, 0),
      [-0.6, 0, 0.6, 1.2].map((x) => at(ring(0.63, 0.04, M.gold), x, 0.3, 0, 0, PI / 2)),
      along(cone(0.64, 0.6, 0.3, M.black), 1.5, 0.3, 0),
      at(stretch(ball(0.6, M.black), 0.3, 1, 1), 1.66, 0.3, 0),
      at(ring(0.5, 0.05, M.gold), 1.78, 0.3, 0, 0, PI / 2),
      // Chimney, domes and bell.
      at(cone(0.34, 0.2, 0.8, M.black), 1.16, 1.26, 0),
      at(ring(0.33, 0.06, M.gold), 1.16, 1.64, 0, PI / 2),
      at(stretch(ball(0.28, M.gold), 1, 1.2, 1), 0.4, 0.94, 0),
      at(stretch(ball(0.2, M.gold), 1, 1.2, 1), -0.2, 0.94, 0),
      // The driver's cabin.
      at(box(1.0, 1.5, 1.3, 0.08, red), -1.2, 0.62, 0),
      at(box(1.2, 0.16, 1.5, 0.07, M.black), -1.2, 1.44, 0),
      at(box(0.5, 0.5, 1.34, 0.06, M.glow(0xffd27a, 0.9)), -1.2, 0.86, 0),
      at(box(3.4, 0.22, 1.1, 0.06, M.black), 0.1, -0.42, 0),
      at(box(0.3, 0.4, 1.2, 0.08, red), 1.8, -0.5, 0),
      repeat(5, (i) => at(cone(0.03, 0.03, 0.6, M.gold), 2.06, -0.62, (i - 2) * 0.22, 0, 0, 0.7)),
      at(stretch(ball(0.22, M.glow(0xfff0b0, 1.4)), 0.7, 1, 1), 1.84, 0.98, 0),
      at(ring(0.24, 0.05, M.gold), 1.84, 0.98, 0, 0, PI / 2),
      [1, -1].map((side) => [
        at(wheel(0.5), -0.96, -0.62, side * 0.6),
        at(wheel(0.5), 0.14, -0.62, side * 0.6),
        at(wheel(0.32), 1.16, -0.8, side * 0.6),
        at(box(1.5, 0.09, 0.09, 0.03, M.steel), -0.4, -0.66, side * 0.76),
      ]),
    ),
    0.16,
    -0.66,
    0,
  );
}

export const FAIR = { tickets, locomotive };
