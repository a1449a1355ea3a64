// Buildings and vessels.
import * as T from "three";
import * as M from "./materials.js";
import { points, polygon } from "./outlines.js";
import {
  at,
  ball,
  box,
  cone,
  deform,
  group,
  lathe,
  mesh,
  PI,
  repeat,
  ring,
  slab,
  stretch,
  tube,
  turn,
} from "./parts.js";

const WALL = M.satin(0xf2e2cc);
const SHADE = M.satin(0xc8ac9c);
const ROOF = M.enamel(0x5a2ae0);
const LIT = M.glow(0xffc84a, 1.1);

const flag = (color) =>
  group(
    cone(0.018, 0.018, 0.5, M.gold),
    at(
      deform(mesh(new T.PlaneGeometry(0.46, 0.24, 12, 2), M.enamel(color)), (p) => {
        p.z = Math.sin(p.x * 9) * 0.05;
        p.y *= 1 - (p.x + 0.23) * 1.2;
      }),
      0.25,
      0.13,
      0,
    ),
  );

/** A round tower with battlements or a pointed roof. */
function tower(r, h, { roof = ROOF, flagColor = 0xff3a5a, windows = 2 } = {}) {
  const top = h / 2;
  return group(
    cone(r, r * 1.08, h, WALL),
    repeat(Math.floor(h * 5), (row) =>
      at(ring(r * 1.035, 0.012, SHADE), 0, -h / 2 + row * 0.2 + 0.1, 0, PI / 2),
    ),
    at(cone(r * 1.22, r, 0.14, SHADE), 0, top - 0.05, 0),
    repeat(9, (i) =>
      at(
        box(r * 0.42, 0.16, 0.1, 0.02, WALL),
        Math.cos((i / 9) * 2 * PI) * r * 1.14,
        top + 0.09,
        Math.sin((i / 9) * 2 * PI) * r * 1.14,
        0,
        -(i / 9) * 2 * PI + PI / 2,
      ),
    ),
    roof
      ? [
          at(
            lathe(
              points(`${r * 1.22} 0, ${r * 0.9} 0.22, ${r * 0.5} 0.66, ${r * 0.18} 1.1, 0.001 1.3`).map(
                ([x, y]) => [x, y * r * 1.7],
              ),
              roof,
              { smooth: true },
            ),
            0,
            top + 0.08,
            0,
          ),
          at(ring(r * 1.2, 0.04, M.gold), 0, top + 0.1, 0, PI / 2),
          at(ball(0.07, M.gold), 0, top + 0.08 + r * 2.2, 0),
          at(flag(flagColor), 0, top + 0.3 + r * 2.2, 0),
        ]
      : [],
    repeat(windows, (i) =>
      at(
        group(box(r * 0.34, r * 0.6, 0.06, 0.05, LIT), at(stretch(ring(r * 0.25, 0.03, SHADE), 1, 1.5, 1))),
        0.1 * r,
        top - 0.42 - i * 0.62,
        r * 1.0,
      ),
    ),
  );
}

function castle() {
  const gate = new T.Shape()
    .moveTo(-0.3, -0.5)
    .lineTo(0.3, -0.5)
    .lineTo(0.3, 0)
    .absarc(0, 0, 0.3, 0, PI, false);
  return turn(
    group(
      at(tower(0.42, 2.6, { windows: 2 }), 0, 0.5, -0.5),
      at(tower(0.34, 1.9), -0.86, 0.2, -0.2),
      at(tower(0.34, 1.75, { flagColor: 0xffc21c }), 0.86, 0.12, -0.2),
      at(tower(0.3, 1.2, { windows: 1, roof: M.enamel(0xe8287a), flagColor: 0x3ad0ff }), -1.32, -0.1, 0.4),
      at(tower(0.3, 1.2, { windows: 1, roof: M.enamel(0xe8287a), flagColor: 0x3ad0ff }), 1.32, -0.1, 0.4),
      at(box(2.4, 1.0, 0.4, 0.04, WALL), 0, -0.3, 0.3),
      repeat(7, (i) => at(box(0.2, 0.18, 0.4, 0.02, WALL), -0.9 + i * 0.3, 0.27, 0.3)),
      repeat(3, (i) => at(box(2.42, 0.02, 0.42, 0.01, SHADE), 0, -0.1 - i * 0.24, 0.3)),
      at(slab(gate, M.goldDeep, { depth: 0.1, bevel: 0.04, grow: 0.06 }), 0, -0.26, 0.5),
      at(slab(gate, M.wood(0x6a3214), { depth: 0.1, bevel: 0.02 }), 0, -0.26, 0.56),
      repeat(3, (i) => at(box(0.56, 0.035, 0.04, 0.01, M.iron), 0, -0.62 + i * 0.2, 0.64)),
      at(stretch(ball(1.9, M.enamel(0x1c9a4a)), 1, 0.34, 0.8), 0, -1.0, 0),
      at(box(0.6, 0.06, 1.0, 0.03, M.satin(0xe8c890)), 0, -0.62, 1.0, 0.34),
      points("-1.5 -0.5 0.9, 1.55 -0.5 0.9, -0.95 -0.55 1.2, 1.0 -0.55 1.2").map(([x, y, z]) =>
        at(ball(0.2, M.enamel(0x0e7a3a)), x, y, z),
      ),
    ),
    0.2,
    -0.34,
    0,
  );
}

function temple() {
  const marble = M.satin(0xfdf2e2);
  const shade = M.satin(0xd2bcae);
  const column = () =>
    group(
      deform(cone(0.15, 0.18, 1.5, marble, 96), (p) => {
        const k = 1 - 0.09 * Math.abs(Math.sin(Math.atan2(p.z, p.x) * 6));
        p.set(p.x * k, p.y, p.z * k);
      }),
      at(ring(0.19, 0.04, M.gold), 0, -0.74, 0, PI / 2),
      at(box(0.46, 0.1, 0.46, 0.03, marble), 0, 0.82, 0),
      [1, -1].map((side) => at(turn(cone(0.11, 0.11, 0.4, M.gold, 32), PI / 2), side * 0.18, 0.74, 0)),
    );
  const laurel = [1, -1].map((side) =>
    repeat(7, (i) => {
      const a = -PI / 2 + side * (0.3 + i * 0.36);
      return at(
        stretch(ball(0.07, M.gold), 0.6, 1.4, 0.5),
        Math.cos(a) * 0.24,
        Math.sin(a) * 0.24,
        0.06,
        0,
        0,
        a + side * 0.5,
      );
    }),
  );
  return turn(
    group(
      [0, 1, 2].map((i) =>
        at(box(3.1 - i * 0.24, 0.15, 2.0 - i * 0.24, 0.03, i % 2 ? shade : marble), 0, -1.1 + i * 0.15, 0),
      ),
      repeat(5, (i) => at(column(), -1.08 + i * 0.54, 0.1, 0.62)),
      repeat(2, (i) => at(column(), -1.08 + i * 2.16, 0.1, -0.2)),
      repeat(2, (i) => at(column(), -1.08 + i * 2.16, 0.1, -0.62)),
      at(
        box(2.0, 1.6, 0.9, 0.02, M.enamel(0x3a1450, { emissive: 0xff8a20, emissiveIntensity: 0.18 })),
        0,
        0.1,
        -0.1,
      ),
      at(box(2.7, 0.22, 1.6, 0.03, marble), 0, 1.02, 0),
      at(box(2.74, 0.07, 1.64, 0.02, M.gold), 0, 1.12, 0),
      repeat(12, (i) => at(box(0.1, 0.12, 0.06, 0.01, M.goldDeep), -1.21 + i * 0.22, 1.02, 0.82)),
      at(slab(polygon(points("-1.44 0, 1.44 0, 0 0.74")), marble, { depth: 1.5, bevel: 0.04 }), 0, 1.2, 0),
      at(
        slab(polygon(points("-1.1 0, 1.1 0, 0 0.54")), M.enamel(0x1a4ac8), { depth: 0.1, bevel: 0.02 }),
        0,
        1.26,
        0.78,
      ),
      at(group(laurel, ball(0.11, M.gold)), 0, 1.44, 0.86),
      [-1.44, 0, 1.44].map((x) =>
        at(
          lathe(points("0.06 0, 0.18 0.12, 0.1 0.2, 0.14 0.3, 0.001 0.42"), M.gold),
          x,
          x === 0 ? 1.94 : 1.24,
          0.7,
        ),
      ),
      [-1.1, 1.1].map((x) =>
        at(
          group(
            lathe(points("0.05 0, 0.06 0.3, 0.2 0.42, 0.18 0.46"), M.gold),
            at(
              lathe(points("0.001 0, 0.15 0.12, 0.1 0.3, 0.001 0.5"), M.glow(0xff8a14, 1.4), {
                smooth: true,
              }),
              0,
              0.42,
              0,
            ),
          ),
          x * 1.24,
          -0.74,
          1.02,
        ),
      ),
    ),
    0.2,
    -0.46,
    0,
  );
}

/** A square sail full of wind. */
const sail = (w, h, material, trim) =>
  group(
    deform(mesh(new T.PlaneGeometry(w, h, 24, 24), material), (p) => {
      const [s, t] = [(p.x / w) * 2, (p.y / h) * 2];
      p.x *= 1 + 0.08 * (1 - t);
      p.z = 0.42 * w * (1 - s * s) * (0.55 + 0.45 * (1 - t * t));
    }),
    at(turn(cone(0.035, 0.035, w * 1.16, trim, 16), 0, 0, PI / 2), 0, h / 2, 0),
  );

function ship() {
  const wood = M.wood(0x9a5220);
  const dark = M.wood(0x5a2a10);
  const cloth = M.satin(0xfff4e0);
  const hull = deform(mesh(new T.BoxGeometry(3.2, 0.9, 1, 48, 16, 16), wood), (p) => {
    const [s, t] = [p.x / 1.6, p.y / 0.45];
    const narrow = (1 - Math.abs(s) ** 2.4 * 0.92) * (0.56 + 0.44 * (t * 0.5 + 0.5));
    p.z *= narrow * 1.24;
    p.y += s * s * 0.42 * (s > 0 ? 1.1 : 0.9) - (1 - t) * 0.1 * (1 - s * s);
    p.x *= 0.86 + 0.14 * (t * 0.5 + 0.5);
  });
  const strake = (y, bulge, material, r) =>
    [1, -1].map((side) =>
      tube(
        Array.from({ length: 17 }, (_, i) => {
          const s = -1 + i / 8;
          const narrow = (1 - Math.abs(s) ** 2.4 * 0.92) * bulge;
          return [s * 1.6 * (0.86 + 0.14 * (y / 0.9 + 0.5)), y + s * s * 0.42, side * 0.63 * narrow];
        }),
        r,
        material,
      ),
    );
  const mast = (x, h) => at(cone(0.05, 0.075, h, dark, 20), x, h / 2 + 0.3, 0);
  return turn(
    group(
      hull,
      strake(0.47, 1.02, M.gold, 0.055),
      strake(0.16, 0.9, M.goldDeep, 0.035),
      strake(-0.16, 0.76, dark, 0.03),
      repeat(5, (i) =>
        at(
          group(ring(0.1, 0.035, M.gold), stretch(ball(0.09, M.dark), 1, 1, 0.4)),
          -0.86 + i * 0.43,
          0.24 + (i - 2) ** 2 * 0.02,
          0.64 - (i - 2) ** 2 * 0.045,
        ),
      ),
      at(box(0.7, 0.5, 0.7, 0.06, wood), -1.2, 0.92, 0),
      at(box(0.78, 0.08, 0.78, 0.03, M.gold), -1.2, 1.18, 0),
      repeat(3, (i) => at(box(0.14, 0.2, 0.05, 0.03, LIT), -1.42 + i * 0.22, 0.94, 0.36)),
      mast(-0.66, 2.2),
      mast(0.18, 2.7),
      mast(0.96, 2.0),
      tube(points("1.2 0.8 0, 1.7 1.1 0, 2.1 1.3 0"), 0.05, dark),
      at(
        turn(
          group(at(sail(1.0, 0.7, cloth, dark), 0, -0.5, 0), at(sail(0.8, 0.55, cloth, dark), 0, 0.24, 0)),
          0,
          1.0,
        ),
        -0.66,
        1.85,
        0.06,
      ),
      at(
        turn(
          group(
            at(sail(1.3, 0.95, cloth, dark), 0, -0.52, 0),
            at(sail(1.04, 0.7, M.satin(0xe0283c), dark), 0, 0.44, 0),
          ),
          0,
          1.0,
        ),
        0.18,
        1.9,
        0.06,
      ),
      at(
        turn(
          group(at(sail(0.96, 0.7, cloth, dark), 0, -0.46, 0), at(sail(0.74, 0.5, cloth, dark), 0, 0.26, 0)),
          0,
          1.0,
        ),
        0.96,
        1.75,
        0.06,
      ),
      [
        [-0.66, 2.6],
        [0.18, 3.1],
        [0.96, 2.4],
      ].map(([x, y]) => at(flag(0xff2a4a), x, y, 0, 0, PI)),
      at(stretch(ball(2.0, M.enamel(0x0a6ad8)), 1.05, 0.16, 0.62), 0, -0.5, 0),
      repeat(26, (i) => {
        const a = (i / 26) * PI * 2;
        return at(
          stretch(ball(0.2, M.satin(0xf0faff)), 1.2, 0.6, 1),
          Math.cos(a) * (1.62 + (i % 2) * 0.14),
          -0.36,
          Math.sin(a) * (0.74 + (i % 3) * 0.07),
        );
      }),
    ),
    0.14,
    -0.44,
    -0.03,
  );
}

export const PLACES = { castle, temple, ship };
