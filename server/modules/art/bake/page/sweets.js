import * as T from "three";
import * as M from "./materials.js";
import { circle, points } from "./outlines.js";
import { at, ball, deform, group, lathe, mesh, PI, ring, slab, stretch, tube, turn } from "./parts.js";
import { stripes } from "./textures.js";

/** A ball with stripes that twist from pole to pole. */
function striped(r, colors) {
  const geometry = new T.SphereGeometry(r, 96, 64);
  const material = M.enamel(0xffffff, { map: stripes(colors, 6, 2), clearcoatRoughness: 0.02 });
  return turn(mesh(geometry, material), 0, 0, PI / 2);
}

function candy() {
  const wrap = (side) => {
    const fan = lathe(
      points("0.1 0, 0.16 0.14, 0.5 0.5, 0.78 0.86, 0.74 0.9, 0.44 0.56, 0.1 0.2"),
      M.enamel(0xf01478),
      { segments: 128 },
    );
    deform(fan, (p) => {
      const a = Math.atan2(p.z, p.x);
      const k = 1 + 0.2 * Math.sin(a * 11) * p.y;
      p.set(p.x * k, p.y + 0.1 * Math.sin(a * 11) * p.y, p.z * k * 0.55);
    });
    return at(
      group(fan, at(ring(0.17, 0.06, M.gold), 0, 0.1, 0, PI / 2)),
      side * 0.82,
      0,
      0,
      0,
      0,
      (side * -PI) / 2,
    );
  };
  return turn(group(striped(0.92, [0xe80a6c, 0xfff4ea]), wrap(1), wrap(-1)), 0.2, 0.24, 0.5);
}

function lollipop() {
  const swirl = (color, shift) =>
    tube(
      Array.from({ length: 90 }, (_, i) => {
        const a = i * 0.21;
        return [
          Math.cos(a + shift) * (0.06 + a * 0.056),
          Math.sin(a + shift) * (0.06 + a * 0.056),
          0.1 - (a / 19) ** 4 * 0.1,
        ];
      }),
      0.178,
      M.enamel(color, { clearcoatRoughness: 0.02 }),
      { segments: 360 },
    );
  return turn(
    group(
      swirl(0xf0186c, 0),
      swirl(0xffe9c8, PI),
      at(slab(circle(1.16), M.enamel(0xf0186c), { depth: 0.12, bevel: 0.1, curves: 64 }), 0, 0, -0.04),
      at(turn(lathe(points("0.09 -2.5, 0.1 -1, 0.001 -1"), M.white)), 0, 0, 0),
      at(
        lathe(
          [
            [0.001, -2.52],
            [0.09, -2.5],
          ],
          M.white,
        ),
      ),
      [-1, 1].map((side) =>
        at(stretch(ball(0.3, M.enamel(0x7a18d8)), 1.2, 0.8, 0.5), side * 0.32, -1.32, 0.12, 0, 0, side * 0.4),
      ),
      at(ball(0.15, M.enamel(0x9a38f0)), 0, -1.32, 0.2),
    ),
    0.02,
    0.34,
    -0.42,
  );
}

export const SWEETS = { candy, lollipop };
