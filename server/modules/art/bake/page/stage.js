import { jewel } from "./gem-cuts.js";
import * as M from "./materials.js";
import { circle, points, svg } from "./outlines.js";
import { at, ball, box, cone, group, lathe, PI, repeat, ring, slab, stretch, tube, turn } from "./parts.js";

const horn = (line, color, bell) => {
  const body = tube(line, 0.46, M.enamel(color, { roughness: 0.42, clearcoat: 0.6 }), {
    segments: 90,
    taper: (t) => 1.14 - t * 0.84,
  });
  return group(body, at(group(ball(0.2, M.gold), ring(0.2, 0.035, M.gold)), ...bell));
};

/** Nine coloured points that hang from a circle of 0.9. */
const jestersPoints = () =>
  repeat(9, (i) =>
    turn(
      at(
        slab(svg("M-22 0 L22 0 L0 62 Z"), M.enamel([0xd2061e, 0xffb400, 0x6a12c8][i % 3]), {
          depth: 4,
          bevel: 4,
          grow: 0,
        }),
        0,
        -0.72,
        0.92,
        0.3,
        0,
        0,
        0.0135,
      ),
      0,
      (i * PI) / 4.5,
      0,
    ),
  );

/** A jester's cap of three horns with its opening around the origin, 0.9 wide. */
export function jestersCap() {
  return group(
    horn(
      points("-0.42 -0.5 0, -0.66 0.3 0, -1.2 0.72 0, -1.66 0.4 0.1, -1.72 -0.1 0.15"),
      0x6a12c8,
      [-1.72, -0.28, 0.16],
    ),
    horn(
      points("0.42 -0.5 0, 0.66 0.3 0, 1.2 0.72 0, 1.66 0.4 0.1, 1.72 -0.1 0.15"),
      0xd2061e,
      [1.72, -0.28, 0.16],
    ),
    horn(
      points("0 -0.5 0.14, 0 0.5 0.24, 0.08 1.1 0.2, 0.36 1.44 0.3, 0.72 1.3 0.5"),
      0x0a9a48,
      [0.86, 1.22, 0.55],
    ),
    lathe(points("0.86 -0.82, 0.96 -0.7, 0.96 -0.5, 0.86 -0.38, 0.8 -0.5, 0.8 -0.8"), M.gold, {
      smooth: true,
    }),
    repeat(12, (i) =>
      turn(
        at(jewel(["ruby", "emerald", "sapphire"][i % 3]), 0, -0.6, 0.97, PI / 2, 0, 0, 0.11),
        0,
        (i * PI) / 6 + 0.2,
        0,
      ),
    ),
  );
}

function microphone() {
  const wire = M.silver;
  const grill = group(
    ball(0.6, M.iron),
    repeat(12, (i) => turn(ring(0.61, 0.022, wire), 0, (i * PI) / 12, 0)),
    repeat(9, (i) => {
      const y = (i - 4) * 0.13;
      return at(ring(Math.sqrt(0.615 ** 2 - y * y), 0.022, wire), 0, y, 0, PI / 2);
    }),
    at(ring(0.62, 0.075, M.gold), 0, 0, 0, PI / 2),
  );
  return turn(
    group(
      at(grill, 0, 1.1, 0),
      at(lathe(points("0.46 0.75, 0.5 0.62, 0.46 0.42, 0.36 0.3"), M.gold, { smooth: true })),
      lathe(
        points("0.36 0.34, 0.34 -0.2, 0.26 -1.4, 0.22 -1.5, 0.001 -1.52"),
        M.lacquer(0xc8102e, { metalness: 0.6 }),
      ),
      at(ring(0.355, 0.04, M.gold), 0, 0.3, 0, PI / 2),
      at(ring(0.27, 0.04, M.gold), 0, -1.2, 0, PI / 2),
      at(box(0.14, 0.34, 0.1, 0.04, M.gold), 0, -0.1, 0.34, 0.06),
    ),
    0.1,
    0.3,
    -0.62,
  );
}

function guitar() {
  const body = svg(
    "M0 -52 C22 -52 34 -40 34 -22 C34 -6 26 0 28 12 C30 22 44 28 44 52 C44 84 22 96 0 96 C-22 96 -44 84 -44 52 C-44 28 -30 22 -28 12 C-26 0 -34 -6 -34 -22 C-34 -40 -22 -52 0 -52Z",
  );
  const peg = (side, i) =>
    at(
      group(
        at(turn(cone(1.6, 1.6, 10, M.gold), 0, 0, PI / 2)),
        at(stretch(ball(4.6, M.gold), 1, 0.7, 0.7), side * 6, 0, 0),
      ),
      side * 12,
      122 + i * 12,
      2,
    );
  return turn(
    group(
      slab(body, M.wood(0x7a2c0a), { depth: 18, bevel: 5, grow: 3 }),
      at(
        slab(body, M.enamel(0xff8a1c, { map: M.planks, roughness: 0.36 }), { depth: 6, bevel: 3, grow: 0 }),
        0,
        0,
        9,
      ),
      at(slab(circle(16), M.dark, { depth: 2, bevel: 0.5 }), 0, -12, 13),
      at(ring(17, 2.6, M.gold), 0, -12, 14),
      at(ring(21.5, 1, M.red), 0, -12, 13.6),
      at(box(14, 120, 7, 2.5, M.wood(0x4a1c0c)), 0, 60, 14),
      repeat(7, (i) => at(box(14, 1.4, 2, 0.5, M.gold), 0, 46 + i * 10.5, 18)),
      at(box(26, 44, 9, 4, M.wood(0x7a2c0a)), 0, 136, 10),
      [0, 1, 2].flatMap((i) => [peg(1, i), peg(-1, i)]),
      at(box(38, 9, 7, 3, M.wood(0x3a1408)), 0, -62, 15),
      repeat(6, (i) => at(cone(0.55, 0.55, 188, M.silver, 8), (i - 2.5) * 2.1, 32, 20)),
      at(
        slab(svg("M18 -6 C34 6 36 30 26 46 C18 40 12 30 12 20 Z"), M.enamel(0xb8061e), {
          depth: 1,
          bevel: 1,
        }),
        0,
        0,
        14,
      ),
    ),
    -0.06,
    0.36,
    -0.6,
  );
}

export const STAGE = {
  "joker-hat": () => turn(group(jestersCap(), jestersPoints()), 0.2, -0.18, 0.04),
  microphone,
  guitar,
};
