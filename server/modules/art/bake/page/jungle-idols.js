// Heads of jungle animals and night birds, cut in facets like stone.
import * as T from "three";
import { carved, facet, spike } from "./facets.js";
import * as M from "./materials.js";
import { points } from "./outlines.js";
import { at, ball, group, mesh, PI, stretch, tube, turn } from "./parts.js";

/** A macaw's head with its great hooked beak. */
function parrot([crown, face, cheek, body, wing], eyes) {
  const [top, skin, side, breast, back] = [crown, face, cheek, body, wing].map(facet);
  const [upper, lower] = [facet(0xf6ecd8), facet(0x1a1620)];
  return () =>
    turn(
      group(
        carved(
          "0 0.95 0.0, 0.36 0.86 -0.06, 0.62 0.5 -0.2, 0.14 0.5 0.5, 0.5 0.56 0.16, 0.16 0.3 0.52, 0.44 0.3 0.3, 0.6 -0.1 0.0, 0 0.5 0.6, 0.24 -0.2 0.5, 0.62 -0.7 -0.2, 0.8 -1.4 -0.3, 0 -0.8 0.42, 0 -1.5 0.3, 0.4 -0.5 0.3",
          {
            top: "0 1 3, 0 3 8, 1 4 3, 1 2 4",
            skin: "4 2 6, 2 7 6, 6 7 14, 5 6 14, 5 14 9",
            side: "7 10 14, 2 10 7",
            breast: "9 14 12, 14 10 12, 10 11 12, 12 11 13",
            eye: "3 4 6, 3 6 5",
          },
          { top, skin, side, breast, eye: facet(0xf8f4ea) },
        ),
        carved(
          "0 0.52 0.6, 0.24 0.36 0.54, 0 0.42 1.06, 0.22 0.14 0.86, 0 -0.06 1.34, 0.13 -0.3 1.12, 0 -0.62 1.18, 0.22 -0.12 0.62, 0.16 -0.34 0.86",
          { upper: "0 1 2, 1 3 2, 2 3 4, 3 5 4, 4 5 6, 3 8 5, 5 8 6, 1 7 3, 3 7 8" },
          { upper },
        ),
        carved(
          "0.2 -0.16 0.6, 0.14 -0.38 0.84, 0 -0.52 0.96, 0 -0.5 0.56, 0 -0.34 0.9",
          { lower: "0 1 3, 1 2 3, 1 4 2" },
          { lower },
        ),
        [1, -1].map((flank) => [
          at(stretch(ball(0.1, M.black), 1, 1, 0.7), flank * 0.3, 0.42, 0.4),
          at(ball(0.045, M.glow(eyes, 1.5)), flank * 0.3, 0.44, 0.47),
          ...[0, 1, 2, 3].map((i) =>
            at(
              spike([back, side, top][i % 3], 0.2, 0.9),
              flank * (0.66 + i * 0.06),
              -0.3 - i * 0.3,
              -0.26,
              0,
              0,
              flank * (-2.5 - i * 0.08),
            ),
          ),
        ]),
        [-0.24, 0, 0.24].map((x) =>
          at(spike(top, 0.14, 0.62), x, 1.12 - Math.abs(x) * 0.4, -0.14, -0.4, 0, -x * 1.2),
        ),
      ),
      0.02,
      -0.4,
      0,
    );
}

/** A tyrant lizard's head with its jaws open. */
function rex(colors, eyes) {
  const [dark, middle, light, belly] = colors.map(facet);
  const tooth = M.enamel(0xfff4dc);
  const row = (y, list, isUp) =>
    list.map(([x, z, h]) => [1, -1].map((side) => at(spike(tooth, 0.075, h), side * x, y, z, isUp ? 0 : PI)));
  return () =>
    turn(
      group(
        carved(
          "0 0.7 -0.2, 0.4 0.68 -0.3, 0.66 0.3 -0.4, 0.3 0.62 0.2, 0.5 0.3 0.2, 0 0.5 0.4, 0.26 0.42 0.6, 0.44 0.02 0.5, 0.2 0.34 1.2, 0 0.36 1.24, 0.32 0.02 1.16, 0 0.1 1.5, 0.18 0.0 1.44, 0.3 -0.1 1.1, 0.46 -0.12 0.4, 0.6 -0.1 -0.2, 0.34 0.42 0.42",
          {
            dark: "0 1 3, 0 3 5, 1 2 4, 1 4 3",
            middle: "5 3 16, 5 16 6, 6 8 9, 5 6 9, 8 12 11, 9 8 11",
            light: "2 15 4, 4 15 7, 7 15 14, 6 7 8, 7 10 8, 8 10 12, 4 7 16",
            belly: "10 13 12, 7 13 10, 7 14 13",
            eye: "3 4 16, 16 7 6",
          },
          { dark, middle, light, belly, eye: light },
        ),
        carved(
          "0.56 -0.2 -0.2, 0.5 -0.66 -0.2, 0.4 -0.5 0.4, 0.26 -0.56 0.94, 0 -0.6 1.2, 0 -0.84 0.9, 0.3 -0.86 0.3, 0 -0.98 0.1, 0.52 -0.36 0.1",
          { middle: "0 1 8, 8 1 2, 2 1 6, 2 6 3, 3 6 5, 3 5 4", belly: "6 7 5, 1 7 6" },
          { middle, belly },
        ),
        carved(
          "0.44 -0.14 -0.1, 0.42 -0.14 0.5, 0 -0.12 1.3, 0.3 -0.5 0.9, 0.4 -0.46 0.2, 0 -0.2 -0.2, 0 -0.56 1.1",
          { mouth: "0 1 5, 1 2 5, 4 5 3, 3 5 6" },
          { mouth: facet(0x8a1026) },
        ),
        at(stretch(ball(0.3, M.enamel(0xf0486a)), 0.8, 0.26, 1.7), 0, -0.44, 0.6, 0.1),
        row(
          -0.2,
          [
            [0.4, 0.5, 0.26],
            [0.38, 0.72, 0.3],
            [0.34, 0.94, 0.3],
            [0.27, 1.14, 0.34],
            [0.14, 1.36, 0.26],
          ],
          false,
        ),
        row(
          -0.42,
          [
            [0.36, 0.46, 0.2],
            [0.31, 0.68, 0.24],
            [0.24, 0.88, 0.24],
            [0.1, 1.08, 0.2],
          ],
          true,
        ),
        [1, -1].map((side) => [
          at(
            group(
              stretch(ball(0.13, M.glow(eyes, 1.4)), 0.6, 1, 1),
              at(stretch(ball(0.07, M.black), 0.6, 1.5, 0.7), side * 0.04, 0, 0.05),
            ),
            side * 0.43,
            0.42,
            0.34,
            0,
            side * 0.5,
          ),
          at(stretch(ball(0.07, M.dark), 1, 0.6, 1), side * 0.14, 0.3, 1.3),
          at(spike(dark, 0.16, 0.42), side * 0.42, 0.74, 0.12, 0.3, 0, side * -0.3),
        ]),
        [0, 1, 2, 3].map((i) => at(spike(dark, 0.16, 0.5), 0, 0.86 - i * 0.04, -0.1 - i * 0.28, -0.3)),
        at(mesh(new T.CylinderGeometry(0.72, 0.95, 1.5, 7), middle), 0, -0.6, -0.75, 0.5),
      ),
      0.1,
      -0.62,
      0.06,
    );
}

/** An ape's head with a broad muzzle. */
function ape(colors, eyes) {
  const [dark, middle, light, face] = colors.map(facet);
  return () =>
    turn(
      group(
        carved(
          "0 1.15 -0.1, 0.44 1.0 -0.1, 0.78 0.5 -0.2, 0.9 -0.1 -0.2, 0.7 -0.7 -0.05, 0 0.5 0.5, 0.5 0.42 0.4, 0.62 0.16 0.3, 0.14 0.3 0.5, 0.4 0.2 0.44, 0.28 0.08 0.46, 0 0.16 0.6, 0.54 -0.2 0.42, 0 -0.14 0.78, 0.3 -0.12 0.72, 0.42 -0.5 0.72, 0 -0.42 0.96, 0 -0.92 0.62, 0.4 -0.86 0.4, 0.14 -0.1 0.8",
          {
            dark: "0 1 5, 1 6 5, 1 2 6",
            middle: "2 7 6, 2 3 7, 3 12 7, 3 4 12, 4 18 12",
            light: "5 6 8, 6 9 8, 6 7 9",
            face: "5 8 11, 8 10 11, 10 14 13, 11 10 13, 7 12 9, 9 12 10, 10 12 14, 12 15 14, 14 15 16, 13 14 16, 15 17 16, 12 18 15, 15 18 17",
            eye: "8 9 10",
          },
          { dark, middle, light, face, eye: M.glow(eyes, 1.5) },
        ),
        [1, -1].map((side) => [
          at(
            group(stretch(mesh(new T.IcosahedronGeometry(0.26, 0), face), 0.7, 1, 0.5)),
            side * 0.96,
            0.12,
            -0.16,
          ),
          at(stretch(ball(0.075, M.dark), 1.1, 0.7, 0.5), side * 0.14, -0.18, 0.86),
          ...[0, 1, 2, 3, 4].map((i) =>
            at(
              spike([dark, middle][i % 2], 0.34, 0.4),
              side * (0.84 - i * 0.06),
              -0.3 - i * 0.2,
              -0.16,
              0,
              0,
              side * (-2.1 - i * 0.14),
            ),
          ),
          ...[0, 1, 2].map((i) =>
            at(
              spike(middle, 0.36, 0.4),
              side * (0.84 - i * 0.2),
              0.5 + i * 0.26,
              -0.2,
              0,
              0,
              side * (-1.2 + i * 0.3),
            ),
          ),
        ]),
        tube(
          points("-0.3 -0.66 0.74, -0.14 -0.6 0.9, 0 -0.58 0.94, 0.14 -0.6 0.9, 0.3 -0.66 0.74"),
          0.035,
          M.dark,
        ),
        [-0.16, 0.16].map((x) => at(spike(dark, 0.36, 0.42), x, 1.26, -0.16, -0.1, 0, -x)),
      ),
      0.02,
      0.3,
      0,
    );
}

/** An owl's head: two discs of feathers around great eyes. */
function owl(colors, eyes) {
  const [dark, middle, light, white] = colors.map(facet);
  return () =>
    turn(
      group(
        stretch(mesh(new T.IcosahedronGeometry(1.05, 2), middle), 1, 1.02, 0.72),
        [1, -1].map((side) => [
          at(
            group(
              Array.from({ length: 16 }, (_, i) => {
                const a = (i / 16) * PI * 2;
                return at(
                  spike(i % 2 ? light : white, 0.13, 0.34),
                  Math.cos(a) * 0.36,
                  Math.sin(a) * 0.36,
                  0,
                  0,
                  0,
                  a - PI / 2,
                );
              }),
              stretch(ball(0.34, M.enamel(eyes, { emissive: eyes, emissiveIntensity: 0.35 })), 1, 1, 0.5),
              at(stretch(ball(0.19, M.black), 1, 1, 0.5), 0, 0, 0.12),
              at(ball(0.06, M.glow(0xffffff, 1.2)), -0.08, 0.1, 0.22),
            ),
            side * 0.42,
            0.16,
            0.66,
            0,
            side * 0.24,
          ),
          at(spike(dark, 0.26, 0.9), side * 0.66, 1.0, 0.14, 0.2, 0, side * -0.5),
          at(spike(middle, 0.2, 0.66), side * 0.4, 0.86, 0.36, 0.3, 0, side * -0.66),
          ...[0, 1, 2, 3].map((i) =>
            at(
              spike([dark, light][i % 2], 0.22, 0.6),
              side * (0.86 - i * 0.14),
              -0.4 - i * 0.2,
              0.1,
              0,
              0,
              side * (-2.2 - i * 0.2),
            ),
          ),
        ]),
        at(spike(facet(0xffb01c), 0.17, 0.5), 0, -0.16, 0.92, PI - 0.3),
      ),
      0.02,
      0.28,
      0,
    );
}

export const JUNGLE_IDOLS = {
  "parrot-idol": parrot([0xe0142c, 0xfff0e0, 0xffb81c, 0xd00a24, 0x1a5af0], 0xffffff),
  "parrot-idol-blue": parrot([0x0a6af0, 0xfff0e0, 0xffc81c, 0xffb01c, 0x0a3ab0], 0xffffff),
  "rex-idol": rex([0x1c4a1c, 0x3a8a2c, 0x6ac84a, 0xd8e8a0], 0xffc020),
  "rex-idol-ember": rex([0x4a1008, 0xa02c14, 0xe0642c, 0xffc890], 0xffe050),
  "gorilla-idol": ape([0x14121c, 0x2a2838, 0x44405a, 0x6a5a5c], 0xffa020),
  "monkey-idol": ape([0x4a240c, 0x7a4418, 0xa8662c, 0xf0b888], 0x5ad0ff),
  "owl-idol": owl([0x3a1c10, 0x8a5428, 0xc88a48, 0xfff0d4], 0xffb81c),
  "owl-idol-snow": owl([0x5a6a9a, 0xa8b8e0, 0xdce8ff, 0xffffff], 0x40d0ff),
};
