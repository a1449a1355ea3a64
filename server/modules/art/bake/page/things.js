// Tools, vehicles and things of everyday use.
import * as T from "three";
import { jewel } from "./gem-cuts.js";
import * as M from "./materials.js";
import { circle, points, polygon, starPoints, svg } from "./outlines.js";
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
import { carve, ease, egg, join, orb, sculpt } from "./sculpt.js";

function gear() {
  const wheel = (teeth, r, material, rim) => {
    const outline = polygon(
      Array.from({ length: teeth * 4 }, (_, i) => {
        const a = ((i + 0.5) / (teeth * 4)) * PI * 2;
        const out = i % 4 < 2 ? r : r * 0.78;
        return [Math.cos(a) * out, Math.sin(a) * out];
      }),
    );
    outline.holes.push(new T.Path().absarc(0, 0, r * 0.3, 0, PI * 2, true));
    return group(
      slab(outline, material, { depth: 0.24, bevel: 0.07 }),
      at(ring(r * 0.6, 0.06, rim), 0, 0, 0.2),
      at(ring(r * 0.32, 0.07, rim), 0, 0, 0.18),
      repeat(6, (i) =>
        at(
          ball(0.07, rim),
          Math.cos((i / 6) * 2 * PI) * r * 0.46,
          Math.sin((i / 6) * 2 * PI) * r * 0.46,
          0.18,
        ),
      ),
    );
  };
  return turn(
    group(
      at(wheel(10, 1.05, M.gold, M.copper), -0.25, -0.2, 0),
      at(wheel(8, 0.62, M.copper, M.gold), 0.95, 0.85, -0.12, 0, 0, 0.3),
      at(wheel(7, 0.4, M.steel, M.gold), 0.98, -0.62, 0.06, 0, 0, 0.1),
    ),
    -0.1,
    -0.4,
    0,
  );
}

function moneyBag() {
  const shape = join(
    0.2,
    egg([0, -0.35, 0], [1.08, 0.95, 0.95]),
    egg([0, 0.5, 0], [0.42, 0.5, 0.42]),
    egg([0, 1.0, 0], [0.62, 0.22, 0.5]),
  );
  const folds = (x, y, z) => shape(x, y, z) + 0.035 * Math.sin(Math.atan2(z, x) * 9) * ease(-0.2, 0.7, y);
  const open = carve(0.06, folds, egg([0, 1.16, 0], [0.46, 0.2, 0.36]));
  const cloth = M.satin(0xc8843a);
  const rope = M.gold;
  const dollar = svg(
    "M-4 -34 L4 -34 4 -28 C14 -26 20 -18 20 -12 L10 -10 C9 -16 4 -19 -1 -19 C-8 -19 -11 -16 -11 -12 C-11 -8 -7 -6 2 -3 C16 1 22 6 22 15 C22 23 15 28 4 30 L4 36 -4 36 -4 30 C-16 28 -22 21 -23 12 L-12 11 C-11 18 -6 21 0 21 C8 21 11 18 11 15 C11 10 7 9 -2 6 C-16 2 -22 -3 -22 -12 C-22 -20 -14 -26 -4 -28Z",
  );
  const coin = (x, y, z, rx, rz) =>
    at(
      group(turn(cone(0.3, 0.3, 0.1, M.gold, 64), 0), at(ring(0.26, 0.03, M.goldDeep), 0, 0.06, 0, PI / 2)),
      x,
      y,
      z,
      rx,
      0,
      rz,
    );
  return turn(
    group(
      sculpt(
        open,
        [
          [-1.4, -1.5, -1.3],
          [1.4, 1.5, 1.3],
        ],
        0.05,
        cloth,
      ),
      at(ring(0.46, 0.09, rope), 0, 0.6, 0, PI / 2),
      tube(points("0.1 0.58 0.46, 0.3 0.4 0.6, 0.2 0.1 0.75"), 0.06, rope),
      tube(points("-0.05 0.58 0.46, -0.2 0.36 0.62, -0.32 0.16 0.72"), 0.06, rope),
      at(slab(dollar, M.gold, { depth: 6, bevel: 4 }), 0, -0.42, 0.95, -0.06, 0, 0, 0.0125),
      coin(-0.16, 1.16, 0, 0.5, 0.3),
      coin(0.2, 1.18, 0.1, 0.7, -0.4),
      coin(0.02, 1.26, -0.1, 1.1, 0.1),
      coin(1.02, -1.12, 0.6, 0.1, 0.1),
      coin(0.92, -1.02, 0.72, 0.16, -0.1),
      coin(-1.08, -1.12, 0.5, 0.1, -0.06),
      coin(-0.8, -1.16, 0.9, 0.3, 0.1),
    ),
    0.14,
    -0.2,
    0.06,
  );
}

function picture() {
  const frame = (w, h, r, material, z) =>
    at(
      group(
        [1, -1].map((side) => [
          at(box(2 * w, r, 0.24, 0.08, material), 0, side * (h - r / 2), 0),
          at(box(r, 2 * h, 0.24, 0.08, material), side * (w - r / 2), 0, 0),
        ]),
      ),
      0,
      0,
      z,
    );
  const scroll = (x, y) => at(group(ring(0.2, 0.08, M.gold), at(ball(0.13, M.goldDeep))), x, y, 0.2);
  return turn(
    group(
      frame(1.3, 1.1, 0.3, M.gold, 0),
      frame(1.06, 0.86, 0.1, M.goldDeep, 0.12),
      at(box(2.1, 1.7, 0.06, 0.02, M.satin(0x5ab0ff)), 0, 0, 0),
      at(
        stretch(ball(0.24, M.enamel(0xfff0a0, { emissive: 0xffd83a, emissiveIntensity: 0.4 })), 1, 1, 0.2),
        0.42,
        0.38,
        0.05,
      ),
      at(
        slab(svg("M-88 70 C-50 6 -20 -10 10 20 C30 40 60 0 88 18 L88 70Z"), M.satin(0x2a8a5a), {
          depth: 0.4,
          bevel: 0,
        }),
        0,
        0,
        0.06,
        0,
        0,
        0,
        0.0108,
      ),
      at(
        slab(svg("M-88 70 C-40 40 0 30 40 44 C60 50 80 44 88 48 L88 70Z"), M.satin(0x6ac83a), {
          depth: 0.4,
          bevel: 0,
        }),
        0,
        0,
        0.08,
        0,
        0,
        0,
        0.0108,
      ),
      [
        [-1.3, 1.1],
        [1.3, 1.1],
        [-1.3, -1.1],
        [1.3, -1.1],
      ].map(([x, y]) => scroll(x, y)),
      at(group(ring(0.16, 0.07, M.gold), at(jewel("ruby"), 0, 0, 0.1, PI / 2, 0, 0, 0.16)), 0, 1.14, 0.16),
    ),
    -0.06,
    -0.42,
    0.05,
  );
}

/** An oval mirror with a handle. */
function mirror() {
  const glass = M.material({
    color: 0xbfe4ff,
    metalness: 0.9,
    roughness: 0.06,
    emissive: 0x3a6aff,
    emissiveIntensity: 0.16,
  });
  return turn(
    group(
      at(
        group(
          stretch(ring(0.86, 0.15, M.gold), 0.86, 1.06, 1),
          stretch(ball(0.84, M.goldDeep), 0.86, 1.06, 0.1),
          at(stretch(ball(0.8, glass), 0.86, 1.06, 0.14), 0, 0, 0.06),
          repeat(18, (i) =>
            at(
              ball(0.085, i % 3 ? M.gold : M.enamel(0xe8147a)),
              Math.cos((i / 18) * 2 * PI) * 0.9,
              Math.sin((i / 18) * 2 * PI) * 1.1,
              0.05,
            ),
          ),
          [
            [-0.2, 0.9],
            [0.08, 0.6],
          ].map(([x, long]) =>
            at(box(0.1, long, 0.02, 0.02, M.glow(0xffffff, 0.7)), x, 0.1, 0.2, 0, 0, -0.6),
          ),
          at(jewel("sapphire"), 0, 1.02, 0.16, PI / 2, 0, 0, 0.18),
        ),
        0,
        0.55,
        0,
      ),
      at(
        lathe(points("0.12 0.3, 0.22 0.2, 0.12 0.05, 0.16 -0.5, 0.1 -0.95, 0.2 -1.05, 0.001 -1.24"), M.gold, {
          smooth: true,
        }),
        0,
        -0.62,
        0,
      ),
      [1, -1].map((side) => at(ring(0.18, 0.06, M.gold), side * 0.3, -0.36, 0)),
    ),
    0,
    -0.3,
    -0.3,
  );
}

function skull() {
  const eye = orb([0.36, 0.06, 0.86], 0.3);
  const shape = [
    (x, y, z) => eye(Math.abs(x), y * 0.94, z),
    egg([0, -0.34, 0.98], [0.13, 0.2, 0.3]),
    (x, y, z) => egg([0.92, -0.42, 0.5], [0.22, 0.4, 0.4])(Math.abs(x), y, z),
  ].reduce(
    (whole, hole) => carve(0.1, whole, hole),
    join(
      0.2,
      egg([0, 0.34, 0], [0.98, 0.9, 1]),
      egg([0, -0.42, 0.36], [0.62, 0.5, 0.56]),
      egg([0, -0.9, 0.44], [0.5, 0.26, 0.42]),
    ),
  );
  const [bone, shade] = [new T.Color(0xfff2dc), new T.Color(0x2c1420)];
  return turn(
    group(
      sculpt(
        shape,
        [
          [-1.2, -1.4, -1.2],
          [1.2, 1.4, 1.3],
        ],
        0.045,
        M.satin(0xffffff),
        (x, y, z, color) =>
          color
            .copy(bone)
            .lerp(shade, ease(0.4, 0.26, Math.hypot(Math.abs(x) - 0.36, y - 0.06)) * ease(0.9, 0.72, z)),
      ),
      [1, -1].map((side) => at(ball(0.105, M.glow(0xff5a1c, 1.6)), side * 0.35, 0.06, 0.62)),
      repeat(6, (i) =>
        at(
          box(0.15, 0.24, 0.12, 0.05, M.enamel(0xfffaf0)),
          (i - 2.5) * 0.165,
          -0.74,
          0.92 - Math.abs(i - 2.5) * 0.05,
        ),
      ),
      repeat(5, (i) =>
        at(
          box(0.15, 0.2, 0.12, 0.05, M.enamel(0xf4e6d0)),
          (i - 2) * 0.165,
          -0.99,
          0.86 - Math.abs(i - 2) * 0.05,
        ),
      ),
    ),
    0.04,
    -0.3,
    -0.06,
  );
}

function football() {
  const t = (1 + Math.sqrt(5)) / 2;
  const corners = [];
  for (const a of [1, -1]) for (const b of [t, -t]) corners.push([0, a, b], [a, b, 0], [b, 0, a]);
  const centres = corners.map(([x, y, z]) => new T.Vector3(x, y, z).normalize());
  return turn(
    group(
      ball(1, M.enamel(0xf8f6ff)),
      centres.map((centre) => {
        const patch = group(
          slab(
            polygon(
              Array.from({ length: 5 }, (_, i) => [
                Math.cos((i / 5) * 2 * PI) * 0.34,
                Math.sin((i / 5) * 2 * PI) * 0.34,
              ]),
            ),
            M.enamel(0x1a1630),
            { depth: 0.03, bevel: 0.03 },
          ),
        );
        patch.position.copy(centre.clone().multiplyScalar(0.965));
        patch.lookAt(centre.clone().multiplyScalar(2));
        return group(patch);
      }),
      centres.flatMap((a, i) =>
        centres
          .slice(i + 1)
          .filter((b) => a.distanceTo(b) < 1.2)
          .map((b) => {
            const line = Array.from({ length: 7 }, (_, k) => {
              const p = a
                .clone()
                .lerp(b, 0.3 + (k / 6) * 0.4)
                .normalize()
                .multiplyScalar(1.0);
              return [p.x, p.y, p.z];
            });
            return tube(line, 0.018, M.matte(0x8a86a8), { segments: 12 });
          }),
      ),
    ),
    0.4,
    0.5,
    0.2,
  );
}

function raceCar() {
  const red = M.enamel(0xe00a1e);
  const wheel = (x, z, r, w) =>
    at(
      turn(
        group(
          cone(r, r, w, M.satin(0x17131f), 64),
          [1, -1].map((side) =>
            at(
              group(
                cone(r * 0.55, r * 0.6, 0.06, M.gold, 48),
                repeat(5, (i) =>
                  turn(at(box(r * 0.14, 0.1, r * 0.9, 0.02, M.steel), 0, 0, 0), 0, (i / 5) * PI),
                ),
              ),
              0,
              side * (w / 2),
              0,
            ),
          ),
          [1, -1].map((side) =>
            at(ring(r * 0.82, 0.03, M.enamel(0xffd028)), 0, side * (w / 2 + 0.01), 0, PI / 2),
          ),
        ),
        PI / 2,
      ),
      x,
      r - 0.62,
      z,
    );
  return turn(
    group(
      deform(mesh(new T.BoxGeometry(3.4, 0.42, 0.8, 40, 8, 12), red), (p) => {
        const s = (p.x + 1.7) / 3.4;
        p.z *= 1.1 - ease(0.45, 1, s) * 0.72;
        p.y = p.y * (1 - ease(0.5, 1, s) * 0.5) - ease(0.5, 1, s) * 0.12 - 0.14;
      }),
      at(stretch(ball(0.6, red), 1.7, 0.62, 0.62), -0.5, 0.1, 0),
      at(stretch(ball(0.3, M.enamel(0x0a1a3a, { roughness: 0.1 })), 1.3, 0.8, 0.9), 0.02, 0.38, 0),
      at(stretch(ball(0.24, M.enamel(0xffd028)), 1, 1, 1), -0.08, 0.52, 0),
      at(box(0.5, 0.34, 0.2, 0.08, red), -0.9, 0.5, 0),
      at(box(0.5, 0.07, 1.7, 0.03, M.enamel(0x1a1630)), -1.62, 0.62, 0),
      at(box(0.4, 0.06, 1.6, 0.03, red), -1.5, 0.42, 0),
      [1, -1].map((side) => at(box(0.55, 0.5, 0.06, 0.03, M.gold), -1.6, 0.48, side * 0.84)),
      at(box(0.5, 0.07, 2.0, 0.03, M.enamel(0x1a1630)), 1.62, -0.38, 0),
      [1, -1].map((side) => at(box(0.5, 0.3, 0.06, 0.03, M.gold), 1.62, -0.3, side * 0.98)),
      [1, -1].map((side) => [
        wheel(-1.1, side * 0.78, 0.56, 0.5),
        wheel(1.1, side * 0.74, 0.46, 0.4),
        at(box(1.1, 0.3, 0.4, 0.14, M.enamel(0xf6f3ff)), -0.25, -0.2, side * 0.5),
        at(turn(cone(0.03, 0.03, 0.7, M.steel), PI / 2), 1.1, -0.2, side * 0.4),
      ]),
      at(slab(circle(0.2), M.white, { depth: 0.02, bevel: 0.01 }), 0.72, 0.02, 0, -1.42),
    ),
    0.34,
    -0.62,
    0.06,
  );
}

function drum() {
  return turn(
    group(
      cone(1, 1, 0.95, M.enamel(0xd0102c), 96),
      [0.5, -0.5].map((y) => at(ring(1.02, 0.1, M.gold), 0, y, 0, PI / 2)),
      at(stretch(ball(0.98, M.satin(0xfff6e4)), 1, 0.06, 1), 0, 0.52, 0),
      repeat(10, (i) => {
        const [a, b] = [(i / 10) * PI * 2, ((i + 0.5) / 10) * PI * 2];
        const [c] = [((i + 1) / 10) * PI * 2];
        return tube(
          [
            [Math.cos(a) * 1.03, 0.45, Math.sin(a) * 1.03],
            [Math.cos(b) * 1.03, -0.45, Math.sin(b) * 1.03],
            [Math.cos(c) * 1.03, 0.45, Math.sin(c) * 1.03],
          ],
          0.035,
          M.cream,
          { segments: 16 },
        );
      }),
      [1, -1].map((side) =>
        at(
          group(
            cone(0.06, 0.085, 2.1, M.wood(0xc87a34)),
            at(stretch(ball(0.15, M.wood(0xd88a44)), 1, 1.4, 1), 0, 1.1, 0),
          ),
          side * 0.34,
          0.95,
          0.3,
          0.5,
          0,
          side * 1.0,
        ),
      ),
    ),
    0.34,
    0.2,
    0.06,
  );
}

function pickaxe() {
  const blade = svg(
    "M-92 26 C-60 -18 -24 -34 0 -34 C24 -34 60 -18 92 26 C58 -2 24 -10 0 -10 C-24 -10 -58 -2 -92 26Z",
  );
  return turn(
    group(
      at(cone(0.1, 0.13, 2.9, M.wood(0x9a5a24)), 0, -0.4, 0),
      [-1.2, -1.0, -1.4].map((y) => at(ring(0.125, 0.035, M.leather(0x5a2a10)), 0, y, 0, PI / 2)),
      at(slab(blade, M.steel, { depth: 10, bevel: 7, size: 6, grow: 1 }), 0, 0.62, 0, 0, 0, 0, 0.0145),
      at(box(0.4, 0.4, 0.42, 0.08, M.gold), 0, 0.92, 0),
      at(jewel("emerald"), 0, 0.92, 0.24, PI / 2, 0, 0, 0.13),
      at(ball(0.17, M.gold), 0, -1.86, 0),
    ),
    0.1,
    -0.4,
    -0.5,
  );
}

/** A bent rod with a fish hook and a float. */
function fishingRod() {
  return turn(
    group(
      tube(points("-1.2 -1.4 0, -0.5 -0.3 0, 0.2 0.8 0, 0.8 1.35 0, 1.3 1.3 0"), 0.1, M.enamel(0x1a6af0), {
        taper: (t) => 1.2 - t * 0.95,
      }),
      tube(points("-1.3 -1.56 0, -0.9 -0.94 0"), 0.17, M.wood(0xb06a2c)),
      at(
        group(
          turn(cone(0.34, 0.34, 0.3, M.gold, 48), PI / 2),
          at(turn(cone(0.24, 0.24, 0.36, M.enamel(0xe0142c), 48), PI / 2)),
          tube(points("0 0 0.2, 0.3 -0.1 0.3, 0.5 -0.1 0.3"), 0.05, M.steel),
          at(ball(0.1, M.black), 0.5, -0.1, 0.3),
        ),
        -0.5,
        -0.55,
        0.2,
      ),
      points("-0.5 -0.3 0, 0.2 0.8 0, 0.8 1.35 0").map(([x, y]) =>
        at(ring(0.11, 0.03, M.gold), x + 0.08, y - 0.05, 0.06, 0, 1),
      ),
      tube(points("1.3 1.3 0, 1.32 0.4 0.05, 1.28 -0.3 0.1"), 0.016, M.white),
      at(
        group(
          stretch(ball(0.28, M.enamel(0xf6f3ff)), 1, 1.15, 1),
          at(mesh(new T.SphereGeometry(0.29, 48, 24, 0, PI * 2, 0, PI / 2), M.enamel(0xf0142c)), 0, 0.03, 0),
          at(cone(0.03, 0.03, 0.3, M.gold), 0, 0.4, 0),
        ),
        1.28,
        -0.3,
        0.1,
      ),
      tube(
        points("1.28 -0.6 0.1, 1.28 -1.2 0.1, 1.1 -1.5 0.1, 0.84 -1.36 0.1, 0.86 -1.1 0.1"),
        0.06,
        M.silver,
        { taper: (t) => 1.1 - t * 0.8 },
      ),
    ),
    0,
    0.3,
    0,
  );
}

function chequeredFlag() {
  const flag = group(
    repeat(6, (i) =>
      repeat(5, (j) =>
        at(
          deform(
            mesh(new T.BoxGeometry(0.4, 0.32, 0.05, 6, 4, 1), M.enamel((i + j) % 2 ? 0xf8f6ff : 0x17131f)),
            (p) => {
              const x = p.x + i * 0.4;
              p.z += Math.sin(x * 2.6) * 0.2;
              p.y += Math.cos(x * 2.4) * 0.08;
            },
          ),
          i * 0.4 + 0.24,
          j * -0.32,
          0,
        ),
      ),
    ),
  );
  return turn(
    group(
      at(cone(0.07, 0.08, 3.4, M.gold), 0, -0.5, 0),
      at(ball(0.17, M.gold), 0, 1.24, 0),
      at(flag, 0.06, 0.9, 0),
      at(
        slab(polygon(starPoints(5, 0.2, 0.09)), M.enamel(0xffc81c), { depth: 0.06, bevel: 0.04 }),
        0,
        -2.3,
        0,
      ),
    ),
    0,
    -0.24,
    -0.22,
  );
}

export const THINGS = {
  gear,
  "money-bag": moneyBag,
  picture,
  mirror,
  skull,
  football,
  "race-car": raceCar,
  drum,
  pickaxe,
  "fishing-rod": fishingRod,
  "chequered-flag": chequeredFlag,
};
